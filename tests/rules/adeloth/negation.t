# Negated effects and what they pay: chapter 11, AD-NEG.

test AD-NEG-1 AD-PLAY-3 A negated card lies on its owner's discard pile, its bounty goes to his opponent
duel
servant 2 mirror-sage f6
servant 2 glade-archer e5
hand 1 sparks mothers-blessing
hand 2 meteor
mana 1 2
mana 2 3
xp 1 1
do 1 play-at sparks glade-archer
do 1 pass
do 2 use-at mirror-sage glade-archer
execute
execute
event negated 1 card
event bounty 2 sparks 1
cites AD-NEG-1
expect discard 1 has sparks
expect xp 2 1
expect xp 1 1

test AD-NEG-1 AD-CONT-14 Vector: Fireball at the Glade Archer, Mirror Sage takes the archer back: two experience for Fireball, none for the archer
duel
servant 2 mirror-sage f6
servant 2 glade-archer e5
hand 1 fireball mothers-blessing
hand 2 meteor
mana 1 4
mana 2 3
do 1 play-at fireball glade-archer
do 1 pass
do 2 use-at mirror-sage glade-archer
resolve
event negated 1 card
expect discard 1 has fireball
expect hand 2 has glade-archer
expect xp 2 2
expect xp 1 0

test AD-NEG-2 AD-SUM-4 A servant card without a free summoning position is negated: discard pile, bounty to the opponent
duel
at pathfinder a1
servant 2 priest a2
servant 2 tower-guard b1
hand 1 boar-rider mothers-blessing
hand 2 shadow-messenger
mana 1 4
mana 2 2
gold 2 2
expect positions 1 b2
do 1 summon boar-rider
do 1 pass
do 2 spy shadow-messenger 2
execute
do 2 place b2
expect stack summon
execute
event negated 1 summon
cites AD-SUM-4
expect discard 1 has boar-rider
expect at boar-rider nowhere
expect xp 2 2
expect mana 1 1

test AD-NEG-2 AD-SPY-5 A spy without a free summoning position is negated likewise
duel
at rune-master a7
servant 1 priest a6
servant 1 tower-guard b7
servant 1 weasel-scout c5
hand 1 teleport hedge-sneak
hand 2 shadow-messenger meteor
mana 1 4
mana 2 2
gold 2 2
do 1 use priest
do 1 pass
do 2 spy shadow-messenger 1
do 2 pass
do 1 play-at teleport weasel-scout
execute
do 1 place b6
execute
event negated 2 summon
expect discard 2 has shadow-messenger
expect xp 1 1
expect gold 2 1
expect mana 2 1

test AD-NEG-3 AD-RULE-64 A negated attack pays nothing
duel
servant 1 boar-rider d4
servant 2 priest d5
hand 1 mothers-blessing
hand 2 teleport
mana 1 1
mana 2 2
do 1 attack boar-rider priest
do 1 pass
do 2 play-at teleport priest
execute
do 2 place g7
resolve
event negated 1 attack
expect xp 1 0
expect xp 2 0

test AD-NEG-3 AD-CAB-3 A negated card ability pays nothing, and its cost is lost
duel
servant 1 rune-apprentice c3
servant 1 nimble-blade e5
hand 1 mothers-blessing
hand 2 fireball
mana 1 1
mana 2 3
do 1 use-at rune-apprentice nimble-blade
do 1 pass
do 2 play-at fireball nimble-blade
execute
expect xp 2 1
execute
event negated 1 ability
expect xp 2 1
expect xp 1 0
expect status rune-apprentice exhausted yes

test AD-NEG-3 A negated general ability pays nothing
duel
level 1 3
points 1 hail-of-arrows 1
servant 2 mirror-sage f6
servant 2 glade-archer e5
hand 1 mothers-blessing
hand 2 meteor
mana 1 3
mana 2 3
do 1 skill-at hail-of-arrows glade-archer
do 1 pass
do 2 use-at mirror-sage glade-archer
resolve
event negated 1 skill
expect xp 1 0
expect xp 2 0
expect mana 1 1
expect cooldown 1 hail-of-arrows 2

test AD-NEG-3 AD-SHOP-6 A negated purchase pays nothing and costs nothing
duel
servant 2 mirror-sage f6
servant 2 glade-archer e5
at pathfinder d3
gold 1 4
hand 1 mothers-blessing
hand 2 meteor
mana 1 3
mana 2 3
do 1 buy-at goblin-bomb glade-archer
do 1 pass
do 2 use-at mirror-sage glade-archer
resolve
event negated 1 ware
expect gold 1 4
expect xp 1 0
expect xp 2 0
expect stock goblin-bomb 2

test AD-NEG-3 AD-MOVE-9 A negated movement pays nothing
duel
servant 1 boar-rider d4
hand 1 mothers-blessing
hand 2 vine-grasp
mana 1 1
mana 2 1
do 1 move boar-rider
do 1 pass
do 2 play-at vine-grasp boar-rider
resolve
event negated 1 move
expect xp 1 0
expect xp 2 0
expect at boar-rider d4

test AD-NEG-3 AD-TRIG-7 A negated triggered ability pays nothing
pack adeloth-triggers
duel
servant 1 tower-guard d4
servant 2 bog-witch d5
hand 1 sparks meteor
hand 2 mothers-blessing
mana 1 9
mana 2 1
do 1 play-at sparks bog-witch
execute
# bounty of the witch; her text is aimed at the guard, the only enemy servant
expect xp 1 1
expect stack trigger
do 2 pass
servant 1 mirror-sage a1
do 1 use-at mirror-sage tower-guard
execute
expect hand 1 has tower-guard
execute
event negated 2 trigger
expect xp 1 1
expect xp 2 0

test AD-NEG-4 AD-RULE-64 Vector: Fireball, and the other player removes the target himself: both bounties are paid
duel
servant 2 boar-rider e5
hand 1 fireball mothers-blessing
hand 2 oblivion
mana 1 4
mana 2 4
xp 2 1
do 1 play-at fireball boar-rider
do 1 pass
do 2 play-at oblivion boar-rider
execute
expect discard 2 has boar-rider oblivion
expect xp 1 2
expect xp 2 0
execute
event negated 1 card
expect discard 1 has fireball
expect xp 2 2
expect xp 1 2

test AD-NEG-4 Also when the owner himself caused it
duel
servant 1 mirror-sage c3
servant 1 tower-guard c4
hand 1 vine-grasp mothers-blessing
hand 2 meteor
mana 1 4
mana 2 1
do 1 play-at vine-grasp tower-guard
do 1 use-at mirror-sage tower-guard
resolve
event negated 1 card
expect xp 2 1
expect xp 1 0

test AD-NEG-4 AD-TGT-4 Vector: "up to two servants", both vanish before execution: executed without target, no bounty
duel
servant 1 priest c3
servant 1 nimble-blade e3
hand 1 growth mothers-blessing
hand 2 fireball oblivion
mana 1 4
mana 2 9
xp 2 1
do 1 play growth
do 1 pass
do 2 play-at fireball nimble-blade
do 2 play-at oblivion priest
execute
execute
expect at priest nowhere
expect at nimble-blade nowhere
expect xp 2 2
expect stack card
execute
no-event negated
event executed 1 growth
expect discard 1 has growth
expect xp 2 2

test AD-NEG-5 AD-NEG-1 AD-CONT-12 AD-RULE-64 Vector: Growth is answered with Counterspell: negated, two experience
duel
servant 1 priest c3
hand 1 growth mothers-blessing
hand 2 counterspell
mana 1 4
mana 2 3
do 1 play growth
do 1 pass
do 2 counter counterspell 1
event target-effect 1
expect stack card card
execute
event negated 1 card
cites AD-NEG-5
expect stack
expect discard 1 has growth
expect discard 2 has counterspell
expect counters priest 0
expect xp 2 2
expect xp 1 0

test AD-NEG-5 AD-NEG-3 Vector: Tower Guard's ability is countered: no bonus, the mana is lost, no bounty
duel
servant 1 tower-guard c3
hand 1 mothers-blessing
hand 2 counterspell
mana 1 2
mana 2 3
do 1 use tower-guard
do 1 pass
do 2 counter counterspell 1
execute
event negated 1 ability
expect resistance tower-guard 3
expect mana 1 1
expect xp 1 0
expect xp 2 0
expect stack

test AD-NEG-5 AD-CONT-12 Not at servants, skills, purchases, attacks, triggered abilities, nor at own effects
duel
servant 1 boar-rider d4
servant 2 priest d5
servant 2 tower-guard e6
hand 1 nimble-blade mothers-blessing
hand 2 counterspell
mana 1 3
mana 2 4
do 1 summon nimble-blade
do 1 pass
denied 2 AD-CONT-12 counter counterspell 1
do 2 use tower-guard
expect stack summon ability
denied 2 AD-CONT-12 counter counterspell 2
resolve
do 1 place d3
do 1 attack boar-rider priest
do 1 pass
expect stack attack check
denied 2 AD-CONT-12 counter counterspell 1
denied 2 AD-CONT-12 counter counterspell 2

test AD-NEG-5 AD-CONT-19 Counterspell whose target has left the stack is itself negated and pays
pack adeloth-triggers
duel
servant 1 tower-guard c3
hand 1 growth mothers-blessing
hand 2 counterspell second-thoughts
mana 1 4
mana 2 4
do 1 play growth
do 1 pass
do 2 counter counterspell 1
do 2 counter second-thoughts 1
expect stack card card card
execute
event negated 1 card
expect stack card
expect xp 2 2
execute
event negated 2 card
cites AD-CONT-19
expect discard 2 has counterspell second-thoughts
expect xp 1 2
expect xp 2 2
expect stack

test AD-NEG-5 AD-RULE-29 An ability lies on the stack though its source has gone, and can still be negated
duel
servant 1 tower-guard c3
servant 1 mirror-sage c4
hand 1 sparks mothers-blessing
hand 2 counterspell meteor
servant 2 priest d5
mana 1 9
mana 2 4
do 1 use tower-guard
do 1 pass
do 2 counter counterspell 1
do 2 pass
expect stack ability card
# the guard's ability stays on the stack whatever happens to the guard
do 1 use-at mirror-sage tower-guard
execute
expect stack ability card
execute
event negated 1 ability
expect stack
expect discard 2 has counterspell
expect xp 1 0

test AD-NEG-5 AD-CONT-12 However many effects came between: the one that was named is negated, not an older one below it
pack adeloth-triggers
duel
servant 1 tower-guard d4
servant 2 priest d5
hand 1 counterspell
hand 2 vine-grasp
mana 1 300
mana 2 0 0
do 1 move tower-guard
# the spell is the 255th effect after the movement
repeat 254 1 use tower-guard; pass
mana 2 1
do 1 pass
do 2 play-at vine-grasp tower-guard
expect stack move card
do 1 counter counterspell 2
sees 2 stack counterspell vine-grasp
execute
event negated 2 card
expect stack move
expect discard 2 has vine-grasp

test AD-NEG-5 AD-CONT-19 One of two effects aimed at is negated: the other, one place lower now, is still aimed at
pack adeloth-triggers
duel
servant 1 tower-guard c3
servant 2 priest d5
hand 1 growth vine-grasp
hand 2 counterspell second-thoughts meteor
mana 1 4
mana 2 5
do 1 play growth
do 1 play-at vine-grasp priest
do 2 counter counterspell 2
do 2 counter second-thoughts 1
expect stack card card card card
execute
event negated 1 card
expect discard 1 has growth
expect stack card card
execute
event negated 1 card
cites AD-NEG-5
expect discard 1 has growth vine-grasp
expect stack
expect status priest moved no
expect xp 1 0

test AD-NEG-5 AD-CONT-19 Two counterspells at one effect in the middle of the stack: the second finds it gone, and spares what lies in its place
pack adeloth-triggers
duel
servant 1 tower-guard c3
servant 2 priest d5
hand 1 vine-grasp mothers-blessing
hand 2 counterspell second-thoughts meteor
mana 1 9
mana 2 5
do 1 move tower-guard
do 1 play-at vine-grasp priest
do 1 pass
do 2 counter counterspell 2
do 2 counter second-thoughts 2
expect stack move card card card
execute
event negated 1 card
expect stack move card
execute
event negated 2 card
cites AD-CONT-19
expect stack move
expect discard 2 has counterspell second-thoughts

test AD-NEG-5 AD-ACT-6 A card that negates twice finds nothing the second time, and spares what else lies there
pack adeloth-draws
duel
servant 1 green-t1c d4
servant 2 blue-t1a d5
hand 1 spray
hand 2 overkill
do 1 move green-t1c
do 1 play-at spray blue-t1a
do 2 counter overkill 2
event negated 1 card
prompt move-carefully
expect damage green-t1c 0
