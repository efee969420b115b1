/* Names of people, guests and bots; see names.h. */
#include "table/names.h"

#include <string.h>

#include "table/match_inner.h"

enum { STRIDE = 7 };  /* neighbours at a table are not neighbours in the list */

static int count_words(const char *list)
{
    int n = 0;
    for (const char *p = list; *p != '\0'; p++)
        n += *p != ' ' && (p == list || p[-1] == ' ');
    return n;
}

/* The word `at` of the list as a name: "Bot Gizmo". */
static void put_bot(const char *list, int at, Str *out)
{
    while (at > 0)
        at -= *list++ == ' ';
    str_text(out, "Bot ");
    str_bytes(out, list, strcspn(list, " "));
}

static char lower_case(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool same_name(const char *a, const char *b)
{
    while (*a != '\0' && lower_case(*a) == lower_case(*b))
        a++, b++;
    return *a == '\0' && *b == '\0';
}

/* Whether anybody goes by that name, with or without "Bot" before it. */
static bool is_taken(const SeatNames *names, int n, const char *name)
{
    for (int i = 0; i < n; i++)
        if (same_name(names->of[i], name) || same_name(names->of[i], name + strlen("Bot ")))
            return true;
    return false;
}

/* The next name of the list that is free; once all are taken, numbers are left. */
static void name_bot(SeatNames *names, int n, int seat, uint32_t salt, uint32_t *tried)
{
    const char *list = pack_text(0, LANG_EN, "bot.names");
    const uint32_t count = list == 0 ? 0 : (uint32_t)count_words(list);
    char name[SEAT_NAME] = "";
    bool found = false;
    while (!found && *tried < count) {
        Str out = STR_ON(name);
        put_bot(list, (int)((salt % count + STRIDE * (*tried)++) % count), &out);
        found = !is_taken(names, n, name);
    }
    Str out = STR_ON(names->of[seat]);
    if (found)
        str_text(&out, name);
    else
        put(&out, "Bot %d", seat + 1);
}

/* A name that is there already gets a number. */
static void name_person(SeatNames *names, int n, int seat, const char *name)
{
    Str out = STR_ON(names->of[seat]);
    int same = 1;
    for (int i = 0; i < seat && i < n; i++)
        same += same_name(names->of[i], name);
    str_text(&out, name);
    if (same > 1)
        put(&out, " %d", same);
}

static const char *own_name(const SeatHolder *h)
{
    const char *name = h->called[0] != '\0' ? h->called : h->kind == SEAT_PERSON ? h->name : "";
    return text_equal(name, "?") ? "" : name;  /* who came without one */
}

void names_of(const SeatHolder *holders, int n, uint32_t salt, SeatNames *out)
{
    uint32_t tried = 0;
    memset(out, 0, sizeof *out);
    for (int i = 0; i < n; i++)
        if (own_name(&holders[i])[0] != '\0')
            name_person(out, n, i, own_name(&holders[i]));
    for (int i = 0; i < n; i++)
        if (holders[i].kind == SEAT_BOT && out->of[i][0] == '\0')
            name_bot(out, n, i, salt, &tried);
}

void match_names(const Match *m, Lang lang, SeatNames *out)
{
    const uint8_t *c = m->commitment;
    const uint32_t salt = c[0] | (uint32_t)c[1] << 8 | (uint32_t)c[2] << 16 | (uint32_t)c[3] << 24;
    names_of(m->holder, m->setup.seats, salt, out);
    for (int i = 0; i < m->setup.seats; i++) {
        if (out->of[i][0] != '\0')
            continue;
        Str name = STR_ON(out->of[i]);
        sentence_say(lang, SAY("table.guest", NUMBER(i + 1)), &name);
    }
}
