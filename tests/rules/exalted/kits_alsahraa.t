# Heroes of the Alsahraa: profiles, abilities, passives

# ---- Leyla ----

test EX-KIT-6 Leyla: values at levels 1, 3 and 5
pack exalted-vectors
match leyla
at leyla 300 3300
expect value leyla mana 4 mreg 2 attack 6 wk 0
expect life leyla 7
expect value leyla run 10 move 5 rst 1 mr 0 agil 4 range 1
level leyla 3
expect value leyla mana 5 mreg 2 attack 7 wk 0
expect life leyla 9
level leyla 5
expect value leyla mana 6 mreg 3 attack 8 wk 0
expect life leyla 11

test EX-KIT-6 EX-CARD-6 EX-FLY-3 Hunting Leap: fly 3 over models, NK > RST within 1, bleed
match leyla vs ayumi
lane leyla 3200 golem-red-nw-outer-1 3600 ayumi 4300
do 1 act leyla; use q
offered 1 to 300,3962
denied 1 EX-CARD-6 to 300,3963
denied 1 EX-MOVE-4 to 300,3800
force 4 0 0 0 0 0
do 1 to 300,3962; at ayumi; done
do 2 let
event dash leyla 300 3962
event hits ayumi 6 5 1 0 0
expect status ayumi bleed yes
expect mana leyla 2

test EX-KIT-6 EX-LINE-1 Catch Rope: first in a line of 5, NK -2 > RST, charm 4
match leyla vs ayumi
level leyla 2
lane leyla 3200 ayumi 4700
force 4 0 0 0
do 1 act leyla; use w; aim 300,4700; done
event hits ayumi 4 5 1 0 0
event charm ayumi 300 3684
expect mana leyla 2

test EX-KIT-6 EX-CARD-3 Killing Thrust: NK +1 > RST, critical
pack exalted-vectors
match leyla vs chen-lu
level leyla 4
mana leyla 5
lane leyla 3200 chen-lu 3550
force 5 5 2 0 0 0 0 0
do 1 act leyla; use r; done
do 2 let
# level 4: NK 7 + 1; 3 hits + 2 sixes - 2
event hits chen-lu 8 3 3 2 2
expect lp chen-lu 5
expect mana leyla 1

test EX-KIT-6 EX-WOUND-1 On a wounded target 2 dice more
pack exalted-vectors
match leyla vs chen-lu
level leyla 4
mana leyla 5
lane leyla 3200 chen-lu 3550
lp chen-lu 7
do 1 act leyla; use r; done
do 2 let
event hits chen-lu 10 3

test EX-KIT-6 Beast Hunter: 2 dice more on creatures and monsters, basic attacks and abilities; not on golems
pack exalted-vectors
match leyla
lane leyla 3200 pantha-w 3600
at golem-red-nw-outer-1 600 3300
do 1 act leyla; attack pantha-w; done
event hits pantha-w 8 5
do 1 act leyla; attack golem-red-nw-outer-1; done
event hits golem-red-nw-outer-1 6 4

test EX-KIT-6 EX-CARD-13 Also with abilities
pack exalted-vectors
match leyla
level leyla 2
lane leyla 3200 cydra 4400
do 1 act leyla; use w; aim 300,4400; done
# 6 - 2 + 2
event hits cydra 6 4

# ---- Djamila ----

test EX-KIT-7 Djamila: values at levels 1, 3 and 5
match djamila
at djamila 300 3300
expect value djamila mana 6 mreg 3 attack 3 wk 7
expect life djamila 6
expect value djamila run 8 move 4 rst 0 mr 1 agil 5 range 4
level djamila 3
expect value djamila mana 7 mreg 3 attack 4 wk 8
expect life djamila 8
level djamila 5
expect value djamila mana 8 mreg 4 attack 4 wk 9
expect life djamila 10

test EX-KIT-7 Pillar of Flame: circle at 4, WK -1 > MR, burn
match djamila vs ayumi
lane djamila 3200 ayumi 4600
force 4 4 0 0 0 0
do 1 act djamila; use q; aim 300,4600; done
event hits ayumi 6 5 2 0 1
expect lp ayumi 5
expect status ayumi burn yes
expect mana djamila 4

test EX-KIT-7 EX-CARD-4 Without damage nobody burns
match djamila vs ayumi
lane djamila 3200 ayumi 4600
force 4 0 0 0 0 0
do 1 act djamila; use q; aim 300,4600; done
expect lp ayumi 6
expect status ayumi burn no

test EX-KIT-7 Fire Dance: dash 3, then T1, WK > MR, burn
match djamila vs chen-lu
level djamila 2
lane djamila 3200 chen-lu 4600
at golem-red-nw-outer-1 600 4600
do 1 act djamila; use w
offered 1 to 300,3962
denied 1 EX-CARD-6 to 300,3963
force 2 2 0 0 0 0 0 0 0 0 0 0 0 0
do 1 to 300,3800; aim 450,4600; done
do 2 let
event dash djamila 300 3800
event hits chen-lu 7 3 2 0 1
event hits golem-red-nw-outer-1 7 4 0 0 0
expect status chen-lu burn yes
expect mana djamila 3

test EX-KIT-7 Sea of Flames: circle at 6, WK +1 > MR, burn and slow
match djamila vs ayumi
level djamila 4
mana djamila 7
lane djamila 3200 ayumi 5000
force 4 4 0 0 0 0 0 0 0
do 1 act djamila; use r; aim 300,5000; done
event hits ayumi 9 5 2 0 1
expect status ayumi burn yes
expect status ayumi slow yes
expect mana djamila 3

test EX-KIT-7 EX-CARD-14 Daughter of Fire: immune to burn; 1 die more with abilities on who burns
match djamila vs ayumi
status djamila burn
expect status djamila burn no
lane djamila 3200 ayumi 4400
status ayumi burn djamila
do 1 act djamila; use q; aim 300,4400; done
event hits ayumi 7 5
do 1 act djamila; attack ayumi; done
# not with basic attacks
event hits ayumi 3 5

# ---- Halef ----

test EX-KIT-8 Halef: values at levels 1, 3 and 5
match halef
at halef 300 3300
expect value halef mana 6 mreg 3 attack 4 wk 0
expect life halef 7
expect value halef run 10 move 5 rst 0 mr 1 agil 4 range 4
level halef 3
expect value halef mana 7 mreg 3 attack 4 wk 0
expect life halef 9
level halef 5
expect value halef mana 8 mreg 4 attack 5 wk 0
expect life halef 11

test EX-KIT-8 EX-CARD-15 The Right Potion: one of three, announced: healing
match halef
lane halef 3200 gavin 4262
at alice 600 4300
lp gavin 3
status gavin bleed
do 1 act halef; use q
prompt choice
do 1 choose healing-potion
offered 1 at gavin
offered 1 at halef
denied 1 EX-RANGE-3 at alice
do 1 at gavin; done
expect lp gavin 5
expect status gavin bleed yes
expect value gavin attack 5
expect mana halef 4

test EX-KIT-8 EX-CARD-14 Or cleansing
match halef
lane halef 3200 gavin 4200
lp gavin 3
status gavin bleed
status gavin hold
do 1 act halef; use q; choose cleansing-potion; at gavin; done
expect lp gavin 3
expect status gavin bleed no
expect status gavin hold no

test EX-KIT-8 EX-CARD-8 Or NK/FK +2 for a short time
match halef
lane halef 3200 gavin 4200
do 1 act halef; use q; choose strength-potion; at gavin; done
expect value gavin attack 7
do 1 pass
do 2 pass-phase
expect value gavin attack 7
do 1 pass-phase
expect value gavin attack 5

test EX-KIT-8 EX-CARD-17 At level 5 it heals 3, at level 3 still 2
match halef
level halef 3
at halef 300 3200
lp halef 1
do 1 act halef; use q; choose healing-potion; done
expect lp halef 3

test EX-KIT-8 EX-CARD-17 At level 5 it heals 3
match halef
level halef 5
at halef 300 3200
lp halef 1
do 1 act halef; use q; choose healing-potion; done
expect lp halef 4

test EX-KIT-8 Blinding Powder: T1, FK > MR, blind
match halef vs chen-lu
level halef 2
lane halef 3200 chen-lu 4200
force 2 2 0 0
do 1 act halef; use w; aim 300,4200; done
do 2 let
event hits chen-lu 4 3 2 0 1
expect status chen-lu blind yes
expect value chen-lu attack 3
expect mana halef 4

test EX-KIT-8 Grand Sale: friends within 3 heal 2 and have NK/FK +1 this round
match halef
level halef 4
mana halef 7
lane halef 3200 gavin 4262
at alice 600 4300
lp gavin 3
do 1 act halef; use r; done
expect lp gavin 5
expect value gavin attack 6
expect value halef attack 5
expect value alice attack 6
expect mana halef 3
last-phase
expect value gavin attack 6
next-round
expect value gavin attack 5

test EX-KIT-8 Haggler: the first card of the round for him or a friend within 2 costs 1 gold less
match halef
lane halef 3200 alice 4008
gold alice 5
gold halef 3
do 1 act halef
expect fact 1 heroes-1 alice discount 1
expect fact 1 heroes-1 halef discount 1
do 1 buy alice moon-crystal
event buy alice moon-crystal 2
expect gold alice 3
# the second has its full price
denied 1 EX-EQUIP-1 buy halef aiming-aid
do 1 buy halef moon-crystal
event buy halef moon-crystal 3
expect gold halef 0

test EX-KIT-8 Farther off there is no discount
match halef
lane halef 3200 alice 4009
gold alice 2
gold halef 2
do 1 act halef
denied 1 EX-EQUIP-1 buy alice moon-crystal
offered 1 buy halef moon-crystal

test EX-KIT-8 EX-CARD-16 Nor while he is out; and each round anew
match halef
off halef
gold alice 2
gold halef 2
do 1 act alice
denied 1 EX-EQUIP-1 buy halef moon-crystal

# ---- Yassir ----

test EX-KIT-9 Yassir: values at levels 1, 3 and 5
pack exalted-vectors
match yassir
at yassir 300 3300
expect value yassir mana 4 mreg 2 attack 5 wk 0
expect life yassir 6
expect value yassir run 8 move 4 rst 1 mr 0 agil 4 range 5
level yassir 3
expect value yassir mana 5 mreg 2 attack 6 wk 0
expect life yassir 8
level yassir 5
expect value yassir mana 6 mreg 3 attack 7 wk 0
expect life yassir 10

test EX-KIT-9 EX-LINE-3 Chakram Throw: all in a line of 6, FK > RST
pack exalted-vectors
match yassir vs ayumi
lane yassir 3200 ayumi 3900 golem-red-nw-outer-1 4500
at golem-red-nw-outer-2 700 4500
force 4 0 0 0 0 3 0 0 0 0
do 1 act yassir; use q; aim 300,4500; done
event hits ayumi 5 5 1 0 0
event hits golem-red-nw-outer-1 5 4 1 0 0
no-event hits golem-red-nw-outer-2
expect lp ayumi 5
expect mana yassir 2

test EX-KIT-9 EX-CARD-3 Sickle Cut: RW 4, FK > RST, critical, bleed
pack exalted-vectors
match yassir vs chen-lu
level yassir 2
lane yassir 3200 chen-lu 4500
force 5 5 0 0 0
do 1 act yassir; use w; done
do 2 let
event hits chen-lu 5 3 2 2 2
expect lp chen-lu 6
expect status chen-lu bleed yes
expect mana yassir 2

test EX-KIT-9 EX-CARD-3 Circling Return: all in a line of 8, two rolls of FK -1, each minus RST, damage added, bleed
pack exalted-vectors
match yassir vs chen-lu
level yassir 4
mana yassir 5
lane yassir 3200 chen-lu 5300
force 5 5 5 0 0 5 5 5 5 0
do 1 act yassir; use r; aim 300,5300; done
# level 4: 6 - 1 dice; 3 - 2 and 4 - 2
event hits chen-lu 5 3 3 3 2
event hits chen-lu 5 3 4 4 2
expect lp chen-lu 5
expect status chen-lu bleed yes
expect mana yassir 1

test EX-KIT-9 Chakram Master: his basic attacks reach 5 inches
match yassir vs ayumi
lane yassir 3200 ayumi 4770
do 1 act yassir
offered 1 attack ayumi
at ayumi 300 4771
denied 1 EX-BASIC-2 attack ayumi

# ---- Zahit ----

test EX-KIT-10 Zahit: values at levels 1, 3 and 5
match zahit
at zahit 300 3300
expect value zahit mana 4 mreg 2 attack 5 wk 0
expect life zahit 8
expect value zahit run 8 move 4 rst 2 mr 1 agil 3 range 1
level zahit 3
expect value zahit mana 5 mreg 2 attack 6 wk 0
expect life zahit 10
level zahit 5
expect value zahit mana 6 mreg 3 attack 7 wk 0
expect life zahit 12

test EX-KIT-10 Hilal Sweep: T1, NK -1 > RST, push 2
match zahit vs ayumi
lane zahit 3600 ayumi 4300
at golem-red-nw-outer-1 600 4300
force 4 0 0 0 0 0 0 0
do 1 act zahit; use q; aim 400,4300; done
event hits ayumi 4 5 1 0 0
event hits golem-red-nw-outer-1 4 4 0 0 0
event push ayumi 300 4808
no-event push golem-red-nw-outer-1
expect mana zahit 2

test EX-KIT-10 Guardian Blade: attack rolls on the other friend have 2 dice fewer while Zahit is within 3
match zahit vs ayumi
level zahit 2
lane zahit 3200 alice 4262
at lucina 900 3200
do 1 act zahit; use w
denied 1 EX-CARD-1 at zahit
do 1 at alice; done
expect mana zahit 2
turn 2
at ayumi 300 4600
do 2 act ayumi; attack alice; done
do 1 let
event hits alice 4 5

test EX-KIT-10 Not when Zahit is farther off
match zahit vs ayumi
level zahit 2
lane zahit 3200 alice 4262
do 1 act zahit; use w; done
turn 2
lane zahit 3199 ayumi 4600
do 2 act ayumi; attack alice; done
do 1 let
event hits alice 6 5

test EX-KIT-10 EX-CARD-8 And only for a short time
match zahit vs ayumi
level zahit 2
lane zahit 3200 alice 4200
do 1 act zahit; use w; done
turn 2
turn 1
turn 2
at ayumi 300 4600
do 2 act ayumi; attack alice; done
do 1 let
event hits alice 6 5

test EX-KIT-10 EX-CARD-5 Whirl of the Moons: round 2, NK > RST, push 3, the farthest first; Zahit RST +1 short
match zahit vs ayumi
level zahit 4
mana zahit 5
lane zahit 4000 ayumi 4350 golem-red-nw-outer-1 4640
at golem-red-nw-outer-2 1000 4500
force 4 0 0 0 0 0 3 0 0 0 0 0
do 1 act zahit; use r; done
do 2 let
event hits ayumi 6 5 1 0 0
event hits golem-red-nw-outer-1 6 4 1 0 0
no-event hits golem-red-nw-outer-2
expect sequence push golem-red-nw-outer-1 ayumi
# the golem makes room for her
event push golem-red-nw-outer-1 300 5402
event push ayumi 300 5112
expect value zahit rst 3
expect mana zahit 1

test EX-KIT-10 EX-CARD-19 Fencing Master: who attacks him in melee is pushed 1 inch away, without damage too
match zahit vs ayumi
turn 2
lane zahit 4000 ayumi 4350
shield zahit 3
force 0 0 0 0 0 0
do 2 act ayumi; attack zahit; done
do 1 let
expect lp zahit 8
event push ayumi 300 4604

test EX-KIT-10 Not who shoots, not who uses an ability, not golems
match zahit vs tian-feng
turn 2
lane zahit 4000 tian-feng 4350
do 2 act tian-feng; attack zahit; done
do 1 let
no-event push
at ayumi 300 4350
at tian-feng 900 5000
lp zahit 8
do 2 act ayumi; use q; done
do 1 let
no-event push

test EX-KIT-10 EX-CARD-19 Brought to 0 LP he pushes nobody
match zahit vs ayumi
turn 2
lane zahit 4000 ayumi 4350
lp zahit 1
do 2 act ayumi; attack zahit; done
do 1 let
expect stands zahit no
no-event push

test EX-KIT-6 EX-ITEM-25 What a passive and a card add against creatures adds up; against golems the card alone
pack exalted-vectors
match leyla
item leyla hunters-talisman
at leyla 600 4000
at pantha-w 600 4500
at golem-red-nw-outer-1 200 4000
do 1 act leyla; attack pantha-w; done
event hits pantha-w 9 5
do 1 act leyla; attack golem-red-nw-outer-1; done
event hits golem-red-nw-outer-1 7 4

test EX-KIT-10 Nor once Zahit is out, wherever he fell
pack exalted-vectors
match zahit vs ayumi
level zahit 2
lane zahit 3200 alice 4262
do 1 act zahit; use w; done
turn 2
off zahit
at ayumi 300 4600
do 2 act ayumi; attack alice; done
do 1 let
event hits alice 6 5

test EX-KIT-8 A hero that is out haggles with nobody, wherever it fell
pack exalted-vectors
match halef
lane halef 3600 alice 3950
gold alice 2
off alice
do 1 act halef
not-offered 1 buy alice moon-crystal

test EX-KIT-8 In the arena and as near she does
pack exalted-vectors
match halef
lane halef 3600 alice 3950
gold alice 2
do 1 act halef
offered 1 buy alice moon-crystal

test EX-KIT-8 EX-RULE-74 Who can buy only because Halef haggles is asked
pack exalted-vectors
match halef
lane halef 3600 alice 3950
gold alice 1
do 1 act halef
prompt buy
offered 1 buy alice hunters-talisman
