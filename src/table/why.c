/* Why a move is not possible now, or nothing with a thing. The answer comes from the same menu that
 * offers the possible ones: a denial names its rule and the figures of the case. */
#include "table/match.h"

#include <string.h>

#include "table/match_inner.h"
#include "table/names.h"

enum { WHY_SENTENCE = 270, WHY_MOVE = 60 };

static void say_unread(Lang lang, const char *fault, const char *at, Str *out)
{
    char word[WHY_MOVE];
    Str w = STR_ON(word);
    for (const char *p = at; *p != '\0' && *p != ' '; p++)
        str_char(&w, *p);
    str_whole(&w);
    sentence_say(lang, word[0] != '\0' ? SAY("table.unread", word) : SAY("table.unread-end"), out);
    put(out, ": %s.", phrase_text(0, lang, "notation", fault));
}

void match_say_rule(const Match *m, Lang lang, const char *rule, Str *out)
{
    const Rule *r = pack_rule(pack_of(m->state), rule);
    if (r != 0 && r->in[lang] != 0)
        str_text(out, r->in[lang]);
    else
        sentence_say(lang, SAY("table.forbidden", rule), out);
}

void match_say_no_way(const Match *m, Lang lang, const char *rule, Str *out)
{
    char key[WHY_MOVE];
    Str k = STR_ON(key);
    put(&k, "way.%s", rule);
    const char *text = pack_text(pack_of(m->state), lang, key);
    if (text != 0)
        str_text(out, text);
    else
        match_say_rule(m, lang, rule, out);
}

void match_say_denial(const Match *m, int seat, Lang lang, const Denial *d, Str *out)
{
    SeatNames names;
    match_names(m, lang, &names);
    const Listener to = {.lang = lang, .seat = seat, .names = &names};
    if (!denial_say(m->game, m->state, &to, d, out))
        match_say_rule(m, lang, d->rule, out);
}

/* ---- the refusal that tells most ---- */

/* Which argument of the option names the thing; -1: none. */
static int place_in(const Game *game, Option o, Thing t)
{
    for (int i = 0; i < game->verbs[option_verb(o)].n_args; i++)
        if (same_thing(option_thing(game, o, i), t))
            return i;
    return -1;
}

static bool names_picked(const Game *game, Option o, const Pointed *at)
{
    for (int i = 0; i < at->n_picked; i++)
        if (place_in(game, o, at->picked[i]) < 0)
            return false;
    return true;
}

bool why_offered(const Game *game, const Menu *menu, const Pointed *at)
{
    for (int i = 0; i < menu->n; i++)
        for (int k = 0; k < at->n; k++)
            if (place_in(game, menu->list[i], at->thing[k]) >= 0 &&
                names_picked(game, menu->list[i], at))
                return true;
    return false;
}

/* How closely a denial is about the thing: only as what another of its kind would do something to;
 * named at all; together with what was picked. */
typedef enum Relevance { NOT_AT_ALL, AIMED_AT, NAMED, TOGETHER } Relevance;

static bool follows_its_kind(const Game *game, Option o, int place)
{
    const uint8_t *kinds = game->verbs[option_verb(o)].kinds;
    for (int i = 0; i < place; i++)
        if (kinds[i] == kinds[place])
            return true;
    return false;
}

static Relevance relevance(const Game *game, const Denial *d, Thing t, const Pointed *at)
{
    if (d->of_thing)
        return same_thing(d->thing, t) ? NAMED : NOT_AT_ALL;
    const int place = place_in(game, d->option, t);
    if (place < 0)
        return NOT_AT_ALL;
    if (at->n_picked > 0 && names_picked(game, d->option, at))
        return TOGETHER;
    return follows_its_kind(game, d->option, place) ? AIMED_AT : NAMED;
}

/* Of all denials that are as close, those with the verb of the first count, because menus begin
 * with what matters most; and of these the rule that stands in the way most often. */
static const Denial *most_relevant(const Game *game, const Menu *menu, Thing t, const Pointed *at)
{
    const Denials *all = menu->denials;
    const Denial *first = 0, *best = 0;
    Relevance close = NOT_AT_ALL;
    int most = 0;
    for (int i = 0; i < all->n; i++) {
        const Relevance c = relevance(game, &all->list[i], t, at);
        if (c > close) {
            close = c;
            first = &all->list[i];
        }
    }
    for (int i = 0; first != 0 && i < all->n; i++) {
        const Denial *d = &all->list[i];
        int n = 0;
        if (option_verb(d->option) != option_verb(first->option) ||
            relevance(game, d, t, at) != close)
            continue;
        for (int k = i; k < all->n; k++)
            n += option_verb(all->list[k].option) == option_verb(d->option) &&
                 text_equal(all->list[k].rule, d->rule) &&
                 relevance(game, &all->list[k], t, at) == close;
        if (n > most) {
            most = n;
            best = d;
        }
    }
    return best;
}

const Denial *why_denied(const Game *game, const Menu *menu, const Pointed *at)
{
    for (int i = 0; i < at->n; i++) {
        const Denial *d = most_relevant(game, menu, at->thing[i], at);
        if (d != 0)
            return d;
    }
    for (int i = 0; i < at->n; i++)
        for (int k = 0; k < menu->denials->n; k++) {
            const Denial *d = &menu->denials->list[k];
            if (d->of_thing && same_thing(d->thing, (Thing){at->thing[i].kind, THING_ANY}))
                return d;
        }
    return 0;
}

/* ---- asking ---- */

/* Why `seat` cannot answer at all now. */
static bool is_asked(const Match *m, int seat, Lang lang, Str *out)
{
    const bool asked = seat >= 0 && seat < m->setup.seats && match_asked(m) & SEAT_BIT(seat);
    if (match_over(m))
        sentence_say(lang, SAY("table.over"), out);
    else if (!asked)
        sentence_say(lang, SAY("table.not-asked"), out);
    return !match_over(m) && asked;
}

/* The question that is asked, and its rule. */
static void say_first(const Match *m, int seat, Lang lang, const Menu *menu, Str *out)
{
    SeatNames names;
    match_names(m, lang, &names);
    sentence_say(lang, SAY("table.first"), out);
    str_char(out, ' ');
    const Listener to = {.lang = lang, .seat = seat, .names = &names};
    prompt_say(m->game, m->state, &to, menu, out);
}

static const char *rule_of(const Menu *menu)
{
    return menu->rule[0] != '\0' ? menu->rule : 0;
}

Reason match_why_thing(const Match *m, int seat, const Pointed *at, Lang lang, Str *out)
{
    if (!is_asked(m, seat, lang, out))
        return (Reason){0};
    Menu *menu = match_menu_room();
    game_menu(m->game, m->state, seat, menu, match_denials_room());
    if (why_offered(m->game, menu, at)) {
        sentence_say(lang, SAY("table.possible"), out);
        return (Reason){.legal = true, .rule = rule_of(menu)};
    }
    const Denial *d = why_denied(m->game, menu, at);
    if (d == 0) {
        say_first(m, seat, lang, menu, out);
        return (Reason){.first = true, .rule = rule_of(menu)};
    }
    match_say_denial(m, seat, lang, d, out);
    return (Reason){.rule = d->rule, .has_option = !d->of_thing, .option = d->option};
}

/* All things of the match with this word. */
static Pointed things_called(const Match *m, const char *word)
{
    Pointed at = {0};
    for (int kind = KIND_SEAT; kind < m->game->n_kinds && at.n < POINTED_MAX; kind++)
        if (thing_read(m->game, m->state, kind, word, &at.thing[at.n].value))
            at.thing[at.n++].kind = kind;
    return at;
}

bool match_why_not(const Match *m, int seat, const char *notation, Lang lang, Str *out,
                   const char **rule)
{
    Option o;
    const char *at;
    *rule = 0;
    if (!is_asked(m, seat, lang, out))
        return false;
    const char *fault = option_read(m->game, m->state, notation, &o, &at);
    const Pointed called = fault != 0 ? things_called(m, notation) : (Pointed){0};
    if (called.n > 0) {
        const Reason reason = match_why_thing(m, seat, &called, lang, out);
        *rule = reason.rule;
        return reason.legal;
    }
    if (fault != 0) {
        say_unread(lang, fault, at, out);
        return false;
    }
    Menu *menu = match_menu_room();
    game_menu(m->game, m->state, seat, menu, match_denials_room());
    *rule = rule_of(menu);
    Denial d;
    if (game_allows(m->state, menu, o, &d)) {
        sentence_say(lang, SAY("table.possible"), out);
        return true;
    }
    if (d.rule != 0) {
        *rule = d.rule;
        match_say_denial(m, seat, lang, &d, out);
    } else {
        say_first(m, seat, lang, menu, out);
    }
    return false;
}

bool match_refuse_move(const Match *m, int seat, const char *notation, Lang lang, char *why)
{
    char sentence[WHY_SENTENCE], move[WHY_MOVE];
    const char *rule;
    Str s = STR_ON(sentence), n = STR_ON(move);
    str_text(&n, notation);
    str_whole(&n);
    match_why_not(m, seat, notation, lang, &s, &rule);
    str_whole(&s);
    while (s.len > 0 && (sentence[s.len - 1] == '.' || sentence[s.len - 1] == ' '))
        sentence[--s.len] = '\0';
    if (rule != 0)
        return match_refuse(why, lang, SAY("table.impossible-by", move, sentence, rule));
    return match_refuse(why, lang, SAY("table.impossible", move, sentence));
}
