# Back into the arena

test BR-ENTER-1 BR-RULE-54 The first movement point leads onto a deployment hex of the own side
duel
at kilgore gate
hand 1 wide-swing
do 1 play wide-swing
prompt enter
# Gwaien and Deryn stand on A2 and A3; movement 1
only 1 move a1; move a4; move a5
denied 1 BR-RULE-54 stay
denied 1 BR-MOVE-3 move a2
denied 1 BR-ENTER-1 move b1
denied 1 BR-ENTER-1 move i5
do 1 move a4
event enter kilgore a4
expect at kilgore a4

test BR-ENTER-1 The other side enters in the south
duel
turn 2
at dugrun gate
hand 2 blunderbuss
do 2 play blunderbuss
only 2 move i3; move i4; move i5
denied 2 BR-ENTER-1 move a4

test BR-ENTER-2 BR-RULE-53 A card without a movement value cannot activate a champion on the gate
duel
turn 2
at tzu-xiao gate
hand 2 tiger-leap challenge
# Jump 3 in the text is no movement value
denied 2 BR-ENTER-2 play tiger-leap
offered 2 play challenge
offered 2 standard manipulate tzu-xiao

test BR-ENTER-2 The same card may be played as soon as the champion stands in the arena
duel
at gwaien gate
hand 1 fold-space
denied 1 BR-ENTER-2 play fold-space
do 1 spend destruction hurry gwaien; move b3
offered 1 play fold-space

test BR-ENTER-3 Move 2: one point onto A3, one more to B3 or B4
duel
at kilgore gate
at gwaien e4
at deryn e6
at tzu-xiao a2
at goldarr a4
at dugrun a1
do 1 spend destruction hurry kilgore
# A1, A2 and A4 are held by enemies; A3 leads to B3 and B4, A5 to B5 and B6
only 1 move a3; move b3; move b4; move a5; move b5; move b6
do 1 move b4
expect at kilgore b4
prompt activate

test BR-ENTER-3 After entering, the action goes on normally with its attack
duel
at kilgore gate
at dugrun c2
hand 1 crusher
do 1 play crusher; move b1
prompt attack
do 1 attack dugrun
# 4 - 1 = 3
expect damage dugrun 3

test BR-ENTER-3 Or with its skill
duel
at deryn gate
hand 1 tailwind
top 1 crusher
do 1 play tailwind; move b4; use; draw 1
expect hand 1 has crusher

test BR-RULE-51 All deployment hexes taken: only over an ally, and only with movement left
duel
at kilgore gate
at gwaien a1
at deryn a5
at tzu-xiao a2
at goldarr a3
at dugrun a4
hand 1 wide-swing crusher
# movement 1 cannot end anywhere
denied 1 BR-RULE-51 play wide-swing
denied 1 BR-RULE-51 standard destroy kilgore
do 1 play crusher
# over Gwaien to B1 or B2, over Deryn to B5 or B6; A2, A3 and A4 are blocked
only 1 move b1; move b2; move b5; move b6
denied 1 BR-MOVE-3 move a1
denied 1 BR-MOVE-2 move a3
denied 1 BR-ENTER-1 move b3

test BR-RULE-51 If no way leads to a free hex the champion cannot be activated
team
at kilgore gate
at gwaien a1
at deryn b1
at dugrun b2
at tzu-xiao a2
at goldarr a3
at kilgore-2 a4
at deryn-2 a5
hand 1 crusher
# over Gwaien on A1 only B1 and B2 are in reach, and allies stand there too
denied 1 BR-RULE-51 play crusher
denied 1 BR-RULE-51 spend creation hurry kilgore
at deryn c1
do 1 play crusher
# one way in: no question
expect at kilgore b1

test BR-RULE-52 A champion may come back in the turn in which it went out
duel
at kilgore d4
damage kilgore 6
trap d3 damage2
hand 1 crusher
do 1 spend creation hurry kilgore; move d3; trap c4
expect at kilgore gate
do 1 play crusher
prompt enter
do 1 move a5
expect at kilgore a5

test BR-RULE-53 A movement bonus lengthens a printed movement value
duel
turn 2
level tzu-xiao
at tzu-xiao i1
at goldarr a4
at dugrun a5
hand 2 chi-drain
do 2 play chi-drain
# 2 + 1 = 3
offered 2 move f1
denied 2 BR-MOVE-1 move e1

test BR-RULE-53 But it lengthens no Jump, and gives no movement to a card without a value
duel
turn 2
level tzu-xiao
at tzu-xiao i1
hand 2 tiger-leap
do 2 play tiger-leap
prompt skill
do 2 use
prompt jump
offered 2 move f1
denied 2 BR-JUMP-1 move e1

test BR-RULE-53 On the gate the bonus counts with a movement value, and still not without one
duel
turn 2
level tzu-xiao
at tzu-xiao gate
at goldarr a4
at dugrun a5
hand 2 chi-drain tiger-leap
denied 2 BR-ENTER-2 play tiger-leap
do 2 play chi-drain
# 2 + 1 = 3: I3, H3, G3
offered 2 move g3
denied 2 BR-ENTER-1 move f3

test BR-RULE-54 Entering is an obligation, whatever the action
duel
at kilgore gate
do 1 standard manipulate kilgore
prompt enter
denied 1 BR-RULE-54 stay
do 1 move a1
expect at kilgore a1

# ---- a levelled-up ability on the gate (possible only through BR-RULE-14) ---------------------------

test BR-RULE-76 BR-CONT-10 Deryn enters with a Jump, but still over a deployment hex
duel
level deryn
at deryn gate
at tzu-xiao a3
at goldarr b3
at dugrun b4
at kilgore a1
at gwaien a2
hand 1 dive tailwind
# Dive: movement 1
do 1 play dive
only 1 move a4; move a5
denied 1 BR-JUMP-1 move b5

test BR-RULE-76 BR-CONT-10 With movement 3 the Jump passes enemies
duel
level deryn
at deryn gate
at kilgore e1
at gwaien e3
at tzu-xiao a3
at goldarr b3
at dugrun b4
hand 1 tailwind
do 1 play tailwind
# A3, B3, C3 or A3, B4, C4: all held by enemies
offered 1 move c3
offered 1 move c4
denied 1 BR-MOVE-2 move b3
denied 1 BR-JUMP-1 move d4

test BR-RULE-76 BR-CONT-12 Gwaien's longer range counts when she has entered
duel
level gwaien
at gwaien gate
at dugrun e4
hand 1 fireball
do 1 play fireball; move a4
# A4 to E4: 4 hexes
offered 1 attack dugrun
do 1 attack dugrun
expect damage dugrun 3

test BR-RULE-76 BR-CONT-15 From the gate Trap Master does not worsen traps
duel
level dugrun
at dugrun gate
at kilgore d4
trap d3 damage2
do 1 spend creation hurry kilgore; move d3; trap c4; stay
expect damage kilgore 2

test BR-RULE-76 From the gate Radiance shelters nobody
duel
level goldarr
at tzu-xiao h2
at dugrun i5
at goldarr i2
expect defence tzu-xiao 2
at goldarr gate
expect defence tzu-xiao 1
expect defence dugrun 1

test BR-ENTER-1 BR-TRAP-2 A trap on the deployment hex triggers on entering; the rest of the movement follows
duel
at kilgore gate
trap a5 damage2
hand 1 crusher
do 1 play crusher
# behind the trap: only B6 can be reached over A5 alone
denied 1 BR-ENTER-1 move b6
do 1 move a5
event trap kilgore damage2 a5
do 1 trap c4
prompt walk
only 1 stay; move a4; move b5; move b6
do 1 move b6
expect at kilgore b6
expect damage kilgore 2

test BR-ENTER-3 BR-TRAP-4 A root trap there ends the movement, not the action
duel
at kilgore gate
at dugrun b6
trap a5 root
hand 1 crusher
do 1 play crusher; move a5; trap c4
prompt attack
do 1 attack dugrun
# 4 - 1 = 3, Push 1 to C7
expect damage dugrun 3
expect at dugrun c7

test BR-ENTER-1 Coming back is told
duel
at kilgore gate
hand 1 crusher
do 1 play crusher; move b3
event enter kilgore b3
cites BR-ENTER-1
no-event move

test BR-RULE-51 BR-CONT-10 Who jumps comes in over enemies where nobody could walk in
team
level deryn
at deryn gate
at gwaien b1
at dugrun b2
at kilgore b3
at kilgore a1
at tzu-xiao a2
at goldarr a3
at kilgore-2 a4
at deryn-2 a5
turn 3
denied 3 BR-RULE-51 standard create deryn
offered 3 spend creation hurry deryn

test BR-RULE-51 The same champion on its base side cannot come in
team
at deryn gate
at gwaien b1
at dugrun b2
at kilgore b3
at kilgore a1
at tzu-xiao a2
at goldarr a3
at kilgore-2 a4
at deryn-2 a5
turn 3
denied 3 BR-RULE-51 spend creation hurry deryn
