# The character card (Charakterkarten): its slots, and where cards go

test GO-CARD-1 A character card shows health, cooldown if it has one, slots, extra chests and ability
table armazi tharsis
at armazi 10-10
sees 2 map armazi
expect fact 2 map armazi health 100
expect seat-fact 2 1 cooldown 4
expect seat-fact 2 2 cooldown none
expect seat-fact 2 1 extra-chests 1
expect seat-tag 2 1 supernova yes
expect seat-tag 2 2 ignite yes
expect cells 2 card-1 weapon weapon-2 defence utility utility-2 throw helmet vest pack-utility pack-utility-2 pack-throw

test GO-RULE-31 Two weapons, a helmet, a vest, one defence, one throw, two utility; two utility and one throw stored
table armazi ebue
expect cells spectator card-1 weapon weapon-2 defence utility utility-2 throw helmet vest pack-utility pack-utility-2 pack-throw
expect cells 1 card-2 weapon weapon-2 defence utility utility-2 throw helmet vest pack-utility pack-utility-2 pack-throw
card armazi lynx scratch barrier flame-ball helmet vest axe boat
stored armazi rope compass ntt-ball
expect slot armazi weapon lynx
expect slot armazi weapon-2 scratch
expect slot armazi defence barrier
expect slot armazi throw flame-ball
expect slot armazi helmet helmet
expect slot armazi vest vest
expect slot armazi utility axe
expect slot armazi utility-2 boat
expect slot armazi pack-utility rope
expect slot armazi pack-utility-2 compass
expect slot armazi pack-throw ntt-ball
force card lynx axe vest
do 1 open
prompt replace
only 1 replace weapon; replace weapon-2; discard
do 1 discard
only 1 replace utility; replace utility-2; replace pack-utility; replace pack-utility-2; discard
do 1 discard
only 1 replace vest; discard

test GO-CARD-2 The category is printed on each card; armour has a slot for each of its two pieces
table armazi ebue
card armazi gemini barrier axe smoke-ball helmet vest
expect tag 2 card-1 gemini weapon yes
expect tag 2 card-1 barrier defence yes
expect tag 2 card-1 axe utility yes
expect tag 2 card-1 smoke-ball throw yes
expect tag 2 card-1 helmet helmet yes
expect tag 2 card-1 vest vest yes
expect tag 2 card-1 axe throw no

test GO-CARD-3 GO-CARD-6 A collected card goes into a free slot of its own category
table armazi ebue
force card gemini barrier helmet
do 1 open
event put armazi gemini weapon
event put armazi barrier defence
event put armazi helmet helmet
cites GO-CARD-6
expect slot armazi weapon gemini
expect slot armazi defence barrier
expect slot armazi helmet helmet
expect slot armazi vest none
expect loaded armazi weapon yes

test GO-CARD-3 One of each category
table armazi ebue varas
at armazi 10-10
at ebue 10-12
health ebue 35
cooldown armazi 0
card ebue lynx barrier axe smoke-ball helmet vest
do 1 supernova ebue
only 1 put utility; put pack-utility
do 1 put utility
only 1 put throw; put pack-throw
do 1 put throw
expect slot armazi weapon lynx
expect slot armazi defence barrier
expect slot armazi utility axe
expect slot armazi throw smoke-ball
expect slot armazi helmet helmet
expect slot armazi vest vest

test GO-CARD-3 No slot of another category takes it, free or not
table armazi ebue
card armazi lynx
force card gemini axe vest
do 1 open
prompt put
only 1 put utility; put pack-utility
denied 1 GO-CARD-3 put defence
denied 1 GO-CARD-3 put throw
denied 1 GO-CARD-3 put helmet
denied 1 GO-CARD-3 put pack-throw
denied 1 GO-CARD-7 replace weapon

test GO-CARD-4 Only cards in active slots can be used
table armazi ebue
at armazi 10-10
at ebue 10-12
health armazi 50
card armazi axe
stored armazi small-potion boat flame-ball
denied 1 GO-CARD-4 use small-potion
only 1 roll; open
dice 1 2
do 1 roll
offered 1 use axe
denied 1 GO-CARD-4 use boat
do 1 stay
not-offered 1 throw flame-ball ebue

test GO-CARD-4 The same cards in active slots can be
table armazi ebue
at armazi 10-10
at ebue 10-12
health armazi 50
card armazi small-potion boat flame-ball
offered 1 use small-potion
dice 1 2
do 1 roll
offered 1 use boat
do 1 stay
offered 1 throw flame-ball ebue

test GO-CARD-6 With a free slot nothing is replaced and nothing discarded
table armazi ebue
card armazi lynx axe
force card scratch boat helmet
do 1 open
expect slot armazi weapon-2 scratch
only 1 put utility-2; put pack-utility
denied 1 GO-CARD-6 replace utility
denied 1 GO-CARD-6 replace pack-utility
denied 1 GO-CARD-6 put utility
denied 1 GO-CARD-6 put pack-utility-2
denied 1 GO-CARD-6 discard
do 1 put pack-utility
expect slot armazi pack-utility boat
expect slot armazi helmet helmet

test GO-CARD-6 A free slot in the backpack is a free slot too
table armazi ebue
card armazi flame-ball axe boat
stored armazi rope
force card lynx smoke-ball compass
do 1 open
expect slot armazi pack-throw smoke-ball
expect slot armazi pack-utility-2 compass
expect slot armazi throw flame-ball

test GO-CARD-7 Without a free slot: replace a card of the same category, which is discarded
table armazi ebue
card armazi barrier
force card lynx magic-field helmet
do 1 open
prompt replace
only 1 replace defence; discard
denied 1 GO-CARD-7 replace weapon
do 1 replace defence
event replace armazi barrier magic-field
cites GO-CARD-7
expect slot armazi defence magic-field
expect discarded barrier 1
expect discarded magic-field 0
expect slot armazi helmet helmet

test GO-CARD-7 Or the new card is discarded
table armazi ebue
card armazi barrier
force card lynx magic-field helmet
do 1 open
do 1 discard
event discard armazi magic-field
expect slot armazi defence barrier
expect discarded barrier 0
expect discarded magic-field 1

test GO-CARD-7 A stored card can be the one that is replaced
table armazi ebue
card armazi flame-ball
stored armazi ntt-ball
force card lynx smoke-ball helmet
do 1 open
only 1 replace throw; replace pack-throw; discard
do 1 replace pack-throw
expect slot armazi throw flame-ball
expect slot armazi pack-throw smoke-ball
expect discarded ntt-ball 1

test GO-CARD-7 Of a card that is there already another one is left by practically everybody
table armazi ebue
card armazi barrier helmet
force card lynx barrier helmet
do 1 open
prompt replace
usual 1 discard
do 1 discard
prompt replace
usual 1 discard

test GO-CARD-7 Another one is a choice, and so is a weapon, which may be loaded or not
table armazi ebue
card armazi barrier
unloaded armazi lynx lynx
force card lynx magic-field helmet
do 1 open
prompt replace
usual 1 none
do 1 discard
prompt replace
usual 1 none

test GO-CARD-8 Cards that are held are never simply discarded
table armazi ebue
at armazi 10-10
card armazi lynx scratch barrier helmet vest axe boat
only 1 roll; open
not-offered 1 discard
dice 1 2
do 1 roll
not-offered 1 discard
not-offered 1 replace weapon
do 1 stay
not-offered 1 discard
not-offered 1 replace weapon
do 1 end
expect has armazi lynx scratch barrier helmet vest axe boat

test GO-CARD-8 A replaced weapon takes its face-down state with it; the new one is loaded
table armazi ebue
unloaded armazi lynx scratch
force card elva helmet vest
do 1 open
do 1 replace weapon-2
expect slot armazi weapon-2 elva
expect loaded armazi weapon no
expect loaded armazi weapon-2 yes
expect discarded scratch 1

test GO-CARD-10 Lynx and Scratch are held and a chest yields Elva: discard it
table armazi ebue
card armazi lynx scratch
force card elva helmet vest
do 1 open
prompt replace
only 1 replace weapon; replace weapon-2; discard
do 1 discard
expect slot armazi weapon lynx
expect slot armazi weapon-2 scratch
expect lacks armazi elva

test GO-CARD-10 Or Elva replaces Lynx; a third weapon is never held
table armazi ebue
card armazi lynx scratch
force card elva helmet vest
do 1 open
do 1 replace weapon
expect slot armazi weapon elva
expect slot armazi weapon-2 scratch
expect lacks armazi lynx
expect discarded lynx 1

# Drawing from an empty deck

test GO-RULE-57 The weapon deck is empty: its discards are shuffled
pack gorgasali-small
table armazi ebue
deck weapons 0
expect deck weapons 0
expect discarded scratch 1
expect discarded elva 1
force card scratch helmet vest
do 1 open
event reshuffle armazi
cites GO-RULE-57
expect slot armazi weapon scratch
expect deck weapons 1
expect deck supports 1
expect discarded scratch 0
expect discarded elva 0

test GO-RULE-57 The support deck runs out in the middle of a chest: its discards are shuffled
pack gorgasali-small
table armazi ebue
deck supports 1
force card elva small-potion vest
do 1 open
event reshuffle armazi
event draw armazi small-potion
event draw armazi vest
do 1 put utility
expect has armazi elva small-potion vest
expect deck supports 1
expect deck weapons 1
expect discarded helmet 0

test GO-RULE-57 No cards in the deck nor among the discards: the draw is short
pack gorgasali-small
table armazi ebue
card ebue scratch elva helmet vest
force card small-potion
do 1 open
no-event reshuffle
event draw armazi small-potion
do 1 put utility
expect lacks armazi scratch elva helmet vest
expect has armazi small-potion
expect chests armazi 0
asked 1

test GO-RULE-57 Nothing at all to draw: the chest is opened all the same
pack gorgasali-small
table armazi ebue
card ebue scratch elva helmet vest small-potion
do 1 open
no-event draw
expect chests armazi 0
asked 1
