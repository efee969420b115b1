# The Pathfinder's abilities as played (20.9)

# ---- Charge: 1 mana, cooldown 1 ----

test AD-GAB-3 Charge with one point: target own servant has 1 movement point more this turn
duel
level 1 2
points 1 charge 1
mana 1 1
at pathfinder a1
at rune-master g7
servant 1 root-warden d1
do 1 skill-at charge root-warden
resolve
event movement-change root-warden 1
expect mana 1 0
expect cooldown 1 charge 1
expect movement root-warden 4
do 1 move root-warden
offered 1 to d5
not-offered 1 to d6
do 1 to d5
end 2
expect movement root-warden 3

test AD-GAB-3 Charge with two points: 2 more, and Moved stays
duel
level 1 3
points 1 charge 2
mana 1 1
servant 1 root-warden d2
servant 1 weasel-scout a1
status root-warden moved
do 1 skill-at charge root-warden
resolve
expect movement root-warden 5
expect status root-warden moved yes
denied 1 AD-ST-3 move root-warden

test AD-GAB-3 Charge with three points: 2 more, and it loses Moved
duel
level 1 5
points 1 charge 3
mana 1 1
at rune-master g7
servant 1 root-warden c1
do 1 move root-warden
resolve
do 1 to c2
do 1 skill-at charge root-warden
resolve
expect movement root-warden 5
expect status root-warden moved no
do 1 move root-warden
offered 1 to c7
do 1 to c7
expect at root-warden c7
denied 1 AD-ST-3 move root-warden

test AD-GAB-3 AD-MOVE-7 Charge and an enemy beside the field of departure: 3 + 1 - 1
duel
level 1 2
points 1 charge 1
mana 1 1
at rune-master g7
servant 1 root-warden d2
servant 2 priest e3
do 1 skill-at charge root-warden
resolve
do 1 move root-warden
offered 1 to d5
denied 1 AD-MOVE-7 to d6

test AD-GAB-3 AD-ST-4 Charge does not take Exhausted off
duel
level 1 5
points 1 charge 3
mana 1 1
servant 1 root-warden d2
servant 1 weasel-scout a1
status root-warden exhausted
do 1 skill-at charge root-warden
resolve
denied 1 AD-ST-4 move root-warden

test AD-GAB-3 AD-TGT-3 Charge aims at own servants only, tokens included; not at generals or enemies
duel
level 1 2
points 1 charge 1
mana 1 1
token 1 wolf-pup d2
servant 2 priest d5
offered 1 skill-at charge wolf-pup
denied 1 AD-TGT-3 skill-at charge pathfinder
denied 1 AD-TGT-3 skill-at charge priest
denied 1 AD-TGT-3 skill-at charge rune-master

# ---- Take Cover: lightning, 1 mana, cooldown 2 ----

test AD-GAB-3 AD-GAB-7 Take Cover with one point, in reaction: 1 resistance more until the end of the turn
pack adeloth-vectors
duel rune-master
level 2 2
points 2 take-cover 1
mana 2 1
servant 1 boar-rider d4
servant 2 tower-guard d5
do 1 attack boar-rider tower-guard
do 2 skill-at take-cover tower-guard
resolve
event resistance-change tower-guard 1
expect resistance tower-guard 4
expect mana 2 0
expect cooldown 2 take-cover 2
do 2 endure
# 3 damage against 3 + 1
expect at tower-guard d5
end
expect at tower-guard d5
expect resistance tower-guard 3
expect damage tower-guard 0
# one preparation later
expect cooldown 2 take-cover 1

test AD-GAB-3 Take Cover with two points: 3 more
pack adeloth-vectors
duel
level 1 4
points 1 take-cover 2
mana 1 1
servant 1 weasel-scout d4
do 1 skill-at take-cover weasel-scout
resolve
expect resistance weasel-scout 4
expect attack weasel-scout 1

test AD-GAB-3 AD-TGT-3 Take Cover aims at own servants only
duel
level 1 2
points 1 take-cover 1
mana 1 1
servant 1 weasel-scout d4
servant 2 priest d5
offered 1 skill-at take-cover weasel-scout
denied 1 AD-TGT-3 skill-at take-cover pathfinder
denied 1 AD-TGT-3 skill-at take-cover priest

test AD-GAB-3 AD-RULE-13 Kept alive by Take Cover a servant survives the clean-up
pack adeloth-vectors
duel
level 1 4
points 1 take-cover 2
mana 1 1
servant 1 weasel-scout d4
do 1 skill-at take-cover weasel-scout
resolve
damage weasel-scout 3
end
expect at weasel-scout d4
expect damage weasel-scout 0
expect resistance weasel-scout 1

# ---- Hail of Arrows: 2 mana, cooldown 2 ----

test AD-GAB-3 Hail of Arrows with one point: 2 damage to target enemy servant, anywhere
pack adeloth-vectors
duel
level 1 3
points 1 hail-of-arrows 1
mana 1 3
at pathfinder a1
servant 2 priest g7
at rune-master d7
do 1 skill-at hail-of-arrows priest
resolve
expect damage priest 2
expect mana 1 1
expect cooldown 1 hail-of-arrows 2

test AD-GAB-3 AD-BNTY-1 Hail of Arrows with two points: 4 damage, and the bounty of who falls
pack adeloth-vectors
duel
level 1 5
points 1 hail-of-arrows 2
mana 1 2
servant 2 herb-healer d5
do 1 skill-at hail-of-arrows herb-healer
resolve
expect at herb-healer nowhere
expect xp 1 2

test AD-GAB-3 AD-TGT-3 Hail of Arrows aims at enemy servants only
duel
level 1 3
points 1 hail-of-arrows 1
mana 1 2
servant 1 weasel-scout d4
servant 2 priest g7
offered 1 skill-at hail-of-arrows priest
denied 1 AD-TGT-3 skill-at hail-of-arrows weasel-scout
denied 1 AD-TGT-3 skill-at hail-of-arrows rune-master

test AD-GAB-3 AD-KEY-14 Hail of Arrows at a ghost only with an enemy of it beside it, also at execution
duel
level 1 3
points 1 hail-of-arrows 1
mana 1 2
servant 1 root-warden d4
servant 2 lantern-ghost g5
denied 1 AD-KEY-14 skill-at hail-of-arrows lantern-ghost
at root-warden g4
hand 2 teleport
mana 2 2
do 1 skill-at hail-of-arrows lantern-ghost
do 2 play-at teleport root-warden
resolve
do 2 place a1
resolve
event negated 1 skill
cites AD-KEY-14
expect at lantern-ghost g5
expect xp 2 0
expect xp 1 0
