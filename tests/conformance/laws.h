/* What every game must obey, tested on random games with random match options. No game is named
 * here.
 *
 * One test per game and law. SPIELWERK_GAMES sets how many games each seat count plays (default
 * 60, fewer for games with many seat counts); a failure names game, seats, seed and decision, so
 * that it can be repeated.
 *
 *     laws.h      the random game in progress, and what all laws share
 *     play.c      plays it
 *     states.c    states stay sound, games end, repeat themselves and refuse impossible set-ups
 *     menus.c     menus are pure and read back, and say why not
 *     texts.c     everything has its text
 *     secrets.c   secrets are kept, and redealt
 *     main.c      one test per game and law */
#ifndef TESTS_CONFORMANCE_LAWS_H
#define TESTS_CONFORMANCE_LAWS_H

#include "../unit/unit.h"

#include "core/text.h"
#include "pack/packs.h"
#include "table/match.h"

enum { DECISIONS_MAX = 100000, JSON_CAP = 1 << 20 };

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
    FastChance choices;    /* chooses answers, and redeals */
    EventSink sink;
    void (*on_event)(Run *run, const Event *e);
    uint64_t hash;         /* over answers and events */
};

/* Too big for the stack. */
extern Run run;
extern Menu menu, other_menu;
extern Denials denials, other_denials;
extern View view;
extern Overlay overlay_a, overlay_b;

/* Which words of which options have been played, by the number of seats. */
extern uint32_t played[MAX_SEATS + 1][OPTIONS_MAX];

size_t padded(const Game *game);
void *fresh_copy(const Run *r);
void free_copy(const Run *r, void *state);

/* Ends the test with a complaint. */
void broken(const char *what, const char *detail) __attribute__((noreturn));
void need_text(const char *prefix, const char *id);
void need_rule(const char *id, const char *whose);
void need_thing(Thing t, const char *whose);

/* Everybody has a name, and is "you" for themselves. */
extern const SeatNames test_names;
void speaks_to(const Listener *listener, const char *text);

int some_seat(Seats asked);
void play(const Game *game, int seats, uint64_t seed, Law *at_decision, Law *at_end);
int games_each(const Game *game);
void play_all(const Game *game, int divisor, Law *at_decision, Law *at_end);

/* The laws. */
void test_states(void **game);
void test_menus(void **game);
void test_reasons(void **game);
void test_texts(void **game);
void test_repeats(void **game);
void test_secrets(void **game);
void test_redeals(void **game);
void test_setups(void **game);

#endif
