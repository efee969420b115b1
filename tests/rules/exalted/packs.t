# Heroes of another pack (tests/packs/exalted-guests), made of the words of content alone.

test EX-CARD-15 A trap may be any ability: Ondra's first one stuns who steps on it
pack exalted-guests
match ondra vs bruna
at ondra 600 3500
do 1 act ondra; use q; aim 600,4700; done
event trap-laid ondra 600 4700
expect traps 1
expect tag 2 arena snare trap yes
turn 2
at bruna-2 300 5400
do 2 act bruna-2; run; go 300,4400; done
event trap bruna-2 ondra
expect lp bruna-2 4
expect status bruna-2 stun yes

test EX-CARD-15 One of two things that harm nobody is chosen, for another friend only
pack exalted-guests
match ondra
level ondra 2
at ondra 600 3500
at bruna 900 3500
do 1 act ondra; use w; choose mask; done
expect shield bruna 3
expect mana ondra 3

test EX-CARD-6 A template after a flight of at most 5 inches
pack exalted-guests
match ondra vs bruna
level ondra 4
mana ondra 4
at ondra 600 3500
at bruna-2 600 5400
do 1 act ondra; use r
offered 1 to 600,4600
denied 1 EX-CARD-6 to 600,4800
do 1 to 600,4600
offered 1 aim 600,5400

test EX-FLY-2 A card of another pack: without the feather an enemy is in the way
pack exalted-guests
match ondra vs bruna
at ondra 600 3400
at bruna-2 600 3900
do 1 act ondra
denied 1 EX-MOVE-5 go 600,4400

test EX-FLY-2 With the feather the way leads over it
pack exalted-guests
match ondra vs bruna
item ondra feather
at ondra 600 3400
at bruna-2 600 3900
do 1 act ondra
offered 1 go 600,4400
