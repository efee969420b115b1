# Life-giving (Lebensspendend)

test AD-KEY-16 A life-giving 4/3 attacks a 1/1 servant, own general 20: 24, what exceeds the resistance included
pack adeloth-plain
duel
at rune-master g1
life 1 20
servant 1 healer d4
servant 2 imp d5
do 1 attack healer imp
do 2 endure
expect life 1 24

test AD-KEY-17 AD-GEN-5 With 24 life: 25
pack adeloth-plain
duel
at rune-master g1
life 1 24
servant 1 healer d4
servant 2 imp d5
do 1 attack healer imp
do 2 endure
expect life 1 25

test AD-KEY-17 When defending as well, for its own general
pack adeloth-plain
duel
at rune-master g1
life 1 10
life 2 10
servant 1 soldier d4
servant 2 healer d5
do 1 attack soldier healer
do 2 defend
expect life 2 14
expect life 1 10

test AD-KEY-17 Not if it does not defend
pack adeloth-plain
duel
at rune-master g1
life 2 10
servant 1 soldier d4
servant 2 healer d5
do 1 attack soldier healer
do 2 endure
expect life 2 10

test AD-KEY-17 AD-RULE-41 It counts what every character hit suffers: Wild and Life-giving, three enemies, 3 each
pack adeloth-plain
duel
at rune-master g1
life 1 5
servant 1 wild-healer d4
servant 2 soldier d5
servant 2 imp c3
servant 2 agile1 e4
do 1 attack wild-healer soldier
do 2 endure
expect life 1 14

test AD-RULE-41 AD-WIN-1 First all damage, then life: a general at -1 who gains 3 is alive with 2
pack adeloth-plain
duel
at pathfinder d4
at rune-master g1
equip 1 ring
life 1 1
servant 2 soldier d5
do 1 attack pathfinder soldier
do 2 defend
not-over
expect life 1 2

test AD-RULE-41 The gain comes too late for nobody, but cannot save without damage dealt
pack adeloth-plain
duel
at pathfinder d4
at rune-master g1
equip 1 ring
life 1 1
servant 2 agile0 d5
hand 2 enfeeble
do 1 attack pathfinder agile0
do 2 play-at enfeeble pathfinder
do 2 defend
over 2

test AD-KEY-16 The enemy's general gains nothing, and damage by others is not counted
pack adeloth-plain
duel
at rune-master g1
life 1 10
life 2 10
servant 1 healer d4
servant 1 soldier c4
servant 2 agile1 d5
do 1 attack soldier agile1
do 2 endure
expect life 1 10
expect life 2 10

test AD-KEY-16 AD-KEY-17 Herb Healer gives what it deals, though its target does not fall
duel
at rune-master g1
life 1 10
servant 1 herb-healer d4
servant 2 tower-guard d5
mana 2 0
do 1 attack herb-healer tower-guard
do 2 endure
expect life 1 12

test AD-RULE-41 AD-KEY-17 Damage first, then the gain: a general with 25 who loses 2 and deals 3 has 25 again
pack adeloth-plain
duel
at pathfinder d4
at rune-master g1
equip 1 ring
servant 1 imp a1
servant 2 soldier d5
do 1 attack pathfinder soldier
do 2 defend
event damage pathfinder 2
expect life 1 25

test AD-KEY-17 AD-RULE-41 Both sides may gain in one exchange of blows
pack adeloth-plain
duel
at rune-master g1
life 1 10
life 2 10
servant 1 wild-healer d4
servant 1 imp a1
servant 2 healer d5
do 1 attack wild-healer healer
do 2 defend
expect life 1 13
expect life 2 14
event removed healer
event removed wild-healer
