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
