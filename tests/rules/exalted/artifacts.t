# Artifacts (Artefakte)

test EX-ART-1 AGIL 3, RST 3, 15 LP, and no dice: it never attacks
match
expect value artifact-red attack 0 agil 3 rst 3
expect life artifact-red 15
expect lp artifact-red 15

test EX-ART-1 Nobody is attacked by it
match
off shi-weng chen-lu nian-mingli tian-feng ayumi
at alice 7700 8200
off tower-red-nw-inner tower-red-nw-outer
home golem-red-nw-inner-1
do 1 act alice; attack artifact-red; done
no-event attack artifact-red
no-event tower-shot

test EX-ART-2 EX-GOLEM-5 The artifact gives its team new golems at the end of every round
match
next-round
expect stands golem-red-m-inner-1 yes
expect stands golem-red-m-inner-2 yes
next-round
expect stands golem-red-m-outer-1 yes
expect stands golem-red-m-outer-2 yes
expect stands golem-red-m-inner-1 yes
expect stands golem-red-m-inner-2 yes

test EX-ART-3 Basic attacks harm it, abilities cannot be directed at it
match
off shi-weng chen-lu nian-mingli tian-feng
off tower-red-nw-inner tower-red-nw-outer
at lucina 7500 8200
at ayumi 7500 7700
level lucina 4
do 1 act lucina
offered 1 attack artifact-red
do 1 use r
denied 1 EX-RULE-91 aim 8300,8200
offered 1 aim 7500,7700

test EX-ART-3 What stands before it is hit, the artifact is not
match
off tower-red-nw-inner tower-red-nw-outer
off shi-weng nian-mingli tian-feng ayumi
at lucina 7500 8700
at chen-lu 7700 8200
level lucina 4
do 1 act lucina; use r; aim 7950,8150; done
do 2 let
event hits chen-lu
no-event hits artifact-red
expect lp artifact-red 15

test EX-ART-4 Both towers of one lane are gone: from any side
match
off shi-weng chen-lu nian-mingli tian-feng ayumi
off tower-red-nw-inner tower-red-nw-outer
at alice 8200 7300
do 1 act alice
offered 1 attack artifact-red
expect tag 1 arena artifact-red open yes

test EX-ART-4 One tower gone on each lane is not enough
match
off shi-weng chen-lu nian-mingli tian-feng ayumi
off tower-red-nw-outer tower-red-m-outer tower-red-se-inner
at alice 7700 8200
do 1 act alice
denied 1 EX-ART-4 attack artifact-red
expect tag 1 arena artifact-red shut yes

test EX-ART-4 Towers that red has lost do not open blue's artifact
match
off jasper gavin markovic alice lucina
off tower-red-nw-outer tower-red-nw-inner
turn 2
at tian-feng 800 1500
do 2 act tian-feng
denied 2 EX-ART-4 attack artifact-blue

test EX-ART-6 EX-RULE-57 At the end of the round 14 becomes 15, 7 becomes 9
match
lp artifact-red 14
lp artifact-blue 7
end-phase
event regrowth artifact-red 1
event regrowth artifact-blue 2
expect lp artifact-red 15
expect lp artifact-blue 9

test EX-ART-6 Unhurt it stays at 15
match
end-phase
no-event regrowth
expect lp artifact-red 15

test EX-RULE-57 EX-ART-6 EX-GEN-5 Destroyed at 0 by golems in step 2: it does not grow again, the game is over
match
off tower-red-nw-inner tower-red-nw-outer
home golem-blue-nw-outer-1 golem-blue-nw-outer-2
lp artifact-red 2
end-phase
over 1
no-event regrowth artifact-red
expect points 1 6
expect ending artifact

test EX-RULE-50 EX-VP-6 EX-MODE-2 Standard: 6 points are booked, then the destroyer wins at once
match
off shi-weng chen-lu nian-mingli tian-feng ayumi
off tower-red-nw-inner tower-red-nw-outer
at alice 7700 8200
lp artifact-red 1
do 1 act alice; attack artifact-red; done
over 1
expect points 1 6
expect ending artifact

test EX-ART-6 EX-RULE-57 An artifact regains 2, or the one that is missing
match
lp artifact-blue 14
lp artifact-red 3
end-phase
cites EX-ART-6 regrowth artifact-blue 1
cites EX-ART-6 regrowth artifact-red 2
expect lp artifact-blue 15
expect lp artifact-red 5
