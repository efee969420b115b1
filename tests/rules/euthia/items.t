# Items, gems, sets, essences (Gegenstände, Edelsteine, Sets, Essenzen)

test EU-ITEM-1 EU-LIMIT-1 EU-LIMIT-3 Three pouches, four gaar slots, four gem slots: the rest must go
match
stands 1 i-o8 c
carry 1 iron-ore
carry 1 iron-ore
carry 1 cave-fungus
force tile pearl
do 1 mine
prompt surplus
do 1 discard pearl
expect has 1 pearl 0
prompt turn

test EU-LIMIT-2 EU-EQUIP-4 Rearranging outside combat
match
carry 1 leather-helm
do 1 equip leather-helm
do 1 stow leather-helm
expect worn 1 leather-helm no

test EU-EQUIP-1 EU-EQUIP-2 In a pouch it does not work
match
carry 1 leather-boots
denied 1 EU-EQUIP-2 use leather-boots
not-offered 1 use leather-boots
carry 1 leather-helm
expect max-health 1 6

test EU-EQUIP-3 EU-SHIELD-1 A shield needs a sword slot
match
carry 1 buckler
not-offered 1 equip buckler
unlock 1 sword-2
offered 1 equip buckler

test EU-EQUIP-4 Exhausted stays exhausted
match
wear 1 chain-boots
do 1 use chain-boots
do 1 stow chain-boots
do 1 equip chain-boots
expect exhausted 1 chain-boots yes

test EU-WARE-3 EU-ONCE-1 Armour and jewels once a round, potions are gone
match
wear 1 chain-boots
do 1 use chain-boots
expect points 1
not-offered 1 use chain-boots
carry 1 healing-draught
health 1 2
do 1 use healing-draught
expect has 1 healing-draught 0

test EU-GEM-1 EU-GEM-2 A gem is set, active, and stays
match
wear 1 leather-legs
gem 1 opal 1
health 1 2
do 1 set opal leather-legs
cites EU-GEM-1 set 1 opal leather-legs
expect gem 1 opal 0
offered 1 flip leather-legs opal

test EU-GEM-4 EU-STONE-1 Opal heals 2 and is then inactive
match
wear 1 leather-legs opal
health 1 2
do 1 flip leather-legs opal
cites EU-GEM-4 flipped 1 opal
expect health 1 4
not-offered 1 flip leather-legs opal

test EU-GEM-5 Loose gems do not work
match
wear 1 leather-legs
gem 1 opal 1
health 1 2
not-offered 1 flip leather-legs opal

test EU-GEM-6 Off and on: the gem keeps its state
match
wear 1 leather-legs opal
spend-gem 1 leather-legs opal
health 1 3
do 1 stow leather-legs
do 1 equip leather-legs
not-offered 1 flip leather-legs opal

test EU-GEM-8 EU-RULE-74 Emerald: +1 on every roll, without turning
match
wear 1 leather-legs emerald
facing 1 water
dice 3 3
do 1 face
expect value 7

test EU-GEM-9 EU-STONE-6 Demon stone: a gold card
match
wear 1 leather-legs demon-stone
force card healing
do 1 flip leather-legs demon-stone
expect gold-cards 1 1

test EU-STONE-2 Sapphire: one movement point
match
wear 1 leather-legs sapphire
do 1 flip leather-legs sapphire
expect points 1

test EU-STONE-5 Diamond: heal 3, or as another gem
match
wear 1 leather-legs diamond
health 1 2
do 1 flip leather-legs diamond
denied 1 EU-TIME-1 choose 3
prompt option
do 1 choose 1
expect health 1 5

test EU-SET-1 EU-SET-2 EU-SET-4 EU-WARE-1 Bond amulet: with three 2, with four 3
match
wear 1 bond-amulet
denied 1 EU-SET-2 use bond-amulet
wear 1 leather-helm
wear 1 leather-legs
health 1 2
not-offered 1 use bond-amulet
wear 1 leather-boots
health 1 2
do 1 use bond-amulet
expect health 1 4

test EU-SET-4 With four: 3
match
wear 1 bond-amulet
wear 1 leather-helm
wear 1 leather-legs
wear 1 leather-boots
wear 1 leather-gloves
health 1 2
do 1 use bond-amulet
expect health 1 5

test EU-SET-1 Different colours are no set
match
wear 1 bond-amulet
wear 1 leather-helm
wear 1 leather-legs
wear 1 chain-boots
health 1 2
not-offered 1 use bond-amulet

test EU-SET-3 Worn without the set, just not used
match
wear 1 bond-amulet
expect worn 1 bond-amulet yes
not-offered 1 use bond-amulet

test EU-ESS-1 EU-ESS-2 Four kinds, on gem slots or in pouches
match
essence 1 air 1
essence 1 earth 1
essence 1 water 1
essence 1 fire 1
expect free-pouches 1 3
essence 1 fire 2
expect free-pouches 1 2

test EU-ESS-5 EU-FLASK-2 Water heals 4 outside combat
match
essence 1 water 1
health 1 1
do 1 essence water
expect health 1 5

test EU-FLASK-5 Supplies: heal 2, two movement points or one gaar
match
carry 1 supplies
gaar 1 3
do 1 use supplies
prompt option
do 1 choose 3
expect gaar 1 4
expect has 1 supplies 0

test EU-RULE-55 Gaar beyond the slots lies in pouches, one each
match
gaar 1 6
expect free-pouches 1 1

test EU-WARE-6 EU-SCORE-4 An artifact counts 15 gold
match
wear 1 cloak-of-winds
expect worth-of 1 cloak-of-winds 15

test EU-GEM-8 EU-GEM-10 EU-MAXHP-1 EU-POUCH-1 Dragon gloves: two health, two pouches, with an emerald +1 on each roll
match
wear 1 dragon-gloves emerald
expect max-health 1 8
expect pouches 1 3
facing 1 water
dice 3 3
do 1 face
expect value 7

test EU-GEM-9 EU-CART-1 EU-ONCE-2 Dragon gloves: a cart once a round, and a demon stone besides
match
stands 1 i-o8 c
wear 1 dragon-gloves demon-stone
force tile mussels pearl amber
do 1 mine; with dragon-gloves; keep pearl
expect exhausted 1 dragon-gloves yes
do 1 flip dragon-gloves demon-stone
expect gold-cards 1 1

test EU-RULE-9 EU-LIMIT-3 Four gem slots: a fifth stone fills a pouch
match
gem 1 opal 3
essence 1 fire 1
expect free-pouches 1 3
gem 1 opal 4
expect free-pouches 1 2

test EU-GEM-1 A full piece holds no further gem
match
wear 1 leather-legs opal
gem 1 ruby 1
denied 1 EU-GEM-1 set ruby leather-legs
wear 1 leather-helm
denied 1 EU-GEM-1 set ruby leather-helm

test EU-GEM-7 EU-MAXHP-2 Setting a ruby in worn equipment raises health at once
match
wear 1 leather-legs
gem 1 ruby 1
health 1 4
do 1 set ruby leather-legs
expect health 1 5
expect max-health 1 8

test EU-GEM-7 EU-EQUIP-2 In a pouch a ruby does nothing
match
carry 1 leather-legs
gem 1 ruby 1
do 1 set ruby leather-legs
expect max-health 1 6
do 1 equip leather-legs
expect max-health 1 8
expect health 1 8

test EU-EQUIP-3 EU-EQUIP-4 Only pieces with the same symbol are swapped
match
wear 1 leather-helm
wear 1 leather-legs
carry 1 chain-legs
offered 1 swap chain-legs leather-legs
not-offered 1 swap chain-legs leather-helm

test EU-LIMIT-1 EU-LIMIT-2 Without a free pouch nothing is taken off
match
wear 1 leather-helm
carry 1 iron-ore
carry 1 iron-ore
carry 1 iron-ore
denied 1 EU-LIMIT-1 stow leather-helm

test EU-SET-1 A set of five
match
wear 1 torque-of-arms
wear 1 plate-helm
wear 1 plate-chest
wear 1 plate-gloves
wear 1 plate-legs
wear 1 plate-boots
gaar 1 0
fight 1 cyclops
monster-chaos 0
monster-gaar 0
dice 6 6
until shield
do 1 use torque-of-arms
expect monster-value 9
until weapon
expect health 1 17

test EU-LIMIT-3 Only what one has can be given up
match
stands 1 i-o8 c
carry 1 iron-ore
carry 1 iron-ore
carry 1 cave-fungus
gem 1 opal 1
force tile pearl
do 1 mine
prompt surplus
offered 1 drop-gem opal
not-offered 1 drop-gem ruby
not-offered 1 drop-essence fire
not-offered 1 drop-trophy 1
not-offered 1 drop-gaar
not-offered 1 discard staff-of-fire

test EU-LIMIT-3 EU-EQUIP-4 Surplus may be worn instead
match
stands 1 i-o6 c
carry 1 iron-ore
carry 1 iron-ore
carry 1 leather-helm
force tile wool-amulet
do 1 treasure
prompt surplus
do 1 equip leather-helm
prompt turn
expect has 1 wool-amulet 1
expect worn 1 leather-helm yes

test EU-LIMIT-3 EU-RULE-55 Surplus gaar and trophies are given up one by one
match
stands 1 i-o6 c
gaar 1 6
trophy 1 cave-rat
force tile wool-amulet
do 1 treasure
prompt surplus
offered 1 drop-trophy 1
do 1 drop-gaar
cites EU-RULE-55 gaar-lost 1 1
expect gaar 1 5
prompt turn

test EU-LIMIT-3 Trophies of level 3 can be given up
match
stands 1 i-o8 c
trophy 1 lindworm
carry 1 iron-ore
carry 1 iron-ore
force tile pearl
do 1 mine
prompt surplus
offered 1 drop-trophy 3
do 1 drop-trophy 3
expect trophies 1 0

test EU-GEM-4 Of two gems in one piece each turns by itself
match taesiri dral
wear 1 rune-blade opal sapphire
health 1 2
do 1 flip rune-blade sapphire
expect points 1
offered 1 flip rune-blade opal
not-offered 1 flip rune-blade sapphire

test EU-STONE-5 EU-FLASK-5 Which gem or tile a choice is about
match
wear 1 leather-legs diamond
health 1 2
carry 1 supplies
do 1 flip leather-legs diamond
expect about diamond
do 1 choose 1
do 1 use supplies
expect about supplies

test EU-GEM-1 A gem fills the place there is
match
wear 1 leather-legs
gem 1 opal 1
gem 1 ruby 1
do 1 set opal leather-legs
denied 1 EU-GEM-1 set ruby leather-legs
expect gem 1 ruby 1

test EU-HP-2 EU-RULE-54 Who is at full health is not healed
match
do 1 pray
no-event healed
expect gold 1 9

test EU-RULE-35 Who has no reputation loses none
match
stands 1 i-o2 b
health 1 2
reputation 1 0
points 2
do 1 go w1s0
event killed 1
no-event disgrace

test EU-EQUIP-5 EU-UPG-3 An ability is taken off in a trade action alone
match
wear 1 focus
denied 1 EU-EQUIP-5 stow focus

test EU-EQUIP-4 Where a slot is free nothing need be swapped
match
unlock 1 sword-2
carry 1 rapier
offered 1 equip rapier
not-offered 1 swap rapier staff-of-fire
wear 1 short-sword
offered 1 swap rapier staff-of-fire
offered 1 swap rapier short-sword
not-offered 1 equip rapier

test EU-LIMIT-1 EU-POUCH-6 Taking off what takes pouches gives one back
match
wear 1 leather-chest
wear 1 leather-helm
carry 1 iron-ore
carry 1 iron-ore
denied 1 EU-LIMIT-1 stow leather-helm
offered 1 stow leather-chest

test EU-LIMIT-3 Essences can be given up, one by one
match
stands 1 i-o8 c
carry 1 iron-ore
carry 1 iron-ore
carry 1 cave-fungus
essence 1 air 2
essence 1 fire 2
gaar 1 5
force tile pearl
do 1 mine
prompt surplus
offered 1 drop-essence fire
not-offered 1 drop-essence water
do 1 drop-essence air
cites EU-LIMIT-3 spent-essence 1 air
expect essence 1 air 1
expect essence 1 fire 2
expect gem 1 ruby 0
do 1 drop-gaar
expect gaar 1 4
expect dwurt 1 0
do 1 discard pearl
expect essence 1 air 1
prompt turn

test EU-LIMIT-3 EU-SKOL-2 Surplus dwurt, too
match skoldur dral
stands 1 i-o8 c
carry 1 iron-ore
carry 1 iron-ore
dwurt 1 6
force tile pearl
do 1 mine
prompt surplus
not-offered 1 drop-gaar
do 1 drop-dwurt
expect dwurt 1 5
expect gaar 1 0
prompt turn

test EU-LIMIT-3 What is given up is no trophy, and a trophy is no gem
match
stands 1 i-o8 c
trophy 1 cave-rat cyclops
carry 1 iron-ore
gem 1 opal 1
force tile pearl
do 1 mine
prompt surplus
do 1 drop-trophy 2
expect trophies 1 1
expect gem 1 opal 1
expect has 1 iron-ore 1
expect has 1 pearl 1
prompt turn

test EU-LIMIT-3 Of the gems one that is given up goes, and nothing else
match
stands 1 i-o8 c
carry 1 iron-ore
carry 1 iron-ore
gem 1 opal 5
force tile pearl
do 1 mine
prompt surplus
do 1 drop-gem opal
expect gem 1 opal 4
expect essence 1 air 0
expect has 1 pearl 1
prompt turn

test EU-LIMIT-3 EU-WARE-3 What does not fit may be drunk
match
stands 1 i-o8 c
health 1 2
carry 1 iron-ore
carry 1 iron-ore
carry 1 healing-draught
force tile pearl
do 1 mine
prompt surplus
do 1 use healing-draught
expect health 1 5
expect has 1 pearl 1
prompt turn

test EU-GEM-1 EU-GEM-4 EU-EQUIP-4 EU-ESS-5 EU-LANG-4 What the second does with his things
match dral taesiri
turn 2
carry 2 leather-legs
carry 2 scroll-of-renewal
wear 2 slumber
exhaust 2 whisper
gem 1 opal 1
gem 2 opal 1
essence 1 water 1
essence 2 water 1
essence 2 fire 1
health 1 1
health 2 1
do 2 equip leather-legs
expect worn 2 leather-legs yes
expect health 2 2
expect health 1 1
do 2 set opal leather-legs
expect gem 2 opal 0
expect gem 1 opal 1
do 2 flip leather-legs opal
expect health 2 4
do 2 essence water
expect health 2 8
expect essence 2 water 0
expect essence 1 water 1
expect health 1 1
do 2 bind fire slumber
expect essence 2 fire 0
do 2 use scroll-of-renewal; renew whisper
expect exhausted 2 whisper no
expect has 2 scroll-of-renewal 0

test EU-CHURCH-1 EU-CHURCH-2 EU-MINE-2 EU-CART-1 And on the map
match
turn 2
gold 1 5
gold 2 5
health 1 1
health 2 1
do 2 pray; potion
expect gold 2 3
expect gold 1 5
expect health 2 7
expect health 1 1
expect potions 2 1
expect potions 1 0
stands 2 i-o8 c
wear 2 leather-gloves
force tile mussels pearl amber
do 2 mine; with leather-gloves; keep amber
expect has 2 amber 1
expect tools 2 w1s0 1
expect tools 1 w1s0 0
expect marker 2 mining 0
expect marker 1 mining 0
do 2 march trade
expect marker 2 trade 0

test EU-HUNT-3 EU-CARD-3 EU-TURN-6 His trophies, cards and markers
match
turn 2
trophy 1 kobold
trophy 2 cave-rat
hand 1 curse 4
hand 2 frenzy 4
do 2 hand-in 1
expect trophies 2 0
expect trophies 1 1
expect reputation 2 1
expect reputation 1 0
force card healing
do 2 melt
expect silver 2 0
expect silver 1 4
expect gold-cards 2 1
do 2 end; keep-marker trade
expect marker 2 trade 2
expect marker 1 trade 1

test EU-EQUIP-2 EU-TIME-3 What works for good works while it is worn
match
carry 1 grave-amulet
facing 1 water
dice 3 3
do 1 face
expect value 6
expect max-health 1 6

test EU-ACT-3 Each marker is denied for itself
match
markers 1 1 0 0
denied 1 EU-ACT-3 march trade
denied 1 EU-ACT-3 march combat
offered 1 march mining

test EU-PERM-1 What holds always is never used
match
carry 1 healing-draught
wear 1 heart-of-the-mountain
denied 1 EU-TIME-1 use heart-of-the-mountain

test EU-LIMIT-3 EU-SKOL-2 Dwurt on its own slots is no surplus
match skoldur dral
stands 1 i-o8 c
carry 1 iron-ore
carry 1 iron-ore
carry 1 iron-ore
dwurt 1 5
force tile pearl
do 1 mine
prompt surplus
not-offered 1 drop-dwurt
