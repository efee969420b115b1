# The rule cards of attribute victories (Regelkarten)

test AD-RC-1 AD-ATR-14 AD-STACK-11 V1 with the rule card: above the attack, both may react, then t is Defenceless with 1 attack less
pack adeloth-plain
duel
at rune-master g1
servant 1 agile2 d4
servant 1 agile2b c5
servant 1 imp a1
servant 2 agile1 d5
hand 1 bolt
hand 2 denial
do 1 attack agile2 agile1
do 1 pass
do 2 pass
expect stack attack rule
expect status agile1 defenceless no
asked 1
do 1 pass
asked 2
do 2 pass
expect status agile1 defenceless yes
expect attack agile1 0
expect stack attack
do 1 pass
do 2 pass
no-event defend
expect damage agile1 1
prompt action
end
expect attack agile1 1

test AD-RC-2 AD-RC-3 AD-ATT-6 Against resistance 1: removed by the rule card, 1 XP and the bounty, the attack is negated
pack adeloth-plain
duel
at rune-master g1
servant 1 wise3 d4
servant 2 imp d5
do 1 attack wise3 imp
event removed imp
event negated 1 attack
expect xp 1 2
expect status wise3 exhausted yes

test AD-RC-1 V7 with the rule card: the attacker has attack 2 and is Defenceless, the target may defend
pack adeloth-plain
duel
at rune-master g1
servant 1 agile0 d4
servant 1 imp a1
servant 2 agile1 d5
servant 2 agile2 d6
do 1 attack agile0 agile1
expect attack agile0 2
expect status agile0 defenceless yes
prompt defend
do 2 defend
expect damage agile1 2
expect damage agile0 1

test AD-RC-1 The losing attacker cannot strike back at one that falls on its back
pack adeloth-plain
duel
at rune-master b5
servant 1 agile0 d4
servant 1 weak a1
servant 2 agile1 d5
servant 2 agile2 d6
hand 2 nudge
servant 2 soldier g7
do 1 attack agile0 agile1
do 2 pass
do 2 pass
expect status agile0 defenceless yes
expect stack attack
do 2 play-at nudge soldier
do 2 place c4
do 2 back soldier
no-event defend
no-event endure
expect damage agile0 2

test AD-RC-2 The player of the winner gains the XP, also if that is the attacked one; the loser takes 1 damage
pack adeloth-plain
duel
at rune-master g1
servant 1 agile0 d4
servant 2 wise3 d5
do 1 attack agile0 wise3
expect xp 2 1
expect xp 1 0
expect damage agile0 1
expect damage wise3 0

test AD-RC-1 AD-RC-2 Agility brings no XP and no damage, intelligence no Defenceless
pack adeloth-plain
duel
at rune-master g1
servant 1 wise3 d4
servant 1 agile3 b2
servant 2 soldier d5
servant 2 recruit b3
do 1 attack agile3 recruit
expect xp 1 0
expect status recruit defenceless yes
do 1 attack wise3 soldier
expect xp 1 1
prompt defend
expect status soldier defenceless no
expect damage soldier 1
expect attack soldier 2

test AD-RC-3 If the loser has left the battlefield, only the other part happens
pack adeloth-plain
duel
at rune-master g1
mana 2 0
servant 1 wise3 d4
servant 2 soldier d5
hand 2 recall
do 1 attack wise3 soldier
do 2 pass
expect stack attack rule
do 2 play-at recall soldier
expect hand 2 has soldier
expect xp 1 1
no-event damage
event negated 1 attack

test AD-RC-3 AD-RULE-73 A loser that left and came back is another one
pack adeloth-plain
duel
at rune-master d6
servant 1 agile0 a1
servant 1 agile3 d4
servant 2 spy-oak c4
mana 2 0
gold 2 1
hand 2 recall
at rune-master g7
do 1 attack agile3 spy-oak
do 2 pass
expect stack attack rule
do 2 play-at recall spy-oak
expect hand 2 has spy-oak
expect stack attack rule
do 2 spy spy-oak 1
do 2 place f7
resolve
event negated 1 attack
expect status spy-oak defenceless no
expect attack spy-oak 1

test AD-RC-3 Without choice of a target: a Ghost that has no enemy beside it loses as well
pack adeloth-plain
duel
at rune-master g1
servant 1 wise3 d4
servant 2 ghost d5
hand 2 nudge
do 1 attack wise3 ghost
do 2 pass
expect stack attack rule
do 2 play-at nudge ghost
do 2 place a7
expect damage ghost 1
expect xp 1 1

test AD-RC-1 AD-ATR-14 A rule card may say four things, and all of them happen, no more
pack adeloth-draws
duel
at pathfinder a1
servant 1 medley d4
servant 2 blue-t1a d5
gold 1 0
do 1 attack medley blue-t1a
resolve
event rule-triggered lured-into-the-thicket medley blue-t1a
expect status blue-t1a defenceless yes
expect attack blue-t1a 0
expect xp 1 1
expect gold 1 1

test AD-ACT-6 An ability may do four things, and all of them happen, no more
pack adeloth-draws
duel
hand 1 medley
mana 1 1
do 1 summon medley; place d2
resolve
expect gold 1 3
expect xp 1 3
