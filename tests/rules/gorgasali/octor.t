# Octor, Imitate (Imitieren)

test GO-OCTOR-1 He takes over the ability of a player within range 3
table octor varas medea kruber
at octor 10-10
at varas 13-12
at medea 10-14
at kruber 10-9
expect ability octor eye-contact
offered 1 imitate varas
denied 1 GO-ABIL-4 imitate medea
do 1 imitate varas
event imitate octor varas steal
expect ability octor steal
expect cooldown octor 3

test GO-OCTOR-1 GO-RULE-8 Not from a sector, nor from somebody who waits in one
table octor varas medea kruber
at varas 1-3
denied 1 GO-RULE-8 imitate varas
at octor 2-3
offered 1 imitate varas
denied 1 GO-RULE-8 imitate medea

test GO-OCTOR-1 Who is out has nothing to copy
table octor varas medea kruber armazi
at octor 10-10
at varas 10-11
at armazi 9-11
ability octor heal
health varas 35
pass 4
cooldown armazi 0
do 5 supernova varas
pass
asked 1
not-offered 1 imitate varas
offered 1 imitate armazi

test GO-OCTOR-2 E'moon's ability cannot be imitated
table octor varas emoon
at octor 10-10
at varas 10-9
at emoon 10-11
denied 1 GO-OCTOR-2 imitate emoon

test GO-OCTOR-3 GO-RULE-26 The copy is his until he copies another; the owner keeps his ability
table octor varas medea kruber
at octor 10-10
at varas 10-11
at medea 10-9
do 1 imitate varas
expect ability octor steal
expect ability varas steal
expect cooldown varas 3
at varas 20-20
pass 4
asked 1
expect ability octor steal
do 1 imitate medea
expect ability octor heal
not-offered 1 steal medea helmet
expect ability medea heal

test GO-OCTOR-4 Varas imitated in turn 4: the marker is 3, and 0 in turn 7
table octor varas
at octor 10-10
at varas 10-11
card varas helmet
ability octor heal
pass 6
asked 1
expect round 4
do 1 imitate varas
expect cooldown octor 3
denied 1 GO-COOL-1 steal varas helmet
pass 2
expect cooldown octor 2
pass 2
expect cooldown octor 1
denied 1 GO-COOL-1 steal varas helmet
pass 2
expect round 7
expect cooldown octor 0
do 1 steal varas helmet; put helmet
expect has octor helmet

test GO-OCTOR-4 GO-RULE-26 Full standard cooldown of every ability, also if its owner is ready
table octor armazi ebue medea tsiva kruber
at octor 10-10
at armazi 10-11
at ebue 10-9
at medea 9-10
at tsiva 11-10
at kruber 9-9
ability octor steal
cooldown octor 0
cooldown armazi 0
do 1 imitate armazi
expect cooldown octor 5
do 1 imitate ebue
expect cooldown octor 4
do 1 imitate medea
expect cooldown octor 3
do 1 imitate tsiva
expect cooldown octor 3
do 1 imitate kruber
expect cooldown octor 4
expect cooldown armazi 0

test GO-RULE-26 GO-OCTOR-3 The copy stays through several uses; each sets the marker to that ability's cooldown
table octor medea
ability octor heal
cooldown octor 0
health octor 20
force card helmet
do 1 heal
expect health octor 40
expect cooldown octor 3
expect ability octor heal
pass 6
expect cooldown octor 0
force card vest
do 1 heal
expect health octor 60
expect ability octor heal
expect cooldown octor 3

test GO-RULE-26 Copying the same ability again later sets the marker back
table octor varas medea
at octor 10-10
at varas 10-11
at medea 10-9
ability octor heal
do 1 imitate varas
pass 3
expect cooldown octor 2
denied 1 GO-RULE-70 imitate varas
do 1 imitate medea
do 1 imitate varas
expect ability octor steal
expect cooldown octor 3

# ---- at the start ----

test GO-OCTOR-5 Between Varas and E'moon only Steal can be chosen, and the marker starts at 3
table varas octor emoon
expect ability octor steal
expect cooldown octor 3
pass
asked 2
expect cooldown octor 2

test GO-OCTOR-5 He chooses a neighbour, left or right; nobody else
seats 5
start
do 1 pick medea
do 2 pick octor
do 3 pick varas
do 4 pick kruber
dice 6 1 1 1 1 1 2 3 4 5
do 5 pick armazi
asked 2
prompt copy-neighbour
only 2 imitate medea; imitate varas
denied 2 GO-OCTOR-5 imitate kruber
denied 2 GO-OCTOR-5 imitate armazi
pointed 2 GO-OCTOR-5 character octor
do 2 imitate medea
event imitate octor medea heal
expect ability octor heal
expect cooldown octor 3
asked 1

test GO-OCTOR-5 The last seat sits next to the first
seats 4
start
do 1 pick octor
do 2 pick varas
do 3 pick kruber
dice 1 6 1 1 1 2 3 4
do 4 pick emoon
expect ability octor steal
asked 2

test GO-RULE-26 GO-OCTOR-5 With E'moon as his only neighbour he starts without an ability
table octor emoon
expect ability octor none
expect cooldown octor 0
at octor 10-10
at emoon 10-11
only 1 roll; open
denied 1 GO-OCTOR-2 imitate emoon

# ---- as often as he likes: GO-RULE-70 ----

test GO-OCTOR-6 GO-RULE-70 As often as he likes, but each ability once between two actions
table octor varas medea kruber
at octor 10-10
at varas 10-11
at medea 10-9
at kruber 9-10
expect ability octor eye-contact
denied 1 GO-RULE-70 imitate kruber
do 1 imitate varas
denied 1 GO-RULE-70 imitate varas
do 1 imitate medea
denied 1 GO-RULE-70 imitate varas
denied 1 GO-RULE-70 imitate medea
do 1 imitate kruber
denied 1 GO-RULE-70 imitate varas
denied 1 GO-RULE-70 imitate medea
denied 1 GO-RULE-70 imitate kruber
dice 1 2
do 1 roll
prompt move
offered 1 imitate varas
offered 1 imitate medea
denied 1 GO-RULE-70 imitate kruber
do 1 imitate varas
denied 1 GO-RULE-70 imitate varas
do 1 stay
prompt actions
offered 1 imitate medea
offered 1 imitate kruber
do 1 imitate kruber
do 1 imitate varas

test GO-RULE-70 An action frees them again, but not what comes between actions
table octor varas medea kruber
at octor 10-10
at varas 10-11
at medea 10-9
at kruber 9-10
card octor small-potion
force card lynx helmet vest
do 1 imitate varas; imitate medea
do 1 open
prompt start-unhurt
denied 1 GO-RULE-70 imitate varas
denied 1 GO-RULE-70 imitate medea
do 1 use small-potion
offered 1 imitate varas
denied 1 GO-RULE-70 imitate medea

test GO-RULE-70 GO-RULE-27 A swap made as Kruber can be taken back after another copy
table octor varas kruber medea
at octor 10-10
at varas 10-12
at medea 10-11
ability octor eye-contact
cooldown octor 0
do 1 swap varas
expect at octor 10-12
do 1 imitate medea
expect ability octor heal
do 1 return
expect at octor 10-10
expect at varas 10-12

# ---- a copy is like the original: GO-RULE-26 ----

test GO-RULE-26 Ignite works at once
table octor tharsis varas
at octor 10-10
at tharsis 10-12
at varas 10-11
do 1 imitate tharsis
expect ability octor ignite
expect cooldown octor 0
dice 1 2
do 1 roll; stay
expect health varas 90
expect health tharsis 100
expect burned varas 1

test GO-RULE-26 Drain Fluid works at once
table octor drain varas
at octor 10-10
at drain 10-12
at varas 10-13
card octor lynx
health octor 50
dice 1 2
do 1 roll; stay
do 1 imitate drain
dice 5 1 1
do 1 shoot lynx varas
expect health varas 74
expect health octor 55

test GO-RULE-26 GO-EBUE-2 GO-KRUBER-3 The limits in inactive zones are copied too
table octor ebue kruber
at octor 4-15
at ebue 5-17
at kruber 5-18
ability octor hypnosis
cooldown octor 0
round 6
denied 1 GO-EBUE-2 pull ebue 5-15
ability octor eye-contact
denied 1 GO-KRUBER-3 swap ebue
round 5
offered 1 swap ebue

test GO-RULE-26 GO-ABIL-4 The range of the ability is copied, not that of Imitate
table octor armazi ebue kruber
at octor 10-10
at armazi 10-13
at kruber 10-15
ability octor supernova
cooldown octor 0
denied 1 GO-ABIL-4 supernova armazi
ability octor eye-contact
offered 1 swap kruber

test GO-RULE-26 GO-REVIVE-8 Revived, he keeps the last copy with its full cooldown
partners varas octor medea kruber
at kruber 10-10
at octor 10-11
at medea 10-13
health octor 35
ability octor supernova
cooldown octor 0
card varas lynx
at varas 10-12
card kruber small-potion
dice 1 2
do 1 roll; stay
dice 6 5 1
do 1 shoot lynx octor
expect at octor out
do 1 end
asked 3
pass
asked 4
dice 1 2
do 4 roll; stay
do 4 revive small-potion
expect health octor 20
expect ability octor supernova
expect cooldown octor 5

# ---- partners ----

test GO-TABIL-5 Octor cannot imitate his mate
partners octor varas medea kruber
at octor 10-10
at varas 10-11
at medea 10-9
ability octor steal
denied 1 GO-TABIL-5 imitate medea
at kruber 10-12
offered 1 imitate kruber

test GO-TABIL-5 GO-RULE-26 Only Imitate is barred: as Varas he takes a card of his mate, as Kruber he swaps
partners octor varas medea kruber
at octor 10-10
at medea 10-9
card medea helmet
ability octor steal
cooldown octor 0
offered 1 steal medea helmet
ability octor eye-contact
offered 1 swap medea
ability octor hypnosis
offered 1 pull medea 9-10

test GO-RULE-70 Using the copied ability is no action: what was copied before cannot be copied again
table octor ebue medea kruber
no-chests
at octor 10-10
at ebue 10-12
at medea 10-9
at kruber 9-10
ability octor steal
do 1 imitate ebue
do 1 imitate medea
cooldown octor 0
force card helmet
do 1 heal
denied 1 GO-RULE-70 imitate ebue
do 1 imitate kruber
denied 1 GO-RULE-70 imitate medea

test GO-RULE-70 GO-KRUBER-2 nor is the swap or the return
table octor ebue medea kruber
no-chests
at octor 10-10
at ebue 10-12
at medea 10-9
at kruber 9-10
ability octor steal
do 1 imitate ebue; imitate kruber
cooldown octor 0
do 1 swap medea
denied 1 GO-RULE-70 imitate ebue
do 1 return
denied 1 GO-RULE-70 imitate ebue

test GO-RULE-70 The roll and the move free what was copied before
table octor armazi varas
no-chests
at octor 10-10
at armazi 10-12
at varas 10-9
ability octor heal
do 1 imitate armazi; imitate varas
denied 1 GO-RULE-70 imitate armazi
dice 1 2
do 1 roll
offered 1 imitate armazi
do 1 imitate armazi; imitate varas
denied 1 GO-RULE-70 imitate armazi
do 1 stay
offered 1 imitate armazi

test GO-RULE-70 Every card used is an action too: before the roll
table octor varas armazi
at octor 10-10
at varas 10-11
at armazi 10-12
ability octor heal
card octor small-potion
do 1 imitate armazi; imitate varas
denied 1 GO-RULE-70 imitate armazi
do 1 use small-potion
prompt start
offered 1 imitate armazi
do 1 imitate armazi
expect ability octor supernova

test GO-RULE-70 After the roll
table octor varas armazi
no-chests
at octor 10-10
at varas 10-11
at armazi 10-12
ability octor heal
card octor axe
dice 1 2
do 1 roll; imitate armazi; imitate varas
denied 1 GO-RULE-70 imitate armazi
do 1 use axe
prompt move
offered 1 imitate armazi
do 1 imitate armazi
expect ability octor supernova

test GO-RULE-70 After the move; and opening the extra chest is none
table octor varas armazi
no-chests
at octor 10-10
at varas 10-11
at armazi 10-12
ability octor heal
card octor magic-field
dice 1 2
do 1 roll; stay; imitate armazi; imitate varas
force card scratch helmet vest
do 1 open
denied 1 GO-RULE-70 imitate armazi
do 1 use magic-field
prompt actions
offered 1 imitate armazi
do 1 imitate armazi
expect ability octor supernova
