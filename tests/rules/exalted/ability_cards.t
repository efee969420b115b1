# Abilities on the card (Fähigkeiten)

test EX-ABIL-1 Three active abilities and a passive one on each card
match
sees spectator heroes-1 shocker jump-shot cybershot
sees spectator heroes-2 fist-of-the-wind inner-calm hundred-blows

test EX-ABIL-2 EX-COOL-1 At level 1 only Q, at level 3 also W, R not yet
match
lane alice 3600 ayumi 4300
do 1 act alice
offered 1 use q
denied 1 EX-ABIL-2 use w
denied 1 EX-ABIL-2 use r

test EX-ABIL-2 At level 3 Q and W, R not yet
match
level alice 3
mana alice 5
lane alice 3600 ayumi 4300
do 1 act alice
offered 1 use q
offered 1 use w
denied 1 EX-ABIL-2 use r

test EX-ABIL-2 At level 4 also R
match
level alice 4
mana alice 5
lane alice 3600 ayumi 4300
do 1 act alice
offered 1 use r

test EX-ABIL-3 Schocker costs 2: with 4 mana Alice keeps 2, and as much for each use
match
lane alice 3600 ayumi 4300
do 1 act alice; use q; aim 300,4300
force 0 0 0 0 0 0
do 1 done
expect mana alice 2

test EX-ABIL-3 With 1 mana she cannot use it
match
mana alice 1
lane alice 3600 ayumi 4300
do 1 act alice
denied 1 EX-ABIL-3 use q

test EX-ABIL-4 EX-RANGE-4 EX-LINE-4 Schocker reaches 6 inches: 1824 from centre to centre
match
lane alice 3600 ayumi 5424
do 1 act alice; use q
offered 1 aim 300,5424

test EX-ABIL-4 EX-RANGE-4 Beyond its 6 inches Schocker hits nobody
match
lane alice 3600 ayumi 5425
do 1 act alice
denied 1 EX-RULE-91 use q

test EX-ABIL-5 FK > RST against a copy of herself: every 5 and 6 is a damage
match vs alice
lane alice 3600 alice-2 4300
do 1 act alice; use q; aim 300,4300
force 0 1 2 3 4 5
do 1 done
do 2 let
event hits alice-2 6 5 2 1 0
# no critical hit: that is for her basic attacks
expect lp alice-2 4

test EX-ABIL-6 Schocker without damage does not slow
match vs alice
lane alice 3600 alice-2 4300
do 1 act alice; use q; aim 300,4300
force 0 0 0 0 0 0
do 1 done
do 2 let
expect lp alice-2 6
expect status alice-2 slow no

test EX-ABIL-6 EX-ABIL-7 With one damage it does, and everybody sees the marker
match vs alice
lane alice 3600 alice-2 4300
do 1 act alice; use q; aim 300,4300
force 4 0 0 0 0 0
do 1 done
do 2 let
expect lp alice-2 5
expect status alice-2 slow yes
expect tag spectator arena alice-2 slow yes

test EX-ABIL-6 What a shield takes costs no life, so no effect follows
match vs alice
shield alice-2 2
lane alice 3600 alice-2 4300
do 1 act alice; use q; aim 300,4300
force 4 4 0 0 0 0
do 1 done
do 2 let
expect lp alice-2 6
expect status alice-2 slow no

test EX-ABIL-8 The passive works from level 1 on: Gavin cannot be stunned
match
status gavin stun
expect status gavin stun no
status jasper stun
expect status jasper stun yes

test EX-ABIL-9 Alice's basic attacks are critical: two sixes are four damage on armour 0
match
lane alice 3600 ayumi 4100
do 1 act alice
force 5 5 0 0 0 0
do 1 attack ayumi; done
do 2 let
cites EX-CRIT-1 hits
expect lp ayumi 2

test EX-ABIL-10 EX-BASIC-10 An ability may take nothing, even one rolled with FK
match vs elmar
lane alice 3600 elmar 4300
do 1 act alice; use q; aim 300,4300
force 2 2 0 0 0 0
do 1 done
do 2 let
event hits elmar 6 3 2 0 2
expect lp elmar 8

test EX-ABIL-11 EX-REACT-13 Majvi's Schlingpfeil has no target, and yet she may be reacted to
pack exalted-vectors
match majvi
lane majvi 3600 tian-feng 4300
do 1 act majvi; use q; done
asked 2
offered 2 strike tian-feng majvi
force 0 0 0 0 0 0 0 0 0 0 0 0
do 2 strike tian-feng majvi
expect mana majvi 2
expect lp majvi 5

test EX-ABIL-11 Nobody who does not see her may
match majvi
at majvi 300 3600
do 1 act majvi; use q; done
event ability majvi snare-arrow
asked 1

test EX-ABIL-12 EX-ROUND-9 At the start of the round: Elmar heals one, at no other time
match elmar
lp elmar 5
turn 2
expect lp elmar 5
last-phase
expect lp elmar 5
next-round
expect lp elmar 6

test EX-ABIL-12 EX-SEQ-1 EX-RULE-30 At the start of the activation phase Shi Weng shakes one status off, not before each action
match shi-weng
turn 2
status shi-weng blind
status shi-weng slow
do 2 pass-phase
event status-end shi-weng blind
expect status shi-weng blind no
expect status shi-weng slow yes
do 1 pass
expect status shi-weng slow yes
