/* Words of the view: names, facts, tags, what cards say. */
#include <stdio.h>
#include <string.h>

#include "cli/screen.h"
#include "cli/words.h"

const char *screen_find(const Screen *s, const char *kind, const char *key)
{
    char full[96];
    Str k = STR_ON(full);
    put(&k, "%s.%s", kind, key);
    return pack_text(pack_of(s->state), s->lang, full);
}

const char *screen_text(const Screen *s, const char *kind, const char *key)
{
    const char *text = screen_find(s, kind, key);
    return text != 0 ? text : key;
}

static void put_fact(const Screen *s, const Fact *f, Str *out)
{
    put(out, "%s %d", screen_text(s, "fact", f->key), f->value);
    if (f->max >= 0)
        put(out, "/%d", f->max);
}

/* Everybody of a team, by name. */
static void put_team(const Screen *s, int team, Str *out)
{
    for (int seat = 0; seat < s->view->n_seats; seat++) {
        if (s->view->seats[seat].team != team)
            continue;
        str_text(out, out->len > 0 ? ", " : "");
        screen_seat_name(s, seat, out);
    }
}

void screen_tag(const Screen *s, const char *tag, Str *out)
{
    char names[MAX_SEATS * SEAT_NAME], base[96];
    const char *dash = strrchr(tag, '-');
    long team;
    Str people = STR_ON(names), key = STR_ON(base);
    if (dash != 0 && text_int(dash + 1, 1, MAX_SEATS, &team)) {
        put_team(s, (int)team - 1, &people);
        str_bytes(&key, tag, (size_t)(dash - tag));
    }
    const char *text = people.len > 0 ? screen_find(s, "tag", base) : 0;
    const char *hole = text != 0 ? strstr(text, "{0}") : 0;
    if (hole == 0) {
        str_text(out, screen_text(s, "tag", tag));
        return;
    }
    str_bytes(out, text, (size_t)(hole - text));
    put(out, "%s%s", names, hole + strlen("{0}"));
}

void screen_facts(const Screen *s, const ViewFacts *of, Str *out)
{
    for (int i = 0; i < of->n_facts; i++) {
        str_text(out, i > 0 ? ", " : "");
        put_fact(s, &of->facts[i], out);
    }
    for (int i = 0; i < of->n_tags; i++) {
        str_text(out, i > 0 ? ", " : of->n_facts > 0 ? "; " : "");
        screen_tag(s, of->tags[i], out);
    }
}

/* ---- short forms ---- */

enum { BAR = 5 };

/* Five blocks, of which the last may be a half one; nothing is shown empty but nothing. */
static void put_bar(const Fact *f, Str *out)
{
    const int max = f->max > 0 ? f->max : 1;
    const int halves = (2 * BAR * f->value + max - 1) / max;
    for (int i = 0; i < BAR; i++)
        str_text(out, halves >= 2 * i + 2 ? "█" : halves == 2 * i + 1 ? "▌" : "░");
}

static void put_short_fact(const Fact *f, const char *text, Str *out)
{
    for (const char *p = text; *p != '\0'; p++) {
        if (text_starts(p, "/{1}") && f->max < 0) {
            p += 3;  /* there is no most of it */
        } else if (text_starts(p, "{0}") || text_starts(p, "{1}")) {
            str_int(out, p[1] == '0' ? f->value : f->max);
            p += 2;
        } else if (text_starts(p, "{bar}")) {
            put_bar(f, out);
            p += 4;
        } else {
            str_char(out, *p);
        }
    }
}

static void put_part(const char *text, Str *out)
{
    put(out, "%s%s", out->len > 0 ? ", " : "", text);
}

/* A tag may share its short form with a fact: without the number. */
static void put_short_tag(const char *text, Str *out)
{
    char part[96];
    Str p = STR_ON(part);
    str_bytes(&p, text, strcspn(text, "{"));
    while (p.len > 0 && part[p.len - 1] == ' ')
        part[--p.len] = '\0';
    put_part(part, out);
}

void screen_short(const Screen *s, const ViewFacts *of, Str *out)
{
    for (int i = 0; i < of->n_facts; i++) {
        char part[96];
        Str p = STR_ON(part);
        const Fact *f = &of->facts[i];
        const char *text = screen_find(s, "short", f->key);
        if (text == 0 || (f->value == 0 && f->max < 0))  /* none of it is nothing to tell */
            continue;
        put_short_fact(f, text, &p);
        put_part(part, out);
    }
    for (int i = 0; i < of->n_tags; i++) {
        const char *text = screen_find(s, "short", of->tags[i]);
        if (text != 0)
            put_short_tag(text, out);
    }
}

void screen_brief(const Screen *s, const ViewFacts *of, bool all, Str *out)
{
    for (int i = 0; i < of->n_facts; i++) {
        char part[96];
        Str p = STR_ON(part);
        const Fact *f = &of->facts[i];
        const char *text = screen_find(s, "short", f->key);
        if (i > 0 && f->value == 0 && f->max < 0)  /* what comes first is the score */
            continue;
        if (text != 0)
            put_short_fact(f, text, &p);
        else
            put_fact(s, f, &p);
        put_part(part, out);
    }
    for (int i = 0; i < of->n_tags; i++) {
        char tag[200];
        Str t = STR_ON(tag);
        const char *text = screen_find(s, "short", of->tags[i]);
        if (text != 0) {
            put_short_tag(text, out);
        } else if (all) {
            screen_tag(s, of->tags[i], &t);
            put_part(tag, out);
        }
    }
}

/* ---- places ---- */

static int fact_value(const ViewFacts *of, const char *key, size_t n)
{
    for (int i = 0; i < of->n_facts; i++)
        if (strlen(of->facts[i].key) == n && memcmp(of->facts[i].key, key, n) == 0)
            return of->facts[i].value;
    return INT16_MIN;
}

const char *screen_dimmed(const Screen *s, const ViewArea *a, const ViewCell *c, int16_t *color)
{
    for (int t = 0; t < c->of.n_tags; t++) {
        int least, shade, at = 0;
        const char *text = screen_find(s, "dim", c->of.tags[t]);
        if (text == 0)
            continue;
        const size_t n = strcspn(text, " ");
        if (sscanf(text + n, "%d %d %n", &least, &shade, &at) != 2 || at == 0 ||
            fact_value(&a->of, text, n) < least)
            continue;
        *color = shade;
        return screen_text(s, "tag", text + n + at);
    }
    return 0;
}

static bool has_bar(const Screen *s, const ViewItem *item)
{
    for (int i = 0; i < item->of.n_facts; i++) {
        const char *text = screen_find(s, "short", item->of.facts[i].key);
        if (text != 0 && strstr(text, "{bar}") != 0)
            return true;
    }
    return false;
}

const ViewItem *screen_piece(const Screen *s, int seat)
{
    for (int i = 0; i < s->view->n_items; i++)
        if (s->view->items[i].owner == seat && has_bar(s, &s->view->items[i]))
            return &s->view->items[i];
    return 0;
}

void screen_place(const Screen *s, const ViewItem *item, Str *out)
{
    const ViewArea *a = &s->view->areas[item->area];
    if (item->cell >= 0 && item->cell < a->n_cells)
        screen_title(s, s->view->cells[a->first_cell + item->cell].what, out);
    else
        str_text(out, screen_text(s, "area", a->key));
    if (a->kind == AREA_PLANE) {
        str_char(out, ' ');
        screen_point(s, a, item->x, item->y, out);
    }
}

/* ---- cards and seats ---- */

static const char *text_of(const Screen *s, const char *kind, const char *word)
{
    char key[96];
    Str k = STR_ON(key);
    put(&k, "%s.text", word);
    return screen_find(s, kind, key);
}

void screen_word(const Screen *s, Thing t, Str *out)
{
    thing_write(s->game, s->state, t, out);
    const int copy = text_copy_mark(out->at);
    if (copy > 0)
        out->at[out->len = (size_t)copy] = '\0';
}

const char *screen_text_as(const Screen *s, const char *kind, Thing t)
{
    char word[64];
    Str w = STR_ON(word);
    screen_word(s, t, &w);
    return text_of(s, kind, word);
}

const char *screen_card_text(const Screen *s, Thing t)
{
    if (t.value == THING_HIDDEN)
        return 0;
    const char *kind = s->game->kinds[t.kind].id;
    const char *other = screen_find(s, "explains", kind);
    const char *text = screen_text_as(s, kind, t);
    return text == 0 && other != 0 ? screen_text_as(s, other, t) : text;
}

const char *screen_tag_text(const Screen *s, const ViewItem *item)
{
    const char *kind = screen_find(s, "explains", s->game->kinds[item->what.kind].id);
    for (int t = 0; kind != 0 && t < item->of.n_tags; t++) {
        char key[128];
        Str k = STR_ON(key);
        put(&k, "%s.text", item->of.tags[t]);
        const char *text = screen_find(s, kind, key);
        if (text != 0)
            return text;
    }
    return 0;
}

/* ---- names and sentences ---- */

void screen_title(const Screen *s, Thing t, Str *out)
{
    if (t.kind == KIND_SEAT && t.value >= 0 && t.value < s->view->n_seats)
        screen_seat_name(s, t.value, out);
    else
        thing_title(s->game, s->state, &s->listener, t, out);
}

void screen_whom(const Screen *s, Thing t, Str *out)
{
    screen_title(s, thing_spoken(s->game, s->state, t), out);
}

void screen_say_event(const Screen *s, const Event *e, Str *out)
{
    event_say(s->game, s->state, &s->listener, e, out);
}

void screen_say_question(const Screen *s, const Menu *m, Str *out)
{
    prompt_say(s->game, s->state, &s->listener, m, out);
}

void screen_say_option(const Screen *s, Option o, Str *out)
{
    option_say(s->game, s->state, &s->listener, o, out);
}

void screen_seat_name(const Screen *s, int seat, Str *out)
{
    str_text(out, s->names.of[seat]);
    if (seat == s->seat)
        put(out, " (%s)", words("you"));
}

void screen_area_title(const Screen *s, const ViewArea *a, Str *out)
{
    char of[600];
    Str facts = STR_ON(of);
    str_text(out, screen_text(s, "area", a->key));
    if (a->owner >= 0) {
        str_text(out, ", ");
        screen_seat_name(s, a->owner, out);
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
