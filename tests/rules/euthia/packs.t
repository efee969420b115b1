# A pack of a designer (tests/packs/euthia-guests): scenarios, heroes, monsters and tiles made of the words of content alone.

test EU-MAPSET-1 The scenarios of the pack are those one can choose from
pack euthia-guests
option scenario=drowned-bell
match wilma odo
expect gold 1 10
expect max-health 1 8
expect chapter-tiles 1 6
expect group-tiles 1 scenario 1
expect chapter-tiles 2 0

test EU-MAPSET-5 EU-MAPSET-7 EU-MAPSET-8 Its map has two chapters and a tile of its own
pack euthia-guests
option scenario=lantern-road
fresh wilma odo
expect gold 1 3
expect reputation 1 1
expect has 1 bread-and-cheese 1
expect group-tiles 1 fixed 1
expect group-tiles 1 encounter 1
expect group-tiles 1 other 2
expect group-tiles 2 other 2
expect group-tiles 1 scenario 0
expect group-tiles 2 scenario 1
expect tile e0s0 inn

test EU-HUNT-3 EU-HUNT-4 EU-HUNT-5 Trophies are worth what the scenario says: 2 for level 1, three of each
pack euthia-guests
option scenario=lantern-road
match wilma odo
denied 1 EU-HUNT-3 hand-in 1
trophy 1 will-o-the-wisp
do 1 hand-in 1
cites EU-HUNT-3 reputation 1 2 3
event badge 1 1
expect reputation 1 3
handed 1 3 0 0
trophy 1 bog-goblin
denied 1 EU-HUNT-4 hand-in 1

test EU-SCEN-3 EU-SCEN-4 Alone 6 reputation are enough: a lamplighter
pack euthia-guests
option scenario=lantern-road
match wilma
strip 1
gold 1 0
reputation 1 6
round 4
finish
expect success yes
event grade lamplighter

test EU-TIME-1 Wilma's song: a step, a breath and a card
pack euthia-guests
match wilma odo
left 0
health 1 5
do 1 use marching-song
expect points 1
expect health 1 6
expect silver 1 1
expect exhausted 1 marching-song yes

test EU-BUY-1 EU-RULE-91 The lantern is sold by merchants and used in one of its two ways
pack euthia-guests
match wilma odo
stands 1 market-road a
offer merchants lantern buckler buckler buckler
do 1 trade
pointed 1 EU-BUY-1 tile herb-broth
do 1 buy lantern
cites EU-BUY-1 bought 1 lantern 3
do 1 done
expect gold 1 7
do 1 use lantern
expect points 1
not-offered 1 use lantern

test EU-MEET-1 EU-WIN-2 The will-o'-the-wisp pays with a pearl, up to reputation 6
pack euthia-guests
match wilma odo
left 0
lay -1 -1 taproom
top 1 will-o-the-wisp
carry 1 herb-broth
wear 1 slayers-spear
health 1 5
at 1 e0s0
points 1
reputation 1 6
do 1 go e0n1
kill
expect reputation 1 7
expect gem 1 pearl 1

test EU-SCEN-1 EU-DW-2 The bell-ringer flies from round 2 on
pack euthia-guests
option scenario=drowned-bell
match wilma odo
left 0
lay 1 -2 quarry
tools 1 e1n2 1
next-round
expect foe-at e1n2
expect burnt e1n2 yes
expect foe-health 10

test EU-SCEN-1 EU-WD-5 EU-WD-9 And in the round after that he walks on as well, south-west
pack euthia-guests
option scenario=drowned-bell
match wilma odo
left 0
lay 1 -2 quarry
tools 1 e1n2 1
next-round
tools 1 e2n2 1
turn 2
force 0 1
do 2 end; no
cites EU-WD-5 enemy-moves e1n1
expect round 3
expect burnt e2n2 yes
expect wrecked e1n1 yes

test EU-SCEN-13 EU-DW-5 EU-WD-12 Magic that lies on fields keeps no markers from burning
pack euthia-guests
option scenario=drowned-bell
match wilma odo
left 0
lay 1 -2 quarry
tools 1 e1n2 1
magic 1 1
next-round
expect burnt e1n2 yes
expect magic 1 1

test EU-SCORE-6 Of two ways to sell for the same reputation the one with more gold counts
pack euthia-guests
option scenario=lantern-road
match wilma odo
strip 1
gold 1 0
carry 1 mushrooms
expect worth 1 1
expect resource-reputation 1 1

test EU-RULE-91 EU-TIME-1 All uses of a tile that fit the moment happen together
pack euthia-guests
match wilma odo
left 0
health 1 5
carry 1 field-kit
do 1 use field-kit
expect health 1 6
expect points 1
expect exhausted 1 field-kit yes

test EU-RULE-40 EU-LANG-9 Dice of the monster are thrown anew, one of them, then one's own
pack euthia-guests
match wilma odo
left 0
lay -1 -1 taproom
top 1 bog-goblin
carry 1 loaded-dice
wear 1 slayers-spear
at 1 e0s0
points 1
do 1 go e0n1
until first
calm
dice 6 6
do 1 done
until shield
dice 1 1 1
do 1 use loaded-dice
prompt roll.die
do 1 reroll 2
event monster-value 7
prompt after
dice 4
do 1 use loaded-dice; reroll 1
dice 5
do 1 reroll 2
event reroll 2 1 5
expect value 9

test EU-LANG-13 EU-CARD-6 No cards in this attack
pack euthia-guests
match wilma odo
hand 2 rage 1
carry 1 hush-bell
fight 1 bog-goblin
until parry
monster-chaos 2
monster-gaar 0
gaar 1 1
dice 1 1
do 1 use hush-bell
asked 1
prompt hero

test EU-RULE-46 EU-WIN-1 Damage before the roll may end the combat: nothing is rolled any more
pack euthia-guests
match wilma odo
carry 1 powder-horn
fight 1 bog-goblin
calm
dice 1 1
until ready
do 1 use powder-horn
event victory 1
no-event attack
no-event gaar

test EU-POUCH-5 Nothing is worn that takes more pouches than there are
pack euthia-guests
match brannoc odo
left 0
carry 1 giants-hood
denied 1 EU-POUCH-5 equip giants-hood
wear 1 deep-pockets
do 1 equip giants-hood
expect pouches 1 1
carry 1 plain-chain
not-offered 1 swap plain-chain deep-pockets

test EU-POUCH-5 EU-POUCH-4 Nor is it sold
pack euthia-guests
match brannoc odo
stands 1 market-road a
wear 1 deep-pockets
wear 1 giants-hood
do 1 trade
denied 1 EU-POUCH-5 sell deep-pockets
offered 1 sell giants-hood

test EU-SCEN-2 EU-HUNT-6 A level counts as much as it is, and who is third gets nothing
pack euthia-guests
option scenario=lantern-road
match wilma odo tamsin
stripped
reputation 1 0
reputation 2 0
reputation 3 0
round 4
handed 1 2 0 0
handed 2 0 0 1
handed 3 1 0 0
finish
expect score 2 3
expect score 1 1
expect score 3 0

test EU-SCEN-2 A tie for second brings nothing
pack euthia-guests
option scenario=lantern-road
match wilma odo tamsin
stripped
reputation 1 0
reputation 2 0
reputation 3 0
round 4
handed 1 2 0 0
handed 2 1 0 0
handed 3 1 0 0
finish
expect score 1 3
expect score 2 0
expect score 3 0

test EU-SCEN-4 EU-SCEN-3 Who misses the goal by one has the lowest grade
pack euthia-guests
option scenario=lantern-road
match wilma
strip 1
gold 1 0
reputation 1 5
round 4
finish
expect success no
event grade wanderer

test EU-TURN-3 EU-LANG-2 A scroll that grants an action is gone with it
pack euthia-guests
match brannoc odo
left 0
lay 1 -2 quarry
pacified e1n2
at 1 e1n2
markers 1 0 0 0
carry 1 work-order
do 1 mine
expect has 1 work-order 0

test EU-RULE-93 What costs gold needs as much
pack euthia-guests
match brannoc odo
left 0
health 1 3
carry 1 leech-jar
gold 1 1
denied 1 EU-RULE-93 use leech-jar
gold 1 2
do 1 use leech-jar
expect gold 1 0
expect health 1 6

test EU-SLOT-1 Of slots that are alike the first is offered
pack euthia-guests
match brannoc odo
stands 1 market-road a
do 1 trade
offered 1 unlock ability-2
not-offered 1 unlock ability-3
do 1 unlock ability-2
offered 1 unlock ability-3

test EU-RULE-46 EU-WIN-1 A shot that also hurts its own hero: the damage comes first, and a beaten monster ends it
pack euthia-guests
match odo wilma
wear 1 blunderbuss
fight 1 bog-goblin
calm
until weapon
health 1 2
dice 5 5
do 1 strike blunderbuss; done
event victory 1
no-event hurt 1
expect health 1 2

test EU-RULE-46 EU-LOSE-1 If the monster still stands, the hero may fall by his own shot
pack euthia-guests
match odo wilma
wear 1 blunderbuss
fight 1 bog-goblin
calm
until weapon
health 1 1
dice 3 3
do 1 strike blunderbuss; done
cites EU-HATK-10 hurt 1 1 0
until turn
expect deaths 1 1
expect top 1 bog-goblin

test EU-RULE-93 EU-CART-1 EU-CART-2 A cart that costs gold is paid for, and is none without it
pack euthia-guests
match odo wilma
stands 1 taproom c
carry 1 hired-barrow
gold 1 1
do 1 mine
expect gold 1 1
expect exhausted 1 hired-barrow no

test EU-RULE-93 EU-CART-1 EU-CART-2 With two gold it is
pack euthia-guests
match odo wilma
stands 1 taproom c
carry 1 hired-barrow
gold 1 2
do 1 mine; with hired-barrow
cites EU-CART-2 used 1 hired-barrow
expect gold 1 0
expect points 0
expect exhausted 1 hired-barrow yes
expect discarded lake 2

test EU-POUCH-5 EU-UPG-1 EU-UPG-3 Abilities, too, need pouches to take, and are kept on by those they give
pack euthia-guests
match brannoc odo
stands 1 market-road a
wear 1 wide-apron
carry 1 giants-hood
do 1 equip giants-hood
expect pouches 1 0
do 1 trade
denied 1 EU-POUCH-5 take-off wide-apron
wear 1 deep-pockets
offered 1 take-off wide-apron

test EU-POUCH-5 EU-UPG-1 An ability that takes more pouches than there are is not put on
pack euthia-guests
match brannoc odo
stands 1 market-road a
stock 1 beer-belly
unlock 1 ability-2
do 1 trade
offered 1 upgrade beer-belly
wear 1 deep-pockets
wear 1 giants-hood
denied 1 EU-POUCH-5 upgrade beer-belly

test EU-POUCH-5 EU-POUCH-4 What is left may be no pouch at all
pack euthia-guests
match odo wilma
carry 1 giants-hood
do 1 equip giants-hood
expect pouches 1 0

test EU-POUCH-5 EU-MAXHP-4 A swap or a sale may leave no pouch, but not less
pack euthia-guests
match brannoc odo
stands 1 market-road a
wear 1 wide-apron
wear 1 deep-pockets
wear 1 giants-hood
carry 1 plain-chain
offered 1 swap plain-chain deep-pockets
do 1 trade
offered 1 sell deep-pockets
do 1 take-off wide-apron
denied 1 EU-POUCH-5 sell deep-pockets
not-offered 1 swap plain-chain deep-pockets

test EU-SKOL-12 EU-RULE-86 All injuries of a face come together, and last
pack euthia-guests
match brannoc odo
dwurt-die 1 2
health 1 9
do 1 end; no
cites EU-SKOL-12 hurt 1 2 7
expect silver 1 2
expect health 1 7

test EU-ELITE-22 EU-RULE-59 Dice of the immune are not thrown anew, and its cards are not hushed
pack euthia-guests
option scenario=drowned-bell
match wilma odo
carry 1 hush-bell
carry 1 loaded-dice
hand 2 rage 1
hunts 1 stranger-1e
calm
monster-chaos 1
until parry
dice 3 3
do 1 use hush-bell
prompt cards
asked 2
do 2 done; pass
until shield
do 1 use loaded-dice
no-event reroll
event monster-value 6

test EU-HTILE-3 A hero who has nothing to reveal
pack euthia-guests
match odo wilma
stands 1 market-road a
reputation 1 90
do 1 trade
denied 1 EU-HTILE-3 reveal

test EU-SOLO-23 Alone the monster's gaar leaves a lowest die of four
pack euthia-guests
match wilma
store silver
fight 1 bog-goblin
monster-gaar 2
force 4 3
until hero
expect monster-value 11
expect monster-gaar 1

test EU-RULE-40 Dice need not be thrown anew
pack euthia-guests
match wilma odo
carry 1 loaded-dice
fight 1 bog-goblin
calm
dice 3 4
until shield
do 1 use loaded-dice
prompt roll.die
only 1 reroll 1; reroll 2; done
do 1 done
expect monster-value 7

test EU-RULE-40 EU-RULE-42 A monster with one die has one to throw anew
pack euthia-guests
match wilma odo
carry 1 loaded-dice
essence 1 air 1
fight 1 bog-goblin
calm
until parry
dice 6
do 1 essence air
until shield
do 1 use loaded-dice
only 1 reroll 1; done

test EU-BUY-2 EU-LANG-5 The first purchase alone is cheaper, by a gem too
pack euthia-guests
match wilma odo
stands 1 market-road a
wear 1 iron-cap
gold 1 9
offer merchants lantern lantern buckler buckler
do 1 trade; buy lantern; buy lantern
expect gold 1 3
expect has 1 lantern 2

test EU-QUEST-1 Three resources of different terrain: none is given twice
pack euthia-guests
match odo wilma
stands 1 taproom a
open innkeeper-e innkeeper-a
carry 1 slate
carry 1 oysters
denied 1 EU-QUEST-1 quest innkeeper-e
strip 1
carry 1 slate
carry 1 oysters
carry 1 mushrooms
carry 1 geode
carry 2 slate
do 1 quest innkeeper-e; pay-item mushrooms
not-offered 1 pay-item geode
pointed 1 EU-RULE-73 tile slate-2
do 1 pay-item slate
not-offered 1 pay-item geode
until turn
expect has 1 geode 1
expect reputation 1 3

test EU-SCORE-6 What sells for no gold is worth none
pack euthia-guests
match odo wilma
strip 1
gold 1 0
carry 1 geode
expect worth 1 0
expect resource-reputation 1 0

test EU-PERM-1 EU-ROLL-6 A charm that wards for good, while it is worn
pack euthia-guests
match wilma odo
stands 1 windy-pass b
dice 1 6
do 1 face
expect value 2
do 1 done

test EU-PERM-1 EU-ROLL-6 Worn it may be used on every roll
pack euthia-guests
match brannoc odo
stands 1 windy-pass b
wear 1 wind-charm
dice 1 6
do 1 face
prompt ward
do 1 ward air
expect value 7

test EU-MAPSET-7 EU-MAPSET-10 Of the scenario tiles of a chapter those the scenario names come up, no others
pack euthia-guests
option scenario=drowned-bell
match wilma odo
expect group-tiles 1 scenario 1
only-left 1 scenario 1
points 1
do 1 go e0s0
force 0
misfit 1
do 1 lay w1s0

test EU-POUCH-5 EU-UPG-3 An ability may come off if what is left is no pouch at all
pack euthia-guests
match brannoc odo
stands 1 market-road a
wear 1 beer-belly
wear 1 wide-apron
do 1 trade
offered 1 take-off wide-apron
do 1 take-off wide-apron
expect pouches 1 0

test EU-RULE-93 EU-ESS-3 A price in one essence is paid with that one
pack euthia-guests
match odo wilma
carry 1 clay-mask
health 1 2
essence 1 fire 1
essence 1 water 1
denied 1 EU-RULE-93 use clay-mask
essence 1 earth 1
do 1 use clay-mask
cites EU-ESS-3 spent-essence 1 earth
expect essence 1 earth 0
expect essence 1 fire 1
expect health 1 5

test EU-POUCH-5 EU-EQUIP-4 Nothing is swapped in that takes more pouches than there are
pack euthia-guests
match brannoc odo
wear 1 iron-cap
carry 1 giants-hood
not-offered 1 swap giants-hood iron-cap
wear 1 wide-apron
offered 1 swap giants-hood iron-cap

test EU-WD-8 EU-DW-3 Where no way leads from its field the enemy stands still
pack euthia-guests
option scenario=drowned-bell
match wilma odo
left 0
next-round
expect foe-at e0s0
next-round
expect round 3
expect foe-at e0s0

test EU-WD-9 EU-DW-6 A field that was burnt can be wrecked as well
pack euthia-guests
option scenario=drowned-bell
match wilma odo
left 0
lay 1 -2 quarry
tools 1 e1n2 1
next-round
burnt e1n1
turn 2
force 1
do 2 end; no
expect burnt e1n1 yes

test EU-LANG-13 EU-CARD-6 Cards are hushed in one attack, not in the next
pack euthia-guests
match wilma odo
carry 1 hush-bell
fight 1 bog-goblin
calm
hand 2 rage 1
hand 2 mockery 0
until parry
monster-chaos 2
dice 1 1
do 1 use hush-bell
until weapon
dice 1 1
do 1 strike lute
until cards
asked 2

test EU-TIME-3 EU-RULE-74 All that a tile adds for good is added
pack euthia-guests
match brannoc odo
wear 1 double-clover
stands 1 windy-pass c
at 1 w1s0
lay 1 -2 old-ferry
at 1 e1n1
dice 3 3
do 1 face
expect value 9
