# Round and turn: scoring phase, upkeep (Ablauf einer Runde, Punktephase, Versorgungsphase).

test BR-ROUND-1 BR-RULE-9 A round is both turns, then the track; the start player opens every round
option selection=suggested
force 1
start
do 2 side north
do 2 trap c4; trap d3
do 1 trap d6; trap f3
do 2 keep
do 1 keep
do 2 deploy tzu-xiao a1; deploy goldarr a2; deploy dugrun a3
do 1 deploy kilgore i1; deploy gwaien i2; deploy deryn i3
event turn 2 1
asked 2
prompt activate
expect turn 2
expect round 1
expect challenge-deck 10
do 2 end
event turn 1 1
asked 1
expect turn 1
# the track is not touched between the turns
expect track 1 any
expect track 2 empty
expect challenge-deck 10
do 1 end
# round 2: adjusted, and seat 2 opens again
event turn 2 2
asked 2
expect round 2
expect track 1 any
expect track 2 any
expect challenge-deck 9
do 2 end
asked 1
do 1 end
event turn 2 3
expect round 3
expect turn 2
expect challenge-deck 8

test BR-ROUND-2 BR-SCORE-5 Scoring comes before activation: a position reached in activation counts only next turn
duel
at tzu-xiao d3
track 2 esmaes-favour
do 1 end
# at the start of seat 2's turn nobody stands in Esmae's area
event turn 2 2
no-event score
expect vp 2 0
asked 2
prompt activate
do 2 spend creation hurry tzu-xiao; move e3
expect fulfilled 2 esmaes-favour 1
expect vp 2 0
do 2 end
# fulfilled, but it is not the start of seat 2's turn, and seat 1 does not control the area
no-event score
expect vp 2 0
expect vp 1 0
expect track 3 esmaes-favour
do 1 end
# now it is: slot 3 is worth 2
event score 2 esmaes-favour 2
expect vp 2 2
asked 2
prompt activate

test BR-ROUND-2 BR-UPK-1 BR-UPK-2 Upkeep comes after activation: essences, hand away, five new cards
duel
hand 1 crusher fireball
do 1 spend creation hurry kilgore; stay
expect essence 1 manipulation destruction
# nothing recovers and nothing is drawn before the phase is ended
expect hand 1 2
do 1 end
expect essence 1 manipulation destruction creation
event discard 1 crusher
event discard 1 fireball
expect discard 1 2
expect discard 1 has crusher fireball
expect hand 1 5
expect hand 1 lacks crusher fireball
expect deck 1 11
asked 2

test BR-SCORE-1 BR-SCORE-2 BR-SCORE-3 Slots worth 1 and 2 score together, the card without scoring stays
duel
at tzu-xiao e3
at goldarr e4
track 1 twin-dominion
track 2 esmaes-favour
track 3 garnets-favour
# all three are fulfilled: Esmae 1:0, Garnet 1:0
expect fulfilled 2 twin-dominion 1
expect fulfilled 2 esmaes-favour 1
expect fulfilled 2 garnets-favour 1
do 1 end
event score 2 esmaes-favour 1
event score 2 garnets-favour 2
no-event score 2 twin-dominion
expect vp 2 3
expect vp 1 0
expect track 1 twin-dominion
expect track 2 empty
expect track 3 empty
expect challenge-discard 2
sees 1 challenges-done esmaes-favour garnets-favour
sees-not 1 challenges-done twin-dominion

test BR-SCORE-1 BR-SCORE-3 What is not fulfilled is not scored and stays; the slot without scoring gives nothing
duel
at tzu-xiao e3
track 1 esmaes-favour
track 2 garnets-favour
track 3 ragryls-favour
do 1 end
no-event score
expect vp 2 0
expect track 1 esmaes-favour
expect track 2 garnets-favour
expect track 3 ragryls-favour
expect challenge-discard 0

test BR-SCORE-4 BR-RULE-8 Nothing is scored in the first round
duel
round 1
at tzu-xiao e3
track 2 esmaes-favour
do 1 end
no-event score
expect vp 2 0
expect track 2 esmaes-favour
do 2 end
# round 2 has begun; seat 1 does not fulfil it
expect track 3 esmaes-favour
do 1 end
expect vp 2 2

test BR-SCORE-5 Only the side whose turn begins is checked
duel
at kilgore e3
track 2 esmaes-favour
expect fulfilled 1 esmaes-favour 1
do 1 end
# seat 2's scoring phase: seat 1 fulfils it, but gains nothing now
no-event score
expect vp 1 0
expect vp 2 0
expect track 2 esmaes-favour
do 2 end
event score 1 esmaes-favour 2
expect vp 1 2

test BR-SCORE-5 A position broken before the own turn gives nothing
duel
at kilgore e3
track 2 esmaes-favour
do 1 end
at tzu-xiao c2
do 2 end
# 1:1 in Esmae's area
no-event score
expect vp 1 0
expect track 3 esmaes-favour

test BR-SCORE-6 The same challenge is worth 1 on slot 2
duel
at tzu-xiao e3
track 2 esmaes-favour
do 1 end
event score 2 esmaes-favour 1
expect vp 2 1

test BR-SCORE-6 The same challenge is worth 2 on slot 3
duel
at tzu-xiao e3
track 3 esmaes-favour
do 1 end
expect vp 2 2

test BR-SCORE-6 The same challenge is worth 1 on slot 4
duel
at tzu-xiao e3
track 4 esmaes-favour
do 1 end
expect vp 2 1

test BR-SCORE-6 Another challenge on the same slot is worth the same
duel
at tzu-xiao e4
at goldarr f4
track 3 at-garnets-feet
do 1 end
expect vp 2 2

test BR-RULE-7 All fulfilled challenges are scored together, and only then the end is checked
duel
vp 2 4
at tzu-xiao e3
at goldarr e4
at dugrun e7
track 2 esmaes-favour
track 3 garnets-favour
track 4 ragryls-favour
do 1 end
# 4 + 1 + 2 + 1, not just the fifth point
expect vp 2 8
expect challenge-discard 3
over 2

test BR-RULE-7 Nobody is asked whether to score
duel
at tzu-xiao e3
at goldarr e4
track 2 esmaes-favour
track 4 garnets-favour
do 1 end
asked 2
prompt activate
expect vp 2 2
expect track 2 empty
expect track 4 empty

test BR-UPK-1 BR-UPK-3 Essences spent in the own turn are ready again for the other side's turn
duel
hand 1 darksteel-armour crusher
do 1 play crusher; stay
do 1 standard create kilgore; stay; hold
expect essence 1 manipulation
do 1 end
expect essence 1 manipulation destruction creation
# only one's own recover: what seat 2 lacks comes back in seat 2's upkeep
essence 2 none
expect essence 2 none
do 2 end
expect essence 2 manipulation destruction creation
expect essence 1 manipulation destruction creation

test BR-UPK-1 BR-UPK-3 Only the own essences recover in upkeep
duel
essence 1 destruction
essence 2 creation
do 1 end
expect essence 1 manipulation destruction creation
expect essence 2 creation

test BR-UPK-2 BR-UPK-3 Plan 1 of two cards: one is discarded, the planned one is drawn first
duel
hand 1 crusher fireball
do 1 standard manipulate kilgore; stay; use; plan crusher
expect hand 1 1
# the planned card needs no chance: the four values are for the other four
force card dive tailwind wellspring headbutt
do 1 end
expect discard 1 1
expect discard 1 has fireball
expect hand 1 5
expect hand 1 has crusher dive tailwind wellspring headbutt

test BR-UPK-2 With a short deck the discarded hand is shuffled in and drawing goes on
duel
hand 1 crusher
deck 1 2
expect discard 1 15
do 1 end
# 2 drawn, 15 + 1 shuffled, 3 drawn
event reshuffle 1
expect hand 1 5
expect deck 1 13
expect discard 1 0

# Team game: seats 1 and 3 against 2 and 4
test BR-UPK-3 BR-TEAM-3 Team game: an essence spent on a reaction comes back only in that player's own upkeep
team
turn 2
at kilgore d4
at tzu-xiao c4
hand 1 darksteel-armour
hand 2 chi-drain
do 2 play chi-drain; stay; attack kilgore
asked 1
do 1 react darksteel-armour kilgore
# yellow is gone
expect essence 1 manipulation destruction
do 2 end
expect turn 3
expect essence 1 manipulation destruction
do 3 end
expect turn 4
expect essence 1 manipulation destruction
do 4 end
expect turn 1
expect essence 1 manipulation destruction
denied 1 BR-ACT-2 standard create kilgore
offered 1 standard destroy kilgore
do 1 end
expect essence 1 manipulation destruction creation
