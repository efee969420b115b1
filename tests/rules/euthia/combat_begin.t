# A combat begins: monster player, meeting, first strike, phases (Kampfbeginn, Monsterspieler, Erstschlag)

test EU-COMBAT-3 EU-CROUND-1 There is no retreat: healing, monster attack, healing, hero attack
match
fight 1 cave-rat
pointed 1 EU-TIME-10 essence fire
until weapon
only 1 strike staff-of-fire; strike rapier

test EU-COMBAT-4 The Die of Hope is at 0
match
hope 3
fight 1 cave-rat
pointed 1 EU-GEM-5 gem ruby
expect hope 0

test EU-COMBAT-5 EU-RULE-87 EU-TIME-2 Before combat: equipment and effects outside combat, no step
match
carry 1 leather-helm
carry 1 scroll-of-haste
denied 1 EU-EQUIP-1 equip scroll-of-haste
approach 1 cave-rat
prompt before
offered 1 equip leather-helm
do 1 use scroll-of-haste
cites EU-MOVE-1 move-points 1 3
expect points 3
not-offered 1 go e0s0
not-offered 1 end
do 1 done
cites EU-MEET-1 monster cave-rat

test EU-RULE-87 A teleport is too late
match
carry 1 scroll-of-short-way
carry 1 leather-helm
approach 1 cave-rat
prompt before
not-offered 1 use scroll-of-short-way

test EU-COMBAT-6 EU-TIME-5 EU-RULE-44 Preparation comes after the monster's markers
match taesiri dral
wear 1 binding-circle
fight 1 will-o-the-wisp
prompt prepare
expect monster will-o-the-wisp
expect monster-gaar 1
expect monster-chaos 1
do 1 use binding-circle
cites EU-CROUND-1 combat-round 1
expect monster-gaar 0
expect monster-chaos 0
expect exhausted 1 binding-circle yes

test EU-CTRL-1 EU-CTRL-2 With two the other one runs the monster
match
hand 2 frenzy 1
fight 1 kobold
expect against 2

test EU-CTRL-3 EU-CTRL-4 Control cards A, A, B: B runs the monster, A takes one of his
match maeldur dral keleia
force 0 0 0
fight 1 cave-rat
expect against 2
expect control 1 1
expect controls 5

test EU-CTRL-5 An empty control stack is made anew
match maeldur dral keleia
controls-out
fight 1 cave-rat
expect control 1 0

test EU-CTRL-6 Who holds his own control card may claim the monster
match maeldur dral keleia
control 3 1
fight 1 cave-rat
asked 3
prompt claim
do 3 claim
cites EU-CTRL-3 monster-player 3
expect against 3
expect control 3 0
expect controls 6

test EU-CTRL-6 Or pass
match maeldur dral keleia
control 3 1
fight 1 cave-rat
do 3 pass
cites EU-CTRL-3 control 2
expect control 3 1

test EU-CTRL-7 Several claim: one by lot, only he discards
match maeldur dral keleia
control 2 1
control 3 1
fight 1 cave-rat
force 1
do 2 claim
do 3 claim
expect against 3
expect control 2 1
expect control 3 0

test EU-RULE-48 No control card of another hero is left: by lot
match maeldur dral keleia
control 2 2
control 3 2
fight 1 cave-rat
force 1
do 2 pass
do 3 pass
expect against 3

test EU-MEET-1 EU-PAC-1 The top card of the field's level
match
fight 1 cyclops
expect monster cyclops

test EU-MEET-3 EU-CARD-2 The monster player draws its cards
match
force card curse frenzy
fight 1 kobold
expect silver 2 2
expect hand 2 curse 1
expect hand 2 frenzy 1

test EU-MEET-4 EU-CARD-4 EU-WIN-6 No hand limit in combat; at its end down to five
match
hand 2 curse 5
force card frenzy venom
fight 1 kobold
expect silver 2 7
kill
cites EU-TIME-11 drew 1 venom
do 1 no
cites EU-TIME-11 gold 1 5 15
asked 2
prompt hand
do 2 drop-card curse; drop-card curse
expect silver 2 5

test EU-WIN-6 EU-CARD-3 EU-CARD-5 He may turn four silver into one gold before
match
hand 2 curse 4
hand 2 healing 1
force card frenzy venom
fight 1 kobold
kill
do 1 no
denied 2 EU-CARD-5 drop-card mighty-blow
asked 2
force card mighty-blow
do 2 melt; pay-card curse; pay-card curse; pay-card curse; pay-card curse
cites EU-CARD-3 drew 2 mighty-blow
expect silver 2 2
expect gold-cards 2 2

test EU-MEET-5 EU-WIN-5 Chaos and gaar lie beside the monster and return after combat
match
gaar 2 4
fight 1 highwayman
expect monster-chaos 1
expect monster-gaar 1
kill
expect gaar 2 4

test EU-MEET-6 EU-ELEM-7 EU-MATK-6 EU-SHII-2 Monster roll 6 and 5 under air: hope first, then 6 becomes 1: value 6
match
fight-under air 1 cave-rat
dice 6 5
until hero
expect hope 1
expect monster-value 6

test EU-MATK-6 EU-ELEM-7 With earth as well: 8
match
fight-under air-earth 1 cave-rat
dice 6 5
until hero
expect hope 1
expect monster-value 8

test EU-FIRST-1 EU-FIRST-4 EU-TIME-6 A first strike before the first combat round
match keleia dral
fight 1 cave-rat
prompt first
dice 5 6
do 1 yes
until healing
expect monster-damage 2

test EU-FIRST-1 One need not strike first
match keleia dral
fight 1 cave-rat
prompt first
do 1 done
expect monster-damage 0

test EU-FIRST-2 EU-SHII-1 Gaar and hope work as in a hero attack
match keleia dral
fight 1 cave-rat
dice 1 3
do 1 yes
cites EU-SHII-1 hope 1
expect hope 1
expect value 4
dice 6
do 1 reroll 1
expect value 11

test EU-FIRST-3 No curses against a first strike
match keleia dral
hand 2 curse 1
fight 1 highwayman
dice 3 4
do 1 yes
not-offered 2 play curse 1

test EU-RULE-37 Only one first strike, even with weapon and ability
match keleia dral
wear 1 ambush
fight 1 cave-rat
do 1 yes
denied 1 EU-FIRST-4 strike hunting-spear
only 1 strike dagger; strike ambush
dice 2 4
do 1 strike dagger; done
until weapon
only 1 strike hunting-spear; strike quick-thrust

test EU-RULE-88 EU-HATK-4 A first-strike weapon lies on a sword slot and is no choice in the hero attack
match keleia dral
fight 1 cave-rat
do 1 done
until weapon
denied 1 EU-HATK-4 strike healing-draught
only 1 strike hunting-spear; strike quick-thrust
denied 1 EU-RULE-88 strike dagger

test EU-HEALPH-1 EU-HEALPH-2 EU-RULE-1 EU-TIME-4 EU-GEM-10 EU-ESS-5 Healing phase: potions, opal, water essence, any-time tiles
match ael dral
wear 1 leather-legs opal
carry 1 healing-draught
essence 1 water 1
gem 1 ruby 1
health 1 2
fight 1 cave-rat
prompt healing
offered 1 use laying-on-of-hands
offered 1 use healing-draught
offered 1 flip leather-legs opal
offered 1 essence water
do 1 flip leather-legs opal
cites EU-TIME-11 healed 1 2 4
expect health 1 4
do 1 use laying-on-of-hands
expect health 1 6

test EU-RULE-1 Healing works only in healing phases
match ael dral
health 1 2
wear 1 ward-sign
fight 1 cave-rat
until shield
not-offered 1 use laying-on-of-hands

test EU-HEALPH-1 Who is hurt is stopped in a healing phase, who is not need not be
match
carry 1 healing-draught
health 1 4
fight 1 highwayman
stops 1
do 1 use healing-draught
prompt healing
expect health 1 6
stops-not 1

test EU-HEALPH-1 EU-CROUND-1 Before the hero strikes healing can wait until after it
match
carry 1 healing-draught
health 1 4
fight 1 highwayman
stops 1
do 1 done
until healing
stops-not 1
offered 1 use healing-draught
until weapon
until healing
stops 1

test EU-HEALPH-1 EU-RULE-93 Unless the strike can be paid with health
match dral ael
wear 1 blood-rage
carry 1 healing-draught
health 1 4
fight 1 highwayman
do 1 done
until healing
stops 1

test EU-COMBAT-5 Before a fight there is a stop for what can be used, not for what can be taken off
match
approach 1 highwayman
stops-not 1
offered 1 stow staff-of-fire

test EU-COMBAT-5 A scroll for before a fight is worth a stop
match
carry 1 scroll-of-haste
approach 1 highwayman
stops 1

test EU-SHII-4 A gaar for hope is no reason to stop where nothing else can be done
match
fight 1 highwayman
hope 2
do 1 done
prompt parry
offered 1 hope-2
stops-not 1

test EU-HEALPH-3 The monster player may play nothing in a healing phase
match ael dral
hand 2 frenzy 1
fight 1 highwayman
health 1 2
until healing
asked 1

test EU-FIRST-1 EU-ABIL-1 An exhausted first-strike ability is no choice
match
wear 1 fire-arrow
exhaust 1 fire-arrow
fight 1 cave-rat
prompt healing

test EU-FIRST-1 EU-ABIL-1 A first-strike ability exhausts
match
wear 1 fire-arrow
fight 1 thorn-vine
dice 6 6
do 1 yes
expect exhausted 1 fire-arrow yes
do 1 done
expect monster-damage 4

test EU-FIRST-2 EU-WIN-1 A first strike can win the combat
match
wear 1 fire-arrow
fight 1 thorn-vine
monster-damage 4
dice 6 6
do 1 yes; done
cites EU-TIME-11 tile 1 healing-potion
event victory 1

test EU-CTRL-3 EU-CTRL-5 The stack is made anew of the discards, and the own card is kept once
match maeldur dral keleia
controls-out
force 0 0 0
fight 1 cave-rat
expect against 2
expect control 1 1
expect controls 5

test EU-RULE-48 EU-CTRL-4 Only the fighter's cards are left in the stack: he keeps one, the discarded ones form a new stack
match maeldur dral keleia
controls-left 2 0 0
fight 1 cave-rat
expect control 1 1

test EU-CTRL-7 Of two who claim the monster one is drawn, and only he gives his card
match maeldur dral keleia
control 2 1
control 3 1
fight 1 cave-rat
asked 2 3
do 2 claim
force 1
do 3 claim
expect against 3
expect control 2 1
expect control 3 0

test EU-CTRL-6 The fighter's own card does not claim
match maeldur dral keleia
control 1 1
fight 1 cave-rat
prompt healing EU-HEALPH-1

test EU-RULE-48 If nobody else has a card in the stacks, lots decide
match maeldur dral keleia
control 2 2
control 3 2
fight 1 cave-rat
do 2 pass
force 1
do 3 pass
expect against 3

test EU-RULE-48 Lots leave out the fighter
match maeldur dral keleia
control 1 2
control 3 2
turn 2
fight 2 cave-rat
do 1 pass
force 0
do 3 pass
expect against 1

test EU-COMBAT-5 EU-HEALPH-1 EU-MATK-1 EU-MATK-11 EU-HATK-3 Every window has its rule
match dral maeldur
carry 1 leather-helm
wear 1 daunt
wear 1 battle-practice
essence 1 air 1
approach 1 thorn-vine
prompt before EU-COMBAT-5
do 1 done
prompt prepare EU-RULE-44
do 1 done
until parry
prompt parry EU-MATK-1
dice 1 1
until shield
prompt shield EU-MATK-11
until ready
prompt ready EU-HATK-3

test EU-CARD-10 EU-GOLD-1 A card that is over is discarded at the end of the combat round
match
hand 2 frenzy 1
fight 1 thorn-vine
gaar 1 0
monster-gaar 0
dice 1 1
until cards
do 2 play frenzy 1
until weapon
expect discarded-cards frenzy 0
dice 1 1
do 1 strike staff-of-fire
until healing
expect discarded-cards frenzy 1

test EU-RULE-91 EU-ABIL-1 What covers two moments covers those of one combat round
match keleia dral
wear 1 feint
wear 1 leather-helm
wear 1 leather-legs
wear 1 leather-boots
fight 1 thorn-vine
calm
do 1 done
dice 4 4
until shield
do 1 use feint
until weapon
dice 1 1
do 1 strike hunting-spear; done
dice 1 1
until weapon
gaar 1 1
dice 3 4
do 1 strike hunting-spear
denied 1 EU-ABIL-1 use feint

test EU-RULE-91 EU-WIN-5 Nor does it reach into the next combat
option elites=on
match keleia dral
wear 1 feint
wear 1 leather-helm
wear 1 leather-legs
wear 1 leather-boots
markers 1 1 1 2
fight 1 thorn-vine
calm
do 1 done
dice 4 4
until shield
do 1 use feint
kill
do 1 no
hunts 1 bone-captain
calm
do 1 done
dice 1 1
until weapon
gaar 1 1
dice 3 4
do 1 strike hunting-spear
denied 1 EU-ABIL-1 use feint

test EU-RULE-47 A hundred combat rounds are enough
match
fight 1 thorn-vine
calm
combat-round 100
dice 1 1
until weapon
dice 6 6
do 1 strike staff-of-fire
event stalemate 1
expect at 1 e0s0-m

test EU-RULE-47 Ninety-nine are not
match
fight 1 thorn-vine
calm
combat-round 99
dice 1 1
until weapon
dice 6 6
do 1 strike staff-of-fire
no-event stalemate
prompt healing

test EU-RULE-47 EU-HP-1 A round in which the hero was hurt is no quiet one
match
fight 1 thorn-vine
calm
quiet-rounds 20
dice 6 6
until weapon
dice 1 1
do 1 strike staff-of-fire
until healing
expect quiet-rounds 0

test EU-COMBAT-5 EU-DEATH-3 EU-RULE-81 Who dies before the combat does not fight; the marker is spent
match
wear 1 faer-amulet
wear 1 focus
exhaust 1 focus
carry 1 leather-helm
approach 1 cave-rat
prompt before
health 1 2
reputation 1 5
do 1 use faer-amulet; renew focus
prompt turn
expect at 1 e0s0-m
expect reputation 1 3
expect deaths 1 0
expect marker 1 combat 0
expect top 1 cave-rat

test EU-WIN-1 EU-FIRST-1 A monster that falls while one prepares is not struck first
match
wear 1 fire-arrow
carry 1 fire-flask
fight 1 thorn-vine
monster-damage 5
do 1 use fire-flask
event victory 1
prompt trophy

test EU-CTRL-1 EU-CTRL-2 With two nobody need be told who runs the monster
match
hand 2 frenzy 1
fight 1 kobold
no-event monster-player
no-event control

test EU-CTRL-3 The first card of another decides, and he keeps none
match maeldur dral keleia
force 2
fight 1 cave-rat
event control 2
expect against 2
expect control 2 0
expect control 1 0
expect controls 6

test EU-RULE-48 Lots are drawn among the others, no more
match maeldur dral keleia
control 2 2
control 3 2
fight 1 cave-rat
do 2 pass
misfit 2
do 3 pass

test EU-SKOL-3 EU-HEALPH-1 In every window of a combat gaar may become dwurt
match skoldur dral
carry 1 leather-helm
dwurt 1 1
gaar 1 2
approach 1 thorn-vine
prompt before
do 1 brew
expect dwurt 1 2
do 1 done
until healing
do 1 brew
expect dwurt 1 3
expect gaar 1 0
not-offered 1 brew

test EU-SHII-4 EU-COMBAT-5 Before a combat there is no hope to spend
match
carry 1 leather-helm
approach 1 thorn-vine
prompt before
hope 4
not-offered 1 hope-2

test EU-CTRL-1 EU-MEET-3 The first runs the monster of the second
match
turn 2
hand 1 frenzy 1
fight 2 kobold
expect against 1
expect silver 1 3
expect silver 2 0
until cards
asked 1
dice 1 1
do 1 play frenzy 1
expect silver 1 2
until weapon
asked 2

test EU-SHII-4 EU-GAAR-3 EU-HATK-8 Whose gaar and hope it is
match maeldur keleia
turn 2
gaar 1 2
fight 2 thorn-vine
do 2 done
monster-gaar 1
monster-chaos 0
gaar 2 2
dice 5 5
until hero
dice 1
do 2 reroll 1
expect gaar 2 1
expect gaar 1 2
expect monster-value 4
until weapon
hope 2
dice 3 3
do 2 strike hunting-spear; hope-2
expect gaar 2 2
expect gaar 1 2

test EU-CTRL-3 The control card that is drawn names who runs the monster
match maeldur dral keleia
force seat 3
fight 1 cave-rat
expect against 3
