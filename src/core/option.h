/* Things, options and their readable notation.
 *
 * A Thing is anything a player can point at (a unit, a field, a card, a seat, a number): a kind and
 * a value whose meaning the game defines. An Option is one possible answer: a verb and up to three
 * things, packed into 64 bits. Its notation ("move e5", "react sun-shield gwaien") is what logs,
 * tests, protocol and people use; it parses back to the same option. */
#ifndef CORE_OPTION_H
#define CORE_OPTION_H

#include <stdint.h>

#include "core/str.h"

enum { OPTION_ARGS = 3, THING_HIDDEN = -1 };

typedef struct Thing {
    uint8_t kind;   /* index into Game.kinds; 0 is always a plain number */
    int16_t value;  /* THING_HIDDEN: the viewer may not know which */
} Thing;

static inline Thing thing(int kind, int value)
{
    return (Thing){(uint8_t)kind, (int16_t)value};
}

static inline bool same_thing(Thing a, Thing b)
{
    return a.kind == b.kind && a.value == b.value;
}

/* Kinds of every game. A point of a plane is two things, KIND_X and then KIND_Y, and one word of
 * notation: "4530,2210". The kinds a game adds start at KIND_GAME. */
enum { KIND_NUMBER, KIND_SEAT, KIND_X, KIND_Y, KIND_GAME };

typedef uint64_t Option;  /* bits 0-7 verb, then three arguments of 16 bits */

static inline Option option(int verb, int a, int b, int c)
{
    return (Option)(uint8_t)verb | (Option)(uint16_t)a << 8 | (Option)(uint16_t)b << 24 |
           (Option)(uint16_t)c << 40;
}

static inline int option_verb(Option o) { return (int)(o & 0xff); }
static inline int option_arg(Option o, int i) { return (int16_t)(uint16_t)(o >> (8 + 16 * i)); }

/* How a game names a verb and which kinds of thing its arguments are. */
typedef struct VerbSpec {
    const char *word;
    uint8_t n_args;
    uint8_t kinds[OPTION_ARGS];
} VerbSpec;

/* A game lists its verbs once, #define X_VERBS(V) V(MOVE, "move", 1, KIND_HEX) …, and makes of it
 * the enum, enum Verb { X_VERBS(VERB_ENUM) VERBS }, and the table, {X_VERBS(VERB_SPEC)}. */
#define VERB_ENUM(name, ...) V_##name,
#define VERB_SPEC(name, word_, n, ...) [V_##name] = {word_, n, {__VA_ARGS__}},

struct Game;

/* Writes the notation of `o`. */
void option_write(const struct Game *game, const void *state, Option o, Str *out);

/* Reads notation. Returns NULL, or a static text that says what is wrong; `at` (if given) then
 * points to the word that was not understood. */
const char *option_read(const struct Game *game, const void *state, const char *text, Option *out,
                        const char **at);

/* The thing named by argument i of `o`. */
Thing option_thing(const struct Game *game, Option o, int i);

#endif
