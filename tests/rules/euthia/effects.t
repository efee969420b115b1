# What effects mean (Sprache der Plättchen und Karten)

test EU-LANG-3 EU-PERM-1 EU-ROLL-6 Slumber with air: the throw is unchanged if she wishes
match taesiri dral
facing 1 air
wear 1 slumber
bind 1 slumber air
dice 1 6
do 1 face
cites EU-FACE-3 faced 1 e1n2
prompt ward
do 1 ward air
expect value 7
pointed 1 EU-TIME-1 essence fire

pointed 1 EU-GEM-5 gem ruby
test EU-LANG-3 EU-PERM-1 EU-ROLL-6 Or air turns the higher die
match taesiri dral
facing 1 air
wear 1 slumber
bind 1 slumber air
dice 1 6
do 1 face; no
cites EU-ROLL-6 air 6 1
expect value 2

test EU-LANG-3 EU-TURN-8 A scroll of warding holds until the end of the turn
match
left 0
lay -1 -1 i-o2
at 1 e0s0
carry 1 scroll-of-warding
points 2
do 1 use scroll-of-warding; go e0n1
expect health 1 6
turn 2
turn 1
points 2
do 1 go e0s0
do 1 go e0n1
expect health 1 4

test EU-HP-2 EU-RULE-54 Phoenix tears heal to the maximum
match
carry 1 phoenix-tears
health 1 1
do 1 use phoenix-tears
expect health 1 6

test EU-SKOL-8 EU-SKOL-11 Hoard gives dwurt without moving the die
match skoldur dral
wear 1 hoard
dwurt 1 1
do 1 use hoard
cites EU-TIME-11 dwurt 1 2
expect dwurt 1 3
expect silver 1 1
expect dwurt-die 1 0

test EU-LANG-16 EU-RULE-93 EU-RULE-42 Gust: any essence for a monster with one die
match taesiri dral
wear 1 gust
essence 1 earth 1
denied 1 EU-TIME-1 essence earth
fight 1 cave-rat
until parry
dice 6
do 1 use gust
until hero
expect monster-value 6
expect essence 1 earth 0

test EU-LANG-16 EU-RULE-93 Without an essence Gust is no choice
match taesiri dral
wear 1 gust
wear 1 rapier
fight 1 cave-rat
dice 1 1
do 1 done
asked 2
prompt monster

test EU-ELITE-19 The frost giant's highest row: a gold card for the monster player
option elites=on
match dral maeldur
lay -1 -1 i-o8
hunts 1 frost-giant w1s0
calm
monster-foot 2
dice 6 6
until weapon
expect health 1 1
expect gold-cards 2 1

test EU-LANG-6 EU-CARD-2 The bone amulet: three injuries fewer, every other player draws a silver card
match maeldur dral keleia
wear 1 bone-amulet
fight 1 cave-rat
dice 6 6
until shield
do 1 use bone-amulet
cites EU-MATK-14 monster-value 12
until weapon
expect silver 2 1
expect silver 3 1
expect health 1 6

test EU-WARE-4 EU-LANG-15 Two different gems of one's choice
match
stands 1 iii-o3 b
force tile two-gems
do 1 treasure
denied 1 EU-RULE-84 take-gem diamond
do 1 take-gem opal
cites EU-RULE-84 gem 1 opal
not-offered 1 take-gem opal
not-offered 1 take-gem diamond
do 1 take-gem ruby
expect gem 1 opal 1
expect gem 1 ruby 1

test EU-WARE-4 EU-ESS-1 Two essences of one's choice, equal ones too
match
stands 1 iii-o3 b
force tile two-essences
do 1 treasure; take-essence water; take-essence water
event essence 1 water
expect essence 1 water 2

test EU-ELEM-1 EU-RULE-93 The essence well works only under a power, and gives that essence
match taesiri dral
left 0
lay -1 -1 i-o1
at 1 e0s0
wear 1 essence-well
denied 1 EU-ELEM-1 use essence-well
not-offered 1 use essence-well
at 1 w1s0
do 1 use essence-well
expect essence 1 water 1

test EU-QUEST-2 EU-WARE-3 The ferryman gives a teleport scroll
match
stands 1 v-e14 a
open ferryman-a ferryman-b
gold 1 5
do 1 quest ferryman-b
cites EU-RULE-73 paid 1 5
expect gold 1 0
expect reputation 1 3
expect has 1 teleport-scroll 1
do 1 use teleport-scroll
expect has 1 teleport-scroll 0
prompt teleport

test EU-WARE-3 EU-GOLD-1 A small chest holds a treasure of level 1
match
gold 1 0
carry 1 small-chest
force tile purse-of-coins
do 1 use small-chest
expect gold 1 3
expect has 1 small-chest 0
expect discarded treasure-1 1

test EU-ELITE-11 EU-WARE-6 The bounty of the avatar: an artifact of one's choice
option elites=on
match
gold 1 0
hunts 1 avatar-of-faer
kill
pointed 1 EU-ELITE-11 tile short-sword
prompt spoil
do 1 keep ring-of-first-fire
expect has 1 ring-of-first-fire 1
expect reputation 1 7

test EU-ELITE-11 Or ten gold
option elites=on
match
gold 1 0
hunts 1 avatar-of-faer
kill
do 1 no
cites EU-ELITE-11 gold 1 10 10
expect gold 1 10

test EU-LANG-5 EU-QUEST-2 The archivist gives a voucher
match
stands 1 iv-e12 a
open archivist-a archivist-b
trophy 1 cyclops
do 1 quest archivist-b
cites EU-QUEST-2 quest 1 archivist-b
expect voucher 1 4
expect reputation 1 2

test EU-TIME-3 EU-WARE-6 The Ring of First Fire: two damage more in each attack that deals any
match
wear 1 ring-of-first-fire
gaar 1 0
fight 1 thorn-vine
until weapon
dice 2 3
do 1 strike staff-of-fire
until weapon
expect monster-damage 3
dice 1 1
do 1 strike staff-of-fire
until weapon
expect monster-damage 3

test EU-TIME-3 EU-MAXHP-1 The grave amulet: four health, every roll −1
match
wear 1 grave-amulet
expect max-health 1 10
facing 1 water
dice 3 3
do 1 face
expect value 5

test EU-TIME-3 The raven amulet: −1 only outside combat
match
wear 1 raven-amulet
facing 1 water
dice 3 3
do 1 face
expect value 5

test EU-TIME-3 In combat it has no drawback, and once +4
match
wear 1 raven-amulet
fight 1 thorn-vine
until weapon
dice 3 3
do 1 strike staff-of-fire
expect value 6
do 1 use raven-amulet
expect value 10

test EU-TURN-3 EU-LANG-2 The Book of Fates: an action of any kind from the pouch, once a round
match
stands 1 i-o8 c
markers 1 0 0 0
denied 1 EU-TURN-3 mine
carry 1 book-of-fates
denied 1 EU-TURN-3 use book-of-fates
force tile pearl
do 1 mine
cites EU-TURN-3 used 1 book-of-fates
expect has 1 pearl 1
expect exhausted 1 book-of-fates yes
expect has 1 book-of-fates 1

test EU-LANG-2 EU-TRADE-1 An action of a tile still needs the place
match ael dral
wear 1 sermon
markers 1 1 0 1
denied 1 EU-TRADE-1 trade

test EU-LANG-4 EU-LANG-6 The Faer amulet: two tiles renewed for two injuries
match
wear 1 faer-amulet
wear 1 focus
wear 1 ember
exhaust 1 focus
exhaust 1 ember
do 1 use faer-amulet; renew focus; renew ember
cites EU-ABIL-1 renewed 1 ember
expect exhausted 1 focus no
expect exhausted 1 ember no
expect exhausted 1 faer-amulet yes
expect health 1 4

test EU-RULE-91 EU-LANG-18 Heavy Stride: three points, for a dwurt four
match skoldur dral
wear 1 heavy-stride
do 1 use heavy-stride; yes
expect points 4
expect dwurt 1 4

test EU-RULE-91 EU-LANG-18 Without paying three
match skoldur dral
wear 1 heavy-stride
do 1 use heavy-stride; no
expect points 3
expect dwurt 1 5

test EU-RULE-93 EU-LANG-18 Fury of Elements: up to two essences, two damage each
match taesiri dral
wear 1 fury-of-elements
wear 1 rapier
essence 1 fire 2
fight 1 thorn-vine
until weapon
dice 5 5
do 1 strike fury-of-elements; yes; yes
expect essence 1 fire 0
do 1 done
event damage 12

test EU-HATK-5 EU-RULE-93 Blood Rage costs two health
match dral maeldur
wear 1 blood-rage
fight 1 basilisk
until ready
health 1 5
do 1 use blood-rage
cites EU-RULE-93 hurt 1 2 3
expect health 1 3
until weapon
dice 4 4
do 1 strike long-sword
cites EU-HATK-5 attack 1 long-sword
until healing
expect monster-damage 6

test EU-LANG-11 Of several gaar and chaos one each is lost
match taesiri dral
wear 1 binding-circle
fight 1 will-o-the-wisp
monster-gaar 3
monster-chaos 2
do 1 use binding-circle
expect monster-gaar 2
expect monster-chaos 1

test EU-LANG-12 Only one of two cards is discarded
match taesiri dral
wear 1 thief-of-dreams
hand 2 curse 2
fight 1 cave-rat
until prepare
do 1 use thief-of-dreams
expect silver 2 1

test EU-RULE-93 EU-ESS-3 A price in essences of one kind is paid with it
match
wear 1 essence-forge
essence 1 water 1
essence 1 fire 1
do 1 use essence-forge
prompt payment

test EU-LANG-5 A discount lapses with the trade action
match taesiri dral
at-merchants 1
gold 1 9
markers 1 1 1 1
wear 1 barter-of-spirits
offer merchants short-sword buckler copper-ring leather-helm
do 1 trade; with barter-of-spirits; done
force tile mace
do 1 trade; buy buckler
expect gold 1 6

test EU-LANG-4 What renews does not renew itself
match
wear 1 faer-amulet
wear 1 focus
exhaust 1 focus
do 1 use faer-amulet
not-offered 1 renew faer-amulet
offered 1 renew focus

test EU-SHIELD-3 EU-LANG-9 A shield that weakens one's own next attack does not weaken the monster's next one
match dral maeldur
wear 1 round-shield
fight 1 thorn-vine
calm
dice 1 1
until shield
do 1 use round-shield
until weapon
dice 1 1
do 1 strike long-sword
gaar 1 1
dice 3 4
until hero
expect monster-value 7

test EU-INJ-3 EU-LANG-10 What takes injuries away deals no damage
match dral maeldur
wear 1 dragon-scale-shield
fight 1 cave-rat
calm
dice 3 4
until shield
do 1 use dragon-scale-shield
expect monster-damage 0
expect health 1 7

test EU-ELITE-20 EU-INJ-6 Healing leaves the monster's gaar alone
option elites=on
match
lay -1 -1 i-o8
hunts 1 hundred-head w1s0
calm
monster-gaar 2
monster-damage 3
dice 4 4
until weapon
expect monster-damage 1
expect monster-gaar 2

test EU-LANG-11 What takes gaar leaves chaos alone
match ael dral
wear 1 drive-out-darkness
fight 1 highwayman
monster-gaar 3
monster-chaos 2
until prepare
do 1 use drive-out-darkness
expect monster-gaar 1
expect monster-chaos 2

test EU-LANG-11 What takes chaos brings no cards
match dral maeldur
wear 1 daunt
fight 1 cave-rat
monster-chaos 3
until prepare
do 1 use daunt
expect monster-chaos 2
expect silver 2 0
expect gold-cards 2 0

test EU-SG-6 EU-CARD-9 After a theft further cards may follow
match
hand 2 soul-control 1
hand 2 frenzy 1
fight 1 cave-rat
monster-chaos 2
until cards
do 2 play soul-control 1
offered 2 play frenzy 1

test EU-LANG-5 A discount is no voucher
match taesiri dral
at-merchants 1
wear 1 barter-of-spirits
do 1 trade; with barter-of-spirits
expect voucher 1 0

test EU-LANG-17 Gold is gold alone
match dral maeldur
wear 1 mercenarys-pay
gold 1 0
do 1 use mercenarys-pay
expect gold 1 3
expect reputation 1 0

test EU-LANG-17 Reputation is reputation alone
match
stands 1 iii-e7 a
open weaponsmith-e weaponsmith-c
trophy 1 cyclops
do 1 quest weaponsmith-e
expect reputation 1 3
expect silver 1 0
expect gold-cards 1 0

test EU-LANG-12 EU-STONE-6 A card is for the hero alone
match
wear 1 leather-legs demon-stone
do 1 flip leather-legs demon-stone
expect gold-cards 1 1
expect silver 2 0
expect gold-cards 2 0

test EU-LANG-12 EU-CARD-2 Cards for the others bring the hero nothing
match
wear 1 spider-amulet
fight 1 cave-rat
until prepare
do 1 use spider-amulet
expect silver 2 1
expect silver 1 0
expect has 1 teleport-scroll 0
expect potions 1 0

test EU-LANG-15 EU-TABLE-2 A potion brings no essence
match
facing 1 water
gaar 1 0
dice 3 4
do 1 face
expect potions 1 1
expect essence 1 fire 0
expect essence 1 water 0

test EU-TREAS-1 EU-GOLD-1 Where nothing is left to find the marker is all one gets
match
stands 1 i-o6 c
none treasure-1
gold 1 0
do 1 treasure
no-event treasure
no-event tile
expect owner w1s0 1
expect gold 1 0
prompt turn

test EU-LANG-4 Renewing may be left
match
wear 1 focus
exhaust 1 focus
carry 1 scroll-of-renewal
do 1 use scroll-of-renewal; done
expect exhausted 1 focus yes
expect has 1 scroll-of-renewal 0

test EU-LANG-3 EU-LANG-1 Wards add up
match keleia dral
left 0
lay -1 -1 i-o2
wear 1 pathfinder
carry 1 scroll-of-warding
at 1 e0s0
do 1 use scroll-of-warding; use pathfinder
facing 1 air
dice 1 6
do 1 face
prompt ward
do 1 ward air
expect value 7

test EU-RULE-93 EU-HATK-5 Who would die of the price cannot pay it
match dral maeldur
wear 1 blood-rage
essence 1 fire 1
fight 1 stone-crab
until ready
health 1 2
denied 1 EU-RULE-93 use blood-rage
health 1 3
offered 1 use blood-rage

test EU-RULE-93 EU-SKOL-8 Two dwurt are two
match skoldur dral
wear 1 mountain-fall
wear 1 rapier
fight 1 thorn-vine
dwurt 1 2
until weapon
offered 1 strike mountain-fall
dwurt 1 1
denied 1 EU-SKOL-8 strike mountain-fall

test EU-RULE-93 EU-ESS-3 A part that costs an essence of fire is not paid with water
match taesiri dral
wear 1 lava-lance
essence 1 water 1
fight 1 thorn-vine
calm
until weapon
dice 3 4
do 1 strike crystal-staff; use lava-lance
prompt after
expect essence 1 water 1

test EU-RULE-93 With one of fire it may
match taesiri dral
wear 1 lava-lance
essence 1 fire 1
essence 1 water 1
fight 1 thorn-vine
calm
until weapon
dice 1 5
do 1 strike crystal-staff; use lava-lance
prompt more
do 1 yes
expect essence 1 fire 0
expect essence 1 water 1
do 1 done
event damage 7

test EU-FIRST-3 EU-LANG-13 Without a curse there is nothing to silence
match taesiri dral
wear 1 silence
essence 1 fire 1
fight 1 thorn-vine
until ready
denied 1 EU-FIRST-3 use silence

test EU-TURN-3 EU-LANG-2 What grants an action does the rest as well
match keleia dral
left 0
lay -1 -1 i-f2
wear 1 stalk
markers 1 1 1 0
at 1 e0s0
points 1
top 1 cave-rat
do 1 go w1s0
cites EU-TURN-3 used 1 stalk
expect points 1
expect exhausted 1 stalk yes

test EU-SKOL-8 EU-TURN-3 And costs what it costs
match skoldur dral
left 0
lay -1 -1 i-f2
wear 1 undaunted
markers 1 1 1 0
at 1 e0s0
points 1
top 1 cave-rat
dwurt 1 0
denied 1 EU-PAC-3 go w1s0
dwurt 1 1
do 1 go w1s0
expect dwurt 1 0
expect dwurt-die 1 1

test EU-GEM-4 Of two equal gems in one piece one turns at a time
match
wear 1 gem-setting opal opal
health 1 1
listed 1 flip gem-setting opal
do 1 flip gem-setting opal
expect health 1 3
do 1 flip gem-setting opal
expect health 1 5
not-offered 1 flip gem-setting opal

test EU-ELITE-11 EU-TILE-8 An artifact there is once
option elites=on
match
hunts 1 avatar-of-faer
kill
do 1 keep crown-of-euthia
do 1 no
stands 1 iv-legend-a m
gold 1 20
gem 1 diamond 1
do 1 legend legend-of-the-crown
expect has 1 crown-of-euthia 1

test EU-WARE-6 EU-BUY-3 Artifacts and potions of the church have no price
match
at-merchants 1
carry 1 book-of-fates
carry 1 healing-potion
carry 1 healing-draught
do 1 trade; with-marker
denied 1 EU-BUY-3 sell book-of-fates
denied 1 EU-BUY-3 sell healing-potion
offered 1 sell healing-draught

test EU-LANG-12 EU-RULE-84 Whoever gets too many cards in the turn of another gives some up after it
match maeldur dral keleia
wear 1 bone-amulet
hand 3 curse 5
control 2 1
fight 1 cave-rat
do 2 claim
calm
hand 3 curse 5
dice 3 4
until shield
do 1 use bone-amulet
expect silver 3 6
kill
do 1 no
asked 3
prompt hand
do 3 drop-card curse
prompt turn
asked 1

test EU-LANG-12 Alone, without gold cards, the silver store loses its top card
match taesiri
wear 1 thief-of-dreams-solo
fight 1 cave-rat
store silver curse frenzy
store gold
until prepare
do 1 use thief-of-dreams-solo
expect store silver 1

test EU-LANG-12 And if both are empty there is nothing to lose
match taesiri
wear 1 thief-of-dreams-solo
fight 1 cave-rat
store silver
store gold
until prepare
do 1 use thief-of-dreams-solo
expect store silver 0
expect store gold 0

test EU-GEM-7 EU-MAXHP-1 Every gem of a tile counts for health
match
wear 1 gem-setting ruby ruby
expect max-health 1 8
wear 1 leather-legs opal
expect max-health 1 9

test EU-LANG-12 Any card of the hand may be lost
match taesiri dral
wear 1 thief-of-dreams
fight 1 cave-rat
hand 2 frenzy 1
hand 2 venom 1
until prepare
force card venom
do 1 use thief-of-dreams
expect hand 2 venom 0
expect hand 2 frenzy 1

test EU-SKOL-12 EU-LANG-17 Turning the dwurt die down brings nothing else
match skoldur dral
wear 1 sober-hour
dwurt-die 1 3
dwurt 1 2
do 1 use sober-hour
expect dwurt-die 1 1
expect gaar 1 0
expect dwurt 1 2

test EU-SKOL-8 EU-LANG-17 Dwurt hurts nobody by itself
match skoldur dral
wear 1 hoard
dwurt 1 1
health 1 5
do 1 use hoard
expect dwurt 1 3
expect health 1 5

test EU-LANG-6 EU-LANG-7 Injuries to oneself are no luck
match
wear 1 blood-amulet
fight 1 thorn-vine
calm
dice 1 1
until ready
do 1 use blood-amulet
until weapon
gaar 1 1
dice 3 4
do 1 strike staff-of-fire
expect value 7

test EU-LANG-7 Luck does not heal
match
facing 1 water
wear 1 focus
health 1 2
dice 1 2
do 1 face; use focus
expect value 5
expect health 1 2

test EU-LANG-3 A ward is no step
match
carry 1 scroll-of-warding
do 1 use scroll-of-warding
no-event move-points
expect points 0

test EU-LANG-1 EU-LANG-5 A step is no voucher, and a voucher no discount
match
carry 1 scroll-of-haste
do 1 use scroll-of-haste
expect points 3
expect voucher 1 0
stands 1 iv-e12 a
open archivist-a archivist-b
trophy 1 cyclops
do 1 quest archivist-b
expect voucher 1 4
at-merchants 1
gold 1 9
offer merchants short-sword buckler copper-ring leather-helm
do 1 trade; buy buckler
expect gold 1 6

test EU-SHIELD-1 EU-LANG-8 What lowers one monster attack lowers that one alone
match dral maeldur
fight 1 thorn-vine
calm
dice 3 3
until shield
do 1 use wooden-shield
expect monster-value 5
until weapon
dice 1 1
do 1 strike long-sword
gaar 1 1
dice 3 4
until hero
expect monster-value 7

test EU-RULE-93 Up to two, not three
match taesiri dral
wear 1 fury-of-elements
wear 1 rapier
essence 1 fire 3
fight 1 thorn-vine
until weapon
dice 5 5
do 1 strike fury-of-elements; yes; yes
prompt after
expect essence 1 fire 1

test EU-RULE-93 Nor more than one pays for
match taesiri dral
wear 1 fury-of-elements
wear 1 rapier
essence 1 fire 1
fight 1 thorn-vine
until weapon
dice 5 5
do 1 strike fury-of-elements; yes
prompt after
expect essence 1 fire 0
do 1 done
event damage 10

test EU-RULE-91 EU-ABIL-1 A part of it that was used is used
match keleia dral
wear 1 feint
wear 1 dodge
wear 1 leather-helm
wear 1 leather-legs
wear 1 leather-boots
fight 1 thorn-vine
calm
do 1 done
dice 4 4
until shield
do 1 use feint
denied 1 EU-ABIL-1 use feint
expect monster-value 6

test EU-UPG-1 What one has only revealed cannot be used
match
stock 1 fire-step
denied 1 EU-UPG-1 use fire-step

test EU-PERM-1 EU-ELEM-2 What wards when it is used does not ward by itself
match keleia dral
left 0
lay -1 -1 i-o2
wear 1 pathfinder
at 1 e0s0
health 1 6
points 1
do 1 go e0n1
expect health 1 4

test EU-ELEM-7 EU-MATK-6 Earth adds to what was taken off before the roll
match
wear 1 wall-of-fire
fight-under air-earth 1 cave-rat
until parry
dice 3 3
do 1 use wall-of-fire
until hero
expect monster-value 5

test EU-RULE-75 The last dwurt is stolen before anything else happens
match skoldur dral
gaar 1 0
hand 2 soul-control 1
fight 1 highwayman
dwurt 1 1
until cards
dice 1 1
do 2 play soul-control 1
until monster
expect dwurt 1 0
expect monster-value 2
expect monster-gaar 1

test EU-ESS-4 EU-RULE-42 In the next combat round the monster has both dice again
match
essence 1 air 1
fight 1 thorn-vine
calm
until parry
dice 3
do 1 essence air
until weapon
dice 1 1
do 1 strike staff-of-fire
gaar 1 1
dice 3 4
until hero
expect monster-value 7

test EU-LANG-4 What was renewed works again at once
match
wear 1 fire-step
exhaust 1 fire-step
carry 1 scroll-of-renewal
do 1 use scroll-of-renewal; renew fire-step
offered 1 use fire-step
do 1 use fire-step
expect points 2
