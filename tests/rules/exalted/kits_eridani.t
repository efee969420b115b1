# Heroes of the Eridani: profiles, abilities, passives

# ---- Jasper ----

test EX-KIT-11 Jasper: values at levels 1, 3 and 5
match jasper
at jasper 300 3300
expect value jasper mana 4 mreg 2 attack 5 wk 0
expect life jasper 8
expect value jasper run 10 move 5 rst 1 mr 1 agil 4 range 1
level jasper 3
expect value jasper mana 5 mreg 2 attack 6 wk 0
expect life jasper 10
level jasper 5
expect value jasper mana 6 mreg 3 attack 7 wk 0
expect life jasper 12

test EX-KIT-11 Bat Swing: RW 1, NK > RST, push 3
match jasper vs ayumi
lane jasper 3600 ayumi 3950
force 4 0 0 0 0
do 1 act jasper; use q; done
do 2 let
event hits ayumi 5 5 1 0 0
event push ayumi 300 4712
expect mana jasper 2

test EX-KIT-11 Shock Grenade: circle at 4, NK -1 > MR, stun
match jasper vs ayumi
level jasper 2
lane jasper 3200 ayumi 4600
force 4 4 0 0
do 1 act jasper; use w; aim 300,4600; done
event hits ayumi 4 5 2 0 1
expect lp ayumi 5
expect status ayumi stun yes
expect mana jasper 1

test EX-KIT-11 EX-CARD-5 Knockout: NK +2 > RST, critical; stun, then push 2
match jasper vs chen-lu
level jasper 4
mana jasper 5
lane jasper 3600 chen-lu 3950
force 5 5 2 0 0 0 0 0
do 1 act jasper; use r; done
do 2 let
# level 4: 6 + 2 dice; 3 hits + 2 sixes - 2
event hits chen-lu 8 3 3 2 2
expect lp chen-lu 5
expect status chen-lu stun yes
event push chen-lu 300 4458
expect mana jasper 1

test EX-KIT-11 EX-CARD-16 Hothead: NK +1 while wounded, in attacks and abilities
match jasper vs ayumi
lane jasper 3600 ayumi 3950
lp jasper 7
do 1 act jasper; attack ayumi; done
do 2 let
event hits ayumi 6 5
lp ayumi 6
do 1 act jasper; use q; done
do 2 let
event hits ayumi 6 5

# ---- Lucina ----

test EX-KIT-12 Lucina: values at levels 1, 3 and 5
match lucina
at lucina 300 3300
expect value lucina mana 6 mreg 3 attack 4 wk 7
expect life lucina 7
expect value lucina run 8 move 4 rst 0 mr 2 agil 4 range 4
level lucina 3
expect value lucina mana 7 mreg 3 attack 4 wk 8
expect life lucina 9
level lucina 5
expect value lucina mana 8 mreg 4 attack 5 wk 9
expect life lucina 11

test EX-KIT-12 System Access: RW 6, WK > MR, silence
match lucina vs ayumi
lane lucina 3200 ayumi 5024
force 4 4 0 0 0 0 0
do 1 act lucina; use q; done
event hits ayumi 7 5 2 0 1
expect status ayumi silence yes
expect mana lucina 4

test EX-KIT-12 Remote Control: RW 6, WK -1 > MR, blind and charm 3
match lucina vs ayumi
level lucina 2
lane lucina 3200 ayumi 5000
force 4 4 0 0 0 0
do 1 act lucina; use w; done
event hits ayumi 6 5 2 0 1
expect status ayumi blind yes
event charm ayumi 300 4238
expect mana lucina 3

test EX-KIT-12 Total Crash: circle at 6, WK > MR, stun
match lucina vs ayumi
level lucina 4
mana lucina 7
lane lucina 3200 ayumi 5200
force 4 4 0 0 0 0 0 0
do 1 act lucina; use r; aim 300,5200; done
event hits ayumi 8 5 2 0 1
expect status ayumi stun yes
expect mana lucina 3

test EX-KIT-12 EX-CARD-19 Biohacker: who loses LP to her abilities loses 1 mana
match lucina vs ayumi
lane lucina 3200 ayumi 5000
force 4 4 0 0 0 0 0
do 1 act lucina; use q; done
expect mana ayumi 4

test EX-KIT-12 Not without damage, not by basic attacks, never below 0
match lucina vs ayumi
lane lucina 3600 ayumi 4600
force 0 0 0 0 0 0 0
do 1 act lucina; use q; done
expect mana ayumi 5
do 1 act lucina; attack ayumi; done
expect mana ayumi 5
turn 1
mana ayumi 0
force 4 4 0 0 0 0 0
do 1 act lucina; use q; done
expect mana ayumi 0

# ---- Dr. Markovic ----

test EX-KIT-13 Dr. Markovic: values at levels 1, 3 and 5
match markovic
at markovic 300 3300
expect value markovic mana 6 mreg 3 attack 4 wk 0
expect life markovic 6
expect value markovic run 8 move 4 rst 1 mr 1 agil 4 range 4
level markovic 3
expect value markovic mana 7 mreg 3 attack 4 wk 0
expect life markovic 8
level markovic 5
expect value markovic mana 8 mreg 4 attack 5 wk 0
expect life markovic 10

test EX-KIT-13 Skin Armour: one friend within 4, RST +2, short
match markovic
lane markovic 3200 alice 4516
do 1 act markovic; use q; at alice; done
expect value alice rst 2
expect mana markovic 4
do 1 pass
do 2 pass-phase
expect value alice rst 2
do 1 pass-phase
expect value alice rst 0

test EX-KIT-13 Disarm: RW 4, FK +1 > RST; blind and RST -1, short
match markovic vs chen-lu
level markovic 2
lane markovic 3200 chen-lu 4500
force 5 5 5 0 0
do 1 act markovic; use w; done
do 2 let
event hits chen-lu 5 3 3 3 2
expect lp chen-lu 7
expect status chen-lu blind yes
expect value chen-lu rst 1
expect mana markovic 4
do 1 pass
expect value chen-lu rst 1
do 2 pass-phase
expect value chen-lu rst 2

test EX-KIT-13 EX-CARD-10 Exoskeleton: friends within 4 get shield 3 and RST +1, short
match markovic
level markovic 4
mana markovic 7
lane markovic 3200 alice 4516
at jasper 600 4600
shield alice 1
do 1 act markovic; use r; done
expect shield alice 3
expect shield markovic 3
expect shield jasper 0
expect value alice rst 1
expect value markovic rst 2
expect value jasper rst 1
expect mana markovic 3
next-round
# the shield is lost at the end of the round
expect shield alice 0

test EX-KIT-13 EX-COOL-2 Four Arms: his Q twice in succession, his W not
match markovic vs chen-lu
level markovic 2
lane markovic 3200 alice 3600 chen-lu 4500
do 1 act markovic; use q; at alice; done
do 2 let
do 1 act markovic
offered 1 use q
do 1 use w; done
do 2 let
turn 1
mana markovic 6
do 1 act markovic
denied 1 EX-COOL-2 use w
offered 1 use q

# ---- Alice ----

test EX-KIT-14 Alice: values at levels 1, 3 and 5
pack exalted-vectors
match alice
at alice 300 3300
expect value alice mana 4 mreg 2 attack 6 wk 0
expect life alice 6
expect value alice run 8 move 4 rst 0 mr 1 agil 5 range 4
level alice 3
expect value alice mana 5 mreg 2 attack 7 wk 0
expect life alice 8
level alice 5
expect value alice mana 6 mreg 3 attack 8 wk 0
expect life alice 10

test EX-KIT-14 EX-LINE-4 EX-ABIL-3 EX-ABIL-6 Shocker: first in a line of 6, FK > RST, slow
match alice vs chen-lu
lane alice 3200 chen-lu 5000
force 2 2 2 0 0 0
do 1 act alice; use q; aim 300,5000; done
do 2 let
event hits chen-lu 6 3 3 0 2
expect lp chen-lu 7
expect status chen-lu slow yes
expect mana alice 2

test EX-KIT-14 Jump Shot: fly 3, then one enemy within 4, FK -1 > RST
match alice vs chen-lu
level alice 2
lane alice 3200 golem-red-nw-outer-1 3600 chen-lu 5200
do 1 act alice; use w
offered 1 to 300,3962
denied 1 EX-CARD-6 to 300,3963
force 2 2 2 0 0
do 1 to 300,3962; at chen-lu; done
do 2 let
event dash alice 300 3962
event hits chen-lu 5 3 3 0 2
expect lp chen-lu 7
expect mana alice 2

test EX-KIT-14 Cybershot on Gavin with 6 6 5 4 3 2 2 1 1: 5 hits + 2 - 2 = 5 damage, 4 mana
pack exalted-vectors
match alice elmar vs gavin
level alice 4
mana alice 5
off tower-blue-nw-outer
lane alice 3200 gavin 6040
force 5 5 4 3 2 1 1 0 0
do 1 act alice; use r; aim 300,6040; done
event hits gavin 9 3 5 2 2
expect lp gavin 4
expect mana alice 1

test EX-KIT-14 One unit beyond 10 inches she does not see him
match alice elmar vs gavin
level alice 4
mana alice 5
off tower-blue-nw-outer
lane alice 3200 gavin 6041
do 1 act alice
denied 1 EX-RULE-91 use r

test EX-KIT-14 EX-ABIL-9 EX-ABIL-8 Sure Aim: her basic attacks are critical from level 1 on
match alice vs ayumi
lane alice 3200 ayumi 4000
force 5 5 0 0 0 0
do 1 act alice; attack ayumi; done
expect lp ayumi 2

# ---- Gavin ----

test EX-KIT-15 Gavin: values at levels 1, 3 and 5
match gavin
at gavin 300 3300
expect value gavin mana 4 mreg 2 attack 5 wk 0
expect life gavin 9
expect value gavin run 8 move 4 rst 2 mr 1 agil 3 range 1
level gavin 3
expect value gavin mana 5 mreg 2 attack 6 wk 0
expect life gavin 11
level gavin 5
expect value gavin mana 6 mreg 3 attack 7 wk 0
expect life gavin 13

test EX-KIT-15 Challenge: RW 5, NK -1 > RST, charm 3
match gavin vs ayumi
lane gavin 3200 ayumi 4770
force 4 0 0 0
do 1 act gavin; use q; done
event hits ayumi 4 5 1 0 0
event charm ayumi 300 4008
expect mana gavin 2

test EX-KIT-15 For the Weak: Ylvie protected 2 inches away: of 3 damage Gavin loses 2, Ylvie 1
match gavin ylvie vs ayumi
level gavin 2
lane gavin 3200 ylvie 4008
at alice 900 3200
do 1 act gavin; use w
denied 1 EX-CARD-1 at gavin
do 1 at ylvie; done
expect mana gavin 2
turn 2
at ayumi 300 4350
force 3 3 3 0 0 0
do 2 act ayumi; attack ylvie; done
do 1 let
event guarded gavin ylvie 2
expect lp gavin 7
expect lp ylvie 6

test EX-KIT-15 EX-CARD-4 Of 1 damage Gavin loses 1 and Ylvie none: no effect on her
pack exalted-vectors
match gavin ylvie vs tian-feng
level gavin 2
level tian-feng 2
lane gavin 3200 ylvie 4008
at alice 900 3200
do 1 act gavin; use w; at ylvie; done
turn 2
at tian-feng 300 4700
force 3 0 0 0 0
do 2 act tian-feng; use w; aim 300,4008; done
do 1 let
event guarded gavin ylvie 1
no-event damage ylvie
expect lp gavin 8
expect lp ylvie 7
expect status ylvie blind no

test EX-KIT-15 Not farther than 3 inches apart
match gavin ylvie vs ayumi
level gavin 2
lane gavin 3200 ylvie 4200
at alice 900 3200
do 1 act gavin; use w; at ylvie; done
turn 2
lane ylvie 4263 ayumi 4600
force 3 3 3 0 0 0
do 2 act ayumi; attack ylvie; done
do 1 let
expect lp gavin 9
expect lp ylvie 4

test EX-KIT-15 Only attack rolls: he does not share bleeding
match gavin ylvie
level gavin 2
lane gavin 3200 ylvie 4008
at alice 900 3200
do 1 act gavin; use w; at ylvie; done
last-phase
status ylvie bleed ayumi
do 2 pass-phase
expect lp ylvie 5
expect lp gavin 9

test EX-KIT-15 One hero at a time: the marker moves
match gavin ylvie vs ayumi
level gavin 2
lane gavin 3200 ylvie 4008
at alice 900 3200
do 1 act gavin; use w; at ylvie; done
do 1 act jasper; run; go 2000,600; done
turn 1
do 1 act gavin; use w; at alice; done
turn 2
at ayumi 300 4350
force 3 3 3 0 0 0
do 2 act ayumi; attack ylvie; done
do 1 let
expect lp gavin 9
expect lp ylvie 4

test EX-KIT-15 EX-CARD-5 Hero of the People: enemies within 3, NK -1 > RST, charm 2; other friends within 3 get shield 2
match gavin vs ayumi
level gavin 4
mana gavin 5
lane gavin 3800 ayumi 4862
at golem-red-nw-outer-1 1000 4700
at alice 300 3200
at lucina 900 2400
force 4 0 0 0 0
do 1 act gavin; use r; done
event hits ayumi 5 5 1 0 0
no-event hits golem-red-nw-outer-1
event charm ayumi 300 4354
expect shield alice 2
expect shield gavin 0
expect shield lucina 0
expect mana gavin 1

test EX-KIT-15 EX-CARD-14 Unbowed: immune to stun and silence
match gavin
status gavin stun
status gavin silence
status gavin hold
expect status gavin stun no
expect status gavin silence no
expect status gavin hold yes

test EX-KIT-15 And he cannot be charmed, but pushed
match gavin vs chen-lu
turn 2
lane gavin 4500 chen-lu 3600
force 5 5 5 5 5
do 2 act chen-lu; use q; done
do 1 let
expect lp gavin 5
no-event charm
expect at gavin 300 4500
at tian-feng 300 5000
lp gavin 9
force 5 5 5 5 5 5
do 2 act tian-feng; use q; aim 300,4500; done
do 1 let
event push gavin 300 3992

test EX-KIT-15 Three damage: two for the guard, one of them on its shield
pack exalted-vectors
match
level gavin 2
at gavin 300 4000
at alice 700 4000
at tian-feng 700 4700
do 1 act gavin; use w; done
do 2 let
shield gavin 1
turn 2
force 4 4 4 0 0 0
do 2 act tian-feng; attack alice; done
do 1 let
event guarded gavin alice 2
event shielded gavin 1
event damage gavin 1 8
event damage alice 1 5
at gavin 300 5200
force 4 4 4 0 0 0
do 2 act tian-feng; attack alice; done
do 1 let
no-event guarded
event damage alice 3 2

test EX-KIT-20 EX-KIT-15 A guard takes nothing of fixed damage
pack exalted-vectors
match
level gavin 2
at gavin 300 4000
at alice 700 4000
at chen-lu 700 4400
do 1 act gavin; use w; done
do 2 let
force 0 0 0 0 0 0
do 1 act alice; attack chen-lu; done
do 2 let
cites EX-KIT-20 damage alice 1 5
no-event guarded

test EX-KIT-15 Nor once Gavin is out, wherever he fell
pack exalted-vectors
match gavin
level gavin 2
lane gavin 3200 alice 3700
do 1 act gavin; use w; done
turn 2
off gavin
at tian-feng 300 4400
do 2 act tian-feng; attack alice
force 5 5 5 0 0 0
do 2 done
do 1 let
no-event guarded gavin
expect lp alice 3

test EX-KIT-15 Gavin takes half: of an even number neither more
pack exalted-vectors
match ylvie
level gavin 2
lane gavin 3600 ylvie 4000 ayumi 4400
do 1 act gavin; use w; done
turn 2
do 2 act ayumi; attack ylvie; done
force 4 4 0 0 0 0
do 1 let
event guarded gavin ylvie 1
expect lp gavin 8
expect lp ylvie 6

test EX-KIT-15 EX-ABIL-5 What an ability of the first hero rolls, he takes half of, too
pack exalted-vectors
match ylvie vs jasper
level gavin 2
lane gavin 3600 ylvie 4000 jasper-2 4400
do 1 act gavin; use w; done
turn 2
do 2 act jasper-2; use q; done
force 4 4 4 4 0
do 1 let
expect lp gavin 7
expect lp ylvie 5

test EX-KIT-15 EX-RULE-91 Gavin's R is for friends as well: nobody to charm, but somebody to shield
pack exalted-vectors
match
level gavin 4
lane gavin 3600 alice 4000
do 1 act gavin
offered 1 use r
do 1 use r; done
expect shield alice 2
expect shield gavin 0

test EX-KIT-15 EX-RULE-91 Alone it is for nobody
pack exalted-vectors
match
level gavin 4
lane gavin 3600
do 1 act gavin
denied 1 EX-RULE-91 use r

test EX-KIT-15 EX-CARD-10 What a shield takes nobody shares
pack exalted-vectors
match ylvie
level gavin 2
lane gavin 3600 ylvie 4000 ayumi 4400
do 1 act gavin; use w; done
turn 2
shield ylvie 9
do 2 act ayumi; attack ylvie; done
force 4 4 0 0 0 0
do 1 let
event shielded ylvie 2
no-event guarded
expect lp gavin 9

test EX-KIT-15 EX-CARD-10 Gavin's own shield takes his half
pack exalted-vectors
match ylvie
level gavin 2
lane gavin 3600 ylvie 4000 ayumi 4400
do 1 act gavin; use w; done
turn 2
shield gavin 9
do 2 act ayumi; attack ylvie; done
force 4 4 0 0 0 0
do 1 let
event shielded gavin 1
no-event damage gavin
expect lp gavin 9
expect lp ylvie 6
