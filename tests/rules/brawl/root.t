# Root (Verwurzeln)

test BR-ROOT-1 BR-ROOT-2 BR-ROOT-3 Movement 3, first step onto a root trap: 2 points lost, the attack is still made
duel
at deryn d4
at dugrun d2
trap d3 root
hand 1 storm-shriek dive tailwind
top 1 crusher
do 1 play storm-shriek; move d3
event root deryn
do 1 trap c4
# no walk any more, but the attack
prompt attack
do 1 attack dugrun
expect damage dugrun 2
do 2 move b2
# a second card with movement in the same turn gives none: its question is the skill
do 1 play tailwind
prompt skill
do 1 use; draw 0
expect at deryn d3
# neither walk nor Swoop: the attack of Dive lacks a target and ends at once
do 1 play dive
prompt activate
expect at deryn d3

test BR-ROOT-2 A rooted champion may not Dash, nor walk with a standard action
duel
turn 2
root goldarr
root tzu-xiao
at goldarr d4
at tzu-xiao f5
hand 2 golden-charge
do 2 play golden-charge
prompt skill
do 2 use
prompt activate
expect at goldarr d4
do 2 spend creation hurry tzu-xiao
prompt activate
expect at tzu-xiao f5

test BR-ROOT-2 A rooted champion may not Jump
duel
turn 2
root tzu-xiao
at tzu-xiao d4
hand 2 tiger-leap
do 2 play tiger-leap; use
prompt activate
expect at tzu-xiao d4

test BR-ROOT-2 A rooted champion may not Swoop
duel
root deryn
at deryn d4
at dugrun d6
hand 1 dive
do 1 play dive
prompt activate
expect at deryn d4
expect damage dugrun 0

test BR-ROOT-2 BR-RULE-33 Root ends with the turn
duel
root kilgore
at kilgore d4
do 1 spend creation hurry kilgore
prompt activate
expect at kilgore d4
do 1 end
expect rooted kilgore 0

test BR-RULE-33 Root given in the enemy's turn ends with that turn, before the champion's own
duel
at kilgore d5
at dugrun d4
trap d3 root
hand 1 crusher
do 1 play crusher; stay; attack dugrun
do 2 trap c4
expect rooted dugrun 1
do 1 end
expect rooted dugrun 0
do 2 spend creation hurry dugrun
prompt walk

test BR-RULE-33 Out of action ends Root and every other effect
duel
root dugrun
guard dugrun 2
at kilgore e4
at dugrun e3
damage dugrun 5
expect defence dugrun 3
hand 1 crusher
do 1 play crusher; stay; attack dugrun
# 4 - 3 = 1 makes 6
expect at dugrun gate
expect rooted dugrun 0
expect defence dugrun 1

test BR-RULE-33 A turn-long bonus ends with the turn, whoever's champion it is
duel
guard dugrun 2
guard kilgore 2
expect defence dugrun 3
expect defence kilgore 3
do 1 end
expect defence dugrun 1
expect defence kilgore 1

test BR-ROOT-3 A rooted champion attacks and uses skills
duel
root kilgore
at kilgore e4
at dugrun e3
damage kilgore 3
hand 1 crusher living-wall
do 1 play crusher; attack dugrun
# 3, and 1 for the Push against the statue
expect damage dugrun 4
do 1 play living-wall
prompt skill
do 1 use
expect damage kilgore 1

test BR-ROOT-4 Not even an ally's card lets it Dash
duel
turn 2
root tzu-xiao
at goldarr d4
at tzu-xiao d5
hand 2 golden-charge
do 2 play golden-charge; stay; use; stay
prompt activate
expect at tzu-xiao d5

test BR-ROOT-4 Place of a rooted ally
duel
root deryn
at gwaien d4
at deryn d5
hand 1 fold-space
do 1 play fold-space; choose deryn; place c5
expect at deryn c5

test BR-CONT-14 BR-RULE-33 Rooted in one's own turn until the end of the next: this turn and the next one of its controller
pack brawl-extra
duel
at kilgore d4
at tzu-xiao d5
hand 1 crusher headbutt
hand 2 snare
do 1 play headbutt; stay; attack tzu-xiao
do 2 react snare tzu-xiao
expect rooted kilgore 1
do 1 end
expect rooted kilgore 1
do 2 end
expect rooted kilgore 1
do 1 spend creation hurry kilgore
# no question where to walk
prompt activate
do 1 end
expect rooted kilgore 0
