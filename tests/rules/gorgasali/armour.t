# Armour (Rüstungskarten)

test GO-ARM-1 GO-SUP-2 Helmet and vest, both worn at once, one of each
table armazi ebue
card armazi helmet vest
force card lynx helmet vest
do 1 open
prompt replace
only 1 replace helmet; discard
do 1 discard
only 1 replace vest; discard
do 1 discard
expect has armazi helmet vest

test GO-ARM-2 GO-ARM-5 It works when an enemy's card hurts, and is discarded then
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi elva
card ebue helmet
dice 1 2
do 1 roll; stay
dice 5
do 1 shoot elva ebue
event armour ebue helmet 10
event loss ebue 20 80
expect health ebue 80
expect lacks ebue helmet
expect discarded helmet 1

test GO-ARM-2 GO-RULE-13 Not against the price of an inactive zone
table armazi ebue
no-chests
round 6
at armazi 2-3
card armazi helmet vest
dice 1 2
do 1 roll; step 2-4
expect health armazi 95
expect has armazi helmet vest

test GO-ARM-2 nor against the steady storm
option storm=steady
table armazi ebue
no-chests
round 21
at armazi 13-12
card armazi helmet vest
dice 1 2
do 1 roll; stay; end
expect health armazi 80
expect has armazi helmet vest

test GO-ARM-3 Against weapons, throw cards and ball lightning
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi flame-ball
card ebue vest
dice 1 2
do 1 roll; stay
dice 6 3
do 1 throw flame-ball ebue
expect health ebue 80
expect lacks ebue vest

test GO-ARM-3 ball lightning: 35 - 30
table armazi ebue
at armazi 9-6
banner ebue ball-lightning 9-8
card armazi helmet vest
dice 1 2
do 1 roll; stay
expect health armazi 95
expect lacks armazi helmet vest

test GO-ARM-3 GO-ABIL-2 not against special abilities, and it is kept
table armazi ebue
at armazi 9-6
at ebue 9-8
card ebue helmet vest
cooldown armazi 0
do 1 supernova ebue
no-event armour
expect health ebue 65
expect has ebue helmet vest

test GO-ARM-3 GO-DRAIN-1 Drain Fluid alone does not touch it
table drain ebue
at drain 9-6
at ebue 9-8
banner ebue tree-platform 9-8
card ebue helmet vest
card drain scratch
dice 1 2
do 1 roll; stay
dice 5
do 1 shoot scratch ebue
# 4 x 5 = 20 for the vest, 5 by the ability
expect health ebue 95
expect has ebue helmet
expect lacks ebue vest

test GO-ARM-4 The helmet blocks 10
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi scratch
card ebue helmet
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot scratch ebue
expect health ebue 80

test GO-ARM-4 the vest 20
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi scratch
card ebue vest
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot scratch ebue
expect health ebue 90

test GO-ARM-5 GO-RULE-37 Discarded also if it blocked less than it could: helmet against 5
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi scratch
card ebue helmet
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot scratch ebue
no-event loss
expect health ebue 100
expect lacks ebue helmet

test GO-ARM-5 What is left over is not saved for later
table armazi ebue varas
at armazi 9-6
at ebue 9-8
at varas 9-7
card armazi scratch
card varas scratch
card ebue vest
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot scratch ebue; end
pass
dice 1 2
do 3 roll; stay
dice 3
do 3 shoot scratch ebue
expect health ebue 85

test GO-ARM-6 GO-RULE-37 Both worn, 7 damage: helmet discarded, 0 lost
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
# 15 damage, halved by a magic field
banner ebue magic-field 9-7
card armazi scratch
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 3
do 1 shoot scratch ebue
expect health ebue 100
expect lacks ebue helmet
expect has ebue vest

test GO-ARM-6 GO-RULE-37 Both worn, 10 damage: helmet discarded, 0 lost
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi scratch
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 2
do 1 shoot scratch ebue
expect health ebue 100
expect lacks ebue helmet
expect has ebue vest

test GO-ARM-6 GO-RULE-37 Both worn, 12 damage: vest discarded, 0 lost
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi elva
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 2
do 1 shoot elva ebue
expect health ebue 100
expect lacks ebue vest
expect has ebue helmet

test GO-ARM-6 GO-RULE-37 Both worn, 18 damage: vest discarded, 0 lost
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi elva
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 3
do 1 shoot elva ebue
expect health ebue 100
expect lacks ebue vest
expect has ebue helmet

test GO-ARM-6 GO-RULE-37 Both worn, 20 damage: vest discarded, 0 lost
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi scratch
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot scratch ebue
expect health ebue 100
expect lacks ebue vest
expect has ebue helmet

test GO-ARM-6 GO-RULE-37 Both worn, 21 damage: both discarded, 0 lost
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi lynx
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 1 1 5
do 1 shoot lynx ebue
expect health ebue 100
expect lacks ebue helmet vest

test GO-ARM-6 GO-RULE-37 Both worn, 23 damage: both discarded, 0 lost
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi kbraus
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 5 1 1 1 1
do 1 shoot kbraus ebue
expect health ebue 100
expect lacks ebue helmet vest

test GO-ARM-6 GO-RULE-37 Both worn, 30 damage: both discarded, 0 lost
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi scratch
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot scratch ebue
expect health ebue 100
expect lacks ebue helmet vest

test GO-ARM-6 GO-RULE-37 Both worn, 50 damage: both discarded, 20 lost
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi jalugar
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 3
do 1 shoot jalugar ebue
expect health ebue 80
expect lacks ebue helmet vest

test GO-ARM-6 GO-RULE-37 Vest only, 7 damage: vest discarded, 0 lost
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
# 15 damage, halved by a magic field
banner ebue magic-field 9-7
card armazi scratch
card ebue vest
dice 1 2
do 1 roll; stay
dice 3
do 1 shoot scratch ebue
expect health ebue 100
expect lacks ebue vest

test GO-ARM-6 GO-RULE-37 Vest only, 32 damage: vest discarded, 12 lost
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi gemini
card ebue vest
dice 1 2
do 1 roll; stay
dice 3 5
do 1 shoot gemini ebue
expect health ebue 88
expect lacks ebue vest

test GO-ARM-6 GO-RULE-37 Helmet only, 18 damage: helmet discarded, 8 lost
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi elva
card ebue helmet
dice 1 2
do 1 roll; stay
dice 3
do 1 shoot elva ebue
expect health ebue 92
expect lacks ebue helmet

test GO-RULE-37 Damage of 0 uses up no armour
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue tree-platform 9-8
card armazi lynx
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 1 1 1
do 1 shoot lynx ebue
event pips 0 3 0
no-event armour
expect health ebue 100
expect has ebue helmet vest

test GO-ARM-5 GO-ARM-1 Without armour none is used
table armazi ebue
at armazi 10-10
at ebue 10-12
card armazi lynx
dice 1 2
do 1 roll; stay
dice 6 6 6
do 1 shoot lynx ebue
no-event armour
expect health ebue 46
