# Free squares (Freie Felder)

test GO-FREE-1 A square with an enemy is not free
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi ball-lightning
expect free 9-7 no
expect free 9-8 yes
dice 1 2
do 1 roll; stay
denied 1 GO-FREE-1 place ball-lightning 9-7

test GO-FREE-2 GO-CHEST-6 nor one with an unopened chest
table armazi ebue
no-chests
chest 9-7
at armazi 9-6
card armazi ball-lightning
expect free 9-7 no
dice 1 2
do 1 roll; stay
denied 1 GO-FREE-2 place ball-lightning 9-7
no-chest 9-7
expect free 9-7 yes
offered 1 place ball-lightning 9-7

test GO-FREE-3 GO-DEF-5 nor one with another banner: platform, field, ball lightning, smoke
table armazi ebue
no-chests
at armazi 9-6
banner ebue tree-platform 9-7
banner ebue magic-field 8-6
banner ebue ball-lightning 10-6
banner ebue smoke-ball 8-7
card armazi ball-lightning
dice 1 2
do 1 roll; stay
denied 1 GO-FREE-3 place ball-lightning 9-7
denied 1 GO-FREE-3 place ball-lightning 8-6
denied 1 GO-FREE-3 place ball-lightning 10-6
denied 1 GO-DEF-5 place ball-lightning 8-7
offered 1 place ball-lightning 8-5

test GO-FREE-3 nor any square of a barrier
table armazi ebue
no-chests
at armazi 9-6
barrier ebue 8-3 8-7
card armazi ball-lightning
expect free 8-3 no
expect free 8-7 no
expect free 8-8 yes
dice 1 2
do 1 roll; stay
denied 1 GO-FREE-3 place ball-lightning 8-5
denied 1 GO-FREE-3 place ball-lightning 8-6
denied 1 GO-FREE-3 place ball-lightning 8-7
offered 1 place ball-lightning 9-7

test GO-FREE-4 GO-TREE-5 nor one of the great tree
table armazi ebue
no-chests
at armazi 13-15
card armazi ball-lightning
expect free 14-15 no
expect free 15-14 no
expect free 14-14 yes
dice 1 2
do 1 roll; stay
denied 1 GO-FREE-4 place ball-lightning 14-15
denied 1 GO-FREE-4 place ball-lightning 14-16
offered 1 place ball-lightning 14-14

test GO-FREE-1 GO-RULE-51 Forest, mountain, water and healing points are free squares
table armazi ebue
no-chests
expect free 7-7 yes
expect free 7-10 yes
expect free 7-4 yes
expect free 10-14 yes

test GO-RULE-71 GO-FREE-1 A mate makes a square not free as well
partners armazi ebue varas tsiva
no-chests
at armazi 9-6
at varas 9-7
card armazi ball-lightning
dice 1 2
do 1 roll; stay
denied 1 GO-FREE-1 place ball-lightning 9-7

test GO-RULE-71 and oneself: no barrier through one's own square
table armazi ebue
no-chests
at armazi 9-6
card armazi barrier
dice 1 2
do 1 roll; stay
denied 1 GO-FREE-1 build barrier 9-4 9-8
denied 1 GO-FREE-1 build barrier 7-6 11-6
offered 1 build barrier 9-7 9-11
offered 1 build barrier 10-6 14-6

test GO-RULE-71 The exception is a banner under one's own figure
table armazi ebue
no-chests
at armazi 9-6
card armazi magic-field smoke-ball
expect free 9-6 no
dice 1 2
do 1 roll; stay
offered 1 use magic-field
offered 1 use smoke-ball

test GO-RULE-71 GO-FREE-2 but not on a chest that somebody was swapped onto
table armazi ebue
no-chests
at armazi 9-6
chest 9-6
card armazi magic-field smoke-ball
dice 1 2
do 1 roll; stay
denied 1 GO-FREE-2 use magic-field
denied 1 GO-FREE-2 use smoke-ball

test GO-RULE-71 GO-TELE-2 Nobody jumps onto a figure
table armazi ebue varas
no-chests
at armazi 9-6
at ebue 9-9
card armazi teleport
dice 1 2
do 1 roll
denied 1 GO-FREE-1 jump teleport 9-9
offered 1 jump teleport 9-10

test GO-RULE-71 GO-EBUE-1 or is pulled onto one
table ebue armazi varas
no-chests
at ebue 9-6
at armazi 9-9
at varas 9-7
cooldown ebue 0
denied 1 GO-FREE-1 pull armazi 9-7
offered 1 pull armazi 8-7

test GO-RULE-8 GO-DEF-3 No banner on the gate of a sector that still holds a figure
table armazi ebue
no-chests
at armazi 2-9
card armazi ball-lightning
# sector 2, Ebue's, opens to 1-9 and 1-10; sector 1, Armazi's, is empty
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-8 place ball-lightning 1-9
denied 1 GO-RULE-8 place ball-lightning 1-10
offered 1 place ball-lightning 1-8
at ebue 20-4
offered 1 place ball-lightning 1-9
offered 1 place ball-lightning 1-10

test GO-REVIVE-2 GO-FREE-3 The banner of a character who is out leaves his square free: ball lightning and barrier
partners armazi ebue varas tsiva
no-chests
at armazi 9-6
at ebue 9-7
at varas 20-4
at tsiva 20-8
health ebue 5
card armazi scratch ball-lightning
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot scratch ebue
expect at ebue out
expect free 9-7 yes
offered 1 place ball-lightning 9-7
do 1 place ball-lightning 9-7
expect banner 9-7 ball-lightning

test GO-REVIVE-2 GO-PLAT-1 GO-FIELD-1 GO-SMOKE-1 Who stands on it may place platform, field and smoke
partners armazi ebue varas tsiva
no-chests
at armazi 9-6
at ebue 9-7
at varas 20-4
at tsiva 20-8
health ebue 5
card armazi scratch magic-field
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot scratch ebue
expect at ebue out
do 1 end
pass 2
at armazi 9-7
card armazi smoke-ball
frozen armazi
do 1 go-on
offered 1 use magic-field
offered 1 use smoke-ball
do 1 use smoke-ball
expect banner 9-7 smoke-ball

test GO-REVIVE-2 A platform goes there too
partners armazi ebue varas tsiva
no-chests
at armazi 9-6
at ebue 9-7
at varas 20-4
at tsiva 20-8
health ebue 5
card armazi scratch tree-platform
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot scratch ebue
do 1 end
pass 2
at armazi 9-7
frozen armazi
do 1 go-on; use tree-platform
expect banner 9-7 tree-platform
