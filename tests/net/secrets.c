/* The law of secrets on raw messages; see secrets.h. */
#include "secrets.h"

#include <ctype.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "merge.h"
#include "scan.h"
#include "table/match.h"

enum { VIEW_TEXT = 1 << 18, EYES = MAX_SEATS + 1 };

/* One moment of a match: what each pair of eyes sees, [0] being a spectator. */
typedef struct Moment {
    json_t *view[EYES];
    json_t *names[EYES];    /* object whose keys are the names of all things in that view */
    json_t *told[EYES];     /* and those in the events of the answer that led here */
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

/* What lies there; what a view only speaks of, such as cards that a hand may hold, is not known to
 * be anywhere. */
static json_t *names_in(const json_t *view)
{
    size_t i;
    json_t *item, *names = json_object();
    json_array_foreach(json_object_get(view, "items"), i, item) {
        const char *id = json_string_value(json_object_get(item, "id"));
        if (id != 0 && !json_is_true(json_object_get(item, "mention")))
            json_object_set_new(names, id, json_true());
    }
    return names;
}

/* What these eyes are told of the newest answer: a card may be shown and then shuffled away. */
static json_t *names_told(const Match *m, int eyes)
{
    const Event *events;
    const Game *game = match_game(m);
    json_t *names = json_object();
    const int n = match_events(m, &events), length = match_length(m);
    for (int i = length > 0 ? match_entry(m, length - 1)->first_event : 0; i < n; i++) {
        Event e;
        event_for(&events[i], eyes == 0 ? SPECTATOR : eyes - 1, &e);
        for (int k = 0; k < e.n; k++) {
            const Thing t = event_thing(game->events, &e, k);
            char word[80];
            Str w = STR_ON(word);
            if (t.value == THING_HIDDEN || t.kind == KIND_NUMBER)
                continue;
            thing_write(game, match_state(m), t, &w);
            json_object_set_new(names, word, json_true());
        }
    }
    return names;
}

/* From one moment to the next hardly anything changes, and boards never do: every entry of a list
 * is parsed once and shared by all views that have it. Nobody changes them. */
static json_t *parsed(json_t *entries, const char *text)
{
    const size_t n = (size_t)(scan_behind(text) - text);
    json_t *known = json_object_getn(entries, text, n);
    if (known == 0) {
        known = json_loadb(text, n, JSON_DECODE_ANY, 0);
        json_object_setn_new(entries, text, n, known);
    }
    return known;
}

static json_t *read_view(json_t *entries, const char *text)
{
    static const char *const keys[] = {"game", "round", "seats", "areas", "items"};
    enum { KEYS = sizeof keys / sizeof *keys };
    const char *values[KEYS];
    json_t *view = json_object();
    scan_keys(text, KEYS, keys, values);
    for (int i = 0; i < KEYS; i++) {
        if (*values[i] != '[') {
            json_object_set(view, keys[i], parsed(entries, values[i]));
            continue;
        }
        json_t *list = json_array();
        for (const char *at = scan_first(values[i]); at != 0; at = scan_next(at))
            json_array_append(list, parsed(entries, at));
        json_object_set_new(view, keys[i], list);
    }
    return view;
}

/* Where nothing is hidden, all eyes share one view. */
static void look(const Match *m, json_t *entries, Moment *now)
{
    static View view;
    static char text[VIEW_TEXT], watched[VIEW_TEXT];
    for (int eyes = 0; eyes <= match_setup(m)->seats; eyes++) {
        Str out = {.at = eyes == 0 ? watched : text, .cap = VIEW_TEXT};
        game_view(match_game(m), match_state(m), eyes == 0 ? SPECTATOR : eyes - 1, &view);
        view_json(match_game(m), match_state(m), &view, &out);
        if (out.cut)
            abort();
        if (eyes > 0 && strcmp(text, watched) == 0) {
            now->view[eyes] = json_incref(now->view[0]);
            now->names[eyes] = json_incref(now->names[0]);
        } else {
            now->view[eyes] = read_view(entries, out.at);
            now->names[eyes] = names_in(now->view[eyes]);
        }
        now->told[eyes] = names_told(m, eyes);
    }
}

static void forget(Moment *now)
{
    for (int i = 0; i < EYES; i++) {
        json_decref(now->view[i]);
        json_decref(now->names[i]);
        json_decref(now->told[i]);
    }
}

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '-';
}

static bool ends_with(const char *text, const char *end, const char *word)
{
    const size_t n = strlen(word);
    return end - text >= (ptrdiff_t)n && strncmp(end - n, word, n) == 0;
}

/* Whether the word at `at` stands in a string that names things: not a key of an object, a kind, a
 * text key, a verb, a tag. */
static bool names_a_thing(const char *text, const char *at)
{
    static const char *const structure[] = {"\"kind\":", "\"key\":", "\"verb\":", "\"e\":",
                                            "\"rule\":", "\"fact\":", "\"tags\":"};
    const char *behind = strchr(at, '"');
    if (behind != 0 && behind[1] == ':')
        return false;
    while (at > text && at[-1] != '"')
        at--;
    at--;  /* on the quote that opens the string */
    if (at > text && (at[-1] == ',' || at[-1] == '['))  /* in a list: which one? */
        while (at > text && *at != '[')
            at--;
    for (size_t i = 0; i < sizeof structure / sizeof *structure; i++)
        if (ends_with(text, at, structure[i]))
            return false;
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

/* Whether these eyes have seen the thing, or heard of it, from one version to another. */
static bool knows(const Moment *moments, int from, int to, int eyes, const char *name)
{
    for (int v = from; v <= to; v++)
        if (json_object_get(moments[v].names[eyes], name) != 0 ||
            json_object_get(moments[v].told[eyes], name) != 0)
            return true;
    return false;
}

static void drop_mentions(json_t *items)
{
    for (size_t i = json_array_size(items); i-- > 0;)
        if (json_is_true(json_object_get(json_array_get(items, i), "mention")))
            json_array_remove(items, i);
}

/* The message without what its view only speaks of: that is the same whatever lies hidden, as the
 * law of secrets of the games says (tests/conformance/secrets.c). */
static char *without_mentions(const RawMessage *m)
{
    json_t *message = json_loadb(m->text, m->n, 0, 0);
    const json_t *d = json_object_get(message, "d");
    drop_mentions(json_object_get(json_object_get(d, "view"), "items"));
    drop_mentions(json_object_get(json_object_get(d, "changes"), "items"));
    char *text = json_dumps(message, JSON_COMPACT);
    json_decref(message);
    if (text == 0)
        abort();
    return text;
}

/* No name that others see, and these eyes did not see since the message before, is in the text. */
static bool hides(const Moment *moments, int from, int to, int seats, const RawMessage *m,
                  const char *text, SecretsFigures *f, char *why)
{
    for (int other = 1; other <= seats; other++) {
        const char *name;
        json_t *unused;
        json_object_foreach(moments[to].names[other], name, unused) {
            if (knows(moments, from, to, m->eyes, name))
                continue;
            f->hidden++;
            const char *at = mention(text, name);
            if (at != 0) {
                snprintf(why, SECRETS_WHY, "a message to seat %d names '%s' of seat %d: %.300s",
                         m->eyes, name, other, at - text > 60 ? at - 60 : text);
                return false;
            }
        }
    }
    return true;
}

/* Version of the view that was sent to the same eyes before this one: the list runs backwards. */
static int version_before(const RawMessage *m)
{
    const int eyes = m->eyes;
    for (m = m->next; m != 0; m = m->next)
        if (m->eyes == eyes && strncmp(m->text, "{\"t\":\"view\"", 11) == 0)
            return (int)scan_int(scan_key(m->text, "v"), 0);
    return 0;
}

/* Whether both are the same. If not, `where` gets the way to the difference. */
static bool is_same(const json_t *sent, const json_t *all, Str *where)
{
    const char *key;
    json_t *value;
    size_t i;
    if (json_equal(sent, all))
        return true;
    if (json_is_object(sent) && json_is_object(all))
        json_object_foreach((json_t *)sent, key, value)
            if (!is_same(value, json_object_get(all, key), where)) {
                put(where, " in %s", key);
                return false;
            }
    if (json_is_array(sent) && json_array_size(sent) == json_array_size(all))
        json_array_foreach(sent, i, value)
            if (!is_same(value, json_array_get(all, i), where)) {
                put(where, " in element %d", (int)i);
                return false;
            }
    char *is = json_dumps(sent, JSON_COMPACT | JSON_ENCODE_ANY);
    char *should = all != 0 ? json_dumps(all, JSON_COMPACT | JSON_ENCODE_ANY) : 0;
    put(where, "%.150s instead of %.150s", is != 0 ? is : "?", should != 0 ? should : "nothing");
    free(is);
    free(should);
    return false;
}

static bool same_view(const Moment *now, int version, int eyes, const json_t *sent, char *why)
{
    char text[500];
    Str where = STR_ON(text);
    if (is_same(sent, now->view[eyes], &where))
        return true;
    snprintf(why, SECRETS_WHY, "the view of seat %d at version %d differs: %s", eyes, version,
             text);
    return false;
}

/* `known`: what these eyes know so far, as a client that puts changes together. */
static bool check_message(const Moment *moments, int length, int seats, const RawMessage *m,
                          json_t *known, SecretsFigures *f, char *why)
{
    bool good = true;
    json_t *message = json_loadb(m->text, m->n, JSON_REJECT_DUPLICATES, 0);
    const char *type = json_string_value(json_object_get(message, "t"));
    if (message == 0 || type == 0) {
        snprintf(why, SECRETS_WHY, "a message is no JSON: %.200s", m->text);
        good = false;
    } else if (strcmp(type, "view") == 0) {
        const int v = (int)json_integer_value(json_object_get(message, "v"));
        json_t *d = json_object_get(message, "d");
        if (v < 0 || v > length) {
            snprintf(why, SECRETS_WHY, "a view of version %d, but the match has %d", v, length);
            good = false;
        } else {
            f->views++;
            merge_view(known, d);
            char *less = strstr(m->text, "\"mention\"") != 0 ? without_mentions(m) : 0;
            good = same_view(&moments[v], v, m->eyes, json_object_get(d, "view"), why) &&
                   hides(moments, version_before(m), v, seats, m, less != 0 ? less : m->text, f,
                         why);
            free(less);
        }
    }
    json_decref(message);
    return good;
}

/* The list runs backwards, changes build on one another. */
static bool check_all(const Moment *moments, int length, int seats, const RawMessage *list,
                      json_t **known, SecretsFigures *f, char *why)
{
    const RawMessage **all;
    int n = 0;
    bool good = true;
    for (const RawMessage *m = list; m != 0; m = m->next)
        n++;
    all = malloc((size_t)n * sizeof *all + 1);
    if (all == 0)
        abort();
    for (int i = n; list != 0; list = list->next)
        all[--i] = list;
    for (int i = 0; good && i < n; i++)
        good = check_message(moments, length, seats, all[i], known[all[i]->eyes], f, why);
    free(all);
    return good;
}

bool secrets_kept(const char *log, const RawMessage *list, SecretsFigures *f, char *why)
{
    char problem[MATCH_ERROR];
    Match *whole = match_read(log, problem);
    Match *m = whole != 0 ? match_at(whole, 0, LANG_EN, problem) : 0;
    const int length = whole != 0 ? match_length(whole) : 0;
    Moment *moments = calloc((size_t)length + 1, sizeof *moments);
    json_t *entries = json_object();
    bool good = m != 0 && moments != 0;
    if (!good)
        snprintf(why, SECRETS_WHY, "the log cannot be replayed: %s", problem);
    for (int i = 0; good && i <= length; i++) {
        look(m, entries, &moments[i]);
        if (i < length && !(match_entry(whole, i)->resign
                                ? match_resign(m, match_entry(whole, i)->seat, LANG_EN, problem)
                                : match_answer_text(m, match_entry(whole, i)->seat,
                                                    match_notation(whole, i), LANG_EN, problem))) {
            snprintf(why, SECRETS_WHY, "answer %d of the log: %s", i + 1, problem);
            good = false;
        }
    }
    json_t *known[EYES];
    for (int i = 0; i < EYES; i++)
        known[i] = json_object();
    good = good && check_all(moments, length, match_setup(whole)->seats, list, known, f, why);
    for (int i = 0; i < EYES; i++)
        json_decref(known[i]);
    for (int i = 0; moments != 0 && i <= length; i++)
        forget(&moments[i]);
    free(moments);
    json_decref(entries);
    match_free(m);
    match_free(whole);
    return good;
}
