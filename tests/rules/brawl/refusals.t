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

test BR-MOVE-1 BR-MOVE-2 BR-MOVE-3 A movement: how far, or who stands there
duel
at kilgore d4
at gwaien d5
at dugrun c4
hand 1 crusher
do 1 play crusher
said 1 move d8 ; 4 hexes away movement 2.
said 1 move c4 ; Dugrun an enemy stands there.
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
pointed 1 BR-BASIC-2 unit dugrun
pointed 1 BR-ACT-7 hex d5
pointed 1 BR-ACT-1 card crusher

test BR-SET-7 Cards come with their champions
option selection=draft
force 0
start
do 1 side north
pointed 2 BR-SET-7 card crusher
