# The hero attacks (Heldenangriff): steps A to D, Die of Hope, damage

test EU-HATK-1 EU-HATK-2 EU-SG-1 EU-RULE-51 Step A: curses first
match
hand 2 curse 1
fight 1 highwayman
until curse
asked 2
do 2 play curse 1
until weapon
dice 4 4
do 1 strike staff-of-fire
expect value 5

test EU-HATK-3 EU-ESS-6 EU-FLASK-3 Then essences of fire, several at once
match
essence 1 fire 2
fight 1 thorn-vine
until ready
do 1 essence fire; essence fire
until weapon
dice 2 3
do 1 strike staff-of-fire
until healing
expect monster-damage 5

test EU-HATK-3 EU-TIME-9 Tiles for before the hero's roll
match ael dral
wear 1 hallowed-weapon
fight 1 stone-crab
until ready
do 1 use hallowed-weapon
until weapon
dice 3 4
do 1 strike staff-of-light
expect value 7
until healing
expect monster-damage 3

test EU-HATK-4 EU-HATK-5 EU-TIME-7 EU-ABIL-1 A weapon is announced, a combat ability exhausts
match
wear 1 ember
wear 1 rapier
fight 1 thorn-vine
until weapon
only 1 strike staff-of-fire; strike rapier; strike ember
dice 3 4
do 1 strike ember
expect exhausted 1 ember yes
until weapon
denied 1 EU-HATK-5 strike ember
only 1 strike staff-of-fire; strike rapier

test EU-HATK-6 EU-HATK-10 EU-HATK-12 EU-DMG-1 Two dice, the range of the tile gives the damage, which stays
match
gaar 1 0
fight 1 thorn-vine
until weapon
dice 3 4
do 1 strike staff-of-fire
until weapon
expect monster-damage 2
dice 4 4
do 1 strike staff-of-fire
until weapon
expect monster-damage 4

test EU-HATK-10 EU-RULE-45 Outside all ranges nothing
match
gaar 1 0
fight 1 thorn-vine
until weapon
dice 1 1
do 1 strike staff-of-fire
until weapon
expect monster-damage 0

test EU-HATK-7 EU-SHII-1 2 and 4 against penalty 4: value 2, no hope
match
fight 1 giant-dragonfly
until weapon
hope 0
dice 2 4
do 1 strike staff-of-fire
expect value 2
expect hope 0

test EU-HATK-7 EU-SHII-1 1 and 4 bring hope
match
fight 1 thorn-vine
until weapon
hope 0
dice 1 4
do 1 strike staff-of-fire
expect hope 1

test EU-HATK-8 EU-HATK-9 EU-RULE-85 EU-DMG-4 EU-SHII-3 The worked example: 5, value 1; gaar 7; gaar 9; hope 10: the dragonfly is beaten
match
fight 1 giant-dragonfly
until weapon
hope 0
dice 1 4
do 1 strike staff-of-fire
expect hope 1
expect value 1
dice 5
do 1 reroll 1
expect value 7
dice 4
do 1 reroll 2
expect value 9
do 1 hope-1
cites EU-SHII-3 hope 0
expect value 10
expect hope 0
do 1 done
cites EU-HATK-9 hero-value 10
event victory 1

test EU-HATK-8 EU-LANG-7 EU-FLASK-4 Clovers and essence of earth after the roll
match
wear 1 focus
essence 1 earth 1
fight 1 thorn-vine
until weapon
dice 2 4
do 1 strike staff-of-fire
do 1 use focus
expect value 8
do 1 essence earth
expect value 12

test EU-HATK-11 EU-DMG-2 EU-STONE-4 "+" counts only with damage
match
wear 1 leather-legs onyx
gaar 1 0
fight 1 thorn-vine
until weapon
dice 3 4
do 1 strike staff-of-fire
do 1 flip leather-legs onyx
until weapon
expect monster-damage 3

test EU-DMG-2 EU-DMG-4 Only plus and minus: no damage
match
wear 1 leather-legs onyx
gaar 1 0
fight 1 thorn-vine
until weapon
dice 1 1
do 1 strike staff-of-fire
do 1 flip leather-legs onyx
until weapon
expect monster-damage 0

test EU-DMG-3 EU-DMG-4 EU-SG-1 EU-CARD-8 EU-CARD-10 Two curses: −4 and one damage less
match
wear 1 inferno
hand 2 curse 2
fight 1 grave-worm
gaar 1 0
until curse
do 2 play curse 2
expect monster-chaos 0
until weapon
dice 6 6
do 1 strike staff-of-fire
expect value 7
do 1 use inferno
until weapon
expect monster-damage 3

test EU-RULE-56 EU-DMG-1 Plain numbers add up, then plus, then minus
match
wear 1 inferno
gaar 1 0
fight 1 thorn-vine
until weapon
dice 3 4
do 1 strike staff-of-fire
do 1 use inferno
until weapon
expect monster-damage 4

test EU-SHII-3 EU-SHII-6 Two points: throw +2
match
fight 1 thorn-vine
until weapon
hope 2
dice 3 4
do 1 strike staff-of-fire
do 1 hope-1; hope-1
expect value 9
expect hope 0

test EU-SHII-4 Two points at any time in combat: one gaar
match
gaar 1 2
fight 1 thorn-vine
until weapon
hope 2
dice 3 4
do 1 strike staff-of-fire
do 1 hope-2
cites EU-SHII-4 gaar 1 1
expect gaar 1 3
expect hope 0

test EU-SHII-5 EU-RULE-39 Hope 5: three points for +1 and 1 damage at once, two for a gaar
match
gaar 1 2
fight 1 thorn-vine
until weapon
hope 5
dice 3 4
do 1 strike staff-of-fire
do 1 hope-3
cites EU-SHII-5 damage 1 5
event hope 2
expect value 8
expect monster-damage 1
do 1 hope-2
expect gaar 1 3
expect hope 0

test EU-RULE-39 That damage can beat the monster
match
fight 1 thorn-vine
until weapon
hope 3
monster-damage 5
dice 1 2
do 1 strike staff-of-fire
do 1 hope-3
event victory 1

test EU-SHII-7 EU-RULE-38 Only the hero player, and only for his own throws
match
gaar 1 1
hope 0
fight 1 highwayman
dice 3 4
until monster
hope 5
not-offered 2 hope-1
do 2 pass
not-offered 1 hope-1

test EU-RULE-4 Hope never exceeds 5
match
fight 1 thorn-vine
until weapon
hope 5
dice 1 2
do 1 strike staff-of-fire
expect hope 5

test EU-RULE-40 A re-roll brings no hope
match
fight 1 thorn-vine
until weapon
hope 0
dice 6 2
do 1 strike staff-of-fire
dice 1
do 1 reroll 1
expect hope 0

test EU-RULE-43 Without anything to attack with the hero attack is skipped
match
strip 1
gaar 1 0
fight 1 cave-rat
until monster
do 2 pass
do 1 done
event no-attack 1

test EU-RULE-50 EU-CARD-10 EU-SG-4 Mighty Blow and two curses: −6 in all
match
hand 2 mighty-blow 1
hand 2 curse 2
gaar 1 1
fight 1 kobold
until cards
dice 1 1
do 2 play mighty-blow 1
until curse
do 2 play curse 2
until weapon
dice 6 6
do 1 strike staff-of-fire
expect value 3

test EU-LANG-8 EU-HATK-9 Battle Practice: clover and a smaller penalty
match dral maeldur
wear 1 battle-practice
fight 1 giant-dragonfly
until ready
do 1 use battle-practice
until weapon
dice 4 4
do 1 strike long-sword
expect value 7

test EU-RULE-94 Healing in an attack row heals when damage is dealt
match ael dral
wear 1 holy-lance
fight 1 thorn-vine
until weapon
health 1 3
dice 6 6
do 1 strike holy-lance; done
cites EU-RULE-94 healed 1 2 5
expect health 1 5

test EU-LANG-6 EU-RULE-46 EU-DEATH-1 Injuries to oneself hit at once
match
wear 1 blood-amulet
fight 1 thorn-vine
until ready
health 1 3
do 1 use blood-amulet
expect health 1 2

test EU-LANG-10 A fire flask: one damage at once
match
carry 1 fire-flask
fight 1 thorn-vine
prompt prepare
do 1 use fire-flask
expect monster-damage 1
expect has 1 fire-flask 0

test EU-RULE-93 EU-LANG-18 EU-LANG-16 "May pay" is decided before the throw
match taesiri dral
wear 1 fourfold-spark
wear 1 rapier
essence 1 air 1
fight 1 thorn-vine
until weapon
dice 3 4
do 1 strike fourfold-spark
do 1 yes
expect essence 1 air 0
until weapon
expect monster-damage 5

test EU-RULE-91 EU-SET-2 EU-TIME-1 Feint: one use covers both moments in this combat round
match keleia dral
wear 1 feint
denied 1 EU-TIME-1 use feint
wear 1 leather-helm
wear 1 leather-legs
wear 1 leather-boots
gaar 1 0
fight 1 thorn-vine
do 1 done
dice 4 4
until shield
do 1 use feint
cites EU-TIME-1 used 1 feint
expect monster-value 6
expect exhausted 1 feint yes
until weapon
dice 3 4
do 1 strike hunting-spear
do 1 use feint
expect value 9

test EU-LANG-13 EU-HATK-3 Silence cancels the curses just played
match taesiri dral
wear 1 silence
hand 2 curse 1
fight 1 highwayman
until curse
do 2 play curse 1
until ready
do 1 use silence
until weapon
dice 4 4
do 1 strike crystal-staff
expect value 7
expect monster-chaos 0
expect hand 2 curse 0

test EU-DMG-4 EU-DMG-3 Only +2 and −1: no damage
match
wear 1 inferno
hand 2 curse 2
fight 1 grave-worm
until curse
do 2 play curse 2
until weapon
dice 1 2
do 1 strike staff-of-fire
do 1 use inferno; done
until weapon
expect monster-damage 0

test EU-CARD-10 EU-CARD-9 EU-RULE-50 EU-SG-4 EU-SG-1 The cyclops: Mighty Blow, then two curses for its last chaos: −6 besides its penalty
match
hand 2 mighty-blow 1
hand 2 curse 2
fight 1 cyclops
until cards
expect monster-chaos 2
dice 2 2
do 2 play mighty-blow 1
cites EU-CARD-9 played mighty-blow 1
expect monster-chaos 1
until curse
expect health 1 2
do 2 play curse 2
expect monster-chaos 0
until weapon
dice 6 6
do 1 strike staff-of-fire
expect value 4

test EU-HATK-4 Neither a shield strikes nor a weapon in a pouch
match
wear 1 buckler
carry 1 rapier
fight 1 thorn-vine
until weapon
denied 1 EU-HATK-4 strike buckler
denied 1 EU-HATK-4 strike rapier

test EU-RULE-43 EU-SG-4 What weakens the next attack is over when there is none
match
strip 1
gaar 1 0
hand 2 mighty-blow 1
fight 1 highwayman
until cards
dice 1 1
do 2 play mighty-blow 1
until monster
do 2 pass
until healing
wear 1 rapier
wear 1 ember
until weapon
dice 3 4
do 1 strike rapier
expect value 6

test EU-SHII-4 EU-HEALPH-1 Two points of hope become a gaar while the hero heals
match
fight 1 thorn-vine
hope 3
gaar 1 2
until healing
do 1 hope-2
expect gaar 1 3
expect hope 1

test EU-FIRST-3 EU-LANG-8 Silence takes a curse away, and nothing that came before it
match taesiri dral
wear 1 silence
hand 2 curse 2
fight 1 highwayman
monster-chaos 2
monster-gaar 0
dice 1 1
until curse
do 2 play curse 2
until ready
do 1 use silence
until weapon
dice 4 4
do 1 strike crystal-staff
expect value 7

test EU-DMG-2 EU-HATK-10 Without a hit there is no damage that could grow
match
wear 1 ring-of-first-fire
fight 1 thorn-vine
calm
dice 1 1
until weapon
dice 1 1
do 1 strike staff-of-fire
until healing
expect monster-damage 0

test EU-SHII-1 Hope rises with a throw of five, not of six
match
gaar 1 1
fight 1 thorn-vine
monster-gaar 0
monster-chaos 0
dice 1 1
until weapon
dice 3 3
do 1 strike staff-of-fire
expect hope 0

test EU-SHII-1 With five it does
match
gaar 1 1
fight 1 thorn-vine
monster-gaar 0
monster-chaos 0
dice 1 1
until weapon
dice 3 2
do 1 strike staff-of-fire
expect hope 1

test EU-SHII-2 Hope rises when the monster throws ten, not nine
match
gaar 1 1
fight 1 thorn-vine
monster-gaar 0
monster-chaos 0
dice 4 5
until hero
expect hope 0

test EU-SHII-2 With ten it does
match
gaar 1 1
fight 1 thorn-vine
monster-gaar 0
monster-chaos 0
dice 5 5
until hero
expect hope 1

test EU-SHII-5 EU-RULE-39 Three points: one more on the roll and one damage at once
match
gaar 1 1
fight 1 thorn-vine
monster-gaar 0
monster-chaos 0
dice 1 1
until weapon
hope 3
dice 3 4
do 1 strike staff-of-fire
expect value 7
do 1 hope-3
cites EU-SHII-5 damage 1
expect value 8
expect hope 0
expect monster-damage 1

test EU-SHII-3 With two points there is no damage to buy
match
gaar 1 1
fight 1 thorn-vine
monster-gaar 0
monster-chaos 0
dice 1 1
until weapon
hope 2
dice 3 4
do 1 strike staff-of-fire
not-offered 1 hope-3
offered 1 hope-2
do 1 hope-1
expect value 8
expect hope 1
not-offered 1 hope-2

test EU-RULE-4 The Die of Hope ends at five
match
gaar 1 1
fight 1 thorn-vine
monster-gaar 0
monster-chaos 0
hope 5
dice 6 6
until hero
expect hope 5

test EU-FIRST-3 EU-ELITE-18 Silence lifts the curse, not what a hit has done
option elites=on
match taesiri dral
wear 1 silence
gaar 1 0
hunts 1 bone-captain
hand 2 curse 1
monster-chaos 1
monster-gaar 0
dice 5 5
until curse
do 2 play curse 1
until ready
do 1 use silence
until weapon
dice 4 4
do 1 strike crystal-staff
expect value 4

test EU-SHII-4 EU-FIRST-2 Hope of one combat is none in the next
match
gaar 1 0
fight 1 cave-rat
hope 1
kill
do 1 no
expect gaar 1 0
expect hope 0

test EU-SG-7 EU-RULE-64 Puppet by itself takes the higher die, wherever it lies
match maeldur
store silver
store gold soul-control-solo
fight 1 highwayman
monster-gaar 0
force 1
until weapon
dice 2 6 1
do 1 strike staff-of-fire
event reroll 2 6 1
expect monster-gaar 0

test EU-SG-7 EU-RULE-64 Of two equal ones the first
match maeldur
store silver
store gold soul-control-solo
fight 1 highwayman
monster-gaar 0
force 1
until weapon
dice 5 5 1
do 1 strike staff-of-fire
event reroll 1 5 1

test EU-SG-7 EU-RULE-6 A four is left alone
match maeldur
store silver
store gold soul-control-solo
fight 1 highwayman
monster-gaar 0
force 1
until weapon
dice 4 4
do 1 strike staff-of-fire
no-event reroll
expect monster-gaar 1

test EU-GAAR-1 EU-SG-6 Puppet: any number of gaar, then the hero again; he may pass
match
hand 2 soul-control 1
fight 1 highwayman
until cards
dice 1 1
do 2 play soul-control 1
until weapon
monster-gaar 2
dice 6 6
do 1 strike staff-of-fire; done
prompt puppet
dice 1
do 2 reroll 1
expect value 4
asked 1
prompt after
do 1 done
asked 2
do 2 pass
event hero-value 4
expect monster-gaar 1

test EU-GAAR-1 Without Puppet the monster's side has no say in the hero attack
match
fight 1 highwayman
monster-gaar 2
monster-chaos 0
dice 1 1
until weapon
dice 4 4
do 1 strike staff-of-fire; done
event hero-value 7
expect monster-gaar 2

test EU-HATK-5 EU-RULE-93 What is paid for an attack is paid before the throw
match skoldur dral
wear 1 raging-blow
fight 1 thorn-vine
dwurt 1 2
until weapon
dice 3 4
do 1 strike raging-blow
cites EU-SKOL-10 dwurt-die 1 1
expect dwurt 1 1
do 1 done
event damage 4

test EU-LANG-9 EU-HATK-10 A blow may weaken the monster's next attack
match dral maeldur
wear 1 shield-bash
fight 1 thorn-vine
calm
dice 1 1
until weapon
dice 3 4
do 1 strike shield-bash
gaar 1 1
dice 3 4
until hero
expect monster-value 5
expect monster-damage 2

test EU-RULE-39 EU-GAAR-1 A beaten monster pulls no strings any more
match
fight 1 thorn-vine
calm
gaar 1 3
hand 2 soul-control 1
monster-chaos 1
until cards
dice 1 1
do 2 play soul-control 1
until weapon
hope 3
monster-gaar 2
monster-damage 5
dice 1 1
do 1 strike staff-of-fire; hope-3
event victory 1
asked 1

test EU-HATK-8 Whose strike beats the monster anyway is not stopped, unless something could be used
match
gaar 1 1
fight 1 thorn-vine
until weapon
monster-damage 4
dice 1 1
do 1 strike staff-of-fire
prompt after
stops 1
until weapon
monster-damage 5
dice 6 5
do 1 strike staff-of-fire
prompt after
stops-not 1
offered 1 reroll 1
