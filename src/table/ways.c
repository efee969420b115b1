/* Routes, reach and range for a seat; see ways.h. */
#include "table/ways.h"

#include <stdlib.h>

#include "table/match_inner.h"

/* What the seat might be in; free() it. */
static void *redealt(const Game *game, const void *state, int seat, uint64_t seed)
{
    FastChance chance;
    void *copy = match_new_state(game->state_size);
    memcpy(copy, state, game->state_size);
    chance_fast(&chance, seed);
    game_redeal(game, copy, seat, &chance.chance);
    return copy;
}

/* The cells an answer leads to are its last things, if they are of the kind of the goal. */
static void note_path(const Game *game, int kind, Way *out)
{
    for (int i = 0; i < out->n; i++) {
        const VerbSpec *verb = &game->verbs[option_verb(out->answer[i])];
        if (verb->n_args > 0 && verb->kinds[verb->n_args - 1] == kind)
            out->path[out->n_path++] = option_thing(game, out->answer[i], verb->n_args - 1);
    }
}

void ways_route(const Game *game, const void *state, int seat, Thing to, uint64_t seed, Way *out)
{
    Menu menu;
    memset(out, 0, sizeof *out);
    if (!game_plans(game))
        return;
    void *copy = redealt(game, state, seat, seed);
    game_menu(game, copy, seat, &menu, 0);
    out->n = game->preview->plan(copy, &menu, to, out->answer, ROUTE_ANSWERS, &out->rule);
    if (out->n > 0)
        out->rule = 0;
    note_path(game, to.kind, out);
    free(copy);
}

void ways_reach(const Game *game, const void *state, int seat, uint64_t seed, Overlay *out)
{
    Menu menu;
    void *copy = redealt(game, state, seat, seed);
    game_menu(game, copy, seat, &menu, 0);
    game_overlay(game, copy, &(PreviewQuery){.at = PREVIEW_ENDS, .seat = seat, .menu = &menu}, out);
    free(copy);
}

/* ---- on a measured plane ---- */

void ways_route_to(const Game *game, const void *state, int seat, Point to, uint64_t seed,
                   Way *out)
{
    Menu menu;
    memset(out, 0, sizeof *out);
    if (!game_measures(game))
        return;
    void *copy = redealt(game, state, seat, seed);
    game_menu(game, copy, seat, &menu, 0);
    out->n = game->preview->plane->plan(copy, &menu, to, out->answer, ROUTE_ANSWERS, &out->rule);
    if (out->n > 0)
        out->rule = 0;
    free(copy);
}

int ways_places(const Game *game, const void *state, int seat, uint64_t seed,
                PlaceTold out[NAMED_PLACES])
{
    Menu menu;
    NamedPlace places[NAMED_PLACES];
    if (!game_measures(game))
        return 0;
    void *copy = redealt(game, state, seat, seed);
    game_menu(game, copy, seat, &menu, 0);
    const int n = game->preview->plane->places(copy, &menu, places);
    for (int i = 0; i < n; i++) {
        out[i].place = places[i];
        game->preview->plane->describe(copy, &menu, places[i].at, &out[i].words);
    }
    free(copy);
    return n;
}

bool ways_measure(const Game *game, const void *state, Thing from, Thing to, Measure *out)
{
    return game_measures(game) && game->preview->plane->measure(state, from, to, out);
}

void ways_piece(const Game *game, const void *state, PreviewKind at, Thing of, Overlay *out)
{
    game_overlay(game, state, &(PreviewQuery){.at = at, .seat = SPECTATOR, .of = of}, out);
}

/* ---- ranges, chances, groups ---- */

void ways_range(const Game *game, const void *state, int seat, Thing of, const Thing *at,
                uint64_t seed, Overlay *out)
{
    overlay_clear(out);
    if (at == 0 && seat == SPECTATOR)
        return;
    void *copy = redealt(game, state, seat, seed);
    const PreviewQuery query = {.at = PREVIEW_RANGE, .seat = seat, .of = of, .from = at};
    game_overlay(game, copy, &query, out);
    free(copy);
}

bool ways_odds(const Game *game, const void *state, int seat, Option o, uint64_t seed, Odds *out)
{
    Menu menu;
    if (game->preview == 0 || game->preview->odds == 0 || !(game_asked(state) & SEAT_BIT(seat)))
        return false;
    void *copy = redealt(game, state, seat, seed);
    game_menu(game, copy, seat, &menu, 0);
    const bool told = game->preview->odds(copy, &menu, o, out);
    free(copy);
    return told;
}

void ways_groups(const Game *game, const void *state, Overlay *out)
{
    game_overlay(game, state, &(PreviewQuery){.at = PREVIEW_TOGETHER, .seat = SPECTATOR}, out);
}

bool ways_field(const Game *game, const void *state, const Menu *menu, Thing of, struct Field *out)
{
    return game_measures(game) && game->preview->plane->field(state, menu, of, out);
}
