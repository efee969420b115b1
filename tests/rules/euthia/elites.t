# Elite enemies (Elitegegner)

test EU-ELITE-1 EU-ELITE-2 Without the option there are none
fresh
expect elite none

test EU-ELITE-3 EU-ELITE-4 EU-ELITE-5 EU-ELITE-6 With two: four bounties a level, the lowest on top and open
option elites=on
fresh
expect bounties-left 11
expect elite-level 1

test EU-ELITE-3 With three: five a level
option elites=on
fresh maeldur dral keleia
expect bounties-left 14

test EU-ELITE-7 EU-ELITE-8 EU-ELITE-9 EU-RULE-60 Next to merchants, not on their field
option elites=on
match
left 0
lay -1 -1 i-f1
bounty bandit-chief
pacified w1n1
pacified w1s0
at 1 e0n1
offered 1 hunt
at 1 w1n1
denied 1 EU-ELITE-8 hunt
at 1 e0s1
denied 1 EU-ELITE-8 hunt

test EU-ELITE-9 On a field of the terrain
option elites=on
match
left 0
lay -1 -1 i-o8
bounty marsh-hag
at 1 w1s0
offered 1 hunt

test EU-ELITE-8 The field must be pacified
option elites=on
match
left 0
lay -1 -1 i-o8
bounty wolf-mother
at 1 e0n1
denied 1 EU-ELITE-8 hunt

test EU-ELITE-9 Outer fields of the church, not its centre
option elites=on
match
left 0
bounty bone-captain
denied 1 EU-ELITE-8 hunt
at 1 e0s0
offered 1 hunt

test EU-ELITE-8 EU-TURN-3 It needs a combat action
option elites=on
match
left 0
bounty bone-captain
at 1 e0s0
markers 1 1 1 0
denied 1 EU-TURN-3 hunt

test EU-ELITE-10 EU-ELITE-11 EU-ELITE-12 EU-ELITE-13 EU-RULE-57 Victory: the bounty whatever the reputation, no marker, no loot
option elites=on
match
reputation 1 60
gold 1 0
hunts 1 bone-captain
kill
cites EU-TIME-11 reputation 1 2 62
do 1 no
expect reputation 1 62
expect gold 1 1
expect gem 1 onyx 1
expect bounties 1 1
expect owner e0s0 none

test EU-ELITE-14 The card may be taken as a trophy
option elites=on
match
hunts 1 bone-captain
kill
do 1 yes
expect trophies 1 1
at 1 e0s0-m
do 1 hand-in 1
expect reputation 1 3

test EU-ELITE-17 EU-TURN-9 EU-ELITE-7 The next one comes at the end of the turn
option elites=on
match
markers 1 1 1 2
hunts 1 bone-captain
kill
do 1 no
not-offered 1 hunt
expect elite none
do 1 end; no
cites EU-ELITE-6 bounty marsh-hag
expect elite-level 1

test EU-ELITE-16 When all bounties are claimed there are no more
option elites=on
match
bounties-below 0
hunts 1 bone-captain
kill
do 1 no
do 1 end; no
expect elite none

test EU-ELITE-15 EU-LOSE-3 The hero dies: bounty and elite stay open
option elites=on
match
health 1 1
gaar 1 0
hunts 1 bone-captain
dice 6 6
until turn
expect deaths 1 1
expect won 2 1
expect elite bone-captain

test EU-ELITE-18 EU-MATK-3 EU-RULE-58 Clover −2 from its hit until step A of the next monster attack
option elites=on
match
gaar 1 0
hunts 1 bone-captain
dice 5 5
until weapon
dice 4 4
do 1 strike staff-of-fire
expect value 4
dice 1 1
until weapon
dice 4 4
do 1 strike staff-of-fire
expect value 6

test EU-ELITE-19 Silver: the monster player draws a card
option elites=on
match
lay -1 -1 i-o8
gaar 1 0
hunts 1 marsh-hag w1s0
hand 2 curse 0
dice 4 4
until weapon
expect silver 2 3

test EU-ELITE-20 Silver heart: the elite heals
option elites=on
match
lay -1 -1 i-o8
gaar 1 0
health 1 6
hunts 1 hundred-head w1s0
monster-damage 3
dice 4 4
until weapon
expect monster-damage 1

test EU-ELITE-21 Death
option elites=on
match
lay -1 -1 i-o5
pacified e0n1
gaar 1 0
hunts 1 arch-lich e0n1
monster-foot 4
dice 6 6
until turn
expect deaths 1 1

test EU-ELITE-22 EU-RULE-59 EU-RULE-89 Immune: no foot, no loss of gaar; fewer injuries and gaar of the hero still work
option elites=on
match taesiri dral
wear 1 binding-circle
hunts 1 avatar-of-faer
prompt prepare
do 1 use binding-circle
expect monster-gaar 3
expect monster-chaos 3
dice 6 2
until hero
expect monster-value 8
dice 1
do 1 reroll 1
expect monster-value 1

test EU-ELITE-22 Air and earth do not touch it, but the hero
option elites=on
match
left 0
lay -1 -1 iii-e8
bounty avatar-of-faer
at 1 e0s0
expect powers e0s0 fire earth
duel 1
dice 3 4
until hero
expect monster-value 7

test EU-LAIR-1 A hideout that can no longer come up: the next bounty
option elites=on
match
left 0
bounty bandit-chief
do 1 end; no
expect elite-not bandit-chief

test EU-ELITE-22 EU-RULE-59 A shield that lowers the combat value does nothing against the immune, one that reduces injuries does
option elites=on
match dral maeldur
wear 1 dragon-scale-shield
hunts 1 avatar-of-faer
calm
dice 4 5
until shield
expect monster-value 9
do 1 use wooden-shield
denied 1 EU-SHIELD-2 use wooden-shield
expect monster-value 9
do 1 use dragon-scale-shield
cites EU-MATK-15 hurt 1 2 5
until weapon
expect health 1 5

test EU-RULE-59 EU-RULE-89 Neither essence of air nor a snare works on the immune
option elites=on
match keleia dral
wear 1 snare
essence 1 air 1
gaar 1 1
hunts 1 avatar-of-faer
prompt prepare
do 1 use snare; done; done
monster-gaar 0
monster-chaos 0
until parry
dice 2 3
do 1 essence air
until hero
expect monster-value 5

test EU-LAIR-1 A hideout on the map stays open
option elites=on
match
left 0
lay -1 -1 i-o8
bounty marsh-hag
do 1 end; no
expect elite marsh-hag

test EU-LAIR-1 Without a lake the marsh hag gives way
option elites=on
match
left 0
lay -1 -1 i-f1
bounty marsh-hag
do 1 end; no
expect elite-not marsh-hag

test EU-LAIR-1 While tiles are left she waits
option elites=on
match
next i-f1
bounty marsh-hag
do 1 end; no
expect elite marsh-hag

test EU-LAIR-1 EU-WD-9 A destroyed hideout is none
option scenario=walking-destruction
option elites=on
match
left 0
lay -1 -1 i-f2
lay 1 -2 i-f1
wrecked w1n1
bounty marsh-hag
do 1 end; no
expect elite-not marsh-hag

test EU-ELITE-22 EU-LANG-8 The penalty of the immune cannot be reduced, but the own clover counts
option elites=on
match dral maeldur
wear 1 battle-practice
hunts 1 avatar-of-faer
monster-gaar 0
monster-chaos 0
dice 1 1
until ready
do 1 use battle-practice
until weapon
dice 4 4
do 1 strike long-sword
expect value 4

test EU-ELITE-9 EU-ELITE-8 Elsewhere than its terrain it cannot be fought
option elites=on
match
stands 1 i-o8 b
bounty marsh-hag
denied 1 EU-ELITE-8 hunt

test EU-LAIR-1 EU-ELITE-4 The bounty that gives way stays one of its level
option elites=on
match
left 0
bounty bandit-chief
expect bounties-of 1 3
do 1 end; no
expect elite-level 1
expect bounties-of 1 3
expect bounties-of 2 4
expect bounties-of 3 4

test EU-ELITE-3 EU-ELITE-2 A scenario may use the elites of some levels alone
pack euthia-guests
option scenario=drowned-bell
fresh wilma odo
expect elite-level 1
expect bounties-of 1 3
expect bounties-of 2 0
expect bounties-of 3 0

test EU-ELITE-8 EU-DW-7 Where both can be fought one chooses whom
option scenario=dark-wings
option elites=on
match
left 0
round 9
bounty bone-captain
foe e0s0 0
at 1 e0s0
do 1 hunt
prompt option.foe
only 1 choose 1; choose 2
do 1 choose 2
expect elite bone-captain
no-event elite

test EU-ELITE-22 EU-RULE-59 The immune loses no cards by tiles of the hero
option elites=on
match taesiri dral
wear 1 thief-of-dreams
hand 2 curse 2
hunts 1 avatar-of-faer
hand 2 curse 2
hand 2 healing 0
until prepare
gaar 1 2
do 1 use thief-of-dreams
expect hand 2 curse 2
expect gaar 1 3

test EU-ELITE-22 EU-RULE-59 Curses for the immune hold against silence
option elites=on
match taesiri dral
wear 1 silence
hunts 1 avatar-of-faer
hand 2 curse 1
monster-chaos 1
monster-gaar 0
dice 1 1
until curse
do 2 play curse 1
until ready
do 1 use silence
until weapon
dice 6 6
do 1 strike crystal-staff
expect value 5

test EU-LAIR-1 A hideout beside merchants that are on the map keeps its bounty
option elites=on
match
left 0
lay -1 -1 i-f1
bounty bandit-chief
do 1 end; no
expect elite bandit-chief

test EU-LAIR-1 A hideout round the church is always there
option elites=on
match
left 0
bounty bone-captain
do 1 end; no
expect elite bone-captain

test EU-ELITE-11 EU-TILE-8 An artifact that a legend has brought is no bounty any more
option elites=on
match
stands 1 iv-legend-a m
gold 1 20
gem 1 diamond 1
do 1 legend legend-of-the-crown
bounty avatar-of-faer
at 1 e0s0
duel 1
kill
prompt spoil
not-offered 1 keep crown-of-euthia
offered 1 keep ring-of-first-fire

test EU-LAIR-1 EU-ELITE-17 A bounty that gave way comes when the others of its level are claimed
option elites=on
match
left 0
bounty bandit-chief
bounties-below 1
force elite bone-captain
do 1 end; no
expect elite bone-captain
turn 1
hunts 1 bone-captain
kill
do 1 no; end; no
expect elite bandit-chief

test EU-ELITE-8 EU-WD-9 Where both are denied the scenario's enemy says why
option scenario=walking-destruction
option elites=on
match
left 0
denied 1 EU-SCEN-5 hunt

test EU-LAIR-1 EU-ELITE-9 Round towers there is a hideout only if there are towers
option elites=on
match
left 0
bounties-below 2
bounty prince-of-hell
do 1 end; no
expect elite-not prince-of-hell

test EU-LAIR-1 With towers it stays
option elites=on
match
left 0
lay -1 -1 iii-f1
bounties-below 2
bounty prince-of-hell
do 1 end; no
expect elite prince-of-hell

test EU-ELITE-9 EU-ELITE-8 It is fought on the outer fields, once they are pacified
option elites=on
match
left 0
lay -1 -1 iii-f1
bounty prince-of-hell
at 1 w1s0
denied 1 EU-ELITE-8 hunt
pacified w1s0
offered 1 hunt
pacified w1n1
pacified e0n1
at 1 w1n1-m
denied 1 EU-ELITE-8 hunt

test EU-LAIR-1 A last bounty of its level waits, whatever the map
option elites=on
match
left 0
bounties-below 0
bounty bandit-chief
do 1 end; no
expect elite bandit-chief

test EU-ELITE-3 With four players six of each level
option elites=on
fresh maeldur dral keleia ael
expect bounties-of 1 5
expect bounties-of 2 6
expect bounties-of 3 6

test EU-WD-9 EU-ELITE-8 On a destroyed field no elite hides
option scenario=walking-destruction
option elites=on
match
left 0
lay -1 -1 i-o8
bounty marsh-hag
at 1 w1s0
offered 1 hunt
wrecked w1s0
denied 1 EU-SCEN-5 hunt

test EU-ELITE-7 Everybody is told who is fought
option elites=on
match
hunts 1 bone-captain
cites EU-ELITE-7 elite bone-captain

test EU-ELITE-21 Death takes whoever has more health than it has injuries, too
option elites=on
match
lay -1 -1 i-o5
pacified e0n1
wear 1 chain-legs
wear 1 chain-gloves
wear 1 leather-helm
expect health 1 11
hunts 1 arch-lich e0n1
calm
gaar 1 1
monster-foot 4
dice 6 6
until hero
do 1 pass
cites EU-ELITE-21 hurt 1 4
expect deaths 1 1
