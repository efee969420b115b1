# Princess Tsiva, Frost Vortex (Frostvortex)

test GO-TSIVA-1 Freezes everyone within range 3
table tsiva ebue varas medea kruber
at tsiva 10-10
at ebue 10-11
at varas 13-13
at medea 7-9
at kruber 14-10
cooldown tsiva 0
do 1 freeze
expect frozen ebue yes
expect frozen varas yes
expect frozen medea yes
expect frozen kruber no
expect frozen tsiva no
expect health ebue 100
expect cooldown tsiva 3

test GO-TSIVA-1 It needs at least one enemy whom it would freeze
table tsiva ebue varas
at tsiva 10-10
at ebue 10-14
cooldown tsiva 0
denied 1 GO-TSIVA-1 freeze
at ebue 10-13
offered 1 freeze
at tsiva sector
denied 1 GO-TSIVA-1 freeze

test GO-TSIVA-2 GO-RULE-25 GO-ACT-2 A frozen player neither rolls nor moves in his next turn; the one after is free
table tsiva ebue
at tsiva 10-10
at ebue 10-11
cooldown tsiva 0
do 1 freeze
pass
asked 2
prompt start-frozen
denied 2 GO-RULE-25 roll
not-offered 2 step 10-12
do 2 go-on
event frozen-turn ebue
no-event roll
prompt actions
expect at ebue 10-11
expect frozen ebue yes
do 2 end
expect frozen ebue no
pass
asked 2
prompt start
offered 2 roll
dice 1 2
do 2 roll
prompt move
offered 2 step 10-12

test GO-RULE-25 Frozen: no movement card, no teleport, before the roll or later
table tsiva ebue
at tsiva 10-10
at ebue 10-11
card ebue boat teleport
cooldown tsiva 0
do 1 freeze
pass
prompt start-frozen
denied 2 GO-UTIL-2 use boat
denied 2 GO-UTIL-2 use teleport
not-offered 2 jump teleport 10-12
do 2 go-on
prompt actions
denied 2 GO-UTIL-2 use boat
denied 2 GO-UTIL-2 use teleport
not-offered 2 jump teleport 10-12

test GO-RULE-25 Actions 1, 4, 5 and 6, abilities and the extra chest remain
table tsiva ebue varas
no-chests
at tsiva 10-10
at ebue 10-12
at varas 9-12
card ebue small-potion magic-field magic-spear lynx
health ebue 50
cooldown ebue 1
cooldown tsiva 0
do 1 freeze
pass
prompt start-frozen
offered 2 open
offered 2 pull varas 10-13
do 2 use small-potion
expect health ebue 70
do 2 go-on
prompt actions
offered 2 open
offered 2 pull varas 10-13
offered 2 use magic-field
offered 2 shoot lynx tsiva
offered 2 throw magic-spear tsiva
dice 1 1 1
do 2 shoot lynx tsiva
expect health tsiva 91
do 2 use magic-field
expect banner 10-12 magic-field
dice 2
do 2 throw magic-spear tsiva
expect health tsiva 31
force card elva axe boat
do 2 open
prompt put

test GO-RULE-25 GO-AMMO-1 A frozen player can use the ammunition bag
table tsiva ebue
at tsiva 10-10
at ebue 10-11
unloaded ebue lynx
card ebue ammunition-bag
cooldown tsiva 0
do 1 freeze
pass
do 2 use ammunition-bag; go-on
offered 2 shoot lynx tsiva

test GO-RULE-25 No extra squares of Dobergun
table tsiva ebue
at tsiva 10-10
at ebue 10-11
card ebue dobergun
cooldown tsiva 0
do 1 freeze
pass
do 2 go-on
dice 4
do 2 shoot dobergun tsiva
prompt actions
expect health tsiva 64
not-offered 2 step 10-12

test GO-RULE-25 The same shot without frost gives the squares
table tsiva ebue
at tsiva 10-10
at ebue 10-11
card ebue dobergun
pass
dice 1 2
do 2 roll; stay
dice 4
do 2 shoot dobergun tsiva
prompt extra-steps
offered 2 step 10-12

test GO-RULE-25 It does not add up: frozen twice, one turn is lost
table tsiva octor ebue
at tsiva 10-10
at octor 10-13
at ebue 10-11
ability octor frost-vortex
cooldown tsiva 0
do 1 freeze
expect frozen octor yes
pass
cooldown octor 0
do 2 freeze
expect frozen ebue yes
expect frozen tsiva yes
do 2 go-on; end
asked 3
prompt start-frozen
do 3 go-on; end
asked 1
prompt start-frozen
do 1 go-on; end
asked 2
prompt start
pass
asked 3
prompt start

test GO-RULE-25 GO-RULE-7 A frozen turn is no skip and clears the memory of one
table tsiva ebue
at tsiva 10-10
at ebue 10-11
pass
dice 1 2
do 2 roll; stay; end
cooldown tsiva 0
do 1 freeze
pass
do 2 go-on; end
pass
dice 1 2
do 2 roll
offered 2 stay

test GO-RULE-25 GO-RULE-58 Mates are not frozen
partners tsiva ebue varas medea
at tsiva 10-10
at varas 10-11
at ebue 10-12
at medea 10-9
cooldown tsiva 0
do 1 freeze
expect frozen varas no
expect frozen ebue yes
expect frozen medea yes

test GO-TSIVA-1 GO-RULE-58 A mate alone in range is nobody to freeze
partners tsiva ebue varas medea
at tsiva 10-10
at varas 10-11
cooldown tsiva 0
denied 1 GO-TSIVA-1 freeze
