# Smoke ball (Rauchkugel)

test GO-SMOKE-1 GO-RULE-50 The banner goes under one's own figure
table armazi ebue
no-chests
at armazi 9-6
card armazi smoke-ball
dice 1 2
do 1 roll; stay
not-offered 1 place smoke-ball 9-7
do 1 use smoke-ball
event banner armazi smoke-ball 9-6
cites GO-SMOKE-1
expect banner 9-6 smoke-ball
expect discarded smoke-ball 1

test GO-SMOKE-1 GO-DEF-5 GO-RULE-50 on a square without another banner
table armazi ebue
no-chests
at armazi 9-6
banner ebue tree-platform 9-6
card armazi smoke-ball
dice 1 2
do 1 roll; stay
denied 1 GO-DEF-5 use smoke-ball

test GO-RULE-50 nor on smoke
table armazi ebue
no-chests
at armazi 9-6
banner ebue smoke-ball 9-6
card armazi smoke-ball
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-50 use smoke-ball

test GO-SMOKE-1 not in a sector
table armazi ebue
card armazi smoke-ball
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-8 use smoke-ball

test GO-SMOKE-1 GO-THROW-1 and only after the move
table armazi ebue
no-chests
at armazi 9-6
card armazi smoke-ball
not-offered 1 use smoke-ball
dice 1 2
do 1 roll
not-offered 1 use smoke-ball
do 1 stay
offered 1 use smoke-ball

test GO-SMOKE-2 Enemies cannot shoot him, whatever the weapon
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
banner ebue smoke-ball 9-7
card armazi gemini lynx
dice 1 2
do 1 roll; stay
denied 1 GO-SMOKE-2 shoot gemini ebue
denied 1 GO-SMOKE-2 shoot lynx ebue

test GO-SMOKE-2 massive weapons and scouts included
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
banner ebue smoke-ball 9-7
card armazi kiss breathold
dice 1 2
do 1 roll; stay
denied 1 GO-SMOKE-2 shoot kiss ebue
denied 1 GO-SMOKE-2 shoot breathold ebue

test GO-SMOKE-2 He himself can be seen to shoot: smoke does not hide others from him
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-7
banner armazi smoke-ball 9-6
card armazi gemini
dice 1 2
do 1 roll; stay
offered 1 shoot gemini ebue

test GO-SMOKE-3 Throw cards reach him
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-8
banner ebue smoke-ball 9-8
card armazi flame-ball
dice 1 2
do 1 roll; stay
dice 6 3
do 1 throw flame-ball ebue
expect health ebue 60
expect banner 9-8 smoke-ball

test GO-SMOKE-3 and the NTT ball
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-8
banner ebue smoke-ball 9-8
card ebue lynx
card armazi ntt-ball
dice 1 2
do 1 roll; stay; throw ntt-ball ebue
expect loaded ebue weapon no

test GO-SMOKE-3 and ball lightning
table armazi ebue
no-chests
at armazi 9-6
banner armazi smoke-ball 9-6
banner ebue ball-lightning 9-8
dice 1 2
do 1 roll; stay
expect health armazi 65

test GO-SMOKE-3 GO-ABIL-2 and abilities
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-8
banner ebue smoke-ball 9-8
cooldown armazi 0
do 1 supernova ebue
expect health ebue 65
expect banner 9-8 smoke-ball

test GO-SMOKE-4 GO-RULE-44 Placed in round 11, gone at the start of the owner's turn in round 13
table armazi ebue
no-chests
round 11
at armazi 13-10
at ebue 13-8
card ebue smoke-ball
pass
dice 1 2
do 2 roll; stay; use smoke-ball; end
expect round 12
pass 2
expect round 13
asked 1
expect banner 13-8 smoke-ball
pass
asked 2
expect round 13
event banner-off smoke-ball 13-8
cites GO-SMOKE-4
expect banner 13-8 none

test GO-SMOKE-5 He stays and reloads: still protected
table ebue armazi
no-chests
round 4
at ebue 9-8
at armazi 9-6
card ebue smoke-ball
unloaded ebue lynx
card armazi gemini
dice 1 2
do 1 roll; stay; use smoke-ball; end
dice 1 2
do 2 roll; stay
denied 2 GO-SMOKE-2 shoot gemini ebue
do 2 end
frozen ebue
do 1 go-on; reload; end
expect banner 9-8 smoke-ball
frozen armazi
do 2 go-on
denied 2 GO-SMOKE-2 shoot gemini ebue

test GO-SMOKE-5 GO-SKIP-1 Staying by choice does not lift it
table ebue armazi
no-chests
at ebue 9-8
banner ebue smoke-ball 9-8
dice 1 2
do 1 roll; stay
expect banner 9-8 smoke-ball

test GO-SMOKE-5 He shoots: the banner is removed at once, hit or miss
table ebue armazi
no-chests
at ebue 9-8
at armazi 9-7
banner ebue smoke-ball 9-8
card ebue kiss
card armazi gemini
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot kiss armazi
event banner-off smoke-ball 9-8
cites GO-SMOKE-5
event miss ebue 1 5
expect banner 9-8 none
do 1 end
dice 1 2
do 2 roll; stay
offered 2 shoot gemini ebue

test GO-SMOKE-5 He walks: gone with the first step
table ebue armazi
no-chests
at ebue 9-8
banner ebue smoke-ball 9-8
dice 1 2
do 1 roll; step 9-7
event banner-off smoke-ball 9-8
cites GO-SMOKE-5
expect banner 9-8 none

test GO-RULE-50 He jumps: gone
table ebue armazi
no-chests
at ebue 9-8
banner ebue smoke-ball 9-8
card ebue teleport
dice 1 2
do 1 roll; jump teleport 4-8
event banner-off smoke-ball 9-8
expect banner 9-8 none

test GO-RULE-50 GO-RULE-22 He is pulled: gone
table ebue armazi
no-chests
at ebue 9-6
at armazi 9-9
cooldown ebue 0
banner armazi smoke-ball 9-9
do 1 pull armazi 9-7
event banner-off smoke-ball 9-9
cites GO-RULE-50
expect banner 9-9 none

test GO-RULE-50 GO-KRUBER-1 He is swapped: gone, and so is the smoke of the other
table kruber armazi
no-chests
at kruber 9-6
at armazi 9-9
cooldown kruber 0
banner armazi smoke-ball 9-9
banner kruber smoke-ball 9-6
do 1 swap armazi
expect banner 9-9 none
expect banner 9-6 none

test GO-RULE-50 GO-RULE-34 Dobergun: the shot itself lifts it
table ebue armazi
no-chests
at ebue 9-8
at armazi 9-7
banner ebue smoke-ball 9-8
card ebue dobergun
dice 1 2
do 1 roll; stay
dice 1
do 1 shoot dobergun armazi
expect banner 9-8 none

test GO-RULE-50 Other cards and abilities do not lift it
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-8
banner armazi smoke-ball 9-6
cooldown armazi 0
card armazi magic-spear small-potion barrier
health armazi 50
do 1 use small-potion; supernova ebue
expect banner 9-6 smoke-ball
dice 1 2
do 1 roll; stay
dice 2
do 1 throw magic-spear ebue
expect health ebue 5
do 1 build barrier 10-5 10-9
expect banner 9-6 smoke-ball

test GO-RULE-50 It protects only the one who placed it
table armazi ebue varas
no-chests
at armazi 9-6
at ebue 9-8
at varas 9-4
banner varas smoke-ball 9-8
card armazi gemini
dice 1 2
do 1 roll; stay
offered 1 shoot gemini ebue
# and not away from it
offered 1 shoot gemini varas

test GO-RULE-50 Walking over the smoke of somebody else leaves it there
table armazi ebue varas
no-chests
at armazi 9-6
at ebue 20-4
banner varas smoke-ball 9-7
dice 1 2
do 1 roll; step 9-7; step 9-8
expect banner 9-7 smoke-ball

test GO-RULE-50 nor does a shot from it lift it
table armazi ebue varas
no-chests
at armazi 9-6
at ebue 9-8
banner varas smoke-ball 9-6
card armazi gemini
dice 1 2
do 1 roll; stay
dice 1 1
do 1 shoot gemini ebue
expect banner 9-6 smoke-ball

test GO-RULE-44 GO-SMOKE-4 The smoke of who is out stays until his turn would have come, and hides nobody
table armazi ebue varas
no-chests
round 2
at armazi 9-6
at ebue 9-8
at varas 9-9
banner ebue smoke-ball 9-8
health ebue 60
card armazi magic-spear
card varas gemini
dice 1 2
do 1 roll; stay
dice 2
do 1 throw magic-spear ebue
expect at ebue out
expect banner 9-8 smoke-ball
do 1 end
at armazi 9-8
dice 1 2
do 3 roll; stay
offered 3 shoot gemini armazi
do 3 end
pass 2
expect round 4
expect banner 9-8 smoke-ball
pass
asked 3
expect banner 9-8 none

test GO-ACT-13 GO-SMOKE-1 Smoke is the throw card of the turn, and no defence card
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-8
card armazi smoke-ball ball-lightning
dice 1 2
do 1 roll; stay; use smoke-ball
force card lynx ntt-ball vest
do 1 open; put throw
denied 1 GO-ACT-13 throw ntt-ball ebue
offered 1 place ball-lightning 8-6

test GO-ACT-13 nor is there smoke after a throw
table armazi ebue
no-chests
at armazi 9-6
at ebue 9-8
card armazi ntt-ball
dice 1 2
do 1 roll; stay; throw ntt-ball ebue
force card lynx smoke-ball vest
do 1 open; put throw
denied 1 GO-ACT-13 use smoke-ball
