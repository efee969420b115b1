/* What the files that read a Euthia pack share: content.c names the files of a pack, the others
 * have the tables of their parts. */
#ifndef EUTHIA_CONTENT_PARTS_H
#define EUTHIA_CONTENT_PARTS_H

#include "core/schema.h"
#include "games/euthia/vocabulary.h"

extern const char *const euthia_mode_words[3];

/* Entry i of a list, for errors about it. */
const Node *euthia_entry(const Node *list, int i);

/* ---- content_effects.c ---- */

extern const Field euthia_effect_fields[], euthia_use_fields[], euthia_pay_fields[],
    euthia_may_pay_fields[];

/* A list of effects in MEMBER, an Effects; `where` is IN_…. */
#define EFFECTS(type_, member_, key_, min_, where_, ...)                                          \
    LIST(type_, member_.list[0], key_, min_, EFFECTS_MAX, euthia_effect_fields,                   \
         COUNTED(type_, member_.n), .gives = where_, __VA_ARGS__)
/* Rows of an attack, a monster, an elemental: `read_` is one of the functions below. */
#define ROWS(type_, member_, read_, ...)                                                          \
    {.type = FIELD_OWN, .key = "rows", FIELD_AT(type_, member_), .node = NODE_LIST, .own = read_, \
     __VA_ARGS__}
FieldFn euthia_read_attack_rows, euthia_read_monster_rows, euthia_read_elemental_rows;

/* ---- content_tiles.c ---- */

/* A list of tiles; its key is the word of their stack. */
FieldFn euthia_read_stack;
extern const Field euthia_supply_fields[];
FieldFn euthia_read_heroes;

/* ---- content_world.c: monsters, elementals, gems, cards, encounters, map ---- */

extern const Field euthia_monster_fields[], euthia_elite_fields[], euthia_gem_fields[],
    euthia_elemental_fields[], euthia_cards_file[], euthia_map_fields[], euthia_legend_fields[];
FieldFn euthia_read_encounters;
extern const char *const euthia_set_words[MAP_SETS];

/* ---- content_scenarios.c ---- */

extern const Field euthia_scenarios_file[];
/* That the map has what the scenarios ask for, and the like. */
FieldFn euthia_check_scenarios;

#endif
