# Victory and death in combat, silver and gold cards, trophies, loot (Sieg, Tod, Karten, Beute)

test EU-WIN-1 EU-WIN-14 EU-COMBAT-3 Victory ends the combat at once, the turn goes on
match
fight 1 kobold
kill
do 1 no
prompt turn
asked 1

test EU-WIN-2 EU-MEET-2 Reputation 15 of at most 15: the whole reward
match
reputation 1 15
gold 1 0
fight 1 giant-dragonfly
kill
cites EU-TIME-11 gem 1 emerald
expect reputation 1 16
expect gem 1 emerald 1
expect silver 1 1

test EU-WIN-2 Reputation 16: nothing of it
match
reputation 1 16
fight 1 giant-dragonfly
kill
expect reputation 1 16
expect gem 1 emerald 0
expect silver 1 0

test EU-WIN-3 EU-TROPHY-1 The card as a trophy fills a pouch
match
fight 1 cave-rat
kill
do 1 yes
cites EU-TROPHY-1 trophy 1 1
expect trophies 1 1
expect free-pouches 1 1

test EU-WIN-3 Or it is discarded
match
fight 1 cave-rat
kill
do 1 no
expect trophies 1 0

test EU-TROPHY-2 Without a free pouch something else must go
match
carry 1 iron-ore
carry 1 iron-ore
carry 1 cave-fungus
fight 1 cave-rat
kill
do 1 yes
denied 1 EU-WIN-12 trade
prompt surplus
do 1 discard cave-fungus
expect trophies 1 1
expect has 1 cave-fungus 0

test EU-WIN-4 EU-LOOT-1 All loot of the field: 3 gold, potion, gaar, silver card
match
left 0
lay -1 -1 i-o6
at 1 w1n1
reputation 1 40
gold 1 0
gaar 1 2
points 1
top 2 cyclops
do 1 go e0n1
gaar 1 2
kill
do 1 no
expect gold 1 3
expect potions 1 1
expect gaar 1 3
expect silver 1 1

test EU-WIN-5 EU-WIN-6 Played cards are discarded, others stay with the monster player
match
hand 2 frenzy 2
force card venom
fight 1 highwayman
until cards
do 2 play frenzy 1
kill
do 1 no
expect hand 2 frenzy 1
expect discarded-cards frenzy 1

test EU-WIN-7 One gaar for every two points of hope
match
gaar 1 0
fight 1 cave-rat
until weapon
hope 5
kill
do 1 no
cites EU-WIN-7 gaar 1 2
expect gaar 1 2
expect hope 0

test EU-WIN-8 EU-LAND-2 Trade marker on a tower field
match
left 0
lay -1 -1 iii-f1
at 1 e0s0
points 1
top 2 ogre
do 1 go w1s0
kill
do 1 no
expect owner w1s0 1

test EU-WIN-9 EU-LAND-2 EU-RULE-82 Hero marker on any other field
match
fight 1 cave-rat
kill
do 1 no
expect owner w1s0 1

test EU-WIN-10 Two interaction markers on a mining field
match
left 0
lay -1 -1 i-f1
at 1 e0s0
points 1
top 1 cave-rat
do 1 go w1s0
kill
do 1 no
expect tools 1 w1s0 2
expect pacified w1s0 yes

test EU-WIN-11 EU-LIMIT-3 What does not fit is discarded after the victory
match
carry 1 iron-ore
carry 1 iron-ore
carry 1 cave-fungus
gem 1 opal 4
reputation 1 0
fight 1 giant-dragonfly
kill
do 1 no
prompt surplus
pointed 1 EU-LIMIT-3 gem ruby
do 1 drop-gem emerald
cites EU-LIMIT-3 spent-gem 1 emerald
expect gem 1 emerald 0
prompt turn

test EU-WIN-12 EU-LIMIT-4 EU-RULE-26 At a place of trade surplus may first be sold
match
left 0
lay -1 -1 i-f1
at 1 e0n1
carry 1 iron-ore
carry 1 iron-ore
carry 1 cave-fungus
gem 1 opal 4
gaar 1 1
points 1
top 1 giant-dragonfly
do 1 go w1n1
kill
do 1 no
offered 1 trade
do 1 trade; sell-gem opal
cites EU-SELL-5 sold-gem 1 opal
expect gem 1 emerald 1
do 1 done
denied 1 EU-TURN-3 trade
prompt turn

test EU-LOSE-1 EU-RULE-53 EU-WIN-1 The hero dies: the card goes back on top, known to all
match
health 1 1
gaar 1 0
fight 1 wild-boar
dice 6 6
until turn
event killed 1
expect top 1 wild-boar
expect pacified w1s0 no

test EU-LOSE-2 EU-LOSE-3 EU-LOSE-4 EU-LOSE-5 EU-DEATH-2 Marker to the monster player, church, full health, 3 gaar, a gold card
match
health 1 1
gaar 1 0
reputation 1 5
fight 1 wild-boar
dice 6 6
force card healing
until turn
expect won 2 1
expect deaths 1 1
expect at 1 e0s0-m
expect health 1 6
expect gaar 1 3
expect gold-cards 1 1
expect reputation 1 5

test EU-LOSE-6 Hope turns into gaar at death as well
match
health 1 1
gaar 1 0
fight 1 wild-boar
hope 2
dice 1 1
until weapon
hope 2
dice 5 6
do 1 strike staff-of-fire
dice 6 6
until turn
expect deaths 1 1
expect gaar 1 4

test EU-LOSE-7 EU-TURN-3 The second movement point is lost, the mining marker still works
match
left 0
lay -1 -1 i-f2
at 1 e0s0
do 1 march trade
top 1 wild-boar
gaar 1 0
health 1 1
do 1 go w1s0
dice 6 6
until turn
expect at 1 e0s0-m
expect points 0
do 1 march mining
do 1 go e0s1
expect at 1 e0s1

test EU-CARD-1 Only in somebody else's combat
match
hand 1 frenzy 2
fight 1 highwayman
not-offered 1 play frenzy 1

test EU-CARD-3 EU-CARD-5 Four silver for one gold card at any time
match
hand 1 curse 4
force card healing
do 1 melt
expect silver 1 0
expect gold-cards 1 1

test EU-CARD-4 EU-CARD-5 EU-RULE-84 Outside combat the limit of five holds at once
match
hand 1 curse 4
hand 1 healing 1
facing 1 fire
dice 2 3
force card venom
do 1 face; done
cites EU-TIME-11 hurt 1 2 4
prompt hand
offered 1 melt
do 1 drop-card venom
expect silver 1 4

test EU-CARD-7 EU-CARD-8 EU-SG-4 Three equal gold cards: the third field, for one chaos
match
hand 2 mighty-blow 3
gaar 1 1
health 1 6
fight 1 highwayman
until cards
denied 2 EU-CARD-8 play healing 1
offered 2 play mighty-blow 1
offered 2 play mighty-blow 2
dice 1 1
do 2 play mighty-blow 3
expect monster-chaos 0
until hero
expect monster-value 4

test EU-CARD-8 EU-SG-2 Two Frenzies: +4
match
hand 2 frenzy 2
gaar 1 1
fight 1 highwayman
until cards
dice 1 2
do 2 play frenzy 2
until hero
expect monster-value 7

test EU-CARD-9 Without chaos no card
match
hand 2 frenzy 2
gaar 1 0
fight 1 wild-boar
not-offered 2 play frenzy 1

test EU-MATK-2 EU-CARD-10 EU-RULE-51 A curse's clover ends in step A of the next monster attack
match
hand 2 curse 1
gaar 1 0
fight 1 highwayman
until curse
do 2 play curse 1
until weapon
dice 1 1
do 1 strike staff-of-fire
until weapon
dice 3 4
do 1 strike staff-of-fire
expect value 6

test EU-CARD-10 EU-SG-2 Frenzy is over at the end of the combat round
match
hand 2 frenzy 1
gaar 1 1
fight 1 highwayman
until cards
dice 1 1
do 2 play frenzy 1
until weapon
dice 1 1
do 1 strike staff-of-fire
dice 3 3
until hero
expect monster-value 6

test EU-LAST-1 EU-SG-5 EU-RULE-90 Regeneration heals 1 at the end of each combat round, once
match
hand 2 healing 1
gaar 1 0
fight 1 highwayman
until cards
dice 1 1
do 2 play healing 1
monster-damage 2
until weapon
dice 1 1
do 1 strike staff-of-fire
until weapon
expect monster-damage 1

test EU-SG-6 EU-RULE-6 EU-GAAR-1 Soul Control steals gaar; Puppet lets the monster side use it in the hero attack
match
hand 2 soul-control 1
fight 1 highwayman
until cards
dice 1 1
do 2 play soul-control 1
cites EU-RULE-6 gaar-lost 1 1
expect gaar 1 3
expect monster-gaar 2
until weapon
dice 3 4
do 1 strike staff-of-fire
expect value 6
until puppet
asked 2
dice 1
do 2 reroll 2
cites EU-GAAR-1 monster-gaar 1
cites EU-GAAR-1 reroll 2 4 1
expect value 1

test EU-SG-6 For each gaar that is not there: foot +1
match
gaar 1 0
hand 2 soul-control 2
fight 1 highwayman
until cards
dice 1 1
do 2 play soul-control 2
until monster
expect monster-gaar 1
expect monster-value 5

test EU-RULE-24 EU-TREAS-4 EU-TREAS-5 A guarded treasure: right after the marker, or never
match
left 0
lay -1 -1 i-f3
at 1 e0s0
gold 1 0
points 1
top 1 cave-rat
reputation 1 10
do 1 go e0n1
kill
do 1 no
pointed 1 EU-RULE-24 tile short-sword
prompt spoil
force tile purse-of-coins
do 1 treasure
expect gold 1 6
expect owner e0n1 1

test EU-RULE-24 Declined it is lost to all
match
left 0
lay -1 -1 i-f3
at 1 e0s0
points 1
top 1 cave-rat
do 1 go e0n1
kill
do 1 no; no
denied 1 EU-TREAS-3 treasure

test EU-RULE-47 Thirty combat rounds without effect: the hero is in the church unharmed, the monster back
match
strip 1
gaar 1 0
fight 1 thorn-vine
quiet-rounds 29
dice 1 1
until turn
event stalemate 1
expect at 1 e0s0-m
expect gaar 1 0
expect deaths 1 0
expect top 1 thorn-vine

test EU-RULE-52 Stack and discards of a level are empty: a random monster of the level
match
no-monsters 1
fight 1 cave-rat
expect monster-level 1

test EU-RULE-72 Hands are secret, their size is not
match
hand 1 curse 2
redealt 2
sees-not 2 hand-1 curse
expect count 2 hand-1 2

test EU-RULE-26 EU-WIN-12 At towers: into the centre and trade before anything is discarded
match
left 0
lay -1 -1 iii-f1
pacified w1n1
pacified e0n1
at 1 e0s0
gaar 1 1
carry 1 iron-ore
carry 1 iron-ore
carry 1 cave-fungus
points 2
top 2 ogre
do 1 go w1s0
cites EU-MEET-3 drew 2 frenzy
kill
do 1 no
prompt surplus
do 1 trade
expect at 1 w1n1-m
prompt trade
do 1 sell cave-fungus; done
expect potions 1 1
prompt turn

test EU-RULE-26 Without a movement point there is no way to the centre
match
left 0
lay -1 -1 iii-f1
pacified w1n1
pacified e0n1
at 1 e0s0
gaar 1 1
carry 1 iron-ore
carry 1 iron-ore
carry 1 cave-fungus
points 1
top 2 ogre
do 1 go w1s0
kill
do 1 no
prompt surplus
denied 1 EU-RULE-26 trade

test EU-WIN-5 EU-ABIL-1 What was not used in the combat can be used after it
match
wear 1 ember
wear 1 focus
fight 1 cave-rat
kill
do 1 no
expect exhausted 1 ember no
expect exhausted 1 focus no

test EU-RULE-47 A combat round with harm ends the count of quiet ones
match
fight 1 thorn-vine
quiet-rounds 20
calm
dice 1 1
until weapon
dice 6 6
do 1 strike staff-of-fire
until healing
expect quiet-rounds 0

test EU-GOLD-1 EU-SETUP-11 When the stack of monsters is empty the discarded ones form a new one
match
top 1 cave-rat
no-monsters 1 kobold
fight 1 cave-rat
kill
do 1 yes
expect top 1 kobold

test EU-RULE-52 If all monsters of a level are trophies, one comes up all the same
match
no-monsters 1
fight 1 cave-rat
kill
force monster wild-boar
do 1 yes
expect top 1 wild-boar

test EU-GOLD-1 EU-CARD-2 An empty stack of silver cards is made anew of the discarded ones
match
hand 1 curse 8
hand 2 frenzy 8
hand 2 venom 8
do 1 melt
repeat 8 2 drop-card venom
repeat 3 2 drop-card frenzy
expect discarded-cards venom 8
hand-draw 2 silver 1
expect discarded-cards venom 0
expect silver 2 6

test EU-WIN-7 EU-SHII-7 Five points of hope become two gaar, the odd one is lost
match
gaar 1 0
fight 1 cave-rat
hope 5
kill
do 1 no
expect gaar 1 2
expect hope 0

test EU-WIN-3 EU-GOLD-1 A monster that is no trophy is discarded
match
top 1 cave-rat
no-monsters 1
fight 1 cave-rat
kill
do 1 no
expect top 1 cave-rat

test EU-WIN-11 EU-RULE-26 After a fight at the towers the surplus may be sold in their centre, for a point and a marker
match
left 0
lay -1 -1 iii-f1
pacified w1n1
pacified e0n1
trophy 1 kobold
carry 1 iron-ore
carry 1 iron-ore
at 1 e0s0
points 2
top 2 cyclops
do 1 go w1s0
kill
do 1 yes
until surplus
do 1 trade
expect at 1 w1n1-m
prompt trade

test EU-LOSE-5 EU-CARD-5 The monster player, too, keeps five cards
match
health 1 1
hand 2 curse 5
fight 1 kobold
hand 2 curse 5
hand 2 frenzy 2
calm
dice 6 6
until hand
asked 2
do 2 drop-card curse; drop-card curse
expect deaths 1 1
expect won 2 1

test EU-RULE-47 After thirty quiet rounds the combat is broken off, points and hope are gone
match
fight 1 thorn-vine
points 3
hope 4
calm
quiet-rounds 29
dice 1 1
until weapon
dice 1 1
do 1 strike staff-of-fire
until turn
expect points 0
expect gaar 1 0
expect at 1 e0s0-m

test EU-RULE-47 After twenty-nine it goes on
match
fight 1 thorn-vine
calm
quiet-rounds 28
dice 1 1
until weapon
dice 1 1
do 1 strike staff-of-fire
until healing
expect quiet-rounds 29

test EU-RULE-26 Without a point left there is no way to the centre
match
left 0
lay -1 -1 iii-f1
pacified w1n1
pacified e0n1
trophy 1 kobold
carry 1 iron-ore
carry 1 iron-ore
at 1 e0s0
points 1
top 2 cyclops
do 1 go w1s0
kill
do 1 yes
until surplus
denied 1 EU-RULE-26 trade

test EU-WIN-9 EU-WIN-10 The markers are those of whoever has won
match
left 0
lay -1 -1 i-f2
lay 1 -2 i-o8
turn 2
at 2 e0s0
points 1
top 1 cave-rat
do 2 go w1s0
kill
do 2 no
expect owner w1s0 2
expect pacified w1s0 yes

test EU-WIN-10 EU-MINE-4 On a mine two tools of the victor
match
left 0
lay -1 -1 ii-f1
turn 2
at 2 e0s0
points 1
top 1 cave-rat
do 2 go w1s0
kill
do 2 no
expect tools 2 w1s0 2
expect tools 1 w1s0 0
expect owner w1s0 none

test EU-LOSE-4 EU-LOSE-7 Who dies in combat has no points left
match
health 1 1
fight 1 kobold
points 3
calm
dice 6 6
until turn
expect points 0
expect at 1 e0s0-m
expect health 1 6

test EU-WIN-5 EU-WIN-6 EU-MEET-5 What the monster had is gone before its player counts his hand
match
hand 2 curse 5
fight 1 highwayman
hand 2 curse 5
hand 2 frenzy 2
monster-chaos 2
monster-gaar 2
until cards
do 2 play frenzy 1
kill
do 1 no
prompt hand
expect monster-chaos 0
expect monster-gaar 0
expect discarded-cards frenzy 1

test EU-LOOT-1 EU-WIN-4 A gold card of the field
match
reputation 1 90
gaar 1 0
fight 1 lindworm
kill
do 1 no
expect gold-cards 1 1
expect gaar 1 1

test EU-LOSE-1 EU-RULE-53 Everybody sees what is back on its stack
match
health 1 1
gaar 1 0
fight 1 wild-boar
dice 6 6
until turn
sees 2 monsters-1 wild-boar
sees-not 2 monsters-2 cyclops

test EU-WIN-3 EU-ELITE-14 Which level the trophy has
option elites=on
match
lay -1 -1 i-o8
hunts 1 hundred-head w1s0
kill
expect about 2
do 1 yes
cites EU-TROPHY-1 trophy 1 2

test EU-WIN-3 And that of a monster
match
fight 1 cave-rat
kill
expect about 1

test EU-GOLD-1 EU-SETUP-11 A stack made anew is used up before it is made anew again
match
top 1 cave-rat
no-monsters 1 wild-boar kobold
fight 1 cave-rat
kill
force monster wild-boar
do 1 yes
expect top 1 wild-boar
lay 1 -2 i-o7
at 1 e1n1
markers 1 1 1 1
points 1
do 1 go e1n2
kill
do 1 no
expect top 1 kobold

test EU-RULE-26 Where the centre is no place of trade there is none after a fight
match
left 0
lay -1 -1 iii-e9
pacified w1n1
carry 1 iron-ore
carry 1 iron-ore
carry 1 cave-fungus
gaar 1 4
at 1 e0s0
points 3
top 2 ogre
do 1 go e0n1
kill
do 1 yes
until surplus
denied 1 EU-RULE-26 trade

test EU-RULE-26 Towers with another monster have no open centre
match
left 0
lay -1 -1 iii-f1
pacified w1n1
carry 1 iron-ore
carry 1 iron-ore
carry 1 cave-fungus
at 1 e0s0
points 3
top 2 ogre
do 1 go e0n1
kill
do 1 yes
until surplus
denied 1 EU-RULE-26 trade

test EU-WIN-12 EU-LIMIT-4 One trade action comes before the surplus, and only one
match
left 0
lay -1 -1 i-f1
at 1 e0n1
markers 1 1 2 2
carry 1 iron-ore
carry 1 iron-ore
carry 1 cave-fungus
gold 1 5
health 1 3
points 1
top 1 giant-dragonfly
do 1 go w1n1
health 1 3
kill
do 1 yes
prompt surplus
do 1 trade; heal
prompt trade
do 1 done
prompt surplus
not-offered 1 trade

test EU-RULE-26 EU-MOVE-1 The step into the centre costs its point
match
left 0
lay -1 -1 iii-f1
pacified w1n1
pacified e0n1
trophy 1 kobold
carry 1 iron-ore
carry 1 iron-ore
at 1 e0s0
points 3
top 2 cyclops
do 1 go w1s0
kill
do 1 yes
until surplus
do 1 trade
expect points 1
expect marker 1 trade 0

test EU-CARD-1 EU-RULE-72 Nobody else learns which card was drawn
match
gaar 1 0
facing 1 fire
dice 2 3
force card venom
do 1 face
expect told 1 drew 1 venom
expect told 2 drew 1 ?
expect told spectator drew 1 ?

test EU-LANG-12 Which card is discarded is drawn from those there are
match taesiri dral
wear 1 thief-of-dreams
fight 1 cave-rat
hand 2 venom 1
until prepare
do 1 use thief-of-dreams
cites EU-CARD-1 played venom 0
expect discarded-cards venom 1

test EU-LANG-12 EU-CARD-1 Who has no cards loses none
match taesiri dral
wear 1 thief-of-dreams
fight 1 cave-rat
gaar 1 2
until prepare
do 1 use thief-of-dreams
no-event played
expect gaar 1 3

test EU-LOSE-1 EU-RULE-53 When it is beaten the next one lies there unknown
match
health 1 1
gaar 1 0
markers 1 1 1 2
fight 1 wild-boar
dice 6 6
until turn
sees 2 monsters-1 wild-boar
at 1 e0s0
points 1
do 1 go w1s0
kill
force monster kobold
do 1 no
expect top 1 kobold
sees-not 2 monsters-1 kobold

test EU-WIN-2 EU-WIN-4 EU-TROPHY-1 What the second wins is his
match
turn 2
gold 1 0
gold 2 0
gaar 1 1
gaar 2 1
health 1 3
fight 2 stone-crab
hope 4
kill
do 2 yes
expect gold 2 7
expect gold 1 0
expect reputation 2 1
expect reputation 1 0
expect trophies 2 1
expect trophies 1 0
expect gaar 2 4
expect gaar 1 1
expect health 1 3

test EU-LOSE-3 EU-LOSE-5 And so is his death
match
turn 2
gaar 1 0
gaar 2 0
health 2 1
fight 2 wild-boar
dice 6 6
force card healing
until turn
expect deaths 2 1
expect deaths 1 0
expect won 1 1
expect won 2 0
expect gaar 2 3
expect gaar 1 0
expect gold-cards 2 1
expect gold-cards 1 0
expect at 2 e0s0-m
expect health 2 7

test EU-LIMIT-3 EU-WIN-11 His surplus, too
match
turn 2
carry 2 iron-ore
carry 2 iron-ore
carry 2 cave-fungus
fight 2 cave-rat
kill
do 2 yes
asked 2
prompt surplus
do 2 discard cave-fungus
expect has 2 cave-fungus 0
expect trophies 2 1

test EU-TROPHY-1 EU-HUNT-3 Trophies lie in the order in which they were won
match
trophy 1 cyclops
fight 1 cave-rat
kill
do 1 yes
expect trophies 1 2
at 1 e0s0-m
do 1 hand-in 2
expect trophies 1 1
do 1 hand-in 1
expect reputation 1 3

test EU-LOSE-3 Every death counts, and every marker won
match
deaths 1 1
won 2 1
health 1 1
gaar 1 0
fight 1 wild-boar
dice 6 6
until turn
expect deaths 1 2
expect won 2 2

test EU-ELITE-12 Every bounty counts
option elites=on
match
claimed 1 1
hunts 1 bone-captain
kill
do 1 no
expect bounties 1 2

test EU-RULE-53 Monsters of two levels may be known
match
markers 1 1 1 2
health 1 1
gaar 1 0
fight 1 wild-boar
dice 6 6
until turn
lay -2 1 i-o7
lay 1 -2 iii-f1
at 1 e0s0
points 1
top 2 ogre
health 1 1
gaar 1 0
do 1 go e1n1
dice 6 6
until turn
sees 2 monsters-2 ogre
sees 2 monsters-1 wild-boar

test EU-RULE-47 After a combat round with harm the quiet ones are counted anew
match
fight 1 thorn-vine
calm
quiet-rounds 10
dice 6 6
until weapon
dice 1 1
do 1 strike staff-of-fire
until healing
expect quiet-rounds 0
dice 1 1
until weapon
dice 1 1
do 1 strike staff-of-fire
until healing
expect quiet-rounds 1
