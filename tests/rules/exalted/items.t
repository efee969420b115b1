# The equipment deck (Ausrüstung)

test EX-ITEM-1 EX-ITEM-2 EX-ITEM-3 EX-ITEM-4 EX-ITEM-5 EX-ITEM-6 EX-ITEM-7 EX-ITEM-8 EX-ITEM-9 EX-ITEM-10 EX-ITEM-11 EX-ITEM-12 EX-ITEM-13 EX-ITEM-14 Prices and copies
pack exalted-vectors
match
expect fact spectator market moon-crystal price 3
expect market moon-crystal 2
expect fact spectator market moon-sceptre price 4
expect market moon-sceptre 1
expect fact spectator market sun-stone price 3
expect market sun-stone 2
expect fact spectator market sun-crown price 4
expect market sun-crown 1
expect fact spectator market rune-staff price 4
expect market rune-staff 2
expect fact spectator market archdruids-staff price 5
expect market archdruids-staff 1
expect fact spectator market short-sword price 4
expect market short-sword 2
expect fact spectator market heros-blade price 5
expect market heros-blade 1
expect fact spectator market aiming-aid price 4
expect market aiming-aid 2
expect fact spectator market master-weapon price 5
expect market master-weapon 1
expect fact spectator market leather-harness price 3
expect market leather-harness 2
expect fact spectator market dragon-mail price 5
expect market dragon-mail 1
expect fact spectator market ward-amulet price 3
expect market ward-amulet 2
expect fact spectator market ward-cloak price 4
expect market ward-cloak 1

test EX-ITEM-15 EX-ITEM-16 EX-ITEM-17 EX-ITEM-18 EX-ITEM-19 EX-ITEM-20 EX-ITEM-21 EX-ITEM-22 EX-ITEM-23 EX-ITEM-24 EX-ITEM-25 EX-ITEM-26 EX-ITEM-27 EX-ITEM-28 Prices and copies
pack exalted-vectors
match
expect fact spectator market ring-of-life price 3
expect market ring-of-life 2
expect fact spectator market heart-of-gaa price 5
expect market heart-of-gaa 1
expect fact spectator market swift-boots price 3
expect market swift-boots 2
expect fact spectator market wind-boots price 4
expect market wind-boots 1
expect fact spectator market poison-vial price 3
expect market poison-vial 2
expect fact spectator market vipers-fang price 4
expect market vipers-fang 1
expect fact spectator market glass-shield price 3
expect market glass-shield 2
expect fact spectator market mirror-shield price 4
expect market mirror-shield 1
expect fact spectator market headband-of-clarity price 2
expect market headband-of-clarity 2
expect fact spectator market headband-of-freedom price 3
expect market headband-of-freedom 1
expect fact spectator market hunters-talisman price 2
expect market hunters-talisman 2
expect fact spectator market beast-tooth price 3
expect market beast-tooth 1
expect fact spectator market crowbar price 3
expect market crowbar 2
expect fact spectator market tower-breaker price 4
expect market tower-breaker 1

test EX-ITEM-2 EX-ITEM-4 EX-ITEM-6 EX-ITEM-8 EX-ITEM-12 EX-ITEM-14 EX-ITEM-16 Upgrades need the basic card they are made of
match linnea leandros
gold linnea 20
gold leandros 20
item linnea ward-amulet sun-stone
item leandros ring-of-life
do 1 act linnea
denied 1 EX-EQUIP-7 buy linnea moon-sceptre
offered 1 buy linnea sun-crown
denied 1 EX-EQUIP-7 buy linnea archdruids-staff
denied 1 EX-EQUIP-7 buy linnea dragon-mail
offered 1 buy linnea ward-cloak
denied 1 EX-EQUIP-7 buy linnea heart-of-gaa
denied 1 EX-EQUIP-7 buy leandros heros-blade
offered 1 buy leandros heart-of-gaa

test EX-ITEM-10 EX-ITEM-18 EX-ITEM-20 EX-ITEM-22 EX-ITEM-24 EX-ITEM-26 EX-ITEM-28 The other half of them
match
gold alice 20
item alice aiming-aid poison-vial crowbar
gold gavin 20
item gavin swift-boots glass-shield hunters-talisman
gold lucina 20
item lucina headband-of-clarity
do 1 act alice
offered 1 buy alice master-weapon
offered 1 buy alice vipers-fang
offered 1 buy alice tower-breaker
denied 1 EX-EQUIP-7 buy alice wind-boots
denied 1 EX-EQUIP-7 buy alice mirror-shield
offered 1 buy gavin wind-boots
offered 1 buy gavin mirror-shield
offered 1 buy gavin beast-tooth
denied 1 EX-EQUIP-7 buy gavin tower-breaker
denied 1 EX-EQUIP-7 buy gavin vipers-fang
offered 1 buy lucina headband-of-freedom
denied 1 EX-EQUIP-7 buy lucina master-weapon
denied 1 EX-EQUIP-7 buy lucina beast-tooth

test EX-ITEM-1 EX-ITEM-2 EX-ITEM-30 EX-RULE-75 Linnea with Moon Crystal and 4 gold buys the Sceptre: MANA 8, WK 8, mana as before; then the crystal again: 9
pack exalted-vectors
match linnea
item linnea moon-crystal
expect value linnea mana 7
expect market moon-crystal 1
gold linnea 7
mana linnea 5
do 1 act linnea
do 1 buy linnea moon-sceptre
expect value linnea mana 8 wk 8
expect mana linnea 5
expect gold linnea 3
expect market moon-crystal 2
expect owns linnea moon-crystal no
do 1 buy linnea moon-crystal
expect value linnea mana 9
expect mana linnea 5
expect owns linnea moon-sceptre yes

test EX-ITEM-3 EX-ITEM-4 MREG +1, or +2
pack exalted-vectors
match
item alice sun-stone
item gavin sun-crown
expect value alice mreg 3
expect value gavin mreg 4
mana alice 0
mana gavin 0
next-round
expect mana alice 3
expect mana gavin 4

test EX-ITEM-5 EX-ITEM-6 WK +1, or +2
match
item lucina rune-staff
expect value lucina wk 8
item lucina archdruids-staff
expect value lucina wk 10

test EX-ITEM-7 EX-ITEM-9 NK +1, FK +1
match
item gavin short-sword
item alice aiming-aid
expect value gavin attack 6
expect value alice attack 7

test EX-ITEM-8 Hero's Blade: NK +1 and critical basic attacks
match gavin vs ayumi
item gavin heros-blade
lane gavin 3200 ayumi 3550
force 5 5 0 0 0 0
do 1 act gavin; attack ayumi; done
do 2 let
event hits ayumi 6 5 2 2 0
expect lp ayumi 2

test EX-ITEM-10 EX-CARD-9 Master Weapon: FK +1 and range +1; cards never lift a range above 6
match alice
item alice master-weapon
expect value alice attack 7 range 5
lane alice 3200 ayumi 4770
do 1 act alice
offered 1 attack ayumi

test EX-ITEM-10 EX-CARD-9 With Yassir 6 inches
match yassir
item yassir master-weapon
expect value yassir range 6

test EX-ITEM-11 EX-ITEM-12 EX-CARD-9 EX-ITEM-30 Gavin: RST 2, with both armours 4, with Skin Armour still 4, with Cydra's bonus 5
match gavin markovic
item gavin leather-harness
expect value gavin rst 3
item gavin dragon-mail
expect value gavin rst 4 mr 2
expect life gavin 11
at markovic 6000 3000
at gavin 6000 3400
at alice 5800 3700
home cydra
lp cydra 1
do 1 act markovic; use q; at gavin; done
expect value gavin rst 4
do 1 act alice; attack cydra; done
expect value gavin rst 5

test EX-ITEM-12 EX-ITEM-15 EX-RULE-74 LP cards raise maximum and current LP
pack exalted-vectors
match
lp alice 3
gold alice 20
do 1 act alice
do 1 buy alice ring-of-life
expect life alice 8
expect lp alice 5
# the ring is lost first: 5 of 6, then 3 more
do 1 buy alice heart-of-gaa
expect life alice 9
expect lp alice 8
do 1 buy alice leather-harness
do 1 buy alice dragon-mail
expect life alice 11
expect lp alice 10

test EX-ITEM-16 EX-RULE-74 An unhurt hero loses what the ring gave, then gets more
pack exalted-vectors
match
item alice ring-of-life
lp alice 8
gold alice 5
do 1 act alice
do 1 buy alice heart-of-gaa
expect life alice 9
expect lp alice 9

test EX-ITEM-13 EX-ITEM-14 MR +1, or +2
match
item alice ward-amulet
expect value alice mr 2
item alice ward-cloak
expect value alice mr 4

test EX-ITEM-16 EX-ROUND-9 Heart of Gää: at the start of the round heal 1, himself alone
pack exalted-vectors
match
item alice heart-of-gaa
lane alice 3200 gavin 3500
expect life alice 9
lp alice 2
lp gavin 2
next-round
expect lp alice 3
expect lp gavin 2

test EX-ITEM-17 EX-ITEM-18 BEW +2 run and +1 standard; both add up
match
item alice swift-boots
expect inches alice run 10
expect inches alice move 5
item alice wind-boots
expect inches alice run 12
expect inches alice move 6

test EX-ITEM-18 Only Wind Boots fly
match
item alice swift-boots
at alice 900 3600
do 1 act alice
denied 1 EX-MOVE-5 go 1700,4300
item alice wind-boots
offered 1 go 1700,4300

test EX-ITEM-19 Poison Vial: only the first basic attack of a round bleeds
match
item alice poison-vial
lane alice 3200 chen-lu 4300
at golem-red-nw-outer-1 700 3900
force 0 0 0 0 0 0
do 1 act alice; attack golem-red-nw-outer-1; done
do 2 let
expect status golem-red-nw-outer-1 bleed yes
force 0 0 0 0 0 0
do 1 act alice; attack chen-lu; done
do 2 let
expect status chen-lu bleed no
off golem-red-nw-outer-1
next-round
turn 1
lane alice 3200 chen-lu 4300
force 0 0 0 0 0 0
do 1 act alice; attack chen-lu; done
do 2 let
expect status chen-lu bleed yes

test EX-ITEM-20 Viper's Fang: all of them; not without damage, not abilities
match
item alice vipers-fang
lane alice 3200 chen-lu 4300
at golem-red-nw-outer-1 700 3900
force 0 0 0 0 0 0
do 1 act alice; attack golem-red-nw-outer-1; done
do 2 let
expect status golem-red-nw-outer-1 bleed yes
shield chen-lu 1
force 0 0 0 0 0 0
do 1 act alice; attack chen-lu; done
do 2 let
expect status chen-lu bleed no
off golem-red-nw-outer-1
turn 1
force 5 5 5 5 5 5
do 1 act alice; use q; aim 300,4300; done
do 2 let
expect status chen-lu bleed no
lp chen-lu 5
force 0 0 0 0 0 0
do 1 act alice; attack chen-lu; done
do 2 let
expect status chen-lu bleed yes

test EX-ITEM-21 EX-ITEM-22 EX-CARD-10 At the start of the round shield 1, or 3; of two only the larger
match
item alice glass-shield
item gavin mirror-shield
item lucina glass-shield
expect shield alice 0
next-round
expect shield alice 1
expect shield gavin 3

test EX-ITEM-21 EX-ITEM-22 EX-CARD-10 Both shields: 3, not 4
match
item alice glass-shield mirror-shield
next-round
expect shield alice 3

test EX-ITEM-23 EX-ITEM-24 EX-CARD-14 Immune to silence and blind; with the upgrade to stun, hold and slow as well
match
item alice headband-of-clarity
status alice silence
status alice blind
status alice stun
expect status alice silence no
expect status alice blind no
expect status alice stun yes
item gavin headband-of-freedom
status gavin silence
status gavin blind
status gavin stun
status gavin hold
status gavin slow
status gavin bleed
expect status gavin silence no
expect status gavin blind no
expect status gavin stun no
expect status gavin hold no
expect status gavin slow no
expect status gavin bleed yes

test EX-ITEM-23 EX-CARD-14 When the immunity begins the effect goes
match
gold alice 2
status alice blind
status alice bleed
do 1 act alice
do 1 buy alice headband-of-clarity
expect status alice blind no
expect status alice bleed yes

test EX-ITEM-25 Hunter's Talisman: 1 die more on golems, creatures and monsters, none on heroes
match
item alice hunters-talisman
lane alice 3200 golem-red-nw-outer-1 4000
at pantha-w 700 4000
at ayumi 1000 3400
force 5 5 0 0 0 0 0
do 1 act alice; attack golem-red-nw-outer-1; done
event hits golem-red-nw-outer-1 7
do 1 act alice; use q; aim 700,4000; done
event hits pantha-w 7
turn 1
lp alice 6
at alice 300 3200
off pantha-w
do 1 act alice; attack ayumi; done
event hits ayumi 6

test EX-ITEM-26 Beast Tooth: 2 dice more, and heal 1 for each that is eliminated
match
item alice beast-tooth
lane alice 3200 golem-red-nw-outer-1 4000
lp golem-red-nw-outer-1 1
lp alice 3
do 1 act alice; attack golem-red-nw-outer-1; done
event hits golem-red-nw-outer-1 8
event heal alice 1
expect lp alice 4

test EX-ITEM-26 So it does for a creature
match
item gavin beast-tooth
home pantha-w
at gavin 1650 4500
lp pantha-w 1
lp gavin 3
do 1 act gavin; attack pantha-w; done
event out pantha-w
event heal gavin 1
expect lp gavin 4

test EX-ITEM-26 Without it nobody is healed by that, nor for a hero
match
item alice beast-tooth
at gavin 600 4000
lane alice 3200 golem-red-nw-outer-1 4000 ayumi 3700
lp golem-red-nw-outer-1 1
lp ayumi 1
lp gavin 3
lp alice 3
do 1 act gavin; attack golem-red-nw-outer-1; done
do 2 let
no-event heal
do 1 act alice; attack ayumi; done
do 2 let
no-event heal
expect lp alice 3

test EX-ITEM-26 EX-RULE-88 Who falls in the same step is not healed by it
match
item alice beast-tooth
home pantha-w
last-phase
lp alice 1
lp pantha-w 2
status alice burn ayumi
status pantha-w bleed alice
do 2 pass-phase
event out alice
event out pantha-w
no-event heal alice
expect lp alice 0

test EX-ITEM-27 EX-ITEM-30 EX-CARD-12 Tian Feng with a Crowbar, 0 damage twice on a tower: minimum 1, +1 = 2
match tian-feng
item tian-feng crowbar
at tian-feng 3000 7800
force 0 0 0 0 0 0 0 0 0 0 0 0
do 1 act tian-feng; attack tower-red-nw-outer; done
expect lp tower-red-nw-outer 3

test EX-ITEM-28 Tower Breaker: +2, on the artifact too, on nobody else
match alice
off shi-weng chen-lu nian-mingli tian-feng ayumi
off tower-red-nw-inner tower-red-nw-outer
item alice tower-breaker
at alice 7700 8200
at golem-red-nw-outer-1 7700 7700
force 0 0 0 0 0 0
do 1 act alice; attack artifact-red; done
expect lp artifact-red 12
force 0 0 0 0 0 0
do 1 act alice; attack golem-red-nw-outer-1; done
expect lp golem-red-nw-outer-1 1

test EX-ITEM-27 EX-ITEM-28 EX-CARD-9 Crowbar and Tower Breaker together: +3
match alice
item alice crowbar tower-breaker
at alice 3000 7800
force 0 0 0 0 0 0
do 1 act alice; attack tower-red-nw-outer; done
expect lp tower-red-nw-outer 1

test EX-ITEM-29 EX-ITEM-7 EX-ITEM-5 EX-ITEM-9 Who lacks the value cannot buy: Alice no Short Sword, no Rune Staff; Gavin no Aiming Aid
match
gold alice 9
gold gavin 9
item alice moon-crystal
do 1 act alice
denied 1 EX-ITEM-29 buy alice short-sword
denied 1 EX-ITEM-29 buy alice rune-staff
denied 1 EX-ITEM-29 buy gavin aiming-aid
offered 1 buy gavin short-sword
offered 1 buy alice aiming-aid
# the sceptre may be bought for its mana alone
do 1 buy alice moon-sceptre
expect value alice mana 6 wk 0

test EX-ITEM-30 EX-CRIT-2 Two critical sources do not add up: a 6 counts 2 at most
match ayumi vs chen-lu
item ayumi heros-blade
lane ayumi 3200 chen-lu 3550
lp chen-lu 7
force 5 5 5 0 0 0 0
do 1 act ayumi; attack chen-lu; done
do 2 let
# 3 hits + 3 sixes - 2, by two sources
expect lp chen-lu 3

test EX-ITEM-16 The Heart of Gaa heals its owner alone, even if a friend touches him
match
item alice heart-of-gaa
lane alice 3600 gavin 3900
lp alice 3
lp gavin 3
last-phase
next-round
expect lp alice 4
expect lp gavin 3

test EX-ITEM-11 EX-ITEM-13 EX-KIT-11 Passive and cards of different kinds count together
pack exalted-vectors
match
item jasper leather-harness ward-amulet swift-boots
lp jasper 3
expect value jasper attack 6 rst 2 mr 2 run 12 move 6

test EX-ITEM-30 EX-ITEM-15 A card of another kind does not take the critical hits of a passive away
pack exalted-vectors
match
item alice leather-harness ring-of-life
lane alice 3600 tian-feng 4300
do 1 act alice; attack tian-feng; done
force 5 0 0 0 0 0
do 2 let
cites EX-CRIT-1 hits tian-feng
expect lp tian-feng 5

test EX-ITEM-16 Heart of Gää heals its hero alone, not a friend in contact
pack exalted-vectors
match
item alice heart-of-gaa
lp alice 4
lp gavin 4
last-phase
lane alice 3600 gavin 3900
next-round
expect lp alice 5
expect lp gavin 4

test EX-ITEM-18 EX-FLY-3 Over everybody, also over the first hero of the other side
pack exalted-vectors
match
turn 2
item tian-feng wind-boots
lane tian-feng 4400 jasper 3900
do 2 act tian-feng
offered 2 go 300,3400

test EX-CARD-6 EX-FLY-3 So does who flies by an ability
pack exalted-vectors
match vs alice
turn 2
level alice-2 2
lane alice-2 4400 jasper 3950
do 2 act alice-2; use w
offered 2 to 300,3650
