# What is offered and who is asked

test AD-FSM-1 Only what can be paid is offered
duel
servant 1 weasel-scout c1
servant 2 priest d6
hand 1 thorn-boar glade-archer vine-grasp wild-hunt oblivion
mana 1 2
denied 1 AD-MANA-2 summon thorn-boar
offered 1 summon glade-archer
offered 1 play-at vine-grasp priest
denied 1 AD-MANA-2 play wild-hunt
mana 1 9
denied 1 AD-CARD-2 play wild-hunt
denied 1 AD-CARD-2 play-at oblivion priest
offered 1 summon thorn-boar
gold 1 1
xp 1 1
offered 1 play wild-hunt
offered 1 play-at oblivion priest

test AD-FSM-1 Only what has a legal target or position is offered
duel pathfinder green
hand 1 sparks tower-guard
mana 1 4
level 1 4
points 1 hail-of-arrows 1
points 1 charge 1
not-offered 1 play-at sparks rune-master
not-offered 1 skill-at hail-of-arrows rune-master
not-offered 1 skill-at charge pathfinder
not-offered 1 attack pathfinder rune-master
offered 1 summon tower-guard
servant 2 weasel-scout d6
offered 1 play-at sparks weasel-scout
offered 1 skill-at hail-of-arrows weasel-scout
at pathfinder a1
servant 2 thorn-boar a2
servant 2 root-warden b1
token 2 wolf-pup b2
denied 1 AD-SUM-1 summon tower-guard

test AD-FSM-1 Movement and attack are offered only if they are possible
duel
at pathfinder a1
servant 2 priest a2
servant 2 rune-apprentice b1
denied 1 AD-MOVE-8 move pathfinder
offered 1 attack pathfinder priest
status pathfinder exhausted
denied 1 AD-ST-4 move pathfinder
denied 1 AD-ST-4 attack pathfinder priest

test AD-FSM-1 Whatever is offered as a reaction can be paid and has a target
duel
hand 2 teleport fireball counterspell
mana 2 2
do 1 move pathfinder
asked 2
only 2 pass
denied 2 AD-MANA-2 play-at fireball pathfinder
denied 2 AD-TGT-3 play-at teleport pathfinder

test AD-FSM-2 Who holds cards and could pay is asked, whether or not one of them can react
duel
servant 1 weasel-scout a1
hand 2 sparks
mana 2 1
do 1 move weasel-scout
asked 2
prompt react
only 2 pass

test AD-FSM-2 It makes no difference for the others what the cards are
duel
servant 1 weasel-scout a1
hand 2 teleport
mana 2 2
do 1 move weasel-scout
asked 2
prompt react
only 2 pass; play-at teleport weasel-scout

test AD-FSM-2 Gold alone is enough to be asked, as it might pay for a spy
duel
servant 1 weasel-scout a1
hand 2 sparks
mana 2 0 2
gold 2 1
do 1 move weasel-scout
asked 2
only 2 pass

test AD-FSM-2 Without a card in hand, or without anything to pay with, nobody is asked
duel
servant 1 weasel-scout a1
mana 2 2
do 1 move weasel-scout
prompt move-to
asked 1
do 1 stay
hand 2 teleport
mana 2 0 2
gold 2 0
do 1 move pathfinder
prompt move-to
asked 1

test AD-FSM-2 With an empty hand, who can react by what lies open is asked
duel
servant 1 weasel-scout a1
servant 2 tower-guard g7
mana 2 1
do 1 move weasel-scout
asked 2
only 2 pass; use tower-guard

test AD-FSM-2 The owner of an effect is asked as well
duel
servant 1 weasel-scout a1
hand 1 call-of-the-pack
mana 1 1
do 1 move weasel-scout
asked 1
prompt react
only 1 pass

test AD-FSM-2 Who holds cards he cannot play still has to end his action phase himself
duel
at pathfinder a1
status pathfinder exhausted
servant 1 weasel-scout a2
hand 1 thorn-boar
mana 1 2
do 1 move weasel-scout
resolve
do 1 to a3
do 1 move weasel-scout
resolve
do 1 to a4
prompt action
only 1 income

test AD-FSM-3 AD-INC-1 The income action is offered whenever an action can be chosen, and ends the turn
duel
offered 1 income
servant 1 weasel-scout a1
do 1 move weasel-scout
not-offered 1 income
do 1 stay
offered 1 income
do 1 income
expect active 2
hand 2 teleport
servant 1 priest a2
offered 2 income

test AD-FSM-3 Even a player who can do nothing else ends his turn
duel
at pathfinder a1
status pathfinder exhausted
mana 1 0
offered 1 income
do 1 income
expect active 2

test AD-FSM-3 Not before the start action has been executed
start
do 1 profession pathfinder
do 2 colour blue
prompt react
expect stack start
not-offered 1 income
do 1 pass
prompt action
offered 1 income
