# How a match ends

test AD-WIN-1 AD-GEN-7 A general without life points: the game ends after that effect
duel pathfinder green
life 2 3
hand 1 fireball
mana 1 3
do 1 play-at fireball rune-master
resolve
over 1
expect ending life
event win 1
cites AD-WIN-1

test AD-WIN-1 AD-RULE-41 Not in the middle of an effect: a general at -1 who gains 2 goes on with 1
duel pathfinder green
life 1 2
at pathfinder d4
servant 1 herb-healer c3
servant 2 thorn-boar c4
counters thorn-boar 1
do 1 attack herb-healer thorn-boar
do 2 defend
event damage pathfinder 3
event life 1 2 1
not-over
expect life 1 1
expect damage thorn-boar 2

test AD-WIN-1 AD-RULE-41 What is gained afterwards comes too late if it is not enough
duel pathfinder green
life 1 2
equip 1 sun-blade
at pathfinder c3
servant 2 thorn-boar c4
counters thorn-boar 4
do 1 attack pathfinder thorn-boar
do 2 defend
over 2
expect life 1 0

test AD-WIN-1 Life points lost by a triggered ability count at once, before what lies below it
pack adeloth-vectors
duel
life 1 1
servant 1 weasel-scout d5
servant 1 priest a1
servant 2 lantern-ghost d6
do 1 attack weasel-scout lantern-ghost
do 2 endure
event removed lantern-ghost
over 2

test AD-WIN-2 AD-LVL-5 AD-RULE-78 Level 6 wins at once; no skill point is placed
pack adeloth-vectors
duel
level 1 5
xp 1 8
denied 1 AD-FLOW-1 flow
do 1 level
over 1
expect ending level
expect level 1 6
no-event invest
event win 1
cites AD-WIN-2

test AD-WIN-2 Level 5 does not win, and experience alone does not either
pack adeloth-vectors
duel
level 1 4
xp 1 6
do 1 level
not-over
do 1 invest charge
expect level 1 5
xp 1 100
end 2
not-over
expect xp 1 100

test AD-WIN-2 The level counts when the effect is executed: a defeat in reaction comes first
pack adeloth-vectors
duel
level 1 5
xp 1 8
life 1 4
hand 2 fireball
mana 2 3
do 1 level
asked 2
do 2 play-at fireball pathfinder
over 2
expect ending life
expect level 1 5

test AD-WIN-3 General with 2 life points attacks one with 1, who defends: a draw
duel
at rune-master d2
life 1 2
life 2 1
do 1 attack pathfinder rune-master
do 2 defend
over draw
expect ending both
event drawn-game
cites AD-WIN-3
no-event win

test AD-WIN-3 If he does not defend, the attacker wins
duel
at rune-master d2
life 1 2
life 2 1
do 1 attack pathfinder rune-master
do 2 endure
over 1
expect ending life
expect life 1 2

test AD-WIN-3 The attacked one wins if only the attacker falls
duel
at rune-master d2
life 1 2
life 2 3
do 1 attack pathfinder rune-master
do 2 defend
over 2

test AD-WIN-3 AD-KEY-4 The same if both fall as bystanders of two wild servants
pack adeloth-vectors
duel
at pathfinder e5
servant 1 thorn-boar d4
servant 2 mother-bear d5
at rune-master c4
life 1 5
life 2 2
do 1 attack thorn-boar mother-bear
do 2 defend
over draw
cites AD-WIN-3

test AD-WIN-3 AD-RULE-41 A life-giving blow that kills saves the attacker who would fall with it
duel pathfinder green
at rune-master d2
equip 1 sun-blade
life 1 2
life 2 4
do 1 attack pathfinder rune-master
do 2 defend
over 1
expect life 1 4
expect life 2 0

test AD-WIN-4 AD-PLUS-3 AD-RULE-26 Plus: who would have to draw with nothing left wins, whatever he has discarded
option level=plus
duel
box 1 queen-bee mother-bear growth griffin-rider fireball sun-blade
box 1 stag-lord cloak-of-the-grove wild-hunt mirror-sage counterspell ancient-golem
box 1 forest-colossus emerald-dragon mothers-blessing seraph-of-light meteor oblivion
pile 2
discard 2 tower-guard sparks
do 1 income
resolve
event drawn-through 2
over 2
expect ending drawn-through
cites AD-WIN-4
expect discard 2 2

test AD-WIN-4 AD-RULE-26 Merely emptying the draw pile is not enough
option level=plus
duel
box 1 queen-bee mother-bear growth griffin-rider fireball sun-blade
box 1 stag-lord cloak-of-the-grove wild-hunt mirror-sage counterspell ancient-golem
box 1 forest-colossus emerald-dragon mothers-blessing seraph-of-light meteor oblivion
pile 2 sparks
end
not-over
expect pile 2 0
expect hand 2 has sparks
end
not-over
do 1 income
resolve
over 2
expect ending drawn-through

test AD-WIN-4 A tier that can still be drafted is in the way
option level=plus
duel
box 1 queen-bee mother-bear growth griffin-rider fireball sun-blade
box 1 stag-lord cloak-of-the-grove wild-hunt mirror-sage counterspell ancient-golem
pile 2
do 1 income
prompt draft
not-over
no-event drawn-through

test AD-WIN-4 So is an archive
option level=plus
duel
box 1 queen-bee mother-bear growth griffin-rider fireball sun-blade
box 1 stag-lord cloak-of-the-grove wild-hunt mirror-sage counterspell ancient-golem
box 1 forest-colossus emerald-dragon mothers-blessing seraph-of-light meteor oblivion
archive 2 meteor oblivion
pile 2
do 1 income
resolve
not-over
event tier 2 meteor
expect archive 2 0

test AD-WIN-4 Only in Plus: elsewhere the discard pile is shuffled, or nothing is drawn
option level=3
duel
box 1 queen-bee mother-bear growth griffin-rider fireball sun-blade
box 1 stag-lord cloak-of-the-grove wild-hunt mirror-sage counterspell ancient-golem
box 1 forest-colossus emerald-dragon mothers-blessing seraph-of-light meteor oblivion
box 1 honey-gatherer boar-rider nimble-blade priest shieldbearer runesmith
box 1 apish-companion hedge-sneak leaf-ambush tactical-gnome shadow-messenger ward-keeper
pile 2
do 1 income
resolve
event no-draw 2
no-event drawn-through
not-over
discard 2 sparks
end 2
event shuffle 2 1
event draw 2 sparks
not-over

test AD-WIN-4 AD-RULE-58 Several draws in one effect: the last draft is made and drawing goes on; the victory needs a later draw
option level=plus
duel rune-master
box 1 queen-bee mother-bear growth griffin-rider fireball sun-blade
box 1 stag-lord cloak-of-the-grove wild-hunt mirror-sage counterspell ancient-golem
pile 1
level 1 5
points 1 offering 2
servant 1 priest a1
do 1 offer offering priest
prompt draft
do 1 draft forest-colossus
do 2 draft emerald-dragon; draft meteor
do 1 draft oblivion
event shuffle 1 3
not-over
expect hand 1 2
expect pile 1 1
end 2
not-over
expect hand 1 3
expect pile 1 0
discard 1 priest
end
do 2 income
resolve
over 1
expect ending drawn-through

test AD-WIN-4 AD-RULE-58 Both draws of one effect from nothing: he wins when the effect is complete
option level=plus
duel rune-master
box 1 queen-bee mother-bear growth griffin-rider fireball sun-blade
box 1 stag-lord cloak-of-the-grove wild-hunt mirror-sage counterspell ancient-golem
box 1 forest-colossus emerald-dragon mothers-blessing seraph-of-light meteor oblivion
pile 1
level 1 5
life 1 20
points 1 offering 2
servant 1 priest a1
do 1 offer offering priest
over 1
expect ending drawn-through
expect life 1 22

test AD-WIN-5 AD-RULE-70 What is still on the stack is not executed any more
duel
life 1 4
servant 1 weasel-scout c4
servant 2 priest c5
servant 2 rune-apprentice a7
hand 2 fireball
mana 2 3
do 1 attack weasel-scout priest
asked 2
expect stack attack check
do 2 play-at fireball pathfinder
over 2
no-event check
no-event attack
expect damage priest 0
asked nobody

test AD-WIN-5 AD-RULE-70 A triggered ability of the deadly effect does not come to pass
pack adeloth-vectors
duel pathfinder green
life 2 2
servant 2 mother-bear c6
at rune-master d5
damage mother-bear 2
hand 1 meteor
mana 1 6
gold 1 1
servant 1 priest d4
at mother-bear d6
do 1 play-at meteor rune-master
over 1
event removed mother-bear
event removed priest
no-event triggered
no-event draw

test AD-WIN-6 AD-RULE-3 Both generals without life points by one spell: a draw
duel pathfinder green
at rune-master d2
life 1 3
life 2 6
hand 1 meteor
mana 1 6
gold 1 1
do 1 play-at meteor rune-master
resolve
over draw
expect ending both
cites AD-WIN-6

test AD-RULE-3 Life points decide before level 6
pack adeloth-vectors
duel
level 1 5
xp 1 8
life 1 0
do 1 level
over 2
expect ending life
expect level 1 6

test AD-RULE-3 Life points decide before drawing through
option level=plus
duel
box 1 queen-bee mother-bear growth griffin-rider fireball sun-blade
box 1 stag-lord cloak-of-the-grove wild-hunt mirror-sage counterspell ancient-golem
box 1 forest-colossus emerald-dragon mothers-blessing seraph-of-light meteor oblivion
pile 1
at pathfinder c4
gold 1 3
life 1 0
do 1 buy scroll-of-lore
event drawn-through 1
over 2
expect ending life

test AD-RULE-3 Level 6 decides before drawing through
option level=plus
duel
box 1 queen-bee mother-bear growth griffin-rider fireball sun-blade
box 1 stag-lord cloak-of-the-grove wild-hunt mirror-sage counterspell ancient-golem
box 1 forest-colossus emerald-dragon mothers-blessing seraph-of-light meteor oblivion
pile 1
at pathfinder c4
gold 1 3
level 2 6
do 1 buy scroll-of-lore
event drawn-through 1
over 2
expect ending level

test AD-WIN-7 AD-RULE-46 After 60 rounds a draw is offered; both must agree
duel
turn 119
end
expect turn 120
not-over
do 2 income
resolve
prompt offer-draw
asked 1
only 1 agree; go-on
do 1 agree
asked 2
only 2 agree; go-on
not-over
do 2 agree
over draw
expect ending agreed
event drawn-game 60
cites AD-RULE-46

test AD-WIN-7 AD-RULE-46 Either of them may go on, and it is offered once only
duel
turn 119
end
do 2 income
resolve
do 1 agree
do 2 go-on
resolve
not-over
expect turn 121
prompt action
asked 1
end
do 2 income
resolve
prompt action
expect turn 123

test AD-RULE-46 The first one to decline ends the question
duel
turn 119
end
do 2 income
resolve
prompt offer-draw
do 1 go-on
resolve
prompt action
expect turn 121

test AD-RULE-46 Not in the middle of round 60, and not after round 59
duel
turn 117
end 2
prompt action
expect turn 119
end
prompt action
expect turn 120

test AD-RULE-46 Match option: after 60 rounds the higher level wins
option limit=decide
duel
turn 119
level 1 2
level 2 3
life 2 1
end
do 2 income
resolve
over 2
expect ending limit
event win 2
cites AD-RULE-46

test AD-RULE-46 Match option: with equal levels more life points win
option limit=decide
duel
turn 119
life 2 24
end
do 2 income
resolve
over 1
expect ending limit

test AD-RULE-46 Match option: all equal is a draw; before round 60 it does nothing
option limit=decide
duel
turn 117
end 2
not-over
expect turn 119
end
do 2 income
resolve
over draw
expect ending limit
event drawn-game 60

test AD-WIN-1 AD-WIN-5 After every effect it is looked whether somebody has won; mostly nobody has
duel
servant 1 boar-rider d4
hand 1 sparks
servant 2 priest d5
mana 1 1
do 1 play-at sparks priest
event executed 1 sparks
no-event win
no-event drawn-game
not-over
