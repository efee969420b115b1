# The lattice, revealing, kinds of fields, encounters (Raster, Aufdecken, Arten von Feldern)

test EU-GEO-1 EU-GEO-2 The start tile: three hexes that touch one another
match
expect adjacent e0s0 e1s0 yes
expect adjacent e0s0 e0s1 yes
expect adjacent e1s0 e0s1 yes

test EU-GEO-3 EU-GEO-4 EU-RULE-10 Entering (0,0) asks for exactly three tiles, then (-1,0) for one
match
points 2
next i-f1 i-o8 i-o4
do 1 go e0s0
prompt lay
do 1 lay w1s0
do 1 lay e1n1
prompt turn
expect laid 4
expect points 1

test EU-GEO-4 EU-REVEAL-4 And from there to (-1,0): one more, and nothing is lost
match
lay -1 -1 i-f1
lay 1 -2 i-o8
lay -2 1 i-o4
pacified w1s0
at 1 e0s0
points 1
next i-f2
do 1 go w1s0
expect laid 5
expect points 0
expect at 1 w1s0

test EU-REVEAL-1 EU-REVEAL-2 EU-REVEAL-3 The place is chosen before the tile is seen
match
points 1
next i-o8 i-f1 i-o4
do 1 go e0s0
pointed 1 EU-REVEAL-2 field e0s0
expect laid 1
do 1 lay e1n1
cites EU-REVEAL-2 laid 1 i-o8 e1n1
expect tile e1n1 i-o8
do 1 lay w1s0
expect tile w1s0 i-f1
expect tile w1s1 i-o4

test EU-REVEAL-4 EU-MAPSET-10 EU-TILE-10 Two tiles of chapter I are left, so the third is from chapter II
match
points 2
next i-f1 i-f2 ii-f1
do 1 go e0s0
expect chapter 1
do 1 lay w1s0
expect chapter 1
do 1 lay e1n1
expect tile w1s1 ii-f1
expect laid 4
expect points 1

test EU-RULE-12 The stack runs out while revealing: the other places stay empty
match
points 1
next i-f1
do 1 go e0s0
do 1 lay w1s0
prompt turn
expect laid 2
expect left 0

test EU-RULE-13 EU-REVEAL-1 Teleporting to the edge reveals, too
match
lay -1 -1 i-o8
lay 1 -2 i-f2
lay -2 1 i-o4
at 1 e0s0
carry 1 scroll-of-short-way
do 1 use scroll-of-short-way
next i-o1 i-f3 i-f1
do 1 to w2s1
prompt lay

test EU-RULE-13 The centre of a special tile reveals nothing
match
lay -1 -1 i-o8
lay 1 -2 i-f2
lay -2 1 i-o4
at 1 e0s0
points 1
do 1 go e0s0-m
prompt turn
expect laid 4

test EU-REVEAL-5 EU-ENC-1 EU-ENC-2 EU-ENC-3 EU-TILE-7 A revealed encounter has heroes + 2 cards, two of them open
match
points 1
next i-e1 i-f2 i-o8
do 1 go e0s0
do 1 lay w1s0
cites EU-ENC-2 quests i-e1 4
cites EU-ENC-3 quest-open envoy-a
expect cards envoy 2
expect opened envoy 2

test EU-ENC-3 The second card is not the first again
match
points 1
next i-e1
do 1 go e0s0
force 0
misfit 6
do 1 lay w1s0

test EU-ENC-2 With three five cards, with four six
match maeldur dral keleia
points 1
next i-e1
do 1 go e0s0
do 1 lay w1s0
expect cards envoy 3

test EU-ENC-2 With four six
match maeldur dral keleia ael
points 1
next i-e1
do 1 go e0s0
do 1 lay w1s0
expect cards envoy 4

test EU-ENC-4 EU-WARE-5 The hunter has twelve reward tiles
match
expect stack hunter 12
expect stack smith 12
expect stack witch 7

test EU-REVEAL-6 EU-ELEM-3 EU-DEATH-5 EU-DEATH-3 A new fire elemental burns heroes next to it, whosever they are
match
lay 1 -2 i-f2
lay -2 1 i-o8
at 2 e0s0
health 2 2
reputation 2 5
at 1 e1s0
points 1
next iii-e8
do 1 go e0s0
until turn
expect health 2 7
expect at 2 e0s0-m
expect reputation 2 3
expect health 1 4

test EU-REVEAL-7 EU-RULE-18 Within an agreed radius only
option radius=2
match
lay -1 -1 i-f1
lay 1 -2 i-f2
lay -2 1 i-o8
pacified w1s0
at 1 e0s0
points 1
next i-o4
do 1 go w1s0
prompt turn
expect laid 4

test EU-TILE-4 EU-ELEM-1 EU-ELEM-5 An elemental's field and all next to it are under its power
match
lay -1 -1 i-o1
expect powers w1n1 water
expect powers e0n1 water
expect powers w1s0 water
expect powers e0s0 none
lay -2 1 i-o2
expect powers w1s0 water fire

test EU-TILE-5 EU-PORTAL-1 From portal to portal
match
left 0
lay -1 -1 i-f3
denied 1 EU-PORTAL-1 portal w1n1
lay 1 -2 i-o6
at 1 w1n1
do 1 portal e1n2
expect at 1 e1n2

test EU-TILE-6 Merchants, alchemists, towers are places of trade
match
stands 1 i-o7 a
do 1 trade
prompt trade

test EU-SPEC-1 EU-SPEC-2 EU-SPEC-3 The centre of the church tile touches only its three hexes
match
denied 1 EU-SPEC-3 go e0s0-m
expect adjacent e0s0-m e0s0 yes
expect adjacent e0s0-m e1s0 yes
expect adjacent e0s0-m e0s1 yes
lay -1 -1 i-f1
expect adjacent e0s0-m w1s0 no

test EU-SPEC-3 Each step in or out costs one point
match
left 0
points 2
do 1 go e0s1
do 1 go e0s0-m
expect points 0

test EU-SPEC-4 Nobody has to pass the centre
match
left 0
at 1 e0s0
points 1
offered 1 go e1s0

test EU-SPEC-5 The centre of the towers opens when all three hexes are pacified
match
left 0
lay -1 -1 iii-f1
pacified w1n1
pacified e0n1
at 1 e0n1
points 2
denied 1 EU-SPEC-5 go w1n1-m
pacified w1s0
offered 1 go w1n1-m

test EU-SPEC-1 EU-RULE-20 Mercenary camp and ruler have a centre
match
lay -1 -1 iii-e9
lay 1 -2 v-e13
expect centre w1n1-m yes
expect centre e1n2-m yes

test EU-RULE-15 Elementals outside do not reach a centre
match
lay -1 -1 iii-f1
lay 1 -2 i-o2
expect powers e0n1 fire
expect powers w1n1-m none

test EU-RULE-19 The fields of the start tile have no monsters
match
expect pacified e0s0 yes
expect pacified e1s0 yes
expect pacified e0s1 yes

test EU-RULE-83 EU-ENC-1 An encounter that is in play already keeps its cards
match
lay 1 -2 i-f2
lay -2 1 i-o8
open envoy-a envoy-b
at 1 e1s0
points 1
next i-e1
do 1 go e0s0
until turn
expect cards envoy 2
expect open envoy-a yes
expect open envoy-b yes

test EU-LAND-1 69 map tiles in five chapters
match
expect map-tiles 1 16
expect map-tiles 2 13
expect map-tiles 3 14
expect map-tiles 4 14
expect map-tiles 5 12

test EU-REVEAL-2 EU-TILE-10 The stack goes on with the next chapter when one is used up
match
next i-f1 ii-f1
points 2
expect chapter 1
do 1 go e0s0
do 1 lay w1s0
expect chapter 2
expect left 1

test EU-RULE-18 EU-REVEAL-7 Beyond the radius no tile is laid
option radius=2
match
left 0
lay -1 -1 i-f1
pacified w1n1
next i-f2
at 1 w1s0
points 1
do 1 go w1n1
expect laid 2

test EU-ENC-2 EU-TURN-7 At the end of the turn a fulfilled quest is replaced
match
stands 1 i-e3 a
open herbalist-b herbalist-g
carry 1 cave-fungus
do 1 quest herbalist-b
expect open herbalist-b no
do 1 end; no
expect cards herbalist 1
expect opened herbalist 2

test EU-PORTAL-2 EU-TURN-8 In the next turn every portal serves again
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o8
lay -2 1 i-f3
lay 1 1 iii-f2
pacified e1s1
at 1 w2s1
do 1 portal e2s1; portal w2s1
denied 1 EU-PORTAL-2 portal e2s1
turn 2
turn 1
offered 1 portal e2s1

test EU-FACE-1 Where there is no elemental nobody faces one
match
left 0
denied 1 EU-FACE-1 face
at 1 e0s0
denied 1 EU-FACE-1 face

test EU-REVEAL-7 EU-RULE-18 Up to the radius tiles are laid as usual
option radius=2
match
points 1
next i-f1 i-f2 i-o8
do 1 go e0s0
only 1 lay w1s0; lay e1n1; lay w1s1
do 1 lay w1s0; lay e1n1
expect laid 4

test EU-RULE-17 EU-TELE-1 Who comes back by a scroll has not left on foot
match
left 0
lay -1 -1 i-f3
lay 1 -2 i-o6
carry 1 scroll-of-teleport
at 1 w1n1
do 1 portal e1n2
do 1 use scroll-of-teleport; to w1n1
denied 1 EU-PORTAL-2 portal e1n2

test EU-REVEAL-3 EU-DEATH-3 Who dies of a new tile reveals no more
match
lay -2 1 i-o8
health 1 2
points 1
next iii-e8
do 1 go e0s0
only-left 3 encounter 5
do 1 lay w1s0
expect at 1 e0s0-m
expect laid 3
prompt turn

test EU-PAC-5 EU-PORTAL-1 A portal that was pacified stays so when it is used
match
left 0
lay -1 -1 ii-o6
lay 1 -2 i-f3
pacified w1n1
at 1 w1n1
do 1 portal e1n2
expect pacified w1n1 yes
