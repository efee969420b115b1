# Fear (Furcht)

test BR-FEAR-1 BR-FEAR-2 BR-FEAR-3 BR-RULE-27 Source D4, victim C4, Fear 2: A4, A2 or C6
duel
at kilgore d4
at gwaien a1
at deryn h6
at dugrun c4
hand 1 war-bellow
do 1 play war-bellow; stay; use
# all three end 3 away; the victim's player chooses
asked 2
prompt fear
only 2 move a4; move a2; move c6
denied 2 BR-FEAR-1 stay
# straight, but only 2 away in the end
denied 2 BR-FEAR-2 move c2
denied 2 BR-FEAR-2 move e6
# away, but not as far as possible
denied 2 BR-FEAR-2 move b4
# no straight row
denied 2 BR-FEAR-2 move a3
do 2 move a2
event fear dugrun c4 a2
expect at dugrun a2

test BR-FEAR-1 Fear bends for nothing: it is a Dash, enemies and statues block it
duel
at kilgore d4
at gwaien b3
at deryn b4
at dugrun c4
hand 1 war-bellow
do 1 play war-bellow; stay; use
# only C5-C6 is left of the best three: no question
expect at dugrun c6

test BR-FEAR-2 BR-RULE-27 Among equal distances the longest run is the only legal one
duel
at kilgore d4
at deryn a4
at gwaien a2
at goldarr c6
at dugrun c4
hand 1 war-bellow
do 1 play war-bellow; stay; use
# B4, B3 and C5 are 2 away after one step, C2 and E6 after two
only 2 move c2; move e6
denied 2 BR-FEAR-2 move b4
denied 2 BR-FEAR-2 move b3
denied 2 BR-FEAR-2 move c5
do 2 move e6
expect at dugrun e6

test BR-RULE-27 No way leads away: the victim stays and suffers nothing
duel
at kilgore b2
at gwaien a2
at deryn b1
at dugrun a1
hand 1 war-bellow
do 1 play war-bellow; stay; use
prompt activate
expect at dugrun a1
expect damage dugrun 0

test BR-RULE-27 A trap on the way triggers, and the run goes on behind it
duel
at kilgore d4
at gwaien b3
at deryn c5
at dugrun c4
trap b4 damage2
hand 1 war-bellow
do 1 play war-bellow; stay; use
# only B4-A4: the trap on B4, then on to A4
event trap dugrun damage2 b4
asked 2
do 2 trap d6
expect at dugrun a4
expect damage dugrun 2

test BR-RULE-27 The distance is judged as if no trap stopped the run
duel
at kilgore d4
at gwaien a1
at deryn c5
at dugrun c4
trap b4 root
hand 1 war-bellow
do 1 play war-bellow; stay; use
# the way to A4 counts in full although a trap lies on B4
only 2 move a4; move a2
do 2 move a4
event trap dugrun root b4
do 2 trap d6
expect at dugrun b4
expect rooted dugrun 1
expect damage dugrun 0

test BR-RULE-27 Allies may be passed, but not stopped on
duel
at kilgore d4
at gwaien a1
at deryn c5
at goldarr b4
at tzu-xiao a2
at dugrun c4
hand 1 war-bellow
do 1 play war-bellow; stay; use
# over Gold'arr to A4, 3 away; A2 is taken
expect at dugrun a4

test BR-FEAR-1 BR-FEAR-3 Fear after a shot from 2 hexes away; the victim's player decides
duel
at deryn d6
at dugrun d4
hand 1 storm-shriek
do 1 play storm-shriek; stay; attack dugrun
# 3 - 1 = 2; from D6 the runs to D2, B2 and F3 end 4 away
asked 2
only 2 move d2; move b2; move f3
do 2 move f3
expect at dugrun f3
expect damage dugrun 2

test BR-FEAR-3 Several victims: the player of the card chooses the order, each owner the way
duel
at kilgore d4
at gwaien a1
at deryn h6
at dugrun c4
at goldarr d3
hand 1 war-bellow
do 1 play war-bellow; stay; use
asked 1
prompt choose-order
do 1 choose goldarr
asked 2
prompt fear

test BR-FEAR-2 BR-RULE-27 The same in the south: the longest run, whatever the direction
duel
at kilgore f4
at goldarr g6
at tzu-xiao a5
at dugrun g4
at deryn i4
at gwaien i2
hand 1 war-bellow
do 1 play war-bellow; stay; use
# G5, H3 and H4 are 2 away after one step, G2 and E6 after two
only 2 move g2; move e6
denied 2 BR-FEAR-2 move h3
denied 2 BR-FEAR-2 move h4
denied 2 BR-FEAR-2 move g5

test BR-RULE-27 BR-FEAR-1 Runs that end as far as before do not lead away
duel
at kilgore gate
at gwaien gate
at deryn c3
at dugrun a1
at tzu-xiao gate
at goldarr gate
hand 1 storm-shriek
do 1 play storm-shriek; stay; attack dugrun
# A3 and C1 are 2 away from C3, as A1 is
expect at dugrun a1
no-event fear
prompt activate

test BR-FEAR-2 BR-TRAP-2 A flight that ends on a trap is over, even if hexes are left
duel
at gwaien b2
at deryn b3
at kilgore a3
at dugrun a2
trap a1 damage1
hand 1 war-bellow
do 1 play war-bellow; stay; use
event fear dugrun a2 a1
expect damage dugrun 1
do 2 trap c4
asked 1
prompt activate
expect at dugrun a1

test BR-FEAR-2 BR-RULE-27 The distance comes before the length of the run: Fear 3, the best rows are blocked after two steps
pack brawl-keywords
duel
at deryn d3
at kilgore d8
at gwaien a5
at goldarr g6
at dugrun d5
hand 1 storm-shriek
do 1 play storm-shriek; stay; attack dugrun
# 4 away after two steps; A2 would be 3 away after three
only 2 move b5; move d7; move f6
denied 2 BR-FEAR-2 move a2
