# Game modes and victory points (Spielmodi, Siegpunkte)

test EX-MODE-1 EX-VP-1 Standard is the usual mode: points of the team
match
expect seat-fact spectator 1 points 0
expect seat-fact spectator 1 trophies none

test EX-MODE-1 EX-MODE-4 Trophy Hunter counts monsters
option mode=trophies
match
expect seat-fact spectator 1 trophies 0
expect seat-fact spectator 1 points none

test EX-MODE-1 EX-MODE-3 To the End counts nothing
option mode=to-the-end
match
expect seat-fact spectator 1 points none
expect seat-fact spectator 1 trophies none

test EX-MODE-2 EX-VP-2 11 points and a hero falls in step 7: 12, over before the announced reaction
match
points 1 11
lane alice 3600 gavin 4500 ayumi 4150 shi-weng 4850
lp ayumi 1
do 1 act alice; attack ayumi; done
do 2 strike shi-weng gavin
over 1
expect points 1 12
no-event attack shi-weng gavin
expect lp gavin 9
expect ending points

test EX-MODE-2 With 10 points it is not over, and the reaction is made
match
points 1 10
lane alice 3600 gavin 4500 ayumi 4150 shi-weng 4850
lp ayumi 1
do 1 act alice; attack ayumi; done
do 2 strike shi-weng gavin
event attack shi-weng gavin
not-over
expect points 1 11

test EX-MODE-3 To the End: points do not end it, the artifact does
option mode=to-the-end
match
off shi-weng chen-lu nian-mingli tian-feng
off tower-red-nw-inner tower-red-nw-outer
lane ayumi 4150 jasper 3800
at alice 7700 8200
lp ayumi 1
lp artifact-red 1
do 1 act jasper; attack ayumi; done
do 2 let
not-over
expect points 1 0
do 1 no-more
do 1 act alice
do 1 no-more
do 1 attack artifact-red; done
over 1
expect ending artifact
expect points 1 0

test EX-MODE-4 Drako twice and now Cydra: over at once
option mode=trophies
match
scored 1 drako 2
home cydra
at alice 6000 3450
lp cydra 1
do 1 act alice; attack cydra; done
over 1
expect ending trophies
expect score 1 3

test EX-MODE-4 Two are not three, and the other's do not count
option mode=trophies
match
scored 1 drako 1
scored 2 cydra 2
home cydra
at alice 6000 3450
lp cydra 1
do 1 act alice; attack cydra; done
not-over
expect seat-fact spectator 1 trophies 2

test EX-MODE-4 EX-MODE-3 Monsters decide in Trophy Hunter alone: To the End goes on, however many there are
option mode=to-the-end
match
scored 1 drako 40
home cydra
at alice 6000 3450
lp cydra 1
do 1 act alice; attack cydra; done
event out cydra
not-over

test EX-MODE-5 Poacher: after 4 rounds most points win
option mode=poacher
match
round 4
points 1 3
points 2 4
next-round
over 2
expect ending rounds

test EX-MODE-5 Not after 3 rounds
option mode=poacher
match
round 3
points 1 3
next-round
not-over
expect round 4

test EX-RULE-52 Poacher with equal points: a draw
option mode=poacher
match
round 4
points 1 3
points 2 3
next-round
over draw

test EX-RULE-52 EX-RULE-54 The end phase of round 4 is played: a creature that bleeds out still counts
option mode=poacher
match
round 4
points 1 3
points 2 3
home pantha-w
lp pantha-w 1
last-phase
status pantha-w bleed alice
do 2 pass-phase
expect points 1 4
next-round
over 1

test EX-RULE-50 In Poacher and Trophy Hunter too a destroyed artifact ends the game
option mode=poacher
match
off shi-weng chen-lu nian-mingli tian-feng ayumi
off tower-red-nw-inner tower-red-nw-outer
points 2 9
at alice 7700 8200
lp artifact-red 1
do 1 act alice; attack artifact-red; done
over 1
expect points 1 0

test EX-RULE-50 Trophy Hunter: the artifact ends it
option mode=trophies
match
off shi-weng chen-lu nian-mingli tian-feng ayumi
off tower-red-nw-inner tower-red-nw-outer
at alice 7700 8200
lp artifact-red 1
do 1 act alice; attack artifact-red; done
over 1

test EX-RULE-51 Both reach 12 in the same step, blue with 13: blue wins
match
points 1 11
points 2 10
home golem-blue-nw-outer-1 golem-red-m-outer-1
lp tower-red-nw-outer 1
lp tower-blue-m-outer 1
end-phase
over 1
expect points 1 13
expect points 2 12

test EX-RULE-51 Both with equally many: a draw
match
points 1 10
points 2 10
home golem-blue-nw-outer-1 golem-red-m-outer-1
lp tower-red-nw-outer 1
lp tower-blue-m-outer 1
end-phase
over draw
cites EX-RULE-51 draw

test EX-RULE-51 Both artifacts fall together: a draw, whatever the points
match
points 1 5
off tower-red-nw-outer tower-red-nw-inner tower-blue-m-outer tower-blue-m-inner
home golem-blue-nw-outer-1 golem-red-m-outer-1
lp artifact-red 1
lp artifact-blue 1
end-phase
over draw

# ---- points ----

test EX-VP-3 A tower: 2 points
match
at alice 3000 7800
lp tower-red-nw-outer 1
do 1 act alice; attack tower-red-nw-outer; done
event points blue 2 2
expect points 1 2
expect points 2 0

test EX-VP-4 Cydra: 2 points
match
home cydra
at alice 6000 3450
lp cydra 1
do 1 act alice; attack cydra; done
expect points 1 2

test EX-VP-5 Drako: 3 points
match
home drako
at alice 1700 6800
lp drako 1
do 1 act alice; attack drako; done
expect points 1 3

test EX-VP-2 EX-VP-3 EX-VP-5 Three heroes, two towers and Drako: 3 + 4 + 3 = 10
match
home drako
at alice 1700 6800
lp drako 1
do 1 act alice; attack drako; done
expect points 1 3
last-phase
home golem-blue-nw-outer-1 golem-blue-m-outer-1
lp tower-red-nw-outer 1
lp tower-red-m-outer 1
lp ayumi 1
lp shi-weng 1
lp chen-lu 2
status ayumi bleed alice
status shi-weng burn alice
status chen-lu bleed gavin
do 2 pass-phase
next-round
expect points 1 10
expect points 2 0

test EX-RULE-54 A status effect in the end phase: the team of its cause scores
match
last-phase
lp alice 1
status alice burn ayumi
do 2 pass-phase
expect points 2 1
expect points 1 0

test EX-VP-7 EX-VP-8 EX-VP-9 EX-RULE-53 Poacher: Pantha of the own mountain twice, red's Igu, Cydra: 1 + 1 + 2 + 3 = 7
option mode=poacher
match
at pantha-w 600 4300
at alice 600 3600
lp pantha-w 1
do 1 act alice; attack pantha-w; done
do 1 no-more
expect points 1 1
gold alice 0
actions 2
at pantha-w 600 4300
lp pantha-w 1
do 1 act alice; attack pantha-w; done
do 1 no-more
expect points 1 2
gold alice 0
actions 2
at igu-n 600 4300
lp igu-n 1
do 1 act alice; attack igu-n; done
do 1 no-more
expect points 1 4
gold alice 0
actions 2
at cydra 600 4300
lp cydra 1
do 1 act alice; attack cydra; done
expect points 1 7

test EX-RULE-53 EX-VP-8 Wherever it was lured: for red blue's Pantha is 2, its own 1
option mode=poacher
match
turn 2
at pantha-w 8400 4600
at tian-feng 8400 5200
lp pantha-w 1
do 2 act tian-feng; attack pantha-w; done
expect points 2 2
expect points 1 0

test EX-VP-10 Poacher: nothing for heroes and towers
option mode=poacher
match
lane alice 3600 ayumi 4200
lp ayumi 1
do 1 act alice; attack ayumi; done
expect points 1 0
do 1 no-more
gold alice 0
at alice 3000 7800
lp tower-red-nw-outer 1
do 1 act alice; attack tower-red-nw-outer; done
expect points 1 0

test EX-VP-10 Standard: nothing for creatures and golems
match
at pantha-w 600 4300
at golem-red-nw-outer-1 250 4300
at alice 600 3600
lp pantha-w 1
lp golem-red-nw-outer-1 1
do 1 act alice; attack pantha-w; done
expect points 1 0
do 1 no-more
gold alice 0
do 1 act alice; attack golem-red-nw-outer-1; done
expect points 1 0

test EX-RULE-78 No limit of rounds by itself
match
round 150
next-round
not-over
expect round 151

test EX-RULE-78 A round limit for who wants one: then points decide
option round-limit=3
match
points 2 1
next-round
not-over
next-round
over 2
expect ending round-limit

test EX-MODE-5 EX-RULE-52 After the fourth round of Poacher points decide
option mode=poacher
match
round 4
points 1 3
last-phase
until limit
cites EX-MODE-5 limit 4
cites EX-GEN-6 win blue

test EX-MODE-5 EX-RULE-52 Or nobody has won
option mode=poacher
match
round 4
points 1 3
points 2 3
last-phase
until limit
cites EX-MODE-5 limit 4
cites EX-RULE-52 draw 4
over draw

test EX-RULE-78 The limit of rounds: red has more
option round-limit=3
match
round 3
points 2 3
points 1 2
last-phase
until limit
cites EX-RULE-78 limit 3
cites EX-GEN-6 win red

test EX-RULE-78 Not a round earlier
option round-limit=3
match
last-phase
next-round
no-event limit
expect round 3

test EX-RULE-51 Both reach the goal in the same step: who has more
match
points 1 10
points 2 11
at golem-red-m-outer-1 3900 3900
at golem-blue-nw-outer-1 600 4200
lp tower-blue-m-outer 1
lp tower-red-nw-outer 1
end-phase
cites EX-GEN-6 win red
over 2

test EX-RULE-51 Turned
match
points 1 11
points 2 10
at golem-red-m-outer-1 3900 3900
at golem-blue-nw-outer-1 600 4200
lp tower-blue-m-outer 1
lp tower-red-nw-outer 1
end-phase
cites EX-GEN-6 win blue
over 1

test EX-RULE-51 As many: nobody has won
match
points 1 10
points 2 10
at golem-red-m-outer-1 3900 3900
at golem-blue-nw-outer-1 600 4200
lp tower-blue-m-outer 1
lp tower-red-nw-outer 1
end-phase
cites EX-RULE-51 draw 2
over draw

test EX-VP-1 EX-VP-3 EX-VP-6 What points came from is counted: a tower as a tower
pack exalted-vectors
match
lane alice 6900
at tower-red-nw-outer 300 7500
lp tower-red-nw-outer 1
do 1 act alice; attack tower-red-nw-outer; done
expect fact 1 scored-1 tower times 1
expect fact 1 scored-1 tower points 2
sees-not 1 scored-1 artifact

test EX-SEQ-9 EX-MODE-2 A reaction that brings the last point ends the game before golems answer
pack exalted-vectors
match
points 2 11
lane alice 3600 golem-red-nw-outer-1 4000
at tian-feng 900 4000
lp alice 1
do 1 act alice; attack golem-red-nw-outer-1; done
force 0 0 0 0 0 0
force 5 5 5 5 5 5
do 2 strike tian-feng alice
over 2
no-event attack golem-red-nw-outer-1

test EX-MODE-2 EX-LEAVE-3 The blow at the leaving brings the last point
pack exalted-vectors
match vs gavin
points 2 11
lane alice 3600 gavin-2 4000
lp alice 1
do 1 act alice; run; go 700,3400; done
do 2 catch gavin-2
over 2

test EX-MODE-2 EX-LEAVE-3 Also between her blow and her way
pack exalted-vectors
match vs gavin
points 2 11
lane alice 3600 gavin-2 4000
lp alice 1
do 1 act alice; attack gavin-2; go 700,3400; done
force 0 0 0 0 0 0
do 2 catch gavin-2
event attack alice gavin-2
over 2

test EX-MODE-2 EX-RULE-54 So does the answer of a golem
pack exalted-vectors
match
points 2 11
lane alice 3600 golem-red-nw-outer-1 4000
lp alice 1
force 0 0 0 0 0 0
do 1 act alice; attack golem-red-nw-outer-1; done
over 2

test EX-MODE-2 EX-RULE-54 And a tower after the action, before anybody is asked again
pack exalted-vectors
match
points 2 11
at alice 2600 8000
home golem-red-nw-outer-1
lp alice 1
do 1 act gavin; run; go 1576,900; done
over 2

test EX-MODE-2 EX-XP-9 A status that fells in the end phase
pack exalted-vectors
match
points 1 11
status ayumi bleed alice
lp ayumi 1
end-phase
over 1
no-event end-step golems

test EX-VP-9 Poacher: Drako brings 3 as well
option mode=poacher
match
at alice 3000 5700
home drako
lp drako 1
do 1 act alice; attack drako; done
expect points 1 3
