# The language of the cards: targets, rolls, order, durations, shields (EX-CARD)

test EX-CARD-1 EX-CARD-2 Enemies are heroes, golems, creatures and monsters; friends and buildings are not
match lucina vs ayumi
at lucina 1500 7300
at ayumi 1500 7700
at golem-red-nw-outer-1 1000 7300
at pantha-w 1000 6900
home drako
at gavin 1500 6900
do 1 act lucina; use q
offered 1 at ayumi
offered 1 at golem-red-nw-outer-1
offered 1 at pantha-w
offered 1 at drako
denied 1 EX-CARD-1 at gavin
denied 1 EX-TOWER-14 at tower-red-nw-outer
denied 1 EX-TOWER-14 at tower-blue-nw-outer

test EX-CARD-2 EX-LOS-7 Friends need sight too; the user always sees himself
match ylvie
level ylvie 2
at ylvie 900 3200
at gavin 2100 4300
at alice 900 3600
expect within ylvie gavin 6 yes
do 1 act ylvie; use w
offered 1 at ylvie
offered 1 at alice
denied 1 EX-LOS-7 at gavin

test EX-CARD-2 "Round" affects only who is in sight
match elmar
level elmar 4
mana elmar 6
at elmar 1050 2500
at alice 1750 2300
at jasper 1050 3000
expect within elmar alice 3 yes
expect sees elmar alice no
do 1 act elmar; use r; done
expect shield jasper 2
expect shield alice 0

test EX-CARD-3 EX-RULE-37 Fewer dice never are less than none
match leyla vs ayumi
level leyla 2
status leyla blind
lane leyla 3200 ayumi 4400
do 1 act leyla; use w; aim 300,4400; done
# 6 - 2 - 2
event hits ayumi 2 5

test EX-CARD-4 EX-ABIL-6 "On damage" only for who lost LP and still has some
match djamila vs ayumi
lane djamila 3200 ayumi 4400
at chen-lu 700 4400
lp ayumi 1
force 4 4 4 4 4 4 0 0 0 0 0 0
do 1 act djamila; use q; aim 500,4400; done
do 2 let
no-event status ayumi burn
no-event status chen-lu burn
expect stands ayumi no

test EX-CARD-5 Rolls begin with the nearest target
match djamila vs ayumi
lane djamila 3200 ayumi 4500
at chen-lu 600 4300
force 5 5 5 5 5 5 0 0 0 0 0 0
do 1 act djamila; use q; aim 450,4400; done
do 2 let
expect sequence hits chen-lu ayumi
expect lp chen-lu 3
expect lp ayumi 6

test EX-CARD-5 Charms: the nearest first, so that he makes room
match gavin vs ayumi
level gavin 4
mana gavin 5
lane gavin 3400 ayumi 4000 golem-red-nw-outer-1 4350
force 4 0 0 0 0 3 0 0 0 0
do 1 act gavin; use r; done
expect sequence charm ayumi golem-red-nw-outer-1
event charm ayumi 300 3700
event charm golem-red-nw-outer-1 300 3975

test EX-CARD-5 Mana is paid first, and the removal comes only after all effects
match jasper vs ayumi
level jasper 4
mana jasper 4
lane jasper 3600 ayumi 3950
lp ayumi 1
do 1 act jasper; use r; done
do 2 let
expect mana jasper 0
no-event push ayumi
no-event status ayumi stun
expect stands ayumi no

test EX-CARD-6 EX-TOWER-5 A dash into the range of a tower is shot at, and nobody may catch the dashing hero
match leandros vs shi-weng
home golem-red-nw-outer-1
at leandros 1100 7900
at shi-weng 2200 8300
at chen-lu 1100 8250
do 1 act leandros; use q
do 1 to 1850,8200; done
not-offered 2 catch chen-lu
denied 2 EX-LEAVE-1 catch chen-lu
do 2 let
event tower-shot tower-red-nw-outer leandros

test EX-CARD-6 0 inches are allowed
match leandros vs shi-weng
lane leandros 3200 shi-weng 3550
do 1 act leandros; use q
offered 1 to 300,3200
do 1 to 300,3200; done
do 2 let
no-event dash
event hits shi-weng 5

test EX-CARD-8 EX-RULE-62 "Short": got in the own phase through the following own phase
match markovic
lane markovic 3200 alice 3600
do 1 act markovic; use q; at alice; done
do 1 pass
expect value alice rst 2
do 2 pass-phase
expect value alice rst 2
do 1 pass-phase
expect value alice rst 0

test EX-CARD-8 Got in the enemy's phase, by a reaction: to the end of the next own phase
match markovic vs ayumi
turn 2
lane markovic 3200 alice 3600 ayumi 3950
force 0 0 0 0 0 0
do 2 act ayumi; attack alice; done
do 1 answer markovic q
do 1 at alice
expect value alice rst 2
do 2 pass
expect value alice rst 2
do 1 pass-phase
expect value alice rst 0

test EX-CARD-9 EX-RULE-37 RST never below 0
match markovic vs ayumi
level markovic 2
lane markovic 3200 ayumi 4300
force 5 5 5 5 5
do 1 act markovic; use w; done
expect value ayumi rst 0

test EX-CARD-9 EX-RULE-37 AGIL not above 6
match shi-weng
level shi-weng 2
at shi-weng 300 3200
do 1 act shi-weng; use w; done
expect value shi-weng agil 6

test EX-CARD-10 Shield 2 and 3 damage: 1 LP is lost, the shield is gone
match alice vs ayumi
lane alice 3200 ayumi 4300
shield ayumi 2
force 4 4 4 0 0 0
do 1 act alice; attack ayumi; done
event shielded ayumi 2
expect lp ayumi 5
expect shield ayumi 0

test EX-CARD-10 With 2 damage no LP is lost and nothing follows from it
match alice vs ayumi
lane alice 3200 ayumi 4300
shield ayumi 2
force 4 4 0 0 0 0
do 1 act alice; use q; aim 300,4300; done
expect lp ayumi 6
expect status ayumi slow no
expect shield ayumi 0

test EX-CARD-10 Bleeding, burning and fixed damage meet it too, and it is lost at the end of the round
match
last-phase
shield gavin 2
shield alice 3
shield jasper 1
shield ayumi 1
status gavin bleed ayumi
status gavin burn ayumi
do 2 pass-phase
expect lp gavin 8
next-round
expect shield alice 0
expect shield jasper 0
expect shield ayumi 0

test EX-CARD-11 EX-CARD-10 The counter's fixed damage too
match chen-lu vs gavin
turn 2
lane chen-lu 3600 gavin 3950
shield gavin 1
do 2 act gavin; attack chen-lu; done
do 1 let
expect lp gavin 9
expect shield gavin 0

test EX-CARD-13 EX-KIT-10 Towers, golems and neutrals make attack rolls as well: Guardian Blade takes 2 of a tower's dice
match zahit
level zahit 2
home golem-red-nw-outer-1
at zahit 2200 8500
at alice 2200 8100
do 1 act zahit; use w; done
event hits alice 5 5
event hits zahit 7 3

test EX-CARD-15 EX-REACT-5 EX-COOL-5 An R may be a reaction
match lucina vs nian-mingli
level nian-mingli 4
mana nian-mingli 7
lane lucina 3200 nian-mingli 4500
lp nian-mingli 4
do 1 act lucina; attack nian-mingli; done
offered 2 answer nian-mingli r
offered 2 answer nian-mingli q

test EX-CARD-15 EX-ABIL-11 What needs no target may always be used
match majvi
do 1 act majvi
offered 1 use q

test EX-CARD-16 Passives work while their hero is stunned and silenced
match ylvie
lane ylvie 3200 alice 3600
status ylvie stun
status ylvie silence
expect value alice mr 2

test EX-CARD-16 Not while it is out
match ylvie
lane ylvie 3200 alice 3600
off ylvie
expect value alice mr 1

test EX-CARD-19 EX-KIT-12 EX-KIT-10 A push by a passive starts no other passive
match gavin vs zahit
lane gavin 3600 zahit 3950
force 5 5 5 5 5
do 1 act gavin; attack zahit; done
do 2 let
event push gavin 300 3346
expect lp gavin 9

test EX-RULE-37 EX-CARD-3 With no dice at all a basic attack still does its 1 damage
match zahit
level zahit 2
lane zahit 3200 alice 3600 golem-red-nw-outer-1 4000
status golem-red-nw-outer-1 blind zahit
do 1 act zahit; use w; done
force 0 0 0 0 0 0
do 1 act alice; attack golem-red-nw-outer-1; done
# 3 - 2 - 2
event hits alice 0 5 0 0 0
expect lp alice 5

test EX-CARD-10 A smaller shield does not replace a larger one
match elmar
level elmar 4
mana elmar 6
lane elmar 3200 alice 3600
shield alice 3
shield elmar 1
do 1 act elmar; use r; done
expect shield alice 3
expect shield elmar 2

test EX-PROF-10 EX-KIT-3 Mana that is regained never exceeds the maximum
match ylvie
level ylvie 2
lane ylvie 3200 alice 3600
do 1 act ylvie; use w; at alice; done
expect mana alice 4

test EX-CARD-8 The end of a marker is told once
match markovic
lane markovic 3200 alice 3600
do 1 act markovic; use q; at alice; done
do 1 pass
no-event mark-end
do 2 pass-phase
do 1 pass-phase
event mark-end alice skin-armour

test EX-CARD-9 EX-CARD-8 Renewed: the same change lasts longer, but does not add up
match markovic
lane markovic 3200 alice 3600
do 1 act markovic; use q; at alice; done
do 1 pass
do 2 pass-phase
do 1 act markovic; use q; at alice; done
expect value alice rst 2
do 1 pass
expect value alice rst 2
do 2 pass-phase
do 1 pass-phase
expect value alice rst 0

test EX-CARD-5 EX-KIT-2 A leap that a trap ends: the mana is paid, who is out of reach now is not hit
match linnea vs leandros
level linnea 2
at linnea 600 3500
at alice 600 4550
do 1 act linnea; use w; aim 600,4900; done
turn 2
at leandros 600 5650
do 2 act leandros; use q; to 600,4900; done
do 1 let
event trap leandros linnea
expect status leandros hold yes
no-event hits alice
expect mana leandros 2
# it was used all the same
do 2 act leandros
denied 2 EX-COOL-2 use q

test EX-CARD-5 EX-RULE-44 Felled by a tower in his leap: the rest is lost, but the ability was used
match leandros vs shi-weng
home golem-red-nw-outer-1
lane alice 3200 golem-red-se-outer-1 4000
do 1 act alice; use q; aim 300,4000; done
at leandros 1100 7900
at shi-weng 2200 8300
lp leandros 1
do 1 act leandros; use q; to 1850,8200; done
do 2 let
expect stands leandros no
no-event hits shi-weng
expect mana leandros 2
turn 1
at golem-red-se-outer-1 300 4000
do 1 act alice
offered 1 use q

test EX-CARD-10 A shield that is no larger changes nothing
pack exalted-vectors
match markovic
level markovic 4
at markovic 300 3600
shield markovic 3
shield alice 2
at alice 300 4000
do 1 act markovic; use r; done
no-event shield markovic
cites EX-CARD-10 shield alice 3
expect shield markovic 3

test EX-PROF-9 EX-HEAL-3 Who has all of it regains nothing
pack exalted-vectors
match ylvie
level ylvie 2
lane ylvie 3600 alice 4000
do 1 act ylvie; use w; at alice; done
no-event mana
do 1 act ylvie; use q; at alice; done
no-event heal

test EX-KIT-12 Who has no mana loses none; golems have none
pack exalted-vectors
match lucina
lane lucina 3600 ayumi 4400
at golem-red-nw-outer-1 700 4400
mana ayumi 0
force 5 5 0 0 0 0 0
do 1 act lucina; use q; at ayumi; done
event damage ayumi 1 5
no-event mana
do 1 act alice; done
turn 2
turn 1
do 1 act alice; run; go 739,1700; done
force 5 5 0 0 0 0 0
do 1 act lucina; use q; at golem-red-nw-outer-1; done
event out golem-red-nw-outer-1
no-event mana

test EX-CARD-5 Rolls are made for the nearest first; of two as near the first in card order
pack exalted-vectors
match majvi
level majvi 4
at majvi 600 3600
at ayumi 600 4400
at shi-weng 250 4390
at tian-feng 950 4390
do 1 act majvi; use r; aim 600,4400; done
do 2 let
expect sequence hits ayumi shi-weng tian-feng

test EX-RULE-91 EX-KIT-3 A circle for friends where there is none
pack exalted-vectors
match ylvie
level ylvie 4
lane ylvie 3600 ayumi 5000
do 1 act ylvie; use r
denied 1 EX-RULE-91 aim 300,5000
offered 1 aim 300,4130
denied 1 EX-RULE-91 aim 300,4132

test EX-CARD-2 The first hero of blue is a target like any other, for friend and enemy
pack exalted-vectors
match ylvie
lane ylvie 3600 jasper 4000
at alice 700 3600
lp jasper 4
do 1 act ylvie; use q; at jasper; done
event heal jasper 2
expect lp jasper 6

test EX-CARD-2 By red
pack exalted-vectors
match vs lucina
turn 2
lane lucina-2 4400 jasper 3600
force 5 5 5 0 0 0 0
do 2 act lucina-2; use q; done
event hits jasper 7 4 3 3 1
expect status jasper silence yes

test EX-HEAL-3 One point is missing: one is healed
pack exalted-vectors
match ylvie
lane ylvie 3600 alice 4000
lp alice 5
do 1 act ylvie; use q; at alice; done
cites EX-HEAL-1 heal alice 1
expect lp alice 6
