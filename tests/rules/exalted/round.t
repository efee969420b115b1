# The round (Runde)

test EX-ROUND-1 EX-ROUND-3 EX-ROUND-4 EX-ROUND-5 Initiative, heroes brought back, income, then the first phase
match
off ayumi
gold alice 2
last-phase
force 2 2 0 5
until start
event tie 3
event initiative 2 6 1
cites EX-ROUND-3 initiative
only 2 start 2; start 1
do 2 start 1
event start 1 3
event round 3
prompt deploy
expect round 3
expect gold alice 2
do 2 deploy ayumi 8722,7424
event return ayumi
event income 3
expect gold alice 3
prompt buy
do 1 no-more
prompt hero
asked 1

test EX-ROUND-2 In round 1 nobody rolls again for the initiative
factions
do 1 start 1
event start 1 1
until deploy
no-event initiative
until hero
no-event initiative
expect round 1
asked 1

test EX-ROUND-4 The winner of the roll may start himself
match
last-phase
force 0 5
until start
do 2 start 2
expect start 2
prompt hero
asked 2

test EX-ROUND-6 EX-ROUND-7 A hero comes back with all its life and mana and acts and reacts at once
match
lane alice 3600 ayumi 3950
level ayumi 3
lp ayumi 1
mana ayumi 0
do 1 act alice
force 0 0 0 0 0 0
do 1 attack ayumi; done
do 2 let
expect stands ayumi no
next-round
expect stands ayumi yes
expect lp ayumi 8
expect mana ayumi 6
turn 2
offered 2 act ayumi

test EX-ROUND-7 Back again and attacked, it may answer
match
off ayumi
last-phase
force 5 0
until start
until hero
at alice 8700 4000
at ayumi 8700 4350
do 1 act alice
do 1 attack ayumi; done
asked 2
offered 2 strike ayumi alice

test EX-ROUND-5 EX-ELIM-3 Only who was eliminated is placed, on the own platform
match
off ayumi
last-phase
force 5 0
until start
until deploy
asked 2
offered 2 deploy ayumi 8722,7424
denied 2 EX-ROUND-5 deploy tian-feng 7869,7869
denied 2 EX-DEPLOY-3 deploy ayumi 1131,1131

test EX-ROUND-8 Blue has the initiative, red starts; two blue and one red return: blue, red, blue
match
off alice lucina ayumi
last-phase
force 5 0
until start
do 1 start 2
asked 1
prompt deploy
do 1 deploy alice 739,1419
asked 2
do 2 deploy ayumi 8722,7424
asked 1
do 1 deploy lucina 278,1576
prompt hero
asked 2

test EX-ROUND-9 EX-RULE-80 Start of the round: the holder of the initiative first
match elmar vs elmar
lp elmar 4
lp elmar-2 4
item elmar glass-shield
item elmar-2 mirror-shield
last-phase
force 0 5
until start
do 2 start 2
expect sequence heal elmar-2 elmar
expect lp elmar 5
expect lp elmar-2 5
expect shield elmar 1
expect shield elmar-2 3

test EX-ROUND-10 EX-RULE-73 Every hero of both teams gets 1 gold
match
gold alice 5
off ayumi
next-round
expect gold alice 6
expect gold jasper 1
expect gold ayumi 1
expect gold tian-feng 1

test EX-ROUND-12 EX-RULE-73 Each regains its MREG up to MANA, one round after the other
match
mana lucina 1
mana ayumi 4
next-round
expect mana lucina 4
expect mana ayumi 5
expect mana alice 4
next-round
expect mana lucina 6

test EX-ROUND-13 EX-ROUND-14 EX-ROUND-19 Five phases each, in turns from the start player, then the round ends
match
asked 1
expect seat-fact spectator 1 phases 1
do 1 pass-phase
event turn 2 1 5
do 2 pass-phase
event turn 1 2 5
do 1 pass-phase
event turn 2 2 5
do 2 pass-phase
event turn 1 3 5
do 1 pass-phase
event turn 2 3 5
do 2 pass-phase
event turn 1 4 5
do 1 pass-phase
event turn 2 4 5
do 2 pass-phase
event turn 1 5 5
do 1 pass-phase
event turn 2 5 5
do 2 pass-phase
event end-phase 2

test EX-ROUND-15 EX-ROUND-16 EX-ROUND-17 Two actions, by one hero
match
at alice 300 3200
do 1 act alice
do 1 go 300,3400; done
expect actions 1
asked 1
do 1 act alice
do 1 go 300,3600; done
asked 2
# and again in the next phase
do 2 pass-phase
offered 1 act alice

test EX-ROUND-16 Or by two heroes
match
lane alice 3200 jasper 4000
do 1 act alice
do 1 go 300,3400; done
do 1 act jasper
do 1 go 300,4300; done
expect at alice 300 3400
expect at jasper 300 4300
asked 2
prompt hero

test EX-ROUND-18 The passive player may react to each of the two actions
match
lane alice 3600 tian-feng 4300
do 1 act alice
force 0 0 0 0 0 0
do 1 attack tian-feng; done
asked 2
prompt react
do 2 let
do 1 act alice
force 0 0 0 0 0 0
do 1 attack tian-feng; done
asked 2
prompt react

test EX-RULE-72 The usual places are taken: the nearest on the platform, not the nearest of all
match
off lucina
at pantha-w 278 1576
last-phase
force 5 0
until start
until deploy
asked 1
not-offered 1 deploy lucina 278,1576
denied 1 EX-MOVE-4 deploy lucina 278,1576
only 1 deploy lucina 557,1179
do 1 deploy lucina 400,1200
expect at lucina 400 1200

test EX-RULE-82 A pass uses up one action and gives no reaction
match
lane alice 3600 tian-feng 4300
do 1 pass
expect actions 1
asked 1
prompt hero
do 1 pass
asked 2
prompt hero

test EX-RULE-82 A pass of the whole phase
match
do 1 pass-phase
asked 2
not-offered 2 start 1

test EX-RULE-82 An action with nothing in it is a pass: nobody reacts, and it is used up
match
lane alice 3600 tian-feng 4300
do 1 act alice; done
event pass 1
expect actions 1
asked 1
do 1 act alice; run; done
event pass 1
asked 2
prompt hero

test EX-RULE-82 Going nowhere is no movement
match
at alice 300 3600
do 1 act alice
denied 1 EX-RULE-82 go 300,3600

test EX-RULE-82 After a pass the towers do not shoot; after an action of anybody they do
match
home golem-red-nw-inner-1
at jasper 5000 8000
do 1 pass
no-event tower-shot
expect lp jasper 8

test EX-RULE-82 EX-EQUIP-2 A pass has its buying windows
match
gold alice 3
do 1 pass
prompt buy
asked 1

test EX-RULE-82 Who has no hero in the arena passes by himself
match
off shi-weng chen-lu nian-mingli tian-feng ayumi
do 1 pass-phase
asked 1
prompt hero
expect seat-fact spectator 1 phases 2
expect seat-fact spectator 2 phases 1

test EX-RULE-82 A stunned hero can be woken, so nobody passes for it
match
off shi-weng chen-lu nian-mingli tian-feng
status ayumi stun
do 1 pass-phase
asked 2
offered 2 act ayumi

test EX-RULE-73 EX-PROF-10 EX-ROUND-12 Mana returns at the start of a round, up to its end
pack exalted-vectors
match
mana alice 1
mana lucina 5
mana tian-feng 0
at nian-mingli 5000 8500
last-phase
next-round
expect mana alice 3
expect mana lucina 6
expect mana tian-feng 2

test EX-PROF-10 EX-RULE-73 In round 1 nobody regains mana, not even with a new crystal
pack exalted-vectors
factions
until deploy
gold alice 2
until buy
expect round 1
do 1 buy alice moon-crystal
until hero
expect value alice mana 5
expect mana alice 4
