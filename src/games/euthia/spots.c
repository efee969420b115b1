/* What can be done where, and what it is worth; see policy.h. */
#include "games/euthia/policy.h"

/* ---- fights ---- */

static Category category_of(const State *s, int field)
{
    return euthia_is_mine(field_feature(s, field)) ? BY_INTERACTION
           : euthia_is_trade_field(s, field) ? BY_TRADE_MARKERS : BY_HERO_MARKERS;
}

static int32_t loot_worth(const State *s, const Tuning *t, const Loot *l)
{
    return euthia_gold_worth(s, t) * l->gold + t->gaar * l->gaar + 3 * t->health * l->potion;
}

static bool is_together(const State *s) { return automatic(s) && s->flow.seats > 1; }

/* Dying costs 2 reputation at the end, 1 in cooperative play: EU-SCORE-9, EU-COOP-8. */
static int32_t fall_cost(const State *s, const Tuning *t)
{
    return t->fall + t->reputation * (is_together(s) ? 1 : 2);
}

/* What the fight for a field is worth without its trophy. */
int32_t euthia_fight_worth(const Thought *k, const Monster *m, int field, const Outlook *o)
{
    const State *s = k->s;
    const Tuning *t = k->t;
    const int mine = euthia_is_mine(field_feature(s, field));
    int32_t gain = loot_worth(s, t, &field_data(s, field)->loot) +
                   euthia_table_worth(s, t, k->seat, category_of(s, field), 1 + mine);
    if (m->cap == NO_CAP || board(s, k->seat)->reputation <= m->cap)
        gain += euthia_effects_worth(s, t, &m->reward);
    if (field_feature(s, field) == TREASURE)
        gain += (3 * field_data(s, field)->treasure) * euthia_gold_worth(s, t);
    if (has_centre(s, field))
        gain += 20;
    return (int32_t)(((int64_t)gain * o->win - (int64_t)fall_cost(s, t) * o->fall) / ODDS_SURE) -
           t->health * o->hurt / 100;
}

/* Looks into a fight once for each level and each of the powers that matter. */
typedef struct Scout {
    const Thought *k;
    bool known[MONSTER_LEVELS][4];
    Outlook outlook[MONSTER_LEVELS][4];
} Scout;

static const Monster *top_of(const State *s, int level)
{
    const int top = s->top[level - 1];
    return &content(s)->monster[top != NONE ? top : content(s)->first_monster[level - 1]];
}

static const Outlook *scout(Scout *l, int field)
{
    const State *s = l->k->s;
    const int level = max_of(1, field_level(s, field));
    const int powers = euthia_powers(s, field) >> AIR & 3;
    if (!l->known[level - 1][powers]) {
        const Opponent o = euthia_opponent(s, top_of(s, level), field);
        l->known[level - 1][powers] = true;
        l->outlook[level - 1][powers] = euthia_outlook(&l->k->arms, &o);
    }
    return &l->outlook[level - 1][powers];
}

/* ---- the elite and the enemy of the scenario ---- */

/* How much a damage to an enemy that must be beaten counts, in percent. As long as so much in every
 * turn that is left would not do, growing comes first; in the last turns nothing else counts. */
static int32_t haste(const State *s, const Outlook *l)
{
    const int turns = euthia_rounds_left(s) + 1;
    const int enough = turns * l->dealt / euthia_enemy_opponent(s).health;
    return min_of(100, max_of(enough, 125 - 25 * turns));
}

static int32_t enemy_worth(const Thought *k)
{
    const State *s = k->s;
    const bool goal = euthia_must_beat_enemy(s);
    const Opponent o = euthia_enemy_opponent(s);
    const Outlook l = euthia_outlook(&k->arms, &o);
    const int32_t each = (k->t->reputation + enemy(s)->gold * euthia_gold_worth(s, k->t)) /
                             max_of(1, enemy(s)->damage) +
                         (goal ? k->t->foe * haste(s, &l) / 100 : 0);
    int64_t all = (int64_t)each * l.dealt / 100;
    all += (int64_t)k->t->reputation * enemy(s)->last * l.win / ODDS_SURE;
    all -= (int64_t)(goal ? k->t->reputation : fall_cost(s, k->t)) * l.fall / ODDS_SURE;
    return (int32_t)all;
}

static int32_t elite_worth(const Thought *k)
{
    const State *s = k->s;
    const Monster *m = &content(s)->elite[s->elite];
    const Opponent o = euthia_opponent(s, m, NO_FIELD);
    const Outlook l = euthia_outlook(&k->arms, &o);
    const int32_t gain = euthia_effects_worth(s, k->t, &m->reward) +
                         euthia_table_worth(s, k->t, k->seat, BY_BOUNTIES, 1) +
                         euthia_trophy_worth(s, k->t, k->seat, m->level);
    return (int32_t)(((int64_t)gain * l.win - (int64_t)fall_cost(s, k->t) * l.fall) / ODDS_SURE) -
           k->t->health * l.hurt / 100;
}

/* Whoever can be fought from where the hero stands. */
int32_t euthia_hunt_worth(const Thought *k)
{
    int32_t best = -1;
    if (has_enemy(k->s) && euthia_enemy_near(k->s, k->seat))
        best = enemy_worth(k);
    if (k->s->elite != NONE)
        best = max_of(best, elite_worth(k));
    return best;
}

/* ---- peaceful things ---- */

/* Healing; who is weak cannot fight, and that costs most. */
static int32_t healing_worth(const Thought *k)
{
    const Board *b = board(k->s, k->seat);
    const int most = euthia_max_health(k->s, k->seat), missing = most - b->health;
    if (b->gold == 0 || euthia_rounds_left(k->s) == 0 || missing < 2)
        return 0;
    return k->t->health * (missing - 1) + (3 * b->health < 2 * most ? k->t->weak : 0);
}

/* What a tile and the slot that it needs cost, or 0 if it is of no use. */
static int outlay(const State *s, int seat, int tile)
{
    const Tile *t = &content(s)->tile[tile];
    const int price = t->price == NO_PRICE ? 0 : t->price;
    if (t->symbol == POUCH_ONLY)
        return euthia_in_pouches(s, seat) < euthia_pouches(s, seat) || t->kind == AT_ONCE ? price
                                                                                          : 0;
    if (euthia_free_slot(s, seat, t->symbol) != NONE)
        return price;
    const int slot = euthia_locked_slot(s, seat, t->symbol);
    if (slot != NONE)
        return price + hero_of(s, seat)->slot[slot].gold;
    EACH_OWNED (o, s, seat)
        if (euthia_is_worn(o) && content(s)->tile[o->tile].symbol == t->symbol &&
            content(s)->tile[o->tile].price < t->price)
            return price;
    return 0;
}

/* How much of the gold can be laid out well: for tiles in stock, a new pair, what is on offer. */
static int to_spend(const State *s, int seat, int place, int gold)
{
    int sum = euthia_next_value(s, seat) >= 0 ? 4 : 0;
    EACH_OWNED (o, s, seat)
        if (o->place == IN_STOCK) {
            const int cost = outlay(s, seat, o->tile);
            sum += cost <= gold ? cost : 0;
        }
    for (int i = 0; i < OFFER; i++)
        if (s->offer[place][i] != NO_TILE) {
            const int cost = outlay(s, seat, s->offer[place][i]);
            sum += cost <= gold ? cost : 0;
        }
    return min_of(gold, sum);
}

static int32_t trade_worth(const Thought *k, int place)
{
    const State *s = k->s;
    const Board *b = board(s, k->seat);
    const int left = euthia_rounds_left(s), all = scenario(s)->rounds;
    const int time = euthia_must_beat_enemy(s) ? max_of(left + 2, all * 2 / 3) : left + 2;
    int gold = b->gold, goods = 0;
    EACH_OWNED (o, s, k->seat)
        if (content(s)->tile[o->tile].kind == RESOURCE) {
            gold += 4;
            goods++;
        }
    if (gold < 2 || left == 0)
        return 0;
    const int32_t strength = k->t->goods * to_spend(s, k->seat, place, gold) +
                             (euthia_next_value(s, k->seat) >= 0 ? k->t->pair : 0);
    const int32_t counts = euthia_must_beat_enemy(s) || is_together(s) ? k->t->arming : 100;
    return (strength * counts / 100 + 14 * goods) * time / all + healing_worth(k) / 2;
}

static int32_t church_worth(const Thought *k)
{
    const State *s = k->s;
    const Board *b = board(s, k->seat);
    int32_t all = healing_worth(k);
    for (int level = 1; level <= MONSTER_LEVELS && scenario(s)->hand_in.limit > 0; level++) {
        const int n = min_of(euthia_trophies_of(s, k->seat, level),
                             scenario(s)->hand_in.limit - b->handed[level - 1]);
        if (n <= 0)
            continue;
        all += n * k->t->reputation * scenario(s)->hand_in.reputation[level - 1] + 12 * n;
        if (b->handed[level - 1] == 0)
            all += k->t->reputation * scenario(s)->hand_in.badge;
        if (is_together(s) && scenario(s)->coop.what == GOAL_LEVELS)
            all += n * level * k->t->levels;
    }
    return all;
}

static int32_t quests_worth(const Thought *k, int encounter)
{
    const State *s = k->s;
    int32_t all = 0;
    for (int i = 0; i < OPEN_QUESTS; i++) {
        const int q = s->quest_open[encounter][i];
        if (q == NONE || has_quest(s->tried, q) ||
            euthia_quest_denied(s, k->seat, &content(s)->quest[q]) != 0)
            continue;
        all += max_of(0, euthia_quest_worth(s, k->t, k->seat, &content(s)->quest[q]));
    }
    return all;
}

static int32_t mine_worth(const Thought *k, int field)
{
    const State *s = k->s;
    const FieldState *f = field_state(s, field);
    const bool own = euthia_guarded(s, field) || tools_of(f, k->seat) == 2;
    if (tools_of(f, k->seat) == 1 ||
        (!euthia_guarded(s, field) && euthia_fee_denied(s, k->seat, field) != 0))
        return 0;
    return 4 * euthia_gold_worth(s, k->t) +
           euthia_table_worth(s, k->t, k->seat, BY_INTERACTION, own ? -1 : 1) -
           (automatic(s) ? 0 : euthia_markers_of_others(s, k->seat, field) *
                                   euthia_gold_worth(s, k->t));
}

/* Whoever is weak goes to no elemental but water. */
bool euthia_dares_to_face(const State *s, int seat, int field)
{
    return field_feature(s, field) == WATER_ELEMENTAL || board(s, seat)->health > 5;
}

static int32_t face_worth(const Thought *k, int field)
{
    const State *s = k->s;
    const int power = field_feature(s, field) - FIRE_ELEMENTAL;
    if (has_bit(field_state(s, field)->faced, k->seat) ||
        euthia_fee_denied(s, k->seat, field) != 0 || !euthia_dares_to_face(s, k->seat, field))
        return 0;
    return (power == AIR ? 26 : power == WATER ? 16 : power == EARTH ? 8 : 2) +
           euthia_table_worth(s, k->t, k->seat, BY_INTERACTION, 1);
}

/* What can be done on a field once it is at peace. */
static int32_t deed_worth(const Thought *k, int field, uint8_t *verb)
{
    const State *s = k->s;
    const int feature = field_feature(s, field);
    *verb = NOTHING;
    if (euthia_is_wrecked(s, field) || field_state(s, field)->flags & BURNED)
        return 0;
    if (euthia_is_mine(feature)) {
        *verb = V_MINE;
        return mine_worth(k, field);
    }
    if (euthia_place(s, field) != PLACES) {
        *verb = V_TRADE;
        return trade_worth(k, euthia_place(s, field));
    }
    *verb = V_GO;
    if (feature == TREASURE && field_state(s, field)->owner == 0 && !euthia_guarded(s, field))
        return 3 * field_data(s, field)->treasure * euthia_gold_worth(s, k->t) +
               euthia_table_worth(s, k->t, k->seat, BY_HERO_MARKERS, 1);
    if (feature == CHURCH)
        return church_worth(k);
    if (field_encounter(s, field) != NOBODY)
        return quests_worth(k, field_encounter(s, field));
    if (feature >= FIRE_ELEMENTAL && feature <= EARTH_ELEMENTAL)
        return face_worth(k, field);
    return 0;
}

/* ---- the list ---- */

/* Partners who are nearer have the first claim: EU-COOP-1. */
static bool is_for_partner(const State *s, int seat, int field)
{
    const Hex to = euthia_hex(s, field);
    const int own = hex_distance(euthia_hex(s, board(s, seat)->at), to);
    if (!automatic(s))
        return false;
    EACH_SEAT (other, s)
        if (other != seat && board(s, other)->at != NO_FIELD &&
            hex_distance(euthia_hex(s, board(s, other)->at), to) < own)
            return true;
    return false;
}

/* What entering a field costs: fire injures, water heals. More than anything if it would kill. */
static int32_t toll(const Thought *k, int field)
{
    const State *s = k->s;
    const ElementSet powers = euthia_powers(s, field);
    const Board *b = board(s, k->seat);
    if (field == b->at || has_bit(powers, FIRE) == has_bit(powers, WATER))
        return 0;
    if (has_bit(powers, WATER))
        return -k->t->health * min_of(POWER_STRENGTH, euthia_max_health(s, k->seat) - b->health);
    if (has_bit(euthia_wards(s, k->seat), FIRE))
        return 0;
    return b->health <= POWER_STRENGTH ? 100000 : (k->t->health + 2) * POWER_STRENGTH;
}

static Spot spot_at(Thought *k, Scout *l, int field, bool hunted)
{
    const State *s = k->s;
    Spot p = {.field = field, .guarded = euthia_guarded(s, field)};
    p.worth = deed_worth(k, field, &p.verb);
    if (hunted && !p.guarded) {
        p.verb = V_HUNT;
        p.worth = enemy_worth(k);
    }
    if (p.guarded) {
        const Outlook *o = scout(l, field);
        const int level = field_level(s, field);
        p.fight = euthia_fight_worth(k, top_of(s, level), field, o);
        p.trophy = (int32_t)((int64_t)euthia_trophy_worth(s, k->t, k->seat, level) * o->win /
                             ODDS_SURE);
    } else if (p.worth <= 0 || p.verb == V_GO) {
        p.verb = V_GO;
        p.worth += k->t->explore * euthia_reveals(s, field) * (euthia_rounds_left(s) + 1) /
                   scenario(s)->rounds;
    }
    if (is_for_partner(s, k->seat, field)) {
        p.fight -= p.fight > 0 ? p.fight / 4 : 0;
        p.worth -= p.worth / 4;
    }
    *(p.guarded ? &p.fight : &p.worth) -= toll(k, field);
    return p;
}

static int32_t promise(const Thought *k, const Spot *p, int far)
{
    return (p->guarded ? p->fight + p->trophy : 0) + p->worth - k->t->step * far;
}

/* The best fields that can be reached without a fight on the way. */
int euthia_spots(Thought *k, const uint8_t far[FIELDS_MAX], Spot list[SPOTS_MAX])
{
    const State *s = k->s;
    Scout l = {.k = k};
    int n = 0;
    EACH_FIELD (f, s) {
        if (far[f] == NONE)
            continue;
        const bool hunted = s->enemy_at != NO_FIELD && s->round >= enemy(s)->fights &&
                            (f == s->enemy_at || euthia_adjacent(s, f, s->enemy_at));
        const Spot p = spot_at(k, &l, f, hunted);
        if (p.guarded ? p.fight + p.trophy <= 0 : p.worth <= 0)
            continue;
        int at = n < SPOTS_MAX ? n++ : n;
        for (; at > 0 && promise(k, &list[at - 1], far[list[at - 1].field]) <
                             promise(k, &p, far[f]); at--)
            if (at < SPOTS_MAX)
                list[at] = list[at - 1];
        if (at < SPOTS_MAX)
            list[at] = p;
    }
    return n;
}
