# How seats stand, as bots judge it: whoever has more stands better, and nobody else does.

test NU-END-1 More points are better, for either seat
start
look
score 1 1
better 1
score 2 5
better 2
score 1 9
better 1
score 2 4
better 1

test NU-END-1 With three seats what one gains both others lose
seats 3
start
look
score 2 3
better 2
score 3 3
better 3
score 1 10
better 1
score 1 2
better 2 3

test NU-SET-5 A better card in the hand is better
force card fox goat wolf stag boar dragon
start
do 1 set-aside fox
force card giant bear
force 3
look
do 2 set-aside dragon
better 1

test NU-INT-1 A card on the table counts as if it scored, until it is cancelled
force card fox goat giant stag boar dragon
start
do 1 set-aside fox
force card mouse bear
force 3
do 2 set-aside dragon
look
do 2 play stag
asked 1
better 2
do 1 cancel giant
better 1
