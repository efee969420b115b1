/* What everybody sees of Lifeboat, what is shown of an answer, and the laws a state obeys. */
#include "lifeboat.h"

static const char *const tile_tags[] = {
    [CALM] = "calm", [WIND] = "wind", [STORM] = "storm", [OPEN] = "open"};

/* The chart grows: places keep their order, new ones come at the end. */
static void view_chart(const State *s, View *v)
{
    ViewArea *chart = view_area(v, AREA_HEX, "chart", "chart", -1);
    chart->grows = true;
    view_fact(&chart->of, "storm", s->storm, s->limit);
    view_fact(&chart->of, "tiles", bag_count(s->bag, TILE_KINDS), -1);
    for (int i = 0; i < s->n_known; i++) {
        const Hex at = hex_of(s->known[i].hex);
        ViewCell *cell = view_cell(v, thing(KIND_HEX, s->known[i].hex), at.q, at.r);
        view_tag(&cell->of, tile_tags[s->known[i].tile]);
    }
}

static void view_sea(const State *s, View *v)
{
    const Content *k = content(s);
    view_plane(v, "sea", "sea", k->wide, k->high, "cable", 100);
    for (int i = 0; i < k->n_reefs && !v->again; i++)
        view_round(v, thing(KIND_REEF, i), k->reef[i].at.x, k->reef[i].at.y, k->reef[i].r);
    view_disc(v, thing(KIND_BOAT, 0), s->boat.x, s->boat.y, BOAT_R, -1);
    for (int i = 0; i < k->n_people; i++)
        if (!is_saved(s, i))
            view_disc(v, thing(KIND_PERSON, i), k->people[i].at.x, k->people[i].at.y, 30, -1);
}

void lifeboat_view(const void *state, int seat, View *v)
{
    const State *s = state;
    (void)seat;
    v->round = s->flow.seats == 0 ? 0 : 1 + s->turn / s->flow.seats;
    view_sea(s, v);
    view_chart(s, v);
    EACH_SEAT (i, s)
        view_fact(&v->seats[i].of, "saved", count_bits(s->saved), content(s)->n_people);
}

void lifeboat_overlay(const void *state, const PreviewQuery *query, Overlay *out)
{
    const State *s = state;
    if (query->at == PREVIEW_OFFER && option_verb(query->option) == V_SAIL) {
        const Point way[] = {s->boat, point(option_arg(query->option, 0),
                                            option_arg(query->option, 1))};
        overlay_line(out, ROLE_WAY, way, 2);
        overlay_disc(out, ROLE_PLACE, way[1], BOAT_R);
        overlay_disc(out, ROLE_RANGE, way[1], BOAT_R + content(s)->rescue);
    } else if (query->at == PREVIEW_ENDS && query->menu->prompt == Q_SAIL) {
        overlay_disc(out, ROLE_REACH, s->boat, lifeboat_reach(s));
    }
}

const char *lifeboat_check(const void *state)
{
    const State *s = state;
    Disc reefs[REEFS_MAX];
    int tiles = bag_count(s->bag, TILE_KINDS), laid = -1;
    const Ground ground = lifeboat_ground(s, reefs);
    for (int i = 0; i < s->n_known; i++) {
        laid += s->known[i].tile != OPEN;
        for (int k = 0; k < i; k++)
            if (s->known[k].hex == s->known[i].hex)
                return "a place of the chart is there twice";
    }
    tiles += laid + (game_asked(s) != 0 && laid == s->turn);
    if (s->n_known > 0 && tiles != bag_count(content(s)->tiles, TILE_KINDS))
        return "a tile is missing or there twice (LB-SET-3)";
    if (s->n_known > 0 && !may_stand(&ground, (Disc){s->boat, BOAT_R}))
        return "the boat is on a reef (LB-SAIL-2)";
    if (game_over(s) != (s->ending != ENDING_NONE))
        return "the match does not know whether it is over";
    return 0;
}
