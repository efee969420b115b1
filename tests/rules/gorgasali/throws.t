# Throw cards (Wurfkarten): flame ball, magic spear, NTT ball. The smoke ball has a file of its own.

test GO-THROW-1 Only after the move
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-10
card armazi magic-spear
not-offered 1 throw magic-spear ebue
dice 1 2
do 1 roll
not-offered 1 throw magic-spear ebue
do 1 step 9-7
not-offered 1 throw magic-spear ebue
do 1 step 10-7
not-offered 1 throw magic-spear ebue
do 1 step 10-8
offered 1 throw magic-spear ebue

test GO-THROW-1 GO-ACT-13 At most one a turn
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi ntt-ball
unloaded armazi gemini
dice 1 2
do 1 roll; stay; throw ntt-ball ebue
force card lynx magic-spear helmet
do 1 open
prompt put
do 1 put throw
denied 1 GO-ACT-13 throw magic-spear ebue

test GO-THROW-1 GO-ACT-13 Smoke counts as one
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi smoke-ball
unloaded armazi gemini
dice 1 2
do 1 roll; stay; use smoke-ball
force card lynx magic-spear helmet
do 1 open; put throw
denied 1 GO-ACT-13 throw magic-spear ebue

test GO-THROW-1 GO-ACT-13 and after another there is no smoke
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi ntt-ball
unloaded armazi gemini
dice 1 2
do 1 roll; stay; throw ntt-ball ebue
force card lynx smoke-ball helmet
do 1 open; put throw
denied 1 GO-ACT-13 use smoke-ball

test GO-THROW-1 GO-ACT-9 Besides a shot and a defence card
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
card armazi gemini magic-field ntt-ball
dice 1 2
do 1 roll; stay
dice 1 1
do 1 shoot gemini ebue; use magic-field; throw ntt-ball ebue
event unloaded ebue

test GO-THROW-1 GO-CARD-4 Not from the backpack
table armazi ebue
at armazi 9-6
at ebue 9-7
stored armazi ntt-ball
dice 1 2
do 1 roll; stay
not-offered 1 throw ntt-ball ebue

test GO-THROW-2 Discarded after a hit
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 6 6
do 1 throw flame-ball ebue
expect lacks armazi flame-ball
expect discarded flame-ball 1

test GO-THROW-2 and after a miss
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 1 1
do 1 throw flame-ball ebue
expect lacks armazi flame-ball
expect discarded flame-ball 1

test GO-THROW-3 GO-RULE-58 Enemies in clear sight, on the map and in range
partners armazi ebue varas tsiva
at armazi 14-13
at ebue 13-17
at varas 13-13
card armazi magic-spear
dice 1 2
do 1 roll; stay
denied 1 GO-TREE-2 throw magic-spear ebue
denied 1 GO-RULE-58 throw magic-spear varas
denied 1 GO-RULE-8 throw magic-spear tsiva

test GO-THROW-3 Two of them cause damage, the NTT ball none
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi ntt-ball
dice 1 2
do 1 roll; stay; throw ntt-ball ebue
no-event loss
expect health ebue 100

# ---- flame ball ----

test GO-FLAME-1 GO-THROW-3 The target must be exactly two squares away
table armazi ebue varas tsiva
at armazi 9-6
at ebue 9-7
at varas 7-7
at tsiva 9-9
card armazi flame-ball
dice 1 2
do 1 roll; stay
denied 1 GO-RANGE-3 throw flame-ball ebue
offered 1 throw flame-ball varas
denied 1 GO-RANGE-3 throw flame-ball tsiva

test GO-FLAME-2 GO-FLAME-3 4 and 5 hit: 40
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 4 5
do 1 throw flame-ball ebue
event dice 4 5
event loss ebue 40 60
expect health ebue 60

test GO-FLAME-2 4 and 4 miss: nobody takes damage
table armazi ebue varas
at armazi 9-6
at ebue 9-8
at varas 9-9
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 4 4
do 1 throw flame-ball ebue
event miss armazi 8 9
expect health ebue 100
expect health varas 100

test GO-FLAME-4 Every enemy next to the target takes the same, who is two squares off nothing
table armazi ebue varas tsiva medea
at armazi 9-6
at ebue 9-8
at varas 8-9
at tsiva 10-8
at medea 9-10
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 6 3
do 1 throw flame-ball ebue
expect health ebue 60
expect health varas 60
expect health tsiva 60
expect health medea 100
expect health armazi 100

test GO-RULE-48 GO-RULE-58 Never the thrower's mate
partners armazi ebue varas tsiva
at armazi 9-6
at ebue 9-8
at varas 9-7
at tsiva 8-8
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 6 3
do 1 throw flame-ball ebue
expect health ebue 60
expect health tsiva 60
expect health varas 100
expect health armazi 100

test GO-RULE-48 Sight is needed to the main target only
table armazi ebue varas
no-chests
at armazi 9-8
at ebue 9-10
at varas 10-10
barrier varas 10-5 10-9
card armazi flame-ball
dice 1 2
do 1 roll; stay
expect sight 9-8 9-10 yes
expect sight 9-8 10-10 no
not-offered 1 throw flame-ball varas
dice 6 3
do 1 throw flame-ball ebue
expect health ebue 60
expect health varas 60

test GO-RULE-48 Each victim uses his own field and armour
table armazi ebue varas tsiva
no-chests
at armazi 9-6
at ebue 9-8
at varas 8-9
at tsiva 10-8
banner varas magic-field 8-9
card ebue vest
card varas helmet
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 6 3
do 1 throw flame-ball ebue
expect health ebue 80
expect health varas 90
expect health tsiva 60
expect lacks ebue vest
expect lacks varas helmet

test GO-RULE-48 GO-RULE-54 The splash comes also if the target is out; his things first, then the next clockwise
table armazi ebue varas tsiva
at armazi 9-6
at tsiva 9-8
at ebue 8-9
at varas 20-4
health tsiva 40
health ebue 10
card tsiva compass
card ebue boat
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 6 3
do 1 throw flame-ball tsiva
event out-by tsiva armazi
prompt put
expect at tsiva out
expect at ebue 8-9
do 1 put utility
event out-by ebue armazi
prompt put
do 1 put utility-2
expect has armazi compass boat
expect chests armazi 3
not-over
expect health varas 100

test GO-RULE-48 GO-GOAL-1 The last two at once: the thrower wins
table armazi ebue varas
at armazi 9-6
at ebue 9-8
at varas 9-9
health ebue 40
health varas 40
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 6 3
do 1 throw flame-ball ebue
over 1

# ---- magic spear ----

test GO-SPEAR-1 Range 1 to 6
table armazi ebue varas tsiva
at armazi 9-4
at ebue 9-5
at varas 9-10
at tsiva 9-11
card armazi magic-spear
dice 1 2
do 1 roll; stay
offered 1 throw magic-spear ebue
offered 1 throw magic-spear varas
denied 1 GO-RANGE-3 throw magic-spear tsiva
expect odds need 1 throw magic-spear ebue
expect odds need 6 throw magic-spear varas

test GO-SPEAR-2 GO-SPEAR-3 Range 4: a 4 hits for 60
table armazi ebue
at armazi 9-6
at ebue 9-10
card armazi magic-spear
dice 1 2
do 1 roll; stay
dice 4
do 1 throw magic-spear ebue
event dice 4
expect health ebue 40

test GO-SPEAR-2 Range 4: a 5 misses
table armazi ebue
at armazi 9-6
at ebue 9-10
card armazi magic-spear
dice 1 2
do 1 roll; stay
dice 5
do 1 throw magic-spear ebue
event miss-exact armazi 5 4
cites GO-SPEAR-2
expect health ebue 100

test GO-SPEAR-2 Range 4: a 3 misses
table armazi ebue
at armazi 9-6
at ebue 9-10
card armazi magic-spear
dice 1 2
do 1 roll; stay
dice 3
do 1 throw magic-spear ebue
event miss-exact armazi 3 4
expect health ebue 100

test GO-SPEAR-3 Only the target is hurt
table armazi ebue varas
at armazi 9-6
at ebue 9-8
at varas 9-9
card armazi magic-spear
dice 1 2
do 1 roll; stay
dice 2
do 1 throw magic-spear ebue
expect health ebue 40
expect health varas 100

# ---- NTT ball ----

test GO-NTT-1 One enemy within range 3, no roll
table armazi ebue varas tsiva
at armazi 9-6
at ebue 9-9
at varas 9-10
at tsiva 9-7
card ebue lynx
card tsiva lynx
card armazi ntt-ball
dice 1 2
do 1 roll; stay
offered 1 throw ntt-ball tsiva
denied 1 GO-RANGE-3 throw ntt-ball varas
do 1 throw ntt-ball ebue
no-event dice
no-event miss
event unloaded ebue
expect loaded ebue weapon no
expect loaded tsiva weapon yes

test GO-NTT-2 GO-RULE-49 Both weapons are turned down; reloading is the main action of the next turn
table armazi ebue
at armazi 9-6
at ebue 9-9
card ebue lynx gemini
card armazi ntt-ball
dice 1 2
do 1 roll; stay; throw ntt-ball ebue
expect loaded ebue weapon no
expect loaded ebue weapon-2 no
expect has ebue lynx gemini
do 1 end
dice 1 2
do 2 roll; stay
denied 2 GO-WPN-3 shoot lynx armazi
denied 2 GO-WPN-3 shoot gemini armazi
do 2 reload
expect loaded ebue weapon yes
expect loaded ebue weapon-2 yes
denied 2 GO-ACT-10 shoot lynx armazi

test GO-NTT-2 GO-RULE-49 GO-AMMO-1 With an ammunition bag he can shoot at once
table armazi ebue
at armazi 9-6
at ebue 9-9
card ebue lynx ammunition-bag
card armazi ntt-ball
dice 1 2
do 1 roll; stay; throw ntt-ball ebue; end
do 2 use ammunition-bag
dice 1 2
do 2 roll; stay
offered 2 shoot lynx armazi

test GO-RULE-49 GO-TREE-2 It needs clear sight: the great tree stands between
table armazi ebue
at armazi 15-13
at ebue 13-16
card armazi ntt-ball
dice 1 2
do 1 roll; stay
expect range 15-13 13-16 3
denied 1 GO-TREE-2 throw ntt-ball ebue

test GO-SPEAR-2 Just the distance hits, and that is what is told before and after
table armazi ebue
no-chests
at armazi 20-14
at ebue 20-15
card armazi magic-spear
cooldown armazi 5
dice 1 2
do 1 roll; stay
expect odds need 1 exact 1 hit 166667 throw magic-spear ebue
dice 4
do 1 throw magic-spear ebue
event miss-exact armazi 4 1
no-event miss
