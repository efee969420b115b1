# Mining (Abbau)

test EU-MINE-1 EU-MINE-2 EU-MINE-6 EU-RES-1 A resource into a pouch, a marker on the field
match
stands 1 i-o8 b
force tile iron-ore
do 1 mine
cites EU-MINE-1 mined 1 e0n1 iron-ore
expect has 1 iron-ore 1
expect tools 1 e0n1 1
expect marker 1 mining 0

test EU-MINE-1 A meadow cannot be mined
match
left 0
at 1 e0s0
denied 1 EU-MINE-1 mine

test EU-MINE-3 Once a field
match
left 0
lay -1 -1 i-o8
tools 1 w1s0 1
at 1 w1s0
denied 1 EU-MINE-3 mine

test EU-MINE-4 EU-WIN-10 The conqueror mines by taking one of his two markers away
match
left 0
lay -1 -1 i-f1
pacified w1s0
tools 1 w1s0 2
at 1 w1s0
force tile iron-ore
do 1 mine
expect tools 1 w1s0 1
denied 1 EU-MINE-3 mine

test EU-MINE-5 One gold to each other player with markers there
match maeldur dral keleia
left 0
lay -1 -1 i-f1
pacified w1s0
tools 2 w1s0 2
tools 3 w1s0 1
at 1 w1s0
gold 1 2
gold 2 0
gold 3 0
force tile iron-ore
do 1 mine
cites EU-MINE-5 fee 1 2
expect gold 1 0
expect gold 2 1
expect gold 3 1
expect tools 1 w1s0 1

test EU-MINE-5 EU-RULE-21 Who cannot pay cannot mine, not even with two markers
match
left 0
lay -1 -1 i-f1
pacified w1s0
tools 1 w1s0 2
tools 2 w1s0 1
at 1 w1s0
gold 1 0
denied 1 EU-MINE-5 mine

test EU-RULE-21 The conqueror pays, too
match
left 0
lay -1 -1 i-f1
pacified w1s0
tools 1 w1s0 2
tools 2 w1s0 1
at 1 w1s0
gold 1 1
gold 2 0
force tile iron-ore
do 1 mine
expect gold 1 0
expect gold 2 1

test EU-CART-1 EU-CART-2 With a cart three are drawn and one is kept
match
stands 1 i-o8 c
wear 1 leather-gloves
force tile mussels pearl amber
do 1 mine
prompt cart
do 1 with leather-gloves
pointed 1 EU-CART-1 tile short-sword
cites EU-CART-2 used 1 leather-gloves
only 1 keep mussels; keep pearl; keep amber
do 1 keep amber
expect has 1 amber 1
expect has 1 pearl 0
expect discarded lake 2
expect exhausted 1 leather-gloves yes

test EU-CART-2 A cart need not be used, and only one is
match
stands 1 i-o8 c
wear 1 leather-gloves
carry 1 scroll-of-the-miner
force tile mussels
do 1 mine
only 1 with leather-gloves; with scroll-of-the-miner; no
do 1 no
expect has 1 mussels 1
expect exhausted 1 leather-gloves no

test EU-CART-2 EU-EQUIP-2 An exhausted cart, or one in a pouch, is no choice
match
stands 1 i-o8 c
wear 1 leather-gloves
exhaust 1 leather-gloves
carry 1 dragon-gloves
force tile mussels
do 1 mine
expect has 1 mussels 1
expect discarded lake 0

test EU-CART-1 Equal ones among the three are one choice
match
stands 1 i-o8 c
wear 1 leather-gloves
force tile mussels mussels pearl
do 1 mine; with leather-gloves
only 1 keep mussels; keep pearl
do 1 keep mussels
expect has 1 mussels 1
expect discarded lake 2

test EU-MINE-1 EU-GOLD-1 Caves and mountains have stacks of their own
match
left 0
lay -1 -1 ii-f2
lay 1 -2 i-o8
at 1 w1n1
markers 1 2 1 1
force tile cave-fungus
do 1 mine
expect has 1 cave-fungus 1
expect stack cave 23
expect stack mountain 25

test EU-MINE-3 Whoever mines there after me does not open the mine for me again
match
left 0
lay -1 -1 i-f1
pacified w1s0
tools 1 w1s0 2
at 1 w1s0
at 2 w1s0
force tile iron-ore
do 1 mine
turn 2
force tile iron-ore
do 2 mine
turn 1
denied 1 EU-MINE-3 mine

test EU-RULE-81 EU-TURN-3 A relic that is all one owns pays as well
match
stands 1 i-o8 b
strip 1
carry 1 book-of-fates
do 1 mine
prompt pay
only 1 with-marker; with book-of-fates

test EU-CART-1 Of two equal resources one is kept, the other discarded
match
stands 1 i-o8 c
wear 1 dragon-gloves
force tile mussels mussels pearl
do 1 mine; with dragon-gloves; keep mussels
expect has 1 mussels 1
expect discarded lake 2

test EU-CART-1 EU-GOLD-1 Fewer than three are drawn if there are no more
match
stands 1 i-o8 c
wear 1 dragon-gloves
none lake
discards pearl 1
discards mussels 1
do 1 mine; with dragon-gloves
only 1 keep pearl; keep mussels

test EU-MINE-5 Each other player with markers gets one gold
match maeldur dral keleia
stands 1 i-o8 c
tools 2 w1s0 1
tools 3 w1s0 2
gold 1 2
gold 2 0
gold 3 0
force tile pearl
do 1 mine
expect gold 1 0
expect gold 2 1
expect gold 3 1

test EU-MINE-5 EU-RULE-21 With one coin for two there is no mining
match maeldur dral keleia
stands 1 i-o8 c
tools 2 w1s0 1
tools 3 w1s0 2
gold 1 1
denied 1 EU-MINE-5 mine

test EU-MINE-2 EU-MINE-3 Each has a marker of his own on a mine
match
turn 2
stands 2 i-o8 c
tools 1 w1s0 1
gold 2 1
force tile pearl
do 2 mine
expect tools 2 w1s0 1
expect tools 1 w1s0 1

test EU-MINE-2 EU-GOLD-1 Where nothing is left nothing is found, but the marker is laid
match
stands 1 i-o8 c
none lake
do 1 mine
prompt turn
no-event mined
expect tools 1 w1s0 1
