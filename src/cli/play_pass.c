/* Passing: who may answer every effect would be asked without end, so a person says when to be
 * asked. A question that can be passed (Menu.pass) is about what is coming and whose it is. Where
 * one answer is usual (Menu.usual), it is given without asking unless the person wants it else. */
#include <string.h>

#include "cli/play.h"
#include "cli/words.h"

enum { LINE = 1024 };

static const struct { const char *en, *de, *text; } modes[PASS_MODES] = {
    [PASS_NEVER] = {"always", "immer", "pass.always"},
    [PASS_UNABLE] = {"able", "möglich", "pass.able"},
    [PASS_OWN] = {"others", "andere", "pass.others"},
    [PASS_SMALL] = {"worth", "wichtig", "pass.worth"},
    [PASS_TURN] = {"turn", "zug", "pass.turn"},
};

/* Whose turn it is, as far as the table tells: the seats marked as active. */
static Seats active_seats(const Play *p)
{
    static View v;
    Seats all = 0;
    game_view(match_game(p->match), match_state(p->match), SPECTATOR, &v);
    for (int i = 0; i < v.n_seats; i++)
        if (view_has_tag(&v.seats[i].of, "active"))
            all |= SEAT_BIT(i);
    return all;
}

static bool is_own(const Menu *m)
{
    for (int i = 0; i < m->n_about; i++)
        if (m->about[i].kind == KIND_SEAT)
            return m->about[i].value == m->seat;
    return false;
}

static bool is_skipped(const Passing *pass, const Menu *m)
{
    return m->n_about > 0 && m->about[0].value < 64 && pass->skip >> m->about[0].value & 1;
}

static bool is_passed(Play *p, int seat, const Menu *m)
{
    Passing *pass = &p->passing[seat];
    if (!m->pass)
        return false;
    if (pass->mode == PASS_TURN && active_seats(p) != pass->active)
        pass->mode = pass->before;
    if (pass->mode == PASS_NEVER)
        return false;
    return m->n == 1 || pass->mode == PASS_TURN || is_skipped(pass, m) ||
           (pass->mode == PASS_OWN && is_own(m)) || (pass->mode == PASS_SMALL && !m->stop);
}

int play_unasked(Play *p, int seat)
{
    const Menu *m = match_menu(p->match, seat);
    const Passing *pass = &p->passing[seat];
    if (is_passed(p, seat, m))
        return 1;
    return pass->asks_usual || pass->mode == PASS_NEVER ? 0 : m->usual;
}

/* ---- kinds of effects ---- */

static int find_effect(const Play *p, const char *name)
{
    const Game *game = match_game(p->match);
    const int kind = prompt_subject(game);
    for (int i = 0; kind > 0 && i < kind_count(game, match_state(p->match), kind); i++) {
        char text[96];
        const Thing t = {kind, i};
        Str word = STR_ON(text);
        thing_write(game, match_state(p->match), t, &word);
        if (play_same_word(text, name))
            return i;
        Str title = STR_ON(text);
        screen_title(&p->screen, t, &title);
        if (play_same_word(text, name))
            return i;
    }
    return -1;
}

static void put_effects(const Play *p, uint64_t which, Str *out)
{
    const Game *game = match_game(p->match);
    const int kind = prompt_subject(game);
    bool first = true;
    for (int i = 0; kind > 0 && i < kind_count(game, match_state(p->match), kind); i++) {
        if (!(which >> i & 1))
            continue;
        put(out, "%s", first ? "" : ", ");
        screen_title(&p->screen, (Thing){kind, i}, out);
        first = false;
    }
}

/* ---- the command ---- */

static void tell_settings(Play *p, int seat)
{
    char text[2 * LINE], skipped[LINE], all[LINE];
    Str out = STR_ON(text), skip = STR_ON(skipped), every = STR_ON(all);
    const Passing *pass = &p->passing[seat];
    put_effects(p, pass->skip, &skip);
    put_effects(p, ~(uint64_t)0, &every);
    words_fill(&out, modes[pass->mode].text, NULL);
    put(&out, "\n");
    const bool asks = pass->asks_usual || pass->mode == PASS_NEVER;
    words_fill(&out, asks ? "pass.asks-usual" : "pass.gives-usual", NULL);
    if (pass->skip != 0)
        words_fill(&out, "pass.skipped", skipped, NULL);
    words_fill(&out, "pass.how", NULL);
    if (every.len > 0)
        words_fill(&out, "pass.kinds", all, NULL);
    play_say(p, seat, style_plain, text);
}

static bool set_mode(Play *p, int seat, const char *word)
{
    Passing *pass = &p->passing[seat];
    if (play_same_word(word, "usual") || play_same_word(word, "üblich")) {
        pass->asks_usual = !pass->asks_usual;
        return true;
    }
    for (int i = 0; i < PASS_MODES; i++) {
        if (!play_same_word(modes[i].en, word) && !play_same_word(modes[i].de, word))
            continue;
        if (i == PASS_TURN && pass->mode != PASS_TURN)
            pass->before = pass->mode;
        pass->active = active_seats(p);
        pass->mode = (PassMode)i;
        return true;
    }
    return false;
}

/* passing [always|able|others|worth|turn]; passing usual, passing EFFECT: turns asking about it
 * off, and on again */
bool play_passing(Play *p, int seat, const char *rest)
{
    char text[LINE];
    Str out = STR_ON(text);
    const int effect = find_effect(p, rest);
    if (rest[0] != '\0' && effect >= 0 && effect < 64) {
        p->passing[seat].skip ^= (uint64_t)1 << effect;
    } else if (rest[0] != '\0' && !set_mode(p, seat, rest)) {
        words_fill(&out, "pass.unknown", rest, NULL);
        play_say(p, seat, style_plain, text);
        return false;
    }
    if (rest[0] != '\0' && play_unasked(p, seat) > 0)
        return true;
    tell_settings(p, seat);
    return false;
}
