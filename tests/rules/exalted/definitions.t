# Wounded, healing, eliminated, critical hits (Weitere Begriffe)

test EX-WOUND-1 Below full LP a model is wounded
match
expect tag spectator arena alice wounded no
lp alice 5
expect tag spectator arena alice wounded yes

test EX-WOUND-1 Jasper's anger tells: NK +1 while he is wounded, and not when healed
match jasper ylvie
expect value jasper attack 5
lp jasper 7
expect value jasper attack 6
lane jasper 3600 ylvie 4000
do 1 act ylvie; use q; at jasper; done
expect lp jasper 8
expect value jasper attack 5

test EX-HEAL-1 Ylvie gives back 2 LP
match ylvie
lane ylvie 3600 gavin 4000
lp gavin 3
do 1 act ylvie; use q; at gavin; done
event heal gavin 2
expect lp gavin 5
expect shield gavin 0

test EX-HEAL-2 Only heroes: neither golems nor towers
match ylvie
lane ylvie 3600 gavin 4000
at golem-blue-nw-outer-1 600 3600
lp golem-blue-nw-outer-1 1
lp gavin 3
do 1 act ylvie; use q
denied 1 EX-CARD-1 at golem-blue-nw-outer-1
denied 1 EX-TOWER-14 at tower-blue-nw-inner
offered 1 at gavin

test EX-HEAL-3 Alice at level 1 with 5 LP healed by 3: 6 LP
match ylvie alice
level ylvie 3
lane ylvie 3600 alice 4000
lp alice 5
do 1 act ylvie; use q; at alice; done
event heal alice 1
expect lp alice 6

test EX-RULE-88 EX-HEAL-3 With the Ring of Life Alice may have 8
match ylvie alice
level ylvie 3
item alice ring-of-life
lane ylvie 3600 alice 4000
lp alice 5
expect life alice 8
do 1 act ylvie; use q; at alice; done
expect lp alice 8

test EX-RULE-88 Who is not in the arena cannot be healed
match ylvie
lane ylvie 3600 gavin 4000
off jasper
do 1 act ylvie; use q
not-offered 1 at jasper
offered 1 at gavin

test EX-ELIM-1 EX-PROF-18 At 0 LP the model leaves the arena for the rest of the round
match
lane alice 3600 ayumi 4200
lp ayumi 1
do 1 act alice; attack ayumi; done
event out ayumi
expect stands ayumi no
expect tag spectator heroes-2 ayumi out yes
turn 2
pointed 2 EX-PROF-18 model ayumi
not-offered 2 act ayumi

test EX-ELIM-2 EX-ELIM-3 EX-ROUND-5 EX-ROUND-6 Heroes return at the start of the round, anywhere legal on their platform, whole
match
off ayumi
mana ayumi 0
end-phase
do 1 golem 600,4237; golem 2786,2786; golem 4237,600
force 5 0
do 2 golem 4763,8400; golem 6214,6214; golem 8400,4763
do 1 start 1
prompt deploy EX-ELIM-3
asked 2
offered 2 deploy ayumi 7900,8800
denied 2 EX-DEPLOY-3 deploy ayumi 7000,7000
denied 2 EX-MOVE-4 deploy ayumi 8200,8200
do 2 deploy ayumi 7900,8800
expect at ayumi 7900 8800
expect lp ayumi 6
expect mana ayumi 5

test EX-ELIM-2 Towers and golems stay out, creatures and heroes come back
match
off tower-red-m-outer golem-red-m-outer-1 ayumi
next-round
expect stands tower-red-m-outer no
expect stands golem-red-m-outer-1 no
expect stands pantha-e yes
expect stands ayumi yes

test EX-CRIT-1 EX-CRIT-2 EX-RULE-36 Alice on AGIL 3, RST 2 with 6 6 4 2 1 1: 3 hits and 2 sixes, minus 2: 3 damage
match alice vs elmar
lane alice 3600 elmar 4200
force 5 5 3 1 0 0
do 1 act alice; attack elmar; done
do 2 let
event hits elmar 6 3 3 2 2
cites EX-CRIT-1 hits elmar
expect lp elmar 5

test EX-CRIT-1 Only some attacks are critical: not Tian Feng's
pack exalted-vectors
match tian-feng vs elmar
lane tian-feng 3600 elmar 4200
force 5 5 3 1 0 0
do 1 act tian-feng; attack elmar; done
do 2 let
cites EX-BASIC-3 hits elmar
expect lp elmar 7

test EX-CRIT-1 Alice's abilities are not critical by her passive
match alice vs elmar
lane alice 3600 elmar 4200
force 5 5 3 1 0 0
do 1 act alice; use q; aim 300,4200; done
do 2 let
expect lp elmar 7
