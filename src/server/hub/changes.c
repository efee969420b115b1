/* Views as differences; see changes.h. */
#include "server/hub/changes.h"

#include <stdlib.h>
#include <string.h>

typedef uint64_t Mark;

typedef struct AreaMark {
    Mark id;      /* which area */
    Mark still;   /* what hardly ever changes: title, kind, owner, cells of a board that is fixed */
    Mark all;     /* that, its count, its facts and the cells of one that grows … */
    int first_cell, n_cells;  /* … whose marks are kept one by one */
} AreaMark;

struct KnownView {
    int users;
    uint64_t names;    /* Game.names */
    int n_seats, n_areas, n_items, n_cells;
    Mark seats[MAX_SEATS];
    AreaMark *areas;   /* these three behind the struct */
    Mark *items, *cells;
};

KnownView *known_share(KnownView *k)
{
    if (k != 0)
        k->users++;
    return k;
}

void known_leave(KnownView *k)
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

/* What follows the end of an id is zero. */
static Mark mix_id(Mark m, const char id[VIEW_ID])
{
    uint64_t piece[VIEW_ID / 8];
    memcpy(piece, id, sizeof piece);
    for (int i = 0; i < VIEW_ID / 8; i++)
        m = mix(m, piece[i]);
    return m;
}

static uint64_t pair(int x, int y)
{
    return (uint64_t)(uint16_t)x << 16 | (uint16_t)y;
}

/* Keys and tags are constants of a game or its pack: their address stands for them. */
static Mark mix_facts(Mark m, const ViewFacts *of)
{
    for (int i = 0; i < of->n_facts; i++)
        m = mix(m + (uintptr_t)of->facts[i].key * 0xff51afd7ed558ccdULL,
                pair(of->facts[i].value, of->facts[i].max));
    for (int i = 0; i < of->n_tags; i++)
        m = mix(m, (uintptr_t)of->tags[i]);
    return mix(m, pair(of->n_facts, of->n_tags));
}

/* As long as Game.names is the same, the number of a thing stands for its word. */
static Mark mix_thing(Mark m, Thing t)
{
    return mix(m, (uint64_t)t.kind << 16 | (uint16_t)t.value);
}

static Mark mix_cell(Mark m, const View *v, const ViewCell *c)
{
    m = mix(mix_thing(m, c->what), pair(c->x, c->y));
    if (c->r > 0 || c->n_corners > 0)
        m = mix(m, pair(c->r, c->n_corners));
    for (int i = 0; i < c->n_corners; i++)
        m = mix(m, pair(v->corners[c->first_corner + i].x, v->corners[c->first_corner + i].y));
    return mix_facts(m, &c->of);
}

static AreaMark mark_area(const View *v, int area)
{
    const ViewArea *a = &v->areas[area];
    AreaMark m = {.id = mix_id(1, a->id)};
    m.still = mix(mix(m.id, (uintptr_t)a->key), (uint64_t)(a->kind << 8 | (uint8_t)a->owner));
    if (a->kind == AREA_PLANE)
        m.still = mix(mix(mix(m.still, pair(a->wide, a->high)), (uintptr_t)a->unit),
                      (uint64_t)a->scale);
    for (int i = 0; !a->grows && i < a->n_cells; i++)
        m.still = mix_cell(m.still, v, &v->cells[a->first_cell + i]);
    return m;
}

/* Each cell of a board that grows has a mark. */
static Mark mark_cells(const View *v, const ViewArea *a, KnownView *k, Mark all)
{
    for (int i = 0; i < a->n_cells; i++) {
        const Mark m = mix_cell(1, v, &v->cells[a->first_cell + i]);
        k->cells[k->n_cells++] = m;
        all = mix(all, m);
    }
    return all;
}

static const AreaMark *find_area(const KnownView *k, Mark id)
{
    for (int i = 0; k != 0 && i < k->n_areas; i++)
        if (k->areas[i].id == id)
            return &k->areas[i];
    return 0;
}

/* Cells that were not looked at are as they were. */
static void mark_areas(const View *v, const KnownView *old, KnownView *k)
{
    for (int i = 0; i < v->n_areas; i++) {
        const ViewArea *a = &v->areas[i];
        AreaMark m = mark_area(v, i);
        const AreaMark *before = find_area(old, m.id);
        if (v->again && a->n_cells == 0 && before != 0)
            m.still = before->still;
        m.all = mix_facts(mix(m.still, (uint16_t)a->count), &a->of);
        m.first_cell = k->n_cells;
        if (a->grows)
            m.all = mark_cells(v, a, k, m.all);
        m.n_cells = k->n_cells - m.first_cell;
        k->areas[k->n_areas++] = m;
    }
}

static Mark mark_item(const View *v, int item, Mark area)
{
    const ViewItem *i = &v->items[item];
    Mark m = mix(area, (uint64_t)(uint16_t)i->cell << 8 | (uint8_t)i->owner);
    if (v->areas[i->area].kind == AREA_PLANE)
        m = mix(m, pair(i->x, i->y) << 16 | (uint16_t)i->r);
    return mix_facts(mix_thing(m, i->what), &i->of);
}

static int growing_cells(const View *v)
{
    int n = 0;
    for (int i = 0; i < v->n_areas; i++)
        n += v->areas[i].grows ? v->areas[i].n_cells : 0;
    return n;
}

static KnownView *look(const View *v, const KnownView *old)
{
    const size_t areas = (size_t)v->n_areas * sizeof(AreaMark);
    const size_t marks = (size_t)(v->n_items + growing_cells(v)) * sizeof(Mark);
    KnownView *k = malloc(sizeof *k + areas + marks);
    if (k == 0)
        abort();
    *k = (KnownView){.users = 1, .n_seats = v->n_seats, .areas = (AreaMark *)(k + 1)};
    k->items = (Mark *)((char *)(k + 1) + areas);
    k->cells = k->items + v->n_items;
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
    int next;      /* the known part that most likely comes next */
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

/* Where the list had this mark; most likely at a certain place. */
static int find(const Mark *marks, int n, Mark mark, int likely)
{
    if (likely < n && marks[likely] == mark)
        return likely;
    for (int i = 0; i < n; i++)
        if (marks[i] == mark)
            return i;
    return -1;
}

/* Refers to a part if it is known; otherwise it has to be written. */
static bool refer(Pieces *p, const Mark *marks, int n, Mark mark)
{
    const int at = find(marks, n, mark, p->next);
    if (at < 0) {
        end_run(p);
        p->next++;  /* most changes replace a part by another */
        return false;
    }
    add_known(p, at);
    p->next = at + 1;
    return true;
}

static bool same(const Mark *a, int n_a, const Mark *b, int n_b)
{
    return n_a == n_b && memcmp(a, b, (size_t)n_a * sizeof *a) == 0;
}

static void write_seats(const View *v, const KnownView *old, const KnownView *k, Json *j)
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

static bool same_areas(const KnownView *a, const KnownView *b)
{
    return a->n_areas == b->n_areas &&
           memcmp(a->areas, b->areas, (size_t)a->n_areas * sizeof *a->areas) == 0;
}

/* Of the cells of a board that grows, those that are new or changed. */
static void write_cells(const Game *game, const void *state, const View *v, int area,
                        const KnownView *old, const AreaMark *before, const KnownView *k, Json *j)
{
    const AreaMark *now = &k->areas[area];
    const Mark *was = &old->cells[before->first_cell], *is = &k->cells[now->first_cell];
    if (same(was, before->n_cells, is, now->n_cells))
        return;
    Pieces p = {.j = j};
    json_key(j, "cells");
    json_open(j, '[');
    for (int i = 0; i < now->n_cells; i++)
        if (!refer(&p, was, before->n_cells, is[i]))
            view_cell_json(game, state, v, v->areas[area].first_cell + i, j);
    end_run(&p);
    json_close(j, ']');
}

static void write_area(const Game *game, const void *state, const View *v, int area,
                       const KnownView *old, const AreaMark *before, const KnownView *k, Json *j)
{
    if (before == 0 || before->still != k->areas[area].still) {
        view_area_json(game, state, v, area, j);
        return;
    }
    view_area_head_json(v, area, true, j);
    write_cells(game, state, v, area, old, before, k, j);
    json_close(j, '}');
}

static void write_areas(const Game *game, const void *state, const View *v, const KnownView *old,
                        const KnownView *k, Json *j)
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
        write_area(game, state, v, i, old, before, k, j);
    }
    end_run(&p);
    json_close(j, ']');
}

static void write_items(const Game *game, const void *state, const View *v, const KnownView *old,
                        const KnownView *k, Json *j)
{
    int at = 0;
    if (same(old->items, old->n_items, k->items, k->n_items))
        return;
    Pieces p = {.j = j};
    json_key(j, "items");
    json_open(j, '[');
    for (int i = 0; i < v->n_items; i++)
        if (view_lists(v, i) && !refer(&p, old->items, old->n_items, k->items[at++]))
            view_item_json(game, state, v, i, j);
    end_run(&p);
    json_close(j, ']');
}

bool known_same(const KnownView *a, const KnownView *b)
{
    if (a == b || a == 0 || b == 0)
        return a == b;
    return a->names == b->names && same(a->seats, a->n_seats, b->seats, b->n_seats) &&
           same_areas(a, b) && same(a->items, a->n_items, b->items, b->n_items);
}

/* Whether an area is new, or has new cells, which an `again` view does not show. */
static bool must_look_closer(const KnownView *old, const KnownView *k)
{
    for (int i = 0; i < k->n_areas; i++)
        if (find_area(old, k->areas[i].id) == 0)
            return true;
    return false;
}

void write_news(const Game *game, const void *state, int seat, View *v, KnownView **known, Json *j)
{
    KnownView *old = *known, *k = 0;
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
