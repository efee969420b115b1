# Goal, scenario and map stack, heroes, set-up (Ziel, Aufbau)

test EU-GOAL-1 EU-HERO-1 EU-SETUP-13 One to four heroes, each a different one
seats 4
start
expect fact 1 heroes ael health 6
expect fact 1 heroes ael gaar 4
expect fact 1 heroes ael pouches 3
expect tag 1 heroes staff-of-light weapon yes
do 1 pick maeldur
denied 2 EU-HERO-1 pick maeldur
cites EU-HERO-1 pick 1 maeldur
not-offered 2 pick maeldur
do 2 pick dral
do 3 pick keleia
only 4 pick ael; pick skoldur; pick taesiri

test EU-GOAL-1 Five are too many
seats 5
refuse number of seats

test EU-MAPSET-1 EU-MAPSET-2 EU-TILE-1 EU-SPEC-1 EU-HUNT-1 The Hunt: eight rounds, start tile without a priest
match
expect tile e0s0 start-a
expect laid 1
expect centre e0s0-m yes

test EU-MAPSET-3 EU-MAPSET-5 EU-MAPSET-6 EU-MAPSET-8 EU-MAPSET-10 EU-MAPSET-11 EU-DW-1 Dark Wings with three: 10 + 8 + 8 + 6 tiles, chapter V unused
option scenario=dark-wings
match maeldur dral keleia
expect chapter-tiles 1 10
expect chapter-tiles 2 8
expect chapter-tiles 3 8
expect chapter-tiles 4 6
expect chapter-tiles 5 0
expect left 32

test EU-MAPSET-4 EU-MAPSET-11 EU-DW-1 Dark Wings with two, by group
option scenario=dark-wings
match
expect group-tiles 1 fixed 3
expect group-tiles 1 encounter 1
expect group-tiles 1 other 4
expect group-tiles 3 encounter 1
expect group-tiles 4 encounter 0
expect group-tiles 4 other 1
expect left 24

test EU-MAPSET-11 EU-DW-1 Dark Wings with four
option scenario=dark-wings
match maeldur dral keleia ael
expect chapter-tiles 1 11
expect chapter-tiles 2 10
expect chapter-tiles 3 10
expect chapter-tiles 4 8

test EU-MAPSET-11 EU-SOLO-2 EU-DW-1 Dark Wings alone
option scenario=dark-wings
match maeldur
expect chapter-tiles 1 6
expect chapter-tiles 2 5
expect chapter-tiles 3 5
expect chapter-tiles 4 5

test EU-HUNT-2 EU-SOLO-2 The Hunt alone: 18 tiles
match maeldur
expect chapter-tiles 1 6
expect chapter-tiles 2 5
expect chapter-tiles 3 5
expect chapter-tiles 4 2
expect left 18

test EU-HUNT-2 The Hunt with two
match
expect group-tiles 1 fixed 3
expect group-tiles 1 encounter 1
expect group-tiles 1 other 4
expect group-tiles 2 other 3
expect group-tiles 3 other 2
expect group-tiles 4 fixed 0
expect group-tiles 4 other 2

test EU-HUNT-2 The Hunt with three and with four
match maeldur dral keleia
expect group-tiles 1 encounter 2
expect group-tiles 1 other 6
expect group-tiles 2 encounter 2
expect group-tiles 2 other 4
expect group-tiles 3 encounter 1
expect group-tiles 3 other 4
expect group-tiles 4 other 2

test EU-HUNT-2 The Hunt with four
match maeldur dral keleia ael
expect group-tiles 1 other 8
expect group-tiles 2 other 6
expect group-tiles 3 other 5
expect group-tiles 4 other 3

test EU-MAPSET-7 EU-WD-1 EU-WD-2 EU-TILE-9 Walking Destruction with two: the ruins in chapter III
option scenario=walking-destruction
match
expect chapter-tiles 1 7
expect chapter-tiles 2 6
expect group-tiles 3 scenario 1
expect chapter-tiles 3 6
expect chapter-tiles 4 5

test EU-WD-2 EU-SOLO-2 Walking Destruction alone
option scenario=walking-destruction
match maeldur
expect chapter-tiles 1 5
expect chapter-tiles 2 4
expect chapter-tiles 3 5
expect chapter-tiles 4 4

test EU-WD-2 Walking Destruction with three and four
option scenario=walking-destruction
match maeldur dral keleia
expect chapter-tiles 1 9
expect chapter-tiles 2 8
expect chapter-tiles 3 9
expect chapter-tiles 4 6

test EU-WD-2 Walking Destruction with four
option scenario=walking-destruction
match maeldur dral keleia ael
expect chapter-tiles 1 11
expect chapter-tiles 2 10
expect chapter-tiles 3 10
expect chapter-tiles 4 7

test EU-MAPSET-7 EU-TILE-8 The Hunt has no scenario tiles, so no legends
match
expect group-tiles 3 scenario 0
expect group-tiles 4 scenario 0

test EU-MAPSET-9 EU-TILE-10 Which tiles are in the stack nobody sees, but the chapter of the next
match
expect chapter 1
redealt 1
redealt 2

test EU-HERO-2 EU-HERO-3 EU-HERO-6 EU-KIT-4 Maeldur: slots without a price are open, the others locked; his staff lies on the board
match maeldur dral
expect unlocked 1 sword yes
expect unlocked 1 sword-2 no
expect unlocked 1 ability yes
expect unlocked 1 ability-2 no
expect unlocked 1 first no
expect unlocked 1 helm yes
expect unlocked 1 legs yes
expect unlocked 1 gloves no
expect worn 1 staff-of-fire yes

test EU-HERO-4 EU-HERO-5 EU-KIT-4 EU-KIT-2 Health starts at the base
match maeldur dral
expect health 1 6
expect max-health 1 6
expect health 2 7
expect max-health 2 7

test EU-KIT-1 EU-KIT-3 Áel and Keleia
match ael keleia
expect health 1 6
expect worn 1 staff-of-light yes
expect worn 1 laying-on-of-hands yes
expect unlocked 1 amulet yes
expect unlocked 1 helm no
expect health 2 7
expect worn 2 hunting-spear yes
expect worn 2 dagger yes
expect unlocked 2 boots yes
expect unlocked 2 sword-2 yes

test EU-KIT-2 EU-RULE-88 Dral has two open sword slots and no first-strike slot
match dral maeldur
expect worn 1 long-sword yes
expect worn 1 wooden-shield yes
expect unlocked 1 sword-2 yes
expect unlocked 1 sword-3 no
expect unlocked 1 chest no
expect unlocked 1 helm yes

test EU-KIT-5 EU-KIT-6 EU-SKOL-1 EU-SKOL-9 Skoldur and Taesiri
match skoldur taesiri
expect health 1 8
expect worn 1 war-hammer yes
expect worn 1 dwurt-gulp yes
expect dwurt 1 5
expect gaar 1 0
expect dwurt-die 1 0
expect health 2 7
expect worn 2 crystal-staff yes
expect worn 2 whisper yes
expect unlocked 2 ring yes

test EU-HERO-7 EU-HTILE-1 All other hero tiles wait: none is in stock
match
expect has 1 ember 0
expect has 1 ash-skin 0

test EU-HERO-8 EU-SOLO-7 Two to four: the version for them; alone: the solo version
match taesiri dral
reputation 1 6
at-merchants 1
do 1 trade; reveal
offered 1 keep fourfold-spark
do 1 keep fourfold-spark
only 1 keep water-veil; keep silence

test EU-HERO-8 EU-SOLO-7 Alone Taesiri has Silence in its solo version
match taesiri
reputation 1 6
at-merchants 1
do 1 trade; reveal
do 1 keep fourfold-spark
only 1 keep water-veil; keep silence-solo

test EU-RULE-67 EU-HERO-8 Together, too
option mode=cooperative
match taesiri dral
reputation 1 6
at-merchants 1
do 1 trade; reveal
do 1 keep fourfold-spark
only 1 keep water-veil; keep silence-solo

test EU-HERO-9 EU-RULE-9 Four gaar, and four slots for gems and essences
match
expect gaar 1 4
gem 1 opal 2
essence 1 fire 2
do 1 march trade
asked 1
prompt turn

test EU-SETUP-1 EU-ROUND-4 The start player is drawn by lot
seats 2
start
force 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1
do 1 pick maeldur
do 2 pick dral
cites EU-SETUP-1 start 2
expect start 2
expect active 2

test EU-SETUP-2 EU-SETUP-3 EU-SETUP-7 EU-RULE-8 Round 1, no reputation, hope at 0, six gold and supplies
fresh
expect round 1
expect reputation 1 0
expect reputation 2 0
expect gold 1 6
expect gold 2 6
expect has 1 supplies 1
expect hope 0

test EU-HUNT-1 EU-RULE-8 Ten gold each in cooperative play
option mode=cooperative
fresh
expect gold 1 10
expect gold 2 10

test EU-HUNT-1 EU-RULE-8 Alone six gold
fresh maeldur
expect gold 1 6

test EU-DW-1 EU-RULE-8 Dark Wings: five gold each
option scenario=dark-wings
fresh
expect gold 1 5

test EU-DW-1 EU-RULE-8 Five in cooperative play, too
option scenario=dark-wings
option mode=cooperative
fresh
expect gold 2 5

test EU-DW-1 EU-RULE-8 Alone eight
option scenario=dark-wings
fresh maeldur
expect gold 1 8

test EU-WD-1 EU-RULE-8 Walking Destruction: seven gold each
option scenario=walking-destruction
fresh
expect gold 1 7

test EU-WD-1 EU-RULE-8 Nine in cooperative play
option scenario=walking-destruction
option mode=cooperative
fresh
expect gold 2 9

test EU-WD-1 EU-RULE-8 Alone eleven
option scenario=walking-destruction
fresh maeldur
expect gold 1 11

test EU-SETUP-4 Reputation has no limit
match
reputation 1 100
trophy 1 lindworm
do 1 hand-in 3
expect reputation 1 103

test EU-SETUP-5 EU-BUY-1 Three offers of four
fresh
expect offer merchants 4
expect offer alchemists 4
expect offer slayers 4

test EU-SETUP-5 EU-WARE-1 73, 76 and 70 tiles
fresh
expect stack merchants 69
expect stack alchemists 72
expect stack slayers 66

test EU-SETUP-8 No encounter is in play before its tile
fresh
expect cards envoy 0

test EU-SETUP-9 EU-TILE-2 Three stacks of resources
fresh
expect stack mountain 25
expect stack lake 25
expect stack cave 24

test EU-SETUP-10 EU-TILE-3 Three stacks of treasures
fresh
expect stack treasure-1 20
expect stack treasure-2 20
expect stack treasure-3 20

test EU-SETUP-11 EU-MEET-2 EU-RULE-80 The back of the next monster is known, its face is not
fresh
redealt 1
redealt 2

test EU-SETUP-12 EU-SOLO-6 Against each other the solo version of Soul Control stays out, alone the other
fresh
expect pool soul-control 8
expect pool soul-control-solo 0
expect pool curse 8
expect pool frenzy 8
expect pool venom 8
expect pool mighty-blow 8
expect pool healing 8

test EU-SETUP-12 EU-SOLO-6 Alone
fresh maeldur
expect pool soul-control 0
expect pool soul-control-solo 8

test EU-SETUP-13 EU-CTRL-2 With two there are no control cards, with three two of each hero
fresh
expect controls 0

test EU-SETUP-13 With three
fresh maeldur dral keleia
expect controls 6

test EU-SETUP-15 EU-SOLO-5 EU-TABLE-5 Combat cards only when monsters are automatic: 36
fresh maeldur
expect combat-cards 36

test EU-SETUP-15 EU-MATK-5 Against each other dice are thrown
match
fight 1 cave-rat
do 1 done
event monster-roll
no-event combat-card

test EU-SETUP-16 EU-DW-2 The scenario's enemy is not on the map at first
option scenario=dark-wings
fresh
expect foe-at none

test EU-HERO-1 EU-SETUP-2 Random heroes: nobody chooses
option heroes=random
seats 2
start
prompt turn

test EU-MAPSET-6 EU-MAPSET-10 Tiles of the group that is in the stack come up, no others
match
only-left 1 encounter 1
points 1
do 1 go e0s0
do 1 lay w1s0
expect tile w1s0 i-e3

test EU-HERO-1 EU-GOAL-1 Random heroes are drawn from all that are left
option heroes=random
seats 2
force 5
start
cites EU-HERO-1 pick 1 taesiri
