# Health and death (Gesundheit, Tod)

test EU-HP-1 EU-HP-2 EU-FLASK-5 Healing raises health up to the maximum
match
carry 1 healing-potion
health 1 4
do 1 use healing-potion
expect health 1 6

test EU-HP-3 EU-GEM-7 EU-MAXHP-1 Maeldur with helm, greaves with ruby, chain gloves: 11
match
wear 1 leather-helm
wear 1 leather-legs ruby
wear 1 chain-gloves
expect max-health 1 11

test EU-MAXHP-2 EU-MAXHP-3 EU-EQUIP-4 Putting on raises both, taking off lowers both
match
carry 1 leather-helm
health 1 4
do 1 equip leather-helm
cites EU-EQUIP-4 equipped 1 leather-helm
expect health 1 5
expect max-health 1 7
do 1 stow leather-helm
cites EU-EQUIP-4 stowed 1 leather-helm
expect health 1 4
expect max-health 1 6

test EU-MAXHP-4 Not if health would be 0
match
wear 1 chain-legs
health 1 2
denied 1 EU-MAXHP-4 stow chain-legs

test EU-MAXHP-4 Swapped for plate greaves: maximum 9, health 3
match
wear 1 chain-legs
health 1 2
carry 1 plate-legs
do 1 swap plate-legs chain-legs
expect max-health 1 9
expect health 1 3

test EU-DEATH-3 EU-DEATH-4 EU-RULE-35 Death outside combat: reputation not below 0, no gaar, no card
match
left 0
lay -1 -1 i-o2
at 1 e0s0
health 1 2
reputation 1 1
gaar 1 1
points 2
do 1 go e0n1
expect at 1 e0s0-m
expect health 1 6
expect reputation 1 0
expect gaar 1 1
expect gold-cards 1 0
expect points 0
expect deaths 1 0
prompt turn

test EU-DEATH-3 EU-COOP-9 Together death outside combat costs one reputation
option mode=cooperative
match maeldur dral
left 0
lay -1 -1 i-o2
at 1 e0n1
health 1 2
reputation 1 5
points 2
do 1 go w1s0
expect reputation 1 4

test EU-MAXHP-4 EU-UPG-3 EU-TIME-3 What raises health comes off only if enough is left
match ael dral
at-merchants 1
wear 1 leather-helm
health 1 1
do 1 trade
denied 1 EU-MAXHP-4 sell leather-helm

test EU-MAXHP-2 EU-EQUIP-4 Swapping changes health by the difference
match
wear 1 leather-legs
carry 1 chain-legs
expect max-health 1 7
health 1 5
do 1 swap chain-legs leather-legs
expect max-health 1 8
expect health 1 6

test EU-MAXHP-4 A swap may leave one health
match
wear 1 chain-legs
carry 1 leather-legs
health 1 2
offered 1 swap leather-legs chain-legs
health 1 1
not-offered 1 swap leather-legs chain-legs
