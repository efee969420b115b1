/* What is worth doing in a combat and on a roll; see policy.h. */
#include "games/euthia/policy.h"

enum { NEVER = -1000000 };

/* ---- what a value brings now ---- */

static int injuries_at(const State *s, const Arms *a, int value)
{
    const int shielded = value + (a != 0 ? a->foot + a->feet[0] : 0);
    const int n = euthia_row_sum(euthia_row(euthia_foe_rows(s), shielded), DO_INJURY);
    return max_of(0, (n > 0 ? n + s->fight.inj_plus : 0) - s->fight.inj_minus -
                         euthia_permanent(s, s->fight.seat, DO_INJURY_MINUS) -
                         (a != 0 ? a->ward + a->wards[0] : 0));
}

static int damage_at(const State *s, int value, int plus)
{
    const Fight *f = &s->fight;
    const Tile *t = &content(s)->tile[board(s, f->seat)->owned[f->weapon].tile];
    const int n = euthia_row_sum(euthia_row(&t->attack.rows, value), DO_DAMAGE);
    return max_of(0, (n > 0 ? n + f->damage_plus + plus +
                                  euthia_permanent(s, f->seat, DO_DAMAGE_PLUS) : 0) -
                         f->curse_damage);
}

/* ---- how the fight goes on ---- */

/* What is left of the fight after so many injuries or so much damage, with or without a gaar
 * spent: worked out once for each. */
typedef struct Bout {
    const Thought *k;
    bool hero_next;                /* the hero strikes next, else the monster */
    Arms arms;
    Opponent foe;
    Duel duel[2];
    Spread first[2];
    bool planned[2], known[2][HITS_MAX];
    int32_t value[2][HITS_MAX];
} Bout;

static Opponent opponent_now(const State *s)
{
    const Fight *f = &s->fight;
    const Monster *m = euthia_foe(s);
    Opponent o = m != 0 ? euthia_opponent(s, m, f->field) : euthia_enemy_opponent(s);
    o.health = max_of(1, euthia_foe_health(s) - f->damage);
    o.gaar = f->gaar;
    o.chaos = f->chaos;
    for (int i = 0; m == 0 && i < o.n_attacks; i++)
        o.rows[i] = &enemy(s)->attack[min_of(f->round + i, o.n_attacks - 1)].rows;
    return o;
}

static void begin_bout(const Thought *k, bool hero_next, Bout *b)
{
    memset(b, 0, sizeof *b);
    b->k = k;
    b->hero_next = hero_next;
    euthia_arms(k->s, k->seat, &b->arms);
    b->foe = opponent_now(k->s);
    if (b->foe.rounds > 0)
        b->foe.rounds = max_of(1, b->foe.rounds - k->s->fight.round + hero_next);
}

/* What winning brings about; damage to an enemy of the scenario counts by itself. */
static int32_t stake(const Thought *k)
{
    const Monster *m = euthia_foe(k->s);
    return m != 0 ? 40 + 70 * m->level : 10 * k->t->reputation;
}

static int32_t judge(const Thought *k, const Outlook *o)
{
    const int64_t fight = (int64_t)stake(k) * o->win - 3 * (int64_t)k->t->reputation * o->fall;
    return (int32_t)(10 * fight / ODDS_SURE) - k->t->health * o->hurt / 10 +
           (euthia_foe(k->s) == 0 ? k->t->foe * o->dealt / 10 : 0);
}

static void plan_bout(Bout *b, int spent)
{
    Arms a = b->arms;
    Duel *d = &b->duel[spent];
    a.gaar -= spent;
    euthia_plan_duel(&a, &b->foe, d);
    b->planned[spent] = true;
    if (!b->hero_next)
        return;
    b->first[spent] = d->damage[0];
    d->first = &b->first[spent];
    for (int r = 0; r + 1 < DUEL_ROUNDS; r++)
        d->damage[r] = d->damage[r + 1];
}

/* In tenths of points. */
static int32_t bout_value(Bout *b, int spent, int hits)
{
    const int i = min_of(hits, HITS_MAX - 1);
    if (b->known[spent][i])
        return b->value[spent][i];
    if (!b->planned[spent])
        plan_bout(b, spent);
    Duel d = b->duel[spent];
    Outlook o = {.win = ODDS_SURE};
    if (b->hero_next) {
        d.health -= hits;
        o.win = 0;
        o.fall = ODDS_SURE;
    } else {
        d.foe -= hits;
    }
    if (b->hero_next ? hits < board(b->k->s, b->k->seat)->health : d.foe > 0)
        o = euthia_duel(&d);
    b->known[spent][i] = true;
    return b->value[spent][i] = judge(b->k, &o);
}

/* The mean over all faces of a die that is thrown anew. */
static int32_t anew(Bout *b, int die, int add)
{
    const State *s = b->k->s;
    int32_t sum = 0;
    for (int face = 1; face <= 6; face++) {
        const int hits = b->hero_next
            ? injuries_at(s, &b->arms, euthia_monster_value(s) - s->fight.dice[die] + face + add)
            : damage_at(s, euthia_hero_value(s) - s->roll.dice[die] + face + add, 0);
        sum += bout_value(b, 1, hits);
    }
    return sum / 6;
}

static int32_t best_anew(Bout *b, const uint8_t dice[DICE], int add)
{
    return max_of(anew(b, 0, add), dice[1] > 0 ? anew(b, 1, add) : INT32_MIN);
}

/* The dwurt die bites from the third in a turn on: EU-SKOL-12. */
static int32_t dwurt_price(const Thought *k)
{
    const int die = board(k->s, k->seat)->dwurt_die;
    return die < 2 ? 50 : die == 2 ? 300 : 500;
}

/* ---- the monster's roll ---- */

static int32_t weigh_hero(Bout *b, Option o)
{
    const State *s = b->k->s;
    const Board *h = board(s, b->k->seat);
    const int value = euthia_monster_value(s);
    switch (option_verb(o)) {
    case V_REROLL:
        return anew(b, option_arg(o, 0), -2) - 10 * b->k->t->gaar / 2;
    case V_DWURT:
        return bout_value(b, 0, injuries_at(s, &b->arms, value - 3)) - dwurt_price(b->k);
    case V_HOPE_2:
        return h->gaar == 0 && !uses_dwurt(s, b->k->seat)
                   ? best_anew(b, s->fight.dice, -2) - 5 * b->k->t->gaar : NEVER;
    case V_BREW:
        return h->dwurt < 2 ? INT32_MAX : NEVER;
    case V_PASS:
        return bout_value(b, 0, injuries_at(s, &b->arms, value));
    default:
        return NEVER;
    }
}

/* ---- the hero's roll ---- */

/* What a tile, gem or essence adds to this roll. */
static void add_uses(const State *s, int seat, const Use *use, int n, int *clover, int *plus)
{
    for (int u = 0; u < n; u++)
        for (int i = 0; (use[u].windows & WIN_HC) && i < use[u].does.n; i++) {
            const Effect *e = &use[u].does.list[i];
            if (!euthia_effect_holds(s, seat, e))
                continue;
            *clover += e->verb == DO_CLOVER ? e->n : 0;
            *plus += e->verb == DO_DAMAGE_PLUS ? e->n : 0;
        }
}

static int32_t weigh_help(Bout *b, Option o)
{
    const State *s = b->k->s;
    const Content *c = content(s);
    int clover = 0, plus = 0, price = 15;
    if (option_verb(o) == V_USE) {
        const Tile *t = &c->tile[board(s, b->k->seat)->owned[option_arg(o, 0) % OWNED_MAX].tile];
        add_uses(s, b->k->seat, t->use, t->n_uses, &clover, &plus);
        price = t->spends == SPENDS_ITSELF ? 80 : 15;
        for (int u = 0; u < t->n_uses; u++)
            price += t->use[u].pay.what == PAY_DWURT ? dwurt_price(b->k)
                     : t->use[u].pay.what != PAY_NOTHING ? 80 : 0;
    } else if (option_verb(o) == V_FLIP) {
        const Gem *g = &c->gem[option_arg(o, 1)];
        add_uses(s, b->k->seat, g->use, g->n_uses, &clover, &plus);
    } else {
        add_uses(s, b->k->seat, &c->elemental[option_arg(o, 0)].essence, 1, &clover, &plus);
        price = 120;
    }
    return bout_value(b, 0, damage_at(s, euthia_hero_value(s) + clover, plus)) - price;
}

static int32_t weigh_after(Bout *b, Option o)
{
    const State *s = b->k->s;
    const int value = euthia_hero_value(s);
    switch (option_verb(o)) {
    case V_REROLL:
        return anew(b, option_arg(o, 0), 2) - 10 * b->k->t->gaar / 2;
    case V_DWURT:
        return bout_value(b, 0, damage_at(s, value + 3, 0)) - dwurt_price(b->k);
    case V_HOPE_1:
        return bout_value(b, 0, damage_at(s, value + 1, 0)) - 5 * b->k->t->gaar / 2;
    case V_HOPE_2:
        return board(s, b->k->seat)->gaar == 0 && !uses_dwurt(s, b->k->seat)
                   ? best_anew(b, s->roll.dice, 2) - 5 * b->k->t->gaar : NEVER;
    case V_HOPE_3:
        return bout_value(b, 0, damage_at(s, value + 1, 0) + 1) - 10 * b->k->t->gaar;
    case V_BREW:
        return board(s, b->k->seat)->dwurt < 2 ? INT32_MAX : NEVER;
    case V_USE: case V_FLIP: case V_ESSENCE:
        return weigh_help(b, o);
    default:
        return bout_value(b, 0, damage_at(s, value, 0));
    }
}

void euthia_weigh_rolls(const Thought *k, const Menu *m, int32_t *weights)
{
    Bout b;
    begin_bout(k, m->prompt == Q_HERO, &b);
    for (int i = 0; i < m->n; i++)
        weights[i] = b.hero_next ? weigh_hero(&b, m->list[i]) : weigh_after(&b, m->list[i]);
}

/* ---- the monster's side ---- */

/* What a set of cards adds to this attack, in tenths of injuries. */
static int32_t set_worth(const State *s, int card, int n)
{
    const Card *k = &content(s)->card[card];
    const Effects *field = &k->field[min_of(n, k->n_fields) - 1];
    const int value = euthia_monster_value(s);
    const bool thrown = s->fight.dice[0] > 0;
    int32_t all = 0;
    int foot = 0;
    for (int i = 0; i < field->n; i++) {
        const Effect *e = &field->list[i];
        foot += e->verb == DO_FOOT ? e->n : 0;
        all += e->verb == DO_INJURY_PLUS ? (!thrown || injuries_at(s, 0, value) > 0 ? 10 * e->n : 0)
               : e->verb == DO_STEAL_GAAR ? 5 * min_of(e->n, board(s, s->fight.seat)->gaar)
               : e->verb == DO_MONSTER_HEAL ? 8 * min_of(e->n, s->fight.damage)
               : e->verb == DO_CLOVER || e->verb == DO_NEXT_HERO ? 4 * absolute(e->n)
               : e->verb == DO_DAMAGE_MINUS ? 8 * e->n : 0;
    }
    return all + (thrown ? 10 * (injuries_at(s, 0, value + foot) - injuries_at(s, 0, value))
                         : 3 * foot);
}

static int32_t weigh_monster(const Thought *k, Option o)
{
    const State *s = k->s;
    const int value = euthia_monster_value(s), now = injuries_at(s, 0, value);
    int sum = 0;
    if (option_verb(o) == V_PLAY)
        return set_worth(s, option_arg(o, 0), option_arg(o, 1)) - 3 * option_arg(o, 1);
    if (option_verb(o) != V_REROLL)
        return 0;
    for (int face = 1; face <= 6; face++)
        sum += injuries_at(s, 0, value - s->fight.dice[option_arg(o, 0)] + face + 2);
    return 10 * sum / 6 - 10 * now - 4;
}

/* ---- tiles in windows ---- */

/* What a use does of one thing in a window. */
static int use_sum(const State *s, int seat, const Tile *t, Windows window, EffectVerb verb)
{
    int n = 0;
    for (int u = 0; u < t->n_uses; u++)
        for (int i = 0; (t->use[u].windows & window) && i < t->use[u].does.n; i++)
            if (t->use[u].does.list[i].verb == verb &&
                euthia_effect_holds(s, seat, &t->use[u].does.list[i]))
                n += t->use[u].does.list[i].n;
    return n;
}

static const Tile *tile_of(const Thought *k, Option o)
{
    return &content(k->s)->tile[board(k->s, k->seat)->owned[option_arg(o, 0) % OWNED_MAX].tile];
}

/* Injuries of the worst row of the attack to come. */
static int worst(const State *s)
{
    const Rows *rows = euthia_foe_rows(s);
    int most = 0;
    for (int i = 0; i < rows->n; i++)
        most = max_of(most, euthia_row_sum(&rows->list[i], DO_INJURY));
    return most + (s->fight.chaos > 0);
}

/* Healing that comes back next round as soon as nothing of it is lost, potions in danger. */
static int32_t weigh_healing(const Thought *k, Option o)
{
    const State *s = k->s;
    const int health = board(s, k->seat)->health;
    const int missing = euthia_max_health(s, k->seat) - health;
    const bool danger = health <= worst(s);
    if (option_verb(o) == V_FLIP || option_verb(o) == V_ESSENCE)
        return (danger && missing >= 2) || missing >= 4 ? 2 : -1;
    if (option_verb(o) != V_USE)
        return -1;
    const Tile *t = tile_of(k, o);
    const int heal = use_sum(s, k->seat, t, WIN_HEALING, DO_HEAL) +
                     8 * (use_sum(s, k->seat, t, WIN_HEALING, DO_HEAL_ALL) > 0);
    if (heal == 0)
        return t->spends == SPENDS_ROUND && t->use[0].pay.what == PAY_NOTHING ? 1 : -1;
    if (t->spends == SPENDS_ITSELF || t->use[0].pay.what != PAY_NOTHING)
        return danger && missing >= min_of(heal, 3) ? 3 : -1;
    return missing >= heal || (danger && missing > 0) ? 5 : -1;
}

static int32_t weigh_shield(const Thought *k, Option o)
{
    const State *s = k->s;
    const int value = euthia_monster_value(s), now = injuries_at(s, 0, value);
    const bool deadly = now >= board(s, k->seat)->health;
    if (now == 0)
        return -1;
    if (option_verb(o) == V_FLIP)
        return injuries_at(s, 0, value - 2) < now ? 5 : -1;
    if (option_verb(o) != V_USE)
        return -1;
    const Tile *t = tile_of(k, o);
    const int then = max_of(0, injuries_at(s, 0, value + use_sum(s, k->seat, t, WIN_MC, DO_FOOT)) -
                                   use_sum(s, k->seat, t, WIN_MC, DO_INJURY_MINUS));
    const bool dear = t->spends == SPENDS_ITSELF || t->use[0].pay.what != PAY_NOTHING;
    return then >= now || (dear && !deadly && now - then < 2) ? -1 : 10 * (now - then) - 5 * dear;
}

/* Before a roll: what comes back next round always, the rest against strong foes only. */
static int32_t weigh_window(const Thought *k, Option o)
{
    const State *s = k->s;
    const Monster *m = euthia_foe(s);
    const bool strong = m == 0 || m->level >= 2;
    switch (option_verb(o)) {
    case V_USE: {
        const Tile *t = tile_of(k, o);
        const bool dear = t->spends == SPENDS_ITSELF || t->use[0].pay.what != PAY_NOTHING;
        if (t->use[0].pay.what == PAY_DWURT && board(s, k->seat)->dwurt_die >= 2)
            return -1;
        if (t->use[0].pay.what == PAY_HEALTH && board(s, k->seat)->health <= worst(s))
            return -1;
        return !dear || strong ? 3 : -1;
    }
    case V_FLIP:
        return 3;
    case V_ESSENCE:
        return strong && euthia_foe_health(s) - s->fight.damage > 3 ? 2 : -1;
    case V_BREW:
        return board(s, k->seat)->dwurt < 3 ? 1 : -1;
    default:
        return -1;
    }
}

/* Directly before a fight nothing is used up: it can be done in it. */
static int32_t weigh_before(const Thought *k, Option o)
{
    if (option_verb(o) == V_EQUIP || option_verb(o) == V_SET)
        return 5;
    if (option_verb(o) != V_USE || tile_of(k, o)->spends == SPENDS_ITSELF)
        return -1;
    return use_sum(k->s, k->seat, tile_of(k, o), WIN_BEFORE, DO_GAAR) > 0 ? 2 : -1;
}

static int32_t weigh_weapon(const Thought *k, Option o)
{
    const State *s = k->s;
    const Tile *t = tile_of(k, o);
    const Blow b = {.rows = &t->attack.rows, .verb = DO_DAMAGE,
                    .add = s->fight.clover_cards + euthia_permanent(s, k->seat, DO_CLOVER) -
                           euthia_penalty(s) - s->fight.next_hero,
                    .plus = s->fight.damage_plus + euthia_permanent(s, k->seat, DO_DAMAGE_PLUS),
                    .air = has_bit(euthia_powers(s, s->fight.field), AIR)};
    const int left = euthia_foe_health(s) - s->fight.damage;
    Spread p;
    int sum = 0;
    euthia_spread(&b, &p);
    for (int i = 1; i < HITS_MAX; i++)
        sum += min_of(i, left) * p.cases[i];
    return sum * 100 / SPREAD_SURE - (t->attack.pay.what == PAY_DWURT ? dwurt_price(k) / 3
                                      : t->attack.pay.what != PAY_NOTHING ? 40 : 0);
}

/* ---- outside combat ---- */

static int32_t weigh_roll(const Thought *k, Option o)
{
    const State *s = k->s;
    const int total = euthia_roll_total(s, k->seat);
    if (option_verb(o) == V_DONE)
        return 0;
    if (option_verb(o) == V_REROLL)
        return total <= 6 && board(s, k->seat)->gaar > 2 ? 7 - s->roll.dice[option_arg(o, 0)] : -1;
    if (option_verb(o) == V_USE && tile_of(k, o)->spends != SPENDS_ITSELF)
        return total <= 8 && tile_of(k, o)->use[0].pay.what == PAY_NOTHING ? 1 : -1;
    return -1;
}

int32_t euthia_weigh_combat(const Thought *k, const Menu *m, Option o)
{
    if (option_verb(o) == V_DONE || option_verb(o) == V_PASS)
        return 0;
    switch (m->prompt) {
    case Q_MONSTER:
        return weigh_monster(k, o);
    case Q_CARDS: case Q_CURSE:
        return set_worth(k->s, option_arg(o, 0), option_arg(o, 1)) - 3 * option_arg(o, 1);
    case Q_PUPPET:
        return option_verb(o) == V_REROLL ? k->s->roll.dice[option_arg(o, 0)] - 3 : 0;
    case Q_WEAPON:
        return weigh_weapon(k, o);
    case Q_ROLL:
        return weigh_roll(k, o);
    case Q_HEALING:
        return weigh_healing(k, o);
    case Q_SHIELD:
        return weigh_shield(k, o);
    case Q_BEFORE:
        return weigh_before(k, o);
    default:
        return weigh_window(k, o);
    }
}
