/* What things are worth, in hundredths of a life point of a general in good health. */
#include "games/adeloth/policy.h"

enum { XP_FAR = 40 };  /* so much is never missing: from there experience is counted */

/* ---- life and experience ---- */

/* The nearer the end, the more a point counts. */
static int32_t life_point(const Tuning *t, int life)
{
    return t->life + t->last_life / (life + t->life_curve);
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
    return t->xp + t->last_xp / ((missing > 0 ? missing : 0) + t->xp_curve);
}

static int32_t xp_worth(const Tuning *t, int missing)
{
    int32_t sum = 0;
    for (int i = missing; i < XP_FAR; i++)
        sum += xp_point(t, i);
    return sum;
}

/* ---- bodies ---- */

static int32_t keyword_worth(const Tuning *t, const Stats *stats)
{
    static const uint8_t flat[KEYWORDS] = {
        [INTRUSIVE] = T_intrusive, [WILD] = T_wild, [FLYING] = T_flying, [RANGED] = T_ranged,
        [GHOST] = T_ghost, [SWIFT] = T_swift,
    };
    static const uint8_t by_attack[KEYWORDS] = {
        [WILD] = T_wild_attack, [FLYING] = T_flying_attack, [RANGED] = T_ranged_attack,
        [LIFE_GIVING] = T_life_giving_attack, [SWIFT] = T_swift_attack,
    };
    int32_t sum = 0;
    for (int i = 0; i < KEYWORDS; i++)
        if (stats->keywords >> i & 1)
            sum += tuned(t, flat[i]) + tuned(t, by_attack[i]) * stats->attack;
    return sum;
}

int32_t adeloth_body_worth(const State *s, const Tuning *t, const Stats *stats)
{
    const int attributes = s->option[OPT_LEVEL] == LEVEL_1
                               ? 0 : stats->agility + stats->intelligence;
    return t->attack * stats->attack + t->resistance * stats->resistance +
           t->attribute * attributes + keyword_worth(t, stats);
}

static int32_t ability_worth(const Tuning *t, const Ability *a)
{
    return a->when == WHEN_ACTIVATED ? t->activated
           : a->when == WHEN_REMOVED ? t->last_words : t->triggered;
}

/* What its text adds to a servant. */
static int32_t text_worth(const State *s, const Tuning *t, int card)
{
    const Card *k = card_at(s, card);
    int32_t sum = k->bonus.whom == FOR_OTHERS_IN_WARBAND ? t->aura : 0;
    for (int i = 0; i < k->n_abilities; i++)
        sum += ability_worth(t, &k->ability[i]);
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
           (is_card_unit(unit) ? text_worth(s, t, card_of(unit)) : 0);
}

/* ---- cards ---- */

Stats adeloth_token_stats(const State *s, int token)
{
    const Token *k = &content(s)->token[token];
    return (Stats){k->attack, k->resistance, content(s)->movement, k->agility, k->intelligence,
                   k->keywords};
}

static int32_t tokens_worth(const State *s, const Tuning *t, const Effect *f, int n)
{
    const Stats stats = adeloth_token_stats(s, f->token);
    return n * adeloth_body_worth(s, t, &stats) + (f->where[0] == NEAR_TARGET ? t->ambush : 0);
}

/* Which number of the row counts for each of n. */
static int worth_each(const VerbRow *verb, const Effect *f)
{
    if (verb->worth_around != T_NOTHING && f->to == TO_AROUND_TARGET)
        return verb->worth_around;
    if (verb->worth_all != T_NOTHING && f->to == TO_OWN_SERVANTS)
        return verb->worth_all;
    return verb->worth_less != T_NOTHING && f->n[0] < 0 ? verb->worth_less : verb->worth_each;
}

static int32_t effect_worth(const State *s, const Tuning *t, const Ability *a, const Effect *f)
{
    const VerbRow *verb = &adeloth_verbs[f->verb];
    const int n = f->n[0] < 0 ? -f->n[0] : f->n[0];
    const int times = verb->by_targets && a->target.count > 1 ? 2 : 1;
    if (verb_has(f->verb, HAS_TOKEN))
        return tokens_worth(s, t, f, n);
    return (tuned(t, verb->worth) + tuned(t, worth_each(verb, f)) * n) * times;
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
               t->stride * k->bonus.movement;
    }
    return sum + (k->reaction ? t->may_wait : 0);
}

int32_t adeloth_card_worth(const State *s, const Tuning *t, int card)
{
    const Card *k = card_at(s, card);
    if (k->type != SERVANT)
        return action_worth(s, t, card);
    const Stats stats = adeloth_card_stats(s, card);
    return adeloth_body_worth(s, t, &stats) + text_worth(s, t, card);
}

int32_t adeloth_keep_worth(const State *s, const Tuning *t, int seat, int card)
{
    const Card *k = card_at(s, card);
    const int late = k->cost.mana - s->player[seat].crystals;
    const int32_t worth = adeloth_card_worth(s, t, card) - t->card_mana * k->cost.mana;
    return t->keep + (worth > 0 ? worth / t->keep_part : 0) + t->keep_tier * k->tier -
           (late > 0 ? t->keep_late * late : 0);
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
    return gold <= t->rich ? t->gold * gold
                           : t->gold * t->rich + t->gold / t->rich_part * (gold - t->rich);
}

/* AD-INC-3: what one income brings. */
int32_t adeloth_field_income(const State *s, const Tuning *t, int seat, int field)
{
    const int kind = board(s)->kind[field];
    if (kind == SETTLEMENT)
        return xp_point(t, adeloth_missing_xp(s, seat));
    return kind == GOLD_MINE ? gold_worth(t, s->player[seat].gold + 1) -
                                   gold_worth(t, s->player[seat].gold) + t->mine : 0;
}

/* ---- a look ---- */

/* AD-ATT-2, AD-KEY-9: what one enemy can bring to each field next turn. */
static void add_threat(Analysis *l, int unit)
{
    const Stats *stats = &l->stats[unit];
    const int from = l->s.unit[unit].field;
    const bool everywhere = stats->keywords >> FLYING & 1 || stats->keywords >> RANGED & 1;
    const int attack = is_general(unit) ? stats->attack / l->t->general_strikes : stats->attack;
    for (int f = 0; f < FIELDS; f++)
        if (everywhere || adeloth_steps(from, f) <= stats->movement)
            l->threat[f] += attack;
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
                l->pool[unit_on(&l->s, t)] = l->pool[unit_on(&l->s, t)] +
                                                       l->stats[u].attack;
    }
}

static void look_at_effect(const Effect *f, Consequence *k)
{
    if (f->verb == DO_XP)
        k->xp += f->n[0];
    if (f->to != TO_LOSER)
        return;
    k->attack += f->verb == DO_ATTACK ? f->n[0] : 0;
    k->damage += f->verb == DO_DAMAGE ? f->n[0] : 0;
    k->defenceless = k->defenceless || f->verb == DO_DEFENCELESS;
}

static void look_at_rule_cards(Analysis *l)
{
    for (int i = 0; i < content(&l->s)->n_rule_cards; i++) {
        const RuleCard *k = &content(&l->s)->rule_card[i];
        for (int e = 0; k->kind != RULE_STANDARD && e < k->n_effects; e++)
            look_at_effect(&k->effect[e], &l->surprise[k->kind == RULE_INTELLIGENCE]);
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
    look_at_rule_cards(l);
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
        sum += adeloth_card_worth(s, t, p->equipment.slot[i].id) / t->worn_part +
               t->worn * s->durability[p->equipment.slot[i].id];
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
