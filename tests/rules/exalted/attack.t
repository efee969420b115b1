# Basic attacks (Basisangriff) and critical hits

test EX-BASIC-3 EX-BASIC-4 Alice's six dice on Elmar: 5 2 3 2 4 1 are three hits, minus 2 armour
match alice vs elmar
lane alice 3600 elmar 4000
do 1 act alice
force 4 1 2 1 3 0
do 1 attack elmar
do 1 done
do 2 let
expect lp elmar 7

test EX-BASIC-3 EX-BASIC-8 EX-BASIC-9 The chances tell the roll: six dice on 3 or more, sixes twice, 2 off, at least 1
match alice vs elmar
lane alice 3600 elmar 4000
do 1 act alice
expect odds dice 6 need 3 off 2 plus 0 twice 1 always 1 least 1 attack elmar

test EX-BASIC-8 No damage at all is still one point: FK 6 on a tower
match tian-feng vs gavin
at tian-feng 5500 8100
off tower-red-nw-outer
do 1 act tian-feng
force 0 0 0 0 0 0 0 0 0 0 0 0
do 1 attack tower-red-nw-inner; done
do 2 let
event reroll tian-feng
expect lp tower-red-nw-inner 7

test EX-RANGE-3 EX-MEAS-4 A hero at 1316 from centre to centre is in range, at 1317 it is not
match
lane alice 3600 ayumi 4916
do 1 act alice
offered 1 attack ayumi

test EX-RANGE-3 One unit too far
match
lane alice 3600 ayumi 4917
do 1 act alice
denied 1 EX-BASIC-2 attack ayumi

test EX-MOVE-2 EX-MEAS-2 EX-MEAS-3 4 inches are 1016 and not one more
match
at alice 300 3200
do 1 act alice
offered 1 go 300,4216
denied 1 EX-MOVE-2 go 300,4217
do 1 go 300,3800
offered 1 go 300,4216
denied 1 EX-MOVE-2 go 300,4217
