# The list of actions (Aktionsliste)

test GO-ACT-1 At the start of the turn a healing card or the bag, or neither
table ebue varas
health ebue 50
card ebue small-potion ammunition-bag
prompt start
only 1 roll; open; use small-potion; use ammunition-bag
do 1 use small-potion
only 1 roll; open
denied 1 GO-ACT-14 use ammunition-bag

test GO-ACT-1 Action 1 can be skipped, and is over after the roll
table ebue varas
at ebue 10-10
card ebue small-potion ammunition-bag
dice 1 2
do 1 roll
denied 1 GO-UTIL-2 use small-potion
denied 1 GO-UTIL-2 use ammunition-bag

test GO-ACT-2 The roll is mandatory: two dice
table ebue varas
at ebue 10-10
not-offered 1 end
not-offered 1 stay
not-offered 1 go-on
dice 2 5
do 1 roll
event roll ebue 2 5 7
expect points 7
not-offered 1 end
not-offered 1 roll

test GO-ACT-3 Then move or stay; the turn cannot be ended without choosing
table ebue varas
at ebue 10-10
dice 1 2
do 1 roll
prompt move
offered 1 stay
offered 1 step 10-11
not-offered 1 end
do 1 stay
prompt actions
expect at ebue 10-10

test GO-ACT-3 GO-SKIP-3 After a double staying is not allowed
table ebue varas
at ebue 10-10
dice 4 4
do 1 roll
denied 1 GO-SKIP-3 stay
offered 1 step 10-11

test GO-ACT-4 A movement card after the roll and before moving, not during the move
table ebue varas
no-chests
at ebue 10-14
card ebue boat rope
denied 1 GO-UTIL-2 use boat
dice 1 2
do 1 roll
offered 1 use boat
offered 1 use rope
do 1 step 10-15
prompt step
not-offered 1 use boat
not-offered 1 use rope
do 1 step 10-16; step 10-17
denied 1 GO-UTIL-2 use boat

test GO-ACT-4 GO-MCARD-4 The card works in the move that follows
table ebue varas
no-chests
at ebue 10-14
card ebue compass
dice 1 2
do 1 roll
denied 1 GO-MOVE-1 step 9-15
do 1 use compass
offered 1 step 9-15
expect lacks ebue compass

test GO-ACT-4 GO-ACT-14 Only one movement card
table ebue varas
at ebue 10-14
card ebue boat rope
dice 1 2
do 1 roll; use boat
expect lacks ebue boat
denied 1 GO-ACT-14 use rope

test GO-ACT-5 GO-ACT-12 One defence card after the move, not before
table ebue varas
no-chests
at ebue 10-10
card ebue magic-field
not-offered 1 use magic-field
dice 1 2
do 1 roll
not-offered 1 use magic-field
do 1 stay
offered 1 use magic-field
do 1 use magic-field
expect banner 10-10 magic-field

test GO-ACT-12 A second defence card in the same turn, just found, has to wait
table ebue varas
no-chests
at ebue 10-10
card ebue ball-lightning
stored ebue axe
dice 1 2
do 1 roll; stay
do 1 place ball-lightning 10-11
force card lynx tree-platform helmet
do 1 open
expect has ebue tree-platform
denied 1 GO-ACT-12 use tree-platform
chests ebue 1
pass 2
frozen ebue
do 1 go-on
offered 1 use tree-platform

test GO-ACT-6 One main action: shoot, reload or arrange the backpack
table ebue varas
at ebue 10-10
at varas 10-12
card ebue lynx
unloaded ebue gemini
stored ebue axe
dice 1 2
do 1 roll
not-offered 1 reload
not-offered 1 arrange
not-offered 1 shoot lynx varas
do 1 stay
offered 1 shoot lynx varas
offered 1 reload
offered 1 arrange

test GO-ACT-6 GO-ACT-10 GO-ACT-11 After a shot neither reloading nor arranging
table ebue varas
at ebue 10-10
at varas 10-12
card ebue lynx gemini
stored ebue axe
dice 1 2
do 1 roll; stay
dice 1 1 1
do 1 shoot lynx varas
denied 1 GO-ACT-10 reload
denied 1 GO-ACT-10 arrange
denied 1 GO-ACT-11 shoot gemini varas
denied 1 GO-WPN-3 shoot lynx varas
offered 1 end

test GO-ACT-6 GO-ACT-10 GO-RELOAD-2 After reloading neither a shot nor arranging
table ebue varas
at ebue 10-10
at varas 10-12
unloaded ebue lynx gemini
stored ebue axe
dice 1 2
do 1 roll; stay
do 1 reload
expect loaded ebue weapon yes
expect loaded ebue weapon-2 yes
denied 1 GO-ACT-10 shoot lynx varas
denied 1 GO-ACT-10 shoot gemini varas
denied 1 GO-ACT-10 arrange
denied 1 GO-ACT-10 reload

test GO-ACT-6 GO-ACT-10 After arranging neither a shot nor reloading
table ebue varas
at ebue 10-10
at varas 10-12
card ebue lynx
unloaded ebue gemini
stored ebue axe
dice 1 2
do 1 roll; stay
do 1 arrange; exchange utility pack-utility; done
expect slot ebue utility axe
expect slot ebue pack-utility none
denied 1 GO-ACT-10 shoot lynx varas
denied 1 GO-ACT-10 reload
denied 1 GO-ACT-10 arrange

test GO-ACT-7 An extension card before the shot
table ebue varas
at ebue 10-10
at varas 10-12
card ebue gemini extra-six
dice 1 2
do 1 roll; stay
offered 1 shoot gemini varas
offered 1 shoot-with gemini extra-six varas
dice 1 1 2
do 1 shoot-with gemini extra-six varas
# 4 x 4
expect health varas 84
expect lacks ebue extra-six
expect discarded extra-six 1

test GO-ACT-7 GO-EXT-1 Only with a weapon of its group
table ebue varas
at ebue 10-10
at varas 10-12
card ebue lynx extra-six
dice 1 2
do 1 roll; stay
offered 1 shoot lynx varas
denied 1 GO-EXT-1 shoot-with lynx extra-six varas

test GO-ACT-8 GO-ACT-13 One throw card after the move, not before
table ebue varas
at ebue 10-10
at varas 10-12
card ebue ntt-ball
stored ebue magic-spear
not-offered 1 throw ntt-ball varas
dice 1 2
do 1 roll
not-offered 1 throw ntt-ball varas
do 1 stay
do 1 throw ntt-ball varas
expect lacks ebue ntt-ball
# the main action brings a second one up: it has to wait
do 1 arrange; exchange throw pack-throw
expect slot ebue throw magic-spear
denied 1 GO-ACT-13 throw magic-spear varas

test GO-ACT-13 Smoke is a throw card too
table ebue varas
no-chests
at ebue 10-10
at varas 10-12
card ebue smoke-ball
stored ebue magic-spear
dice 1 2
do 1 roll; stay
do 1 use smoke-ball
do 1 arrange; exchange throw pack-throw
denied 1 GO-ACT-13 throw magic-spear varas

test GO-ACT-9 The worked example: no Action 1, roll, move, shot with extension, defence card, no throw, end
table ebue varas
no-chests
at ebue 10-14
at varas 10-19
card ebue gemini extra-six tree-platform flame-ball small-potion
dice 1 2
do 1 roll
do 1 step 10-15; step 10-16; step 10-17
prompt actions
dice 1 1 1
do 1 shoot-with gemini extra-six varas
expect health varas 88
prompt actions
do 1 use tree-platform
expect banner 10-17 tree-platform
prompt actions
offered 1 throw flame-ball varas
do 1 end
event end ebue
asked 2

test GO-ACT-9 Throw first, then defence, then the main action
table ebue varas
no-chests
at ebue 10-10
at varas 10-12
card ebue lynx magic-field ntt-ball
dice 1 2
do 1 roll; stay
offered 1 throw ntt-ball varas
offered 1 use magic-field
offered 1 shoot lynx varas
do 1 throw ntt-ball varas
offered 1 use magic-field
offered 1 shoot lynx varas
do 1 use magic-field
dice 1 1 1
do 1 shoot lynx varas
expect health varas 91

test GO-ACT-9 All of them may be left out
table ebue varas
at ebue 10-10
at varas 10-12
card ebue lynx magic-field ntt-ball
dice 1 2
do 1 roll; stay; end
asked 2
expect health varas 100
expect has ebue lynx magic-field ntt-ball

test GO-ACT-11 One weapon a turn, also if two are loaded or it stays loaded
table ebue varas
at ebue 10-10
at varas 10-11
card ebue tochinator gemini
dice 1 2
do 1 roll; stay
dice 5
do 1 shoot tochinator varas
expect loaded ebue weapon yes
denied 1 GO-ACT-11 shoot tochinator varas
denied 1 GO-ACT-11 shoot gemini varas

test GO-ACT-14 A small potion in Action 1: no movement card and no extension card this turn
table ebue varas
at ebue 10-10
at varas 10-12
card ebue small-potion boat gemini
do 1 use small-potion
force card lynx extra-six helmet
dice 1 2
do 1 open; put utility
expect slot ebue utility extra-six
prompt move
denied 1 GO-ACT-14 use boat
do 1 stay
offered 1 shoot gemini varas
denied 1 GO-ACT-14 shoot-with gemini extra-six varas

# ---- targets: GO-RULE-60 ----

test GO-RULE-60 GO-RANGE-3 Without a target in range there is neither shot nor throw
table ebue varas
at ebue 10-10
at varas 10-18
card ebue lynx ntt-ball
dice 1 2
do 1 roll; stay
denied 1 GO-RANGE-3 shoot lynx varas
denied 1 GO-RANGE-3 throw ntt-ball varas
only 1 open; end

test GO-ACT-9 Where nothing is left but the end, the question says so
table ebue varas
at ebue 10-10
at varas 10-18
dice 1 2
do 1 roll; stay
prompt actions
chests ebue 0
only 1 end
prompt actions.over

test GO-RULE-32 GO-ACT-6 Where nothing is left but the backpack, the question says so
table ebue varas
at ebue 10-10
at varas 10-18
chests ebue 0
stored ebue axe
dice 1 2
do 1 roll; stay
only 1 arrange; end
prompt actions.arrange

test GO-RULE-60 A shot has exactly one target
table ebue varas medea
at ebue 10-10
at varas 10-12
at medea 9-11
card ebue lynx
dice 1 2
do 1 roll; stay
offered 1 shoot lynx medea
dice 1 2 3
do 1 shoot lynx varas
expect health varas 82
expect health medea 100

# ---- open cards: GO-RULE-61 ----

test GO-RULE-61 All cards on character cards are open to everybody
table ebue varas medea
card ebue lynx helmet small-potion
stored ebue axe flame-ball
sees 1 card-1 lynx helmet small-potion axe flame-ball
sees 2 card-1 lynx helmet small-potion axe flame-ball
sees 3 card-1 lynx helmet small-potion axe flame-ball
sees spectator card-1 lynx helmet small-potion axe flame-ball
sees-not 2 card-1 ?
sees-not 2 card-2 lynx

test GO-RULE-61 Cards that are drawn are open at once
table ebue varas
force card lynx small-potion axe
do 1 open
prompt put
sees 2 incoming-1 small-potion axe
sees spectator incoming-1 small-potion axe
sees 2 card-1 lynx
redealt 2
