/* Special abilities and their cooldown (rulebook: "Charaktere", "Abklingzeit"). No card can affect
 * them (GO-ABIL-2): they ask neither for clear sight (GO-TREE-4, GO-BARR-4) nor for armour. */
#include "games/gorgasali/gorgasali.h"

int gorgasali_seat_of(const State *s, int character)
{
    EACH_SEAT (seat, s)
        if (s->player[seat].character == character)
            return seat;
    return NOBODY;
}

/* GO-ABIL-1: each character has one of his own. */
const Character *gorgasali_ability(const State *s, int ability)
{
    const Character *k = content(s)->character;
    while (k->ability != ability)
        k++;
    return k;
}

/* GO-EMOON-1, GO-RULE-30: no ability of others, not even a friendly one. */
bool gorgasali_is_immune(const State *s, int seat)
{
    return has_ability(s, seat, ABILITY_IMMUNITY);
}

/* ---- what is possible ---- */

/* NULL, or why the ability cannot be used at all: GO-COOL-1, GO-EBUE-2, GO-KRUBER-3. */
static const char *not_ready(const State *s, int seat)
{
    const Player *p = &s->player[seat];
    const Character *k = gorgasali_ability(s, p->ability);
    if (p->cooldown > 0)
        return "GO-COOL-1";
    if (k->active_zone_only && is_inactive(s, p->square))
        return p->ability == ABILITY_HYPNOSIS ? "GO-EBUE-2" : "GO-KRUBER-3";
    return 0;
}

/* NULL, or why an ability cannot touch the target: GO-ABIL-4, GO-EMOON-1. */
static const char *out_of_reach(const State *s, int seat, int target, int ability)
{
    const Character *k = gorgasali_ability(s, ability);
    const char *why = gorgasali_out_of_range(s, seat, target, k->range_min, k->range_max);
    if (why != 0)
        return text_equal(why, "GO-RANGE-3") ? "GO-ABIL-4" : why;
    return gorgasali_is_immune(s, target) ? "GO-EMOON-1" : 0;
}

static void explain_reach(const State *s, int seat, int target, int ability, const char *why,
                          Menu *m)
{
    const Character *k = gorgasali_ability(s, ability);
    gorgasali_explain_target(s, seat, target, k->range_min, k->range_max, why, m);
}

static const char *no_supernova(const State *s, int seat, int target)
{
    return is_enemy(s, seat, target) ? out_of_reach(s, seat, target, ABILITY_SUPERNOVA)
                                     : "GO-RULE-58";
}

/* GO-ARMAZI-1 … 3, GO-RULE-21: one, or two next to each other, both in range. */
static void offer_supernova(const State *s, int seat, Menu *m)
{
    const bool pairs = gorgasali_ability(s, ABILITY_SUPERNOVA)->targets > 1;
    for (int i = 1; i < s->flow.seats; i++) {
        const int one = clockwise(s, seat, i);
        if (!is_playing(s, one))
            continue;
        const char *why = no_supernova(s, seat, one);
        if (offer_unless(m, option(V_SUPERNOVA, hero(s, one), 0, 0), why))
            explain_reach(s, seat, one, ABILITY_SUPERNOVA, why, m);
        for (int k = i + 1; pairs && why == 0 && k < s->flow.seats; k++) {
            const int two = clockwise(s, seat, k);
            if (!is_playing(s, two))
                continue;
            const char *also = no_supernova(s, seat, two);
            if (also == 0 &&
                !gorgasali_next_to(s, s->player[one].square, s->player[two].square))
                also = "GO-RULE-21";
            offer_unless(m, option(V_SUPERNOVA_TWO, hero(s, one), hero(s, two), 0), also);
        }
    }
}

/* NULL, or why a pulled figure cannot stand there: GO-EBUE-1, -3, -4, GO-RULE-22. */
static const char *no_pull_to(const State *s, int seat, int target, int square)
{
    if (!gorgasali_next_to(s, s->player[seat].square, square))
        return "GO-EBUE-1";
    if (is_inactive(s, square) && !is_inactive(s, s->player[target].square))
        return "GO-EBUE-3";
    return gorgasali_no_room(s, square, NOBODY);
}

/* GO-TABIL-3: enemies and the mate. */
static void offer_hypnosis(const State *s, int seat, Menu *m)
{
    EACH_OTHER (other, s, seat) {
        const char *why = out_of_reach(s, seat, other, ABILITY_HYPNOSIS);
        for (int d = 0; on_map(s, seat) && d < DIRECTIONS; d++) {
            const int to = board(s)->near[s->player[seat].square][d];
            if (to != NO_SQUARE)
                offer_unless(m, option(V_HYPNOSIS, hero(s, other), to, 0),
                             why != 0 ? why : no_pull_to(s, seat, other, to));
        }
    }
}

/* The slot a card is stolen from: an active one, if there is a choice. */
static int slot_to_steal_from(const State *s, int seat, int card)
{
    const int active = gorgasali_slot_with(s, seat, ACTIVE, card);
    return active != NO_SLOT ? active : gorgasali_slot_with(s, seat, BACKPACK, card);
}

/* GO-VARAS-1, GO-VARAS-2, GO-RULE-23, GO-TABIL-4: Varas takes any card but a weapon, from the
 * teammate too. */
static void offer_steal(const State *s, int seat, Menu *m)
{
    EACH_OTHER (other, s, seat) {
        const char *why = out_of_reach(s, seat, other, ABILITY_STEAL);
        EACH_SLOT (slot) {
            const int card = gorgasali_card_in(s, other, slot);
            if (card != NO_CARD && slot_to_steal_from(s, other, card) == slot)
                offer_unless(m, option(V_STEAL, hero(s, other), card, 0),
                             why != 0 ? why : is_weapon(s, card) ? "GO-VARAS-2" : 0);
        }
    }
}

/* GO-TSIVA-1, GO-RULE-25: enemies only, and at least one. */
static bool freezes(const State *s, int seat, int other)
{
    return is_enemy(s, seat, other) && out_of_reach(s, seat, other, ABILITY_FROST_VORTEX) == 0;
}

static void offer_freeze(const State *s, int seat, Menu *m)
{
    bool any = false;
    EACH_SEAT (other, s)
        any = any || freezes(s, seat, other);
    offer_unless(m, option(V_FREEZE, 0, 0, 0), any ? 0 : "GO-TSIVA-1");
}

/* GO-KRUBER-1, GO-TABIL-2: Kruber swaps squares with an enemy or the teammate in range. */
static void offer_swaps(const State *s, int seat, Menu *m)
{
    EACH_OTHER (other, s, seat)
        offer_unless(m, option(V_SWAP, hero(s, other), 0, 0),
                     out_of_reach(s, seat, other, ABILITY_EYE_CONTACT));
}

typedef void OfferAbility(const State *s, int seat, Menu *m);

static void offer_heal(const State *s, int seat, Menu *m)
{
    (void)s;
    (void)seat;
    offer(m, option(V_HEAL, 0, 0, 0));
}

static OfferAbility *const offer_ability[ABILITIES] = {
    [ABILITY_SUPERNOVA] = offer_supernova, [ABILITY_HYPNOSIS] = offer_hypnosis,
    [ABILITY_STEAL] = offer_steal, [ABILITY_HEAL] = offer_heal,
    [ABILITY_FROST_VORTEX] = offer_freeze, [ABILITY_EYE_CONTACT] = offer_swaps,
};

/* Denies what would be possible if the ability were ready. */
static void deny_ability(const State *s, int seat, const char *why, Menu *m)
{
    const int before = m->n;
    offer_ability[s->player[seat].ability](s, seat, m);
    gorgasali_deny_since(s, seat, before, why, m);
}

/* GO-OCTOR-1, -2, -6, GO-TABIL-5, GO-RULE-70: Octor copies any ability in range but E'moon's and
 * the teammate's, each once between two actions. */
static const char *no_imitation(const State *s, int seat, int other)
{
    const uint8_t ability = s->player[other].ability;
    if (ability == ABILITY_IMMUNITY)
        return "GO-OCTOR-2";
    if (!is_enemy(s, seat, other))
        return "GO-TABIL-5";
    const char *why = out_of_reach(s, seat, other, ABILITY_IMITATE);
    if (why != 0)
        return why;
    return ability == s->player[seat].ability || s->turn.copied >> ability & 1 ? "GO-RULE-70" : 0;
}

static bool imitates(const State *s, int seat)
{
    return content(s)->character[hero(s, seat)].ability == ABILITY_IMITATE;
}

static void offer_imitations(const State *s, int seat, Menu *m)
{
    EACH_OTHER (other, s, seat) {
        const char *why = no_imitation(s, seat, other);
        if (offer_unless(m, option(V_IMITATE, hero(s, other), 0, 0), why))
            explain_reach(s, seat, other, ABILITY_IMITATE, why, m);
    }
}

/* GO-KRUBER-2, GO-RULE-27: the one he swapped with goes back as well, if he still stands there. */
static bool swaps_back(const State *s)
{
    const Turn *t = &s->turn;
    return s->player[t->swap_with].square == t->swap_from;
}

static const char *no_return(const State *s)
{
    const Turn *t = &s->turn;
    if (t->swap_from == NO_SQUARE)
        return "GO-KRUBER-2";
    const bool stands_free = !squares_has(&s->figures, t->swap_from) &&
                             !squares_has(&s->barriers, t->swap_from);
    return swaps_back(s) || stands_free ? 0 : "GO-RULE-27";
}

/* GO-ABIL-3, GO-RULE-20, GO-XCHEST-1, GO-RULE-16: between two actions one may use the ability and
 * open an extra chest. */
void gorgasali_offer_between(const State *s, int seat, Menu *m)
{
    const Player *p = &s->player[seat];
    if (p->ability != NO_ABILITY && offer_ability[p->ability] != 0) {
        const char *why = not_ready(s, seat);
        if (why == 0)
            offer_ability[p->ability](s, seat, m);
        else if (m->denials != 0)
            deny_ability(s, seat, why, m);
    }
    if (imitates(s, seat))
        offer_imitations(s, seat, m);
    if (s->turn.swap_with != NOBODY)
        offer_unless(m, option(V_RETURN, 0, 0, 0), no_return(s));
    offer_unless(m, option(V_OPEN, 0, 0, 0), p->chests == 0 ? "GO-XCHEST-1"
                 : s->turn.done & DONE_CHEST ? "GO-XCHEST-3" : 0);
}

/* ---- what happens ---- */

/* GO-COOL-3: the cooldown starts all over. */
static void spend(State *s, int seat)
{
    s->player[seat].cooldown = gorgasali_ability(s, s->player[seat].ability)->cooldown;
}

/* The second, if there is one, is hit also if the first is eliminated: both were in range. */
FLOW(supernova)
{
    FLOW_BEGIN;
    spend(s, my->seat);
    my->hit = my->verb == V_SUPERNOVA_TWO ? 2 : 1;
    for (my->i = 0; my->i < my->hit; my->i++) {
        my->target = gorgasali_seat_of(s, my->i == 0 ? my->a : my->b);
        EMIT(EV_SUPERNOVA, "GO-ARMAZI-1", hero(s, my->seat), hero(s, my->target));
        CALL(strike, .seat = my->target, .by = my->seat,
             .plain = gorgasali_ability(s, ABILITY_SUPERNOVA)->damage);
    }
    FLOW_END;
}

/* GO-RULE-12, -22: the one who is pulled pays no price, opens no chest; smoke does not go along. */
FLOW(hypnosis)
{
    FLOW_BEGIN;
    spend(s, my->seat);
    my->target = gorgasali_seat_of(s, my->a);
    EMIT(EV_HYPNOSIS, "GO-EBUE-1", hero(s, my->seat), my->a, s->player[my->target].square, my->b);
    gorgasali_lift_smoke(c, s, my->target, "GO-RULE-50");
    gorgasali_put_figure(s, my->target, my->b);
    FLOW_END;
}

FLOW(steal)
{
    FLOW_BEGIN;
    spend(s, my->seat);
    my->target = gorgasali_seat_of(s, my->a);
    gorgasali_take_out(s, my->target, slot_to_steal_from(s, my->target, my->b));
    EMIT(EV_STEAL, "GO-VARAS-1", hero(s, my->seat), my->a, my->b);
    gorgasali_expect(s, my->seat, my->b, false);
    s->incoming.optional = true;  /* GO-RULE-23 */
    CALL(place_cards, .seat = my->seat);
    FLOW_END;
}

/* GO-TABIL-1, GO-RULE-24, GO-RULE-30: mates near enough, unless they are immune. */
static void heal_partner(Ctx *c, State *s, int seat)
{
    const Character *k = gorgasali_ability(s, ABILITY_HEAL);
    const int mate = mate_of(s, seat);
    if (mate == NOBODY || gorgasali_is_immune(s, mate) ||
        gorgasali_out_of_range(s, seat, mate, 0, k->mates) != 0)
        return;
    gorgasali_gain_health(c, s, mate, k->heals, "GO-TABIL-1");
}

/* GO-MEDEA-1, GO-MEDEA-2: Medea regains health and draws a support card. */
FLOW(heal)
{
    FLOW_BEGIN;
    spend(s, my->seat);
    EMIT(EV_HEALER, "GO-MEDEA-1", hero(s, my->seat));
    gorgasali_gain_health(c, s, my->seat, gorgasali_ability(s, ABILITY_HEAL)->heals,
                          "GO-MEDEA-1");
    heal_partner(c, s, my->seat);
    for (int i = 0; i < gorgasali_ability(s, ABILITY_HEAL)->cards; i++)
        gorgasali_draw(c, s, my->seat, false, "GO-MEDEA-2");
    CALL(place_cards, .seat = my->seat);
    FLOW_END;
}

FLOW(freeze)
{
    FLOW_BEGIN;
    spend(s, my->seat);
    EMIT(EV_FREEZE, "GO-TSIVA-1", hero(s, my->seat));
    EACH_SEAT (other, s) {
        if (!freezes(s, my->seat, other))
            continue;
        s->player[other].frozen = true;
        EMIT(EV_FROZEN, "GO-TSIVA-1", hero(s, other));
    }
    FLOW_END;
}

/* GO-OCTOR-3, GO-OCTOR-4, GO-RULE-26: a copy, with its full cooldown. */
FLOW(imitate)
{
    Player *const p = &s->player[my->seat];
    FLOW_BEGIN;
    p->ability = s->player[gorgasali_seat_of(s, my->a)].ability;
    p->cooldown = gorgasali_ability(s, p->ability)->cooldown;
    s->turn.copied |= 1u << p->ability;
    EMIT(EV_IMITATE, "GO-OCTOR-1", hero(s, my->seat), my->a, p->ability);
    FLOW_END;
}

/* GO-RULE-27: no price, no chest; smoke does not go along (GO-RULE-50). */
static void trade_places(Ctx *c, State *s, int seat, int other)
{
    const int here = s->player[seat].square, there = s->player[other].square;
    gorgasali_lift_smoke(c, s, seat, "GO-RULE-50");
    gorgasali_lift_smoke(c, s, other, "GO-RULE-50");
    gorgasali_put_figure(s, seat, NO_SQUARE);
    gorgasali_put_figure(s, other, here);
    gorgasali_put_figure(s, seat, there);
}

FLOW(swap)
{
    FLOW_BEGIN;
    spend(s, my->seat);
    my->target = gorgasali_seat_of(s, my->a);
    s->turn.swap_from = s->player[my->seat].square;
    s->turn.swap_with = my->target;
    EMIT(EV_SWAP, "GO-KRUBER-1", hero(s, my->seat), my->a, s->turn.swap_from,
         s->player[my->target].square);
    trade_places(c, s, my->seat, my->target);
    FLOW_END;
}

/* GO-KRUBER-2: who has not moved since the swap may return to the old square. */
FLOW(swap_back)
{
    FLOW_BEGIN;
    EMIT(EV_RETURN, "GO-KRUBER-2", hero(s, my->seat), s->turn.swap_from);
    if (swaps_back(s)) {
        trade_places(c, s, my->seat, s->turn.swap_with);
    } else {
        gorgasali_lift_smoke(c, s, my->seat, "GO-RULE-50");
        gorgasali_put_figure(s, my->seat, s->turn.swap_from);
    }
    s->turn.swap_from = NO_SQUARE;
    FLOW_END;
}

/* ---- Tharsis ---- */

/* GO-THARSIS-1, -2, GO-RULE-69: near enough, enemies, and not immune. Who is out neither burns nor
 * is burned: he is nowhere. */
static bool burns(const State *s, int by, int victim)
{
    return has_ability(s, by, ABILITY_IGNITE) && is_enemy(s, by, victim) &&
           out_of_reach(s, by, victim, ABILITY_IGNITE) == 0;
}

/* GO-THARSIS-3, GO-RULE-28: until the end of the victim's next turn; this one does not count. */
static void ignite(Ctx *c, State *s, int by, int victim)
{
    s->player[victim].burned = victim == s->turn.seat ? 2 : 1;
    EMIT(EV_IGNITE, "GO-THARSIS-1", hero(s, by), hero(s, victim));
}

/* GO-RULE-67: first his own, clockwise, then those of others burn him. GO-RULE-19: each once. */
FLOW(ignites)
{
    FLOW_BEGIN;
    for (my->i = 1; my->i < s->flow.seats; my->i++) {
        if (!burns(s, my->seat, clockwise(s, my->seat, my->i)) ||
            s->turn.burns & SEAT_BIT(clockwise(s, my->seat, my->i)))
            continue;
        s->turn.burns |= SEAT_BIT(clockwise(s, my->seat, my->i));
        ignite(c, s, my->seat, clockwise(s, my->seat, my->i));
        CALL(strike, .seat = clockwise(s, my->seat, my->i), .by = my->seat,
             .plain = gorgasali_ability(s, ABILITY_IGNITE)->damage);
    }
    for (my->i = 1; my->i < s->flow.seats; my->i++) {
        if (!burns(s, clockwise(s, my->seat, my->i), my->seat) ||
            s->turn.burned_by & SEAT_BIT(clockwise(s, my->seat, my->i)))
            continue;
        s->turn.burned_by |= SEAT_BIT(clockwise(s, my->seat, my->i));
        ignite(c, s, clockwise(s, my->seat, my->i), my->seat);
        CALL(strike, .seat = my->seat, .by = clockwise(s, my->seat, my->i),
             .plain = gorgasali_ability(s, ABILITY_IGNITE)->damage);
    }
    FLOW_END;
}
