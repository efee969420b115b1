# Obstacles (Hindernisse)

test GO-TERR-1 GO-TERR-2 Forest costs 2 points
table armazi ebue
no-chests
at armazi 10-12
dice 2 3
do 1 roll; step 10-13
expect points 3

test GO-TERR-1 GO-TERR-3 Mountain costs 2 points
table armazi ebue
no-chests
at armazi 10-7
dice 2 3
do 1 roll; step 10-6
expect points 3

test GO-TERR-1 GO-TERR-4 Water costs 3 points
table armazi ebue
no-chests
at armazi 10-10
dice 2 3
do 1 roll; step 10-9
expect points 2

test GO-TERR-4 GO-TERR-2 Six points over plain, forest, water: 1 + 2 + 3, the move is exact
table armazi ebue
no-chests
at armazi 12-7
dice 2 4
do 1 roll; step 12-6
expect points 5
do 1 step 13-6
expect points 3
do 1 step 13-5
expect at armazi 13-5
no-event stuck
prompt actions

test GO-TERR-4 Five points are not enough for it
table armazi ebue
no-chests
at armazi 12-7
dice 2 3
do 1 roll; step 12-6; step 13-6
expect points 2
denied 1 GO-MOVE-4 step 13-5

test GO-TERR-5 Obstacles block no sight and change no range
table armazi ebue
no-chests
at armazi 5-14
at ebue 5-11
expect range 5-14 5-11 3
expect sight 5-14 5-11 yes
expect sight 9-10 9-14 yes
expect range 9-10 9-14 4
card armazi lynx
dice 1 2
do 1 roll; stay
offered 1 shoot lynx ebue

test GO-TERR-5 nor does standing on one: a shot from water at somebody in the forest
table armazi ebue
no-chests
at armazi 10-9
at ebue 10-13
card armazi kondor
dice 1 2
do 1 roll; stay
offered 1 shoot kondor ebue
