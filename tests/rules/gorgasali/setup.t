# Set-up and rounds (Spielvorbereitung, Runden)

test GO-SETUP-1 One chest on each of the 72 marked squares: one of each zone, and none beside them
table armazi ebue
expect chest 2-6 yes
expect chest 6-5 yes
expect chest 9-12 yes
expect chest 13-12 yes
expect chest 29-25 yes
expect chest 2-7 no
expect chest 10-10 no
expect chest 10-14 no

test GO-SETUP-2 Two decks: a weapon comes from the one, support cards from the other
table armazi ebue
expect deck weapons 101
expect deck supports 214
force card breathold vest helmet
do 1 open
expect deck weapons 100
expect deck supports 212
event draw armazi breathold
event draw armazi vest
event draw armazi helmet

test GO-SETUP-2 They are shuffled: any card can be the first. Here the first of each kind
table armazi ebue
force 0 0 0
do 1 open
event draw armazi scratch
event draw armazi barrier

test GO-SETUP-2 and here the last
table armazi ebue
force 100 213 212
do 1 open
event draw armazi breathold
event draw armazi ammunition-bag

test GO-SETUP-2 Nobody sees what comes next
table armazi ebue
sees-not 1 weapons scratch lynx breathold
sees-not spectator supports vest boat

test GO-SETUP-3 GO-RULE-63 Everybody picks a character in seat order, each exists once
seats 3
start
asked 1
prompt pick
do 1 pick kruber
event pick 1 kruber
asked 2
denied 2 GO-SETUP-3 pick kruber
offered 2 pick medea
do 2 pick medea
asked 3
denied 3 GO-SETUP-3 pick kruber
denied 3 GO-SETUP-3 pick medea
offered 3 pick emoon
force 5 0 0 0 1 2
do 3 pick emoon
event pick 3 emoon
prompt start
expect ability kruber eye-contact
expect ability medea heal
expect ability emoon immunity

test GO-SETUP-3 Ten play: the last one takes the character that is left
seats 10
start
do 1 pick armazi
do 2 pick ebue
do 3 pick varas
do 4 pick medea
do 5 pick tsiva
do 6 pick octor
do 7 pick kruber
do 8 pick tharsis
force 5 0 0 0 0 0 0 0 0 0
do 9 pick drain
event pick 10 emoon

test GO-RULE-63 or characters at random, if the match is set up so
seats 3
option characters=random
force 9 8 0 5 0 0 0 1 2
start
event pick 1 emoon
event pick 2 drain
event pick 3 armazi
prompt start

test GO-RULE-63 none of them twice
seats 2
option characters=random
force 3 3 5 0 0 1
start
event pick 1 medea
event pick 2 tsiva

test GO-SETUP-4 GO-XCHEST-1 Everybody starts with exactly one extra chest
table armazi ebue varas
expect chests armazi 1
expect chests ebue 1
expect chests varas 1

test GO-SETUP-5 Everybody has 100 health
table armazi ebue varas
expect health armazi 100
expect health ebue 100
expect health varas 100

test GO-SETUP-6 The cooldown starts full, and drops by one with the first turn
table armazi ebue varas medea tsiva kruber tharsis
expect cooldown armazi 4
expect cooldown ebue 4
expect cooldown varas 3
expect cooldown medea 3
expect cooldown tsiva 3
expect cooldown kruber 4
expect cooldown tharsis 0
pass
expect cooldown ebue 3

test GO-SETUP-7 The highest die begins
seats 3
start
do 1 pick armazi
do 2 pick ebue
force 2 4 0 6 7 8
do 3 pick varas
event starter-die armazi 3
event starter-die ebue 5
event starter-die varas 1
event starts ebue
event turn ebue 1
asked 2

test GO-RULE-10 Tied players roll again, and only they
seats 3
start
do 1 pick armazi
do 2 pick ebue
force 5 1 5 0 3 6 7 8
do 3 pick varas
event starter-die armazi 6
event starter-die varas 6
event starter-die armazi 1
event starter-die varas 4
event starts varas
expect sector armazi 7
expect sector ebue 8
expect sector varas 9
asked 3

test GO-RULE-10 as often as it takes
seats 2
start
do 1 pick armazi
force 5 5 2 2 0 0 3 1 6 7
do 2 pick ebue
event starts armazi
expect sector armazi 7
expect sector ebue 8

test GO-SETUP-8 The twenty-sided die tells the sector
seats 3
start
do 1 pick armazi
do 2 pick ebue
force 5 0 0 19 0 9
do 3 pick varas
event sector armazi 20
event sector ebue 1
event sector varas 10
expect sector armazi 20
expect sector ebue 1
expect sector varas 10
expect at armazi sector
dice 1 2
do 1 roll
only 1 step 3-1; step 4-1; stay; open

test GO-RULE-9 Whoever rolls a sector that is taken rolls again
seats 3
start
do 1 pick armazi
do 2 pick ebue
force 5 0 0 6 6 6 2 6 2 11
do 3 pick varas
event sector-taken ebue 7
event sector-taken varas 3
expect sector armazi 7
expect sector ebue 3
expect sector varas 12

test GO-SETUP-9 GO-ROUND-3 The starting player has the token; it turns before the first turn of a round
table armazi ebue
expect round 1
expect seat-tag 1 1 starts yes
expect seat-tag 1 2 starts no
pass
event turn ebue 1
no-event round
expect round 1
pass
event round 2
event turn armazi 2
expect round 2
expect seat-tag 1 1 starts yes

test GO-SETUP-10 Turns go clockwise from the starting player
seats 4
start
do 1 pick armazi
do 2 pick ebue
do 3 pick varas
force 0 0 5 0 0 1 2 3
do 4 pick medea
asked 3
pass
asked 4
pass
asked 1
pass
asked 2
expect round 1
pass
asked 3
expect round 2

test GO-ROUND-1 A round ends when everybody still in the game has had a turn
table armazi ebue varas
pass 2
expect round 1
asked 3
pass
expect round 2
asked 1

test GO-ROUND-1 Who is out has none
table armazi ebue varas
out ebue
pass
asked 3
expect round 1
pass
asked 1
expect round 2

test GO-ROUND-2 Rounds are counted from 1
seats 2
start
do 1 pick armazi
force 5 0 0 1
do 2 pick ebue
event round 1
cites GO-ROUND-2
expect round 1
pass 2
expect round 2
pass 2
expect round 3

test GO-RULE-59 Starting player out: rounds are still counted from his seat
table armazi ebue varas
pass
out armazi
asked 2
pass
asked 3
expect round 1
pass
expect round 2
event turn ebue 2
asked 2
pass
asked 3
expect round 2
pass
expect round 3
asked 2

test GO-RULE-59 The next living player clockwise begins, also over the end of the row of seats
seats 3
start
do 1 pick armazi
do 2 pick ebue
force 0 0 5 0 1 2
do 3 pick varas
asked 3
pass
out varas
pass 2
expect round 2
asked 1
