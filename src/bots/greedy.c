/* The bot that tries the offers its game's policy likes best: each is played on redealt copies, all
 * others answering by the policy too, and the one after which its seat stands best is taken.
 *
 * Each is followed to the end of the next turn, so that what it leaves open is punished: values
 * know nothing of threats. Every offer meets the same hidden cards and the same chance, and the
 * policy's own answer is left only for a gain beyond what chance may have brought. */
#include "bots/bots.h"

enum {
    OFFERS = 8,         /* tried at most */
    SAMPLES = 3,        /* redeals */
    TURNS = 2,          /* ends of turns until the position is judged */
    ANSWERS = 400,      /* played on at most */
};

typedef struct Trial {
    const Game *game;
    const BotTools *tools;
    void *root, *copy;
    Menu *menu;
    int seat;
    uint32_t turn;      /* where the choice is made */
    FastChance chance;
} Trial;

/* How the seat stands once the offer has been played out. */
static int32_t play_out(Trial *t, Option o, uint64_t seed)
{
    int32_t weights[MENU_MAX];
    const BotTools tools = {.chance = &t->chance, .tuning = t->tools->tuning};
    Ctx c = {.game = t->game, .state = t->copy, .chance = &t->chance.chance};
    memcpy(t->copy, t->root, t->game->state_size);
    chance_fast(&t->chance, seed);
    game_answer(&c, t->seat, o, t->menu);
    uint32_t turn = t->turn;
    for (int i = 0, ends = 0; i < ANSWERS && !game_over(t->copy); i++) {
        const uint32_t now = t->game->bots->turn(t->copy);
        ends += now != turn;
        turn = now;
        if (ends == TURNS)
            break;
        const int best = bot_follow_policy(t->game, t->copy, t->menu, &tools, weights);
        game_answer(&c, t->menu->seat, t->menu->list[best], t->menu);
    }
    return game_value(t->game, t->copy, t->seat, tools.tuning);
}

/* The best offers by weight, the policy's own answer first. */
static int best_offers(const Menu *m, int own, const int32_t *weights, int *offers)
{
    int n = 0;
    offers[n++] = own;
    for (int i = 0; i < m->n; i++) {
        if (i == own)
            continue;
        int at = n < OFFERS ? n++ : n;
        for (; at > 1 && weights[offers[at - 1]] < weights[i]; at--)
            if (at < OFFERS)
                offers[at] = offers[at - 1];
        if (at < OFFERS)
            offers[at] = i;
    }
    return n;
}

/* What an offer gained over the policy's answer, sample by sample. */
typedef struct Gain { int64_t sum, squares; } Gain;

/* The mean is more than its standard error: (sum / n)^2 > (squares / n - (sum / n)^2) / (n - 1),
 * and from that n goes out. */
static bool is_gain(const Gain *g)
{
    return g->sum > 0 && g->sum * g->sum > g->squares;
}

static int try_offers(Trial *t, const Menu *m, const int *offers, int n)
{
    Gain gain[OFFERS] = {{0, 0}};
    int best = 0;
    for (int sample = 0; sample < SAMPLES; sample++) {
        const uint64_t seed = fast_next(t->tools->chance);
        if (sample > 0)
            game_redeal(t->game, t->root, t->seat, &t->tools->chance->chance);
        const int32_t own = play_out(t, m->list[offers[0]], seed);
        for (int i = 1; i < n; i++) {
            const int64_t more = play_out(t, m->list[offers[i]], seed) - own;
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
    uint8_t *room = tools->room;
    Trial t = {.game = game, .tools = tools, .root = state, .copy = room + bot_stride(game),
               .menu = (Menu *)(room + BOT_STATES * bot_stride(game)), .seat = m->seat,
               .turn = game->bots->turn(state)};
    return try_offers(&t, m, offers, best_offers(m, own, weights, offers));
}

const Bot bot_greedy = {.id = "greedy", .choose = choose, .sees_state = true};
