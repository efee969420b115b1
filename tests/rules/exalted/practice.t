# The practice map (Übungskarte): a smaller match to get to know the game, not in the rulebook

test EX-PRACT-1 EX-PRACT-2 Three heroes a team, picked W LL WW L; the other classes have no place
option map=practice
force 5 0
start
do 1 colour blue
asks 1 ; Which hero joins your team? Three: a fighter, a supporter and a marksman.
denied 1 EX-PRACT-2 pick gavin
denied 1 EX-PRACT-2 pick lucina
denied 1 EX-PRACT-2 pick ayumi
do 1 pick alice
asked 2
do 2 pick tian-feng
asked 2
do 2 pick shi-weng
asked 1
denied 1 EX-DRAFT-3 pick majvi
do 1 pick jasper; pick markovic
asked 2
do 2 pick nian-mingli
asked 1
prompt start

test EX-PRACT-2 Drawn at random, three of each team, and only they are deployed
option map=practice
option teams=random
force 5 0
start
force 0 0 0 0 0 0
do 1 colour blue
event pick 1 leandros
event pick 1 ylvie
event pick 1 majvi
event pick 2 majvi
do 1 start 1
until deploy
offered 1 deploy leandros 1131,1131
offered 1 deploy majvi 1131,1131
denied 1 EX-DEPLOY-2 deploy blue-hero-2 1131,1131
denied 1 EX-DEPLOY-2 deploy blue-hero-5 1131,1131

test EX-PRACT-2 Teams prepared in secret have three places
option map=practice
option teams=prepared
force 5 0
start
do 1 colour blue
do 1 pick jasper
denied 2 EX-DRAFT-2 pick gavin
do 2 pick shi-weng
denied 1 EX-DRAFT-2 pick gavin
do 1 pick markovic
do 2 pick nian-mingli
do 1 pick alice
do 2 pick alice
event pick 1 jasper
event pick 1 markovic
event pick 1 alice
event pick 2 alice
asked 1
prompt start

test EX-PRACT-2 EX-HERO-7 Of a faction the three who have a place
option map=practice
option teams=factions
force 5 0
start
do 1 colour blue
do 1 faction eridani
event pick 1 jasper
event pick 1 markovic
event pick 1 alice
no-event pick 1 gavin
no-event pick 1 lucina

test EX-PRACT-2 Whoever is in the team has income, mana and gold; nobody else is asked
option map=practice
match
only 1 act jasper; act markovic; act alice; pass; pass-phase
next-round
expect gold jasper 1
expect gold tian-feng 1

test EX-PRACT-3 Towers and golems stand on the middle lane alone
option map=practice
match
expect stands tower-blue-m-inner yes
expect stands tower-red-m-outer yes
expect stands tower-blue-nw-inner no
expect stands tower-red-se-outer no
expect stands artifact-red yes
next-round
expect stands golem-blue-m-inner-1 yes
expect stands golem-blue-nw-inner-1 no
expect stands golem-red-se-inner-2 no
expect stands drako yes
expect stands igu-n yes

test EX-PRACT-3 EX-ART-4 Lanes that are not played do not open the artifact
option map=practice
match
at alice 8200 7400
off tower-red-m-outer
do 1 act alice
denied 1 EX-ART-4 attack artifact-red

test EX-PRACT-3 EX-ART-4 Both towers of the middle lane do
option map=practice
match
at alice 8200 7400
off tower-red-m-outer tower-red-m-inner
do 1 act alice
offered 1 attack artifact-red

test EX-PRACT-3 EX-TELE-1 Nobody teleports to a tower that is not there; a destroyed one has its marker
option map=practice
match
off tower-blue-m-outer
do 1 act alice
offered 1 teleport tower-blue-m-outer
not-offered 1 teleport tower-blue-nw-outer

test EX-PRACT-4 Three activation phases each, then the end phase
option map=practice
match
expect seat-fact spectator 1 phases 1
do 1 pass-phase
do 2 pass-phase
do 1 pass-phase
do 2 pass-phase
do 1 pass-phase
do 2 pass-phase
event end-phase 2

test EX-PRACT-5 EX-MODE-2 Six points win
option map=practice
match
points 1 5
lp shi-weng 1
at alice 4200 4500
at shi-weng 4800 4500
do 1 act alice
force 0 0 0 0 0 0
do 1 attack shi-weng; done
do 2 let
expect points 1 6
event win blue

test EX-PRACT-2 EX-PRACT-3 The same with a pack that is read anew: whom and what there is
pack exalted-vectors
option map=practice
match
expect stands tower-blue-m-inner yes
expect stands tower-red-m-outer yes
expect stands tower-blue-nw-inner no
expect stands tower-red-se-outer no
expect stands artifact-blue yes
expect stands artifact-red yes
expect stands jasper yes
expect stands tian-feng yes
next-round
expect stands pantha-w yes
expect stands cydra yes
expect stands golem-blue-m-inner-2 yes
expect stands golem-blue-nw-inner-1 no
expect stands golem-red-se-inner-2 no
