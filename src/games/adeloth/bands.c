/* What people want to see before they choose: who belongs to a warband, who counts in an attribute
 * check, where a character could go. Only asks the rules; changes nothing. */
#include "games/adeloth/adeloth.h"

static void add_group(const State *s, const char *id, int seat, Fields fields, Group *g)
{
    *g = (Group){.id = id, .seat = seat};
    EACH_FIELD (f, fields)
        if (g->n < GROUP_THINGS)
            g->of[g->n++] = (Thing){KIND_UNIT, unit_on(s, f)};
    if (s->option[OPT_LEVEL] == LEVEL_1)  /* AD-L12-1 */
        return;
    g->facts[g->n_facts++] = (Fact){"agility", adeloth_sum(s, fields, 0), -1};
    g->facts[g->n_facts++] = (Fact){"intelligence", adeloth_sum(s, fields, 1), -1};
}

/* AD-BAND-1: all of more than one character; who is in none stands alone. */
static int warbands(const State *s, Group *out, int cap)
{
    int n = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        Fields left = s->standing[seat];
        while (left != 0 && n < cap) {
            const Fields band = adeloth_warband(s, first_bit(left), seat);
            left &= ~band;
            if ((band & (band - 1)) != 0)
                add_group(s, "warband", seat, band, &out[n++]);
        }
    }
    return n;
}

/* AD-ATR-6, AD-ATR-7: both sides of the check that an attack triggers. */
static int check_sides(const State *s, int unit, int target, Group *out, int cap)
{
    const int own = seat_of(s, unit), other = seat_of(s, target);
    if (s->option[OPT_LEVEL] == LEVEL_1 || cap < 2 || !on_board(s, unit) || !on_board(s, target))
        return 0;
    add_group(s, "attackers", own, adeloth_attackers(s, unit, target), &out[0]);
    add_group(s, "defenders", other, adeloth_warband(s, s->unit[target].field, other), &out[1]);
    return 2;
}

/* The check that is executed next; NULL: there is none. */
static const StackEntry *next_check(const State *s)
{
    for (int i = s->n_stack - 1; i >= 0; i--)
        if (s->stack[i].kind == E_CHECK)
            return &s->stack[i];
    return 0;
}

int adeloth_groups(const void *state, const Menu *m, Option o, Group *out, int cap)
{
    const State *s = state;
    const int verb = m == 0 ? VERBS : option_verb(o);
    if (m == 0)
        return warbands(s, out, cap);
    if (verb == V_ATTACK || verb == V_SHOOT)
        return check_sides(s, option_arg(o, 0), option_arg(o, 1), out, cap);
    const StackEntry *attack = verb == V_BACK ? adeloth_attack_action(s) : 0;
    if (attack != 0)
        return check_sides(s, option_arg(o, 0), attack->unit, out, cap);
    const StackEntry *check = verb == V_PASS ? next_check(s) : 0;
    return check == 0 ? 0 : check_sides(s, check->unit, check->target[0], out, cap);
}

/* AD-MOVE-4 … 7: where a character would get by a movement action of now. AD-SUM-2: where a servant
 * of one's own hand would appear. */
static Fields reached(const State *s, int seat, Thing of)
{
    if (of.kind == KIND_UNIT && on_board(s, of.value) && adeloth_no_move(s, of.value) == 0)
        return adeloth_move_ends(s, of.value);
    if (seat != SPECTATOR && of.kind == KIND_CARD && card_at(s, of.value)->type == SERVANT &&
        zone_find(CZONE_OF(&s->player[seat].hand), of.value) >= 0)
        return adeloth_summoning_positions(s, seat);
    return 0;
}

int adeloth_range(const void *state, int seat, Thing of, const Thing *at, Thing *cells, int cap,
                  int *clear)
{
    const State *s = state;
    int n = 0;
    (void)at;  /* it goes from where it is */
    EACH_FIELD (f, reached(s, seat, of))
        if (n < cap)
            cells[n++] = (Thing){KIND_FIELD, f};
    *clear = n;
    return n;
}
