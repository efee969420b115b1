# Servant tokens (Token) as played

test AD-SUM-6 AD-SUM-5 AD-CONT-8 Wolf Pups come Exhausted, count at once and are ready in the next own turn
duel
hand 1 call-of-the-pack
mana 1 2
do 1 play call-of-the-pack
do 1 place d2
do 1 place d3
event token 1 wolf-pup-2 d3
expect status wolf-pup exhausted yes
expect status wolf-pup-2 exhausted yes
expect warband pathfinder d1 d2 d3
denied 1 AD-ST-4 move wolf-pup
end 2
offered 1 move wolf-pup

test AD-SUM-9 AD-SUM-7 AD-RULE-24 AD-RULE-56 A removed token gives no bounty and goes to no discard pile
duel
token 2 wolf-pup d4
hand 1 sparks
mana 1 1
do 1 play-at sparks wolf-pup
event removed wolf-pup
no-event bounty
expect at wolf-pup nowhere
expect xp 1 0
expect discard 2 0

test AD-KEY-7 A Bee Swarm flies, a Wolf Pup does not
duel
token 1 bee-swarm a1
token 1 wolf-pup g1
do 1 move bee-swarm
offered 1 to g7
do 1 to g7
do 1 move wolf-pup
not-offered 1 to a7

test AD-ATR-6 AD-CARD-6 Tokens have agility, which counts
duel
at rune-master g1
token 1 wolf-pup d4
token 1 bee-swarm c4
token 1 wolf-pup c5
servant 2 priest d5
do 1 attack wolf-pup priest
event victory wolf-pup priest agility

test AD-INC-2 A token produces
duel
token 1 wolf-pup b2
do 1 income
expect gold 1 1

test AD-PROF-2 Tokens are servants for cards, but cannot be offered
duel rune-master
level 1 3
points 1 offering 1
token 1 wolf-pup d3
hand 1 vine-grasp
mana 1 1
denied 1 AD-PROF-2 offer offering wolf-pup
offered 1 play-at vine-grasp wolf-pup

test AD-RULE-56 AD-BNTY-2 A token that is returned to hand ceases to exist
duel
servant 1 mirror-sage d3
token 1 wolf-pup d2
mana 1 2
do 1 use-at mirror-sage wolf-pup
expect at wolf-pup nowhere
expect hand 1 0
expect discard 1 0

test AD-SUM-6 AD-UPG-1 A token has no upgrades: what a card gives those with weapons is not for it
duel
servant 1 boar-rider d4
upgraded boar-rider weapons
token 1 wolf-pup e4
status boar-rider exhausted
status wolf-pup exhausted
status wolf-pup moved
hand 1 wild-hunt
mana 1 4
gold 1 1
do 1 play wild-hunt
do 1 aim wolf-pup; aim boar-rider
expect status wolf-pup exhausted no
expect status wolf-pup moved no
expect attack wolf-pup 1
expect attack boar-rider 6
