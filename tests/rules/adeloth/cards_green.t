# The green cards as played

# ---- T1 ----

test AD-KEY-18 Weasel Scout moves twice in a turn
duel
servant 1 weasel-scout a1
do 1 move weasel-scout
do 1 to a4
do 1 move weasel-scout
do 1 to a7
expect at weasel-scout a7

test AD-KEY-4 Thorn Boar hits everybody around it
duel
at rune-master g1
servant 1 thorn-boar d4
servant 2 tower-guard d5
servant 2 priest c4
mana 2 0
do 1 attack thorn-boar tower-guard
do 2 endure
event damage tower-guard
event damage priest

test AD-KEY-1 Root Warden holds its neighbours
duel
servant 2 root-warden d4
servant 1 weasel-scout d3
servant 1 thorn-boar a1
denied 1 AD-KEY-1 move weasel-scout
offered 1 move thorn-boar

test AD-KEY-9 Glade Archer shoots across the board
duel
servant 1 glade-archer a1
do 1 shoot glade-archer rune-master
event damage rune-master

test AD-CONT-17 AD-MOVE-9 Vine Grasp: the target is weaker and Moved; its movement action is negated
duel
servant 1 thorn-boar d3
hand 2 vine-grasp
mana 2 1
do 1 move thorn-boar
do 2 play-at vine-grasp thorn-boar
event attack-change thorn-boar
event status thorn-boar moved
event negated 1 move
expect at thorn-boar d3
expect status thorn-boar moved yes
expect discard 2 has vine-grasp
expect xp 1 0

test AD-CONT-17 A melee attack goes on, with less strength
duel
at rune-master g1
servant 1 boar-rider d4
counters boar-rider 3
servant 2 root-warden d5
counters root-warden 9
hand 2 vine-grasp
mana 2 1
do 1 attack boar-rider root-warden
do 2 play-at vine-grasp boar-rider
expect attack boar-rider 4
do 2 endure
expect damage root-warden 4

test AD-CONT-17 AD-CARD-10 Vine Grasp is also an action, at servants of both sides, not at generals, and ends with the turn
duel
servant 1 weasel-scout d3
servant 2 thorn-boar d5
hand 1 vine-grasp
mana 1 1
offered 1 play-at vine-grasp weasel-scout
not-offered 1 play-at vine-grasp pathfinder
denied 1 AD-TGT-3 play-at vine-grasp rune-master
do 1 play-at vine-grasp thorn-boar
expect attack thorn-boar 0
expect status thorn-boar moved yes
end
expect attack thorn-boar 2
offered 2 move thorn-boar

test AD-CONT-8 AD-SUM-6 Call of the Pack: two Wolf Pups, the second may stand where the first has opened a position
duel
hand 1 call-of-the-pack
mana 1 2
do 1 play call-of-the-pack
not-offered 1 place d3
do 1 place d2
offered 1 place d3
do 1 place e3
expect at wolf-pup d2
expect at wolf-pup-2 e3
expect discard 1 has call-of-the-pack

test AD-CONT-8 With only one free position only one token comes
duel
at pathfinder a1
servant 2 tower-guard b1
servant 2 priest b2
servant 2 runesmith b3
servant 2 herb-healer a3
hand 1 call-of-the-pack
mana 1 2
mana 2 0
do 1 play call-of-the-pack
# the only position needs no choice
expect at wolf-pup a2
expect at wolf-pup-2 nowhere
expect discard 1 has call-of-the-pack
expect xp 2 0

test AD-CONT-8 AD-SUM-4 AD-NEG-1 Without a free position it cannot be chosen, and is negated if the last one is gone
duel
at pathfinder a1
at rune-master d3
servant 2 tower-guard b1
servant 2 priest b2
hand 1 call-of-the-pack
mana 1 2
hand 2 shadow-messenger
mana 2 0
gold 2 2
do 1 play call-of-the-pack
do 2 spy shadow-messenger 2
offered 2 place a2
do 2 place a2
event negated 1 card
expect discard 1 has call-of-the-pack
expect xp 2 1

test AD-CAB-2 AD-UPG-3 Honey Gatherer: exhaust for gold, with knowledge the general gains life besides
duel
servant 1 honey-gatherer d3
life 1 10
do 1 use honey-gatherer
expect gold 1 1
expect life 1 10
expect status honey-gatherer exhausted yes
denied 1 AD-CAB-5 use honey-gatherer
end 2
upgraded honey-gatherer knowledge
do 1 use honey-gatherer
resolve
event life 1
expect life 1 11

test AD-UPG-3 Boar Rider: weapons give attack alone, armour resistance alone
duel
servant 1 boar-rider d3
counters boar-rider 2
expect attack boar-rider 5
expect resistance boar-rider 5
upgraded boar-rider weapons
expect attack boar-rider 7
expect resistance boar-rider 5
upgraded boar-rider armour
expect attack boar-rider 7
expect resistance boar-rider 7

test AD-UPG-3 AD-KEY-18 Nimble Blade: weapons make it Swift
duel
servant 1 nimble-blade d3
status nimble-blade moved
denied 1 AD-ST-3 move nimble-blade
upgraded nimble-blade weapons
offered 1 move nimble-blade

# ---- T1.2 ----

test AD-CONT-9 AD-TGT-4 Apish Companion: when summoned, up to one servant of either side gets Defenceless
duel
servant 2 tower-guard d5
servant 1 weasel-scout d3
hand 1 apish-companion
mana 1 3
mana 2 0
do 1 summon apish-companion
do 1 place d2
prompt up-to
only 1 none; aim tower-guard; aim weasel-scout; aim apish-companion
do 1 aim tower-guard
expect status tower-guard defenceless yes
expect status apish-companion exhausted yes

test AD-CONT-9 AD-TGT-4 None is allowed
duel
servant 2 tower-guard d5
hand 1 apish-companion
mana 1 3
mana 2 0
do 1 summon apish-companion
do 1 place d2
do 1 none
expect status tower-guard defenceless no
no-event negated

test AD-CONT-9 AD-KEY-14 Ghost limits its choice among enemy servants, at that moment
duel
servant 2 shadow-messenger d5
servant 2 lantern-ghost d3
hand 1 apish-companion
mana 1 3
do 1 summon apish-companion
do 1 place d2
offered 1 aim lantern-ghost
denied 1 AD-KEY-14 aim shadow-messenger

test AD-CONT-9 AD-SPY-1 As a spy in answer to an attack it keeps the attacker from striking back
duel
at rune-master e6
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 2 apish-companion
mana 2 2
gold 2 1
do 1 attack boar-rider tower-guard
do 2 spy apish-companion 1
do 2 place e5
# the trigger is on the stack, executed before the attack
do 2 pass
do 2 aim boar-rider
expect status boar-rider defenceless yes
do 2 back apish-companion
no-event defend
no-event endure
event damage boar-rider

test AD-CONT-10 Hedge Sneak is stronger by one in its own fall on the back only
duel
at rune-master e6
servant 1 root-warden d4
counters root-warden 5
servant 2 priest d5
hand 2 hedge-sneak
gold 2 2
mana 2 0
do 1 attack root-warden priest
do 2 spy hedge-sneak 2
do 2 place e5
expect attack hedge-sneak 2
do 2 back hedge-sneak
asked 1
prompt defend
do 1 endure
event attack hedge-sneak root-warden 3
expect damage root-warden 3
expect attack hedge-sneak 2

test AD-CONT-10 Neither its ordinary attack nor its defence is stronger
duel
at rune-master g1
servant 1 hedge-sneak d4
servant 1 weasel-scout a1
servant 2 root-warden d5
counters root-warden 5
do 1 attack hedge-sneak root-warden
do 2 endure
event attack hedge-sneak root-warden 2
expect damage root-warden 2
end
status hedge-sneak surprised-agility
status root-warden surprised-agility
do 2 attack root-warden hedge-sneak
resolve
do 1 defend
expect damage root-warden 2

test AD-CONT-10 AD-RULE-43 The bonus is part of one sum: 2 - 3 + 1 is 0
pack adeloth-plain
duel
at rune-master d6
servant 1 soldier d4
servant 2 recruit d5
hand 1 enfeeble
hand 2 sneak
gold 2 1
mana 1 1
do 1 attack soldier recruit
do 1 pass
do 2 spy sneak 1
do 1 pass
do 2 place e4
do 1 pass
do 2 back sneak
do 1 play-at enfeeble sneak
expect attack sneak 0
resolve
do 1 endure
expect damage soldier 0

test AD-CONT-10 It is not stronger when another one falls on its back and it defends
pack adeloth-plain
duel
at rune-master g1
servant 1 sneak d4
servant 2 agile0 d5
servant 2 soldier g7
hand 2 nudge
do 1 attack sneak agile0
do 2 play-at nudge soldier
do 2 place e4
do 2 back soldier
do 1 defend
expect damage soldier 2

test AD-SPY-7 AD-RULE-66 AD-SUM-6 Leaf Ambush: a Wolf Pup beside an enemy character, far from the own ones
duel
hand 1 leaf-ambush
mana 1 2
not-offered 1 play-at leaf-ambush pathfinder
do 1 play-at leaf-ambush rune-master
only 1 place c6; place d6; place e6; place c7; place e7
do 1 place e6
expect at wolf-pup e6
expect status wolf-pup exhausted yes
expect discard 1 has leaf-ambush

test AD-SPY-7 AD-BACK-2 For its spy cost it is a reaction, and the token may fall on the attacker's back
duel
at rune-master g7
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 2 leaf-ambush
gold 2 2
mana 2 1
do 1 attack boar-rider tower-guard
not-offered 2 play-at leaf-ambush boar-rider
do 2 ambush leaf-ambush 2 boar-rider
do 2 place c3
do 2 back wolf-pup
prompt defend

test AD-SUM-4 AD-NEG-1 Leaf Ambush needs a free field beside its target
duel
at rune-master a7
servant 2 tower-guard a6
servant 2 priest b6
servant 2 runesmith b7
hand 1 leaf-ambush
mana 1 2
mana 2 0
denied 1 AD-SUM-4 play-at leaf-ambush rune-master
at runesmith e5
offered 1 play-at leaf-ambush rune-master
hand 2 teleport
mana 2 2
do 1 play-at leaf-ambush rune-master
do 2 play-at teleport runesmith
do 2 place b7
event negated 1 card
expect xp 2 1
expect discard 1 has leaf-ambush

# ---- T2 ----

test AD-CONT-8 AD-KEY-7 Queen Bee flies, and brings a Bee Swarm when summoned
duel
hand 1 queen-bee
mana 1 4
do 1 summon queen-bee
do 1 place d2
# the trigger is executed; the swarm may stand beside the queen
offered 1 place d3
do 1 place d3
expect at bee-swarm d3
expect status bee-swarm exhausted yes
end 2
do 1 move queen-bee
resolve
offered 1 to g7

test AD-CONT-8 AD-TRIG-3 Without a free position no swarm comes, and nothing is lost
duel
at pathfinder a1
servant 2 tower-guard b1
servant 2 priest b2
servant 2 runesmith b3
servant 2 herb-healer a3
hand 1 queen-bee
mana 1 4
mana 2 0
do 1 summon queen-bee
expect at queen-bee a2
event triggered 1 queen-bee
no-event token
no-event negated
expect xp 2 0

test AD-CONT-16 AD-KEY-4 Mother Bear is wild; her removal lets her owner draw, her return to hand does not
duel
servant 1 mother-bear d4
servant 2 priest d5
servant 2 herb-healer e5
at rune-master g1
mana 2 0
do 1 attack mother-bear priest
do 2 endure
event damage herb-healer
hand 1 oblivion
mana 1 4
xp 1 1
pile 1 growth
do 1 play-at oblivion mother-bear
expect hand 1 has growth

test AD-CONT-16 AD-BNTY-2 Returned, she gives no card
duel
servant 1 mother-bear d4
servant 1 mirror-sage d3
mana 1 2
pile 1 growth
do 1 use-at mirror-sage mother-bear
expect hand 1 has mother-bear
expect hand 1 lacks growth

test AD-CONT-9 AD-TGT-4 AD-ST-9 Growth: up to two own servants, different ones, no general, no enemy
duel
servant 1 weasel-scout d3
token 1 wolf-pup d2
servant 1 thorn-boar a1
servant 2 tower-guard d5
mana 2 0
hand 1 growth
mana 1 3
do 1 play growth
prompt up-to
only 1 none; aim weasel-scout; aim wolf-pup; aim thorn-boar
do 1 aim weasel-scout
only 1 none; aim wolf-pup; aim thorn-boar
do 1 aim wolf-pup
expect counters weasel-scout 1
expect counters wolf-pup 1
expect counters thorn-boar 0
expect permanent weasel-scout 0
expect discard 1 has growth

test AD-CONT-9 AD-NEG-4 Growth with nobody is executed, discarded, and pays no bounty
duel
hand 1 growth
mana 1 3
offered 1 play growth
do 1 play growth
expect discard 1 has growth
expect xp 2 0
no-event negated

# ---- T3 ----

test AD-ATR-14 AD-KEY-18 Stag Lord draws when it wins agility itself, and is swift
duel
at rune-master g1
servant 1 stag-lord d4
servant 2 shieldbearer d5
counters shieldbearer 9
pile 1 growth fireball
mana 1 0
do 1 attack stag-lord shieldbearer
do 1 first-rule lured-into-the-thicket
expect hand 1 has growth
offered 1 attack stag-lord shieldbearer

test AD-ATR-14 Not for a victory of another own character
duel
at rune-master g1
servant 1 stag-lord e4
servant 1 weasel-scout d4
servant 2 shieldbearer d5
pile 1 growth fireball
do 1 attack weasel-scout shieldbearer
event victory weasel-scout shieldbearer agility
expect hand 1 0

test AD-EQ-2 AD-MOVE-4 Cloak of the Grove: the general is a Ghost and moves one field further
duel
hand 1 cloak-of-the-grove
mana 1 4
expect movement pathfinder 3
do 1 play cloak-of-the-grove
expect equipment 1 has cloak-of-the-grove
expect movement pathfinder 4
expect tag 2 board pathfinder ghost yes

test AD-CONT-9 AD-UPG-1 Wild Hunt: up to two own servants lose Exhausted and Moved; weapons give attack until the end of the turn
duel
servant 1 boar-rider d3
servant 1 weasel-scout d2
servant 1 nimble-blade a1
servant 2 tower-guard e5
mana 2 0
status boar-rider exhausted
status boar-rider moved
status weasel-scout exhausted
status nimble-blade new
status nimble-blade exhausted
upgraded boar-rider weapons
expect attack boar-rider 5
hand 1 wild-hunt
mana 1 4
gold 1 1
do 1 play wild-hunt
# one that was summoned this turn cannot be chosen
only 1 none; aim boar-rider; aim weasel-scout
do 1 aim boar-rider
do 1 aim weasel-scout
expect status boar-rider exhausted no
expect status boar-rider moved no
expect status weasel-scout exhausted no
expect attack boar-rider 6
expect attack weasel-scout 1
expect gold 1 0
end
expect attack boar-rider 5

test AD-CONT-9 An armour upgrade does not interest the Wild Hunt
duel
servant 1 boar-rider d3
upgraded boar-rider armour
hand 1 wild-hunt
mana 1 4
gold 1 1
do 1 play wild-hunt
do 1 aim boar-rider
no-event attack-change

test AD-CARD-2 Wild Hunt needs mana and gold
duel
servant 1 boar-rider d3
hand 1 wild-hunt
mana 1 9
denied 1 AD-CARD-2 play wild-hunt
gold 1 1
offered 1 play wild-hunt

# ---- T4 ----

test AD-KEY-1 AD-KEY-4 Forest Colossus is wild and intrusive
duel
at rune-master g1
servant 2 forest-colossus d4
servant 1 shieldbearer d5
servant 1 boar-rider e4
counters shieldbearer 9
denied 1 AD-KEY-1 move boar-rider
do 1 attack shieldbearer forest-colossus
do 2 defend
event damage shieldbearer
event damage boar-rider

test AD-KEY-7 AD-KEY-18 Emerald Dragon flies twice
duel
servant 1 emerald-dragon a1
do 1 move emerald-dragon
do 1 to g7
do 1 move emerald-dragon
do 1 to a7
expect at emerald-dragon a7

test AD-ST-10 Mother's Blessing: each own servant gets a permanent counter, tokens too, nobody else
duel
servant 1 weasel-scout d3
servant 1 thorn-boar a1
token 1 wolf-pup d2
servant 2 tower-guard d5
mana 2 0
discard 1 boar-rider
hand 1 mothers-blessing
mana 1 5
do 1 play mothers-blessing
expect permanent weasel-scout 1
expect permanent thorn-boar 1
expect counters weasel-scout 1
expect counters wolf-pup 1
expect permanent tower-guard 0
expect permanent boar-rider 0
expect counters pathfinder 0
expect discard 1 has mothers-blessing
