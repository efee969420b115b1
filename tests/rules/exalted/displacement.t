# Pushes, charms, placing, flying, directions (Stoß, Betören, Platzieren, Fliegen)

test EX-PUSH-1 EX-PUSH-3 EX-DIR-4 From (4400,4500), 2 inches away from (4000,4500): (4908,4500)
match tian-feng
at tian-feng 4000 4500
at ayumi 4400 4500
force 5 0 0 0 0 0
do 1 act tian-feng; use q; aim 4400,4500; done
do 2 let
event push ayumi 4908 4500
expect at ayumi 4908 4500

test EX-PUSH-2 EX-ABIL-6 Without damage nobody is pushed
pack exalted-vectors
match tian-feng
at tian-feng 4000 4500
at ayumi 4400 4500
force 0 0 0 0 0 0
do 1 act tian-feng; use q; aim 4400,4500; done
do 2 let
no-event push
expect at ayumi 4400 4500

test EX-PUSH-2 EX-CARD-10 Damage that a shield takes is none
pack exalted-vectors
match tian-feng
at tian-feng 4000 4500
at ayumi 4400 4500
shield ayumi 2
force 5 5 0 0 0 0
do 1 act tian-feng; use q; aim 4400,4500; done
do 2 let
no-event push
expect at ayumi 4400 4500
expect lp ayumi 6

test EX-PUSH-4 Never off the mat: it ends at (150,3600)
match tian-feng
at tian-feng 700 3600
at ayumi 300 3600
force 5 0 0 0 0 0
do 1 act tian-feng; use q; aim 300,3600; done
do 2 let
expect at ayumi 150 3600

test EX-PUSH-5 EX-BASE-1 Another hero in the way: contact at (4600,4500)
match tian-feng
at tian-feng 4000 4500
at ayumi 4400 4500
at chen-lu 4900 4500
force 5 0 0 0 0 0
do 1 act tian-feng; use q; aim 4400,4500; done
do 2 let
expect at ayumi 4600 4500
expect lp chen-lu 8

test EX-PUSH-5 Who cannot give way at all is not pushed
match tian-feng
at tian-feng 4000 4500
at ayumi 4400 4500
at chen-lu 4700 4500
force 5 0 0 0 0 0
do 1 act tian-feng; use q; aim 4400,4500; done
do 2 let
no-event push
expect at ayumi 4400 4500

test EX-PUSH-5 A mountain in the way: contact
match jasper
at jasper 4300 4500
at ayumi 4700 4500
force 5 0 0 0 0
do 1 act jasper; use q; done
do 2 let
expect at ayumi 5200 4500

test EX-PUSH-1 EX-DIR-4 Golems and creatures are pushed too, on the line of the centres
pack exalted-vectors
match tian-feng
at tian-feng 300 3600
at golem-red-nw-outer-1 600 4000
force 5 0 0 0 0 0
do 1 act tian-feng; use q; aim 600,4000; done
event push golem-red-nw-outer-1 905 4406

test EX-PUSH-1 A friend in the line is neither hit nor pushed
match tian-feng
at tian-feng 4000 4500
at gavin 4400 4500
at ayumi 4900 4500
force 5 0 0 0 0 0
do 1 act tian-feng; use q; aim 4900,4500; done
do 2 let
expect at gavin 4400 4500
event push ayumi

test EX-CHARM-1 EX-CHARM-3 EX-CHARM-4 EX-DIR-3 From (4900,4500) 3 inches to (4000,4500): contact at (4300,4500)
match
at gavin 4000 4500
at ayumi 4900 4500
force 5 0 0 0
do 1 act gavin; use q; done
event charm ayumi 4300 4500
expect at ayumi 4300 4500

test EX-CHARM-3 EX-DIR-3 The whole way if nothing is there
match
lane gavin 3200 ayumi 4700
force 5 0 0 0
do 1 act gavin; use q; done
expect at ayumi 300 3938

test EX-CHARM-2 Without damage nobody is charmed
match
at gavin 4000 4500
at ayumi 4900 4500
force 0 0 0 0
do 1 act gavin; use q; done
no-event charm
expect at ayumi 4900 4500

test EX-CHARM-4 Another model in between stops it in contact
match
lane gavin 3200 ayumi 4700 golem-blue-nw-outer-1 4000
force 5 0 0 0
do 1 act gavin; use q; done
expect at ayumi 300 4275

test EX-CHARM-4 A mountain stops it in contact
match
at gavin 3700 4900
at ayumi 3750 4100
force 5 0 0 0
do 1 act gavin; use q; done
# 150 from the edge of the mountain
event charm ayumi 3733 4370

test EX-DIR-1 EX-RULE-22 "Towards": who cannot come nearer stays
match
off tower-blue-nw-outer
at igu-s 600 6800
at golem-blue-nw-outer-1 600 6475
at golem-blue-nw-outer-2 882 6963
at golem-blue-nw-inner-1 318 6963
at alice 600 5350
force 0 0 0 0 0 0
do 1 act alice; use q; aim 600,6800; done
no-event march igu-s
expect at igu-s 600 6800

test EX-DIR-2 EX-DIR-4 "Away": Zahit's attacker ends farther off than before, on the line of the centres
match gavin vs zahit
at gavin 4000 4500
at zahit 4300 4800
force 5 5 5 5 5
do 1 act gavin; attack zahit; done
do 2 let
event push gavin 3820 4320

# ---- placing ----

test EX-PLACE-3 EX-RULE-21 4 inches are 1016 and not one more, centre to centre
match ayumi vs shi-weng
level ayumi 2
lane ayumi 3400 shi-weng 4760
do 1 act ayumi; use w
offered 1 to 300,4416
denied 1 EX-PLACE-3 to 300,4417

test EX-PLACE-3 EX-CARD-7 From (4500,4500) to (4500,3890) is legal
match ayumi vs shi-weng
level ayumi 2
at ayumi 4500 4500
at shi-weng 4200 3700
do 1 act ayumi; use w
offered 1 to 4500,3890
do 1 to 4500,3890; done
do 2 let
event place ayumi 4500 3890
expect at ayumi 4500 3890

test EX-PLACE-3 EX-CARD-7 No path is needed: behind a mountain
match ayumi vs shi-weng
level ayumi 2
at ayumi 900 3800
at shi-weng 2000 4400
do 1 act ayumi; use w
offered 1 to 1650,4400
do 1 to 1650,4400; done
do 2 let
expect at ayumi 1650 4400

test EX-PLACE-2 Not on a mountain, not on another base
match ayumi vs shi-weng
level ayumi 2
at ayumi 900 3800
at shi-weng 900 4200
at gavin 600 4300
do 1 act ayumi; use w
denied 1 EX-PLACE-2 to 1300,4000
denied 1 EX-MOVE-4 to 700,4100
denied 1 EX-MOVE-4 to 800,4500
offered 1 to 900,4550

test EX-PLACE-1 Being placed is no movement: slow is not used up by it
match ayumi vs shi-weng
level ayumi 2
at ayumi 900 3800
at shi-weng 900 4500
status ayumi slow
do 1 act ayumi; use w; to 900,4150; done
do 2 let
expect at ayumi 900 4150
expect status ayumi slow yes

test EX-PLACE-1 EX-CARD-7 A held hero may be placed
match ayumi vs shi-weng
level ayumi 2
at ayumi 900 3800
at shi-weng 900 4500
status ayumi hold
do 1 act ayumi
denied 1 EX-STATUS-9 run
do 1 use w; to 900,4150
do 2 let
expect at ayumi 900 4150

test EX-PLACE-1 EX-RULE-34 Nobody catches who is placed away from him
match ayumi elmar vs gavin
level ayumi 2
lane ayumi 3800 gavin 4150
at shi-weng 250 3020
do 1 act ayumi; use w; to 300,3340; done
not-offered 2 catch gavin

# ---- contact, friends ----

test EX-BASE-1 EX-RULE-3 300 from centre to centre is contact and allowed, 299 is not
match
lane alice 3600 gavin 4200
do 1 act alice; go 300,3900
offered 1 done
do 1 done
do 1 act jasper
expect at alice 300 3900

test EX-BASE-1 EX-MOVE-4 One nearer overlaps
match
lane alice 3600 gavin 4200
do 1 act alice; go 300,3901
denied 1 EX-MOVE-4 done

test EX-FRIEND-1 A hero is friendly to itself: Elmar may cover himself with bark
match elmar
lane elmar 3600 alice 3900
do 1 act elmar; use q
offered 1 at elmar
offered 1 at alice
do 1 at elmar; done
expect value elmar rst 3

test EX-FRIEND-2 EX-RULE-25 Golems and towers of the own team are friends: no targets, and golems are passed through
match
lane alice 3600 golem-blue-nw-outer-1 4000
do 1 act alice
not-offered 1 attack golem-blue-nw-outer-1
pointed 1 EX-RULE-25 model golem-blue-nw-outer-1
not-offered 1 attack tower-blue-nw-inner
offered 1 go 300,4400

# ---- flying ----

test EX-FLY-3 EX-FLY-2 EX-ITEM-18 With Wind Boots over a mountain and over models; only the straight length counts
match
item alice wind-boots
at alice 900 3600
at golem-red-nw-outer-1 900 4000
do 1 act alice
offered 1 go 900,4600
offered 1 go 900,4870
denied 1 EX-MOVE-2 go 900,4871
do 1 run
offered 1 go 2100,4300

test EX-FLY-4 Not onto a mountain, not onto a base
match
item alice wind-boots
at alice 900 3600
at golem-red-nw-outer-1 900 4000
do 1 act alice; go 1500,3600
denied 1 EX-PLACE-2 done
do 1 back; go 900,4100
denied 1 EX-MOVE-4 done

test EX-FLY-1 EX-REACT-10 Flying past an enemy he may react as to any movement
match
item alice wind-boots
at alice 900 3600
at ayumi 900 4100
do 1 act alice; run; go 900,4500; done
prompt react
offered 2 strike ayumi alice

test EX-FLY-1 EX-LEAVE-1 And who leaves a hero's range flying can be caught
match
item alice wind-boots
at alice 900 3600
at ayumi 900 3950
do 1 act alice; run; go 900,5500; done
offered 2 catch ayumi

test EX-PLACE-1 EX-TOWER-4 Placed into the fire of a tower that fells her: the rest is lost
pack exalted-vectors
match
turn 2
level ayumi 2
at ayumi 1000 4600
at alice 600 3850
at golem-blue-nw-inner-1 200 3600
lp ayumi 1
do 2 act ayumi; use w; to 700,4180; done
do 1 let
event place ayumi 700 4180
cites EX-TOWER-4 tower-shot tower-blue-nw-inner ayumi
event out ayumi
no-event hits alice
expect lp alice 6

test EX-PLACE-1 EX-KIT-2 Placed on a trap: it springs, and the blow follows
pack exalted-vectors
match linnea
level linnea 2
level ayumi 2
at linnea 300 3600
at alice 900 5000
at ayumi 1000 5900
do 1 act linnea; use w; aim 600,4700; done
turn 2
lp ayumi 3
force 5 5 0 0 0 0 0
do 2 act ayumi; use w; to 600,5200; done
do 1 let
event place ayumi 600 5200
event trap ayumi linnea
expect status ayumi hold yes
event hits alice

test EX-CARD-6 EX-TOWER-4 Dashing into the fire of a tower that fells him: nobody is struck
pack exalted-vectors
match vs leandros
turn 2
at leandros 1000 4600
at alice 600 3850
at golem-blue-nw-inner-1 200 3600
lp leandros 1
do 2 act leandros; use q; to 700,4180; done
do 1 let
cites EX-TOWER-4 tower-shot tower-blue-nw-inner leandros
event out leandros
no-event hits alice
expect lp alice 6

test EX-CARD-6 EX-KIT-2 Dashing into a trap: held where he is, he strikes whom he reaches from there
pack exalted-vectors
match linnea vs leandros
level linnea 2
at linnea 300 3600
at alice 900 4900
at leandros 600 5500
do 1 act linnea; use w; aim 600,4700; done
turn 2
do 2 act leandros; use q; to 600,5200; done
do 1 let
event trap leandros linnea
expect status leandros hold yes
event hits alice

test EX-TELE-1 EX-RULE-11 A part of the base on the platform is enough: 1950 from the corner, not one more
match
at alice 1170 1560
do 1 act alice
offered 1 teleport tower-blue-nw-inner

test EX-TELE-1 EX-RULE-11 One more up, and one more to the right
match
at alice 1170 1561
at gavin 1561 1170
do 1 act alice
denied 1 EX-TELE-1 teleport tower-blue-nw-inner
do 1 done
actions 2
do 1 act gavin
denied 1 EX-TELE-1 teleport tower-blue-nw-inner

test EX-TELE-1 EX-RULE-11 Red, turned
match
turn 2
at tian-feng 7830 7440
at chen-lu 7440 7829
do 2 act tian-feng
offered 2 teleport tower-red-nw-inner
do 2 done
actions 2
do 2 act chen-lu
denied 2 EX-TELE-1 teleport tower-red-nw-inner

test EX-CARD-6 EX-RULE-27 EX-KIT-10 Somebody is pushed into the way of a dash that was announced: it is not made
pack exalted-vectors
match vs zahit leandros
lane jasper 3600 zahit 4000
at leandros 1000 3300
do 1 act jasper; attack zahit; done
do 2 answer leandros q; to 160,3300
event push jasper 300 3346
event ability leandros lance-charge
no-event dash
expect at leandros 1000 3300
