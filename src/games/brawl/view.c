/* What a seat sees of a match, in the table model of core/view.h. */
#include "games/brawl/brawl.h"

/* Marks of a hex: area, statue, trap hex, deployment. */
static void mark_cell(const State *s, ViewCell *cell, int h)
{
    const Arena *a = arena(s);
    for (int k = 0; k < a->n_areas; k++) {
        if (a->statue[k] == h)
            view_tag(&cell->of, "statue");
        if (a->area[k] & hex_bit(h) || a->statue[k] == h)
            view_tag(&cell->of, a->area_id[k]);
    }
    if (a->trap_hexes & hex_bit(h))
        view_tag(&cell->of, "trap-hex");
    if (a->deployment[0] & hex_bit(h))
        view_tag(&cell->of, "north");
    if (a->deployment[1] & hex_bit(h))
        view_tag(&cell->of, "south");
}

/* BR-BASIC-17: champion cards, damage and effects are open. */
static void describe_unit(const State *s, ViewItem *item, int u)
{
    const Unit *unit = &s->unit[u];
    view_fact(&item->of, "damage", unit->damage, brawl_hit_points(s, u));
    view_fact(&item->of, "defence", brawl_defence(s, u), -1);
    if (unit->guard != 0)
        view_fact(&item->of, "guard", unit->guard, -1);
    if (unit->level > 0)
        view_tag(&item->of, "levelled");
    if (brawl_is_bloodied(s, u))
        view_tag(&item->of, "bloodied");
    if (unit->root == ROOT_TURN)
        view_tag(&item->of, "rooted");
    else if (unit->root != ROOT_NONE)
        view_tag(&item->of, "rooted-long");
}

static void view_arena(const State *s, int seat, View *v)
{
    view_area(v, AREA_HEX, "arena", "arena", -1);
    for (int h = 0; h < arena(s)->n && !v->again; h++)
        mark_cell(s, view_cell(v, thing(KIND_HEX, h), arena(s)->q[h], arena(s)->r[h]), h);
    for (int h = 0; h < arena(s)->n; h++) {  /* by hex, not by slot: slots could tell traps apart */
        const int i = brawl_trap_index(s, h);
        if (i < 0)
            continue;
        const bool known = (s->trap[i].token.seen & SEAT_BIT(seat)) != 0;  /* BR-CONT-11 */
        view_item(v, thing(KIND_TRAP, known ? s->trap[i].token.id : THING_HIDDEN), h, -1);
    }
    for (int u = 0; u < s->n_units; u++)
        if (in_arena(s, u))
            describe_unit(s, view_item(v, thing(KIND_UNIT, u), s->unit[u].hex, seat_of(s, u)), u);
}

static void view_gates(const State *s, View *v)
{
    for (int seat = 0; seat < s->flow.seats; seat++) {
        ViewArea *gate = view_area(v, AREA_ROW, "gate", "gate", seat);
        int n = 0;
        EACH_UNIT (u, brawl_units_of_seat(s, seat))
            if (!in_arena(s, u) && s->unit[u].champion >= 0) {
                ViewItem *item = view_item(v, thing(KIND_UNIT, u), -1, seat);
                describe_unit(s, item, u);
                if (s->round > 0)  /* so that a forecast can tell who would fall */
                    view_tag(&item->of, "at-gate");
                n++;
            }
        gate->count = n;
    }
}

static void view_slot(View *v, int slot, int value)
{
    view_fact(&view_cell(v, thing(KIND_NUMBER, value), slot, 0)->of, "value", value, -1);
}

/* The track: value of each slot, and for each side whether it would score now (BR-SCORE-1). */
static void view_track(const State *s, View *v)
{
    view_area(v, AREA_TRACK, "track", "track", -1);
    for (int slot = 0; slot < s->n_slots && !v->again; slot++)
        view_slot(v, slot, brawl_slot_value(s, slot));
    for (int slot = 0; slot < s->n_slots; slot++) {
        if (s->track[slot] < 0)
            continue;
        ViewItem *item = view_item(v, thing(KIND_CHALLENGE, s->track[slot]), slot, -1);
        for (int team = 0; team < 2; team++)
            if (brawl_is_fulfilled(s, s->track[slot], team))
                view_tag(&item->of, team == 0 ? "fulfilled-1" : "fulfilled-2");
    }
    view_area(v, AREA_PILE, "challenges", "challenges", -1)->count = s->challenges.n;
    ViewArea *done = view_area(v, AREA_PILE, "challenges-done", "challenges-done", -1);
    done->count = s->done.n;
    for (int i = 0; i < s->done.n; i++)
        view_item(v, thing(KIND_CHALLENGE, s->done.slot[i].id), -1, -1);
}

static const char *const type_tags[] = {"attack", "skill", "reaction", "standard-action"};
static const char *const shape_tags[] = {0,      "melee", "indirect", "direct", "arc", "ring",
                                         "line", "cone",  "friend",   "friends", "trap-target"};
static const char *const essence_tags[ESSENCES] = {"manipulation", "destruction", "creation"};

/* BR-CARD-1: what is printed on an action card, and whose it is. */
static void describe_card(ViewItem *item, const Card *k, const Champion *champion)
{
    view_tag(&item->of, type_tags[k->type]);
    view_tag(&item->of, essence_tags[k->essence]);
    if (k->shape != SHAPE_NONE)
        view_tag(&item->of, shape_tags[k->shape]);
    if (k->move >= 0)
        view_fact(&item->of, "move", k->move, -1);
    if (k->type == ATTACK)
        view_fact(&item->of, "strength", k->strength, -1);
    if (k->type == REACTION)
        view_fact(&item->of, "defence-bonus", k->defence, -1);
    if (k->shape == INDIRECT || k->shape == DIRECT) {
        view_fact(&item->of, "range-from", k->min, -1);
        view_fact(&item->of, "range-to", k->max, -1);
    } else if (k->shape == FRIEND || k->shape == TRAP) {
        view_fact(&item->of, "range-to", k->max, -1);
    }
    view_tag(&item->of, champion->id);
}

static void describe_item(const void *state, ViewItem *item)
{
    const int card = item->what.value;
    describe_card(item, card_at(state, card), champion_of(state, unit_of_card(card)));
}

static void view_cards(const State *s, View *v, const Zone *z, int owner)
{
    view_zone(v, z, KIND_CARD, owner, describe_item, s);
}

/* BR-BASIC-17: everybody may know which cards a champion has, if not where they are. */
void brawl_brings(const void *state, Thing figure, View *v)
{
    const State *s = state;
    for (int card = 0; card < CARDS_EACH * s->n_units; card++) {
        const int unit = unit_of_card(card), champion = s->unit[unit].champion;
        const bool theirs = figure.kind == KIND_UNIT ? figure.value == unit
                                                     : figure.value == champion;
        if (champion < 0 || !theirs ||
            (figure.kind != KIND_UNIT && figure.kind != KIND_CHAMPION))
            continue;
        describe_card(view_item(v, thing(KIND_CARD, card), -1, -1), card_at(s, card),
                      champion_of(s, unit));
    }
}

/* Both sides: base / levelled up. */
static void describe_champion(const State *s, ViewItem *item, int k)
{
    const Level *level = content(s)->champion[k].level;
    view_fact(&item->of, "defence-sides", level[0].defence, level[1].defence);
    view_fact(&item->of, "hit-points-sides", level[0].hit_points, level[1].hit_points);
}

/* Before the match: the champions to choose from, with all their cards (BR-BASIC-17). Where teams
   are suggested or dealt there is nothing to choose. */
static void view_pool(const State *s, View *v)
{
    const int how = s->option[OPT_SELECTION];
    if (how == SELECT_SUGGESTED || how == SELECT_RANDOM)
        return;
    bool choosing = false;
    for (int u = 0; u < s->n_units; u++)
        choosing = choosing || s->unit[u].champion < 0;
    if (!choosing)
        return;
    view_area(v, AREA_ROW, "pool", "pool", -1)->count = content(s)->n_champions;
    for (int k = 0; k < content(s)->n_champions; k++)
        describe_champion(s, view_item(v, thing(KIND_CHAMPION, k), -1, -1), k);
    view_area(v, AREA_MAT, "pool-cards", "pool-cards", -1);
    for (int k = 0; k < content(s)->n_champions; k++) {
        describe_champion(s, view_item(v, thing(KIND_CHAMPION, k), k, -1), k);
        for (int i = 0; i < CARDS_EACH; i++)
            describe_card(view_item(v, thing(KIND_PRINT, k * CARDS_EACH + i), k, -1),
                          &content(s)->champion[k].card[i], &content(s)->champion[k]);
    }
}

static void view_piles(const State *s, int owner, int seat, View *v)
{
    const Player *p = &s->player[owner];
    view_area(v, AREA_PILE, "deck", "deck", owner)->count = p->deck.n;
    for (int i = p->deck.n - p->deck.top; i < p->deck.n; i++) {  /* planned cards, BR-RULE-50 */
        const bool known = p->deck.slot[i].seen & SEAT_BIT(seat);
        ViewItem *card = view_item(
            v, thing(KIND_CARD, known ? p->deck.slot[i].id : THING_HIDDEN), -1, owner);
        if (known)
            describe_item(s, card);
    }
    view_area(v, AREA_PILE, "discard", "discard", owner);
    view_cards(s, v, CZONE_OF(&p->discard), owner);  /* BR-BASIC-16 */
    if (p->aside.n > 0)
        view_area(v, AREA_PILE, "aside", "aside", owner)->count = p->aside.n;
}

/* Champions chosen or brought so far. */
static void view_choices(const State *s, int owner, int seat, View *v)
{
    const Player *p = &s->player[owner];
    if (s->round > 0 || s->option[OPT_SELECTION] != SELECT_COMPETITIVE)
        return;
    const bool open = s->sets_open ||
                      (seat < SEATS_MAX && team_of_seat(owner) == team_of_seat(seat));
    view_area(v, AREA_ROW, "set", "set", owner)->count = p->n_brought;
    for (int i = 0; i < p->n_brought; i++) {
        const Thing champion = thing(KIND_CHAMPION, open ? p->brought[i] : THING_HIDDEN);
        ViewItem *item = view_item(v, champion, -1, owner);
        if (open && p->brought[i] == p->banned)
            view_tag(&item->of, "banned");
    }
}

static void view_seats(const State *s, View *v)
{
    for (int seat = 0; seat < s->flow.seats; seat++) {
        ViewFacts *of = &v->seats[seat].of;
        view_fact(of, "vp", s->vp[team_of_seat(seat)], brawl_vp_goal(s));
        for (int e = 0; e < ESSENCES; e++)
            view_fact(of, essence_tags[e], s->player[seat].ready >> e & 1, 1);
        if (s->round > 0 && !s->flow.over && current_seat(s) == seat)
            view_tag(of, "active");
        if (s->order[0] == seat)
            view_tag(of, "starts");
        if (s->side[0] != s->side[1])  /* chosen: BR-SET-2 */
            view_tag(of, s->side[team_of_seat(seat)] == 0 ? "north" : "south");
    }
}

void brawl_view(const void *state, int seat, View *v)
{
    const State *s = state;
    v->round = s->round;
    view_seats(s, v);
    view_pool(s, v);
    view_arena(s, seat, v);
    view_gates(s, v);
    view_track(s, v);
    for (int owner = 0; owner < s->flow.seats; owner++) {
        view_area(v, AREA_HAND, "hand", "hand", owner);
        view_cards(s, v, CZONE_OF(&s->player[owner].hand), owner);
        view_piles(s, owner, seat, v);
        view_choices(s, owner, seat, v);
    }
    view_area(v, AREA_ROW, "played", "played", -1);
    view_cards(s, v, CZONE_OF(&s->played), -1);
    view_area(v, AREA_PILE, "traps", "traps", -1)->count = s->supply.n;
}
