# Reactions, the 16 steps, leaving range (Reaktionen)

test EX-REACT-1 EX-REACT-2 EX-REACT-3 EX-SEQ-5 Announced with its target by who sees the actor; carried out afterwards
pack exalted-vectors
match
lane alice 3600 tian-feng 4300 ayumi 4800
do 1 act alice; attack tian-feng; done
asked 2
prompt react
offered 2 let
offered 2 strike tian-feng alice
pointed 2 EX-REACT-3 model shi-weng
force 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
do 2 strike tian-feng alice
event react-attack tian-feng alice
expect sequence attack alice tian-feng
expect lp tian-feng 6
expect lp alice 5

test EX-REACT-1 It may be left: nothing happens then
match
lane alice 3600 tian-feng 4300
do 1 act alice; attack tian-feng; done
force 0 0 0 0 0 0
do 2 let
event no-reaction 2
expect lp alice 6

test EX-REACT-3 Without line of sight no reaction, though the actor stands near
match
at alice 1050 3500
at tian-feng 1650 4270
do 1 act alice; go 1050,3400; done
prompt hero
asked 1

test EX-REACT-4 Four heroes see the actor, one reaction is all; nobody sees the second action
match
lane alice 3600 tian-feng 4300
at ayumi 650 3600
at shi-weng 650 4000
at chen-lu 300 4700
do 1 act alice; attack ayumi; done
offered 2 strike tian-feng alice
offered 2 strike ayumi alice
offered 2 strike shi-weng alice
force 0 0 0 0 0 0 0 0 0 0 0 0
do 2 strike ayumi alice
asked 1
prompt hero
do 1 act jasper; run; go 1576,400; done
prompt hero
asked 2

test EX-REACT-5 A basic attack or an ability at its usual cost
match
lane alice 3600 tian-feng 4300
do 1 act alice; attack tian-feng; done
offered 2 strike tian-feng alice
do 2 answer tian-feng q
force 0 0 0 0 0 0 0 0 0 0 0 0
do 2 aim 300,3600
expect mana tian-feng 2

test EX-REACT-6 No movement in a reaction
match
lane alice 3600 tian-feng 4300
do 1 act alice; attack tian-feng; done
not-offered 2 go 300,4400
not-offered 2 run
force 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
do 2 strike tian-feng alice
expect at tian-feng 300 4300

test EX-REACT-6 Unless the ability moves its user: Shi Weng dashes 2 inches
match
lane alice 3600 shi-weng 4500
do 1 act alice; attack shi-weng; done
do 2 answer shi-weng q
force 0 0 0 0 0 0 0 0 0 0 0
do 2 to 300,4000
expect at shi-weng 300 4000

test EX-REACT-7 EX-SEQ-8 The reactor falls in step 6: the reaction is lost, and nobody takes its place
match
lane alice 3600 tian-feng 4300
at ayumi 650 3600
lp tian-feng 1
do 1 act alice; attack tian-feng; done
force 0 0 0 0 0 0
do 2 strike tian-feng alice
expect stands tian-feng no
event lost tian-feng
cites EX-REACT-7 lost
expect lp alice 6
# red is not asked again: the next question is about Alice's reward
prompt buy
asked 1

test EX-REACT-8 EX-REACT-11 Range counts at the end of the movement: who runs out of it is not hit
match
lane alice 3600 jasper 3300 tian-feng 4800
do 1 act alice; run; go 1000,3300; go 1000,2100; done
not-offered 2 strike tian-feng alice
denied 2 EX-BASIC-2 strike tian-feng alice
offered 2 catch tian-feng

test EX-REACT-8 EX-REACT-11 Who runs into it is
pack exalted-vectors
match
lane alice 3300 tian-feng 5200
do 1 act alice; run; go 300,4000; done
force 0 0 0 0 0 0 0 0 0 0 0 0
do 2 strike tian-feng alice
expect at alice 300 4000
expect lp alice 5

test EX-REACT-9 Nobody reacts to a reaction
match
lane alice 3600 jasper 3950 tian-feng 4300
do 1 act alice; attack tian-feng; done
force 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
do 2 strike tian-feng jasper
# blue is asked for its next action, not for an answer
asked 1
prompt hero

test EX-REACT-10 EX-RULE-31 Seen at some time on the way is enough
match
at alice 1050 2900
at ayumi 4000 3700
at tian-feng 2350 2700
at golem-blue-m-inner-1 2700 2500
at nian-mingli 8700 8700
expect sees alice tian-feng no
do 1 act alice; run; go 1000,1950; done
expect sees alice tian-feng no
asked 2
offered 2 strike tian-feng golem-blue-m-inner-1

test EX-REACT-12 EX-REACT-11 Gavin sees Alice run past and may hit a golem beside him, not her
match vs gavin
at alice 850 4300
lane gavin-2 4000 golem-blue-nw-inner-1 4478
do 1 act alice; run; go 1000,3700; go 1000,2590; done
asked 2
offered 2 strike gavin-2 golem-blue-nw-inner-1
denied 2 EX-BASIC-1 strike gavin-2 alice
force 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
do 2 strike gavin-2 golem-blue-nw-inner-1
expect lp golem-blue-nw-inner-1 1

test EX-REACT-14 Not with an ability that was used for the last reaction
match
level tian-feng 2
lane alice 3600 tian-feng 4300
do 1 act alice; attack tian-feng; done
do 2 answer tian-feng q
force 0 0 0 0 0 0 0 0 0 0 0 0
do 2 aim 300,3600
do 1 act alice; attack tian-feng; done
denied 2 EX-COOL-2 answer tian-feng q
offered 2 answer tian-feng w

test EX-SEQ-2 EX-SEQ-3 EX-SEQ-4 The hero is named, then both may buy, then the action is announced
match
gold alice 3
gold ayumi 3
do 1 act alice
prompt buy
asked 1
do 1 no-more
asked 2
prompt buy
do 2 no-more
prompt action
asked 1

test EX-SEQ-7 EX-SEQ-8 EX-SEQ-17 Alice's kill pays in step 7, though the reaction fells her in step 8
match
lane alice 3600 ayumi 4100 tian-feng 4500
lp ayumi 1
lp alice 1
do 1 act alice; attack ayumi; done
force 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
do 2 strike tian-feng alice
expect stands ayumi no
expect stands alice no
expect level alice 2
expect xp alice 1
expect gold alice 3

test EX-SEQ-8 EX-SEQ-9 EX-SEQ-10 The golem survives, Gavin strikes, then it and its partner answer
match vs gavin
at alice 300 3600
at golem-red-nw-outer-1 650 3600
at golem-red-nw-outer-2 650 3900
at gavin-2 300 3950
do 1 act alice; attack golem-red-nw-outer-1; done
force 0 0 0 0 0 0
force 0 0 0 0 0
force 0 0 0 0 0 0
do 2 strike gavin-2 alice
expect lp golem-red-nw-outer-1 1
expect lp alice 3
expect sequence attack alice gavin-2 golem-red-nw-outer-1 golem-red-nw-outer-2

test EX-SEQ-10 She is no longer there: they do nothing
match vs gavin
at alice 300 3600
at golem-red-nw-outer-1 650 3600
at golem-red-nw-outer-2 650 3900
at gavin-2 300 3950
lp alice 1
do 1 act alice; attack golem-red-nw-outer-1; done
force 0 0 0 0 0 0
force 0 0 0 0 0
do 2 strike gavin-2 alice
expect stands alice no
no-event attack golem-red-nw-outer-1

test EX-SEQ-11 Golems that the reaction attacked answer the reactor, after those of the action
match vs tian-feng
at alice 300 3600
at golem-red-nw-outer-1 650 3600
at tian-feng 300 4300
at golem-blue-nw-inner-1 650 4300
do 1 act alice; attack golem-red-nw-outer-1; done
force 0 0 0 0 0 0
force 0 0 0 0 0 0 0 0 0 0 0 0
force 0 0 0 0 0 0
do 2 strike tian-feng golem-blue-nw-inner-1
expect sequence attack alice tian-feng golem-red-nw-outer-1 golem-blue-nw-inner-1
expect lp alice 5
expect lp tian-feng 6

test EX-SEQ-12 A hero felled by a golem's answer is removed without gold or experience for anybody
match
at alice 300 3600
at golem-red-nw-outer-1 650 3600
lp alice 1
do 1 act alice; attack golem-red-nw-outer-1
force 0 0 0 0 0 0 0 0 0
do 1 done
expect stands alice no
expect xp ayumi 0
expect gold tian-feng 0
event out alice
no-event reward

test EX-SEQ-13 EX-RULE-30 At the end of the phase statuses expire, not after its first action
match
turn 2
status alice blind
do 2 pass-phase
do 1 pass
expect status alice blind yes
do 1 pass
expect status alice blind no
cites EX-SEQ-13 status-end

test EX-SEQ-14 EX-SEQ-9 After the reaction who fell is removed, and the reactor is paid
match
lane alice 3600 tian-feng 4500
lp alice 1
do 1 act alice; attack tian-feng; done
force 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
do 2 strike tian-feng alice
event reward tian-feng hero 3 3
expect gold tian-feng 3

test EX-SEQ-15 EX-SEQ-16 EX-SEQ-17 Gold of step 7 may be spent in step 15, and then the action is over
match
lane alice 3600 ayumi 4100
lp ayumi 1
do 1 act alice
# step 3 has gone by without gold
prompt action
force 0 0 0 0 0 0
do 1 attack ayumi; done
do 2 let
prompt buy
offered 1 buy alice moon-crystal
do 1 no-more
prompt hero
expect actions 1

test EX-REACT-8 The end of the way and of the leap after it counts: Alice walks and leaps into range
match
level alice 2
lane alice 3300 tian-feng 5600
at ayumi 700 5100
do 1 act alice; go 300,4000; use w; to 300,4700; at ayumi
offered 2 strike tian-feng alice

test EX-REACT-8 Or out of it
match
level alice 2
lane alice 4600 tian-feng 5600
at ayumi 700 4600
do 1 act alice; go 300,4000; use w; to 300,3500
denied 2 EX-BASIC-2 strike tian-feng alice
offered 2 catch tian-feng

test EX-REACT-8 A placing after the ability counts as well: Leandros is gone
match leandros
level leandros 4
mana leandros 5
lane leandros 4000 tian-feng 4700
do 1 act leandros; go 300,3900; use r; aim 300,4700; to 1020,2900
denied 2 EX-BASIC-2 strike tian-feng leandros

test EX-REACT-10 EX-FLY-1 Seen only where she has leapt to: she comes from afar and walks back
pack exalted-vectors
match
level alice 2
at alice 500 7980
at golem-red-nw-outer-1 1900 7980
at tian-feng 3700 7980
at golem-blue-nw-inner-1 3225 7980
do 1 act alice; use w; to 1250,7980; go 500,7980; done
asked 2
offered 2 strike tian-feng golem-blue-nw-inner-1
not-offered 2 strike tian-feng alice

test EX-REACT-10 Not if the leap ends too far away as well
pack exalted-vectors
match
level alice 2
at alice 300 7980
at golem-red-nw-outer-1 1900 7980
at tian-feng 3700 7980
at golem-blue-nw-inner-1 3225 7980
do 1 act alice; use w; to 850,7980; go 500,7980; done
asked 1

test EX-REACT-10 EX-PLACE-1 Who is placed is seen there
pack exalted-vectors
match
turn 2
level ayumi 2
at ayumi 500 7980
at golem-blue-nw-outer-1 1700 7980
at alice 3700 7980
at golem-red-nw-inner-1 3225 7980
do 2 act ayumi; use w; to 1400,7980; go 500,7980; done
asked 1
offered 1 strike alice golem-red-nw-inner-1
not-offered 1 strike alice ayumi

test EX-REACT-10 EX-CARD-7 And where he goes after the blow, before he walks on
pack exalted-vectors
match leandros
level leandros 4
at leandros 500 7980
at golem-red-nw-outer-1 500 8400
at tian-feng 3700 7980
at golem-blue-nw-inner-1 3225 7980
do 1 act leandros; use r; aim 500,8400; to 1400,7980; go 500,7980; done
asked 2
offered 2 strike tian-feng golem-blue-nw-inner-1

test EX-REACT-10 Not if he stays
pack exalted-vectors
match leandros
level leandros 4
at leandros 500 7980
at golem-red-nw-outer-1 500 8400
at tian-feng 3700 7980
at golem-blue-nw-inner-1 3225 7980
do 1 act leandros; use r; aim 500,8400; to 500,7980; go 700,7980; done
asked 1

test EX-RULE-27 EX-KIT-12 A reaction that has lost its mana is lost
pack exalted-vectors
match vs gavin
lane lucina 3600 gavin-2 4400
mana gavin-2 2
do 1 act lucina; use q; done
force 5 5 0 0 0 0 0
force 5 5 0 0 0 0 0
do 2 answer gavin-2 q
cites EX-RULE-27 lost gavin-2
expect mana gavin-2 1
no-event ability gavin-2

test EX-RULE-27 With one more it is not
pack exalted-vectors
match vs gavin
lane lucina 3600 gavin-2 4400
mana gavin-2 3
do 1 act lucina; use q; done
force 5 5 0 0 0 0 0
do 2 answer gavin-2 q
event ability gavin-2 challenge
expect mana gavin-2 0

test EX-RULE-27 EX-STATUS-9 Held, nobody dashes: the reaction is lost
pack exalted-vectors
match linnea vs leandros
lane linnea 3600 leandros 4600
do 1 act linnea; use q; done
force 5 5 0 0 0 0 0
do 2 answer leandros q; to 300,4000
expect status leandros hold yes
cites EX-RULE-27 lost leandros
expect at leandros 300 4600

test EX-RULE-27 EX-STATUS-9 Nor flies
pack exalted-vectors
match linnea vs leyla
lane linnea 3600 leyla 4600
do 1 act linnea; use q; done
force 5 5 0 0 0 0 0
do 2 answer leyla q; to 300,4000
cites EX-RULE-27 lost leyla

test EX-STATUS-9 Who is placed is: hold does not matter
pack exalted-vectors
match linnea
level ayumi 2
lane linnea 3600 ayumi 4600
do 1 act linnea; use q; done
force 5 5 0 0 0 0 0
do 2 answer ayumi w; to 300,4000
event place ayumi 300 4000

test EX-RULE-27 EX-TMPL-3 Pushed out of range of her circle: the reaction is lost
pack exalted-vectors
match vs djamila
lane jasper 4600 djamila 4200 alice 5700
do 1 act jasper; use q; done
force 5 5 5 0 0
do 2 answer djamila q; aim 300,5747
event push djamila 300 3438
cites EX-RULE-27 lost djamila

test EX-RULE-27 EX-RANGE-3 Pushed out of reach of his target
pack exalted-vectors
match vs shi-weng
lane jasper 4600 ayumi 4200
do 1 act jasper; use q; done
force 5 5 5 0 0
do 2 answer ayumi q
cites EX-RULE-27 lost ayumi
expect mana ayumi 5

test EX-RULE-27 EX-REACT-7 Stunned before it, a reaction is lost
pack exalted-vectors
match
level jasper 4
lane jasper 4600 ayumi 4200
do 1 act jasper; use r; done
force 5 5 0 0 0 0 0 0
do 2 strike ayumi jasper
cites EX-REACT-7 lost ayumi

test EX-RULE-27 EX-CARD-6 Pushed too far from where he wanted to dash to: he stays, and strikes nobody
pack exalted-vectors
match vs leandros
lane jasper 3600 leandros 4000
do 1 act jasper; use q; done
force 5 5 5 0 0
do 2 answer leandros q; to 740,3700
event push leandros 300 4762
event ability leandros lance-charge
no-event dash
no-event hits jasper
expect at leandros 300 4762
expect mana leandros 2

test EX-TELE-6 EX-RULE-35 An ability that reaches the hero only where it appears
pack exalted-vectors
match
at tian-feng 600 3700
do 1 act alice; teleport tower-blue-nw-inner; to 600,3252
do 2 answer tian-feng q
asked 2
prompt aim
do 2 aim 600,3252
event react-ability tian-feng thunder-gun

test EX-TELE-6 EX-RULE-35 A strike where it appears, by who has no mana left
pack exalted-vectors
match
mana ayumi 0
at ayumi 600 3650
do 1 act alice; teleport tower-blue-nw-inner; to 600,3252
force 4 4 0 0 0 0
do 2 strike ayumi alice
expect at alice 600 3252
expect lp alice 4

test EX-TELE-6 EX-RULE-35 An ability of who cannot strike there
pack exalted-vectors
match
at chen-lu 600 4700
do 1 act alice; teleport tower-blue-nw-inner; to 600,3252
denied 2 EX-TELE-6 strike chen-lu alice
do 2 answer chen-lu q
event react-ability chen-lu dragon-taunt

test EX-REACT-3 Who is out does not react, wherever it fell
match
lane alice 3600 tian-feng 4300 ayumi 3900
off ayumi
do 1 act alice; attack tian-feng; done
not-offered 2 strike ayumi alice
pointed 2 EX-REACT-3 model ayumi
offered 2 strike tian-feng alice

test EX-REACT-1 What could strike none but creatures is no reason to stop
pack exalted-vectors
match
lane alice 2300 tian-feng 4400
at pantha-w 900 4400
do 1 act alice; go 300,2400; done
prompt react
offered 2 answer tian-feng q
stops-not 2

test EX-REACT-1 … but what reaches the actor is
pack exalted-vectors
match
lane alice 3300 tian-feng 4400
at pantha-w 900 4400
do 1 act alice; go 300,3400; done
prompt react
stops 2
