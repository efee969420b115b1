# Trading among mates (Karten handeln)

test GO-TRADE-1 Next to the mate after the move, moved or not
partners armazi ebue varas kruber
at armazi 10-10
at varas 11-11
not-offered 1 trade
dice 1 2
do 1 roll
not-offered 1 trade
do 1 stay
offered 1 trade

test GO-TRADE-1 Not at range 2
partners armazi ebue varas kruber
at armazi 10-10
at varas 12-10
dice 1 2
do 1 roll; stay
denied 1 GO-TRADE-1 trade

test GO-TRADE-1 A move that ends next to him will do
partners armazi ebue varas kruber
no-chests
at armazi 10-10
at varas 12-12
dice 1 1
do 1 roll; step 11-10; step 11-11
offered 1 trade

test GO-TRADE-1 Not with somebody in a sector, even of the same number
partners armazi ebue varas kruber
dice 1 2
do 1 roll; stay
denied 1 GO-TRADE-1 trade

test GO-TRADE-1 The metric by steps makes diagonal neighbours too far
option metric=steps
partners armazi ebue varas kruber
at armazi 10-10
at varas 11-11
dice 1 2
do 1 roll; stay
denied 1 GO-TRADE-1 trade

test GO-TRADE-2 Any item of both character cards, extra chests included
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx helmet
stored armazi boat
card varas scratch
chests varas 2
dice 1 2
do 1 roll; stay; trade
prompt propose
asked 1
only 1 give weapon; give helmet; give pack-utility; give-chest; take weapon; take-chest; cancel
denied 1 GO-TRADE-2 propose
do 1 give-chest
not-offered 1 give-chest
do 1 take-chest; take-chest
not-offered 1 take-chest
do 1 propose
asked 3
do 3 accept
event gives-chest armazi 1 varas
event gives-chest varas 2 armazi
expect chests armazi 2
expect chests varas 1

test GO-TRADE-2 GO-TRADE-4 A chest alone is a proposal, given or asked for
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
chests varas 1
dice 1 2
do 1 roll; stay; trade
denied 1 GO-TRADE-2 propose
do 1 take-chest
offered 1 propose
do 1 cancel; trade
denied 1 GO-TRADE-2 propose
do 1 give-chest
offered 1 propose
do 1 propose
do 3 accept
event gives-chest armazi 1 varas
expect chests armazi 0
expect chests varas 2

test GO-TRADE-2 Without anything on either card there is nothing to trade
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
at ebue 11-11
chests armazi 0
chests varas 0
cooldown armazi 0
dice 1 2
do 1 roll; stay
only 1 supernova ebue; end
denied 1 GO-TRADE-2 trade

test GO-TRADE-3 Both on equal terms: the mate accepts, refuses or makes a proposal of his own
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx
card varas helmet
dice 1 2
do 1 roll; stay; trade; give weapon; propose
prompt answer-trade
asked 3
only 3 accept; refuse; counter
expect has armazi lynx
do 3 counter
prompt propose
asked 3
only 3 give helmet; give-chest; take weapon; take-chest; cancel
do 3 give helmet; take weapon; propose
asked 1
only 1 accept; refuse; counter
do 1 accept
event traded armazi varas
event gives varas helmet armazi
event gives armazi lynx varas
expect has armazi helmet
expect has varas lynx
expect lacks armazi lynx
expect lacks varas helmet

test GO-TRADE-4 A gift
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx helmet
dice 1 2
do 1 roll; stay; trade; give weapon; propose
do 3 accept
event gives armazi lynx varas
no-event gives-chest
expect has varas lynx
expect has armazi helmet
expect lacks varas helmet

test GO-TRADE-4 A gift the other way: what the mate has is asked for
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card varas vest
dice 1 2
do 1 roll; stay; trade; take vest; propose
do 3 accept
expect has armazi vest
expect lacks varas vest

test GO-TRADE-4 GO-CARD-5 A gift from the backpack: it is gone there, and the other same card stays
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi axe boat flame-ball
stored armazi axe rope ntt-ball
dice 1 2
do 1 roll; stay; trade; give pack-utility; give pack-throw; propose
do 3 accept
event gives armazi axe varas
event gives armazi ntt-ball varas
do 3 put utility; put throw
expect slot armazi utility axe
expect slot armazi utility-2 boat
expect slot armazi throw flame-ball
expect slot armazi pack-utility none
expect slot armazi pack-utility-2 rope
expect slot armazi pack-throw none
expect slot varas utility axe
expect slot varas throw ntt-ball

test GO-TRADE-4 GO-CARD-5 A gift out of the mate's backpack
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card varas axe boat
stored varas rope compass
dice 1 2
do 1 roll; stay; trade; take pack-utility-2; propose
do 3 accept
do 1 put pack-utility
expect slot varas utility axe
expect slot varas utility-2 boat
expect slot varas pack-utility rope
expect slot varas pack-utility-2 none
expect has armazi compass

test GO-TRADE-4 In both directions
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx
card varas gemini
dice 1 2
do 1 roll; stay; trade; give weapon; take weapon; propose
do 3 accept
expect slot armazi weapon gemini
expect slot varas weapon lynx

test GO-TRADE-5 Any number of cards
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx gemini barrier axe boat flame-ball helmet vest
stored armazi rope compass ntt-ball
chests armazi 3
dice 1 2
do 1 roll; stay; trade
do 1 give weapon; give weapon-2; give defence; give utility; give utility-2; give throw
do 1 give helmet; give vest; give pack-utility; give pack-utility-2; give pack-throw
do 1 give-chest; give-chest; give-chest; propose
do 3 accept
do 3 put utility; put utility-2; put throw
expect has varas lynx gemini barrier axe boat flame-ball helmet vest rope compass ntt-ball
expect lacks armazi lynx gemini barrier axe boat flame-ball helmet vest rope compass ntt-ball
expect chests varas 4
expect chests armazi 0

test GO-TRADE-6 A second helmet cannot be given to one who wears his own
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi helmet lynx
card varas helmet
dice 1 2
do 1 roll; stay; trade; give helmet
denied 1 GO-TRADE-6 propose
do 1 give weapon
denied 1 GO-TRADE-6 propose
do 1 take helmet
offered 1 propose
do 1 propose
do 3 accept
expect slot armazi helmet helmet
expect slot varas helmet helmet
expect slot varas weapon lynx
no-event discard
no-event replace

test GO-TRADE-6 A third weapon cannot be given, nor more utility cards than slots, stored ones included
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx axe
card varas gemini scratch axe boat
stored varas rope compass
dice 1 2
do 1 roll; stay; trade; give weapon
denied 1 GO-TRADE-6 propose
do 1 take weapon-2
offered 1 propose
do 1 give utility
denied 1 GO-TRADE-6 propose
do 1 take pack-utility
offered 1 propose
do 1 propose
do 3 accept
do 1 put utility
expect has varas lynx gemini boat compass axe
expect has armazi scratch rope

test GO-TRADE-6 A gift from the backpack takes up a slot like any other
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi axe boat
stored armazi rope ntt-ball
card varas axe boat
stored varas rope compass
dice 1 2
do 1 roll; stay; trade; give pack-throw
offered 1 propose
do 1 give pack-utility
denied 1 GO-TRADE-6 propose
do 1 take pack-utility-2
offered 1 propose

test GO-TRADE-6 Nothing is discarded or replaced while cards are placed
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi axe
card varas boat
dice 1 2
do 1 roll; stay; trade; give utility; propose
do 3 accept
asked 3
prompt put
only 3 put utility-2; put pack-utility
denied 3 GO-CARD-6 discard
denied 3 GO-CARD-6 replace utility
do 3 put pack-utility
expect slot varas pack-utility axe

test GO-TRADE-7 When the trade is done, the turn ends
partners armazi ebue varas kruber
at armazi 10-10
at ebue 11-11
at varas 10-11
card armazi lynx helmet
stored armazi axe
dice 1 2
do 1 roll; stay
offered 1 shoot lynx ebue
do 1 trade; give helmet; propose
do 3 accept
cites GO-TRADE-7
event end armazi
expect slot armazi utility axe
asked 2
prompt start

test GO-TRADE-7 Actions before it are possible
partners armazi ebue varas kruber
at armazi 10-10
at ebue 11-11
at varas 10-11
card armazi lynx
dice 1 2
do 1 roll; stay
dice 1 1 1
do 1 shoot lynx ebue
do 1 trade; give weapon; propose
do 3 accept
expect slot varas weapon lynx
expect loaded varas weapon no
asked 2

test GO-RULE-56 Weapons keep their state
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
unloaded armazi lynx
card armazi gemini
card varas scratch
dice 1 2
do 1 roll; stay; trade; give weapon; take weapon; propose
do 3 accept
expect slot varas weapon lynx
expect loaded varas weapon no
expect slot armazi weapon scratch
expect loaded armazi weapon yes
expect slot armazi weapon-2 gemini
expect loaded armazi weapon-2 yes

test GO-RULE-56 Both must agree: after a refusal nothing has changed and the turn goes on
partners armazi ebue varas kruber
at armazi 10-10
at ebue 11-11
at varas 10-11
card armazi lynx
dice 1 2
do 1 roll; stay; trade; give weapon; give-chest; propose
do 3 refuse
event refuse varas
no-event traded
expect has armazi lynx
expect chests armazi 1
expect chests varas 1
asked 1
prompt actions
offered 1 shoot lynx ebue

test GO-RULE-76 A refused trade is not offered again in that turn, but in the next
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx
dice 1 2
do 1 roll; stay; trade; give weapon; propose
do 3 refuse
denied 1 GO-RULE-76 trade
do 1 end
pass
dice 1 2
do 3 roll; stay
offered 3 trade

test GO-RULE-76 Calling off an empty trade costs nothing: it is offered again, and three proposals are left
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx
dice 1 2
do 1 roll; stay; trade; cancel
no-event propose
no-event refuse
prompt actions
offered 1 trade
do 1 trade; cancel; trade; give weapon; propose
event propose armazi varas
do 3 counter; take weapon; take-chest; propose
event propose varas armazi
do 1 counter; give weapon; take-chest; propose
denied 3 GO-RULE-76 counter
do 3 accept
expect has varas lynx

test GO-RULE-76 nor does anything that was picked but never proposed
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx
dice 1 2
do 1 roll; stay; trade; give weapon; give-chest; cancel
no-event refuse
expect has armazi lynx
expect tag 3 card-1 lynx in-trade no
offered 1 trade
do 1 trade
denied 1 GO-TRADE-2 propose

test GO-RULE-76 GO-RULE-70 A trade that comes to nothing is no action: Octor does not copy twice for it
partners octor ebue varas kruber
at octor 10-10
at ebue 10-12
at varas 10-11
ability octor heal
dice 1 2
do 1 roll; stay; imitate ebue
denied 1 GO-RULE-70 imitate ebue
at kruber 9-9
do 1 imitate kruber
denied 1 GO-RULE-70 imitate ebue
do 1 trade; cancel
denied 1 GO-RULE-70 imitate ebue
do 1 trade; give-chest; propose
do 3 refuse
denied 1 GO-RULE-70 imitate ebue

test GO-RULE-76 At most three proposals in one trade
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx
dice 1 2
do 1 roll; stay; trade; give weapon; propose
do 3 counter; take weapon; take-chest; propose
offered 1 counter
do 1 counter; give weapon; take-chest; propose
asked 3
only 3 accept; refuse
denied 3 GO-RULE-76 counter
do 3 accept
expect has varas lynx
expect chests armazi 2
expect chests varas 0

test GO-RULE-56 A proposal does not go over into the next one
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx helmet
dice 1 2
do 1 roll; stay; trade; give weapon; give-chest; propose
do 3 counter
denied 3 GO-TRADE-2 propose
do 3 take helmet; propose
do 1 accept
expect has armazi lynx
expect has varas helmet
expect lacks varas lynx
expect chests varas 1

test GO-RULE-76 The mate may cancel his own proposal: a refusal, the turn goes on
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx
dice 1 2
do 1 roll; stay; trade; give weapon; propose
do 3 counter; cancel
event refuse varas
asked 1
prompt actions
denied 1 GO-RULE-76 trade

test GO-TRADE-2 What is already on offer is not offered again
partners armazi ebue varas kruber
at armazi 10-10
at varas 11-11
card armazi axe
card varas helmet
dice 1 2
do 1 roll; stay; trade; give utility
not-offered 1 give utility
offered 1 take helmet
do 1 take helmet
not-offered 1 take helmet
