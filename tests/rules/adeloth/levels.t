# A8 level up (Stufenaufstieg)
# Played with the cards of tests/packs/adeloth-vectors, so that tuning the game does not change the numbers here.

test AD-LVL-1 As an action for experience equal to the threshold of the next level
pack adeloth-vectors
duel
xp 1 2
denied 1 AD-LVL-1 level
xp 1 3
offered 1 level
do 1 level
event choose-level 1
event spent 1 3 xp
event level 1 2
expect level 1 2
expect xp 1 0

test AD-LVL-1 Each level has its own threshold: 3, 4, 5, 6, 8
pack adeloth-vectors
duel
level 1 2
xp 1 3
denied 1 AD-LVL-1 level
xp 1 4
offered 1 level
level 1 3
denied 1 AD-LVL-1 level
xp 1 5
offered 1 level
level 1 4
denied 1 AD-LVL-1 level
xp 1 6
offered 1 level
level 1 5
xp 1 7
denied 1 AD-LVL-1 level
xp 1 8
offered 1 level

test AD-LVL-1 AD-RULE-53 Not as a reaction
pack adeloth-vectors
duel
xp 1 8
hand 1 teleport
mana 1 2
servant 1 root-warden c2
offered 1 level
do 1 move root-warden
prompt react
asked 1
not-offered 1 level

test AD-LVL-2 The cube goes into the leftmost free slot of an ability of one's choice; the level rises by one
pack adeloth-vectors
duel
xp 1 3
do 1 level
prompt invest
asked 1
expect level 1 2
expect points 1 charge 0
do 1 invest charge
event invest 1 charge
expect points 1 charge 1
expect points 1 take-cover 0
expect points 1 hail-of-arrows 0

test AD-LVL-2 A further cube improves an ability already owned
pack adeloth-vectors
duel
level 1 2
points 1 charge 1
xp 1 4
do 1 level
do 1 invest charge
expect points 1 charge 2
expect level 1 3

test AD-LVL-3 AD-RULE-78 Locks: rising from 2 to 3 may fill a slot with lock 3
pack adeloth-vectors
duel
level 1 2
points 1 charge 1
xp 1 4
do 1 level
offered 1 invest hail-of-arrows
offered 1 invest charge
offered 1 invest take-cover
do 1 invest hail-of-arrows
expect points 1 hail-of-arrows 1

test AD-LVL-3 AD-RULE-78 Rising to 2 may not
pack adeloth-vectors
duel
xp 1 3
do 1 level
only 1 invest charge; invest take-cover
denied 1 AD-LVL-3 invest hail-of-arrows

test AD-LVL-3 The lock of the next slot counts, not of the first
pack adeloth-vectors
duel
level 1 2
points 1 take-cover 1
xp 1 4
do 1 level
# the second slot of Take Cover has lock 4
denied 1 AD-LVL-3 invest take-cover
offered 1 invest charge

test AD-LVL-3 Vector: Rune Master level 3 with Rune Bolt 1 and Shift 1 rises to 4: Rune Bolt, Shift or Offering
pack adeloth-vectors
duel rune-master
level 1 3
points 1 rune-bolt 1
points 1 shift 1
xp 1 5
do 1 level
only 1 invest rune-bolt; invest shift; invest offering

test AD-LVL-3 Rising to 4 does not open a lock 5
pack adeloth-vectors
duel
level 1 3
points 1 charge 2
xp 1 5
do 1 level
denied 1 AD-LVL-3 invest charge
offered 1 invest take-cover

test AD-LVL-4 An ability with no free slot takes no more
pack adeloth-vectors
duel
level 1 4
points 1 take-cover 2
xp 1 6
do 1 level
denied 1 AD-LVL-4 invest take-cover
offered 1 invest charge

test AD-LVL-4 Slots are filled from left to right: the first point brings the first strength
pack adeloth-vectors
duel
xp 1 3
mana 1 1
servant 1 root-warden c2
do 1 level
do 1 invest take-cover
do 1 skill-at take-cover root-warden
resolve
expect resistance root-warden 5

test AD-LVL-5 AD-WIN-2 AD-RULE-78 Start level 1; the fifth cube is level 6 and wins at once, without placing it
pack adeloth-vectors
duel
expect level 1 1
level 1 5
xp 1 8
do 1 level
resolve
expect level 1 6
over 1

test AD-LVL-5 Levels 2 to 5 do not win
pack adeloth-vectors
duel
level 1 4
xp 1 6
do 1 level
not-over
do 1 invest charge
not-over
expect level 1 5

test AD-LVL-5 AD-RULE-70 The enemy can win by a reaction before the level is reached
pack adeloth-vectors
duel
level 1 5
xp 1 8
life 1 4
hand 2 fireball
mana 2 3
do 1 level
do 2 play-at fireball pathfinder
resolve
over 2
expect level 1 5

test AD-LVL-6 Experience beyond the threshold is kept
pack adeloth-vectors
duel
xp 1 5
do 1 level
do 1 invest charge
expect xp 1 2

test AD-LVL-6 AD-LVL-7 Vector: 8 experience at level 1: pay 3, level 2, 5 left; pay 4, level 3, 1 left
pack adeloth-vectors
duel
xp 1 8
do 1 level
do 1 invest charge
expect level 1 2
expect xp 1 5
do 1 level
do 1 invest hail-of-arrows
expect level 1 3
expect xp 1 1
denied 1 AD-LVL-1 level

test AD-PROF-1 AD-LVL-6 Every level-up finds a slot, and the fifth wins: 26 experience in one turn
pack adeloth-vectors
duel
xp 1 26
do 1 level
do 1 invest charge
do 1 level
do 1 invest take-cover
do 1 level
only 1 invest charge; invest take-cover; invest hail-of-arrows
do 1 invest take-cover
do 1 level
only 1 invest charge; invest hail-of-arrows
do 1 invest charge
expect xp 1 8
do 1 level
over 1
expect xp 1 0

test AD-PROF-1 AD-PROF-4 The Rune Master likewise, of any colour
pack adeloth-vectors
duel rune-master blue
xp 1 26
do 1 level
only 1 invest rune-bolt; invest shift
do 1 invest shift
do 1 level
only 1 invest rune-bolt; invest offering
do 1 invest offering
do 1 level
only 1 invest rune-bolt; invest shift
do 1 invest shift
do 1 level
only 1 invest rune-bolt; invest offering
do 1 invest offering
do 1 level
over 1

test AD-LVL-7 AD-RULE-62 Experience is spent at choosing; a reaction comes before the point is placed
pack adeloth-vectors
duel
xp 1 3
hand 2 fireball
mana 2 3
do 1 level
expect stack level
expect xp 1 0
expect level 1 1
asked 2
prompt react
do 2 pass
expect level 1 2
prompt invest

test AD-LVL-7 AD-RULE-62 Abilities of the old strength only, as long as the level-up is on the stack
pack adeloth-vectors
duel
xp 1 3
mana 1 1
hand 1 teleport
servant 1 root-warden c2
do 1 level
prompt react
asked 1
denied 1 AD-GAB-1 skill-at take-cover root-warden
do 1 pass
do 1 invest take-cover
offered 1 skill-at take-cover root-warden

test AD-LVL-7 AD-XP-1 Otherwise experience stays from turn to turn
pack adeloth-vectors
duel
xp 1 2
xp 2 1
end 2
expect xp 1 2
expect xp 2 1

test AD-LVL-8 Experience comes from bounty
pack adeloth-vectors
duel
hand 1 fireball
mana 1 3
servant 2 shieldbearer d5
do 1 play-at fireball shieldbearer
resolve
expect xp 1 2

test AD-LVL-8 From settlements
pack adeloth-vectors
duel
servant 1 root-warden a4
do 1 income
resolve
expect xp 1 1

test AD-LVL-8 AD-RC-2 From attribute victories
pack adeloth-vectors
duel
servant 1 tactical-gnome d4
servant 2 ancient-golem d5
do 1 attack tactical-gnome ancient-golem
resolve
expect xp 1 1

test AD-LVL-8 From effects
pack adeloth-vectors
duel
gold 1 3
at pathfinder d4
do 1 buy scroll-of-deeds
resolve
expect xp 1 2

test AD-LVL-2 The table tells into which ability the point went
duel rune-master
xp 1 9
do 1 level
resolve
do 1 invest shift
event invest 1 shift
cites AD-LVL-2 invest
expect points 1 shift 1

test AD-LVL-1 AD-LVL-7 A level costs its experience and nothing else
duel
xp 1 5
gold 1 4
mana 1 2
do 1 level
event spent 1 3 xp
no-event spent 1 * gold
no-event spent 1 * mana
resolve
expect xp 1 2
expect gold 1 4
expect mana 1 2
