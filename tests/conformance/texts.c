/* Law of texts: everything that a person reads is there in both languages. */
#include "laws.h"

/* Law: everything that a person reads has a text in both languages. */

enum { WORD_KINDS = 32, WORD_VALUES = 4096 };
typedef uint32_t KnownWords[WORD_KINDS][WORD_VALUES];

/* Whether a thing has the word it had when it was last asked for here, or was not asked for yet. */
static bool same_word(const Run *r, KnownWords known, Thing t, char *word, size_t size)
{
    Str s = {.at = word, .cap = size};
    word[0] = '\0';
    uint32_t hash = 2166136261u;
    if (t.value < 0 || t.value >= WORD_VALUES || t.kind >= WORD_KINDS)
        return true;
    thing_write(r->game, r->state, t, &s);
    for (const char *p = word; *p != '\0'; p++)
        hash = (hash ^ (uint8_t)*p) * 16777619u;
    const uint32_t before = known[t.kind][t.value];
    known[t.kind][t.value] = hash;
    return before == 0 || before == hash;
}

/* What an event has named keeps its word to the end of the match: the log is read later. */
static void name_lasts(const Run *r, Thing t)
{
    static KnownWords told;
    static uint64_t of_seed;
    static const Game *of_game;
    char word[80];
    if (of_seed != r->seed || of_game != r->game)
        memset(told, 0, sizeof told);
    of_seed = r->seed;
    of_game = r->game;
    if (!same_word(r, told, t, word, sizeof word))
        broken("a thing that an event has named is called otherwise later", word);
}

static void event_is_sound(Run *r, const Event *e)
{
    static char text[1024];
    const EventSpec *spec = &r->game->events[e->kind];
    need_text("event.", spec->id);
    need_rule(e->rule, "an event cites no rule");
    if (event_has_list(spec) ? e->n < spec->n_args - 1 : e->n != spec->n_args)
        broken("an event has another number of things than its table says", spec->id);
    for (int i = 0; i < e->n; i++) {
        need_thing(event_thing(r->game->events, e, i), spec->id);
        name_lasts(r, event_thing(r->game->events, e, i));
    }
    for (int lang = 0; lang < LANGS; lang++) {
        for (int seat = -1; seat < r->setup.seats; seat++) {
            Str s = STR_ON(text);
            const Listener listener = {.lang = (Lang)lang, .seat = seat < 0 ? SPECTATOR : seat,
                                       .names = &test_names};
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
    static KnownWords known;
    static uint64_t of_seed, of_names;
    static const Game *of_game;
    char word[80];
    const uint64_t names = r->game->names != 0 ? r->game->names(r->state) : 0;
    if (of_seed != r->seed || of_game != r->game || of_names != names)
        memset(known, 0, sizeof known);
    of_names = names;
    of_seed = r->seed;
    of_game = r->game;
    if (!same_word(r, known, t, word, sizeof word))
        broken("a thing in view changes its word", word);
}

/* What is answered for somebody who is not asked is told in words of its own: what was done, not
 * what could be. */
static void usual_is_told(const Run *r, int seat)
{
    static Menu m;
    char key[128];
    Str k = STR_ON(key);
    game_menu(r->game, r->state, seat, &m, 0);
    if (m.usual == 0 || m.pass)
        return;
    put(&k, "%s.unasked", r->game->verbs[option_verb(m.list[m.usual - 1])].word);
    need_text("verb.", key);
}

/* Who goes by the name of a person is in view as an item of that seat: whoever has the view can say
 * the same sentences. */
static void people_are_in_view(const Run *r)
{
    for (int kind = KIND_GAME; kind < r->game->n_kinds; kind++)
        for (int value = 0; value < kind_count(r->game, r->state, kind); value++) {
            const Thing t = thing(kind, value), who = thing_spoken(r->game, r->state, t);
            bool seen = same_thing(t, who);
            for (int i = 0; i < view.n_items && !seen; i++)
                seen = same_thing(view.items[i].what, t) && view.items[i].owner == who.value;
            if (!seen)
                broken("a figure that goes by the name of a person is not in view", "");
        }
}

/* Cells that never change are looked at now and then only. */
static void view_is_sound(Run *r)
{
    enum { NOW_AND_THEN = 16 };
    const int seat = some_seat(game_asked(r->state));
    usual_is_told(r, seat);
    if (r->decision % NOW_AND_THEN == 0)
        game_view(r->game, r->state, seat, &view);
    else
        game_view_again(r->game, r->state, seat, &view);
    people_are_in_view(r);
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

static void option_is_told(const OptionSpec *spec, const Pack *pack)
{
    need_text("option.", spec->id);
    if (spec->rule != 0)
        need_rule(spec->rule, "a match option cites no rule");
    for (int i = 0; i < setup_words(spec, pack) * LANGS; i++) {
        const char *word = setup_word(spec, pack, i / LANGS);
        if (setup_title(spec, pack, word, (Lang)(i % LANGS)) == 0)
            broken("a choice of a match option has no text", word);
    }
}

static void lists_are_sound(const Game *game)
{
    need_text("game.", game->id);
    for (int i = 0; i < game->n_verbs; i++)
        verb_is_told(game, &game->verbs[i]);
    for (int i = 0; i < game->n_events; i++)
        need_text("event.", game->events[i].id);
    for (int i = 0; i < game->n_options; i++)
        option_is_told(&game->options[i], pack_at(pack_builtin(game)));
}

void test_texts(void **game)
{
    run.on_event = event_is_sound;
    play_all(*game, 2, view_is_sound, 0);
    run.state = calloc(1, ((const Game *)*game)->state_size);  /* broken() looks at it */
    lists_are_sound(*game);
    free(run.state);
}
