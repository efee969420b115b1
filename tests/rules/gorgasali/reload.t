# Reloading (Nachladen)

test GO-RELOAD-1 GO-RELOAD-2 Two weapons face down: reload turns both up, and no shot is possible this turn
table armazi ebue
at armazi 9-6
at ebue 9-8
unloaded armazi lynx gemini
dice 1 2
do 1 roll; stay
expect loaded armazi weapon no
expect loaded armazi weapon-2 no
do 1 reload
event reload armazi
cites GO-RELOAD-1
expect loaded armazi weapon yes
expect loaded armazi weapon-2 yes
denied 1 GO-ACT-10 shoot lynx ebue
denied 1 GO-ACT-10 shoot gemini ebue
denied 1 GO-ACT-10 reload

test GO-RELOAD-1 Nothing to reload, no such action
table armazi ebue
at armazi 9-6
card armazi lynx
dice 1 2
do 1 roll; stay
denied 1 GO-RELOAD-1 reload

test GO-RELOAD-1 One weapon face down is enough
table armazi ebue
at armazi 9-6
card armazi lynx
unloaded armazi gemini
dice 1 2
do 1 roll; stay
do 1 reload
expect loaded armazi weapon yes
expect loaded armazi weapon-2 yes

test GO-RELOAD-1 Who waits in his sector may reload as well
table armazi ebue
unloaded armazi lynx
dice 1 2
do 1 roll; stay; reload
expect loaded armazi weapon yes

test GO-RELOAD-2 Not after a shot
table armazi ebue
at armazi 9-6
at ebue 9-8
card armazi lynx
stored armazi axe
dice 1 2
do 1 roll; stay
dice 1 1 1
do 1 shoot lynx ebue
denied 1 GO-ACT-10 reload
denied 1 GO-ACT-10 arrange

test GO-RELOAD-2 Not after arranging the backpack
table armazi ebue
at armazi 9-6
unloaded armazi lynx
card armazi compass boat
stored armazi axe
dice 1 2
do 1 roll; stay
offered 1 reload
do 1 arrange; exchange utility pack-utility; done
denied 1 GO-ACT-10 reload

test GO-RELOAD-2 No arranging after it
table armazi ebue
at armazi 9-6
unloaded armazi lynx
card armazi compass boat
stored armazi axe
dice 1 2
do 1 roll; stay
offered 1 arrange
do 1 reload
denied 1 GO-ACT-10 arrange
