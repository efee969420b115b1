# Range, lines, templates (Reichweite, Trefferschablonen)

test EX-RANGE-1 Every NK hero reaches 1 inch, at every level
match
expect value gavin range 1
level gavin 5
expect value gavin range 1

test EX-RANGE-2 Every FK hero reaches 4 inches
match
expect value alice range 4
expect value lucina range 4

test EX-RANGE-4 Ability ranges are from edge to edge: Lucina's 6 inches are 1824
match
lane lucina 3600 ayumi 5424
do 1 act lucina
offered 1 use q

test EX-RANGE-4 At 1825 they are not enough
match
lane lucina 3600 ayumi 5425
do 1 act lucina
denied 1 EX-RULE-91 use q

test EX-LINE-1 EX-LINE-2 EX-RULE-18 The nearest on the line is hit; who is covered completely cannot be
pack exalted-vectors
match
lane alice 3600 ayumi 4100 tian-feng 4500
at shi-weng 700 4000
do 1 act alice; use q
offered 1 aim 300,4100
offered 1 aim 700,4000
force 4 0 0 0 0 0
do 1 aim 300,4500; done
do 2 let
event hits ayumi
no-event hits tian-feng
expect lp ayumi 5
expect lp tian-feng 7

test EX-LINE-2 EX-RULE-18 Every ray to E touches D first: only D is offered
match
lane alice 3600 ayumi 4100 tian-feng 4500
do 1 act alice; use q
only 1 aim 300,4100

test EX-LINE-2 EX-RULE-18 A part of E that sticks out can be aimed at
match
lane alice 3600 ayumi 4100
at tian-feng 500 4600
do 1 act alice; use q
force 4 0 0 0 0 0
do 1 aim 640,4600; done
do 2 let
event hits tian-feng

test EX-LINE-3 All on the line are hit, and one line is chosen
match yassir
lane yassir 3600 ayumi 4100 tian-feng 4500
at shi-weng 700 4000
at chen-lu 900 4250
do 1 act yassir; use q
force 0 0 0 0 0
force 0 0 0 0 0
do 1 aim 300,4500; done
do 2 let
event hits ayumi
event hits tian-feng
no-event hits shi-weng
no-event hits chen-lu

test EX-LINE-3 The other one
match yassir
lane yassir 3600 ayumi 4100 tian-feng 4500
at shi-weng 700 4000
at chen-lu 950 4250
do 1 act yassir; use q
force 0 0 0 0 0
force 0 0 0 0 0
do 1 aim 700,4000; done
do 2 let
event hits shi-weng
event hits chen-lu
no-event hits ayumi

test EX-LINE-3 Red hits those on the line alone as well, nobody else of blue
pack exalted-vectors
match vs tian-feng
turn 2
level tian-feng 4
mana tian-feng 5
lane tian-feng 5400 golem-blue-nw-outer-1 4200
do 2 act tian-feng; use r; aim 300,4200; done
expect sequence hits golem-blue-nw-outer-1

test EX-LINE-3 EX-RULE-18 The line has no width: a base beside it is touched at 150, not at 151
match yassir
at yassir 500 3600
at ayumi 650 4300
at tian-feng 349 4700
at golem-red-nw-outer-1 500 5100
do 1 act yassir; use q
force 0 0 0 0 0
force 0 0 0 0 0
do 1 aim 500,5100; done
do 2 let
event hits ayumi
event hits golem-red-nw-outer-1
no-event hits tian-feng

test EX-LINE-4 Schocker hits the first target in a line of 6 inches, with FK against armour
match
lane alice 3600 ayumi 5000
do 1 act alice; use q
force 0 0 0 0 0 0
do 1 aim 300,5000; done
event hits ayumi 6 5 0 0 0

test EX-RULE-18 A mountain ends the line
match
at alice 1050 3500
at ayumi 1650 4270
at tian-feng 900 4500
do 1 act alice; use q
denied 1 EX-RULE-91 aim 1650,4270
offered 1 aim 900,4500

test EX-RULE-20 A friendly golem does not stop the line
match
lane alice 3600 golem-blue-nw-inner-1 3950 ayumi 4400
do 1 act alice; use q
force 0 0 0 0 0 0
do 1 aim 300,4400; done
do 2 let
event hits ayumi
expect lp golem-blue-nw-inner-1 2

test EX-RULE-20 EX-RULE-18 An enemy tower stops it without effect, and that aim is not offered
match
off tower-red-nw-outer
lane tower-red-nw-outer 3950 alice 3600 ayumi 4400
do 1 act alice
denied 1 EX-RULE-91 use q

test EX-RULE-20 Lines through all and templates pass over buildings and do not harm them
match yassir
off tower-red-nw-outer
lane tower-red-nw-outer 4000 yassir 3500 ayumi 4500
do 1 act yassir; use q
force 0 0 0 0 0
do 1 aim 300,4500; done
event hits ayumi
expect lp tower-red-nw-outer 5

test EX-RULE-20 Friends are not hit by an attack template
match tian-feng
level tian-feng 2
lane tian-feng 3600 jasper 4000 ayumi 4400
do 1 act tian-feng; use w
force 0 0 0 0 0
do 1 aim 300,4400; done
do 2 let
event hits ayumi
no-event hits jasper

test EX-RULE-19 EX-LOS-7 A template spares who is behind a mountain
match tian-feng
level tian-feng 2
at tian-feng 1050 3500
at ayumi 1650 4270
at shi-weng 900 4200
do 1 act tian-feng; use w
denied 1 EX-RULE-91 aim 1650,4270
offered 1 aim 900,4200

test EX-TMPL-1 EX-TMPL-2 EX-RULE-16 T1 straight up: a golem at (700,4500) is hit, at (900,4500) not
match tian-feng
level tian-feng 2
at tian-feng 300 3600
at golem-red-nw-outer-1 700 4500
do 1 act tian-feng; use w
force 0 0 0 0 0
do 1 aim 300,3700; done
event hits golem-red-nw-outer-1

test EX-TMPL-5 EX-RULE-16 At (900,4500) it is not
match tian-feng
level tian-feng 2
at tian-feng 300 3600
at golem-red-nw-outer-2 900 4500
do 1 act tian-feng; use w
denied 1 EX-RULE-91 aim 300,3700
# turned towards it, it is
offered 1 aim 900,4500

test EX-RULE-16 T1 reaches 4 inches from the base: 1166 from the centre, then the golem's radius
match tian-feng
level tian-feng 2
lane tian-feng 3600 golem-red-nw-outer-1 4891
do 1 act tian-feng; use w
offered 1 aim 300,4891

test EX-RULE-16 One unit farther it is out
match tian-feng
level tian-feng 2
lane tian-feng 3600 golem-red-nw-outer-1 4892
do 1 act tian-feng
denied 1 EX-RULE-91 use w

test EX-TMPL-1 EX-RULE-16 T2 straight up: a golem at (552,5000) is touched, at (553,5000) not
match leandros
level leandros 4
mana leandros 5
at leandros 300 3600
at golem-red-nw-outer-1 552 5000
do 1 act leandros; use r
offered 1 aim 300,3700

test EX-RULE-16 At 553 it is not
match leandros
level leandros 4
mana leandros 5
at leandros 300 3600
at golem-red-nw-outer-1 553 5000
do 1 act leandros; use r
denied 1 EX-RULE-91 aim 300,3700

test EX-TMPL-6 EX-TMPL-2 T1 touches two golems and a hero: three rolls
pack exalted-vectors
match tian-feng
level tian-feng 2
at tian-feng 300 3600
at golem-red-nw-outer-1 250 4100
at golem-red-nw-outer-2 550 4250
at ayumi 250 4500
do 1 act tian-feng; use w
force 3 0 0 0 0
force 0 0 0 0 0
force 4 4 0 0 0
do 1 aim 300,4500; done
event hits golem-red-nw-outer-1 5 4 1 0 0
event hits golem-red-nw-outer-2 5 4 0 0 0
event hits ayumi 5 5 2 0 0
expect lp golem-red-nw-outer-1 1
expect lp golem-red-nw-outer-2 2
expect lp ayumi 4

test EX-TMPL-6 EX-TMPL-2 T2 touches two golems in a row, the hero beside them stays out
match leandros
level leandros 4
mana leandros 5
lane leandros 3600 golem-red-nw-outer-1 4200 golem-red-nw-outer-2 4900
at ayumi 700 4500
do 1 act leandros; use r; aim 300,4900
force 0 0 0 0 0 0 0
force 0 0 0 0 0 0 0
do 1 to 300,3600; done
event hits golem-red-nw-outer-1
event hits golem-red-nw-outer-2
no-event hits ayumi

test EX-TMPL-3 EX-RULE-17 The circle's centre at most 2055 away with range 6
match lucina
level lucina 4
mana lucina 7
at lucina 4500 4500
at ayumi 6300 6300
do 1 act lucina; use r
offered 1 aim 5953,5953
denied 1 EX-TMPL-3 aim 5954,5953

test EX-TMPL-3 EX-RULE-17 Straight to the limit on the lane: 2055 is legal, 2056 is not
match lucina
level lucina 4
mana lucina 7
lane lucina 3600 ayumi 5800
do 1 act lucina; use r
offered 1 aim 300,5655
denied 1 EX-TMPL-3 aim 300,5656

test EX-TMPL-4 EX-TMPL-5 EX-TMPL-6 EX-RULE-17 Two golems and a hero under the circle: three rolls, nearest first
match lucina
level lucina 4
mana lucina 7
lane lucina 3600 golem-red-nw-outer-1 4700
at golem-red-nw-outer-2 700 4700
at ayumi 500 5200
do 1 act lucina; use r
offered 1 aim 500,5000
offered 1 aim 500,4850
force 0 0 0 0 0 0 0 0
force 0 0 0 0 0 0 0 0
force 0 0 0 0 0 0 0 0
do 1 aim 500,4900; done
event hits golem-red-nw-outer-1
event hits golem-red-nw-outer-2
event hits ayumi

test EX-TMPL-5 EX-RULE-17 A hero is touched at 531 from the circle's centre, not at 532
match lucina
level lucina 4
mana lucina 7
lane lucina 3600 ayumi 5000
do 1 act lucina; use r
offered 1 aim 300,4469
denied 1 EX-RULE-91 aim 300,4468

test EX-RULE-17 The circle may lie over the edge of the mat
match lucina
level lucina 4
mana lucina 7
at lucina 300 3600
at ayumi 150 5000
do 1 act lucina; use r
offered 1 aim 0,5000

test EX-RULE-19 Who the caster does not see is spared by the circle
match lucina
level lucina 4
mana lucina 7
at lucina 1050 3500
at ayumi 1650 4270
at shi-weng 1000 4400
do 1 act lucina; use r
force 0 0 0 0 0 0 0 0
do 1 aim 1300,4400; done
do 2 let
event hits shi-weng
no-event hits ayumi

test EX-RULE-21 Place within 4 inches is from centre to centre: 1016, and no way is needed
match ayumi vs majvi
level ayumi 2
lane ayumi 3600 majvi 4900
do 1 act ayumi; use w
offered 1 to 300,4550
denied 1 EX-PLACE-3 to 300,4617
denied 1 EX-MOVE-4 to 300,4601

test EX-RULE-21 Beyond an enemy, and without sight
match ayumi vs majvi
level ayumi 2
at ayumi 1650 4270
at majvi 1050 3500
do 1 act ayumi; use w
offered 1 to 1000,3850

test EX-RULE-18 EX-RULE-81 Two at exactly the same distance: the first in card order is hit
match
at alice 500 3600
at shi-weng 650 4300
at ayumi 350 4300
do 1 act alice; use q
force 4 0 0 0 0 0
do 1 aim 500,4300; done
do 2 let
expect sequence hits shi-weng
expect lp shi-weng 6

test EX-RULE-91 After a dash the direction is taken from where it ends
match djamila
level djamila 2
at djamila 300 3600
at ayumi 1000 4400
do 1 act djamila; use w; to 1000,3700
force 0 0 0 0 0 0 0
do 1 aim 1000,4400; done
expect sequence hits ayumi

test EX-RULE-20 EX-RULE-18 A tower in the line: nobody behind or beside it is hit
pack exalted-vectors
match vs alice
turn 2
at alice-2 8700 5400
at jasper 8000 5600
off tower-red-se-outer
at tower-blue-se-outer 8700 4600
do 2 act alice-2; use q
denied 2 EX-RULE-91 aim 8700,4600

test EX-LINE-3 Between two who stand far apart, if that meets a third
pack exalted-vectors
match yassir
at yassir 4500 3900
at ayumi 3850 4400
at tian-feng 5150 4400
at shi-weng 4500 5000
do 1 act yassir; use q
listed 1 aim 4500,5000; aim 5150,4400; aim 3850,4400; aim 4500,4400
