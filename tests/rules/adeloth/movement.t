# A3 movement action (Bewegungsaktion)
# Played with the cards of tests/packs/adeloth-vectors, so that tuning the game does not change the numbers here.

# ---- choosing: AD-MOVE-1 ----

test AD-MOVE-1 The active player names the own character that is to move; enemies are not his to move
pack adeloth-vectors
duel
servant 1 root-warden c2
servant 2 shieldbearer c6
offered 1 move pathfinder
offered 1 move root-warden
not-offered 1 move shieldbearer
not-offered 1 move rune-master
do 1 move root-warden
event choose-move root-warden
prompt move-to
asked 1

test AD-MOVE-1 AD-ST-3 Not a second time: the character has Moved
pack adeloth-vectors
duel
servant 1 root-warden c2
do 1 move root-warden
do 1 to c3
denied 1 AD-ST-3 move root-warden
offered 1 move pathfinder

test AD-MOVE-1 AD-ST-4 Not when it is Exhausted
pack adeloth-vectors
duel
servant 1 root-warden c2
status root-warden exhausted
denied 1 AD-ST-4 move root-warden

test AD-MOVE-1 AD-KEY-18 Swift is an exception: it moves although it has Moved, once
pack adeloth-vectors
duel
servant 1 weasel-scout c2
do 1 move weasel-scout
do 1 to c3
offered 1 move weasel-scout
do 1 move weasel-scout
do 1 to c4
expect at weasel-scout c4
denied 1 AD-ST-3 move weasel-scout

test AD-MOVE-1 AD-KEY-18 Swift does not ignore Exhausted in order to move
pack adeloth-vectors
duel
servant 1 weasel-scout c2
status weasel-scout exhausted
denied 1 AD-ST-4 move weasel-scout

test AD-MOVE-1 AD-KEY-1 An intrusive enemy in melee range forbids it
pack adeloth-vectors
duel
servant 1 weasel-scout c3
servant 1 glade-archer a1
servant 2 ward-keeper d4
denied 1 AD-KEY-1 move weasel-scout
offered 1 move glade-archer

test AD-MOVE-1 The movement action is no reaction
pack adeloth-vectors
duel
hand 2 teleport
mana 2 3
servant 2 shieldbearer c6
servant 1 root-warden c2
do 1 move root-warden
prompt react
asked 2
not-offered 2 move shieldbearer

# ---- executing: AD-MOVE-2, AD-MOVE-3 ----

test AD-MOVE-2 AD-RULE-71 Route and destination are chosen only at execution
pack adeloth-vectors
duel
hand 2 teleport
mana 2 3
servant 1 root-warden c2
do 1 move root-warden
expect stack move
expect at root-warden c2
asked 2
prompt react
do 2 pass
asked 1
prompt move-to
do 1 to c4
event move root-warden c2 c4
expect at root-warden c4

test AD-MOVE-2 A character displaced by a reaction moves from where it then stands
pack adeloth-vectors
duel
hand 2 teleport
mana 2 2
servant 1 root-warden c2
do 1 move root-warden
do 2 play-at teleport root-warden
resolve
do 2 place g7
resolve
prompt move-to
offered 1 to g4
offered 1 to f5
denied 1 AD-MOVE-4 to c3
do 1 to g4
expect at root-warden g4

test AD-MOVE-3 Afterwards it has Moved, and only then
pack adeloth-vectors
duel
hand 2 teleport
mana 2 3
servant 1 root-warden c2
do 1 move root-warden
expect status root-warden moved no
do 2 pass
do 1 to c3
expect status root-warden moved yes
expect status root-warden exhausted no

test AD-MOVE-3 AD-ST-3 A general moves like a servant, and has Moved
pack adeloth-vectors
duel
servant 1 root-warden a1
do 1 move pathfinder
do 1 to d4
expect at pathfinder d4
expect status pathfinder moved yes
denied 1 AD-ST-3 move pathfinder

# ---- how far: AD-MOVE-4 … 6 ----

test AD-MOVE-4 Three points, one for each step to a directly adjacent field
pack adeloth-vectors
duel
at pathfinder a1
at rune-master g7
servant 1 root-warden d4
expect movement root-warden 3
do 1 move root-warden
offered 1 stay
offered 1 to d7
offered 1 to c2
offered 1 to f5
denied 1 AD-MOVE-4 to b2
denied 1 AD-MOVE-4 to g5

test AD-MOVE-4 Fewer points may be used
pack adeloth-vectors
duel
servant 1 root-warden d4
do 1 move root-warden
do 1 to d5
expect at root-warden d5
expect status root-warden moved yes

test AD-MOVE-4 Never diagonally: C3 is two steps from D4, and a corner with walls on both sides cannot be cut
pack adeloth-vectors
duel
at pathfinder g1
at rune-master g7
servant 1 root-warden a1
servant 2 shieldbearer a2
servant 2 lantern-ghost b1
expect ends root-warden
denied 1 AD-MOVE-8 move root-warden

test AD-MOVE-4 AD-BOARD-2 The edge of the board ends the way
pack adeloth-vectors
duel
at rune-master g7
at pathfinder g1
servant 1 root-warden a1
expect ends root-warden a2 a3 a4 b1 b2 b3 c1 c2 d1

test AD-MOVE-5 Through allies, never through enemies
pack adeloth-vectors
duel
at pathfinder a2
at rune-master g7
servant 1 root-warden a1
servant 2 shieldbearer b1
# b1 is an enemy, a2 an ally; one point is lost to the enemy beside it
expect ends root-warden a3 b2
do 1 move root-warden
denied 1 AD-MOVE-5 to c1
do 1 to b2
expect at root-warden b2

test AD-MOVE-5 A row of enemies is a wall; the general passes his own servants
pack adeloth-vectors
duel
at pathfinder a1
at rune-master a4
servant 2 shieldbearer b4
servant 2 lantern-ghost c4
servant 2 herb-healer d4
servant 1 root-warden a2
servant 1 thorn-boar b1
expect ends pathfinder a3 b2 b3 c1 c2 d1

test AD-MOVE-6 The end must be a free field: not an ally's, not an enemy's
pack adeloth-vectors
duel
at rune-master g7
servant 1 root-warden d4
servant 1 thorn-boar d5
servant 2 shieldbearer d7
do 1 move root-warden
denied 1 AD-MOVE-6 to d5
denied 1 AD-MOVE-6 to d7
offered 1 to d6
do 1 to d6
expect at root-warden d6

# ---- careful movement: AD-MOVE-7 ----

test AD-MOVE-7 Vector: a servant on D2 without an enemy near reaches all free fields within three steps
pack adeloth-vectors
duel
at pathfinder a7
at rune-master g7
servant 1 root-warden d2
expect ends root-warden b1 c1 d1 e1 f1 a2 b2 c2 e2 f2 g2 b3 c3 d3 e3 f3 c4 d4 e4 d5

test AD-MOVE-7 Vector: with an enemy on E3 only those within two steps
pack adeloth-vectors
duel
at pathfinder a7
at rune-master g7
servant 1 root-warden d2
servant 2 shieldbearer e3
expect ends root-warden c1 d1 e1 b2 c2 e2 f2 c3 d3 d4
do 1 move root-warden
denied 1 AD-MOVE-7 to d5
denied 1 AD-MOVE-4 to d6
offered 1 to d4

test AD-MOVE-7 Vector: servant D2, ally D3, enemy C3: two points; D4 through D3 is reached, C4 is not
pack adeloth-vectors
duel
at pathfinder a7
at rune-master g7
servant 1 root-warden d2
servant 1 thorn-boar d3
servant 2 shieldbearer c3
do 1 move root-warden
offered 1 to d4
not-offered 1 to c4
do 1 to d4
expect at root-warden d4

test AD-MOVE-7 The number of enemies does not matter: one point less with three of them
pack adeloth-vectors
duel
at pathfinder a7
at rune-master c1
servant 1 root-warden d2
servant 2 shieldbearer e3
servant 2 lantern-ghost c3
do 1 move root-warden
offered 1 to d4
offered 1 to f2
not-offered 1 to d5

test AD-MOVE-7 AD-RULE-79 Enemies met on the way do not matter
pack adeloth-vectors
duel
at pathfinder a7
at rune-master g7
servant 1 root-warden d2
servant 2 shieldbearer e5
do 1 move root-warden
# d4 is beside the enemy, the third step goes on
offered 1 to d5

test AD-MOVE-7 AD-RULE-79 The moment of execution counts: an enemy that appears beside it in reaction slows it down
pack adeloth-vectors
duel
hand 2 shadow-messenger
mana 2 1
gold 2 1
at rune-master d5
servant 1 root-warden d3
do 1 move root-warden
do 2 spy shadow-messenger 1
resolve
do 2 place d4
resolve
prompt move-carefully
offered 1 to b3
not-offered 1 to a3

test AD-MOVE-7 AD-RULE-79 And an enemy teleported away in reaction does not slow it down any more
pack adeloth-vectors
duel
hand 1 teleport
mana 1 2
servant 1 root-warden d2
servant 2 shieldbearer d3
do 1 move root-warden
do 1 play-at teleport shieldbearer
resolve
do 1 place g7
resolve
prompt move-to
offered 1 to d5

test AD-MOVE-7 An enemy two fields off is not in melee range
pack adeloth-vectors
duel
at rune-master g7
servant 1 root-warden d2
servant 2 shieldbearer d4
do 1 move root-warden
offered 1 to a2

# ---- AD-MOVE-8, AD-MOVE-9 ----

test AD-MOVE-8 AD-RULE-20 Without a field to reach the action cannot be chosen
pack adeloth-vectors
duel
at rune-master g7
at pathfinder g1
servant 1 root-warden a1
servant 2 shieldbearer a2
servant 2 lantern-ghost b1
denied 1 AD-MOVE-8 move root-warden

test AD-MOVE-8 AD-RULE-20 Staying is allowed at execution; it has Moved all the same
pack adeloth-vectors
duel
servant 1 root-warden d3
do 1 move root-warden
do 1 stay
event stay root-warden
expect at root-warden d3
expect status root-warden moved yes
denied 1 AD-ST-3 move root-warden

test AD-MOVE-8 AD-RULE-20 Walled in by a reaction it stays of necessity, and has Moved
pack adeloth-vectors
duel
at rune-master b3
at pathfinder g1
hand 2 shadow-messenger
mana 2 1
gold 2 1
servant 1 root-warden a1
servant 2 shieldbearer a2
do 1 move root-warden
do 2 spy shadow-messenger 1
resolve
do 2 place b1
resolve
prompt action
expect at root-warden a1
expect status root-warden moved yes

test AD-MOVE-8 AD-RC-6 Staying ends a movement action too: an enemy standard under the figure falls
pack adeloth-vectors
option level=plus
option standard=on
duel
servant 1 root-warden d4
standard 2 d4
do 1 move root-warden
do 1 stay
event standard-off 2 d4
expect standard 2 nowhere

test AD-MOVE-9 AD-RULE-20 Removed in reaction: negated, and no bounty for the action
pack adeloth-vectors
duel
hand 2 fireball
mana 2 3
servant 1 root-warden d3
do 1 move root-warden
do 2 play-at fireball root-warden
resolve
event negated 1 move
cites AD-MOVE-9
# 1 experience is the bounty of the warden, nothing more
expect xp 2 1
expect xp 1 0
prompt action
asked 1

test AD-MOVE-9 AD-CONT-17 Made Moved by a reaction: negated; it does not go anywhere
pack adeloth-vectors
duel
hand 2 vine-grasp
mana 2 1
servant 1 root-warden d3
do 1 move root-warden
do 2 play-at vine-grasp root-warden
resolve
event negated 1 move
prompt action
expect at root-warden d3
expect status root-warden moved yes
expect xp 1 0
expect xp 2 0

test AD-MOVE-9 AD-KEY-19 A swift one made Moved: this action is negated, its extra use is not spent and can follow
pack adeloth-vectors
duel
hand 2 vine-grasp
mana 2 1
servant 1 weasel-scout d3
do 1 move weasel-scout
do 2 play-at vine-grasp weasel-scout
resolve
event negated 1 move
expect status weasel-scout swift-used no
offered 1 move weasel-scout

test AD-MOVE-9 AD-KEY-19 A swift one that already ignores Moved is not stopped by a second Moved
pack adeloth-vectors
duel
hand 2 vine-grasp
mana 2 1
servant 1 weasel-scout d3
status weasel-scout moved
do 1 move weasel-scout
expect status weasel-scout swift-used yes
do 2 play-at vine-grasp weasel-scout
resolve
prompt move-to
do 1 to d4
expect at weasel-scout d4

test AD-MOVE-9 An intrusive enemy that appears beside it: negated, and no Moved of its own
pack adeloth-vectors
duel
hand 2 ward-keeper
mana 2 3
gold 2 1
at rune-master e5
servant 1 root-warden d3
do 1 move root-warden
do 2 spy ward-keeper 1
resolve
do 2 place d4
resolve
event negated 1 move
prompt action
expect status root-warden moved no
expect at root-warden d3

test AD-MOVE-9 Exhausted meanwhile: negated, and no Moved of its own
pack adeloth-vectors
duel
mana 1 2
servant 1 root-warden d3
hand 2 teleport
mana 2 2
do 1 move root-warden
status root-warden exhausted
do 2 pass
event negated 1 move
expect status root-warden moved no

test AD-MOVE-9 AD-TGT-2 Returned to hand in reaction: negated
pack adeloth-vectors
duel
mana 1 2
servant 1 mirror-sage e1
servant 1 root-warden d3
do 1 move root-warden
do 1 use-at mirror-sage root-warden
resolve
event negated 1 move
expect hand 1 has root-warden
expect xp 2 0

test AD-MOVE-9 AD-RULE-73 Returned to hand and summoned again as a spy in reaction: it is another one, negated
pack adeloth-vectors
option level=1
duel
mana 1 3
gold 1 1
servant 1 mirror-sage e1
servant 1 shadow-messenger d3
do 1 move shadow-messenger
do 1 use-at mirror-sage shadow-messenger
expect stack move
expect hand 1 has shadow-messenger
do 1 spy shadow-messenger 1
resolve
do 1 place d2
resolve
event negated 1 move
expect at shadow-messenger d2
expect status shadow-messenger moved no

# ---- AD-MOVE-10 ----

test AD-MOVE-10 AD-CONT-11 A teleported character needs no points and gets no Moved
pack adeloth-vectors
duel
hand 1 teleport
mana 1 2
servant 1 root-warden a1
do 1 play-at teleport root-warden
resolve
do 1 place g7
cites AD-MOVE-10
expect at root-warden g7
expect status root-warden moved no
offered 1 move root-warden

test AD-MOVE-10 Moved, Exhausted and an intrusive enemy do not stop it, and none of it is taken off
pack adeloth-vectors
duel
hand 1 teleport
mana 1 2
servant 1 weasel-scout d3
status weasel-scout moved
status weasel-scout exhausted
servant 2 ward-keeper d4
do 1 play-at teleport weasel-scout
resolve
do 1 place a1
expect at weasel-scout a1
expect status weasel-scout moved yes
expect status weasel-scout exhausted yes

test AD-MOVE-10 AD-RC-6 Displacement onto an enemy standard is no movement action: it stays
pack adeloth-vectors
option level=plus
option standard=on
duel
servant 1 root-warden a1
hand 1 teleport
mana 1 2
standard 2 d4
do 1 play-at teleport root-warden
resolve
do 1 place d4
expect standard 2 d4

test AD-MOVE-7 The question names the step that an enemy in melee range costs
duel
servant 1 root-warden d4
servant 2 lantern-ghost e5
do 1 move root-warden
prompt move-carefully
denied 1 AD-MOVE-7 to a4

test AD-MOVE-7 AD-MOVE-2 Without one it asks as usual
duel
servant 1 root-warden d4
servant 2 lantern-ghost f5
do 1 move root-warden
prompt move-to

test AD-KEY-7 A flying character is asked where it flies to, enemy or not
duel
servant 1 griffin-rider d4
servant 2 lantern-ghost e5
do 1 move griffin-rider
prompt fly-to

test AD-MOVE-5 AD-MOVE-7 The second player learns by the same rules where he cannot go
duel
end
at rune-master g7
servant 2 priest d4
servant 1 boar-rider c4
servant 1 thorn-boar g1
do 2 move priest
resolve
denied 2 AD-MOVE-7 to d7
denied 2 AD-MOVE-5 to b4
denied 2 AD-MOVE-6 to c4
denied 2 AD-MOVE-4 to a7
