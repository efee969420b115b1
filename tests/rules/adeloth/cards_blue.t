# The blue cards as played

# ---- T1 ----

test AD-CAB-4 AD-CAB-6 AD-RULE-69 Tower Guard: 1 mana for more resistance until the end of the turn, again and again, even Exhausted
duel
servant 1 tower-guard d3
status tower-guard exhausted
damage tower-guard 2
mana 1 2
do 1 use tower-guard
resolve
expect resistance tower-guard 4
do 1 use tower-guard
resolve
expect resistance tower-guard 5
expect mana 1 0
denied 1 AD-MANA-2 use tower-guard
end
expect resistance tower-guard 3

test AD-CAB-4 AD-REA-7 As a reaction it saves itself
duel
at rune-master g1
servant 1 boar-rider d4
servant 2 tower-guard d5
mana 2 1
hand 1 vine-grasp
mana 1 0
do 1 attack boar-rider tower-guard
do 2 use tower-guard
do 2 endure
expect damage tower-guard 3
expect at tower-guard d5

test AD-RULE-29 AD-RULE-73 "This servant" that has gone and come back is another one and gets nothing
pack adeloth-plain
duel
at rune-master d5
servant 2 spy-oak d4
servant 1 imp a1
hand 1 salvo
hand 2 recall
mana 2 1
gold 2 1
do 1 play salvo
do 2 use spy-oak
do 2 play-at recall spy-oak
expect hand 2 has spy-oak
expect stack card ability
do 2 spy spy-oak 1
do 2 place d6
resolve
no-event resistance-change spy-oak
expect resistance spy-oak 2

test AD-CAB-2 AD-CAB-3 Rune Apprentice: exhausts itself, one own servant is stronger this turn, itself allowed
duel
servant 1 rune-apprentice d3
servant 1 weasel-scout d2
servant 2 tower-guard d5
mana 2 0
not-offered 1 use-at rune-apprentice pathfinder
denied 1 AD-TGT-3 use-at rune-apprentice tower-guard
offered 1 use-at rune-apprentice rune-apprentice
do 1 use-at rune-apprentice weasel-scout
expect attack weasel-scout 2
expect status rune-apprentice exhausted yes
end
expect attack weasel-scout 1

test AD-TRIG-4 AD-RULE-18 AD-KEY-14 Lantern Ghost: a ghost; removed, it hurts the enemy general
duel
servant 2 lantern-ghost d4
hand 1 sparks
mana 1 1
denied 1 AD-KEY-14 play-at sparks lantern-ghost
servant 1 weasel-scout d3
do 1 play-at sparks lantern-ghost
event removed lantern-ghost
event damage pathfinder
expect life 2 25

test AD-BNTY-2 AD-TRIG-4 Returned to hand it hurts nobody
duel
servant 1 lantern-ghost d4
servant 1 mirror-sage d3
mana 1 2
do 1 use-at mirror-sage lantern-ghost
expect hand 1 has lantern-ghost
expect life 2 25

test AD-TRIG-8 AD-RULE-86 Offered as a cost: first the enemy general takes damage, then the card is drawn
duel rune-master
level 1 3
points 1 offering 1
servant 1 lantern-ghost d3
servant 1 weasel-scout a1
hand 2 vine-grasp
mana 2 1
pile 1 growth
do 1 offer offering lantern-ghost
expect stack skill trigger
expect xp 2 1
do 2 pass
expect life 2 24
expect hand 1 lacks growth
do 2 pass
expect hand 1 has growth

test AD-KEY-16 Herb Healer gives life for its blow
duel
at rune-master g1
life 1 10
servant 1 herb-healer d4
servant 2 priest d5
do 1 attack herb-healer priest
do 2 endure
event life 1

test AD-CONT-11 AD-MOVE-10 Teleport: any servant on any free field, mines and shop too; statuses stay as they are
duel
servant 1 weasel-scout a1
servant 2 tower-guard d5
mana 2 0
status tower-guard exhausted
hand 1 teleport
mana 1 2
not-offered 1 play-at teleport pathfinder
denied 1 AD-TGT-3 play-at teleport rune-master
offered 1 play-at teleport weasel-scout
do 1 play-at teleport tower-guard
asked 1
offered 1 place d4
offered 1 place b2
offered 1 place a4
offered 1 place d2
not-offered 1 place d1
not-offered 1 place a1
do 1 place f6
expect at tower-guard f6
expect status tower-guard exhausted yes
expect status tower-guard moved no
expect discard 1 has teleport

test AD-CONT-11 A teleported servant may still move and attack in its turn
duel
servant 1 weasel-scout a1
hand 1 teleport
mana 1 2
do 1 play-at teleport weasel-scout
do 1 place d6
expect status weasel-scout exhausted no
offered 1 move weasel-scout
offered 1 attack weasel-scout rune-master
status weasel-scout moved
status weasel-scout swift-used
hand 1 teleport
mana 1 2
do 1 play-at teleport weasel-scout
do 1 place a1
denied 1 AD-ST-3 move weasel-scout

test AD-TGT-3 AD-CARD-10 Sparks: damage to a servant of either side, no general, only as an action
duel
servant 2 thorn-boar d5
servant 1 shieldbearer d3
hand 1 sparks
mana 1 1
denied 1 AD-TGT-3 play-at sparks rune-master
offered 1 play-at sparks shieldbearer
do 1 play-at sparks thorn-boar
event damage thorn-boar
expect discard 1 has sparks
hand 2 sparks
mana 2 1
hand 1 teleport
mana 1 2
do 1 play-at teleport thorn-boar
not-offered 2 play-at sparks shieldbearer

# ---- T1.1 ----

test AD-CAB-2 AD-UPG-3 Priest: life for the general, with knowledge more instead of it
duel
servant 1 priest d3
life 1 10
do 1 use priest
resolve
expect life 1 11
expect status priest exhausted yes
end 2
upgraded priest knowledge
do 1 use priest
resolve
expect life 1 14

test AD-UPG-3 AD-KEY-1 Shieldbearer with armour is tougher and intrusive
duel
servant 2 shieldbearer d4
servant 1 weasel-scout d3
offered 1 move weasel-scout
upgraded shieldbearer armour
denied 1 AD-KEY-1 move weasel-scout
expect resistance shieldbearer 6
expect attack shieldbearer 2

test AD-UPG-4 Runesmith: for an own servant, itself allowed; nothing need be bought, and nothing then is paid
duel
servant 1 runesmith d3
servant 1 weasel-scout d2
servant 2 boar-rider d5
gold 1 5
denied 1 AD-TGT-3 use-at runesmith boar-rider
not-offered 1 use-at runesmith pathfinder
do 1 use-at runesmith runesmith
resolve
only 1 none; upgrade runesmith weapons
do 1 none
expect gold 1 5
expect upgraded runesmith weapons no

test AD-UPG-4 AD-RULE-29 Runesmith gone meanwhile, the purchase still happens; the target gone, it is negated
pack adeloth-vectors
duel
servant 1 runesmith d3
servant 1 nimble-blade d2
gold 1 5
hand 2 fireball
mana 2 3
do 1 use-at runesmith nimble-blade
do 2 play-at fireball runesmith
event removed runesmith
do 1 upgrade nimble-blade weapons
expect gold 1 4

test AD-UPG-4 AD-NEG-3 AD-TGT-2 Its target gone, it is negated without bounty
duel
servant 1 runesmith d3
servant 1 nimble-blade d2
gold 1 5
hand 2 fireball
mana 2 3
do 1 use-at runesmith nimble-blade
do 2 play-at fireball nimble-blade
event negated 1 ability
expect gold 1 5
expect xp 2 1

# ---- T1.2 ----

test AD-CONT-9 AD-TGT-4 Tactical Gnome shifts up to one other own servant by one step
duel
servant 1 weasel-scout c3
servant 2 tower-guard d5
mana 2 0
token 1 wolf-pup a1
hand 1 tactical-gnome
mana 1 3
do 1 summon tactical-gnome
do 1 place d2
prompt up-to
only 1 none; aim weasel-scout; aim wolf-pup
do 1 aim weasel-scout
only 1 place b3; place d3; place c2; place c4
do 1 place c4
expect at weasel-scout c4
expect status weasel-scout moved no

test AD-CONT-9 None is allowed, and one with no free field beside it stays
duel
servant 1 weasel-scout a1
servant 2 tower-guard a2
servant 2 priest b1
mana 2 0
hand 1 tactical-gnome
mana 1 3
do 1 summon tactical-gnome
do 1 place d2
do 1 aim weasel-scout
prompt action
expect at weasel-scout a1

test AD-CONT-9 AD-TGT-4 Who shifts none leaves everybody where he stands
duel
servant 1 weasel-scout c3
hand 1 tactical-gnome
mana 1 3
do 1 summon tactical-gnome
do 1 place d2
do 1 none
no-event placed
prompt action
expect at weasel-scout c3
expect at tactical-gnome d2
expect at pathfinder d1

test AD-CONT-9 AD-PROF-3 AD-BACK-2 As a spy it can shift a comrade to where he falls on the attacker's back
duel
at rune-master f6
servant 1 boar-rider d4
servant 2 thorn-boar d5
servant 2 shieldbearer f4
hand 2 tactical-gnome
gold 2 3
mana 2 0
do 1 attack boar-rider thorn-boar
do 2 spy tactical-gnome 3
do 2 place g7
do 2 aim shieldbearer
do 2 place e4
offered 2 back shieldbearer
not-offered 2 back tactical-gnome

test AD-SPY-1 AD-KEY-14 Shadow Messenger is a spy and a ghost
duel
hand 2 shadow-messenger
gold 2 1
mana 2 1
hand 1 fireball
mana 1 3
do 1 play-at fireball rune-master
do 2 spy shadow-messenger 1
do 2 place d6
hand 1 sparks
mana 1 1
denied 1 AD-KEY-14 play-at sparks shadow-messenger

test AD-SPY-1 AD-SPY-4 AD-KEY-3 Ward Keeper: an intrusive spy that ends an attack on somebody else
duel
at rune-master d6
servant 1 boar-rider d4
servant 2 thorn-boar d5
hand 2 ward-keeper
gold 2 1
mana 2 3
do 1 attack boar-rider thorn-boar
do 2 spy ward-keeper 1
do 2 place c5
resolve
event negated 1 attack
expect gold 2 0
expect mana 2 0

# ---- T2 ----

test AD-KEY-7 AD-UPG-1 Griffin Rider flies, and is stronger with an armour upgrade on the own side
pack adeloth-vectors
duel
servant 1 griffin-rider a1
servant 1 shieldbearer d2
expect attack griffin-rider 3
upgraded shieldbearer armour
expect attack griffin-rider 4
expect attack shieldbearer 2
do 1 move griffin-rider
offered 1 to g7

test AD-TGT-1 AD-CARD-10 Fireball: any character, also as a reaction
duel
servant 1 shieldbearer d3
servant 2 thorn-boar d5
hand 1 fireball
mana 1 3
offered 1 play-at fireball rune-master
offered 1 play-at fireball pathfinder
offered 1 play-at fireball shieldbearer
do 1 play-at fireball rune-master
event damage rune-master
hand 2 fireball
mana 2 3
hand 1 teleport
mana 1 2
do 1 play-at teleport thorn-boar
do 2 play-at fireball pathfinder
event damage pathfinder

test AD-CONT-15 AD-EQ-4 AD-KEY-17 Sun Blade: general 20 LP attacks a 2/3 servant that defends: deals 4, loses 2, gains 4: 22; durability 2
duel
at pathfinder d4
at rune-master g1
equip 1 sun-blade
life 1 20
servant 1 weasel-scout a1
servant 2 tower-guard d5
mana 2 0
do 1 attack pathfinder tower-guard
do 2 defend
event attack pathfinder tower-guard 4 2
expect life 1 22
expect durability sun-blade 2

test AD-CONT-15 It works when the general defends as well, and costs mana and gold
duel
at pathfinder d4
at rune-master g1
hand 1 sun-blade
mana 1 3
denied 1 AD-CARD-2 play sun-blade
gold 1 1
do 1 play sun-blade
expect equipment 1 has sun-blade
life 1 10
servant 2 thorn-boar d5
end
do 2 attack thorn-boar pathfinder
resolve
do 1 defend
event life 1 4
expect gold 1 0

# ---- T3 ----

test AD-CONT-14 AD-CONT-16 AD-NEG-1 Fireball at the archer, Mirror Sage returns it: negated, the bounty for the fireball, none for the archer
duel
servant 2 glade-archer d5
servant 2 mirror-sage e6
hand 1 fireball
mana 1 3
mana 2 2
do 1 play-at fireball glade-archer
do 2 use-at mirror-sage glade-archer
event returned glade-archer
event negated 1 card
expect hand 2 has glade-archer
expect discard 1 has fireball
expect xp 2 2
expect xp 1 0

test AD-CONT-14 AD-ATT-6 An attack on it is negated as well; the sage may return itself
duel
at rune-master g1
servant 1 boar-rider d4
servant 2 mirror-sage d5
mana 2 2
do 1 attack boar-rider mirror-sage
denied 2 AD-TGT-3 use-at mirror-sage boar-rider
do 2 use-at mirror-sage mirror-sage
event returned mirror-sage
event negated 1 attack
expect hand 2 has mirror-sage
expect xp 1 0

test AD-KEY-9 Mirror Sage shoots
duel
servant 1 mirror-sage a1
mana 1 0
offered 1 shoot mirror-sage rune-master

test AD-ATR-14 Mirror Sage: gold for every intelligence victory of an own character, not for agility, not the enemy's
duel
at rune-master g1
servant 1 mirror-sage g7
mana 1 0
servant 1 tactical-gnome d4
servant 2 boar-rider d5
servant 1 weasel-scout a1
status boar-rider surprised-agility
status tactical-gnome surprised-agility
do 1 attack tactical-gnome boar-rider
do 1 first-rule reading-the-forest
expect gold 1 1

test AD-ATR-14 Not for a victory of the enemy, nor for agility
duel
at rune-master g1
servant 1 mirror-sage g7
mana 1 0
servant 1 stag-lord d4
servant 2 tactical-gnome d5
status tactical-gnome surprised-intelligence
do 1 attack stag-lord tactical-gnome
event victory stag-lord tactical-gnome agility
expect gold 1 0

test AD-CONT-12 AD-CONT-16 AD-NEG-5 Growth, answered by Counterspell: negated, discarded, 2 XP for its player
duel
servant 1 weasel-scout d3
hand 1 growth
mana 1 3
hand 2 counterspell
mana 2 3
do 1 play growth
offered 2 counter counterspell 1
do 2 counter counterspell 1
event negated 1 card
expect discard 1 has growth
expect discard 2 has counterspell
expect counters weasel-scout 0
expect xp 2 2
expect xp 1 0

test AD-CONT-12 AD-CONT-16 AD-NEG-3 Tower Guard's ability, answered by Counterspell: no bonus, the mana is lost, no bounty
duel
servant 1 tower-guard d3
mana 1 1
hand 2 counterspell
mana 2 3
do 1 use tower-guard
do 2 counter counterspell 1
event negated 1 ability
expect resistance tower-guard 3
expect mana 1 0
expect xp 2 0

test AD-CONT-12 A servant card on the stack, an attack, a check or an own effect is no target
duel
at rune-master g1
servant 1 boar-rider d4
servant 2 thorn-boar d5
hand 1 weasel-scout
mana 1 1
hand 2 counterspell
mana 2 3
do 1 summon weasel-scout
denied 2 AD-CONT-12 counter counterspell 1
do 2 pass
do 1 place e3
do 1 attack boar-rider thorn-boar
denied 2 AD-CONT-12 counter counterspell 1
denied 2 AD-CONT-12 counter counterspell 2

test AD-CONT-12 An own card on the stack is no target either
duel
servant 1 weasel-scout d3
servant 2 thorn-boar d5
hand 1 growth
mana 1 3
hand 2 counterspell vine-grasp
mana 2 4
do 1 play growth
do 2 play-at vine-grasp weasel-scout
denied 2 AD-CONT-12 counter counterspell 2
offered 2 counter counterspell 1

test AD-CONT-12 General abilities and triggered abilities are no targets
duel
level 1 2
points 1 charge 1
servant 1 weasel-scout d3
mana 1 1
hand 2 counterspell
mana 2 3
do 1 skill-at charge weasel-scout
denied 2 AD-CONT-12 counter counterspell 1

test AD-CONT-19 AD-CARD-10 Counterspell is never an action: with an empty stack it has no target
duel
servant 1 weasel-scout d3
hand 1 counterspell
mana 1 3
not-offered 1 counter counterspell 1
not-offered 1 play counterspell

test AD-CONT-19 AD-NEG-1 If its target has left the stack, it is negated itself and pays its bounty
pack adeloth-plain
duel
hand 1 salvo
servant 1 imp a1
hand 2 denial denial-b
mana 2 1
do 1 play salvo
do 2 counter denial 1
expect stack card card
do 2 counter denial-b 1
event negated 1 card
event negated 2 card
expect discard 1 has salvo
expect discard 2 has denial denial-b
expect life 2 25
expect xp 2 2
expect xp 1 2

test AD-CONT-12 AD-STACK-5 A counterspell can be answered by another one: the first effect happens
pack adeloth-plain
duel
hand 1 salvo denial-b
mana 1 1
hand 2 denial
do 1 play salvo
do 1 pass
do 2 counter denial 1
do 1 counter denial-b 2
event negated 2 card
event damage rune-master
expect life 2 20

test AD-KEY-1 AD-UPG-3 Ancient Golem: intrusive, two upgrades
duel
servant 2 ancient-golem d4
servant 1 weasel-scout d3
denied 1 AD-KEY-1 move weasel-scout
counters ancient-golem 1
expect resistance ancient-golem 9
upgraded ancient-golem armour
expect resistance ancient-golem 11
upgraded ancient-golem knowledge
expect intelligence ancient-golem 2

# ---- T4 ----

test AD-KEY-7 AD-KEY-16 Seraph of Light flies and gives life
duel
at rune-master g1
life 1 5
servant 1 seraph-of-light a1
servant 2 priest d5
do 1 move seraph-of-light
do 1 to d4
do 1 attack seraph-of-light priest
do 2 endure
event life 1

test AD-DMG-1 AD-TGT-3 Meteor: the target, and less to every other character around it, of both players
duel
at rune-master d6
at pathfinder d4
servant 1 shieldbearer c5
servant 2 thorn-boar d5
servant 2 priest e5
servant 2 herb-healer g5
counters thorn-boar 9
counters priest 9
counters shieldbearer 9
hand 1 meteor
mana 1 6
denied 1 AD-CARD-2 play-at meteor thorn-boar
gold 1 1
not-offered 1 play-at meteor shieldbearer
not-offered 1 play-at meteor pathfinder
offered 1 play-at meteor rune-master
do 1 play-at meteor thorn-boar
expect damage thorn-boar 6
expect damage priest 3
expect damage shieldbearer 3
expect life 1 22
expect life 2 22
expect damage herb-healer 0

test AD-EQ-8 AD-WIN-6 AD-RULE-3 Meteor can end the life of both generals: a draw
duel
at rune-master d6
at pathfinder d4
life 1 3
life 2 3
servant 2 thorn-boar d5
hand 1 meteor
mana 1 6
gold 1 1
do 1 play-at meteor thorn-boar
over draw

test AD-CONT-13 AD-ST-11 AD-BNTY-1 Oblivion: permanent statuses are lost, the card is removed, its owner's opponent gains the bounty
duel
servant 2 boar-rider d5
upgraded boar-rider armour
permanent boar-rider 2
counters boar-rider 2
hand 1 oblivion
mana 1 4
xp 1 1
do 1 play-at oblivion boar-rider
event removed boar-rider
expect discard 2 has boar-rider
expect upgraded boar-rider armour no
expect permanent boar-rider 0
expect xp 1 2
expect xp 2 0
expect discard 1 has oblivion

test AD-CONT-13 AD-BNTY-1 On an own servant the enemy gains the bounty; it costs XP
duel
servant 1 boar-rider d5
servant 2 thorn-boar d3
hand 1 oblivion
mana 1 4
denied 1 AD-CARD-2 play-at oblivion boar-rider
xp 1 1
do 1 play-at oblivion boar-rider
expect xp 1 0
expect xp 2 2

test AD-CONT-13 AD-REM-3 It cannot be aimed at a general; a token just vanishes
duel
token 2 wolf-pup d5
hand 1 oblivion
mana 1 4
xp 1 1
denied 1 AD-TGT-3 play-at oblivion rune-master
do 1 play-at oblivion wolf-pup
expect at wolf-pup nowhere
expect xp 1 0
expect discard 2 0

test AD-CONT-13 AD-CONT-9 As a reaction it takes the servant of which a general ability was to make use
duel
level 1 2
points 1 charge 1
servant 1 weasel-scout d3
mana 1 1
hand 2 oblivion
mana 2 4
xp 2 1
do 1 skill-at charge weasel-scout
do 2 play-at oblivion weasel-scout
event negated 1 skill
expect xp 2 1
