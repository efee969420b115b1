/* The law of secrets on raw messages; see secrets.h. */
#include "secrets.h"

#include <ctype.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table/match.h"

enum { VIEW_TEXT = 1 << 18, EYES = MAX_SEATS + 1 };

/* One moment of a match: what each pair of eyes sees, [0] being a spectator. */
typedef struct Moment {
    json_t *view[EYES];
    json_t *names[EYES];    /* object whose keys are the names of all things in that view */
} Moment;

void raw_keep(RawMessage **list, int eyes, const char *text, size_t n)
{
    RawMessage *m = malloc(sizeof *m + n + 1);
    if (m == 0)
        abort();
    *m = (RawMessage){.next = *list, .eyes = eyes, .n = n};
    memcpy(m->text, text, n);
    m->text[n] = '\0';
    *list = m;
}

void raw_free(RawMessage **list)
{
    while (*list != 0) {
        RawMessage *m = *list;
        *list = m->next;
        free(m);
    }
}

/* Cells are sent once only, so they are left out of the comparison. */
static void drop_cells(json_t *view)
{
    size_t i;
    json_t *area;
    json_array_foreach(json_object_get(view, "areas"), i, area)
        json_object_del(area, "cells");
}

static json_t *names_in(const json_t *view)
{
    size_t i;
    json_t *item, *names = json_object();
    json_array_foreach(json_object_get(view, "items"), i, item) {
        const char *id = json_string_value(json_object_get(item, "id"));
        if (id != 0)
            json_object_set_new(names, id, json_true());
    }
    return names;
}

static void look(const Match *m, Moment *now)
{
    static View view;
    static char text[VIEW_TEXT];
    for (int eyes = 0; eyes <= match_setup(m)->seats; eyes++) {
        Str out = STR_ON(text);
        game_view(match_game(m), match_state(m), eyes == 0 ? SPECTATOR : eyes - 1, &view);
        view_json(match_game(m), match_state(m), &view, &out);
        now->view[eyes] = json_loads(text, 0, 0);
        drop_cells(now->view[eyes]);
        now->names[eyes] = names_in(now->view[eyes]);
    }
}

static void forget(Moment *now)
{
    for (int i = 0; i < EYES; i++) {
        json_decref(now->view[i]);
        json_decref(now->names[i]);
    }
}

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '-';
}

/* Whether the word at `at` stands in a string that names things: not a key, a kind, a text key or a verb. */
static bool names_a_thing(const char *text, const char *at)
{
    static const char *const structure[] = {"\"kind\":", "\"key\":", "\"verb\":", "\"e\":",
                                            "\"rule\":", "\"fact\":"};
    while (at > text && at[-1] != '"')
        at--;
    at--;  /* on the quote that opens the string */
    if (at <= text || at[-1] != ':')
        return false;
    for (size_t i = 0; i < sizeof structure / sizeof *structure; i++) {
        const size_t n = strlen(structure[i]);
        if (at - text >= (ptrdiff_t)n && strncmp(at - n, structure[i], n) == 0)
            return false;
    }
    return true;
}

/* Where the text names the thing, NULL: nowhere. */
static const char *mention(const char *text, const char *name)
{
    const size_t n = strlen(name);
    for (const char *at = strstr(text, name); at != 0; at = strstr(at + 1, name))
        if (at > text && !is_word(at[-1]) && !is_word(at[n]) && names_a_thing(text, at))
            return at;
    return 0;
}

/* No name that others see, and these eyes neither see now nor saw in the message before, is there. */
static bool hides(const Moment *now, const Moment *before, int seats, const RawMessage *m,
                  SecretsFigures *f, char *why)
{
    for (int other = 1; other <= seats; other++) {
        const char *name;
        json_t *unused;
        json_object_foreach(now->names[other], name, unused) {
            if (json_object_get(now->names[m->eyes], name) != 0 ||
                (before != 0 && json_object_get(before->names[m->eyes], name) != 0))
                continue;
            f->hidden++;
            const char *at = mention(m->text, name);
            if (at != 0) {
                snprintf(why, SECRETS_WHY, "a message to seat %d names '%s' of seat %d: %.300s",
                         m->eyes, name, other, at - m->text > 60 ? at - 60 : m->text);
                return false;
            }
        }
    }
    return true;
}

static bool same_view(const Moment *now, int version, int eyes, json_t *sent, char *why)
{
    drop_cells(sent);
    if (json_equal(sent, now->view[eyes]))
        return true;
    char *is = json_dumps(sent, JSON_COMPACT | JSON_SORT_KEYS);
    char *should = json_dumps(now->view[eyes], JSON_COMPACT | JSON_SORT_KEYS);
    size_t i = 0;
    while (is != 0 && is[i] != '\0' && is[i] == should[i])
        i++;
    snprintf(why, SECRETS_WHY, "the view of seat %d at %d differs: …%.150s, not …%.150s", eyes,
             version, is != 0 ? is + i : "nothing", should + i);
    free(is);
    free(should);
    return false;
}

static bool check_message(const Moment *moments, int length, int seats, const RawMessage *m,
                          SecretsFigures *f, char *why)
{
    bool good = true;
    json_t *message = json_loadb(m->text, m->n, JSON_REJECT_DUPLICATES, 0);
    const char *type = json_string_value(json_object_get(message, "t"));
    if (message == 0 || type == 0) {
        snprintf(why, SECRETS_WHY, "a message is no JSON: %.200s", m->text);
        good = false;
    } else if (strcmp(type, "view") == 0) {
        const int v = (int)json_integer_value(json_object_get(message, "v"));
        json_t *sent = json_object_get(json_object_get(message, "d"), "view");
        if (v < 0 || v > length) {
            snprintf(why, SECRETS_WHY, "a view of version %d, but the match has %d", v, length);
            good = false;
        } else {
            f->views++;
            good = same_view(&moments[v], v, m->eyes, sent, why) &&
                   hides(&moments[v], v > 0 ? &moments[v - 1] : 0, seats, m, f, why);
        }
    }
    json_decref(message);
    return good;
}

bool secrets_kept(const char *log, const RawMessage *list, SecretsFigures *f, char *why)
{
    char problem[MATCH_ERROR];
    Match *whole = match_read(log, problem);
    Match *m = whole != 0 ? match_at(whole, 0, problem) : 0;
    const int length = whole != 0 ? match_length(whole) : 0;
    Moment *moments = calloc((size_t)length + 1, sizeof *moments);
    bool good = m != 0 && moments != 0;
    if (!good)
        snprintf(why, SECRETS_WHY, "the log cannot be replayed: %s", problem);
    for (int i = 0; good && i <= length; i++) {
        look(m, &moments[i]);
        if (i < length && !(match_entry(whole, i)->resign
                                ? match_resign(m, match_entry(whole, i)->seat, problem)
                                : match_answer_text(m, match_entry(whole, i)->seat,
                                                    match_notation(whole, i), problem))) {
            snprintf(why, SECRETS_WHY, "answer %d of the log: %s", i + 1, problem);
            good = false;
        }
    }
    for (; good && list != 0; list = list->next)
        good = check_message(moments, length, match_setup(whole)->seats, list, f, why);
    for (int i = 0; moments != 0 && i <= length; i++)
        forget(&moments[i]);
    free(moments);
    match_free(m);
    match_free(whole);
    return good;
}
