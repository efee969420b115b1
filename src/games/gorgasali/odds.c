/* Exact chances of shots and throws, by going through all dice with the arithmetic of the rules. A
 * roll is a row of dice in ascending order, which stands for all its arrangements. */
#include "games/gorgasali/gorgasali.h"

typedef struct Aim {
    const State *s;
    int seat, target;
    int weapon, extension;   /* cards; or a throw card: */
    const SupportCard *thrown;   /* NULL: a shot */
    int n;                   /* dice */
} Aim;

enum { ROWS_MAX = 462,     /* rows of ROLLED_MAX dice: 11 over 5 */
       KEPT_MAX = 924 };   /* rows of at most so many: 12 over 6 */

/* What rolls do, summed up with their weights; loss is cut at the health of the target. */
typedef struct Sum {
    int64_t hit, kill, loss;
} Sum;

static const int64_t powers[ROLLED_MAX + 1] = {1, 6, 36, 216, 1296, 7776, 46656};

/* ---- one roll ---- */

static bool extended_by(const Aim *a, SupportEffect effect)
{
    return a->thrown == 0 && a->extension != NO_CARD &&
           support_at(a->s, a->extension)->effect == effect;
}

static bool throw_hits(const Aim *a, const uint8_t *dice)
{
    const State *s = a->s;
    int total = 0;
    for (int i = 0; i < a->n; i++)
        total += dice[i];
    if (a->thrown->effect == EFFECT_MAGIC_SPEAR)
        return total == gorgasali_range(s, s->player[a->seat].square, s->player[a->target].square);
    return total >= a->thrown->minimum;
}

static Sum outcome(const Aim *a, const uint8_t *dice, int *loss)
{
    const State *s = a->s;
    const int health = s->player[a->target].health;
    Shot shot = {0};
    bool piercing = false;
    if (a->thrown != 0) {
        shot.hit = throw_hits(a, dice);
        shot.damage = shot.hit ? a->thrown->damage : 0;
    } else {
        shot = gorgasali_shot(s, a->seat, a->weapon, a->extension, a->target, dice, a->n);
        piercing = weapon_at(s, a->weapon)->special == SPECIAL_PIERCING;
    }
    const int whole = gorgasali_absorb(s, a->target, shot.damage, piercing).loss + shot.drained;
    *loss = whole < health ? whole : health;
    return (Sum){shot.hit, whole >= health, *loss};
}

/* In how many ways the target loses how much. */
typedef struct Losses {
    int64_t ways[UINT8_MAX + 1];
} Losses;

/* ---- rolling again ---- */

/* All results of rolling the dice that are not kept; weights sum up to 6 ^ (number rolled). Adds
 * them to `losses`, each `weight` times, unless that is NULL. */
static Sum after_reroll(const Aim *a, const uint8_t *kept, int n_kept, int64_t weight,
                        Losses *losses)
{
    uint8_t dice[ROLLED_MAX], rolled[ROLLED_MAX];
    const int n = a->n - n_kept;
    Sum sum = {0};
    for (int i = 0; i < n_kept; i++)
        dice[i] = kept[i];
    dice_first_row(rolled, n);
    do {
        int loss;
        for (int i = 0; i < n; i++)
            dice[n_kept + i] = rolled[i];
        const int64_t ways = dice_arrangements(rolled, n);
        const Sum one = outcome(a, dice, &loss);
        sum.hit += one.hit * ways;
        sum.kill += one.kill * ways;
        sum.loss += one.loss * ways;
        if (losses != 0)
            losses->ways[loss] += ways * weight;
    } while (dice_next_row(rolled, n, DIE));
    return sum;
}

static void scale(Sum *sum, int64_t by)
{
    sum->hit *= by;
    sum->kill *= by;
    sum->loss *= by;
}

static void add_up(Sum *all, Sum sum, int64_t ways)
{
    scale(&sum, ways);
    all->hit += sum.hit;
    all->kill += sum.kill;
    all->loss += sum.loss;
}

/* What is best for a first roll, and the dice to keep for the greatest loss: a row, by number. */
typedef struct Best {
    Sum sum;
    int16_t kept;
} Best;

static void take_best(Best *best, Sum sum, int kept)
{
    best->sum.hit = sum.hit > best->sum.hit ? sum.hit : best->sum.hit;
    best->sum.kill = sum.kill > best->sum.kill ? sum.kill : best->sum.kill;
    if (kept > 0 && sum.loss <= best->sum.loss)
        return;
    best->sum.loss = sum.loss;
    best->kept = kept;
}

/* Both in ascending order. */
static bool is_part_of(const uint8_t *kept, int n_kept, const uint8_t *row, int n)
{
    int found = 0;
    for (int i = 0; i < n && found < n_kept; i++)
        found += row[i] == kept[found];
    return found == n_kept;
}

/* Offers what comes of keeping these dice to all first rolls that have them. */
static void offer_kept(const Aim *a, const uint8_t *dice, int n_kept, Sum sum, int kept, Best *best)
{
    uint8_t row[ROLLED_MAX];
    dice_first_row(row, a->n);
    do {
        if (is_part_of(dice, n_kept, row, a->n))
            take_best(best, sum, kept);
        best++;
    } while (dice_next_row(row, a->n, DIE));
}

/* The losses that come of keeping what is best, for every first roll. */
static void add_losses(const Aim *a, const int64_t *first_rolls, Losses *losses)
{
    uint8_t dice[ROLLED_MAX];
    int kept = 0;
    for (int n_kept = 0; n_kept <= a->n; n_kept++) {
        dice_first_row(dice, n_kept);
        do {
            if (first_rolls[kept] > 0)
                after_reroll(a, dice, n_kept, first_rolls[kept] * powers[n_kept], losses);
            kept++;
        } while (dice_next_row(dice, n_kept, DIE));
    }
}

/* GO-EXT-3: whichever dice are best to roll again; each figure for itself is the best possible, and
 * losses are those of who wants the greatest. What is kept decides what can come, so it is worked
 * out once for all first rolls that have it. */
static Sum all_rerolls(const Aim *a, Losses *losses)
{
    uint8_t dice[ROLLED_MAX];
    Best best[ROWS_MAX] = {{{0}, 0}};
    Sum all = {0};
    int64_t first_rolls[KEPT_MAX] = {0};
    int kept = 0;
    for (int n_kept = 0; n_kept <= a->n; n_kept++) {
        dice_first_row(dice, n_kept);
        do {
            Sum sum = after_reroll(a, dice, n_kept, 0, 0);
            scale(&sum, powers[n_kept]);
            offer_kept(a, dice, n_kept, sum, kept++, best);
        } while (dice_next_row(dice, n_kept, DIE));
    }
    const Best *of_row = best;
    dice_first_row(dice, a->n);
    do {
        const int64_t ways = dice_arrangements(dice, a->n);
        first_rolls[of_row->kept] += ways;
        add_up(&all, of_row++->sum, ways);
    } while (dice_next_row(dice, a->n, DIE));
    add_losses(a, first_rolls, losses);
    return all;
}

/* What comes of a first roll, in parts of 6 ^ n. */
static Sum first_roll(const Aim *a, const uint8_t *dice, int64_t ways, Losses *losses)
{
    int loss;
    Sum sum = outcome(a, dice, &loss);
    if (extended_by(a, EFFECT_SECOND_TRY) && sum.hit == 0)  /* GO-EXT-4 */
        return after_reroll(a, dice, 0, ways, losses);
    losses->ways[loss] += ways * powers[a->n];
    scale(&sum, powers[a->n]);
    return sum;
}

static Sum all_rolls(const Aim *a, Losses *losses)
{
    uint8_t dice[ROLLED_MAX];
    Sum all = {0};
    dice_first_row(dice, a->n);
    do {
        const int64_t ways = dice_arrangements(dice, a->n);
        add_up(&all, first_roll(a, dice, ways, losses), ways);
    } while (dice_next_row(dice, a->n, DIE));
    return all;
}

/* ---- Game.odds ---- */

static void compute_damage(const Aim *a, Odds *out)
{
    const int64_t whole = powers[a->n] * powers[a->n];
    Losses losses = {{0}};
    const Sum all = extended_by(a, EFFECT_REROLL) ? all_rerolls(a, &losses)
                                                  : all_rolls(a, &losses);
    out->hit = odds_chance(all.hit, whole);
    out->kill = odds_chance(all.kill, whole);
    odds_of_losses(out, losses.ways, UINT8_MAX + 1);
}

static bool aim_shot(const State *s, int seat, Option o, Aim *a, Odds *out)
{
    const bool with = option_verb(o) == V_SHOOT_WITH;
    a->weapon = option_arg(o, 0);
    a->extension = with ? option_arg(o, 1) : NO_CARD;
    a->target = gorgasali_seat_of(s, option_arg(o, with ? 2 : 1));
    a->n = gorgasali_shot_dice(s, a->weapon, a->extension);
    out->need = gorgasali_minimum(
        s, a->weapon, a->extension,
        gorgasali_range(s, s->player[seat].square, s->player[a->target].square));
    return true;
}

/* An NTT ball needs no dice and does no damage. */
static bool aim_throw(const State *s, int seat, Option o, Aim *a, Odds *out)
{
    a->thrown = support_at(s, option_arg(o, 0));
    a->target = gorgasali_seat_of(s, option_arg(o, 1));
    a->n = a->thrown->dice;
    out->need = a->thrown->minimum;
    out->exact = a->thrown->effect == EFFECT_MAGIC_SPEAR;
    if (out->exact)
        out->need = gorgasali_range(s, s->player[seat].square, s->player[a->target].square);
    return a->n > 0;
}

bool gorgasali_odds(const void *state, const Menu *m, Option o, Odds *out)
{
    const State *s = state;
    const int verb = option_verb(o);
    Aim a = {.s = s, .seat = m->seat};
    *out = (Odds){0};
    if (verb != V_SHOOT && verb != V_SHOOT_WITH && verb != V_THROW)
        return false;
    const bool dice = verb == V_THROW ? aim_throw(s, m->seat, o, &a, out)
                                      : aim_shot(s, m->seat, o, &a, out);
    if (!dice)
        return false;
    out->target = (Thing){KIND_CHARACTER, hero(s, a.target)};
    compute_damage(&a, out);
    return true;
}
