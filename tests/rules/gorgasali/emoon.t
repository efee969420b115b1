# E'moon, Immunity (Immunität)

test GO-EMOON-1 E'moon and another enemy within range of Frost Vortex: only the other one is frozen
table tsiva emoon ebue
at tsiva 10-10
at emoon 10-11
at ebue 10-12
cooldown tsiva 0
do 1 freeze
expect frozen emoon no
expect frozen ebue yes

test GO-EMOON-1 GO-TSIVA-1 E'moon alone in range is nobody to freeze
table tsiva emoon ebue
at tsiva 10-10
at emoon 10-11
cooldown tsiva 0
denied 1 GO-TSIVA-1 freeze

test GO-EMOON-1 Neither Supernova nor Hypnosis, Steal, Eye Contact or Imitate work on E'moon
table armazi ebue varas kruber octor emoon
at emoon 10-10
at armazi 10-11
at ebue 9-10
at varas 9-9
at kruber 11-10
at octor 11-11
card emoon helmet
cooldown armazi 0
offered 1 supernova ebue
denied 1 GO-EMOON-1 supernova emoon
denied 1 GO-EMOON-1 supernova-two ebue emoon
pass
cooldown ebue 0
denied 2 GO-EMOON-1 pull emoon 8-10
offered 2 pull armazi 8-10
pass
cooldown varas 0
denied 3 GO-EMOON-1 steal emoon helmet
pass
cooldown kruber 0
denied 4 GO-EMOON-1 swap emoon
offered 4 swap ebue
pass
denied 5 GO-OCTOR-2 imitate emoon

test GO-EMOON-1 Ignite does not burn E'moon, in nobody's turn
table tharsis emoon ebue
at tharsis 10-10
at emoon 10-11
card emoon small-potion
dice 1 2
do 1 roll; stay
expect health emoon 100
expect burned emoon 0
do 1 end
offered 2 use small-potion
dice 1 2
do 2 roll; stay
expect health emoon 100
expect burned emoon 0

test GO-EMOON-1 GO-RULE-30 Drain Fluid neither hurts E'moon nor heals D'rain
table drain emoon
at drain 10-10
at emoon 10-13
card drain mantis
health drain 50
dice 1 2
do 1 roll; stay
dice 3 3 6 1 5
do 1 shoot mantis emoon
no-event drain
expect health emoon 64
expect health drain 50

test GO-RULE-30 Friendly abilities do not work either: Medea does not heal E'moon
partners medea ebue emoon varas
at medea 10-10
at emoon 10-11
health emoon 40
health medea 40
cooldown medea 0
force card helmet
do 1 heal
expect health emoon 40
expect health medea 60

test GO-RULE-30 Nor do Ebue, Kruber and Varas as mates
partners ebue armazi emoon tsiva
at ebue 10-10
at emoon 10-12
at tsiva 10-11
card emoon helmet
card tsiva vest
cooldown ebue 0
denied 1 GO-EMOON-1 pull emoon 9-9
offered 1 pull tsiva 9-9
ability ebue eye-contact
denied 1 GO-EMOON-1 swap emoon
offered 1 swap tsiva
ability ebue steal
denied 1 GO-EMOON-1 steal emoon helmet
offered 1 steal tsiva vest

test GO-RULE-30 Abilities of weapons are no abilities of characters: Gemini's 7 and Jalugar work
table ebue varas emoon
at ebue 10-10
at varas 11-10
at emoon 10-11
card ebue gemini
card varas jalugar
health varas 50
dice 1 2
do 1 roll; stay
dice 3 4
do 1 shoot gemini emoon
expect health emoon 52
do 1 end
dice 1 2
do 2 roll; stay
dice 3
do 2 shoot jalugar emoon
expect health emoon 2
expect health varas 65

test GO-EMOON-1 What E'moon does to others is not hindered, and cards work as on anybody
table emoon ebue
at emoon 10-10
at ebue 10-11
card ebue ntt-ball
card emoon lynx
pass
dice 1 2
do 2 roll; stay
do 2 throw ntt-ball emoon
expect loaded emoon weapon no
