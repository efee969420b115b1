# Falling on the back: chapter 13, AD-BACK.

test AD-BACK-1 Only the inactive player, only against an attack action that is still on the stack
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 hedge-sneak meteor
mana 1 1
mana 2 3
gold 2 2
do 1 move boar-rider
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place c5
expect stack move
do 1 pass
# the spy stands beside the boar rider, but nobody attacks
not-offered 2 back hedge-sneak
do 2 pass
do 1 stay
do 1 attack boar-rider tower-guard
do 1 pass
# and it stood there before this attack was chosen
denied 2 AD-BACK-2 back hedge-sneak

test AD-BACK-1 Not any more when the attack has been executed or negated, not even in a later attack of the same turn
duel
servant 1 boar-rider d4
servant 1 shieldbearer e4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 ward-keeper meteor
mana 1 1
mana 2 5
gold 2 2
do 1 attack boar-rider tower-guard
do 1 pass
do 2 spy ward-keeper 1
execute
do 2 place c4
do 1 pass
offered 2 back ward-keeper
do 2 pass
expect stack attack
execute
# the intrusive spy made the attack illegal
event negated 1 attack
expect stack
do 1 attack shieldbearer tower-guard
do 1 pass
not-offered 2 back ward-keeper

test AD-BACK-2 AD-BACK-7 AD-RULE-32 By spy, by Teleport, by a token: each appearance beside the attacker counts
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
servant 2 priest g7
hand 1 mothers-blessing
hand 2 hedge-sneak teleport leaf-ambush meteor
mana 1 1
mana 2 9
gold 2 9
do 1 attack boar-rider tower-guard
do 1 pass
denied 2 AD-BACK-2 back tower-guard
do 2 spy hedge-sneak 2
execute
do 2 place c5
do 1 pass
offered 2 back hedge-sneak
do 2 play-at teleport priest
execute
do 2 place e4
do 1 pass
offered 2 back priest
do 2 ambush leaf-ambush 2 boar-rider
execute
do 2 place d3
do 1 pass
offered 2 back wolf-pup
offered 2 back priest
offered 2 back hedge-sneak
denied 2 AD-BACK-2 back tower-guard

test AD-BACK-2 AD-RULE-32 The attacked character itself, displaced to another field beside the attacker, may do it
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 teleport meteor
mana 1 1
mana 2 3
do 1 attack boar-rider tower-guard
do 1 pass
do 2 play-at teleport tower-guard
execute
do 2 place c3
do 1 pass
do 2 back tower-guard
expect stack attack check attack check
execute
execute
do 1 defend
expect damage boar-rider 2
expect at tower-guard nowhere

test AD-BACK-2 AD-PROF-3 Shift, a general ability, makes its servant appear as well
duel
level 2 2
points 2 shift 1
servant 1 boar-rider d4
servant 2 tower-guard d5
servant 2 priest c6
hand 1 mothers-blessing
hand 2 meteor
mana 1 1
mana 2 2
do 1 attack boar-rider tower-guard
do 1 pass
do 2 skill-at shift priest
execute
do 2 place c5
do 1 pass
offered 2 back priest

test AD-BACK-2 AD-BACK-11 Vector: the spy appears on G1, not in melee range of the attacker: not possible
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
servant 2 priest g2
hand 1 mothers-blessing
hand 2 hedge-sneak meteor
mana 1 1
mana 2 3
gold 2 2
do 1 attack boar-rider tower-guard
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place g1
do 1 pass
not-offered 2 back hedge-sneak

test AD-BACK-2 Vector: a servant on C4 from the start may not; teleported from C4 to E4 it may
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
servant 2 priest c4
hand 1 mothers-blessing
hand 2 teleport meteor
mana 1 1
mana 2 3
do 1 attack boar-rider tower-guard
do 1 pass
denied 2 AD-BACK-2 back priest
do 2 play-at teleport priest
execute
do 2 place e4
do 1 pass
offered 2 back priest

test AD-BACK-3 AD-BACK-4 AD-BACK-5 AD-BACK-6 AD-BACK-8 AD-RULE-33 AD-RULE-34 Vector: stack attack, check, fall on the back, its check; executed from the top
duel
at rune-master a7
servant 1 boar-rider d4
servant 2 tower-guard d5
servant 2 rune-apprentice d6
hand 1 mothers-blessing
hand 2 apish-companion meteor
mana 1 1
mana 2 4
gold 2 1
do 1 attack boar-rider tower-guard
do 1 pass
do 2 spy apish-companion 1
execute
do 2 place c4
# its own text first: up to one servant
expect stack attack check trigger
execute
do 2 none
expect status apish-companion exhausted yes
asked 1
do 1 pass
do 2 back apish-companion
event choose-back apish-companion boar-rider
event check-chosen apish-companion boar-rider
expect stack attack check attack check
execute
event check apish-companion boar-rider 3 2 3 0
# intelligence 3 to 0: Reading the Forest hits the attacker
expect stack attack check attack rule
execute
expect damage boar-rider 1
expect xp 2 1
execute
prompt defend
asked 1
do 1 defend
expect at apish-companion nowhere
expect at boar-rider nowhere
expect stack attack check
execute
event no-victory boar-rider tower-guard
execute
event negated 1 attack
expect damage tower-guard 0

# 3/3 against a spy 2/2, without attributes: the numbers of the ledger.
test AD-BACK-4 AD-BACK-6 AD-BACK-9 AD-RULE-34 Vector in level 1: no checks; the spy takes 3 and is removed, the attacker takes 2, is Defenceless and strikes afterwards
option level=1
duel
servant 1 boar-rider d4
servant 2 shieldbearer d5
hand 1 mothers-blessing
hand 2 apish-companion meteor
mana 1 1
mana 2 4
gold 2 1
do 1 attack boar-rider shieldbearer
expect stack attack
do 1 pass
do 2 spy apish-companion 1
execute
do 2 place c4
execute
do 2 none
do 1 pass
do 2 back apish-companion
expect stack attack attack
execute
do 1 defend
expect at apish-companion nowhere
expect damage boar-rider 2
expect status boar-rider defenceless yes
expect xp 1 1
expect stack attack
execute
do 2 endure
expect damage shieldbearer 3

test AD-BACK-3 It is aimed at the attacking character, at nobody else
duel
servant 1 boar-rider d4
servant 1 nimble-blade c3
servant 2 priest d5
hand 1 mothers-blessing
hand 2 hedge-sneak meteor
mana 1 1
mana 2 3
gold 2 2
do 1 attack boar-rider priest
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place c4
do 1 pass
only 2 pass; back hedge-sneak
do 2 back hedge-sneak
event choose-back hedge-sneak boar-rider
resolve
do 1 endure
event damage boar-rider 3
no-event damage nimble-blade

test AD-BACK-5 AD-CONT-10 AD-RULE-33 Exhausted does not matter, and Hedge Sneak is stronger only in this blow
duel
servant 1 shieldbearer d4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 hedge-sneak meteor
mana 1 1
mana 2 3
gold 2 2
do 1 attack shieldbearer tower-guard
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place c4
expect attack hedge-sneak 2
do 1 pass
do 2 back hedge-sneak
expect status hedge-sneak exhausted yes
expect status hedge-sneak swift-used no
execute
execute
do 1 endure
event attack hedge-sneak shieldbearer 3 0
expect damage shieldbearer 3
expect attack hedge-sneak 2
expect status hedge-sneak exhausted yes
expect status shieldbearer defenceless no

test AD-CONT-10 In an attack action of its own Hedge Sneak has no bonus
duel
servant 1 hedge-sneak d4
servant 1 priest a1
servant 2 shieldbearer d5
do 1 attack hedge-sneak shieldbearer
do 2 endure
event attack hedge-sneak shieldbearer 2 0
expect damage shieldbearer 2

test AD-BACK-5 AD-RULE-33 Any character that appeared stays or becomes Exhausted by it
duel
servant 1 shieldbearer d4
servant 2 tower-guard d5
servant 2 nimble-blade g7
hand 1 mothers-blessing
hand 2 teleport meteor
mana 1 1
mana 2 3
do 1 attack shieldbearer tower-guard
do 1 pass
do 2 play-at teleport nimble-blade
execute
do 2 place c4
expect status nimble-blade exhausted no
do 1 pass
do 2 back nimble-blade
expect status nimble-blade exhausted yes

test AD-BACK-5 AD-RULE-33 Intrusive applies: another intrusive enemy beside the spy forbids it
duel
servant 1 boar-rider d4
servant 1 root-warden b4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 hedge-sneak meteor
mana 1 1
mana 2 3
gold 2 2
do 1 attack boar-rider tower-guard
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place c4
do 1 pass
denied 2 AD-KEY-2 back hedge-sneak

test AD-BACK-5 AD-RULE-33 An intrusive attacker itself may be fallen on, and Ranged does not matter
pack adeloth-vectors
duel
servant 1 ward-keeper d4
servant 1 weasel-scout a1
servant 2 tower-guard d5
servant 2 glade-archer g7
status glade-archer moved
hand 1 mothers-blessing
hand 2 teleport meteor
mana 1 1
mana 2 3
do 1 attack ward-keeper tower-guard
do 1 pass
do 2 play-at teleport glade-archer
execute
do 2 place c4
do 1 pass
do 2 back glade-archer
execute
execute
# a blow, no shot: the attacker may defend
prompt defend
do 1 defend
expect damage ward-keeper 2
expect at glade-archer nowhere

test AD-BACK-6 A Defenceless attacker cannot defend against it
duel
servant 1 shieldbearer d4
status shieldbearer defenceless
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 hedge-sneak meteor
mana 1 1
mana 2 3
gold 2 2
do 1 attack shieldbearer tower-guard
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place c4
do 1 pass
do 2 back hedge-sneak
execute
execute
event attack hedge-sneak shieldbearer 3 0
expect at hedge-sneak c4

test AD-BACK-6 Having defended against it, the attacker cannot defend again this turn
duel
servant 1 shieldbearer d4
servant 2 tower-guard d5
servant 2 priest g7
hand 1 mothers-blessing
hand 2 hedge-sneak teleport meteor
mana 1 1
mana 2 5
gold 2 2
do 1 attack shieldbearer tower-guard
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place c4
do 1 pass
do 2 back hedge-sneak
execute
execute
do 1 defend
expect status shieldbearer defenceless yes
do 1 pass
do 2 play-at teleport priest
execute
do 2 place e4
do 1 pass
do 2 back priest
execute
execute
event attack priest shieldbearer 1 0
expect at shieldbearer nowhere

test AD-BACK-7 AD-RULE-33 It costs nothing, and each appearance allows one
duel
servant 1 shieldbearer d4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 shadow-messenger teleport meteor
mana 1 1
mana 2 3
gold 2 2
do 1 attack shieldbearer tower-guard
do 1 pass
do 2 spy shadow-messenger 2
execute
do 2 place c4
do 1 pass
do 2 back shadow-messenger
expect mana 2 3
expect gold 2 0
execute
execute
do 1 endure
expect damage shieldbearer 1
do 1 pass
denied 2 AD-BACK-2 back shadow-messenger
# appearing once more gives another chance
do 2 play-at teleport shadow-messenger
execute
do 2 place e4
do 1 pass
do 2 back shadow-messenger
expect stack attack check attack check

test AD-BACK-8 AD-STACK-11 Its check: the spy is the attacking, the attacker the attacked character
pack adeloth-vectors
duel
at rune-master a7
servant 1 shieldbearer d4
servant 2 tower-guard d5
servant 2 glade-archer e6
hand 1 mothers-blessing
hand 2 hedge-sneak meteor
mana 1 1
mana 2 3
gold 2 2
do 1 attack shieldbearer tower-guard
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place c5
do 1 pass
do 2 back hedge-sneak
execute
event check hedge-sneak shieldbearer 4 0 1 1
event victory hedge-sneak shieldbearer agility
expect status shieldbearer surprised-agility yes
execute
expect status shieldbearer defenceless yes
expect attack shieldbearer 1
execute
# nobody is asked whether the attacker defends
event attack hedge-sneak shieldbearer 3 0
expect stack attack check

test AD-BACK-8 AD-RULE-34 AD-L12-1 In level 1 it triggers no check
option level=1
duel
servant 1 shieldbearer d4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 hedge-sneak meteor
mana 1 1
mana 2 3
gold 2 2
do 1 attack shieldbearer tower-guard
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place c4
do 1 pass
do 2 back hedge-sneak
expect stack attack attack

test AD-BACK-9 AD-ATT-7 The attacker is removed by it: the original attack is negated
duel
servant 1 nimble-blade d4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 hedge-sneak meteor
mana 1 1
mana 2 3
gold 2 2
do 1 attack nimble-blade tower-guard
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place c4
do 1 pass
do 2 back hedge-sneak
execute
execute
do 1 endure
expect at nimble-blade nowhere
expect xp 2 1
expect stack attack check
execute
event no-victory nimble-blade tower-guard
cites AD-ATR-17
execute
event negated 1 attack
cites AD-ATT-7
expect damage tower-guard 0
expect xp 2 1

test AD-BACK-10 AD-RULE-67 A fall on the back cannot be answered by a fall on the back
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 1 apish-companion mothers-blessing
hand 2 shadow-messenger meteor
mana 1 3
gold 1 3
mana 2 3
gold 2 2
do 1 attack boar-rider tower-guard
do 1 pass
do 2 spy shadow-messenger 2
execute
do 2 place c4
do 1 pass
do 2 back shadow-messenger
do 2 pass
# the active player's spy appears beside the one who falls on the back
do 1 spy apish-companion 3
execute
do 1 place c5
execute
do 1 none
expect stack attack check attack check
do 2 pass
asked 1
denied 1 AD-BACK-1 back apish-companion
not-offered 1 back boar-rider

test AD-BACK-11 AD-RULE-81 Vector: a replacement on the same field does not count; on a field free all along it does
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
servant 2 mirror-sage g7
servant 2 priest c4
hand 1 mothers-blessing
hand 2 hedge-sneak shadow-messenger meteor
mana 1 1
mana 2 5
gold 2 4
do 1 attack boar-rider tower-guard
do 1 pass
do 2 use-at mirror-sage priest
execute
expect at priest nowhere
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place c4
do 1 pass
denied 2 AD-BACK-2 back hedge-sneak
do 2 spy shadow-messenger 2
execute
do 2 place c5
do 1 pass
offered 2 back shadow-messenger
denied 2 AD-BACK-2 back hedge-sneak

test AD-BACK-11 AD-RULE-81 Vector: the attacker is teleported out of reach: the fall on the back is negated, the attack too, the chance is used up
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 1 teleport mothers-blessing
hand 2 shadow-messenger meteor
mana 1 3
mana 2 3
gold 2 2
do 1 attack boar-rider tower-guard
do 1 pass
do 2 spy shadow-messenger 2
execute
do 2 place c4
do 1 pass
do 2 back shadow-messenger
do 2 pass
do 1 play-at teleport boar-rider
execute
do 1 place g1
expect stack attack check attack check
execute
execute
event negated 2 attack
cites AD-ATT-2
do 1 pass
not-offered 2 back shadow-messenger
do 2 pass
# the check of the attack counts all the same (AD-RULE-51): intelligence 0 to 3
expect stack attack rule
execute
execute
event negated 1 attack
expect damage tower-guard 0
expect status boar-rider exhausted yes

test AD-BACK-11 In melee range when it appears: an attacker teleported beside a spy that came elsewhere does not count
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
servant 2 priest f2
hand 1 teleport mothers-blessing
hand 2 hedge-sneak meteor
mana 1 3
mana 2 3
gold 2 2
do 1 attack boar-rider tower-guard
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place g1
do 1 play-at teleport boar-rider
execute
do 1 place f1
do 1 pass
denied 2 AD-BACK-2 back hedge-sneak

test AD-BACK-11 And still when it is chosen: the spy has appeared, but the attacker is gone to another place
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 1 teleport mothers-blessing
hand 2 hedge-sneak meteor
mana 1 3
mana 2 3
gold 2 2
do 1 attack boar-rider tower-guard
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place c4
do 1 play-at teleport boar-rider
execute
do 1 place e6
do 1 pass
not-offered 2 back hedge-sneak

test AD-BACK-2 AD-BACK-11 A field is free before if nobody stood there when the attack was chosen, whoever came through since
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
servant 2 mirror-sage g7
hand 1 mothers-blessing
hand 2 hedge-sneak shadow-messenger meteor
mana 1 1
mana 2 5
gold 2 4
do 1 attack boar-rider tower-guard
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place c4
do 1 pass
do 2 use-at mirror-sage hedge-sneak
execute
do 1 pass
do 2 spy shadow-messenger 2
execute
do 2 place c4
do 1 pass
offered 2 back shadow-messenger

test AD-BACK-2 AD-BACK-11 The field of one who fell on the back and was removed was free before for the next, too
pack adeloth-vectors
duel
servant 1 shieldbearer d4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 hedge-sneak shadow-messenger meteor
mana 1 1
mana 2 1
gold 2 4
at rune-master a7
do 1 attack shieldbearer tower-guard
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place c4
do 1 pass
do 2 back hedge-sneak
execute
execute
do 1 defend
expect at hedge-sneak nowhere
expect damage shieldbearer 3
do 1 pass
do 2 spy shadow-messenger 2
execute
do 2 place c4
do 1 pass
do 2 back shadow-messenger
execute
execute
event attack shadow-messenger shieldbearer 1 0
expect at shieldbearer nowhere

test AD-BACK-7 AD-BACK-11 An appearance is lost with the battlefield: back on a field that was not free, there is no second chance
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
servant 2 priest e4
servant 2 mirror-sage g7
hand 1 mothers-blessing
hand 2 hedge-sneak meteor
mana 1 1
mana 2 5
gold 2 4
do 1 attack boar-rider tower-guard
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place c4
do 1 pass
offered 2 back hedge-sneak
do 2 use-at mirror-sage priest
do 2 use-at mirror-sage hedge-sneak
expect stack attack check ability ability
execute
execute
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place e4
do 1 pass
denied 2 AD-BACK-2 back hedge-sneak

test AD-BACK-3 AD-RULE-73 An attacker that left and came back is not the attacking character any more
duel
at rune-master a7
servant 1 mirror-sage g1
servant 1 hedge-sneak d4
servant 1 priest e3
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 shadow-messenger meteor
mana 1 3
gold 1 2
mana 2 1
gold 2 3
do 1 attack hedge-sneak tower-guard
do 1 pass
do 2 spy shadow-messenger 2
execute
do 2 place c4
do 1 pass
offered 2 back shadow-messenger
do 2 use tower-guard
execute
do 1 use-at mirror-sage hedge-sneak
execute
do 1 spy hedge-sneak 2
execute
do 1 place d4
expect stack attack check
do 1 pass
not-offered 2 back shadow-messenger

test AD-BACK-2 AD-RULE-81 While an attack is on the stack the view marks the free fields beside the attacker
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 2 teleport
mana 2 2
expect cell-tag 2 c5 at-the-back no
expect cell-tag 2 a1 at-the-back no
do 1 attack boar-rider tower-guard
expect cell-tag 2 a1 at-the-back no
expect cell-tag 2 c5 at-the-back yes
expect cell-tag spectator e3 at-the-back yes
expect cell-tag 1 d4 at-the-back no
expect cell-tag 1 d5 at-the-back no
expect cell-tag 2 b4 at-the-back no
do 2 play-at teleport tower-guard
execute
do 2 place c3
expect cell-tag 2 c3 at-the-back no
expect cell-tag 2 d5 at-the-back no
expect cell-tag 2 e4 at-the-back yes

test AD-BACK-2 AD-BACK-11 However long the turn: who came at the back of an earlier attack has not come at the back of this one
option level=1
duel
servant 1 boar-rider d4
servant 1 nimble-blade e5
servant 1 tower-guard a1
servant 2 shieldbearer d5
hand 2 hedge-sneak meteor
mana 1 300
mana 2 1
gold 2 1
do 1 attack boar-rider shieldbearer
do 1 pass
do 2 spy hedge-sneak 1
execute
do 2 place e4
do 1 pass
offered 2 back hedge-sneak
do 2 pass
do 2 endure
# with these the next attack is the 255th effect after the first one
repeat 253 1 use tower-guard; pass
gold 2 1
do 1 attack nimble-blade shieldbearer
do 1 pass
denied 2 AD-BACK-2 back hedge-sneak

test AD-BACK-2 AD-RULE-81 A chance that was not taken is gone with its attack, in the same turn too
option level=1
duel
servant 1 boar-rider d4
servant 1 nimble-blade e5
servant 2 shieldbearer d5
hand 2 hedge-sneak meteor
mana 2 1
gold 2 1
do 1 attack boar-rider shieldbearer
do 2 spy hedge-sneak 1
execute
do 2 place e4
offered 2 back hedge-sneak
do 2 pass
do 2 endure
gold 2 1
do 1 attack nimble-blade shieldbearer
denied 2 AD-BACK-2 back hedge-sneak

test AD-BACK-11 AD-ATT-2 Who came at the back and has been put elsewhere since cannot strike from there
duel
at rune-master g7
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 2 hedge-sneak teleport
mana 2 9
gold 2 1
do 1 attack boar-rider tower-guard
do 2 spy hedge-sneak 1
execute
do 2 place e4
offered 2 back hedge-sneak
do 2 play-at teleport hedge-sneak
execute
do 2 place a7
denied 2 AD-ATT-2 back hedge-sneak
denied 2 AD-BACK-2 back tower-guard

test AD-BACK-1 AD-ATT-1 The table tells an attack action from a fall on the back, and by which rule each was chosen
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 2 hedge-sneak meteor
mana 2 9
gold 2 1
do 1 attack boar-rider tower-guard
event choose-attack boar-rider tower-guard
cites AD-ATT-1
do 2 spy hedge-sneak 1
execute
do 2 place e4
do 2 back hedge-sneak
event choose-back hedge-sneak boar-rider
cites AD-BACK-1

test AD-CONT-10 AD-BACK-8 Only a text about falling on the back helps there: another one's condition is not met by it
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
servant 2 griffin-rider a7
hand 2 teleport
mana 2 2
do 1 attack boar-rider tower-guard
do 2 play-at teleport griffin-rider
do 2 place e4
expect attack griffin-rider 5
do 2 back griffin-rider
do 1 endure
event attack griffin-rider boar-rider 5 0

test AD-BACK-2 Once the attack has been executed no field is at the attacker's back any more
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 2 meteor
mana 2 1
do 1 attack boar-rider tower-guard
expect cell-tag 2 c5 at-the-back yes
resolve
do 2 endure
prompt action
expect cell-tag 2 c5 at-the-back no
expect cell-tag 1 e3 at-the-back no

test AD-BACK-4 AD-BACK-8 A fall on the back and its check are marked on the stack, the attack action and its check are not
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 2 hedge-sneak meteor
mana 2 9
gold 2 1
do 1 attack boar-rider tower-guard
do 2 spy hedge-sneak 1
execute
do 2 place e4
do 2 back hedge-sneak
expect stack attack check attack check
expect tag 1 stack 1 falls-on-the-back no
expect tag 1 stack 2 falls-on-the-back no
expect tag 1 stack 3 falls-on-the-back yes
expect tag 1 stack 4 falls-on-the-back yes

test AD-BACK-1 AD-BACK-2 Only an attack has a back to fall on: who comes beside somebody that moves strikes nobody
duel
servant 1 nimble-blade g1
servant 1 boar-rider d4
servant 2 priest g2
servant 2 tower-guard d5
hand 2 hedge-sneak meteor
mana 2 9
gold 2 1
do 1 attack nimble-blade priest
resolve
do 2 endure
do 1 move boar-rider
do 2 spy hedge-sneak 1
execute
do 2 place e4
expect stack move
not-offered 2 back hedge-sneak
