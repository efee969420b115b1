/* Quests of encounters and legends (rulebook p. 24): EU-QUEST-1 … 3, EU-RULE-20, -73. */
#include "games/euthia/actions.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"
#include "games/euthia/scenario.h"

static const Quest *quest_at(const State *s, const struct quest_vars *my)
{
    return my->legend ? &content(s)->legend[my->quest] : &content(s)->quest[my->quest];
}

/* ---- needs ---- */

static bool is_potion(const State *s, const Owned *o)
{
    return o->place == IN_POUCH && o->tile == content(s)->potion;
}

/* Whether a tile of one's own can be given for a need. */
static bool serves(const State *s, int seat, const Owned *o, const Need *n)
{
    const Tile *t = &content(s)->tile[o->tile];
    if (o->place == IN_STOCK)
        return false;
    switch ((NeedKind)n->what) {
    case NEED_RESOURCE:
        return t->kind == RESOURCE && has_bit(n->kinds, t->stack - ST_MOUNTAIN);
    case NEED_SCROLL:
        return t->kind == SCROLL;
    case NEED_ARMS:
        return (t->kind == WEAPON || t->kind == SHIELD) && t->price != NO_PRICE &&
               t->price >= n->level &&                              /* EU-MAXHP-4 */
               (!euthia_is_worn(o) || board(s, seat)->health > euthia_tile_health(s, o));
    default:
        return is_potion(s, o);
    }
}

/* How many there are of each kind that a need speaks of. */
static int count_kinds(const State *s, int seat, const Need *n, uint8_t count[GEMS_MAX])
{
    int kinds;
    memset(count, 0, GEMS_MAX);
    if (n->what == NEED_GEM) {
        kinds = content(s)->n_gems;
        memcpy(count, board(s, seat)->gem, (size_t)kinds);
    } else if (n->what == NEED_ESSENCE) {
        kinds = ELEMENTS;
        memcpy(count, board(s, seat)->essence, ELEMENTS);
    } else {
        kinds = 3;
        EACH_OWNED (o, s, seat)
            if (serves(s, seat, o, n))
                count[n->what == NEED_RESOURCE
                          ? content(s)->tile[o->tile].stack - ST_MOUNTAIN : 0]++;
    }
    for (int k = 0; k < kinds && n->what != NEED_SCROLL && n->what != NEED_ARMS &&
                    n->what != NEED_POTION; k++)
        if (!has_bit(n->kinds, k))
            count[k] = 0;
    return kinds;
}

static int count_given(const State *s, int seat, const Need *n)
{
    uint8_t count[GEMS_MAX];
    const int kinds = count_kinds(s, seat, n, count);
    int all = 0, different = 0, equal = 0;
    for (int k = 0; k < kinds; k++) {
        all += count[k];
        different += count[k] > 0;
        equal = max_of(equal, count[k]);
    }
    return n->alike == ALL_DIFFERENT ? different : n->alike == ALL_EQUAL ? equal : all;
}

static int own_markers(const State *s, int seat)
{
    return euthia_count(s, seat, BY_INTERACTION) + euthia_count(s, seat, BY_TRADE_MARKERS);
}

/* How much of what is needed there is. */
int euthia_need_have(const State *s, int seat, const Need *n)
{
    const Board *b = board(s, seat);
    switch ((NeedKind)n->what) {
    case NEED_TROPHY:
        return euthia_trophies_of(s, seat, n->level);
    case NEED_GOLD:
        return b->gold;
    case NEED_GAAR:                                     /* EU-SKOL-5: dwurt is none */
        return b->gaar;
    case NEED_SILVER_CARD:
        return euthia_hand(s, seat, SILVER);
    case NEED_GOLD_CARD:
        return euthia_hand(s, seat, GOLD);
    case NEED_HURT:
        return n->n;
    case NEED_ARMOUR_SET:
        return euthia_set_size(s, seat);
    case NEED_EMPTY_POUCHES:
        return euthia_in_pouches(s, seat) == 0;
    case NEED_QUESTS:
        return b->quests;
    case NEED_MARKERS:
        return own_markers(s, seat);
    default:
        return count_given(s, seat, n);
    }
}

/* Empty pouches are not counted: there are some, or not. */
int euthia_need_want(const Need *n) { return max_of(1, n->n); }

/* NULL, or why this open quest cannot be fulfilled by who stands there. */
const char *euthia_quest_denied(const State *s, int seat, const Quest *q)
{
    for (int i = 0; i < q->n_needs; i++)
        if (euthia_need_have(s, seat, &q->need[i]) < euthia_need_want(&q->need[i]))
            return "EU-QUEST-1";
    return 0;
}

void euthia_offer_quests(const State *s, int seat, Menu *m)
{
    const int at = board(s, seat)->at, here = field_encounter(s, at);
    const bool shut = euthia_guarded(s, at) || euthia_is_wrecked(s, at);
    for (int e = 0; e < content(s)->n_encounters; e++)
        for (int i = 0; i < OPEN_QUESTS; i++) {
            const int q = s->quest_open[e][i];
            if (q == NONE)
                continue;
            offer_unless(m, option(V_QUEST, q, 0, 0),
                         e != here ? "EU-QUEST-1"
                         : euthia_is_wrecked(s, at) ? "EU-WD-9" : shut ? "EU-PAC-4"
                         : has_quest(s->tried, q) ? "EU-NEED-4"
                         : euthia_quest_denied(s, seat, &content(s)->quest[q]));
        }
    if (field_feature(s, at) == LEGEND)
        for (int l = 0; l < content(s)->n_legends; l++)
            offer_unless(m, option(V_LEGEND, l, 0, 0),
                         shut ? "EU-PAC-4" : has_bit(s->legends, l) ? "EU-TILE-8"
                         : euthia_quest_denied(s, seat, &content(s)->legend[l]));
}

/* ---- paying ---- */

static void need_menu(const State *s, const struct need_vars *my, Menu *m)
{
    const Need *n = &my->need;
    uint8_t count[GEMS_MAX];
    const int kinds = count_kinds(s, my->seat, n, count);
    prompt(m, Q_PAYMENT, "EU-RULE-73");
    about(m, KIND_NUMBER, my->left);
    for (int k = 0; k < kinds; k++) {
        const bool wrong = (n->alike == ALL_DIFFERENT && has_bit(my->used, k)) ||
                           (n->alike == ALL_EQUAL && (my->used != 0 ? !has_bit(my->used, k)
                                                                    : count[k] < n->n));
        const bool able = count[k] > 0 && !wrong;
        if (n->what == NEED_GEM)
            offer_unless(m, option(V_PAY_GEM, k, 0, 0), able ? 0 : "EU-RULE-73");
        else if (n->what == NEED_ESSENCE)
            offer_unless(m, option(V_PAY_ESSENCE, k, 0, 0), able ? 0 : "EU-RULE-73");
        else if (able)
            EACH_ITEM (i, s, my->seat) {
                const Owned *o = &board(s, my->seat)->owned[i];
                if (serves(s, my->seat, o, n) &&
                    (n->what != NEED_RESOURCE ||
                     content(s)->tile[o->tile].stack - ST_MOUNTAIN == k))
                    offer(m, option(V_PAY_ITEM, item_of(my->seat, i), 0, 0));
            }
    }
    deny_thing(m, KIND_ITEM, THING_ANY, "EU-RULE-73");
}

/* One thing is given away. */
static void give(Ctx *c, State *s, struct need_vars *my, Option o)
{
    Board *b = &s->board[my->seat];
    const int what = option_arg(o, 0);
    if (option_verb(o) == V_PAY_GEM) {
        b->gem[what]--;
        my->used |= bit(what);
        EMIT(EV_SPENT_GEM, "EU-RULE-73", my->seat, what);
    } else if (option_verb(o) == V_PAY_ESSENCE) {
        b->essence[what]--;
        my->used |= bit(what);
        EMIT(EV_SPENT_ESSENCE, "EU-RULE-73", my->seat, what);
    } else {
        const int i = what % OWNED_MAX, tile = b->owned[i].tile;
        if (my->need.what == NEED_RESOURCE)
            my->used |= bit(content(s)->tile[tile].stack - ST_MOUNTAIN);
        if (euthia_is_worn(&b->owned[i]))
            euthia_take_down(c, s, my->seat, i, IN_POUCH);
        EMIT(EV_DROPPED, "EU-RULE-73", my->seat, tile);
        euthia_remove(s, my->seat, i);
    }
}

static void give_potions(State *s, int seat, int n)
{
    for (int i = 0; i < OWNED_MAX && n > 0; i++)
        if (is_potion(s, &board(s, seat)->owned[i])) {
            euthia_remove(s, seat, i);
            n--;
        }
}

/* EU-RULE-73: one need is paid in full. */
FLOW(need)
{
    const Need *const n = &my->need;
    FLOW_BEGIN;
    if (n->what == NEED_GOLD)
        euthia_gain_gold(c, s, my->seat, -n->n, "EU-RULE-73");
    else if (n->what == NEED_GAAR)
        euthia_gain_gaar(c, s, my->seat, -n->n, "EU-RULE-73");
    else if (n->what == NEED_HURT)
        euthia_hurt(c, s, my->seat, n->n, "EU-NEED-3");
    else if (n->what == NEED_POTION)
        give_potions(s, my->seat, n->n);
    else if (n->what == NEED_TROPHY)
        for (int i = 0; i < n->n; i++)
            euthia_lose_trophy(s, my->seat, n->level);
    else if (n->what == NEED_SILVER_CARD)
        CALL(give_cards, .seat = my->seat, .metal = SILVER, .n = n->n);
    else if (n->what == NEED_GOLD_CARD)
        CALL(give_cards, .seat = my->seat, .metal = GOLD, .n = n->n);
    else if (n->what < NEED_ARMOUR_SET)
        for (my->left = n->n; my->left > 0; my->left--) {
            ASK(my->seat, need_menu);
            give(c, s, my, ANSWERED());
        }
    FLOW_END;
}

/* EU-QUEST-2: the card is kept. */
static void keep_card(Ctx *c, State *s, const struct quest_vars *my)
{
    s->board[my->seat].quests++;
    if (my->legend) {
        s->legends |= bit(my->quest);
        EMIT(EV_LEGEND, "EU-TILE-8", my->seat, my->quest);
        return;
    }
    const int e = content(s)->quest[my->quest].encounter;
    for (int i = 0; i < OPEN_QUESTS; i++)
        if (s->quest_open[e][i] == my->quest)
            s->quest_open[e][i] = NONE;
    EMIT(EV_QUEST, "EU-QUEST-2", my->seat, my->quest);
}

FLOW(quest)
{
    FLOW_BEGIN;
    my->deaths = s->deaths;
    for (my->i = 0; my->i < quest_at(s, my)->n_needs; my->i++)
        CALL(need, .seat = my->seat, .need = quest_at(s, my)->need[my->i]);
    if (my->deaths != s->deaths)
        RETURN(0);
    if (quest_at(s, my)->test > 0) {
        CALL(hero_roll, .seat = my->seat);
        if (RESULT < quest_at(s, my)->test) {
            EMIT(EV_QUEST_FAILED, "EU-NEED-4", my->seat, my->quest);
            add_quest(s->tried, my->quest);
            euthia_draw_cards(c, s, my->seat, SILVER, 1, true, "EU-NEED-4");
            RETURN(0);
        }
    }
    keep_card(c, s, my);
    if (my->legend && s->stack[quest_at(s, my)->artifact] > 0) {
        s->stack[quest_at(s, my)->artifact]--;
        CALL(take, .seat = my->seat, .tile = quest_at(s, my)->artifact);
    }
    CALL(effects, .seat = my->seat, .list = quest_at(s, my)->reward, .source = NONE);
    FLOW_END;
}
