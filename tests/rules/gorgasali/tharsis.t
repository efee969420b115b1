# Tharsis, Ignite (Entzünden)

test GO-THARSIS-1 GO-THARSIS-3 Two enemies next to him at the end of his move: both lose 10, no healing cards for both
table tharsis ebue varas medea
no-chests
at tharsis 10-10
at ebue 11-13
at varas 9-13
at medea 10-14
card ebue small-potion
card varas small-potion
card medea small-potion
dice 1 1
do 1 roll; step 10-11
prompt step
expect health ebue 100
do 1 step 10-12
prompt actions
event ignite tharsis ebue
event ignite tharsis varas
no-event ignite tharsis medea
expect health ebue 90
expect health varas 90
expect health medea 100
expect health tharsis 100
do 1 end
asked 2
denied 2 GO-THARSIS-3 use small-potion
pass
denied 3 GO-THARSIS-3 use small-potion
pass
offered 4 use small-potion

test GO-THARSIS-1 GO-RULE-69 GO-RANGE-2 Next to means range 1, diagonals included
table tharsis ebue varas
at tharsis 10-10
at ebue 9-11
at varas 10-12
dice 1 2
do 1 roll; stay
expect health ebue 90
expect health varas 100

test GO-THARSIS-1 Whom he only passes is not hurt
table tharsis ebue
at tharsis 10-14
at ebue 9-15
dice 1 2
do 1 roll; step 10-15; step 10-16; step 10-17
expect health ebue 100

test GO-THARSIS-1 GO-RULE-19 Also if he stays or is frozen
table tharsis ebue
at tharsis 10-10
at ebue 10-11
dice 1 2
do 1 roll; stay
expect health ebue 90
do 1 end
at ebue 10-14
pass
at ebue 10-11
frozen tharsis
do 1 go-on
expect health ebue 80

test GO-THARSIS-1 GO-RULE-8 Nobody in a sector burns, nor does he burn anybody from there
table tharsis ebue
at ebue 1-3
dice 1 2
do 1 roll; stay
expect health ebue 100
do 1 end
at tharsis 1-8
at ebue sector
dice 1 2
do 2 roll; stay
expect health ebue 100

test GO-THARSIS-2 An enemy who ends his own move next to Tharsis takes 10 damage
table tharsis ebue varas
at tharsis 10-13
at ebue 10-17
at varas 20-20
pass
dice 1 2
do 2 roll; step 10-16; step 10-15
expect health ebue 100
do 2 step 10-14
event ignite tharsis ebue
expect health ebue 90
expect at ebue 10-14
prompt actions

test GO-THARSIS-2 GO-RULE-19 Also one who stays next to him, or is frozen there
table tharsis ebue varas
at tharsis 10-13
at ebue 20-10
at varas 20-20
pass
at ebue 10-14
health ebue 50
dice 1 2
do 2 roll; stay
expect health ebue 40
do 2 end
at varas 10-12
frozen varas
do 3 go-on
expect health varas 90

test GO-THARSIS-2 An enemy who only passes is not hurt
table tharsis ebue
at tharsis 9-16
at ebue 10-18
pass
dice 2 2
do 2 roll; step 10-17; step 10-16; step 10-15; step 10-14
expect at ebue 10-14
expect health ebue 100
expect burned ebue 0

test GO-THARSIS-1 GO-THARSIS-2 GO-RULE-58 Mates do not burn
partners tharsis ebue varas medea
at tharsis 10-10
at varas 10-11
dice 1 2
do 1 roll; stay
expect health varas 100
do 1 end
pass
dice 1 2
do 3 roll; stay
expect health varas 100

test GO-THARSIS-1 GO-ELIM-2 A kill by Ignite is his: he takes the cards
table tharsis ebue varas
at tharsis 10-10
at ebue 10-11
health ebue 10
card ebue helmet
dice 1 2
do 1 roll; stay
expect at ebue out
expect has tharsis helmet
expect chests tharsis 2

test GO-THARSIS-2 GO-RULE-53 Also in the turn of the victim, who has no rest of it
table tharsis ebue varas
at tharsis 10-10
at ebue 20-10
health ebue 10
card ebue axe
pass
at ebue 10-11
dice 1 2
do 2 roll; stay
expect at ebue out
asked 1
prompt put
do 1 put utility
expect has tharsis axe
asked 3

# ---- how long: GO-RULE-28 ----

test GO-THARSIS-3 GO-RULE-28 Burnt in the turn of Tharsis: no healing card in the next own turn, again in the one after
table tharsis ebue
at tharsis 10-10
at ebue 10-11
card ebue small-potion large-potion
dice 1 2
do 1 roll; stay; end
expect burned ebue 1
denied 2 GO-THARSIS-3 use small-potion
denied 2 GO-THARSIS-3 use large-potion
at ebue 20-10
pass
expect burned ebue 0
pass
asked 2
offered 2 use small-potion
offered 2 use large-potion

test GO-THARSIS-3 GO-RULE-28 Burnt in the own turn: that turn does not count as the next one
table tharsis ebue
at tharsis 10-10
at ebue 20-10
card ebue small-potion
pass
at ebue 10-11
dice 1 2
do 2 roll; stay
expect health ebue 90
do 2 end
at ebue 20-10
pass
asked 2
denied 2 GO-THARSIS-3 use small-potion
pass 2
asked 2
offered 2 use small-potion

test GO-RULE-28 Burnt again, barred again
table tharsis ebue
at tharsis 10-10
at ebue 10-11
card ebue small-potion
dice 1 2
do 1 roll; stay; end
denied 2 GO-THARSIS-3 use small-potion
dice 1 2
do 2 roll; stay; end
expect health ebue 80
at ebue 20-10
pass
denied 2 GO-THARSIS-3 use small-potion

test GO-THARSIS-3 Only healing cards are barred
table tharsis ebue
at tharsis 10-10
at ebue 10-11
unloaded ebue lynx
card ebue ammunition-bag boat
dice 1 2
do 1 roll; stay; end
offered 2 use ammunition-bag
dice 1 2
do 2 roll
offered 2 use boat

test GO-RULE-28 GO-HEALPT-1 A healing point still heals
table tharsis ebue
no-chests
at tharsis 20-20
at ebue 10-16
burned ebue 1
health ebue 50
pass
dice 1 1
do 2 roll; step 10-15; step 10-14
expect at ebue 10-14
expect health ebue 70

test GO-RULE-28 GO-MEDEA-1 Heal, Drain Fluid and Jalugar still heal
table medea drain ebue
at medea 20-10
at drain 10-10
at ebue 10-11
burned medea 1
burned drain 1
burned ebue 1
health medea 50
health drain 50
health ebue 60
card drain lynx
card ebue jalugar
cooldown medea 0
force card helmet
do 1 heal
expect health medea 70
pass
dice 1 2
do 2 roll; stay
dice 5 1 1
do 2 shoot lynx ebue
expect health drain 55
expect health ebue 34
do 2 end
dice 1 2
do 3 roll; stay
dice 3
do 3 shoot jalugar drain
expect health ebue 49

test GO-RULE-28 Nor can who is burnt revive his mate with a healing card
partners tharsis ebue varas medea
at tharsis 20-10
at ebue 10-10
at varas 10-12
at medea 10-11
card ebue small-potion
health medea 10
card varas scratch
pass 2
asked 3
dice 1 2
do 3 roll; stay
dice 2
do 3 shoot scratch medea
expect at medea out
do 3 end
pass
burned ebue 1
asked 2
dice 1 2
do 2 roll; stay
denied 2 GO-RULE-28 revive small-potion
burned ebue 0
offered 2 revive small-potion

# ---- two Ignites: GO-RULE-67 ----

test GO-RULE-67 Only Tharsis and Octor with Ignite are left, both at 10: whose move ends, wins
table tharsis octor
at tharsis 10-14
at octor 10-18
expect ability octor ignite
health tharsis 10
health octor 10
dice 1 2
do 1 roll; step 10-15; step 10-16; step 10-17
over 1
expect health tharsis 10
expect at octor out

test GO-RULE-67 First he burns, then the Ignite of the other burns him
table tharsis octor varas
at tharsis 10-10
at octor 10-11
ability octor ignite
dice 1 2
do 1 roll; stay
expect health octor 90
expect health tharsis 90
expect burned octor 1
expect burned tharsis 2

test GO-RULE-67 Who is eliminated on the way burns nobody any more
table tharsis octor varas
at tharsis 10-10
at octor 10-11
ability octor ignite
health tharsis 10
health octor 10
dice 1 2
do 1 roll; stay
not-over
expect at octor out
expect health tharsis 10
expect burned tharsis 0

test GO-RULE-67 GO-RULE-54 His victims burn clockwise from him
table ebue tharsis varas medea
at tharsis 10-10
at varas 10-9
at medea 20-20
health ebue 10
health varas 10
card ebue axe
card varas boat
pass
at ebue 10-11
dice 1 2
do 2 roll; stay
prompt put
expect at varas out
expect health ebue 10
do 2 put utility
expect slot tharsis utility boat
expect at ebue out
do 2 put utility-2
expect slot tharsis utility-2 axe

test GO-RULE-67 The win is looked for after every single elimination
table tharsis octor varas
at tharsis 10-10
at octor 10-11
at varas 10-9
ability octor ignite
health tharsis 10
health octor 10
health varas 10
dice 1 2
do 1 roll; stay
over 1
expect health tharsis 10

# ---- once a turn: GO-RULE-19 ----

test GO-RULE-19 GO-THARSIS-1 After Dobergun's squares only those burn who have not burnt this turn
table tharsis ebue varas
no-chests
at tharsis 10-14
at ebue 9-15
at varas 12-17
card tharsis dobergun
dice 1 2
do 1 roll; stay
expect health ebue 90
dice 4
do 1 shoot dobergun ebue
expect health ebue 54
do 1 step 10-15; step 10-16
expect health ebue 54
expect burned ebue 1

test GO-RULE-19 GO-THARSIS-2 And Tharsis burns one who comes near by Dobergun's squares
table tharsis ebue varas
no-chests
at tharsis 10-14
at ebue 10-17
at varas 9-17
card ebue dobergun
pass
dice 1 2
do 2 roll; stay
dice 4
do 2 shoot dobergun varas
do 2 step 10-16; step 10-15
expect health ebue 90
expect burned ebue 2

test GO-RULE-19 GO-THARSIS-2 Who has burnt at him this turn does not burn again after Dobergun's squares
table tharsis ebue varas
no-chests
at tharsis 10-14
at ebue 10-15
at varas 9-17
card ebue dobergun
pass
expect health ebue 90
dice 1 2
do 2 roll; stay
expect health ebue 80
dice 4
do 2 shoot dobergun varas
do 2 step 11-15
no-event ignite
expect health ebue 80

test GO-RULE-19 GO-RULE-67 Nor at two with Ignite
table tharsis ebue octor
no-chests
at tharsis 10-14
at ebue 10-15
at octor 10-16
ability octor ignite
card ebue dobergun
pass
expect health ebue 90
dice 1 2
do 2 roll; stay
expect health ebue 70
dice 4
do 2 shoot dobergun octor
do 2 step 11-15
no-event ignite
expect health ebue 70

test GO-RULE-19 GO-THARSIS-1 Nor do two of his victims burn again
table tharsis ebue varas
no-chests
at tharsis 10-14
at ebue 9-15
at varas 11-15
card tharsis dobergun
dice 1 2
do 1 roll; stay
expect health ebue 90
expect health varas 90
dice 4
do 1 shoot dobergun ebue
do 1 step 10-15; stop
no-event ignite
expect health varas 90
