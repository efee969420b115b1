# The tutorial draft (Tutorialdraft)

test AD-DRAFT-1 The next six cards of the tutorial deck are laid out, face up for both
option level=3
duel
pile 1
do 1 income
resolve
do 2 income
resolve
asked 1
prompt draft
event draft-open t1.1
expect table 6
expect table has honey-gatherer boar-rider nimble-blade priest shieldbearer runesmith
expect tutorial 24
sees 1 table honey-gatherer boar-rider nimble-blade priest shieldbearer runesmith
sees 2 table honey-gatherer boar-rider nimble-blade priest shieldbearer runesmith
sees spectator table honey-gatherer boar-rider nimble-blade priest shieldbearer runesmith

test AD-DRAFT-1 The next draft takes the next six
option level=3
duel
tutorial queen-bee mother-bear growth griffin-rider fireball sun-blade stag-lord wild-hunt
pile 2
do 1 income
event draft-open t2
expect table 6
expect table has queen-bee mother-bear growth griffin-rider fireball sun-blade
expect tutorial 2

test AD-DRAFT-2 Who triggered the draft picks one, the other two, the first one more
option level=3
duel
pile 2
do 1 income
asked 2
only 2 draft honey-gatherer; draft boar-rider; draft nimble-blade; draft priest; draft shieldbearer; draft runesmith
do 2 draft priest
event draft 2 priest
asked 1
prompt draft
only 1 draft honey-gatherer; draft boar-rider; draft nimble-blade; draft shieldbearer; draft runesmith
do 1 draft boar-rider
asked 1
prompt draft
do 1 draft nimble-blade
asked 2
prompt draft
only 2 draft honey-gatherer; draft shieldbearer; draft runesmith
do 2 draft honey-gatherer
prompt top

test AD-DRAFT-2 AD-DRAFT-7 Who triggered it is who draws, not whose turn it is: Mother Bear is removed in the enemy's turn
pack adeloth-vectors
option level=3
duel
servant 2 mother-bear d4
damage mother-bear 4
pile 2
hand 1 sparks
do 1 play-at sparks mother-bear
resolve
expect active 1
asked 2
prompt draft
do 2 draft priest
asked 1
do 1 draft boar-rider; draft nimble-blade
asked 2
do 2 draft runesmith
do 2 top runesmith
event draw 2 runesmith
expect archive 1 2
resolve
asked 1
prompt action

test AD-DRAFT-3 The two cards nobody picked go into the box
option level=3
duel
pile 2
do 1 income
do 2 draft priest
do 1 draft boar-rider; draft nimble-blade
expect box lacks shieldbearer runesmith
do 2 draft honey-gatherer
event boxed shieldbearer
event boxed runesmith
expect box has shieldbearer runesmith
expect table 0
sees 1 box shieldbearer runesmith
sees 2 box shieldbearer runesmith

test AD-DRAFT-4 Later tiers: his two cards go to the discard pile, it is shuffled, and he goes on drawing
option level=3
duel
tutorial queen-bee mother-bear growth griffin-rider fireball sun-blade
pile 2
discard 2 tower-guard
force card tower-guard
do 1 income
do 2 draft fireball
do 1 draft queen-bee; draft growth
do 2 draft sun-blade
event tier 2 fireball
event tier 2 sun-blade
event shuffle 2 3
event draw 2 tower-guard
expect pile 2 2
expect pile 2 has fireball sun-blade
expect hand 2 1
expect archive 2 0

test AD-DRAFT-5 The other one's cards lie face up in his archive, not in his draw pile
option level=3
duel
tutorial queen-bee mother-bear growth griffin-rider fireball sun-blade
pile 2
pile 1 weasel-scout
discard 1 thorn-boar
do 1 income
do 2 draft fireball
do 1 draft queen-bee; draft growth
do 2 draft sun-blade
expect archive 1 2
expect archive 1 has queen-bee growth
expect pile 1 1
expect discard 1 1
sees 2 archive-1 queen-bee growth
sees spectator archive-1 queen-bee growth

test AD-DRAFT-6 AD-RULE-57 AD-RULE-65 Colours do not matter: a green player picks blue cards, and plays them
option level=3
duel pathfinder blue
pile 1
mana 1 9
do 1 income
resolve
do 2 income
resolve
do 1 draft priest
do 2 draft honey-gatherer; draft nimble-blade
do 1 draft runesmith
do 1 top priest
resolve
expect hand 1 has priest
do 1 summon priest
resolve
do 1 place c1
expect at priest c1

test AD-DRAFT-7 AD-RULE-65 Nobody can react during a draft, whatever he holds
option level=3
duel
hand 1 vine-grasp
hand 2 teleport
mana 1 5
mana 2 5
pile 2
servant 1 weasel-scout d4
do 1 income
asked 1
prompt react
do 1 pass
do 2 pass
prompt react
expect stack start
do 2 pass
do 1 pass
asked 2
prompt draft
do 2 draft priest
asked 1
prompt draft
do 1 draft boar-rider
prompt draft
do 1 draft nimble-blade
asked 2
prompt draft
do 2 draft runesmith
asked 2
prompt top
do 2 top priest
asked 2
prompt action
expect stack

test AD-DRAFT-1 AD-DRAFT-2 AD-DRAFT-3 AD-DRAFT-5 AD-L3-2 AD-L3-4 Level 3, player 1's third turn: six T1.1 cards, picks 1, 2, 2, 1, two to the box; he stacks his two and draws one. In his third turn player 2 takes his own two out of the archive without a draft
option level=3
force card weasel-scout thorn-boar root-warden glade-archer
force card tower-guard rune-apprentice lantern-ghost herb-healer
force card vine-grasp teleport call-of-the-pack sparks
start
do 1 profession pathfinder
do 2 colour blue
resolve
end 3
expect pile 1 0
expect pile 2 0
do 2 income
resolve
do 2 discard tower-guard
resolve
expect turn 5
asked 1
prompt draft
do 1 draft boar-rider
asked 2
do 2 draft priest; draft runesmith
asked 1
do 1 draft nimble-blade
event boxed honey-gatherer
event boxed shieldbearer
do 1 top nimble-blade
event draw 1 nimble-blade
expect pile 1 has boar-rider
expect archive 1 0
expect archive 2 2
expect archive 2 has priest runesmith
do 1 income
resolve
do 1 discard thorn-boar
resolve
expect turn 6
no-event draft-open
asked 2
prompt top
only 2 top priest; top runesmith
do 2 top priest
event draw 2 priest
expect pile 2 has runesmith
expect archive 2 0
expect tutorial 24

test AD-DRAFT-5 AD-L3-3 Player 1 drew faster: player 2's archive holds T1.1 and T1.2 cards, and only the T1.1 cards come out
option level=3
duel
pile 2
archive 2 hedge-sneak boar-rider ward-keeper priest
do 1 income
asked 2
only 2 top boar-rider; top priest
do 2 top boar-rider
event draw 2 boar-rider
expect pile 2 1
expect pile 2 has priest
expect archive 2 2
expect archive 2 has hedge-sneak ward-keeper

test AD-DRAFT-4 AD-DRAW-5 Two cards are drawn at once: the first comes from the draw pile, the draft is made in between
option level=3
duel rune-master blue
level 1 3
points 1 offering 2
servant 1 thorn-boar c1
pile 1 weasel-scout
do 1 offer offering thorn-boar
event draw 1 weasel-scout
asked 1
prompt draft
do 1 draft priest
do 2 draft boar-rider; draft nimble-blade
do 1 draft runesmith
do 1 top priest
event draw 1 priest
expect hand 1 2
expect pile 1 has runesmith

test AD-DRAFT-1 What lies in the tutorial deck is laid out, and nothing else
option level=3
duel
tutorial queen-bee mother-bear growth fireball
pile 2
archive 2
do 1 income
resolve
event draft-open t2
expect table 4
only 2 draft queen-bee; draft mother-bear; draft growth; draft fireball
