# Levels 1 and 2 (Modifizierungsstufen 1 und 2)

test AD-L12-1 Level 1: an attack puts no check on the stack
pack adeloth-vectors
option level=1
duel
servant 1 weasel-scout d6
hand 2 teleport
do 1 attack weasel-scout rune-master
no-event check-chosen
expect stack attack
resolve
no-event check
no-event victory

test AD-L12-1 Level 2: it does
pack adeloth-vectors
option level=2
duel
servant 1 weasel-scout d6
hand 2 teleport
do 1 attack weasel-scout rune-master
event check-chosen weasel-scout rune-master
expect stack attack check

test AD-L12-1 Level 1: attributes on cards do not count
pack adeloth-vectors
option level=1
duel
servant 1 weasel-scout d3
servant 2 rune-apprentice d5
token 1 wolf-pup e3
expect agility weasel-scout 0
expect intelligence rune-apprentice 0
expect agility wolf-pup 0

test AD-L12-1 Level 2: they do
pack adeloth-vectors
option level=2
duel
servant 1 weasel-scout d3
servant 2 rune-apprentice d5
token 1 wolf-pup e3
expect agility weasel-scout 2
expect intelligence rune-apprentice 2
expect agility wolf-pup 1

test AD-L12-1 AD-RULE-34 Level 1: a fall on the back puts no check on the stack either
pack adeloth-vectors
option level=1
duel
servant 1 weasel-scout d4
servant 2 tower-guard d5
hand 2 hedge-sneak
gold 2 2
do 1 attack weasel-scout tower-guard
do 2 spy hedge-sneak 2
do 2 pass
resolve
do 2 place c5
do 2 back hedge-sneak
no-event check-chosen
expect stack attack attack

test AD-CONT-18 AD-RULE-83 Level 1: lines about attribute victories do nothing, the rest of the card works. The Stag Lord's lead brings no card, but he is Swift
pack adeloth-vectors
option level=1
duel
servant 1 stag-lord d4
servant 2 tower-guard d5
pile 1 weasel-scout
do 1 attack stag-lord tower-guard
resolve
do 2 endure
no-event triggered
expect hand 1 0
expect at tower-guard nowhere
servant 2 herb-healer d5
offered 1 attack stag-lord herb-healer

test AD-CONT-18 AD-RULE-83 Level 1: the Mirror Sage gives no gold for victories, but she shoots
pack adeloth-vectors
option level=1
duel
servant 2 mirror-sage a7
servant 1 tower-guard d4
pile 2
discard 2 sparks
archive 2
end
do 2 shoot mirror-sage tower-guard
resolve
no-event triggered
expect gold 2 0
expect at tower-guard nowhere

test AD-CONT-18 AD-RULE-83 Level 1: an upgrade that only changes an attribute is not offered, the other one is
pack adeloth-vectors
option level=1
duel
servant 1 ancient-golem c1
gold 1 4
do 1 income
resolve
prompt administration
denied 1 AD-RULE-83 upgrade ancient-golem knowledge
offered 1 upgrade ancient-golem armour

test AD-CONT-18 AD-RULE-83 nor through the Runesmith
pack adeloth-vectors
option level=1
duel
servant 1 ancient-golem c1
servant 1 runesmith c2
gold 1 4
do 1 use-at runesmith ancient-golem
prompt buy-upgrade
denied 1 AD-RULE-83 upgrade ancient-golem knowledge
offered 1 upgrade ancient-golem armour

test AD-CONT-18 AD-RULE-83 Upgrades that do more are offered in level 1, and in level 2 all are
pack adeloth-vectors
option level=1
duel
servant 1 honey-gatherer c1
gold 1 4
do 1 income
resolve
offered 1 upgrade honey-gatherer knowledge

test AD-CONT-18 AD-RULE-83 Level 2 offers the line that only changes an attribute, and it works
pack adeloth-vectors
option level=2
duel
servant 1 ancient-golem c1
gold 1 4
do 1 income
resolve
do 1 upgrade ancient-golem knowledge
expect intelligence ancient-golem 2

test AD-L12-2 AD-L12-4 Level 1: Honey Gatherer, Priest, Apish Companion and Tactical Gnome go into the box, open to all
option level=1
start
do 1 profession pathfinder
do 2 colour blue
expect box 4
expect box has honey-gatherer priest apish-companion tactical-gnome
sees 1 box honey-gatherer priest apish-companion tactical-gnome
sees spectator box honey-gatherer priest apish-companion tactical-gnome
expect under-1 1 has boar-rider nimble-blade
expect under-2 1 has hedge-sneak leaf-ambush
expect under-1 2 has shieldbearer runesmith
expect under-2 2 has shadow-messenger ward-keeper

test AD-L12-2 AD-L12-4 AD-RULE-8 Level 2: one random card of each colour and tier, and nobody sees which
option level=2
force card weasel-scout thorn-boar root-warden glade-archer
force 1 2
force card tower-guard rune-apprentice lantern-ghost herb-healer
force 0 0
start
do 1 profession pathfinder
do 2 colour blue
expect box 4
expect box has boar-rider leaf-ambush priest tactical-gnome
expect under-1 1 has honey-gatherer nimble-blade
expect under-2 1 has apish-companion hedge-sneak
expect under-1 2 has shieldbearer runesmith
expect under-2 2 has shadow-messenger ward-keeper
sees 1 box ?
sees-not 1 box boar-rider leaf-ambush priest tactical-gnome
sees-not 2 box boar-rider leaf-ambush priest tactical-gnome
sees-not spectator box boar-rider leaf-ambush priest tactical-gnome
redealt 1
redealt 2

test AD-L12-2 AD-L12-4 Level 2: any of the three can be the one, here others
option level=2
force card weasel-scout thorn-boar root-warden glade-archer
force 0 1
force card tower-guard rune-apprentice lantern-ghost herb-healer
force 2 1
start
do 1 profession pathfinder
do 2 colour blue
expect box has honey-gatherer hedge-sneak runesmith shadow-messenger

test AD-L12-2 AD-L12-4 Level 2: and the rest of them
option level=2
force card weasel-scout thorn-boar root-warden glade-archer
force 2 0
force card tower-guard rune-apprentice lantern-ghost herb-healer
force 1 2
start
do 1 profession pathfinder
do 2 colour blue
expect box has nimble-blade apish-companion shieldbearer ward-keeper

test AD-L12-3 AD-L12-4 AD-ARC-5 From the top after the starting hand: 2 T1, hint, 2 T1.1, hint, 2 T1.2
option level=1
force card weasel-scout thorn-boar root-warden glade-archer
force card tower-guard rune-apprentice lantern-ghost herb-healer
force card vine-grasp teleport call-of-the-pack sparks
force card boar-rider runesmith nimble-blade shieldbearer
force card leaf-ambush ward-keeper hedge-sneak shadow-messenger
start
do 1 profession pathfinder
do 2 colour blue
expect pile 1 2
expect under-1 1 2
expect under-2 1 2
resolve
event draw 1 vine-grasp
end 2
event draw 1 call-of-the-pack
no-event hint
expect pile 1 0
end 2
event hint 1 upgrades
event draw 1 boar-rider
end 2
no-event hint
event draw 1 nimble-blade
end 2
event hint 1 spy
event draw 1 leaf-ambush
end 2
no-event hint
event draw 1 hedge-sneak
expect pile 1 0
expect under-1 1 0
expect under-2 1 0

test AD-L12-5 AD-RULE-8 The two cards of a pile come in any order, unknown even to their owner
option level=1
duel
upper 1
pile 2 teleport
force card nimble-blade
end 2
event draw 1 nimble-blade
sees 1 pile-1 ?
sees-not 1 pile-1 boar-rider
sees-not 2 pile-1 boar-rider
sees-not 2 hand-1 nimble-blade
redealt 2

test AD-L12-5 AD-RULE-8 the other order
option level=1
duel
upper 1
pile 2 teleport
force card boar-rider
end 2
event draw 1 boar-rider

test AD-L12-5 AD-RULE-8 Nobody sees what lies below the draw pile
option level=1
duel
sees 1 pile-1 ?
sees-not 1 pile-1 boar-rider nimble-blade hedge-sneak leaf-ambush
sees-not 2 pile-1 boar-rider nimble-blade hedge-sneak leaf-ambush
sees-not 2 pile-2 shieldbearer runesmith shadow-messenger ward-keeper

test AD-L12-6 The T2, T3 and T4 cards of a colour, three each, are its player's archive
start
do 1 profession pathfinder
do 2 colour blue
expect archive 1 9
expect archive 1 has queen-bee mother-bear growth stag-lord cloak-of-the-grove wild-hunt
expect archive 1 has forest-colossus emerald-dragon mothers-blessing
expect archive 2 9
expect archive 2 has griffin-rider fireball sun-blade mirror-sage counterspell ancient-golem
expect archive 2 has seraph-of-light meteor oblivion
sees 2 archive-1 queen-bee stag-lord forest-colossus

test AD-L12-6 With green it is the other way round
option level=1
start
do 1 profession pathfinder
do 2 colour green
expect archive 2 9
expect archive 2 has queen-bee stag-lord mothers-blessing
expect archive 1 has griffin-rider counterspell oblivion

test AD-L12-7 AD-RULE-9 Level 2, draw pile empty, 5 cards discarded: two of three T2 cards, one into the box, 7 cards are shuffled, 1 is drawn, and both players have a card-flow token
option level=2
duel
pile 2
discard 2 tower-guard rune-apprentice lantern-ghost herb-healer teleport
do 1 income
asked 2
prompt leave
only 2 leave griffin-rider; leave fireball; leave sun-blade
expect hand 2 0
force card sun-blade
do 2 leave fireball
event leave 2 fireball
event shuffle 2 7
event draw 2 sun-blade
expect hand 2 1
expect hand 2 has sun-blade
expect pile 2 6
expect pile 2 has griffin-rider tower-guard rune-apprentice lantern-ghost herb-healer teleport
expect discard 2 0
expect archive 2 6
expect archive 2 lacks griffin-rider fireball sun-blade
expect box has fireball
expect has-flow 1 yes
expect has-flow 2 yes
resolve
prompt action

test AD-L12-7 AD-RULE-9 The pick is public, the new draw pile is not
duel
pile 2
discard 2 tower-guard rune-apprentice
do 1 income
do 2 leave griffin-rider
sees 1 box griffin-rider
sees-not 1 pile-2 tower-guard rune-apprentice fireball sun-blade
sees-not 2 pile-2 tower-guard rune-apprentice fireball sun-blade
redealt 1
redealt 2

test AD-L12-7 AD-RULE-9 It is the owner's choice, also in the enemy's turn: Mother Bear is removed, and he draws
pack adeloth-vectors
duel
servant 2 mother-bear d4
damage mother-bear 4
pile 2
discard 2 teleport
hand 1 sparks
do 1 play-at sparks mother-bear
resolve
expect active 1
asked 2
prompt leave
do 2 leave sun-blade
event shuffle 2 4
expect hand 2 1
resolve
asked 1
prompt action

test AD-L12-7 The archive alone is enough: nothing is discarded, the two cards are the new draw pile
duel
pile 2
do 1 income
do 2 leave sun-blade
event shuffle 2 2
expect hand 2 1
expect pile 2 1

test AD-L12-7 AD-RULE-9 Level 1 picks too, unless the match leaves it to chance
option level=1
duel
pile 2
do 1 income
prompt leave

test AD-L12-7 AD-RULE-9 Level 1 with "pick for me": no question, a random one of the three goes into the box
option level=1
option pick=random
duel
pile 2
force 2
force card fireball
do 1 income
no-event no-draw
event leave 2 sun-blade
event draw 2 fireball
expect box has sun-blade
expect pile 2 has griffin-rider

test AD-L12-7 AD-RULE-9 another one
option level=1
option pick=random
duel
pile 2
force 0
do 1 income
event leave 2 griffin-rider
expect archive 2 6

test AD-L12-7 AD-RULE-9 "Pick for me" is for level 1 alone
option level=2
option pick=random
duel
pile 2
do 1 income
asked 2
prompt leave

test AD-L12-8 The archive is empty: the discard pile is shuffled into the new draw pile, and that is all
duel
pile 2
box 2 griffin-rider fireball sun-blade mirror-sage counterspell ancient-golem seraph-of-light
box 2 meteor oblivion
discard 2 tower-guard rune-apprentice lantern-ghost
expect archive 2 0
force card rune-apprentice
do 1 income
event shuffle 2 3
no-event leave
event draw 2 rune-apprentice
expect pile 2 2
expect discard 2 0
not-over

test AD-L12-9 Each archive has its own pace
duel
pile 2
do 1 income
do 2 leave fireball
resolve
expect archive 2 6
expect archive 1 9
pile 2
do 2 income
resolve
expect archive 1 9
do 1 income
resolve
only 2 leave mirror-sage; leave counterspell; leave ancient-golem
do 2 leave counterspell
resolve
expect archive 2 3
expect archive 1 9
pile 1
do 2 income
resolve
only 1 leave queen-bee; leave mother-bear; leave growth

test AD-CONT-18 AD-RULE-83 Level 1: an upgrade that changes an attribute and something else is offered, be it movement or a text of the card
pack adeloth-draws
option level=1
duel
servant 1 scholar c1
gold 1 3
do 1 income
resolve
prompt administration
denied 1 AD-RULE-83 upgrade scholar weapons
offered 1 upgrade scholar armour
do 1 upgrade scholar knowledge
expect movement scholar 4
expect intelligence scholar 0

test AD-L12-2 AD-L12-4 Level 1: the pack says which cards are left out, wherever it lists them
pack adeloth-plain
option level=1
start
do 1 profession pathfinder
do 2 colour blue
expect box 4
expect box has wild-archer spy-oak healer soldier
expect under-1 1 has archer archer3
expect under-2 2 has ghost imp

test AD-RULE-83 Level 1: an upgrade that changes attributes and something else besides, whatever it is, is offered
pack adeloth-draws
option level=1
duel
servant 1 duelist c1
servant 1 dreamer c2
gold 1 9
do 1 income
resolve
offered 1 upgrade duelist weapons
offered 1 upgrade duelist armour
denied 1 AD-RULE-83 upgrade duelist knowledge
offered 1 upgrade dreamer weapons
# its text speaks of this one
offered 1 upgrade dreamer armour

test AD-L12-2 AD-L12-4 The table tells which tier a card was left out of, each by its rule
option level=1
start
do 1 profession pathfinder
do 2 colour blue
cites AD-L12-2 left-out 1 honey-gatherer
cites AD-L12-4 left-out 1 apish-companion
cites AD-L12-2 left-out 2 priest
cites AD-L12-4 left-out 2 tactical-gnome
