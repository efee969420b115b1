/* The lattice of tiles (rulebook p. 11 to 14): EU-GEO-1 … 4, EU-SPEC-2 … 4. */
#include "games/euthia/map.h"

/* EU-GEO-4, EU-RULE-10: where the anchors of the six neighbours of a tile are; d and d + 3 are
 * opposite. */
static const Hex tile_step[NEAR] = {
    [NEAR_NW] = {-1, -1}, [NEAR_N] = {1, -2}, [NEAR_NE] = {2, -1},
    [NEAR_SE] = {1, 1}, [NEAR_S] = {-1, 2}, [NEAR_SW] = {-2, 1},
};

/* EU-GEO-2: the cells of a tile, from its anchor. */
static const Hex cell_step[FIELDS] = {{0, 0}, {1, 0}, {0, 1}};

/* EU-GEO-4: the four cells of other tiles that each cell touches. */
typedef struct Touch { uint8_t near, cell; } Touch;
static const Touch touch[FIELDS][4] = {
    {{NEAR_NW, 2}, {NEAR_NW, 1}, {NEAR_N, 2}, {NEAR_SW, 1}},
    {{NEAR_NE, 0}, {NEAR_NE, 2}, {NEAR_SE, 0}, {NEAR_N, 2}},
    {{NEAR_S, 0}, {NEAR_S, 1}, {NEAR_SE, 0}, {NEAR_SW, 1}},
};

Hex euthia_hex(const State *s, int field)
{
    const Site *site = &s->site[site_of(field)];
    const Hex step = cell_step[cell_of(field) % FIELDS];
    return hex_at(site->q + step.q, site->r + step.r);
}

/* EU-GEO-3: the remainder of q - r by 3 tells which cell of its tile it is, and so the anchor. */
int euthia_field_at(const State *s, int q, int r)
{
    const int m = (((q - r) % 3) + 3) % 3;
    const int aq = m == 1 ? q - 1 : q, ar = m == 2 ? r - 1 : r;
    for (int i = 0; i < s->n_sites; i++)
        if (s->site[i].q == aq && s->site[i].r == ar)
            return field_of(i, m);
    return NO_FIELD;
}

static int site_at(const State *s, int q, int r)
{
    for (int i = 0; i < s->n_sites; i++)
        if (s->site[i].q == q && s->site[i].r == r)
            return i;
    return NONE;
}

static int new_site(State *s, int q, int r)
{
    keep_limit(s->n_sites < SITES_MAX, "places for map tiles", SITES_MAX);
    const int i = s->n_sites++;
    s->site[i] = (Site){.q = q, .r = r, .laid = NONE};
    for (int d = 0; d < NEAR; d++) {
        const int other = site_at(s, q + tile_step[d].q, r + tile_step[d].r);
        s->site[i].near[d] = other;
        if (other != NONE)
            s->site[other].near[(d + 3) % NEAR] = i;
    }
    return i;
}

void euthia_lay(State *s, int site, int map_tile)
{
    keep_limit(s->n_laid < LAID_MAX, "map tiles on the table", LAID_MAX);
    if (s->n_sites == 0)
        site = new_site(s, 0, 0);
    s->site[site].laid = s->n_laid;
    s->laid[s->n_laid++] = map_tile;
    for (int d = 0; d < NEAR; d++)
        if (s->site[site].near[d] == NONE)
            new_site(s, s->site[site].q + tile_step[d].q, s->site[site].r + tile_step[d].r);
}

/* The fields a step leads to, laid or not: EU-SPEC-3, -4. */
static int around(const State *s, int field, uint16_t out[BESIDE_MAX])
{
    const int site = site_of(field), cell = cell_of(field);
    int n = 0;
    for (int k = 0; k < FIELDS; k++)
        if (k != cell)
            out[n++] = field_of(site, k);
    if (cell == CENTRE)
        return n;
    if (has_centre(s, field))
        out[n++] = field_of(site, CENTRE);
    for (int i = 0; i < 4; i++) {
        const int other = s->site[site].near[touch[cell][i].near];
        if (other != NONE)
            out[n++] = field_of(other, touch[cell][i].cell);
    }
    return n;
}

int euthia_beside(const State *s, int field, uint16_t out[BESIDE_MAX])
{
    int n = 0;
    const int all = around(s, field, out);
    for (int i = 0; i < all; i++)
        if (is_laid(s, out[i]))
            out[n++] = out[i];
    return n;
}

/* EU-REVEAL-1: empty places beside a field; a centre has none (EU-RULE-13). */
int euthia_gaps(const State *s, int field, uint16_t out[BESIDE_MAX])
{
    int n = 0;
    const int all = around(s, field, out);
    for (int i = 0; i < all; i++)
        if (!is_laid(s, out[i]))
            out[n++] = out[i];
    return n;
}

bool euthia_adjacent(const State *s, int a, int b)
{
    uint16_t near[BESIDE_MAX];
    const int n = euthia_beside(s, a, near);
    for (int i = 0; i < n; i++)
        if (near[i] == b)
            return true;
    return false;
}

/* How far every field is by steps that may be taken, up to `most`; NONE: farther. */
void euthia_distances(const State *s, int from, int most, StepTest may, uint8_t far[FIELDS_MAX])
{
    uint16_t queue[LAID_MAX * CELLS], near[BESIDE_MAX];
    int head = 0, tail = 0;
    memset(far, NONE, FIELDS_MAX);
    far[from] = 0;
    queue[tail++] = from;
    while (head < tail) {
        const int at = queue[head++];
        if (far[at] >= most)
            continue;
        const int n = euthia_beside(s, at, near);
        for (int i = 0; i < n; i++)
            if (far[near[i]] == NONE && may(s, from, at, near[i])) {
                far[near[i]] = far[at] + 1;
                queue[tail++] = near[i];
            }
    }
}

/* EU-RULE-16, EU-TELE-5: distances count over everything that is laid. */
bool euthia_any_step(const State *s, int start, int from, int to)
{
    (void)s;
    (void)start;
    (void)from;
    (void)to;
    return true;
}

/* ---- what is on a field ---- */

/* EU-PAC-1, EU-PAC-2, EU-PAC-5; those of the start tile have no monsters (EU-RULE-19). */
bool euthia_guarded(const State *s, int field)
{
    return field_level(s, field) > 0 && !(field_state(s, field)->flags & PACIFIED);
}

/* EU-SPEC-5, EU-TELE-3: a centre opens when all three fields round it are pacified. */
bool euthia_centre_open(const State *s, int field)
{
    for (int k = 0; k < FIELDS; k++)
        if (euthia_guarded(s, field_of(site_of(field), k)))
            return false;
    return true;
}

/* EU-ELEM-1, EU-ELEM-5, EU-ELEM-8: the powers over a field, each once; EU-RULE-15: none reaches
 * a centre from outside its tile. */
ElementSet euthia_powers(const State *s, int field)
{
    uint16_t near[BESIDE_MAX];
    if (cell_of(field) == CENTRE)
        return 0;
    ElementSet all = power_of(field_feature(s, field));
    const int n = euthia_beside(s, field, near);
    for (int i = 0; i < n; i++)
        if (cell_of(near[i]) != CENTRE)
            all |= power_of(field_feature(s, near[i]));
    return all;
}
