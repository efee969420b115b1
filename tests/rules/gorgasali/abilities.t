# Special abilities in general (Besondere Fähigkeiten)

test GO-ABIL-1 Each character has one special ability of his own
table armazi ebue varas medea tsiva octor kruber tharsis drain emoon
expect ability armazi supernova
expect ability ebue hypnosis
expect ability varas steal
expect ability medea heal
expect ability tsiva frost-vortex
expect ability kruber eye-contact
expect ability tharsis ignite
expect ability drain drain-fluid
expect ability emoon immunity

test GO-ABIL-1 Nobody can use the ability of another
table ebue varas
at ebue 10-10
at varas 10-11
card varas helmet
cooldown ebue 0
offered 1 pull varas 9-10
not-offered 1 steal varas helmet
not-offered 1 heal
not-offered 1 freeze
not-offered 1 swap varas
not-offered 1 supernova varas
not-offered 1 imitate varas

test GO-ABIL-5 Seven abilities are active and begin with a cooldown, three are passive and have none
table tharsis drain emoon armazi ebue varas medea tsiva octor kruber
expect cooldown armazi 5
expect cooldown ebue 4
expect cooldown varas 3
expect cooldown medea 3
expect cooldown tsiva 3
expect cooldown kruber 4
expect cooldown octor 4
expect ability octor eye-contact
expect cooldown tharsis 0
expect cooldown drain 0
expect cooldown emoon 0

test GO-ABIL-5 GO-COOL-4 A passive ability is never offered as something to do
table tharsis drain emoon
at tharsis 10-10
at drain 10-11
at emoon 10-12
only 1 roll; open
pass
only 2 roll; open
pass
only 3 roll; open

test GO-ABIL-3 GO-RULE-20 In one's own turn: before the roll, before the move, after it, between two actions
table medea ebue
no-chests
at medea 10-10
at ebue 10-12
card medea lynx vest small-potion
cooldown medea 0
offered 1 heal
do 1 use small-potion
offered 1 heal
dice 1 2
do 1 roll
prompt move
offered 1 heal
do 1 step 9-10
prompt step
not-offered 1 heal
do 1 step 9-9; step 9-8
prompt actions
offered 1 heal
at ebue 9-10
dice 1 1 1
do 1 shoot lynx ebue
prompt actions
offered 1 heal

test GO-ABIL-3 GO-RULE-20 Not in the middle of a shot
table medea ebue
at medea 10-10
at ebue 10-12
card medea lynx strike-option
cooldown medea 0
dice 1 2
do 1 roll; stay
dice 1 1 1
do 1 shoot-with lynx strike-option ebue
prompt reroll
not-offered 1 heal
do 1 keep
offered 1 heal

test GO-ABIL-3 GO-RULE-20 Not while a card waits for its place
table medea ebue
cooldown medea 0
force card lynx small-potion axe
do 1 open
prompt put
not-offered 1 heal
do 1 put utility; put utility-2
offered 1 heal

test GO-RULE-20 Never in another's turn
table ebue medea
cooldown medea 0
asked 1
not-offered 2 heal
dice 1 2
do 1 roll; stay
asked 1
not-offered 2 heal
do 1 end
asked 2
expect cooldown medea 0
offered 2 heal
not-offered 1 open

test GO-RULE-20 As soon as the marker is at 0, in the same turn
table ebue medea
cooldown medea 1
pass
asked 2
expect cooldown medea 0
do 2 heal
expect cooldown medea 3

# ---- range ----

test GO-ABIL-4 A damaging ability needs its target within its range
table armazi ebue varas
at armazi 10-10
at ebue 12-12
at varas 13-10
cooldown armazi 0
offered 1 supernova ebue
denied 1 GO-ABIL-4 supernova varas

test GO-ABIL-4 GO-RULE-8 Nobody in a sector is reached, and nobody reaches others from there
table armazi ebue varas
at ebue 1-3
cooldown armazi 0
denied 1 GO-RULE-8 supernova ebue
at armazi 2-3
denied 1 GO-RULE-8 supernova varas
offered 1 supernova ebue

# ---- no card can affect an ability ----

test GO-ABIL-2 GO-ARM-3 GO-FIELD-2 Supernova against a magic field, helmet and vest: 35 lost, armour kept
table armazi ebue
at armazi 10-10
at ebue 10-12
banner ebue magic-field 10-12
card ebue helmet vest
cooldown armazi 0
do 1 supernova ebue
expect health ebue 65
expect has ebue helmet vest
expect banner 10-12 magic-field
no-event field
no-event armour

test GO-ABIL-2 GO-PLAT-3 GO-SMOKE-3 Supernova reaches who stands in smoke, and who stands on a tree platform
table armazi ebue varas
no-chests
at armazi 10-10
at ebue 10-12
at varas 9-12
banner ebue smoke-ball 10-12
banner varas tree-platform 9-12
cooldown armazi 0
do 1 supernova-two ebue varas
expect health ebue 65
expect health varas 65
expect banner 10-12 smoke-ball

test GO-ABIL-2 GO-BARR-4 A barrier stops no ability
table armazi ebue varas
at armazi 10-10
at ebue 12-10
barrier varas 11-8 11-12
expect sight 10-10 12-10 no
cooldown armazi 0
do 1 supernova ebue
expect health ebue 65

test GO-ABIL-2 GO-BARR-4 Steal, Frost Vortex, Eye Contact, Imitate and Hypnosis work across a barrier
table varas tsiva kruber octor ebue medea
at medea 10-10
card medea helmet
barrier medea 11-8 11-12
at varas 12-9
at tsiva 12-10
at kruber 13-10
at octor 13-11
at ebue 13-9
expect sight 12-9 10-10 no
expect sight 12-10 10-10 no
expect sight 13-10 10-10 no
expect sight 13-11 10-10 no
expect sight 13-9 10-10 no
cooldown varas 0
offered 1 steal medea helmet
pass
cooldown tsiva 0
do 2 freeze
expect frozen medea yes
pass
cooldown kruber 0
offered 3 swap medea
pass
offered 4 imitate medea
pass
cooldown ebue 0
do 5 pull medea 12-8
expect at medea 12-8

test GO-ABIL-2 GO-TREE-4 Supernova across the great tree
table armazi ebue
at armazi 14-14
at ebue 13-16
expect sight 14-14 13-16 no
cooldown armazi 0
do 1 supernova ebue
expect health ebue 65

test GO-TREE-4 Steal, Frost Vortex and Imitate across the great tree
table varas tsiva octor medea
ability octor frost-vortex
at medea 14-14
card medea helmet
at varas 13-17
at tsiva 13-16
at octor 12-17
expect sight 13-17 14-14 no
expect sight 13-16 14-14 no
expect sight 12-17 14-14 no
cooldown varas 0
offered 1 steal medea helmet
pass
cooldown tsiva 0
do 2 freeze
expect frozen medea yes
pass
offered 3 imitate medea

test GO-TREE-4 Hypnosis and Eye Contact across the great tree
table ebue kruber medea
at ebue 15-13
at medea 15-18
expect sight 15-13 15-18 no
cooldown ebue 0
do 1 pull medea 14-12
expect at medea 14-12
at medea 16-18
pass
at kruber 16-12
expect sight 16-12 16-18 no
cooldown kruber 0
do 2 swap medea
expect at kruber 16-18
expect at medea 16-12

test GO-ABIL-2 GO-ARM-3 GO-FIELD-2 Ignite against a magic field, helmet and vest: 10 lost, armour kept
table tharsis ebue
at tharsis 10-10
at ebue 10-11
banner ebue magic-field 10-11
card ebue helmet vest
dice 1 2
do 1 roll; stay
expect health ebue 90
expect has ebue helmet vest

test GO-ABIL-2 GO-ARM-3 GO-FIELD-2 A field halves the shot, not what Drain Fluid adds
table drain ebue
at drain 10-10
at ebue 10-12
banner ebue magic-field 10-12
card drain lynx
health drain 50
dice 1 2
do 1 roll; stay
dice 5 6 1
do 1 shoot lynx ebue
# 12 x 3 = 36, halved 18, and 2 x 5
expect health ebue 72
expect health drain 60

test GO-ABIL-2 GO-SMOKE-3 Smoke keeps off no ability
table varas tsiva kruber octor ebue medea
at medea 10-10
card medea helmet
banner medea smoke-ball 10-10
at varas 12-9
at tsiva 12-10
at kruber 13-10
at octor 13-11
at ebue 13-9
cooldown varas 0
offered 1 steal medea helmet
pass
cooldown tsiva 0
do 2 freeze
expect frozen medea yes
expect banner 10-10 smoke-ball
pass
cooldown kruber 0
offered 3 swap medea
pass
offered 4 imitate medea
pass
cooldown ebue 0
offered 5 pull medea 12-8

test GO-EBUE-2 GO-KRUBER-3 GO-ABIL-3 All other abilities work from an inactive zone
table armazi ebue varas
no-chests
at armazi 3-3
at ebue 3-4
at varas 20-20
round 6
cooldown armazi 0
offered 1 supernova ebue
at armazi 5-3
offered 1 supernova ebue
