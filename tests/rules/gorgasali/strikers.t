# Strikers (Angreifer)

test GO-STRIKE-1 GO-STRIKE-5 Lynx: range 3, three dice, 3 damage per pip
table armazi ebue varas
at armazi 9-6
at ebue 9-9
at varas 9-10
card armazi lynx
dice 1 2
do 1 roll; stay
denied 1 GO-RANGE-3 shoot lynx varas
dice 5 1 3
do 1 shoot lynx ebue
event dice 5 1 3
event pips 9 3 27
expect health ebue 73

test GO-STRIKE-2 GO-RULE-33 Mantis: range 3, five dice: 3, 3, 6, 1, 5 are 18 x 2 = 36
table armazi ebue varas
at armazi 9-6
at ebue 9-9
at varas 9-10
card armazi mantis
dice 1 2
do 1 roll; stay
denied 1 GO-RANGE-3 shoot mantis varas
dice 3 3 6 1 5
do 1 shoot mantis ebue
event dice 3 3 6 1 5
event pips 18 2 36
expect health ebue 64

test GO-STRIKE-3 GO-RULE-39 Ibex diagonally at range 3: 2, 4, 6 are 12 x 4 = 48
table armazi ebue
at armazi 9-6
at ebue 6-9
card armazi ibex
dice 1 2
do 1 roll; stay
dice 2 4 6
do 1 shoot ibex ebue
event special ibex 12 48
expect health ebue 52

test GO-STRIKE-3 GO-RULE-39 Ibex in a straight line: 36
table armazi ebue
at armazi 9-6
at ebue 9-9
card armazi ibex
dice 1 2
do 1 roll; stay
dice 2 4 6
do 1 shoot ibex ebue
event pips 12 3 36
expect health ebue 64

test GO-RULE-39 Ibex two rows and three columns away: not diagonal, 36
table armazi ebue
at armazi 9-6
at ebue 7-9
card armazi ibex
dice 1 2
do 1 roll; stay
dice 2 4 6
do 1 shoot ibex ebue
no-event special
expect health ebue 64

test GO-RULE-39 Diagonally at range 1, down and to the left
table armazi ebue
at armazi 9-6
at ebue 10-5
card armazi ibex
dice 1 2
do 1 roll; stay
dice 2 4 6
do 1 shoot ibex ebue
expect health ebue 52

test GO-RULE-39 Diagonally at range 2, down and to the right
table armazi ebue
at armazi 9-6
at ebue 11-8
card armazi ibex
dice 1 2
do 1 roll; stay
dice 2 4 6
do 1 shoot ibex ebue
expect health ebue 52

test GO-STRIKE-4 GO-RULE-38 K'Braus: 5, 6, 1, 2, 3 are 17 x 2 = 34 and 5 for each of the two high dice: 44
table armazi ebue varas
at armazi 9-6
at ebue 9-9
at varas 9-10
card armazi kbraus
dice 1 2
do 1 roll; stay
denied 1 GO-RANGE-3 shoot kbraus varas
dice 5 6 1 2 3
do 1 shoot kbraus ebue
event special kbraus 17 44
expect health ebue 56

test GO-STRIKE-4 GO-RULE-38 K'Braus without a die of 5 or more: pips alone, although the total is far above 5
table armazi ebue
at armazi 9-6
at ebue 9-9
card armazi kbraus
dice 1 2
do 1 roll; stay
dice 4 4 4 4 4
do 1 shoot kbraus ebue
event pips 20 2 40
expect health ebue 60

test GO-RULE-35 GO-STRIKE-4 K'Braus at a target on a platform: a 5 counts 4, a 6 counts 5: one bonus
table armazi ebue
at armazi 9-6
at ebue 9-9
banner ebue tree-platform 9-9
card armazi kbraus
dice 1 2
do 1 roll; stay
dice 5 6 1 2 3
do 1 shoot kbraus ebue
# 4 + 5 + 0 + 1 + 2 = 12, 24 + 5
event platform ebue 12
event special kbraus 12 29
expect health ebue 71
