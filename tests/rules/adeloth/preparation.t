# Turn preparation: the mana administration token, crystals, statuses, cooldowns

test AD-PREP-1 The token is turned in any case; a crystal comes only if it showed the symbol before
duel
mana 2 2 2
expect seat-tag 1 2 crystal-next yes
end
event crystal 2 3
event prepared 2 3
expect crystals 2 3
expect seat-tag 1 2 crystal-next no
end
end
no-event crystal 2
expect crystals 2 3
expect seat-tag 1 2 crystal-next yes
end 2
expect crystals 2 4
expect seat-tag 1 2 crystal-next no

test AD-PREP-1 The token of the other player is left alone
duel
expect seat-tag 2 1 crystal-next yes
end
expect seat-tag 2 1 crystal-next yes
expect crystals 1 2
end
expect seat-tag 2 1 crystal-next no
expect crystals 1 3

test AD-PREP-2 All crystals become active, the new one too, and the card-flow token
duel
mana 2 0 6
flow 2 off
flow 1 off
do 1 income
expect crystals 2 7
expect mana 2 7
expect flow 2 yes
expect flow 1 no

test AD-PREP-2 AD-FLOW-2 A card-flow token that nobody owns is not turned
duel
end 2
expect has-flow 1 no
expect flow 1 no
denied 1 AD-FLOW-1 flow

test AD-PREP-3 AD-ST-5 Only the characters of who prepares lose Exhausted, generals and tokens included
duel
servant 1 weasel-scout a1
servant 2 priest a7
token 2 wolf-pup b7
status pathfinder exhausted
status weasel-scout exhausted
status rune-master exhausted
status priest exhausted
status wolf-pup exhausted
end
expect status rune-master exhausted no
expect status priest exhausted no
expect status wolf-pup exhausted no
expect status pathfinder exhausted yes
expect status weasel-scout exhausted yes
end
expect status pathfinder exhausted no
expect status weasel-scout exhausted no

test AD-PREP-3 AD-SUM-5 A servant is ready in the own turn after the one in which it was summoned
duel
hand 1 weasel-scout
do 1 summon weasel-scout
resolve
do 1 place d2
expect status weasel-scout exhausted yes
end
expect status weasel-scout exhausted yes
end
expect status weasel-scout exhausted no

test AD-PREP-4 AD-GAB-6 Cooldowns of who prepares go one step back
duel
level 1 3
level 2 3
points 1 take-cover 1
points 1 charge 1
points 2 shift 1
cooldown 1 take-cover 2
cooldown 1 charge 1
cooldown 2 shift 2
end
expect cooldown 2 shift 1
expect cooldown 1 take-cover 2
expect cooldown 1 charge 1
end
expect cooldown 1 take-cover 1
expect cooldown 1 charge 0
expect cooldown 2 shift 1
end
expect cooldown 2 shift 0
end
expect cooldown 1 take-cover 0
expect cooldown 1 charge 0

test AD-PREP-5 Mana in the first turns: player 1 2, 3, 3, 4, 4, 5, 5, 6, 6; player 2 3, 3, 4, 4, 5, 5, 6, 6, 7
duel
expect mana 1 2
end
expect mana 2 3
end
expect mana 1 3
end
expect mana 2 3
end
expect mana 1 3
end
expect mana 2 4
end
expect mana 1 4
end
expect mana 2 4
end
expect mana 1 4
end
expect mana 2 5
end
expect mana 1 5
end
expect mana 2 5
end
expect mana 1 5
end
expect mana 2 6
end
expect mana 1 6
end
expect mana 2 6
end
expect mana 1 6
end
expect mana 2 7

test AD-PREP-5 In player 1's first turn player 2 can pay no mana, as his two crystals are inactive
start
do 1 profession pathfinder
do 2 colour blue
expect mana 1 2
expect crystals 1 2
expect mana 2 0
expect crystals 2 2
asked 1
prompt react
do 1 pass
asked 1
prompt action
hand 2 teleport vine-grasp
servant 1 weasel-scout a1
do 1 move weasel-scout
do 1 pass
prompt move-to
asked 1

test AD-PREP-5 Player 1 has no preparation before his first turn
start
do 1 profession pathfinder
do 2 colour blue
no-event prepared
no-event crystal
expect mana 1 2
expect seat-tag 1 1 crystal-next yes

test AD-PREP-6 AD-RULE-63 The number of crystals has no upper limit
duel
mana 1 255 255
mana 2 300 300
end 2
expect crystals 2 301
expect mana 2 301
expect crystals 1 256
expect mana 1 256
expect seat-fact 2 1 mana 256

test AD-PREP-6 AD-RULE-63 Only where no match ever comes to, the program counts no further
duel
mana 2 30000 30000
end
expect crystals 2 30000
expect mana 2 30000
