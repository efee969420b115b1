/* What an action could reach, for showing it before it is chosen: where its champion could go,
 * where whoever it is aimed at could stand, and who does. Traps on the way may change all that. */
#include "games/brawl/brawl.h"

typedef struct Outlook {
    State s;               /* a copy: the champion is put wherever it could be */
    int unit;
    bool stands;           /* it is asked from a hex: all movement is done */
    Hexes from;            /* where it could be by now */
    Hexes ends;            /* where it could go */
    Hexes clear, blocked;  /* where a target could stand, or could but for what is in between */
    Units whom;
} Outlook;

/* BR-ATK-1, BR-ACT-7: movement first; from the gate it leads into the arena (BR-ENTER-1). */
static void set_out(Outlook *o, const Card *k)
{
    const struct walk_vars w = {
        .unit = o->unit, .left = brawl_movement(&o->s, o->unit, k), .must = true,
        .mode = brawl_passive(&o->s, o->unit, WINGED) > 0 ? WALK_JUMP : WALK,
    };
    o->ends = brawl_could_walk(&o->s, &w);
    o->from = o->ends | (in_arena(&o->s, o->unit) ? hex_bit(o->s.unit[o->unit].hex) : 0);
}

/* Movement in the text box goes on from there. */
static void go_on(Outlook *o, WalkMode mode, int n)
{
    if (o->stands)
        return;
    const struct walk_vars w = {.unit = o->unit, .left = n, .mode = mode, .dir = ANY_ROW};
    EACH_HEX (h, o->from) {
        brawl_put_unit(&o->s, o->unit, h);
        o->ends |= brawl_could_walk(&o->s, &w);
    }
    o->from |= o->ends;
}

/* What an area covers, turned any way; it must hold an enemy (BR-BASIC-12). */
static void cover(Outlook *o, const Card *k)
{
    const State *s = &o->s;
    for (int dir = 0; dir < brawl_area_directions(k); dir++) {
        o->clear |= brawl_area_hexes(s, s->unit[o->unit].hex, k, dir);
        o->whom |= brawl_area_targets(s, o->unit, k, dir) &
                   brawl_units_of_team(s, 1 - team_of(s, o->unit));
    }
}

static void aim(Outlook *o, const Card *k)
{
    const State *s = &o->s;
    EACH_HEX (h, arena(s)->all & ~arena(s)->statues) {
        const char *why = brawl_reach_denied(s, o->unit, k, h);
        if (why == 0)
            o->clear |= hex_bit(h);
        else if (text_equal(why, "BR-TGT-7"))
            o->blocked |= hex_bit(h);
    }
    for (int u = 0; k->shape != TRAP && u < s->n_units; u++)
        if (brawl_target_denied(s, o->unit, k, u) == 0)
            o->whom |= unit_bit(u);
}

/* The symbol of the card, from wherever its champion could be. */
static void look_around(Outlook *o, const Card *k)
{
    EACH_HEX (h, k->shape != SHAPE_NONE ? o->from : 0) {
        brawl_put_unit(&o->s, o->unit, h);
        if (brawl_is_area(k))
            cover(o, k);
        else
            aim(o, k);
    }
}

/* BR-RULE-74: champions that the text box names are found from where its champion is by then. */
static void look_for(Outlook *o, const Effect *e)
{
    EACH_HEX (h, o->from) {
        brawl_put_unit(&o->s, o->unit, h);
        o->clear |= brawl_hexes_within(&o->s, h, e->within) & ~hex_bit(h);
        o->whom |= brawl_named_units(&o->s, o->unit, e);
    }
}

static void read_on(Outlook *o, const Effects *text)
{
    for (int i = 0; i < text->n; i++) {
        const Effect *e = &text->list[i];
        if (e->who == WHO_ALLY || e->who == WHO_ENEMY)
            look_for(o, e);
        else if (e->who == WHO_SELF && e->verb == DO_DASH)
            go_on(o, WALK_DASH, e->n);
        else if (e->who == WHO_SELF && e->verb == DO_SWOOP)
            go_on(o, WALK_SWOOP, e->n);
        else if (e->who == WHO_SELF && e->verb == DO_JUMP)
            go_on(o, WALK_JUMP, e->n);
    }
}

/* Attacks are aimed after what happens before them, skills before what they do (BR-ATK-2,
 * BR-SKILL-2). */
static void look_ahead(Outlook *o, const Card *k)
{
    if (!o->stands)
        set_out(o, k);
    if (k->type == ATTACK)
        read_on(o, &k->pre);
    look_around(o, k);
    if (k->type != ATTACK)
        read_on(o, &k->main);
}

static int put_hexes(Hexes set, Thing *cells)
{
    int n = 0;
    EACH_HEX (h, set)
        cells[n++] = thing(KIND_HEX, h);
    return n;
}

static void tell(const Outlook *o, const State *s, Overlay *out)
{
    const Hexes standing = in_arena(s, o->unit) ? hex_bit(s->unit[o->unit].hex) : 0;
    const Hexes ground = arena(s)->all & ~arena(s)->statues;
    out->by = thing(KIND_UNIT, o->unit);
    out->n_clear = put_hexes(o->clear & ground, out->cell);
    out->n_cells = out->n_clear + put_hexes(o->blocked & ~o->clear, out->cell + out->n_clear);
    out->n_ends = put_hexes(o->ends & ~standing, out->cell + out->n_cells);
    EACH_UNIT (u, o->whom)
        out->whom[out->n_whom++] = thing(KIND_UNIT, u);
}

/* Of a card its champion is known; it may be asked about as if that stood on a hex. A standard
 * action is that of the champion it is asked `from`. Reactions reach nothing by themselves. */
void brawl_outlook(const State *s, Thing of, const Thing *from, Overlay *out)
{
    const bool standard = of.kind == KIND_STANDARD && from != 0 && from->kind == KIND_UNIT;
    if (of.kind != KIND_CARD && !standard)
        return;
    Outlook o = {.s = *s, .unit = standard ? from->value : unit_of_card(of.value)};
    if (s->unit[o.unit].champion < 0)
        return;
    const Card *k = standard ? &content(s)->standard[of.value] : card_at(s, of.value);
    if (k->type == REACTION)
        return;
    if (!standard && from != 0 && from->kind == KIND_HEX) {
        o.stands = true;
        o.from = hex_bit(from->value);
    }
    look_ahead(&o, k);
    tell(&o, s, out);
}
