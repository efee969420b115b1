/* Common sense for bots: which part of it weighs the offers of a menu. */
#include "games/adeloth/policy.h"

/* The figure that is being summoned or put, and what it is worth. */
static Stats stats_to_place(const Analysis *l, const Menu *m, int32_t *worth)
{
    const State *s = &l->s;
    Stats stats = {0};
    *worth = 0;
    if (m->n_about == 0)
        return stats;
    if (m->about[0].kind == KIND_CARD) {
        stats = adeloth_card_stats(s, m->about[0].value);
        *worth = adeloth_card_worth(s, l->t, m->about[0].value);
    } else if (m->about[0].kind == KIND_TOKEN) {
        stats = adeloth_token_stats(s, m->about[0].value);
        *worth = adeloth_body_worth(s, l->t, &stats);
    }
    return stats;
}

static void weigh_places(Analysis *l, const Menu *m, int32_t *weights)
{
    const bool other = m->n_about > 0 && m->about[0].kind == KIND_UNIT;
    int32_t worth;
    const Stats stats = stats_to_place(l, m, &worth);
    for (int i = 0; i < m->n; i++) {
        const int field = option_arg(m->list[i], 0);
        weights[i] = other ? adeloth_weigh_placing(l, m->about[0].value, field)
                           : adeloth_weigh_summoning(l, &stats, worth, field);
        if (l->s.active != l->seat && !other)
            weights[i] += adeloth_weigh_appearing(l, &stats, field);
    }
}

static void weigh_ends(Analysis *l, const Menu *m, int32_t *weights)
{
    const int unit = l->s.running.unit;
    for (int i = 0; i < m->n; i++)
        weights[i] = adeloth_weigh_end(l, unit, option_verb(m->list[i]) == V_STAY
                                                    ? l->s.unit[unit].field
                                                    : option_arg(m->list[i], 0));
}

/* "Up to", and targets of triggered abilities. */
static void weigh_aims(Analysis *l, const Menu *m, int32_t *weights)
{
    for (int i = 0; i < m->n; i++)
        weights[i] = option_verb(m->list[i]) == V_NONE || !l->s.is_running
                         ? 1 : adeloth_weigh_aim(l, &l->s.running, option_arg(m->list[i], 0));
}

static void policy(const void *state, const Menu *m, const Tuning *tuning, Chance *chance,
                   int32_t *weights)
{
    Analysis l;
    adeloth_analyse(state, m->seat, tuning, &l);
    if (m->prompt == Q_ACTION)
        adeloth_weigh_actions(&l, m, weights);
    else if (m->prompt == Q_REACT)
        adeloth_weigh_reactions(&l, m, weights);
    else if (option_verb(m->list[m->n - 1]) == V_STAY)
        weigh_ends(&l, m, weights);
    else if (m->prompt == Q_DEFEND)
        adeloth_weigh_defence(&l, m, weights);
    else if (m->prompt == Q_UP_TO || m->prompt == Q_TRIGGER_TARGET)
        weigh_aims(&l, m, weights);
    else if (option_verb(m->list[0]) == V_PLACE)
        weigh_places(&l, m, weights);
    else if (m->prompt == Q_ADMINISTRATION || m->prompt == Q_BUY_UPGRADE)
        adeloth_weigh_administration(&l, m, weights);
    else
        adeloth_weigh_growth(&l, m, chance, weights);
}

static uint32_t turn(const void *state)
{
    return ((const State *)state)->turn;
}

static const TuningSpec tuning[] = {ADELOTH_TUNING(TUNING_SPEC)};
static const Tuning defaults = {ADELOTH_TUNING(TUNING_DEFAULT)};

/* As strong as docs/bots.md says; what they cannot do was chosen so that each level beats the one
 * below in about three of four duels. */
static const BotLevel levels[BOT_LEVELS] = {
    {.errs = 60, .forgets = 40, .overlooks = 31},
    {.errs = 30, .forgets = 15, .overlooks = 22, .beats = 74},
    {.errs = 10, .beats = 76},
    {.iterations = 12, .turns = 1, .overlooks = 14, .beats = 82},
    {.iterations = 60, .beats = 86},
};

const BotHooks adeloth_bots = {
    .policy = policy, .value = adeloth_value, .turn = turn, .looks_ahead = true,
    .defaults = &defaults, .levels = levels,
    .tuning = tuning, .n_tuning = sizeof tuning / sizeof tuning[0],
};
