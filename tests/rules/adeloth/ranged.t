# Ranged (Fernkampf)

test AD-KEY-9 AD-KEY-10 AD-KEY-11 AD-KEY-12 An archer 2/2 on A1 shoots at the general on D7: 2 damage, no defence
pack adeloth-plain
duel
servant 1 archer a1
do 1 shoot archer rune-master
no-event defend
expect life 2 23
expect status archer exhausted yes
prompt action

test AD-KEY-11 AD-RULE-40 A spy appears on B2 in reaction: the shot is negated
pack adeloth-plain
duel
at rune-master c3
servant 1 archer a1
hand 2 spy3
gold 2 1
do 1 shoot archer rune-master
do 2 spy spy3 1
do 2 place b2
resolve
event negated 1 attack
cites AD-KEY-9
expect life 2 25
expect status archer exhausted yes

test AD-KEY-9 Not after having moved
pack adeloth-plain
duel
servant 1 archer a1
status archer moved
denied 1 AD-KEY-9 shoot archer rune-master

test AD-KEY-9 AD-KEY-13 Not with an enemy in melee range, diagonally too; then it strikes instead
pack adeloth-plain
duel
servant 1 archer a1
servant 2 soldier b2
denied 1 AD-KEY-9 shoot archer rune-master
denied 1 AD-KEY-9 shoot archer soldier
do 1 attack archer soldier
do 2 defend
expect damage soldier 2
event removed archer

test AD-KEY-9 An own character beside it does not hinder, and nobody else shoots
pack adeloth-plain
duel
servant 1 archer a1
servant 1 soldier a2
offered 1 shoot archer rune-master
not-offered 1 shoot soldier rune-master
not-offered 1 shoot pathfinder rune-master

test AD-KEY-13 AD-ATT-4 Moved, it may still strike
pack adeloth-plain
duel
servant 1 archer d6
status archer moved
offered 1 attack archer rune-master

test AD-KEY-10 AD-KEY-14 Any enemy on the board, but a Ghost alone
pack adeloth-plain
duel
servant 1 archer a1
servant 2 soldier g7
servant 2 ghost f4
offered 1 shoot archer soldier
offered 1 shoot archer rune-master
denied 1 AD-KEY-14 shoot archer ghost
servant 1 recruit f3
offered 1 shoot archer ghost

test AD-KEY-11 AD-ATR-2 A shot triggers the check, which lies above it
pack adeloth-plain
duel
servant 1 archer3 a1
servant 2 agile0 d4
hand 2 bolt
do 1 shoot archer3 agile0
expect stack attack check
do 2 pass
event victory archer3 agile0 agility

test AD-KEY-11 AD-RULE-40 The target that comes beside the archer ends the shot, though it is in melee range now
pack adeloth-plain
duel
servant 1 archer a1
servant 2 soldier g7
hand 2 nudge
do 1 shoot archer soldier
do 2 play-at nudge soldier
do 2 place b1
resolve
event negated 1 attack
cites AD-KEY-9
expect damage soldier 0

test AD-KEY-11 A target that only goes elsewhere is still hit
pack adeloth-plain
duel
servant 1 archer a1
servant 2 soldier g7
hand 2 nudge
do 1 shoot archer soldier
do 2 play-at nudge soldier
do 2 place g1
expect damage soldier 2

test AD-KEY-11 A Ghost whose last enemy neighbour goes away cannot be hit any more
pack adeloth-plain
duel
servant 1 archer a1
servant 1 recruit f3
servant 2 ghost f4
hand 2 nudge
do 1 shoot archer ghost
do 2 play-at nudge recruit
do 2 place c1
event negated 1 attack
cites AD-KEY-14

test AD-KEY-12 AD-RULE-77 Who has Ranged defends against a shot, even Moved and with an enemy beside it
pack adeloth-plain
duel
at rune-master g1
servant 1 archer a1
servant 1 weak d6
servant 2 wild-archer d5
status wild-archer moved
damage wild-archer 2
do 1 shoot archer wild-archer
only 2 defend; endure
do 2 defend
event removed archer
event removed wild-archer

test AD-KEY-12 A Defenceless archer does not
pack adeloth-plain
duel
at rune-master g1
servant 1 archer a1
servant 2 wild-archer d5
status wild-archer defenceless
do 1 shoot archer wild-archer
no-event defend
expect damage wild-archer 2

test AD-KEY-12 Against its blow in melee everybody may defend
pack adeloth-plain
duel
at rune-master g1
servant 1 archer d4
servant 2 soldier d5
do 1 attack archer soldier
prompt defend

test AD-CONT-17 AD-KEY-11 Vine Grasp makes the archer Moved: its shot is negated
duel
servant 1 glade-archer a1
hand 2 vine-grasp
mana 2 1
do 1 shoot glade-archer rune-master
do 2 play-at vine-grasp glade-archer
event negated 1 attack
cites AD-KEY-9
expect life 2 25
expect xp 1 0
expect xp 2 0
