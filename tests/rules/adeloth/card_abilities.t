# A9 card abilities (Kartenfähigkeiten)
# Played with the cards of tests/packs/adeloth-vectors, so that tuning the game does not change the numbers here.

test AD-CAB-1 AD-RULE-44 From the battlefield only, by the owner only
pack adeloth-vectors
duel
hand 1 rune-apprentice
servant 1 weasel-scout c2
servant 2 priest d5
discard 1 honey-gatherer
mana 1 0
not-offered 1 use-at rune-apprentice weasel-scout
not-offered 1 use honey-gatherer
not-offered 1 use priest
servant 1 rune-apprentice c3
servant 1 honey-gatherer c4
offered 1 use-at rune-apprentice weasel-scout
offered 1 use honey-gatherer

test AD-CAB-1 AD-RULE-44 A lightning ability of an enemy servant is not offered either
pack adeloth-vectors
duel
mana 1 3
hand 1 teleport
servant 1 weasel-scout c2
servant 2 tower-guard d5
mana 2 0
do 1 move weasel-scout
prompt react
asked 1
not-offered 1 use tower-guard

test AD-CAB-2 "Exhaust" makes the servant Exhausted as payment, at choosing
pack adeloth-vectors
duel
servant 1 honey-gatherer c3
hand 2 teleport
mana 2 2
do 1 use honey-gatherer
event choose-ability 1 honey-gatherer
expect stack ability
expect status honey-gatherer exhausted yes
expect gold 1 0
resolve
expect gold 1 1
expect life 1 25

test AD-CAB-2 AD-UPG-2 With the knowledge upgrade the ability gives 1 life besides
pack adeloth-vectors
duel
servant 1 honey-gatherer c3
servant 1 weasel-scout a1
upgraded honey-gatherer knowledge
life 1 20
do 1 use honey-gatherer
resolve
expect gold 1 1
expect life 1 21

test AD-CAB-2 A cost in mana
pack adeloth-vectors
duel
servant 1 tower-guard c3
mana 1 0
denied 1 AD-MANA-2 use tower-guard
mana 1 1
do 1 use tower-guard
resolve
expect mana 1 0
expect resistance tower-guard 4
expect status tower-guard exhausted no

test AD-CAB-3 Targets at choosing, the effect at execution
pack adeloth-vectors
duel
servant 1 rune-apprentice c3
servant 1 weasel-scout c2
servant 2 priest d5
hand 2 teleport
mana 2 2
not-offered 1 use-at rune-apprentice priest
not-offered 1 use-at rune-apprentice pathfinder
do 1 use-at rune-apprentice weasel-scout
event target weasel-scout
expect attack weasel-scout 1
do 2 pass
expect attack weasel-scout 2

test AD-CAB-3 AD-RULE-29 Executed even if the source has left the battlefield meanwhile
pack adeloth-vectors
duel
servant 1 rune-apprentice c3
servant 1 weasel-scout c2
hand 2 fireball
mana 2 3
do 1 use-at rune-apprentice weasel-scout
do 2 play-at fireball rune-apprentice
resolve
expect at rune-apprentice nowhere
expect attack weasel-scout 2

test AD-CAB-3 AD-RULE-29 Also if the own player took the source back, with the upgrade it had
pack adeloth-vectors
duel
servant 1 mirror-sage c1
servant 1 honey-gatherer c3
upgraded honey-gatherer knowledge
mana 1 2
life 1 20
do 1 use honey-gatherer
do 1 use-at mirror-sage honey-gatherer
resolve
expect hand 1 has honey-gatherer
expect gold 1 1
expect life 1 21

test AD-CAB-3 AD-NEG-3 Negated if the target is gone, without bounty
pack adeloth-vectors
duel
servant 1 rune-apprentice c3
servant 1 weasel-scout c2
hand 2 fireball
mana 2 3
do 1 use-at rune-apprentice weasel-scout
do 2 play-at fireball weasel-scout
resolve
event negated 1 ability
expect status rune-apprentice exhausted yes
# the scout's bounty alone
expect xp 2 1
expect xp 1 0

test AD-CAB-3 An ability about the servant itself does nothing once it is gone
pack adeloth-vectors
duel
servant 1 tower-guard c3
mana 1 1
hand 2 fireball
mana 2 3
do 1 use tower-guard
do 2 play-at fireball tower-guard
resolve
expect at tower-guard nowhere
no-event resistance-change

test AD-CAB-3 AD-RULE-73 Nor for the same card that came back meanwhile: it is another object
pack adeloth-vectors
duel
servant 1 tower-guard c3
mana 1 1
hand 2 fireball
mana 2 3
do 1 use tower-guard
servant 1 tower-guard c4
do 2 pass
no-event resistance-change
expect resistance tower-guard 3

test AD-CAB-4 AD-REA-7 With the lightning mark also as a reaction, in either turn
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
mana 2 1
do 1 attack boar-rider tower-guard
asked 2
prompt react
do 2 use tower-guard
resolve
expect resistance tower-guard 4
do 2 endure
# 3 damage against 3 + 1
expect at tower-guard d5
expect damage tower-guard 3

test AD-CAB-4 Without it only as an action
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 1 rune-apprentice c3
servant 1 tower-guard c2
mana 1 2
servant 2 priest d5
mana 2 2
hand 2 teleport
do 1 attack boar-rider priest
asked 1
prompt react
denied 1 AD-CAB-4 use-at rune-apprentice boar-rider
offered 1 use tower-guard
do 1 pass
asked 2
denied 2 AD-CAB-4 use priest

test AD-CAB-5 An exhausted character cannot pay "exhaust"
pack adeloth-vectors
duel
servant 1 honey-gatherer c3
status honey-gatherer exhausted
denied 1 AD-CAB-5 use honey-gatherer

test AD-CAB-5 Thus not in the turn it was summoned, but in the next
pack adeloth-vectors
duel
hand 1 priest
mana 1 2
life 1 20
servant 1 weasel-scout a1
do 1 summon priest
do 1 place d2
denied 1 AD-CAB-5 use priest
end 2
offered 1 use priest
do 1 use priest
resolve
expect life 1 21
denied 1 AD-CAB-5 use priest

test AD-CAB-5 Moved does not matter
pack adeloth-vectors
duel
servant 1 priest c3
servant 1 weasel-scout a1
status priest moved
offered 1 use priest

test AD-CAB-6 AD-RULE-69 Without "exhaust" any number of times as long as it is paid for, also by an exhausted servant
pack adeloth-vectors
duel
servant 1 tower-guard c3
status tower-guard exhausted
mana 1 3
do 1 use tower-guard
resolve
expect resistance tower-guard 4
do 1 use tower-guard
resolve
expect resistance tower-guard 5
do 1 use tower-guard
resolve
expect resistance tower-guard 6
denied 1 AD-MANA-2 use tower-guard

test AD-CAB-6 AD-RULE-69 Twice on one stack too
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
mana 2 3
do 1 attack boar-rider tower-guard
do 2 use tower-guard
asked 2
do 2 use tower-guard
expect stack attack check ability ability
resolve
expect resistance tower-guard 5

test AD-CAB-2 AD-ST-2 Who is exhausted for an ability keeps all other statuses
duel
servant 1 honey-gatherer d4
status honey-gatherer moved
status honey-gatherer defenceless
do 1 use honey-gatherer
expect status honey-gatherer exhausted yes
expect status honey-gatherer moved yes
expect status honey-gatherer defenceless yes

test AD-CAB-1 AD-CAB-3 The activated ability is used, wherever it stands among the texts of the card
pack adeloth-draws
duel
servant 1 heiress d4
mana 1 1
do 1 use heiress
event gold 1 2 2
expect gold 1 2
expect mana 1 0

test AD-CAB-1 The second player uses abilities in his turn like the first in his, and only his own
duel
end
servant 1 honey-gatherer c1
servant 2 priest d5
life 2 20
offered 2 use priest
not-offered 2 use honey-gatherer
do 2 use priest
resolve
expect life 2 21
expect status priest exhausted yes

test AD-ACT-6 AD-GOLD-1 An ability for gold brings gold alone
duel
servant 1 honey-gatherer d4
do 1 use honey-gatherer
event gold 1 1 1
no-event xp
no-event life
expect xp 1 0
