# What players see beside the arena, and when they are asked

test EX-REACT-1 Who could only help a friend is not worth a stop; who could strike the actor is
match
lane alice 3600 nian-mingli 5300 shi-weng 5600
do 1 act alice; go 300,3700; done
prompt react
offered 2 answer nian-mingli q
not-offered 2 strike nian-mingli alice
stops-not 2
expect about alice move
asks 2 ; Alice announces: standard move. Do you react?
do 2 let
turn 2
turn 1
at tian-feng 300 4400
do 1 act alice; go 300,3600; done
stops 2

test EX-REACT-1 An attack on one's own is worth a stop, even if only a friend can be helped
match
lane alice 3600 nian-mingli 5500 golem-red-nw-outer-1 4000
do 1 act alice; attack golem-red-nw-outer-1; done
not-offered 2 strike nian-mingli alice
stops 2
expect about alice golem-red-nw-outer-1 attack

test EX-EQUIP-2 Whether to buy has a name of its own, by which it can be passed
match
gold alice 3
do 1 act alice
prompt buy
expect about buy
asks 1 ; Do you buy equipment?

test EX-BASIC-2 EX-MEAS-2 Distances are told in inches, never shorter than they are
match
lane alice 3600 tian-feng 5500
do 1 act alice
said 1 attack tian-feng ; Too far away: 6.3″. Basic attacks with FK reach 4″ here.
said 1 go 300,5200 ; The way there is 6.3″ long 4.0″ are left.

test EX-STATUS-3 EX-RULE-62 How long a status lasts is told: ends of activation phases, and whose
match
status alice stun
status alice burn
status tian-feng blind
status tian-feng slow
expect fact spectator heroes-1 stun ends 2
expect tag 2 heroes-1 stun blue yes
expect tag 2 heroes-1 burn until-end-phase yes
expect fact 1 heroes-2 blind ends 1
expect tag 1 heroes-2 blind red yes
expect tag 1 heroes-2 slow until-move yes
expect fact 1 heroes-2 slow ends none

test EX-GMARCH-7 EX-GMARCH-8 EX-STATUS-13 EX-STATUS-14 The end phase is foreseen: who cancels whom, what is hit, who bleeds and burns
match
at golem-blue-nw-outer-1 600 4200
at golem-blue-nw-outer-2 600 4500
at golem-red-nw-outer-1 600 5000
status alice bleed
status alice burn
lp alice 2
expect fact 2 end-phase nw golems-blue 2
expect fact 2 end-phase nw golems-red 1
expect fact 2 end-phase nw cancelled 1
expect fact 1 end-phase tower-red-nw-outer hits 1
expect fact 1 end-phase m cancelled 0
expect fact spectator end-phase alice hits 2
expect fact spectator end-phase alice then 0
expect tag 1 end-phase alice bleed yes
last-phase
expect fact 1 end-phase tower-red-nw-outer hits 1
do 2 pass-phase
event clash nw 1
event siege tower-red-nw-outer 1

test EX-TOWER-9 EX-TOWER-10 EX-TOWER-11 EX-ART-4 Why a building cannot be attacked stands at it
match
at golem-red-nw-outer-1 5200 8400
expect tag 1 arena tower-red-nw-outer golems-before yes
expect tag 1 arena tower-red-nw-inner outer-stands yes
expect tag 1 arena tower-red-m-outer open yes
expect tag 1 arena artifact-red towers-stand yes
round 1
expect tag 1 arena tower-red-m-outer first-round yes

test EX-VP-2 EX-VP-3 What points came from is told, and what a monster would bring
match
points 1 5
at drako 4300 8200
at cydra 4700 600
home pantha-w
scored 1 hero 3
scored 1 tower 1
expect fact 2 scored-1 hero times 3
expect fact 2 scored-1 hero points 3
expect fact 2 scored-1 tower points 2
expect fact 2 arena drako worth-blue 3
expect fact 2 arena cydra worth-red 2
expect fact 2 arena pantha-w worth-red none

test EX-EQUIP-7 EX-ITEM-29 The market names upgrades and what a card needs; mats tell passives
match
expect tag 1 market moon-sceptre upgrade yes
expect tag 1 market moon-crystal upgrade no
expect fact 1 market moon-crystal copies 2
sees 2 heroes-1 alice
expect tag 2 heroes-1 alice marksman yes
expect tag 2 heroes-1 alice fk yes

test EX-GMARCH-7 EX-GMARCH-8 Foreseen for the other side and another lane
match
at golem-red-se-outer-1 6500 600
at golem-red-se-outer-2 6500 900
at golem-blue-se-outer-1 4500 600
at golem-blue-m-inner-1 3000 3000
at golem-red-m-outer-1 4500 4500
off tower-blue-m-outer
status tian-feng burn
expect fact 2 end-phase se golems-blue 1
expect fact 2 end-phase se golems-red 2
expect fact 2 end-phase se cancelled 1
expect fact 1 end-phase m cancelled 1
expect fact 1 end-phase nw cancelled 0
expect fact 1 end-phase tower-blue-se-outer hits 1
expect fact 1 end-phase tower-blue-se-outer then 4
sees-not 1 end-phase tower-blue-m-inner
expect fact 1 end-phase tian-feng hits 1
sees-not 1 end-phase alice

test EX-REACT-1 What is announced is told as it is
pack exalted-vectors
match
level alice 2
lane alice 3600 ayumi 4300
at tian-feng 900 3700
do 1 act alice; attack ayumi; done
asks 2 ; Alice announces a basic attack on Ayumi. Do you react?
expect about alice ayumi attack
do 2 let
do 1 act alice; use q; aim 300,4300; done
asks 2 ; Alice announces Shocker and hits Ayumi. Do you react?

test EX-REACT-1 At whom an ability is aimed
pack exalted-vectors
match
lane lucina 3600 ayumi 4300
at tian-feng 900 3700
do 1 act lucina; use q; at ayumi; done
asks 2 ; Lucina announces System Access target: Ayumi. Do you react?

test EX-REACT-1 Seen, but neither threatened nor able to strike back: no stop
pack exalted-vectors
match
lane alice 3600 pantha-w 4100 nian-mingli 5500
do 1 act alice; attack pantha-w; done
stops-not 2

test EX-REACT-1 Only others can be struck: no stop
pack exalted-vectors
match
lane alice 3600 tian-feng 5500 gavin 6300
status tian-feng silence alice
do 1 act alice; go 300,3700; done
offered 2 strike tian-feng gavin
not-offered 2 strike tian-feng alice
stops-not 2

test EX-REACT-1 The actor can be struck: a stop
pack exalted-vectors
match
lane alice 4400 tian-feng 5500
do 1 act alice; go 300,4300; done
offered 2 strike tian-feng alice
stops 2

test EX-REACT-1 An ability that harms is a reason to stop, whomever it harms
pack exalted-vectors
match
lane alice 3600 gavin 6500 chen-lu 5200
do 1 act alice; go 300,3700; done
offered 2 answer chen-lu q
not-offered 2 strike chen-lu alice
stops 2

test EX-REACT-1 An ability that touches one of theirs is, too
pack exalted-vectors
match
lane alice 3600 golem-red-nw-outer-1 4600 nian-mingli 6300
do 1 act alice; use q; aim 300,4600; done
not-offered 2 strike nian-mingli alice
stops 2

test EX-REACT-1 One that touches only creatures is not
pack exalted-vectors
match
lane alice 3600 pantha-w 4600 nian-mingli 6200
do 1 act alice; use q; aim 300,4600; done
stops-not 2

test EX-REACT-1 A teleport is none by itself
pack exalted-vectors
match
at nian-mingli 600 3800
at shi-weng 600 4100
do 1 act alice; teleport tower-blue-nw-inner; to 849,2651
prompt react
offered 2 answer nian-mingli q
stops 2

test EX-REACT-12 What is no reaction has its reason
pack exalted-vectors
match
lane alice 3600 tian-feng 4300
do 1 act alice; go 300,3700; done
pointed 2 EX-REACT-12 model tower-red-nw-outer

test EX-LEAVE-1 Who can only catch who leaves is asked, too
pack exalted-vectors
match vs gavin
lane alice 3600 gavin-2 4027
mana gavin-2 0
do 1 act alice; go 800,3300; done
only 2 let; catch gavin-2
stops 2

test EX-EQUIP-2 Whether to buy is worth a stop once there is more gold, and not for the same gold again
match
gold alice 1
gold ayumi 3
lane alice 3600 golem-red-nw-outer-1 4100
lp golem-red-nw-outer-1 1
do 1 act alice
asked 2
stops-not 2
do 2 no-more
do 1 attack golem-red-nw-outer-1; done
asked 1
stops 1
do 1 no-more
asked 2
stops-not 2
do 2 no-more
do 1 act alice
asked 1
stops-not 1
do 1 no-more
do 2 no-more
last-phase
until start
until buy
asked 1
stops 1
do 1 no-more
stops 2

test EX-STATUS-13 EX-GMARCH-8 Foreseen: the first hero of blue, the last lane, the artifact
match
status jasper bleed ayumi
at golem-blue-se-outer-1 4500 600
at golem-blue-se-outer-2 4500 900
at golem-red-se-outer-1 6800 600
at golem-blue-nw-outer-1 600 4200
at golem-blue-nw-outer-2 600 4500
off tower-red-nw-outer tower-red-nw-inner
expect fact 1 end-phase jasper hits 2
expect fact 1 end-phase se cancelled 1
expect fact 1 end-phase tower-red-se-outer hits 1
expect fact 1 end-phase nw cancelled 0
expect fact 1 end-phase artifact-red hits 2

test EX-GMARCH-7 Foreseen: those who are met where they stand are counted as those who advance
match
off tower-red-nw-outer
home golem-blue-nw-outer-1 golem-blue-nw-outer-2 golem-red-nw-inner-1 golem-red-nw-inner-2
expect fact 1 end-phase nw cancelled 2
expect fact 1 end-phase nw golems-blue 2
expect fact 1 end-phase nw golems-red 2

test EX-GMARCH-2 Foreseen: who only moves up is not lost
match
home golem-blue-nw-inner-1 golem-blue-nw-inner-2
at golem-red-se-inner-1 8000 5000
expect fact 1 end-phase nw cancelled 0
expect fact 1 end-phase se cancelled 0

test EX-REACT-10 EX-RULE-31 Placed into sight by an ability, then out of it again: the place in between counts
pack exalted-vectors
match ayumi vs lucina
level ayumi 2
lane ayumi 3600 shi-weng 4900 tian-feng 6700
at golem-blue-nw-outer-1 900 6900
do 1 act ayumi; use w; to 300,4500; go 300,3300; done
offered 2 strike tian-feng golem-blue-nw-outer-1

test EX-REACT-10 EX-RULE-31 The same way on foot from out of sight to out of sight: he sees nothing of it
pack exalted-vectors
match ayumi vs lucina
lane ayumi 3600 shi-weng 4000 tian-feng 6700
at golem-blue-nw-outer-1 900 6900
do 1 act ayumi; attack shi-weng; go 300,3300; done
pointed 2 EX-REACT-3 model tian-feng

test EX-REACT-10 EX-RULE-31 He sees just the place itself, ten inches away, and nothing of the way back
pack exalted-vectors
match ayumi vs lucina
level ayumi 2
lane ayumi 3600 shi-weng 4900
at tian-feng 300 7340
at golem-blue-nw-outer-1 900 7340
do 1 act ayumi; use w; to 300,4500; go 300,3300; done
offered 2 strike tian-feng golem-blue-nw-outer-1

test EX-REACT-10 EX-FLY-1 Seen only in the middle of a flight, neither before nor after it
pack exalted-vectors
match alice
level alice 2
at alice 4231 4231
at ayumi 5500 5500
at tian-feng 2499 6501
at golem-blue-m-outer-1 2099 6901
expect sees alice tian-feng no
do 1 act alice; use w; to 4769,4769
do 1 done
offered 2 strike tian-feng golem-blue-m-outer-1

test EX-REACT-10 EX-FLY-1 A flight that is a little farther away is not seen
pack exalted-vectors
match alice
level alice 2
at alice 4231 4231
at ayumi 5500 5500
at tian-feng 2478 6522
at golem-blue-m-outer-1 2078 6922
do 1 act alice; use w; to 4769,4769
do 1 done
no-event no-reaction
asked 1

test EX-REACT-1 An ability that hits many: the question names as many as it can
pack exalted-vectors
match majvi
level majvi 4
at majvi 600 3300
at ayumi 950 5030
at tian-feng 250 5030
at golem-red-nw-outer-1 600 4700
at golem-red-nw-outer-2 880 4700
at golem-red-nw-inner-1 320 4700
at golem-red-nw-inner-2 600 4980
at golem-red-m-outer-1 600 4420
do 1 act majvi; use r; aim 600,4700; done
expect about majvi hail-of-arrows ability tian-feng ayumi golem-red-nw-inner-1 golem-red-nw-inner-2 golem-red-nw-outer-1

test EX-RULE-57 Foreseen: an artifact that falls does not grow again
match
off tower-red-nw-outer tower-red-nw-inner
home golem-blue-nw-outer-1 golem-blue-nw-outer-2
lp artifact-red 1
expect fact 1 end-phase artifact-red hits 2
expect fact 1 end-phase artifact-red then 0
