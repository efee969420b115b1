/* What a person can type besides moves. A line that is a possible move is always the move, so no
 * game has to avoid these words. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "cli/answers.h"
#include "cli/input.h"
#include "cli/play.h"
#include "cli/words.h"

enum { LINE = 1024, MEANT = 8, COMMAND_LEAST = 2 };

/* ---- what is printed ---- */

void play_say(Play *p, int seat, Style style, const char *text)
{
    play_open_view(p, seat);
    canvas_line(p->screen.canvas, 2, style, text);
    play_show(p);
}

bool play_same_word(const char *a, const char *b)
{
    for (; *a != '\0' && *b != '\0'; a++, b++)
        if (toupper((unsigned char)*a) != toupper((unsigned char)*b))
            return false;
    return *a == *b;
}

/* ---- answers ---- */

static bool saved(Play *p)
{
    return p->save == 0 || play_save(p, p->save);
}

bool play_answer(Play *p, int seat, Option o)
{
    char why[MATCH_ERROR];
    if (!match_answer(p->match, seat, o, words_lang(), why)) {
        play_say(p, seat, style_plain, why);
        return false;
    }
    saved(p);
    p->saved = false;
    p->screen.look = (Thing){KIND_NUMBER, 0};  /* maps show where the turn is again */
    p->screen.page = 0;
    return true;
}

/* The option a number or a notation stands for; false if it is neither. */
static bool find_option(const Play *p, int seat, const char *text, Option *out)
{
    char small[LINE];
    Str lower = STR_ON(small);
    long number;
    const Menu *m = match_menu(p->match, seat);
    if (text_int(text, 1, m->n, &number)) {
        *out = m->list[number - 1];
        return true;
    }
    words_lower(text, &lower);
    return match_finds(p->match, seat, text, out) || match_finds(p->match, seat, small, out);
}

/* Whether the text is a move of the game, even one that is not possible now: then nothing else can
 * be meant by it. */
static bool is_move(const Play *p, const char *text)
{
    char small[LINE];
    Str lower = STR_ON(small);
    Option o;
    words_lower(text, &lower);
    return option_read(match_game(p->match), match_state(p->match), small, &o, 0) == 0;
}

/* "That could be: 3 Move to e5, 4 Move to e6, and 5 more." */
static void say_meant(Play *p, int seat, const int *list, int n)
{
    char text[2 * LINE], answers[LINE];
    Str out = STR_ON(text), a = STR_ON(answers);
    play_open_view(p, seat);
    for (int i = 0; i < n && i < MEANT; i++) {
        put(&a, "%s%d ", i > 0 ? ", " : "", list[i] + 1);
        screen_say_option(&p->screen, match_menu(p->match, seat)->list[list[i]], &a);
    }
    words_fill(&out, n > MEANT ? "play.meant-more" : "play.meant", answers, number_word(n - MEANT),
               NULL);
    play_say(p, seat, style_plain, text);
}

/* The answer that somebody means by some of its words; -1: none fits; -2: several do, which it
 * says. */
static int find_meant(Play *p, int seat, const char *text)
{
    int list[MEANT];
    if (is_move(p, text))
        return -1;
    const Menu *m = match_menu(p->match, seat);
    play_open_view(p, seat);
    const int n = answers_fitting(&p->screen, m->list, m->n, text, list, MEANT);
    if (n > 1)
        say_meant(p, seat, list, n);
    return n == 0 ? -1 : n > 1 ? -2 : list[0];
}

/* A number, a notation or some words; says what is wrong with others. */
static bool want_option(Play *p, int seat, const char *text, const char *what, Option *out)
{
    if (text[0] != '\0' && find_option(p, seat, text, out))
        return true;
    const int meant = text[0] != '\0' ? find_meant(p, seat, text) : -1;
    if (meant >= 0)
        *out = match_menu(p->match, seat)->list[meant];
    else if (meant == -1)
        play_say(p, seat, style_plain, words(what));
    return meant >= 0;
}

void play_say_no_number(Play *p, int seat, long number)
{
    char text[LINE];
    Str out = STR_ON(text);
    const int n = match_menu(p->match, seat)->n;
    words_fill(&out, n == 1 ? "play.only-one" : "play.no-number", number_word(number),
               number_word(n), NULL);
    play_say(p, seat, style_plain, text);
}

/* "all", "alles" */
static bool wants_all(const char *rest)
{
    return play_same_word(rest, "all") || play_same_word(rest, "alles");
}

/* ---- commands; each returns whether the screen has to be drawn again ---- */

static bool do_why(Play *p, int seat, const char *rest)
{
    if (rest[0] == '\0')
        play_say(p, seat, style_plain, words("play.why-what"));
    else
        play_explain(p, seat, rest);
    return false;
}

/* A rule by its id, else all whose text has these words; without either that of the question. */
static bool do_rule(Play *p, int seat, const char *rest)
{
    char line[4 * LINE], wanted[LINE];
    const Pack *pack = pack_of(match_state(p->match));
    const Menu *m = match_menu(p->match, seat);
    const char *id = rest[0] != '\0' || m == 0 ? rest : m->rule;
    Str small = STR_ON(wanted);
    bool exact = false;
    words_lower(id, &small);
    for (int i = 0; i < pack->n_rules; i++)
        exact = exact || play_same_word(pack->rules[i].id, id);
    play_open_view(p, seat);
    for (int i = 0; i < pack->n_rules; i++) {
        char lower[4 * LINE];
        Str out = STR_ON(line), l = STR_ON(lower);
        put(&out, "%s: %s", pack->rules[i].id, pack->rules[i].in[words_lang()]);
        words_lower(line, &l);
        if (exact ? play_same_word(pack->rules[i].id, id) : strstr(lower, wanted) != 0)
            canvas_line(p->screen.canvas, 2, style_plain, line);
    }
    Str none = STR_ON(line);
    words_fill(&none, "play.no-rule", id, NULL);
    if (p->screen.canvas->rows == 0)
        canvas_line(p->screen.canvas, 2, style_plain, line);
    play_show(p);
    return false;
}

/* Whether the person was asked for answer `n`; some are given for them. */
static bool was_chosen(const Play *p, int seat, int n)
{
    char why[MATCH_ERROR];
    Play then = *p;
    then.match = match_at(p->match, n, words_lang(), why);
    const bool chosen = then.match != 0 && play_unasked(&then, seat) == 0;
    match_free(then.match);
    return chosen;
}

/* The answer to go back to, or -1; those that were given for the person go with what was before,
 * and those of a way go together. */
static int last_choice(const Play *p, int seat)
{
    const bool alone = p->people <= 1;
    int n = match_undo_to(p->match, seat, alone, match_length(p->match));
    while (n >= 0 && !was_chosen(p, seat, n))
        n = match_undo_to(p->match, seat, alone, n);
    return n > p->way_from && n < p->way_to ? p->way_from : n;
}

/* "Taken back: "Play Wolf", and 3 answers after it." */
static void note_undo(Play *p, const char *answer, int after, bool chance)
{
    Str note = STR_ON(p->note);
    static const char *const keys[] = {"play.undone", "play.undone-two", "play.undone-more"};
    words_fill(&note, keys[after < 2 ? after : 2], answer, number_word(after), NULL);
    if (chance)
        put(&note, " %s", words("play.undone-chance"));
}

/* What answer `n` was called when it was given. */
static void put_answer(Play *p, int seat, int n, Str *out)
{
    char why[MATCH_ERROR];
    Option o;
    Match *then = match_at(p->match, n, words_lang(), why);
    if (then != 0 && match_finds(then, seat, match_notation(p->match, n), &o)) {
        screen_open(&p->screen, then, seat, words_lang(), p->color);
        screen_say_option(&p->screen, o, out);
    }
    match_free(then);
    play_open_view(p, seat);
}

static bool do_undo(Play *p, int seat, const char *rest)
{
    char why[MATCH_ERROR], answer[LINE];
    Str label = STR_ON(answer);
    const int to = last_choice(p, seat), after = match_length(p->match) - 1 - to;
    const uint32_t stream = match_stream(p->match);
    (void)rest;
    if (to >= 0)
        put_answer(p, seat, to, &label);
    if (to < 0 || !match_take_back(p->match, to, words_lang(), why)) {
        const bool too_late = p->people > 1 || match_dice_stay(p->match, 0);
        play_say(p, seat, style_plain, words(too_late ? "play.no-undo" : "play.none-undo"));
        return false;
    }
    note_undo(p, answer, after, match_stream(p->match) != stream);
    if (to <= p->way_from)
        p->way_from = p->way_to = 0;
    p->screen.page = 0;
    const Event *events;
    const int n = match_events(p->match, &events);
    for (int i = 0; i <= MAX_SEATS; i++) {
        p->shown[i] = p->shown[i] < n ? p->shown[i] : n;
        p->before[i] = p->before[i] < n ? p->before[i] : n;
    }
    saved(p);
    return true;
}

static bool do_forecast(Play *p, int seat, const char *rest)
{
    static Forecast f, forked;
    const uint64_t seed = (uint64_t)match_length(p->match) + 1;
    Option o;
    if (!want_option(p, seat, rest, "play.forecast-what", &o))
        return false;
    forecast(match_game(p->match), match_state(p->match), seat, o, seed, &f);
    play_open_view(p, seat);
    screen_forecast(&p->screen, &f, o);
    for (int i = 0; i < f.n_forks; i++) {
        forecast_fork(match_game(p->match), match_state(p->match), seat, o, f.fork[i], seed,
                      &forked);
        screen_fork(&p->screen, &f, i, &forked);
    }
    play_show(p);
    return false;
}

static bool do_hint(Play *p, int seat, const char *rest)
{
    char line[LINE];
    Str out = STR_ON(line);
    Advice a;
    (void)rest;
    play_advice(p, seat, &a);
    const Menu *m = match_menu(p->match, seat);
    int number = 0;
    while (m->list[number] != a.offer[0].option)
        number++;
    play_open_view(p, seat);
    words_fill(&out, "play.hint", number_word(number + 1), NULL);
    canvas_line(p->screen.canvas, 2, style_plain, line);
    screen_advice(&p->screen, &a);
    play_show(p);
    return false;
}

static bool do_save(Play *p, int seat, const char *rest)
{
    char line[LINE];
    Str out = STR_ON(line);
    const char *path = rest[0] != '\0' ? rest : p->save;
    if (path == 0) {
        play_say(p, seat, style_plain, words("play.save-where"));
    } else if (play_save(p, path)) {
        p->saved = true;
        words_fill(&out, "play.saved", path, NULL);
        play_say(p, seat, style_plain, line);
    }
    return false;
}

/* What cannot be taken back is said twice. */
static bool is_sure(Play *p, int seat, const char *ask)
{
    const bool sure = p->asked_sure != 0 && text_equal(p->asked_sure, ask);
    if (!sure)
        play_say(p, seat, style_plain, words(ask));
    p->asked_sure = ask;
    return sure;
}

static bool do_resign(Play *p, int seat, const char *rest)
{
    char why[MATCH_ERROR];
    (void)rest;
    if (!is_sure(p, seat, "play.resign-sure"))
        return false;
    if (!match_resign(p->match, seat, words_lang(), why)) {
        play_say(p, seat, style_plain, why);
        return false;
    }
    saved(p);
    return true;
}

static bool do_log(Play *p, int seat, const char *rest)
{
    const Event *events;
    play_open_view(p, seat);
    const int n = match_events(p->match, &events);
    screen_events(&p->screen, n > CANVAS_ROWS / 2 ? n - CANVAS_ROWS / 2 : 0, n);
    if (wants_all(rest))
        play_show(p);
    else
        play_show_end(p);
    return false;
}

/* All that happened between the last two times this seat was asked. */
static bool do_news(Play *p, int seat, const char *rest)
{
    const Event *events;
    (void)rest;
    play_open_view(p, seat);
    screen_events(&p->screen, *play_before(p, seat), match_events(p->match, &events));
    if (p->screen.canvas->rows == 0)
        canvas_line(p->screen.canvas, 2, style_plain, words("play.no-news"));
    play_show(p);
    return false;
}

static bool do_score(Play *p, int seat, const char *rest)
{
    (void)rest;
    play_open_view(p, seat);
    screen_head(&p->screen);
    if (match_over(p->match))
        screen_result(&p->screen);
    play_show(p);
    return false;
}

static bool do_view(Play *p, int seat, const char *rest)
{
    (void)p;
    (void)seat;
    (void)rest;
    return true;
}

static bool do_more(Play *p, int seat, const char *rest)
{
    (void)seat;
    (void)rest;
    p->screen.page++;
    return true;
}

static bool do_cards(Play *p, int seat, const char *rest)
{
    (void)rest;
    play_open_view(p, seat);
    screen_cards(&p->screen);
    play_show(p);
    return false;
}

/* Whether a line of the help is of any use in this game; it begins with the word of a command. */
static bool is_useful(const Game *game, const char *line)
{
    static const char *const measured[] = {"places ", "measure ", "sight ", "reach ",
                                            "zoom "};
    for (size_t i = 0; i < sizeof measured / sizeof *measured; i++)
        if (text_starts(line, measured[i]))
            return game_measures(game);
    if (text_starts(line, "go ") || text_starts(line, "ways "))
        return game_measures(game) || game_plans(game);
    return true;
}

static bool do_help(Play *p, int seat, const char *rest)
{
    bool useful = true;
    (void)rest;
    play_open_view(p, seat);
    for (const char *line = words("play.help"); *line != '\0';) {
        char text[LINE];
        Str out = STR_ON(text);
        const size_t n = strcspn(line, "\n");
        str_bytes(&out, line, n);
        useful = line[0] == ' ' ? useful : is_useful(match_game(p->match), line);
        if (useful)
            canvas_line(p->screen.canvas, 2, style_plain, text);
        line += n + (line[n] == '\n');
    }
    play_show(p);
    return false;
}

static bool do_quit(Play *p, int seat, const char *rest)
{
    (void)rest;
    const bool lost = p->save == 0 && !p->saved && match_length(p->match) > 0 &&
                      !match_over(p->match);
    p->quit = !lost || is_sure(p, seat, "play.quit-sure");
    return false;
}

static const struct Word {
    const char *en, *de;
    bool (*run)(Play *p, int seat, const char *rest);
    bool after;                /* of use when the match is over, too */
} command_words[] = {
    {"why", "warum", do_why, false},
    {"rule", "regel", do_rule, true},
    {"rules", "regeln", do_rule, true},
    {"undo", "zurück", do_undo, false},
    {"forecast", "prognose", do_forecast, false},
    {"hint", "tipp", do_hint, false},
    {"save", "speichern", do_save, true},
    {"resign", "aufgeben", do_resign, false},
    {"news", "neues", do_news, true},
    {"log", "verlauf", do_log, true},
    {"score", "stand", do_score, true},
    {"view", "ansicht", do_view, true},
    {"more", "mehr", do_more, true},
    {"cards", "karten", do_cards, true},
    {"go", "gehe", play_go, false},
    {"ways", "wege", play_ways, false},
    {"look", "zeige", play_look, true},
    {"groups", "gruppen", play_groups, true},
    {"places", "orte", play_places, false},
    {"measure", "messe", play_measure, true},
    {"sight", "sicht", play_sight, true},
    {"reach", "reichweite", play_reach, true},
    {"zoom", "lupe", play_zoom, true},
    {"passing", "passen", play_passing, false},
    {"help", "hilfe", do_help, true},
    {"quit", "ende", do_quit, true},
};
enum { WORDS = sizeof command_words / sizeof command_words[0] };

static const struct Word *find_command(const char *word)
{
    for (int i = 0; i < WORDS; i++)
        if (play_same_word(command_words[i].en, word) || play_same_word(command_words[i].de, word))
            return &command_words[i];
    if (play_same_word(word, "?"))
        return find_command("help");
    return play_same_word(word, "exit") ? find_command("quit") : 0;
}

static bool starts_so(const char *word, const char *start)
{
    for (; *start != '\0'; word++, start++)
        if (tolower((unsigned char)*word) != tolower((unsigned char)*start))
            return false;
    return true;
}

/* The only command that begins so, or NULL. */
static const struct Word *find_started(const char *word)
{
    const struct Word *found = 0;
    if (strlen(word) < COMMAND_LEAST)
        return 0;
    for (int i = 0; i < WORDS; i++) {
        if (!starts_so(command_words[i].en, word) && !starts_so(command_words[i].de, word))
            continue;
        if (found != 0 && found->run != command_words[i].run)
            return 0;
        found = &command_words[i];
    }
    return found;
}

/* Without surrounding blanks, and nothing a terminal would obey. */
static void tidy(const char *line, Str *out)
{
    while (*line == ' ' || *line == '\t')
        line++;
    for (; *line != '\0'; line++) {
        const bool obeyed = (unsigned char)*line < 0x20 || *line == 0x7f;
        str_char(out, *line == '\t' ? ' ' : obeyed ? '?' : *line);
    }
    while (out->len > 0 && out->at[out->len - 1] == ' ')
        out->at[--out->len] = '\0';
}

/* Once the match is over, there is nothing to answer, but much to look at. */
static bool line_after_end(Play *p, int seat, const struct Word *command, const char *rest)
{
    if (command != 0 && command->after)
        return command->run(p, seat, rest);
    play_say(p, seat, style_plain, words("play.over-what"));
    return false;
}

bool play_line(Play *p, int seat, const char *line)
{
    char text[LINE], word[64];
    Option o;
    Str out = STR_ON(text), w = STR_ON(word);
    tidy(line, &out);
    const size_t n = strcspn(text, " ");
    str_bytes(&w, text, n);
    const char *rest = text + n + strspn(text + n, " ");
    const struct Word *command = find_command(word);
    if (command == 0 || (command->run != do_quit && command->run != do_resign))
        p->asked_sure = 0;
    if (text[0] == '\0')  /* never an answer; if there is but one page, it is drawn again */
        return do_more(p, seat, "");
    if (match_over(p->match))
        return line_after_end(p, seat, command != 0 ? command : find_started(word), rest);
    if (find_option(p, seat, text, &o))
        return play_answer(p, seat, o);
    if (command != 0)
        return command->run(p, seat, rest);
    long number;
    if (text_int(text, -100000000, 100000000, &number)) {
        play_say_no_number(p, seat, number);
        return false;
    }
    const int meant = find_meant(p, seat, text);
    if (meant >= 0)
        return play_answer(p, seat, match_menu(p->match, seat)->list[meant]);
    command = meant == -1 ? find_started(word) : 0;
    if (command != 0)
        return command->run(p, seat, rest);
    if (meant == -1 && play_names_place(p, seat, text))
        return play_go(p, seat, text);
    if (meant == -1)
        play_explain(p, seat, text);
    return false;
}

void play_offer_completion(const Play *p, const Menu *m)
{
    static char notation[MENU_MAX][96];
    static char why[MENU_MAX][104];
    static const char *lines[2 * MENU_MAX + WORDS];
    int n = 0;
    for (int i = 0; m != 0 && i < m->n; i++) {
        Str out = STR_ON(notation[i]), w = STR_ON(why[i]);
        option_write(match_game(p->match), match_state(p->match), m->list[i], &out);
        put(&w, "forecast %s", notation[i]);
        lines[n++] = notation[i];
        lines[n++] = why[i];
    }
    for (int i = 0; i < WORDS; i++)
        lines[n++] = words_lang() == LANG_DE ? command_words[i].de : command_words[i].en;
    input_offer(lines, n);
}
