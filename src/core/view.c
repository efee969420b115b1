/* Building views and writing them as JSON; see view.h. */
#include "core/view.h"

#include "core/game.h"
#include "core/limits.h"

/* Views are made for every answer and every seat, so room that is not used is not cleared. */
static void no_facts(ViewFacts *of)
{
    of->n_facts = of->n_tags = 0;
}

void view_begin(View *v, int seat, int n_seats)
{
    v->seat = seat;
    v->n_seats = n_seats;
    v->n_areas = v->n_cells = v->n_items = 0;
    v->round = 0;
    v->asked = 0;
    v->again = false;
    for (int i = 0; i < n_seats; i++) {
        v->seats[i].team = -1;
        no_facts(&v->seats[i].of);
    }
}

ViewArea *view_area(View *v, AreaKind kind, const char *id, const char *key, int owner)
{
    keep_limit(v->n_areas < VIEW_AREAS, "areas of a view", VIEW_AREAS);
    ViewArea *a = &v->areas[v->n_areas++];
    a->key = key;
    a->kind = (uint8_t)kind;
    a->owner = (int8_t)owner;
    a->count = -1;
    a->first_cell = (int16_t)v->n_cells;
    a->n_cells = 0;
    no_facts(&a->of);
    Str name = STR_ON(a->id);
    str_text(&name, id);
    if (owner >= 0) {
        str_char(&name, '-');
        str_int(&name, owner + 1);
    }
    keep_limit(!name.cut, "characters of an area's id", VIEW_ID - 1);
    return a;
}

ViewCell *view_cell(View *v, Thing what, int x, int y)
{
    keep_limit(v->n_cells < VIEW_CELLS, "cells of a view", VIEW_CELLS);
    ViewCell *cell = &v->cells[v->n_cells++];
    cell->what = what;
    cell->x = (int8_t)x;
    cell->y = (int8_t)y;
    no_facts(&cell->of);
    v->areas[v->n_areas - 1].n_cells++;
    return cell;
}

ViewItem *view_item(View *v, Thing what, int cell, int owner)
{
    keep_limit(v->n_items < VIEW_ITEMS, "items of a view", VIEW_ITEMS);
    ViewItem *item = &v->items[v->n_items++];
    item->what = what;
    item->area = (uint8_t)(v->n_areas - 1);
    item->cell = (int16_t)cell;
    item->owner = (int8_t)owner;
    item->mention = false;
    no_facts(&item->of);
    return item;
}

void view_mention(View *v, Thing what, int cell, int owner, const char *role)
{
    ViewItem *item = view_item(v, what, cell, owner);
    item->mention = true;
    view_tag(&item->of, role);
}

void view_fact(ViewFacts *of, const char *key, int value, int max)
{
    keep_limit(of->n_facts < VIEW_FACTS, "facts of one thing in a view", VIEW_FACTS);
    of->facts[of->n_facts++] = (Fact){key, (int16_t)value, (int16_t)max};
}

void view_tag(ViewFacts *of, const char *tag)
{
    keep_limit(of->n_tags < VIEW_TAGS, "tags of one thing in a view", VIEW_TAGS);
    of->tags[of->n_tags++] = tag;
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
    [AREA_HAND] = "hand", [AREA_PILE] = "pile", [AREA_MAT] = "mat",
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
            json_text(j, of->tags[i]);
        json_close(j, ']');
    }
}

static void json_thing(Json *j, const Game *game, const void *state, Thing t)
{
    char word[64];
    Str w = STR_ON(word);
    thing_write(game, state, t, &w);
    json_key(j, "kind");
    json_text(j, game->kinds[t.kind].id);
    if (t.value != THING_HIDDEN) {
        json_key(j, "id");
        json_text(j, word);
    }
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

static void json_cells(Json *j, const Game *game, const void *state, const View *v,
                       const ViewArea *a)
{
    if (a->n_cells == 0)
        return;
    json_key(j, "cells");
    json_open(j, '[');
    for (int i = 0; i < a->n_cells; i++) {
        const ViewCell *cell = &v->cells[a->first_cell + i];
        json_open(j, '{');
        json_thing(j, game, state, cell->what);
        json_key(j, "x");
        json_int(j, cell->x);
        json_key(j, "y");
        json_int(j, cell->y);
        json_facts(j, &cell->of);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void json_title(Json *j, const ViewArea *a)
{
    json_key(j, "key");
    json_text(j, a->key);
    json_key(j, "kind");
    json_text(j, area_kinds[a->kind]);
    if (a->owner >= 0) {
        json_key(j, "owner");
        json_int(j, a->owner + 1);
    }
}

void view_area_json(const Game *game, const void *state, const View *v, int area, bool known,
                    Json *j)
{
    const ViewArea *a = &v->areas[area];
    json_open(j, '{');
    json_key(j, "id");
    json_text(j, a->id);
    if (!known)
        json_title(j, a);
    if (a->count >= 0) {
        json_key(j, "count");
        json_int(j, a->count);
    }
    json_facts(j, &a->of);
    if (!known)
        json_cells(j, game, state, v, a);
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
    json_text(j, area->id);
    if (i->cell >= 0) {
        json_key(j, "cell");
        json_int(j, i->cell);
    }
    if (i->owner >= 0 && i->owner != area->owner) {
        json_key(j, "owner");
        json_int(j, i->owner + 1);
    }
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
        view_area_json(game, state, v, i, false, &j);
    json_close(&j, ']');
    json_key(&j, "items");
    json_open(&j, '[');
    for (int i = 0; i < v->n_items; i++)
        if (view_lists(v, i))
            view_item_json(game, state, v, i, &j);
    json_close(&j, ']');
    json_close(&j, '}');
}
