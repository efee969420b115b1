# Pushes by the exact line, and routes of who closes in (rulings)

test EX-RULE-8 Nothing is in its way: pushed 1 inch past a golem it ends at (4719,4761)
match zahit vs chen-lu
at zahit 4253 4360
at chen-lu 4526 4595
at golem-red-m-outer-1 4462 4903
turn 2
do 2 act chen-lu
force 0 0 0 0 0
do 2 attack zahit; done
do 1 let
expect at chen-lu 4719 4761

test EX-RULE-8 Who touches a neighbour is not pushed through it: it stays
match
at jasper 4349 4676
at ayumi 3976 4675
at tian-feng 3976 4375
do 1 act jasper; use q; at ayumi; done
force 5 0 0 0 0
do 2 let
expect lp ayumi 5
expect at ayumi 3976 4675

test EX-RULE-8 A friend blocks as well: every model does
match
lane jasper 3600 ayumi 3950 tian-feng 4350
do 1 act jasper; use q; done
force 5 0 0 0 0
do 2 let
expect at ayumi 300 4050

test EX-RULE-22 From 4 inches the golem comes 3 inches near and attacks
match
lane alice 3600 golem-red-nw-outer-1 4891
do 1 act alice; attack golem-red-nw-outer-1
force 0 0 0 0 0 0
force 0 0 0
do 1 done
event march golem-red-nw-outer-1
expect at golem-red-nw-outer-1 300 4129
event attack golem-red-nw-outer-1 alice
expect lp alice 5

test EX-RULE-22 From farther away it comes as near as it can and does not attack
match
lane alice 3600 golem-red-nw-outer-1 5000
do 1 act alice; use q; aim 300,5000
force 0 0 0 0 0 0
do 1 done
expect at golem-red-nw-outer-1 300 4238
no-event attack golem-red-nw-outer-1

test EX-RULE-22 It stops at the first place in reach
match
lane alice 3600 golem-red-nw-outer-1 4300
do 1 act alice; attack golem-red-nw-outer-1
force 0 0 0 0 0 0
force 0 0 0
do 1 done
event attack golem-red-nw-outer-1 alice
expect within alice golem-red-nw-outer-1 1 yes
expect at golem-red-nw-outer-1 300 4127

test EX-RULE-22 Not reaching the attacker it hits the nearest hero of the team
match
lane alice 3600 golem-red-nw-outer-1 5000
at jasper 700 4238
at gavin 720 4560
do 1 act alice; use q; aim 300,5000
force 0 0 0 0 0 0
force 0 0 0
do 1 done
event attack golem-red-nw-outer-1 jasper

test EX-RULE-22 Two equally near: the one with fewer LP
match
at alice 600 3400
at golem-red-nw-outer-1 600 4850
at jasper 1050 4088
at gavin 150 4088
lp gavin 3
do 1 act alice; use q; aim 600,4850
force 0 0 0 0 0 0
force 0 0 0
do 1 done
expect at golem-red-nw-outer-1 600 4088
event attack golem-red-nw-outer-1 gavin

test EX-RULE-22 EX-RULE-81 With the same LP the first in card order: Fighter before Keeper
match
at alice 600 3400
at golem-red-nw-outer-1 600 4850
at jasper 150 4088
at gavin 1050 4088
lp gavin 8
do 1 act alice; use q; aim 600,4850
force 0 0 0 0 0 0
force 0 0 0
do 1 done
event attack golem-red-nw-outer-1 jasper

test EX-RULE-22 Round an obstacle: the golem goes past Jasper to reach the Mage behind him
match
lane lucina 3600 jasper 4000 golem-red-nw-outer-1 4500
do 1 act lucina; attack golem-red-nw-outer-1
force 0 0 0 0
force 0 0 0
do 1 done
event march golem-red-nw-outer-1
event attack golem-red-nw-outer-1 lucina
expect within lucina golem-red-nw-outer-1 1 yes

test EX-RULE-6 EX-RULE-22 A golem passes through heroes of its own team
match
lane alice 3600 golem-red-nw-outer-1 4850 shi-weng 4450
do 1 act alice; attack golem-red-nw-outer-1; done
force 0 0 0 0 0 0
force 0 0 0
do 2 let
expect at golem-red-nw-outer-1 300 4127
event attack golem-red-nw-outer-1 alice

test EX-RULE-6 EX-RULE-22 A creature is blocked by every model, so it goes round a golem of either team
match
lane alice 3600 pantha-w 4900 golem-red-nw-outer-1 4400
do 1 act alice; attack pantha-w
force 0 0 0 0 0 0
force 0 0 0 0 0
do 1 done
event attack pantha-w alice
expect at pantha-w 530 4156

test EX-RULE-22 It goes towards the attacker even if that leaves a hero beside it out of reach
match
lane alice 3600 golem-red-nw-outer-1 5200
at jasper 700 5400
do 1 act alice; use q; aim 300,5200
force 0 0 0 0 0 0
do 1 done
expect at golem-red-nw-outer-1 300 4438
no-event attack
