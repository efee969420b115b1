# Free actions (Freie Aktionen): church, treasures, elementals, quests

test EU-CHURCH-1 EU-CHURCH-2 EU-CHURCH-3 In the church: heal 6 or a potion for one gold, no trade
match
health 1 1
gold 1 2
do 1 pray
cites EU-CHURCH-1 paid 1 1
expect health 1 6
expect gold 1 1
do 1 potion
denied 1 EU-CHURCH-1 pray
cites EU-CHURCH-2 paid 1 1
denied 1 EU-CHURCH-1 potion
expect potions 1 1
denied 1 EU-TRADE-1 trade

test EU-CHURCH-1 Only there
match
left 0
at 1 e0s0
health 1 1
not-offered 1 pray
not-offered 1 potion

test EU-TREAS-1 EU-WARE-4 A treasure: marker and tile; coins at once
match
denied 1 EU-TREAS-1 treasure
stands 1 i-o6 c
gold 1 0
force tile purse-of-coins
do 1 treasure
cites EU-TREAS-1 treasure 1 purse-of-coins
expect gold 1 3
expect owner w1s0 1

test EU-TREAS-2 EU-LIMIT-3 No room: something is discarded
match
stands 1 i-o6 c
carry 1 iron-ore
carry 1 iron-ore
carry 1 cave-fungus
force tile wool-amulet
do 1 treasure
pointed 1 EU-LIMIT-3 essence fire
prompt surplus
do 1 discard wool-amulet
cites EU-LIMIT-3 dropped 1 wool-amulet
expect owner w1s0 1

test EU-TREAS-3 EU-TREAS-5 Taken is taken, for everybody
match
left 0
lay -1 -1 i-o6
owner 2 w1s0
at 1 w1s0
denied 1 EU-TREAS-3 treasure

test EU-RULE-25 A treasure may be taken in a later turn as well
match
stands 1 i-o6 c
turn 2
turn 1
offered 1 treasure

test EU-FACE-1 EU-FACE-3 Facing lays a marker: once a game
match
facing 1 water
dice 3 3
do 1 face; done
expect faced 1 e1n2 yes
denied 1 EU-FACE-1 face

test EU-FACE-2 EU-RULE-25 One gold to each other player with a marker there
match maeldur dral keleia
facing 1 water
faced 2 e1n2
faced 3 e1n2
gold 1 1
denied 1 EU-FACE-2 face
gold 1 2
gold 2 0
dice 3 3
do 1 face; done
expect gold 1 0
expect gold 2 1

test EU-FACE-5 EU-TABLE-1 Fire: 11 to 13
match
facing 1 fire
dice 6 6
do 1 face; done
cites EU-TIME-11 essence 1 fire
expect essence 1 fire 1
expect reputation 1 1

test EU-TABLE-1 Fire: 14 or more
match
facing 1 fire
wear 1 focus
dice 6 6
do 1 face; use focus; done
expect essence 1 fire 2
expect gem 1 ruby 1
expect reputation 1 1

test EU-FACE-6 EU-DEATH-6 EU-TABLE-1 Who dies facing fire gets nothing of it
match
facing 1 fire
health 1 2
reputation 1 4
dice 4 5
do 1 face; done
expect at 1 e0s0-m
expect essence 1 fire 0
expect reputation 1 2

test EU-TABLE-2 EU-LANG-17 Water up to 3: one gold is lost, if there is any
match
facing 1 water
gold 1 0
dice 1 2
do 1 face; done
expect gold 1 0

test EU-TABLE-3 Air up to 3: a gaar is lost
match
facing 1 air
dice 1 6
do 1 face; done
cites EU-TIME-11 gaar-lost 1 1
expect gaar 1 3

test EU-TABLE-3 Without gaar two injuries
match
facing 1 air
gaar 1 0
dice 1 6
do 1 face
expect health 1 4

test EU-TABLE-3 EU-LANG-1 Air 4 or 5: teleport 2
match
facing 1 air
dice 3 5
do 1 face; done
prompt teleport

test EU-TABLE-4 Earth 9 or 10: a resource of the mountain
match
facing 1 earth
dice 4 4
force tile iron-ore
do 1 face; done
expect has 1 iron-ore 1
expect gold 1 10

test EU-TABLE-4 Earth up to 5: three injuries
match
facing 1 earth
dice 1 2
do 1 face; done
expect health 1 3

test EU-RULE-82 Facing a guarded elemental later adds an interaction marker
match
left 0
lay -1 -1 iii-e8
owner 1 w1s0
pacified w1s0
at 1 w1s0
dice 3 3
do 1 face; done
expect owner w1s0 1
expect faced 1 w1s0 yes

test EU-QUEST-1 EU-QUEST-2 The envoy: an emerald or a ruby for 1 reputation and 3 gold
match
stands 1 i-e1 a
open envoy-a envoy-b
gold 1 0
gem 1 ruby 1
do 1 quest envoy-a
cites EU-RULE-73 spent-gem 1 ruby
expect gold 1 3
expect reputation 1 1
expect fulfilled 1 1
expect gem 1 ruby 0
denied 1 EU-QUEST-1 quest envoy-b

test EU-QUEST-1 Both open cards may be fulfilled
match
stands 1 i-e1 a
open envoy-a envoy-b
gem 1 ruby 1
gem 1 opal 1
do 1 quest envoy-a; quest envoy-b
expect fulfilled 1 2

test EU-QUEST-1 Not elsewhere
match
stands 1 i-e1 c
pacified w1s0
open envoy-a envoy-b
gem 1 ruby 1
not-offered 1 quest envoy-a

test EU-RULE-73 EU-GEM-2 Set gems do not count
match
stands 1 i-e1 a
open envoy-a envoy-b
wear 1 leather-legs ruby
denied 1 EU-TIME-10 flip leather-legs ruby
denied 1 EU-QUEST-1 quest envoy-a

test EU-RULE-20 The mercenary camp's quests are done in its centre
match
left 0
lay -1 -1 iii-e9
pacified w1n1
pacified e0n1
open mercenary-camp-a mercenary-camp-b
gold 1 5
at 1 w1s0
not-offered 1 quest mercenary-camp-a
at 1 w1n1-m
offered 1 quest mercenary-camp-a

test EU-NEED-1 EU-ELITE-14 Any trophy of the level serves, an elite's too
match
stands 1 i-e2 a
open hunter-a hunter-b
gold 1 0
trophy 1 kobold-king
do 1 quest hunter-a
expect trophies 1 0
expect gold 1 2

test EU-NEED-2 EU-SET-1 What is shown is kept: an armour set of three
match
stands 1 iii-e9 m
open mercenary-camp-e mercenary-camp-b
wear 1 leather-helm
wear 1 leather-legs
denied 1 EU-QUEST-1 quest mercenary-camp-e
wear 1 leather-boots
gold 1 0
do 1 quest mercenary-camp-e
expect gold 1 2
expect worn 1 leather-boots yes

test EU-NEED-3 Injuries as a price: who dies of them gets nothing
match
stands 1 ii-e6 a
open witch-e witch-c
health 1 4
gold 1 0
do 1 quest witch-e
cites EU-NEED-3 hurt 1 4 0
expect at 1 e0s0-m
expect gold 1 0
expect fulfilled 1 0
expect open witch-e yes

test EU-NEED-4 The bard: a roll that is too low costs the stake and a silver card, no second try this turn
match
stands 1 iv-e11 a
open bard-a bard-b
gold 1 4
dice 1 2
force card curse
do 1 quest bard-a; done
cites EU-NEED-4 quest-failed 1 bard-a
cites EU-NEED-4 drew 1 curse
expect gold 1 3
expect silver 1 1
expect open bard-a yes
denied 1 EU-NEED-4 quest bard-a

test EU-NEED-4 High enough
match
stands 1 iv-e11 a
open bard-a bard-b
gold 1 1
dice 3 4
do 1 quest bard-a; done
expect gold 1 2
expect reputation 1 2

test EU-NEED-5 The price is paid in full first
match
stands 1 ii-e5 a
open gem-cutter-e gem-cutter-f
gold 1 3
denied 1 EU-QUEST-1 quest gem-cutter-e

test EU-LANG-15 A gem of one's choice: neither diamond nor demon stone
match
stands 1 ii-e5 a
open gem-cutter-e gem-cutter-f
gold 1 4
do 1 quest gem-cutter-e
offered 1 take-gem opal
not-offered 1 take-gem diamond
not-offered 1 take-gem demon-stone
do 1 take-gem opal; take-gem opal
expect gem 1 opal 2

test EU-WARE-5 No reward tile left: gold instead
match
stands 1 i-e2 a
open hunter-g hunter-b
none hunter
gold 1 5
do 1 quest hunter-g
cites EU-ENC-4 gold 1 4 4
expect gold 1 4
expect reputation 1 1

test EU-TREAS-1 EU-RULE-24 Whoever beats the guard of a treasure may take it at once
match
left 0
lay -1 -1 ii-o1
at 1 e0s0
points 1
top 1 cave-rat
do 1 go e0n1
kill
do 1 no
prompt spoil
force tile purse-of-coins
gold 1 0
do 1 treasure
expect gold 1 3

test EU-FACE-2 EU-FACE-3 The second who faces an elemental pays the first
match
left 0
turn 2
facing 2 water
faced 1 e1n2
gold 1 0
gold 2 2
dice 3 3
do 2 face
expect gold 1 1
expect gold 2 1
expect faced 2 e1n2 yes
expect faced 1 e1n2 yes

test EU-TREAS-3 The marker of whoever has found it
match
turn 2
stands 2 i-o6 c
force tile purse-of-coins
do 2 treasure
expect owner w1s0 2

test EU-FACE-2 EU-MINE-5 Whoever has mined elsewhere is not paid here
match maeldur dral keleia
facing 1 water
lay -1 -1 i-o8
tools 2 w1s0 1
faced 3 e1n2
gold 1 2
gold 2 0
gold 3 0
dice 3 3
do 1 face; done
expect gold 1 1
expect gold 2 0
expect gold 3 1

test EU-TREAS-4 EU-PAC-4 A guarded treasure is not found
match
left 0
lay -1 -1 ii-o1
at 1 e0n1
denied 1 EU-PAC-4 treasure

test EU-TREAS-1 The tile is of the level of the field
match
stands 1 iii-o3 b
force tile money-bag
gold 1 0
do 1 treasure
expect gold 1 6
expect stack treasure-2 19
expect discarded treasure-2 1
