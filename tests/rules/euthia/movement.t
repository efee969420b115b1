# Movement, teleport, portals, monsters on the way, powers (Bewegung, Teleport, Portale, Elementare)

test EU-MOVE-1 EU-MOVE-2 One point a step, to an adjacent field
match
left 0
lay -1 -1 i-o8
at 1 e0s0
points 1
offered 1 go w1s0
denied 1 EU-MOVE-2 go w1n1
do 1 go e1s0
cites EU-MOVE-2 move 1 e1s0
denied 1 EU-MOVE-1 go e0s0

test EU-MOVE-3 Other heroes are no obstacle
match
left 0
at 1 e0s0
at 2 e1s0
points 2
do 1 go e1s0
do 1 go e0s1
expect at 1 e0s1

test EU-MOVE-5 EU-PAC-1 EU-PAC-3 EU-COMBAT-1 Entering a monster's field begins a combat at once
match
left 0
lay -1 -1 i-f2
at 1 e0s0
points 2
top 1 cave-rat
do 1 go w1s0
cites EU-COMBAT-1 combat 1 w1s0
do 1 done
expect monster cave-rat
expect marker 1 combat 0

test EU-MOVE-5 EU-MOVE-2 A way ends beside a monster, and where the points end
match
left 0
lay -1 -1 i-f2
at 1 e1s0
points 2
expect no-way 1 e0s0 none
expect no-way 1 w1s0 EU-MOVE-5
points 1
expect no-way 1 w1s0 EU-MOVE-2
points 2
pacified w1s0
expect no-way 1 w1s0 none

test EU-PAC-3 EU-COMBAT-1 Without a combat action there is no way in
match
left 0
lay -1 -1 i-f2
at 1 e0s0
markers 1 1 1 0
points 2
denied 1 EU-PAC-3 go w1s0

test EU-PAC-2 EU-PAC-5 EU-WIN-13 A pacified field is free for everybody
match
left 0
lay -1 -1 i-f2
owner 2 w1s0
pacified w1s0
at 1 e0s0
markers 1 0 0 0
points 1
do 1 go w1s0
expect at 1 w1s0

test EU-PAC-4 EU-COMBAT-2 On a field that is not pacified nothing can be mined
match
left 0
lay -1 -1 i-f1
at 1 w1s0
denied 1 EU-PAC-4 mine

test EU-TELE-1 EU-TELE-4 EU-RULE-16 Teleport 3: three fields away, not four
match
left 0
lay -1 -1 i-o8
lay 1 -2 i-f2
lay -2 1 i-o4
lay -3 0 i-o7
at 1 e1s0
carry 1 scroll-of-short-way
do 1 use scroll-of-short-way
denied 1 EU-TELE-1 to e1s0
prompt teleport
pointed 1 EU-RULE-16 field w1n1-m
expect distance e1s0 w1s1 2
offered 1 to w1s1
expect distance e1s0 w2s1 3
offered 1 to w2s1
expect distance e1s0 w3s1 4
not-offered 1 to w3s1

test EU-TELE-2 Onto a monster's field only with a combat action at once
match
left 0
lay -1 -1 i-f2
at 1 e0s0
markers 1 1 1 0
carry 1 scroll-of-short-way
do 1 use scroll-of-short-way
denied 1 EU-TELE-2 to w1s0
not-offered 1 to w1s0

test EU-TELE-2 With one the combat begins
match
left 0
lay -1 -1 i-f2
at 1 e0s0
top 1 cave-rat
carry 1 scroll-of-short-way
do 1 use scroll-of-short-way
do 1 to w1s0; done
expect monster cave-rat

test EU-TELE-3 EU-TELE-5 The centre of towers is a target only when they are pacified
match
left 0
lay -1 -1 iii-f1
at 1 e0s0
carry 1 scroll-of-short-way
carry 1 scroll-of-short-way
do 1 use scroll-of-short-way
denied 1 EU-TELE-3 to w1n1-m
not-offered 1 to w1n1-m
do 1 to e1s0
pacified w1n1
pacified e0n1
pacified w1s0
do 1 use scroll-of-short-way
expect distance e1s0 w1n1-m 3
offered 1 to w1n1-m

test EU-TELE-6 EU-ELEM-2 Fire burns who teleports
match
left 0
lay -1 -1 i-o2
at 1 e1s0
health 1 6
carry 1 scroll-of-short-way
do 1 use scroll-of-short-way
do 1 to w1n1
cites EU-ELEM-2 burnt 1 2
expect health 1 4

test EU-PORTAL-2 EU-RULE-17 A to B to C is legal, back to a used portal and on is not before walking
match
left 0
lay -1 -1 i-f3
lay 1 -2 i-o6
lay -2 1 ii-f3
at 1 w1n1
do 1 portal e1n2
event teleport 1 e1n2
do 1 portal w2s1
expect at 1 w2s1
do 1 portal w1n1
denied 1 EU-PORTAL-2 portal e1n2
expect at 1 w1n1
not-offered 1 portal e1n2
points 3
do 1 go w1s0
do 1 go w1n1
offered 1 portal e1n2

test EU-RULE-17 A portal with an undefeated monster is a target only with a combat action
match
left 0
lay -1 -1 i-f3
lay 1 -2 ii-o6
at 1 w1n1
top 1 cave-rat
offered 1 portal e1n2
markers 1 1 1 0
denied 1 EU-TELE-2 portal e1n2
not-offered 1 portal e1n2

test EU-ELEM-2 EU-ELEM-6 4 health onto fire: 2; then onto fire and water: still 2
match
left 0
lay -1 -1 i-o2
lay -2 1 i-o1
at 1 e0s0
health 1 4
points 3
expect powers e0n1 fire
do 1 go e0n1
cites EU-ELEM-2 hurt 1 2 2
expect health 1 2
expect powers w1s0 fire water
pacified w1s0
do 1 go w1s0
expect health 1 2

test EU-ELEM-4 EU-ELEM-5 Water heals 2, however many sources
match
left 0
lay -1 -1 i-o1
lay 1 -2 ii-o2
at 1 e0s0
health 1 1
points 1
pacified e0n1
expect powers e0n1 water
do 1 go e0n1
cites EU-ELEM-4 soothed 1 2
expect health 1 3

test EU-ELEM-4 EU-HP-2 EU-RULE-54 Not beyond the maximum
match
left 0
lay -1 -1 i-o1
at 1 e0s0
health 1 5
points 1
do 1 go w1s0
cites EU-ELEM-4 healed 1 1 6
expect health 1 6

test EU-ELEM-8 Markers on its field do not weaken an elemental
match
left 0
lay -1 -1 i-o2
faced 2 w1n1
at 1 e0s0
points 1
do 1 go e0n1
expect health 1 4

test EU-RULE-14 A new tile adds a power the field has already: nothing happens to who stands there
match
lay 1 -2 v-e14
lay -2 1 i-o8
at 2 e0s0
health 2 4
health 1 3
at 1 e1s0
points 1
next i-e3
do 1 go e0s0
until turn
expect health 1 5
expect health 2 4

test EU-RULE-14 EU-ELEM-6 Fire joins water: they cancel, and nobody is hurt
match
lay 1 -2 v-e14
lay -2 1 i-o8
at 2 e0s0
health 2 4
health 1 3
at 1 e1s0
points 1
next iii-e8
do 1 go e0s0
until turn
expect health 1 5
expect health 2 4

test EU-RULE-11 EU-DEATH-1 EU-DEATH-3 EU-RULE-81 Fire comes first: who dies of it neither reveals nor fights, and keeps the marker
match
lay -1 -1 i-o2
at 1 e0n1
health 1 2
reputation 1 3
points 2
do 1 go w1s0
expect at 1 e0s0-m
expect health 1 6
expect reputation 1 1
expect points 0
expect marker 1 combat 1
expect laid 2
prompt turn

test EU-RULE-11 EU-REVEAL-1 Tiles come before the fight
match
lay -1 -1 i-f2
lay 1 -2 i-o8
at 1 e0s0
points 1
next i-o4 i-o7
do 1 go w1s0
prompt lay

test EU-LANG-1 Call of the Church: to the church from anywhere
match ael dral
stands 1 i-o8 c
wear 1 call-of-the-church
health 1 3
do 1 use call-of-the-church
expect at 1 e0s0-m
expect health 1 5

test EU-LANG-3 EU-ELEM-2 A ward against fire until the end of the turn
match
left 0
lay -1 -1 i-o2
at 1 e0s0
wear 1 fire-step
do 1 use fire-step
expect points 2
do 1 go e0n1
expect health 1 6

test EU-RULE-81 EU-TURN-3 Marker or ability: chosen before entering, spent when the combat begins
match
left 0
lay -1 -1 i-f2
at 1 e0s0
points 1
wear 1 time-rift
top 1 cave-rat
do 1 go w1s0
prompt pay
do 1 with time-rift
prompt before
expect exhausted 1 time-rift yes
expect marker 1 combat 1

test EU-TELE-5 EU-TELE-4 A scroll of teleport reaches the centre of pacified towers up to six fields away
match
left 0
lay -1 -1 iii-f1
lay 1 1 i-o8
pacified w1n1
pacified e0n1
pacified w1s0
at 1 e1s2
carry 1 scroll-of-teleport
expect distance e1s2 w1n1-m 5
do 1 use scroll-of-teleport; to w1n1-m
expect at 1 w1n1-m
expect has 1 scroll-of-teleport 0

test EU-PAC-4 EU-PORTAL-1 A portal that a monster still guards cannot be used
match
left 0
lay -1 -1 ii-o6
lay 1 -2 i-f3
at 1 w1n1
denied 1 EU-PAC-4 portal e1n2
pacified w1n1
offered 1 portal e1n2

test EU-TELE-4 EU-RULE-16 Too far
match
left 0
lay -1 -1 i-o8
lay 1 -2 i-f2
lay -2 1 i-o4
lay -3 0 i-o7
at 1 e1s0
carry 1 scroll-of-short-way
do 1 use scroll-of-short-way
denied 1 EU-TELE-4 to w3s0

test EU-ELEM-3 EU-DEATH-3 Who dies in the turn of another loses no points of his
match
left 0
at 2 e0s1
health 2 2
reputation 2 5
at 1 e0s0-m
points 3
next i-o2
do 1 go e0s1
do 1 lay e1s1
expect at 2 e0s0-m
expect points 2

test EU-TELE-1 EU-TELE-4 Who teleports may stay
match
left 0
carry 1 scroll-of-short-way
do 1 use scroll-of-short-way; stay
expect at 1 e0s0-m
expect has 1 scroll-of-short-way 0

test EU-ELEM-2 EU-PERM-1 Who is warded walks through fire
match
left 0
lay -1 -1 i-o2
at 1 e0s0
carry 1 scroll-of-warding
points 2
do 1 use scroll-of-warding; go e0n1
no-event burnt
expect health 1 6

test EU-PORTAL-2 EU-RULE-17 A portal serves again after one has left it on foot
match
left 0
lay -1 -1 ii-f3
lay 1 -2 iii-f2
pacified e0n1
pacified e1n2
at 1 w1n1
points 4
do 1 portal e2n2; portal w1n1
denied 1 EU-PORTAL-2 portal e2n2
do 1 go e0n1; go w1n1
offered 1 portal e2n2

test EU-MOVE-2 EU-ELEM-2 EU-PORTAL-1 EU-TELE-1 The second walks, burns and travels himself
match
left 0
lay -1 -1 i-o2
lay 1 -2 i-f3
lay -2 1 i-o6
turn 2
at 1 e0s1
at 2 e0s0
health 1 5
health 2 5
points 2
do 2 go e0n1
expect at 2 e0n1
expect at 1 e0s1
expect health 2 3
expect health 1 5
at 2 e1n2
do 2 portal w2s1
expect at 2 w2s1
carry 2 scroll-of-short-way
do 2 use scroll-of-short-way; to e0s0
expect at 2 e0s0
expect at 1 e0s1

test EU-PORTAL-2 EU-PAC-1 Who walks on from a portal leaves the first one pacified
match
left 0
lay -1 -1 i-f3
lay 1 -2 i-o6
at 1 w1n1
pacified w1n1
points 3
do 1 portal e1n2
do 1 go e0n1
expect pacified w1n1 yes

test EU-SPEC-3 From a centre only its own fields can be reached
match
left 0
lay -1 -1 i-o6
points 3
denied 1 EU-SPEC-3 go w1s0
at 1 e0s0
denied 1 EU-MOVE-2 go w1n1
