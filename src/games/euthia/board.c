/* What a hero has and what it is good for: slots, pouches, sets, health symbols, permanent effects
 * (rulebook p. 6, 25 to 30). */
#include "games/euthia/hero.h"
#include "games/euthia/map.h"

/* ---- tiles ---- */

bool euthia_is_worn(const Owned *o) { return o->place >= ON_SLOT; }

/* EU-MAXHP-1, EU-GEM-7: what a tile with its gems adds to the maximum while it is worn. */
int euthia_tile_health(const State *s, const Owned *o)
{
    int n = content(s)->tile[o->tile].health;
    for (int i = 0; i < TILE_GEMS; i++)
        if (o->gem[i] != 0)
            n += content(s)->gem[gem_kind(o->gem[i])].health;
    return n;
}

/* EU-HP-3: the hero's base and the health of all worn tiles and their gems. */
int euthia_max_health(const State *s, int seat)
{
    int n = hero_of(s, seat)->health;
    EACH_OWNED (o, s, seat)
        if (euthia_is_worn(o))
            n += euthia_tile_health(s, o);
    return n;
}

/* EU-POUCH-1, -6: what all tiles on the board add and take. */
int euthia_pouch_sum(const State *s, int seat)
{
    int sum = 0;
    EACH_OWNED (o, s, seat)
        if (euthia_is_worn(o))
            sum += content(s)->tile[o->tile].pouches;
    return sum;
}

/* EU-POUCH-2, -3: a sum above 0 adds none, one below 0 takes away that many. */
int euthia_pouches(const State *s, int seat)
{
    const int sum = euthia_pouch_sum(s, seat), all = hero_of(s, seat)->pouches;
    return max_of(0, all + min_of(sum, 0));
}

int euthia_trophies(const State *s, int seat)
{
    int n = 0;
    for (int i = 0; i < TROPHIES_MAX; i++)
        n += board(s, seat)->trophy[i] != NONE;
    return n;
}

/* EU-ITEM-1, EU-ESS-2, EU-SKOL-2, EU-RULE-55: how many pouches all that lies on no other place
 * would fill. */
int euthia_in_pouches(const State *s, int seat)
{
    const Board *b = board(s, seat);
    const Hero *h = hero_of(s, seat);
    int stones = 0, n = euthia_trophies(s, seat);
    for (int g = 0; g < content(s)->n_gems; g++)
        stones += b->gem[g];
    for (int e = 0; e < ELEMENTS; e++)
        stones += b->essence[e];
    EACH_OWNED (o, s, seat)
        n += o->place == IN_POUCH;
    return n + max_of(0, stones - h->gems) + max_of(0, b->gaar - h->gaar) +
           max_of(0, b->dwurt - h->dwurt);
}

/* EU-SET-1: the largest set of different armour pieces of one colour. */
int euthia_set_size(const State *s, int seat)
{
    int n[COLOURS] = {0}, best = 0;
    EACH_OWNED (o, s, seat) {
        const Tile *t = &content(s)->tile[o->tile];
        if (euthia_is_worn(o) && t->kind == ARMOUR && t->colour != NO_COLOUR)
            best = max_of(best, ++n[t->colour]);
    }
    return best >= 3 ? best : 0;
}

/* ---- permanent effects ---- */

/* EU-SET-2; whether an effect holds at all now. */
bool euthia_effect_holds(const State *s, int seat, const Effect *e)
{
    if (euthia_set_size(s, seat) < e->set)
        return false;
    if (e->only_if == IF_NO_GAAR)
        return board(s, seat)->gaar == 0;
    if (e->only_if == IF_OUTSIDE)
        return !s->fight.on || s->fight.seat != seat;
    return true;
}

static int sum_of(const State *s, int seat, const Use *use, int n_uses, EffectVerb verb)
{
    int sum = 0;
    for (int u = 0; u < n_uses; u++)
        EACH_EFFECT (e, &use[u].does)
            if (use[u].when == PERM && e->verb == verb && euthia_effect_holds(s, seat, e))
                sum += e->n;
    return sum;
}

/* EU-TIME-3, EU-RULE-74: all that worn tiles and their gems add for good. */
int euthia_permanent(const State *s, int seat, EffectVerb verb)
{
    int sum = 0;
    EACH_OWNED (o, s, seat) {
        const Tile *t = &content(s)->tile[o->tile];
        if (!euthia_is_worn(o))
            continue;
        sum += sum_of(s, seat, t->use, t->n_uses, verb);
        for (int i = 0; i < TILE_GEMS; i++)
            if (o->gem[i] != 0) {
                const Gem *g = &content(s)->gem[gem_kind(o->gem[i])];
                sum += sum_of(s, seat, g->use, g->n_uses, verb);
            }
    }
    return sum;
}

static ElementSet wards_of(const Tile *t, const Owned *o)
{
    ElementSet all = 0;
    for (int u = 0; u < t->n_uses; u++)
        EACH_EFFECT (e, &t->use[u].does) {
            if (e->verb == DO_WARD && t->use[u].when == PERM)
                all |= e->what;
            for (int k = 0; e->verb == DO_WARD_HELD && k < TILE_BOUND; k++)
                if (o->bound[k] != 0)
                    all |= (ElementSet)bit(o->bound[k] - 1);
        }
    return all;
}

/* The powers a hero may ignore: EU-PERM-1. */
ElementSet euthia_wards(const State *s, int seat)
{
    ElementSet all = s->active == seat ? s->wards : 0;
    EACH_OWNED (o, s, seat)
        if (euthia_is_worn(o))
            all |= wards_of(&content(s)->tile[o->tile], o);
    return all;
}

/* ---- getting, wearing, losing ---- */

/* EU-LIMIT-1: a new tile lies in a pouch until it is put somewhere else. */
int euthia_add(State *s, int seat, int tile, int place)
{
    Board *b = &s->board[seat];
    int i = 0;
    while (i < OWNED_MAX && b->owned[i].place != NOWHERE)
        i++;
    keep_limit(i < OWNED_MAX, "tiles of a player", OWNED_MAX);
    b->owned[i] = (Owned){.tile = tile, .place = place};
    b->n_owned = max_of(b->n_owned, i + 1);
    return i;
}

/* EU-SELL-2, EU-RULE-78: tiles go to their discard pile; hero tiles and the supply leave. */
void euthia_discard_tile(State *s, int tile)
{
    const Tile *t = &content(s)->tile[tile];
    if (t->stack != ST_HERO && t->stack != ST_SUPPLY && t->stack != ST_ARTIFACTS)
        s->discard[tile]++;
}

void euthia_remove(State *s, int seat, int i)
{
    Board *b = &s->board[seat];
    euthia_discard_tile(s, b->owned[i].tile);
    b->owned[i] = (Owned){.place = NOWHERE};
    while (b->n_owned > 0 && b->owned[b->n_owned - 1].place == NOWHERE)
        b->n_owned--;
}

bool euthia_slot_taken(const State *s, int seat, int slot)
{
    EACH_OWNED (o, s, seat)
        if (o->place == ON_SLOT + slot)
            return true;
    return false;
}

/* A free unlocked slot with this symbol, or NONE. */
int euthia_free_slot(const State *s, int seat, int symbol)
{
    const Hero *h = hero_of(s, seat);
    for (int i = 0; i < h->n_slots; i++)
        if (h->slot[i].symbol == symbol && has_bit(board(s, seat)->unlocked, i) &&
            !euthia_slot_taken(s, seat, i))
            return i;
    return NONE;
}

bool euthia_is_equipment(const Tile *t)
{
    return t->kind == WEAPON || t->kind == SHIELD || t->kind == ARMOUR || t->kind == JEWEL;
}

/* EU-MAXHP-2, EU-MAXHP-3, EU-GEM-6: current health follows the maximum. */
static void follow_health(State *s, int seat, int change)
{
    Board *b = &s->board[seat];
    b->health += change;
}

void euthia_put_on(Ctx *c, State *s, int seat, int i, int slot)
{
    Owned *o = &s->board[seat].owned[i];
    o->place = ON_SLOT + slot;
    follow_health(s, seat, euthia_tile_health(s, o));
    EMIT(EV_EQUIPPED, "EU-EQUIP-4", seat, o->tile);
}

void euthia_take_down(Ctx *c, State *s, int seat, int i, int place)
{
    Owned *o = &s->board[seat].owned[i];
    if (euthia_is_worn(o))
        follow_health(s, seat, -euthia_tile_health(s, o));
    o->place = place;
    EMIT(EV_STOWED, "EU-EQUIP-4", seat, o->tile);
}

/* EU-EQUIP-2 … 4, EU-SET-3: NULL, or why the tile cannot be put on a free slot. */
const char *euthia_equip_denied(const State *s, int seat, int i)
{
    const Owned *o = &board(s, seat)->owned[i];
    const Tile *t = &content(s)->tile[o->tile];
    if (o->place != IN_POUCH || !euthia_is_equipment(t))
        return t->kind == ABILITY ? "EU-EQUIP-5" : "EU-EQUIP-1";
    if (euthia_free_slot(s, seat, t->symbol) == NONE)
        return "EU-EQUIP-3";
    if (euthia_pouch_sum(s, seat) + t->pouches < -(int)hero_of(s, seat)->pouches)
        return "EU-POUCH-5";
    return 0;
}

/* EU-MAXHP-4: NULL, or why the tile cannot be taken off; health must stay above 0. */
const char *euthia_stow_denied(const State *s, int seat, int i)
{
    const Owned *o = &board(s, seat)->owned[i];
    const Tile *t = &content(s)->tile[o->tile];
    if (!euthia_is_worn(o) || !euthia_is_equipment(t))
        return t->kind == ABILITY ? "EU-EQUIP-5" : "EU-EQUIP-2";
    if (board(s, seat)->health - euthia_tile_health(s, o) <= 0)
        return "EU-MAXHP-4";
    if (euthia_pouch_sum(s, seat) - t->pouches < -(int)hero_of(s, seat)->pouches)
        return "EU-POUCH-5";
    return 0;
}

/* EU-MAXHP-4: `in` comes from a pouch to the slot of `out`. */
const char *euthia_swap_denied(const State *s, int seat, int in, int out)
{
    const Owned *a = &board(s, seat)->owned[in], *b = &board(s, seat)->owned[out];
    const Tile *ta = &content(s)->tile[a->tile], *tb = &content(s)->tile[b->tile];
    if (a->place != IN_POUCH || !euthia_is_worn(b) || !euthia_is_equipment(ta) ||
        ta->symbol != tb->symbol)
        return "EU-EQUIP-3";
    if (board(s, seat)->health + euthia_tile_health(s, a) - euthia_tile_health(s, b) <= 0)
        return "EU-MAXHP-4";
    if (euthia_pouch_sum(s, seat) + ta->pouches - tb->pouches < -(int)hero_of(s, seat)->pouches)
        return "EU-POUCH-5";
    return 0;
}

/* EU-GEM-1, -2: NULL, or why no gem can be set there. */
const char *euthia_set_denied(const State *s, int seat, int i)
{
    const Owned *o = &board(s, seat)->owned[i];
    const Tile *t = &content(s)->tile[o->tile];
    if (o->place == IN_STOCK)
        return "EU-GEM-5";
    for (int k = 0; k < t->gems; k++)
        if (o->gem[k] == 0)
            return 0;
    return "EU-GEM-1";
}

void euthia_set_gem(Ctx *c, State *s, int seat, int gem, int i)
{
    Owned *o = &s->board[seat].owned[i];
    int k = 0;
    while (o->gem[k] != 0)
        k++;
    o->gem[k] = 1 + gem;
    s->board[seat].gem[gem]--;
    if (euthia_is_worn(o))
        follow_health(s, seat, content(s)->gem[gem].health);
    EMIT(EV_SET, "EU-GEM-1", seat, gem, o->tile);
}

/* ---- numbers that change ---- */

/* EU-HP-2, EU-RULE-54: what goes beyond the maximum is lost. */
void euthia_heal(Ctx *c, State *s, int seat, int n, const char *rule)
{
    Board *b = &s->board[seat];
    const int gained = min_of(n, euthia_max_health(s, seat) - b->health);
    if (gained <= 0)
        return;
    b->health += gained;
    EMIT(EV_HEALED, rule, seat, gained, b->health);
}

void euthia_gain_gold(Ctx *c, State *s, int seat, int n, const char *rule)
{
    Board *b = &s->board[seat];
    n = max_of(n, -b->gold);
    if (n == 0)
        return;
    b->gold += n;
    if (n > 0)
        EMIT(EV_GOLD, rule, seat, n, b->gold);
    else
        EMIT(EV_PAID, rule, seat, -n);
}

/* EU-SETUP-4, EU-RULE-35: reputation has no upper limit and never falls below 0. */
void euthia_gain_reputation(Ctx *c, State *s, int seat, int n, const char *rule)
{
    Board *b = &s->board[seat];
    n = max_of(n, -b->reputation);
    if (n == 0)
        return;
    b->reputation += n;
    if (n > 0)
        EMIT(EV_REPUTATION, rule, seat, n, b->reputation);
    else
        EMIT(EV_DISGRACE, rule, seat, -n, b->reputation);
}

void euthia_gain_gaar(Ctx *c, State *s, int seat, int n, const char *rule)
{
    Board *b = &s->board[seat];
    n = max_of(n, -b->gaar);
    if (n == 0)
        return;
    b->gaar += n;
    if (n > 0)
        EMIT(EV_GAAR, rule, seat, n);
    else
        EMIT(EV_GAAR_LOST, rule, seat, -n);
}

void euthia_gain_dwurt(Ctx *c, State *s, int seat, int n, const char *rule)
{
    Board *b = &s->board[seat];
    n = max_of(n, -b->dwurt);
    b->dwurt += n;
    if (n > 0)
        EMIT(EV_DWURT, rule, seat, n);
}

/* EU-SKOL-10, EU-RULE-4: dwurt that is spent raises the die. */
void euthia_spend_dwurt(Ctx *c, State *s, int seat, int n)
{
    Board *b = &s->board[seat];
    b->dwurt -= n;
    b->dwurt_die = min_of(DWURT_DIE_MAX, b->dwurt_die + n);
    EMIT(EV_DWURT_DIE, "EU-SKOL-10", seat, b->dwurt_die);
}
