# Turn, round, phases

test AD-TURN-1 A turn is an action phase, then an administration phase
duel
gold 1 2
servant 1 nimble-blade c2
do 1 move pathfinder
do 1 stay
prompt action
do 1 income
prompt administration
asked 1
expect active 1
not-offered 1 move nimble-blade
offered 1 done
do 1 done
event turn 2 1
expect active 2

test AD-TURN-1 The action phase comes first and begins with the start action
start
do 1 profession pathfinder
do 2 colour blue
event turn 1 1
event choose-start 1
prompt react
expect stack start

test AD-TURN-2 A round is one turn of each player
option level=3
duel
box 1 honey-gatherer boar-rider nimble-blade priest shieldbearer runesmith
box 1 apish-companion hedge-sneak leaf-ambush tactical-gnome shadow-messenger ward-keeper
box 1 queen-bee mother-bear growth griffin-rider fireball sun-blade
box 1 stag-lord cloak-of-the-grove wild-hunt mirror-sage counterspell ancient-golem
box 1 forest-colossus emerald-dragon mothers-blessing seraph-of-light meteor oblivion
pile 1
pile 2
expect turn 1
do 1 income
resolve
event turn 2 1
do 2 income
resolve
event turn 1 2
do 1 income
resolve
event turn 2 2
do 2 income
resolve
event turn 1 3
expect turn 5

test AD-TURN-3 The active player is the one whose turn it is; everybody sees it
duel
expect seat-tag spectator 1 active yes
expect seat-tag spectator 2 active no
end
expect seat-tag 1 1 active no
expect seat-tag 1 2 active yes

test AD-TURN-4 In the administration phase the active player has options, and the other one prepares his turn
duel
gold 1 2
gold 2 9
servant 1 nimble-blade c2
servant 2 boar-rider c7
status nimble-blade exhausted
status boar-rider exhausted
mana 1 0 2
mana 2 0 2
do 1 income
asked 1
only 1 upgrade nimble-blade weapons; done
expect mana 2 0
expect status boar-rider exhausted yes
do 1 done
event prepared 2 3
no-event prepared 1
expect mana 2 3
expect mana 1 0
expect status boar-rider exhausted no
expect status nimble-blade exhausted yes

test AD-TURN-5 Any number of administration options; in this scenario upgrades
pack adeloth-vectors
duel
gold 1 8
servant 1 boar-rider c2
servant 1 nimble-blade d2
servant 1 weasel-scout e2
hand 1 honey-gatherer
do 1 income
resolve
only 1 upgrade boar-rider weapons; upgrade boar-rider armour; upgrade nimble-blade weapons; done
do 1 upgrade boar-rider weapons
expect gold 1 5
only 1 upgrade boar-rider armour; upgrade nimble-blade weapons; done
do 1 upgrade boar-rider armour
expect gold 1 3
do 1 upgrade nimble-blade weapons
expect gold 1 1
expect upgraded boar-rider weapons yes
expect upgraded boar-rider armour yes
expect upgraded nimble-blade weapons yes
expect attack boar-rider 5
expect resistance boar-rider 5
expect active 2

test AD-TURN-5 What a rule card adds is an option too
option level=plus
option standard=on
duel
gold 1 2
do 1 income
prompt administration
only 1 standard; done
do 1 standard
expect standard 1 d1
expect gold 1 0

test AD-TURN-5 AD-PLUS-4 Without that rule card it is not offered
option level=plus
duel
gold 1 5
servant 1 nimble-blade c2
do 1 income
prompt administration
denied 1 AD-PLUS-4 standard

test AD-TURN-6 AD-RULE-12 No actions and no reactions in the administration phase
pack adeloth-vectors
duel
gold 1 2
mana 1 5
servant 1 nimble-blade c2
servant 1 rune-apprentice d2
servant 2 tower-guard c6
hand 1 weasel-scout vine-grasp
hand 2 teleport fireball
mana 2 9
do 1 income
resolve
prompt administration
asked 1
only 1 upgrade nimble-blade weapons; done
do 1 upgrade nimble-blade weapons
event upgrade 1 nimble-blade weapons 2
event turn 2 1
no-event pass
expect active 2
prompt react
expect stack start

test AD-TURN-7 AD-RULE-13 First the options, then the clean-up, then the other one's preparation
duel
gold 1 2
servant 1 nimble-blade c2
servant 2 priest c6
damage nimble-blade 1
status nimble-blade moved
status priest exhausted
mana 2 0 2
do 1 income
prompt administration
expect damage nimble-blade 1
expect status nimble-blade moved yes
expect status priest exhausted yes
expect mana 2 0
no-event cleaned
do 1 done
event cleaned 1
event prepared 2
expect damage nimble-blade 0
expect status nimble-blade moved no
expect status priest exhausted no
expect mana 2 3

test AD-TURN-7 AD-RULE-13 A servant kept alive by a bonus until the end of the turn survives the clean-up
duel
servant 2 tower-guard d5
servant 1 thorn-boar d4
servant 1 weasel-scout a1
mana 2 2
damage tower-guard 1
do 1 attack thorn-boar tower-guard
do 2 use tower-guard
resolve
do 2 endure
expect damage tower-guard 3
expect resistance tower-guard 4
expect at tower-guard d5
mana 2 0
end
expect at tower-guard d5
expect damage tower-guard 0
expect resistance tower-guard 3
expect xp 1 0

test AD-TURN-7 AD-ST-12 The clean-up takes statuses off the characters of both players
duel
servant 1 nimble-blade c2
servant 2 priest c6
status nimble-blade moved
status nimble-blade defenceless
status priest moved
status priest defenceless
status priest surprised-agility
status nimble-blade surprised-intelligence
status pathfinder defenceless
damage priest 1
end
expect status nimble-blade moved no
expect status nimble-blade defenceless no
expect status nimble-blade surprised-intelligence no
expect status priest moved no
expect status priest defenceless no
expect status priest surprised-agility no
expect status pathfinder defenceless no
expect damage priest 0

test AD-TURN-8 No card gets into a deck in the administration phase
duel
gold 1 2
servant 1 nimble-blade c2
pile 1
pile 2 sparks
do 1 income
prompt administration
expect archive 1 9
expect pile 1 0
do 1 done
resolve
expect archive 1 9
expect archive 2 9
expect pile 1 0
expect discard 1 0
expect hand 2 has sparks
