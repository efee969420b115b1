# Why not: the rule that applies, with the figures of the case

test BR-TGT-1 BR-TGT-3 BR-TGT-10 How far it is and how far it may be
duel
at gwaien d4
at tzu-xiao d5
at goldarr f6
at dugrun h3
hand 1 fireball
do 1 play fireball; stay
said 1 attack tzu-xiao ; Distance 1 minimum range 2.
said 1 attack dugrun ; 4 hexes away range 3.

test BR-TGT-7 What stands in the line of fire
duel
turn 2
at dugrun d3
at deryn d4
at kilgore d5
hand 2 harpoon
do 2 play harpoon; stay
said 2 attack kilgore ; The line of fire is blocked: Deryn.

test BR-DASH-1 BR-MOVE-2 BR-MOVE-4 A Dash: the trap that comes first, what is in the way, or how far
duel
turn 2
at goldarr d4
at kilgore d5
trap d3 damage1
hand 2 golden-charge
do 2 play golden-charge; stay; use
said 2 move d2 ; A trap lies in between: first onto its hex then on with what is left of the movement.
denied 2 BR-MOVE-2 move d6
said 2 move d1 ; 3 hexes away a Dash goes straight and 2 hexes at most.

test BR-MOVE-1 BR-MOVE-2 BR-MOVE-3 A movement: how far, or who stands there
duel
at kilgore d4
at gwaien d5
at dugrun c4
hand 1 crusher
do 1 play crusher
said 1 move d8 ; 4 hexes away movement 2.
said 1 move c4 ; Dugrun an enemy stands there. If the action has a target you choose it after the movement.
said 1 move d5 ; Gwaien stands there: you may pass allies but their hex is taken.
# the champion that was clicked stands on a hex
pointed 1 BR-MOVE-2 hex c4

test BR-ACT-2 BR-STD-2 Which essence is missing, and what was used
duel
hand 1 crusher fireball
do 1 standard destroy kilgore; stay; hold
said 1 play crusher ; It costs your destruction essence which is exhausted.
pointed 1 BR-ACT-2 card crusher

test BR-ACT-1 BR-ACT-7 BR-BASIC-2 Whatever is clicked in one's turn
duel
hand 1 fireball
at kilgore d4
at dugrun d7
pointed 1 BR-BASIC-2 unit dugrun ; Dugrun is an enemy: first play an attack card that reaches that far then choose its target.
pointed 1 BR-ACT-7 hex d5
pointed 1 BR-ACT-1 card crusher ; Crusher is not in your hand.

test BR-SET-7 Cards come with their champions
option selection=draft
force 0
start
do 1 side north
pointed 2 BR-SET-7 card crusher

test BR-ATK-13 BR-ATK-5 A reaction is asked for with attacker, card, target and damage
duel
at kilgore d4
at dugrun d5
hand 1 crusher
hand 2 sun-shield
do 1 play crusher; stay; attack dugrun
asks 2 ; Kilgore attacks Dugrun with Crusher: 3 damage. Do you react?
stops 2

test BR-ATK-13 BR-DOUBLE-1 The damage of a double strike, and of one on the Bloodied
duel
turn 2
at tzu-xiao e4
at kilgore e3
hand 1 mirror-image
hand 2 twin-claw
do 2 play twin-claw; stay; attack kilgore
asks 1 ; Tzu Xiao attacks Kilgore with Twin Claw: 2 damage. Do you react?

test BR-ATK-13 BR-DOUBLE-1 BR-CONT-2 The same on the Bloodied
pack brawl-keywords
duel
turn 2
at tzu-xiao e4
at kilgore e3
damage kilgore 3
hand 1 mirror-image
hand 2 twin-claw
do 2 play twin-claw; stay; attack kilgore
asks 1 ; Tzu Xiao attacks Kilgore with Twin Claw: 4 damage. Do you react?

test BR-ATK-13 BR-POISON-1 Poison is part of the damage, and nothing without a hit
duel
turn 2
at dugrun d4
at kilgore d6
hand 1 mirror-image
hand 2 venom-bolt
do 2 play venom-bolt; stay; attack kilgore
asks 1 ; Dugrun attacks Kilgore with Venom Bolt: 3 damage. Do you react?

test BR-ATK-13 BR-POISON-1 Who is not hit loses nothing
duel
turn 2
level kilgore
at dugrun d4
at kilgore d6
hand 1 mirror-image
hand 2 venom-bolt
do 2 play venom-bolt; stay; attack kilgore
asks 1 ; Dugrun attacks Kilgore with Venom Bolt: 0 damage. Do you react?

test BR-ATK-13 BR-BLOOD-1 Of several it is the one that is hit hardest
duel
at deryn d5
at dugrun d4
at tzu-xiao d6
damage tzu-xiao 5
hand 1 storm-of-blades
hand 2 sun-shield
do 1 play storm-of-blades; stay; use
asks 2 ; Deryn attacks several of your champions with Storm of Blades Tzu Xiao the hardest: 2 damage. Do you react?

test BR-ATK-13 BR-BLOOD-1 The same if it is another
duel
at deryn d5
at dugrun d4
at tzu-xiao d6
damage dugrun 5
hand 1 storm-of-blades
hand 2 sun-shield
do 1 play storm-of-blades; stay; use
asks 2 ; Deryn attacks several of your champions with Storm of Blades Dugrun the hardest: 2 damage. Do you react?

test BR-PLAN-1 Only cards of the hand are planned
duel
hand 1 crusher fireball dive
do 1 standard manipulate kilgore; stay; use
pointed 1 BR-PLAN-1 card harpoon
