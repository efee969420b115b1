# Elimination and loot (Gefecht)

test GO-ELIM-1 Who falls to 0 is out: no figure, no turn
table armazi ebue varas
at armazi 10-10
at ebue 10-12
at varas 11-11
health ebue 30
card armazi scratch
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot scratch ebue
event out-by ebue armazi
cites GO-ELIM-1
expect at ebue out
sees 3 out ebue
sees-not 3 map ebue character-banner
not-over
do 1 end
asked 3

test GO-ELIM-2 All cards go to who eliminated him; armour that the last hit used up is gone
table armazi ebue varas
at armazi 10-10
at ebue 10-12
at varas 10-13
health ebue 26
card armazi elva
unloaded ebue lynx
card ebue helmet barrier
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot elva ebue
event armour ebue helmet 10
event loot armazi ebue 2 1
expect discarded helmet 1
expect lacks armazi helmet
expect slot armazi weapon-2 lynx
expect loaded armazi weapon-2 no
expect slot armazi defence barrier
expect chests armazi 2
expect chests varas 1
expect lacks varas lynx barrier

test GO-ELIM-2 GO-ELIM-4 GO-XCHEST-4 The worked example: the helmet is worn, Lynx replaces or is discarded, chests add up
table armazi ebue varas
at armazi 10-10
at ebue 10-12
health ebue 35
cooldown armazi 0
card armazi elva scratch
unloaded ebue lynx
card ebue helmet
do 1 supernova ebue
event loot armazi ebue 2 1
cites GO-ELIM-2
expect chests armazi 2
expect chests ebue 0
prompt replace
only 1 replace weapon; replace weapon-2; discard
do 1 replace weapon-2
expect slot armazi weapon elva
expect slot armazi weapon-2 lynx
expect loaded armazi weapon yes
expect loaded armazi weapon-2 no
expect slot armazi helmet helmet
expect discarded scratch 1
expect lacks ebue lynx helmet

test GO-ELIM-4 The same, and Lynx is discarded
table armazi ebue varas
at armazi 10-10
at ebue 10-12
health ebue 35
cooldown armazi 0
card armazi elva scratch
unloaded ebue lynx
card ebue helmet
do 1 supernova ebue
do 1 discard
expect has armazi elva scratch helmet
expect discarded lynx 1

test GO-ELIM-4 Without a free slot a looted card replaces one of its category, with one it is put there
table armazi ebue varas
at armazi 10-10
at ebue 10-12
health ebue 35
cooldown armazi 0
card armazi barrier axe boat
card ebue magic-field rope
do 1 supernova ebue
only 1 replace defence; discard
denied 1 GO-CARD-5 put pack-defence
do 1 replace defence
expect slot armazi defence magic-field
expect slot armazi pack-utility rope

test GO-ELIM-2 The backpack is part of the loot
table armazi ebue varas
at armazi 10-10
at ebue 10-12
health ebue 35
cooldown armazi 0
card armazi flame-ball
stored ebue ntt-ball
do 1 supernova ebue
expect slot armazi pack-throw ntt-ball

test GO-ELIM-3 Who dies by the zone leaves nothing to anybody
table armazi ebue varas
round 6
no-chests
at armazi 3-3
at ebue 10-10
at varas 10-12
health armazi 5
chests armazi 2
card armazi lynx helmet
stored armazi axe
dice 1 2
do 1 roll; step 3-4
event price armazi 5
event out armazi
event lost armazi
cites GO-ELIM-3
no-event loot
expect at armazi out
expect chests armazi 0
expect chests ebue 1
expect chests varas 1
expect discarded lynx 1
expect discarded helmet 1
expect discarded axe 1
asked 2

test GO-RULE-53 The winner sees all the loot and places, replaces or discards each card
table armazi ebue varas
at armazi 10-10
at ebue 10-12
health ebue 35
cooldown armazi 0
card armazi elva scratch barrier
card ebue lynx ball-lightning axe helmet
do 1 supernova ebue
asked 1
sees 1 incoming-1 lynx ball-lightning axe helmet
sees 3 incoming-1 lynx ball-lightning axe helmet
do 1 replace weapon
do 1 discard
sees-not 1 incoming-1 lynx ball-lightning
sees 1 incoming-1 axe helmet
do 1 put pack-utility
expect slot armazi weapon lynx
expect slot armazi defence barrier
expect slot armazi pack-utility axe
expect slot armazi helmet helmet
expect discarded elva 1
expect discarded ball-lightning 1

test GO-RULE-53 Weapons keep their state: the loaded one is loaded, the other is not
table armazi ebue varas
at armazi 10-10
at ebue 10-12
health ebue 35
cooldown armazi 0
card ebue lynx
unloaded ebue scratch
do 1 supernova ebue
expect slot armazi weapon lynx
expect slot armazi weapon-2 scratch
expect loaded armazi weapon yes
expect loaded armazi weapon-2 no
expect tag spectator card-1 lynx unloaded no
expect tag spectator card-1 scratch unloaded yes

test GO-RULE-53 At once, even in another's turn: ball lightning
table armazi ebue varas
at ebue 10-10
at varas 5-15
banner armazi ball-lightning 10-13
pass
health ebue 35
card armazi elva scratch
card ebue lynx
chests ebue 3
at armazi 12-14
dice 1 2
do 2 roll
do 2 stay
event lightning ebue 10-13
event out-by ebue armazi
asked 1
prompt replace
only 1 replace weapon; replace weapon-2; discard
do 1 replace weapon
expect slot armazi weapon lynx
expect chests armazi 4
asked 3

test GO-RULE-53 Extra chests add up without limit, but one a turn is opened
table armazi ebue varas
at armazi 10-10
at ebue 10-12
health ebue 35
chests armazi 4
chests ebue 7
cooldown armazi 0
do 1 supernova ebue
expect chests armazi 11
force card lynx helmet vest
do 1 open
expect chests armazi 10
denied 1 GO-XCHEST-3 open

test GO-RULE-54 A flame ball hits the main target first, then clockwise from the thrower
table armazi ebue varas kruber medea
at armazi 10-10
at ebue 11-13
at varas 10-12
at kruber 9-12
at medea 10-7
health ebue 40
health varas 40
health kruber 40
card armazi flame-ball
card ebue helmet
card varas lynx
card kruber scratch elva
health ebue 30
dice 1 2
do 1 roll; stay
dice 4 5
do 1 throw flame-ball varas
# varas first: Lynx into the free slot; then ebue (clockwise), kruber last with a choice
event out-by varas armazi
event out-by ebue armazi
event out-by kruber armazi
expect slot armazi weapon lynx
expect slot armazi weapon-2 scratch
prompt replace
sees 1 incoming-1 elva
sees-not 1 incoming-1 scratch
do 1 discard
expect score 2 1
expect score 1 3
expect score 3 0
expect score 4 2
not-over

test GO-RULE-54 Clockwise starts behind the attacker, not at seat 1
table armazi ebue varas kruber medea
at armazi 11-13
at ebue 5-15
at varas 10-10
at kruber 10-12
at medea 9-12
pass 2
health armazi 40
health kruber 40
health medea 40
card varas flame-ball
dice 1 2
do 3 roll; stay
dice 4 5
do 3 throw flame-ball kruber
expect score 4 0
expect score 5 1
expect score 1 2
expect at armazi out

test GO-RULE-54 Credit goes to the owner of the banner; if he is out, the cards are discarded
table armazi ebue varas kruber
at armazi 12-14
at ebue 10-10
at varas 5-15
at kruber 5-17
banner armazi ball-lightning 10-13
pass
out armazi
health ebue 35
card ebue lynx
chests ebue 2
dice 1 2
do 2 roll; stay
event lost ebue
no-event loot
expect discarded lynx 1
expect chests ebue 0
expect lacks armazi lynx
expect chests armazi 0
asked 3

test GO-RULE-54 Who is eliminated in his own turn has no rest of it
table armazi ebue varas
round 6
no-chests
at armazi 4-4
at ebue 4-6
at varas 10-12
health armazi 5
card armazi lynx
dice 1 3
do 1 roll; step 3-4
expect at armazi out
no-event end
asked 2
prompt start

test GO-RULE-54 The same when a ball lightning hits at the end of the move: no actions
table armazi ebue varas
at armazi 10-10
at ebue 10-12
at varas 5-15
health armazi 35
card armazi lynx
banner ebue ball-lightning 10-13
dice 1 2
do 1 roll; stay
event out-by armazi ebue
expect slot ebue weapon lynx
asked 2
prompt start

test GO-RULE-54 No draw: the first who falls ends the match
table armazi ebue
at armazi 10-10
at ebue 10-12
health armazi 1
health ebue 40
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 6 6
do 1 throw flame-ball ebue
over 1

test GO-RULE-64 The ranking goes by the order of elimination, last first
table armazi ebue varas kruber
no-chests
at armazi 10-10
at ebue 10-12
at varas 11-12
at kruber 11-10
health ebue 30
health varas 35
health kruber 30
cooldown armazi 0
card armazi scratch gemini
expect seat-fact spectator 2 place none
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot scratch ebue
expect seat-fact spectator 2 place 4
expect seat-fact spectator 3 place none
expect score 2 0
expect score 1 1
expect score 3 1
do 1 supernova varas
expect seat-fact spectator 3 place 3
expect seat-fact spectator 2 place 4
expect score 3 1
do 1 end
pass
dice 1 2
do 1 roll; step 10-11; step 10-12; step 9-12
do 1 end
not-over
pass
at armazi 10-10
dice 1 2
do 1 roll; stay
dice 6 6
do 1 shoot gemini kruber
over 1
event win armazi
expect score 1 3
expect score 4 2
expect score 3 1
expect score 2 0
expect seat-fact spectator 4 place 2
expect seat-fact spectator 1 place none

test GO-RULE-53 GO-ELIM-2 Each weapon keeps its own state, in whatever order they come
table armazi ebue varas
at armazi 12-12
at ebue 12-14
health ebue 1
unloaded ebue lynx
card ebue gemini axe
card armazi scratch
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot scratch ebue
prompt replace
do 1 replace weapon
expect slot armazi weapon gemini
expect loaded armazi weapon yes
expect slot armazi weapon-2 lynx
expect loaded armazi weapon-2 no
