# Choosing champions with four players (4-Spieler-Draft). Seats 1 and 3 play against 2 and 4; the first chance
# value says which team begins: 0 is that of seat 1.

test BR-TDRAFT-1 BR-TDRAFT-2 BR-TDRAFT-3 BR-RULE-57 Two of each champion: picks 2, 1, 4, 3 and again; never twice in one team
seats 4
force 0
start
do 1 first 1
do 2 first 2
do 1 side north
# player 2 begins
asked 2
prompt draft
only 2 pick kilgore; pick gwaien; pick tzu-xiao; pick goldarr; pick dugrun; pick deryn
do 2 pick tzu-xiao
asked 1
# the second Tzu Xiao is still there for the other team
offered 1 pick tzu-xiao
do 1 pick kilgore
asked 4
# player 4 is of the team that has Tzu Xiao; the second Kilgore is free for it
denied 4 BR-TDRAFT-1 pick tzu-xiao
only 4 pick kilgore; pick gwaien; pick goldarr; pick dugrun; pick deryn
do 4 pick goldarr
asked 3
# player 3 is of player 1's team
denied 3 BR-TDRAFT-1 pick kilgore
only 3 pick gwaien; pick tzu-xiao; pick goldarr; pick dugrun; pick deryn
do 3 pick goldarr
asked 2
denied 2 BR-TDRAFT-1 pick tzu-xiao
denied 2 BR-TDRAFT-1 pick goldarr
only 2 pick kilgore; pick gwaien; pick dugrun; pick deryn
do 2 pick kilgore
asked 1
denied 1 BR-TDRAFT-1 pick kilgore
denied 1 BR-TDRAFT-1 pick goldarr
only 1 pick gwaien; pick tzu-xiao; pick dugrun; pick deryn
do 1 pick gwaien
asked 4
# one of players 2 and 4 has the second Kilgore, so the other may not
denied 4 BR-TDRAFT-1 pick kilgore
only 4 pick gwaien; pick dugrun; pick deryn
do 4 pick gwaien
asked 3
only 3 pick tzu-xiao; pick dugrun; pick deryn
do 3 pick deryn
# eight picks; Dugrun and the others left are not used
expect champions 1 kilgore gwaien
expect champions 2 tzu-xiao kilgore
expect champions 3 goldarr deryn
expect champions 4 goldarr gwaien
prompt set-trap
asked 1

test BR-TDRAFT-2 BR-TEAM-11 BR-TEAM-12 The pick order goes by player numbers, not by seats
seats 4
option selection=draft
force 1
start
do 4 first 4
do 1 first 3
do 4 side south
# players 1 to 4 are seats 4, 3, 2, 1
expect player 1 4
expect player 2 3
expect player 3 2
expect player 4 1
asked 3
do 3 pick kilgore
asked 4
do 4 pick gwaien
asked 1
denied 1 BR-TDRAFT-1 pick kilgore
do 1 pick deryn
asked 2
denied 2 BR-TDRAFT-1 pick gwaien
do 2 pick dugrun
asked 3
do 3 pick tzu-xiao
asked 4
do 4 pick kilgore
asked 1
do 1 pick goldarr
asked 2
do 2 pick tzu-xiao
expect champions 3 kilgore tzu-xiao
expect champions 4 gwaien kilgore
expect champions 1 deryn goldarr
expect champions 2 dugrun tzu-xiao

test BR-TDRAFT-1 BR-TEAM-1 A pool of unique champions needs at least eight
seats 4
option selection=draft
option pool=unique
refuse at least 8 champions

test BR-TDRAFT-1 BR-TDRAFT-3 BR-TEAM-1 A pool of eight unique champions: what one team has the other cannot pick
pack brawl-eight
seats 4
option selection=draft
option pool=unique
force 0
start
do 1 first 1
do 2 first 2
do 1 side north
do 2 pick kilgore
denied 1 BR-TDRAFT-1 pick kilgore
do 1 pick gwaien
denied 4 BR-TDRAFT-1 pick kilgore
denied 4 BR-TDRAFT-1 pick gwaien
do 4 pick tzu-xiao
do 3 pick goldarr
do 2 pick dugrun
do 1 pick deryn
asked 4
only 4 pick mogul; pick sylwen
do 4 pick mogul
# the last one is forced
event pick 3 sylwen
expect champions 1 gwaien deryn
expect champions 2 kilgore dugrun
expect champions 3 goldarr sylwen
expect champions 4 tzu-xiao mogul

test BR-TDRAFT-4 BR-TDRAFT-5 BR-TDRAFT-6 BR-RULE-57 Competitive: three each, none of the team mate's; one ban each; the rest plays
seats 4
option selection=competitive
force 0
start
do 1 first 1
do 2 first 2
do 1 side north
# the first two players; sets are secret for the other team
asked 1 2
prompt bring
do 1 bring kilgore
do 2 bring kilgore
sees 3 set-1 kilgore
sees-not 2 set-1 kilgore
sees-not 4 set-1 kilgore
sees 2 set-1 ?
redealt 2
redealt 4
not-offered 1 bring kilgore
do 1 bring gwaien
do 2 bring tzu-xiao
do 1 bring deryn
do 2 bring goldarr
# now their team mates: not what the partner brings
asked 3 4
denied 3 BR-TDRAFT-4 bring kilgore
denied 3 BR-TDRAFT-4 bring gwaien
denied 3 BR-TDRAFT-4 bring deryn
only 3 bring tzu-xiao; bring goldarr; bring dugrun
denied 4 BR-TDRAFT-4 bring kilgore
denied 4 BR-TDRAFT-4 bring tzu-xiao
denied 4 BR-TDRAFT-4 bring goldarr
only 4 bring gwaien; bring dugrun; bring deryn
do 3 bring tzu-xiao
do 4 bring gwaien
sees-not 3 set-4 gwaien
do 3 bring goldarr
do 4 bring dugrun
# six champions for 3 + 3: the third is forced
event reveal-set 1 kilgore
event reveal-set 1 gwaien
event reveal-set 1 deryn
event reveal-set 2 kilgore
event reveal-set 2 tzu-xiao
event reveal-set 2 goldarr
event reveal-set 3 tzu-xiao
event reveal-set 3 goldarr
event reveal-set 3 dugrun
event reveal-set 4 gwaien
event reveal-set 4 dugrun
event reveal-set 4 deryn
# and nobody else
no-event reveal-set 3 kilgore
no-event reveal-set 4 kilgore
# bans: 1 of 2's, 2 of 1's, 3 of 4's, 4 of 3's
asked 1
prompt ban
only 1 ban kilgore; ban tzu-xiao; ban goldarr
do 1 ban tzu-xiao
event ban 1 tzu-xiao 2
cites BR-TDRAFT-5
asked 2
only 2 ban kilgore; ban gwaien; ban deryn
do 2 ban gwaien
event ban 2 gwaien 1
asked 3
only 3 ban gwaien; ban dugrun; ban deryn
do 3 ban deryn
event ban 3 deryn 4
asked 4
only 4 ban tzu-xiao; ban goldarr; ban dugrun
do 4 ban tzu-xiao
event ban 4 tzu-xiao 3
# no picks: everybody plays the two that are left
prompt set-trap
expect champions 1 kilgore deryn
expect champions 2 kilgore goldarr
expect champions 3 goldarr dugrun
expect champions 4 gwaien dugrun
expect deck 1 12
expect deck 1 has crusher dive
expect deck 2 has crusher-2 sun-hammer

test BR-TDRAFT-5 Bans go by player numbers
seats 4
option selection=competitive
force 1
start
do 2 first 4
do 3 first 1
do 4 side south
# players 1 to 4: seats 4, 1, 2, 3
asked 1 4
do 1 bring kilgore
do 4 bring gwaien
do 1 bring gwaien
do 4 bring deryn
do 1 bring deryn
do 4 bring dugrun
asked 2 3
do 2 bring kilgore
do 3 bring dugrun
redealt 1
redealt 2
redealt 3
redealt 4
do 2 bring tzu-xiao
do 3 bring tzu-xiao
asked 4
only 4 ban kilgore; ban gwaien; ban deryn
do 4 ban kilgore
asked 1
only 1 ban gwaien; ban deryn; ban dugrun
do 1 ban dugrun
asked 2
only 2 ban dugrun; ban tzu-xiao; ban goldarr
do 2 ban goldarr
asked 3
only 3 ban kilgore; ban tzu-xiao; ban goldarr
do 3 ban goldarr
expect champions 4 gwaien deryn
expect champions 1 gwaien deryn
expect champions 2 kilgore tzu-xiao
expect champions 3 dugrun tzu-xiao

test BR-TDRAFT-7 BR-RULE-70 BR-TEAM-2 Free choice with four: two each, each champion once per team
seats 4
option selection=free
force 0
start
do 1 first 1
do 2 first 2
do 1 side north
asked 1 2 3 4
prompt free
do 3 pick kilgore
denied 1 BR-TDRAFT-1 pick kilgore
offered 2 pick kilgore
do 4 pick kilgore
# both copies are out
denied 2 BR-TDRAFT-1 pick kilgore
denied 1 BR-TDRAFT-1 pick kilgore
denied 3 BR-TEAM-2 confirm
do 3 pick gwaien
not-offered 3 pick deryn
only 3 confirm; return kilgore; return gwaien
do 3 return kilgore
offered 1 pick kilgore
denied 2 BR-TDRAFT-1 pick kilgore
do 1 pick kilgore; pick deryn
do 3 pick tzu-xiao; confirm
asked 1 2 4
do 1 confirm
do 2 pick gwaien; pick deryn; confirm
asked 4
do 4 pick goldarr; confirm
expect champions 1 kilgore deryn
expect champions 2 gwaien deryn
expect champions 3 gwaien tzu-xiao
expect champions 4 kilgore goldarr
prompt set-trap

test BR-RULE-57 Two copies of a champion are independent and have their own cards
team
at kilgore d4
at kilgore-2 c4
hand 1 crusher
damage kilgore 2
expect deck 1 lacks crusher-2
expect deck 4 has crusher-2
expect deck 4 lacks crusher
do 1 play crusher; stay; attack kilgore-2
# 4 - 1 = 3
expect damage kilgore-2 3
expect damage kilgore 2
# pushed one hex, from C4 to B4
expect at kilgore-2 b4
expect at kilgore d4
turn 4
hand 4 headbutt-2
level kilgore
expect level kilgore-2 0
expect defence kilgore 2
expect defence kilgore-2 1
offered 4 play headbutt-2
turn 1
hand 1 crusher
essence 1 destruction
denied 1 BR-RULE-72 standard destroy kilgore-2
offered 1 play crusher

test BR-TDRAFT-1 BR-TDRAFT-7 A pool of unique champions binds the draft alone: six are enough for free choice
seats 4
option selection=free
option pool=unique
force 0
start
do 1 first 1
do 2 first 2
do 1 side north
prompt free BR-RULE-70

test BR-TDRAFT-2 The question of the draft with four names its rule
seats 4
force 0
start
do 1 first 1
do 2 first 2
do 1 side north
prompt draft BR-TDRAFT-2
do 2 pick kilgore
cites BR-TDRAFT-2

test BR-TDRAFT-4 What is brought is told to the team mate, not to the opponents
seats 4
option selection=competitive
force 0
start
do 1 first 1
event first 1 1
cites BR-TEAM-11
do 2 first 4
event first 4 2
cites BR-TEAM-12
do 1 side north
prompt bring BR-TDRAFT-4
do 1 bring gwaien
do 4 bring dugrun
expect told 1 bring 1 gwaien
expect told 3 bring 1 gwaien
expect told 2 bring 1 ?
expect told 4 bring 1 ?
expect told 2 bring 4 dugrun
expect told 1 bring 4 ?
