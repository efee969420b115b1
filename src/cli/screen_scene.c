/* Scenes: an area that is the stage now, such as a fight, comes before the board, told as its pack
 * says (text "scene.<key>"): a line for each line of the text, in which parts are separated by ";".
 *
 *     {key}                    the value of a fact of the area
 *     {key/}                   with its most: 2/4
 *     {steps wounds value}     facts "wounds-1", "wounds-2" …, each the least value of a step and
 *                              what it brings; the one that the fact "value" has reached is marked,
 *                              and what the next one lacks is told: 5+: 1, [8+: 2], 12+: 3 (3 more)
 *
 * A part with a fact that the area does not have now is left out, and so is an empty line. */
#include <string.h>

#include "cli/screen.h"
#include "cli/words.h"

enum { LINE = 1024, STEPS = 9 };

const char *screen_scene_text(const Screen *s, const ViewArea *a)
{
    return screen_find(s, "scene", a->key);
}

static const Fact *find_fact(const ViewArea *a, const char *key, size_t n)
{
    for (int i = 0; i < a->of.n_facts; i++)
        if (strlen(a->of.facts[i].key) == n && memcmp(a->of.facts[i].key, key, n) == 0)
            return &a->of.facts[i];
    return 0;
}

static const Fact *find_step(const ViewArea *a, const char *key, size_t n, int step)
{
    char full[64];
    Str out = STR_ON(full);
    str_bytes(&out, key, n);
    put(&out, "-%d", step);
    return find_fact(a, full, out.len);
}

/* "wounds value": false if there are no steps. */
static bool put_steps(const ViewArea *a, const char *hole, size_t n, Str *out)
{
    const size_t steps = strcspn(hole, " ");
    const Fact *value = find_fact(a, hole + steps + 1, n - steps - 1);
    const int had = value != 0 ? value->value : INT16_MIN;
    int last = 0, lacks = 0;
    while (last < STEPS && find_step(a, hole, steps, last + 1) != 0)
        last++;
    for (int i = 1; i <= last; i++) {
        const Fact *step = find_step(a, hole, steps, i);
        const bool reached = had >= step->value &&
                             (i == last || had < find_step(a, hole, steps, i + 1)->value);
        if (lacks == 0 && value != 0 && had < step->value)
            lacks = step->value - had;
        put(out, "%s%s%d+: %d%s", i > 1 ? ", " : "", reached ? "[" : "", step->value, step->max,
            reached ? "]" : "");
    }
    if (lacks > 0) {
        str_text(out, " (");
        words_fill(out, "scene.lacks", number_word(lacks), NULL);
        str_text(out, ")");
    }
    return last > 0;
}

/* What is between braces; false if the area does not have it. */
static bool put_hole(const ViewArea *a, const char *hole, size_t n, Str *out)
{
    const char *const steps = "steps ";
    const size_t word = strlen(steps);
    if (n > word && memcmp(hole, steps, word) == 0)
        return put_steps(a, hole + word, n - word, out);
    const bool most = n > 0 && hole[n - 1] == '/';
    const Fact *f = find_fact(a, hole, most ? n - 1 : n);
    if (f == 0)
        return false;
    put(out, "%d", f->value);
    if (most)
        put(out, "/%d", f->max);
    return true;
}

/* A part of a line; nothing of it if something is missing. */
static void put_piece(const ViewArea *a, const char *text, size_t n, Str *out)
{
    char piece[LINE];
    Str p = STR_ON(piece);
    for (size_t i = 0; i < n; i++) {
        const size_t hole = text[i] == '{' ? strcspn(text + i, "}") : 0;
        if (hole == 0) {
            str_char(&p, text[i]);
            continue;
        }
        if (!put_hole(a, text + i + 1, hole - 1, &p))
            return;
        i += hole;
    }
    put(out, "%s%s", out->len > 0 ? ";" : "", piece);
}

static void draw_line(Screen *s, const ViewArea *a, const char *text, size_t n)
{
    char line[LINE];
    Str out = STR_ON(line);
    for (size_t i = 0; i < n;) {
        const size_t part = strcspn(text + i, ";\n");
        put_piece(a, text + i, part, &out);
        i += part + 1;
    }
    if (out.len > 0)
        canvas_line(s->canvas, 4, style_plain, line + (line[0] == ' '));
}

void screen_scene(Screen *s, int area)
{
    char line[LINE];
    Str out = STR_ON(line);
    const ViewArea *a = &s->view->areas[area];
    str_text(&out, screen_text(s, "area", a->key));
    const char *sep = ": ";
    for (int i = 0; i < s->view->n_items; i++) {
        char facts[200];
        Str f = STR_ON(facts);
        if (s->view->items[i].area != area)
            continue;
        str_text(&out, sep);
        screen_title(s, s->view->items[i].what, &out);
        screen_facts(s, &s->view->items[i].of, &f);
        put(&out, f.len > 0 ? " (%s)" : "%s", facts);
        sep = ", ";
    }
    canvas_line(s->canvas, 4, style_bold, line);
    for (const char *text = screen_scene_text(s, a); *text != '\0';) {
        const size_t n = strcspn(text, "\n");
        draw_line(s, a, text, n);
        text += n + (text[n] == '\n');
    }
    const ViewFacts tags = {.n_tags = a->of.n_tags, .tags = a->of.tags};
    Str told = STR_ON(line);
    screen_facts(s, &tags, &told);
    if (told.len > 0)
        canvas_line(s->canvas, 4, style_dim, line);
}
