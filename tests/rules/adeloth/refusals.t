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
