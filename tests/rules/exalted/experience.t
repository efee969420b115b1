# Levels and experience (Erfahrungspunkte)

test EX-XP-1 EX-XP-2 EX-XP-11 EX-GOLD-3 EX-GOLD-11 A golem: 1 XP and 1 gold to the hero alone
match
lane alice 3600 lucina 3200 golem-red-nw-outer-1 4400
lp golem-red-nw-outer-1 1
do 1 act alice; attack golem-red-nw-outer-1; done
event reward alice golem 1 1
expect xp alice 1
expect gold alice 1
expect xp lucina 0
expect gold lucina 0
expect stands golem-red-nw-outer-1 no

test EX-XP-3 EX-XP-4 EX-GOLD-6 EX-RULE-55 Pantha: Leyla 1, Halef at 858 1, Gavin farther off none; gold for Leyla alone
match leyla halef
home pantha-w
at leyla 1650 4500
at halef 1192 4500
at gavin 1000 4800
lp pantha-w 1
do 1 act leyla; attack pantha-w; done
no-event reward leyla support
do 1 no-more
expect xp leyla 1
expect xp halef 1
expect xp gavin 0
expect gold leyla 2
expect gold halef 0
expect gold gavin 0

test EX-XP-4 Elmar at 859 is one unit too far to support
match leyla elmar
home pantha-w
at leyla 1650 4500
at elmar 1191 4500
lp pantha-w 1
do 1 act leyla; attack pantha-w; done
do 1 no-more
expect xp leyla 1
expect xp elmar 0

test EX-XP-5 EX-GOLD-7 EX-XP-11 EX-GOLD-11 Alice kills Drako: 3 XP and 3 gold, each teammate 1 XP and 2 gold
match
home drako
at alice 1700 6800
lp drako 1
do 1 act alice; attack drako; done
do 1 no-more
# 2 + 1 XP are a level and one
expect level alice 2
expect xp alice 1
expect gold alice 3
expect xp lucina 1
expect gold lucina 2
expect xp gavin 1
expect gold gavin 2
expect xp ayumi 0
expect gold ayumi 0

test EX-XP-6 EX-GOLD-8 EX-XP-11 EX-GOLD-11 A destroyed tower: 2 XP and 2 gold to each hero of the other team
match
at alice 3000 7800
lp tower-red-nw-outer 1
do 1 act alice; attack tower-red-nw-outer; done
do 1 no-more
expect level alice 2
expect gold alice 2
expect level gavin 2
expect gold gavin 2
expect level ayumi 1
expect gold ayumi 0

test EX-XP-6 EX-GOLD-8 EX-RULE-56 However it was destroyed: golems alone get nothing, the team the same
match
home golem-blue-nw-outer-1
lp tower-red-nw-outer 1
end-phase
expect stands tower-red-nw-outer no
event reward alice tower 2 2
event reward jasper tower 2 2
no-event reward ayumi

test EX-XP-7 EX-XP-8 EX-GOLD-4 EX-GOLD-5 EX-RULE-55 A hero: 3 XP and gold; supporters at 1316, not at 1317
match
lane ayumi 4500 alice 3900 lucina 3184 gavin 5817
lp ayumi 1
do 1 act alice; attack ayumi; done
event reward lucina support 1 1
no-event reward alice support
do 1 no-more
expect level alice 2
expect xp alice 1
expect gold alice 3
expect xp lucina 1
expect gold lucina 1
expect xp gavin 0
expect gold gavin 0

test EX-XP-10 EX-GOLD-10 EX-SEQ-17 Heroes that are out get their share too
match
off lucina
at alice 3000 7800
lp tower-red-nw-outer 1
do 1 act alice; attack tower-red-nw-outer; done
do 1 no-more
expect level lucina 2
expect gold lucina 2
expect stands lucina no
expect lp lucina 0

test EX-XP-9 EX-GOLD-9 EX-GOLD-1 Shi Weng burns to death: 3 gold and XP to Djamila, nothing to friends 1 inch away
match djamila
lane shi-weng 4300 djamila 3200 alice 3750
at gavin 700 4300
lp shi-weng 1
last-phase
status shi-weng burn djamila
do 2 pass-phase
expect stands shi-weng no
event reward djamila hero 3 3
no-event reward alice
no-event reward gavin
expect gold djamila 3
expect level djamila 2

test EX-RULE-69 EX-PROF-19 EX-PROF-20 Alice at level 2 with 4 XP, 4 of 6 LP and 1 mana gets 3 XP: level 3, 6 of 8 LP, 1 mana
pack exalted-vectors
match
lane ayumi 4300 alice 3700
level alice 2
xp alice 2
lp alice 4
mana alice 1
lp ayumi 1
expect value alice attack 6
do 1 act alice; attack ayumi; done
do 1 no-more
expect level alice 3
expect xp alice 2
expect lp alice 6
expect life alice 8
expect mana alice 1
expect value alice mana 5 attack 7

test EX-RULE-69 EX-CARD-18 EX-RULE-70 Several levels at a time: 2 and 3 XP are two levels
match
home drako
at alice 1700 6800
xp alice 1
lp alice 3
lp drako 1
do 1 act alice; attack drako; done
do 1 no-more
# 1 + 3 XP: level 2 and 2 of 3
expect level alice 2
expect xp alice 2
expect fact 1 heroes-1 alice xp 2

test EX-RULE-69 EX-CARD-18 EX-RULE-70 Level 5 after 2, 3, 4 and 5 XP; what comes after is not counted
match
lane ayumi 4300 alice 3700
level alice 4
xp alice 4
lp ayumi 1
do 1 act alice; attack ayumi; done
do 1 no-more
expect level alice 5
expect xp alice 0
expect fact 1 heroes-1 alice xp none
expect life alice 10

test EX-CARD-18 EX-RULE-70 The steps are 2, 3, 4 and 5 for everybody
match ylvie vs zahit
expect fact 1 heroes-1 ylvie xp 0
level ylvie 2
xp ylvie 2
level zahit 3
xp zahit 3
at golem-red-nw-outer-1 300 4400
lp golem-red-nw-outer-1 1
at ylvie 300 3600
do 1 act ylvie; attack golem-red-nw-outer-1; done
expect level ylvie 3
expect xp ylvie 0
turn 2
at golem-blue-nw-outer-1 300 4400
lp golem-blue-nw-outer-1 1
at zahit 300 4800
do 2 act zahit; attack golem-blue-nw-outer-1; done
do 1 let
expect level zahit 4

test EX-RULE-69 An eliminated hero rises and stays eliminated
match
off lucina
level lucina 2
lp lucina 0
xp lucina 1
at alice 3000 7800
lp tower-red-nw-outer 1
do 1 act alice; attack tower-red-nw-outer; done
do 1 no-more
expect level lucina 3
expect lp lucina 0
expect stands lucina no

test EX-RULE-85 EX-GOLD-9 Bleeding out: the causer gets kill XP and gold of a golem and a creature, no support
match leyla vs chen-lu
at golem-red-nw-inner-1 300 4400
home pantha-w
at leyla 300 3300
at alice 1650 4500
last-phase
lp golem-red-nw-inner-1 2
lp pantha-w 2
status golem-red-nw-inner-1 bleed leyla
status pantha-w bleed leyla
# it moves up before it bleeds
do 2 pass-phase
event out golem-red-nw-outer-1
event out pantha-w
event reward leyla golem 1 1
event reward leyla creature 1 2
no-event reward alice

test EX-RULE-54 Eliminated by a tower: nobody gets XP or gold, the team scores
match
at alice 600 5000
home golem-blue-nw-outer-1
turn 2
at ayumi 600 7500
lp ayumi 1
force 5 5 5 5 5 5 5
do 2 act ayumi; go 600,7000; done
expect stands ayumi no
expect points 1 1
expect xp alice 0
expect gold alice 0

test EX-RULE-54 Eliminated by a neutral: nobody scores
match
home pantha-w
at shi-weng 1650 4500
lp shi-weng 1
turn 2
force 0 0 0 0 0 4 4 4 4 4
do 2 act shi-weng; attack pantha-w; done
expect stands shi-weng no
expect points 1 0
expect points 2 0

test EX-RULE-54 By golems: their team scores, nobody gets anything
match
lane golem-blue-nw-outer-1 4400 shi-weng 4750
lp shi-weng 1
turn 2
force 0 0 0 0 0
do 2 act shi-weng; attack golem-blue-nw-outer-1; done
expect stands shi-weng no
expect points 1 1
expect gold alice 0

test EX-XP-7 EX-GOLD-4 An ability that fells pays its user
pack exalted-vectors
match
lane alice 3600 ayumi 4300
at gavin 8000 600
lp ayumi 1
force 5 5 5 5 5 5
do 1 act alice; use q; aim 300,4300; done
cites EX-XP-7 reward alice hero 3 3
expect gold alice 3
expect gold gavin 0

test EX-XP-7 So it is for the first hero of the team
pack exalted-vectors
match
lane jasper 3600 ayumi 4000
lp ayumi 1
do 1 act jasper; use q; done
force 5 5 5 5 5
do 2 let
expect gold jasper 3
