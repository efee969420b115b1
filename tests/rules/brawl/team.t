# Four players: "Der große Wirbelsturm". Seats 1 and 3 play against 2 and 4. Without more, "team" gives seat 1
# Kilgore and Gwaien, seat 2 Tzu Xiao and Gold'arr, seat 3 Deryn and Dugrun, seat 4 another Kilgore and Deryn
# (kilgore-2, deryn-2).

test BR-TEAM-10 BR-TEAM-11 BR-TEAM-12 BR-RULE-58 The team of seat 1 begins; each team decides who goes first
seats 4
option selection=suggested
force 0
start
event start 1
cites BR-TEAM-10
# either of the beginning team may say it
asked 1 3
prompt first
only 1 first 1; first 3
only 3 first 1; first 3
do 1 first 3
event first 3 1
expect player 1 3
expect player 3 1
asked 2 4
prompt first
only 2 first 2; first 4
only 4 first 2; first 4
do 4 first 4
expect player 2 4
expect player 4 2
# the player who goes first chooses the area for the team
asked 3
prompt side
do 3 side south
expect side 1 south
expect side 3 south
expect side 2 north
expect side 4 north

test BR-TEAM-10 BR-TEAM-11 BR-TEAM-12 BR-RULE-58 The team of seat 2 begins
seats 4
option selection=suggested
force 1
start
event start 2
asked 2 4
do 4 first 2
asked 1 3
do 3 first 1
expect player 1 2
expect player 2 1
expect player 3 4
expect player 4 3
asked 2
prompt side

test BR-TEAM-2 BR-TEAM-13 BR-TEAM-14 Two champions each on the team's gate, own essences, own deck of 12
seats 4
option selection=suggested
force 0
start
do 1 first 1
do 2 first 2
do 1 side north
prompt set-trap
expect champions 1 kilgore gwaien
expect champions 2 tzu-xiao goldarr
expect champions 3 deryn goldarr
expect champions 4 dugrun gwaien
expect at kilgore gate
expect at deryn gate
expect at goldarr-2 gate
expect at gwaien-2 gate
sees 2 gate-1 kilgore gwaien
sees 2 gate-3 deryn goldarr-2
sees-not 2 arena kilgore gwaien deryn goldarr-2 dugrun
expect level deryn 0
expect essence 1 manipulation destruction creation
expect essence 2 manipulation destruction creation
expect essence 3 manipulation destruction creation
expect essence 4 manipulation destruction creation
expect deck 1 12
expect deck 2 12
expect deck 3 12
expect deck 4 12
expect deck 1 has crusher wide-swing darksteel-armour living-wall war-bellow headbutt
expect deck 1 has fireball wall-of-flame wellspring grasping-thorns fold-space mirror-image
expect deck 3 has dive sun-hammer-2
expect deck 1 lacks dive

test BR-TEAM-15 BR-TEAM-16 BR-TEAM-8 BR-RULE-6 Three challenges at the start, two new ones each round
seats 4
option selection=suggested
force 0
start
do 1 first 1
do 2 first 2
force challenge esmaes-favour garnets-favour ragryls-favour
do 1 side north
# A on the leftmost 1-VP slot, B on the right slot without scoring, C on the left one
expect track 3 esmaes-favour
expect track 2 garnets-favour
expect track 1 ragryls-favour
expect track 4 empty
expect track 5 empty
expect slot-value 3 1
expect slot-value 2 0
expect slot-value 1 0
expect challenge-deck 8
do 1 trap c4
do 2 trap d3
do 3 trap d6
do 4 trap f3
do 1 keep
do 2 keep
do 3 keep
do 4 keep
do 1 deploy kilgore a1; deploy gwaien a2
do 2 deploy tzu-xiao i1; deploy goldarr i2
do 3 deploy deryn a3; deploy goldarr-2 a4
do 4 deploy dugrun i3; deploy gwaien-2 i4
do 1 end
do 2 end
do 3 end
expect track 3 esmaes-favour
# four cards of seat 4's upkeep, then the two challenges
force 0 0 0 0
force challenge twin-dominion at-esmaes-feet
do 4 end
# end of round 1: A on slot 5, B on slot 4, C on slot 3
expect round 2
expect track 5 esmaes-favour
expect slot-value 5 1
expect track 4 garnets-favour
expect slot-value 4 2
expect track 3 ragryls-favour
expect slot-value 3 1
expect track 2 twin-dominion
expect track 1 at-esmaes-feet
expect challenge-deck 6
do 1 end
do 2 end
do 3 end
force 0 0 0 0
force challenge at-garnets-feet at-ragryls-feet
do 4 end
# end of round 2: A and B fall off
event challenge-off esmaes-favour
event challenge-off garnets-favour
expect track 5 ragryls-favour
expect track 4 twin-dominion
expect track 3 at-esmaes-feet
expect track 2 at-garnets-feet
expect track 1 at-ragryls-feet
expect challenge-deck 4
expect challenge-discard 2

test BR-TEAM-17 BR-TEAM-18 BR-TEAM-6 BR-TEAM-19 Traps, opening hands and deployment in player order
seats 4
option selection=suggested
force 0
start
do 3 first 3
do 4 first 4
do 3 side north
# players 1 to 4 are seats 3, 4, 1, 2: one trap each
asked 3
prompt set-trap
only 3 trap c4; trap d3; trap d6; trap f3; trap f6; trap g4
denied 3 BR-SET-11 trap b2
do 3 trap c4
asked 4
denied 4 BR-SET-13 trap c4
do 4 trap d3
asked 1
do 1 trap d6
asked 2
only 2 trap f3; trap f6; trap g4
do 2 trap g4
expect traps 4
expect supply 8
sees-not 2 arena stun root damage1 damage2 damage3
# opening hands of four
asked 3
prompt mulligan
expect hand 3 4
expect deck 3 8
expect hand 4 0
do 3 keep
event mulligan 3 0
asked 4
expect hand 4 4
do 4 keep
asked 1
prompt mulligan
expect hand 1 4
expect deck 1 8
do 1 keep
asked 2
expect hand 2 4
do 2 keep
# deployment: the area belongs to the team
asked 3
prompt deploy
only 3 deploy deryn a1; deploy deryn a2; deploy deryn a3; deploy deryn a4; deploy deryn a5
do 3 deploy deryn a1; deploy goldarr-2 a2
asked 4
only 4 deploy dugrun i1; deploy dugrun i2; deploy dugrun i3; deploy dugrun i4; deploy dugrun i5
do 4 deploy dugrun i1; deploy gwaien-2 i5
asked 1
denied 1 BR-SET-16 deploy kilgore a1
denied 1 BR-SET-16 deploy kilgore a2
denied 1 BR-SET-16 deploy kilgore i2
only 1 deploy kilgore a3; deploy kilgore a4; deploy kilgore a5
do 1 deploy kilgore a5
only 1 deploy gwaien a3; deploy gwaien a4
do 1 deploy gwaien a3
asked 2
only 2 deploy tzu-xiao i2; deploy tzu-xiao i3; deploy tzu-xiao i4
do 2 deploy tzu-xiao i2; deploy goldarr i3
asked 3
prompt activate
event turn 3 1

test BR-TEAM-18 BR-RULE-71 The exchange: four cards, replacements first, then shuffled back; only the number is public
seats 4
option selection=suggested
option team-hands=off
force 0
start
do 1 first 1
do 2 first 2
do 1 side north
do 1 trap c4
do 2 trap d3
do 3 trap d6
force card crusher wide-swing fireball wellspring
do 4 trap f3
asked 1
expect hand 1 has crusher wide-swing fireball wellspring
do 1 swap crusher; swap wide-swing
expect aside 1 2
expect deck 1 8
expect discard 1 0
sees-not 2 aside-1 crusher wide-swing
sees-not 3 aside-1 crusher wide-swing
expect knows 1 crusher 1
expect knows 2 crusher 0
expect knows 3 crusher 0
redealt 2
redealt 3
force card headbutt living-wall
do 1 keep
event mulligan 1 2
expect hand 1 has fireball wellspring headbutt living-wall
expect deck 1 8
expect deck 1 has crusher wide-swing
asked 2

test BR-TEAM-18 The whole hand exchanged: none of the four comes back at once
seats 4
option selection=suggested
force 0
start
do 1 first 1
do 2 first 2
do 1 side north
do 1 trap c4
do 2 trap d3
do 3 trap d6
force card crusher wide-swing fireball wellspring
do 4 trap f3
do 1 swap crusher; swap wide-swing; swap fireball; swap wellspring
expect hand 1 4
expect hand 1 lacks crusher wide-swing fireball wellspring
expect deck 1 8
expect deck 1 has crusher wide-swing fireball wellspring

test BR-TEAM-20 BR-RULE-9 BR-TEAM-8 A round is players one, two, three, four, then the track; player one opens every round
seats 4
option selection=suggested
force 1
start
do 2 first 4
do 1 first 1
do 4 side north
do 4 trap c4
do 1 trap d3
do 2 trap d6
do 3 trap f3
do 4 keep
do 1 keep
do 2 keep
do 3 keep
do 4 deploy dugrun a1; deploy gwaien-2 a2
do 1 deploy kilgore i1; deploy gwaien i2
do 2 deploy tzu-xiao a3; deploy goldarr a4
do 3 deploy deryn i3; deploy goldarr-2 i4
event turn 4 1
asked 4
expect challenge-deck 8
do 4 end
event turn 1 1
asked 1
do 1 end
event turn 2 1
asked 2
do 2 end
event turn 3 1
asked 3
# the track is still as it was
expect challenge-deck 8
expect track 4 empty
do 3 end
event turn 4 2
asked 4
expect round 2
expect challenge-deck 6
do 4 end
do 1 end
do 2 end
do 3 end
event turn 4 3
expect round 3

test BR-TEAM-3 BR-RULE-72 BR-TEAM-2 Only one's own champions are activated, with one's own essences
team
hand 1 crusher
hand 3 dive
offered 1 play crusher
not-offered 1 play dive
denied 1 BR-RULE-72 spend creation hurry deryn
denied 1 BR-RULE-72 standard create dugrun
denied 1 BR-RULE-72 spend creation hurry tzu-xiao
offered 1 spend creation hurry kilgore
offered 1 spend creation hurry gwaien
do 1 spend creation hurry kilgore; stay
expect essence 1 manipulation destruction
expect essence 3 manipulation destruction creation
# the team mate's essence cannot be used instead
denied 1 BR-ACT-2 standard create gwaien
do 1 end
expect turn 2

test BR-TEAM-4 BR-RULE-72 "Allies" include the team mate's champions: heal
team
at gwaien d4
at deryn d3
at tzu-xiao d5
damage deryn 4
damage tzu-xiao 4
hand 1 wellspring
do 1 play wellspring; stay
offered 1 choose deryn
not-offered 1 choose tzu-xiao
do 1 choose deryn
expect damage deryn 1

test BR-TEAM-4 BR-RULE-72 "Allies" include the team mate's champions: Living Wall changes places
team
at kilgore d4
at dugrun d3
hand 1 living-wall
do 1 play living-wall; stay; use; choose dugrun
expect at kilgore d3
expect at dugrun d4

test BR-TEAM-4 BR-TEAM-2 The team mate's champions are allies, so an attack cannot choose them
team
at kilgore d4
at deryn d3
hand 1 headbutt
do 1 play headbutt
# nobody to attack: Deryn is of the own team
do 1 stay
prompt activate
expect damage deryn 0

test BR-TEAM-5 BR-RULE-45 The team mate may react although none of the own champions is a target
team
turn 2
at kilgore d4
at tzu-xiao c4
at dugrun b1
hand 2 chi-drain
hand 3 blast-charge
do 2 play chi-drain; stay; attack kilgore
# seat 1 holds no card, so seat 3 is asked
asked 3
prompt react
offered 3 react blast-charge kilgore
denied 3 BR-REACT-3 react blast-charge dugrun
do 3 react blast-charge kilgore
# 3 - 1 - 1 = 1; the reacting player's essence pays
expect damage kilgore 1
expect essence 3 manipulation creation
expect essence 1 manipulation destruction creation
expect discard 3 has blast-charge
# Push 2 away from Kilgore, from C4 over B4 to A4
expect at tzu-xiao a4

test BR-TEAM-6 Upkeep: four new cards
team
hand 1 crusher fireball
do 1 end
expect hand 1 4
expect discard 1 2
expect deck 1 6

test BR-TEAM-7 Seven victory points of the team win for both; five do not
team
vp 1 4
at kilgore d4
at tzu-xiao c4
at goldarr c3
damage tzu-xiao 3
damage goldarr 4
hand 1 crusher headbutt
do 1 play headbutt; stay; attack goldarr
expect vp 1 5
expect vp 3 5
not-over
vp 1 6
do 1 play crusher; stay; attack tzu-xiao
# 3 + 3 = 6 hit points: the seventh point
expect vp 3 7
event win north
cites BR-TEAM-7
over 1 3

test BR-TEAM-7 The other team wins together, points of both its players count
team
vp 2 6
at kilgore-2 e3
track 3 esmaes-favour
do 1 end
# seat 2's scoring phase, seat 4's champion
expect vp 2 7
over 2 4

test BR-TEAM-9 BR-CTRL-1 The team mate's champions count as one's own: 1 + 1 against 1
team
turn 4
at kilgore c1
at deryn d1
at tzu-xiao g1
track 1 esmaes-favour
do 4 end
# slot 1 to slot 3, worth 1; player 1's scoring phase
event score 1 esmaes-favour 1
expect vp 1 1
expect vp 3 1

test BR-TEAM-9 BR-CTRL-1 1 + 1 against 1 + 1 of both opponents is nobody's
team
turn 4
at kilgore c1
at deryn d1
at tzu-xiao g1
at kilgore-2 g2
track 1 esmaes-favour
do 4 end
no-event score
expect vp 1 0
expect track 3 esmaes-favour

test BR-TEAM-9 The team mate scores the same position in the own scoring phase
team
turn 2
at kilgore e3
at gwaien e1
track 5 at-esmaes-feet
do 2 end
# player 3 scores for the team with player 1's champions
event score 3 at-esmaes-feet 1
expect vp 1 1

test BR-RULE-8 BR-SCORE-4 Team game: nothing is scored in any of the four turns before the first adjustment
team
round 1
at tzu-xiao e3
at kilgore e4
track 3 esmaes-favour
track 4 garnets-favour
do 1 end
no-event score
do 2 end
no-event score
do 3 end
no-event score
expect vp 1 0
expect vp 2 0
expect track 3 esmaes-favour
expect track 4 garnets-favour
do 4 end
# Garnet's favour falls off, Esmae's lies on slot 5
expect track 5 esmaes-favour
do 1 end
event score 2 esmaes-favour 1
expect vp 2 1

test BR-RULE-45 One reaction per attack: the controller of the target is asked first, then the team mate
team
turn 2
at kilgore d4
at tzu-xiao c4
hand 1 darksteel-armour
hand 2 chi-drain
hand 3 blast-charge
do 2 play chi-drain; stay; attack kilgore
asked 1
prompt react
not-offered 1 react blast-charge kilgore
do 1 pass
asked 3
do 3 pass
expect damage kilgore 2

test BR-RULE-45 BR-TEAM-5 A reaction of the controller closes the window for the team mate
team
turn 2
at kilgore d4
at tzu-xiao c4
hand 1 darksteel-armour
hand 2 chi-drain
hand 3 blast-charge
do 2 play chi-drain; stay; attack kilgore
do 1 react darksteel-armour kilgore
# 3 - 1 - 1; seat 3 was not asked
expect damage kilgore 1
asked 2
prompt activate
expect essence 1 manipulation destruction
expect essence 3 manipulation destruction creation
expect hand 3 has blast-charge

test BR-RULE-45 Player 3's champion is the target: player 3 is asked before player 1
team
turn 2
at dugrun d4
at tzu-xiao c4
hand 1 darksteel-armour
hand 2 chi-drain
hand 3 blast-charge
do 2 play chi-drain; stay; attack dugrun
asked 3
do 3 pass
asked 1
denied 1 BR-REACT-3 react darksteel-armour kilgore
do 1 react darksteel-armour dugrun
expect damage dugrun 1
expect essence 1 manipulation destruction

test BR-RULE-45 Both have targets: asked in turn order, and either may protect any of the team's targets
team
turn 4
at kilgore-2 d4
at kilgore c4
at dugrun c3
hand 4 wide-swing-2
hand 1 darksteel-armour
hand 3 blast-charge
# the arc to the north-east: C3, C4, D5
do 4 play wide-swing-2; stay; aim ne
asked 1
offered 1 react darksteel-armour kilgore
offered 1 react darksteel-armour dugrun
do 1 pass
asked 3
offered 3 react blast-charge kilgore
offered 3 react blast-charge dugrun
do 3 react blast-charge kilgore
# 3 - 1 - 1 and 3 - 1
expect damage kilgore 1
expect damage dugrun 2
expect essence 3 manipulation creation
expect essence 1 manipulation destruction creation

test BR-RULE-45 Both have targets, player 1 attacks: player 2 before player 4
team
at kilgore d4
at tzu-xiao c4
at kilgore-2 c3
hand 1 wide-swing
hand 2 counterblow
hand 4 darksteel-armour-2
do 1 play wide-swing; stay; aim ne
asked 2
do 2 react counterblow kilgore-2
# one reaction only; 2 damage from Kilgore's double, who is adjacent
expect damage kilgore 2
expect damage kilgore-2 1
expect damage tzu-xiao 2
expect hand 4 has darksteel-armour-2
expect essence 2 manipulation creation

test BR-RULE-46 Nobody reacts to an area of effect of the own team
team
at kilgore d4
at dugrun c3
at tzu-xiao c4
hand 1 wide-swing
hand 3 blast-charge
do 1 play wide-swing; stay; aim ne
# Dugrun is hit by his team mate, seat 3 holds a reaction, but is not asked
asked 1
prompt activate
expect damage dugrun 2
expect damage tzu-xiao 2
expect hand 3 has blast-charge
expect essence 3 manipulation destruction creation

test BR-RULE-46 The other side may still react, but not on the attacker's team mates
team
at kilgore d4
at dugrun c3
at tzu-xiao c4
hand 1 wide-swing
hand 2 sun-shield
hand 3 blast-charge
do 1 play wide-swing; stay; aim ne
asked 2
denied 2 BR-REACT-3 react sun-shield dugrun
do 2 react sun-shield tzu-xiao
expect damage tzu-xiao 0
expect damage dugrun 2

test BR-RULE-59 Team mates see each other's hands, opponents do not
team
hand 1 crusher fireball
sees 1 hand-1 crusher fireball
sees 3 hand-1 crusher fireball
sees 2 hand-1 ?
sees-not 2 hand-1 crusher fireball
sees-not 4 hand-1 crusher fireball
sees-not spectator hand-1 crusher fireball
force card wide-swing headbutt wellspring living-wall
do 1 end
sees 3 hand-1 wide-swing headbutt wellspring living-wall
sees-not 2 hand-1 wide-swing headbutt wellspring living-wall
redealt 2
redealt 3

test BR-RULE-59 With the option off team mates do not see them
option team-hands=off
team
hand 1 crusher fireball
sees 1 hand-1 crusher fireball
sees 3 hand-1 ?
sees-not 3 hand-1 crusher fireball
force card wide-swing headbutt wellspring living-wall
do 1 end
sees-not 3 hand-1 wide-swing headbutt wellspring living-wall
redealt 3

test BR-RULE-60 BR-RULE-72 A Dash offered to the team mate's champion is decided by the team mate
team kilgore goldarr tzu-xiao gwaien deryn dugrun kilgore deryn
at goldarr d4
at deryn c4
at dugrun b1
hand 1 golden-charge
do 1 play golden-charge; stay; use
# Gold'arr's own Dash
asked 1
prompt dash
do 1 stay
# Deryn is the only ally within 2: her controller decides whether and where
asked 3
prompt dash
offered 3 stay
offered 3 move a4
do 3 move b4
expect at deryn b4
asked 1
prompt activate

test BR-RULE-60 The team mate may leave out the Dash
team kilgore goldarr tzu-xiao gwaien deryn dugrun kilgore deryn
at goldarr d4
at deryn c4
hand 1 golden-charge
do 1 play golden-charge; stay; use; stay
do 3 stay
expect at deryn c4
asked 1

test BR-RULE-60 BR-TEAM-4 Placing the team mate's champion is decided by the player of the card, its trap by its controller
team
at gwaien d4
at deryn c4
trap d3 damage1
trap f6 damage2
trap g4 damage2
trap f3 damage2
hand 1 fold-space
do 1 play fold-space; choose deryn
asked 1
prompt place
do 1 place d3
expect damage deryn 1
# Deryn's controller puts the new trap on a free trap hex
asked 3
prompt replace-trap
only 3 trap c4; trap d6
do 3 trap d6
asked 1
prompt activate

test BR-RULE-60 Stun hits the hand of the champion's controller
team
at gwaien d4
at deryn c4
trap d3 stun
trap f6 damage2
trap g4 damage2
trap f3 damage2
hand 1 fold-space crusher
hand 3 dive tailwind harpoon
do 1 play fold-space; choose deryn; place d3
asked 3
prompt stun
only 3 discard dive; discard tailwind
denied 3 BR-STUN-1 discard harpoon
do 3 discard dive
expect discard 3 has dive
expect hand 3 2
expect hand 1 has crusher
asked 3
prompt replace-trap
do 3 trap c4
asked 1
prompt activate

test BR-TEAM-10 Only two sides can begin
seats 4
option selection=suggested
misfit 2
start

test BR-TEAM-11 BR-TEAM-12 The question who of a team goes first names its rule
seats 4
option selection=suggested
force 1
start
asked 2 4
prompt first BR-TEAM-11
do 4 first 4
asked 1 3
prompt first BR-TEAM-12

test BR-RULE-59 It holds both ways
team
hand 3 dive
sees 1 hand-3 dive
sees-not 2 hand-3 dive
sees-not 4 hand-3 dive

test BR-TEAM-17 The question for a trap names its rule
seats 4
option selection=suggested
force 0
start
do 1 first 1
do 2 first 2
do 1 side north
prompt set-trap BR-TEAM-17
do 1 trap c4
cites BR-TEAM-17
