# A5 summoning action (Herbeirufungsaktion), tokens
# Played with the cards of tests/packs/adeloth-vectors, so that tuning the game does not change the numbers here.

# ---- choosing: AD-SUM-1, AD-SUM-2 ----

test AD-SUM-1 A servant card from hand is played and its cost paid at choosing
pack adeloth-vectors
duel
hand 1 thorn-boar
mana 1 4
hand 2 teleport
mana 2 2
do 1 summon thorn-boar
event choose-summon 1 thorn-boar
event spent 1 3 mana
expect mana 1 1
expect hand 1 lacks thorn-boar
expect stack summon
expect at thorn-boar nowhere

test AD-SUM-1 AD-MANA-2 Not without the mana
pack adeloth-vectors
duel
hand 1 thorn-boar
mana 1 2
denied 1 AD-MANA-2 summon thorn-boar

test AD-SUM-1 AD-ZONE-3 Only from hand
pack adeloth-vectors
duel
discard 1 thorn-boar
mana 1 4
not-offered 1 summon thorn-boar

test AD-SUM-1 Vector: general in the corner A1, enemies on A2, B1 and B2, no other own character: nothing can be summoned
pack adeloth-vectors
duel
hand 1 thorn-boar
mana 1 4
at pathfinder a1
servant 2 tower-guard a2
servant 2 lantern-ghost b1
servant 2 herb-healer b2
expect positions 1
denied 1 AD-SUM-1 summon thorn-boar

test AD-SUM-1 One free position is enough
pack adeloth-vectors
duel
hand 1 thorn-boar
mana 1 4
at pathfinder a1
servant 2 tower-guard a2
servant 2 lantern-ghost b1
expect positions 1 b2
offered 1 summon thorn-boar

test AD-SUM-1 AD-REA-1 With its normal cost a servant is no reaction
pack adeloth-vectors
duel
hand 2 thorn-boar teleport
mana 2 5
servant 1 weasel-scout c3
do 1 move weasel-scout
asked 2
prompt react
denied 2 AD-REA-1 summon thorn-boar

test AD-SUM-2 Vector: general A1, own servant B2: the free ones among A2, B1, A3, B3, C1, C2, C3
pack adeloth-vectors
duel
at pathfinder a1
servant 1 weasel-scout b2
expect positions 1 a2 b1 a3 b3 c1 c2 c3
servant 2 tower-guard c3
expect positions 1 a2 b1 a3 b3 c1 c2

test AD-SUM-2 Beside any own character, token and exhausted ones included; never beside the enemy's alone
pack adeloth-vectors
duel
at pathfinder a1
token 1 wolf-pup g7
servant 1 weasel-scout a7
status weasel-scout exhausted
servant 2 tower-guard d4
at rune-master g1
expect positions 1 a2 b1 b2 a6 b6 b7 f7 f6 g6
expect positions 2 c3 d3 e3 c4 e4 c5 d5 e5 f1 f2 g2

# ---- executing: AD-SUM-3 … 5 ----

test AD-SUM-3 AD-RULE-71 The field is chosen at execution, among the positions of that moment
pack adeloth-vectors
duel
hand 1 thorn-boar
mana 1 3
hand 2 teleport
mana 2 2
servant 1 weasel-scout g1
do 1 summon thorn-boar
do 2 play-at teleport weasel-scout
resolve
do 2 place a7
resolve
prompt summon-to
asked 1
offered 1 place a6
denied 1 AD-SUM-2 place g2
denied 1 AD-FIELD-4 place a7
do 1 place b6
event summoned thorn-boar b6
expect at thorn-boar b6

test AD-SUM-4 AD-NEG-2 No free position at execution: negated, discard pile, bounty to the opponent
pack adeloth-vectors
duel
hand 1 thorn-boar
mana 1 3
hand 2 shadow-messenger
mana 2 1
gold 2 1
at pathfinder a1
servant 2 priest a2
servant 2 lantern-ghost b1
do 1 summon thorn-boar
do 2 spy shadow-messenger 1
resolve
do 2 place b2
resolve
event negated 1 summon
cites AD-SUM-4
expect discard 1 has thorn-boar
expect at thorn-boar nowhere
expect xp 2 2
expect xp 1 0
# the cost is gone
expect mana 1 0

test AD-SUM-5 A summoned character enters Exhausted: no move, no attack, no "exhaust" in this turn
pack adeloth-vectors
duel
hand 1 rune-apprentice
mana 1 1
servant 2 shieldbearer d3
do 1 summon rune-apprentice
do 1 place d2
expect status rune-apprentice exhausted yes
denied 1 AD-ST-4 move rune-apprentice
denied 1 AD-ST-4 attack rune-apprentice shieldbearer
denied 1 AD-CAB-5 use-at rune-apprentice rune-apprentice

test AD-SUM-5 AD-KEY-18 Swift does not help in the turn it was summoned
pack adeloth-vectors
duel
hand 1 weasel-scout
mana 1 1
servant 2 shieldbearer d3
do 1 summon weasel-scout
do 1 place d2
denied 1 AD-ST-4 move weasel-scout
denied 1 AD-ST-4 attack weasel-scout shieldbearer

test AD-SUM-5 AD-ST-5 It is ready in the next own turn
pack adeloth-vectors
duel
hand 1 root-warden
mana 1 2
do 1 summon root-warden
do 1 place d2
end
expect status root-warden exhausted yes
end
expect active 1
expect status root-warden exhausted no
offered 1 move root-warden

test AD-SUM-5 It blocks and is a summoning position at once
pack adeloth-vectors
duel
hand 1 weasel-scout root-warden
mana 1 3
do 1 summon weasel-scout
resolve
do 1 place d2
offered 1 summon root-warden
do 1 summon root-warden
offered 1 place d3
denied 1 AD-FIELD-4 place d2
do 1 place c3
expect at root-warden c3

test AD-SUM-5 It counts for production at once
pack adeloth-vectors
duel
at pathfinder a1
hand 1 weasel-scout
mana 1 1
do 1 summon weasel-scout
do 1 place b2
do 1 income
resolve
expect gold 1 1

test AD-SUM-5 It counts for warbands and attributes at once
pack adeloth-vectors
duel
at pathfinder d3
servant 1 boar-rider d4
hand 1 weasel-scout
mana 1 1
servant 2 shieldbearer d5
do 1 summon weasel-scout
do 1 place c4
expect warband boar-rider d3 d4 c4
do 1 attack boar-rider shieldbearer
event check boar-rider shieldbearer 4 0 0 1
event victory boar-rider shieldbearer agility

test AD-SUM-5 AD-ATT-11 It can defend at once
pack adeloth-vectors
duel
hand 1 root-warden
mana 1 2
servant 2 shieldbearer d4
do 1 summon root-warden
do 1 place d2
end
do 2 move shieldbearer
resolve
do 2 to d3
do 2 attack shieldbearer root-warden
resolve
prompt defend
asked 1
do 1 defend
expect damage shieldbearer 1

# ---- tokens: AD-SUM-6 … 9 ----

test AD-SUM-6 Tokens are summoned on free summoning positions of the moment, one after another, and enter Exhausted
pack adeloth-vectors
duel
hand 1 call-of-the-pack
mana 1 2
at pathfinder a1
do 1 play call-of-the-pack
prompt place-token
asked 1
only 1 place b1; place a2; place b2
do 1 place b2
offered 1 place c3
do 1 place c3
expect at wolf-pup b2
expect at wolf-pup-2 c3
expect status wolf-pup exhausted yes
expect status wolf-pup-2 exhausted yes
denied 1 AD-ST-4 move wolf-pup

test AD-SUM-6 AD-SUM-4 Without a free position the card cannot be played
pack adeloth-vectors
duel
hand 1 call-of-the-pack
mana 1 2
at pathfinder a1
servant 2 tower-guard a2
servant 2 lantern-ghost b1
servant 2 herb-healer b2
denied 1 AD-SUM-4 play call-of-the-pack

test AD-SUM-6 AD-SUM-4 With none at execution it is negated and pays its bounty
pack adeloth-vectors
duel
hand 1 call-of-the-pack
mana 1 2
hand 2 shadow-messenger
mana 2 1
gold 2 1
at pathfinder a1
servant 2 priest a2
servant 2 lantern-ghost b1
do 1 play call-of-the-pack
do 2 spy shadow-messenger 1
resolve
do 2 place b2
resolve
event negated 1 card
expect discard 1 has call-of-the-pack
expect xp 2 1

test AD-SUM-6 With only one position one token comes, and the card is executed
pack adeloth-vectors
duel
hand 1 call-of-the-pack
mana 1 2
at pathfinder a1
servant 2 priest a2
servant 2 lantern-ghost b1
servant 2 shieldbearer a3
servant 2 herb-healer b3
servant 2 runesmith c3
servant 2 tower-guard c2
servant 2 rune-apprentice c1
mana 2 0
do 1 play call-of-the-pack
expect at wolf-pup b2
expect at wolf-pup-2 nowhere
expect discard 1 has call-of-the-pack
expect xp 2 0

test AD-SUM-6 Unless the text sets another position: beside an enemy character far from all own ones
pack adeloth-vectors
duel
hand 1 leaf-ambush
mana 1 2
at pathfinder a1
at rune-master g7
do 1 play-at leaf-ambush rune-master
only 1 place f6; place g6; place f7
do 1 place f6
expect at wolf-pup f6
expect status wolf-pup exhausted yes

test AD-SUM-7 AD-SUM-9 AD-RULE-24 A removed token goes back to the supply: no discard pile, no bounty
pack adeloth-vectors
duel
token 1 wolf-pup d4
servant 2 shieldbearer d5
do 1 attack wolf-pup shieldbearer
resolve
do 2 defend
event removed wolf-pup
expect at wolf-pup nowhere
expect discard 1 0
expect discard 2 0
expect xp 2 0
no-event bounty

test AD-SUM-7 AD-RULE-56 A token returned to hand ceases to exist with all its statuses
pack adeloth-vectors
duel
servant 1 mirror-sage c1
token 1 wolf-pup d4
counters wolf-pup 2
status wolf-pup moved
mana 1 2
hand 1 call-of-the-pack
do 1 use-at mirror-sage wolf-pup
resolve
expect at wolf-pup nowhere
expect hand 1 1
mana 1 2
do 1 play call-of-the-pack
do 1 place d2; place e2
# the same pieces again, as if new
expect at wolf-pup d2
expect counters wolf-pup 0
expect status wolf-pup moved no
expect attack wolf-pup 1

test AD-SUM-8 AD-SUM-7 Tokens are unlimited: every free field but one may hold one
pack adeloth-vectors
duel
at pathfinder a1
at rune-master g7
hand 1 call-of-the-pack
mana 1 2
crowd 1 wolf-pup a1 d7
do 1 play call-of-the-pack
do 1 place f7
expect at wolf-pup-46 f7
expect at wolf-pup-47 e7
sees spectator board wolf-pup-47
redealt 2

test AD-SUM-6 AD-TRIG-3 A token summoned by a triggered ability follows the same rules
pack adeloth-vectors
duel
hand 1 queen-bee
mana 1 4
at pathfinder a1
do 1 summon queen-bee
do 1 place b2
event triggered 1 queen-bee
prompt place-token
offered 1 place c3
denied 1 AD-FIELD-4 place b2
do 1 place c3
expect at bee-swarm c3
expect status bee-swarm exhausted yes

test AD-RC-5 AD-SUM-2 A standard on A1 gives positions like any other
option level=plus
option standard=on
duel
standard 1 a1
expect positions 1 a1 b1 c1 e1 a2 b2 c2 d2 e2
