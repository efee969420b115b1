# Putting somebody beside own characters: effects that place or summon. Who is meant by "own" is the player of the
# effect, in whoever's turn and whomever it is aimed at. No card of the game says all of it; those of the test pack do.

test AD-TGT-3 AD-FIELD-3 "Beside an own character" for own servants: another one must be there; itself and enemies do not count
pack adeloth-draws
duel
servant 1 scholar a4
servant 1 squire e2
servant 2 blue-t1a b4
servant 2 blue-t1b d2
hand 1 rally
denied 1 AD-TGT-3 play-at rally scholar
denied 1 AD-TGT-3 play-at rally blue-t1a
denied 1 AD-TGT-3 play-at rally blue-t1b
denied 1 AD-TGT-3 play-at rally pathfinder
offered 1 play-at rally squire
token 1 wolf-pup b5
offered 1 play-at rally scholar
offered 1 play-at rally wolf-pup
do 1 play-at rally squire
prompt place
asked 1
only 1 place e1; place f2; place e3
do 1 place e3
expect at squire e3
expect discard 1 has rally

test AD-TGT-3 AD-TGT-6 AD-NEG-1 "Beside an own character" is asked again at execution: the other one was put away, negated
pack adeloth-draws
duel
servant 1 scholar b3
servant 1 squire b4
hand 1 rally
hand 2 muster
do 1 play-at rally squire
do 2 play-at muster scholar
prompt place
asked 2
only 2 place c7; place e7; place c6; place d6; place e6
do 2 place c6
expect at scholar c6
event negated 1 card
cites AD-TGT-3
expect at squire b4
expect xp 2 1
expect xp 1 0

test AD-SUM-2 AD-MOVE-10 An enemy servant is put on a summoning position of the player whose card it is
pack adeloth-draws
duel
servant 2 blue-t1a g7
hand 1 muster
do 1 play-at muster blue-t1a
prompt place
asked 1
denied 1 AD-SUM-2 place f7
denied 1 AD-SUM-2 place d6
denied 1 AD-FIELD-4 place d1
only 1 place c1; place e1; place c2; place d2; place e2
do 1 place d2
expect at blue-t1a d2
expect status blue-t1a moved no
expect status blue-t1a exhausted no

test AD-SUM-2 An own servant may also be put beside itself, as it is an own character
pack adeloth-draws
duel
at pathfinder a1
servant 1 squire a7
hand 1 muster
do 1 play-at muster squire
only 1 place b1; place a2; place b2; place a6; place b6; place b7
do 1 place b6
expect at squire b6

test AD-SUM-2 AD-FSM-1 Without a free summoning position nobody can be put on one
pack adeloth-draws
duel
at pathfinder a1
servant 2 blue-t1a a2
servant 2 blue-t1b b1
servant 2 blue-t1c b2
hand 1 muster
denied 1 AD-FSM-1 play-at muster blue-t1a
at blue-t1c b3
offered 1 play-at muster blue-t1a
do 1 play-at muster blue-t1a
# a single place needs no question
expect at blue-t1a b2

test AD-FSM-1 AD-SPY-7 For its spy cost, too, an order that shifts needs a free field
pack adeloth-draws
duel
servant 2 blue-t1a a1
servant 2 blue-t1b a2
servant 1 squire b1
hand 1 shove
mana 1 1
gold 1 2
denied 1 AD-FSM-1 play-at shove blue-t1a
denied 1 AD-FSM-1 ambush shove 1 blue-t1a
denied 1 AD-FSM-1 ambush shove 2 blue-t1a
offered 1 ambush shove 2 blue-t1b
at squire c1
offered 1 play-at shove blue-t1a
offered 1 ambush shove 1 blue-t1a
do 1 ambush shove 1 blue-t1a
# a single place needs no question
expect at blue-t1a b1
expect gold 1 1
expect mana 1 0

test AD-SUM-6 AD-SUM-2 AD-STACK-11 A token summoned in the enemy's turn stands beside the characters of its own player
pack adeloth-draws
duel
servant 1 squire d3
servant 2 brood-mother d4
do 1 attack squire brood-mother
do 2 endure
expect at brood-mother nowhere
prompt place-token
asked 2
denied 2 AD-SUM-2 place d4
denied 2 AD-SUM-2 place d2
only 2 place c7; place e7; place c6; place d6; place e6
do 2 place d6
event token 2 wolf-pup d6
expect at wolf-pup d6
expect status wolf-pup exhausted yes
expect positions 1 c1 e1 c2 d2 e2 c3 e3 c4 d4 e4

test AD-MOVE-10 The table tells who was put, from where to where
duel
servant 1 boar-rider d4
hand 1 teleport
mana 1 2
do 1 play-at teleport boar-rider
do 1 place a2
event placed boar-rider d4 a2
