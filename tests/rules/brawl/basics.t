# Basic concepts (Grundlagen)

test BR-BASIC-1 A card that contradicts the rules wins: this Root outlasts the turn, an ordinary one does not
duel
at gwaien d4
at dugrun e6
at goldarr h3
root goldarr
hand 1 grasping-thorns
do 1 play grasping-thorns; stay; attack dugrun
# 3 - 1 = 2
expect damage dugrun 2
expect rooted dugrun 1
expect rooted goldarr 1
do 1 end
expect rooted goldarr 0
expect rooted dugrun 1
do 2 spend creation hurry dugrun
expect at dugrun e6
prompt activate
do 2 end
expect rooted dugrun 0

test BR-BASIC-2 BR-BASIC-11 Only champions of the other side are enemies and can be attacked
duel
at kilgore d4
at gwaien d5
at dugrun d3
at tzu-xiao c3
hand 1 crusher
do 1 play crusher; stay
only 1 attack dugrun; attack tzu-xiao; hold
denied 1 BR-BASIC-11 attack gwaien
denied 1 BR-BASIC-11 attack kilgore

test BR-BASIC-2 BR-BASIC-11 The other way round: the same champions seen from the other side
duel
turn 2
at kilgore d4
at gwaien d5
at dugrun e4
at tzu-xiao c3
hand 2 twin-claw
do 2 play twin-claw; stay
only 2 attack kilgore; hold
denied 2 BR-BASIC-11 attack dugrun
denied 2 BR-BASIC-11 attack tzu-xiao

test BR-BASIC-2 A skill for allies cannot be used on an enemy
duel
at gwaien d4
at kilgore d5
at dugrun d3
damage gwaien 1
damage kilgore 1
damage dugrun 1
hand 1 wellspring
do 1 play wellspring; stay
prompt skill.whom
only 1 choose gwaien; choose kilgore; hold
denied 1 BR-RULE-64 choose dugrun

test BR-BASIC-3 An ally is never the champion the card belongs to
duel
turn 2
at goldarr d4
at kilgore d5
at tzu-xiao c3
at dugrun d3
damage goldarr 3
damage tzu-xiao 1
damage dugrun 2
hand 2 sun-hammer
do 2 play sun-hammer; stay; attack kilgore
prompt choose-ally.heal
expect about goldarr sun-hammer 1
only 2 choose tzu-xiao; choose dugrun
denied 2 BR-RULE-74 choose goldarr
do 2 choose dugrun
expect damage dugrun 1
expect damage goldarr 3

test BR-BASIC-3 With no ally in reach nobody is healed, not even the champion itself
duel
turn 2
at goldarr d4
at kilgore d5
damage goldarr 3
damage tzu-xiao 1
damage dugrun 1
hand 2 sun-hammer
do 2 play sun-hammer; stay; attack kilgore
expect damage kilgore 3
expect damage goldarr 3
expect damage tzu-xiao 1
expect damage dugrun 1
prompt activate

test BR-BASIC-4 BR-BASIC-5 Each action exhausts one essence, and it recovers at the end of the own turn
duel
hand 1 crusher wide-swing living-wall
do 1 play crusher; stay
expect essence 1 manipulation creation
denied 1 BR-ACT-2 play wide-swing
denied 1 BR-ACT-2 standard destroy kilgore
do 1 play living-wall; stay; hold
expect essence 1 manipulation
expect essence 2 manipulation destruction creation
do 1 spend manipulation hurry gwaien
prompt walk
expect essence 1 none
do 1 stay
# nothing is left to do, so the turn ends by itself
expect turn 2
expect essence 1 manipulation destruction creation

test BR-BASIC-5 An essence spent in the opponent's turn stays exhausted until the end of the own turn
duel
at kilgore d4
at dugrun d5
hand 1 crusher
hand 2 counterblow sun-hammer
do 1 play crusher; stay; attack dugrun
do 2 react counterblow dugrun
expect essence 2 manipulation creation
do 1 end
expect turn 2
expect essence 2 manipulation creation
denied 2 BR-ACT-2 play sun-hammer
do 2 end
expect essence 2 manipulation destruction creation

test BR-BASIC-6 Moving towards: from distance 3, up to 2 hexes must end at distance 2 or 1
pack brawl-extra
duel
at deryn d4
at dugrun g4
at tzu-xiao gate
at goldarr gate
hand 1 lure
do 1 play lure; use
asked 2
prompt toward
# distance to D4: e4 1; f3 f4 f5 e6 2; g3 g5 3; h4 4
only 2 move e4; move e6; move f3; move f4; move f5
denied 2 BR-BASIC-6 move g5
denied 2 BR-BASIC-6 move h4
not-offered 2 stay
do 2 move f4
expect at dugrun f4
asked 1
prompt activate

test BR-BASIC-6 Who must move towards something may not stay, and is told so by this rule
pack brawl-extra
duel
at deryn d4
at dugrun g4
at tzu-xiao gate
at goldarr gate
hand 1 lure
do 1 play lure; use
denied 2 BR-BASIC-6 stay

test BR-BASIC-6 Moving towards: where nearer is impossible the champion does not move
pack brawl-extra
duel
at deryn d4
at dugrun d5
at tzu-xiao gate
at goldarr gate
hand 1 lure
do 1 play lure; use
expect at dugrun d5
no-event move
expect damage dugrun 0
asked 1
prompt activate

test BR-BASIC-7 Moving away: at distance 2, 1 hex may only lead to distance 3
pack brawl-extra
duel
at deryn d4
at dugrun f4
at tzu-xiao gate
at goldarr gate
hand 1 repel
do 1 play repel; use
asked 2
prompt away
# distance to D4: g3 g4 3; f3 f5 2; e4 1
only 2 move g3; move g4
denied 2 BR-BASIC-7 move f5
denied 2 BR-BASIC-7 move e4
not-offered 2 stay
do 2 move g3
expect at dugrun g3

test BR-BASIC-7 Who must move away may not stay, and is told so by this rule
pack brawl-extra
duel
at deryn d4
at dugrun f4
at tzu-xiao gate
at goldarr gate
hand 1 repel
do 1 play repel; use
denied 2 BR-BASIC-7 stay

test BR-BASIC-7 Moving away: without a free hex further off the champion stays
pack brawl-extra
duel
at deryn d4
at dugrun f4
at kilgore g3
at gwaien g4
at tzu-xiao gate
at goldarr gate
hand 1 repel
do 1 play repel; use
expect at dugrun f4
no-event move
expect damage dugrun 0
prompt activate

test BR-RULE-79 BR-BASIC-6 The way towards may lead over a trap that is no nearer, and then it goes on
pack brawl-extra
duel
at deryn d4
at dugrun g4
at tzu-xiao gate
at goldarr gate
trap g3 damage1
trap h4 damage1
hand 1 lure
do 1 play lure; use
# distance to D4: g3 3 as before, f3 and f4 2 from there; h4 4, and nothing nearer than 3 from there
only 2 move e4; move e6; move f3; move f4; move f5; move g3
denied 2 BR-BASIC-6 move h4
denied 2 BR-BASIC-6 move g5
do 2 move g3
expect damage dugrun 1
do 2 trap c4
asked 2
prompt toward
denied 2 BR-BASIC-6 stay
# one hex left; g4 and g2 are not nearer than 3
only 2 move f3; move f4
do 2 move f3
expect at dugrun f3

test BR-RULE-79 BR-BASIC-6 Where only a trap leads nearer, the trap has to be entered
pack brawl-extra
duel
at deryn d4
at dugrun g4
at kilgore f4
at gwaien f5
at tzu-xiao gate
at goldarr gate
trap g3 damage1
trap g5 damage1
hand 1 lure
do 1 play lure; use
event move dugrun g4 g3
expect damage dugrun 1

test BR-RULE-79 BR-BASIC-6 A trap that roots on the way ends the movement there
pack brawl-extra
duel
at deryn d4
at dugrun g4
at tzu-xiao gate
at goldarr gate
trap g3 root
hand 1 lure
do 1 play lure; use
do 2 move g3; trap c4
expect at dugrun g3
asked 1
prompt activate

test BR-RULE-79 BR-RULE-31 A trap that puts the champion out of action on the way ends everything
pack brawl-extra
duel
at deryn d4
at dugrun g4
at tzu-xiao gate
at goldarr gate
damage dugrun 5
trap g3 damage1
hand 1 lure
do 1 play lure; use
do 2 move g3; trap c4
expect at dugrun gate
asked 1
prompt activate

test BR-MOVE-5 BR-BASIC-6 On a trap that is nearer the rest of the movement may be used or not
pack brawl-extra
duel
at deryn d4
at dugrun g4
at tzu-xiao gate
at goldarr gate
trap f4 damage1
hand 1 lure
do 1 play lure; use
do 2 move f4; trap c4
# nearer than 3 and one hex away
only 2 move e4; move f3; move f5; stay
do 2 stay
expect at dugrun f4

test BR-BASIC-6 A statue can be what a movement leads towards
pack brawl-extra
duel tzu-xiao gwaien deryn kilgore goldarr dugrun
at tzu-xiao i5
at dugrun c5
at kilgore gate
at goldarr gate
hand 1 esmaes-call
do 1 play esmaes-call; use
asked 2
prompt toward
# distance to Esmae's statue E2: c5 5; c3 and d4 3; b3, c4, d5 and e6 4
only 2 move b3; move c3; move c4; move d4; move d5; move e6
do 2 move c3
expect at dugrun c3

test BR-BASIC-7 At distance 2 from a statue, 1 hex away from it may only lead to distance 3
pack brawl-extra
duel tzu-xiao gwaien deryn kilgore goldarr dugrun
at tzu-xiao h4
at dugrun g4
at kilgore gate
at goldarr gate
at deryn h3
hand 1 garnets-ban
do 1 play garnets-ban; use
# distance to Garnet's statue E5: h3 and h4 3, but taken; g3 and g5 2
expect at dugrun g4
no-event move

test BR-BASIC-7 Away from a statue: the free hex further off
pack brawl-extra
duel tzu-xiao gwaien deryn kilgore goldarr dugrun
at tzu-xiao h4
at dugrun g4
at kilgore gate
at goldarr gate
hand 1 garnets-ban
do 1 play garnets-ban; use
expect at dugrun h3

test BR-RULE-28 BR-BASIC-6 Distances ignore obstacles: a statue in between adds nothing
pack brawl-extra
duel
at deryn e6
at dugrun e4
at tzu-xiao gate
at goldarr gate
hand 1 lure
do 1 play lure; use
# E4 to E6 is 2 although the statue on E5 is in the way, so only distance 1 is nearer; d4 and f4 are at 2
only 2 move d5; move f5
denied 2 BR-BASIC-6 move d4
denied 2 BR-BASIC-6 move f4

test BR-RULE-28 BR-BASIC-7 Distances ignore obstacles when moving away too
pack brawl-extra
duel
at deryn e6
at dugrun e4
at tzu-xiao gate
at goldarr gate
hand 1 repel
do 1 play repel; use
# e3, d3 and f3 are 3 away from E6
only 2 move e3; move d3; move f3

test BR-BASIC-8 What is missing of a Push becomes damage: the arena's edge
duel
at kilgore d7
at dugrun d8
hand 1 crusher
do 1 play crusher; stay; attack dugrun
# 4 - 1 = 3, Push 1 not possible: +1
expect damage dugrun 4
expect at dugrun d8

test BR-BASIC-8 What is missing of a Pull becomes damage: the source itself is in the way
duel
turn 2
at dugrun d4
at kilgore d6
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
# 2 - 1 = 1, Pull 2 moves 1 hex: +1
expect at kilgore d5
expect damage kilgore 2

test BR-BASIC-8 BR-DISP-3 A rooted champion is not pushed at all and suffers the whole distance
duel
at kilgore d4
at dugrun d5
root dugrun
hand 1 crusher
do 1 play crusher; stay; attack dugrun
expect at dugrun d5
expect damage dugrun 4

test BR-BASIC-9 Strength is compared with defence, damage printed as such is not
duel
at kilgore d4
at dugrun d5
guard dugrun 1
hand 1 headbutt
do 1 play headbutt; stay; attack dugrun
# 3 - (1 + 1) = 1
expect damage dugrun 1
do 1 standard destroy kilgore; stay; use
expect damage dugrun 2

test BR-BASIC-10 The part that is possible is carried out: a rooted champion cannot jump, but its Force remains
duel
turn 2
at tzu-xiao d4
at kilgore d5
root tzu-xiao
hand 2 tiger-leap
do 2 play tiger-leap; use
prompt force
do 2 move d6
expect at tzu-xiao d4
expect at kilgore d6

test BR-BASIC-10 Nothing to heal: the Heal lapses, the exchange of places does not
duel
at kilgore d4
at gwaien d6
hand 1 living-wall
do 1 play living-wall; stay; use
no-event heal
only 1 choose gwaien; skip
do 1 choose gwaien
expect at kilgore d6
expect at gwaien d4

test BR-BASIC-12 An area needs at least one enemy; allies may stand in it as well
duel
at kilgore d4
at gwaien c4
at deryn d3
at dugrun d5
hand 1 wide-swing
do 1 play wide-swing; stay
# e covers C4 D5 (E5); w covers C3 D3 E4, only an ally there; ne covers C3 C4 D5; se covers D5 and E4
only 1 aim e; aim ne; aim se; hold
denied 1 BR-BASIC-12 aim w
denied 1 BR-BASIC-12 aim nw
denied 1 BR-BASIC-12 aim sw
do 1 aim e
expect damage dugrun 2
expect damage gwaien 3
expect damage deryn 0

test BR-BASIC-13 Hand cards are secret
duel
hand 1 crusher fireball
hand 2 counterblow
sees 1 hand-1 crusher fireball
sees 1 hand-2 ?
sees-not 1 hand-2 counterblow
sees 2 hand-1 ?
sees-not 2 hand-1 crusher fireball
sees-not spectator hand-1 crusher fireball
redealt 1
redealt 2

test BR-BASIC-14 What is shown, both sides see
pack brawl-extra
duel
hand 1 reveal crusher fireball
sees-not 2 hand-1 crusher
do 1 play reveal; use
event show 1
event shown 1 crusher
event shown 1 fireball
sees 2 hand-1 crusher fireball
sees-not 2 hand-1 ?
sees 1 hand-1 crusher fireball

test BR-BASIC-15 What is looked at, only who looks sees
duel
turn 2
at dugrun d4
trap d6 damage3
hand 2 trapsmith
sees 2 arena ?
sees-not 2 arena damage3
do 2 play trapsmith; stay; look d6
sees 2 arena damage3
sees-not 1 arena damage3
sees-not spectator arena damage3
sees 1 arena ?
do 2 skip
sees 2 arena damage3
sees-not 1 arena damage3
redealt 1

test BR-BASIC-16 Discard piles are open to everybody
duel
discard 1 crusher
discard 2 counterblow sun-shield
sees 1 discard-2 counterblow sun-shield
sees 2 discard-1 crusher
sees spectator discard-1 crusher
sees spectator discard-2 sun-shield

test BR-BASIC-17 Champion cards are open: values and side, in the arena and on the gate
duel
damage kilgore 3
level goldarr
at gwaien gate
expect seen 2 kilgore damage 3 7
expect seen 2 kilgore defence 1
expect seen 1 goldarr levelled
expect seen 1 goldarr defence 2
expect seen 1 goldarr damage 0 6
expect seen 2 gwaien damage 0 6
sees spectator arena kilgore goldarr
sees spectator gate-1 gwaien
redealt 1
redealt 2

test BR-BASIC-18 BR-RULE-47 An empty deck is made anew from the discard pile, without the card being played
pack brawl-extra
duel
hand 1 council crusher wide-swing headbutt fireball wellspring lure
deck 1 2
expect discard 1 9
do 1 play council; use; draw 5
event reshuffle 1
# 2 drawn, 9 shuffled, 3 drawn: 6 stay; the hand was 6
expect hand 1 11
expect deck 1 6
expect discard 1 0
expect hand 1 lacks council
expect deck 1 lacks council
do 1 skip
expect discard 1 1
expect discard 1 has council

test BR-BASIC-18 Without need the discard pile is not touched
duel
turn 2
hand 2 blueprints
deck 2 2
do 2 play blueprints; stay; use; draw 2
no-event reshuffle
expect deck 2 0
expect discard 2 15

test BR-RULE-47 A reshuffle in the middle of an action leaves out the card being played
duel
turn 2
hand 2 blueprints
deck 2 0
discard 2 harpoon
do 2 play blueprints; stay; use
expect discard 2 17
expect discard 2 lacks blueprints
do 2 draw 2
event reshuffle 2
expect deck 2 15
expect deck 2 lacks blueprints
expect hand 2 lacks blueprints
do 2 skip
expect discard 2 1
expect discard 2 has blueprints

test BR-RULE-47 A reaction, too, is discarded only when it is resolved
duel
turn 2
at kilgore d4
at dugrun d5
hand 1 mirror-image
hand 2 blunderbuss
do 2 play blunderbuss; stay; aim w
do 1 react mirror-image kilgore
prompt place
expect discard 1 lacks mirror-image
expect hand 1 lacks mirror-image
expect discard 2 lacks blunderbuss
do 1 skip
expect discard 1 has mirror-image
expect discard 2 has blunderbuss

test BR-RULE-48 Deck and discard pile empty: the rest of the draw lapses
pack brawl-extra
duel
hand 1 council crusher wide-swing darksteel-armour living-wall war-bellow headbutt fireball wall-of-flame wellspring
hand 1 grasping-thorns fold-space mirror-image lure repel expose reveal
expect hand 1 17
expect deck 1 1
do 1 play council; use; draw 5
expect hand 1 17
expect hand 1 has shove
expect deck 1 0
expect discard 1 0
no-event reshuffle

test BR-RULE-49 Five is no hand limit: Draw takes the hand above it, upkeep draws five
duel
turn 2
hand 2 blueprints harpoon venom-bolt sun-hammer counterblow verdict
do 2 play blueprints; stay; use; draw 2; skip
expect hand 2 7
prompt activate
offered 2 play venom-bolt
do 2 end
expect hand 2 5

test BR-RULE-50 The planner chooses the order of planned cards
pack brawl-extra
duel
hand 1 council crusher fireball lure
do 1 play council; use; draw 0
prompt plan
do 1 plan crusher; plan fireball
# two at most; the last one lies on top
prompt activate
expect top 1 fireball crusher
expect hand 1 1

test BR-RULE-50 The other order is possible, and nobody else sees which cards they are
pack brawl-extra
duel
hand 1 council crusher fireball lure
do 1 play council; use; draw 0; plan fireball; plan crusher
expect top 1 crusher fireball
sees 1 deck-1 crusher fireball
sees-not 2 deck-1 crusher fireball
sees 2 deck-1 ?
sees-not spectator deck-1 crusher fireball
redealt 2
do 1 end
event draw 1 crusher
event draw 1 fireball
expect hand 1 has crusher fireball
