/* Common sense for bots: try every answer on a copy, play the action to its end the same way,
 * and judge where it leads (worth.c). The copy is redealt, so nothing hidden is used; unseen
 * traps are taken to be 2-damage traps, about what they are worth on average, so that luck in
 * the copy does not mislead. */
#include "games/brawl/policy.h"

enum {
    COST_REACTION = 150,   /* an essence missing in the own next turn, BR-REACT-9 */
    LOOK_AHEAD = 24,       /* decisions of one action at most */
};

typedef struct Look {
    int seat, team;
    FastChance chance;
} Look;

static int average_trap(const State *s)
{
    for (int i = 0; i < content(s)->n_traps; i++)
        if (content(s)->trap[i].kind == TRAP_DAMAGE && content(s)->trap[i].damage == 2)
            return i;
    return 0;
}

static void average_traps(State *s, int seat)
{
    const int token = average_trap(s);
    for (int i = 0; i < ARENA_TRAPS; i++)
        if (!(s->trap[i].token.seen & SEAT_BIT(seat)))
            s->trap[i].token.id = (uint16_t)token;
}

static bool is_activation(const Menu *m)
{
    return m->prompt == Q_ACTIVATE;
}

/* Whether we are still asked something about the action we have begun. */
static bool is_acting(const State *s, const Look *look, const Menu *m)
{
    return !game_over(s) && m->seat == look->seat && !is_activation(m);
}

/* Answers, and lets everybody else take the first thing offered: the others pass,
 * as far as we know. */
static void apply(State *s, Look *look, int seat, Option o, Menu *m)
{
    Ctx c = {.game = &brawl_game, .state = s, .chance = &look->chance.chance};
    game_answer(&c, seat, o, m);
    for (int i = 0; i < LOOK_AHEAD && !game_over(s) && m->seat != look->seat &&
                    !is_activation(m); i++)
        game_answer(&c, m->seat, m->list[0], m);
}

/* The option that looks best one answer ahead. */
static Option greedy(const State *s, const Look *look, const Menu *m)
{
    Option best = m->list[0];
    int32_t best_worth = INT32_MIN;
    for (int i = 0; i < m->n; i++) {
        State copy = *s;
        Look then = *look;
        Menu next;
        apply(&copy, &then, look->seat, m->list[i], &next);
        const int32_t worth = brawl_position_worth(&copy, look->team);
        if (worth > best_worth) {
            best_worth = worth;
            best = m->list[i];
        }
    }
    return best;
}

/* Where an answer leads if the rest of the action is played greedily. */
static int32_t look_at(const State *s, const Look *look, Option o)
{
    State copy = *s;
    Look then = *look;
    Menu m;
    apply(&copy, &then, look->seat, o, &m);
    for (int i = 0; i < LOOK_AHEAD && is_acting(&copy, look, &m); i++)
        apply(&copy, &then, look->seat, greedy(&copy, &then, &m), &m);
    return brawl_position_worth(&copy, look->team);
}

/* The whole action behind a card or standard action: every hex it could walk to,
 * the rest greedily. */
static int32_t look_at_action(const State *s, const Look *look, Option o)
{
    State copy = *s;
    Look then = *look;
    Menu m;
    apply(&copy, &then, look->seat, o, &m);
    if (!is_acting(&copy, look, &m))
        return brawl_position_worth(&copy, look->team);
    int32_t best = INT32_MIN;
    for (int i = 0; i < m.n; i++) {
        const int32_t worth = look_at(&copy, &then, m.list[i]);
        best = worth > best ? worth : best;
    }
    return best;
}

static void weigh_activation(const State *s, const Look *look, const Menu *m, int32_t *weights)
{
    for (int i = 0; i < m->n; i++) {
        const Option o = m->list[i];
        const bool again = i > 0 && option_verb(o) == V_SPEND &&
                           option_verb(m->list[i - 1]) == V_SPEND &&
                           option_arg(o, 1) == option_arg(m->list[i - 1], 1) &&
                           option_arg(o, 2) == option_arg(m->list[i - 1], 2);
        if (option_verb(o) == V_END)
            weights[i] = brawl_position_worth(s, look->team);
        else if (again)  /* the same action with another essence */
            weights[i] = weights[i - 1];
        else
            weights[i] = look_at_action(s, look, o);
    }
}

/* Which essence to spend on an action that takes any: the one fewest cards in hand need. */
static void prefer_spare_essence(const State *s, const Menu *m, int32_t *weights)
{
    int needed[ESSENCES] = {0};
    const Player *p = &s->player[m->seat];
    for (int i = 0; i < p->hand.n; i++)
        if (card_at(s, p->hand.slot[i].id)->type != REACTION)
            needed[card_at(s, p->hand.slot[i].id)->essence]++;
    for (int i = 0; i < m->n; i++) {
        if (option_verb(m->list[i]) == V_STANDARD)
            weights[i] -= 20 + 15 * needed[content(s)->standard[option_arg(m->list[i], 0)].essence];
        else if (option_verb(m->list[i]) == V_SPEND)
            weights[i] -= 20 + 15 * needed[option_arg(m->list[i], 0)];
        else if (option_verb(m->list[i]) == V_PLAY)
            weights[i] += 10;
    }
}

static void weigh_reaction(const State *s, const Look *look, const Menu *m, int32_t *weights)
{
    for (int i = 0; i < m->n; i++) {
        weights[i] = look_at(s, look, m->list[i]);
        if (option_verb(m->list[i]) == V_REACT)
            weights[i] -= COST_REACTION;
    }
}

/* Opening hand: cards of a colour that is there three times or more cannot all be played. */
static void weigh_mulligan(const State *s, const Menu *m, int32_t *weights)
{
    int have[ESSENCES] = {0};
    const Player *p = &s->player[m->seat];
    for (int i = 0; i < p->hand.n; i++)
        have[card_at(s, p->hand.slot[i].id)->essence]++;
    for (int i = 0; i < m->n; i++) {
        const Option o = m->list[i];
        weights[i] = 10;
        if (option_verb(o) == V_SWAP)
            weights[i] = have[card_at(s, option_arg(o, 0))->essence] > 2 ? 20 : 0;
    }
}

/* Deploy near the middle; lay traps on the enemy's way. */
static void weigh_setup(const State *s, const Menu *m, Chance *chance, int32_t *weights)
{
    const Arena *a = arena(s);
    const int middle = a->n / 2, side = s->side[team_of_seat(m->seat)];
    for (int i = 0; i < m->n; i++) {
        const Option o = m->list[i];
        weights[i] = (int32_t)chance->below(chance, 100);
        if (option_verb(o) == V_DEPLOY)
            weights[i] -= 100 * distance(s, option_arg(o, 1), middle);
        else if (option_verb(o) == V_TRAP)
            weights[i] += a->half[1 - side] & hex_bit(option_arg(o, 0)) ? 60 : 0;
        else if (option_verb(o) == V_RETURN)
            weights[i] = -1;  /* free choice must come to an end */
    }
}

static void policy(const void *state, const Menu *m, const Tuning *tuning, Chance *chance,
                   int32_t *weights)
{
    State s = *(const State *)state;
    Look look = {.seat = m->seat, .team = team_of_seat(m->seat)};
    (void)tuning;
    chance_fast(&look.chance, (uint64_t)chance->below(chance, 1u << 30));
    if (s.round == 0) {
        if (m->prompt == Q_MULLIGAN)
            weigh_mulligan(&s, m, weights);
        else
            weigh_setup(&s, m, chance, weights);
        return;
    }
    average_traps(&s, m->seat);
    if (is_activation(m)) {
        weigh_activation(&s, &look, m, weights);
        prefer_spare_essence(&s, m, weights);
    } else if (m->prompt == Q_REACT) {
        weigh_reaction(&s, &look, m, weights);
    } else {
        for (int i = 0; i < m->n; i++)
            weights[i] = look_at(&s, &look, m->list[i]);
    }
}

const BotHooks brawl_bots = {.policy = policy};
