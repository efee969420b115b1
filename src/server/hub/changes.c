/* Views as differences; see changes.h. */
#include "server/hub/changes.h"

#include <stdlib.h>
#include <string.h>

typedef uint64_t Mark;

typedef struct AreaMark {
    Mark id;      /* which area */
    Mark still;   /* what hardly ever changes: title, kind, owner, cells */
    Mark all;     /* that, its count and its facts */
} AreaMark;

struct Known {
    int users;
    uint64_t names;    /* Game.names */
    int n_seats, n_areas, n_items;
    Mark seats[MAX_SEATS];
    AreaMark *areas;   /* these two behind the struct */
    Mark *items;
};

Known *known_share(Known *k)
{
    if (k != 0)
        k->users++;
    return k;
}

void known_leave(Known *k)
{
    if (k != 0 && --k->users == 0)
        free(k);
}

/* ---- marks ---- */

/* Two rounds of multiplication spread every bit of the value over the mark. */
static Mark mix(Mark m, uint64_t value)
{
    m = (m ^ value) * 0x9e3779b97f4a7c15ULL;
    return (m ^ m >> 32) * 0xd6e8feb86659fd93ULL;
}

static Mark mix_text(Mark m, const char *text)
{
    uint64_t piece = 0;
    for (; *text != '\0'; text++) {
        if (piece >> 56 != 0) {
            m = mix(m, piece);
            piece = 0;
        }
        piece = piece << 8 | (uint8_t)*text;
    }
    return mix(m, piece);
}

/* Keys and tags are constants of a game or its pack: their address stands for them. */
static Mark mix_facts(Mark m, const ViewFacts *of)
{
    for (int i = 0; i < of->n_facts; i++)
        m = mix(mix(m, (uintptr_t)of->facts[i].key),
                (uint64_t)(uint16_t)of->facts[i].value << 16 | (uint16_t)of->facts[i].max);
    for (int i = 0; i < of->n_tags; i++)
        m = mix(m, (uintptr_t)of->tags[i]);
    return mix(m, (uint64_t)(of->n_facts << 8 | of->n_tags));
}

/* As long as Game.names is the same, the number of a thing stands for its word. */
static Mark mix_thing(Mark m, Thing t)
{
    return mix(m, (uint64_t)t.kind << 16 | (uint16_t)t.value);
}

static AreaMark mark_area(const View *v, int area)
{
    const ViewArea *a = &v->areas[area];
    AreaMark m = {.id = mix_text(1, a->id)};
    m.still = mix(mix(m.id, (uintptr_t)a->key), (uint64_t)(a->kind << 8 | (uint8_t)a->owner));
    for (int i = 0; i < a->n_cells; i++) {
        const ViewCell *c = &v->cells[a->first_cell + i];
        m.still = mix_thing(m.still, c->what);
        m.still = mix_facts(mix(m.still, (uint64_t)((uint8_t)c->x << 8 | (uint8_t)c->y)), &c->of);
    }
    return m;
}

static const AreaMark *find_area(const Known *k, Mark id)
{
    for (int i = 0; k != 0 && i < k->n_areas; i++)
        if (k->areas[i].id == id)
            return &k->areas[i];
    return 0;
}

/* Cells that were not looked at are as they were. */
static void mark_areas(const View *v, const Known *old, Known *k)
{
    for (int i = 0; i < v->n_areas; i++) {
        AreaMark m = mark_area(v, i);
        const AreaMark *before = find_area(old, m.id);
        if (v->again && v->areas[i].n_cells == 0 && before != 0)
            m.still = before->still;
        m.all = mix_facts(mix(m.still, (uint16_t)v->areas[i].count), &v->areas[i].of);
        k->areas[k->n_areas++] = m;
    }
}

static Mark mark_item(const View *v, int item, Mark area)
{
    const ViewItem *i = &v->items[item];
    const Mark m = mix(area, (uint64_t)(uint16_t)i->cell << 8 | (uint8_t)i->owner);
    return mix_facts(mix_thing(m, i->what), &i->of);
}

static Known *look(const View *v, const Known *old)
{
    const size_t areas = (size_t)v->n_areas * sizeof(AreaMark);
    Known *k = malloc(sizeof *k + areas + (size_t)v->n_items * sizeof(Mark));
    if (k == 0)
        abort();
    *k = (Known){.users = 1, .n_seats = v->n_seats, .areas = (AreaMark *)(k + 1)};
    k->items = (Mark *)((char *)(k + 1) + areas);
    for (int i = 0; i < v->n_seats; i++)
        k->seats[i] = mix_facts(mix((Mark)(uint8_t)v->seats[i].team,
                                    (v->asked & SEAT_BIT(i)) != 0), &v->seats[i].of);
    mark_areas(v, old, k);
    for (int i = 0; i < v->n_items; i++)
        if (view_lists(v, i))
            k->items[k->n_items++] = mark_item(v, i, k->areas[v->items[i].area].id);
    return k;
}

/* ---- differences ---- */

/* A list that goes out: new parts, and between them pairs [first, number] of parts known. */
typedef struct Pieces {
    Json *j;
    int from, n;   /* the run of known parts that is not written yet */
} Pieces;

static void end_run(Pieces *p)
{
    if (p->n == 0)
        return;
    json_open(p->j, '[');
    json_int(p->j, p->from);
    json_int(p->j, p->n);
    json_close(p->j, ']');
    p->n = 0;
}

static void add_known(Pieces *p, int at)
{
    if (p->n > 0 && at != p->from + p->n)
        end_run(p);
    if (p->n++ == 0)
        p->from = at;
}

/* Where the list had this mark; most likely behind the part found last. */
static int find(const Mark *marks, int n, Mark mark, int likely)
{
    if (likely < n && marks[likely] == mark)
        return likely;
    for (int i = 0; i < n; i++)
        if (marks[i] == mark)
            return i;
    return -1;
}

static bool same(const Mark *a, int n_a, const Mark *b, int n_b)
{
    return n_a == n_b && memcmp(a, b, (size_t)n_a * sizeof *a) == 0;
}

static void write_seats(const View *v, const Known *old, const Known *k, Json *j)
{
    if (same(old->seats, old->n_seats, k->seats, k->n_seats))
        return;
    Pieces p = {.j = j};
    json_key(j, "seats");
    json_open(j, '[');
    for (int i = 0; i < k->n_seats; i++) {
        if (k->seats[i] == old->seats[i]) {
            add_known(&p, i);
            continue;
        }
        end_run(&p);
        view_seat_json(v, i, j);
    }
    end_run(&p);
    json_close(j, ']');
}

static bool same_areas(const Known *a, const Known *b)
{
    return a->n_areas == b->n_areas &&
           memcmp(a->areas, b->areas, (size_t)a->n_areas * sizeof *a->areas) == 0;
}

static void write_areas(const Game *game, const void *state, const View *v, const Known *old,
                        const Known *k, Json *j)
{
    if (same_areas(old, k))
        return;
    Pieces p = {.j = j};
    json_key(j, "areas");
    json_open(j, '[');
    for (int i = 0; i < k->n_areas; i++) {
        const AreaMark *before = find_area(old, k->areas[i].id);
        if (before != 0 && before->all == k->areas[i].all) {
            add_known(&p, (int)(before - old->areas));
            continue;
        }
        end_run(&p);
        view_area_json(game, state, v, i, before != 0 && before->still == k->areas[i].still, j);
    }
    end_run(&p);
    json_close(j, ']');
}

static void write_items(const Game *game, const void *state, const View *v, const Known *old,
                        const Known *k, Json *j)
{
    int last = -1, at = 0;
    if (same(old->items, old->n_items, k->items, k->n_items))
        return;
    Pieces p = {.j = j};
    json_key(j, "items");
    json_open(j, '[');
    for (int i = 0; i < v->n_items; i++) {
        if (!view_lists(v, i))
            continue;
        const int known = find(old->items, old->n_items, k->items[at++], last + 1);
        if (known >= 0) {
            add_known(&p, last = known);
            continue;
        }
        end_run(&p);
        view_item_json(game, state, v, i, j);
        last++;  /* most changes replace a part by another */
    }
    end_run(&p);
    json_close(j, ']');
}

bool known_same(const Known *a, const Known *b)
{
    if (a == b || a == 0 || b == 0)
        return a == b;
    return a->names == b->names && same(a->seats, a->n_seats, b->seats, b->n_seats) &&
           same_areas(a, b) && same(a->items, a->n_items, b->items, b->n_items);
}

/* Whether an area is new, or has new cells, which an `again` view does not show. */
static bool must_look_closer(const Known *old, const Known *k)
{
    for (int i = 0; i < k->n_areas; i++)
        if (find_area(old, k->areas[i].id) == 0)
            return true;
    return false;
}

void write_news(const Game *game, const void *state, int seat, View *v, Known **known, Json *j)
{
    Known *old = *known, *k = 0;
    const uint64_t names = game->names != 0 ? game->names(state) : 0;
    if (old != 0 && old->names != names) {
        known_leave(old);
        old = 0;
    }
    if (old != 0) {
        game_view_again(game, state, seat, v);
        k = look(v, old);
    }
    if (old == 0 || must_look_closer(old, k)) {
        free(k);
        game_view(game, state, seat, v);
        k = look(v, old);
    }
    if (old == 0) {
        json_key(j, "view");
        view_json(game, state, v, j->out);
        j->comma = true;
    } else {
        json_key(j, "changes");
        json_open(j, '{');
        json_key(j, "round");
        json_int(j, v->round);
        write_seats(v, old, k, j);
        write_areas(game, state, v, old, k, j);
        write_items(game, state, v, old, k, j);
        json_close(j, '}');
    }
    known_leave(old);
    k->names = names;
    *known = k;
}
