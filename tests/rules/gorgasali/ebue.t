# Ebue, Hypnosis (Hypnose)

test GO-EBUE-1 Pulls an enemy within range 5 onto any square next to Ebue
table ebue varas medea
no-chests
at ebue 10-10
at varas 10-15
at medea 16-10
cooldown ebue 0
offered 1 pull varas 9-9
offered 1 pull varas 9-10
offered 1 pull varas 9-11
offered 1 pull varas 10-9
offered 1 pull varas 10-11
offered 1 pull varas 11-9
offered 1 pull varas 11-10
offered 1 pull varas 11-11
not-offered 1 pull varas 10-12
denied 1 GO-ABIL-4 pull medea 9-9
do 1 pull varas 11-9
event pull ebue varas 10-15 11-9
expect at varas 11-9
expect at ebue 10-10
expect health varas 100
expect cooldown ebue 4

test GO-EBUE-1 Who already stands next to him can be put on another square
table ebue varas
at ebue 10-10
at varas 9-9
cooldown ebue 0
denied 1 GO-FREE-1 pull varas 9-9
do 1 pull varas 10-11
expect at varas 10-11

test GO-EBUE-1 GO-RULE-2 By straight steps only four squares are next to him
option metric=steps
table ebue varas
no-chests
at ebue 10-10
at varas 12-12
cooldown ebue 0
offered 1 pull varas 9-10
offered 1 pull varas 10-11
denied 1 GO-EBUE-1 pull varas 9-9
denied 1 GO-EBUE-1 pull varas 11-11
at varas 13-13
denied 1 GO-ABIL-4 pull varas 9-10

# ---- zones ----

test GO-EBUE-2 Not usable while Ebue stands in an inactive zone
table ebue varas
at ebue 4-15
at varas 5-17
cooldown ebue 0
round 5
offered 1 pull varas 5-15
round 6
denied 1 GO-EBUE-2 pull varas 5-15
at ebue 5-15
offered 1 pull varas 5-14
round 11
denied 1 GO-EBUE-2 pull varas 5-14

test GO-EBUE-2 A final storm makes zone 4 inactive: no Hypnosis there either
option storm=final
table ebue varas
at ebue 13-14
at varas 13-17
cooldown ebue 0
round 20
offered 1 pull varas 13-15
round 21
expect inactive 4
denied 1 GO-EBUE-2 pull varas 13-15

test GO-EBUE-2 Without a final storm zone 4 stays active
table ebue varas
at ebue 13-14
at varas 13-17
cooldown ebue 0
round 30
offered 1 pull varas 13-15

test GO-EBUE-3 GO-RULE-22 Ebue on the border: nobody is pulled from an active onto an inactive square
table ebue varas
no-chests
at ebue 5-15
at varas 8-15
cooldown ebue 0
round 6
denied 1 GO-EBUE-3 pull varas 4-14
denied 1 GO-EBUE-3 pull varas 4-15
denied 1 GO-EBUE-3 pull varas 4-16
offered 1 pull varas 5-14
offered 1 pull varas 5-16
offered 1 pull varas 6-14
offered 1 pull varas 6-15
offered 1 pull varas 6-16
round 5
offered 1 pull varas 4-15

test GO-EBUE-3 GO-RULE-22 Who stands on an inactive square may be put on any, without a price
table ebue varas medea
no-chests
at ebue 5-15
at varas 2-15
at medea 3-16
cooldown ebue 0
round 6
offered 1 pull varas 5-14
do 1 pull varas 4-15
expect at varas 4-15
expect health varas 100
no-event price

# ---- where the figure can stand: GO-RULE-22 ----

test GO-RULE-22 GO-FREE-2 GO-EBUE-4 Not on a chest, neither an enemy nor a mate
partners ebue varas medea kruber
at ebue 10-10
at varas 10-12
at medea 12-10
cooldown ebue 0
expect chest 11-10 yes
denied 1 GO-FREE-2 pull varas 11-10
denied 1 GO-FREE-2 pull medea 11-10
offered 1 pull varas 11-11
offered 1 pull medea 11-11
no-chest 11-10
offered 1 pull medea 11-10

test GO-RULE-22 GO-FREE-3 GO-FREE-4 Not on a banner, a barrier or the great tree
table ebue varas medea
no-chests
at ebue 13-14
at varas 13-17
cooldown ebue 0
barrier medea 12-13 12-17
banner medea magic-field 13-13
denied 1 GO-FREE-3 pull varas 12-14
denied 1 GO-FREE-3 pull varas 13-13
denied 1 GO-FREE-4 pull varas 14-15
offered 1 pull varas 14-14
offered 1 pull varas 13-15

test GO-RULE-22 GO-RULE-8 Not on a gate square of a sector in which somebody waits
table ebue varas medea
at ebue 2-9
at medea 3-11
cooldown ebue 0
expect at varas sector
denied 1 GO-RULE-8 pull medea 1-9
denied 1 GO-RULE-8 pull medea 1-10
offered 1 pull medea 1-8
at varas 5-5
offered 1 pull medea 1-9

test GO-RULE-22 Without a free square the ability cannot be used on that target
table ebue varas medea tsiva kruber
at ebue 1-1
at varas 1-2
at medea 2-1
at tsiva 2-2
at kruber 1-6
cooldown ebue 0
denied 1 GO-FREE-1 pull kruber 1-2
denied 1 GO-FREE-1 pull kruber 2-1
denied 1 GO-FREE-1 pull kruber 2-2
only 1 roll; open

test GO-RULE-22 GO-RULE-8 Not from a sector, nor somebody who waits in one
table ebue varas medea
at medea 2-3
cooldown ebue 0
only 1 roll; open
at ebue 3-3
denied 1 GO-RULE-8 pull varas 3-4
offered 1 pull medea 3-4

test GO-RULE-22 GO-RULE-19 Being pulled heals nobody and triggers nothing; the smoke banner is removed
table ebue varas tharsis
no-chests
at ebue 5-15
at varas 8-15
at tharsis 7-16
health varas 50
banner varas smoke-ball 8-15
banner tharsis ball-lightning 5-17
cooldown ebue 0
do 1 pull varas 6-16
expect at varas 6-16
expect health varas 50
expect burned varas 0
expect banner 8-15 none
event banner-off smoke-ball 8-15

test GO-RULE-22 Smoke of others stays where it is
table ebue varas tharsis
at ebue 5-15
at varas 8-15
banner tharsis smoke-ball 8-15
cooldown ebue 0
do 1 pull varas 5-14
expect banner 8-15 smoke-ball

# ---- partners ----

test GO-TABIL-3 Ebue can pull enemies and his mate
partners ebue varas medea kruber
at ebue 10-10
at varas 10-12
at medea 12-12
at kruber 8-12
cooldown ebue 0
offered 1 pull varas 10-11
offered 1 pull kruber 10-11
do 1 pull medea 9-10
expect at medea 9-10

test GO-TABIL-3 GO-EBUE-3 His mate is not put from an active onto an inactive square either
partners ebue varas medea kruber
at ebue 5-15
at medea 8-15
cooldown ebue 0
round 6
denied 1 GO-EBUE-3 pull medea 4-15
offered 1 pull medea 5-14
