# Skoldur

test EU-SKOL-1 EU-SKOL-2 Gaar goes into pouches
match skoldur dral
gaar 1 1
expect free-pouches 1 2

test EU-SKOL-3 EU-SKOL-11 Gaar into dwurt at any time, the die does not move
match skoldur dral
gaar 1 1
dwurt 1 3
do 1 brew
cites EU-SKOL-3 dwurt 1 1
expect dwurt 1 4
expect gaar 1 0
expect dwurt-die 1 0

test EU-SKOL-4 EU-LOSE-5 Death in combat: three gaar
match skoldur maeldur
dwurt 1 0
health 1 1
fight 1 wild-boar
dice 6 6
until turn
expect gaar 1 3

test EU-SKOL-5 A quest for gaar is not paid with dwurt
match skoldur dral
stands 1 i-e1 a
open envoy-f envoy-a
denied 1 EU-QUEST-1 quest envoy-f
gaar 1 2
offered 1 quest envoy-f

test EU-SKOL-6 EU-SELL-6 Dwurt cannot be sold
match skoldur dral
at-merchants 1
owner 2 e1n2
strip 1
gold 1 0
denied 1 EU-RULE-23 trade

test EU-SKOL-7 EU-SKOL-10 Two dwurt: 7 becomes 13, no die is re-rolled
match skoldur dral
facing 1 water
dice 4 3
do 1 face
denied 1 EU-SKOL-7 reroll 1
not-offered 1 reroll 1
do 1 dwurt; dwurt
cites EU-SKOL-10 dwurt-die 1 2
expect value 13
expect dwurt 1 3
expect dwurt-die 1 2

test EU-SKOL-7 EU-RULE-76 Monster value 11, one dwurt: 8
match skoldur dral
fight 1 wild-boar
dice 6 5
until hero
do 1 dwurt
expect monster-value 8

test EU-SKOL-8 EU-SKOL-10 A tile that costs dwurt
match skoldur dral
health 1 3
do 1 use dwurt-gulp
expect health 1 6
expect dwurt 1 4
expect dwurt-die 1 1

test EU-SKOL-8 EU-RULE-93 Without dwurt it cannot be used
match skoldur dral
health 1 3
dwurt 1 0
denied 1 EU-SKOL-8 use dwurt-gulp
not-offered 1 use dwurt-gulp

test EU-SKOL-12 EU-SKOL-9 EU-TURN-10 An unused die: one dwurt
match skoldur dral
dwurt 1 2
do 1 end; no
cites EU-SKOL-12 dwurt 1 1
expect dwurt 1 3

test EU-SKOL-12 EU-SKOL-11 EU-TURN-10 Three: one dwurt, three silver, −1 reputation, two injuries, die to 0
match skoldur dral
dwurt 1 2
dwurt-die 1 3
reputation 1 4
health 1 8
do 1 end; no
cites EU-SKOL-12 disgrace 1 1 3
expect dwurt 1 3
expect silver 1 3
expect reputation 1 3
expect health 1 6
expect dwurt-die 1 0

test EU-SKOL-12 One: a silver card
match skoldur dral
dwurt 1 2
dwurt-die 1 1
do 1 end; no
expect silver 1 1
expect dwurt 1 2

test EU-SKOL-12 Two
match skoldur dral
dwurt-die 1 2
health 1 8
do 1 end; no
expect silver 1 2
expect health 1 7

test EU-SKOL-12 Four
match skoldur dral
dwurt 1 2
dwurt-die 1 4
reputation 1 4
health 1 8
do 1 end; no
expect gold-cards 1 1
expect dwurt 1 3
expect reputation 1 3
expect health 1 4

test EU-SKOL-12 EU-RULE-4 Five, and more than five counts as five
match skoldur dral
dwurt 1 2
dwurt-die 1 5
facing 1 water
dice 3 3
do 1 face; dwurt; done
expect dwurt-die 1 5
reputation 1 4
health 1 8
do 1 end; no
cites EU-SKOL-12 dwurt 1 2
expect gold-cards 1 1
expect dwurt 1 3
expect health 1 2

test EU-SKOL-13 EU-RULE-86 The die kills him: −1 of the face and −1 for the death
match skoldur dral
dwurt-die 1 4
reputation 1 6
health 1 4
do 1 end; no
expect reputation 1 4
expect health 1 8
expect at 1 e0s0-m
expect gold-cards 1 1

test EU-SKOL-14 Alone cards of the dwurt die put nothing into the stores
match skoldur
store silver
dwurt-die 1 2
health 1 8
do 1 end; no
cites EU-SKOL-14 drew 1 frenzy
expect silver 1 2
expect store silver 1

test EU-SKOL-15 Tiles of value 0 must be revealed like others
match skoldur dral
at-merchants 1
gold 1 9
expect has 1 battle-axe 0
do 1 trade; reveal
only 1 keep battle-axe; keep war-cry

test EU-RULE-75 Stolen gaar: first that in pouches, then dwurt, of which the monster gets nothing
match skoldur dral
gaar 1 1
dwurt 1 3
hand 2 soul-control 2
fight 1 highwayman
until cards
do 2 play soul-control 2
expect gaar 1 0
expect dwurt 1 2
expect monster-gaar 2

test EU-LANG-17 EU-RULE-4 The dwurt die never goes below 0
match skoldur dral
wear 1 sober-hour
dwurt-die 1 1
do 1 use sober-hour
cites EU-TIME-11 dwurt-die 1 0
expect dwurt-die 1 0

test EU-SKOL-10 EU-SKOL-11 EU-SKOL-12 Two dwurt on a roll, one on a tile, one gaar converted: the die shows 3
match skoldur dral
facing 1 water
gaar 1 1
reputation 1 4
health 1 8
dice 4 3
do 1 face; dwurt; dwurt; done
do 1 use dwurt-gulp
do 1 brew
expect dwurt 1 3
expect dwurt-die 1 3
expect reputation 1 5
do 1 end; no
cites EU-SKOL-12 hurt 1 2 6
expect dwurt 1 4
expect silver 1 3
expect reputation 1 4
expect health 1 6
expect dwurt-die 1 0

test EU-SKOL-3 EU-SKOL-7 In the hero attack gaar may still become dwurt
match skoldur dral
gaar 1 1
dwurt 1 1
fight 1 thorn-vine
until weapon
dice 3 3
do 1 strike war-hammer
do 1 brew
expect dwurt 1 2
expect gaar 1 0
do 1 dwurt; dwurt
expect value 12

test EU-SKOL-3 EU-RULE-76 And in the monster attack
match skoldur dral
gaar 1 1
dwurt 1 0
fight 1 wild-boar
dice 6 5
until hero
do 1 brew; dwurt
expect monster-value 8
expect dwurt 1 0

test EU-SKOL-12 A die that shows nothing hurts nobody
match skoldur dral
markers 1 0 0 0
do 1 end
no-event hurt

test EU-SKOL-3 EU-LANG-7 Gaar is no dwurt
match
stands 1 i-e2 a
open hunter-a hunter-f
gaar 1 0
dwurt 1 0
carry 1 supplies
do 1 use supplies; choose 3
expect gaar 1 1
expect dwurt 1 0

test EU-SKOL-11 Hoard leaves a die that has begun as it is
match skoldur dral
wear 1 hoard
dwurt 1 1
dwurt-die 1 3
do 1 use hoard
expect dwurt-die 1 3

test EU-SKOL-7 A dwurt adds three and throws nothing anew
match skoldur dral
facing 1 water
dwurt 1 2
dice 1 2
do 1 face
denied 1 EU-SKOL-7 reroll 1
do 1 dwurt
expect value 6
expect dwurt 1 1
expect dwurt-die 1 1
