# Kruber, Eye Contact (Augenkontakt)

test GO-KRUBER-1 He and an enemy within range 6 swap squares
table kruber ebue varas
at kruber 10-10
at ebue 16-13
at varas 17-10
cooldown kruber 0
offered 1 swap ebue
denied 1 GO-ABIL-4 swap varas
do 1 swap ebue
event swap kruber ebue 10-10 16-13
expect at kruber 16-13
expect at ebue 10-10
expect health kruber 100
expect health ebue 100
expect cooldown kruber 4

test GO-KRUBER-1 GO-RULE-8 Not from a sector, nor with somebody in one
table kruber ebue varas
at ebue 2-3
cooldown kruber 0
denied 1 GO-RULE-8 swap ebue
at kruber 2-5
offered 1 swap ebue
denied 1 GO-RULE-8 swap varas

# ---- return: GO-RULE-27 ----

test GO-KRUBER-2 GO-RULE-27 Swap, stay, shoot a third player, return
table kruber ebue varas
at kruber 10-10
at ebue 10-15
at varas 10-13
card kruber lynx
cooldown kruber 0
not-offered 1 return
do 1 swap ebue
expect at kruber 10-15
offered 1 return
dice 1 2
do 1 roll
offered 1 return
do 1 stay
offered 1 return
dice 1 1 1
do 1 shoot lynx varas
offered 1 return
do 1 return
event return kruber 10-10
expect at kruber 10-10
expect at ebue 10-15
expect cooldown kruber 4
not-offered 1 return

test GO-KRUBER-2 GO-RULE-27 He swaps, then walks: no return this turn
table kruber ebue varas
at kruber 10-10
at ebue 10-15
cooldown kruber 0
dice 1 2
do 1 swap ebue; roll
offered 1 return
do 1 step 10-16; step 10-17
not-offered 1 return
do 1 step 10-18
prompt actions
denied 1 GO-KRUBER-2 return

test GO-RULE-27 He swaps, then teleports: no return this turn
table kruber ebue varas
at kruber 10-10
at ebue 10-15
card kruber teleport
cooldown kruber 0
dice 1 2
do 1 swap ebue; roll; jump teleport 10-19
prompt move
denied 1 GO-KRUBER-2 return

test GO-RULE-27 He swaps, then walks the squares of Dobergun: no return either
table kruber ebue varas
at kruber 10-10
at ebue 10-15
at varas 10-14
card kruber dobergun
cooldown kruber 0
dice 1 2
do 1 swap ebue; roll; stay
dice 4
do 1 shoot dobergun varas
prompt extra-steps
not-offered 1 return
do 1 step 10-16; stop
denied 1 GO-KRUBER-2 return

test GO-RULE-27 Dobergun's squares not walked: the return is still there
table kruber ebue varas
at kruber 10-10
at ebue 10-15
at varas 10-14
card kruber dobergun
cooldown kruber 0
dice 1 2
do 1 swap ebue; roll; stay
dice 4
do 1 shoot dobergun varas; stop
offered 1 return

test GO-RULE-27 Walk first, swap then: the return is allowed
table kruber ebue varas
at kruber 10-15
at ebue 12-15
cooldown kruber 0
dice 1 2
do 1 roll; step 10-16; step 10-17; step 10-18
do 1 swap ebue
expect at kruber 12-15
do 1 return
expect at kruber 10-18
expect at ebue 12-15

test GO-RULE-27 Only in the same turn
table kruber ebue varas
at kruber 10-10
at ebue 10-15
cooldown kruber 0
do 1 swap ebue
pass 3
asked 1
not-offered 1 return
expect at kruber 10-15

test GO-RULE-27 The other one is eliminated: Kruber returns alone, also onto a magic field
table kruber ebue varas
at kruber 10-10
at ebue 10-12
banner kruber magic-field 10-10
health ebue 1
card kruber gemini
cooldown kruber 0
dice 1 2
do 1 swap ebue; roll; stay
dice 2 2
do 1 shoot gemini ebue
expect at ebue out
do 1 return
expect at kruber 10-10
expect banner 10-10 magic-field

test GO-RULE-27 GO-RULE-50 His smoke does not go along when he returns alone
table kruber ebue varas
at kruber 10-10
at ebue 10-12
health ebue 1
card kruber gemini smoke-ball
cooldown kruber 0
dice 1 2
do 1 swap ebue; roll; stay
dice 2 2
do 1 shoot gemini ebue
do 1 use smoke-ball
expect banner 10-12 smoke-ball
do 1 return
expect at kruber 10-10
expect banner 10-12 none

test GO-RULE-27 A barrier on his old square keeps him from returning
table kruber ebue varas
no-chests
at kruber 10-10
at ebue 10-12
health ebue 1
card kruber gemini barrier
cooldown kruber 0
dice 1 2
do 1 swap ebue; roll; stay
dice 2 2
do 1 shoot gemini ebue
offered 1 return
do 1 build barrier 10-7 10-11
denied 1 GO-RULE-27 return

test GO-RULE-27 A figure on his old square keeps him from returning
partners kruber ebue varas medea
at kruber 10-10
at ebue 10-11
health ebue 60
health varas 20
at varas 10-12
card medea lynx
at medea 10-13
card kruber small-potion magic-spear
pass 3
asked 4
dice 1 2
do 4 roll; stay
dice 6 1 1
do 4 shoot lynx varas
expect at varas out
do 4 end
at medea 20-20
asked 1
# the mate's banner lies on 10-12: Kruber stands on it, swaps, and revives his mate there
at kruber 10-12
at ebue 10-11
cooldown kruber 0
dice 1 2
do 1 swap ebue; roll; stay
expect at ebue 10-12
dice 1
do 1 throw magic-spear ebue
expect at ebue out
offered 1 return
do 1 revive small-potion
expect at varas 10-12
denied 1 GO-RULE-27 return

test GO-RULE-27 GO-KRUBER-1 The enemy may stand in an inactive zone: no price, no chest, and the way back is free
table kruber ebue varas
at kruber 5-15
at ebue 3-15
cooldown kruber 0
round 6
offered 1 swap ebue
do 1 swap ebue
expect at kruber 3-15
expect at ebue 5-15
expect health kruber 100
expect health ebue 100
no-event price
do 1 return
expect at kruber 5-15
expect at ebue 3-15
expect health ebue 100
no-event price

test GO-RULE-27 GO-RULE-17 Swapped onto a healing point: staying there heals nobody
table kruber ebue
at kruber 10-10
at ebue 10-14
health kruber 50
health ebue 50
cooldown kruber 0
dice 1 2
do 1 swap ebue; roll; stay
expect at kruber 10-14
expect health kruber 50
expect health ebue 50

test GO-RULE-27 GO-RULE-50 Swapping removes the smoke of both
table kruber ebue
at kruber 10-10
at ebue 10-14
banner kruber smoke-ball 10-10
banner ebue smoke-ball 10-14
cooldown kruber 0
do 1 swap ebue
expect banner 10-10 none
expect banner 10-14 none

test GO-RULE-27 GO-RULE-19 Swapping triggers neither ball lightning nor Ignite for the one who is swapped
table kruber ebue tharsis
at kruber 10-10
at ebue 10-15
at tharsis 9-10
banner tharsis ball-lightning 9-11
cooldown kruber 0
do 1 swap ebue
expect at ebue 10-10
expect health ebue 100

# ---- zones ----

test GO-KRUBER-3 Not usable while Kruber stands in an inactive zone
table kruber ebue
at kruber 4-15
at ebue 5-17
cooldown kruber 0
round 5
offered 1 swap ebue
round 6
denied 1 GO-KRUBER-3 swap ebue
at kruber 5-15
offered 1 swap ebue
round 11
denied 1 GO-KRUBER-3 swap ebue

test GO-KRUBER-3 A final storm makes zone 4 inactive: no Eye Contact there either
option storm=final
table kruber ebue
at kruber 13-14
at ebue 13-17
cooldown kruber 0
round 20
offered 1 swap ebue
round 21
denied 1 GO-KRUBER-3 swap ebue

test GO-KRUBER-3 GO-RULE-8 A sector is in no zone: what bars him there is only that he reaches nobody
table kruber ebue
at ebue 1-3
cooldown kruber 0
round 6
denied 1 GO-RULE-8 swap ebue

# ---- partners ----

test GO-TABIL-2 Kruber can swap with enemies and with his mate
partners kruber ebue varas medea
at kruber 10-10
at ebue 10-12
at varas 12-12
cooldown kruber 0
offered 1 swap ebue
do 1 swap varas
expect at kruber 12-12
expect at varas 10-10
do 1 return
expect at varas 12-12

test GO-KRUBER-2 One return for one swap
table kruber ebue
no-chests
at kruber 10-10
at ebue 10-13
cooldown kruber 0
do 1 swap ebue
do 1 return
expect at kruber 10-10
denied 1 GO-KRUBER-2 return
