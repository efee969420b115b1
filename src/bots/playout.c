/* The one loop in which bots look ahead; see playout.h. */
#include "bots/playout.h"

#include <time.h>

int64_t playout_clock(void)
{
    struct timespec ts;
    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (int64_t)ts.tv_sec * 1000000000 + ts.tv_nsec;
}

static const Tuning *judgement(const Playout *p, int seat)
{
    const void *s = p->desk.copy;
    return seat == p->seat || p->game->team(s, seat) == p->game->team(s, p->seat) ? p->own
                                                                                   : p->others;
}

int32_t playout(Playout *p, Option o, uint64_t seed)
{
    int32_t weights[MENU_MAX];
    Menu *const m = p->desk.menu;
    Ctx c = {.game = p->game, .state = p->desk.copy, .chance = &p->chance.chance};
    uint32_t turn = p->turn;
    memcpy(p->desk.copy, p->desk.root, p->game->state_size);
    chance_fast(&p->chance, seed);
    game_answer(&c, p->seat, o, m);
    for (int i = 0, ends = 0; i < PLAYOUT_ANSWERS && !game_over(p->desk.copy); i++) {
        const uint32_t now = p->game->bots->turn(p->desk.copy);
        ends += now != turn;
        turn = now;
        if (ends == p->turns)
            break;
        if (p->deadline != 0 && playout_clock() > p->deadline)
            return -1;
        const BotTools tools = {.chance = &p->chance, .tuning = judgement(p, m->seat)};
        const int best = bot_follow_policy(p->game, p->desk.copy, m, &tools, weights);
        if (p->told != 0)
            p->told(p->to, p->game, p->desk.copy, m, m->list[best]);
        game_answer(&c, m->seat, m->list[best], m);
    }
    return game_value(p->game, p->desk.copy, p->seat, p->value != 0 ? p->value : p->own);
}
