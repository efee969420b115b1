# Six shooters (Sechs Schützen)

test GO-SIX-1 Scratch: range 2, one die, 5 damage per pip
table armazi ebue varas
at armazi 9-6
at ebue 9-8
at varas 9-9
card armazi scratch
dice 1 2
do 1 roll; stay
denied 1 GO-RANGE-3 shoot scratch varas
dice 6
do 1 shoot scratch ebue
event dice 6
event pips 6 5 30
expect health ebue 70

test GO-SIX-1 Elva: range 2, one die, 6 damage per pip
table armazi ebue varas
at armazi 9-6
at ebue 9-8
at varas 9-9
card armazi elva
dice 1 2
do 1 roll; stay
denied 1 GO-RANGE-3 shoot elva varas
dice 5
do 1 shoot elva ebue
event dice 5
event pips 5 6 30
expect health ebue 70

test GO-SIX-2 GO-WPN-5 Gemini: range 2, two dice, 4 damage per pip: 3 and 5 are 8 x 4 = 32
table armazi ebue varas
at armazi 10-10
at ebue 10-12
at varas 10-13
card armazi gemini
dice 1 2
do 1 roll
prompt move
do 1 stay
prompt actions
denied 1 GO-RANGE-3 shoot gemini varas
dice 3 5
do 1 shoot gemini ebue
expect health ebue 68
expect loaded armazi weapon no

test GO-RULE-40 Gemini, a total of 7: as much as two sixes, 48
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi gemini
dice 1 2
do 1 roll; stay
dice 3 4
do 1 shoot gemini ebue
event special gemini 7 48
expect health ebue 52

test GO-RULE-40 Gemini, 6 and 6: 48 by the pips
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi gemini
dice 1 2
do 1 roll; stay
dice 6 6
do 1 shoot gemini ebue
event pips 12 4 48
expect health ebue 52

test GO-RULE-40 GO-RULE-35 Gemini at a target on a platform: 4 and 5 count 3 and 4, 48
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue tree-platform 9-8
card armazi gemini
dice 1 2
do 1 roll; stay
dice 4 5
do 1 shoot gemini ebue
event platform ebue 7
event special gemini 7 48
expect health ebue 52

test GO-RULE-40 GO-RULE-35 Gemini at a target on a platform: a natural 7 counts 5, 20
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue tree-platform 9-8
card armazi gemini
dice 1 2
do 1 roll; stay
dice 3 4
do 1 shoot gemini ebue
no-event special
expect health ebue 80

test GO-RULE-34 Dobergun: range 2, one die, 9 damage per pip; on a 3 nobody walks
table armazi ebue varas
no-chests
at armazi 7-6
at ebue 7-4
at varas 7-9
card armazi dobergun
dice 1 2
do 1 roll; stay
denied 1 GO-RANGE-3 shoot dobergun varas
dice 3
do 1 shoot dobergun ebue
event pips 3 9 27
expect health ebue 73
prompt actions
not-offered 1 step 7-5

test GO-RULE-34 On a 4 the shooter may walk two points at the usual costs, or stop at any time
table armazi ebue
no-chests
at armazi 7-6
at ebue 6-6
card armazi dobergun
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot dobergun ebue
expect health ebue 64
prompt extra-steps
# 7-7 is forest, 6-6 occupied
only 1 stop; step 7-7; step 8-6; step 7-5
denied 1 GO-RULE-6 step 6-6
do 1 step 7-5
expect points 1
prompt extra-steps
# 7-4 is water: 3 points
denied 1 GO-MOVE-4 step 7-4
denied 1 GO-MOVE-5 step 7-6
only 1 stop; step 6-5; step 8-5
do 1 step 8-5
prompt actions
expect at armazi 8-5
denied 1 GO-WPN-3 shoot dobergun ebue
expect loaded armazi weapon no

test GO-RULE-34 Forest costs both points
table armazi ebue
no-chests
at armazi 7-6
at ebue 6-6
card armazi dobergun
dice 1 2
do 1 roll; stay
dice 5
do 1 shoot dobergun ebue; step 7-7
prompt actions
expect at armazi 7-7

test GO-RULE-34 He need not walk at all
table armazi ebue
no-chests
at armazi 7-6
at ebue 6-6
card armazi dobergun
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot dobergun ebue; stop
prompt actions
expect at armazi 7-6

test GO-RULE-34 An axe used before the move does not help: forest costs 2 again
table armazi ebue
no-chests
at armazi 7-5
at ebue 6-7
card armazi dobergun axe
dice 1 2
do 1 roll; use axe; step 7-6; step 7-7; step 8-7
expect at armazi 8-7
dice 4
do 1 shoot dobergun ebue; step 7-7
prompt actions
expect at armazi 7-7

test GO-RULE-34 A move of its own: squares of Action 3 may be entered again
table armazi ebue
no-chests
at armazi 8-4
at ebue 6-6
card armazi dobergun
dice 1 2
do 1 roll; step 8-5; step 8-6; step 7-6
dice 4
do 1 shoot dobergun ebue; step 8-6; step 8-5
expect at armazi 8-5
prompt actions

test GO-RULE-34 GO-ZONE-8 No price for inactive squares
table armazi ebue
no-chests
round 6
at armazi 5-9
at ebue 5-10
card armazi dobergun
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot dobergun ebue; step 4-9
no-event price
do 1 step 4-10
no-event price
expect at armazi 4-10
expect health armazi 100

test GO-RULE-34 GO-CHEST-3 A chest where it ends is opened
table armazi ebue
no-chests
chest 8-6
at armazi 7-6
at ebue 6-6
card armazi dobergun
dice 1 2
do 1 roll; stay
dice 4
force card kiss helmet vest
do 1 shoot dobergun ebue; step 8-6; stop
event chest armazi 8-6
expect chest 8-6 no
expect has armazi kiss helmet vest

test GO-RULE-34 A chest that is walked over stays
table armazi ebue
no-chests
chest 8-6
at armazi 7-6
at ebue 6-6
card armazi dobergun
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot dobergun ebue; step 8-6; step 8-5
no-event chest
expect chest 8-6 yes

test GO-RULE-34 GO-HEALPT-1 A healing point where it ends heals
table armazi ebue
no-chests
at armazi 9-14
at ebue 8-14
health armazi 50
card armazi dobergun
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot dobergun ebue; step 10-14; stop
event healing-point armazi
expect health armazi 70

test GO-RULE-34 GO-RULE-17 Without a step there is no end of a move: no healing
table armazi ebue
no-chests
at armazi 10-14
at ebue 9-14
health armazi 50
card armazi dobergun
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot dobergun ebue; stop
no-event healing-point
expect health armazi 50

test GO-RULE-34 GO-RULE-35 At a target on a platform a 4 counts 3: 27 damage, no steps
table armazi ebue
no-chests
at armazi 7-6
at ebue 6-6
banner ebue tree-platform 6-6
card armazi dobergun
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot dobergun ebue
expect health ebue 73
prompt actions

test GO-RULE-34 GO-RULE-35 At a target on a platform a 5 counts 4: 36 damage, and steps
table armazi ebue
no-chests
at armazi 7-6
at ebue 6-6
banner ebue tree-platform 6-6
card armazi dobergun
dice 1 2
do 1 roll; stay
dice 5
do 1 shoot dobergun ebue
expect health ebue 64
prompt extra-steps

test GO-RULE-34 GO-RULE-25 A frozen shooter does not walk
table armazi ebue
no-chests
at armazi 7-6
at ebue 6-6
frozen armazi
card armazi dobergun
do 1 go-on
dice 6
do 1 shoot dobergun ebue
expect health ebue 46
prompt actions

test GO-RULE-34 GO-ELIM-2 The walk comes after the loot of a target that is out
table armazi ebue varas
no-chests
at armazi 7-6
at ebue 6-6
at varas 12-3
health ebue 20
card armazi dobergun
card ebue compass
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot dobergun ebue
prompt put
do 1 put pack-utility
prompt extra-steps
# the square of the one who is out is empty
do 1 step 6-6
expect at armazi 6-6

test GO-RULE-34 Who cannot walk after the shot is not stuck: nothing is lost
table armazi ebue varas
no-chests
at armazi 1-1
at ebue 1-2
at varas 2-1
card armazi dobergun
dice 1 2
do 1 roll; go-on
dice 4
do 1 shoot dobergun ebue
no-event stuck
prompt actions
expect points 0
