# Bounty and removing (Kopfgeld, Entfernen)
# Played with the cards of tests/packs/adeloth-vectors, so that tuning the game does not change the numbers here.

# ---- AD-BNTY ----

test AD-BNTY-1 The opponent of the owner gains the bounty, in an attack by him
pack adeloth-vectors
duel
servant 1 ancient-golem d4
servant 2 herb-healer d5
do 1 attack ancient-golem herb-healer
resolve
do 2 endure
event bounty 1 herb-healer 2
expect xp 1 2
expect xp 2 0

test AD-BNTY-1 No matter who removed it: the own spell on the own servant pays the opponent
pack adeloth-vectors
duel
hand 1 fireball
mana 1 3
servant 1 boar-rider c3
do 1 play-at fireball boar-rider
resolve
event bounty 2 boar-rider 2
expect xp 2 2
expect xp 1 0

test AD-BNTY-1 Each card its own: 3 and 1
pack adeloth-vectors
duel
servant 1 thorn-boar d4
servant 2 nimble-blade c4
servant 2 mother-bear d5
damage mother-bear 3
do 1 attack thorn-boar mother-bear
resolve
do 2 endure
# the bear falls to 5 of 5, the blade had 2 of 2 + 1
expect xp 1 4

test AD-BNTY-2 From the battlefield to the discard pile
pack adeloth-vectors
duel
hand 1 oblivion
mana 1 4
xp 1 1
servant 2 boar-rider d5
upgraded boar-rider weapons
permanent boar-rider 2
do 1 play-at oblivion boar-rider
resolve
expect discard 2 has boar-rider
expect upgraded boar-rider weapons no
expect permanent boar-rider 0
expect xp 1 2

test AD-BNTY-2 Vector: a servant of bounty 2 returned to hand: nobody gains experience
pack adeloth-vectors
duel
servant 1 mirror-sage c1
servant 1 boar-rider c3
mana 1 2
do 1 use-at mirror-sage boar-rider
resolve
expect hand 1 has boar-rider
expect discard 1 0
expect xp 1 0
expect xp 2 0
no-event bounty

test AD-BNTY-3 AD-EQ-6 Equipment that is removed gives its bounty too
pack adeloth-vectors
duel
equip 2 sun-blade
durability sun-blade 1
at rune-master d5
servant 1 weasel-scout d4
do 1 attack weasel-scout rune-master
resolve
do 2 endure
event broken sun-blade
event bounty 1 sun-blade 2
expect equipment 2 0
expect discard 2 has sun-blade
expect xp 1 2

test AD-BNTY-4 Action and reaction cards give bounty only when negated
pack adeloth-vectors
duel
hand 1 sparks
mana 1 1
servant 2 shieldbearer d5
do 1 play-at sparks shieldbearer
resolve
expect discard 1 has sparks
expect xp 1 0
expect xp 2 0

test AD-BNTY-5 AD-RULE-60 The bounty is credited with the removal, before triggered abilities are on the stack
pack adeloth-vectors
duel
hand 1 fireball teleport
mana 1 5
servant 1 weasel-scout d4
servant 2 lantern-ghost d5
do 1 play-at fireball lantern-ghost
resolve
prompt action
expect xp 1 1
expect life 1 24

test AD-BNTY-5 AD-RULE-60 It is there while the trigger still waits
pack adeloth-vectors
duel
hand 1 fireball teleport
mana 1 5
servant 1 weasel-scout d4
servant 2 lantern-ghost d5
do 1 play-at fireball lantern-ghost
do 1 pass
expect stack trigger
prompt react
expect xp 1 1
expect life 1 25

test AD-BNTY-5 Vector: a servant of bounty 1 sacrificed as a cost: the opponent gains 1 at once
pack adeloth-vectors
duel rune-master
level 1 4
points 1 offering 1
hand 2 teleport
mana 2 2
servant 1 weasel-scout c2
do 1 offer offering weasel-scout
event bounty 2 weasel-scout 1
expect stack skill
prompt react
expect xp 2 1
expect discard 1 has weasel-scout

test AD-BNTY-5 Vector: cards discarded from hand at the income action: nobody gains experience
pack adeloth-vectors
duel
hand 1 thorn-boar root-warden glade-archer vine-grasp call-of-the-pack boar-rider
do 1 income
resolve
do 1 discard thorn-boar
expect xp 1 0
expect xp 2 0

test AD-BNTY-5 AD-FLOW-1 Vector: nor by the card-flow token
pack adeloth-vectors
duel
flow 1 on
hand 1 thorn-boar root-warden
pile 1 weasel-scout
do 1 flow
resolve
do 1 discard thorn-boar
expect discard 1 has thorn-boar
expect xp 1 0
expect xp 2 0

# ---- AD-REM ----

test AD-REM-1 AD-RULE-28 After the complete effect: a servant with deadly damage still stands while it is executed
pack adeloth-vectors
duel
hand 1 meteor
mana 1 6
gold 1 1
servant 2 priest d5
servant 2 herb-healer d6
damage herb-healer 1
servant 1 root-warden c4
do 1 play-at meteor priest
resolve
expect at priest nowhere
expect at herb-healer nowhere
expect damage root-warden 3
expect xp 1 3

test AD-REM-1 All at once: triggers of all of them are put on the stack together
pack adeloth-vectors
duel
hand 1 meteor
mana 1 6
gold 1 1
servant 2 priest d5
servant 2 lantern-ghost d6
servant 1 mother-bear c4
damage mother-bear 2
pile 1 sparks
do 1 play-at meteor priest
resolve
expect at mother-bear nowhere
expect at lantern-ghost nowhere
expect life 1 24
expect hand 1 has sparks
expect xp 1 2
expect xp 2 3

test AD-REM-1 AD-CONT-16 Vector: the bear falls first, then the blade that had 2 of 3: 3 + 1 experience, and the owner draws
pack adeloth-vectors
duel
servant 1 nimble-blade d4
servant 1 mother-bear d3
damage nimble-blade 2
damage mother-bear 1
at pathfinder a1
expect resistance nimble-blade 3
hand 2 fireball
mana 2 3
pile 1 sparks
do 1 move pathfinder
do 2 play-at fireball mother-bear
resolve
expect at mother-bear nowhere
expect at nimble-blade nowhere
expect xp 2 4
expect hand 1 has sparks

test AD-REM-1 AD-CONT-16 Both fall in the same removal step: before the bear's ability is executed
pack adeloth-vectors
duel
hand 1 fireball teleport
mana 1 5
servant 2 nimble-blade d4
servant 2 mother-bear d5
damage nimble-blade 2
damage mother-bear 1
pile 2 sparks
do 1 play-at fireball mother-bear
do 1 pass
expect stack trigger
prompt react
expect at mother-bear nowhere
expect at nimble-blade nowhere
expect xp 1 4
expect hand 2 0

test AD-REM-1 Damage of exactly the resistance removes, one less does not
pack adeloth-vectors
duel
hand 1 sparks
mana 1 1
servant 2 shieldbearer d5
damage shieldbearer 1
servant 2 priest e5
damage priest 1
do 1 play-at sparks shieldbearer
resolve
expect at shieldbearer d5
expect damage shieldbearer 3
hand 1 sparks
mana 1 1
do 1 play-at sparks priest
resolve
expect at priest nowhere

test AD-REM-1 AD-TRIG-8 Only after an effect is executed: an aura lost with a cost takes others at the next one
pack adeloth-vectors
duel rune-master
level 1 4
points 1 offering 1
servant 1 mother-bear d3
servant 1 nimble-blade d4
damage nimble-blade 2
pile 1 sparks vine-grasp
hand 2 teleport
mana 2 2
do 1 offer offering mother-bear
expect stack skill trigger
# nothing has been executed yet
expect at nimble-blade d4
expect xp 2 3
resolve
expect at nimble-blade nowhere
expect xp 2 4
expect hand 1 2

test AD-REM-2 A removed card loses all statuses except permanent ones
pack adeloth-vectors
duel
servant 1 boar-rider d4
status boar-rider moved
counters boar-rider 2
permanent boar-rider 1
upgraded boar-rider weapons
hand 2 fireball
mana 2 3
servant 1 weasel-scout a1
damage boar-rider 1
do 1 move weasel-scout
do 2 play-at fireball boar-rider
resolve
expect discard 1 has boar-rider
expect permanent boar-rider 1
expect upgraded boar-rider weapons yes
do 1 to a2
hand 1 boar-rider
mana 1 3
do 1 summon boar-rider
do 1 place d2
expect damage boar-rider 0
expect counters boar-rider 1
expect attack boar-rider 6
expect resistance boar-rider 4
expect status boar-rider moved no

test AD-REM-2 AD-UPG-2 Summoned again it has what is permanent, and nothing else
pack adeloth-vectors
duel
discard 1 boar-rider
permanent boar-rider 1
upgraded boar-rider armour
hand 1 boar-rider
mana 1 3
do 1 summon boar-rider
do 1 place d2
expect attack boar-rider 4
expect resistance boar-rider 6
expect counters boar-rider 1

test AD-REM-3 A general is never removed; he loses the game
pack adeloth-vectors
duel
hand 1 fireball
mana 1 3
life 2 4
do 1 play-at fireball rune-master
resolve
over 1
no-event removed
expect at rune-master d7

test AD-REM-3 Nor can he be the target of what removes servants
pack adeloth-vectors
duel
hand 1 oblivion sparks
mana 1 5
xp 1 1
servant 2 priest d5
offered 1 play-at oblivion priest
not-offered 1 play-at oblivion rune-master
not-offered 1 play-at sparks rune-master

test AD-REM-4 AD-RULE-80 Vector: 2/2 with a normal and a permanent counter, returned and summoned again: 3/3, no damage, Exhausted
pack adeloth-vectors
duel
servant 1 mirror-sage c1
permanent nimble-blade 1
servant 1 nimble-blade d4
counters nimble-blade 2
damage nimble-blade 2
expect attack nimble-blade 4
mana 1 4
do 1 use-at mirror-sage nimble-blade
resolve
expect hand 1 has nimble-blade
do 1 summon nimble-blade
resolve
do 1 place d2
expect attack nimble-blade 3
expect resistance nimble-blade 3
expect damage nimble-blade 0
expect status nimble-blade exhausted yes

test AD-REM-4 AD-RULE-80 Modifications until the end of the turn go as well
pack adeloth-vectors
duel
servant 1 mirror-sage c1
servant 1 rune-apprentice c2
servant 1 nimble-blade d4
mana 1 4
do 1 use-at rune-apprentice nimble-blade
resolve
expect attack nimble-blade 3
do 1 use-at mirror-sage nimble-blade
resolve
do 1 summon nimble-blade
resolve
do 1 place d2
expect attack nimble-blade 2
