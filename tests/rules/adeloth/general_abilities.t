# A7 general abilities (Generalsfähigkeiten)
# Played with the cards of tests/packs/adeloth-vectors, so that tuning the game does not change the numbers here.

test AD-GAB-1 Only with at least one skill point invested
pack adeloth-vectors
duel
level 1 5
mana 1 3
servant 1 root-warden c2
denied 1 AD-GAB-1 skill-at charge root-warden
points 1 charge 1
offered 1 skill-at charge root-warden
denied 1 AD-GAB-1 skill-at take-cover root-warden

test AD-GAB-1 Not with a cube on a cooldown position
pack adeloth-vectors
duel
level 1 5
mana 1 3
servant 1 root-warden c2
points 1 charge 2
cooldown 1 charge 1
denied 1 AD-GAB-1 skill-at charge root-warden
cooldown 1 charge 0
offered 1 skill-at charge root-warden

test AD-GAB-1 Only the own profession's
pack adeloth-vectors
duel
level 1 5
mana 1 3
points 1 charge 1
servant 1 root-warden c2
servant 2 shieldbearer c3
offered 1 skill-at charge root-warden
not-offered 1 skill-at rune-bolt shieldbearer

test AD-GAB-2 The cost is paid and the cube pushed down at choosing
pack adeloth-vectors
duel
level 1 5
mana 1 3
points 1 hail-of-arrows 1
servant 2 shieldbearer d5
hand 2 teleport
mana 2 2
do 1 skill-at hail-of-arrows shieldbearer
event choose-skill 1 hail-of-arrows
event spent 1 2 mana
expect stack skill
expect mana 1 1
expect cooldown 1 hail-of-arrows 2
expect damage shieldbearer 0

test AD-GAB-2 AD-MANA-2 Not without the mana
pack adeloth-vectors
duel
level 1 5
mana 1 1
points 1 hail-of-arrows 1
points 1 charge 1
servant 1 root-warden c2
servant 2 shieldbearer d5
denied 1 AD-MANA-2 skill-at hail-of-arrows shieldbearer
offered 1 skill-at charge root-warden

test AD-GAB-2 AD-ACT-7 AD-NEG-3 Negated: neither mana nor cooldown comes back, no bounty is paid
pack adeloth-vectors
duel
level 1 5
mana 1 2
points 1 hail-of-arrows 1
servant 2 priest d5
servant 2 mirror-sage g7
mana 2 2
do 1 skill-at hail-of-arrows priest
do 2 use-at mirror-sage priest
resolve
event negated 1 skill
expect mana 1 0
expect cooldown 1 hail-of-arrows 2
expect xp 1 0
expect xp 2 0

test AD-GAB-3 The strength is that of the number of points: 2 damage with one, 4 with two
pack adeloth-vectors
duel
level 1 5
mana 1 2
points 1 hail-of-arrows 1
servant 2 ancient-golem d5
servant 1 weasel-scout a1
do 1 skill-at hail-of-arrows ancient-golem
resolve
expect damage ancient-golem 2
cooldown 1 hail-of-arrows 0
points 1 hail-of-arrows 2
mana 1 2
do 1 skill-at hail-of-arrows ancient-golem
resolve
expect damage ancient-golem 6

test AD-GAB-4 Using it does not exhaust the general, and an exhausted general may use it
pack adeloth-vectors
duel
level 1 5
mana 1 4
points 1 hail-of-arrows 1
points 1 charge 1
servant 1 root-warden c2
servant 2 ancient-golem d5
do 1 skill-at charge root-warden
resolve
expect status pathfinder exhausted no
offered 1 move pathfinder
status pathfinder exhausted
status pathfinder moved
do 1 skill-at hail-of-arrows ancient-golem
resolve
expect damage ancient-golem 2

test AD-GAB-5 AD-RULE-27 The cube on the cooldown still counts as invested: the strength stays, the next point goes into the next slot
pack adeloth-vectors
duel
mana 1 2
level 1 4
xp 1 6
points 1 hail-of-arrows 1
servant 2 ancient-golem d5
do 1 skill-at hail-of-arrows ancient-golem
resolve
expect cooldown 1 hail-of-arrows 2
expect points 1 hail-of-arrows 1
do 1 level
do 1 invest hail-of-arrows
expect points 1 hail-of-arrows 2
expect cooldown 1 hail-of-arrows 2

test AD-GAB-5 AD-RULE-27 Full slots with one cube on the cooldown: no further point fits
pack adeloth-vectors
duel
level 1 4
xp 1 6
points 1 hail-of-arrows 2
cooldown 1 hail-of-arrows 2
do 1 level
denied 1 AD-LVL-4 invest hail-of-arrows

test AD-GAB-6 Vector: cooldown 2 used in the own turn 3: on 2, before turn 4 on 1 and not usable, before turn 5 ready
pack adeloth-vectors
duel
level 1 5
end 4
expect turn 5
expect active 1
mana 1 4
points 1 hail-of-arrows 1
servant 2 ancient-golem d5
do 1 skill-at hail-of-arrows ancient-golem
resolve
expect cooldown 1 hail-of-arrows 2
end
# the enemy's turn has begun: only the enemy prepared himself
expect cooldown 1 hail-of-arrows 2
end
expect turn 7
expect cooldown 1 hail-of-arrows 1
denied 1 AD-GAB-1 skill-at hail-of-arrows ancient-golem
end 2
expect turn 9
expect cooldown 1 hail-of-arrows 0
offered 1 skill-at hail-of-arrows ancient-golem

test AD-GAB-6 A cooldown of 1: ready in the next own turn
pack adeloth-vectors
duel
level 1 5
mana 1 4
points 1 charge 1
servant 1 root-warden c2
do 1 skill-at charge root-warden
resolve
expect cooldown 1 charge 1
denied 1 AD-GAB-1 skill-at charge root-warden
end
expect cooldown 1 charge 1
end
expect cooldown 1 charge 0
offered 1 skill-at charge root-warden

test AD-GAB-6 Vector: an ability with the lightning mark and cooldown 1 used in the enemy's turn is ready in the own turn that follows
pack adeloth-vectors
duel
level 2 5
points 2 shift 1
mana 2 1
servant 1 root-warden c2
servant 2 shieldbearer e6
do 1 move root-warden
do 2 skill-at shift shieldbearer
do 2 place e5
cooldown 2 shift 1
do 1 to c3
end
expect active 2
expect cooldown 2 shift 0
offered 2 skill-at shift shieldbearer

test AD-GAB-6 Each cube moves one position, of all abilities
pack adeloth-vectors
duel
level 1 5
points 1 charge 1
points 1 take-cover 1
points 1 hail-of-arrows 1
cooldown 1 charge 1
cooldown 1 take-cover 2
cooldown 1 hail-of-arrows 2
end 2
expect cooldown 1 charge 0
expect cooldown 1 take-cover 1
expect cooldown 1 hail-of-arrows 1

test AD-GAB-7 AD-REA-6 With the lightning mark also as a reaction, all others only as an action
pack adeloth-vectors
duel
level 1 5
mana 1 4
points 1 charge 1
points 1 take-cover 1
points 1 hail-of-arrows 1
servant 1 root-warden c2
servant 2 shieldbearer d5
offered 1 skill-at take-cover root-warden
do 1 move root-warden
prompt react
asked 1
offered 1 skill-at take-cover root-warden
denied 1 AD-GAB-7 skill-at charge root-warden
denied 1 AD-GAB-7 skill-at hail-of-arrows shieldbearer

test AD-GAB-3 AD-CONT-12 A general ability is no card ability: it cannot be countered
pack adeloth-vectors
duel
level 1 5
points 1 hail-of-arrows 1
mana 1 2
hand 2 counterspell
mana 2 3
servant 2 shieldbearer d5
do 1 skill-at hail-of-arrows shieldbearer
asked 2
prompt react
denied 2 AD-CONT-12 counter counterspell 1

test AD-GAB-7 AD-REA-2 Of the inactive player too
pack adeloth-vectors
duel
level 2 5
mana 2 2
points 2 shift 1
points 2 rune-bolt 1
servant 1 root-warden c2
servant 2 shieldbearer c3
do 1 attack root-warden shieldbearer
asked 2
prompt react
offered 2 skill-at shift shieldbearer
denied 2 AD-GAB-7 skill-at rune-bolt root-warden

test AD-GAB-3 AD-FSM-1 What an ability with two points may do counts when it is chosen, wherever it stands among the abilities
pack adeloth-draws
duel
end
level 2 3
points 2 shift 2
servant 2 blue-t1a a1
servant 1 green-t1c a2
servant 1 green-t1d b1
mana 2 1
offered 2 skill-at shift blue-t1a
points 2 shift 1
denied 2 AD-FSM-1 skill-at shift blue-t1a

test AD-STACK-11 On the stack lies a general ability under its own name
duel
level 1 2
points 1 charge 1
servant 1 boar-rider d4
level 2 2
points 2 shift 1
servant 2 priest d5
hand 2 meteor
hand 1 meteor
mana 1 2
mana 2 2
do 1 skill-at charge boar-rider
sees 2 stack charge
do 1 pass
do 2 skill-at shift priest
sees 1 stack charge shift
