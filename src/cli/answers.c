/* Finding the answer that somebody means; see answers.h. */
#include "cli/answers.h"

#include <ctype.h>
#include <string.h>

enum {
    LINE = 512, PREFIX_LEAST = 2,
    STARTS_LEAST = 3,  /* letters that are enough for the name of a thing */
};

typedef enum Fit { FIT_NONE, FIT_STARTS, FIT_WORDS, FIT_SAME } Fit;

void words_lower(const char *text, Str *out)
{
    for (const unsigned char *p = (const unsigned char *)text; *p != '\0'; p++) {
        str_char(out, (char)(*p < 0x80 ? tolower(*p) : *p));
        if (p[0] != 0xc3 || p[1] == '\0')
            continue;
        const bool capital = p[1] >= 0x80 && p[1] <= 0x9e && p[1] != 0x97;  /* À to Þ, but not × */
        str_char(out, (char)(capital ? p[1] + 0x20 : p[1]));
        p++;
    }
}

static bool in_word(char c)
{
    return c != '\0' && strchr(" .,;:!?()[]/\"", c) == 0;
}

/* The next word from `*at` on; false: there is none. */
static bool next_word(const char **at, size_t *n)
{
    while (**at != '\0' && !in_word(**at))
        (*at)++;
    *n = 0;
    while (in_word((*at)[*n]))
        (*n)++;
    return *n > 0;
}

static bool has_digit(const char *word, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (isdigit((unsigned char)word[i]))
            return true;
    return false;
}

/* How a word that was typed fits the best of those in a text. */
static Fit word_fit(const char *word, size_t n, const char *text)
{
    Fit best = FIT_NONE;
    size_t length;
    for (const char *at = text; best < FIT_WORDS && next_word(&at, &length); at += length) {
        if (length < n || memcmp(at, word, n) != 0)
            continue;
        if (length == n)
            best = FIT_WORDS;
        else if (n >= PREFIX_LEAST && !has_digit(word, n))
            best = FIT_STARTS;
    }
    return best;
}

static Fit text_fit(const char *typed, const char *text)
{
    Fit worst = FIT_WORDS;
    size_t n;
    bool any = false;
    if (text_equal(typed, text))
        return FIT_SAME;
    for (const char *at = typed; next_word(&at, &n); at += n) {
        const Fit fit = word_fit(at, n, text);
        worst = fit < worst ? fit : worst;
        any = true;
    }
    return any ? worst : FIT_NONE;
}

/* What an answer is called: its label, in both languages if that is wanted, and its notation. Words
 * of all of them may be mixed. */
static Fit answer_fit(const Screen *s, Option o, bool both, const char *typed)
{
    char label[LINE], notation[LINE], all[3 * LINE], lower[3 * LINE];
    Str l = STR_ON(label), n = STR_ON(notation), a = STR_ON(all), small = STR_ON(lower);
    Listener other = s->listener;
    other.lang = s->lang == LANG_DE ? LANG_EN : LANG_DE;
    option_say(s->game, s->state, &s->listener, o, &l);
    option_write(s->game, s->state, o, &n);
    put(&a, "%s / %s", label, notation);
    if (both) {
        str_text(&a, " / ");
        option_say(s->game, s->state, &other, o, &a);
    }
    words_lower(all, &small);
    const Fit fit = text_fit(typed, lower);
    Str same = STR_ON(lower);
    words_lower(label, &same);
    return text_equal(typed, lower) || text_equal(typed, notation) ? FIT_SAME : fit;
}

static int fitting(const Screen *s, const Option *of, int n_of, bool both, const char *typed,
                   int *list, int cap)
{
    Fit best = FIT_STARTS;
    int n = 0;
    for (int i = 0; i < n_of; i++) {
        const Fit fit = answer_fit(s, of[i], both, typed);
        if (fit < best)
            continue;
        n = fit > best ? 0 : n;
        best = fit;
        if (n < cap)
            list[n] = i;
        n++;
    }
    return n;
}

int answers_fitting(const Screen *s, const Option *of, int n_of, const char *text, int *list,
                    int cap)
{
    char typed[LINE];
    Str small = STR_ON(typed);
    words_lower(text, &small);
    const int n = fitting(s, of, n_of, false, typed, list, cap);
    return n > 0 ? n : fitting(s, of, n_of, true, typed, list, cap);
}

bool answers_same(const char *a, const char *b)
{
    char small_a[LINE], small_b[LINE];
    Str sa = STR_ON(small_a), sb = STR_ON(small_b);
    words_lower(a, &sa);
    words_lower(b, &sb);
    return text_equal(small_a, small_b);
}

/* ---- things ---- */

static bool is_same(const char *text, const char *name, bool starts)
{
    char lower[LINE];
    Str small = STR_ON(lower);
    words_lower(text, &small);
    return starts ? text_starts(lower, name) : text_equal(lower, name);
}

bool answers_name(const Screen *s, Thing t, const char *name, bool starts)
{
    char text[LINE], lower[LINE];
    Str small = STR_ON(lower), word = STR_ON(text);
    words_lower(name, &small);
    if (starts && small.len < STARTS_LEAST)
        return false;
    thing_write(s->game, s->state, t, &word);
    if (is_same(text, lower, starts))
        return true;
    for (Lang lang = 0; lang < LANGS; lang++) {
        Listener to = s->listener;
        Str title = STR_ON(text);
        to.lang = lang;
        thing_title(s->game, s->state, &to, t, &title);
        if (is_same(text, lower, starts))
            return true;
    }
    const Thing who = thing_spoken(s->game, s->state, t);
    return who.kind == KIND_SEAT && t.kind != KIND_SEAT &&
           is_same(s->names.of[who.value], lower, starts);
}
