/* What a seat sees of a match, in the table model of core/view.h. Secret are the hands of silver
 * and gold cards in competitive play (EU-RULE-72). */
#include "games/euthia/euthia.h"

/* ---- the map ---- */

static const char *const feature_tags[FEATURES] = {
    [MEADOW] = "meadow", [MOUNTAIN] = "mountain", [LAKE] = "lake", [CAVE] = "cave",
    [TREASURE] = "treasure", [FIRE_ELEMENTAL] = "fire-elemental",
    [WATER_ELEMENTAL] = "water-elemental", [AIR_ELEMENTAL] = "air-elemental",
    [EARTH_ELEMENTAL] = "earth-elemental", [PORTAL] = "portal", [MERCHANTS] = "merchants",
    [ALCHEMISTS] = "alchemists", [TOWERS] = "towers", [ENCOUNTER] = "encounter",
    [LEGEND] = "legend", [CHURCH] = "church", [OUTER] = "outer", [RUINS] = "ruins",
};
static const char *const power_tags[ELEMENTS] = {
    [FIRE] = "under-fire", [WATER] = "under-water", [AIR] = "under-air", [EARTH] = "under-earth",
};
static const char *const marker_tags[SEATS_MAX] = {"marker-1", "marker-2", "marker-3", "marker-4"};
static const char *const tool_facts[SEATS_MAX] = {"tools-1", "tools-2", "tools-3", "tools-4"};
static const char *const faced_tags[SEATS_MAX] = {"faced-1", "faced-2", "faced-3", "faced-4"};

static void describe_loot(const State *s, ViewFacts *of, int field)
{
    const Loot *l = &field_data(s, field)->loot;
    view_fact(of, "level", field_level(s, field), MONSTER_LEVELS);
    if (l->gold > 0)
        view_fact(of, "loot-gold", l->gold, -1);
    if (l->gaar > 0)
        view_fact(of, "loot-gaar", l->gaar, -1);
    if (l->potion > 0)
        view_fact(of, "loot-potion", l->potion, -1);
    if (l->silver > 0)
        view_fact(of, "loot-silver", l->silver, -1);
    if (l->gold_card > 0)
        view_fact(of, "loot-gold-card", l->gold_card, -1);
}

static void describe_markers(const State *s, ViewFacts *of, int field)
{
    const FieldState *f = field_state(s, field);
    EACH_SEAT (seat, s) {
        if (tools_of(f, seat) > 0)
            view_fact(of, tool_facts[seat], tools_of(f, seat), -1);
        if (has_bit(f->faced, seat))
            view_tag(of, faced_tags[seat]);
        if (f->owner == 1 + seat)
            view_tag(of, marker_tags[seat]);
    }
    if (f->flags & DESTROYED)
        view_tag(of, "destroyed");
    if (f->flags & BURNED)
        view_tag(of, "burnt");
    if (f->shelter != 0)
        view_tag(of, "sheltered");
    if (s->enemy_at == field)
        view_tag(of, "enemy");
}

static void describe_field(const State *s, ViewFacts *of, int field)
{
    view_tag(of, feature_tags[field_feature(s, field)]);
    if (cell_of(field) != CENTRE && field_data(s, field)->feature == TREASURE)
        view_fact(of, "treasure", field_data(s, field)->treasure, -1);
    if (euthia_guarded(s, field)) {
        view_tag(of, "guarded");
        describe_loot(s, of, field);
    } else if (field_level(s, field) > 0) {
        view_tag(of, "pacified");
    }
    if (euthia_reveals(s, field) > 0)
        view_fact(of, "reveals", euthia_reveals(s, field), -1);
    if (field_encounter(s, field) != NOBODY)
        view_fact(of, "encounter", field_encounter(s, field) + 1, -1);
    const ElementSet powers = euthia_powers(s, field);
    EACH_BIT (p, powers)
        view_tag(of, power_tags[p]);
    describe_markers(s, of, field);
}

static void view_heroes(const State *s, View *v, bool centres)
{
    EACH_SEAT (seat, s) {
        const Board *b = board(s, seat);
        if (b->at == NO_FIELD || (cell_of(b->at) == CENTRE) != centres)
            continue;
        int cell = site_of(b->at) * FIELDS + cell_of(b->at);
        if (centres) {
            cell = 0;
            for (int i = 0; i < s->site[site_of(b->at)].laid; i++)
                cell += content(s)->map[s->laid[i]].centre != FEATURES;
        }
        ViewItem *item = view_item(v, thing(KIND_HERO, b->hero), cell, seat);
        view_fact(&item->of, "health", b->health, euthia_max_health(s, seat));
        if (s->active == seat)
            view_tag(&item->of, "active");
    }
}

/* What a turn could still reach: EU-ACT-1, EU-ACT-2. */
typedef struct Reach {
    int points;                /* with all markers given up for movement; 0: it is not one's turn */
    uint8_t far[FIELDS_MAX];
} Reach;

static Reach reach_of(const State *s, int looks)
{
    Reach r = {.points = 0};
    if (looks != s->active || looks == NO_SEAT || s->fight.on || board(s, looks)->at == NO_FIELD)
        return r;
    r.points = s->move_points;
    for (int a = 0; a < ACTION_KINDS; a++)
        r.points += board(s, looks)->marker[a] * content(s)->numbers.move[a];
    euthia_distances(s, board(s, looks)->at, r.points, euthia_peaceful_step, r.far);
    return r;
}

/* How many points are missing for a field that markers would bring within reach. */
static void describe_way(const State *s, const Reach *r, ViewFacts *of, int field)
{
    if (r->points > 0 && r->far[field] != NONE && r->far[field] > s->move_points)
        view_fact(of, "missing-points", r->far[field] - s->move_points, -1);
}

/* Places keep their order, new ones come at the end; centres, which are no hexes, are a board of
 * their own. */
static void view_map(const State *s, View *v, int looks)
{
    const Reach reach = reach_of(s, looks);
    ViewArea *map = view_area(v, AREA_HEX, "map", "map", -1);
    map->grows = true;
    view_fact(&map->of, "tiles-left", euthia_tiles_left(s), -1);
    if (euthia_next_chapter(s) < CHAPTERS)
        view_fact(&map->of, "chapter", euthia_next_chapter(s) + 1, CHAPTERS);
    for (int i = 0; i < s->n_sites; i++)
        for (int k = 0; k < FIELDS; k++) {
            const int f = field_of(i, k);
            const Hex at = euthia_hex(s, f);
            ViewCell *cell = view_cell(v, thing(KIND_FIELD, f), at.q, at.r);
            if (s->site[i].laid == NONE) {
                view_tag(&cell->of, "open");
                continue;
            }
            describe_field(s, &cell->of, f);
            describe_way(s, &reach, &cell->of, f);
        }
    view_heroes(s, v, false);
    view_area(v, AREA_HEX, "centres", "centres", -1)->grows = true;
    for (int laid = 0; laid < s->n_laid; laid++)
        for (int i = 0; i < s->n_sites; i++) {
            const int f = field_of(i, CENTRE);
            if (s->site[i].laid != laid || !is_laid(s, f))
                continue;
            ViewCell *cell = view_cell(v, thing(KIND_FIELD, f), s->site[i].q, s->site[i].r);
            describe_field(s, &cell->of, f);
            describe_way(s, &reach, &cell->of, f);
        }
}

/* ---- what lies beside it ---- */

/* What the back of a monster promises; a gem and another gem are two gems. */
static void view_reward(const Monster *m, ViewFacts *of)
{
    static const struct { EffectVerb verb; const char *key; } told[] = {
        {DO_REPUTATION, "reputation"}, {DO_GOLD, "gold"}, {DO_GEM, "gems"},
        {DO_ESSENCE, "essences"}, {DO_SILVER, "silver"}, {DO_GOLD_CARD, "gold-cards"},
        {DO_GAAR, "gaar"}, {DO_POTION, "potions"},
    };
    for (size_t k = 0; k < sizeof told / sizeof *told; k++) {
        int n = 0;
        for (int i = 0; i < m->reward.n; i++)
            n += m->reward.list[i].verb == (uint8_t)told[k].verb ? m->reward.list[i].n : 0;
        if (n > 0)
            view_fact(of, told[k].key, n, -1);
    }
}

/* EU-MEET-2, EU-RULE-80: the back of the top card; after a hero's death its face, too. */
static void view_monsters(const State *s, View *v, int looks)
{
    static const char *const ids[MONSTER_LEVELS] = {"monsters-1", "monsters-2", "monsters-3"};
    for (int level = 0; level < MONSTER_LEVELS; level++) {
        ViewArea *a = view_area(v, AREA_ROW, ids[level], ids[level], -1);
        if (s->top[level] == NONE)
            continue;
        const Monster *m = &content(s)->monster[s->top[level]];
        if (m->cap != NO_CAP)
            view_fact(&a->of, "cap", m->cap, -1);
        if (looks != SPECTATOR && m->cap != NO_CAP && board(s, looks)->reputation > m->cap)
            view_tag(&a->of, "reward-lost");
        view_reward(m, &a->of);
        if (has_bit(s->top_known, level))
            view_item(v, thing(KIND_MONSTER, s->top[level]), -1, -1);
    }
}

/* What kind of tile it is, where it is worn, what it costs. */
static void describe_tile(const State *s, ViewFacts *of, int tile)
{
    static const char *const kind_tags[TILE_KINDS] = {
        [WEAPON] = "weapon", [SHIELD] = "shield", [ARMOUR] = "armour", [JEWEL] = "jewel",
        [ABILITY] = "ability", [POTION] = "potion", [SCROLL] = "scroll", [CHEST_TILE] = "chest",
        [TOOL] = "tool", [RELIC] = "relic", [RESOURCE] = "resource", [AT_ONCE] = "at-once",
    };
    static const char *const slot_tags[SYMBOLS] = {
        [FIRST_SLOT] = "slot-first", [HELM] = "slot-helm", [CHEST] = "slot-chest",
        [GLOVES] = "slot-gloves", [LEGS] = "slot-legs", [BOOTS] = "slot-boots",
        [RING] = "slot-ring", [AMULET] = "slot-amulet",
    };
    const Tile *t = &content(s)->tile[tile];
    view_tag(of, kind_tags[t->kind]);
    if (slot_tags[t->symbol] != 0)
        view_tag(of, slot_tags[t->symbol]);
    if (t->price != NO_PRICE)
        view_fact(of, "price", t->price, -1);
}

static bool begins_with(const State *s, int tile)
{
    return content(s)->tile[tile].value == START_TILE && is_in_mode(s, content(s)->tile[tile].mode);
}

/* EU-HERO-3, -4, -8: what the heroes that are still free begin with, each in a cell of its own. */
static void view_heroes_to_choose(const State *s, View *v)
{
    uint32_t led = 0;
    EACH_SEAT (seat, s)
        if (board(s, seat)->hero != NONE)
            led |= (uint32_t)bit(board(s, seat)->hero);
    view_area(v, AREA_MAT, "heroes", "heroes", -1);
    for (int h = 0; h < content(s)->n_heroes; h++) {
        const Hero *hero = &content(s)->hero[h];
        if (has_bit(led, h))
            continue;
        int health = hero->health;
        ViewFacts *of = &view_item(v, thing(KIND_HERO, h), h, -1)->of;
        for (int t = hero->first_tile; t < hero->first_tile + hero->n_tiles; t++)
            if (begins_with(s, t)) {
                describe_tile(s, &view_item(v, thing(KIND_TILE, t), h, -1)->of, t);
                health += euthia_tile_health(s, &(Owned){.tile = (uint16_t)t});
            }
        view_fact(of, "health", health, -1);
        if (hero->gaar > 0)
            view_fact(of, "gaar", hero->gaar, -1);
        if (hero->dwurt > 0)
            view_fact(of, "dwurt", hero->dwurt, -1);
        view_fact(of, "pouches", hero->pouches, -1);
    }
}

static void view_offers(const State *s, View *v)
{
    static const char *const ids[OFFERS] = {"merchants", "alchemists", "slayers"};
    for (int p = 0; p < OFFERS; p++) {
        view_area(v, AREA_ROW, ids[p], ids[p], -1);
        for (int i = 0; i < OFFER; i++)
            if (s->offer[p][i] != NO_TILE) {
                ViewItem *item = view_item(v, thing(KIND_TILE, s->offer[p][i]), -1, -1);
                describe_tile(s, &item->of, s->offer[p][i]);
            }
    }
}

static void view_quests(const State *s, View *v)
{
    view_area(v, AREA_ROW, "quests", "quests", -1);
    for (int e = 0; e < content(s)->n_encounters; e++)
        for (int i = 0; has_bit(s->met, e) && i < OPEN_QUESTS; i++)
            if (s->quest_open[e][i] != NONE) {
                ViewItem *item = view_item(v, thing(KIND_QUEST, s->quest_open[e][i]), -1, -1);
                view_fact(&item->of, "cards-left", s->quests_left[e], -1);
                view_fact(&item->of, "encounter", e + 1, -1);
            }
    if (s->elite != NONE) {
        view_area(v, AREA_ROW, "bounty", "bounty", -1);
        const Monster *m = &content(s)->elite[s->elite];
        ViewItem *item = view_item(v, thing(KIND_ELITE, s->elite), -1, -1);
        view_fact(&item->of, "level", m->level, MONSTER_LEVELS);
        /* Whoever fights it looks at what is left of it: forecasts compare that. */
        if (s->fight.on && s->fight.kind == FOE_ELITE && s->fight.foe == s->elite)
            view_fact(&item->of, "life", max_of(0, m->health - s->fight.damage), m->health);
        else
            view_fact(&item->of, "life", m->health, -1);
    }
    if (automatic(s)) {
        view_area(v, AREA_PILE, "silver-store", "silver-store", -1)->count = s->store[SILVER].n;
        view_area(v, AREA_PILE, "gold-store", "gold-store", -1)->count = s->store[GOLD].n;
    }
}

/* ---- the boards ---- */

static void view_tiles(const State *s, View *v, int seat)
{
    view_area(v, AREA_MAT, "board", "board", seat);
    if (board(s, seat)->at == NO_FIELD && board(s, seat)->hero != NONE)      /* EU-TURN-1 */
        view_mention(v, thing(KIND_HERO, board(s, seat)->hero), -1, seat, "off-map");
    for (int i = 0; i < board(s, seat)->n_owned; i++) {
        const Owned *o = &board(s, seat)->owned[i];
        if (o->place == NOWHERE)
            continue;
        ViewItem *item = view_item(v, thing(KIND_ITEM, item_of(seat, i)),
                                   euthia_is_worn(o) ? o->place - ON_SLOT : -1, seat);
        view_tag(&item->of, o->place == IN_STOCK ? "in-stock" : o->place == IN_POUCH ? "in-pouch"
                                                                                     : "worn");
        describe_tile(s, &item->of, o->tile);
        if (euthia_sale(s, seat, i) >= 0)
            view_fact(&item->of, "sale", euthia_sale(s, seat, i), -1);
        if (o->flags & EXHAUSTED)
            view_tag(&item->of, "exhausted");
        for (int k = 0; k < TILE_GEMS; k++)
            if (o->gem[k] != 0)
                view_tag(&item->of, content(s)->gem[gem_kind(o->gem[k])].id);
        for (int k = 0; k < TILE_BOUND; k++)
            if (o->bound[k] != 0)
                view_tag(&item->of, power_tags[o->bound[k] - 1]);
    }
    for (int i = 0; i < TROPHIES_MAX && board(s, seat)->trophy[i] != NONE; i++) {
        const int t = board(s, seat)->trophy[i];
        ViewItem *item = view_item(v, t < MONSTERS_MAX ? thing(KIND_MONSTER, t)
                                                       : thing(KIND_ELITE, t - MONSTERS_MAX),
                                   -1, seat);
        view_tag(&item->of, "trophy");
    }
}

static void view_stone(View *v, int seat, Thing stone, int n)
{
    ViewItem *item = view_item(v, stone, -1, seat);
    view_fact(&item->of, "number", n, -1);
        view_fact(&item->of, "sale", STONE_SALE, -1);
}

static void view_stones(const State *s, View *v, int seat)
{
    view_area(v, AREA_ROW, "stones", "stones", seat);
    for (int g = 0; g < content(s)->n_gems; g++)
        if (board(s, seat)->gem[g] > 0)
            view_stone(v, seat, thing(KIND_GEM, g), board(s, seat)->gem[g]);
    for (int e = 0; e < ELEMENTS; e++)
        if (board(s, seat)->essence[e] > 0)
            view_stone(v, seat, thing(KIND_ESSENCE, e), board(s, seat)->essence[e]);
}

static void view_slots(const State *s, View *v, int seat)
{
    const Hero *h = hero_of(s, seat);
    view_area(v, AREA_ROW, "slots", "slots", seat);
    for (int i = 0; i < h->n_slots; i++) {
        ViewItem *item = view_item(v, thing(KIND_SLOT, slot_of(seat, i)), -1, seat);
        if (has_bit(board(s, seat)->unlocked, i))
            continue;
        view_tag(&item->of, "locked");
        if (h->slot[i].gold > 0)
            view_fact(&item->of, "price", h->slot[i].gold, -1);
        if (h->slot[i].essences > 0)
            view_fact(&item->of, "essences", h->slot[i].essences, -1);
    }
}

/* EU-RULE-72: the cards of others are backs, in an order that tells nothing. */
static void view_hand(const State *s, View *v, int seat, int looks)
{
    ViewArea *a = view_area(v, AREA_HAND, "hand", "hand", seat);
    a->count = euthia_hand_size(s, seat);
    view_fact(&a->of, "silver", euthia_hand(s, seat, SILVER), -1);
    view_fact(&a->of, "gold-cards", euthia_hand(s, seat, GOLD), -1);
    const bool open = automatic(s) || looks == seat;
    for (int m = 0; m < METALS; m++)
        for (int k = 0; k < content(s)->n_cards; k++)
            for (int n = 0; n < board(s, seat)->hand[k] && content(s)->card[k].metal == m; n++) {
                ViewItem *item = view_item(v, thing(KIND_CARD, open ? k : THING_HIDDEN), -1, seat);
                if (open)
                    view_tag(&item->of, m == SILVER ? "silver-card" : "gold-card");
            }
}

/* EU-QUEST-1: how much of each need a seat has; all of it lies open. */
static void view_needs(const State *s, View *v, int seat)
{
    static const char *const keys[NEEDS_MAX] = {"need-1", "need-2", "need-3"};
    view_area(v, AREA_ROW, "needs", "needs", seat);
    for (int e = 0; e < content(s)->n_encounters; e++)
        for (int i = 0; has_bit(s->met, e) && i < OPEN_QUESTS; i++) {
            const int quest = s->quest_open[e][i];
            bool ready = quest != NONE;
            if (!ready)
                continue;
            const Quest *q = &content(s)->quest[quest];
            ViewItem *item = view_item(v, thing(KIND_QUEST, quest), -1, seat);
            for (int k = 0; k < q->n_needs; k++) {
                const int have = euthia_need_have(s, seat, &q->need[k]);
                const int want = euthia_need_want(&q->need[k]);
                view_fact(&item->of, keys[k], min_of(have, want), want);
                ready = ready && have >= want;
            }
            if (ready)
                view_tag(&item->of, "ready");
        }
}

/* EU-HTILE-2, EU-HTILE-5: the pair of hero tiles that comes next, and the reputation for it. */
static void view_book(const State *s, View *v, int seat)
{
    const Hero *h = hero_of(s, seat);
    int value = START_TILE;
    view_area(v, AREA_ROW, "book", "book", seat);
    for (int i = 0; i < h->n_tiles; i++) {
        const Tile *t = &content(s)->tile[h->first_tile + i];
        if (has_bit(board(s, seat)->gone, i) || (value != START_TILE && t->value != value))
            continue;
        value = t->value;
        ViewItem *item = view_item(v, thing(KIND_TILE, h->first_tile + i), -1, -1);
        describe_tile(s, &item->of, h->first_tile + i);
        view_fact(&item->of, "at-reputation", value, -1);
    }
}

static void view_seat(const State *s, View *v, int seat)
{
    static const char *const action_facts[ACTION_KINDS] = {"mining", "trade", "combat"};
    static const char *const dwurt_tags[DWURT_DIE_MAX + 1] = {
        "dwurt-0", "dwurt-1", "dwurt-2", "dwurt-3", "dwurt-4", "dwurt-5",
    };
    const Board *b = board(s, seat);
    ViewFacts *of = &v->seats[seat].of;
    view_fact(of, "reputation", b->reputation, -1);
    view_fact(of, "gold", b->gold, -1);
    view_fact(of, "health", b->health, euthia_max_health(s, seat));
    if (uses_dwurt(s, seat)) {
        view_fact(of, "dwurt", b->dwurt, -1);
        view_fact(of, "dwurt-die", b->dwurt_die, DWURT_DIE_MAX);
        view_tag(of, dwurt_tags[b->dwurt_die]);
    }
    if (!uses_dwurt(s, seat) || b->gaar > 0)
        view_fact(of, "gaar", b->gaar, -1);
    for (int a = 0; a < ACTION_KINDS; a++)
        view_fact(of, action_facts[a], b->marker[a], -1);
    view_fact(of, "pouches", euthia_in_pouches(s, seat), euthia_pouches(s, seat));
    view_fact(of, "quests", b->quests, -1);
    if (b->deaths > 0)
        view_fact(of, "deaths", b->deaths, -1);
    if (b->won > 0)
        view_fact(of, "won", b->won, -1);
    if (b->elites > 0)
        view_fact(of, "bounties", b->elites, -1);
    if (b->control > 0)
        view_fact(of, "control", b->control, -1);
    if (b->voucher > 0)
        view_fact(of, "voucher", b->voucher, -1);
    if (b->shelter > 0)
        view_fact(of, "shelter", b->shelter, -1);
    view_fact(of, "final", euthia_final_reputation(s, seat), -1);
    if (s->active == seat) {
        view_tag(of, "active");
        view_fact(of, "move-points", s->move_points, -1);
        if (!euthia_can_pay(s, seat, COMBAT))
            view_tag(of, "no-combat");
    }
    if (s->round > 0 && s->start == seat)
        view_tag(of, "start");
    if (s->fight.on && s->fight.against == seat)
        view_tag(of, "monster-player");
    /* The enemy of a scenario is only mentioned, for it lies nowhere: forecasts compare what its
     * fighter leaves of it. */
    if (s->fight.on && s->fight.kind == FOE_ENEMY && s->fight.seat == seat)
        view_fact(of, "foe-life", max_of(0, euthia_foe_health(s) - s->fight.damage),
                  euthia_foe_health(s));
}

void euthia_view(const void *state, int seat, View *v)
{
    const State *s = state;
    v->round = s->round;
    if (s->n_laid > 0)
        view_map(s, v, seat);
    if (s->n_laid > 0)
        view_heroes(s, v, true);
    euthia_view_scenario(s, v);
    view_monsters(s, v, seat);
    view_offers(s, v);
    view_quests(s, v);
    if (s->n_laid == 0)                                         /* EU-SETUP-2 */
        view_heroes_to_choose(s, v);
    euthia_view_fight(s, v);
    EACH_SEAT (i, s) {
        if (board(s, i)->hero == NONE)
            continue;
        view_seat(s, v, i);
        view_tiles(s, v, i);
        view_stones(s, v, i);
        view_slots(s, v, i);
        view_hand(s, v, i, seat);
        if (s->round > 0) {
            euthia_view_score(s, v, i);
            view_needs(s, v, i);
            view_book(s, v, i);
        }
    }
}

/* ---- secrets ---- */

/* Cards of others and of the stack could be each other: how many lie where stays. */
static void redeal_metal(State *s, int seat, Metal metal, Chance *chance)
{
    uint8_t bag[CARDS_MAX] = {0};
    int n[SEATS_MAX] = {0};
    EACH_SEAT (other, s)
        if (other != seat)
            n[other] = euthia_hand(s, other, metal);
    for (int k = 0; k < content(s)->n_cards; k++) {
        if (content(s)->card[k].metal != metal)
            continue;
        bag[k] = s->pool[k];
        EACH_SEAT (other, s)
            if (other != seat) {
                bag[k] += s->board[other].hand[k];
                s->board[other].hand[k] = 0;
            }
    }
    EACH_SEAT (other, s)
        for (; n[other] > 0; n[other]--)
            s->board[other].hand[bag_draw(bag, CARDS_MAX, 0, chance)]++;
    for (int k = 0; k < content(s)->n_cards; k++)
        if (content(s)->card[k].metal == metal)
            s->pool[k] = bag[k];
}

static bool same_back(const Monster *a, const Monster *b)
{
    return a->cap == b->cap && a->reward.n == b->reward.n &&
           memcmp(a->reward.list, b->reward.list, a->reward.n * sizeof(Effect)) == 0;
}

/* EU-RULE-80: of monsters with the same back any may lie on top. */
static void redeal_top(State *s, int level, Chance *chance)
{
    uint8_t able[MONSTERS_MAX];
    uint32_t n = 0;
    if (s->top[level] == NONE || has_bit(s->top_known, level))
        return;
    for (int m = 0; m < content(s)->n_monsters; m++)
        if (m == s->top[level] ||
            (content(s)->monster[m].level == level + 1 && s->monsters[m] == MONSTER_IN_STACK &&
             same_back(&content(s)->monster[m], &content(s)->monster[s->top[level]])))
            able[n++] = m;
    s->top[level] = able[chance->below(chance, n)];
}

void euthia_redeal(void *state, int seat, Chance *chance)
{
    State *s = state;
    for (int m = 0; m < METALS && !automatic(s); m++)
        redeal_metal(s, seat, (Metal)m, chance);
    for (int level = 0; level < MONSTER_LEVELS; level++)
        redeal_top(s, level, chance);
}

/* ---- laws of a state ---- */

static const char *check_tiles(const State *s)
{
    uint16_t n[TILES_MAX] = {0};
    for (int p = 0; p < OFFERS; p++)
        for (int i = 0; i < OFFER; i++)
            if (s->offer[p][i] != NO_TILE)
                n[s->offer[p][i]]++;
    EACH_SEAT (seat, s)
        EACH_OWNED (o, s, seat)
            n[o->tile]++;
    for (int t = 0; t < content(s)->n_tiles; t++) {
        const Tile *k = &content(s)->tile[t];
        if ((k->stack == ST_HERO || k->stack == ST_SUPPLY || k->stack == ST_ARTIFACTS) &&
            s->discard[t] > 0)
            return "a tile that leaves the game was discarded";     /* EU-RULE-78 */
        if (k->stack == ST_HERO ? n[t] > 1
            : k->stack == ST_SUPPLY || k->stack == ST_ARTIFACTS ||
                  (k->stack == ST_WITCH && automatic(s)) ? false
            : n[t] + s->stack[t] + s->discard[t] > k->copies)
            return "a tile is there more often than it should be";
    }
    return 0;
}

static const char *check_cards(const State *s)
{
    int unknown[METALS] = {0}, pool[METALS] = {0};
    for (int k = 0; k < content(s)->n_cards; k++) {
        const Card *card = &content(s)->card[k];
        int n = s->pool[k] + s->cards_out[k] + s->fight.played[k] + s->fight.clover_played[k] +
                s->fight.lasting_played[k];
        EACH_SEAT (seat, s)
            n += board(s, seat)->hand[k];
        for (int d = 0; d < 2; d++) {
            const Deck *deck = d == 0 ? &s->deck[card->metal] : &s->store[card->metal];
            for (int i = 0; i < deck->n; i++)
                n += deck->card[i] == k;
        }
        pool[card->metal] += s->pool[k];
        if (n != 0 && n != card->copies)
            return "a silver or gold card is missing or there twice";
    }
    for (int m = 0; m < METALS; m++) {
        for (int i = 0; i < s->deck[m].n; i++)
            unknown[m] += s->deck[m].card[i] == UNKNOWN;
        for (int i = 0; i < s->store[m].n; i++)
            unknown[m] += s->store[m].card[i] == UNKNOWN;
        if (unknown[m] != pool[m])
            return "unknown cards do not lie where they should";
    }
    return 0;
}

static const char *check_board(const State *s, int seat)
{
    const Board *b = board(s, seat);
    uint32_t used = 0;
    if (b->health > euthia_max_health(s, seat))
        return "a hero has more health than it can have (EU-HP-2)";
    if (b->health <= 0 && !s->fight.on)
        return "a hero without health is not dead (EU-DEATH-1)";
    if (b->gold < 0 || b->reputation < 0)
        return "gold or reputation below nothing";
    if (b->at != NO_FIELD && !is_laid(s, b->at))
        return "a hero stands where nothing lies";
    EACH_OWNED (o, s, seat) {
        const Tile *t = &content(s)->tile[o->tile];
        if (!euthia_is_worn(o))
            continue;
        const int slot = o->place - ON_SLOT;
        if (slot >= hero_of(s, seat)->n_slots || has_bit(used, slot) ||
            !has_bit(b->unlocked, slot) || hero_of(s, seat)->slot[slot].symbol != t->symbol)
            return "a tile lies on a slot where it may not (EU-EQUIP-3)";
        used |= (uint32_t)bit(slot);
    }
    if (euthia_pouch_sum(s, seat) < -(int)hero_of(s, seat)->pouches)
        return "pouches below none (EU-POUCH-5)";
    return 0;
}

const char *euthia_check(const void *state)
{
    const State *s = state;
    const char *broken = check_tiles(s);
    if (broken == 0)
        broken = check_cards(s);
    EACH_SEAT (seat, s)
        if (broken == 0 && board(s, seat)->hero != NONE)
            broken = check_board(s, seat);
    if (broken == 0 && s->flow.over && !s->over)
        return "the game ended before its scoring";
    return broken;
}
