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

test GO-RANGE-3 GO-SMOKE-2 GO-WPN-3 Who points at an enemy means the loaded weapon, who points at a weapon the nearest enemy
table armazi ebue varas
no-chests
at armazi 20-14
at ebue 26-14
at varas 20-15
unloaded armazi gemini
card armazi lynx
banner varas smoke-ball 20-15
cooldown armazi 5
dice 1 2
do 1 roll; stay
pointed 1 GO-RANGE-3 character ebue
pointed 1 GO-SMOKE-2 character varas
pointed 1 GO-SMOKE-2 card lynx
pointed 1 GO-WPN-3 card gemini

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

test GO-TREE-2 GO-BARR-3 What blocks the sight, and where
table armazi ebue varas
no-chests
at armazi 14-14
at ebue 14-17
at varas 11-14
card armazi lynx ntt-ball
barrier ebue 12-12 12-16
cooldown armazi 5
dice 1 2
do 1 roll; stay
said 1 shoot lynx ebue ; The sight is blocked: great tree on 14-15.
said 1 shoot lynx varas ; The sight is blocked: barrier on 12-14.
said 1 throw ntt-ball varas ; The sight is blocked: barrier on 12-14.

test GO-MOVE-4 GO-TERR-4 What a step costs, and what is left
table armazi ebue
no-chests
at armazi 10-10
at ebue 27-20
dice 1 1
do 1 roll
said 1 step 10-9 ; This step costs 3 you have 2 left.

test GO-COOL-1 How long an ability is not ready
table armazi ebue
no-chests
at armazi 10-10
at ebue 10-11
cooldown armazi 2
said 1 supernova ebue ; Not ready yet: cooldown 2.

test GO-RANGE-3 GO-ABIL-4 How far a throw and Octor's ability reach
table octor medea varas
no-chests
at octor 10-10
at medea 10-14
at varas 14-10
card octor ntt-ball
said 1 imitate medea ; Distance 4 the ability reaches from 1 to 3.
dice 1 2
do 1 roll; stay
said 1 throw ntt-ball varas ; Distance 4 the range is 1 to 3.

test GO-WPN-1 GO-WPN-8 GO-RULE-8 Enemies before the move and after it, and sectors at any time
table medea ebue
no-chests
at medea 10-10
at ebue 10-11
pointed 1 GO-WPN-1 character ebue
pointed 1 GO-RULE-8 sector 5
dice 1 2
do 1 roll
pointed 1 GO-WPN-1 character ebue
do 1 stay
pointed 1 GO-WPN-8 character ebue
pointed 1 GO-RULE-8 sector 5

test GO-RULE-8 Who waits in a sector is no target, and it is said why
table armazi ebue
no-chests
at armazi 20-14
at ebue sector
card armazi gemini
dice 1 2
do 1 roll; stay
said 1 shoot gemini ebue ; A sector lies outside the map: nobody aims from there or at it and nobody goes back there.

test GO-RULE-32 Whoever arranges the backpack does nothing else
table armazi ebue
no-chests
at armazi 10-10
card armazi axe helmet
stored armazi rope
dice 1 2
do 1 roll; stay; arrange
pointed 1 GO-RULE-32 card helmet
pointed 1 GO-RULE-32 slot helmet

test GO-RANGE-3 GO-FLAME-1 A range of one distance is told as just that
table armazi ebue
no-chests
at armazi 20-14
at ebue 20-15
card armazi flame-ball kiss
cooldown armazi 5
dice 1 2
do 1 roll; stay
said 1 throw flame-ball ebue ; Distance 1 the range is exactly 2.
expect fact 1 card-1 flame-ball range-exact 2
expect fact 1 card-1 flame-ball range-from none
expect fact 1 card-1 kiss range 1
