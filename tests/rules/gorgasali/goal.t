# Goal, number of players, ranking (Ziel des Spiels)

test GO-GOAL-1 The last one left wins
table armazi ebue varas
no-chests
at armazi 10-10
at ebue 10-11
at varas 10-12
health ebue 5
health varas 5
card armazi lynx
dice 1 2 1 1 1
do 1 roll; stay; shoot lynx ebue
event out-by ebue armazi
expect at ebue out
not-over
do 1 end
pass
dice 1 2
do 1 roll; step 11-10; step 11-11; step 11-12; reload; end
pass
dice 1 2 1 1 1
do 1 roll; stay; shoot lynx varas
cites GO-GOAL-1
event win armazi
over 1

test GO-GOAL-1 Whoever is the last, also by the zone
table armazi ebue
no-chests
at armazi 10-10
at ebue 2-4
round 6
health ebue 5
pass
dice 1 2
do 2 roll; step 2-3
event out ebue
over 1

test GO-GOAL-2 GO-RULE-8 Everybody starts in a sector and comes in through its gate
table armazi ebue
expect at armazi sector
expect at ebue sector
expect sector armazi 1
expect sector ebue 2
dice 1 2
do 1 roll
only 1 step 1-3; step 1-4; stay; open
denied 1 GO-RULE-8 step 1-5
denied 1 GO-RULE-8 step 2-3
do 1 step 1-4
event enter armazi 1-4
expect at armazi 1-4
expect points 2
do 1 step 2-4; step 3-4; end
dice 1 2
do 2 roll
only 2 step 1-9; step 1-10; stay; open

test GO-GOAL-3 Nobody has a card at the start: both decks are whole
table armazi ebue varas medea tsiva octor kruber tharsis drain emoon
expect deck weapons 101
expect deck supports 214
expect slot armazi weapon none
expect slot emoon utility none
dice 1 2
do 1 roll; stay
not-offered 1 reload
not-offered 1 arrange

test GO-GOAL-3 Cards come from extra chests
table armazi ebue
force card lynx helmet boat
do 1 open; put utility
expect has armazi lynx helmet boat
expect deck weapons 100
expect deck supports 212

test GO-GOAL-3 and from chests on the map
table armazi ebue
at armazi 4-2
dice 1 3
force card kiss vest axe
do 1 roll; step 4-3; step 4-4; stop; put utility
expect has armazi kiss vest axe

test GO-GOAL-3 GO-MEDEA-2 and from Medea's ability
table medea ebue
cooldown medea 0
force card vest
do 1 heal
expect has medea vest

test GO-GOAL-3 GO-ELIM-2 and from eliminated enemies
table armazi ebue varas
no-chests
at armazi 10-10
at ebue 10-11
health ebue 5
card armazi lynx
card ebue boat
dice 1 2 1 1 1
do 1 roll; stay; shoot lynx ebue; put utility
expect has armazi boat

# ---- number of players: GO-RULE-75 ----

test GO-RULE-75 Two to ten play for themselves: two
seats 2
start
asked 1
prompt pick

test GO-RULE-75 Ten
seats 10
start
asked 1

test GO-RULE-75 Not eleven
seats 11
refuse not played by that number

test GO-RULE-75 and nobody alone
seats 1
refuse not played by that number

test GO-RULE-75 Partners need four seats at least
seats 2
option mode=partners
refuse partners need an even number of seats

test GO-RULE-75 and an even number: not five
seats 5
option mode=partners
refuse partners need an even number of seats

test GO-RULE-75 not nine
seats 9
option mode=partners
refuse partners need an even number of seats

test GO-RULE-75 but four
seats 4
option mode=partners
start
prompt pick

test GO-RULE-75 and ten
seats 10
option mode=partners
start
prompt pick

# ---- ranking: GO-RULE-64 ----

test GO-RULE-64 Last out, second place: the order of elimination
table armazi ebue varas medea
no-chests
at armazi 10-10
at ebue 10-11
at varas 2-4
at medea 10-7
health ebue 5
health varas 5
card armazi lynx
round 6
dice 1 2 1 1 1
do 1 roll; stay; shoot lynx ebue
expect score 2 0
expect score 1 1
expect score 3 1
do 1 end
dice 1 2
do 3 roll; step 2-3
event out varas
expect score 3 1
expect score 4 2
expect score 1 2
not-over
