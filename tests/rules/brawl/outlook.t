# What is shown of an action before it is chosen: where its champion could go, where a target could
# stand, and who does. E1 is a corner with two neighbours besides a statue: D1 and F1.

test BR-ACT-7 BR-TGT-1 Crusher: two hexes, then whoever is next to one of them
duel
at kilgore e1
at dugrun c1
expect outlook goes crusher d1 d2 f1 f2 g1
expect outlook reaches crusher e1 d1 f1 d2 c1 f2 g1 d3 c2 e3 f3 g2 h1
expect outlook blocked crusher none
expect outlook meets crusher dugrun

test BR-MOVE-2 BR-MOVE-4 BR-ROOT-2 Enemies and traps are in the way, and who is rooted stays
duel
at kilgore e1
at dugrun d1
at goldarr g2
trap f1 damage1
expect outlook goes crusher f1
expect outlook meets crusher dugrun
root kilgore
expect outlook goes crusher none
expect outlook reaches crusher d1 f1
expect outlook meets crusher dugrun

test BR-TGT-6 BR-TGT-7 BR-RULE-35 Lance of Light: behind statues and champions the row is blocked
duel
turn 2
at goldarr e1
at dugrun d1
at kilgore g1
root goldarr
expect outlook reaches lance-of-light d1 f1 g1
expect outlook blocked lance-of-light c1 b1 e3 e4 h1
expect outlook meets lance-of-light kilgore

test BR-ATK-2 BR-DASH-1 Lance of Light: a Dash before the attack leads on
duel
turn 2
at goldarr e1
expect outlook goes lance-of-light d1 f1 c1 d2 f2 g1

test BR-TGT-9 BR-RULE-69 An area, turned any way; only enemies are looked for
duel
at kilgore e1
at gwaien d1
at dugrun f1
root kilgore
expect outlook reaches wide-swing d1 f1
expect outlook meets wide-swing dugrun

test BR-RULE-64 BR-HEAL-3 A skill for allies: to heal, who has damage; to move, oneself too
duel
at gwaien e1
at kilgore d1
at deryn f1
damage kilgore 2
expect outlook meets wellspring kilgore
expect outlook meets fold-space kilgore gwaien deryn

test BR-JUMP-1 BR-RULE-74 Movement in the text box comes before whom it names
duel
turn 2
at tzu-xiao e1
at kilgore b2
expect outlook goes tiger-leap d1 f1 c1 d2 e3 f2 g1 b1 c2 d3 e4 f3 g2 h1
expect outlook meets tiger-leap kilgore
root tzu-xiao
expect outlook goes tiger-leap none
expect outlook meets tiger-leap none

test BR-CONT-11 A trap is looked for, nobody else
duel
turn 2
at dugrun e1
at kilgore d1
root dugrun
expect outlook meets trapsmith none

test BR-ENTER-1 BR-STD-6 From the gate, and with a standard action
duel
at kilgore gate
at gwaien gate
expect outlook goes hurry kilgore a1 a2 a4 a5 b1 b2 b3 b4 b5 b6
expect outlook reaches hurry kilgore none
expect outlook goes fold-space none
expect outlook reaches fold-space none
at deryn e1
root deryn
expect outlook reaches destroy deryn d1 f1

test BR-REACT-1 A reaction reaches nothing by itself
duel
at kilgore e1
expect outlook goes darksteel-armour none
expect outlook reaches darksteel-armour none

test BR-RULE-68 From a hex one looks at: no movement more, only what can be aimed at there
duel
turn 2
at goldarr e1
at kilgore b1
at gwaien a1
expect outlook goes lance-of-light from d1 none
expect outlook meets lance-of-light from d1 kilgore
expect outlook meets lance-of-light from f1 none
expect outlook meets sun-hammer from c1 kilgore
expect outlook goes golden-charge from d1 none
