# Heroes of the Alisanen: profiles, abilities, passives

# ---- Leandros ----

test EX-KIT-1 EX-PROF-6 EX-CARD-17 Leandros: values at levels 1, 3 and 5
pack exalted-vectors
match leandros
at leandros 300 3200
expect value leandros mana 4 mreg 2 wk 0 attack 5 run 12 move 6 rst 1 mr 0 agil 4 range 1
expect life leandros 7
level leandros 3
expect value leandros mana 5 mreg 2 attack 6
expect life leandros 9
level leandros 5
expect value leandros mana 6 mreg 3 attack 7
expect life leandros 11

test EX-KIT-1 EX-CARD-6 Lance Charge: dash 4, NK > RST on one enemy within 1, push 2
match leandros vs shi-weng
lane leandros 3200 shi-weng 4600
do 1 act leandros; use q
offered 1 to 300,4216
denied 1 EX-CARD-6 to 300,4217
denied 1 EX-RULE-91 to 300,3400
force 4 4 0 0 0
do 1 to 300,4216; done
do 2 let
event dash leandros 300 4216
event hits shi-weng 5 5 2 0 0
expect lp shi-weng 5
event push shi-weng 300 5108
expect mana leandros 2

test EX-KIT-1 EX-CARD-6 EX-MOVE-5 A dash is a straight line that enemies block, and slow does not shorten it
match leandros vs shi-weng
lane leandros 3200 shi-weng 4600 golem-red-nw-outer-1 3800
status leandros slow
do 1 act leandros; use q
denied 1 EX-MOVE-5 to 300,4216
denied 1 EX-MOVE-5 to 300,3600

test EX-KIT-1 Bodyguard: one other friend within 6; Leandros stands within 1 of it; both RST +1 for a short time
match leandros
level leandros 2
lane leandros 3200 alice 4900
at lucina 700 4600
do 1 act leandros; use w
offered 1 at alice
denied 1 EX-CARD-1 at leandros
do 1 at alice
offered 1 to 300,4400
denied 1 EX-KIT-1 to 300,4300
denied 1 EX-MOVE-4 to 500,4700
do 1 to 300,4400; done
expect at leandros 300 4400
# RST 0 + 1, and 1 + 1 + 1 by his passive
expect value alice rst 1
expect value leandros rst 3
do 1 pass
expect value alice rst 1
do 2 pass-phase
do 1 pass-phase
expect value alice rst 0
expect value leandros rst 2

test EX-KIT-1 Thunder of the Herd: T2, NK +1 > RST, slow; then he is placed up to 6 away
pack exalted-vectors
match leandros vs shi-weng
level leandros 4
mana leandros 5
lane leandros 3200 shi-weng 4000 golem-red-nw-outer-1 4600
do 1 act leandros; use r; aim 300,4000
denied 1 EX-PLACE-3 to 900,4750
do 1 to 900,3400; done
do 2 let
event hits shi-weng 7 5
event hits golem-red-nw-outer-1 7 4
event place leandros 900 3400
expect at leandros 900 3400
expect mana leandros 1
expect status shi-weng slow yes

test EX-KIT-1 EX-CARD-16 Guard of the Herd: RST +1 while another friendly hero is within 2 inches
match leandros
lane leandros 3200 alice 4008
expect value leandros rst 2
at alice 300 4009
expect value leandros rst 1

# ---- Linnea ----

test EX-KIT-2 Linnea: values at levels 1, 3 and 5
match linnea
expect value linnea mana 6 mreg 3 wk 7 attack 3 run 8 move 4 rst 0 mr 2 agil 4 range 4
expect life linnea 7
level linnea 3
expect value linnea mana 7 wk 8 attack 4
expect life linnea 9
level linnea 5
expect value linnea mana 8 mreg 4 wk 9 attack 4
expect life linnea 11

test EX-KIT-2 EX-CARD-2 Vine Thrust: RW 6, WK > MR, hold
match linnea vs ayumi
lane linnea 3200 ayumi 5024
force 4 4 0 0 0 0 0
do 1 act linnea; use q; done
event hits ayumi 7 5 2 0 1
expect lp ayumi 5
expect status ayumi hold yes
expect mana linnea 4

test EX-KIT-2 EX-CARD-2 One unit beyond 6 inches there is no target
match linnea vs ayumi
lane linnea 3200 ayumi 5025
do 1 act linnea
denied 1 EX-RULE-91 use q

test EX-KIT-2 EX-CARD-15 Thorn Trap needs no target and springs: red runs into (600,4700)
match linnea vs shi-weng
level linnea 2
at linnea 600 3500
do 1 act linnea; use w; aim 600,4700; done
event trap-laid linnea 600 4700
expect traps 1
expect mana linnea 4
turn 2
at shi-weng 300 5400
do 2 act shi-weng; run; go 300,4400; done
do 1 let
event trap shi-weng linnea
# checks every 1000/16: the fifth is at 5087.5
expect at shi-weng 300 5087
expect lp shi-weng 5
expect status shi-weng hold yes
expect traps 0

test EX-KIT-2 EX-CARD-10 A shield takes one point of the trap's two: the other is enough to be held
match linnea vs shi-weng
level linnea 2
at linnea 600 3500
do 1 act linnea; use w; aim 600,4700; done
turn 2
at shi-weng 300 5400
shield shi-weng 1
do 2 act shi-weng; run; go 300,4400; done
do 1 let
expect lp shi-weng 6
expect status shi-weng hold yes

test EX-KIT-2 EX-CARD-10 A shield takes all of it: nobody is held
match linnea vs shi-weng
level linnea 2
at linnea 600 3500
do 1 act linnea; use w; aim 600,4700; done
turn 2
at shi-weng 300 5400
shield shi-weng 2
do 2 act shi-weng; run; go 300,4400; done
do 1 let
event trap shi-weng linnea
expect lp shi-weng 7
expect status shi-weng hold no

test EX-KIT-2 EX-TMPL-3 The trap lies at most 6 inches off, measured to its near edge
match linnea
level linnea 2
at linnea 600 3500
do 1 act linnea; use w
offered 1 aim 600,5555
denied 1 EX-TMPL-3 aim 600,5556

test EX-KIT-2 Friends do not spring it, and an enemy that touched it before does not either
match linnea vs shi-weng
level linnea 2
at linnea 600 3500
at shi-weng 600 5000
do 1 act linnea; use w; aim 600,4700; done
at gavin 300 4000
do 1 act gavin; go 600,4300; done
do 2 let
no-event trap
expect traps 1
do 2 act shi-weng; go 700,5100; done
no-event trap
expect traps 1

test EX-KIT-2 A push into it springs it too
pack exalted-vectors
match linnea tian-feng vs shi-weng
level linnea 2
at linnea 600 3500
off tower-blue-nw-outer
at tian-feng 600 5700
at shi-weng 600 5300
mana linnea 6
do 1 act linnea; use w; aim 600,4700; done
do 2 let
force 4 0 0 0 0 0
do 1 act tian-feng; use q; aim 600,5300; done
do 2 let
event trap shi-weng linnea
expect traps 0
expect lp shi-weng 4

test EX-KIT-2 EX-PLACE-1 And a placement, at its end
match linnea vs ayumi
level linnea 2
at linnea 600 3500
at gavin 600 4400
do 1 act linnea; use w; aim 600,4700; done
turn 2
level ayumi 2
at ayumi 600 5500
do 2 act ayumi; use w; to 600,4750; done
do 1 let
event trap ayumi linnea
expect traps 0

test EX-KIT-2 At most two of them: a third removes the oldest
match linnea
level linnea 2
mana linnea 6
at linnea 600 3500
do 1 act linnea; use w; aim 600,4700; done
actions 2
do 1 act gavin; run; go 2000,600; done
actions 2
do 1 act linnea; use w; aim 600,5300; done
actions 2
do 1 act gavin; run; go 2600,200; done
actions 2
expect traps 2
do 1 act linnea; use w; aim 1000,4000; done
expect traps 2
turn 2
at shi-weng 300 5100
at shi-weng 1000 5000
do 2 act shi-weng; go 700,4500; done
do 1 let
# the first at (600,4700) is gone
no-event trap

test EX-KIT-2 Two that are touched at once spring both
match linnea
level linnea 2
mana linnea 6
at linnea 600 3500
do 1 act linnea; use w; aim 600,4700; done
do 1 act gavin; run; go 2000,600; done
turn 1
do 1 act linnea; use w; aim 610,4700; done
expect traps 2
turn 2
at shi-weng 600 5400
do 2 act shi-weng; run; go 600,4900; done
do 1 let
expect traps 0
expect lp shi-weng 3

test EX-KIT-2 When one has sprung the other lies where it lay
match linnea
level linnea 2
mana linnea 6
at linnea 600 3500
do 1 act linnea; use w; aim 600,5200; done
do 1 act gavin; run; go 2000,600; done
turn 1
do 1 act linnea; use w; aim 600,4200; done
turn 2
at shi-weng 1000 6300
do 2 act shi-weng; run; go 1000,5500; done
event trap shi-weng linnea
expect traps 1
at chen-lu 1000 4900
do 2 act chen-lu; go 900,4500; done
do 1 let
event trap chen-lu linnea
expect traps 0

test EX-KIT-2 It lasts to the end phase of the next round and outlives Linnea
match linnea
level linnea 2
at linnea 600 3500
do 1 act linnea; use w; aim 600,4700; done
off linnea
next-round
expect traps 1
next-round
expect traps 0

test EX-KIT-2 Wrath of the Forest: circle at 6, WK +1 > MR, hold
match linnea vs ayumi
level linnea 4
mana linnea 7
lane linnea 3200 ayumi 4700
at golem-red-nw-outer-1 700 4700
force 4 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
do 1 act linnea; use r; aim 500,4700; done
event hits ayumi 9 5 2 0 1
event hits golem-red-nw-outer-1 9 4 0 0 0
expect status ayumi hold yes
expect status golem-red-nw-outer-1 hold no
expect mana linnea 3

test EX-KIT-2 Root Walk: mountains do not block her, but she may not end on one
match linnea
at linnea 900 4000
do 1 act linnea
offered 1 go 1600,4400
do 1 go 1400,3800
denied 1 EX-PLACE-2 done

test EX-KIT-2 Others are blocked by them
match
at alice 900 4000
do 1 act alice
denied 1 EX-MOVE-5 go 1600,4400

# ---- Ylvie ----

test EX-KIT-3 Ylvie: values at levels 1, 3 and 5
match ylvie
expect value ylvie mana 7 mreg 3 wk 4 attack 3 run 8 move 4 rst 0 mr 2 agil 4 range 4
expect life ylvie 7
level ylvie 3
expect value ylvie mana 8 mreg 4 wk 5 attack 3
expect life ylvie 9
level ylvie 5
expect value ylvie mana 9 mreg 4 wk 6 attack 4
expect life ylvie 11

test EX-KIT-3 EX-CARD-17 Healing Hand: 2, 3 or 4 by level; herself too
match ylvie
lane ylvie 3600 gavin 4000
lp gavin 1
lp ylvie 1
do 1 act ylvie; use q; at gavin; done
expect lp gavin 3
expect mana ylvie 5

test EX-KIT-3 EX-CARD-17 At level 5 it heals 4
match ylvie
level ylvie 5
lp ylvie 1
at ylvie 300 3600
do 1 act ylvie; use q; done
expect lp ylvie 5

test EX-KIT-3 EX-CARD-15 EX-CARD-2 Range 4; healing an unhurt hero is legal
match ylvie
lane ylvie 3200 gavin 4516
at alice 600 4600
do 1 act ylvie; use q
offered 1 at gavin
offered 1 at ylvie
denied 1 EX-RANGE-3 at alice

test EX-KIT-3 EX-CARD-14 Forest Blessing: cleanse, MR +1 short, 1 mana
match ylvie
level ylvie 2
lane ylvie 3200 gavin 5000
mana gavin 0
status gavin hold
status gavin bleed
status gavin blind
status gavin slow
status gavin burn
do 1 act ylvie; use w; at gavin; done
expect status gavin hold no
expect status gavin bleed no
expect status gavin blind no
expect status gavin slow no
expect status gavin burn no
expect shield gavin 0
expect value gavin mr 2
expect mana gavin 1
expect mana ylvie 5

test EX-KIT-3 Ylvie herself regains no mana by it
match ylvie
level ylvie 2
at ylvie 300 3200
do 1 act ylvie; use w; at ylvie; done
expect mana ylvie 5
expect value ylvie mr 3

test EX-KIT-3 Spring of Life: circle at 4, friends touched heal 4 and are cleansed; enemies nothing
match ylvie
level ylvie 4
mana ylvie 8
lane ylvie 3200 gavin 4200
at alice 700 4200
at ayumi 500 4550
lp gavin 2
lp alice 1
lp ayumi 1
lp ylvie 1
status gavin bleed
do 1 act ylvie; use r; aim 500,4300; done
do 2 let
expect lp gavin 6
expect lp alice 5
expect lp ayumi 1
expect lp ylvie 1
expect status gavin bleed no
expect mana ylvie 4

test EX-KIT-3 Arcane Sense: other friends within 2 have MR +1, she herself has not
match ylvie
lane ylvie 3200 alice 4008
expect value alice mr 2
expect value ylvie mr 2
at alice 300 4009
expect value alice mr 1

# ---- Majvi ----

test EX-KIT-4 Majvi: values at levels 1, 3 and 5
pack exalted-vectors
match majvi
expect value majvi mana 4 mreg 2 wk 0 attack 5 run 10 move 5 rst 0 mr 1 agil 5 range 4
expect life majvi 6
level majvi 3
expect value majvi mana 5 mreg 2 attack 6
expect life majvi 8
level majvi 5
expect value majvi mana 6 mreg 3 attack 7
expect life majvi 10

test EX-KIT-4 EX-CARD-12 Snare Arrow: on Elmar with 1 1 2 2 3: minimum 1, +1 = 2 damage, held, one charged attack left
match majvi vs elmar
lane majvi 3600 elmar 4300
do 1 act majvi; use q; done
do 2 let
expect mana majvi 2
force 0 0 1 1 2
do 1 act majvi; attack elmar; done
do 2 let
expect lp elmar 6
expect status elmar hold yes
turn 1
force 0 0 1 1 2
do 1 act majvi; attack elmar; done
do 2 let
expect lp elmar 4
force 0 0 1 1 2
do 1 act majvi; attack elmar; done
do 2 let
# the two are used up
expect lp elmar 3

test EX-KIT-4 Used again the count is two again, not more
match majvi vs elmar
lane majvi 3600 elmar 4300
do 1 act majvi; use q; done
do 2 let
do 1 act gavin; run; go 2000,600; done
turn 1
do 1 act majvi; use q; done
do 2 let
force 0 0 0 0 0
do 1 act majvi; attack elmar; done
do 2 let
expect lp elmar 6
turn 1
force 0 0 0 0 0
do 1 act majvi; attack elmar; done
do 2 let
expect lp elmar 4
force 0 0 0 0 0
do 1 act majvi; attack elmar; done
do 2 let
expect lp elmar 3

test EX-KIT-4 EX-CARD-8 It ends with the round
match majvi vs elmar
at majvi 300 3600
do 1 act majvi; use q; done
next-round
at elmar 300 4300
turn 1
force 0 0 0 0 0
do 1 act majvi; attack elmar; done
do 2 let
expect lp elmar 7
expect status elmar hold no

test EX-KIT-4 Not to buildings
match majvi
at majvi 3000 7800
do 1 act majvi; use q; done
force 0 0 0 0 0
do 1 act majvi; attack tower-red-nw-outer; done
expect lp tower-red-nw-outer 4

test EX-KIT-4 EX-LINE-1 Poison Arrow: first in a line of 6, FK > RST, bleed
pack exalted-vectors
match majvi vs ayumi
level majvi 2
lane majvi 3200 ayumi 4900
force 4 0 0 0 0
do 1 act majvi; use w; aim 300,4900; done
event hits ayumi 5 5 1 0 0
expect status ayumi bleed yes
expect mana majvi 2

test EX-KIT-4 Hail of Arrows: circle at 6, FK > RST, slow
pack exalted-vectors
match majvi vs chen-lu
level majvi 4
mana majvi 5
lane majvi 3200 chen-lu 4900
force 4 4 4 0 0 0
do 1 act majvi; use r; aim 300,4900; done
do 2 let
event hits chen-lu 6 3 3 0 2
expect status chen-lu slow yes
expect mana majvi 1

test EX-KIT-4 EX-CARD-14 Ranger: immune to slow
match majvi
status majvi slow
expect status majvi slow no
event immune majvi slow

test EX-KIT-4 Enemy golems and creatures do not block her walks, enemy heroes and monsters do; she may not end on them
match majvi
at majvi 600 3400
at golem-red-nw-outer-1 600 3800
at pantha-w 600 4180
do 1 act majvi
offered 1 go 600,4660
do 1 go 600,4000
denied 1 EX-MOVE-4 done
do 1 back
at ayumi 600 4530
denied 1 EX-MOVE-5 go 600,4660
at ayumi 300 5500
off pantha-w
at cydra 600 4300
denied 1 EX-MOVE-5 go 600,4660

# ---- Elmar ----

test EX-KIT-5 Elmar: values at levels 1, 3 and 5
match elmar
expect value elmar mana 5 mreg 2 wk 4 attack 4 run 8 move 4 rst 2 mr 2 agil 3 range 1
expect life elmar 8
level elmar 3
expect value elmar mana 6 mreg 3 wk 5 attack 5
expect life elmar 10
level elmar 5
expect value elmar mana 7 mreg 3 wk 6 attack 6
expect life elmar 12

test EX-KIT-5 EX-CARD-8 EX-CARD-9 Bark Skin: RST and MR +1 this round, not twice
match elmar
lane elmar 3200 alice 4500
do 1 act elmar; use q; at alice; done
expect value alice rst 1 mr 2
expect mana elmar 3
do 1 act jasper; run; go 2000,600; done
turn 1
do 1 act elmar; use q; at alice; done
expect value alice rst 1 mr 2
next-round
expect value alice rst 0 mr 1

test EX-KIT-5 Root Grip: RW 4, WK +1 > MR, hold
match elmar vs ayumi
level elmar 2
lane elmar 3200 ayumi 4500
force 4 4 0 0 0
do 1 act elmar; use w; done
event hits ayumi 5 5 2 0 1
expect lp ayumi 5
expect status ayumi hold yes

test EX-KIT-5 Ancient Art: round 3, friendly heroes heal 2 and get shield 2; not who is farther off
match elmar
level elmar 4
mana elmar 6
lane elmar 3200 alice 4262
at jasper 600 4300
lp alice 1
lp elmar 1
do 1 act elmar; use r; done
expect lp alice 3
expect shield alice 2
expect lp elmar 3
expect shield elmar 2
expect shield jasper 0
expect mana elmar 2

test EX-KIT-5 EX-ROUND-9 EX-CARD-16 Herb Lore: at the start of the round he and friends within 2 heal 1
match elmar
lane elmar 3200 alice 4008
at lucina 700 4100
lp elmar 5
lp alice 3
lp lucina 3
next-round
expect lp elmar 6
expect lp alice 4
expect lp lucina 3

test EX-KIT-4 Majvi passes golems and creatures, not monsters
match majvi
at majvi 4500 1250
at igu-s 4500 1800
do 1 act majvi
offered 1 go 4500,2400

test EX-KIT-4 Others do not pass Igu
match
at alice 4500 1250
at igu-s 4500 1800
do 1 act alice
denied 1 EX-MOVE-5 go 4500,2240

test EX-KIT-4 Who falls by the arrow is not held
pack exalted-vectors
match majvi
lane majvi 3600 golem-red-nw-outer-1 4300
do 1 act majvi; use q; done
do 1 act majvi; attack golem-red-nw-outer-1; done
event out golem-red-nw-outer-1
no-event status

test EX-KIT-1 Nobody goes to a friend without room beside him
pack exalted-vectors
match leandros
level leandros 2
at alice 150 8850
at pantha-w 590 8780
at pantha-e 220 8420
at igu-s 620 8370
at leandros 1500 8500
at gavin 1900 8500
at lucina 1500 8850
do 1 act leandros; use w
denied 1 EX-KIT-1 at alice
only 1 at gavin; at lucina

test EX-KIT-2 EX-PUSH-5 Mountains stop Linnea when she is pushed: only her own moves lead over them
pack exalted-vectors
match vs linnea
at jasper 650 3600
at linnea 950 3600
do 1 act jasper; use q; done
force 5 5 5 5 5
do 2 let
event push linnea 1050 3600

test EX-KIT-4 Charged beside other effects: only the charge is used up
pack exalted-vectors
match majvi elmar
lane elmar 3200 majvi 3600 chen-lu 4300
do 1 act elmar; use q; at majvi; done
do 2 let
do 1 act majvi; use q; done
do 2 let
turn 2
turn 1
do 1 act majvi; attack chen-lu; done
force 0 0 0 0 0
do 2 let
expect lp chen-lu 6
expect status chen-lu hold yes
do 1 act majvi; attack chen-lu; done
force 0 0 0 0 0
do 2 let
expect lp chen-lu 4
expect value majvi rst 1 mr 2
