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
left 0
lay -1 -1 i-o8
bounty frost-giant
at 1 w1s0
gaar 1 0
duel 1
monster-gaar 0
monster-chaos 0
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
do 1 treasure; take-essence fire; take-essence fire
event essence 1 fire
expect essence 1 fire 2

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
left 0
bounty avatar-of-faer
at 1 e0s0
gold 1 0
duel 1
kill
pointed 1 EU-ELITE-11 tile short-sword
prompt spoil
do 1 keep ring-of-first-fire
expect has 1 ring-of-first-fire 1
expect reputation 1 7

test EU-ELITE-11 Or ten gold
option elites=on
match
left 0
bounty avatar-of-faer
at 1 e0s0
gold 1 0
duel 1
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

test EU-RULE-91 EU-LANG-18 Heavy Stride: two points, for a dwurt three
match skoldur dral
wear 1 heavy-stride
do 1 use heavy-stride; yes
expect points 3
expect dwurt 1 4

test EU-RULE-91 EU-LANG-18 Without paying two
match skoldur dral
wear 1 heavy-stride
do 1 use heavy-stride; no
expect points 2
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
fight 1 stone-crab
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
expect monster-damage 5

test EU-LANG-11 Of several gaar and chaos one each is lost
match
wear 1 smoke-veil
fight 1 will-o-the-wisp
monster-gaar 3
monster-chaos 2
do 1 use smoke-veil
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
