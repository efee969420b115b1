# A6 playing an action or reaction card
# Played with the cards of tests/packs/adeloth-vectors, so that tuning the game does not change the numbers here.

test AD-PLAY-1 Cost and target at choosing; the card leaves the hand and lies on the stack, visible to both
pack adeloth-vectors
duel
hand 1 sparks teleport
mana 1 4
hand 2 fireball
mana 2 3
servant 2 shieldbearer d5
do 1 play-at sparks shieldbearer
event choose-card 1 sparks
event target shieldbearer
event spent 1 1 mana
expect mana 1 3
expect hand 1 lacks sparks
expect discard 1 0
expect stack card
sees 1 stack sparks
sees 2 stack sparks
sees spectator stack sparks
expect damage shieldbearer 0

test AD-PLAY-1 AD-CARD-2 Both parts of the cost: 3 mana and 1 gold
pack adeloth-vectors
duel
hand 1 sun-blade
mana 1 5
gold 1 0
denied 1 AD-CARD-2 play sun-blade
gold 1 1
offered 1 play sun-blade
mana 1 2
denied 1 AD-MANA-2 play sun-blade
mana 1 4
servant 1 weasel-scout a1
do 1 play sun-blade
expect mana 1 1
expect gold 1 0

test AD-PLAY-1 AD-CARD-2 4 mana and 1 experience
pack adeloth-vectors
duel
hand 1 oblivion
mana 1 4
servant 2 shieldbearer d5
denied 1 AD-CARD-2 play-at oblivion shieldbearer
xp 1 2
do 1 play-at oblivion shieldbearer
resolve
# 2 - 1 paid + 2 bounty of the shieldbearer
expect xp 1 3
expect mana 1 0

test AD-PLAY-1 AD-TGT-5 Not without a legal target
pack adeloth-vectors
duel
hand 1 sparks
mana 1 1
denied 1 AD-TGT-3 play-at sparks rune-master
servant 2 shieldbearer d5
offered 1 play-at sparks shieldbearer

test AD-PLAY-2 AD-RULE-25 The effect happens, then the card goes to its owner's discard pile
pack adeloth-vectors
duel
hand 1 teleport
mana 1 2
servant 2 shieldbearer d5
do 1 play-at teleport shieldbearer
prompt place
# still being executed: in no zone
expect stack
expect discard 1 lacks teleport
expect hand 1 lacks teleport
do 1 place a1
event executed 1 teleport
expect at shieldbearer a1
expect discard 1 has teleport
expect discard 2 0

test AD-PLAY-2 AD-EQ-1 AD-EQ-3 Equipment stays on the battlefield, bound to the general
pack adeloth-vectors
duel
hand 1 sun-blade
mana 1 3
gold 1 1
expect attack pathfinder 2
do 1 play sun-blade
event equipped 1 sun-blade 3
expect equipment 1 has sun-blade
expect durability sun-blade 3
expect discard 1 0
expect attack pathfinder 4
expect attack rune-master 2

test AD-PLAY-3 AD-NEG-1 A negated card goes to the discard pile and pays its bounty to the opponent; the cost is gone
pack adeloth-vectors
duel
hand 1 sparks
mana 1 1
hand 2 teleport
servant 2 mirror-sage g7
servant 2 priest d5
mana 2 2
do 1 play-at sparks priest
do 2 use-at mirror-sage priest
resolve
event negated 1 card
expect discard 1 has sparks
expect xp 2 1
expect xp 1 0
expect mana 1 0

test AD-PLAY-3 AD-NEG-5 Equipment negated on the stack too
pack adeloth-vectors
duel
hand 1 sun-blade
mana 1 3
gold 1 1
servant 1 weasel-scout a1
hand 2 counterspell
mana 2 3
do 1 play sun-blade
do 2 counter counterspell 1
resolve
expect equipment 1 0
expect discard 1 has sun-blade
expect discard 2 has counterspell
expect xp 2 2
expect xp 1 0
expect attack pathfinder 2
expect gold 1 0

test AD-PLAY-4 AD-BNTY-4 A card that is executed normally gives no bounty
pack adeloth-vectors
duel
hand 1 sparks fireball
mana 1 4
servant 2 ancient-golem d5
do 1 play-at sparks ancient-golem
resolve
do 1 play-at fireball ancient-golem
resolve
no-event bounty
expect discard 1 has sparks fireball
expect xp 1 0
expect xp 2 0

test AD-PLAY-4 AD-TGT-4 Nor does an "up to" card that hits nothing
pack adeloth-vectors
duel
hand 1 growth
mana 1 3
do 1 play growth
resolve
expect discard 1 has growth
expect xp 2 0
expect xp 1 0

test AD-PLAY-5 AD-CARD-10 The active player plays a reaction card as an action, with an empty stack
pack adeloth-vectors
duel
hand 1 fireball
mana 1 3
servant 2 priest d5
expect stack
offered 1 play-at fireball priest
do 1 play-at fireball priest
resolve
expect at priest nowhere
expect xp 1 1

test AD-PLAY-5 AD-STACK-8 Or as a reaction, even to his own effect
pack adeloth-vectors
duel
hand 1 fireball
mana 1 3
servant 1 boar-rider d4
servant 2 shieldbearer d5
do 1 attack boar-rider shieldbearer
asked 1
prompt react
do 1 play-at fireball shieldbearer
resolve
expect at shieldbearer nowhere
event negated 1 attack

test AD-PLAY-5 AD-CARD-10 An action card is no reaction
pack adeloth-vectors
duel
hand 1 sparks fireball
mana 1 4
servant 1 boar-rider d4
servant 2 shieldbearer d5
offered 1 play-at sparks shieldbearer
do 1 attack boar-rider shieldbearer
prompt react
denied 1 AD-CARD-10 play-at sparks shieldbearer
offered 1 play-at fireball shieldbearer

test AD-PLAY-3 AD-NEG-4 A card negated by its own player's reaction pays as well
pack adeloth-vectors
duel
hand 1 sparks teleport
mana 1 3
servant 1 mirror-sage a1
mana 1 3
servant 1 tower-guard c1
do 1 play-at sparks tower-guard
do 1 use-at mirror-sage tower-guard
resolve
event negated 1 card
expect xp 2 1

test AD-PLAY-1 AD-SUM-1 Which cards were played is kept, for statistics
duel
servant 2 priest d5
hand 1 sparks fireball boar-rider
mana 1 9
do 1 play-at sparks priest
expect played sparks yes
expect played fireball no
resolve
do 1 summon boar-rider
resolve
do 1 place d2
expect played boar-rider yes
expect played sparks yes
expect played fireball no
expect played priest no

test AD-PLAY-5 AD-SUM-4 Who has no free summoning position can still play what summons nobody
duel
at pathfinder a1
servant 2 priest a2
servant 2 tower-guard b1
servant 2 herb-healer b2
hand 1 sparks call-of-the-pack boar-rider
mana 1 9
expect positions 1
offered 1 play-at sparks priest
denied 1 AD-SUM-4 play call-of-the-pack
denied 1 AD-SUM-1 summon boar-rider
do 1 play-at sparks priest
resolve
expect damage priest 2
