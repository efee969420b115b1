# Components that show in play; what the pack holds is in content_test.c

test BR-COMP-4 One essence of each colour for each of four players
team
expect essence 1 manipulation destruction creation
expect essence 2 manipulation destruction creation
expect essence 3 manipulation destruction creation
expect essence 4 manipulation destruction creation
hand 1 crusher
do 1 play crusher; stay
# spending one's own leaves the others' alone
expect essence 1 manipulation creation
expect essence 2 manipulation destruction creation
expect essence 3 manipulation destruction creation
expect essence 4 manipulation destruction creation

test BR-COMP-1 11 challenges, and nobody can tell which comes next
duel
expect challenge-deck 11
sees-not 1 challenges esmaes-favour garnets-favour ragryls-favour twin-dominion playing-with-fire
redealt 1

test BR-COMP-10 Four traps leave two of the six trap hexes empty
option selection=suggested
force 0
start
do 1 side north
do 1 trap c4; trap d3
do 2 trap d6; trap f3
expect traps 4
expect supply 8
expect trap f6 none
expect trap g4 none

test BR-COMP-12 BR-COMP-6 The base side has no ability, the levelled-up side has
duel
at goldarr d4
at dugrun d5
expect defence dugrun 1
level goldarr
expect defence dugrun 2
