# Lifeboat, the second template: every rule. The boat begins at 300,2000 and reaches 900; the first tile is m13.

test LB-SET-1 LB-SET-2 LB-TURN-1 Seats take turns; the boat begins in the harbour and sails last
seats 3
force tile calm
start
expect boat 300 2000
expect places 7
sees 1 sea boat
asked 1
prompt lay LB-LAY-1
asks 1 ; Where do you lay the tile (calm)?
do 1 lay n13
prompt sail LB-SAIL-1
asked 1
force tile calm
do 1 anchor
asked 2

test LB-SET-1 Nobody plays with five
seats 5
refuse number of seats

test LB-SET-3 Eight tiles of each kind are in the bag
start
expect tiles 23

test LB-LAY-1 A tile lies beside another, never on one, and the map grows
force tile calm
start
only 1 lay n13; lay n12; lay m12; lay l13; lay l14; lay m14
denied 1 LB-LAY-1 lay m13
not-offered 1 lay o13
do 1 lay n13
event laid 1 calm n13
expect places 10
expect cell-tag 1 n13 calm yes
expect cell-tag 1 o13 open yes
force tile calm
do 1 anchor
offered 2 lay o13

test LB-LAY-2 A storm counts one, and one more for each storm beside it
force tile storm
start
do 1 lay n13
event storm 1 1
force tile storm
do 1 anchor
do 2 lay n12
event storm 2 3
force tile storm
do 2 anchor
do 1 lay l13
event storm 1 4
expect storm 4

test LB-SAIL-1 Any place within reach, to the unit
force tile calm
start
do 1 lay n13
expect reach 900
offered 1 sail 1200,2000
offered 1 sail 840,1280
denied 1 LB-SAIL-1 sail 1201,2000
said 1 sail 1201,2000 ; 901 away the boat's reach is 900.
denied 1 LB-SAIL-1 sail 300,2000
do 1 sail 840,1280
event sailed 1 840 1280
expect boat 840 1280

test LB-SAIL-2 Not onto a reef, not through one, not out of the sea
force tile calm
start
boat 1580 1900
do 1 lay n13
denied 1 LB-SAIL-2 sail 1591,1900
offered 1 sail 1590,1900
denied 1 LB-SAIL-2 sail 2450,1900
denied 1 LB-SAIL-2 sail 2000,1600
force tile calm
do 1 anchor
boat 300 300
do 2 lay m14
denied 2 LB-SAIL-2 sail 59,300
offered 2 sail 60,300
denied 2 LB-SAIL-2 sail -100,300

test LB-SAIL-3 Wind carries farther in this turn: the tile itself, and each beside it
force tile wind
start
do 1 lay n13
expect reach 1200
offered 1 sail 1500,2000
force tile wind
do 1 anchor
do 2 lay n12
expect reach 1500
force tile calm
do 2 anchor
do 1 lay l13
expect reach 900

test LB-SAIL-4 Whoever is near enough at the end is saved, edge to edge
force tile calm
start
boat 1500 1000
do 1 lay n13
do 1 sail 1500,911
no-event saved
force tile calm
boat 1500 1000
do 2 lay n12
do 2 sail 1500,910
event saved ada
expect saved 1
expect score 1 1
expect score 2 1

test LB-SAIL-5 The boat may stay at anchor, and then saves nobody
force tile calm
start
boat 1500 800
do 1 lay n13
force tile calm
do 1 anchor
event anchored 1
expect saved 0

test LB-END-1 With everybody saved all have won
seats 2
force tile calm
start
saved ada ben cleo
boat 5200 2900
do 1 lay n13
do 1 sail 5200,2800
event won 4
over 1 2
expect ending saved

test LB-END-2 The weather at its limit is the end, and all have lost
option storm=4
force tile storm
start
storm 3
do 1 lay n13
over lost
event lost 0
expect ending storm
expect score 1 0

test LB-END-2 The limit is between 4 and 20
option storm=3
refuse out of its range

test LB-END-3 With the last tile it is over
pack lifeboat-small
force tile calm
start
do 1 lay n13
force tile wind
do 1 anchor
do 2 lay n12
force tile storm
do 2 anchor
do 1 lay m12
not-over
do 1 anchor
over lost
expect ending chart
