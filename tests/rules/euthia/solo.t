# Solo and cooperative play (Einzelspiel, gemeinsames Spiel)

test EU-SOLO-4 Alone nobody else is asked
match maeldur
fight 1 cave-rat
asked 1

test EU-SOLO-8 EU-SOLO-10 The witch alone: three of her five cards
match maeldur
points 1
next ii-e6
do 1 go e0s0
do 1 lay w1s0
expect cards witch 1
expect opened witch 2

test EU-SOLO-9 Others alone: three of seven
match maeldur
points 1
next i-e1
do 1 go e0s0
do 1 lay w1s0
expect cards envoy 1

test EU-SOLO-11 EU-SOLO-12 One silver card into the store at round start
match maeldur
expect store silver 1
next-round
expect store silver 2

test EU-SOLO-13 EU-SOLO-14 Store 3, two silver drawn: 5, so one gold and one silver
match maeldur
store silver curse curse curse
facing 1 fire
expect count 1 silver-store 3
hand-draw 1 silver 2
expect store silver 1
expect store gold 1
expect count 1 silver-store 1
expect count 1 gold-store 1

test EU-SOLO-13 A gold card, too
match maeldur
store silver
wear 1 leather-legs demon-stone
do 1 flip leather-legs demon-stone
cites EU-SOLO-13 stored 0 1
expect store gold 1
expect gold-cards 1 1

test EU-SOLO-15 The gold store has no limit
match maeldur
store gold healing healing healing healing healing healing
store silver curse curse curse
next-round
expect store gold 7

test EU-SOLO-16 Four silver or one gold card for a coin
match maeldur
hand 1 curse 4
hand 1 healing 1
gold 1 0
do 1 cash-silver
expect gold 1 1
expect silver 1 0
do 1 cash-gold
cites EU-SOLO-16 gold 1 1 2
expect gold 1 2
expect gold-cards 1 0

test EU-SOLO-17 EU-CARD-4 The hand limit holds
match maeldur
hand 1 curse 5
facing 1 fire
dice 2 3
do 1 face; done
prompt hand

test EU-SOLO-18 Discarded cards go under their stack
match maeldur
hand 1 curse 4
hand 1 healing 1
do 1 cash-gold
expect discarded-cards healing 0

test EU-SOLO-19 A monster's cards go into the stores
match maeldur
store silver
fight 1 kobold
expect store silver 2
expect silver 1 0

test EU-SOLO-20 EU-SOLO-21 A combat card shows the dice; 10 brings hope
match maeldur
store silver
force 34
fight 1 cave-rat
until hero
expect monster-value 11
expect hope 1

test EU-SOLO-21 EU-ESS-4 Essence of air removes the left die
match maeldur
store silver
essence 1 air 1
fight 1 cave-rat
until parry
force 34
do 1 essence air
cites EU-SOLO-20 combat-card 6 5 0 2
until hero
expect monster-value 5

test EU-SOLO-22 EU-SOLO-23 EU-RULE-64 Card 1 and 3, two gaar: the 1 becomes 5, then the 3 a 6: 15
match maeldur
store silver
fight 1 basilisk
force 2 4 5
force card curse
until hero
expect monster-value 15
expect monster-gaar 0

test EU-SOLO-24 Two symbols, one chaos: one action
match maeldur
store silver frenzy curse
fight 1 highwayman
monster-gaar 0
force 5
until hero
expect monster-chaos 0

test EU-SOLO-24 Two symbols, two chaos, one gold card: one action
match maeldur
store silver
store gold mighty-blow
fight 1 swamp-hydra
store silver
monster-gaar 0
force 5
until hero
expect monster-chaos 1

test EU-SOLO-25 EU-SOLO-22 Then the hero reacts with gaar
match maeldur
store silver
force 0
fight 1 wild-boar
until hero
offered 1 reroll 1

test EU-CHAOS-1 EU-CHAOS-3 Gold first: up to three of a kind, a different one goes under the store
match maeldur
store silver
store gold healing mighty-blow mighty-blow
fight 1 highwayman
monster-gaar 0
force 1
until hero
event played mighty-blow 2
expect store gold 1
expect monster-chaos 0

test EU-CHAOS-2 EU-CHAOS-7 Without gold the silver store, up to two
match maeldur
fight 1 highwayman
store gold
store silver curse frenzy frenzy
monster-gaar 0
force 1
until hero
event played frenzy 2
expect store silver 1

test EU-CHAOS-4 EU-CHAOS-5 EU-CHAOS-6 EU-CHAOS-8 Four Mighty Blows and Healing: three and one, Healing under the store
match maeldur
store silver
fight 1 cyclops
store gold healing mighty-blow mighty-blow mighty-blow mighty-blow
monster-gaar 0
force 5
until hero
event played mighty-blow 3
event played mighty-blow 1
expect store gold 1
expect monster-chaos 0

test EU-CHAOS-9 Healing with a damaged monster is normal
match maeldur
store silver
store gold healing healing
fight 1 highwayman
monster-gaar 0
monster-damage 3
force 1
until hero
event played healing 2
expect monster-damage 0

test EU-CHAOS-10 With an undamaged one only the top field, value +2
match maeldur
store silver
store gold healing healing
fight 1 highwayman
monster-gaar 0
force 1
until hero
event played healing 1
expect monster-value 5
expect store gold 1

test EU-CHAOS-11 EU-CHAOS-12 EU-RULE-63 With two actions Healing alone, then the next that is none
match maeldur
store silver
store gold mighty-blow healing healing
fight 1 cyclops
store gold mighty-blow healing healing
monster-gaar 0
force 5
until hero
event played healing 1
event played mighty-blow 1
expect store gold 1

test EU-CHAOS-13 EU-SG-7 Stolen gaar is used from the next combat round on
match maeldur
store silver
store gold soul-control-solo
fight 1 highwayman
monster-gaar 0
force 1
until hero
expect gaar 1 3
expect monster-gaar 1
expect monster-value 3

test EU-SG-7 EU-RULE-6 Puppet by itself: the highest die of 5 or 6 is re-rolled
match maeldur
store silver
store gold soul-control-solo
fight 1 highwayman
monster-gaar 0
force 1
until weapon
dice 6 2 1
do 1 strike staff-of-fire
expect value 0
expect monster-gaar 0

test EU-RULE-61 The store runs out: the pile stays as it is; then the silver store
match maeldur
store gold mighty-blow
store silver frenzy
fight 1 cyclops
store gold mighty-blow
store silver frenzy
monster-gaar 0
force 5
until hero
event played mighty-blow 1
event played frenzy 1
expect monster-chaos 0

test EU-RULE-62 EU-RULE-79 A card for before the roll acts on this attack
match maeldur
gaar 1 1
store silver
store gold mighty-blow
fight 1 highwayman
monster-gaar 0
force 4
until weapon
expect health 1 3
dice 4 4
do 1 strike staff-of-fire
expect value 5

test EU-RULE-79 A curse found there acts on the coming hero attack
match maeldur
gaar 1 0
store gold
store silver curse
fight 1 highwayman
store silver curse
monster-gaar 0
force 1
until weapon
dice 4 4
do 1 strike staff-of-fire
expect value 5

test EU-RULE-65 EU-ELITE-19 An elite's cards go into the store
option elites=on
match maeldur
left 0
lay -1 -1 i-o8
bounty marsh-hag
at 1 w1s0
gaar 1 0
store silver
duel 1
store silver
monster-gaar 0
monster-chaos 0
force 28
until weapon
expect store silver 1

test EU-SOLO-26 EU-SOLO-27 EU-SOLO-28 Death in combat: a chaos marker; the gold card feeds the store
match maeldur
gaar 1 0
health 1 1
store silver
store gold
fight 1 wild-boar
force 35
until turn
expect deaths 1 1
expect gold-cards 1 1
expect store gold 1
expect gaar 1 3

test EU-SOLO-28 Each costs 2 in final scoring
match maeldur
strip 1
gold 1 0
round 8
reputation 1 30
deaths 1 2
finish
expect score 1 26

test EU-RULE-68 Four silver for a gold card feeds the store
match maeldur
store silver
store gold
hand 1 curse 4
do 1 melt
expect gold-cards 1 1
expect store gold 1

test EU-RULE-69 Markers of others count nothing
match maeldur
strip 1
gold 1 0
round 8
reputation 1 30
won 1 4
finish
expect score 1 30

test EU-RULE-71 Used-up combat cards are shuffled anew
match maeldur
combat-cards-left 0
store silver
fight 1 cave-rat
until hero
expect combat-cards 35

test EU-RULE-72 Alone the hand is open
match maeldur
hand 1 curse 2
sees spectator hand-1 curse

test EU-LANG-12 Alone the top card of the gold store goes under its stack
match taesiri
wear 1 thief-of-dreams-solo
store silver
store gold healing
fight 1 cave-rat
until prepare
do 1 use thief-of-dreams-solo
expect store gold 0

test EU-LANG-12 Against each other a random card of the monster player's hand
match taesiri dral
wear 1 thief-of-dreams
hand 2 curse 1
fight 1 cave-rat
until prepare
gaar 1 2
do 1 use thief-of-dreams
cites EU-CARD-1 played curse 0
expect silver 2 0
expect gaar 1 3

test EU-LANG-11 As much as it has
match dral maeldur
wear 1 daunt
fight 1 highwayman
until prepare
do 1 use daunt
expect monster-chaos 0

test EU-SOLO-14 EU-SOLO-19 Exactly four silver cards become one gold card
match maeldur
store silver curse curse
store gold
fight 1 kobold
expect store silver 0
expect store gold 1

test EU-SOLO-23 Without gaar, or with a lowest die of 4, nothing is re-rolled
match maeldur
store silver
fight 1 wild-boar
force 22
until hero
expect monster-value 9
expect monster-gaar 1

test EU-SOLO-23 EU-RULE-64 Of equal dice the left one
match maeldur
store silver
fight 1 wild-boar
force 14 5
until hero
expect monster-value 11
expect monster-gaar 0

test EU-SOLO-21 EU-ELEM-7 Air turns the higher die of a combat card
match maeldur
store silver
fight-under air 1 cave-rat
force 34
until hero
expect hope 1
expect monster-value 6

test EU-SOLO-24 No symbol, no chaos action
match maeldur
store silver
store gold mighty-blow
fight 1 highwayman
monster-gaar 0
force 0
until hero
expect monster-chaos 1
expect store gold 1

test EU-SG-7 EU-RULE-6 Without Puppet the monster's gaar leaves the hero's dice alone
match maeldur
store silver
store gold
fight 1 highwayman
monster-gaar 2
until weapon
dice 6 2
do 1 strike staff-of-fire
expect value 7

test EU-DEATH-3 EU-SOLO-26 Alone, too, death outside combat costs 2 reputation
match maeldur
stands 1 i-o2 b
health 1 2
reputation 1 5
points 2
do 1 go w1s0
expect at 1 e0s0-m
expect reputation 1 3

test EU-SOLO-2 EU-MAPSET-5 Alone only fixed tiles that are marked for it come up
match maeldur
points 1
next i-f1
do 1 go e0s0
do 1 lay w1s0
expect tile w1s0 i-f1

test EU-CHAOS-5 EU-CHAOS-6 EU-CHAOS-8 The card that ends the first pile begins the second
match maeldur
store silver
fight 1 cyclops
store silver
store gold mighty-blow soul-control-solo
monster-gaar 0
force 5
until hero
event played soul-control-solo 1
event played mighty-blow 1
expect store gold 0

test EU-SOLO-16 Alone, too, four are needed, and a gold card for the other
match maeldur
hand 1 curse 3
not-offered 1 cash-silver
not-offered 1 cash-gold

test EU-CHAOS-6 EU-CHAOS-8 The card that ends a pile comes before what is left in the store
match maeldur
store silver
fight 1 cyclops
store silver
store gold healing mighty-blow soul-control-solo
monster-gaar 0
monster-damage 2
force 5
until hero
event played soul-control-solo 1
event played mighty-blow 1
expect store gold 1

test EU-SOLO-21 EU-SOLO-23 EU-RULE-42 A single die is the one the monster's gaar throws anew
match maeldur
store silver
essence 1 air 1
fight 1 cave-rat
until parry
force 0 5
do 1 essence air
until hero
expect monster-value 8
expect monster-gaar 0

test EU-CHAOS-2 EU-CHAOS-7 Of three equal silver cards two are played
match maeldur
fight 1 highwayman
store gold
store silver frenzy frenzy frenzy
monster-gaar 0
force 1
until hero
event played frenzy 2
expect store silver 1

test EU-CHAOS-1 Of four equal gold cards three are played
match maeldur
fight 1 highwayman
store silver
store gold mighty-blow mighty-blow mighty-blow mighty-blow
monster-gaar 0
force 1
until hero
event played mighty-blow 3
expect store gold 1

test EU-CHAOS-12 EU-RULE-63 Several Healings are put aside until another card comes
match maeldur
fight 1 cyclops
store silver
store gold mighty-blow healing healing healing
monster-gaar 0
force 5
until hero
event played healing 1
event played mighty-blow 1
expect store gold 2
expect monster-chaos 0

test EU-CHAOS-12 EU-RULE-61 If nothing but Healings is left there is no second action
match maeldur
fight 1 cyclops
store silver
store gold healing healing
monster-gaar 0
force 5
until hero
event played healing 1
no-event played healing 2
expect store gold 1
expect monster-chaos 1

test EU-CHAOS-3 EU-RULE-63 A card that ends the only pile lies under the store, and comes up last
match maeldur
fight 1 highwayman
store silver
store gold soul-control-solo healing mighty-blow mighty-blow
monster-gaar 0
force 1
until hero
event played mighty-blow 2
expect store gold 2
until weapon
monster-chaos 1
dice 1 2
do 1 strike staff-of-fire
force 1
until hero
event played soul-control-solo 1

test EU-NEED-4 EU-SOLO-13 Alone, too, the silver card of a failed test feeds the store
match maeldur
stands 1 iv-e11 a
open bard-a bard-b
store silver
gold 1 4
gaar 1 0
dice 1 2
do 1 quest bard-a
expect silver 1 1
expect store silver 1

test EU-SCEN-11 EU-SOLO-26 Killed by the dragon alone: a death like any other in combat
option scenario=dark-wings
match maeldur
reputation 1 9
health 1 1
store silver
against-foe 1 0
force 35
until turn
expect deaths 1 1
expect reputation 1 9

test EU-SOLO-10 EU-SOLO-8 Alone the witch has no tiles to give
match maeldur
expect stack witch 0
expect stack hunter 12

test EU-SCEN-4 EU-HUNT-7 Thirty-nine are one short of a master
match maeldur
stripped
round 8
reputation 1 39
finish
event grade hunter

test EU-SCEN-4 EU-HUNT-7 Forty make one
match maeldur
stripped
round 8
reputation 1 40
finish
event grade master

test EU-MAPSET-5 EU-SOLO-2 A fixed tile that is not marked for one player never comes up
match maeldur
only-left 1 fixed 2
points 1
do 1 go e0s0
force 0
misfit 2
do 1 lay w1s0

test EU-SOLO-23 A card with one gaar lets the monster throw one die anew
match maeldur
store silver
fight 1 cave-rat
monster-gaar 2
force 3 1
until hero
expect monster-value 8
expect monster-gaar 1

test EU-CHAOS-9 EU-CHAOS-11 After another card a Healing may follow
match maeldur
fight 1 cyclops
store silver
store gold healing mighty-blow
monster-gaar 0
force 5
until hero
event played mighty-blow 1
event played healing 1
expect monster-chaos 0

test EU-SCEN-3 EU-HUNT-7 Alone one sees the reputation that is wanted
match maeldur
stripped
reputation 1 7
expect area-fact 1 scenario goal-reputation 7
expect area-fact 1 scenario goal-levels none

test EU-SOLO-25 EU-RULE-41 Alone one pass is enough
match maeldur
store silver
force 0
fight 1 wild-boar
until hero
do 1 pass
prompt healing
