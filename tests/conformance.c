/* What every game must obey, tested on random games with random match options. No game is named
 * here.
 *
 * One test per game and law. SPIELWERK_GAMES sets how many games each seat count plays (default
 * 60, fewer for games with many seat counts); a failure names game, seats, seed and decision, so
 * that it can be repeated. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/text.h"
#include "pack/packs.h"
#include "table/match.h"

enum { DECISIONS_MAX = 100000, JSON_CAP = 1 << 20, GROUPS_CAP = 24 };

typedef struct Run Run;
typedef void Law(Run *run);

/* One random game in progress. */
struct Run {
    const Game *game;
    const Pack *pack;
    Setup setup;
    uint64_t seed;
    int decision;          /* answers so far */
    void *state;
    FastChance dice;       /* the match's */
    FastChance taste;      /* chooses answers, and redeals */
    EventSink sink;
    void (*on_event)(Run *run, const Event *e);
    uint64_t hash;         /* over answers and events */
};

/* Too big for the stack. */
static Run run;
static Menu menu, other_menu;
static Denials denials, other_denials;
static View view;
static char json_a[JSON_CAP], json_b[JSON_CAP];

/* Memory */

static size_t padded(const Game *game)
{
    return (game->state_size + 63) & ~(size_t)63;
}

static void *fresh_copy(const Run *r)
{
    void *copy = aligned_alloc(64, padded(r->game));
    assert_non_null(copy);
    memcpy(copy, r->state, r->game->state_size);
    return copy;
}

static void free_copy(const Run *r, void *state)
{
    memset(state, 0xA5, r->game->state_size);
    free(state);
}

/* Complaints */

static void broken(const char *what, const char *detail) __attribute__((noreturn));
static void broken(const char *what, const char *detail)
{
    char where[256];
    Str s = STR_ON(where);
    if (!game_over(run.state))
        flow_print(run.game, run.state, &s);
    fail_msg("%s, %d seats, seed %llu, decision %d (%s): %s%s%s", run.game->id, run.setup.seats,
             (unsigned long long)run.seed, run.decision, where, what, detail[0] != '\0' ? ": " : "",
             detail);
    abort();  /* fail_msg does not return, but does not say so */
}

static void need_text(const char *prefix, const char *id)
{
    char key[128];
    Str k = STR_ON(key);
    put(&k, "%s%s", prefix, id);
    for (int lang = 0; lang < LANGS; lang++) {
        const char *text = pack_text(run.pack, (Lang)lang, key);
        if (text == 0 || text[0] == '\0')
            broken(lang == LANG_DE ? "no German text" : "no English text", key);
    }
}

static void need_rule(const char *id, const char *whose)
{
    if (id == 0 || pack_rule(run.pack, id) == 0)
        broken(whose, id != 0 ? id : "NULL");
}

static void need_thing(Thing t, const char *whose)
{
    if (t.kind >= run.game->n_kinds)
        broken("a thing of no kind", whose);
    if (t.kind != KIND_NUMBER && t.value != THING_HIDDEN &&
        (t.value < 0 || t.value >= kind_count(run.game, run.state, t.kind)))
        broken("a thing that does not exist", whose);
}

/* Playing */

static void mix(uint64_t value)
{
    run.hash = (run.hash ^ value) * 0x100000001b3ULL;
}

static void on_event(EventSink *sink, const Event *e)
{
    (void)sink;
    mix(e->kind | (uint64_t)e->n << 8 | (uint64_t)e->secret << 16 | (uint64_t)e->audience << 24);
    for (int i = 0; i < e->n; i++)
        mix((uint16_t)e->arg[i]);
    for (const char *p = e->rule; *p != '\0'; p++)
        mix((unsigned char)*p);
    if (run.on_event != 0)
        run.on_event(&run, e);
}

static void random_options(const Game *game, Setup *setup, FastChance *taste)
{
    for (int i = 0; i < game->n_options; i++) {
        const OptionSpec *spec = &game->options[i];
        int n = 0;
        if (spec->words != 0) {
            while (spec->words[n] != 0)
                n++;
            setup->option[i] = (int16_t)fast_below(taste, (uint32_t)n);
        } else {
            n = spec->max - spec->min + 1;
            setup->option[i] = (int16_t)(spec->min + (int)fast_below(taste, (uint32_t)n));
        }
    }
}

static Ctx context(void)
{
    return (Ctx){.game = run.game, .state = run.state, .chance = &run.dice.chance,
                 .sink = &run.sink};
}

/* Which words of which options have been played, by the number of seats. */
static uint32_t played[MAX_SEATS + 1][OPTIONS_MAX];

static void note_options(void)
{
    for (int i = 0; i < run.game->n_options; i++)
        if (run.game->options[i].words != 0)
            played[run.setup.seats][i] |= 1u << run.setup.option[i];
}

/* Starts a game; a combination of options that the game refuses gives way to another, and in the
 * end to the standard. */
static void begin(void)
{
    enum { SETUPS = 12 };
    Ctx c = context();
    for (int i = 0; i < SETUPS; i++) {
        random_options(run.game, &run.setup, &run.taste);
        if (game_start(&c, &run.setup, &menu) == 0) {
            note_options();
            return;
        }
    }
    game_setup_automatic(run.game, run.setup.pack, run.setup.seats, &run.setup);
    const char *why = game_start(&c, &run.setup, &menu);
    if (why != 0)
        broken("the standard set-up is refused", why);
}

/* One of those who are asked, not always the first. */
static int some_seat(Seats asked)
{
    uint32_t skip = fast_below(&run.taste, (uint32_t)__builtin_popcount(asked));
    while (skip-- > 0)
        asked &= (Seats)(asked - 1);
    return first_seat(asked);
}

/* Odd seeds follow the game's own common sense most of the time: it reaches other places. */
static int some_offer(const Menu *m)
{
    static int32_t weights[MENU_MAX];
    if (run.seed % 2 == 0 || fast_below(&run.taste, 4) == 0)
        return (int)fast_below(&run.taste, (uint32_t)m->n);
    void *copy = fresh_copy(&run);
    game_redeal(run.game, copy, m->seat, &run.taste.chance);
    game_policy(run.game, copy, m, 0, &run.taste.chance, weights);
    free_copy(&run, copy);
    int best = 0;
    for (int i = 1; i < m->n; i++)
        if (weights[i] > weights[best])
            best = i;
    return best;
}

/* Goes on with a copy in fresh memory and poisons the original: nothing may point into a state. */
static void move_house(void)
{
    void *copy = fresh_copy(&run);
    free_copy(&run, run.state);
    run.state = copy;
}

static void play(const Game *game, int seats, uint64_t seed, Law *at_decision, Law *at_end)
{
    run = (Run){.game = game, .seed = seed, .sink.take = on_event, .hash = 0xcbf29ce484222325ULL,
                .on_event = run.on_event};
    run.setup = (Setup){.pack = pack_builtin(game), .seats = seats};
    run.pack = pack_at(run.setup.pack);
    assert_non_null(run.pack);
    run.state = aligned_alloc(64, padded(game));
    assert_non_null(run.state);
    chance_fast(&run.dice, seed);
    chance_fast(&run.taste, seed ^ 0x5bd1e995cc9e2d51ULL);
    begin();
    for (; !game_over(run.state); run.decision++) {
        move_house();
        if (run.decision == DECISIONS_MAX)
            broken("the game does not end", "");
        if (at_decision != 0)
            at_decision(&run);
        Ctx c = context();
        const int seat = some_seat(game_asked(run.state));
        game_menu(game, run.state, seat, &menu, 0);
        if (menu.n == 0)
            broken("a menu without offers", prompt_id(run.game, &menu));
        const Option o = menu.list[some_offer(&menu)];
        mix(o ^ (uint64_t)seat << 60);
        game_answer(&c, seat, o, &other_menu);
    }
    if (at_end != 0)
        at_end(&run);
    free_copy(&run, run.state);
}

/* How many games each number of seats plays: fewer if there are many of them. */
static int games_each(const Game *game)
{
    enum { EACH = 60, TOGETHER = 180 };
    const char *wish = getenv("SPIELWERK_GAMES");
    const int counts = __builtin_popcount(game->seat_counts);
    if (wish != 0)
        return atoi(wish);
    return counts * EACH <= TOGETHER ? EACH : TOGETHER / counts;
}

static void play_all(const Game *game, int divisor, Law *at_decision, Law *at_end)
{
    const int n = (games_each(game) + divisor - 1) / divisor;
    for (int seats = 1; seats <= MAX_SEATS; seats++)
        if (game->seat_counts & SEAT_BIT(seats))
            for (int i = 0; i < n; i++)
                play(game, seats, (uint64_t)(1000 * seats + i), at_decision, at_end);
}

/* Law: states stay sound wherever they lie, and games end with a result that makes sense. */

static void state_is_sound(Run *r)
{
    const char *why = r->game->check(r->state);
    if (why != 0)
        broken("check", why);
    if (game_asked(r->state) == 0 && !game_over(r->state))
        broken("nobody is asked, but the game is not over", "");
}

static void result_is_sound(Run *r)
{
    Result result;
    state_is_sound(r);
    game_result(r->game, r->state, &result);
    for (int seat = 0; seat < MAX_SEATS; seat++)
        if (result.seat[seat].fate > (seat < r->setup.seats ? FATE_WIN : FATE_LOSS))
            broken("a seat wins that is not there", "");
    for (int a = 0; a < r->setup.seats; a++) {
        const int team = r->game->team(r->state, a);  /* -1: everyone for himself */
        for (int b = 0; team >= 0 && b < r->setup.seats; b++)
            if (team == r->game->team(r->state, b) &&
                result.seat[a].fate != result.seat[b].fate)
                broken("seats of one team do not win together", "");
    }
    if (result.ending == 0)
        broken("no ending", "");
    need_text("ending.", result.ending);
}

/* Every word of every option that a game accepts has been played, for each number of seats. */
static void options_were_played(const Game *game)
{
    enum { ENOUGH = 20 };
    Ctx c = {.game = game, .state = aligned_alloc(64, padded(game)), .chance = &run.dice.chance};
    Setup setup;
    assert_non_null(c.state);
    chance_fast(&run.dice, 1);
    for (int seats = 1; games_each(game) >= ENOUGH && seats <= MAX_SEATS; seats++)
        for (int i = 0; (game->seat_counts & SEAT_BIT(seats)) && i < game->n_options; i++) {
            const OptionSpec *spec = &game->options[i];
            for (int w = 0; spec->words != 0 && spec->words[w] != 0; w++) {
                game_setup_standard(game, pack_builtin(game), seats, &setup);
                setup.option[i] = (int16_t)w;
                if (game_start(&c, &setup, &menu) == 0 && !(played[seats][i] >> w & 1))
                    fail_msg("%s, %d seats: %s=%s was never played", game->id, seats, spec->id,
                             spec->words[w]);
            }
        }
    free(c.state);
}

static void test_states(void **game)
{
    memset(played, 0, sizeof played);
    play_all(*game, 1, state_is_sound, result_is_sound);
    options_were_played(*game);
}

/* Law: menus are pure, their notation is unique and reads back, and their rules and texts exist. */

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void notation_is_sound(const Menu *m)
{
    static char words[MENU_MAX][128];
    for (int i = 0; i < m->n; i++) {
        Str s = STR_ON(words[i]);
        Option back;
        for (int a = 0; a < run.game->verbs[option_verb(m->list[i])].n_args; a++)
            need_thing(option_thing(run.game, m->list[i], a), "an option");
        option_write(run.game, run.state, m->list[i], &s);
        const char *why = option_read(run.game, run.state, words[i], &back, 0);
        if (why != 0 || back != m->list[i])
            broken("notation does not read back", words[i]);
    }
    qsort(words, (size_t)m->n, sizeof words[0], by_text);
    for (int i = 1; i < m->n; i++)
        if (text_equal(words[i - 1], words[i]))
            broken("two offers have one notation", words[i]);
}

/* A way that is shown leads where the option says, and nowhere twice. */
static void paths_are_sound(const Menu *m)
{
    enum { CAP = 64 };
    int16_t cells[CAP];
    for (int i = 0; run.game->path != 0 && i < m->n; i++) {
        const int args = run.game->verbs[option_verb(m->list[i])].n_args;
        const int n = run.game->path(run.state, m, m->list[i], cells, CAP);
        if (n == 0)
            continue;
        const Thing end = option_thing(run.game, m->list[i], args > 0 ? args - 1 : 0);
        if (args == 0 || n > CAP || cells[n - 1] != end.value)
            broken("a way leads elsewhere", prompt_id(run.game, m));
        for (int k = 1; k < n; k++)
            for (int before = 0; before < k; before++)
                if (cells[k] == cells[before])
                    broken("a way enters a cell twice", prompt_id(run.game, m));
    }
}

/* Who counts together has a name and figures with texts, and nobody counts twice. */
static void group_is_sound(const Group *g)
{
    need_text("group.", g->id);
    if (g->n < 1 || g->n > GROUP_THINGS || g->seat >= run.setup.seats)
        broken("a group of nobody", g->id);
    for (int i = 0; i < g->n_facts; i++)
        need_text("fact.", g->facts[i].key);
    for (int i = 0; i < g->n; i++) {
        need_thing(g->of[i], g->id);
        for (int k = 0; k < i; k++)
            if (g->of[k].kind == g->of[i].kind && g->of[k].value == g->of[i].value)
                broken("somebody is in a group twice", g->id);
    }
}

static Group groups_a[GROUPS_CAP], groups_b[GROUPS_CAP];

static void groups_are_sound(const Menu *m)
{
    if (run.game->groups == 0)
        return;
    for (int i = -1; i < m->n; i++) {
        const int n = run.game->groups(run.state, i < 0 ? 0 : m, i < 0 ? 0 : m->list[i], groups_a,
                                       GROUPS_CAP);
        for (int k = 0; k < n; k++)
            group_is_sound(&groups_a[k]);
    }
}

/* What a refusal names exists, and its sentence has no hole. */
static void figures_are_sound(const Denial *d)
{
    char key[64], text[400];
    Str k = STR_ON(key);
    if (d->of_thing && d->thing.value != THING_ANY)
        need_thing(d->thing, d->rule);
    for (int i = 0; i < d->n_with; i++)
        need_thing(d->with[i], d->rule);
    if (d->n_with == 0)
        return;
    put(&k, "why.%s", d->rule);
    need_text("", key);
    for (int lang = 0; lang < LANGS; lang++) {
        Str s = STR_ON(text);
        say(run.game, run.state, &(Listener){.lang = (Lang)lang, .seat = SPECTATOR}, key, d->with,
            d->n_with, &s);
        if (s.cut || strchr(text, '{') != 0)
            broken("a refusal's text has a hole", text);
    }
}

static void denials_are_sound(const Menu *m)
{
    const char *known = 0;  /* many in a row cite the same rule */
    for (int i = 0; i < denials.n; i++) {
        const Denial *d = &denials.list[i];
        if (!d->of_thing && menu_has(m, d->option)) {
            char words[128];
            Str s = STR_ON(words);
            option_write(run.game, run.state, d->option, &s);
            broken("offered and denied", words);
        }
        figures_are_sound(d);
        if (denials.list[i].rule != known)
            need_rule(denials.list[i].rule, "a denial cites no rule");
        known = denials.list[i].rule;
    }
}

/* Everybody has a name here, and is "you" for themselves. */
static const SeatNames test_names = {
    {"Name-A", "Name-B", "Name-C", "Name-D", "Name-E",
     "Name-F", "Name-G", "Name-H", "Name-I", "Name-J"}};

static void speaks_to(const Listener *listener, const char *text)
{
    static const char *const seat[LANGS] = {"Sitz ", "Seat "};
    if (listener->seat != SPECTATOR && strstr(text, test_names.of[listener->seat]) != 0)
        broken("a sentence calls its reader by name", text);
    if (strstr(text, seat[listener->lang]) != 0)
        broken("a sentence tells the number of a seat", text);
}

static void sentences_are_sound(const Menu *m, int seat)
{
    for (int lang = 0; lang < LANGS; lang++) {
        char text[1024];
        Str s = STR_ON(text);
        const Listener listener = {(Lang)lang, seat, &test_names};
        prompt_say(run.game, run.state, &listener, m, &s);
        if (s.cut || strchr(text, '{') != 0 || strncmp(text, "prompt.", 7) == 0)
            broken("a question's text is missing or has a hole", text);
        speaks_to(&listener, text);
        for (int i = 0; i < m->n; i++) {
            Str o = STR_ON(text);
            option_say(run.game, run.state, &listener, m->list[i], &o);
            speaks_to(&listener, text);
        }
    }
}

static void menu_of(int seat)
{
    void *before = fresh_copy(&run);
    game_menu(run.game, run.state, seat, &menu, &denials);
    if (memcmp(before, run.state, run.game->state_size) != 0)
        broken("a menu changes the state", prompt_id(run.game, &menu));
    free_copy(&run, before);
    if (menu.n < 1)
        broken("a menu without offers", prompt_id(run.game, &menu));
    need_text("prompt.", prompt_id(run.game, &menu));
    const PromptSpec *asked = &run.game->prompts[menu.prompt];
    if (asked->pass > 0 && option_verb(menu.list[0]) != asked->pass - 1)
        broken("what lets things go on is not offered first", asked->id);
    need_rule(menu.rule, "a question cites no rule");
    for (int i = 0; i < menu.n_about; i++)
        need_thing(menu.about[i], prompt_id(run.game, &menu));
    notation_is_sound(&menu);
    sentences_are_sound(&menu, seat);
    paths_are_sound(&menu);
    groups_are_sound(&menu);
    denials_are_sound(&menu);
}

static void menus_are_sound(Run *r)
{
    for (int seat = 0; seat < r->setup.seats; seat++)
        if (game_asked(r->state) & SEAT_BIT(seat))
            menu_of(seat);
}

/* Law: whatever lies on the table and cannot be chosen is refused by a rule. Where something new
 * begins that is everything; in other questions at least all things of the kinds that they ask for.
 * The rest is told which question comes first. */

static bool asks_for(const Menu *m, int kind)
{
    for (int i = 0; i < m->n; i++)
        for (int a = 0; a < run.game->verbs[option_verb(m->list[i])].n_args; a++)
            if (option_thing(run.game, m->list[i], a).kind == kind)
                return true;
    return m->halt;
}

static void has_reason(const Menu *m, Thing t)
{
    const Pointed at = {.n = 1, .thing = {t}};
    char words[128];
    Str s = STR_ON(words);
    if (t.kind == KIND_NUMBER || t.kind == KIND_SEAT || t.value == THING_HIDDEN ||
        !asks_for(m, t.kind) || why_offered(run.game, m, &at) || why_denied(run.game, m, &at) != 0)
        return;
    put(&s, "%s: %s ", prompt_id(run.game, m), run.game->kinds[t.kind].id);
    thing_write(run.game, run.state, t, &s);
    broken("nothing is said about", words);
}

static void reasons_are_given(Run *r)
{
    enum { CELLS = 24 };  /* of a large board, some */
    for (int seat = 0; seat < r->setup.seats; seat++) {
        if (!(game_asked(r->state) & SEAT_BIT(seat)))
            continue;
        game_menu(r->game, r->state, seat, &menu, &denials);
        game_view(r->game, r->state, seat, &view);
        for (int i = 0; view.n_cells > 0 && i < CELLS; i++)
            has_reason(&menu, view.cells[fast_below(&r->taste, (uint32_t)view.n_cells)].what);
        for (int i = 0; i < view.n_items; i++)
            if (!view.items[i].mention)
                has_reason(&menu, view.items[i].what);
    }
}

static void test_reasons(void **game)
{
    play_all(*game, 6, reasons_are_given, 0);
}

static void test_menus(void **game)
{
    play_all(*game, 1, menus_are_sound, 0);
}

/* Law: everything that a person reads has a text in both languages. */

static void event_is_sound(Run *r, const Event *e)
{
    static char text[1024];
    const EventSpec *spec = &r->game->events[e->kind];
    need_text("event.", spec->id);
    need_rule(e->rule, "an event cites no rule");
    if (e->n != spec->n_args)
        broken("an event has another number of things than its table says", spec->id);
    for (int i = 0; i < e->n; i++)
        need_thing((Thing){spec->kinds[i], e->arg[i]}, spec->id);
    for (int lang = 0; lang < LANGS; lang++) {
        for (int seat = -1; seat < r->setup.seats; seat++) {
            Str s = STR_ON(text);
            const Listener listener = {(Lang)lang, seat < 0 ? SPECTATOR : seat, &test_names};
            event_say(r->game, r->state, &listener, e, &s);
            if (s.cut || strchr(text, '{') != 0)
                broken("an event's text has a hole", text);
            speaks_to(&listener, text);
        }
    }
}

static void facts_are_sound(const ViewFacts *of)
{
    for (int i = 0; i < of->n_facts; i++)
        need_text("fact.", of->facts[i].key);
    for (int i = 0; i < of->n_tags; i++)
        need_text("tag.", of->tags[i]);
}

/* A thing in view keeps its word as long as Game.names does not change: who knows the thing by its
 * number need not be told its word again (server/hub/changes.c). */
static void word_is_kept(const Run *r, Thing t)
{
    enum { KINDS = 32, VALUES = 4096 };
    static uint32_t known[KINDS][VALUES];
    static uint64_t of_seed, of_names;
    static const Game *of_game;
    char word[80];
    Str s = STR_ON(word);
    const uint64_t names = r->game->names != 0 ? r->game->names(r->state) : 0;
    if (of_seed != r->seed || of_game != r->game || of_names != names)
        memset(known, 0, sizeof known);
    of_names = names;
    of_seed = r->seed;
    of_game = r->game;
    if (t.value < 0 || t.value >= VALUES || t.kind >= KINDS)
        return;
    thing_write(r->game, r->state, t, &s);
    uint32_t hash = 2166136261u;
    for (const char *p = word; *p != '\0'; p++)
        hash = (hash ^ (uint8_t)*p) * 16777619u;
    if (known[t.kind][t.value] != 0 && known[t.kind][t.value] != hash)
        broken("a thing in view changes its word", word);
    known[t.kind][t.value] = hash;
}

/* Cells that never change are looked at now and then only. */
static void view_is_sound(Run *r)
{
    enum { NOW_AND_THEN = 16 };
    const int seat = some_seat(game_asked(r->state));
    if (r->decision % NOW_AND_THEN == 0)
        game_view(r->game, r->state, seat, &view);
    else
        game_view_again(r->game, r->state, seat, &view);
    for (int i = 0; i < view.n_seats; i++)
        facts_are_sound(&view.seats[i].of);
    for (int i = 0; i < view.n_areas; i++) {
        need_text("area.", view.areas[i].key);
        facts_are_sound(&view.areas[i].of);
        for (int j = 0; j < i; j++)
            if (text_equal(view.areas[i].id, view.areas[j].id))
                broken("two areas have one id", view.areas[i].id);
    }
    for (int i = 0; i < view.n_cells; i++) {
        need_thing(view.cells[i].what, "a cell");
        facts_are_sound(&view.cells[i].of);
    }
    for (int i = 0; i < view.n_items; i++) {
        need_thing(view.items[i].what, "an item");
        word_is_kept(r, view.items[i].what);
        facts_are_sound(&view.items[i].of);
    }
}

/* An answer that names several things is chosen one by one: what it still wants has a sentence for
 * each but the first, and its kinds of things have names. */
static void verb_is_told(const Game *game, const VerbSpec *verb)
{
    char key[128];
    need_text("verb.", verb->word);
    for (int i = 0; i < verb->n_args; i++) {
        Str k = STR_ON(key);
        put(&k, "%s.ask-%d", verb->word, i);
        if (i > 0)
            need_text("verb.", key);
        need_text("kind.", game->kinds[verb->kinds[i]].id);
    }
}

static void lists_are_sound(const Game *game)
{
    char key[128];
    need_text("game.", game->id);
    for (int i = 0; i < game->n_verbs; i++)
        verb_is_told(game, &game->verbs[i]);
    for (int i = 0; i < game->n_events; i++)
        need_text("event.", game->events[i].id);
    for (int i = 0; i < game->n_options; i++) {
        const OptionSpec *spec = &game->options[i];
        need_text("option.", spec->id);
        if (spec->rule != 0)
            need_rule(spec->rule, "a match option cites no rule");
        for (int w = 0; spec->words != 0 && spec->words[w] != 0; w++) {
            Str k = STR_ON(key);
            put(&k, "%s.%s", spec->id, spec->words[w]);
            need_text("option.", key);
        }
    }
}

static void test_texts(void **game)
{
    run.on_event = event_is_sound;
    play_all(*game, 2, view_is_sound, 0);
    run.state = calloc(1, ((const Game *)*game)->state_size);  /* broken() looks at it */
    lists_are_sound(*game);
    free(run.state);
}

/* Law: the same seed gives the same game. */

static uint64_t first_hash;

static void same_hash(Run *r)
{
    if (r->hash != first_hash)
        broken("the same seed gives another game", "");
}

static void once_more(Run *r)
{
    const Run kept = *r;
    first_hash = r->hash;
    play(kept.game, kept.setup.seats, kept.seed, 0, same_hash);
    run = kept;
}

static void test_repeats(void **game)
{
    play_all(*game, 2, 0, once_more);
}

/* Law of secrets: what a seat sees does not depend on what it cannot know. */

static void see(const Run *r, const void *state, int seat, char *json)
{
    Str s = {.at = json, .cap = JSON_CAP};
    json[0] = '\0';
    game_view(r->game, state, seat, &view);
    view_json(r->game, state, &view, &s);
    if (s.cut)
        broken("the view does not fit", "");
}

/* From the first byte that differs, a bit more. */
static const char *difference(void)
{
    size_t i = 0;
    while (json_a[i] != '\0' && json_a[i] == json_b[i])
        i++;
    i = i > 60 ? i - 60 : 0;
    if (strlen(json_b) > i + 160)
        json_b[i + 160] = '\0';
    return json_b + i;
}

static bool same_thing(Thing a, Thing b)
{
    return a.kind == b.kind && a.value == b.value;
}

static bool same_denial(const Denial *a, const Denial *b)
{
    bool same = a->option == b->option && a->of_thing == b->of_thing && a->n_with == b->n_with &&
                same_thing(a->thing, b->thing) && text_equal(a->rule, b->rule);
    for (int i = 0; same && i < a->n_with; i++)
        same = same_thing(a->with[i], b->with[i]);
    return same;
}

/* "Why not?" must not tell either: the same denials by the same rules, with the same figures, in
 * the same words. */
static void same_denials(const Run *r, const void *copy)
{
    char a[200], b[200];
    const int n = denials.n;
    for (int i = 0; i < n || i < other_denials.n; i++) {
        Str said_a = STR_ON(a), said_b = STR_ON(b);
        const Denial *one = i < n ? &denials.list[i] : &other_denials.list[i];
        option_write(r->game, r->state, one->option, &said_a);
        option_write(r->game, copy, one->option, &said_b);
        if (n != other_denials.n || !same_denial(one, &other_denials.list[i]) || !text_equal(a, b))
            broken("a refusal tells what its seat cannot know", a);
    }
}

static void same_menu(const Run *r, const void *copy, int seat)
{
    game_menu(r->game, r->state, seat, &menu, &denials);
    game_menu(r->game, copy, seat, &other_menu, &other_denials);
    if (menu.n != other_menu.n || menu.prompt != other_menu.prompt ||
        menu.n_about != other_menu.n_about ||
        memcmp(menu.list, other_menu.list, (size_t)menu.n * sizeof menu.list[0]) != 0)
        broken("a menu depends on what its seat cannot know", prompt_id(run.game, &menu));
    for (int i = 0; i < menu.n_about; i++)
        if (menu.about[i].kind != other_menu.about[i].kind ||
            menu.about[i].value != other_menu.about[i].value)
            broken("a question tells what its seat cannot know", prompt_id(run.game, &menu));
    same_denials(r, copy);
}

/* They lie open: what a seat cannot know does not change them. */
static void same_groups(const Run *r, const void *copy)
{
    if (r->game->groups == 0)
        return;
    const int n = r->game->groups(r->state, 0, 0, groups_a, GROUPS_CAP);
    if (n != r->game->groups(copy, 0, 0, groups_b, GROUPS_CAP))
        broken("groups depend on secrets", "");
    for (int i = 0; i < n; i++)
        if (groups_a[i].n != groups_b[i].n || groups_a[i].seat != groups_b[i].seat ||
            memcmp(groups_a[i].of, groups_b[i].of, (size_t)groups_a[i].n * sizeof(Thing)) != 0)
            broken("a group depends on secrets", groups_a[i].id);
}

/* Whoever takes time when it is worth a stop tells nothing, if that is for everybody to see: it is
 * the same whatever lies hidden. */
static void stops_are_open(const Run *r, const void *copy)
{
    for (int seat = 0; seat < r->setup.seats; seat++) {
        if (!(game_asked(r->state) & SEAT_BIT(seat)))
            continue;
        game_menu(r->game, r->state, seat, &menu, 0);
        game_menu(r->game, copy, seat, &other_menu, 0);
        if (menu.pass != other_menu.pass || menu.stop != other_menu.stop ||
            menu.keep_pause != other_menu.keep_pause)
            broken("whether somebody is asked depends on secrets", prompt_id(run.game, &menu));
    }
}

static void secrets_are_kept_from(Run *r, int seat)
{
    void *copy = fresh_copy(r);
    game_redeal(r->game, copy, seat, &r->taste.chance);
    same_groups(r, copy);
    const char *why = r->game->check(copy);
    if (why != 0)
        broken("check after redeal", why);
    if (memcmp(copy, r->state, r->game->state_size) == 0) {  /* nothing is hidden: nothing shows */
        free_copy(r, copy);
        return;
    }
    see(r, r->state, seat, json_a);
    see(r, copy, seat, json_b);
    if (strcmp(json_a, json_b) != 0)
        broken(seat == SPECTATOR ? "a spectator sees a secret" : "a seat sees a secret",
               difference());
    if (seat == SPECTATOR)
        stops_are_open(r, copy);
    else if (game_asked(r->state) & SEAT_BIT(seat))
        same_menu(r, copy, seat);
    free_copy(r, copy);
}

static void secrets_are_kept(Run *r)
{
    secrets_are_kept_from(r, SPECTATOR);
    for (int seat = 0; seat < r->setup.seats; seat++)
        secrets_are_kept_from(r, seat);
}

static void test_secrets(void **game)
{
    play_all(*game, 2, secrets_are_kept, 0);
}

/* Law: redealing really changes what is hidden. Otherwise the law of secrets would be kept by a
 * redeal that does nothing, and bots would know everything. Counted for each kind of thing: how
 * many items one seat knows, or knows more of, and another does not, and how many of these are
 * sometimes dealt otherwise. */

enum { KINDS_MAX = 64, TRIES = 8 };
static int hidden_items[KINDS_MAX], changed_items[KINDS_MAX];

static bool same_facts(const ViewFacts *a, const ViewFacts *b)
{
    bool same = a->n_facts == b->n_facts && a->n_tags == b->n_tags;
    for (int i = 0; same && i < a->n_facts; i++)
        same = text_equal(a->facts[i].key, b->facts[i].key) &&
               a->facts[i].value == b->facts[i].value && a->facts[i].max == b->facts[i].max;
    for (int i = 0; same && i < a->n_tags; i++)
        same = text_equal(a->tags[i], b->tags[i]);
    return same;
}

static bool same_item(const ViewItem *a, const ViewItem *b)
{
    return a->what.value == b->what.value && same_facts(&a->of, &b->of);
}

/* What is only spoken of lies elsewhere; seats may speak of different things. */
static void drop_mentions(View *v)
{
    int n = 0;
    for (int i = 0; i < v->n_items; i++)
        if (!v->items[i].mention)
            v->items[n++] = v->items[i];
    v->n_items = n;
}

/* Items that `knows` sees and `not` does not, or not as well: their indices. */
static int find_hidden(const Run *r, int knows, int not, int16_t found[VIEW_ITEMS])
{
    static View other;
    int n = 0;
    game_view_again(r->game, r->state, knows, &view);
    game_view_again(r->game, r->state, not, &other);
    drop_mentions(&view);
    drop_mentions(&other);
    for (int i = 0; i < view.n_items && view.n_items == other.n_items; i++)
        if (view.items[i].what.value != THING_HIDDEN && !same_item(&view.items[i], &other.items[i]))
            found[n++] = (int16_t)i;
    return n;
}

static void hidden_can_be_otherwise(Run *r)
{
    static int16_t found[VIEW_ITEMS];
    static ViewItem before[VIEW_ITEMS];
    static bool changed[VIEW_ITEMS];
    const int knows = (int)fast_below(&r->taste, (uint32_t)r->setup.seats);
    const int not = (int)fast_below(&r->taste, (uint32_t)r->setup.seats);
    const int n = find_hidden(r, knows, not, found);
    for (int i = 0; i < n; i++) {
        before[i] = view.items[found[i]];
        changed[i] = false;
    }
    for (int try = 0; n > 0 && try < TRIES; try++) {
        void *copy = fresh_copy(r);
        game_redeal(r->game, copy, not, &r->taste.chance);
        game_view_again(r->game, copy, knows, &view);
        drop_mentions(&view);
        for (int i = 0; i < n; i++)
            changed[i] = changed[i] || !same_item(&view.items[found[i]], &before[i]);
        free_copy(r, copy);
    }
    for (int i = 0; i < n; i++) {
        hidden_items[before[i].what.kind]++;
        changed_items[before[i].what.kind] += changed[i];
    }
}

static void test_redeals(void **game_)
{
    const Game *game = *game_;
    memset(hidden_items, 0, sizeof hidden_items);
    memset(changed_items, 0, sizeof changed_items);
    play_all(game, 2, hidden_can_be_otherwise, 0);
    for (int kind = 0; kind < game->n_kinds; kind++)
        if (hidden_items[kind] >= 20 && 10 * changed_items[kind] < hidden_items[kind])
            fail_msg("%s: of %d hidden things of kind %s only %d are ever redealt", game->id,
                     hidden_items[kind], game->kinds[kind].id, changed_items[kind]);
}

/* Law: impossible set-ups are refused. */
static void test_setups(void **game_)
{
    const Game *game = *game_;
    Ctx c = {.game = game, .state = aligned_alloc(64, padded(game)), .chance = &run.dice.chance};
    Setup setup;
    int fewest = 1;
    assert_non_null(c.state);
    chance_fast(&run.dice, 1);
    while (!(game->seat_counts & SEAT_BIT(fewest)))
        fewest++;
    game_setup_automatic(game, pack_builtin(game), fewest, &setup);
    setup.seats = 0;
    assert_non_null(game_start(&c, &setup, &menu));
    setup.seats = fewest;
    setup.pack = PACKS_MAX;
    assert_non_null(game_start(&c, &setup, &menu));
    setup.pack = pack_builtin(game);
    for (int i = 0; i < game->n_options; i++) {
        const int16_t kept = setup.option[i];
        setup.option[i] = INT16_MAX;
        assert_non_null(game_start(&c, &setup, &menu));
        setup.option[i] = INT16_MIN;
        assert_non_null(game_start(&c, &setup, &menu));
        setup.option[i] = kept;
    }
    assert_null(game_start(&c, &setup, &menu));
    free(c.state);
}

/* One test per game and law */

/* A test that failed leaves its game behind. */
static int forget(void **game)
{
    (void)game;
    run = (Run){0};
    return 0;
}

static const struct {
    const char *name;
    CMUnitTestFunction test;
} laws[] = {
    {"states stay sound and games end", test_states},
    {"menus are pure and read back", test_menus},
    {"whatever is refused has a reason", test_reasons},
    {"texts are there in both languages", test_texts},
    {"the same seed gives the same game", test_repeats},
    {"secrets are kept", test_secrets},
    {"what is hidden can be otherwise", test_redeals},
    {"impossible set-ups are refused", test_setups},
};

enum { LAWS = sizeof laws / sizeof laws[0], TESTS_MAX = 64 };

int main(void)
{
    static struct CMUnitTest tests[TESTS_MAX];
    static char names[TESTS_MAX][96];
    int n = 0;
    const char *only = getenv("SPIELWERK_GAME");
    packs_install();
    for (int g = 0; g < n_games; g++) {
        if (only != 0 && !text_equal(only, games[g]->id))
            continue;
        for (int l = 0; l < (int)LAWS && n < TESTS_MAX; l++, n++) {
            Str s = STR_ON(names[n]);
            put(&s, "%s: %s", games[g]->id, laws[l].name);
            tests[n] = (struct CMUnitTest){.name = names[n], .test_func = laws[l].test,
                                           .setup_func = forget,
                                           .initial_state = (void *)(uintptr_t)games[g]};
        }
    }
    return _cmocka_run_group_tests("conformance", tests, (size_t)n, 0, 0);
}
