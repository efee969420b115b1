/* Why a move is not possible: by its number, its notation, or the names that stand on the screen,
 * in either language. */
#include <string.h>

#include "cli/answers.h"
#include "cli/play.h"
#include "cli/words.h"

enum { LINE = 1024, REFUSED = 64, TOLD = 3 };

/* "Too far: 3 hexes away, movement 2. (BR-MOVE-2)" */
static void say_reason(Play *p, int seat, Str *reason, const char *rule)
{
    if (rule != 0)
        put(reason, " (%s)", rule);
    play_say(p, seat, style_plain, reason->at);
}

static void say_possible(Play *p, int seat, int answer)
{
    char text[2 * LINE], label[LINE];
    Str out = STR_ON(text), l = STR_ON(label);
    play_open_view(p, seat);
    screen_say_option(&p->screen, match_menu(p->match, seat)->list[answer], &l);
    words_fill(&out, "play.why-possible", number_word(answer + 1), label, NULL);
    play_say(p, seat, style_plain, text);
}

/* A number is that of an answer, which is possible; there are no others. */
static bool why_number(Play *p, int seat, const char *text)
{
    long number;
    const Menu *m = match_menu(p->match, seat);
    if (!text_int(text, -100000000, 100000000, &number))
        return false;
    if (number >= 1 && number <= m->n)
        say_possible(p, seat, (int)number - 1);
    else
        play_say_no_number(p, seat, number);
    return true;
}

/* ---- things by name ---- */

/* All things of the match that are called so, those in view first. */
static Pointed things_called(const Play *p, const char *name)
{
    Pointed at = {0};
    const Screen *s = &p->screen;
    Thing seen;
    if (play_find_letters(p, name, &seen))
        at.thing[at.n++] = seen;
    for (int i = 0; i < s->view->n_items && at.n < POINTED_MAX; i++) {
        const Thing t = s->view->items[i].what;
        if (t.value != THING_HIDDEN && answers_name(s, t, name, false))
            at.thing[at.n++] = t;
    }
    for (int kind = KIND_SEAT; kind < s->game->n_kinds; kind++)
        for (int i = 0; i < kind_count(s->game, s->state, kind) && at.n < POINTED_MAX; i++)
            if (answers_name(s, thing(kind, i), name, false))
                at.thing[at.n++] = thing(kind, i);
    return at;
}

/* The rule that tells most about a thing. */
static bool why_thing(Play *p, int seat, const char *name)
{
    char text[4 * LINE];
    Str out = STR_ON(text);
    play_open_view(p, seat);
    const Pointed at = things_called(p, name);
    if (at.n == 0)
        return false;
    const Reason reason = match_why_thing(p->match, seat, &at, words_lang(), &out);
    say_reason(p, seat, &out, reason.rule);
    return true;
}

/* ---- answers that are refused ---- */

static Denials denials;
static Option refused[DENIALS_MAX];
static const Denial *refusal[DENIALS_MAX];

static int find_refused(const Play *p, int seat)
{
    static Menu menu;
    int n = 0;
    denials.n = 0;
    game_menu(match_game(p->match), match_state(p->match), seat, &menu, &denials);
    for (int i = 0; i < denials.n; i++) {
        if (denials.list[i].of_thing)
            continue;
        refusal[n] = &denials.list[i];
        refused[n++] = denials.list[i].option;
    }
    return n;
}

static bool rule_told(const int *list, int i)
{
    for (int k = 0; k < i; k++)
        if (text_equal(refusal[list[k]]->rule, refusal[list[i]]->rule))
            return true;
    return false;
}

/* The refused answers that the words fit, a line for each rule. */
static bool why_refused(Play *p, int seat, const char *text)
{
    int list[REFUSED], told = 0;
    play_open_view(p, seat);
    const int n = answers_fitting(&p->screen, refused, find_refused(p, seat), text, list, REFUSED);
    for (int i = 0; i < n && i < REFUSED && told < TOLD; i++) {
        char line[4 * LINE];
        Str out = STR_ON(line);
        const Denial *d = refusal[list[i]];
        if (rule_told(list, i))
            continue;
        screen_say_option(&p->screen, d->option, &out);
        str_text(&out, ": ");
        match_say_denial(p->match, seat, words_lang(), d, &out);
        put(&out, " (%s)", d->rule);
        canvas_line(p->screen.canvas, 2, style_plain, line);
        told++;
    }
    if (told > 0)
        play_show(p);
    return told > 0;
}

/* An answer that is offered and called so. */
static bool why_offered_so(Play *p, int seat, const char *text)
{
    int answer;
    const Menu *m = match_menu(p->match, seat);
    play_open_view(p, seat);
    if (answers_fitting(&p->screen, m->list, m->n, text, &answer, 1) != 1)
        return false;
    say_possible(p, seat, answer);
    return true;
}

void play_explain(Play *p, int seat, const char *move)
{
    char text[4 * LINE], small[LINE];
    const char *rule, *rest = strchr(move, ' ');
    Option o;
    Str out = STR_ON(text), lower = STR_ON(small);
    words_lower(move, &lower);
    const bool is_move =
        option_read(match_game(p->match), match_state(p->match), small, &o, 0) == 0;
    if (!is_move &&
        (why_number(p, seat, move) || why_thing(p, seat, move) || why_refused(p, seat, move) ||
         why_offered_so(p, seat, move) || (rest != 0 && why_thing(p, seat, rest + 1))))
        return;
    match_why_not(p->match, seat, small, words_lang(), &out, &rule);
    say_reason(p, seat, &out, rule);
}
