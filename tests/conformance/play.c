/* Random games with random options, and the complaints about them; see laws.h. */
#include "laws.h"

Run run;
Menu menu, other_menu;
Denials denials, other_denials;
View view;
Overlay overlay_a, overlay_b;
uint32_t played[MAX_SEATS + 1][OPTIONS_MAX];

/* Memory */

size_t padded(const Game *game)
{
    return (game->state_size + 63) & ~(size_t)63;
}

void *fresh_copy(const Run *r)
{
    void *copy = aligned_alloc(64, padded(r->game));
    assert_non_null(copy);
    memcpy(copy, r->state, r->game->state_size);
    return copy;
}

void free_copy(const Run *r, void *state)
{
    memset(state, 0xA5, r->game->state_size);
    free(state);
}

/* Complaints */

void broken(const char *what, const char *detail)
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

void need_text(const char *prefix, const char *id)
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

void need_rule(const char *id, const char *whose)
{
    if (id == 0 || pack_rule(run.pack, id) == 0)
        broken(whose, id != 0 ? id : "NULL");
}

void need_thing(Thing t, const char *whose)
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

static void random_options(const Game *game, Setup *setup, FastChance *choices)
{
    for (int i = 0; i < game->n_options; i++) {
        const OptionSpec *spec = &game->options[i];
        const int words = setup_words(spec, pack_at(setup->pack));
        const int n = words > 0 ? words : spec->max - spec->min + 1;
        setup->option[i] = (words > 0 ? 0 : spec->min) + (int)fast_below(choices, (uint32_t)n);
    }
}

static Ctx context(void)
{
    return (Ctx){.game = run.game, .state = run.state, .chance = &run.dice.chance,
                 .sink = &run.sink};
}

static void note_options(void)
{
    for (int i = 0; i < run.game->n_options; i++)
        if (setup_words(&run.game->options[i], pack_at(run.setup.pack)) > 0)
            played[run.setup.seats][i] |= 1u << run.setup.option[i];
}

/* Starts a game; a combination of options that the game refuses gives way to another, and in the
 * end to the default. */
static void begin(void)
{
    enum { SETUPS = 12 };
    Ctx c = context();
    for (int i = 0; i < SETUPS; i++) {
        random_options(run.game, &run.setup, &run.choices);
        if (game_start(&c, &run.setup, &menu) == 0) {
            note_options();
            return;
        }
    }
    game_setup_automatic(run.game, run.setup.pack, run.setup.seats, &run.setup);
    const char *why = game_start(&c, &run.setup, &menu);
    if (why != 0)
        broken("the default set-up is refused", why);
}

/* One of those who are asked, not always the first. */
int some_seat(Seats asked)
{
    uint32_t skip = fast_below(&run.choices, (uint32_t)__builtin_popcount(asked));
    while (skip-- > 0)
        asked &= (Seats)(asked - 1);
    return first_seat(asked);
}

/* Odd seeds follow the game's own common sense most of the time: it reaches other places. */
static int some_offer(const Menu *m)
{
    static int32_t weights[MENU_MAX];
    if (run.seed % 2 == 0 || fast_below(&run.choices, 4) == 0)
        return (int)fast_below(&run.choices, (uint32_t)m->n);
    void *copy = fresh_copy(&run);
    game_redeal(run.game, copy, m->seat, &run.choices.chance);
    game_policy(run.game, copy, m, 0, &run.choices.chance, weights);
    free_copy(&run, copy);
    int best = 0;
    for (int i = 1; i < m->n; i++)
        if (weights[i] > weights[best])
            best = i;
    return best;
}

/* Goes on with a copy in fresh memory and poisons the original: nothing may point into a state. */
static void relocate_state(void)
{
    void *copy = fresh_copy(&run);
    free_copy(&run, run.state);
    run.state = copy;
}

void play(const Game *game, int seats, uint64_t seed, Law *at_decision, Law *at_end)
{
    run = (Run){.game = game, .seed = seed, .sink.take = on_event, .hash = 0xcbf29ce484222325ULL,
                .on_event = run.on_event};
    run.setup = (Setup){.pack = pack_builtin(game), .seats = seats};
    run.pack = pack_at(run.setup.pack);
    assert_non_null(run.pack);
    run.state = aligned_alloc(64, padded(game));
    assert_non_null(run.state);
    chance_fast(&run.dice, seed);
    chance_fast(&run.choices, seed ^ 0x5bd1e995cc9e2d51ULL);
    begin();
    for (; !game_over(run.state); run.decision++) {
        relocate_state();
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
int games_each(const Game *game)
{
    enum { EACH = 60, TOGETHER = 180 };
    const char *wish = getenv("SPIELWERK_GAMES");
    const int counts = __builtin_popcount(game->seat_counts);
    if (wish != 0)
        return atoi(wish);
    return counts * EACH <= TOGETHER ? EACH : TOGETHER / counts;
}

void play_all(const Game *game, int divisor, Law *at_decision, Law *at_end)
{
    const int n = (games_each(game) + divisor - 1) / divisor;
    for (int seats = 1; seats <= MAX_SEATS; seats++)
        if (game->seat_counts & SEAT_BIT(seats))
            for (int i = 0; i < n; i++)
                play(game, seats, (uint64_t)(1000 * seats + i), at_decision, at_end);
}

/* Everybody has a name here, and is "you" for themselves. */
const SeatNames test_names = {
    {"Name-A", "Name-B", "Name-C", "Name-D", "Name-E",
     "Name-F", "Name-G", "Name-H", "Name-I", "Name-J"}};

void speaks_to(const Listener *listener, const char *text)
{
    static const char *const seat[LANGS] = {"Sitz ", "Seat "};
    if (listener->seat != SPECTATOR && strstr(text, test_names.of[listener->seat]) != 0)
        broken("a sentence calls its reader by name", text);
    if (strstr(text, seat[listener->lang]) != 0)
        broken("a sentence tells the number of a seat", text);
}
