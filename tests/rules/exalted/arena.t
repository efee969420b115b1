# Measuring, arena, set-up (Messen, Arena, Aufbau)

test EX-MEAS-1 All places are open to everybody at any time, so anything can be measured
match
sees spectator arena alice ayumi

test EX-MEAS-4 EX-RULE-3 Gap of bases: 554 from centre to centre is exactly 1 inch, 555 is not
match
lane alice 3600 ayumi 4154
expect within alice ayumi 1 yes
expect within ayumi alice 1 yes
at ayumi 300 4155
expect within alice ayumi 1 no

test EX-MEAS-5 Distances are horizontal, for who flies too
match
item alice wind-boots
lane alice 3600 drako 5016
do 1 act alice
offered 1 attack drako

test EX-MEAS-5 One unit farther is too far, though Drako flies
match
lane alice 3600 drako 5017
do 1 act alice
denied 1 EX-BASIC-2 attack drako

test EX-MEAS-6 EX-TMPL-5 A template that touches the base is enough
match tian-feng
at tian-feng 300 3600
at golem-red-nw-outer-1 700 4500
level tian-feng 2
do 1 act tian-feng; use w
offered 1 aim 300,4600

test EX-MAP-1 EX-RULE-1 EX-RULE-5 The arena is 90 by 90 cm: a base stays on it to the last unit
match
at alice 300 4500
do 1 act alice
offered 1 go 150,4500
denied 1 EX-RULE-5 go 149,4500

test EX-MAP-1 EX-RULE-1 And at the far edge, 9000 units away
match
at alice 8700 4500
do 1 act alice
offered 1 go 8850,4500
denied 1 EX-RULE-5 go 8851,4500

test EX-RULE-1 An inch is 254 units: 10 inches between bases are 2840 from centre to centre
match
lane alice 3600 ayumi 6440
expect within alice ayumi 10 yes
at ayumi 300 6441
expect within alice ayumi 10 no

test EX-MAP-2 EX-RULE-12 The platforms lie in opposite corners, each with its artifact
match
expect at artifact-blue 800 800
expect at artifact-red 8200 8200
expect at jasper 1576 278

test EX-MAP-3 EX-MAP-4 EX-MAP-8 EX-RULE-12 Three lanes, on each an inner and an outer tower of both
match
expect at tower-blue-nw-inner 600 2900
expect at tower-blue-nw-outer 600 6000
expect at tower-red-nw-outer 3000 8400
expect at tower-red-nw-inner 6100 8400
expect at tower-blue-m-inner 1840 1840
expect at tower-blue-m-outer 3250 3250
expect at tower-red-m-outer 5750 5750
expect at tower-red-m-inner 7160 7160
expect at tower-blue-se-inner 2900 600
expect at tower-blue-se-outer 6000 600
expect at tower-red-se-outer 8400 3000
expect at tower-red-se-inner 8400 6100

test EX-MAP-5 EX-RULE-13 Mountains are impassable, the jungle path between two parts is not
match
at alice 900 4500
do 1 act alice
denied 1 EX-MOVE-5 go 1500,4790
offered 1 go 1500,4500

test EX-RULE-13 W, part 1: an edge at x 1200 keeps a base 150 away
match
at alice 800 3200
do 1 act alice
offered 1 go 1050,3200
denied 1 EX-MOVE-5 go 1051,3200

test EX-RULE-13 The far mountains are turned by 180 degrees
match
at alice 8200 5800
do 1 act alice
offered 1 go 7950,5800
denied 1 EX-MOVE-5 go 7949,5800

test EX-RULE-13 S and N along the other edges
match
at alice 3200 800
at jasper 5800 8200
do 1 act alice
offered 1 go 3200,1050
denied 1 EX-MOVE-5 go 3200,1051
do 1 done
do 1 act jasper
offered 1 go 5800,7950
denied 1 EX-MOVE-5 go 5800,7949

test EX-RULE-13 Every mountain is shown with three parts
match
expect cell-tag spectator w-1 mountain yes
expect cell-tag spectator w-2 mountain yes
expect cell-tag spectator w-3 mountain yes
expect cell-tag spectator s-1 mountain yes
expect cell-tag spectator s-2 mountain yes
expect cell-tag spectator s-3 mountain yes
expect cell-tag spectator e-1 mountain yes
expect cell-tag spectator e-2 mountain yes
expect cell-tag spectator e-3 mountain yes
expect cell-tag spectator n-1 mountain yes
expect cell-tag spectator n-2 mountain yes
expect cell-tag spectator n-3 mountain yes

test EX-MAP-6 EX-MAP-7 EX-RULE-14 Creatures in the mountains, monsters on the cross way
factions
until deploy
expect at pantha-w 2050 4500
expect at pantha-e 6950 4500
expect at igu-s 4500 2050
expect at igu-n 4500 6950
expect at drako 2440 6110
expect at cydra 6560 2890

test EX-SETUP-1 EX-SETUP-2 EX-SETUP-3 EX-SETUP-5 EX-SETUP-6 EX-RULE-15 Twelve golems stand before the inner towers
factions
until deploy
expect at golem-blue-nw-inner-1 600 3987
expect at golem-blue-nw-inner-2 600 4237
expect at golem-blue-m-inner-1 2609 2609
expect at golem-blue-m-inner-2 2786 2786
expect at golem-blue-se-inner-1 3987 600
expect at golem-blue-se-inner-2 4237 600
expect at golem-red-nw-inner-1 5013 8400
expect at golem-red-nw-inner-2 4763 8400
expect at golem-red-m-inner-1 6391 6391
expect at golem-red-m-inner-2 6214 6214
expect at golem-red-se-inner-1 8400 5013
expect at golem-red-se-inner-2 8400 4763
expect stands golem-blue-nw-outer-1 no
expect stands golem-red-m-outer-1 no

test EX-SETUP-3 EX-SETUP-4 EX-RULE-3 The second touches the first and is not nearer to the tower
factions
do 1 start 1
prompt golem
expect at golem-blue-nw-inner-1 600 3987
offered 1 golem 600,4237
offered 1 golem 850,3987
denied 1 EX-GPLACE-3 golem 848,3947
offered 1 golem 600,4239
denied 1 EX-GPLACE-2 golem 600,4236
denied 1 EX-GPLACE-2 golem 600,4240
do 1 golem 350,3987
expect at golem-blue-nw-inner-2 350 3987

test EX-RULE-15 At the end of round 1 the pairs stand before the outer towers
factions
until hero
next-round
expect at golem-blue-nw-outer-1 1369 6769
expect at golem-blue-nw-outer-2 1546 6946
expect at golem-blue-m-outer-1 4019 4019
expect at golem-blue-m-outer-2 4196 4196
expect at golem-blue-se-outer-1 6769 1369
expect at golem-blue-se-outer-2 6946 1546
expect at golem-red-nw-outer-1 2231 7631
expect at golem-red-nw-outer-2 2054 7454
expect at golem-red-m-outer-1 4981 4981
expect at golem-red-m-outer-2 4804 4804
expect at golem-red-se-outer-1 7631 2231
expect at golem-red-se-outer-2 7454 2054
expect at golem-blue-nw-inner-1 600 3987

test EX-RULE-15 A taken first place: the nearest free point on the circle of 1087 round the tower
match
at alice 600 3987
last-phase
next-round
expect at golem-blue-nw-inner-1 877 3951

test EX-SETUP-7 EX-RULE-81 The card mat has its places in order: Fighter, Keeper, Supporter, Marksman, Mage
match
expect fact spectator heroes-1 alice mana 4
expect fact spectator heroes-1 alice gold 0
expect seat-fact spectator 1 points 0
expect seat-fact spectator 1 phases 1
sees spectator heroes-1 jasper gavin markovic alice lucina
item alice moon-crystal sun-stone ring-of-life
sees spectator heroes-1 moon-crystal sun-stone ring-of-life

test EX-RULE-5 EX-RULE-7 The rim of the arena: a base fits to the edge on all four sides
match
at alice 300 3600
at gavin 4500 300
at jasper 8700 5400
at lucina 4500 8700
do 1 act alice
offered 1 go 150,3600
denied 1 EX-RULE-5 go 149,3600
do 1 done
actions 2
do 1 act gavin
offered 1 go 4500,150
denied 1 EX-RULE-5 go 4500,149
do 1 done
actions 2
do 1 act jasper
offered 1 go 8850,5400
denied 1 EX-RULE-5 go 8851,5400
do 1 done
actions 2
do 1 act lucina
offered 1 go 4500,8850
denied 1 EX-RULE-5 go 4500,8851
