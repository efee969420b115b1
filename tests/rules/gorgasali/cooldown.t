# Cooldown (Abklingzeit)

test GO-COOL-1 GO-COOL-2 GO-COOL-3 Varas: 3 at the start, usable in turn 3, then again in turn 6
table ebue varas
no-chests
at ebue 10-10
at varas 10-12
card ebue helmet small-potion
expect cooldown varas 3
pass
expect cooldown varas 2
denied 2 GO-COOL-1 steal ebue helmet
pass 2
expect cooldown varas 1
denied 2 GO-COOL-1 steal ebue helmet
pass 2
expect cooldown varas 0
offered 2 steal ebue small-potion
do 2 steal ebue helmet
expect cooldown varas 3
do 2 put helmet
denied 2 GO-COOL-1 steal ebue small-potion
pass 2
expect cooldown varas 2
denied 2 GO-COOL-1 steal ebue small-potion
pass 2
expect cooldown varas 1
denied 2 GO-COOL-1 steal ebue small-potion
pass 2
expect cooldown varas 0
offered 2 steal ebue small-potion

test GO-COOL-2 Armazi: 5 at the start, ready in turn 5, and the marker waits
table ebue armazi
at ebue 10-10
at armazi 10-12
expect cooldown armazi 5
pass
expect cooldown armazi 4
pass 2
expect cooldown armazi 3
pass 2
expect cooldown armazi 2
pass 2
expect cooldown armazi 1
denied 2 GO-COOL-1 supernova ebue
pass 2
expect cooldown armazi 0
offered 2 supernova ebue
pass 2
expect cooldown armazi 0
offered 2 supernova ebue
pass 2
expect cooldown armazi 0
offered 2 supernova ebue

test GO-COOL-1 GO-COOL-3 Every active ability waits for its marker, and its use sets it back
table armazi ebue medea tsiva kruber varas
no-chests
at varas 10-10
card varas helmet
at armazi 10-11
at ebue 9-9
at medea 9-10
at tsiva 9-11
at kruber 11-11
cooldown armazi 1
denied 1 GO-COOL-1 supernova varas
denied 1 GO-COOL-1 supernova-two ebue medea
cooldown armazi 0
do 1 supernova varas
expect cooldown armazi 5
denied 1 GO-COOL-1 supernova varas
pass
denied 2 GO-COOL-1 pull varas 8-9
cooldown ebue 0
do 2 pull varas 8-9
expect cooldown ebue 4
denied 2 GO-COOL-1 pull varas 10-9
pass
denied 3 GO-COOL-1 heal
cooldown medea 0
force card axe
do 3 heal; put utility
expect cooldown medea 3
denied 3 GO-COOL-1 heal
pass
denied 4 GO-COOL-1 freeze
cooldown tsiva 0
do 4 freeze
expect cooldown tsiva 3
denied 4 GO-COOL-1 freeze
pass
denied 5 GO-COOL-1 swap varas
cooldown kruber 0
do 5 swap varas
expect cooldown kruber 4
denied 5 GO-COOL-1 swap varas

test GO-COOL-2 Only the own turn counts, not those of others
table ebue medea varas
expect cooldown medea 3
pass
expect cooldown medea 2
expect cooldown varas 3
pass
expect cooldown medea 2
expect cooldown varas 2
pass
expect cooldown medea 2

test GO-COOL-4 Passive abilities are on from the first turn and after every use
table tharsis drain ebue
no-chests
at tharsis 10-10
at drain 9-10
at ebue 10-11
dice 1 2
do 1 roll; stay
expect health ebue 90
expect cooldown tharsis 0
do 1 end
card drain lynx
dice 1 2
do 2 roll; step 9-9; step 9-8; step 9-7
at ebue 9-9
dice 5 1 1
do 2 shoot lynx ebue
# 21 and 5
expect health ebue 64
expect cooldown drain 0
do 2 end
at ebue 20-20
pass
at ebue 10-8
dice 1 1
do 1 roll; step 9-10
expect health ebue 54
expect cooldown tharsis 0

test GO-COOL-5 Medea, frozen in her turn 2: usable in turn 3 all the same
table ebue medea
at medea 10-10
expect cooldown medea 3
pass
expect cooldown medea 2
dice 1 2
do 2 roll; stay; end
frozen medea
pass
prompt start-frozen
expect cooldown medea 1
do 2 go-on; end
pass
expect cooldown medea 0
offered 2 heal

test GO-COOL-5 It also runs in the sector, and in turns in which its owner stays or moves
table ebue medea
pass
expect at medea sector
expect cooldown medea 2
dice 1 2
do 2 roll; stay; end
pass
expect at medea sector
expect cooldown medea 1
dice 1 1
do 2 roll; step 1-9; step 1-8; end
pass
expect cooldown medea 0
