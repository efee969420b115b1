# A4 attack action (Angriffsaktion)
# Played with the cards of tests/packs/adeloth-vectors, so that tuning the game does not change the numbers here.

# ---- choosing: AD-ATT-1 … 5 ----

test AD-ATT-1 The active player names an own character that is not Exhausted, and a target
pack adeloth-vectors
duel
servant 1 root-warden d4
servant 1 thorn-boar e4
status thorn-boar exhausted
servant 2 shieldbearer d5
offered 1 attack root-warden shieldbearer
denied 1 AD-ST-4 attack thorn-boar shieldbearer
not-offered 1 attack shieldbearer root-warden
do 1 attack root-warden shieldbearer
event choose-attack root-warden shieldbearer

test AD-ATT-1 The attack action is no reaction
pack adeloth-vectors
duel
hand 2 teleport
mana 2 3
servant 1 root-warden d4
servant 2 shieldbearer d5
do 1 attack root-warden shieldbearer
prompt react
asked 2
not-offered 2 attack shieldbearer root-warden

test AD-ATT-2 Only an enemy in melee range: all eight fields around, no further
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 2 shieldbearer c5
servant 2 herb-healer e3
at rune-master d5
servant 2 lantern-ghost d6
servant 2 priest f4
offered 1 attack boar-rider shieldbearer
offered 1 attack boar-rider herb-healer
offered 1 attack boar-rider rune-master
denied 1 AD-ATT-2 attack boar-rider lantern-ghost
denied 1 AD-ATT-2 attack boar-rider priest

test AD-ATT-2 AD-RULE-21 Own characters cannot be attacked
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 1 root-warden d5
servant 2 shieldbearer e5
offered 1 attack boar-rider shieldbearer
denied 1 AD-RULE-21 attack boar-rider root-warden
denied 1 AD-RULE-21 attack boar-rider pathfinder
denied 1 AD-RULE-21 attack boar-rider boar-rider

test AD-ATT-2 AD-KEY-2 Another rule names the target: an intrusive enemy beside the attacker
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 2 ward-keeper e5
servant 2 shieldbearer d5
offered 1 attack boar-rider ward-keeper
denied 1 AD-KEY-2 attack boar-rider shieldbearer

test AD-ATT-2 AD-KEY-10 Another rule names the target: a ranged attack
pack adeloth-vectors
duel
servant 1 glade-archer a1
servant 2 shieldbearer d6
offered 1 shoot glade-archer shieldbearer
denied 1 AD-ATT-2 attack glade-archer shieldbearer

test AD-ATT-3 AD-RULE-22 Exhausted already when the attack is chosen, before anybody can react
pack adeloth-vectors
duel
hand 2 teleport
mana 2 2
servant 1 boar-rider d4
servant 2 shieldbearer d5
do 1 attack boar-rider shieldbearer
prompt react
expect status boar-rider exhausted yes
expect damage shieldbearer 0

test AD-ATT-3 AD-RULE-22 So an attacker cannot pay "exhaust" in between, nor after a negated attack
pack adeloth-vectors
duel
hand 2 teleport
mana 2 2
servant 1 rune-apprentice d4
servant 2 shieldbearer d5
offered 1 use-at rune-apprentice rune-apprentice
do 1 attack rune-apprentice shieldbearer
do 2 play-at teleport shieldbearer
resolve
do 2 place g7
resolve
expect status rune-apprentice exhausted yes
denied 1 AD-CAB-5 use-at rune-apprentice rune-apprentice

test AD-ATT-4 Moved does not prevent an attack
pack adeloth-vectors
duel
servant 1 boar-rider d3
servant 1 weasel-scout a1
servant 2 shieldbearer d5
do 1 move boar-rider
do 1 to d4
expect status boar-rider moved yes
do 1 attack boar-rider shieldbearer
resolve
do 2 endure
expect damage shieldbearer 3

test AD-ATT-4 AD-KEY-9 Only a ranged attack is prevented by Moved
pack adeloth-vectors
duel
servant 1 glade-archer a1
status glade-archer moved
servant 2 shieldbearer d6
denied 1 AD-KEY-9 shoot glade-archer shieldbearer

test AD-ATT-5 AD-ATR-2 The attribute check comes on top of the attack and is executed before it
pack adeloth-vectors
duel
hand 2 teleport
mana 2 2
servant 1 boar-rider d4
servant 2 shieldbearer d5
do 1 attack boar-rider shieldbearer
expect stack attack check
event check-chosen boar-rider shieldbearer
do 2 pass
expect stack attack
event check boar-rider shieldbearer 2 0 0 1
expect damage shieldbearer 0

test AD-ATT-5 AD-L12-1 In level 1 there is none
pack adeloth-vectors
option level=1
duel
hand 2 teleport
mana 2 2
servant 1 boar-rider d4
servant 2 shieldbearer d5
do 1 attack boar-rider shieldbearer
expect stack attack
no-event check-chosen

# ---- legality at execution: AD-ATT-6, AD-ATT-7 ----

test AD-ATT-6 Vector: attacker D4, target D5, teleported to G7: negated, no damage, the attacker stays Exhausted
pack adeloth-vectors
duel
hand 2 teleport
mana 2 2
servant 1 boar-rider d4
servant 2 shieldbearer d5
do 1 attack boar-rider shieldbearer
do 2 play-at teleport shieldbearer
resolve
do 2 place g7
resolve
event negated 1 attack
no-event damage
expect damage shieldbearer 0
expect status boar-rider exhausted yes
expect status shieldbearer defenceless no
expect xp 1 0
expect xp 2 0
prompt action

test AD-ATT-6 Vector: the same with C5: still in melee range of D4, the attack is executed
pack adeloth-vectors
duel
hand 2 teleport
mana 2 2
servant 1 boar-rider d4
servant 2 shieldbearer d5
do 1 attack boar-rider shieldbearer
do 2 play-at teleport shieldbearer
resolve
do 2 place c5
resolve
prompt defend
do 2 endure
expect damage shieldbearer 3

test AD-ATT-6 Vector: the attacker is teleported from D4 to A1: negated likewise
pack adeloth-vectors
duel
hand 2 teleport
mana 2 2
servant 1 boar-rider d4
servant 2 shieldbearer d5
do 1 attack boar-rider shieldbearer
do 2 play-at teleport boar-rider
resolve
do 2 place a1
resolve
event negated 1 attack
expect damage shieldbearer 0
expect status boar-rider exhausted yes

test AD-ATT-6 The target of a negated attack cannot defend and does not become Defenceless
pack adeloth-vectors
option level=1
duel
hand 2 teleport
mana 2 2
servant 1 boar-rider d4
servant 1 thorn-boar f6
servant 2 shieldbearer d5
do 1 attack boar-rider shieldbearer
do 2 play-at teleport shieldbearer
resolve
do 2 place f5
resolve
expect status shieldbearer defenceless no
# a second attack on it in the same turn: it may still defend
do 1 attack thorn-boar shieldbearer
resolve
prompt defend
do 2 defend
expect damage thorn-boar 2

test AD-ATT-6 AD-RULE-73 A target that left and came back onto the same field is another: negated
pack adeloth-vectors
option level=1
duel
mana 2 3
gold 2 1
servant 1 boar-rider d4
servant 2 mirror-sage e6
servant 2 shadow-messenger d5
do 1 attack boar-rider shadow-messenger
do 2 use-at mirror-sage shadow-messenger
expect stack attack
do 2 spy shadow-messenger 1
resolve
do 2 place d5
resolve
event negated 1 attack
cites AD-ATT-6
expect at shadow-messenger d5
expect damage shadow-messenger 0

test AD-ATT-7 AD-RULE-73 Likewise an attacker
pack adeloth-vectors
option level=1
duel
mana 1 3
gold 1 1
servant 1 mirror-sage e3
servant 1 shadow-messenger d4
servant 2 priest d5
do 1 attack shadow-messenger priest
do 1 use-at mirror-sage shadow-messenger
expect stack attack
do 1 spy shadow-messenger 1
resolve
do 1 place d4
resolve
event negated 1 attack
cites AD-ATT-7
expect at shadow-messenger d4
expect damage priest 0

test AD-ATT-6 A target that went back to its owner's hand: negated
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 2 mirror-sage g7
servant 2 priest d5
mana 2 4
gold 2 1
do 1 attack boar-rider priest
do 2 use-at mirror-sage priest
resolve
event negated 1 attack
expect hand 2 has priest
expect xp 1 0

test AD-ATT-7 AD-RULE-50 The attacker has left the battlefield: negated, nothing is dealt
pack adeloth-vectors
duel
hand 2 fireball
mana 2 3
servant 1 boar-rider d4
servant 2 shieldbearer d5
do 1 attack boar-rider shieldbearer
do 2 play-at fireball boar-rider
resolve
event negated 1 attack
cites AD-ATT-7
expect damage shieldbearer 0
# the rider's bounty alone
expect xp 2 2
expect status shieldbearer defenceless no

test AD-ATT-7 AD-RULE-50 Even if its own player took it back
pack adeloth-vectors
duel
mana 1 2
servant 1 mirror-sage a1
servant 1 tower-guard d4
servant 2 shieldbearer d5
do 1 attack tower-guard shieldbearer
do 1 use-at mirror-sage tower-guard
resolve
event negated 1 attack
expect damage shieldbearer 0

# ---- executing: AD-ATT-8 … 12 ----

test AD-ATT-8 First the owner of the target decides whether it defends; nothing has been dealt yet
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 2 shieldbearer d5
do 1 attack boar-rider shieldbearer
resolve
prompt defend
asked 2
only 2 defend; endure
expect damage shieldbearer 0
expect damage boar-rider 0
do 2 endure
event endure shieldbearer
expect damage shieldbearer 3
expect damage boar-rider 0
expect status shieldbearer defenceless no

test AD-ATT-8 AD-ST-6 A defenceless target is not asked
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 2 shieldbearer d5
status shieldbearer defenceless
do 1 attack boar-rider shieldbearer
resolve
prompt action
expect damage shieldbearer 3
expect damage boar-rider 0

test AD-ATT-8 AD-KEY-12 Nor is a target without Ranged of a ranged attack
pack adeloth-vectors
duel
servant 1 glade-archer a1
servant 2 shieldbearer d6
do 1 shoot glade-archer shieldbearer
resolve
prompt action
expect damage shieldbearer 2
expect at glade-archer a1

test AD-ATT-9 AD-RULE-23 Both blows at the same time: both fall
pack adeloth-vectors
duel
servant 1 weasel-scout d4
servant 2 lantern-ghost d5
do 1 attack weasel-scout lantern-ghost
resolve
do 2 defend
expect at weasel-scout nowhere
expect at lantern-ghost nowhere
expect xp 1 1
expect xp 2 1

test AD-ATT-9 AD-RULE-23 A servant that falls still strikes back with its full strength
pack adeloth-vectors
duel
servant 1 ancient-golem d4
servant 2 griffin-rider d5
do 1 attack ancient-golem griffin-rider
resolve
do 2 defend
event attack ancient-golem griffin-rider 6 3
expect at griffin-rider nowhere
expect damage ancient-golem 3

test AD-ATT-9 Attack strength with all that modifies it
pack adeloth-vectors
duel
servant 1 boar-rider d4
upgraded boar-rider weapons
counters boar-rider 1
servant 2 ancient-golem d5
do 1 attack boar-rider ancient-golem
resolve
do 2 endure
# 3 + 2 + 1
expect damage ancient-golem 6

test AD-ATT-10 Who defended is Defenceless and cannot defend again this turn
pack adeloth-vectors
option level=1
duel
servant 1 boar-rider d4
servant 1 weasel-scout e4
servant 2 ancient-golem d5
do 1 attack boar-rider ancient-golem
resolve
do 2 defend
expect status ancient-golem defenceless yes
expect at boar-rider nowhere
do 1 attack weasel-scout ancient-golem
resolve
expect damage ancient-golem 4
expect damage weasel-scout 0
expect at weasel-scout e4

test AD-ATT-10 AD-ST-6 Until the end of the turn only
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 2 ancient-golem d5
do 1 attack boar-rider ancient-golem
resolve
do 2 defend
end
expect status ancient-golem defenceless no

test AD-ATT-11 Defending does not exhaust, and an exhausted character may defend
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 1 root-warden e4
servant 2 shieldbearer d5
servant 2 ancient-golem e5
status shieldbearer exhausted
do 1 attack root-warden ancient-golem
resolve
do 2 endure
expect status ancient-golem exhausted no
status boar-rider moved
# golem and warden are intrusive; the rider may strike only the golem
do 1 attack boar-rider ancient-golem
resolve
do 2 defend
expect status ancient-golem exhausted no

test AD-ATT-11 An exhausted servant defends
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 2 shieldbearer d5
status shieldbearer exhausted
do 1 attack boar-rider shieldbearer
resolve
prompt defend
do 2 defend
expect damage boar-rider 2

test AD-ATT-12 AD-GEN-3 A general attacks with strength 2 and is Exhausted
pack adeloth-vectors
duel
at pathfinder d4
servant 1 weasel-scout a1
servant 2 shieldbearer d5
do 1 attack pathfinder shieldbearer
resolve
do 2 defend
expect damage shieldbearer 2
expect life 1 23
expect status pathfinder exhausted yes
denied 1 AD-ST-4 move pathfinder

test AD-ATT-12 A general is attacked and defends like a servant, and becomes Defenceless
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 1 thorn-boar c5
at rune-master d5
do 1 attack boar-rider rune-master
resolve
prompt defend
asked 2
do 2 defend
expect life 2 22
expect damage boar-rider 2
expect status rune-master defenceless yes
do 1 attack thorn-boar rune-master
resolve
prompt action
expect life 2 20
expect damage thorn-boar 0

test AD-ATT-12 Modifications count: the Sun Blade gives 2 more when attacking and when defending
pack adeloth-vectors
duel
at pathfinder d4
equip 1 sun-blade
servant 2 ancient-golem d5
servant 1 weasel-scout a1
do 1 attack pathfinder ancient-golem
resolve
do 2 endure
expect damage ancient-golem 4

test AD-ATT-12 AD-EQ-2 When defending too
pack adeloth-vectors
duel
at rune-master d5
equip 2 sun-blade
life 2 20
servant 1 ancient-golem d4
do 1 attack ancient-golem rune-master
resolve
do 2 defend
expect damage ancient-golem 4
# 20 - 6 + 4
expect life 2 18

# ---- once a turn: AD-ATT-13 ----

test AD-ATT-13 A character attacks once a turn
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 2 ancient-golem d5
do 1 attack boar-rider ancient-golem
resolve
do 2 endure
denied 1 AD-ST-4 attack boar-rider ancient-golem

test AD-ATT-13 AD-RULE-74 Who attacked cannot move any more: to do both it moves first
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 1 weasel-scout a1
servant 2 shieldbearer d5
do 1 attack boar-rider shieldbearer
resolve
do 2 endure
denied 1 AD-ST-4 move boar-rider
expect status boar-rider moved no

test AD-ATT-13 AD-KEY-18 Swift attacks twice
pack adeloth-vectors
duel
servant 1 weasel-scout d4
servant 2 ancient-golem d5
status ancient-golem defenceless
do 1 attack weasel-scout ancient-golem
resolve
offered 1 attack weasel-scout ancient-golem
do 1 attack weasel-scout ancient-golem
resolve
expect damage ancient-golem 2
expect status weasel-scout swift-used yes
denied 1 AD-ST-4 attack weasel-scout ancient-golem

test AD-ATT-13 AD-KEY-19 A swift one whose second attack is negated has spent its extra use
pack adeloth-vectors
duel
servant 1 weasel-scout d4
status weasel-scout exhausted
servant 1 root-warden a1
servant 2 shieldbearer d5
servant 2 priest e5
hand 2 teleport
mana 2 2
do 1 attack weasel-scout shieldbearer
do 2 play-at teleport shieldbearer
resolve
do 2 place g7
resolve
event negated 1 attack
denied 1 AD-ST-4 attack weasel-scout priest

test AD-ATT-13 An effect that takes Exhausted off lets it attack again
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 2 ancient-golem d5
status ancient-golem defenceless
hand 1 wild-hunt
mana 1 4
gold 1 1
do 1 attack boar-rider ancient-golem
resolve
do 1 play wild-hunt
resolve
do 1 aim boar-rider
do 1 attack boar-rider ancient-golem
resolve
expect damage ancient-golem 6

test AD-ATT-9 AD-ATT-13 Vector: 3/4 against 2/3 that defends: it is removed, the attacker carries 2 of 4 until the administration phase, and gains the bounty
pack adeloth-vectors
duel
servant 1 griffin-rider d4
servant 2 tower-guard d5
do 1 attack griffin-rider tower-guard
resolve
do 2 defend
expect at tower-guard nowhere
expect discard 2 has tower-guard
expect damage griffin-rider 2
expect resistance griffin-rider 4
expect at griffin-rider d4
expect xp 1 1
end
expect damage griffin-rider 0

test AD-ATT-10 AD-ATT-13 Vector: a second attacker 1/1 against a servant that already defended takes no damage
pack adeloth-vectors
option level=1
duel
servant 1 griffin-rider d4
token 1 wolf-pup e4
servant 2 herb-healer d5
do 1 attack griffin-rider herb-healer
resolve
do 2 defend
expect at herb-healer d5
do 1 attack wolf-pup herb-healer
resolve
expect at wolf-pup e4
expect at herb-healer nowhere

test AD-ATT-8 AD-ATT-13 Vector: an attacker with attack 0: no damage to the target, which may still defend
pack adeloth-vectors
duel
servant 1 tower-guard d4
servant 2 shieldbearer d5
hand 2 vine-grasp
mana 1 0
mana 2 1
do 1 attack tower-guard shieldbearer
do 2 play-at vine-grasp tower-guard
resolve
expect attack tower-guard 0
prompt defend
do 2 defend
expect damage shieldbearer 0
expect damage tower-guard 2
expect status shieldbearer defenceless yes

# ---- with other chapters ----

test AD-ATT-9 AD-WIN-3 Both generals fall in one attack: a draw
pack adeloth-vectors
duel
at pathfinder d4
at rune-master d5
life 1 2
life 2 1
do 1 attack pathfinder rune-master
resolve
do 2 defend
over draw

test AD-ATT-9 AD-WIN-1 And without defence the attacker wins
pack adeloth-vectors
duel
at pathfinder d4
at rune-master d5
life 1 2
life 2 1
do 1 attack pathfinder rune-master
resolve
do 2 endure
over 1

test AD-ATT-9 AD-KEY-4 A wild defender strikes all enemies in its melee range at the same time
pack adeloth-vectors
option level=1
duel
servant 1 griffin-rider d4
servant 1 weasel-scout c5
servant 1 priest d6
servant 2 thorn-boar d5
do 1 attack griffin-rider thorn-boar
resolve
do 2 defend
expect damage griffin-rider 2
expect at weasel-scout nowhere
expect damage priest 2
expect damage thorn-boar 3

test AD-ATT-9 AD-KEY-4 AD-KEY-15 A wild attack hits a ghost in range although it is no target
pack adeloth-vectors
duel
servant 1 thorn-boar d4
servant 2 shieldbearer d5
servant 2 lantern-ghost c4
do 1 attack thorn-boar shieldbearer
resolve
do 2 endure
expect at lantern-ghost nowhere
expect damage shieldbearer 2

test AD-ATT-9 The bonus of an aura counts until the removal step
pack adeloth-vectors
duel
servant 1 griffin-rider d4
servant 2 nimble-blade d5
servant 2 mother-bear e6
do 1 attack griffin-rider nimble-blade
resolve
do 2 defend
# 3 damage against 2 + 1
expect at nimble-blade nowhere
expect damage griffin-rider 2

test AD-ATT-10 AD-ST-2 Who defends becomes Defenceless and keeps all other statuses
duel
servant 1 boar-rider d4
servant 2 priest d5
status priest exhausted
status priest moved
do 1 attack boar-rider priest
do 2 defend
expect status priest defenceless yes
expect status priest exhausted yes
expect status priest moved yes
