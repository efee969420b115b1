# Scouts (Späher)

test GO-SCOUT-1 GO-SCOUT-2 GO-SCOUT-3 Breathold: range up to 4; 11, 7, 6, 9 are needed at ranges 1 to 4
table armazi ebue varas tsiva medea kruber
at armazi 9-6
at ebue 9-7
at varas 9-8
at tsiva 9-9
at medea 9-10
at kruber 9-11
card armazi breathold kondor
dice 1 2
do 1 roll; stay
expect odds need 11 shoot breathold ebue
expect odds need 7 shoot breathold varas
expect odds need 6 shoot breathold tsiva
expect odds need 9 shoot breathold medea
denied 1 GO-RANGE-3 shoot breathold kruber
expect odds need 11 shoot kondor ebue
expect odds need 7 shoot kondor varas
expect odds need 6 shoot kondor tsiva
expect odds need 9 shoot kondor medea
denied 1 GO-RANGE-3 shoot kondor kruber

test GO-SCOUT-3 Breathold at range 1: 4 and 3 miss
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi breathold
dice 1 2
do 1 roll; stay
dice 4 3
do 1 shoot breathold ebue
event miss armazi 7 11
expect health ebue 100
expect loaded armazi weapon no

test GO-SCOUT-3 Breathold at range 2: 4 and 3 hit for 50
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi breathold
dice 1 2
do 1 roll; stay
dice 4 3
do 1 shoot breathold ebue
expect health ebue 50
expect loaded armazi weapon no

test GO-SCOUT-3 Breathold at range 3: 4 and 3 hit for 50
table armazi ebue
at armazi 9-6
at ebue 9-9
card armazi breathold
dice 1 2
do 1 roll; stay
dice 4 3
do 1 shoot breathold ebue
expect health ebue 50
expect loaded armazi weapon no

test GO-SCOUT-3 Breathold at range 4: 4 and 3 miss
table armazi ebue
at armazi 9-6
at ebue 9-10
card armazi breathold
dice 1 2
do 1 roll; stay
dice 4 3
do 1 shoot breathold ebue
event miss armazi 7 9
expect health ebue 100
expect loaded armazi weapon no

test GO-SCOUT-3 Breathold at range 1: 6 and 5 hit
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi breathold
dice 1 2
do 1 roll; stay
dice 6 5
do 1 shoot breathold ebue
expect health ebue 50
expect loaded armazi weapon no

test GO-SCOUT-3 Breathold at range 1: 6 and 4 miss
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi breathold
dice 1 2
do 1 roll; stay
dice 6 4
do 1 shoot breathold ebue
event miss armazi 10 11
expect health ebue 100
expect loaded armazi weapon no

test GO-SCOUT-3 Breathold at range 2: 3 and 3 miss
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi breathold
dice 1 2
do 1 roll; stay
dice 3 3
do 1 shoot breathold ebue
event miss armazi 6 7
expect health ebue 100
expect loaded armazi weapon no

test GO-SCOUT-3 Breathold at range 3: 5 and 1 hit
table armazi ebue
at armazi 9-6
at ebue 9-9
card armazi breathold
dice 1 2
do 1 roll; stay
dice 5 1
do 1 shoot breathold ebue
expect health ebue 50
expect loaded armazi weapon no

test GO-SCOUT-3 Breathold at range 3: 4 and 1 miss
table armazi ebue
at armazi 9-6
at ebue 9-9
card armazi breathold
dice 1 2
do 1 roll; stay
dice 4 1
do 1 shoot breathold ebue
event miss armazi 5 6
expect health ebue 100
expect loaded armazi weapon no

test GO-SCOUT-3 Breathold at range 4: 6 and 3 hit
table armazi ebue
at armazi 9-6
at ebue 9-10
card armazi breathold
dice 1 2
do 1 roll; stay
dice 6 3
do 1 shoot breathold ebue
expect health ebue 50
expect loaded armazi weapon no

test GO-SCOUT-3 Breathold at range 4: 4 and 4 miss
table armazi ebue
at armazi 9-6
at ebue 9-10
card armazi breathold
dice 1 2
do 1 roll; stay
dice 4 4
do 1 shoot breathold ebue
event miss armazi 8 9
expect health ebue 100
expect loaded armazi weapon no

test GO-SCOUT-3 GO-RULE-2 A diagonal target is as far as the king walks: 7 hits two squares off
table armazi ebue
at armazi 9-6
at ebue 11-8
card armazi breathold
dice 1 2
do 1 roll; stay
dice 4 3
do 1 shoot breathold ebue
expect health ebue 50

test GO-SCOUT-4 Breathold goes through armour: 50 lost, helmet and vest are kept
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi breathold
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 4 3
do 1 shoot breathold ebue
event pierced breathold
no-event armour
expect health ebue 50
expect has ebue helmet vest

test GO-SCOUT-4 GO-RULE-65 Kondor does not: 45 - 30 = 15 lost, both pieces are gone
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi kondor
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 4 3
do 1 shoot kondor ebue
no-event pierced
expect health ebue 85
expect lacks ebue helmet vest

test GO-SCOUT-5 GO-ELIM-2 Target with 15 health, helmet and vest: out, and the armour is part of the loot
table armazi ebue varas
at armazi 9-6
at ebue 9-8
at varas 12-3
health ebue 15
card armazi breathold
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 4 3
do 1 shoot breathold ebue
expect at ebue out
expect has armazi helmet vest
event loot armazi ebue 2 1
expect discarded helmet 0
expect discarded vest 0
not-over

test GO-RULE-65 Kondor, 11: 60 instead of 45
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi kondor
dice 1 2
do 1 roll; stay
dice 5 6
do 1 shoot kondor ebue
expect health ebue 40
expect loaded armazi weapon no

test GO-RULE-65 Kondor, 10: 45
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi kondor
dice 1 2
do 1 roll; stay
dice 4 6
do 1 shoot kondor ebue
expect health ebue 55
expect loaded armazi weapon no

test GO-RULE-65 GO-EXT-5 Eagle Eye lowers the minimum, not the 11: 9 at range 1 hits for 45
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi kondor eagle-eye
dice 1 2
do 1 roll; stay
dice 4 5
do 1 shoot-with kondor eagle-eye ebue
expect health ebue 55
expect loaded armazi weapon no

test GO-RULE-65 GO-EXT-5 Kondor with Eagle Eye, 10 at range 1: 45
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi kondor eagle-eye
dice 1 2
do 1 roll; stay
dice 4 6
do 1 shoot-with kondor eagle-eye ebue
expect health ebue 55
expect loaded armazi weapon no

test GO-RULE-65 GO-EXT-5 Kondor with Eagle Eye, 11 at range 1: 60
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi kondor eagle-eye
dice 1 2
do 1 roll; stay
dice 6 5
do 1 shoot-with kondor eagle-eye ebue
expect health ebue 40
expect loaded armazi weapon no

test GO-RULE-35 Kondor at range 3 at a target on a platform: 4 and 3 count 5 and miss, 6 is needed
table armazi ebue
at armazi 9-6
at ebue 9-9
banner ebue tree-platform 9-9
card armazi kondor
dice 1 2
do 1 roll; stay
dice 4 3
do 1 shoot kondor ebue
event miss armazi 5 6
expect health ebue 100

test GO-RULE-35 GO-EXT-5 the same with Eagle Eye: 4 is needed, 5 hits
table armazi ebue
at armazi 9-6
at ebue 9-9
banner ebue tree-platform 9-9
card armazi kondor eagle-eye
dice 1 2
do 1 roll; stay
dice 4 3
do 1 shoot-with kondor eagle-eye ebue
event fixed 5 4 45
expect health ebue 55

test GO-RULE-35 GO-RULE-65 Kondor at a target on a platform: 6 and 6 count 10, no 60
table armazi ebue
at armazi 9-6
at ebue 9-9
banner ebue tree-platform 9-9
card armazi kondor
dice 1 2
do 1 roll; stay
dice 6 6
do 1 shoot kondor ebue
expect health ebue 55

test GO-TREE-2 GO-BARR-3 What comes first on the line of the shot is the reason: a barrier before the tree
table armazi ebue
no-chests
at armazi 12-16
at ebue 16-18
barrier ebue 13-13 13-17
card armazi kondor
dice 1 2
do 1 roll; stay
denied 1 GO-BARR-3 shoot kondor ebue

test GO-TREE-2 GO-BARR-3 the tree before a barrier
table armazi ebue
no-chests
at armazi 16-18
at ebue 12-16
barrier ebue 13-13 13-17
card armazi kondor
dice 1 2
do 1 roll; stay
denied 1 GO-TREE-2 shoot kondor ebue
