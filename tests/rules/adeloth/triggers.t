# Triggered abilities: chapter 11, AD-TRIG.

test AD-TRIG-1 AD-TRIG-3 Nobody chooses a triggered ability: it comes by itself when its condition is met
duel
servant 1 boar-rider d4
servant 2 lantern-ghost d5
hand 1 sparks
hand 2 meteor
mana 1 1
mana 2 1
not-offered 1 use lantern-ghost
do 1 play-at sparks lantern-ghost
do 2 pass
event removed lantern-ghost
event triggered 2 lantern-ghost
expect stack trigger
expect life 1 25
asked 2
not-offered 2 use lantern-ghost
do 2 pass
expect life 1 24

test AD-TRIG-1 No condition, no ability: a ghost that goes back to the hand does nothing
duel
servant 2 mirror-sage f6
servant 2 lantern-ghost e6
servant 1 weasel-scout a1
hand 2 meteor
mana 2 3
do 1 move weasel-scout
do 2 use-at mirror-sage lantern-ghost
execute
no-event triggered
expect stack move
expect life 1 25

test AD-TRIG-2 AD-TRIG-3 Never in the middle of an effect: the blows are exchanged first, then the ghost's text goes onto the stack
option level=1
duel
servant 1 thorn-boar d4
servant 2 lantern-ghost c4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 meteor
mana 1 1
mana 2 1
do 1 attack thorn-boar tower-guard
resolve
prompt defend
do 2 defend
event damage lantern-ghost 2
event damage tower-guard 2
event damage thorn-boar 2
event removed lantern-ghost
expect life 1 25
expect stack trigger
expect damage thorn-boar 2
execute
expect life 1 24

test AD-TRIG-3 Put on the stack after the complete effect, above what lies there already, and executed before that
duel
servant 1 boar-rider d4
servant 2 lantern-ghost d5
servant 2 tower-guard e6
hand 1 fireball mothers-blessing
hand 2 meteor
mana 1 4
mana 2 1
do 1 move boar-rider
do 1 play-at fireball lantern-ghost
expect stack move card
execute
expect stack move trigger
execute
expect life 1 24
expect stack move

test AD-TRIG-4 AD-RULE-18 "When this servant is removed" works from the discard pile
duel
servant 2 mother-bear d5
damage mother-bear 4
hand 1 sparks
pile 2 fireball
mana 1 1
do 1 play-at sparks mother-bear
event removed mother-bear
event triggered 2 mother-bear
event draw 2 fireball
expect discard 2 has mother-bear
expect hand 2 has fireball

test AD-TRIG-4 Only from the battlefield: Mirror Sage in hand sees no victory, on the battlefield it does
duel
servant 1 priest d4
servant 1 rune-apprentice c5
servant 2 boar-rider d5
hand 1 mirror-sage
mana 1 1
do 1 attack priest boar-rider
execute
event victory priest boar-rider intelligence
no-event triggered 1 mirror-sage
expect gold 1 0

test AD-TRIG-4 Mirror Sage on the battlefield, far away from the attack: one gold
duel
servant 1 priest d4
servant 1 rune-apprentice c5
servant 1 mirror-sage g1
servant 2 boar-rider d5
do 1 attack priest boar-rider
execute
prompt first-trigger
do 1 first mirror-sage
execute
execute
expect gold 1 1
expect xp 1 1

test AD-TRIG-4 Cards discarded from the hand trigger nothing
duel
hand 1 lantern-ghost mother-bear priest sparks growth fireball
mana 1 0 0
do 1 income
do 1 discard lantern-ghost
expect discard 1 has lantern-ghost
expect life 2 25

test AD-TRIG-4 AD-ATR-14 Rule cards are always active: an agility victory without any other card
duel
servant 1 stag-lord d4
servant 2 priest d5
pile 1 sparks
do 1 attack stag-lord priest
only 1 first stag-lord; first-rule lured-into-the-thicket
do 1 first stag-lord
event rule-triggered lured-into-the-thicket stag-lord priest
expect hand 1 has sparks

test AD-TRIG-4 Stag Lord draws for its own victory only, not for that of a friend
duel
servant 1 stag-lord c4
servant 1 boar-rider d4
servant 2 priest d5
hand 1 mothers-blessing
mana 1 1
do 1 attack boar-rider priest
do 1 pass
event victory boar-rider priest agility
no-event triggered 1 stag-lord
expect stack attack rule

test AD-TRIG-5 AD-ATT-5 AD-ATR-2 What choosing triggers goes on top of the action at once: the check before the attack
duel
servant 1 boar-rider d4
servant 2 priest d5
hand 1 mothers-blessing
hand 2 meteor
mana 1 1
mana 2 1
do 1 attack boar-rider priest
expect stack attack check
execute
expect stack attack
event check boar-rider priest
expect damage priest 0

test AD-TRIG-6 AD-RULE-19 Vector: Wild removes servants of both: the active player's text first onto the stack, the other's above and executed first
duel
servant 1 mother-bear d4
damage mother-bear 3
servant 2 tower-guard d5
servant 2 lantern-ghost c4
pile 1 sparks
hand 1 mothers-blessing
hand 2 meteor
mana 1 1
mana 2 1
do 1 attack mother-bear tower-guard
resolve
do 2 defend
event removed mother-bear
event removed lantern-ghost
event removed tower-guard
expect stack trigger trigger
sees 1 stack mother-bear lantern-ghost
asked 2
execute
expect life 1 24
expect hand 1 1
expect stack trigger
asked 1
execute
expect hand 1 has sparks

test AD-TRIG-6 AD-RULE-19 The same in the other player's turn: now the ghost's owner is active, the bear draws first
option level=1
duel
end
servant 2 lantern-ghost d4
servant 2 tower-guard e4
servant 1 mother-bear d3
damage mother-bear 4
pile 1 sparks
hand 1 mothers-blessing
hand 2 meteor
mana 1 1
mana 2 1
do 2 attack lantern-ghost mother-bear
resolve
do 1 defend
expect stack trigger trigger
asked 1
execute
expect hand 1 has sparks
expect life 1 25
execute
expect life 1 24

test AD-TRIG-6 Each orders his own: what goes first onto the stack is executed last
duel
servant 1 stag-lord d4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 meteor
pile 1 sparks
mana 1 1
mana 2 1
do 1 attack stag-lord tower-guard
execute
prompt first-trigger
asked 1
only 1 first stag-lord; first-rule lured-into-the-thicket
do 1 first-rule lured-into-the-thicket
expect stack attack rule trigger
execute
expect hand 1 has sparks
expect status tower-guard defenceless no
execute
expect status tower-guard defenceless yes

test AD-TRIG-6 The other order
duel
servant 1 stag-lord d4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 meteor
pile 1 sparks
mana 1 1
mana 2 1
do 1 attack stag-lord tower-guard
execute
do 1 first stag-lord
expect stack attack trigger rule
execute
expect status tower-guard defenceless yes
expect hand 1 1

test AD-TRIG-6 Four own ones at once, each named: both rule cards, Stag Lord and Mirror Sage
duel
servant 1 stag-lord d4
servant 1 mirror-sage c5
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 meteor
pile 1 sparks
mana 1 1
mana 2 1
do 1 attack stag-lord tower-guard
execute
event victory stag-lord tower-guard agility
event victory stag-lord tower-guard intelligence
only 1 first stag-lord; first mirror-sage; first-rule lured-into-the-thicket; first-rule reading-the-forest
do 1 first-rule reading-the-forest
only 1 first stag-lord; first mirror-sage; first-rule lured-into-the-thicket
do 1 first mirror-sage
do 1 first-rule lured-into-the-thicket
expect stack attack rule trigger rule trigger
execute
expect hand 1 has sparks
expect gold 1 0
execute
expect status tower-guard defenceless yes
expect gold 1 0
execute
expect gold 1 1
expect xp 1 0
execute
expect xp 1 1
expect damage tower-guard 1
expect stack attack

test AD-TRIG-6 AD-RULE-19 Each orders his own, several texts of one card too: the upper one first onto the stack
pack adeloth-triggers
duel
servant 1 wisp-one c1
hand 1 last-stand mothers-blessing
hand 2 meteor
mana 1 9
mana 2 1
do 1 play last-stand
execute
prompt first-trigger
asked 1
only 1 first-text wisp-one 1; first-text wisp-one 2; first-text wisp-one 3; first-text wisp-one 4
do 1 first-text wisp-one 1
only 1 first-text wisp-one 2; first-text wisp-one 3; first-text wisp-one 4
do 1 first-text wisp-one 2; first-text wisp-one 3
expect stack trigger trigger trigger trigger
expect fact 2 stack 1 ability 1
expect fact 2 stack 4 ability 4
# the fourth, which gives gold, lies on top
execute
expect gold 1 1
expect xp 1 0
execute
expect xp 1 1

test AD-TRIG-6 AD-RULE-19 The other order: the lowest text of the card first onto the stack, so it happens last
pack adeloth-triggers
duel
servant 1 wisp-one c1
hand 1 last-stand mothers-blessing
hand 2 meteor
mana 1 9
mana 2 1
do 1 play last-stand
execute
do 1 first-text wisp-one 4; first-text wisp-one 2; first-text wisp-one 3
expect fact 2 stack 1 ability 4
expect fact 2 stack 4 ability 1
execute
execute
execute
expect xp 1 3
expect gold 1 0
execute
expect gold 1 1

test AD-TRIG-6 Any number can be ordered, those of several cards mixed; the last text of a card is called by the card alone
pack adeloth-triggers
duel
servant 1 wisp-one c1
servant 1 wisp-two c2
servant 1 wisp-three c3
servant 1 wisp-four c4
servant 1 wisp-five c5
hand 1 last-stand mothers-blessing
hand 2 meteor
mana 1 9
mana 2 1
do 1 play last-stand
execute
prompt first-trigger
do 1 first-text wisp-three 1; first-text wisp-five 2; first-text wisp-three 3
offered 1 first-text wisp-three 2
not-offered 1 first wisp-three
not-offered 1 first-text wisp-three 1
do 1 first-text wisp-three 2
offered 1 first wisp-three
not-offered 1 first-text wisp-three 4
do 1 first wisp-three
not-offered 1 first wisp-three
do 1 first-text wisp-five 1; first-text wisp-five 3; first wisp-five
do 1 first-text wisp-two 1; first-text wisp-two 2; first-text wisp-two 3; first wisp-two
do 1 first-text wisp-one 1; first-text wisp-one 2; first-text wisp-one 3; first wisp-one
do 1 first-text wisp-four 4; first-text wisp-four 2; first-text wisp-four 1
# what is left needs no question
expect stack-size 20
expect gold 1 0
execute
# the third text of wisp-four, uppermost on the stack, gives experience
expect gold 1 0
expect xp 1 1

test AD-TRIG-6 A text whose card can trigger nothing else has no number on the stack
duel
servant 1 stag-lord d4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 meteor
mana 1 1
mana 2 1
do 1 attack stag-lord tower-guard
execute
do 1 first stag-lord
expect stack attack trigger rule
expect fact 1 stack 2 ability none

test AD-TRIG-7 AD-RULE-59 A triggered ability with a target: its owner names it when it goes onto the stack
pack adeloth-triggers
duel
servant 1 tower-guard d4
servant 1 priest e4
servant 2 bog-witch d5
hand 1 sparks mothers-blessing
hand 2 meteor
mana 1 3
mana 2 1
do 1 play-at sparks bog-witch
execute
prompt trigger-target
asked 2
only 2 aim tower-guard; aim priest
denied 2 AD-TGT-3 aim pathfinder
denied 2 AD-TGT-3 aim rune-master
do 2 aim priest
expect stack trigger
expect damage priest 0
do 2 pass
offered 1 use tower-guard
do 1 pass
expect damage priest 2

test AD-TRIG-7 AD-RULE-59 Without a legal target it is dropped
pack adeloth-triggers
duel
servant 2 bog-witch d5
hand 1 sparks mothers-blessing
hand 2 meteor
mana 1 3
mana 2 1
do 1 play-at sparks bog-witch
execute
event dropped 2 bog-witch
cites AD-TRIG-7
no-event triggered
expect stack
prompt action

test AD-TRIG-7 AD-KEY-14 A ghost out of sight is no legal target of it either
pack adeloth-triggers
duel
servant 1 shadow-messenger a1
servant 2 bog-witch d5
hand 1 sparks mothers-blessing
mana 1 3
do 1 play-at sparks bog-witch
execute
event dropped 2 bog-witch
expect damage shadow-messenger 0

test AD-TRIG-8 AD-RULE-86 Vector: Offering is paid with Lantern Ghost: bounty at once, the ghost's text above, first the damage, then the card
duel rune-master
level 1 3
points 1 offering 1
servant 1 lantern-ghost c3
pile 1 sparks
hand 1 mothers-blessing
hand 2 meteor
mana 1 1
mana 2 1
do 1 offer offering lantern-ghost
expect xp 2 1
expect discard 1 has lantern-ghost
expect stack skill trigger
expect life 2 25
asked 1
execute
expect life 2 24
expect hand 1 1
expect stack skill
execute
expect hand 1 has sparks
expect stack

test AD-TRIG-8 Two texts cannot be paid at once, but a text triggered by paying can be answered before it happens
duel rune-master
level 1 3
points 1 offering 1
servant 1 mother-bear c3
pile 1 sparks growth
hand 1 mothers-blessing
hand 2 vine-grasp
servant 2 tower-guard d5
mana 1 1
mana 2 2
do 1 offer offering mother-bear
expect stack skill trigger
expect xp 2 3
do 1 pass
do 2 use tower-guard
expect stack skill trigger ability
resolve
expect hand 1 has sparks growth mothers-blessing

test AD-TRIG-7 AD-TGT-5 A triggered ability that aims at two: both are named when it goes onto the stack
pack adeloth-draws
duel
servant 2 twin-witch d5
servant 1 green-t1c a1
servant 1 green-t1d c1
servant 1 loner e1
hand 1 burst
do 1 play-at burst twin-witch
asked 2
prompt trigger-target
only 2 aim green-t1c; aim green-t1d; aim loner
do 2 aim green-t1c
prompt second-target
only 2 aim green-t1d; aim loner
do 2 aim loner
expect damage green-t1c 1
expect damage loner 1
expect damage green-t1d 0

test AD-TRIG-7 AD-TGT-5 With one legal target instead of two it is dropped
pack adeloth-draws
duel
servant 2 twin-witch d5
servant 1 green-t1c a1
hand 1 burst
do 1 play-at burst twin-witch
event dropped 2 twin-witch
cites AD-TRIG-7 dropped 2 twin-witch
expect damage green-t1c 0
prompt action

test AD-TRIG-6 AD-ATR-14 A card and a rule card are told apart, be both the first of their kind
pack adeloth-draws
duel
servant 1 loner d4
servant 2 blue-t1a d5
do 1 attack loner blue-t1a
resolve
only 1 first loner; first-rule lured-into-the-thicket
do 1 first-rule lured-into-the-thicket
expect gold 1 4
