# Intrusive (Aufdringlich)

test AD-KEY-1 AD-KEY-2 A servant on D4 beside an intrusive E5: no movement, and no other target than E5
pack adeloth-plain
duel
servant 1 soldier d4
servant 2 spy-wall e5
servant 2 recruit d5
denied 1 AD-KEY-1 move soldier
offered 1 attack soldier spy-wall
denied 1 AD-KEY-2 attack soldier recruit

test AD-KEY-1 AD-KEY-2 Out of its melee range nothing is forbidden, and its own side is free
pack adeloth-plain
duel
servant 1 soldier d4
servant 1 spy-wall d3
servant 2 recruit d5
servant 2 agile0 f6
offered 1 move soldier
offered 1 attack soldier recruit

test AD-KEY-1 Diagonally beside it is in melee range, two fields off is not
pack adeloth-plain
duel
servant 1 soldier d4
servant 1 recruit c4
servant 2 spy-wall e5
denied 1 AD-KEY-1 move soldier
offered 1 move recruit

test AD-KEY-2 Of several intrusive ones in range the attacker chooses
duel
servant 1 tower-guard d4
servant 2 root-warden d5
servant 2 ward-keeper e4
servant 2 weasel-scout c4
offered 1 attack tower-guard root-warden
offered 1 attack tower-guard ward-keeper
denied 1 AD-KEY-2 attack tower-guard weasel-scout

test AD-KEY-1 AD-KEY-8 AD-RULE-39 Flying does not help against it
pack adeloth-plain
duel
servant 1 moth d4
servant 2 spy-wall e5
denied 1 AD-KEY-1 move moth

test AD-KEY-1 A general is held and bound to it as well
pack adeloth-plain
duel
at pathfinder d4
servant 2 spy-wall e5
servant 2 recruit d5
denied 1 AD-KEY-1 move pathfinder
denied 1 AD-KEY-2 attack pathfinder recruit

test AD-KEY-1 AD-MOVE-10 AD-RULE-39 Effects may displace whom it holds
pack adeloth-plain
duel
servant 1 soldier d4
servant 2 spy-wall e5
hand 1 nudge
do 1 play-at nudge soldier
do 1 place a4
expect at soldier a4
offered 1 move soldier

test AD-KEY-3 AD-ATT-6 AD-RULE-39 Attacker D4, target D5; an intrusive spy appears on C4: the attack is negated
pack adeloth-plain
duel
at rune-master d6
servant 1 soldier d4
servant 1 imp a1
servant 2 recruit d5
hand 2 spy-wall
gold 2 1
do 1 attack soldier recruit
do 2 spy spy-wall 1
do 2 place c4
do 2 pass
do 2 pass
event negated 1 attack
cites AD-KEY-2
expect damage recruit 0
expect status soldier exhausted yes
expect status recruit defenceless no

test AD-KEY-3 It does not disturb an attack that is aimed at it
pack adeloth-plain
duel
at rune-master d6
servant 1 soldier d4
servant 1 imp a1
servant 2 spy-wall d5
hand 2 spy-oak
gold 2 1
do 1 attack soldier spy-wall
do 2 pass
do 2 pass
prompt defend

test AD-KEY-1 AD-MOVE-9 A movement action is negated if an intrusive enemy appears beside the mover
pack adeloth-plain
duel
at rune-master d6
servant 1 soldier d4
hand 2 spy-wall
gold 2 1
do 1 move soldier
do 2 spy spy-wall 1
do 2 place d5
event negated 1 move
expect at soldier d4
expect status soldier moved no

test AD-RULE-39 AD-KEY-14 A Ghost is a legal target of a blow, since the attacker stands beside it
pack adeloth-plain
duel
servant 1 soldier d4
servant 2 ghost d5
offered 1 attack soldier ghost

test AD-RULE-39 AD-KEY-9 Intrusive beside an archer leaves only the blow at it
duel
servant 1 glade-archer d4
servant 2 root-warden d5
servant 2 tower-guard a7
denied 1 AD-KEY-9 shoot glade-archer root-warden
denied 1 AD-KEY-9 shoot glade-archer tower-guard
offered 1 attack glade-archer root-warden

test AD-RULE-33 AD-KEY-2 A spy that is bound to another intrusive enemy cannot fall on the attacker's back
pack adeloth-plain
duel
at rune-master b5
servant 1 soldier d4
servant 1 spy-wall b4
servant 2 recruit d5
hand 2 spy3
gold 2 1
mana 2 1
do 1 attack soldier recruit
do 2 spy spy3 1
do 2 place c4
not-offered 2 back spy3

test AD-KEY-2 The intrusive one itself is not bound by its own keyword
pack adeloth-plain
duel
servant 1 spy-wall d4
servant 2 recruit d5
servant 2 agile0 e5
offered 1 move spy-wall
offered 1 attack spy-wall recruit
offered 1 attack spy-wall agile0
