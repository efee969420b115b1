# Chests and extra chests (Truhe, Zusätzliche Truhe)

test GO-CHEST-1 Chests stand on the map at the start
table armazi ebue
expect chest 4-4 yes
sees 1 map chest

test GO-CHEST-2 GO-RULE-14 One weapon card and two support cards, of whatever group
table armazi ebue
at armazi 4-2
dice 1 1
force card lynx barrier smoke-ball
do 1 roll; step 4-3; step 4-4
event chest armazi 4-4
event draw armazi lynx
event draw armazi barrier
event draw armazi smoke-ball
expect deck weapons 100
expect deck supports 212
do 1 put throw
expect has armazi lynx barrier smoke-ball
prompt actions

test GO-RULE-14 Two armour cards
table armazi ebue
at armazi 4-2
dice 1 1
force card kiss helmet vest
do 1 roll; step 4-3; step 4-4
expect slot armazi weapon kiss
expect slot armazi helmet helmet
expect slot armazi vest vest

test GO-CHEST-3 The move must end there: whoever passes opens nothing
table armazi ebue
at armazi 4-2
dice 1 3
do 1 roll; step 4-3; step 4-4; step 4-5; step 4-6
no-event chest
expect chest 4-4 yes
expect deck weapons 101

test GO-CHEST-3 nor does who stays beside it
table armazi ebue
at armazi 4-3
dice 1 2
do 1 roll; stay
expect chest 4-4 yes
expect deck weapons 101

test GO-CHEST-4 An opened chest is gone at once and does not come back
table armazi ebue
at armazi 4-3
at ebue 2-4
dice 1 2
force card lynx helmet vest
do 1 roll; step 4-4; stop
expect chest 4-4 no
do 1 end
pass
dice 1 2
do 1 roll; step 4-5; step 5-5; step 5-4; end
expect chest 4-4 no
dice 1 1
do 2 roll; step 3-4; step 4-4
expect at ebue 4-4
no-event chest
expect deck weapons 100
pass 2
expect chest 4-4 no

test GO-CHEST-5 The cards go into empty slots: what fits nowhere else is placed at once
table armazi ebue
at armazi 4-2
dice 1 1
force card lynx helmet boat
do 1 roll; step 4-3; step 4-4
expect slot armazi weapon lynx
expect slot armazi helmet helmet
prompt put
only 1 put utility; put pack-utility
do 1 put utility
expect slot armazi utility boat
prompt actions

test GO-CHEST-5 GO-CARD-7 Without an empty slot a card is replaced or the new one discarded
table armazi ebue
at armazi 4-2
card armazi helmet
dice 1 1
force card lynx helmet vest
do 1 roll; step 4-3; step 4-4
prompt replace
only 1 replace helmet; discard
do 1 discard
expect slot armazi helmet helmet
expect discarded helmet 1
expect slot armazi vest vest

test GO-CHEST-6 GO-FREE-2 A square with a chest is not free
table armazi ebue
expect free 4-4 no
no-chest 4-4
expect free 4-4 yes

test GO-CHEST-6 no banner goes there
table armazi ebue
at armazi 4-3
card armazi ball-lightning
dice 1 2
do 1 roll; stay
denied 1 GO-FREE-2 place ball-lightning 4-4
offered 1 place ball-lightning 5-4

test GO-CHEST-6 no barrier over it
table armazi ebue
at armazi 4-5
card armazi barrier
dice 1 2
do 1 roll; stay
denied 1 GO-FREE-2 build barrier 4-4 8-4
offered 1 build barrier 3-3 3-7

test GO-CHEST-6 no teleport
table armazi ebue
at armazi 4-2
card armazi teleport
dice 1 2
do 1 roll
denied 1 GO-FREE-2 jump teleport 4-4
offered 1 jump teleport 4-5

test GO-CHEST-6 and nobody is placed there
table ebue armazi
at ebue 4-5
at armazi 4-8
cooldown ebue 0
denied 1 GO-FREE-2 pull armazi 4-4
offered 1 pull armazi 5-4

test GO-CHEST-6 but it can be entered by walking
table armazi ebue
at armazi 4-3
dice 1 2
do 1 roll
offered 1 step 4-4

# ---- opening: GO-RULE-15 ----

test GO-RULE-15 Whoever ends there opens it, without being asked
table armazi ebue
at armazi 4-2
dice 1 1
force card lynx helmet vest
do 1 roll; step 4-3; step 4-4
event chest armazi 4-4
expect chest 4-4 no
prompt actions

test GO-RULE-15 also if the move is stuck there
table armazi ebue
no-chests
at armazi 15-5
chest 14-6
dice 1 2
force card lynx helmet vest
do 1 roll; step 15-6; step 14-6
event stuck armazi 1
event chest armazi 14-6
expect chest 14-6 no

test GO-RULE-15 Weapons come loaded and can be used in the same turn
table armazi ebue
at armazi 4-2
at ebue 4-6
dice 1 1
force card lynx magic-spear magic-field
do 1 roll; step 4-3; step 4-4; put throw
expect loaded armazi weapon yes
offered 1 shoot lynx ebue
offered 1 throw magic-spear ebue
offered 1 use magic-field

test GO-RULE-15 but not in actions that are over: a movement card, a potion
table armazi ebue
at armazi 4-2
dice 1 1
force card lynx boat small-potion
do 1 roll; step 4-3; step 4-4; put utility; put utility-2
denied 1 GO-UTIL-2 use boat
denied 1 GO-UTIL-2 use small-potion

# ---- extra chests ----

test GO-XCHEST-1 GO-RULE-16 In one's own turn, before Action 1
table armazi ebue
at armazi 10-10
health armazi 50
force card lynx helmet small-potion
offered 1 open
do 1 open
event extra-chest armazi
expect chests armazi 0
do 1 put utility
prompt start
do 1 use small-potion
expect health armazi 70

test GO-RULE-16 between roll and move
table armazi ebue
no-chests
at armazi 10-10
dice 1 3
do 1 roll
force card lynx helmet boat
do 1 open; put utility
prompt move
do 1 use boat; step 10-9
expect points 3

test GO-RULE-16 and after the move
table armazi ebue
at armazi 10-10
at ebue 10-12
dice 1 2
do 1 roll; stay
force card lynx helmet vest
do 1 open
offered 1 shoot lynx ebue

test GO-RULE-16 Not in the turn of another
table armazi ebue
asked 1
not-offered 2 open
pass
asked 2
offered 2 open
not-offered 1 open

test GO-RULE-16 not in the middle of a move
table armazi ebue
no-chests
at armazi 10-10
dice 1 3
do 1 roll; step 10-11
not-offered 1 open

test GO-RULE-16 and not in the middle of a shot
table armazi ebue
no-chests
at armazi 10-10
at ebue 10-12
card armazi lynx strike-option
dice 1 2
do 1 roll; stay
dice 1 2 6
do 1 shoot-with lynx strike-option ebue
prompt reroll
not-offered 1 open

test GO-RULE-16 In the sector too, and while frozen
table armazi ebue
frozen armazi
offered 1 open
force card lynx helmet vest
do 1 open
expect has armazi lynx

test GO-XCHEST-2 It yields the same: one weapon card and two support cards
table armazi ebue
force card lynx helmet vest
do 1 open
cites GO-XCHEST-2
event draw armazi lynx
event draw armazi helmet
event draw armazi vest
expect deck weapons 100
expect deck supports 212
expect loaded armazi weapon yes

test GO-XCHEST-3 Of two extra chests one a turn, the other not before the next own turn
table armazi ebue
chests armazi 2
card armazi small-potion
unloaded armazi elva
force card lynx helmet vest
do 1 open
expect chests armazi 1
denied 1 GO-XCHEST-3 open
dice 1 2
do 1 roll
denied 1 GO-XCHEST-3 open
do 1 stay
denied 1 GO-XCHEST-3 open
do 1 end
pass
offered 1 open

test GO-XCHEST-1 Without one there is nothing to open
table armazi ebue
chests armazi 0
denied 1 GO-XCHEST-1 open

test GO-XCHEST-3 An extra chest besides one on the map: both in one turn
table armazi ebue
at armazi 4-2
dice 1 1
force card lynx helmet vest elva boat axe
do 1 roll; step 4-3; step 4-4
offered 1 open
do 1 open; put utility; put utility-2
expect has armazi lynx elva helmet vest boat axe

test GO-XCHEST-4 Unopened ones pass to whoever eliminates their owner
table armazi ebue varas
no-chests
at armazi 10-10
at ebue 10-12
health ebue 5
chests ebue 2
card armazi lynx
dice 1 2
do 1 roll; stay
dice 1 1 1
do 1 shoot lynx ebue
expect chests armazi 3
expect chests ebue 0

test GO-XCHEST-4 Opened ones do not
table armazi ebue varas
no-chests
at armazi 10-10
at ebue 10-12
health ebue 5
chests ebue 0
card armazi lynx
dice 1 2
do 1 roll; stay
dice 1 1 1
do 1 shoot lynx ebue
expect chests armazi 1

# ---- empty decks: GO-RULE-57 ----

test GO-RULE-57 The discards are shuffled when the weapon deck is empty
table armazi ebue
deck weapons 0
expect deck weapons 0
expect discarded lynx 15
force card lynx helmet vest
do 1 open
event reshuffle armazi
cites GO-RULE-57
expect has armazi lynx
expect deck weapons 100
expect discarded lynx 0
expect deck supports 212

test GO-RULE-57 Each deck has its own discards; it runs out in the middle of a draw
table armazi ebue
deck supports 1
force card lynx ammunition-bag helmet
do 1 open
event reshuffle armazi
expect deck weapons 100
expect deck supports 212
expect discarded helmet 0
do 1 put utility
expect has armazi lynx ammunition-bag helmet

test GO-RULE-57 No discards either: the draw is short
pack gorgasali-small
table armazi ebue
force card scratch helmet vest
do 1 open
expect deck supports 1
pass
force card elva small-potion
do 2 open
no-event reshuffle
do 2 put utility
expect has ebue elva small-potion
expect deck weapons 0
expect deck supports 0

test GO-RULE-57 Both decks empty: the chest is opened for nothing
pack gorgasali-small
table armazi ebue varas
force card scratch helmet vest
do 1 open
pass
force card elva small-potion
do 2 open; put utility
pass
do 3 open
event extra-chest varas
no-event draw
no-event reshuffle
expect chests varas 0

# ---- chests in inactive zones: GO-RULE-72 ----

test GO-RULE-72 They stay and can be opened; only the price is due
table armazi ebue
at armazi 4-2
round 7
expect chest 4-4 yes
dice 1 1
force card lynx helmet vest
do 1 roll; step 4-3; step 4-4
event chest armazi 4-4
expect health armazi 90
expect has armazi lynx helmet vest

test GO-RULE-72 also after they have shrunk before one's eyes
table armazi ebue
round 5
pass 2
expect round 6
expect inactive 1
expect chest 4-4 yes
expect chest 29-25 yes

test GO-CHEST-5 GO-RULE-61 The cards found lie before the one who places them, for all to see
table armazi ebue
card ebue axe
pass
force card lynx boat helmet
do 2 open
prompt put
sees 1 incoming-2 boat helmet
sees spectator incoming-2 boat helmet
expect count 1 incoming-2 2

test GO-XCHEST-3 A jump does not make another extra chest possible
table armazi ebue
no-chests
at armazi 20-10
at ebue 20-20
chests armazi 2
card armazi teleport
force card lynx helmet vest
dice 1 2
do 1 open
do 1 jump teleport 20-12
denied 1 GO-XCHEST-3 open

test GO-XCHEST-3 nor a potion
table armazi ebue
chests armazi 2
card armazi small-potion axe
force card lynx helmet vest
do 1 open; use small-potion
denied 1 GO-XCHEST-3 open

test GO-XCHEST-3 nor a shot
table armazi ebue
no-chests
at armazi 20-10
at ebue 20-12
chests armazi 2
cooldown armazi 0
card armazi gemini extra-six ball-lightning smoke-ball
force card lynx helmet vest
dice 1 2
do 1 open; roll; stay
dice 1 1 1
do 1 shoot-with gemini extra-six ebue
denied 1 GO-XCHEST-3 open
do 1 place ball-lightning 19-10
denied 1 GO-XCHEST-3 open
denied 1 GO-ACT-10 reload
do 1 use smoke-ball
denied 1 GO-XCHEST-3 open
denied 1 GO-ACT-10 reload
