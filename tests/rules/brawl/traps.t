# Traps (Fallen)

test BR-TRAP-1 BR-RULE-20 Traps lie face down: nobody sees which is which
duel
trap c4 damage3
trap d3 stun
trap d6 root
trap f3 damage1
sees 1 arena ?
sees-not 1 arena damage3 stun root damage1
sees-not 2 arena damage3 stun root damage1
sees-not spectator arena damage3 stun root damage1
redealt 1
redealt 2

test BR-TRAP-1 BR-RULE-20 Not even who placed a new trap knows it
duel
at kilgore d4
trap d3 damage1
next-trap damage3
do 1 spend creation hurry kilgore; move d3; trap c4; stay
expect trap c4 damage3
sees 1 arena ?
sees-not 1 arena damage3
sees-not 2 arena damage3
redealt 1
redealt 2

test BR-TRAP-2 BR-TRAP-3 BR-TRAP-11 Own movement triggers a trap at once; defence does not help
duel
at kilgore d4
trap d3 damage2
do 1 spend creation hurry kilgore; move d3
event trap kilgore damage2 d3
# defence 1 is ignored
expect damage kilgore 2
expect trap d3 none

test BR-TRAP-11 A 1-damage trap deals 1
duel
at kilgore d4
trap d3 damage1
do 1 spend creation hurry kilgore; move d3
expect damage kilgore 1

test BR-TRAP-11 A 3-damage trap deals 3, whatever the defence
duel
level kilgore
at kilgore d4
trap d3 damage3
do 1 spend creation hurry kilgore; move d3
expect defence kilgore 2
expect damage kilgore 3

test BR-TRAP-2 BR-TRAP-3 BR-TRAP-6 BR-PUSH-4 Pushed into a trap: the owner of the champion deals with it
duel
at kilgore d5
at dugrun d4
trap d3 stun
hand 1 crusher
hand 2 blueprints harpoon
do 1 play crusher; stay; attack dugrun
do 2 pass
event trap dugrun stun d3
# the stunned champion's owner discards, and places the new trap
asked 2
prompt stun
only 2 discard blueprints; discard harpoon
do 2 discard harpoon
asked 2
prompt replace-trap
do 2 trap c4
asked 1
expect trap c4 any

test BR-TRAP-2 BR-PULL-4 Pulled into a trap
duel
turn 2
at dugrun d1
at kilgore d4
trap d2 damage1
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
# 2 - 1 = 1, then Pull 2 over D3 onto D2: 1 more
event trap kilgore damage1 d2
asked 1
do 1 trap c4
expect at kilgore d2
expect damage kilgore 2

test BR-TRAP-2 A Forced champion triggers traps, too
duel
turn 2
at goldarr d5
at kilgore d4
trap d3 root
hand 2 verdict
do 2 play verdict; stay; attack kilgore; move d3
event trap kilgore root d3
asked 1

test BR-TRAP-4 BR-TRAP-5 BR-TRAP-6 BR-RULE-21 The rest of the movement follows after the trap
duel
at kilgore d4
trap d3 damage1
trap c4 stun
trap d6 root
trap f3 damage2
hand 1 crusher headbutt
do 1 play crusher
# D2 lies behind the trap: first the trap, then the rest
denied 1 BR-MOVE-4 move d2
do 1 move d3
expect damage kilgore 1
prompt replace-trap
do 1 trap f6
prompt walk
expect traps 4
offered 1 move d2
offered 1 stay
denied 1 BR-MOVE-1 move d1
do 1 move d2
expect at kilgore d2

test BR-TRAP-4 BR-TRAP-12 BR-ROOT-1 A root trap takes the rest of the movement
duel
at kilgore d4
trap d3 root
do 1 spend creation hurry kilgore; move d3; trap c4
expect rooted kilgore 1
expect at kilgore d3
prompt activate

test BR-TRAP-4 A deadly trap ends the movement
duel
at kilgore d4
damage kilgore 6
trap d3 damage1
do 1 spend creation hurry kilgore; move d3; trap c4
prompt activate
expect at kilgore gate

test BR-TRAP-5 BR-TRAP-7 BR-RULE-21 Supply 8, arena 4: the old trap goes back only after the new one is drawn
duel
at kilgore d4
trap d3 damage1
trap c4 stun
trap d6 root
trap f3 damage2
expect supply 8
do 1 spend creation hurry kilgore; move d3
# 3 traps lie, 1 is drawn, 1 has triggered: 12 - 3 - 1 - 1 = 7
expect supply 7
expect traps 3
do 1 trap f6; stay
expect supply 8
expect traps 4

test BR-TRAP-7 BR-RULE-21 Stop, reveal, effect, new trap, old one back, movement: one after the other
duel
at kilgore d4
trap d3 stun
trap c4 damage1
trap d6 root
trap f3 damage2
hand 1 crusher headbutt wide-swing
do 1 play crusher; move d3
expect at kilgore d3
event trap kilgore stun d3
prompt stun
expect supply 8
do 1 discard headbutt
prompt replace-trap
expect supply 7
do 1 trap g4
prompt walk
expect supply 8
do 1 move d2
expect at kilgore d2

test BR-TRAP-6 BR-RULE-22 The new trap goes on a printed trap hex without trap and champion
duel
at kilgore c3
at dugrun f6
trap c4 damage1
trap d3 stun
trap d6 root
do 1 spend creation hurry kilgore; move c4
# C4 is held by Kilgore, D3 and D6 by traps, F6 by Dugrun
only 1 trap f3; trap g4
denied 1 BR-RULE-22 trap c4
denied 1 BR-RULE-22 trap d3
denied 1 BR-RULE-22 trap f6
denied 1 BR-RULE-22 trap b3
do 1 trap g4
event trap-set 1 g4

test BR-RULE-21 BR-RULE-22 If the trap put the champion out, its hex is empty again
duel
at kilgore c3
at dugrun f6
damage kilgore 6
trap c4 damage1
trap d3 stun
trap d6 root
do 1 spend creation hurry kilgore; move c4
only 1 trap c4; trap f3; trap g4
do 1 trap c4
expect trap c4 any

test BR-TRAP-8 BR-RULE-22 All trap hexes blocked: any free hex next to one of them
duel
trap c4 stun
trap d3 root
trap d6 damage2
trap g4 damage1
at gwaien f3
at deryn f6
at kilgore h3
do 1 spend creation hurry kilgore; move g4
# 24 hexes lie next to a trap hex and hold no champion, statue or trap: B3 B4 C2 C3 C5 C6 D2 D4 D5 D7
# E3 E4 E6 E7 F2 F4 F5 F7 G2 G3 G5 G6 H3 H4
expect answers 24
offered 1 trap b3
offered 1 trap h4
offered 1 trap d4
denied 1 BR-RULE-22 trap e5
denied 1 BR-RULE-22 trap g4
denied 1 BR-RULE-22 trap c4
denied 1 BR-RULE-22 trap a3
do 1 trap b3
expect trap b3 any
expect traps 4

test BR-TRAP-9 BR-RULE-22 BR-RULE-23 A hex with a trap counts as a trap hex; next to it even a deployment hex will do
duel
trap b3 stun
trap c4 root
trap d3 damage2
trap d6 damage1
at kilgore f3
at gwaien f6
at tzu-xiao g4
at deryn d5
do 1 spend creation hurry deryn; move d6
# the trap on B3 adds A2, A3 and B2 to the free neighbours
offered 1 trap a2
offered 1 trap a3
offered 1 trap b2
denied 1 BR-RULE-22 trap a1
denied 1 BR-RULE-22 trap a4
do 1 trap a3
expect trap a3 any

test BR-RULE-23 Without that trap no deployment hex is next to a trap hex
duel
trap c4 stun
trap d3 root
trap d6 damage2
trap g4 damage1
at gwaien f3
at deryn f6
at kilgore h3
do 1 spend creation hurry kilgore; move g4
denied 1 BR-RULE-22 trap a2
denied 1 BR-RULE-22 trap a3
denied 1 BR-RULE-22 trap i3

test BR-TRAP-9 A trap off the printed hexes triggers like any other
duel
at kilgore b2
trap b3 damage2
do 1 spend creation hurry kilgore; move b3
event trap kilgore damage2 b3
expect damage kilgore 2

test BR-TRAP-12 BR-ROOT-1 Root trap
duel
at kilgore d4
trap d3 root
hand 1 crusher
do 1 play crusher; move d3; trap c4
event trap-set 1 c4
expect rooted kilgore 1
expect damage kilgore 0

test BR-TRAP-13 BR-STUN-1 Stun trap
duel
at kilgore d4
trap d3 stun
hand 1 crusher headbutt fireball
do 1 spend creation hurry kilgore; move d3
event stun kilgore
only 1 discard crusher; discard headbutt
denied 1 BR-STUN-1 discard fireball
do 1 discard crusher
expect discard 1 has crusher
expect hand 1 has headbutt fireball
expect damage kilgore 0
expect rooted kilgore 0

test BR-RULE-24 BR-TRAP-2 Place onto a trap triggers it
duel
at gwaien d5
trap d3 damage1
hand 1 fold-space
do 1 play fold-space; choose gwaien; place d3
event trap gwaien damage1 d3
expect damage gwaien 1
prompt replace-trap
