/* A small game for tests of views: two surveyors on a measured plane, and a map of hexes that grows
 * tile by tile, with fog where the next tile will lie. */
#ifndef TESTS_SURVEY_H
#define TESTS_SURVEY_H

#define FLOW_OF survey

#include "core/game.h"

enum { KIND_HEX = KIND_GAME, KIND_TOKEN, KIND_PLACE, KINDS };
enum { V_LAY, V_GO, V_SEARCH, V_STOP, VERBS };
enum { TILE = 7, TILES_MAX = 200, TOKENS = 3, PLACES = 4, WIDE = 9000, HIGH = 6000, INCH = 254 };

typedef struct State {
    Flow flow;
    FLOW_STACK(64);
    int16_t tiles;              /* laid so far */
    int16_t searched;           /* the hex looked at last, or -1 */
    int16_t x[2], y[2];         /* of the surveyors */
} State;

struct survey_vars { int8_t unused; };
enum { P_survey };
enum { Q_SURVEY };

static void survey_menu(const State *s, const struct survey_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_SURVEY, "SU-1");
    if (s->tiles < TILES_MAX)
        offer(m, option(V_LAY, 0, 0, 0));
    for (int i = 1; i <= 3; i++)
        offer(m, option(V_GO, i * INCH, 0, 0));
    for (int hex = 0; hex < TILE * s->tiles && hex < 20; hex++)
        offer(m, option(V_SEARCH, hex, 0, 0));
    offer(m, option(V_STOP, 0, 0, 0));
}

FLOW_DECLARE(survey)
FLOW(survey)
{
    FLOW_BEGIN;
    for (;;) {
        ASK(0, survey_menu);
        if (CHOSE(V_STOP))
            END_GAME;
        if (CHOSE(V_LAY))
            s->tiles++;
        if (CHOSE(V_GO))
            s->x[0] = (int16_t)(s->x[0] + ANSWER(0));
        if (CHOSE(V_SEARCH))
            s->searched = (int16_t)ANSWER(0);
    }
    FLOW_END;
}

static const char *survey_setup(void *state, const Setup *how)
{
    State *s = state;
    (void)how;
    s->flow.cap = sizeof s->flow_stack;
    s->tiles = 1;
    s->searched = -1;
    s->x[0] = 1000;
    s->y[0] = 3000;
    s->x[1] = 8000;
    s->y[1] = 1500;
    return 0;
}

/* Tiles lie in a chain to the east, each of a middle and the six hexes around it. */
static void survey_hex(const State *s, View *v, int hex)
{
    static const int8_t q[TILE] = {0, 1, 1, 0, -1, -1, 0}, r[TILE] = {0, 0, -1, -1, 0, 1, 1};
    const int tile = hex / TILE, k = hex % TILE;
    const bool laid = tile < s->tiles;
    const Thing what = {KIND_HEX, laid ? (int16_t)hex : THING_HIDDEN};
    ViewCell *cell = view_cell(v, what, 3 * tile + q[k], -tile + r[k]);
    view_tag(&cell->of, !laid ? "unknown" : k == 0 ? "hill" : "grass");
    if (hex == s->searched)
        view_fact(&cell->of, "searched", 1, -1);
}

static void survey_map(const State *s, View *v)
{
    view_area(v, AREA_HEX, "map", "map", -1)->grows = true;
    for (int hex = 0; hex < TILE * (s->tiles + 1); hex++)
        survey_hex(s, v, hex);
    view_item(v, (Thing){KIND_TOKEN, 0}, TILE * (s->tiles - 1), 0);
}

static void survey_field(const State *s, View *v)
{
    static const Point west[] = {{2000, 1000}, {2600, 1200}, {2400, 2400}, {1900, 2200}};
    static const Point east[] = {{6500, 3500}, {7300, 3600}, {7000, 4800}};
    static const Point river[] = {{4300, 0}, {4700, 0}, {4700, 6000}, {4300, 6000}};
    view_plane(v, "field", "field", WIDE, HIGH, "inch", INCH);
    if (!v->again) {
        view_tag(&view_polygon(v, (Thing){KIND_PLACE, 0}, west, 4)->of, "rock");
        view_tag(&view_polygon(v, (Thing){KIND_PLACE, 1}, east, 3)->of, "rock");
        view_tag(&view_polygon(v, (Thing){KIND_PLACE, 2}, river, 4)->of, "river");
        view_tag(&view_round(v, (Thing){KIND_PLACE, 3}, 4500, 3000, 762)->of, "camp");
    }
    for (int i = 0; i < 2; i++)
        view_fact(&view_disc(v, (Thing){KIND_TOKEN, (int16_t)i}, s->x[i], s->y[i], 150, i)->of,
                  "life", 5, 7);
    view_disc(v, (Thing){KIND_TOKEN, 2}, 4500, 3000, 300, -1);
}

static void survey_view(const void *state, int seat, View *v)
{
    (void)seat;
    survey_map(state, v);
    survey_field(state, v);
}

static void survey_redeal(void *state, int seat, Chance *chance)
{
    (void)state;
    (void)seat;
    (void)chance;
}

static void survey_result(const void *state, Result *r)
{
    (void)state;
    result_winners(r, 2, 1);
    r->ending = "survey";
}

static int survey_team(const void *state, int seat)
{
    (void)state;
    return seat;
}

/* A way and where it ends, everything within two inches, and what the tower threatens. */
static void survey_overlay(const void *state, const PreviewQuery *query, Overlay *out)
{
    const State *s = state;
    const Point from = {s->x[0], s->y[0]};
    if (query->at == PREVIEW_OFFER && option_verb(query->option) == V_GO) {
        const Point way[] = {from, {(int16_t)(from.x + option_arg(query->option, 0)), from.y}};
        overlay_line(out, ROLE_WAY, way, 2);
        overlay_disc(out, ROLE_PLACE, way[1], 150);
    } else if (query->at == PREVIEW_ENDS) {
        const Point square[] = {{(int16_t)(from.x + 300), (int16_t)(from.y - 508)},
                                {(int16_t)(from.x + 2000), (int16_t)(from.y - 508)},
                                {(int16_t)(from.x + 2000), (int16_t)(from.y + 508)},
                                {(int16_t)(from.x + 300), (int16_t)(from.y + 508)}};
        overlay_polygon(out, ROLE_REACH, square, 4);
    } else if (query->at == PREVIEW_TOGETHER) {
        overlay_disc(out, ROLE_DANGER, (Point){4500, 3000}, 3 * INCH)->of = (Thing){KIND_TOKEN, 2};
    }
}

static int hex_count(const void *state)
{
    return TILE * ((const State *)state)->tiles;
}

static void hex_word(const void *state, int value, Str *out)
{
    (void)state;
    put(out, "h%d", value + 1);
}

static int hex_find(const void *state, const char *word)
{
    long number;
    (void)state;
    return word[0] == 'h' && text_int(word + 1, 1, INT16_MAX, &number) ? (int)number - 1 : -1;
}

static int token_count(const void *state)
{
    (void)state;
    return TOKENS;
}

static void token_word(const void *state, int value, Str *out)
{
    static const char *const words[TOKENS] = {"ada", "bob", "tower"};
    (void)state;
    str_text(out, words[value]);
}

static int place_count(const void *state)
{
    (void)state;
    return PLACES;
}

static void place_word(const void *state, int value, Str *out)
{
    static const char *const words[PLACES] = {"west-rock", "east-rock", "river", "camp"};
    (void)state;
    str_text(out, words[value]);
}

static const VerbSpec survey_verbs[VERBS] = {
    {"lay", 0, {0}}, {"go", 1, {KIND_NUMBER}}, {"search", 1, {KIND_HEX}}, {"stop", 0, {0}}};
static const KindSpec survey_kinds[KINDS] = {
    CORE_KINDS,
    KIND_SPEC(HEX, "hex", KIND_FUNCTIONS(hex_count, hex_word), KIND_FOUND(hex_find))
    KIND_SPEC(TOKEN, "token", KIND_FUNCTIONS(token_count, token_word))
    KIND_SPEC(PLACE, "place", KIND_FUNCTIONS(place_count, place_word))};
static const Preview survey_preview = {.overlay = survey_overlay};
static const PromptSpec survey_prompts[] = {{.id = "survey"}};
static const Proc survey_procs[] = {FLOW_PROC(survey)};

static const Game survey_game = {
    .id = "survey", .seat_counts = SEAT_BIT(2), .state_size = sizeof(State),
    .verbs = survey_verbs, .kinds = survey_kinds, .prompts = survey_prompts,
    .procs = survey_procs, .n_verbs = VERBS, .n_kinds = KINDS, .n_procs = 1,
    .main_proc = P_survey, .setup = survey_setup,
    .view = survey_view, .redeal = survey_redeal, .result = survey_result, .team = survey_team,
    .preview = &survey_preview};

#endif
