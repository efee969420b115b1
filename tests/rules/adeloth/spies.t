# Spies: chapter 13, AD-SPY.

test AD-SPY-1 AD-SPY-6 For its alternative cost a spy may be a reaction, for its normal cost only an action
duel
servant 1 weasel-scout a1
hand 1 shadow-messenger
hand 2 ward-keeper
mana 1 2
mana 2 4
gold 2 1
offered 1 summon shadow-messenger
do 1 move weasel-scout
do 1 pass
asked 2
denied 2 AD-SPY-6 summon ward-keeper
offered 2 spy ward-keeper 1
do 2 spy ward-keeper 1
event choose-spy 2 ward-keeper
expect stack move summon
expect gold 2 0
expect mana 2 1

test AD-SPY-1 A servant without an alternative cost is no reaction, however much gold there is
duel
servant 1 weasel-scout a1
hand 2 priest
mana 2 9
gold 2 9
do 1 move weasel-scout
denied 2 AD-REA-1 summon priest
only 2 pass

test AD-SPY-2 AD-SPY-3 AD-SPY-4 Vector: hybrid 3, Spy(1): gold and mana (1,2), (2,1), (3,0), but not (0,3)
duel
servant 1 weasel-scout a1
hand 2 tactical-gnome
mana 2 3
gold 2 3
do 1 move weasel-scout
only 2 pass; spy tactical-gnome 1; spy tactical-gnome 2; spy tactical-gnome 3
denied 2 AD-SPY-4 spy tactical-gnome 0
do 2 spy tactical-gnome 2
expect gold 2 1
expect mana 2 2

test AD-SPY-3 AD-SPY-4 Each split is paid as chosen: all in gold
duel
servant 1 weasel-scout a1
hand 2 tactical-gnome
mana 2 3
gold 2 3
do 1 move weasel-scout
do 2 spy tactical-gnome 3
expect gold 2 0
expect mana 2 3

test AD-SPY-3 AD-SPY-4 Vector: hybrid 4, Spy(2), with three gold and one mana: only (3,1); with two gold and one mana not at all
pack adeloth-triggers
duel
servant 1 boar-rider a1
hand 2 tactical-gnome
mana 2 1
gold 2 3
do 1 move boar-rider
only 2 pass; spy tactical-gnome 3
denied 2 AD-SPY-4 spy tactical-gnome 1
denied 2 AD-SPY-4 spy tactical-gnome 2
denied 2 AD-SPY-4 spy tactical-gnome 4
gold 2 2
only 2 pass
mana 2 9
gold 2 9
only 2 pass; spy tactical-gnome 2; spy tactical-gnome 3; spy tactical-gnome 4

test AD-SPY-4 Spy(2): one gold and any amount of mana is not enough
duel
servant 1 weasel-scout a1
hand 2 leaf-ambush
mana 2 9
gold 2 1
do 1 move weasel-scout
only 2 pass
gold 2 2
only 2 pass; ambush leaf-ambush 2 pathfinder; ambush leaf-ambush 2 weasel-scout
gold 2 9
only 2 pass; ambush leaf-ambush 2 pathfinder; ambush leaf-ambush 2 weasel-scout; ambush leaf-ambush 3 pathfinder; ambush leaf-ambush 3 weasel-scout

test AD-SPY-4 No gold, no spy, however much mana
duel
servant 1 weasel-scout a1
hand 2 hedge-sneak shadow-messenger tactical-gnome ward-keeper
mana 2 20
do 1 move weasel-scout
only 2 pass

test AD-SPY-5 Handled like a summoning: free position at choosing, the field at execution, Exhausted
duel
servant 1 weasel-scout a1
servant 2 priest d5
hand 2 hedge-sneak meteor
mana 2 3
gold 2 1
do 1 move weasel-scout
do 2 spy hedge-sneak 1
execute
prompt summon-to
asked 2
offered 2 place d4
offered 2 place c7
denied 2 AD-SUM-2 place d3
denied 2 AD-FIELD-4 place d5
do 2 place d4
expect at hedge-sneak d4
expect status hedge-sneak exhausted yes

test AD-SPY-5 AD-SUM-1 Without a free summoning position a spy cannot be chosen
duel
at rune-master a7
servant 1 priest a6
servant 1 tower-guard b7
servant 1 weasel-scout b6
hand 2 hedge-sneak
mana 2 3
gold 2 3
mana 1 0
do 1 use priest
denied 2 AD-SUM-1 spy hedge-sneak 1
only 2 pass

test AD-SPY-6 AD-RULE-31 The alternative cost may be paid for an action, too, and for a reaction in one's own turn
duel
servant 1 tower-guard a1
hand 1 shadow-messenger hedge-sneak
mana 1 2
gold 1 4
offered 1 summon shadow-messenger
offered 1 spy shadow-messenger 1
offered 1 spy shadow-messenger 2
offered 1 spy hedge-sneak 1
do 1 spy shadow-messenger 2
expect stack summon
expect gold 1 2
expect mana 1 2
denied 1 AD-SPY-6 summon hedge-sneak
do 1 spy hedge-sneak 1
expect stack summon summon
expect gold 1 1
expect mana 1 1
execute
do 1 place b1
expect at hedge-sneak b1
execute
do 1 place b2
expect at shadow-messenger b2

test AD-SPY-6 As an action for its normal cost: no gold needed
duel
servant 1 tower-guard a1
hand 1 ward-keeper
mana 1 3
only 1 summon ward-keeper; use tower-guard; move tower-guard; move pathfinder; income
do 1 summon ward-keeper
expect mana 1 0

test AD-SPY-7 AD-RULE-66 AD-CARD-10 An action card with a spy cost is played as a reaction for it, handled as R3
duel
servant 1 boar-rider d4
servant 2 priest g7
hand 1 mothers-blessing
hand 2 leaf-ambush meteor
mana 1 1
mana 2 3
gold 2 2
do 1 move boar-rider
do 1 pass
denied 2 AD-CARD-10 play-at leaf-ambush boar-rider
denied 2 AD-TGT-3 ambush leaf-ambush 2 priest
do 2 ambush leaf-ambush 2 boar-rider
expect stack move card
expect gold 2 0
expect mana 2 2
execute
prompt place-token
do 2 place d5
expect at wolf-pup d5
expect status wolf-pup exhausted yes
expect discard 2 has leaf-ambush
expect xp 1 0

test AD-SPY-7 As an action it costs two mana, or its spy cost
duel
servant 2 boar-rider d4
hand 1 leaf-ambush
mana 1 2
gold 1 2
offered 1 play-at leaf-ambush boar-rider
offered 1 ambush leaf-ambush 2 boar-rider
not-offered 1 ambush leaf-ambush 3 boar-rider
do 1 play-at leaf-ambush rune-master
do 1 place c6
expect gold 1 2
expect mana 1 0

test AD-SPY-7 AD-NEG-1 Without a free field beside its target Leaf Ambush is negated and pays
duel
at pathfinder a1
servant 1 tower-guard a2
servant 1 priest b1
hand 1 hedge-sneak mothers-blessing
hand 2 leaf-ambush meteor
mana 1 2
gold 1 2
mana 2 3
gold 2 3
do 1 use priest
do 1 pass
do 2 ambush leaf-ambush 3 pathfinder
do 2 pass
do 1 spy hedge-sneak 2
execute
do 1 place b2
execute
event negated 2 card
expect xp 1 1
expect discard 2 has leaf-ambush
expect gold 2 0

test AD-SPY-7 AD-SUM-4 An order played for its spy cost needs room too
duel
servant 2 priest a7
servant 2 tower-guard a6
servant 2 herb-healer b7
servant 2 shieldbearer b6
servant 1 boar-rider d4
hand 1 leaf-ambush
mana 1 9
gold 1 2
denied 1 AD-SUM-4 ambush leaf-ambush 2 priest
offered 1 ambush leaf-ambush 2 tower-guard

test AD-SPY-7 AD-SPY-4 A spy cost may be a single gold
pack adeloth-draws
duel
servant 1 green-t1c d3
servant 2 blue-t1a d5
hand 1 prank
mana 1 0 0
gold 1 1
do 1 ambush prank 1 blue-t1a
event spent 1 1 gold
expect status blue-t1a moved yes
expect gold 1 0
