/* Why a move is not possible now. The answer comes from the same menu that offers the possible
 * ones: a denial names its rule, and the rule's own text is the explanation. */
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

static void say_other_question(const Match *m, int seat, Lang lang, const Menu *menu, Str *out)
{
    SeatNames names;
    match_names(m, lang, &names);
    sentence_say(lang, SAY("table.other-question"), out);
    str_char(out, ' ');
    prompt_say(m->game, m->state, &(Listener){lang, seat, &names}, menu, out);
}

bool match_why_not(const Match *m, int seat, const char *notation, Lang lang, Str *out,
                   const char **rule)
{
    Option o;
    const char *at;
    *rule = 0;
    if (match_over(m)) {
        sentence_say(lang, SAY("table.over"), out);
        return false;
    }
    if (seat < 0 || seat >= m->setup.seats || !(match_asked(m) & SEAT_BIT(seat))) {
        sentence_say(lang, SAY("table.not-asked"), out);
        return false;
    }
    const char *fault = option_read(m->game, m->state, notation, &o, &at);
    if (fault != 0) {
        say_unread(lang, fault, at, out);
        return false;
    }
    Menu *menu = match_menu_room();
    game_menu(m->game, m->state, seat, menu, match_denials_room());
    *rule = menu->rule[0] != '\0' ? menu->rule : 0;
    if (menu_has(menu, o)) {
        sentence_say(lang, SAY("table.possible"), out);
        return true;
    }
    const char *denied = menu_why_not(menu, o);
    if (denied != 0) {
        *rule = denied;
        match_say_rule(m, lang, denied, out);
    } else {
        say_other_question(m, seat, lang, menu, out);
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
