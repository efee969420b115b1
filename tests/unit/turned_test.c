/* The arena of The Exalted Ones is the same from both sides (EX-RULE-12): a position turned by 180
 * degrees with the colours swapped gives the turned menu, exactly, and the turned verdict on any
 * point. The two monsters differ, so they are left out. */
#include "unit.h"

#include <stdlib.h>
#include <string.h>

#include "games/exalted/exalted.h"
#include "pack/packs.h"
#include "table/fair.h"
#include "table/match.h"

static char why[MATCH_ERROR];
static int positions, menus, points, turned_menus[PROMPTS];

/* ---- turning ---- */

static Point turned(Point p) { return point(MAT - p.x, MAT - p.y); }

static int turned_model(int m)
{
    /* West and east, south and north. */
    static const int8_t neutral[NEUTRALS] = {1, 0, 3, 2, 5, 4};
    if (m < 0)
        return m;
    const int team = m < NEUTRAL_0 ? other_team(team_of(m)) : NEUTRAL;
    if (is_hero(m))
        return hero_of(team, m % TEAM_HEROES);
    if (is_golem(m))
        return first_bit(pair_of(team, LANES - 1 - lane_of(m), post_of(m))) + (m - GOLEM_0) % 2;
    if (is_tower(m))
        return tower_of(team, LANES - 1 - lane_of(m), post_of(m));
    return is_artifact(m) ? artifact_of(team) : NEUTRAL_0 + neutral[m - NEUTRAL_0];
}

static Models turned_models(Models of)
{
    Models out = 0;
    EACH_BIT (m, of)
        out |= bit(turned_model(m));
    return out;
}

static void turn_model(Model *to, const Model *from)
{
    *to = *from;
    to->phases_of = (uint8_t)~from->phases_of & 0xf;
    for (int i = 0; i < 2; i++)
        to->by[i] = (int8_t)turned_model(from->by[i]);
    to->felled_by = (int8_t)turned_model(from->felled_by);
}

static void turn_teams(State *to, const State *from)
{
    for (int seat = 0; seat < 2; seat++)
        to->colour[seat] = (int8_t)other_team(from->colour[seat]);
    for (int t = 0; t < TEAMS; t++) {
        const int16_t memory = from->memory[t];
        to->points[other_team(t)] = from->points[t];
        memcpy(to->scored[other_team(t)], from->scored[t], sizeof from->scored[t]);
        to->memory[other_team(t)] = (int16_t)(
            memory < 0 ? memory : turned_model(memory / SLOTS) * SLOTS + memory % SLOTS);
    }
    for (int i = 0; i < 2; i++)
        to->bonus[i] = (int8_t)(from->bonus[1 - i] < 0 ? -1 : other_team(from->bonus[1 - i]));
}

/* A position in which a hero is to be chosen: the flows that wait know seats only. */
static void turn_state(State *to, const State *from)
{
    *to = *from;
    turn_teams(to, from);
    for (int m = 0; m < MODELS; m++) {
        to->now.at[turned_model(m)] = turned(from->now.at[m]);
        turn_model(&to->model[turned_model(m)], &from->model[m]);
    }
    for (int h = 0; h < HEROES; h++)
        to->hero[turned_model(h)] = from->hero[h];
    to->now.standing = turned_models(from->now.standing);
    to->fallen = turned_models(from->fallen);
    for (int i = 0; i < from->n_marks; i++) {
        to->mark[i].on = (int8_t)turned_model(from->mark[i].on);
        to->mark[i].by = (int8_t)turned_model(from->mark[i].by);
        if (from->mark[i].phases_of >= 0)
            to->mark[i].phases_of = (int8_t)other_team(from->mark[i].phases_of);
    }
    for (int i = 0; i < from->n_traps; i++) {
        to->trap[i].at = turned(from->trap[i].at);
        to->trap[i].by = (int8_t)turned_model(from->trap[i].by);
    }
    for (int i = 0; i < 2; i++)
        to->attacked[i] = turned_models(from->attacked[i]);
}

static int turned_value(int kind, int value)
{
    switch (kind) {
    case KIND_MODEL:
        return turned_model(value);
    case KIND_X:
    case KIND_Y:
        return MAT - value;
    case KIND_TEAM:
        return other_team(value);
    case KIND_LANE:
        return LANES - 1 - value;
    default:
        return value;
    }
}

static Option turned_option(Option o)
{
    int arg[3] = {0, 0, 0};
    const VerbSpec *verb = &exalted_game.verbs[option_verb(o)];
    for (int i = 0; i < verb->n_args; i++)
        arg[i] = turned_value(verb->kinds[i], option_arg(o, i));
    return option(option_verb(o), arg[0], arg[1], arg[2]);
}

/* ---- comparing ---- */

static int by_number(const void *a, const void *b)
{
    const Option x = *(const Option *)a, y = *(const Option *)b;
    return (x > y) - (x < y);
}

static void word_of(const State *s, Option o, char out[96])
{
    Str text = {.at = out, .cap = 96};
    option_write(&exalted_game, s, o, &text);
}

static void same_offers(const Menu *one, const State *t, const Menu *other)
{
    Option a[MENU_MAX], b[MENU_MAX];
    assert_int_equal(one->prompt, other->prompt);
    for (int i = 0; i < one->n; i++)
        a[i] = turned_option(one->list[i]);
    memcpy(b, other->list, sizeof *b * (size_t)other->n);
    qsort(a, (size_t)one->n, sizeof *a, by_number);
    qsort(b, (size_t)other->n, sizeof *b, by_number);
    for (int i = 0; i < one->n && i < other->n; i++)
        if (a[i] != b[i]) {
            char x[96] = "", y[96] = "";
            word_of(t, a[i], x);
            word_of(t, b[i], y);
            fail_msg("of %d and %d: turned %s, offered %s", one->n, other->n, x, y);
        }
    assert_int_equal(one->n, other->n);
    menus++;
    turned_menus[one->prompt]++;
}

/* Points all over the arena, and some near to what is offered. */
static void same_verdicts(const State *s, const Menu *one, const State *t, const Menu *other,
                          FastChance *chance)
{
    for (int i = 0; i < one->n_regions; i++) {
        const int verb = one->region[i].verb;
        const int x = exalted_game.verbs[verb].n_args - 2;
        for (int k = 0; k < 8; k++) {
            Denial here = {0}, there = {0};
            Option o = one->list[fast_below(chance, (uint32_t)one->n)];
            if (option_verb(o) != verb)
                continue;
            const int far = k % 2 == 0 ? MAT : 200;
            int arg[3] = {option_arg(o, 0), option_arg(o, 1), option_arg(o, 2)};
            for (int c = x; c < x + 2; c++) {
                const int to = k % 2 == 0 ? 0 : arg[c] - far / 2;
                const int at = to + (int)fast_below(chance, (uint32_t)far);
                arg[c] = at < 0 ? 0 : at > MAT ? MAT : at;
            }
            o = option(verb, arg[0], arg[1], arg[2]);
            const bool allowed = game_allows(s, one, o, &here);
            assert_int_equal(game_allows(t, other, turned_option(o), &there), allowed);
            if (!allowed)
                assert_string_equal(here.rule, there.rule);
            points++;
        }
    }
}

/* ---- one action, announced on both sides ---- */

typedef struct Side {
    _Alignas(64) State state;
    Menu menu;
    FastChance chance;
} Side;

static void look(Side *side)
{
    game_menu(&exalted_game, &side->state, first_seat(game_asked(&side->state)), &side->menu, 0);
}

static void answer(Side *side, Option o)
{
    Ctx c = {.game = &exalted_game, .state = &side->state, .chance = &side->chance.chance};
    game_answer(&c, side->menu.seat, o, &side->menu);
}

/* Everything that is announced, to the last reaction; what comes of it depends on the order of
 * shots and blows (EX-RULE-42), which does not turn. */
static void announce_on_both_sides(const State *s, FastChance *chance)
{
    static Side here, there;
    here.state = *s;
    for (int monster = NEUTRAL_0 + 4; monster < MODELS; monster++) {
        here.state.now.standing &= ~bit(monster);
        exalted_end_marks(0, &here.state, monster);
    }
    turn_state(&there.state, &here.state);
    assert_null(exalted_check(&there.state));
    look(&here);
    look(&there);
    positions++;
    for (int i = 0; i < 24; i++) {
        same_offers(&here.menu, &there.state, &there.menu);
        same_verdicts(&here.state, &here.menu, &there.state, &there.menu, chance);
        const Option o = here.menu.list[fast_below(chance, (uint32_t)here.menu.n)];
        const int verb = option_verb(o);
        if (verb == V_PASS || verb == V_PASS_PHASE || verb == V_DONE || verb == V_LET)
            return;
        chance_fast(&here.chance, 3);
        chance_fast(&there.chance, 3);
        answer(&here, o);
        answer(&there, turned_option(o));
        if (game_over(&here.state) || here.menu.prompt <= Q_HERO)
            return;  /* it was the last answer, and all has happened */
    }
}

static void a_turned_position_has_the_turned_menu(void **x)
{
    static const SeatHolder people[MAX_SEATS];
    FastChance chance;
    (void)x;
    chance_fast(&chance, 5);
    for (uint64_t number = 1; number <= 6; number++) {
        uint8_t seed[SEED_BYTES];
        Setup setup;
        game_setup_automatic(&exalted_game, pack_builtin(&exalted_game), 2, &setup);
        setup.option[OPT_TEAMS] = TEAMS_RANDOM;
        fair_seed_from_number(number, seed);
        Match *m = match_new(&exalted_game, &setup, people, seed, LANG_EN, why);
        assert_non_null(m);
        for (int i = 0; i < 2000 && !match_over(m); i++) {
            const int seat = first_seat(match_asked(m));
            const Menu *menu = match_menu(m, seat);
            if (menu->prompt == Q_HERO)
                announce_on_both_sides(match_state(m), &chance);
            const Option o = menu->list[fast_below(&chance, (uint32_t)menu->n)];
            assert_true(match_answer(m, seat, o, LANG_EN, why));
        }
        match_free(m);
    }
    assert_true(positions > 100 && menus > 500 && points > 500);
    for (int q = Q_HERO; q <= Q_REACT; q++)
        if (turned_menus[q] == 0 && q != Q_CHOICE)
            fail_msg("%s was never turned", exalted_game.prompts[q].id);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_turned_position_has_the_turned_menu),
    };
    packs_install();
    return cmocka_run_group_tests_name("turned", tests, 0, 0);
}
