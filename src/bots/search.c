/* The bot that thinks as long as it may: the offers the policy likes best are played out again and
 * again, the worse half is dropped, the rest is played out more often, until one is left.
 *
 * Every offer is compared in pairs with the policy's own answer: the same hidden cards, the same
 * chance, the same opponents, so that few samples tell. The opponents of each sample judge a little
 * differently from oneself, for nobody plays like one's own copy. The policy's answer is left only
 * for a gain that is more than luck. */
#include <math.h>
#include <pthread.h>

#include "bots/playout.h"

/* No policy gives this weight: the offer was overlooked. */
#define UNSEEN INT32_MIN

enum { USUAL_TURNS = 2, USUAL_DOUBT = 100, USUAL_MS = 30, SURELY_WORSE = 3 };

/* An offer that is tried, and what it gained over the policy's answer, sample by sample. */
typedef struct Arm {
    int offer;
    bool worse;                  /* surely */
    int64_t sum, squares;
    int64_t n;
} Arm;

typedef struct Search {
    const Game *game;
    const BotNumbers *numbers;
    const Tuning *tuning;
    const Menu *menu;
    int doubt, turns;
    int own;                     /* the policy's answer */
    int64_t own_sum, own_n;      /* how the seat stood after it */
    Arm arm[BOT_OFFERS];         /* the others, those still tried first */
    int n_arms, n_tried;
    int64_t began, deadline;     /* of playout_clock; no deadline: 0 */
} Search;

/* One thread's share of a round. */
typedef struct Lane {
    const Search *search;
    Playout play;
    FastChance chance;
    int64_t samples;             /* wanted */
    int64_t until;               /* or at this time, whichever comes first; 0: never */
    int64_t own_sum, own_n;
    Arm gained[BOT_OFFERS];
} Lane;

/* Others judge as oneself, each number more or less. */
static void perturb(const BotHooks *bots, const Tuning *from, int percent, FastChance *chance,
                    Tuning *to)
{
    const int32_t *old = (const int32_t *)(const void *)(from != 0 ? from : bots->defaults);
    int32_t *new = (int32_t *)(void *)to;
    for (int i = 0; i < bots->n_tuning; i++) {
        const int32_t off = (int32_t)fast_below(chance, 2 * (uint32_t)percent + 1) - percent;
        const int64_t n = (int64_t)old[i] * (100 + off) / 100;
        const TuningSpec *spec = &bots->tuning[i];
        new[i] = (int32_t)(n < spec->min ? spec->min : n > spec->max ? spec->max : n);
    }
}

/* One redeal, all arms. False if the time was over before its end: then it does not count. */
static bool take_sample(Lane *l)
{
    const Search *s = l->search;
    int64_t more[BOT_OFFERS];
    game_redeal(s->game, l->play.desk.root, l->play.seat, &l->chance.chance);
    perturb(s->game->bots, s->tuning, s->numbers->others, &l->chance, l->play.desk.others);
    const uint64_t seed = fast_next(&l->chance);
    const int32_t own = playout(&l->play, s->menu->list[s->own], seed);
    if (own < 0)
        return false;
    for (int i = 0; i < s->n_arms; i++) {
        const int32_t value = playout(&l->play, s->menu->list[s->arm[i].offer], seed);
        if (value < 0)
            return false;
        more[i] = value - own;
    }
    l->own_sum += own;
    l->own_n++;
    for (int i = 0; i < s->n_arms; i++) {
        l->gained[i].sum += more[i];
        l->gained[i].squares += more[i] * more[i];
        l->gained[i].n++;
    }
    return true;
}

static void *take_samples(void *arg)
{
    Lane *l = arg;
    for (int64_t i = 0; i < l->samples; i++)
        if (!take_sample(l) || (l->until != 0 && playout_clock() > l->until))
            break;
    return 0;
}

/* A round on all threads; what they found is added up. */
static void play_round(Search *s, Lane *lane, int n_lanes, int64_t samples, int64_t until)
{
    pthread_t thread[BOT_THREADS];
    bool runs[BOT_THREADS] = {false};
    for (int i = 0; i < n_lanes; i++) {
        lane[i].samples = samples / n_lanes + (i < samples % n_lanes);
        lane[i].until = until;
        memset(lane[i].gained, 0, sizeof lane[i].gained);
        lane[i].own_sum = lane[i].own_n = 0;
        runs[i] = i > 0 && pthread_create(&thread[i], 0, take_samples, &lane[i]) == 0;
        if (i > 0 && !runs[i])
            take_samples(&lane[i]);
    }
    take_samples(&lane[0]);
    for (int i = 0; i < n_lanes; i++) {
        if (runs[i])
            pthread_join(thread[i], 0);
        s->own_sum += lane[i].own_sum;
        s->own_n += lane[i].own_n;
        for (int k = 0; k < s->n_arms; k++) {
            s->arm[k].sum += lane[i].gained[k].sum;
            s->arm[k].squares += lane[i].gained[k].squares;
            s->arm[k].n += lane[i].gained[k].n;
        }
    }
}

static double mean(const Arm *a) { return a->n > 0 ? (double)a->sum / (double)a->n : 0; }

/* The mean gain, if it is beyond so many hundredths of its standard error, up or down. */
static bool is_beyond(const Arm *a, int hundredths, int sign)
{
    if (a->n < 2 || a->sum * sign <= 0)
        return false;
    const double m = mean(a), n = (double)a->n;
    const double error = ((double)a->squares / n - m * m) / (n - 1);
    return m * m * 1e4 > error * hundredths * hundredths;
}

static bool comes_before(const Arm *a, const Arm *b)
{
    return a->worse != b->worse ? b->worse : mean(a) > mean(b);
}

/* The best arms come first, those that are surely worse than the policy's answer last; these go,
 * and of the others the worse half. */
static void drop_worse(Search *s)
{
    int n = 0;
    for (int i = 0; i < s->n_arms; i++) {
        s->arm[i].worse = is_beyond(&s->arm[i], 100 * SURELY_WORSE, -1);
        n += !s->arm[i].worse;
    }
    for (int i = 1; i < s->n_arms; i++)
        for (int k = i; k > 0 && comes_before(&s->arm[k], &s->arm[k - 1]); k--) {
            const Arm a = s->arm[k];
            s->arm[k] = s->arm[k - 1];
            s->arm[k - 1] = a;
        }
    const int half = (s->n_arms + 1) / 2;
    s->n_arms = n < half ? n : half;
}

static int rounds_of(int n_arms)
{
    int rounds = 1;
    for (; n_arms > 1; n_arms = (n_arms + 1) / 2)
        rounds++;
    return rounds;
}

static int think(Search *s, Lane *lane, int n_lanes)
{
    const BotNumbers *n = s->numbers;
    const int rounds = rounds_of(s->n_arms);
    for (int r = 0; r < rounds && s->n_arms > 0; r++) {
        const int64_t samples = n->iterations / rounds / (s->n_arms + 1);
        const int64_t until = s->deadline == 0 ? 0
                            : s->began + (s->deadline - s->began) * (r + 1) / rounds;
        play_round(s, lane, n_lanes,
                   n->iterations == 0 ? INT64_MAX / BOT_THREADS : samples > 0 ? samples : 1, until);
        if (r + 1 < rounds)
            drop_worse(s);
        if (s->deadline != 0 && playout_clock() > s->deadline)
            break;
    }
    const Arm *best = 0;
    for (int i = 0; i < s->n_arms; i++)
        if (is_beyond(&s->arm[i], s->doubt, 1) && (best == 0 || mean(&s->arm[i]) > mean(best)))
            best = &s->arm[i];
    return best != 0 ? best->offer : s->own;
}

/* ---- what it thought ---- */

static Thought thought_of(const Search *s, const Arm *a)
{
    const double own = s->own_n > 0 ? (double)s->own_sum / (double)s->own_n : 0;
    const double m = mean(a), n = (double)a->n;
    const double spread = a->n > 1 ? ((double)a->squares / n - m * m) / (n - 1) : 0;
    const double chance = own + m;
    return (Thought){.offer = a->offer, .samples = a->n,
                     .chance = chance < 0 ? 0 : chance > SURE ? SURE : (int32_t)chance,
                     .error = (int32_t)sqrt(spread > 0 ? spread : 0)};
}

static void tell(const Search *s, int choice, Thoughts *out)
{
    const Arm own = {.offer = s->own, .n = s->own_n};
    out->compared = s->own;
    out->n = 0;
    out->of[out->n++] = thought_of(s, &own);
    for (int i = 0; i < s->n_tried; i++)
        if (s->arm[i].n > 0)
            out->of[out->n++] = thought_of(s, &s->arm[i]);
    for (int i = 1; i < out->n; i++)
        for (int k = i; k > 0 && out->of[k - 1].offer != choice &&
                        (out->of[k].offer == choice || out->of[k].chance > out->of[k - 1].chance);
             k--) {
            const Thought t = out->of[k];
            out->of[k] = out->of[k - 1];
            out->of[k - 1] = t;
        }
}

/* Where there is nothing to choose, or nothing to judge by. */
static int tell_only(const Game *game, const void *state, const Menu *m, int choice,
                     Thoughts *out)
{
    if (out != 0) {
        out->compared = choice;
        out->n = 1;
        out->of[0] = (Thought){.offer = choice, .chance = game_value(game, state, m->seat, 0)};
    }
    return choice;
}

static int first_said(int a, int b, int c) { return a != 0 ? a : b != 0 ? b : c; }

int bot_search_turns(const Game *game, const BotNumbers *numbers)
{
    return first_said(numbers->turns, game->bots->search_turns, USUAL_TURNS);
}

/* People do not see all that they could do; only that things can go on and that the turn can end is
 * never overlooked. Returns the best of what is seen; who sees nothing follows the policy. */
static int overlook(const Menu *m, int own, int percent, FastChance *chance, int32_t *weights)
{
    if (percent == 0)
        return own;
    for (int i = m->pass ? 1 : 0; i < m->n - (m->ends_turn ? 1 : 0); i++)
        if (fast_below(chance, 100) < (uint32_t)percent)
            weights[i] = UNSEEN;
    const int best = bot_best_by(m, weights, chance);
    return weights[best] == UNSEEN ? own : best;
}

static int search(const Game *game, void *state, const Menu *m, const BotTools *tools,
                  const BotNumbers *numbers)
{
    int32_t weights[MENU_MAX], mine[TUNING_MAX];
    int offers[BOT_OFFERS];
    Lane lane[BOT_THREADS];
    const BotHooks *hooks = game->bots;
    BotTools own = *tools;
    if (hooks == 0 || m->n < 2)
        return tell_only(game, state, m, bot_follow_policy(game, state, m, tools, weights),
                         tools->thoughts);
    if (m->pass && fast_below(tools->chance, 100) < (uint32_t)numbers->forgets)
        return 0;
    if (numbers->errs > 0) {
        own.tuning = (const Tuning *)(const void *)mine;
        perturb(hooks, tools->tuning, numbers->errs, tools->chance, (Tuning *)(void *)mine);
    }
    Search s = {.game = game, .numbers = numbers, .tuning = own.tuning, .menu = m,
                .doubt = first_said(numbers->doubt, hooks->search_doubt, USUAL_DOUBT),
                .turns = bot_search_turns(game, numbers),
                .own = bot_follow_policy(game, state, m, &own, weights)};
    s.own = overlook(m, s.own, numbers->overlooks, tools->chance, weights);
    if (tools->thoughts != 0 && tools->thoughts->compared >= 0)
        s.own = tools->thoughts->compared;
    const int n = bot_best_offers(m, s.own, weights, numbers->offers, offers);
    for (int i = 1; i < n; i++)
        if (weights[offers[i]] != UNSEEN)
            s.arm[s.n_arms++] = (Arm){.offer = offers[i]};
    s.n_tried = s.n_arms;
    if (numbers->ms > 0) {
        s.began = playout_clock();
        s.deadline = s.began + (int64_t)numbers->ms * 1000000;
    }
    for (int i = 0; i < numbers->threads; i++) {
        lane[i] = (Lane){.search = &s, .play = {.game = game, .seat = m->seat, .turns = s.turns,
                         .desk = bot_desk(game, tools->room, i), .own = own.tuning,
                         .value = tools->value, .deadline = s.deadline,
                         .turn = hooks->turn(state)}};
        lane[i].play.others = lane[i].play.desk.others;
        chance_fast(&lane[i].chance, fast_next(tools->chance));
        if (i > 0)
            memcpy(lane[i].play.desk.root, state, game->state_size);
    }
    const int choice = think(&s, lane, numbers->threads);
    if (tools->thoughts != 0)
        tell(&s, choice, tools->thoughts);
    return choice;
}

static int choose(const Game *game, void *state, const Menu *m, const BotTools *tools)
{
    BotNumbers numbers = *tools->numbers;
    if (numbers.ms == 0 && numbers.iterations == 0)
        numbers.ms = USUAL_MS;
    return search(game, state, m, tools, &numbers);
}

const Bot bot_search = {.id = "search", .choose = choose, .sees_state = true, .has_numbers = true};

/* ---- levels for people ---- */

/* The longest a level thinks, however slow the machine. */
enum { LEVEL_MS = 1000 };

static const BotLevel usual_levels[BOT_LEVELS] = {
    {.iterations = 0, .errs = 90, .forgets = 60},
    {.iterations = 12, .turns = 1, .errs = 50, .forgets = 25},
    {.iterations = 48, .errs = 20, .forgets = 5},
    {.iterations = 240},
    {.iterations = 1500},
};

const BotLevel *bot_level(const Game *game, int level)
{
    const BotHooks *hooks = game->bots;
    return &(hooks != 0 && hooks->levels != 0 ? hooks->levels : usual_levels)[level];
}

static int choose_at(int level, const Game *game, void *state, const Menu *m,
                     const BotTools *tools)
{
    const BotLevel *l = bot_level(game, level);
    BotNumbers numbers = *tools->numbers;
    if (numbers.iterations == 0 || numbers.iterations > l->iterations)
        numbers.iterations = l->iterations;
    if (numbers.ms == 0)
        numbers.ms = LEVEL_MS;
    numbers.turns = l->turns;
    numbers.errs = l->errs;
    numbers.forgets = l->forgets;
    numbers.overlooks = l->overlooks;
    if (l->iterations == 0)
        numbers.offers = 1;      /* the policy's answer, as it misjudges */
    return search(game, state, m, tools, &numbers);
}

#define LEVEL(n, name)                                                                            \
    static int choose_##name(const Game *game, void *state, const Menu *m, const BotTools *tools) \
    {                                                                                             \
        return choose_at(n, game, state, m, tools);                                               \
    }
LEVEL(0, novice)
LEVEL(1, easy)
LEVEL(2, normal)
LEVEL(3, hard)
LEVEL(4, expert)

#define LEVEL_BOT(n, name)                                                                        \
    {.id = #name, .choose = choose_##name, .sees_state = true, .for_people = true}
const Bot bot_levels[BOT_LEVELS] = {
    LEVEL_BOT(0, novice), LEVEL_BOT(1, easy), LEVEL_BOT(2, normal), LEVEL_BOT(3, hard),
    LEVEL_BOT(4, expert),
};
