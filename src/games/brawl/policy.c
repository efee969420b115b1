/* Common sense for bots: the weights of a menu. Each offer is judged by the lead that it would
 * bring (worth.c, deeds.c). */
#include "games/brawl/policy.h"

static void look(const State *s, int seat, const Tuning *t, Analysis *l)
{
    l->s = *s;
    l->t = t;
    l->seat = seat;
    l->team = team_of_seat(seat);
    l->now = brawl_lead(s, l->team, t);
    for (int u = 0; u < s->n_units; u++) {
        l->from[u] = s->unit[u].hex;
        for (int h = 0; h < arena(s)->n; h++)
            l->place[u][h] = UNKNOWN;
    }
}

/* The card being carried out, if its champion is `unit`; else NULL. */
static const Card *card_in_play(const State *s, int unit)
{
    const int n = s->played.n;
    return n > 0 && unit_of_card(s->played.slot[n - 1].id) == unit
               ? card_at(s, s->played.slot[n - 1].id) : 0;
}

/* ---- the own turn ---- */

/* Which essence to spend on an action that takes any: the one fewest cards in hand need. */
static int32_t essence_cost(const Analysis *l, const int *needed, int essence)
{
    return l->t->spend + l->t->needed_essence * needed[essence];
}

static void count_needed(const State *s, int seat, int *needed)
{
    const Player *p = &s->player[seat];
    for (int i = 0; i < p->hand.n; i++)
        if (card_at(s, p->hand.slot[i].id)->type != REACTION)
            needed[card_at(s, p->hand.slot[i].id)->essence]++;
}

static void weigh_activation(Analysis *l, const Menu *m, int32_t *weights)
{
    const State *s = &l->s;
    int needed[ESSENCES] = {0};
    int32_t spent = 0;  /* of a standard action with any essence: they come one after the other */
    int last = -1;
    count_needed(s, l->seat, needed);
    for (int i = 0; i < m->n; i++) {
        const Option o = m->list[i];
        const int a = option_arg(o, 0), b = option_arg(o, 1), c = option_arg(o, 2);
        switch ((Verb)option_verb(o)) {
        case V_PLAY:
            weights[i] = brawl_weigh_action(l, unit_of_card(a), card_at(s, a)) - l->t->card;
            break;
        case V_STANDARD:
            weights[i] = brawl_weigh_action(l, b, &content(s)->standard[a]) -
                         essence_cost(l, needed, content(s)->standard[a].essence);
            break;
        case V_SPEND:
            if (last != b * UNITS_MAX + c)
                spent = brawl_weigh_action(l, c, &content(s)->standard[b]);
            last = b * UNITS_MAX + c;
            weights[i] = spent - essence_cost(l, needed, a);
            break;
        default:
            weights[i] = l->now;
        }
    }
}

/* ---- inside an action ---- */

/* Of the action's own movement what follows is the attack or skill; any other is just a place. */
static const Card *card_to_follow(const State *s)
{
    const struct action_vars *a = flow_caller(s, P_action);
    return a != 0 ? action_card(s, a->card, a->standard) : 0;
}

static void weigh_places(Analysis *l, const Menu *m, int32_t *weights)
{
    const int unit = m->about[0].value;
    const Card *k = card_to_follow(&l->s);
    for (int i = 0; i < m->n; i++) {
        const bool goes = option_verb(m->list[i]) == V_MOVE || option_verb(m->list[i]) == V_PLACE;
        const int hex = goes ? option_arg(m->list[i], 0) : l->s.unit[unit].hex;
        weights[i] = hex < 0 ? l->now : brawl_weigh_place(l, unit, hex, k);
    }
}

static int32_t weigh_part(const Analysis *l, const Menu *m, Option o)
{
    const State *s = &l->s;
    const int a = option_arg(o, 0);
    const int unit = m->n_about > 0 && m->about[0].kind == KIND_UNIT ? m->about[0].value : NOBODY;
    const Card *k = unit == NOBODY ? 0 : card_in_play(s, unit);
    switch ((Verb)option_verb(o)) {
    case V_ATTACK:
        return k != 0 ? brawl_weigh_attack(l, unit, k, a) : 0;
    case V_AIM:
        return k != 0 ? brawl_weigh_area(l, unit, k, a) : 0;
    case V_CHOOSE:
        return k != 0 && k->type != ATTACK ? brawl_weigh_skill(l, unit, k, a) + 1
               : team_of(s, a) == l->team ? s->unit[a].damage : 1 + s->unit[a].damage;
    case V_REACT:
        return brawl_weigh_reaction(l, card_at(s, m->about[1].value), card_at(s, a),
                                    option_arg(o, 1));
    case V_DISCARD:
        return card_at(s, a)->type == REACTION;
    case V_DRAW:
        return a;
    case V_PLAN:
        return -1;
    case V_USE:
        return k != 0 && k->shape == RING ? brawl_weigh_area(l, unit, k, 0) : 1;
    default:  /* hold, pass, skip */
        return 0;
    }
}

/* ---- before the first round ---- */

/* Opening hand: cards of a colour that is there too often cannot all be played. */
static void weigh_mulligan(const State *s, const Menu *m, const Tuning *t, int32_t *weights)
{
    int have[ESSENCES] = {0};
    const Player *p = &s->player[m->seat];
    for (int i = 0; i < p->hand.n; i++)
        have[card_at(s, p->hand.slot[i].id)->essence]++;
    for (int i = 0; i < m->n; i++) {
        const Option o = m->list[i];
        weights[i] = 1;
        if (option_verb(o) == V_SWAP)
            weights[i] = have[card_at(s, option_arg(o, 0))->essence] > t->same_colour ? 2 : 0;
    }
}

/* Deploy near the middle; lay traps on the enemy's way. */
static void weigh_setup(const State *s, const Menu *m, const Tuning *t, Chance *chance,
                        int32_t *weights)
{
    const Arena *a = arena(s);
    const int middle = a->n / 2, side = s->side[team_of_seat(m->seat)];
    for (int i = 0; i < m->n; i++) {
        const Option o = m->list[i];
        weights[i] = (int32_t)chance->below(chance, (uint32_t)t->whim);
        if (option_verb(o) == V_DEPLOY)
            weights[i] -= t->deploy * distance(s, option_arg(o, 1), middle);
        else if (option_verb(o) == V_TRAP)
            weights[i] += a->half[1 - side] & hex_bit(option_arg(o, 0)) ? t->trap_ahead : 0;
        else if (option_verb(o) == V_RETURN)
            weights[i] = -1;  /* free choice must come to an end */
    }
}

static void policy(const void *state, const Menu *m, const Tuning *tuning, Chance *chance,
                   int32_t *weights)
{
    const State *s = state;
    const int first = option_verb(m->list[0]), last = option_verb(m->list[m->n - 1]);
    Analysis l;
    if (s->round == 0) {
        if (first == V_SWAP || first == V_KEEP || last == V_KEEP)
            weigh_mulligan(s, m, tuning, weights);
        else
            weigh_setup(s, m, tuning, chance, weights);
        return;
    }
    look(s, m->seat, tuning, &l);
    if (last == V_END)
        weigh_activation(&l, m, weights);
    else if (first == V_MOVE || first == V_PLACE)
        weigh_places(&l, m, weights);
    else
        for (int i = 0; i < m->n; i++)
            weights[i] = weigh_part(&l, m, m->list[i]);
}

static uint32_t turn(const void *state)
{
    const State *s = state;
    return s->round * (uint32_t)SEATS_MAX + s->turn;
}

static const TuningSpec tuning[] = {BRAWL_TUNING(TUNING_SPEC)};
static const Tuning defaults = {BRAWL_TUNING(TUNING_DEFAULT)};

/* As strong as docs/bots.md says; what they cannot do was chosen so that each level beats the one
 * below in about three of four duels. */
static const BotLevel levels[BOT_LEVELS] = {
    {.errs = 60, .forgets = 40, .overlooks = 23},
    {.errs = 30, .forgets = 15, .overlooks = 14, .beats = 66},
    {.errs = 10, .beats = 75},
    {.iterations = 48, .overlooks = 9, .beats = 81},
    {.iterations = 240, .beats = 68},
};

const BotHooks brawl_bots = {
    .policy = policy, .value = brawl_value, .turn = turn, .looks_ahead = true,
    .defaults = &defaults, .levels = levels,
    .tuning = tuning, .n_tuning = sizeof tuning / sizeof tuning[0],
};
