# The end of the round (Ende der Runde)

test EX-END-1 EX-END-2 EX-END-3 EX-END-4 EX-END-5 A tower falls before a bleeding hero does: she gets her share, then she is out
match
home golem-blue-nw-outer-1
lp tower-red-nw-outer 1
last-phase
lp alice 2
status alice bleed ayumi
do 2 pass-phase
event reward alice tower 2 2
event out tower-red-nw-outer
event out alice
expect level alice 2
expect gold alice 2
expect stands alice no
expect stands tower-red-nw-outer no
event reward ayumi hero 3 3
# step 6 comes after all that
prompt golem
expect about golem-blue-nw-inner-2 nw
expect stands pantha-w no

test EX-END-3 EX-END-4 The rise of step 3 saves her in step 4
match
home golem-blue-nw-outer-1
lp tower-red-nw-outer 1
last-phase
level alice 2
xp alice 1
lp alice 2
status alice bleed ayumi
do 2 pass-phase
# level 3: 2 + 2 LP, then 2 damage
expect level alice 3
expect lp alice 2

test EX-END-5 EX-ROUND-5 Eliminated in step 4 of this round, brought back in the next
match
last-phase
lp alice 1
status alice bleed ayumi
do 2 pass-phase
expect stands alice no
next-round
expect round 3
expect stands alice yes
expect lp alice 6

test EX-END-6 EX-END-7 New golems, then creatures and monsters
match
end-phase
prompt golem
expect stands drako no
do 1 golem 600,4237; golem 2786,2786; golem 4237,600
do 2 golem 4763,8400; golem 6214,6214
expect stands drako no
do 2 golem 8400,4763
event back-again drako
event back-again cydra
event back-again pantha-w
event back-again igu-n
expect at drako 2440 6110

test EX-END-2 EX-RULE-45 Golem damage of all lanes is applied together
match
home golem-blue-nw-outer-1 golem-blue-m-outer-1
at golem-red-se-outer-1 7631 2231
end-phase
event siege tower-red-nw-outer 1
event siege tower-red-m-outer 1
event siege tower-blue-se-outer 1
expect lp tower-red-nw-outer 4
expect lp tower-red-m-outer 4
expect lp tower-blue-se-outer 4

test EX-END-4 Step 4 is told if anybody bleeds, burns or regains life points, and only then
match
last-phase
status alice bleed ayumi
do 2 pass-phase
event end-step effects

test EX-END-4 The same of who burns
match
last-phase
status alice burn ayumi
do 2 pass-phase
event end-step effects

test EX-END-4 The same of an artifact that is damaged
match
lp artifact-red 14
end-phase
event end-step effects

test EX-END-4 Nobody: nothing is told
match
end-phase
no-event end-step effects
