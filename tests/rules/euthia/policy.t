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
