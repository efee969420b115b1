# How seats stand, as bots judge it: whoever has more stands better, and no enemy does.

test GO-GOAL-1 Health, weapons, armour, potions and chests, before the roll
table armazi ebue varas
at armazi 9-6
at ebue 9-12
at varas 20-4
look
health ebue 60
better 1 3
health ebue 70
better 2
health armazi 50
better 2 3
card armazi lynx
better 1
card varas lynx
better 3
card ebue helmet
better 2
card ebue vest
better 2
card armazi small-potion
better 1
chests varas 3
better 3
chests varas 1
better 1 2

test GO-GOAL-1 The same in the middle of a turn, after the roll and after the move
table armazi ebue varas
at armazi 9-6
at ebue 9-12
at varas 20-4
dice 1 2
do 1 roll
look
health varas 40
better 1 2
card ebue lynx
better 2
do 1 stay
look
health armazi 50
better 2 3
card armazi gemini
better 1
chests ebue 3
better 2

test GO-ZONE-1 Who stands outside of the zone stands worse
table armazi ebue varas
at armazi 12-12
at ebue 9-12
at varas 12-9
round 12
look
at armazi 1-1
better 2 3
at armazi 12-12
better 1

test GO-ELIM-1 An enemy who is out is a chance more for all others, and has none
table armazi ebue varas
look
out ebue
better 1 3

test GO-TEAM-4 Mates stand alike
partners armazi ebue varas kruber
at armazi 9-6
at ebue 9-12
at varas 20-4
at kruber 20-9
look
health varas 50
better 2 4
card armazi lynx
better 1 3
card kruber lynx
better 2 4
health ebue 50
better 1 3
