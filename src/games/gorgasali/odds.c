/* Exact chances of shots and throws, by going through all dice with the arithmetic of the rules. A
 * roll is a row of dice in ascending order, which stands for all its arrangements. */
#include "games/gorgasali/gorgasali.h"

typedef struct Aim {
    const State *s;
    int seat, target;
    int weapon, extension;   /* cards; or a throw card: */
    const Support *thrown;   /* NULL: a shot */
    int n;                   /* dice */
} Aim;

enum { ROWS_MAX = 462 };  /* rows of ROLLED_MAX dice: 11 over 5 */

/* What rolls do, summed up with their weights; loss is cut at the health of the target. */
typedef struct Sum {
    int64_t hit, kill, loss;
} Sum;

static const int64_t powers[ROLLED_MAX + 1] = {1, 6, 36, 216, 1296, 7776, 46656};
static const int factorial[ROLLED_MAX + 1] = {1, 1, 2, 6, 24, 120, 720};

/* In how many ways n dice can show this row. */
static int arrangements(const uint8_t *dice, int n)
{
    int ways = factorial[n], same = 1;
    for (int i = 1; i <= n; i++) {
        if (i < n && dice[i] == dice[i - 1]) {
            same++;
        } else {
            ways /= factorial[same];
            same = 1;
        }
    }
    return ways;
}

static void first_row(uint8_t *dice, int n)
{
    for (int i = 0; i < n; i++)
        dice[i] = 1;
}

static bool next_row(uint8_t *dice, int n)
{
    int i = n - 1;
    while (i >= 0 && dice[i] == DIE)
        i--;
    if (i < 0)
        return false;
    const uint8_t pips = dice[i] + 1;
    for (; i < n; i++)
        dice[i] = pips;
    return true;
}

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

static void note_span(Odds *out, int loss)
{
    out->least = (int16_t)(loss < out->least ? loss : out->least);
    out->most = (int16_t)(loss > out->most ? loss : out->most);
}

/* ---- rolling again ---- */

/* All results of rolling the dice that are not kept; weights sum up to 6 ^ (number rolled). */
static Sum after_reroll(const Aim *a, const uint8_t *kept, int n_kept, Odds *out)
{
    uint8_t dice[ROLLED_MAX], rolled[ROLLED_MAX];
    const int n = a->n - n_kept;
    Sum sum = {0};
    for (int i = 0; i < n_kept; i++)
        dice[i] = kept[i];
    first_row(rolled, n);
    do {
        int loss;
        for (int i = 0; i < n; i++)
            dice[n_kept + i] = rolled[i];
        const int ways = arrangements(rolled, n);
        const Sum one = outcome(a, dice, &loss);
        sum.hit += one.hit * ways;
        sum.kill += one.kill * ways;
        sum.loss += one.loss * ways;
        note_span(out, loss);
    } while (next_row(rolled, n));
    return sum;
}

static void scale(Sum *sum, int64_t by)
{
    sum->hit *= by;
    sum->kill *= by;
    sum->loss *= by;
}

static void add_up(Sum *all, Sum sum, int ways)
{
    scale(&sum, ways);
    all->hit += sum.hit;
    all->kill += sum.kill;
    all->loss += sum.loss;
}

static void take_best(Sum *best, Sum sum)
{
    best->hit = sum.hit > best->hit ? sum.hit : best->hit;
    best->kill = sum.kill > best->kill ? sum.kill : best->kill;
    best->loss = sum.loss > best->loss ? sum.loss : best->loss;
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
static void offer_kept(const Aim *a, const uint8_t *kept, int n_kept, Sum sum, Sum *best)
{
    uint8_t row[ROLLED_MAX];
    first_row(row, a->n);
    do {
        if (is_part_of(kept, n_kept, row, a->n))
            take_best(best, sum);
        best++;
    } while (next_row(row, a->n));
}

/* GO-EXT-3: whichever dice are best to roll again; each figure for itself is the best possible.
 * What is kept decides what can come, so it is worked out once for all first rolls that have it. */
static Sum all_rerolls(const Aim *a, Odds *out)
{
    uint8_t dice[ROLLED_MAX];
    Sum best[ROWS_MAX] = {{0}}, all = {0};
    for (int n_kept = 0; n_kept <= a->n; n_kept++) {
        first_row(dice, n_kept);
        do {
            Sum sum = after_reroll(a, dice, n_kept, out);
            scale(&sum, powers[n_kept]);
            offer_kept(a, dice, n_kept, sum, best);
        } while (next_row(dice, n_kept));
    }
    const Sum *of_row = best;
    first_row(dice, a->n);
    do {
        add_up(&all, *of_row++, arrangements(dice, a->n));
    } while (next_row(dice, a->n));
    return all;
}

/* What comes of a first roll, in parts of 6 ^ n. */
static Sum first_roll(const Aim *a, const uint8_t *dice, Odds *out)
{
    int loss;
    Sum sum = outcome(a, dice, &loss);
    if (extended_by(a, EFFECT_SECOND_TRY) && sum.hit == 0)  /* GO-EXT-4 */
        return after_reroll(a, dice, 0, out);
    note_span(out, loss);
    scale(&sum, powers[a->n]);
    return sum;
}

static Sum all_rolls(const Aim *a, Odds *out)
{
    uint8_t dice[ROLLED_MAX];
    Sum all = {0};
    first_row(dice, a->n);
    do {
        add_up(&all, first_roll(a, dice, out), arrangements(dice, a->n));
    } while (next_row(dice, a->n));
    return all;
}

/* ---- Game.odds ---- */

static void compute_damage(const Aim *a, Odds *out)
{
    const int64_t whole = powers[a->n] * powers[a->n];
    out->least = INT16_MAX;
    out->most = 0;
    const Sum all = extended_by(a, EFFECT_REROLL) ? all_rerolls(a, out) : all_rolls(a, out);
    out->hit = (int32_t)((all.hit * 1000000 + whole / 2) / whole);
    out->kill = (int32_t)((all.kill * 1000000 + whole / 2) / whole);
    out->mean = (int32_t)((all.loss * 1000 + whole / 2) / whole);
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
    if (a->thrown->effect == EFFECT_MAGIC_SPEAR)
        out->need = gorgasali_range(s, s->player[seat].square,
                                             s->player[a->target].square);
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
    out->target = (Thing){KIND_CHARACTER, (int16_t)hero(s, a.target)};
    compute_damage(&a, out);
    return true;
}
