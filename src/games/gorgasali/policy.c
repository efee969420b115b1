/* Common sense for bots: which part of it weighs the offers of a menu. */
#include "games/gorgasali/policy.h"

enum { REVIVE = 20000 };

static bool is_move(int verb)
{
    return verb == V_STEP || verb == V_STAY || verb == V_STOP;
}

static bool is_between(int verb)
{
    return verb == V_OPEN || verb == V_RETURN || (verb >= V_SUPERNOVA && verb <= V_SWAP) ||
           verb == V_IMITATE;
}

/* GO-EXT-3: dice below the average are rolled again; high ones are worth more to some. */
static int32_t weigh_reroll(const State *s, unsigned set)
{
    int32_t gain = 0;
    for (int i = 0; i < s->turn.n_dice; i++)
        if (set >> i & 1)
            gain += 7 - 2 * s->turn.dice[i];
    return gain;
}

/* A revived mate stands where it is safest. */
static int32_t weigh_stand(const Analysis *l, int square)
{
    return -gorgasali_danger(l, square) - (is_inactive(l->s, square) ? l->t->stand_outside : 0);
}

static int32_t weigh(const Analysis *l, Option o)
{
    const int verb = option_verb(o);
    if (is_between(verb))
        return gorgasali_weigh_between(l, o);
    switch ((Verb)verb) {
    case V_REROLL:
        return weigh_reroll(l->s, (unsigned)option_arg(o, 0));
    case V_AGAIN:
        return 1;
    case V_REVIVE:
        return REVIVE + support_at(l->s, option_arg(o, 0))->n;
    case V_STAND:
        return weigh_stand(l, option_arg(o, 0));
    case V_TRADE:
    case V_GIVE:
    case V_TAKE:
    case V_GIVE_CHEST:
    case V_TAKE_CHEST:
    case V_PROPOSE:
    case V_CANCEL:
    case V_ACCEPT:
    case V_REFUSE:
    case V_COUNTER:
        return gorgasali_weigh_trade(l, o);
    default:
        return gorgasali_weigh_action(l, o);
    }
}

/* What is offered between actions comes before the move if it brings anything. */
static void weigh_move_menu(const Analysis *l, const Menu *m, int32_t *weights)
{
    int32_t best = NEVER;
    gorgasali_weigh_moves(l, m, weights);
    for (int i = 0; i < m->n; i++)
        if (is_move(option_verb(m->list[i])))
            best = weights[i] > best ? weights[i] : best;
    for (int i = 0; i < m->n; i++) {
        if (!is_between(option_verb(m->list[i])) || option_verb(m->list[i]) == V_SWAP)
            continue;
        const int32_t gain = gorgasali_weigh_between(l, m->list[i]);
        weights[i] = gain > 0 ? best + gain : NEVER;
    }
}

static void policy(const void *state, const Menu *m, const Tuning *tuning, Chance *chance,
                   int32_t *weights)
{
    const State *s = state;
    Analysis l;
    bool moves = false;
    (void)chance;
    for (int i = 0; i < m->n; i++)
        moves = moves || is_move(option_verb(m->list[i]));
    if (m->prompt == Q_PICK)  /* all alike: GO-SETUP-3 */
        return;
    gorgasali_analyse(s, m->seat, tuning, &l);
    if (moves) {
        weigh_move_menu(&l, m, weights);
        return;
    }
    for (int i = 0; i < m->n; i++)
        weights[i] = weigh(&l, m->list[i]);
}

static uint32_t turn(const void *state)
{
    const State *s = state;
    return s->round * (uint32_t)MAX_SEATS + s->turn.seat;
}

static const TuningSpec tuning[] = {GORGASALI_TUNING(TUNING_SPEC)};
static const Tuning defaults = {GORGASALI_TUNING(TUNING_DEFAULT)};

/* As strong as docs/bots.md says; what they cannot do was chosen so that each level beats the one
 * below in about three of four duels. */
static const BotLevel levels[BOT_LEVELS] = {
    {.errs = 70, .forgets = 50, .overlooks = 35},
    {.errs = 50, .forgets = 30, .overlooks = 27, .beats = 66},
    {.errs = 30, .forgets = 10, .overlooks = 15, .beats = 71},
    {.errs = 10, .overlooks = 6, .beats = 74},
    {.iterations = 120, .beats = 72},
};

/* One turn more than elsewhere, and only for a gain beyond doubt: that won 40 of 60 duels against
 * the usual numbers. */
const BotHooks gorgasali_bots = {
    .policy = policy, .value = gorgasali_value, .turn = turn,
    .search_turns = 3, .search_doubt = 200,
    .defaults = &defaults, .levels = levels,
    .tuning = tuning, .n_tuning = sizeof tuning / sizeof tuning[0],
};
