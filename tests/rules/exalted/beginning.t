# Beginning of the game (Beginn des Spiels)

test EX-INIT-1 4 and 4 are rolled again; then 2 against 5: the second player has it
force 3 3 1 4
start
event tie 4
event initiative 2 5 2
asked 2
prompt colour

test EX-INIT-1 The higher die wins at once
force 5 0
start
no-event tie
asked 1

test EX-INIT-2 The winner chooses a colour, and with it a side
force 5 0
start
only 1 colour blue; colour red
do 1 colour red
expect colour 1 red
expect colour 2 blue

test EX-DRAFT-1 The order is W LL WW LL WW L
force 5 0
start
do 1 colour blue
asked 1
prompt pick
do 1 pick alice
asked 2
do 2 pick tian-feng
asked 2
do 2 pick shi-weng
asked 1
do 1 pick jasper
asked 1
do 1 pick gavin
asked 2
do 2 pick chen-lu
asked 2
do 2 pick nian-mingli
asked 1
do 1 pick markovic
asked 1
do 1 pick lucina
asked 2
do 2 pick ayumi
asked 1
prompt start

test EX-DRAFT-1 If the second player wins the roll he picks first
force 0 5
start
do 2 colour blue
asked 2
do 2 pick alice
asked 1
do 1 pick tian-feng
asked 1

test EX-DRAFT-2 EX-DRAFT-3 EX-RULE-71 No class twice: after Alice no other Marksman, so each class once
force 5 0
start
do 1 colour blue
do 1 pick alice
do 2 pick majvi; pick ylvie
denied 1 EX-DRAFT-3 pick majvi
denied 1 EX-DRAFT-3 pick alice
offered 1 pick jasper
do 1 pick jasper
denied 1 EX-DRAFT-3 pick leandros
offered 1 pick gavin
offered 1 pick markovic
offered 1 pick lucina
offered 1 pick ayumi

test EX-DRAFT-4 EX-DRAFT-2 With Ayumi in the team Linnea is refused
force 5 0
start
do 1 colour blue
do 1 pick ayumi
do 2 pick linnea; pick alice
denied 1 EX-DRAFT-4 pick linnea
denied 1 EX-DRAFT-3 pick ayumi

test EX-DRAFT-5 Heroes of different factions may be mixed
force 5 0
start
do 1 colour blue
do 1 pick alice
do 2 pick leandros; pick zahit
offered 1 pick leyla
offered 1 pick leandros
offered 1 pick shi-weng

test EX-DRAFT-6 Each hero once: what the other has cannot be picked
option unique=on
force 5 0
start
do 1 colour blue
do 1 pick alice
denied 2 EX-DRAFT-6 pick alice
offered 2 pick majvi

test EX-DRAFT-8 Otherwise both may have the same hero
force 5 0
start
do 1 colour blue
do 1 pick alice
offered 2 pick alice

test EX-DRAFT-7 EX-RULE-71 Prepared teams: both choose at once, in secret, and the lists are revealed together
option teams=prepared
force 5 0
start
do 1 colour blue
asked 1 2
prompt prepare
do 1 pick leandros
asked 2
do 2 pick shi-weng
sees 1 prepared-1 leandros
sees 2 prepared-1 ?
sees-not 2 prepared-1 leandros
redealt 2
do 1 pick gavin
do 2 pick chen-lu
do 1 pick ylvie
do 2 pick ylvie
do 1 pick alice
do 2 pick alice
do 1 pick lucina
no-event prepared
do 2 pick ayumi
event prepared 1
event prepared 2
event pick 1 leandros
event pick 2 ayumi
prompt start
expect stands leandros no

test EX-DRAFT-7 EX-DRAFT-6 Secret lists and each hero once do not go together
option teams=prepared
option unique=on
refuse each hero once

test EX-DEPLOY-1 EX-DEPLOY-2 EX-DEPLOY-5 EX-ROUND-2 EX-ROUND-14 The winner may leave the start to the other, who places first and begins
factions
only 1 start 1; start 2
do 1 start 2
expect start 2
# the start player's golems come first: EX-RULE-48
asked 2
until deploy
asked 2
do 2 deploy ayumi 7424,8722
asked 1
do 1 deploy alice 1576,278
asked 2
until hero
no-event initiative
expect round 1
asked 2

test EX-DEPLOY-3 EX-RULE-11 The whole base on the platform: (1131,1131) is, (1200,1200) is not
factions
until deploy
asked 1
offered 1 deploy alice 1131,1131
denied 1 EX-DEPLOY-3 deploy alice 1200,1200
denied 1 EX-DEPLOY-3 deploy alice 7869,7869
# on the line: 1650 from the corner
offered 1 deploy alice 1320,990
denied 1 EX-DEPLOY-3 deploy alice 1321,990
denied 1 EX-MOVE-4 deploy alice 800,1200
denied 1 EX-RULE-7 deploy alice 149,1000
denied 1 EX-DEPLOY-2 deploy ayumi 1131,1131
do 1 deploy alice 1131,1131
do 2 deploy ayumi 7869,7869
denied 1 EX-MOVE-4 deploy lucina 1131,1131
denied 1 EX-DEPLOY-2 deploy alice 739,1419

test EX-DEPLOY-4 EX-RULE-73 Everybody begins with full mana and no gold but the first income
factions
until deploy
expect gold alice 0
expect mana alice 4
expect mana lucina 6
expect mana ayumi 5
until hero
expect gold alice 1
expect gold ayumi 1
expect mana alice 4

test EX-RULE-11 The five usual places of blue, and red's by rotation
match
expect at jasper 1576 278
expect at gavin 1419 739
expect at markovic 1131 1131
expect at alice 739 1419
expect at lucina 278 1576
expect at shi-weng 7424 8722

test EX-RULE-79 In round 1 the winner of the first roll has the initiative, whoever starts
option teams=factions
force 0 5
start
do 2 colour red; faction wuwei
do 1 faction eridani
do 2 start 1
until hero
asked 1
expect seat-tag spectator 2 initiative yes
expect seat-tag spectator 1 initiative no

test EX-HERO-7 EX-DRAFT-8 Both may play the same faction; the winner of the roll takes his first
option teams=factions
force 0 5
start
do 2 colour red
asked 2
prompt faction EX-HERO-7
only 2 faction alisanen; faction alsahraa; faction eridani; faction wuwei
do 2 faction wuwei
cites EX-HERO-7 pick 2 ayumi
cites EX-HERO-7 pick 2 chen-lu
no-event pick 2 alice
asked 1
only 1 faction alisanen; faction alsahraa; faction eridani; faction wuwei
do 1 faction wuwei
cites EX-HERO-7 pick 1 ayumi
asked 2
prompt start
only 2 start 2; start 1

test EX-DRAFT-6 Each hero once: the other takes another faction
option teams=factions
option unique=on
force 5 0
start
do 1 colour blue; faction wuwei
denied 2 EX-DRAFT-6 faction wuwei
only 2 faction alisanen; faction alsahraa; faction eridani

test EX-DRAFT-7 A list is prepared role by role
option teams=prepared
force 5 0
start
do 1 colour blue
only 1 pick leandros; pick leyla; pick jasper; pick shi-weng
denied 1 EX-DRAFT-2 pick gavin
denied 2 EX-DRAFT-2 pick ayumi
asks 1 ; Your team place 1 of 5: whom do you take?
do 1 pick leandros
do 2 pick leandros
denied 1 EX-DRAFT-2 pick leandros
only 2 pick elmar; pick zahit; pick gavin; pick chen-lu

test EX-DRAFT-2 EX-RULE-71 Teams by chance: each role among those who fill it, blue or red
option teams=random
force 5 0
start
force 1 0 1 3 3 3 0 1 0 2
do 1 colour red
cites EX-DRAFT-2 pick 1 leyla
event pick 1 elmar
event pick 1 halef
event pick 1 tian-feng
event pick 1 ayumi
event pick 2 shi-weng
event pick 2 elmar
event pick 2 halef
event pick 2 majvi
event pick 2 lucina

test EX-DRAFT-6 Teams by chance, each hero once: who is taken is not drawn
option teams=random
option unique=on
force 5 0
start
force 0 0 0 0 0 0 0 0 0 0
do 1 colour blue
event pick 1 leandros
event pick 2 leyla
event pick 2 zahit
event pick 2 halef
event pick 2 yassir
event pick 2 djamila

test EX-RULE-72 All usual places taken: the nearest one on the platform
match
off alice
at ayumi 739 1419
last-phase
until deploy
listed 1 deploy alice 557,1179

test EX-RULE-72 Red, turned
match
off tian-feng
at alice 8261 7581
last-phase
until deploy
listed 2 deploy tian-feng 8443,7821

test EX-DEPLOY-3 EX-RULE-11 The edge of the platform, on both sides of the diagonal
factions
until deploy
offered 1 deploy alice 990,1320
denied 1 EX-DEPLOY-3 deploy alice 990,1321

test EX-DRAFT-6 A pack with one hero of a class cannot give each only once
pack exalted-guests
option unique=on
refuse too few heroes of a class

test EX-DRAFT-6 On the practice map only the classes count that have a place
pack exalted-guests
option unique=on
option map=practice
refuse too few heroes of a class

test EX-DEPLOY-1 EX-INIT-1 Who had the initiative and who started is kept for counting, whatever later rounds bring
factions
do 1 start 2
until hero
expect began 1
expect opened 2
last-phase
force 0 5
until start
do 2 start 1
expect start 1
expect began 1
expect opened 2

test EX-DEPLOY-2 EX-ROUND-5 Only one's own heroes that are not there yet are placed
factions
do 1 start 1
until deploy
pointed 1 EX-DEPLOY-2 model tian-feng
pointed 1 EX-DEPLOY-2 model tower-blue-nw-inner
