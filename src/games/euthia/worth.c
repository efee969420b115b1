/* What things and places are worth to a hero; see policy.h. */
#include "games/euthia/policy.h"

/* ---- strength ---- */

static int row_sum(const Row *r, EffectVerb verb)
{
    int n = 0;
    for (int i = 0; r != 0 && i < r->n; i++)
        n += r->list[i].verb == verb ? r->list[i].n : 0;
    return n;
}

int euthia_expected(const Rows *rows, int minus, EffectVerb verb)
{
    int all = 0;
    for (int sum = 2; sum <= 12; sum++)
        all += (6 - absolute(sum - 7)) * row_sum(euthia_row(rows, sum - minus), verb);
    return all * 10 / 36;
}

/* The best attack against such a penalty, in tenths of damage. */
static int best_attack(const State *s, int seat, int penalty)
{
    const int minus = penalty - euthia_permanent(s, seat, DO_CLOVER);
    int best = 0;
    EACH_OWNED (o, s, seat) {
        const Tile *t = &content(s)->tile[o->tile];
        if (!euthia_is_worn(o) || t->attack.rows.n == 0 || t->attack.first ||
            (t->kind == ABILITY && (o->flags & EXHAUSTED)))
            continue;
        best = max_of(best, euthia_expected(&t->attack.rows, minus, DO_DAMAGE));
    }
    return best + 10 * euthia_permanent(s, seat, DO_DAMAGE_PLUS);
}

/* What worn shields and the like keep off in each attack, in tenths of injuries. */
static int defence(const State *s, int seat)
{
    int n = 0;
    EACH_OWNED (o, s, seat) {
        const Tile *t = &content(s)->tile[o->tile];
        for (int u = 0; euthia_is_worn(o) && t->kind == SHIELD && u < t->n_uses; u++)
            for (int i = 0; i < t->use[u].does.n; i++) {
                const Effect *e = &t->use[u].does.list[i];
                n += e->verb == DO_FOOT ? -3 * e->n : e->verb == DO_INJURY_MINUS ? 8 * e->n : 0;
            }
    }
    return n;
}

/* Whether a hero would survive a fight against such a foe: health, penalty, injuries a round in
 * tenths. */
static bool would_win(const State *s, const Tuning *t, int seat, int health, int penalty,
                      int injuries)
{
    const Board *b = board(s, seat);
    const int hit = best_attack(s, seat, penalty) + 3 * (b->gaar + b->dwurt);
    if (hit <= 3)
        return false;
    const int rounds = (10 * health + hit - 1) / hit;
    const int loss = rounds * max_of(3, injuries - defence(s, seat));
    return loss * t->caution / 100 < 10 * b->health + 8 * (b->gaar + b->dwurt);
}

/* Typical monsters of a level: averages of what is in the stack. */
static bool beats_level(const State *s, const Tuning *t, int seat, int level)
{
    const Content *k = content(s);
    int health = 0, penalty = 0, injuries = 0;
    const int first = k->first_monster[level - 1], n = k->n_monster[level - 1];
    if (has_bit(s->top_known, level - 1) && s->top[level - 1] != NONE) {
        const Monster *m = &k->monster[s->top[level - 1]];
        return would_win(s, t, seat, m->health, m->penalty,
                         euthia_expected(&m->rows, 0, DO_INJURY));
    }
    for (int i = first; i < first + n; i++) {
        health += k->monster[i].health;
        penalty += k->monster[i].penalty;
        injuries += euthia_expected(&k->monster[i].rows, 0, DO_INJURY);
    }
    return would_win(s, t, seat, (health + n - 1) / n, (penalty + n - 1) / n, injuries / n + 3);
}

/* ---- tiles ---- */

static int32_t effect_worth(const Tuning *t, const Effect *e)
{
    switch ((EffectVerb)e->verb) {
    case DO_HEAL:
        return t->health * e->n;
    case DO_HEAL_ALL:
        return t->health * 8;
    case DO_CLOVER: case DO_MOVE:
        return 6 * e->n;
    case DO_FOOT:
        return -6 * e->n;
    case DO_INJURY_MINUS:
        return 10 * e->n;
    case DO_DAMAGE_PLUS: case DO_STRIKE:
        return t->damage * e->n / 2;
    case DO_GAAR: case DO_DWURT:
        return t->gaar * e->n;
    case DO_GOLD:
        return t->gold * e->n;
    case DO_REPUTATION:
        return t->reputation * e->n;
    case DO_DRAW:
        return 40 * e->n;
    case DO_ACTION:
        return 60;
    default:
        return 8;
    }
}

static int32_t uses_worth(const State *s, const Tuning *t, int seat, const Tile *tile)
{
    int32_t all = 0;
    for (int u = 0; u < tile->n_uses; u++)
        for (int i = 0; i < tile->use[u].does.n; i++)
            if (tile->use[u].does.list[i].set == 0 ||
                euthia_effect_holds(s, seat, &tile->use[u].does.list[i]))
                all += effect_worth(t, &tile->use[u].does.list[i]);
    return tile->spends == SPENDS_ITSELF ? all / 2 : 2 * all;
}

/* What an attack is worth to who has one of so many tenths of damage: abilities come on top of it,
 * because weapons can be used in between. */
static int32_t attack_worth(const Tuning *t, const Tile *tile, int have)
{
    const int hit = euthia_expected(&tile->attack.rows, 2, DO_DAMAGE);
    if (tile->attack.first)
        return t->damage * hit / 8;
    return t->damage * (max_of(hit - have, 0) + (tile->kind == ABILITY ? hit / 2 : 0)) / 4;
}

/* What a tile is good for by itself. */
static int32_t power(const State *s, const Tuning *t, int seat, const Tile *tile)
{
    int32_t all = 4 * t->health * tile->health + 10 * tile->pouches + 10 * tile->gems +
                  uses_worth(s, t, seat, tile);
    return all + attack_worth(t, tile, 0);
}

int32_t euthia_tile_worth(const State *s, const Tuning *t, int seat, int tile)
{
    const Tile *k = &content(s)->tile[tile];
    const int32_t gain = power(s, t, seat, k);
    int32_t gains = 0;
    for (int g = 0; g < k->n_gains && k->kind == AT_ONCE; g++)
        for (int i = 0; i < k->gain[g].n; i++)
            gains += effect_worth(t, &k->gain[g].list[i]);
    if (k->symbol == POUCH_ONLY)
        return k->kind == AT_ONCE ? gains
               : euthia_in_pouches(s, seat) < euthia_pouches(s, seat) ? gain : 0;
    if (euthia_free_slot(s, seat, k->symbol) != NONE)
        return gain - attack_worth(t, k, 0) + attack_worth(t, k, best_attack(s, seat, 2));
    int32_t least = INT32_MAX;
    EACH_OWNED (o, s, seat) {
        const Tile *other = &content(s)->tile[o->tile];
        if (euthia_is_worn(o) && other->symbol == k->symbol)
            least = min_of(least, power(s, t, seat, other));
    }
    return least == INT32_MAX || k->kind == ABILITY ? gain / 4 : max_of(0, gain - least);
}

/* A slot is worth what waits for it. */
int32_t euthia_slot_worth(const State *s, const Tuning *t, int seat, int slot)
{
    const BoardSlot *b = &hero_of(s, seat)->slot[slot];
    int32_t best = -1;
    EACH_OWNED (o, s, seat)
        if (!euthia_is_worn(o) && content(s)->tile[o->tile].symbol == b->symbol &&
            euthia_free_slot(s, seat, b->symbol) == NONE)
            best = max_of(best, power(s, t, seat, &content(s)->tile[o->tile]) -
                                    t->gold * (b->gold + 2 * b->essences) / 2);
    return best;
}

/* ---- places ---- */

/* Whether there is anything to sell or to buy. */
int32_t euthia_trade_worth(const State *s, const Tuning *t, int seat)
{
    const Board *b = board(s, seat);
    int32_t all = b->gold >= 3 ? t->gold * b->gold / 2 : 0;
    EACH_OWNED (o, s, seat)
        all += content(s)->tile[o->tile].kind == RESOURCE ? t->reputation : 0;
    if (euthia_next_value(s, seat) >= 0)
        all += b->gold > 0 ? 2 * t->reputation : 0;
    return all;
}

static int32_t guarded_worth(const State *s, const Tuning *t, int seat, int field)
{
    const int level = field_level(s, field);
    if (!beats_level(s, t, seat, level) || !euthia_can_pay(s, seat, COMBAT))
        return -10 * t->fight;
    const Loot *l = &field_data(s, field)->loot;
    return t->fight * level + t->gold * l->gold + t->gaar * l->gaar + t->health * l->potion +
           t->card * (l->silver + 4 * l->gold_card);
}

/* What can be done on a field now. */
static int32_t here_worth(const State *s, const Tuning *t, int seat, int field)
{
    const FieldState *f = field_state(s, field);
    const int feature = field_feature(s, field);
    if (f->flags & (DESTROYED | BURNED))
        return 0;
    if (euthia_is_mine(feature) && euthia_can_pay(s, seat, MINING) &&
        !(f->mined & bit(seat)) && tools_of(f, seat) != 1 &&
        euthia_in_pouches(s, seat) < euthia_pouches(s, seat))
        return t->mine;
    if (euthia_place(s, field) != PLACES && euthia_can_pay(s, seat, TRADE))
        return euthia_trade_worth(s, t, seat);
    if (feature == TREASURE && f->owner == 0)
        return t->prize * field_data(s, field)->treasure;
    if (feature == CHURCH)
        return max_of(0, euthia_max_health(s, seat) - board(s, seat)->health - 3) * t->health *
                   (board(s, seat)->gold > 0) +
               (scenario(s)->hand_in.limit > 0 ? euthia_trophies(s, seat) * t->reputation : 0);
    if (feature >= FIRE_ELEMENTAL && feature <= EARTH_ELEMENTAL && !has_bit(f->faced, seat) &&
        board(s, seat)->health > 5)
        return t->mine / 2;
    return 0;
}

void euthia_field_worths(const State *s, const Tuning *t, int seat, int32_t worth[FIELDS_MAX])
{
    EACH_FIELD (f, s) {
        if (cell_of(f) == CENTRE && !euthia_centre_open(s, f))
            worth[f] = -10 * t->fight;
        else if (euthia_guarded(s, f))
            worth[f] = guarded_worth(s, t, seat, f);
        else
            worth[f] = here_worth(s, t, seat, f) + t->explore * euthia_reveals(s, f);
    }
}

/* How far everything is from a field without a fight on the way. */
static void safe_ways(const State *s, int from, uint8_t far[FIELDS_MAX])
{
    uint16_t queue[LAID_MAX * CELLS], near[BESIDE_MAX];
    int head = 0, tail = 0;
    memset(far, NONE, FIELDS_MAX);
    far[from] = 0;
    queue[tail++] = from;
    while (head < tail) {
        const int at = queue[head++];
        const int n = at != from && euthia_guarded(s, at) ? 0 : euthia_beside(s, at, near);
        for (int i = 0; i < n; i++)
            if (far[near[i]] == NONE &&
                (cell_of(near[i]) != CENTRE || euthia_centre_open(s, near[i]))) {
                far[near[i]] = far[at] + 1;
                queue[tail++] = near[i];
            }
    }
}

void euthia_find_goal(Thought *k)
{
    const State *s = k->s;
    const int at = board(s, k->seat)->at;
    uint8_t far[FIELDS_MAX];
    int32_t best = k->worth[at];
    safe_ways(s, at, far);
    EACH_FIELD (f, s)
        if (far[f] != NONE && k->worth[f] - k->t->step * far[f] > best) {
            best = k->worth[f] - k->t->step * far[f];
            k->goal = f;
        }
    if (k->goal != NO_FIELD)
        safe_ways(s, k->goal, k->toward);
}

int32_t euthia_hunt_worth(const State *s, const Tuning *t, int seat)
{
    if (s->elite == NONE)
        return board(s, seat)->health > 6 ? t->fight : -1;
    const Monster *m = &content(s)->elite[s->elite];
    return would_win(s, t, seat, m->health, m->penalty + 1,
                     euthia_expected(&m->rows, 0, DO_INJURY) + 5) ? 2 * t->fight : -1;
}

/* ---- things of one's own ---- */

static int32_t weigh_use(const Thought *k, int item)
{
    const State *s = k->s;
    const Tile *t = &content(s)->tile[board(s, k->seat)->owned[item].tile];
    const int missing = euthia_max_health(s, k->seat) - board(s, k->seat)->health;
    for (int u = 0; u < t->n_uses; u++)
        for (int i = 0; i < t->use[u].does.n; i++) {
            const Effect *e = &t->use[u].does.list[i];
            if (e->verb == DO_HEAL || e->verb == DO_HEAL_ALL)
                return missing >= min_of(max_of(2, e->n), 6) ? k->t->go * 4 : -1;
            if (e->verb == DO_MOVE)
                return k->goal != NO_FIELD && s->move_points == 0 ? k->t->go + 1 : -1;
            if (e->verb == DO_TELEPORT || e->verb == DO_CHURCH || e->verb == DO_WARD)
                return -1;
        }
    return k->t->go * 2;
}

int32_t euthia_weigh_things(const Thought *k, Option o)
{
    const State *s = k->s;
    const int item = option_arg(o, 0) % OWNED_MAX;
    switch (option_verb(o)) {
    case V_EQUIP: case V_SET:
        return k->t->prize;
    case V_SWAP: {
        const Board *b = board(s, k->seat);
        const Tile *in = &content(s)->tile[b->owned[item].tile];
        const Tile *out = &content(s)->tile[b->owned[option_arg(o, 1) % OWNED_MAX].tile];
        return power(s, k->t, k->seat, in) > power(s, k->t, k->seat, out) + 5 ? k->t->prize : -1;
    }
    case V_USE:
        return weigh_use(k, item);
    case V_STOW: case V_BIND: case V_FLIP: case V_ESSENCE:
        return -1;
    case V_BREW:
        return k->t->go;
    case V_MELT:
        return euthia_hand_size(s, k->seat) > HAND_LIMIT - 1 ? 1 : -1;
    case V_CASH_SILVER: case V_CASH_GOLD:
        return -1;
    default:
        return 0;
    }
}

/* ---- how a hero stands ---- */

int32_t euthia_standing(const State *s, int seat, const Tuning *t)
{
    const Board *b = board(s, seat);
    if (b->hero == NONE)
        return 0;
    return t->reputation * euthia_final_reputation(s, seat) + t->health * b->health +
           t->gaar * (b->gaar + b->dwurt) + t->damage * best_attack(s, seat, 2) / 10 +
           t->card * euthia_tie_break(s, seat);
}
