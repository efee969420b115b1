# How players stand, as bots judge it: whoever has more stands better, and the other does not.

test AD-WIN-1 AD-WIN-2 Life, experience, levels, gold, mana and cards in hand
duel
look
life 2 20
better 1
life 1 15
better 2
life 1 16
better 1
xp 2 2
better 2
xp 1 3
better 1
gold 2 3
better 2
gold 1 9
better 1
gold 1 10
better 1
level 2 2
better 2
mana 1 0
better 2
hand 1 weasel-scout
better 1
hand 2 tower-guard
better 2

test AD-WIN-1 Servants, tokens, counters, equipment, fields
pack adeloth-vectors
duel
look
servant 2 priest d5
better 2
servant 1 weasel-scout d3
better 1
token 1 wolf-pup e4
better 1
counters priest 1
better 2
equip 1 sun-blade
better 1
durability sun-blade 1
better 2
at priest b5
better 2
at weasel-scout a4
better 1
at priest d5
better 1

test AD-WIN-1 The same in the other's turn
duel
end
asked 2
look
life 1 20
better 2
life 2 15
better 1
gold 1 2
better 1
servant 1 weasel-scout d3
better 1
servant 2 tower-guard d5
better 2

test AD-WIN-1 and while an attack lies on the stack
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 2 priest d5
hand 2 fireball
mana 2 3
do 1 attack boar-rider priest
look
life 2 20
better 1
life 1 15
better 2
xp 1 3
better 1
servant 2 lantern-ghost e5
better 2

test AD-PLUS-3 Every level judges alike: Plus
option level=plus
duel
look
life 2 20
better 1
gold 2 2
better 2
servant 1 thorn-boar d3
better 1

test AD-LVL-3 A point in a general ability is better than the experience it costs in hand
pack adeloth-vectors
duel
xp 1 3
look
level 1 2
xp 1 0
better 1
