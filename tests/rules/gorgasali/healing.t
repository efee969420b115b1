# Healing points, and what happens at the end of a move (Heilungspunkt)

test GO-HEALPT-1 Ending the move there gives 20 health: 70 becomes 90
table armazi ebue
no-chests
at armazi 10-16
health armazi 70
dice 1 1
do 1 roll; step 10-15; step 10-14
event healing-point armazi
event heal armazi 20 90
cites GO-HEALPT-1
expect health armazi 90

test GO-HEALPT-1 95 becomes 100
table armazi ebue
no-chests
at armazi 10-16
health armazi 95
dice 1 1
do 1 roll; step 10-15; step 10-14
event heal armazi 5 100
expect health armazi 100

test GO-HEALPT-1 It can be used again and by anybody
table armazi ebue
no-chests
at armazi 10-16
at ebue 8-14
health armazi 50
health ebue 50
dice 1 1
do 1 roll; step 10-15; step 10-14
expect health armazi 70
at armazi 10-16
do 1 end
dice 1 1
do 2 roll; step 9-14; step 10-14
expect health ebue 70

# ---- details: GO-RULE-17 ----

test GO-RULE-17 Staying there heals nothing
table armazi ebue
no-chests
at armazi 10-14
health armazi 50
dice 1 2
do 1 roll; stay
no-event healing-point
expect health armazi 50

test GO-RULE-17 nor does a turn spent frozen there
table armazi ebue
no-chests
at armazi 10-14
health armazi 50
frozen armazi
do 1 go-on
expect health armazi 50

test GO-RULE-17 No early stop, and passing does not heal
table armazi ebue
no-chests
at armazi 10-16
health armazi 50
dice 1 3
do 1 roll; step 10-15; step 10-14
denied 1 GO-MOVE-4 stop
expect health armazi 50
do 1 step 11-14; step 12-14
expect health armazi 50

test GO-RULE-17 A teleport onto it, then stay: healed
table armazi ebue
no-chests
at armazi 10-18
health armazi 50
card armazi teleport
dice 1 2
do 1 roll; jump teleport 10-14
expect health armazi 50
do 1 stay
event healing-point armazi
expect health armazi 70

test GO-RULE-17 Teleported there and walked on: not healed
table armazi ebue
no-chests
at armazi 10-18
health armazi 50
card armazi teleport
dice 1 2
do 1 roll; jump teleport 10-14; step 10-15; step 10-16; step 10-17
expect health armazi 50

test GO-RULE-17 A move that gets stuck there heals
table armazi ebue varas
no-chests
at armazi 15-4
at ebue 16-6
at varas 15-7
health armazi 50
barrier ebue 14-6 14-10
dice 1 2
do 1 roll; step 15-5; step 15-6
event stuck armazi 1
expect health armazi 70

test GO-RULE-17 In an inactive zone it still heals
table armazi ebue
no-chests
at armazi 8-16
health armazi 50
round 11
dice 1 1
do 1 roll; step 7-16
event loss armazi 10 30
event heal armazi 20 50
expect at armazi 6-16
expect health armazi 50

test GO-RULE-17 Being put there is no move
table ebue armazi
no-chests
at ebue 10-15
at armazi 10-19
health armazi 50
cooldown ebue 0
do 1 pull armazi 10-14
expect at armazi 10-14
expect health armazi 50
no-event healing-point

test GO-RULE-17 GO-RULE-34 Dobergun's squares count as a move
table armazi ebue
no-chests
at armazi 10-15
at ebue 10-17
health armazi 50
card armazi dobergun
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot dobergun ebue
prompt extra-steps
do 1 step 10-14; stop
event healing-point armazi
expect health armazi 70

# ---- the order at the end of a move: GO-RULE-18 ----

test GO-RULE-18 The healing point before a ball lightning: 30 + 20 - 35
table armazi ebue
no-chests
at armazi 10-16
at ebue 20-20
health armazi 30
banner ebue ball-lightning 10-11
dice 1 1
do 1 roll; step 10-15; step 10-14
event healing-point armazi
event lightning armazi 10-11
expect health armazi 15

test GO-RULE-18 The chest before a ball lightning: the vest just found helps
table armazi ebue
no-chests
at armazi 10-16
at ebue 20-20
chest 10-14
banner ebue ball-lightning 10-11
dice 1 1
force card lynx vest boat
do 1 roll; step 10-15; step 10-14
prompt put
no-event lightning
do 1 put utility
event lightning armazi 10-11
expect health armazi 85
expect lacks armazi vest

test GO-RULE-18 The oldest ball lightning first: the younger one gets him
table armazi ebue varas
no-chests
at armazi 10-10
at ebue 20-20
at varas 20-22
health armazi 40
banner varas ball-lightning 10-12
banner ebue ball-lightning 12-10
dice 1 2
do 1 roll; stay
event out-by armazi ebue

test GO-RULE-18 Ball lightnings before Tharsis
table armazi ebue tharsis
no-chests
at armazi 10-10
at ebue 20-20
at tharsis 10-11
health armazi 40
banner ebue ball-lightning 10-12
dice 1 2
do 1 roll; stay
event lightning armazi 10-12
event ignite tharsis armazi
event out-by armazi tharsis

# ---- when: GO-RULE-19 ----

test GO-RULE-19 Checked at the end of Action 3, before the other actions
table armazi ebue
no-chests
at armazi 10-10
at ebue 20-20
banner ebue ball-lightning 12-12
dice 1 2
do 1 roll
expect health armazi 100
do 1 step 10-11; step 10-12
expect health armazi 100
do 1 step 9-12
event lightning armazi 12-12
expect health armazi 65
prompt actions

test GO-RULE-19 Only the end of the move counts, not its way
table armazi ebue
no-chests
at armazi 10-10
at ebue 20-20
banner ebue ball-lightning 10-14
dice 1 3
do 1 roll; step 10-11; step 11-11; step 11-10
expect at armazi 12-10
no-event lightning
expect health armazi 100

test GO-RULE-19 Also for who stayed
table armazi ebue
no-chests
at armazi 10-10
at ebue 20-20
banner ebue ball-lightning 10-13
dice 1 2
do 1 roll; stay
event lightning armazi 10-13
expect health armazi 65

test GO-RULE-19 and for who was frozen; Tharsis alike
table armazi ebue tharsis
no-chests
at armazi 10-10
at ebue 20-20
at tharsis 9-9
banner ebue ball-lightning 10-13
frozen armazi
do 1 go-on
event lightning armazi 10-13
event ignite tharsis armazi
expect health armazi 55

test GO-RULE-19 Once per victim and turn, but again in the next turn
table armazi ebue
no-chests
at armazi 10-10
at ebue 20-20
banner ebue ball-lightning 10-13
dice 1 2
do 1 roll; stay; end
expect health armazi 65
pass
expect health armazi 65
frozen armazi
do 1 go-on
expect health armazi 30

test GO-RULE-19 After Dobergun's squares a source that has struck does not strike again
table armazi ebue
no-chests
at armazi 10-10
at ebue 10-12
card armazi dobergun
banner ebue ball-lightning 11-12
dice 1 2
do 1 roll; stay
expect health armazi 65
dice 4
do 1 shoot dobergun ebue
prompt extra-steps
do 1 step 10-11; stop
no-event lightning
expect health armazi 65

test GO-RULE-19 but one that has not struck yet does; Tharsis alike
table armazi ebue tharsis
no-chests
at armazi 10-10
at ebue 10-12
at tharsis 12-12
card armazi dobergun
banner ebue ball-lightning 13-14
dice 1 2
do 1 roll; stay
expect health armazi 100
dice 4
do 1 shoot dobergun ebue
do 1 step 10-11; step 11-11
event lightning armazi 13-14
event ignite tharsis armazi
expect health armazi 55

test GO-RULE-19 Being pulled triggers nothing
table ebue armazi
no-chests
at ebue 10-12
at armazi 10-8
cooldown ebue 0
banner ebue ball-lightning 10-13
do 1 pull armazi 10-11
expect at armazi 10-11
expect health armazi 100

test GO-RULE-19 Being swapped neither
table kruber tharsis ebue
no-chests
at kruber 10-10
at tharsis 10-14
at ebue 9-10
cooldown kruber 0
do 1 swap tharsis
expect at tharsis 10-10
expect health ebue 100
expect health kruber 100
