# Activation phase (Aktivierungsphase) and the anatomy of an action card

test BR-ACT-1 Champions are activated by their action cards and by standard actions
duel
hand 1 crusher fireball
prompt activate
offered 1 play crusher
offered 1 play fireball
offered 1 standard create deryn
do 1 play crusher
event play 1 crusher
do 1 move b1
expect at kilgore b1
do 1 spend creation hurry deryn
event standard 1 hurry deryn creation
do 1 move b4
expect at deryn b4

test BR-ACT-2 Each action costs the ready essence of its colour
duel
hand 1 crusher fireball living-wall headbutt
do 1 play crusher; stay
expect essence 1 manipulation creation
denied 1 BR-ACT-2 play fireball
denied 1 BR-ACT-2 standard destroy kilgore
denied 1 BR-ACT-2 spend destruction hurry kilgore
offered 1 play living-wall
offered 1 play headbutt

test BR-ACT-2 Without the matching essence a card stays in hand, whatever else is ready
duel
essence 1 destruction
hand 1 crusher headbutt living-wall
offered 1 play crusher
denied 1 BR-ACT-2 play headbutt
denied 1 BR-ACT-2 play living-wall
denied 1 BR-ACT-2 standard manipulate kilgore
denied 1 BR-ACT-2 standard create kilgore

test BR-ACT-3 Cards and standard actions in any order as long as essences last: manipulation, destruction, creation
duel
hand 1 headbutt fireball
do 1 play headbutt; stay
do 1 play fireball; stay
expect essence 1 creation
do 1 standard create deryn
prompt walk
do 1 stay; hold
# all spent: the phase is over
expect turn 2

test BR-ACT-3 The same actions in another order
duel
hand 1 headbutt fireball
do 1 standard create deryn; stay; hold
do 1 play fireball; stay
offered 1 play headbutt
do 1 play headbutt; stay
expect turn 2

test BR-ACT-4 The same champion may be activated three times in a turn
duel
hand 1 headbutt crusher living-wall
do 1 play headbutt; move b2
do 1 play crusher; move c3
do 1 play living-wall; move d4
expect at kilgore d4
expect essence 1 none

test BR-ACT-5 An effect that can be carried out must be completed before the next card
duel
at gwaien d4
hand 1 fold-space crusher
do 1 play fold-space; choose gwaien
prompt place
not-offered 1 play crusher
not-offered 1 end
denied 1 BR-ACT-5 skip
do 1 place d6
expect at gwaien d6
prompt activate
offered 1 play crusher

test BR-ACT-5 The champion after "then" must be chosen if there is one
duel
turn 2
at tzu-xiao d4
at kilgore d5
at gwaien d3
hand 2 tiger-leap twin-claw
do 2 play tiger-leap; use; stay
prompt choose-enemy
only 2 choose kilgore; choose gwaien
denied 2 BR-ACT-5 skip
not-offered 2 play twin-claw
not-offered 2 end

test BR-ACT-6 The other player may play a reaction during this phase
duel
at kilgore d4
at dugrun d5
hand 1 crusher
hand 2 sun-shield
asked 1
do 1 play crusher; stay; attack dugrun
asked 2
prompt react
offered 2 react sun-shield dugrun
offered 2 pass

test BR-ACT-7 BR-RULE-68 Movement comes before everything else and is finished before the attack
duel
at kilgore d4
at dugrun d6
hand 1 crusher
do 1 play crusher
prompt walk
not-offered 1 attack dugrun
do 1 move d5
prompt attack
# 1 hex of movement is left over, but movement is over
not-offered 1 move c5
not-offered 1 move d4
do 1 attack dugrun
expect damage dugrun 3
expect at dugrun d7
expect at kilgore d5
prompt activate

test BR-ACT-7 A text box is carried out from top to bottom: movement, Heal 2, then Swoop 2
duel
at deryn d4
damage deryn 3
hand 1 mantle-of-feathers
do 1 play mantle-of-feathers
prompt walk
expect damage deryn 3
do 1 move c4
prompt skill
expect damage deryn 3
do 1 use
prompt swoop
expect damage deryn 1
do 1 move c6
expect at deryn c6

test BR-ACT-7 Draw 2 comes before Plan 1, so a card just drawn can be planned
duel
turn 2
hand 2 blueprints
top 2 harpoon venom-bolt
do 2 play blueprints; stay; use
prompt draw
do 2 draw 2
prompt plan
do 2 plan harpoon
expect top 2 harpoon
expect hand 2 1

test BR-ACT-8 A card activates only the champion it belongs to
duel
at kilgore d4
at gwaien a2
at dugrun d6
hand 1 fireball
# Dugrun is 2 away from Kilgore, but the Fireball is Gwaien's
do 1 play fireball
offered 1 move b2
not-offered 1 move d5
do 1 move b2
expect at kilgore d4
expect at gwaien b2
expect damage dugrun 0
prompt activate

test BR-ACT-8 Nobody activates a champion of the other side
duel
denied 1 BR-RULE-72 spend destruction hurry dugrun
denied 1 BR-RULE-72 standard create tzu-xiao
offered 1 spend destruction hurry gwaien

test BR-RULE-3 An attack without having moved, and a move without an attack
duel
at kilgore d4
at dugrun d5
hand 1 crusher headbutt
do 1 play headbutt
offered 1 stay
do 1 stay
offered 1 hold
do 1 attack dugrun
# 3 - 1 = 2
expect damage dugrun 2
expect at kilgore d4
do 1 play crusher; move c4
offered 1 attack dugrun
do 1 hold
expect damage dugrun 2
expect at kilgore c4
expect at dugrun d5

test BR-RULE-3 BR-SKILL-2 A skill may be declined after the movement
duel
at kilgore d4
damage kilgore 3
hand 1 living-wall
do 1 play living-wall; move d6
offered 1 hold
do 1 hold
expect at kilgore d6
expect damage kilgore 3
prompt activate

test BR-RULE-55 A card may be played only to spend it
duel
hand 1 crusher
do 1 play crusher; stay
expect at kilgore a1
expect discard 1 has crusher
expect essence 1 manipulation creation
prompt activate

test BR-RULE-55 The phase may end with essences left; they simply stay ready
duel
hand 1 crusher headbutt
do 1 play crusher; stay
offered 1 end
do 1 end
expect turn 2
expect essence 1 manipulation destruction creation

test BR-RULE-55 Even without any action at all
duel
hand 1 crusher
do 1 end
expect turn 2
expect discard 1 has crusher

test BR-CARD-1 What an attack carries: champion, type, essence, movement, symbol with range, strength, abilities
duel
expect card fireball champion gwaien
expect card fireball type attack
expect card fireball essence destruction
expect card fireball move 1
expect card fireball shape indirect
expect card fireball min 2
expect card fireball max 3
expect card fireball strength 4
expect card fireball pre 0
expect card fireball post 0
expect card lance-of-light type attack
expect card lance-of-light pre 1
expect card lance-of-light shape direct
expect card lance-of-light max 3
expect card crusher shape melee
expect card crusher post 1
expect card wide-swing shape arc
expect card storm-of-blades shape ring
expect card wall-of-flame shape line
expect card blunderbuss shape cone

test BR-CARD-1 What a skill carries: movement and symbol are optional
duel
expect card circle-of-winds champion tzu-xiao
expect card circle-of-winds type skill
expect card circle-of-winds essence creation
expect card circle-of-winds move 2
expect card circle-of-winds shape arc
expect card circle-of-winds does 2
expect card tiger-leap type skill
expect card tiger-leap move none
expect card tiger-leap shape none

test BR-CARD-1 What a reaction carries: a defence bonus and abilities, neither movement nor symbol
duel
expect card sun-shield champion goldarr
expect card sun-shield type reaction
expect card sun-shield essence creation
expect card sun-shield defence 2
expect card sun-shield move none
expect card sun-shield shape none
expect card sun-shield post 1
expect card evasive-flight defence 0
expect card evasive-flight pre 1

test BR-CARD-2 The symbol is laid relative to the attacker: a cone to the west
duel
turn 2
at dugrun d4
at kilgore d2
at gwaien e3
at deryn c2
hand 2 blunderbuss
do 2 play blunderbuss; stay
# the neighbour D3 and the three hexes behind it: C2, D2, E3
do 2 aim w
event strike dugrun kilgore 2
event strike dugrun gwaien 3
event strike dugrun deryn 3

test BR-CARD-2 The same cone from the next hex and in other directions misses them
duel
turn 2
at dugrun d4
at kilgore d2
at gwaien e3
at deryn c2
hand 2 blunderbuss
do 2 play blunderbuss; stay
# sw: E4, then E3, F3, F4 - only Gwaien; nw: C3, then C2, B2, B3 - only Deryn
only 2 aim w; aim sw; aim nw; hold
do 2 aim sw
event strike dugrun gwaien 3
no-event strike dugrun kilgore *
no-event strike dugrun deryn *

test BR-CARD-2 The attacker's own hex is the dark one: a line begins next to it
duel
at gwaien d4
at dugrun d5
at tzu-xiao d7
at goldarr d8
hand 1 wall-of-flame
do 1 play wall-of-flame; stay; aim e
# D5, D6, D7
expect damage dugrun 2
expect damage tzu-xiao 2
expect damage goldarr 0
expect damage gwaien 0

test BR-ACT-1 The first card of all is denied like any other that is not in the hand
duel
hand 1 fireball
denied 1 BR-ACT-1 play crusher
offered 1 play fireball

test BR-STD-2 Every standard action that was used stays used
duel
do 1 standard create kilgore; stay; hold
do 1 spend manipulation hurry gwaien; stay
denied 1 BR-STD-2 standard create kilgore
denied 1 BR-STD-2 spend destruction hurry gwaien
offered 1 standard destroy kilgore

test BR-ACT-1 A card that was just played is not in the hand any more
duel
at gwaien d4
hand 1 crusher wellspring fireball
do 1 play fireball; stay
denied 1 BR-ACT-1 play fireball
offered 1 play wellspring
do 1 end
event end 1

test BR-ACT-2 BR-STD-1 Without essences standard actions are denied by this rule
duel
essence 1 none
only 1 end
prompt activate.over
denied 1 BR-ACT-2 standard create kilgore
denied 1 BR-ACT-2 spend creation hurry kilgore
