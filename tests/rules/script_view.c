/* Expectations of every game about what a seat sees and is told, and how the match ended.
 * VIEWER is a seat or 'spectator'. */
#include <stdio.h>
#include <string.h>

#include "script.h"

int script_viewer(Script *t, int i)
{
    return script_is(t, i, "spectator") ? SPECTATOR : script_seat(t, i);
}

/* What the seat, word 2, sees. */
static const View *view_word(Script *t)
{
    static View v;
    game_view(t->game, t->state, script_viewer(t, 2), &v);
    return &v;
}

/* The first thing of this name, word 4, in the area, word 3; NULL: it is not there. */
static const ViewFacts *item_word(Script *t)
{
    const View *v = view_word(t);
    for (int i = 0; i < v->n_items; i++) {
        char word[80];
        Str out = STR_ON(word);
        thing_write(t->game, t->state, v->items[i].what, &out);
        if (script_is(t, 3, v->areas[v->items[i].area].id) && script_is(t, 4, word))
            return &v->items[i].of;
    }
    script_fail(t, "seat %s does not see '%s' in %s", t->word[2], t->word[4], t->word[3]);
    return 0;
}

static void compare_fact(Script *t, const ViewFacts *of, int i)
{
    char is[16];
    Str out = STR_ON(is);
    for (int k = 0; of != 0 && k < of->n_facts; k++)
        if (script_is(t, i, of->facts[k].key))
            str_int(&out, of->facts[k].value);
    if (out.len == 0)
        str_text(&out, "none");
    script_word(t, t->word[i], is, i + 1);
}

static void compare_tag(Script *t, const ViewFacts *of, int i)
{
    script_flag(t, t->word[i], of != 0 && i < t->n_words && view_has_tag(of, t->word[i]),
                i + 1);
}

/* expect count VIEWER AREA N: how many things the area says it holds */
static void expect_count(Script *t)
{
    const View *v = view_word(t);
    for (int i = 0; i < v->n_areas; i++) {
        if (script_is(t, 3, v->areas[i].id)) {
            script_equal(t, t->word[3], v->areas[i].count, script_number(t, 4));
            return;
        }
    }
    script_fail(t, "there is no area '%s'", t->word[3]);
}

/* What is said of the area, word 3. */
static const ViewFacts *area_word(Script *t)
{
    const View *v = view_word(t);
    for (int i = 0; i < v->n_areas; i++)
        if (script_is(t, 3, v->areas[i].id))
            return &v->areas[i].of;
    script_fail(t, "there is no area '%s'", t->word[3]);
    return 0;
}

/* What is said of the place of a board, word 3. */
static const ViewFacts *cell_word(Script *t)
{
    const View *v = view_word(t);
    for (int i = 0; i < v->n_cells; i++) {
        char word[80];
        Str out = STR_ON(word);
        thing_write(t->game, t->state, v->cells[i].what, &out);
        if (script_is(t, 3, word))
            return &v->cells[i].of;
    }
    script_fail(t, "there is no place '%s'", t->word[3]);
    return 0;
}

/* expect told VIEWER EVENT THING…: an event since the last answer, as this seat learns of it; '?'
 * is hidden */
static void expect_told(Script *t)
{
    const int seat = script_viewer(t, 2);
    for (int i = 0; i < t->n_events; i++) {
        Event e;
        event_for(&t->events[i], seat, &e);
        bool fits = script_is(t, 3, t->game->events[e.kind].id) && t->n_words - 4 == e.n;
        for (int k = 0; fits && k < e.n; k++) {
            char word[80];
            Str out = STR_ON(word);
            thing_write(t->game, t->state, event_thing(t->game->events, &e, k), &out);
            fits = script_is(t, 4 + k, word);
        }
        if (fits)
            return;
    }
    script_fail(t, "seat %s is not told '%s' in this way", t->word[2], t->word[3]);
}

/* expect cells VIEWER AREA WORD…: exactly these places, in this order */
static void expect_cells(Script *t)
{
    const View *v = view_word(t);
    int n = 0;
    for (int a = 0; a < v->n_areas; a++) {
        if (!script_is(t, 3, v->areas[a].id))
            continue;
        for (int i = 0; i < v->areas[a].n_cells; i++, n++) {
            char word[80];
            Str out = STR_ON(word);
            thing_write(t->game, t->state, v->cells[v->areas[a].first_cell + i].what, &out);
            if (!script_is(t, 4 + n, word))
                script_fail(t, "place %d of %s is %s", n + 1, t->word[3], word);
        }
    }
    script_equal(t, "the number of places", n, t->n_words - 4);
}

/* expect ending WORD: how the match ended */
static void expect_ending(Script *t)
{
    Result r;
    game_result(t->game, t->state, &r);
    script_word(t, "the ending", r.ending, 2);
}

/* expect question pass|fork|halt yes|no: what forecasts are told of the question (core/menu.h) */
static void expect_question(Script *t)
{
    const Menu *m = &t->menu;
    script_flag(t, t->word[2], script_is(t, 2, "pass") ? m->pass
                               : script_is(t, 2, "fork") ? m->fork : m->halt, 3);
}

/* expect about THING…: what the question is about, all of it in this order */
static void expect_about(Script *t)
{
    const Menu *m = &t->menu;
    script_equal(t, "number of things the question is about", m->n_about, t->n_words - 2);
    for (int i = 0; i < m->n_about && t->why[0] == '\0'; i++) {
        char word[80];
        Str out = STR_ON(word);
        thing_write(t->game, t->state, m->about[i], &out);
        script_word(t, "the question is about what", word, i + 2);
    }
}

/* expect score SEAT N: the order of the result */
static void expect_score(Script *t)
{
    Result r;
    game_result(t->game, t->state, &r);
    script_equal(t, "the score", r.seat[script_seat(t, 2)].score, script_number(t, 3));
}

/* expect fact|tag VIEWER AREA THING KEY VALUE, expect seat-fact|seat-tag VIEWER SEAT KEY VALUE,
 * expect area-fact|area-tag VIEWER AREA KEY VALUE,
 * expect cell-fact|cell-tag VIEWER CELL KEY VALUE */
bool script_expect(Script *t)
{
    if (script_is(t, 1, "fact"))
        compare_fact(t, item_word(t), 5);
    else if (script_is(t, 1, "tag"))
        compare_tag(t, item_word(t), 5);
    else if (script_is(t, 1, "seat-fact"))
        compare_fact(t, &view_word(t)->seats[script_seat(t, 3)].of, 4);
    else if (script_is(t, 1, "seat-tag"))
        compare_tag(t, &view_word(t)->seats[script_seat(t, 3)].of, 4);
    else if (script_is(t, 1, "area-tag"))
        compare_tag(t, area_word(t), 4);
    else if (script_is(t, 1, "area-fact"))
        compare_fact(t, area_word(t), 4);
    else if (script_is(t, 1, "cell-tag"))
        compare_tag(t, cell_word(t), 4);
    else if (script_is(t, 1, "cell-fact"))
        compare_fact(t, cell_word(t), 4);
    else if (script_is(t, 1, "cells"))
        expect_cells(t);
    else if (script_is(t, 1, "count"))
        expect_count(t);
    else if (script_is(t, 1, "told"))
        expect_told(t);
    else if (script_is(t, 1, "ending"))
        expect_ending(t);
    else if (script_is(t, 1, "about"))
        expect_about(t);
    else if (script_is(t, 1, "question"))
        expect_question(t);
    else if (script_is(t, 1, "odds") || script_is(t, 1, "no-odds"))
        script_odds(t);
    else if (script_is(t, 1, "score"))
        expect_score(t);
    else
        return false;
    return true;
}
