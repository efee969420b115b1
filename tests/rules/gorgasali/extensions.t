# Weapon extension cards (Waffenerweiterungskarten)

test GO-EXT-1 Each extension works with its own group of weapons only
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi gemini lynx
card armazi extra-six strike-option
dice 1 2
do 1 roll; stay
offered 1 shoot-with gemini extra-six ebue
denied 1 GO-EXT-1 shoot-with gemini strike-option ebue
offered 1 shoot-with lynx strike-option ebue
denied 1 GO-EXT-1 shoot-with lynx extra-six ebue
offered 1 shoot gemini ebue
offered 1 shoot lynx ebue

test GO-EXT-1 Massive weapons and scouts have theirs too
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi kiss kondor
card armazi second-chance eagle-eye
dice 1 2
do 1 roll; stay
offered 1 shoot-with kiss second-chance ebue
denied 1 GO-EXT-1 shoot-with kiss eagle-eye ebue
offered 1 shoot-with kondor eagle-eye ebue
denied 1 GO-EXT-1 shoot-with kondor second-chance ebue

test GO-EXT-1 GO-UTIL-2 An extension is nothing by itself: it goes with a shot, not before the move
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi gemini extra-six
denied 1 GO-UTIL-2 use extra-six
dice 1 2
do 1 roll
denied 1 GO-UTIL-2 use extra-six
do 1 stay
denied 1 GO-UTIL-2 use extra-six
offered 1 shoot-with gemini extra-six ebue

test GO-EXT-1 GO-SUP-1 It is used once and then discarded
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi gemini extra-six
dice 1 2
do 1 roll; stay
dice 1 1 1
do 1 shoot-with gemini extra-six ebue
event extend armazi extra-six
expect lacks armazi extra-six
expect discarded extra-six 1

test GO-EXT-1 GO-ACT-14 Not after another utility card of the same turn
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi gemini extra-six axe
dice 1 2
do 1 roll; use axe; step 8-6; step 8-7; step 8-8
expect at armazi 8-8
offered 1 shoot gemini ebue
denied 1 GO-ACT-14 shoot-with gemini extra-six ebue

test GO-EXT-1 GO-CARD-4 Not from the backpack
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi gemini
stored armazi extra-six
dice 1 2
do 1 roll; stay
offered 1 shoot gemini ebue
not-offered 1 shoot-with gemini extra-six ebue

test GO-EXT-1 GO-RANGE-3 It does not change what can be reached
table armazi ebue
at armazi 9-6
at ebue 9-9
card armazi gemini extra-six
dice 1 2
do 1 roll; stay
not-offered 1 shoot-with gemini extra-six ebue

test GO-EXT-2 GO-RULE-41 Extra Six: exactly one additional die
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi scratch extra-six
dice 1 2
do 1 roll; stay
dice 6 5
do 1 shoot-with scratch extra-six ebue
event dice 6 5
event pips 11 5 55
expect health ebue 45

test GO-EXT-2 GO-RULE-40 Gemini with Extra Six: a total of 7 deals 72
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi gemini extra-six
dice 1 2
do 1 roll; stay
dice 1 2 4
do 1 shoot-with gemini extra-six ebue
event dice 1 2 4
event special gemini 7 72
expect health ebue 28

test GO-EXT-2 GO-RULE-40 Gemini with Extra Six: 12 is 48, as the pips say
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi gemini extra-six
dice 1 2
do 1 roll; stay
dice 3 4 5
do 1 shoot-with gemini extra-six ebue
event pips 12 4 48
expect health ebue 52

test GO-EXT-2 GO-RULE-34 Dobergun with Extra Six: one die of 4 is enough to walk, 3 and 3 are not
table armazi ebue
no-chests
at armazi 7-6
at ebue 6-6
card armazi dobergun extra-six
dice 1 2
do 1 roll; stay
dice 1 4
do 1 shoot-with dobergun extra-six ebue
expect health ebue 55
prompt extra-steps

test GO-EXT-2 GO-RULE-34 Dobergun with Extra Six: 3 and 3 make 54 damage and no steps
table armazi ebue
no-chests
at armazi 7-6
at ebue 6-6
card armazi dobergun extra-six
dice 1 2
do 1 roll; stay
dice 3 3
do 1 shoot-with dobergun extra-six ebue
expect health ebue 46
prompt actions

test GO-EXT-3 GO-RULE-42 Lynx 1, 2, 6: any of the dice may be rolled again; 1 and 2 are, the 6 is kept
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi lynx strike-option
dice 1 2
do 1 roll; stay
dice 1 2 6
do 1 shoot-with lynx strike-option ebue
prompt reroll
expect health ebue 100
only 1 keep; reroll 1; reroll 2; reroll 6; reroll 1+2; reroll 1+6; reroll 2+6; reroll 1+2+6
dice 5 4
do 1 reroll 1+2
event reroll * 2
event dice 5 4 6
event pips 15 3 45
prompt actions
expect health ebue 55

test GO-RULE-42 The new result stands, also if it is worse; there is no second time
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi lynx strike-option
dice 1 2
do 1 roll; stay
dice 3 6 4
do 1 shoot-with lynx strike-option ebue
dice 1
do 1 reroll 3
event dice 1 6 4
prompt actions
expect health ebue 67

test GO-EXT-3 GO-RULE-42 Rolling again is a choice: keep
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi lynx strike-option
dice 1 2
do 1 roll; stay
dice 3 6 4
do 1 shoot-with lynx strike-option ebue; keep
expect health ebue 61
expect lacks armazi strike-option

test GO-EXT-3 All dice may be rolled again
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi mantis strike-option
dice 1 2
do 1 roll; stay
dice 1 1 1 1 2
do 1 shoot-with mantis strike-option ebue
dice 6 5 6 5 4
do 1 reroll 1+1+1+1+2
expect health ebue 48

test GO-RULE-42 Dice that show the same are offered once
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi lynx strike-option
dice 1 2
do 1 roll; stay
dice 3 6 3
do 1 shoot-with lynx strike-option ebue
only 1 keep; reroll 3; reroll 6; reroll 3+6; reroll 3+3; reroll 3+6+3

test GO-EXT-4 Second Chance: after a miss the die may be rolled again, and hits
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi kiss second-chance
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot-with kiss second-chance ebue
prompt again
only 1 again; keep
dice 5
do 1 again
event fixed 5 5 35
expect health ebue 65
expect loaded armazi weapon no

test GO-EXT-4 Only once: a second miss stands
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi kiss second-chance
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot-with kiss second-chance ebue
dice 1
do 1 again
prompt actions
event miss armazi 1 5
expect health ebue 100
expect loaded armazi weapon no

test GO-EXT-4 After a hit nothing is rolled again, the card is used up
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi kiss second-chance
dice 1 2
do 1 roll; stay
dice 5
do 1 shoot-with kiss second-chance ebue
prompt actions
expect health ebue 65
expect discarded second-chance 1

test GO-EXT-4 GO-RULE-35 On a platform a 4 of the Tochinator is a miss and may be rolled again
table armazi ebue
at armazi 9-6
at ebue 9-7
banner ebue tree-platform 9-7
card armazi tochinator second-chance
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot-with tochinator second-chance ebue
prompt again
dice 6
do 1 again
expect health ebue 55
expect loaded armazi weapon yes

test GO-EXT-5 Breathold at range 4 with Eagle Eye needs 7 instead of 9
table armazi ebue
at armazi 9-6
at ebue 9-10
card armazi breathold eagle-eye
dice 1 2
do 1 roll; stay
expect odds need 9 shoot breathold ebue
expect odds need 7 shoot-with breathold eagle-eye ebue
dice 4 3
do 1 shoot-with breathold eagle-eye ebue
event fixed 7 7 50
expect health ebue 50

test GO-EXT-5 and misses with 6
table armazi ebue
at armazi 9-6
at ebue 9-10
card armazi breathold eagle-eye
dice 1 2
do 1 roll; stay
dice 3 3
do 1 shoot-with breathold eagle-eye ebue
event miss armazi 6 7
expect health ebue 100

test GO-ACT-14 GO-EXT-1 An extension is the utility card of this turn
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi gemini extra-six axe
dice 1 2
do 1 roll; stay
denied 1 GO-UTIL-2 use axe
dice 1 1 1 1 1
do 1 shoot-with gemini extra-six ebue
denied 1 GO-ACT-14 use axe
