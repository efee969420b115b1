# A1 start action, A2 income action (Startaktion, Einkommensaktion)
# Played with the cards of tests/packs/adeloth-vectors, so that tuning the game does not change the numbers here.

# ---- A1 ----

test AD-START-1 AD-START-2 The start action comes first, of itself, and draws one card; then actions are chosen
pack adeloth-vectors
option level=1
start
do 1 profession pathfinder
do 2 colour blue
event choose-start 1
expect stack start
asked 1
prompt react
expect hand 1 4
do 1 pass
event draw 1 *
expect hand 1 5
expect stack
asked 1
prompt action

test AD-START-1 AD-INC-1 Both are compulsory: a turn that does nothing has one start and one income action
pack adeloth-vectors
duel
pile 2 sparks teleport
servant 1 nimble-blade c2
gold 1 2
do 1 income
event choose-income 1
no-event choose-start 2
prompt administration
do 1 done
event choose-start 2
no-event choose-income
expect hand 2 1
expect hand 2 has sparks
expect active 2
prompt action

test AD-START-2 The active player draws, and one card only
pack adeloth-vectors
duel
pile 1 sparks
pile 2 teleport fireball
end
expect hand 2 1
expect hand 2 has teleport
expect hand 1 0

test AD-START-3 The start action can be answered by both, its owner first
pack adeloth-vectors
duel
hand 1 vine-grasp thorn-boar
hand 2 teleport
mana 2 2
servant 1 weasel-scout c2
servant 2 tower-guard e6
pile 2 sparks
do 1 income
do 1 pass
do 2 pass
expect stack start
asked 2
prompt react
do 2 pass
asked 1
do 1 play-at vine-grasp tower-guard
expect stack start card
asked 1
do 1 pass
do 2 play-at teleport tower-guard
expect stack start card card
expect hand 2 0
resolve
do 2 place a7
resolve
expect at tower-guard a7
expect attack tower-guard 0
expect hand 2 has sparks
prompt action
asked 2

test AD-START-1 AD-START-3 AD-ACT-3 No action before the start action is executed
pack adeloth-vectors
duel
hand 2 teleport
mana 2 2
servant 2 tower-guard e6
do 1 income
do 2 pass
expect stack start
prompt react
asked 2
not-offered 2 move tower-guard
not-offered 2 income

# ---- A2 ----

test AD-INC-1 The income action is offered as long as the stack is empty, and not as a reaction
pack adeloth-vectors
duel
hand 1 vine-grasp teleport
mana 1 3
servant 1 weasel-scout c2
offered 1 income
do 1 play-at vine-grasp weasel-scout
prompt react
asked 1
not-offered 1 income
resolve
prompt action
offered 1 income

test AD-INC-2 AD-INC-3 AD-INC-5 AD-INC-6 General on mine B2, servant on settlement A4, enemy on mine F6, hand 7: 1 gold, 1 experience, 2 discarded
pack adeloth-vectors
duel
at pathfinder b2
servant 1 weasel-scout a4
servant 2 tower-guard f6
hand 1 thorn-boar root-warden glade-archer vine-grasp call-of-the-pack boar-rider nimble-blade
do 1 income
resolve
event gold 1 1 1
event xp 1 1 1
prompt discard
asked 1
expect hand 1 7
do 1 discard boar-rider
expect hand 1 6
prompt discard
do 1 discard vine-grasp
expect hand 1 5
expect discard 1 2
expect discard 1 has boar-rider vine-grasp
expect gold 1 1
expect xp 1 1
expect gold 2 0
expect xp 2 0
expect active 2

test AD-INC-2 Generals, servants and tokens alike: four mines give 4 gold, two settlements 2 experience
pack adeloth-vectors
duel
at pathfinder b2
servant 1 weasel-scout f3
servant 1 thorn-boar b5
token 1 wolf-pup f6
token 1 wolf-pup a4
servant 1 root-warden g4
do 1 income
resolve
expect gold 1 4
expect xp 1 2

test AD-INC-2 One yield for each field, not for the characters beside it
pack adeloth-vectors
duel
at pathfinder b2
servant 1 weasel-scout a2
servant 1 thorn-boar b1
servant 1 root-warden c2
do 1 income
resolve
expect gold 1 1
expect xp 1 0

test AD-INC-3 A gold mine alone gives gold, a settlement alone experience
pack adeloth-vectors
duel
servant 1 weasel-scout f3
do 1 income
resolve
expect gold 1 1
expect xp 1 0

test AD-INC-3 A settlement alone gives experience
pack adeloth-vectors
duel
servant 1 weasel-scout g4
do 1 income
resolve
expect gold 1 0
expect xp 1 1

test AD-INC-4 The goblin shop, the start fields and the forest yield nothing
pack adeloth-vectors
duel
at pathfinder d4
servant 1 weasel-scout d1
servant 1 thorn-boar c4
do 1 income
resolve
no-event gold
no-event xp
expect gold 1 0
expect xp 1 0

test AD-INC-5 AD-RULE-54 Five cards are kept; a sixth goes, of the player's choice, and the discard is public
pack adeloth-vectors
duel
hand 1 thorn-boar root-warden glade-archer vine-grasp call-of-the-pack boar-rider
do 1 income
resolve
prompt discard
only 1 discard thorn-boar; discard root-warden; discard glade-archer; discard vine-grasp; discard call-of-the-pack; discard boar-rider
do 1 discard call-of-the-pack
event discard 1 call-of-the-pack
cites AD-INC-5
expect hand 1 5
expect discard 1 has call-of-the-pack

test AD-INC-5 AD-ZONE-4 With five cards nothing is discarded; the other player's hand may be larger
pack adeloth-vectors
duel
hand 1 thorn-boar root-warden glade-archer vine-grasp call-of-the-pack
hand 2 tower-guard rune-apprentice lantern-ghost herb-healer teleport sparks
do 1 income
resolve
no-event discard
expect hand 1 5
expect discard 1 0
expect discard 2 0

test AD-INC-5 First the resources, then the discard
pack adeloth-vectors
duel
at pathfinder b2
hand 1 thorn-boar root-warden glade-archer vine-grasp call-of-the-pack boar-rider
do 1 income
resolve
prompt discard
expect gold 1 1

test AD-INC-6 Exhausted or summoned this turn: it yields all the same
pack adeloth-vectors
duel
at pathfinder a1
mana 1 3
hand 1 thorn-boar
servant 1 weasel-scout a4
status weasel-scout exhausted
status weasel-scout moved
do 1 summon thorn-boar
resolve
do 1 place b2
expect status thorn-boar exhausted yes
do 1 income
resolve
expect gold 1 1
expect xp 1 1

test AD-INC-6 What the enemy stands on yields nothing in this turn, to neither
pack adeloth-vectors
duel
servant 2 tower-guard b2
servant 2 lantern-ghost a4
at rune-master f6
do 1 income
resolve
expect gold 1 0
expect xp 1 0
expect gold 2 0
expect xp 2 0

test AD-INC-6 The moment of execution counts: the only character on a mine is removed in reaction, no gold
pack adeloth-vectors
duel
servant 1 weasel-scout b2
hand 2 fireball
mana 2 3
do 1 income
do 2 play-at fireball weasel-scout
resolve
expect at weasel-scout nowhere
expect gold 1 0
expect xp 2 1

test AD-INC-6 A character teleported onto a mine in reaction to the income yields
pack adeloth-vectors
duel
servant 1 tower-guard c3
hand 1 teleport
mana 1 2
do 1 income
do 1 play-at teleport tower-guard
resolve
do 1 place f6
resolve
expect gold 1 1

test AD-INC-7 After the income action no further action: the administration phase follows at once
pack adeloth-vectors
duel
servant 1 nimble-blade c2
gold 1 2
hand 1 thorn-boar
mana 1 3
do 1 income
resolve
prompt administration
asked 1
not-offered 1 move nimble-blade
not-offered 1 summon thorn-boar
not-offered 1 income
do 1 done
expect active 2

test AD-INC-7 What the income action was answered with is executed first, then the phase is over
pack adeloth-vectors
duel
servant 1 nimble-blade b2
servant 2 lantern-ghost c3
gold 1 2
hand 1 fireball
mana 1 3
do 1 income
do 1 play-at fireball lantern-ghost
resolve
# the ghost's ability came onto the stack above the income
expect life 1 24
expect xp 1 1
expect gold 1 3
prompt administration

test AD-BOARD-5 AD-INC-3 Up to level 3 there is a mine on B5
option level=3
duel
servant 1 weasel-scout b5
do 1 income
resolve
expect gold 1 1

test AD-BOARD-1 AD-INC-3 Plus is played on the same board: the mine lies on B5
option level=plus
duel
servant 1 weasel-scout b5
do 1 income
resolve
expect gold 1 1

test AD-BOARD-5 AD-INC-3 A pack may draw another board for Plus: here its mine lies on C5
pack adeloth-plain
option level=plus
duel
token 1 wolf-pup c5
do 1 income
resolve
expect gold 1 1

test AD-BOARD-5 AD-INC-3 and none on B5
pack adeloth-plain
option level=plus
duel
token 1 wolf-pup b5
do 1 income
resolve
expect gold 1 0

test AD-BOARD-5 AD-INC-3 Up to level 3 that board is not used
pack adeloth-plain
option level=3
duel
token 1 wolf-pup c5
do 1 income
resolve
expect gold 1 0
