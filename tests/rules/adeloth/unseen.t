# What a seat can reckon about cards it has not seen, and what comes after a draw pile

test AD-HID-1 AD-HID-2 Level 1: of an enemy's cards one knows which may be in the hand, and which can only be drawn yet
option level=1
start
do 1 profession pathfinder
do 2 colour blue
sees 2 unseen-1 weasel-scout thorn-boar root-warden glade-archer vine-grasp call-of-the-pack
sees 2 unseen-1 boar-rider nimble-blade hedge-sneak leaf-ambush
expect count 2 unseen-1 10
expect tag 2 unseen-1 weasel-scout perhaps-in-hand yes
expect tag 2 unseen-1 call-of-the-pack perhaps-in-hand yes
expect tag 2 unseen-1 boar-rider perhaps-in-hand no
expect tag 2 unseen-1 boar-rider not-in-hand yes
expect fact 2 unseen-1 weasel-scout mana-cost 1
sees spectator unseen-1 weasel-scout boar-rider
expect count spectator unseen-2 10
redealt 1
redealt 2

test AD-HID-1 Nobody wonders about the own hand: what one has not seen lies in the draw pile
option level=1
start
do 1 profession pathfinder
force card weasel-scout thorn-boar root-warden glade-archer
do 2 colour blue
sees-not 1 unseen-1 weasel-scout thorn-boar root-warden glade-archer
expect count 1 unseen-1 6
expect count 1 pile-1 6
sees 1 unseen-1 call-of-the-pack boar-rider leaf-ambush
expect tag 1 unseen-1 call-of-the-pack perhaps-in-hand no
redealt 1

test AD-HID-6 Level 1: what is known to be left out is not among them
option level=1
start
do 1 profession pathfinder
do 2 colour blue
sees-not 2 unseen-1 honey-gatherer apish-companion
sees-not 1 unseen-2 priest tactical-gnome

test AD-HID-2 AD-HID-6 Level 2: one of three was left out, nobody knows which, so it may be any of them
option level=2
start
do 1 profession pathfinder
do 2 colour blue
sees 2 unseen-1 honey-gatherer boar-rider nimble-blade apish-companion hedge-sneak leaf-ambush
sees 1 unseen-1 honey-gatherer boar-rider nimble-blade
expect tag 2 unseen-1 honey-gatherer perhaps-in-hand no
expect count 2 unseen-1 12
redealt 1
redealt 2

test AD-HID-1 AD-PLAY-1 A card that was chosen is known
duel
hand 1 weasel-scout vine-grasp
sees 2 unseen-1 weasel-scout vine-grasp
expect tag 2 unseen-1 vine-grasp perhaps-in-hand yes
do 1 summon weasel-scout
sees-not 2 unseen-1 weasel-scout
sees 2 unseen-1 vine-grasp
redealt 2

test AD-HID-1 A servant returned to the hand is known, so nobody need reckon with it; after a shuffle one has to
duel pathfinder green
box 1 griffin-rider fireball sun-blade counterspell ancient-golem seraph-of-light meteor oblivion
servant 1 mirror-sage a1
servant 1 priest b1
pile 1 tower-guard
flow 1 on
mana 1 2
do 1 use-at mirror-sage priest
sees 2 hand-1 priest
sees-not 2 unseen-1 priest
do 1 flow
do 1 discard priest
discard 1 herb-healer rune-apprentice
sees-not 2 unseen-1 priest herb-healer
end
force card priest
do 2 income
resolve
event shuffle 1 3
sees 2 unseen-1 priest herb-healer rune-apprentice
expect tag 2 unseen-1 priest perhaps-in-hand yes
expect tag 2 unseen-1 herb-healer perhaps-in-hand yes
sees-not 1 unseen-1 priest
sees 1 unseen-1 herb-healer rune-apprentice
redealt 1
redealt 2

test AD-HID-1 AD-RULE-55 Permanent statuses show on cards in the list of a draw pile
duel
upgraded boar-rider weapons
permanent boar-rider 2
box 1 queen-bee mother-bear growth stag-lord cloak-of-the-grove wild-hunt
box 1 forest-colossus emerald-dragon mothers-blessing
pile 1
discard 1 boar-rider weasel-scout thorn-boar
end
force card weasel-scout
do 2 income
resolve
expect tag 2 unseen-1 boar-rider upgrade-weapons yes
expect tag 1 unseen-1 boar-rider upgrade-weapons yes
expect fact 1 unseen-1 boar-rider permanent 2
expect tag 1 unseen-1 boar-rider upgrade-armour no
redealt 1
redealt 2

test AD-HID-5 Level 3: which of two cards was put on top one does not know, so either may be in the hand
option level=3
duel
pile 2
do 1 income
do 2 draft priest
do 1 draft honey-gatherer; draft runesmith
do 2 draft shieldbearer
do 2 top shieldbearer
sees 1 unseen-2 priest shieldbearer
expect tag 1 unseen-2 priest perhaps-in-hand yes
expect tag 1 unseen-2 shieldbearer perhaps-in-hand yes
sees-not 2 unseen-2 priest shieldbearer
redealt 1
redealt 2

test AD-ZONE-6 AD-ARC-2 AD-ARC-4 Levels 1 and 2: below the draw pile lie T1.1 and T1.2, then the archive follows
option level=1
duel
expect area-tag 2 pile-1 then-below yes
expect area-tag 2 pile-1 t1.1 yes
upper 2
do 1 income
resolve
expect area-tag 1 pile-2 then-below yes
expect area-tag 1 pile-2 t1.2 yes
expect area-tag 1 pile-2 t1.1 no
pile 2
expect area-tag 1 pile-2 then-archive yes
expect area-tag 1 pile-2 t2 yes

test AD-L12-8 AD-DRAW-3 With an empty archive the discard pile comes; if that is empty too, nothing
duel
pile 1
box 1 queen-bee mother-bear growth stag-lord cloak-of-the-grove wild-hunt
box 1 forest-colossus emerald-dragon mothers-blessing
expect area-tag 2 pile-1 then-none yes
discard 1 weasel-scout
expect area-tag 2 pile-1 then-discard yes
expect area-tag 2 pile-1 then-none no

test AD-L3-2 AD-L3-3 Level 3: the archive comes first, else a draft of the next tier
option level=3
duel
expect area-tag 1 pile-2 then-draft yes
expect area-tag 1 pile-2 t1.1 yes
archive 2 boar-rider nimble-blade
expect area-tag 1 pile-2 then-archive yes
expect area-tag 1 pile-2 t1.1 yes
tutorial
box 2 boar-rider nimble-blade
discard 2 sparks
expect area-tag 1 pile-2 then-discard yes

test AD-WIN-4 AD-PLUS-1 Plus: drafts from T2 on; when there is none any more, the deck is drawn through
option level=plus
duel
expect area-tag 1 pile-1 then-draft yes
expect area-tag 1 pile-1 t2 yes
tutorial
discard 1 sparks
expect area-tag spectator pile-1 then-end yes
