# Upgrades

test AD-UPG-2 AD-UPG-3 AD-UPG-4 Bought in the own administration phase for the price on the card
duel
servant 1 boar-rider d3
gold 1 9
do 1 income
prompt administration
offered 1 upgrade boar-rider weapons
offered 1 upgrade boar-rider armour
not-offered 1 upgrade boar-rider knowledge
do 1 upgrade boar-rider armour
event upgrade 1 boar-rider armour
expect upgraded boar-rider armour yes
expect upgraded boar-rider weapons no
expect gold 1 7
expect resistance boar-rider 5
expect attack boar-rider 3

test AD-UPG-3 Who cannot pay cannot buy
duel
servant 1 boar-rider d3
gold 1 2
do 1 income
denied 1 AD-UPG-3 upgrade boar-rider weapons
said 1 upgrade boar-rider weapons ; It costs 3 gold you have 2.
offered 1 upgrade boar-rider armour

test AD-UPG-3 A card without upgrades offers none
duel
servant 1 boar-rider d3
servant 1 weasel-scout d2
gold 1 9
do 1 income
not-offered 1 upgrade weasel-scout weapons
not-offered 1 upgrade weasel-scout armour
not-offered 1 upgrade weasel-scout knowledge

test AD-UPG-4 AD-TURN-5 Any number of upgrades in one administration phase; none in the action phase
duel
servant 1 boar-rider d3
servant 1 nimble-blade d2
gold 1 9
not-offered 1 upgrade boar-rider armour
do 1 income
do 1 upgrade boar-rider armour
do 1 upgrade boar-rider weapons
do 1 upgrade nimble-blade weapons
expect upgraded boar-rider armour yes
expect upgraded boar-rider weapons yes
expect upgraded nimble-blade weapons yes

test AD-UPG-4 The other player buys nothing in it
duel
servant 1 boar-rider d3
servant 2 shieldbearer d6
gold 1 9
gold 2 9
do 1 income
asked 1
not-offered 1 upgrade shieldbearer armour

test AD-UPG-5 AD-RULE-38 Each line once
duel
servant 1 boar-rider d3
gold 1 9
upgraded boar-rider armour
do 1 income
denied 1 AD-UPG-5 upgrade boar-rider armour
offered 1 upgrade boar-rider weapons

test AD-UPG-5 AD-RULE-38 Only on the battlefield
duel
servant 1 boar-rider d3
hand 1 nimble-blade
discard 1 shieldbearer
gold 1 9
do 1 income
resolve
not-offered 1 upgrade nimble-blade weapons
not-offered 1 upgrade shieldbearer armour

test AD-UPG-2 AD-UPG-5 Honey Gatherer with knowledge, removed and summoned again, has it without paying
duel
servant 1 honey-gatherer d3
gold 1 2
life 1 20
do 1 income
do 1 upgrade honey-gatherer knowledge
expect gold 1 0
resolve
hand 2 sparks
damage honey-gatherer 1
do 2 play-at sparks honey-gatherer
resolve
expect discard 1 has honey-gatherer
expect upgraded honey-gatherer knowledge yes
discard 1 honey-gatherer
end
hand 1 honey-gatherer
do 1 summon honey-gatherer
resolve
do 1 place d2
expect upgraded honey-gatherer knowledge yes
end 2
do 1 use honey-gatherer
resolve
expect gold 1 1
expect life 1 21

test AD-UPG-2 AD-RULE-55 Everybody sees upgrades on the figure and on open cards
duel
servant 1 boar-rider d3
upgraded boar-rider armour
expect tag 2 board boar-rider upgrade-armour yes
expect tag 2 board boar-rider upgrade-weapons no
discard 1 boar-rider
expect tag 2 discard-1 boar-rider upgrade-armour yes

test AD-UPG-1 Cards refer to the kinds: armour strengthens the Griffin Rider, weapons the Wild Hunt
pack adeloth-vectors
duel
servant 1 griffin-rider d3
servant 1 boar-rider d2
expect attack griffin-rider 3
upgraded boar-rider weapons
expect attack griffin-rider 3
upgraded boar-rider armour
expect attack griffin-rider 4

test AD-UPG-1 An upgrade of the enemy, or on a card that is not on the battlefield, does not count
pack adeloth-vectors
duel
servant 1 griffin-rider d3
servant 2 boar-rider d5
upgraded boar-rider armour
upgraded shieldbearer armour
hand 1 shieldbearer
expect attack griffin-rider 3

test AD-UPG-3 AD-CARD-3 An upgrade can give keywords
duel
servant 1 nimble-blade d3
servant 1 shieldbearer d2
expect tag 1 board nimble-blade swift no
upgraded nimble-blade weapons
upgraded shieldbearer armour
expect tag 1 board nimble-blade swift yes
expect tag 1 board shieldbearer intrusive yes

test AD-UPG-4 AD-UPG-5 Runesmith buys one in the action phase for 1 gold less, paid at execution
duel
servant 1 runesmith d3
servant 1 boar-rider d2
gold 1 2
hand 2 teleport
do 1 use-at runesmith boar-rider
expect gold 1 2
do 2 pass
prompt buy-upgrade
offered 1 upgrade boar-rider weapons
do 1 upgrade boar-rider weapons
expect gold 1 0
expect upgraded boar-rider weapons yes
expect status runesmith exhausted yes

# Outfitter of the test pack sells for 2 gold less. Squire's lines cost 3 (weapons), 2 (armour) and 4 (knowledge).
test AD-UPG-4 AD-UPG-3 Of several upgrades each has its own price, and the one that is named is bought
pack adeloth-draws
duel
servant 1 outfitter d3
servant 1 squire d2
servant 1 scholar e2
gold 1 1
do 1 use-at outfitter squire
prompt buy-upgrade
asked 1
denied 1 AD-UPG-3 upgrade squire knowledge
not-offered 1 upgrade scholar armour
only 1 none; upgrade squire weapons; upgrade squire armour
do 1 upgrade squire weapons
event upgrade 1 squire weapons 1
expect gold 1 0
expect upgraded squire weapons yes
expect upgraded squire armour no
expect upgraded squire knowledge no
expect attack squire 3
expect resistance squire 3
expect movement squire 3

test AD-UPG-4 AD-UPG-3 What costs no more than the discount is free; gold is never given back
pack adeloth-draws
duel
servant 1 outfitter d3
servant 1 squire d2
servant 1 scholar e2
gold 1 0
do 1 use-at outfitter squire
only 1 none; upgrade squire armour
do 1 upgrade squire armour
event upgrade 1 squire armour 0
expect gold 1 0
expect upgraded squire armour yes
expect upgraded squire weapons no
expect resistance squire 5
end 2
do 1 use-at outfitter scholar
resolve
# 1 gold, 2 less
only 1 none; upgrade scholar weapons; upgrade scholar armour; upgrade scholar knowledge
do 1 upgrade scholar knowledge
event upgrade 1 scholar knowledge 0
expect gold 1 0

test AD-UPG-4 AD-UPG-5 AD-RULE-38 Whoever has one upgrade is sold the others, at their own prices, and keeps the first
pack adeloth-draws
duel
servant 1 outfitter d3
servant 1 squire d2
upgraded squire weapons
gold 1 2
do 1 use-at outfitter squire
prompt buy-upgrade
denied 1 AD-UPG-5 upgrade squire weapons
only 1 none; upgrade squire armour; upgrade squire knowledge
do 1 upgrade squire knowledge
event upgrade 1 squire knowledge 2
expect gold 1 0
expect upgraded squire weapons yes
expect upgraded squire armour no
expect upgraded squire knowledge yes
expect attack squire 3
expect movement squire 4

test AD-UPG-4 AD-UPG-5 With all upgrades bought there is nothing to ask, and nothing is paid
pack adeloth-draws
duel
servant 1 outfitter d3
servant 1 squire d2
upgraded squire weapons
upgraded squire armour
upgraded squire knowledge
gold 1 9
do 1 use-at outfitter squire
no-event upgrade
prompt action
expect gold 1 9
expect status outfitter exhausted yes

test AD-UPG-4 Nobody has to buy
pack adeloth-draws
duel
servant 1 outfitter d3
servant 1 squire d2
gold 1 9
do 1 use-at outfitter squire
do 1 none
no-event upgrade
prompt action
expect gold 1 9
expect upgraded squire weapons no
expect upgraded squire armour no
expect upgraded squire knowledge no

test AD-UPG-4 AD-GAB-3 A general ability that sells upgrades gets cheaper with its points
pack adeloth-draws
duel
level 1 3
points 1 outfit 1
servant 1 squire d2
mana 1 4
gold 1 2
do 1 skill-at outfit squire
prompt buy-upgrade
denied 1 AD-UPG-3 upgrade squire knowledge
only 1 none; upgrade squire weapons; upgrade squire armour
do 1 upgrade squire weapons
event upgrade 1 squire weapons 2
expect gold 1 0
level 1 5
points 1 outfit 2
cooldown 1 outfit 0
gold 1 2
do 1 skill-at outfit squire
only 1 none; upgrade squire armour; upgrade squire knowledge
do 1 upgrade squire knowledge
event upgrade 1 squire knowledge 2
expect gold 1 0

test AD-UPG-4 AD-RULE-83 In level 1 an upgrade that only changes attributes is not sold in the action phase either
pack adeloth-draws
option level=1
duel
servant 1 outfitter d3
servant 1 scholar d2
gold 1 9
do 1 use-at outfitter scholar
denied 1 AD-RULE-83 upgrade scholar weapons
only 1 none; upgrade scholar armour; upgrade scholar knowledge

test AD-UPG-4 The price is not reduced for anybody who buys in the usual way
duel
servant 1 runesmith d3
servant 1 boar-rider d2
gold 1 2
do 1 income
denied 1 AD-UPG-3 upgrade boar-rider weapons

test AD-UPG-5 AD-RULE-83 AD-L12-1 In level 1 an upgrade that only changes an attribute is not offered
option level=1
duel
servant 1 ancient-golem d3
gold 1 9
do 1 income
denied 1 AD-RULE-83 upgrade ancient-golem knowledge
offered 1 upgrade ancient-golem armour

test AD-UPG-3 AD-CONT-18 In level 2 it is, and gives intelligence
duel
servant 1 ancient-golem d3
gold 1 9
expect intelligence ancient-golem 0
do 1 income
do 1 upgrade ancient-golem knowledge
expect intelligence ancient-golem 2

test AD-ST-11 AD-UPG-2 Who has lost all permanent statuses can use its ability as before
pack adeloth-plain
duel
servant 1 spy-oak d4
hand 1 unlearn
mana 1 1
do 1 play-at unlearn spy-oak
resolve
do 1 use spy-oak
expect resistance spy-oak 7
