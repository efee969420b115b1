/* The runner of rule tests: reads every file named on the command line and prints TAP; see script.h
 * and docs/testing.md for the words. */
#include "script.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/text.h"
#include "pack/packs.h"
#include "table/match.h"

static const ScriptGame *const script_games[] = {&brawl_script, &gorgasali_script,
                                                 &adeloth_script, &exalted_script, &euthia_script,
                                                 &null_script, &lifeboat_script};

void script_fail(Script *t, const char *format, ...)
{
    if (t->why[0] != '\0')
        return;  /* the first reason is the interesting one */
    va_list args;
    va_start(args, format);
    vsnprintf(t->why, sizeof t->why, format, args);
    va_end(args);
}

Ctx script_ctx(Script *t)
{
    return (Ctx){.game = t->game, .state = t->state, .chance = &t->chance.chance, .sink = &t->sink};
}

static void keep_event(EventSink *sink, const Event *e)
{
    Script *t = (Script *)((char *)sink - offsetof(Script, sink));
    if (t->n_events < SCRIPT_EVENTS)
        t->events[t->n_events++] = *e;
}

static void check_notation(Script *t, Option o)
{
    char notation[100];
    Str n = STR_ON(notation);
    Option again = 0;
    option_write(t->game, t->state, o, &n);
    if (option_read(t->game, t->state, notation, &again, 0) != 0 || again != o)
        script_fail(t, "'%s' does not read back", notation);
}

/* A question has a rule behind it, and each of its answers is offered once, by words that read back
 * to it. */
static void check_menu(Script *t, const Menu *m)
{
    if (pack_rule(pack_at(t->setup.pack), m->rule) == 0)
        script_fail(t, "the question '%s' has no rule behind it", prompt_id(t->game, m));
    for (int i = 0; i < m->n && t->why[0] == '\0'; i++) {
        check_notation(t, m->list[i]);
        for (int k = 0; k < i; k++)
            if (m->list[k] == m->list[i])
                script_fail(t, "answer %d is offered twice", i + 1);
    }
}

/* Who asks for reasons is offered the same, in the same order. */
static void check_reasons(Script *t, int seat, const Menu *m)
{
    static Denials d;
    Menu other;
    game_menu(t->game, t->state, seat, &other, &d);
    int last = d.n - 1;  /* refused: whoever counts too far ends with what does not exist */
    while (last >= 0 && d.list[last].of_thing)
        last--;
    if (last >= 0)
        check_notation(t, d.list[last].option);
    for (int i = 0; i < m->n || i < other.n; i++)
        if (i >= m->n || i >= other.n || m->list[i] != other.list[i]) {
            char notation[100];
            Str n = STR_ON(notation);
            option_write(t->game, t->state, i < m->n ? m->list[i] : other.list[i], &n);
            script_fail(t, "'%s' is offered only %s its reasons", notation,
                        i < m->n ? "without" : "with");
        }
}

static void check_state(Script *t)
{
    const char *broken = t->game->check(t->state);
    if (broken != 0)
        script_fail(t, "broken state: %s", broken);
    if (t->chance.bad != t->misfit)
        script_fail(t, t->misfit ? "every forced value fitted" : "a forced value did not fit");
    for (int seat = 0; seat < t->setup.seats && !game_over(t->state); seat++)
        if (game_asked(t->state) & SEAT_BIT(seat) && t->why[0] == '\0') {
            Menu m;
            game_menu(t->game, t->state, seat, &m, 0);
            check_menu(t, &m);
            check_reasons(t, seat, &m);
        }
}

void script_start(Script *t)
{
    Ctx c = script_ctx(t);
    t->n_events = 0;
    const char *why = game_start(&c, &t->setup, &t->menu);
    if (why != 0) {
        script_fail(t, "%s", why);
        return;
    }
    t->started = true;
    check_state(t);
}

static void list_offers(Script *t, const Menu *m, Str *out)
{
    for (int i = 0; i < m->n; i++) {
        put(out, "%s", i > 0 ? "; " : "");
        option_write(t->game, t->state, m->list[i], out);
    }
}

void script_answer(Script *t, int seat, Option o)
{
    char notation[100], all[300];
    Str n = STR_ON(notation), a = STR_ON(all);
    Menu m;
    if (game_over(t->state) || !(game_asked(t->state) & SEAT_BIT(seat))) {
        script_fail(t, "seat %d is not asked", seat + 1);
        return;
    }
    game_menu(t->game, t->state, seat, &m, 0);
    if (!game_allows(t->state, &m, o, 0)) {
        option_write(t->game, t->state, o, &n);
        list_offers(t, &m, &a);
        script_fail(t, "'%s' is not offered (%s: %s)", notation, prompt_id(t->game, &m), all);
        return;
    }
    Ctx c = script_ctx(t);
    t->n_events = 0;
    game_answer(&c, seat, o, &t->menu);
    check_state(t);
}

/* ---- words ----------------------------------------------------------------------------------- */

bool script_is(const Script *t, int i, const char *word)
{
    return i < t->n_words && strcmp(t->word[i], word) == 0;
}

int script_number(Script *t, int i)
{
    long value;
    if (i < t->n_words && text_int(t->word[i], -1000, 100000, &value))
        return (int)value;
    script_fail(t, "a number is missing as word %d", i + 1);
    return 0;
}

int script_seat(Script *t, int i)
{
    const int seat = script_number(t, i) - 1;
    if (seat >= 0 && seat < ((const Flow *)t->state)->seats)
        return seat;
    script_fail(t, "no such seat");
    return 0;
}

int script_thing(Script *t, int i, int kind)
{
    int16_t value = 0;
    if (i >= t->n_words || !thing_read(t->game, t->state, kind, t->word[i], &value))
        script_fail(t, "'%s' is no %s", i < t->n_words ? t->word[i] : "", t->game->kinds[kind].id);
    return value;
}

void script_equal(Script *t, const char *what, int is, int wanted)
{
    if (is != wanted)
        script_fail(t, "%s is %d, expected %d", what, is, wanted);
}

void script_word(Script *t, const char *what, const char *is, int i)
{
    if (strcmp(is, t->word[i]) != 0)
        script_fail(t, "%s is %s, expected %s", what, is, t->word[i]);
}

void script_flag(Script *t, const char *what, bool is, int i)
{
    script_word(t, what, is ? "yes" : "no", i);
}

void script_zone(Script *t, const Zone *z, int i, int kind)
{
    const bool has = script_is(t, i, "has");
    if (!has && !script_is(t, i, "lacks")) {
        script_equal(t, t->word[1], z->n, script_number(t, i));
        return;
    }
    for (int w = i + 1; w < t->n_words; w++)
        if ((zone_find(z, (uint16_t)script_thing(t, w, kind)) >= 0) != has)
            script_fail(t, "%s %s '%s'", t->word[1], has ? "lacks" : "has", t->word[w]);
}

int script_join(const Script *t, int i, char *out, size_t cap)
{
    size_t n = 0;
    out[0] = '\0';
    for (; i < t->n_words && strcmp(t->word[i], ";") != 0; i++)
        n += (size_t)snprintf(out + n, n < cap ? cap - n : 0, "%s%s", n > 0 ? " " : "", t->word[i]);
    return i;
}

static Option read_option(Script *t, const char *notation)
{
    Option o = 0;
    const char *problem = option_read(t->game, t->state, notation, &o, 0);
    if (problem != 0)
        script_fail(t, "'%s': %s", notation, problem);
    return o;
}

/* ---- generic statements ---------------------------------------------------------------------- */

static void do_option(Script *t)
{
    char *value = strchr(t->word[1], '=');
    if (value == 0) {
        script_fail(t, "option needs k=v");
        return;
    }
    *value++ = '\0';
    for (int i = 0; i < t->game->n_options; i++) {
        const OptionSpec *spec = &t->game->options[i];
        const Pack *pack = pack_at(t->setup.pack);
        if (strcmp(spec->id, t->word[1]) != 0)
            continue;
        if (setup_words(spec, pack) == 0) {
            t->setup.option[i] = atoi(value);  /* also one that is refused */
            return;
        }
        if (setup_read(spec, pack, value, &t->setup.option[i]))
            return;
    }
    script_fail(t, "unknown option or value");
}

/* pack DIR: play with a pack of the tests. */
static void do_pack(Script *t)
{
    char dir[256];
    const char *packs = getenv("SPIELWERK_PACKS");
    snprintf(dir, sizeof dir, "%s/%s", packs != 0 ? packs : "tests/packs", t->word[1]);
    t->setup.pack = pack_load_dir(t->game, dir, t->why, sizeof t->why);
    ((Flow *)t->state)->pack = t->setup.pack;  /* words are looked up before the start */
}

/* refuse WORDS…: the set-up so far is impossible, and the reason contains these words. It must have
 * a text, so that it can be said in both languages. */
static void do_refuse(Script *t)
{
    char wanted[200];
    Ctx c = script_ctx(t);
    script_join(t, 1, wanted, sizeof wanted);
    const char *why = game_start(&c, &t->setup, &t->menu);
    if (why == 0)
        script_fail(t, "the set-up was accepted");
    else if (strstr(why, wanted) == 0)
        script_fail(t, "refused, but because '%s'", why);
    else if (phrase_text(pack_at(t->setup.pack), LANG_DE, "setup", why) == why)
        script_fail(t, "there is no text of the area setup for '%s'", why);
}

/* force 3 0 …: values of chance; force card fireball …: ids to be drawn. misfit N: a value that is
 * out of range. */
static void do_force(Script *t)
{
    t->misfit = script_is(t, 0, "misfit");
    int kind = -1;
    for (int k = 0; k < t->game->n_kinds; k++)
        if (kind < 0 && script_is(t, 1, t->game->kinds[k].id))
            kind = k;
    for (int i = kind < 0 ? 1 : 2; i < t->n_words; i++)
        chance_force(&t->chance, kind < 0 ? (uint32_t)script_number(t, i)
                                          : FORCE_ID + (uint32_t)script_thing(t, i, kind));
}

/* do SEAT NOTATION [; NOTATION …]; the seat is word `at` */
static void do_answer(Script *t, int at)
{
    const int seat = script_seat(t, at);
    for (int i = at + 1; i < t->n_words && t->why[0] == '\0'; i++) {
        char notation[160];
        i = script_join(t, i, notation, sizeof notation);
        const Option o = read_option(t, notation);
        if (t->why[0] == '\0')
            script_answer(t, seat, o);
    }
}

/* repeat N SEAT NOTATION [; NOTATION …] */
static void do_repeat(Script *t)
{
    for (int n = script_number(t, 1); n > 0 && t->why[0] == '\0'; n--)
        do_answer(t, 2);
}

/* offered / not-offered SEAT NOTATION; nothing is offered and denied */
static void do_offered(Script *t, bool wanted)
{
    char notation[160], all[300];
    Str a = STR_ON(all);
    Menu m;
    static Denials d;
    const int seat = script_seat(t, 1);
    script_join(t, 2, notation, sizeof notation);
    const Option o = read_option(t, notation);
    if (game_over(t->state) || !(game_asked(t->state) & SEAT_BIT(seat))) {
        if (wanted)
            script_fail(t, "seat %d is not asked", seat + 1);
        return;
    }
    game_menu(t->game, t->state, seat, &m, &d);
    list_offers(t, &m, &a);
    if (game_allows(t->state, &m, o, 0) != wanted)
        script_fail(t, "'%s' is %soffered (%s)", notation, wanted ? "not " : "", all);
    else if (wanted && menu_why_not(&m, o) != 0)
        script_fail(t, "'%s' is offered, and denied by %s", notation, menu_why_not(&m, o));
}

/* denied SEAT RULE NOTATION: not offered, and the menu says why. */
static void do_denied(Script *t)
{
    char notation[160];
    Menu m;
    static Denials d;
    const int seat = script_seat(t, 1);
    script_join(t, 3, notation, sizeof notation);
    const Option o = read_option(t, notation);
    if (t->why[0] != '\0')
        return;
    game_menu(t->game, t->state, seat, &m, &d);
    Denial why;
    if (game_allows(t->state, &m, o, &why))
        script_fail(t, "'%s' is offered", notation);
    else if (why.rule == 0 || strcmp(why.rule, t->word[2]) != 0)
        script_fail(t, "'%s' is denied by %s, not %s", notation,
                    why.rule != 0 ? why.rule : "nothing", t->word[2]);
}

/* Between the words of a script they are blanks. */
static void drop_commas(char *text)
{
    char *to = text;
    for (const char *p = text; *p != '\0'; p++)
        if (*p != ',' && !(*p == ';' && p[1] == ' '))
            *to++ = *p;
    *to = '\0';
}

/* Fails unless a sentence reads as the words from `at` on; without commas and semicolons. */
static void check_said(Script *t, int at, char *said)
{
    char wanted[300];
    script_join(t, at, wanted, sizeof wanted);
    drop_commas(said);
    if (strcmp(said, wanted) != 0)
        script_fail(t, "it reads '%s'", said);
}

/* SEAT NOTATION ;: how this answer is refused; `at` is where the words behind it begin. False if it
 * is not. */
static bool read_refusal(Script *t, Denial *out, int *at)
{
    char notation[160];
    Menu m;
    static Denials d;
    const int seat = script_seat(t, 1);
    *at = script_join(t, 2, notation, sizeof notation) + 1;
    const Option o = read_option(t, notation);
    if (t->why[0] != '\0')
        return false;
    game_menu(t->game, t->state, seat, &m, &d);
    const Denial *denial = menu_denial(&m, o);
    if (denial != 0)
        *out = *denial;
    else if (game_allows(t->state, &m, o, out) || out->rule == 0)
        script_fail(t, "'%s' is not denied", notation);
    return t->why[0] == '\0';
}

/* said SEAT NOTATION ; SENTENCE: so the refusal of this answer reads, with the figures of the case;
 * without commas and semicolons. */
static void do_said(Script *t)
{
    char said[300];
    Str out = STR_ON(said);
    Denial denial;
    int at;
    if (!read_refusal(t, &denial, &at))
        return;
    denial_say(t->game, t->state, &(Listener){.lang = LANG_EN, .seat = SPECTATOR}, &denial, &out);
    check_said(t, at, said);
}

/* figures SEAT NOTATION ; THING…: these things and figures come with the refusal */
static void do_figures(Script *t)
{
    Denial denial;
    int at;
    if (!read_refusal(t, &denial, &at))
        return;
    script_equal(t, "number of figures", denial.n_with, t->n_words - at);
    for (int i = 0; i < denial.n_with && t->why[0] == '\0'; i++) {
        char word[80];
        Str out = STR_ON(word);
        thing_write(t->game, t->state, denial.with[i], &out);
        script_word(t, "a figure", word, at + i);
    }
}

/* asks SEAT ; SENTENCE: so the question reads. */
static void do_asks(Script *t)
{
    char said[300];
    Str out = STR_ON(said);
    Menu m;
    game_menu(t->game, t->state, script_seat(t, 1), &m, 0);
    prompt_say(t->game, t->state, &(Listener){.lang = LANG_EN, .seat = SPECTATOR}, &m, &out);
    check_said(t, 3, said);
}

/* stops SEAT, stops-not SEAT: whether the question is worth a stop for who would pass it. */
static void do_stops(Script *t, bool wanted)
{
    Menu m;
    game_menu(t->game, t->state, script_seat(t, 1), &m, 0);
    if (!m.pass || m.stop != wanted)
        script_fail(t, "it is %sworth a stop", m.stop ? "" : "not ");
}

/* pointed SEAT RULE KIND WORD [; SENTENCE]: nothing can be done with that thing, and this rule says
 * why; with the figures of the case. */
static void do_pointed(Script *t)
{
    char said[300];
    Str out = STR_ON(said);
    Menu m;
    static Denials d;
    const int seat = script_seat(t, 1);
    Pointed at = {.n = 1};
    if (!thing_named(t->game, t->state, t->word[3], t->word[4], &at.thing[0])) {
        script_fail(t, "there is no %s %s", t->word[3], t->word[4]);
        return;
    }
    game_menu(t->game, t->state, seat, &m, &d);
    const Denial *denial = why_denied(t->game, &m, &at);
    if (why_offered(t->game, &m, &at))
        script_fail(t, "%s %s can be chosen", t->word[3], t->word[4]);
    else if (denial == 0 || strcmp(denial->rule, t->word[2]) != 0)
        script_fail(t, "%s %s is refused by %s, not %s", t->word[3], t->word[4],
                    denial != 0 ? denial->rule : "nothing", t->word[2]);
    if (t->why[0] != '\0' || t->n_words <= 6)
        return;
    denial_say(t->game, t->state, &(Listener){.lang = LANG_EN, .seat = SPECTATOR}, denial, &out);
    check_said(t, 6, said);
}

/* only SEAT NOTATION [; NOTATION …]: exactly these are offered. */
static void do_only(Script *t)
{
    char all[400];
    Str a = STR_ON(all);
    Menu m;
    int n = 0;
    const int seat = script_seat(t, 1);
    game_menu(t->game, t->state, seat, &m, 0);
    list_offers(t, &m, &a);
    for (int i = 2; i < t->n_words && t->why[0] == '\0'; i++, n++) {
        char notation[160];
        i = script_join(t, i, notation, sizeof notation);
        if (!game_allows(t->state, &m, read_option(t, notation), 0))
            script_fail(t, "'%s' is not offered (%s)", notation, all);
    }
    if (n != m.n)
        script_fail(t, "%d answers are offered, expected %d: %s", m.n, n, all);
}

/* listed SEAT NOTATION [; NOTATION …]: exactly these answers with this verb are listed, in this
 * order, whatever else may be answered. */
static void do_listed(Script *t)
{
    char all[900];
    Str a = STR_ON(all);
    Menu m;
    int n = 0, verb = -1;
    game_menu(t->game, t->state, script_seat(t, 1), &m, 0);
    list_offers(t, &m, &a);
    for (int i = 2; i < t->n_words && t->why[0] == '\0'; i++, n++) {
        char notation[160];
        i = script_join(t, i, notation, sizeof notation);
        const Option o = read_option(t, notation);
        verb = verb < 0 ? option_verb(o) : verb;
        while (n < m.n && option_verb(m.list[n]) != verb)
            n++;
        if (n == m.n || m.list[n] != o)
            script_fail(t, "'%s' is not the next that is listed (%s)", notation, all);
    }
    for (; n < m.n; n++)
        if (option_verb(m.list[n]) == verb)
            script_fail(t, "more is listed: %s", all);
}

/* asked SEAT… | asked nobody */
static void do_asked(Script *t)
{
    Seats wanted = 0;
    for (int i = 1; i < t->n_words && !script_is(t, 1, "nobody"); i++)
        wanted |= SEAT_BIT(script_seat(t, i));
    const Seats asked = game_over(t->state) ? 0 : game_asked(t->state);
    if (asked != wanted)
        script_fail(t, "asked is the set %x, expected %x (%s)", asked, wanted,
                    prompt_id(t->game, &t->menu));
}

/* usual SEAT NOTATION | usual SEAT none: what is answered for who does not want to be asked. */
static void do_usual(Script *t)
{
    char notation[160];
    Menu m;
    game_menu(t->game, t->state, script_seat(t, 1), &m, 0);
    script_join(t, 2, notation, sizeof notation);
    const bool none = script_is(t, 2, "none");
    if (none != (m.usual == 0) || (!none && m.list[m.usual - 1] != read_option(t, notation)))
        script_fail(t, "the usual answer is number %d, not '%s'", m.usual, notation);
}

/* prompt KEY[.WORDING] [RULE] */
static void do_prompt(Script *t)
{
    Menu m;
    char key[80];
    Str k = STR_ON(key);
    if (game_over(t->state)) {
        script_fail(t, "the game is over");
        return;
    }
    game_menu(t->game, t->state, first_seat(game_asked(t->state)), &m, 0);
    const bool worded = strchr(t->word[1], '.') != 0 && m.wording[0] != '\0';
    put(&k, worded ? "%s.%s" : "%s%s", prompt_id(t->game, &m), worded ? m.wording : "");
    if (!script_is(t, 1, key))
        script_fail(t, "the question is '%s', not '%s'", key, t->word[1]);
    else if (t->n_words > 2)
        script_word(t, "the rule behind the question", m.rule, 2);
}

static bool event_fits(Script *t, const Event *e, int first)
{
    const EventSpec *spec = &t->game->events[e->kind];
    if (!script_is(t, first, spec->id))
        return false;
    for (int i = first + 1; i < t->n_words; i++) {
        const int arg = i - first - 1;
        char word[80];
        Str w = STR_ON(word);
        if (script_is(t, i, "*"))
            continue;
        if (arg >= e->n)
            return false;
        thing_write(t->game, t->state, event_thing(t->game->events, e, arg), &w);
        if (strcmp(word, t->word[i]) != 0)
            return false;
    }
    return true;
}

/* event ID ARGS… and no-event ID ARGS…: since the last answer ("*" fits anything). */
static void do_event(Script *t, bool wanted)
{
    bool seen = false;
    for (int i = 0; i < t->n_events; i++)
        seen = seen || event_fits(t, &t->events[i], 1);
    if (seen != wanted)
        script_fail(t, "event '%s' %s", t->word[1], wanted ? "did not happen" : "happened");
}

/* cites RULE [ID [THING…]]: an event since the last answer, or this one, names this rule. */
static void do_cites(Script *t)
{
    for (int i = 0; i < t->n_events; i++)
        if (strcmp(t->events[i].rule, t->word[1]) == 0 &&
            (t->n_words < 3 || event_fits(t, &t->events[i], 2)))
            return;
    script_fail(t, "no event since the last answer cites %s", t->word[1]);
}

/* over SEATS… | over draw | over lost | not-over */
static void do_over(Script *t, bool wanted)
{
    Result r;
    Seats winners = 0;
    if (game_over(t->state) != wanted) {
        script_fail(t, "the game is %sover", wanted ? "not " : "");
        return;
    }
    if (!wanted)
        return;
    game_result(t->game, t->state, &r);
    const int seats = t->setup.seats;
    const bool even = script_is(t, 1, "draw"), lost = script_is(t, 1, "lost");
    for (int i = 1; !even && !lost && i < t->n_words; i++)
        winners |= SEAT_BIT(script_seat(t, i));
    script_equal(t, "the set of winners", result_with(&r, seats, OUTCOME_WIN), winners);
    if (even || lost)
        script_equal(t, "the number of seats with a draw",
                     __builtin_popcount(result_with(&r, seats, OUTCOME_DRAW)), even ? seats : 0);
}

/* sees SEAT AREA WORD… / sees-not: what a seat's view shows ("spectator" or a
 * number); "?" is a back. */
static void do_sees(Script *t, bool wanted)
{
    static View v;
    const int seat = script_is(t, 1, "spectator") ? SPECTATOR : script_seat(t, 1);
    game_view(t->game, t->state, seat, &v);
    bool known = false;
    for (int k = 0; k < v.n_areas; k++)
        known = known || strcmp(v.areas[k].id, t->word[2]) == 0;
    if (!known)
        script_fail(t, "there is no area '%s'", t->word[2]);
    for (int i = 3; i < t->n_words; i++) {
        bool seen = false;
        for (int k = 0; k < v.n_items; k++) {
            char word[80];
            Str w = STR_ON(word);
            thing_write(t->game, t->state, v.items[k].what, &w);
            seen = seen || (strcmp(v.areas[v.items[k].area].id, t->word[2]) == 0 &&
                            strcmp(word, t->word[i]) == 0);
        }
        if (seen != wanted)
            script_fail(t, "seat %s %s '%s' in %s", t->word[1], wanted ? "does not see" : "sees",
                        t->word[i], t->word[2]);
    }
}

/* redealt SEAT: other seats' secrets may be anything, this seat's view and menu stay the same. */
static void do_redealt(Script *t)
{
    static View v;
    static char before[1 << 18], after[1 << 18];
    const int seat = script_seat(t, 1);
    FastChance chance;
    void *copy = malloc(t->game->state_size);
    for (int round = 0; round < 20; round++) {
        Str b = STR_ON(before), a = STR_ON(after);
        chance_fast(&chance, (uint64_t)round);
        memcpy(copy, t->state, t->game->state_size);
        game_redeal(t->game, copy, seat, &chance.chance);
        game_view(t->game, t->state, seat, &v);
        view_json(t->game, t->state, &v, &b);
        game_view(t->game, copy, seat, &v);
        view_json(t->game, copy, &v, &a);
        if (strcmp(before, after) != 0)
            script_fail(t, "seat %d sees something it cannot know", seat + 1);
        if (t->game->check(copy) != 0)
            script_fail(t, "redealt: %s", t->game->check(copy));
    }
    free(copy);
}

static bool generic(Script *t)
{
    if (script_is(t, 0, "option")) do_option(t);
    else if (script_is(t, 0, "pack")) do_pack(t);
    else if (script_is(t, 0, "seats")) t->setup.seats = script_number(t, 1);
    else if (script_is(t, 0, "start")) script_start(t);
    else if (script_is(t, 0, "refuse")) do_refuse(t);
    else if (script_is(t, 0, "force") || script_is(t, 0, "misfit")) do_force(t);
    else if (script_is(t, 0, "do")) do_answer(t, 1);
    else if (script_is(t, 0, "repeat")) do_repeat(t);
    else if (script_is(t, 0, "offered")) do_offered(t, true);
    else if (script_is(t, 0, "not-offered")) do_offered(t, false);
    else if (script_is(t, 0, "denied")) do_denied(t);
    else if (script_is(t, 0, "said")) do_said(t);
    else if (script_is(t, 0, "figures")) do_figures(t);
    else if (script_is(t, 0, "pointed")) do_pointed(t);
    else if (script_is(t, 0, "asks")) do_asks(t);
    else if (script_is(t, 0, "stops")) do_stops(t, true);
    else if (script_is(t, 0, "stops-not")) do_stops(t, false);
    else if (script_is(t, 0, "only")) do_only(t);
    else if (script_is(t, 0, "listed")) do_listed(t);
    else if (script_is(t, 0, "asked")) do_asked(t);
    else if (script_is(t, 0, "prompt")) do_prompt(t);
    else if (script_is(t, 0, "usual")) do_usual(t);
    else if (script_is(t, 0, "event")) do_event(t, true);
    else if (script_is(t, 0, "no-event")) do_event(t, false);
    else if (script_is(t, 0, "cites")) do_cites(t);
    else if (script_is(t, 0, "over")) do_over(t, true);
    else if (script_is(t, 0, "not-over")) do_over(t, false);
    else if (script_is(t, 0, "sees")) do_sees(t, true);
    else if (script_is(t, 0, "sees-not")) do_sees(t, false);
    else if (script_is(t, 0, "redealt")) do_redealt(t);
    else return script_value(t);
    return true;
}

/* ---- files ----------------------------------------------------------------------------------- */

/* The comma of a point: "4530,-2210". */
static bool joins_numbers(const char *line, int n)
{
    return n > 0 && isdigit((unsigned char)line[-1]) &&
           (isdigit((unsigned char)line[1]) || line[1] == '-');
}

static void split(Script *t, const char *line)
{
    t->n_words = 0;
    while (*line != '\0') {
        int n = 0;
        while (isspace((unsigned char)*line) || *line == ',')
            line++;
        if (*line == '\0' || *line == '#')
            return;
        if (t->n_words == SCRIPT_WORDS) {
            script_fail(t, "more than %d words on a line", SCRIPT_WORDS);
            return;
        }
        while (*line != '\0' && !isspace((unsigned char)*line)) {
            if (*line == ',' && !joins_numbers(line, n))
                break;
            if (n > 0 && *line == ';')
                break;
            if (n < SCRIPT_WORD - 1)
                t->word[t->n_words][n++] = *line;
            line++;
            if (n == 1 && t->word[t->n_words][0] == ';')
                break;
        }
        t->word[t->n_words++][n] = '\0';
    }
}

static void begin(Script *t, const ScriptGame *g)
{
    const Game *game = game_by_id(g->game);
    free(t->state);
    memset(t, 0, sizeof *t);
    t->game = game;
    t->state = aligned_alloc(64, (game->state_size + 63) / 64 * 64);
    memset(t->state, 0, game->state_size);
    t->sink.take = keep_event;
    chance_forced(&t->chance, 1);
    game_setup_default(game, pack_builtin(game), 2, &t->setup);
    if (g->usual != 0)
        g->usual(&t->setup);
    ((Flow *)t->state)->pack = t->setup.pack;
}

static void run_line(Script *t, const ScriptGame *g, const char *line)
{
    split(t, line);
    if (t->n_words == 0)
        return;
    for (int i = t->n_words; i < SCRIPT_WORDS; i++)
        t->word[i][0] = '\0';
    const bool known = script_is(t, 0, "expect") ? g->expect(t) || script_expect(t)
                                                  : generic(t) || g->position(t);
    if (!known)
        script_fail(t, "'%s %s' is not understood", t->word[0], t->word[1]);
}

static int passed, failed, numbered;

static void report(const char *title, const char *file, int line, const char *why)
{
    numbered++;
    if (why[0] == '\0') {
        passed++;
        printf("ok %d - %s\n", numbered, title);
    } else {
        failed++;
        printf("not ok %d - %s\n# %s:%d: %s\n", numbered, title, file, line, why);
    }
}

static void run_file(const char *path, const ScriptGame *g)
{
    static Script t;
    char line[600], title[600] = "", why[SCRIPT_WHY] = "";
    int number = 0, bad_line = 0;
    FILE *f = fopen(path, "r");
    if (f == 0) {
        report(path, path, 0, "cannot be read");
        return;
    }
    begin(&t, g);
    while (fgets(line, sizeof line, f) != 0) {
        number++;
        line[strcspn(line, "\n")] = '\0';
        if (strncmp(line, "test ", 5) == 0) {
            if (title[0] != '\0')
                report(title, path, bad_line, why);
            snprintf(title, sizeof title, "%s", line + 5);
            why[0] = '\0';
            begin(&t, g);
        } else if (why[0] == '\0') {
            run_line(&t, g, line);
            bad_line = number;
            snprintf(why, sizeof why, "%s", t.why);
        }
    }
    if (title[0] != '\0')
        report(title, path, bad_line, why);
    free(t.state);
    t.state = 0;
    fclose(f);
}

/* script GAME FILE… */
int main(int argc, char **argv)
{
    const ScriptGame *g = 0;
    setvbuf(stdout, 0, _IOLBF, 0);  /* a crash loses no line, and a failure is seen at once */
    packs_install();
    for (unsigned i = 0; argc > 2 && i < sizeof script_games / sizeof *script_games; i++)
        if (strcmp(script_games[i]->game, argv[1]) == 0)
            g = script_games[i];
    if (g == 0) {
        fprintf(stderr, "usage: script GAME FILE…\n");
        return 2;
    }
    for (int i = 2; i < argc; i++)
        run_file(argv[i], g);
    printf("1..%d\n", numbered);
    return failed > 0;
}
