# D'rain, Drain Fluid (Flüssigkeit entziehen)

test GO-DRAIN-1 GO-DRAIN-2 GO-STRIKE-2 Mantis 3, 3, 6, 1, 5: 36 and 10, and D'rain regains 10
table drain ebue
at drain 10-10
at ebue 10-13
card drain mantis
health drain 50
dice 1 2
do 1 roll; stay
dice 3 3 6 1 5
do 1 shoot mantis ebue
event drain drain 10
expect health ebue 54
expect health drain 60

test GO-DRAIN-1 Only dice over 4 count: a 4 adds nothing
table drain ebue
at drain 10-10
at ebue 10-13
card drain lynx
health drain 50
dice 1 2
do 1 roll; stay
dice 4 4 4
do 1 shoot lynx ebue
no-event drain
expect health ebue 64
expect health drain 50

test GO-DRAIN-1 GO-DRAIN-2 GO-HP-1 Every die over 4 counts; D'rain has at most 100 health
table drain ebue
at drain 10-10
at ebue 10-13
card drain lynx
health drain 90
dice 1 2
do 1 roll; stay
dice 5 6 5
do 1 shoot lynx ebue
# 16 x 3 = 48 and 15
expect health ebue 37
expect health drain 100

test GO-DRAIN-1 Nobody else drains, whatever he shoots with
table ebue drain
at ebue 10-10
at drain 10-13
card ebue lynx
health ebue 50
dice 1 2
do 1 roll; stay
dice 5 6 5
do 1 shoot lynx drain
expect health drain 52
expect health ebue 50

# ---- details: GO-RULE-29 ----

test GO-RULE-29 GO-DMG-3 GO-ABIL-2 Mantis 3, 3, 6, 1, 5 at both armours: 36 - 30 = 6, and 10
table drain ebue
at drain 10-10
at ebue 10-13
card drain mantis
card ebue helmet vest
health drain 50
dice 1 2
do 1 roll; stay
dice 3 3 6 1 5
do 1 shoot mantis ebue
expect health ebue 84
expect health drain 60
expect lacks ebue helmet vest

test GO-RULE-29 Armour enough for the whole shot: the bonus is lost all the same
table drain ebue
at drain 10-10
at ebue 10-12
card drain scratch
card ebue helmet vest
health drain 50
dice 1 2
do 1 roll; stay
dice 5
do 1 shoot scratch ebue
# 25 blocked, 5 by the ability
expect health ebue 95
expect health drain 55

test GO-RULE-29 Natural dice count at a target on a tree platform
table drain ebue
at drain 10-10
at ebue 10-12
banner ebue tree-platform 10-12
card drain lynx
health drain 50
dice 1 2
do 1 roll; stay
dice 5 5 1
do 1 shoot lynx ebue
# 4 + 4 + 0 = 8, x 3 = 24, and 2 x 5
expect health ebue 66
expect health drain 60

test GO-RULE-29 The dice after a re-roll count
table drain ebue
at drain 10-10
at ebue 10-12
card drain lynx strike-option
health drain 50
dice 1 2
do 1 roll; stay
dice 6 1 1
do 1 shoot-with lynx strike-option ebue
dice 1 5 5
do 1 reroll 6+1+1
# 11 x 3 = 33 and 10
expect health ebue 57
expect health drain 60

test GO-RULE-29 A miss drains nothing
table drain ebue
at drain 10-10
at ebue 10-11
card drain breathold
health drain 50
dice 1 2
do 1 roll; stay
dice 5 5
do 1 shoot breathold ebue
event miss drain
no-event drain
expect health ebue 100
expect health drain 50

test GO-RULE-29 A natural 5 that misses because of a platform drains nothing
table drain ebue
at drain 10-10
at ebue 10-11
banner ebue tree-platform 10-11
card drain kiss
health drain 50
dice 1 2
do 1 roll; stay
dice 5
do 1 shoot kiss ebue
event miss drain
expect health ebue 100
expect health drain 50

test GO-RULE-29 Weapons with fixed damage drain too
table drain ebue
at drain 10-10
at ebue 10-11
card drain kiss
health drain 50
dice 1 2
do 1 roll; stay
dice 5
do 1 shoot kiss ebue
expect health ebue 60
expect health drain 55

test GO-RULE-29 Throw cards do not drain
table drain ebue
at drain 10-10
at ebue 10-15
card drain magic-spear
health drain 30
dice 1 2
do 1 roll; stay
dice 5
do 1 throw magic-spear ebue
expect health ebue 40
expect health drain 30

test GO-RULE-29 GO-DRAIN-2 The healing is the whole bonus, even if the target had less left
table drain ebue varas
at drain 10-10
at ebue 10-12
card drain lynx
health drain 50
health ebue 1
dice 1 2
do 1 roll; stay
dice 6 6 6
do 1 shoot lynx ebue
expect at ebue out
expect health drain 65
