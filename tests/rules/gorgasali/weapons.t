# Weapons in general (Waffenkarten, Gefecht). The groups have files of their own.

test GO-DECK-1 GO-DECK-2 Two decks: 101 weapon cards and 214 support cards
table armazi ebue
expect deck weapons 101
expect deck supports 214
force card scratch helmet vest
do 1 open
expect deck weapons 100
expect deck supports 212

test GO-DECK-4 Common and rare weapons have no ability of their own: pips times damage, whatever is rolled
table armazi ebue
at armazi 8-5
at ebue 9-6
card armazi lynx
dice 1 2
do 1 roll; stay
# diagonally, and with high dice
dice 5 6 6
do 1 shoot lynx ebue
event pips 17 3 51
no-event special
expect health ebue 49

test GO-DECK-4 A weapon with an ability tells when it made the difference
table armazi ebue
at armazi 8-5
at ebue 9-6
card armazi ibex
dice 1 2
do 1 roll; stay
dice 1 1 2
do 1 shoot ibex ebue
event special ibex 4 16
no-event pips
cites GO-DECK-4
expect health ebue 84

test GO-WPN-1 GO-ACT-6 Nobody shoots before his move is over
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-9
card armazi lynx
prompt start
not-offered 1 shoot lynx ebue
dice 1 2
do 1 roll
prompt move
not-offered 1 shoot lynx ebue
do 1 step 9-7
prompt step
not-offered 1 shoot lynx ebue
do 1 step 10-7
prompt step
not-offered 1 shoot lynx ebue
do 1 step 10-8
prompt actions
offered 1 shoot lynx ebue

test GO-WPN-2 GO-WPN-3 A weapon that was fired stays on the character card, face down
table armazi ebue
at armazi 9-6
at ebue 9-9
card armazi lynx gemini
dice 1 2
do 1 roll; stay
dice 1 1 1
do 1 shoot lynx ebue
expect has armazi lynx gemini
expect discarded lynx 0
expect slot armazi weapon lynx
expect loaded armazi weapon no
expect loaded armazi weapon-2 yes

test GO-WPN-2 GO-CARD-7 A third weapon comes only in place of another, or not at all
table armazi ebue
card armazi lynx gemini
force card elva helmet vest
do 1 open
only 1 replace weapon; replace weapon-2; discard
do 1 replace weapon-2
expect slot armazi weapon lynx
expect slot armazi weapon-2 elva
expect discarded gemini 1

test GO-WPN-3 A weapon that is face down cannot be used until it is reloaded
table armazi ebue
at armazi 9-6
at ebue 9-8
unloaded armazi lynx
card armazi gemini
dice 1 2
do 1 roll; stay
denied 1 GO-WPN-3 shoot lynx ebue
offered 1 shoot gemini ebue
do 1 reload
denied 1 GO-ACT-10 shoot lynx ebue
do 1 end
pass
dice 1 2
do 1 roll; step 9-7; step 10-7; step 10-8
offered 1 shoot lynx ebue

test GO-WPN-3 GO-MASS-2 Turned face down after a miss as well
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi kiss
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot kiss ebue
event miss armazi 1 5
expect loaded armazi weapon no
expect health ebue 100

test GO-WPN-3 Of two weapons of the same name the loaded one is fired
table armazi ebue
at armazi 9-6
at ebue 9-8
unloaded armazi scratch
card armazi scratch
expect loaded armazi weapon no
expect loaded armazi weapon-2 yes
dice 1 2
do 1 roll; stay
dice 2
do 1 shoot scratch ebue
expect health ebue 90
expect loaded armazi weapon no
expect loaded armazi weapon-2 no

test GO-WPN-5 GO-DMG-1 GO-DMG-2 Damage per bullet: the pips times the damage, taken from the health at once
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi gemini
dice 1 2
do 1 roll; stay
dice 3 5
do 1 shoot gemini ebue
event dice 3 5
event pips 8 4 32
event loss ebue 32 68
expect health ebue 68

test GO-WPN-6 Fixed damage if the roll reaches the minimum
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi janeli
dice 1 2
do 1 roll; stay
dice 5
do 1 shoot janeli ebue
event fixed 5 5 40
no-event miss
expect health ebue 60

test GO-WPN-6 Below the minimum the shot misses: no damage, armour is not used up
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi janeli
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot janeli ebue
event miss armazi 4 5
no-event loss
no-event armour
expect health ebue 100
expect has ebue helmet vest

test GO-WPN-8 GO-RANGE-3 A shot needs an enemy within the range of the weapon
table armazi ebue varas tsiva
at armazi 9-6
at ebue 9-8
at varas 9-9
card armazi gemini lynx
dice 1 2
do 1 roll; stay
offered 1 shoot gemini ebue
denied 1 GO-RANGE-3 shoot gemini varas
offered 1 shoot lynx ebue
offered 1 shoot lynx varas
# Tsiva still waits in her sector
denied 1 GO-RULE-8 shoot lynx tsiva

test GO-WPN-8 GO-TREE-2 and with clear sight
table armazi ebue
at armazi 14-13
at ebue 13-17
card armazi kondor
dice 1 2
do 1 roll; stay
denied 1 GO-TREE-2 shoot kondor ebue

test GO-WPN-8 GO-RULE-58 Mates are no targets
partners armazi ebue varas tsiva
at armazi 9-6
at ebue 9-8
at varas 9-7
card armazi gemini
dice 1 2
do 1 roll; stay
offered 1 shoot gemini ebue
denied 1 GO-RULE-58 shoot gemini varas

test GO-WPN-8 GO-ACT-11 The announcement names weapon, target and distance; one shot a turn
table armazi ebue
at armazi 9-6
at ebue 7-8
card armazi gemini scratch
dice 1 2
do 1 roll; stay
dice 1 1
do 1 shoot gemini ebue
event shoot armazi gemini ebue 2
cites GO-WPN-8
denied 1 GO-ACT-11 shoot scratch ebue

# What one weapon can do, no other does: after its best roll nothing else has happened

test GO-RULE-34 GO-RULE-65 GO-SCOUT-4 Gemini: spent, nobody walks or heals, armour helps
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 10-12
health armazi 40
card armazi gemini
card ebue helmet
do 1 go-on
dice 6 6
do 1 shoot gemini ebue
prompt actions
expect loaded armazi weapon no
expect health armazi 40
expect lacks ebue helmet
expect health ebue 62

test GO-RULE-34 GO-RULE-65 GO-SCOUT-4 Dobergun: spent, nobody heals, armour helps
table armazi ebue
no-chests
at armazi 10-10
at ebue 10-12
health armazi 40
card armazi dobergun
card ebue helmet
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot dobergun ebue
prompt extra-steps
do 1 stop
expect loaded armazi weapon no
expect health armazi 40
expect lacks ebue helmet
expect health ebue 56

test GO-RULE-34 GO-RULE-65 GO-SCOUT-4 Ibex, diagonally: spent, nobody walks or heals, armour helps
table armazi ebue
no-chests
at armazi 10-10
at ebue 12-12
health armazi 40
card armazi ibex
card ebue helmet
dice 1 2
do 1 roll; stay
dice 6 6 1
do 1 shoot ibex ebue
prompt actions
expect loaded armazi weapon no
expect health armazi 40
expect lacks ebue helmet
expect health ebue 58

test GO-RULE-34 GO-RULE-65 GO-SCOUT-4 K'Braus: spent, nobody walks or heals, armour helps
table armazi ebue
no-chests
at armazi 10-10
at ebue 10-12
health armazi 40
card armazi kbraus
card ebue helmet
dice 1 2
do 1 roll; stay
dice 6 5 1 1 1
do 1 shoot kbraus ebue
prompt actions
expect loaded armazi weapon no
expect health armazi 40
expect lacks ebue helmet
expect health ebue 72

test GO-RULE-34 GO-RULE-65 GO-SCOUT-4 Tochinator: loaded, nobody walks or heals, armour helps
table armazi ebue
no-chests
at armazi 10-10
at ebue 11-11
health armazi 40
card armazi tochinator
card ebue helmet
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot tochinator ebue
prompt actions
event fixed 6 4 45
expect loaded armazi weapon yes
expect health armazi 40
expect lacks ebue helmet
expect health ebue 65

test GO-RULE-34 GO-RULE-65 GO-SCOUT-4 Jalugar: spent, nobody walks, armour helps
table armazi ebue
no-chests
at armazi 10-10
at ebue 11-11
health armazi 40
card armazi jalugar
card ebue helmet
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot jalugar ebue
prompt actions
event fixed 6 3 50
expect loaded armazi weapon no
expect health armazi 55
expect lacks ebue helmet
expect health ebue 60

test GO-RULE-34 GO-RULE-65 GO-SCOUT-4 Kondor: spent, nobody walks or heals, armour helps
table armazi ebue
no-chests
at armazi 10-10
at ebue 12-12
health armazi 40
card armazi kondor
card ebue helmet
dice 1 2
do 1 roll; stay
dice 6 6
do 1 shoot kondor ebue
prompt actions
expect loaded armazi weapon no
expect health armazi 40
expect lacks ebue helmet
expect health ebue 50

test GO-RULE-34 GO-RULE-65 GO-SCOUT-4 Breathold: spent, nobody walks or heals, no more damage by a high total
table armazi ebue
no-chests
at armazi 10-10
at ebue 12-12
health armazi 40
card armazi breathold
card ebue helmet
dice 1 2
do 1 roll; stay
dice 6 6
do 1 shoot breathold ebue
prompt actions
event fixed 12 7 50
expect loaded armazi weapon no
expect health armazi 40
expect has ebue helmet
expect health ebue 50

test GO-WPN-8 The first weapon of the deck is offered once, and only to who has it
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 10-12
chests armazi 0
card armazi scratch
do 1 go-on
only 1 shoot scratch ebue; end
