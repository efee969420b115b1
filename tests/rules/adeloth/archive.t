# Archive, tiers and hint cards (Archiv, Tierstufen, Hinweiskarten)

test AD-ARC-1 A card is to be drawn, the draw pile is empty: cards of the next tier come into play
duel
pile 2
discard 2 tower-guard
do 1 income
resolve
asked 2
prompt leave
do 2 leave fireball
event tier 2 griffin-rider
event tier 2 sun-blade
expect archive 2 lacks griffin-rider sun-blade fireball

test AD-ARC-1 Not as long as one card is left
duel
pile 2 tower-guard
do 1 income
resolve
asked 2
prompt action
expect hand 2 has tower-guard
expect pile 2 0
expect archive 2 9

test AD-ARC-2 AD-ARC-5 T1.1 and T1.2 come up: the discard pile is not shuffled in
option level=1
duel
upper 2
discard 2 tower-guard sparks teleport
do 1 income
resolve
prompt action
event hint 2 upgrades
no-event shuffle
expect discard 2 3
expect discard 2 has tower-guard sparks teleport
expect pile 2 1
expect under-1 2 0
expect under-2 2 2
upper 2
do 2 income
resolve
do 1 income
resolve
event hint 2 spy
no-event shuffle
expect discard 2 3
expect under-2 2 0
expect pile 2 1

test AD-ARC-3 Levels 1 and 2: T1.1, T1.2, T2, T3, T4, one after another
option level=1
duel
upper 1
do 1 income
resolve
do 2 income
resolve
event hint 1 upgrades
upper 1
do 1 income
resolve
do 2 income
resolve
event hint 1 spy
upper 1
do 1 income
resolve
do 2 income
resolve
only 1 leave queen-bee; leave mother-bear; leave growth
do 1 leave growth
pile 1
do 1 income
resolve
do 2 income
resolve
only 1 leave stag-lord; leave cloak-of-the-grove; leave wild-hunt
do 1 leave wild-hunt
pile 1
do 1 income
resolve
do 2 income
resolve
only 1 leave forest-colossus; leave emerald-dragon; leave mothers-blessing
do 1 leave forest-colossus
expect archive 1 0

test AD-ARC-3 Level 3: the same order in the drafts
option level=3
duel
pile 2
do 1 income
resolve
event draft-open t1.1
do 2 draft honey-gatherer
do 1 draft boar-rider; draft nimble-blade
do 2 draft priest; top priest
pile 2
do 2 income
resolve
archive 2 honey-gatherer
pile 2
do 1 income
resolve
no-event draft-open
event draw 2 honey-gatherer
do 2 income
resolve
do 1 income
resolve
event draft-open t1.2
do 2 draft hedge-sneak
do 1 draft leaf-ambush; draft ward-keeper
do 2 draft shadow-messenger; top hedge-sneak
pile 2
do 2 income
resolve
do 1 income
resolve
event draft-open t2
do 2 draft growth
do 1 draft fireball; draft sun-blade
do 2 draft queen-bee
pile 2
do 2 income
resolve
do 1 income
resolve
event draft-open t3
do 2 draft stag-lord
do 1 draft counterspell; draft wild-hunt
do 2 draft mirror-sage
pile 2
do 2 income
resolve
do 1 income
resolve
event draft-open t4
do 2 draft meteor
do 1 draft oblivion; draft emerald-dragon
do 2 draft mothers-blessing
expect tutorial 0

test AD-ARC-4 AD-ARC-5 AD-RULE-7 Each colour has both hint cards: a player comes upon Upgrades in his third turn, the hint card is put aside, he draws a, and the other one stays where it is
option level=1
start
do 1 profession pathfinder
do 2 colour blue
resolve
end 3
expect pile 1 0
expect discard 1 1
force card nimble-blade
end
expect turn 5
expect active 1
event hint 1 upgrades
event draw 1 nimble-blade
expect hand 1 6
expect hand 1 has nimble-blade
expect pile 1 1
expect pile 1 has boar-rider
expect under-2 1 2
expect discard 1 1

test AD-ARC-4 AD-ARC-5 AD-RULE-7 The hint card is in no zone: the four cards below come out one by one, nothing between them, for both players
option level=1
force card vine-grasp call-of-the-pack glade-archer weasel-scout
force card sparks teleport herb-healer tower-guard
start
do 1 profession pathfinder
do 2 colour blue
resolve
end 4
event hint 1 upgrades
end
event hint 2 upgrades
end
no-event hint
event draw 1 *
expect pile 1 0
end 2
event hint 1 spy
event draw 1 *
end
event hint 2 spy
end
no-event hint
event draw 1 *
expect pile 1 0
expect under-1 1 0
expect under-2 1 0

test AD-ARC-5 An effect that draws two comes upon the hint card between them
option level=1
duel rune-master blue
level 1 3
points 1 offering 2
servant 1 thorn-boar c1
upper 1 weasel-scout
do 1 offer offering thorn-boar
event draw 1 weasel-scout
event hint 1 upgrades
expect hand 1 2
expect pile 1 1
expect under-2 1 2

test AD-ARC-6 AD-FLOW-3 AD-RULE-11 The first T2 cards in a deck bring both players a card-flow token at once, active
duel
expect has-flow 1 no
expect has-flow 2 no
pile 2
do 1 income
resolve
expect has-flow 1 no
do 2 leave fireball
event flow-tokens
expect has-flow 1 yes
expect has-flow 2 yes
expect flow 1 yes
expect flow 2 yes

test AD-ARC-6 Player 1's T2 cards as well
duel
pile 1
do 1 income
resolve
do 2 income
resolve
do 1 leave growth
event flow-tokens
expect flow 1 yes
expect flow 2 yes

test AD-ARC-6 AD-RULE-11 The inactive player brings the first T2 cards, by a draw in the other's turn: both get a token, his too is active and waits for his turn
duel
servant 2 mother-bear d5
damage mother-bear 4
hand 1 sparks
mana 1 1
pile 2
discard 2 tower-guard
do 1 play-at sparks mother-bear
event removed mother-bear
asked 2
prompt leave
expect has-flow 1 no
do 2 leave fireball
event flow-tokens
expect flow 1 yes
expect flow 2 yes
expect active 1
offered 1 flow
end
offered 2 flow

test AD-ARC-6 It happens once: later tiers give no second token and turn none over
duel
flow 1 off
flow 2 off
archive 2 growth queen-bee mother-bear
pile 2
do 1 income
resolve
do 2 leave fireball
no-event flow-tokens
expect flow 1 no

test AD-ARC-6 T1.1 and T1.2 bring none
option level=1
duel
upper 2
do 1 income
resolve
event hint 2 upgrades
expect has-flow 1 no
expect has-flow 2 no

test AD-ARC-6 AD-DRAFT-5 Level 3: T2 cards of the triggering player get into his deck, so both get it; T1.1 and T1.2 bring none
option level=3
duel
pile 2
do 1 income
resolve
do 2 draft honey-gatherer
do 1 draft boar-rider; draft nimble-blade
do 2 draft priest; top priest
expect has-flow 1 no
expect has-flow 2 no
tutorial queen-bee mother-bear growth griffin-rider fireball sun-blade
pile 2
archive 1
do 2 income
resolve
do 1 income
resolve
do 2 draft queen-bee
do 1 draft mother-bear; draft growth
expect has-flow 2 no
do 2 draft griffin-rider
event flow-tokens
expect flow 1 yes
expect flow 2 yes
