# Heroes of another pack (tests/packs/exalted-guests), made of the words of content alone.

test EX-CARD-15 A trap may be any ability: Ondra's first one stuns who steps on it
pack exalted-guests
match ondra vs bruna
at ondra 600 3500
do 1 act ondra; use q; aim 600,4700; done
event trap-laid ondra 600 4700
expect traps 1
expect tag 2 arena snare trap yes
turn 2
at bruna-2 300 5400
do 2 act bruna-2; run; go 300,4400; done
event trap bruna-2 ondra
no-event lost
expect lp bruna-2 4
expect status bruna-2 stun yes

test EX-CARD-15 One of two things that harm nobody is chosen, for another friend only
pack exalted-guests
match ondra
level ondra 2
at ondra 600 3500
at bruna 900 3500
do 1 act ondra; use w; choose mask; done
expect shield bruna 3
expect mana ondra 3

test EX-CARD-6 A template after a flight of at most 5 inches
pack exalted-guests
match ondra vs bruna
level ondra 4
mana ondra 4
at ondra 600 3500
at bruna-2 600 5400
do 1 act ondra; use r
offered 1 to 600,4600
denied 1 EX-CARD-6 to 600,4800
do 1 to 600,4600
offered 1 aim 600,5400

test EX-FLY-2 A card of another pack: without the feather an enemy is in the way
pack exalted-guests
match ondra vs bruna
at ondra 600 3400
at bruna-2 600 3900
do 1 act ondra
denied 1 EX-MOVE-5 go 600,4400

test EX-FLY-2 With the feather the way leads over it
pack exalted-guests
match ondra vs bruna
item ondra feather
at ondra 600 3400
at bruna-2 600 3900
do 1 act ondra
offered 1 go 600,4400

test EX-KIT-2 A trap may be the third ability as well
pack exalted-guests
match vs kolja
turn 2
level kolja-2 4
mana kolja-2 4
at kolja-2 600 5400
do 2 act kolja-2; use r; to 600,5400; aim 600,4300; done
event trap-laid kolja-2 600 4300
expect tag 1 arena pit trap yes
turn 1
at bruna 300 3400
do 1 act bruna; run; go 300,4400; done
do 2 let
event trap bruna kolja-2
expect status bruna slow yes

test EX-CARD-1 EX-RULE-91 Two effects on friends: one that also counts for the user is reason enough to aim at him alone
pack exalted-guests
match mirte
level mirte 4
lane mirte 3600
do 1 act mirte; use r
offered 1 aim 300,3600
denied 1 EX-RULE-91 aim 300,4300

test EX-CARD-1 Only others have the second, friends have both
pack exalted-guests
match mirte
level mirte 4
lane mirte 3600 bruna 3950
lp mirte 2
lp bruna 2
do 1 act mirte; use r; aim 300,3700; done
expect lp mirte 3
expect lp bruna 3
expect shield mirte 0
expect shield bruna 1

# ---- who is asked whether to buy: only who could (EX-RULE-74) ----

test EX-RULE-74 EX-ITEM-29 One gold: only who has the value that the card needs is asked, for NK
pack exalted-guests
match
gold bruna 1
do 1 act bruna
prompt buy
offered 1 buy bruna grip
denied 1 EX-ITEM-29 buy bruna lens
denied 1 EX-ITEM-29 buy bruna orb

test EX-RULE-74 EX-ITEM-29 For FK
pack exalted-guests
match
item kolja grip
item ondra band
gold pavo 1
do 1 act bruna
prompt buy
offered 1 buy pavo lens

test EX-RULE-74 EX-ITEM-29 For WK
pack exalted-guests
match
item kolja grip
item ondra band
gold ondra 1
do 1 act bruna
prompt buy
offered 1 buy ondra orb

test EX-RULE-74 EX-ITEM-29 Who has none of these values is not asked
pack exalted-guests
match
item kolja grip
item ondra band
gold bruna 1
gold mirte 1
do 1 act bruna
prompt action

test EX-RULE-74 EX-ITEM-29 Nor is who has another value, with two cards that need the same one in the market
pack exalted-guests
match
item ondra lens
gold pavo 1
do 1 act bruna
prompt action

test EX-RULE-74 EX-EQUIP-10 Nor who has the card already
pack exalted-guests
match
item pavo lens
gold pavo 1
do 1 act bruna
prompt action

test EX-RULE-74 EX-EQUIP-5 Nor who has the gold for nothing but what is sold out
pack exalted-guests
match
item bruna feather sharp-edge
item kolja feather sharp-edge grip
item ondra band
gold mirte 3
do 1 act bruna
prompt action

test EX-RULE-74 EX-EQUIP-5 One copy is left
pack exalted-guests
match
item bruna feather sharp-edge
item kolja feather grip
item ondra band
gold mirte 3
do 1 act bruna
prompt buy

test EX-RULE-74 EX-EQUIP-9 Nor who carries three cards and has gold for others, but not for an upgrade
pack exalted-guests
match
item bruna sharp-edge feather grip
gold bruna 3
do 1 act bruna
prompt action

test EX-RULE-74 EX-EQUIP-9 With the gold for the upgrade he is
pack exalted-guests
match
item bruna sharp-edge feather grip
item ondra band
gold bruna 4
do 1 act bruna
prompt buy
only 1 no-more; buy bruna keen-edge

test EX-RULE-74 EX-EQUIP-7 An upgrade alone is left: only for who has the earlier card
pack exalted-guests
match
item kolja sharp-edge feather grip
item ondra band
item mirte sharp-edge feather
gold bruna 4
do 1 act bruna
prompt action

test EX-RULE-74 EX-EQUIP-7 Who has it is asked
pack exalted-guests
match
item kolja sharp-edge feather grip
item ondra band
item mirte sharp-edge feather
gold mirte 4
do 1 act bruna
only 1 no-more; buy mirte keen-edge

test EX-RULE-74 The last hero in card order is asked as well, and red
pack exalted-guests
match
turn 2
gold ondra-2 1
do 2 act bruna-2
asked 2
prompt buy

# ---- who haggles ----

test EX-KIT-8 Two who haggle: each for those beside him
pack exalted-guests
match
item bruna scales
item kolja scales
lane bruna 3400 pavo 3800
gold pavo 2
do 1 act bruna
prompt buy
offered 1 buy pavo sharp-edge
do 1 buy pavo sharp-edge
expect gold pavo 0

test EX-KIT-8 Beside the second of them
pack exalted-guests
match
item bruna scales
item kolja scales
lane kolja 3400 pavo 3800
gold pavo 2
do 1 act bruna
offered 1 buy pavo sharp-edge

test EX-KIT-8 Far from the first hero of the team nobody pays less
pack exalted-guests
match
item bruna scales
lane bruna 3400 pavo 5800
gold pavo 3
do 1 act bruna
do 1 buy pavo sharp-edge
expect gold pavo 0

test EX-KIT-8 The first hero's word is not used up by others who buy far away
pack exalted-guests
match
item bruna scales
lane bruna 3400 pavo 5800 mirte 3800
gold pavo 3
gold mirte 2
do 1 act bruna
do 1 buy pavo sharp-edge
offered 1 buy mirte sharp-edge

test EX-KIT-8 The first card of the round alone
pack exalted-guests
match
item bruna scales
lane bruna 3400 pavo 3800
at mirte 700 3600
gold pavo 2
gold mirte 2
do 1 act bruna
do 1 buy pavo sharp-edge
denied 1 EX-EQUIP-1 buy mirte sharp-edge
offered 1 buy mirte feather

test EX-KIT-8 In the next round he haggles again
pack exalted-guests
match
item bruna scales
lane bruna 3400 pavo 3800
gold pavo 1
do 1 act bruna
do 1 buy pavo feather
last-phase
force 5 0
until start
until buy
gold pavo 2
offered 1 buy pavo sharp-edge

test EX-KIT-8 Never below 1 gold
pack exalted-guests
match
item bruna scales
lane bruna 3400 pavo 3800
gold pavo 1
do 1 act bruna
do 1 buy pavo lens
expect gold pavo 0

# ---- bounds of values: EX-RULE-37 ----

test EX-RULE-37 Values do not fall below their bounds: dice, inches and range 0, AGIL 2
pack exalted-guests
match vs bruna
level pavo 2
lane pavo 3600 bruna-2 4300
force 5 5 5 5 5
do 1 act pavo; use w; done
expect value bruna-2 attack 0 move 0 range 0 agil 2
expect inches bruna-2 move 0
expect inches bruna-2 run 8

test EX-RULE-37 EX-BASIC-8 Without dice a basic attack still takes 1, and without reach it needs contact
pack exalted-guests
match vs bruna
level pavo 2
lane pavo 3600 bruna-2 3901
force 5 5 5 5 5
do 1 act pavo; use w; done
do 2 let
turn 2
do 2 act bruna-2
denied 2 EX-BASIC-1 attack pavo
do 2 done
at bruna-2 300 3900
do 2 act bruna-2; attack pavo
do 1 let
event hits pavo 0
expect lp pavo 6

# ---- stunned in the middle of an action: EX-STATUS-6 ----

test EX-STATUS-6 EX-LEAVE-2 Stunned by who strikes at the leaving, he stays
pack exalted-guests
match vs kolja
item kolja-2 cudgel
lane bruna 3600 kolja-2 4000
do 1 act bruna; go 700,3400; done
do 2 catch kolja-2
event status bruna stun
cites EX-RULE-27 lost bruna
no-event move bruna
expect at bruna 300 3600

test EX-STATUS-6 Unhurt he goes
pack exalted-guests
match vs kolja
item kolja-2 cudgel
shield bruna 9
lane bruna 3600 kolja-2 4000
do 1 act bruna; go 700,3400; done
do 2 catch kolja-2
event move bruna 700 3400

test EX-STATUS-6 EX-KIT-2 Who walks into a snare that stuns does not attack any more
pack exalted-guests
match vs ondra
turn 2
at ondra-2 600 5000
do 2 act ondra-2; use q; aim 300,4400; done
turn 1
lane bruna 3500 kolja-2 4200
do 1 act bruna; go 300,3880; attack kolja-2
do 2 let
event trap bruna ondra-2
event status bruna stun
cites EX-RULE-27 lost bruna
no-event attack bruna

test EX-STATUS-6 EX-KIT-2 Nor uses an ability
pack exalted-guests
match vs ondra
turn 2
at ondra-2 600 5000
do 2 act ondra-2; use q; aim 300,4400; done
turn 1
lane bruna 3500 kolja-2 4200
do 1 act bruna; go 300,3880; use q
do 2 let
event status bruna stun
cites EX-RULE-27 lost bruna
no-event ability bruna
expect mana bruna 4

test EX-HERO-7 A pack with one faction cannot be played by factions
pack exalted-guests
option teams=factions
refuse fewer than two factions

test EX-CARD-6 EX-CARD-15 Who leaps and needs no target leaps anywhere, with nobody near
pack exalted-guests
match
level bruna 2
level kolja 4
lane bruna 3600
at kolja 300 4300
lp bruna 3
do 1 act bruna
offered 1 use w
do 1 use w; to 300,3900; done
event dash bruna 300 3900
expect lp bruna 5
do 1 act kolja; use r; to 300,4600; aim 300,5600; done
event dash kolja 300 4600
event trap-laid kolja 300 5600
