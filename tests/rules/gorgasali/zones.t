# Zones and storms (Zonen)

test GO-ZONE-1 GO-RULE-11 Rounds 1 to 5: nothing is inactive
table armazi ebue
expect inactive 0
pass 8
expect round 5
expect inactive 0
expect price 0
pass
no-event shrink
pass
expect round 6
event shrink 1 5
expect inactive 1
expect price 5

test GO-ZONE-1 GO-ZONE-4 GO-RULE-11 From round 11 zones 1 and 2, at 10
table armazi ebue
round 10
expect inactive 1
pass 2
expect round 11
event shrink 2 10
expect inactive 2
expect price 10

test GO-ZONE-1 GO-ZONE-5 GO-RULE-11 From round 16 zones 1 to 3, at 15
table armazi ebue
round 15
expect inactive 2
pass 2
expect round 16
event shrink 3 15
expect inactive 3
expect price 15

test GO-RULE-11 Zone 4, the centre, stays active
table armazi ebue
no-chests
at armazi 12-12
round 20
pass 2
expect round 21
no-event shrink
expect inactive 3
dice 1 2
do 1 roll; step 12-13; step 12-14; step 12-15
expect health armazi 100

test GO-RULE-11 It shrinks before the first turn of the round
table armazi ebue
no-chests
at armazi 2-4
round 5
pass 2
event shrink 1 5
dice 1 2
do 1 roll; step 2-5
expect health armazi 95

test GO-ZONE-1 From the outside in: in round 6 only what is four squares from the edge
table armazi ebue
no-chests
at armazi 5-14
round 6
dice 1 3
do 1 roll; step 5-15; step 4-15
event price armazi 5
do 1 step 4-16
expect health armazi 90
do 1 step 5-16
no-event price
expect health armazi 90

test GO-ZONE-2 GO-EBUE-2 What has shrunk is an inactive zone: Hypnosis does not work from there
table ebue armazi
no-chests
at ebue 4-15
at armazi 7-15
round 5
cooldown ebue 0
offered 1 pull armazi 5-15
round 6
denied 1 GO-EBUE-2 pull armazi 5-15
at ebue 5-15
offered 1 pull armazi 6-14

test GO-ZONE-3 Each inactive square entered costs 5 after the first shrink
table armazi ebue
no-chests
at armazi 5-15
round 6
dice 1 3
do 1 roll; step 4-15
cites GO-ZONE-3
expect health armazi 95
do 1 step 3-15; step 2-15
expect health armazi 85
do 1 step 1-15
expect health armazi 80

test GO-ZONE-3 Nothing in round 5
table armazi ebue
no-chests
at armazi 5-15
round 5
dice 1 3
do 1 roll; step 4-15; step 3-15; step 2-15; step 1-15
expect health armazi 100

test GO-ZONE-4 Round 12, two inactive and then three active squares: 20 health
table armazi ebue
no-chests
at armazi 7-11
round 12
dice 1 4
do 1 roll; step 7-12
cites GO-ZONE-4
expect health armazi 90
do 1 step 8-12
expect health armazi 80
do 1 step 9-12; step 10-12; step 11-12
expect at armazi 11-12
expect health armazi 80

test GO-ZONE-4 The price is the same for every inactive zone: zone 1 at 10 too
table armazi ebue
no-chests
at armazi 5-15
round 12
dice 1 2
do 1 roll; step 4-15
expect health armazi 90

test GO-ZONE-5 GO-ZONE-3 Round 7, one inactive water square for 3 points: 5 health, squares count
table armazi ebue
no-chests
at armazi 2-14
round 7
dice 1 2
do 1 roll; step 3-14
expect at armazi 3-14
prompt actions
expect health armazi 95

test GO-ZONE-5 After the third shrink 15 for every inactive square
table armazi ebue
no-chests
at armazi 12-15
round 16
dice 1 2
do 1 roll; step 11-15
cites GO-ZONE-5
expect health armazi 85
do 1 step 11-16
expect health armazi 70
expect price 15

test GO-ZONE-5 in zone 1 as well
table armazi ebue
no-chests
at armazi 2-4
round 16
dice 1 2
do 1 roll; step 2-5
expect health armazi 85

# ---- death by the zone ----

test GO-ZONE-6 GO-ELIM-3 Whoever is brought to 0 by the zone is out, and nobody gets his cards
table armazi ebue varas
no-chests
at armazi 5-15
at ebue 5-14
health armazi 5
card armazi lynx helmet
round 6
dice 1 3
do 1 roll; step 4-15
event out armazi
cites GO-ZONE-6
expect at armazi out
expect health armazi 0
expect discarded lynx 1
expect discarded helmet 1
expect lacks ebue lynx helmet
expect lacks varas lynx helmet
expect chests ebue 1
expect chests varas 1
expect chests armazi 0
asked 2
not-over

test GO-ZONE-6 GO-RULE-12 Round 17, 30 health, three inactive squares: 15 after the first, out on the second
table armazi ebue varas
no-chests
at armazi 2-4
health armazi 30
card armazi lynx
round 17
dice 1 2
do 1 roll; step 2-5
expect health armazi 15
do 1 step 3-5
event out armazi
expect at armazi out
expect discarded lynx 1
asked 2

# ---- what is charged: GO-RULE-12 ----

test GO-RULE-12 Round 6, from an inactive square: inactive, active, active, inactive costs 10
table armazi ebue
no-chests
at armazi 4-12
round 6
dice 1 3
do 1 roll; step 4-11
expect health armazi 95
do 1 step 5-11
expect health armazi 95
do 1 step 5-10
expect health armazi 95
do 1 step 4-10
expect health armazi 90

test GO-RULE-12 Leaving costs nothing
table armazi ebue
no-chests
at armazi 4-15
round 6
dice 1 2
do 1 roll; step 5-15; step 5-14; step 6-14
expect health armazi 100

test GO-RULE-12 GO-RULE-66 Standing still costs nothing
table armazi ebue
no-chests
at armazi 2-4
round 17
dice 1 2
do 1 roll; stay
expect health armazi 100
do 1 end
expect health armazi 100
pass
expect health armazi 100

test GO-RULE-12 The first step out of a sector goes into zone 1 and is charged
table armazi ebue
no-chests
round 6
dice 1 2
do 1 roll; step 1-3
expect health armazi 95

test GO-RULE-12 Being pulled costs nothing
table ebue armazi
no-chests
at ebue 5-15
at armazi 2-15
round 6
cooldown ebue 0
do 1 pull armazi 4-15
expect at armazi 4-15
expect health armazi 100
expect health ebue 100

test GO-RULE-12 GO-KRUBER-1 Being swapped costs neither of them anything
table kruber ebue
no-chests
at kruber 5-15
at ebue 2-15
round 6
cooldown kruber 0
do 1 swap ebue
expect at kruber 2-15
expect health kruber 100
expect health ebue 100

test GO-RULE-12 GO-REVIVE-6 A revival in an inactive zone costs nothing
partners armazi ebue varas medea
no-chests
at armazi 3-15
out varas 2-15
card armazi small-potion
round 6
dice 1 2
do 1 roll; stay; revive small-potion
expect at varas 2-15
expect health varas 20

test GO-ZONE-8 GO-RULE-12 GO-RULE-34 Dobergun's squares cause no zone penalty
table armazi ebue
no-chests
at armazi 2-4
at ebue 2-6
card armazi dobergun
round 6
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot dobergun ebue
prompt extra-steps
do 1 step 2-5; step 3-5
expect at armazi 3-5
expect health armazi 100
no-event price

test GO-ZONE-7 Round 8, a teleport onto an inactive square: 5 health, then the roll goes on
table armazi ebue
no-chests
at armazi 8-15
card armazi teleport
round 8
dice 1 2
do 1 roll; jump teleport 4-15
cites GO-ZONE-7
event price armazi 5
expect health armazi 95
prompt move
expect points 3
do 1 step 5-15; step 5-14; step 6-14
expect health armazi 95

test GO-ZONE-7 One price, however far the jump goes over inactive squares
table armazi ebue
no-chests
at armazi 9-15
card armazi teleport
round 12
dice 1 2
do 1 roll; jump teleport 1-15
expect health armazi 90

test GO-ZONE-7 Onto an active square nothing
table armazi ebue
no-chests
at armazi 4-15
card armazi teleport
round 8
dice 1 2
do 1 roll; jump teleport 9-15
no-event price
expect health armazi 100

test GO-ZONE-7 GO-ZONE-6 It can be the end
table armazi ebue varas
no-chests
at armazi 8-15
health armazi 5
card armazi teleport lynx
round 8
dice 1 2
do 1 roll; jump teleport 4-15
event out armazi
expect at armazi out
expect discarded lynx 1
asked 2

# ---- nothing helps: GO-RULE-13 ----

test GO-RULE-13 Neither armour nor a magic field helps against the zone
table armazi ebue
no-chests
at armazi 5-15
banner ebue magic-field 4-15
card armazi helmet vest
round 6
dice 1 2
do 1 roll; step 4-15
expect health armazi 95
no-event field
no-event armour
expect has armazi helmet vest

# ---- cause and place: GO-RULE-66 ----

test GO-RULE-66 Round 12, shot for 20 with 10 health on an inactive square: the shooter takes his cards
table armazi ebue varas
no-chests
at armazi 2-4
at ebue 2-5
health ebue 10
card armazi scratch
card ebue boat
round 12
dice 1 2
do 1 roll; stay
dice 4
do 1 shoot scratch ebue
event out-by ebue armazi
do 1 put utility
expect has armazi boat
expect chests armazi 2

test GO-RULE-66 He walks onto one inactive square instead: out, his cards are discarded
table ebue armazi varas
no-chests
at armazi 2-4
at ebue 2-5
health ebue 10
card ebue boat
round 12
dice 1 2
do 1 roll; step 2-6
event out ebue
expect discarded boat 1
expect lacks armazi boat
expect chests armazi 1

# ---- final storm: GO-RULE-11 ----

test GO-RULE-11 Final storm: from round 21 zone 4 is inactive too, at 20
option storm=final
table armazi ebue
no-chests
at armazi 12-12
round 20
expect inactive 3
pass 2
expect round 21
event shrink 4 20
expect inactive 4
expect price 20
dice 1 2
do 1 roll; step 12-13
cites GO-RULE-11
expect health armazi 80
do 1 step 12-14; step 12-15
expect health armazi 40
do 1 end
expect health armazi 40

test GO-RULE-11 Final storm: who stays loses nothing
option storm=final
table armazi ebue
no-chests
at armazi 12-12
round 21
dice 1 2
do 1 roll; stay; end
expect health armazi 100

test GO-RULE-11 It is off by default
table armazi ebue
round 21
expect inactive 3

# ---- steady storm: GO-RULE-73 ----

test GO-RULE-73 Round 21, 45 health, he stays: 25, then 5, out at the end of his turn in round 23
option storm=steady
table armazi ebue varas
no-chests
at armazi 12-12
at ebue 18-18
at varas 12-18
health armazi 45
card armazi lynx
round 20
pass 3
expect round 21
event storm 20
cites GO-RULE-73
expect health armazi 45
dice 1 2
do 1 roll; stay
expect health armazi 45
do 1 end
event price armazi 20
expect health armazi 25
pass 2
expect round 22
expect health armazi 25
expect health ebue 80
dice 1 2
do 1 roll; step 12-13; step 12-14; step 12-15
expect health armazi 25
do 1 end
expect health armazi 5
pass 2
expect round 23
dice 1 2
do 1 roll; stay
expect health armazi 5
do 1 end
event out armazi
cites GO-ZONE-6
expect at armazi out
expect discarded lynx 1
not-over

test GO-RULE-73 Not before round 21
option storm=steady
table armazi ebue
no-chests
at armazi 12-12
round 19
pass 2
expect round 20
no-event storm
dice 1 2
do 1 roll; stay; end
expect health armazi 100

test GO-RULE-73 Nothing blocks it: armour, magic field, sector
option storm=steady
table armazi ebue
no-chests
at armazi 12-12
banner armazi magic-field 12-12
card armazi helmet vest
round 21
dice 1 2
do 1 roll; stay; end
expect health armazi 80
expect has armazi helmet vest
dice 1 2
do 2 roll; stay; end
expect health ebue 80

test GO-RULE-73 Squares of zone 4 stay without price
option storm=steady
table armazi ebue
no-chests
at armazi 12-12
round 21
expect inactive 3
dice 1 2
do 1 roll; step 12-13; step 12-14; step 12-15
expect health armazi 100

test GO-RULE-73 A death by it can end the match
option storm=steady
table armazi ebue
no-chests
at armazi 12-12
health armazi 20
round 21
dice 1 2
do 1 roll; stay; end
event out armazi
over 2

# ---- guard against endless games: GO-RULE-74 ----

test GO-RULE-74 Ten whole rounds from round 21 on without a loss to an enemy: the steady storm starts
table armazi ebue
no-chests
at armazi 12-12
at ebue 18-18
round 20
pass 2
expect round 21
pass 18
expect round 30
no-event storm
expect health armazi 100
pass
no-event storm
pass
expect round 31
event storm 20
cites GO-RULE-74
dice 1 2
do 1 roll; stay; end
expect health armazi 80

test GO-RULE-74 Rounds before 21 do not count
table armazi ebue
no-chests
at armazi 12-12
at ebue 18-18
round 11
pass 20
expect round 21
no-event storm
pass 2
no-event storm

test GO-RULE-74 A loss to an enemy in the tenth round begins the count anew
table armazi ebue
no-chests
at armazi 12-12
at ebue 12-14
card armazi lynx
round 30
quiet 9
dice 1 2
do 1 roll; stay
dice 1 1 1
do 1 shoot lynx ebue
expect health ebue 91
do 1 end
pass
expect round 31
no-event storm
pass 20
expect round 41
event storm 20

test GO-RULE-74 GO-ABIL-2 A loss to an ability is one to an enemy, too
table armazi ebue
no-chests
at armazi 12-12
at ebue 12-14
cooldown armazi 0
round 30
quiet 9
do 1 supernova ebue
expect health ebue 65
pass 2
expect round 31
no-event storm
pass 18
no-event storm
pass 2
expect round 41
event storm 20

test GO-RULE-74 GO-THARSIS-2 So is a burn in the victim's own turn
table armazi tharsis
no-chests
at armazi 12-12
at tharsis 12-13
round 30
quiet 9
pass
expect health armazi 90
at armazi 18-18
pass
expect round 31
no-event storm

test GO-RULE-74 GO-BALL-2 and what a ball lightning does
table armazi ebue
no-chests
at armazi 12-12
at ebue 18-18
round 30
banner ebue ball-lightning 12-13
quiet 9
pass
expect health armazi 65
pass
expect round 31
no-event storm

test GO-RULE-74 The price of a zone after it does not make the round a quiet one
table armazi ebue
no-chests
at armazi 12-12
at ebue 12-14
card armazi lynx
round 30
quiet 9
dice 1 2
do 1 roll; stay
dice 1 1 1
do 1 shoot lynx ebue
do 1 end
dice 1 2
do 2 roll; step 11-14; step 11-13; step 12-13
expect health ebue 61
do 2 end
expect round 31
no-event storm

test GO-RULE-74 A shot that armour stops is no loss
table armazi ebue
no-chests
at armazi 12-12
at ebue 12-14
card armazi lynx
card ebue helmet
round 30
quiet 9
dice 1 2
do 1 roll; stay
dice 1 1 1
do 1 shoot lynx ebue
expect health ebue 100
do 1 end
pass
event storm 20

test GO-RULE-74 Nor is the price of a zone a loss to an enemy
table armazi ebue
no-chests
at armazi 12-12
at ebue 18-18
round 30
quiet 9
dice 1 2
do 1 roll; step 11-12; step 11-13; step 12-13
expect health armazi 70
do 1 end
pass
event storm 20

test GO-RULE-74 A match can go without it
option guard=off
table armazi ebue
no-chests
at armazi 12-12
at ebue 18-18
round 30
quiet 9
pass 2
expect round 31
no-event storm
dice 1 2
do 1 roll; stay; end
expect health armazi 100
