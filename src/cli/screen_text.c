/* Words of the view: names, facts, tags, what cards say. */
#include <string.h>

#include "cli/screen.h"
#include "cli/words.h"

const char *screen_text(const Screen *s, const char *kind, const char *key)
{
    char full[96];
    Str k = STR_ON(full);
    put(&k, "%s.%s", kind, key);
    const char *text = pack_text(pack_of(s->state), s->lang, full);
    return text != 0 ? text : key;
}

static void put_fact(const Screen *s, const Fact *f, Str *out)
{
    put(out, "%s %d", screen_text(s, "fact", f->key), f->value);
    if (f->max >= 0)
        put(out, "/%d", f->max);
}

void screen_facts(const Screen *s, const ViewFacts *of, Str *out)
{
    for (int i = 0; i < of->n_facts; i++) {
        str_text(out, i > 0 ? ", " : "");
        put_fact(s, &of->facts[i], out);
    }
    for (int i = 0; i < of->n_tags; i++)
        put(out, "%s%s", i > 0 ? ", " : of->n_facts > 0 ? "; " : "",
            screen_text(s, "tag", of->tags[i]));
}

const char *screen_card_text(const Screen *s, Thing t)
{
    char word[64], key[128];
    Str w = STR_ON(word), k = STR_ON(key);
    if (t.value == THING_HIDDEN)
        return 0;
    thing_write(s->game, s->state, t, &w);
    put(&k, "%s.%s.text", s->game->kinds[t.kind].id, word);
    const char *text = pack_text(pack_of(s->state), s->lang, key);
    if (text != 0 || w.len < 3 || word[w.len - 2] != '-')
        return text;
    word[w.len - 2] = '\0';  /* "sun-shield-2" is the second copy of sun-shield */
    Str again = STR_ON(key);
    put(&again, "%s.%s.text", s->game->kinds[t.kind].id, word);
    return pack_text(pack_of(s->state), s->lang, key);
}

void screen_seat_name(const Screen *s, int seat, Str *out)
{
    const SeatHolder *h = match_holder(s->match, seat);
    if (seat == s->seat)
        str_text(out, words("you"));
    else if (h->kind == SEAT_BOT)
        put(out, "%s %s", words("bot"), h->name);
    else if (h->name[0] != '\0')
        str_text(out, h->name);
    else
        str_text(out, words(h->kind == SEAT_OPEN ? "open" : "person"));
}

void screen_area_title(const Screen *s, const ViewArea *a, Str *out)
{
    char of[128];
    Str facts = STR_ON(of);
    str_text(out, screen_text(s, "area", a->key));
    if (a->owner >= 0) {
        put(out, " (%d ", a->owner + 1);
        screen_seat_name(s, a->owner, out);
        str_text(out, ")");
    }
    screen_facts(s, &a->of, &facts);
    if (facts.len > 0)
        put(out, " [%s]", of);
}

Style screen_owner_style(int seat)
{
    static const int16_t colors[] = {75, 210, 120, 221, 177, 80, 215, 250, 150, 147};
    if (seat < 0)
        return (Style){232, 179, true, false};
    return (Style){232, colors[seat % 10], true, false};
}
