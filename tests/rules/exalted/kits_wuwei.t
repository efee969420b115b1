# Heroes of the Wuwei: profiles, abilities, passives

# ---- Shi Weng ----

test EX-KIT-16 Shi Weng: values at levels 1, 3 and 5
pack exalted-vectors
match shi-weng
at shi-weng 300 3300
expect value shi-weng mana 4 mreg 2 attack 5 wk 0
expect life shi-weng 7
expect value shi-weng run 10 move 5 rst 0 mr 1 agil 5 range 1
level shi-weng 3
expect value shi-weng mana 5 mreg 2 attack 6 wk 0
expect life shi-weng 9
level shi-weng 5
expect value shi-weng mana 6 mreg 3 attack 7 wk 0
expect life shi-weng 11

test EX-KIT-16 Fist of the Wind: dash 2, NK > MR within 1, slow
match shi-weng vs chen-lu
lane shi-weng 3200 chen-lu 4100
do 1 act shi-weng; use q
offered 1 to 300,3708
denied 1 EX-CARD-6 to 300,3709
force 2 2 0 0 0
do 1 to 300,3708; done
do 2 let
event hits chen-lu 5 3 2 0 1
expect lp chen-lu 7
expect status chen-lu slow yes
expect mana shi-weng 2

test EX-KIT-16 Inner Calm: no target; cleanse, heal 2, AGIL +1, short
match shi-weng
level shi-weng 2
at shi-weng 300 3200
lp shi-weng 3
status shi-weng hold
status shi-weng bleed
do 1 act shi-weng; use w
expect lp shi-weng 5
expect status shi-weng hold no
expect status shi-weng bleed no
expect value shi-weng agil 6
expect mana shi-weng 2
do 1 pass
do 2 pass-phase
expect value shi-weng agil 6
do 1 pass-phase
expect value shi-weng agil 5

test EX-KIT-16 EX-CARD-3 Hundred Blows: three rolls of NK -2 > MR, each with its own subtraction; stun
pack exalted-vectors
match shi-weng vs chen-lu
level shi-weng 4
mana shi-weng 5
lane shi-weng 3200 chen-lu 3550
force 2 2 0 0 2 0 0 0 2 2 2 0
do 1 act shi-weng; use r; done
do 2 let
# level 4: 4 dice; 2 - 1, 1 - 1, 3 - 1
event hits chen-lu 4 3 2 0 1
event hits chen-lu 4 3 1 0 1
event hits chen-lu 4 3 3 0 1
expect lp chen-lu 5
expect status chen-lu stun yes
expect mana shi-weng 1

test EX-KIT-16 EX-SEQ-1 EX-ABIL-12 Trained Mind: at the start of each own phase the first of stun, hold, silence, blind, slow, bleed, burn goes
match shi-weng
turn 2
status shi-weng stun ayumi
status shi-weng hold ayumi
status shi-weng burn ayumi
status shi-weng slow ayumi
do 2 pass-phase
expect status shi-weng stun no
expect status shi-weng hold yes
expect status shi-weng slow yes
do 1 pass-phase
# hold ended with the phase
expect status shi-weng hold no
do 2 pass-phase
expect status shi-weng slow no
expect status shi-weng burn yes
do 1 pass-phase
do 2 pass-phase
expect status shi-weng burn no

test EX-KIT-16 Not at the start of the other player's phases
match shi-weng
status shi-weng burn ayumi
do 1 pass-phase
expect status shi-weng burn yes

# ---- Ayumi ----

test EX-KIT-17 Ayumi: values at levels 1, 3 and 5
pack exalted-vectors
match ayumi
at ayumi 300 3300
expect value ayumi mana 5 mreg 2 attack 6 wk 0
expect life ayumi 6
expect value ayumi run 10 move 5 rst 0 mr 1 agil 5 range 1
level ayumi 3
expect value ayumi mana 6 mreg 3 attack 7 wk 0
expect life ayumi 8
level ayumi 5
expect value ayumi mana 7 mreg 3 attack 8 wk 0
expect life ayumi 10

test EX-KIT-17 Viper Bite: RW 1, NK +1 > RST, bleed
match ayumi vs shi-weng
lane ayumi 3200 shi-weng 3550
force 4 0 0 0 0 0 0
do 1 act ayumi; use q; done
do 2 let
event hits shi-weng 7 5 1 0 0
expect status shi-weng bleed yes
expect mana ayumi 3

test EX-KIT-17 EX-CARD-7 Shadow Step: place 4, then NK > RST within 1
match ayumi vs shi-weng
level ayumi 2
lane ayumi 3200 shi-weng 4500
force 4 0 0 0 0 0
do 1 act ayumi; use w; to 300,4150; done
do 2 let
event place ayumi 300 4150
event hits shi-weng 6 5 1 0 0
expect lp shi-weng 6
expect mana ayumi 3

test EX-KIT-17 Death Sentence: place 4, NK +1 > RST; on a wounded target 2 dice more, and critical
pack exalted-vectors
match ayumi vs shi-weng
level ayumi 4
mana ayumi 6
lane ayumi 3200 shi-weng 4500
lp shi-weng 6
force 5 0 0 0 0 0 0 0 0 0
do 1 act ayumi; use r; to 300,4150; done
do 2 let
event hits shi-weng 10 5 1 1 0
expect lp shi-weng 4
expect mana ayumi 2

test EX-KIT-17 On an unhurt one 8 dice and not critical
pack exalted-vectors
match ayumi vs shi-weng
level ayumi 4
mana ayumi 6
lane ayumi 3200 shi-weng 4500
force 5 0 0 0 0 0 0 0
do 1 act ayumi; use r; to 300,4150; done
do 2 let
event hits shi-weng 8 5 1 1 0
expect lp shi-weng 6

test EX-KIT-17 Cold-blooded: on an unhurt Linnea 6 6 4 3 2 1 are 3 damage
match ayumi vs linnea
lane ayumi 3200 linnea 3550
force 5 5 3 2 1 0
do 1 act ayumi; attack linnea; done
do 2 let
expect lp linnea 4

test EX-KIT-17 On a wounded Linnea the same dice are 5
match ayumi vs linnea
lane ayumi 3200 linnea 3550
lp linnea 6
force 5 5 3 2 1 0
do 1 act ayumi; attack linnea; done
do 2 let
expect lp linnea 1

# ---- Nian Mingli ----

test EX-KIT-18 Nian Mingli: values at levels 1, 3 and 5
match nian-mingli
at nian-mingli 300 3300
expect value nian-mingli mana 6 mreg 3 attack 3 wk 4
expect life nian-mingli 7
expect value nian-mingli run 8 move 4 rst 0 mr 1 agil 4 range 4
level nian-mingli 3
expect value nian-mingli mana 7 mreg 3 attack 4 wk 5
expect life nian-mingli 9
level nian-mingli 5
expect value nian-mingli mana 8 mreg 4 attack 4 wk 6
expect life nian-mingli 11

test EX-KIT-18 Strength Ampoule: one friend within 4, NK/FK +2 and WK +1, short
match nian-mingli lucina
lane nian-mingli 3200 lucina 4516
do 1 act nian-mingli; use q; at lucina; done
expect value lucina attack 6 wk 8
expect mana nian-mingli 4
do 1 pass
do 2 pass-phase
do 1 pass-phase
# both changes of the one ampoule, told once
expect sequence mark-end lucina
expect value lucina attack 4 wk 7

test EX-KIT-18 EX-CARD-9 A WK bonus does nothing for who has none; bonuses of different cards add up
match nian-mingli alice
item alice aiming-aid
lane nian-mingli 3200 alice 4500
do 1 act nian-mingli; use q; at alice; done
expect value alice wk 0 attack 9

test EX-KIT-18 EX-LINE-1 Weakening Flask: first in a line of 6, WK +1 > MR; blind and AGIL -1, short
match nian-mingli vs ayumi
level nian-mingli 2
lane nian-mingli 3200 ayumi 5000
force 4 4 0 0 0
do 1 act nian-mingli; use w; aim 300,5000; done
event hits ayumi 5 5 2 0 1
expect status ayumi blind yes
expect value ayumi agil 4
expect mana nian-mingli 4
do 1 pass
do 2 pass-phase
expect value ayumi agil 5
expect status ayumi blind no

test EX-KIT-18 Mu Kong Lao's Elixir: circle at 4, enemies WK > MR and slow; friends heal 2 and have NK/FK +1 this round
match nian-mingli vs ayumi
level nian-mingli 4
mana nian-mingli 7
lane nian-mingli 3200 alice 4200
at ayumi 700 4300
lp alice 1
force 4 4 0 0 0
do 1 act nian-mingli; use r; aim 500,4300; done
do 2 let
event hits ayumi 5 5 2 0 1
expect status ayumi slow yes
expect lp alice 3
expect value alice attack 7
expect value ayumi attack 6
expect mana nian-mingli 3
next-round
expect value alice attack 6

test EX-KIT-18 EX-CARD-1 Friends alone are enough for it, Nian himself too
match nian-mingli vs ayumi
level nian-mingli 4
mana nian-mingli 7
lane nian-mingli 3200 alice 4200
lp nian-mingli 4
do 1 act nian-mingli; use r
offered 1 aim 300,4300
denied 1 EX-RULE-91 aim 1300,4000
do 1 aim 300,3200; done
expect lp nian-mingli 6
expect value nian-mingli attack 5

test EX-KIT-18 Scholar: at the start of the round other friends within 2 regain 1 mana
pack exalted-vectors
match nian-mingli
lane nian-mingli 3200 alice 4008
at lucina 900 4100
mana alice 0
mana lucina 0
mana nian-mingli 0
next-round
# and then MREG: 2, 3 and 3
expect mana alice 3
expect mana lucina 3
expect mana nian-mingli 3

# ---- Tian Feng ----

test EX-KIT-19 Tian Feng: values at levels 1, 3 and 5
pack exalted-vectors
match tian-feng
at tian-feng 300 3300
expect value tian-feng mana 4 mreg 2 attack 6 wk 0
expect life tian-feng 7
expect value tian-feng run 8 move 4 rst 0 mr 0 agil 4 range 4
level tian-feng 3
expect value tian-feng mana 5 mreg 2 attack 7 wk 0
expect life tian-feng 9
level tian-feng 5
expect value tian-feng mana 6 mreg 3 attack 8 wk 0
expect life tian-feng 11

test EX-KIT-19 Thunder Gun: first in a line of 6, FK > RST, push 2
pack exalted-vectors
match tian-feng vs ayumi
lane tian-feng 3200 ayumi 4900
force 4 0 0 0 0 0
do 1 act tian-feng; use q; aim 300,4900; done
event hits ayumi 6 5 1 0 0
event push ayumi 300 5408
expect mana tian-feng 2

test EX-KIT-19 Scatter Shot: T1, FK -1 > RST, blind
pack exalted-vectors
match tian-feng vs ayumi
level tian-feng 2
lane tian-feng 3200 ayumi 4200
force 4 0 0 0 0
do 1 act tian-feng; use w; aim 300,4200; done
event hits ayumi 5 5 1 0 0
expect status ayumi blind yes
expect mana tian-feng 2

test EX-KIT-19 EX-LINE-3 Master Shot: all in a line of 8, FK +1 > RST, stun
pack exalted-vectors
match tian-feng vs ayumi
level tian-feng 4
mana tian-feng 5
lane tian-feng 3200 golem-red-nw-outer-1 4200 ayumi 5400
force 3 0 0 0 0 0 0 0 4 0 0 0 0 0 0 0
do 1 act tian-feng; use r; aim 300,5400; done
event hits golem-red-nw-outer-1 8 4 1 0 0
event hits ayumi 8 5 1 0 0
expect status ayumi stun yes
expect status golem-red-nw-outer-1 stun yes
expect mana tian-feng 1

test EX-KIT-19 Quick Reload: 5 2 3 2 4 1 on a tower are nothing, 6 6 5 4 3 1 are 2 damage
pack exalted-vectors
match tian-feng
at tian-feng 3000 7800
force 4 1 2 1 3 0 5 5 4 3 2 0
do 1 act tian-feng; attack tower-red-nw-outer; done
event reroll tian-feng
expect lp tower-red-nw-outer 3

test EX-KIT-19 The second roll counts, also if it is nothing; and only once
match tian-feng
at tian-feng 3000 7800
force 4 1 2 1 3 0 0 0 0 0 0 0
do 1 act tian-feng; attack tower-red-nw-outer; done
expect lp tower-red-nw-outer 4

test EX-KIT-19 With damage there is no second roll, and abilities have none
pack exalted-vectors
match tian-feng vs ayumi
lane tian-feng 3200 ayumi 4300
force 4 0 0 0 0 0
do 1 act tian-feng; attack ayumi; done
no-event reroll
expect lp ayumi 5
force 0 0 0 0 0 0
do 1 act tian-feng; use q; aim 300,4300; done
no-event reroll
expect lp ayumi 5

# ---- Chen Lu ----

test EX-KIT-20 Chen Lu: values at levels 1, 3 and 5
match chen-lu
at chen-lu 300 3300
expect value chen-lu mana 4 mreg 2 attack 5 wk 0
expect life chen-lu 8
expect value chen-lu run 8 move 4 rst 2 mr 1 agil 3 range 1
level chen-lu 3
expect value chen-lu mana 5 mreg 2 attack 6 wk 0
expect life chen-lu 10
level chen-lu 5
expect value chen-lu mana 6 mreg 3 attack 7 wk 0
expect life chen-lu 12

test EX-KIT-20 Dragon Taunt: RW 6, NK > MR, silence and charm 2
match chen-lu vs ayumi
lane chen-lu 3200 ayumi 5024
force 4 4 0 0 0
do 1 act chen-lu; use q; done
event hits ayumi 5 5 2 0 1
expect status ayumi silence yes
event charm ayumi 300 4516
expect mana chen-lu 2

test EX-KIT-20 Dragon Scales: no target; RST and MR +1, FK rolls have 2 dice fewer, short
pack exalted-vectors
match chen-lu vs tian-feng
level chen-lu 2
at chen-lu 300 3600
do 1 act chen-lu; use w; done
expect value chen-lu rst 3 mr 2
expect mana chen-lu 2
turn 2
at tian-feng 300 4500
do 2 act tian-feng; attack chen-lu; done
do 1 let
event hits chen-lu 4 3
do 2 act tian-feng; use q; aim 300,3600; done
do 1 let
event hits chen-lu 4 3

test EX-KIT-20 Not NK rolls, not WK rolls
match chen-lu linnea vs lucina shi-weng
level chen-lu 2
at chen-lu 600 7500
do 1 act chen-lu; use w; done
turn 2
at shi-weng 600 7850
at lucina 600 7000
do 2 act shi-weng; attack chen-lu; done
do 1 let
event hits chen-lu 5 3
lp chen-lu 8
do 2 act lucina; use q; done
do 1 let
event hits chen-lu 7 3

test EX-KIT-20 A tower has 2 dice fewer on her
match chen-lu
level chen-lu 2
home golem-red-nw-outer-1
at chen-lu 2200 8400
do 1 act chen-lu; use w; done
# after the action
event hits chen-lu 5 3

test EX-KIT-20 Dragon Strike: T1, NK +1 > RST, stun
match chen-lu vs ayumi
level chen-lu 4
mana chen-lu 5
lane chen-lu 3200 ayumi 4200
force 4 0 0 0 0 0 0
do 1 act chen-lu; use r; aim 300,4200; done
event hits ayumi 7 5 1 0 0
expect status ayumi stun yes
expect mana chen-lu 1

test EX-KIT-20 EX-CARD-11 EX-CARD-19 Counter: who attacks her by a basic attack within 1 inch suffers 1 fixed damage
match chen-lu vs gavin
turn 2
lane chen-lu 3600 gavin 4150
force 0 0 0 0 0
do 2 act gavin; go 300,4000; attack chen-lu
do 1 let
cites EX-KIT-20 damage gavin
# RST 2 does not help
expect lp gavin 8

test EX-KIT-20 Shooters within 1 inch too, farther off not
pack exalted-vectors
match chen-lu vs tian-feng
turn 2
lane chen-lu 3600 tian-feng 4154
do 2 act tian-feng; attack chen-lu; done
do 1 let
expect lp tian-feng 6
lp tian-feng 7
at tian-feng 300 4155
do 2 act tian-feng; attack chen-lu; done
do 1 let
expect lp tian-feng 7

test EX-KIT-20 EX-CARD-16 Not while she is stunned, but while she is silenced
match chen-lu vs gavin
turn 2
lane chen-lu 3600 gavin 3950
status chen-lu stun
do 2 act gavin; attack chen-lu; done
expect lp gavin 9
do 2 pass
do 1 pass-phase
expect status chen-lu stun no
status chen-lu silence
do 2 act gavin; attack chen-lu; done
do 1 let
expect lp gavin 8

test EX-KIT-20 EX-CARD-19 EX-XP-7 Her counter may eliminate: she gets the reward; abilities do not trigger it
match chen-lu vs ayumi
turn 2
lane chen-lu 3600 ayumi 3950
do 2 act ayumi; use q; done
do 1 let
expect lp ayumi 6
lp ayumi 1
lp chen-lu 8
force 0 0 0 0 0 0
do 2 act ayumi; attack chen-lu; done
do 1 let
expect stands ayumi no
event reward chen-lu hero 3 3
expect points 1 1

test EX-RULE-28 EX-RULE-27 EX-KIT-20 Pushed out of her range Chen Lu loses her taunt: no mana, no cooldown
match tian-feng lucina vs chen-lu
lane tian-feng 3600 chen-lu 4000 lucina 2200
force 2 2 2 2 2 2
do 1 act tian-feng; use q; aim 300,4000; done
do 2 answer chen-lu q
do 2 at lucina
expect at chen-lu 300 4508
event lost chen-lu
expect mana chen-lu 4
do 1 pass
do 2 act chen-lu
offered 2 use q

test EX-KIT-20 EX-CARD-19 Golems suffer nothing for attacking Chen Lu
pack exalted-vectors
match
turn 2
at chen-lu 600 4000
at golem-blue-nw-outer-1 600 4400
force 0 0 0 0 0
do 2 act chen-lu; attack golem-blue-nw-outer-1; done
event attack golem-blue-nw-outer-1 chen-lu
expect lp golem-blue-nw-outer-1 1
