# What is listed where any point may be answered: bots choose among these, and people see them as
# suggestions. Just in reach of enemies, in contact with them, along the ways; both sides the same.

# ---- ways: EX-MOVE-1, EX-RUN-1 ----

test EX-MOVE-1 Nobody near: along the ways, and straight on where those are few
pack exalted-vectors
match
at alice 300 3600
do 1 act alice
listed 1 go 829,4466; go 592,4573; go 637,3600; go 1018,4318; go 300,4615; go 222,3678

test EX-MOVE-1 The same for red, turned
pack exalted-vectors
match
turn 2
at tian-feng 8700 5400
do 2 act tian-feng
listed 2 go 8171,4534; go 8408,4427; go 8363,5400; go 7982,4682; go 8700,4385; go 8778,5322

test EX-MOVE-1 A shot away from an enemy who is farther than the way; not in contact with him
pack exalted-vectors
match
lane alice 3600 ayumi 5500
do 1 act alice
listed 1 go 300,4186; go 829,4466; go 592,4573; go 637,3600; go 1018,4318; go 300,4615; go 222,3678

test EX-MOVE-1 Who strikes hand to hand: in reach, and in contact
pack exalted-vectors
match
lane gavin 3600 ayumi 4300
at tian-feng 1000 4300
do 1 act gavin
listed 1 go 610,3910; go 787,4087; go 300,3748; go 300,4000; go 637,3600; go 538,3838; go 300,3937; go 222,3678; go 189,3600; go 222,3522

test EX-MOVE-1 Red, turned
pack exalted-vectors
match
turn 2
at chen-lu 8700 5400
at lucina 8700 4700
at alice 8000 4700
do 2 act chen-lu
listed 2 go 8390,5090; go 8213,4913; go 8700,5252; go 8700,5000; go 8363,5400; go 8462,5162; go 8700,5063; go 8778,5322; go 8811,5400; go 8778,5478

test EX-MOVE-1 Who is in reach already is not walked to
pack exalted-vectors
match
lane alice 3600 ayumi 4300
do 1 act alice
listed 1 go 829,4466; go 637,3600; go 1018,4318; go 300,3937; go 222,3678; go 189,3600

test EX-MOVE-1 A second leg: what is left of the length
pack exalted-vectors
match
at alice 300 3600
do 1 act alice; go 592,4373
listed 1 go 593,4184; go 645,4191; go 762,4457; go 640,4556; go 667,4199; go 745,4261; go 773,4317; go 780,4351; go 777,4332; go 779,4348

test EX-STATUS-11 Slowed
pack exalted-vectors
match
at alice 300 3600
status alice slow
do 1 act alice
listed 1 go 664,3246; go 565,4033; go 446,4086; go 790,3467; go 744,3846; go 791,3727; go 792,3725; go 769,3794; go 733,3865

test EX-RUN-1 Run: twice as far
pack exalted-vectors
match
at alice 4500 4500
do 1 act alice; run
listed 1 go 4786,4786; go 5502,5502; go 3050,3616; go 3616,3050; go 4350,4350; go 3300,5700; go 3135,6005; go 5950,5384; go 5384,5950; go 4650,4650; go 5700,3300; go 5865,2995

test EX-MOVE-4 Where no leg may end, one is still listed: it need not be the last
pack exalted-vectors
match
at alice 4500 4500
at gavin 4800 4500
at jasper 4650 4760
at lucina 4350 4760
at markovic 4200 4500
at golem-blue-m-outer-1 4362 4262
at golem-blue-m-outer-2 4638 4262
at golem-blue-m-inner-1 4500 3970
at golem-blue-m-inner-2 4100 4180
at golem-blue-se-inner-2 4900 4180
at golem-blue-se-inner-1 4230 3950
at golem-blue-nw-inner-1 4770 3950
status alice slow
do 1 act alice
listed 1 go 5008,4500

test EX-MOVE-4 Red, turned
pack exalted-vectors
match
turn 2
at tian-feng 4500 4500
at chen-lu 4200 4500
at shi-weng 4350 4240
at ayumi 4650 4240
at nian-mingli 4800 4500
at golem-red-m-outer-1 4638 4738
at golem-red-m-outer-2 4362 4738
at golem-red-m-inner-1 4500 5030
at golem-red-m-inner-2 4900 4820
at golem-red-se-inner-2 4100 4820
at golem-red-se-inner-1 4770 5050
at golem-red-nw-inner-1 4230 5050
status tian-feng slow
do 2 act tian-feng
listed 2 go 3992,4500

test EX-MOVE-2 EX-RULE-82 At the end of its length nothing is left to ask
pack exalted-vectors
match
at alice 300 3600
do 1 act alice; go 300,4616
prompt hero
expect at alice 300 4616

# ---- leaps: EX-CARD-6, -7 ----

test EX-CARD-6 Fly and shoot: in range of him, beside him, along the ways
pack exalted-vectors
match
level alice 2
lane alice 3600 ayumi 5200
do 1 act alice; use w
listed 1 to 300,3886; to 803,3986; to 697,4249

test EX-CARD-6 Red, turned
pack exalted-vectors
match vs alice
turn 2
level alice-2 2
at alice-2 8700 5400
at lucina 8700 3800
do 2 act alice-2; use w
listed 2 to 8700,5114; to 8197,5014; to 8303,4751

test EX-CARD-6 Dash and strike: nobody in the way
pack exalted-vectors
match leandros
lane leandros 3600 ayumi 4700
at golem-red-nw-outer-1 600 4300
do 1 act leandros; use q
listed 1 to 300,4148; to 300,4398; to 184,4420; to 399,3814; to 493,4044; to 600,3773; to 600,4023; to 228,3928; to 404,4104; to 801,3814; to 707,4044; to 344,4193

test EX-CARD-7 Beside a friend: within an inch of him
pack exalted-vectors
match leandros
level leandros 2
lane leandros 3600 gavin 4700
do 1 act leandros; use w
listed 1 to 300,4148; to 300,4398; to 511,4190; to 416,4420; to 184,4420; to 690,4310; to 514,4486

test EX-CARD-7 Placed, then struck: over whatever lies between
pack exalted-vectors
match
turn 2
level ayumi 2
at ayumi 8700 5400
at alice 8700 4200
do 2 act ayumi; use w
listed 2 to 8700,4752; to 8700,4502; to 8489,4710; to 8584,4480; to 8816,4480; to 8310,4590; to 8486,4414; to 8408,4428

test EX-CARD-7 Away after the blow: along the ways
pack exalted-vectors
match leandros
level leandros 4
lane leandros 3600 ayumi 4300
do 1 act leandros; use r; aim 300,4300
listed 1 to 300,3600; to 871,2188; to 581,2103; to 1020,2900; to 850,4500; to 738,5059; to 1500,4265; to 1708,4181; to 1600,4394; to 1548,4473; to 805,5037

test EX-CARD-6 Dash before a template
pack exalted-vectors
match djamila
level djamila 2
lane djamila 3600 ayumi 5300
do 1 act djamila; use w
listed 1 to 300,4240; to 697,4249

# ---- aims: EX-LINE-1 … 4, EX-TMPL-1 … 6 ----

test EX-LINE-2 EX-RULE-18 The first in line: the middle, or a point of the rim that is free
pack exalted-vectors
match
lane alice 3600 ayumi 4300
at tian-feng 520 4700
at shi-weng 300 5000
do 1 act alice; use q
listed 1 aim 577,4837; aim 300,4300

test EX-LINE-3 A line: through each, and between two
pack exalted-vectors
match yassir
lane yassir 3600 ayumi 4300
at tian-feng 900 4300
at shi-weng 500 4900
do 1 act yassir; use q
listed 1 aim 500,4900; aim 900,4300; aim 300,4300; aim 400,4600

test EX-TMPL-3 A circle on each, at the edge of its range, and between two
pack exalted-vectors
match majvi
level majvi 4
lane majvi 3600 ayumi 4300
at tian-feng 900 4300
at shi-weng 300 5800
do 1 act majvi; use r
listed 1 aim 300,5654; aim 900,4300; aim 300,4300; aim 600,4300

test EX-TMPL-3 Red, turned
pack exalted-vectors
match vs majvi
turn 2
level majvi 4
at majvi 8700 5400
at lucina 8700 4700
at alice 8100 4700
at jasper 8700 3200
do 2 act majvi; use r
listed 2 aim 8700,3346; aim 8100,4700; aim 8700,4700; aim 8400,4700

test EX-KIT-2 A trap: on the ways
pack exalted-vectors
match linnea
level linnea 2
at linnea 300 3600
do 1 act linnea; use w
listed 1 aim 600,2000; aim 1020,2900; aim 850,4500; aim 1557,2123; aim 1500,4265; aim 2053,4052

test EX-KIT-2 Red, turned
pack exalted-vectors
match vs linnea
turn 2
level linnea 2
at linnea 8700 5400
do 2 act linnea; use w
listed 2 aim 8400,7000; aim 7980,6100; aim 8150,4500; aim 7443,6877; aim 7500,4735; aim 6947,4948

test EX-TMPL-1 T1 on each it reaches, and between two of them
pack exalted-vectors
match halef
level halef 2
lane halef 3600 ayumi 4300
at tian-feng 700 4300
at shi-weng 300 5066
do 1 act halef; use w
listed 1 aim 700,4300; aim 300,4300; aim 500,4300

test EX-TMPL-2 T2 reaches farther
pack exalted-vectors
match leandros
level leandros 4
lane leandros 3600 ayumi 4300 shi-weng 5424
do 1 act leandros; use r
listed 1 aim 300,5424; aim 300,4300; aim 300,4862

test EX-KIT-3 A circle for friends: on each of them
pack exalted-vectors
match ylvie
level ylvie 4
lane ylvie 3600 alice 4300
at gavin 700 4300
do 1 act ylvie; use r
listed 1 aim 700,4300; aim 300,3600; aim 300,4300; aim 283,2054; aim 500,3950; aim 500,4300; aim 300,3950

test EX-KIT-18 A circle that hurts enemies and helps friends
pack exalted-vectors
match nian-mingli
level nian-mingli 4
lane nian-mingli 3600 alice 4300
at shi-weng 700 4300
do 1 act nian-mingli; use r
listed 1 aim 300,3600; aim 300,4300; aim 283,2054; aim 700,4300; aim 300,3950; aim 500,3950; aim 500,4300

# ---- teleports and golems ----

test EX-TELE-3 EX-RULE-21 Eight places round the tower
match
do 1 act alice; teleport tower-blue-nw-inner
listed 1 to 952,2900; to 849,3149; to 600,3252; to 351,3149; to 248,2900; to 351,2651; to 600,2548; to 849,2651

test EX-TELE-3 Those that are taken are not listed
match
at gavin 600 3252
do 1 act alice; teleport tower-blue-nw-inner
listed 1 to 952,2900; to 248,2900; to 351,2651; to 600,2548; to 849,2651

test EX-MOVE-1 On the platform: the ways lead out of it, none into the corner
pack exalted-vectors
match
off lucina
at alice 550 1500
do 1 act alice
listed 1 go 600,2000; go 873,2463; go 1545,1297; go 1565,1537; go 1565,1500; go 788,1738

test EX-FLY-3 EX-FLY-4 Who flies goes over the mountains and over others, and ends on nobody
pack exalted-vectors
match
item alice wind-boots
at alice 1050 3600
at ayumi 850 4500
do 1 act alice
listed 1 go 706,2378; go 1020,2900; go 1034,4869; go 1500,4265; go 2053,4052; go 2229,4070; go 2125,4276; go 1968,4477

test EX-KIT-2 Over the mountains, but not on them
pack exalted-vectors
match linnea
at linnea 1050 3600
do 1 act linnea
listed 1 go 1020,2900; go 850,4500; go 1037,4615; go 1500,4265; go 1909,4141; go 1785,4301

test EX-TELE-3 EX-RULE-21 One place is left of those that are listed: all round it is allowed as well
pack exalted-vectors
match
at gavin 600 3252
at jasper 600 2548
at markovic 248 2900
do 1 act alice; teleport tower-blue-nw-inner
listed 1 to 952,2900
offered 1 to 960,2910
denied 1 EX-MOVE-4 to 849,3149

test EX-MOVE-4 Nor to the first side: the leg that is listed leads another way
pack exalted-vectors
match
at alice 4500 4500
at gavin 4800 4500
at jasper 4650 4760
at lucina 4350 4760
at markovic 4200 4500
at golem-blue-m-outer-1 4362 4262
at golem-blue-m-outer-2 4638 4262
at golem-blue-m-inner-1 4500 3970
at golem-blue-m-inner-2 4100 4180
at golem-blue-se-inner-2 4900 4180
at golem-blue-se-inner-1 4230 3950
at golem-blue-nw-inner-1 4770 3950
at ayumi 5200 4500
status alice slow
do 1 act alice
listed 1 go 4969,4695

test EX-TMPL-4 Many are near: two dozen aims are listed, no more
pack exalted-vectors
match majvi
level majvi 4
lane majvi 3600 ayumi 4300 shi-weng 4700
at tian-feng 900 4300
at chen-lu 650 4500
at nian-mingli 650 4900
at golem-red-nw-outer-1 950 4650
at golem-red-nw-outer-2 600 4150
at golem-red-nw-inner-1 950 5000
do 1 act majvi; use r
listed 1 aim 300,4700; aim 650,4500; aim 650,4900; aim 900,4300; aim 300,4300; aim 950,5000; aim 950,4650; aim 600,4150; aim 475,4600; aim 475,4800; aim 600,4500; aim 300,4500; aim 625,4850; aim 625,4675; aim 450,4425; aim 650,4700; aim 775,4400; aim 475,4400; aim 800,4750; aim 800,4575; aim 625,4325; aim 775,4600; aim 800,4950; aim 800,4775

test EX-CARD-7 As many places to leap to
pack exalted-vectors
match
turn 2
level ayumi 2
at ayumi 4500 4500
at alice 4500 5200
at gavin 5200 4500
at jasper 3800 4500
at lucina 4500 3800
do 2 act ayumi; use w
listed 2 to 4352,4500; to 4102,4500; to 4310,4711; to 4080,4616; to 4310,4289; to 4080,4384; to 4190,4890; to 4014,4714; to 4190,4110; to 4014,4286; to 4648,4500; to 4898,4500; to 4690,4289; to 4920,4384; to 4690,4711; to 4920,4616; to 4810,4110; to 4986,4286; to 4810,4890; to 4986,4714; to 4500,4648; to 4500,4898; to 4711,4690; to 4616,4920

test EX-MOVE-1 Legs to each of many enemies, and a few along the ways
pack exalted-vectors
match
at gavin 4500 4500
at golem-red-nw-outer-1 5200 4500
at golem-red-nw-outer-2 3800 4500
at golem-red-m-outer-1 4500 5200
at golem-red-m-outer-2 4500 3800
at golem-red-se-outer-1 5100 5100
at golem-red-se-outer-2 3900 3900
at golem-red-m-inner-1 5100 3900
at golem-red-m-inner-2 3900 5100
at ayumi 5450 4850
at tian-feng 3550 4150
at shi-weng 4050 3450
at chen-lu 4950 5550
do 1 act gavin
listed 1 go 4261,3960; go 4165,3728; go 4739,5040; go 4835,5272; go 4060,4361; go 4940,4639; go 4673,4500; go 4925,4500; go 4327,4500; go 4075,4500; go 4728,4272; go 4905,4095; go 4272,4728; go 4095,4905; go 4500,4673; go 4500,4925; go 4500,4327; go 4500,4075; go 4728,4728; go 4905,4905; go 4272,4272; go 4095,4095; go 4350,4350; go 4650,4650; go 4837,4500; go 4738,4738; go 4500,4837; go 4262,4738

test EX-TMPL-4 Three in a row: what lies between two of them is listed once, whoever stands there
pack exalted-vectors
match majvi
level majvi 4
lane majvi 3600 ayumi 4300
at tian-feng 650 4300
at shi-weng 1000 4300
do 1 act majvi; use r
listed 1 aim 1000,4300; aim 650,4300; aim 300,4300; aim 825,4300; aim 475,4300

test EX-CARD-6 Who stands on a way may leap to where he is, once
pack exalted-vectors
match
level alice 2
at alice 850 4500
at ayumi 850 5300
do 1 act alice; use w
listed 1 to 850,4500; to 850,3986; to 850,4998; to 966,5020; to 347,4086; to 734,5020; to 636,5086; to 1500,4265; to 1563,4234; to 1590,4321; to 1611,4500

test EX-MOVE-4 EX-MOVE-5 Among friends and walled in by enemies: a short leg is listed
pack exalted-vectors
match
at alice 150 8850
at gavin 450 8850
at jasper 150 8550
at ayumi 800 8850
at tian-feng 150 8200
at shi-weng 600 8400
status alice slow
do 1 act alice
listed 1 go 213,8850

test EX-TELE-3 None of them is free: any other place within an inch will do
pack exalted-vectors
match
at gavin 600 3252
at jasper 600 2548
at markovic 248 2900
at lucina 952 2900
do 1 act alice; teleport tower-blue-nw-inner
prompt teleport
offered 1 to 1024,3324
denied 1 EX-TELE-3 to 1030,3330
do 1 to 1024,3324
expect at alice 1024 3324
