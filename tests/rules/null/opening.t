# Set-up: who plays, the hands, and the card set aside.

test NU-SET-1 Only two or three can play
seats 1
refuse number of seats
seats 4
refuse number of seats
seats 3
start
asked 1 2 3

test NU-SET-2 Everyone draws three cards that nobody else sees
force card fox goat wolf stag boar bear
start
sees 1 hand-1 fox goat wolf
sees 2 hand-2 stag boar bear
sees-not 1 hand-2 stag boar bear
sees 1 hand-2 ?
sees-not spectator hand-1 fox goat wolf
expect deck 6
redealt 1
redealt 2

test NU-SET-3 All choose at once, and nothing is shown before the last choice
force card fox goat wolf stag boar bear
start
asked 1 2
prompt set-aside
only 1 set-aside fox; set-aside goat; set-aside wolf
do 2 set-aside boar
asked 1
no-event revealed
sees-not 1 discard boar
redealt 1
do 1 set-aside wolf
event revealed 1 wolf
event revealed 2 boar
cites NU-SET-3
sees spectator discard wolf boar

test NU-SET-4 The highest card starts
force card fox goat wolf stag boar bear
start
do 1 set-aside wolf
do 2 set-aside boar
event starts 2
asked 2

test NU-SET-4 In a tie the lower seat number starts
pack null-twins
force card ant bee cat ant-b bee-b cat-b
start
do 2 set-aside bee-b
do 1 set-aside bee
event starts 1
asked 1

test NU-SET-5 Revealed cards are discarded and hands refilled
force card fox goat wolf stag boar bear
start
do 1 set-aside fox
force card mouse frog
do 2 set-aside stag
expect discard 2
expect hand 1 3
expect hand 2 3
# seat 2 starts, so it draws first
sees 2 hand-2 mouse
sees 1 hand-1 frog
