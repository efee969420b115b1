/* Sentences from keys and things; see text.h. */
#include "core/text.h"

#include <stdlib.h>
#include <string.h>

#include "core/pack.h"

static bool is_seat(Thing t)
{
    return t.kind == KIND_SEAT && t.value >= 0 && t.value < MAX_SEATS;
}

void thing_title(const Game *game, const void *state, const Listener *to, Thing t, Str *out)
{
    char word[64], key[96];
    Str w = STR_ON(word), k = STR_ON(key);
    const Pack *pack = pack_of(state);
    if (is_seat(t) && to->names != 0 && to->names->of[t.value][0] != '\0') {
        str_text(out, to->names->of[t.value]);
        return;
    }
    if (t.value == THING_HIDDEN && t.kind != KIND_NUMBER) {
        put(&k, "%s.?", game->kinds[t.kind].id);
        const char *hidden = pack_text(pack, to->lang, key);
        str_text(out, hidden != 0 ? hidden : "?");
        return;
    }
    thing_write(game, state, t, &w);
    const char *copy = "";
    const int mark = text_copy_mark(word);
    if (mark > 0) {
        copy = word + mark + 1;
        word[mark] = '\0';
    }
    put(&k, "%s.%s", game->kinds[t.kind].id, word);
    const char *title = pack_text(pack, to->lang, key);
    if (title != 0)
        put(out, copy[0] != '\0' ? "%s %s" : "%s%s", title, copy);
    else
        put(out, copy[0] != '\0' ? "%s-%s" : "%s%s", word, copy);
}

/* The title of a thing in a sentence; without a name for who plays a figure, its own. */
static void spoken_title(const Game *game, const void *state, const Listener *to, Thing t,
                         Str *out)
{
    const Thing who = thing_spoken(game, state, t);
    const bool named = is_seat(who) && to->names != 0 && to->names->of[who.value][0] != '\0';
    thing_title(game, state, to, named ? who : t, out);
}

/* ---- filling ---- */

typedef struct Filling {
    const Game *game;
    const void *state;
    const Listener *to;
    const Thing *things;
    int n;
} Filling;

/* From within a choice to what ends this part of it: a '|' or '}' that belongs to no other hole. */
static const char *part_end(const char *p)
{
    for (int depth = 0; *p != '\0'; p++) {
        if (depth == 0 && (*p == '|' || *p == '}'))
            return p;
        depth += (*p == '{') - (*p == '}');
    }
    return p;
}

static bool is_listener(const Filling *f, Thing t)
{
    const Thing who = thing_spoken(f->game, f->state, t);
    return is_seat(who) && who.value == f->to->seat;
}

/* "{0…}": all things from this one on. */
#define LIST_HOLE "…}"
static void fill_list(const Filling *f, int from, Str *out)
{
    for (int i = from; i < f->n; i++) {
        if (i > from)
            str_text(out, ", ");
        spoken_title(f->game, f->state, f->to, f->things[i], out);
    }
}

/* "{0/254}": a length in units of which 254 are one of what people measure with, to a tenth. It is
 * rounded up: who is told that 1.0 is too far would not believe it. Returns the end of the hole, or
 * NULL if it is none. */
static const char *fill_measured(const Filling *f, const char *hole, Str *out)
{
    char *end;
    const long unit = strtol(hole + 3, &end, 10);
    if (hole[2] != '/' || *end != '}' || unit <= 0)
        return 0;
    const int tenths = (int)((10L * f->things[hole[1] - '0'].value + unit - 1) / unit);
    put(out, f->to->lang == LANG_DE ? "%d,%d" : "%d.%d", tenths / 10, tenths % 10);
    return end;
}

/* "{0@}", "{0@.}": things 0 and 1 are a point. Returns the end of the hole, or NULL if it is
 * none. */
static const char *fill_place(const Filling *f, const char *hole, Str *out)
{
    const int x = hole[1] - '0';
    const bool bare = hole[2] == '@' && hole[3] == '.';
    const char *end = hole + (bare ? 4 : 3);
    if (hole[2] != '@' || *end != '}' || x + 1 >= f->n)
        return 0;
    place_say(f->game, f->state, f->to, (Point){f->things[x].value, f->things[x + 1].value}, !bare,
              out);
    return end;
}

static void fill(const Filling *f, const char *p, const char *end, Str *out)
{
    for (; p < end; p++) {
        const bool numbered = p[0] == '{' && p[1] >= '0' && p[1] <= '9';
        const bool hole = numbered && p[1] - '0' < f->n;
        if (numbered && strncmp(p + 2, LIST_HOLE, strlen(LIST_HOLE)) == 0) {
            fill_list(f, p[1] - '0', out);
            p += 1 + strlen(LIST_HOLE);
        } else if (hole && p[2] == '}') {
            spoken_title(f->game, f->state, f->to, f->things[p[1] - '0'], out);
            p += 2;
        } else if (hole && p[2] == '!' && p[3] == '}') {
            thing_title(f->game, f->state, f->to, f->things[p[1] - '0'], out);
            p += 3;
        } else if (hole && p[2] == '/' && fill_measured(f, p, out) != 0) {
            p = strchr(p, '}');
        } else if (hole && p[2] == '@' && fill_place(f, p, out) != 0) {
            p = strchr(p, '}');
        } else if (hole && p[2] == ':') {
            const bool own = is_listener(f, f->things[p[1] - '0']);
            const char *others = p + 3, *bar = part_end(others);
            const char *mine = *bar == '|' ? bar + 1 : bar, *close = part_end(mine);
            fill(f, own ? mine : others, own ? close : bar, out);
            p = *close == '}' ? close : close - 1;
        } else {
            str_char(out, *p);
        }
    }
}

static void fill_text(const Filling *f, const char *text, Str *out)
{
    fill(f, text, text + strlen(text), out);
}

void say(const Game *game, const void *state, const Listener *to, const char *key,
         const Thing *things, int n, Str *out)
{
    const char *text = pack_text(pack_of(state), to->lang, key);
    const Filling f = {game, state, to, things, n};
    fill_text(&f, text != 0 ? text : key, out);
}

void event_say(const Game *game, const void *state, const Listener *to, const Event *e, Str *out)
{
    Event seen;
    char key[96];
    const bool hides = event_for(e, to->seat, &seen);
    const EventSpec *spec = &game->events[e->kind];
    Thing things[EVENT_THINGS];
    for (int i = 0; i < seen.n; i++)
        things[i] = event_thing(game->events, &seen, i);
    if (hides) {
        Str k = STR_ON(key);
        put(&k, "event.%s.hidden", spec->id);
        const char *text = pack_text(pack_of(state), to->lang, key);
        if (text != 0) {
            const Filling f = {game, state, to, things, seen.n};
            fill_text(&f, text, out);
            return;
        }
    }
    Str k = STR_ON(key);
    put(&k, "event.%s", spec->id);
    say(game, state, to, key, things, seen.n, out);
}

void prompt_say(const Game *game, const void *state, const Listener *to, const Menu *m, Str *out)
{
    char key[96];
    Str k = STR_ON(key);
    put(&k, m->wording[0] != '\0' ? "prompt.%s.%s" : "prompt.%s%s", prompt_id(game, m),
        m->wording);
    say(game, state, to, key, m->about, m->n_about, out);
}

void option_say(const Game *game, const void *state, const Listener *to, Option o, Str *out)
{
    char key[96];
    Str k = STR_ON(key);
    const VerbSpec *spec = &game->verbs[option_verb(o)];
    Thing things[OPTION_ARGS];
    put(&k, "verb.%s", spec->word);
    for (int i = 0; i < spec->n_args; i++)
        things[i] = option_thing(game, o, i);
    Listener about = *to;
    if (spec->n_args > 1 && spec->kinds[0] >= KIND_GAME)
        about.led = things[0];
    if (pack_text(pack_of(state), to->lang, key) != 0)
        say(game, state, &about, key, things, spec->n_args, out);
    else
        option_write(game, state, o, out);
}

void option_say_unasked(const Game *game, const void *state, const Listener *to, const Menu *m,
                        Option o, Str *out)
{
    char key[96];
    Str k = STR_ON(key);
    put(&k, "verb.%s.unasked", game->verbs[option_verb(o)].word);
    if (pack_text(pack_of(state), to->lang, key) != 0)
        say(game, state, to, key, m->about, m->n_about, out);
    else
        option_say(game, state, to, o, out);
}

bool denial_say(const Game *game, const void *state, const Listener *to, const Denial *d, Str *out)
{
    char key[96];
    const Pack *pack = pack_of(state);
    Str just = STR_ON(key);
    put(&just, "why.%s.%d", d->rule, d->n_with);
    if (pack_text(pack, to->lang, key) == 0) {
        Str k = STR_ON(key);
        put(&k, "why.%s", d->rule);
    }
    const char *text = pack_text(pack, to->lang, key);
    const bool fits = text != 0 && (d->n_with > 0 || strchr(text, '{') == 0);
    if (fits)
        say(game, state, to, key, d->with, d->n_with, out);
    return fits;
}

void sentence_say(Lang lang, Sentence s, Str *out)
{
    const char *text = pack_text(0, lang, s.part[0]);
    for (const char *p = text != 0 ? text : s.part[0]; *p != '\0'; p++) {
        const bool hole = p[0] == '{' && p[1] >= '0' && p[1] < '0' + SAY_PARTS - 1 && p[2] == '}';
        const char *value = hole ? s.part[1 + p[1] - '0'] : 0;
        if (value != 0) {
            str_text(out, value);
            p += 2;
        } else {
            str_char(out, *p);
        }
    }
}

const char *number_text(long long n, char room[NUMBER_ROOM])
{
    Str out = {.at = room, .cap = NUMBER_ROOM};
    str_int(&out, n);
    return room;
}

const char *brief_text(const char *word, char room[BRIEF_ROOM])
{
    Str out = {.at = room, .cap = BRIEF_ROOM};
    str_text(&out, word);
    str_whole(&out);
    return room;
}

const char *phrase_text(const Pack *pack, Lang lang, const char *area, const char *phrase)
{
    char key[128];
    Str k = STR_ON(key);
    put(&k, "%s.", area);
    for (const char *p = phrase; *p != '\0'; p++)
        str_char(&k, *p == ' ' ? '-' : *p);
    const char *text = pack_text(pack, lang, key);
    return text != 0 ? text : phrase;
}
