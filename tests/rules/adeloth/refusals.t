# Why not: the rule that applies, with the figures of the case

test AD-MANA-2 AD-CARD-2 What it costs and what there is
pack adeloth-vectors
duel
hand 1 sun-blade
mana 1 2
gold 1 0
said 1 play sun-blade ; It costs 3 mana you have 2.
mana 1 5
said 1 play sun-blade ; It costs 1 gold you have 0.
pointed 1 AD-CARD-2 card sun-blade

test AD-ZONE-3 AD-MOVE-1 AD-TERM-1 Whatever is clicked in one's turn
pack adeloth-vectors
duel
hand 1 sparks
hand 2 fireball
servant 2 shieldbearer d5
mana 1 0
pointed 1 AD-ZONE-3 card fireball
pointed 1 AD-MOVE-1 field a1
pointed 1 AD-ATT-2 unit shieldbearer

test AD-MOVE-4 AD-MOVE-6 AD-ACT-3 How far it is, and who stands there
pack adeloth-vectors
duel
servant 1 root-warden c2
servant 1 shieldbearer c4
do 1 move root-warden
prompt move-to
said 1 to c7 ; 5 steps away movement 3.
said 1 to c4 ; Shieldbearer already stands there.

test AD-GAB-1 How long a general ability still takes
pack adeloth-vectors
duel
level 1 5
mana 1 3
servant 1 root-warden c2
points 1 charge 2
cooldown 1 charge 1
said 1 skill-at charge root-warden ; Not ready yet: cooldown 1.

test AD-TGT-3 What a target has to be
pack adeloth-vectors
duel
hand 1 vine-grasp
mana 1 9
level 1 5
points 1 charge 1
servant 1 root-warden c2
said 1 play-at vine-grasp rune-master ; Its target has to be a servant.
said 1 skill-at charge rune-master ; Its target has to be one of your servants.

test AD-STACK-3 What is about to happen, and whether it is worth a stop
duel
end
servant 1 tower-guard c3
servant 2 boar-rider d4
hand 1 teleport
mana 1 9
mana 2 1
gold 1 9
do 2 attack boar-rider tower-guard
asks 2 ; About to be executed: attribute check of Seat 2 (Boar Rider) against Tower Guard. Do you react?
# one's own effects are not
stops-not 2
do 2 pass
asks 1 ; About to be executed: attribute check of Seat 2 (Boar Rider) against Tower Guard. Do you react?
stops 1
pointed 1 AD-ACT-3 field a1
pointed 1 AD-ACT-3 card meteor
pointed 1 AD-TERM-1 rule-card reading-the-forest
do 1 pass
asks 1 ; Boar Rider attacks Tower Guard: 3 damage. Do you react?

test AD-STACK-3 AD-ATR-4 AD-ATR-5 A check that ends without result is not worth a stop, the attack is
duel
end
servant 1 tower-guard d2
servant 2 boar-rider d3
hand 1 teleport
mana 1 9
# the own general stands beside the guard
do 2 attack boar-rider tower-guard
do 2 pass
asks 1 ; About to be executed: attribute check of Seat 2 (Boar Rider) against Tower Guard. Do you react?
stops-not 1
do 1 pass
do 2 pass
asks 1 ; Boar Rider attacks Tower Guard: 3 damage. Do you react?
stops 1

test AD-STACK-3 AD-ATR-5 Nor is the check of a general
duel
end
servant 1 tower-guard b5
at rune-master c5
hand 1 teleport
mana 1 9
do 2 attack rune-master tower-guard
do 2 pass
asks 1 ; About to be executed: attribute check of Seat 2 (Rune Master) against Tower Guard. Do you react?
stops-not 1

test AD-STACK-3 An effect without a target
duel
hand 1 teleport
hand 2 teleport
mana 1 9
mana 2 9
do 1 income
asked 2
asks 2 ; About to be executed: income action of Seat 1 (Pathfinder). Do you react?
stops-not 2

test AD-STACK-3 A card of the enemy is worth a stop, whomever it is aimed at
duel
hand 1 growth teleport
hand 2 teleport
mana 1 9
mana 2 9
gold 2 9
do 1 play growth
asked 2
asks 2 ; Seat 1 plays Growth. Do you react?
stops 2

test AD-TGT-5 AD-TGT-3 A general ability that finds nobody says what it needs, at a target what that one is not
pack adeloth-vectors
duel rune-master
mana 1 9
points 1 rune-bolt 1
hand 1 sparks
servant 1 root-warden c2
servant 2 shieldbearer d6
pointed 1 AD-TGT-5 skill rune-bolt ; There is no target for it now. Needed: an enemy servant somebody beside one of your characters.
said 1 skill-at rune-bolt shieldbearer ; Its target has to be somebody beside one of your characters.
said 1 skill-at rune-bolt root-warden ; Its target has to be an enemy servant.

test AD-GEN-2 AD-CAB-1 What the enemy has on the battlefield is his, in an action and in a reaction
pack adeloth-vectors
duel
mana 1 9
mana 2 9
servant 2 mirror-sage d5
equip 2 sun-blade
hand 1 teleport
hand 2 teleport
servant 1 root-warden c2
pointed 1 AD-GEN-2 skill rune-bolt
pointed 1 AD-CAB-1 card mirror-sage
pointed 1 AD-CAB-1 card sun-blade
do 1 move root-warden
asked 2
pointed 2 AD-GEN-2 skill charge

# ---- a board without a free field: AD-SUM-8 ----

test AD-SUM-8 AD-ATT-2 Every attack of 25 characters on 49 is offered or denied by its rule
pack adeloth-vectors
duel
crowd 1 wolf-pup a1 d4
crowd 2 wolf-pup e4 g7
offered 1 attack wolf-pup-24 wolf-pup-25
denied 1 AD-ATT-2 attack wolf-pup wolf-pup-25
denied 1 AD-ATT-2 attack pathfinder rune-master
denied 1 AD-RULE-21 attack wolf-pup wolf-pup-2
denied 1 AD-RULE-21 attack pathfinder wolf-pup-24
