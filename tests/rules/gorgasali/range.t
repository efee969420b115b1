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

# ---- what is shown of it ----

test GO-RANGE-1 GO-WPN-8 The range of a weapon, from where its owner stands
table armazi ebue
no-chests
at armazi 20-14
expect span 1 lynx here 20-17 clear
expect span 1 lynx here 17-11 clear
expect span 1 lynx here 23-14 clear
expect span 1 lynx here 20-18 no
expect span 1 lynx here 16-14 no
expect span 1 lynx here 24-15 no
expect span 1 lynx here 20-14 no
expect span 2 lynx here 20-17 no

test GO-RANGE-1 GO-RULE-2 counted as the match counts
option metric=steps
table armazi ebue
no-chests
at armazi 20-14
expect span 1 lynx here 20-17 clear
expect span 1 lynx here 19-12 clear
expect span 1 lynx here 18-12 no

test GO-RANGE-1 GO-TREE-3 GO-BARR-3 In range, but out of sight
table armazi ebue
no-chests
at armazi 13-15
barrier ebue 11-13 11-17
expect span 1 breathold here 10-15 hidden
expect span 1 breathold here 12-15 clear
expect span 1 breathold here 14-15 no
expect span 1 breathold here 16-17 no
expect span 1 breathold here 14-18 clear
expect span 1 breathold here 17-18 hidden
expect span 1 ntt-ball here 10-15 hidden

test GO-RANGE-1 GO-ABIL-2 Abilities need no sight
table armazi ebue
no-chests
at armazi 13-15
barrier ebue 11-13 11-17
expect span 1 steal here 10-15 clear
expect span 1 steal here 9-15 no
expect span 1 supernova here 11-15 clear
expect span 1 supernova here 10-15 no
expect span 1 supernova here 13-15 no
expect span 1 heal here 13-16 no

test GO-RANGE-1 GO-FLAME-1 A range that begins at 2
table armazi ebue
no-chests
at armazi 20-14
expect span 1 flame-ball here 20-15 no
expect span 1 flame-ball here 20-16 clear
expect span 1 flame-ball here 20-17 no

test GO-RANGE-1 GO-BALL-1 GO-BALL-2 A ball lightning: where it can be placed, and whom it strikes from there
table armazi ebue
no-chests
at armazi 20-14
expect span 1 ball-lightning here 21-15 clear
expect span 1 ball-lightning here 20-16 no
expect span 1 ball-lightning 20-16 20-16 clear
expect span 1 ball-lightning 20-16 20-19 clear
expect span 1 ball-lightning 20-16 20-20 no
expect span 1 ball-lightning 18-16 15-18 hidden
expect span spectator lynx 20-16 20-19 clear
expect span 1 flame-ball 20-16 20-18 clear
expect span 1 flame-ball 20-16 20-17 no

test GO-RANGE-1 GO-RULE-8 Nothing from a sector or from what is no square; nothing of cards without a range
table armazi ebue
no-chests
expect span 1 lynx here 1-4 no
at armazi 20-14
expect span 1 small-potion here 20-14 no
expect span 1 helmet here 20-15 no
expect span 1 magic-field here 20-15 no
expect span 1 lynx seat 20-15 no

test GO-RANGE-1 Up to the corners of the map
table armazi ebue
no-chests
at armazi 2-2
at ebue 29-29
expect span 1 lynx here 1-1 clear
expect span 2 lynx here 30-30 clear
