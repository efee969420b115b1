# Common set-up (Grobaufbau)

test AD-SET-1 AD-RULE-4 Player 1 picks one of the two generals, player 2 gets the other
start
asked 1
prompt profession
only 1 profession pathfinder; profession rune-master
do 1 profession rune-master
event profession 1 rune-master
event profession 2 pathfinder

test AD-SET-1 AD-RULE-4 The other way round
start
do 1 profession pathfinder
event profession 1 pathfinder
event profession 2 rune-master
asked 2
prompt colour

test AD-SET-2 Each general begins on the start field of his player
start
do 1 profession rune-master
expect at rune-master d1
expect at pathfinder d7

test AD-SET-2 whoever has chosen which
start
do 1 profession pathfinder
expect at pathfinder d1
expect at rune-master d7

test AD-SET-3 Each player has the tableau of his general
start
do 1 profession rune-master
sees 1 skills-1 rune-bolt shift offering
sees 2 skills-2 charge take-cover hail-of-arrows
sees-not 1 skills-1 charge take-cover hail-of-arrows
sees spectator skills-2 charge take-cover hail-of-arrows
sees-not spectator skills-2 rune-bolt shift offering

test AD-SET-4 AD-RULE-78 Level 1, and no skill point invested
start
do 1 profession rune-master
do 2 colour blue
expect level 1 1
expect level 2 1
expect points 1 rune-bolt 0
expect points 1 shift 0
expect points 1 offering 0
expect points 2 charge 0
expect points 2 take-cover 0
expect points 2 hail-of-arrows 0

test AD-SET-4 AD-RULE-78 Five cubes are five level-ups, and the fifth leads to level 6
duel pathfinder
xp 1 99
do 1 level; invest charge; level; invest take-cover; level; invest charge; level; invest take-cover
expect level 1 5
not-over
do 1 level
expect level 1 6
over 1

test AD-SET-5 AD-SET-6 Two crystals each; player 1's are active, player 2's are not
start
do 1 profession pathfinder
do 2 colour blue
expect crystals 1 2
expect crystals 2 2
expect mana 1 2
expect mana 2 0

test AD-SET-5 AD-SET-7 AD-RULE-5 Both mana administration tokens show the crystal: player 2 opens with three mana, player 1 gets his third crystal before his second turn
start
do 1 profession pathfinder
do 2 colour blue
resolve
expect crystals 1 2
end
expect crystals 1 2
expect crystals 2 3
expect mana 2 3
end
expect crystals 1 3
expect mana 1 3
expect crystals 2 3

test AD-SET-8 The tutorial deck lies beside the board, complete
start
expect tutorial 42
expect tutorial has weasel-scout sparks honey-gatherer apish-companion queen-bee stag-lord oblivion
expect box 0
do 1 profession pathfinder
expect tutorial 42

test AD-SET-9 Player 2, and nobody else, chooses a colour
start
do 1 profession pathfinder
asked 2
prompt colour
only 2 colour green; colour blue
do 2 colour green
event colour 2 green
event colour 1 blue

test AD-SET-9 The twelve T1 cards are revealed before he chooses, no others; afterwards they are in the decks
start
do 1 profession pathfinder
sees 2 tutorial weasel-scout thorn-boar root-warden glade-archer vine-grasp call-of-the-pack
sees 1 tutorial tower-guard rune-apprentice lantern-ghost herb-healer teleport sparks
sees-not 2 tutorial honey-gatherer priest hedge-sneak fireball
do 2 colour green
sees-not 1 tutorial weasel-scout vine-grasp tower-guard sparks

test AD-SET-9 AD-SET-10 AD-RULE-48 He gets the six T1 cards of that colour, player 1 the other six; four of them are the hand
option level=1
force card tower-guard rune-apprentice lantern-ghost herb-healer
force card weasel-scout thorn-boar root-warden glade-archer
start
do 1 profession pathfinder
do 2 colour green
expect hand 1 4
expect hand 1 has tower-guard rune-apprentice lantern-ghost herb-healer
expect pile 1 2
expect pile 1 has teleport sparks
expect hand 2 4
expect hand 2 has weasel-scout thorn-boar root-warden glade-archer
expect pile 2 2
expect pile 2 has vine-grasp call-of-the-pack

test AD-SET-9 AD-SET-10 AD-RULE-48 With blue it is the other way round, and the hands are random: here the last cards
option level=1
force card vine-grasp call-of-the-pack glade-archer weasel-scout
force card sparks teleport herb-healer tower-guard
start
do 1 profession pathfinder
do 2 colour blue
expect hand 1 4
expect hand 1 has vine-grasp call-of-the-pack glade-archer weasel-scout
expect pile 1 has thorn-boar root-warden
expect hand 2 4
expect hand 2 has sparks teleport herb-healer tower-guard
expect pile 2 has rune-apprentice lantern-ghost

test AD-SET-9 Levels 2 and 3 know the choice of a colour too
option level=3
start
do 1 profession pathfinder
prompt colour
do 2 colour green
expect tutorial lacks weasel-scout call-of-the-pack tower-guard sparks

test AD-SET-10 Level 1 after the set-up: hand 4, draw pile 2 T1, below it 2 and 2 cards, discard pile 0
option level=1
start
do 1 profession pathfinder
do 2 colour blue
expect hand 1 4
expect pile 1 2
expect under-1 1 2
expect under-2 1 2
expect discard 1 0
expect hand 2 4
expect pile 2 2
expect under-1 2 2
expect under-2 2 2
expect discard 2 0

test AD-SET-10 The draw pile lies face down, a hand is known to its owner alone
option level=1
force card vine-grasp call-of-the-pack glade-archer weasel-scout
start
do 1 profession pathfinder
do 2 colour blue
sees 1 hand-1 vine-grasp call-of-the-pack glade-archer weasel-scout
sees 2 hand-1 ?
sees-not 2 hand-1 vine-grasp call-of-the-pack glade-archer weasel-scout
sees 1 pile-1 ?
sees-not 1 pile-1 thorn-boar root-warden
redealt 1
redealt 2

test AD-SET-11 AD-RULE-6 No gold, no experience, 25 life points, generals without status
start
do 1 profession pathfinder
do 2 colour blue
expect gold 1 0
expect gold 2 0
expect xp 1 0
expect xp 2 0
expect life 1 25
expect life 2 25
expect status pathfinder exhausted no
expect status pathfinder moved no
expect status pathfinder defenceless no
expect status pathfinder surprised-agility no
expect status pathfinder surprised-intelligence no
expect status rune-master exhausted no
expect status rune-master moved no
expect status rune-master defenceless no
expect status rune-master surprised-agility no
expect status rune-master surprised-intelligence no

test AD-SET-11 AD-RULE-6 So both generals may move in their first turn, player 1's at once
start
do 1 profession pathfinder
do 2 colour blue
resolve
offered 1 move pathfinder
end
offered 2 move rune-master

test AD-SET-12 Player 1 has the first turn; it begins with the start action, which brings a card
start
do 1 profession pathfinder
do 2 colour blue
expect active 1
expect turn 1
expect stack start
expect hand 1 4
resolve
asked 1
prompt action
expect hand 1 5
expect pile 1 1
expect hand 2 4

test AD-SET-13 The steps of the level follow the common set-up: levels 1 and 2 lay piles and archives
option level=2
start
do 1 profession pathfinder
expect archive 1 0
do 2 colour blue
expect tutorial 0
expect box 4
expect archive 1 9
expect archive 2 9

test AD-SET-13 level 3 leaves the tutorial deck where it is
option level=3
start
do 1 profession pathfinder
do 2 colour blue
expect tutorial 30
expect box 0
expect archive 1 0
expect under-1 1 0

test AD-SET-13 and Plus drafts at once, without colours
option level=plus
start
do 1 profession pathfinder
prompt draft

test AD-SET-14 AD-RULE-84 No exchange of the starting hand: after the colours player 1's start action is on the stack
start
do 1 profession pathfinder
do 2 colour blue
asked 1
prompt react
expect stack start
expect hand 1 4
expect hand 2 4

test AD-PROF-4 Professions do not depend on colours: Rune Master with blue
option level=1
start
do 1 profession rune-master
do 2 colour green
sees 1 skills-1 rune-bolt
expect archive 1 has counterspell

test AD-PROF-4 and Rune Master with green
option level=1
start
do 1 profession rune-master
do 2 colour blue
sees 1 skills-1 rune-bolt
expect archive 1 has stag-lord

test AD-BOARD-2 Any character may enter any field: production fields, the shop, the enemy's start field
duel
at rune-master a7
servant 1 weasel-scout d6
servant 1 thorn-boar b3
servant 2 tower-guard d3
do 1 move weasel-scout
resolve
do 1 to d7
do 1 move thorn-boar
resolve
do 1 to b2
end
do 2 move tower-guard
resolve
do 2 to d4
expect at weasel-scout d7
expect at thorn-boar b2
expect at tower-guard d4

test AD-BOARD-4 Start fields have no function after the set-up: nobody gains anything there
duel
servant 1 weasel-scout c7
at rune-master g7
at weasel-scout d7
do 1 income
expect gold 1 0
expect xp 1 0
expect xp 2 0

test AD-WARE-1 Prices and stock are shown to both players and to spectators all the time
pack adeloth-vectors
duel
sees 1 shop stoneskin-potion potion-of-strength potion-of-haste healing-potion goblin-bomb
sees 2 shop scroll-of-lore scroll-of-deeds scroll-of-teaching goblin-bomb
expect fact 1 shop goblin-bomb gold-cost 4
expect fact 2 shop goblin-bomb gold-cost 4
expect fact spectator shop stoneskin-potion gold-cost 1
expect fact 2 shop goblin-bomb stock 2

test AD-WARE-1 The stock of the bomb is shared
pack adeloth-vectors
duel
at pathfinder d4
gold 1 8
gold 2 4
mana 1 0
mana 2 0
do 1 buy-at goblin-bomb rune-master
resolve
expect stock goblin-bomb 1
expect fact 2 shop goblin-bomb stock 1
do 1 buy-at goblin-bomb rune-master
resolve
expect stock goblin-bomb 0
at pathfinder d1
at rune-master d5
end
gold 2 4
denied 2 AD-WARE-2 buy-at goblin-bomb pathfinder
