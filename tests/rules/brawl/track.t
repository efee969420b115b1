# The challenge track (Herausforderungsleiste anpassen). Seat 2's upkeep draws five cards before the track
# is adjusted: "force 0 0 0 0 0" is for them (four cards in the team game).

test BR-RULE-5 The duel track: four slots worth 0, 1, 2, 1
duel
expect slot-value 1 0
expect slot-value 2 1
expect slot-value 3 2
expect slot-value 4 1
# what leaves the fourth slot is gone: there is no fifth
turn 2
track 4 esmaes-favour
do 2 end
event challenge-off esmaes-favour
expect track 4 empty

test BR-TRACK-1 BR-TRACK-2 BR-TRACK-3 At the end of the round all move one slot, the last falls off, a new one comes
duel
turn 2
track 1 esmaes-favour
track 2 garnets-favour
track 3 ragryls-favour
track 4 twin-dominion
expect challenge-deck 7
force 0 0 0 0 0
force challenge before-all-eyes
do 2 end
event challenge-off twin-dominion
cites BR-TRACK-3
event challenge before-all-eyes 0
expect track 1 before-all-eyes
expect track 2 esmaes-favour
expect track 3 garnets-favour
expect track 4 ragryls-favour
expect challenge-deck 6
expect challenge-discard 1
sees 1 challenges-done twin-dominion

test BR-TRACK-1 Nothing moves after the start player's turn
duel
track 1 esmaes-favour
track 2 garnets-favour
do 1 end
no-event challenge
expect track 1 esmaes-favour
expect track 2 garnets-favour
expect track 3 empty
expect challenge-deck 9

test BR-TRACK-4 BR-SCORE-2 The deck runs out: the discard pile becomes the new deck at once
duel
turn 2
track 1 esmaes-favour
track 2 garnets-favour
track 3 ragryls-favour
challenge-deck 1
expect challenge-discard 7
expect challenge-deck 1
at kilgore e4
do 2 end
# after the shift 3 lie on the track; the last card is drawn, and the 7 are shuffled now. Seat 1 controls
# Garnet's area and scores (slot 3): that card stays out of the new deck
expect track 1 any
expect track 2 esmaes-favour
expect track 3 empty
expect track 4 ragryls-favour
expect challenge-deck 7
expect vp 1 2
expect challenge-discard 1
sees 1 challenges-done garnets-favour

test BR-TRACK-4 Without a score the discard pile is empty afterwards
duel
turn 2
track 1 esmaes-favour
track 2 garnets-favour
track 3 ragryls-favour
challenge-deck 1
do 2 end
expect challenge-deck 7
expect challenge-discard 0

test BR-TRACK-4 What falls off while the last card is drawn belongs to the new deck
duel
turn 2
track 4 esmaes-favour
track 3 garnets-favour
challenge-deck 1
expect challenge-discard 8
do 2 end
# 8 + the one fallen off; on the track: one moved, one drawn
expect challenge-deck 9
expect challenge-discard 0
expect track 4 garnets-favour
expect track 1 any

test BR-TRACK-4 While a card is left the discard pile stays
duel
turn 2
challenge-deck 2
expect challenge-discard 9
do 2 end
expect challenge-deck 1
expect challenge-discard 9

test BR-TRACK-4 BR-TEAM-8 Team game: one card left, two to draw: draw, shuffle, draw
team
turn 4
track 1 esmaes-favour
track 2 garnets-favour
challenge-deck 1
expect challenge-discard 8
do 4 end
# the last card, then 8 shuffled, one of them drawn
expect track 4 garnets-favour
expect track 3 esmaes-favour
expect track 2 any
expect track 1 any
expect challenge-deck 7
expect challenge-discard 0

test BR-TRACK-5 A scored slot stays empty; only the shift fills it
duel
at tzu-xiao e3
track 2 ragryls-favour
track 3 esmaes-favour
do 1 end
expect vp 2 2
expect track 1 empty
expect track 2 ragryls-favour
expect track 3 empty
force 0 0 0 0 0
force challenge twin-dominion
do 2 end
expect track 1 twin-dominion
# the empty slot has moved along, the card behind it has moved in
expect track 2 empty
expect track 3 ragryls-favour
expect track 4 empty

test BR-TRACK-5 BR-TRACK-1 BR-TRACK-3 BR-SCORE-6 The way of one card: 0 in round 1, then 1, 2, 1, then gone
duel
round 1
track 1 esmaes-favour
do 1 end
do 2 end
expect round 2
expect track 2 esmaes-favour
expect slot-value 2 1
do 1 end
do 2 end
expect round 3
expect track 3 esmaes-favour
expect slot-value 3 2
do 1 end
do 2 end
expect round 4
expect track 4 esmaes-favour
expect slot-value 4 1
do 1 end
expect track 4 esmaes-favour
do 2 end
event challenge-off esmaes-favour
expect round 5
sees 1 challenges-done esmaes-favour
sees-not 1 track esmaes-favour

test BR-RULE-6 BR-TEAM-15 BR-TEAM-8 Team game: five slots worth 0, 0, 1, 2, 1; of two new cards the first goes right
team
expect slot-value 1 0
expect slot-value 2 0
expect slot-value 3 1
expect slot-value 4 2
expect slot-value 5 1
turn 4
track 1 esmaes-favour
track 2 garnets-favour
track 3 ragryls-favour
track 4 at-esmaes-feet
track 5 at-garnets-feet
force 0 0 0 0
force challenge twin-dominion before-all-eyes
do 4 end
# two slots each; the two on the right fall off
event challenge-off at-esmaes-feet
event challenge-off at-garnets-feet
expect track 5 ragryls-favour
expect track 4 garnets-favour
expect track 3 esmaes-favour
expect track 2 twin-dominion
expect track 1 before-all-eyes
expect challenge-discard 2

test BR-RULE-6 BR-TEAM-15 BR-SCORE-3 Team game: neither of the two left slots scores
team
at tzu-xiao e3
at goldarr e4
track 1 esmaes-favour
track 2 garnets-favour
do 1 end
no-event score
expect vp 2 0
expect track 1 esmaes-favour
expect track 2 garnets-favour

test BR-RULE-6 BR-SCORE-1 Team game: slots 3, 4 and 5 score 1, 2 and 1
team
at tzu-xiao e3
at goldarr e4
at kilgore-2 e7
track 3 esmaes-favour
track 4 garnets-favour
track 5 ragryls-favour
do 1 end
event score 2 esmaes-favour 1
event score 2 garnets-favour 2
event score 2 ragryls-favour 1
expect vp 2 4
