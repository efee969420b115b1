# Plan and Draw (Planen, Ziehen)

test BR-PLAN-1 Hand 3, Plan 1: 0 or 1 card goes on the deck
duel
hand 1 crusher fireball dive
do 1 standard manipulate kilgore; stay; use
prompt plan
only 1 skip; plan crusher; plan fireball; plan dive
do 1 plan dive
# one card was enough
prompt activate
expect hand 1 2
expect hand 1 lacks dive
expect deck 1 has dive
expect deck 1 16

test BR-PLAN-1 Nothing need be planned
duel
hand 1 crusher fireball dive
do 1 standard manipulate kilgore; stay; use; skip
prompt activate
expect hand 1 3
expect deck 1 15

test BR-PLAN-1 The next draw takes the planned card first
duel
hand 1 tailwind fireball dive
do 1 standard manipulate kilgore; stay; use; plan fireball
essence 1 manipulation
do 1 play tailwind; stay; use; draw 1
event draw 1 fireball
expect hand 1 has fireball

test BR-PLAN-1 Even at the end of the turn
duel
hand 1 crusher fireball
do 1 standard manipulate kilgore; stay; use; plan fireball
do 1 end
expect hand 1 5
expect hand 1 has fireball
expect discard 1 has crusher

test BR-DRAW-1 Any number up to 2 may be drawn, also none
duel
turn 2
hand 2 blueprints
do 2 play blueprints; stay; use
prompt draw
only 2 draw 0; draw 1; draw 2
denied 2 BR-DRAW-1 draw 3
do 2 draw 0
# nothing in hand, so nothing to plan
prompt activate
expect hand 2 0
expect deck 2 17

test BR-DRAW-1 BR-DRAW-2 Draw 2 with 1 card in the deck: draw 1, reshuffle, draw 1
duel
turn 2
hand 2 blueprints
deck 2 1
expect discard 2 16
do 2 play blueprints; stay; use; draw 2
event reshuffle 2
prompt plan
expect hand 2 2
expect deck 2 15
expect discard 2 0

test BR-DRAW-2 Having announced 1, the player may not take a second
duel
turn 2
hand 2 blueprints
deck 2 1
do 2 play blueprints; stay; use; draw 1
prompt plan
no-event reshuffle 2
expect hand 2 1
expect deck 2 0
not-offered 2 draw 1

test BR-DRAW-2 The number is announced before the first card is seen
duel
turn 2
top 2 harpoon sun-hammer
hand 2 blueprints
do 2 play blueprints; stay; use
prompt draw
expect hand 2 0
do 2 draw 2
expect hand 2 has harpoon sun-hammer

test BR-RULE-50 BR-BASIC-14 Who has seen the hand does not know what is left in it after a card was planned
pack brawl-extra
duel
hand 1 reveal crusher fireball council
do 1 play reveal; use
expect knows 2 crusher 1
do 1 play council; use; draw 0; plan crusher; skip
expect knows 2 crusher 0
expect knows 2 fireball 0
expect knows 1 fireball 1
expect knows 1 crusher 1

test BR-BASIC-14 Exactly the cards in the hand are shown
pack brawl-extra
duel
hand 1 fireball wellspring reveal
do 1 play reveal; use
event shown 1 fireball
event shown 1 wellspring
no-event shown 1 crusher
no-event shown 1 reveal

test BR-PLAN-1 BR-RULE-50 A planned card is told to its player only; an empty hand is asked nothing
duel
hand 1 crusher
do 1 standard manipulate kilgore; stay; use; plan crusher
expect told 1 plan 1 crusher
expect told 2 plan 1 ?
do 1 end
turn 1
do 1 standard manipulate kilgore; stay; use
prompt activate
