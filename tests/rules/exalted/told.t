# What is told: every event with all its things and the rule behind it, for both sides.

test EX-INIT-1 EX-INIT-2 EX-DRAFT-1 EX-DEPLOY-1 The beginning
force 2 2 1 4
start
cites EX-INIT-1 tie 3
cites EX-INIT-1 initiative 2 5 2
do 2 colour red
cites EX-INIT-2 colour 2 red
prompt pick EX-DRAFT-1
do 2 pick alice
cites EX-DRAFT-1 pick 2 alice
do 1 pick tian-feng; pick shi-weng
event pick 1 shi-weng
do 2 pick jasper; pick gavin
do 1 pick chen-lu; pick nian-mingli
do 2 pick markovic; pick lucina
do 1 pick ayumi
prompt start EX-DEPLOY-1
do 2 start 1
cites EX-DEPLOY-1 start 1 1
cites EX-DEPLOY-1 start
do 1 golem 600,4237
cites EX-GPLACE-1 pair blue nw 2
until deploy
prompt deploy EX-DEPLOY-2
do 1 deploy ayumi 1131,1131
cites EX-DEPLOY-2 deploy ayumi 1131 1131
do 2 deploy alice 7869,7869
cites EX-DEPLOY-2 deploy alice 7869 7869

test EX-ROUND-1 EX-ROUND-3 EX-ROUND-4 EX-ROUND-5 EX-ROUND-10 EX-ROUND-15 A new round
match
off alice
last-phase
force 0 3
do 2 pass-phase
until start
prompt start EX-ROUND-4
asked 2
do 2 start 1
cites EX-ROUND-4 start 1 3
cites EX-ROUND-1 round 3
prompt deploy EX-ELIM-3
denied 1 EX-ROUND-5 deploy jasper 1131,1131
do 1 deploy alice 739,1419
cites EX-ROUND-5 return alice 739 1419
cites EX-ROUND-10 income 3
cites EX-ROUND-15 turn 1 1 5

test EX-ROUND-4 The second round begins with a roll of its own
factions
until hero
expect round 1
last-phase
force 0 3
until start
prompt start EX-ROUND-4
cites EX-ROUND-3 initiative 2 4 1

test EX-EQUIP-1 EX-RULE-82 Buying and passing
match
turn 2
gold ayumi 4
do 2 pass
do 2 buy ayumi sun-stone
cites EX-EQUIP-1 buy ayumi sun-stone 3
do 2 pass
cites EX-RULE-82 pass 2

test EX-SEQ-4 EX-REACT-1 EX-REACT-5 What is announced, and the answers to it
pack exalted-vectors
match
lane alice 3600 ayumi 4300
at tian-feng 1000 4300
do 1 act alice; attack tian-feng; done
cites EX-SEQ-4 announce-attack alice tian-feng
force 0 0 0 0 0 0
do 2 let
cites EX-REACT-1 no-reaction 2
cites EX-BASIC-3 attack alice tian-feng
do 1 act alice; use q; aim 300,4300; done
cites EX-SEQ-4 announce-ability alice shocker
force 0 0 0 0 0 0
force 0 0 0 0 0 0
force 0 0 0 0 0 0
do 2 strike tian-feng alice
cites EX-REACT-5 react-attack tian-feng alice
cites EX-ABIL-1 ability alice shocker
cites EX-REACT-5 attack tian-feng alice
at gavin 700 3900
do 2 act ayumi; run; go 1000,4900; done
cites EX-SEQ-4 announce-run ayumi
force 0 0 0 0
do 1 answer gavin q; at tian-feng
cites EX-REACT-5 react-ability gavin challenge
cites EX-RUN-1 move ayumi 1000 4900
at chen-lu 600 4800
do 2 act chen-lu; go 600,5300; done
cites EX-SEQ-4 announce-move chen-lu
do 1 let
cites EX-MOVE-1 move chen-lu 600 5300
do 1 act jasper; teleport tower-blue-se-inner; to 2900,248
cites EX-SEQ-4 announce-teleport jasper tower-blue-se-inner
cites EX-TELE-5 teleport jasper 2900 248

test EX-CRIT-1 EX-BASIC-3 EX-GEN-9 Dice: as they fell, and what they did
pack exalted-vectors
match
lane alice 3600 tian-feng 4300
do 1 act alice; attack tian-feng; done
force 0 1 2 3 4 5
do 2 let
cites EX-GEN-9 dice 1 2 3 4 5 6
cites EX-CRIT-1 hits tian-feng 6 4 3 1 0
cites EX-BASIC-3 damage tian-feng 4 3
turn 2
do 2 act tian-feng; attack alice; done
force 0 1 2 3 4 5
do 1 let
cites EX-BASIC-3 hits alice 6 5 2 1 0
cites EX-BASIC-3 damage alice 2 4

test EX-CARD-10 EX-CARD-9 EX-MARK-2 EX-CARD-8 Shields, changes and marks, and their ends
pack exalted-vectors
match markovic gavin
level markovic 4
level gavin 2
lane markovic 3600 gavin 4000
at alice 700 3600
do 1 act gavin; use w; at alice; done
cites EX-MARK-2 mark alice for-the-weak
do 1 act markovic; use r; done
cites EX-CARD-10 shield alice 3
cites EX-CARD-9 change gavin rst 1 exoskeleton
turn 2
turn 1
do 1 pass-phase
cites EX-CARD-8 mark-end gavin exoskeleton
event mark-end alice exoskeleton
event mark-end markovic exoskeleton
no-event mark-end alice for-the-weak
last-phase
next-round
expect shield alice 0

test EX-HEAL-1 EX-PROF-9 EX-KIT-12 Healing, mana that comes and mana that goes
pack exalted-vectors
match ylvie lucina
level ylvie 2
lane ylvie 3600 alice 4000
at lucina 700 3600
at ayumi 700 4600
lp alice 2
mana alice 1
do 1 act ylvie; use q; at alice; done
cites EX-HEAL-1 heal alice 2
do 1 act ylvie; use w; at alice; done
cites EX-PROF-9 mana alice 1
expect mana alice 2
cites EX-CARD-9 change alice mr 1 forest-blessing
turn 2
turn 1
force 5 5 0 0 0 0 0
do 1 act lucina; use q; done
cites EX-ABIL-5 damage ayumi 1 5
cites EX-KIT-12 mana ayumi -1
expect mana ayumi 4
cites EX-STATUS-1 status ayumi silence

test EX-STATUS-8 EX-STATUS-10 EX-SEQ-13 EX-CARD-14 Statuses come and go
pack exalted-vectors
match
status alice stun ayumi
status jasper hold ayumi
status lucina silence ayumi
do 1 act alice; wake
cites EX-STATUS-8 wake alice
cites EX-STATUS-8 status-end alice stun
do 1 act jasper; free
cites EX-STATUS-10 free jasper
cites EX-STATUS-10 status-end jasper hold
no-event status-end lucina silence
do 2 pass-phase
do 1 pass-phase
cites EX-SEQ-13 status-end lucina silence

test EX-CARD-14 EX-RULE-67 Who is immune
pack exalted-vectors
match jasper
level jasper 4
at jasper 3000 5560
at drako 3000 6000
at ayumi 3400 5560
do 1 act jasper; use q; at ayumi; done
do 2 let
event push ayumi
mana jasper 5
do 1 act jasper; use r; done
cites EX-RULE-67 immune drako stun

test EX-CARD-14 A hero by its passive, and a card that makes immune ends what is there
pack exalted-vectors
match vs gavin
level jasper 4
lane jasper 3600 gavin-2 4000
do 1 act jasper; use r; done
force 5 5 5 0 0 0 0 0
do 2 let
cites EX-CARD-14 immune gavin-2 stun

test EX-KIT-15 EX-CARD-10 EX-KIT-2 Guards, shields that break, traps
pack exalted-vectors
match linnea
level gavin 2
level linnea 2
at gavin 300 4000
at alice 700 3900
at linnea 300 3300
at ayumi 1000 4100
at tian-feng 900 5400
do 1 act gavin; use w; at alice; done
do 2 let
do 1 act linnea; use w; aim 1000,4800; done
do 2 let
cites EX-KIT-2 trap-laid linnea 1000 4800
shield alice 1
do 2 act ayumi; attack alice; done
force 5 5 5 5 0 0
do 1 let
cites EX-CARD-10 shielded alice 1
cites EX-KIT-15 guarded gavin alice 2
cites EX-KIT-15 damage gavin 2 7
event damage alice 1 5
do 2 act tian-feng; go 900,5200; done
do 1 let
cites EX-KIT-2 trap tian-feng linnea
cites EX-KIT-2 damage tian-feng 2 5
event status tian-feng hold

test EX-XP-7 EX-XP-8 EX-VP-2 EX-PROF-20 EX-ELIM-1 A hero falls: rewards, a level, a point
pack exalted-vectors
match
lane alice 3600 tian-feng 4300
at gavin 700 3900
lp tian-feng 1
xp alice 1
points 1 4
do 1 act alice; attack tian-feng; done
do 2 let
cites EX-ELIM-1 out tian-feng
cites EX-XP-7 reward alice hero 3 3
cites EX-XP-8 reward gavin support 1 1
cites EX-PROF-20 level alice 2
cites EX-VP-2 points blue 1 5

test EX-XP-3 EX-XP-4 EX-VP-7 EX-VP-8 Creatures: on the own mountain and on the other's
option mode=poacher
match
at alice 2053 4052
home pantha-w
lp pantha-w 1
at gavin 2380 4130
do 1 act alice; attack pantha-w; done
cites EX-XP-3 reward alice creature 1 2
cites EX-XP-4 reward gavin support 1 0
cites EX-VP-7 points blue 1 1
turn 2
gold alice 0
home pantha-w
off alice gavin
lp pantha-w 1
at tian-feng 2053 4052
do 2 act tian-feng; attack pantha-w; done
cites EX-VP-8 points red 2 2

test EX-XP-5 EX-GOLD-7 EX-DRAKO-2 EX-VP-5 Drako falls
match
at alice 3000 5700
home drako
lp drako 1
do 1 act alice; attack drako; done
cites EX-XP-5 reward alice drako 2 1
cites EX-GOLD-7 reward gavin drako 1 2
cites EX-GOLD-7 reward alice drako 1 2
cites EX-DRAKO-2 bonus blue drako
cites EX-VP-5 points blue 3 3

test EX-XP-5 EX-GOLD-7 EX-CYDRA-2 EX-VP-4 And Cydra, for red
match
turn 2
at tian-feng 6000 3300
home cydra
lp cydra 1
do 2 act tian-feng; attack cydra; done
cites EX-XP-5 reward tian-feng cydra 2 1
cites EX-GOLD-7 reward ayumi cydra 1 2
cites EX-CYDRA-2 bonus red cydra
cites EX-VP-4 points red 2 2

test EX-XP-2 EX-XP-6 EX-VP-3 EX-VP-6 Golems, towers, artifacts
match
at alice 600 6604
at tower-red-nw-outer 600 7500
at golem-red-m-inner-1 600 7000
lp golem-red-m-inner-1 1
lp tower-red-nw-outer 1
do 1 act alice; attack golem-red-m-inner-1; done
cites EX-XP-2 reward alice golem 1 1
do 1 act alice; attack tower-red-nw-outer; done
cites EX-XP-6 reward alice tower 2 2
cites EX-XP-6 reward lucina tower 2 2
cites EX-VP-3 points blue 2 2

test EX-END-1 … 7 EX-GMARCH-7 EX-GMARCH-8 EX-ART-6 EX-NEUT-7 The end phase, step by step
match
lane golem-blue-nw-outer-1 5000 golem-blue-nw-outer-2 5300 golem-red-nw-outer-1 7000
at golem-blue-se-outer-1 7000 600
at golem-red-m-inner-1 6700 6700
lp artifact-red 12
status alice bleed ayumi
lp alice 2
points 2 0
end-phase
cites EX-END-1 end-phase 2
cites EX-END-1 end-step march
cites EX-GMARCH-7 clash nw 1
cites EX-GPLACE-1 pair red m 1
cites EX-END-2 end-step siege
cites EX-GMARCH-8 siege tower-red-nw-outer 1
cites EX-GMARCH-8 siege tower-red-se-outer 1
no-event end-step ruins
cites EX-END-4 end-step effects
cites EX-STATUS-13 damage alice 2 0
cites EX-STATUS-13 status-end alice bleed
cites EX-ART-6 regrowth artifact-red 2
cites EX-END-5 end-step losses
cites EX-VP-2 points red 1 1
cites EX-END-6 end-step golems
no-event end-step creatures
until start
cites EX-END-7 end-step creatures
cites EX-NEUT-7 back-again pantha-w
cites EX-NEUT-7 back-again cydra

test EX-END-2 EX-END-3 EX-END-4 EX-END-5 Steps in which nothing happens are not told
match
end-phase
event end-step march
no-event end-step siege
no-event end-step ruins
no-event end-step effects
no-event end-step losses
event end-step golems

test EX-END-3 EX-STATUS-14 EX-XP-6 A tower falls to golems, and one burns to no end
pack exalted-vectors
match
at golem-red-m-outer-1 3900 3900
lp tower-blue-m-outer 1
status tian-feng burn alice
end-phase
cites EX-GMARCH-8 siege tower-blue-m-outer 1
cites EX-END-3 end-step ruins
cites EX-ELIM-1 out tower-blue-m-outer
cites EX-VP-3 points red 2 2
cites EX-XP-6 reward ayumi tower 2 2
cites EX-STATUS-14 damage tian-feng 1 6
cites EX-STATUS-14 status-end tian-feng burn
event end-step effects
no-event end-step losses

test EX-PUSH-3 EX-CHARM-3 EX-GREACT-3 EX-GREACT-4 EX-NEUT-2 EX-NEUT-3 Who is pushed, who is charmed, who closes in
pack exalted-vectors
match
lane gavin 3600 ayumi 4700
force 5 5 0 0
do 1 act gavin; use q; done
cites EX-CHARM-3 charm ayumi 300 3938
at jasper 700 3938
force 5 5 0 0 0
do 1 act jasper; use q; done
do 2 let
cites EX-PUSH-3 push ayumi

test EX-GREACT-3 EX-GREACT-4 A golem closes in and strikes
pack exalted-vectors
match
at alice 600 3600
at golem-red-nw-outer-1 600 4700
force 0 0 0 0 0 0
do 1 act alice; attack golem-red-nw-outer-1; done
cites EX-GREACT-3 march golem-red-nw-outer-1
cites EX-GREACT-4 attack golem-red-nw-outer-1 alice

test EX-NEUT-2 EX-NEUT-3 So does a creature
pack exalted-vectors
match
at alice 600 3600
at pantha-w 600 4700
force 0 0 0 0 0 0
do 1 act alice; attack pantha-w; done
cites EX-NEUT-3 march pantha-w
cites EX-NEUT-2 attack pantha-w alice

test EX-VP-6 An artifact
match
off tower-red-nw-outer tower-red-nw-inner
lp artifact-red 1
at alice 8500 8600
do 1 act alice; attack artifact-red; done
do 2 let
cites EX-VP-6 points blue 6 6
over 1

test EX-CARD-7 EX-PLACE-3 A place is asked for by its own rule, and refused by it
pack exalted-vectors
match
turn 2
level ayumi 2
at ayumi 8700 5400
at alice 8700 4200
do 2 act ayumi; use w
prompt leap EX-CARD-7
denied 2 EX-PLACE-3 to 8700,4383
