/* Playing a game through its interface; see game.h. */
#include "core/game.h"

#include "core/limits.h"

void game_menu(const Game *game, const void *state, int seat, Menu *m, Denials *denials)
{
    /* Menus are pure: the flow is resumed at its ASK only to collect the menu, the state stays
     * as it is. */
    const Ctx c = {.game = game, .state = (void *)(uintptr_t)state};
    const Playing before = playing(game, state);
    flow_menu(&c, seat, m, denials);
    playing_again(before);
}

static void take(Ctx *c, int seat, Option o)
{
    Flow *f = c->state;
    f->answer[seat] = o;
    f->who = seat;
    f->answered |= SEAT_BIT(seat);
    if (f->ask_kind == ASK_ALL && f->answered != f->asked)
        return;
    flow_run(c);
}

bool game_allows(const void *state, const Menu *m, Option o, Denial *why)
{
    const Region *region = menu_region_of(m, option_verb(o));
    Denial none = {.option = o};
    Denial *d = why != 0 ? why : &none;
    *d = none;
    if (region != 0) {
        d->rule = region->why(state, (const char *)state + region->vars, o, why);
        return d->rule == 0;
    }
    if (menu_has(m, o))
        return true;
    const Denial *denied = menu_denial(m, o);
    if (denied != 0)
        *d = *denied;
    return false;
}

static bool is_question(const Flow *f, const Menu *m)
{
    return m->n > 1 || m->n_regions > 0 || m->keep_pause || (m->ends_turn && f->asks_ends);
}

/* Answers questions that have only one answer. */
static void settle(Ctx *c, Menu *next)
{
    while (!game_over(c->state)) {
        const int seat = first_seat(game_asked(c->state));
        flow_menu(c, seat, next, 0);
        assert(next->n > 0);
        if (is_question(c->state, next))
            return;
        take(c, seat, next->list[0]);
    }
    next->n = 0;
}

/* NULL, or what is wrong with a set-up that any game would refuse. */
static const char *refuse(const Game *game, const Setup *how)
{
    const Pack *pack = pack_at(how->pack);
    if (how->seats < 1 || how->seats > MAX_SEATS || !(game->seat_counts & SEAT_BIT(how->seats)))
        return "this game is not played by that number of seats";
    if (pack == 0 || !text_equal(pack->game, game->id))
        return "there is no such pack for this game";
    for (int i = 0; i < game->n_options; i++)
        if (!setup_allows(&game->options[i], pack, how->option[i]))
            return "an option of the match is out of its range";
    return 0;
}

/* Runs the main flow, whose variables are zeros, up to the first question. */
static void begin(Ctx *c, Menu *next)
{
    static const uint8_t zeros[64];
    const size_t size = c->game->procs[c->game->main_proc].vars_size;
    keep_limit(size <= sizeof zeros, "bytes of the main flow's variables", sizeof zeros);
    flow_push(c, c->game->main_proc, zeros, size);
    flow_run(c);
    settle(c, next);
}

const char *game_start(Ctx *c, const Setup *how, Menu *next)
{
    Flow *f = c->state;
    const char *refused = refuse(c->game, how);
    if (refused != 0)
        return refused;
    memset(c->state, 0, c->game->state_size);
    f->pack = how->pack;
    f->seats = how->seats;
    f->asks_ends = how->asks_ends;
    f->top = FLOW_NONE;
    const Playing before = playing(c->game, c->state);
    const char *why = c->game->setup(c->state, how);
    if (why == 0)
        begin(c, next);
    playing_again(before);
    return why;
}

void game_answer(Ctx *c, int seat, Option o, Menu *next)
{
    const Playing before = playing(c->game, c->state);
    take(c, seat, o);
    settle(c, next);
    playing_again(before);
}

void game_redeal(const Game *game, void *state, int seat, Chance *chance)
{
    Flow *f = state;
    const Playing before = playing(game, state);
    game->redeal(state, seat, chance);
    const Seats secret = (Seats)(f->answered & ~SEAT_BIT(seat));
    for (int other = 0; f->ask_kind == ASK_ALL && other < f->seats; other++) {
        if (!(secret & SEAT_BIT(other)))
            continue;
        Menu m;
        game_menu(game, state, other, &m, 0);
        f->answer[other] = m.list[chance->below(chance, (uint32_t)m.n)];
    }
    playing_again(before);
}

static void look(const Game *game, const void *state, int seat, View *v, bool again)
{
    const Playing before = playing(game, state);
    view_begin(v, seat, ((const Flow *)state)->seats);
    v->again = again;
    v->asked = game_asked(state);
    for (int i = 0; i < v->n_seats; i++)
        v->seats[i].team = game->team(state, i);
    game->view(state, seat, v);
    playing_again(before);
}

void game_view(const Game *game, const void *state, int seat, View *v)
{
    look(game, state, seat, v, false);
}

void game_view_again(const Game *game, const void *state, int seat, View *v)
{
    look(game, state, seat, v, true);
}

void game_overlay(const Game *game, const void *state, const PreviewQuery *query, Overlay *out)
{
    overlay_clear(out);
    if (game->preview != 0 && game->preview->overlay != 0)
        game->preview->overlay(state, query, out);
}

void game_result(const Game *game, const void *state, Result *r)
{
    memset(r, 0, sizeof *r);
    game->result(state, r);
    result_rank(r, ((const Flow *)state)->seats);
}

void game_policy(const Game *game, const void *state, const Menu *m, const Tuning *tuning,
                 Chance *chance, int32_t *weights)
{
    memset(weights, 0, (size_t)m->n * sizeof weights[0]);
    if (game->bots != 0)
        game->bots->policy(state, m, tuning != 0 ? tuning : game->bots->defaults, chance, weights);
}

int32_t game_value(const Game *game, const void *state, int seat, const Tuning *tuning)
{
    if (game_over(state)) {
        static const int32_t worth[] = {[OUTCOME_WIN] = SURE, [OUTCOME_DRAW] = SURE / 2};
        Result r;
        game_result(game, state, &r);
        return worth[r.seat[seat].outcome];
    }
    if (game->bots == 0 || game->bots->value == 0)
        return SURE / 2;
    return game->bots->value(state, seat, tuning != 0 ? tuning : game->bots->defaults);
}

void game_setup_default(const Game *game, int pack, int seats, Setup *out)
{
    *out = (Setup){.pack = pack, .seats = seats};
    for (int i = 0; i < game->n_options; i++)
        out->option[i] = game->options[i].default_value;
}

void game_setup_automatic(const Game *game, int pack, int seats, Setup *out)
{
    game_setup_default(game, pack, seats, out);
    for (int i = 0; i < game->n_options; i++)
        if (game->options[i].automatic != 0)
            out->option[i] = game->options[i].automatic;
}

const Game *game_by_id(const char *id)
{
    for (int i = 0; i < n_games; i++)
        if (text_equal(games[i]->id, id))
            return games[i];
    return 0;
}

int kind_number_count(const void *state)
{
    (void)state;
    return INT16_MAX;
}

void kind_number_word(const void *state, int value, Str *out)
{
    (void)state;
    str_int(out, value);
}

int kind_seat_count(const void *state)
{
    return ((const Flow *)state)->seats;
}

void kind_seat_word(const void *state, int value, Str *out)
{
    (void)state;
    str_int(out, value + 1);
}
