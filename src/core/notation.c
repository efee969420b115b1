/* Notation: options as text and back; see option.h. Words are compared with what the game would
 * write, so reading and writing cannot disagree. */
#include <string.h>

#include "core/game.h"

int kind_count(const Game *game, const void *state, int kind)
{
    const KindSpec *spec = &game->kinds[kind];
    int n = 0;
    if (spec->words != 0) {
        while (spec->words[n] != 0)
            n++;
        return n;
    }
    if (spec->ids.stride > 0)
        return ids_count(&spec->ids, pack_content(state));
    return spec->numbered > 0 ? spec->numbered : spec->count(state);
}

/* A word that stands somewhere as it is; NULL: it has to be put together. */
static const char *ready_word(const KindSpec *spec, const void *state, int value)
{
    if (spec->words != 0)
        return spec->words[value];
    if (spec->ids.stride > 0)
        return ids_word(&spec->ids, pack_content(state), value);
    return 0;
}

/* Numbers and coordinates are written as they are; -1 is one of them, and nothing hidden. */
static bool is_plain(int kind)
{
    return kind == KIND_NUMBER || kind == KIND_X || kind == KIND_Y;
}

void thing_write(const Game *game, const void *state, Thing t, Str *out)
{
    const KindSpec *spec = &game->kinds[t.kind];
    const char *ready;
    if (t.value == THING_HIDDEN && !is_plain(t.kind))
        str_char(out, '?');
    else if ((ready = ready_word(spec, state, t.value)) != 0)
        str_text(out, ready);
    else if (spec->numbered > 0)
        str_int(out, 1 + t.value);
    else
        spec->word(state, t.value, out);
}

Thing thing_spoken(const Game *game, const void *state, Thing t)
{
    const KindSpec *spec = &game->kinds[t.kind];
    const int seat = spec->person == 0 || t.value < 0 ? -1 : spec->person(state, t.value);
    return seat < 0 ? t : (Thing){KIND_SEAT, (int16_t)seat};
}

static bool is_called(const Game *game, const void *state, Thing t, const char *word)
{
    char buffer[64];
    Str made = STR_ON(buffer);
    const char *ready = ready_word(&game->kinds[t.kind], state, t.value);
    if (ready != 0)
        return text_equal(ready, word);
    thing_write(game, state, t, &made);
    return text_equal(buffer, word);
}

/* Which values could have this word: one, if the kind can tell, else any. */
static void likely_values(const Game *game, const void *state, int kind, const char *word,
                          int *first, int *end)
{
    const KindSpec *spec = &game->kinds[kind];
    long number;
    *first = 0;
    *end = kind_count(game, state, kind);
    if (spec->find == 0 && spec->numbered == 0)
        return;
    const int found = spec->find != 0 ? spec->find(state, word)
                      : text_int(word, 1, spec->numbered, &number) ? (int)number - 1 : -1;
    *first = found >= 0 && found < *end ? found : *end;
    *end = *first < *end ? *first + 1 : *end;
}

bool thing_read(const Game *game, const void *state, int kind, const char *word, int16_t *value)
{
    long number;
    if (is_plain(kind)) {
        if (!text_int(word, kind == KIND_NUMBER ? -1000 : INT16_MIN, INT16_MAX - 1, &number))
            return false;
        *value = number;
        return true;
    }
    int first, end;
    likely_values(game, state, kind, word, &first, &end);
    for (int i = first; i < end; i++)
        if (is_called(game, state, (Thing){kind, i}, word)) {
            *value = i;
            return true;
        }
    return false;
}

bool thing_named(const Game *game, const void *state, const char *kind, const char *word,
                 Thing *out)
{
    for (int i = 0; i < game->n_kinds; i++)
        if (text_equal(game->kinds[i].id, kind) &&
            thing_read(game, state, i, word, &out->value)) {
            out->kind = i;
            return true;
        }
    return false;
}

Thing option_thing(const Game *game, Option o, int i)
{
    return (Thing){game->verbs[option_verb(o)].kinds[i], option_arg(o, i)};
}

/* Whether argument i and the next one are a point. */
static bool is_point(const VerbSpec *verb, int i)
{
    return verb->kinds[i] == KIND_X && i + 1 < verb->n_args && verb->kinds[i + 1] == KIND_Y;
}

void option_write(const Game *game, const void *state, Option o, Str *out)
{
    const VerbSpec *verb = &game->verbs[option_verb(o)];
    str_text(out, verb->word);
    for (int i = 0; i < verb->n_args; i++) {
        str_char(out, i > 0 && is_point(verb, i - 1) ? ',' : ' ');
        thing_write(game, state, option_thing(game, o, i), out);
    }
}

/* "4530,2210" */
static bool read_point(char *word, int16_t *x, int16_t *y)
{
    long number;
    char *comma = strchr(word, ',');
    if (comma == 0)
        return false;
    *comma = '\0';
    if (!text_int(word, INT16_MIN, INT16_MAX - 1, &number))
        return false;
    *x = number;
    if (!text_int(comma + 1, INT16_MIN, INT16_MAX - 1, &number))
        return false;
    *y = number;
    return true;
}

/* Copies the next word of *text into `word`; false if there is none or it is too long. */
static bool next_word(const char **text, char *word, size_t cap)
{
    const char *p = *text;
    size_t n = 0;
    while (*p == ' ')
        p++;
    while (*p != '\0' && *p != ' ' && n + 1 < cap)
        word[n++] = *p++;
    word[n] = '\0';
    if (n == 0 || (*p != '\0' && *p != ' '))
        return false;
    *text = p;
    return true;
}

const char *option_read(const Game *game, const void *state, const char *text, Option *out,
                        const char **at)
{
    char word[64];
    const char *p = text, *start = text;
    int verb = 0;
    int16_t arg[OPTION_ARGS] = {0};
    if (at != 0)
        *at = start;
    if (!next_word(&p, word, sizeof word))
        return "a move begins with a verb";
    while (verb < game->n_verbs && !text_equal(game->verbs[verb].word, word))
        verb++;
    if (verb == game->n_verbs)
        return "no such verb in this game";
    for (int i = 0; i < game->verbs[verb].n_args; i++) {
        while (*p == ' ')
            p++;
        start = p;
        if (at != 0)
            *at = start;
        if (!next_word(&p, word, sizeof word))
            return "the move is not complete";
        if (is_point(&game->verbs[verb], i)) {
            if (!read_point(word, &arg[i], &arg[i + 1]))
                return "a point is two whole numbers with a comma between them";
            i++;
        } else if (!thing_read(game, state, game->verbs[verb].kinds[i], word, &arg[i])) {
            return "no such thing in this match";
        }
    }
    while (*p == ' ')
        p++;
    if (at != 0)
        *at = p;
    if (*p != '\0')
        return "the move has too many words";
    *out = option(verb, arg[0], arg[1], arg[2]);
    return 0;
}
