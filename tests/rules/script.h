/* Rule tests are text scripts (docs/testing.md): a position, forced chance, answers, expectations.
 * The runner knows what every game has; a game adds words for its own positions (ScriptGame). */
#ifndef TESTS_SCRIPT_H
#define TESTS_SCRIPT_H

#include "core/game.h"
#include "forced.h"

enum { SCRIPT_WORDS = 100, SCRIPT_WORD = 64, SCRIPT_EVENTS = 512, SCRIPT_WHY = 1000 };

typedef struct Script {
    const Game *game;
    Setup setup;
    bool started;
    void *state;
    Menu menu;                     /* of the seat asked first */
    ForcedChance chance;
    bool misfit;                   /* a forced value must be out of range */
    EventSink sink;
    Event events[SCRIPT_EVENTS];   /* since the last answer */
    int n_events;
    int32_t stood[MAX_SEATS];      /* values at the last look */
    int n_words;
    char word[SCRIPT_WORDS][SCRIPT_WORD];  /* of the current line */
    char why[SCRIPT_WHY];          /* what went wrong, if anything */
} Script;

/* How a game takes part: words it adds before and after the start. Each returns false if it does
 * not know the word; what is wrong otherwise goes into script_fail(). */
typedef struct ScriptGame {
    const char *game;
    bool (*position)(Script *t);   /* a line that sets something up */
    bool (*expect)(Script *t);     /* a line "expect …" */
    void (*usual)(Setup *how);     /* options of a test that names none; NULL: the standard */
} ScriptGame;

extern const ScriptGame brawl_script;
extern const ScriptGame gorgasali_script;
extern const ScriptGame adeloth_script;
extern const ScriptGame exalted_script;
extern const ScriptGame euthia_script;
extern const ScriptGame null_script;
extern const ScriptGame lifeboat_script;

void script_fail(Script *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Starts the match with the set-up collected so far. */
void script_start(Script *t);
/* Answers for a seat; fails the test if that is not offered. */
void script_answer(Script *t, int seat, Option o);
Ctx script_ctx(Script *t);
/* Word i as a thing of a kind, or as a number or a seat; fails the test if it is none. */
int script_thing(Script *t, int i, int kind);
int script_number(Script *t, int i);
int script_seat(Script *t, int i);
/* Joins words from i to the end (or to a lone ";") into a notation; returns the index behind it. */
int script_join(const Script *t, int i, char *out, size_t cap);
bool script_is(const Script *t, int i, const char *word);
int script_viewer(Script *t, int i);  /* a seat or 'spectator' */
/* Compares and fails with both values. */
void script_equal(Script *t, const char *what, int is, int wanted);
/* The same with word i, and with "yes" or "no" as word i. */
void script_word(Script *t, const char *what, const char *is, int i);
void script_flag(Script *t, const char *what, bool is, int i);
/* Word i is how many are in the zone, or "has" or "lacks" before things of a kind. */
void script_zone(Script *t, const Zone *z, int i, int kind);
/* A line "expect …" that every game knows (script_view.c); false: it is none. */
bool script_expect(Script *t);
/* The line "expect odds …" or "expect no-odds …" (script_odds.c). */
void script_odds(Script *t);
/* Lines "look", "better …" and "advised …" (script_value.c); false: it is none of them. */
bool script_value(Script *t);

#endif
