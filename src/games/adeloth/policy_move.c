/* Fields: where to walk, to summon and to be put. */
#include "games/adeloth/policy.h"

/* Steps from a field until the other is in melee range. */
int adeloth_steps(int from, int to)
{
    return square_steps_to_range(square_of(from, SIDE), square_of(to, SIDE), 1);
}

static int distance(int from, int to)
{
    return square_steps(square_of(from, SIDE), square_of(to, SIDE));
}

/* The pull of production fields that nobody of ours holds. */
static int32_t pull(const Analysis *l, int seat, int field)
{
    const Board *b = board(&l->s);
    const Fields open = (b->of_kind[GOLD_MINE] | b->of_kind[SETTLEMENT]) &
                        ~l->s.standing[seat];
    int32_t best = 0;
    EACH_FIELD (f, open) {
        const int far = distance(field, f);
        const int32_t worth = far >= l->t->pull_range ? 0 : (l->t->pull_range - far) * l->t->pull *
                              adeloth_field_income(&l->s, l->t, seat, f) / 100;
        best = worth > best ? worth : best;
    }
    return best;
}

static int32_t danger(const Analysis *l, int seat, const Stats *stats, int32_t worth, bool general,
                      int field)
{
    if (seat != l->seat)
        return 0;
    const int threat = l->threat[field] - l->relief;
    if (!general)
        return threat >= l->t->risk_over * stats->resistance ? worth * l->t->risk / 100
               : threat >= stats->resistance ? worth * l->t->risk_barely / 100 : 0;
    const int life = l->s.player[seat].life;
    return threat * l->life[seat] * l->t->general_risk / 100 +
           (threat >= life ? l->t->general_death : 0);
}

/* AD-SHOP-1: near the shop with money. */
static int32_t shopping(const Analysis *l, int seat, int field)
{
    const Fields shops = board(&l->s)->of_kind[SHOP];
    const int gold = l->s.player[seat].gold;
    if (gold < l->t->shop_least || !((field_bit(field) | board(&l->s)->edges[field]) & shops))
        return 0;
    return l->t->shopping * (gold < l->t->shop_most ? gold : l->t->shop_most);
}

/* Friends beside it, the own general to guard, enemies to strike at next turn. */
static int32_t company(const Analysis *l, int seat, const Stats *stats, int field)
{
    const State *s = &l->s;
    const Fields near = board(s)->near[field] & s->standing[seat];
    const int general = s->unit[seat].field;
    int32_t sum = l->t->company * count_bits(near);
    if (stats->keywords >> INTRUSIVE & 1)  /* AD-KEY-1, -2: who stands there is held */
        sum += l->t->intrude * count_bits(board(s)->near[field] & s->standing[1 - seat]);
    if (near & field_bit(general) && seat == l->seat && l->threat[general] > 0)
        sum += l->t->guard;
    EACH_FIELD (f, s->standing[1 - seat]) {
        const int u = unit_on(s, f);
        if (!is_general(u) && l->stats[u].resistance <= stats->attack &&
            adeloth_steps(field, f) <= stats->movement) {
            sum += l->t->hunt;
            break;
        }
    }
    return sum;
}

int32_t adeloth_field_worth(const Analysis *l, int seat, const Stats *stats, int32_t worth,
                            bool general, int field)
{
    const int goal = l->s.unit[1 - seat].field;
    int32_t sum = (general ? l->t->general_incomes : l->t->incomes) *
                      adeloth_field_income(&l->s, l->t, seat, field) -
                  danger(l, seat, stats, worth, general, field);
    if (general)
        return sum + shopping(l, seat, field) -
               l->t->home * distance(field, board(&l->s)->start[seat]);
    if (sum <= 0)
        sum += pull(l, seat, field);
    return sum + company(l, seat, stats, field) -
           l->t->push * adeloth_steps(field, goal) * (1 + stats->attack) / l->t->push_part;
}

static int32_t stand(const Analysis *l, int unit, int field)
{
    return adeloth_field_worth(l, seat_of(&l->s, unit), &l->stats[unit], l->worth[unit],
                               is_general(unit), field);
}

/* ---- moving ---- */

/* To stand there and strike from there. */
int32_t adeloth_weigh_end(Analysis *l, int unit, int field)
{
    const bool here = field == l->s.unit[unit].field;
    int felled;
    const bool shoots = here && !has_status(&l->s, unit, MOVED);
    const int32_t blow = adeloth_best_attack(l, unit, field, shoots, 0, &felled);
    l->relief = felled == NOBODY ? 0 : l->stats[felled].attack * l->t->relief / 100;
    const int32_t there = stand(l, unit, field);
    l->relief = 0;
    return there + blow;
}

/* What moving gains against standing still; 0 or less: it stays. */
int32_t adeloth_weigh_move(Analysis *l, int unit)
{
    const int32_t here = stand(l, unit, l->s.unit[unit].field);
    const Fields ends = adeloth_move_ends(&l->s, unit);
    int32_t best = NEVER;
    EACH_FIELD (f, ends) {
        const int32_t worth = adeloth_weigh_end(l, unit, f);
        best = worth > best ? worth : best;
    }
    return best - here - (has_status(&l->s, unit, MOVED) ? l->t->second_move : 0);
}

/* ---- summoning and being put ---- */

int32_t adeloth_weigh_summoning(const Analysis *l, const Stats *stats, int32_t worth, int field)
{
    return adeloth_field_worth(l, l->seat, stats, worth, false, field);
}

int32_t adeloth_best_summoning(const Analysis *l, const Stats *stats, int32_t worth)
{
    int32_t best = NEVER;
    EACH_FIELD (f, adeloth_summoning_positions(&l->s, l->seat)) {
        const int32_t here = adeloth_weigh_summoning(l, stats, worth, f);
        best = here > best ? here : best;
    }
    return best;
}

/* An enemy is put where it earns nothing and reaches nobody. */
static int32_t banish(const Analysis *l, int unit, int field)
{
    int near = 0;
    EACH_FIELD (f, l->s.standing[l->seat])
        near += adeloth_steps(field, f) < l->t->banish_range;
    return -l->t->incomes * adeloth_field_income(&l->s, l->t, seat_of(&l->s, unit), field) -
           l->t->banish_near * near +
           l->t->banish_far * distance(field, l->s.unit[l->seat].field) -
           pull(l, seat_of(&l->s, unit), field) / l->t->banish_part;
}

int32_t adeloth_weigh_placing(Analysis *l, int unit, int field)
{
    if (seat_of(&l->s, unit) != l->seat)
        return banish(l, unit, field);
    const bool mine = l->s.active == l->seat;
    return mine ? adeloth_weigh_end(l, unit, field) : stand(l, unit, field);
}
