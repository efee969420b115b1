# Movement (Bewegung)

test BR-MOVE-1 Up to the movement value, less, or not at all
duel
at kilgore d4
hand 1 crusher
do 1 play crusher
# movement 2: D3 is 1 away, B4 and D6 2, D7 3
offered 1 stay
offered 1 move d3
offered 1 move b4
offered 1 move d6
denied 1 BR-MOVE-1 move d7
denied 1 BR-MOVE-1 move b1
do 1 move d3
expect at kilgore d3

test BR-MOVE-1 Not moving at all
duel
at kilgore d4
hand 1 crusher
do 1 play crusher; stay
expect at kilgore d4
expect discard 1 has crusher

test BR-MOVE-2 Nobody stops on a statue or on an enemy
duel
at kilgore d4
at dugrun d5
hand 1 crusher
do 1 play crusher
denied 1 BR-MOVE-2 move e5
denied 1 BR-MOVE-2 move d5
offered 1 move c4

test BR-MOVE-2 Nobody passes through an enemy or a statue
duel
at kilgore d4
at dugrun d5
hand 1 crusher
do 1 play crusher
# D6 is 2 away, but only through Dugrun; F5 is 2 away, but only through the statue; F4 is 2 away through E4
not-offered 1 move d6
not-offered 1 move f5
offered 1 move f4

test BR-MOVE-2 Without the enemy the hex behind is in reach
duel
at kilgore d4
hand 1 crusher
do 1 play crusher
offered 1 move d5
offered 1 move d6
not-offered 1 move f5

test BR-MOVE-2 The hex behind an enemy or a statue is denied by the rule about blocked hexes
duel
at kilgore d4
at dugrun d5
hand 1 crusher
do 1 play crusher
denied 1 BR-MOVE-2 move d6
denied 1 BR-MOVE-2 move f5

test BR-MOVE-3 Movement 2: an ally may be passed, but not stopped on
duel
at kilgore d4
at gwaien d5
hand 1 crusher
do 1 play crusher
denied 1 BR-MOVE-3 move d5
offered 1 move d6
do 1 move d6
expect at kilgore d6
expect at gwaien d5

test BR-MOVE-3 Movement 1: the ally's hex cannot be entered, the one behind is too far
duel
at kilgore d4
at gwaien d5
hand 1 wide-swing
do 1 play wide-swing
denied 1 BR-MOVE-3 move d5
denied 1 BR-MOVE-1 move d6
offered 1 move c4

test BR-MOVE-4 BR-MOVE-5 Entering a trap triggers it on the champion; the rest of the movement may be used
duel
at kilgore d4
trap d5 damage2
hand 1 crusher
do 1 play crusher
# D6 is only reached over the trap
denied 1 BR-MOVE-4 move d6
do 1 move d5
event trap kilgore damage2 d5
expect damage kilgore 2
prompt replace-trap
do 1 trap g4
prompt walk
# 1 of 2 hexes is left
offered 1 move d6
denied 1 BR-MOVE-1 move d7
offered 1 stay
do 1 move d6
expect at kilgore d6
expect damage kilgore 2

test BR-MOVE-4 A way around the trap is taken where there is one
duel
at kilgore d4
trap d5 damage2
hand 1 crusher
do 1 play crusher; move c5
expect at kilgore c5
expect damage kilgore 0
expect trap d5 damage2

test BR-MOVE-5 A root trap ends the movement, but not the action
duel
at kilgore d4
at dugrun d6
trap d5 root
hand 1 crusher
do 1 play crusher; move d5; trap g4
expect rooted kilgore 1
prompt attack
do 1 attack dugrun
expect at kilgore d5
expect damage dugrun 3

test BR-MOVE-5 BR-RULE-39 A trap that puts the champion out of action ends everything
duel
at kilgore d4
at dugrun d6
damage kilgore 6
trap d5 damage1
hand 1 crusher
do 1 play crusher; move d5
event out kilgore
do 1 trap g4
prompt activate
expect at kilgore gate
expect damage dugrun 0
expect vp 2 1
expect discard 1 has crusher

test BR-MOVE-6 A movement bonus applies to action cards with a movement value: 2 + 1 = 3
duel
turn 2
at tzu-xiao d4
level tzu-xiao
hand 2 twin-claw
do 2 play twin-claw
offered 2 move d7
denied 2 BR-MOVE-1 move d8

test BR-MOVE-6 Without the bonus the same card moves 2
duel
turn 2
at tzu-xiao d4
hand 2 twin-claw
do 2 play twin-claw
offered 2 move d6
denied 2 BR-MOVE-1 move d7

test BR-MOVE-6 BR-STD-7 The bonus applies to standard actions: 1 + 1 = 2
duel
turn 2
at tzu-xiao d4
level tzu-xiao
do 2 standard create tzu-xiao
offered 2 move d6
denied 2 BR-MOVE-1 move d7

test BR-MOVE-6 BR-STD-7 And to the standard action that only moves: 2 + 1 = 3
duel
turn 2
at tzu-xiao d4
level tzu-xiao
do 2 spend manipulation hurry tzu-xiao
offered 2 move d7
denied 2 BR-MOVE-1 move d8
do 2 move d7
# the bonus counts for every action of the turn
do 2 standard create tzu-xiao
offered 2 move d5
denied 2 BR-MOVE-1 move d4

test BR-MOVE-6 The bonus is the champion's own: others move as printed
duel
turn 2
at tzu-xiao d4
at dugrun f2
level tzu-xiao
do 2 standard create dugrun
offered 2 move f3
denied 2 BR-MOVE-1 move f4

test BR-MOVE-7 A card without a movement value gives none, even with a bonus
duel
turn 2
at tzu-xiao d4
at kilgore d8
level tzu-xiao
hand 2 tiger-leap
do 2 play tiger-leap
# no movement is asked for
prompt skill
do 2 use
prompt jump
# Jump 3 is not lengthened either: D7 is taken by nobody and 3 away, C7 4
offered 2 move d7
denied 2 BR-JUMP-1 move c7

test BR-MOVE-1 A walk is told as a walk, from where to where
duel
at kilgore d4
hand 1 crusher
do 1 play crusher; move d6
event move kilgore d4 d6
no-event jump

test BR-ACT-1 BR-ACT-8 Cards that are not in the hand cannot be played, and other seats' never
duel
hand 1 crusher
denied 1 BR-ACT-1 play fireball
denied 1 BR-ACT-8 play harpoon

test BR-MOVE-5 On a trap in the corner the walk may end like on any other
duel
at kilgore b1
at gwaien d6
at deryn d7
trap a1 damage1
do 1 spend creation hurry kilgore; move a1; trap c4
offered 1 stay
do 1 stay
expect at kilgore a1

test BR-MOVE-6 Bonuses of the same kind add up
pack brawl-extra
duel tzu-xiao gwaien deryn kilgore goldarr dugrun
level tzu-xiao
at tzu-xiao e9
do 1 standard create tzu-xiao
# 1 + 1 + 2
offered 1 move d5
denied 1 BR-MOVE-1 move d4

test BR-MOVE-4 Behind a trap in the corner, where nothing else leads
duel
at gwaien d6
at deryn d7
at kilgore a2
at dugrun b2
trap a1 damage1
do 1 spend creation hurry kilgore
# B1 is two hexes away, over A1 or through Dugrun
denied 1 BR-MOVE-4 move b1
denied 1 BR-MOVE-2 move c2
