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
} Look;

static bool surely_wins(Look *l, Option o)
{
    const Game *game = l->t->c.game;
    for (int i = 0; i < SAMPLES; i++) {
        memcpy(l->play.desk.root, l->t->c.state, game->state_size);
        game_redeal(game, l->play.desk.root, l->play.seat, &l->aside.chance);
        if (playout(&l->play, o, fast_next(&l->aside)) < SURE)
            return false;
    }
    return true;
}

/* An offer that surely wins although the policy's answer does not, its number; or -1. Sets
 * `certain` if any does. */
static int passed_over(Look *l, int own, bool *certain)
{
    const Menu *m = l->t->menu;
    *certain = surely_wins(l, m->list[own]);
    for (int i = 0; i < m->n && !*certain; i++)
        if (i != own && surely_wins(l, m->list[i])) {
            *certain = true;
            return i;
        }
    return -1;
}

static void count_game(Look *l, const BotTools *tools, WinsResult *out)
{
    int32_t weights[MENU_MAX];
    SimTable *t = l->t;
    const Game *game = t->c.game;
    const Menu *m = t->menu;
    uint32_t counted = UINT32_MAX;
    for (long decision = 0; m->n > 0 && decision < SIM_CAP; decision++) {
        const int own = bot_follow_policy(game, t->c.state, m, tools, weights);
        const uint32_t turn = game->bots->turn(t->c.state);
        bool certain = false;
        l->play.seat = m->seat;
        l->play.turn = turn;
        const int better = turn != counted ? passed_over(l, own, &certain) : -1;
        if (certain) {
            counted = turn;
            out->certain++;
        }
        if (better >= 0) {
            out->missed++;
            if (out->n_told < WINS_TOLD) {
                MissedWin *w = &out->told[out->n_told++];
                *w = (MissedWin){.game = out->games, .decision = decision};
                Str wins = STR_ON(w->wins), given = STR_ON(w->given);
                option_write(game, t->c.state, m->list[better], &wins);
                option_write(game, t->c.state, m->list[own], &given);
            }
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
    l.play = (Playout){.game = spec->game, .desk = bot_desk(spec->game, t.room, 0), .turns = 1};
    chance_fast(&l.aside, spec->seed);
    while (out->games < spec->games &&
           sim_table_start(&t, &spec->setup, spec->seed, (uint64_t)out->games) == 0) {
        const BotTools tools = {.chance = &t.choice};
        count_game(&l, &tools, out);
        out->games++;
        if (spec->progress != 0)
            spec->progress(out->games, spec->games);
    }
    sim_table_close(&t);
}
