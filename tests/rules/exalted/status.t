# Status effects (Zustände) and markers

test EX-STATUS-1 EX-MARK-1 EX-ABIL-7 Seven effects, each shown at the model
match
status alice silence
status alice blind
status alice stun
status alice hold
status alice slow
status alice bleed
status alice burn
expect tag spectator arena alice silence yes
expect tag spectator arena alice blind yes
expect tag spectator arena alice stun yes
expect tag spectator arena alice hold yes
expect tag spectator arena alice slow yes
expect tag spectator arena alice bleed yes
expect tag spectator arena alice burn yes
expect tag spectator arena gavin burn no

test EX-STATUS-2 EX-STATUS-3 EX-RULE-61 Silenced by blue: no ability as reaction nor in the next own phase; basic attacks are allowed
match lucina vs leandros
lane lucina 3600 leandros 3950 gavin 4300
force 3 0 0 0 0 0 0
do 1 act lucina; use q; done
do 2 let
expect status leandros silence yes
do 1 act gavin; attack leandros; done
denied 2 EX-STATUS-2 answer leandros q
offered 2 strike leandros gavin
do 2 let
lp leandros 5
do 2 act leandros
denied 2 EX-STATUS-2 use q
offered 2 attack gavin
do 2 attack gavin; done
do 1 let
expect status leandros silence yes
do 2 pass
expect status leandros silence no
do 1 pass-phase
do 2 act leandros
offered 2 use q

test EX-STATUS-4 Blinded Alice rolls 4 dice until the end of her player's next phase
match
turn 2
status alice blind ayumi
expect value alice attack 4
do 2 pass-phase
lane alice 3600 golem-red-nw-outer-1 4300
do 1 act alice; attack golem-red-nw-outer-1; done
event hits golem-red-nw-outer-1 4
do 1 pass
expect status alice blind no
expect value alice attack 6

test EX-STATUS-5 EX-RULE-62 Blinded in the own phase: still blind at its end, gone at the end of the next
match
status alice blind ayumi
do 1 pass-phase
expect status alice blind yes
do 2 pass-phase
expect status alice blind yes
do 1 pass-phase
expect status alice blind no

test EX-STATUS-6 EX-ACT-2 A stunned hero can do nothing but wake
match
turn 2
status alice stun ayumi
do 2 pass-phase
lane alice 3600 ayumi 4200
do 1 act alice
only 1 wake; done

test EX-STATUS-6 It ends with the next activation phase of its player
match
turn 2
status alice stun ayumi
do 2 pass-phase
do 1 pass-phase
expect status alice stun no

test EX-STATUS-6 EX-RULE-63 Nor does it react
match
lane gavin 3600 ayumi 3950
status ayumi stun
do 1 act gavin; attack ayumi; done
expect status ayumi stun yes
prompt hero

test EX-STATUS-7 EX-RULE-62 Stunned by a reaction: to the end of the following phase
match
status alice stun ayumi
do 1 pass-phase
expect status alice stun yes
do 2 pass-phase
do 1 pass-phase
expect status alice stun no

test EX-STATUS-8 EX-RULE-39 Waking Markovic costs one action; then he can do the second
match
turn 2
status markovic stun ayumi
do 2 pass-phase
do 1 act markovic; wake
event wake markovic
expect status markovic stun no
expect actions 1
do 1 act markovic
offered 1 run

test EX-STATUS-9 EX-STATUS-10 A held hero neither moves nor runs, but attacks and uses abilities
match
lane alice 3600 ayumi 4400
status alice hold
do 1 act alice
denied 1 EX-STATUS-9 run
denied 1 EX-STATUS-9 go 300,3600
not-offered 1 go 300,3700
offered 1 attack ayumi
offered 1 use q
offered 1 free

test EX-STATUS-9 EX-CARD-6 Abilities that move their user are forbidden, too
match
lane alice 3600 ayumi 4400
level alice 2
status alice hold
do 1 act alice
denied 1 EX-STATUS-9 use w

test EX-STATUS-9 It ends with the next phase of its player
match
turn 2
status alice hold ayumi
do 2 pass-phase
expect status alice hold yes
do 1 pass-phase
expect status alice hold no

test EX-STATUS-10 Freeing costs one action
match
at alice 300 3600
status alice hold
do 1 act alice; free
event free alice
expect status alice hold no
expect actions 1
do 1 act alice
offered 1 go 300,3700
denied 1 EX-STATUS-10 free

test EX-STATUS-11 EX-RULE-65 Slowed Alice runs 6 inches, then she is slow no more
match
at alice 300 3200
status alice slow
expect inches alice run 6
expect inches alice move 2
do 1 act alice; run
offered 1 go 300,4724
denied 1 EX-MOVE-2 go 300,4725
do 1 go 300,4724
expect status alice slow no
expect inches alice run 8

test EX-STATUS-11 Or moves 2 inches
match
at alice 300 3200
status alice slow
do 1 act alice
offered 1 go 300,3708
denied 1 EX-MOVE-2 go 300,3709
do 1 go 300,3708
expect status alice slow no

test EX-STATUS-11 EX-RULE-65 Attacking without a movement keeps it, and it survives the round
match
lane alice 3600 golem-red-nw-outer-1 4400
status alice slow
do 1 act alice; attack golem-red-nw-outer-1; done
expect status alice slow yes
next-round
expect status alice slow yes

test EX-STATUS-12 EX-CARD-6 Slow does not shorten the movement of an ability
match
lane alice 3600 ayumi 5300
level alice 2
status alice slow
do 1 act alice; use w
offered 1 to 300,4362
denied 1 EX-CARD-6 to 300,4363
do 1 to 300,4362; done
expect at alice 300 4362
expect status alice slow yes

test EX-STATUS-13 EX-STATUS-14 EX-STATUS-15 EX-END-4 EX-RULE-66 Burned twice and bled once: 3 damage at the end of the round, both go
match
last-phase
status gavin burn ayumi
status gavin burn tian-feng
status gavin bleed ayumi
do 2 pass-phase
event damage gavin 2 7
event damage gavin 1 6
expect lp gavin 6
expect status gavin bleed no
expect status gavin burn no

test EX-STATUS-13 Bleeding alone: 2
match
last-phase
status alice bleed ayumi
do 2 pass-phase
expect lp alice 4
expect status alice bleed no

test EX-STATUS-14 EX-RULE-66 Burning alone: 1, armour does not help
match
last-phase
status gavin burn ayumi
do 2 pass-phase
expect lp gavin 8

test EX-RULE-66 EX-CARD-10 The first causer keeps the credit
match
last-phase
lp gavin 1
status gavin bleed tian-feng
status gavin bleed ayumi
do 2 pass-phase
event reward tian-feng hero 3 3
no-event reward ayumi

test EX-RULE-66 Golems and creatures bleed and burn as well; bleed comes first
match
home golem-red-nw-inner-1 pantha-w
last-phase
status golem-red-nw-inner-1 burn alice
status pantha-w bleed alice
status pantha-w burn gavin
lp pantha-w 2
do 2 pass-phase
expect lp golem-red-nw-outer-1 1
# Alice's bleeding fells it before Gavin's fire
event reward alice creature 1 2
no-event reward gavin

test EX-RULE-67 Towers and artifacts have none
match
status tower-red-m-outer stun
status artifact-red bleed
expect status tower-red-m-outer stun no
expect status artifact-red bleed no
event immune artifact-red bleed

test EX-RULE-67 The phases of a golem are its owner's
match
at golem-red-nw-outer-1 300 4400
status golem-red-nw-outer-1 stun alice
do 1 pass-phase
expect status golem-red-nw-outer-1 stun yes
do 2 pass-phase
expect status golem-red-nw-outer-1 stun no

test EX-RULE-68 EX-MARK-2 Who is eliminated loses statuses, markers and shield, and keeps gold, level and cards
match
lane alice 3600 ayumi 4200
lp ayumi 1
level ayumi 2
lp ayumi 1
gold ayumi 1
item ayumi short-sword
status ayumi slow
status ayumi bleed
do 1 act alice; attack ayumi; done
do 2 let
expect stands ayumi no
next-round
expect stands ayumi yes
expect status ayumi slow no
expect status ayumi bleed no
expect level ayumi 2
expect owns ayumi short-sword yes
expect gold ayumi 2

test EX-MARK-2 EX-KIT-5 A marker of an ability is told and ends with its time
match elmar
lane elmar 3600 alice 3900
do 1 act elmar; use q; at alice; done
event change alice rst 1 bark-skin
expect value alice rst 1
last-phase
expect value alice rst 1
do 2 pass-phase
expect value alice rst 1
next-round
expect value alice rst 0

test EX-RULE-68 A marker goes with its bearer
match elmar
lane elmar 3600 alice 3900
lp alice 1
do 1 act elmar; use q; at alice; done
expect value alice rst 1
turn 2
at ayumi 300 4200
force 5 5 5 5 5 5
do 2 act ayumi; attack alice; done
do 1 let
expect stands alice no
expect value alice rst 0

test EX-STATUS-5 EX-RULE-62 Got again in the own phase it lasts longer
match
turn 2
status alice blind ayumi
do 2 pass-phase
status alice blind tian-feng
do 1 pass-phase
expect status alice blind yes
do 2 pass-phase
do 1 pass-phase
expect status alice blind no

test EX-RULE-66 EX-STATUS-15 Of burning too the first causer keeps the credit
match
last-phase
lp gavin 1
status gavin burn tian-feng
status gavin burn ayumi
do 2 pass-phase
event reward tian-feng hero 3 3
no-event reward ayumi

test EX-STATUS-11 EX-STATUS-15 Slow does not add up
match
status alice slow
status alice slow
expect inches alice run 6

test EX-RULE-67 EX-RULE-62 A creature that both sides hold: the longer one counts
pack exalted-vectors
match linnea vs linnea
home pantha-w
status pantha-w hold linnea
turn 2
status pantha-w hold linnea-2
do 2 pass-phase
expect status pantha-w hold yes
do 1 pass-phase
expect status pantha-w hold no

test EX-RULE-67 The other way round the first one already does
pack exalted-vectors
match linnea vs linnea
home pantha-w
status pantha-w hold linnea-2
status pantha-w hold linnea
do 1 pass-phase
expect status pantha-w hold yes
do 2 pass-phase
expect status pantha-w hold yes
do 1 pass-phase
expect status pantha-w hold no
