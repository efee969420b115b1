# Pull (Heranziehen)

test BR-PULL-1 BR-PULL-2 Source D1, target D4, Pull 2: ends on D2, no damage
duel
turn 2
at dugrun d1
at kilgore d4
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
# only the attack: 2 - 1 = 1; nobody is asked how far
prompt activate
event pull kilgore d4 d3
event pull kilgore d3 d2
expect at kilgore d2
expect damage kilgore 1

test BR-PULL-3 BR-PULL-5 Source D1, target D3, Pull 2: to D2, stopped by the source, 1 damage
duel
turn 2
at dugrun d1
at kilgore d3
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
# 1 + 1
expect at kilgore d2
expect damage kilgore 2
cites BR-PULL-5

test BR-PULL-3 BR-PULL-5 Source D1, target D2, Pull 2: no movement, 2 damage
duel
turn 2
at dugrun d1
at kilgore d2
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
# 1 + 2
expect at kilgore d2
expect damage kilgore 3

test BR-PULL-2 BR-PULL-4 Traps on the way and at the end trigger; nobody may stop before them
duel
turn 2
at dugrun d1
at kilgore d4
trap d3 damage1
trap d2 damage2
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
event trap kilgore damage1 d3
asked 1
do 1 trap c4
event trap kilgore damage2 d2
do 1 trap d6
# 1 + 1 + 2
expect at kilgore d2
expect damage kilgore 4

test BR-PULL-6 Who is in no row with the source is not pulled
duel
turn 2
at tzu-xiao d1
at kilgore d2
hand 2 challenge
hand 1 mirror-image
do 2 play challenge; stay; attack kilgore
do 1 react mirror-image kilgore; place c3
# 3 - 1 - 1 = 1; C3 is in no row with D1
expect at kilgore c3
expect damage kilgore 1
no-event pull kilgore

test BR-PULL-5 BR-OOA-2 Put out by the distance that is missing: the source of the Pull levels up
duel
turn 2
at dugrun d1
at kilgore d2
damage kilgore 4
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
# 4 + 1 + 2 = 7
expect at kilgore gate
expect vp 2 1
expect level dugrun 1

test BR-PULL-1 Pulled to the east
duel
turn 2
at dugrun d4
at kilgore d1
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
event pull kilgore d1 d2
cites BR-PULL-1
expect at kilgore d3
expect damage kilgore 1
