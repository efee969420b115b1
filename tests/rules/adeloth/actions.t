# The framework of the action phase: chapter 11, AD-ACT.
# mothers-blessing and meteor in hand are only there so that both players are asked before every effect.

test AD-ACT-1 The start action comes first and by itself, the income action last; each happens exactly once
duel
pile 2 sparks teleport
hand 2 meteor
mana 2 0 0
force card sparks
do 1 income
event choose-income 1
event choose-start 2
expect stack start
resolve
event draw 2 sparks
no-event draw 2 teleport
asked 2
prompt action
expect hand 2 2
not-offered 2 done
not-offered 2 pass
expect active 2

test AD-ACT-1 AD-INC-7 After the income action there is no further action; nobody may take it twice
duel
servant 1 priest c3
servant 1 boar-rider a1
gold 1 5
mana 2 2
hand 2 meteor
hand 1 mothers-blessing
do 1 income
expect stack income
asked 1
prompt react
not-offered 1 income
not-offered 1 move priest
do 1 pass
do 2 pass
expect stack
prompt administration
not-offered 1 move priest
not-offered 1 use priest
not-offered 1 income
do 1 done
expect active 2

test AD-ACT-2 As many actions as one can pay, in any order
duel
servant 1 priest c3
servant 1 tower-guard e3
servant 2 root-warden e4
servant 1 weasel-scout a1
hand 1 sparks boar-rider
mana 1 4
life 1 20
do 1 use priest
resolve
do 1 play-at sparks root-warden
resolve
do 1 attack tower-guard root-warden
resolve
do 2 endure
do 1 move pathfinder
resolve
do 1 to c1
do 1 summon boar-rider
resolve
do 1 place d1
expect life 1 21
expect at root-warden nowhere
expect at boar-rider d1
expect at pathfinder c1
expect mana 1 0
prompt action
offered 1 income

test AD-ACT-2 What cannot be paid any more is not offered
duel
servant 1 tower-guard e3
hand 1 boar-rider
mana 1 4
do 1 use tower-guard
resolve
offered 1 summon boar-rider
do 1 use tower-guard
resolve
denied 1 AD-MANA-2 summon boar-rider
offered 1 use tower-guard
do 1 use tower-guard
resolve
do 1 use tower-guard
resolve
denied 1 AD-MANA-2 use tower-guard
expect resistance tower-guard 7

test AD-ACT-3 AD-RULE-14 With an effect on the stack the active player may only react: no action of any kind
duel
servant 1 tower-guard c3
servant 1 priest d4
servant 2 root-warden e4
hand 1 sparks teleport boar-rider growth
hand 2 meteor
mana 1 9
mana 2 1
gold 1 9
xp 1 9
flow 1 on
do 1 use priest
expect stack ability
asked 1
prompt react
offered 1 play-at teleport tower-guard
offered 1 use tower-guard
not-offered 1 move tower-guard
not-offered 1 move pathfinder
not-offered 1 attack priest root-warden
denied 1 AD-CARD-10 play-at sparks root-warden
denied 1 AD-CARD-10 play growth
denied 1 AD-REA-1 summon boar-rider
not-offered 1 level
not-offered 1 buy healing-potion
not-offered 1 flow
not-offered 1 income
do 1 pass
asked 2
do 2 pass
expect stack
asked 1
prompt action
offered 1 move tower-guard
offered 1 level
offered 1 flow
offered 1 play-at sparks root-warden
offered 1 summon boar-rider

test AD-ACT-3 Only the active player chooses actions: the other one cannot, not even with an empty stack
duel
servant 1 weasel-scout a1
servant 2 priest d5
hand 2 meteor
mana 2 9
gold 2 9
mana 1 0
asked 1
do 1 move pathfinder
asked 2
prompt react
not-offered 2 use priest
denied 2 AD-CAB-4 use priest
denied 2 AD-CARD-10 play-at meteor pathfinder
not-offered 2 move priest
not-offered 2 income
do 2 pass
do 1 to d2
asked 1
prompt action
not-offered 2 use priest

test AD-ACT-4 Choosing puts the effect onto the stack; it comes true only at execution
duel
servant 1 priest c3
life 1 20
hand 1 mothers-blessing
hand 2 meteor
mana 1 1
mana 2 1
do 1 use priest
expect stack ability
expect life 1 20
expect status priest exhausted yes
do 1 pass
expect life 1 20
do 2 pass
expect life 1 21
expect stack

test AD-ACT-4 AD-ACT-8 AD-MOVE-2 AD-RULE-71 A movement: only the character is named at choosing, the way at execution
duel
servant 1 priest c3
servant 2 tower-guard g7
hand 1 mothers-blessing
hand 2 teleport
mana 1 1
mana 2 2
do 1 move priest
expect stack move
expect at priest c3
do 1 pass
do 2 play-at teleport tower-guard
execute
do 2 place c4
execute
prompt move-carefully
# the enemy that came in between makes the movement careful and is in the way
not-offered 1 to c6
denied 1 AD-MOVE-6 to c4
do 1 to b4
expect at priest b4
expect status priest moved yes

test AD-ACT-5 AD-ACT-4 Start, income, level-up, purchase and card flow are effects on the stack like all others
duel
hand 1 mothers-blessing
hand 2 meteor
mana 1 1
mana 2 1
gold 1 2
xp 1 3
flow 1 on
at pathfinder d3
life 1 20
do 1 buy healing-potion
expect stack ware
expect life 1 20
do 1 pass
do 2 pass
expect life 1 24
do 1 level
expect stack level
expect level 1 1
do 1 pass
do 2 pass
do 1 invest charge
expect level 1 2
do 1 flow
expect stack flow
expect hand 1 1
do 1 pass
do 2 pass
do 1 discard mothers-blessing
do 1 income
expect stack income
do 1 pass
do 2 pass
expect stack start
expect active 2

test AD-ACT-6 AD-DRAFT-7 AD-TRIG-2 Nothing interrupts an effect: drawing two cards with a fresh tier in between
duel rune-master
level 1 5
points 1 offering 2
servant 1 lantern-ghost c3
pile 1 sparks
discard 1 priest
hand 1 mothers-blessing
hand 2 vine-grasp
mana 1 1
mana 2 1
life 1 20
do 1 offer offering lantern-ghost
expect stack skill trigger
do 1 pass
do 2 pass
expect life 2 24
expect stack skill
do 1 pass
do 2 pass
# the first card is drawn, the archive question stands inside the effect, the gain of life comes last
event draw 1 sparks
prompt leave
asked 1
expect life 1 20
not-offered 1 play-at teleport lantern-ghost
do 1 leave growth
expect hand 1 3
expect life 1 22
prompt action

test AD-ACT-6 In the order of the text: Oblivion first takes the permanent statuses, then removes
duel
servant 2 boar-rider d4
upgraded boar-rider armour
permanent boar-rider 1
hand 1 oblivion
mana 1 4
xp 1 1
do 1 play-at oblivion boar-rider
event forgotten boar-rider
event removed boar-rider
expect upgraded boar-rider armour no
expect permanent boar-rider 0
expect discard 2 has boar-rider
expect xp 1 2

test AD-ACT-7 Costs are paid at choosing and not given back for a negated card
duel
servant 1 tower-guard c3
servant 2 mirror-sage f5
servant 2 glade-archer e5
hand 1 fireball
hand 2 meteor
mana 1 4
mana 2 3
do 1 play-at fireball glade-archer
expect mana 1 1
expect hand 1 0
do 1 pass
do 2 use-at mirror-sage glade-archer
expect mana 2 1
resolve
expect mana 1 1
expect discard 1 has fireball
expect hand 2 has glade-archer

test AD-ACT-7 Mana, gold and experience alike: Oblivion costs four mana and one experience, for nothing
duel
servant 2 mirror-sage f5
servant 2 glade-archer e5
hand 1 oblivion
hand 2 meteor
mana 1 4
xp 1 2
mana 2 3
do 1 play-at oblivion glade-archer
expect xp 1 1
expect mana 1 0
do 2 use-at mirror-sage glade-archer
resolve
expect xp 1 1
expect xp 2 3
expect mana 1 0

test AD-ACT-7 AD-SHOP-6 AD-RULE-30 The goblin shop is the exception: the gold is paid at execution
duel
servant 1 priest c3
at pathfinder d3
gold 1 3
life 1 20
hand 1 shadow-messenger
hand 2 meteor
mana 1 0
mana 2 1
do 1 buy healing-potion
expect stack ware
expect gold 1 3
do 1 spy shadow-messenger 2
expect gold 1 1
execute
do 1 place e2
# two gold are not there any more
execute
event negated 1 ware
expect gold 1 1
expect life 1 20

test AD-ACT-7 The cube of a negated general ability stays on its cooldown
duel rune-master
level 1 2
points 1 rune-bolt 1
servant 1 tower-guard e4
servant 2 mirror-sage g7
servant 2 glade-archer e5
hand 1 mothers-blessing
hand 2 meteor
mana 1 2
mana 2 2
do 1 skill-at rune-bolt glade-archer
expect cooldown 1 rune-bolt 1
do 1 pass
do 2 use-at mirror-sage glade-archer
resolve
expect cooldown 1 rune-bolt 1
expect mana 1 1
expect xp 2 0
denied 1 AD-GAB-1 skill-at rune-bolt mirror-sage

test AD-ACT-8 A target is named at choosing and stays, whatever else would be better later
duel
servant 2 priest d5
servant 2 glade-archer e5
hand 1 sparks
hand 2 meteor
mana 1 1
mana 2 1
do 1 play-at sparks priest
event target priest
do 2 pass
expect damage priest 2
expect damage glade-archer 0

test AD-ACT-8 AD-SUM-3 AD-RULE-71 The field of a summoned servant is chosen at execution, by the board of that moment
duel
servant 1 priest c3
servant 2 tower-guard g7
hand 1 boar-rider mothers-blessing
hand 2 teleport
mana 1 4
mana 2 2
do 1 summon boar-rider
expect stack summon
do 1 pass
do 2 play-at teleport tower-guard
execute
do 2 place d2
execute
prompt summon-to
denied 1 AD-FIELD-4 place d2
do 1 place b3
expect at boar-rider b3

test AD-ACT-2 AD-STACK-3 AD-ATT-8 Forecasts are told which questions can be passed, which they follow answer by answer, and where something new begins
duel
servant 1 boar-rider d4
servant 2 priest d5
hand 2 meteor
mana 2 1
prompt action
expect question halt yes
expect question pass no
expect question fork no
do 1 attack boar-rider priest
prompt react
expect question pass yes
expect question halt no
resolve
prompt defend
expect question fork yes
expect question pass no
expect question halt no
do 2 endure
gold 1 9
do 1 income
resolve
prompt administration
expect question halt yes
expect question pass no

test AD-ACT-7 Only what is really spent is told
duel
servant 2 priest d5
hand 1 sparks
mana 1 1
do 1 play-at sparks priest
event spent 1 1 mana
no-event spent 1 0

test AD-ACT-7 AD-CARD-2 Each resource that is spent is told: gold, experience and mana
duel
servant 2 priest d5
hand 1 oblivion sun-blade
mana 1 7
gold 1 1
xp 1 1
do 1 play sun-blade
event spent 1 3 mana
event spent 1 1 gold
no-event spent 1 1 xp
no-event spent 1 0
resolve
do 1 play-at oblivion priest
event spent 1 4 mana
event spent 1 1 xp
no-event spent 1 1 gold
