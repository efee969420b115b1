# The wares of the goblin shop as played (20.10)

test AD-SHOP-4 Stoneskin Potion, 1 gold: target own servant has 2 resistance more until the end of the turn
pack adeloth-vectors
duel
at pathfinder d4
servant 1 weasel-scout a1
servant 2 priest g7
gold 1 3
denied 1 AD-TGT-3 buy-at stoneskin-potion pathfinder
denied 1 AD-TGT-3 buy-at stoneskin-potion priest
do 1 buy-at stoneskin-potion weasel-scout
resolve
event resistance-change weasel-scout 2
expect gold 1 2
expect resistance weasel-scout 3
end
expect resistance weasel-scout 1

test AD-SHOP-4 Potion of Strength, 2 gold: target own character, the general too, has 2 attack strength more until the end of the turn
duel
at pathfinder d4
servant 1 weasel-scout a1
servant 2 priest g7
gold 1 5
denied 1 AD-TGT-3 buy-at potion-of-strength priest
denied 1 AD-TGT-3 buy-at potion-of-strength rune-master
do 1 buy-at potion-of-strength weasel-scout
resolve
expect gold 1 3
expect attack weasel-scout 3
do 1 buy-at potion-of-strength pathfinder
resolve
expect gold 1 1
expect attack pathfinder 4
end
expect attack weasel-scout 1
expect attack pathfinder 2

test AD-SHOP-4 Potion of Haste, 2 gold: target own character loses Moved, and may move again
duel
at pathfinder d3
servant 1 root-warden a1
gold 1 4
do 1 move pathfinder
do 1 to d4
denied 1 AD-ST-3 move pathfinder
do 1 buy-at potion-of-haste pathfinder
resolve
expect gold 1 2
expect status pathfinder moved no
offered 1 move pathfinder
status root-warden moved
status root-warden exhausted
do 1 buy-at potion-of-haste root-warden
resolve
expect status root-warden moved no
expect status root-warden exhausted yes
expect gold 1 0

test AD-SHOP-4 AD-GEN-5 Healing Potion, 2 gold: the own general gains 4 life points, at most to the maximum
duel
at pathfinder d4
life 1 18
life 2 10
gold 1 6
do 1 buy healing-potion
resolve
expect life 1 22
expect gold 1 4
do 1 buy healing-potion
resolve
expect life 1 25
expect life 2 10
offered 1 buy healing-potion

test AD-SHOP-4 Scroll of Lore, 3 gold: draw a card
duel
at pathfinder d4
pile 1 sparks vine-grasp
gold 1 4
do 1 buy scroll-of-lore
resolve
expect gold 1 1
expect hand 1 1
expect hand 1 has sparks

test AD-SHOP-4 Scroll of Deeds, 3 gold: 2 experience
duel
at pathfinder d4
gold 1 3
do 1 buy scroll-of-deeds
resolve
event xp 1 2 2
expect xp 1 2
expect gold 1 0
expect xp 2 0

test AD-SHOP-4 AD-ST-10 Scroll of Teaching, 4 gold: target own servant gets a permanent counter
duel
at pathfinder d4
servant 1 root-warden a1
servant 2 priest g7
gold 1 5
denied 1 AD-TGT-3 buy-at scroll-of-teaching pathfinder
denied 1 AD-TGT-3 buy-at scroll-of-teaching priest
do 1 buy-at scroll-of-teaching root-warden
resolve
event permanent root-warden 1
expect gold 1 1
expect permanent root-warden 1
expect counters root-warden 1
expect attack root-warden 2
expect resistance root-warden 5
end 2
expect attack root-warden 2

test AD-SHOP-4 AD-RULE-56 Scroll of Teaching for a token: the counter goes with it
duel
at pathfinder d4
token 1 wolf-pup a1
gold 1 4
do 1 buy-at scroll-of-teaching wolf-pup
resolve
expect attack wolf-pup 2
expect resistance wolf-pup 2

test AD-WARE-1 AD-WARE-2 Goblin Bomb, 4 gold: 3 damage to target enemy character; taken from the common stock of two
duel
at pathfinder d4
servant 1 weasel-scout a1
servant 2 ancient-golem g7
gold 1 12
expect stock goblin-bomb 2
denied 1 AD-TGT-3 buy-at goblin-bomb weasel-scout
denied 1 AD-TGT-3 buy-at goblin-bomb pathfinder
do 1 buy-at goblin-bomb ancient-golem
resolve
expect damage ancient-golem 3
expect gold 1 8
expect stock goblin-bomb 1
do 1 buy-at goblin-bomb rune-master
resolve
expect life 2 22
expect gold 1 4
expect stock goblin-bomb 0
denied 1 AD-WARE-2 buy-at goblin-bomb ancient-golem

test AD-WARE-1 All see the shop at any time
duel
sees 1 shop stoneskin-potion potion-of-strength potion-of-haste healing-potion
sees 2 shop scroll-of-lore scroll-of-deeds scroll-of-teaching goblin-bomb
sees spectator shop healing-potion goblin-bomb
end
sees 1 shop goblin-bomb

test AD-WARE-1 The stock is shared: sold out for the other player too
duel
at rune-master d4
gold 2 4
stock goblin-bomb 0
end
denied 2 AD-WARE-2 buy-at goblin-bomb pathfinder
stock goblin-bomb 1
offered 2 buy-at goblin-bomb pathfinder

test AD-WARE-2 It is taken from stock at execution, not at choosing
duel
at pathfinder d4
gold 1 4
hand 2 teleport
mana 2 2
do 1 buy-at goblin-bomb rune-master
expect stack ware
expect stock goblin-bomb 2
expect gold 1 4
do 2 pass
expect stock goblin-bomb 1
expect gold 1 0

test AD-WARE-2 Sold out meanwhile: negated without payment
duel
at pathfinder d4
gold 1 4
hand 2 teleport
mana 2 2
do 1 buy-at goblin-bomb rune-master
stock goblin-bomb 0
do 2 pass
event negated 1 ware
cites AD-WARE-2
expect gold 1 4
expect life 2 25
expect stock goblin-bomb 0
expect xp 2 0

test AD-WARE-2 A negated bomb stays in stock
duel
at pathfinder d4
gold 1 4
servant 2 mirror-sage a7
servant 2 priest g7
mana 2 2
do 1 buy-at goblin-bomb priest
do 2 use-at mirror-sage priest
resolve
event negated 1 ware
expect stock goblin-bomb 2
expect gold 1 4

test AD-WARE-2 AD-KEY-14 The bomb at a ghost only with an enemy of it beside it; a cloaked general is a ghost
duel
at pathfinder d4
servant 1 root-warden a1
gold 1 4
equip 2 cloak-of-the-grove
servant 2 lantern-ghost g5
denied 1 AD-KEY-14 buy-at goblin-bomb rune-master
denied 1 AD-KEY-14 buy-at goblin-bomb lantern-ghost
at root-warden d6
offered 1 buy-at goblin-bomb rune-master
at root-warden f4
offered 1 buy-at goblin-bomb lantern-ghost

test AD-SHOP-4 AD-WIN-1 A bomb that takes the last life points wins
duel
at pathfinder d4
gold 1 4
life 2 3
do 1 buy-at goblin-bomb rune-master
resolve
over 1

test AD-SHOP-6 The table tells what a ware cost
duel
at pathfinder d3
gold 1 5
do 1 buy healing-potion
event spent 1 2 gold
expect gold 1 3

test AD-ST-10 AD-WARE-1 Several permanent counters at once are as many normal ones
pack adeloth-draws
duel
at pathfinder d3
servant 1 green-t1c d2
gold 1 4
do 1 buy-at scroll-of-teaching green-t1c
event permanent green-t1c 2
expect permanent green-t1c 2
expect counters green-t1c 2
expect attack green-t1c 3
