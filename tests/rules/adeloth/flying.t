# Flying (Fliegend)

test AD-KEY-7 Any free field, over enemies, whatever the distance
pack adeloth-plain
duel
servant 1 moth a1
servant 2 recruit a2
servant 2 soldier b1
servant 2 weak b2
do 1 move moth
offered 1 to g7
offered 1 to a3
not-offered 1 to a2
not-offered 1 to d1
not-offered 1 to d7
do 1 to g7
expect at moth g7

test AD-KEY-7 AD-MOVE-7 Careful movement does not concern it: all 49 fields but the four occupied ones
pack adeloth-plain
duel
servant 1 moth a1
servant 2 recruit a2
do 1 move moth
offered 1 to g6
offered 1 to e7
offered 1 to c7
offered 1 to g1

test AD-KEY-8 AD-MOVE-3 Afterwards it is Moved, and cannot again
pack adeloth-plain
duel
servant 1 moth a1
do 1 move moth
do 1 to d4
expect status moth moved yes
denied 1 AD-ST-3 move moth

test AD-KEY-8 Exhausted it cannot
pack adeloth-plain
duel
servant 1 moth a1
status moth exhausted
denied 1 AD-ST-4 move moth

test AD-KEY-8 An intrusive enemy beside it forbids the action, one at its destination does not
pack adeloth-plain
duel
servant 1 moth a1
servant 2 spy-wall g7
do 1 move moth
do 1 to g6
expect at moth g6
end 2
denied 1 AD-KEY-1 move moth

test AD-KEY-7 AD-KEY-8 Its blow is an ordinary one: melee range only
pack adeloth-plain
duel
servant 1 moth d5
offered 1 move moth
denied 1 AD-ATT-2 attack moth rune-master
at moth d6
offered 1 attack moth rune-master

test AD-KEY-7 AD-KEY-18 A swift flyer flies twice
pack adeloth-plain
duel
servant 1 rider a1
do 1 move rider
do 1 to g7
do 1 move rider
do 1 to a7
expect at rider a7
denied 1 AD-ST-3 move rider
