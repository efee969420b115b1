/* What reputation, coins, trophies and quests are worth to a hero; see policy.h. */
#include "games/euthia/policy.h"

/* This one not counted. */
int euthia_rounds_left(const State *s) { return scenario(s)->rounds - s->round; }

bool euthia_must_beat_enemy(const State *s)
{
    return automatic(s) && goal_of(s)->what == GOAL_FOE && !s->enemy_beaten;
}

/* A coin is a fifth of a reputation at the end; early on it makes stronger besides. */
int32_t euthia_gold_worth(const State *s, const Tuning *t)
{
    return t->gold + t->thrift * euthia_rounds_left(s) / scenario(s)->rounds;
}

static int32_t effect_worth(const State *s, const Tuning *t, const Effect *e)
{
    const int32_t coin = euthia_gold_worth(s, t);
    switch ((EffectVerb)e->verb) {
    case DO_REPUTATION:
        return t->reputation * e->n;
    case DO_GOLD: case DO_VOUCHER:
        return coin * e->n;
    case DO_GEM: case DO_DIFFERENT_GEMS: case DO_ESSENCE: case DO_ESSENCE_HERE:
        return (2 * coin + 6) * max_of(1, e->n);
    case DO_GAAR: case DO_DWURT:
        return t->gaar * e->n;
    case DO_HEAL:
        return t->health * e->n;
    case DO_HURT:
        return -t->health * e->n;
    case DO_HEAL_ALL:
        return t->health * 6;
    case DO_POTION: case DO_SCROLL:
        return 3 * t->health * max_of(1, e->n);
    case DO_SILVER:
        return automatic(s) ? 0 : t->card * e->n;
    case DO_GOLD_CARD:
        return automatic(s) ? t->card : 4 * t->card * e->n;
    case DO_DRAW:
        return 4 * coin * e->n;
    case DO_ARTIFACT:
        return 15 * coin;
    default:
        return 4;
    }
}

int32_t euthia_effects_worth(const State *s, const Tuning *t, const Effects *list)
{
    int32_t all = 0;
    for (int i = 0; i < list->n; i++)
        all += effect_worth(s, t, &list->list[i]);
    return all;
}

/* ---- the final scoring ---- */

/* A column with straight lines between its steps, in hundredths. */
static int32_t on_the_way(const Numbers *n, Category which, int have)
{
    int from = 0, low = 0;
    for (int i = 0; i < SCORE_STEPS; i++) {
        const int at = n->score_at[which][i];
        if (at == 0)
            continue;
        if (have < at)
            return 100 * low + 100 * (n->score[i] - low) * (have - from) / (at - from);
        from = at;
        low = n->score[i];
    }
    return 100 * low;
}

int32_t euthia_table_worth(const State *s, const Tuning *t, int seat, Category which, int more)
{
    const Numbers *n = &content(s)->numbers;
    const int have = euthia_count(s, seat, which);
    return t->reputation * (on_the_way(n, which, max_of(0, have + more)) -
                            on_the_way(n, which, have)) / 100;
}

/* ---- trophies ---- */

/* Handed in it brings reputation, if there is time left to go to the church; a goal of all asks for
 * its level. Otherwise some quest may want it. */
int32_t euthia_trophy_worth(const State *s, const Tuning *t, int seat, int level)
{
    const Scenario *k = scenario(s);
    const Board *b = board(s, seat);
    const int have = b->handed[level - 1] + euthia_trophies_of(s, seat, level);
    if (k->hand_in.limit == 0 || have >= k->hand_in.limit || euthia_rounds_left(s) == 0)
        return euthia_rounds_left(s) > 1 ? 4 * level : 0;
    int32_t all = t->reputation * k->hand_in.reputation[level - 1];
    if (have == 0)
        all += t->reputation * k->hand_in.badge;
    if (automatic(s) && s->flow.seats > 1 && k->coop.what == GOAL_LEVELS)
        all += t->levels * level;
    if (!automatic(s) && k->rank.first > 0 && k->rank.tally == LEVELS_TALLY)
        all += t->reputation * level / 2;
    return all * 9 / 10;
}

/* ---- quests ---- */

static int32_t need_cost(const State *s, const Tuning *t, int seat, const Need *n)
{
    const int32_t coin = euthia_gold_worth(s, t);
    switch ((NeedKind)n->what) {
    case NEED_TROPHY: {
        const Board *b = board(s, seat);
        const int spare = b->handed[n->level - 1] + euthia_trophies_of(s, seat, n->level) -
                          scenario(s)->hand_in.limit;
        return scenario(s)->hand_in.limit > 0 && spare < n->n
                   ? n->n * t->reputation * scenario(s)->hand_in.reputation[n->level - 1]
                   : 4 * n->level;
    }
    case NEED_GOLD:
        return coin * n->n;
    case NEED_POTION: case NEED_SCROLL:
        return 2 * t->health * n->n;
    case NEED_GAAR:
        return t->gaar * n->n;
    case NEED_RESOURCE:
        return 4 * coin * n->n;
    case NEED_ESSENCE: case NEED_GEM:
        return 2 * coin * n->n;
    case NEED_ARMS:
        return 6 * coin;
    case NEED_HURT:
        return t->health * n->n;
    default:
        return 0;
    }
}

/* Less than 0 if it is not worth its price. */
int32_t euthia_quest_worth(const State *s, const Tuning *t, int seat, const Quest *q)
{
    int32_t gain = euthia_effects_worth(s, t, &q->reward) +
                   euthia_table_worth(s, t, seat, BY_QUESTS, 1) +
                   (q->artifact < TILES_MAX ? 15 * euthia_gold_worth(s, t) : 0);
    if (q->test > 0)
        gain = gain * max_of(1, 13 - q->test) / 10;
    for (int i = 0; i < q->n_needs; i++) {
        if (q->need[i].what == NEED_HURT && board(s, seat)->health <= q->need[i].n)
            return -1;
        gain -= need_cost(s, t, seat, &q->need[i]);
    }
    return gain;
}

/* ---- how a hero stands ---- */

int32_t euthia_standing(const State *s, int seat, const Tuning *t)
{
    const Board *b = board(s, seat);
    if (b->hero == NONE)
        return 0;
    return t->reputation * euthia_final_reputation(s, seat) + t->health * b->health +
           t->gaar * (b->gaar + b->dwurt) + t->card * euthia_tie_break(s, seat) +
           euthia_strength(s, t, seat) * euthia_rounds_left(s) / 2;
}
