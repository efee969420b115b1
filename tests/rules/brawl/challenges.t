# The eleven challenges, each fulfilled and not, for both sides. Seat 1 is north (purple), seat 2
# south (turquoise). Where a test ends the turn of seat 1, seat 2 scores; seat 1 scores after the track has
# moved by one slot.

test BR-CTRL-1 BR-SCORE-1 CH-1 Esmae's Favour: more champions in the area than the enemy, and the hexes that count
duel
# 0:0 nobody
expect fulfilled 1 esmaes-favour 0
expect fulfilled 2 esmaes-favour 0
at kilgore c1
expect fulfilled 1 esmaes-favour 1
at kilgore c2
expect fulfilled 1 esmaes-favour 1
at kilgore d1
expect fulfilled 1 esmaes-favour 1
at kilgore d2
expect fulfilled 1 esmaes-favour 1
at kilgore e1
expect fulfilled 1 esmaes-favour 1
at kilgore e3
expect fulfilled 1 esmaes-favour 1
at kilgore f1
expect fulfilled 1 esmaes-favour 1
at kilgore f2
expect fulfilled 1 esmaes-favour 1
at kilgore g1
expect fulfilled 1 esmaes-favour 1
at kilgore g2
expect fulfilled 1 esmaes-favour 1
# hexes next to the area do not count
at kilgore d3
expect fulfilled 1 esmaes-favour 0
at kilgore f3
expect fulfilled 1 esmaes-favour 0
at kilgore b1
expect fulfilled 1 esmaes-favour 0
at kilgore h1
expect fulfilled 1 esmaes-favour 0
at kilgore c3
expect fulfilled 1 esmaes-favour 0
at kilgore e4
expect fulfilled 1 esmaes-favour 0
# 1:0
at kilgore c1
expect fulfilled 1 esmaes-favour 1
expect fulfilled 2 esmaes-favour 0
# 1:1 nobody
at tzu-xiao g2
expect fulfilled 1 esmaes-favour 0
expect fulfilled 2 esmaes-favour 0
# 1:2
at goldarr g1
expect fulfilled 1 esmaes-favour 0
expect fulfilled 2 esmaes-favour 1
# 2:2 nobody
at gwaien e1
expect fulfilled 1 esmaes-favour 0
expect fulfilled 2 esmaes-favour 0
# 3:2
at deryn e3
expect fulfilled 1 esmaes-favour 1
expect fulfilled 2 esmaes-favour 0
# who is on the gate counts nowhere: 2:2, then 2:1 and 2:0
at deryn gate
expect fulfilled 1 esmaes-favour 0
at goldarr gate
expect fulfilled 1 esmaes-favour 1

test BR-CTRL-1 BR-SCORE-1 CH-1 Esmae's Favour is scored by seat 2 with 2:1, not with 1:1
duel
at tzu-xiao d1
at kilgore f1
track 2 esmaes-favour
do 1 end
expect vp 2 0
expect track 2 esmaes-favour
at goldarr f2
do 2 end
# seat 1 does not control it either: 1:2
expect vp 1 0
expect track 3 esmaes-favour
do 1 end
event score 2 esmaes-favour 2
expect vp 2 2

test BR-CTRL-1 BR-SCORE-1 CH-1 Esmae's Favour is scored by seat 1 with 1:0
duel
turn 2
at kilgore d2
track 1 esmaes-favour
do 2 end
event score 1 esmaes-favour 1
expect vp 1 1

test BR-CTRL-1 BR-SCORE-1 CH-2 Garnet's Favour: more champions in the area than the enemy, and the hexes that count
duel
# 0:0 nobody
expect fulfilled 1 garnets-favour 0
expect fulfilled 2 garnets-favour 0
at kilgore c3
expect fulfilled 1 garnets-favour 1
at kilgore c5
expect fulfilled 1 garnets-favour 1
at kilgore d4
expect fulfilled 1 garnets-favour 1
at kilgore d5
expect fulfilled 1 garnets-favour 1
at kilgore e4
expect fulfilled 1 garnets-favour 1
at kilgore e6
expect fulfilled 1 garnets-favour 1
at kilgore f4
expect fulfilled 1 garnets-favour 1
at kilgore f5
expect fulfilled 1 garnets-favour 1
at kilgore g3
expect fulfilled 1 garnets-favour 1
at kilgore g5
expect fulfilled 1 garnets-favour 1
# hexes next to the area do not count
at kilgore c4
expect fulfilled 1 garnets-favour 0
at kilgore d3
expect fulfilled 1 garnets-favour 0
at kilgore d6
expect fulfilled 1 garnets-favour 0
at kilgore f3
expect fulfilled 1 garnets-favour 0
at kilgore f6
expect fulfilled 1 garnets-favour 0
at kilgore g4
expect fulfilled 1 garnets-favour 0
at kilgore e3
expect fulfilled 1 garnets-favour 0
at kilgore e7
expect fulfilled 1 garnets-favour 0
# 1:0
at kilgore c3
expect fulfilled 1 garnets-favour 1
expect fulfilled 2 garnets-favour 0
# 1:1 nobody
at tzu-xiao g5
expect fulfilled 1 garnets-favour 0
expect fulfilled 2 garnets-favour 0
# 1:2
at goldarr g3
expect fulfilled 1 garnets-favour 0
expect fulfilled 2 garnets-favour 1
# 2:2 nobody
at gwaien e4
expect fulfilled 1 garnets-favour 0
expect fulfilled 2 garnets-favour 0
# 3:2
at deryn e6
expect fulfilled 1 garnets-favour 1
expect fulfilled 2 garnets-favour 0
# who is on the gate counts nowhere: 2:2, then 2:1 and 2:0
at deryn gate
expect fulfilled 1 garnets-favour 0
at goldarr gate
expect fulfilled 1 garnets-favour 1

test BR-CTRL-1 BR-SCORE-1 CH-2 Garnet's Favour is scored by seat 2 with 2:1, not with 1:1
duel
at tzu-xiao d4
at kilgore f4
track 2 garnets-favour
do 1 end
expect vp 2 0
expect track 2 garnets-favour
at goldarr f5
do 2 end
# seat 1 does not control it either: 1:2
expect vp 1 0
expect track 3 garnets-favour
do 1 end
event score 2 garnets-favour 2
expect vp 2 2

test BR-CTRL-1 BR-SCORE-1 CH-2 Garnet's Favour is scored by seat 1 with 1:0
duel
turn 2
at kilgore d5
track 1 garnets-favour
do 2 end
event score 1 garnets-favour 1
expect vp 1 1

test BR-CTRL-1 BR-SCORE-1 CH-3 Ragryl's Favour: more champions in the area than the enemy, and the hexes that count
duel
# 0:0 nobody
expect fulfilled 1 ragryls-favour 0
expect fulfilled 2 ragryls-favour 0
at kilgore c6
expect fulfilled 1 ragryls-favour 1
at kilgore c7
expect fulfilled 1 ragryls-favour 1
at kilgore d7
expect fulfilled 1 ragryls-favour 1
at kilgore d8
expect fulfilled 1 ragryls-favour 1
at kilgore e7
expect fulfilled 1 ragryls-favour 1
at kilgore e9
expect fulfilled 1 ragryls-favour 1
at kilgore f7
expect fulfilled 1 ragryls-favour 1
at kilgore f8
expect fulfilled 1 ragryls-favour 1
at kilgore g6
expect fulfilled 1 ragryls-favour 1
at kilgore g7
expect fulfilled 1 ragryls-favour 1
# hexes next to the area do not count
at kilgore d6
expect fulfilled 1 ragryls-favour 0
at kilgore f6
expect fulfilled 1 ragryls-favour 0
at kilgore b6
expect fulfilled 1 ragryls-favour 0
at kilgore h6
expect fulfilled 1 ragryls-favour 0
at kilgore c5
expect fulfilled 1 ragryls-favour 0
at kilgore e6
expect fulfilled 1 ragryls-favour 0
# 1:0
at kilgore c6
expect fulfilled 1 ragryls-favour 1
expect fulfilled 2 ragryls-favour 0
# 1:1 nobody
at tzu-xiao g7
expect fulfilled 1 ragryls-favour 0
expect fulfilled 2 ragryls-favour 0
# 1:2
at goldarr g6
expect fulfilled 1 ragryls-favour 0
expect fulfilled 2 ragryls-favour 1
# 2:2 nobody
at gwaien e7
expect fulfilled 1 ragryls-favour 0
expect fulfilled 2 ragryls-favour 0
# 3:2
at deryn e9
expect fulfilled 1 ragryls-favour 1
expect fulfilled 2 ragryls-favour 0
# who is on the gate counts nowhere: 2:2, then 2:1 and 2:0
at deryn gate
expect fulfilled 1 ragryls-favour 0
at goldarr gate
expect fulfilled 1 ragryls-favour 1

test BR-CTRL-1 BR-SCORE-1 CH-3 Ragryl's Favour is scored by seat 2 with 2:1, not with 1:1
duel
at tzu-xiao d7
at kilgore f7
track 2 ragryls-favour
do 1 end
expect vp 2 0
expect track 2 ragryls-favour
at goldarr f8
do 2 end
# seat 1 does not control it either: 1:2
expect vp 1 0
expect track 3 ragryls-favour
do 1 end
event score 2 ragryls-favour 2
expect vp 2 2

test BR-CTRL-1 BR-SCORE-1 CH-3 Ragryl's Favour is scored by seat 1 with 1:0
duel
turn 2
at kilgore d8
track 1 ragryls-favour
do 2 end
event score 1 ragryls-favour 1
expect vp 1 1

test BR-SCORE-1 CH-4 At Esmae's Feet: two own champions next to the statue; the rest of the area is not enough
duel
expect fulfilled 1 at-esmaes-feet 0
at kilgore d1
expect fulfilled 1 at-esmaes-feet 0
at gwaien d2
expect fulfilled 1 at-esmaes-feet 1
at gwaien e1
expect fulfilled 1 at-esmaes-feet 1
at gwaien e3
expect fulfilled 1 at-esmaes-feet 1
at gwaien f1
expect fulfilled 1 at-esmaes-feet 1
at gwaien f2
expect fulfilled 1 at-esmaes-feet 1
at gwaien c1
expect fulfilled 1 at-esmaes-feet 0
at gwaien c2
expect fulfilled 1 at-esmaes-feet 0
at gwaien g1
expect fulfilled 1 at-esmaes-feet 0
at gwaien g2
expect fulfilled 1 at-esmaes-feet 0
at gwaien gate
expect fulfilled 1 at-esmaes-feet 0
# one of each side: nobody
at tzu-xiao f2
expect fulfilled 1 at-esmaes-feet 0
expect fulfilled 2 at-esmaes-feet 0
# two of each side: both, it does not ask for more than the enemy has
at gwaien d2
at goldarr f1
expect fulfilled 1 at-esmaes-feet 1
expect fulfilled 2 at-esmaes-feet 1

test BR-SCORE-1 CH-4 At Esmae's Feet is scored by either side
duel
at kilgore d2
at gwaien e1
at tzu-xiao e3
track 2 at-esmaes-feet
do 1 end
# seat 2 has only one there
expect vp 2 0
do 2 end
event score 1 at-esmaes-feet 2
expect vp 1 2
turn 2
turn 1
track 2 at-esmaes-feet
at goldarr f1
do 1 end
event score 2 at-esmaes-feet 1
expect vp 2 1

test BR-SCORE-1 CH-5 At Garnet's Feet: two own champions next to the statue; the rest of the area is not enough
duel
expect fulfilled 1 at-garnets-feet 0
at kilgore d4
expect fulfilled 1 at-garnets-feet 0
at gwaien d5
expect fulfilled 1 at-garnets-feet 1
at gwaien e4
expect fulfilled 1 at-garnets-feet 1
at gwaien e6
expect fulfilled 1 at-garnets-feet 1
at gwaien f4
expect fulfilled 1 at-garnets-feet 1
at gwaien f5
expect fulfilled 1 at-garnets-feet 1
at gwaien c3
expect fulfilled 1 at-garnets-feet 0
at gwaien c5
expect fulfilled 1 at-garnets-feet 0
at gwaien g3
expect fulfilled 1 at-garnets-feet 0
at gwaien g5
expect fulfilled 1 at-garnets-feet 0
at gwaien gate
expect fulfilled 1 at-garnets-feet 0
# one of each side: nobody
at tzu-xiao f5
expect fulfilled 1 at-garnets-feet 0
expect fulfilled 2 at-garnets-feet 0
# two of each side: both, it does not ask for more than the enemy has
at gwaien d5
at goldarr f4
expect fulfilled 1 at-garnets-feet 1
expect fulfilled 2 at-garnets-feet 1

test BR-SCORE-1 CH-5 At Garnet's Feet is scored by either side
duel
at kilgore d5
at gwaien e4
at tzu-xiao e6
track 2 at-garnets-feet
do 1 end
# seat 2 has only one there
expect vp 2 0
do 2 end
event score 1 at-garnets-feet 2
expect vp 1 2
turn 2
turn 1
track 2 at-garnets-feet
at goldarr f4
do 1 end
event score 2 at-garnets-feet 1
expect vp 2 1

test BR-SCORE-1 CH-6 At Ragryl's Feet: two own champions next to the statue; the rest of the area is not enough
duel
expect fulfilled 1 at-ragryls-feet 0
at kilgore d7
expect fulfilled 1 at-ragryls-feet 0
at gwaien d8
expect fulfilled 1 at-ragryls-feet 1
at gwaien e7
expect fulfilled 1 at-ragryls-feet 1
at gwaien e9
expect fulfilled 1 at-ragryls-feet 1
at gwaien f7
expect fulfilled 1 at-ragryls-feet 1
at gwaien f8
expect fulfilled 1 at-ragryls-feet 1
at gwaien c6
expect fulfilled 1 at-ragryls-feet 0
at gwaien c7
expect fulfilled 1 at-ragryls-feet 0
at gwaien g6
expect fulfilled 1 at-ragryls-feet 0
at gwaien g7
expect fulfilled 1 at-ragryls-feet 0
at gwaien gate
expect fulfilled 1 at-ragryls-feet 0
# one of each side: nobody
at tzu-xiao f8
expect fulfilled 1 at-ragryls-feet 0
expect fulfilled 2 at-ragryls-feet 0
# two of each side: both, it does not ask for more than the enemy has
at gwaien d8
at goldarr f7
expect fulfilled 1 at-ragryls-feet 1
expect fulfilled 2 at-ragryls-feet 1

test BR-SCORE-1 CH-6 At Ragryl's Feet is scored by either side
duel
at kilgore d8
at gwaien e7
at tzu-xiao e9
track 2 at-ragryls-feet
do 1 end
# seat 2 has only one there
expect vp 2 0
do 2 end
event score 1 at-ragryls-feet 2
expect vp 1 2
turn 2
turn 1
track 2 at-ragryls-feet
at goldarr f7
do 1 end
event score 2 at-ragryls-feet 1
expect vp 2 1

test BR-CTRL-1 BR-SCORE-1 CH-7 Twin Dominion: two of the three areas
duel
at kilgore c1
# one area
expect fulfilled 1 twin-dominion 0
at gwaien c2
# two champions, but still one area
expect fulfilled 1 twin-dominion 0
at gwaien c3
expect fulfilled 1 twin-dominion 1
expect fulfilled 2 twin-dominion 0
at gwaien c7
expect fulfilled 1 twin-dominion 1
at deryn e6
# all three
expect fulfilled 1 twin-dominion 1
# the enemy makes it 1:1 in two of them
at tzu-xiao g1
expect fulfilled 1 twin-dominion 1
at goldarr g3
expect fulfilled 1 twin-dominion 0
expect fulfilled 2 twin-dominion 0
# trap hexes belong to no area
at goldarr i2
at tzu-xiao i1
at gwaien d6
at deryn c4
expect fulfilled 1 twin-dominion 0

test BR-SCORE-1 CH-7 Twin Dominion is scored by seat 2, then by seat 1
duel
at tzu-xiao g1
at goldarr g7
track 2 twin-dominion
do 1 end
event score 2 twin-dominion 1
expect vp 2 1
turn 1
turn 2
at tzu-xiao i1
at goldarr i2
at kilgore g3
at deryn g6
track 1 twin-dominion
do 2 end
event score 1 twin-dominion 1
expect vp 1 1

test BR-SCORE-1 CH-8 Before All Eyes: two statues, each with an own champion and no enemy next to it
duel
at kilgore e3
# one statue
expect fulfilled 1 before-all-eyes 0
at gwaien e1
# two champions, the same statue
expect fulfilled 1 before-all-eyes 0
at gwaien e4
expect fulfilled 1 before-all-eyes 1
expect fulfilled 2 before-all-eyes 0
# in the area, but not adjacent
at gwaien c3
expect fulfilled 1 before-all-eyes 0
at gwaien e9
expect fulfilled 1 before-all-eyes 1
# an enemy next to the statue spoils it, even against two
at tzu-xiao e7
expect fulfilled 1 before-all-eyes 0
at deryn d8
expect fulfilled 1 before-all-eyes 0
expect fulfilled 2 before-all-eyes 0
# an enemy in the area but not next to the statue does not
at tzu-xiao c7
expect fulfilled 1 before-all-eyes 1
# three statues, one of them spoilt
at tzu-xiao f4
at deryn d4
expect fulfilled 1 before-all-eyes 1
at goldarr f1
expect fulfilled 1 before-all-eyes 0

test BR-SCORE-1 CH-8 Before All Eyes is scored by seat 2, not while an enemy is near
duel
at tzu-xiao f2
at goldarr f5
at kilgore d4
track 2 before-all-eyes
do 1 end
expect vp 2 0
expect track 2 before-all-eyes
at kilgore c4
do 2 end
expect vp 1 0
do 1 end
event score 2 before-all-eyes 2
expect vp 2 2

test BR-SCORE-1 CH-9 Behind Their Lines: rows F to I for north, A to D for south
duel
at kilgore f1
expect fulfilled 1 behind-their-lines 0
at gwaien f8
expect fulfilled 1 behind-their-lines 1
at gwaien g4
expect fulfilled 1 behind-their-lines 1
at gwaien h6
expect fulfilled 1 behind-their-lines 1
at gwaien i5
expect fulfilled 1 behind-their-lines 1
# the middle row belongs to neither half
at gwaien e4
expect fulfilled 1 behind-their-lines 0
at gwaien d4
expect fulfilled 1 behind-their-lines 0
at gwaien gate
expect fulfilled 1 behind-their-lines 0
# south: their own half does not count
expect fulfilled 2 behind-their-lines 0
at tzu-xiao d1
expect fulfilled 2 behind-their-lines 0
at goldarr c4
expect fulfilled 2 behind-their-lines 1
at goldarr b6
expect fulfilled 2 behind-their-lines 1
at goldarr a5
expect fulfilled 2 behind-their-lines 1
at goldarr e9
expect fulfilled 2 behind-their-lines 0
at goldarr f5
expect fulfilled 2 behind-their-lines 0

test BR-SCORE-1 CH-9 Behind Their Lines is scored by both sides in their turn
duel
at tzu-xiao d1
at goldarr d8
track 2 behind-their-lines
do 1 end
event score 2 behind-their-lines 1
expect vp 2 1
turn 1
turn 2
at kilgore f1
at gwaien e1
track 1 behind-their-lines
force 0 0 0 0 0
force challenge at-ragryls-feet
do 2 end
expect vp 1 0
expect track 2 behind-their-lines
at gwaien g1
at tzu-xiao i1
at goldarr i2
do 1 end
expect vp 2 1
do 2 end
event score 1 behind-their-lines 2
expect vp 1 2

test BR-SCORE-1 CH-9 The halves go with the sides, not with the seats
option selection=suggested
force 0
start
do 1 side south
do 1 trap c4; trap d3
do 2 trap d6; trap f3
do 1 keep
do 2 keep
do 1 deploy kilgore i1; deploy gwaien i2; deploy deryn i3
do 2 deploy tzu-xiao a1; deploy goldarr a2; deploy dugrun a3
expect fulfilled 1 behind-their-lines 0
at kilgore d1
at gwaien c3
expect fulfilled 1 behind-their-lines 1
at tzu-xiao f4
at goldarr h1
expect fulfilled 2 behind-their-lines 1
at goldarr b1
expect fulfilled 2 behind-their-lines 0

test BR-SCORE-1 CH-10 Blood in the Sand: two own champions adjacent to a Bloodied enemy
duel
at dugrun d4
damage dugrun 3
at kilgore d3
expect bloodied dugrun 1
# one champion
expect fulfilled 1 blood-in-the-sand 0
at gwaien d5
expect fulfilled 1 blood-in-the-sand 1
expect fulfilled 2 blood-in-the-sand 0
# 2 hexes away
at gwaien d6
expect fulfilled 1 blood-in-the-sand 0
# next to another one that is Bloodied: different enemies count
at goldarr d7
expect fulfilled 1 blood-in-the-sand 0
damage goldarr 3
expect fulfilled 1 blood-in-the-sand 1
# 2 damage is not Bloodied
damage dugrun 2
expect fulfilled 1 blood-in-the-sand 0
# two Bloodied enemies beside one champion are still one champion
at goldarr d2
damage dugrun 4
expect fulfilled 1 blood-in-the-sand 0
# an own Bloodied champion does not count
damage goldarr 0
damage dugrun 0
damage kilgore 5
at gwaien c2
expect fulfilled 1 blood-in-the-sand 0
# but it does for the other side: Gold'arr on D2 and Dugrun on D4 are adjacent to D3
expect fulfilled 2 blood-in-the-sand 1
at dugrun d5
expect fulfilled 2 blood-in-the-sand 0

test BR-SCORE-1 CH-10 Blood in the Sand is scored by seat 2, then by seat 1
duel
at kilgore e4
damage kilgore 3
at tzu-xiao f4
at goldarr i5
track 2 blood-in-the-sand
do 1 end
expect vp 2 0
at goldarr f3
do 2 end
expect vp 1 0
expect track 3 blood-in-the-sand
do 1 end
event score 2 blood-in-the-sand 2
expect vp 2 2
turn 1
turn 2
damage kilgore 0
at gwaien f5
damage tzu-xiao 3
track 1 blood-in-the-sand
do 2 end
# Tzu Xiao on F4: Kilgore on E4 and Gwaien on F5 are adjacent
event score 1 blood-in-the-sand 1
expect vp 1 1

test BR-SCORE-1 CH-11 Playing with Fire: three own champions each next to a trap
duel
at kilgore b4
at gwaien c3
at deryn d5
expect fulfilled 1 playing-with-fire 0
trap c4 damage1
# the same trap serves all three
expect fulfilled 1 playing-with-fire 1
at gwaien b2
expect fulfilled 1 playing-with-fire 0
trap d3 damage2
# B2 is two hexes away from D3
expect fulfilled 1 playing-with-fire 0
at gwaien c2
expect fulfilled 1 playing-with-fire 1
# an empty trap hex does not count
at gwaien d7
expect fulfilled 1 playing-with-fire 0
at gwaien gate
expect fulfilled 1 playing-with-fire 0
# the other side
expect fulfilled 2 playing-with-fire 0
at tzu-xiao d4
at goldarr e3
expect fulfilled 2 playing-with-fire 0
at dugrun e4
expect fulfilled 2 playing-with-fire 1
at goldarr f3
expect fulfilled 2 playing-with-fire 0

test BR-SCORE-1 CH-11 Playing with Fire is scored by seat 2, then by seat 1
duel
trap g4 damage2
at tzu-xiao g3
at goldarr h3
at dugrun h4
track 4 playing-with-fire
do 1 end
event score 2 playing-with-fire 1
expect vp 2 1
turn 1
turn 2
trap f6 damage1
at kilgore f5
at gwaien e6
at deryn g1
track 2 playing-with-fire
force 0 0 0 0 0
force challenge at-esmaes-feet
do 2 end
expect vp 1 0
expect track 3 playing-with-fire
at deryn g6
at tzu-xiao i1
at goldarr i2
at dugrun i3
do 1 end
expect vp 2 1
do 2 end
event score 1 playing-with-fire 1
expect vp 1 1
