/* How a combat ends (rulebook p. 21, 22, 25): EU-WIN, EU-LOSE, EU-TROPHY, EU-LOOT, EU-ELITE-11 …
 * 15, EU-SOLO-26, -27, EU-COOP-8, EU-RULE-24, -47, -57. */
#include "games/euthia/actions.h"
#include "games/euthia/combat.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"
#include "games/euthia/scenario.h"

/* EU-WIN-5, EU-LOSE-2: the monster's gaar and chaos go, cards that were played are discarded. */
static void clean_up(State *s)
{
    Fight *f = &s->fight;
    f->chaos = f->gaar = 0;
    for (int k = 0; k < content(s)->n_cards; k++) {
        for (int n = f->played[k] + f->clover_played[k] + f->lasting_played[k]; n > 0; n--)
            euthia_discard_card(s, k);
        f->played[k] = f->clover_played[k] = f->lasting_played[k] = 0;
    }
    EACH_ITEM (i, s, f->seat)
        s->board[f->seat].owned[i].flags &= EXHAUSTED;
}

/* EU-WIN-7, EU-LOSE-6: every 2 points of hope become 1 gaar, an odd one is lost. */
static void hope_to_gaar(Ctx *c, State *s, const char *rule)
{
    euthia_gain_gaar(c, s, s->fight.seat, s->fight.hope / 2, rule);
}

/* ---- victory ---- */

static void trophy_menu(const State *s, const struct victory_vars *my, Menu *m)
{
    const int trophy = s->fight.foe + (s->fight.kind == FOE_ELITE ? MONSTERS_MAX : 0);
    (void)my;
    prompt(m, Q_TROPHY, "EU-WIN-3");
    about(m, KIND_NUMBER, euthia_trophy_level(s, trophy));
    offer(m, option(V_YES, 0, 0, 0));
    offer(m, option(V_NO, 0, 0, 0));
}

/* EU-TROPHY-1, EU-TROPHY-2, EU-ELITE-14: the card of a monster or elite fills a pouch; what no
 * longer fits is surplus. */
static void take_trophy(Ctx *c, State *s, int seat)
{
    Board *b = &s->board[seat];
    const int n = euthia_trophies(s, seat);
    keep_limit(n < TROPHIES_MAX, "trophies", TROPHIES_MAX);
    b->trophy[n] = s->fight.foe + (s->fight.kind == FOE_ELITE ? MONSTERS_MAX : 0);
    EMIT(EV_TROPHY, "EU-TROPHY-1", seat, euthia_trophy_level(s, b->trophy[n]));
}

/* EU-LOOT-1: all that the field shows. */
static Effects loot_of(const State *s, int field)
{
    const Loot *l = &field_data(s, field)->loot;
    Effects all = {0};
    const Effect list[] = {{.verb = DO_GOLD, .n = l->gold},
                           {.verb = DO_GAAR, .n = l->gaar},
                           {.verb = DO_POTION, .n = l->potion},
                           {.verb = DO_SILVER, .n = l->silver},
                           {.verb = DO_GOLD_CARD, .n = l->gold_card}};
    for (size_t i = 0; i < COUNT_OF(list); i++)
        if (list[i].n > 0)
            all.list[all.n++] = list[i];
    return all;
}

bool euthia_is_trade_field(const State *s, int field)
{
    const int feature = field_feature(s, field);
    return feature == MERCHANTS || feature == ALCHEMISTS ||
           (cell_of(field) != CENTRE && map_of(s, field)->centre == TOWERS);
}

/* EU-WIN-8 … 10, EU-WIN-13, EU-TRADE-3, EU-RULE-82: the field is pacified for all; two interaction
 * markers on a mine, one trade or hero marker elsewhere. */
static void mark_field(State *s, int seat, int field)
{
    FieldState *f = &s->field[laid_field(s, field)];
    f->flags |= PACIFIED;
    if (euthia_is_mine(field_feature(s, field)))
        set_tools(f, seat, 2);
    else
        f->owner = 1 + seat;
}

static void spoil_menu(const State *s, const struct victory_vars *my, Menu *m)
{
    prompt(m, Q_SPOIL, "EU-RULE-24");
    about(m, KIND_NUMBER, field_data(s, board(s, my->seat)->at)->treasure);
    offer(m, option(V_TREASURE, 0, 0, 0));
    offer(m, option(V_NO, 0, 0, 0));
    deny_thing(m, KIND_TILE, THING_ANY, "EU-RULE-24");
}

/* EU-WIN-2: the reward, within the range of the card; bounties have none (EU-ELITE-11). */
static bool rewarded(const State *s, int seat)
{
    const Monster *m = euthia_foe(s);
    return m->cap == NO_CAP || board(s, seat)->reputation <= m->cap;
}

/* EU-WIN-2 … 14, EU-MEET-4, EU-MOVE-6: reward, trophy, loot, clearing away, hope, marker, surplus,
 * in this order; movement points are kept. */
FLOW(victory)
{
    FLOW_BEGIN;
    EMIT(EV_VICTORY, "EU-WIN-1", my->seat);
    if (rewarded(s, my->seat))
        CALL(effects, .seat = my->seat, .list = euthia_foe(s)->reward, .source = NONE);
    ASK(my->seat, trophy_menu);
    if (CHOSE(V_YES))
        take_trophy(c, s, my->seat);
    else if (s->fight.kind == FOE_MONSTER)
        s->monsters[s->fight.foe] = MONSTER_DISCARDED;
    if (s->fight.kind == FOE_MONSTER)
        CALL(effects, .seat = my->seat, .list = loot_of(s, s->fight.field), .source = NONE);
    clean_up(s);
    if (s->fight.against != NO_SEAT)                                /* EU-WIN-6 */
        CALL(hand, .seat = s->fight.against);
    hope_to_gaar(c, s, "EU-WIN-7");
    if (s->fight.kind == FOE_ELITE) {                               /* EU-ELITE-12, -13 */
        s->board[my->seat].elites++;
        s->elite = NONE;
    } else {
        mark_field(s, my->seat, s->fight.field);
        euthia_top_monster(c, s, field_level(s, s->fight.field));
        if (field_feature(s, s->fight.field) == TREASURE) {
            ASK(my->seat, spoil_menu);
            if (CHOSE(V_TREASURE))
                CALL(treasure, .seat = my->seat);
        }
    }
    CALL(surplus, .seat = my->seat, .allow = 0, .after_combat = true);
    FLOW_END;
}

/* ---- defeat ---- */

/* EU-LOSE-3, EU-SCORE-9, EU-SOLO-26, EU-COOP-8: deaths are counted for the scoring, and so are
 * those a monster player has caused; in cooperative play each costs 1 reputation instead. */
static void count_death(Ctx *c, State *s, int seat)
{
    if (s->fight.kind == FOE_ENEMY && !automatic(s)) {
        euthia_gain_reputation(c, s, seat, -enemy(s)->fall, "EU-SCEN-11");
    } else if (automatic(s) && s->flow.seats > 1) {
        euthia_gain_reputation(c, s, seat, -1, "EU-COOP-8");
    } else {
        s->board[seat].deaths++;
        if (s->fight.against != NO_SEAT)
            s->board[s->fight.against].won++;
    }
}

/* EU-LOSE-1, EU-ELITE-15, EU-RULE-53: the card goes back on top, known to all. */
static void put_back(State *s)
{
    if (s->fight.kind != FOE_MONSTER)
        return;
    const int level = field_level(s, s->fight.field);
    s->monsters[s->fight.foe] = MONSTER_IN_STACK;
    s->top[level - 1] = s->fight.foe;
    s->top_known |= bit(level - 1);
}

/* EU-LOSE-1 … 7, EU-SKOL-4: the monster goes back on its stack, the hero to the church, with 3 gaar
 * and a gold card. */
FLOW(defeat)
{
    FLOW_BEGIN;
    EMIT(EV_KILLED, "EU-LOSE-1", my->seat);
    put_back(s);
    clean_up(s);
    count_death(c, s, my->seat);
    euthia_revive(s, my->seat);
    euthia_gain_gaar(c, s, my->seat, 3, "EU-LOSE-5");
    euthia_draw_cards(c, s, my->seat, GOLD, 1, true, "EU-LOSE-5");
    if (s->fight.against != NO_SEAT)
        CALL(hand, .seat = s->fight.against);
    hope_to_gaar(c, s, "EU-LOSE-6");
    FLOW_END;
}

/* EU-RULE-47: nobody can win; the hero is put in the church unharmed. */
static void break_off(Ctx *c, State *s, int seat)
{
    put_back(s);
    clean_up(s);
    if (s->fight.kind == FOE_ENEMY) {
        hope_to_gaar(c, s, "EU-WIN-7");
        return;
    }
    EMIT(EV_STALEMATE, "EU-RULE-47", seat);
    s->board[seat].at = church_field(s);
    s->move_points = 0;
}

FLOW(combat_end)
{
    FLOW_BEGIN;
    my->won = s->fight.damage >= euthia_foe_health(s);
    my->lost = s->board[my->seat].health <= 0;
    s->fight.on = false;
    if (s->fight.kind == FOE_ENEMY)
        euthia_settle_enemy(c, s, my->seat);
    if (my->lost) {
        CALL(defeat, .seat = my->seat);
    } else if (my->won && s->fight.kind != FOE_ENEMY) {
        CALL(victory, .seat = my->seat);
    } else {
        break_off(c, s, my->seat);
        if (s->fight.against != NO_SEAT)
            CALL(hand, .seat = s->fight.against);
        CALL(surplus, .seat = my->seat, .allow = 0);
    }
    s->fight = (Fight){.against = NO_SEAT, .weapon = NONE};
    FLOW_END;
}
