# Movement, movement cards, teleport (Bewegung, Bewegungskarten, Teleport)

test GO-MOVE-1 Only horizontally or vertically
table armazi ebue
no-chests
at armazi 10-11
at ebue 27-20
dice 1 2
do 1 roll
prompt move
only 1 step 9-11; step 10-12; step 11-11; step 10-10; stay; open
denied 1 GO-MOVE-1 step 9-10
denied 1 GO-MOVE-1 step 11-12
denied 1 GO-MOVE-1 step 10-13

test GO-MOVE-1 Not over the edge of the map
table armazi ebue
at armazi 10-30
dice 1 2
do 1 roll
only 1 step 9-30; step 11-30; step 10-29; stay; open

test GO-MOVE-2 Two dice, their sum is the number of points
table armazi ebue
at armazi 10-10
dice 6 3
do 1 roll
event roll armazi 6 3 9
expect points 9
cites GO-MOVE-2

test GO-MOVE-3 GO-MOVE-4 Plain squares cost 1 point; the roll is used up exactly
table armazi ebue
no-chests
at armazi 10-10
dice 1 3
do 1 roll; step 10-11
expect points 3
denied 1 GO-MOVE-4 stop
not-offered 1 stay
not-offered 1 end
do 1 step 10-12
expect points 2
do 1 step 11-12
expect points 1
denied 1 GO-MOVE-4 stop
do 1 step 11-13
prompt actions
expect at armazi 11-13
expect points 0

test GO-MOVE-4 A step that costs more than is left is denied
table armazi ebue
no-chests
at armazi 10-11
dice 1 1
do 1 roll
denied 1 GO-SKIP-3 stay
do 1 step 10-10
expect points 1
denied 1 GO-MOVE-4 step 10-9
only 1 step 9-10; step 11-10

test GO-MOVE-5 A roll of 4 at (10,10): right, right, left is illegal
table armazi ebue
no-chests
at armazi 10-10
dice 1 3
do 1 roll; step 10-11; step 10-12
denied 1 GO-MOVE-5 step 10-11
offered 1 step 11-12
not-offered 1 step 10-11

test GO-MOVE-5 GO-RULE-5 The square where the move starts counts as covered
table armazi ebue
no-chests
at armazi 10-10
dice 2 4
do 1 roll; step 10-11
denied 1 GO-MOVE-5 step 10-10
do 1 step 11-11; step 11-10
denied 1 GO-MOVE-5 step 10-10
offered 1 step 12-10

test GO-MOVE-5 Only for the same move
table armazi ebue
no-chests
at armazi 10-10
at ebue 27-20
dice 1 2
do 1 roll; step 10-11; step 10-12; step 11-12; end
pass
dice 1 2
do 1 roll; step 10-12; step 10-11; step 10-10
expect at armazi 10-10

test GO-MOVE-6 A roll of 9 and a chest on the fourth square: stopping there is legal
table armazi ebue
no-chests
at armazi 10-10
chest 12-12
dice 3 6
do 1 roll; step 10-11; step 11-11
denied 1 GO-MOVE-4 stop
do 1 step 11-12; step 12-12
prompt chest-here
offered 1 stop
expect points 5
expect chest 12-12 yes
force card lynx helmet vest
do 1 stop
event stop armazi
event chest armazi 12-12
expect at armazi 12-12
expect chest 12-12 no
expect has armazi lynx helmet vest
prompt actions

test GO-MOVE-6 Passing over it leaves it where it is
table armazi ebue
no-chests
at armazi 10-10
chest 12-12
dice 3 6
do 1 roll; step 10-11; step 11-11; step 11-12; step 12-12; step 12-13; step 12-14; step 11-14
denied 1 GO-MOVE-4 stop
do 1 step 10-14; step 9-14
expect chest 12-12 yes
expect lacks armazi lynx
expect deck weapons 101
prompt actions

test GO-MOVE-7 Six points, five plain squares, then only water and forest: one point is lost
table armazi ebue
no-chests
at armazi 15-2
dice 2 4
do 1 roll; step 15-3; step 15-4; step 15-5; step 15-6
expect points 2
do 1 step 14-6
event stuck armazi 1
cites GO-MOVE-7
expect at armazi 14-6
prompt actions
expect points 0

test GO-MOVE-7 GO-RULE-4 Walking into a dead end on purpose; Actions 4 to 6 remain
table armazi ebue
no-chests
at armazi 15-5
at ebue 14-9
card armazi lynx magic-field
dice 2 3
do 1 roll; step 15-6; step 14-6
expect points 3
offered 1 step 14-5
denied 1 GO-MOVE-4 stop

test GO-MOVE-7 GO-RULE-4 With one point less the same place is the end
table armazi ebue
no-chests
at armazi 15-5
at ebue 14-9
card armazi lynx magic-field
dice 1 2
do 1 roll; step 15-6; step 14-6
event stuck armazi 1
prompt actions
offered 1 shoot lynx ebue
offered 1 use magic-field
offered 1 end

test GO-MOVE-8 GO-RULE-16 Nothing is played in the middle of a move
table armazi ebue
no-chests
at armazi 10-10
at ebue 11-12
cooldown armazi 0
card armazi lynx magic-field flame-ball small-potion boat
dice 1 4
do 1 roll
offered 1 use boat
offered 1 open
do 1 step 10-11
only 1 step 9-11; step 10-12; step 11-11
do 1 step 11-11
only 1 step 12-11; step 11-10
do 1 step 11-10; step 13-10
prompt actions
expect at armazi 13-10
offered 1 use magic-field
offered 1 shoot lynx ebue
offered 1 throw flame-ball ebue
offered 1 supernova ebue
offered 1 open

test GO-MOVE-8 Before the move neither a shot nor a throw nor a defence card
table armazi ebue
no-chests
at armazi 10-10
at ebue 10-12
card armazi lynx magic-field flame-ball
not-offered 1 shoot lynx ebue
not-offered 1 throw flame-ball ebue
not-offered 1 use magic-field
dice 1 4
do 1 roll
not-offered 1 shoot lynx ebue
not-offered 1 throw flame-ball ebue
not-offered 1 use magic-field
not-offered 1 end

# ---- the end of a move: GO-RULE-4 ----

test GO-RULE-4 Not one step possible: the move ends at once and is not a skip
table armazi ebue varas
no-chests
at armazi 1-30
at ebue 1-29
at varas 2-30
stayed armazi
dice 1 2
do 1 roll
only 1 go-on; open
not-offered 1 stay
do 1 go-on
event stuck armazi 3
prompt actions
do 1 end
pass 2
dice 1 2
at ebue 20-20
do 1 roll
offered 1 stay

test GO-RULE-4 No look-ahead: a step that leads into a dead end is offered
table armazi ebue
no-chests
at armazi 15-5
dice 5 6
do 1 roll; step 15-6
offered 1 step 14-6

# ---- figures and banners: GO-RULE-6 ----

test GO-RULE-6 A square with a figure cannot be entered, nor passed
table armazi ebue varas
no-chests
at armazi 10-10
at ebue 10-11
at varas 11-10
dice 1 2
do 1 roll
denied 1 GO-RULE-6 step 10-11
denied 1 GO-RULE-6 step 11-10
only 1 step 9-10; step 10-9; stay; open

test GO-RULE-6 A mate's square neither
partners armazi ebue varas medea
no-chests
at armazi 10-10
at varas 10-11
dice 1 2
do 1 roll
denied 1 GO-RULE-6 step 10-11

test GO-RULE-6 Banners other than the barrier do not hinder
table armazi ebue
no-chests
at armazi 10-10
at ebue 14-9
banner ebue ball-lightning 10-11
banner ebue tree-platform 11-10
banner ebue magic-field 9-10
banner ebue smoke-ball 11-11
barrier ebue 7-9 11-9
dice 1 2
do 1 roll
only 1 step 9-10; step 10-11; step 11-10; stay; open
denied 1 GO-BARR-2 step 10-9
do 1 step 11-10
offered 1 step 11-11

test GO-RULE-6 GO-REVIVE-2 nor does the banner of who is out
partners armazi ebue varas medea
no-chests
at armazi 10-10
out varas 10-11
dice 1 2
do 1 roll; step 10-11; step 10-12; step 11-12
expect at armazi 11-12

# ---- sectors: GO-RULE-8 ----

test GO-RULE-8 The first step goes through the gate and costs 1
table armazi ebue
dice 1 1
do 1 roll
expect points 2
do 1 step 1-3
expect points 1
event enter armazi 1-3
expect at armazi 1-3

test GO-RULE-8 Who is in a sector cannot be targeted by anything
table armazi tsiva
at armazi 1-9
card armazi kondor magic-spear
cooldown armazi 0
denied 1 GO-RULE-8 supernova tsiva
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-8 shoot kondor tsiva
denied 1 GO-RULE-8 throw magic-spear tsiva

test GO-RULE-8 nor can he target others
table armazi ebue
at ebue 1-3
card armazi kondor magic-spear magic-field
cooldown armazi 0
denied 1 GO-RULE-8 supernova ebue
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-8 shoot kondor ebue
denied 1 GO-RULE-8 throw magic-spear ebue
denied 1 GO-RULE-8 use magic-field

test GO-RULE-8 He may use Action 1, his extra chest and abilities without a target
table medea ebue
cooldown medea 0
health medea 50
card medea small-potion
offered 1 heal
offered 1 open
do 1 use small-potion
expect health medea 70
force card vest
do 1 heal
expect health medea 90
force card lynx helmet boat
do 1 open; put utility
expect has medea lynx

test GO-RULE-8 A sector is in no zone: waiting there costs nothing
table armazi ebue
round 16
dice 1 2
do 1 roll; stay
expect health armazi 100
do 1 end
expect health armazi 100

test GO-RULE-8 GO-RULE-4 With figures on both gate squares nobody comes out; that is no skip
table armazi ebue varas
at ebue 1-3
at varas 1-4
dice 1 2
do 1 roll
denied 1 GO-RULE-6 step 1-3
only 1 go-on; open
do 1 go-on; end
pass 2
at ebue 5-5
dice 1 2
do 1 roll
offered 1 stay
offered 1 step 1-3

test GO-RULE-8 A sector can hold several figures
partners armazi ebue varas medea
expect sector armazi 1
expect sector varas 1
expect at armazi sector
expect at varas sector

test GO-RULE-8 Nobody goes back into a sector
table armazi ebue
at armazi 1-3
dice 1 2
do 1 roll
only 1 step 1-4; step 2-3; step 1-2; stay; open

test GO-RULE-8 No banner on the gate of a sector that still holds a figure
table armazi ebue varas
no-chests
at armazi 1-10
card armazi ball-lightning
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-8 place ball-lightning 1-9
offered 1 place ball-lightning 1-11
at ebue 20-20
offered 1 place ball-lightning 1-9

test GO-RULE-8 not under one's own figure either
table armazi ebue varas
no-chests
at armazi 1-10
card armazi magic-field
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-8 use magic-field
at ebue 20-20
offered 1 use magic-field

test GO-RULE-8 nor a barrier across it
table armazi ebue varas
no-chests
at armazi 2-11
card armazi barrier
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-8 build barrier 1-10 1-14
offered 1 build barrier 3-10 3-14
at ebue 20-20
offered 1 build barrier 1-10 1-14

# ---- movement cards ----

test GO-MCARD-1 Axe: forest costs 1 point in this move, water and mountain as ever
table armazi ebue
no-chests
at armazi 12-10
card armazi axe
dice 1 3
do 1 roll; use axe
cites GO-UTIL-2
expect lacks armazi axe
do 1 step 12-11
expect points 3
do 1 step 13-11
expect points 2
offered 1 step 13-12

test GO-MCARD-1 Without it the second forest square is too far
table armazi ebue
no-chests
at armazi 12-10
dice 1 2
do 1 roll; step 12-11
expect points 1
denied 1 GO-MOVE-4 step 13-11

test GO-MCARD-1 Only in this move
table armazi ebue
no-chests
at armazi 12-10
at ebue 27-20
card armazi axe
dice 1 2
do 1 roll; use axe; step 12-11; step 13-11; step 13-12; end
pass
dice 1 2
do 1 roll; step 13-11
expect points 1

test GO-MCARD-1 The axe does not help in water, nor on mountains
table armazi ebue
no-chests
at armazi 10-10
card armazi axe
dice 2 3
do 1 roll; use axe; step 10-9
expect points 2

test GO-MCARD-1 A mountain with an axe
table armazi ebue
no-chests
at armazi 9-10
card armazi axe
dice 2 3
do 1 roll; use axe; step 9-11
expect points 3

test GO-MCARD-2 GO-TERR-4 Four points over water, water, plain, plain: legal with the boat
table armazi ebue
no-chests
at armazi 9-9
card armazi boat
dice 1 3
do 1 roll; use boat; step 10-9; step 11-9; step 12-9; step 12-10
expect at armazi 12-10
prompt actions

test GO-MCARD-2 GO-TERR-4 and illegal without
table armazi ebue
no-chests
at armazi 9-9
card armazi boat
dice 1 3
do 1 roll; step 10-9
expect points 1
denied 1 GO-MOVE-4 step 11-9
only 1 step 10-10; step 10-8

test GO-MCARD-3 Rope: mountain costs 1 point in this move
table armazi ebue
no-chests
at armazi 10-7
card armazi rope
dice 1 2
do 1 roll; use rope; step 10-6; step 10-5
expect points 1
do 1 step 10-4
expect at armazi 10-4

test GO-MCARD-3 Without it two mountain squares cost 4
table armazi ebue
no-chests
at armazi 10-7
dice 1 4
do 1 roll; step 10-6; step 10-5
expect points 1

test GO-MCARD-2 A boat is of no use in the forest
table armazi ebue
no-chests
at armazi 12-10
card armazi boat
dice 1 2
do 1 roll; use boat; step 12-11
expect points 1

test GO-MCARD-3 nor a rope on the water
table armazi ebue
no-chests
at armazi 10-10
card armazi rope
dice 2 3
do 1 roll; use rope; step 10-9
expect points 2

test GO-MCARD-4 Compass: diagonal steps in this move
table armazi ebue
no-chests
at armazi 10-10
at ebue 27-20
card armazi compass
dice 1 2
do 1 roll
denied 1 GO-MOVE-1 step 11-11
do 1 use compass
offered 1 step 11-11
offered 1 step 9-9
offered 1 step 11-10
do 1 step 11-11
expect points 2
do 1 step 12-12; step 13-13
expect at armazi 13-13
do 1 end
pass
dice 1 2
do 1 roll
denied 1 GO-MOVE-1 step 12-12

test GO-MCARD-4 GO-RULE-52 A diagonal step costs what the square entered costs
table armazi ebue
no-chests
at armazi 9-10
card armazi compass
dice 1 5
do 1 roll; use compass; step 10-9
expect points 3
do 1 step 9-8
expect points 2

test GO-RULE-52 It may not pass between two squares that both block: tree and barrier
table armazi ebue
no-chests
at armazi 14-14
at ebue 5-5
barrier ebue 9-14 13-14
card armazi compass
dice 1 3
do 1 roll; use compass
denied 1 GO-RULE-52 step 13-15
denied 1 GO-BARR-2 step 13-14
offered 1 step 13-13

test GO-RULE-52 One that blocks is no matter
table armazi ebue
no-chests
at armazi 14-14
card armazi compass
dice 1 3
do 1 roll; use compass
offered 1 step 13-15
do 1 step 13-15
expect points 2

test GO-RULE-52 Figures do not count: between two of them one slips through
table armazi ebue varas
no-chests
at armazi 10-10
at ebue 9-10
at varas 10-11
card armazi compass
dice 1 3
do 1 roll; use compass
offered 1 step 9-11

test GO-MCARD-5 Adrenaline: dice 4 and 3 give 14 points, to be used exactly
table armazi ebue
no-chests
at armazi 10-10
card armazi adrenaline
dice 4 3
do 1 roll
expect points 7
do 1 use adrenaline
event points armazi 14
expect points 14
do 1 step 10-11; step 10-12; step 11-12; step 12-12; step 12-13; step 12-14; step 11-14
expect points 7
denied 1 GO-MOVE-4 stop
do 1 step 10-14; step 9-14; step 8-14; step 8-13; step 8-12; step 7-12
expect points 1
denied 1 GO-MOVE-4 stop
do 1 step 7-11
prompt actions
expect at armazi 7-11

# ---- a card and then stay: GO-RULE-68 ----

test GO-RULE-68 Dice 5 and 2, axe used: stay is not offered
table armazi ebue
at armazi 10-10
card armazi axe
dice 5 2
do 1 roll
offered 1 stay
do 1 use axe
denied 1 GO-RULE-68 stay

test GO-RULE-68 Boat
table armazi ebue
at armazi 10-10
card armazi boat
dice 5 2
do 1 roll; use boat
denied 1 GO-RULE-68 stay

test GO-RULE-68 Rope
table armazi ebue
at armazi 10-10
card armazi rope
dice 5 2
do 1 roll; use rope
denied 1 GO-RULE-68 stay

test GO-RULE-68 Compass
table armazi ebue
at armazi 10-10
card armazi compass
dice 5 2
do 1 roll; use compass
denied 1 GO-RULE-68 stay

test GO-RULE-68 Adrenaline
table armazi ebue
at armazi 10-10
card armazi adrenaline
dice 5 2
do 1 roll; use adrenaline
denied 1 GO-RULE-68 stay

test GO-RULE-68 GO-TELE-3 GO-RULE-7 Dice 5 and 2, teleport used: stay is offered and counts as a skip
table armazi ebue
no-chests
at armazi 10-10
at ebue 27-20
card armazi teleport
dice 5 2
do 1 roll; jump teleport 10-15
offered 1 stay
do 1 stay
expect at armazi 10-15
do 1 end
pass
dice 5 2
do 1 roll
denied 1 GO-SKIP-2 stay

test GO-RULE-68 GO-TELE-3 Teleport after a skip last turn: he must move
table armazi ebue
at armazi 10-10
stayed armazi
card armazi teleport
dice 5 2
do 1 roll; jump teleport 10-15
denied 1 GO-SKIP-2 stay

test GO-RULE-68 Adrenaline changes the points, not the dice: a double stays a double
table armazi ebue
at armazi 10-10
card armazi adrenaline
dice 3 3
do 1 roll; use adrenaline
denied 1 GO-SKIP-3 stay

test GO-RULE-68 GO-RULE-51 In a sector all of them but teleport can be used
table armazi ebue
card armazi adrenaline teleport
dice 5 2
do 1 roll
denied 1 GO-RULE-51 use teleport
do 1 use adrenaline
expect points 14
do 1 step 1-3
expect points 13

test GO-RULE-68 Compass in a sector: out through the gate, then diagonally
table armazi ebue
no-chests
card armazi compass
dice 1 2
do 1 roll; use compass
only 1 step 1-3; step 1-4; open
do 1 step 1-4; step 2-5; step 3-6
expect at armazi 3-6

# ---- teleport ----

test GO-TELE-1 In a line, at most 8 squares
table armazi ebue
no-chests
at armazi 10-10
card armazi teleport
dice 5 2
do 1 roll
offered 1 jump teleport 10-18
offered 1 jump teleport 10-2
offered 1 jump teleport 2-10
offered 1 jump teleport 18-10
offered 1 jump teleport 10-11
denied 1 GO-TELE-1 jump teleport 10-19
denied 1 GO-TELE-1 jump teleport 10-1
denied 1 GO-TELE-1 jump teleport 19-10
denied 1 GO-TELE-1 jump teleport 11-11
denied 1 GO-TELE-1 jump teleport 12-11
do 1 jump teleport 10-18
event jump armazi teleport 10-10 10-18
expect at armazi 10-18
expect lacks armazi teleport
expect discarded teleport 1

test GO-TELE-1 GO-UTIL-2 Only after the roll
table armazi ebue
at armazi 10-10
card armazi teleport
denied 1 GO-UTIL-2 use teleport
not-offered 1 jump teleport 10-11

test GO-TELE-2 Only onto a free square
table armazi ebue varas
at armazi 9-10
at ebue 9-8
at varas 12-10
banner ebue magic-field 8-10
banner ebue ball-lightning 9-9
barrier ebue 6-6 6-10
dice 5 2
card armazi teleport
do 1 roll
denied 1 GO-FREE-1 jump teleport 9-8
denied 1 GO-FREE-1 jump teleport 12-10
denied 1 GO-FREE-2 jump teleport 9-12
denied 1 GO-FREE-2 jump teleport 11-10
denied 1 GO-FREE-3 jump teleport 8-10
denied 1 GO-FREE-3 jump teleport 9-9
denied 1 GO-FREE-3 jump teleport 6-10
offered 1 jump teleport 5-10
offered 1 jump teleport 9-14

test GO-TELE-2 GO-RULE-51 A mate's square is not free either
partners armazi ebue varas medea
no-chests
at armazi 10-10
at varas 10-12
card armazi teleport
dice 5 2
do 1 roll
denied 1 GO-FREE-1 jump teleport 10-12
offered 1 jump teleport 10-13

test GO-RULE-51 GO-TREE-5 GO-FREE-4 Over anything, also tree and barrier, but not onto them
table armazi ebue
no-chests
at armazi 12-15
at ebue 5-5
barrier ebue 13-13 13-17
card armazi teleport
dice 5 2
do 1 roll
denied 1 GO-FREE-3 jump teleport 13-15
denied 1 GO-FREE-4 jump teleport 14-15
denied 1 GO-FREE-4 jump teleport 17-15
offered 1 jump teleport 18-15
do 1 jump teleport 18-15
expect at armazi 18-15

test GO-RULE-51 Obstacle squares are free squares
table armazi ebue
no-chests
at armazi 10-10
card armazi teleport
dice 5 2
do 1 roll
offered 1 jump teleport 10-9
offered 1 jump teleport 10-13
offered 1 jump teleport 10-6

test GO-RULE-51 The landing square counts as covered, the square left does not
table armazi ebue
no-chests
at armazi 10-11
card armazi teleport
dice 2 4
do 1 roll; jump teleport 10-10; step 10-11
denied 1 GO-MOVE-5 step 10-10
do 1 step 10-12
denied 1 GO-MOVE-5 step 10-11

test GO-TELE-3 After the jump the roll is still to be walked
table armazi ebue
no-chests
at armazi 10-10
card armazi teleport
dice 1 2
do 1 roll; jump teleport 10-15
prompt move
expect points 3
do 1 step 10-16; step 10-17; step 10-18
expect at armazi 10-18

test GO-TELE-3 GO-SKIP-3 After a double he must still move the number rolled
table armazi ebue
no-chests
at armazi 10-10
card armazi teleport
dice 2 2
do 1 roll; jump teleport 10-15
denied 1 GO-SKIP-3 stay
expect points 4
do 1 step 10-16; step 10-17; step 10-18
denied 1 GO-MOVE-4 stop
do 1 step 10-19
expect at armazi 10-19
prompt actions

test GO-TELE-3 GO-ACT-14 One utility card a turn: no second card after it
table armazi ebue
no-chests
at armazi 10-10
card armazi teleport compass
dice 1 2
do 1 roll; jump teleport 10-15
denied 1 GO-ACT-14 use compass

test GO-MOVE-5 GO-RULE-5 The corner of the map is a square like any other
table armazi ebue
no-chests
at armazi 1-3
at ebue 20-20
dice 1 2
do 1 roll; step 1-2
offered 1 step 1-1
do 1 step 1-1
expect at armazi 1-1

test GO-TELE-1 Not off the line, to the corners of what is near
table armazi ebue
no-chests
at armazi 20-10
at ebue 5-5
card armazi teleport
dice 1 2
do 1 roll
offered 1 jump teleport 20-18
offered 1 jump teleport 28-10
denied 1 GO-TELE-1 jump teleport 20-19
denied 1 GO-TELE-1 jump teleport 28-18
denied 1 GO-TELE-1 jump teleport 12-2
denied 1 GO-TELE-1 jump teleport 12-18
denied 1 GO-TELE-1 jump teleport 28-2
denied 1 GO-TELE-1 jump teleport 21-11

# ---- the four corners: GO-RULE-52 ----

test GO-RULE-52 Between barriers above and to the right there is no way to the upper right
table armazi ebue
no-chests
at armazi 10-10
card armazi compass
barrier ebue 9-6 9-10
barrier ebue 10-11 14-11
dice 1 3
do 1 roll; use compass
denied 1 GO-RULE-52 step 9-11
offered 1 step 11-9

test GO-RULE-52 Between barriers below and to the right there is no way to the lower right
table armazi ebue
no-chests
at armazi 10-10
card armazi compass
barrier ebue 11-6 11-10
barrier ebue 6-11 10-11
dice 1 3
do 1 roll; use compass
denied 1 GO-RULE-52 step 11-11
offered 1 step 9-9

test GO-RULE-52 Between barriers below and to the left there is no way to the lower left
table armazi ebue
no-chests
at armazi 10-10
card armazi compass
barrier ebue 11-10 11-14
barrier ebue 6-9 10-9
dice 1 3
do 1 roll; use compass
denied 1 GO-RULE-52 step 11-9
offered 1 step 9-11

test GO-RULE-52 Between barriers above and to the left there is no way to the upper left
table armazi ebue
no-chests
at armazi 10-10
card armazi compass
barrier ebue 9-10 9-14
barrier ebue 10-9 14-9
dice 1 3
do 1 roll; use compass
denied 1 GO-RULE-52 step 9-9
offered 1 step 11-11

test GO-RULE-52 Past the end of one barrier, above
table armazi ebue
no-chests
at armazi 10-10
card armazi compass
barrier ebue 9-6 9-10
dice 1 3
do 1 roll; use compass
offered 1 step 9-11
offered 1 step 11-11
offered 1 step 11-9

test GO-RULE-52 To the right
table armazi ebue
no-chests
at armazi 10-10
card armazi compass
barrier ebue 10-11 14-11
dice 1 3
do 1 roll; use compass
offered 1 step 9-11
offered 1 step 9-9
offered 1 step 11-9

test GO-RULE-52 To the right, the other end
table armazi ebue
no-chests
at armazi 10-10
card armazi compass
barrier ebue 6-11 10-11
dice 1 3
do 1 roll; use compass
offered 1 step 11-11
offered 1 step 11-9
offered 1 step 9-9

test GO-RULE-52 Below
table armazi ebue
no-chests
at armazi 10-10
card armazi compass
barrier ebue 11-6 11-10
dice 1 3
do 1 roll; use compass
offered 1 step 11-11
offered 1 step 9-11
offered 1 step 9-9

test GO-RULE-52 Below, the other end
table armazi ebue
no-chests
at armazi 10-10
card armazi compass
barrier ebue 11-10 11-14
dice 1 3
do 1 roll; use compass
offered 1 step 11-9
offered 1 step 9-9
offered 1 step 9-11

test GO-RULE-52 To the left
table armazi ebue
no-chests
at armazi 10-10
card armazi compass
barrier ebue 6-9 10-9
dice 1 3
do 1 roll; use compass
offered 1 step 11-9
offered 1 step 11-11
offered 1 step 9-11

test GO-RULE-52 To the left, the other end
table armazi ebue
no-chests
at armazi 10-10
card armazi compass
barrier ebue 10-9 14-9
dice 1 3
do 1 roll; use compass
offered 1 step 9-9
offered 1 step 9-11
offered 1 step 11-11
