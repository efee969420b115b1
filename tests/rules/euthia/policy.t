# What bots make of a position: nobody sits and waits for something he never does

test EU-FACE-1 EU-ELEM-4 A weak hero who stands with the water elemental faces it instead of waiting
match dral
facing 1 water
health 1 4
advised 1 face

test EU-FACE-1 One whom an elemental could kill goes elsewhere
match dral
facing 1 air
health 1 4
advised 1 march combat

test EU-HATK-9 EU-HATK-4 Against a penalty a weapon with low throws is taken
match dral maeldur
strip 1
wear 1 rapier
wear 1 halberd
fight 1 giant-dragonfly
calm
until weapon
advised 1 strike rapier

test EU-HATK-9 EU-HATK-4 What lowers the penalty counts: with Veteran the heavy weapon is better
match dral maeldur
strip 1
wear 1 rapier
wear 1 halberd
wear 1 veteran
fight 1 giant-dragonfly
calm
until weapon
advised 1 strike halberd
