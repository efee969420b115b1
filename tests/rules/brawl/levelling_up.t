# Levelling up (Eine Stufe aufsteigen)

test BR-LVL-1 BR-RULE-12 The VP comes at once, the level only after the whole action
duel
turn 2
at goldarr e4
at kilgore e3
at tzu-xiao d4
at dugrun f4
damage kilgore 4
damage tzu-xiao 1
damage dugrun 1
hand 2 sun-hammer
do 2 play sun-hammer; stay; attack kilgore
# 4 - 1 = 3 makes 7; the post-attack Heal asks for an ally
prompt choose-ally
expect at kilgore gate
expect vp 2 1
expect level goldarr 0
do 2 choose tzu-xiao
expect level goldarr 1
event level goldarr

test BR-RULE-12 The fifth VP ends the game at once, before the rest of the action
duel
turn 2
vp 2 4
at goldarr e4
at kilgore e3
at tzu-xiao d4
at dugrun f4
damage kilgore 4
damage tzu-xiao 1
damage dugrun 1
hand 2 sun-hammer
do 2 play sun-hammer; stay; attack kilgore
over 2
expect damage tzu-xiao 1
expect damage dugrun 1

test BR-LVL-1 BR-OOA-2 BR-RULE-12 A reaction that fells the attacker levels up its target, not the card's champion
duel
at kilgore e4
at goldarr e3
damage kilgore 5
hand 1 crusher
hand 2 counterblow
do 1 play crusher; stay; attack goldarr
do 2 react counterblow goldarr
# Gold'arr 4 - 1 - 1 = 2; then 2 damage make 7 on Kilgore
expect damage goldarr 2
expect at kilgore gate
expect vp 2 1
expect level goldarr 1
expect level tzu-xiao 0

test BR-LVL-2 2 damage on 6 hit points become 2 damage on 7
duel
turn 2
at tzu-xiao e4
at gwaien e3
damage tzu-xiao 2
damage gwaien 3
hand 2 challenge
expect hit-points tzu-xiao 6
do 2 play challenge; stay; attack gwaien
expect at gwaien gate
expect level tzu-xiao 1
expect damage tzu-xiao 2
expect hit-points tzu-xiao 7


test BR-LVL-3 BR-KO-8 Values and ability of the levelled-up side count from then on
duel
at gwaien e6
at dugrun c6
at goldarr f2
at tzu-xiao i1
damage dugrun 3
hand 1 fireball grasping-thorns
expect defence gwaien 0
do 1 play fireball; stay
# Dugrun is 2 away, Gold'arr 4
denied 1 BR-TGT-3 attack goldarr
do 1 attack dugrun
expect level gwaien 1
expect defence gwaien 1
do 1 play grasping-thorns; stay
offered 1 attack goldarr

test BR-LVL-3 Out of action ends the levelled-up side
duel
at kilgore e4
at goldarr e3
at tzu-xiao d3
level goldarr
damage goldarr 5
expect defence goldarr 2
expect defence tzu-xiao 2
hand 1 crusher
do 1 play crusher; stay; attack goldarr
# 4 - 2 = 2: 5 + 2 = 7 of 6
expect at goldarr gate
expect level goldarr 0
expect defence goldarr 1
expect defence tzu-xiao 1

test BR-LVL-4 Who is already levelled up only gains the VP
duel
at kilgore e4
at dugrun e3
level kilgore
damage kilgore 3
damage dugrun 4
hand 1 wide-swing
do 1 play wide-swing; stay; aim w
expect at dugrun gate
expect vp 1 1
no-event level kilgore
expect level kilgore 1
expect damage kilgore 3

test BR-LVL-5 BR-RULE-18 Placing an ally on a deadly trap levels up nobody
duel
at gwaien d5
at deryn d4
damage deryn 5
trap d3 damage1
hand 1 fold-space
do 1 play fold-space; choose deryn; place d3
expect at deryn gate
expect vp 2 1
expect vp 1 0
do 1 trap c4
prompt activate
expect level gwaien 0
expect level deryn 0
expect level dugrun 0

test BR-LVL-6 BR-TRAP-10 BR-RULE-19 A push into a trap: the attacker is the source and levels up
duel
at kilgore d5
at dugrun d4
damage dugrun 2
trap d3 damage1
hand 1 crusher
do 1 play crusher; stay; attack dugrun
# 4 - 1 = 3 makes 5, Push 1 onto D3, 1 more makes 6
event trap dugrun damage1 d3
expect at dugrun gate
expect vp 1 1
expect level kilgore 0
asked 2
do 2 trap d3
expect level kilgore 1

test BR-RULE-13 Whoever goes out later in the same action loses the level-up it earned
duel
at kilgore e4
at goldarr e3
at tzu-xiao d3
damage kilgore 5
damage goldarr 4
hand 1 wide-swing
hand 2 counterblow
do 1 play wide-swing; stay; aim w
do 2 react counterblow tzu-xiao
# Gold'arr 3 - 1 = 2 makes 6; Tzu Xiao 3 - 1 - 1 = 1; then Kilgore 5 + 2 = 7
expect at goldarr gate
expect at kilgore gate
expect level kilgore 0
expect level tzu-xiao 1
expect vp 1 1
expect vp 2 1

test BR-RULE-14 Whoever only felled a teammate does not level up
duel
at kilgore e4
at deryn d3
at dugrun e3
damage deryn 4
hand 1 wide-swing
do 1 play wide-swing; stay; aim w
expect at deryn gate
expect at dugrun e3
expect level kilgore 0
no-event level kilgore

test BR-RULE-17 Two enemies felled by one action: 2 VP, one level
duel
at kilgore e4
at dugrun e3
at goldarr d3
damage dugrun 4
damage goldarr 5
hand 1 wide-swing
do 1 play wide-swing; stay; aim w
expect at dugrun gate
expect at goldarr gate
expect vp 1 2
expect level kilgore 1
expect hit-points kilgore 7

test BR-RULE-18 Out by an enemy's attack: the opposing side gains the VP
duel
turn 2
at goldarr e4
at gwaien e3
damage gwaien 4
hand 2 verdict
do 2 play verdict; stay; attack gwaien
expect at gwaien gate
expect vp 2 1
expect vp 1 0

# ---- who is behind the damage of a trap (BR-RULE-19) ----------------------------------------------

test BR-RULE-19 BR-TRAP-2 Own Dash into a trap: nobody of the other side caused it
duel
turn 2
at goldarr d5
damage goldarr 5
trap d3 damage1
hand 2 golden-charge
do 2 play golden-charge; stay; use; move d3
expect at goldarr gate
expect vp 1 1
do 2 trap c4
expect level kilgore 0
expect level gwaien 0
expect level deryn 0
expect level goldarr 0

test BR-RULE-19 BR-TRAP-2 BR-SWOOP-3 Own Swoop onto a trap
duel
at deryn d4
damage deryn 5
trap d6 damage1
hand 1 dive
do 1 play dive; stay; move d6
event trap deryn damage1 d6
expect at deryn gate
expect vp 2 1
do 1 trap d6
expect level tzu-xiao 0
expect level goldarr 0
expect level dugrun 0
expect level deryn 0

test BR-RULE-19 BR-TRAP-2 BR-JUMP-2 Own Jump onto a trap
duel
turn 2
at tzu-xiao d4
damage tzu-xiao 5
trap d6 damage1
hand 2 tiger-leap
do 2 play tiger-leap; use; move d6
event trap tzu-xiao damage1 d6
expect at tzu-xiao gate
expect vp 1 1
do 2 trap d6
expect level kilgore 0
expect level tzu-xiao 0

test BR-RULE-19 BR-TRAP-10 BR-LVL-6 Pull into a trap: the source of the Pull
duel
turn 2
at dugrun d1
at kilgore d4
damage kilgore 5
trap d3 damage1
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
# 2 - 1 = 1 makes 6, then the trap on D3 makes 7; the second hex of the Pull lapses
event trap kilgore damage1 d3
expect at kilgore gate
expect vp 2 1
asked 1
do 1 trap d3
expect level dugrun 1

test BR-RULE-19 BR-FORCE-1 BR-TRAP-10 BR-LVL-6 Force into a trap: the source of the Force
duel
turn 2
at goldarr d5
at kilgore d4
damage kilgore 5
trap d3 damage2
hand 2 verdict
do 2 play verdict; stay; attack kilgore; move d3
# 2 - 1 = 1 makes 6, the trap 8
expect at kilgore gate
asked 1
do 1 trap d3
expect vp 2 1
expect level goldarr 1

test BR-RULE-19 BR-TRAP-10 BR-LVL-6 Fear into a trap: its source, although the victim's player picks the way
duel
at kilgore d5
at dugrun d4
damage dugrun 5
trap d3 damage1
at gwaien c3
at deryn e4
hand 1 war-bellow
do 1 play war-bellow; stay; use
# the best ways from D5: W to D2, NW to B2 (Gwaien in the way), SW to F3 (Deryn in the way)
prompt replace-trap
event trap dugrun damage1 d3
expect at dugrun gate
do 2 trap d3
expect vp 1 1
expect level kilgore 1

test BR-RULE-19 BR-RULE-24 BR-TRAP-2 Place of an enemy onto a trap: the source of the Place
pack brawl-keywords
duel
at gwaien d5
at dugrun d3
damage dugrun 2
trap c4 damage3
hand 1 fireball
do 1 play fireball; stay; attack dugrun; place c4
# 4 - 1 = 3 makes 5, the trap 8
event trap dugrun damage3 c4
asked 2
do 2 trap c4
expect at dugrun gate
expect vp 1 1
expect level gwaien 1
