# Attacks (Angriffe): the nine steps

test BR-ATK-1 BR-ATK-4 Movement first, then the target is declared
duel
at kilgore c3
at dugrun d5
at goldarr e4
hand 1 crusher
do 1 play crusher
prompt walk
do 1 move d4
prompt attack
only 1 attack dugrun; attack goldarr; hold
do 1 attack dugrun
cites BR-ATK-4
expect damage dugrun 3
expect damage goldarr 0

test BR-ATK-1 As much of the movement as desired: the attack from the hex where it ends
duel
at kilgore b2
at dugrun d5
hand 1 crusher
do 1 play crusher; move d4
offered 1 attack dugrun

test BR-ATK-4 For an area the orientation is declared
duel
at kilgore d4
at dugrun d5
at goldarr d3
hand 1 wide-swing
do 1 play wide-swing; stay
prompt aim
do 1 aim w
cites BR-TGT-9
expect damage goldarr 2
expect damage dugrun 0

test BR-ATK-2 Pre-attack abilities come after the movement and before the target is declared
duel
turn 2
at goldarr d3
at kilgore d8
hand 2 lance-of-light
do 2 play lance-of-light; move d4
prompt dash
not-offered 2 attack kilgore
do 2 move d5
prompt attack
# movement 1 + Dash 1 + direct shot 3 = D8; 3 - 1 = 2
do 2 attack kilgore
expect damage kilgore 2

test BR-ATK-3 Whether to attack is decided after movement and pre-attack abilities: declining ends the activation
duel
at kilgore d4
at dugrun d5
hand 1 crusher
hand 2 sun-shield
do 1 play crusher; stay
offered 1 hold
do 1 hold
asked 1
prompt activate
expect damage dugrun 0
expect at dugrun d5
expect hand 2 has sun-shield
expect discard 1 has crusher

test BR-ATK-3 BR-RULE-73 Without a legal target no attack is made, but card and essence are spent
duel
turn 2
at goldarr d4
at tzu-xiao d3
at kilgore f4
damage tzu-xiao 1
hand 1 darksteel-armour
hand 2 sun-hammer
do 2 play sun-hammer; move d5
# Kilgore is 2 away: no attack, no reaction, no Heal after the attack
asked 2
prompt activate
expect damage kilgore 0
expect damage tzu-xiao 1
expect at goldarr d5
expect discard 2 has sun-hammer
expect essence 2 manipulation creation
expect hand 1 has darksteel-armour

test BR-RULE-73 BR-ATK-11 Pre-attack abilities happen although no target is in reach afterwards
duel
at deryn d4
at dugrun h4
hand 1 dive
do 1 play dive; stay
prompt swoop
do 1 move d7
expect at deryn d7
prompt activate
expect damage dugrun 0

test BR-ATK-13 BR-KO-1 Who may react reads whether the attack would be the end
duel
at kilgore d4
at dugrun d5
damage dugrun 3
hand 1 crusher
hand 2 sun-shield
do 1 play crusher; stay; attack dugrun
prompt react.out BR-ATK-13

test BR-ATK-5 BR-ATK-13 BR-ATK-14 One reaction on a champion that is affected, paid with its essence
duel
at kilgore d4
at dugrun d5
at goldarr c4
hand 1 crusher
hand 2 sun-shield counterblow
do 1 play crusher; stay; attack dugrun
asked 2
prompt react
# nothing is dealt before the answer
expect damage dugrun 0
only 2 pass; react sun-shield dugrun; react counterblow dugrun
denied 2 BR-REACT-3 react sun-shield goldarr
do 2 react sun-shield dugrun
# 4 - (1 + 2) = 1, Heal 1; no second reaction
expect damage dugrun 0
expect essence 2 manipulation destruction
expect discard 2 has sun-shield
expect hand 2 has counterblow
expect at dugrun d6
asked 1
prompt activate

test BR-ATK-5 Not reacting is always possible
duel
at kilgore d4
at dugrun d5
hand 1 crusher
hand 2 sun-shield
do 1 play crusher; stay; attack dugrun
do 2 pass
expect damage dugrun 3
expect essence 2 manipulation destruction creation
expect hand 2 has sun-shield

test BR-ATK-6 Each target's current defence is subtracted from the current strength
duel
at deryn d4
at dugrun d5
at goldarr c4
at tzu-xiao d3
damage dugrun 3
level goldarr
hand 1 storm-of-blades
do 1 play storm-of-blades; stay; use
# strength 2, +1 against the Bloodied; Dugrun has 1 + 1 (Radiance), Gold'arr 2, Tzu Xiao 1
event strike deryn dugrun 1
event strike deryn goldarr 0
event strike deryn tzu-xiao 1
expect damage dugrun 4
expect damage goldarr 0
expect damage tzu-xiao 1

test BR-ATK-7 BR-DMG-2 Poison is part of the damage step
duel
turn 2
at dugrun d4
at gwaien d5
hand 2 venom-bolt
do 2 play venom-bolt; stay; attack gwaien
# 2 - 0 = 2, Poison 2
expect damage gwaien 4

test BR-ATK-7 BR-ATK-8 Poison puts the target out before the reaction's post-attack ability
duel
turn 2
at dugrun d4
at gwaien d5
damage gwaien 3
hand 1 mirror-image
hand 2 venom-bolt
do 2 play venom-bolt; stay; attack gwaien
do 1 react mirror-image gwaien
# 2 - (0 + 1) = 1, Poison 2: 3 + 3 = 6 hit points
expect at gwaien gate
expect vp 2 1
asked 2
prompt activate

test BR-ATK-8 BR-ATK-9 The reaction's post-attack ability comes before the attack's
duel
at kilgore d4
at dugrun d5
hand 1 crusher
hand 2 counterblow
do 1 play crusher; stay; attack dugrun
do 2 react counterblow dugrun
# 4 - (1 + 1) = 2; Kilgore is still adjacent when the Counterblow is resolved, then Push 1
expect damage dugrun 2
expect damage kilgore 2
expect at dugrun d6

test BR-ATK-8 BR-RULE-41 If the attack puts the reaction's target out, its post-attack ability lapses
duel
at kilgore d4
at dugrun d5
damage dugrun 4
hand 1 crusher
hand 2 counterblow
do 1 play crusher; stay; attack dugrun
do 2 react counterblow dugrun
# 4 - (1 + 1) = 2, and 4 + 2 = 6 hit points
expect at dugrun gate
expect damage kilgore 0
expect vp 1 1
expect level kilgore 1
expect discard 2 has counterblow

test BR-ATK-9 BR-RULE-39 If the reaction puts the attacker out, the attack's post-attack abilities lapse
duel
at kilgore d4
at dugrun d5
damage kilgore 5
hand 1 crusher
hand 2 counterblow
do 1 play crusher; stay; attack dugrun
do 2 react counterblow dugrun
expect at kilgore gate
expect damage dugrun 2
expect at dugrun d5
expect vp 2 1
expect level dugrun 1
expect discard 1 has crusher

test BR-ATK-10 Post-attack abilities are mandatory
duel
turn 2
at goldarr d4
at kilgore d5
at tzu-xiao d3
at dugrun c3
damage tzu-xiao 1
damage dugrun 1
hand 2 sun-hammer verdict
do 2 play sun-hammer; stay; attack kilgore
only 2 choose tzu-xiao; choose dugrun
denied 2 BR-ACT-5 skip
not-offered 2 play verdict
not-offered 2 end
do 2 choose dugrun
expect damage dugrun 0
offered 2 play verdict

test BR-ATK-10 The attacked champion is pushed whether anybody wants it or not
duel
at kilgore d4
at dugrun d5
trap d6 damage3
hand 1 crusher
do 1 play crusher; stay; attack dugrun
event push dugrun d5 d6
expect damage dugrun 0
expect at dugrun gate

test BR-ATK-10 Where a number is "up to", 0 may be chosen: the Dash before and the Force after an attack
duel
turn 2
at goldarr d4
at kilgore d5
hand 2 lance-of-light verdict
do 2 play lance-of-light; stay
prompt dash
offered 2 stay
do 2 stay
do 2 attack kilgore
expect damage kilgore 2
do 2 play verdict; stay; attack kilgore
prompt force
offered 2 stay
do 2 stay
# 2 - 1 = 1
expect damage kilgore 3
expect at kilgore d5

test BR-ATK-11 Pre-attack abilities happen even if the attack is then declined
duel
at deryn d4
at dugrun d8
hand 1 dive
do 1 play dive; stay; move d7
offered 1 attack dugrun
do 1 hold
expect at deryn d7
expect damage dugrun 0

test BR-ATK-11 Post-attack abilities do not happen without an attack
duel
at kilgore d4
at dugrun d5
hand 1 headbutt
hand 2 harpoon counterblow
do 1 play headbutt; stay; hold
no-event stun
expect hand 2 2
expect damage dugrun 0

test BR-ATK-12 Strength 4 against defence 1: 3 damage, then Push 1
duel
at kilgore d4
at dugrun d5
hand 1 crusher
do 1 play crusher; stay; attack dugrun
event strike kilgore dugrun 3
event push dugrun d5 d6
expect damage dugrun 3
expect at dugrun d6

test BR-ATK-12 Strength 2 against defence 2: no damage, but Push 1 is still resolved
pack brawl-extra
duel
at deryn d4
at goldarr d5
level goldarr
hand 1 shove
do 1 play shove; stay; attack goldarr
event strike deryn goldarr 0
expect damage goldarr 0
expect at goldarr d6

test BR-ATK-12 A reaction can have a pre-attack ability: it is resolved before the damage
pack brawl-extra
duel
at kilgore d4
at dugrun d5
hand 1 crusher
hand 2 spikes
do 1 play crusher; stay; attack dugrun
do 2 react spikes dugrun
event damage kilgore 2
event damage kilgore 1
expect damage kilgore 3
# 4 - 1 = 3, then Heal 2; step 9: Push 1
expect damage dugrun 1
expect at dugrun d6

test BR-ATK-12 A reaction can have a post-attack ability
duel
at kilgore d4
at dugrun d5
hand 1 headbutt
hand 2 sun-shield
damage dugrun 2
do 1 play headbutt; stay; attack dugrun
do 2 react sun-shield dugrun
# 3 - (1 + 2) = 0, then Heal 1
expect damage dugrun 1

test BR-RULE-16 Knock-outs of attack and reaction come in step order: the attack's point wins first
duel
vp 1 4
vp 2 4
at kilgore d4
at dugrun d5
at goldarr c4
damage kilgore 5
damage dugrun 5
hand 1 wide-swing
hand 2 counterblow
do 1 play wide-swing; stay; aim e
do 2 react counterblow goldarr
# Dugrun falls in step 7; the Counterblow of step 8 would have put Kilgore out
over 1
expect vp 1 5
expect vp 2 4

test BR-RULE-16 The other way round: the reaction's point of step 8 comes before the push of step 9
duel
vp 1 4
vp 2 4
at kilgore d7
at dugrun d8
damage kilgore 5
damage dugrun 3
hand 1 crusher
hand 2 counterblow
do 1 play crusher; stay; attack dugrun
do 2 react counterblow dugrun
# 3 + 2 = 5 of 6; Kilgore 5 + 2 = 7; the push against the edge would have dealt the sixth point
over 2
expect vp 1 4
expect vp 2 5

test BR-RULE-36 Attack damage is never negative
duel
at kilgore d4
at dugrun d5
damage dugrun 2
guard dugrun 5
hand 1 crusher
do 1 play crusher; stay; attack dugrun
# 4 - 6
event strike kilgore dugrun 0
no-event damage dugrun *
no-event heal dugrun *
expect damage dugrun 2
expect at dugrun d6

test BR-RULE-37 Attack damage at once, then Lifesteal, Poison and Double on those still standing
pack brawl-extra
duel
turn 2
at dugrun d4
at kilgore d5
at gwaien c4
at deryn d3
at goldarr c3
damage dugrun 5
damage gwaien 2
guard deryn 3
hand 2 blood-storm
do 2 play blood-storm; stay; use
event strike dugrun kilgore 2
event strike dugrun gwaien 3
event strike dugrun deryn 0
event strike dugrun goldarr 2
# Kilgore and Gold'arr: 2 + Poison 1 + 2 again; no Poison on the second packet
expect damage kilgore 5
expect damage goldarr 5
# Gwaien is out after the first packet, 2 + 3 = 5; with attack damage 0 nothing happens to Deryn
expect at gwaien gate
expect hits gwaien 1
expect hits kilgore 3
expect vp 2 1
expect vp 1 0
expect damage deryn 0
# Lifesteal once: 2 + 3 = 5
event heal dugrun 5
expect damage dugrun 0

test BR-RULE-37 Who falls to the Poison is spared the Double
pack brawl-extra
duel
turn 2
at dugrun d4
at kilgore d5
damage kilgore 4
hand 2 blood-storm
do 2 play blood-storm; stay; use
# 4 + 2 + 1 = 7: two packets, no third
event damage kilgore 2
event damage kilgore 1
expect hits kilgore 2
event out kilgore
expect at kilgore gate
expect damage kilgore 0
expect vp 2 1

test BR-RULE-37 With attack damage 0 there is neither Lifesteal nor Poison nor Double
pack brawl-extra
duel
turn 2
at dugrun d4
at kilgore d5
damage dugrun 3
guard kilgore 2
hand 2 blood-storm
do 2 play blood-storm; stay; use
expect damage kilgore 0
expect damage dugrun 3
no-event damage *
no-event heal *

test BR-RULE-38 Lifesteal takes the calculated damage, not what the target had left
duel
turn 2
at tzu-xiao d4
at gwaien d5
damage tzu-xiao 4
damage gwaien 4
hand 2 chi-drain
do 2 play chi-drain; stay; attack gwaien
# 3 - 0 = 3 although Gwaien had 1 hit point left
expect at gwaien gate
expect damage tzu-xiao 1

test BR-RULE-38 Of several targets only the enemies count
pack brawl-extra
duel
turn 2
at dugrun d4
at kilgore d5
at gwaien c4
at goldarr c3
damage dugrun 5
guard gwaien 2
hand 2 blood-storm
do 2 play blood-storm; stay; use
# Kilgore 2 + Gwaien 1 = 3; Gold'arr's 2 do not count
expect damage dugrun 2

test BR-RULE-39 Out of action in a pre-attack ability: no attack follows
duel
at deryn d4
at dugrun d7
damage deryn 5
trap d6 damage1
hand 1 dive
do 1 play dive; stay; move d6
event out deryn
do 1 trap g4
asked 1
prompt activate
expect damage dugrun 0
expect vp 2 1
expect discard 1 has dive

test BR-RULE-39 Out of action in the middle of a skill: the rest of it lapses
duel
turn 2
at tzu-xiao d4
at kilgore d7
damage tzu-xiao 5
trap d6 damage1
hand 2 tiger-leap
do 2 play tiger-leap; use; move d6; trap g4
expect at tzu-xiao gate
expect at kilgore d7
prompt activate
expect vp 1 1

test BR-RULE-39 Out of action by a reaction's pre-attack ability: no damage is dealt any more
pack brawl-extra
duel
at kilgore d4
at dugrun d5
damage kilgore 5
hand 1 crusher
hand 2 spikes
do 1 play crusher; stay; attack dugrun
do 2 react spikes dugrun
expect at kilgore gate
expect vp 2 1
# steps 6, 7 and 9 lapse
expect damage dugrun 0
expect at dugrun d5
expect level dugrun 1

test BR-RULE-78 BR-ATK-8 BR-RULE-39 Out of action by a reaction's pre-attack ability: its own rest and its post-attack abilities follow
pack brawl-extra
duel
at kilgore d4
at dugrun d5
damage kilgore 5
damage dugrun 4
hand 1 crusher
hand 2 spikes
do 1 play crusher; stay; attack dugrun
do 2 react spikes dugrun
event out kilgore
# Heal 1 before and Heal 2 after the attack that never came
event heal dugrun 1
event heal dugrun 2
no-event strike
no-event push *
expect damage dugrun 1
# what names the attacker lapses
expect damage kilgore 0
expect hits kilgore 1
expect vp 2 1
expect discard 2 has spikes

test BR-RULE-78 BR-ATK-9 Out of action by a reaction's post-attack ability: the rest of that ability follows, that of the attack does not
pack brawl-extra
duel
at kilgore d4
at dugrun d5
damage kilgore 4
damage dugrun 1
hand 1 crusher
hand 2 spikes
do 1 play crusher; stay; attack dugrun
do 2 react spikes dugrun
event out kilgore
# 1 - 1 + 3 - 2
expect damage dugrun 1
no-event push *
expect at dugrun d5

test BR-RULE-40 Effects on a target that is out lapse
duel
at kilgore d4
at dugrun d5
damage dugrun 3
hand 1 crusher
do 1 play crusher; stay; attack dugrun
no-event push *
expect at dugrun gate
expect damage dugrun 0
expect vp 1 1

test BR-RULE-40 Effects on others go on: the ally is healed although the target is out
duel
turn 2
at goldarr d4
at gwaien d5
at tzu-xiao d3
damage gwaien 2
damage tzu-xiao 2
hand 2 sun-hammer
do 2 play sun-hammer; stay; attack gwaien
expect at gwaien gate
expect damage tzu-xiao 1

test BR-RULE-40 Of two targets of an area the surviving one is still pushed
duel
turn 2
at dugrun d4
at kilgore d5
at gwaien d6
damage gwaien 3
hand 2 blunderbuss
do 2 play blunderbuss; stay; aim e
expect at gwaien gate
expect at kilgore d6
expect damage kilgore 2

test BR-RULE-42 A reaction that moves the target does not make it leave the attack
pack brawl-extra
duel
at kilgore d4
at dugrun d5
hand 1 crusher
hand 2 sidestep
do 1 play crusher; stay; attack dugrun
do 2 react sidestep dugrun
asked 2
prompt jump
do 2 move d7
# 4 - 1 = 3 at a distance of 3, and the push along the row
no-event escape *
expect damage dugrun 3
expect at dugrun d8

test BR-RULE-42 BR-BASIC-1 Unless the card says so
duel
turn 2
at goldarr d4
at deryn d5
hand 1 evasive-flight
hand 2 verdict
do 2 play verdict; stay; attack deryn
do 1 react evasive-flight deryn
do 1 move d7
event escape deryn
expect damage deryn 0
# no Force either
expect at deryn d7
asked 2
prompt activate

test BR-RULE-42 BR-BASIC-1 Who does not get out of reach with Evasive Flight is still hit
duel
turn 2
at goldarr d4
at deryn d5
hand 1 evasive-flight
hand 2 sun-hammer
do 2 play sun-hammer; stay; attack deryn
do 1 react evasive-flight deryn
do 1 move c4
no-event escape *
expect damage deryn 4

test BR-RULE-75 The attack counts as made although its only target got away: what names others is resolved
duel
turn 2
at goldarr d4
at deryn d5
at tzu-xiao d3
damage tzu-xiao 2
hand 1 evasive-flight
hand 2 sun-hammer
do 2 play sun-hammer; stay; attack deryn
do 1 react evasive-flight deryn
do 1 move d7
expect damage deryn 0
expect damage tzu-xiao 1

test BR-RULE-75 Nothing that names the escaped target happens: no Lifesteal, no Pull
duel
turn 2
at tzu-xiao d4
at deryn d5
damage tzu-xiao 4
hand 1 evasive-flight
hand 2 chi-drain challenge
do 2 play chi-drain; stay; attack deryn
do 1 react evasive-flight deryn
do 1 move d7
expect damage deryn 0
expect damage tzu-xiao 4

test BR-RULE-75 No Poison and no Pull for the escaped target
duel
turn 2
at dugrun d4
at deryn d6
hand 1 evasive-flight
hand 2 harpoon
do 2 play harpoon; stay; attack deryn
do 1 react evasive-flight deryn
do 1 move c7
event escape deryn
expect at deryn c7
expect damage deryn 0

test BR-RULE-75 Of an area only the escaped target is spared
duel
turn 2
at dugrun d4
at deryn d5
at kilgore d6
hand 1 evasive-flight
hand 2 blunderbuss
do 2 play blunderbuss; stay; aim e
do 1 react evasive-flight deryn
do 1 move b4
event escape deryn
expect damage deryn 0
expect damage kilgore 2
expect at kilgore d7

test BR-RULE-77 Defence is read once for all targets: who loses the aura in the same blow keeps it for this attack
duel
at kilgore d4
at goldarr d5
at dugrun c4
level goldarr
damage goldarr 5
hand 1 wide-swing
do 1 play wide-swing; stay; aim e
# Gold'arr 3 - 2 = 1: out; Dugrun 3 - (1 + 1) = 1
expect at goldarr gate
expect damage dugrun 1

test BR-RULE-77 BR-DEF-3 What is lost before step 6 does not count
duel goldarr deryn gwaien kilgore tzu-xiao dugrun
turn 2
at kilgore d4
at goldarr d5
at deryn c4
level goldarr
hand 1 evasive-flight
hand 2 wide-swing
expect defence deryn 1
do 2 play wide-swing; stay; aim e
do 1 react evasive-flight goldarr
do 1 move d7
# Gold'arr has left, Deryn stands alone: 3 - 0
event escape goldarr
expect damage goldarr 0
expect damage deryn 3

test BR-RULE-77 A target that becomes Bloodied by the first packet does not raise the second
duel
turn 2
at tzu-xiao d4
at kilgore d5
damage kilgore 2
hand 2 twin-claw
do 2 play twin-claw; stay; attack kilgore
# 2 - 1 = 1: 3 damage, Bloodied; again 1, not 2
expect damage kilgore 4

test BR-ATK-4 BR-ATK-13 BR-ACT-1 Cards, targets and reactions are told
duel
at kilgore d4
at dugrun d5
hand 1 crusher
hand 2 counterblow
do 1 play crusher
event play 1 crusher
do 1 stay; attack dugrun
event attack kilgore crusher dugrun
do 2 react counterblow dugrun
event react 2 counterblow dugrun
event strike kilgore dugrun 2 4 2
at gwaien d3
hand 1 fireball
essence 1 destruction
do 1 play fireball; stay; attack dugrun
event attack gwaien fireball dugrun

test BR-DOUBLE-1 BR-RULE-41 Who falls by the second packet of Double is out before the reaction's post-attack ability
duel
turn 2
at tzu-xiao d4
at gwaien d5
damage gwaien 3
hand 1 mirror-image
hand 2 twin-claw
do 2 play twin-claw; stay; attack gwaien
do 1 react mirror-image gwaien
# Bloodied: 3 - 1 = 2, twice; 3 + 4 of 6
event out gwaien
asked 2
prompt activate
expect vp 2 1

test BR-CARD-2 A line over A1 hits there; what lies outside of the arena is nothing
duel
at kilgore d6
at deryn d7
at gwaien c1
at dugrun a1
hand 1 wall-of-flame
do 1 play wall-of-flame; stay
# C1, B1, A1 lie in one row; to the west the arena ends
only 1 aim ne; hold
denied 1 BR-BASIC-12 aim w
denied 1 BR-BASIC-12 aim nw
do 1 aim ne
expect damage dugrun 2

test BR-TGT-9 A ring is the same turned any way: no orientation is asked for
duel
at deryn d4
at dugrun d5
hand 1 storm-of-blades
do 1 play storm-of-blades; stay
only 1 use; hold

test BR-RULE-78 BR-RULE-40 What names an attacker that is out hits nobody else
pack brawl-extra
duel
at gwaien d3
at kilgore d4
at dugrun d5
damage gwaien 4
hand 1 fireball
hand 2 spikes
do 1 play fireball; stay; attack dugrun
do 2 react spikes dugrun
event out gwaien
expect damage kilgore 0
expect damage gwaien 0

test BR-ATK-4 BR-TGT-9 The questions for a target and for a direction name their rules
duel
at kilgore d4
at dugrun d5
hand 1 headbutt wide-swing
do 1 play headbutt; stay
prompt attack BR-ATK-4
do 1 hold
do 1 play wide-swing; stay
prompt aim BR-TGT-9

test BR-CARD-2 BR-TGT-8 A cone: the neighbour in front and the three hexes behind it, nothing beside them
duel
turn 2
at dugrun d6
at kilgore d4
at gwaien c5
at deryn e6
hand 2 blunderbuss
do 2 play blunderbuss; stay; aim w
event strike dugrun kilgore
no-event strike dugrun gwaien
no-event strike dugrun deryn
