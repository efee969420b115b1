# Interrupts: cancelling the card that the seat before has played.

test NU-INT-1 The next seat may cancel the card; it is discarded without points
seats 3
force card mouse frog hare fox goat wolf stag boar bear
start
do 1 set-aside mouse
do 2 set-aside wolf
force card griffin giant dragon
force 0
do 3 set-aside stag
do 3 play boar
asked 1
prompt interrupt
offered 1 cancel giant
do 1 cancel giant
event cancelled 1 giant boar
cites NU-INT-1
no-event scored
expect score 3 0

test NU-INT-1 Only the next seat is asked
seats 3
force card mouse frog hare fox goat wolf stag boar bear
start
do 1 set-aside mouse
do 2 set-aside wolf
force card griffin giant dragon
force 5
do 3 set-aside stag
force 0
do 3 pass
asked 1
do 1 play hare
asked 2

test NU-INT-2 A lower card does not cancel
force card fox goat wolf stag boar dragon
start
do 1 set-aside fox
force card mouse bear
force 0
do 2 set-aside dragon
do 2 play stag
denied 1 NU-INT-2 cancel goat
denied 1 NU-INT-2 cancel wolf
only 1 cancel bear; let

test NU-INT-2 An equal card does
pack null-twins
force card ant bee cat ant-b bee-b dog
start
do 1 set-aside ant
force card emu fly
force 0
do 2 set-aside dog
do 2 play bee-b
offered 1 cancel bee

test NU-INT-3 The question comes even if there is only one answer
force card mouse frog hare stag boar dragon
start
do 1 set-aside mouse
force card bear fox
force 0
do 2 set-aside dragon
do 2 play stag
asked 1
only 1 let

test NU-INT-4 Without interrupts nobody is asked
option interrupts=off
force card fox goat wolf stag boar dragon
start
do 1 set-aside fox
force card mouse bear
force 3
do 2 set-aside dragon
do 2 play stag
event scored 2 11 11
asked 1
prompt turn
