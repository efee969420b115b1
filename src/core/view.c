/* Building views and writing them as JSON; see view.h. */
#include "core/view.h"

#include <string.h>

#include "core/game.h"
#include "core/limits.h"

/* Views are made for every answer and every seat, so room that is not used is not cleared. */
static ViewFacts no_facts(View *v)
{
    return (ViewFacts){.facts = v->pool.next_fact, .tags = v->pool.next_tag, .pool = &v->pool};
}

void view_begin(View *v, int seat, int n_seats)
{
    v->seat = seat;
    v->n_seats = n_seats;
    v->n_areas = v->n_cells = v->n_items = v->n_corners = v->n_prints = 0;
    v->pool.next_fact = v->pool.facts;
    v->pool.next_tag = v->pool.tags;
    v->round = 0;
    v->asked = 0;
    v->again = false;
    for (int i = 0; i < n_seats; i++)
        v->seats[i] = (ViewSeat){.team = -1, .of = no_facts(v)};
}

ViewArea *view_area(View *v, AreaKind kind, const char *id, const char *key, int owner)
{
    keep_limit(v->n_areas < VIEW_AREAS, "areas of a view", VIEW_AREAS);
    ViewArea *a = &v->areas[v->n_areas++];
    *a = (ViewArea){.key = key, .kind = kind, .owner = owner, .count = -1,
                    .first_cell = v->n_cells, .of = no_facts(v)};
    Str name = STR_ON(a->id);
    str_text(&name, id);
    if (owner >= 0) {
        str_char(&name, '-');
        str_int(&name, owner + 1);
    }
    keep_limit(!name.cut, "characters of an area's id", VIEW_ID - 1);
    return a;
}

ViewArea *view_plane(View *v, const char *id, const char *key, int wide, int high,
                     const char *unit, int scale)
{
    ViewArea *a = view_area(v, AREA_PLANE, id, key, -1);
    a->wide = wide;
    a->high = high;
    a->unit = unit;
    a->scale = scale;
    return a;
}

ViewCell *view_cell(View *v, Thing what, int x, int y)
{
    keep_limit(v->n_cells < VIEW_CELLS, "cells of a view", VIEW_CELLS);
    ViewCell *cell = &v->cells[v->n_cells++];
    *cell = (ViewCell){.what = what, .x = x, .y = y, .of = no_facts(v)};
    v->areas[v->n_areas - 1].n_cells++;
    return cell;
}

static int keep_corners(View *v, const Point *corners, int n)
{
    keep_limit(v->n_corners + n <= VIEW_CORNERS, "corners of a view", VIEW_CORNERS);
    keep_limit(n > 0 && n <= UINT8_MAX, "corners of a polygon", UINT8_MAX);
    memcpy(&v->corners[v->n_corners], corners, (size_t)n * sizeof *corners);
    v->n_corners += n;
    return v->n_corners - n;
}

ViewCell *view_polygon(View *v, Thing what, const Point *corners, int n)
{
    const int first = keep_corners(v, corners, n);
    Point low = corners[0], high = corners[0];
    for (int i = 0; i < n; i++) {
        const Point c = corners[i];
        low = (Point){c.x < low.x ? c.x : low.x, c.y < low.y ? c.y : low.y};
        high = (Point){c.x > high.x ? c.x : high.x, c.y > high.y ? c.y : high.y};
    }
    ViewCell *cell = view_cell(v, what, (low.x + high.x) / 2, (low.y + high.y) / 2);
    cell->first_corner = first;
    cell->n_corners = n;
    return cell;
}

static ViewPrint *add_print(View *v, const char *is)
{
    keep_limit(v->n_prints < VIEW_PRINTS, "prints of a view", VIEW_PRINTS);
    ViewPrint *p = &v->prints[v->n_prints++];
    *p = (ViewPrint){.is = is, .area = v->n_areas - 1};
    return p;
}

void view_print(View *v, const char *is, const Point *corners, int n)
{
    ViewPrint *p = add_print(v, is);
    p->first_corner = keep_corners(v, corners, n);
    p->n_corners = n;
}

void view_print_round(View *v, const char *is, Point at, int r)
{
    ViewPrint *p = add_print(v, is);
    p->x = at.x;
    p->y = at.y;
    p->r = r;
}

ViewCell *view_round(View *v, Thing what, int x, int y, int r)
{
    ViewCell *cell = view_cell(v, what, x, y);
    cell->r = r;
    return cell;
}

ViewItem *view_item(View *v, Thing what, int cell, int owner)
{
    keep_limit(v->n_items < VIEW_ITEMS, "items of a view", VIEW_ITEMS);
    ViewItem *item = &v->items[v->n_items++];
    *item = (ViewItem){.what = what, .area = v->n_areas - 1, .cell = cell,
                       .owner = owner, .of = no_facts(v)};
    return item;
}

ViewItem *view_disc(View *v, Thing what, int x, int y, int r, int owner)
{
    ViewItem *item = view_item(v, what, -1, owner);
    item->x = x;
    item->y = y;
    item->r = r;
    return item;
}

void view_mention(View *v, Thing what, int cell, int owner, const char *role)
{
    ViewItem *item = view_item(v, what, cell, owner);
    item->mention = true;
    view_tag(&item->of, role);
}

/* If something was said of another thing in between, what there is moves to the end. */
void view_place_fact(ViewFacts *of)
{
    ViewPool *p = of->pool;
    const bool last = of->facts + of->n_facts == p->next_fact;
    const int moved = last ? 0 : of->n_facts;
    keep_limit(p->next_fact - p->facts + moved < VIEW_FACTS, "facts of a view", VIEW_FACTS);
    if (last)
        return;
    memcpy(p->next_fact, of->facts, of->n_facts * sizeof *of->facts);
    of->facts = p->next_fact;
    p->next_fact += moved;
}

void view_place_tag(ViewFacts *of)
{
    ViewPool *p = of->pool;
    const bool last = of->tags + of->n_tags == p->next_tag;
    const int moved = last ? 0 : of->n_tags;
    keep_limit(p->next_tag - p->tags + moved < VIEW_TAGS, "tags of a view", VIEW_TAGS);
    if (last)
        return;
    memcpy(p->next_tag, of->tags, of->n_tags * sizeof *of->tags);
    of->tags = p->next_tag;
    p->next_tag += moved;
}

void view_zone(View *v, const Zone *z, int kind, int owner, ViewDescribe *describe,
               const void *state)
{
    int hidden = 0;
    v->areas[v->n_areas - 1].count = z->n;
    for (int i = 0; i < z->n; i++) {
        if (z->slot[i].seen & SEAT_BIT(v->seat))
            describe(state, view_item(v, thing(kind, z->slot[i].id), -1, owner));
        else
            hidden++;
    }
    while (hidden-- > 0)
        view_item(v, thing(kind, THING_HIDDEN), -1, owner);
}

bool view_has_tag(const ViewFacts *of, const char *tag)
{
    for (int i = 0; i < of->n_tags; i++)
        if (text_equal(of->tags[i], tag))
            return true;
    return false;
}

static const char *const area_kinds[] = {
    [AREA_HEX] = "hex",   [AREA_GRID] = "grid", [AREA_ROW] = "row", [AREA_TRACK] = "track",
    [AREA_HAND] = "hand", [AREA_PILE] = "pile", [AREA_MAT] = "mat", [AREA_PLANE] = "plane",
};

static void json_facts(Json *j, const ViewFacts *of)
{
    if (of->n_facts > 0) {
        json_key(j, "facts");
        json_open(j, '{');
        for (int i = 0; i < of->n_facts; i++) {
            const Fact *f = &of->facts[i];
            json_key(j, f->key);
            if (f->max < 0) {
                json_int(j, f->value);
            } else {
                json_open(j, '[');
                json_int(j, f->value);
                json_int(j, f->max);
                json_close(j, ']');
            }
        }
        json_close(j, '}');
    }
    if (of->n_tags > 0) {
        json_key(j, "tags");
        json_open(j, '[');
        for (int i = 0; i < of->n_tags; i++)
            json_word(j, of->tags[i]);
        json_close(j, ']');
    }
}

static void json_thing(Json *j, const Game *game, const void *state, Thing t)
{
    char word[64];
    Str w = STR_ON(word);
    thing_write(game, state, t, &w);
    json_key(j, "kind");
    json_word(j, game->kinds[t.kind].id);
    if (t.value != THING_HIDDEN) {
        json_key(j, "id");
        json_word(j, word);
    }
}

void thing_json(const Game *game, const void *state, Thing t, Json *j)
{
    char word[80];
    Str w = STR_ON(word);
    json_open(j, '{');
    key_word(j, "kind", game->kinds[t.kind].id);
    if (t.value != THING_HIDDEN || t.kind == KIND_NUMBER) {
        thing_write(game, state, t, &w);
        key_word(j, "id", word);
    }
    json_close(j, '}');
}

void view_seat_json(const View *v, int seat, Json *j)
{
    json_open(j, '{');
    json_key(j, "team");
    json_int(j, v->seats[seat].team);
    json_key(j, "asked");
    json_bool(j, (v->asked & SEAT_BIT(seat)) != 0);
    json_facts(j, &v->seats[seat].of);
    json_close(j, '}');
}

/* Corners as one list x, y, x, y … */
static void json_corners(Json *j, const Point *corners, int n)
{
    json_key(j, "corners");
    json_open(j, '[');
    for (int i = 0; i < n; i++) {
        json_int(j, corners[i].x);
        json_int(j, corners[i].y);
    }
    json_close(j, ']');
}

void view_cell_json(const Game *game, const void *state, const View *v, int cell, Json *j)
{
    const ViewCell *c = &v->cells[cell];
    json_open(j, '{');
    json_thing(j, game, state, c->what);
    key_int(j, "x", c->x);
    key_int(j, "y", c->y);
    if (c->r > 0)
        key_int(j, "r", c->r);
    if (c->n_corners > 0)
        json_corners(j, &v->corners[c->first_corner], c->n_corners);
    json_facts(j, &c->of);
    json_close(j, '}');
}

static void json_cells(Json *j, const Game *game, const void *state, const View *v,
                       const ViewArea *a)
{
    if (a->n_cells == 0)
        return;
    json_key(j, "cells");
    json_open(j, '[');
    for (int i = 0; i < a->n_cells; i++)
        view_cell_json(game, state, v, a->first_cell + i, j);
    json_close(j, ']');
}

static void json_prints(Json *j, const View *v, int area)
{
    bool any = false;
    for (int i = 0; i < v->n_prints; i++) {
        const ViewPrint *p = &v->prints[i];
        if (p->area != area)
            continue;
        if (!any) {
            json_key(j, "printed");
            json_open(j, '[');
        }
        any = true;
        json_open(j, '{');
        json_key(j, "is");
        json_word(j, p->is);
        if (p->n_corners > 0) {
            json_corners(j, &v->corners[p->first_corner], p->n_corners);
        } else {
            key_int(j, "x", p->x);
            key_int(j, "y", p->y);
            key_int(j, "r", p->r);
        }
        json_close(j, '}');
    }
    if (any)
        json_close(j, ']');
}

static void json_title(Json *j, const ViewArea *a)
{
    json_key(j, "key");
    json_word(j, a->key);
    json_key(j, "kind");
    json_word(j, area_kinds[a->kind]);
    if (a->owner >= 0)
        key_int(j, "owner", a->owner + 1);
    if (a->kind != AREA_PLANE)
        return;
    key_int(j, "wide", a->wide);
    key_int(j, "high", a->high);
    if (a->up) {
        json_key(j, "up");
        json_bool(j, true);
    }
    json_key(j, "unit");
    json_word(j, a->unit);
    key_int(j, "scale", a->scale);
}

void view_area_head_json(const View *v, int area, bool known, Json *j)
{
    const ViewArea *a = &v->areas[area];
    json_open(j, '{');
    json_key(j, "id");
    json_word(j, a->id);
    if (!known)
        json_title(j, a);
    if (a->count >= 0)
        key_int(j, "count", a->count);
    json_facts(j, &a->of);
}

void view_area_json(const Game *game, const void *state, const View *v, int area, Json *j)
{
    view_area_head_json(v, area, false, j);
    json_prints(j, v, area);
    json_cells(j, game, state, v, &v->areas[area]);
    json_close(j, '}');
}

bool view_lists(const View *v, int item)
{
    const ViewItem *i = &v->items[item];
    return i->what.value != THING_HIDDEN || i->cell >= 0 || v->areas[i->area].count < 0 ||
           i->of.n_facts > 0 || i->of.n_tags > 0;
}

void view_item_json(const Game *game, const void *state, const View *v, int item, Json *j)
{
    const ViewItem *i = &v->items[item];
    const ViewArea *area = &v->areas[i->area];
    json_open(j, '{');
    json_thing(j, game, state, i->what);
    json_key(j, "area");
    json_word(j, area->id);
    if (i->cell >= 0)
        key_int(j, "cell", i->cell);
    if (area->kind == AREA_PLANE) {
        key_int(j, "x", i->x);
        key_int(j, "y", i->y);
        key_int(j, "r", i->r);
        if (i->fixed) {
            json_key(j, "fixed");
            json_bool(j, true);
        }
    }
    if (i->owner >= 0 && i->owner != area->owner)
        key_int(j, "owner", i->owner + 1);
    if (i->mention) {
        json_key(j, "mention");
        json_bool(j, true);
    }
    json_facts(j, &i->of);
    json_close(j, '}');
}

void view_json(const Game *game, const void *state, const View *v, Str *out)
{
    Json j = {.out = out};
    assert(!v->again);
    json_open(&j, '{');
    json_key(&j, "game");
    json_text(&j, game->id);
    json_key(&j, "round");
    json_int(&j, v->round);
    json_key(&j, "seats");
    json_open(&j, '[');
    for (int i = 0; i < v->n_seats; i++)
        view_seat_json(v, i, &j);
    json_close(&j, ']');
    json_key(&j, "areas");
    json_open(&j, '[');
    for (int i = 0; i < v->n_areas; i++)
        view_area_json(game, state, v, i, &j);
    json_close(&j, ']');
    json_key(&j, "items");
    json_open(&j, '[');
    for (int i = 0; i < v->n_items; i++)
        if (view_lists(v, i))
            view_item_json(game, state, v, i, &j);
    json_close(&j, ']');
    json_close(&j, '}');
}
