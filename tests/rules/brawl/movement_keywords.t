# Swoop, Dash, Jump, Place, Force (Herabstoßen, Sprinten, Springen, Platzieren, Zwingen)

test BR-SWOOP-1 BR-SWOOP-2 BR-RULE-25 BR-RULE-63 Swoop 2 from E4 to the east passes Garnet's statue and ends on E6
duel
at deryn e4
damage deryn 3
hand 1 mantle-of-feathers
do 1 play mantle-of-feathers; stay; use
prompt swoop
offered 1 move e6
# it cannot end on the statue, bend, or go further
denied 1 BR-MOVE-2 move e5
denied 1 BR-SWOOP-1 move d5
denied 1 BR-SWOOP-1 move e7
offered 1 move d4
offered 1 stay
do 1 move e6
expect at deryn e6

test BR-SWOOP-2 BR-RULE-25 Swoop passes enemies and allies, and cannot end on them
duel
at deryn d4
at dugrun d5
at kilgore c4
hand 1 mantle-of-feathers
do 1 play mantle-of-feathers; stay; use
offered 1 move d6
offered 1 move b4
denied 1 BR-MOVE-2 move d5
denied 1 BR-MOVE-3 move c4

test BR-SWOOP-2 A trap passed by a Swoop does not trigger: D4 to D7 over D6
duel
at deryn d4
trap d6 damage3
hand 1 dive
do 1 play dive; stay; move d7
no-event trap deryn
expect at deryn d7
expect damage deryn 0
expect trap d6 damage3

test BR-SWOOP-3 A Swoop that ends on the trap triggers it: D4 to D6
duel
at deryn d4
trap d6 damage3
hand 1 dive
do 1 play dive; stay; move d6
event trap deryn damage3 d6
expect damage deryn 3
do 1 trap c4
# the Swoop is over
prompt activate
expect at deryn d6

test BR-ROOT-2 A rooted champion does not Swoop, the rest of the card counts
duel
root deryn
damage deryn 2
at deryn d4
hand 1 mantle-of-feathers
do 1 play mantle-of-feathers; use
prompt activate
expect at deryn d4
expect damage deryn 0

test BR-DASH-1 Up to 2 hexes, in one row, less is allowed; enemies block, allies do not
duel
turn 2
at goldarr d4
at kilgore d5
at tzu-xiao c4
hand 2 golden-charge
do 2 play golden-charge; stay; use
# east is blocked by Kilgore; Tzu Xiao may be passed
denied 2 BR-MOVE-2 move d5
denied 2 BR-MOVE-2 move d6
denied 2 BR-MOVE-3 move c4
offered 2 move b4
offered 2 move d3
offered 2 move d2
denied 2 BR-DASH-1 move d1
do 2 move d3
expect at goldarr d3

test BR-DASH-1 A trap in the row triggers; behind it only the same row goes on
duel
turn 2
at goldarr d4
trap d3 damage1
hand 2 golden-charge
do 2 play golden-charge; stay; use
denied 2 BR-MOVE-4 move d2
do 2 move d3
expect damage goldarr 1
do 2 trap c4
only 2 move d2; stay

test BR-JUMP-1 BR-JUMP-2 BR-RULE-25 Jump 3 from D4 over the statue to F5 and on to G4 with a trap
duel
turn 2
at tzu-xiao d4
trap g4 damage2
trap d3 damage3
hand 2 tiger-leap
do 2 play tiger-leap; use
prompt jump
# F5 is 2 steps away, over the statue E5
offered 2 move f5
denied 2 BR-MOVE-2 move e5
denied 2 BR-JUMP-1 move h4
do 2 move g4
event trap tzu-xiao damage2 g4
expect damage tzu-xiao 2
do 2 trap c4
# the Jump is over
prompt activate
expect at tzu-xiao g4

test BR-JUMP-1 A trap on a hex passed does not trigger
duel
turn 2
at tzu-xiao d4
at kilgore c3
at gwaien e4
at deryn c2
trap d3 damage3
hand 2 tiger-leap
do 2 play tiger-leap; use; move d1
no-event trap tzu-xiao
expect at tzu-xiao d1
expect damage tzu-xiao 0

test BR-JUMP-1 BR-RULE-25 Jump passes enemies and allies, bends freely, and ends on a free hex
duel
turn 2
at kilgore e1
at tzu-xiao a1
at goldarr b1
at deryn b2
hand 2 tiger-leap
do 2 play tiger-leap; use
# A1 is shut in by enemies and an ally
offered 2 move c2
offered 2 move a4
denied 2 BR-MOVE-2 move a2
denied 2 BR-MOVE-3 move b1
denied 2 BR-JUMP-1 move a5

test BR-PLACE-1 Placed, not moved: traps, enemies and statues in between do not matter
duel
at gwaien d4
at dugrun d3
at goldarr c3
at tzu-xiao e4
trap d5 damage3
trap c4 damage3
hand 1 fold-space
do 1 play fold-space; choose gwaien
# 3 hexes: over the statue to F5 or G5, past the enemies to D1
offered 1 place d1
offered 1 place g5
denied 1 BR-PLACE-1 place h5
do 1 place g5
event place gwaien d4 g5
no-event trap gwaien
expect at gwaien g5
expect damage gwaien 0

test BR-PLACE-1 BR-RULE-25 Place ends on a free hex
duel
at gwaien d4
at dugrun d3
at kilgore c3
hand 1 fold-space
do 1 play fold-space; choose gwaien
denied 1 BR-RULE-25 place d3
denied 1 BR-RULE-25 place c3
denied 1 BR-RULE-25 place e5
# not optional, as no "may" is written
denied 1 BR-ACT-5 skip
offered 1 place f5

test BR-PLACE-2 BR-ROOT-4 A rooted champion may be placed
duel
at gwaien d4
root gwaien
at deryn d5
root deryn
hand 1 fold-space
do 1 play fold-space; choose deryn; place d7
expect at deryn d7
expect rooted deryn 1

test BR-FORCE-1 BR-RULE-26 Force 2: the player of the card may move the target up to 2 hexes, in any way
duel
turn 2
at goldarr d5
at kilgore d4
hand 2 verdict
do 2 play verdict; stay; attack kilgore
asked 2
prompt force
offered 2 stay
offered 2 move d3
offered 2 move d2
# round a corner
offered 2 move c2
denied 2 BR-MOVE-1 move d1
do 2 move c2
event force kilgore d4 c2
expect at kilgore c2

test BR-FORCE-1 BR-RULE-26 0 hexes are allowed
duel
turn 2
at goldarr d5
at kilgore d4
hand 2 verdict
do 2 play verdict; stay; attack kilgore; stay
expect at kilgore d4
# 2 - 1 = 1, no more
expect damage kilgore 1

test BR-FORCE-1 BR-RULE-26 One hex onto a trap: its damage is caused by the Forcing champion
duel
turn 2
at goldarr d5
at kilgore d4
damage kilgore 4
trap d3 damage2
hand 2 verdict
do 2 play verdict; stay; attack kilgore; move d3
# 4 + 1 + 2 = 7
expect at kilgore gate
do 1 trap c4
expect level goldarr 1
expect vp 2 1

test BR-RULE-26 BR-RULE-25 A Forced champion passes its own teammates, not its enemies or statues
duel
turn 2
at goldarr d5
at kilgore d4
at gwaien d3
at dugrun c3
at tzu-xiao c4
hand 2 verdict
do 2 play verdict; stay; attack kilgore
# over Gwaien to C2, D2 or E3; over the statue nothing
denied 2 BR-MOVE-3 move d3
denied 2 BR-MOVE-2 move c3
denied 2 BR-MOVE-2 move e5
offered 2 move d2
offered 2 move e3
# B3 could only be reached over C3 or C4
not-offered 2 move b3
not-offered 2 move f5
do 2 move d2
expect at kilgore d2

test BR-RULE-26 After a trap the Force goes on with what is left, decided by the same player
duel
turn 2
at goldarr d5
at kilgore d4
trap d3 damage1
hand 2 verdict
do 2 play verdict; stay; attack kilgore; move d3
asked 1
do 1 trap c4
asked 2
prompt force
offered 2 move d2
do 2 move d2
expect at kilgore d2
expect damage kilgore 2

test BR-FORCE-1 Force 1 after a Jump
duel
turn 2
at tzu-xiao d6
at kilgore d4
hand 2 tiger-leap
do 2 play tiger-leap; use; move d5
prompt force
offered 2 move d3
denied 2 BR-MOVE-1 move d2
do 2 move d3
expect at kilgore d3
expect damage kilgore 0

test BR-RULE-25 Fear ends on a free hex: what is taken is no way out
duel
at kilgore d4
at gwaien a1
at deryn h6
at dugrun c4
at goldarr a4
hand 1 war-bellow
do 1 play war-bellow; stay; use
only 2 move a2; move c6
denied 2 BR-MOVE-3 move a4

test BR-JUMP-2 A Jump is over on a trap, even if hexes are left
duel
turn 2
at tzu-xiao d4
trap d3 damage1
hand 2 tiger-leap
do 2 play tiger-leap; use; move d3; trap f6
prompt activate
expect at tzu-xiao d3

test BR-SWOOP-3 A Swoop is over on a trap, even if hexes are left
duel
at deryn d4
trap d3 damage1
hand 1 mantle-of-feathers
do 1 play mantle-of-feathers; stay; use; move d3; trap f6
prompt activate
expect at deryn d3

test BR-PLACE-1 The corner A1 is a place like any other
duel
at kilgore d6
at deryn d7
at gwaien b2
hand 1 fold-space
do 1 play fold-space; choose gwaien
offered 1 place a1
do 1 place a1
expect at gwaien a1

test BR-PLACE-1 A1 is out of reach from D4
duel
at kilgore d6
at deryn d7
at gwaien e4
hand 1 fold-space
do 1 play fold-space; choose gwaien
denied 1 BR-PLACE-1 place a1

test BR-PLACE-1 BR-BASIC-10 Without a free hex in reach nobody is placed
pack brawl-extra
duel tzu-xiao gwaien deryn kilgore goldarr dugrun
at deryn d7
at tzu-xiao b3
at gwaien a1
at kilgore a2
at goldarr b1
at dugrun b2
hand 1 nudge
do 1 play nudge; choose gwaien
expect at gwaien a1
prompt activate

test BR-PLACE-1 BR-ACT-5 Where there is one, Placing cannot be left out
pack brawl-extra
duel tzu-xiao gwaien deryn kilgore goldarr dugrun
at deryn d7
at tzu-xiao b3
at gwaien a1
hand 1 nudge
do 1 play nudge; choose gwaien
denied 1 BR-ACT-5 skip
do 1 place b1
expect at gwaien b1

test BR-FORCE-1 BR-MOVE-1 Being Forced and walking are told by their own rules
duel
turn 2
at goldarr d4
at kilgore d6
hand 2 verdict
do 2 play verdict; move d5
cites BR-MOVE-1
do 2 attack kilgore; move d8
event force kilgore d6 d8
cites BR-FORCE-1

test BR-TRAP-10 BR-BASIC-6 Told to move towards and lured onto a trap: the damage is caused by the champion behind the effect
pack brawl-extra
duel
at deryn d4
at dugrun f4
at tzu-xiao gate
at goldarr gate
damage dugrun 5
trap e4 damage1
hand 1 lure
do 1 play lure; use
# the only way
do 2 trap c4
expect at dugrun gate
expect vp 1 1
expect level deryn 1

test BR-TRAP-10 BR-BASIC-7 The same when moving away
pack brawl-extra
duel
at deryn d4
at dugrun f4
at tzu-xiao gate
at goldarr gate
damage dugrun 5
trap g4 damage1
hand 1 repel
do 1 play repel; use
do 2 move g4; trap c4
expect at dugrun gate
expect level deryn 1

test BR-RULE-26 BR-MOVE-4 Force: a hex behind a trap is denied because of the trap, as for one's own walk
duel
turn 2
at goldarr d5
at kilgore d4
at gwaien e4
at deryn c4
trap d3 damage1
hand 2 verdict
do 2 play verdict; stay; attack kilgore
prompt force BR-FORCE-1
denied 2 BR-MOVE-4 move d2
