/* Characters: strength, keywords, warbands (rulebook: "Grundbegriffe", "Status",
 * "Schlüsselwörter"). */
#include "games/adeloth/adeloth.h"

/* ---- on the board ---- */

/* AD-FIELD-1: whatever kind a field is of; a standard does not take it up. */
Fields adeloth_free_fields(const State *s)
{
    return ALL_FIELDS & ~(s->standing[0] | s->standing[1]);
}

/* Every way onto or off the battlefield makes it another object: AD-TGT-2, AD-RULE-73. */
void adeloth_put(State *s, int unit, int field)
{
    Unit *u = &s->unit[unit];
    if ((u->field < 0) != (field < 0))
        u->life++;
    if (u->field >= 0) {
        s->standing[u->owner] &= ~field_bit(u->field);
        s->at[u->field] = 0;
    }
    u->field = field;
    if (field >= 0) {
        s->standing[u->owner] |= field_bit(field);
        s->at[field] = 1 + unit;
    }
}

/* AD-BAND-1, AD-BAND-2: all allied characters connected through melee range. */
Fields adeloth_warband(const State *s, int field, int owner)
{
    Fields band = field_bit(field), grown = band;
    do {
        band = grown;
        EACH_FIELD (f, band)
            grown |= board(s)->near[f] & s->standing[owner];
    } while (grown != band);
    return band;
}

/* ---- what texts give: of cards on the battlefield alone, AD-ZONE-2 ---- */

bool adeloth_has_upgrade(const State *s, int card, UpgradeKind kind)
{
    return s->upgrades[card] >> kind & 1;
}

static bool owns_armour_upgrade(const State *s, int owner)
{
    EACH_FIELD (f, s->standing[owner]) {
        const int u = unit_on(s, f);
        if (is_card_unit(u) && adeloth_has_upgrade(s, card_of(u), ARMOUR))
            return true;
    }
    return false;
}

void adeloth_add_bonus(Stats *stats, const Bonus *b)
{
    stats->attack += b->attack;
    stats->resistance += b->resistance;
    stats->movement += b->movement;
    stats->agility += b->agility;
    stats->intelligence += b->intelligence;
    stats->keywords |= b->keywords;
}

/* AD-CONT-10: only in its own fall on the back, while that is executed; the check before it asks
 * for no attack strength. */
static bool is_falling_on_the_back(const State *s, int unit)
{
    return s->is_running && s->running.back && s->running.unit == unit;
}

/* Whether a text on `source` gives itself its bonus now; only such texts have conditions. */
static bool holds(const State *s, const Bonus *b, int source)
{
    return b->condition == WHILE_HERE ||
           (b->condition == WHILE_OWN_ARMOUR_UPGRADE &&
            owns_armour_upgrade(s, s->unit[source].owner)) ||
           (b->condition == WHILE_FALLING_ON_THE_BACK && is_falling_on_the_back(s, source));
}

/* AD-UPG-2, and the card's own text. */
static void add_own_card(const State *s, int unit, Stats *stats)
{
    const int card = card_of(unit);
    const Card *k = card_at(s, card);
    if (k->bonus.whom == FOR_SELF && holds(s, &k->bonus, unit))
        adeloth_add_bonus(stats, &k->bonus);
    for (int i = 0; i < k->n_upgrades; i++)
        if (adeloth_has_upgrade(s, card, k->upgrade[i].kind))
            adeloth_add_bonus(stats, &k->upgrade[i].bonus);
}

/* AD-ST-8: other own servants in the warband of a card that says so. */
static void add_auras(const State *s, int unit, Stats *stats)
{
    const Unit *u = &s->unit[unit];
    for (int i = 0; i < content(s)->n_auras; i++) {
        const int other = unit_of(content(s)->aura[i]);
        const Bonus *b = &card_at(s, content(s)->aura[i])->bonus;
        if (on_board(s, other) && other != unit && seat_of(s, other) == u->owner &&
            adeloth_warband(s, s->unit[other].field, u->owner) & field_bit(u->field))
            adeloth_add_bonus(stats, b);
    }
}

/* AD-EQ-2; of any number of pieces: AD-EQ-7 */
static void add_equipment(const State *s, int owner, Stats *stats)
{
    const Zone *worn = CZONE_OF(&s->player[owner].equipment);
    for (int i = 0; i < worn->n; i++)
        adeloth_add_bonus(stats, &card_at(s, worn->slot[i].id)->bonus);
}

/* A general has neither attribute by himself: AD-RULE-76. */
static Stats printed(const State *s, int unit)
{
    const AdelothContent *k = content(s);
    if (is_general(unit))
        return (Stats){.attack = k->general_attack};
    if (is_card_unit(unit)) {
        const Card *card = card_at(s, card_of(unit));
        return (Stats){card->attack, card->resistance, 0, card->agility, card->intelligence,
                       card->keywords};
    }
    const Token *token = &k->token[s->unit[unit].token];
    return (Stats){token->attack, token->resistance, 0, token->agility, token->intelligence,
                   token->keywords};
}

/* AD-RULE-43: nothing falls below 0. AD-L12-1: level 1 knows no attributes. */
static void cut(const State *s, Stats *stats)
{
    stats->attack = max_of(stats->attack, 0);
    stats->resistance = max_of(stats->resistance, 0);
    if (s->option[OPT_LEVEL] == LEVEL_1)
        stats->agility = stats->intelligence = 0;
}

Stats adeloth_stats(const State *s, int unit)
{
    const Unit *u = &s->unit[unit];
    Stats stats = printed(s, unit);
    stats.movement = content(s)->movement + u->movement;
    stats.attack += u->counters + u->attack;         /* AD-ST-9; all of them add up: AD-ST-2 */
    stats.resistance += u->counters + u->resistance;
    if (is_general(unit))
        add_equipment(s, u->owner, &stats);
    else if (on_board(s, unit))
        add_auras(s, unit, &stats);
    if (is_card_unit(unit))
        add_own_card(s, unit, &stats);
    cut(s, &stats);
    return stats;
}

bool adeloth_has(const State *s, int unit, Keyword keyword)
{
    return adeloth_stats(s, unit).keywords >> keyword & 1;
}

/* ---- who may do what ---- */

/* AD-RULE-42: one use a turn; clean-up brings it back. */
bool adeloth_is_swift_now(const State *s, int unit)
{
    return adeloth_has(s, unit, SWIFT) && !has_status(s, unit, SWIFT_USED | NEW);
}

/* AD-ATT-1, AD-KEY-18: as far as the character itself is concerned. */
bool adeloth_can_strike(const State *s, int unit)
{
    return !has_status(s, unit, EXHAUSTED) || adeloth_is_swift_now(s, unit);
}

/* Enemies in melee range of a field. */
Fields adeloth_enemies_near(const State *s, int field, int owner)
{
    return board(s)->near[field] & s->standing[1 - owner];
}

/* AD-KEY-1, -2: intrusive enemies beside a character. */
Fields adeloth_intruders(const State *s, int unit)
{
    const Unit *u = &s->unit[unit];
    Fields found = 0;
    EACH_FIELD (f, adeloth_enemies_near(s, u->field, u->owner))
        if (adeloth_has(s, unit_on(s, f), INTRUSIVE))
            found |= field_bit(f);
    return found;
}

/* AD-KEY-14: an enemy's ghost can be aimed at only with an enemy of it in melee range. Who aims at
 * his own, or at nobody, is not hindered: AD-KEY-15. */
bool adeloth_is_out_of_sight(const State *s, int unit, int by)
{
    const Unit *u = &s->unit[unit];
    return u->owner != by && adeloth_has(s, unit, GHOST) &&
           adeloth_enemies_near(s, u->field, u->owner) == 0;
}

/* AD-SUM-2, AD-RC-5: free fields in melee range of own characters, and around the standard, whose
 * rule card goes beyond the rules (AD-TERM-1). */
Fields adeloth_summoning_positions(const State *s, int seat)
{
    const int standard = s->player[seat].standard;
    Fields all = 0;
    EACH_FIELD (f, s->standing[seat])
        all |= board(s)->near[f];
    if (standard >= 0)
        all |= board(s)->near[standard] | field_bit(standard);
    return all & adeloth_free_fields(s);
}
