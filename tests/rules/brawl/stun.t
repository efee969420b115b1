# Stun (Betäuben)

test BR-STUN-1 Two cards of Kilgore and one of Gwaien: Kilgore's owner discards one of his two
duel
at kilgore d4
trap d3 stun
hand 1 crusher headbutt fireball
do 1 spend creation hurry kilgore; move d3
asked 1
prompt stun
only 1 discard crusher; discard headbutt
denied 1 BR-STUN-1 discard fireball
do 1 discard headbutt
expect discard 1 has headbutt
expect hand 1 2
expect hand 1 has crusher fireball
sees 2 hand-1 ?
sees-not 2 hand-1 crusher fireball

test BR-STUN-2 BR-RULE-67 No card of Deryn: the three cards are shown, none discarded
duel
at deryn d4
trap d3 stun
hand 1 crusher headbutt fireball
sees-not 2 hand-1 crusher
do 1 spend creation hurry deryn; move d3
event stun deryn
event show 1
prompt replace-trap
expect hand 1 3
expect discard 1 0
sees 2 hand-1 crusher headbutt fireball
sees spectator hand-1 crusher headbutt fireball

test BR-STUN-1 Stun by an attack: the victim's owner chooses, in the attacker's turn
duel
at kilgore e4
at dugrun e3
hand 1 headbutt
hand 2 blueprints harpoon sun-hammer
do 1 play headbutt; stay; attack dugrun
do 2 pass
asked 2
only 2 discard blueprints; discard harpoon
denied 2 BR-STUN-1 discard sun-hammer
do 2 discard blueprints
expect discard 2 has blueprints
expect hand 2 2

test BR-STUN-1 A single card of the champion is discarded without a question
duel
at kilgore e4
at dugrun e3
hand 1 headbutt
hand 2 harpoon sun-hammer
do 1 play headbutt; stay; attack dugrun
do 2 pass
prompt activate
expect discard 2 has harpoon
expect hand 2 has sun-hammer

test BR-RULE-67 The card in play cannot be chosen
duel
at kilgore d4
trap d3 stun
hand 1 crusher headbutt wide-swing
do 1 play crusher; move d3
only 1 discard headbutt; discard wide-swing
not-offered 1 discard crusher

test BR-RULE-67 BR-STUN-2 If it was the champion's only card, the hand is shown
duel
at kilgore d4
trap d3 stun
hand 1 crusher fireball
do 1 play crusher; move d3
event show 1
expect hand 1 has fireball
expect discard 1 0
sees 2 hand-1 fireball

test BR-RULE-67 All players see the hand, in the team game too
option team-hands=off
team
at kilgore d4
trap d3 stun
hand 1 fireball
sees-not 2 hand-1 fireball
sees-not 3 hand-1 fireball
sees-not 4 hand-1 fireball
do 1 spend creation hurry kilgore; move d3
sees 2 hand-1 fireball
sees 3 hand-1 fireball
sees 4 hand-1 fireball
sees spectator hand-1 fireball
