# What a seat sees: a combat and what its values are made of, needs of quests, the score, what is lost

test EU-MATK-14 EU-GAAR-2 The monster's value, its dice and what was added; the ladder of its card
match
fight 1 highwayman
dice 4 1
until hero
expect area-fact 1 combat-1 monster-die-1 4
expect area-fact 1 combat-1 monster-die-2 1
expect area-fact 2 combat-1 monster-value 5
expect area-fact 1 combat-1 monster-more none
expect area-fact 1 combat-1 wounds-1 5
expect area-fact 1 combat-1 wounds-2 8
expect area-fact 1 combat-1 wounds-3 12
expect area-fact 1 combat-1 strikes-1 none
expect fact 2 combat-1 highwayman life 4
dice 3
do 1 reroll 1
expect area-fact 1 combat-1 monster-die-1 3
expect area-fact 1 combat-1 monster-more -2
expect area-fact 1 combat-1 monster-value 2

test EU-ROLL-7 EU-MEET-6 EU-ELEM-7 What the power of earth adds is told by itself, on both sides
match
fight-under air-earth 1 cave-rat
dice 6 5
until hero
expect area-fact 1 combat-1 monster-more 2
expect area-fact 1 combat-1 monster-earth 2
expect area-fact 1 combat-1 hero-earth none
until weapon
dice 2 2
do 1 strike staff-of-fire
expect area-fact 1 combat-1 hero-thrown 2
expect area-fact 1 combat-1 hero-earth 2

test EU-HATK-9 EU-RULE-50 The hero's value is dice, what is worn and the foe's penalty
match ael dral
wear 1 rapier emerald
fight 1 highwayman
until weapon
dice 3 4
do 1 strike rapier
expect area-fact 1 combat-1 hero-die-1 3
expect area-fact 1 combat-1 hero-die-2 4
expect area-fact 1 combat-1 hero-worn 1
expect area-fact 1 combat-1 hero-penalty -1
expect area-fact 1 combat-1 hero-value 7
expect area-fact 1 combat-1 strikes-1 3
expect area-fact 1 combat-1 strikes-4 13

test EU-QUEST-1 EU-NEED-5 How much of each need a seat has is seen by all
match
left 0
lay -1 -1 ii-e5
open gem-cutter-b gem-cutter-c
gem 1 opal 2
expect fact 2 needs-1 gem-cutter-b need-1 1
expect tag 2 needs-1 gem-cutter-b ready no
expect fact 1 needs-1 gem-cutter-c need-1 2
gem 1 ruby 1
expect fact 1 needs-1 gem-cutter-b need-1 2
expect fact 1 needs-2 gem-cutter-b need-1 0

test EU-SCORE-7 EU-SCORE-8 The score by columns
match
strip 1
gold 1 11
fulfilled 1 2
expect area-fact 2 score-1 wealth 11
expect area-fact 2 score-1 for-wealth 2
expect area-fact 2 score-1 by-quests 2
expect area-fact 2 score-1 for-quests 2

test EU-WIN-2 EU-MEET-2 Who has too much reputation sees that the reward is lost
match
top 1 cave-rat
reputation 1 10
reputation 2 9
expect area-tag 1 monsters-1 reward-lost yes
expect area-tag 2 monsters-1 reward-lost no
expect area-tag spectator monsters-1 reward-lost no

test EU-SKOL-12 What the dwurt die will do is seen
match skoldur dral
dwurt-die 1 3
expect seat-tag 2 1 dwurt-3 yes
expect seat-tag 2 2 dwurt-3 no

test EU-PAC-3 Who has no combat left is marked in his turn
match
markers 1 1 1 0
expect seat-tag 1 1 no-combat yes
markers 1 1 1 1
expect seat-tag 1 1 no-combat no

test EU-HTILE-5 The pair that comes next is open
match ael dral
expect fact 2 book-1 ray-of-light at-reputation 3
expect fact 2 book-1 ward-sign at-reputation 3

test EU-ACT-1 EU-ACT-2 Fields that only markers bring within reach tell how many points are missing, to who is at turn
match
left 0
lay -1 -1 i-o6
at 1 e0s0
markers 1 1 0 0
expect cell-fact 1 e0s1 missing-points 1
expect cell-fact 1 e0s0 missing-points none
expect cell-fact 2 e0s1 missing-points none
do 1 march mining
expect cell-fact 1 e0s1 missing-points none

test EU-SCEN-5 EU-DW-8 The foe of a scenario is seen by its name, beside the map and in combat
option scenario=dark-wings
match
sees spectator scenario farruga
against-foe 1 5
sees 2 combat-1 farruga
sees 2 scenario farruga
expect tag 1 combat-1 farruga foe yes
expect area-fact 1 scenario foe-life 32

test EU-SCEN-5 A scenario without a foe shows none
match
sees-not 1 scenario farruga
