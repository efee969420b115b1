/* What cards, shots and dangers are worth to the scripted bot, in tenths of a point of health. */
#include "games/gorgasali/policy.h"

enum {
    FAR_AWAY = 2 * DIE + RANGE_MAX,  /* nobody reaches farther in one turn */
    ARM = 6,                         /* nor without walking */
};

/* In how many ways n dice show a total. */
static const uint16_t ways[ROLLED_MAX][ROLLED_MAX * DIE + 1] = {
    {0, 1, 1, 1, 1, 1, 1},
    {0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1},
    {0, 0, 0, 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1},
    {0, 0, 0, 0, 1, 4, 10, 20, 35, 56, 80, 104, 125, 140, 146, 140, 125, 104, 80, 56, 35, 20, 10,
     4, 1},
    {0, 0, 0, 0, 0, 1, 5, 15, 35, 70, 126, 205, 305, 420, 540, 651, 735, 780, 780, 735, 651, 540,
     420, 305, 205, 126, 70, 35, 15, 5, 1},
    {0, 0, 0, 0, 0, 0, 1, 6, 21, 56, 126, 252, 456, 756, 1161, 1666, 2247, 2856, 3431, 3906, 4221,
     4332, 4221, 3906, 3431, 2856, 2247, 1666, 1161, 756, 456, 252, 126, 56, 21, 6, 1},
};
static const int all_ways[ROLLED_MAX] = {6, 36, 216, 1296, 7776, 46656};

/* ---- shots ---- */

typedef struct WeaponRange {
    const Weapon *w;
    int n, need;              /* dice; total that hits */
    int lower, raise;         /* pips less on a platform, more by rolling again */
    bool diagonal, piercing;
    int drain;                /* tenths of Drain Fluid in a shot that hits, on average */
} WeaponRange;

/* Damage of a total. How many dice are high is not known: as many as on average, reckoned in
 * sixths, for each adds the same. */
static int damage_of(const WeaponRange *b, int total)
{
    const int high = b->n * (DIE + 1 - b->w->on);
    const int none = gorgasali_damage(b->w, b->n, total, 0, b->diagonal);
    return none + (gorgasali_damage(b->w, b->n, total, high, b->diagonal) - none) / DIE;
}

static WeaponRange weapon_range_of(const State *s, const Tuning *t, int seat, int weapon,
                                   int extension, int target, int range, bool diagonal)
{
    const Banner *platform = gorgasali_banner_on(s, s->player[target].square,
                                                 EFFECT_TREE_PLATFORM);
    const SupportCard *k = extension == NO_CARD ? 0 : support_at(s, extension);
    WeaponRange b = {.w = weapon_at(s, weapon), .n = gorgasali_shot_dice(s, weapon, extension),
                     .need = gorgasali_minimum(s, weapon, extension, range), .diagonal = diagonal};
    b.lower = platform != 0 ? b.n * support_at(s, platform->card)->n : 0;
    b.raise = k != 0 && k->effect == EFFECT_REROLL ? b.n * t->reroll_quarters / 4 : 0;
    b.piercing = b.w->special == SPECIAL_PIERCING;
    if (has_ability(s, seat, ABILITY_DRAIN_FLUID) && !gorgasali_is_immune(s, target)) {
        const Character *d = gorgasali_ability(s, ABILITY_DRAIN_FLUID);
        b.drain = b.n * (DIE - d->over) * d->damage * TENTH / DIE;
    }
    return b;
}

/* What a miss can be turned into: GO-EXT-4. In 36ths of the chances of one roll. */
static int tries(const State *s, int extension, int hits, int whole)
{
    const bool second = extension != NO_CARD &&
                        support_at(s, extension)->effect == EFFECT_SECOND_TRY;
    return second ? 36 * (2 * whole - hits) / whole : 36;
}

Hit gorgasali_expect_shot(const State *s, const Tuning *t, int seat, int weapon, int extension,
                          int target, int range, bool diagonal)
{
    const WeaponRange b = weapon_range_of(s, t, seat, weapon, extension, target, range, diagonal);
    const int health = s->player[target].health * TENTH, whole = all_ways[b.n - 1];
    int64_t loss = 0, blocked = 0;
    int hits = 0, kills = 0;
    for (int total = b.n; total <= b.n * DIE; total++) {
        const int counted = total - b.lower + b.raise, n = ways[b.n - 1][total];
        if (counted < b.need)
            continue;
        const Absorbed a = gorgasali_absorb(s, target, damage_of(&b, counted), b.piercing);
        const int lost = a.loss * TENTH + b.drain;
        hits += n;
        kills += lost >= health ? n : 0;
        loss += (int64_t)(lost < health ? lost : health) * n;
        blocked += (int64_t)(a.after_field - a.loss) * TENTH * n;
    }
    const int scale = tries(s, extension, hits, whole);
    const int heals = b.drain + (b.w->special == SPECIAL_LEECH ? b.w->n * TENTH : 0);
    return (Hit){.loss = (int)(loss * scale / 36 / whole),
                 .blocked = (int)(blocked * scale / 36 / whole),
                 .kill = (int)((int64_t)kills * 1000 * scale / 36 / whole),
                 .heals = (int)((int64_t)heals * hits * scale / 36 / whole)};
}


/* Kills first, then who is nearest to one. */
int gorgasali_hit_worth(const Analysis *l, const Opponent *f, Hit hit)
{
    const int missing = (content(l->s)->health - l->me->health) * TENTH;
    return hit.loss * l->hurt / 16 + hit.blocked * l->hurt / (16 * l->t->blocked_part) +
           hit.kill * (f->kill_worth / 10) / 100 + hit.loss * l->t->finish / max_of(f->health, 1) +
           min_of(hit.heals, missing) * l->fear / 16;
}

/* ---- cards ---- */

static bool holds_group(const State *s, int seat, int group)
{
    for (int i = 0; i < slots_of(s, ACTIVE, WEAPON); i++) {
        const int card = gorgasali_card_in(s, seat, slot_number(ACTIVE, WEAPON, i));
        if (card != NO_CARD && weapon_at(s, card)->group == group)
            return true;
    }
    return false;
}

static int utility_worth(const State *s, const Tuning *t, int seat, const SupportCard *k)
{
    switch ((SupportEffect)k->effect) {
    case EFFECT_HEAL:
        return t->potion + min_of(k->n, t->potion_most) * t->potion_point;
    case EFFECT_RELOAD:
        return t->ammunition_bag;
    case EFFECT_TELEPORT:
        return t->teleport;
    case EFFECT_MULTIPLY:
        return t->doubled_roll;
    case EFFECT_DIAGONALS:
        return t->diagonals;
    case EFFECT_EASY_TERRAIN:
        return t->easy_terrain + k->terrain;  /* water costs most */
    case EFFECT_EXTRA_DICE:
        return holds_group(s, seat, k->weapons) ? t->extra_dice : t->unfit_dice;
    default:
        return holds_group(s, seat, k->weapons) ? t->extension : t->unfit_extension;
    }
}

int gorgasali_weapon_worth(const State *s, const Tuning *t, int seat, int weapon)
{
    const int by_range[RANGE_MAX + 1] = {0, t->range_1, t->range_2, t->range_3, t->range_4};
    const Weapon *w = weapon_at(s, weapon);
    WeaponRange b = {.w = w, .n = w->dice};
    int sum = 0, hits = 0;
    for (int r = 0; r < w->range; r++)
        b.need = r == 0 || w->minimum[r] < b.need ? w->minimum[r] : b.need;
    for (int total = b.n; total <= b.n * DIE; total++) {
        if (total < b.need)
            continue;
        sum += ways[b.n - 1][total] * damage_of(&b, total);
        hits += ways[b.n - 1][total];
    }
    int worth = sum * TENTH / all_ways[b.n - 1];
    if (w->special == SPECIAL_DIAGONAL)
        worth += worth / t->diagonal_part;
    if (w->special == SPECIAL_STAYS_LOADED || w->special == SPECIAL_LEECH ||
        w->special == SPECIAL_PIERCING)
        worth += worth / t->special_part;
    if (has_ability(s, seat, ABILITY_DRAIN_FLUID))
        worth += t->drain_die * b.n * hits / all_ways[b.n - 1];
    return worth * by_range[w->range] / 16;
}

int gorgasali_card_worth(const State *s, const Tuning *t, int seat, int card)
{
    if (is_weapon(s, card))
        return gorgasali_weapon_worth(s, t, seat, card);
    const SupportCard *k = support_at(s, card);
    switch ((SupportEffect)k->effect) {
    case EFFECT_BARRIER:
        return t->barrier;
    case EFFECT_BALL_LIGHTNING:
        return t->ball_lightning;
    case EFFECT_TREE_PLATFORM:
        return t->tree_platform;
    case EFFECT_MAGIC_FIELD:
        return t->magic_field;
    case EFFECT_FLAME_BALL:
        return t->flame_ball;
    case EFFECT_MAGIC_SPEAR:
        return t->magic_spear;
    case EFFECT_NTT_BALL:
        return t->ntt_ball;
    case EFFECT_SMOKE_BALL:
        return t->smoke_ball;
    case EFFECT_BLOCK:
        return k->n * t->armour;
    default:
        return utility_worth(s, t, seat, k);
    }
}

/* One weapon and two support cards, seen by what is still missing. */
int gorgasali_chest_worth(const State *s, const Tuning *t, int seat)
{
    const Player *p = &s->player[seat];
    int worth = t->chest, worst = t->weapon_wanted, n = 0;
    for (int i = 0; i < slots_of(s, ACTIVE, WEAPON); i++) {
        const int card = gorgasali_card_in(s, seat, slot_number(ACTIVE, WEAPON, i));
        if (card != NO_CARD) {
            n++;
            worst = min_of(worst, gorgasali_weapon_worth(s, t, seat, card));
        }
    }
    worth += n == 0 ? t->first_weapon : n == 1 ? t->second_weapon
             : (t->weapon_wanted - worst) / t->weapon_part;
    worth += p->slot[slot_number(ACTIVE, VEST, 0)] == 0 ? t->vest : 0;
    worth += p->slot[slot_number(ACTIVE, HELMET, 0)] == 0 ? t->helmet : 0;
    worth += p->slot[slot_number(ACTIVE, DEFENCE, 0)] == 0 ? t->defence : 0;
    worth += gorgasali_free_slot(s, seat, ACTIVE, THROW) >= 0 ? t->throw : 0;
    worth += gorgasali_free_slot(s, seat, ACTIVE, UTILITY) >= 0 ? t->utility : 0;
    worth += gorgasali_free_slot(s, seat, BACKPACK, UTILITY) >= 0 ? t->stored : 0;
    return worth;
}

/* ---- enemies ---- */

/* The range at which a weapon hits best. */
static int best_range(const Weapon *w)
{
    int best = w->range;
    for (int r = w->range - 1; r >= 1; r--)
        best = w->minimum[r - 1] < w->minimum[best - 1] ? r : best;
    return best;
}

static bool has_bag(const State *s, int seat)
{
    for (int i = 0; i < slots_of(s, ACTIVE, UTILITY); i++) {
        const int card = gorgasali_card_in(s, seat, slot_number(ACTIVE, UTILITY, i));
        if (card != NO_CARD && support_at(s, card)->effect == EFFECT_RELOAD)
            return true;
    }
    return false;
}

/* ---- how a fight of two would end ---- */

/* Health, armour and potions: what somebody can take, in tenths. */
static int survival_worth(const State *s, const Tuning *t, int seat)
{
    int power = s->player[seat].health;
    EACH_SLOT (slot) {
        const int card = gorgasali_card_in(s, seat, slot);
        if (card == NO_CARD || is_weapon(s, card))
            continue;
        const SupportCard *k = support_at(s, card);
        if (k->effect == EFFECT_BLOCK)
            power += k->n;
        else if (k->effect == EFFECT_HEAL)
            power += min_of(k->n, t->potion_most) / t->potion_part;
    }
    return power * TENTH;
}

/* Damage in three turns: both weapons and a reload, or one weapon and a half. */
static int firepower(const State *s, const Tuning *t, int seat)
{
    int sum = 0, best = 0;
    for (int i = 0; i < HELD; i++) {
        const int card = gorgasali_card_in(s, seat, slot_number(ACTIVE, WEAPON, i));
        const int worth = card == NO_CARD ? 0 : gorgasali_weapon_worth(s, t, seat, card);
        sum += worth;
        best = max_of(best, worth);
    }
    return t->fire_least + (sum > best ? sum : best * t->lone_halves / 2);
}

/* ---- how a seat stands ---- */

/* The logarithm to base two in 256ths, straight between powers. */
static int32_t logarithm(int n)
{
    const int power = 31 - __builtin_clz((unsigned)max_of(n, 1));
    return 256 * power + (power == 0 ? 0 : (max_of(n, 1) - (1 << power)) * 256 / (1 << power));
}

/* Twice as much to take and twice as much to deal make somebody so much stronger. */
static int32_t strength(const State *s, const Tuning *t, int seat)
{
    const int square = s->player[seat].square;
    int power = survival_worth(s, t, seat) +
                s->player[seat].chests * t->chest / t->chest_part;
    if (square != NO_SQUARE && is_inactive(s, square))
        power -= t->zone_loss * TENTH;
    return logarithm(max_of(power, TENTH)) * t->power_share / 16 +
           logarithm(firepower(s, t, seat)) * t->fire_share / 16;
}

/* The chance of a team is that of its members together. */
int32_t gorgasali_value(const void *state, int seat, const Tuning *t)
{
    const State *s = state;
    int32_t standing[MAX_SEATS], sum = 0;
    int side[MAX_SEATS], n = 0;
    EACH_SEAT (other, s)
        if (is_playing(s, other)) {
            standing[n] = strength(s, t, other);
            side[n++] = team_of(s, other);
        }
    for (int i = 0; i < n; i++)
        if (side[i] == team_of(s, seat))
            sum += chance_of_standing(standing, n, i, t->twice);
    return sum < SURE ? sum : SURE - 1;
}

static int edge_over(const Analysis *l, int seat)
{
    const int64_t ours = (int64_t)l->power * l->fire;
    const int64_t his = (int64_t)survival_worth(l->s, l->t, seat) *
                        firepower(l->s, l->t, seat);
    return (int)(ours * 16 / (his + 1) < 64 ? ours * 16 / (his + 1) : 64);
}

static void look_at_harm(const Analysis *l, Opponent *f)
{
    const State *s = l->s;
    const Player *p = &s->player[f->seat];
    const bool bag = has_bag(s, f->seat);
    for (int i = 0; i < HELD; i++) {
        const int card = gorgasali_card_in(s, f->seat, slot_number(ACTIVE, WEAPON, i));
        if (card == NO_CARD || !(bag || p->loaded >> i & 1))
            continue;
        const Weapon *w = weapon_at(s, card);
        const Hit hit = gorgasali_expect_shot(s, l->t, f->seat, card, NO_CARD, l->seat,
                                              best_range(w), false);
        f->harm[i] = hit.loss + hit.blocked / l->t->blocked_part;
        f->far[i] = w->range;
    }
    if (gorgasali_is_immune(s, l->seat))
        return;
    if (p->ability == ABILITY_SUPERNOVA && p->cooldown <= 1) {
        f->harm[HELD] = gorgasali_ability(s, ABILITY_SUPERNOVA)->damage * TENTH;
        f->far[HELD] = gorgasali_ability(s, ABILITY_SUPERNOVA)->range_max;
    } else if (p->ability == ABILITY_IGNITE) {
        f->harm[HELD] = gorgasali_ability(s, ABILITY_IGNITE)->damage * TENTH + l->t->no_potions;
        f->far[HELD] = 1;
    } else if (p->ability == ABILITY_STEAL && p->cooldown <= 1) {
        f->harm[HELD] = l->t->theft;
        f->far[HELD] = gorgasali_ability(s, ABILITY_STEAL)->range_max;
    }
}

static void look_at_shots(const Analysis *l, Opponent *f)
{
    const State *s = l->s;
    for (int i = 0; i < HELD; i++) {
        if (l->weapon[i] == NO_CARD)
            continue;
        const Weapon *w = weapon_at(s, l->weapon[i]);
        int worth = 0, diagonal = 0;
        for (int range = 1; range <= w->range; range++) {
            if (range == 1 || w->minimum[range - 1] != w->minimum[range - 2]) {
                worth = gorgasali_hit_worth(l, f, gorgasali_expect_shot(
                    s, l->t, l->seat, l->weapon[i], NO_CARD, f->seat, range, false));
                diagonal = worth;
                if (w->special == SPECIAL_DIAGONAL)
                    diagonal = gorgasali_hit_worth(l, f, gorgasali_expect_shot(
                        s, l->t, l->seat, l->weapon[i], NO_CARD, f->seat, range, true));
            }
            f->shot[i][range][0] = worth;
            f->shot[i][range][1] = diagonal;
        }
    }
}

static int kill_worth(const Analysis *l, int seat)
{
    const Player *p = &l->s->player[seat];
    int worth = l->t->kill + p->chests * l->t->loot_chest;
    EACH_SLOT (slot)
        worth += p->slot[slot] != 0 ? l->t->loot_card : 0;
    return l->enemies == 1 ? WORTH_WIN : worth;
}

static void look_at_foe(Analysis *l, int seat)
{
    Opponent *f = &l->foe[l->n_foes++];
    *f = (Opponent){.seat = seat, .square = l->s->player[seat].square,
                    .health = l->s->player[seat].health};
    f->kill_worth = kill_worth(l, seat);
    if (on_map(l->s, l->seat) &&
        gorgasali_range(l->s, l->me->square, f->square) > FAR_AWAY + RANGE_MAX)
        return;
    f->edge = edge_over(l, seat);
    look_at_harm(l, f);
    look_at_shots(l, f);
}

void gorgasali_analyse(const State *s, int seat, const Tuning *t, Analysis *l)
{
    *l = (Analysis){.s = s, .t = t, .me = &s->player[seat], .seat = seat};
    l->acts = !(s->turn.done & (DONE_MAIN | DONE_REVIVAL));
    for (int i = 0; i < HELD; i++) {
        l->weapon[i] = gorgasali_card_in(s, seat, slot_number(ACTIVE, WEAPON, i));
        l->loaded[i] = l->me->loaded >> i & 1;
    }
    EACH_SEAT (other, s)
        l->enemies += is_playing(s, other) && is_enemy(s, seat, other);
    l->power = survival_worth(s, t, seat);
    l->fire = firepower(s, t, seat);
    l->fear = 16 + 16 * t->fear / (l->me->health + t->fear_curve);
    /* the fewer are left */
    l->hurt = l->enemies == 1 ? t->hurt_last : l->enemies == 2 ? t->hurt_two : t->hurt_many;
    EACH_SEAT (other, s)
        if (is_playing(s, other) && on_map(s, other) && is_enemy(s, seat, other))
            look_at_foe(l, other);
}

const Opponent *gorgasali_opponent(const Analysis *l, int seat)
{
    for (int i = 0; i < l->n_foes; i++)
        if (l->foe[i].seat == seat)
            return &l->foe[i];
    return 0;
}

/* ---- danger ---- */

int gorgasali_chance_to_walk(int points)
{
    static const uint8_t chance[2 * DIE + 1] = {36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1};
    return points > 2 * DIE ? 0 : chance[points];
}

/* Points to come so near, about: obstacles take more. */
int gorgasali_steps_into_range(const Analysis *l, int from, int to, int range)
{
    const Board *b = board(l->s);
    const int steps = square_steps_to_range(place_on(b, from), place_on(b, to), range);
    return steps * l->t->detour_fifths / 5;
}

static int chance_of_harm(const Analysis *l, const Opponent *f, int i, int square)
{
    const int steps = gorgasali_steps_into_range(l, f->square, square, f->far[i]);
    if (l->s->player[f->seat].frozen)
        return steps == 0 ? 36 : 0;
    return gorgasali_chance_to_walk(steps);
}

static int harm_of_weapons(const Analysis *l, const Opponent *f, int square)
{
    int worst = 0;
    for (int i = 0; i < HELD; i++)
        if (f->harm[i] > 0)
            worst = max_of(worst, f->harm[i] * chance_of_harm(l, f, i, square) / 36);
    return worst;
}

static bool is_far(const Analysis *l, const Opponent *f, int square)
{
    return gorgasali_range(l->s, f->square, square) > FAR_AWAY;
}

int gorgasali_danger_of_weapons(const Analysis *l, int square)
{
    int sum = 0;
    for (int i = 0; i < l->n_foes; i++)
        if (!is_far(l, &l->foe[i], square))
            sum += harm_of_weapons(l, &l->foe[i], square);
    return sum * l->t->other_targets / 16;
}

int gorgasali_danger(const Analysis *l, int square)
{
    int sum = 0;
    for (int i = 0; i < l->n_foes; i++) {
        const Opponent *f = &l->foe[i];
        if (is_far(l, f, square))
            continue;
        sum += harm_of_weapons(l, f, square);
        if (f->harm[HELD] > 0)
            sum += f->harm[HELD] * chance_of_harm(l, f, HELD, square) / 36;
    }
    return sum * l->t->other_targets / 16;
}

/* ---- attacks ---- */

static bool can_hit(const Analysis *l, const Opponent *f, int square)
{
    return gorgasali_sees(l->s, square, f->square) && !gorgasali_in_smoke(l->s, f->seat);
}

static int best_shot(const Analysis *l, const Opponent *f, int range, bool diagonal)
{
    int best = 0;
    for (int i = 0; i < HELD && range <= RANGE_MAX; i++)
        if (l->weapon[i] != NO_CARD && l->loaded[i])
            best = max_of(best, f->shot[i][range][diagonal]);
    return best;
}

bool gorgasali_is_ready(const Analysis *l, Ability ability)
{
    return has_ability(l->s, l->seat, ability) && l->me->cooldown == 0;
}

/* What abilities and throw cards add against one enemy so near. */
static int extra_worth(const Analysis *l, const Opponent *f, int range)
{
    int worth = 0;
    const int throw = gorgasali_card_in(l->s, l->seat, slot_number(ACTIVE, THROW, 0));
    if (throw != NO_CARD && !(l->s->turn.done & DONE_THROW)) {
        const SupportCard *k = support_at(l->s, throw);
        if (k->range_max > 0 && range >= k->range_min && range <= k->range_max)
            worth += gorgasali_card_worth(l->s, l->t, l->seat, throw) * l->t->throw_thirds / 3;
    }
    if (l->me->ability == NO_ABILITY || gorgasali_is_immune(l->s, f->seat))
        return worth;
    const Character *k = gorgasali_ability(l->s, l->me->ability);
    if (range > k->range_max || l->me->cooldown > 0)
        return worth;
    if (k->ability == ABILITY_SUPERNOVA || k->ability == ABILITY_IGNITE) {
        const bool kills = k->damage >= f->health;
        worth += gorgasali_hit_worth(l, f, (Hit){.loss = min_of(k->damage, f->health) * TENTH,
                                                 .kill = kills ? 1000 : 0});
    } else if (k->ability == ABILITY_STEAL) {
        worth += l->t->steal_reach;
    }
    return worth;
}

int gorgasali_attack_worth(const Analysis *l, int square)
{
    int shot = 0, extra = 0;
    const bool pulls = gorgasali_is_ready(l, ABILITY_HYPNOSIS) && !is_inactive(l->s, square);
    for (int i = 0; i < l->n_foes; i++) {
        const Opponent *f = &l->foe[i];
        const int range = gorgasali_range(l->s, square, f->square);
        if (range > ARM || range == 0)
            continue;
        if (range <= RANGE_MAX && l->acts && can_hit(l, f, square))
            shot = max_of(shot, best_shot(l, f, range,
                                        gorgasali_is_diagonal(l->s, square, f->square)));
        if (pulls && l->acts && !gorgasali_is_immune(l->s, f->seat) &&
            range <= gorgasali_ability(l->s, ABILITY_HYPNOSIS)->range_max)
            shot = max_of(shot, best_shot(l, f, 1, true) * l->t->pulled / 16);
        extra += extra_worth(l, f, range);
    }
    return shot + extra;
}
