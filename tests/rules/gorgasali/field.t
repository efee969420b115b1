# Magic field (magisches Feld)

test GO-FIELD-1 One square, under one's own figure
table armazi ebue
no-chests
at armazi 9-6
card armazi magic-field
dice 1 2
do 1 roll; stay
not-offered 1 place magic-field 9-7
do 1 use magic-field
event banner armazi magic-field 9-6
expect banner 9-6 magic-field

test GO-FIELD-2 Half of a shot is blocked: Gemini 32, 16 lost
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue magic-field 9-8
card armazi gemini
dice 1 2
do 1 roll; stay
dice 3 5
do 1 shoot gemini ebue
event field ebue 32 16
expect health ebue 84

test GO-FIELD-2 GO-FIELD-3 half of a flame ball: 40 becomes 20
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue magic-field 9-8
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 4 5
do 1 throw flame-ball ebue
event field ebue 40 20
expect health ebue 80

test GO-FIELD-2 half of a spear
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue magic-field 9-8
card armazi magic-spear
dice 1 2
do 1 roll; stay
dice 2
do 1 throw magic-spear ebue
expect health ebue 70

test GO-FIELD-2 GO-FIELD-3 half of a ball lightning: 35 becomes 17
table armazi ebue
at armazi 9-6
banner armazi magic-field 9-6
banner ebue ball-lightning 9-8
dice 1 2
do 1 roll; stay
event field armazi 35 17
expect health armazi 83

test GO-FIELD-2 GO-ABIL-2 but nothing of Supernova; helmet and vest are kept
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue magic-field 9-8
card ebue helmet vest
cooldown armazi 0
do 1 supernova ebue
no-event field
expect health ebue 65
expect has ebue helmet vest

test GO-FIELD-2 nor of Ignite
table tharsis ebue
at tharsis 9-6
at ebue 9-7
banner ebue magic-field 9-7
card ebue helmet
dice 1 2
do 1 roll; stay
no-event field
expect health ebue 90
expect has ebue helmet

test GO-FIELD-2 GO-DRAIN-1 nor of Drain Fluid: Lynx 6, 6, 6 halved to 27, and 15 more
table drain ebue
at drain 9-6
at ebue 9-8
banner ebue magic-field 9-8
card drain lynx
dice 1 2
do 1 roll; stay
dice 6 6 6
do 1 shoot lynx ebue
event field ebue 54 27
event drain drain 15
expect health ebue 58

test GO-FIELD-2 GO-RULE-13 nor of the price of an inactive zone
table armazi ebue
no-chests
round 6
at armazi 2-3
banner armazi magic-field 2-4
banner armazi magic-field 2-5
dice 1 2
do 1 roll; step 2-4
no-event field
expect health armazi 95

test GO-FIELD-3 Odd damage loses 1 first: 23 becomes 11
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue magic-field 9-8
card armazi kbraus
dice 1 2
do 1 roll; stay
# 9 x 2 and one high die
dice 5 1 1 1 1
do 1 shoot kbraus ebue
event special kbraus 9 23
event field ebue 23 11
expect health ebue 89

test GO-FIELD-3 Scratch 1: 5 becomes 2
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue magic-field 9-8
card armazi scratch
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot scratch ebue
event field ebue 5 2
expect health ebue 98

test GO-FIELD-4 Who else stands on it has the whole effect, an enemy of its owner too
table armazi ebue
at armazi 9-6
at ebue 9-8
banner armazi magic-field 9-8
card armazi gemini
dice 1 2
do 1 roll; stay
dice 3 5
do 1 shoot gemini ebue
event field ebue 32 16
expect health ebue 84

test GO-FIELD-4 Who has left it has nothing of it
table ebue armazi
no-chests
at ebue 9-8
at armazi 9-5
card ebue magic-field
card armazi lynx
dice 1 2
do 1 roll; stay; use magic-field; end
pass
dice 1 2
do 1 roll; step 9-7; step 10-7; step 10-8
do 1 end
dice 1 2
do 2 roll; stay
dice 5 1 3
do 2 shoot lynx ebue
no-event field
expect health ebue 73
