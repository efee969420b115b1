# Targeting symbols (Zielarten)

test BR-TGT-1 Melee: exactly one adjacent enemy
duel
at kilgore d4
at dugrun d5
at goldarr d3
at tzu-xiao d6
hand 1 crusher
do 1 play crusher; stay
only 1 attack dugrun; attack goldarr; hold
denied 1 BR-TGT-1 attack tzu-xiao
do 1 attack goldarr
expect damage goldarr 3
expect damage dugrun 0

test BR-TGT-2 BR-TGT-3 BR-TGT-4 BR-TGT-5 BR-TGT-10 Fireball: distance 1 is too near, 2 and 3 are legal
duel
at gwaien d4
at tzu-xiao d5
at goldarr d6
at dugrun d7
hand 1 fireball
do 1 play fireball; stay
# counting the target's hex, not the attacker's; the champions in between do not matter
denied 1 BR-TGT-10 attack tzu-xiao
only 1 attack goldarr; attack dugrun; hold
do 1 attack dugrun
# one target only: 4 - 1 = 3
expect damage dugrun 3
expect damage goldarr 0
expect damage tzu-xiao 0

test BR-TGT-3 Fireball: distance 4 is too far, in a row or not
duel
at gwaien d4
at tzu-xiao d8
at goldarr f6
at dugrun h3
hand 1 fireball
do 1 play fireball; stay
# D8 and H3 are 4 away, F6 3
denied 1 BR-TGT-3 attack tzu-xiao
denied 1 BR-TGT-3 attack dugrun
only 1 attack goldarr; hold

test BR-TGT-3 One number is only a maximum: from 1 up to 3
duel
turn 2
at dugrun d4
at kilgore d5
at gwaien b4
at deryn d8
hand 2 harpoon
do 2 play harpoon; stay
only 2 attack kilgore; attack gwaien; hold
denied 2 BR-TGT-3 attack deryn

test BR-TGT-3 One number, at the very maximum
duel
turn 2
at dugrun d4
at kilgore d7
hand 2 harpoon
do 2 play harpoon; stay
offered 2 attack kilgore

test BR-TGT-4 Range is the shortest way in hexes, also around a bend and past obstacles
duel
at gwaien d4
at tzu-xiao e6
at goldarr f5
at dugrun c6
hand 1 fireball
do 1 play fireball; stay
# E6 and F5 are 2 away behind the statue, C6 3
only 1 attack tzu-xiao; attack goldarr; attack dugrun; hold

test BR-TGT-5 An indirect shot goes over statues and champions: from E3 to E6 behind Garnet's statue
duel
at gwaien e3
at kilgore e4
at dugrun e6
hand 1 grasping-thorns
do 1 play grasping-thorns; stay
offered 1 attack dugrun
do 1 attack dugrun
expect damage dugrun 2

test BR-TGT-7 The same hexes: a direct shot 3 is blocked by the statue
duel
turn 2
at dugrun e3
at kilgore e6
at gwaien e4
hand 2 venom-bolt
do 2 play venom-bolt; stay
denied 2 BR-TGT-7 attack kilgore
offered 2 attack gwaien

test BR-TGT-7 The statue alone blocks the direct shot too
duel
turn 2
at dugrun e3
at kilgore e6
at gwaien d2
hand 2 venom-bolt
do 2 play venom-bolt; stay
denied 2 BR-TGT-7 attack kilgore
only 2 attack gwaien; hold

test BR-TGT-6 BR-TGT-7 Challenge: distance 1 or 2 in the row is legal, 2 off the row is not
duel
turn 2
at tzu-xiao d4
at kilgore d5
at gwaien b2
at deryn c5
hand 2 challenge
do 2 play challenge; stay
only 2 attack kilgore; attack gwaien; hold
denied 2 BR-TGT-6 attack deryn

test BR-TGT-7 BR-TGT-3 Challenge: an enemy or the own ally in between blocks; 3 in the row is too far
duel
turn 2
at tzu-xiao d4
at kilgore d5
at gwaien d6
at deryn b2
at goldarr c3
hand 2 challenge
do 2 play challenge; stay
only 2 attack kilgore; hold
denied 2 BR-TGT-7 attack gwaien
denied 2 BR-TGT-7 attack deryn

test BR-TGT-3 Challenge: 3 away in the row
duel
turn 2
at tzu-xiao d4
at kilgore d7
at gwaien d5
hand 2 challenge
do 2 play challenge; stay
denied 2 BR-TGT-3 attack kilgore

test BR-TGT-6 BR-TGT-7 Direct shot 3 from C4 to F3 with D4 and E4 free
duel
turn 2
at dugrun c4
at kilgore f3
hand 2 harpoon
do 2 play harpoon; stay
offered 2 attack kilgore
do 2 attack kilgore
# 2 - 1 = 1, Pull 2
expect damage kilgore 1
expect at kilgore d4

test BR-TGT-7 With a champion on D4 the same shot is illegal
duel
turn 2
at dugrun c4
at kilgore f3
at goldarr d4
at gwaien c5
hand 2 harpoon
do 2 play harpoon; stay
denied 2 BR-TGT-7 attack kilgore
only 2 attack gwaien; hold

test BR-TGT-8 An area hits everybody on its hexes, allies included
duel
at gwaien d4
at kilgore d5
at dugrun d6
at tzu-xiao d7
at goldarr c5
hand 1 wall-of-flame
do 1 play wall-of-flame; stay; aim e
expect damage kilgore 2
expect damage dugrun 2
expect damage tzu-xiao 2
expect damage goldarr 0

test BR-TGT-8 A ring hits all six neighbours, and nobody beyond
duel
at deryn d4
at kilgore c3
at gwaien e4
at dugrun d5
at goldarr d3
at tzu-xiao d6
hand 1 storm-of-blades
do 1 play storm-of-blades; stay; use
expect damage kilgore 1
expect damage gwaien 2
expect damage dugrun 1
expect damage goldarr 1
expect damage tzu-xiao 0
expect damage deryn 0

test BR-TGT-9 Who performs an area attack chooses its orientation
duel
at kilgore d4
at dugrun d5
at goldarr e4
hand 1 wide-swing
do 1 play wide-swing; stay
asked 1
# Dugrun on D5 is hit by ne, e, se; Gold'arr on E4 by se, sw, w
only 1 aim ne; aim e; aim se; aim sw; aim w; hold
denied 1 BR-BASIC-12 aim nw
do 1 aim se
expect damage dugrun 2
expect damage goldarr 2

test BR-TGT-9 Another orientation spares one of them
duel
at kilgore d4
at dugrun d5
at goldarr e4
hand 1 wide-swing
do 1 play wide-swing; stay; aim ne
expect damage dugrun 2
expect damage goldarr 0

test BR-TGT-10 Nearer than the minimum is no legal target, even if nobody else is there
duel
at gwaien d4
at dugrun d5
hand 1 fireball
do 1 play fireball; stay
expect damage dugrun 0
prompt activate

test BR-RULE-35 An area is not blocked by a statue
duel
at gwaien e4
at dugrun e6
at goldarr e7
hand 1 wall-of-flame
do 1 play wall-of-flame; stay; aim e
# E5 (statue), E6, E7
expect damage dugrun 2
expect damage goldarr 2

test BR-RULE-35 Hexes outside the arena are simply empty, and one enemy is needed
duel
at kilgore a1
at dugrun b1
hand 1 wide-swing
do 1 play wide-swing; stay
# sw covers B1 B2; w and se cover B1 or B2 and edge
offered 1 aim sw
denied 1 BR-BASIC-12 aim ne
do 1 aim sw
expect damage dugrun 2

test BR-RULE-35 No enemy in any direction: the area cannot be used, allies do not count
duel
at kilgore d4
at gwaien d5
hand 1 wide-swing
do 1 play wide-swing; stay
expect damage gwaien 0
prompt activate
expect discard 1 has wide-swing

test BR-RULE-34 Several pushed targets: the attacking player chooses the order, far one first
duel
turn 2
at dugrun d4
at kilgore d5
at gwaien d6
at deryn e6
hand 2 blunderbuss
do 2 play blunderbuss; stay; aim e
asked 2
prompt choose-order
only 2 choose kilgore; choose gwaien; choose deryn
do 2 choose gwaien
# each is resolved fully before the next
expect at gwaien d7
do 2 choose kilgore
expect at kilgore d6
# Deryn on E6 is not in a row with Dugrun and stays
expect at deryn e6
expect damage kilgore 2
expect damage gwaien 3
expect damage deryn 3

test BR-RULE-34 Near one first: it bumps into the other
duel
turn 2
at dugrun d4
at kilgore d5
at gwaien d6
hand 2 blunderbuss
do 2 play blunderbuss; stay; aim e
do 2 choose kilgore
expect at kilgore d5
expect at gwaien d7
# 3 - 1 = 2, +1 for the missing hex
expect damage kilgore 3
expect damage gwaien 3

test BR-RULE-34 A skill too: the player of the card says who flees first, the victim's controller where to
duel
at kilgore d4
at dugrun d5
at goldarr d3
hand 1 war-bellow
do 1 play war-bellow; stay; use
asked 1
prompt choose-order
only 1 choose dugrun; choose goldarr
do 1 choose goldarr
asked 2
prompt fear
do 2 move d1
expect at goldarr d1
asked 2
prompt fear
expect at dugrun d5

test BR-RULE-69 An area marked enemies only spares the allies on its hexes
duel
turn 2
at tzu-xiao d4
at kilgore d5
at goldarr c4
damage tzu-xiao 3
hand 2 circle-of-winds
do 2 play circle-of-winds; stay; aim e
expect damage kilgore 1
expect damage goldarr 0
# one enemy suffered: Heal 1
expect damage tzu-xiao 2

test BR-RULE-69 War Bellow frightens the enemies in the ring, not the allies
duel
at kilgore d4
at gwaien c4
at dugrun d3
hand 1 war-bellow
do 1 play war-bellow; stay; use
asked 2
prompt fear
do 2 move d1
expect at dugrun d1
expect at gwaien c4
asked 1
prompt activate
