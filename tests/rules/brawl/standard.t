# Standard actions (Standardaktionen)

test BR-STD-1 Four standard actions besides the cards, for any own champion
duel
offered 1 standard manipulate kilgore
offered 1 standard create gwaien
offered 1 standard destroy deryn
offered 1 spend manipulation hurry kilgore
do 1 spend creation hurry gwaien; move c3
expect at gwaien c3
expect hand 1 0

test BR-STD-2 Each can be used once per activation phase
duel
do 1 standard create kilgore; stay; hold
denied 1 BR-STD-2 standard create kilgore
denied 1 BR-STD-2 standard create gwaien
offered 1 standard destroy kilgore
offered 1 spend destruction hurry kilgore
do 1 end
do 2 end
# a new phase
offered 1 standard create kilgore

test BR-STD-3 Manipulation: move 1 champion 1 hex and Plan 1
duel
at kilgore d4
hand 1 crusher fireball
do 1 standard manipulate kilgore
offered 1 move d5
denied 1 BR-MOVE-1 move d6
do 1 move d5; use
prompt plan
do 1 plan fireball
# only one card
prompt activate
expect top 1 fireball
expect hand 1 1
expect hand 1 has crusher
expect essence 1 destruction creation
expect at kilgore d5

test BR-STD-3 It costs manipulation, nothing else
duel
essence 1 destruction creation
denied 1 BR-ACT-2 standard manipulate kilgore

test BR-STD-4 Creation: move 1 champion 1 hex and Heal 1
duel
at gwaien d4
damage gwaien 3
damage kilgore 2
do 1 standard create gwaien
offered 1 move d5
denied 1 BR-MOVE-1 move d6
do 1 move d5; use
expect at gwaien d5
expect damage gwaien 2
expect damage kilgore 2
expect essence 1 manipulation destruction

test BR-STD-5 Destruction: move 1 champion 1 hex and deal 1 damage to 1 adjacent enemy, past its defence
duel
at gwaien d4
at dugrun d6
at goldarr c5
at tzu-xiao d7
guard dugrun 3
do 1 standard destroy gwaien
denied 1 BR-MOVE-1 move b4
do 1 move d5; use
prompt choose-enemy
only 1 choose dugrun; choose goldarr
denied 1 BR-RULE-74 choose tzu-xiao
do 1 choose dugrun
expect damage dugrun 1
expect damage goldarr 0
expect essence 1 manipulation creation

test BR-STD-5 Without an adjacent enemy only the movement is left
duel
at gwaien d4
at dugrun d6
at kilgore d3
do 1 standard destroy gwaien; stay; use
expect damage dugrun 0
expect damage kilgore 0

test BR-STD-6 Any essence: move 1 champion up to 2 hexes
duel
at deryn d4
do 1 spend manipulation hurry deryn
offered 1 stay
offered 1 move d5
offered 1 move d6
denied 1 BR-MOVE-1 move d7
do 1 move d6
expect at deryn d6
expect essence 1 destruction creation
prompt activate

test BR-STD-6 BR-STD-2 Red spent on it: blue cannot be spent on it again, but on manipulation
duel
do 1 spend destruction hurry kilgore; stay
expect essence 1 manipulation creation
denied 1 BR-STD-2 spend manipulation hurry kilgore
denied 1 BR-STD-2 spend creation hurry gwaien
offered 1 standard manipulate kilgore
do 1 standard manipulate kilgore; move b1
expect at kilgore b1
expect essence 1 creation

test BR-STD-6 It takes each of the three colours
duel
offered 1 spend manipulation hurry kilgore
offered 1 spend destruction hurry kilgore
offered 1 spend creation hurry kilgore
do 1 spend creation hurry kilgore; stay
expect essence 1 manipulation destruction

test BR-STD-7 A movement bonus counts: 1 + 1 and 2 + 1
duel
turn 2
at tzu-xiao d4
level tzu-xiao
do 2 standard destroy tzu-xiao
offered 2 move d6
denied 2 BR-MOVE-1 move d7
do 2 move d6; hold
do 2 spend manipulation hurry tzu-xiao
offered 2 move d3
denied 2 BR-MOVE-1 move d2

test BR-RULE-10 The 1 hex of a standard action need not be used
duel
at kilgore d4
damage kilgore 2
do 1 standard create kilgore
offered 1 stay
do 1 stay; use
expect at kilgore d4
expect damage kilgore 1

test BR-RULE-11 The damage of the standard action is no attack: nobody reacts
duel
at kilgore d4
at dugrun d5
hand 2 sun-shield counterblow
do 1 standard destroy kilgore; stay; use
asked 1
prompt activate
expect damage dugrun 1
expect damage kilgore 0
expect hand 2 2

test BR-RULE-11 Putting an enemy out with it gives the point and the level
duel
at gwaien d4
at dugrun d5
damage dugrun 5
hand 2 sun-shield
do 1 standard destroy gwaien; stay; use
expect at dugrun gate
expect vp 1 1
expect level gwaien 1
