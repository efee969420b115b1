# Traps that abilities lay (EX-KIT-2): who springs them, and what becomes of him

test EX-KIT-2 Who leaves a trap and comes back springs it
pack exalted-vectors
match vs linnea
turn 2
level linnea 2
at linnea 1000 6000
at alice 600 4100
do 2 act linnea; use w; aim 600,4600; done
expect traps 1
turn 1
do 1 act alice; go 600,4030; go 600,4200; done
do 2 let
event trap alice linnea
expect traps 0

test EX-KIT-2 Who only moves about in it does not
pack exalted-vectors
match vs linnea
turn 2
level linnea 2
at linnea 1000 6000
at alice 600 4300
do 2 act linnea; use w; aim 600,4600; done
turn 1
do 1 act alice; go 600,4200; go 600,4400; done
do 2 let
no-event trap
expect traps 1

test EX-KIT-2 EX-MOVE-4 Stopped over a friend by a trap: to the nearest place where a base may stand
pack exalted-vectors
match vs linnea
turn 2
level linnea 2
at linnea 1000 6000
do 2 act linnea; use w; aim 600,4600; done
turn 1
at alice 600 3400
at gavin 600 3900
lp alice 3
do 1 act alice; go 600,4400; done
do 2 let
event trap alice linnea
expect at alice 600 4200

test EX-KIT-2 EX-XP-7 EX-KIT-15 Who falls in a trap pays its layer; a guard takes nothing of it
pack exalted-vectors
match vs linnea
turn 2
level linnea 2
level gavin 2
at linnea 1000 6000
at alice 600 3900
at gavin 300 3600
do 2 act linnea; use w; aim 600,4600; done
turn 1
do 1 act gavin; use w; done
do 2 let
lp alice 2
do 1 act alice; go 600,4200; done
do 2 let
no-event guarded
no-event status alice
expect lp gavin 9
cites EX-XP-7 reward linnea hero 3 3
event out alice

test EX-RULE-27 Stunned by a trap on the way: what was announced after it is lost
pack exalted-guests
match ondra vs bruna
at ondra 600 3500
at pavo 300 4700
do 1 act ondra; use q; aim 600,4700; done
turn 2
at bruna-2 300 5500
do 2 act bruna-2; go 300,5050; use q
do 1 let
event trap bruna-2 ondra
expect status bruna-2 stun yes
cites EX-RULE-27 lost bruna-2

test EX-KIT-2 Two for each: red's traps do not make room for blue's third
pack exalted-vectors
match linnea vs linnea
level linnea 2
level linnea-2 2
mana linnea 6
at linnea 600 3500
at linnea-2 8700 5200
at alice 300 5300
do 1 act linnea; use w; aim 600,4700; done
do 1 act alice; run; go 300,5100; done
do 2 act linnea-2; use w; aim 8700,4300; done
do 2 pass
do 1 act linnea; use w; aim 300,2300; done
do 1 act alice; run; go 300,5300; done
expect traps 3
do 2 pass-phase
do 1 act linnea; use w; aim 600,3100; done
expect traps 3
expect tag spectator arena thorn-trap trap yes

test EX-KIT-2 EX-RULE-44 Who falls in a trap on a dash does not strike any more
pack exalted-vectors
match linnea
level linnea 2
lane linnea 3300
do 1 act linnea; use w; aim 300,4300; done
turn 2
lp shi-weng 1
lane shi-weng 5200
at alice 300 4400
do 2 act shi-weng; use q; to 300,4800; done
do 1 let
expect stands shi-weng no
no-event hits alice
expect traps 0

test EX-KIT-2 Who lives is stopped there, and strikes if he can
pack exalted-vectors
match linnea
level linnea 2
lane linnea 3300
do 1 act linnea; use w; aim 300,4300; done
turn 2
lane shi-weng 5200
at alice 300 4400
do 2 act shi-weng; use q; to 300,4800; done
do 1 let
expect stands shi-weng yes
event status shi-weng hold

test EX-KIT-2 A trap does not spring for its own side: who is placed on it
pack exalted-vectors
match linnea leandros
level linnea 2
level leandros 2
lane linnea 3300
at alice 300 4700
at leandros 900 4200
do 1 act linnea; use w; aim 300,4300; done
do 1 act leandros; use w; at alice; to 500,4400; done
event place leandros 500 4400
no-event trap
expect traps 1

test EX-KIT-2 Nor for who walks over it within reach of an enemy tower
pack exalted-vectors
match linnea
level linnea 2
lane linnea 3300
do 1 act linnea; use w; aim 300,4300; done
turn 2
turn 1
at tower-red-nw-outer 700 5000
at alice 300 3700
do 1 act alice; run; go 300,4700; done
no-event trap
expect at alice 300 4700

test EX-KIT-2 Two traps on one spot: who falls in the first leaves the second alone
pack exalted-vectors
match linnea
level linnea 2
mana linnea 6
lane linnea 3500
do 1 act linnea; use w; aim 300,4600; done
do 1 act linnea; go 300,3400; done
turn 2
turn 1
do 1 act linnea; use w; aim 300,4600; done
expect traps 2
turn 2
lane tian-feng 5300
lp tian-feng 1
do 2 act tian-feng; go 300,4900; done
do 1 let
expect stands tian-feng no
expect traps 1

test EX-KIT-2 Stopped on the first leg of two: the second is not walked
pack exalted-vectors
match linnea
level linnea 2
lane linnea 3500
do 1 act linnea; use w; aim 300,4600; done
turn 2
lane tian-feng 5400
do 2 act tian-feng; run; go 300,4900; go 900,5200; done
do 1 let
event trap tian-feng linnea
event status tian-feng hold
expect within tian-feng linnea 6 yes
no-event lost
