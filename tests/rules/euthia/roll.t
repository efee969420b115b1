# Hero rolls (Heldenwurf): facing elementals shows them outside combat

test EU-ROLL-1 EU-FACE-4 EU-FACE-5 EU-TABLE-2 A hero roll is the sum of two dice
match
facing 1 water
dice 3 3
health 1 1
do 1 face
cites EU-ROLL-1 roll 1 3 3
expect value 6
do 1 done
cites EU-ROLL-1 rolled 1 6
expect health 1 4

test EU-ROLL-2 EU-LANG-7 Clovers change the roll
match
facing 1 water
wear 1 focus
dice 2 5
health 1 1
do 1 face
do 1 use focus
expect value 9
do 1 done
expect health 1 3
expect potions 1 1
expect exhausted 1 focus yes

test EU-ROLL-3 EU-ROLL-4 A gaar re-rolls one die and adds 2; the next is decided after seeing it
match
facing 1 water
dice 1 2
do 1 face
expect value 3
dice 4
do 1 reroll 1
cites EU-ROLL-3 gaar-lost 1 1
expect value 8
expect gaar 1 3
dice 6
do 1 reroll 2
cites EU-ROLL-3 reroll 2 2 6
expect value 14
expect gaar 1 2
do 1 done
expect essence 1 water 1
expect gem 1 sapphire 1
expect reputation 1 1

test EU-ROLL-3 Without gaar nothing is re-rolled
match
facing 1 water
gaar 1 0
wear 1 focus
dice 1 2
do 1 face
denied 1 EU-ROLL-3 reroll 1

test EU-ROLL-6 Air: equal dice stay
match
facing 1 air
dice 6 6
do 1 face
expect value 12

test EU-ROLL-6 Air: 1 and 6 become 1 and 1
match
facing 1 air
dice 1 6
do 1 face
expect value 2

test EU-ROLL-6 Air: 3 and 5 become 3 and 2
match
facing 1 air
dice 3 5
do 1 face
expect value 5

test EU-ROLL-7 EU-TABLE-4 Earth adds 2
match
facing 1 earth
dice 2 3
gold 1 0
do 1 face
expect value 7
do 1 done
expect gold 1 2

test EU-ROLL-5 EU-ROLL-8 EU-RULE-40 EU-ELEM-7 First air, then earth, once: 2 and 4 are 7, a gaar on the 2 makes 9, Focus 11
match
facing 1 earth
lay -1 -1 ii-e6
wear 1 focus
dice 2 4
do 1 face
expect value 7
dice 2
do 1 reroll 1
expect value 9
do 1 use focus
expect value 11
do 1 done
expect essence 1 earth 1

test EU-ROLL-7 EU-ELEM-7 Earth adds to what a draught has brought before the roll
match
carry 1 draught-of-courage
gaar 1 0
fight-under air-earth 1 cave-rat
until ready
do 1 use draught-of-courage
until weapon
dice 2 2
do 1 strike staff-of-fire
expect value 9

test EU-ROLL-3 EU-ROLL-4 Each gaar throws one die anew and adds two
match
facing 1 water
gaar 1 2
dice 1 2
do 1 face
expect value 3
dice 4
do 1 reroll 1
expect value 8
expect gaar 1 1
dice 1
do 1 reroll 2
expect value 9
expect gaar 1 0

test EU-ROLL-3 EU-RULE-40 A die has six faces
match
facing 1 water
dice 1 2
do 1 face
misfit 6
do 1 reroll 1

test EU-ROLL-1 Every roll begins anew
match
facing 1 water
lay -1 -1 i-o2
carry 1 iron-ore
carry 1 iron-ore
gaar 1 2
dice 1 2
do 1 face
pointed 1 EU-TIME-1 tile iron-ore-2
dice 4
do 1 reroll 1
do 1 done
health 1 6
at 1 w1n1
dice 2 3
do 1 face
expect value 5
