# Armazi, Supernova

test GO-ARMAZI-1 35 damage to an enemy at range 1 or 2
table armazi ebue varas medea
at armazi 10-10
at ebue 10-11
at varas 12-8
at medea 13-10
cooldown armazi 0
offered 1 supernova ebue
offered 1 supernova varas
denied 1 GO-ABIL-4 supernova medea
do 1 supernova varas
event supernova armazi varas
expect health varas 65
expect health ebue 100
expect health medea 100
expect health armazi 100
expect cooldown armazi 5

test GO-ARMAZI-2 GO-ARMAZI-3 Three next to each other: two of them are hit, chosen by Armazi
table armazi ebue varas medea
at armazi 10-10
at ebue 10-11
at varas 10-12
at medea 9-11
cooldown armazi 0
offered 1 supernova ebue
offered 1 supernova varas
offered 1 supernova medea
offered 1 supernova-two ebue varas
offered 1 supernova-two ebue medea
offered 1 supernova-two varas medea
not-offered 1 supernova-two varas ebue
not-offered 1 supernova-two varas varas
do 1 supernova-two varas medea
expect health ebue 100
expect health varas 65
expect health medea 65
not-offered 1 supernova ebue

test GO-RULE-21 GO-ARMAZI-2 Two targets must stand next to each other
table armazi ebue varas
at armazi 10-10
at ebue 10-11
at varas 10-9
cooldown armazi 0
offered 1 supernova ebue
offered 1 supernova varas
denied 1 GO-RULE-21 supernova-two ebue varas
at varas 11-12
offered 1 supernova-two ebue varas

test GO-RULE-21 GO-ABIL-4 Both targets must be within range 2
table armazi ebue varas
at armazi 10-10
at ebue 10-12
at varas 10-13
cooldown armazi 0
offered 1 supernova ebue
denied 1 GO-ABIL-4 supernova-two ebue varas

test GO-RULE-21 GO-RULE-54 The second is hit also if the first is eliminated, and both are looted
table armazi ebue varas medea
at armazi 10-10
at ebue 10-11
at varas 10-12
health ebue 35
health varas 36
card ebue axe
cooldown armazi 0
do 1 supernova-two ebue varas
prompt put
expect at ebue out
expect health varas 36
do 1 put utility
expect has armazi axe
expect chests armazi 2
expect health varas 1
expect at varas 10-12
prompt start

test GO-ARMAZI-1 GO-ARMAZI-2 GO-ELIM-1 Whoever is out is no target, neither alone nor as one of two
table armazi ebue varas medea
at armazi 10-10
at varas 10-11
out ebue
out medea
cooldown armazi 0
offered 1 supernova varas
not-offered 1 supernova ebue
not-offered 1 supernova-two varas medea
pointed 1 GO-WPN-1 character ebue
pointed 1 GO-WPN-1 character medea

test GO-RULE-58 GO-ARMAZI-1 A mate is no target of Supernova
partners armazi ebue varas medea
at armazi 10-10
at varas 10-11
at ebue 9-11
at medea 9-10
cooldown armazi 0
denied 1 GO-RULE-58 supernova varas
offered 1 supernova ebue
offered 1 supernova-two ebue medea
not-offered 1 supernova-two ebue varas

test GO-RULE-21 GO-ARMAZI-2 Of two next to each other the nearer one alone is in range, whoever sits first
table armazi ebue varas
at armazi 10-10
at ebue 10-13
at varas 10-12
cooldown armazi 0
offered 1 supernova varas
denied 1 GO-ABIL-4 supernova ebue
not-offered 1 supernova-two ebue varas
not-offered 1 supernova-two varas ebue
