# Wild

test AD-KEY-4 AD-KEY-5 A wild 3/4 on D4 attacks D5, enemies also on C3, E5 and D6: D5, C3, E5 take 3, D6 nothing
pack adeloth-plain
duel
at rune-master g1
servant 1 wild d4
servant 1 imp a1
servant 2 soldier d5
servant 2 agile1 c3
servant 2 agile1b e5
servant 2 weak d6
do 1 attack wild soldier
do 2 endure
expect damage soldier 3
expect damage agile1 3
expect damage agile1b 3
expect damage weak 0
prompt action

test AD-KEY-4 AD-KEY-5 AD-RULE-68 A wild 3/4 that defends against X hits X, Y and Z with 3 each
pack adeloth-plain
duel
at rune-master g1
servant 2 wild d4
servant 1 soldier d5
servant 1 agile1 c3
servant 1 agile1b e5
do 1 attack soldier wild
do 2 defend
expect damage soldier 3
expect damage agile1 3
expect damage agile1b 3
expect damage wild 2

test AD-KEY-5 A wild servant that does not defend deals nothing
pack adeloth-plain
duel
at rune-master g1
servant 2 wild d4
servant 1 soldier d5
servant 1 agile1 c3
do 1 attack soldier wild
do 2 endure
expect damage soldier 0
expect damage agile1 0

test AD-KEY-5 AD-RULE-68 Bystanders do not defend and do not become Defenceless; only the target is asked
pack adeloth-plain
duel
at rune-master g1
servant 1 wild d4
servant 1 imp a1
servant 2 soldier d5
servant 2 agile0 c3
do 1 attack wild soldier
only 2 defend; endure
do 2 defend
prompt action
expect damage wild 2
expect status soldier defenceless yes
expect status agile0 defenceless no
expect at agile0 nowhere

test AD-RULE-68 Generals are enemies too; allies are spared
pack adeloth-plain
duel
at rune-master c3
servant 1 wild d4
servant 1 recruit e4
servant 2 soldier d5
do 1 attack wild soldier
do 2 endure
expect life 2 22
expect damage recruit 0

test AD-RULE-68 AD-KEY-5 The range is that of the wild servant, not of its target, and the same blow is settled at once
pack adeloth-plain
duel
at rune-master g1
servant 1 wild d4
servant 1 imp a1
servant 2 recruit d5
servant 2 imp d6
servant 2 weak e3
do 1 attack wild recruit
do 2 defend
event removed recruit
event removed weak
expect damage wild 2
expect at imp d6

test AD-KEY-6 AD-RULE-68 Wild with a ranged attack hits only the target
pack adeloth-plain
duel
at rune-master g1
servant 1 wild-archer a1
servant 2 soldier d5
servant 2 agile1 d6
do 1 shoot wild-archer soldier
expect damage soldier 3
expect damage agile1 0

test AD-KEY-6 AD-KEY-12 A wild archer that defends against a shot hits the shooter and those beside itself
pack adeloth-plain
duel
at rune-master g1
at pathfinder c1
servant 1 archer a7
servant 1 recruit a6
servant 2 wild-archer d4
servant 1 soldier d5
counters archer 5
do 1 shoot archer wild-archer
do 2 defend
expect damage archer 3
expect damage soldier 3
expect damage recruit 0

test AD-KEY-4 AD-KEY-15 Wild also hits a Ghost: it is no target
pack adeloth-plain
duel
at rune-master g1
servant 1 wild d4
servant 1 imp a1
servant 2 soldier d5
servant 2 ghost c4
counters ghost 2
do 1 attack wild soldier
do 2 endure
expect damage ghost 3

test AD-TRIG-6 AD-KEY-5 A Wild blow that removes one on each side: the inactive player's ability is executed first
duel
servant 1 mother-bear d4
servant 2 lantern-ghost d5
servant 2 thorn-boar e5
damage mother-bear 4
pile 1 growth
mana 1 0
life 1 5
do 1 attack mother-bear thorn-boar
do 2 defend
event removed mother-bear
event removed lantern-ghost
expect life 1 4
event draw 1 growth

test AD-KEY-4 Who is not wild hits only the other one, in attack and defence
pack adeloth-plain
duel
at rune-master g1
servant 1 soldier d4
servant 1 agile1 e5
servant 2 agile0 d5
servant 2 weak c3
do 1 attack soldier agile0
do 2 defend
expect damage agile0 2
expect damage soldier 3
expect damage weak 0
expect damage agile1 0

test AD-KEY-4 AD-BACK-6 A wild attacker on whose back somebody falls defends with a blow at all enemies beside it
pack adeloth-plain
duel
at rune-master g1
servant 1 wild d4
servant 2 soldier d5
servant 2 agile1 c3
servant 2 weak d6
hand 2 spy-wall
gold 2 1
do 1 attack wild soldier
do 2 spy spy-wall 1
do 2 place e4
do 2 back spy-wall
asked 1
prompt defend
do 1 defend
event attack spy-wall wild 1 3
expect damage wild 1
expect damage spy-wall 3
expect damage soldier 3
expect damage agile1 3
expect damage weak 0

test AD-KEY-4 AD-BACK-6 A wild attacker that endures a fall on its back hurts nobody by that
pack adeloth-plain
duel
at rune-master g1
servant 1 wild d4
servant 2 soldier d5
servant 2 agile1 c3
hand 2 spy-wall
gold 2 1
do 1 attack wild soldier
do 2 spy spy-wall 1
do 2 place e4
do 2 back spy-wall
do 1 endure
expect damage wild 1
expect damage spy-wall 0
expect damage soldier 0
expect damage agile1 0

test AD-KEY-4 AD-BACK-4 A wild servant that falls on a back hits all enemies beside it as well
pack adeloth-plain
duel
at rune-master g1
servant 1 soldier d4
servant 1 agile1 f5
servant 1 agile1b b4
servant 2 recruit d5
servant 2 wild a7
hand 2 nudge
do 1 attack soldier recruit
do 2 play-at nudge wild
do 2 place e4
do 2 back wild
do 1 endure
expect damage soldier 3
expect damage agile1 3
expect damage agile1b 0
expect damage wild 0

test AD-KEY-4 AD-KEY-5 A wild servant attacks a general: he and all other enemies beside it are hit, and only he may strike back
pack adeloth-plain
duel
at rune-master d5
servant 1 wild d4
servant 1 imp c5
servant 2 soldier e5
servant 2 agile1 c3
servant 2 weak d6
do 1 attack wild rune-master
asked 2
prompt defend
do 2 defend
event attack wild rune-master 3 2
expect life 2 22
expect damage soldier 3
expect damage agile1 3
expect damage weak 0
expect damage wild 2
expect damage imp 0

test AD-KEY-4 AD-ATT-9 A wild servant that defends against a general hits him and all other enemies beside itself
pack adeloth-plain
duel
at rune-master g1
at pathfinder d5
servant 2 wild d4
servant 1 soldier c3
servant 1 agile1 d6
do 1 attack pathfinder wild
do 2 defend
event attack pathfinder wild 2 3
expect life 1 22
expect damage wild 2
expect damage soldier 3
expect damage agile1 0
