# Creatures and monsters (neutrale Kreaturen und Monster)

test EX-NEUT-1 EX-BEAST-1 EX-BEAST-2 EX-BEAST-3 EX-BEAST-4 The four profiles
pack exalted-vectors
match
home pantha-w igu-s drako cydra
expect value pantha-w attack 5 move 5 agil 5 rst 0 mr 0 range 1
expect lp pantha-w 5
expect value igu-s attack 4 move 3 agil 3 rst 1 mr 1 range 1
expect lp igu-s 6
expect value drako attack 7 move 3 agil 3 rst 2 mr 2 range 4
expect lp drako 12
expect value cydra attack 6 move 4 agil 4 rst 1 mr 2 range 1
expect lp cydra 10

test EX-BEAST-5 No level, mana, gold: only life, values and statuses are shown
match
home igu-s
expect fact 1 arena igu-s life 6
expect fact 1 arena igu-s nk 4
expect fact 1 arena igu-s level none
expect fact 1 arena igu-s mana none
expect fact 1 arena igu-s gold none

test EX-BEAST-5 EX-CREAT-2 A profile changes only by what is put on it: blind takes 2 dice
match
home igu-s
status igu-s blind alice
expect status igu-s blind yes
expect value igu-s attack 2

test EX-NEUT-2 A creature that is attacked attacks the hero
pack exalted-vectors
match gavin
home pantha-w
at gavin 1650 4500
force 0 0 0 0 0 5 5 5 0 0
do 1 act gavin; attack pantha-w; done
expect lp pantha-w 4
event attack pantha-w gavin
cites EX-NEUT-2 attack pantha-w gavin
# 3 hits - RST 2
expect lp gavin 8

test EX-NEUT-2 By an ability it is the same, even without damage
pack exalted-vectors
match
at pantha-w 600 4600
at alice 600 3800
force 0 0 0 0 0 0
do 1 act alice; use q; aim 600,4600; done
expect lp pantha-w 5
event attack pantha-w alice

test EX-NEUT-3 EX-RULE-22 It moves up to its BEW towards the attacker and then attacks
match
at pantha-w 600 4966
at alice 600 3600
force 0 0 0 0 0 0 0 0 0 0 0
do 1 act alice; attack pantha-w; done
event march pantha-w
cites EX-NEUT-3 march pantha-w
event attack pantha-w alice
expect within pantha-w alice 1 yes
expect lp alice 5

test EX-NEUT-3 Out of reach all the same: it comes as near as it can
match
at igu-s 600 5250
at alice 600 3600
force 0 0 0 0 0 0
do 1 act alice; use q; aim 600,5250; done
event march igu-s 600 4488
no-event attack igu-s
expect lp alice 6

test EX-NEUT-4 It cannot reach the attacker but a hero of his team
match
at igu-s 600 5250
at alice 600 3600
at gavin 950 4300
force 0 0 0 0 0 0
do 1 act alice; use q; aim 600,5250; done
event attack igu-s gavin
no-event attack igu-s alice

test EX-NEUT-5 EX-SEQ-10 The reaction of the player comes first: who falls by it is not attacked any more
match
at pantha-w 600 4966
at alice 600 3600
at ayumi 600 3250
lp alice 1
do 1 act alice; attack pantha-w; done
do 2 strike ayumi alice
event attack ayumi alice
no-event attack pantha-w alice
no-event march pantha-w
expect stands alice no

test EX-NEUT-7 EX-ELIM-2 EX-END-7 Eliminated it returns to its spot at the end of the round with full LP
pack exalted-vectors
match
at pantha-w 600 4300
at alice 600 3600
lp pantha-w 1
do 1 act alice; attack pantha-w; done
do 1 no-more
expect stands pantha-w no
next-round
expect at pantha-w 2050 4500
expect lp pantha-w 5

test EX-RULE-58 Who survived stays where it is, with its damage
match
at pantha-w 600 4300
lp pantha-w 2
next-round
expect at pantha-w 600 4300
expect lp pantha-w 2

test EX-RULE-58 An occupied spot: the nearest legal place
pack exalted-vectors
match
at gavin 2050 4500
next-round
expect stands pantha-w yes
expect within pantha-w gavin 1 yes
expect at gavin 2050 4500
expect lp pantha-w 5

test EX-DRAKO-1 EX-DRAKO-2 EX-RULE-59 Drako's bonus: 7 dice for Alice's basic attacks and FK abilities until the round ends
match
home drako
at alice 1700 6800
at ayumi 1000 7300
lp drako 1
do 1 act alice; attack drako; done
event bonus blue drako
do 1 no-more
expect seat-tag spectator 1 drako-bonus yes
expect value alice attack 7
expect value gavin attack 6
# not WK, and not the others
expect value lucina wk 7
expect value ayumi attack 6
do 1 act alice
do 1 no-more
do 1 use q; aim 1000,7300; done
event hits ayumi 7
do 1 no-more
next-round
expect value alice attack 6
expect seat-tag spectator 1 drako-bonus no

test EX-DRAKO-2 EX-RULE-59 The bonus counts in a basic attack, also of who is brought back or rises
pack exalted-vectors
match
home drako
at alice 1700 6800
lp drako 1
level alice 2
xp alice 0
do 1 act alice; attack drako; done
do 1 no-more
# 3 XP: level 3, FK 7 + 1
expect level alice 3
expect value alice attack 8

test EX-DRAKO-3 Drako stands on its spot again at the end of the round
match
at drako 1700 7300
at alice 1000 7300
lp drako 1
do 1 act alice; attack drako; done
do 1 no-more
next-round
expect at drako 2440 6110
expect lp drako 12

test EX-DRAKO-4 EX-CYDRA-4 EX-BEAST-3 EX-BEAST-4 EX-RULE-67 Monsters are immune to every status effect
match lucina
home drako cydra
at lucina 2000 7300
status drako stun
status drako hold
status drako burn
status cydra silence
status cydra bleed
status cydra slow
status cydra blind
expect status drako stun no
expect status drako hold no
expect status drako burn no
expect status cydra silence no
expect status cydra bleed no
expect status cydra slow no
expect status cydra blind no
force 5 5 5 5 5 5 5
do 1 act lucina; use q; done
event immune drako silence
expect status drako silence no

test EX-RULE-67 EX-PUSH-1 But Drako can be pushed
match zahit
at drako 600 4500
at zahit 600 3900
level zahit 1
force 5 5 5 5
do 1 act zahit; use q; aim 600,4500; done
event push drako 600 5008

test EX-RULE-67 EX-CHARM-1 And Cydra can be charmed
match
at cydra 600 5000
at gavin 600 3800
force 5 5 5 5
do 1 act gavin; use q; done
event charm cydra 600 4238

test EX-CYDRA-1 EX-CYDRA-2 EX-RULE-59 Cydra's bonus: 4 hits on Elmar with RST 2 are 1 damage
match elmar alice
home cydra
at alice 6000 3450
at elmar 300 3600
lp cydra 1
do 1 act alice; attack cydra; done
event bonus blue cydra
do 1 no-more
expect seat-tag spectator 1 cydra-bonus yes
expect value elmar rst 3 mr 3
expect value ayumi rst 0
do 1 pass; no-more; no-more
at ayumi 300 3950
force 5 5 5 5 0 0
do 2 act ayumi
do 1 no-more
do 2 attack elmar; done
do 1 let
expect lp elmar 7

test EX-CYDRA-3 EX-RULE-59 It ends with the round, and Cydra returns
match
at cydra 6000 2890
at alice 6000 3450
lp cydra 1
do 1 act alice; attack cydra; done
do 1 no-more
expect value alice mr 2
next-round
expect value alice mr 1
expect at cydra 6560 2890

test EX-CREAT-1 An eliminated creature leaves the board and gives no bonus
match
at pantha-w 600 4300
at alice 600 3600
lp pantha-w 1
do 1 act alice; attack pantha-w; done
no-event bonus
expect stands pantha-w no
expect value alice attack 6
expect seat-tag spectator 1 drako-bonus no
expect seat-tag spectator 1 cydra-bonus no

test EX-CREAT-2 EX-RULE-67 Pantha and Igu get every status effect
match
home pantha-w igu-n
status pantha-w stun
status pantha-w hold
status pantha-w silence
status pantha-w blind
status igu-n slow
status igu-n bleed
status igu-n burn
expect status pantha-w stun yes
expect status pantha-w hold yes
expect status pantha-w silence yes
expect status pantha-w blind yes
expect status igu-n slow yes
expect status igu-n bleed yes
expect status igu-n burn yes

test EX-RULE-84 EX-RULE-49 A stunned creature does not answer
match
at pantha-w 600 4300
at alice 600 3600
status pantha-w stun alice
do 1 act alice; attack pantha-w; done
no-event attack pantha-w
no-event march pantha-w

test EX-RULE-84 A held creature does not march
match
at pantha-w 600 4300
at alice 600 3600
status pantha-w hold alice
do 1 act alice; attack pantha-w; done
no-event march pantha-w
no-event attack pantha-w

test EX-RULE-67 A creature's status ends with a phase of the opponent of who put it on
match
at pantha-w 600 4300
status pantha-w stun alice
do 1 pass-phase
expect status pantha-w stun yes
do 2 pass-phase
expect status pantha-w stun no

test EX-RULE-67 Two statuses from both sides end each at its own time
match
at pantha-w 600 4300
status pantha-w stun alice
status pantha-w blind ayumi
# Ayumi's counts the phases of blue, whose phase it is: not this one but the next
do 1 pass-phase
expect status pantha-w stun yes
expect status pantha-w blind yes
do 2 pass-phase
expect status pantha-w stun no
expect status pantha-w blind yes
do 1 pass-phase
expect status pantha-w blind no

test EX-RULE-67 And one after the other, from either side
match
at pantha-w 600 4300
status pantha-w stun alice
do 1 pass-phase
do 2 pass-phase
expect status pantha-w stun no
do 1 pass-phase
status pantha-w stun ayumi
do 2 pass-phase
expect status pantha-w stun yes
do 1 pass-phase
expect status pantha-w stun no

test EX-RULE-60 Drako shoots up to 4 inches if it sees the hero
match
at drako 600 4800
at gavin 600 3400
level gavin 1
at alice 600 4300
force 0 0 0 0 0 0
do 1 act alice; attack drako; done
no-event march drako
event attack drako alice

test EX-RULE-60 One answer for the action and one for the reaction
match
at pantha-w 600 4400
at gavin 600 4000
at ayumi 930 4250
force 0 0 0 0 0 0 0 0 0 0 0
do 1 act gavin; attack pantha-w; done
do 2 strike ayumi pantha-w
event attack pantha-w gavin
event attack pantha-w ayumi

test EX-BEAST-3 EX-FLY-3 EX-FLY-4 Drako flies on its answer: enclosed by golems it still comes into reach
match
off tower-blue-nw-outer
at drako 600 7000
at golem-blue-nw-outer-1 600 6625
at golem-blue-nw-outer-2 925 7188
at golem-blue-nw-inner-1 275 7188
at alice 600 5350
force 0 0 0 0 0 0
do 1 act alice; use q; aim 600,7000; done
event march drako
event attack drako alice

test EX-RULE-6 Igu does not fly: enclosed it stays
match
off tower-blue-nw-outer
at igu-s 600 6800
at golem-blue-nw-outer-1 600 6475
at golem-blue-nw-outer-2 882 6963
at golem-blue-nw-inner-1 318 6963
at alice 600 5350
force 0 0 0 0 0 0
do 1 act alice; use q; aim 600,6800; done
no-event attack igu-s
expect within igu-s golem-blue-nw-outer-1 1 yes

test EX-RULE-22 EX-NEUT-4 Of several heroes in reach the nearest is attacked
match
at igu-s 600 5250
at alice 600 3600
at gavin 200 4300
at lucina 950 4300
force 0 0 0 0 0 0
do 1 act alice; use q; aim 600,5250; done
event attack igu-s lucina

test EX-RULE-22 Equally near: the one with fewest LP
match
at igu-s 600 5250
at alice 600 3600
at gavin 250 4300
at lucina 950 4300
force 0 0 0 0 0 0
do 1 act alice; use q; aim 600,5250; done
expect at igu-s 600 4488
event attack igu-s lucina

test EX-RULE-22 EX-RULE-81 And with equally many: card order
match
at igu-s 600 5250
at alice 600 3600
at gavin 250 4300
at lucina 950 4300
lp gavin 7
force 0 0 0 0 0 0
do 1 act alice; use q; aim 600,5250; done
event attack igu-s gavin

test EX-DRAKO-2 EX-CYDRA-2 The bonuses are for heroes: golems have none of it
match
at golem-blue-nw-outer-1 300 4000
at alice 3000 5700
home drako
lp drako 1
do 1 act alice; attack drako; done
expect value golem-blue-nw-outer-1 attack 3 rst 0 mr 0

test EX-CYDRA-2 Nor of Cydra's
match
turn 2
at golem-red-nw-outer-1 300 4000
at tian-feng 6000 3300
home cydra
lp cydra 1
do 2 act tian-feng; attack cydra; done
expect value golem-red-nw-outer-1 attack 3 rst 0 mr 0

test EX-NEUT-2 EX-LOS-7 Drako needs to see whom he shoots at: she is near enough, but behind the mountain
pack exalted-vectors
match
at alice 2850 5500
at drako 2400 6110
force 0 0 0 0 0 0
do 1 act alice; attack drako; go 2810,5230; go 2450,5050; done
event move alice 2450 5050
no-event attack drako alice
expect within drako alice 4 yes
expect sees drako alice no

test EX-NEUT-7 Before the first round they are simply there
factions
do 1 start 1
until deploy
no-event back-again
expect stands pantha-w yes
expect stands cydra yes
