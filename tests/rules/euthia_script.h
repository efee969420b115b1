/* What the words of Euthia's rule tests share: positions (euthia_script.c, euthia_things.c) and
 * expectations (euthia_expect.c). The words are in docs/games/euthia.md. */
#ifndef TESTS_EUTHIA_SCRIPT_H
#define TESTS_EUTHIA_SCRIPT_H

#include "games/euthia/euthia.h"
#include "script.h"

typedef struct EuthiaWord {
    const char *word;
    void (*run)(Script *t);
} EuthiaWord;

static inline State *euthia_state(Script *t) { return t->state; }
static inline const Content *euthia_pack(Script *t) { return pack_at(t->setup.pack)->content; }

/* Runs the word at place i of the line if it is in the table. */
bool euthia_run(Script *t, int i, const EuthiaWord *table, int n);

/* Word i as a field of the map, as a tile, or as one of some words. */
int euthia_field_word(Script *t, int i);
int euthia_tile_word(Script *t, int i);
int euthia_stack_word(Script *t, int i);
int euthia_choice(Script *t, int i, const char *const *words, int n);
/* The board of the seat in word 1, and one of its tiles: word 2. */
Board *euthia_board_word(Script *t);
Owned *euthia_owned_word(Script *t);
/* Word i as a slot of this hero: "ability", and the second of his "ability-2". */
int euthia_slot_word(Script *t, int seat, int i);

/* Words that give a hero things (euthia_things.c). */
bool euthia_things(Script *t);
bool euthia_expect(Script *t);

/* Onto the first free slot of its symbol, which is unlocked if it must be. */
int euthia_wear(Script *t, int seat, int tile);
/* Into a pouch or the stock. */
void euthia_carry(Script *t, int seat, int tile, int place);
void euthia_lay_map(Script *t, int q, int r, int map_tile);
int euthia_map_named(Script *t, const char *id);
void euthia_open_bounty(Script *t, int elite);

extern const char *const euthia_metals[METALS];
extern const char *const euthia_groups[MAP_GROUPS];
extern const char *const euthia_categories[CATEGORIES];
extern const char *const euthia_places[OFFERS];
extern const char *const euthia_actions[ACTION_KINDS];

#endif
