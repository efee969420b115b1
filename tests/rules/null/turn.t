# Turns: the roll, playing, passing, refilling. In a duel seat 2 starts all of these.

test NU-TURN-1 The roll is open
force card fox goat wolf stag boar dragon
start
do 1 set-aside fox
force card mouse bear
force 3
do 2 set-aside dragon
event rolled 2 4
cites NU-TURN-1

test NU-TURN-2 One card is played, or none
force card fox goat wolf stag boar dragon
start
do 1 set-aside fox
force card mouse bear
force 3
do 2 set-aside dragon
prompt turn
only 2 play stag; play boar; play mouse; pass
do 2 pass
event passed 2
asked 1
expect score 2 0

test NU-TURN-3 A card of the rolled value must not be played
force card fox goat wolf stag boar dragon
start
do 1 set-aside fox
force card hare bear
force 2
do 2 set-aside dragon
event rolled 2 3
denied 2 NU-TURN-3 play hare
not-offered 2 play hare
offered 2 play stag
offered 2 pass

test NU-TURN-4 A card scores its value plus the roll and is discarded
force card fox goat wolf stag boar dragon
start
do 1 set-aside fox
force card mouse bear
force 3
do 2 set-aside dragon
expect discard 2
do 2 play stag
event played 2 stag
sees spectator table stag
expect score 2 0
do 1 let
event scored 2 11 11
cites NU-TURN-4
expect score 2 11
sees spectator discard stag
sees-not spectator table stag
expect discard 3

test NU-TURN-5 At the end of the turn hands are refilled, the active seat first
force card fox goat wolf stag boar dragon
start
do 1 set-aside fox
force card mouse bear
force 0
do 2 set-aside dragon
do 2 play stag
force card hare griffin
do 1 cancel bear
sees 2 hand-2 hare
sees 1 hand-1 griffin
expect hand 1 3
expect hand 2 3
event drew 2 hare

test NU-TURN-6 An empty deck is made anew from the discard pile
seats 3
force card mouse frog hare fox goat wolf stag boar bear
start
expect deck 3
do 1 set-aside mouse
do 2 set-aside fox
force card griffin giant dragon
force 0
do 3 set-aside stag
# seat 3 starts; nine cards are in hands, three in the discard pile, none in the deck
expect deck 0
expect discard 3
do 3 play bear
do 1 let
event shuffled 4
cites NU-TURN-6
expect deck 3
expect discard 0
expect hand 3 3
redealt 1

test NU-TURN-7 Play goes clockwise from the seat that started, round after round
seats 3
force card mouse frog hare fox goat wolf stag boar bear
start
do 1 set-aside mouse
do 2 set-aside wolf
do 3 set-aside stag
event round 1
asked 3
do 3 pass
asked 1
do 1 pass
asked 2
no-event round 2
do 2 pass
event round 2
asked 3
