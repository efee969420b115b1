/* What tiles make of a hero: how much better his fights go with them; see policy.h. */
#include "games/euthia/policy.h"

/* What a victory over each level brings, about. */
static const int prize[MONSTER_LEVELS] = {70, 170, 330};

/* Against a middling monster of each level, with full health. Coming near to a victory counts, too:
 * with the next tile it may be one; and so does what an enemy that must be beaten would suffer. */
int32_t euthia_strength(const State *s, const Tuning *t, int seat)
{
    const Content *k = content(s);
    int32_t all = 0;
    Arms a;
    euthia_arms(s, seat, &a);
    a.health += euthia_max_health(s, seat) - board(s, seat)->health;
    a.gaar = max_of(a.gaar, 2);
    for (int level = 0; level < MONSTER_LEVELS; level++) {
        const Monster *m = &k->monster[k->first_monster[level] + k->n_monster[level] / 2];
        const Opponent o = euthia_opponent(s, m, NO_FIELD);
        const Outlook l = euthia_outlook(&a, &o);
        const int64_t won = (int64_t)prize[level] * l.win / ODDS_SURE;
        const int64_t near = (int64_t)prize[level] * l.dealt / (100 * m->health);
        all += (int32_t)(2 * won + near) / 3 - t->health * l.hurt / 100;
    }
    if (euthia_must_beat_enemy(s)) {
        const Opponent o = euthia_enemy_opponent(s);
        all += t->foe * euthia_outlook(&a, &o).dealt / 200;
    }
    return all;
}

/* Ignoring a power or a card of the monster; what wants a set or an essence first. */
enum { WARDS = 9, NOT_YET = 7 };

/* What helps outside fights, a round. */
static int32_t comfort(const State *s, const Tuning *t, int seat, const Tile *k)
{
    int32_t all = 3 * k->pouches + 2 * k->gems;
    for (int u = 0; u < k->n_uses; u++) {
        if (k->use[u].pay.what == PAY_ESSENCE && euthia_pay_denied(s, seat, &k->use[u].pay) != 0)
            all += NOT_YET;
        for (int i = 0; i < k->use[u].does.n; i++) {
            const Effect *e = &k->use[u].does.list[i];
            if (e->set > 0 && !euthia_effect_holds(s, seat, e)) {
                all += NOT_YET;
                continue;
            }
            all += e->verb == DO_MOVE ? 9 * e->n : e->verb == DO_TELEPORT ? 9 * e->n
                   : e->verb == DO_ACTION ? (e->what == COMBAT ? 70 : 20)
                   : e->verb == DO_GOLD ? euthia_gold_worth(s, t) * e->n
                   : e->verb == DO_GAAR || e->verb == DO_DWURT ? t->gaar * e->n / 2
                   : e->verb == DO_CART ? 6 : e->verb == DO_RENEW ? 14 * e->n
                   : e->verb == DO_HEAL ? e->n : e->verb == DO_CHURCH ? 10
                   : e->verb == DO_WARD || e->verb == DO_WARD_HELD ||
                     e->verb == DO_MONSTER_DISCARDS ? WARDS : 0;
        }
    }
    return all;
}

/* The worn tile of a kind that helps least, or NONE. */
static int least_worn(const State *s, const Tuning *t, int seat, int symbol)
{
    int least = NONE;
    int32_t most = INT32_MIN;
    for (int i = 0; i < board(s, seat)->n_owned; i++) {
        const Owned *o = &board(s, seat)->owned[i];
        if (!euthia_is_worn(o) || content(s)->tile[o->tile].symbol != symbol)
            continue;
        State without = *s;
        without.board[seat].owned[i].place = IN_STOCK;
        const int32_t left = euthia_strength(&without, t, seat) -
                             comfort(s, t, seat, &content(s)->tile[o->tile]);
        if (left > most) {
            most = left;
            least = i;
        }
    }
    return least;
}

/* Strength of the rounds to come with a tile on a slot, in place of `out` unless that is NONE. */
static int32_t worn_worth(const State *s, const Tuning *t, int seat, int tile, int out)
{
    State with = *s;
    Board *b = &with.board[seat];
    const Tile *k = &content(s)->tile[tile];
    const int left = euthia_rounds_left(s);
    const int slot = out == NONE ? euthia_free_slot(s, seat, k->symbol)
                                 : b->owned[out].place - ON_SLOT;
    int32_t ease = comfort(s, t, seat, k);
    if (out != NONE) {
        ease -= comfort(s, t, seat, &content(s)->tile[b->owned[out].tile]);
        b->owned[out].place = NOWHERE;
    }
    if (slot == NONE)
        return 0;
    euthia_add(&with, seat, tile, ON_SLOT + slot);
    return (euthia_strength(&with, t, seat) - euthia_strength(s, t, seat) + ease) *
           (left + 1) / 2;
}

/* Things that are used up help in one fight. */
static int32_t pouch_worth(const State *s, const Tuning *t, int seat, int tile)
{
    State with = *s;
    if (euthia_in_pouches(s, seat) >= euthia_pouches(s, seat) || euthia_rounds_left(s) == 0)
        return 0;
    euthia_add(&with, seat, tile, IN_POUCH);
    const int32_t more = euthia_strength(&with, t, seat) - euthia_strength(s, t, seat);
    return more / 2 + comfort(s, t, seat, &content(s)->tile[tile]) / 2;
}

/* EU-SLOT-1, EU-EQUIP-2: the locked slot for a tile that costs least gold, or NONE. */
int euthia_locked_slot(const State *s, int seat, int symbol)
{
    const Hero *h = hero_of(s, seat);
    int best = NONE;
    for (int i = 0; i < h->n_slots; i++)
        if (h->slot[i].symbol == symbol && !has_bit(board(s, seat)->unlocked, i) &&
            h->slot[i].essences == 0 && (best == NONE || h->slot[i].gold < h->slot[best].gold))
            best = i;
    return best;
}

/* On a slot that would have to be unlocked first, if there is gold for both. */
static int32_t unlocked_worth(const State *s, const Tuning *t, int seat, int tile)
{
    const Tile *k = &content(s)->tile[tile];
    const int slot = euthia_locked_slot(s, seat, k->symbol);
    const int price = k->price == NO_PRICE ? 0 : k->price;
    if (slot == NONE || board(s, seat)->gold < price + hero_of(s, seat)->slot[slot].gold ||
        euthia_in_pouches(s, seat) >= euthia_pouches(s, seat))
        return 0;
    State open = *s;
    open.board[seat].unlocked |= (uint32_t)bit(slot);
    return worn_worth(&open, t, seat, tile, NONE) - hero_of(s, seat)->slot[slot].gold;
}

int32_t euthia_tile_worth(const State *s, const Tuning *t, int seat, int tile)
{
    const Tile *k = &content(s)->tile[tile];
    if (k->kind == AT_ONCE)
        return euthia_effects_worth(s, t, &k->gain[0]);
    if (board(s, seat)->n_owned >= OWNED_MAX - 1 || k->kind == RESOURCE)
        return 0;
    if (k->symbol == POUCH_ONLY)
        return pouch_worth(s, t, seat, tile);
    if (euthia_free_slot(s, seat, k->symbol) != NONE)
        return worn_worth(s, t, seat, tile, NONE);
    const int out = least_worn(s, t, seat, k->symbol);
    const int32_t anew = max_of(0, unlocked_worth(s, t, seat, tile));
    return out == NONE ? anew : max_of(anew, worn_worth(s, t, seat, tile, out));
}

/* How good all that is worn is. */
static int32_t outfit(const State *s, const Tuning *t, int seat)
{
    int32_t all = euthia_strength(s, t, seat);
    EACH_OWNED (o, s, seat)
        if (euthia_is_worn(o))
            all += comfort(s, t, seat, &content(s)->tile[o->tile]);
    return all;
}

/* Each swap makes the outfit better, so they come to an end. */
bool euthia_swap_gains(const State *s, const Tuning *t, int seat, int in, int out)
{
    State then = *s;
    Owned *o = then.board[seat].owned;
    o[in].place = o[out].place;
    o[out].place = IN_POUCH;
    return outfit(&then, t, seat) > outfit(s, t, seat) + 2;
}

/* A slot is worth what waits for it. */
int32_t euthia_slot_worth(const State *s, const Tuning *t, int seat, int slot)
{
    const BoardSlot *b = &hero_of(s, seat)->slot[slot];
    State open = *s;
    int32_t best = -1;
    if (euthia_free_slot(s, seat, b->symbol) != NONE)
        return -1;
    open.board[seat].unlocked |= (uint32_t)bit(slot);
    EACH_OWNED (o, s, seat)
        if (!euthia_is_worn(o) && content(s)->tile[o->tile].symbol == b->symbol)
            best = max_of(best, worn_worth(&open, t, seat, o->tile, NONE));
    return best;
}
