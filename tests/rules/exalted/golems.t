# Golems: their profile, where they stand, the march at the end of a round

test EX-GOLEM-1 EX-MARK-3 NK 3, AGIL 4, RST and MR 0, two points of life, moves 3 inches
match
at golem-red-nw-outer-1 300 4400
expect value golem-red-nw-outer-1 attack 3 move 3 agil 4 rst 0 mr 0 range 1
expect life golem-red-nw-outer-1 2
lp golem-red-nw-outer-1 1
expect fact spectator arena golem-red-nw-outer-1 life 1
expect fact 2 arena golem-red-nw-outer-1 nk 3

test EX-GOLEM-2 EX-GOLEM-3 EX-RULE-48 At the start each owner places the second golem of his pairs before the inner towers, the start player first
factions
do 1 start 2
prompt golem
asked 2
expect about golem-red-nw-inner-2 nw
expect at golem-red-nw-inner-1 5013 8400
do 2 golem 4763,8400
expect about golem-red-m-inner-2 m
do 2 golem 6214,6214
do 2 golem 8400,4763
asked 1
expect about golem-blue-nw-inner-2 nw
expect at golem-blue-nw-inner-1 600 3987
do 1 golem 600,4237; golem 2786,2786; golem 4237,600
prompt deploy
expect stands golem-blue-nw-outer-1 no
expect at golem-blue-se-inner-1 3987 600
expect at golem-blue-se-inner-2 4237 600

test EX-GOLEM-4 EX-NEUT-6 Golems and neutrals never attack by themselves, not even next to an enemy
match
lane golem-red-nw-outer-1 4400 golem-red-nw-outer-2 4650
home pantha-w
at alice 300 4100
at gavin 1650 4500
do 1 act jasper; run; go 1700,1300; done
no-event attack
expect lp alice 6
turn 2
do 2 pass-phase
no-event attack
expect lp alice 6
expect lp gavin 9

test EX-GOLEM-5 EX-ELIM-2 A golem that fell never returns; new ones come at the end of the round
match
home golem-red-nw-inner-1 golem-red-nw-inner-2
at alice 4763 7960
lp golem-red-nw-inner-2 1
force 5 5 5 5 5 5
do 1 act alice; attack golem-red-nw-inner-2; done
next-round
expect stands golem-red-nw-outer-1 yes
expect stands golem-red-nw-outer-2 no
expect stands golem-red-nw-inner-1 yes
expect stands golem-red-nw-inner-2 yes

# ---- placing ----

test EX-GPLACE-1 EX-GPLACE-2 EX-GPLACE-3 EX-GPLACE-4 Before blue's NW outer tower: (1369,6769); the second touches it and is not nearer
match
home golem-blue-nw-inner-1 golem-blue-nw-inner-2
end-phase
prompt golem EX-GPLACE-4
asked 1
expect at golem-blue-nw-outer-1 1369 6769
offered 1 golem 1546,6946
offered 1 golem 1192,6946
denied 1 EX-GPLACE-3 golem 1192,6592
denied 1 EX-GPLACE-2 golem 1600,7000
do 1 golem 1192,6946
expect at golem-blue-nw-outer-2 1192 6946

test EX-GPLACE-2 The second golem does not stand on anybody; the usual place is then beside
match
home golem-blue-nw-inner-1 golem-blue-nw-inner-2
at ayumi 1700 7100
end-phase
denied 1 EX-MOVE-4 golem 1546,6946
offered 1 golem 1192,6946

test EX-GPLACE-3 EX-GPLACE-2 EX-GOLEM-3 Red's pair by red: nearer to its own tower is forbidden
match
home golem-red-nw-inner-1 golem-red-nw-inner-2
end-phase
asked 2
expect at golem-red-nw-outer-1 2231 7631
offered 2 golem 2054,7454
denied 2 EX-GPLACE-3 golem 2408,7808

test EX-GPLACE-5 EX-RULE-15 A hero on the regular place: the nearest point 3 inches from the tower
match
home golem-blue-m-inner-1 golem-blue-m-inner-2
at ayumi 4019 4019
end-phase
asked 1
# 42 steps of 1/1024 turn on the circle of 1087 round (3250,3250); both sides are equal: counter-clockwise
expect at golem-blue-m-outer-1 3797 4189

test EX-GPLACE-6 EX-GMARCH-7 Wherever they stand exactly: enemy golems meet before anybody reaches a tower
match
at golem-blue-nw-outer-1 2500 8700
at golem-red-nw-outer-1 300 4400
end-phase
event clash nw 1
expect stands golem-blue-nw-outer-1 no
expect stands golem-red-nw-outer-1 no
expect lp tower-red-nw-outer 5
expect lp tower-blue-nw-outer 5

# ---- the march ----

test EX-GMARCH-1 EX-GMARCH-2 EX-GMARCH-3 EX-GMARCH-6 End of round 1: two at every outer station, two new ones at every inner one
option teams=random
start
next-round
next-round
expect round 2
expect stands golem-blue-nw-outer-1 yes
expect stands golem-blue-nw-outer-2 yes
expect stands golem-blue-m-outer-1 yes
expect stands golem-blue-m-outer-2 yes
expect stands golem-blue-se-outer-1 yes
expect stands golem-blue-se-outer-2 yes
expect stands golem-red-nw-outer-1 yes
expect stands golem-red-nw-outer-2 yes
expect stands golem-red-m-outer-1 yes
expect stands golem-red-m-outer-2 yes
expect stands golem-red-se-outer-1 yes
expect stands golem-red-se-outer-2 yes
expect at golem-blue-nw-outer-1 1369 6769
expect at golem-blue-m-outer-1 4019 4019
expect at golem-red-se-outer-1 7631 2231
expect at golem-blue-nw-inner-1 600 3987
expect at golem-blue-nw-inner-2 600 4237
expect at golem-red-nw-inner-1 5013 8400
expect at golem-red-m-inner-2 6214 6214
expect at golem-blue-se-inner-1 3987 600
expect at golem-blue-m-inner-1 2609 2609
expect at golem-red-se-inner-2 8400 4763
expect lp tower-red-nw-outer 5
expect lp tower-blue-m-outer 5

test EX-GMARCH-1 EX-GMARCH-3 EX-RULE-87 Blue lost one NW golem: one at the outer station, on the first place, with its damage
match
round 1
home golem-blue-nw-inner-2
lp golem-blue-nw-inner-2 1
end-phase
event pair blue nw 1
expect at golem-blue-nw-outer-1 1369 6769
expect lp golem-blue-nw-outer-1 1
expect stands golem-blue-nw-outer-2 no
next-round
expect at golem-blue-nw-inner-1 600 3987
expect at golem-blue-nw-inner-2 600 4237
expect lp golem-blue-nw-inner-1 2

test EX-GMARCH-4 EX-GMARCH-5 EX-GMARCH-8 EX-GMARCH-9 Two blue, one red: the tower goes from 5 to 4, none of the three is left
match
home golem-blue-nw-outer-1 golem-blue-nw-outer-2 golem-red-nw-outer-1
end-phase
event clash nw 1
event siege tower-red-nw-outer 1
no-event hits
expect lp tower-red-nw-outer 4
expect stands golem-blue-nw-outer-1 no
expect stands golem-blue-nw-outer-2 no
expect stands golem-red-nw-outer-1 no

test EX-GMARCH-7 Two against two: none is left
match
home golem-blue-m-outer-1 golem-blue-m-outer-2 golem-red-m-outer-1 golem-red-m-outer-2
end-phase
event clash m 2
no-event siege
expect stands golem-blue-m-outer-1 no
expect stands golem-blue-m-outer-2 no
expect stands golem-red-m-outer-1 no
expect stands golem-red-m-outer-2 no
expect lp tower-red-m-outer 5
expect lp tower-blue-m-outer 5

test EX-GMARCH-7 Lanes do not mix: nobody meets a golem of another lane
match
home golem-blue-nw-outer-1 golem-red-m-outer-1
end-phase
no-event clash
event siege tower-red-nw-outer 1
event siege tower-blue-m-outer 1

test EX-GMARCH-10 Red's outer tower destroyed: one blue golem and the red inner one fall, the other hits the inner tower
match
off tower-red-nw-outer
home golem-blue-nw-outer-1 golem-blue-nw-outer-2 golem-red-nw-inner-1
end-phase
event clash nw 1
expect lp tower-red-nw-inner 7
expect stands golem-red-nw-inner-1 no
expect stands golem-red-nw-outer-1 no
expect stands golem-blue-nw-outer-1 no
expect stands golem-blue-nw-outer-2 no

test EX-GMARCH-11 EX-RULE-57 No tower left on the lane: the artifact goes from 9 to 7 before it grows again
match
off tower-red-nw-outer tower-red-nw-inner
home golem-blue-nw-outer-1 golem-blue-nw-outer-2
lp artifact-red 9
end-phase
event siege artifact-red 2
event regrowth artifact-red 2
expect lp artifact-red 9

test EX-GMARCH-11 Stopped by an inner golem even there
match
off tower-red-nw-outer tower-red-nw-inner
home golem-blue-nw-outer-1 golem-red-nw-inner-1
lp artifact-red 9
end-phase
event clash nw 1
no-event siege

test EX-GMARCH-12 EX-END-6 EX-ART-2 New golems come last: they stop nobody and do not march
match
home golem-blue-nw-outer-1
off tower-red-nw-outer
end-phase
no-event clash
event siege tower-red-nw-inner 1
next-round
expect at golem-red-nw-inner-1 5013 8400
expect stands golem-red-nw-outer-1 no

test EX-RULE-45 The inner pair does not shield a standing outer tower; it moves up unharmed
match
home golem-blue-nw-outer-1 golem-blue-nw-outer-2 golem-red-nw-inner-1 golem-red-nw-inner-2
end-phase
no-event clash
asked 2
expect at golem-red-nw-outer-1 2231 7631
next-round
expect lp tower-red-nw-outer 3
expect stands golem-blue-nw-outer-1 no
expect stands golem-blue-nw-outer-2 no
expect at golem-red-nw-outer-2 2054 7454
expect lp golem-red-nw-outer-2 2
expect at golem-red-nw-inner-1 5013 8400
expect at golem-red-nw-inner-2 4763 8400

test EX-RULE-46 The own tower is destroyed: the same stations, from the marker; new pairs still come
match
off tower-blue-nw-outer tower-blue-nw-inner
home golem-blue-nw-inner-1
end-phase
expect at golem-blue-nw-outer-1 1369 6769
next-round
expect at golem-blue-nw-inner-1 600 3987
expect at golem-blue-nw-inner-2 600 4237

test EX-RULE-47 Two golems at a tower with 1 LP: both perish, and heroes in the way are ignored
match
home golem-blue-nw-outer-1 golem-blue-nw-outer-2
at ayumi 1900 7300
lp tower-red-nw-outer 1
end-phase
event siege tower-red-nw-outer 2
expect stands tower-red-nw-outer no
expect lp tower-red-nw-inner 8
expect lp ayumi 6
expect stands golem-blue-nw-outer-1 no
expect stands golem-blue-nw-outer-2 no

test EX-RULE-48 Moving up: the start player's pairs first, NW, M, SE, then the other's
match
home golem-red-nw-inner-1 golem-red-nw-inner-2
home golem-blue-se-inner-1 golem-blue-se-inner-2 golem-blue-m-inner-1 golem-blue-m-inner-2
end-phase
asked 1
expect about golem-blue-m-outer-2 m
do 1 golem 4196,4196
expect about golem-blue-se-outer-2 se
do 1 golem 6946,1546
asked 2
expect about golem-red-nw-outer-2 nw
do 2 golem 2054,7454
# step 6: the new pairs in the same order
asked 1
expect about golem-blue-nw-inner-2 nw

test EX-RULE-87 In an exchange the more damaged one goes first
match
off tower-red-m-outer
home golem-blue-m-outer-1 golem-red-m-inner-1 golem-red-m-inner-2
lp golem-red-m-inner-2 1
end-phase
event clash m 1
expect lp golem-red-m-outer-1 2
expect stands golem-red-m-outer-2 no
expect at golem-red-m-outer-1 4981 4981

test EX-RULE-84 The march at the end of the round ignores statuses
match
home golem-blue-nw-outer-1 golem-blue-m-inner-1
status golem-blue-nw-outer-1 stun
status golem-blue-nw-outer-1 hold
status golem-blue-m-inner-1 slow
last-phase
status golem-blue-m-inner-1 hold
status golem-blue-nw-outer-1 hold
do 2 pass-phase
event siege tower-red-nw-outer 1
expect at golem-blue-m-outer-1 4019 4019
expect status golem-blue-m-outer-1 slow yes

test EX-GMARCH-6 EX-GPLACE-4 EX-CARD-8 What is on a golem goes with it when it moves up, also while its owner chooses a place: an effect, damage, a status
match nian-mingli
level nian-mingli 2
last-phase
home golem-red-nw-inner-1
lane golem-red-nw-inner-2 4400 nian-mingli 3600
at ayumi 700 4400
do 2 act ayumi; run; go 700,4700; done
force 3 0 0 0 0
do 1 answer nian-mingli w
do 1 aim 300,4400
expect value golem-red-nw-inner-2 agil 3
status golem-red-nw-inner-2 bleed nian-mingli
do 2 pass
prompt golem EX-GPLACE-4
expect stands golem-red-nw-outer-2 no
expect value golem-red-nw-outer-2 agil 3
expect value golem-red-nw-outer-1 agil 4
expect lp golem-red-nw-outer-2 1
expect lp golem-red-nw-outer-1 2
expect status golem-red-nw-outer-2 bleed yes
do 2 golem 2054,7454
expect stands golem-red-nw-outer-2 no
event out golem-red-nw-outer-2
event reward nian-mingli golem 1 1
next-round
expect value golem-red-nw-inner-2 agil 4

test EX-RULE-15 EX-GPLACE-2 No room in contact: the second takes the nearest place that is not nearer to the tower, unasked
match
home golem-blue-nw-inner-1 golem-blue-nw-inner-2
at ayumi 1343 7068
at chen-lu 1668 6743
end-phase
expect at golem-blue-nw-outer-1 1369 6769
# the next question is about the new pairs
expect about golem-blue-nw-inner-2 nw
expect at golem-blue-nw-outer-2 1613 7013

# ---- what is listed of the second ----

test EX-GPLACE-4 EX-SETUP-3 The usual place on the line, and all round it where that is no nearer to the tower
match
home golem-blue-nw-inner-1 golem-blue-nw-inner-2
end-phase
listed 1 golem 1546,6946; golem 1619,6769; golem 1369,7019; golem 1192,6946; golem 1546,6592

test EX-GPLACE-4 The line is taken: the next place beside it
match
home golem-blue-m-inner-1 golem-blue-m-inner-2
at ayumi 4250 4250
end-phase
listed 1 golem 3923,4250; golem 3842,4196; golem 4196,3842

test EX-GPLACE-4 Red, turned
match
home golem-red-m-inner-1 golem-red-m-inner-2
at alice 4750 4750
end-phase
listed 2 golem 5077,4750; golem 4804,5158; golem 5158,4804

test EX-GMARCH-10 Blue's first tower is hit as any other: red's golems on the lane NW
match
off tower-blue-nw-outer
home golem-red-nw-outer-1 golem-red-nw-outer-2
end-phase
event siege tower-blue-nw-inner 2
expect lp tower-blue-nw-inner 6

test EX-GMARCH-11 And blue's artifact
match
off tower-blue-se-outer tower-blue-se-inner
home golem-red-se-outer-1
lp artifact-blue 5
end-phase
event siege artifact-blue 1
expect lp artifact-blue 6

test EX-GPLACE-1 EX-GMARCH-6 A pair moves up together: where its second golem stood is free for the first
match
home golem-blue-nw-inner-1
at golem-blue-nw-inner-2 1369 6769
end-phase
expect at golem-blue-nw-outer-1 1369 6769
do 1 golem 1546,6946
expect at golem-blue-nw-outer-2 1546 6946

test EX-GPLACE-5 EX-RULE-15 The circle before the tower is full: the nearest place of all
match
home golem-blue-m-inner-1
at ayumi 4172 3826
at tian-feng 3826 4172
end-phase
expect at golem-blue-m-outer-1 4088 4088
