# The Hunt, Dark Wings, Walking Destruction (Die Jagd, Dunkle Schwingen, Wandelnde Zerstörung)

test EU-HUNT-3 In the church: levels 1 and 2 for 1 reputation each, level 3 for 3
match
trophy 1 cave-rat cyclops lindworm
do 1 hand-in 1
expect reputation 1 1
do 1 hand-in 2
cites EU-HUNT-3 handed-in 1 2
expect reputation 1 2
do 1 hand-in 3
expect reputation 1 5
expect trophies 1 0

test EU-HUNT-3 Only in the church
match
left 0
trophy 1 cave-rat
at 1 e0s0
not-offered 1 hand-in 1

test EU-HUNT-4 At most two of each level
match
trophy 1 cave-rat
handed 1 2 0 0
denied 1 EU-HUNT-4 hand-in 1

test EU-HUNT-5 The first of each level takes its badge
match
strip 1
strip 2
round 8
gold 1 0
gold 2 0
trophy 1 cave-rat
do 1 hand-in 1
event badge 1 1
trophy 2 cave-rat
turn 2
do 2 hand-in 1
no-event badge
finish
expect score 1 2
expect score 2 1

test EU-HUNT-6 EU-SCEN-2 Most levels +1, second nothing
match maeldur dral keleia
stripped
round 8
handed 1 2 0 0
handed 2 1 0 0
finish
expect score 1 1
expect score 2 0
expect score 3 0

test EU-SCEN-2 A tie for first: both get the second's points
option scenario=walking-destruction
match maeldur dral keleia
stripped
round 12
foe-beaten
tally 1 9
tally 2 9
tally 3 5
finish
expect score 1 4
expect score 2 4
expect score 3 0

test EU-HUNT-6 EU-SCEN-2 A tie for most levels: nothing
match
stripped
round 8
handed 1 2 0 0
handed 2 2 0 0
finish
expect score 1 0
expect score 2 0

test EU-SCEN-2 A tie for second: nothing
option scenario=walking-destruction
match maeldur dral keleia
stripped
round 12
foe-beaten
tally 1 9
tally 2 5
tally 3 5
finish
expect score 1 8
expect score 2 0
expect score 3 0

test EU-SCEN-2 Nobody handed in anything: nobody gets anything
match
stripped
round 8
finish
expect score 1 0
expect score 2 0

test EU-HUNT-7 EU-SCEN-3 EU-SCEN-4 Alone 35 reputation win: hunter
match maeldur
stripped
round 8
reputation 1 35
finish
over 1
event grade hunter

test EU-HUNT-7 EU-SCEN-4 34 do not: squire
match maeldur
stripped
round 8
reputation 1 34
finish
expect success no
event grade squire

test EU-HUNT-7 EU-SCEN-4 40 master, 48 legend
match maeldur
stripped
round 8
reputation 1 48
finish
event grade legend

test EU-SCEN-1 EU-RULE-77 EU-DW-2 From round 6 Farruga flies to the field with most markers
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o5
owner 2 w1n1
pacified w1n1
tools 1 e2n2 2
pacified e2n2
round 5
next-round
expect round 6
expect foe-at e2n2

test EU-DW-2 Not before round 6
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
owner 2 w1n1
pacified w1n1
round 4
next-round
expect foe-at none

test EU-DW-2 Among equals by lot
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o5
owner 2 w1n1
pacified w1n1
owner 1 e1n2
pacified e1n2
round 5
turn 2
force 1
do 2 end; no
cites EU-DW-2 enemy-moves e1n2
expect foe-at e1n2

test EU-DW-3 No marker anywhere: the western field of the start tile
option scenario=dark-wings
match
left 0
round 5
next-round
expect foe-at e0s0
expect burnt e0s0 no

test EU-DW-4 EU-DEATH-3 Heroes on her field suffer 4 injuries
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
owner 2 w1n1
pacified w1n1
at 1 w1n1
at 2 w1n1
round 5
turn 2
health 1 4
reputation 1 5
health 2 7
do 2 end; no
cites EU-DEATH-3 disgrace 1 2 3
cites EU-DW-4 hurt 1 4 0
expect health 2 3
expect at 1 e0s0-m
expect health 1 6
expect reputation 1 3

test EU-DW-5 EU-DW-6 EU-PAC-5 Markers burn; the field stays pacified and is burnt
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
tools 1 w1s0 2
tools 2 w1s0 1
pacified w1s0
round 5
next-round
expect foe-at w1s0
expect tools 1 w1s0 0
expect tools 2 w1s0 0
expect burnt w1s0 yes
expect pacified w1s0 yes
at 1 w1s0
denied 1 EU-DW-6 mine

test EU-DW-5 EU-SCEN-13 Protection magic saves them, who wants
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
tools 1 w1s0 2
tools 2 w1s0 1
pacified w1s0
magic 1 1
round 5
turn 2
do 2 end; no
asked 1
do 1 yes
cites EU-DW-5 marker-lost 2 w1s0
cites EU-DW-5 sheltered 1 w1s0
expect magic 1 0
expect tools 1 w1s0 2
expect tools 2 w1s0 0
expect burnt w1s0 yes

test EU-DW-6 She never comes back to a burnt field; trade goes on there
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
owner 1 w1n1
pacified w1n1
burnt w1n1
at 1 w1n1
round 6
next-round
expect foe-at e0s0
expect owner w1n1 1
offered 1 trade

test EU-SCEN-13 Protection magic: 2 gold or 1 essence in a trade action, at most three
option scenario=dark-wings
match
at-merchants 1
gold 1 2
essence 1 fire 2
do 1 trade; buy-shelter
do 1 choose 1
cites EU-SCEN-13 paid 1 2
expect magic 1 1
expect gold 1 0
do 1 buy-shelter
expect magic 1 2
expect essence 1 fire 1
do 1 buy-shelter
expect magic 1 3
gold 1 9
not-offered 1 buy-shelter

test EU-DW-7 EU-SCEN-5 She is fought from round 8 on
option scenario=dark-wings
match
left 0
foe e1s0 0
at 1 e0s0
round 7
not-offered 1 hunt
round 8
offered 1 hunt
at 1 e1s0
offered 1 hunt

test EU-SCEN-5 Not from farther away
option scenario=dark-wings
match
left 0
lay -1 -1 i-o8
foe e1s0 0
round 10
at 1 w1s0
not-offered 1 hunt

test EU-SCEN-5 EU-SPEC-3 A centre is next to its three fields
option scenario=dark-wings
match
left 0
foe e1s0 0
round 10
offered 1 hunt

test EU-DW-8 EU-SCEN-6 Cards, chaos and gaar for each combat, damage stays
option scenario=dark-wings
match
left 0
foe e1s0 7
at 1 e0s0
round 10
duel 1
expect monster-chaos 3
expect monster-gaar 2
expect silver 2 1
expect gold-cards 2 0
expect foe-damage 7

test EU-DW-9 EU-SCEN-7 Claws in the first combat round
option scenario=dark-wings
match
against-foe 1 0
dice 4 4
until weapon
expect health 1 4

test EU-DW-9 EU-SCEN-7 The tail in the second
option scenario=dark-wings
match dral maeldur
against-foe 1 0
dice 1 1
until weapon
dice 1 1
do 1 strike long-sword
dice 4 4
until weapon
expect health 1 4

test EU-DW-8 EU-SCEN-8 EU-SCEN-9 EU-SCEN-10 After four combat rounds she takes wing; two damage bring one reputation and no gold
option scenario=dark-wings
match dral maeldur
against-foe 1 0
combat-round 4
tally 1 2
dice 1 1
until weapon
dice 6 6
do 1 strike long-sword
cites EU-SCEN-9 enemy-hurt 1 3 34
no-event gold
until turn
expect tally 1 5
expect reputation 1 1
expect gold 1 10
expect at 1 e0s0
expect foe-damage 3
expect trophies 1 0
expect owner e0s0 none

test EU-DW-10 EU-SCEN-12 EU-SCEN-9 Whoever beats her: six reputation; damage only as far as she had health
option scenario=dark-wings
match
against-foe 1 36
tally 1 3
dice 1 1
until weapon
dice 6 6
do 1 strike staff-of-fire
cites EU-SCEN-9 reputation 1 1 1
cites EU-DW-10 reputation 1 6 7
until turn
expect tally 1 4
expect reputation 1 7
expect foe-at none
not-over

test EU-SCEN-11 Killed by her: no marker, −2 at once
option scenario=dark-wings
match
health 1 1
reputation 1 9
against-foe 1 0
dice 6 6
until turn
expect won 2 0
expect deaths 1 0
expect reputation 1 7
expect at 1 e0s0-m
expect gaar 1 3

test EU-DW-11 Alive after round 12: every hero −4
option scenario=dark-wings
match
stripped
round 12
reputation 1 10
reputation 2 3
foe e1s0 0
finish
expect score 1 6
expect score 2 0

test EU-DW-12 EU-SCEN-3 EU-SCEN-4 Alone she must be beaten
option scenario=dark-wings
match maeldur
stripped
round 12
reputation 1 60
foe e1s0 0
finish
expect success no
event grade survivor

test EU-DW-12 EU-SCEN-4 Beaten with 55: dragon slayer
option scenario=dark-wings
match maeldur
stripped
round 12
reputation 1 55
foe-beaten
finish
over 1
event grade dragon-slayer

test EU-WD-3 EU-TILE-9 Whoever reveals the ruins chooses the golem's field
option scenario=walking-destruction
match
lay 1 -2 i-f2
lay -2 1 i-o8
points 1
next ruins
do 1 go e0s0
pointed 1 EU-WD-3 field e0s0
until place
only 1 to w1n1; to e0n1; to w1s0
do 1 to w1n1
cites EU-WD-3 enemy-moves w1n1
expect foe-at w1n1

test EU-WD-4 By round 6 the start player lays the ruins
option scenario=walking-destruction
match
next ruins
round 5
turn 2
do 2 end; no
pointed 1 EU-WD-4 field e0s0
asked 1
prompt lay
do 1 lay e1n2
prompt place
do 1 to e1n2
expect foe-at e1n2
expect tile e1n2 ruins
expect left 0

test EU-WD-5 EU-WD-6 EU-WD-9 A rampage card: east 2, both fields are destroyed
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay 2 -1 i-o8
lay 1 -2 i-f2
owner 1 e1n2
pacified e1n2
foe e0n1 0
turn 2
force 1
do 2 end; no
cites EU-WD-9 destroyed e1n1
expect foe-at e2n1
expect wrecked e1n1 yes
expect wrecked e2n1 yes
expect pacified e2n1 yes

test EU-WD-5 Not in the round in which it appears, and none before
option scenario=walking-destruction
match
left 0
next-round
expect foe-at none

test EU-WD-7 Quake: two injuries next to it
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o8
at 1 e1n2
denied 1 EU-PAC-4 treasure
foe e0n1 0
denied 1 EU-PAC-4 hunt
turn 2
health 1 5
force 0
do 2 end; no
cites EU-WD-7 hurt 1 2 3
expect foe-at e1n1
expect health 1 3

test EU-WD-7 Mending: three damage less
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay -2 1 i-o8
foe w1n1 5
turn 2
force 3
do 2 end; no
expect foe-damage 2

test EU-WD-6 "Again": one more card
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay -2 1 i-o8
foe w1s0 0
turn 2
force 8 6
do 2 end; no
event enemy-moves

test EU-WD-8 At the edge it turns clockwise; the start tile is spared
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
foe w1s0 0
turn 2
force 0
do 2 end; no
expect foe-at w1n1
expect wrecked e0s0 no

test EU-WD-9 EU-PAC-5 On a destroyed field nothing can be done
option scenario=walking-destruction
match
left 0
lay -1 -1 i-o8
wrecked w1s0
at 1 w1s0
denied 1 EU-WD-9 mine

test EU-WD-9 No trade, treasure, facing, portal, quest either
option scenario=walking-destruction
match
left 0
lay -1 -1 i-o7
wrecked w1n1
at 1 w1n1
denied 1 EU-WD-9 trade

test EU-WD-9 EU-ELEM-8 The power of an elemental stays
option scenario=walking-destruction
match
left 0
lay -1 -1 i-o2
wrecked w1n1
at 1 w1n1
denied 1 EU-WD-9 face
not-offered 1 face
expect powers w1n1 fire

test EU-WD-10 Towers work while one of their fields is not destroyed
option scenario=walking-destruction
match
left 0
lay -1 -1 iii-f1
wrecked w1n1
wrecked e0n1
pacified w1s0
at 1 w1n1-m
offered 1 trade
wrecked w1s0
not-offered 1 trade

test EU-WD-11 Heroes on a field it enters die outside combat
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o8
at 1 e1n1
foe e0n1 0
turn 2
reputation 1 5
force 0
do 2 end; no
cites EU-WD-11 hurt 1 6 0
expect at 1 e0s0-m
expect reputation 1 3

test EU-WD-12 EU-SCEN-13 Protection magic stops it once
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o8
at 1 e1n1
foe e0n1 0
magic 1 1
do 1 shelter
cites EU-WD-12 sheltered 1 e1n1
expect magic 1 0
turn 2
force 0
do 2 end; no
event sheltered 1 e1n1
expect foe-at e0n1
expect wrecked e1n1 no
expect magic-on e1n1 no

test EU-WD-12 One a field, none on a destroyed one
option scenario=walking-destruction
match
left 0
magic 1 2
do 1 march combat
do 1 go e0s0
do 1 shelter
denied 1 EU-WD-12 shelter

test EU-WD-13 EU-SCEN-6 EU-SCEN-8 The golem's values; three combat rounds
option scenario=walking-destruction
match dral maeldur
left 0
foe e1s0 0
at 1 e0s0
duel 1
expect monster-chaos 2
expect monster-gaar 2
calm
combat-round 3
dice 6 6
until weapon
expect health 1 3
dice 1 1
do 1 strike long-sword
until turn
expect at 1 e0s0

test EU-WD-14 Six damage: one march is cancelled
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
foe w1s0 5
tally 1 5
at 1 e0s0
duel 1
calm
combat-round 3
dice 1 1
until weapon
dice 6 6
do 1 strike staff-of-fire
until turn
next-round
expect foe-at w1s0

test EU-WD-15 EU-SCEN-2 Stopped: most damage +8, second +4
option scenario=walking-destruction
match
stripped
round 12
foe-beaten
tally 1 15
tally 2 9
finish
expect score 1 8
expect score 2 4

test EU-WD-16 Not stopped: −1 for every four destroyed fields
option scenario=walking-destruction
match
stripped
left 0
lay -1 -1 i-f1
lay 1 -2 i-o8
round 12
reputation 1 10
reputation 2 10
wrecked w1n1
wrecked w1s0
wrecked e0n1
wrecked e1n1
wrecked e2n2
foe e1n2 0
tally 1 15
turn 2
finish
expect score 1 9
expect score 2 9

test EU-WD-17 EU-SCEN-3 Together the golem must be stopped
option scenario=walking-destruction
option mode=cooperative
match
stripped
round 12
foe-beaten
reputation 1 40
reputation 2 41
finish
over 1 2
event grade golem-breaker

test EU-WD-9 A destroyed portal leads nowhere, a destroyed treasure is gone
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f3
lay 1 -2 i-o6
at 1 w1n1
offered 1 portal e1n2
wrecked e1n2
denied 1 EU-WD-9 portal e1n2
not-offered 1 portal e1n2
wrecked e1n1
at 1 e1n1
denied 1 EU-WD-9 treasure
not-offered 1 treasure

test EU-WD-9 No quests on a destroyed field
option scenario=walking-destruction
match
stands 1 i-e1 a
open envoy-a envoy-b
gem 1 ruby 1
offered 1 quest envoy-a
wrecked w1n1
denied 1 EU-WD-9 quest envoy-a
not-offered 1 quest envoy-a

test EU-DW-5 Protection magic may be kept
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
tools 1 w1s0 2
magic 1 1
round 5
turn 2
do 2 end; no
do 1 no
expect magic 1 1
expect tools 1 w1s0 0

test EU-DW-8 Her health by the number of heroes: alone 21
option scenario=dark-wings
match maeldur
expect foe-health 21

test EU-DW-8 With two 37
option scenario=dark-wings
match
expect foe-health 37

test EU-DW-8 With three 54
option scenario=dark-wings
match maeldur dral keleia
expect foe-health 54

test EU-DW-8 With four 66
option scenario=dark-wings
match maeldur dral keleia ael
expect foe-health 66

test EU-WD-13 The golem: alone 24
option scenario=walking-destruction
match maeldur
expect foe-health 24

test EU-WD-13 With two 49
option scenario=walking-destruction
match
expect foe-health 49

test EU-WD-13 With three 67
option scenario=walking-destruction
match maeldur dral keleia
expect foe-health 67

test EU-WD-13 With four 90
option scenario=walking-destruction
match maeldur dral keleia ael
expect foe-health 90

test EU-SCEN-13 In The Hunt there is no protection magic
match
at-merchants 1
do 1 trade
not-offered 1 buy-shelter

test EU-SCEN-13 Neither two gold nor an essence: no protection magic
option scenario=dark-wings
match
at-merchants 1
gold 1 1
do 1 trade
denied 1 EU-SCEN-13 buy-shelter
gold 1 2
offered 1 buy-shelter
gold 1 0
essence 1 air 1
offered 1 buy-shelter

test EU-SCEN-9 EU-SCEN-6 Healing of the foe lowers its damage, never a tally
option scenario=dark-wings
match
left 0
gaar 1 0
hand 2 healing 1
foe e1s0 10
at 1 e0s0
round 10
tally 1 8
duel 1
monster-gaar 0
combat-round 4
until cards
dice 1 1
do 2 play healing 1
expect monster-damage 9
until weapon
dice 6 6
do 1 strike staff-of-fire
cites EU-LAST-1 monster-healed 1
until turn
expect tally 1 11
expect foe-damage 11
expect reputation 1 1

test EU-WD-8 EU-WD-5 Steps after a turn go on in the new direction
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o8
foe e1n1 0
turn 2
force 1
do 2 end; no
expect foe-at w1n1
expect wrecked e0n1 yes

test EU-WD-12 The march ends in front of the magic
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o8
lay 2 -1 i-f2
at 1 e1n1
foe e0n1 0
magic 1 1
do 1 shelter
turn 2
force 1
do 2 end; no
expect foe-at e0n1
expect wrecked e2n1 no

test EU-SCEN-12 EU-DW-2 A beaten dragon flies no more
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
owner 2 w1n1
foe-beaten
round 6
next-round
expect foe-at none
expect owner w1n1 2

test EU-SCEN-12 EU-WD-5 A stopped golem marches no more
option scenario=walking-destruction
match
left 0
foe-beaten
round 7
next-round
expect foe-at none

test EU-HUNT-5 EU-HUNT-6 Who is first with two levels keeps both badges
match
stripped
round 8
trophy 1 cave-rat cyclops
do 1 hand-in 1
event badge 1 1
do 1 hand-in 2
event badge 1 2
finish
expect score 1 5

test EU-DW-7 EU-SCEN-5 From round 8 on the distance is in the way, before that the round
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
at 1 e0s0
foe w1n1 0
round 7
denied 1 EU-DW-7 hunt
round 8
denied 1 EU-SCEN-5 hunt

test EU-HUNT-3 EU-TROPHY-1 A trophy behind others is given away, the others stay
match
trophy 1 cave-rat cyclops lindworm
do 1 hand-in 2
expect trophies 1 2
not-offered 1 hand-in 2
do 1 hand-in 3
do 1 hand-in 1
expect trophies 1 0

test EU-HUNT-3 EU-GOLD-1 A trophy that was handed in is discarded and can come up again
match
no-monsters 1
trophy 1 kobold
do 1 hand-in 1
fight 1 cave-rat
kill
do 1 yes
expect top 1 kobold

test EU-SCEN-2 EU-COOP-10 Ranks are for games against each other
option mode=cooperative
match maeldur dral
stripped
round 8
handed 1 2 0 0
reputation 1 10
finish
expect score 1 10

test EU-SCEN-13 Magic costs gold or essences, whichever there is
option scenario=dark-wings
match
at-merchants 1
gold 1 0
essence 1 fire 2
do 1 trade; buy-shelter
expect magic 1 1
expect essence 1 fire 1
gold 1 2
do 1 buy-shelter
prompt payment.shelter
do 1 choose 1
expect gold 1 0
expect essence 1 fire 1
expect magic 1 2

test EU-SCEN-13 Neither: none; and not beyond the limit
option scenario=dark-wings
match
at-merchants 1
gold 1 1
do 1 trade
denied 1 EU-SCEN-13 buy-shelter
gold 1 9
magic 1 3
denied 1 EU-SCEN-13 buy-shelter
magic 1 2
offered 1 buy-shelter

test EU-WD-9 Markers of all sorts and of everybody go with a wrecked field
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o1
pacified e1n1
owner 1 e1n1
faced 1 e1n1
faced 2 e1n1
tools 2 e1n1 1
foe e0n1 0
turn 2
force 0
do 2 end; no
expect foe-at e1n1
expect owner e1n1 none
expect faced 1 e1n1 no
expect faced 2 e1n1 no
expect tools 2 e1n1 0

test EU-DW-5 EU-DW-2 Trade markers burn with the place, magic saves those of its owner
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
owner 1 w1n1
round 7
next-round
expect owner w1n1 none
expect burnt w1n1 yes

test EU-DW-5 Magic is spent if its owner wants to
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
owner 1 w1n1
magic 1 2
round 7
turn 2
do 2 end; no
prompt protect EU-DW-5
do 1 yes
expect owner w1n1 1
expect magic 1 1

test EU-DW-2 EU-DW-3 The field with most markers burns, not one with fewer
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o8
owner 1 w1n1
tools 1 e2n2 2
round 7
next-round
expect burnt w1n1 no

test EU-SCEN-8 EU-LIMIT-3 What hope brings after the fight must fit
option scenario=dark-wings
match dral maeldur
left 0
gaar 1 4
carry 1 iron-ore
carry 1 iron-ore
carry 1 iron-ore
foe e1s0 0
at 1 e0s0
round 10
duel 1
monster-gaar 0
monster-chaos 0
combat-round 4
hope 5
dice 1 1
until weapon
dice 3 3
do 1 strike long-sword
do 1 done
until surplus
prompt surplus

test EU-WD-9 Who has no marker there loses none
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o1
tools 2 e1n1 1
foe e0n1 0
turn 2
force 0
do 2 end; no
event marker-lost 2 e1n1
no-event marker-lost 1

test EU-SCEN-8 EU-CARD-5 After the fight with the foe the monster player, too, keeps five cards
option scenario=dark-wings
match dral maeldur
against-foe 1 0
hand 2 curse 6
combat-round 4
dice 1 1
until weapon
dice 1 1
do 1 strike long-sword
until hand
asked 2

test EU-WD-12 A shelter stops the march once
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o1
magic 1 1
at 1 e1n1
pacified e1n1
do 1 shelter
expect magic 1 0
expect magic-on e1n1 yes
denied 1 EU-WD-12 shelter
at 1 e0s0
foe e0n1 0
turn 2
force 0
do 2 end; no
expect foe-at e0n1
expect magic-on e1n1 no
expect wrecked e1n1 no

test EU-WD-14 Enough damage makes it miss a march, once
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o1
at 1 e0s0
foe e0n1 0
duel 1
calm
combat-round 3
dice 1 1
until weapon
dice 6 6
do 1 strike staff-of-fire
until turn
turn 2
force 0
do 2 end; no
expect foe-at e1n1

test EU-SCEN-5 EU-DW-7 Too early the foe cannot be fought
option scenario=dark-wings
match
left 0
round 6
foe e0s0 0
at 1 e0s0
denied 1 EU-DW-7 hunt

test EU-SCEN-5 Too far away neither
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
round 10
foe w1n1 0
at 1 e0s1
denied 1 EU-SCEN-5 hunt

test EU-DW-5 Without magic nobody is asked
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
owner 1 w1n1
round 7
turn 2
do 2 end; no
prompt turn
expect owner w1n1 none

test EU-WD-10 The towers work while any of their fields is left, the first as well
option scenario=walking-destruction
match
left 0
lay -1 -1 iii-f1
wrecked e0n1
wrecked w1s0
pacified w1n1
at 1 w1n1-m
offered 1 trade

test EU-WD-12 No magic lies on a destroyed field
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
wrecked e0n1
magic 1 1
at 1 e0n1
denied 1 EU-WD-12 shelter

test EU-WD-12 Nor in a centre, and none without having it
option scenario=walking-destruction
match
left 0
magic 1 1
denied 1 EU-WD-12 shelter
at 1 e0s0
offered 1 shelter
magic 1 0
denied 1 EU-WD-12 shelter

test EU-DW-5 EU-WD-12 Magic of a hero is laid nowhere
option scenario=dark-wings
match
left 0
magic 1 1
at 1 e0s0
denied 1 EU-WD-12 shelter

test EU-WD-6 A rampage card comes once until all have come
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o8
foe e1n1 0
turn 2
force 1
do 2 end; no
turn 2
do 2 end
misfit 9
do 2 no

test EU-WD-16 Three destroyed fields cost nothing yet
option scenario=walking-destruction
match
stripped
left 0
lay -1 -1 i-f1
round 12
reputation 1 10
wrecked w1n1
wrecked w1s0
wrecked e0n1
foe w1n1 0
finish
expect score 1 10

test EU-WD-15 EU-SCEN-2 Who has not touched the golem has no part in it
option scenario=walking-destruction
match
stripped
round 12
foe-beaten
tally 1 15
finish
expect score 1 8
expect score 2 0

test EU-SCEN-12 EU-LANG-10 The blow that beats her leaves her nothing
option scenario=dark-wings
match
against-foe 1 36
dice 1 1
until weapon
dice 6 6
do 1 strike staff-of-fire
event damage 3 0

test EU-SCORE-10 Silver cards decide between any two
match maeldur dral keleia
stripped
round 8
reputation 2 9
reputation 3 9
hand 2 curse 1
hand 3 curse 2
finish
over 3

test EU-SCEN-3 EU-HUNT-8 Everybody sees how far they have come
option mode=cooperative
match
handed 1 1 1 0
expect area-fact 1 scenario goal-levels 3
expect area-fact 2 scenario goal-reputation none

test EU-WD-7 A quake reaches whoever stands beside it, nobody else
option scenario=walking-destruction
match maeldur dral keleia
left 0
lay -1 -1 i-f1
lay 1 -2 i-o8
at 1 e1n2
at 2 e0s1
at 3 e0s0
foe e0n1 0
turn 3
health 1 5
health 2 5
health 3 5
force 0
do 3 end; no
expect foe-at e1n1
expect health 1 3
expect health 2 5
expect health 3 3

test EU-DW-2 EU-DW-6 She flies every round, always to another field
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
owner 1 w1n1
tools 1 w1s0 2
round 5
next-round
expect foe-at w1s0
next-round
expect round 7
expect burnt w1s0 yes
expect foe-at w1n1
next-round
expect foe-at e0s0

test EU-DW-5 EU-ROUND-4 Whoever has magic is asked, from the start player on
option scenario=dark-wings
match
left 0
lay -1 -1 i-f1
tools 1 w1s0 2
tools 2 w1s0 1
magic 1 1
magic 2 2
round 5
turn 2
do 2 end; no
asked 1
do 1 no
asked 2
do 2 yes
expect magic 1 1
expect magic 2 1
expect tools 1 w1s0 0
expect tools 2 w1s0 1

test EU-DW-2 Elementals and treasures are nothing to her
option scenario=dark-wings
match
left 0
lay -1 -1 i-o2
lay 1 -2 i-o6
faced 1 w1n1
faced 2 w1n1
owner 1 e1n1
round 5
next-round
expect foe-at e0s0
expect faced 1 w1n1 yes
expect owner e1n1 1

test EU-HUNT-3 EU-DW-1 In other scenarios nobody takes trophies
option scenario=dark-wings
match
trophy 1 cave-rat
denied 1 EU-HUNT-3 hand-in 1

test EU-SCEN-9 Two full steps of damage to the golem bring two and two gold
option scenario=walking-destruction
match
gold 1 0
against-foe 1 10
combat-round 3
tally 1 1
dice 1 1
until weapon
dice 6 6
do 1 strike staff-of-fire
until turn
expect tally 1 4
expect reputation 1 2
expect gold 1 2

test EU-SCEN-11 EU-SCEN-9 Damage counts even for who falls
option scenario=walking-destruction
match
reputation 1 9
gold 1 0
against-foe 1 10
tally 1 1
dice 1 1
until weapon
dice 6 6
do 1 strike staff-of-fire
health 1 1
dice 6 6
until turn
expect tally 1 4
expect foe-damage 13
expect reputation 1 9
expect gold 1 2

test EU-WD-4 EU-TILE-9 If the ruins lie already, nobody lays them
option scenario=walking-destruction
match
lay -1 -1 ruins
foe w1n1 0
left 0
round 5
next-round
expect round 6
expect laid 2

test EU-WD-5 EU-WD-3 Whoever wakes it early has a round before it marches
option scenario=walking-destruction
match
lay 1 -2 i-f2
lay -2 1 i-o8
points 1
next ruins
do 1 go e0s0
until place
do 1 to w1n1
next-round
expect round 2
expect foe-at e0n1

test EU-WD-8 A march that meets the start tile turns, too
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay -2 1 i-o8
foe w1s0 0
turn 2
force 2
do 2 end; no
expect wrecked e0s0 no
expect wrecked e0s1 no

test EU-WD-14 EU-SCEN-9 Each six damage cancel one march, no more
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o8
foe e1n1 0
tally 1 6
next-round
expect foe-at e1n1
turn 2
force 0
do 2 end; no
event enemy-moves

test EU-SCEN-12 Exactly as much damage as she has health is enough
option scenario=dark-wings
match
against-foe 1 34
dice 1 1
until weapon
dice 6 6
do 1 strike staff-of-fire
until turn
expect foe-damage 37
expect foe-at none
expect reputation 1 7

test EU-WD-7 Mending never leaves less than no damage
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay -2 1 i-o8
foe w1n1 2
turn 2
force 3
do 2 end; no
expect foe-damage 0

test EU-WD-4 Before round 6 nobody lays the ruins
option scenario=walking-destruction
match
next ruins
round 4
next-round
expect round 5
prompt turn
expect left 1

test EU-WD-14 Twelve damage cancel two marches
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o8
foe e1n1 0
tally 1 12
next-round
expect foe-at e1n1
next-round
expect foe-at e1n1
turn 2
force 0
do 2 end; no
event enemy-moves

test EU-SCEN-9 EU-SCEN-6 All damage of a combat counts
option scenario=dark-wings
match
gold 1 0
against-foe 1 0
combat-round 3
dice 1 1
until weapon
dice 6 6
do 1 strike staff-of-fire
dice 1 1
until weapon
dice 6 6
do 1 strike staff-of-fire
until turn
expect tally 1 6
expect foe-damage 6
expect reputation 1 3

test EU-WD-6 When all rampage cards have come they are shuffled anew
option scenario=walking-destruction
match
left 0
lay -1 -1 i-f1
lay 1 -2 i-o8
foe e1n1 0
next-round
next-round
next-round
next-round
next-round
next-round
next-round
next-round
next-round
next-round
next-round
expect round 12
prompt turn

test EU-WD-15 EU-SCEN-2 Two who are third together have no reward
option scenario=walking-destruction
match maeldur dral keleia ael
stripped
round 12
foe-beaten
tally 1 15
tally 2 9
tally 3 5
tally 4 5
finish
expect score 1 8
expect score 2 4
expect score 3 0
expect score 4 0
