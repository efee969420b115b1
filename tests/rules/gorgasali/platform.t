# Tree platform (Baumplattform)

test GO-PLAT-1 One square, under one's own figure
table armazi ebue
no-chests
at armazi 9-6
card armazi tree-platform
dice 1 2
do 1 roll; stay
not-offered 1 place tree-platform 9-7
do 1 use tree-platform
event banner armazi tree-platform 9-6
expect banner 9-6 tree-platform
expect at armazi 9-6

test GO-PLAT-2 GO-STRIKE-5 Lynx 5, 1, 3 at a player on it: 4 + 0 + 2 = 6, damage 18 instead of 27
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue tree-platform 9-8
card armazi lynx
dice 1 2
do 1 roll; stay
dice 5 1 3
do 1 shoot lynx ebue
event dice 5 1 3
event platform ebue 6
event pips 6 3 18
expect health ebue 82

test GO-PLAT-2 The platform of the shooter changes nothing
table armazi ebue
at armazi 9-6
at ebue 9-8
banner armazi tree-platform 9-6
card armazi lynx
dice 1 2
do 1 roll; stay
dice 5 1 3
do 1 shoot lynx ebue
no-event platform
expect health ebue 73

test GO-PLAT-2 It stays after a shot
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue tree-platform 9-8
card armazi lynx
dice 1 2
do 1 roll; stay
dice 5 1 3
do 1 shoot lynx ebue
expect banner 9-8 tree-platform

test GO-PLAT-3 Only against weapon cards: a spear counts its die in full
table armazi ebue
at armazi 9-6
at ebue 9-10
banner ebue tree-platform 9-10
card armazi magic-spear
dice 1 2
do 1 roll; stay
dice 4
do 1 throw magic-spear ebue
expect health ebue 40

test GO-PLAT-3 a flame ball hits with 4 and 5
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue tree-platform 9-8
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 4 5
do 1 throw flame-ball ebue
expect health ebue 60

test GO-PLAT-3 a ball lightning deals its 35
table armazi ebue
at armazi 9-6
banner armazi tree-platform 9-6
banner ebue ball-lightning 9-8
dice 1 2
do 1 roll; stay
expect health armazi 65

test GO-PLAT-3 GO-ABIL-2 and Supernova its 35
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue tree-platform 9-8
cooldown armazi 0
do 1 supernova ebue
expect health ebue 65

test GO-PLAT-4 Who else stands on it has the whole effect, an enemy of its owner too
table armazi ebue
at armazi 9-6
at ebue 9-8
banner armazi tree-platform 9-8
card armazi lynx
dice 1 2
do 1 roll; stay
dice 5 1 3
do 1 shoot lynx ebue
event platform ebue 6
expect health ebue 82

test GO-PLAT-4 Who has left it has nothing of it
table ebue armazi
no-chests
at ebue 9-8
at armazi 9-5
card ebue tree-platform
card armazi lynx
dice 1 2
do 1 roll; stay; use tree-platform; end
pass
dice 1 2
do 1 roll; step 9-7; step 10-7; step 10-8
do 1 end
expect banner 9-8 tree-platform
dice 1 2
do 2 roll; stay
dice 5 1 3
do 2 shoot lynx ebue
no-event platform
expect health ebue 73
