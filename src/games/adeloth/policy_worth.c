/* What things are worth, in hundredths of a life point of a general in good health. */
#include "games/adeloth/policy.h"

/* ---- life and experience ---- */

/* The nearer the end, the more a point counts. */
static int32_t life_point(const Tuning *t, int life)
{
    return t->life + t->last_life / (life + 4);
}

static int32_t life_worth(const Tuning *t, int life)
{
    int32_t sum = 0;
    for (int i = 1; i <= life; i++)
        sum += life_point(t, i);
    return sum;
}

int adeloth_missing_xp(const State *s, int seat)
{
    const Player *p = &s->player[seat];
    int missing = -p->xp;
    for (int level = p->level; level < LEVELS; level++)
        missing += profession(s, seat)->threshold[level];
    return missing;
}

static int32_t xp_point(const Tuning *t, int missing)
{
    return t->xp + t->last_xp / ((missing > 0 ? missing : 0) + 7);
}

static int32_t xp_worth(const Tuning *t, int missing)
{
    int32_t sum = 0;
    for (int i = missing; i < 40; i++)
        sum += xp_point(t, i);
    return sum;
}

/* ---- bodies ---- */

static int32_t keyword_worth(const Stats *stats)
{
    static const uint8_t flat[KEYWORDS] = {
        [INTRUSIVE] = 45, [WILD] = 20, [FLYING] = 60, [RANGED] = 80, [GHOST] = 30, [SWIFT] = 15,
    };
    static const uint8_t by_attack[KEYWORDS] = {
        [WILD] = 15, [FLYING] = 10, [RANGED] = 15, [LIFE_GIVING] = 40, [SWIFT] = 35,
    };
    int32_t sum = 0;
    for (int i = 0; i < KEYWORDS; i++)
        if (stats->keywords >> i & 1)
            sum += flat[i] + by_attack[i] * stats->attack;
    return sum;
}

int32_t adeloth_body_worth(const State *s, const Tuning *t, const Stats *stats)
{
    const int attributes = s->option[OPT_LEVEL] == LEVEL_1
                               ? 0 : stats->agility + stats->intelligence;
    return t->attack * stats->attack + t->resistance * stats->resistance +
           t->attribute * attributes + keyword_worth(stats);
}

/* What its text adds to a servant. */
static int32_t text_worth(const State *s, int card)
{
    const Card *k = card_at(s, card);
    int32_t sum = k->bonus.whom == FOR_OTHERS_IN_WARBAND ? 60 : 0;
    for (int i = 0; i < k->n_abilities; i++)
        sum += k->ability[i].when == WHEN_ACTIVATED ? 45 : k->ability[i].when == WHEN_REMOVED ? 40
               : 10;
    return sum;
}

Stats adeloth_card_stats(const State *s, int card)
{
    const Card *k = card_at(s, card);
    Stats stats = {k->attack + s->permanent[card], k->resistance + s->permanent[card],
                   content(s)->movement, k->agility, k->intelligence, k->keywords};
    for (int i = 0; i < k->n_upgrades; i++)
        if (adeloth_has_upgrade(s, card, k->upgrade[i].kind))
            adeloth_add_bonus(&stats, &k->upgrade[i].bonus);
    return stats;
}

/* Without what ends with the turn: that is worth only what it does. */
static int32_t unit_body(const State *s, const Tuning *t, int unit, Stats stats)
{
    const Unit *u = &s->unit[unit];
    stats.attack -= u->attack;
    stats.resistance -= u->resistance;
    if (is_general(unit))
        return t->attack * (stats.attack - content(s)->general_attack);
    return adeloth_body_worth(s, t, &stats) +
           (is_card_unit(unit) ? text_worth(s, card_of(unit)) : 0);
}

/* ---- cards ---- */

static int32_t token_worth(const State *s, const Tuning *t, int token)
{
    const Token *k = &content(s)->token[token];
    const Stats stats = {k->attack, k->resistance, 0, k->agility, k->intelligence, k->keywords};
    return adeloth_body_worth(s, t, &stats);
}

static int32_t effect_worth(const State *s, const Tuning *t, const Ability *a, const Effect *f)
{
    const VerbRow *verb = &adeloth_verbs[f->verb];
    const int n = f->n[0] < 0 ? -f->n[0] : f->n[0];
    const int times = verb->by_targets && a->target.count > 1 ? 2 : 1;
    if (f->verb == DO_DAMAGE && f->to == TO_AROUND_TARGET)
        return 45 * n;
    if (f->verb == DO_ATTACK && f->n[0] < 0)
        return 90 * n * times;
    if (f->verb == DO_PERMANENT_COUNTER && f->to == TO_OWN_SERVANTS)
        return 800 * n;
    if (f->verb == DO_GOLD || f->verb == DO_DRAW)
        return (f->verb == DO_GOLD ? t->gold : t->new_card) * n;
    if (f->verb == DO_SUMMON)
        return n * token_worth(s, t, f->token) + (f->where[0] == NEAR_TARGET ? 150 : 0);
    return (verb->worth + verb->worth_each * n) * times;
}

static int32_t action_worth(const State *s, const Tuning *t, int card)
{
    const Card *k = card_at(s, card);
    int32_t sum = 0;
    for (int i = 0; i < k->n_abilities; i++)
        for (int e = 0; e < k->ability[i].n_effects; e++)
            sum += effect_worth(s, t, &k->ability[i], &k->ability[i].effect[e]);
    if (k->type == EQUIPMENT) {
        const Stats stats = {k->bonus.attack, 0, 0, 0, 0, k->bonus.keywords};
        sum += adeloth_body_worth(s, t, &stats) + t->durability * k->durability +
               2 * t->durability * k->bonus.movement;
    }
    return sum + (k->reaction ? t->may_wait : 0);
}

int32_t adeloth_card_worth(const State *s, const Tuning *t, int card)
{
    const Card *k = card_at(s, card);
    if (k->type != SERVANT)
        return action_worth(s, t, card);
    const Stats stats = adeloth_card_stats(s, card);
    return adeloth_body_worth(s, t, &stats) + text_worth(s, card);
}

int32_t adeloth_keep_worth(const State *s, const Tuning *t, int seat, int card)
{
    const Card *k = card_at(s, card);
    const int late = k->cost.mana - s->player[seat].crystals;
    const int32_t worth = adeloth_card_worth(s, t, card) - t->card_mana * k->cost.mana;
    return 45 + (worth > 0 ? worth / 3 : 0) + 6 * k->tier - (late > 0 ? 25 * late : 0);
}

/* Or NO_CARD. */
int adeloth_least_keep_worth(const State *s, const Tuning *t, int seat)
{
    const Zone *hand = CZONE_OF(&s->player[seat].hand);
    int lowest = NO_CARD;
    for (int i = 0; i < hand->n; i++)
        if (lowest == NO_CARD || adeloth_keep_worth(s, t, seat, hand->slot[i].id) <
                                     adeloth_keep_worth(s, t, seat, lowest))
            lowest = hand->slot[i].id;
    return lowest;
}

/* ---- fields ---- */

/* Gold beyond what can be spent counts less. */
static int32_t gold_worth(const Tuning *t, int gold)
{
    return gold <= 8 ? t->gold * gold : t->gold * 8 + t->gold / 4 * (gold - 8);
}

/* AD-INC-3: what one income brings. */
int32_t adeloth_field_income(const State *s, const Tuning *t, int seat, int field)
{
    const int kind = board(s)->kind[field];
    if (kind == SETTLEMENT)
        return xp_point(t, adeloth_missing_xp(s, seat));
    return kind == GOLD_MINE ? gold_worth(t, s->player[seat].gold + 1) -
                                   gold_worth(t, s->player[seat].gold) + 5 : 0;
}

/* ---- a look ---- */

/* AD-ATT-2, AD-KEY-9: what one enemy can bring to each field next turn. */
static void add_threat(Analysis *l, int unit)
{
    const Stats *stats = &l->stats[unit];
    const int from = l->s.unit[unit].field;
    const bool everywhere = stats->keywords >> FLYING & 1 || stats->keywords >> RANGED & 1;
    const int attack = is_general(unit) ? stats->attack / 2 : stats->attack;
    for (int f = 0; f < FIELDS; f++)
        if (everywhere || adeloth_steps(from, f) <= stats->movement)
            l->threat[f] = (int16_t)(l->threat[f] + attack);
}

static void look_at_units(Analysis *l)
{
    for (int seat = 0; seat < SEATS; seat++) {
        EACH_FIELD (f, l->s.standing[seat]) {
            const int u = unit_on(&l->s, f);
            l->stats[u] = adeloth_stats(&l->s, u);
            l->body[u] = unit_body(&l->s, l->t, u, l->stats[u]);
            l->worth[u] = l->body[u];
            if (is_card_unit(u))
                l->worth[u] += card_at(&l->s, card_of(u))->bounty * l->xp[1 - seat];
            if (l->stats[u].keywords >> INTRUSIVE & 1)
                l->intrusive[seat] |= field_bit(f);
        }
    }
}

/* Attack strength that can reach an enemy in this turn. */
static void look_at_pools(Analysis *l)
{
    EACH_FIELD (f, l->s.standing[l->seat]) {
        const int u = unit_on(&l->s, f);
        if (!adeloth_can_strike(&l->s, u))
            continue;
        const bool stuck = adeloth_no_move(&l->s, u) != 0;
        const bool shoots = l->stats[u].keywords >> RANGED & 1 && !has_status(&l->s, u, MOVED);
        const int points = stuck ? 0 : l->stats[u].keywords >> FLYING & 1 ? SIDE * 2
                                                                         : l->stats[u].movement;
        EACH_FIELD (t, l->s.standing[1 - l->seat])
            if (shoots || adeloth_steps(f, t) <= points)
                l->pool[unit_on(&l->s, t)] = (int16_t)(l->pool[unit_on(&l->s, t)] +
                                                       l->stats[u].attack);
    }
}

void adeloth_analyse(const State *s, int seat, const Tuning *t, Analysis *l)
{
    memset(l, 0, sizeof *l);
    l->s = *s;
    l->t = t;
    l->seat = seat;
    for (int i = 0; i < SEATS; i++) {
        l->life[i] = life_point(t, s->player[i].life);
        l->xp[i] = s->player[i].profession < 0 ? 0 : xp_point(t, adeloth_missing_xp(s, i));
    }
    look_at_units(l);
    EACH_FIELD (f, s->standing[1 - seat])
        add_threat(l, unit_on(s, f));
    look_at_pools(l);
}

/* ---- the whole position ---- */

static int32_t side_worth(const State *s, const Tuning *t, int seat)
{
    const Player *p = &s->player[seat];
    int32_t sum = life_worth(t, p->life) + xp_worth(t, adeloth_missing_xp(s, seat)) +
                  t->skill_point * (p->level - 1) + gold_worth(t, p->gold) +
                  t->mana_left * p->active;
    for (int i = 0; i < p->hand.n; i++)
        sum += adeloth_keep_worth(s, t, seat, p->hand.slot[i].id);
    for (int i = 0; i < p->equipment.n; i++)
        sum += adeloth_card_worth(s, t, p->equipment.slot[i].id) / 2 +
               20 * s->durability[p->equipment.slot[i].id];
    EACH_FIELD (f, s->standing[seat])
        sum += unit_body(s, t, unit_on(s, f), adeloth_stats(s, unit_on(s, f))) +
               adeloth_field_income(s, t, seat, f);
    return sum;
}

int32_t adeloth_lead(const State *s, const Tuning *t, int seat)
{
    return side_worth(s, t, seat) - side_worth(s, t, 1 - seat);
}

/* Before everybody has a profession nothing tells the two apart. */
int32_t adeloth_value(const void *state, int seat, const Tuning *t)
{
    const State *s = state;
    if (s->player[0].profession < 0 || s->player[1].profession < 0)
        return SURE / 2;
    const int32_t sides[2] = {adeloth_lead(s, t, seat), 0};
    return chance_of_standing(sides, 2, 0, t->twice);
}
