# What is told with a refusal: who or what is in the way, how far something is, what something costs.

test EX-MOVE-5 Who is in the way is told: an enemy golem
match
lane alice 3600 golem-red-nw-outer-1 4100
at golem-red-nw-outer-2 700 4100
do 1 act alice
denied 1 EX-MOVE-5 go 300,4400
figures 1 go 300,4400 ; golem-red-nw-outer-1

test EX-MOVE-5 A tower of one's own
match
at alice 600 3700
at golem-red-nw-outer-1 600 4400
do 1 act alice
figures 1 go 600,3000 ; tower-blue-nw-inner

test EX-MOVE-5 Friends do not count, whoever comes before them
match
lane alice 3600 gavin 3950 golem-red-nw-outer-1 4300
do 1 act alice
figures 1 go 300,4600 ; golem-red-nw-outer-1

test EX-MOVE-5 A mountain
match
at alice 1000 3600
do 1 act alice
figures 1 go 1500,3600 ; w-1

test EX-MOVE-5 Whom no mountain hinders a golem does
pack exalted-vectors
match linnea
at linnea 1000 3600
at golem-red-nw-outer-1 1000 4150
do 1 act linnea
figures 1 go 1000,4500 ; golem-red-nw-outer-1

test EX-MOVE-5 Another mountain
match
at alice 1000 5200
do 1 act alice
figures 1 go 1500,5200 ; w-2

test EX-MOVE-2 EX-RULE-5 How long the way is and what is left; beyond the edge of the mat both as well
match
lane alice 3600
do 1 act alice
figures 1 go 300,4700 ; 1016 1100
figures 1 go 100,3600 ; 1016 200
do 1 go 300,3800
figures 1 go 300,4700 ; 816 900
figures 1 go 300,3800 ; 816 0

test EX-BASIC-2 How far away an enemy is, and how far would do
pack exalted-vectors
match
lane alice 3600 tian-feng 5500
do 1 act alice
figures 1 attack tian-feng ; 1600 4

test EX-REACT-11 The same for a reaction
pack exalted-vectors
match
lane alice 3600 tian-feng 5200 chen-lu 4500
do 1 act alice; attack chen-lu; done
figures 2 strike tian-feng alice ; 1300 4

test EX-ABIL-3 What an ability costs, and what she has
pack exalted-vectors
match
lane alice 3600 tian-feng 4300
mana alice 1
do 1 act alice
figures 1 use q ; 2 1

test EX-RANGE-3 How far an ability reaches
pack exalted-vectors
match
lane lucina 3600 tian-feng 4300 ayumi 5500 chen-lu 4700
do 1 act lucina; use q
figures 1 at ayumi ; 1600 6

test EX-EQUIP-1 What a card costs, and what he has
pack exalted-guests
match
gold bruna 2
do 1 act bruna
figures 1 buy bruna sharp-edge ; 3 2

test EX-RUN-2 Who runs attacks nobody, however near
match
lane alice 3600 golem-red-nw-outer-1 4400
do 1 act alice; run; go 300,3700
pointed 1 EX-RUN-2 model golem-red-nw-outer-1

test EX-ACT-1 One attack is all there is in an action
match
lane alice 3600 golem-red-nw-outer-1 4400
at golem-red-nw-outer-2 700 4100
do 1 act alice; attack golem-red-nw-outer-1
pointed 1 EX-ACT-1 model golem-red-nw-outer-2

test EX-MOVE-4 From a place where nobody may stand nobody attacks
match
lane alice 3600 gavin 3950 golem-red-nw-outer-1 4600
do 1 act alice; go 300,3900
pointed 1 EX-MOVE-4 model golem-red-nw-outer-1
