# Damage (Schaden)

test AD-DMG-1 AD-DMG-4 A 2/4 servant takes 2 and 1 more: damage 3; after the administration phase none
pack adeloth-plain
duel
at rune-master g1
servant 1 imp d4
servant 2 soldier d5
hand 1 bolt
do 1 play-at bolt soldier
expect damage soldier 2
do 1 attack imp soldier
do 2 endure
expect damage soldier 3
expect at soldier d5
end
expect damage soldier 0

test AD-DMG-2 AD-REM-1 Damage equal to the resistance removes
pack adeloth-plain
duel
servant 2 soldier d5
damage soldier 2
hand 1 bolt
do 1 play-at bolt soldier
event removed soldier
expect at soldier nowhere
expect discard 2 has soldier
expect xp 1 1

test AD-DMG-2 One less does not
pack adeloth-plain
duel
servant 2 soldier d5
damage soldier 1
hand 1 bolt
do 1 play-at bolt soldier
no-event removed
expect damage soldier 3

test AD-DMG-2 AD-RULE-43 Resistance does not fall below 0, and with 0 a servant goes even without damage
pack adeloth-plain
duel
servant 2 soldier d5
hand 1 wither
do 1 play-at wither soldier
event removed soldier
expect at soldier nowhere

test AD-RULE-43 Attack strength does not fall below 0: the blow does nothing, and costs no durability
pack adeloth-plain
duel
at rune-master d5
equip 2 amulet
servant 1 soldier d4
hand 1 enfeeble
do 1 play-at enfeeble soldier
expect attack soldier 0
do 1 attack soldier rune-master
do 2 endure
expect life 2 25
expect durability amulet 2

test AD-DMG-3 AD-GEN-6 A general loses life at once and keeps no damage
pack adeloth-plain
duel
hand 1 bolt
do 1 play-at bolt rune-master
expect life 2 23
expect damage rune-master 0
end
expect life 2 23

test AD-GEN-6 AD-RULE-85 Of a counter only the attack helps a general
pack adeloth-plain
duel
counters pathfinder 2
expect attack pathfinder 4
hand 2 bolt
life 1 2
do 1 income
do 2 play-at bolt pathfinder
over 2

test AD-DMG-1 AD-REM-1 Nobody falls in the middle of an effect, all fall together after it
pack adeloth-plain
duel
at rune-master g1
servant 1 imp d4
servant 2 agile0 d5
servant 2 wild c5
do 1 attack imp wild
do 2 defend
event damage imp 3
event damage wild 1
event removed imp
expect damage wild 1

test AD-REM-1 AD-CONT-16 AD-BNTY-5 AD-RULE-28 AD-RULE-60 Mother Bear falls in the first pass, Nimble Blade without her aura in the second
duel
servant 1 mother-bear d4
servant 1 nimble-blade d3
damage mother-bear 4
damage nimble-blade 2
expect resistance nimble-blade 3
hand 2 fireball teleport
mana 2 4
pile 1 growth
xp 2 0
do 1 income
do 2 play-at fireball mother-bear
do 2 pass
# both are gone before her ability is executed
expect stack income trigger
event removed mother-bear
event removed nimble-blade
expect xp 2 4
expect hand 1 lacks growth
do 2 pass
event draw 1 growth
expect hand 1 has growth

test AD-WIN-1 AD-TRIG-3 A general can fall to a triggered ability, after the effect that caused it
duel
life 1 1
servant 1 weasel-scout d4
servant 2 lantern-ghost d5
at rune-master g1
status weasel-scout surprised-intelligence
hand 1 sparks
mana 1 1
do 1 play-at sparks lantern-ghost
over 2

test AD-WIN-5 AD-RULE-70 Bounties of the same effect do not help who has no life left
duel
life 1 2
at pathfinder d4
at rune-master g1
servant 2 tower-guard d5
damage tower-guard 1
mana 2 0
do 1 attack pathfinder tower-guard
do 2 defend
over 2
expect xp 1 1

test AD-REM-1 AD-ST-8 A displaced servant that loses the aura falls after that very effect
duel
servant 2 mother-bear d5
servant 2 nimble-blade d6
damage nimble-blade 2
hand 1 teleport
mana 1 2
do 1 play-at teleport nimble-blade
do 1 place a1
event removed nimble-blade
expect at nimble-blade nowhere
expect xp 1 1

test AD-REM-1 AD-ST-8 The same for those that are left when the link between them and the bear goes
duel
at rune-master g1
servant 2 mother-bear d7
servant 2 tower-guard d6
servant 2 nimble-blade d5
damage nimble-blade 2
mana 2 0
hand 1 teleport
mana 1 2
do 1 play-at teleport tower-guard
do 1 place a1
event removed nimble-blade

test AD-REM-1 AD-RULE-28 All who have damage enough go at once, though one would live if another went before it
pack adeloth-draws
duel
servant 2 leper e6
servant 2 blue-t1a e5
servant 1 green-t1c d5
expect resistance blue-t1a 1
hand 1 spray
do 1 play-at spray green-t1c
event damage leper 1
event damage blue-t1a 1
event removed leper
event removed blue-t1a

test AD-REM-1 AD-ST-8 Whose friend is gone is as strong as before
pack adeloth-draws
duel
servant 2 leper e6
servant 2 blue-t1a e5
servant 1 green-t1c f7
expect resistance blue-t1a 1
do 1 attack green-t1c leper
do 2 endure
event removed leper
expect resistance blue-t1a 3
expect at blue-t1a e5

test AD-REM-1 AD-RULE-28 Of two hit by one effect both go, whoever stands first on the board
pack adeloth-plain
duel
at rune-master g1
servant 1 wild d4
servant 2 imp d5
servant 2 weak c3
servant 2 recruit e5
do 1 attack wild imp
do 2 endure
event removed imp
event removed weak
event removed recruit
