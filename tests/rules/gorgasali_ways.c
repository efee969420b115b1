/* Expectations of Gorgasali about ways (Game.route), where they can end (Game.reach) and ranges
 * (Game.range). Ways are searched cleverly in route.c; here every walk is tried out with the rules
 * themselves, which is slow and cannot be wrong. */
#include "gorgasali_ways.h"

#include <stdlib.h>
#include <string.h>

#include "games/gorgasali/gorgasali.h"

enum { ANSWERS = 64 };

static void menu_of(const Script *t, const void *state, Menu *m)
{
    game_menu(t->game, state, first_seat(game_asked(state)), m, 0);
}

/* ---- one way, one end ---- */

/* expect way SQUARE SQUARE…[ stop]: the steps to the first one; expect way-length SQUARE N; expect
 * no-way SQUARE RULE */
static void expect_way(Script *t)
{
    Option answers[ANSWERS];
    char way[600] = "", wanted[600] = "";
    Str is = STR_ON(way), want = STR_ON(wanted);
    const char *rule = 0;
    Menu m;
    menu_of(t, t->state, &m);
    const Thing to = {KIND_SQUARE, (int16_t)script_thing(t, 2, KIND_SQUARE)};
    const int n = gorgasali_route(t->state, &m, to, answers, ANSWERS, &rule);
    if (n > 1 && gorgasali_route(t->state, &m, to, answers, n - 1, &rule) != n - 1)
        script_fail(t, "the way does not keep to the room there is for it");
    for (int i = 0; i < n; i++) {
        str_text(&is, " ");
        if (option_verb(answers[i]) == V_STOP)
            str_text(&is, "stop");
        else
            gorgasali_square_word(option_arg(answers[i], 0), &is);
    }
    if (n == 0)
        put(&is, " %s", rule);
    for (int i = 3; i < t->n_words; i++)
        put(&want, " %s", t->word[i]);
    if (script_is(t, 1, "way-length"))
        script_equal(t, "the way", n, script_number(t, 3));
    else if (strcmp(way, wanted) != 0)
        script_fail(t, "the way is%s, expected%s", way, wanted);
}

/* The squares that Game.reach shows. */
static Squares reached(Script *t)
{
    Thing ends[SQUARES] = {{0, 0}};
    Squares out = {{0}};
    Menu m;
    menu_of(t, t->state, &m);
    const int n = gorgasali_reach(t->state, &m, ends, SQUARES);
    if (n > 1 && gorgasali_reach(t->state, &m, ends, n - 1) != n - 1)
        script_fail(t, "the ends do not keep to the room there is for them");
    for (int i = 0; i < n; i++) {
        if (ends[i].kind != KIND_SQUARE)
            script_fail(t, "a move can end on what is no square");
        squares_add(&out, ends[i].value);
    }
    return out;
}

/* expect reach SQUARE yes|no */
static void expect_reach(Script *t)
{
    const Squares ends = reached(t);
    script_flag(t, "reach", squares_has(&ends, script_thing(t, 2, KIND_SQUARE)), 3);
}

/* ---- every walk there is ---- */

/* How bad a walk is: squares that cost health, then obstacles, then steps. */
enum { STEP_BAD = 1, OBSTACLE_BAD = 100, LOSS_BAD = 10000, NEVER_BAD = 1000000 };

typedef struct Walk {
    EventSink sink;       /* what happens on it */
    State s;
    int seat;
    int bad;
    int stuck;            /* points left over, because there was no step any more */
    bool extra;           /* Dobergun's squares, which cost no health */
} Walk;

/* The best walks to each square: those that are stuck only by their own squares, and all others. */
typedef struct Ends { int own[SQUARES], other[SQUARES]; } Ends;

static void take_event(EventSink *sink, const Event *e)
{
    Walk *w = (Walk *)(void *)sink;
    const bool step = e->kind == EV_STEP || e->kind == EV_ENTER;
    if (e->arg[0] == hero(&w->s, w->seat) && e->kind == EV_STUCK)
        w->stuck = e->arg[1];
    if (e->arg[0] != hero(&w->s, w->seat) || !step)
        return;
    const int to = e->arg[e->kind == EV_STEP ? 2 : 1];
    w->bad += STEP_BAD + (board(&w->s)->terrain[to] != PLAIN ? OBSTACLE_BAD : 0) +
              (!w->extra && is_inactive(&w->s, to) ? LOSS_BAD : 0);
}

static void begin_walk(const Script *t, const Menu *m, Walk *w)
{
    *w = (Walk){.sink = {take_event}, .s = *(const State *)t->state, .seat = m->seat,
                .extra = m->prompt == Q_EXTRA_STEPS};
}

static bool is_walking(const Walk *w, const Menu *m)
{
    const bool walks = m->prompt == Q_MOVE || m->prompt == Q_STEP || m->prompt == Q_CHEST_HERE ||
                       m->prompt == Q_EXTRA_STEPS;
    return !game_over(&w->s) && walks && m->seat == w->seat;
}

/* Answers, and tells whether the move goes on. */
static bool goes_on(const Script *t, Walk *w, Option o, Menu *next)
{
    FastChance chance;
    chance_fast(&chance, 1);
    Ctx c = {.game = t->game, .state = &w->s, .chance = &chance.chance, .sink = &w->sink};
    game_answer(&c, w->seat, o, next);
    return is_walking(w, next);
}

/* Whether he could have gone on, had he not covered what is around on this very walk. */
static bool blocked_itself(const Script *t, const Walk *w)
{
    const State *before = t->state;
    State s = w->s;
    s.covered = before->covered;
    if (on_map(before, w->seat))
        squares_add(&s.covered, before->player[w->seat].square);
    s.turn.points = (uint8_t)w->stuck;
    return gorgasali_can_step(&s, w->seat, w->extra);
}

static void try_walks(const Script *t, const Walk *w, const Menu *m, Ends *ends)
{
    Menu *next = malloc(sizeof *next);
    for (int i = 0; next != 0 && i < m->n; i++) {
        if (option_verb(m->list[i]) != V_STEP && option_verb(m->list[i]) != V_STOP)
            continue;
        Walk then = *w;
        if (goes_on(t, &then, m->list[i], next)) {
            try_walks(t, &then, next, ends);
        } else if (is_playing(&then.s, then.seat) && then.bad > 0) {  /* to stop at once is none */
            int *best = blocked_itself(t, &then) ? ends->own : ends->other;
            best += then.s.player[then.seat].square;
            *best = then.bad < *best ? then.bad : *best;
        }
    }
    free(next);
}

/* How bad the way that route.c finds is; NEVER_BAD: there is none. What is not offered on it was
 * the only possible answer. */
static int bad_of_way(Script *t, int square)
{
    Option answers[ANSWERS];
    const char *rule = 0;
    Menu m;
    Walk w;
    menu_of(t, t->state, &m);
    begin_walk(t, &m, &w);
    const Thing to = {KIND_SQUARE, (int16_t)square};
    const int n = gorgasali_route(t->state, &m, to, answers, ANSWERS, &rule);
    bool on = n > 0;
    for (int i = 0; on && i < n; i++)
        if (menu_has(&m, answers[i]))
            on = goes_on(t, &w, answers[i], &m);
    if (on || (n > 0 && w.s.player[w.seat].square != square))
        script_fail(t, "the way does not end where it should");
    return n > 0 ? w.bad : NEVER_BAD;
}

/* What lies farther off than the points lead is not asked about. */
static bool is_near(const State *s, int square, int seat)
{
    const Player *p = &s->player[seat];
    const int from = on_map(s, seat) ? p->square : board(s)->gate[p->sector][0];
    return gorgasali_range(s, from, square) <= s->turn.points + 1;
}

/* expect walks: trying out every walk finds the ends that route.c finds, and no better way. A way
 * that is stuck by its own squares is taken only if it saves health. */
static void expect_walks(Script *t)
{
    static Ends ends;
    Menu m;
    Walk w;
    const Squares shown = reached(t);
    for (int square = 0; square < SQUARES; square++)
        ends.own[square] = ends.other[square] = NEVER_BAD;
    menu_of(t, t->state, &m);
    begin_walk(t, &m, &w);
    try_walks(t, &w, &m, &ends);
    for (int square = 0; square < SQUARES && t->why[0] == '\0'; square++) {
        const int own = ends.own[square], other = ends.other[square];
        const int best = own / LOSS_BAD < other / LOSS_BAD ? own : other;
        const int found = is_near(t->state, square, m.seat) ? bad_of_way(t, square) : NEVER_BAD;
        char word[16];
        Str out = STR_ON(word);
        gorgasali_square_word(square, &out);
        if (squares_has(&shown, square) != (best < NEVER_BAD))
            script_fail(t, "%s is %s", word, best < NEVER_BAD ? "not shown" : "shown");
        else if (found != best)
            script_fail(t, "the way to %s is as bad as %d, the best is %d", word, found, best);
    }
}

/* ---- positions made up ---- */

/* A square somewhere around, with nothing on it; or NO_SQUARE. */
static int around(const State *s, int square, FastChance *chance)
{
    const int row = board(s)->row[square] + (int)fast_below(chance, 9) - 4;
    const int at = square_at(row, board(s)->column[square] + (int)fast_below(chance, 9) - 4);
    return at == NO_SQUARE || gorgasali_blocked(s, at) != 0 ? NO_SQUARE : at;
}

/* Random points, card, place, health, zones; barriers, chests and the other figures around. */
static void make_up(State *s, int seat, FastChance *chance)
{
    static const SupportEffect effects[] = {EFFECT_EASY_TERRAIN, EFFECT_DIAGONALS};
    Player *p = &s->player[seat];
    const uint32_t way = fast_below(chance, 5);
    int from;
    do
        from = (int)fast_below(chance, SQUARES);
    while (squares_has(&board(s)->tree, from));
    gorgasali_put_figure(s, seat, way == 0 ? NO_SQUARE : from);
    from = way == 0 ? board(s)->gate[p->sector][0] : from;
    s->turn.points = (uint8_t)(1 + fast_below(chance, way == 1 ? 4 : 7));
    for (int card = content(s)->n_weapons; way <= 2 && card < n_cards(s); card++)
        if (support_at(s, card)->effect == effects[way % 2])
            s->turn.card = (uint8_t)(1 + card);
    s->inactive = (uint8_t)fast_below(chance, ZONES);
    p->health = (uint8_t)(1 + fast_below(chance, 40));
    EACH_OTHER (other, s, seat)
        gorgasali_put_figure(s, other, around(s, from, chance));
    for (uint32_t n = fast_below(chance, 30); n > 0; n--) {
        const int square = around(s, from, chance);
        if (square != NO_SQUARE)
            squares_add(n % 8 == 0 ? &s->chests : &s->barriers, square);
    }
}

/* expect made-up-walks N: the same in so many positions that chance makes up. */
static void expect_made_up_walks(Script *t)
{
    const State *before = t->state;
    const int seat = first_seat(game_asked(before)), n = script_number(t, 2);
    FastChance chance;
    State s;
    chance_fast(&chance, 1);
    for (int i = 0; i < n && t->why[0] == '\0'; i++) {
        s = *before;
        make_up(&s, seat, &chance);
        t->state = &s;
        expect_walks(t);
    }
    t->state = (void *)(uintptr_t)before;
}

/* ---- ranges ---- */

static Thing card_or_ability(Script *t, int i)
{
    for (int ability = 0; ability < ABILITIES; ability++)
        if (script_is(t, i, gorgasali_ability_words[ability]))
            return (Thing){KIND_ABILITY, (int16_t)ability};
    return (Thing){KIND_CARD, (int16_t)script_thing(t, i, KIND_CARD)};
}

/* expect span VIEWER THING FROM SQUARE clear|hidden|no: what is shown of the range of a card or an
 * ability; FROM is a square on which it lies or would be used, 'here', or 'seat', which is none */
static void expect_span(Script *t)
{
    Thing cells[SQUARES] = {{0, 0}};
    int clear = -1;
    const bool here = script_is(t, 4, "here"), nowhere = script_is(t, 4, "seat");
    const Thing at = {nowhere ? KIND_SEAT : KIND_SQUARE,
                      (int16_t)(here || nowhere ? 0 : script_thing(t, 4, KIND_SQUARE))};
    const int square = script_thing(t, 5, KIND_SQUARE);
    const char *is = "no";
    Squares seen = {{0}};
    const int n = gorgasali_range_of(t->state, script_viewer(t, 2), card_or_ability(t, 3),
                                     here ? 0 : &at, cells, SQUARES, &clear);
    for (int i = 0; i < n; i++) {
        if (cells[i].kind != KIND_SQUARE || squares_has(&seen, cells[i].value))
            script_fail(t, "the range holds what is no square, or a square twice");
        squares_add(&seen, cells[i].value);
        if (cells[i].value == square)
            is = i < clear ? "clear" : "hidden";
    }
    if (n > 1 && gorgasali_range_of(t->state, script_viewer(t, 2), card_or_ability(t, 3),
                                    here ? 0 : &at, cells, n - 1, &clear) != n - 1)
        script_fail(t, "the range does not keep to the room there is for it");
    if (clear < 0 || clear > n)
        script_fail(t, "%d squares in range, %d in sight", n, clear);
    script_word(t, t->word[5], is, 6);
}

/* ---- what a banner would cover ---- */

/* expect covers NOTATION… = [SQUARE…]: what Game.path shows of an answer */
static void expect_covers(Script *t)
{
    char text[200] = "", covered[200] = "", wanted[200] = "";
    Str notation = STR_ON(text), is = STR_ON(covered), want = STR_ON(wanted);
    Thing cells[SQUARES];
    Option o = 0;
    int i = 2;
    for (; i < t->n_words && !script_is(t, i, "="); i++)
        put(&notation, "%s%s", i > 2 ? " " : "", t->word[i]);
    for (i++; i < t->n_words; i++)
        put(&want, " %s", t->word[i]);
    const char *wrong = option_read(t->game, t->state, text, &o, 0);
    if (wrong != 0)
        script_fail(t, "'%s': %s", text, wrong);
    const int n = wrong == 0 ? gorgasali_covered(t->state, o, cells, SQUARES) : 0;
    if (n > 1 && gorgasali_covered(t->state, o, cells, n - 1) != n - 1)
        script_fail(t, "it does not keep to the room there is for it");
    for (int k = 0; k < n; k++) {
        str_text(&is, " ");
        gorgasali_square_word(cells[k].value, &is);
    }
    if (strcmp(covered, wanted) != 0)
        script_fail(t, "it covers%s, expected%s", covered, wanted);
}

bool gorgasali_expect_ways(Script *t)
{
    if (script_is(t, 1, "way") || script_is(t, 1, "no-way") || script_is(t, 1, "way-length"))
        expect_way(t);
    else if (script_is(t, 1, "reach"))
        expect_reach(t);
    else if (script_is(t, 1, "walks"))
        expect_walks(t);
    else if (script_is(t, 1, "made-up-walks"))
        expect_made_up_walks(t);
    else if (script_is(t, 1, "span"))
        expect_span(t);
    else if (script_is(t, 1, "covers"))
        expect_covers(t);
    else
        return false;
    return true;
}
