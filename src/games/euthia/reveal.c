/* Revealing map tiles and what they bring (rulebook p. 5, 11 to 13): EU-REVEAL, EU-ENC,
 * EU-MAPSET-10, EU-RULE-12, -18, -83. */
#include "games/euthia/flows.h"
#include "games/euthia/map.h"
#include "games/euthia/scenario.h"

static int left_in(const State *s, int chapter)
{
    int n = 0;
    for (int g = 0; g < MAP_GROUPS; g++)
        n += s->left[chapter][g];
    return n;
}

/* EU-TILE-10: the chapter of the next tile, or CHAPTERS if the stack is empty. */
int euthia_next_chapter(const State *s)
{
    int k = 0;
    while (k < CHAPTERS && left_in(s, k) == 0)
        k++;
    return k;
}

int euthia_tiles_left(const State *s)
{
    int n = 0;
    for (int k = 0; k < CHAPTERS; k++)
        n += left_in(s, k);
    return n;
}

bool euthia_is_laid_map(const State *s, int tile)
{
    for (int i = 0; i < s->n_laid; i++)
        if (s->laid[i] == tile)
            return true;
    return false;
}

/* Whether a tile of its group may be in the stack of this scenario. */
static bool may_come(const State *s, int tile)
{
    const MapTile *t = &content(s)->map[tile];
    if (t->group == FIXED_MAP && s->flow.seats == 1 && !t->solo)     /* EU-SOLO-2 */
        return false;
    if (t->group == SCENARIO_MAP &&
        !has_bit(scenario(s)->chapter[t->chapter - 1].sets, t->set))  /* EU-MAPSET-7 */
        return false;
    return !euthia_is_laid_map(s, tile);
}

/* EU-MAPSET-6, -8, -10: the next tile of the shuffled chapter. All unseen tiles of a group are
 * alike, whether they are in the stack or in the box. */
int euthia_draw_map(Ctx *c, State *s)
{
    const int chapter = euthia_next_chapter(s);
    uint16_t able[MAP_MAX];
    uint32_t n = 0;
    int group = 0, i = (int)c->chance->below(c->chance, (uint32_t)left_in(s, chapter));
    while (i >= s->left[chapter][group])
        i -= s->left[chapter][group++];
    for (int t = 0; t < content(s)->n_map; t++)
        if (content(s)->map[t].chapter == chapter + 1 && content(s)->map[t].group == group &&
            may_come(s, t))
            able[n++] = t;
    s->left[chapter][group]--;
    return able[c->chance->pick != 0 ? c->chance->pick(c->chance, able, n)
                                     : c->chance->below(c->chance, n)];
}

/* ---- encounters ---- */

/* EU-ENC-1, EU-SOLO-8, -9: cards of a kind that have not come up; alone and together the witch has
 * others than against each other. */
static int unopened(const State *s, int encounter, uint16_t able[QUESTS_MAX])
{
    const Encounter *e = &content(s)->encounter[encounter];
    int n = 0;
    for (int q = e->first_quest; q < e->first_quest + e->n_quests; q++)
        if (is_in_mode(s, content(s)->quest[q].mode) && !has_quest(s->quest_used, q))
            able[n++] = q;
    return n;
}

/* EU-ENC-3, EU-TURN-7, EU-GOLD-2: two open cards, as far as cards remain. */
void euthia_refill(Ctx *c, State *s, int encounter)
{
    for (int i = 0; i < OPEN_QUESTS; i++) {
        uint16_t able[QUESTS_MAX];
        if (s->quest_open[encounter][i] != NONE || s->quests_left[encounter] == 0)
            continue;
        const uint32_t n = (uint32_t)unopened(s, encounter, able);
        const int q = able[c->chance->pick != 0 ? c->chance->pick(c->chance, able, n)
                                                : c->chance->below(c->chance, n)];
        s->quests_left[encounter]--;
        add_quest(s->quest_used, q);
        s->quest_open[encounter][i] = q;
        EMIT(EV_QUEST_OPEN, "EU-ENC-3", q);
    }
}

/* EU-ENC-2, EU-SOLO-8, -9, EU-RULE-66: how many cards of those that are used. */
static int cards_of(const State *s, int encounter)
{
    uint16_t able[QUESTS_MAX];
    const int all = unopened(s, encounter, able), many = s->flow.seats + 2;
    if (!automatic(s) || (s->option[OPT_QUESTS] && s->flow.seats > 2))
        return min_of(all, many);
    return min_of(all, 3);
}

/* EU-SETUP-8, EU-REVEAL-5: an encounter gets its cards when its tile is revealed. */
static void prepare(Ctx *c, State *s, int tile)
{
    const int encounter = content(s)->map[tile].encounter;
    if (encounter == NOBODY || has_bit(s->met, encounter))          /* EU-RULE-83 */
        return;
    s->met |= (uint32_t)bit(encounter);
    s->quests_left[encounter] = cards_of(s, encounter);
    EMIT(EV_QUESTS, "EU-ENC-2", tile, s->quests_left[encounter]);
    euthia_refill(c, s, encounter);
}

/* ---- laying ---- */

/* EU-REVEAL-5, -6: lays a tile; its encounter is prepared, its elementals act. */
void euthia_lay_tile(Ctx *c, State *s, int seat, int field, int tile)
{
    ElementSet before[SEATS_MAX] = {0};
    EACH_SEAT (i, s)
        if (board(s, i)->at != NO_FIELD)
            before[i] = euthia_powers(s, board(s, i)->at);
    euthia_lay(s, site_of(field), tile);
    EMIT(EV_LAID, "EU-REVEAL-2", seat, tile, field);
    prepare(c, s, tile);
    euthia_feel_new(c, s, before);
}

/* EU-REVEAL-7, EU-RULE-18: whether a tile may lie so far out. */
static bool in_limits(const State *s, int field)
{
    const int radius = s->option[OPT_RADIUS];
    const Site *at = &s->site[site_of(field)];
    return radius == 0 || hex_distance(hex_at(0, 0), hex_at(at->q, at->r)) <= radius;
}

static int places(const State *s, int field, uint16_t out[BESIDE_MAX])
{
    int n = 0;
    const int all = euthia_gaps(s, field, out);
    for (int i = 0; i < all; i++)
        if (in_limits(s, out[i]))
            out[n++] = out[i];
    return n;
}

/* A tile may fill two gaps beside a field: it is named by the first. */
static bool is_first(const uint16_t *gap, int i)
{
    for (int k = 0; k < i; k++)
        if (site_of(gap[k]) == site_of(gap[i]))
            return false;
    return true;
}

/* How many tiles a hero who entered this field would reveal, at most. */
int euthia_reveals(const State *s, int field)
{
    uint16_t gap[BESIDE_MAX];
    const int n = places(s, field, gap);
    int sites = 0;
    for (int i = 0; i < n; i++)
        sites += is_first(gap, i);
    return min_of(sites, euthia_tiles_left(s));
}

static void lay_menu(const State *s, const struct reveal_vars *my, Menu *m)
{
    uint16_t gap[BESIDE_MAX];
    const int n = places(s, my->field, gap);
    prompt(m, Q_LAY, "EU-REVEAL-2");
    about(m, KIND_NUMBER, euthia_next_chapter(s) + 1);
    for (int i = 0; i < n; i++)
        if (is_first(gap, i))
            offer(m, option(V_LAY, gap[i], 0, 0));
    deny_thing(m, KIND_FIELD, THING_ANY, "EU-REVEAL-2");
}

/* EU-REVEAL-1 … 4: until the field is surrounded; the place is chosen before the tile is drawn. */
FLOW(reveal)
{
    FLOW_BEGIN;
    while (s->board[my->seat].at == my->field && euthia_reveals(s, my->field) > 0) {
        ASK(my->seat, lay_menu);
        my->gap = ANSWER(0);
        my->tile = euthia_draw_map(c, s);
        euthia_lay_tile(c, s, my->seat, my->gap, my->tile);
        if (euthia_foe_tile(s) == my->tile && s->enemy_at == NO_FIELD)
            CALL(foe_appears, .seat = my->seat, .site = site_of(my->gap));
    }
    FLOW_END;
}
