# Profile cards (Profilkarten)

test EX-PROF-1 The card holds all that is needed in play
match
lp alice 4
xp alice 1
expect fact spectator heroes-1 alice life 4
expect fact spectator heroes-1 alice level 1
expect fact spectator heroes-1 alice xp 1
expect fact spectator heroes-1 alice fk 6
expect fact spectator heroes-1 alice range 4
expect fact spectator heroes-1 alice agil 5
expect fact spectator heroes-1 alice rst 0
expect fact spectator heroes-1 alice mr 1

test EX-PROF-2 The card carries the hero's name, and so is it called in play
match
sees spectator heroes-1 jasper gavin markovic alice lucina
sees-not spectator heroes-1 ayumi

test EX-PROF-3 EX-DRAFT-5 The faction has no effect: heroes of four factions make a team
match leandros zahit markovic tian-feng linnea
expect stands leandros yes
expect stands zahit yes
expect stands tian-feng yes
only 1 act leandros; act zahit; act markovic; act tian-feng; act linnea; pass; pass-phase
expect value leandros attack 5

test EX-PROF-4 The class decides the place in the team
option teams=prepared
force 5 0
start
do 1 colour blue
offered 1 pick jasper
denied 1 EX-DRAFT-2 pick gavin

test EX-PROF-5 Everybody begins at level 1
match
expect level jasper 1
expect level ayumi 1
expect xp alice 0

test EX-PROF-5 Level 5 is the last
match
level alice 5
lane alice 3600 ayumi 4100
lp ayumi 1
do 1 act alice
force 0 0 0 0 0 0 0 0
do 1 attack ayumi; done
do 2 let
expect level alice 5
expect xp alice 0

test EX-PROF-6 EX-PROF-7 FK 6/7/8: levels 1 and 2 use the first column, 3 and 4 the second, 5 the third
pack exalted-vectors
match
expect value alice attack 6
level alice 2
expect value alice attack 6
level alice 3
expect value alice attack 7
level alice 4
expect value alice attack 7
level alice 5
expect value alice attack 8

test EX-PROF-23 The value not yet struck counts: of 8 7 6 first the 6, then the 7, then the 8
pack exalted-vectors
match tian-feng
expect value tian-feng attack 6
level tian-feng 3
expect value tian-feng attack 7
level tian-feng 5
expect value tian-feng attack 8

test EX-PROF-8 MANA is the most, and it grows with the columns
match
expect value alice mana 4
level alice 3
expect value alice mana 5
level alice 5
expect value alice mana 6

test EX-PROF-9 The mana a hero has may be below its maximum
match
mana alice 1
expect mana alice 1
expect value alice mana 4
expect fact spectator heroes-1 alice mana 1
lane alice 3600 ayumi 4100
do 1 act alice
denied 1 EX-ABIL-3 use q

test EX-PROF-10 EX-ROUND-12 MANA 5, MREG 2, current 4: after the regeneration it is 5
pack exalted-vectors
match
level alice 3
mana alice 4
mana jasper 0
expect value alice mana 5 mreg 2
next-round
expect mana alice 5
expect mana jasper 2

test EX-PROF-11 Lucina has a WK value, Alice has none, and nothing gives her one
match
expect value lucina wk 7
expect value alice wk 0
expect fact spectator heroes-1 lucina wk 7
expect fact spectator heroes-1 alice wk none
item alice moon-sceptre
expect value alice wk 0
level lucina 5
expect value lucina wk 9

test EX-PROF-12 EX-BASIC-1 Gavin has NK: five dice at level 1, six at level 3
match
lane gavin 3600 ayumi 3950
do 1 act gavin
force 0 0 0 0 0
do 1 attack ayumi; done
do 2 let
event hits ayumi 5 5 0 0 0
level gavin 3
do 1 act gavin
force 0 0 0 0 0 0
do 1 attack ayumi; done
do 2 let
event hits ayumi 6 5 0 0 0

test EX-PROF-13 EX-RULE-23 EX-MOVE-1 EX-RUN-1 Alice's BEW 8 / 4: standard move 4 inches, run 8
match
expect inches alice move 4
expect inches alice run 8
expect fact spectator heroes-1 alice run 8
expect fact spectator heroes-1 alice move 4
at alice 300 3200
do 1 act alice
offered 1 go 300,4216
denied 1 EX-MOVE-2 go 300,4217

test EX-PROF-14 Armour is taken off the hits of a basic attack
match vs chen-lu
lane alice 3600 chen-lu 4300
do 1 act alice
force 2 2 2 2 0 0
do 1 attack chen-lu; done
do 2 let
event hits chen-lu 6 3 4 0 2
expect lp chen-lu 6

test EX-PROF-15 Alice has armour 0: two hits are two damage
match vs alice
lane alice-2 3600 jasper 3950
do 1 act jasper
force 4 4 0 0 0
do 1 attack alice-2; done
do 2 let
event hits alice-2 5 5 2 0 0
expect lp alice-2 4

test EX-PROF-15 Alice has armour 0: no hit is one damage all the same
match vs alice
lane alice-2 3600 jasper 3950
do 1 act jasper
force 0 0 0 0 0
do 1 attack alice-2; done
do 2 let
expect lp alice-2 5

test EX-PROF-15 Armour is taken off abilities that are directed against armour
match vs chen-lu
lane alice 3600 chen-lu 4300
do 1 act alice; use q
force 2 2 2 0 0 0
do 1 aim 300,4300; done
do 2 let
event hits chen-lu 6 3 3 0 2
expect lp chen-lu 7

test EX-PROF-16 Three hits of an ability against magic resistance 1 are two damage
match vs alice
lane lucina 3600 alice-2 4300
do 1 act lucina; use q
force 4 4 4 0 0 0 0
do 1 done
do 2 let
event hits alice-2 7 5 3 0 1
expect lp alice-2 4

test EX-PROF-17 Agility 5: of one to six only five and six hit
match
lane tian-feng 5000 alice 3600 ayumi 4100
do 1 act alice
force 0 1 2 3 4 5
do 1 attack ayumi; done
do 2 let
event hits ayumi 6 5 2 1 0

test EX-PROF-18 EX-ROUND-7 Who has no life left is off the board and can neither act nor react
match
lane alice 3600 ayumi 4100
lp ayumi 1
do 1 act alice
force 0 0 0 0 0 0
do 1 attack ayumi; done
do 2 let
expect stands ayumi no
turn 2
denied 2 EX-PROF-18 act ayumi
offered 2 act tian-feng

test EX-PROF-19 Alice's life is 6, 6, 8, 8, 10 at levels 1 to 5
match
expect life alice 6
level alice 2
expect life alice 6
level alice 3
expect life alice 8
expect lp alice 8
level alice 4
expect life alice 8
level alice 5
expect life alice 10
expect lp alice 10

test EX-PROF-20 EX-PROF-21 With the second point Alice is level 2 at once and may use W
match
xp alice 1
lane alice 3600 golem-red-nw-outer-1 4100 ayumi 4600
lp golem-red-nw-outer-1 1
do 1 act alice
denied 1 EX-ABIL-2 use w
force 0 0 0 0 0 0
do 1 attack golem-red-nw-outer-1; done
event level alice 2
expect level alice 2
do 1 act alice
offered 1 use w

test EX-PROF-21 One point is not enough
match
lane alice 3600 golem-red-nw-outer-1 4100
lp golem-red-nw-outer-1 1
do 1 act alice
force 0 0 0 0 0 0
do 1 attack golem-red-nw-outer-1; done
expect level alice 1
expect xp alice 1

test EX-PROF-22 BEW, RST, MR and AGIL stay as they are at every level
match
level alice 5
expect value alice rst 0 mr 1 agil 5
expect inches alice move 4
expect inches alice run 8
level gavin 5
expect value gavin rst 2 agil 3

test EX-ABIL-8 EX-CARD-16 A passive is there while the hero is; cards are always
pack exalted-vectors
match yassir jasper
expect value yassir range 5
item yassir aiming-aid
lp jasper 3
expect value jasper attack 6
off yassir jasper
expect value yassir range 4 attack 6
expect value jasper attack 5
