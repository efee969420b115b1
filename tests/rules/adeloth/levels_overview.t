# The modification levels: what differs, and that nothing else does

test AD-MOD-1 Level 1: no attributes, no check, a fixed selection of cards
option level=1
duel
servant 1 weasel-scout d4
servant 1 glade-archer c5
servant 2 priest d5
hand 2 teleport
expect agility weasel-scout 0
do 1 attack weasel-scout priest
expect stack attack
asked 2
do 2 pass
prompt defend
no-event check
no-event victory
expect status priest surprised-agility no

test AD-MOD-1 Level 1: the four cards that stay out are always the same and known
option level=1
start
do 1 profession pathfinder
do 2 colour blue
expect box 4
expect box has honey-gatherer priest apish-companion tactical-gnome
sees 1 box honey-gatherer priest apish-companion tactical-gnome

test AD-MOD-2 Level 2: attributes count, and one random card of each colour and tier stays out
pack adeloth-vectors
option level=2
duel
expect box 4
sees 1 rule-cards lured-into-the-thicket reading-the-forest
sees-not 1 rule-cards leave-a-standard
servant 1 weasel-scout d4
servant 1 glade-archer c5
servant 2 shieldbearer d5
expect agility weasel-scout 2
do 1 attack weasel-scout shieldbearer
event check-chosen weasel-scout shieldbearer
event check weasel-scout shieldbearer 4 0 0 1
event victory weasel-scout shieldbearer agility

test AD-MOD-2 Level 2: which card stays out is up to chance
option level=2
start
do 1 profession pathfinder
force card weasel-scout thorn-boar root-warden glade-archer
force 2 0
force card tower-guard rune-apprentice lantern-ghost herb-healer
force 1 1
do 2 colour blue
expect box 4
expect box has nimble-blade apish-companion shieldbearer shadow-messenger

test AD-MOD-2 AD-MOD-3 Level 2 knows no draft: an empty draw pile takes from the own archive
option level=2
duel
pile 2
do 1 income
prompt leave

test AD-MOD-3 Level 3: attributes count, and the players choose their cards in a draft
pack adeloth-vectors
option level=3
duel
expect box 0
expect archive 1 0
servant 1 weasel-scout d4
expect agility weasel-scout 2
pile 2
do 1 income
prompt draft
asked 2
event draft-open t1.1
sees 1 table honey-gatherer boar-rider nimble-blade priest shieldbearer runesmith

test AD-MOD-4 Plus: decks of ten cards are drafted before the first turn, of any colour
option level=plus
start
do 1 profession pathfinder
prompt draft
asked 1
expect hand 1 0
expect has-flow 1 yes

test AD-MOD-5 The rules of play are the same in all levels: level 1
option level=1
duel
servant 1 thorn-boar d4
servant 2 glade-archer d6
servant 2 shieldbearer c5
hand 1 weasel-scout
expect positions 1 c1 e1 c2 d2 e2 c3 d3 e3 c4 e4 d5 e5
expect ends pathfinder a1 b1 c1 e1 f1 g1 b2 c2 d2 e2 f2 c3 d3 e3
do 1 attack thorn-boar shieldbearer
resolve
do 2 defend
expect damage shieldbearer 2
expect damage thorn-boar 2
expect status shieldbearer defenceless yes
do 1 summon weasel-scout
resolve
do 1 place c4
expect status weasel-scout exhausted yes
at pathfinder b2
end
expect gold 1 1
expect damage shieldbearer 0
expect crystals 2 3

test AD-MOD-5 The rules of play are the same in all levels: level 2
option level=2
duel
servant 1 thorn-boar d4
servant 2 glade-archer d6
servant 2 shieldbearer c5
hand 1 weasel-scout
expect positions 1 c1 e1 c2 d2 e2 c3 d3 e3 c4 e4 d5 e5
expect ends pathfinder a1 b1 c1 e1 f1 g1 b2 c2 d2 e2 f2 c3 d3 e3
do 1 attack thorn-boar shieldbearer
resolve
do 2 defend
expect damage shieldbearer 2
expect damage thorn-boar 2
expect status shieldbearer defenceless yes
do 1 summon weasel-scout
resolve
do 1 place c4
expect status weasel-scout exhausted yes
at pathfinder b2
end
expect gold 1 1
expect damage shieldbearer 0
expect crystals 2 3

test AD-MOD-5 The rules of play are the same in all levels: level 3
option level=3
duel
servant 1 thorn-boar d4
servant 2 glade-archer d6
servant 2 shieldbearer c5
hand 1 weasel-scout
expect positions 1 c1 e1 c2 d2 e2 c3 d3 e3 c4 e4 d5 e5
expect ends pathfinder a1 b1 c1 e1 f1 g1 b2 c2 d2 e2 f2 c3 d3 e3
do 1 attack thorn-boar shieldbearer
resolve
do 2 defend
expect damage shieldbearer 2
expect damage thorn-boar 2
expect status shieldbearer defenceless yes
do 1 summon weasel-scout
resolve
do 1 place c4
expect status weasel-scout exhausted yes
at pathfinder b2
end
expect gold 1 1
expect damage shieldbearer 0
expect crystals 2 3

test AD-MOD-5 The rules of play are the same in all levels: Plus
option level=plus
duel
servant 1 thorn-boar d4
servant 2 glade-archer d6
servant 2 shieldbearer c5
hand 1 weasel-scout
expect positions 1 c1 e1 c2 d2 e2 c3 d3 e3 c4 e4 d5 e5
expect ends pathfinder a1 b1 c1 e1 f1 g1 b2 c2 d2 e2 f2 c3 d3 e3
do 1 attack thorn-boar shieldbearer
resolve
do 2 defend
expect damage shieldbearer 2
expect damage thorn-boar 2
expect status shieldbearer defenceless yes
do 1 summon weasel-scout
resolve
do 1 place c4
expect status weasel-scout exhausted yes
at pathfinder b2
end
expect gold 1 1
expect damage shieldbearer 0
expect crystals 2 3
