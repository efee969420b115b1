# Cooperative play (Das gemeinsame Spiel)

test EU-COOP-1 EU-COOP-5 EU-COOP-6 All fixed tiles, automatic monsters
option mode=cooperative
match
expect group-tiles 1 fixed 3
fight 1 cave-rat
asked 1

test EU-COOP-2 No fee for another's trade marker
option mode=cooperative
match
left 0
lay -1 -1 i-f1
pacified w1n1
owner 2 w1n1
at 1 w1n1
gold 1 3
gold 2 0
do 1 trade
expect gold 1 3
expect gold 2 0

test EU-COOP-3 Mining beside others' markers costs one gold card
option mode=cooperative
match maeldur dral keleia
left 0
lay -1 -1 i-o8
tools 2 w1s0 1
tools 3 w1s0 1
at 1 w1s0
gold 1 5
denied 1 EU-COOP-3 mine
hand 1 healing 1
force tile pearl
do 1 mine
expect gold-cards 1 0
expect gold 1 5

test EU-COOP-3 Facing as well
option mode=cooperative
match
facing 1 water
faced 2 e1n2
denied 1 EU-COOP-3 face
hand 1 healing 1
dice 3 3
do 1 face; done
expect gold-cards 1 0

test EU-COOP-4 EU-GOLD-4 No help in another's combat
option mode=cooperative
match
hand 2 frenzy 2
fight 1 highwayman
asked 1

test EU-COOP-7 EU-RULE-70 One silver card at the start of each turn, one store for all
option mode=cooperative
match
store silver
turn 2
expect store silver 1
turn 1
expect store silver 2

test EU-COOP-8 Killed in combat: −1 reputation, no chaos marker
option mode=cooperative
match
reputation 1 5
gaar 1 0
health 1 1
store silver
fight 1 wild-boar
force 35
until turn
expect reputation 1 4
expect gaar 1 3

test EU-COOP-9 Outside combat: −1
option mode=cooperative
match
left 0
lay -1 -1 i-o2
at 1 e0s0
health 1 2
reputation 1 5
points 1
do 1 go e0n1
expect reputation 1 4

test EU-COOP-10 EU-HUNT-8 EU-SCEN-3 Together: seven levels of two heroes are victory for all
option mode=cooperative
match
round 8
handed 1 1 0 2
finish
over 1 2

test EU-HUNT-8 EU-SCEN-3 Six are not
option mode=cooperative
match
round 8
handed 1 0 0 2
finish
expect success no

test EU-HUNT-8 EU-SCEN-3 Three heroes need eleven
option mode=cooperative
match maeldur dral keleia
round 8
handed 1 2 0 2
handed 2 1 1 0
expect success yes

test EU-HUNT-8 EU-SCEN-3 Ten are not enough for them
option mode=cooperative
match maeldur dral keleia
round 8
handed 1 2 0 2
handed 2 2 0 0
expect success no

test EU-HUNT-8 EU-SCEN-3 Four heroes need thirteen
option mode=cooperative
match maeldur dral keleia ael
round 8
handed 1 2 1 2
handed 2 1 1 0
expect success yes

test EU-HUNT-8 EU-SCEN-3 Twelve are not enough for them
option mode=cooperative
match maeldur dral keleia ael
round 8
handed 1 2 1 2
handed 2 0 1 0
expect success no

test EU-RULE-66 Encounters have three cards
option mode=cooperative
match
points 1
next i-e1
do 1 go e0s0
do 1 lay w1s0
expect cards envoy 1

test EU-RULE-66 More quests: heroes + 2
option mode=cooperative
option quests=many
match maeldur dral keleia
points 1
next i-e1
do 1 go e0s0
do 1 lay w1s0
expect cards envoy 3

test EU-RULE-66 More quests with three: all five cards of the witch
option mode=cooperative
option quests=many
match maeldur dral keleia
points 1
next ii-e6
do 1 go e0s0
do 1 lay w1s0
expect cards witch 3

test EU-COOP-8 EU-DEATH-3 Together it costs 1
option mode=cooperative
match
stands 1 i-o2 b
health 1 2
reputation 1 5
points 2
do 1 go w1s0
cites EU-DEATH-3 killed 1
expect at 1 e0s0-m
expect reputation 1 4

test EU-COOP-7 EU-RULE-70 Together a silver card comes to the store with every turn
option mode=cooperative
match maeldur dral
store silver
do 1 end; no
expect store silver 1

test EU-SCEN-11 EU-COOP-8 Killed by the dragon together: one reputation
option scenario=dark-wings
option mode=cooperative
match maeldur dral
reputation 1 9
health 1 1
store silver
against-foe 1 0
force 35
until turn
expect deaths 1 0
expect reputation 1 8

test EU-RULE-66 EU-SOLO-8 More quests with four: the witch has no more than five cards
option mode=cooperative
option quests=many
match maeldur dral keleia ael
points 1
next ii-e6
do 1 go e0s0
do 1 lay w1s0
expect cards witch 3

test EU-RULE-66 With two more quests change nothing
option mode=cooperative
option quests=many
match
points 1
next i-e1
do 1 go e0s0
do 1 lay w1s0
expect cards envoy 1

test EU-SCEN-4 EU-WD-17 The grade goes by the mean of all heroes
option scenario=walking-destruction
option mode=cooperative
match
stripped
round 12
foe-beaten
reputation 1 40
reputation 2 39
finish
event grade survivor
