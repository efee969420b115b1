# Cooldown of abilities (Abklingzeit) and teleport (Teleport)

test EX-COOL-1 Unlocked by the level and paid with mana, else refused
match
lane alice 3600 ayumi 4300
mana alice 1
do 1 act alice
denied 1 EX-ABIL-3 use q
denied 1 EX-ABIL-2 use w

test EX-COOL-2 Not the same ability of the same hero twice in succession
match
lane alice 3600 ayumi 4300
do 1 act alice; use q; aim 300,4300
force 0 0 0 0 0 0
do 1 done
expect mana alice 2
do 1 act alice
denied 1 EX-COOL-2 use q

test EX-COOL-2 EX-COOL-4 EX-REACT-14 Nor as a reaction to the enemy's next action
match vs tian-feng
lane alice 3600 tian-feng 4300
do 1 pass
do 1 act alice; use q; aim 300,4300
force 0 0 0 0 0 0
do 1 done
do 2 let
asked 2
do 2 act tian-feng
do 2 attack alice; done
asked 1
denied 1 EX-COOL-2 answer alice q
offered 1 strike alice tian-feng

test EX-COOL-3 After a basic attack of hers Alice may react with Schocker
match vs tian-feng
lane alice 3600 tian-feng 4300
do 1 act alice; use q; aim 300,4300
force 0 0 0 0 0 0
do 1 done
do 2 let
do 1 act alice
force 0 0 0 0 0 0
do 1 attack tian-feng; done
do 2 let
do 2 act tian-feng
do 2 attack alice; done
offered 1 answer alice q

test EX-COOL-3 EX-RULE-29 After a basic attack of Gavin as well
match vs tian-feng
lane alice 3600 gavin 4000 tian-feng 4350
do 1 act alice; use q; aim 300,4350
force 0 0 0 0 0 0
do 1 done
do 2 let
do 1 act gavin
force 0 0 0 0 0
do 1 attack tian-feng; done
do 2 let
do 2 act tian-feng
do 2 attack alice; done
offered 1 answer alice q

test EX-COOL-4 Alice reacts with Schocker to the second action: blocked for the first action, free after Lucina's run
match vs tian-feng
turn 2
lane alice 3600 tian-feng 4300
at lucina 700 3600
do 2 pass
do 2 act tian-feng
force 0 0 0 0 0 0 0 0 0 0 0 0
do 2 attack alice; done
do 1 answer alice q
force 0 0 0 0 0 0
do 1 aim 300,4300
expect mana alice 2
asked 1
do 1 act alice
denied 1 EX-COOL-2 use q
do 1 done
# nothing at all was a pass, which clears nothing
do 1 act alice
denied 1 EX-COOL-2 use q

test EX-COOL-4 EX-RULE-29 After Lucina's run Schocker is allowed as second action
match vs tian-feng
turn 2
lane alice 3600 tian-feng 4300
at lucina 700 3600
do 2 pass
do 2 act tian-feng
force 0 0 0 0 0 0 0 0 0 0 0 0
do 2 attack alice; done
do 1 answer alice q
force 0 0 0 0 0 0
do 1 aim 300,4300
do 1 act lucina; run; go 700,3500; done
do 2 let
do 1 act alice
offered 1 use q

test EX-COOL-5 R once per round, also if it was a reaction; in the next round again
match vs tian-feng
turn 2
level alice 4
level tian-feng 5
mana alice 5
lane alice 3600 tian-feng 4300
do 2 act tian-feng
do 2 attack alice; done
do 1 answer alice r
force 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
force 0 0 0 0 0 0 0 0 0
do 1 aim 300,4300
expect mana alice 1
mana alice 5
do 2 act tian-feng
do 2 go 300,4250; done
denied 1 EX-COOL-5 answer alice r
do 1 let
do 1 act alice
denied 1 EX-COOL-5 use r
do 1 go 300,3500; done
do 2 let
next-round
lane alice 3600 tian-feng 4300
turn 1
do 1 act alice
offered 1 use r

test EX-RULE-28 Mana is paid when it is done: a lost reaction costs none and sets no cooldown
match lucina vs tian-feng
level alice 1
lane lucina 3600 tian-feng 4300
mana tian-feng 2
do 1 act lucina; use q
do 1 done
do 2 answer tian-feng q
force 5 5 0 0 0 0 0
do 2 aim 300,3600
event lost tian-feng
cites EX-RULE-27 lost
expect mana tian-feng 1
expect lp lucina 7

test EX-RULE-28 The announcer must have the mana
match vs tian-feng
lane alice 3600 tian-feng 4300
mana tian-feng 1
do 1 act alice
do 1 attack tian-feng; done
denied 2 EX-ABIL-3 answer tian-feng q

test EX-RULE-29 Passing and buying do not clear the memory, nor does the end of the round
match
lane alice 3600 ayumi 4300
do 1 act alice; use q; aim 300,4300
force 0 0 0 0 0 0
do 1 done
next-round
lane alice 3600 ayumi 4300
turn 1
do 1 act alice
denied 1 EX-COOL-2 use q

test EX-RULE-29 A move alone clears it, and so does another ability
match
level alice 2
lane alice 3600 ayumi 4300
do 1 act alice; use q; aim 300,4300
force 0 0 0 0 0 0
do 1 done
do 1 act alice
do 1 go 300,3500; done
do 2 pass-phase
do 1 act alice
offered 1 use q

test EX-RULE-29 Waking is an action that clears it
match
lane alice 3600 ayumi 4300
do 1 act alice; use q; aim 300,4300
force 0 0 0 0 0 0
do 1 done
status jasper stun
do 1 act jasper; wake
do 2 pass-phase
do 1 act alice
offered 1 use q

test EX-TELE-1 From the platform, to a tower of the own team
match
do 1 act alice
offered 1 teleport tower-blue-nw-inner
offered 1 teleport tower-blue-se-outer
denied 1 EX-TELE-1 teleport tower-red-m-outer

test EX-TELE-1 EX-RULE-11 Any part of the base on the platform is enough: 1950 from the corner
match
at alice 1560 1170
do 1 act alice
offered 1 teleport tower-blue-nw-inner

test EX-TELE-1 EX-RULE-11 One unit farther it is not
match
at alice 1561 1170
do 1 act alice
denied 1 EX-TELE-1 teleport tower-blue-nw-inner

test EX-TELE-2 It costs two actions
match
do 1 act alice; teleport tower-blue-nw-outer; to 600,6604
expect at alice 600 6604
asked 2
prompt hero

test EX-TELE-2 EX-RULE-35 With one action left it is refused
match
do 1 pass
do 1 act alice
denied 1 EX-TELE-2 teleport tower-blue-nw-outer

test EX-TELE-3 EX-RULE-21 Within 1 inch of the tower: 604 from centre to centre, not 605
match
do 1 act alice; teleport tower-blue-nw-outer
offered 1 to 600,6604
denied 1 EX-TELE-3 to 600,6605
denied 1 EX-MOVE-4 to 600,6300
do 1 back
prompt action
offered 1 teleport tower-blue-nw-inner

test EX-TELE-4 To the marker of a destroyed tower, and upon it
match
off tower-blue-nw-outer
do 1 act alice; teleport tower-blue-nw-outer
offered 1 to 600,6604
offered 1 to 600,6000
denied 1 EX-TELE-3 to 600,6605

test EX-TELE-5 EX-RULE-10 It appears there: a tower beside the way does not shoot
match
home golem-red-m-outer-1
at golem-red-se-outer-1 7631 2231
do 1 act alice; teleport tower-blue-se-outer; to 6500,600
no-event tower-shot
event teleport alice 6500 600
expect lp alice 6

test EX-RULE-35 An enemy tower shoots at who appears in its range
match
off tower-red-se-outer
at tower-red-se-outer 7300 600
at golem-red-se-outer-1 7631 1800
do 1 act alice; teleport tower-blue-se-outer
force 0 0 0 0 0 0 0 0 0 0 0 0 0 0
do 1 to 6500,600
event tower-shot tower-red-se-outer alice
cites EX-TOWER-4 tower-shot
expect lp alice 4

test EX-TELE-6 EX-RULE-35 A reaction to the destination, where the reactor sees the hero
pack exalted-vectors
match
at tian-feng 600 7500
do 1 act alice; teleport tower-blue-nw-outer; to 600,6604
asked 2
offered 2 strike tian-feng alice
force 0 0 0 0 0 0 0 0 0 0 0 0
do 2 strike tian-feng alice
expect at alice 600 6604
expect lp alice 5

test EX-TELE-6 EX-RULE-35 A reaction to the start is made before the hero vanishes
match
at tian-feng 739 2200
do 1 act alice; teleport tower-blue-nw-outer; to 600,6604
lp alice 1
force 0 0 0 0 0 0 0 0 0 0 0 0
do 2 strike tian-feng alice
event out alice
no-event teleport
expect stands alice no

test EX-TELE-6 EX-RULE-35 Who survives it vanishes all the same, and there is only one reaction
pack exalted-vectors
match
at tian-feng 739 2200
at ayumi 600 7100
do 1 act alice; teleport tower-blue-nw-outer; to 600,6604
offered 2 strike tian-feng alice
offered 2 strike ayumi alice
force 0 0 0 0 0 0 0 0 0 0 0 0
do 2 strike tian-feng alice
expect lp alice 5
expect at alice 600 6604
prompt hero
asked 2

test EX-TELE-6 EX-RULE-35 Nobody reacts to the way between: who sees neither end is not asked
match
at tian-feng 4500 4500
home golem-blue-m-outer-1
do 1 act alice; teleport tower-blue-nw-outer; to 600,6604
event teleport alice
asked 2
prompt hero

test EX-RULE-35 At the start or at the destination, if both are possible the reactor says which
match vs tian-feng
at tian-feng 700 4500
at alice 300 1920
at golem-blue-nw-inner-1 700 4000
do 1 act alice; teleport tower-blue-nw-outer; to 600,5400
do 2 strike tian-feng golem-blue-nw-inner-1
prompt when
only 2 at-start; at-end
force 0 0 0 0 0 0 0 0 0 0 0 0
do 2 at-start
event attack tian-feng golem-blue-nw-inner-1
expect at alice 600 5400

test EX-RULE-35 A held hero may teleport, a stunned one may not
match
status alice hold
status jasper stun
do 1 act alice
offered 1 teleport tower-blue-nw-outer
do 1 done
do 1 act jasper
not-offered 1 teleport tower-blue-nw-outer

test EX-RULE-35 EX-RULE-27 Who is stunned before it vanishes stays
match vs jasper
level jasper-2 4
mana jasper-2 5
at jasper-2 1050 1700
at alice 700 1700
do 1 act alice; teleport tower-blue-nw-outer; to 600,6604
force 4 0 0 0 0 0 0 0
do 2 answer jasper-2 r
event lost alice
expect status alice stun yes
expect stands alice yes
no-event teleport

test EX-RULE-29 EX-RULE-28 A way whose ability is lost in a trap clears it: the way was an action
match vs linnea
level linnea 2
level alice 2
turn 2
lane linnea 6700 alice 3300
at shi-weng 700 4500
do 2 act linnea; use w; aim 300,4700; done
do 2 pass
do 1 act alice; use q; aim 700,4500
force 0 0 0 0 0 0
do 1 done
do 1 act alice; go 300,4300; use w; to 300,4300
do 2 let
event lost alice
expect status alice hold yes
expect mana alice 2
do 2 act shi-weng
do 2 attack alice; done
offered 1 answer alice q

test EX-RULE-28 EX-RULE-29 A teleport that is lost clears nothing
match vs jasper
level jasper-2 4
mana jasper-2 5
lane alice 3600 tian-feng 4300
do 1 pass
do 1 act alice; use q; aim 300,4300
force 0 0 0 0 0 0
do 1 done
do 2 let
do 2 pass-phase
at jasper-2 1050 1700
at lucina 700 1700
do 1 act lucina; teleport tower-blue-nw-outer; to 600,6604
force 4 0 0 0 0 0 0 0
do 2 answer jasper-2 r
event lost lucina
do 2 act tian-feng
do 2 attack alice; done
denied 1 EX-COOL-2 answer alice q

test EX-TELE-6 EX-RULE-35 Only where the reactor sees the hero: the start is too far away
match
at tian-feng 700 3900
at golem-blue-nw-inner-1 700 4500
lp golem-blue-nw-inner-1 1
expect sees jasper tian-feng no
do 1 act jasper; teleport tower-blue-nw-outer; to 600,5400
force 0 0 0 0 0 0 0 0 0 0 0 0
do 2 strike tian-feng golem-blue-nw-inner-1
# there is no choice: it is made when he has appeared
expect sequence attack tian-feng
expect at jasper 600 5400

test EX-RULE-28 EX-COOL-2 A run that is lost was not made: the cooldown stays
pack exalted-vectors
match vs majvi
turn 2
at majvi 4750 4750
at alice 4250 4250
do 2 act majvi; use q; done
do 1 let
do 2 pass
force 0 0 0 0 0 0
do 1 act alice; use q; aim 4750,4750; done
do 2 let
do 1 act alice; run; go 3720,3720; done
force 5 5 0 0 0
do 2 catch majvi
cites EX-RULE-27 lost alice
expect at alice 4250 4250
turn 2
turn 1
do 1 act alice
denied 1 EX-COOL-2 use q

test EX-COOL-4 EX-COOL-2 W used as a reaction is not ready; Q is
pack exalted-vectors
match
level chen-lu 2
mana chen-lu 4
lane alice 3600 chen-lu 4600
do 1 act alice; attack chen-lu; done
force 0 0 0 0 0 0
do 2 answer chen-lu w
turn 2
do 2 act chen-lu
denied 2 EX-COOL-2 use w
offered 2 use q

test EX-COOL-3 EX-RULE-29 A basic attack as a reaction clears the block as well
pack exalted-vectors
match
lane alice 3600 ayumi 4300
do 1 pass
force 0 0 0 0 0 0
do 1 act alice; use q; aim 300,4300; done
do 2 act ayumi; go 300,4400; done
do 1 strike alice ayumi
do 2 pass
do 1 act alice
offered 1 use q

test EX-COOL-2 Without a reaction it is still blocked
pack exalted-vectors
match
lane alice 3600 ayumi 4300
do 1 pass
force 0 0 0 0 0 0
do 1 act alice; use q; aim 300,4300; done
do 2 act ayumi; go 300,4400; done
do 1 let
do 2 pass
do 1 act alice
denied 1 EX-COOL-2 use q

test EX-COOL-5 R was used: Q and W still can be
pack exalted-vectors
match
level alice 5
mana alice 6
lane alice 3600 ayumi 4300
force 0 0 0 0 0 0 0 0 0 0
do 1 act alice; use r; aim 300,4300; done
mana alice 6
do 1 act alice
offered 1 use q
offered 1 use w
denied 1 EX-COOL-5 use r
