# Drawing cards (Karten ziehen)

test AD-DRAW-1 Cards are drawn from the top
duel
pile 1 weasel-scout thorn-boar root-warden
flow 1 on
do 1 flow
event draw 1 weasel-scout
do 1 discard weasel-scout
end 2
event draw 1 thorn-boar
expect pile 1 1
expect pile 1 has root-warden

test AD-DRAW-1 What is drawn goes into the hand, unseen by the other one
duel
pile 2 sparks teleport
do 1 income
resolve
expect hand 2 has sparks
sees 2 hand-2 sparks
sees 1 hand-2 ?
sees-not 1 hand-2 sparks

test AD-DRAW-2 Draw pile empty: first the archive, then the discard pile is shuffled, then drawing goes on
duel
pile 2
discard 2 tower-guard
do 1 income
prompt leave
expect discard 2 1
expect hand 2 0
force card griffin-rider
do 2 leave sun-blade
event shuffle 2 3
event draw 2 griffin-rider
expect pile 2 2
expect pile 2 has tower-guard fireball
expect discard 2 0

test AD-DRAW-2 Shuffled means: any card can come first, the archive's or a discarded one
duel
pile 2
discard 2 tower-guard
do 1 income
force card tower-guard
do 2 leave sun-blade
event draw 2 tower-guard

test AD-DRAW-2 Only the own discard pile is shuffled
duel
pile 2
discard 2 tower-guard
discard 1 weasel-scout thorn-boar
do 1 income
do 2 leave sun-blade
expect discard 1 2

test AD-DRAW-3 Draw pile, archive and discard pile are empty: drawing is skipped
duel
pile 2
box 2 griffin-rider fireball sun-blade mirror-sage counterspell ancient-golem seraph-of-light
box 2 meteor oblivion
do 1 income
event no-draw 2
expect hand 2 0
asked 2
prompt action
not-over

test AD-DRAW-3 Cards come later: then they are drawn again
duel
pile 2
box 2 griffin-rider fireball sun-blade mirror-sage counterspell ancient-golem seraph-of-light
box 2 meteor oblivion
do 1 income
event no-draw 2
discard 2 sparks
do 2 income
resolve
do 1 income
resolve
event shuffle 2 1
event draw 2 sparks

test AD-DRAW-4 Nothing happens when the last card is drawn
duel
pile 2 sparks
discard 2 tower-guard
do 1 income
resolve
prompt action
no-event shuffle
expect pile 2 0
expect discard 2 1
expect archive 2 9
expect has-flow 2 no

test AD-DRAW-5 Two cards, one left in the draw pile: it is drawn, then the refill, then the second
duel rune-master blue
level 1 3
points 1 offering 2
servant 1 weasel-scout c1
pile 1 thorn-boar
do 1 offer offering weasel-scout
event draw 1 thorn-boar
prompt leave
force card weasel-scout
do 1 leave growth
event shuffle 1 3
event draw 1 weasel-scout
expect hand 1 2
expect hand 1 has thorn-boar weasel-scout
expect pile 1 2

test AD-DRAW-5 Two cards, only one can be had: the second is skipped
duel rune-master blue
level 1 3
points 1 offering 2
servant 1 weasel-scout c1
box 1 queen-bee mother-bear growth stag-lord cloak-of-the-grove wild-hunt
box 1 forest-colossus emerald-dragon mothers-blessing
pile 1
life 1 20
do 1 offer offering weasel-scout
event draw 1 weasel-scout
event no-draw 1
expect hand 1 1
expect life 1 22

test AD-DRAW-5 Each draw applies the archive rules anew: two tiers in one effect
duel rune-master blue
level 1 3
points 1 offering 2
servant 1 weasel-scout c1
pile 1
box 1 queen-bee mother-bear
do 1 offer offering weasel-scout
event leave 1 growth
event shuffle 1 1
event draw 1 weasel-scout
asked 1
only 1 leave stag-lord; leave cloak-of-the-grove; leave wild-hunt
do 1 leave wild-hunt
event shuffle 1 2
expect hand 1 2
expect pile 1 1

test AD-DRAW-2 AD-RULE-2 A card on the stack is in no zone: a shuffle in the meantime does not catch it
pack adeloth-vectors
duel
mana 1 9
mana 2 9
pile 1
box 1 queen-bee stag-lord cloak-of-the-grove wild-hunt forest-colossus emerald-dragon mothers-blessing
hand 1 growth
hand 2 fireball
servant 1 mother-bear c2
damage mother-bear 1
do 1 play growth
do 2 play-at fireball mother-bear
event shuffle 1 1
event draw 1 mother-bear
resolve
event executed 1 growth
expect hand 1 1
expect pile 1 0
expect discard 1 1
expect discard 1 has growth

test AD-DRAW-2 AD-RULE-25 A card that draws is discarded only after its effect: the shuffle in between does not catch it
pack adeloth-draws
option level=3
duel
pile 1 green-t1c
tutorial
hand 1 study
discard 1 green-t1d
do 1 play study
event draw 1 green-t1c
event shuffle 1 1
event draw 1 green-t1d
event executed 1 study
expect hand 1 2
expect pile 1 0
expect discard 1 1
expect discard 1 has study
