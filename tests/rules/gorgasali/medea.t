# Medea, Heal (Heilen)

test GO-MEDEA-1 GO-MEDEA-2 She regains 20 health and draws one support card
table medea ebue
health medea 30
health ebue 30
at medea 10-10
at ebue 10-11
cooldown medea 0
force card helmet
do 1 heal
event healer medea
event draw medea helmet
expect health medea 50
expect health ebue 30
expect has medea helmet
expect deck supports 213
expect deck weapons 101
expect cooldown medea 3

test GO-MEDEA-1 GO-MEDEA-2 At 100 health she stays there, and draws all the same
table medea ebue
cooldown medea 0
force card vest
do 1 heal
expect health medea 100
expect has medea vest
expect deck supports 213

test GO-MEDEA-1 GO-HP-1 Never more than 100
table medea ebue
health medea 95
cooldown medea 0
force card vest
do 1 heal
expect health medea 100

test GO-MEDEA-1 GO-RULE-8 Also from the sector: it needs no target
table medea ebue
health medea 40
cooldown medea 0
expect at medea sector
force card vest
do 1 heal
expect health medea 60

test GO-MEDEA-2 GO-CARD-7 The card is placed, or discarded if there is no room
table medea ebue
card medea barrier
cooldown medea 0
force card magic-field
do 1 heal
prompt replace
do 1 replace defence
expect has medea magic-field
expect lacks medea barrier
expect discarded barrier 1

test GO-MEDEA-2 GO-RULE-57 Without cards she only heals
table medea ebue
deck supports 0
health medea 40
cooldown medea 0
force card vest
do 1 heal
event reshuffle medea
expect health medea 60
expect deck supports 213

test GO-TABIL-1 Medea 90 and her mate 40 at range 3: 100 and 60
partners medea ebue varas kruber
health medea 90
health varas 40
health ebue 40
at medea 10-10
at varas 13-11
at ebue 10-11
cooldown medea 0
force card vest
do 1 heal
expect health medea 100
expect health varas 60
expect health ebue 40

test GO-TABIL-1 GO-RULE-24 A mate at range 4 gets nothing; she may use it alone
partners medea ebue varas kruber
health medea 90
health varas 40
at medea 10-10
at varas 14-10
cooldown medea 0
force card vest
do 1 heal
expect health medea 100
expect health varas 40
expect cooldown medea 3

test GO-RULE-24 Only Medea draws, her mate gets no card
partners medea ebue varas kruber
health varas 40
at medea 10-10
at varas 10-11
cooldown medea 0
force card vest
do 1 heal
expect has medea vest
expect lacks varas vest
expect health varas 60
expect deck supports 213

test GO-TABIL-1 GO-HP-1 The mate has at most 100 too, and nobody in a sector is reached
partners medea ebue varas kruber
health varas 95
at medea 10-10
at varas 10-11
cooldown medea 0
force card vest
do 1 heal
expect health varas 100
health varas 50
at varas sector
cooldown medea 0
force card helmet
do 1 heal
expect health varas 50

test GO-TABIL-1 GO-RULE-26 Octor with Heal heals his own mate
partners octor medea varas kruber
ability octor heal
cooldown octor 0
health octor 50
health varas 50
health medea 50
at octor 10-10
at varas 10-13
at medea 10-11
force card vest
do 1 heal
expect health octor 70
expect health varas 70
expect health medea 50
expect has octor vest
expect cooldown octor 3
