# Stack puzzles: three and more effects deep, each with the trap it sets.

# Trap: Teleport is negated before it asks for a field, so the attack it should have foiled goes on.
test AD-STACK-1 AD-NEG-5 Puzzle 1: the attack, the rescue, and Counterspell on the rescue
pack adeloth-vectors
duel
servant 1 boar-rider d4
servant 2 priest d5
hand 1 counterspell mothers-blessing
hand 2 teleport meteor
mana 1 4
mana 2 3
do 1 attack boar-rider priest
do 1 pass
do 2 play-at teleport priest
do 2 pass
do 1 counter counterspell 3
expect stack attack check card card
execute
event negated 2 card
expect stack attack check
expect xp 1 1
expect discard 2 has teleport
expect at priest d5
execute
expect stack attack
execute
do 2 endure
expect at priest nowhere
expect xp 1 2
expect xp 2 0

# Trap: the negated effect is taken out of the middle; what lies above it stays where it is.
test AD-NEG-5 AD-STACK-1 Puzzle 2: Counterspell reaches under two other effects
duel
servant 1 tower-guard c3
servant 1 priest c4
servant 2 glade-archer d5
hand 1 sparks mothers-blessing
hand 2 counterspell meteor
mana 1 4
mana 2 4
do 1 play-at sparks glade-archer
do 1 use tower-guard
do 1 use tower-guard
do 1 pass
do 2 counter counterspell 1
expect stack card ability ability card
execute
event negated 1 card
expect stack ability ability
expect xp 2 1
expect resistance tower-guard 3
execute
expect stack ability
execute
expect resistance tower-guard 5
expect at glade-archer d5
expect stack

# Trap: Mirror Sage leaves first and its other ability still works; both spells lose their targets.
test AD-CAB-3 AD-RULE-29 AD-TGT-2 Puzzle 3: Mirror Sage saves the archer and itself
duel
end
servant 1 mirror-sage c3
servant 1 glade-archer d3
servant 2 boar-rider g7
hand 1 mothers-blessing
hand 2 fireball vine-grasp meteor
mana 1 5
mana 2 9
do 2 play-at fireball mirror-sage
do 2 play-at vine-grasp glade-archer
do 2 pass
do 1 use-at mirror-sage glade-archer
do 1 use-at mirror-sage mirror-sage
expect stack card card ability ability
execute
expect hand 1 has mirror-sage
expect stack card card ability
execute
expect hand 1 has glade-archer
expect stack card card
execute
event negated 2 card
expect xp 1 1
execute
event negated 2 card
expect xp 1 3
expect xp 2 0
expect stack

# Trap: the target came back to the very field it stood on, but it is another object; and that field was not free when
# the attack was chosen, so it may not fall on the back either.
test AD-TGT-2 AD-RULE-73 AD-ATT-6 AD-BACK-11 Puzzle 4: away and back to the same field
duel
servant 1 boar-rider d4
servant 2 mirror-sage e6
servant 2 hedge-sneak d5
hand 1 mothers-blessing
hand 2 meteor
mana 1 1
mana 2 3
gold 2 3
at rune-master a7
do 1 attack boar-rider hedge-sneak
do 1 pass
do 2 use-at mirror-sage hedge-sneak
expect stack attack check ability
execute
expect hand 2 has hedge-sneak
do 1 pass
do 2 spy hedge-sneak 2
expect stack attack check summon
execute
do 2 place d5
do 1 pass
denied 2 AD-BACK-2 back hedge-sneak
do 2 pass
event no-victory boar-rider hedge-sneak
expect stack attack
execute
event negated 1 attack
expect at hedge-sneak d5
expect damage hedge-sneak 0
expect xp 1 0

# Trap: the same, but the spy comes back to another field beside the attacker, and that one was free.
test AD-TGT-2 AD-BACK-2 AD-BACK-9 Puzzle 5: away, back beside the attacker, and onto his back
duel
servant 1 boar-rider d4
servant 2 mirror-sage e6
servant 2 hedge-sneak d5
hand 1 mothers-blessing
hand 2 meteor
mana 1 1
mana 2 3
gold 2 3
at rune-master a7
do 1 attack boar-rider hedge-sneak
do 1 pass
do 2 use-at mirror-sage hedge-sneak
execute
do 1 pass
do 2 spy hedge-sneak 2
execute
do 2 place e5
do 1 pass
do 2 back hedge-sneak
expect stack attack check attack check
execute
# agility 2 against 2, intelligence 4 against 0: a rule card and the sage's gold
event check hedge-sneak boar-rider 2 2 4 0
do 2 first mirror-sage
expect stack attack check attack trigger rule
execute
expect damage boar-rider 1
expect xp 2 1
execute
expect gold 2 2
execute
prompt defend
do 1 endure
expect at boar-rider nowhere
expect xp 2 3
expect stack attack check
resolve
expect stack
expect at hedge-sneak e5

# Trap: the aura falls away in the removal step, so the blade goes in the second pass, and its attack is negated.
test AD-REM-1 AD-CONT-16 AD-ATT-7 AD-TRIG-3 Puzzle 6: Mother Bear falls, and her aura with her
duel
servant 1 mother-bear c3
damage mother-bear 1
servant 1 nimble-blade d4
damage nimble-blade 2
servant 2 tower-guard d5
pile 1 sparks
hand 1 mothers-blessing
hand 2 fireball meteor
mana 1 1
mana 2 4
expect resistance nimble-blade 3
do 1 attack nimble-blade tower-guard
do 1 pass
do 2 play-at fireball mother-bear
expect stack attack check card
execute
event removed mother-bear
event removed nimble-blade
expect xp 2 4
expect stack attack check trigger
asked 1
execute
expect hand 1 has sparks
execute
event no-victory nimble-blade tower-guard
execute
event negated 1 attack
expect damage tower-guard 0
expect stack

# Trap: paying is no effect. The bear is gone at once, but the blade dies only after the next effect, and until then it
# can be saved.
test AD-TRIG-8 AD-REM-1 AD-PROF-2 Puzzle 7: Offering takes the bear, Mirror Sage takes the blade in time
duel rune-master
level 1 3
points 1 offering 1
servant 1 mother-bear c3
servant 1 nimble-blade d4
damage nimble-blade 2
servant 1 mirror-sage c4
pile 1 sparks growth
hand 1 mothers-blessing
hand 2 meteor
mana 1 3
mana 2 1
do 1 offer offering mother-bear
expect stack skill trigger
expect xp 2 3
expect at nimble-blade d4
expect resistance nimble-blade 2
do 1 use-at mirror-sage nimble-blade
expect stack skill trigger ability
execute
expect hand 1 has nimble-blade
no-event removed nimble-blade
expect xp 2 3
execute
execute
expect hand 1 has sparks growth
expect stack

# Trap: without the rescue the blade falls after the bear's own text has been executed.
test AD-TRIG-8 AD-REM-1 Puzzle 8: Offering takes the bear, and nobody helps the blade
duel rune-master
level 1 3
points 1 offering 1
servant 1 mother-bear c3
servant 1 nimble-blade d4
damage nimble-blade 2
pile 1 sparks growth
hand 1 mothers-blessing
hand 2 meteor
mana 1 3
mana 2 1
do 1 offer offering mother-bear
expect stack skill trigger
expect at nimble-blade d4
execute
event removed nimble-blade
expect stack skill
expect xp 2 4
execute
expect hand 1 has sparks growth

# Trap: the game ends between the ghost's text and Offering; the card is not drawn any more.
test AD-WIN-1 AD-WIN-5 AD-TRIG-8 Puzzle 9: Offering kills by its price
duel rune-master
level 1 3
points 1 offering 1
servant 1 lantern-ghost c3
pile 1 sparks
life 2 1
hand 1 mothers-blessing
hand 2 meteor
mana 1 1
mana 2 1
do 1 offer offering lantern-ghost
expect stack skill trigger
execute
over 1
expect hand 1 lacks sparks

# Trap: the end is looked for after the effect and before triggered abilities: the ghost cannot take the winner along.
test AD-WIN-1 AD-TRIG-3 AD-WIN-5 Puzzle 10: the blow that kills the general and the ghost
option level=1
duel
life 1 1
life 2 2
at rune-master c5
servant 1 thorn-boar d4
servant 2 lantern-ghost c4
servant 2 tower-guard d5
hand 1 mothers-blessing
hand 2 teleport meteor
mana 1 1
mana 2 3
do 1 attack thorn-boar tower-guard
do 1 pass
do 2 use tower-guard
expect stack attack ability
execute
execute
do 2 endure
event removed lantern-ghost
no-event triggered
over 1
expect life 1 1

# Trap: the spy does not lose its chance by the spell that will remove it: the fall on the back lies above the spell.
test AD-BACK-4 AD-STACK-5 AD-ATR-3 Puzzle 11: a spy before the check, a spell at the spy, and its answer
duel
at rune-master a7
servant 1 boar-rider d4
servant 1 nimble-blade c5
servant 2 shieldbearer d5
hand 1 fireball mothers-blessing
hand 2 hedge-sneak meteor
mana 1 4
mana 2 3
gold 2 2
do 1 attack boar-rider shieldbearer
expect stack attack check
do 1 pass
do 2 spy hedge-sneak 2
expect stack attack check summon
execute
do 2 place e5
do 1 play-at fireball hedge-sneak
do 1 pass
do 2 back hedge-sneak
expect stack attack check card attack check
execute
event check hedge-sneak boar-rider 2 4 1 0
execute
do 1 endure
expect at boar-rider nowhere
expect xp 2 2
expect stack attack check card
execute
expect at hedge-sneak nowhere
expect xp 1 1
execute
event no-victory boar-rider shieldbearer
execute
event negated 1 attack
expect damage shieldbearer 0
expect stack

# Trap: with the spy gone before the check, the victory that the spy had prevented is won after all.
test AD-ATR-3 AD-STACK-6 Puzzle 12: the spy came to save the check and was gone in time
duel
at rune-master a7
servant 1 boar-rider d4
servant 1 nimble-blade c5
servant 2 tower-guard d5
hand 1 fireball mothers-blessing
hand 2 apish-companion meteor
mana 1 4
mana 2 3
gold 2 3
do 1 attack boar-rider tower-guard
do 1 pass
do 2 spy apish-companion 3
execute
do 2 place e6
expect stack attack check trigger
do 2 pass
do 1 play-at fireball apish-companion
expect stack attack check trigger card
execute
expect at apish-companion nowhere
expect stack attack check trigger
execute
# its text works on although it has gone
do 2 aim boar-rider
expect status boar-rider defenceless yes
execute
event check boar-rider tower-guard 4 0 0 1
expect stack attack rule
execute
expect status tower-guard defenceless yes
execute
event attack boar-rider tower-guard 3 0
expect at tower-guard nowhere
expect xp 1 2

# Trap: the spy is removed in answer: its fall on the back is negated without bounty, the attack itself goes on.
test AD-BACK-11 AD-ATT-7 AD-NEG-3 Puzzle 13: the ambusher is shot
duel
servant 1 boar-rider d4
servant 2 tower-guard d5
hand 1 fireball mothers-blessing
hand 2 hedge-sneak meteor
mana 1 4
mana 2 3
gold 2 2
at rune-master a7
do 1 attack boar-rider tower-guard
do 1 pass
do 2 spy hedge-sneak 1
execute
do 2 place c4
do 1 pass
do 2 back hedge-sneak
do 2 pass
do 1 play-at fireball hedge-sneak
expect stack attack check attack check card
execute
expect at hedge-sneak nowhere
expect xp 1 1
execute
event no-victory hedge-sneak boar-rider
execute
event negated 2 attack
expect xp 1 1
expect xp 2 0
expect stack attack check
execute
execute
do 2 endure
expect at tower-guard nowhere
expect damage boar-rider 0
expect xp 1 2

# Trap: the rescue by an ability can be countered; an ability pays no bounty, the dead archer does.
test AD-NEG-5 AD-NEG-3 AD-CONT-12 Puzzle 14: Fireball, Mirror Sage, Counterspell
duel
servant 2 mirror-sage f6
servant 2 glade-archer e5
hand 1 fireball counterspell mothers-blessing
hand 2 meteor
mana 1 7
mana 2 3
do 1 play-at fireball glade-archer
do 1 pass
do 2 use-at mirror-sage glade-archer
do 2 pass
do 1 counter counterspell 2
expect stack card ability card
execute
event negated 2 ability
expect stack card
expect xp 1 0
expect xp 2 0
execute
expect at glade-archer nowhere
expect xp 1 1
expect mana 2 1

# Trap: one card removes two servants with texts of the same player; the one put onto the stack first happens last.
test AD-TRIG-6 AD-STACK-11 Puzzle 15: Meteor, two last words, and an answer between them
pack adeloth-vectors
duel
end
servant 1 mother-bear d4
damage mother-bear 3
servant 1 lantern-ghost d3
servant 1 tower-guard a1
servant 2 priest e3
pile 1 sparks
hand 1 mothers-blessing
hand 2 meteor growth
mana 1 2
mana 2 9
gold 2 1
do 2 play-at meteor lantern-ghost
execute
event removed mother-bear
event removed lantern-ghost
event removed priest
asked 1
prompt first-trigger
only 1 first mother-bear; first lantern-ghost
do 1 first lantern-ghost
expect stack trigger trigger
expect xp 2 4
expect xp 1 1
do 1 use tower-guard
expect stack trigger trigger ability
execute
execute
expect hand 1 has sparks
expect life 2 25
expect stack trigger
execute
expect life 2 24

# Trap: a gnome appears and shifts the attacked servant: now both may fall on the back, and the second finds nobody.
test AD-BACK-2 AD-BACK-7 AD-BACK-9 AD-NEG-3 Puzzle 16: two on one back
duel
at rune-master a7
servant 1 nimble-blade d4
servant 2 boar-rider d5
hand 1 mothers-blessing
hand 2 tactical-gnome meteor
mana 1 1
mana 2 3
gold 2 3
do 1 attack nimble-blade boar-rider
do 1 pass
do 2 spy tactical-gnome 3
execute
do 2 place c4
expect stack attack check trigger
execute
denied 2 AD-TGT-3 aim tactical-gnome
do 2 aim boar-rider
do 2 place e5
expect at boar-rider e5
expect stack attack check
do 1 pass
do 2 back boar-rider
expect stack attack check attack check
do 2 back tactical-gnome
expect stack attack check attack check attack check
execute
event check tactical-gnome nimble-blade 2 2 3 0
expect stack attack check attack check attack rule
execute
expect damage nimble-blade 1
execute
do 1 endure
expect at nimble-blade nowhere
expect xp 2 2
expect stack attack check attack check
execute
event no-victory boar-rider nimble-blade
execute
event negated 2 attack
execute
execute
event negated 1 attack
expect xp 2 2
expect xp 1 0
expect stack

# Trap: the ghost strikes before Teleport can take it away; with the archer gone nobody sees the ghost any more, and
# Teleport is negated, too.
test AD-KEY-11 AD-KEY-15 AD-TGT-6 AD-BACK-4 Puzzle 17: a spy beside the archer, and away with it, too late
pack adeloth-vectors
duel
servant 1 glade-archer d2
servant 2 tower-guard d6
servant 2 priest e4
at rune-master a7
hand 1 teleport mothers-blessing
hand 2 shadow-messenger meteor
mana 1 3
mana 2 3
gold 2 2
do 1 shoot glade-archer tower-guard
do 1 pass
do 2 spy shadow-messenger 2
expect stack attack check summon
execute
do 2 place d3
do 1 play-at teleport shadow-messenger
do 1 pass
do 2 back shadow-messenger
expect stack attack check card attack check
do 2 pass
do 1 pass
# the archer's general is in its warband
event no-victory shadow-messenger glade-archer
expect stack attack check card attack
execute
do 1 endure
expect at glade-archer nowhere
expect xp 2 1
expect stack attack check card
execute
event negated 1 card
cites AD-KEY-14
expect at shadow-messenger d3
expect xp 2 2
expect stack attack check
resolve
event negated 1 attack
expect damage tower-guard 0

# Trap: conditions of a shot count at execution only: the spy came and went, and nobody is near when it is executed.
test AD-KEY-11 AD-TGT-6 Puzzle 18: the same, and the spy is too timid
pack adeloth-vectors
duel
servant 1 glade-archer d2
servant 2 tower-guard d6
servant 2 priest e4
at rune-master a7
hand 1 teleport mothers-blessing
hand 2 shadow-messenger meteor
mana 1 3
mana 2 3
gold 2 2
do 1 shoot glade-archer tower-guard
do 1 pass
do 2 spy shadow-messenger 2
execute
do 2 place d3
do 1 play-at teleport shadow-messenger
expect stack attack check card
execute
do 1 place g1
execute
execute
event attack glade-archer tower-guard 2 0
expect damage tower-guard 2
expect stack

# Trap: a token falls on the back, Vine Grasp leaves it without strength; its end pays nothing.
test AD-BACK-2 AD-SUM-9 AD-STACK-5 Puzzle 19: Leaf Ambush, the pup, and Vine Grasp
duel
servant 1 boar-rider d4
servant 2 shieldbearer d5
at rune-master a7
hand 1 vine-grasp mothers-blessing
hand 2 leaf-ambush meteor
mana 1 2
mana 2 3
gold 2 3
do 1 attack boar-rider shieldbearer
do 1 pass
do 2 ambush leaf-ambush 2 boar-rider
expect stack attack check card
execute
do 2 place c3
do 1 pass
do 2 back wolf-pup
do 2 pass
do 1 play-at vine-grasp wolf-pup
expect stack attack check attack check card
execute
expect attack wolf-pup 0
execute
event check wolf-pup boar-rider 1 2 1 0
execute
do 1 defend
expect at wolf-pup nowhere
expect damage boar-rider 0
expect status boar-rider defenceless yes
expect xp 1 0
expect stack attack check
resolve
do 2 defend
expect damage shieldbearer 3
expect damage boar-rider 2

# Trap: the negation of a negation: Growth is executed, the Counterspell pays.
test AD-NEG-5 AD-NEG-1 AD-STACK-5 Puzzle 20: a second Counterspell against the first
pack adeloth-triggers
duel
servant 1 priest c3
hand 1 growth second-thoughts mothers-blessing
hand 2 counterspell meteor
mana 1 5
mana 2 4
do 1 play growth
do 1 pass
do 2 counter counterspell 1
do 2 pass
denied 1 AD-CONT-12 counter second-thoughts 1
do 1 counter second-thoughts 2
expect stack card card card
execute
event negated 2 card
expect stack card
expect xp 1 2
execute
do 1 aim priest
expect counters priest 1
expect discard 1 has growth second-thoughts
expect xp 2 0

# Trap: the check is won although its attack is lost already; and the extra use of Swift is spent for nothing.
test AD-KEY-19 AD-CONT-17 AD-RULE-51 AD-STACK-5 Puzzle 21: Swift, twice answered
pack adeloth-vectors
duel
pile 1 sparks
servant 1 stag-lord d4
servant 2 ancient-golem d5
at rune-master d6
hand 1 mothers-blessing
hand 2 vine-grasp teleport
mana 1 1
mana 2 3
do 1 attack stag-lord ancient-golem
execute
event no-victory stag-lord ancient-golem
execute
do 2 endure
expect damage ancient-golem 5
do 1 attack stag-lord ancient-golem
do 1 pass
do 2 play-at vine-grasp stag-lord
do 2 play-at teleport ancient-golem
expect stack attack check card card
execute
do 2 place g1
expect stack attack check card
execute
expect attack stag-lord 3
execute
do 1 first stag-lord
expect stack attack trigger rule
execute
expect status ancient-golem defenceless yes
execute
expect hand 1 has sparks
expect stack attack
execute
event negated 1 attack
expect damage ancient-golem 5
expect status stag-lord swift-used yes
denied 1 AD-ST-4 attack stag-lord rune-master

# Trap: the last summoning position is taken by the queen herself; her text finds no room, and that is no negation.
test AD-CONT-8 AD-TRIG-3 AD-NEG-2 Puzzle 22: no room for the swarm
duel
at pathfinder a1
servant 2 priest a2
servant 2 tower-guard c1
servant 2 boar-rider c2
servant 2 nimble-blade c3
servant 2 glade-archer a3
servant 2 shieldbearer b3
hand 1 queen-bee mothers-blessing
hand 2 shadow-messenger meteor
mana 1 5
mana 2 3
gold 2 2
expect positions 1 b1 b2
do 1 summon queen-bee
do 1 pass
do 2 spy shadow-messenger 2
expect stack summon summon
execute
do 2 place b1
expect stack summon
execute
expect at queen-bee b2
expect stack trigger
execute
no-event negated
no-event token
expect xp 2 0
expect stack

# Trap: the attacker came back to the same field, even beside the same target, but it is another object and cannot strike.
test AD-ATT-7 AD-RULE-50 AD-RULE-73 Puzzle 23: the attacker goes and comes again
duel
at rune-master a7
servant 1 mirror-sage c3
servant 1 hedge-sneak d4
servant 2 shieldbearer d5
hand 1 vine-grasp mothers-blessing
hand 2 meteor
mana 1 4
gold 1 2
mana 2 1
do 1 attack hedge-sneak shieldbearer
do 1 play-at vine-grasp hedge-sneak
do 1 use-at mirror-sage hedge-sneak
expect stack attack check card ability
execute
expect hand 1 has hedge-sneak
expect stack attack check card
do 1 spy hedge-sneak 2
expect stack attack check card summon
execute
do 1 place d4
expect at hedge-sneak d4
execute
event negated 1 card
expect xp 2 1
expect attack hedge-sneak 2
execute
event no-victory hedge-sneak shieldbearer
execute
event negated 1 attack
cites AD-ATT-7
expect damage shieldbearer 0
expect stack
