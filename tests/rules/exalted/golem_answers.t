# Golems answer attacks (Reaktion der Golems)

test EX-GREACT-1 EX-GREACT-8 A golem attacked in melee that survives strikes back
match leyla
lane golem-red-nw-outer-1 4400 leyla 4050
force 3 0 0 0 0 0 5 5 0
do 1 act leyla; attack golem-red-nw-outer-1; done
expect lp golem-red-nw-outer-1 1
event attack golem-red-nw-outer-1 leyla
cites EX-GREACT-4 attack golem-red-nw-outer-1 leyla
# 2 hits - RST 1
expect lp leyla 6
expect at golem-red-nw-outer-1 300 4400

test EX-GREACT-1 Who falls does not answer
match leyla
lane golem-red-nw-outer-1 4400 leyla 4050
force 3 3 0 0 0 0
do 1 act leyla; attack golem-red-nw-outer-1; done
no-event attack golem-red-nw-outer-1 leyla
expect lp leyla 7

test EX-GREACT-2 EX-GREACT-4 Both golems on Elmar, 6 3 1 and 5 4 3: 1 damage and 1 damage
match elmar
at golem-red-nw-outer-1 300 4400
at golem-red-nw-outer-2 520 4250
at elmar 300 4050
force 3 0 0 0 5 2 0 4 3 2
do 1 act elmar; attack golem-red-nw-outer-1; done
event hits elmar 3 3 2 1 2
event hits elmar 3 3 3 0 2
expect lp elmar 6

test EX-GREACT-2 EX-RULE-49 The partner answers although the attacked golem fell
match elmar
at golem-red-nw-outer-1 300 4400
at golem-red-nw-outer-2 520 4250
at elmar 300 4050
lp golem-red-nw-outer-1 1
force 3 3 3 3 5 5 5
do 1 act elmar; attack golem-red-nw-outer-1; done
no-event attack golem-red-nw-outer-1
event attack golem-red-nw-outer-2 elmar
expect lp elmar 7

test EX-GREACT-2 Golems of another pair stay calm
match elmar
at golem-red-nw-outer-1 300 4400
at golem-red-nw-inner-1 520 4250
at elmar 300 4050
force 3 0 0 0 5 5 5
do 1 act elmar; attack golem-red-nw-outer-1; done
no-event attack golem-red-nw-inner-1
expect lp elmar 7

test EX-GREACT-3 The partner marches up to 3 inches and strikes if it comes within 1 inch
match elmar
at golem-red-nw-outer-1 300 4400
at golem-red-nw-outer-2 600 4900
at elmar 300 4050
force 3 0 0 0
do 1 act elmar; attack golem-red-nw-outer-1; done
event march golem-red-nw-outer-2
event attack golem-red-nw-outer-2 elmar
expect within golem-red-nw-outer-2 elmar 1 yes

test EX-GREACT-3 Too far off it comes nearer and does not strike
match elmar
lane golem-red-nw-outer-1 4400 golem-red-nw-outer-2 5600 elmar 4050
force 3 0 0 0
do 1 act elmar; attack golem-red-nw-outer-1; done
event march golem-red-nw-outer-2
no-event attack golem-red-nw-outer-2
expect within golem-red-nw-outer-2 elmar 1 no

test EX-GREACT-5 EX-GREACT-8 Shot from 4 inches a golem marches 3 inches and attacks from 1 inch away
match
lane golem-red-nw-outer-1 4891 alice 3600
force 3 0 0 0 0 0
do 1 act alice; attack golem-red-nw-outer-1; done
event march golem-red-nw-outer-1 300 4129
event attack golem-red-nw-outer-1 alice
expect within golem-red-nw-outer-1 alice 1 yes

test EX-GREACT-5 Both of the pair march
match
at golem-red-nw-outer-1 300 4600
at golem-red-nw-outer-2 700 4600
at alice 500 3600
force 3 0 0 0 0 0
do 1 act alice; attack golem-red-nw-outer-1; done
event march golem-red-nw-outer-1
event march golem-red-nw-outer-2
event attack golem-red-nw-outer-1 alice
event attack golem-red-nw-outer-2 alice

test EX-GREACT-7 EX-GREACT-8 Hit by an ability from more than 4 inches: 3 inches and no attack
match
lane golem-red-nw-outer-1 5150 alice 3600
# no damage, so it is not slowed
force 0 0 0 0 0 0
do 1 act alice; use q; aim 300,5150; done
event march golem-red-nw-outer-1 300 4388
no-event attack golem-red-nw-outer-1
expect lp alice 6

test EX-GREACT-6 Not the attacker, but a hero of his team can be reached
match
lane golem-red-nw-outer-1 5150 alice 3600
at gavin 650 4300
# no damage, so it is not slowed
force 0 0 0 0 0 0
do 1 act alice; use q; aim 300,5150; done
event march golem-red-nw-outer-1
event attack golem-red-nw-outer-1 gavin
no-event attack golem-red-nw-outer-1 alice

test EX-GREACT-6 Only heroes of the attacker's team are struck instead
match
lane golem-red-nw-outer-1 5150 alice 3600
at ayumi 650 4300
# no damage, so it is not slowed
force 0 0 0 0 0 0
do 1 act alice; use q; aim 300,5150; done
event march golem-red-nw-outer-1
no-event attack golem-red-nw-outer-1

test EX-RULE-49 EX-GREACT-7 An ability that rolled without damage is an attack
match
lane golem-red-nw-outer-1 4400 alice 3900
force 0 0 0 0 0 0 5 5 5
do 1 act alice; use q; aim 300,4400; done
expect lp golem-red-nw-outer-1 2
event attack golem-red-nw-outer-1 alice
expect lp alice 3

test EX-RULE-49 Both hit by one ability: each answers once; several pairs all answer
match djamila
at golem-red-nw-outer-1 300 4400
at golem-red-nw-outer-2 560 4400
at golem-red-nw-inner-1 430 4640
at djamila 430 4050
force 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
force 4 0 0 4 4 0 4 4 4
do 1 act djamila; use q; aim 430,4500; done
# 1 + 2 + 3 hits, each golem once
event attack golem-red-nw-outer-1 djamila
event attack golem-red-nw-outer-2 djamila
event attack golem-red-nw-inner-1 djamila
expect stands djamila no

test EX-RULE-49 EX-RULE-84 A stunned golem does not answer, its partner does
match elmar
at golem-red-nw-outer-1 300 4400
at golem-red-nw-outer-2 520 4250
at elmar 300 4050
status golem-red-nw-outer-1 stun
force 3 0 0 0 5 5 5
do 1 act elmar; attack golem-red-nw-outer-1; done
no-event attack golem-red-nw-outer-1
event attack golem-red-nw-outer-2 elmar

test EX-RULE-49 EX-RULE-84 A held golem strikes only whom it reaches from where it is
match elmar
at golem-red-nw-outer-1 300 4400
at golem-red-nw-outer-2 600 4900
at elmar 300 4050
status golem-red-nw-outer-1 hold
status golem-red-nw-outer-2 hold
force 3 0 0 0 5 5 5
do 1 act elmar; attack golem-red-nw-outer-1; done
event attack golem-red-nw-outer-1 elmar
no-event march golem-red-nw-outer-2
no-event attack golem-red-nw-outer-2
expect at golem-red-nw-outer-2 600 4900

test EX-RULE-84 A slowed golem marches 1 inch, then it is no longer slow; a blinded one has 1 die
match
lane golem-red-nw-outer-1 4700 alice 3600
status golem-red-nw-outer-1 slow
status golem-red-nw-outer-1 blind
force 3 0 0 0 0 0
do 1 act alice; attack golem-red-nw-outer-1; done
event march golem-red-nw-outer-1 300 4446
expect status golem-red-nw-outer-1 slow no
no-event attack golem-red-nw-outer-1
at golem-red-nw-outer-1 300 4100
lp golem-red-nw-outer-1 2
force 3 0 0 0 0 0 5
do 1 act alice; attack golem-red-nw-outer-1; done
event hits alice 1 5 1 1 0
expect lp alice 5

test EX-RULE-83 Leyla strikes and moves 3.5 inches away: the golem marches 2.5 and attacks
match leyla
lane golem-red-nw-outer-1 4400 leyla 4125
force 3 0 0 0 0 0
do 1 act leyla; attack golem-red-nw-outer-1; go 300,3236; done
expect at leyla 300 3236
event march golem-red-nw-outer-1
event attack golem-red-nw-outer-1 leyla
expect within golem-red-nw-outer-1 leyla 1 yes

test EX-RULE-83 She moves 5 inches away: it marches 3 and does not reach her
match leyla
lane golem-red-nw-outer-1 4750 leyla 4475
force 3 0 0 0 0 0
do 1 act leyla; attack golem-red-nw-outer-1; go 300,3205
event march golem-red-nw-outer-1
no-event attack golem-red-nw-outer-1
expect within golem-red-nw-outer-1 leyla 1 no

test EX-RULE-22 The march is automatic: nobody is asked, and it goes round what is in its way
match
lane golem-red-nw-outer-1 4700 pantha-w 4150 alice 3600
force 3 0 0 0 0 0
do 1 act alice; attack golem-red-nw-outer-1; done
event march golem-red-nw-outer-1
prompt hero

test EX-GREACT-8 EX-SEQ-11 Attacked by a reaction: golems of the acting side answer the one who reacted
match
lane golem-blue-nw-outer-1 4400 gavin 4000
at ayumi 620 4300
force 3 3 3 0 0 3 0 0 0 0 0 5 0 0
do 1 act gavin; attack ayumi; done
do 2 strike ayumi golem-blue-nw-outer-1
expect lp golem-blue-nw-outer-1 1
event attack golem-blue-nw-outer-1 ayumi

test EX-GREACT-6 Of two as near the one with fewer life points is struck
pack exalted-vectors
match
at alice 600 3600
at golem-red-nw-outer-1 600 4870
at golem-red-nw-outer-2 600 5130
status golem-red-nw-outer-1 hold alice
status golem-red-nw-outer-2 stun alice
at jasper 250 4870
at gavin 950 4870
lp gavin 3
force 0 0 0 0 0 0
do 1 act alice; attack golem-red-nw-outer-1; done
event attack golem-red-nw-outer-1 gavin
cites EX-GREACT-4 attack golem-red-nw-outer-1 gavin
no-event march

test EX-GREACT-6 EX-RULE-81 With as many, the first in card order
pack exalted-vectors
match
at alice 600 3600
at golem-red-nw-outer-1 600 4870
status golem-red-nw-outer-1 hold alice
at jasper 250 4870
at gavin 950 4870
lp gavin 3
lp jasper 3
force 0 0 0 0 0 0
do 1 act alice; attack golem-red-nw-outer-1; done
event attack golem-red-nw-outer-1 jasper

test EX-GREACT-6 And before all the nearest
pack exalted-vectors
match
at alice 600 3600
at golem-red-nw-outer-1 600 4870
status golem-red-nw-outer-1 hold alice
at jasper 240 4870
at gavin 950 4870
lp jasper 3
force 0 0 0 0 0 0
do 1 act alice; attack golem-red-nw-outer-1; done
event attack golem-red-nw-outer-1 gavin

test EX-RULE-49 EX-GREACT-7 An ability that does not roll attacks nobody: a trap is laid on a golem
pack exalted-vectors
match linnea
level linnea 2
lane linnea 3600 golem-red-nw-outer-1 4300
do 1 act linnea; use w; aim 300,4300; done
event trap-laid linnea 300 4300
no-event march
no-event attack
