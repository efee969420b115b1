# Ghost (Geist)

test AD-KEY-14 Enemy effects cannot be aimed at a ghost that no enemy stands beside
pack adeloth-plain
duel
servant 2 ghost d4
hand 1 bolt
denied 1 AD-KEY-14 play-at bolt ghost
servant 1 recruit e5
offered 1 play-at bolt ghost

test AD-KEY-14 The neighbour may be a general, and his diagonal field counts
pack adeloth-plain
duel
servant 2 ghost d4
at pathfinder c3
hand 1 bolt
offered 1 play-at bolt ghost

test AD-KEY-14 A friend of the ghost beside it does not open it
pack adeloth-plain
duel
servant 2 ghost d4
servant 2 recruit d5
hand 1 bolt
denied 1 AD-KEY-14 play-at bolt ghost

test AD-KEY-15 Own effects are not restricted
pack adeloth-plain
duel
servant 1 ghost d4
hand 1 nudge
do 1 play-at nudge ghost
do 1 place a1
expect at ghost a1

test AD-KEY-15 AD-NEG-4 Fireball on a ghost beside the servant of its player; that one is teleported away: negated, bounty
duel
servant 2 shadow-messenger d4
servant 1 tower-guard d3
hand 1 fireball
hand 2 teleport
mana 1 3
mana 2 2
do 1 play-at fireball shadow-messenger
do 2 play-at teleport tower-guard
do 2 place a1
resolve
expect damage shadow-messenger 0
expect discard 1 has fireball
expect xp 2 2
expect xp 1 0

test AD-KEY-15 Effects without target reach a ghost
duel
servant 2 shadow-messenger d4
servant 1 weasel-scout a1
servant 2 boar-rider d5
hand 1 meteor
mana 1 6
gold 1 1
counters shadow-messenger 9
do 1 play-at meteor boar-rider
event damage shadow-messenger

test AD-KEY-14 General abilities and wares are effects as well
duel
servant 2 shadow-messenger d6
level 1 3
points 1 hail-of-arrows 1
mana 1 2
at pathfinder d4
gold 1 4
denied 1 AD-KEY-14 skill-at hail-of-arrows shadow-messenger
denied 1 AD-KEY-14 buy-at goblin-bomb shadow-messenger
servant 1 weasel-scout e5
offered 1 skill-at hail-of-arrows shadow-messenger
offered 1 buy-at goblin-bomb shadow-messenger

test AD-KEY-14 AD-EQ-2 A general with the Cloak of the Grove is a ghost
duel
equip 2 cloak-of-the-grove
hand 1 fireball
mana 1 3
servant 1 glade-archer a1
denied 1 AD-KEY-14 play-at fireball rune-master
denied 1 AD-KEY-14 shoot glade-archer rune-master
servant 1 weasel-scout c6
offered 1 play-at fireball rune-master
offered 1 shoot glade-archer rune-master
offered 1 attack weasel-scout rune-master

test AD-KEY-14 AD-KEY-4 A wild servant beside a ghost both opens it for effects and hits it
pack adeloth-plain
duel
at rune-master g1
servant 2 ghost d4
counters ghost 4
servant 2 soldier e4
hand 1 bolt
denied 1 AD-KEY-14 play-at bolt ghost
servant 1 wild d5
offered 1 play-at bolt ghost
do 1 attack wild soldier
do 1 pass
do 1 pass
do 2 endure
expect damage ghost 3
