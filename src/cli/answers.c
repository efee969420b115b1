/* Finding the answer that somebody means; see answers.h. */
#include "cli/answers.h"

#include <ctype.h>
#include <string.h>

enum { LINE = 512, PREFIX_LEAST = 2 };

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

static Fit answer_fit(const Screen *s, Option o, const char *typed)
{
    char label[LINE], notation[LINE], lower[LINE];
    Str l = STR_ON(label), n = STR_ON(notation), small = STR_ON(lower);
    screen_say_option(s, o, &l);
    words_lower(label, &small);
    option_write(s->game, s->state, o, &n);
    const Fit by_label = text_fit(typed, lower), by_notation = text_fit(typed, notation);
    return by_label > by_notation ? by_label : by_notation;
}

int answers_fitting(const Screen *s, const Menu *m, const char *text, int *list, int cap)
{
    char typed[LINE];
    Str small = STR_ON(typed);
    Fit best = FIT_STARTS;
    int n = 0;
    words_lower(text, &small);
    for (int i = 0; i < m->n; i++) {
        const Fit fit = answer_fit(s, m->list[i], typed);
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
