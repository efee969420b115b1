# Skills (Fähigkeiten)

test BR-SKILL-1 Skill cards are marked as such; every champion has at least one
duel
expect card living-wall type skill
expect card living-wall champion kilgore
expect card wellspring type skill
expect card wellspring champion gwaien
expect card circle-of-winds type skill
expect card circle-of-winds champion tzu-xiao
expect card golden-charge type skill
expect card golden-charge champion goldarr
expect card trapsmith type skill
expect card trapsmith champion dugrun
expect card tailwind type skill
expect card tailwind champion deryn

test BR-SKILL-2 Movement, then the decision, then the targets, then the effect
duel
at gwaien d4
at kilgore d7
damage kilgore 3
damage gwaien 1
hand 1 wellspring
do 1 play wellspring
prompt walk
do 1 move d5
prompt skill
# after the movement Kilgore is within 3
only 1 choose gwaien; choose kilgore; hold
denied 1 BR-HEAL-3 choose deryn
do 1 choose kilgore
expect damage kilgore 0
expect damage gwaien 1

test BR-SKILL-2 Not using the skill ends the activation
duel
turn 2
at tzu-xiao d4
at kilgore d5
damage tzu-xiao 2
hand 2 circle-of-winds
do 2 play circle-of-winds; stay
prompt skill
do 2 hold
expect damage kilgore 0
expect damage tzu-xiao 2
expect discard 2 has circle-of-winds
expect essence 2 manipulation destruction
prompt activate

test BR-SKILL-3 Tzu Xiao moves 2 hexes, then picks the orientation of three hexes in melee reach
duel
turn 2
at tzu-xiao d2
at kilgore d5
at gwaien c4
at deryn e4
damage tzu-xiao 3
hand 2 circle-of-winds
do 2 play circle-of-winds; move d4
prompt skill
# ne: C3 C4 D5; e: C4 D5 E5; se: D5 E5 E4; sw: E5 E4 D3; w: E4 D3 C3; nw: D3 C3 C4
only 2 aim e; aim ne; aim nw; aim w; aim sw; aim se; hold
do 2 aim e
expect damage kilgore 1
expect damage gwaien 1
expect damage deryn 0
# Heal 1 for each of the two
expect damage tzu-xiao 1

test BR-SKILL-3 Another orientation, other targets; a direction without an enemy is not offered
duel
turn 2
at tzu-xiao d4
at kilgore d5
at gwaien c4
hand 2 circle-of-winds
do 2 play circle-of-winds; stay
only 2 aim e; aim ne; aim nw; aim se; hold
denied 2 BR-BASIC-12 aim w
do 2 aim nw
expect damage gwaien 1
expect damage kilgore 0

test BR-SKILL-3 A symbol's range binds skills as it does attacks
duel
at gwaien d4
at kilgore d8
at deryn d7
damage kilgore 1
damage deryn 1
hand 1 wellspring
do 1 play wellspring; stay
denied 1 BR-TGT-3 choose kilgore
only 1 choose deryn; hold

test BR-SKILL-4 Nobody reacts to a skill, whatever the hand holds
duel
turn 2
at tzu-xiao d4
at kilgore d5
hand 1 darksteel-armour mirror-image evasive-flight
hand 2 circle-of-winds
do 2 play circle-of-winds; stay; aim e
asked 2
prompt activate
expect damage kilgore 1
expect hand 1 3
expect essence 1 manipulation destruction creation

test BR-SKILL-4 Fear of a skill: the victim's controller chooses the way, but may not react
duel
at kilgore d4
at dugrun d5
hand 1 war-bellow
hand 2 counterblow sun-shield
do 1 play war-bellow; stay; use
prompt fear
do 2 move d7
asked 1
prompt activate
expect hand 2 2

test BR-RULE-74 The enemy after "then" is chosen after the Jump, from the new positions
duel
turn 2
at tzu-xiao d4
at kilgore d3
at gwaien d8
hand 2 tiger-leap
do 2 play tiger-leap; use; move d7
# Kilgore was adjacent before, Gwaien is now
asked 2
prompt force
do 2 move e9
expect at gwaien e9
expect at kilgore d3

test BR-RULE-74 Two enemies next to the new hex: the player chooses among these only
duel
turn 2
at tzu-xiao d4
at kilgore d3
at gwaien d8
at deryn c7
hand 2 tiger-leap
do 2 play tiger-leap; use; move d7
prompt choose-enemy
only 2 choose gwaien; choose deryn
denied 2 BR-RULE-74 choose kilgore

test BR-RULE-74 The ally named after the Dash is found from where the Dash ended
duel
turn 2
at goldarr d2
at tzu-xiao d6
at dugrun i3
hand 2 golden-charge
do 2 play golden-charge; stay; use; move d4
# Tzu Xiao is 2 away now, was 4 before
asked 2
prompt dash
do 2 move d8
expect at goldarr d4
expect at tzu-xiao d8

test BR-RULE-74 The ally healed after an attack is chosen after the attack
duel
turn 2
at goldarr d4
at kilgore d5
at tzu-xiao d3
at dugrun b4
damage tzu-xiao 1
damage dugrun 1
hand 2 sun-hammer
do 2 play sun-hammer; stay
# only the symbol's target is fixed now
only 2 attack kilgore; hold
do 2 attack kilgore
prompt choose-ally
only 2 choose tzu-xiao; choose dugrun

test BR-SKILL-2 Up to two targets: after the first there is a question for the second, then no more
duel
turn 2
at goldarr d4
at tzu-xiao d5
at dugrun d3
damage goldarr 3
damage tzu-xiao 3
damage dugrun 3
hand 2 blessing-of-the-arena
do 2 play blessing-of-the-arena; stay
prompt skill
do 2 choose tzu-xiao
prompt skill-more
only 2 choose goldarr; choose dugrun; hold
denied 2 BR-SKILL-2 choose tzu-xiao
do 2 choose dugrun
prompt activate
expect damage tzu-xiao 1
expect damage dugrun 1
expect damage goldarr 3

test BR-SKILL-2 Up to two targets: one is enough
duel
turn 2
at goldarr d4
at tzu-xiao d5
damage goldarr 3
damage tzu-xiao 3
hand 2 blessing-of-the-arena
do 2 play blessing-of-the-arena; stay; choose tzu-xiao; hold
prompt activate
expect damage tzu-xiao 1
expect damage goldarr 3

test BR-SKILL-2 BR-HEAL-3 Up to two targets: nobody is asked for a second one if there is none
duel
turn 2
at goldarr d4
at tzu-xiao d5
at dugrun d7
damage tzu-xiao 3
damage dugrun 3
hand 2 blessing-of-the-arena
do 2 play blessing-of-the-arena; stay
denied 2 BR-HEAL-3 choose goldarr
denied 2 BR-TGT-3 choose dugrun
do 2 choose tzu-xiao
prompt activate
expect damage tzu-xiao 1

test BR-SKILL-3 The direction of an area is told
duel
turn 2
at tzu-xiao d4
at kilgore d3
hand 2 circle-of-winds
do 2 play circle-of-winds; stay; aim w
event aim tzu-xiao circle-of-winds w
cites BR-SKILL-3

test BR-RULE-34 Root and changes of defence hit all targets at once: nobody is asked for an order
pack brawl-extra
duel tzu-xiao gwaien deryn kilgore goldarr dugrun
at tzu-xiao d4
at kilgore d5
at goldarr d3
hand 1 quake
do 1 play quake; use
prompt activate
expect rooted kilgore 1
expect rooted goldarr 1
expect defence kilgore 0
expect defence goldarr 0

test BR-RULE-34 BR-RULE-74 The questions for an order and for a choice name their rules
duel
at kilgore d4
at dugrun d5
at goldarr d3
hand 1 war-bellow
do 1 play war-bellow; stay; use
prompt choose-order BR-RULE-34
do 1 choose dugrun
do 2 move d7
prompt fear

test BR-RULE-74 BR-STD-5 One of several adjacent enemies is chosen
duel
at kilgore d4
at dugrun d5
at goldarr d3
do 1 standard destroy kilgore; stay; use
prompt choose-enemy BR-RULE-74
do 1 choose goldarr
expect damage goldarr 1
expect damage dugrun 0

test BR-SKILL-3 Whom the arc of a skill meets whatever way it is turned: where is no question
duel
turn 2
at tzu-xiao d4
at kilgore d5
hand 2 circle-of-winds
do 2 play circle-of-winds; stay
usual 2 aim e
do 2 aim e
expect damage kilgore 1

test BR-SKILL-3 The arc of a skill meets one or two of them: where is a question
duel
turn 2
at tzu-xiao d4
at kilgore d5
at deryn c4
hand 2 circle-of-winds
do 2 play circle-of-winds; stay
usual 2 none

test BR-SKILL-3 A ring meets all there are: where is no question
duel
at kilgore d4
at dugrun d3
hand 1 war-bellow
do 1 play war-bellow; stay
usual 1 use
