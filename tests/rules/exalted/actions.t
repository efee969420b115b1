# Actions: standard move, basic attack, run (Aktionen)

test EX-ACT-1 EX-ACT-6 Move and attack, ability, run: what an action may be; the move may be left out
match
lane alice 3600 ayumi 4300
do 1 act alice
offered 1 attack ayumi
offered 1 use q
offered 1 run
offered 1 go 300,3700
denied 1 EX-TELE-1 teleport tower-blue-nw-outer
offered 1 done

test EX-ACT-1 EX-TELE-1 On the platform also a teleport
match
do 1 act alice
offered 1 teleport tower-blue-nw-outer
denied 1 EX-TELE-1 teleport tower-red-nw-outer

test EX-ACT-2 A stunned hero can only be woken
match
lane jasper 3600 ayumi 3950
status jasper stun
do 1 act jasper
only 1 wake; done
not-offered 1 attack ayumi
not-offered 1 go 300,3500
not-offered 1 run

test EX-ACT-3 EX-RULE-24 First the way, then the attack
match
lane alice 3600 ayumi 5200
do 1 act alice
denied 1 EX-BASIC-2 attack ayumi
do 1 go 300,4000
force 0 0 0 0 0 0
do 1 attack ayumi
expect at alice 300 4000
expect lp ayumi 5

test EX-ACT-3 EX-RULE-24 First the attack, then the way
match
lane alice 4000 ayumi 5200
do 1 act alice
do 1 attack ayumi
offered 1 go 300,3500
force 0 0 0 0 0 0
do 1 go 300,3500; done
expect lp ayumi 5
expect at alice 300 3500

test EX-RULE-24 Not a bit of the way before and a bit after
match
lane alice 3600 ayumi 5200
do 1 act alice; go 300,4000
force 0 0 0 0 0 0
do 1 attack ayumi
# the action is over with the attack
prompt hero
expect at alice 300 4000

test EX-ACT-4 EX-SEQ-4 EX-SEQ-6 All is announced before anything happens
pack exalted-vectors
match
lane alice 3600 tian-feng 5200
do 1 act alice; go 300,4000
expect at alice 300 3600
do 1 attack tian-feng
event announce-attack alice tian-feng
expect at alice 300 3600
expect lp tian-feng 7
force 0 0 0 0 0 0
do 2 let
event move alice 300 4000
event attack alice tian-feng
expect lp tian-feng 6

test EX-ACT-5 A path must be said to its end: one that ends on another base is not complete
match
lane alice 3600 jasper 4000
do 1 act alice; go 300,3900
not-offered 1 attack ayumi
denied 1 EX-MOVE-4 done
offered 1 back
offered 1 go 300,4350
do 1 back
offered 1 done

test EX-ACT-5 Move and ability without the path is refused: from here nobody is in range
match
lane alice 3600 ayumi 5800
do 1 act alice
denied 1 EX-RULE-91 use q
do 1 go 300,4100
offered 1 use q

test EX-ACT-5 An ability is announced with its target
match lucina vs tian-feng
lane lucina 3600 tian-feng 4300 ayumi 4700
do 1 act lucina; use q
prompt target
only 1 at tian-feng; at ayumi

test EX-MOVE-2 Legs of 600 and 416 are legal, 600 and 417 are not
match
at alice 300 3200
do 1 act alice; go 300,3800
offered 1 go 716,3800
denied 1 EX-MOVE-2 go 717,3800

test EX-MOVE-2 EX-RULE-4 Each leg is rounded up: two legs of 508 that are a trace too long together
match
at alice 300 3300
do 1 act alice; go 301,3808
denied 1 EX-MOVE-2 go 302,4316
offered 1 go 302,4315

test EX-RULE-4 A path has at most 16 way points
match
lane alice 3300 ayumi 4000
do 1 act alice
repeat 8 1 go 300,3301; go 300,3300
not-offered 1 go 300,3301
denied 1 EX-RULE-4 go 300,3300
only 1 attack ayumi; use q; done

test EX-MOVE-3 EX-MOVE-4 EX-MOVE-5 Through an own golem, not onto it
match
at alice 600 3600
at golem-blue-nw-inner-1 600 4000
do 1 act alice
offered 1 go 600,4400
do 1 go 600,4200
denied 1 EX-MOVE-4 done
do 1 back; go 600,4400; done
expect at alice 600 4400

test EX-MOVE-3 EX-RULE-6 Through an own hero
match
at alice 600 3600
at jasper 600 4000
do 1 act alice
do 1 go 600,4400; done
expect at alice 600 4400

test EX-MOVE-5 EX-RULE-5 Not through a red golem; past it with 300 to the side
match
at alice 600 3600
at golem-red-nw-outer-1 600 4000
do 1 act alice
denied 1 EX-MOVE-5 go 600,4400

test EX-MOVE-5 EX-RULE-5 Beside it the way is free: 300 are at least 275
match
at alice 300 3600
at golem-red-nw-outer-1 600 4000
do 1 act alice
do 1 go 300,4400; done
expect at alice 300 4400

test EX-RULE-5 At 275 they touch, which is allowed; at 274 they do not pass
match
at alice 325 3600
at golem-red-nw-outer-1 600 4000
do 1 act alice
offered 1 go 325,4400
denied 1 EX-MOVE-5 go 326,4400

test EX-RULE-5 Who touches another may leave it, but not press in
match
lane alice 3600 ayumi 3900
do 1 act alice
offered 1 go 300,3500
offered 1 go 700,3600
denied 1 EX-MOVE-5 go 320,3650

test EX-MOVE-5 EX-RULE-6 Enemy heroes, neutrals, towers of both teams and artifacts block
match
at alice 600 5500
do 1 act alice
denied 1 EX-MOVE-5 go 600,6500

test EX-MOVE-5 EX-RULE-6 An enemy hero in the way
match
lane alice 3600 ayumi 4000
do 1 act alice
denied 1 EX-MOVE-5 go 300,4400

test EX-MOVE-5 EX-RULE-6 A creature in the way
match
lane alice 3600 pantha-w 4100
do 1 act alice
denied 1 EX-MOVE-5 go 300,4600

test EX-RULE-6 The own artifact is no walkway
match
at alice 800 1300
do 1 act alice
denied 1 EX-MOVE-5 go 800,300

test EX-RULE-6 Who flies is stopped by nothing but where it ends
match
item alice wind-boots
at alice 600 5500
at ayumi 600 6400
do 1 act alice
offered 1 go 600,6700
do 1 go 600,6300
denied 1 EX-MOVE-4 done

test EX-RULE-7 No end on another base, in a mountain or off the mat
match
item alice wind-boots
at alice 900 3200
do 1 act alice
do 1 go 1400,3200
denied 1 EX-PLACE-2 done

test EX-RULE-7 A destroyed tower stands in nobody's way
match
off tower-blue-nw-outer
at alice 600 5500
do 1 act alice
do 1 go 600,6000; done
expect at alice 600 6000

test EX-BASIC-1 EX-RANGE-1 EX-RULE-3 Melee reaches 1 inch: 554 from centre to centre
match
lane gavin 3600 ayumi 4154
do 1 act gavin
offered 1 attack ayumi

test EX-BASIC-1 EX-RANGE-1 At 555 it does not
match
lane gavin 3600 ayumi 4155
do 1 act gavin
denied 1 EX-BASIC-1 attack ayumi

test EX-BASIC-2 EX-RANGE-2 EX-LOS-7 Ranged attacks need sight as well
match
at alice 1050 3500
at ayumi 1650 4270
expect within alice ayumi 4 yes
expect sees alice ayumi no
do 1 act alice
denied 1 EX-LOS-7 attack ayumi

test EX-RULE-26 Melee needs no sight, only the distance
match
at gavin 1050 2230
at ayumi 1604 2230
expect sees gavin ayumi no
do 1 act gavin
force 0 0 0 0 0
do 1 attack ayumi; done
# without sight no reaction
asked 1
expect lp ayumi 5

test EX-BASIC-5 Damage is struck off the life of heroes and creatures
pack exalted-vectors
match
lane alice 3600 pantha-w 4300
do 1 act alice
force 4 4 0 0 0 0 5 5 5 5 5
do 1 attack pantha-w; done
expect lp pantha-w 3
expect fact spectator arena pantha-w life 3

test EX-BASIC-6 And shown beside towers and golems
match
lane alice 3600 golem-red-nw-outer-1 4300
do 1 act alice
force 0 0 0 0 0 0
do 1 attack golem-red-nw-outer-1; done
expect fact spectator arena golem-red-nw-outer-1 life 1

test EX-BASIC-7 Ranged damage is counted like melee damage: same dice, same result
pack exalted-vectors
match jasper vs tian-feng
lane jasper 3600 tian-feng 3950
do 1 act jasper
force 3 3 3 0 0
do 1 attack tian-feng; done
do 2 let
event hits tian-feng 5 4 3 0 0
expect lp tian-feng 4

test EX-BASIC-7 By Markovic from afar
pack exalted-vectors
match markovic vs tian-feng
level markovic 5
lane markovic 3600 tian-feng 4300
do 1 act markovic
force 3 3 3 0 0
do 1 attack tian-feng; done
do 2 let
event hits tian-feng 5 4 3 0 0
expect lp tian-feng 4

test EX-BASIC-8 FK 6 on a tower: 3 hits minus 3 armour is still one point
match
off tower-red-nw-outer
at alice 5500 8100
do 1 act alice
force 4 1 2 1 3 0
do 1 attack tower-red-nw-inner; done
do 2 let
event hits tower-red-nw-inner 6 3 3 0 3
expect lp tower-red-nw-inner 7

test EX-BASIC-8 EX-BASIC-9 EX-GREACT-4 NK 3 of a golem on agility 5 with 1 2 4: no hit, one point
match
lane alice 3600 golem-red-nw-outer-1 4000
do 1 act alice
force 0 0 0 0 0 0 0 1 3
do 1 attack golem-red-nw-outer-1; done
event hits alice 3 5 0 0 0
expect lp alice 5

test EX-BASIC-9 A tower takes at least one too
match
home golem-red-nw-inner-1
at gavin 4500 7950
do 1 act gavin
force 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
do 1 go 5000,8000; done
event tower-shot tower-red-nw-inner gavin
expect lp gavin 7

test EX-RULE-25 Never a friend, in action and reaction
match
lane alice 3600 jasper 4100 golem-blue-nw-inner-1 4500
at ayumi 700 3900
do 1 act alice
offered 1 attack ayumi
not-offered 1 attack jasper
pointed 1 EX-RULE-25 model jasper
pointed 1 EX-RULE-25 model golem-blue-nw-inner-1

test EX-RULE-25 Enemy heroes, enemy golems, neutrals and open towers are targets
match
off tower-red-nw-outer
at alice 5300 8100
at ayumi 4800 8100
at golem-red-nw-outer-1 5300 8600
at drako 4300 8200
do 1 act alice
offered 1 attack ayumi
offered 1 attack golem-red-nw-outer-1
offered 1 attack drako
denied 1 EX-TOWER-12 attack tower-red-nw-inner

test EX-RULE-36 Criticals and armour: 3 hits with 2 sixes minus 2 are 3; a six that does not hit adds nothing
match vs chen-lu
lane alice 3600 chen-lu 4300
do 1 act alice
force 5 5 3 1 0 0
do 1 attack chen-lu; done
do 2 let
event hits chen-lu 6 3 3 2 2
expect lp chen-lu 5

test EX-RULE-36 Never below 1 for a basic attack
match vs chen-lu
lane alice 3600 chen-lu 4300
do 1 act alice
force 5 0 0 0 0 0
do 1 attack chen-lu; done
do 2 let
expect lp chen-lu 7

test EX-RULE-37 EX-STATUS-4 No fewer than no dice: a blind golem-hunter with 2 dice still does his 1 damage
match ylvie
status ylvie blind
expect value ylvie attack 1
lane ylvie 3600 ayumi 4300
do 1 act ylvie
force 0
do 1 attack ayumi; done
expect lp ayumi 5

test EX-RULE-37 A blind golem rolls one die, and no value falls below 0
match
at golem-red-nw-outer-1 300 4000
status golem-red-nw-outer-1 blind
expect value golem-red-nw-outer-1 attack 1
status jasper slow
expect inches jasper move 3

test EX-RULE-37 AGIL at most 6: Shi Weng's 5 and Inner Calm
match shi-weng
level shi-weng 2
do 1 act shi-weng; use w; done
expect value shi-weng agil 6

test EX-RUN-1 EX-RUN-3 A run goes up to 8 inches for Alice: 2032
match
at alice 300 3300
do 1 act alice; run
offered 1 go 300,5332
denied 1 EX-MOVE-2 go 300,5333
do 1 go 300,5332
event move alice 300 5332
cites EX-RUN-1 move
expect at alice 300 5332

test EX-RUN-2 No attack and no ability with a run
match
lane alice 3600 ayumi 4300
do 1 act alice; run
not-offered 1 attack ayumi
not-offered 1 use q
do 1 go 700,3600
not-offered 1 attack ayumi
not-offered 1 use q
do 1 done
prompt hero
expect actions 1

test EX-RUN-2 Nor a run after them
match
lane alice 3600 ayumi 4300
do 1 act alice; attack ayumi
not-offered 1 run

test EX-RUN-3 EX-MOVE-5 Enemies block a run as well
match
lane alice 3600 ayumi 4300
do 1 act alice; run
denied 1 EX-MOVE-5 go 300,5000

test EX-SEQ-2 EX-ACT-1 What is no action has its reason, whatever is pointed at
match
pointed 1 EX-ACT-1 model tian-feng
pointed 1 EX-SEQ-2 ability shocker
pointed 1 EX-EQUIP-2 item sun-stone
pointed 1 EX-MOVE-5 wall w-1
pointed 1 EX-SEQ-2 team blue
pointed 1 EX-ABIL-8 passive alice
pointed 1 EX-STATUS-1 status stun
pointed 1 EX-VP-1 reward hero
pointed 1 EX-GMARCH-1 lane nw
prompt hero EX-SEQ-2
only 1 act jasper; act gavin; act markovic; act alice; act lucina; pass; pass-phase
asks 1 ; Which hero acts? Actions left: 2.
off lucina
do 1 pass
denied 1 EX-PROF-18 act lucina
only 1 act jasper; act gavin; act markovic; act alice; pass

test EX-RULE-25 EX-STATUS-6 EX-ACT-1 What is pointed at while an action is announced
match
lane alice 3600 gavin 4000
do 1 act alice
prompt action EX-ACT-1
pointed 1 EX-RULE-25 model gavin
do 1 go 600,3800
prompt path EX-ACT-5
do 1 done
status alice stun ayumi
do 1 act alice
pointed 1 EX-STATUS-6 model gavin
only 1 wake; done

test EX-STATUS-8 EX-STATUS-10 EX-STATUS-9 Nobody to wake, nobody to free; who is held does not walk
match
at alice 300 3600
do 1 act alice
denied 1 EX-STATUS-8 wake
denied 1 EX-STATUS-10 free
do 1 done
status alice hold ayumi
do 1 act alice
denied 1 EX-STATUS-9 go 300,3600
denied 1 EX-STATUS-9 run
only 1 free; done

test EX-TELE-1 EX-TELE-2 Refusals of teleports
match
do 1 act alice
denied 1 EX-TELE-1 teleport tower-red-nw-inner
do 1 done
do 1 act alice
denied 1 EX-TELE-2 teleport tower-blue-nw-inner

test EX-ABIL-3 EX-RANGE-3 EX-BASIC-1 Refusals tell the figures of the case
pack exalted-vectors
match
mana gavin 1
lane gavin 3600 ayumi 4300
do 1 act gavin
said 1 use q ; It costs 2 mana available: 1.
said 1 attack ayumi ; Too far away: 1.6″. Basic attacks with NK reach 1″ here.

test EX-RANGE-3 How far the target of an ability is
pack exalted-vectors
match
lane lucina 3600 ayumi 4300 tian-feng 5500 shi-weng 4900
off chen-lu
do 1 act lucina; use q
said 1 at tian-feng ; Too far away: 6.3″. The ability reaches 6″.
only 1 at shi-weng; at ayumi
pointed 1 EX-RULE-38 model chen-lu
prompt target EX-CARD-2
asks 1 ; Lucina uses System Access: on whom?

test EX-TELE-1 Back from a teleport: everything else may be done
match
do 1 act alice; teleport tower-blue-nw-inner
prompt teleport EX-TELE-3
asks 1 ; Teleport to Blue's NW inner tower: where does Alice appear within 1″ of it?
do 1 back
prompt action
offered 1 teleport tower-blue-m-inner
do 1 go 928,2417
expect at alice 928 2417
expect actions 1

test EX-RULE-82 To run nowhere is to pass, and so is to do nothing
match
do 1 act alice; run; done
cites EX-RULE-82 pass 1
no-event announce-run
expect actions 1
do 1 act alice; done
cites EX-RULE-82 pass 1
asked 2

test EX-CARD-6 EX-CARD-7 EX-RULE-91 EX-CARD-15 What is asked about an ability
pack exalted-vectors
match halef leandros
level leandros 2
lane leandros 3600 halef 4000 ayumi 5000
at alice 600 4300
do 1 act leandros; use q
prompt leap EX-CARD-6
asks 1 ; Lance Charge: where does Leandros go? 4″ at most.
do 1 to 300,4500; done
do 2 let
do 1 act halef; use q
prompt choice EX-CARD-15
asks 1 ; The Right Potion: which effect do you choose?
only 1 choose healing-potion; choose cleansing-potion; choose strength-potion
do 1 choose strength-potion
only 1 at halef; at alice; at leandros

test EX-MOVE-4 EX-RULE-4 Over a friend the way cannot end; it can be taken back
match
lane alice 3600 gavin 4100
do 1 act alice; go 300,4000
denied 1 EX-MOVE-4 done
not-offered 1 attack gavin
offered 1 back
do 1 back
prompt action
do 1 go 300,4000; go 300,4450; done
expect at alice 300 4450

test EX-ACT-1 EX-RULE-24 After an attack only the way is left
match
lane alice 3600 ayumi 4300
at tian-feng 700 4300
do 1 act alice; attack ayumi
prompt after EX-ACT-5
not-offered 1 attack tian-feng
not-offered 1 use q
not-offered 1 run
not-offered 1 teleport tower-blue-nw-inner
offered 1 done
offered 1 go 300,3500

test EX-MEAS-3 EX-RULE-4 One unit aside at the very end of the way is a trifle too far: lengths are rounded up
match
at alice 300 3600
do 1 act alice
offered 1 go 300,4616
denied 1 EX-MOVE-2 go 301,4616

test EX-RUN-1 A way to run is asked for as a way, and so is every further leg
match
lane alice 3600
do 1 act alice
prompt action EX-ACT-1
do 1 run
prompt path EX-ACT-5
do 1 go 300,3800
prompt path EX-ACT-5

test EX-ACT-3 After the attack the way is asked for in its own words
match
lane alice 3600 golem-red-nw-outer-1 4300
do 1 act alice; attack golem-red-nw-outer-1
prompt after EX-ACT-5

test EX-TELE-3 EX-RULE-27 The place is taken before she vanishes: the teleport is lost
pack exalted-vectors
match
off gavin
level ayumi 2
at alice 1500 900
at ayumi 2000 700
do 1 act alice; teleport tower-blue-m-inner; to 1700,1350
do 2 answer ayumi w; at-start; to 1700,1350
event place ayumi 1700 1350
cites EX-RULE-27 lost alice
expect at alice 1500 900

test EX-RULE-27 His own blow pushes somebody into the way that he announced: the way is lost
pack exalted-vectors
match leandros
lane leandros 3600 ayumi 3950
do 1 act leandros; use q; to 300,3600; go 722,3600; go 722,4200; go 420,4300; done
force 5 5 5 5 5
do 2 let
event push ayumi 300 4458
cites EX-RULE-27 lost leandros
expect at leandros 300 3600

test EX-RULE-35 EX-STATUS-6 Stunned before he vanishes he stays
pack exalted-vectors
match
level chen-lu 4
mana chen-lu 5
off gavin
at alice 1500 900
at chen-lu 1900 900
do 1 act alice; teleport tower-blue-nw-inner; to 600,3252
do 2 answer chen-lu r; at-start
force 5 5 5 0 0 0 0
do 2 aim 1500,900
event status alice stun
cites EX-RULE-27 lost alice
expect at alice 1500 900

test EX-RULE-92 EX-KIT-20 Felled by the answer to his own blow he does not walk on
pack exalted-vectors
match
lane jasper 3600 chen-lu 4000
lp jasper 1
do 1 act jasper; attack chen-lu; go 700,3600; done
force 0 0 0 0 0 0
do 2 let
expect stands jasper no
no-event move
