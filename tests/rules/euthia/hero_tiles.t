# Hero tiles, slots, abilities, pouches (Heldenplättchen, Felder, Beutel)

test EU-HTILE-1 EU-HTILE-3 EU-HTILE-4 EU-HTILE-5 EU-HTILE-7 EU-RULE-27 Reputation 7: for one gold the pairs of 3 and 6, one of each is kept
match
at-merchants 1
reputation 1 7
gold 1 1
do 1 trade; reveal
pointed 1 EU-HTILE-5 tile short-sword
cites EU-HTILE-4 paid 1 1
expect gold 1 0
only 1 keep ember; keep ash-skin
do 1 keep ember
cites EU-HTILE-5 kept-tile 1 ember
only 1 keep focus; keep fire-step
do 1 keep focus
cites EU-HTILE-5 left-tile 1 fire-step
expect has 1 ember 1
expect has 1 ash-skin 0
expect has 1 focus 1
not-offered 1 reveal

test EU-HTILE-3 Nothing new, nothing to reveal; without gold neither
match
at-merchants 1
reputation 1 2
do 1 trade
denied 1 EU-HTILE-3 reveal
reputation 1 3
gold 1 0
denied 1 EU-HTILE-4 reveal

test EU-HTILE-6 What was revealed stays when reputation falls
match
at-merchants 1
stock 1 focus
reputation 1 0
unlock 1 ability-2
do 1 trade
offered 1 upgrade focus

test EU-HTILE-2 EU-UPG-1 An ability goes on an unlocked slot of its symbol for its cost
match
at-merchants 1
gold 1 2
stock 1 ember
do 1 trade; upgrade ember
cites EU-UPG-1 paid 1 2
expect gold 1 0
expect worn 1 ember yes

test EU-UPG-1 EU-SLOT-1 No free slot, no upgrade
match
at-merchants 1
wear 1 focus
stock 1 ember
do 1 trade
pointed 1 EU-SLOT-1 slot sword-3
denied 1 EU-SLOT-1 upgrade ember

test EU-UPG-1 Too little gold
match
at-merchants 1
gold 1 1
stock 1 ember
do 1 trade
denied 1 EU-UPG-1 upgrade ember

test EU-UPG-2 EU-UPG-3 EU-RULE-92 EU-EQUIP-5 An ability comes off for free and costs again
match
at-merchants 1
gold 1 4
wear 1 focus
do 1 trade; take-off focus
expect worn 1 focus no
expect gold 1 4
do 1 upgrade focus
expect gold 1 2
expect worn 1 focus yes

test EU-EQUIP-5 Outside trade abilities stay where they are
match
wear 1 focus
not-offered 1 take-off focus
not-offered 1 stow focus

test EU-HEQ-1 EU-HEQ-2 A weapon among the hero tiles is bought in a trade action
match
at-merchants 1
gold 1 6
stock 1 flame-blade
unlock 1 sword-2
do 1 trade; purchase flame-blade
cites EU-HEQ-1 upgraded 1 flame-blade 6
expect gold 1 0
expect has 1 flame-blade 1

test EU-HEQ-3 EU-SELL-2 It is put on and off like equipment, and sold out of the game
match
at-merchants 1
wear 1 flame-blade
gold 1 0
do 1 stow flame-blade
expect worn 1 flame-blade no
do 1 trade; sell flame-blade
expect gold 1 3

test EU-SLOT-1 EU-SLOT-2 EU-HERO-3 Unlocking a hero slot for gold
match
at-merchants 1
gold 1 2
do 1 trade; unlock ability-2
cites EU-SLOT-1 paid 1 2
cites EU-SLOT-1 unlocked 1 ability-2
expect gold 1 0
expect unlocked 1 ability-2 yes

test EU-SLOT-1 EU-ESS-3 Or for essences
match
at-merchants 1
essence 1 fire 1
essence 1 air 1
do 1 trade; unlock ability-4; pay-essence air
pointed 1 EU-ESS-3 essence fire
cites EU-ESS-3 spent-essence 1 air
expect essence 1 fire 0
expect essence 1 air 0
expect unlocked 1 ability-4 yes

test EU-SLOT-3 EU-ESLOT-1 EU-EQUIP-3 A locked equipment slot holds nothing until it is paid
match
at-merchants 1
carry 1 leather-gloves
denied 1 EU-EQUIP-3 equip leather-gloves
gold 1 2
not-offered 1 equip leather-gloves
do 1 trade; unlock gloves
expect gold 1 0
do 1 done
do 1 equip leather-gloves
expect worn 1 leather-gloves yes

test EU-ABIL-1 EU-ONCE-1 A used ability is exhausted
match
wear 1 fire-step
do 1 use fire-step
denied 1 EU-ABIL-1 use fire-step
expect exhausted 1 fire-step yes
not-offered 1 use fire-step

test EU-ABIL-2 EU-UPG-3 Off the board it keeps its state
match
at-merchants 1
wear 1 focus
exhaust 1 focus
gold 1 9
do 1 trade; take-off focus; upgrade focus
expect exhausted 1 focus yes

test EU-TIME-1 EU-TIME-10 Each tile at its moment only
match
wear 1 ash-skin
carry 1 draught-of-courage
not-offered 1 use ash-skin
not-offered 1 use draught-of-courage

test EU-ONCE-2 A set gem works though its tile is exhausted
match
wear 1 silver-amulet opal
exhaust 1 silver-amulet
health 1 2
offered 1 flip silver-amulet opal
not-offered 1 use silver-amulet

test EU-PERM-1 EU-LANG-14 Slumber: bound essences protect
match taesiri dral
left 0
lay -1 -1 i-o2
at 1 e0s0
wear 1 slumber
essence 1 fire 1
do 1 bind fire slumber
cites EU-PERM-1 spent-essence 1 fire
expect essence 1 fire 0
points 1
do 1 go e0n1
expect health 1 7

test EU-POUCH-1 EU-POUCH-2 EU-POUCH-3 −2 and +1 leave 2 pouches
match
wear 1 chain-chest
wear 1 leather-gloves
expect pouches 1 2

test EU-POUCH-3 EU-POUCH-6 −1 and +2 leave 3
match
wear 1 leather-chest
wear 1 dragon-gloves
expect pouches 1 3

test EU-POUCH-2 Never more than 3
match
wear 1 dragon-gloves
expect pouches 1 3

test EU-POUCH-5 EU-POUCH-6 Leather armour: −1, two pouches
match
wear 1 leather-chest
exhaust 1 leather-chest
expect pouches 1 2

test EU-POUCH-4 What a lost pouch held must go
match
unlock 1 chest
carry 1 leather-chest
carry 1 iron-ore
carry 1 cave-fungus
do 1 equip leather-chest
expect pouches 1 2
prompt turn
carry 1 leather-helm

test EU-LANG-4 Renew: another exhausted tile is ready again
match
wear 1 focus
exhaust 1 focus
carry 1 scroll-of-renewal
do 1 use scroll-of-renewal; renew focus
expect exhausted 1 focus no

test EU-RULE-93 Who cannot pay cannot use it
match
wear 1 essence-forge
denied 1 EU-RULE-93 use essence-forge
not-offered 1 use essence-forge
essence 1 water 1
gaar 1 2
do 1 use essence-forge
expect essence 1 water 0
expect essence 1 fire 1
expect gaar 1 3

test EU-LANG-14 EU-PERM-1 Slumber holds two essences, no third
match taesiri dral
wear 1 slumber
essence 1 fire 3
do 1 bind fire slumber; bind fire slumber
not-offered 1 bind fire slumber
expect essence 1 fire 1

test EU-SLOT-1 Too little gold or too few essences
match
at-merchants 1
gold 1 1
essence 1 fire 1
do 1 trade
denied 1 EU-SLOT-1 unlock ability-2
denied 1 EU-SLOT-1 unlock ability-4
gold 1 2
offered 1 unlock ability-2
essence 1 fire 2
offered 1 unlock ability-4
denied 1 EU-HERO-3 unlock ability

test EU-UPG-1 EU-RULE-88 A first-strike ability needs a first-strike slot
match
at-merchants 1
gold 1 9
stock 1 fire-arrow
do 1 trade
denied 1 EU-SLOT-1 upgrade fire-arrow
do 1 unlock first; upgrade fire-arrow
cites EU-UPG-1 upgraded 1 fire-arrow 3
expect gold 1 4
expect worn 1 fire-arrow yes

test EU-HTILE-5 EU-HTILE-6 What left the game does not come back
match
at-merchants 1
reputation 1 3
do 1 trade; reveal; keep ember; done
reputation 1 6
markers 1 1 1 1
do 1 trade; reveal
only 1 keep focus; keep fire-step

test EU-SLOT-1 Slots of one kind with different prices are offered apart
match dral maeldur
at-merchants 1
gold 1 9
do 1 trade
offered 1 unlock ability-2
offered 1 unlock ability-3

test EU-HTILE-4 EU-HTILE-3 Revealing costs one gold and no more
match
at-merchants 1
gold 1 5
reputation 1 3
do 1 trade; reveal; keep ember
expect gold 1 4

test EU-HEQ-1 EU-UPG-1 EU-LANG-5 A voucher of more than the price brings nothing back
match
at-merchants 1
gold 1 1
voucher 1 9
stock 1 ember
do 1 trade; upgrade ember
expect gold 1 1
expect voucher 1 0

test EU-LANG-14 EU-PERM-1 What is bound is the essence one has chosen
match taesiri dral
wear 1 slumber
essence 1 air 1
essence 1 earth 1
do 1 bind earth slumber
expect essence 1 earth 0
expect essence 1 air 1
facing 1 earth
dice 2 3
do 1 face
prompt ward
do 1 ward earth
expect value 5

test EU-HTILE-7 EU-HTILE-3 The value must be reached
match
at-merchants 1
reputation 1 6
do 1 trade; reveal; keep ember
only 1 keep focus; keep fire-step
do 1 keep fire-step
prompt trade
denied 1 EU-HTILE-3 reveal
