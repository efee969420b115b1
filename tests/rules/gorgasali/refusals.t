# Why not: the rule that applies, with the figures of the case

test GO-RANGE-3 GO-ABIL-4 How far it is and how far it may be
table armazi ebue varas
no-chests
at armazi 20-14
at ebue 22-12
at varas 24-14
card armazi gemini ntt-ball
cooldown armazi 0
said 1 supernova varas ; Distance 4 the ability reaches from 1 to 2.
dice 1 2
do 1 roll; stay
said 1 shoot gemini varas ; Distance 4 the range is 1 to 2.

test GO-WPN-1 GO-ACT-2 GO-CARD-4 Before the roll: weapons, enemies, squares, chests
table armazi ebue
at armazi 20-14
at ebue 22-12
card armazi gemini helmet
card ebue lynx
cooldown armazi 5
pointed 1 GO-WPN-1 card gemini
pointed 1 GO-ARM-2 card helmet
pointed 1 GO-CARD-4 card lynx
pointed 1 GO-ACT-2 square 20-15
pointed 1 GO-ACT-2 character armazi
pointed 1 GO-CHEST-3 token chest

test GO-WPN-3 GO-SMOKE-2 GO-ACT-9 After the move: not loaded, in smoke, no second move
table armazi ebue
no-chests
at armazi 20-14
at ebue 20-15
card armazi gemini
banner ebue smoke-ball 20-15
cooldown armazi 5
dice 1 2
do 1 roll; stay
said 1 shoot gemini ebue ; Ebue stands in smoke where weapons cannot hit.
pointed 1 GO-SMOKE-2 character ebue
pointed 1 GO-SMOKE-2 card gemini
pointed 1 GO-ACT-9 square 20-13
