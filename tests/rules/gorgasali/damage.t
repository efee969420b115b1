# Damage (Gefecht): how a hit is worked out

test GO-DMG-1 GO-DMG-2 Weapons, throw cards, abilities and ball lightning hurt, each at once
table armazi ebue
at armazi 9-6
at ebue 9-8
cooldown armazi 0
card armazi scratch magic-spear
do 1 supernova ebue
event loss ebue 35 65
expect health ebue 65
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot scratch ebue
event loss ebue 5 60
expect health ebue 60
dice 2
do 1 throw magic-spear ebue
event loss ebue 60 0
expect at ebue out

test GO-DMG-2 GO-HP-3 Health never falls below 0
table armazi ebue varas
at armazi 9-6
at ebue 9-8
at varas 20-4
health ebue 1
card armazi gemini
dice 1 2
do 1 roll; stay
dice 6 6
do 1 shoot gemini ebue
expect health ebue 0
expect at ebue out

test GO-DMG-3 GO-RULE-36 Lynx 6, 6, 6 at a target on a magic field with both armours: 54, 27, both gone, 0 lost
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue magic-field 9-8
card armazi lynx
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 6 6 6
do 1 shoot lynx ebue
event pips 18 3 54
event field ebue 54 27
event armour ebue helmet 10
event armour ebue vest 20
no-event loss
expect health ebue 100
expect lacks ebue helmet vest

test GO-DMG-3 GO-SCOUT-4 Breathold hits the same target: 25 lost, armour kept
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue magic-field 9-8
card armazi breathold
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 4 3
do 1 shoot breathold ebue
event field ebue 50 25
expect health ebue 75
expect has ebue helmet vest

test GO-DMG-3 GO-DRAIN-1 GO-DRAIN-2 D'rain, Mantis 3, 3, 6, 1, 5, both armours: 36 - 30 = 6, plus 10; he regains 10
table drain ebue
at drain 9-6
at ebue 9-8
health drain 50
card drain mantis
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 3 3 6 1 5
do 1 shoot mantis ebue
event drain drain 10
event loss ebue 16 84
expect health ebue 84
expect lacks ebue helmet vest
expect health drain 60

test GO-DMG-3 GO-DRAIN-1 without armour: 36 + 10
table drain ebue
at drain 9-6
at ebue 9-8
health drain 50
card drain mantis
dice 1 2
do 1 roll; stay
dice 3 3 6 1 5
do 1 shoot mantis ebue
expect health ebue 54
expect health drain 60

test GO-DMG-3 GO-PLAT-2 Tochinator at a target on a platform: a 4 counts 3 and misses
table armazi ebue
at armazi 9-6
at ebue 9-7
banner ebue tree-platform 9-7
card armazi tochinator
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot tochinator ebue
event miss armazi 3 4
expect health ebue 100

test GO-DMG-3 GO-PLAT-2 a 5 counts 4 and hits for 45
table armazi ebue
at armazi 9-6
at ebue 9-7
banner ebue tree-platform 9-7
card armazi tochinator
dice 1 2
do 1 roll; stay
dice 5
do 1 shoot tochinator ebue
event fixed 4 4 45
expect health ebue 55

test GO-DMG-3 GO-PLAT-2 Scratch 1 at a target on a platform: 0 damage, armour is not used up
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue tree-platform 9-8
card armazi scratch
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot scratch ebue
expect health ebue 100
expect has ebue helmet vest

test GO-DMG-3 GO-RULE-36 Ball lightning on a magic field with helmet: 35, 17, helmet gone, 7 lost
table armazi ebue
at armazi 9-6
banner ebue ball-lightning 9-8
banner armazi magic-field 9-6
card armazi helmet
dice 1 2
do 1 roll; stay
event field armazi 35 17
expect health armazi 93
expect lacks armazi helmet

test GO-DMG-3 Magic spear at a target with vest: 40 lost, vest gone
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi magic-spear
card ebue vest
dice 1 2
do 1 roll; stay
dice 2
do 1 throw magic-spear ebue
expect health ebue 60
expect lacks ebue vest

test GO-RULE-36 GO-ARM-6 Field first: 16 on a field are 8, the helmet alone is enough
table armazi ebue
at armazi 9-6
at ebue 9-8
banner ebue magic-field 9-8
card armazi gemini
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 1 3
do 1 shoot gemini ebue
event field ebue 16 8
expect health ebue 100
expect has ebue vest
expect lacks ebue helmet

test GO-DMG-3 GO-RULE-35 GO-RULE-29 D'rain counts natural dice: 5 and 6 are high on a platform too
table drain ebue
at drain 9-6
at ebue 9-8
banner ebue tree-platform 9-8
health drain 50
card drain lynx
dice 1 2
do 1 roll; stay
dice 5 6 1
do 1 shoot lynx ebue
# 4 + 5 + 0 = 9, 27 + 10
event pips 9 3 27
event drain drain 10
expect health ebue 63
expect health drain 60

test GO-DMG-3 GO-RULE-29 A miss drains nothing
table drain ebue
at drain 9-6
at ebue 9-7
health drain 50
card drain breathold
dice 1 2
do 1 roll; stay
dice 6 4
do 1 shoot breathold ebue
event miss drain 10 11
no-event drain
expect health ebue 100
expect health drain 50

test GO-DMG-3 GO-RULE-29 The dice after a re-roll count
table drain ebue
at drain 9-6
at ebue 9-7
health drain 50
card drain lynx strike-option
dice 1 2
do 1 roll; stay
dice 5 1 1
do 1 shoot-with lynx strike-option ebue
dice 6 2
do 1 reroll 1+1
# 5 + 6 + 2 = 13, 39 + 10
event drain drain 10
expect health ebue 51
expect health drain 60

test GO-DMG-3 GO-RULE-30 Nothing is drained from E'moon
table drain emoon
at drain 9-6
at emoon 9-7
health drain 50
card drain lynx
dice 1 2
do 1 roll; stay
dice 6 6 6
do 1 shoot lynx emoon
no-event drain
expect health emoon 46
expect health drain 50
