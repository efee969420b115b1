/* What a hero brings to a fight; see fighter.h. */
#include "games/euthia/fighter.h"

enum {
    REROLL_WORTH = 60,       /* hundredths of damage that a gaar must bring */
    GUARD_WORTH = 90,        /* hundredths of injuries that it must save */
    REGENERATES = 2,         /* what gold cards heal about */
    DWURT_SAFE = 2,          /* so much in a turn brings hardly any harm: EU-SKOL-12 */
};

/* ---- what is there ---- */

/* Lays a thing that works once on the first combat round that has none of its kind. */
static void lay(int list[ONCE_ROUNDS], int n)
{
    int r = 0;
    while (r + 1 < ONCE_ROUNDS && list[r] != 0)
        r++;
    list[r] += n;
}

static void add_effect(Arms *a, const Effect *e, bool every)
{
    switch ((EffectVerb)e->verb) {
    case DO_CLOVER:
        lay(a->clovers, e->n);
        break;
    case DO_DAMAGE_PLUS:
        lay(a->damages, e->n);
        break;
    case DO_FOOT:
        if (every)
            a->foot += e->n;
        else
            lay(a->feet, e->n);
        break;
    case DO_NEXT_MONSTER:
        a->feet[0] -= e->n;
        break;
    case DO_INJURY_MINUS:
        if (every)
            a->ward += e->n;
        else
            lay(a->wards, e->n);
        break;
    case DO_ONE_DIE:
        a->one_die[0] = true;
        break;
    case DO_HEAL:
        a->health += e->n;
        break;
    case DO_HEAL_ALL:
        a->health += 8;
        break;
    case DO_HURT:
        a->health -= e->n;
        break;
    case DO_STRIKE:
        a->strike += e->n;
        break;
    case DO_MONSTER_GAAR:
        a->less_gaar += e->n;
        break;
    case DO_MONSTER_CHAOS:
        a->less_chaos += e->n;
        break;
    case DO_GAAR:
        a->gaar += e->n;
        break;
    default:
        break;
    }
}

enum { FIGHT_WINDOWS = WIN_PREP | WIN_HEALING | WIN_MA | WIN_MC | WIN_HA | WIN_HC };

static void add_use(const State *s, int seat, Arms *a, const Use *u, bool every)
{
    if (!(u->windows & FIGHT_WINDOWS) || euthia_pay_denied(s, seat, &u->pay) != 0)
        return;
    if (u->pay.what == PAY_HEALTH)
        a->health -= u->pay.n;
    for (int i = 0; i < u->does.n; i++)
        if (u->does.list[i].verb != DO_ACTION &&
            euthia_effect_holds(s, seat, &u->does.list[i]))
            add_effect(a, &u->does.list[i], every);
}

static bool in_reach(const Owned *o, const Tile *t)
{
    return euthia_is_worn(o) || (o->place == IN_POUCH && t->symbol == POUCH_ONLY &&
                                 t->kind != RESOURCE);
}

/* What an attack brings with nothing added. */
static int plain_mean(const Rows *rows)
{
    const Blow b = {.rows = rows, .verb = DO_DAMAGE};
    Spread p;
    euthia_spread(&b, &p);
    return euthia_mean(&p);
}

static void add_attack(const State *s, int seat, Arms *a, const Owned *o, const Tile *t)
{
    if (t->attack.rows.n == 0 || !euthia_is_worn(o) || a->n == ARMS_MAX ||
        euthia_pay_denied(s, seat, &t->attack.pay) != 0)
        return;
    if (t->kind == ABILITY && (o->flags & EXHAUSTED))
        return;
    if (t->attack.first) {
        if (a->first == 0 || plain_mean(&t->attack.rows) > plain_mean(a->first))
            a->first = &t->attack.rows;
        return;
    }
    a->attack[a->n] = t;
    a->once[a->n++] = t->kind == ABILITY;
}

static void add_gems(const State *s, int seat, Arms *a, const Owned *o)
{
    for (int k = 0; k < TILE_GEMS && euthia_is_worn(o); k++) {
        if (o->gem[k] == 0 || (o->gem[k] & GEM_SPENT))
            continue;
        const Gem *g = &content(s)->gem[gem_kind(o->gem[k])];
        for (int u = 0; u < (g->one_of ? 1 : g->n_uses); u++)
            add_use(s, seat, a, &g->use[u], false);
    }
}

void euthia_arms(const State *s, int seat, Arms *a)
{
    const Board *b = board(s, seat);
    *a = (Arms){.health = b->health, .gaar = b->gaar};
    a->clover = euthia_permanent(s, seat, DO_CLOVER);
    a->damage = euthia_permanent(s, seat, DO_DAMAGE_PLUS);
    a->guard = euthia_permanent(s, seat, DO_INJURY_MINUS);
    a->cut = euthia_permanent(s, seat, DO_PENALTY);
    EACH_OWNED (o, s, seat) {
        const Tile *t = &content(s)->tile[o->tile];
        add_attack(s, seat, a, o, t);
        add_gems(s, seat, a, o);
        if (!in_reach(o, t) || (t->spends == SPENDS_ROUND && (o->flags & EXHAUSTED)))
            continue;
        for (int u = 0; u < (t->one_of ? min_of(1, t->n_uses) : t->n_uses); u++)
            add_use(s, seat, a, &t->use[u], t->spends == SPENDS_NOTHING);
    }
    for (int e = 0; e < ELEMENTS; e++)
        for (int n = 0; n < min_of(b->essence[e], 2); n++)
            add_use(s, seat, a, &content(s)->elemental[e].essence, false);
    for (int n = b->dwurt_die; n < DWURT_SAFE && n - b->dwurt_die < b->dwurt; n++)
        lay(a->clovers, 3);
}

/* ---- who is there ---- */

Opponent euthia_opponent(const State *s, const Monster *m, int field)
{
    return (Opponent){.health = m->health, .penalty = m->penalty, .gaar = m->gaar,
                      .chaos = m->chaos, .gold_cards = m->gold_cards, .n_attacks = 1,
                      .rows = {&m->rows}, .immune = m->immune,
                      .powers = field == NO_FIELD || m->immune ? 0 : euthia_powers(s, field)};
}

Opponent euthia_enemy_opponent(const State *s)
{
    const Foe *e = enemy(s);
    Opponent o = {.health = max_of(1, e->health[s->flow.seats - 1] - s->enemy_damage),
                  .penalty = e->penalty, .gaar = e->gaar, .chaos = e->chaos,
                  .gold_cards = e->gold_cards, .rounds = e->rounds, .n_attacks = e->n_attacks};
    for (int i = 0; i < e->n_attacks; i++)
        o.rows[i] = &e->attack[i].rows;
    return o;
}

/* ---- the fight ---- */

/* What a hero's roll is changed by: penalty, clovers, cards of the monster's side, powers. */
static int hero_add(const Arms *a, const Opponent *o, int r)
{
    const int penalty = max_of(0, o->penalty - (o->immune ? 0 : a->cut));
    const int cards = r < o->chaos - a->less_chaos ? 1 + (o->gold_cards > 0) : 0;
    return a->clover + (r < ONCE_ROUNDS ? a->clovers[r] : 0) - penalty - cards +
           (has_bit(o->powers, EARTH) ? POWER_STRENGTH : 0);
}

static Blow hero_blow(const Arms *a, const Opponent *o, const Rows *rows, int r)
{
    return (Blow){.rows = rows, .verb = DO_DAMAGE, .add = hero_add(a, o, r),
                  .plus = a->damage + (r < ONCE_ROUNDS ? a->damages[r] : 0),
                  .air = has_bit(o->powers, AIR), .up = r < a->gaar, .worth = REROLL_WORTH};
}

/* The attack of a combat round: the one that brings most of those left, or NONE. */
static int best_blow(const Arms *a, const Opponent *o, int r, unsigned used, Spread *out)
{
    int best = NONE, mean = -1;
    memset(out, 0, sizeof *out);
    out->cases[0] = SPREAD_SURE;
    for (int i = 0; i < a->n; i++) {
        if (has_bit(used, i))
            continue;
        const Blow b = hero_blow(a, o, &a->attack[i]->attack.rows, r);
        Spread p;
        euthia_spread(&b, &p);
        const int brings = euthia_mean(&p);
        if (brings <= mean)
            continue;
        mean = brings;
        best = i;
        *out = p;
    }
    return best;
}

/* Nothing of the hero's attack is different from the combat round before. */
static bool strikes_alike(const Arms *a, const Opponent *o, int r)
{
    const Blow now = hero_blow(a, o, 0, r), before = hero_blow(a, o, 0, r - 1);
    return now.add == before.add && now.plus == before.plus && now.up == before.up;
}

static Blow monster_blow(const Arms *a, const Opponent *o, int r)
{
    const bool card = r < o->chaos - a->less_chaos, laid = r < ONCE_ROUNDS;
    return (Blow){
        .rows = o->rows[min_of(r, o->n_attacks - 1)], .verb = DO_INJURY,
        .add = a->foot + (laid ? a->feet[r] : 0) + card +
               (has_bit(o->powers, EARTH) ? POWER_STRENGTH : 0),
        .plus = card + (card && o->gold_cards > 0),
        .minus = a->guard + a->ward + (laid ? a->wards[r] : 0),
        .air = has_bit(o->powers, AIR), .one_die = laid && a->one_die[r],
        .fierce = r < o->gaar - a->less_gaar, .down = r + 2 < a->gaar, .worth = GUARD_WORTH};
}

static bool same_blow(const Blow *a, const Blow *b)
{
    return a->rows == b->rows && a->add == b->add && a->plus == b->plus && a->minus == b->minus &&
           a->one_die == b->one_die && a->fierce == b->fierce && a->down == b->down;
}

void euthia_plan_duel(const Arms *a, const Opponent *o, Duel *out)
{
    unsigned used = 0;
    int last = NONE;
    Blow before = {0};
    *out = (Duel){.health = a->health, .rounds = o->rounds, .n = DUEL_ROUNDS,
                  .foe = o->health - a->strike + (o->gold_cards > 0 ? REGENERATES : 0)};
    for (int r = 0; r < DUEL_ROUNDS; r++) {
        const Blow blow = monster_blow(a, o, r);
        if (r > 0 && same_blow(&blow, &before))
            out->injury[r] = out->injury[r - 1];
        else
            euthia_spread(&blow, &out->injury[r]);
        before = blow;
        const bool again = r > 0 && (last == NONE || !a->once[last]) && strikes_alike(a, o, r);
        if (again)
            out->damage[r] = out->damage[r - 1];
        else
            last = best_blow(a, o, r, used, &out->damage[r]);
        if (last != NONE && a->once[last])
            used |= bit(last);
    }
}

Outlook euthia_outlook(const Arms *a, const Opponent *o)
{
    Duel d;
    Spread first;
    euthia_plan_duel(a, o, &d);
    if (a->first != 0) {
        const Blow b = hero_blow(a, o, a->first, DUEL_ROUNDS);
        euthia_spread(&b, &first);
        d.first = &first;
    }
    return euthia_duel(&d);
}
