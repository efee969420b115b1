# What the log tells of each thing that happens, and by which rule

# ---- the turn ----

test GO-SETUP-10 GO-ACT-9 A turn begins and ends
table armazi ebue
at armazi 12-12
at ebue 20-20
dice 1 2
do 1 roll
event roll armazi 1 2 3
do 1 stay
event stay armazi
do 1 end
event end armazi
cites GO-ACT-9
event turn ebue 1
cites GO-SETUP-10
pass
event end ebue
event round 2
event turn armazi 2

test GO-TSIVA-2 Who is frozen
table armazi ebue
frozen armazi
do 1 go-on
event frozen-turn armazi
cites GO-TSIVA-2

test GO-GOAL-2 GO-MOVE-1 GO-MOVE-6 Entering, a step, stopping on a chest
table armazi ebue
no-chests
chest 2-4
dice 1 3
do 1 roll; step 1-4
event enter armazi 1-4
cites GO-GOAL-2
force card lynx helmet vest
do 1 step 2-4
event step armazi 1-4 2-4
cites GO-MOVE-1
do 1 stop
event stop armazi
cites GO-MOVE-6
event chest armazi 2-4
cites GO-CHEST-3
event draw armazi lynx
event draw armazi helmet
event draw armazi vest
cites GO-CHEST-2
event put armazi lynx weapon

test GO-RULE-34 Stopping after a shot
table armazi ebue
no-chests
at armazi 12-12
at ebue 12-14
card armazi dobergun
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot dobergun ebue
event shoot armazi dobergun ebue 2
event dice 4
event pips 4 9 36
event loss ebue 36 64
cites GO-DMG-2
do 1 stop
event stop armazi
cites GO-RULE-34

test GO-RULE-4 GO-MOVE-7 Stuck at once, and on the way
table armazi ebue varas medea
no-chests
at ebue 1-4
at varas 1-3
at medea 20-20
dice 1 3
do 1 roll; go-on
event stuck armazi 4
cites GO-RULE-4

test GO-XCHEST-1 GO-XCHEST-2 An extra chest
table armazi ebue
force card lynx helmet vest
do 1 open
event extra-chest armazi
cites GO-XCHEST-1
event draw armazi helmet
cites GO-XCHEST-2

# ---- cards ----

test GO-SUP-1 GO-HP-2 A potion
table armazi ebue
health armazi 50
card armazi small-potion
do 1 use small-potion
event use armazi small-potion
cites GO-SUP-1
event heal armazi 20 70
cites GO-HP-2

test GO-HP-1 GO-HP-2 A single point is told, nothing is not
table armazi ebue
health armazi 99
card armazi small-potion
do 1 use small-potion
event heal armazi 1 100

test GO-HP-1 A potion at full health heals nothing
table armazi ebue
card armazi small-potion
do 1 use small-potion
event use armazi small-potion
no-event heal

test GO-AMMO-1 The ammunition bag
table armazi ebue
card armazi ammunition-bag
unloaded armazi lynx
do 1 use ammunition-bag
event use armazi ammunition-bag
event reload armazi
cites GO-AMMO-1

test GO-RELOAD-1 Reloading
table armazi ebue
at armazi 12-12
unloaded armazi lynx
dice 1 2
do 1 roll; stay; reload
event reload armazi
cites GO-RELOAD-1

test GO-MCARD-5 GO-UTIL-2 A movement card
table armazi ebue
at armazi 12-12
card armazi adrenaline
dice 1 2
do 1 roll; use adrenaline
event use armazi adrenaline
event points armazi 6
cites GO-UTIL-2

test GO-TELE-1 GO-ZONE-7 A jump
table armazi ebue
no-chests
at armazi 5-12
card armazi teleport
round 6
dice 1 2
do 1 roll; jump teleport 4-12
event jump armazi teleport 5-12 4-12
cites GO-TELE-1
event price armazi 5
cites GO-ZONE-7

test GO-RULE-32 An exchange
table armazi ebue
at armazi 12-12
card armazi axe
stored armazi rope
dice 1 2
do 1 roll; stay; arrange; exchange utility pack-utility
event exchange armazi utility pack-utility
cites GO-RULE-32

test GO-CARD-7 A card is discarded
table armazi ebue
card armazi helmet
force card lynx helmet vest
do 1 open; discard
event discard armazi helmet
cites GO-CARD-7

test GO-DEF-2 A banner
table armazi ebue
no-chests
at armazi 9-6
card armazi magic-field
dice 1 2
do 1 roll; stay; use magic-field
event banner armazi magic-field 9-6
cites GO-DEF-2

test GO-BARR-1 A barrier
table armazi ebue
no-chests
at armazi 9-6
card armazi barrier
dice 1 2
do 1 roll; stay; build barrier 8-4 8-8
event build armazi barrier 8-4 8-8
cites GO-BARR-1

# ---- fighting ----

test GO-EXT-1 GO-DMG-3 A shot with everything
table armazi ebue
at armazi 12-12
at ebue 12-14
banner ebue magic-field 12-14
card armazi gemini extra-six
card ebue helmet vest
dice 1 2
do 1 roll; stay
dice 1 2 6
do 1 shoot-with gemini extra-six ebue
event shoot armazi gemini ebue 2
event extend armazi extra-six
cites GO-EXT-1
event dice 1 2 6
event pips 9 4 36
cites GO-WPN-5
event field ebue 36 18
cites GO-FIELD-2
event armour ebue vest 20
cites GO-ARM-5
no-event loss

test GO-PLAT-2 GO-WPN-6 A miss at a platform
table armazi ebue
at armazi 12-12
at ebue 12-13
banner ebue tree-platform 12-13
card armazi tochinator
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot tochinator ebue
event platform ebue 3
cites GO-PLAT-2
event miss armazi 3 4
cites GO-WPN-6

test GO-WPN-6 GO-SCOUT-4 A hit of a scout
table armazi ebue
at armazi 12-12
at ebue 12-14
card armazi breathold
dice 1 2
do 1 roll; stay
dice 4 5
do 1 shoot breathold ebue
event fixed 9 7 50
cites GO-WPN-6
event pierced breathold
cites GO-SCOUT-4

test GO-RULE-65 GO-DECK-4 Special effects of weapons
table armazi ebue
at armazi 12-12
at ebue 12-14
card armazi kondor gemini
dice 1 2
do 1 roll; stay
dice 5 6
do 1 shoot kondor ebue
event special kondor 11 60
cites GO-RULE-65
do 1 end
pass
dice 1 2
do 1 roll; step 11-12; step 11-13; step 12-13
dice 3 4
do 1 shoot gemini ebue
event special gemini 7 48
cites GO-DECK-4
no-event pierced
no-event drain

test GO-THROW-1 GO-FLAME-2 A throw that misses
table armazi ebue
at armazi 12-12
at ebue 12-14
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 4 3
do 1 throw flame-ball ebue
event throw armazi flame-ball ebue
cites GO-THROW-1
event dice 4 3
event miss armazi 7 9
cites GO-FLAME-2

test GO-SPEAR-2 A spear that misses
table armazi ebue
at armazi 12-12
at ebue 12-14
card armazi magic-spear
dice 1 2
do 1 roll; stay
dice 5
do 1 throw magic-spear ebue
event dice 5
event miss-exact armazi 5 2
cites GO-SPEAR-2

test GO-NTT-2 The NTT ball
table armazi ebue
at armazi 12-12
at ebue 12-14
card armazi ntt-ball
dice 1 2
do 1 roll; stay; throw ntt-ball ebue
event unloaded ebue
cites GO-NTT-2
no-event miss

test GO-BALL-2 A ball lightning
table armazi ebue
no-chests
at armazi 12-12
banner ebue ball-lightning 12-13
dice 1 2
do 1 roll; stay
event lightning armazi 12-13
cites GO-BALL-2

test GO-ELIM-1 GO-ELIM-2 Elimination and loot
table armazi ebue varas
at armazi 12-12
at ebue 12-14
health ebue 1
card ebue axe helmet
card armazi scratch
chests ebue 2
dice 1 2
do 1 roll; stay
dice 3
do 1 shoot scratch ebue
event out-by ebue armazi
cites GO-ELIM-1
event armour ebue helmet 10
event loot armazi ebue 1 2
cites GO-ELIM-2

# ---- abilities ----

test GO-ARMAZI-1 Supernova
table armazi ebue varas
at armazi 12-12
at ebue 12-13
at varas 12-14
cooldown armazi 0
do 1 supernova-two ebue varas
event supernova armazi ebue
event supernova armazi varas
cites GO-ARMAZI-1

test GO-EBUE-1 Hypnosis
table ebue varas
no-chests
at ebue 12-12
at varas 12-15
cooldown ebue 0
do 1 pull varas 11-12
event pull ebue varas 12-15 11-12
cites GO-EBUE-1

test GO-VARAS-1 Steal
table varas ebue
at varas 12-12
at ebue 12-13
card ebue helmet
cooldown varas 0
do 1 steal ebue helmet
event steal varas ebue helmet
cites GO-VARAS-1

test GO-MEDEA-1 GO-MEDEA-2 Heal
table medea ebue
health medea 50
cooldown medea 0
force card helmet
do 1 heal
event healer medea
event heal medea 20 70
cites GO-MEDEA-1
event draw medea helmet
cites GO-MEDEA-2
event put medea helmet helmet

test GO-TSIVA-1 Frost Vortex
table tsiva ebue
at tsiva 12-12
at ebue 12-13
cooldown tsiva 0
do 1 freeze
event freeze tsiva
event frozen ebue
cites GO-TSIVA-1

test GO-OCTOR-1 Imitate
table octor ebue varas
at octor 12-12
at ebue 12-13
ability octor steal
do 1 imitate ebue
event imitate octor ebue hypnosis
cites GO-OCTOR-1

test GO-KRUBER-1 GO-KRUBER-2 Eye contact and return
table kruber ebue
at kruber 12-12
at ebue 12-15
cooldown kruber 0
do 1 swap ebue
event swap kruber ebue 12-12 12-15
cites GO-KRUBER-1
do 1 return
event return kruber 12-12
cites GO-KRUBER-2

test GO-THARSIS-1 Ignite
table tharsis ebue
at tharsis 12-12
at ebue 12-13
dice 1 2
do 1 roll; stay
event ignite tharsis ebue
cites GO-THARSIS-1
event loss ebue 10 90

test GO-DRAIN-1 GO-DRAIN-2 Drain Fluid
table drain ebue
at drain 12-12
at ebue 12-13
health drain 50
card drain scratch
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot scratch ebue
event drain drain 5
cites GO-DRAIN-1
event heal drain 5 55
cites GO-DRAIN-2

# ---- questions, and by which rule they are asked ----

test GO-ACT-1 GO-TSIVA-2 GO-RULE-60 The start of a turn
table armazi ebue
prompt start GO-ACT-1
frozen armazi
prompt start-frozen GO-TSIVA-2
card armazi small-potion
prompt start-frozen-unhurt GO-RULE-60

test GO-ACT-3 GO-MOVE-4 GO-MOVE-6 The move
table armazi ebue
no-chests
chest 12-13
at armazi 12-11
at ebue 20-20
dice 2 3
do 1 roll
prompt move GO-ACT-3
do 1 step 12-12
prompt step GO-MOVE-4
do 1 step 12-13
prompt chest-here GO-MOVE-6
do 1 step 12-14
prompt step GO-MOVE-4

test GO-RULE-34 GO-EXT-3 GO-EXT-4 Shots
table armazi ebue
no-chests
chest 12-12
at armazi 12-12
at ebue 12-13
card armazi dobergun
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot dobergun ebue
prompt extra-steps GO-RULE-34

test GO-EXT-3 GO-EXT-4 Dice again
table armazi ebue
no-chests
at armazi 12-12
at ebue 12-13
card armazi kiss second-chance
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot-with kiss second-chance ebue
prompt again GO-EXT-4

test GO-RULE-32 GO-CARD-7 GO-CARD-9 Cards
table armazi ebue
at armazi 12-12
card armazi lynx gemini
force card scratch axe boat
do 1 open
prompt replace GO-CARD-7
do 1 discard
prompt put GO-RULE-32
dice 1 2
do 1 put pack-utility; put pack-utility-2
do 1 stay
prompt actions GO-ACT-9
do 1 arrange
prompt arrange GO-RULE-32

test GO-TRADE-2 GO-TRADE-3 GO-REVIVE-5 Partners
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
dice 1 2
do 1 roll; stay; trade
prompt propose GO-TRADE-2
do 1 give-chest; propose
prompt answer-trade GO-TRADE-3
