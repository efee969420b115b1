# Support cards, defence cards and their banners (Unterstützungskarten, Verteidigungskarten)

test GO-SUP-1 GO-DEF-2 A support card is used once: its banner lies on the map, the card in the discard pile
table armazi ebue
no-chests
at armazi 9-6
card armazi tree-platform
dice 1 2
do 1 roll; stay; use tree-platform
event banner armazi tree-platform 9-6
expect banner 9-6 tree-platform
expect lacks armazi tree-platform
expect discarded tree-platform 1
not-offered 1 use tree-platform

test GO-SUP-1 Potions, movement cards and throw cards as well
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-8
card armazi small-potion ntt-ball
do 1 use small-potion
expect lacks armazi small-potion
expect discarded small-potion 1
dice 1 2
do 1 roll; stay; throw ntt-ball ebue
expect lacks armazi ntt-ball
expect discarded ntt-ball 1

test GO-SUP-2 Four groups, each with its own place on the character card
table armazi ebue
card armazi barrier small-potion flame-ball helmet vest
expect slot armazi defence barrier
expect slot armazi utility small-potion
expect slot armazi throw flame-ball
expect slot armazi helmet helmet
expect slot armazi vest vest

test GO-DEF-1 Only after the move
table armazi ebue
no-chests
at armazi 9-6
card armazi magic-field
not-offered 1 use magic-field
dice 1 2
do 1 roll
not-offered 1 use magic-field
do 1 step 9-7
not-offered 1 use magic-field
do 1 step 10-7
not-offered 1 use magic-field
do 1 step 10-8
offered 1 use magic-field

test GO-DEF-1 GO-ACT-12 At most one a turn, whatever an extra chest brings
table armazi ebue
no-chests
at armazi 9-6
card armazi magic-field
unloaded armazi gemini
dice 1 2
do 1 roll; stay; use magic-field
force card lynx tree-platform helmet
do 1 open
expect has armazi tree-platform
denied 1 GO-ACT-12 use tree-platform

test GO-DEF-1 GO-ACT-12 Barrier and ball lightning too
table armazi ebue varas
no-chests
at armazi 9-6
card armazi magic-field
unloaded armazi gemini
dice 1 2
do 1 roll; stay; use magic-field
force card lynx ball-lightning helmet
do 1 open
denied 1 GO-ACT-12 use ball-lightning
not-offered 1 place ball-lightning 9-7

test GO-DEF-1 GO-RULE-8 Nobody uses one in a sector
table armazi ebue
card armazi magic-field
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-8 use magic-field

test GO-DEF-1 GO-RULE-8 not even a barrier
table armazi ebue
card armazi barrier
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-8 use barrier

test GO-DEF-1 GO-RULE-25 Who is frozen may
table armazi ebue
no-chests
at armazi 9-6
card armazi magic-field
frozen armazi
do 1 go-on; use magic-field
expect banner 9-6 magic-field

test GO-DEF-3 On free squares only: not on a second banner
table armazi ebue
no-chests
at armazi 9-6
banner ebue tree-platform 9-6
card armazi magic-field
dice 1 2
do 1 roll; stay
denied 1 GO-FREE-3 use magic-field

test GO-DEF-4 GO-RULE-44 Placed in round 6, gone at the start of the owner's turn in round 8
table armazi ebue
no-chests
round 6
at armazi 12-3
at ebue 9-6
card ebue tree-platform
pass
dice 1 2
do 2 roll; stay; use tree-platform; end
expect round 7
pass
expect round 7
expect banner 9-6 tree-platform
pass
expect round 8
asked 1
expect banner 9-6 tree-platform
pass
asked 2
expect round 8
event banner-off tree-platform 9-6
cites GO-DEF-4
expect banner 9-6 none

test GO-DEF-4 Every kind of defence banner
table armazi ebue
no-chests
round 2
at armazi 12-3
banner ebue magic-field 9-6
banner ebue ball-lightning 3-3
barrier ebue 4-4 8-4
round 4
expect banner 6-4 barrier
pass
event banner-off magic-field 9-6
event banner-off ball-lightning 3-3
event banner-off barrier 4-4
expect banner 9-6 none
expect banner 3-3 none
expect banner 4-4 none
expect banner 6-4 none
expect banner 8-4 none

test GO-DEF-4 The banners of others stay
table armazi ebue
no-chests
round 2
banner armazi magic-field 9-6
banner ebue magic-field 9-8
round 4
pass
expect banner 9-6 magic-field
expect banner 9-8 none

test GO-DEF-5 GO-RULE-50 No smoke on a defence banner
table armazi ebue
no-chests
at armazi 9-6
banner armazi magic-field 9-6
card armazi smoke-ball
dice 1 2
do 1 roll; stay
denied 1 GO-DEF-5 use smoke-ball

test GO-DEF-5 No defence banner on smoke
table armazi ebue
no-chests
at armazi 9-6
banner armazi smoke-ball 9-6
card armazi magic-field
dice 1 2
do 1 roll; stay
denied 1 GO-DEF-5 use magic-field

test GO-DEF-5 nor a ball lightning
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
banner armazi smoke-ball 8-7
card armazi ball-lightning
dice 1 2
do 1 roll; stay
denied 1 GO-DEF-5 place ball-lightning 8-7
denied 1 GO-FREE-1 place ball-lightning 9-7
offered 1 place ball-lightning 8-6

test GO-RULE-44 The banners of who is out go when his turn would have come
table armazi ebue varas
no-chests
round 2
at armazi 9-6
at ebue 9-8
at varas 20-4
health ebue 5
banner ebue magic-field 12-12
card armazi scratch
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot scratch ebue
expect at ebue out
expect banner 12-12 magic-field
do 1 end
asked 3
pass
expect round 3
expect banner 12-12 magic-field
pass 2
expect round 4
asked 1
expect banner 12-12 magic-field
# Ebue's turn would come after Armazi's
pass
asked 3
expect banner 12-12 none

test GO-RULE-44 GO-BALL-2 Until then a ball lightning still strikes
table armazi ebue varas
no-chests
round 2
at armazi 9-6
at ebue 9-8
at varas 20-4
health ebue 5
banner ebue ball-lightning 20-6
card armazi scratch
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot scratch ebue; end
asked 3
dice 1 2
do 3 roll; stay
event lightning varas 20-6
expect health varas 65

test GO-RULE-44 GO-RULE-54 What the ball lightning of an eliminated player brings down is discarded
table armazi ebue varas tsiva
no-chests
round 2
at armazi 9-6
at ebue 9-8
at varas 20-4
health ebue 5
health varas 30
card varas lynx
banner ebue ball-lightning 20-6
card armazi scratch
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot scratch ebue; end
asked 3
dice 1 2
do 3 roll; stay
expect at varas out
event lost varas
cites GO-RULE-54
expect discarded lynx 1
expect lacks ebue lynx
expect chests ebue 0
not-over
asked 4

test GO-RULE-45 GO-COMP-1 At most fifteen defence banners lie on the map, smoke not counted
table armazi ebue
no-chests
at armazi 9-6
banner ebue tree-platform 20-1
banner ebue tree-platform 20-2
banner ebue tree-platform 20-3
banner ebue tree-platform 20-4
banner ebue tree-platform 20-5
banner ebue tree-platform 20-6
banner ebue tree-platform 20-7
banner ebue tree-platform 20-8
banner ebue magic-field 20-9
banner ebue magic-field 20-10
banner ebue ball-lightning 20-11
banner ebue smoke-ball 21-1
banner ebue smoke-ball 21-2
banner ebue smoke-ball 21-3
banner ebue smoke-ball 21-4
banner ebue smoke-ball 21-5
barrier ebue 22-1 22-5
barrier ebue 23-1 23-5
barrier ebue 24-1 24-5
card armazi barrier
dice 1 2
do 1 roll; stay
# fourteen so far
offered 1 build barrier 8-4 8-8
banner ebue magic-field 20-12
denied 1 GO-RULE-45 use barrier
not-offered 1 build barrier 8-4 8-8

test GO-RULE-45 nor more than six smoke banners, defence banners not counted
table armazi ebue
no-chests
at armazi 9-6
banner ebue smoke-ball 20-1
banner ebue smoke-ball 20-2
banner ebue smoke-ball 20-3
banner ebue smoke-ball 20-4
banner ebue smoke-ball 20-5
banner ebue magic-field 21-1
card armazi smoke-ball
dice 1 2
do 1 roll; stay
offered 1 use smoke-ball
banner ebue smoke-ball 20-6
denied 1 GO-RULE-45 use smoke-ball

test GO-ACT-12 After a barrier no other defence card either, not even one just found
table armazi ebue
no-chests
at armazi 9-6
card armazi barrier
stored armazi axe
dice 1 2
do 1 roll; stay; build barrier 8-4 8-8
force card lynx magic-field vest
do 1 open
expect has armazi magic-field
denied 1 GO-ACT-12 use magic-field

test GO-ACT-12 nor after a ball lightning
table armazi ebue
no-chests
at armazi 9-6
card armazi ball-lightning
stored armazi axe
dice 1 2
do 1 roll; stay; place ball-lightning 8-6
force card lynx magic-field vest
do 1 open
denied 1 GO-ACT-12 use magic-field
