# Attribute victories (Attributssiege). Cards of the pack adeloth-plain: agileN has N agility, wiseN N intelligence;
# pathfinder is the general of seat 1, rune-master that of seat 2.

test AD-ATR-1 AD-ATR-6 AD-ATR-8 AD-ATR-9 AD-ATR-13 AD-RULE-35 V1: 2 + 2 - 1 = 3 is an agility victory of the attacker
pack adeloth-plain
duel
at rune-master g1
servant 1 agile2 d4
servant 1 agile2b c5
servant 2 agile1 d5
do 1 attack agile2 agile1
event check agile2 agile1 4 1 0 0
event victory agile2 agile1 agility
no-event victory * * intelligence
expect status agile1 surprised-agility yes
expect status agile1 surprised-intelligence no
expect status agile2 surprised-agility no

test AD-ATR-7 AD-ATR-9 AD-RULE-35 V2: a companion of the target counts for it, 4 - 2 = 2 is nothing
pack adeloth-plain
duel
at rune-master g1
servant 1 agile2 d4
servant 1 agile2b c5
servant 2 agile1 d5
servant 2 agile1b e6
do 1 attack agile2 agile1
event check agile2 agile1 4 2 0 0
no-event victory
event no-victory agile2 agile1
cites AD-ATR-9
prompt defend
expect status agile1 surprised-agility no

test AD-ATR-4 V3: with the general in the target's warband the check has no result
pack adeloth-plain
duel
at rune-master e5
servant 1 agile2 d4
servant 1 agile2b c5
servant 2 agile1 d5
do 1 attack agile2 agile1
event no-victory agile2 agile1
cites AD-ATR-4
no-event check
no-event victory
prompt defend

test AD-ATR-4 AD-BAND-1 V4: the general counts through a chain D5, E6, F7 as well
pack adeloth-plain
duel
at rune-master f7
servant 1 agile2 d4
servant 1 agile2b c5
servant 2 agile1 d5
servant 2 agile0 e6
do 1 attack agile2 agile1
cites AD-ATR-4
no-event victory

test AD-ATR-4 A general who stands near, but in another warband, protects nobody
pack adeloth-plain
duel
at rune-master f7
servant 1 agile2 d4
servant 1 agile2b c5
servant 2 agile1 d5
do 1 attack agile2 agile1
event victory agile2 agile1 agility

test AD-ATR-4 An attack on a general himself has no result
pack adeloth-plain
duel
at rune-master d5
servant 1 agile5 d4
do 1 attack agile5 rune-master
cites AD-ATR-4
no-event victory

test AD-ATR-6 AD-ATR-8 V5: a warband that touches only the target counts with all its members
pack adeloth-plain
duel
at rune-master g1
servant 1 agile1 d4
servant 1 agile1b e6
servant 1 agile2 f6
servant 2 agile1c d5
do 1 attack agile1 agile1c
event check agile1 agile1c 4 1 0 0
event victory agile1 agile1c agility

test AD-ATR-6 An allied warband that does not touch the target does not count
pack adeloth-plain
duel
at rune-master g1
servant 1 agile1 d4
servant 1 agile2 f6
servant 2 agile1c d5
do 1 attack agile1 agile1c
event check agile1 agile1c 1 1 0 0

test AD-ATR-15 V6: of a ranged attacker's warband, which does not touch the target, only its own value counts
pack adeloth-plain
duel
at rune-master g1
servant 1 archer3 a1
servant 1 agile2 b1
servant 2 agile2b d5
do 1 shoot archer3 agile2b
event check archer3 agile2b 3 2 0 0
no-event victory

test AD-ATR-15 The archer's warband counts if a member of it is beside the target
pack adeloth-plain
duel
at rune-master g1
servant 1 archer3 b3
servant 1 agile1 c4
servant 1 agile1b a2
servant 2 agile2b d5
do 1 shoot archer3 agile2b
event check archer3 agile2b 5 2 0 0
event victory archer3 agile2b agility

test AD-ATR-9 AD-ATR-13 V7: -3 is a victory of the attacked character, the attacker is surprised
pack adeloth-plain
duel
at rune-master g1
servant 1 agile0 d4
servant 2 agile1 d5
servant 2 agile2 d6
do 1 attack agile0 agile1
event check agile0 agile1 0 3 0 0
event victory agile1 agile0 agility
expect status agile0 surprised-agility yes
expect status agile1 surprised-agility no
expect status agile2 surprised-agility no

test AD-ATR-10 AD-ATR-11 V8: agility to one side, intelligence to the other, that is no result at all
pack adeloth-plain
duel
at rune-master g1
servant 1 agile3 d4
servant 2 wise3 d5
do 1 attack agile3 wise3
event check agile3 wise3 3 0 0 3
cites AD-ATR-11
no-event victory
no-event rule-triggered
prompt defend
expect status agile3 surprised-intelligence no
expect status wise3 surprised-agility no
expect xp 2 0

test AD-ATR-10 AD-ATR-14 AD-STACK-11 AD-RULE-16 V9: two victories, two consequences, ordered by the winner
pack adeloth-plain
duel
at rune-master g1
servant 1 both43 d4
servant 2 agile0 d5
hand 1 bolt
do 1 attack both43 agile0
do 1 pass
event check both43 agile0 4 0 3 0
event victory both43 agile0 agility
event victory both43 agile0 intelligence
asked 1
prompt first-trigger
only 1 first-rule lured-into-the-thicket; first-rule reading-the-forest
do 1 first-rule reading-the-forest
expect stack attack rule rule
expect status agile0 surprised-agility yes
expect status agile0 surprised-intelligence yes
# the agility victory went onto the stack last, so it comes true first
do 1 pass
event status agile0 defenceless
expect damage agile0 0
do 1 pass
expect damage agile0 1
expect xp 1 1

test AD-ATR-14 The order of two consequences can also be the other one
pack adeloth-plain
duel
at rune-master g1
servant 1 both43 d4
servant 2 agile0 d5
hand 1 bolt
do 1 attack both43 agile0
do 1 pass
do 1 first-rule lured-into-the-thicket
do 1 pass
no-event status agile0 defenceless
expect damage agile0 1

test AD-ATR-12 AD-RULE-36 V10: surprised by agility, it loses no second time this turn, but can lose by intelligence
pack adeloth-plain
duel
at rune-master g1
servant 1 agile2 d4
servant 1 agile2b c5
servant 1 wise3 g4
servant 2 agile1 d5
do 1 attack agile2 agile1
event victory agile2 agile1 agility
do 1 move wise3
do 1 to e4
do 1 attack wise3 agile1
event check wise3 agile1 4 1 3 0
no-event victory * * agility
event victory wise3 agile1 intelligence

test AD-ATR-12 AD-RULE-36 A surprised character prevents victories of both sides, also as the attacker
pack adeloth-plain
duel
at rune-master g1
servant 1 agile3 d4
servant 2 agile0 d5
status agile3 surprised-agility
do 1 attack agile3 agile0
event check agile3 agile0 3 0 0 0
no-event victory
cites AD-ATR-12

test AD-ATR-12 AD-RULE-36 A surprised target does not win either
pack adeloth-plain
duel
at rune-master g1
servant 1 agile0 d4
servant 2 agile3 d5
status agile3 surprised-agility
do 1 attack agile0 agile3
event check agile0 agile3 0 3 0 0
no-event victory

test AD-ATR-12 Being surprised by intelligence leaves agility alone
pack adeloth-plain
duel
at rune-master g1
servant 1 agile3 d4
servant 2 agile0 d5
status agile0 surprised-intelligence
do 1 attack agile3 agile0
event victory agile3 agile0 agility

test AD-ATR-11 AD-RULE-36 A suppressed victory does not oppose the other attribute
pack adeloth-plain
duel
at rune-master g1
servant 1 agile3 d4
servant 2 wise3 d5
status wise3 surprised-intelligence
do 1 attack agile3 wise3
event victory agile3 wise3 agility
no-event victory * * intelligence

test AD-ATR-5 V11: an attacking general wins nothing, even with 5 agility
pack adeloth-plain
duel
at rune-master g1
equip 1 amulet
at pathfinder d4
servant 2 agile0 d5
expect agility pathfinder 5
do 1 attack pathfinder agile0
event no-victory pathfinder agile0
cites AD-ATR-5
no-event victory

test AD-ATR-5 Nor does the attacked one win against him
pack adeloth-plain
duel
at rune-master g1
at pathfinder d4
servant 2 agile5 d5
do 1 attack pathfinder agile5
cites AD-ATR-5
no-event victory
expect status pathfinder surprised-agility no

test AD-ATR-2 AD-ATT-5 AD-STACK-11 The check lies on top of the attack and can be answered; its owner is asked first
pack adeloth-plain
duel
at rune-master g1
servant 1 agile2 d4
servant 2 agile1 d5
hand 1 bolt
hand 2 wither
do 1 attack agile2 agile1
expect stack attack check
prompt react
asked 1
do 1 pass
asked 2
do 2 play-at wither agile2
do 1 pass
# the attacker is gone before its check
event removed agile2

test AD-ATR-3 AD-SUM-5 V12: a spy with 3 agility, summoned in answer to the check, counts at once, 4 - 4 = 0
pack adeloth-plain
duel
at rune-master g1
servant 1 agile2 d4
servant 1 agile2b c5
servant 2 agile1 d5
hand 2 spy3
gold 2 1
do 1 attack agile2 agile1
expect stack attack check
do 2 spy spy3 1
do 2 place e6
event check agile2 agile1 4 4 0 0
no-event victory
prompt defend

test AD-ATR-3 What was displaced before the check counts where it stands then
pack adeloth-plain
duel
at rune-master g1
servant 1 agile2 d4
servant 1 agile2b c5
servant 2 agile1 d5
hand 2 nudge
do 1 attack agile2 agile1
do 2 play-at nudge agile2b
do 2 place a1
event check agile2 agile1 2 1 0 0
no-event victory

test AD-ATR-7 V13: a friend on C6 is in the target's warband, sum 6
pack adeloth-plain
duel
at rune-master g1
servant 1 agile0 d4
servant 2 agile1 d5
servant 2 agile5 c6
do 1 attack agile0 agile1
event check agile0 agile1 0 6 0 0
event victory agile1 agile0 agility

test AD-ATR-7 V13: a friend on C7 is in another warband, sum 1
pack adeloth-plain
duel
at rune-master g1
servant 1 agile0 d4
servant 2 agile1 d5
servant 2 agile5 c7
do 1 attack agile0 agile1
event check agile0 agile1 0 1 0 0
no-event victory

test AD-ATR-8 Another warband of the defender does not count, even beside the attacker
pack adeloth-plain
duel
at rune-master g1
servant 1 agile0 d4
servant 2 agile1 d5
servant 2 agile5 d3
do 1 attack agile0 agile1
event check agile0 agile1 0 1 0 0
no-event victory

test AD-ATR-13 AD-ST-7 Being surprised ends with the turn
pack adeloth-plain
duel
at rune-master g1
servant 1 agile2 d4
servant 1 agile2b c5
servant 2 agile1 d5
do 1 attack agile2 agile1
expect status agile1 surprised-agility yes
end
expect status agile1 surprised-agility no

test AD-ATR-14 A text on the winner is triggered besides the rule card
duel
at rune-master g1
servant 1 stag-lord d4
servant 2 tower-guard d5
hand 1 vine-grasp
mana 2 0
do 1 attack stag-lord tower-guard
do 1 pass
event victory stag-lord tower-guard agility
prompt first-trigger
do 1 first-rule lured-into-the-thicket
expect stack attack rule trigger

test AD-ATR-14 The attacked one can be the winner, its consequence belongs to its player
duel
at rune-master g1
servant 1 ancient-golem d4
servant 2 stag-lord d5
pile 2 growth
hand 2 vine-grasp
do 1 attack ancient-golem stag-lord
do 2 pass
event victory stag-lord ancient-golem agility
asked 2
do 2 first-rule lured-into-the-thicket
asked 2
prompt react
do 2 pass
event draw 2
expect hand 2 has growth

test AD-ATR-16 AD-RULE-76 The attacker's own general in its warband hinders nothing and adds 0
pack adeloth-plain
duel
at rune-master g1
at pathfinder d3
servant 1 agile2 d4
servant 1 agile2b c5
servant 2 agile1 d5
expect agility pathfinder 0
expect intelligence pathfinder 0
do 1 attack agile2 agile1
event check agile2 agile1 4 1 0 0
event victory agile2 agile1 agility

test AD-ATR-16 AD-EQ-2 What equipment gives the general counts with the attacker's warband
pack adeloth-plain
duel
at rune-master g1
at pathfinder d3
equip 1 amulet
servant 1 agile0 d4
servant 2 agile1 d5
do 1 attack agile0 agile1
event check agile0 agile1 5 1 0 0
event victory agile0 agile1 agility

test AD-ATR-17 AD-RULE-50 Without the attacker the check has no result
pack adeloth-plain
duel
at rune-master g1
servant 1 agile3 d4
servant 2 agile0 d5
hand 2 recall
mana 1 0
do 1 attack agile3 agile0
do 2 play-at recall agile3
event no-victory
cites AD-ATR-17
no-event victory
event negated 1 attack

test AD-ATR-17 Without the target the check has no result
pack adeloth-plain
duel
at rune-master g1
servant 1 agile3 d4
servant 2 agile0 d5
hand 2 recall
mana 2 0
do 1 attack agile3 agile0
do 2 play-at recall agile0
event no-victory
cites AD-ATR-17
no-event victory

test AD-ATR-17 AD-RULE-51 A target that was only displaced can still be beaten, though the blow is negated
pack adeloth-plain
duel
at rune-master g1
servant 1 agile3 d4
servant 2 agile0 d5
hand 2 nudge
do 1 attack agile3 agile0
do 2 play-at nudge agile0
do 2 place a7
event check agile3 agile0 3 0 0 0
event victory agile3 agile0 agility
event negated 1 attack
expect status agile0 surprised-agility yes
expect status agile0 defenceless yes

test AD-ATR-15 AD-RULE-51 Displaced itself, the attacker counts alone, its old neighbours as far as they touch the target
pack adeloth-plain
duel
at rune-master g1
servant 1 agile1 d4
servant 1 agile2 c4
servant 1 agile2b b3
servant 2 agile0 d5
hand 2 nudge
do 1 attack agile1 agile0
do 2 play-at nudge agile1
do 2 place g7
event check agile1 agile0 5 0 0 0
event victory agile1 agile0 agility

test AD-L12-1 AD-MOD-1 In level 1 nothing is checked
option level=1
pack adeloth-plain
duel
at rune-master g1
servant 1 agile5 d4
servant 2 agile0 d5
hand 2 bolt
do 1 attack agile5 agile0
expect stack attack
expect agility agile5 0
do 2 pass
prompt defend

test AD-ATR-14 AD-CONT-18 AD-RULE-83 In level 1 the attribute sentences of cards do nothing
option level=1
duel
at rune-master g1
servant 1 stag-lord d4
servant 2 tower-guard d5
mana 2 0
do 1 attack stag-lord tower-guard
no-event check-chosen
no-event triggered

test AD-ATR-9 AD-ATR-12 Where nobody leads nobody is hindered: the rule is that of the lead, though the target is surprised already
duel
servant 1 priest d4
servant 2 tower-guard d5
status tower-guard surprised-agility
status tower-guard surprised-intelligence
hand 1 meteor
mana 1 1
do 1 attack priest tower-guard
execute
event no-victory priest tower-guard
cites AD-ATR-9 no-victory
