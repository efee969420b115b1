# Trade (Handel)

test EU-TRADE-1 EU-PAC-4 On the pacified field of merchants
match
left 0
lay -1 -1 i-f1
at 1 w1n1
denied 1 EU-PAC-4 trade
pacified w1n1
do 1 trade
prompt trade
expect marker 1 trade 0

test EU-TRADE-1 Elsewhere there is no trade
match
denied 1 EU-TRADE-1 trade

test EU-TRADE-2 Towers: in the centre, all fields pacified
match
stands 1 iii-f1 a
denied 1 EU-TRADE-2 trade
at 1 w1n1-m
do 1 trade
prompt trade

test EU-TRADE-3 EU-WIN-8 Whoever beats the monster lays the one trade marker
match
left 0
lay -1 -1 i-f1
at 1 e0n1
points 1
top 1 kobold
do 1 go w1n1
kill
do 1 no
expect owner w1n1 1
expect pacified w1n1 yes

test EU-TRADE-4 One gold to the owner of the trade marker
match
left 0
lay -1 -1 i-f1
pacified w1n1
owner 2 w1n1
at 1 w1n1
gold 1 3
gold 2 0
do 1 trade
expect gold 1 2
expect gold 2 1

test EU-TRADE-5 Without gold something must be sold first
match
left 0
lay -1 -1 i-f1
pacified w1n1
owner 2 w1n1
at 1 w1n1
gold 1 0
gold 2 0
carry 1 rapier
gem 1 opal 1
do 1 trade
pointed 1 EU-TRADE-5 tile short-sword
only 1 sell rapier; sell-gem opal; sell staff-of-fire
do 1 sell rapier
expect gold 1 2
expect gold 2 1
prompt trade

test EU-RULE-23 Nothing to sell and no gold: no trade action, the marker stays
match ael dral
left 0
lay -1 -1 i-f1
pacified w1n1
owner 2 w1n1
at 1 w1n1
gold 1 0
strip 1
denied 1 EU-RULE-23 trade
expect marker 1 trade 1

test EU-RULE-22 Towers: one gold to every other player with a trade marker on the tile
match maeldur dral keleia
left 0
lay -1 -1 iii-f1
owner 2 w1n1
owner 2 e0n1
owner 3 w1s0
pacified w1n1
pacified e0n1
pacified w1s0
at 1 w1n1-m
gold 1 5
gold 2 0
gold 3 0
do 1 trade
expect gold 1 3
expect gold 2 1
expect gold 3 1

test EU-TRADE-6 EU-BUY-2 EU-BUY-4 Buying: the upper price, and the gap is filled at once
match
at-merchants 1
gold 1 9
offer merchants short-sword buckler copper-ring leather-helm
force tile mace
do 1 trade; buy buckler
cites EU-BUY-2 paid 1 3
event offered mace
expect gold 1 6
expect offers merchants mace yes
expect offers merchants buckler no

test EU-BUY-2 Too little gold
match
at-merchants 1
gold 1 3
offer merchants short-sword buckler copper-ring leather-helm
do 1 trade
denied 1 EU-BUY-2 buy short-sword
offered 1 buy buckler

test EU-BUY-3 EU-SELL-6 Abilities and gaar cannot be sold
match
at-merchants 1
wear 1 focus
do 1 trade
denied 1 EU-BUY-3 sell focus
not-offered 1 sell focus

test EU-BUY-5 EU-LIMIT-1 EU-EQUIP-3 What is bought is worn or stowed
match
at-merchants 1
offer merchants short-sword buckler copper-ring leather-helm
force tile mace
do 1 trade; buy leather-helm
cites EU-LIMIT-1 tile 1 leather-helm
expect has 1 leather-helm 1

test EU-WARE-2 EU-BUY-5 A gem tile is exchanged for the gem at once
match
at-alchemists 1
gold 1 3
offer alchemists bought-ruby gaar-ring bond-amulet fire-flask
force tile fog-potion
do 1 trade; buy bought-ruby
expect gem 1 ruby 1
expect gold 1 0
expect has 1 bought-ruby 0
expect discarded alchemists 1

test EU-OFFER-1 EU-OFFER-2 EU-OFFER-3 Three replacements cost 0 + 1 + 1 gold
match
at-merchants 1
gold 1 5
do 1 trade
do 1 replace
cites EU-OFFER-1 replaced 1
expect gold 1 5
do 1 replace
cites EU-OFFER-2 paid 1 1
expect gold 1 4
do 1 replace
expect gold 1 3
expect offer merchants 4

test EU-OFFER-2 The first of the next trade action is free again
match
at-merchants 1
gold 1 5
markers 1 1 2 1
do 1 trade; replace; replace
expect gold 1 4
do 1 done
do 1 trade; replace
expect gold 1 4

test EU-SELL-1 EU-SELL-2 EU-RULE-78 Goods go to their discards, hero equipment leaves the game
match
at-merchants 1
gold 1 0
carry 1 rapier
do 1 trade; sell rapier
cites EU-SELL-1 sold 1 rapier
expect gold 1 3
expect discarded merchants 1
do 1 sell staff-of-fire
expect gold 1 5
expect has 1 staff-of-fire 0

test EU-RULE-28 The last weapon may be sold
match
at-merchants 1
do 1 trade
offered 1 sell staff-of-fire

test EU-SELL-3 EU-SELL-4 EU-GEM-3 A chain helm with one gem sells for 3
match
at-merchants 1
gold 1 0
wear 1 chain-helm opal
spend-gem 1 chain-helm opal
do 1 trade
pointed 1 EU-SELL-4 gem ruby
not-offered 1 sell-gem opal
do 1 sell chain-helm
expect gold 1 3
expect gem 1 opal 0

test EU-SELL-5 EU-ESS-3 Loose gems and essences: 2 gold each
match
at-merchants 1
gold 1 0
gem 1 opal 1
essence 1 fire 1
expect fact 1 stones-1 opal sale 2
expect fact 1 stones-1 fire sale 2
do 1 trade; sell-gem opal; sell-essence fire
cites EU-SELL-5 gold 1 2 4
cites EU-SELL-5 sold-essence 1 fire
expect gold 1 4

test EU-SELL-7 A resource sells for one of its options
match
at-merchants 1
gold 1 0
carry 1 silver-ore
do 1 trade; sell silver-ore
do 1 choose 2
expect gold 1 5
expect reputation 1 1
expect discarded mountain 1

test EU-HEALT-1 EU-RULE-7 Merchants heal 3 for 1 gold
match
at-merchants 1
health 1 1
gold 1 5
do 1 trade; heal
cites EU-HEALT-1 paid 1 1
expect health 1 4
expect gold 1 4
do 1 heal
cites EU-HEALT-1 healed 1 2 6
expect health 1 6

test EU-RULE-7 Alchemists heal 5, towers 4
match
at-alchemists 1
health 1 1
do 1 trade; heal
expect health 1 6

test EU-RULE-7 EU-HEALT-2 Towers heal 4 and sell gaar
match
at-towers 1
health 1 1
gold 1 5
gaar 1 2
do 1 trade; heal
expect health 1 5
do 1 buy-gaar; buy-gaar
cites EU-HEALT-2 paid 1 1
cites EU-HEALT-2 gaar 1 1
expect gaar 1 4
expect gold 1 2

test EU-HEALT-2 Only there
match
at-merchants 1
gaar 1 0
do 1 trade
denied 1 EU-HEALT-2 buy-gaar
not-offered 1 buy-gaar

test EU-LANG-5 Discount on the first purchase, voucher on the next hero tile
match taesiri dral
at-merchants 1
gold 1 9
wear 1 barter-of-spirits
offer merchants short-sword buckler copper-ring leather-helm
do 1 trade; with barter-of-spirits
force tile mace rapier
do 1 buy buckler
expect gold 1 7
do 1 buy copper-ring
expect gold 1 4

test EU-LANG-5 A voucher keeps until it is used
match
at-merchants 1
gold 1 9
voucher 1 4
stock 1 flame-blade
unlock 1 sword-2
do 1 trade; purchase flame-blade
expect gold 1 7
expect voucher 1 0

test EU-TRADE-4 EU-RULE-23 The last coin pays the fee
match
left 0
lay -1 -1 i-f1
owner 2 w1n1
at 1 w1n1
strip 1
gold 1 1
do 1 trade
expect gold 1 0
prompt trade

test EU-RULE-23 EU-RULE-22 Two fees: two coins are needed, from sales too
match maeldur dral keleia
left 0
lay -1 -1 iii-f1
owner 2 w1n1
owner 3 e0n1
pacified w1s0
at 1 w1n1-m
strip 1
gold 1 1
denied 1 EU-RULE-23 trade
carry 1 leather-helm
offered 1 trade
gold 1 0
denied 1 EU-RULE-23 trade

test EU-RULE-23 EU-TRADE-5 A resource counts with the gold it brings at best
match maeldur dral keleia
left 0
lay -1 -1 iii-f1
owner 2 w1n1
owner 3 e0n1
pacified w1s0
at 1 w1n1-m
strip 1
gold 1 0
carry 1 mussels
offered 1 trade

test EU-RULE-23 EU-SELL-5 A gem counts two
match maeldur dral keleia
left 0
lay -1 -1 iii-f1
owner 2 w1n1
owner 3 e0n1
pacified w1s0
at 1 w1n1-m
strip 1
gold 1 0
denied 1 EU-RULE-23 trade
essence 1 fire 1
offered 1 trade

test EU-OFFER-2 Without gold there is only the free replacement
match
at-merchants 1
gold 1 0
do 1 trade; replace
denied 1 EU-OFFER-2 replace

test EU-HEALT-1 EU-CHURCH-1 Without gold no healing
match
at-merchants 1
gold 1 0
health 1 2
do 1 trade
denied 1 EU-HEALT-1 heal

test EU-SELL-1 EU-MAXHP-4 What cannot be taken off cannot be sold
match
at-merchants 1
wear 1 chain-legs
health 1 2
do 1 trade
denied 1 EU-MAXHP-4 sell chain-legs

test EU-SELL-1 EU-MAXHP-3 Selling worn armour lowers health
match
at-merchants 1
gold 1 0
wear 1 chain-legs
do 1 trade; sell chain-legs
expect gold 1 2
expect health 1 6
expect max-health 1 6

test EU-BUY-3 What one does not own yet is not sold
match
at-merchants 1
stock 1 flame-blade
do 1 trade
denied 1 EU-BUY-3 sell flame-blade

test EU-RULE-23 EU-BUY-3 What cannot be sold counts nothing
match
stands 1 i-f1 a
owner 2 w1n1
strip 1
wear 1 focus
gold 1 0
denied 1 EU-RULE-23 trade

test EU-OFFER-2 EU-TRADE-6 What was replaced is counted anew in each trade action
match
at-merchants 1
gold 1 9
markers 1 1 2 1
do 1 trade; replace; replace; replace
expect gold 1 7
do 1 done; trade; replace
expect gold 1 7

test EU-TRADE-5 A sale brings the fee, and the trade goes on
match
stands 1 i-f1 a
owner 2 w1n1
strip 1
gold 1 0
gold 2 0
carry 1 iron-ore
carry 1 cave-fungus
do 1 trade
expect gold 2 0
do 1 sell iron-ore
expect gold 2 1

test EU-TRADE-4 The second pays the first
match
turn 2
stands 2 i-f1 a
owner 1 w1n1
gold 1 0
gold 2 3
do 2 trade
expect gold 1 1
expect gold 2 2

test EU-RULE-23 EU-SELL-5 A loose gem counts two
match
stands 1 i-f1 a
owner 2 w1n1
strip 1
gold 1 0
gem 1 opal 1
offered 1 trade

test EU-TRADE-5 Which rule asks for the sale
match
stands 1 i-f1 a
owner 2 w1n1
gold 1 0
carry 1 rapier
do 1 trade
prompt trade EU-TRADE-5
pointed 1 EU-TRADE-5 tile staff-of-fire
not-offered 1 done

test EU-TRADE-6 Afterwards it is a trade like any other
match
stands 1 i-f1 a
owner 2 w1n1
gold 1 1
do 1 trade
prompt trade EU-TRADE-6
offered 1 done

test EU-OFFER-1 EU-OFFER-3 At every place its own offer is replaced, and the old one discarded
match
at-alchemists 1
gold 1 5
offer alchemists bought-ruby gaar-ring bond-amulet fire-flask
offer merchants short-sword buckler copper-ring leather-helm
do 1 trade; replace
expect discarded alchemists 4
expect discarded merchants 0
expect offer alchemists 4
expect offers merchants short-sword yes
do 1 replace
expect gold 1 4
expect gold 2 10

test EU-BUY-1 EU-BUY-4 Of equal goods one is bought
match
at-merchants 1
gold 1 20
offer merchants rapier rapier mace mace
force tile buckler
do 1 trade; buy rapier
expect gold 1 14
expect offers merchants rapier yes
expect offers merchants buckler yes

test EU-LIMIT-4 EU-LIMIT-3 What is bought beyond the pouches must fit
match
at-merchants 1
gold 1 20
carry 1 iron-ore
carry 1 iron-ore
carry 1 cave-fungus
offer merchants rapier rapier mace mace
do 1 trade; buy rapier
prompt surplus
do 1 discard rapier
prompt trade

test EU-SELL-3 EU-SELL-5 EU-RULE-23 A set gem adds one to what could be raised
match maeldur dral keleia
left 0
lay -1 -1 iii-f1
owner 2 w1n1
owner 3 e0n1
pacified w1s0
at 1 w1n1-m
strip 1
wear 1 leather-legs
gold 1 0
denied 1 EU-RULE-23 trade
wear 1 silver-amulet opal
offered 1 trade

test EU-TRADE-1 EU-TRADE-2 Beside a place of trade there is none, nor on the outer fields of towers
match
left 0
lay -1 -1 i-f1
at 1 e0n1
denied 1 EU-TRADE-1 trade

test EU-TRADE-4 Nobody pays himself
match
stands 1 i-f1 a
owner 1 w1n1
strip 1
gold 1 0
do 1 trade
no-event fee
expect gold 1 0

test EU-RULE-23 EU-SELL-5 A gem or an essence is worth two, not three
match maeldur dral keleia ael
left 0
lay -1 -1 iii-f1
owner 2 w1n1
owner 3 e0n1
owner 4 w1s0
at 1 w1n1-m
strip 1
gold 1 0
gem 1 opal 1
denied 1 EU-RULE-23 trade
gold 1 1
offered 1 trade
gem 1 opal 0
essence 1 air 1
offered 1 trade
gold 1 0
denied 1 EU-RULE-23 trade

test EU-TRADE-6 EU-LIMIT-2 While trading one may use what works outside combat, and put things on
match
at-merchants 1
carry 1 scroll-of-haste
carry 1 leather-helm
wear 1 leather-legs
gem 1 opal 1
do 1 trade; use scroll-of-haste
expect points 3
do 1 equip leather-helm
expect worn 1 leather-helm yes
do 1 set opal leather-legs
expect gem 1 opal 0
prompt trade

test EU-HEALT-1 EU-RULE-7 Healing costs its coin wherever it is bought
match
at-alchemists 1
health 1 2
gold 1 1
do 1 trade; heal
expect gold 1 0
expect health 1 6
denied 1 EU-HEALT-1 heal
denied 1 EU-HEALT-2 buy-gaar

test EU-HEALT-2 Nor does anybody get gaar without a coin
match
at-towers 1
gold 1 0
do 1 trade
denied 1 EU-HEALT-2 buy-gaar

test EU-SELL-7 A resource with one option sells for it at once
match
at-merchants 1
gold 1 0
carry 1 pearl
do 1 trade; sell pearl
expect gold 1 6
expect reputation 1 1
expect discarded lake 1

test EU-BUY-2 EU-SELL-5 EU-HEALT-1 EU-OFFER-2 What the second trades is his
match
turn 2
at-merchants 2
gold 1 3
gold 2 20
gem 1 opal 1
gem 2 opal 1
essence 2 air 1
health 1 2
health 2 2
offer merchants short-sword buckler copper-ring leather-helm
force tile mace
do 2 trade; buy buckler
expect gold 2 17
expect has 2 buckler 1
expect has 1 buckler 0
do 2 sell-gem opal; sell-essence air
expect gold 2 21
expect gem 2 opal 0
expect essence 2 air 0
expect gem 1 opal 1
do 2 heal
expect health 2 5
expect health 1 2
expect gold 2 20
do 2 sell buckler
expect has 2 buckler 0
expect gold 2 21
do 2 replace; replace
expect gold 2 20
expect gold 1 3

test EU-HTILE-4 EU-HTILE-5 EU-UPG-1 EU-SLOT-1 EU-HEQ-1 His tiles and slots as well
match
turn 2
at-merchants 2
gold 1 9
gold 2 20
reputation 1 9
reputation 2 3
do 2 trade; reveal
only 2 keep mighty-swing; keep shield-bash
do 2 keep mighty-swing
expect gold 2 19
expect has 2 mighty-swing 1
do 2 upgrade mighty-swing
expect gold 2 17
expect worn 2 mighty-swing yes
do 2 unlock ability-7
expect gold 2 15
expect unlocked 2 ability-2 yes
expect unlocked 1 ability-2 no
do 2 take-off mighty-swing
expect worn 2 mighty-swing no
expect gold 1 9

test EU-HEALT-2 EU-SCEN-13 EU-SLOT-1 At the towers, too
option scenario=dark-wings
match
turn 2
at-towers 2
gaar 1 0
gaar 2 0
gold 1 5
gold 2 5
essence 2 earth 2
do 2 trade; buy-gaar
expect gaar 2 1
expect gaar 1 0
expect gold 2 4
do 2 buy-shelter; choose 2
expect magic 2 1
expect magic 1 0
expect essence 2 earth 1
expect gold 1 5

test EU-OFFER-3 EU-GOLD-1 Where too little is left the offer stays short
match
at-merchants 1
none merchants
discards rapier 2
do 1 trade; replace
expect offer merchants 2
offered 1 buy rapier

test EU-LANG-5 A discount brings nothing back
match taesiri dral
at-merchants 1
gold 1 9
wear 1 barter-of-spirits
offer merchants healing-draught healing-draught copper-ring leather-helm
force tile mace
do 1 trade; with barter-of-spirits; buy healing-draught
expect gold 1 9

test EU-SLOT-1 EU-RULE-30 Slots for one and for two essences are offered apart
match taesiri dral
at-merchants 1
essence 1 fire 2
do 1 trade
offered 1 unlock ability-3
offered 1 unlock ability-4
essence 1 fire 1
offered 1 unlock ability-3
denied 1 EU-SLOT-1 unlock ability-4

test EU-SELL-5 EU-OFFER-1 Selling a stone leaves the offer as it is
match
at-merchants 1
gold 1 0
gem 1 opal 1
essence 1 fire 1
offer merchants short-sword buckler copper-ring leather-helm
do 1 trade; sell-gem opal; sell-essence fire
expect gold 1 4
expect offers merchants short-sword yes
expect discarded merchants 0

test EU-TRADE-5 EU-RULE-22 Two fees are paid when both can be
match maeldur dral keleia
left 0
lay -1 -1 iii-f1
owner 2 w1n1
owner 3 e0n1
pacified w1s0
at 1 w1n1-m
strip 1
gold 1 0
gold 2 0
gold 3 0
carry 1 leather-helm
gem 1 opal 1
gem 1 ruby 1
do 1 trade; sell leather-helm
prompt trade EU-TRADE-5
expect gold 2 0
do 1 sell-gem opal
prompt trade EU-TRADE-6
expect gold 1 1
expect gold 2 1
expect gold 3 1

test EU-HEALT-2 EU-UPG-1 Buying gaar changes no tile
match
at-towers 1
gold 1 9
stock 1 ember
do 1 trade; buy-gaar
expect gold 1 8
expect worn 1 ember no
