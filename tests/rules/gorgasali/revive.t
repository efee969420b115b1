# Revival (Wiederbeleben)

test GO-REVIVE-1 Who is eliminated leaves his character banner where he stood
partners armazi ebue varas kruber
at armazi 10-10
at ebue 10-12
at varas 20-20
at kruber 20-22
health ebue 30
card armazi scratch
dice 1 2
do 1 roll; stay
sees-not 2 map character-banner
dice 6
do 1 shoot scratch ebue
sees 2 map character-banner
sees spectator map character-banner
do 1 end
at kruber 10-11
pass
card kruber small-potion
dice 1 2
do 4 roll; stay; revive small-potion
expect at ebue 10-12
sees-not 2 map character-banner

test GO-REVIVE-1 By the zone too, and only with partners
partners armazi ebue varas kruber
round 6
at armazi 3-3
at varas 10-10
no-chests
health armazi 5
dice 1 2
do 1 roll; step 3-4
expect at armazi out
sees 2 map character-banner
pass
at varas 3-5
card varas small-potion
dice 1 2
do 3 roll; stay; revive small-potion
expect at armazi 3-4

test GO-REVIVE-2 The banner's square is free: to enter, and to place something on it
partners armazi ebue varas kruber
at armazi 10-10
out kruber 10-11
expect free 10-11 yes
card armazi ball-lightning
dice 1 2
do 1 roll
offered 1 step 10-11
do 1 stay
offered 1 place ball-lightning 10-11

test GO-REVIVE-3 The mate ends his move next to the banner and uses a healing card
partners armazi ebue varas kruber
no-chests
at armazi 10-10
out varas 12-12
card armazi small-potion
not-offered 1 revive small-potion
dice 1 1
do 1 roll
not-offered 1 revive small-potion
do 1 step 11-10; step 11-11
offered 1 revive small-potion
do 1 revive small-potion
event revive armazi varas small-potion 12-12 20
cites GO-REVIVE-3
expect at varas 12-12
expect health varas 20
expect lacks armazi small-potion
expect discarded small-potion 1

test GO-REVIVE-3 Not at range 2, and not an enemy
partners armazi ebue varas kruber
at armazi 10-10
out varas 10-12
out kruber 10-11
card armazi small-potion
dice 1 2
do 1 roll; stay
denied 1 GO-REVIVE-3 revive small-potion

test GO-REVIVE-3 Not with other cards
partners armazi ebue varas kruber
at armazi 10-10
out varas 10-11
card armazi small-potion axe
dice 1 2
do 1 roll; stay
only 1 revive small-potion; open; end

test GO-REVIVE-3 GO-RANGE-2 Next to the banner, at range 1: standing on its own square will not do
partners armazi ebue varas kruber
no-chests
at armazi 10-11
out varas 10-11
card armazi small-potion
dice 1 2
do 1 roll; stay
denied 1 GO-REVIVE-3 revive small-potion

test GO-REVIVE-4 The card is the utility card of the turn: none after another one
partners armazi ebue varas kruber
at armazi 10-10
out varas 10-11
health armazi 50
card armazi small-potion medium-potion
do 1 use small-potion
dice 1 2
do 1 roll; stay
denied 1 GO-REVIVE-4 revive medium-potion

test GO-REVIVE-4 And none behind it
partners armazi ebue varas kruber
at armazi 10-10
at ebue 11-11
out varas 10-11
card armazi small-potion extra-six scratch
dice 1 2
do 1 roll; stay
offered 1 shoot-with scratch extra-six ebue
do 1 revive small-potion
not-offered 1 shoot-with scratch extra-six ebue
denied 1 GO-ACT-14 use extra-six

test GO-REVIVE-5 On the banner's square; the only nearest one, so nobody is asked
partners armazi ebue varas kruber
no-chests
at armazi 10-10
out varas 10-11
card armazi small-potion
dice 1 2
do 1 roll; stay; revive small-potion
expect at varas 10-11
prompt actions

test GO-REVIVE-5 Somebody stands there: the reviver chooses among the nearest free squares
partners armazi ebue varas kruber
no-chests
at armazi 10-10
at ebue 10-11
at kruber 11-11
banner ebue magic-field 9-11
out varas 10-11
card armazi small-potion
dice 1 2
do 1 roll; stay; revive small-potion
prompt stand
asked 1
only 1 stand 9-10; stand 9-12; stand 10-12; stand 11-10; stand 11-12
denied 1 GO-FREE-1 stand 10-11
denied 1 GO-FREE-1 stand 10-10
denied 1 GO-FREE-3 stand 9-11
denied 1 GO-REVIVE-5 stand 10-13
do 1 stand 11-12
expect at varas 11-12

test GO-REVIVE-5 An unopened chest under the banner: the square is not free
partners armazi ebue varas kruber
no-chests
at armazi 10-10
chest 10-11
out varas 10-11
card armazi small-potion
dice 1 2
do 1 roll; stay; revive small-potion
denied 1 GO-FREE-2 stand 10-11
offered 1 stand 10-12
do 1 stand 11-11
expect at varas 11-11
expect chest 10-11 yes

test GO-REVIVE-5 A barrier over the banner: the nearest square beside it
partners armazi ebue varas kruber
no-chests
at armazi 11-10
barrier ebue 10-7 10-11
out varas 10-11
card armazi small-potion
dice 1 2
do 1 roll; stay; revive small-potion
denied 1 GO-FREE-3 stand 10-11
denied 1 GO-FREE-3 stand 10-10
only 1 stand 9-10; stand 9-11; stand 9-12; stand 10-12; stand 11-11; stand 11-12

test GO-REVIVE-6 A small potion gives 20 health
partners armazi ebue varas kruber
at armazi 10-10
out varas 10-11
card armazi small-potion
dice 1 2
do 1 roll; stay; revive small-potion
expect health varas 20

test GO-REVIVE-6 A medium one 50
partners armazi ebue varas kruber
at armazi 10-10
out varas 10-11
card armazi medium-potion
dice 1 2
do 1 roll; stay; revive medium-potion
expect health varas 50

test GO-REVIVE-6 A large one 100
partners armazi ebue varas kruber
at armazi 10-10
out varas 10-11
card armazi large-potion small-potion
dice 1 2
do 1 roll; stay
only 1 revive large-potion; revive small-potion; open; end
do 1 revive large-potion
expect health varas 100

test GO-REVIVE-7 His character card is empty
partners armazi ebue varas kruber
at armazi 10-10
at ebue 10-12
health ebue 20
card armazi scratch
card ebue lynx helmet
stored ebue axe
dice 1 2
do 1 roll; stay
dice 6
do 1 shoot scratch ebue
do 1 put utility
do 1 end
pass
at kruber 10-11
card kruber small-potion
dice 1 2
do 4 roll; stay; revive small-potion
expect lacks ebue lynx helmet axe
expect chests ebue 0
expect has armazi lynx axe

test GO-REVIVE-8 His cooldown is set back to the start point
partners armazi ebue varas kruber
at armazi 10-10
out varas 10-11
cooldown varas 0
card armazi small-potion
dice 1 2
do 1 roll; stay; revive small-potion
expect cooldown varas 3
expect ability varas steal
do 1 end
pass
expect cooldown varas 2

test GO-REVIVE-8 Octor keeps the last copy, with its full cooldown
partners armazi ebue octor kruber
at armazi 10-10
out octor 10-11
ability octor frost-vortex
cooldown octor 1
card armazi small-potion
dice 1 2
do 1 roll; stay; revive small-potion
expect ability octor frost-vortex
expect cooldown octor 3

test GO-REVIVE-9 After reviving, the two may trade in the same turn
partners armazi ebue varas kruber
at armazi 10-10
out varas 10-11
card armazi small-potion helmet
dice 1 2
do 1 roll; stay
not-offered 1 trade
do 1 revive small-potion
offered 1 trade
do 1 trade; give helmet; propose
do 3 accept
expect has varas helmet
asked 2

test GO-REVIVE-9 GO-RULE-56 Also if the revived figure had to stand farther off
partners armazi ebue varas kruber
no-chests
at armazi 10-10
at ebue 10-11
out varas 10-11
card armazi small-potion helmet
dice 1 2
do 1 roll; stay; revive small-potion; stand 10-12
expect range 10-10 10-12 2
do 1 trade; give helmet; propose
do 3 accept
expect has varas helmet

test GO-REVIVE-10 In a turn with a revival there is no main action
partners armazi ebue varas kruber
at armazi 10-10
at ebue 11-11
out varas 10-11
unloaded armazi lynx
card armazi small-potion scratch axe
stored armazi boat
dice 1 2
do 1 roll; stay
offered 1 reload
offered 1 arrange
offered 1 shoot scratch ebue
do 1 revive small-potion
denied 1 GO-REVIVE-10 reload
denied 1 GO-REVIVE-10 arrange
not-offered 1 shoot scratch ebue

test GO-REVIVE-10 Defence and throw cards are no main action
partners armazi ebue varas kruber
at armazi 10-10
at ebue 10-12
out varas 10-11
card armazi small-potion magic-field flame-ball
dice 1 2
do 1 roll; stay; revive small-potion
offered 1 use magic-field
offered 1 throw flame-ball ebue

test GO-RULE-55 Not if the main action was already used
partners armazi ebue varas kruber
at armazi 10-10
out varas 10-11
unloaded armazi lynx
card armazi small-potion
dice 1 2
do 1 roll; stay; reload
denied 1 GO-RULE-55 revive small-potion

test GO-RULE-55 The healing card must be in an active slot
partners armazi ebue varas kruber
at armazi 10-10
out varas 10-11
stored armazi small-potion
dice 1 2
do 1 roll; stay
denied 1 GO-CARD-4 revive small-potion
do 1 arrange; exchange utility pack-utility; done
denied 1 GO-RULE-55 revive small-potion

test GO-RULE-55 Not while barred by Tharsis
partners armazi ebue varas tharsis
at armazi 10-10
out varas 10-11
burned armazi 1
card armazi small-potion
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-28 revive small-potion

test GO-RULE-55 Also when he stayed or was frozen; the banner waits for many rounds, in inactive zones too
partners armazi ebue varas kruber
round 12
no-chests
at armazi 3-3
out varas 3-4
frozen armazi
card armazi small-potion
do 1 go-on
do 1 revive small-potion
no-event price
expect at varas 3-4
expect health varas 20

test GO-RULE-55 He acts again when his seat comes, his skip memory clear, without an extra chest
partners armazi ebue varas kruber
no-chests
at armazi 10-10
at ebue 10-13
at varas 10-11
stayed varas
frozen varas
chests varas 2
at kruber 20-20
pass
health varas 30
card ebue scratch
dice 1 2
do 2 roll; stay
dice 6
do 2 shoot scratch varas
expect at varas out
do 2 end
asked 4
pass
expect round 2
card armazi small-potion
dice 1 2
do 1 roll; stay; revive small-potion
expect chests varas 0
expect frozen varas no
do 1 end
asked 2
dice 1 2
pass
asked 3
prompt move
offered 3 stay
denied 3 GO-XCHEST-1 open

test GO-RULE-55 GO-RULE-28 A burn does not outlast an elimination: the revived may use healing cards
partners armazi ebue varas tharsis
no-chests
at armazi 10-10
at ebue 10-13
at varas 10-11
at tharsis 20-20
burned varas 2
health varas 30
card ebue scratch
pass
dice 1 2
do 2 roll; stay
dice 6
do 2 shoot scratch varas
expect at varas out
expect burned varas 0
do 2 end
pass
card armazi small-potion
dice 1 2
do 1 roll; stay; revive small-potion
do 1 end
card varas medium-potion
pass
do 3 use medium-potion
expect health varas 70

test GO-RULE-55 A revived player is in the game for his team: the match goes on without the reviver
partners armazi ebue varas kruber
no-chests
at armazi 10-10
at ebue 10-12
at kruber 20-20
out varas 10-11
card armazi small-potion
dice 1 2
do 1 roll; stay; revive small-potion
do 1 end
health armazi 30
card ebue scratch
dice 1 2
do 2 roll; stay
dice 6
do 2 shoot scratch armazi
not-over
do 2 end
asked 3

test GO-RULE-55 A team is out when both are
partners armazi ebue varas kruber
at armazi 10-10
out varas 10-11
at ebue 10-12
at kruber 20-20
pass
health armazi 30
card ebue scratch
card armazi small-potion
dice 1 2
do 2 roll; stay
dice 6
do 2 shoot scratch armazi
over 2 4

test GO-REVIVE-5 Also on the first and the last square of the map
partners armazi ebue varas kruber
no-chests
at armazi 1-2
out varas 1-1
card armazi small-potion
dice 1 2
do 1 roll; stay; revive small-potion
expect at varas 1-1

test GO-REVIVE-5 the last one, or beside it
partners armazi ebue varas kruber
no-chests
at armazi 29-29
at ebue 30-29
out varas 30-29
card armazi small-potion
dice 1 2
do 1 roll; stay; revive small-potion
only 1 stand 29-28; stand 29-30; stand 30-28; stand 30-30
do 1 stand 30-30
expect at varas 30-30

test GO-REVIVE-3 GO-RULE-73 Who fell to the storm in his sector has left no banner to go to
option storm=steady
partners armazi ebue varas kruber
no-chests
at armazi 12-12
at ebue 18-18
at kruber 18-12
round 20
pass 4
expect round 21
health varas 20
pass 3
expect at varas out
pass
card armazi small-potion
dice 1 2
do 1 roll; stay
denied 1 GO-REVIVE-3 revive small-potion
sees-not 1 map character-banner

test GO-REVIVE-3 GO-CARD-4 A healing card in an active slot will do, also if there is another in the backpack
partners armazi ebue varas kruber
at armazi 10-10
out varas 10-11
card armazi small-potion
stored armazi small-potion medium-potion
dice 1 2
do 1 roll; stay
offered 1 revive small-potion
denied 1 GO-CARD-4 revive medium-potion
do 1 revive small-potion
expect slot armazi utility none
expect slot armazi pack-utility small-potion

test GO-REVIVE-10 GO-ACT-12 GO-ACT-13 GO-XCHEST-3 A revival leaves done what was done before it
partners armazi ebue varas kruber
no-chests
at armazi 10-10
at kruber 10-13
out varas 10-11
chests armazi 2
card armazi small-potion magic-field ntt-ball
force card scratch helmet vest
do 1 open
dice 1 2
do 1 roll; stay; throw ntt-ball kruber; use magic-field
card armazi tree-platform ntt-ball
do 1 revive small-potion
denied 1 GO-ACT-12 use tree-platform
denied 1 GO-ACT-13 throw ntt-ball kruber
denied 1 GO-XCHEST-3 open
denied 1 GO-REVIVE-10 reload

test GO-REVIVE-10 GO-ACT-5 GO-ACT-8 GO-XCHEST-1 And leaves open what was not done
partners armazi ebue varas kruber
no-chests
at armazi 10-10
at kruber 10-13
out varas 10-11
card armazi small-potion tree-platform ntt-ball
dice 1 2
do 1 roll; stay; revive small-potion
offered 1 use tree-platform
offered 1 throw ntt-ball kruber
offered 1 open
