/* The law of secrets over real sockets: no message tells a seat what it may not know. "secrecy
 * PROGRAM" starts PROGRAM serve itself. */
#include "kit.h"

#include "player.h"
#include "secrets.h"

typedef struct MessageLog {
    const Crowd *crowd;
    RawMessage **kept;  /* a list for each table */
} MessageLog;

static void keep_message(void *to, const Player *p, const char *text, size_t n)
{
    MessageLog *e = to;
    raw_keep(&e->kept[p->table - e->crowd->table], p->seat, text, n);
}

/* If the first two seats had got each other's messages, the check would have to find it. */
static bool check_would_fail(const char *log, RawMessage *list)
{
    SecretsFigures unused = {0};
    char why[SECRETS_WHY];
    for (RawMessage *m = list; m != 0; m = m->next)
        m->eyes = m->eyes == 1 ? 2 : m->eyes == 2 ? 1 : m->eyes;
    return !secrets_kept(log, list, &unused, why);
}

/* Plays `tables` matches of which every message is kept, and compares each with the final log. */
static void secrets_of(const char *game, int seats, const char *options, int tables,
                       SecretsFigures *f)
{
    MessageLog messages = {.kept = calloc((size_t)tables, sizeof *messages.kept)};
    const CrowdPlan plan = {.port = server.port, .tables = tables, .seats = seats, .game = game,
                            .options = options, .watched = true, .one_match = true,
                            .addresses = 2u << 16, .seed = (uint64_t)seats,
                            .hear = keep_message, .to = &messages};
    Crowd *c = crowd_new(&plan);
    char why[SECRETS_WHY] = "";
    const long long hidden = f->hidden;
    messages.crowd = c;
    for (int i = 0; i < 3000 && crowd_over(c) < tables && c->figures.broken == 0; i++)
        crowd_run(c, 100);
    if (crowd_over(c) < tables)
        fail_msg("%d of %d matches ended. %s", crowd_over(c), tables, c->figures.complaint);
    crowd_run(c, 100);
    Talk *t = talk_new(loop, server.port, 0);
    bool good = t != 0;
    for (int i = 0; i < tables && good; i++) {
        const Record *r = c->table[i].record;
        json_t *d = json_pack("{s:s, s:s}", "match", r->slug, "key", r->watch);
        const json_t *joined = talk_ask(t, "watch", -1, d);
        good = strcmp(said(joined), "joined") == 0;
        const json_t *replay = talk_ask(t, "replay", -1, json_pack("{s:s}", "match", r->slug));
        good = good && secrets_kept(text_of(replay, "log"), messages.kept[i], f, why);
        if (good && i == 0 && f->hidden > hidden)
            assert_true(check_would_fail(text_of(replay, "log"), messages.kept[i]));
        talk_ask(t, "leave", -1, json_pack("{s:s}", "match", r->slug));
        raw_free(&messages.kept[i]);
    }
    talk_free(t);
    free(messages.kept);
    crowd_free(c);
    if (!good)
        fail_msg("%s %d: %s", game, seats, why);
}

static void messages_keep_secrets(void **state)
{
    (void)state;
    const char *wish = getenv("SPIELWERK_SECRETS");
    const int n = wish != 0 ? atoi(wish) : 4;
    SecretsFigures f = {0};
    for (int done = 0; done < n; done += 24) {
        const int some = n - done < 24 ? n - done : 24;
        secrets_of("brawl", 2, "{}", some, &f);
        const int few = (some + 2) / 3;
        secrets_of("brawl", 4, "{\"team-hands\": \"off\", \"selection\": \"random\"}", few, &f);
        secrets_of("brawl", 4, "{\"selection\": \"competitive\"}", few, &f);
        secrets_of("null", 3, "{}", some, &f);
        secrets_of("adeloth", 2, "{\"level\": \"plus\"}", 1, &f);
        if (done % 240 == 0) {  /* hardly anything is hidden there, but views are large */
            secrets_of("gorgasali", 4, "{\"mode\": \"partners\"}", 1, &f);
            secrets_of("gorgasali", 10, "{\"storm\": \"steady\"}", 1, &f);
        }
    }
    print_message("# %lld views, %lld hidden names looked for\n", f.views, f.hidden);
    assert_true(f.views > 100 * n && f.hidden > f.views);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        TEST(messages_keep_secrets),
    };
    return prepare(argc, argv, "secrecy", 2000) ? cmocka_run_group_tests(tests, start, stop) : 2;
}
