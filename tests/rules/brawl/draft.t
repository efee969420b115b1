# Choosing champions in the duel: normal draft, competitive draft, free choice. Seat 1 begins (force 0).

test BR-DRAFT-1 The common pool holds every champion once, at least six
option selection=draft
force 0
start
do 1 side north
asked 2
only 2 pick kilgore; pick gwaien; pick tzu-xiao; pick goldarr; pick dugrun; pick deryn

test BR-DRAFT-1 BR-DRAFT-3 A larger pool: all eight may be picked, two are left over
pack brawl-eight
option selection=draft
force 0
start
do 1 side north
offered 2 pick kilgore
offered 2 pick sylwen
offered 2 pick dugrun
do 2 pick mogul
only 1 pick kilgore; pick gwaien; pick tzu-xiao; pick goldarr; pick dugrun; pick deryn; pick sylwen
do 1 pick sylwen
do 2 pick kilgore
do 1 pick gwaien
do 2 pick deryn
# three are left, so the last pick is a choice
asked 1
only 1 pick tzu-xiao; pick goldarr; pick dugrun
do 1 pick dugrun
expect champions 2 mogul kilgore deryn
expect champions 1 sylwen gwaien dugrun
prompt set-trap

test BR-DRAFT-2 BR-DRAFT-3 The second player picks first, then in turns; what is picked is gone; the last is forced
option selection=draft
force 0
start
do 1 side north
asked 2
prompt draft
do 2 pick kilgore
event pick 2 kilgore
asked 1
denied 1 BR-DRAFT-3 pick kilgore
only 1 pick gwaien; pick tzu-xiao; pick goldarr; pick dugrun; pick deryn
do 1 pick gwaien
asked 2
denied 2 BR-DRAFT-3 pick kilgore
denied 2 BR-DRAFT-3 pick gwaien
only 2 pick tzu-xiao; pick goldarr; pick dugrun; pick deryn
do 2 pick deryn
asked 1
only 1 pick tzu-xiao; pick goldarr; pick dugrun
do 1 pick tzu-xiao
asked 2
only 2 pick goldarr; pick dugrun
do 2 pick dugrun
# only Gold'arr is left for the start player
event pick 1 goldarr
expect champions 2 kilgore deryn dugrun
expect champions 1 gwaien tzu-xiao goldarr
asked 1
prompt set-trap

test BR-DRAFT-2 With seat 2 as start player seat 1 picks first
option selection=draft
force 1
start
do 2 side north
asked 1
do 1 pick kilgore
asked 2
do 2 pick gwaien
asked 1
do 1 pick deryn
asked 2
do 2 pick tzu-xiao
asked 1
do 1 pick dugrun
expect champions 1 kilgore deryn dugrun
expect champions 2 gwaien tzu-xiao goldarr

test BR-DRAFT-4 BR-RULE-56 Each brings five different champions in secret; both may bring the same
option selection=competitive
force 0
start
do 1 side north
asked 1 2
prompt bring
do 1 bring kilgore
# seat 2 does not learn it, and may bring him as well
asked 2
sees-not 2 set-1 kilgore
redealt 2
offered 2 bring kilgore
do 2 bring kilgore
asked 1 2
sees-not 2 set-1 kilgore
sees 2 set-1 ?
sees 1 set-1 kilgore
sees-not 1 set-2 kilgore
sees-not spectator set-1 kilgore
redealt 1
redealt 2
denied 1 BR-DRAFT-4 bring kilgore
denied 2 BR-DRAFT-4 bring kilgore
do 1 bring gwaien
do 2 bring tzu-xiao
do 1 bring deryn
do 2 bring goldarr
do 2 bring dugrun
do 1 bring goldarr
asked 1 2
only 1 bring tzu-xiao; bring dugrun
only 2 bring gwaien; bring deryn
do 1 bring dugrun
prompt bring
do 2 bring deryn
# both sets are fixed: open now
event reveal-set 1 kilgore
event reveal-set 1 goldarr
event reveal-set 2 tzu-xiao
event reveal-set 2 deryn
sees 2 set-1 kilgore gwaien deryn goldarr dugrun
sees-not 2 set-1 tzu-xiao
sees 1 set-2 kilgore tzu-xiao goldarr dugrun deryn
sees-not 1 set-2 gwaien
asked 1
prompt ban

# start player: Kilgore Gwaien Deryn Gold'arr Dugrun (A B C D E); second player: Kilgore Tzu Xiao Gold'arr Dugrun Deryn
test BR-DRAFT-5 BR-DRAFT-6 BR-DRAFT-7 BR-RULE-56 Bans, then picks in turns from the own four; three play, two do not
option selection=competitive
force 0
start
do 1 side north
do 1 bring kilgore
do 2 bring kilgore
do 1 bring gwaien
do 2 bring tzu-xiao
do 1 bring deryn
do 2 bring goldarr
do 1 bring goldarr
do 2 bring dugrun
do 1 bring dugrun
do 2 bring deryn
# the start player bans first, one of the second player's five
asked 1
prompt ban
only 1 ban kilgore; ban tzu-xiao; ban goldarr; ban dugrun; ban deryn
do 1 ban tzu-xiao
event ban 1 tzu-xiao 2
asked 2
prompt ban
only 2 ban kilgore; ban gwaien; ban deryn; ban goldarr; ban dugrun
do 2 ban gwaien
event ban 2 gwaien 1
# picks: start, second, start, second, start, second
asked 1
prompt draft
denied 1 BR-DRAFT-5 pick gwaien
not-offered 1 pick tzu-xiao
only 1 pick kilgore; pick deryn; pick goldarr; pick dugrun
do 1 pick kilgore
asked 2
denied 2 BR-DRAFT-5 pick tzu-xiao
not-offered 2 pick gwaien
# Kilgore is in this player's own set, too
only 2 pick kilgore; pick goldarr; pick dugrun; pick deryn
do 2 pick kilgore
asked 1
denied 1 BR-DRAFT-6 pick kilgore
only 1 pick deryn; pick goldarr; pick dugrun
do 1 pick deryn
asked 2
only 2 pick goldarr; pick dugrun; pick deryn
do 2 pick deryn
asked 1
only 1 pick goldarr; pick dugrun
do 1 pick dugrun
asked 2
only 2 pick goldarr; pick dugrun
do 2 pick goldarr
expect champions 1 kilgore deryn dugrun
expect champions 2 kilgore deryn goldarr
asked 1
prompt set-trap
# both Kilgores have their own cards
expect deck 1 has crusher
expect deck 1 lacks crusher-2
expect deck 2 has crusher-2
expect deck 2 lacks crusher
expect deck 1 18
expect deck 2 18

test BR-DRAFT-5 A ban hits only the other player's set
option selection=competitive
force 1
start
do 2 side north
do 1 bring kilgore
do 2 bring kilgore
do 1 bring gwaien
do 2 bring gwaien
do 1 bring deryn
do 2 bring deryn
do 1 bring goldarr
do 2 bring goldarr
do 1 bring dugrun
do 2 bring dugrun
asked 2
do 2 ban kilgore
asked 1
do 1 ban deryn
asked 2
denied 2 BR-DRAFT-5 pick deryn
only 2 pick kilgore; pick gwaien; pick goldarr; pick dugrun
do 2 pick kilgore
asked 1
denied 1 BR-DRAFT-5 pick kilgore
only 1 pick gwaien; pick deryn; pick goldarr; pick dugrun

test BR-RULE-56 BR-RULE-70 Free choice: first come, first served; each champion exists once in the duel
option selection=free
force 0
start
do 1 side north
asked 1 2
prompt free
# no order: the second player may take first and several times
do 2 pick kilgore; pick gwaien
denied 1 BR-RULE-56 pick kilgore
denied 1 BR-RULE-56 pick gwaien
only 1 pick tzu-xiao; pick goldarr; pick dugrun; pick deryn
do 1 pick tzu-xiao
denied 2 BR-RULE-56 pick tzu-xiao
denied 2 BR-DRAFT-3 pick kilgore
# put back: free for the other side again, and only one's own can be put back
not-offered 1 return kilgore
do 2 return kilgore
event return 2 kilgore
offered 1 pick kilgore
do 1 pick kilgore; pick deryn
denied 2 BR-RULE-56 pick kilgore
denied 2 BR-SET-4 confirm
only 1 confirm; return kilgore; return tzu-xiao; return deryn
do 1 confirm
event confirm 1
# who has confirmed is not asked any more, the other one goes on
asked 2
do 2 pick goldarr; pick dugrun
only 2 confirm; return gwaien; return goldarr; return dugrun
do 2 return dugrun
only 2 pick dugrun; return gwaien; return goldarr
do 2 pick dugrun
prompt free
do 2 confirm
expect champions 1 tzu-xiao kilgore deryn
expect champions 2 gwaien goldarr dugrun
prompt set-trap

test BR-DRAFT-2 BR-DRAFT-3 The question of the draft names its rule
force 0
start
do 1 side north
prompt draft BR-DRAFT-2
do 2 pick kilgore
cites BR-DRAFT-3

test BR-RULE-70 Free choice is told: taken, put back, confirmed
option selection=free
force 0
start
do 1 side north
do 2 pick goldarr
event pick 2 goldarr
cites BR-RULE-70
do 2 return goldarr
event return 2 goldarr
do 1 pick goldarr; pick kilgore; pick deryn; confirm
event confirm 1

test BR-DRAFT-4 BR-DRAFT-5 BR-DRAFT-6 The competitive draft is told: what is brought in secret, bans and picks to everybody
option selection=competitive
force 0
start
do 1 side north
prompt bring BR-DRAFT-4
do 1 bring gwaien
do 2 bring dugrun
expect told 1 bring 1 gwaien
expect told 2 bring 1 ?
expect told 2 bring 2 dugrun
expect told spectator bring 2 ?
do 1 bring deryn
do 2 bring goldarr
expect told 1 bring 1 deryn
do 1 bring tzu-xiao
do 2 bring tzu-xiao
do 1 bring kilgore
do 2 bring kilgore
do 1 bring dugrun
do 2 bring deryn
no-event reveal-set 1 goldarr
prompt ban BR-DRAFT-5
do 1 ban dugrun
cites BR-DRAFT-5
do 2 ban gwaien
prompt draft BR-DRAFT-6
only 1 pick deryn; pick tzu-xiao; pick kilgore; pick dugrun
do 1 pick deryn
event pick 1 deryn
cites BR-DRAFT-6
