# Winning (Eine Partie gewinnen) and the optional round limit.

test BR-WIN-1 BR-WIN-2 The fifth victory point wins at once; the rest of the action and turn is not played
duel
vp 1 4
vp 2 4
at kilgore d4
at dugrun c4
damage dugrun 3
hand 1 crusher headbutt
do 1 play crusher; stay; attack dugrun
# 3 + (4 - 1) = 6 of 6 hit points
event out dugrun
event victory 1
cites BR-WIN-1
expect vp 1 5
over 1
# no level-up, no upkeep
expect level kilgore 0
expect hand 1 1
expect hand 1 has headbutt
expect essence 1 manipulation creation

test BR-WIN-1 The same for the second player, whose side is south
duel
turn 2
vp 1 4
vp 2 4
at tzu-xiao d4
at gwaien c4
damage gwaien 3
hand 2 chi-drain
do 2 play chi-drain; stay; attack gwaien
event victory 2
expect vp 2 5
over 2

test BR-WIN-1 BR-WIN-2 Four victory points do not win; damage alone gives nothing, a knock-out gives 1
duel
vp 1 3
at kilgore d4
at dugrun c4
at goldarr c3
damage dugrun 3
damage goldarr 2
hand 1 crusher headbutt
do 1 play headbutt; stay; attack goldarr
# 3 - 1 = 2 damage: Gold'arr stays
expect damage goldarr 4
expect vp 1 3
do 1 play crusher; stay; attack dugrun
expect at dugrun gate
expect vp 1 4
expect vp 2 0
not-over
asked 1
prompt activate

test BR-WIN-1 BR-WIN-2 BR-WIN-3 Four victory points and a challenge worth 2: 6, won before any activation
duel
vp 2 4
at tzu-xiao e3
track 3 esmaes-favour
do 1 end
event score 2 esmaes-favour 2
expect vp 2 6
over 2
asked nobody

test BR-WIN-3 The same for the start player at the start of a round
duel
turn 2
vp 1 4
at kilgore e3
track 2 esmaes-favour
do 2 end
# the track is adjusted first: slot 3, worth 2
event score 1 esmaes-favour 2
expect vp 1 6
over 1

test BR-WIN-3 BR-RULE-65 Without a limit the game goes on after round 40
option round-limit=0
duel
round 40
do 1 end
do 2 end
not-over
asked 1
prompt activate
expect round 41

test BR-WIN-3 However long the game lasts, challenges are scored
option round-limit=0
duel
round 255
do 1 end
do 2 end
turn 2
at kilgore e3
track 1 esmaes-favour
do 2 end
# the 256th adjustment of the track has just been made
expect track 2 empty
expect vp 1 1

test BR-RULE-65 With a round limit, more victory points win after the last round
option round-limit=3
duel
vp 1 1
vp 2 2
do 1 end
do 2 end
# round 3 is still played
not-over
expect round 3
do 1 end
not-over
do 2 end
event limit 3
cites BR-RULE-65
over 2

test BR-RULE-65 Seat 1 wins at the limit with more victory points
option round-limit=2
duel
vp 1 3
vp 2 2
do 1 end
do 2 end
over 1

test BR-RULE-65 Equal scores at the limit are a draw
option round-limit=2
duel
vp 1 2
vp 2 2
do 1 end
not-over
do 2 end
event limit 2
over draw

test BR-RULE-65 Automatic play ends after round 40
option round-limit=40
duel
round 39
do 1 end
do 2 end
not-over
expect round 40
do 1 end
do 2 end
over draw

test BR-WIN-1 BR-WIN-2 Points and the victory are told, by side
duel
vp 1 4
at kilgore d4
at dugrun d5
damage dugrun 5
hand 1 crusher
do 1 play crusher; stay; attack dugrun
event points 1 1 5
event victory 1
over 1

test BR-WIN-3 BR-SCORE-1 A victory by challenges is told
duel
vp 2 4
track 2 esmaes-favour
at tzu-xiao d2
do 1 end
event score 2 esmaes-favour 1
event points 2 1 5
event victory 2
cites BR-WIN-1
over 2

test BR-RULE-65 After the last round it is the first player's turn again, which never comes
option round-limit=2
duel
do 1 end
do 2 end
over draw
expect turn 1
