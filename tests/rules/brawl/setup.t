# Setting up the duel (Aufbau). The first chance value says who begins: 0 is seat 1.

test BR-SET-1 Chance decides who begins: seat 1
option selection=suggested
force 0
start
event start 1
cites BR-SET-1
expect player 1 1
expect player 2 2
asked 1
prompt side

test BR-SET-1 Chance decides who begins: seat 2
option selection=suggested
force 1
start
event start 2
expect player 1 2
expect player 2 1
asked 2
prompt side

test BR-SET-2 The start player picks one of the two areas, the other player gets the other one
option selection=suggested
force 0
start
only 1 side north; side south
do 1 side south
expect side 1 south
expect side 2 north
asked 1
prompt set-trap

test BR-SET-2 BR-SET-16 Areas chosen the other way round are where champions are deployed
option selection=suggested
force 1
start
do 2 side north
expect side 2 north
expect side 1 south
do 2 trap c4; trap d3
do 1 trap d6; trap f3
do 2 keep
do 1 keep
asked 2
only 2 deploy tzu-xiao a1; deploy tzu-xiao a2; deploy tzu-xiao a3; deploy tzu-xiao a4; deploy tzu-xiao a5
do 2 deploy tzu-xiao a1; deploy goldarr a2; deploy dugrun a3
asked 1
only 1 deploy kilgore i1; deploy kilgore i2; deploy kilgore i3; deploy kilgore i4; deploy kilgore i5

test BR-SET-3 The agreed way of choosing: free choice
option selection=free
force 0
start
do 1 side north
asked 1 2
prompt free

test BR-SET-3 The agreed way of choosing: normal draft
option selection=draft
force 0
start
do 1 side north
asked 2
prompt draft
offered 2 pick kilgore
not-offered 2 bring kilgore

test BR-SET-3 The agreed way of choosing: competitive draft
option selection=competitive
force 0
start
do 1 side north
asked 1 2
prompt bring
not-offered 1 pick kilgore

test BR-SET-4 Exactly three champions each
option selection=free
force 0
start
do 1 side north
denied 1 BR-SET-4 confirm
do 1 pick kilgore; pick gwaien
denied 1 BR-SET-4 confirm
do 1 pick deryn
# not a fourth one
not-offered 1 pick goldarr
only 1 confirm; return kilgore; return gwaien; return deryn
do 1 confirm
do 2 pick tzu-xiao; pick goldarr; pick dugrun; confirm
expect champions 1 kilgore gwaien deryn
expect champions 2 tzu-xiao goldarr dugrun

test BR-SET-5 BR-SET-6 BR-SET-7 Before deployment: everybody on the gate, base side, three ready essences, 18 cards
option selection=suggested
force 0
start
do 1 side north
prompt set-trap
expect at kilgore gate
expect at gwaien gate
expect at deryn gate
expect at tzu-xiao gate
expect at goldarr gate
expect at dugrun gate
sees 2 gate-1 kilgore gwaien deryn
sees 1 gate-2 tzu-xiao goldarr dugrun
sees-not 2 arena kilgore gwaien deryn tzu-xiao goldarr dugrun
expect level kilgore 0
expect level gwaien 0
expect level deryn 0
expect level tzu-xiao 0
expect level goldarr 0
expect level dugrun 0
expect damage kilgore 0
expect essence 1 manipulation destruction creation
expect essence 2 manipulation destruction creation
# 3 champions of 6 cards
expect deck 1 18
expect deck 1 has crusher wide-swing darksteel-armour living-wall war-bellow headbutt
expect deck 1 has fireball wall-of-flame wellspring grasping-thorns fold-space mirror-image
expect deck 1 has dive storm-of-blades evasive-flight tailwind mantle-of-feathers storm-shriek
expect deck 2 18
expect deck 2 has challenge circle-of-winds twin-claw counterblow chi-drain tiger-leap
expect deck 2 has golden-charge blessing-of-the-arena sun-shield sun-hammer lance-of-light verdict
expect deck 2 has blunderbuss blast-charge trapsmith venom-bolt blueprints harpoon
expect hand 1 0
expect discard 1 0
# nobody knows the order
sees-not 1 deck-1 crusher fireball dive
redealt 1

test BR-SET-8 BR-RULE-4 One challenge on the slot without scoring, nothing else on the track
option selection=suggested
force 0
start
expect challenge-deck 11
force challenge twin-dominion
do 1 side north
expect track 1 twin-dominion
expect slot-value 1 0
expect track 2 empty
expect track 3 empty
expect track 4 empty
expect challenge-deck 10
expect challenge-discard 0
sees 2 track twin-dominion

test BR-RULE-4 Quick start: the first challenge on the leftmost 1-VP slot, the second without scoring
option selection=suggested
option quick-start=on
force 0
start
force challenge esmaes-favour garnets-favour
do 1 side north
expect track 2 esmaes-favour
expect slot-value 2 1
expect track 1 garnets-favour
expect slot-value 1 0
expect track 3 empty
expect track 4 empty
expect challenge-deck 9

test BR-RULE-4 BR-SCORE-4 Quick start scores nothing in round 1 either
option selection=suggested
option quick-start=on
force 0
start
force challenge esmaes-favour garnets-favour
do 1 side north
do 1 trap c4; trap d3
do 2 trap d6; trap f3
do 1 keep
do 2 keep
do 1 deploy kilgore a1; deploy gwaien a2; deploy deryn a3
do 2 deploy tzu-xiao i1; deploy goldarr i2; deploy dugrun i3
expect round 1
at tzu-xiao e3
do 1 end
# Tzu Xiao alone is in Esmae's area, but the track has not been adjusted yet
expect fulfilled 2 esmaes-favour 1
expect vp 2 0
expect track 2 esmaes-favour
do 2 end
expect round 2
expect track 3 esmaes-favour
do 1 end
# now it is worth 2
event score 2 esmaes-favour 2
expect vp 2 2
expect track 3 empty

test BR-SET-9 Damage and victory points come from one supply for both sides, which does not run out
duel
# 6 + 5 + 5 + 5 + 5 = 26 damage lie on both sides' cards, more than the 20 tokens in the box
damage kilgore 6
damage gwaien 5
damage deryn 5
damage tzu-xiao 5
damage goldarr 5
vp 1 4
vp 2 4
at kilgore d4
at dugrun c4
hand 1 crusher
do 1 play crusher; stay; attack dugrun
# 4 - 1 = 3 more, then Push 1 to B4
expect damage dugrun 3
event damage dugrun 3
at dugrun d3
do 1 end
# seat 2 takes from the same supply: 1 more on Gwaien puts her out and gives the 9th victory point
at gwaien c3
do 2 standard destroy dugrun; stay; use; choose gwaien
event damage gwaien 1
expect vp 2 5
expect vp 1 4
over 2

test BR-SET-10 BR-SET-11 BR-SET-12 BR-SET-13 Twelve traps face down; two each on trap hexes, the start player first
option selection=suggested
force 0
start
expect supply 12
expect traps 0
do 1 side north
asked 1
prompt set-trap
only 1 trap c4; trap d3; trap d6; trap f3; trap f6; trap g4
denied 1 BR-SET-11 trap b3
denied 1 BR-SET-11 trap e5
denied 1 BR-SET-11 trap a1
do 1 trap c4
event trap-set 1 c4
asked 1
denied 1 BR-SET-13 trap c4
said 1 trap c4 ; A trap lies there already.
only 1 trap d3; trap d6; trap f3; trap f6; trap g4
do 1 trap g4
# the second player: only empty ones are left
asked 2
prompt set-trap BR-SET-12
denied 2 BR-SET-12 trap b3
denied 2 BR-SET-13 trap c4
denied 2 BR-SET-13 trap g4
only 2 trap d3; trap d6; trap f3; trap f6
do 2 trap f6
asked 2
only 2 trap d3; trap d6; trap f3
do 2 trap d3
prompt mulligan
expect traps 4
expect supply 8
expect trap c4 any
expect trap g4 any
expect trap f6 any
expect trap d3 any
expect trap d6 none
expect trap f3 none
# face down for everybody, also for who has placed them
sees 1 arena ?
sees-not 1 arena stun root damage1 damage2 damage3
sees-not 2 arena stun root damage1 damage2 damage3
sees-not spectator arena stun root damage1 damage2 damage3
redealt 1
redealt 2

test BR-SET-14 BR-RULE-71 Draw 5, exchange 3 once; what was thrown away is shuffled back only afterwards
option selection=suggested
force 0
start
do 1 side north
do 1 trap c4; trap d3
do 2 trap d6
force card crusher wide-swing headbutt fireball dive
do 2 trap f3
asked 1
prompt mulligan
expect hand 1 has crusher wide-swing headbutt fireball dive
expect hand 1 5
expect deck 1 13
only 1 keep; swap crusher; swap wide-swing; swap headbutt; swap fireball; swap dive
do 1 swap crusher
prompt mulligan.more
asks 1 ; Set aside to be exchanged: 1. Another card?
do 1 swap fireball; swap dive
# set aside face down: neither in the deck nor in the discard pile
expect hand 1 2
expect aside 1 3
expect aside 1 has crusher fireball dive
expect deck 1 13
expect discard 1 0
sees-not 2 aside-1 crusher fireball dive
expect knows 1 crusher 1
expect knows 2 crusher 0
expect knows 2 dive 0
sees-not 2 discard-1 crusher fireball dive
sees-not 2 hand-1 headbutt wide-swing
sees 2 hand-1 ?
sees 1 hand-1 headbutt wide-swing
redealt 2
not-offered 1 swap crusher
force card tailwind wellspring living-wall
do 1 keep
event mulligan 1 3
expect hand 1 5
expect hand 1 has headbutt wide-swing tailwind wellspring living-wall
# 13 - 3 + 3
expect deck 1 13
expect deck 1 has crusher fireball dive
expect aside 1 0
expect discard 1 0
sees-not 2 hand-1 tailwind wellspring living-wall
sees-not 2 deck-1 crusher fireball dive
expect knows 1 crusher 0
expect knows 2 crusher 0
expect knows 2 tailwind 0
no-event discard
redealt 2
# only once
asked 2

test BR-SET-14 BR-SET-15 A thrown-away card never comes back at once, even if the whole hand goes
option selection=suggested
force 0
start
do 1 side north
do 1 trap c4; trap d3
do 2 trap d6
force card crusher wide-swing headbutt fireball dive
do 2 trap f3
do 1 swap crusher; swap wide-swing; swap headbutt; swap fireball
expect deck 1 13
expect aside 1 4
# the last one, and the hand is empty: nothing more to choose; then seat 2 draws (its five are forced after
# seat 1's replacements)
force card living-wall war-bellow wellspring tailwind fold-space
force card challenge twin-claw chi-drain verdict harpoon
do 1 swap dive
expect hand 1 has living-wall war-bellow wellspring tailwind fold-space
expect deck 1 has crusher wide-swing headbutt fireball dive
expect deck 1 13
event mulligan 1 5
asked 2
expect hand 2 has challenge twin-claw chi-drain verdict harpoon
do 2 swap challenge; swap twin-claw; swap chi-drain; swap verdict; swap harpoon
# drawn by chance from the other 13
expect hand 2 5
expect hand 2 lacks challenge twin-claw chi-drain verdict harpoon
expect deck 2 13
event mulligan 2 5

test BR-SET-14 Keeping everything is allowed
option selection=suggested
force 0
start
do 1 side north
do 1 trap c4; trap d3
do 2 trap d6
force card crusher wide-swing headbutt fireball dive
do 2 trap f3
do 1 keep
event mulligan 1 0
expect hand 1 has crusher wide-swing headbutt fireball dive
expect deck 1 13

test BR-SET-15 The second player draws and exchanges only after the start player has finished
option selection=suggested
force 1
start
do 2 side south
do 2 trap c4; trap d3
do 1 trap d6; trap f3
asked 2
expect hand 2 5
expect hand 1 0
expect deck 1 18
prompt mulligan BR-SET-14
do 2 keep
asked 1
prompt mulligan BR-SET-15
expect hand 1 5
expect deck 1 13
do 1 keep
cites BR-SET-15
prompt deploy

test BR-SET-16 BR-SET-17 Each deploys on free hexes of the own area, the second player knowing the first
option selection=suggested
force 0
start
do 1 side north
do 1 trap c4; trap d3
do 2 trap d6; trap f3
do 1 keep
do 2 keep
asked 1
prompt deploy
denied 1 BR-SET-16 deploy kilgore b1
denied 1 BR-SET-16 deploy kilgore i1
do 1 deploy kilgore a3
event deploy kilgore a3
denied 1 BR-SET-16 deploy gwaien a3
only 1 deploy gwaien a1; deploy gwaien a2; deploy gwaien a4; deploy gwaien a5
do 1 deploy gwaien a5
asked 1
only 1 deploy deryn a1; deploy deryn a2; deploy deryn a4
do 1 deploy deryn a1
# all of seat 1 stand now
asked 2
sees 2 arena kilgore gwaien deryn
expect at tzu-xiao gate
only 2 deploy tzu-xiao i1; deploy tzu-xiao i2; deploy tzu-xiao i3; deploy tzu-xiao i4; deploy tzu-xiao i5
prompt deploy BR-SET-17
denied 2 BR-SET-17 deploy tzu-xiao a2
do 2 deploy tzu-xiao i5; deploy goldarr i1; deploy dugrun i4
cites BR-SET-17
expect at kilgore a3
expect at gwaien a5
expect at deryn a1
expect at tzu-xiao i5
expect at goldarr i1
expect at dugrun i4
asked 1
prompt activate
expect round 1

test BR-SET-18 Area, champions, traps, opening hands, deployment: always in this order
force 0
start
asked 1
prompt side
do 1 side north
asked 2
prompt draft
do 2 pick tzu-xiao
do 1 pick kilgore
do 2 pick goldarr
do 1 pick gwaien
expect hand 1 0
do 2 pick dugrun
# the last pick is forced; then traps
asked 1
prompt set-trap
do 1 trap c4
prompt set-trap
do 1 trap d3
asked 2
prompt set-trap
do 2 trap d6
prompt set-trap
expect hand 1 0
do 2 trap f3
asked 1
prompt mulligan
do 1 keep
asked 2
prompt mulligan
expect at kilgore gate
do 2 keep
asked 1
prompt deploy
do 1 deploy kilgore a1
prompt deploy
do 1 deploy gwaien a2
prompt deploy
do 1 deploy deryn a3
asked 2
prompt deploy
do 2 deploy tzu-xiao i1; deploy goldarr i2
asked 2
prompt deploy
do 2 deploy dugrun i3
asked 1
prompt activate
event turn 1 1

test BR-SET-1 Only two players can begin
option selection=suggested
misfit 2
start

test BR-SET-3 Suggested teams are announced champion by champion
option selection=suggested
force 0
start
do 1 side north
event pick 1 kilgore
event pick 2 tzu-xiao
# three each, not one more
no-event pick 1 tzu-xiao

test BR-SET-1 BR-SET-2 Who begins and who takes which area are told
option selection=suggested
force 1
start
event start 2
do 2 side south
event side 2 south
prompt set-trap BR-SET-11
do 2 trap c4
event trap-set 2 c4
cites BR-SET-11

test BR-SET-3 Random teams: in turns, out of all that nobody has yet
option selection=random
force 0
start
force 0 0 3 2 1 0
do 1 side north
event pick 1 kilgore
event pick 2 gwaien
event pick 1 deryn
event pick 2 dugrun
event pick 1 goldarr
event pick 2 tzu-xiao
expect champions 1 kilgore deryn goldarr
expect champions 2 gwaien dugrun tzu-xiao

test BR-SET-3 Random teams: six champions, no seventh
option selection=random
force 0
start
force 5
misfit 5
do 1 side north

test BR-TEAM-1 A pool of unique champions concerns four players only
option pool=unique
force 0
start
do 1 side north
prompt draft BR-DRAFT-2

test BR-SET-14 BR-BASIC-13 Drawn cards are told to their player only
option selection=suggested
force 0
start
do 1 side north; trap c4; trap d3
do 2 trap d6
force card crusher wide-swing headbutt fireball dive
do 2 trap f3
expect told 1 draw 1 crusher
expect told 2 draw 1 ?
expect told spectator draw 1 ?
