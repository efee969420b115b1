# Equipment (Ausrüstung)

test AD-EQ-1 AD-EQ-3 AD-PLAY-2 Equipment stays on the battlefield with its printed durability
pack adeloth-plain
duel
hand 1 amulet
durability amulet 0
do 1 play amulet
event equipped 1 amulet 2
expect equipment 1 has amulet
expect discard 1 lacks amulet
expect durability amulet 2
end 2
expect equipment 1 has amulet
expect durability amulet 2

test AD-EQ-2 The general has what his equipment gives, as long as it is there
pack adeloth-plain
duel
equip 1 ring amulet
expect attack pathfinder 3
expect agility pathfinder 5
expect attack rune-master 2
expect tag 2 board pathfinder life-giving yes
hand 1 ring
expect attack pathfinder 2
expect tag 2 board pathfinder life-giving no

test AD-EQ-2 Only the general has it, not his servants
pack adeloth-plain
duel
equip 1 ring amulet
servant 1 soldier d2
expect attack soldier 2
expect agility soldier 0

test AD-EQ-4 AD-EQ-6 AD-EQ-7 AD-RULE-37 AD-BNTY-3 Two pieces (durability 2 and 1), 5 damage by one attack: 1 and 0, the second is removed
pack adeloth-plain
duel
at pathfinder d5
at rune-master g7
equip 2 amulet ring
at rune-master d6
servant 1 agile0 e6
counters agile0 2
do 1 attack agile0 rune-master
do 2 endure
expect life 2 20
expect durability amulet 1
expect equipment 2 has amulet
expect equipment 2 lacks ring
expect discard 2 has ring
event broken ring
expect xp 1 3

test AD-EQ-5 The amount does not matter
pack adeloth-plain
duel
equip 2 horn
hand 1 bolt
do 1 play-at bolt rune-master
expect durability horn 2

test AD-EQ-8 AD-RULE-61 Several portions in one effect cost one durability
pack adeloth-plain
duel
equip 2 horn
hand 1 salvo
do 1 play salvo
expect life 2 20
expect durability horn 2

test AD-EQ-4 Each effect costs one again
pack adeloth-plain
duel
equip 2 horn
hand 1 salvo bolt
do 1 play salvo
do 1 play-at bolt rune-master
expect durability horn 1

test AD-EQ-4 Damage to servants, or to the other general, costs nothing
pack adeloth-plain
duel
at rune-master g7
equip 1 horn
equip 2 amulet
servant 2 soldier d5
servant 1 recruit d2
hand 1 bolt
do 1 play-at bolt soldier
expect durability amulet 2
expect durability horn 3
hand 1 salvo
do 1 play salvo
expect durability horn 3
expect durability amulet 1

test AD-EQ-5 Damage 0 costs no durability
pack adeloth-plain
duel
at rune-master d5
equip 2 horn
servant 1 weak d4
do 1 attack weak rune-master
do 2 endure
expect durability horn 3

test AD-EQ-4 A general who is struck when he attacks wears out as well
pack adeloth-plain
duel
at pathfinder d4
at rune-master g7
equip 1 horn
servant 2 soldier d5
do 1 attack pathfinder soldier
do 2 defend
expect durability horn 2

test AD-EQ-9 AD-RULE-87 A Life-giving weapon still heals for the blow in which it breaks
pack adeloth-plain
duel
at pathfinder d4
at rune-master g7
equip 1 ring
life 1 10
servant 1 recruit a1
servant 2 soldier d5
do 1 attack pathfinder soldier
do 2 defend
# deals 3, loses 2, gains 3
expect life 1 11
expect damage soldier 3
event broken ring
expect equipment 1 lacks ring
expect attack pathfinder 2

test AD-EQ-10 AD-CAB-1 An ability on equipment belongs to the general: "exhaust" exhausts him
pack adeloth-plain
duel
equip 1 horn
servant 1 recruit a1
hand 2 bolt
do 1 use horn
expect status pathfinder exhausted yes
expect gold 1 0
do 2 pass
expect gold 1 1
denied 1 AD-CAB-5 use horn
denied 1 AD-ST-4 move pathfinder

test AD-EQ-10 AD-EQ-2 A piece in the hand has no ability, nor has that of the enemy
pack adeloth-plain
duel
hand 1 horn
not-offered 1 use horn
equip 2 horn
not-offered 1 use horn

test AD-EQ-6 AD-EQ-1 A broken piece can be played again and has its full durability
pack adeloth-plain
duel
equip 2 ring
hand 1 bolt
do 1 play-at bolt rune-master
expect discard 2 has ring
hand 2 ring
end
do 2 play ring
resolve
expect durability ring 1
expect attack rune-master 3

test AD-EQ-4 AD-EQ-8 One effect that hits both generals wears out both, each piece by one
duel
at rune-master d6
at pathfinder d4
equip 1 sun-blade
equip 2 cloak-of-the-grove
servant 2 thorn-boar d5
hand 1 meteor
mana 1 6
gold 1 1
do 1 play-at meteor thorn-boar
expect durability sun-blade 2
expect durability cloak-of-the-grove 3

test AD-EQ-4 AD-TRIG-3 The damage of a triggered ability is an effect of its own and costs one more
duel
at pathfinder d4
equip 1 sun-blade
at rune-master g1
servant 1 weasel-scout a1
servant 2 lantern-ghost d5
do 1 attack pathfinder lantern-ghost
do 2 defend
event removed lantern-ghost
expect durability sun-blade 1

test AD-EQ-9 AD-KEY-14 A cloak that breaks makes its general no Ghost any more
duel
equip 2 cloak-of-the-grove
durability cloak-of-the-grove 1
servant 1 thorn-boar d6
servant 1 glade-archer a1
do 1 attack thorn-boar rune-master
do 2 endure
event broken cloak-of-the-grove
at thorn-boar d4
offered 1 shoot glade-archer rune-master

test AD-EQ-1 AD-EQ-10 Equipment is played at nobody, though its ability has a target
pack adeloth-draws
duel
servant 2 blue-t1a d5
hand 1 wand
mana 1 1
not-offered 1 play-at wand blue-t1a
do 1 play wand
event equipped 1 wand 2
expect damage blue-t1a 0
do 1 use-at wand blue-t1a
expect damage blue-t1a 1
expect status pathfinder exhausted yes

test AD-EQ-10 AD-EQ-6 What is worn out is used no more
pack adeloth-plain
duel
equip 1 horn
durability horn 1
at pathfinder d3
servant 1 recruit a1
servant 2 soldier d4
hand 2 bolt
offered 1 use horn
do 1 move recruit
do 2 play-at bolt pathfinder
event broken horn
resolve
do 1 stay
prompt action
not-offered 1 use horn
