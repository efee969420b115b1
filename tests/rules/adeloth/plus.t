# Plus

test AD-PLUS-1 No draft of T1.1 and T1.2 in the game: the first is T2, then T3, then T4
option level=plus
duel
expect tutorial 18
expect tutorial lacks honey-gatherer ward-keeper weasel-scout
expect tutorial has queen-bee sun-blade stag-lord ancient-golem forest-colossus oblivion
pile 2
discard 2 tower-guard
do 1 income
resolve
event draft-open t2
do 2 draft fireball
do 1 draft queen-bee; draft growth
do 2 draft sun-blade
event shuffle 2 3
resolve
pile 2
do 2 income
resolve
do 1 income
resolve
event draft-open t3
do 2 draft stag-lord
do 1 draft counterspell; draft wild-hunt
do 2 draft mirror-sage
resolve
pile 2
do 2 income
resolve
do 1 income
resolve
event draft-open t4
expect tutorial 0

test AD-PLUS-1 Like level 3: the other one's archive comes before a new draft
option level=plus
duel
pile 2
archive 2 fireball sun-blade stag-lord
do 1 income
resolve
no-event draft-open
expect archive 2 1
expect archive 2 has stag-lord

test AD-PLUS-2 Both have the card-flow token from the beginning, active
option level=plus
duel
expect has-flow 1 yes
expect has-flow 2 yes
expect flow 1 yes
expect flow 2 yes
offered 1 flow

test AD-PLUS-2 Levels 1 to 3 begin without
option level=3
duel
expect has-flow 1 no
expect has-flow 2 no

test AD-PLUS-2 AD-ARC-6 T2 cards bring no second one
option level=plus
duel
flow 1 off
pile 2
do 1 income
resolve
do 2 draft fireball
do 1 draft queen-bee; draft growth
do 2 draft sun-blade
no-event flow-tokens
expect flow 1 no

test AD-PLUS-3 AD-WIN-4 AD-RULE-26 Draw pile, archive and tutorial deck are empty and he would have to draw: he wins, whatever he has discarded
option level=plus
duel
pile 2
tutorial
discard 2 tower-guard sparks
do 1 income
resolve
event drawn-through 2
no-event shuffle
over 2

test AD-PLUS-3 AD-WIN-4 AD-RULE-26 To draw the last card is not enough
option level=plus
duel
pile 2 sparks
tutorial
do 1 income
resolve
not-over
expect pile 2 0
expect hand 2 has sparks

test AD-PLUS-3 AD-WIN-4 Not while his archive holds cards
option level=plus
duel
pile 2
tutorial
archive 2 fireball
do 1 income
resolve
not-over
expect hand 2 has fireball

test AD-PLUS-3 AD-RULE-58 Two draws in one effect reach the last draft: it is made, drawing goes on, nobody wins
option level=plus
duel rune-master
level 1 3
points 1 offering 2
servant 1 thorn-boar c1
pile 1 weasel-scout
tutorial forest-colossus emerald-dragon mothers-blessing seraph-of-light meteor oblivion
do 1 offer offering thorn-boar
resolve
do 1 draft meteor
do 2 draft oblivion; draft seraph-of-light
do 1 draft emerald-dragon
not-over
expect hand 1 2
expect pile 1 2

test AD-PLUS-3 AD-RULE-26 The effect is completed first: the card-flow token draws through, then a card is still discarded
option level=plus
duel
pile 1
tutorial
hand 1 sparks teleport
do 1 flow
resolve
not-over
prompt discard
do 1 discard sparks
over 1

test AD-PLUS-4 AD-RULE-72 The standard is for Plus alone
option level=3
option standard=on
refuse the standard is a rule card of Plus

test AD-PLUS-4 AD-RULE-72 nor for levels 1 and 2
option level=1
option standard=on
refuse the standard is a rule card of Plus

test AD-PLUS-4 AD-RC-7 Plus with the rule card: it lies open and can be used
option level=plus
option standard=on
duel
gold 1 2
sees 1 rule-cards leave-a-standard lured-into-the-thicket reading-the-forest
do 1 income
resolve
prompt administration
do 1 standard
expect standard 1 d1

test AD-PLUS-4 AD-RC-7 Plus without it
pack adeloth-vectors
option level=plus
duel
gold 1 2
sees 1 rule-cards lured-into-the-thicket reading-the-forest
sees-not 1 rule-cards leave-a-standard
servant 1 nimble-blade c1
do 1 income
resolve
prompt administration
denied 1 AD-PLUS-4 standard
offered 1 upgrade nimble-blade weapons

test AD-PLUS-5 AD-PLUS-6 No colours; six of all T1, T1.1 and T1.2 cards are laid out: here the first six
option level=plus
force 0 0 0 0 0 0
start
do 1 profession pathfinder
no-event colour
asked 1
prompt draft
expect table 6
expect table has weasel-scout thorn-boar root-warden glade-archer vine-grasp call-of-the-pack
expect tutorial 36

test AD-PLUS-5 They are shuffled: any of the 24 can be among them, here the last six
option level=plus
force 23 22 21 20 19 18
start
do 1 profession pathfinder
expect table has apish-companion hedge-sneak leaf-ambush tactical-gnome shadow-messenger ward-keeper

test AD-PLUS-5 and here one of each kind
option level=plus
force 0 5 10 13 15 18
start
do 1 profession pathfinder
expect table has weasel-scout tower-guard honey-gatherer shieldbearer hedge-sneak ward-keeper

test AD-PLUS-6 AD-PLUS-7 AD-PLUS-8 AD-PLUS-9 First picks P1, P2, P1, P2, P1; two picks each time, ten cards each; the fifth draft is made of the eight left over, and four cards end up in the box
option level=plus
force 0 0 0 0 0 0
start
do 1 profession pathfinder
asked 1
do 1 draft weasel-scout
asked 2
do 2 draft thorn-boar
asked 2
do 2 draft root-warden
asked 1
force 0 0 0 0 0 0
do 1 draft glade-archer
expect box 2
expect box has vine-grasp call-of-the-pack
expect table has tower-guard rune-apprentice lantern-ghost herb-healer teleport sparks
asked 2
prompt draft
do 2 draft tower-guard
asked 1
do 1 draft rune-apprentice; draft lantern-ghost
asked 2
force 0 0 0 0 0 0
do 2 draft herb-healer
expect box 4
expect table has honey-gatherer boar-rider nimble-blade priest shieldbearer runesmith
asked 1
do 1 draft honey-gatherer
asked 2
do 2 draft boar-rider; draft nimble-blade
asked 1
force 0 0 0 0 0 0
do 1 draft priest
expect box 6
expect table has apish-companion hedge-sneak leaf-ambush tactical-gnome shadow-messenger ward-keeper
asked 2
do 2 draft apish-companion
asked 1
do 1 draft hedge-sneak; draft leaf-ambush
asked 2
force 7 6 5 4 3 2
do 2 draft tactical-gnome
expect table 6
expect box 2
expect tutorial 18
asked 1
prompt draft
expect table has shadow-messenger ward-keeper shieldbearer runesmith teleport sparks
expect box has call-of-the-pack vine-grasp
do 1 draft teleport
asked 2
do 2 draft sparks; draft runesmith
asked 1
force card weasel-scout glade-archer rune-apprentice lantern-ghost
force card thorn-boar root-warden tower-guard herb-healer
do 1 draft shieldbearer
expect box 4
expect box has call-of-the-pack vine-grasp shadow-messenger ward-keeper
expect hand 1 4
expect hand 1 has weasel-scout glade-archer rune-apprentice lantern-ghost
expect pile 1 6
expect pile 1 has honey-gatherer priest hedge-sneak leaf-ambush teleport shieldbearer
expect hand 2 4
expect hand 2 has thorn-boar root-warden tower-guard herb-healer
expect pile 2 6
expect pile 2 has boar-rider nimble-blade apish-companion tactical-gnome sparks runesmith
expect archive 1 0
expect archive 2 0
expect table 0
expect tutorial 18
asked 1
prompt react
expect stack start
sees 2 box call-of-the-pack vine-grasp shadow-messenger ward-keeper
sees-not 2 pile-1 honey-gatherer priest hedge-sneak leaf-ambush teleport shieldbearer
sees-not 1 pile-1 honey-gatherer priest hedge-sneak leaf-ambush teleport shieldbearer
redealt 1
redealt 2

test AD-PLUS-7 The eight left over are shuffled for the fifth draft: other six of them
option level=plus
force 0 0 0 0 0 0
start
do 1 profession pathfinder
do 1 draft weasel-scout
do 2 draft thorn-boar; draft root-warden
force 0 0 0 0 0 0
do 1 draft glade-archer
do 2 draft tower-guard
do 1 draft rune-apprentice; draft lantern-ghost
force 0 0 0 0 0 0
do 2 draft herb-healer
do 1 draft honey-gatherer
do 2 draft boar-rider; draft nimble-blade
force 0 0 0 0 0 0
do 1 draft priest
do 2 draft apish-companion
do 1 draft hedge-sneak; draft leaf-ambush
force 0 0 0 0 0 0
do 2 draft tactical-gnome
event draft-open
expect table 6
expect table has vine-grasp call-of-the-pack teleport sparks shieldbearer runesmith
expect box 2
expect box has shadow-messenger ward-keeper

test AD-PLUS-9 AD-RULE-72 Picks of the set-up draft go straight into the deck: no archive, not even between two drafts
option level=plus
force 0 0 0 0 0 0
start
do 1 profession pathfinder
do 1 draft weasel-scout
do 2 draft thorn-boar; draft root-warden
do 1 draft glade-archer
prompt draft
expect archive 1 0
expect archive 2 0
expect pile 1 2
expect pile 1 has weasel-scout glade-archer
expect pile 2 has thorn-boar root-warden

test AD-PLUS-3 AD-RULE-26 The victory comes at the end of the effect that would have drawn, after all of it has happened
pack adeloth-draws
option level=plus
duel
pile 1
tutorial
hand 1 last-lesson
do 1 play last-lesson
event drawn-through 1
expect life 2 23
expect life 1 24
over 1

test AD-PLUS-3 AD-RULE-3 Life points decide before drawing through: who draws through and kills himself by the same effect has lost
pack adeloth-draws
option level=plus
duel
pile 1
tutorial
life 1 1
hand 1 last-lesson
do 1 play last-lesson
event drawn-through 1
over 2

test AD-PLUS-3 AD-RULE-3 and if both generals die by it, it is a draw
pack adeloth-draws
option level=plus
duel
pile 1
tutorial
life 1 1
life 2 2
hand 1 last-lesson
do 1 play last-lesson
over draw

test AD-RULE-88 AD-RULE-6 With the compensation player 2 starts with two gold, and player 1 with none
option level=plus
option compensation=on
duel
expect gold 1 0
expect gold 2 2

test AD-RULE-88 AD-RULE-6 Without it nobody has gold, and that is the standard
option level=plus
duel
expect gold 1 0
expect gold 2 0

test AD-RULE-88 The two gold are there from the first moment, before the draft
option level=plus
option compensation=on
start
do 1 profession pathfinder
expect gold 2 2

test AD-RULE-88 It is for Plus alone
option level=3
option compensation=on
refuse the compensation is for Plus
