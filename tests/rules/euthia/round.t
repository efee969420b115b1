# Rounds, turns, golden rules, action markers (Runden, Züge, goldene Regeln, Aktionsmarker)

test EU-ROUND-1 EU-ACT-1 Three action markers at the start of the round
match
expect marker 1 mining 1
expect marker 1 trade 1
expect marker 1 combat 1

test EU-ROUND-2 EU-ABIL-1 EU-ABIL-2 Exhausted tiles are renewed at round start, also in stock
match
wear 1 focus
exhaust 1 focus
stock 1 ember
exhaust 1 ember
next-round
expect exhausted 1 focus no
expect exhausted 1 ember no

test EU-ROUND-3 EU-GEM-4 Used gems become active again
match
wear 1 leather-legs opal
spend-gem 1 leather-legs opal
health 1 3
not-offered 1 flip leather-legs opal
next-round
health 1 3
offered 1 flip leather-legs opal

test EU-ROUND-4 EU-ROUND-5 Turns go clockwise from the start player, then the next round begins with him
match maeldur dral keleia
asked 1
do 1 end; no
cites EU-ROUND-4 turn 2
asked 2
do 2 end; no
asked 3
do 3 end; no
cites EU-ROUND-5 round 2
asked 1
expect round 2

test EU-ROUND-6 EU-HUNT-1 The Hunt ends after eight rounds
match
stripped
round 8
turn 2
not-over
do 2 end; no
expect round 8
over draw

test EU-TURN-1 EU-CHURCH-4 The hero appears in the church in his first turn
match
expect at 1 e0s0-m
turn 2
expect at 2 e0s0-m

test EU-TURN-2 EU-TURN-5 EU-MOVE-1 Movement, other things, movement
match
left 0
do 1 march trade
expect points 2
do 1 go e0s0
expect points 1
do 1 go e1s0
expect points 0

test EU-TURN-3 EU-ACT-2 EU-ACT-3 A marker gives movement or its action, once
match
stands 1 i-f2 a
do 1 march mining
denied 1 EU-ACT-3 march mining
cites EU-ACT-2 march 1 mining 1
expect marker 1 mining 0
expect points 1
denied 1 EU-TURN-3 mine

test EU-TURN-3 EU-LANG-2 A tile grants an action besides the marker
match ael dral
wear 1 sermon
at-merchants 1
do 1 trade; with-marker
prompt trade
do 1 done
expect marker 1 trade 0
do 1 trade
prompt trade
expect exhausted 1 sermon yes

test EU-TURN-4 EU-FREE-1 EU-CHURCH-1 Free actions as often as one likes
match
health 1 1
gold 1 3
do 1 pray
cites EU-CHURCH-1 healed 1 5 6
expect health 1 6
expect gold 1 2
do 1 potion; potion
expect gold 1 0
expect potions 1 2

test EU-TURN-5 EU-MOVE-6 A fight between two steps
match
left 0
lay -1 -1 i-f2
lay 1 -2 i-o1
at 1 e0s0
points 2
top 1 kobold
do 1 go w1s0
kill
do 1 no
expect at 1 w1s0
expect points 1
do 1 go e0s0
expect points 0

test EU-TURN-6 EU-RULE-3 One unused marker is kept for the next turn, any kind
match
markers 1 0 1 1
do 1 end
pointed 1 EU-TURN-6 action mining
only 1 keep-marker trade; keep-marker combat; no
do 1 keep-marker combat
cites EU-TURN-6 kept 1 combat
turn 1
expect marker 1 mining 1
expect marker 1 trade 1
expect marker 1 combat 2

test EU-RULE-3 A marker that was kept may be kept again, the others are gone
match
markers 1 0 0 1
do 1 end
do 1 keep-marker combat
turn 1
expect marker 1 combat 2
do 1 march combat; march mining; march trade
do 1 end
do 1 keep-marker combat
turn 1
expect marker 1 combat 2
expect marker 1 mining 1

test EU-TURN-6 Which marker is kept is a question as long as a turn follows
match
round 7
do 1 end
usual 1 none

test EU-TURN-6 In the last round nobody need be asked: no turn comes after it
match
round 8
do 1 end
usual 1 no
only 1 keep-marker mining; keep-marker trade; keep-marker combat; no

test EU-TURN-6 None need be kept
match
do 1 end
do 1 no
turn 1
expect marker 1 mining 1
expect marker 1 trade 1
expect marker 1 combat 1

test EU-TURN-7 EU-QUEST-3 EU-GOLD-2 Quests come anew only at the end of the turn
match
stands 1 i-e1 a
open envoy-a envoy-b
gem 1 emerald 1
do 1 quest envoy-a
expect open envoy-a no
expect cards envoy 2
do 1 end; no
expect cards envoy 1

test EU-TURN-8 EU-MOVE-4 Movement points lapse at the end of the turn
match
left 0
do 1 march combat
expect points 3
do 1 end; no
cites EU-TURN-8 end 1
turn 1
expect points 0

test EU-GOLD-1 EU-OFFER-3 An empty stack is made anew of its discards
match
at-merchants 1
none merchants
discards rapier 2
discards buckler 2
do 1 trade; replace
expect offer merchants 4
expect stack merchants 0

test EU-GOLD-3 Potions never run out
match
gold 1 60
carry 1 buckler
health 1 6
repeat 2 1 potion
expect potions 1 2

test EU-GOLD-4 EU-COOP-4 Nothing can be given to another hero
match
turn 2
turn 1
gold 1 0
carry 1 iron-ore
only 1 march mining; march trade; march combat; stow staff-of-fire; end

test EU-GOLD-5 EU-HATK-9 A tile's text takes precedence: Veteran reduces the penalty
match dral maeldur
left 0
wear 1 veteran
fight 1 giant-dragonfly
until weapon
dice 4 4
do 1 strike long-sword
expect value 7

test EU-ACT-4 EU-RULE-2 EU-MOVE-1 Mining 1, trade 2, combat 3 movement points
match
do 1 march mining
expect points 1
do 1 march trade
expect points 3
do 1 march combat
expect points 6

test EU-ROUND-3 EU-GEM-4 A gem in the first tile of the board is renewed as well
match
gem 1 opal 1
health 1 2
do 1 set opal staff-of-fire; flip staff-of-fire opal
expect health 1 4
not-offered 1 flip staff-of-fire opal
next-round
offered 1 flip staff-of-fire opal

test EU-GOLD-4 EU-MOVE-2 EU-TURN-2 Whoever clicks what nothing can be done with is told why
match
left 0
pointed 1 EU-GOLD-4 hero ael
pointed 1 EU-MOVE-2 field w1n1
pointed 1 EU-BUY-1 tile short-sword
pointed 1 EU-SLOT-1 slot sword
pointed 1 EU-GEM-5 gem ruby
pointed 1 EU-ESS-3 essence fire
pointed 1 EU-CARD-1 card curse
pointed 1 EU-TROPHY-1 monster giant-dragonfly
pointed 1 EU-ELITE-8 elite bandit-chief
pointed 1 EU-TILE-8 legend legend-of-the-sword
pointed 1 EU-QUEST-1 quest envoy-a
pointed 1 EU-REVEAL-1 map-tile start-a
pointed 1 EU-SCEN-4 grade squire
pointed 1 EU-ROLL-1 die 1

test EU-ROUND-1 EU-TURN-6 A marker that was kept is there besides the new ones
match
markers 1 0 1 1
do 1 end
only 1 keep-marker trade; keep-marker combat; no
do 1 keep-marker combat
event kept 1 combat
next-round
expect marker 1 mining 1
expect marker 1 trade 1
expect marker 1 combat 2

test EU-TURN-6 Who keeps none has three in the next round
match
markers 1 1 1 1
do 1 end; no
next-round
expect marker 1 mining 1
expect marker 1 trade 1
expect marker 1 combat 1

test EU-TURN-8 EU-MOVE-4 Points are lost at the end of the turn
match
points 3
markers 1 0 0 0
do 1 end
expect points 0

test EU-ROUND-2 EU-ROUND-3 A new round renews tiles and gems of everybody
match
wear 1 fire-step
exhaust 1 fire-step
wear 2 leather-legs opal
spend-gem 2 leather-legs opal
health 2 3
next-round
expect exhausted 1 fire-step no
turn 2
offered 2 flip leather-legs opal

test EU-ACT-2 EU-ACT-4 A marker is spent for its points
match
do 1 march trade
expect points 2
expect marker 1 trade 0
expect marker 1 mining 1
do 1 march mining
expect points 3
denied 1 EU-ACT-3 march mining

test EU-TURN-10 EU-SKOL-1 Only who uses dwurt throws its die
match
dwurt-die 1 2
health 1 6
do 1 end; no
expect dwurt 1 0
expect silver 1 0
expect health 1 6

test EU-CARD-5 EU-SKOL-12 Cards of the dwurt die, too, are held to five
match skoldur dral
hand 1 curse 5
dwurt-die 1 1
do 1 end; no
asked 1
prompt hand
do 1 drop-card curse
asked 2
prompt turn

test EU-TURN-1 EU-ROUND-5 In later rounds everybody begins where he is
match
left 0
at 1 e0s0
at 2 e1s0
next-round
expect at 1 e0s0
turn 2
expect at 2 e1s0

test EU-GOLD-1 EU-CARD-2 If no card is left anywhere none is drawn
match
hand 1 mighty-blow 8
hand 1 healing 8
hand 1 soul-control 8
hand-draw 2 gold 1
expect gold-cards 2 0

test EU-CHURCH-1 Healing in the church: six, as far as health goes
match
wear 1 chain-legs
wear 1 leather-helm
health 1 1
do 1 pray
cites EU-CHURCH-1 healed 1 6 7
expect health 1 7
