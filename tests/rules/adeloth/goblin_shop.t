# A10 goblin shop (Goblinladen): who may buy, and how
# Played with the cards of tests/packs/adeloth-vectors, so that tuning the game does not change the numbers here.

# ---- position: AD-SHOP-1 … 3 ----

test AD-SHOP-1 AD-SHOP-3 The own general on the shop field
pack adeloth-vectors
duel
at pathfinder d4
gold 1 2
offered 1 buy healing-potion

test AD-SHOP-1 The own general directly adjacent
pack adeloth-vectors
duel
at pathfinder c4
gold 1 2
offered 1 buy healing-potion
at pathfinder e4
offered 1 buy healing-potion
at pathfinder d3
offered 1 buy healing-potion
at pathfinder d5
offered 1 buy healing-potion

test AD-SHOP-1 AD-BAND-2 Vector: general B3, servants C3 and D4: connected, allowed
pack adeloth-vectors
duel
at pathfinder b3
servant 1 weasel-scout c3
servant 1 root-warden d4
gold 1 2
offered 1 buy healing-potion

test AD-SHOP-1 AD-BAND-2 Vector: without C3 they are not connected: not allowed
pack adeloth-vectors
duel
at pathfinder b3
servant 1 root-warden d4
gold 1 2
denied 1 AD-SHOP-1 buy healing-potion

test AD-SHOP-2 AD-BAND-2 Vector: general on C3 alone, diagonal: not allowed; on C4: allowed
pack adeloth-vectors
duel
at pathfinder c3
gold 1 2
denied 1 AD-SHOP-1 buy healing-potion
at pathfinder c4
offered 1 buy healing-potion

test AD-SHOP-2 A servant merely beside the shop is not enough, not even of the general's warband
pack adeloth-vectors
duel
at pathfinder b3
servant 1 weasel-scout c3
servant 1 root-warden c4
gold 1 2
denied 1 AD-SHOP-1 buy healing-potion

test AD-SHOP-1 An enemy on the shop field: not through him, but from beside it
pack adeloth-vectors
duel
at pathfinder c3
servant 2 priest d4
gold 1 2
denied 1 AD-SHOP-1 buy healing-potion
at pathfinder c4
offered 1 buy healing-potion

test AD-SHOP-1 The general diagonal to it with a servant on it: his warband
pack adeloth-vectors
duel
at pathfinder c3
token 1 wolf-pup d4
gold 1 2
offered 1 buy healing-potion

test AD-SHOP-3 The shop is a field that characters may enter and occupy
pack adeloth-vectors
duel
at pathfinder d3
servant 1 weasel-scout c4
do 1 move weasel-scout
offered 1 to d4
do 1 to d4
expect at weasel-scout d4
do 1 move pathfinder
denied 1 AD-MOVE-6 to d4
offered 1 to d5

# ---- buying: AD-SHOP-4 … 7 ----

test AD-SHOP-4 Potions and scrolls are unlimited
pack adeloth-vectors
duel
at pathfinder d4
life 1 5
gold 1 12
do 1 buy healing-potion
resolve
do 1 buy healing-potion
resolve
do 1 buy healing-potion
resolve
do 1 buy healing-potion
resolve
do 1 buy healing-potion
resolve
expect life 1 25
expect gold 1 2
offered 1 buy healing-potion

test AD-SHOP-5 AD-RULE-52 One ware for each action, any number of actions
pack adeloth-vectors
duel
at pathfinder d4
servant 1 root-warden d3
gold 1 5
do 1 buy-at stoneskin-potion root-warden
resolve
expect gold 1 4
expect resistance root-warden 6
prompt action
do 1 buy-at potion-of-strength root-warden
resolve
expect gold 1 2
do 1 buy-at potion-of-strength pathfinder
resolve
expect gold 1 0
expect attack root-warden 3
expect attack pathfinder 4

test AD-SHOP-5 Ware and target are named at choosing
pack adeloth-vectors
duel
at pathfinder d4
servant 1 root-warden d3
servant 1 weasel-scout a1
gold 1 5
hand 2 teleport
mana 2 2
do 1 buy-at stoneskin-potion root-warden
event choose-ware 1 stoneskin-potion
event target root-warden
expect stack ware
do 2 pass
expect resistance root-warden 6
expect resistance weasel-scout 1

test AD-SHOP-5 AD-NEG-3 The target is gone at execution: negated, the gold is kept, no bounty is paid for the ware
pack adeloth-vectors
duel
at pathfinder d4
servant 1 weasel-scout a1
gold 1 5
hand 2 fireball
mana 2 3
do 1 buy-at stoneskin-potion weasel-scout
do 2 play-at fireball weasel-scout
resolve
event negated 1 ware
expect gold 1 5
# the scout's bounty alone
expect xp 2 1

test AD-SHOP-5 AD-RULE-53 Not as a reaction
pack adeloth-vectors
duel
at pathfinder d4
servant 1 weasel-scout a1
gold 1 5
hand 1 teleport
mana 1 2
offered 1 buy healing-potion
do 1 move weasel-scout
prompt react
asked 1
not-offered 1 buy healing-potion

test AD-SHOP-5 AD-RULE-30 AD-CONT-12 A ware is no card: it cannot be countered
pack adeloth-vectors
duel
at pathfinder d4
gold 1 2
hand 2 counterspell
mana 2 3
do 1 buy healing-potion
asked 2
prompt react
denied 2 AD-CONT-12 counter counterspell 1

test AD-SHOP-6 AD-RULE-30 The gold is paid at execution
pack adeloth-vectors
duel
at pathfinder d4
gold 1 3
life 1 20
hand 2 teleport
mana 2 2
servant 1 weasel-scout a1
do 1 buy healing-potion
expect stack ware
expect gold 1 3
do 2 pass
expect gold 1 1
expect life 1 24

test AD-SHOP-6 Not offered without the gold
pack adeloth-vectors
duel
at pathfinder d4
gold 1 1
denied 1 AD-SHOP-6 buy healing-potion
gold 1 2
offered 1 buy healing-potion
denied 1 AD-SHOP-6 buy scroll-of-lore

test AD-SHOP-6 AD-RULE-30 Gold spent on a spy meanwhile: negated without loss
pack adeloth-vectors
duel
at pathfinder d4
gold 1 2
mana 1 1
life 1 20
hand 1 hedge-sneak
do 1 buy healing-potion
asked 1
prompt react
do 1 spy hedge-sneak 1
resolve
do 1 place d3
resolve
event negated 1 ware
cites AD-SHOP-6
expect gold 1 1
expect life 1 20
expect xp 2 0

test AD-SHOP-7 AD-RULE-52 The position is not examined again at execution
pack adeloth-vectors
duel
at pathfinder b3
servant 1 weasel-scout c3
servant 1 root-warden d4
gold 1 2
life 1 20
hand 2 teleport
mana 2 2
do 1 buy healing-potion
do 2 play-at teleport root-warden
resolve
do 2 place g7
resolve
expect life 1 24
expect gold 1 0
servant 1 thorn-boar a1
gold 1 2
denied 1 AD-SHOP-1 buy healing-potion

test AD-ACT-6 AD-GEN-5 What a ware brings is one thing: life no gold, experience no more than it says
duel
at pathfinder d3
life 1 20
gold 1 5
do 1 buy healing-potion
event life 1 4 24
no-event gold
no-event xp
do 1 buy scroll-of-deeds
event xp 1 2 2
no-event life
no-event gold
