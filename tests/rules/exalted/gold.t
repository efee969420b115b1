# Gold

test EX-GOLD-2 EX-GOLD-11 At the start of each round every hero of both teams gets 1 gold
match
next-round
expect round 3
expect gold alice 1
expect gold gavin 1
expect gold ayumi 1
expect gold shi-weng 1

test EX-GOLD-1 Gold is the hero's own: Alice is rich, Gavin still cannot pay
match
gold alice 9
gold gavin 2
do 1 act gavin
offered 1 buy alice moon-crystal
denied 1 EX-EQUIP-1 buy gavin moon-crystal

test EX-GOLD-7 Alice kills Cydra: 3 gold, each teammate 2
match
home cydra
at alice 6000 3450
lp cydra 1
do 1 act alice; attack cydra; done
do 1 no-more
expect gold alice 3
expect gold jasper 2
expect gold gavin 2
expect gold markovic 2
expect gold lucina 2
expect gold chen-lu 0

test EX-GOLD-10 An eliminated hero gets the gold of a monster too
match
off gavin
home cydra
at alice 6000 3450
lp cydra 1
do 1 act alice; attack cydra; done
do 1 no-more
expect gold gavin 2

test EX-GOLD-1 EX-ROUND-10 Gold has an end: 255
match
gold alice 255
gold jasper 254
last-phase
until start
until buy
expect gold alice 255
expect gold jasper 255
expect gold ayumi 1

test EX-GOLD-3 EX-GOLD-4 Rewards too
match
gold alice 253
lane alice 3600 tian-feng 4300
lp tian-feng 1
do 1 act alice; no-more; attack tian-feng; done
do 2 let
expect gold alice 255
