# Classes, factions, heroes

test EX-HERO-1 20 heroes are to be had, of four factions
force 5 0
start
do 1 colour blue
expect count spectator pool 20
expect tag spectator pool alice eridani yes
expect tag spectator pool linnea alisanen yes
expect tag spectator pool zahit alsahraa yes
expect tag spectator pool ayumi wuwei yes
expect tag spectator pool ayumi eridani no

test EX-CLASS-1 EX-HERO-6 Six classes; one of each role: 4 fighters, keepers, supporters, marksmen; 3 mages and an assassin
force 5 0
start
do 1 colour blue; pick leandros
do 2 pick elmar; pick ylvie
denied 1 EX-DRAFT-3 pick leyla
denied 1 EX-DRAFT-3 pick jasper
denied 1 EX-DRAFT-3 pick shi-weng
do 1 pick gavin
denied 1 EX-DRAFT-3 pick elmar
denied 1 EX-DRAFT-3 pick zahit
denied 1 EX-DRAFT-3 pick chen-lu
do 1 pick halef
denied 2 EX-DRAFT-3 pick zahit
denied 2 EX-DRAFT-3 pick halef
denied 2 EX-DRAFT-3 pick markovic
denied 2 EX-DRAFT-3 pick nian-mingli
do 2 pick majvi
denied 2 EX-DRAFT-3 pick yassir
denied 2 EX-DRAFT-3 pick alice
denied 2 EX-DRAFT-3 pick tian-feng
do 2 pick linnea
offered 1 pick linnea
offered 1 pick djamila
offered 1 pick lucina
offered 1 pick ayumi
offered 1 pick majvi
offered 1 pick yassir
offered 1 pick alice
offered 1 pick tian-feng

test EX-CLASS-5 EX-CLASS-1 Mage and Assassin are one role
force 5 0
start
do 1 colour blue; pick ayumi
do 2 pick elmar; pick ylvie
denied 1 EX-DRAFT-4 pick linnea
denied 1 EX-DRAFT-4 pick djamila
denied 1 EX-DRAFT-4 pick lucina

test EX-HERO-2 EX-HERO-3 EX-HERO-7 Alisanen against Alsahraa, two whole factions
pack exalted-vectors
option teams=factions
force 5 0
start
do 1 colour blue
do 1 faction alisanen
do 2 faction alsahraa
expect life leandros 7
expect life elmar 8
expect life ylvie 7
expect life majvi 6
expect life linnea 7
expect life leyla 7
expect life zahit 8
expect life halef 7
expect life yassir 6
expect life djamila 6

test EX-HERO-4 EX-HERO-5 EX-HERO-7 Eridani against Wuwei
pack exalted-vectors
option teams=factions
force 5 0
start
do 1 colour blue
do 1 faction eridani
do 2 faction wuwei
expect life jasper 8
expect life gavin 9
expect life markovic 6
expect life alice 6
expect life lucina 7
expect life shi-weng 7
expect life chen-lu 8
expect life nian-mingli 7
expect life tian-feng 7
expect life ayumi 6
