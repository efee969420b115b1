# Equipment cards (Ausrüstungskarten)

test EX-EQUIP-1 Two gold do not buy the Moon Crystal, however rich the others are
match
gold jasper 2
gold alice 9
do 1 act alice
prompt buy
offered 1 buy alice moon-crystal
denied 1 EX-EQUIP-1 buy jasper moon-crystal
do 1 buy alice moon-crystal
expect gold alice 6
expect gold jasper 2
expect owns alice moon-crystal yes
expect owns jasper moon-crystal no

test EX-EQUIP-2 EX-EQUIP-3 EX-SEQ-3 EX-SEQ-15 Before and after an action, and it is none itself
match
gold alice 6
gold tian-feng 6
do 1 act alice
asked 1
do 1 buy alice moon-crystal
asked 2
offered 2 buy tian-feng leather-harness
do 2 buy tian-feng leather-harness
do 1 no-more
do 2 no-more
prompt action
expect actions 2
expect mana alice 4
at alice 300 3200
do 1 go 300,3300; done
prompt buy
expect actions 1
asked 1
offered 1 buy alice sun-stone
do 1 no-more
asked 2
do 2 no-more
prompt hero
# and before and after the second action of the opponent
do 1 act alice
do 1 no-more
do 2 no-more
do 1 go 300,3400; done
do 1 no-more
asked 2
prompt buy

test EX-EQUIP-2 EX-ROUND-11 Also in the income phase, before anybody acts
match
gold alice 4
last-phase
until start
until buy
asked 1
event income 3
expect gold alice 5
do 1 buy alice moon-crystal
expect owns alice moon-crystal yes

test EX-EQUIP-4 EX-EQUIP-13 One open market for both: what red takes is missing for blue
match
gold alice 3
gold tian-feng 3
expect fact 1 market moon-crystal copies 2
expect fact 2 market moon-crystal copies 2
do 1 act alice
do 1 buy alice moon-crystal
do 2 buy tian-feng moon-crystal
expect market moon-crystal 0
expect fact 1 market moon-crystal copies 0

test EX-EQUIP-5 A card that is no longer in the market cannot be bought
match
gold alice 9
gold jasper 9
item tian-feng moon-crystal
item ayumi moon-crystal
do 1 act alice
denied 1 EX-EQUIP-5 buy alice moon-crystal
denied 1 EX-EQUIP-5 buy jasper moon-crystal
offered 1 buy alice sun-stone

test EX-EQUIP-6 Moon Crystal: 3 gold, maximum mana +1
match
gold alice 3
expect value alice mana 4
do 1 act alice
do 1 buy alice moon-crystal
expect gold alice 0
expect value alice mana 5

test EX-EQUIP-7 An upgrade needs its earlier card
match
gold alice 9
gold jasper 9
item jasper moon-crystal
do 1 act alice
denied 1 EX-EQUIP-7 buy alice moon-sceptre
offered 1 buy jasper moon-sceptre

test EX-EQUIP-7 EX-EQUIP-8 Moon Sceptre: 4 gold and the crystal, which lies in the market again
match
gold alice 4
item alice moon-crystal
expect market moon-crystal 1
do 1 act alice
do 1 buy alice moon-sceptre
expect gold alice 0
expect owns alice moon-sceptre yes
expect owns alice moon-crystal no
expect market moon-crystal 2
expect market moon-sceptre 0

test EX-EQUIP-8 The returned card can be bought again at once, by anybody
match
gold alice 4
gold tian-feng 3
item alice moon-crystal
item ayumi moon-crystal
do 1 act alice
do 1 buy alice moon-sceptre
offered 2 buy tian-feng moon-crystal

test EX-EQUIP-9 Three cards at most
match
gold alice 9
item alice moon-crystal sun-stone ring-of-life
do 1 act alice
denied 1 EX-EQUIP-9 buy alice leather-harness
# EX-RULE-74: an upgrade replaces one
offered 1 buy alice moon-sceptre

test EX-EQUIP-10 Never two of the same card
match
gold alice 9
item alice moon-crystal
do 1 act alice
denied 1 EX-EQUIP-10 buy alice moon-crystal

test EX-EQUIP-11 The upgrade and, bought anew, the earlier card together
match
gold alice 3
item alice moon-sceptre
do 1 act alice
do 1 buy alice moon-crystal
expect owns alice moon-sceptre yes
expect owns alice moon-crystal yes
expect value alice mana 7

test EX-EQUIP-12 EX-RULE-79 The last copy: who has the initiative buys first, whoever starts
match
gold alice 4
gold tian-feng 4
item ayumi leather-harness
last-phase
force 0 5
until start
do 2 start 1
asked 2
prompt buy
do 2 buy tian-feng leather-harness
asked 1
denied 1 EX-EQUIP-5 buy alice leather-harness

test EX-EQUIP-12 They take turns, one card at a time
match
gold alice 9
gold tian-feng 9
do 1 act alice
asked 1
do 1 buy alice moon-crystal
asked 2
do 2 buy tian-feng moon-crystal
asked 1
do 1 buy alice sun-stone
do 2 no-more
asked 1
do 1 buy alice ring-of-life
# a purchase opens the window for the other again
asked 2
do 2 buy tian-feng sun-stone
# seat 1 has spent all and is not asked any more
asked 2
do 2 no-more
prompt action

test EX-RULE-74 Eliminated heroes may buy, and nobody can give cards away
match
gold ayumi 3
off ayumi
turn 2
do 2 act tian-feng
offered 2 buy ayumi moon-crystal
do 2 buy ayumi moon-crystal
expect owns ayumi moon-crystal yes

test EX-RULE-74 A paid card that raised life goes first: what it allowed is cut, then the new one counts
pack exalted-vectors
match
gold alice 5
item alice ring-of-life
lp alice 4
expect life alice 8
do 1 act alice
do 1 buy alice heart-of-gaa
expect life alice 9
expect lp alice 7

test EX-RULE-74 Unhurt, 8 of 8 become 9 of 9
pack exalted-vectors
match
gold alice 5
item alice ring-of-life
lp alice 8
do 1 act alice
do 1 buy alice heart-of-gaa
expect life alice 9
expect lp alice 9

test EX-RULE-74 EX-RULE-75 Mana above the maximum of the moment is cut when the crystal is paid
match linnea
gold linnea 4
item linnea moon-crystal
mana linnea 7
do 1 act linnea
do 1 buy linnea moon-sceptre
expect value linnea mana 8
expect mana linnea 6

test EX-RULE-75 A card that raises MANA raises the maximum only
pack exalted-vectors
match linnea
gold linnea 7
item linnea moon-crystal
expect value linnea mana 7
expect mana linnea 6
do 1 act linnea
do 1 buy linnea moon-sceptre
expect value linnea mana 8 wk 8
expect mana linnea 6
expect market moon-crystal 2
do 1 buy linnea moon-crystal
expect value linnea mana 9
expect mana linnea 6

test EX-EQUIP-1 EX-KIT-8 The price that Halef makes is told in the refusal too
match halef
gold alice 9
gold gavin 2
gold jasper 2
lane halef 3500 gavin 3900
do 1 act alice
said 1 buy gavin rune-staff ; The hero lacks the value that the card demands.
said 1 buy jasper short-sword ; It costs 4 gold the hero has 2.
said 1 buy gavin short-sword ; It costs 3 gold the hero has 2.

test EX-RULE-75 A card of life points: also for who has one left, not for who is out
match
gold alice 3
gold lucina 3
lp alice 1
off lucina
do 1 act alice
do 1 buy alice ring-of-life
expect lp alice 3
do 1 buy lucina ring-of-life
expect lp lucina 0

test EX-EQUIP-9 A second card beside the first of the deck
match
item alice moon-crystal
gold alice 3
do 1 act alice
do 1 buy alice sun-stone
expect owns alice moon-crystal yes
expect owns alice sun-stone yes

test EX-EQUIP-1 Only heroes of one's own buy
match
gold alice 3
do 1 act alice
pointed 1 EX-EQUIP-1 model tian-feng

test EX-EQUIP-2 What a side ever bought is counted, whoever of it bought it
match
gold alice 3
gold gavin 3
gold ayumi 3
do 1 act alice
do 1 buy alice moon-crystal
do 2 buy ayumi sun-stone
do 1 buy gavin ring-of-life
expect bought 1 moon-crystal yes
expect bought 1 ring-of-life yes
expect bought 1 sun-stone no
expect bought 2 sun-stone yes
expect bought 2 ring-of-life no

test EX-EQUIP-2 Gold that was not there before is a reason to stop if its hero can buy something now
match
gold jasper 3
lane alice 3600 golem-red-nw-outer-1 4400
lp golem-red-nw-outer-1 1
do 1 act alice; no-more; attack golem-red-nw-outer-1; done
expect gold alice 1
prompt buy
stops-not 1
do 1 no-more

test EX-EQUIP-2 … and the same with enough of it
match
gold alice 2
lane alice 3600 golem-red-nw-outer-1 4400
lp golem-red-nw-outer-1 1
do 1 act alice; no-more; attack golem-red-nw-outer-1; done
expect gold alice 3
prompt buy
stops 1
