# Push (Wegstoßen)

test BR-PUSH-3 BR-PUSH-5 A statue in the way turns the rest of a push into damage
duel
at kilgore e4
at dugrun e3
hand 1 crusher
do 1 play crusher; stay; attack dugrun
# 4 - 1 = 3 damage, then Push 1 against Esmae's statue on E2; seat 2 holds no card, so nobody reacts
expect damage dugrun 4
expect at dugrun e3
cites BR-PUSH-5

test BR-PUSH-1 BR-PUSH-2 Straight away from the source, the full distance, without a question
duel
at kilgore d5
at dugrun d4
hand 1 wide-swing
hand 2 blast-charge
do 1 play wide-swing; stay; aim w
do 2 react blast-charge dugrun
# Push 2 of the attacker, away from Dugrun: D6, D7
prompt activate
event push kilgore d5 d6
event push kilgore d6 d7
expect at kilgore d7
expect damage kilgore 0

test BR-PUSH-2 Not even onto a trap may less be chosen
duel
at kilgore d5
at dugrun d4
trap d7 damage1
hand 1 wide-swing
hand 2 blast-charge
do 1 play wide-swing; stay; aim w
do 2 react blast-charge dugrun
expect at kilgore d7
expect damage kilgore 1

test BR-PUSH-3 BR-PUSH-5 Source E4, target E3, Push 2: Esmae's statue on E2 blocks, 2 damage
duel
at kilgore e3
at dugrun e4
hand 1 wide-swing
hand 2 blast-charge
do 1 play wide-swing; stay; aim e
do 2 react blast-charge dugrun
expect at kilgore e3
expect damage kilgore 2

test BR-PUSH-3 BR-PUSH-5 Source D7, target D8, Push 1: the edge, 1 damage
duel
at kilgore d7
at dugrun d8
hand 1 crusher
do 1 play crusher; stay; attack dugrun
# 4 - 1 = 3, and 1
expect at dugrun d8
expect damage dugrun 4

test BR-PUSH-3 BR-PUSH-5 A champion of either side stops it
duel
at kilgore d5
at dugrun d4
at gwaien d7
hand 1 wide-swing
hand 2 blast-charge
do 1 play wide-swing; stay; aim w
do 2 react blast-charge dugrun
# one hex to D6, Gwaien on D7: 1 damage
expect at kilgore d6
expect damage kilgore 1
expect damage gwaien 0

test BR-PUSH-4 Traps on the way and at the end trigger
duel
at kilgore d5
at dugrun d4
trap d6 damage1
trap d7 damage2
hand 1 wide-swing
hand 2 blast-charge
do 1 play wide-swing; stay; aim w
do 2 react blast-charge dugrun
event trap kilgore damage1 d6
do 1 trap c4
event trap kilgore damage2 d7
do 1 trap d3
expect at kilgore d7
expect damage kilgore 3

test BR-PUSH-4 BR-PUSH-5 Source D1, target D2, Push 3, root trap on D3: 2 damage, stays on D3
pack brawl-keywords
duel
at kilgore d1
at dugrun d2
trap d3 root
hand 1 crusher
do 1 play crusher; stay; attack dugrun
event trap dugrun root d3
do 2 trap c4
# 4 - 1 = 3 from the attack, and 2
expect at dugrun d3
expect rooted dugrun 1
expect damage dugrun 5

test BR-PUSH-6 Who is in no row with the source is not pushed
duel
turn 2
at dugrun d6
at gwaien c4
hand 2 blunderbuss
do 2 play blunderbuss; stay; aim w
expect at gwaien c4
expect damage gwaien 3
no-event push gwaien

test BR-PUSH-5 BR-OOA-2 BR-RULE-19 Put out by the distance that is missing: the source of the Push levels up
duel
at kilgore d7
at dugrun d8
damage dugrun 2
hand 1 crusher
do 1 play crusher; stay; attack dugrun
# 2 + 3 = 5, and 1 at the edge makes 6
expect at dugrun gate
expect vp 1 1
expect level kilgore 1

test BR-PUSH-4 Even a trap that has just been placed on the way
duel
at kilgore d4
at dugrun d3
trap d5 damage1
next-trap damage2
hand 1 wide-swing
hand 2 blast-charge
do 1 play wide-swing; stay; aim w
do 2 react blast-charge dugrun
event trap kilgore damage1 d5
# the owner may set the new trap on D6, the next hex of the Push
do 1 trap d6
event trap kilgore damage2 d6
do 1 trap c4
expect at kilgore d6
expect damage kilgore 3

test BR-PUSH-1 Onto the corner A1
duel
at kilgore c1
at dugrun b1
hand 1 crusher
do 1 play crusher; stay; attack dugrun
event push dugrun b1 a1
cites BR-PUSH-1
expect at dugrun a1
expect damage dugrun 3
