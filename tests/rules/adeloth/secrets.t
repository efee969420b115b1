# What is open and what is not

test AD-HID-1 Only its owner sees a hand; how many cards it holds is public
duel
hand 1 weasel-scout thorn-boar
hand 2 teleport
sees 1 hand-1 weasel-scout thorn-boar
sees-not 1 hand-1 ?
sees 2 hand-1 ?
sees-not 2 hand-1 weasel-scout thorn-boar
sees spectator hand-1 ?
sees-not spectator hand-1 weasel-scout thorn-boar
sees-not spectator hand-2 teleport
sees-not 1 hand-2 teleport
sees 2 hand-2 teleport
expect count 2 hand-1 2
expect count spectator hand-1 2
expect count 1 hand-2 1
redealt 1
redealt 2

test AD-HID-1 A hand could hold any card that has not shown up, as far as others know; its owner knows it
option level=1
start
do 1 profession pathfinder
do 2 colour blue
expect redeal 2 hand 1 changes
expect redeal spectator hand 1 changes
expect redeal 1 hand 1 keeps
expect redeal 1 hand 2 changes
expect redeal 2 hand 2 keeps
expect redeal spectator hand 2 changes
redealt 1
redealt 2

test AD-HID-1 The cards dealt and drawn are told to their owner only
start
do 1 profession pathfinder
force card weasel-scout thorn-boar root-warden glade-archer
do 2 colour blue
expect told 1 draw 1 thorn-boar
expect told 2 draw 1 ?
expect told spectator draw 1 ?

test AD-HID-1 A card drawn later is told to its owner only
duel
pile 2 sparks
end
expect told 2 draw 2 sparks
expect told 1 draw 2 ?
expect told spectator draw 2 ?

test AD-HID-1 AD-PLAY-1 A card played is public as soon as it is chosen
duel
hand 1 weasel-scout vine-grasp
hand 2 teleport
do 1 summon weasel-scout
expect told 2 choose-summon 1 weasel-scout
sees 2 stack weasel-scout
sees spectator stack weasel-scout
sees-not 2 hand-1 weasel-scout
expect count 2 hand-1 1
sees-not 2 stack vine-grasp

test AD-HID-1 A servant returned to the hand is still known to all; other cards of that hand are not
duel pathfinder green
hand 1 sparks
servant 1 mirror-sage a1
servant 1 priest b1
mana 1 3
do 1 use-at mirror-sage priest
resolve
sees 2 hand-1 priest ?
sees spectator hand-1 priest
sees-not 2 hand-1 sparks
expect count 2 hand-1 2
redealt 2

test AD-HID-1 AD-HID-2 What was known of a card is lost when it is shuffled
duel pathfinder green
box 1 griffin-rider fireball sun-blade counterspell ancient-golem seraph-of-light meteor oblivion
servant 1 mirror-sage a1
servant 1 priest b1
pile 1 tower-guard
flow 1 on
mana 1 2
do 1 use-at mirror-sage priest
sees 2 hand-1 priest
do 1 flow
do 1 discard priest
discard 1 herb-healer rune-apprentice
sees 2 discard-1 priest
end
force card priest
do 2 income
resolve
event shuffle 1 3
expect hand 1 has priest
sees 1 hand-1 priest
sees-not 2 hand-1 priest
sees-not 2 pile-1 priest
expect redeal 2 hand 1 changes
redealt 2

test AD-HID-1 AD-RULE-55 Permanent statuses of a card in hand are shown to its owner, elsewhere to all
duel
upgraded boar-rider weapons
permanent boar-rider 2
hand 1 boar-rider
expect tag 1 hand-1 boar-rider upgrade-weapons yes
expect fact 1 hand-1 boar-rider permanent 2
sees-not 2 hand-1 boar-rider
redealt 2
discard 1 boar-rider
expect tag 2 discard-1 boar-rider upgrade-weapons yes
expect tag 2 discard-1 boar-rider upgrade-armour no
expect fact spectator discard-1 boar-rider permanent 2
servant 1 boar-rider a1
expect tag 2 board boar-rider upgrade-weapons yes
expect fact 2 board boar-rider permanent 2
expect fact 2 board boar-rider counters 2

test AD-HID-2 The order of draw piles is hidden from both; their number is public, hint cards not counted
option level=1
start
do 1 profession pathfinder
do 2 colour blue
expect count 1 pile-1 6
expect count 2 pile-1 6
expect count spectator pile-2 6
sees-not 1 pile-1 weasel-scout thorn-boar root-warden glade-archer vine-grasp call-of-the-pack
sees-not 1 pile-1 boar-rider nimble-blade hedge-sneak leaf-ambush
sees-not 2 pile-1 boar-rider nimble-blade hedge-sneak leaf-ambush
redealt 1
redealt 2

test AD-HID-2 Not even its owner knows what lies on top
duel
pile 1
discard 1 weasel-scout thorn-boar root-warden
archive 1 queen-bee
box 1 mother-bear growth stag-lord cloak-of-the-grove wild-hunt
box 1 forest-colossus emerald-dragon mothers-blessing
end
do 2 income
resolve
expect pile 1 2
sees-not 1 pile-1 weasel-scout thorn-boar root-warden
expect redeal 2 hand 1 changes
expect redeal 2 pile 1 changes
expect redeal 1 hand 1 keeps
expect redeal 1 pile 1 keeps
redealt 1
redealt 2

test AD-HID-2 AD-HID-6 Level 2 hides from both which card was left out until the cards show up
option level=2
start
do 1 profession pathfinder
do 2 colour blue
expect count 1 box 4
sees-not 1 box honey-gatherer boar-rider nimble-blade apish-companion hedge-sneak leaf-ambush
sees-not 2 box priest shieldbearer runesmith tactical-gnome shadow-messenger ward-keeper
expect told 1 left-out 1 ?
expect told 2 left-out 1 ?
expect told spectator left-out 2 ?
expect redeal 1 box changes
expect redeal 2 box changes
expect redeal spectator box changes
expect redeal 1 under-1 1 changes
expect redeal 1 under-2 2 changes
redealt 1
redealt 2

test AD-HID-2 AD-HID-6 Level 1: what was left out is known, so nothing about the piles below can be otherwise but their order
option level=1
start
do 1 profession pathfinder
do 2 colour blue
sees 1 box honey-gatherer priest apish-companion tactical-gnome
sees spectator box honey-gatherer priest apish-companion tactical-gnome
expect told 2 left-out 1 honey-gatherer
expect redeal 1 box keeps
expect redeal 2 under-1 1 keeps
expect redeal 1 under-2 2 keeps

test AD-HID-3 Discard piles, resources, levels, mana, cooldowns and tokens are public
duel
discard 1 weasel-scout growth
gold 1 3
xp 1 2
level 1 2
points 1 take-cover 1
cooldown 1 take-cover 2
mana 1 1 4
life 1 17
flow 1 off
stock goblin-bomb 1
sees 2 discard-1 weasel-scout growth
sees spectator discard-1 weasel-scout growth
sees-not 2 discard-1 ?
expect seat-fact 2 1 gold 3
expect seat-fact spectator 1 xp 2
expect seat-fact 2 1 level 2
expect seat-fact 2 1 mana 1
expect seat-fact 2 1 life 17
expect seat-fact spectator 1 flow 0
expect fact 2 skills-1 take-cover points 1
expect fact 2 skills-1 take-cover cooldown 2
expect fact 2 skills-1 charge points 0
expect fact spectator shop goblin-bomb stock 1
expect fact spectator shop goblin-bomb gold-cost 4

test AD-HID-3 The battlefield is public: strength, damage, statuses, counters, durability
pack adeloth-vectors
duel
servant 1 thorn-boar c3
damage thorn-boar 1
counters thorn-boar 2
status thorn-boar exhausted
status thorn-boar moved
status thorn-boar defenceless
status thorn-boar surprised-agility
status thorn-boar surprised-intelligence
equip 1 cloak-of-the-grove
durability cloak-of-the-grove 2
expect fact 2 board thorn-boar attack 4
expect fact 2 board thorn-boar resistance 5
expect fact 2 board thorn-boar counters 2
expect tag 2 board thorn-boar wild yes
expect tag 2 board thorn-boar exhausted yes
expect tag 2 board thorn-boar moved yes
expect tag 2 board thorn-boar defenceless yes
expect tag 2 board thorn-boar surprised-agility yes
expect tag spectator board thorn-boar surprised-intelligence yes
expect tag 2 board pathfinder ghost yes
expect tag 2 board pathfinder exhausted no
expect fact spectator board pathfinder life 25
expect fact 2 equipment-1 cloak-of-the-grove durability 2

test AD-HID-4 Archives are open to all, in levels 1 and 2
duel
sees 2 archive-1 queen-bee mother-bear growth stag-lord wild-hunt emerald-dragon
sees spectator archive-2 fireball sun-blade griffin-rider counterspell meteor
sees-not 2 archive-1 ?
expect count 2 archive-1 9

test AD-HID-4 The draft and the archives of level 3 are open to all
option level=3
duel
pile 2
do 1 income
prompt draft
sees 1 table honey-gatherer boar-rider nimble-blade priest shieldbearer runesmith
sees spectator table honey-gatherer runesmith
do 2 draft priest
expect told 1 draft 2 priest
sees 1 archive-2 priest
do 1 draft honey-gatherer; draft runesmith
sees 2 archive-1 honey-gatherer runesmith
sees spectator archive-1 honey-gatherer runesmith

test AD-HID-5 Level 3: the order of T1.1 cards put under the draw pile is known to their owner only
option level=3
duel
pile 2
do 1 income
do 2 draft priest
do 1 draft honey-gatherer; draft runesmith
do 2 draft shieldbearer
do 2 top shieldbearer
expect told 2 draw 2 shieldbearer
expect told 1 draw 2 ?
sees 2 pile-2 priest
sees-not 1 pile-2 priest shieldbearer
sees-not 1 hand-2 priest shieldbearer
sees-not spectator pile-2 priest shieldbearer
expect redeal 1 top 2 changes
expect redeal spectator top 2 changes
expect redeal 2 top 2 keeps
expect redeal 1 hand 2 changes
expect redeal 1 pile 2 changes
redealt 1
redealt 2

test AD-HID-5 AD-L3-5 The same holds for T1.1 cards that come out of the archive
option level=3
duel
pile 2
hand 1 vine-grasp
archive 2 boar-rider nimble-blade
do 1 income
resolve
do 2 top nimble-blade
expect redeal 1 top 2 changes
expect redeal 2 top 2 keeps
sees-not 1 pile-2 boar-rider nimble-blade
sees 2 pile-2 boar-rider

test AD-HID-6 Cards left out of an archive or a draft are known to all in the box
option level=3
duel
pile 2
do 1 income
do 2 draft priest
do 1 draft honey-gatherer; draft runesmith
do 2 draft shieldbearer
sees 1 box boar-rider nimble-blade
sees spectator box boar-rider nimble-blade

test AD-HID-6 A card left out of an archive in level 2 lies open among hidden ones
option level=2
duel
pile 2
discard 2 sparks
do 1 income
do 2 leave fireball
expect told 1 leave 2 fireball
sees 1 box fireball ?
sees spectator box fireball
redealt 1

test AD-HID-7 Card-flow token: the card drawn is hidden, the card discarded is public
duel
flow 1 on
pile 1 thorn-boar weasel-scout
hand 1 root-warden
do 1 flow
resolve
expect told 1 draw 1 thorn-boar
expect told 2 draw 1 ?
sees-not 2 hand-1 thorn-boar
only 1 discard root-warden; discard thorn-boar
do 1 discard root-warden
expect told 2 discard 1 root-warden
expect told spectator discard 1 root-warden
sees 2 discard-1 root-warden
sees-not 2 hand-1 thorn-boar
redealt 2

test AD-HID-2 However often decks have been shuffled, what is hidden can still be otherwise
option level=3
duel
box 1 honey-gatherer boar-rider nimble-blade priest shieldbearer runesmith
box 1 apish-companion hedge-sneak leaf-ambush tactical-gnome shadow-messenger ward-keeper
box 1 queen-bee mother-bear growth griffin-rider fireball sun-blade
box 1 stag-lord cloak-of-the-grove wild-hunt mirror-sage counterspell ancient-golem
box 1 forest-colossus emerald-dragon mothers-blessing seraph-of-light meteor oblivion
pile 1
pile 2
hand 2 tower-guard rune-apprentice lantern-ghost herb-healer teleport
discard 2 sparks
turn 201
end 250
discard 1 weasel-scout thorn-boar root-warden glade-archer
end 2
expect hand 1 1
expect redeal 2 hand 1 changes
expect redeal 1 hand 1 keeps
end 270
discard 1 weasel-scout thorn-boar root-warden glade-archer
expect redeal 1 hand 2 keeps
end 2
expect redeal 2 pile 1 changes
redealt 1
redealt 2

test AD-HID-1 AD-DRAW-2 Cards shuffled together can stand for each other from then on, whatever tier they are of
duel
pile 2
discard 2 tower-guard
force card griffin-rider
do 1 income
resolve
do 2 leave fireball
event draw 2 griffin-rider
expect redeal 1 hand 2 changes
expect redeal 1 pile 2 changes
expect redeal 2 hand 2 keeps
