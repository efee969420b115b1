# Bloodied, Poison, Heal, Lifesteal, Double, Out of action

test BR-BLOOD-1 Bloodied means 3 or more damage: 2 no, 3 yes, healed from 3 to 2 no
duel
damage kilgore 2
expect bloodied kilgore 0
damage kilgore 3
expect bloodied kilgore 1
do 1 standard create kilgore; stay; use
expect damage kilgore 2
expect bloodied kilgore 0

test BR-BLOOD-1 Whoever goes out is not Bloodied any more
duel
at kilgore e4
at dugrun e3
damage dugrun 5
expect bloodied dugrun 1
hand 1 crusher
do 1 play crusher; stay; attack dugrun
expect bloodied dugrun 0

test BR-POISON-1 Strength 2, Poison 2, defence 1: 1 + 2 = 3
duel
turn 2
at dugrun d1
at kilgore d4
hand 2 venom-bolt
do 2 play venom-bolt; stay; attack kilgore
expect damage kilgore 3
cites BR-POISON-1

test BR-POISON-2 Strength 2, Poison 2, defence 2: nothing
duel
turn 2
level kilgore
at dugrun d1
at kilgore d4
hand 2 venom-bolt
do 2 play venom-bolt; stay; attack kilgore
expect damage kilgore 0

test BR-POISON-1 A reaction's defence lowers the attack damage, not the Poison
duel
turn 2
at dugrun d1
at gwaien d4
hand 2 venom-bolt
hand 1 mirror-image
do 2 play venom-bolt; stay; attack gwaien
do 1 react mirror-image gwaien; skip
# 2 - 0 - 1 = 1, and 2
expect damage gwaien 3

test BR-POISON-2 Defence 1 and a bonus of 1: no damage, no Poison
duel
turn 2
at dugrun d1
at kilgore d4
hand 2 venom-bolt
hand 1 mirror-image
do 2 play venom-bolt; stay; attack kilgore
do 1 react mirror-image kilgore; skip
expect damage kilgore 0

test BR-HEAL-1 BR-HEAL-2 Damage 1, Heal 3: damage 0
duel
damage gwaien 1
hand 1 wellspring
do 1 play wellspring; stay; choose gwaien
expect damage gwaien 0
event heal gwaien 1

test BR-HEAL-1 Damage 4, Heal 3: 1 is left
duel
damage gwaien 4
hand 1 wellspring
do 1 play wellspring; stay; choose gwaien
expect damage gwaien 1

test BR-HEAL-1 BR-HEAL-3 Damage 0: nothing
duel
do 1 standard create kilgore; stay; use
no-event heal kilgore
expect damage kilgore 0

test BR-HEAL-2 Unless said otherwise the activated champion is healed
duel
damage kilgore 2
damage gwaien 2
do 1 standard create kilgore; stay; use
expect damage kilgore 1
expect damage gwaien 2

test BR-HEAL-3 A champion without damage cannot be chosen to be healed
duel
damage deryn 1
hand 1 wellspring
do 1 play wellspring; stay
offered 1 choose deryn
denied 1 BR-HEAL-3 choose gwaien
denied 1 BR-HEAL-3 choose kilgore

test BR-STEAL-1 Attacker with 4 damage, strength 3 against defence 1: 2 dealt, 2 left
duel
turn 2
at tzu-xiao e4
at kilgore e3
damage tzu-xiao 4
hand 2 chi-drain
do 2 play chi-drain; stay; attack kilgore
expect damage kilgore 2
expect damage tzu-xiao 2
cites BR-STEAL-1

test BR-STEAL-1 No damage, no life
duel
turn 2
at tzu-xiao e4
at kilgore e3
guard kilgore 2
damage tzu-xiao 4
hand 2 chi-drain
do 2 play chi-drain; stay; attack kilgore
expect damage kilgore 0
expect damage tzu-xiao 4

test BR-DOUBLE-1 BR-CONT-2 Strength 3 against defence 1: 2, then 2 again = 4
pack brawl-keywords
duel
turn 2
at tzu-xiao e4
at kilgore e3
damage kilgore 3
hand 2 twin-claw
do 2 play twin-claw; stay; attack kilgore
# strength 2 + 1, Kilgore is Bloodied: 3 + 2 + 2
event strike tzu-xiao kilgore 2
expect damage kilgore 7
cites BR-DOUBLE-1

test BR-DOUBLE-1 No damage is not doubled
duel
turn 2
level kilgore
at tzu-xiao e4
at kilgore e3
hand 2 twin-claw
do 2 play twin-claw; stay; attack kilgore
expect damage kilgore 0
no-event damage kilgore

test BR-OOA-1 BR-KO-2 BR-KO-3 BR-KO-4 BR-KO-5 BR-KO-6 All at once: gate, no damage, base side, 1 VP, level for the source, no target
duel
level dugrun
at kilgore e4
at dugrun e3
at goldarr d3
damage dugrun 5
hand 1 crusher headbutt
do 1 play crusher; stay; attack dugrun
expect at dugrun gate
expect damage dugrun 0
expect level dugrun 0
expect vp 1 1
expect level kilgore 1
do 1 play headbutt; stay
denied 1 BR-KO-6 attack dugrun
offered 1 attack goldarr
do 1 hold; end
do 2 spend creation hurry dugrun
prompt enter
denied 2 BR-ENTER-1 move e6

test BR-OOA-1 No level for the same team
duel
at kilgore e4
at deryn d3
at dugrun e3
damage deryn 5
hand 1 wide-swing
do 1 play wide-swing; stay; aim w
expect at deryn gate
expect vp 2 1
expect level kilgore 0

test BR-OOA-2 The level goes to the champion whose action caused it
duel
at gwaien d5
at kilgore d2
at dugrun d3
damage dugrun 3
hand 1 fireball
do 1 play fireball; stay; attack dugrun
expect at dugrun gate
expect level gwaien 1
expect level kilgore 0

test BR-HEAL-3 BR-CONT-13 Only hurt allies are chosen from: nobody is asked when one is hurt
duel
turn 2
at goldarr d4
at kilgore d5
at tzu-xiao d3
at dugrun e4
damage tzu-xiao 2
hand 2 sun-hammer
do 2 play sun-hammer; stay; attack kilgore
prompt activate
event heal tzu-xiao 1
expect damage tzu-xiao 1

test BR-HEAL-3 BR-BASIC-10 Nobody is hurt: the Heal lapses
duel
turn 2
at goldarr d4
at kilgore d5
at tzu-xiao d3
hand 2 sun-hammer
do 2 play sun-hammer; stay; attack kilgore
prompt activate
no-event heal
