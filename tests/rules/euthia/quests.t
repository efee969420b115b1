# What quests ask for (Aufgaben)

test EU-QUEST-1 EU-NEED-5 Two different gems: two equal ones are not enough
match
stands 1 ii-e5 a
open gem-cutter-b gem-cutter-c
gold 1 0
gem 1 opal 2
denied 1 EU-QUEST-1 quest gem-cutter-b
offered 1 quest gem-cutter-c
gem 1 ruby 1
do 1 quest gem-cutter-b; pay-gem ruby
expect gem 1 opal 1
expect gem 1 ruby 0
expect gem 1 diamond 1
expect gold 1 1

test EU-QUEST-1 EU-NEED-5 Two equal gems: two different ones are not enough
match
stands 1 ii-e5 a
open gem-cutter-b gem-cutter-c
gold 1 0
gem 1 opal 1
gem 1 ruby 1
denied 1 EU-QUEST-1 quest gem-cutter-c
gem 1 opal 2
do 1 quest gem-cutter-c
expect gem 1 opal 0
expect gem 1 ruby 1
expect gem 1 diamond 1
expect gold 1 2

test EU-QUEST-1 Three different gems
match
stands 1 ii-e5 a
open gem-cutter-g gem-cutter-f
gem 1 opal 2
gem 1 ruby 1
denied 1 EU-QUEST-1 quest gem-cutter-g
denied 1 EU-QUEST-1 quest gem-cutter-f
gem 1 onyx 1
offered 1 quest gem-cutter-f
do 1 quest gem-cutter-g
denied 1 EU-RULE-73 pay-gem emerald
until turn
expect gem 1 diamond 1
expect reputation 1 2
expect gem 1 opal 1
expect gem 1 ruby 0
expect gem 1 onyx 0

test EU-QUEST-1 A resource of the mountain, not of the lake
match
stands 1 ii-e5 a
open gem-cutter-d gem-cutter-f
carry 1 pearl
denied 1 EU-QUEST-1 quest gem-cutter-d
carry 1 iron-ore
do 1 quest gem-cutter-d; take-gem ruby; take-gem opal
expect has 1 iron-ore 0
expect has 1 pearl 1

test EU-QUEST-1 EU-ESS-3 Essences of given kinds
match
stands 1 iii-e8 a
open druid-a druid-e
essence 1 air 2
denied 1 EU-QUEST-1 quest druid-a
offered 1 quest druid-e
essence 1 earth 1
do 1 quest druid-a
cites EU-RULE-73 spent-essence 1 air
expect reputation 1 3
expect essence 1 air 1
expect essence 1 earth 0
denied 1 EU-QUEST-1 quest druid-e

test EU-QUEST-1 Four different essences
match
stands 1 iii-e8 a
gaar 1 0
open druid-d druid-c
essence 1 air 1
essence 1 earth 1
essence 1 fire 1
denied 1 EU-QUEST-1 quest druid-d
essence 1 water 1
do 1 quest druid-d
until turn
expect gem 1 diamond 1
expect gaar 1 1
expect essence 1 fire 0

test EU-QUEST-1 EU-RULE-73 A weapon or shield of price 4 or more, worn ones too
match
stands 1 iii-e7 a
open weaponsmith-d weaponsmith-c
gold 1 0
strip 1
carry 1 buckler
denied 1 EU-QUEST-1 quest weaponsmith-d
wear 1 short-sword
do 1 quest weaponsmith-d
cites EU-RULE-73 dropped 1 short-sword
expect gold 1 3
expect reputation 1 2
expect has 1 short-sword 0
expect has 1 buckler 1

test EU-QUEST-1 EU-ENC-4 Eight gold for a tile of the weaponsmith
match
stands 1 iii-e7 a
open weaponsmith-d weaponsmith-c
gold 1 8
force tile whetstone
do 1 quest weaponsmith-c
expect gold 1 0
expect has 1 whetstone 1
expect reputation 1 2

test EU-QUEST-1 Three healing potions, and no other potions
match
stands 1 iii-e9 m
open mercenary-camp-d mercenary-camp-f
gaar 1 0
carry 1 healing-potion
carry 1 healing-potion
carry 1 healing-draught
denied 1 EU-QUEST-1 quest mercenary-camp-d

test EU-QUEST-1 With three
match
stands 1 iii-e9 m
open mercenary-camp-d mercenary-camp-f
gaar 1 0
carry 1 healing-potion
carry 1 healing-potion
carry 1 healing-potion
do 1 quest mercenary-camp-d
cites EU-TIME-11 gaar 1 2
expect potions 1 0
expect gaar 1 2
expect reputation 1 2

test EU-QUEST-1 EU-CARD-1 Two gold cards
match
stands 1 iii-e9 m
open mercenary-camp-d mercenary-camp-f
hand 1 healing 1
gold 1 0
denied 1 EU-QUEST-1 quest mercenary-camp-f
hand 1 healing 2
do 1 quest mercenary-camp-f
expect gold-cards 1 0
expect reputation 1 3
expect gold 1 2

test EU-QUEST-1 EU-CARD-1 Three silver cards for the witch
match
stands 1 ii-e6 a
open witch-c witch-d
hand 1 curse 2
denied 1 EU-QUEST-1 quest witch-c
denied 1 EU-QUEST-1 quest witch-d
hand 1 curse 3
do 1 quest witch-c
expect silver 1 0
expect reputation 1 2

test EU-NEED-2 EU-QUEST-1 The hermit: all pouches empty
match
stands 1 iii-e10 a
open hermit-e hermit-a
gaar 1 1
carry 1 iron-ore
denied 1 EU-QUEST-1 quest hermit-e
denied 1 EU-QUEST-1 quest hermit-a
strip 1
do 1 quest hermit-e
expect gaar 1 3
offered 1 quest hermit-a

test EU-NEED-2 EU-QUEST-1 The archivist: three fulfilled quests are shown, two scrolls given
match
stands 1 iv-e12 a
open archivist-e archivist-f
gold 1 0
fulfilled 1 2
carry 1 scroll-of-haste
denied 1 EU-QUEST-1 quest archivist-e
denied 1 EU-QUEST-1 quest archivist-f
fulfilled 1 3
do 1 quest archivist-e
expect fulfilled 1 4
expect gold 1 1
carry 1 scroll-of-luck
do 1 quest archivist-f
until turn
expect has 1 scroll-of-haste 0
expect has 1 scroll-of-luck 0
expect gold 1 4

test EU-NEED-2 EU-QUEST-1 The ruler: ten own trade and interaction markers on the map
match
left 0
lay -1 -1 v-e13
lay 1 -2 i-o8
lay -2 1 i-f1
pacified w1n1
pacified e0n1
pacified w1s0
at 1 w1n1-m
open ruler-e ruler-a
gold 1 0
tools 1 e1n1 2
tools 1 e2n2 2
tools 1 w2s2 2
owner 1 w2s1
lay 1 1 i-f2
tools 1 e1s1 2
denied 1 EU-QUEST-1 quest ruler-e
tools 1 e2s1 1
do 1 quest ruler-e
expect reputation 1 2
expect gold 1 1

test EU-QUEST-1 EU-NEED-1 Two trophies of level 2 for the ruler
match
stands 1 v-e13 m
open ruler-c ruler-b
gold 1 0
trophy 1 cyclops
denied 1 EU-QUEST-1 quest ruler-c
trophy 1 gorgon
denied 1 EU-QUEST-1 quest ruler-b
do 1 quest ruler-c
expect trophies 1 0
expect gold 1 6

test EU-QUEST-1 Two resources of different terrain
match
stands 1 v-e13 m
open ruler-g ruler-b
carry 1 pearl
carry 1 amber
denied 1 EU-QUEST-1 quest ruler-g
carry 1 iron-ore
gold 1 0
do 1 quest ruler-g
until turn
expect has 1 iron-ore 0
expect gold 1 6

test EU-PAC-4 EU-QUEST-1 A guarded encounter has no quests yet
match
left 0
lay -1 -1 ii-e6
at 1 w1n1
open witch-c witch-d
hand 1 curse 3
denied 1 EU-PAC-4 quest witch-c

test EU-QUEST-1 A resource of the cave for the herbalist
match
stands 1 i-e3 a
open herbalist-b herbalist-g
gold 1 0
carry 1 cave-fungus
denied 1 EU-QUEST-1 quest herbalist-g
do 1 quest herbalist-b
expect has 1 cave-fungus 0
expect reputation 1 2
expect gold 1 1

test EU-QUEST-1 Lake and cave together
match
stands 1 i-e3 a
open herbalist-b herbalist-g
gold 1 0
carry 1 cave-fungus
carry 1 pearl
do 1 quest herbalist-g
expect has 1 cave-fungus 0
expect has 1 pearl 0
expect reputation 1 3
expect gold 1 2

test EU-QUEST-2 EU-WARE-5 EU-HP-2 Healing to the maximum as a reward
match
stands 1 i-e3 a
open herbalist-c herbalist-g
gold 1 0
health 1 1
carry 1 pearl
do 1 quest herbalist-c
expect health 1 6
expect gold 1 3
expect reputation 1 1

test EU-TILE-8 EU-NEED-6 EU-QUEST-2 A legend brings its artifact, and can be fulfilled once
match
stands 1 iv-legend-a m
denied 1 EU-QUEST-1 legend legend-of-the-sword
gold 1 20
gem 1 diamond 2
do 1 legend legend-of-the-crown
event legend 1 legend-of-the-crown
expect has 1 crown-of-euthia 1
expect reputation 1 3
expect gold 1 12
expect gem 1 diamond 1
denied 1 EU-TILE-8 legend legend-of-the-crown

test EU-RULE-73 EU-QUEST-1 What was drunk is no potion any more: three others are given
match
stands 1 iii-e9 m
open mercenary-camp-d mercenary-camp-f
health 1 1
carry 1 healing-potion
carry 1 healing-potion
carry 1 healing-potion
do 1 use healing-potion
denied 1 EU-QUEST-1 quest mercenary-camp-d
carry 1 healing-potion
do 1 quest mercenary-camp-d
expect potions 1 0

test EU-QUEST-1 EU-RULE-73 Of three potions two are given
match
stands 1 i-e3 a
open herbalist-d herbalist-g
carry 1 healing-potion
carry 1 healing-potion
carry 1 healing-potion
do 1 quest herbalist-d
expect potions 1 1

test EU-QUEST-1 EU-UPG-1 A weapon that was not bought yet cannot be given
match
stands 1 iii-e7 a
open weaponsmith-d weaponsmith-c
gold 1 0
strip 1
stock 1 flame-blade
denied 1 EU-QUEST-1 quest weaponsmith-d

test EU-QUEST-1 EU-NEED-5 Two equal essences: after the first only its kind
match
stands 1 iii-e8 a
open druid-e druid-a
essence 1 air 2
essence 1 fire 3
gaar 1 0
do 1 quest druid-e
only 1 pay-essence fire; pay-essence air
do 1 pay-essence air
expect essence 1 air 0
expect essence 1 fire 3
expect gaar 1 3

test EU-QUEST-1 EU-NEED-5 Two different gems: the second is another one
match
stands 1 ii-e5 a
open gem-cutter-b gem-cutter-c
gem 1 opal 2
gem 1 ruby 1
gem 1 onyx 1
do 1 quest gem-cutter-b; pay-gem opal
denied 1 EU-RULE-73 pay-gem opal
do 1 pay-gem onyx
expect gem 1 opal 1
expect gem 1 ruby 1
expect gem 1 onyx 0

test EU-QUEST-1 Two resources of different terrain: the second is of another
match
stands 1 v-e13 m
open ruler-g ruler-b
carry 1 pearl
carry 1 amber
carry 1 iron-ore
do 1 quest ruler-g; pay-item pearl
event dropped 1 pearl
expect has 1 amber 1
expect has 1 iron-ore 0

test EU-NEED-4 A failed test: the card stays, a silver card, no second try this turn
match
stands 1 iv-e11 a
open bard-a bard-b
gold 1 3
gaar 1 0
dice 1 1
do 1 quest bard-a
expect silver 1 1
expect fulfilled 1 0
denied 1 EU-NEED-4 quest bard-a
expect gold 1 2

test EU-NEED-4 A test that is met exactly
match
stands 1 iv-e11 a
open bard-a bard-b
gold 1 1
gaar 1 0
dice 3 4
do 1 quest bard-a
expect fulfilled 1 1
expect gold 1 2
expect reputation 1 2

test EU-QUEST-2 EU-SCORE-8 A quest counts for who has fulfilled it
match
turn 2
stands 2 i-e3 a
open herbalist-b herbalist-g
carry 2 cave-fungus
do 2 quest herbalist-b
expect fulfilled 2 1
expect fulfilled 1 0
expect reputation 2 2

test EU-MAXHP-4 EU-QUEST-1 A worn weapon whose gem keeps the hero alive is not given away
match taesiri dral
stands 1 iii-e7 a
open weaponsmith-d weaponsmith-c
gold 1 0
strip 1
wear 1 rune-blade ruby
health 1 1
denied 1 EU-QUEST-1 quest weaponsmith-d
health 1 5
offered 1 quest weaponsmith-d

test EU-NEED-5 EU-RULE-73 Of three different gems none is given twice
match
stands 1 ii-e5 a
open gem-cutter-g gem-cutter-f
gem 1 opal 2
gem 1 ruby 2
gem 1 onyx 1
do 1 quest gem-cutter-g; pay-gem opal; pay-gem ruby
expect gem 1 opal 1
expect gem 1 ruby 1
expect gem 1 onyx 0

test EU-QUEST-1 EU-RULE-73 Potions are found wherever they are kept
match
stands 1 i-e3 a
strip 1
open herbalist-d herbalist-g
carry 1 healing-potion
carry 1 healing-potion
do 1 quest herbalist-d
expect potions 1 0

test EU-TILE-8 EU-NEED-6 Each legend is fulfilled once, however many there are
match
stands 1 iv-legend-a m
gold 1 20
gem 1 diamond 2
essence 1 fire 2
essence 1 air 2
do 1 legend legend-of-the-crown; legend legend-of-the-ring
expect has 1 ring-of-first-fire 1
expect essence 1 fire 0
expect essence 1 air 0
expect fulfilled 1 2
denied 1 EU-TILE-8 legend legend-of-the-crown
denied 1 EU-TILE-8 legend legend-of-the-ring

test EU-NEED-3 EU-QUEST-2 Who has died before can fulfil quests all the same
match
stands 1 ii-e6 a
open witch-e witch-c
health 1 4
do 1 quest witch-e
expect at 1 e0s0-m
at 1 w1n1
health 1 6
gold 1 0
do 1 quest witch-e
expect health 1 2
expect gold 1 2
expect fulfilled 1 1

test EU-CARD-3 EU-RULE-73 Cards of one metal are chosen from
match
stands 1 ii-e6 a
open witch-c witch-d
hand 1 curse 2
hand 1 frenzy 2
hand 1 healing 1
do 1 quest witch-c
prompt payment EU-CARD-3
only 1 pay-card curse; pay-card frenzy
do 1 pay-card curse; pay-card curse
expect hand 1 frenzy 1
expect hand 1 healing 1

test EU-SOLO-16 And of the other
match
stands 1 ii-e6 a
open witch-c witch-d
hand 1 mighty-blow 1
hand 1 healing 1
do 1 quest witch-d
prompt payment EU-SOLO-16
only 1 pay-card mighty-blow; pay-card healing
do 1 pay-card healing
expect hand 1 mighty-blow 1

test EU-NEED-4 EU-TURN-7 In the next turn a failed test may be tried again
match
stands 1 iv-e11 a
open bard-a bard-b
gold 1 4
gaar 1 0
dice 1 2
do 1 quest bard-a
denied 1 EU-NEED-4 quest bard-a
turn 2
turn 1
offered 1 quest bard-a

test EU-NEED-5 EU-ESS-3 Of three different essences none is given twice
match
stands 1 iii-e8 a
open druid-c druid-a
essence 1 fire 2
essence 1 water 2
essence 1 earth 1
do 1 quest druid-c; pay-essence fire; pay-essence water
expect essence 1 fire 1
expect essence 1 water 1
expect essence 1 earth 0

test EU-MAXHP-3 EU-RULE-73 A worn weapon that is given away takes the health of its gems along
match taesiri dral
stands 1 iii-e7 a
open weaponsmith-d weaponsmith-c
strip 1
wear 1 rune-blade ruby
expect max-health 1 8
health 1 5
do 1 quest weaponsmith-d
expect max-health 1 7
expect health 1 4

test EU-LANG-5 EU-QUEST-2 Vouchers add up
match
stands 1 iv-e12 a
open archivist-a archivist-b
voucher 1 2
trophy 1 cyclops
do 1 quest archivist-b
expect voucher 1 6

test EU-TURN-7 EU-ENC-1 Every encounter that is in play is filled up
match
lay 1 -2 i-f2
lay -2 1 i-o8
open envoy-a envoy-b
at 1 e1s0
points 1
next i-e2
do 1 go e0s0
until turn
expect opened hunter 2
lay 1 1 i-e1
at 1 e1s1
gem 1 ruby 1
do 1 quest envoy-a
expect opened envoy 1
do 1 end; no
expect opened envoy 2
expect opened hunter 2

test EU-QUEST-1 EU-RULE-73 Armour is no weapon, whatever it costs
match
stands 1 iii-e7 a
open weaponsmith-d weaponsmith-c
gold 1 0
strip 1
carry 1 plate-legs
carry 1 lucky-charm
denied 1 EU-QUEST-1 quest weaponsmith-d
carry 1 tower-shield
offered 1 quest weaponsmith-d
