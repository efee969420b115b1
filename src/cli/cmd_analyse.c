/* spielwerk analyse: how a saved match stood from choice to choice, and what was better. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/pick.h"
#include "cli/progress.h"
#include "cli/screen.h"
#include "cli/term.h"
#include "cli/words.h"
#include "lab/analysis.h"

enum { ITERATIONS_MAX = 100000, LINE = 1024, PART = 240, CURVE = 60, LEVELS = 8 };

static const char *const level[LEVELS] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};

/* How a seat stood at its choices, from the first to the last, in so many steps. */
static void put_curve(const Analysis *a, int seat, Str *out)
{
    const int length = match_length(a->match), wide = length < CURVE ? length : CURVE;
    int i = 0;
    int32_t chance = -1;
    for (int column = 0; column < wide; column++) {
        const int until = (column + 1) * length / wide;
        for (; i < a->n && a->choice[i].version < until; i++)
            if (a->choice[i].seat == seat)
                chance = a->choice[i].chance + a->choice[i].lost;
        str_text(out, chance < 0 ? " " : level[(int64_t)chance * LEVELS / (SURE + 1)]);
    }
}

static const char *percent(double value) { return number_word(lround(value)); }

static void print_seats(Screen *s, const Analysis *a)
{
    canvas_line(s->canvas, 0, style_bold, words("analyse.seats"));
    for (int seat = 0; seat < match_setup(a->match)->seats; seat++) {
        char line[LINE], name[PART], curve[4 * CURVE];
        Str out = STR_ON(line), n = STR_ON(name), c = STR_ON(curve);
        screen_seat_name(s, seat, &n);
        put_curve(a, seat, &c);
        if (a->seat[seat].choices > 0)
            words_fill(&out, "analyse.seat", name, percent(a->seat[seat].accuracy),
                       number_word(a->seat[seat].choices), NULL);
        else
            words_fill(&out, "analyse.no-choice", name, NULL);
        canvas_line(s->canvas, 2, style_plain, line);
        canvas_line(s->canvas, 2, style_plain, curve);
    }
}

/* Told with the eyes and the table of who had the choice. */
static bool print_swing(Screen *s, const Analysis *a, const AnalysedSwing *swing, bool color)
{
    char line[LINE], name[PART], played[PART], why[MATCH_ERROR];
    Str out = STR_ON(line), n = STR_ON(name), p = STR_ON(played);
    const AnalysedChoice *c = &a->choice[swing->choice];
    Match *then = match_at(a->match, c->version, words_lang(), why);
    if (then == 0)
        return complain("replay.to", why, NULL), false;
    screen_open(s, then, c->seat, words_lang(), color);
    screen_seat_name(s, c->seat, &n);
    screen_say_option(s, match_entry(a->match, c->version)->option, &p);
    words_fill(&out, "analyse.swing", number_word(c->version + 1), name, played,
               percent(c->chance * 100.0 / SURE), percent(c->lost * 100.0 / SURE), NULL);
    canvas_line(s->canvas, 2, style_plain, line);
    screen_advice(s, &swing->advice);
    canvas_print(s->canvas, stdout);
    match_free(then);
    return true;
}

static bool print_text(const Analysis *a, bool color)
{
    static Canvas canvas;
    static View view;
    Screen s = {.canvas = &canvas, .view = &view};
    bool good = true;
    screen_open(&s, a->match, SPECTATOR, words_lang(), color);
    print_seats(&s, a);
    screen_gap(&s);
    canvas_line(s.canvas, 0, style_bold,
                words(a->n_swings > 0 ? "analyse.swings" : "analyse.no-swings"));
    canvas_print(s.canvas, stdout);
    for (int i = 0; i < a->n_swings && good; i++)
        good = print_swing(&s, a, &a->swing[i], color);
    return good;
}

static void print_json(const Analysis *a)
{
    char *text = analysis_text(a);
    puts(text);
    free(text);
}

int cmd_analyse(int argc, char **argv)
{
    TextList found = {.n = 0};
    const char *pack = 0;
    uint64_t iterations = ANALYSIS_ITERATIONS;
    bool json = false, no_color = false;
    const Flag flags[] = {{"iterations", FLAG_NUMBER, &iterations}, {"pack", FLAG_TEXT, &pack},
                          {"json", FLAG_ON, &json}, {"no-color", FLAG_ON, &no_color}};
    const ArgsResult args = args_read(argc, argv, flags, COUNT_OF(flags), &found, 1);
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    if (found.n == 0)
        return complain("need-file", "analyse", NULL);
    if (iterations < 1 || iterations > ITERATIONS_MAX)
        return complain("analyse.iterations", number_word(ITERATIONS_MAX), NULL);
    Match *m = pick_match(found.item[0], pack);
    if (m == 0)
        return EXIT_WRONG;
    Analysis a;
    const bool bar = isatty(STDERR_FILENO);
    analysis_begin(&a, m, (int)iterations, 0);
    while (analysis_go_on(&a))
        if (bar)
            progress_draw(a.next, match_length(m));
    if (bar)
        progress_clear();
    bool good = true;
    if (json)
        print_json(&a);
    else
        good = print_text(&a, term_color(no_color));
    analysis_end(&a);
    match_free(m);
    return good ? EXIT_GOOD : EXIT_WRONG;
}
