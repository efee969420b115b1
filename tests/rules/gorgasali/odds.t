# Game.odds: exact chances of shots and throws, as they stand before the dice are rolled. Hit and kill in
# millionths, mean loss in thousandths.

test GO-WPN-5 GO-STRIKE-5 GO-STRIKE-2 Lynx and Mantis: 31.5 and 35 on average
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-9
card armazi lynx mantis
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 31500 least 9 most 54 need 0 shoot lynx ebue
expect odds hit 1000000 kill 0 mean 35000 least 10 most 60 need 0 shoot mantis ebue

test GO-WPN-5 GO-SIX-1 Scratch and Elva: 17.5 and 21
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-8
card armazi scratch elva
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 17500 least 5 most 30 need 0 shoot scratch ebue
expect odds hit 1000000 kill 0 mean 21000 least 6 most 36 need 0 shoot elva ebue

test GO-SIX-2 GO-RULE-40 Gemini with its 7: 31.3; Dobergun 31.5
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-8
card armazi gemini dobergun
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 31333 least 8 most 48 need 0 shoot gemini ebue
expect odds hit 1000000 kill 0 mean 31500 least 9 most 54 need 0 shoot dobergun ebue

test GO-RULE-40 GO-RULE-35 Gemini at a target on a platform
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-8
banner ebue tree-platform 9-8
card armazi gemini
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 22222 least 0 most 48 need 0 shoot gemini ebue

test GO-STRIKE-3 GO-RULE-39 Ibex straight 31.5, diagonally 42
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-9
card armazi ibex
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 31500 least 9 most 54 need 0 shoot ibex ebue
at ebue 6-9
expect odds hit 1000000 kill 0 mean 42000 least 12 most 72 need 0 shoot ibex ebue

test GO-STRIKE-4 GO-RULE-38 K'Braus: 43.3
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-9
card armazi kbraus
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 43333 least 10 most 85 need 0 shoot kbraus ebue

test GO-MASS-1 Kiss and Janeli: a hit in three, 11.7 and 13.3
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi kiss janeli
dice 1 2
do 1 roll; stay
expect odds hit 333333 kill 0 mean 11667 least 0 most 35 need 5 lose-0 666667 lose-35 333333 lose-34 0 shoot kiss ebue
expect odds hit 333333 kill 0 mean 13333 least 0 most 40 need 5 shoot janeli ebue

test GO-MASS-2 GO-RULE-65 Tochinator and Jalugar: 22.5 and 33.3
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi tochinator jalugar
dice 1 2
do 1 roll; stay
expect odds hit 500000 kill 0 mean 22500 least 0 most 45 need 4 shoot tochinator ebue
expect odds hit 666667 kill 0 mean 33333 least 0 most 50 need 3 shoot jalugar ebue

test GO-PLAT-2 GO-DMG-3 Tochinator at a target on a platform: 5 or 6, 15
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
banner ebue tree-platform 9-7
card armazi tochinator
dice 1 2
do 1 roll; stay
expect odds hit 333333 kill 0 mean 15000 least 0 most 45 need 4 shoot tochinator ebue

test GO-SCOUT-3 GO-EXT-5 Breathold at ranges 1 to 4, without and with Eagle Eye
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi breathold eagle-eye
dice 1 2
do 1 roll; stay
at ebue 9-7
expect odds hit 83333 kill 0 mean 4167 least 0 most 50 need 11 shoot breathold ebue
expect odds hit 277778 kill 0 mean 13889 least 0 most 50 need 9 shoot-with breathold eagle-eye ebue
at ebue 9-8
expect odds hit 583333 kill 0 mean 29167 least 0 most 50 need 7 shoot breathold ebue
expect odds hit 833333 kill 0 mean 41667 least 0 most 50 need 5 shoot-with breathold eagle-eye ebue
at ebue 9-9
expect odds hit 722222 kill 0 mean 36111 least 0 most 50 need 6 shoot breathold ebue
expect odds hit 916667 kill 0 mean 45833 least 0 most 50 need 4 shoot-with breathold eagle-eye ebue
at ebue 9-10
expect odds hit 277778 kill 0 mean 13889 least 0 most 50 need 9 shoot breathold ebue
expect odds hit 583333 kill 0 mean 29167 least 0 most 50 need 7 shoot-with breathold eagle-eye ebue

test GO-SCOUT-3 GO-EXT-5 GO-RULE-65 Kondor at ranges 1 to 4, without and with Eagle Eye
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi kondor eagle-eye
dice 1 2
do 1 roll; stay
at ebue 9-7
expect odds hit 83333 kill 0 mean 5000 least 0 most 60 need 11 shoot kondor ebue
expect odds hit 277778 kill 0 mean 13750 least 0 most 60 need 9 shoot-with kondor eagle-eye ebue
at ebue 9-8
expect odds hit 583333 kill 0 mean 27500 least 0 most 60 need 7 shoot kondor ebue
expect odds hit 833333 kill 0 mean 38750 least 0 most 60 need 5 shoot-with kondor eagle-eye ebue
at ebue 9-9
expect odds hit 722222 kill 0 mean 33750 least 0 most 60 need 6 shoot kondor ebue
expect odds hit 916667 kill 0 mean 42500 least 0 most 60 need 4 shoot-with kondor eagle-eye ebue
at ebue 9-10
expect odds hit 277778 kill 0 mean 13750 least 0 most 60 need 9 shoot kondor ebue
expect odds hit 583333 kill 0 mean 27500 least 0 most 60 need 7 shoot-with kondor eagle-eye ebue

test GO-RULE-35 GO-EXT-5 Kondor at range 3 at a target on a platform
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-9
banner ebue tree-platform 9-9
card armazi kondor eagle-eye
dice 1 2
do 1 roll; stay
expect odds hit 416667 kill 0 mean 18750 least 0 most 45 need 6 shoot kondor ebue
expect odds hit 722222 kill 0 mean 32500 least 0 most 45 need 4 shoot-with kondor eagle-eye ebue

test GO-DRAIN-1 D'rain adds 5 for each high die, of hits only
table drain ebue
no-chests
at drain 9-6
at ebue 9-7
card drain lynx kiss
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 36500 least 9 most 69 need 0 shoot lynx ebue
expect odds hit 333333 kill 0 mean 13333 least 0 most 40 need 5 shoot kiss ebue

test GO-DRAIN-1 GO-RULE-29 natural dice: Mantis at a target on a platform
table drain ebue
no-chests
at drain 9-6
at ebue 9-7
banner ebue tree-platform 9-7
card drain mantis
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 33333 least 0 most 75 need 0 shoot mantis ebue

test GO-DRAIN-1 GO-RULE-36 and past field and armour
table drain ebue
no-chests
at drain 9-6
at ebue 9-7
banner ebue magic-field 9-7
card ebue helmet vest
card drain mantis
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 8333 least 0 most 25 need 0 shoot mantis ebue

test GO-EMOON-1 GO-RULE-30 but not against E'moon
table drain emoon
no-chests
at drain 9-6
at emoon 9-7
card drain lynx
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 31500 least 9 most 54 need 0 shoot lynx emoon

test GO-DMG-3 GO-RULE-37 Lynx at a target with helmet, then with both pieces
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card ebue helmet
card armazi lynx
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 21505 least 0 most 44 need 0 shoot lynx ebue
card ebue vest
expect odds hit 1000000 kill 0 mean 4375 least 0 most 24 need 0 shoot lynx ebue

test GO-RULE-37 Lynx at a target with vest
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card ebue vest
card armazi lynx scratch
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 11894 least 0 most 34 need 0 shoot lynx ebue
expect odds hit 1000000 kill 0 mean 2500 least 0 most 10 need 0 shoot scratch ebue

test GO-DMG-3 GO-RULE-36 Lynx and Breathold at a target on a field with both armours
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-8
banner ebue magic-field 9-8
card ebue helmet vest
card armazi lynx breathold
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 0 least 0 most 0 need 0 shoot lynx ebue
expect odds hit 583333 kill 0 mean 14583 least 0 most 25 need 7 shoot breathold ebue

test GO-EXT-2 GO-RULE-41 Extra Six: Scratch 35; Gemini with three dice and its 7
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-8
card armazi scratch gemini extra-six
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 35000 least 10 most 60 need 0 shoot-with scratch extra-six ebue
expect odds hit 1000000 kill 0 mean 45056 least 12 most 72 need 0 shoot-with gemini extra-six ebue

test GO-EXT-3 GO-RULE-42 Strike Option: the best re-roll of Lynx and Mantis
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi lynx mantis strike-option
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 38250 least 9 most 54 need 0 lose-9 579 lose-54 15625 shoot-with lynx strike-option ebue
expect odds hit 1000000 kill 0 mean 42500 least 10 most 60 need 0 shoot-with mantis strike-option ebue

test GO-EXT-3 GO-RULE-42 of Ibex diagonally and K'Braus
table armazi ebue
no-chests
at armazi 9-6
at ebue 8-7
card armazi ibex kbraus strike-option
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 51000 least 12 most 72 need 0 shoot-with ibex strike-option ebue
expect odds hit 1000000 kill 0 mean 55556 least 10 most 85 need 0 shoot-with kbraus strike-option ebue

test GO-EXT-3 GO-RULE-42 the chance to bring somebody down is worked out for itself: 36 health, helmet
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
health ebue 36
card ebue helmet
card armazi lynx kbraus strike-option
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 46296 mean 21343 least 0 most 36 need 0 shoot lynx ebue
expect odds hit 1000000 kill 183471 mean 27718 least 0 most 36 need 0 shoot-with lynx strike-option ebue
expect odds hit 1000000 kill 812350 mean 34433 least 0 most 36 need 0 shoot-with kbraus strike-option ebue

test GO-EXT-3 GO-DRAIN-1 D'rain with Strike Option
table drain ebue
no-chests
at drain 9-6
at ebue 9-7
card drain mantis strike-option
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 0 mean 55556 least 10 most 85 need 0 shoot-with mantis strike-option ebue

test GO-EXT-4 Second Chance: Kiss hits five times in nine, 19.4; Tochinator 33.75
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi kiss tochinator second-chance
dice 1 2
do 1 roll; stay
expect odds hit 555556 kill 0 mean 19444 least 0 most 35 need 5 lose-0 444444 lose-35 555556 shoot-with kiss second-chance ebue
expect odds hit 750000 kill 0 mean 33750 least 0 most 45 need 4 shoot-with tochinator second-chance ebue

test GO-EXT-4 GO-DRAIN-1 Second Chance of D'rain
table drain ebue
no-chests
at drain 9-6
at ebue 9-7
card drain jalugar second-chance
dice 1 2
do 1 roll; stay
expect odds hit 888889 kill 0 mean 46667 least 0 most 55 need 3 shoot-with jalugar second-chance ebue

test GO-HP-3 GO-DMG-2 Nobody loses more than he has: 20 health
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
health ebue 20
card armazi lynx kiss
dice 1 2
do 1 roll; stay
expect odds hit 1000000 kill 907407 mean 19606 least 9 most 20 need 0 shoot lynx ebue
expect odds hit 333333 kill 333333 mean 6667 least 0 most 20 need 5 shoot kiss ebue

test GO-FLAME-2 GO-FLAME-3 Flame ball: ten in thirty-six, 11.1
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-8
card armazi flame-ball
dice 1 2
do 1 roll; stay
expect odds hit 277778 kill 0 mean 11111 least 0 most 40 need 9 throw flame-ball ebue
card ebue vest
expect odds hit 277778 kill 0 mean 5556 least 0 most 20 need 9 throw flame-ball ebue
banner ebue magic-field 9-8
expect odds hit 277778 kill 0 mean 0 least 0 most 0 need 9 throw flame-ball ebue

test GO-SPEAR-2 GO-SPEAR-3 GO-PLAT-3 Magic spear: one in six at every distance, platform or not
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi magic-spear
dice 1 2
do 1 roll; stay
expect odds hit 166667 kill 0 mean 10000 least 0 most 60 need 1 throw magic-spear ebue
at ebue 9-12
expect odds hit 166667 kill 0 mean 10000 least 0 most 60 need 6 throw magic-spear ebue
at ebue 9-10
banner ebue tree-platform 9-10
expect odds hit 166667 kill 0 mean 10000 least 0 most 60 need 4 throw magic-spear ebue
health ebue 60
expect odds hit 166667 kill 166667 mean 10000 least 0 most 60 need 4 throw magic-spear ebue

test GO-NTT-1 An NTT ball is no matter of dice, nor is reloading
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-8
unloaded armazi lynx
card armazi ntt-ball
dice 1 2
do 1 roll; stay
expect no-odds throw ntt-ball ebue
expect no-odds reload
