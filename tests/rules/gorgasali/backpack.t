# The backpack (Rucksack)

test GO-CARD-5 The backpack has slots for utility and throw cards only
table armazi ebue
card armazi lynx scratch barrier flame-ball helmet vest
force card elva magic-field vest
do 1 open
denied 1 GO-CARD-5 put pack-weapon
only 1 replace weapon; replace weapon-2; discard
do 1 discard
denied 1 GO-CARD-5 put pack-defence
only 1 replace defence; discard
do 1 discard
denied 1 GO-CARD-5 put pack-vest
only 1 replace vest; discard

test GO-CARD-5 It only stores: a stored card has to be moved to an active slot first
table armazi ebue
at armazi 10-10
at ebue 10-12
card armazi smoke-ball
stored armazi flame-ball
dice 1 2
do 1 roll; stay
not-offered 1 throw flame-ball ebue
do 1 arrange
only 1 exchange throw pack-throw; done
do 1 exchange throw pack-throw
event exchange armazi throw pack-throw
expect slot armazi throw flame-ball
expect slot armazi pack-throw smoke-ball
only 1 throw flame-ball ebue; open; end
not-offered 1 use smoke-ball
denied 1 GO-CARD-4 use smoke-ball

test GO-RULE-32 A new card may go to a free active slot or into the backpack, active first
table armazi ebue
force card lynx axe flame-ball
do 1 open
only 1 put utility; put pack-utility
do 1 put pack-utility
only 1 put throw; put pack-throw
do 1 put throw
expect slot armazi pack-utility axe
expect slot armazi utility none
expect slot armazi throw flame-ball

test GO-RULE-32 Arranging is a main action: stored and active cards of a category change places
table armazi ebue
at armazi 10-10
at ebue 10-12
card armazi lynx axe boat flame-ball
stored armazi rope compass
dice 1 2
do 1 roll; stay
offered 1 shoot lynx ebue
do 1 arrange
prompt arrange
only 1 exchange utility pack-utility; exchange utility-2 pack-utility; exchange utility pack-utility-2; exchange utility-2 pack-utility-2; exchange throw pack-throw; done
do 1 exchange utility-2 pack-utility-2
expect slot armazi utility-2 compass
expect slot armazi pack-utility-2 boat
only 1 exchange utility pack-utility; exchange utility-2 pack-utility; exchange throw pack-throw; done
do 1 exchange throw pack-throw
expect slot armazi throw none
expect slot armazi pack-throw flame-ball
do 1 done
prompt actions
not-offered 1 shoot lynx ebue
denied 1 GO-ACT-10 arrange
denied 1 GO-ACT-10 reload

test GO-RULE-32 Nothing stored, nothing to arrange
table armazi ebue
at armazi 10-10
card armazi axe flame-ball
dice 1 2
do 1 roll; stay
denied 1 GO-RULE-32 arrange

test GO-CARD-9 At the end of the turn a stored card moves into the empty active slot
table armazi ebue
at armazi 10-10
at ebue 10-12
card armazi flame-ball
stored armazi ntt-ball axe
dice 1 2
do 1 roll; stay
dice 1 1
do 1 throw flame-ball ebue
expect slot armazi throw none
expect slot armazi pack-throw ntt-ball
expect slot armazi pack-utility axe
do 1 end
event fill armazi ntt-ball throw
event fill armazi axe utility
cites GO-CARD-9
expect slot armazi throw ntt-ball
expect slot armazi pack-throw none
expect slot armazi utility axe
expect slot armazi pack-utility none
asked 2

test GO-CARD-9 Not before the end, not for others, and full slots stay as they are
table armazi ebue
at armazi 10-10
card armazi flame-ball axe boat
stored armazi ntt-ball rope
stored ebue compass
dice 1 2
do 1 roll; stay; end
no-event fill
expect slot armazi throw flame-ball
expect slot armazi pack-throw ntt-ball
expect slot armazi pack-utility rope
expect slot ebue pack-utility compass
expect slot ebue utility none

test GO-CARD-9 GO-RULE-32 If not all of them can move up, the owner chooses
table armazi ebue
at armazi 10-10
card armazi axe
stored armazi rope compass
dice 1 2
do 1 roll; stay; end
prompt fill
asked 1
only 1 fill pack-utility; fill pack-utility-2
do 1 fill pack-utility-2
expect slot armazi utility-2 compass
expect slot armazi pack-utility rope
expect slot armazi pack-utility-2 none
asked 2

test GO-RULE-32 If all of them can move up, the oldest is first and nobody is asked
table armazi ebue
at armazi 10-10
stored armazi rope compass
dice 1 2
do 1 roll; stay; end
asked 2
expect slot armazi utility rope
expect slot armazi utility-2 compass

test GO-RULE-32 Of two alike it does not matter which: nobody is asked
table armazi ebue
at armazi 10-10
card armazi axe
stored armazi rope rope
dice 1 2
do 1 roll; stay; end
asked 2
expect slot armazi utility-2 rope
expect slot armazi pack-utility none
expect slot armazi pack-utility-2 rope

test GO-CARD-9 After a frozen turn as well
table armazi ebue
at armazi 10-10
frozen armazi
stored armazi rope
do 1 go-on; end
expect slot armazi utility rope

# Where a pack lets weapons be stored

test GO-RULE-32 GO-CARD-4 A stored weapon cannot be used, and keeps its state when it changes places
pack gorgasali-stored
table armazi ebue
at armazi 10-10
at ebue 10-12
unloaded armazi scratch
stored armazi elva
expect loaded armazi pack-weapon yes
dice 1 2
do 1 roll; stay
not-offered 1 shoot elva ebue
denied 1 GO-WPN-3 shoot scratch ebue
do 1 arrange; exchange weapon pack-weapon
expect slot armazi weapon elva
expect loaded armazi weapon yes
expect slot armazi pack-weapon scratch
expect loaded armazi pack-weapon no

test GO-CARD-9 And when it moves up at the end of the turn
pack gorgasali-stored
table armazi ebue
at armazi 10-10
force card elva helmet vest
do 1 open
dice 1 2
do 1 put pack-weapon
expect loaded armazi weapon no
expect loaded armazi pack-weapon yes
do 1 stay; end
expect slot armazi weapon elva
expect loaded armazi weapon yes
expect slot armazi pack-weapon none
asked 2

test GO-RULE-32 Each stored card changes places once: two exchanges, then neither again
table armazi ebue
at armazi 10-10
card armazi axe boat
stored armazi rope compass
dice 1 2
do 1 roll; stay; arrange
do 1 exchange utility pack-utility; exchange utility-2 pack-utility-2
prompt actions
expect slot armazi utility rope
expect slot armazi utility-2 compass

test GO-RULE-32 What counts is the stored card that has changed places
table armazi ebue
at armazi 10-10
card armazi axe boat
stored armazi rope compass
dice 1 2
do 1 roll; stay; arrange; exchange utility pack-utility-2
only 1 exchange utility pack-utility; exchange utility-2 pack-utility; done

test GO-RULE-32 A loaded weapon goes into the backpack, and one face down comes out of it
pack gorgasali-stored
table armazi ebue
no-chests
at armazi 10-10
at ebue 27-20
unloaded armazi scratch
stored armazi elva
frozen armazi
do 1 go-on; arrange; exchange weapon pack-weapon; end
frozen ebue
do 2 go-on; end
frozen armazi
do 1 go-on; arrange; exchange weapon pack-weapon
expect slot armazi weapon scratch
expect loaded armazi weapon no
expect slot armazi pack-weapon elva
expect loaded armazi pack-weapon yes
