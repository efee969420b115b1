# The monster attacks (Monsterangriff): steps A to D, gaar, shields, injuries

test EU-MATK-1 EU-TIME-8 EU-ESS-4 EU-FLASK-1 EU-RULE-42 Step A: essence of air, the monster has one die
match
essence 1 air 1
fight 1 cave-rat
until parry
dice 6
do 1 essence air
until monster
monster-gaar 1
offered 2 reroll 1
not-offered 2 reroll 2
until hero
expect monster-value 6
expect essence 1 air 0
not-offered 1 reroll 2
offered 1 reroll 1

test EU-MATK-1 EU-TIME-8 A tile for before the roll
match
wear 1 wall-of-fire
fight 1 cave-rat
until parry
dice 6 6
do 1 use wall-of-fire
cites EU-SHII-2 hope 1
until hero
expect monster-value 9

test EU-MATK-4 EU-CARD-6 EU-CARD-9 EU-SG-2 Before the roll the monster player plays cards for chaos
match
hand 2 frenzy 1
fight 1 highwayman
until cards
denied 2 EU-CARD-6 play curse 1
asked 2
dice 2 3
do 2 play frenzy 1
denied 2 EU-CARD-9 play curse 1
event monster-roll 2 3
expect monster-chaos 0
until hero
expect monster-value 7

test EU-CARD-6 EU-SG-3 Venom is only for after the roll
match
hand 2 venom 1
hand 2 frenzy 1
fight 1 highwayman
until cards
not-offered 2 play venom 1
offered 2 play frenzy 1

test EU-MATK-5 EU-MATK-14 EU-MATK-15 Two dice, and the range gives the injuries
match
gaar 1 0
fight 1 giant-dragonfly
dice 2 1
until weapon
expect health 1 6

test EU-MATK-15 EU-MATK-16 EU-INJ-1 Giant dragonfly: 4 to 7 one injury
match
gaar 1 0
fight 1 giant-dragonfly
dice 3 4
until weapon
expect health 1 5

test EU-MATK-16 8 to 11 two
match
gaar 1 0
fight 1 giant-dragonfly
dice 5 6
until weapon
expect health 1 4

test EU-MATK-16 12 or more three
match
gaar 1 0
fight 1 giant-dragonfly
dice 6 6
until weapon
expect health 1 3

test EU-MATK-7 EU-MATK-8 EU-MATK-10 EU-MATK-13 EU-GAAR-3 EU-RULE-41 The worked example: 8, 4, 9, 8, Dodge 6
match keleia dral
wear 1 dodge
fight 1 highwayman
do 1 done
dice 6 2
until monster
expect monster-value 8
asked 2
do 2 pass
dice 4
do 1 reroll 1
expect monster-value 4
dice 5
do 2 reroll 2
cites EU-MATK-8 monster-gaar 0
cites EU-MATK-8 reroll 2 2 5
expect monster-value 9
dice 6
do 1 reroll 2
expect monster-value 8
expect gaar 1 2
expect monster-gaar 0
until shield
do 1 use dodge
expect monster-value 6

test EU-MATK-9 EU-SG-3 After the roll one card at a time, for 1 chaos
match
hand 2 venom 1
fight 1 highwayman
dice 3 4
until monster
do 2 play venom 1
expect monster-chaos 0
until weapon
expect health 1 4

test EU-MATK-11 EU-MATK-12 EU-SHIELD-1 EU-SHIELD-2 Shields after that; neither gaar nor cards
match dral maeldur
hand 2 frenzy 1
fight 1 highwayman
dice 4 4
until shield
expect monster-value 8
not-offered 1 reroll 1
do 1 use wooden-shield
expect monster-value 7
expect exhausted 1 wooden-shield no
until weapon
expect health 1 6

test EU-SHIELD-2 A shield works in each combat round
match dral maeldur
gaar 1 0
fight 1 thorn-vine
dice 1 1
until weapon
dice 1 2
do 1 strike long-sword
until shield
offered 1 use wooden-shield

test EU-SHIELD-3 EU-RULE-50 A drawback lasts until the next own attack
match dral maeldur
wear 1 round-shield
gaar 1 1
fight 1 thorn-vine
dice 4 4
until shield
do 1 use round-shield
expect monster-value 6
until weapon
dice 4 4
do 1 strike long-sword
expect value 7

test EU-INJ-2 EU-INJ-4 EU-INJ-5 EU-SG-4 Range 2, Mighty Blow +2, shield −1: three injuries
match dral maeldur
wear 1 dragon-scale-shield
hand 2 mighty-blow 1
gaar 1 0
fight 1 highwayman
until cards
dice 5 4
do 2 play mighty-blow 1
until shield
do 1 use dragon-scale-shield
until weapon
expect health 1 5

test EU-INJ-2 EU-INJ-5 No range, Mighty Blow +2: none
match
hand 2 mighty-blow 1
gaar 1 0
fight 1 highwayman
until cards
dice 1 2
do 2 play mighty-blow 1
until weapon
expect health 1 6

test EU-INJ-3 Not below 0
match dral maeldur
wear 1 dragon-scale-shield
gaar 1 0
fight 1 cave-rat
dice 3 4
until shield
do 1 use dragon-scale-shield
until weapon
expect health 1 7

test EU-INJ-6 EU-SG-5 EU-RULE-54 A silver heart heals the monster, down to no damage
match
hand 2 healing 2
fight 1 highwayman
monster-damage 2
until cards
do 2 play healing 2
cites EU-INJ-6 monster-healed 2
expect monster-damage 0

test EU-GAAR-1 EU-GAAR-2 The monster side never uses its own hero's gaar
match
gaar 2 4
fight 1 swamp-toad
dice 1 1
until monster
denied 2 EU-GAAR-2 reroll 1
denied 2 EU-GAAR-2 reroll 2

test EU-RULE-42 A second essence of air changes nothing, and air does not turn one die
match
essence 1 air 2
fight-under air 1 cave-rat
until parry
dice 6
do 1 essence air
until hero
expect monster-value 6

test EU-RULE-45 Below all ranges nothing happens
match dral maeldur
gaar 1 0
wear 1 tower-shield
fight 1 cave-rat
dice 1 1
until shield
do 1 use tower-shield
expect monster-value -1
until weapon
expect health 1 7

test EU-STONE-3 EU-GEM-4 Amethyst: foot −2
match
wear 1 leather-legs amethyst
fight 1 cave-rat
dice 4 5
until shield
do 1 flip leather-legs amethyst
expect monster-value 7
not-offered 1 flip leather-legs amethyst

test EU-LANG-9 EU-TIME-11 Snare lowers the monster's next combat value only
match keleia dral
wear 1 snare
gaar 1 0
fight 1 thorn-vine
prompt prepare
do 1 use snare
do 1 done
dice 6 6
until weapon
expect health 1 6
dice 1 1
do 1 strike hunting-spear
dice 6 6
until weapon
expect health 1 4

test EU-TIME-3 EU-PERM-1 Heart of the Mountain: one injury fewer in each attack
match
wear 1 heart-of-the-mountain
gaar 1 0
fight 1 cave-rat
dice 6 6
until weapon
expect health 1 5

test EU-MATK-4 EU-CARD-6 Whoever holds cards is asked, even if none fits: nobody learns which they are
match
hand 2 venom 1
fight 1 cave-rat
monster-chaos 1
dice 1 1
do 1 done
asked 2
prompt cards
only 2 done

test EU-MATK-4 Without cards in hand nobody is asked
match
fight 1 cave-rat
monster-chaos 1
dice 1 1
do 1 done
prompt monster

test EU-MATK-9 EU-SG-2 Frenzy fits after the roll as well
match
hand 2 frenzy 1
fight 1 highwayman
until cards
dice 2 3
do 2 done
until monster
offered 2 play frenzy 1

test EU-SHIELD-2 A shield serves again in the next monster attack
match dral maeldur
fight 1 thorn-vine
calm
dice 1 1
until shield
do 1 use wooden-shield
dice 1 1
until shield
offered 1 use wooden-shield

test EU-MATK-4 EU-HATK-1 Which rule lets the monster's side play
match
hand 2 frenzy 1
hand 2 curse 1
fight 1 highwayman
until cards
prompt cards EU-MATK-4
do 2 done
until curse
prompt curse EU-HATK-1

test EU-RULE-41 Whoever acts is answered: both must pass one after the other
match
fight 1 thorn-vine
monster-gaar 3
monster-chaos 0
dice 3 3
until monster
dice 4
do 2 reroll 1
do 1 pass
dice 5
do 2 reroll 1
prompt hero
do 1 pass
asked 2
prompt monster

test EU-RULE-41 After the hero's gaar the monster's side has a word, and then he again
match
fight 1 thorn-vine
monster-gaar 1
monster-chaos 0
dice 3 3
until monster
do 2 pass
dice 4
do 1 reroll 1
asked 2
do 2 pass
asked 1
prompt hero

test EU-CARD-3 Three silver cards are too few
match
hand 1 curse 3
not-offered 1 melt
hand 1 curse 4
offered 1 melt
not-offered 1 cash-silver

test EU-GAAR-2 Without gaar beside the monster its dice stay
match
fight 1 thorn-vine
monster-gaar 0
monster-chaos 1
hand 2 venom 1
dice 3 3
until monster
denied 2 EU-GAAR-2 reroll 1

test EU-CARD-8 EU-CARD-9 Two cards are no set of three, and without chaos nothing is played
match
hand 2 frenzy 1
fight 1 thorn-vine
hand 2 frenzy 1
hand 2 venom 0
monster-gaar 0
monster-chaos 1
until cards
offered 2 play frenzy 1
not-offered 2 play frenzy 2
do 2 play frenzy 1
expect monster-chaos 0

test EU-CARD-6 A card for after the roll cannot be played before it
match
hand 2 venom 1
hand 2 frenzy 1
fight 1 thorn-vine
monster-chaos 1
until cards
denied 2 EU-CARD-6 play venom 1

test EU-MATK-2 EU-CARD-10 A single curse is discarded when the next monster attack begins
match
hand 2 curse 1
fight 1 thorn-vine
hand 2 curse 1
monster-chaos 1
monster-gaar 0
gaar 1 0
dice 1 1
until curse
do 2 play curse 1
until weapon
dice 1 1
do 1 strike staff-of-fire
dice 1 1
until weapon
expect discarded-cards curse 1

test EU-SHIELD-1 EU-SHIELD-2 A shield is no matter of the round: it serves although it was used in the fight before
match dral maeldur
fight 1 thorn-vine
calm
dice 4 4
until shield
do 1 use wooden-shield
expect exhausted 1 wooden-shield no

test EU-CARD-6 EU-CARD-8 A card one does not hold cannot be played
match
hand 2 venom 1
fight 1 thorn-vine
monster-chaos 1
monster-gaar 0
dice 2 2
until monster
pointed 2 EU-CARD-6 card curse

test EU-INJ-4 EU-MATK-15 More injuries only where there are some
match
hand 2 venom 2
gaar 1 0
fight 1 thorn-vine
hand 2 venom 2
monster-chaos 1
monster-gaar 0
dice 1 1
until monster
do 2 play venom 2
until weapon
expect health 1 6

test EU-CARD-9 Each set costs one chaos
match
hand 2 venom 2
gaar 1 0
fight 1 thorn-vine
hand 2 venom 2
monster-chaos 2
monster-gaar 0
dice 3 3
until monster
do 2 play venom 2
expect monster-chaos 1

test EU-CARD-8 Of three silver cards at most two make a set
match
hand 2 frenzy 3
fight 1 highwayman
hand 2 frenzy 3
until cards
offered 2 play frenzy 2
not-offered 2 play frenzy 3

test EU-MATK-2 EU-SG-3 Two Venoms lie there until the next monster attack
match
fight 1 thorn-vine
calm
hand 2 venom 2
monster-chaos 1
dice 3 3
until monster
do 2 play venom 2
until weapon
dice 4 4
do 1 strike staff-of-fire
until healing
expect discarded-cards venom 0
dice 1 1
until weapon
expect discarded-cards venom 2

test EU-LAST-1 EU-WIN-5 What lasts lies there until the combat ends
match
hand 2 healing 1
fight 1 highwayman
calm
monster-chaos 1
until cards
dice 1 1
do 2 play healing 1
until weapon
dice 1 1
do 1 strike staff-of-fire
dice 1 1
until weapon
expect discarded-cards healing 0
kill
do 1 no
expect discarded-cards healing 1

test EU-RULE-90 EU-LAST-1 Two of them heal no more than one
match
hand 2 healing 2
fight 1 thorn-vine
calm
hand 2 healing 2
hand 2 venom 0
monster-chaos 2
until cards
dice 1 1
do 2 play healing 1; play healing 1
until weapon
monster-damage 4
dice 1 1
do 1 strike staff-of-fire
until healing
expect monster-damage 3

test EU-INJ-2 EU-SG-3 Two Venoms: two injuries more, and the hero's roll falls by one
match
fight 1 thorn-vine
calm
hand 2 venom 2
monster-chaos 1
dice 4 3
until monster
do 2 play venom 2
until weapon
expect health 1 3
gaar 1 1
dice 4 4
do 1 strike staff-of-fire
expect value 7

test EU-SHIELD-1 EU-MATK-13 Two shields lower the value one after the other
match dral maeldur
unlock 1 sword-3
wear 1 round-shield
fight 1 thorn-vine
calm
dice 4 4
until shield
do 1 use wooden-shield; use round-shield
event monster-value 5

test EU-INJ-2 EU-INJ-4 What several cards add to injuries adds up
match
fight 1 thorn-vine
calm
hand 2 mighty-blow 1
hand 2 venom 1
monster-chaos 2
until cards
dice 4 3
do 2 play mighty-blow 1
until monster
do 2 play venom 1
until weapon
expect health 1 2

test EU-RULE-50 EU-SHIELD-3 What weakens the next attack adds up
match dral maeldur
wear 1 round-shield
fight 1 thorn-vine
calm
hand 2 mighty-blow 1
monster-chaos 1
until cards
dice 1 1
do 2 play mighty-blow 1
until shield
do 1 use round-shield
until weapon
gaar 1 1
dice 4 4
do 1 strike long-sword
expect value 5

test EU-LAST-1 EU-GAAR-1 Regeneration and Puppet last side by side
match
fight 1 thorn-vine
calm
gaar 1 3
hand 2 healing 1
hand 2 soul-control 1
monster-chaos 2
until cards
dice 1 1
do 2 play soul-control 1; play healing 1
until weapon
monster-damage 3
dice 1 1
do 1 strike staff-of-fire; done
prompt puppet
do 2 pass
until healing
expect monster-damage 2

test EU-RULE-41 When both have passed nobody is asked again
match
fight 1 thorn-vine
monster-gaar 3
monster-chaos 0
dice 1 1
until monster
dice 2
do 2 reroll 1
do 1 pass
asked 2
do 2 pass
prompt healing

test EU-MATK-8 EU-MATK-11 An attack that does nothing is no reason to stop, one that hurts is
match
gaar 1 1
wear 1 iron-shield
fight 1 highwayman
dice 1 1
until hero
stops-not 1
do 1 pass
prompt shield
stops-not 1
offered 1 use iron-shield
dice 6 6
until hero
stops 1
do 1 pass
prompt shield
stops 1
