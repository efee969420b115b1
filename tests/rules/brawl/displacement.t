# Displacement, hexes and rows (Verdrängen, Felder und Feldreihen)

test BR-DISP-1 Push is displacement: Rock Solid cancels it
duel
turn 2
level kilgore
at dugrun d5
at kilgore d4
hand 2 blunderbuss
do 2 play blunderbuss; stay; aim w
# 3 - 2 = 1
event unmoved kilgore
expect at kilgore d4
expect damage kilgore 1

test BR-DISP-1 Pull is displacement
duel
turn 2
level kilgore
at dugrun d1
at kilgore d4
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
# 2 - 2 = 0
event unmoved kilgore
expect at kilgore d4
expect damage kilgore 0

test BR-DISP-1 Force is displacement
duel
turn 2
level kilgore
at goldarr d5
at kilgore d4
hand 2 verdict
do 2 play verdict; stay; attack kilgore
event unmoved kilgore
prompt activate
expect at kilgore d4

test BR-DISP-1 Fear is displacement
duel kilgore gwaien tzu-xiao deryn goldarr dugrun
turn 2
level kilgore
at deryn d5
at kilgore d4
hand 2 storm-shriek
do 2 play storm-shriek; stay; attack kilgore
event unmoved kilgore
prompt activate
expect at kilgore d4

test BR-DISP-1 Place is none: Rock Solid does not hinder it
duel
level kilgore
at kilgore d4
at gwaien d5
hand 1 fold-space
do 1 play fold-space; choose kilgore; place d2
expect at kilgore d2

test BR-DISP-2 Rock Solid at the arena's edge, Push 2 against the edge: no movement, 0 damage
duel
level kilgore
at kilgore d8
at dugrun d7
hand 1 wide-swing
hand 2 blast-charge
do 1 play wide-swing; stay; aim w
do 2 react blast-charge dugrun
event unmoved kilgore
expect at kilgore d8
expect damage kilgore 0

test BR-DISP-2 Without Rock Solid the same Push deals 2 damage
duel
at kilgore d8
at dugrun d7
hand 1 wide-swing
hand 2 blast-charge
do 1 play wide-swing; stay; aim w
do 2 react blast-charge dugrun
expect at kilgore d8
expect damage kilgore 2

test BR-DISP-3 BR-ROOT-4 Rooted, Push 2: no movement, 2 damage
duel
root kilgore
at kilgore d5
at dugrun d4
hand 1 wide-swing
hand 2 blast-charge
do 1 play wide-swing; aim w
do 2 react blast-charge dugrun
expect at kilgore d5
expect damage kilgore 2

test BR-DISP-3 BR-ROOT-4 Rooted, Pull 2: no movement, 2 damage
duel
turn 2
root kilgore
at dugrun d1
at kilgore d4
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
# 2 - 1 = 1, and 2 for the Pull
expect at kilgore d4
expect damage kilgore 3

test BR-DISP-4 BR-ROOT-4 Rooted, Fear 2: no movement, 0 damage
duel
root dugrun
at kilgore d5
at dugrun d4
hand 1 war-bellow
do 1 play war-bellow; stay; use
prompt activate
expect at dugrun d4
expect damage dugrun 0

test BR-DISP-4 BR-ROOT-4 Rooted, Force 2: no movement, no damage
duel
turn 2
root kilgore
at goldarr d5
at kilgore d4
hand 2 verdict
do 2 play verdict; stay; attack kilgore
# only the attack: 2 - 1 = 1
prompt activate
expect at kilgore d4
expect damage kilgore 1

# ---- rows ---------------------------------------------------------------------------------------

test BR-HEX-1 BR-HEX-2 BR-DASH-1 Dash 2 from D4: five straight rows, the sixth is blocked by the statue
duel
turn 2
at goldarr d4
at tzu-xiao i1
hand 2 golden-charge
do 2 play golden-charge; stay; use
prompt dash
# D5 D6, C4 B4, C3 B2, D3 D2, E4 F3, and staying
expect answers 11
offered 2 move d5
offered 2 move d6
offered 2 move c4
offered 2 move b4
offered 2 move c3
offered 2 move b2
offered 2 move d3
offered 2 move d2
offered 2 move e4
offered 2 move f3
offered 2 stay
# D5 - C5 bends; E5 holds the statue and F5 lies behind it
denied 2 BR-DASH-1 move c5
denied 2 BR-MOVE-2 move e5
denied 2 BR-MOVE-2 move f5

test BR-HEX-2 BR-DASH-1 A Dash that meets a trap may go on, but not leave its row
duel
turn 2
at goldarr d5
trap d4 damage1
hand 2 golden-charge
do 2 play golden-charge; stay; use; move d4; trap c4
prompt dash
only 2 move d3; stay
denied 2 BR-DASH-1 move c3
do 2 move d3
expect at goldarr d3

test BR-HEX-1 BR-RULE-63 A direct shot needs the row, and a statue in the row blocks it
duel
turn 2
at dugrun e4
at kilgore e6
at gwaien c3
at deryn d4
hand 2 venom-bolt
do 2 play venom-bolt; stay
# E6 is in the row behind Garnet's statue; C3 is near enough, but in no row
denied 2 BR-TGT-7 attack kilgore
denied 2 BR-TGT-6 attack gwaien

test BR-RULE-63 A row goes on behind a statue: Push straight across it
duel
at gwaien e6
at goldarr e4
hand 1 fireball
hand 2 blast-charge
do 1 play fireball; stay; attack goldarr
do 2 react blast-charge goldarr
# away from E4 across E5: Gwaien to E7, then Ragryl's statue on E8: 1 damage
expect at gwaien e7
expect damage gwaien 1

test BR-RULE-63 A Dash does not pass the statue in its row
duel
turn 2
at goldarr e4
hand 2 golden-charge
do 2 play golden-charge; stay; use
denied 2 BR-MOVE-2 move e6
denied 2 BR-MOVE-2 move e5

# ---- details of Push and Pull ---------------------------------------------------------------------

test BR-RULE-29 BR-PUSH-6 Not in one row: no Push, no damage
duel
turn 2
at dugrun d6
at gwaien c4
at kilgore d5
hand 2 blunderbuss
do 2 play blunderbuss; stay; aim w
# the cone to the west covers D5, D4, C4 and E5; C4 is in no row with D6
do 2 choose gwaien
expect at gwaien c4
expect damage gwaien 3
expect at kilgore d4
expect damage kilgore 2

test BR-RULE-29 BR-PULL-6 Not in one row: no Pull, no damage
duel
turn 2
at dugrun d1
at kilgore d3
hand 2 harpoon
hand 1 mirror-image
do 2 play harpoon; stay; attack kilgore
do 1 react mirror-image kilgore
# 2 - 1 - 1 = 0; placed on C3, out of the row, before the Pull
do 1 place c3
expect at kilgore c3
expect damage kilgore 0

test BR-RULE-30 BR-PUSH-3 Who is bumped into suffers nothing
duel
at kilgore d6
at dugrun d5
at goldarr d4
hand 1 crusher
do 1 play crusher; stay; attack dugrun
# 4 - 1 = 3 and 1 for the Push
expect at dugrun d5
expect damage dugrun 4
expect damage goldarr 0
expect at goldarr d4

test BR-RULE-30 BR-PULL-3 Nor who stands in the way of a Pull
duel
turn 2
at dugrun d1
at kilgore d2
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
# 2 - 1 = 1, and 2 for the Pull
expect at kilgore d2
expect damage kilgore 3
expect damage dugrun 0

test BR-RULE-31 Out of action in a trap on the way: the Pull ends, no further damage
duel
turn 2
at dugrun d1
at kilgore d4
damage kilgore 4
trap d3 damage2
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
# 4 + 1 + 2 = 7: out; the second hex lapses
expect at kilgore gate
do 1 trap d3
expect at kilgore gate
expect damage kilgore 0
expect vp 2 1
no-event damage kilgore

test BR-RULE-31 The same with a Push
duel
at kilgore d5
at dugrun d4
damage kilgore 6
trap d6 damage1
hand 1 wide-swing
hand 2 blast-charge
do 1 play wide-swing; stay; aim w
do 2 react blast-charge dugrun
expect at kilgore gate
do 1 trap d6
expect at kilgore gate
expect damage kilgore 0
expect vp 2 1
expect level dugrun 1

test BR-RULE-32 BR-PULL-5 A root trap in the middle of a Pull: the rest becomes damage
duel
turn 2
at dugrun d1
at kilgore d4
trap d3 root
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
expect at kilgore d3
do 1 trap c4
# 2 - 1 = 1, and 1 for the hex that is missing
expect at kilgore d3
expect damage kilgore 2
expect rooted kilgore 1

test BR-RULE-32 BR-PUSH-5 A root trap in the middle of a Push
duel
at kilgore d5
at dugrun d4
trap d6 root
hand 1 wide-swing
hand 2 blast-charge
do 1 play wide-swing; stay; aim w
do 2 react blast-charge dugrun
do 1 trap c4
expect at kilgore d6
expect damage kilgore 1
