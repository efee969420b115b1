# Staying (Zug überspringen)

test GO-SKIP-1 Instead of moving one may stay
table armazi ebue
at armazi 10-10
dice 1 2
do 1 roll
offered 1 stay
do 1 stay
event stay armazi
cites GO-SKIP-1
expect at armazi 10-10
prompt actions

test GO-SKIP-1 In the sector too
table armazi ebue
dice 1 2
do 1 roll; stay
expect at armazi sector
prompt actions

test GO-SKIP-2 A skip in round 3: in round 4 he must move, in round 5 he may skip again
table armazi ebue
no-chests
at armazi 10-10
at ebue 27-20
round 3
dice 1 2
do 1 roll; stay; end
pass
expect round 4
dice 1 2
do 1 roll
denied 1 GO-SKIP-2 stay
do 1 step 10-11; step 10-12; step 11-12; end
pass
expect round 5
dice 1 2
do 1 roll
offered 1 stay

test GO-SKIP-2 It counts for each player alone
table armazi ebue
no-chests
at armazi 10-10
at ebue 27-20
dice 1 2
do 1 roll; stay; end
dice 1 2
do 2 roll
offered 2 stay

test GO-SKIP-2 GO-RULE-8 Nor twice in a row in the sector: nobody hides there
table armazi ebue
dice 1 2
do 1 roll; stay; end
pass
dice 1 2
do 1 roll
denied 1 GO-SKIP-2 stay
only 1 step 1-3; step 1-4; open

test GO-SKIP-3 Dice 4 and 4 and no skip last turn: stay is not offered
table armazi ebue
at armazi 10-10
dice 4 4
do 1 roll
denied 1 GO-SKIP-3 stay
not-offered 1 stay

test GO-SKIP-3 Dice 4 and 3 are no double
table armazi ebue
at armazi 10-10
dice 4 3
do 1 roll
offered 1 stay

test GO-SKIP-4 The roll is mandatory, and Actions 4 to 6 stay available
table armazi ebue
no-chests
at armazi 10-10
at ebue 10-12
card armazi lynx magic-field flame-ball
only 1 roll; open
not-offered 1 stay
not-offered 1 end
dice 1 2
do 1 roll
event roll armazi 1 2 3
do 1 stay
prompt actions
offered 1 shoot lynx ebue
offered 1 use magic-field
offered 1 throw flame-ball ebue
dice 1 1 1
do 1 shoot lynx ebue; use magic-field
offered 1 throw flame-ball ebue

# ---- what breaks the row: GO-RULE-7 ----

test GO-RULE-7 Being frozen is not a choice and clears the memory
table armazi ebue
no-chests
at armazi 10-10
at ebue 27-20
dice 1 2
do 1 roll; stay; end
pass
frozen armazi
do 1 go-on; end
pass
dice 1 2
do 1 roll
offered 1 stay

test GO-RULE-7 A frozen turn before a skip does not count as one
table armazi ebue
at armazi 10-10
frozen armazi
do 1 go-on; end
pass
dice 1 2
do 1 roll
offered 1 stay

test GO-RULE-7 Being stuck is not a choice and clears the memory
table armazi ebue varas
no-chests
at armazi 1-30
at ebue 20-20
at varas 2-30
dice 1 2
do 1 roll; stay; end
pass 2
at ebue 1-29
dice 1 2
do 1 roll
only 1 go-on; open
do 1 go-on; end
pass 2
at ebue 20-20
dice 1 2
do 1 roll
offered 1 stay

test GO-RULE-7 Only Action 3 is skipped: a chest stays shut and a card used does not change it
table armazi ebue
no-chests
at armazi 10-10
at ebue 27-20
card armazi small-potion lynx
do 1 use small-potion
dice 1 2
do 1 roll; stay; end
pass
dice 1 2
do 1 roll
denied 1 GO-SKIP-2 stay

test GO-RULE-7 A move cut short by a chest is no skip
table armazi ebue
no-chests
at armazi 10-10
at ebue 27-20
chest 10-11
dice 3 6
force card lynx helmet vest
do 1 roll; step 10-11; stop; end
pass
dice 1 2
do 1 roll
offered 1 stay
