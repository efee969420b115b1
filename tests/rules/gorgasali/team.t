# Partner scenario (Partnerspiel-Szenario): teams

test GO-TEAM-1 Partners need an even number of players, at least four: not two
seats 2
option mode=partners
refuse partners need an even number of seats

test GO-TEAM-1 Not five
seats 5
option mode=partners
refuse partners need an even number of seats

test GO-TEAM-1 Not nine
seats 9
option mode=partners
refuse partners need an even number of seats

test GO-TEAM-1 Four, in teams of two
seats 4
option mode=partners
start
expect mates 1 3 yes
expect mates 2 4 yes
expect mates 1 2 no

test GO-TEAM-1 Ten
partners armazi ebue varas medea tsiva octor kruber tharsis drain emoon
expect mates 5 10 yes
expect mates 5 9 no
asked 1

test GO-TEAM-1 Without the scenario everybody plays for himself
table armazi ebue varas kruber
at armazi 10-10
at varas 10-12
card armazi scratch
dice 1 2
do 1 roll; stay
offered 1 shoot scratch varas
not-offered 1 trade
not-offered 1 revive small-potion

test GO-TEAM-2 Four players: teams 1+3 and 2+4
partners armazi ebue varas kruber
at armazi 10-10
at ebue 10-11
at varas 10-12
at kruber 11-10
card armazi scratch
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-58 shoot scratch varas
offered 1 shoot scratch ebue
offered 1 shoot scratch kruber

test GO-TEAM-2 Six players: teams 1+4, 2+5 and 3+6
partners armazi ebue varas kruber medea drain
expect mates 1 4 yes
expect mates 2 5 yes
expect mates 3 6 yes
expect mates 1 3 no
expect mates 2 4 no
expect mates 4 6 no
at armazi 10-10
at ebue 10-11
at varas 10-12
at kruber 11-10
at medea 11-11
at drain 11-12
card armazi scratch
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-58 shoot scratch kruber
offered 1 shoot scratch ebue
offered 1 shoot scratch varas
offered 1 shoot scratch medea
offered 1 shoot scratch drain

test GO-TEAM-3 Mates start from the same sector, and only one of them rolls
seats 4
option mode=partners
start
do 1 pick armazi
do 2 pick ebue
do 3 pick varas
force 5 0 0 0 6 13
do 4 pick kruber
event sector armazi 7
event sector varas 7
event sector ebue 14
event sector kruber 14
cites GO-TEAM-3
expect sector armazi 7
expect sector varas 7
expect sector ebue 14
expect sector kruber 14

test GO-TEAM-3 Another team does not get the same sector
seats 4
option mode=partners
start
do 1 pick armazi
do 2 pick ebue
do 3 pick varas
force 5 0 0 0 6 6 13
do 4 pick kruber
event sector-taken ebue 7
expect sector varas 7
expect sector ebue 14
expect sector kruber 14

test GO-TEAM-3 Both come in through the gate of their sector
partners armazi ebue varas kruber
dice 1 2
do 1 roll
offered 1 step 1-3
offered 1 step 1-4
do 1 step 1-3; step 2-3; step 3-3
do 1 end
pass
dice 1 2
do 3 roll
offered 3 step 1-3
offered 3 step 1-4

test GO-TEAM-4 A team wins when all players of all others are out, also with one of its own out
partners armazi ebue varas kruber
at armazi 10-10
at ebue 10-12
out varas
out kruber 20-20
health ebue 30
card armazi scratch
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot scratch ebue
event win armazi
event win varas
cites GO-TEAM-4
over 1 3

test GO-TEAM-4 As long as one of another team is in the game, it goes on
partners armazi ebue varas kruber
at armazi 10-10
at ebue 10-12
at varas 11-12
at kruber 20-20
health ebue 30
card armazi scratch
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot scratch ebue
not-over
do 1 end
asked 3

test GO-TEAM-4 Three teams: two must be out
partners armazi ebue varas kruber medea drain
at armazi 10-10
at ebue 10-12
out medea
out varas
out drain
at kruber 11-10
health ebue 30
card armazi scratch
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot scratch ebue
over 1 4

test GO-RULE-58 No shots, throws or Supernova at the mate
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-12
at ebue 11-12
cooldown armazi 0
card armazi scratch flame-ball
offered 1 supernova ebue
denied 1 GO-RULE-58 supernova varas
not-offered 1 supernova-two ebue varas
not-offered 1 supernova-two varas ebue
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-58 shoot scratch varas
denied 1 GO-RULE-58 throw flame-ball varas
offered 1 shoot scratch ebue
offered 1 throw flame-ball ebue

test GO-RULE-58 The splash of a flame ball spares the mate
partners armazi ebue varas kruber
at armazi 10-10
at ebue 10-12
at varas 11-12
at kruber 9-12
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 4 5
do 1 throw flame-ball ebue
expect health ebue 60
expect health kruber 60
expect health varas 100

test GO-RULE-58 Frost does not freeze the mate, and alone he is no target
partners tsiva ebue varas kruber
at tsiva 10-10
at varas 10-12
cooldown tsiva 0
denied 1 GO-TSIVA-1 freeze
at ebue 11-12
do 1 freeze
expect frozen ebue yes
expect frozen varas no

test GO-RULE-58 Ignite does not burn the mate, on whichever turn
partners tharsis ebue varas kruber
at tharsis 10-10
at varas 10-11
at ebue 11-10
dice 1 2
do 1 roll; stay
expect health ebue 90
expect health varas 100
expect burned varas 0
do 1 end
pass
dice 1 2
do 3 roll; stay
no-event ignite
expect health varas 100

test GO-RULE-58 Ball lightning spares the owner and his mate
partners armazi ebue varas kruber
at armazi 10-10
at ebue 10-11
at varas 10-12
banner armazi ball-lightning 11-11
dice 1 2
do 1 roll; stay
expect health armazi 100
do 1 end
dice 1 2
do 2 roll; stay
expect health ebue 65
do 2 end
dice 1 2
do 3 roll; stay
no-event lightning
expect health varas 100
