# The game in short, components, models (Das Spiel, Spielmaterial, Modelle)

test EX-GEN-1 EX-GEN-2 Two teams of five heroes; one player acts with all of his and with no other
match
expect stands jasper yes
expect stands ayumi yes
only 1 act jasper; act gavin; act markovic; act alice; act lucina; pass; pass-phase
not-offered 1 act ayumi
turn 2
only 2 act shi-weng; act chen-lu; act nian-mingli; act tian-feng; act ayumi; pass; pass-phase

test EX-GEN-3 A fallen golem is worth experience and gold, and two points are a level
match
lane alice 3600 golem-red-nw-outer-1 4100
lp golem-red-nw-outer-1 1
xp alice 1
do 1 act alice
force 0 0 0 0 0 0
do 1 attack golem-red-nw-outer-1; done
expect level alice 2
expect xp alice 0
expect gold alice 1

test EX-GEN-4 Each team has an artifact, six towers and golems that keep them armed
match
expect lp artifact-blue 15
expect lp artifact-red 15
expect lp tower-red-nw-inner 8
expect armed tower-red-nw-inner no
home golem-red-nw-inner-1
expect armed tower-red-nw-inner yes

test EX-GEN-5 Who destroys the enemy artifact wins at once
match
off tower-red-nw-inner tower-red-nw-outer
lp artifact-red 1
at alice 7200 8200
do 1 act alice
force 0 0 0 0 0 0
do 1 attack artifact-red; done
do 2 let
over 1

test EX-GEN-6 Twelve points win the standard game
match
points 1 11
lane alice 3600 ayumi 4100
lp ayumi 1
do 1 act alice
force 0 0 0 0 0 0
do 1 attack ayumi; done
do 2 let
over 1

test EX-GEN-6 To the End knows no points
option mode=to-the-end
match
lane alice 3600 ayumi 4100
lp ayumi 1
do 1 act alice
force 0 0 0 0 0 0
do 1 attack ayumi; done
do 2 let
expect stands ayumi no
expect points 1 0
not-over

test EX-GEN-7 The card is right: Yassir's basic attacks reach 5 inches though ranged heroes reach 4
match yassir
lane yassir 3600 ayumi 5170 tian-feng 5500
do 1 act yassir
offered 1 attack ayumi
denied 1 EX-BASIC-2 attack tian-feng

test EX-GEN-8 The card is right: with the Master Weapon Alice reaches 5 inches
match
lane alice 3600 ayumi 5170
item alice master-weapon
do 1 act alice
offered 1 attack ayumi

test EX-GEN-9 A die has no seven
match
lane alice 3600 ayumi 4100
do 1 act alice
do 1 attack ayumi; done
misfit 6
do 2 let

test EX-GEN-9 A die shows one to six: six on agility 5 hits, one does not
match
lane alice 3600 ayumi 4100
do 1 act alice
force 5 0 0 0 0 0
do 1 attack ayumi; done
do 2 let
event hits ayumi 6 5 1 1 0

test EX-COMP-1 Twenty heroes to choose from, and the whole deck in the market
option teams=draft
force 5 0
start
do 1 colour blue
expect count spectator pool 20

test EX-COMP-1 The market holds 14 basics twice and 14 upgrades once
match
expect market moon-crystal 2
expect market moon-sceptre 1
expect market headband-of-clarity 2
expect market tower-breaker 1

test EX-COMP-2 A destroyed tower leaves a marker that everybody sees
match
expect tag spectator arena tower-blue-nw-outer destroyed no
off tower-blue-nw-outer
expect tag spectator arena tower-blue-nw-outer destroyed yes

test EX-COMP-3 Mana, gold, points and phases are open to the opponent
match
gold alice 3
points 1 4
expect fact 2 heroes-1 alice mana 4
expect fact 2 heroes-1 alice gold 3
expect seat-fact 2 1 points 4
expect seat-fact 2 1 phases 1
expect seat-fact spectator 1 actions 2

test EX-MODEL-1 EX-RULE-2 Round bases: two heroes touch at 300, hero and golem at 275
match
lane alice 3600 ayumi 3900
expect within alice ayumi 0 yes
at ayumi 300 3901
expect within alice ayumi 0 no
at golem-red-nw-outer-1 300 3325
expect within alice golem-red-nw-outer-1 0 yes
at golem-red-nw-outer-1 300 3324
expect within alice golem-red-nw-outer-1 0 no
# round: the corner of a square would touch
at golem-red-nw-outer-1 500 3400
expect within alice golem-red-nw-outer-1 0 no

test EX-MODEL-1 EX-RULE-2 Creatures have 200, monsters 250, towers 200, artifacts 300
match
lane alice 3600 pantha-w 3950
expect within alice pantha-w 0 yes
at pantha-w 300 3951
expect within alice pantha-w 0 no
at drako 300 4000
expect within alice drako 0 yes
at drako 300 4001
expect within alice drako 0 no
at alice 600 5650
expect within alice tower-blue-nw-outer 0 yes
at alice 600 5649
expect within alice tower-blue-nw-outer 0 no
at alice 800 1250
expect within alice artifact-blue 0 yes
at alice 800 1251
expect within alice artifact-blue 0 no

test EX-MODEL-2 A base stays as large as it is, whatever becomes of the hero
match
level alice 5
item alice ring-of-life dragon-mail wind-boots
lane alice 3600 ayumi 3900
expect within alice ayumi 0 yes
at ayumi 300 3901
expect within alice ayumi 0 no
