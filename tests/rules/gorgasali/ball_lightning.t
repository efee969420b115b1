# Ball lightning (Kugelblitz)

test GO-BALL-1 One square next to the user, at will
table armazi ebue
no-chests
at armazi 9-6
card armazi ball-lightning
dice 1 2
do 1 roll; stay
offered 1 place ball-lightning 8-5
offered 1 place ball-lightning 8-6
offered 1 place ball-lightning 8-7
offered 1 place ball-lightning 9-5
offered 1 place ball-lightning 9-7
offered 1 place ball-lightning 10-5
offered 1 place ball-lightning 10-6
offered 1 place ball-lightning 10-7
not-offered 1 place ball-lightning 9-6
not-offered 1 place ball-lightning 9-8
not-offered 1 place ball-lightning 7-6
do 1 place ball-lightning 8-7
event banner armazi ball-lightning 8-7
expect banner 8-7 ball-lightning
expect banner 9-6 none

test GO-BALL-1 GO-RULE-2 With ranges in straight steps a diagonal square is not next to the user
option metric=steps
table armazi ebue
no-chests
at armazi 9-6
card armazi ball-lightning
dice 1 2
do 1 roll; stay
offered 1 place ball-lightning 8-6
denied 1 GO-BALL-1 place ball-lightning 8-7

test GO-BALL-2 GO-DMG-1 An enemy with 80 health ends his move at range 3 of the ball: 45
table armazi ebue
no-chests
at armazi 9-6
health armazi 80
banner ebue ball-lightning 8-11
dice 1 2
do 1 roll; step 9-7; step 10-7; step 10-8
event lightning armazi 8-11
event loss armazi 35 45
expect health armazi 45

test GO-BALL-2 At range 4 nothing happens
table armazi ebue
no-chests
at armazi 9-6
health armazi 80
banner ebue ball-lightning 8-12
dice 1 2
do 1 roll; step 9-7; step 10-7; step 10-8
no-event lightning
expect health armazi 80

test GO-BALL-2 Passing by does not count, only where the move ends
table armazi ebue
no-chests
at armazi 9-6
banner ebue ball-lightning 6-5
dice 1 2
do 1 roll; step 9-7; step 10-7; step 10-8
expect health armazi 100

test GO-BALL-2 GO-RULE-19 Also who stays, or is frozen
table armazi ebue
no-chests
at armazi 9-6
at ebue 20-4
banner ebue ball-lightning 9-8
dice 1 2
do 1 roll; stay
expect health armazi 65
do 1 end
pass
frozen armazi
do 1 go-on
event lightning armazi 9-8
expect health armazi 30

test GO-RULE-47 Never its owner
table armazi ebue
no-chests
at armazi 9-6
banner armazi ball-lightning 9-7
dice 1 2
do 1 roll; stay
no-event lightning
expect health armazi 100

test GO-RULE-47 GO-RULE-58 nor his mate
partners armazi ebue varas tsiva
no-chests
at armazi 9-6
at ebue 9-8
banner varas ball-lightning 9-7
dice 1 2
do 1 roll; stay
no-event lightning
expect health armazi 100
do 1 end
dice 1 2
do 2 roll; stay
expect health ebue 65

test GO-RULE-47 It needs clear sight from its square
table armazi ebue
no-chests
at armazi 13-16
banner ebue ball-lightning 15-13
expect range 15-13 13-16 3
expect sight 15-13 13-16 no
dice 1 2
do 1 roll; stay
no-event lightning
expect health armazi 100

test GO-RULE-47 GO-RULE-36 Field and armour work: 35, on a field 17, helmet gone, 7 lost
table armazi ebue
no-chests
at armazi 9-6
banner ebue ball-lightning 9-8
banner armazi magic-field 9-6
card armazi helmet
dice 1 2
do 1 roll; stay
event field armazi 35 17
event armour armazi helmet 10
expect health armazi 93
expect lacks armazi helmet

test GO-RULE-47 GO-ELIM-2 Whoever is brought down by it leaves his things to its owner
table armazi ebue varas
no-chests
at armazi 9-6
at ebue 20-4
at varas 20-8
health armazi 35
card armazi gemini barrier
banner ebue ball-lightning 9-8
dice 1 2
do 1 roll; stay
event out-by armazi ebue
event loot ebue armazi 2 1
expect at armazi out
expect has ebue gemini barrier
expect chests ebue 2
asked 2
prompt start

test GO-RULE-47 GO-RULE-19 Once for each victim and turn, also with Dobergun's steps
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
banner ebue ball-lightning 7-5
card armazi dobergun
dice 1 2
do 1 roll; stay
expect health armazi 65
dice 4
do 1 shoot dobergun ebue; step 8-6; stop
no-event lightning
expect health armazi 65

test GO-RULE-47 GO-RULE-19 GO-RULE-34 One that has not struck yet does so after Dobergun's steps
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
banner ebue ball-lightning 5-5
card armazi dobergun
dice 1 2
do 1 roll; stay
expect health armazi 100
dice 4
do 1 shoot dobergun ebue; step 8-6; stop
event lightning armazi 5-5
expect health armazi 65

test GO-RULE-47 It strikes again in later turns
table armazi ebue
no-chests
at armazi 9-6
at ebue 20-4
banner ebue ball-lightning 9-8
pass
expect health armazi 65
pass 2
expect health armazi 30

test GO-RULE-47 GO-RULE-18 Two of them strike both, the older one first
table armazi ebue varas
no-chests
at armazi 9-6
at ebue 20-4
at varas 20-8
card armazi vest
banner varas ball-lightning 9-8
banner ebue ball-lightning 9-4
dice 1 2
do 1 roll; stay
event lightning armazi 9-8
event lightning armazi 9-4
# 35 - 20 with the vest, then 35
expect health armazi 50

test GO-RULE-47 GO-RULE-18 The older one gets the loot
table armazi ebue varas
no-chests
at armazi 9-6
at ebue 20-4
at varas 20-8
health armazi 10
card armazi gemini
banner varas ball-lightning 9-8
banner ebue ball-lightning 9-4
dice 1 2
do 1 roll; stay
event out-by armazi varas
no-event lightning armazi 9-4
expect has varas gemini

test GO-RULE-47 GO-RULE-6 It can be walked over, and ended on
table armazi ebue
no-chests
at armazi 9-6
banner ebue ball-lightning 9-7
dice 1 2
do 1 roll; step 9-7; step 9-8; step 9-9
expect at armazi 9-9
event lightning armazi 9-7
expect banner 9-7 ball-lightning
expect health armazi 65

test GO-BALL-2 On its very square it strikes as well
table armazi ebue
no-chests
at armazi 9-6
banner ebue ball-lightning 9-9
dice 1 2
do 1 roll; step 9-7; step 9-8; step 9-9
event lightning armazi 9-9
expect health armazi 65

test GO-BALL-2 GO-RULE-8 Who waits in a sector is not hit
table armazi ebue
no-chests
at ebue 20-4
banner ebue ball-lightning 2-4
dice 1 2
do 1 roll; stay
no-event lightning
expect health armazi 100

test GO-BALL-2 GO-RULE-19 Being pulled next to it triggers nothing
table ebue armazi
no-chests
at ebue 9-6
at armazi 9-9
cooldown ebue 0
banner ebue ball-lightning 8-6
do 1 pull armazi 8-7
no-event lightning
expect health armazi 100

test GO-BALL-1 GO-RULE-2 GO-FREE-1 nor is it because somebody stands there
option metric=steps
table armazi ebue
no-chests
at armazi 9-6
at ebue 8-7
card armazi ball-lightning
dice 1 2
do 1 roll; stay
denied 1 GO-BALL-1 place ball-lightning 8-7
