# The card-flow token (Kartenflusstoken)

test AD-FLOW-1 AD-FLOW-4 Hand 3, draw pile 4, discard pile 2: afterwards hand 3, draw pile 3, discard pile 3
duel
flow 1 on
hand 1 weasel-scout thorn-boar root-warden
pile 1 glade-archer vine-grasp call-of-the-pack boar-rider
discard 1 nimble-blade hedge-sneak
do 1 flow
event choose-flow 1
resolve
event draw 1 glade-archer
asked 1
prompt discard
only 1 discard weasel-scout; discard thorn-boar; discard root-warden; discard glade-archer
do 1 discard thorn-boar
event discard 1 thorn-boar
cites AD-FLOW-1
expect hand 1 3
expect hand 1 has weasel-scout root-warden glade-archer
expect pile 1 3
expect discard 1 3
expect discard 1 has nimble-blade hedge-sneak thorn-boar
expect flow 1 no
prompt action

test AD-FLOW-1 Without the token it cannot be done
duel
denied 1 AD-FLOW-1 flow

test AD-FLOW-1 AD-FLOW-2 nor with one that lies on its inactive side: once a turn
duel
flow 1 on
pile 1 glade-archer vine-grasp
do 1 flow; discard glade-archer
expect flow 1 no
expect discard 1 has glade-archer
asked 1
prompt action
denied 1 AD-FLOW-1 flow

test AD-FLOW-2 It is turned back in the own turn preparation, not in that of the enemy
duel
flow 1 on
flow 2 on
pile 1 glade-archer
do 1 flow; discard glade-archer
expect flow 1 no
end
expect flow 1 no
offered 2 flow
end
expect flow 1 yes
offered 1 flow

test AD-FLOW-2 The inactive player's token is turned back before his turn
duel
flow 2 off
end
expect flow 2 yes
offered 2 flow

test AD-FLOW-2 A player without a token gets none by the preparation
duel
end 2
expect flow 1 no
denied 1 AD-FLOW-1 flow

test AD-FLOW-3 AD-RULE-11 Each player has his own: using one does not turn the other
duel
flow 1 on
flow 2 on
pile 1 glade-archer
do 1 flow
expect flow 1 no
expect flow 2 yes

test AD-FLOW-3 AD-RULE-11 It enters on the active side: who received it in his own turn may use it at once
duel
pile 1
discard 1 weasel-scout
end
do 2 income
resolve
do 1 leave growth
event flow-tokens
resolve
offered 1 flow

test AD-FLOW-4 AD-RULE-62 Turning it is the cost; drawing and discarding wait for the execution
duel
flow 1 on
hand 1 weasel-scout
hand 2 teleport
pile 1 glade-archer
servant 2 tower-guard d5
do 1 flow
asked 1
prompt react
expect stack flow
expect flow 1 no
expect hand 1 1
expect pile 1 1
do 1 pass
asked 2
do 2 pass
expect hand 1 2
prompt discard

test AD-FLOW-4 The card drawn may be the card discarded
duel
flow 1 on
hand 1 weasel-scout
pile 1 glade-archer
do 1 flow
resolve
do 1 discard glade-archer
expect hand 1 1
expect hand 1 has weasel-scout
expect discard 1 has glade-archer

test AD-FLOW-4 With an empty hand the card drawn is the one discarded
duel
flow 1 on
pile 1 glade-archer
do 1 flow
only 1 discard glade-archer
do 1 discard glade-archer
event discard 1 glade-archer
expect hand 1 0
expect discard 1 1

test AD-FLOW-4 AD-BNTY-4 Nobody gains experience by a discarded card
duel
flow 1 on
pile 1 glade-archer
do 1 flow; discard glade-archer
expect xp 1 0
expect xp 2 0

test AD-FLOW-5 AD-RULE-53 It is no reaction, for neither player
duel
flow 1 on
flow 2 on
hand 1 vine-grasp
hand 2 teleport
servant 1 weasel-scout d4
do 1 move weasel-scout
asked 1
prompt react
not-offered 1 flow
do 1 pass
asked 2
prompt react
not-offered 2 flow

test AD-FLOW-5 Only the active player, and not after his income action
duel
flow 1 on
flow 2 on
hand 1 vine-grasp
offered 1 flow
not-offered 2 flow
do 1 income
prompt react
not-offered 1 flow

test AD-FLOW-1 AD-DRAW-3 Nothing to draw, archive empty: no card is drawn, but one hand card is discarded
duel
flow 1 on
pile 1
box 1 queen-bee mother-bear growth stag-lord cloak-of-the-grove wild-hunt
box 1 forest-colossus emerald-dragon mothers-blessing
hand 1 weasel-scout thorn-boar
do 1 flow
resolve
event no-draw 1
prompt discard
do 1 discard weasel-scout
expect hand 1 1
expect discard 1 1

test AD-FLOW-1 AD-DRAW-3 Nothing to draw and no hand: nothing happens
duel
flow 1 on
pile 1
box 1 queen-bee mother-bear growth stag-lord cloak-of-the-grove wild-hunt
box 1 forest-colossus emerald-dragon mothers-blessing
do 1 flow
event no-draw 1
no-event discard
asked 1
prompt action
expect flow 1 no

test AD-FLOW-1 AD-L12-7 An empty draw pile is refilled as always, then one card is discarded
duel
flow 1 on
pile 1
discard 1 weasel-scout
force card growth
do 1 flow
prompt leave
do 1 leave mother-bear
event draw 1 growth
do 1 discard growth
expect pile 1 2
expect discard 1 1
expect discard 1 has growth

test AD-FLOW-1 Whoever holds more than five cards discards one all the same
duel
flow 1 on
hand 1 weasel-scout thorn-boar root-warden glade-archer vine-grasp call-of-the-pack
pile 1 boar-rider
do 1 flow
resolve
do 1 discard vine-grasp
prompt action
expect hand 1 6
