# What cards and abilities of the built-in pack do in detail (BR-CONT)

# ---- Living Wall --------------------------------------------------------------------------------

test BR-CONT-1 BR-PLACE-2 Living Wall: both change places, rooted or not, and no trap triggers
duel
root kilgore
root deryn
at kilgore d4
at deryn d6
damage kilgore 3
trap d5 damage3
trap c4 damage3
hand 1 living-wall
do 1 play living-wall; use; choose deryn
event place kilgore d4 d6
event place deryn d6 d4
no-event trap kilgore
no-event trap deryn
expect at kilgore d6
expect at deryn d4
# Heal 2
expect damage kilgore 1
expect damage deryn 0

test BR-CONT-1 Living Wall: an ally within 2, or none at all
duel
at kilgore d4
at deryn d6
at gwaien d7
hand 1 living-wall
do 1 play living-wall; stay; use
offered 1 choose deryn
offered 1 skip
denied 1 BR-RULE-74 choose gwaien
do 1 skip
expect at kilgore d4
expect at deryn d6

# ---- Twin Claw ----------------------------------------------------------------------------------

test BR-CONT-2 BR-DOUBLE-1 Twin Claw, defence 0: 2 + 2 = 4
duel
turn 2
at tzu-xiao e4
at deryn e3
hand 2 twin-claw
do 2 play twin-claw; stay; attack deryn
expect damage deryn 4

test BR-CONT-2 Defence 0 and Bloodied: 3 + 3
pack brawl-keywords
duel
turn 2
at tzu-xiao e4
at deryn e3
damage deryn 3
hand 2 twin-claw
do 2 play twin-claw; stay; attack deryn
expect damage deryn 9

test BR-CONT-2 Bloodied only by the first packet: the second is not raised
duel
turn 2
at tzu-xiao e4
at deryn e3
damage deryn 1
hand 2 twin-claw
do 2 play twin-claw; stay; attack deryn
# 1 + 2 = 3 (Bloodied), + 2
expect damage deryn 5

test BR-CONT-2 Defence 1: 1 + 1
duel
turn 2
at tzu-xiao e4
at kilgore e3
hand 2 twin-claw
do 2 play twin-claw; stay; attack kilgore
expect damage kilgore 2

test BR-CONT-2 Defence 1 and Bloodied: 2 + 2
pack brawl-keywords
duel
turn 2
at tzu-xiao e4
at kilgore e3
damage kilgore 3
hand 2 twin-claw
do 2 play twin-claw; stay; attack kilgore
expect damage kilgore 7

test BR-CONT-2 Defence 2: 0
duel
turn 2
level kilgore
at tzu-xiao e4
at kilgore e3
damage kilgore 2
hand 2 twin-claw
do 2 play twin-claw; stay; attack kilgore
expect damage kilgore 2

test BR-CONT-2 Defence 2 and Bloodied: 1 + 1
duel
turn 2
level kilgore
at tzu-xiao e4
at kilgore e3
damage kilgore 3
hand 2 twin-claw
do 2 play twin-claw; stay; attack kilgore
expect damage kilgore 5

# ---- Challenge, Harpoon ---------------------------------------------------------------------------

test BR-CONT-3 Challenge from 2 hexes pulls the target adjacent without damage
duel
turn 2
at tzu-xiao d2
at kilgore d4
hand 2 challenge
do 2 play challenge; stay; attack kilgore
# 3 - 1 = 2
expect at kilgore d3
expect damage kilgore 2

test BR-CONT-3 Challenge from 1 hex: the target cannot move and suffers 1 damage
duel
turn 2
at tzu-xiao d3
at kilgore d4
hand 2 challenge
do 2 play challenge; stay; attack kilgore
# 2 + 1
expect at kilgore d4
expect damage kilgore 3

test BR-CONT-4 Harpoon from 3 hexes: the target ends adjacent, no damage
duel
turn 2
at dugrun d1
at kilgore d4
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
expect at kilgore d2
expect damage kilgore 1

test BR-CONT-4 Harpoon from 2 hexes: 1 hex and 1 damage
duel
turn 2
at dugrun d2
at kilgore d4
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
expect at kilgore d3
expect damage kilgore 2

test BR-CONT-4 Harpoon from 1 hex: 2 damage
duel
turn 2
at dugrun d3
at kilgore d4
hand 2 harpoon
do 2 play harpoon; stay; attack kilgore
expect at kilgore d4
expect damage kilgore 3

# ---- Evasive Flight -------------------------------------------------------------------------------

test BR-CONT-5 Direct shot: who leaves the row is not affected, not even by the Pull
duel
turn 2
at dugrun d1
at kilgore d4
hand 2 harpoon
hand 1 evasive-flight
do 2 play harpoon; stay; attack kilgore
do 1 react evasive-flight kilgore
prompt jump
offered 1 stay
do 1 move c4
event escape kilgore
expect at kilgore c4
expect damage kilgore 0
no-event pull kilgore
expect discard 1 has evasive-flight
expect essence 1 destruction creation

test BR-CONT-5 Direct shot: leaving the range
duel
turn 2
at dugrun d1
at kilgore d4
hand 2 harpoon
hand 1 evasive-flight
do 2 play harpoon; stay; attack kilgore
do 1 react evasive-flight kilgore; move d5
event escape kilgore
expect damage kilgore 0
expect at kilgore d5

test BR-CONT-5 Direct shot: behind somebody else, out of the line of fire
duel
turn 2
at dugrun d1
at kilgore d2
at gwaien d3
hand 2 harpoon
hand 1 evasive-flight
do 2 play harpoon; stay; attack kilgore
do 1 react evasive-flight kilgore; move d4
event escape kilgore
expect damage kilgore 0
expect damage gwaien 0
expect at kilgore d4

test BR-CONT-5 Who could still be shot is hit, without a defence bonus
duel
turn 2
at dugrun d1
at kilgore d4
hand 2 venom-bolt
hand 1 evasive-flight
do 2 play venom-bolt; stay; attack kilgore
do 1 react evasive-flight kilgore; move d3
no-event escape kilgore
# 2 - 1 = 1 and Poison 2
expect damage kilgore 3

test BR-CONT-5 Melee: leaving adjacency; a trap at the end of the Jump triggers
duel
turn 2
at goldarr d5
at gwaien d4
damage gwaien 5
trap d2 damage1
hand 2 sun-hammer
hand 1 evasive-flight
do 2 play sun-hammer; stay; attack gwaien
do 1 react evasive-flight gwaien; move d2
event trap gwaien damage1 d2
expect at gwaien gate
do 1 trap c4
# the champion itself is the source: the VP goes to the other side, nobody levels up
expect vp 2 1
expect level goldarr 0
expect level gwaien 0

test BR-CONT-5 Melee: still adjacent means still hit
duel
turn 2
at goldarr d5
at kilgore d4
hand 2 sun-hammer
hand 1 evasive-flight
do 2 play sun-hammer; stay; attack kilgore
do 1 react evasive-flight kilgore; move c4
# 4 - 1
expect damage kilgore 3

test BR-CONT-5 Area: who has left the declared hexes is not affected, others are
duel
turn 2
at dugrun d6
at kilgore d5
at gwaien d4
hand 2 blunderbuss
hand 1 evasive-flight
do 2 play blunderbuss; stay; aim w
do 1 react evasive-flight gwaien; move d2
event escape gwaien
expect damage gwaien 0
# Kilgore 3 - 1 = 2, pushed to D4
expect damage kilgore 2
expect at kilgore d4
expect at gwaien d2

test BR-CONT-5 A rooted champion cannot jump away
duel
turn 2
root kilgore
at goldarr d5
at kilgore d4
hand 2 sun-hammer
hand 1 evasive-flight
do 2 play sun-hammer; stay; attack kilgore
do 1 react evasive-flight kilgore
# no question: the attack goes on
no-event jump kilgore
expect at kilgore d4
expect damage kilgore 3

# ---- Fold Space, Mirror Image -----------------------------------------------------------------------

test BR-CONT-6 Fold Space onto a trap triggers it; nobody levels up
duel
at gwaien d5
at deryn d4
damage deryn 3
trap c3 damage3
hand 1 fold-space
do 1 play fold-space
offered 1 choose deryn
denied 1 BR-RULE-64 choose dugrun
do 1 choose deryn; place c3
event trap deryn damage3 c3
expect at deryn gate
expect vp 2 1
do 1 trap c4
expect level gwaien 0
expect level dugrun 0

test BR-CONT-6 Fold Space places no enemy
duel
at gwaien d5
at dugrun d4
hand 1 fold-space
do 1 play fold-space
denied 1 BR-RULE-64 choose dugrun

test BR-CONT-6 Mirror Image onto a trap triggers it, and nobody levels up
duel
turn 2
at goldarr d5
at gwaien d4
trap d2 damage3
hand 2 verdict
hand 1 mirror-image
do 2 play verdict; stay; attack gwaien
do 1 react mirror-image gwaien
# 2 - 0 - 1 = 1; then, if wanted, at most 2 hexes away
offered 1 skip
denied 1 BR-PLACE-1 place d1
do 1 place d2
event trap gwaien damage3 d2
do 1 trap c4
expect at gwaien d2
expect damage gwaien 4

test BR-CONT-6 Dead in the trap: the VP goes to the other side, nobody levels up
duel
turn 2
at goldarr d5
at gwaien d4
damage gwaien 2
trap d2 damage3
hand 2 verdict
hand 1 mirror-image
do 2 play verdict; stay; attack gwaien
do 1 react mirror-image gwaien; place d2
# 2 + 1 + 3 = 6
expect at gwaien gate
do 1 trap c4
expect vp 2 1
expect level goldarr 0
expect level gwaien 0

# ---- Darksteel Armour ---------------------------------------------------------------------------

test BR-CONT-7 Darksteel Armour: +1 in this attack, +2 in every later one this turn
duel
turn 2
at goldarr d5
at kilgore d4
at tzu-xiao d3
hand 2 sun-hammer chi-drain challenge
hand 1 darksteel-armour
do 2 play sun-hammer; stay; attack kilgore
do 1 react darksteel-armour kilgore
# 4 - 1 - 1 = 2: the +2 does not count yet
expect damage kilgore 2
expect defence kilgore 3
do 2 play chi-drain; stay; attack kilgore
# 3 - 3 = 0
expect damage kilgore 2
do 2 play challenge; stay; attack kilgore
# 3 - 3 = 0, and 1 damage for the Pull; with the last essence the turn is over
expect damage kilgore 3
expect turn 1
expect defence kilgore 1

test BR-CONT-7 On another champion it protects that one
duel
turn 2
at goldarr d5
at gwaien d4
hand 2 sun-hammer
hand 1 darksteel-armour
do 2 play sun-hammer; stay; attack gwaien
do 1 react darksteel-armour gwaien
# 4 - 0 - 1 = 3
expect damage gwaien 3
expect defence gwaien 2
expect defence kilgore 1

# ---- Radiance -----------------------------------------------------------------------------------

test BR-CONT-8 Radiance covers the teammate's champions, too
team
level goldarr
at goldarr d4
at kilgore-2 d5
at deryn-2 c4
at tzu-xiao d2
at gwaien d3
# base 1 + 1, 0 + 1; Tzu Xiao is not adjacent; Gwaien is an enemy; Gold'arr himself has 2
expect defence kilgore-2 2
expect defence deryn-2 1
expect defence tzu-xiao 1
expect defence gwaien 0
expect defence goldarr 2

# ---- dashes of allies -----------------------------------------------------------------------------

test BR-CONT-9 Golden Charge: the ally's controller decides whether and where it dashes
team
turn 2
at goldarr d4
at kilgore-2 d6
hand 2 golden-charge
do 2 play golden-charge; stay; use; stay
# Kilgore 2 of seat 4 is the only ally within 2
asked 4
prompt dash
offered 4 stay
offered 4 move d8
denied 4 BR-DASH-1 move b5
do 4 move d8
expect at kilgore-2 d8

test BR-CONT-9 The ally need not dash
team
turn 2
at goldarr d4
at kilgore-2 d6
hand 2 golden-charge
do 2 play golden-charge; stay; use; stay
do 4 stay
expect at kilgore-2 d6
asked 2

test BR-CONT-9 Tailwind: the same with Dash 1
team
turn 3
at deryn d4
at gwaien d6
hand 3 tailwind
do 3 play tailwind; stay; use; draw 0
asked 1
prompt dash
offered 1 move d7
denied 1 BR-DASH-1 move d8
do 1 move d7
expect at gwaien d7

test BR-CONT-9 A rooted ally cannot dash
duel
root kilgore
at deryn d4
at kilgore d6
hand 1 tailwind
do 1 play tailwind; stay; use; draw 0
prompt activate
expect at kilgore d6

# ---- Mistress of the Air ----------------------------------------------------------------------------

test BR-CONT-10 Deryn's movement value counts as Jump, on cards and standard actions
duel
level deryn
at deryn d4
at dugrun d5
trap d3 damage3
do 1 spend creation hurry deryn
prompt jump
# over an enemy, a statue and a trap
offered 1 move d6
offered 1 move f5
offered 1 move d2
denied 1 BR-MOVE-2 move d5
denied 1 BR-JUMP-1 move d1
do 1 move d2
no-event trap deryn
expect at deryn d2
expect damage deryn 0

test BR-CONT-10 On a card
duel
level deryn
at deryn d4
at dugrun d5
hand 1 storm-of-blades
do 1 play storm-of-blades
prompt jump
offered 1 move d6
do 1 move d6
prompt aim

test BR-CONT-10 On her base side she walks
duel
at deryn d4
at dugrun d5
do 1 spend creation hurry deryn
prompt walk
not-offered 1 move d6

# ---- Trapsmith ------------------------------------------------------------------------------------

test BR-CONT-11 BR-RULE-20 Trapsmith: a private look; the trap may be set elsewhere; there are still four
duel
turn 2
at dugrun e4
trap d3 damage3
trap c4 stun
trap d6 root
trap f3 damage1
hand 2 trapsmith
do 2 play trapsmith; stay
prompt skill.trap
# all within 3
offered 2 look d3
offered 2 look f3
offered 2 look c4
do 2 look d3
prompt reset-trap
sees 2 arena damage3
sees-not 1 arena damage3
sees-not spectator arena damage3
redealt 1
redealt 2
# empty trap hexes, and free hexes next to a trap hex
offered 2 trap f6
offered 2 trap g4
offered 2 trap d4
offered 2 trap c2
# not where it lies, on another trap, a champion, a statue, or far from all trap hexes
denied 2 BR-CONT-11 trap c4
denied 2 BR-CONT-11 trap e4
denied 2 BR-CONT-11 trap e5
denied 2 BR-CONT-11 trap b1
do 2 trap g4
event trap-moved 2 d3 g4
expect trap d3 none
expect trap g4 damage3
expect traps 4
expect supply 8
sees-not 1 arena damage3
redealt 1

test BR-CONT-11 The trap may also stay
duel
turn 2
at dugrun e4
trap d3 damage3
trap c4 stun
trap d6 root
trap f3 damage1
hand 2 trapsmith
do 2 play trapsmith; stay; look d3; skip
expect trap d3 damage3
expect traps 4
sees 2 arena damage3
sees-not 1 arena damage3

test BR-CONT-11 A trap further away than 3 cannot be looked at
duel
turn 2
at dugrun h1
trap d3 damage3
trap f3 damage1
hand 2 trapsmith
do 2 play trapsmith; stay
offered 2 look f3
denied 2 BR-TGT-3 look d3

test BR-CONT-11 The hex the trap leaves counts as a trap hex only if it is a printed one
duel
turn 2
at dugrun b1
trap b3 damage3
trap d6 stun
trap f3 root
hand 2 trapsmith
do 2 play trapsmith; stay; look b3
# A2, A3 and B2 are next to B3 only; B4 and C3 are next to the printed trap hex C4
denied 2 BR-CONT-11 trap a2
denied 2 BR-CONT-11 trap a3
denied 2 BR-CONT-11 trap b2
offered 2 trap b4
offered 2 trap c3
offered 2 trap c4

test BR-CONT-11 From a printed trap hex the neighbours stay allowed
duel
turn 2
at dugrun e4
trap d3 damage3
hand 2 trapsmith
do 2 play trapsmith; stay; look d3
# D2 and C2 are next to D3 only
offered 2 trap d2
offered 2 trap c2

test BR-CONT-11 A trap remembered by its player is forgotten when it has triggered
duel
turn 2
at dugrun e4
at kilgore d4
trap d3 damage3
trap c4 stun
hand 2 trapsmith
do 2 play trapsmith; stay; look d3; skip
do 2 end
sees 2 arena damage3
next-trap damage3
do 1 spend creation hurry kilgore; move d3; trap f6; stay
# another 3-damage trap lies on F6 now, and nobody has seen it
expect trap f6 damage3
sees-not 2 arena damage3

# ---- Arcane Reach -----------------------------------------------------------------------------------

test BR-CONT-12 Fireball becomes 2 to 4
duel
level gwaien
at gwaien d1
at tzu-xiao d2
at goldarr d5
at dugrun d6
hand 1 fireball
do 1 play fireball; stay
denied 1 BR-TGT-10 attack tzu-xiao
offered 1 attack goldarr
denied 1 BR-TGT-3 attack dugrun

test BR-CONT-12 Grasping Thorns become 1 to 4
duel
level gwaien
at gwaien d1
at tzu-xiao d2
at goldarr d5
at dugrun d6
hand 1 grasping-thorns
do 1 play grasping-thorns; stay
offered 1 attack tzu-xiao
offered 1 attack goldarr
denied 1 BR-TGT-3 attack dugrun

test BR-CONT-12 Without the ability both end at 3
duel
at gwaien d1
at tzu-xiao d4
at goldarr d5
hand 1 fireball
do 1 play fireball; stay
offered 1 attack tzu-xiao
denied 1 BR-TGT-3 attack goldarr

test BR-CONT-12 The area of Wall of Flame does not grow
duel
level gwaien
at gwaien d1
at tzu-xiao d4
at goldarr d5
hand 1 wall-of-flame
do 1 play wall-of-flame; stay; aim e
expect damage tzu-xiao 2
expect damage goldarr 0

# ---- chosen after "then" ----------------------------------------------------------------------------

test BR-CONT-13 Tiger Leap: the enemy is chosen after the Jump
duel
turn 2
at tzu-xiao d4
at kilgore d3
at gwaien f4
at deryn f6
hand 2 tiger-leap
do 2 play tiger-leap; use; move f5
prompt choose-enemy.force
only 2 choose gwaien; choose deryn
denied 2 BR-RULE-74 choose kilgore
do 2 choose gwaien
prompt force

test BR-CONT-13 Golden Charge: the ally is chosen after the Dash
duel
turn 2
at goldarr d4
at tzu-xiao d1
at dugrun d8
hand 2 golden-charge
do 2 play golden-charge; stay; use; move d6
# from D6 only Dugrun is within 2
asked 2
prompt dash
do 2 move c7
expect at dugrun c7

test BR-CONT-13 Tailwind: the ally is within 2 of where Deryn has moved
duel
at deryn d4
at kilgore d8
at gwaien d1
hand 1 tailwind
do 1 play tailwind; move d6; use; draw 0
prompt dash
do 1 move c7
expect at kilgore c7

test BR-CONT-13 Sun Hammer: the ally is chosen after the attack
duel
turn 2
at goldarr d5
at kilgore d4
at tzu-xiao d6
at dugrun c5
damage tzu-xiao 1
damage dugrun 1
hand 2 sun-hammer
do 2 play sun-hammer; stay; attack kilgore
expect damage kilgore 3
prompt choose-ally.heal
only 2 choose tzu-xiao; choose dugrun
do 2 choose dugrun
expect damage dugrun 0
expect damage tzu-xiao 1

test BR-CONT-13 A rooted Tzu Xiao may play Tiger Leap for the Force alone
duel
turn 2
root tzu-xiao
at tzu-xiao d5
at kilgore d4
hand 2 tiger-leap
offered 2 play tiger-leap
do 2 play tiger-leap; use
prompt force
do 2 move d3
expect at tzu-xiao d5
expect at kilgore d3

# ---- Grasping Thorns ----------------------------------------------------------------------------------

test BR-CONT-14 BR-RULE-33 Played in round 3 by the start player: ends with the second player's upkeep
duel
round 3
at gwaien d4
at dugrun d2
hand 1 grasping-thorns
do 1 play grasping-thorns; stay; attack dugrun
expect rooted dugrun 1
do 1 end
expect round 3
expect turn 2
expect rooted dugrun 1
do 2 spend creation hurry dugrun
prompt activate
expect at dugrun d2
do 2 end
expect round 4
expect rooted dugrun 0

test BR-CONT-14 Meanwhile the target may attack and use skills
duel
at gwaien d4
at dugrun d2
hand 1 grasping-thorns
do 1 play grasping-thorns; stay; attack dugrun
do 1 end
hand 2 blunderbuss blueprints
do 2 play blunderbuss
prompt aim
do 2 hold; play blueprints
prompt skill

test BR-CONT-14 BR-DISP-3 Push deals it the full distance as damage
duel
at gwaien d4
at goldarr d2
at kilgore d1
hand 1 grasping-thorns crusher
level goldarr
do 1 play grasping-thorns; stay; attack goldarr
# 3 - 2 = 1
do 1 play crusher; stay; attack goldarr
# 4 - 2 = 2, and 1 for the Push
expect at goldarr d2
expect damage goldarr 4

test BR-CONT-14 It may be placed
duel kilgore deryn tzu-xiao gwaien goldarr dugrun
turn 2
at gwaien d4
at deryn d2
hand 2 grasping-thorns
do 2 play grasping-thorns; stay; attack deryn
expect rooted deryn 1
do 2 end
at kilgore c3
hand 1 living-wall
do 1 play living-wall; stay; use; choose deryn
expect at deryn c3
expect at kilgore d2
expect rooted deryn 1

test BR-CONT-14 Out of action ends it
duel
at gwaien d4
at dugrun d2
at kilgore d1
hand 1 grasping-thorns crusher
do 1 play grasping-thorns; stay; attack dugrun
damage dugrun 4
do 1 play crusher; stay; attack dugrun
expect at dugrun gate
expect rooted dugrun 0
do 1 end
do 2 spend creation hurry dugrun; move h3
expect at dugrun h3

test BR-CONT-14 Given in the second player's turn it lasts over the first player's next turn
duel kilgore deryn tzu-xiao gwaien goldarr dugrun
turn 2
at gwaien d4
at deryn d2
hand 2 grasping-thorns
do 2 play grasping-thorns; stay; attack deryn
do 2 end
expect rooted deryn 1
do 1 end
expect rooted deryn 0

test BR-CONT-14 A root trap in between does not shorten it
team gwaien kilgore gwaien goldarr deryn dugrun tzu-xiao dugrun
at gwaien d4
at goldarr d6
at kilgore d7
trap e7 root
hand 1 grasping-thorns wide-swing
hand 2 mirror-image-2
do 1 play grasping-thorns; stay; attack goldarr
do 2 pass
do 1 play wide-swing; stay; aim w
do 2 react mirror-image-2 goldarr; place e7
event root goldarr
do 2 trap c4
do 1 end
# not the Root of the trap, which lasts for the turn, but that of the Thorns
expect turn 2
expect rooted goldarr 1
do 2 end
expect rooted goldarr 0

# ---- Trap Master ------------------------------------------------------------------------------------

test BR-CONT-15 A 2-damage trap deals 3 to an enemy of levelled-up Dugrun
duel
level dugrun
at kilgore d4
trap d3 damage2
do 1 spend creation hurry kilgore; move d3
expect damage kilgore 3

test BR-CONT-15 Not to his allies
duel
turn 2
level dugrun
at tzu-xiao d4
trap d3 damage2
do 2 spend creation hurry tzu-xiao; move d3
expect damage tzu-xiao 2

test BR-CONT-15 The extra damage has the same source
duel
turn 2
level dugrun
at goldarr d5
at kilgore d4
damage kilgore 3
trap d3 damage2
hand 2 verdict
do 2 play verdict; stay; attack kilgore; move d3
# 3 + 1 + 3 = 7
expect at kilgore gate
do 1 trap c4
expect vp 2 1
expect level goldarr 1

test BR-CONT-15 Root traps are unchanged
duel
level dugrun
at kilgore d4
trap d3 root
do 1 spend creation hurry kilgore; move d3; trap c4
expect rooted kilgore 1
expect damage kilgore 0

test BR-CONT-15 Stun traps are unchanged
duel
level dugrun
at kilgore d4
trap d3 stun
hand 1 crusher
do 1 spend creation hurry kilgore; move d3
expect damage kilgore 0
expect hand 1 0
expect discard 1 has crusher

test BR-CONT-15 BR-TRAP-5 Dugrun himself is unaffected, but the trap triggers and is replaced
duel
turn 2
level dugrun
at dugrun d4
trap d3 root
trap c4 damage1
trap d6 damage2
trap f3 stun
do 2 spend creation hurry dugrun; move d3
event trap dugrun root d3
event trap-proof dugrun
prompt replace-trap
do 2 trap f6
expect rooted dugrun 0
expect traps 4
expect supply 8
prompt walk
do 2 move d2
expect at dugrun d2
expect damage dugrun 0

test BR-CONT-15 On his base side he is not immune
duel
turn 2
at dugrun d4
trap d3 damage2
do 2 spend creation hurry dugrun; move d3
expect damage dugrun 2

# ---- area attacks -------------------------------------------------------------------------------------

test BR-CONT-16 Wide Swing hits allies as well
duel
at kilgore e4
at dugrun e3
at deryn d3
hand 1 wide-swing
do 1 play wide-swing; stay; aim w
expect damage dugrun 2
expect damage deryn 3

test BR-CONT-16 Wall of Flame hits allies as well
duel
at gwaien d1
at kilgore d2
at dugrun d4
hand 1 wall-of-flame
do 1 play wall-of-flame; stay; aim e
expect damage kilgore 2
expect damage dugrun 2
expect damage gwaien 0

test BR-CONT-16 Blunderbuss hits allies as well and pushes them, too
duel
turn 2
at dugrun d6
at goldarr d5
at gwaien d4
hand 2 blunderbuss
do 2 play blunderbuss; stay; aim w
prompt choose-order
do 2 choose gwaien
# Gwaien to D3, then Gold'arr to D4
expect damage gwaien 3
expect damage goldarr 2
expect at gwaien d3
expect at goldarr d4

test BR-CONT-16 BR-BLOOD-1 Storm of Blades hits allies as well; the bonus counts per target
duel
at deryn d4
at kilgore d3
at dugrun d5
at goldarr c4
damage kilgore 3
damage dugrun 3
damage goldarr 2
hand 1 storm-of-blades
do 1 play storm-of-blades; stay; use
# Kilgore and Dugrun are Bloodied: 3 - 1 = 2; Gold'arr: 2 - 1 = 1
expect damage kilgore 5
expect damage dugrun 5
expect damage goldarr 3

# ---- skills that name allies ------------------------------------------------------------------------------

test BR-RULE-64 A skill that names allies reaches them through statues and enemies
duel
at gwaien e4
at kilgore e6
at deryn e1
at dugrun e3
damage kilgore 1
damage deryn 1
damage dugrun 3
hand 1 wellspring
do 1 play wellspring; stay
# Kilgore behind Garnet's statue, Deryn behind Dugrun and Esmae's statue
offered 1 choose kilgore
offered 1 choose deryn
denied 1 BR-RULE-64 choose dugrun
do 1 choose deryn
expect damage deryn 0

test BR-RULE-64 The stated range holds
duel
at gwaien d1
at kilgore d4
at deryn d5
damage kilgore 1
damage deryn 1
hand 1 wellspring
do 1 play wellspring; stay
offered 1 choose kilgore
denied 1 BR-TGT-3 choose deryn

test BR-RULE-64 Without such words only enemies can be chosen
duel
at kilgore e4
at dugrun e3
at deryn d3
hand 1 crusher
do 1 play crusher; stay
offered 1 attack dugrun
denied 1 BR-BASIC-11 attack deryn

# ---- more of Evasive Flight, Trapsmith ---------------------------------------------------------------

test BR-CONT-5 Area: the declared direction counts, not another one
duel
turn 2
at dugrun d4
at kilgore d3
at gwaien d2
hand 2 blunderbuss
hand 1 evasive-flight
do 2 play blunderbuss; stay; aim w
# D5 would be hit to the east
do 1 react evasive-flight kilgore; move d5
event escape kilgore
expect damage kilgore 0
expect damage gwaien 3

test BR-CONT-5 Area: jumping from one hex of the area to another is no escape
duel
turn 2
at dugrun d6
at kilgore d5
hand 2 blunderbuss
hand 1 evasive-flight
do 2 play blunderbuss; stay; aim w
do 1 react evasive-flight kilgore; move d4
no-event escape
expect damage kilgore 2

test BR-CONT-5 BR-RULE-39 Who evades with a reaction that puts the attacker out has nothing left to escape from
pack brawl-extra
duel
at kilgore d4
at tzu-xiao d5
damage kilgore 5
damage tzu-xiao 2
hand 1 crusher
hand 2 feint
do 1 play crusher; stay; attack tzu-xiao
do 2 react feint tzu-xiao; move d6
event out kilgore
no-event escape
no-event strike
# nobody is adjacent any more and nobody was hurt after the attack: no defence, no Heal
expect defence tzu-xiao 1
expect damage tzu-xiao 2
expect at tzu-xiao d6

test BR-CONT-5 Who goes out on a trap while evading does not escape the attack, but is out of it
duel
turn 2
at goldarr d5
at gwaien d4
damage gwaien 5
trap d2 damage1
hand 2 sun-hammer
hand 1 evasive-flight
do 2 play sun-hammer; stay; attack gwaien
do 1 react evasive-flight gwaien; move d2; trap c4
no-event escape
no-event strike

test BR-CONT-11 A1 is next to no trap hex
duel
turn 2
at dugrun e4
trap d3 damage3
hand 2 trapsmith
do 2 play trapsmith; stay; look d3
denied 2 BR-CONT-11 trap a1

test BR-CONT-11 BR-BASIC-15 Two players may know the same trap
team kilgore dugrun tzu-xiao dugrun deryn gwaien kilgore deryn
at dugrun e4
at dugrun-2 c3
trap d3 damage3
hand 1 trapsmith
hand 2 trapsmith-2
do 1 play trapsmith; stay; look d3
expect told 1 look 1 damage3 d3
expect told 2 look 1 ? d3
expect told 3 look 1 ? d3
do 1 skip; end
sees 1 arena damage3
sees-not 2 arena damage3
do 2 play trapsmith-2; stay; look d3; skip
sees 1 arena damage3
sees 2 arena damage3
sees-not 3 arena damage3
sees-not 4 arena damage3

test BR-BASIC-10 A sentence whose condition does not hold lapses; the next one still counts the damage before it
pack brawl-extra
duel
at kilgore d4
at tzu-xiao d5
damage tzu-xiao 3
hand 1 crusher
hand 2 feint
do 1 play crusher; stay; attack tzu-xiao
do 2 react feint tzu-xiao; move d6
event escape tzu-xiao
# two hexes away: 2 + 1 damage, no defence, Heal 1 for one champion hurt
expect damage kilgore 3
expect defence tzu-xiao 1
expect damage tzu-xiao 2

test BR-BASIC-10 The same where the condition holds
pack brawl-extra
duel
at kilgore d4
at tzu-xiao d5
damage tzu-xiao 2
hand 1 headbutt
hand 2 feint
do 1 play headbutt; stay; attack tzu-xiao
do 2 react feint tzu-xiao; stay
no-event escape
expect damage kilgore 3
expect defence tzu-xiao 2
# 2 + 2 - 1
expect damage tzu-xiao 3

test BR-CONT-15 Whoever plays Dugrun: traps do not affect him
duel dugrun gwaien deryn tzu-xiao goldarr kilgore
level dugrun
at dugrun d4
trap d3 damage3
do 1 spend creation hurry dugrun; move d3
event trap-proof dugrun
expect damage dugrun 0

test BR-CONT-15 Nobody else is immune, wherever Dugrun stands in the list
duel dugrun gwaien deryn tzu-xiao goldarr kilgore
level kilgore
turn 2
at kilgore d4
trap d3 damage3
do 2 spend creation hurry kilgore; move d3
expect damage kilgore 3

test BR-CONT-6 BR-PLACE-1 Fold Space measures from the ally that is placed
duel
at gwaien d4
at kilgore d6
hand 1 fold-space
do 1 play fold-space; choose kilgore
# 3 from D6; D1 is 3 from D4, but 5 from D6
offered 1 place d8
denied 1 BR-PLACE-1 place d1
do 1 place d8
event place kilgore d6 d8
cites BR-PLACE-1

test BR-CONT-11 A trap exactly 3 away can be looked at
duel
turn 2
at dugrun d6
trap d3 damage3
trap d2 damage1
hand 2 trapsmith
do 2 play trapsmith; stay
offered 2 look d3
denied 2 BR-TGT-3 look d2

test BR-CONT-1 Living Wall: whoever declines changes nothing
duel gwaien kilgore deryn tzu-xiao goldarr dugrun
at kilgore d4
at gwaien d5
at deryn d3
hand 1 living-wall
do 1 play living-wall; stay; use
prompt choose-ally.swap BR-RULE-74
do 1 skip
no-event place
expect at kilgore d4
expect at gwaien d5

test BR-CONT-15 BR-PUSH-4 Pushed onto a trap, Dugrun is the one it does not affect
duel
level dugrun
at kilgore d4
at dugrun d5
trap d6 damage3
hand 1 crusher
do 1 play crusher; stay; attack dugrun
event trap dugrun damage3 d6
event trap-proof dugrun
expect damage dugrun 3
