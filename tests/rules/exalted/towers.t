# Towers (Türme)

test EX-TOWER-1 EX-TOWER-2 EX-TOWER-3 Profiles: inner 9 dice and 8 LP, outer 7 and 5; AGIL 3, RST 3, range 4
match
expect value tower-red-m-inner attack 9 agil 3 rst 3 range 4
expect life tower-red-m-inner 8
expect value tower-blue-se-outer attack 7 agil 3 rst 3 range 4
expect life tower-blue-se-outer 5
expect fact 1 arena tower-blue-se-outer life 5

test EX-TOWER-4 EX-TOWER-5 EX-RULE-10 A hero that only runs through the range is shot at once where it enters, once
match
home golem-blue-nw-outer-1
turn 2
at shi-weng 300 7600
lp shi-weng 7
force 0 0 0 0 0 0 0
do 2 act shi-weng; run; go 300,6900; go 300,7600; done
# 1366 from the tower's centre are entered at a check of the first leg; 7 dice, at least 1 damage
event tower-shot tower-blue-nw-outer shi-weng
event hits shi-weng 7 5 0 0 0
cites EX-TOWER-4 tower-shot
expect at shi-weng 300 7600
expect lp shi-weng 6

test EX-TOWER-3 EX-TOWER-4 EX-MEAS-4 1366 from centre to centre is in range, 1367 is not
match
home golem-blue-nw-outer-1
turn 2
at shi-weng 600 7700
do 2 act shi-weng; go 600,7367; done
no-event tower-shot
do 2 act shi-weng; go 600,7366; done
event tower-shot tower-blue-nw-outer shi-weng

test EX-TOWER-5 EX-RULE-54 Pushed into the range of a tower: it shoots, and the push goes on if the hero survives
match zahit
home golem-blue-nw-outer-1
at zahit 600 7900
at shi-weng 600 7500
force 5 5 5 5 0 0 0 0 0 0 0
do 1 act zahit; use q; aim 600,7500; done
do 2 let
event push shi-weng 600 6992
expect sequence tower-shot tower-blue-nw-outer
cites EX-TOWER-4 tower-shot
expect at shi-weng 600 6992
expect lp shi-weng 2

test EX-RULE-54 EX-TOWER-5 Felled there it is the tower's kill: a point for the team, nothing for Zahit
match zahit
home golem-blue-nw-outer-1
at zahit 600 7900
at shi-weng 600 7500
lp shi-weng 2
force 5 0 0 0 0 0 0 0 0 0 0
do 1 act zahit; use q; aim 600,7500; done
do 2 let
expect stands shi-weng no
event points blue 1 1
no-event reward
expect xp zahit 0

test EX-TOWER-5 Lucina is charmed into the range of a red tower
match
home golem-red-nw-outer-1
at lucina 1450 7900
turn 2
at chen-lu 2900 7900
force 5 5 5 5 5 0 0 0 0 0 0 0
do 2 act chen-lu; use q; done
do 1 let
event charm lucina
event tower-shot tower-red-nw-outer lucina

test EX-TOWER-5 EX-PLACE-1 Placed into it: just the same
match
home golem-blue-nw-outer-1
at gavin 600 6700
turn 2
level ayumi 2
at ayumi 600 7500
force 0 0 0 0 0 0 0
do 2 act ayumi; use w; to 600,7050; done
do 1 let
event place ayumi 600 7050
event tower-shot tower-blue-nw-outer ayumi

test EX-TOWER-6 EX-RULE-40 Without its pair a tower is silent; by pair, not by place
match
at golem-blue-nw-inner-1 1369 6769
turn 2
expect armed tower-blue-nw-outer no
expect armed tower-blue-nw-inner yes
expect tag 2 arena tower-blue-nw-outer silent yes
at shi-weng 600 7600
do 2 act shi-weng; go 600,6700; done
no-event tower-shot

test EX-RULE-40 A displaced pair still belongs to its tower
match
at golem-red-nw-outer-1 8700 300
expect armed tower-red-nw-outer yes
expect armed tower-red-nw-inner no
expect armed tower-red-se-outer no
at alice 3000 7800
do 1 act alice
denied 1 EX-TOWER-10 attack tower-red-nw-outer

test EX-RULE-40 In round 1 the one pair of a lane serves both towers
match
round 1
home golem-blue-nw-inner-1
expect armed tower-blue-nw-inner yes
expect armed tower-blue-nw-outer yes
expect armed tower-blue-m-outer no
turn 2
at shi-weng 600 7600
do 2 act shi-weng; go 600,6700; done
event tower-shot tower-blue-nw-outer shi-weng

test EX-TOWER-7 EX-RULE-42 After an action of a third hero both in range are shot at, 9 dice each
match
home golem-blue-nw-inner-1
turn 2
at shi-weng 300 3700
at chen-lu 900 3700
do 2 act ayumi; run; go 8400,7000; done
cites EX-TOWER-7 tower-shot
event hits shi-weng 9
event hits chen-lu 9

test EX-TOWER-4 EX-RULE-42 The last in the order shoots as well: the inner one of SE
match
home golem-blue-se-inner-1
at golem-blue-se-inner-1 3600 200
turn 2
at ayumi 4600 1000
do 2 act ayumi; go 4180,700; done
cites EX-TOWER-4 tower-shot tower-blue-se-inner ayumi

test EX-TOWER-7 After an action of the tower's own player nothing is shot
match
home golem-blue-nw-inner-1
at shi-weng 300 3700
do 1 act alice; run; go 600,2000; done
no-event tower-shot
expect lp shi-weng 7

test EX-RULE-82 EX-TOWER-7 A pass is no action: no volley
match
home golem-blue-nw-inner-1
turn 2
at shi-weng 300 3700
do 2 pass
no-event tower-shot

test EX-TOWER-8 Inner tower on Alice with 6 5 5 4 3 2 1 1 6: 4 damage
match
home golem-red-nw-inner-1
at alice 6100 7960
force 5 4 4 3 2 1 0 0 5
do 1 act gavin; run; go 2000,600; done
event hits alice 9 5 4 2 0
expect lp alice 2

test EX-TOWER-8 EX-BASIC-9 No hit at all is still 1 damage
match
home golem-red-nw-inner-1
at alice 6100 7960
force 0 0 0 0 0 0 0 0 0
do 1 act gavin; run; go 2000,600; done
expect lp alice 5

test EX-TOWER-9 No damage to towers in round 1
match
round 1
at alice 3000 7800
do 1 act alice
denied 1 EX-TOWER-9 attack tower-red-nw-outer
expect tag 1 arena tower-red-nw-outer shut yes

test EX-TOWER-10 With a golem before it a tower cannot be attacked, without it can
match
at alice 3000 7800
at golem-red-nw-outer-2 2231 7631
do 1 act alice
denied 1 EX-TOWER-10 attack tower-red-nw-outer
off golem-red-nw-outer-2
offered 1 attack tower-red-nw-outer

test EX-TOWER-10 A golem of the inner pair does not shield the outer tower
match
at alice 3000 7800
home golem-red-nw-inner-1
do 1 act alice
offered 1 attack tower-red-nw-outer
expect tag 1 arena tower-red-nw-outer open yes

test EX-TOWER-11 The inner tower only after the outer one of the same lane
match
at alice 6100 7960
off tower-red-m-outer
do 1 act alice
denied 1 EX-TOWER-11 attack tower-red-nw-inner
off tower-red-nw-outer
offered 1 attack tower-red-nw-inner

test EX-TOWER-12 Not with a red golem at the outer station either
match
at alice 6100 7960
off tower-red-nw-outer
home golem-red-nw-outer-1
do 1 act alice
denied 1 EX-TOWER-12 attack tower-red-nw-inner
off golem-red-nw-outer-1
home golem-red-nw-inner-1
denied 1 EX-TOWER-12 attack tower-red-nw-inner
off golem-red-nw-inner-1
home golem-blue-nw-outer-1
offered 1 attack tower-red-nw-inner

test EX-TOWER-13 A melee hero harms a tower by a basic attack
match
at gavin 3000 7950
force 5 5 5 5 5
do 1 act gavin; attack tower-red-nw-outer; done
expect lp tower-red-nw-outer 3

test EX-TOWER-13 EX-TOWER-14 EX-CARD-1 An ability cannot be directed at a tower, and an area passes over it
match lucina
at lucina 3000 7800
at ayumi 3400 8000
at chen-lu 3700 8400
do 1 act lucina
do 1 use q
denied 1 EX-TOWER-14 at tower-red-nw-outer
do 1 at ayumi; done
do 2 let
expect lp tower-red-nw-outer 5

test EX-TOWER-14 A circle over a tower harms only the hero beside it
match
at lucina 3000 7800
at ayumi 3400 8000
level lucina 4
mana lucina 6
do 1 act lucina; use r; aim 3100,8100; done
do 2 let
expect lp tower-red-nw-outer 5
event hits ayumi 8
no-event hits tower-red-nw-outer

test EX-TOWER-15 "Place and make an NK attack" is no basic attack: a tower is no target of it
match ayumi
at ayumi 2200 8400
level ayumi 2
do 1 act ayumi
denied 1 EX-RULE-91 use w

test EX-TOWER-16 EX-ART-5 Nothing changes the AGIL of buildings
match
expect value tower-red-nw-outer agil 3
status tower-red-nw-outer blind
expect status tower-red-nw-outer blind no
expect value tower-red-nw-outer attack 7
status artifact-red burn
expect status artifact-red burn no
expect value artifact-red agil 3

test EX-TOWER-17 EX-ELIM-2 EX-COMP-2 A destroyed tower never returns; its marker stays
match
at alice 3000 7800
lp tower-red-nw-outer 1
do 1 act alice; attack tower-red-nw-outer; done
expect stands tower-red-nw-outer no
next-round
expect stands tower-red-nw-outer no
expect tag 1 arena tower-red-nw-outer destroyed yes

test EX-TOWER-17 A destroyed tower does not shoot although its pair lives
match
off tower-blue-nw-outer
home golem-blue-nw-outer-1
expect armed tower-blue-nw-outer no
turn 2
at shi-weng 600 7600
do 2 act shi-weng; go 600,6700; done
no-event tower-shot

test EX-RULE-41 Into the range and stopped there: shot at on entry and after the action; staying later: once more
match
home golem-blue-nw-outer-1
turn 2
at shi-weng 300 7600
force 0 0 0 0 0 0 0 0 0 0 0 0 0 0
do 2 act shi-weng; go 300,6900; done
cites EX-TOWER-4 tower-shot
cites EX-TOWER-7 tower-shot
expect lp shi-weng 5
force 0 0 0 0 0 0 0
do 2 act ayumi; run; go 8400,7000; done
cites EX-TOWER-7 tower-shot
expect lp shi-weng 4

test EX-RULE-41 Who starts in range and stays there draws no entry shot
match
home golem-blue-nw-outer-1
turn 2
at shi-weng 300 6900
force 0 0 0 0 0 0 0
do 2 act shi-weng; go 300,7000; done
expect lp shi-weng 6

test EX-RULE-41 Leaving and coming back in one movement: one entry shot
match
home golem-blue-nw-outer-1
turn 2
at shi-weng 300 7600
force 0 0 0 0 0 0 0 0 0 0 0 0 0 0
do 2 act shi-weng; run; go 300,7200; go 300,7600; go 300,7200; done
# one on the way, one after the action
expect lp shi-weng 5

test EX-RULE-42 EX-RULE-90 NW before M: who has fallen is not shot at again
match
home golem-blue-nw-inner-1 golem-blue-m-inner-1
turn 2
at shi-weng 800 2000
lp shi-weng 1
do 2 act ayumi; run; go 8400,7000; done
expect stands shi-weng no
event tower-shot tower-blue-nw-inner shi-weng
no-event tower-shot tower-blue-m-inner shi-weng

test EX-RULE-42 Each tower shoots by itself with all its dice
match
home golem-blue-nw-inner-1 golem-blue-m-inner-1
turn 2
at shi-weng 800 2000
force 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
do 2 act ayumi; run; go 8400,7000; done
expect sequence tower-shot tower-blue-nw-inner tower-blue-m-inner
expect lp shi-weng 5

test EX-RULE-43 Behind a mountain nobody is shot at
match
home golem-blue-nw-inner-1
turn 2
at shi-weng 300 3700
at chen-lu 1750 2300
expect within chen-lu tower-blue-nw-inner 4 yes
expect sees chen-lu tower-blue-nw-inner no
do 2 act ayumi; run; go 8400,7000; done
event tower-shot tower-blue-nw-inner shi-weng
no-event tower-shot tower-blue-nw-inner chen-lu

test EX-RULE-44 Felled on entry: the movement ends, the attack is lost
match
home golem-blue-nw-outer-1
at alice 600 6500
turn 2
at ayumi 600 7600
lp ayumi 1
do 2 act ayumi; go 600,6850; attack alice
do 1 let
# at the first check within 1366
event move ayumi 600 7350
expect stands ayumi no
no-event attack ayumi alice
expect lp alice 6

test EX-RULE-44 A survivor of the entry shot goes on
match
home golem-blue-nw-outer-1
at alice 600 6500
turn 2
at ayumi 600 7600
force 0 0 0 0 0 0 0
do 2 act ayumi; go 600,6850; attack alice
do 1 let
event attack ayumi alice

test EX-RULE-89 New golems arm a tower: no entry shot at who stands there already, but one after the next action
match
at shi-weng 300 3700
end-phase
no-event tower-shot
next-round
expect armed tower-blue-nw-inner yes
expect lp shi-weng 7
turn 2
do 2 act ayumi; run; go 8400,7000; done
cites EX-TOWER-7 tower-shot

test EX-RULE-76 Towers do not shoot at golems
match
home golem-blue-nw-inner-1
at golem-red-nw-outer-1 600 4400
turn 2
do 2 act ayumi; run; go 8400,7000; done
no-event tower-shot
expect lp golem-red-nw-outer-1 2
