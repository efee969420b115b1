/* What the scripted bot does besides walking: abilities, shots, throws, banners, cards. */
#include "games/gorgasali/policy.h"

/* What is done first: a theft of armour helps the shot, a shot lifts smoke. */
enum {
    FIRST = 4000, ABILITY_FIRST = 3000, SHOT_FIRST = 2000, THROW_FIRST = 1500,
    RELOAD_FIRST = 1000, BANNER_FIRST = 500,
};


static bool in_phase(const Analysis *l, Phase phase) { return l->s->turn.phase == phase; }

static int range_to(const Analysis *l, const Opponent *f)
{
    return gorgasali_range(l->s, l->me->square, f->square);
}

/* ---- abilities ---- */

static int ability_worth(const Tuning *t, int ability, int cooldown)
{
    const int worth[ABILITIES] = {
        [ABILITY_SUPERNOVA] = t->supernova, [ABILITY_HYPNOSIS] = t->hypnosis,
        [ABILITY_STEAL] = t->steal, [ABILITY_HEAL] = t->heal,
        [ABILITY_FROST_VORTEX] = t->frost_vortex, [ABILITY_EYE_CONTACT] = t->eye_contact,
        [ABILITY_IGNITE] = t->ignite, [ABILITY_DRAIN_FLUID] = t->drain_fluid,
    };
    return ability == NO_ABILITY ? 0 : worth[ability] * t->cooldown_curve /
                                             (t->cooldown_curve + cooldown);
}

static int supernova_damage(const Analysis *l, int character)
{
    const Opponent *f = gorgasali_opponent(l, gorgasali_seat_of(l->s, character));
    const int damage = gorgasali_ability(l->s, ABILITY_SUPERNOVA)->damage;
    if (f == 0)
        return 0;
    return gorgasali_hit_worth(l, f, (Hit){.loss = min_of(damage, f->health) * TENTH,
                                           .kill = damage >= f->health ? 1000 : 0});
}

/* Somebody may come near before the next turn. */
static bool is_safe(const Analysis *l)
{
    return !on_map(l->s, l->seat) || gorgasali_danger(l, l->me->square) == 0;
}

/* GO-MEDEA: not wasted, unless nobody is near and the card is what is wanted. */
static int weigh_heal(const Analysis *l)
{
    const Character *k = gorgasali_ability(l->s, ABILITY_HEAL);
    const int missing = content(l->s)->health - l->me->health;
    return missing >= k->heals || is_safe(l) ? l->t->heal_now : 0;
}

/* GO-TSIVA: who is frozen cannot follow; he still shoots at what is in range. */
static int weigh_freeze(const Analysis *l)
{
    const Character *k = gorgasali_ability(l->s, ABILITY_FROST_VORTEX);
    int worth = 0;
    for (int i = 0; i < l->n_foes; i++) {
        const Opponent *f = &l->foe[i];
        if (range_to(l, f) > k->range_max || gorgasali_is_immune(l->s, f->seat) ||
            l->s->player[f->seat].frozen)
            continue;
        const int harm = max_of(f->harm[0], f->harm[1]);
        if (in_phase(l, PHASE_ACTIONS))
            worth += l->t->freeze + (range_to(l, f) > max_of(f->far[0], f->far[1]) ? harm : 0) +
                     (f->edge > 16 ? max_of(f->shot[0][1][0], f->shot[1][1][0]) / l->t->freeze_part
                                   : 0);
        else
            worth += f->edge < l->t->freeze_edge ? harm / l->t->freeze_early : 0;
    }
    return worth;
}

/* What a new card brings: it may take the place of a worse one. */
static int gain_of_card(const Analysis *l, int card)
{
    const State *s = l->s;
    const int category = gorgasali_category(s, card);
    const int worth = gorgasali_card_worth(s, l->t, l->seat, card);
    int worst = worth;
    if (gorgasali_free_slot(s, l->seat, ACTIVE, category) >= 0 ||
        gorgasali_free_slot(s, l->seat, BACKPACK, category) >= 0)
        return worth;
    EACH_SLOT (slot)
        if (slot_category(slot) == category && gorgasali_card_in(s, l->seat, slot) != NO_CARD)
            worst = min_of(worst, gorgasali_card_worth(s, l->t, l->seat,
                                                      gorgasali_card_in(s, l->seat, slot)));
    return worth - worst;
}

/* GO-VARAS: what helps us and what he will miss. */
static int weigh_steal(const Analysis *l, int character, int card)
{
    const int other = gorgasali_seat_of(l->s, character);
    if (!is_enemy(l->s, l->seat, other))
        return 0;
    const int worth = gain_of_card(l, card) + gorgasali_card_worth(l->s, l->t, other, card) /
                                                l->t->theft_part;
    return worth - (in_phase(l, PHASE_ACTIONS) ? l->t->theft_cost : l->t->theft_early);
}

/* GO-EBUE: a longer arm for the shot of this turn. */
static int weigh_pull(const Analysis *l, int character, int to)
{
    const Opponent *f = gorgasali_opponent(l, gorgasali_seat_of(l->s, character));
    const int here = l->me->square;
    int now = 0, then = 0;
    if (f == 0 || !in_phase(l, PHASE_ACTIONS) || !l->acts)
        return 0;
    for (int i = 0; i < HELD; i++) {
        if (l->weapon[i] == NO_CARD || !l->loaded[i])
            continue;
        then = max_of(then, f->shot[i][1][gorgasali_is_diagonal(l->s, here, to)]);
        for (int k = 0; k < l->n_foes; k++) {
            const Opponent *other = &l->foe[k];
            if (gorgasali_no_target(l->s, l->seat, other->seat, 1,
                                    weapon_at(l->s, l->weapon[i])->range) == 0 &&
                !gorgasali_in_smoke(l->s, other->seat))
                now = max_of(now, other->shot[i][range_to(l, other)][
                                    gorgasali_is_diagonal(l->s, here, other->square)]);
        }
    }
    return then - now - l->t->pull_cost;
}

/* What changing places with an enemy brings: he stands where we stood. */
static int gain_of_place(const Analysis *l, int other, int there, int cost)
{
    Analysis then = *l;
    for (int i = 0; i < then.n_foes; i++)
        if (then.foe[i].seat == other)
            then.foe[i].square = l->me->square;
    return gorgasali_square_worth(&then, there) - gorgasali_square_worth(l, l->me->square) - cost;
}

static int weigh_swap(const Analysis *l, int character)
{
    const int other = gorgasali_seat_of(l->s, character);
    if (!is_enemy(l->s, l->seat, other) || !in_phase(l, PHASE_ACTIONS))
        return 0;
    return gain_of_place(l, other, l->s->player[other].square, l->t->swap_cost);
}

static int weigh_return(const Analysis *l)
{
    if (!in_phase(l, PHASE_ACTIONS))
        return 0;
    return gain_of_place(l, l->s->turn.swap_with, l->s->turn.swap_from, l->t->return_cost);
}

static int weigh_imitation(const Analysis *l, int character)
{
    const int other = gorgasali_seat_of(l->s, character);
    const int ability = l->s->player[other].ability;
    const int full = ability == NO_ABILITY ? 0 : gorgasali_ability(l->s, ability)->cooldown;
    return ability_worth(l->t, ability, full) -
           ability_worth(l->t, l->me->ability, l->me->cooldown) - l->t->imitate_cost;
}

/* What it brings; nothing is done for 0 or less. */
static int gain_between(const Analysis *l, Option o)
{
    switch ((Verb)option_verb(o)) {
    case V_OPEN:
        return FIRST;
    case V_SUPERNOVA:
        return supernova_damage(l, option_arg(o, 0));
    case V_SUPERNOVA_TWO:
        return supernova_damage(l, option_arg(o, 0)) + supernova_damage(l, option_arg(o, 1));
    case V_HEAL:
        return weigh_heal(l);
    case V_FREEZE:
        return weigh_freeze(l);
    case V_STEAL:
        return weigh_steal(l, option_arg(o, 0), option_arg(o, 1));
    case V_HYPNOSIS:
        return weigh_pull(l, option_arg(o, 0), option_arg(o, 1));
    case V_SWAP:
        return weigh_swap(l, option_arg(o, 0));
    case V_RETURN:
        return weigh_return(l);
    default:
        return weigh_imitation(l, option_arg(o, 0));
    }
}

int32_t gorgasali_weigh_between(const Analysis *l, Option o)
{
    const int gain = gain_between(l, o);
    return gain > 0 ? ABILITY_FIRST + gain : NEVER;
}

/* ---- shots ---- */

static int reload_gain(const Analysis *l)
{
    int gain = 0;
    for (int i = 0; i < HELD; i++)
        if (l->weapon[i] != NO_CARD && !l->loaded[i])
            gain += l->t->reload + gorgasali_weapon_worth(l->s, l->t, l->seat, l->weapon[i]) /
                                       l->t->reload_part;
    return gain;
}

static int shot_worth(const Analysis *l, int weapon, int extension, int character)
{
    const Opponent *f = gorgasali_opponent(l, gorgasali_seat_of(l->s, character));
    if (f == 0)
        return 0;
    const Hit hit = gorgasali_expect_shot(
        l->s, l->t, l->seat, weapon, extension, f->seat, range_to(l, f),
        gorgasali_is_diagonal(l->s, l->me->square, f->square));
    const int card = extension == NO_CARD
                         ? 0 : gorgasali_card_worth(l->s, l->t, l->seat, extension) /
                                   l->t->used_part;
    return gorgasali_hit_worth(l, f, hit) - card;
}

static int32_t weigh_shot(const Analysis *l, Option o)
{
    const bool with = option_verb(o) == V_SHOOT_WITH;
    const int worth = shot_worth(l, option_arg(o, 0), with ? option_arg(o, 1) : NO_CARD,
                                 option_arg(o, with ? 2 : 1));
    return worth > l->t->least_shot && worth > reload_gain(l) ? SHOT_FIRST + worth : NEVER;
}

/* ---- throws ---- */

static Hit thrown(const Analysis *l, const SupportCard *k, const Opponent *f, int chance)
{
    const Absorbed a = gorgasali_absorb(l->s, f->seat, k->damage, false);
    return (Hit){.loss = min_of(a.loss, f->health) * TENTH * chance / 36,
                 .blocked = (a.after_field - a.loss) * TENTH * chance / 36,
                 .kill = a.loss >= f->health ? 1000 * chance / 36 : 0};
}

/* Chance in 36ths that two dice show so much; GO-FLAME-2. */
static int chance_of_total(int minimum)
{
    static const uint8_t chance[2 * DIE + 2] = {36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1};
    return minimum > 2 * DIE ? 0 : chance[minimum];
}

static int flame_worth(const Analysis *l, const SupportCard *k, const Opponent *target)
{
    int worth = 0;
    for (int i = 0; i < l->n_foes; i++) {
        const Opponent *f = &l->foe[i];
        if (f == target || gorgasali_range(l->s, f->square, target->square) <= k->within)
            worth += gorgasali_hit_worth(l, f, thrown(l, k, f, chance_of_total(k->minimum)));
    }
    return worth;
}

/* GO-NTT: who could hurt us cannot, or has to reload. */
static int ntt_worth(const Analysis *l, const Opponent *f)
{
    const int harm = max_of(f->harm[0], f->harm[1]);
    return l->s->player[f->seat].loaded == 0 ? 0 : harm * l->fear / (16 * l->t->ntt_part);
}

static int32_t weigh_throw(const Analysis *l, Option o)
{
    const SupportCard *k = support_at(l->s, option_arg(o, 0));
    const Opponent *f = gorgasali_opponent(l, gorgasali_seat_of(l->s, option_arg(o, 1)));
    int worth = 0;
    if (f == 0)
        return NEVER;
    if (k->effect == EFFECT_FLAME_BALL)
        worth = flame_worth(l, k, f);
    else if (k->effect == EFFECT_NTT_BALL)
        worth = ntt_worth(l, f);
    else
        worth = gorgasali_hit_worth(l, f, thrown(l, k, f, 36 / DIE));
    return worth > l->t->least_throw ? THROW_FIRST + worth : NEVER;
}

/* ---- banners ---- */

/* GO-PLAT, GO-FIELD, GO-SMOKE: what they will save here. */
static int32_t weigh_cover(const Analysis *l, const SupportCard *k)
{
    const int weapons = gorgasali_danger_of_weapons(l, l->me->square) * l->fear / 16;
    int worth = 0;
    if (k->effect == EFFECT_SMOKE_BALL)
        worth = weapons - l->t->least_smoke;
    else if (k->effect == EFFECT_MAGIC_FIELD)
        worth = weapons / l->t->field_part - l->t->least_field;
    else
        worth = weapons / l->t->platform_part - l->t->least_platform;
    if (gorgasali_in_smoke(l->s, l->seat))
        return NEVER;
    return worth > 0 ? BANNER_FIRST + worth : NEVER;
}

/* GO-BALL: where enemies are, or have to come. */
static int32_t weigh_ball(const Analysis *l, const SupportCard *k, int square)
{
    int worth = -l->t->least_ball;
    for (int i = 0; i < l->n_foes; i++) {
        const Opponent *f = &l->foe[i];
        const int range = gorgasali_range(l->s, square, f->square);
        if (range <= k->within + l->t->ball_reach)
            worth += (l->s->player[f->seat].frozen ? l->t->ball_frozen : l->t->ball_foe) -
                     range * l->t->ball_step;
    }
    return worth > 0 ? BANNER_FIRST + worth : NEVER;
}

/* GO-BARR: how much of the danger no longer sees us from where it stands. */
static int32_t weigh_barrier(const Analysis *l, int first, int last)
{
    const Board *b = board(l->s);
    State s = *l->s;
    int worth = -l->t->least_barrier;
    for (int row = b->row[first]; row <= b->row[last]; row++)
        for (int column = b->column[first]; column <= b->column[last]; column++)
            squares_add(&s.barriers, square_at(row, column));
    for (int i = 0; i < l->n_foes; i++) {
        const Opponent *f = &l->foe[i];
        if (range_to(l, f) <= 2 * RANGE_MAX &&
            gorgasali_sees(l->s, f->square, l->me->square) &&
            !gorgasali_sees(&s, f->square, l->me->square))
            worth += max_of(f->harm[0], f->harm[1]) * l->fear /
                     (16 * (l->s->player[f->seat].frozen ? 1 : l->t->barrier_part));
    }
    return worth > 0 ? BANNER_FIRST + worth : NEVER;
}

/* ---- utility cards before the roll ---- */

static int healing_cards(const Analysis *l)
{
    int n = 0;
    EACH_SLOT (slot) {
        const int card = gorgasali_card_in(l->s, l->seat, slot);
        n += card != NO_CARD && !is_weapon(l->s, card) &&
             support_at(l->s, card)->effect == EFFECT_HEAL;
    }
    return n;
}

/* Potions are not wasted; the last one is kept for a mate who is out. */
static int32_t weigh_potion(const Analysis *l, const SupportCard *k)
{
    const int missing = content(l->s)->health - l->me->health;
    const int gain = min_of(k->n, missing), health = l->me->health;
    const int mate = mate_of(l->s, l->seat);
    const int danger = on_map(l->s, l->seat) ? gorgasali_danger(l, l->me->square) : 0;
    if (mate != NOBODY && !is_playing(l->s, mate) && healing_cards(l) == 1 &&
        health > l->t->potion_mate)
        return NEVER;
    const bool fits = gain >= min_of(k->n * l->t->potion_fifths / 5, l->t->potion_most);
    const bool weak = health <= l->t->potion_low ||
                      danger * l->t->danger_halves / 2 >= health * TENTH;
    const bool urgent = gain >= l->t->potion_least && weak;
    return fits || urgent ? FIRST - k->n + gain * 2 : NEVER;
}

/* GO-AMMO-1: when nothing can be fired and somebody is near enough. */
static int32_t weigh_bag(const Analysis *l)
{
    int unloaded = 0;
    bool near = false;
    for (int i = 0; i < HELD; i++) {
        unloaded += l->weapon[i] != NO_CARD && !l->loaded[i];
        if (l->weapon[i] != NO_CARD && l->loaded[i])
            return NEVER;
    }
    for (int i = 0; on_map(l->s, l->seat) && i < l->n_foes; i++)
        near = near || range_to(l, &l->foe[i]) <= 2 * RANGE_MAX;
    return unloaded > 0 && near ? FIRST : NEVER;
}

static int32_t weigh_use(const Analysis *l, int card)
{
    const SupportCard *k = support_at(l->s, card);
    if (k->effect == EFFECT_HEAL)
        return weigh_potion(l, k);
    if (k->effect == EFFECT_RELOAD)
        return weigh_bag(l);
    return weigh_cover(l, k);
}

/* ---- cards in slots ---- */

/* How much a card is wanted in an active slot now. */
static int wanted(const Analysis *l, int card)
{
    if (card == NO_CARD)
        return 0;
    const int worth = gorgasali_card_worth(l->s, l->t, l->seat, card);
    if (is_weapon(l->s, card) || support_at(l->s, card)->effect != EFFECT_HEAL)
        return worth;
    const int missing = content(l->s)->health - l->me->health;
    return worth / l->t->potion_kept_part + min_of(missing, support_at(l->s, card)->n) * TENTH;
}

static int exchange_gain(const Analysis *l, int active, int stored)
{
    return wanted(l, gorgasali_card_in(l->s, l->seat, stored)) -
           wanted(l, gorgasali_card_in(l->s, l->seat, active));
}

static int32_t weigh_arrange(const Analysis *l)
{
    int best = 0;
    for (int category = 0; category < CATEGORIES; category++)
        for (int i = 0; i < slots_of(l->s, BACKPACK, category); i++)
            for (int k = 0; k < slots_of(l->s, ACTIVE, category); k++)
                best = max_of(best, exchange_gain(l, slot_number(ACTIVE, category, k),
                                                slot_number(BACKPACK, category, i)));
    const bool pays = best > l->t->arrange && best > reload_gain(l) * l->t->arrange_reloads;
    return pays ? RELOAD_FIRST + best : NEVER;
}

/* GO-CARD-7: the new card instead of an old one, or not at all. */
static int replace_gain(const Analysis *l, int slot)
{
    const Incoming *in = &l->s->incoming;
    const int old = gorgasali_card_in(l->s, l->seat, slot);
    int gain = gorgasali_card_worth(l->s, l->t, l->seat, in->card[0]) -
               gorgasali_card_worth(l->s, l->t, l->seat, old) - 1;  /* not for one alike */
    if (slot_category(slot) == WEAPON)
        gain += l->t->loaded * ((in->loaded[0] != 0) -
                                (gorgasali_is_loaded(l->s, l->seat, slot) != 0));
    return gain;
}

int32_t gorgasali_weigh_action(const Analysis *l, Option o)
{
    const int a = option_arg(o, 0), b = option_arg(o, 1);
    switch ((Verb)option_verb(o)) {
    case V_SHOOT:
    case V_SHOOT_WITH:
        return weigh_shot(l, o);
    case V_THROW:
        return weigh_throw(l, o);
    case V_USE:
        return weigh_use(l, a);
    case V_PLACE:
        return weigh_ball(l, support_at(l->s, a), b);
    case V_BARRIER:
        return weigh_barrier(l, b, option_arg(o, 2));
    case V_RELOAD:
        return RELOAD_FIRST + reload_gain(l);
    case V_ARRANGE:
        return weigh_arrange(l);
    case V_EXCHANGE:
        return exchange_gain(l, a, b) - l->t->exchange;
    case V_FILL:
        return wanted(l, gorgasali_card_in(l->s, l->seat, a));
    case V_PUT:
        return slot_place(a) == ACTIVE ? 1 : 0;
    case V_REPLACE:
        return replace_gain(l, a);
    default:
        return 0;
    }
}
