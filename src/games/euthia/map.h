/* Euthia, chapter 3: the fields of the map, ways over it, tiles that are revealed. */
#ifndef GAMES_EUTHIA_MAP_H
#define GAMES_EUTHIA_MAP_H

#include "games/euthia/state.h"

static inline int field_of(int site, int cell) { return site * CELLS + cell; }
static inline int site_of(int field) { return field / CELLS; }
static inline int cell_of(int field) { return field % CELLS; }
static inline const MapTile *map_of(const State *s, int field)
{
    return &content(s)->map[s->laid[s->site[site_of(field)].laid]];
}
static inline bool has_centre(const State *s, int field)
{
    return map_of(s, field)->centre != FEATURES;
}
static inline bool is_laid(const State *s, int field)
{
    return s->site[site_of(field)].laid != NONE &&
           (cell_of(field) != CENTRE || has_centre(s, field));
}
static inline int laid_field(const State *s, int field)
{
    return s->site[site_of(field)].laid * CELLS + cell_of(field);
}
static inline const FieldState *field_state(const State *s, int field)
{
    return &s->field[laid_field(s, field)];
}
/* What is printed on one of the three outer fields. */
static inline const MapField *field_data(const State *s, int field)
{
    return &map_of(s, field)->field[cell_of(field)];
}
static inline int field_feature(const State *s, int field)
{
    return cell_of(field) == CENTRE ? map_of(s, field)->centre : field_data(s, field)->feature;
}
static inline int field_level(const State *s, int field)
{
    return cell_of(field) == CENTRE ? 0 : field_data(s, field)->level;
}
/* The encounter whose quests are fulfilled here, or NOBODY: EU-RULE-20. */
static inline int field_encounter(const State *s, int field)
{
    return field_feature(s, field) == ENCOUNTER ? map_of(s, field)->encounter : NOBODY;
}
static inline ElementSet power_of(int feature)
{
    return feature >= FIRE_ELEMENTAL && feature <= EARTH_ELEMENTAL
               ? (ElementSet)bit(feature - FIRE_ELEMENTAL) : 0;
}
static inline int tools_of(const FieldState *f, int seat) { return f->tools >> (2 * seat) & 3; }
static inline void set_tools(FieldState *f, int seat, int n)
{
    f->tools = (uint8_t)((f->tools & ~(3 << (2 * seat))) | n << (2 * seat));
}
/* Where heroes start and revive: the centre of the start tile. */
static inline uint16_t church_field(const State *s)
{
    (void)s;
    return (uint16_t)field_of(0, CENTRE);
}

/* Every field of the map. */
static inline int next_field(const State *s, int field)
{
    do
        field++;
    while (field < s->n_sites * CELLS && !is_laid(s, field));
    return field;
}
/* The effects of a list or a row. */
#define EACH_EFFECT(e, all)                                                                       \
    for (const Effect *e = (all)->list, *end_##e = e + (all)->n; e < end_##e; e++)
#define EACH_FIELD(f, s)                                                                          \
    for (int f = next_field((s), -1); f < (s)->n_sites * CELLS; f = next_field((s), f))

Hex euthia_hex(const State *s, int field);
int euthia_field_at(const State *s, int q, int r);
void euthia_lay(State *s, int site, int map_tile);
int euthia_beside(const State *s, int field, uint16_t out[BESIDE_MAX]);
int euthia_gaps(const State *s, int field, uint16_t out[BESIDE_MAX]);
bool euthia_adjacent(const State *s, int a, int b);
/* Whether a step of a search that began at `start` may be taken. */
typedef bool (*StepTest)(const State *s, int start, int from, int to);
void euthia_distances(const State *s, int from, int most, StepTest may, uint8_t far[FIELDS_MAX]);
bool euthia_any_step(const State *s, int start, int from, int to);
bool euthia_peaceful_step(const State *s, int start, int from, int to);
bool euthia_guarded(const State *s, int field);
bool euthia_centre_open(const State *s, int field);
ElementSet euthia_powers(const State *s, int field);

/* ---- movement.c ------------------------------------------------------------------------------ */

void euthia_feel_new(Ctx *c, State *s, const ElementSet before[SEATS_MAX]);
void euthia_forget_portals(State *s);
const char *euthia_step_denied(const State *s, int seat, int field);
void euthia_offer_moves(const State *s, int seat, Menu *m);

/* ---- reveal.c -------------------------------------------------------------------------------- */

int euthia_next_chapter(const State *s);
int euthia_tiles_left(const State *s);
bool euthia_is_laid_map(const State *s, int tile);
int euthia_draw_map(Ctx *c, State *s);
void euthia_refill(Ctx *c, State *s, int encounter);
void euthia_lay_tile(Ctx *c, State *s, int seat, int field, int tile);
int euthia_reveals(const State *s, int field);

#endif
