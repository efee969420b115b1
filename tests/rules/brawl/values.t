# How sides stand, as bots judge it: whoever has more stands better, and the other side does not.

test BR-WIN-1 Victory points, damage, levels, cards and champions in the arena, at the start of an activation
duel
look
vp 1 1
better 1
vp 2 2
better 2
damage dugrun 1
better 1
damage dugrun 3
better 1
damage kilgore 2
better 2
damage dugrun 0
better 2
level kilgore
better 1
level dugrun
better 2
hand 1 crusher
better 1
at goldarr gate
better 1
at gwaien gate
better 2

test BR-WIN-1 The same in the other's activation
duel
turn 2
look
vp 1 1
better 1
vp 2 2
better 2
damage tzu-xiao 2
better 1
damage deryn 2
better 2
hand 1 crusher
better 1
at kilgore gate
better 2

test BR-WIN-1 and in the middle of an attack
duel
at kilgore c3
at dugrun d5
at goldarr e4
hand 1 crusher
do 1 play crusher
prompt walk
look
damage deryn 1
better 2
damage tzu-xiao 1
better 1
vp 2 1
better 2
do 1 move d4
prompt attack
look
vp 1 2
better 1
damage gwaien 2
better 2
do 1 attack dugrun
better 1

test BR-TEAM-10 With four seats mates stand alike
team
look
vp 1 1
better 1 3
vp 4 2
better 2 4
damage deryn-2 2
better 1 3
damage dugrun 2
better 2 4
at tzu-xiao gate
better 1 3
hand 1 crusher
better 1 3
