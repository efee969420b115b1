/* The course of a match at the terminal: who is next, what is shown, when it is saved. */
#include "cli/play.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "cli/files.h"
#include "cli/input.h"
#include "cli/term.h"
#include "cli/words.h"

enum {
    INPUT_ROWS = 1,
    END_ROWS = 9,      /* seed, hash and how to check them, wrapped */
    RECENT = 5, RECENT_LEAST = 3, RECENT_MOST = 18,
    UNTOLD = 2,        /* lines of news that may be left to the log */
    LINE = 1024, BLANK_LINES = 100, SHOW_LEAST = 4, HEX = 2 * SEED_BYTES + 1,
};

bool play_save(const Play *p, const char *path)
{
    char *text = match_text(p->match, true);
    const bool good = files_write_safely(path, text);
    if (!good)
        complain("file.write", path, strerror(errno), NULL);
    free(text);
    return good;
}

/* Bots draw on a stream of their own that follows from public facts, so a match with a given
 * seed and given answers can be repeated, and looking at a hint changes nothing. */
static void bot_chance(const Match *m, int seat, FastChance *f)
{
    const uint8_t *hash = match_commitment(m);
    uint64_t seed = 0;
    for (int i = 0; i < 8; i++)
        seed = seed << 8 | hash[i];
    chance_fast(f, seed + (uint64_t)match_length(m) * 1000003u + (uint64_t)seat);
    fast_next(f);
}

Option play_bot_choice(Play *p, int seat, const char *id)
{
    FastChance chance;
    const BotSpec bot = bot_called(id);
    const Menu *menu = match_menu(p->match, seat);
    bot_chance(p->match, seat, &chance);
    const int i = bot_choose(&bot, match_game(p->match), match_state(p->match), menu, &chance,
                             p->room);
    return menu->list[i];
}

void play_advice(Play *p, int seat, Advice *out)
{
    FastChance chance;
    const BotSpec adviser = bot_called(BOT_ADVISER);
    const Menu menu = *match_menu(p->match, seat);
    bot_chance(p->match, seat, &chance);
    advise(&adviser, match_game(p->match), match_state(p->match), &menu, -1, fast_next(&chance),
           p->room, out);
}

/* ---- showing ---- */

static void show_hex(const char *key, const uint8_t *bytes)
{
    char hex[HEX];
    for (int i = 0; i < SEED_BYTES; i++)
        snprintf(hex + 2 * i, 3, "%02x", bytes[i]);
    words_print(stdout, key, hex, NULL);
}

static int *events_read(Play *p, int seat)
{
    return &p->shown[seat < MAX_SEATS ? seat : MAX_SEATS];
}

/* What has happened since this seat last looked; on a screen that is wiped also a little before. As
 * much as a small terminal has room for. */
static void show_news(Play *p, bool wiped)
{
    const Event *events;
    Screen *s = &p->screen;
    const int n = match_events(p->match, &events), third = s->height / 3;
    int from = *events_read(p, s->seat);
    if (wiped && from > n - RECENT)
        from = n > RECENT ? n - RECENT : 0;
    const int most = s->height == 0 || third > RECENT_MOST ? RECENT_MOST
                     : third > RECENT ? third : RECENT;
    const bool least = (s->tight >= TIGHT_PAGES && !screen_has_scene(s)) ||
                       (s->tight >= TIGHT_DENSE && screen_map_area(s) >= 0);
    const int shown = s->tight == 0 ? most : (least ? 1 : RECENT_LEAST) + s->spare;
    const int untold = screen_news_lines(s, *events_read(p, s->seat)) - shown;
    screen_part(s, PART_NEWS);
    screen_news(s, from, shown);
    p->untold = untold > 0 ? untold : 0;
}

/* Whether somebody else's answer has not been looked at, also if an own one that nobody was asked
 * for came after it. */
static bool others_acted(Play *p, int seat)
{
    const int read = *events_read(p, seat);
    for (int i = match_length(p->match); i-- > 0;) {
        const LogEntry *e = match_entry(p->match, i);
        if (e->first_event + e->n_events <= read)
            return false;
        if (e->seat != seat)
            return true;
    }
    return false;
}

int *play_before(Play *p, int seat)
{
    return &p->before[seat < MAX_SEATS ? seat : MAX_SEATS];
}

static void have_read(Play *p, int seat)
{
    const Event *events;
    const int n = match_events(p->match, &events);
    if (n > *events_read(p, seat))
        *play_before(p, seat) = *events_read(p, seat);
    *events_read(p, seat) = n;
}

static void draw_turn(Play *p, int seat, bool wiped)
{
    Screen *s = &p->screen;
    screen_open(s, p->match, seat, words_lang(), p->color);
    screen_table(s);
    show_news(p, wiped);
    if (p->unasked[0] != '\0') {
        char line[LINE];
        Str out = STR_ON(line);
        words_fill(&out, "play.unasked", p->unasked, NULL);
        canvas_line(s->canvas, 2, style_dim, line);
    }
    if (p->note[0] != '\0') {
        screen_gap(s);
        canvas_line(s->canvas, 2, style_bold, p->note);
    }
    screen_part(s, PART_QUESTION);
    if (match_over(p->match))
        screen_result(s);
    else
        screen_prompt(s, match_menu(p->match, seat));
    screen_part(s, PART_FOOT);
    if (s->height > 0)
        screen_foot(s);
}

/* Everything, or what the terminal has rows for: less of a map, short forms, no gaps, at last a
 * page of it. Rows that are left then tell more of what happened. */
static void fit_turn(Play *p, int seat, bool wiped, int below)
{
    Screen *s = &p->screen;
    s->spare = 0;
    s->pages = 1;
    s->below = below;
    for (s->tight = 0;; s->tight++) {
        s->map_rows = 0;
        draw_turn(p, seat, wiped);
        if (screen_shorten(s))
            draw_turn(p, seat, wiped);
        if (s->tight == TIGHT_PAGES || !screen_is_over(s))
            break;
    }
    s->spare = s->tight > 0 && !screen_is_over(s) ? s->height - s->canvas->rows - s->below : 0;
    if (s->spare > 0)
        draw_turn(p, seat, wiped);
    screen_cut(s);
}

/* What others have done since this seat last looked, with the scores above it. */
static void draw_report(Play *p, int seat, int most)
{
    Screen *s = &p->screen;
    s->tight = TIGHT_DENSE;
    screen_open(s, p->match, seat, words_lang(), p->color);
    screen_head(s);
    screen_news(s, *events_read(p, seat), most);
}

/* Where the table has no room for what happened meanwhile, that comes first. Anything that is typed
 * instead of the Enter key is the next line of input. */
static void report(Play *p, int seat)
{
    const Screen *s = &p->screen;
    int most = s->height;
    do
        draw_report(p, seat, most--);
    while (most > 0 && s->canvas->rows + INPUT_ROWS > s->height);
    term_clear();
    canvas_print(s->canvas, stdout);
    have_read(p, seat);
    char *line = input_line(words("play.to-table"), p->plain);
    if (line != 0 && line[0] != '\0')
        p->typed = line;
    else
        free(line);
}

/* With as many rows left below it. */
static void show_turn(Play *p, int seat, int below)
{
    const bool wiped = p->color && !p->plain;
    fit_turn(p, seat, wiped, below);
    if (wiped && p->untold > UNTOLD && term_is_interactive() && !match_over(p->match) &&
        others_acted(p, seat)) {
        report(p, seat);
        fit_turn(p, seat, wiped, below);
    }
    if (wiped)
        term_clear();
    else
        puts("----");
    canvas_print(p->screen.canvas, stdout);
    fflush(stdout);
    have_read(p, seat);
    p->note[0] = p->unasked[0] = '\0';
    p->screen.n_marks = p->screen.n_shapes = 0;  /* they were asked for once */
}

/* Rows that can be read before the next stop. */
static int show_step(const Play *p)
{
    const bool stops = term_is_interactive() && term_height() > SHOW_LEAST;
    return stops ? term_height() - INPUT_ROWS : p->screen.canvas->rows;
}

/* Anything but the Enter key ends it and, except for q, is the next line of input. */
void play_show(Play *p)
{
    const Canvas *c = p->screen.canvas;
    const int step = show_step(p);
    for (int row = 0; row < c->rows; row += step) {
        canvas_print_rows(c, row, step, stdout);
        if (row + step >= c->rows)
            return;
        char *line = input_line(words("play.go-on"), p->plain);
        const bool on = line != 0 && line[0] == '\0';
        if (!on && line != 0 && !text_equal(line, "q"))
            p->typed = line;
        else
            free(line);
        if (!on)
            return;
    }
}

void play_show_end(Play *p)
{
    const Canvas *c = p->screen.canvas;
    const int before = c->rows - (show_step(p) - 1);
    if (before <= 1) {
        play_show(p);
        return;
    }
    words_print(stdout, "play.rows-before", number_word(before), NULL);
    canvas_print_rows(c, before, c->rows, stdout);
}

/* Where escape codes are not wanted, empty lines must push the secrets off the screen. */
static void hide_screen(const Play *p)
{
    if (p->color) {
        term_clear_line();
        return;
    }
    for (int i = 0; i < BLANK_LINES; i++)
        putchar('\n');
}

/* Between two people at one keyboard: nobody sees the other's cards. */
static bool hand_over(Play *p, int seat)
{
    char name[96];
    Str out = STR_ON(name);
    if (p->people < 2 || p->last_person == seat)
        return true;
    p->last_person = seat;
    p->unasked[0] = '\0';
    screen_open(&p->screen, p->match, SPECTATOR, words_lang(), p->color);
    screen_seat_name(&p->screen, seat, &out);
    if (!term_is_interactive()) {
        fputs("==== ", stdout);
        words_print(stdout, "play.hand-over", name, NULL);
        return true;
    }
    hide_screen(p);
    words_print(stdout, "play.hand-over", name, NULL);
    input_forget();
    char *line = input_line(words("play.press-enter"), p->plain);
    if (line == 0)
        return false;
    free(line);
    hide_screen(p);
    return true;
}

static void show_proof(const Play *p)
{
    putchar('\n');
    show_hex("play.seed", match_seed(p->match));
    show_hex("play.commitment-again", match_commitment(p->match));
    if (p->save != 0)
        words_print(stdout, "play.verify", p->save, NULL);
    else
        words_print(stdout, "play.verify-later", NULL);
}

/* The next line of input, which may have been typed before; NULL: there is no more. */
static char *next_line(Play *p, int seat)
{
    char *line = p->typed;
    p->typed = 0;
    play_offer_completion(p, match_over(p->match) ? 0 : match_menu(p->match, seat));
    return line != 0 ? line : input_line("> ", p->plain);
}

/* People can look at everything until they leave. */
static void show_end(Play *p)
{
    const int seat = p->people == 1 ? p->last_person : SPECTATOR;
    p->screen.page = 0;
    for (bool draw = true, on = true; on && !p->quit;) {
        if (draw) {
            show_turn(p, seat, END_ROWS);
            show_proof(p);
        }
        char *line = p->people > 0 ? next_line(p, seat) : 0;
        on = line != 0;
        draw = on && play_line(p, seat, line);
        free(line);
    }
}

/* ---- the loop ---- */

static bool play_bot(Play *p, int seat)
{
    char why[MATCH_ERROR];
    const Option o = play_bot_choice(p, seat, match_holder(p->match, seat)->name);
    if (!match_answer(p->match, seat, o, words_lang(), why))
        return complain("play.bot", why, NULL), false;
    return p->save == 0 || play_save(p, p->save);
}

static bool has_person(const Play *p)
{
    for (int i = 0; i < match_setup(p->match)->seats; i++)
        if (match_holder(p->match, i)->kind == SEAT_PERSON)
            return true;
    return false;
}

/* Bots alone, from the start or because the people have resigned: every answer is told as it
 * comes. */
static void tell_news(Play *p)
{
    if (has_person(p))
        return;
    screen_open(&p->screen, p->match, SPECTATOR, words_lang(), p->color);
    show_news(p, false);
    have_read(p, SPECTATOR);
    canvas_print(p->screen.canvas, stdout);
}

/* Told below the next table; the same once more is not. */
static void tell_unasked(Play *p, const Menu *menu, Option o)
{
    char said[LINE];
    Str line = STR_ON(said);
    const size_t told = strlen(p->unasked);
    Str out = {.at = p->unasked, .len = told, .cap = sizeof p->unasked};
    option_say_unasked(p->screen.game, p->screen.state, &p->screen.listener, menu, o, &line);
    if (strstr(p->unasked, said) == NULL) {
        str_text(&out, told > 0 ? "; " : "");
        str_text(&out, said);
    }
}

/* Gives the answer with this number; what is more than a pass is told. */
static bool give_unasked(Play *p, int seat, int number)
{
    const Menu *menu = match_menu(p->match, seat);
    const Option o = menu->list[number - 1];
    if (!menu->pass) {
        screen_open(&p->screen, p->match, seat, words_lang(), p->color);
        tell_unasked(p, menu, o);
    }
    return play_answer(p, seat, o);
}

static bool play_person(Play *p, int seat)
{
    const int unasked = play_unasked(p, seat);
    if (unasked > 0)
        return give_unasked(p, seat, unasked);
    if (!hand_over(p, seat))
        return false;
    p->last_person = seat;
    show_turn(p, seat, INPUT_ROWS);
    for (bool again = false; !again && !p->quit;) {
        char *line = next_line(p, seat);
        if (line == 0)
            return false;
        again = play_line(p, seat, line);
        free(line);
    }
    return !p->quit;
}

/* Who is next: bots before people, because they do not keep anybody waiting. */
static int next_seat(const Play *p)
{
    const Seats asked = match_asked(p->match);
    for (int i = 0; i < MAX_SEATS; i++)
        if ((asked & SEAT_BIT(i)) && match_holder(p->match, i)->kind != SEAT_PERSON)
            return i;
    return first_seat(asked);
}

static void say_goodbye(const Play *p)
{
    if (p->save != 0 && match_length(p->match) > 0)
        words_print(stdout, "play.continue", p->save, NULL);
    else
        words_print(stdout, "play.not-saved", NULL);
}

/* Who goes on with a saved match is told what has happened since their last answer. */
static void find_read(Play *p)
{
    for (int i = 0; i < match_length(p->match); i++) {
        const int seat = match_entry(p->match, i)->seat;
        p->before[seat] = p->shown[seat] = match_entry(p->match, i)->first_event;
    }
}

int play_run(Play *p)
{
    const Game *game = match_game(p->match);
    p->room = bot_room_new(game);
    find_read(p);
    show_hex("play.commitment", match_commitment(p->match));
    if (p->people > 0)
        words_print(stdout, "play.welcome", NULL);
    bool on = true;
    while (on && !match_over(p->match)) {
        const int seat = next_seat(p);
        tell_news(p);
        const bool person = match_holder(p->match, seat)->kind == SEAT_PERSON;
        on = person ? play_person(p, seat) : play_bot(p, seat);
    }
    if (match_over(p->match))
        show_end(p);
    else
        say_goodbye(p);
    free(p->room);
    return EXIT_GOOD;
}
