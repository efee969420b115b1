/* Counts certain wins; see wins.h. */
#include "lab/wins.h"

#include <string.h>

#include "bots/playout.h"
#include "lab/sim.h"

enum { SAMPLES = 200 };           /* most offers fail at the first one */

/* The position that is looked at. */
typedef struct Look {
    SimTable *t;
    Playout play;
    FastChance aside;            /* chance of what is tried, apart from that of the game */
    bool others_choose;          /* somebody else had a choice on the way */
} Look;

/* Whoever else may choose need not do what the policy would: then nothing is certain. */
static void note_others(void *to, const Game *game, const void *state, const Menu *m, Option o)
{
    Look *l = to;
    (void)game, (void)state, (void)o;
    l->others_choose = l->others_choose || (m->seat != l->play.seat && m->n > 1);
}

static bool surely_wins(Look *l, Option o)
{
    const Game *game = l->t->c.game;
    l->others_choose = false;
    for (int i = 0; i < SAMPLES; i++) {
        memcpy(l->play.desk.root, l->t->c.state, game->state_size);
        game_redeal(game, l->play.desk.root, l->play.seat, &l->aside.chance);
        if (playout(&l->play, o, fast_next(&l->aside)) < SURE || l->others_choose)
            return false;
    }
    return true;
}

/* The first offer that surely wins, or -1. */
static int sure_win(Look *l)
{
    const Menu *m = l->t->menu;
    for (int i = 0; i < m->n; i++)
        if (surely_wins(l, m->list[i]))
            return i;
    return -1;
}

/* A turn in which there was a certain win, as long as it lasts. */
typedef struct Chase {
    bool on;
    uint32_t turn;
    MissedWin first;             /* the decision at which it was seen */
} Chase;

static void begin_chase(Chase *c, const SimTable *t, uint32_t turn, int wins, int given)
{
    const Menu *m = t->menu;
    c->on = true;
    c->turn = turn;
    Str better = STR_ON(c->first.wins), own = STR_ON(c->first.given);
    option_write(t->c.game, t->c.state, m->list[wins], &better);
    option_write(t->c.game, t->c.state, m->list[given], &own);
}

/* The turn is over and the match is not. */
static void end_chase(Chase *c, WinsResult *out)
{
    if (!c->on)
        return;
    c->on = false;
    out->missed++;
    if (out->n_told < WINS_TOLD)
        out->told[out->n_told++] = c->first;
}

static void count_game(Look *l, const BotSpec *bot, WinsResult *out)
{
    SimTable *t = l->t;
    const Game *game = t->c.game;
    const Menu *m = t->menu;
    Chase chase = {.on = false};
    for (long decision = 0; m->n > 0 && decision < SIM_CAP; decision++) {
        const uint32_t turn = game->bots->turn(t->c.state);
        if (turn != chase.turn)
            end_chase(&chase, out);
        const int own = bot_choose(bot, game, t->c.state, m, &t->choice, t->room);
        l->play.seat = m->seat;
        l->play.turn = turn;
        const int wins = chase.on ? -1 : sure_win(l);
        if (wins >= 0) {
            out->certain++;
            chase.first = (MissedWin){.game = out->games, .decision = decision};
            begin_chase(&chase, t, turn, wins, own);
        }
        game_answer(&t->c, m->seat, m->list[own], t->menu);
    }
}

void wins_count(const WinsSpec *spec, WinsResult *out)
{
    SimTable t;
    Look l = {.t = &t};
    *out = (WinsResult){.n_told = 0};
    sim_table_open(&t, spec->game);
    l.play = (Playout){.game = spec->game, .desk = bot_desk(spec->game, t.room, 0), .turns = 1,
                       .told = note_others, .to = &l};
    chance_fast(&l.aside, spec->seed);
    while (out->games < spec->games &&
           sim_table_start(&t, &spec->setup, spec->seed, (uint64_t)out->games) == 0) {
        count_game(&l, &spec->bot, out);
        out->games++;
        if (spec->progress != 0)
            spec->progress(out->games, spec->games);
    }
    sim_table_close(&t);
}
