# Swift (Schnell)

test AD-KEY-18 AD-KEY-19 Moves, moves again, attacks
pack adeloth-plain
duel
at rune-master d6
servant 1 runner d2
do 1 move runner
do 1 to d3
do 1 move runner
do 1 to d5
expect status runner swift-used yes
denied 1 AD-ST-3 move runner
do 1 attack runner rune-master
do 2 endure
expect life 2 23
denied 1 AD-ST-4 attack runner rune-master

test AD-KEY-18 AD-KEY-19 Moves, attacks, attacks again
pack adeloth-plain
duel
at rune-master d6
servant 1 runner d4
do 1 move runner
do 1 to d5
do 1 attack runner rune-master
do 2 endure
do 1 attack runner rune-master
do 2 endure
expect life 2 21
denied 1 AD-ST-4 attack runner rune-master

test AD-KEY-19 Attacks, then moves: not allowed
pack adeloth-plain
duel
at rune-master d6
servant 1 runner d5
do 1 attack runner rune-master
do 2 endure
denied 1 AD-ST-4 move runner
offered 1 attack runner rune-master

test AD-KEY-19 Moves twice, attacks twice: not allowed
pack adeloth-plain
duel
at rune-master d6
servant 1 runner d4
do 1 move runner
do 1 to d5
do 1 move runner
do 1 stay
do 1 attack runner rune-master
do 2 endure
denied 1 AD-ST-4 attack runner rune-master

test AD-KEY-18 AD-SUM-5 Not in the turn it was summoned
pack adeloth-plain
duel
at rune-master d3
hand 1 runner
do 1 summon runner
resolve
do 1 place d2
denied 1 AD-ST-4 attack runner rune-master
denied 1 AD-ST-4 move runner
end 2
do 1 attack runner rune-master
resolve
do 2 endure
offered 1 attack runner rune-master

test AD-KEY-18 Others attack and move once
pack adeloth-plain
duel
at rune-master d6
servant 1 soldier d5
status soldier moved
denied 1 AD-ST-3 move soldier
status soldier exhausted
denied 1 AD-ST-4 attack soldier rune-master

test AD-KEY-19 AD-RULE-42 The extra use is spent when the action is chosen, even if the attack is negated
pack adeloth-plain
duel
at rune-master g7
servant 1 runner d4
servant 2 soldier d5
servant 2 recruit e4
status runner exhausted
hand 2 nudge
do 1 attack runner soldier
do 2 play-at nudge soldier
do 2 place a7
event negated 1 attack
expect status runner swift-used yes
denied 1 AD-ST-4 attack runner recruit

test AD-KEY-19 AD-RULE-42 The same holds for a movement
pack adeloth-plain
duel
at rune-master d6
servant 1 runner d4
status runner moved
hand 2 spy-wall
gold 2 1
do 1 move runner
expect status runner swift-used yes
do 2 spy spy-wall 1
do 2 place d5
event negated 1 move
expect status runner swift-used yes

test AD-KEY-19 AD-MOVE-9 A first movement that a reaction made impossible spends nothing: Swift may ignore that Moved
duel
servant 1 weasel-scout d2
hand 2 vine-grasp
mana 2 1
do 1 move weasel-scout
do 2 play-at vine-grasp weasel-scout
event negated 1 move
expect status weasel-scout swift-used no
do 1 move weasel-scout
do 1 to d3
expect at weasel-scout d3
expect status weasel-scout swift-used yes

test AD-KEY-19 It ignores only the one status, not both
pack adeloth-plain
duel
at rune-master d6
servant 1 runner d5
status runner moved
status runner exhausted
denied 1 AD-ST-4 move runner
offered 1 attack runner rune-master

test AD-RULE-42 AD-BACK-5 Falling on the back uses nothing of it
pack adeloth-plain
duel
at rune-master d6
servant 1 soldier d4
servant 1 imp a1
servant 2 recruit d5
servant 2 runner g7
status runner exhausted
hand 2 nudge
do 1 attack soldier recruit
do 2 play-at nudge runner
do 2 place e4
do 2 back runner
expect status runner swift-used no

test AD-KEY-18 AD-UPG-4 Swift by an upgrade bought in the action phase works at once, for an attacker that is Exhausted
duel
at rune-master d5
servant 1 nimble-blade d4
servant 1 runesmith d3
gold 1 5
do 1 attack nimble-blade rune-master
do 2 endure
denied 1 AD-ST-4 attack nimble-blade rune-master
do 1 use-at runesmith nimble-blade
do 1 upgrade nimble-blade weapons
offered 1 attack nimble-blade rune-master

test AD-KEY-18 AD-CONT-9 Wild Hunt readies a swift attacker, but does not give its extra use back
duel
at rune-master d5
servant 1 weasel-scout d4
hand 1 wild-hunt
mana 1 4
gold 1 1
do 1 attack weasel-scout rune-master
resolve
do 2 endure
do 1 attack weasel-scout rune-master
resolve
# it has defended nothing, so it may go on enduring
do 2 endure
do 1 play wild-hunt
do 1 aim weasel-scout
expect status weasel-scout exhausted no
expect status weasel-scout swift-used yes
do 1 attack weasel-scout rune-master
do 2 endure
denied 1 AD-ST-4 attack weasel-scout rune-master

test AD-KEY-18 AD-KEY-19 AD-ST-2 Who uses Swift to attack or to move once more keeps all other statuses
duel
servant 1 weasel-scout d4
servant 1 stag-lord b4
servant 2 priest d5
status weasel-scout exhausted
status weasel-scout moved
status weasel-scout defenceless
status stag-lord moved
status stag-lord defenceless
hand 2 meteor
mana 2 1
do 1 attack weasel-scout priest
expect status weasel-scout swift-used yes
expect status weasel-scout exhausted yes
expect status weasel-scout moved yes
expect status weasel-scout defenceless yes
resolve
do 2 endure
do 1 move stag-lord
expect status stag-lord swift-used yes
expect status stag-lord moved yes
expect status stag-lord defenceless yes
