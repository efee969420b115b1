# Statuses (Status)

test AD-ST-1 AD-RULE-45 "Until the end of the turn" ends with the turn, a counter does not
pack adeloth-plain
duel
servant 1 soldier d3
hand 1 enfeeble
counters soldier 1
do 1 play-at enfeeble soldier
expect attack soldier 0
expect resistance soldier 5
end
expect attack soldier 3
expect resistance soldier 5
expect counters soldier 1

test AD-ST-1 AD-RULE-45 What was caused in the enemy's turn ends with that turn, whoever caused it
pack adeloth-plain
duel
servant 2 soldier d5
hand 2 enfeeble
hand 1 bolt
servant 2 agile0 e5
do 1 play-at bolt agile0
do 2 play-at enfeeble soldier
expect attack soldier 0
end
expect attack soldier 2

test AD-ST-2 The same modification counts several times
pack adeloth-plain
duel
servant 1 agile0 d3
servant 2 soldier d5
mana 2 2
servant 2 spy-oak f7
hand 2 bolt
do 1 income
do 2 use spy-oak
do 2 use spy-oak
do 2 pass
expect resistance spy-oak 7
do 2 pass
expect resistance spy-oak 12

test AD-ST-2 Exhausted twice is no more than Exhausted: one preparation takes it off
pack adeloth-plain
duel
at rune-master g1
servant 1 runner d4
servant 2 soldier d5
do 1 attack runner soldier; 
do 2 endure
do 1 attack runner soldier
do 2 endure
end 2
expect status runner exhausted no
offered 1 move runner

test AD-ST-3 AD-RULE-49 Moved forbids the movement action and goes in every administration phase, from everybody
pack adeloth-plain
duel
servant 1 soldier d3
servant 2 recruit d6
status soldier moved
status recruit moved
denied 1 AD-ST-3 move soldier
end
expect status soldier moved no
expect status recruit moved no
offered 2 move recruit

test AD-ST-3 Moved alone does not forbid to attack or to pay "exhaust"
duel
servant 1 honey-gatherer d6
status honey-gatherer moved
offered 1 attack honey-gatherer rune-master
offered 1 use honey-gatherer

test AD-ST-4 AD-CAB-5 Exhausted forbids movement, attack and paying "exhaust"
duel
servant 1 honey-gatherer d6
offered 1 move honey-gatherer
offered 1 attack honey-gatherer rune-master
offered 1 use honey-gatherer
status honey-gatherer exhausted
denied 1 AD-ST-4 move honey-gatherer
denied 1 AD-ST-4 attack honey-gatherer rune-master
denied 1 AD-CAB-5 use honey-gatherer

test AD-ST-5 A servant that attacked stays Exhausted through the enemy's turn and is ready in the own next one
pack adeloth-plain
duel
at rune-master g1
servant 1 soldier d4
servant 2 recruit d5
do 1 attack soldier recruit
do 2 endure
expect status soldier exhausted yes
end
expect status soldier exhausted yes
end
expect status soldier exhausted no
offered 1 move soldier

test AD-ST-5 A spy summoned in the enemy's turn is ready in the own next turn
pack adeloth-plain
duel
hand 2 spy3
gold 2 1
hand 1 salvo
do 1 play salvo
do 2 spy spy3 1
do 2 place d6
expect status spy3 exhausted yes
end
expect active 2
expect status spy3 exhausted no
offered 2 move spy3

test AD-ST-5 AD-PREP-3 Only the characters of the one who prepares are refreshed
pack adeloth-plain
duel
servant 1 soldier d3
servant 2 recruit d6
status soldier exhausted
status recruit exhausted
status pathfinder exhausted
end
expect status soldier exhausted yes
expect status pathfinder exhausted yes
expect status recruit exhausted no

test AD-ST-6 AD-ATT-8 The Defenceless cannot defend
pack adeloth-plain
duel
at rune-master g1
servant 1 soldier d4
servant 2 recruit d5
status recruit defenceless
counters recruit 5
do 1 attack soldier recruit
prompt action
no-event defend
expect damage recruit 2
expect damage soldier 0

test AD-ST-6 Defenceless goes in every administration phase, from everybody
pack adeloth-plain
duel
servant 1 soldier d3
servant 2 recruit d6
status recruit defenceless
status soldier defenceless
end
expect status recruit defenceless no
expect status soldier defenceless no

test AD-ST-7 AD-ST-12 Surprised goes at the end of the turn, both kinds
pack adeloth-plain
duel
servant 1 soldier d3
servant 2 recruit d6
status soldier surprised-agility
status recruit surprised-intelligence
end
expect status soldier surprised-agility no
expect status recruit surprised-intelligence no

test AD-ST-8 What a text gives others lasts as long as its card is on the battlefield
duel
servant 1 nimble-blade c3
servant 1 mother-bear d4
expect resistance nimble-blade 3
at mother-bear g7
expect resistance nimble-blade 2
at mother-bear d4
hand 2 mirror-sage
hand 1 mother-bear
expect resistance nimble-blade 2

test AD-ST-8 AD-CONT-16 The aura reaches through the whole warband, the general included as a link, but does not strengthen him
duel
at pathfinder d3
servant 1 mother-bear d4
servant 1 nimble-blade d2
token 1 wolf-pup e1
servant 1 boar-rider a7
servant 2 tower-guard e5
expect warband mother-bear d4 d3 d2 e1
expect resistance nimble-blade 3
expect resistance wolf-pup 2
expect resistance boar-rider 3
expect resistance mother-bear 5
expect resistance tower-guard 3
expect resistance pathfinder 0

test AD-ST-9 +1/+1 counters add up and give one attack and one resistance each
pack adeloth-plain
duel
servant 1 recruit d3
counters recruit 3
expect attack recruit 5
expect resistance recruit 5

test AD-ST-9 AD-REM-2 They last over turns, until the card is removed
pack adeloth-plain
duel
servant 1 recruit d3
counters recruit 2
end 2
expect attack recruit 4
hand 1 wither recruit
servant 1 recruit d3
counters recruit 2
do 1 play-at wither recruit
resolve
expect discard 1 has recruit
hand 1 recruit
do 1 summon recruit
resolve
do 1 place d2
expect attack recruit 2
expect resistance recruit 2

test AD-ST-10 AD-ST-11 A 2/2 servant with a normal counter that gets a permanent one is 4/4, removed and summoned again 3/3
pack adeloth-plain
duel
servant 1 recruit d3
counters recruit 1
hand 1 grow wither
do 1 play-at grow recruit
resolve
expect attack recruit 4
expect resistance recruit 4
expect permanent recruit 1
do 1 play-at wither recruit
expect discard 1 has recruit
expect permanent recruit 1
hand 1 recruit
do 1 summon recruit
do 1 place d2
expect attack recruit 3
expect resistance recruit 3
expect permanent recruit 1

test AD-ST-11 AD-RULE-55 It stays on the card in every zone, and both see it where cards are open
pack adeloth-plain
duel
servant 1 recruit d3
hand 1 grow wither recall
do 1 play-at grow recruit
resolve
expect fact 2 board recruit permanent 1
do 1 play-at recall recruit
resolve
expect hand 1 has recruit
expect fact 1 hand-1 recruit permanent 1
do 1 summon recruit
resolve
do 1 place d2
do 1 play-at wither recruit
expect fact 2 discard-1 recruit permanent 1

test AD-ST-11 AD-UPG-2 It goes if an effect removes it explicitly; the normal counters it brought stay
pack adeloth-plain
duel
servant 1 recruit d3
hand 1 grow unlearn
do 1 play-at grow recruit
resolve
do 1 play-at unlearn recruit
expect permanent recruit 0
expect counters recruit 1

test AD-ST-11 AD-RULE-56 A token has no card to keep a permanent status
pack adeloth-plain
duel
token 1 wolf-pup d3
hand 1 grow wither
do 1 play-at grow wolf-pup
resolve
expect attack wolf-pup 2
expect resistance wolf-pup 2
do 1 play-at wither wolf-pup
expect at wolf-pup nowhere
expect discard 1 has grow wither
token 1 wolf-pup d3
expect attack wolf-pup 1

test AD-ST-12 AD-RULE-13 Damage and bonus end at once: whom a bonus kept alive survives
pack adeloth-plain
duel
servant 1 spy-oak d3
do 1 use spy-oak
resolve
damage spy-oak 6
end
expect at spy-oak d3
expect damage spy-oak 0
expect resistance spy-oak 2

test AD-ST-12 AD-DMG-4 The clean-up concerns all characters of both players
pack adeloth-plain
duel
servant 1 soldier d3
servant 2 agile1 d6
damage soldier 1
damage agile1 2
status soldier moved
status agile1 defenceless
end
expect damage soldier 0
expect damage agile1 0
expect status soldier moved no
expect status agile1 defenceless no

test AD-ST-13 The figure shows Moved, Exhausted and Defenceless to everybody
pack adeloth-plain
duel
servant 1 soldier d3
status soldier moved
status soldier exhausted
status soldier defenceless
expect tag 2 board soldier moved yes
expect tag 2 board soldier exhausted yes
expect tag spectator board soldier defenceless yes
expect tag 2 board pathfinder exhausted no

test AD-RULE-42 AD-ST-12 An extra use of Swift is there again in the next own turn
pack adeloth-plain
duel
servant 1 runner d3
status runner swift-used
status runner moved
denied 1 AD-ST-3 move runner
end 2
do 1 move runner
resolve
do 1 to d4
offered 1 move runner

test AD-ST-11 AD-CONT-13 After Oblivion a blessed and upgraded servant comes back as it is printed
duel
servant 1 boar-rider d3
permanent boar-rider 2
counters boar-rider 3
upgraded boar-rider weapons
hand 1 oblivion
mana 1 4
xp 1 1
do 1 play-at oblivion boar-rider
hand 1 boar-rider
mana 1 3
do 1 summon boar-rider
do 1 place d2
expect counters boar-rider 0
expect attack boar-rider 3
expect resistance boar-rider 3

test AD-ST-1 AD-REM-4 Modifications until the end of the turn go with the servant that leaves
pack adeloth-plain
duel
servant 1 soldier d3
hand 1 enfeeble recall
do 1 play-at enfeeble soldier
resolve
expect attack soldier 0
do 1 play-at recall soldier
resolve
do 1 summon soldier
resolve
do 1 place d2
expect attack soldier 2

test AD-ST-9 AD-ST-10 Each kind of counter is told with its own rule
duel
servant 1 boar-rider d4
hand 1 growth mothers-blessing
mana 1 9
do 1 play growth
resolve
do 1 aim boar-rider
event counter boar-rider 1
cites AD-ST-9
do 1 play mothers-blessing
resolve
event permanent boar-rider 1
cites AD-ST-10

test AD-RULE-43 AD-RULE-63 Whatever adds up, numbers end somewhere and never turn round: 127 below or above until the end of the turn, 255 counters
pack adeloth-draws
duel
servant 1 heckler c1
servant 1 drummer e1
servant 1 green-t1c d4
mana 1 100
repeat 7 1 use-at heckler green-t1c; pass
expect attack green-t1c 0
repeat 7 1 use-at drummer green-t1c; pass
# 1 printed, 140 counters, -128 and 140 until the end of the turn
expect counters green-t1c 140
expect attack green-t1c 153
repeat 6 1 use-at drummer green-t1c; pass
expect counters green-t1c 255
expect attack green-t1c 383

test AD-ST-1 An effect gives or takes the one status it names: Defenceless
duel
servant 2 priest d5
status priest exhausted
hand 1 apish-companion
mana 1 3
do 1 summon apish-companion; place d2
resolve
do 1 aim priest
event status priest defenceless
no-event status-off
expect status priest defenceless yes
expect status priest exhausted yes

test AD-ST-1 Moved
duel
servant 2 priest d5
status priest exhausted
hand 1 vine-grasp
mana 1 1
do 1 play-at vine-grasp priest
event status priest moved
expect status priest moved yes
expect status priest defenceless no
expect status priest exhausted yes

test AD-ST-1 Not Exhausted, with not Moved as its own effect
duel
servant 1 boar-rider d4
status boar-rider exhausted
status boar-rider moved
status boar-rider defenceless
at pathfinder d3
gold 1 2
do 1 buy-at potion-of-haste boar-rider
event status-off boar-rider moved
no-event counter
expect status boar-rider moved no
expect status boar-rider exhausted yes
expect status boar-rider defenceless yes
expect counters boar-rider 0

test AD-RULE-45 An effect changes the one number it names: attack strength
duel
at pathfinder d3
servant 1 boar-rider d2
gold 1 9
do 1 buy-at potion-of-strength boar-rider
event attack-change boar-rider 2
no-event resistance-change
no-event movement-change
expect attack boar-rider 5
expect resistance boar-rider 3
expect movement boar-rider 3

test AD-RULE-45 Resistance
duel
at pathfinder d3
servant 1 boar-rider d2
gold 1 9
do 1 buy-at stoneskin-potion boar-rider
event resistance-change boar-rider 2
no-event movement-change
expect attack boar-rider 3
expect resistance boar-rider 5
expect movement boar-rider 3

test AD-RULE-45 Movement points
duel
level 1 2
points 1 charge 1
servant 1 boar-rider d4
mana 1 1
do 1 skill-at charge boar-rider
event movement-change boar-rider 1
no-event status
expect attack boar-rider 3
expect resistance boar-rider 3
expect movement boar-rider 4
expect status boar-rider moved no

test AD-ST-9 AD-ST-10 A counter is no permanent one, a permanent one brings one counter, and neither returns anybody
duel
servant 1 boar-rider d4
hand 1 growth mothers-blessing
mana 1 9
do 1 play growth
resolve
do 1 aim boar-rider
no-event permanent
expect permanent boar-rider 0
expect counters boar-rider 1
do 1 play mothers-blessing
resolve
no-event returned
expect permanent boar-rider 1
expect counters boar-rider 2
expect at boar-rider d4

test AD-RULE-43 Resistance ends at 0 as well
pack adeloth-draws
duel
servant 2 leper e6
servant 2 brood-mother e5
expect resistance brood-mother 0
expect attack brood-mother 1
