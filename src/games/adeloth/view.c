/* What a seat sees of a match, in the table model of core/view.h. */
#include "games/adeloth/adeloth.h"

/* AD-KEY-20: every keyword is shown, and texts.yaml explains what it means. */
static const char *const keyword_tags[KEYWORDS] = {"intrusive", "wild", "flying", "ranged", "ghost",
                                                   "life-giving", "swift"};
static const char *const type_tags[CARD_TYPES] = {"servant", "equipment", "order", "spell"};
static const char *const colour_tags[COLOURS] = {"green", "blue"};
static const char *const upgrade_tags[UPGRADE_KINDS] = {0, "upgrade-weapons", "upgrade-armour",
                                                        "upgrade-knowledge"};
static const char *const tier_tags[TIERS] = {"t1", "t1.1", "t1.2", "t2", "t3", "t4"};

/* ---- the board ---- */

static const char *const field_tags[FIELD_KINDS] = {"forest", "gold-mine", "settlement", "shop"};

static void view_fields(const State *s, View *v)
{
    const Fields backs = adeloth_back_fields(s) & adeloth_free_fields(s);
    for (int f = 0; f < FIELDS; f++) {
        ViewCell *cell = view_cell(v, thing(KIND_FIELD, f), f % SIDE, SIDE - 1 - f / SIDE);
        view_tag(&cell->of, field_tags[board(s)->kind[f]]);
        for (int seat = 0; seat < SEATS; seat++)
            if (board(s)->start[seat] == f)
                view_tag(&cell->of, seat == 0 ? "start-1" : "start-2");
        if (backs & field_bit(f))
            view_tag(&cell->of, "at-the-back");
    }
}

/* AD-ST-13: on the figure, where the table has cubes and turned cards. */
static void tag_statuses(const State *s, ViewItem *item, int u)
{
    static const struct { uint8_t status; const char *tag; } tags[] = {
        {EXHAUSTED, "exhausted"}, {MOVED, "moved"}, {DEFENCELESS, "defenceless"},
        {SURPRISED_AGILITY, "surprised-agility"},
        {SURPRISED_INTELLIGENCE, "surprised-intelligence"}, {NEW, "new"},
    };
    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
        if (has_status(s, u, tags[i].status))
            view_tag(&item->of, tags[i].tag);
}

static void add_fact(ViewItem *item, const char *key, int value)
{
    if (value != 0)
        view_fact(&item->of, key, value, -1);
}

static void tag_keywords(ViewItem *item, unsigned keywords)
{
    for (int i = 0; i < KEYWORDS; i++)
        if (keywords >> i & 1)
            view_tag(&item->of, keyword_tags[i]);
}

/* AD-ST-11, AD-RULE-55: what stays on a card for good. */
static void describe_permanent(const State *s, ViewItem *item, int card)
{
    const Card *k = card_at(s, card);
    for (int i = 0; i < k->n_upgrades; i++)
        if (adeloth_has_upgrade(s, card, k->upgrade[i].kind))
            view_tag(&item->of, upgrade_tags[k->upgrade[i].kind]);
    add_fact(item, "permanent", s->permanent[card]);
}

static void describe_unit(const State *s, ViewItem *item, int u)
{
    const Stats stats = adeloth_stats(s, u);
    view_fact(&item->of, "attack", stats.attack, -1);
    if (is_general(u)) {
        const Player *p = &s->player[seat_of(s, u)];
        view_fact(&item->of, "life", p->life > 0 ? p->life : 0, content(s)->life);
    } else {
        view_fact(&item->of, "resistance", stats.resistance - s->unit[u].damage,
                  stats.resistance);
    }
    add_fact(item, "agility", stats.agility);
    add_fact(item, "intelligence", stats.intelligence);
    add_fact(item, "counters", s->unit[u].counters);
    tag_statuses(s, item, u);
    tag_keywords(item, stats.keywords);
    if (is_card_unit(u))
        describe_permanent(s, item, card_of(u));
}

static void view_board(const State *s, View *v)
{
    view_area(v, AREA_GRID, "board", "board", -1);
    view_fields(s, v);  /* also for who knows them: their marks come and go with an attack */
    for (int u = 0; u < UNITS; u++)
        if (on_board(s, u))
            describe_unit(s, view_item(v, thing(KIND_UNIT, u), s->unit[u].field, seat_of(s, u)),
                          u);
    for (int seat = 0; seat < SEATS; seat++)
        if (s->player[seat].standard >= 0)  /* AD-RC-5: it does not occupy the field */
            view_item(v, thing(KIND_RULE_CARD, adeloth_standard_card(s)),
                      s->player[seat].standard, seat);
}

/* ---- cards ---- */

static void describe_costs(ViewItem *item, const Cost *cost)
{
    if (cost->mana > 0)
        view_fact(&item->of, "mana-cost", cost->mana, -1);
    if (cost->gold > 0)
        view_fact(&item->of, "gold-cost", cost->gold, -1);
    if (cost->xp > 0)
        view_fact(&item->of, "xp-cost", cost->xp, -1);
    if (cost->hybrid > 0)
        view_fact(&item->of, "spy-cost", cost->hybrid, cost->spy);
}

static bool is_worn(const State *s, int card)
{
    return s->owner[card] != 0 &&
           zone_find(CZONE_OF(&s->player[s->owner[card] - 1].equipment), card) >= 0;
}

/* AD-CARD-1 … 10, what is printed: kind (AD-CARD-9), tier (AD-CARD-7), costs (AD-CARD-3), strength
 * (AD-CARD-8), bounty (AD-CARD-5), attributes (AD-CARD-6); and what stays on the card for
 * good (AD-RULE-55). */
static void describe_card(const State *s, ViewItem *item, int card)
{
    const Card *k = card_at(s, card);
    view_tag(&item->of, type_tags[k->type]);
    view_tag(&item->of, colour_tags[k->colour]);
    view_tag(&item->of, tier_tags[k->tier]);
    if (k->reaction)
        view_tag(&item->of, "reaction");
    tag_keywords(item, k->keywords);
    describe_costs(item, &k->cost);
    if (k->type == SERVANT) {
        view_fact(&item->of, "attack", k->attack, -1);
        view_fact(&item->of, "resistance", k->resistance, -1);
    }
    if (k->type == EQUIPMENT)
        view_fact(&item->of, "durability", is_worn(s, card) ? s->durability[card] : k->durability,
                  k->durability);
    add_fact(item, "bounty", k->bounty);
    if (s->option[OPT_LEVEL] != LEVEL_1) {  /* AD-L12-1 */
        add_fact(item, "agility", k->agility);
        add_fact(item, "intelligence", k->intelligence);
    }
    describe_permanent(s, item, card);
}

static void view_card(const State *s, View *v, int card, int owner)
{
    describe_card(s, view_item(v, thing(KIND_CARD, card), -1, owner), card);
}

static void describe_item(const void *state, ViewItem *item)
{
    describe_card(state, item, item->what.value);
}

static void view_pile(const State *s, View *v, const Zone *z, int owner)
{
    view_zone(v, z, KIND_CARD, owner, describe_item, s);
}

static void view_open(const State *s, View *v, const char *id, const Zone *z, int owner)
{
    view_area(v, AREA_PILE, id, id, owner);
    view_pile(s, v, z, owner);
}

/* What comes when the pile is empty, and of which tier. */
static void tag_supply(const State *s, int owner, ViewArea *pile)
{
    static const char *const tags[SUPPLIES] = {"then-below", "then-archive", "then-draft",
                                               "then-discard", "then-none", "then-end"};
    int tier;
    const Supply supply = adeloth_supply(s, owner, &tier);
    view_tag(&pile->of, tags[supply]);
    if (supply <= SUPPLY_DRAFT)
        view_tag(&pile->of, tier_tags[tier]);
}

/* Cards nobody has shown to this seat, in the order of the pack, which tells nothing: those that
 * may be in the hand, and those that can only be drawn yet. */
static void view_unseen(const State *s, int owner, int seat, View *v)
{
    const Unseen unseen = adeloth_unseen(s, seat, owner);
    ViewArea *area = view_area(v, AREA_PILE, "unseen", "unseen", owner);
    area->count = count_bits(unseen.hand | unseen.pile);
    for (int card = 0; card < content(s)->n_cards; card++) {
        if (!((unseen.hand | unseen.pile) >> card & 1))
            continue;
        ViewItem *item = view_item(v, thing(KIND_CARD, card), -1, owner);
        item->mention = true;
        view_tag(&item->of, unseen.hand >> card & 1 ? "perhaps-in-hand" : "not-in-hand");
        describe_card(s, item, card);
    }
}

/* AD-HID-1 … 5: hands and draw piles as far as the seat knows them, of a pile its size (AD-HID-2);
 * discard piles, equipment (AD-HID-3) and archives (AD-HID-4) lie open. */
static void view_cards(const State *s, int owner, int seat, View *v)
{
    const Player *p = &s->player[owner];
    view_area(v, AREA_HAND, "hand", "hand", owner);
    view_pile(s, v, CZONE_OF(&p->hand), owner);
    ViewArea *pile = view_area(v, AREA_PILE, "pile", "pile", owner);
    if (s->turn > 0)
        tag_supply(s, owner, pile);
    view_pile(s, v, CZONE_OF(&p->pile), owner);
    pile->count = p->pile.n + p->under[0].n + p->under[1].n;
    view_open(s, v, "discard", CZONE_OF(&p->discard), owner);
    view_open(s, v, "archive", CZONE_OF(&p->archive), owner);
    view_area(v, AREA_ROW, "equipment", "equipment", owner);
    view_pile(s, v, CZONE_OF(&p->equipment), owner);
    view_unseen(s, owner, seat, v);
}

/* ---- professions, shop, stack, draft ---- */

static void view_skills(const State *s, int owner, View *v)
{
    const Player *p = &s->player[owner];
    if (p->profession < 0)
        return;
    view_area(v, AREA_MAT, "skills", "skills", owner);
    for (int i = 0; i < profession(s, owner)->n_skills; i++) {
        const Skill *k = &profession(s, owner)->skill[i];
        ViewItem *item = view_item(v, thing(KIND_SKILL, p->profession * SKILLS_EACH + i), -1,
                                   owner);
        view_fact(&item->of, "points", p->points[i], k->slots);
        view_fact(&item->of, "cooldown", p->cooldown[i], k->cooldown);
        for (int n = 0; n < k->slots; n++)
            if (p->points[i] == n && k->lock[n] > 0)
                view_fact(&item->of, "lock", k->lock[n], -1);
        describe_costs(item, &k->ability.cost);
        if (k->ability.reaction)
            view_tag(&item->of, "reaction");
    }
}

static void view_shop(const State *s, View *v)
{
    view_area(v, AREA_MAT, "shop", "shop", -1)->count = content(s)->n_wares;
    for (int i = 0; i < content(s)->n_wares; i++) {
        ViewItem *item = view_item(v, thing(KIND_WARE, i), -1, -1);
        view_fact(&item->of, "gold-cost", content(s)->ware[i].price, -1);
        if (s->stock[i] != UNLIMITED)
            view_fact(&item->of, "stock", s->stock[i], content(s)->ware[i].stock);
    }
}

static const char *const entry_tags[ENTRY_KINDS] = {
    "effect-start", "effect-income", "effect-move", "effect-attack", "effect-check",
    "effect-summon", "effect-card", "effect-skill", "effect-level", "effect-ability",
    "effect-ware", "effect-flow", "effect-trigger", "effect-rule",
};

/* What an effect comes from. Only a played card lies here; everything else is spoken of. */
static void view_source(const State *s, View *v, const StackEntry *e, int cell)
{
    const Thing source = adeloth_source(s, e);
    if (e->kind != E_CARD && e->kind != E_SUMMON) {
        view_mention(v, source, cell, e->owner, "source");
        return;
    }
    ViewItem *item = view_item(v, source, cell, e->owner);
    view_tag(&item->of, "source");
    describe_card(s, item, source.value);
}

static void view_target(const State *s, View *v, int unit, int cell)
{
    if (on_board(s, unit))
        view_mention(v, thing(KIND_UNIT, unit), cell, seat_of(s, unit), "target");
}

static void view_targets(const State *s, View *v, const StackEntry *e, int cell)
{
    if (e->kind == E_RULE)
        view_target(s, v, e->loser, cell);
    for (int i = 0; i < e->n_targets; i++)
        view_target(s, v, e->target[i], cell);
    if (e->aimed != 0)
        view_mention(v, thing(KIND_STACKED, e->aimed - 1), cell, s->stack[e->aimed - 1].owner,
                     "target");
}

/* AD-TRIG-6: which text of its card it is, if several can be triggered. */
static void number_text(const State *s, ViewItem *item, const StackEntry *e)
{
    const Card *k = e->kind == E_TRIGGER ? card_at(s, e->card) : 0;
    int n = 0;
    for (int i = 0; k != 0 && i < k->n_abilities; i++)
        n += is_triggered(&k->ability[i]);
    if (n > 1)
        view_fact(&item->of, "ability", 1 + e->ability, -1);
}

static void view_entry(const State *s, View *v, const StackEntry *e, int cell)
{
    ViewItem *item = view_item(v, thing(KIND_STACKED, cell), cell, e->owner);
    view_tag(&item->of, entry_tags[e->kind]);
    if (e->back)
        view_tag(&item->of, "falls-on-the-back");
    if (e->ranged)
        view_tag(&item->of, "ranged");
    if (cell == s->n_stack)
        view_tag(&item->of, "running");
    number_text(s, item, e);
    view_source(s, v, e, cell);
    view_targets(s, v, e, cell);
}

/* From the bottom to the top; above it what is being executed. */
static void view_stack(const State *s, View *v)
{
    view_area(v, AREA_TRACK, "stack", "stack", -1)->count = s->n_stack;
    for (int i = 0; i < s->n_stack; i++)
        view_entry(s, v, &s->stack[i], i);
    if (s->is_running)
        view_entry(s, v, &s->running, s->n_stack);
}

static void view_table(const State *s, View *v)
{
    if (s->table.n == 0)
        return;
    view_area(v, AREA_ROW, "table", "table", -1);
    view_pile(s, v, CZONE_OF(&s->table), -1);
}

/* AD-SET-9: the T1 cards lie open until a colour is chosen. */
static void view_tutorial(const State *s, View *v)
{
    const Zone *deck = CZONE_OF(&s->tutorial);
    view_area(v, AREA_PILE, "tutorial", "tutorial", -1)->count = deck->n;
    for (int i = 0; i < deck->n && s->option[OPT_LEVEL] != LEVEL_PLUS; i++)
        if (card_at(s, deck->slot[i].id)->tier == T1)
            view_card(s, v, deck->slot[i].id, -1);
}

static void view_side(const State *s, View *v)
{
    view_tutorial(s, v);
    view_open(s, v, "box", CZONE_OF(&s->box), -1);
    if (s->option[OPT_LEVEL] == LEVEL_1)
        return;
    view_area(v, AREA_MAT, "rule-cards", "rule-cards", -1);
    for (int i = 0; i < content(s)->n_rule_cards; i++)
        if (content(s)->rule_card[i].kind != RULE_STANDARD || s->option[OPT_STANDARD] != 0)
            view_item(v, thing(KIND_RULE_CARD, i), -1, -1);
}

/* ---- seats ---- */

static void view_seats(const State *s, View *v)
{
    for (int seat = 0; seat < SEATS; seat++) {
        const Player *p = &s->player[seat];
        ViewFacts *of = &v->seats[seat].of;
        view_fact(of, "life", p->life > 0 ? p->life : 0, content(s)->life);
        view_fact(of, "mana", p->active, p->crystals);
        view_fact(of, "gold", p->gold, -1);
        view_fact(of, "xp", p->xp, p->profession >= 0 && p->level < LEVELS
                                       ? profession(s, seat)->threshold[p->level] : -1);
        view_fact(of, "level", p->level, LEVELS);
        if (p->has_flow)
            view_fact(of, "flow", p->flow, 1);
        if (s->turn > 0 && !s->flow.over && s->active == seat)
            view_tag(of, "active");
        if (p->crystal_side)
            view_tag(of, "crystal-next");
        if (p->colour >= 0)
            view_tag(of, colour_tags[p->colour]);
        if (p->profession >= 0)
            view_tag(of, content(s)->profession[p->profession].id);
    }
}

void adeloth_view(const void *state, int seat, View *v)
{
    const State *s = state;
    v->round = round_of(s);
    view_seats(s, v);
    view_table(s, v);
    view_board(s, v);
    view_stack(s, v);
    for (int owner = 0; owner < SEATS; owner++) {
        view_cards(s, owner, seat, v);
        view_skills(s, owner, v);
    }
    view_shop(s, v);
    view_side(s, v);
}
