# Utility cards (Gebrauchsgegenstandskarten): potions and the ammunition bag

test GO-UTIL-1 GO-UTIL-2 Healing cards before the roll, movement cards after it
table ebue varas
at ebue 10-10
card ebue small-potion boat
offered 1 use small-potion
denied 1 GO-UTIL-2 use boat
dice 1 2
do 1 roll
prompt move
denied 1 GO-UTIL-2 use small-potion
offered 1 use boat
do 1 stay
prompt actions
denied 1 GO-UTIL-2 use small-potion
denied 1 GO-UTIL-2 use boat

test GO-UTIL-2 The bag before the roll only, an extension neither there nor in the move
table ebue varas
at ebue 10-10
at varas 10-12
card ebue ammunition-bag strike-option lynx
unloaded ebue gemini
offered 1 use ammunition-bag
denied 1 GO-UTIL-2 use strike-option
dice 1 2
do 1 roll
denied 1 GO-UTIL-2 use ammunition-bag
denied 1 GO-UTIL-2 use strike-option
do 1 stay
denied 1 GO-UTIL-2 use ammunition-bag
denied 1 GO-UTIL-2 use strike-option
offered 1 shoot-with lynx strike-option varas

test GO-UTIL-2 GO-TELE-1 A teleport only in the move
table ebue varas
at ebue 10-10
card ebue teleport
denied 1 GO-UTIL-2 use teleport
not-offered 1 jump teleport 10-11
dice 1 2
do 1 roll
offered 1 jump teleport 10-11
do 1 stay
denied 1 GO-UTIL-2 use teleport
not-offered 1 jump teleport 10-11

test GO-CARD-4 GO-UTIL-2 A card in the backpack cannot be used
table ebue varas
at ebue 10-10
stored ebue small-potion axe
denied 1 GO-CARD-4 use small-potion
dice 1 2
do 1 roll
denied 1 GO-CARD-4 use axe

test GO-UTIL-3 GO-ACT-14 One utility card a turn: a potion used, no movement card
table ebue varas
at ebue 10-10
health ebue 50
card ebue small-potion boat
do 1 use small-potion
dice 1 2
do 1 roll
denied 1 GO-ACT-14 use boat

test GO-UTIL-3 GO-ACT-14 A potion used, no extension card
table ebue varas
at ebue 10-10
at varas 10-12
health ebue 50
card ebue small-potion strike-option lynx
do 1 use small-potion
dice 1 2
do 1 roll; stay
offered 1 shoot lynx varas
denied 1 GO-ACT-14 shoot-with lynx strike-option varas

test GO-UTIL-3 GO-ACT-14 A potion used: no second one, no bag
table ebue varas
health ebue 10
card ebue small-potion medium-potion
do 1 use small-potion
denied 1 GO-ACT-14 use medium-potion
expect health ebue 30

test GO-UTIL-3 GO-ACT-14 Two of the same kind are still two cards
table ebue varas
health ebue 10
card ebue small-potion small-potion
do 1 use small-potion
denied 1 GO-ACT-14 use small-potion
expect has ebue small-potion

test GO-UTIL-3 GO-ACT-14 The bag used: no movement card, no extension
table ebue varas
at ebue 10-10
at varas 10-12
card ebue ammunition-bag strike-option
unloaded ebue lynx
do 1 use ammunition-bag
dice 1 2
do 1 roll; stay
offered 1 shoot lynx varas
denied 1 GO-ACT-14 shoot-with lynx strike-option varas

test GO-UTIL-3 GO-ACT-14 A movement card used: no second one
table ebue varas
at ebue 10-14
card ebue compass adrenaline
dice 1 2
do 1 roll; use compass
denied 1 GO-ACT-14 use adrenaline
expect points 3

test GO-UTIL-3 GO-ACT-14 A movement card used: no extension
table ebue varas
no-chests
at ebue 10-14
at varas 12-16
card ebue compass strike-option lynx
dice 1 2
do 1 roll; use compass
do 1 step 10-15; step 10-16; step 10-17
offered 1 shoot lynx varas
denied 1 GO-ACT-14 shoot-with lynx strike-option varas

test GO-UTIL-3 GO-ACT-14 A teleport used: no movement card
table ebue varas
at ebue 10-14
card ebue teleport adrenaline
dice 1 2
do 1 roll; jump teleport 10-15
denied 1 GO-ACT-14 use adrenaline

test GO-UTIL-3 GO-ACT-14 In the next turn another one can be used
table ebue varas
health ebue 10
card ebue small-potion medium-potion
do 1 use small-potion
pass 2
do 1 use medium-potion
expect health ebue 80

# ---- potions ----

test GO-POT-1 GO-SUP-1 Small potion: 20 health, and the card is gone
table ebue varas
health ebue 50
card ebue small-potion
do 1 use small-potion
expect health ebue 70
expect lacks ebue small-potion
expect discarded small-potion 1

test GO-POT-1 GO-HP-1 90 health and a small potion: 100
table ebue varas
health ebue 90
card ebue small-potion
do 1 use small-potion
expect health ebue 100

test GO-POT-2 Medium potion: 50 health, at most 100
table ebue varas
health ebue 30
card ebue medium-potion medium-potion
do 1 use medium-potion
expect health ebue 80
pass 2
do 1 use medium-potion
expect health ebue 100

test GO-POT-3 Large potion: health to 100, whatever was left
table ebue varas
health ebue 1
card ebue large-potion large-potion
do 1 use large-potion
expect health ebue 100
pass 2
health ebue 99
do 1 use large-potion
expect health ebue 100

test GO-RULE-60 GO-HP-1 A potion may be used at full health: it frees the slot
table ebue varas
card ebue small-potion
do 1 use small-potion
expect health ebue 100
expect slot ebue utility none
expect discarded small-potion 1

test GO-RULE-60 Without a healing card in an active slot there is nothing to warn of
table ebue varas
prompt start
card ebue axe ammunition-bag
prompt start
stored ebue small-potion
prompt start

test GO-RULE-60 GO-HP-1 The question warns who could use one at full health; not one point below, nor after it
table ebue varas
card ebue medium-potion
prompt start-unhurt
health ebue 99
prompt start
health ebue 100
do 1 use medium-potion
prompt start

test GO-RULE-60 GO-ACT-14 No warning once the utility card of the turn is used
table ebue varas
card ebue ammunition-bag large-potion
prompt start-unhurt
do 1 use ammunition-bag
denied 1 GO-ACT-14 use large-potion
prompt start

test GO-RULE-60 GO-THARSIS-3 nor for who is barred from healing cards
table ebue tharsis
card ebue large-potion
burned ebue 1
prompt start

test GO-RULE-60 GO-TSIVA-2 Who is frozen is told both
table ebue varas
frozen ebue
prompt start-frozen
card ebue small-potion
prompt start-frozen-unhurt
only 1 go-on; use small-potion; open
health ebue 80
prompt start-frozen

test GO-RULE-60 GO-AMMO-1 Where all there is to use would do nothing, practically everybody rolls
table ebue varas
chests ebue 0
card ebue lynx small-potion ammunition-bag
usual 1 roll
health ebue 99
usual 1 none
health ebue 100
chests ebue 1
usual 1 none
prompt start-unhurt
chests ebue 0
unloaded ebue lynx
usual 1 none
prompt start-unhurt.bag

test GO-RULE-60 GO-TSIVA-2 Who is frozen goes on
table ebue varas
chests ebue 0
card ebue small-potion
frozen ebue
usual 1 go-on

test GO-XCHEST-1 Where there is nothing but an extra chest, the question says what is in it
table ebue varas
prompt start.chest
card ebue small-potion
prompt start-unhurt
chests ebue 0
card ebue medium-potion
health ebue 50
prompt start

test GO-POT-1 GO-RULE-8 Potions can be used in the sector
table ebue varas
health ebue 50
card ebue small-potion
expect at ebue sector
do 1 use small-potion
expect health ebue 70

# ---- ammunition bag ----

test GO-AMMO-1 Two weapons face down: both are reloaded, and the main action is still there
table ebue varas
at ebue 10-10
at varas 10-12
unloaded ebue lynx gemini
card ebue ammunition-bag
expect loaded ebue weapon no
do 1 use ammunition-bag
expect loaded ebue weapon yes
expect loaded ebue weapon-2 yes
expect lacks ebue ammunition-bag
expect loaded varas weapon no
dice 1 2
do 1 roll; stay
offered 1 shoot gemini varas
dice 1 1 1
do 1 shoot lynx varas
expect health varas 91

test GO-AMMO-1 GO-RULE-60 It may be used with nothing to reload
table ebue varas
card ebue ammunition-bag lynx
do 1 use ammunition-bag
expect lacks ebue ammunition-bag
expect loaded ebue weapon yes

test GO-CARD-4 Of two copies, one active and one stored, the active one can be used
table armazi ebue
health armazi 40
card armazi small-potion
stored armazi small-potion
offered 1 use small-potion
do 1 use small-potion
expect health armazi 60
expect slot armazi utility none
expect slot armazi pack-utility small-potion
