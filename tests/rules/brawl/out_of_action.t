# Out of action (Kampfunfähig)

test BR-KO-1 BR-KO-2 BR-KO-3 Damage equal to the hit points puts a champion out and gives the enemy 1 VP
duel
at kilgore e4
at dugrun e3
damage dugrun 4
hand 1 wide-swing
do 1 play wide-swing; stay; aim w
# 3 - 1 = 2 damage, 4 + 2 = 6 hit points
event out dugrun
expect at dugrun gate
expect damage dugrun 0
expect vp 1 1
expect vp 2 0

test BR-KO-1 One point less leaves the champion standing
duel
at kilgore e4
at dugrun e3
damage dugrun 3
hand 1 wide-swing
do 1 play wide-swing; stay; aim w
# 3 + 2 = 5 of 6
no-event out dugrun
expect at dugrun e3
expect damage dugrun 5
expect vp 1 0
expect level kilgore 0

test BR-KO-1 BR-KO-2 BR-KO-3 BR-KO-5 Hit points 6, damage 5, 3 more: the excess is ignored
duel
at kilgore e4
at dugrun e3
damage dugrun 5
hand 1 crusher
do 1 play crusher; stay; attack dugrun
# 4 - 1 = 3 damage
expect at dugrun gate
expect damage dugrun 0
expect level dugrun 0
expect vp 1 1

test BR-KO-4 A levelled-up champion that goes out is turned back to its base side
duel
at kilgore e4
at tzu-xiao e3
level tzu-xiao
damage tzu-xiao 6
expect hit-points tzu-xiao 7
hand 1 crusher
do 1 play crusher; stay; attack tzu-xiao
expect at tzu-xiao gate
expect level tzu-xiao 0
expect hit-points tzu-xiao 6
expect damage tzu-xiao 0

test BR-KO-5 BR-ENTER-1 The figure waits on its gate until it is activated again
duel
at kilgore e4
at dugrun e3
damage dugrun 5
hand 1 crusher
do 1 play crusher; stay; attack dugrun
do 1 end
expect at dugrun gate
do 2 end
expect at dugrun gate
do 1 end
expect at dugrun gate
do 2 spend destruction hurry dugrun
prompt enter
do 2 move i5
expect at dugrun i5

test BR-KO-6 A champion on its gate cannot be attacked
duel
at kilgore e4
at goldarr e3
at dugrun gate
hand 1 crusher
do 1 play crusher; stay
prompt attack
offered 1 attack goldarr
denied 1 BR-KO-6 attack dugrun

test BR-KO-6 Nor can an ally reach it with a skill or an effect
duel
at gwaien c3
at deryn gate
damage gwaien 1
hand 1 wellspring fold-space
do 1 play wellspring; stay
denied 1 BR-KO-6 choose deryn
do 1 hold
do 1 play fold-space
offered 1 choose gwaien
denied 1 BR-KO-6 choose deryn

test BR-KO-6 An effect for one ally within reach does not find champions on the gate
duel
turn 2
at goldarr e4
at tzu-xiao d4
at dugrun gate
hand 2 golden-charge
do 2 play golden-charge; stay; use; stay
# Tzu Xiao is the only ally left, so nobody has to choose: he may Dash
prompt dash
offered 2 move c4
not-offered 2 choose dugrun

test BR-KO-7 From the gate no card without movement reaches anybody
duel
at gwaien gate
hand 1 fold-space
denied 1 BR-ENTER-2 play fold-space

test BR-KO-7 A champion that goes out on its way does not make its attack
duel
at kilgore d5
at dugrun d3
damage kilgore 6
trap d4 damage1
hand 1 crusher
do 1 play crusher; move d4
expect at kilgore gate
prompt replace-trap
do 1 trap c4
prompt activate
expect damage dugrun 0
expect discard 1 has crusher

test BR-KO-7 Whoever goes out in the middle of a skill does not reach anybody with the rest of it
duel
turn 2
at tzu-xiao d6
at kilgore d4
damage tzu-xiao 5
trap d5 damage1
hand 2 tiger-leap
do 2 play tiger-leap; use; move d5
expect at tzu-xiao gate
do 2 trap c4
# no Force
prompt activate
expect at kilgore d4

test BR-KO-7 A champion put out by an attack does not strike back from the gate
duel
at kilgore e4
at dugrun e3
damage dugrun 5
hand 2 counterblow
hand 1 crusher
do 1 play crusher; stay; attack dugrun
do 2 react counterblow dugrun
# 4 - 1 - 1 = 2 damage put Dugrun out; the 2 damage for the attacker lapse
expect at dugrun gate
expect damage kilgore 0

test BR-KO-8 BR-LVL-1 BR-OOA-2 Whoever puts an enemy out in its activation gains the VP and levels up
duel
at kilgore e4
at dugrun e3
damage dugrun 5
do 1 standard destroy kilgore; stay; use
expect at dugrun gate
expect vp 1 1
expect level kilgore 1
expect level gwaien 0
expect level deryn 0

test BR-KO-9 BR-RULE-18 BR-RULE-19 1 hit point left and a 2-damage trap: the opponent gains 1 VP
duel
at kilgore d4
damage kilgore 6
trap d3 damage2
do 1 spend creation hurry kilgore; move d3
expect at kilgore gate
expect damage kilgore 0
expect vp 2 1
expect vp 1 0
do 1 trap c4
prompt activate
expect level kilgore 0
expect level tzu-xiao 0
expect level goldarr 0
expect level dugrun 0

test BR-KO-9 BR-LVL-5 BR-RULE-18 Felling an ally gives the opponent the VP and nobody a level
duel
at kilgore e4
at dugrun e3
at deryn d3
damage deryn 3
hand 1 wide-swing
do 1 play wide-swing; stay; aim w
# Deryn 3 - 0 = 3, with 3 before she has 6 of 6; Dugrun 3 - 1 = 2
expect at deryn gate
expect damage dugrun 2
expect vp 1 0
expect vp 2 1
expect level kilgore 0

test BR-KO-10 BR-RULE-14 One card that puts out both sides gives each 1 VP; the attacker levels up
duel
at kilgore e4
at dugrun e3
at deryn d3
damage deryn 3
damage dugrun 4
hand 1 wide-swing
do 1 play wide-swing; stay; aim w
expect at dugrun gate
expect at deryn gate
expect vp 1 1
expect vp 2 1
expect level kilgore 1
expect level deryn 0
expect level dugrun 0

test BR-KO-10 BR-RULE-14 Two champions that fell each other level up on their gates
duel
at kilgore e4
at dugrun e3
damage dugrun 5
hand 1 crusher
do 1 play crusher; stay
# as if Dugrun dealt Kilgore his last damage in the same instant
damage kilgore 7
hurt-by kilgore dugrun
do 1 attack dugrun
expect at kilgore gate
expect at dugrun gate
expect vp 1 1
expect vp 2 1
expect level kilgore 1
expect level dugrun 1
expect damage kilgore 0
expect damage dugrun 0

test BR-KO-11 4:4, an area attack puts out one of each side: whoever did not play the card wins
duel
vp 1 4
vp 2 4
at kilgore e4
at dugrun e3
at deryn d3
damage deryn 3
damage dugrun 4
hand 1 wide-swing
do 1 play wide-swing; stay; aim w
expect vp 1 5
expect vp 2 5
over 2

test BR-KO-11 The same in the second player's turn makes the first player win
duel kilgore gwaien deryn tzu-xiao goldarr dugrun
turn 2
vp 1 4
vp 2 4
at dugrun e4
at kilgore e3
at goldarr d2
damage kilgore 5
damage goldarr 4
hand 2 blunderbuss
do 2 play blunderbuss; stay; aim w
# cone E3, E2, D2, F2: Kilgore 3 - 1 = 2 makes 7, Gold'arr 3 - 1 = 2 makes 6
expect vp 1 5
expect vp 2 5
over 1

test BR-RULE-15 6:5 at the same instant: still the side that did not play the card
duel
vp 1 4
vp 2 4
at kilgore e4
at dugrun e3
at goldarr f3
at deryn d3
damage deryn 3
damage dugrun 4
damage goldarr 4
hand 1 wide-swing
do 1 play wide-swing; stay; aim w
expect vp 1 6
expect vp 2 5
over 2

test BR-RULE-15 BR-RULE-61 Team mode: the same with 7 points; 14 VP are more than there are tokens
team
vp 1 6
vp 2 6
at kilgore e4
at tzu-xiao e3
at deryn d3
damage deryn 3
damage tzu-xiao 4
hand 1 wide-swing
do 1 play wide-swing; stay; aim w
expect vp 1 7
expect vp 2 7
over 2 4

test BR-RULE-15 If only the player of the card has enough, that side wins
duel
vp 1 4
vp 2 3
at kilgore e4
at dugrun e3
at deryn d3
damage deryn 3
damage dugrun 4
hand 1 wide-swing
do 1 play wide-swing; stay; aim w
expect vp 1 5
expect vp 2 4
over 1

test BR-RULE-61 More than 20 damage may lie on the champions
duel
at kilgore e4
at dugrun e3
damage kilgore 6
damage gwaien 4
damage deryn 5
damage tzu-xiao 5
damage dugrun 3
hand 1 wide-swing
do 1 play wide-swing; stay; aim w
# 6 + 4 + 5 + 5 + 3 = 23, and 2 more
expect damage dugrun 5
expect damage kilgore 6
expect damage gwaien 4
expect damage deryn 5
expect damage tzu-xiao 5
