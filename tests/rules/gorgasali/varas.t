# Varas, Steal (Stehlen)

test GO-VARAS-1 Takes one card of his choice from an enemy within range 3
table varas ebue medea tsiva
at varas 10-10
at ebue 12-13
at medea 10-14
at tsiva 10-11
card ebue helmet small-potion barrier flame-ball
card medea vest
cooldown varas 0
offered 1 steal ebue helmet
offered 1 steal ebue small-potion
offered 1 steal ebue barrier
offered 1 steal ebue flame-ball
not-offered 1 steal ebue vest
not-offered 1 steal tsiva helmet
denied 1 GO-ABIL-4 steal medea vest
do 1 steal ebue barrier
event steal varas ebue barrier
do 1 put defence
expect has varas barrier
expect lacks ebue barrier
expect has ebue helmet small-potion flame-ball
expect cooldown varas 3
denied 1 GO-COOL-1 steal ebue helmet

test GO-VARAS-2 GO-RULE-23 Weapons cannot be stolen, loaded or not, nor can extra chests
table varas ebue
at varas 10-10
at ebue 10-11
card ebue lynx
unloaded ebue gemini
cooldown varas 0
denied 1 GO-VARAS-2 steal ebue lynx
denied 1 GO-VARAS-2 steal ebue gemini
only 1 roll; open
expect chests ebue 1

test GO-RULE-23 Also a card from the backpack
table varas ebue
at varas 10-10
at ebue 10-11
card ebue axe
stored ebue boat magic-spear
cooldown varas 0
only 1 roll; open; steal ebue axe; steal ebue boat; steal ebue magic-spear
do 1 steal ebue magic-spear
expect slot ebue pack-throw none
expect slot ebue pack-utility boat
do 1 put throw
expect slot varas throw magic-spear

test GO-RULE-23 Of two alike he takes the one that could be used
table varas ebue
at varas 10-10
at ebue 10-11
card ebue axe
stored ebue axe
card varas boat rope
stored varas boat
cooldown varas 0
do 1 steal ebue axe; put pack-utility-2
expect slot ebue utility none
expect slot ebue pack-utility axe
expect slot varas pack-utility-2 axe

test GO-RULE-23 GO-CARD-6 The card goes into a free slot and can be used in the same turn
table varas ebue
at varas 10-10
at ebue 10-11
card ebue small-potion
health varas 50
cooldown varas 0
do 1 steal ebue small-potion
prompt put
offered 1 put utility
offered 1 put pack-utility
do 1 put utility
expect slot varas utility small-potion
do 1 use small-potion
expect health varas 70

test GO-RULE-23 GO-CARD-7 Without a free slot it replaces a card of its category or is discarded
table varas ebue
at varas 10-10
at ebue 10-11
card ebue barrier
card varas magic-field
cooldown varas 0
do 1 steal ebue barrier
prompt replace
only 1 replace defence; discard
do 1 discard
expect has varas magic-field
expect lacks varas barrier
expect lacks ebue barrier
expect discarded barrier 1

test GO-RULE-23 GO-CARD-7 What is replaced is discarded
table varas ebue
at varas 10-10
at ebue 10-11
card ebue vest
card varas vest
cooldown varas 0
do 1 steal ebue vest; replace vest
expect has varas vest
expect lacks ebue vest
expect discarded vest 1

test GO-VARAS-1 GO-RULE-60 Without a card to take there is no Steal
table varas ebue
at varas 10-10
at ebue 10-11
cooldown varas 0
only 1 roll; open

test GO-TABIL-4 Varas can use Steal on his mate
partners varas ebue medea kruber
at varas 10-10
at medea 10-12
at kruber 10-11
card medea helmet lynx
card kruber vest
cooldown varas 0
offered 1 steal kruber vest
denied 1 GO-VARAS-2 steal medea lynx
do 1 steal medea helmet; put helmet
expect has varas helmet
expect lacks medea helmet

test GO-RULE-23 A stolen card may be discarded although there is room for it
table varas ebue
at varas 10-10
at ebue 10-12
card ebue axe
cooldown varas 0
do 1 steal ebue axe
prompt put
offered 1 put utility
offered 1 put pack-utility
do 1 discard
expect lacks varas axe
expect lacks ebue axe
expect discarded axe 1

test GO-RULE-23 A card that lies there twice is offered once, and taken from the active slot
table varas ebue
at varas 10-10
at ebue 10-11
card ebue axe
stored ebue axe
cooldown varas 0
only 1 steal ebue axe; roll; open
do 1 steal ebue axe; put utility
expect slot ebue utility none
expect slot ebue pack-utility axe
