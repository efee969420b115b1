# What is printed on a card, and its costs

test AD-CARD-1 The costs of a card, of mana alone or of several resources
duel pathfinder green
hand 1 sparks sun-blade oblivion meteor
expect fact 1 hand-1 sparks mana-cost 1
expect fact 1 hand-1 sparks gold-cost none
expect fact 1 hand-1 sun-blade mana-cost 3
expect fact 1 hand-1 sun-blade gold-cost 1
expect fact 1 hand-1 oblivion mana-cost 4
expect fact 1 hand-1 oblivion xp-cost 1
expect fact 1 hand-1 meteor mana-cost 6
expect fact 1 hand-1 meteor gold-cost 1

test AD-CARD-1 AD-CARD-2 Every part of a cost is paid
duel pathfinder green
servant 2 thorn-boar d6
hand 1 sun-blade oblivion
mana 1 8
gold 1 3
xp 1 2
do 1 play sun-blade
expect mana 1 5
expect gold 1 2
expect xp 1 2
resolve
do 1 play-at oblivion thorn-boar
event spent 1 4 mana
event spent 1 1 xp
expect mana 1 1
expect gold 1 2
expect xp 1 3

test AD-CARD-2 Cost 3 mana and 1 gold, 5 active crystals, 0 gold: not offered
duel pathfinder green
hand 1 sun-blade
mana 1 5
gold 1 0
denied 1 AD-CARD-2 play sun-blade
gold 1 1
offered 1 play sun-blade
mana 1 2
denied 1 AD-MANA-2 play sun-blade

test AD-CARD-2 Joined experience must be there too
duel pathfinder green
servant 2 thorn-boar d6
hand 1 oblivion
mana 1 9
gold 1 9
xp 1 0
denied 1 AD-CARD-2 play-at oblivion thorn-boar
xp 1 1
offered 1 play-at oblivion thorn-boar

test AD-CARD-3 Of alternative costs exactly one is paid: the normal one
duel
hand 1 hedge-sneak
mana 1 2
gold 1 2
do 1 summon hedge-sneak
expect mana 1 0
expect gold 1 2

test AD-CARD-3 Of alternative costs exactly one is paid: the other one
duel
hand 1 hedge-sneak
mana 1 2
gold 1 2
do 1 spy hedge-sneak 1
expect mana 1 1
expect gold 1 1

test AD-CARD-3 One alternative that can be paid is enough
duel
hand 1 leaf-ambush
mana 1 2
gold 1 0
offered 1 play-at leaf-ambush rune-master
not-offered 1 ambush leaf-ambush 2 rune-master
mana 1 1
gold 1 2
not-offered 1 play-at leaf-ambush rune-master
offered 1 ambush leaf-ambush 2 rune-master
denied 1 AD-SPY-4 ambush leaf-ambush 3 rune-master

test AD-CARD-4 Paying the alternative cost modifies the card: it may be played as a reaction
duel
hand 2 shadow-messenger
mana 2 2
gold 2 0
servant 1 weasel-scout a1
do 1 move pathfinder
asked 2
denied 2 AD-SPY-6 summon shadow-messenger
denied 2 AD-SPY-4 spy shadow-messenger 1
do 2 pass
do 1 stay
gold 2 1
do 1 move weasel-scout
asked 2
denied 2 AD-SPY-6 summon shadow-messenger
only 2 pass; spy shadow-messenger 1
do 2 spy shadow-messenger 1
expect gold 2 0
expect mana 2 1
only 2 place c6; place d6; place e6; place c7; place e7
do 2 place d6
expect at shadow-messenger d6

test AD-CARD-5 The bounty is printed on the card and shown
duel
hand 1 weasel-scout thorn-boar mother-bear emerald-dragon growth
expect fact 1 hand-1 weasel-scout bounty 1
expect fact 1 hand-1 thorn-boar bounty 2
expect fact 1 hand-1 mother-bear bounty 3
expect fact 1 hand-1 emerald-dragon bounty 4
expect fact 1 hand-1 growth bounty 2

test AD-CARD-5 It is what the opponent gains
duel
servant 2 herb-healer d6
damage herb-healer 3
servant 1 mother-bear d5
damage mother-bear 3
do 1 attack mother-bear herb-healer
do 2 defend
expect xp 1 2
expect xp 2 3

test AD-CARD-6 Attributes are numbers; a missing banner counts as 0
pack adeloth-vectors
duel
servant 1 weasel-scout a1
servant 1 queen-bee b1
servant 2 rune-apprentice a7
servant 2 ancient-golem b7
expect agility weasel-scout 2
expect intelligence weasel-scout 0
expect agility queen-bee 2
expect intelligence queen-bee 2
expect agility rune-apprentice 0
expect intelligence rune-apprentice 2
expect agility ancient-golem 0
expect intelligence ancient-golem 0
expect agility pathfinder 0
expect intelligence pathfinder 0
hand 1 glade-archer mother-bear root-warden
expect fact 1 hand-1 glade-archer agility 2
expect fact 1 hand-1 glade-archer intelligence none
expect fact 1 hand-1 root-warden intelligence 1
expect fact 2 board queen-bee agility 2
expect fact 2 board queen-bee intelligence 2
expect fact 2 board weasel-scout intelligence none

test AD-CARD-6 AD-L12-1 Level 1 shows and counts no attributes
option level=1
duel
servant 1 queen-bee b1
hand 1 glade-archer
expect agility queen-bee 0
expect intelligence queen-bee 0
expect fact 1 board queen-bee agility none
expect fact 1 hand-1 glade-archer agility none

test AD-CARD-7 Every card shows its tier
duel
hand 1 weasel-scout boar-rider hedge-sneak growth wild-hunt mothers-blessing
expect tag 1 hand-1 weasel-scout t1 yes
expect tag 1 hand-1 boar-rider t1.1 yes
expect tag 1 hand-1 boar-rider t1 no
expect tag 1 hand-1 hedge-sneak t1.2 yes
expect tag 1 hand-1 growth t2 yes
expect tag 1 hand-1 wild-hunt t3 yes
expect tag 1 hand-1 mothers-blessing t4 yes

test AD-CARD-8 Servant cards show attack strength and resistance; the figure has them
pack adeloth-vectors
duel
hand 1 thorn-boar vine-grasp
expect fact 1 hand-1 thorn-boar attack 2
expect fact 1 hand-1 thorn-boar resistance 4
expect fact 1 hand-1 vine-grasp attack none
expect fact 1 hand-1 vine-grasp resistance none
servant 2 ancient-golem d5
expect attack ancient-golem 6
expect resistance ancient-golem 8
damage ancient-golem 3
expect fact 1 board ancient-golem attack 6
expect fact 1 board ancient-golem resistance 5

test AD-CARD-9 Equipment, order and spell are shown as types
duel
hand 1 cloak-of-the-grove call-of-the-pack vine-grasp weasel-scout
expect tag 1 hand-1 cloak-of-the-grove equipment yes
expect tag 1 hand-1 cloak-of-the-grove spell no
expect tag 1 hand-1 call-of-the-pack order yes
expect tag 1 hand-1 call-of-the-pack spell no
expect tag 1 hand-1 vine-grasp spell yes
expect tag 1 hand-1 weasel-scout servant yes
expect tag 1 hand-1 weasel-scout spell no
expect fact 1 hand-1 cloak-of-the-grove durability 4

test AD-CARD-9 Orders and spells follow the same rules: both can be countered and are discarded
duel
servant 1 weasel-scout c1
hand 1 wild-hunt growth
mana 1 9
gold 1 1
hand 2 counterspell
mana 2 3
do 1 play wild-hunt
do 1 pass
only 2 pass; counter counterspell 1
do 2 pass
do 1 none
expect discard 1 has wild-hunt
do 1 play growth
only 2 pass; counter counterspell 1
do 2 counter counterspell 1
resolve
event negated 1 card
expect discard 1 has growth
expect xp 2 2

test AD-CARD-10 A reaction card: as an action by the active player, as a reaction by either
duel
servant 1 weasel-scout c1
servant 2 priest g7
hand 1 vine-grasp
hand 2 teleport
mana 1 1
mana 2 2
offered 1 play-at vine-grasp priest
do 1 move pathfinder
asked 1
offered 1 play-at vine-grasp priest
do 1 pass
asked 2
offered 2 play-at teleport weasel-scout
do 2 play-at teleport weasel-scout
expect stack move card
asked 1
offered 1 play-at vine-grasp weasel-scout

test AD-CARD-10 An action card cannot be played as a reaction by anybody
duel
servant 1 weasel-scout c1
servant 2 priest g7
hand 1 call-of-the-pack growth
hand 2 sparks
mana 1 5
mana 2 5
offered 1 play call-of-the-pack
offered 1 play growth
do 1 move pathfinder
denied 1 AD-CARD-10 play call-of-the-pack
denied 1 AD-CARD-10 play growth
only 1 pass
do 1 pass
denied 2 AD-CARD-10 play-at sparks weasel-scout
only 2 pass

test AD-CARD-10 AD-SPY-7 Exception: for its spy cost an action card may be played as a reaction
duel
hand 1 leaf-ambush
mana 1 2
gold 1 3
do 1 move pathfinder
asked 1
denied 1 AD-CARD-10 play-at leaf-ambush rune-master
offered 1 ambush leaf-ambush 2 rune-master
offered 1 ambush leaf-ambush 3 rune-master

test AD-CARD-13 T1.1 brings upgrades and T1.2 spies, each behind its hint card
option level=1
duel
end 12
no-event hint
expect pile 1 0
end 2
event hint 1 upgrades
end 2
no-event hint
expect hand 1 has boar-rider nimble-blade
gold 1 5
servant 1 boar-rider a1
do 1 income
resolve
prompt administration
offered 1 upgrade boar-rider weapons
do 1 done
resolve
end
event hint 1 spy
end 2
no-event hint
expect hand 1 has hedge-sneak leaf-ambush
expect fact 1 hand-1 hedge-sneak spy-cost 2
expect fact 1 hand-1 leaf-ambush spy-cost 3
