# The end: the goal, the last round, and ties.

test NU-END-1 Reaching the goal wins at once
option goal=10
force card fox goat wolf stag boar dragon
start
do 1 set-aside fox
force card mouse bear
force 3
do 2 set-aside dragon
do 2 play stag
not-over
do 1 let
event scored 2 11 11
over 2
asked nobody

test NU-END-1 One point less does not
option goal=12
force card fox goat wolf stag boar dragon
start
do 1 set-aside fox
force card mouse bear
force 3
do 2 set-aside dragon
do 2 play stag
do 1 let
expect score 2 11
not-over

test NU-END-1 The goal is between 10 and 40, 20 unless agreed otherwise
option goal=9
refuse out of its range
option goal=41
refuse out of its range
option goal=40
start
not-over

test NU-END-2 After round 30 the highest score wins
force card fox goat wolf stag boar dragon
start
do 1 set-aside fox
do 2 set-aside dragon
round 30
score 1 7
do 2 pass
not-over
do 1 pass
over 1
expect round 30

test NU-END-2 Round 29 is not the last
force card fox goat wolf stag boar dragon
start
do 1 set-aside fox
do 2 set-aside dragon
round 29
score 1 7
do 2 pass
do 1 pass
not-over
event round 30

test NU-END-3 A tie after round 30 is a draw
force card fox goat wolf stag boar dragon
start
do 1 set-aside fox
do 2 set-aside dragon
round 30
score 1 7
score 2 7
do 2 pass
do 1 pass
over draw
