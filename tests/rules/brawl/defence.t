# Defence and damage (Verteidigung, Schaden)

test BR-DEF-1 Every champion has a defence value; 0 is one too
duel
expect defence kilgore 1
expect defence gwaien 0
expect defence deryn 0
expect defence tzu-xiao 1
expect defence goldarr 1
expect defence dugrun 1

test BR-DEF-1 A defence of 0 can be raised by effects
duel
turn 2
at goldarr d4
at gwaien d5
hand 1 darksteel-armour
hand 2 sun-hammer verdict
do 2 play verdict; stay; attack gwaien
do 1 react darksteel-armour gwaien
# 2 - (0 + 1) = 1
expect damage gwaien 1
expect defence gwaien 2
do 2 stay
do 2 play sun-hammer; stay; attack gwaien
# 4 - (0 + 2) = 2
expect damage gwaien 3

test BR-DEF-2 Defence never drops below 0: strength 3 deals 3
pack brawl-extra
duel deryn kilgore tzu-xiao gwaien goldarr dugrun
at kilgore d4
at gwaien d5
at goldarr gate
at dugrun gate
hand 1 expose headbutt
do 1 play expose; use
event guard gwaien *
expect defence gwaien 0
do 1 play headbutt; stay; attack gwaien
event strike kilgore gwaien 3
expect damage gwaien 3

test BR-DEF-2 BR-DEF-1 A defence of 1 is lowered to 0 and counts so until the end of the turn
pack brawl-extra
duel
at kilgore d4
at dugrun d5
at tzu-xiao gate
at goldarr gate
hand 1 expose headbutt
do 1 play expose; use
expect defence dugrun 0
do 1 play headbutt; stay; attack dugrun
expect damage dugrun 3
do 1 end
expect defence dugrun 1

test BR-DEF-3 All modifiers count in step 6: Bloodied bonus, Armour, Radiance and the reaction
duel
at deryn d4
at dugrun d5
at goldarr d6
damage dugrun 4
guard dugrun 1
level goldarr
hand 1 storm-of-blades
hand 2 counterblow
expect defence dugrun 3
do 1 play storm-of-blades; stay; use
do 2 react counterblow dugrun
# strength 2 + 1, defence 1 + 1 + 1 + 1
event strike deryn dugrun 0
expect damage dugrun 4

test BR-DEF-3 Without the reaction the same modifiers leave 0, without the Armour 1
duel
at deryn d4
at dugrun d5
at goldarr d6
damage dugrun 4
level goldarr
hand 1 storm-of-blades
do 1 play storm-of-blades; stay; use
# 2 + 1 - (1 + 1)
event strike deryn dugrun 1
expect damage dugrun 5

test BR-DEF-4 Defence applies to every single attack and is not used up
duel
at kilgore d4
at deryn d6
at tzu-xiao d5
hand 1 headbutt wide-swing
do 1 play headbutt; stay; attack tzu-xiao
# 3 - 1 = 2
expect damage tzu-xiao 2
do 1 play wide-swing; stay; aim e
# again 3 - 1 = 2
expect damage tzu-xiao 4

test BR-DEF-4 BR-RULE-43 A reaction's bonus is gone with the attack it answered
duel
at kilgore d4
at dugrun d5
hand 1 headbutt wide-swing
hand 2 sun-shield
do 1 play headbutt; stay; attack dugrun
do 2 react sun-shield dugrun
# 3 - (1 + 2) = 0
expect damage dugrun 0
expect defence dugrun 1
do 1 play wide-swing; stay; aim e
# 3 - 1 = 2; the hand of seat 2 is empty
expect damage dugrun 2

test BR-RULE-43 BR-CONT-7 Unless the text gives more: Darksteel Armour, +1 now, +2 against later attacks this turn
duel
turn 2
at goldarr d4
at kilgore d5
hand 1 darksteel-armour
hand 2 verdict sun-hammer
do 2 play verdict; stay; attack kilgore
do 1 react darksteel-armour kilgore
# 2 - (1 + 1) = 0
expect damage kilgore 0
do 2 stay
do 2 play sun-hammer; stay; attack kilgore
# 4 - (1 + 2) = 1
expect damage kilgore 1
do 2 end
expect defence kilgore 1

test BR-DMG-1 BR-DMG-2 An area of strength 3 against defence 1, 0 and an ally's 2: 2, 3 and 1 at the same time
duel kilgore goldarr deryn tzu-xiao gwaien dugrun
at kilgore d4
at tzu-xiao d5
at gwaien c4
at goldarr c3
level goldarr
hand 1 wide-swing
do 1 play wide-swing; stay; aim ne
event strike kilgore tzu-xiao 2
event strike kilgore gwaien 3
event strike kilgore goldarr 1
expect damage tzu-xiao 2
expect damage gwaien 3
expect damage goldarr 1

test BR-DMG-1 At the same time: both champions that fall in one blow give a point each
duel
at kilgore d4
at dugrun d5
at goldarr c4
damage dugrun 4
damage goldarr 5
hand 1 wide-swing
do 1 play wide-swing; stay; aim e
expect at dugrun gate
expect at goldarr gate
expect vp 1 2
expect level kilgore 1

test BR-DMG-2 Poison, Double and Lifesteal are resolved in the damage step
duel
turn 2
at tzu-xiao d4
at gwaien d5
at dugrun d7
at deryn d8
hand 2 twin-claw venom-bolt
do 2 play twin-claw; stay; attack gwaien
# 2, then 2 again
expect damage gwaien 4
do 2 play venom-bolt; stay; attack deryn
# 2 + Poison 2
expect damage deryn 4

test BR-DMG-2 Lifesteal heals the attacker by the attack damage
duel
turn 2
at tzu-xiao d4
at kilgore d5
damage tzu-xiao 4
hand 2 chi-drain
do 2 play chi-drain; stay; attack kilgore
# 3 - 1 = 2
expect damage kilgore 2
expect damage tzu-xiao 2

test BR-DMG-3 Defence does not help against damage dealt directly: standard action and Counterblow
duel
at kilgore d4
at dugrun d5
guard dugrun 4
guard kilgore 4
hand 1 headbutt
hand 2 counterblow
do 1 standard destroy kilgore; stay; use
expect damage dugrun 1
do 1 play headbutt; stay; attack dugrun
do 2 react counterblow dugrun
expect damage dugrun 1
expect damage kilgore 2

test BR-DMG-3 Neither against traps nor against the missing distance of a push
duel
at kilgore d6
at dugrun d7
guard dugrun 4
trap d8 damage1
hand 1 crusher
do 1 play crusher; stay; attack dugrun
do 2 trap g4
# 4 - 5 = 0; the trap on D8 deals 1
expect damage dugrun 1
expect at dugrun d8
