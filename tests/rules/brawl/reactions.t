# Reactions (Reaktionen)

test BR-REACT-1 A reaction cannot be played in the own turn
duel
at kilgore d4
at dugrun d5
hand 1 darksteel-armour crusher
hand 2 sun-shield
denied 1 BR-REACT-1 play darksteel-armour
do 1 play crusher; stay; attack dugrun
# the attacker is not asked
asked 2

test BR-REACT-1 Only if a champion of the player is a target: hitting nobody of theirs opens no window
duel
at kilgore d4
at dugrun d5
hand 1 crusher
hand 2 sun-shield
do 1 play crusher; move b4
# out of reach, no attack
asked 1
prompt activate
expect hand 2 has sun-shield

test BR-REACT-1 Other cards than reactions cannot be played in the opponent's turn
duel
at kilgore d4
at dugrun d5
hand 1 crusher
hand 2 sun-hammer golden-charge
do 1 play crusher; stay; attack dugrun
asked 2
only 2 pass
denied 2 BR-REACT-1 react sun-hammer dugrun
denied 2 BR-REACT-1 react golden-charge dugrun

test BR-REACT-2 BR-REACT-3 The reaction's target need not be the card's champion, but must be a target
duel
at kilgore d4
at dugrun d5
at goldarr c4
hand 1 crusher
hand 2 sun-shield
do 1 play crusher; stay; attack dugrun
only 2 pass; react sun-shield dugrun
denied 2 BR-REACT-3 react sun-shield goldarr
denied 2 BR-REACT-3 react sun-shield kilgore
do 2 react sun-shield dugrun
# Gold'arr's card protects Dugrun: 4 - 3 = 1, Heal 1
expect damage dugrun 0

test BR-REACT-4 One reaction per attack although two champions are hit and two reactions are held
duel
at kilgore d4
at dugrun d5
at goldarr c4
hand 1 wide-swing
hand 2 sun-shield counterblow
do 1 play wide-swing; stay; aim e
do 2 react sun-shield dugrun
asked 1
prompt activate
expect hand 2 has counterblow
expect damage kilgore 0
# 3 - (1 + 2) = 0 and 3 - 1 = 2
expect damage dugrun 0
expect damage goldarr 2

test BR-REACT-4 The next attack may be answered again
duel
at kilgore d4
at dugrun d5
hand 1 wide-swing headbutt
hand 2 sun-shield counterblow
do 1 play wide-swing; stay; aim e
do 2 react sun-shield dugrun
do 1 play headbutt; stay; attack dugrun
asked 2
offered 2 react counterblow dugrun
do 2 react counterblow dugrun
# 3 - (1 + 1) = 1, and 2 for Kilgore
expect damage dugrun 1
expect damage kilgore 2

test BR-REACT-5 BR-RULE-43 Against an area the player chooses whom the reaction protects: the first
duel
at kilgore d4
at dugrun d5
at tzu-xiao c4
hand 1 wide-swing
hand 2 sun-shield
do 1 play wide-swing; stay; aim e
only 2 pass; react sun-shield dugrun; react sun-shield tzu-xiao
do 2 react sun-shield dugrun
# +2 lowers only Dugrun's damage from 2 to 0
event strike kilgore dugrun 0
event strike kilgore tzu-xiao 2
expect damage dugrun 0
expect damage tzu-xiao 2

test BR-REACT-5 BR-RULE-43 Or the second
duel
at kilgore d4
at dugrun d5
at tzu-xiao c4
hand 1 wide-swing
hand 2 sun-shield
do 1 play wide-swing; stay; aim e
do 2 react sun-shield tzu-xiao
event strike kilgore dugrun 2
event strike kilgore tzu-xiao 0
expect damage dugrun 2
expect damage tzu-xiao 0

test BR-REACT-6 The reaction's target is the source: Blast Charge pushes the attacker away from it
duel
at kilgore d4
at goldarr d5
at dugrun c3
hand 1 crusher
hand 2 blast-charge
do 1 play crusher; stay; attack goldarr
do 2 react blast-charge goldarr
# Push 2 away from Gold'arr: D3, D2 (away from Dugrun on C3 it would be E5); then Gold'arr, still in the row, Push 1
expect at kilgore d2
expect at goldarr d6
expect at dugrun c3
# 4 - (1 + 1) = 2
expect damage goldarr 2
expect damage kilgore 0

test BR-REACT-6 The damage hits whom the card names, measured from the reaction's target
duel
at gwaien d4
at dugrun d6
at tzu-xiao d5
hand 1 fireball
hand 2 counterblow
do 1 play fireball; stay; attack dugrun
do 2 react counterblow dugrun
# Gwaien is adjacent to Tzu Xiao, whose card it is, but not to Dugrun: nothing
expect damage gwaien 0
# 4 - (1 + 1) = 2
expect damage dugrun 2

test BR-REACT-7 Who was the reaction's target levels up if the reaction fells the attacker
duel
at kilgore d4
at dugrun d5
damage kilgore 5
hand 1 crusher
hand 2 counterblow
do 1 play crusher; stay; attack dugrun
do 2 react counterblow dugrun
expect at kilgore gate
expect vp 2 1
expect vp 1 0
expect level dugrun 1
expect level tzu-xiao 0
expect level goldarr 0

test BR-REACT-7 If it has levelled up already, the point is still gained
duel
at kilgore d4
at dugrun d5
damage kilgore 5
level dugrun
hand 1 crusher
hand 2 counterblow
do 1 play crusher; stay; attack dugrun
do 2 react counterblow dugrun
expect vp 2 1
expect level dugrun 1
no-event level *

test BR-REACT-8 A reaction exhausts the essence of its colour
duel
at kilgore d4
at dugrun d5
hand 1 crusher
hand 2 counterblow
do 1 play crusher; stay; attack dugrun
do 2 react counterblow dugrun
expect essence 2 manipulation creation
expect discard 2 has counterblow

test BR-REACT-8 Without that essence it cannot be played
duel
at kilgore d4
at dugrun d5
essence 2 manipulation creation
hand 1 crusher
hand 2 counterblow sun-shield
do 1 play crusher; stay; attack dugrun
only 2 pass; react sun-shield dugrun
denied 2 BR-REACT-8 react counterblow dugrun

test BR-REACT-3 Who taps another champion before a card learns whom a reaction is played on, not what some card lacks
duel
at kilgore d4
at dugrun d5
essence 2 manipulation
hand 1 crusher
hand 2 sun-hammer golden-charge counterblow
do 1 play crusher; stay; attack dugrun
pointed 2 BR-REACT-3 unit kilgore
pointed 2 BR-REACT-3 unit goldarr
pointed 2 BR-REACT-1 card sun-hammer
pointed 2 BR-REACT-8 card counterblow

test BR-REACT-8 Without any essence nobody is asked
duel
at kilgore d4
at dugrun d5
essence 2 none
hand 1 crusher
hand 2 counterblow sun-shield
do 1 play crusher; stay; attack dugrun
asked 1
expect damage dugrun 3
expect hand 2 2

test BR-REACT-9 A yellow reaction leaves red and blue for the own turn, and four cards
duel
at kilgore d4
at dugrun d5
hand 1 crusher
hand 2 sun-shield harpoon twin-claw venom-bolt circle-of-winds
do 1 play crusher; stay; attack dugrun
do 2 react sun-shield dugrun
do 1 end
expect turn 2
expect essence 2 manipulation destruction
expect hand 2 4
denied 2 BR-ACT-2 play venom-bolt
denied 2 BR-ACT-2 play circle-of-winds
denied 2 BR-ACT-2 standard create dugrun
offered 2 play harpoon
offered 2 play twin-claw
do 2 end
expect essence 2 manipulation destruction creation
expect hand 2 5

test BR-RULE-44 A reaction of a champion on the gate can be played on a team mate
duel
at kilgore d4
at dugrun d5
at tzu-xiao gate
hand 1 crusher
hand 2 counterblow
do 1 play crusher; stay; attack dugrun
only 2 pass; react counterblow dugrun
denied 2 BR-REACT-3 react counterblow tzu-xiao
do 2 react counterblow dugrun
expect damage dugrun 2
expect damage kilgore 2

test BR-REACT-1 A reaction that has left the hand is not offered any more
duel
at kilgore d4
at tzu-xiao d5
at goldarr d3
hand 1 headbutt crusher
hand 2 verdict sun-shield counterblow
do 1 play headbutt; stay; attack tzu-xiao
do 2 pass
# the Stun takes Tzu Xiao's only card
expect discard 2 has counterblow
do 1 play crusher; stay; attack goldarr
only 2 pass; react sun-shield goldarr
