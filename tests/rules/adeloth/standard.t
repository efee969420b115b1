# The rule card "Leave a Standard" (Standarte hinterlassen), Plus

test AD-RC-4 AD-PLUS-4 In the administration phase, for 2 gold, on the field of the general, once
option level=plus
option standard=on
duel
gold 1 4
servant 1 weasel-scout a1
not-offered 1 standard
do 1 income
resolve
prompt administration
do 1 standard
expect standard 1 d1
expect gold 1 2
event standard 1 d1
expect active 2
expect standard 2 nowhere

test AD-RC-4 Not twice in one administration phase, though there is gold for it
option level=plus
option standard=on
duel
gold 1 9
servant 1 boar-rider a1
do 1 income
resolve
do 1 standard
prompt administration
denied 1 AD-RC-4 standard

test AD-RC-4 Not without 2 gold
option level=plus
option standard=on
duel
gold 1 1
servant 1 runesmith a1
gold 1 2
do 1 income
resolve
prompt administration
offered 1 standard
gold 1 1
denied 1 AD-RC-4 standard

test AD-RC-4 In a later administration phase it can be placed again, which moves it
option level=plus
option standard=on
duel
gold 1 4
do 1 income
resolve
do 1 standard
expect standard 1 d1
resolve
at pathfinder d3
end
do 1 income
resolve
do 1 standard
expect standard 1 d3
expect gold 1 0

test AD-RC-4 AD-PLUS-4 Without the rule card it is not there
option level=plus
duel
gold 1 9
servant 1 boar-rider a1
do 1 income
resolve
denied 1 AD-PLUS-4 standard

test AD-RC-5 P1's standard on D4, his general on D1: its field and those around it are summoning positions too
option level=plus
option standard=on
duel
standard 1 d4
expect positions 1 c1 e1 c2 d2 e2 c3 d3 e3 c4 d4 e4 c5 d5 e5

test AD-RC-5 Only its owner has them, and only the free ones
option level=plus
option standard=on
duel
standard 1 d4
servant 2 tower-guard d4
servant 2 priest e5
at rune-master g7
expect positions 1 c1 e1 c2 d2 e2 c3 d3 e3 c4 e4 c5 d5
at rune-master d7
at tower-guard a7
at priest b7
expect positions 2 a6 b6 c6 d6 e6 c7 e7

test AD-RC-5 It does not occupy its field, is no neighbour and yields nothing
option level=plus
option standard=on
duel
standard 2 b2
at pathfinder a1
servant 1 weasel-scout b1
expect ends pathfinder c1 d1 a2 b2 c2 a3 b3 a4
do 1 income
resolve
expect gold 2 0

test AD-RC-6 An enemy who ends a movement on its field takes it off
option level=plus
option standard=on
duel
standard 2 d3
do 1 move pathfinder
resolve
do 1 to d3
event standard-off 2 d3
expect standard 2 nowhere

test AD-RC-6 Who only passes it does not
option level=plus
option standard=on
duel
standard 2 d3
do 1 move pathfinder
resolve
do 1 to d4
expect standard 2 d3

test AD-RC-6 An own character does not
option level=plus
option standard=on
duel
standard 1 d3
do 1 move pathfinder
resolve
do 1 to d3
expect standard 1 d3

test AD-RC-6 AD-MOVE-10 Who is put there by an effect does not, until it ends a movement action there by staying
option level=plus
option standard=on
duel
standard 2 g4
servant 1 weasel-scout a1
hand 1 teleport
mana 1 2
do 1 play-at teleport weasel-scout
resolve
do 1 place g4
expect standard 2 g4
do 1 move weasel-scout
resolve
do 1 stay
expect standard 2 nowhere

test AD-RC-6 AD-SUM-3 Summoning on its field does not either
option level=plus
option standard=on
duel
standard 2 d2
hand 1 weasel-scout
mana 1 1
do 1 summon weasel-scout
resolve
do 1 place d2
expect standard 2 d2

test AD-RC-6 The first player's standard falls to the second player's servant in the same way
option level=plus
option standard=on
duel
end
standard 1 d5
standard 2 b2
servant 2 priest d6
do 2 move priest
resolve
do 2 to d5
event standard-off 1 d5
expect standard 1 nowhere
expect standard 2 b2

test AD-RC-4 AD-PLUS-4 A pack may have no such rule card: then there is no standard, whatever the match says
pack adeloth-triggers
option level=plus
option standard=on
duel
servant 1 boar-rider d4
gold 1 9
do 1 income
resolve
prompt administration
denied 1 AD-PLUS-4 standard

test AD-RC-4 AD-RC-7 The rule card may stand anywhere among the others
pack adeloth-draws
option level=plus
option standard=on
duel
gold 1 2
do 1 income
resolve
do 1 standard
expect standard 1 d1
expect gold 1 0
