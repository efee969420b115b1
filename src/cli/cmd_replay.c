/* spielwerk replay: a log told in words, and the table as it was then. */
#include <stdlib.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/pick.h"
#include "cli/screen.h"
#include "cli/term.h"
#include "cli/words.h"

enum { ALL = 0xffff };

typedef struct Teller {
    Match *whole;       /* as read */
    Match *now;         /* the position being told */
    Screen screen;
    int told;           /* events told so far */
    int seat;
    bool color;
} Teller;

static void tell_events(Teller *t)
{
    const Event *events;
    const int n = match_events(t->now, &events);
    screen_events(&t->screen, t->told, n);
    t->told = n;
}

static void tell_answer(Teller *t, int i)
{
    char line[300];
    Str out = STR_ON(line);
    const LogEntry *e = match_entry(t->whole, i);
    put(&out, "%d. ", i + 1);
    screen_seat_name(&t->screen, e->seat, &out);
    put(&out, ": %s", match_notation(t->whole, i));
    canvas_line(t->screen.canvas, 4, style_bold, line);
}

static void open_screen(Teller *t)
{
    screen_open(&t->screen, t->now, t->seat, words_lang(), t->color);
}

/* Each step is told with the state right after it, because names may depend on it. */
static bool tell(Teller *t, int to)
{
    char why[MATCH_ERROR];
    for (int i = 0; i <= to; i++) {
        match_free(t->now);
        t->now = match_at(t->whole, i, words_lang(), why);
        if (t->now == 0)
            return complain("replay.to", why, NULL), false;
        open_screen(t);
        if (i > 0)
            tell_answer(t, i - 1);
        tell_events(t);
        canvas_print(t->screen.canvas, stdout);
    }
    open_screen(t);
    canvas_print(t->screen.canvas, stdout);
    putchar('\n');
    open_screen(t);
    screen_table(&t->screen);
    if (match_over(t->now))
        screen_result(&t->screen);
    else
        screen_prompt(&t->screen, match_menu(t->now, first_seat(match_asked(t->now))));
    canvas_print(t->screen.canvas, stdout);
    return true;
}

/* With whose eyes: by default those of somebody who only watches. */
static bool choose_seat(uint64_t wanted, const Match *m, int *seat)
{
    *seat = SPECTATOR;
    if (wanted == ALL)
        return true;
    if (wanted < 1 || wanted > (uint64_t)match_setup(m)->seats)
        return complain("replay.seat", number_word(match_setup(m)->seats), NULL), false;
    *seat = (int)wanted - 1;
    return true;
}

int cmd_replay(int argc, char **argv)
{
    static Canvas canvas;
    static View view;
    TextList found = {.n = 0};
    const char *pack = 0;
    uint64_t to = UINT64_MAX, seat = ALL;
    bool no_color = false;
    const Flag flags[] = {{"to", FLAG_NUMBER, &to}, {"pack", FLAG_TEXT, &pack},
                          {"seat", FLAG_NUMBER, &seat}, {"no-color", FLAG_ON, &no_color}};
    const ArgsResult args = args_read(argc, argv, flags, sizeof flags / sizeof flags[0], &found, 1);
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    if (found.n == 0)
        return complain("need-file", "replay", NULL);
    Teller t = {.color = term_color(no_color), .screen = {.canvas = &canvas, .view = &view}};
    t.whole = pick_match(found.item[0], pack);
    if (t.whole == 0)
        return EXIT_WRONG;
    const int length = match_length(t.whole);
    bool good = choose_seat(seat, t.whole, &t.seat);
    if (good && to != UINT64_MAX && to > (uint64_t)length)
        good = (complain("replay.length", number_word(length), NULL), false);
    if (good)
        good = tell(&t, to == UINT64_MAX ? length : (int)to);
    match_free(t.now);
    match_free(t.whole);
    return good ? EXIT_GOOD : EXIT_WRONG;
}
