# Warbands (Kriegsscharen)
# Played with the cards of tests/packs/adeloth-vectors, so that tuning the game does not change the numbers here.

test AD-BAND-1 AD-BAND-2 Vector: general D2, servants C3, C4, F4: two warbands
pack adeloth-vectors
duel
at pathfinder d2
servant 1 weasel-scout c3
servant 1 root-warden c4
servant 1 thorn-boar f4
expect warband pathfinder d2 c3 c4
expect warband weasel-scout d2 c3 c4
expect warband root-warden d2 c3 c4
expect warband thorn-boar f4

test AD-BAND-1 A single character is a warband of its own
pack adeloth-vectors
duel
at pathfinder d4
expect warband pathfinder d4
servant 2 priest d5
expect warband pathfinder d4
expect warband priest d5

test AD-BAND-1 Through melee range, over edges and corners, never through enemies
pack adeloth-vectors
duel
at pathfinder a1
servant 1 weasel-scout b2
servant 1 root-warden c2
servant 1 thorn-boar e2
servant 2 priest d2
expect warband pathfinder a1 b2 c2
expect warband thorn-boar e2
expect warband priest d2

test AD-BAND-1 Maximal: a character between two warbands joins them
pack adeloth-vectors
duel
at pathfinder a1
servant 1 weasel-scout c3
expect warband pathfinder a1
servant 1 root-warden b2
expect warband pathfinder a1 b2 c3
expect warband weasel-scout a1 b2 c3

test AD-BAND-1 The edge of the board does not join: G2 and A3
pack adeloth-vectors
duel
at pathfinder g2
servant 1 weasel-scout a3
expect warband pathfinder g2

test AD-BAND-2 Tokens are members, and statuses do not matter
pack adeloth-vectors
duel
at pathfinder d2
token 1 wolf-pup d3
status wolf-pup exhausted
servant 1 weasel-scout d4
status weasel-scout moved
status weasel-scout defenceless
expect warband pathfinder d2 d3 d4

test AD-BAND-2 By the positions of the moment: the aura of Mother Bear ends when the warband breaks
pack adeloth-vectors
duel
at pathfinder a1
hand 1 teleport
mana 1 2
servant 1 mother-bear d2
servant 1 weasel-scout d3
servant 1 nimble-blade d4
expect resistance nimble-blade 3
do 1 play-at teleport weasel-scout
resolve
do 1 place g7
expect resistance nimble-blade 2
expect resistance weasel-scout 1
expect resistance mother-bear 5

test AD-ST-8 A text for the card itself is no aura: friends beside it get nothing
pack adeloth-draws
duel
servant 1 loner d4
servant 1 green-t1c d5
expect attack loner 2
expect attack green-t1c 1
