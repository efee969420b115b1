# The Rune Master's abilities as played (20.9)

# ---- Rune Bolt: 1 mana, cooldown 1 ----

test AD-PROF-4 AD-GAB-3 Rune Bolt with one point: 1 damage to target enemy servant beside an own character
duel rune-master
level 1 2
points 1 rune-bolt 1
mana 1 2
servant 1 weasel-scout d4
servant 2 priest d5
do 1 skill-at rune-bolt priest
resolve
expect damage priest 1
expect mana 1 1
expect cooldown 1 rune-bolt 1

test AD-GAB-3 Rune Bolt with two points: 2 damage
duel rune-master
level 1 3
points 1 rune-bolt 2
mana 1 1
servant 1 weasel-scout d4
servant 2 priest d5
do 1 skill-at rune-bolt priest
resolve
expect damage priest 2

test AD-GAB-3 Rune Bolt with three points: 3 damage
duel rune-master
level 1 5
points 1 rune-bolt 3
mana 1 1
servant 1 weasel-scout d4
servant 2 shieldbearer d5
do 1 skill-at rune-bolt shieldbearer
resolve
expect damage shieldbearer 3

test AD-PROF-4 Vector: Rune Bolt with no own character beside the target is not offered; any own one will do
duel rune-master
level 1 2
points 1 rune-bolt 1
mana 1 1
servant 2 priest d5
servant 2 tower-guard d6
servant 1 weasel-scout d3
denied 1 AD-TGT-3 skill-at rune-bolt priest
at rune-master e4
offered 1 skill-at rune-bolt priest
denied 1 AD-TGT-3 skill-at rune-bolt tower-guard
at rune-master d1
token 1 wolf-pup c6
offered 1 skill-at rune-bolt priest
offered 1 skill-at rune-bolt tower-guard

test AD-PROF-4 AD-NEG-3 Vector: the only own character beside it is teleported away in reaction: negated, no bounty
duel rune-master
level 1 2
points 1 rune-bolt 1
mana 1 1
servant 1 weasel-scout d4
servant 2 priest d5
hand 2 teleport
mana 2 2
do 1 skill-at rune-bolt priest
do 2 play-at teleport weasel-scout
resolve
do 2 place a1
resolve
event negated 1 skill
expect damage priest 0
expect xp 1 0
expect xp 2 0
expect mana 1 0
expect cooldown 1 rune-bolt 1

test AD-PROF-4 Another own character beside it is enough at execution
duel rune-master
level 1 2
points 1 rune-bolt 1
mana 1 1
servant 1 weasel-scout d4
servant 1 root-warden c5
servant 2 priest d5
hand 2 teleport
mana 2 2
do 1 skill-at rune-bolt priest
do 2 play-at teleport weasel-scout
resolve
do 2 place a1
resolve
expect damage priest 1

test AD-GAB-3 AD-TGT-3 Rune Bolt aims at enemy servants only
duel rune-master
level 1 2
points 1 rune-bolt 1
mana 1 1
servant 1 weasel-scout d4
servant 1 root-warden d3
at pathfinder d5
denied 1 AD-TGT-3 skill-at rune-bolt pathfinder
denied 1 AD-TGT-3 skill-at rune-bolt root-warden

# ---- Shift: lightning, 1 mana, cooldown 2 ----

test AD-GAB-3 AD-ACT-8 Shift with one point: onto a free directly adjacent field, chosen at execution
duel rune-master
level 1 2
points 1 shift 1
mana 1 2
hand 2 teleport
mana 2 2
servant 1 weasel-scout d4
servant 2 priest d5
do 1 skill-at shift weasel-scout
expect stack skill
expect mana 1 1
expect cooldown 1 shift 2
do 2 pass
prompt place
asked 1
only 1 place d3; place c4; place e4
do 1 place e4
expect at weasel-scout e4
expect status weasel-scout moved no

test AD-GAB-3 Shift with two points: anywhere in melee range of it
duel rune-master
level 1 4
points 1 shift 2
mana 1 1
servant 1 weasel-scout d4
servant 2 priest d5
do 1 skill-at shift weasel-scout
prompt place
only 1 place c3; place d3; place e3; place c4; place e4; place c5; place e5
do 1 place c5
expect at weasel-scout c5

test AD-GAB-3 AD-MOVE-10 Shift takes an exhausted servant away from an intrusive enemy, and gives no Moved
duel rune-master
level 1 2
points 1 shift 1
mana 1 1
servant 1 root-warden a1
servant 1 weasel-scout d4
status weasel-scout exhausted
servant 2 ward-keeper d5
do 1 skill-at shift weasel-scout
do 1 place d3
expect at weasel-scout d3
expect status weasel-scout exhausted yes
expect status weasel-scout moved no

test AD-GAB-3 AD-FSM-1 Shift needs a free field beside the servant: over an edge with one point, over a corner with two
duel rune-master
level 1 4
points 1 shift 1
mana 1 1
servant 1 weasel-scout a1
servant 1 root-warden a2
servant 1 thorn-boar b1
servant 2 priest b2
denied 1 AD-FSM-1 skill-at shift weasel-scout
offered 1 skill-at shift root-warden
points 1 shift 2
denied 1 AD-FSM-1 skill-at shift weasel-scout
at priest g7
offered 1 skill-at shift weasel-scout
points 1 shift 1
denied 1 AD-FSM-1 skill-at shift weasel-scout

test AD-GAB-3 Shift with no free field left at execution: the servant stays, everything goes on
duel rune-master
level 1 2
points 1 shift 1
mana 1 1
servant 1 weasel-scout a1
servant 1 root-warden a2
hand 2 shadow-messenger
servant 2 priest c1
mana 2 1
gold 2 1
do 1 skill-at shift weasel-scout
do 2 spy shadow-messenger 1
resolve
do 2 place b1
resolve
prompt action
expect at weasel-scout a1
expect mana 1 0

test AD-GAB-3 AD-TGT-3 Shift aims at own servants only
duel rune-master
level 1 2
points 1 shift 1
mana 1 1
servant 1 weasel-scout d4
servant 2 priest d5
offered 1 skill-at shift weasel-scout
denied 1 AD-TGT-3 skill-at shift rune-master
denied 1 AD-TGT-3 skill-at shift priest

test AD-GAB-7 AD-ATT-6 Shift in reaction takes the target of an attack out of reach: negated
duel
level 2 2
points 2 shift 1
mana 2 1
servant 1 boar-rider d4
servant 2 shieldbearer d5
do 1 attack boar-rider shieldbearer
do 2 skill-at shift shieldbearer
do 2 place d6
resolve
event negated 1 attack
expect damage shieldbearer 0

test AD-PROF-3 AD-BACK-2 Shift can make the shifted servant eligible for a fall on the back
duel
level 2 2
points 2 shift 1
mana 2 1
at rune-master g7
servant 1 boar-rider d4
servant 2 shieldbearer d5
servant 2 ancient-golem b4
do 1 attack boar-rider shieldbearer
not-offered 2 back ancient-golem
do 2 skill-at shift ancient-golem
do 2 place c4
prompt react
asked 2
offered 2 back ancient-golem
not-offered 2 back shieldbearer
do 2 back ancient-golem
event choose-back ancient-golem boar-rider
resolve
prompt defend
asked 1
do 1 endure
# 6 damage against 3
expect at boar-rider nowhere
event negated 1 attack
expect damage shieldbearer 0
expect status ancient-golem exhausted yes

test AD-PROF-3 AD-BACK-11 Not if it was shifted to a field beside the attacker that was not free when the attack was chosen
duel
level 2 2
points 2 shift 1
mana 2 3
hand 2 teleport
at rune-master g7
servant 1 boar-rider d4
servant 2 shieldbearer d5
servant 2 priest c4
servant 2 ancient-golem b4
do 1 attack boar-rider shieldbearer
do 2 play-at teleport priest
resolve
do 2 place a7
do 2 skill-at shift ancient-golem
resolve
do 2 place c4
not-offered 2 back ancient-golem

# ---- Offering: remove one own servant card, cooldown 2 ----

test AD-PROF-2 AD-GAB-3 Offering with one point: a card is drawn; the servant is removed while paying, the opponent gains its bounty
duel rune-master
level 1 3
points 1 offering 1
life 1 20
mana 1 0
pile 1 sparks vine-grasp
servant 1 boar-rider d4
hand 2 teleport
mana 2 2
do 1 offer offering boar-rider
expect stack skill
expect at boar-rider nowhere
expect discard 1 has boar-rider
expect xp 2 2
expect hand 1 0
expect cooldown 1 offering 2
do 2 pass
expect hand 1 1
expect hand 1 has sparks
expect life 1 20

test AD-PROF-2 AD-GAB-3 Offering with two points: two cards and 2 life points
duel rune-master
level 1 5
points 1 offering 2
life 1 20
pile 1 sparks vine-grasp fireball
servant 1 weasel-scout d4
do 1 offer offering weasel-scout
resolve
expect hand 1 2
expect hand 1 has sparks vine-grasp
expect life 1 22
expect xp 2 1

test AD-PROF-2 Tokens cannot be offered, nor generals, nor enemies
duel rune-master
level 1 3
points 1 offering 1
token 1 wolf-pup d4
servant 2 priest d5
denied 1 AD-PROF-2 offer offering wolf-pup
not-offered 1 offer offering rune-master
not-offered 1 offer offering priest
servant 1 weasel-scout c4
offered 1 offer offering weasel-scout

test AD-PROF-2 AD-GAB-7 Offering is no reaction
duel rune-master
level 1 3
points 1 offering 1
servant 1 weasel-scout c4
servant 1 root-warden d3
hand 1 teleport
mana 1 2
do 1 move root-warden
prompt react
asked 1
denied 1 AD-GAB-7 offer offering weasel-scout

test AD-PROF-2 AD-GAB-1 Not without a point, nor on cooldown
duel rune-master
level 1 3
servant 1 weasel-scout c4
denied 1 AD-GAB-1 offer offering weasel-scout
points 1 offering 1
cooldown 1 offering 1
denied 1 AD-GAB-1 offer offering weasel-scout

test AD-PROF-2 AD-TRIG-8 Vector: paid with Lantern Ghost: 1 experience for the opponent, its ability above the offering: first 1 damage, then the card
duel rune-master
level 1 3
points 1 offering 1
pile 1 sparks
servant 1 lantern-ghost d4
hand 2 teleport
mana 2 2
do 1 offer offering lantern-ghost
expect xp 2 1
expect stack skill trigger
do 2 pass
expect life 2 24
expect hand 1 0
expect stack skill
do 2 pass
expect hand 1 has sparks

test AD-PROF-2 AD-KEY-18 A servant summoned this turn, exhausted or moved may be offered
duel rune-master
level 1 3
points 1 offering 1
servant 1 weasel-scout d4
status weasel-scout exhausted
status weasel-scout moved
status weasel-scout new
offered 1 offer offering weasel-scout

test AD-PROF-2 The life of an offering is capped at the maximum
duel rune-master
level 1 5
points 1 offering 2
life 1 24
servant 1 weasel-scout d4
do 1 offer offering weasel-scout
resolve
expect life 1 25
