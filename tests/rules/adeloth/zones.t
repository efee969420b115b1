# Zones: battlefield, hand, discard pile, draw pile, archive, side zone, stack, box

test AD-ZONE-1 AD-RULE-2 A servant card goes from hand to stack, battlefield, discard pile, draw pile and hand again
option level=1
duel
pile 1
box 1 queen-bee mother-bear growth stag-lord cloak-of-the-grove wild-hunt
box 1 forest-colossus emerald-dragon mothers-blessing
hand 1 weasel-scout
hand 2 teleport
do 1 summon weasel-scout
prompt react
sees 2 stack weasel-scout
expect hand 1 0
expect discard 1 0
expect pile 1 0
expect at weasel-scout nowhere
resolve
do 1 place d2
sees-not 2 stack weasel-scout
expect at weasel-scout d2
expect discard 1 0
end
hand 2 sparks
do 2 play-at sparks weasel-scout
resolve
expect at weasel-scout nowhere
expect discard 1 has weasel-scout
end
event shuffle 1 1
event draw 1 weasel-scout
expect discard 1 0
expect hand 1 has weasel-scout

test AD-ZONE-1 AD-RULE-2 A card on the stack is not shuffled with the discard pile
option level=1
duel
pile 1
box 1 queen-bee stag-lord cloak-of-the-grove wild-hunt
box 1 forest-colossus emerald-dragon mothers-blessing
servant 1 mother-bear d2
damage mother-bear 1
discard 1 weasel-scout
hand 1 growth vine-grasp
hand 2 fireball sparks
mana 1 4
mana 2 4
do 1 play growth
do 1 pass
do 2 play-at fireball mother-bear
do 2 pass
do 1 pass
expect stack card trigger
expect discard 1 has weasel-scout mother-bear
do 1 pass
force card weasel-scout
do 2 pass
event shuffle 1 2
expect hand 1 has weasel-scout
expect pile 1 has mother-bear
expect stack card
expect discard 1 0
resolve
expect discard 1 has growth
expect discard 1 1
expect pile 1 1

test AD-RULE-2 A card on the stack is no target for what aims at the battlefield
duel
hand 1 weasel-scout
hand 2 fireball oblivion
mana 2 7
xp 2 1
do 1 summon weasel-scout
asked 2
offered 2 play-at fireball pathfinder
denied 2 AD-TGT-3 play-at oblivion pathfinder
not-offered 2 play-at fireball weasel-scout
not-offered 2 play-at oblivion weasel-scout

test AD-ZONE-2 Only cards on the battlefield have an influence: equipment
duel pathfinder green
hand 1 sun-blade
expect attack pathfinder 2
discard 1 sun-blade
expect attack pathfinder 2
archive 1 sun-blade
expect attack pathfinder 2
equip 1 sun-blade
expect attack pathfinder 4
expect attack rune-master 2

test AD-ZONE-2 Only cards on the battlefield have an influence: servants
pack adeloth-vectors
duel pathfinder green
servant 1 griffin-rider a1
upgraded shieldbearer armour
hand 1 shieldbearer
expect attack griffin-rider 3
discard 1 shieldbearer
expect attack griffin-rider 3
servant 2 shieldbearer g7
expect attack griffin-rider 3
servant 1 shieldbearer c1
expect attack griffin-rider 4

test AD-ZONE-2 An ability of a card in hand or in the discard pile cannot be used
duel pathfinder green
hand 1 rune-apprentice
servant 1 priest a1
not-offered 1 use-at rune-apprentice priest
discard 1 rune-apprentice
not-offered 1 use-at rune-apprentice priest
servant 1 rune-apprentice b1
offered 1 use-at rune-apprentice priest

test AD-ZONE-3 A card in hand is played by paying its cost; other zones cannot be played from
duel
hand 1 weasel-scout
discard 1 root-warden
mana 1 4
offered 1 summon weasel-scout
not-offered 1 summon root-warden
not-offered 1 summon queen-bee
not-offered 1 summon thorn-boar
do 1 summon weasel-scout
expect mana 1 3

test AD-ZONE-4 The hand may be larger during the own turn; six cards become five only by the income action
duel
hand 1 weasel-scout thorn-boar root-warden glade-archer vine-grasp call-of-the-pack
mana 1 1
expect hand 1 6
do 1 move pathfinder
resolve
do 1 stay
expect hand 1 6
do 1 income
resolve
prompt discard
asked 1
expect hand 1 6
do 1 discard thorn-boar
expect hand 1 5
expect discard 1 has thorn-boar
event discard 1 thorn-boar
prompt react
expect active 2

test AD-ZONE-4 In the enemy turn a hand may be larger too; the enemy's income action does not touch it
duel
hand 2 tower-guard rune-apprentice lantern-ghost herb-healer teleport sparks fireball
do 1 income
resolve
prompt action
expect active 2
expect hand 2 8
do 2 income
resolve
prompt discard
asked 2
do 2 discard tower-guard
do 2 discard rune-apprentice
do 2 discard lantern-ghost
resolve
expect active 1
expect hand 2 5

test AD-ZONE-4 Five cards stay
duel
hand 1 weasel-scout thorn-boar root-warden glade-archer vine-grasp
do 1 income
resolve
no-event discard
expect hand 1 5
expect active 2

test AD-ZONE-5 Played cards after their effect and servants whose figure was removed lie in their owner's discard pile
duel
servant 2 rune-apprentice d6
hand 1 call-of-the-pack
hand 2 sparks
mana 2 1
servant 1 weasel-scout c1
do 1 play call-of-the-pack
expect discard 1 0
resolve
do 1 place c2
expect discard 1 0
do 1 place d2
expect discard 1 has call-of-the-pack
expect discard 1 1
end
do 2 play-at sparks rune-apprentice
resolve
expect discard 2 has sparks rune-apprentice
expect discard 1 lacks sparks
expect discard 1 lacks rune-apprentice

test AD-ZONE-6 Cards come from the draw pile into the hand
duel
pile 2 sparks teleport
end
expect hand 2 has sparks
expect pile 2 has teleport
expect pile 2 1

test AD-ZONE-6 AD-ZONE-7 With an empty draw pile the archive rules of the level come into force
duel
pile 2
discard 2 sparks
do 1 income
prompt leave
asked 2
only 2 leave griffin-rider; leave fireball; leave sun-blade
do 2 leave fireball
event tier 2 griffin-rider
event tier 2 sun-blade
event shuffle 2 3
expect hand 2 1
expect pile 2 2
expect archive 2 lacks griffin-rider sun-blade fireball
expect archive 2 6

test AD-ZONE-7 The last card drawn does not open the archive
duel
pile 2 sparks
end
expect hand 2 has sparks
expect pile 2 0
expect archive 2 9

test AD-ZONE-8 The tutorial deck belongs to nobody; its cards get into decks by set-up and draft only
option level=3
duel
expect count 1 tutorial 30
expect count 2 tutorial 30
pile 2
do 1 income
prompt draft
expect count 1 tutorial 24
do 2 draft honey-gatherer
do 1 draft priest; draft boar-rider
do 2 draft nimble-blade
expect archive 1 has priest boar-rider
expect box has shieldbearer runesmith
do 2 top nimble-blade
expect hand 2 has nimble-blade
expect pile 2 has honey-gatherer
expect count 1 tutorial 24

test AD-ZONE-8 Levels 1 and 2 deal the whole tutorial deck before the first turn
option level=2
duel
expect count 1 tutorial 0
expect archive 1 9
expect archive 2 9

test AD-ZONE-9 A card in the box never comes back
option level=1
duel
pile 1
discard 1 weasel-scout
end
do 2 income
resolve
prompt leave
do 1 leave queen-bee
resolve
expect box has queen-bee honey-gatherer apish-companion
expect discard 1 lacks queen-bee
expect pile 1 lacks queen-bee
box 1 stag-lord cloak-of-the-grove wild-hunt forest-colossus emerald-dragon mothers-blessing
pile 1
discard 1 weasel-scout thorn-boar
end 2
event shuffle 1 2
expect box has queen-bee honey-gatherer apish-companion wild-hunt
expect pile 1 1
