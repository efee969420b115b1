# Basic terms: generals, characters, fields, experience, gold, mana

test AD-TERM-1 A rule card goes beyond the general rules: a standard opens positions far from all own characters
option level=plus
option standard=on
duel
expect positions 1 c1 e1 c2 d2 e2
standard 1 d5
expect positions 1 c1 e1 c2 d2 e2 c4 d4 e4 c5 d5 e5 c6 d6 e6
expect positions 2 c7 e7 c6 d6 e6

test AD-TERM-1 A rule card that speaks of a defender overrides that he may defend
pack adeloth-vectors
duel
servant 1 weasel-scout d4
servant 1 glade-archer c5
servant 2 shieldbearer d5
do 1 attack weasel-scout shieldbearer
event victory weasel-scout shieldbearer agility
event rule-triggered lured-into-the-thicket
event attack weasel-scout shieldbearer 1 0
no-event defend
prompt action

test AD-TERM-3 AD-TURN-3 The turns alternate, and only whose turn it is chooses actions
duel
expect active 1
asked 1
end
expect active 2
asked 2
prompt action
end
expect active 1
asked 1
expect turn 3

test AD-GEN-1 Each player has exactly one general, and his figure stands on the board
duel
sees 1 board pathfinder rune-master
sees 2 board pathfinder rune-master
expect at pathfinder d1
expect at rune-master d7
expect warband pathfinder d1
expect warband rune-master d7

test AD-GEN-2 The profession gives the general abilities
duel
sees 2 skills-1 charge take-cover hail-of-arrows
sees 1 skills-2 rune-bolt shift offering
sees-not 1 skills-1 rune-bolt shift offering
xp 1 3
xp 2 3
do 1 level
only 1 invest charge; invest take-cover
do 1 invest charge
expect points 1 charge 1
end
do 2 level
resolve
only 2 invest rune-bolt; invest shift

test AD-GEN-3 A general has attack strength 2
duel
at rune-master d2
servant 2 herb-healer c2
servant 1 priest a5
expect attack pathfinder 2
expect attack rune-master 2
do 1 attack pathfinder herb-healer
do 2 endure
expect damage herb-healer 2
end
do 2 attack rune-master pathfinder
resolve
do 1 endure
expect life 1 23

test AD-GEN-4 A general starts with 25 life points
start
expect life 1 25
expect life 2 25
expect seat-fact 2 1 life 25

test AD-GEN-5 General with 23 life points gains 4: 25
duel
at pathfinder c4
life 1 23
gold 1 2
do 1 buy healing-potion
event life 1 2 25
expect life 1 25
expect gold 1 0

test AD-GEN-5 AD-GEN-4 At the maximum nothing is gained, below it everything
duel
at pathfinder c4
life 1 20
gold 1 6
do 1 buy healing-potion
expect life 1 24
do 1 buy healing-potion
expect life 1 25
do 1 buy healing-potion
no-event life
expect life 1 25

test AD-GEN-6 AD-RULE-85 +1/+1 counters give a general attack strength; damage costs life points all the same
duel pathfinder green
counters rune-master 3
hand 1 fireball
mana 1 3
expect attack rune-master 5
do 1 play-at fireball rune-master
resolve
expect life 2 21
expect damage rune-master 0
expect at rune-master d7
end 2
expect life 2 21
expect attack rune-master 5

test AD-GEN-6 AD-GEN-7 AD-RULE-85 Resistance does not save a general without life points
duel pathfinder green
counters rune-master 20
life 2 4
hand 1 fireball
mana 1 3
do 1 play-at fireball rune-master
resolve
expect life 2 0
over 1

test AD-GEN-6 Nothing that gives resistance can be aimed at a general
duel
at pathfinder c4
gold 1 5
level 1 2
points 1 take-cover 1
servant 1 weasel-scout a1
offered 1 skill-at take-cover weasel-scout
denied 1 AD-TGT-3 skill-at take-cover pathfinder
offered 1 buy-at stoneskin-potion weasel-scout
denied 1 AD-TGT-3 buy-at stoneskin-potion pathfinder

test AD-GEN-7 One life point is enough to go on, none is not
duel pathfinder green
life 2 5
hand 1 fireball
mana 1 3
do 1 play-at fireball rune-master
resolve
expect life 2 1
not-over

test AD-GEN-7 Life points may fall below 0 inside an effect; that is a defeat too
duel
life 1 1
hand 2 fireball
mana 2 3
end
do 2 play-at fireball pathfinder
resolve
over 2
expect seat-fact 1 1 life 0

test AD-CHAR-1 AD-RULE-1 Generals, servants and servant tokens are characters
duel pathfinder green
servant 2 thorn-boar c6
token 2 wolf-pup e6
servant 1 priest a1
hand 1 fireball sparks
mana 1 4
offered 1 play-at fireball pathfinder
offered 1 play-at fireball rune-master
offered 1 play-at fireball thorn-boar
offered 1 play-at fireball wolf-pup
offered 1 play-at fireball priest
offered 1 play-at sparks wolf-pup
denied 1 AD-TGT-3 play-at sparks rune-master
denied 1 AD-TGT-3 play-at sparks pathfinder

test AD-CHAR-1 AD-RULE-1 A token moves, blocks and fights as any other character
duel
token 1 wolf-pup d3
servant 2 shieldbearer d5
do 1 move wolf-pup
denied 1 AD-MOVE-6 to d5
do 1 to d4
do 1 attack wolf-pup shieldbearer
do 2 endure
expect damage shieldbearer 1
expect status wolf-pup exhausted yes

test AD-CHAR-2 A servant card becomes a figure on the board
duel
hand 1 weasel-scout
sees-not 2 board weasel-scout
do 1 summon weasel-scout
resolve
do 1 place e2
expect at weasel-scout e2
expect hand 1 lacks weasel-scout
sees 2 board weasel-scout
expect fact 2 board weasel-scout attack 1

test AD-FIELD-1 AD-BOARD-4 Shop, mines, settlements and start fields are free when nobody stands there
option level=plus
option standard=on
duel
servant 1 emerald-dragon g1
standard 1 c3
standard 2 c5
at pathfinder e1
do 1 move emerald-dragon
offered 1 to d4
offered 1 to b2
offered 1 to f6
offered 1 to a4
offered 1 to d1
offered 1 to c3
offered 1 to c5
not-offered 1 to e1
not-offered 1 to d7

test AD-FIELD-2 Directly adjacent to D4 are C4, E4, D3, D5
duel rune-master green
level 1 2
points 1 shift 1
servant 1 shieldbearer d4
do 1 skill-at shift shieldbearer
only 1 place c4; place e4; place d3; place d5

test AD-FIELD-2 A corner has two directly adjacent fields, and rows do not run into each other
duel rune-master green
level 1 3
points 1 shift 1
servant 1 shieldbearer g3
do 1 skill-at shift shieldbearer
only 1 place f3; place g2; place g4

test AD-FIELD-3 In melee range of D4 are the fields that share an edge or a corner
duel rune-master green
level 1 4
points 1 shift 2
servant 1 shieldbearer d4
do 1 skill-at shift shieldbearer
offered 1 place c3
offered 1 place d3
offered 1 place e3
offered 1 place c4
offered 1 place e4
offered 1 place c5
offered 1 place d5
offered 1 place e5
not-offered 1 place d4
not-offered 1 place d2
not-offered 1 place d6
not-offered 1 place b4
not-offered 1 place f5

test AD-FIELD-3 In melee range of A1 are A2, B1 and B2 only
duel
at pathfinder a1
expect positions 1 a2 b1 b2
at pathfinder g4
expect positions 1 f3 g3 f4 f5 g5

test AD-FIELD-3 A diagonal neighbour can be struck, one two fields away cannot
duel
servant 1 thorn-boar d4
servant 2 tower-guard e5
servant 2 priest d6
offered 1 attack thorn-boar tower-guard
denied 1 AD-ATT-2 attack thorn-boar priest

test AD-FIELD-4 Nobody is put on an occupied field
duel
servant 1 thorn-boar d2
servant 2 tower-guard c2
hand 1 weasel-scout
do 1 summon weasel-scout
resolve
denied 1 AD-FIELD-4 place d2
denied 1 AD-FIELD-4 place c2
denied 1 AD-FIELD-4 place d1
offered 1 place e2

test AD-FIELD-4 A movement cannot end on an occupied field, own or enemy
duel
servant 1 thorn-boar d2
servant 2 shieldbearer d4
do 1 move pathfinder
denied 1 AD-MOVE-6 to d2
denied 1 AD-MOVE-6 to d4
offered 1 to d3

test AD-XP-1 Experience stays between turns
duel
xp 1 7
xp 2 1
end 4
expect xp 1 7
expect xp 2 1

test AD-XP-2 Experience of the threshold buys one skill point
pack adeloth-vectors
duel
xp 1 2
denied 1 AD-LVL-1 level
xp 1 3
do 1 level
do 1 invest charge
expect xp 1 0
expect level 1 2
expect points 1 charge 1
denied 1 AD-LVL-1 level
xp 1 4
do 1 level
only 1 invest charge; invest take-cover; invest hail-of-arrows
do 1 invest charge
expect points 1 charge 2
expect level 1 3

test AD-GOLD-1 Gold stays between turns
duel
gold 1 3
gold 2 5
end 4
expect gold 1 3
expect gold 2 5

test AD-GOLD-1 AD-RULE-63 Gold and experience have no upper limit
duel
gold 1 1000
xp 1 1000
at pathfinder b2
servant 1 weasel-scout a4
end
expect gold 1 1001
expect xp 1 1001

test AD-MANA-1 Mana is at most the number of crystals
duel
mana 1 1 4
expect seat-fact 2 1 mana 1
expect crystals 1 4
end 2
expect crystals 1 5
expect mana 1 5

test AD-MANA-2 Paying turns crystals over; who has too few active ones cannot pay
duel
mana 1 3 5
hand 1 root-warden weasel-scout glade-archer
do 1 summon root-warden
resolve
expect mana 1 1
expect crystals 1 5
do 1 place c1
offered 1 summon weasel-scout
denied 1 AD-MANA-2 summon glade-archer
do 1 summon weasel-scout
resolve
do 1 place c2
expect mana 1 0
expect crystals 1 5

test AD-MANA-2 With fewer active crystals nothing can be paid, however many are owned
duel
mana 1 1 9
hand 1 glade-archer vine-grasp
servant 2 tower-guard d5
denied 1 AD-MANA-2 summon glade-archer
offered 1 play-at vine-grasp tower-guard
mana 1 0 9
denied 1 AD-MANA-2 play-at vine-grasp tower-guard

test AD-MANA-3 4 crystals, 3 spent: at most 1 mana for reactions in the enemy turn, all active after it
duel pathfinder green
mana 1 4 4
hand 1 herb-healer teleport tower-guard
servant 1 rune-apprentice a1
servant 2 root-warden g7
do 1 summon herb-healer
resolve
do 1 place c1
expect mana 1 1
servant 1 tower-guard g1
end
expect active 2
expect mana 1 1
do 2 move root-warden
do 2 pass
asked 1
offered 1 use tower-guard
denied 1 AD-MANA-2 play-at teleport root-warden
do 1 use tower-guard
expect mana 1 0
resolve
do 2 stay
expect mana 1 0
end
expect active 1
expect crystals 1 5
expect mana 1 5

test AD-MANA-3 The own administration phase makes no crystal active
duel
mana 1 0 4
end
expect active 2
expect mana 1 0
