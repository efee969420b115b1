/* The bot that tries the offers its game's policy likes best: each is played on redealt copies, all
 * others answering by the policy too, and the one after which its seat stands best is taken.
 *
 * Each is followed to the end of the next turn, so that what it leaves open is punished: values
 * know nothing of threats. Every offer meets the same hidden cards and the same chance, and the
 * policy's own answer is left only for a gain beyond what chance may have brought. */
#include "bots/playout.h"

enum {
    OFFERS = 8,         /* tried at most */
    SAMPLES = 3,        /* redeals */
    TURNS = 2,          /* ends of turns until the position is judged */
};

/* What an offer gained over the policy's answer, sample by sample. */
typedef struct Gain { int64_t sum, squares; } Gain;

/* The mean is more than its standard error: (sum / n)^2 > (squares / n - (sum / n)^2) / (n - 1),
 * and from that n goes out. */
static bool is_gain(const Gain *g)
{
    return g->sum > 0 && g->sum * g->sum > g->squares;
}

static int try_offers(Playout *p, const Menu *m, FastChance *chance, const int *offers, int n)
{
    Gain gain[OFFERS] = {{0, 0}};
    int best = 0;
    for (int sample = 0; sample < SAMPLES; sample++) {
        const uint64_t seed = fast_next(chance);
        if (sample > 0)
            game_redeal(p->game, p->desk.root, p->seat, &chance->chance);
        const int32_t own = playout(p, m->list[offers[0]], seed);
        for (int i = 1; i < n; i++) {
            const int64_t more = playout(p, m->list[offers[i]], seed) - own;
            gain[i].sum += more;
            gain[i].squares += more * more;
        }
    }
    for (int i = 1; i < n; i++)
        if (is_gain(&gain[i]) && gain[i].sum > gain[best].sum)
            best = i;
    return offers[best];
}

static int choose(const Game *game, void *state, const Menu *m, const BotTools *tools)
{
    int32_t weights[MENU_MAX];
    int offers[OFFERS];
    const int own = bot_follow_policy(game, state, m, tools, weights);
    if (m->n < 2 || game->bots == 0 || !game->bots->looks_ahead)
        return own;
    Playout p = {.game = game, .desk = bot_desk(game, tools->room, 0), .seat = m->seat,
                 .turns = TURNS, .own = tools->tuning, .others = tools->tuning,
                 .value = tools->value, .turn = game->bots->turn(state)};
    return try_offers(&p, m, tools->chance, offers,
                      bot_best_offers(m, own, weights, OFFERS, offers));
}

const Bot bot_greedy = {.id = "greedy", .choose = choose, .sees_state = true};
