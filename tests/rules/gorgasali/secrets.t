# What is open and what is not

test GO-RULE-61 All cards on character cards are open to everybody, stored ones and weapons face down too
table armazi ebue varas
unloaded armazi lynx
card armazi gemini barrier helmet
stored armazi axe
sees 1 card-1 lynx gemini barrier helmet axe
sees 2 card-1 lynx gemini barrier helmet axe
sees 3 card-1 lynx gemini barrier helmet axe
sees spectator card-1 lynx gemini barrier helmet axe
sees-not 2 card-1 ?
expect tag 2 card-1 lynx unloaded yes
expect tag 2 card-1 gemini unloaded no
expect tag 2 card-1 axe stored yes
expect tag 2 card-1 helmet stored no
expect redeal 1 keeps
expect redeal 2 keeps
expect redeal spectator keeps

test GO-RULE-61 Cards that are drawn are seen at once
table armazi ebue
card armazi elva scratch barrier
force card lynx magic-field helmet
do 1 open
event draw armazi lynx
event draw armazi magic-field
event draw armazi helmet
sees 1 incoming-1 lynx magic-field helmet
sees 2 incoming-1 lynx magic-field helmet
sees spectator incoming-1 lynx magic-field helmet
sees-not spectator incoming-1 ?
expect redeal 2 keeps

test GO-RULE-61 Discards are open; of the decks only their size is known
table armazi ebue
card armazi barrier
force card lynx magic-field helmet
do 1 open
do 1 replace defence
sees 2 discard barrier
sees spectator discard barrier
sees-not spectator discard magic-field
expect fact 2 discard barrier copies 1
sees-not spectator weapons lynx scratch ?
sees-not spectator supports axe barrier ?
expect redeal 2 keeps

test GO-RULE-61 Health, cooldown, extra chests, skip memory, frost and fire are open
table armazi ebue varas
at armazi 10-10
health armazi 42
chests armazi 3
frozen armazi
burned armazi 1
stayed armazi
expect fact 2 map armazi health 42
expect fact spectator map armazi health 42
expect tag spectator map armazi frozen yes
expect tag spectator map armazi burned yes
expect seat-fact spectator 1 extra-chests 3
expect seat-fact spectator 1 cooldown 4
expect seat-tag spectator 1 stayed yes
expect seat-tag spectator 1 supernova yes

test GO-RULE-56 While two mates talk, only they see what is proposed
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx helmet
card varas vest
chests varas 2
dice 1 2
do 1 roll; stay; trade
no-event propose
no-event gives
do 1 give weapon
asked 1
expect tag 1 card-1 lynx in-trade yes
expect tag 1 card-1 helmet in-trade no
expect tag 3 card-1 lynx in-trade yes
expect tag 2 card-1 lynx in-trade no
expect tag 4 card-1 lynx in-trade no
expect tag spectator card-1 lynx in-trade no
no-event gives
do 1 take vest; take-chest
expect tag 3 card-3 vest in-trade yes
expect tag 2 card-3 vest in-trade no
expect tag spectator card-3 vest in-trade no
expect seat-fact 1 3 chests-in-trade 1
expect seat-fact 3 3 chests-in-trade 1
expect seat-fact 3 1 chests-in-trade none
expect seat-fact 2 3 chests-in-trade none
expect seat-fact 4 3 chests-in-trade none
expect seat-fact spectator 3 chests-in-trade none
expect redeal 1 keeps
expect redeal 3 keeps
expect redeal 2 changes
expect redeal 4 changes
expect redeal spectator changes

test GO-RULE-56 The proposal that waits for an answer is as secret; nobody else is asked
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx helmet
card varas vest
dice 1 2
do 1 roll; stay; trade; give weapon; give-chest; propose
event propose armazi varas
asked 3
no-event gives
no-event gives-chest
expect tag 1 card-1 lynx in-trade yes
expect tag 3 card-1 lynx in-trade yes
expect seat-fact 3 1 chests-in-trade 1
expect tag 2 card-1 lynx in-trade no
expect tag spectator card-1 lynx in-trade no
expect seat-fact 2 1 chests-in-trade none
expect seat-fact spectator 1 chests-in-trade none
expect redeal 1 keeps
expect redeal 3 keeps
expect redeal 2 changes
expect redeal 4 changes
expect redeal spectator changes

test GO-RULE-56 If only an exchange fits, the others can think of that one only
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi helmet
card varas helmet
chests armazi 0
chests varas 0
dice 1 2
do 1 roll; stay; trade; give helmet; take helmet; propose
expect redeal 2 keeps

test GO-RULE-56 A proposal of the mate is secret in the same way
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx helmet
card varas vest
dice 1 2
do 1 roll; stay; trade; give weapon; propose
do 3 counter
no-event propose
expect tag 1 card-1 lynx in-trade no
do 3 take helmet; give vest
expect tag 1 card-1 helmet in-trade yes
expect tag 1 card-3 vest in-trade yes
expect tag 2 card-3 vest in-trade no
expect tag spectator card-1 helmet in-trade no
expect redeal 2 changes
expect redeal 4 changes
expect redeal 1 keeps
do 3 propose
event propose varas armazi

test GO-RULE-56 When the trade is done, everybody hears of it, and nothing is marked any more
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx axe
card varas helmet
dice 1 2
do 1 roll; stay; trade; give weapon; give utility; take helmet; propose
do 3 accept
event traded armazi varas
event gives armazi lynx varas
event gives armazi axe varas
event gives varas helmet armazi
asked 3
prompt put
sees 2 incoming-3 axe
expect tag 1 card-3 lynx in-trade no
expect tag 3 card-3 lynx in-trade no
expect redeal 2 keeps
do 3 put utility
expect tag 1 card-1 helmet in-trade no
expect tag 3 card-3 axe in-trade no
expect redeal 2 keeps

test GO-RULE-56 A refused proposal stays a secret
partners armazi ebue varas kruber
at armazi 10-10
at varas 10-11
card armazi lynx helmet
dice 1 2
do 1 roll; stay; trade; give weapon; propose
do 3 refuse
event refuse varas
no-event gives
expect tag 1 card-1 lynx in-trade no
expect redeal 2 keeps
expect redeal 4 keeps
expect redeal spectator keeps
