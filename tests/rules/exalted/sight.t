# Line of sight (Sichtlinie)

test EX-LOS-1 At most 10 inches: 2840 from centre to centre, not 2841
match
lane alice 1300 ayumi 4140
expect sees alice ayumi yes
at ayumi 300 4141
expect sees alice ayumi no

test EX-LOS-2 EX-LOS-4 EX-LOS-6 EX-LOS-7 EX-RULE-9 A and B: the mountain hides both, so no ranged attack and no ability
match
at alice 800 3200
at ayumi 2600 2600
expect sees alice ayumi no
expect sees ayumi alice no
level alice 4
mana alice 5
do 1 act alice
denied 1 EX-RULE-91 use r
denied 1 EX-BASIC-2 attack ayumi

test EX-LOS-7 EX-LOS-4 Behind the mountain neither ranged attack nor ability
match
at lucina 1050 3500
at ayumi 1650 4270
do 1 act lucina
denied 1 EX-LOS-7 attack ayumi
denied 1 EX-RULE-91 use q

test EX-LOS-3 EX-LOS-6 EX-RULE-9 A and C: only a part of each base is hidden, so both see
match
at alice 800 2000
at ayumi 2300 2300
expect sees alice ayumi yes
expect sees ayumi alice yes

test EX-LOS-3 EX-LOS-7 A part that is seen is enough for an attack
match
at alice 900 2050
at tian-feng 1750 2350
expect sees alice tian-feng yes
do 1 act alice
offered 1 attack tian-feng

test EX-LOS-5 Towers and golems never block sight
match
at golem-red-nw-outer-1 800 4000
at golem-blue-nw-inner-1 800 4250
at drako 800 4700
at alice 800 3200
at ayumi 800 5200
expect sees alice ayumi yes

test EX-LOS-5 A tower between them
match
at alice 600 5400
at ayumi 600 6600
expect sees alice ayumi yes
do 1 act alice
offered 1 attack ayumi

test EX-LOS-3 Through the clearing of the W mountain a rim line is free
match
at alice 700 4500
at ayumi 2900 5600
expect sees alice ayumi yes
expect sees ayumi alice yes

test EX-RULE-9 Grazing an edge is free
match
at alice 1050 2300
at ayumi 1050 4000
expect sees alice ayumi yes

test EX-RULE-10 EX-REACT-10 Seen at a check on the way between two hidden ends
match vs tian-feng
at alice 1650 4270
at tian-feng 1050 3300
at golem-blue-nw-inner-1 1000 2800
expect sees alice tian-feng no
do 1 act alice; run; go 1000,4500; go 1650,4300; done
asked 2
offered 2 strike tian-feng golem-blue-nw-inner-1
not-offered 2 strike tian-feng alice

test EX-RULE-10 EX-REACT-10 EX-LOS-1 Seen in the middle of the way, where 9.9 inches lie between them; both ends are farther off
match vs tian-feng
at alice 300 7380
at tian-feng 3115 7980
at golem-blue-nw-inner-1 2640 7980
expect sees alice tian-feng no
do 1 act alice; run; go 300,8580; done
asked 2
offered 2 strike tian-feng golem-blue-nw-inner-1

test EX-RULE-10 EX-LOS-1 Nowhere on the way nearer than 10.04 inches: nobody is asked
match vs tian-feng
at alice 300 7380
at tian-feng 3150 7980
at golem-blue-nw-inner-1 2675 7980
do 1 act alice; run; go 300,8580; done
asked 1
prompt hero

test EX-RULE-10 Hidden all the way: nobody is asked
match vs tian-feng
at alice 1650 4270
at tian-feng 1050 3300
at golem-blue-nw-inner-1 1000 2800
do 1 act alice; run; go 1800,4300; go 1650,4300; done
asked 1
prompt hero

test EX-RULE-10 EX-RULE-90 Each tower at the first check in range and sight
match
home golem-red-nw-inner-1
at jasper 4550 8000
do 1 act jasper
force 0 0 0 0 0 0 0 0 0
do 1 go 4800,8000; go 4550,8000; done
event tower-shot tower-red-nw-inner jasper
cites EX-TOWER-4 tower-shot
expect lp jasper 7

test EX-RULE-90 Two towers entered at the same check shoot in order; who has fallen is not shot at again
match
off tower-red-nw-outer
at tower-red-nw-outer 6100 8000
at golem-red-nw-inner-1 4900 8700
at golem-red-nw-outer-1 5200 8700
at alice 4300 8200
lp alice 1
do 1 act alice
force 0 0 0 0 0 0 0
do 1 run; go 5500,8200; done
do 2 let
event tower-shot tower-red-nw-outer alice
expect sequence tower-shot tower-red-nw-outer
expect stands alice no
