/* Why a move is not possible now. The answer comes from the same menu that offers the possible
 * ones: a denial names its rule, and the rule's own text is the explanation. */
#include "table/match.h"

#include <string.h>

#include "table/match_inner.h"

enum { WHY_SENTENCE = 270, WHY_MOVE = 60 };

/* A text of the table in the reader's language; English is built in. */
static const char *table_text(Lang lang, const char *key, const char *english)
{
    const char *text = pack_text(0, lang, key);
    return text != 0 ? text : english;
}

static void put_filled(Str *out, const char *text, const char *with)
{
    for (const char *p = text; *p != '\0'; p++) {
        if (text_starts(p, "{0}")) {
            str_text(out, with);
            p += 2;
        } else {
            str_char(out, *p);
        }
    }
}

/* "no such verb in this game" has the text key "notation.no-such-verb-in-this-game". */
static const char *notation_text(Lang lang, const char *fault)
{
    char key[96];
    Str k = STR_ON(key);
    str_text(&k, "notation.");
    for (const char *p = fault; *p != '\0'; p++)
        str_char(&k, *p == ' ' ? '-' : *p);
    return table_text(lang, key, fault);
}

static void say_unread(Lang lang, const char *fault, const char *at, Str *out)
{
    char word[WHY_MOVE];
    Str w = STR_ON(word);
    for (const char *p = at; *p != '\0' && *p != ' '; p++)
        str_char(&w, *p);
    if (word[0] != '\0')
        put_filled(out, table_text(lang, "table.unread", "'{0}' was not understood"), word);
    else
        str_text(out, table_text(lang, "table.unread-end", "The end was not understood"));
    put(out, ": %s.", notation_text(lang, fault));
}

static void say_seat_not_asked(Lang lang, int seat, Str *out)
{
    char number[8];
    Str n = STR_ON(number);
    str_int(&n, seat + 1);
    put_filled(out, table_text(lang, "table.not-asked", "Seat {0} is not asked now."), number);
}

/* The rule's text, or at least its id, so that a gap in the rule book hides nothing. */
static void say_rule(const Match *m, Lang lang, const char *rule, Str *out)
{
    const Rule *r = pack_rule(pack_of(m->state), rule);
    if (r != 0 && r->in[lang] != 0)
        str_text(out, r->in[lang]);
    else
        put_filled(out, table_text(lang, "table.forbidden", "Rule {0} does not allow it."), rule);
}

static void say_other_question(const Match *m, Lang lang, const Menu *menu, Str *out)
{
    put(out, "%s ", table_text(lang, "table.other-question", "This does not answer the question:"));
    prompt_say(m->game, m->state, lang, menu, out);
}

bool match_why_not(const Match *m, int seat, const char *notation, Lang lang, Str *out,
                   const char **rule)
{
    Option o;
    const char *at;
    *rule = 0;
    if (match_over(m)) {
        str_text(out, table_text(lang, "table.over", "The match is over."));
        return false;
    }
    if (seat < 0 || seat >= m->setup.seats || !(match_asked(m) & SEAT_BIT(seat))) {
        say_seat_not_asked(lang, seat, out);
        return false;
    }
    const char *fault = option_read(m->game, m->state, notation, &o, &at);
    if (fault != 0) {
        say_unread(lang, fault, at, out);
        return false;
    }
    game_menu(m->game, m->state, seat, m->menu, m->denials);
    *rule = m->menu->rule[0] != '\0' ? m->menu->rule : 0;
    if (menu_has(m->menu, o)) {
        str_text(out, table_text(lang, "table.possible", "This is possible now."));
        return true;
    }
    const char *denied = menu_why_not(m->menu, o);
    if (denied != 0) {
        *rule = denied;
        say_rule(m, lang, denied, out);
    } else {
        say_other_question(m, lang, m->menu, out);
    }
    return false;
}

/* Cuts a text that is too long between two characters. */
static void end_cleanly(Str *s)
{
    if (!s->cut)
        return;
    while (s->len > 0 && ((unsigned char)s->at[s->len - 1] & 0xc0) == 0x80)
        s->len--;
    if (s->len > 0 && ((unsigned char)s->at[s->len - 1] & 0x80))
        s->len--;
    s->at[s->len] = '\0';
}

bool match_refuse_move(const Match *m, int seat, const char *notation, char *why)
{
    char sentence[WHY_SENTENCE], move[WHY_MOVE];
    const char *rule;
    Str s = STR_ON(sentence), n = STR_ON(move);
    str_text(&n, notation);
    end_cleanly(&n);
    match_why_not(m, seat, notation, LANG_EN, &s, &rule);
    end_cleanly(&s);
    while (s.len > 0 && (sentence[s.len - 1] == '.' || sentence[s.len - 1] == ' '))
        sentence[--s.len] = '\0';
    return match_refuse(why, "'%s' is not possible: %s%s%s", move, sentence,
                        rule != 0 ? ", see " : "", rule != 0 ? rule : "");
}
