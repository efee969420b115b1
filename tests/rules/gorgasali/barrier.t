# Barrier (Barriere)

test GO-BARR-1 GO-DEF-2 Five squares in a row
table armazi ebue
no-chests
at armazi 10-8
card armazi barrier
dice 1 2
do 1 roll; stay; build barrier 9-4 9-8
event build armazi barrier 9-4 9-8
expect banner 9-3 none
expect banner 9-4 barrier
expect banner 9-5 barrier
expect banner 9-6 barrier
expect banner 9-7 barrier
expect banner 9-8 barrier
expect banner 9-9 none
expect banner 10-4 none
expect discarded barrier 1

test GO-BARR-1 GO-RULE-43 or in a column
table armazi ebue
no-chests
at armazi 10-8
card armazi barrier
dice 1 2
do 1 roll; stay; build barrier 9-7 13-7
expect banner 8-7 none
expect banner 9-7 barrier
expect banner 10-7 barrier
expect banner 11-7 barrier
expect banner 12-7 barrier
expect banner 13-7 barrier
expect banner 14-7 none
expect banner 9-8 none

test GO-BARR-2 It blocks movement, that of its owner too
table armazi ebue
no-chests
at armazi 10-8
at ebue 8-6
card armazi barrier
dice 1 2
do 1 roll; stay; build barrier 9-4 9-8; end
pass
asked 1
dice 1 2
do 1 roll
denied 1 GO-BARR-2 step 9-8
offered 1 step 10-7
offered 1 step 11-8

test GO-BARR-2 and that of others
table armazi ebue
no-chests
at armazi 8-6
barrier ebue 9-4 9-8
dice 1 2
do 1 roll
denied 1 GO-BARR-2 step 9-6
offered 1 step 8-7

test GO-BARR-2 Who finds no other way out is stuck
table armazi ebue varas
no-chests
at armazi 1-1
barrier ebue 2-1 2-5
at varas 1-2
dice 1 2
do 1 roll
only 1 go-on; open

test GO-BARR-3 GO-RULE-43 No shots across it, from neither side, not even those of its owner
table armazi ebue
no-chests
at armazi 9-8
at ebue 12-8
barrier armazi 10-6 10-10
card armazi lynx
card ebue lynx
dice 1 2
do 1 roll; stay
denied 1 GO-BARR-3 shoot lynx ebue
expect sight 9-8 12-8 no
do 1 end
dice 1 2
do 2 roll; stay
denied 2 GO-BARR-3 shoot lynx armazi

test GO-BARR-3 Past its end there is clear sight
table armazi ebue varas tsiva
no-chests
at armazi 9-5
at ebue 11-5
at varas 11-4
at tsiva 11-7
barrier ebue 10-6 10-10
card armazi lynx
dice 1 2
do 1 roll; stay
offered 1 shoot lynx ebue
offered 1 shoot lynx varas
denied 1 GO-BARR-3 shoot lynx tsiva

test GO-BARR-3 No throw cards either: flame ball, magic spear, NTT ball
table armazi ebue
no-chests
at armazi 9-8
at ebue 11-8
barrier ebue 10-6 10-10
card armazi flame-ball
dice 1 2
do 1 roll; stay
denied 1 GO-BARR-3 throw flame-ball ebue
expect sight 9-8 11-8 no

test GO-BARR-3 Magic spear
table armazi ebue
no-chests
at armazi 9-8
at ebue 11-8
card armazi magic-spear
dice 1 2
do 1 roll; stay
offered 1 throw magic-spear ebue
barrier ebue 10-6 10-10
denied 1 GO-BARR-3 throw magic-spear ebue

test GO-BARR-3 GO-RULE-49 NTT ball
table armazi ebue
no-chests
at armazi 9-8
at ebue 11-8
card armazi ntt-ball
dice 1 2
do 1 roll; stay
offered 1 throw ntt-ball ebue
barrier ebue 10-6 10-10
denied 1 GO-BARR-3 throw ntt-ball ebue

test GO-BARR-3 GO-RULE-47 A ball lightning behind it does not strike
table armazi ebue
no-chests
at armazi 9-8
banner ebue ball-lightning 11-8
barrier ebue 10-6 10-10
dice 1 2
do 1 roll; stay
no-event lightning
expect health armazi 100

test GO-BARR-4 GO-ABIL-2 Special abilities go across
table armazi ebue
no-chests
at armazi 9-8
at ebue 11-8
barrier ebue 10-6 10-10
cooldown armazi 0
do 1 supernova ebue
expect health ebue 65

test GO-BARR-5 GO-RULE-43 User on (10,8): 9-4 … 9-8 touches range 1, 12-6 … 12-10 does not
table armazi ebue
no-chests
at armazi 10-8
card armazi barrier
dice 1 2
do 1 roll; stay
offered 1 build barrier 9-4 9-8
not-offered 1 build barrier 12-6 12-10
# ends just before range 1
not-offered 1 build barrier 9-2 9-6
# begins at the corner, and just behind it
offered 1 build barrier 9-9 9-13
not-offered 1 build barrier 9-10 9-14
# beside the user in his own row
offered 1 build barrier 10-9 10-13
offered 1 build barrier 10-3 10-7
# columns
offered 1 build barrier 5-9 9-9
not-offered 1 build barrier 4-9 8-9
offered 1 build barrier 11-7 15-7
not-offered 1 build barrier 12-7 16-7
not-offered 1 build barrier 8-10 12-10

test GO-BARR-5 GO-RULE-2 With ranges in straight steps a strip at a corner does not touch range 1
option metric=steps
table armazi ebue
no-chests
at armazi 10-8
card armazi barrier
dice 1 2
do 1 roll; stay
denied 1 GO-BARR-5 build barrier 9-9 9-13
denied 1 GO-BARR-5 build barrier 5-9 9-9
offered 1 build barrier 9-8 9-12
offered 1 build barrier 10-9 10-13

test GO-RULE-43 All five squares must be on the map
table armazi ebue
no-chests
at armazi 2-3
at ebue 20-4
card armazi barrier
dice 1 2
do 1 roll; stay
offered 1 build barrier 1-1 1-5
offered 1 build barrier 1-4 5-4
offered 1 build barrier 1-2 5-2
# there is nothing to the left of column 1, so no strip of five ends on column 4
not-offered 1 build barrier 1-1 1-4
not-offered 1 build barrier 3-1 3-4

test GO-RULE-43 and free: figures, chests, banners, great tree
table armazi ebue
no-chests
at armazi 12-15
at ebue 11-18
chest 13-17
banner ebue magic-field 12-12
card armazi barrier
dice 1 2
do 1 roll; stay
denied 1 GO-FREE-1 build barrier 11-16 11-20
denied 1 GO-FREE-2 build barrier 13-16 13-20
denied 1 GO-FREE-3 build barrier 12-10 12-14
denied 1 GO-FREE-4 build barrier 11-16 15-16
denied 1 GO-FREE-4 build barrier 13-16 17-16
offered 1 build barrier 11-12 11-16
offered 1 build barrier 8-14 12-14

test GO-RULE-43 GO-RULE-8 not on the gate of a sector that still holds a figure
table armazi ebue
no-chests
at armazi 2-6
card armazi barrier
dice 1 2
do 1 roll; stay
# Ebue waits behind 1-9 and 1-10
denied 1 GO-RULE-8 build barrier 1-5 1-9
offered 1 build barrier 1-4 1-8

test GO-RULE-43 GO-RULE-51 A teleport jumps over it, but not onto it
table armazi ebue
no-chests
at armazi 9-8
barrier ebue 10-6 10-10
card armazi teleport
dice 1 2
do 1 roll
denied 1 GO-FREE-3 jump teleport 10-8
do 1 jump teleport 11-8
expect at armazi 11-8

test GO-BARR-1 The squares it would cover are shown, across and down
table armazi ebue
no-chests
at armazi 9-6
card armazi barrier
dice 1 2
do 1 roll; stay
expect covers build barrier 8-4 8-8 = 8-4 8-5 8-6 8-7 8-8
expect covers build barrier 5-7 9-7 = 5-7 6-7 7-7 8-7 9-7
expect covers end =

test GO-BARR-3 GO-RULE-3 Two barriers that touch at a corner block it, and are the reason
table armazi ebue
no-chests
at armazi 20-10
at ebue 22-12
barrier ebue 21-6 21-10
barrier ebue 20-11 20-15
card armazi lynx
dice 1 2
do 1 roll; stay
denied 1 GO-BARR-3 shoot lynx ebue

test GO-BARR-3 GO-TREE-2 The reason is what comes first: the barrier before the tree
table armazi ebue
no-chests
at armazi 12-15
at ebue 18-15
barrier ebue 13-13 13-17
card armazi magic-spear
dice 1 2
do 1 roll; stay
denied 1 GO-BARR-3 throw magic-spear ebue

test GO-BARR-3 GO-TREE-2 the tree before the barrier
table armazi ebue
no-chests
at armazi 18-15
at ebue 12-15
barrier ebue 13-13 13-17
card armazi magic-spear
dice 1 2
do 1 roll; stay
denied 1 GO-TREE-2 throw magic-spear ebue

test GO-BARR-5 Strips that just touch the squares around, and those a square farther off
table armazi ebue
no-chests
at armazi 20-10
at ebue 5-5
card armazi barrier
dice 1 2
do 1 roll; stay
offered 1 build barrier 20-11 20-15
denied 1 GO-BARR-5 build barrier 20-12 20-16
offered 1 build barrier 20-5 20-9
denied 1 GO-BARR-5 build barrier 20-4 20-8
offered 1 build barrier 21-11 21-15
denied 1 GO-BARR-5 build barrier 22-8 22-12
offered 1 build barrier 19-5 19-9
denied 1 GO-BARR-5 build barrier 18-8 18-12
offered 1 build barrier 21-10 25-10
denied 1 GO-BARR-5 build barrier 22-10 26-10
offered 1 build barrier 15-10 19-10
denied 1 GO-BARR-5 build barrier 14-10 18-10
denied 1 GO-BARR-5 build barrier 18-12 22-12
denied 1 GO-BARR-5 build barrier 18-8 22-8

test GO-BARR-5 GO-RULE-2 By steps a diagonal square is not next to the user
option metric=steps
table armazi ebue
no-chests
at armazi 20-10
at ebue 5-5
card armazi barrier
dice 1 2
do 1 roll; stay
denied 1 GO-BARR-5 build barrier 21-11 21-15
offered 1 build barrier 21-10 21-14

test GO-BARR-5 GO-RULE-43 Beside the right edge
table armazi ebue
no-chests
at armazi 15-29
card armazi barrier
dice 1 2
do 1 roll; stay
offered 1 build barrier 14-26 14-30
offered 1 build barrier 10-30 14-30
offered 1 build barrier 16-30 20-30

test GO-BARR-5 GO-RULE-43 and in the last corner
table armazi ebue
no-chests
at armazi 29-29
card armazi barrier
dice 1 2
do 1 roll; stay
offered 1 build barrier 30-26 30-30
offered 1 build barrier 26-30 30-30
offered 1 build barrier 28-24 28-28
