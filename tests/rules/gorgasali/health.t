# The health bar (Gesundheitsbalken)

test GO-HP-1 90 health and a small potion: 100
table armazi ebue
health armazi 90
card armazi small-potion
do 1 use small-potion
event heal armazi 10 100
expect health armazi 100

test GO-HP-1 No ability heals beyond 100
table medea drain
at medea 10-10
at drain 10-13
health medea 95
cooldown medea 0
force card helmet
do 1 heal
event heal medea 5 100
expect health medea 100
pass
health drain 97
card drain lynx
dice 1 2
do 2 roll; stay
dice 6 1 1
do 2 shoot lynx medea
event heal drain 3 100
expect health drain 100

test GO-HP-1 No weapon either: Jalugar gives 15
table armazi ebue
at armazi 10-10
at ebue 10-11
health armazi 90
card armazi jalugar
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot jalugar ebue
expect health armazi 100

test GO-HP-1 A large potion and a healing point do not either
table armazi ebue
at armazi 10-12
no-chests
health armazi 30
card armazi large-potion
do 1 use large-potion
event heal armazi 70 100
health armazi 95
dice 2 1
do 1 roll; step 10-13; step 10-14
expect health armazi 100

test GO-HP-2 Damage and healing count in single points
table armazi ebue
at armazi 10-10
at ebue 10-12
health armazi 31
card armazi small-potion scratch
do 1 use small-potion
event heal armazi 20 51
expect health armazi 51
dice 1 2
do 1 roll; stay
banner ebue magic-field 10-12
dice 3
do 1 shoot scratch ebue
event loss ebue 7 93
expect health ebue 93

test GO-HP-3 At 0 health a player is eliminated, and health never falls below
table armazi ebue varas
at armazi 10-10
at ebue 10-12
health ebue 29
card armazi scratch
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot scratch ebue
event loss ebue 30 0
event out-by ebue armazi
expect health ebue 0
expect at ebue out
not-over

test GO-HP-3 With 1 health left he plays on
table armazi ebue varas
at armazi 10-10
at ebue 10-12
health ebue 31
card armazi scratch
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot scratch ebue
expect health ebue 1
expect at ebue 10-12
do 1 end
asked 2
