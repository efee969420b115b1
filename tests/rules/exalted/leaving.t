# Leaving range, and what becomes of what was announced (Verlassen der Reichweite)

test EX-LEAVE-1 EX-LEAVE-2 EX-LEAVE-3 EX-LEAVE-5 Alice with 2 LP runs from Gavin: hit first, she does not run
match vs gavin
lane alice 3600 gavin-2 4027
lp alice 2
do 1 act alice; run; go 1000,3500; go 1000,2340; done
offered 2 catch gavin-2
force 4 4 0 0 0
do 2 catch gavin-2
event catch gavin-2 alice
event attack gavin-2 alice
cites EX-LEAVE-2 attack
no-event move
expect stands alice no
expect gold gavin-2 3

test EX-LEAVE-4 EX-LEAVE-5 With 3 LP she runs on with 1
match vs gavin
lane alice 3600 gavin-2 4027
lp alice 3
do 1 act alice; run; go 1000,3500; go 1000,2340; done
force 4 4 0 0 0
do 2 catch gavin-2
expect lp alice 1
expect at alice 1000 2340
event move alice

test EX-LEAVE-1 A standard move out of range allows it too
match vs gavin
lane alice 3600 gavin-2 4027
do 1 act alice; go 800,3400; done
force 0 0 0 0 0
do 2 catch gavin-2
expect lp alice 5
expect at alice 800 3400

test EX-LEAVE-1 EX-RULE-32 From 3 to 3.5 inches before an FK hero is no leaving; a usual reaction remains
match
lane alice 4800 tian-feng 3738
do 1 act alice; go 300,4927; done
denied 2 EX-LEAVE-1 catch tian-feng
offered 2 strike tian-feng alice

test EX-RULE-32 Out of sight is out of range for an FK hero
match
at alice 1000 4500
at tian-feng 1650 4480
do 1 act alice; go 1050,3600; done
offered 2 catch tian-feng
not-offered 2 strike tian-feng alice

test EX-RULE-32 Who was out of range before cannot be caught
match vs gavin
lane alice 3600 gavin-2 4200 golem-blue-nw-inner-1 4500
do 1 act alice; go 300,3400; done
denied 2 EX-LEAVE-1 catch gavin-2

test EX-LEAVE-6 It is the one reaction of the action, and no ability
match vs gavin
lane alice 3600 gavin-2 4027
at ayumi 650 3600
do 1 act alice; go 300,3400; done
offered 2 catch gavin-2
denied 2 EX-LEAVE-1 catch ayumi
force 0 0 0 0 0
do 2 catch gavin-2
expect mana gavin-2 4
prompt hero
asked 1

test EX-RULE-33 Attack first, then away: the leaving attack comes between the two
match
lane alice 3600 ayumi 3950
lp ayumi 3
do 1 act alice; attack ayumi; go 800,3300; done
force 0 0 0 0 0 0
force 0 0 0 0 0 0
do 2 catch ayumi
expect sequence attack alice ayumi
expect lp ayumi 2
expect lp alice 5
expect at alice 800 3300

test EX-RULE-33 A reactor that the attack fells loses it
match
lane alice 3600 ayumi 3950
lp ayumi 1
do 1 act alice; attack ayumi; go 800,3300; done
force 0 0 0 0 0 0
do 2 catch ayumi
expect lp alice 6
expect at alice 800 3300
event lost ayumi

test EX-RULE-33 Way first: it comes before everything, and the fallen pay at once
pack exalted-vectors
match
lane alice 3600 ayumi 3950
at tian-feng 1000 4300
lp alice 1
do 1 act alice; go 800,3300; attack tian-feng
force 0 0 0 0 0 0
do 2 catch ayumi
expect stands alice no
expect lp tian-feng 7
expect gold ayumi 3
no-event attack alice

test EX-RULE-34 Movement by an ability allows no leaving attack
match
level alice 2
lane alice 3600 ayumi 3950 golem-blue-nw-inner-1 4300
do 1 act alice; use w; to 800,3300
do 1 done
denied 2 EX-LEAVE-1 catch ayumi
offered 2 strike ayumi golem-blue-nw-inner-1

test EX-RULE-34 Nor does a teleport
match
at ayumi 739 1800
do 1 act alice; teleport tower-blue-nw-outer; to 600,6604
denied 2 EX-LEAVE-1 catch ayumi
offered 2 strike ayumi alice

test EX-RULE-31 Seen where it stands, for an action without movement
match majvi
at majvi 1050 3500
at tian-feng 1650 4270
do 1 act majvi; use q; done
prompt hero
asked 1

test EX-RULE-38 Who is at 0 LP is gone for targets
match
lane alice 3600 tian-feng 4300
at golem-blue-nw-inner-1 700 4300
do 1 act alice; attack tian-feng; done
lp golem-blue-nw-inner-1 0
not-offered 2 strike tian-feng golem-blue-nw-inner-1
denied 2 EX-RULE-38 strike tian-feng golem-blue-nw-inner-1

test EX-RULE-38 Overkill is lost
match
lane alice 3600 ayumi 4100
lp ayumi 2
do 1 act alice; attack ayumi; done
force 5 5 5 5 5 5
do 2 let
event damage ayumi 2 0

test EX-RULE-39 Waking is an action that may be reacted to
pack exalted-vectors
match
lane jasper 3600 tian-feng 4300
status jasper stun
do 1 act jasper; wake
asked 2
offered 2 strike tian-feng jasper
force 0 0 0 0 0 0 0 0 0 0 0 0
do 2 strike tian-feng jasper
expect status jasper stun no
expect lp jasper 7
expect actions 1

test EX-RULE-39 And so is freeing, wherever the others are
match
lane jasper 3600 tian-feng 4300
status jasper hold
do 1 act jasper
denied 1 EX-STATUS-8 wake
do 1 free
asked 2
do 2 let
event free jasper
expect status jasper hold no
expect actions 1

test EX-RULE-86 Stunned in step 6: the reaction is lost
match jasper vs tian-feng
level jasper 4
mana jasper 5
lane jasper 3600 tian-feng 3950
do 1 act jasper; use r
do 1 done
force 5 0 0 0 0 0 0 0
do 2 strike tian-feng jasper
expect status tian-feng stun yes
event lost tian-feng
expect lp jasper 10

test EX-RULE-86 EX-RULE-28 Chen Lu announced an ability and is silenced: nothing happens, she pays no mana
match lucina vs chen-lu
lane lucina 3600 chen-lu 4300
do 1 act lucina; use q; done
force 5 5 5 0 0 0 0
do 2 answer chen-lu q
expect status chen-lu silence yes
event lost chen-lu
# the one she has lost is Lucina's drain
expect mana chen-lu 3
expect lp lucina 7
expect at lucina 300 3600

test EX-RULE-86 Had she announced a basic attack it is made
match lucina vs chen-lu
lane lucina 3600 chen-lu 3950
do 1 act lucina; use q; done
force 5 5 5 0 0 0 0
force 0 0 0 0 0
do 2 strike chen-lu lucina
expect status chen-lu silence yes
expect lp lucina 6

test EX-RULE-86 Held: an ability that moves its user is lost
match linnea vs shi-weng
lane linnea 3600 shi-weng 4300
do 1 act linnea; use q; done
do 2 answer shi-weng q
force 5 5 5 0 0 0 0
do 2 to 300,3950
expect status shi-weng hold yes
expect at shi-weng 300 4300
expect mana shi-weng 4
event lost shi-weng

test EX-RULE-86 Held: a placing is not
match linnea vs ayumi
level ayumi 2
lane linnea 3600 ayumi 4300
do 1 act linnea; use q; done
do 2 answer ayumi w
force 5 5 5 0 0 0 0
force 0 0 0 0 0 0
do 2 to 300,3950
expect status ayumi hold yes
expect at ayumi 300 3950

test EX-RULE-86 Blinded: fewer dice
pack exalted-vectors
match lucina vs tian-feng
level lucina 2
mana lucina 6
lane lucina 3600 tian-feng 4300
do 1 act lucina; use w; done
force 5 5 5 0 0 0
force 3 0 0 0
do 2 strike tian-feng lucina
expect status tian-feng blind yes
event hits lucina 4 4 1 0 0

test EX-RULE-86 EX-RULE-27 Pushed out of range: from where it stands it cannot reach, so it is lost
match
lane jasper 3600 ayumi 3950
do 1 act jasper; use q; done
force 5 0 0 0 0
do 2 strike ayumi jasper
expect at ayumi 300 4712
event lost ayumi
expect lp jasper 8

test EX-RULE-27 The target must be reachable from the planned place
match
lane alice 3600 ayumi 5400
do 1 act alice
denied 1 EX-BASIC-2 attack ayumi
do 1 go 300,4100
offered 1 attack ayumi

test EX-RULE-27 A trap on the way: the attack fails and is lost; what was walked stays walked
match vs linnea
level linnea 2
turn 2
lane linnea 6700 alice 3300 shi-weng 5600
do 2 act linnea; use w; aim 300,4700; done
do 2 pass
do 1 act alice; go 300,4316; attack shi-weng
do 2 let
event trap alice
event lost alice
expect status alice hold yes
expect lp shi-weng 7
expect lp alice 4

test EX-RULE-27 EX-RULE-86 EX-TMPL-3 A circle that can no longer be laid is lost and costs nothing
match jasper vs djamila
lane jasper 3600 djamila 3950 golem-blue-nw-inner-1 2350
do 1 act jasper; use q; done
do 2 answer djamila q
force 5 0 0 0 0
do 2 aim 300,2420
expect at djamila 300 4712
event lost djamila
expect mana djamila 6
expect lp golem-blue-nw-inner-1 2

test EX-RULE-91 The aim is taken with the actor at the end of its path
match vs tian-feng
lane alice 3600 tian-feng 5200
do 1 act alice; go 700,3800; done
do 2 answer tian-feng q
denied 2 EX-RULE-91 aim 300,3600
offered 2 aim 700,3800

test EX-RULE-91 On execution whatever then lies there is hit: the golem instead of who was pushed off the line
pack exalted-vectors
match jasper vs tian-feng
lane jasper 3600 tian-feng 3950 golem-blue-nw-inner-1 3200
do 1 act jasper; use q; done
do 2 answer tian-feng q
force 5 0 0 0 0
force 3 0 0 0 0 0
do 2 aim 300,3600
expect at tian-feng 300 4712
event hits jasper 6 4 1 0 1

test EX-RULE-91 No target, no ability
match
lane alice 3600 ayumi 4300
do 1 act alice; use q
denied 1 EX-RULE-91 aim 300,3000
denied 1 EX-LINE-1 aim 300,3600
offered 1 aim 300,4300

test EX-RULE-92 Pushed back by Zahit between attack and way: the way is announced anew, as long as before
match vs zahit
lane jasper 3600 zahit 3950
do 1 act jasper; attack zahit; go 300,3500; done
force 0 0 0 0 0
do 2 let
expect at jasper 300 3346
asked 1
prompt after
offered 1 go 800,3346
# nothing of the 5 inches is used up: 1253 are legal, 1280 are not
offered 1 go 1050,4350
denied 1 EX-MOVE-2 go 1050,4384
do 1 go 800,3400; done
expect at jasper 800 3400

test EX-RULE-92 After a leap that a trap has cut short the way begins where she stands
match vs linnea
level linnea 2
level alice 2
turn 2
lane linnea 6600 alice 3500
at shi-weng 700 4300
do 2 act linnea; use w; aim 300,4600; done
do 2 pass
do 1 act alice; use w; to 300,4200
do 1 go 300,4300; done
force 0 0 0 0 0
do 2 let
event trap alice
# she is held as well, so there is nothing to announce but that
expect status alice hold yes
prompt hero


test EX-RULE-27 EX-KIT-4 Held by an arrow as she leaves: the way is lost
pack exalted-vectors
match vs majvi
turn 2
at majvi 4750 4750
at alice 4250 4250
do 2 act majvi; use q; done
do 1 let
do 2 pass
do 1 act alice; attack majvi; go 3720,3720; done
force 0 0 0 0 0 0
force 5 5 0 0 0
do 2 catch majvi
event attack majvi alice
expect status alice hold yes
cites EX-RULE-27 lost alice
expect at alice 4250 4250

test EX-LEAVE-1 EX-RULE-32 The movement starts where she has leapt to: next to Gavin, and then away
pack exalted-vectors
match vs gavin
level alice 2
lane alice 5400 gavin-2 4300
do 1 act alice; use w; to 300,4650; go 300,5600; done
offered 2 catch gavin-2

test EX-LEAVE-1 EX-RULE-34 By a leap alone nobody is left
pack exalted-vectors
match vs gavin
level alice 2
lane alice 4650 gavin-2 4300
do 1 act alice; use w; to 300,5300; done
not-offered 2 catch gavin-2
