# How long statuses last (rulings on Zustände)

test EX-RULE-61 Silenced in the enemy's phase: no ability as a reaction, none in the own next phase, then again
match lucina vs leandros
lane lucina 3600 leandros 4000
do 1 act lucina; use q; done
force 5 5 0 0 0 0 0
do 2 let
expect status leandros silence yes
do 1 act lucina; attack leandros; done
denied 2 EX-STATUS-2 answer leandros q
offered 2 strike leandros lucina
force 0 0 0 0
do 2 let
do 2 act leandros
denied 2 EX-STATUS-2 use q
offered 2 attack lucina
do 2 done
expect status leandros silence yes
do 2 pass
expect status leandros silence no
do 1 act lucina; attack leandros; done
offered 2 answer leandros q

test EX-RULE-62 Got in the own phase it lasts through the following one
match vs lucina
lane jasper 3600 lucina-2 4300
do 1 act jasper; go 300,3700; done
force 5 5 0 0 0 0 0
do 2 answer lucina-2 q
expect status jasper silence yes
do 1 pass
expect status jasper silence yes
do 2 pass-phase
expect status jasper silence yes
do 1 pass-phase
expect status jasper silence no

test EX-RULE-62 Got in the enemy's phase it ends with the own next one
match
turn 2
status jasper stun
status alice hold
status lucina blind
do 2 pass-phase
expect status jasper stun yes
expect status alice hold yes
expect status lucina blind yes
do 1 pass-phase
expect status jasper stun no
expect status alice hold no
expect status lucina blind no

test EX-RULE-62 Also across the change of rounds
match
last-phase
asked 2
status ayumi hold
force 5 0
next-round
expect status ayumi hold yes
do 1 pass-phase
expect status ayumi hold yes
do 2 pass-phase
expect status ayumi hold no

test EX-RULE-62 Got in the last phase of the enemy: gone with the first own one of the next round
match
last-phase
asked 2
status jasper hold
force 5 0
next-round
expect status jasper hold yes
do 1 pass-phase
expect status jasper hold no

test EX-RULE-63 Stunned: no reaction
match
lane alice 3600 tian-feng 4300
status tian-feng stun
do 1 act alice; attack tian-feng
force 0 0 0 0 0 0
do 1 done
# nobody else sees her
asked 1
prompt hero

test EX-RULE-63 Stunned: of two only the other one
match
lane alice 3600 tian-feng 4300 ayumi 3950
status tian-feng stun
do 1 act alice; attack tian-feng; done
pointed 2 EX-RULE-63 model tian-feng
offered 2 strike ayumi alice

test EX-RULE-63 Passives that need no decision go on: stunned, Elmar still heals
match elmar
lp elmar 5
last-phase
status elmar stun
next-round
expect status elmar stun yes
expect lp elmar 6

test EX-RULE-64 A held model is not pushed
match
lane jasper 3600 ayumi 3950
status ayumi hold
do 1 act jasper; use q; done
force 5 0 0 0 0
do 2 let
expect lp ayumi 5
expect at ayumi 300 3950

test EX-RULE-64 Nor is it charmed
match gavin
lane gavin 3600 ayumi 4300
status ayumi hold
do 1 act gavin; use q
force 5 0 0 0
do 1 done
expect lp ayumi 5
expect at ayumi 300 4300

test EX-RULE-64 Not held it is
match gavin
lane gavin 3600 ayumi 4300
do 1 act gavin; use q
force 5 0 0 0
do 1 done
expect at ayumi 300 3900

test EX-RULE-64 Held it may be placed, but not walk
match ayumi vs majvi
level ayumi 2
lane ayumi 3600 majvi 4500
status ayumi hold
do 1 act ayumi
denied 1 EX-STATUS-9 run
not-offered 1 go 300,3700
offered 1 use w

test EX-RULE-64 Held, a dash is refused
match shi-weng
lane shi-weng 3600 tian-feng 3950
status shi-weng hold
do 1 act shi-weng
denied 1 EX-STATUS-9 use q

test EX-RULE-65 Slowed until the next movement, which is shorter
match
at alice 300 3300
status alice slow
expect inches alice move 2
expect inches alice run 6
do 1 act alice
offered 1 go 300,3808
denied 1 EX-MOVE-2 go 300,3809
do 1 go 300,3400; done
expect status alice slow no
expect inches alice move 4

test EX-RULE-65 Not stackable
match
status alice slow
status alice slow
expect inches alice move 2

test EX-RULE-65 It survives attacks, phases and the round
match
lane alice 3600 ayumi 4300
status alice slow
do 1 act alice; attack ayumi
force 0 0 0 0 0 0
do 1 done
expect status alice slow yes
next-round
expect status alice slow yes

test EX-RULE-65 Movement by an ability does not use it up
match
level alice 2
lane alice 3600 ayumi 4300
status alice slow
do 1 act alice; use w; to 800,3600
force 0 0 0 0 0
do 1 done
expect at alice 800 3600
expect status alice slow yes

test EX-CARD-9 Changes of two cards add up, in either order, and each ends for itself
pack exalted-vectors
match elmar
lane markovic 3600 alice 4000 elmar 4400
do 1 act markovic; use q; at alice; done
do 1 act elmar; use q; at alice; done
expect value alice rst 3 mr 2
turn 2
turn 1
do 1 pass-phase
expect value alice rst 1 mr 2

test EX-CARD-9 The other way round
pack exalted-vectors
match elmar
lane markovic 3600 alice 4000 elmar 4400
do 1 act elmar; use q; at alice; done
do 1 act markovic; use q; at alice; done
expect value alice rst 3

test EX-CARD-9 EX-RULE-67 The same card of both sides on one creature: they are two
pack exalted-vectors
match nian-mingli
level nian-mingli 2
level nian-mingli-2 2
lane nian-mingli 3600 pantha-w 4300 nian-mingli-2 5000
force 5 5 0 0 0
do 1 act nian-mingli; use w; aim 300,4300; done
do 2 let
expect value pantha-w agil 4
turn 2
at pantha-w 300 4300
force 5 5 0 0 0
do 2 act nian-mingli-2; use w; aim 300,4300; done
do 1 let
expect value pantha-w agil 3

test EX-CARD-8 What is short may outlast the round
pack exalted-vectors
match
lane markovic 3600 alice 4000 tian-feng 5300
last-phase
do 2 act tian-feng; go 300,5200; done
do 1 answer markovic q; at alice
expect value alice rst 2
do 2 pass
next-round
expect value alice rst 2
turn 1
do 1 pass-phase
expect value alice rst 0
