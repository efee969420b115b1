# Great tree and clear sight (Der große Baum)

test GO-TREE-1 No figure can enter the great tree
table armazi ebue
no-chests
at armazi 13-15
dice 5 2
do 1 roll
denied 1 GO-TREE-1 step 14-15
only 1 step 12-15; step 13-16; step 13-14; stay; open

test GO-TREE-1 Its corners do not belong to it
table armazi ebue
no-chests
at armazi 13-14
dice 1 2
do 1 roll
offered 1 step 14-14
do 1 step 14-14
event step armazi 13-14 14-14

test GO-TREE-1 Nor with a compass
table armazi ebue
no-chests
at armazi 13-14
card armazi compass
dice 1 2
do 1 roll; use compass
denied 1 GO-TREE-1 step 14-15
offered 1 step 14-13

test GO-TREE-2 GO-TREE-3 No attack with a card through the tree: weapon and spear
table armazi ebue varas medea
no-chests
at armazi 13-15
at ebue 16-18
at varas 13-17
at medea 18-16
card armazi kondor magic-spear
dice 1 2
do 1 roll; stay
denied 1 GO-TREE-2 shoot kondor ebue
denied 1 GO-TREE-2 throw magic-spear ebue
denied 1 GO-TREE-2 throw magic-spear medea
offered 1 shoot kondor varas
offered 1 throw magic-spear varas

test GO-TREE-2 It counts from both sides; NTT ball
table armazi ebue varas
no-chests
at armazi 16-18
at ebue 13-15
at varas 13-18
card armazi kondor ntt-ball
dice 1 2
do 1 roll; stay
denied 1 GO-TREE-2 shoot kondor ebue
denied 1 GO-TREE-2 throw ntt-ball ebue
offered 1 shoot kondor varas
offered 1 throw ntt-ball varas

test GO-TREE-2 Who stands at a corner of the tree sees past the corner, not through it
table armazi ebue varas
no-chests
at armazi 14-14
at ebue 14-17
at varas 13-15
card armazi lynx
dice 1 2
do 1 roll; stay
denied 1 GO-TREE-2 shoot lynx ebue
offered 1 shoot lynx varas

test GO-TREE-2 GO-RULE-3 A ball lightning does not strike through the tree
table armazi ebue
no-chests
at armazi 13-15
at ebue 5-5
banner ebue ball-lightning 16-18
dice 1 2
do 1 roll; stay
no-event lightning
expect range 16-18 13-15 3
expect health armazi 100

test GO-RULE-3 but past it
table armazi ebue
no-chests
at armazi 13-16
at ebue 5-5
banner ebue ball-lightning 15-18
dice 1 2
do 1 roll; stay
event lightning armazi 15-18
expect health armazi 65

test GO-TREE-4 Special abilities ignore the great tree: Frost Vortex
table tsiva ebue
no-chests
at tsiva 13-15
at ebue 16-18
cooldown tsiva 0
expect sight 13-15 16-18 no
do 1 freeze
event frozen ebue

test GO-TREE-4 Eye Contact right through it
table kruber ebue
no-chests
at kruber 15-13
at ebue 15-18
cooldown kruber 0
expect sight 15-13 15-18 no
do 1 swap ebue
expect at kruber 15-18
expect at ebue 15-13

test GO-TREE-4 Steal and Hypnosis
table varas ebue
no-chests
at varas 13-15
at ebue 16-18
card ebue helmet
cooldown varas 0
cooldown ebue 0
offered 1 steal ebue helmet
pass
offered 2 pull varas 15-18

test GO-TREE-5 GO-FREE-4 A square of the great tree is never a free square
table armazi ebue
no-chests
at armazi 13-15
expect free 14-15 no
expect free 14-16 no
expect free 15-14 no
expect free 15-17 no
expect free 17-16 no
expect free 14-14 yes
expect free 14-17 yes
expect free 17-14 yes
expect free 17-17 yes
card armazi ball-lightning
dice 1 2
do 1 roll; stay
denied 1 GO-FREE-4 place ball-lightning 14-15
denied 1 GO-FREE-4 place ball-lightning 14-16
offered 1 place ball-lightning 14-14

# ---- the exact test: GO-RULE-3 ----

test GO-TREE-3 GO-RULE-3 Vectors of the tree
table armazi ebue
expect sight 15-12 15-19 no
expect sight 13-13 13-18 yes
expect sight 13-13 18-18 no
expect sight 14-13 13-17 no
expect sight 13-16 15-18 yes
expect sight 12-12 14-18 yes

test GO-RULE-3 The same the other way round
table armazi ebue
expect sight 15-19 15-12 no
expect sight 13-18 13-13 yes
expect sight 18-18 13-13 no
expect sight 13-17 14-13 no
expect sight 15-18 13-16 yes
expect sight 14-18 12-12 yes

test GO-RULE-3 and turned by a quarter
table armazi ebue
expect sight 12-16 19-16 no
expect sight 13-18 18-18 yes
expect sight 13-18 18-13 no
expect sight 13-17 17-18 no
expect sight 16-18 18-16 yes
expect sight 12-19 18-17 yes

test GO-RULE-3 GO-BARR-3 Vectors of the barrier on row 10, columns 6 to 10
table armazi ebue
barrier ebue 10-6 10-10
expect sight 9-8 12-8 no
expect sight 9-5 11-5 yes
expect sight 9-7 11-5 no
expect sight 9-6 11-4 yes
expect sight 9-6 12-5 no

test GO-RULE-3 The same the other way round
table armazi ebue
barrier ebue 10-6 10-10
expect sight 12-8 9-8 no
expect sight 11-5 9-5 yes
expect sight 11-5 9-7 no
expect sight 11-4 9-6 yes
expect sight 12-5 9-6 no

test GO-RULE-3 Touching a corner blocks only if the squares on both sides of it do
table armazi ebue
barrier ebue 10-6 10-10
expect sight 9-10 10-11 yes
expect sight 9-10 11-12 yes
barrier ebue 5-11 9-11
expect sight 9-10 10-11 no
expect sight 9-10 11-12 no
expect sight 10-11 9-10 no

test GO-RULE-3 GO-BARR-3 The reason names what blocks: tree or barrier
table armazi ebue varas
no-chests
at armazi 13-15
at ebue 16-18
at varas 10-15
barrier varas 12-13 12-17
card armazi kondor
dice 1 2
do 1 roll; stay
denied 1 GO-TREE-2 shoot kondor ebue
denied 1 GO-BARR-3 shoot kondor varas

test GO-RULE-3 GO-TERR-5 Other figures, chests, terrain and small banners never block
table armazi ebue varas
at armazi 10-4
at ebue 10-8
at varas 10-6
banner ebue magic-field 10-7
expect sight 10-4 10-8 yes
expect chest 11-10 yes
expect sight 11-9 11-11 yes
card armazi kondor
dice 1 2
do 1 roll; stay
offered 1 shoot kondor ebue
