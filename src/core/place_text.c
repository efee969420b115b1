/* Places of a measured plane as people call them, by what is nearest; see text.h. The page does the
 * same (client/src/text/place.ts). */
#include "core/pack.h"
#include "core/plane.h"
#include "core/text.h"

/* Less than a twentieth of what people measure with is nothing to tell. */
enum { TELLS = 20 };

static const char *const directions[3][3] = {
    {"direction.sw", "direction.s", "direction.se"},
    {"direction.w", "direction.w", "direction.e"},
    {"direction.nw", "direction.n", "direction.ne"},
};

static int sign(int n) { return (n > 0) - (n < 0); }

/* One of eight: straight ahead within 22 degrees. */
static const char *direction(int east, int north)
{
    const int x = east < 0 ? -east : east, y = north < 0 ? -north : north;
    const int across = 12 * y < 5 * x ? 0 : sign(north), along = 12 * x < 5 * y ? 0 : sign(east);
    return directions[1 + across][1 + along];
}

static const ViewArea *plane_of(const View *v)
{
    for (int i = 0; v != 0 && i < v->n_areas; i++)
        if (v->areas[i].kind == AREA_PLANE)
            return &v->areas[i];
    return 0;
}

static bool lies_on(const View *v, const ViewArea *plane, const ViewItem *item)
{
    return &v->areas[item->area] == plane && item->r > 0 && !item->mention;
}

static Disc disc_of(const ViewItem *i) { return (Disc){{i->x, i->y}, i->r}; }

/* Of the piece that is led; of one that comes from elsewhere it is at least the smallest. */
static int base_of(const Listener *to, const ViewArea *plane)
{
    int smallest = 0;
    for (int i = 0; i < to->around->n_items; i++) {
        const ViewItem *item = &to->around->items[i];
        if (!lies_on(to->around, plane, item))
            continue;
        if (same_thing(item->what, to->led))
            return item->r;
        if (smallest == 0 || item->r < smallest)
            smallest = item->r;
    }
    return smallest;
}

static const ViewItem *nearest(const Listener *to, const ViewArea *plane, Disc from, int *gap)
{
    const ViewItem *best = 0;
    for (int i = 0; i < to->around->n_items; i++) {
        const ViewItem *item = &to->around->items[i];
        if (!lies_on(to->around, plane, item) || same_thing(item->what, to->led))
            continue;
        const int far = discs_gap(from, disc_of(item));
        if (best == 0 || far < *gap) {
            best = item;
            *gap = far;
        }
    }
    return best;
}

void place_say(const Game *game, const void *state, const Listener *to, Point at, bool stands,
               Str *out)
{
    char name[96], far[16], unit_key[64];
    Str title = STR_ON(name), length = STR_ON(far), key = STR_ON(unit_key);
    int gap = 0;
    const ViewArea *plane = plane_of(to->around);
    const Disc from = {at, plane != 0 && stands ? base_of(to, plane) : 0};
    const ViewItem *by = plane != 0 ? nearest(to, plane, from, &gap) : 0;
    if (by == 0) {
        put(out, "%d,%d", at.x, at.y);
        return;
    }
    thing_title(game, state, to, by->what, &title);
    const char *way = direction(at.x - by->x, plane->up ? at.y - by->y : by->y - at.y);
    const char *side = pack_text(0, to->lang, way);
    if (gap <= 0 && !stands) {
        sentence_say(to->lang, SAY("table.place-on", name), out);
    } else if (TELLS * gap < plane->scale) {
        sentence_say(to->lang, SAY("table.place-beside", side, name), out);
    } else {
        const int tenths = (10 * gap + plane->scale / 2) / plane->scale;
        put(&length, to->lang == LANG_DE ? "%d,%d" : "%d.%d", tenths / 10, tenths % 10);
        put(&key, "unit.%s", plane->unit);
        const char *unit = pack_text(pack_of(state), to->lang, unit_key);
        sentence_say(to->lang, SAY("table.place-off", far, unit != 0 ? unit : plane->unit, side,
                                   name), out);
    }
}
