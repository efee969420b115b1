# The effect stack and who is asked when: chapter 11, AD-STACK.
# mothers-blessing and meteor in hand are only there so that both players are asked before every effect.

test AD-STACK-1 AD-STACK-3 AD-STACK-5 AD-STACK-6 AD-RULE-15 Vector: attack, check and Teleport, with a new question before each of them
duel
servant 1 boar-rider d4
servant 2 priest d5
hand 1 mothers-blessing
hand 2 teleport meteor
mana 1 1
mana 2 3
do 1 attack boar-rider priest
expect stack attack check
asked 1
do 1 pass
asked 2
do 2 play-at teleport priest
expect stack attack check card
asked 2
do 2 pass
asked 1
do 1 pass
prompt place
asked 2
do 2 place g7
expect stack attack check
prompt react
asked 1
do 1 pass
asked 2
do 2 pass
event check boar-rider priest 2 0 0 2
expect stack attack
asked 1
do 1 pass
asked 2
do 2 pass
event negated 1 attack
expect stack
expect damage priest 0
expect status boar-rider exhausted yes
prompt action

test AD-STACK-6 AD-STACK-7 Vector: who declined on his summoning is asked again after the enemy's spy has come
duel
servant 1 tower-guard d4
servant 2 priest d6
hand 1 boar-rider mothers-blessing
hand 2 ward-keeper meteor
mana 1 5
mana 2 4
gold 2 1
do 1 summon boar-rider
asked 1
do 1 pass
do 2 spy ward-keeper 1
expect stack summon summon
asked 2
do 2 pass
asked 1
do 1 pass
do 2 place d5
expect stack summon
asked 1
offered 1 use tower-guard
do 1 use tower-guard
expect stack summon ability
execute
expect resistance tower-guard 4
expect stack summon

test AD-STACK-1 Last in, first out: the newest effect is executed first
duel
servant 1 tower-guard d4
servant 2 mirror-sage f5
servant 2 priest d5
hand 1 sparks mothers-blessing
hand 2 fireball
mana 1 4
mana 2 5
do 1 play-at sparks priest
do 1 pass
do 2 play-at fireball tower-guard
do 2 pass
do 1 use tower-guard
do 1 use tower-guard
expect stack card card ability ability
execute
expect resistance tower-guard 4
expect stack card card ability
execute
expect resistance tower-guard 5
expect damage tower-guard 0
execute
expect damage tower-guard 4
expect damage priest 0
execute
expect damage priest 2
expect stack

test AD-STACK-2 Reactions in the enemy's turn and in one's own, to an action, a reaction, a triggered ability, start and income
duel
servant 1 tower-guard d4
servant 2 root-warden a7
hand 1 mothers-blessing
hand 2 vine-grasp meteor
mana 1 9
mana 2 1
do 1 move tower-guard
offered 1 use tower-guard
do 1 pass
offered 2 play-at vine-grasp tower-guard
do 2 pass
do 1 stay
do 1 income
expect stack income
offered 1 use tower-guard
do 1 pass
offered 2 play-at vine-grasp tower-guard
do 2 pass
expect stack start
asked 2
offered 2 play-at vine-grasp tower-guard
do 2 play-at vine-grasp tower-guard
expect stack start card
do 2 pass
asked 1
offered 1 use tower-guard
do 1 use tower-guard
expect stack start card ability

test AD-STACK-2 AD-TRIG-3 A triggered ability can be answered, too
duel
servant 1 tower-guard d4
servant 2 lantern-ghost d5
hand 1 sparks mothers-blessing
hand 2 meteor
mana 1 3
mana 2 1
do 1 play-at sparks lantern-ghost
execute
expect stack trigger
asked 2
do 2 pass
offered 1 use tower-guard
do 1 use tower-guard
expect stack trigger ability

test AD-STACK-3 Asked first is the owner of the top effect, be it the inactive player
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 meteor
mana 1 1
mana 2 2
do 1 move boar-rider
asked 1
do 1 pass
asked 2
do 2 use tower-guard
asked 2
do 2 pass
asked 1
do 1 pass
asked 1
expect stack move

test AD-STACK-4 Executed only when both have declined in succession
duel
servant 1 tower-guard d4
servant 2 priest d5
hand 1 sparks mothers-blessing
hand 2 vine-grasp meteor
mana 1 3
mana 2 3
do 1 play-at sparks priest
do 1 pass
expect stack card
expect damage priest 0
do 2 play-at vine-grasp tower-guard
do 2 pass
expect stack card card
expect status tower-guard moved no
do 1 pass
expect stack card
expect status tower-guard moved yes
expect damage priest 0
# the first refusal does not count any more: both decline anew
asked 1
do 1 pass
expect stack card
do 2 pass
expect stack
expect damage priest 2

test AD-STACK-5 AD-STACK-8 AD-RULE-75 A reaction answers one's own effect, and reactions answer reactions
duel
servant 1 tower-guard d4
servant 2 mirror-sage f6
servant 2 priest e5
hand 1 sparks teleport mothers-blessing
hand 2 vine-grasp meteor
mana 1 9
mana 2 4
do 1 play-at sparks tower-guard
asked 1
offered 1 use tower-guard
do 1 use tower-guard
expect stack card ability
asked 1
do 1 play-at teleport tower-guard
expect stack card ability card
do 1 pass
do 2 play-at vine-grasp tower-guard
expect stack card ability card card
do 2 use-at mirror-sage priest
expect stack card ability card card ability
execute
expect at priest nowhere
execute
expect status tower-guard moved yes
execute
do 1 place a1
execute
expect resistance tower-guard 4
execute
expect damage tower-guard 2
expect at tower-guard a1

test AD-STACK-7 Who has declined is not asked again in that round of questions
duel
servant 1 tower-guard d4
hand 1 mothers-blessing
hand 2 meteor
mana 1 2
mana 2 1
do 1 move tower-guard
asked 1
offered 1 use tower-guard
do 1 pass
asked 2
not-offered 1 use tower-guard
do 2 pass
prompt move-to
asked 1

test AD-STACK-9 With the stack empty the active player chooses his next action, whoever answered last
duel
servant 1 boar-rider d4
servant 2 tower-guard g7
hand 1 sparks
hand 2 meteor
mana 1 2
mana 2 2
do 1 play-at sparks tower-guard
do 2 use tower-guard
execute
expect stack card
execute
expect stack
asked 1
prompt action

test AD-STACK-11 AD-RULE-16 The check belongs to the player of the attacking character, also in a fall on the back
duel
servant 1 boar-rider d4
servant 2 priest d5
hand 1 mothers-blessing
hand 2 hedge-sneak meteor
mana 1 1
mana 2 2
gold 2 2
do 1 attack boar-rider priest
asked 1
do 1 pass
do 2 spy hedge-sneak 1
execute
do 2 place c5
asked 1
do 1 pass
do 2 back hedge-sneak
expect stack attack check attack check
asked 2
do 2 pass
asked 1
do 1 pass
event check hedge-sneak boar-rider 2 2 2 0
expect stack attack check attack
asked 2

test AD-STACK-11 AD-RULE-16 A consequence on a rule card belongs to the winner of the victory, here the attacked one
duel
at rune-master a7
servant 1 priest d4
servant 2 boar-rider d5
servant 2 nimble-blade d6
hand 1 mothers-blessing
hand 2 meteor
mana 1 1
mana 2 1
do 1 attack priest boar-rider
expect stack attack check
do 1 pass
do 2 pass
event victory boar-rider priest agility
expect stack attack rule
asked 2
do 2 pass
asked 1
do 1 pass
expect status priest defenceless yes
expect attack priest 0

test AD-STACK-11 A triggered ability belongs to the owner of its card, though the other player removed it in his own turn
duel
servant 1 boar-rider d4
servant 2 lantern-ghost d5
hand 1 sparks mothers-blessing
hand 2 meteor
mana 1 2
mana 2 1
do 1 play-at sparks lantern-ghost
execute
event triggered 2 lantern-ghost
asked 2
do 2 pass
asked 1
do 1 pass
expect life 1 24

test AD-STACK-3 The question names the effect that comes next, the uppermost: its kind, whose it is, where it comes from and whom it is aimed at
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 1 sparks fireball
hand 2 meteor
mana 1 9
mana 2 2
do 1 play-at sparks tower-guard
prompt react
expect about card 1 sparks tower-guard
do 1 pass
do 2 use tower-guard
expect about ability 2 tower-guard
do 2 pass
do 1 play-at fireball tower-guard
expect about card 1 fireball tower-guard
