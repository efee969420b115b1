# What a pack may change: numbers at their ends, more slots, abilities of weapons and extensions with other groups

# Slots

test GO-RULE-31 GO-CARD-2 A category with as many slots as there may be keeps apart from the next one
pack gorgasali-bounds
table armazi ebue
at armazi 10-10
card armazi small-potion large-potion axe smoke-ball flame-ball
only 1 roll; use small-potion; use large-potion; open

test GO-CARD-9 GO-RULE-32 Nothing moves up where nothing of that category is stored
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
card armazi small-potion smoke-ball flame-ball ntt-ball
stored armazi magic-spear
do 1 go-on; end
no-event fill
expect slot armazi pack-throw magic-spear
expect slot armazi utility-2 none
asked 2

test GO-CARD-9 GO-RULE-32 Two stored cards and two empty slots: both move up, without a question
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
card armazi axe smoke-ball
stored armazi teleport adrenaline flame-ball
do 1 go-on; end
expect slot armazi utility axe
expect slot armazi utility-2 teleport
expect slot armazi utility-3 adrenaline
expect slot armazi throw-2 flame-ball
expect slot armazi pack-utility none
expect slot armazi pack-utility-2 none
asked 2

test GO-CARD-9 GO-RULE-32 Three stored cards and two empty slots: the owner chooses
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
card armazi axe
stored armazi teleport adrenaline small-potion
do 1 go-on; end
only 1 fill pack-utility; fill pack-utility-2; fill pack-utility-3
do 1 fill pack-utility-2
only 1 fill pack-utility; fill pack-utility-3
do 1 fill pack-utility-3
expect slot armazi utility-2 adrenaline
expect slot armazi utility-3 small-potion
expect slot armazi pack-utility teleport
asked 2

test GO-RULE-32 GO-ACT-6 Cards change places inside their category alone
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
card armazi axe teleport adrenaline smoke-ball
stored armazi small-potion flame-ball
do 1 go-on; arrange; exchange utility pack-utility
not-offered 1 exchange utility pack-utility
offered 1 exchange utility-3 pack-utility-2
offered 1 exchange utility-3 pack-utility-3
not-offered 1 exchange throw pack-utility-2
offered 1 exchange throw-3 pack-throw
not-offered 1 exchange helmet pack-throw
not-offered 1 exchange utility pack-throw
do 1 exchange throw-3 pack-throw
expect slot armazi throw-3 flame-ball
expect slot armazi pack-throw none
not-offered 1 exchange throw pack-throw
do 1 exchange throw pack-throw-3
not-offered 1 exchange throw-3 pack-throw-3
offered 1 exchange throw-3 pack-throw-2
do 1 done
prompt actions

test GO-CARD-7 GO-CARD-6 Only when all six slots are full a card replaces another
pack gorgasali-bounds
table armazi ebue
card armazi axe teleport adrenaline
stored armazi small-potion large-potion
force card scratch extra-six helmet
do 1 open
expect slot armazi pack-utility-3 extra-six
expect has armazi axe teleport adrenaline small-potion large-potion extra-six

test GO-TRADE-6 As many cards fit as there are slots, active and stored together
pack gorgasali-bounds
partners armazi ebue varas kruber
frozen armazi
at armazi 10-10
at varas 10-11
card armazi axe
card varas small-potion large-potion teleport
stored varas adrenaline extra-six
do 1 go-on; trade; give utility
offered 1 propose
do 1 take utility; propose
do 3 accept
do 3 put pack-utility-3
do 1 put utility
expect has varas axe large-potion teleport adrenaline extra-six
expect has armazi small-potion

test GO-TRADE-6 One card more than slots does not fit
pack gorgasali-bounds
partners armazi ebue varas kruber
frozen armazi
at armazi 10-10
at varas 10-11
card armazi axe
card varas small-potion large-potion teleport
stored varas adrenaline extra-six second-chance
do 1 go-on; trade; give utility
denied 1 GO-TRADE-6 propose
do 1 take utility
offered 1 propose

# Zones

test GO-ZONE-3 GO-ZONE-6 A square may cost a single point: who has two cannot pay for three squares
pack gorgasali-bounds
table armazi ebue
round 6
no-chests
expect price 1
at armazi 3-3
health armazi 3
dice 1 2
do 1 roll
expect no-way 3-6 GO-ZONE-6
expect reach 3-6 no
expect walks
do 1 step 3-4
event price armazi 1
expect health armazi 2
do 1 step 3-5
expect health armazi 1

test GO-ZONE-3 Who has a point more arrives with one
pack gorgasali-bounds
table armazi ebue
round 6
no-chests
at armazi 3-3
health armazi 4
dice 1 2
do 1 roll
expect way 3-6 3-4 3-5 3-6
expect reach 3-6 yes
expect walks
do 1 step 3-4; step 3-5; step 3-6
expect health armazi 1

# Health

test GO-HP-1 GO-POT-3 The most health there is, is that of the pack
pack gorgasali-bounds
table armazi ebue
health armazi 7
card armazi large-potion
do 1 use large-potion
event heal armazi 53 60
expect health armazi 60

test GO-POT-1 GO-RULE-60 A potion of one point, and the warning only where it would heal nothing
pack gorgasali-bounds
table armazi ebue
health armazi 59
card armazi small-potion
prompt start GO-ACT-1
do 1 use small-potion
expect health armazi 60

test GO-RULE-60 At full health the question warns
pack gorgasali-bounds
table armazi ebue
card armazi small-potion
prompt start-unhurt GO-RULE-60

test GO-REVIVE-6 GO-HP-1 Who is revived has no more health than there is
pack gorgasali-bounds
partners armazi ebue varas kruber
frozen armazi
at armazi 10-10
out varas 10-11
card armazi large-potion
do 1 go-on; revive large-potion
expect health varas 60

test GO-REVIVE-6 Nor more than the card gives
pack gorgasali-bounds
partners armazi ebue varas kruber
frozen armazi
at armazi 10-10
out varas 10-11
card armazi small-potion
do 1 go-on; revive small-potion
expect health varas 1
expect at varas 10-11

test GO-HEALPT-1 A healing point of one point
pack gorgasali-bounds
table armazi ebue
no-chests
at armazi 10-12
health armazi 40
dice 1 2
do 1 roll; step 10-13
do 1 step 10-14
expect health armazi 41

test GO-MEDEA-1 GO-MEDEA-2 GO-TABIL-1 The healer draws as many cards as she may, and heals mates as near as they must be
pack gorgasali-bounds
partners medea ebue varas kruber
at medea 10-10
at varas 10-11
cooldown medea 0
health medea 50
health varas 50
force card helmet vest axe
do 1 heal
expect health medea 51
expect health varas 51
do 1 put utility
expect has medea helmet vest axe
expect cooldown medea 1

test GO-TABIL-1 A mate one square too far away
pack gorgasali-bounds
partners medea ebue varas kruber
at medea 10-10
at varas 10-12
cooldown medea 0
health varas 50
force card helmet vest axe
do 1 heal
expect health varas 50

# Armour of one point each

test GO-ARM-6 GO-RULE-37 Two points need both pieces
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 10-11
card armazi janeli
card ebue helmet vest
do 1 go-on
dice 1
do 1 shoot janeli ebue
expect lacks ebue helmet vest
expect health ebue 60

test GO-ARM-6 GO-RULE-37 One point needs the helmet, or the vest if there is no helmet
pack gorgasali-bounds
table armazi ebue varas
no-chests
at armazi 10-10
at ebue 12-10
at varas 10-12
card ebue helmet vest
card varas vest
frozen ebue
frozen varas
banner armazi ball-lightning 11-11
pass
do 2 go-on
event armour ebue helmet 1
expect has ebue vest
expect lacks ebue helmet
expect health ebue 60
do 2 end
do 3 go-on
expect lacks varas vest
expect health varas 60

# Weapons

test GO-EXT-2 GO-RULE-41 No shot has more than six dice
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 10-11
card armazi scratch extra-six
do 1 go-on
dice 1 2 1 2 1 2
do 1 shoot-with scratch extra-six ebue
event dice 1 2 1 2 1 2
event pips 9 1 9
expect health ebue 51

test GO-EXT-2 An extension that adds a die does not lower what is needed
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 10-12
health armazi 40
card armazi kondor eagle-eye
do 1 go-on
dice 2 2 3
do 1 shoot-with kondor eagle-eye ebue
event miss armazi 7 8
expect health ebue 60
expect health armazi 40

test GO-EXT-2 GO-RULE-65 With all three dice it is reached, and the shooter gains a point
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 10-12
health armazi 40
card armazi kondor eagle-eye
do 1 go-on
dice 2 3 3
do 1 shoot-with kondor eagle-eye ebue
event fixed 8 8 1
expect health ebue 59
expect health armazi 41
expect loaded armazi weapon no
prompt actions

test GO-EXT-5 GO-PLAT-2 Lowered by more than it is, the minimum is nothing: even dice that count nothing hit
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 10-11
banner ebue tree-platform 10-11
card armazi kiss second-chance
do 1 go-on
dice 1 3
do 1 shoot-with kiss second-chance ebue
event platform ebue 0
event fixed 0 0 1
expect health ebue 59

test GO-STRIKE-4 GO-RULE-35 Each high die adds to fixed damage too, as it counts on a platform
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 10-11
card armazi kiss
do 1 go-on
dice 6 6
do 1 shoot kiss ebue
event special kiss 12 3
expect health ebue 57

test GO-STRIKE-4 GO-RULE-35 On the platform sixes are no sixes
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 10-11
banner ebue tree-platform 10-11
card armazi kiss
do 1 go-on
dice 6 6
do 1 shoot kiss ebue
event fixed 6 3 1
expect health ebue 59

test GO-EXT-4 A second try works with every weapon that can miss
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 10-11
card armazi kondor strike-option
do 1 go-on
dice 6 5
do 1 shoot-with kondor strike-option ebue
prompt again
dice 6 6
do 1 again
expect health ebue 59

test GO-RULE-65 A striker may stay loaded, by its best die, and does nothing else
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 11-11
health armazi 40
card armazi lynx
do 1 go-on
dice 6 1
do 1 shoot lynx ebue
event stays-loaded lynx
event pips 7 1 7
expect loaded armazi weapon yes
expect health armazi 40
denied 1 GO-ACT-11 shoot lynx ebue

test GO-RULE-65 Two dice that only together make six do not keep it loaded
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 11-11
card armazi lynx
do 1 go-on
dice 3 5
do 1 shoot lynx ebue
no-event stays-loaded
expect loaded armazi weapon no

test GO-SCOUT-4 A weapon that counts pips may pierce armour
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 10-14
card armazi dobergun
card ebue helmet vest
do 1 go-on
dice 2 3
do 1 shoot dobergun ebue
event pierced dobergun
expect has ebue helmet vest
expect health ebue 55
prompt actions

test GO-RULE-34 One point to walk, by any die
pack gorgasali-bounds
table armazi ebue
no-chests
at armazi 10-11
at ebue 10-12
card armazi janeli
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot janeli ebue
prompt extra-steps
expect points 1
# 9-11 is a mountain: two points
only 1 stop; step 10-10; step 11-11
do 1 step 10-10
prompt actions
expect at armazi 10-10

test GO-DRAIN-1 GO-DRAIN-2 Only what is over five counts, and gives other health than it takes
pack gorgasali-bounds
table drain ebue varas
frozen drain
at drain 10-10
at ebue 10-11
health drain 40
card drain scratch
do 1 go-on
dice 6 6 6 6 6
do 1 shoot scratch ebue
event drain drain 300
event loss ebue 330 0
expect health drain 50
expect at ebue out

test GO-DRAIN-1 Fives do not count
pack gorgasali-bounds
table drain ebue
frozen drain
at drain 10-10
at ebue 10-11
health drain 40
card drain scratch
do 1 go-on
dice 5 5 5 5 5
do 1 shoot scratch ebue
no-event drain
expect health ebue 35
expect health drain 40

test GO-DRAIN-1 GO-DRAIN-2 One point that is drained is told as well
pack gorgasali-stored
table drain ebue
frozen drain
at drain 10-10
at ebue 10-11
health drain 40
card drain scratch
do 1 go-on
dice 5
do 1 shoot scratch ebue
event drain drain 1
event loss ebue 26 74
expect health drain 45

test GO-FIELD-2 GO-FIELD-3 A field stops a damage of one, and armour is kept
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 10-11
banner ebue magic-field 10-11
card armazi kiss
card ebue helmet
do 1 go-on
dice 1 2
do 1 shoot kiss ebue
event field ebue 1 0
no-event armour
no-event loss
expect health ebue 60
expect has ebue helmet

# Abilities

test GO-ARMAZI-2 GO-ARMAZI-3 A Supernova with one target
pack gorgasali-bounds
table armazi ebue varas
at armazi 10-10
at ebue 10-11
at varas 10-12
cooldown armazi 0
offered 1 supernova ebue
offered 1 supernova varas
not-offered 1 supernova-two ebue varas

test GO-THARSIS-1 GO-THARSIS-2 An Ignite that reaches from two to three squares
pack gorgasali-bounds
table tharsis ebue varas kruber
no-chests
at tharsis 10-10
at ebue 10-11
at varas 10-13
at kruber 10-14
frozen tharsis
do 1 go-on
event ignite tharsis varas
expect health ebue 60
expect health varas 50
expect health kruber 60
do 1 end
frozen ebue
do 2 go-on
no-event ignite
do 2 end
frozen varas
do 3 go-on
event ignite tharsis varas
expect health varas 40

# Cards

test GO-BARR-1 GO-BARR-5 GO-RULE-43 A short barrier that reaches two squares far
pack gorgasali-bounds
table armazi ebue
frozen armazi
no-chests
at armazi 10-10
card armazi barrier
do 1 go-on
offered 1 build barrier 10-7 10-8
denied 1 GO-BARR-5 build barrier 10-6 10-7
offered 1 build barrier 10-12 10-13
denied 1 GO-BARR-5 build barrier 10-13 10-14
offered 1 build barrier 7-12 8-12
denied 1 GO-BARR-5 build barrier 6-12 7-12
offered 1 build barrier 12-8 13-8
denied 1 GO-BARR-5 build barrier 13-8 14-8
offered 1 build barrier 12-12 12-13
denied 1 GO-BARR-5 build barrier 13-12 13-13
expect covers build barrier 7-12 8-12 = 7-12 8-12
do 1 build barrier 12-8 13-8
expect banner 12-8 barrier
expect banner 13-8 barrier
expect banner 14-8 none
expect banner 12-9 none

test GO-DEF-4 GO-SMOKE-4 Banners stay as long as their cards say
pack gorgasali-bounds
table armazi ebue
no-chests
at armazi 10-10
at ebue 20-20
banner armazi smoke-ball 10-10
banner armazi ball-lightning 9-9
barrier armazi 12-8 12-9
pass 2
expect round 2
expect banner 10-10 none
expect banner 12-8 none
expect banner 9-9 ball-lightning
pass 2
expect banner 9-9 ball-lightning
pass 2
expect round 4
expect banner 9-9 none

test GO-FLAME-1 GO-FLAME-2 GO-FLAME-4 A flame ball of one die that spreads two squares
pack gorgasali-bounds
table armazi ebue varas kruber
frozen armazi
at armazi 10-10
at ebue 10-13
at varas 10-15
at kruber 10-16
card armazi flame-ball
do 1 go-on
offered 1 throw flame-ball ebue
denied 1 GO-RANGE-3 throw flame-ball varas
dice 2
do 1 throw flame-ball ebue
expect health ebue 58
expect health varas 58
expect health kruber 60

test GO-FLAME-2 Its miss names the one die
pack gorgasali-bounds
table armazi ebue
frozen armazi
at armazi 10-10
at ebue 10-11
card armazi flame-ball
do 1 go-on
dice 1
do 1 throw flame-ball ebue
event miss armazi 1 2
expect health ebue 60

test GO-SPEAR-2 Two dice together must show the distance
pack gorgasali-bounds
table armazi ebue
frozen armazi
no-chests
at armazi 10-10
at ebue 10-15
card armazi magic-spear
do 1 go-on
dice 2 3
do 1 throw magic-spear ebue
expect health ebue 57

test GO-SPEAR-2 Its miss names their sum and the distance
pack gorgasali-bounds
table armazi ebue
frozen armazi
no-chests
at armazi 10-10
at ebue 10-15
card armazi magic-spear
do 1 go-on
dice 5 1
do 1 throw magic-spear ebue
event miss-exact armazi 6 5
expect health ebue 60

test GO-MCARD-5 Three times the points
pack gorgasali-bounds
table armazi ebue
no-chests
at armazi 10-10
card armazi adrenaline
dice 2 3
do 1 roll; use adrenaline
expect points 15

test GO-TELE-1 A jump to the next square alone
pack gorgasali-bounds
table armazi ebue
no-chests
at armazi 10-10
card armazi teleport
dice 1 2
do 1 roll
offered 1 jump teleport 9-10
offered 1 jump teleport 10-11
offered 1 jump teleport 11-10
offered 1 jump teleport 10-9
denied 1 GO-TELE-1 jump teleport 10-12
denied 1 GO-TELE-1 jump teleport 9-9

test GO-BALL-2 A ball lightning that reaches the next squares
pack gorgasali-bounds
table armazi ebue varas
no-chests
at armazi 20-20
at ebue 12-10
at varas 13-11
frozen ebue
frozen varas
banner armazi ball-lightning 11-11
pass
do 2 go-on
expect health ebue 59
do 2 end
do 3 go-on
no-event lightning
expect health varas 60

test GO-MCARD-5 GO-MOVE-4 As many points as there can be
pack gorgasali-bounds
table armazi ebue
no-chests
at armazi 10-10
card armazi adrenaline
dice 6 6
do 1 roll; use adrenaline
expect points 36
expect way-length 10-12 36
expect reach 10-12 yes
expect no-way 10-10 GO-MOVE-5

test GO-BARR-5 A barrier that must keep away from its user: one of its squares at range 2
pack gorgasali-stored
table armazi ebue
frozen armazi
no-chests
at armazi 20-20
card armazi barrier
do 1 go-on
offered 1 build barrier 18-18 18-22
offered 1 build barrier 19-21 19-25
offered 1 build barrier 20-21 20-25
denied 1 GO-BARR-5 build barrier 17-18 17-22

test GO-TELE-1 A teleport with a least distance: from 3 squares to 5
pack gorgasali-stored
table armazi ebue
no-chests
at armazi 20-20
at ebue 27-20
card armazi teleport
dice 1 2
do 1 roll
denied 1 GO-TELE-1 jump teleport 20-21
denied 1 GO-TELE-1 jump teleport 20-22
offered 1 jump teleport 20-23
offered 1 jump teleport 20-25
denied 1 GO-TELE-1 jump teleport 20-26
offered 1 jump teleport 17-20
denied 1 GO-TELE-1 jump teleport 18-20
denied 1 GO-TELE-1 jump teleport 21-21

test GO-ACT-10 GO-ACT-13 Whoever has thrown and reloads cannot throw again
pack gorgasali-bounds
table armazi ebue
frozen armazi
no-chests
at armazi 10-10
at ebue 10-12
unloaded armazi lynx
card armazi ntt-ball flame-ball
do 1 go-on; throw ntt-ball ebue; reload
denied 1 GO-ACT-13 throw flame-ball ebue
denied 1 GO-ACT-10 reload
