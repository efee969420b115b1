# Targets and their legality: chapter 11, AD-TGT.

test AD-TGT-1 Targets are on the battlefield: a card in hand, discard pile or draw pile is none
duel
hand 1 sparks priest
discard 2 tower-guard
hand 2 glade-archer
servant 2 root-warden d4
mana 1 3
only 1 play-at sparks root-warden; summon priest; move pathfinder; income

test AD-TGT-1 AD-CONT-12 Only what says so aims at the stack; Counterspell aims at nothing else
duel
servant 1 tower-guard c3
servant 2 priest d5
hand 1 sparks
hand 2 counterspell
mana 1 2
mana 2 3
denied 1 AD-TGT-3 play-at sparks rune-master
do 1 play-at sparks priest
do 1 pass
only 2 pass; counter counterspell 1
not-offered 2 play-at counterspell tower-guard

test AD-TGT-2 A target that has left the battlefield is illegal
duel
servant 1 mirror-sage c3
servant 1 nimble-blade d3
servant 2 priest d5
end
hand 1 mothers-blessing
hand 2 fireball meteor
mana 1 3
mana 2 4
do 2 play-at fireball nimble-blade
do 2 pass
do 1 use-at mirror-sage nimble-blade
execute
execute
event negated 2 card
expect hand 1 has nimble-blade
expect damage mirror-sage 0
expect xp 1 2

test AD-TGT-2 AD-RULE-73 Away and back again is another object: the spell is negated
duel
servant 2 mirror-sage e6
servant 2 shadow-messenger d5
servant 1 priest d4
hand 1 sparks mothers-blessing
hand 2 meteor
mana 1 2
mana 2 2
gold 2 3
do 1 play-at sparks shadow-messenger
do 1 pass
do 2 use-at mirror-sage shadow-messenger
execute
expect hand 2 has shadow-messenger
expect stack card
do 1 pass
do 2 spy shadow-messenger 2
execute
do 2 place d5
expect at shadow-messenger d5
expect stack card
execute
event negated 1 card
cites AD-TGT-2
expect damage shadow-messenger 0
expect at shadow-messenger d5
expect xp 2 1

test AD-TGT-2 Being displaced is no change of zone: the spell finds its target elsewhere
duel
servant 2 priest d5
hand 1 sparks mothers-blessing
hand 2 teleport
mana 1 2
mana 2 2
do 1 play-at sparks priest
do 1 pass
do 2 play-at teleport priest
execute
do 2 place a1
execute
expect at priest a1
expect damage priest 2
expect xp 2 0

test AD-TGT-3 No range: across the whole board, but only what the card says
duel
servant 1 priest a1
servant 2 tower-guard g7
hand 1 fireball sparks
mana 1 9
offered 1 play-at fireball tower-guard
offered 1 play-at fireball rune-master
offered 1 play-at fireball pathfinder
offered 1 play-at sparks tower-guard
offered 1 play-at sparks priest
denied 1 AD-TGT-3 play-at sparks rune-master
do 1 play-at fireball rune-master
resolve
expect life 2 21

test AD-TGT-3 Own, enemy, beside an own character, another one: conditions of the text
duel rune-master
level 1 3
points 1 rune-bolt 1
points 1 shift 1
servant 1 rune-apprentice a1
servant 1 priest c3
servant 2 tower-guard d4
servant 2 glade-archer g7
mana 1 9
denied 1 AD-TGT-3 use-at rune-apprentice tower-guard
denied 1 AD-TGT-3 use-at rune-apprentice rune-master
offered 1 use-at rune-apprentice priest
offered 1 use-at rune-apprentice rune-apprentice
offered 1 skill-at rune-bolt tower-guard
denied 1 AD-TGT-3 skill-at rune-bolt glade-archer
denied 1 AD-TGT-3 skill-at rune-bolt priest
offered 1 skill-at shift priest
denied 1 AD-TGT-3 skill-at shift tower-guard

test AD-TGT-4 AD-TGT-5 "Up to": always legal, targets at execution, none is allowed
duel
hand 1 growth
hand 2 meteor
mana 1 3
mana 2 1
offered 1 play growth
do 1 play growth
expect stack card
no-event target
do 2 pass
expect stack
expect discard 1 has growth
expect xp 2 0

test AD-TGT-4 "Up to" two: chosen one after another, by what stands there at execution
duel
servant 1 priest c3
servant 1 tower-guard e3
servant 1 boar-rider d4
servant 2 root-warden d5
hand 1 growth mothers-blessing
hand 2 vine-grasp fireball
mana 1 4
mana 2 3
do 1 play growth
do 1 pass
do 2 play-at fireball tower-guard
execute
expect at tower-guard nowhere
execute
prompt up-to
only 1 none; aim priest; aim boar-rider
denied 1 AD-TGT-3 aim root-warden
do 1 aim boar-rider
only 1 none; aim priest
do 1 none
expect counters boar-rider 1
expect counters priest 0
expect resistance boar-rider 4

test AD-TGT-4 AD-CONT-9 "Up to one" of a triggered ability: named at its execution, after all answers
duel
servant 1 priest c3
hand 1 apish-companion
hand 2 glade-archer teleport
servant 2 tower-guard d5
mana 1 3
mana 2 2
do 1 summon apish-companion
do 2 pass
do 1 place c2
expect stack trigger
do 2 pass
prompt up-to
denied 1 AD-TGT-3 aim rune-master
do 1 aim tower-guard
expect status tower-guard defenceless yes

test AD-TGT-5 Without a legal target an effect cannot be chosen
duel
hand 1 sparks teleport oblivion
mana 1 9
xp 1 5
not-offered 1 play sparks
denied 1 AD-TGT-3 play-at sparks rune-master
denied 1 AD-TGT-3 play-at teleport pathfinder
denied 1 AD-TGT-3 play-at oblivion rune-master
only 1 move pathfinder; income; level

test AD-TGT-5 AD-KEY-14 The only target is a ghost far from everybody: not legal, hence no choice
duel
servant 2 shadow-messenger d5
hand 1 sparks
mana 1 1
denied 1 AD-KEY-14 play-at sparks shadow-messenger
at pathfinder d4
offered 1 play-at sparks shadow-messenger

test AD-TGT-6 AD-KEY-15 Examined again right before execution: the ghost is out of sight, nothing of the effect happens
duel
servant 1 tower-guard d4
servant 2 shadow-messenger d5
hand 1 vine-grasp mothers-blessing
hand 2 teleport
mana 1 2
mana 2 2
do 1 play-at vine-grasp shadow-messenger
do 1 pass
do 2 play-at teleport tower-guard
execute
do 2 place a1
execute
event negated 1 card
cites AD-KEY-14
expect status shadow-messenger moved no
expect attack shadow-messenger 1
expect xp 2 1

test AD-TGT-6 Only at execution: what was illegal in between and is legal again is executed
duel
servant 1 tower-guard d4
servant 2 shadow-messenger d5
hand 1 vine-grasp hedge-sneak mothers-blessing
hand 2 teleport meteor
mana 1 3
gold 1 2
mana 2 3
do 1 play-at vine-grasp shadow-messenger
do 1 pass
do 2 play-at teleport tower-guard
execute
do 2 place d3
# out of sight for now, until a spy of the first player steps beside the ghost
do 1 spy hedge-sneak 1
execute
do 1 place d4
execute
event status shadow-messenger moved
expect status shadow-messenger moved yes
expect xp 2 0
expect xp 1 0

test AD-TGT-6 AD-PROF-4 Rune Bolt: the own character beside the target is gone at execution, negated without bounty
duel rune-master
level 1 2
points 1 rune-bolt 1
servant 1 tower-guard e4
servant 2 glade-archer e5
hand 1 mothers-blessing
hand 2 teleport
mana 1 2
mana 2 2
do 1 skill-at rune-bolt glade-archer
do 1 pass
do 2 play-at teleport tower-guard
execute
do 2 place a1
execute
event negated 1 skill
expect at glade-archer e5
expect xp 2 0
expect xp 1 0

# No card of the game has two fixed targets; Twin Sparks of the test pack has.
test AD-TGT-7 AD-ACT-8 AD-RULE-17 Two fixed targets are both named at choosing, and both are hit
pack adeloth-triggers
duel
servant 1 tower-guard c3
servant 2 priest d5
servant 2 shieldbearer e5
servant 2 boar-rider f5
servant 2 shadow-messenger g7
hand 1 twin-sparks mothers-blessing
hand 2 meteor
mana 1 3
mana 2 1
denied 1 AD-TGT-3 play-at twin-sparks tower-guard
denied 1 AD-KEY-14 play-at twin-sparks shadow-messenger
do 1 play-at twin-sparks priest
prompt second-target
asked 1
denied 1 AD-KEY-14 aim shadow-messenger
denied 1 AD-TGT-3 aim rune-master
only 1 aim shieldbearer; aim boar-rider
do 1 aim shieldbearer
event target shieldbearer
expect stack card
execute
expect damage priest 2
expect damage shieldbearer 2
expect damage boar-rider 0

test AD-TGT-7 AD-REA-3 As a reaction, too, both are named before anybody is asked again
pack adeloth-triggers
duel
servant 1 tower-guard c3
servant 1 priest d3
servant 1 boar-rider e3
hand 1 mothers-blessing
hand 2 twin-sparks meteor
mana 1 2
mana 2 3
do 1 move boar-rider
do 1 pass
do 2 play-at twin-sparks tower-guard
asked 2
only 2 aim priest; aim boar-rider
do 2 aim boar-rider
prompt react
asked 2
expect stack move card
execute
expect damage tower-guard 2
expect damage boar-rider 2
expect damage priest 0

test AD-TGT-7 AD-RULE-17 One of two is lost: the other is hit all the same, and no bounty is paid
pack adeloth-triggers
duel
servant 2 mirror-sage f6
servant 2 priest d5
servant 2 shieldbearer e5
hand 1 twin-sparks mothers-blessing
hand 2 meteor
mana 1 3
mana 2 3
do 1 play-at twin-sparks priest
do 1 aim shieldbearer
do 1 pass
do 2 use-at mirror-sage priest
expect stack card ability
execute
execute
no-event negated
expect damage shieldbearer 2
expect hand 2 has priest
expect discard 1 has twin-sparks
expect xp 2 0

test AD-TGT-7 AD-RULE-17 The second of two is a ghost out of sight by then: nothing happens to it, the first is hit
pack adeloth-triggers
duel
servant 1 tower-guard f6
servant 2 priest d5
servant 2 shadow-messenger g7
hand 1 twin-sparks mothers-blessing
hand 2 teleport meteor
mana 1 3
mana 2 3
do 1 play-at twin-sparks priest
# the only other one needs no question
event target shadow-messenger
do 1 pass
do 2 play-at teleport tower-guard
execute
do 2 place a1
execute
no-event negated
expect damage priest 2
expect damage shadow-messenger 0

test AD-TGT-7 AD-NEG-1 Both are lost: negated, with bounty
pack adeloth-triggers
duel
servant 2 mirror-sage f6
servant 2 priest d5
servant 2 shieldbearer e5
hand 1 twin-sparks mothers-blessing
hand 2 meteor
mana 1 3
mana 2 5
do 1 play-at twin-sparks priest
do 1 aim shieldbearer
do 1 pass
do 2 use-at mirror-sage priest
do 2 use-at mirror-sage shieldbearer
expect stack card ability ability
execute
execute
expect stack card
execute
event negated 1 card
expect xp 2 2

test AD-TGT-5 AD-TGT-7 Whoever needs two targets cannot choose it with one
pack adeloth-triggers
duel
servant 2 priest d5
hand 1 twin-sparks mothers-blessing
mana 1 3
denied 1 AD-TGT-5 play-at twin-sparks priest

test AD-TGT-6 AD-RC-3 A consequence has no target: with the loser gone its other part still happens
duel
servant 1 mirror-sage d4
servant 2 glade-archer d5
hand 1 mothers-blessing
hand 2 vine-grasp
mana 2 0 0
servant 1 rune-apprentice c4
hand 1 fireball
mana 1 4
do 1 attack mirror-sage glade-archer
expect stack attack check
do 1 pass
# intelligence 4 + 2 against 0: the archer is surprised, Reading the Forest and the sage's own ability are triggered
prompt first-trigger
do 1 first mirror-sage
expect stack attack trigger rule
do 1 play-at fireball glade-archer
do 1 pass
expect at glade-archer nowhere
# bounty of the archer
expect xp 1 1
expect stack attack trigger rule
do 1 pass
event xp 1 1 2
no-event negated
expect xp 1 2

test AD-TGT-2 AD-RULE-73 Away and back again however often: it never becomes the one that was aimed at
duel
servant 2 mirror-sage f6
servant 2 hedge-sneak e6
hand 1 sparks
mana 1 1
mana 2 400
gold 2 200
do 1 play-at sparks hedge-sneak
repeat 128 2 use-at mirror-sage hedge-sneak; pass; spy hedge-sneak 1; pass; place e6
do 2 pass
event negated 1 card
cites AD-TGT-2
expect at hedge-sneak e6

test AD-CONT-7 AD-ACT-6 A target that goes in this very effect has nobody around it any more
pack adeloth-draws
duel
servant 1 green-t1c a1
servant 2 blue-t1a d5
servant 2 blue-t1b d6
hand 1 burst
do 1 play-at burst blue-t1a
event removed blue-t1a
expect damage blue-t1b 0
expect damage green-t1c 0

test AD-TGT-2 AD-RULE-73 Away and back again is another object on every field, A1 too
duel
servant 2 mirror-sage b1
servant 2 hedge-sneak a1
hand 1 sparks
mana 1 1
mana 2 3
gold 2 1
do 1 play-at sparks hedge-sneak
do 2 use-at mirror-sage hedge-sneak
do 2 spy hedge-sneak 1
do 2 place a1
event negated 1 card
cites AD-TGT-2
expect damage hedge-sneak 0

test AD-REM-3 An effect on all around a target returns and removes servants, but no general
pack adeloth-draws
duel
at rune-master d6
at pathfinder e4
servant 2 blue-t1a d5
servant 2 blue-t1b c5
servant 1 green-t1c e5
hand 1 gust quake
do 1 play-at gust blue-t1a
resolve
event returned blue-t1b
event returned green-t1c
no-event returned rune-master
no-event returned pathfinder
expect at blue-t1a d5
expect at rune-master d6
servant 2 blue-t1b c5
do 1 play-at quake blue-t1a
resolve
event removed blue-t1b
no-event removed rune-master
no-event removed pathfinder
expect at rune-master d6
expect at pathfinder e4

test AD-ACT-6 AD-TGT-1 An effect concerns whom it names and nobody else: the target, not the source
duel
servant 1 rune-apprentice d4
servant 1 boar-rider d3
do 1 use-at rune-apprentice boar-rider
expect attack boar-rider 4
expect attack rune-apprentice 1

test AD-ACT-6 The source, not its general
duel
servant 1 tower-guard d4
mana 1 1
do 1 use tower-guard
event resistance-change tower-guard 1
no-event resistance-change pathfinder 1
no-event resistance-change rune-master 1

test AD-ACT-6 The own general and the enemy's, each what the text says, no servants
pack adeloth-draws
duel
servant 1 green-t1c d4
servant 2 blue-t1a d5
hand 1 last-lesson
pile 1 study
mana 1 1
do 1 play last-lesson
event damage rune-master 2
event damage pathfinder 1
no-event damage rune-master 1
expect life 1 24
expect life 2 23
expect damage green-t1c 0
expect damage blue-t1a 0

test AD-ACT-6 All own servants, not those of the enemy, nor a general
duel
servant 1 boar-rider d4
servant 2 priest d5
hand 1 mothers-blessing
mana 1 5
do 1 play mothers-blessing
event permanent boar-rider 1
no-event permanent priest 1
no-event permanent pathfinder 1
expect counters pathfinder 0

test AD-ACT-6 AD-CONT-7 All around a target, and no general far away
duel
at pathfinder a1
at rune-master g7
servant 1 boar-rider d4
servant 2 priest d5
servant 2 tower-guard e5
hand 1 meteor
mana 1 6
gold 1 1
do 1 play-at meteor priest
resolve
event damage boar-rider 3
event damage tower-guard 3
event damage priest 6
no-event damage pathfinder
no-event damage rune-master
expect life 1 25
expect life 2 25

test AD-TGT-4 Who is named while an effect is executed is told, one by one
duel
servant 1 boar-rider d4
servant 1 priest d3
hand 1 growth
mana 1 3
do 1 play growth
expect about 2 growth
do 1 aim boar-rider
event target boar-rider
cites AD-TGT-4 target boar-rider
expect about 1 growth
