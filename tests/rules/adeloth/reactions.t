# Reactions: chapter 13, AD-REA.

test AD-REA-1 AD-RULE-53 All five kinds of reactions, and nothing else
duel rune-master
end
level 1 3
points 1 shift 1
points 1 rune-bolt 1
servant 1 tower-guard c3
servant 1 priest a1
servant 2 boar-rider d4
hand 1 hedge-sneak teleport sparks nimble-blade growth
hand 2 meteor
mana 1 9
mana 2 1
gold 1 9
xp 1 9
flow 1 on
at rune-master d3
do 2 attack boar-rider tower-guard
do 2 pass
asked 1
# R1, R3, R4, R5
offered 1 spy hedge-sneak 1
offered 1 play-at teleport boar-rider
offered 1 skill-at shift tower-guard
offered 1 use tower-guard
# what is an action only: A2 to A6, A7 and A9 without the lightning mark, A8, A10, card flow
not-offered 1 income
not-offered 1 move priest
not-offered 1 attack tower-guard boar-rider
denied 1 AD-REA-1 summon nimble-blade
denied 1 AD-CARD-10 play-at sparks boar-rider
denied 1 AD-CARD-10 play growth
denied 1 AD-GAB-7 skill-at rune-bolt boar-rider
denied 1 AD-CAB-4 use priest
not-offered 1 level
not-offered 1 buy healing-potion
not-offered 1 flow
# R2
denied 1 AD-BACK-2 back tower-guard
do 1 spy hedge-sneak 1
execute
do 1 place c4
do 2 pass
offered 1 back hedge-sneak

test AD-REA-2 Both may react in either turn; falling on the back is for the inactive player only
duel
servant 1 tower-guard d4
servant 1 weasel-scout a1
servant 2 priest d5
hand 1 teleport hedge-sneak
hand 2 vine-grasp
mana 1 9
mana 2 2
gold 1 2
do 1 attack tower-guard priest
asked 1
offered 1 use tower-guard
offered 1 play-at teleport tower-guard
offered 1 spy hedge-sneak 1
not-offered 1 back tower-guard
do 1 spy hedge-sneak 2
execute
do 1 place c4
asked 1
denied 1 AD-BACK-1 back hedge-sneak
do 1 pass
asked 2
offered 2 play-at vine-grasp tower-guard
do 2 play-at vine-grasp tower-guard
execute
resolve
do 2 endure
end
prompt action
asked 2
expect active 2
do 2 move priest
asked 2
do 2 pass
asked 1
offered 1 use tower-guard
offered 1 play-at teleport priest

test AD-REA-3 AD-REA-5 R3: a reaction card like A6: cost, target, stack, execution, discard pile
duel
servant 1 boar-rider d4
servant 2 priest d5
hand 1 mothers-blessing
hand 2 fireball meteor
mana 1 1
mana 2 4
do 1 move boar-rider
do 1 pass
do 2 play-at fireball boar-rider
expect mana 2 1
expect hand 2 lacks fireball
sees 1 stack fireball
expect stack move card
execute
expect at boar-rider nowhere
expect discard 2 has fireball
expect xp 2 2
expect xp 1 0

test AD-REA-3 A reaction is examined and negated like an action, with bounty
duel
servant 1 boar-rider d4
servant 1 mirror-sage a3
servant 2 priest d5
hand 1 mothers-blessing
hand 2 fireball meteor
mana 1 3
mana 2 4
do 1 move boar-rider
do 1 pass
do 2 play-at fireball boar-rider
do 2 pass
do 1 use-at mirror-sage boar-rider
execute
execute
event negated 2 card
expect xp 1 2
expect stack move

test AD-REA-6 AD-GAB-7 R4: a general ability with the lightning mark: cost and cooldown, in the enemy's turn
pack adeloth-vectors
duel
end
level 1 2
points 1 take-cover 1
servant 1 nimble-blade d4
servant 2 boar-rider d5
hand 1 meteor
hand 2 sparks
mana 1 2
mana 2 2
do 2 play-at sparks nimble-blade
do 2 pass
do 1 skill-at take-cover nimble-blade
expect mana 1 1
expect cooldown 1 take-cover 2
expect stack card skill
execute
expect resistance nimble-blade 3
execute
expect at nimble-blade d4
expect damage nimble-blade 2

test AD-REA-7 AD-CAB-4 R5: a card ability with the lightning mark, also of an exhausted servant
duel
end
servant 1 tower-guard d4
status tower-guard exhausted
servant 2 boar-rider d5
hand 1 meteor
hand 2 fireball mothers-blessing
mana 1 3
mana 2 4
do 2 play-at fireball tower-guard
do 2 pass
do 1 use tower-guard
expect stack card ability
do 1 use tower-guard
expect stack card ability ability
expect mana 1 1
execute
execute
execute
expect at tower-guard d4
expect damage tower-guard 4
expect resistance tower-guard 5

test AD-REA-4 No limit but resources: twelve answers in a row, each paid
duel
servant 1 tower-guard d4
servant 2 priest d5
mana 1 13
hand 1 sparks
do 1 play-at sparks tower-guard
do 1 use tower-guard; use tower-guard; use tower-guard; use tower-guard; use tower-guard; use tower-guard
do 1 use tower-guard; use tower-guard; use tower-guard; use tower-guard; use tower-guard; use tower-guard
expect stack-size 0
expect mana 1 0
expect resistance tower-guard 15
expect damage tower-guard 2

test AD-REA-4 As many answers as a long game can pay lie on the stack together, and triggered abilities still find their place
pack adeloth-triggers
duel
servant 1 tower-guard a1
servant 1 wisp-one c1
servant 1 wisp-two c2
servant 1 wisp-three c3
servant 1 wisp-four c4
servant 1 wisp-five c5
servant 1 bog-witch b4
servant 2 priest d5
hand 1 last-stand mothers-blessing
hand 2 meteor
mana 1 60
mana 2 1
do 1 move tower-guard
repeat 45 1 use tower-guard
expect stack-size 46
offered 1 use tower-guard
offered 1 play last-stand
do 1 play last-stand
expect stack-size 47
# more than any game can pay for: no room that is not kept for triggered abilities
denied 1 AD-REA-4 use tower-guard
only 1 pass
do 1 pass
only 2 pass
do 2 pass
# all servants of the first player are gone, 21 texts are triggered
prompt first-trigger
do 1 first bog-witch
do 1 first-text wisp-one 1; first-text wisp-one 2; first-text wisp-one 3; first wisp-one
do 1 first-text wisp-two 1; first-text wisp-two 2; first-text wisp-two 3; first wisp-two
do 1 first-text wisp-three 1; first-text wisp-three 2; first-text wisp-three 3; first wisp-three
do 1 first-text wisp-four 1; first-text wisp-four 2; first-text wisp-four 3; first wisp-four
do 1 first-text wisp-five 1; first-text wisp-five 2; first-text wisp-five 3
expect stack-size 67
only 1 pass
execute
expect gold 1 1
expect stack-size 66
resolve
# 15 of the wisps' texts give experience, and the witch hit the priest; the abilities found no guard any more
expect xp 1 15
expect gold 1 5
expect damage priest 2
expect stack-size 0
prompt action

test AD-REA-4 A fall on the back at the limit: attack, check and their consequences find their place as well
duel
servant 1 boar-rider d4
at rune-master a7
servant 2 tower-guard d5
servant 2 stag-lord c6
servant 2 mirror-sage c5
hand 1 mothers-blessing
hand 2 hedge-sneak meteor
mana 1 1
mana 2 60
gold 2 2
do 1 attack boar-rider tower-guard
do 1 pass
repeat 44 2 use tower-guard
expect stack-size 46
do 2 spy hedge-sneak 1
expect stack-size 47
denied 2 AD-REA-4 use tower-guard
execute
do 2 place e4
expect stack-size 46
do 2 back hedge-sneak
expect stack-size 48
denied 2 AD-REA-4 use tower-guard
execute
# agility 5 against 2, intelligence 6 against 0: two rule cards and Mirror Sage
do 2 first mirror-sage; first-rule lured-into-the-thicket
expect stack-size 50
only 2 pass
execute
expect damage boar-rider 1
execute
expect status boar-rider defenceless yes
execute
expect gold 2 2
expect stack-size 47
execute
event attack hedge-sneak boar-rider 3 0
expect at boar-rider nowhere
