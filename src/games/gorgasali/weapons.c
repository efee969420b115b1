/* Weapons and their extensions (rulebook: "Waffenkarten", "Waffenerweiterungskarten",
 * "Gefecht"). */
#include "games/gorgasali/gorgasali.h"

/* ---- the arithmetic of a shot: GO-DMG-3 ---- */

static const SupportCard *extension_at(const State *s, int card)
{
    return card == NO_CARD ? 0 : support_at(s, card);
}

/* GO-EXT-2, GO-RULE-41: Extra Six gives one more die. */
int gorgasali_shot_dice(const State *s, int weapon, int extension)
{
    const SupportCard *k = extension_at(s, extension);
    const int extra = k != 0 && k->effect == EFFECT_EXTRA_DICE ? k->n : 0;
    const int dice = weapon_at(s, weapon)->dice + extra;
    return dice < ROLLED_MAX ? dice : ROLLED_MAX;
}

/* GO-WPN-6, GO-SCOUT-1, GO-SCOUT-3; GO-EXT-5 lowers it. */
int gorgasali_minimum(const State *s, int weapon, int extension, int range)
{
    const SupportCard *k = extension_at(s, extension);
    const int lower = k != 0 && k->effect == EFFECT_LOWER_MINIMUM ? k->n : 0;
    return less(weapon_at(s, weapon)->minimum[range - 1], lower);
}

/* What the dice count and how many of them are high, on a tree platform one less each (GO-PLAT-2,
 * GO-RULE-35). */
typedef struct Count { int total, high, best; } Count;

static Count count_dice(const uint8_t *dice, int n, int lower, int high_from)
{
    Count count = {0};
    for (int i = 0; i < n; i++) {
        const int die = less(dice[i], lower);
        count.total += die;
        count.high += die >= high_from;
        count.best = die > count.best ? die : count.best;
    }
    return count;
}

/* GO-WPN-5, and weapons whose ability changes the damage: GO-RULE-38 … 40, -65. */
int gorgasali_damage(const Weapon *w, int n, int total, int high, bool diagonal)
{
    const int each = w->special == SPECIAL_DIAGONAL && diagonal ? w->n : w->damage;
    int damage = w->per_pip ? total * each : w->damage;
    if (w->special == SPECIAL_FULL_DAMAGE && total == w->on)
        damage = n * DIE * w->damage;
    else if (w->special == SPECIAL_HIGH_DICE)
        damage += high * w->n;
    else if (w->special == SPECIAL_HIGH_TOTAL && total >= w->on)
        damage += w->n;
    return damage;
}

/* GO-DRAIN-1, -2, GO-RULE-29, GO-RULE-30: natural dice of a shot that hits, not against E'moon. */
static void drain(const State *s, int seat, int target, const uint8_t *dice, int n, Shot *shot)
{
    const Character *k = gorgasali_ability(s, ABILITY_DRAIN_FLUID);
    if (!has_ability(s, seat, ABILITY_DRAIN_FLUID) || gorgasali_is_immune(s, target))
        return;
    const int high = count_dice(dice, n, 0, k->over + 1).high;
    shot->drained = high * k->damage;
    shot->regained = high * k->heals;
}

Shot gorgasali_shot(const State *s, int seat, int weapon, int extension, int target,
                    const uint8_t *dice, int n)
{
    const Weapon *w = weapon_at(s, weapon);
    const int from = s->player[seat].square, to = s->player[target].square;
    const Banner *platform = gorgasali_banner_on(s, to, EFFECT_TREE_PLATFORM);
    const int lower = platform != 0 ? support_at(s, platform->card)->n : 0;
    const Count count = count_dice(dice, n, lower, w->on);
    Shot shot = {.total = count.total};
    shot.hit = count.total >= gorgasali_minimum(s, weapon, extension,
                                                gorgasali_range(s, from, to));
    shot.stays_loaded = w->special == SPECIAL_STAYS_LOADED && count.best >= w->on;
    shot.extra_steps = w->special == SPECIAL_EXTRA_STEPS && count.best >= w->on ? w->n : 0;
    if (!shot.hit)
        return shot;
    shot.damage = gorgasali_damage(w, n, count.total, count.high,
                                            gorgasali_is_diagonal(s, from, to));
    shot.heals = w->special == SPECIAL_LEECH ? w->n : 0;
    drain(s, seat, target, dice, n, &shot);
    return shot;
}

/* ---- what is possible ---- */

/* The slot of a loaded weapon of this kind, or NO_SLOT. */
static int loaded_slot(const State *s, int seat, int weapon)
{
    for (int i = 0; i < slots_of(s, ACTIVE, WEAPON); i++) {
        const int slot = slot_number(ACTIVE, WEAPON, i);
        if (gorgasali_card_in(s, seat, slot) == weapon && gorgasali_is_loaded(s, seat, slot))
            return slot;
    }
    return NO_SLOT;
}

/* GO-WPN-8, GO-RULE-60; GO-SMOKE-2, GO-RULE-58. */
static const char *no_shot(const State *s, int seat, int weapon, int target)
{
    if (loaded_slot(s, seat, weapon) == NO_SLOT)
        return "GO-WPN-3";
    if (!is_enemy(s, seat, target))
        return "GO-RULE-58";
    const char *why = gorgasali_no_target(s, seat, target, 1, weapon_at(s, weapon)->range);
    return why != 0 ? why : gorgasali_in_smoke(s, target) ? "GO-SMOKE-2" : 0;
}

static void explain_shot(const State *s, int seat, int weapon, int target, const char *why, Menu *m)
{
    if (text_equal(why, "GO-WPN-3"))
        because(m, KIND_CARD, weapon);
    else
        gorgasali_explain_target(s, seat, target, 1, weapon_at(s, weapon)->range, why, m);
}

/* GO-ACT-7, GO-ACT-14, GO-EXT-1: an extension fits one group of weapons and counts as the utility
 * card of the turn. */
static const char *no_extension(const State *s, int weapon, int card)
{
    if (s->turn.done & DONE_UTILITY)
        return "GO-ACT-14";
    return support_at(s, card)->weapons != weapon_at(s, weapon)->group ? "GO-EXT-1" : 0;
}

static void offer_extended(const State *s, int seat, int weapon, int target, Menu *m)
{
    const Cards cards = gorgasali_cards_in(s, seat, ACTIVE, UTILITY);
    for (int i = 0; i < cards.n; i++)
        if (support_at(s, cards.card[i])->group == GROUP_EXTENSION)
            offer_unless(m, option(V_SHOOT_WITH, weapon, cards.card[i], hero(s, target)),
                         no_extension(s, weapon, cards.card[i]));
}

/* How far off somebody is; who is not on the map is farther off than anybody. */
static int away(const State *s, int seat, int target)
{
    const int from = s->player[seat].square, to = s->player[target].square;
    return from == NO_SQUARE || to == NO_SQUARE ? SIDE : gorgasali_range(s, from, to);
}

static void deny_shot(const State *s, int seat, int weapon, int target, Menu *m)
{
    const char *why = no_shot(s, seat, weapon, target);
    if (why != 0 && deny(m, option(V_SHOOT, weapon, hero(s, target), 0), why))
        explain_shot(s, seat, weapon, target, why, m);
}

/* What is told first is what people mean: a loaded weapon, and the nearest target. */
static void deny_shots(const State *s, int seat, const Cards *weapons, Menu *m)
{
    for (int unloaded = 0; unloaded <= 1; unloaded++)
        for (int far = 0; far <= SIDE; far++)
            for (int i = 0; i < weapons->n; i++)
                EACH_OTHER (target, s, seat)
                    if (away(s, seat, target) == far &&
                        (loaded_slot(s, seat, weapons->card[i]) == NO_SLOT) == unloaded)
                        deny_shot(s, seat, weapons->card[i], target, m);
}

/* GO-WPN-1: asked for after the move. GO-ACT-11: one weapon a turn, one target a shot. */
void gorgasali_offer_shots(const State *s, int seat, Menu *m)
{
    const Cards weapons = gorgasali_cards_in(s, seat, ACTIVE, WEAPON);
    for (int i = 0; i < weapons.n; i++)
        EACH_OTHER (target, s, seat)
            if (no_shot(s, seat, weapons.card[i], target) == 0) {
                offer(m, option(V_SHOOT, weapons.card[i], hero(s, target), 0));
                offer_extended(s, seat, weapons.card[i], target, m);
            }
    if (m->denials != 0)
        deny_shots(s, seat, &weapons, m);
}

/* ---- what happens ---- */

/* Rolls the dice of the set: bit i is die i. */
static void roll_set(Ctx *c, State *s, unsigned which)
{
    for (int i = 0; i < s->turn.n_dice; i++)
        if (which >> i & 1)
            s->turn.dice[i] = roll_die(c->chance, DIE);
    EMIT_LIST(EV_DICE, "GO-WPN-8", s->turn.dice, s->turn.n_dice);
}

/* GO-WPN-3, GO-ACT-7, GO-SMOKE-5. a: weapon; b: extension or NO_CARD; target. */
static void fire(Ctx *c, State *s, struct shoot_vars *my)
{
    if (my->verb == V_SHOOT_WITH) {
        my->target = gorgasali_seat_of(s, my->c);
        s->turn.done |= DONE_UTILITY;
    } else {
        my->target = gorgasali_seat_of(s, my->b);
        my->b = NO_CARD;
    }
    my->i = loaded_slot(s, my->seat, my->a);
    s->turn.done |= DONE_MAIN | DONE_SHOT;
    EMIT(EV_SHOOT, "GO-WPN-8", hero(s, my->seat), my->a, hero(s, my->target),
         gorgasali_range(s, s->player[my->seat].square, s->player[my->target].square));
    if (my->b != NO_CARD) {
        EMIT(EV_EXTEND, "GO-EXT-1", hero(s, my->seat), my->b);
        gorgasali_use_up(s, my->seat, my->b);
    }
    gorgasali_lift_smoke(c, s, my->seat, "GO-SMOKE-5");
    s->turn.n_dice = gorgasali_shot_dice(s, my->a, my->b);
    roll_set(c, s, ~0u);
}

static bool extends_by(const State *s, int card, SupportEffect effect)
{
    return card != NO_CARD && support_at(s, card)->effect == effect;
}

static Shot shot_now(const State *s, const struct shoot_vars *my)
{
    return gorgasali_shot(s, my->seat, my->a, my->b, my->target, s->turn.dice, s->turn.n_dice);
}

/* Of sets with the same pips only the first is offered. */
static bool is_first_with_pips(const State *s, unsigned set)
{
    for (int i = 0; i < s->turn.n_dice; i++)
        for (int k = 0; k < i; k++)
            if (set >> i & 1 && !(set >> k & 1) && s->turn.dice[i] == s->turn.dice[k])
                return false;
    return true;
}

/* GO-EXT-3, GO-RULE-42: any of the dice, once. */
static void reroll_menu(const State *s, const struct shoot_vars *my, Menu *m)
{
    prompt(m, Q_REROLL, "GO-EXT-3");
    about(m, KIND_CHARACTER, hero(s, my->seat));
    offer(m, option(V_KEEP, 0, 0, 0));
    for (unsigned set = 1; set < 1u << s->turn.n_dice; set++)
        if (is_first_with_pips(s, set))
            offer(m, option(V_REROLL, (int)set, 0, 0));
}

/* GO-EXT-4: after a miss. */
static void again_menu(const State *s, const struct shoot_vars *my, Menu *m)
{
    prompt(m, Q_AGAIN, "GO-EXT-4");
    about(m, KIND_CHARACTER, hero(s, my->seat));
    offer_usual(m, option(V_AGAIN, 0, 0, 0));
    offer(m, option(V_KEEP, 0, 0, 0));
}

static void announce_shot(Ctx *c, const State *s, const struct shoot_vars *my, Shot shot)
{
    const Weapon *w = weapon_at(s, my->a);
    const int to = s->player[my->target].square;
    const int needed = gorgasali_minimum(
        s, my->a, my->b, gorgasali_range(s, s->player[my->seat].square, to));
    const bool special = w->per_pip ? shot.damage != shot.total * w->damage
                                    : shot.damage != w->damage;
    if (gorgasali_banner_on(s, to, EFFECT_TREE_PLATFORM) != 0)
        EMIT(EV_PLATFORM, "GO-PLAT-2", hero(s, my->target), shot.total);
    if (!shot.hit)
        EMIT(EV_MISS, "GO-WPN-6", hero(s, my->seat), shot.total, needed);
    else if (special)
        EMIT(EV_SPECIAL, w->per_pip ? "GO-DECK-4" : "GO-RULE-65", my->a, shot.total, shot.damage);
    else if (w->per_pip)
        EMIT(EV_PIPS, "GO-WPN-5", shot.total, w->damage, shot.damage);
    else
        EMIT(EV_FIXED, "GO-WPN-6", shot.total, needed, shot.damage);
    if (shot.hit && w->special == SPECIAL_PIERCING)
        EMIT(EV_PIERCED, "GO-SCOUT-4", my->a);
    if (shot.drained > 0)
        EMIT(EV_DRAIN, "GO-DRAIN-1", hero(s, my->seat), shot.drained);
}

/* GO-WPN-3, GO-RULE-65: turned face down, hit or miss. It stays in its slot (GO-WPN-2). */
static void spend_weapon(Ctx *c, State *s, const struct shoot_vars *my, Shot shot)
{
    if (shot.stays_loaded)
        EMIT(EV_STAYS_LOADED, "GO-RULE-65", my->a);
    else
        s->player[my->seat].loaded &= ~(1u << (my->i % SLOTS_EACH));
}

/* GO-DRAIN-2, GO-RULE-65: health for the shooter. */
static void shooter_gains(Ctx *c, State *s, const struct shoot_vars *my, Shot shot)
{
    gorgasali_gain_health(c, s, my->seat, shot.heals, "GO-RULE-65");
    gorgasali_gain_health(c, s, my->seat, shot.regained, "GO-DRAIN-2");
}

/* GO-RULE-34: points to walk; a frozen player has none (GO-RULE-25). */
static uint8_t points_after(const State *s, const struct shoot_vars *my)
{
    return s->player[my->seat].frozen ? 0 : shot_now(s, my).extra_steps;
}

FLOW(shoot)
{
    FLOW_BEGIN;
    fire(c, s, my);
    if (extends_by(s, my->b, EFFECT_REROLL)) {
        ASK(my->seat, reroll_menu);
        if (CHOSE(V_REROLL)) {
            EMIT(EV_REROLL, "GO-EXT-3", hero(s, my->seat), count_bits((unsigned)ANSWER(0)));
            roll_set(c, s, (unsigned)ANSWER(0));
        }
    } else if (extends_by(s, my->b, EFFECT_SECOND_TRY) && !shot_now(s, my).hit) {
        ASK(my->seat, again_menu);
        if (CHOSE(V_AGAIN))
            roll_set(c, s, ~0u);
    }
    announce_shot(c, s, my, shot_now(s, my));
    spend_weapon(c, s, my, shot_now(s, my));
    shooter_gains(c, s, my, shot_now(s, my));
    s->turn.points = points_after(s, my);
    CALL(strike, .seat = my->target, .by = my->seat, .damage = shot_now(s, my).damage,
         .plain = shot_now(s, my).drained,
         .piercing = weapon_at(s, my->a)->special == SPECIAL_PIERCING);
    my->square = s->player[my->seat].square;
    CALL(walk, .seat = my->seat, .extra = 1, .to = NO_SQUARE);
    if (s->player[my->seat].square != my->square)
        CALL(end_of_move, .seat = my->seat, .walked = 1);
    s->turn.points = s->turn.n_dice = 0;
    FLOW_END;
}
