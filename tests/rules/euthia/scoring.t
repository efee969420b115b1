# Final scoring (Schlusswertung)

test EU-SCORE-1 EU-SCORE-2 EU-SCORE-3 EU-SCORE-4 EU-SCORE-7 EU-RULE-32 11 gold, ability 4 on a slot of 3, loose gem, helm 3 with a gem: 25 gold, 5 reputation
match ael dral
strip 1
gold 1 11
unlock 1 ability-3
wear 1 holy-lance
gem 1 opal 1
wear 1 leather-legs ruby
expect worth 1 25

test EU-SCORE-1 Hero tiles on the board bring their cost
match
strip 1
gold 1 0
wear 1 heat-wave
expect worth 1 4

test EU-SCORE-2 EU-SCORE-5 Unlocked slots bring their price
match
strip 1
gold 1 0
unlock 1 ability-2
unlock 1 chest
expect worth 1 6

test EU-RULE-30 Slots with a price in essences: 2 gold each
match
strip 1
gold 1 0
unlock 1 ability-4
expect worth 1 4

test EU-SCORE-3 EU-LANG-14 Essences and gems 2 each, set gems too, bound essences not
match taesiri dral
strip 1
gold 1 0
essence 1 fire 1
gem 1 opal 1
wear 1 leather-legs ruby
expect worth 1 9
wear 1 slumber
bind 1 slumber air
expect worth 1 11

test EU-SCORE-4 EU-RULE-34 Items bring their purchase price, hero equipment in pouches too
match
strip 1
gold 1 0
carry 1 rapier
carry 1 flame-blade
expect worth 1 12

test EU-RULE-31 Gaar and trophies nothing, potions 1
match
strip 1
gold 1 0
gaar 1 4
trophy 1 cave-rat
carry 1 healing-potion
expect worth 1 1

test EU-SCORE-6 EU-RULE-33 Raw diamond: 2 gold and 3 reputation; raw sapphire: 4 gold
match
strip 1
gold 1 0
carry 1 raw-diamond
expect worth 1 2
expect resource-reputation 1 3

test EU-SCORE-6 Raw sapphire
match
strip 1
gold 1 0
carry 1 raw-sapphire
expect worth 1 4
expect resource-reputation 1 0

test EU-SCORE-7 Five gold make one reputation, rounded down
match
strip 1
strip 2
round 8
gold 1 14
gold 2 0
finish
cites EU-SCORE-7 score 1 2 0
expect score 1 2

test EU-SCORE-8 EU-RULE-5 The table: hero markers
match
strip 1
expect table hero 3 0
expect table hero 4 2
expect table hero 6 2
expect table hero 7 5
expect table hero 10 9
expect table hero 13 9
expect table hero 14 15

test EU-SCORE-8 EU-RULE-5 Interaction and trade markers
match
expect table interaction 6 0
expect table interaction 7 2
expect table interaction 10 5
expect table interaction 14 9
expect table interaction 20 15
expect table trade 1 2
expect table trade 2 5
expect table trade 3 5
expect table trade 4 9
expect table trade 5 15

test EU-SCORE-8 EU-RULE-5 Markers won, quests, elites
match
expect table won 1 2
expect table won 2 5
expect table won 3 9
expect table won 4 15
expect table quests 1 0
expect table quests 2 2
expect table quests 4 5
expect table quests 6 9
expect table quests 8 15
expect table elites 1 2
expect table elites 2 5
expect table elites 4 9
expect table elites 6 15

test EU-RULE-29 EU-WIN-10 Two interaction markers on one field count two
match
left 0
lay -1 -1 i-f1
tools 1 w1s0 2
expect markers-of 1 interaction 2

test EU-SCORE-9 EU-RULE-35 Each death in combat costs 2, not below 0
match
strip 1
strip 2
round 8
gold 1 0
gold 2 0
reputation 1 3
reputation 2 10
deaths 1 2
deaths 2 2
finish
expect score 1 0
expect score 2 6
over 2

test EU-GOAL-2 EU-SCORE-10 Most reputation wins
match
strip 1
strip 2
round 8
gold 1 0
gold 2 0
reputation 1 12
reputation 2 11
finish
over 1

test EU-SCORE-10 A tie goes to the hand: three silver and a gold are 7, two gold 8
match
strip 1
strip 2
round 8
gold 1 0
gold 2 0
reputation 1 41
reputation 2 41
hand 1 curse 3
hand 1 healing 1
hand 2 healing 2
finish
over 2

test EU-SCORE-11 EU-RULE-36 Still level: a draw
match
strip 1
strip 2
round 8
gold 1 0
gold 2 0
reputation 1 20
reputation 2 20
finish
over draw

test EU-SCORE-8 Hero and trade markers as they lie
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o6
lay -2 1 iii-f1
owner 1 w1n1
owner 1 w2s1
owner 1 w1s1
owner 1 e2n2
owner 1 e1n1
owner 2 w2s2
expect markers-of 1 trade 3
expect markers-of 1 hero 2
expect markers-of 2 trade 1
expect markers-of 2 hero 0

test EU-SCORE-8 EU-FACE-3 Interaction markers: mines and elementals
match
left 0
lay -1 -1 i-o2
lay 1 -2 i-o8
tools 1 e0n1 1
tools 1 e1n1 2
faced 1 w1n1
faced 2 w1n1
expect markers-of 1 interaction 4
expect markers-of 2 interaction 1

test EU-SCORE-8 Quests, elites and markers won in the final score
match
stripped
round 8
fulfilled 1 4
claimed 1 2
won 1 1
won 2 4
finish
expect score 1 12
expect score 2 15

test EU-SCORE-8 EU-HUNT-1 Trade markers in the final score
match
stripped
left 0
lay -1 -1 i-f1
owner 2 w1n1
round 8
finish
expect score 1 0
expect score 2 2

test EU-SCORE-10 EU-CARD-1 In a tie a gold card counts four silver ones
match
stripped
round 8
reputation 1 9
reputation 2 9
hand 1 curse 3
hand 2 healing 1
finish
over 2

test EU-SCORE-8 EU-TRADE-3 Alchemists are a place of trade
match
left 0
lay -1 -1 i-o7
owner 1 w1n1
expect markers-of 1 trade 1
expect markers-of 1 hero 0

test EU-SCORE-4 EU-UPG-1 Tiles that were only revealed are worth nothing
match
strip 1
gold 1 0
stock 1 flame-blade
expect worth 1 0

test EU-SCORE-3 Two gems in one piece count four gold
match
strip 1
gold 1 0
wear 1 gem-setting opal ruby
expect worth 1 11
