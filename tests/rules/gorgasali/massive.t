# Massive weapons (Massive Waffen)

test GO-MASS-1 GO-WPN-6 Kiss: range 1, one die, 35 damage from 5 on
table armazi ebue varas
at armazi 9-6
at ebue 8-7
at varas 9-8
card armazi kiss
dice 1 2
do 1 roll; stay
denied 1 GO-RANGE-3 shoot kiss varas
dice 5
do 1 shoot kiss ebue
event fixed 5 5 35
expect health ebue 65

test GO-MASS-1 Kiss misses with a 4
table armazi ebue
at armazi 9-6
at ebue 8-7
card armazi kiss
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot kiss ebue
event miss armazi 4 5
expect health ebue 100

test GO-MASS-1 Janeli: range 1, one die, 40 damage from 5 on
table armazi ebue varas
at armazi 9-6
at ebue 8-7
at varas 9-8
card armazi janeli
dice 1 2
do 1 roll; stay
denied 1 GO-RANGE-3 shoot janeli varas
dice 6
do 1 shoot janeli ebue
event fixed 6 5 40
expect health ebue 60

test GO-MASS-2 Tochinator: range 1, a 4 hits for 45 and spends it
table armazi ebue varas
at armazi 9-6
at ebue 9-7
at varas 9-8
card armazi tochinator
dice 1 2
do 1 roll; stay
denied 1 GO-RANGE-3 shoot tochinator varas
dice 4
do 1 shoot tochinator ebue
event fixed 4 4 45
no-event stays-loaded
expect health ebue 55
expect loaded armazi weapon no

test GO-MASS-2 Tochinator: a 2 misses, no damage, and the weapon is still spent
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi tochinator
dice 1 2
do 1 roll; stay
dice 2
do 1 shoot tochinator ebue
event miss armazi 2 4
expect health ebue 100
expect loaded armazi weapon no

test GO-MASS-2 Tochinator: a 3 misses
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi tochinator
dice 1 2
do 1 roll; stay
dice 3
do 1 shoot tochinator ebue
expect health ebue 100

test GO-RULE-65 GO-ACT-11 Tochinator with a 5 stays loaded, but there is no second shot this turn
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi tochinator scratch
dice 1 2
do 1 roll; stay
dice 5
do 1 shoot tochinator ebue
event stays-loaded tochinator
expect health ebue 55
expect loaded armazi weapon yes
denied 1 GO-ACT-11 shoot tochinator ebue
denied 1 GO-ACT-11 shoot scratch ebue
denied 1 GO-ACT-10 reload

test GO-RULE-65 GO-RULE-35 Tochinator at a target on a platform: a 5 counts 4, hits and is spent
table armazi ebue
at armazi 9-6
at ebue 9-7
banner ebue tree-platform 9-7
card armazi tochinator
dice 1 2
do 1 roll; stay
dice 5
do 1 shoot tochinator ebue
no-event stays-loaded
expect health ebue 55
expect loaded armazi weapon no

test GO-RULE-65 GO-RULE-35 Tochinator at a target on a platform: a 6 counts 5 and leaves it loaded
table armazi ebue
at armazi 9-6
at ebue 9-7
banner ebue tree-platform 9-7
card armazi tochinator
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot tochinator ebue
event stays-loaded tochinator
expect loaded armazi weapon yes

test GO-RULE-65 Tochinator that stayed loaded can shoot in the next turn
table armazi ebue
at armazi 9-6
at ebue 9-7
card armazi tochinator
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot tochinator ebue; end
pass
frozen armazi
do 1 go-on
offered 1 shoot tochinator ebue

test GO-RULE-65 Jalugar: range 1, from 3 on 50 damage, and 15 health for the shooter
table armazi ebue varas
at armazi 9-6
at ebue 9-7
at varas 9-8
health armazi 50
card armazi jalugar
dice 1 2
do 1 roll; stay
denied 1 GO-RANGE-3 shoot jalugar varas
dice 3
do 1 shoot jalugar ebue
event fixed 3 3 50
event heal armazi 15 65
expect health ebue 50
expect health armazi 65

test GO-RULE-65 GO-HP-1 Jalugar never heals above 100
table armazi ebue
at armazi 9-6
at ebue 9-7
health armazi 92
card armazi jalugar
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot jalugar ebue
expect health armazi 100

test GO-RULE-65 Jalugar heals nothing after a miss
table armazi ebue
at armazi 9-6
at ebue 9-7
health armazi 50
card armazi jalugar
dice 1 2
do 1 roll; stay
dice 2
do 1 shoot jalugar ebue
event miss armazi 2 3
expect health armazi 50
expect health ebue 100

test GO-RULE-65 Jalugar heals also if field and armour leave no loss
table armazi ebue
at armazi 9-6
at ebue 9-7
banner ebue magic-field 9-7
card ebue helmet vest
health armazi 50
card armazi jalugar
dice 1 2
do 1 roll; stay
dice 3
do 1 shoot jalugar ebue
expect health ebue 100
expect lacks ebue helmet vest
expect health armazi 65
