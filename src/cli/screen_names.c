/* Sentences of a game with the names of who sits there: one name a person in the log, the question
 * and the result. core/text.c, which knows nobody, says "Seat 2" instead. */
#include "cli/screen.h"
#include "cli/words.h"

enum { KEY = 96 };

void screen_title(const Screen *s, Thing t, Str *out)
{
    if (t.kind == KIND_SEAT && t.value >= 0 && t.value < match_setup(s->match)->seats)
        screen_seat_name(s, t.value, out);
    else
        thing_title(s->game, s->state, s->lang, t, out);
}

static void fill(const Screen *s, const char *text, const Thing *things, int n, Str *out)
{
    for (const char *p = text; *p != '\0'; p++) {
        if (p[0] == '{' && p[1] >= '0' && p[1] < '0' + n && p[2] == '}') {
            screen_title(s, things[p[1] - '0'], out);
            p += 2;
        } else {
            str_char(out, *p);
        }
    }
}

void screen_say_event(const Screen *s, const Event *e, Str *out)
{
    Event seen;
    char key[KEY];
    Str k = STR_ON(key);
    Thing things[EVENT_ARGS];
    const EventSpec *spec = &s->game->events[e->kind];
    const char *text = 0;
    const bool hides = event_for(e, s->seat, &seen);
    for (int i = 0; i < seen.n; i++)
        things[i] = (Thing){spec->kinds[i], seen.arg[i]};
    put(&k, "%s.hidden", spec->id);
    if (hides)
        text = screen_find(s, "event", key);
    fill(s, text != 0 ? text : screen_text(s, "event", spec->id), things, seen.n, out);
}

void screen_say_question(const Screen *s, const Menu *m, Str *out)
{
    fill(s, screen_text(s, "prompt", m->prompt), m->about, m->n_about, out);
}

void screen_say_option(const Screen *s, Option o, Str *out)
{
    Thing things[OPTION_ARGS];
    const VerbSpec *spec = &s->game->verbs[option_verb(o)];
    const char *text = screen_find(s, "verb", spec->word);
    for (int i = 0; i < spec->n_args; i++)
        things[i] = option_thing(s->game, o, i);
    if (text != 0)
        fill(s, text, things, spec->n_args, out);
    else
        option_write(s->game, s->state, o, out);
}
