# Level 3 (Modifizierungsstufe 3)

test AD-L3-1 The tutorial deck stays one stack of thirty: T1.1, T1.2, T2, T3, T4
option level=3
start
do 1 profession pathfinder
do 2 colour blue
expect tutorial 30
expect tutorial has honey-gatherer boar-rider nimble-blade priest shieldbearer runesmith
expect tutorial has apish-companion hedge-sneak leaf-ambush tactical-gnome shadow-messenger ward-keeper
expect tutorial has queen-bee mother-bear growth griffin-rider fireball sun-blade
expect tutorial has stag-lord cloak-of-the-grove wild-hunt mirror-sage counterspell ancient-golem
expect tutorial has forest-colossus emerald-dragon mothers-blessing seraph-of-light meteor oblivion
expect under-1 1 0
expect under-2 1 0
expect archive 1 0
expect archive 2 0
expect box 0

test AD-L3-1 Hint cards are not sorted in
option level=3
duel
pile 2
do 1 income
do 2 draft priest
do 1 draft boar-rider; draft nimble-blade
do 2 draft honey-gatherer; top priest
no-event hint

test AD-L3-2 Draw pile and archive are empty: the game pauses for a draft
option level=3
duel
pile 2
discard 2 tower-guard
do 1 income
asked 2
prompt draft
event draft-open t1.1
expect stack

test AD-L3-2 Not while the archive holds cards
option level=3
duel
pile 2
archive 2 fireball sun-blade
do 1 income
no-event draft-open
asked 2
expect archive 2 0
expect hand 2 1

test AD-L3-2 Not while the draw pile does
option level=3
duel
pile 2 sparks
do 1 income
no-event draft-open
event draw 2 sparks

test AD-L3-2 AD-L3-6 Not if the tutorial deck is empty: the discard pile is shuffled into the new draw pile
option level=3
duel
pile 2
tutorial
discard 2 tower-guard sparks
force card sparks
do 1 income
no-event draft-open
event shuffle 2 2
event draw 2 sparks
expect pile 2 has tower-guard
not-over

test AD-L3-3 The archive holds T2 and T3 cards: the T2 cards alone go to the discard pile, which is shuffled
option level=3
duel
pile 2
archive 2 stag-lord fireball counterspell sun-blade
discard 2 tower-guard
force card fireball
do 1 income
event tier 2 fireball
event tier 2 sun-blade
no-event tier 2 stag-lord
event shuffle 2 3
event draw 2 fireball
expect pile 2 2
expect pile 2 has sun-blade tower-guard
expect archive 2 2
expect archive 2 has stag-lord counterspell
expect discard 2 0

test AD-L3-4 AD-DRAFT-4 Discard pile 3 cards, the T1.1 draft is made: the two drafted cards are the draw pile in the order he chose, the upper one is drawn, the three stay
option level=3
duel
pile 2
discard 2 tower-guard sparks teleport
do 1 income
do 2 draft priest
do 1 draft boar-rider; draft nimble-blade
do 2 draft honey-gatherer
asked 2
prompt top
only 2 top priest; top honey-gatherer
do 2 top honey-gatherer
event draw 2 honey-gatherer
no-event shuffle
expect hand 2 1
expect hand 2 has honey-gatherer
expect pile 2 1
expect pile 2 has priest
expect discard 2 3
expect discard 2 has tower-guard sparks teleport
expect archive 2 0

test AD-L3-4 The other order; the second card follows in the next turn
option level=3
duel
pile 2
do 1 income
do 2 draft priest
do 1 draft boar-rider; draft nimble-blade
do 2 draft honey-gatherer
do 2 top priest
event draw 2 priest
resolve
pile 1 weasel-scout thorn-boar
do 2 income
resolve
do 1 income
resolve
event draw 2 honey-gatherer

test AD-L3-4 The order is the owner's secret
option level=3
duel
pile 2
do 1 income
do 2 draft priest
do 1 draft boar-rider; draft nimble-blade
do 2 draft honey-gatherer
do 2 top priest
sees 2 pile-2 honey-gatherer
sees-not 1 pile-2 honey-gatherer priest
sees-not 1 hand-2 honey-gatherer priest
redealt 1
redealt 2

test AD-L3-4 T1.2 is treated in the same way
option level=3
duel
pile 2
tutorial apish-companion hedge-sneak leaf-ambush tactical-gnome shadow-messenger ward-keeper
discard 2 tower-guard
do 1 income
event draft-open t1.2
do 2 draft leaf-ambush
do 1 draft hedge-sneak; draft ward-keeper
do 2 draft tactical-gnome
do 2 top leaf-ambush
event draw 2 leaf-ambush
no-event shuffle
expect pile 2 1
expect discard 2 1
expect has-flow 2 no

test AD-L3-5 AD-RULE-10 T1.1 cards out of the archive go under the draw pile too, the discard pile is not shuffled
option level=3
duel
pile 2
archive 2 boar-rider runesmith
discard 2 tower-guard sparks
do 1 income
no-event draft-open
asked 2
prompt top
only 2 top boar-rider; top runesmith
do 2 top runesmith
event draw 2 runesmith
no-event shuffle
expect pile 2 1
expect pile 2 has boar-rider
expect discard 2 2
expect archive 2 0

test AD-L3-5 AD-RULE-10 A single card needs no question
option level=3
duel
pile 2
archive 2 leaf-ambush
discard 2 tower-guard sparks
do 1 income
event draw 2 leaf-ambush
no-event shuffle
expect pile 2 0
expect discard 2 2

test AD-L3-5 AD-RULE-10 Two draws in one effect: the second card lies below the first
option level=3
duel rune-master blue
level 1 3
points 1 offering 2
servant 1 thorn-boar c1
pile 1
archive 1 boar-rider runesmith
do 1 offer offering thorn-boar
do 1 top runesmith
event draw 1 runesmith
event draw 1 boar-rider
no-event shuffle
expect discard 1 has thorn-boar
expect hand 1 2

test AD-L3-6 Draw pile, archive and tutorial deck are empty, nothing is discarded: no card, and nobody wins
option level=3
duel
pile 2
tutorial
do 1 income
event no-draw 2
expect hand 2 0
asked 2
prompt action
not-over
