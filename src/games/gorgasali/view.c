/* What a seat sees of a match, in the table model of core/view.h. Everything is open (GO-RULE-61)
 * but the trade that two mates are talking about. */
#include "core/bag.h"
#include "games/gorgasali/gorgasali.h"

/* ---- the map ---- */

static const char *const terrain_tags[TERRAINS] = {"plain", "forest", "mountain", "water", "tree"};
static const char *const zone_tags[ZONES] = {"zone-1", "zone-2", "zone-3", "zone-4"};

static void view_squares(const State *s, View *v)
{
    const Board *b = board(s);
    EVERY_SQUARE (square) {
        ViewCell *cell = view_cell(v, thing(KIND_SQUARE, square), b->column[square],
                                   b->row[square]);
        view_tag(&cell->of, terrain_tags[b->terrain[square]]);
        view_tag(&cell->of, zone_tags[b->zone[square] - 1]);
        if (squares_has(&b->healing, square))
            view_tag(&cell->of, "healing-point");
        for (int sector = 0; sector < SECTORS; sector++)
            for (int i = 0; i < GATE_SQUARES; i++)
                if (b->gate[sector][i] == square)
                    view_fact(&cell->of, "gate", 1 + sector, -1);
    }
}

static void describe_figure(const State *s, ViewItem *item, int seat)
{
    const Player *p = &s->player[seat];
    view_fact(&item->of, "health", p->health, content(s)->health);
    if (p->frozen)
        view_tag(&item->of, "frozen");
    if (p->burned)
        view_tag(&item->of, "burned");
    if (gorgasali_in_smoke(s, seat))
        view_tag(&item->of, "in-smoke");
    if (has_ability(s, seat, ABILITY_IMMUNITY))
        view_tag(&item->of, "immune");
    if (!is_playing(s, seat))
        view_tag(&item->of, "out");
}

/* "Until the start of its owner's turn in round N": what a player wants to see. */
static void view_banners(const State *s, View *v)
{
    for (int i = 0; i < s->n_banners; i++) {
        const Banner *b = &s->banner[i];
        const SupportCard *k = support_at(s, b->card);
        ViewItem *item = view_item(v, thing(KIND_CARD, b->card), b->square, b->owner);
        view_fact(&item->of, "until-round", b->round + k->rounds, -1);
        view_fact(&item->of, "rounds-left", b->round + k->rounds - s->round, k->rounds);
        if (k->effect == EFFECT_BARRIER) {  /* GO-BARR-1 */
            item->upright = b->down;
            view_tag(&item->of, b->down ? "goes-down" : "goes-right");
            view_fact(&item->of, "squares", k->squares, -1);
        }
        if (k->within > 0)
            view_fact(&item->of, "within", k->within, -1);
    }
}

static void view_map(const State *s, View *v)
{
    ViewArea *map = view_area(v, AREA_GRID, "map", "map", -1);
    const int shrunk_in = s->inactive * board(s)->shrinks_every + board(s)->shrinks_every + 1;
    view_fact(&map->of, "inactive-zones", s->inactive, ZONES);
    view_fact(&map->of, "zone-price", zone_price(s), -1);
    if (s->round > 0 &&
        s->inactive < (s->option[OPT_STORM] == STORM_FINAL ? ZONES : ZONES - 1))
        view_fact(&map->of, "shrinks-in", shrunk_in - s->round, board(s)->shrinks_every);
    if (s->steady_from != 0)
        view_fact(&map->of, "storm", STORM_DAMAGE, -1);
    if (!v->again)
        view_squares(s, v);
    EACH_SQUARE (square, &s->chests)
        view_item(v, thing(KIND_TOKEN, TOKEN_CHEST), square, -1);
    view_banners(s, v);
    EACH_SEAT (seat, s) {
        if (s->player[seat].banner != NO_SQUARE)
            view_item(v, thing(KIND_TOKEN, TOKEN_CHARACTER_BANNER), s->player[seat].banner, seat);
        if (on_map(s, seat))
            describe_figure(s, view_item(v, thing(KIND_CHARACTER, hero(s, seat)),
                                         s->player[seat].square, seat), seat);
    }
}

/* GO-RULE-8: sectors lie around the map. Who is out stands beside it. */
static void view_outside(const State *s, View *v)
{
    view_area(v, AREA_TRACK, "sectors", "sectors", -1);
    for (int sector = 0; sector < SECTORS && !v->again; sector++)
        view_cell(v, thing(KIND_SECTOR, sector), sector, 0);
    EACH_SEAT (seat, s)
        if (in_sector(s, seat) && hero(s, seat) >= 0)
            describe_figure(s, view_item(v, thing(KIND_CHARACTER, hero(s, seat)),
                                         s->player[seat].sector, seat), seat);
    view_area(v, AREA_ROW, "out", "out", -1)->count = 0;
    EACH_SEAT (seat, s)
        if (!is_playing(s, seat)) {
            v->areas[v->n_areas - 1].count++;
            describe_figure(s, view_item(v, thing(KIND_CHARACTER, hero(s, seat)), -1, seat), seat);
        }
}

/* ---- cards ---- */

static const char *const category_tags[CATEGORIES] = {"weapon", "defence", "utility", "throw",
                                                      "helmet", "vest"};
static const char *const rarity_tags[RARITIES] = {"common", "rare", "epic", "legendary"};
static const char *const group_tags[WEAPON_GROUPS] = {"six-shooter", "striker", "massive",
                                                      "scout"};

static const char *const minimum_facts[RANGE_MAX] = {"minimum-1", "minimum-2", "minimum-3",
                                                     "minimum-4"};

/* GO-WPN-7: what is printed on a weapon card. */
static void describe_weapon(ViewItem *item, const Weapon *w)
{
    view_tag(&item->of, group_tags[w->group]);
    view_fact(&item->of, "dice", w->dice, -1);
    view_fact(&item->of, w->per_pip ? "damage-per-pip" : "damage", w->damage, -1);
    view_fact(&item->of, "range", w->range, -1);
    if (w->group == MASSIVE)
        view_fact(&item->of, "minimum", w->minimum[0], -1);
    for (int i = 0; w->group == SCOUT && i < w->range; i++)  /* GO-SCOUT-1: by the distance */
        view_fact(&item->of, minimum_facts[i], w->minimum[i], -1);
}

/* GO-RANGE-3: a range of one distance only is no "from … to". */
static void view_range(ViewFacts *of, int min, int max)
{
    if (max > 0 && min == max) {
        view_fact(of, "range-exact", max, -1);
    } else if (max > 0) {
        view_fact(of, "range-from", min, -1);
        view_fact(of, "range-to", max, -1);
    }
}

static void describe_support(ViewItem *item, const SupportCard *k)
{
    view_range(&item->of, k->range_min, k->range_max);
    if (k->damage > 0)
        view_fact(&item->of, "damage", k->damage, -1);
    if (k->effect == EFFECT_BLOCK)
        view_fact(&item->of, "blocks", k->n, -1);
    if (k->effect == EFFECT_HEAL)
        view_fact(&item->of, "heals", k->n, -1);
    if (k->group == GROUP_EXTENSION)
        view_tag(&item->of, group_tags[k->weapons]);
}

static ViewItem *view_card(const State *s, View *v, int card, int cell, int owner)
{
    ViewItem *item = view_item(v, thing(KIND_CARD, card), cell, owner);
    view_tag(&item->of, category_tags[gorgasali_category(s, card)]);
    if (is_weapon(s, card)) {
        view_tag(&item->of, rarity_tags[weapon_at(s, card)->rarity]);
        describe_weapon(item, weapon_at(s, card));
    } else {
        view_tag(&item->of, rarity_tags[support_at(s, card)->rarity]);
        describe_support(item, support_at(s, card));
    }
    return item;
}

/* The cell of a slot: cells of character cards are the slots there are, in order. */
static int cell_of(const State *s, int slot)
{
    int cell = 0;
    for (int other = 0; other < slot; other++)
        cell += gorgasali_has_slot(s, other);
    return cell;
}

/* GO-RULE-56: the side of a trade whose proposal `seat` may see on the card of `owner`; -1:
 * none. */
static int side_in_trade(const State *s, int owner, int seat)
{
    const Trade *t = &s->trade;
    if (!t->talk || seat >= s->flow.seats ||
        team_of(s, seat) != team_of(s, t->by) || team_of(s, owner) != team_of(s, t->by))
        return -1;
    return owner == t->by ? 0 : 1;
}

/* GO-CARD-1: the character card with its slots, backpack, extra chests and ability. */
static void view_mat(const State *s, int owner, int seat, View *v)
{
    const int side = side_in_trade(s, owner, seat);
    view_area(v, AREA_MAT, "card", "character-card", owner);
    int x = 0;
    for (int slot = 0; slot < SLOTS && !v->again; slot++)
        if (gorgasali_has_slot(s, slot))
            view_cell(v, thing(KIND_SLOT, slot), x++, slot_place(slot));
    EACH_SLOT (slot) {
        const int card = gorgasali_card_in(s, owner, slot);
        if (card == NO_CARD)
            continue;
        ViewItem *item = view_card(s, v, card, cell_of(s, slot), owner);
        if (slot_category(slot) == WEAPON && !gorgasali_is_loaded(s, owner, slot))
            view_tag(&item->of, "unloaded");
        if (slot_place(slot) == BACKPACK)
            view_tag(&item->of, "stored");
        if (side >= 0 && s->trade.gives[side] >> slot & 1)
            view_tag(&item->of, "in-trade");
    }
}

/* What has just been found or taken and waits for a place. */
static void view_incoming(const State *s, View *v)
{
    if (s->incoming.n == 0)
        return;
    ViewArea *area = view_area(v, AREA_ROW, "incoming", "incoming", s->incoming.seat);
    area->count = s->incoming.n;
    for (int i = 0; i < s->incoming.n; i++) {
        ViewItem *item = view_card(s, v, s->incoming.card[i], -1, s->incoming.seat);
        if (is_weapon(s, s->incoming.card[i]) && !s->incoming.loaded[i])
            view_tag(&item->of, "unloaded");
    }
}

static void view_piles(const State *s, View *v)
{
    const int weapons = content(s)->n_weapons, supports = content(s)->n_supports;
    view_area(v, AREA_PILE, "weapons", "weapons", -1)->count =
        bag_count(s->deck, weapons);
    view_area(v, AREA_PILE, "supports", "supports", -1)->count =
        bag_count(s->deck + weapons, supports);
    ViewArea *discard = view_area(v, AREA_PILE, "discard", "discard", -1);
    discard->count = bag_count(s->discard, weapons + supports);
    for (int card = 0; card < weapons + supports; card++)
        if (s->discard[card] > 0)
            view_fact(&view_item(v, thing(KIND_CARD, card), -1, -1)->of, "copies",
                      s->discard[card], -1);
}

/* ---- seats ---- */

/* The list of actions: what of it is done. */
static void view_turn(const State *s, View *v)
{
    static const struct { uint8_t done; const char *tag; } marks[] = {
        {DONE_UTILITY, "done-utility"}, {DONE_DEFENCE, "done-defence"}, {DONE_MAIN, "done-main"},
        {DONE_THROW, "done-throw"}, {DONE_CHEST, "done-chest"}, {DONE_REVIVAL, "done-revival"},
    };
    if (s->round == 0 || s->flow.over)
        return;
    ViewArea *turn = view_area(v, AREA_MAT, "turn", "turn", s->turn.seat);
    if (s->turn.die[0] > 0) {
        view_fact(&turn->of, "die-1", s->turn.die[0], DIE);
        view_fact(&turn->of, "die-2", s->turn.die[1], DIE);
        view_fact(&turn->of, "points", s->turn.points, -1);
    }
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (s->turn.done & marks[i].done)
            view_tag(&turn->of, marks[i].tag);
}

/* GO-RULE-64: behind all who are in the game or went later. Who is revived and goes again counts
 * by the last time. */
static int place_of(const State *s, int seat)
{
    int place = 1;
    EACH_SEAT (other, s)
        place += is_playing(s, other) || s->player[other].out > s->player[seat].out;
    return place;
}

static void view_seats(const State *s, int viewer, View *v)
{
    EACH_SEAT (seat, s) {
        const Player *p = &s->player[seat];
        const int side = side_in_trade(s, seat, viewer);
        ViewFacts *of = &v->seats[seat].of;
        view_fact(of, "extra-chests", p->chests, -1);
        if (p->ability != NO_ABILITY && !gorgasali_ability(s, p->ability)->passive)
            view_fact(of, "cooldown", p->cooldown, gorgasali_ability(s, p->ability)->cooldown);
        if (p->out > 0)
            view_fact(of, "place", place_of(s, seat), -1);
        if (side >= 0 && s->trade.chests[side] > 0)
            view_fact(of, "chests-in-trade", s->trade.chests[side], p->chests);
        if (s->round > 0 && s->starter == seat)
            view_tag(of, "starts");
        if (p->stayed)
            view_tag(of, "stayed");
        if (p->ability != NO_ABILITY)
            view_tag(of, gorgasali_ability_words[p->ability]);
        if (s->round > 0 && !s->flow.over && s->turn.seat == seat)
            view_tag(of, "active");
    }
}

/* Before the match: the characters to choose from. */
static void view_pool(const State *s, View *v)
{
    int chosen = 0;
    EACH_SEAT (seat, s)
        chosen += hero(s, seat) >= 0;
    if (chosen == s->flow.seats)
        return;
    view_area(v, AREA_ROW, "pool", "pool", -1)->count = CHARACTERS - chosen;
    for (int k = 0; k < CHARACTERS; k++) {
        if (gorgasali_seat_of(s, k) != NOBODY)
            continue;
        const Character *character = &content(s)->character[k];
        ViewItem *item = view_item(v, thing(KIND_CHARACTER, k), -1, -1);
        view_tag(&item->of, gorgasali_ability_words[character->ability]);
        view_tag(&item->of, character->passive ? "passive" : "active-ability");
        if (character->cooldown > 0)
            view_fact(&item->of, "cooldown", character->cooldown, -1);
        view_range(&item->of, character->range_min, character->range_max);
    }
}

void gorgasali_view(const void *state, int seat, View *v)
{
    const State *s = state;
    v->round = s->round;
    view_seats(s, seat, v);
    view_turn(s, v);
    view_pool(s, v);
    view_map(s, v);
    view_outside(s, v);
    view_incoming(s, v);
    EACH_SEAT (owner, s)
        view_mat(s, owner, seat, v);
    view_piles(s, v);
}
