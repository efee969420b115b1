# Ways of the exact length: what Game.route finds and Game.reach shows

# ---- exact length ----

test GO-MOVE-4 Three points straight on
table armazi ebue
no-chests
at armazi 12-12
at ebue 27-20
dice 1 2
do 1 roll
expect way 12-15 12-13 12-14 12-15
expect reach 12-15 yes

test GO-MOVE-4 Too near by one point: no way, because the roll must be used up
table armazi ebue
no-chests
at armazi 12-12
at ebue 27-20
dice 1 2
do 1 roll
expect no-way 12-14 GO-MOVE-4
expect reach 12-14 no

test GO-MOVE-4 and too far
table armazi ebue
no-chests
at armazi 12-12
at ebue 27-20
dice 1 2
do 1 roll
expect no-way 12-16 GO-MOVE-4
expect reach 12-16 no

test GO-MOVE-4 GO-MOVE-5 A detour spends what is too much, and never enters a square twice
table armazi ebue
no-chests
at armazi 12-12
at ebue 27-20
dice 1 4
do 1 roll
expect way 12-13 11-12 11-13 11-14 12-14 12-13
expect reach 12-13 yes
expect reach 12-12 no

test GO-TERR-2 An obstacle makes up for an odd point
table armazi ebue
no-chests
at armazi 10-12
at ebue 27-20
dice 1 2
do 1 roll
expect way 10-14 10-13 10-14
expect reach 10-14 yes

test GO-TERR-4 Water for 3 points
table armazi ebue
no-chests
at armazi 10-10
at ebue 27-20
dice 1 2
do 1 roll
expect way 10-9 10-9
expect reach 10-9 yes

test GO-MOVE-4 The way can be walked
table armazi ebue
no-chests
at armazi 12-12
at ebue 27-20
dice 1 4
do 1 roll; step 11-12; step 11-13; step 11-14; step 12-14; step 12-13
expect at armazi 12-13
prompt actions

test GO-MOVE-5 In the middle of a move: squares covered already are out of the question
table armazi ebue
no-chests
at armazi 12-12
at ebue 27-20
dice 2 3
do 1 roll; step 12-13; step 12-14
expect no-way 12-13 GO-MOVE-5
expect no-way 12-12 GO-MOVE-5
expect way 12-17 12-15 12-16 12-17
expect way 11-15 12-15 11-15
expect reach 12-13 no
expect reach 12-12 no
expect reach 12-17 yes
expect reach 11-15 yes

test GO-ACT-2 Before the roll there is no way anywhere
table armazi ebue
no-chests
at armazi 12-12
expect no-way 12-15 GO-MOVE-4
expect reach 12-15 no

# ---- least loss, then fewest obstacles ----

test GO-RULE-12 Nothing inactive: straight over plain squares
table armazi ebue
no-chests
at armazi 4-15
at ebue 27-20
round 5
dice 1 2
do 1 roll
expect way 4-16 3-15 3-16 4-16

test GO-RULE-12 The least loss to inactive zones comes first: around through zone 2
table armazi ebue
no-chests
at armazi 4-15
at ebue 27-20
round 6
dice 1 2
do 1 roll
expect way 4-16 5-15 5-16 4-16
do 1 step 5-15; step 5-16; step 4-16
expect health armazi 95

test GO-MOVE-3 Then the fewest obstacles: around the water, if that costs no health
table armazi ebue
no-chests
at armazi 3-13
at ebue 27-20
round 5
dice 1 3
do 1 roll
expect way 3-15 2-13 2-14 2-15 3-15

test GO-RULE-12 but through it if that saves health
table armazi ebue
no-chests
at armazi 3-13
at ebue 27-20
round 6
dice 1 3
do 1 roll
expect way 3-15 3-14 3-15

test GO-ZONE-6 No way that he would not survive: 15 health, three squares at 5
table armazi ebue
no-chests
at armazi 5-15
at ebue 27-20
health armazi 15
round 6
dice 1 2
do 1 roll
expect no-way 2-15 GO-ZONE-6
expect reach 2-15 no
expect way 5-16 4-15 4-16 5-16
expect reach 5-16 yes

test GO-ZONE-6 With 16 there is one
table armazi ebue
no-chests
at armazi 5-15
at ebue 27-20
health armazi 16
round 6
dice 1 2
do 1 roll
expect way 2-15 4-15 3-15 2-15
expect reach 2-15 yes

# ---- chests ----

test GO-MOVE-6 To a chest the shortest way, and stop
table armazi ebue
no-chests
at armazi 12-12
at ebue 27-20
chest 12-14
dice 3 6
do 1 roll
expect way 12-14 12-13 12-14 stop
expect reach 12-14 yes
force card lynx helmet vest
do 1 step 12-13; step 12-14; stop
expect chest 12-14 no

test GO-MOVE-6 No stop where the roll ends anyway
table armazi ebue
no-chests
at armazi 12-12
at ebue 27-20
chest 12-14
dice 1 1
do 1 roll
expect way 12-14 12-13 12-14

test GO-MOVE-6 A chest on the way is passed
table armazi ebue
no-chests
at armazi 12-12
at ebue 27-20
chest 12-14
dice 1 2
do 1 roll
expect way 12-15 12-13 12-14 12-15

test GO-RULE-17 No stop on a healing point
table armazi ebue
no-chests
at armazi 10-16
at ebue 27-20
dice 1 2
do 1 roll
expect no-way 10-14 GO-MOVE-4
expect reach 10-14 no

# ---- out of the sector ----

test GO-GOAL-2 GO-RULE-8 From the sector: the gate is the first square
table armazi ebue
no-chests
dice 1 2
do 1 roll
expect way 2-5 1-4 1-5 2-5
expect reach 2-5 yes
expect no-way 1-3 GO-MOVE-4
expect reach 1-3 no
expect no-way 1-9 GO-MOVE-4

test GO-RULE-8 Back to the other gate square
table armazi ebue
no-chests
dice 1 3
do 1 roll
expect way 1-3 1-4 2-4 2-3 1-3
expect reach 1-3 yes

test GO-RULE-8 GO-RULE-6 One gate square taken: through the other
table armazi ebue
no-chests
at ebue 1-4
dice 1 2
do 1 roll
expect way 3-3 1-3 2-3 3-3
expect no-way 2-5 GO-MOVE-4
expect no-way 1-4 GO-RULE-6

test GO-RULE-8 Both taken: nowhere
table armazi ebue varas
no-chests
at ebue 1-4
at varas 1-3
dice 1 2
do 1 roll
expect no-way 2-4 GO-MOVE-4
expect reach 2-4 no

test GO-RULE-8 GO-RULE-12 The gate square is charged too
table armazi ebue
no-chests
health armazi 10
round 6
dice 1 1
do 1 roll
expect no-way 2-4 GO-ZONE-6
expect reach 2-4 no

# ---- movement cards ----

test GO-MCARD-4 Compass: diagonally
table armazi ebue
no-chests
at armazi 10-10
at ebue 27-20
card armazi compass
dice 1 2
do 1 roll
expect no-way 13-13 GO-MOVE-4
expect reach 13-13 no
do 1 use compass
expect way 13-13 11-11 12-12 13-13
expect reach 13-13 yes

test GO-RULE-52 Compass: not between tree and barrier
table armazi ebue
no-chests
at armazi 14-14
at ebue 5-5
card armazi compass
barrier ebue 9-14 13-14
dice 1 1
do 1 roll; use compass
expect no-way 13-15 GO-MOVE-4
expect reach 13-15 no

test GO-RULE-52 Compass: past one of them
table armazi ebue
no-chests
at armazi 14-14
at ebue 5-5
card armazi compass
dice 1 1
do 1 roll; use compass
expect way 13-15 13-15
expect reach 13-15 yes

test GO-MCARD-2 Boat: over the water
table armazi ebue
no-chests
at armazi 10-8
at ebue 27-20
card armazi boat
dice 1 2
do 1 roll
expect no-way 12-9 GO-MOVE-4
expect reach 12-9 no
do 1 use boat
expect way-length 12-9 3
expect reach 12-9 yes

test GO-MCARD-1 Axe: through the forest
table armazi ebue
no-chests
at armazi 12-10
at ebue 27-20
card armazi axe
dice 1 2
do 1 roll; use axe
expect way 13-12 12-11 12-12 13-12
expect way 10-11 11-10 11-11 10-11
expect reach 13-12 yes

test GO-MCARD-3 Rope: over the mountains
table armazi ebue
no-chests
at armazi 10-7
at ebue 27-20
card armazi rope
dice 1 2
do 1 roll
expect no-way 10-4 GO-MOVE-4
do 1 use rope
expect way 10-4 10-6 10-5 10-4
expect reach 10-4 yes

test GO-MCARD-5 Adrenaline: 24 points, around the great tree
table armazi ebue
no-chests
at armazi 20-14
at ebue 27-20
card armazi adrenaline
dice 6 6
do 1 roll; use adrenaline
expect points 24
expect way-length 8-14 24
expect reach 8-14 yes
expect reach 12-14 yes
expect no-way 15-15 GO-TREE-1

test GO-MCARD-5 24 points to the square next door
table armazi ebue
no-chests
at armazi 20-14
at ebue 27-20
card armazi adrenaline
dice 6 6
do 1 roll; use adrenaline
expect reach 20-13 yes
expect way-length 20-13 23
expect no-way 20-14 GO-MOVE-5

test GO-TELE-3 After a teleport the way begins where he landed
table armazi ebue
no-chests
at armazi 10-11
at ebue 27-20
card armazi teleport
dice 1 2
do 1 roll; jump teleport 12-11
expect no-way 12-11 GO-MOVE-5
expect way 12-14 12-12 12-13 12-14

# ---- stuck ends: GO-RULE-4 ----

test GO-MOVE-7 GO-RULE-4 A dead end with a point too many
table armazi ebue
no-chests
at armazi 15-2
at ebue 27-20
dice 2 4
do 1 roll
expect way 14-6 15-3 15-4 15-5 15-6 14-6
expect reach 14-6 yes

test GO-RULE-4 The way itself can close the dead end
table armazi ebue
no-chests
at armazi 1-4
at ebue 27-20
dice 1 4
do 1 roll
expect way 1-6 1-5 2-5 2-6 1-6
expect reach 1-6 yes
do 1 step 1-5; step 2-5; step 2-6; step 1-6
event stuck armazi 1
prompt actions

test GO-RULE-4 Figures can close it
table armazi ebue varas
no-chests
at armazi 15-4
at ebue 16-6
at varas 15-7
barrier ebue 14-6 14-10
dice 1 2
do 1 roll
expect way 15-6 15-5 15-6
expect reach 15-6 yes

# ---- Dobergun: GO-RULE-34 ----

test GO-RULE-34 Up to 2 points: stop where one could go on, no card, no price
table armazi ebue
no-chests
at armazi 3-15
at ebue 3-17
card armazi dobergun
health armazi 5
round 6
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot dobergun ebue
prompt extra-steps
expect way 3-16 3-16 stop
expect way 4-16 3-16 4-16
expect no-way 3-14 GO-MOVE-4
expect no-way 3-17 GO-RULE-6
expect reach 3-16 yes
expect reach 4-16 yes
expect reach 3-14 no

# ---- every walk tried out: the same ends, and no better way ----

test GO-MOVE-4 GO-MOVE-5 Every walk of 5 points: beside the great tree
table armazi ebue
no-chests
at armazi 12-12
at ebue 27-20
dice 1 4
do 1 roll
expect walks

test GO-MOVE-4 GO-TERR-2 GO-TERR-3 GO-TERR-4 Every walk of 6 points among forest, mountains and water
table armazi ebue
no-chests
at armazi 9-9
at ebue 8-9
dice 2 4
do 1 roll
expect walks

test GO-MOVE-4 GO-MOVE-6 Every walk of 6 points among chests
table armazi ebue
at armazi 4-4
dice 1 5
do 1 roll
expect walks

test GO-RULE-12 Every walk of 6 points along the edge of an inactive zone
table armazi ebue
no-chests
at armazi 4-15
at ebue 27-20
round 6
dice 1 5
do 1 roll
expect walks

test GO-RULE-12 GO-ZONE-6 and if only two of its squares can be afforded
table armazi ebue varas
at armazi 4-15
at ebue 27-20
round 6
health armazi 11
dice 1 5
do 1 roll
expect walks

test GO-RULE-12 GO-ZONE-6 or none
table armazi ebue varas
at armazi 5-15
at ebue 6-15
round 6
health armazi 5
dice 2 3
do 1 roll
expect walks

test GO-RULE-8 Every walk of 6 points out of a sector
table armazi ebue
dice 1 5
do 1 roll
expect walks

test GO-RULE-8 GO-RULE-12 Out of a sector into an inactive zone, with 15 health
table armazi ebue varas
at ebue 1-4
health armazi 15
round 7
dice 1 4
do 1 roll
expect walks

test GO-RULE-8 One point is enough for the gate alone
table armazi ebue
dice 1 1
do 1 roll; step 1-3
expect walks

test GO-MOVE-5 GO-MOVE-6 In the middle of a move, on a chest
table armazi ebue
no-chests
chest 12-13
at armazi 12-11
at ebue 27-20
dice 2 5
do 1 roll; step 12-12; step 12-13
prompt chest-here
expect walks

test GO-MOVE-1 GO-MOVE-4 Corners and edges of the map
table armazi ebue
no-chests
at armazi 1-2
at ebue 27-20
dice 1 4
do 1 roll
expect walks

test GO-MOVE-1 GO-MOVE-4 the last square of the map
table armazi ebue
no-chests
at armazi 30-29
at ebue 5-5
dice 1 4
do 1 roll
expect walks

test GO-MOVE-1 GO-MOVE-4 and its right edge
table armazi ebue
no-chests
at armazi 15-30
at ebue 5-5
dice 1 4
do 1 roll
expect walks

test GO-BARR-2 GO-RULE-6 Around barriers and figures
table armazi ebue varas
no-chests
at armazi 20-20
at ebue 20-21
at varas 18-20
barrier ebue 21-18 21-22
dice 1 5
do 1 roll
expect walks

test GO-RULE-4 GO-MOVE-7 Among dead ends that the walk itself closes
table armazi ebue varas
no-chests
at armazi 15-4
at ebue 16-6
at varas 15-7
barrier ebue 14-6 14-10
dice 2 4
do 1 roll
expect walks

test GO-RULE-4 GO-RULE-12 Dead ends that save health
table armazi ebue varas
no-chests
at armazi 5-3
at ebue 6-5
at varas 5-6
barrier varas 4-4 4-8
round 6
dice 1 5
do 1 roll
expect walks

test GO-MCARD-4 GO-RULE-52 Every walk of 4 points with the compass, beside tree and barrier
table armazi ebue
at armazi 13-13
at ebue 12-15
card armazi compass
barrier ebue 9-14 13-14
dice 1 3
do 1 roll; use compass
expect walks

test GO-MCARD-4 GO-RULE-4 and where all is narrow
table armazi ebue varas
no-chests
at armazi 1-1
at ebue 3-1
at varas 3-2
barrier ebue 1-3 5-3
card armazi compass
dice 2 4
do 1 roll; use compass
expect walks

test GO-MCARD-4 GO-RULE-4 or a walk closes its own dead end
table armazi ebue varas
no-chests
at armazi 20-1
at ebue 22-1
at varas 22-2
barrier ebue 18-3 22-3
barrier ebue 17-1 17-5
card armazi compass
dice 2 5
do 1 roll; use compass
expect walks

test GO-MCARD-4 GO-RULE-4 in a room of four squares, whose squares all touch
table armazi ebue varas
no-chests
at armazi 4-1
at ebue 4-3
at varas 5-3
barrier ebue 3-1 3-5
barrier ebue 6-1 6-5
card armazi compass
dice 1 3
do 1 roll; use compass
expect way-length 5-1 3
expect walks

test GO-MCARD-1 Every walk of 6 points with an axe
table armazi ebue
no-chests
at armazi 12-10
at ebue 27-20
card armazi axe
dice 2 4
do 1 roll; use axe
expect walks

test GO-RULE-34 Every walk after a shot with Dobergun, in an inactive zone
table armazi ebue
at armazi 3-15
at ebue 3-17
card armazi dobergun
health armazi 5
round 6
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot dobergun ebue
expect walks

test GO-MOVE-4 GO-MOVE-5 GO-RULE-4 GO-RULE-8 GO-RULE-12 GO-RULE-52 Every walk in positions made up by chance
table armazi ebue varas
no-chests
dice 1 2
do 1 roll
expect made-up-walks 150

# ---- why there is none ----

test GO-TREE-1 The great tree
table armazi ebue
no-chests
at armazi 13-14
dice 5 6
do 1 roll
expect no-way 14-15 GO-TREE-1
expect reach 14-15 no

test GO-BARR-2 A barrier
table armazi ebue
no-chests
at armazi 9-9
at ebue 5-5
barrier ebue 8-9 8-13
dice 5 6
do 1 roll
expect no-way 8-10 GO-BARR-2
expect reach 8-10 no

test GO-RULE-6 A figure
table armazi ebue
no-chests
at armazi 9-9
at ebue 12-12
dice 5 6
do 1 roll
expect no-way 12-12 GO-RULE-6
expect reach 12-12 no

test GO-RULE-5 His own square
table armazi ebue
no-chests
at armazi 9-9
dice 5 6
do 1 roll
expect no-way 9-9 GO-MOVE-5
expect reach 9-9 no

# ---- the gate ----

test GO-RULE-8 GO-RULE-4 Stuck on the gate itself
table armazi ebue varas medea
no-chests
at ebue 1-4
at varas 1-2
at medea 2-3
dice 1 3
do 1 roll
expect way 1-3 1-3
expect walks

test GO-RULE-8 GO-RULE-12 and if that costs the last health
table armazi ebue varas medea
no-chests
at ebue 1-4
at varas 1-2
at medea 2-3
round 6
health armazi 5
dice 1 3
do 1 roll
expect no-way 1-3 GO-ZONE-6
expect walks

test GO-RULE-34 GO-MOVE-3 Dearer ground than that of the rulebook: water for 6 points
pack gorgasali-stored
table armazi ebue
no-chests
at armazi 10-10
at ebue 27-20
dice 2 4
do 1 roll
expect way 10-9 10-9
expect walks
do 1 step 10-9
expect points 0

# ---- ways that are hard to find ----

test GO-MCARD-5 GO-MOVE-4 24 points among barriers, to a square nearby
table armazi ebue
no-chests
at armazi 22-20
card armazi adrenaline
barrier ebue 18-21 18-25
barrier ebue 25-21 25-25
barrier ebue 19-22 23-22
barrier ebue 21-18 25-18
dice 6 6
do 1 roll; use adrenaline
expect way-length 21-19 22
expect reach 21-19 yes

test GO-MCARD-5 GO-MOVE-4 24 points beside the lower edge
table armazi ebue
no-chests
at armazi 27-18
card armazi adrenaline
barrier ebue 25-20 25-24
dice 6 6
do 1 roll; use adrenaline
expect way-length 30-19 24
expect reach 30-19 yes

test GO-MCARD-5 GO-RULE-12 24 points next door, without loss in an inactive zone
table armazi ebue
no-chests
at armazi 8-8
round 12
card armazi adrenaline
barrier ebue 10-4 14-4
barrier ebue 5-9 5-13
dice 6 6
do 1 roll; use adrenaline
expect way-length 9-8 19
expect reach 9-8 yes

test GO-RULE-8 GO-RULE-4 Out of a sector into a room that the walk itself closes
table armazi ebue varas medea kruber
no-chests
at ebue 1-5
at varas 1-2
at medea 2-2
at kruber 2-5
barrier ebue 3-2 3-6
dice 1 4
do 1 roll
expect way 1-4 1-3 2-3 2-4 1-4
expect walks

# Ways are for walking

test GO-MOVE-8 While loot is placed nobody walks, although Dobergun's points wait
table armazi ebue varas
no-chests
at armazi 10-10
at ebue 10-12
health ebue 5
card ebue axe
card armazi dobergun
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot dobergun ebue
prompt put
expect no-way 10-12 GO-MOVE-4
expect reach 10-12 no
do 1 put utility
prompt extra-steps
expect way 10-12 10-11 10-12
expect reach 10-12 yes

test GO-MOVE-8 GO-MOVE-4 Nor before the roll or after the move
table armazi ebue
no-chests
at armazi 10-10
expect no-way 10-11 GO-MOVE-4
dice 1 2
do 1 roll; stay
prompt actions
expect no-way 10-11 GO-MOVE-4
expect reach 10-11 no

test GO-RULE-12 GO-RULE-4 Every walk along the edge of an inactive zone, with health for one square
table armazi ebue
round 6
no-chests
at armazi 27-11
health armazi 8
barrier ebue 24-15 28-15
card armazi axe
dice 2 3
do 1 roll; use axe
expect walks

test GO-MOVE-4 GO-RULE-8 From a sector: a chest too far away has no way, and nobody would be lost on it
table armazi ebue
chest 15-5
dice 1 1
do 1 roll
expect no-way 15-5 GO-MOVE-4
expect reach 15-5 no
