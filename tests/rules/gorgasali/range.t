# Range (Reichweite)

test GO-RANGE-1 GO-RULE-2 As a king moves
table armazi ebue
expect range 3-3 4-4 1
expect range 3-3 5-6 3
expect range 10-10 10-14 4
expect range 10-14 10-10 4
expect range 5-6 3-3 3
expect range 10-10 10-10 0
expect range 1-1 30-30 29

test GO-RANGE-1 GO-RANGE-3 It limits weapons, throw cards and abilities
table armazi ebue varas
no-chests
at armazi 20-14
at ebue 22-12
at varas 23-14
card armazi gemini ntt-ball
cooldown armazi 0
offered 1 supernova ebue
denied 1 GO-ABIL-4 supernova varas
dice 1 2
do 1 roll; stay
offered 1 shoot gemini ebue
denied 1 GO-RANGE-3 shoot gemini varas
offered 1 throw ntt-ball varas
at varas 24-14
denied 1 GO-RANGE-3 throw ntt-ball varas

test GO-RANGE-2 Next to means at range 1, also diagonally: Tharsis
table tharsis ebue varas medea
no-chests
at tharsis 10-10
at ebue 11-11
at varas 10-12
at medea 9-10
dice 1 2
do 1 roll; stay
expect health ebue 90
expect health medea 90
expect health varas 100

test GO-RANGE-2 A ball lightning is placed next to the user, also diagonally
table armazi ebue
no-chests
at armazi 20-14
card armazi ball-lightning
dice 1 2
do 1 roll; stay
offered 1 place ball-lightning 19-13
offered 1 place ball-lightning 21-14
not-offered 1 place ball-lightning 20-16

test GO-RANGE-3 A range that begins at 2: the flame ball
table armazi ebue varas medea
no-chests
at armazi 20-14
at ebue 21-15
at varas 22-16
at medea 20-17
card armazi flame-ball
dice 1 2
do 1 roll; stay
denied 1 GO-RANGE-3 throw flame-ball ebue
offered 1 throw flame-ball varas
denied 1 GO-RANGE-3 throw flame-ball medea

test GO-RULE-2 Terrain and figures do not lengthen it
table armazi ebue varas
no-chests
at armazi 5-14
at varas 5-12
at ebue 5-11
card armazi lynx
dice 1 2
do 1 roll; stay
offered 1 shoot lynx ebue

test GO-RULE-2 A match can count straight steps instead
option metric=steps
table armazi ebue varas
no-chests
expect range 3-3 4-4 2
expect range 3-3 5-6 5
expect range 10-10 10-14 4
at armazi 20-14
at ebue 21-15
at varas 20-16
card armazi kiss gemini
dice 1 2
do 1 roll; stay
denied 1 GO-RANGE-3 shoot kiss ebue
offered 1 shoot gemini ebue
offered 1 shoot gemini varas
at varas 21-16
denied 1 GO-RANGE-3 shoot gemini varas
