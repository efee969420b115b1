/* The own turn: what to do, and which cards, abilities and wares the mana and the gold are for. */
#include "games/adeloth/policy.h"

enum {
    /* classes of actions, each done before the next */
    CLASS_LEVEL = 8000000, CLASS_FLOW = 7000000, CLASS_ACT = 5000000, CLASS_SUMMON = 3000000,
    CLASS_INCOME = 1000000,
    PLANS = 32,             /* ways to spend something that are compared */
    MANA_CAP = 16, GOLD_CAP = 9,
};

/* One way to spend mana and gold; of one group at most one is taken. */
typedef struct Plan {
    int group, mana, gold;
    int32_t gain;
    Option option;          /* 0: keep it for a reaction */
} Plan;

typedef struct Plans {
    int n;
    int32_t margin;         /* what a plan must gain */
    Plan plan[PLANS];
} Plans;

/* ---- collecting ---- */

/* Of the same group and price the better one stays. */
static void add_plan(Plans *p, Plan plan)
{
    if (plan.gain <= p->margin || plan.mana >= MANA_CAP || plan.gold >= GOLD_CAP)
        return;
    for (int i = 0; i < p->n; i++) {
        Plan *old = &p->plan[i];
        if (old->group != plan.group || old->mana != plan.mana || old->gold != plan.gold ||
            (old->option == 0) != (plan.option == 0))
            continue;
        if (plan.gain > old->gain)
            *old = plan;
        return;
    }
    if (p->n < PLANS)
        p->plan[p->n++] = plan;
}

enum { GROUP_SKILL = 100, GROUP_USE = 200, GROUP_WARE = 300 };

static int32_t servant_gain(const Analysis *l, int card)
{
    const Stats stats = adeloth_card_stats(&l->s, card);
    const int32_t body = adeloth_card_worth(&l->s, l->t, card);
    return body + adeloth_best_summoning(l, &stats, body) -
           adeloth_keep_worth(&l->s, l->t, l->seat, card);
}

static int32_t card_gain(Analysis *l, int card, int target)
{
    const Card *k = card_at(&l->s, card);
    const int32_t cost = adeloth_keep_worth(&l->s, l->t, l->seat, card) +
                         l->t->gold * k->cost.gold + l->xp[l->seat] * k->cost.xp;
    if (k->type == EQUIPMENT)
        return adeloth_card_worth(&l->s, l->t, card) - cost;
    return adeloth_weigh_ability(l, &k->ability[0], NOBODY, target, 0) - cost;
}

static void plan_card(Analysis *l, Plans *p, Option o)
{
    const int card = option_arg(o, 0), verb = option_verb(o);
    const Cost *c = &card_at(&l->s, card)->cost;
    Plan plan = {.group = card, .mana = c->mana, .gold = c->gold, .option = o};
    if (verb == V_SPY || verb == V_AMBUSH) {
        plan.gold = option_arg(o, 1);
        plan.mana = c->hybrid - plan.gold;
    }
    plan.gain = verb == V_SUMMON || verb == V_SPY ? servant_gain(l, card)
                : card_gain(l, card, verb == V_PLAY ? NOBODY
                            : option_arg(o, verb == V_AMBUSH ? 2 : 1));
    if (verb == V_SPY || verb == V_AMBUSH)
        plan.gain -= l->t->gold * plan.gold;
    add_plan(p, plan);
}

static void plan_skill(Analysis *l, Plans *p, Option o)
{
    const int skill = option_arg(o, 0) % SKILLS_EACH, verb = option_verb(o);
    const Ability *a = &profession(&l->s, l->seat)->skill[skill].ability;
    const int target = verb == V_SKILL_AT ? option_arg(o, 1) : NOBODY;
    Plan plan = {.group = GROUP_SKILL + skill, .mana = a->cost.mana, .gold = a->cost.gold,
                 .option = o};
    plan.gain = adeloth_weigh_ability(l, a, l->seat, target,
                                      l->s.player[l->seat].points[skill] - 1) - l->t->cooldown;
    if (verb == V_OFFER)  /* AD-PROF-2: the opponent gains its bounty */
        plan.gain -= l->worth[option_arg(o, 1)];
    add_plan(p, plan);
}

/* AD-CAB-2: an exhausted servant cannot strike any more. */
static void plan_use(Analysis *l, Plans *p, Option o)
{
    const int card = option_arg(o, 0);
    const Ability *a = &card_at(&l->s, card)->ability[adeloth_activated(&l->s, card)];
    const int unit = on_board(&l->s, unit_of(card)) ? unit_of(card) : l->seat;
    const int target = option_verb(o) == V_USE_AT ? option_arg(o, 1) : NOBODY;
    Plan plan = {.group = GROUP_USE + card, .mana = a->cost.mana, .gold = a->cost.gold,
                 .option = o};
    if (a->cost.exhaust && target == unit && adeloth_verbs[a->effect[0].verb].for_a_blow)
        return;
    plan.gain = adeloth_weigh_ability(l, a, unit, target, 0);
    if (a->cost.exhaust)
        plan.gain -= adeloth_best_attack(l, unit, l->s.unit[unit].field, true, 0, 0);
    add_plan(p, plan);
}

static void plan_ware(Analysis *l, Plans *p, Option o)
{
    const Ware *w = &content(&l->s)->ware[option_arg(o, 0)];
    const int target = option_verb(o) == V_BUY_AT ? option_arg(o, 1) : NOBODY;
    add_plan(p, (Plan){.group = GROUP_WARE + option_arg(o, 0), .gold = w->price, .option = o,
                       .gain = adeloth_weigh_ability(l, &w->ability, NOBODY, target, 0) -
                               l->t->gold * w->price});
}

/* What may be better kept for the enemy's turn: AD-MANA-3. */
static void plan_kept_card(const Analysis *l, Plans *p, int card)
{
    const Card *k = card_at(&l->s, card);
    const int32_t waits = adeloth_card_worth(&l->s, l->t, card) / l->t->kept_part;
    if (k->reaction)
        add_plan(p, (Plan){.group = card, .mana = k->cost.mana, .gold = k->cost.gold,
                           .gain = waits});
    if (k->cost.hybrid == 0)
        return;
    const int gold = k->cost.spy, mana = k->cost.hybrid - gold;
    if (gold > l->s.player[l->seat].gold || mana > l->s.player[l->seat].active)
        return;
    const int32_t gain = k->type == SERVANT ? servant_gain(l, card) + l->t->keep_spy : waits;
    add_plan(p, (Plan){.group = card, .mana = mana, .gold = gold,
                       .gain = gain - l->t->gold * gold});
}

static void plan_kept(const Analysis *l, Plans *p)
{
    const State *s = &l->s;
    const Zone *hand = CZONE_OF(&s->player[l->seat].hand);
    for (int i = 0; i < hand->n; i++)
        plan_kept_card(l, p, hand->slot[i].id);
    EACH_FIELD (f, s->standing[l->seat]) {
        const int u = unit_on(s, f), i = is_card_unit(u) ? adeloth_activated(s, card_of(u)) : -1;
        if (i < 0 || !card_at(s, card_of(u))->ability[i].reaction)
            continue;
        const int mana = card_at(s, card_of(u))->ability[i].cost.mana;
        add_plan(p, (Plan){.group = GROUP_USE + card_of(u), .mana = mana,
                           .gain = l->t->kept_mana * mana});
    }
    for (int i = 0; i < SKILLS_EACH; i++) {
        const Ability *a = &profession(s, l->seat)->skill[i].ability;
        if (a->reaction && s->player[l->seat].points[i] > 0 && s->player[l->seat].cooldown[i] == 0)
            add_plan(p, (Plan){.group = GROUP_SKILL + i, .mana = a->cost.mana,
                               .gain = l->t->kept_skill});
    }
}

/* ---- choosing among them ---- */

typedef struct Best { int32_t gain; uint32_t plans; } Best;

static void try_group(const Plans *p, int first, int mana, int gold,
                      Best best[MANA_CAP][GOLD_CAP])
{
    for (int m = mana; m >= 0; m--) {
        for (int g = gold; g >= 0; g--) {
            const Best old = best[m][g];
            for (int i = first; i < p->n; i++) {
                const Plan *q = &p->plan[i];
                if (q->group != p->plan[first].group || q->mana > m || q->gold > g)
                    continue;
                /* free ones of this group were not tried before this cell: m and g fall */
                const Best rest = q->mana + q->gold == 0 ? old : best[m - q->mana][g - q->gold];
                if (rest.gain + q->gain > best[m][g].gain)
                    best[m][g] = (Best){rest.gain + q->gain, rest.plans | 1u << i};
            }
        }
    }
}

static bool is_first_of_group(const Plans *p, int i)
{
    for (int k = 0; k < i; k++)
        if (p->plan[k].group == p->plan[i].group)
            return false;
    return true;
}

/* The set of plans that mana and gold can pay for and that gains most. */
static uint32_t choose_plans(const Analysis *l, const Plans *p)
{
    const Player *me = &l->s.player[l->seat];
    const int mana = me->active < MANA_CAP ? me->active : MANA_CAP - 1;
    const int gold = me->gold < GOLD_CAP ? me->gold : GOLD_CAP - 1;
    Best best[MANA_CAP][GOLD_CAP];
    for (int m = 0; m < MANA_CAP; m++)
        for (int g = 0; g < GOLD_CAP; g++)
            best[m][g] = (Best){0, 0};
    for (int i = 0; i < p->n; i++)
        if (is_first_of_group(p, i))
            try_group(p, i, mana, gold, best);
    return best[mana][gold].plans;
}

/* ---- weights ---- */

static bool is_summoning(int verb) { return verb == V_SUMMON || verb == V_SPY; }

static int32_t plan_weight(const Plans *p, uint32_t chosen, Option o)
{
    for (int i = 0; i < p->n; i++)
        if (chosen >> i & 1 && p->plan[i].option == o)
            return (is_summoning(option_verb(o)) ? CLASS_SUMMON : CLASS_ACT) + p->plan[i].gain;
    return 0;
}

/* AD-FLOW-1: one card for another. Even a card drawn and thrown away brings stronger ones nearer.
 * In Plus it could be a race through the deck (AD-WIN-4); the bot takes that victory if it lies at
 * hand, but does not run for it, so that games are decided on the board. */
static int32_t weigh_flow(const Analysis *l)
{
    const Player *p = &l->s.player[l->seat];
    const int worst = adeloth_least_keep_worth(&l->s, l->t, l->seat);
    if (l->s.option[OPT_LEVEL] == LEVEL_PLUS && p->pile.n == 0 && p->archive.n == 0 &&
        l->s.tutorial.n == 0)
        return CLASS_LEVEL;
    if (l->s.option[OPT_LEVEL] == LEVEL_PLUS)
        return worst != NO_CARD && l->s.tutorial.n > 0 &&
                       adeloth_keep_worth(&l->s, l->t, l->seat, worst) < l->t->new_card
                   ? CLASS_FLOW : 0;
    if (worst != NO_CARD && adeloth_keep_worth(&l->s, l->t, l->seat, worst) >=
                                l->t->new_card + l->t->next_tier)
        return 0;
    return CLASS_FLOW;
}

static int32_t weigh_action(Analysis *l, Option o)
{
    const int unit = option_arg(o, 0);
    if (option_verb(o) == V_MOVE)
        return adeloth_weigh_move(l, unit);
    const AttackOutcome b = {unit, option_arg(o, 1), l->s.unit[unit].field,
                             option_verb(o) == V_SHOOT, 0};
    return adeloth_weigh_attack_outcome(l, &b);
}

static void make_plans(Analysis *l, const Menu *m, Plans *p)
{
    for (int i = 0; i < m->n; i++) {
        const Option o = m->list[i];
        switch ((Verb)option_verb(o)) {
        case V_SUMMON: case V_SPY: case V_PLAY: case V_PLAY_AT: case V_AMBUSH:
            plan_card(l, p, o); break;
        case V_SKILL: case V_SKILL_AT: case V_OFFER: plan_skill(l, p, o); break;
        case V_USE: case V_USE_AT: plan_use(l, p, o); break;
        case V_BUY: case V_BUY_AT: plan_ware(l, p, o); break;
        default: break;
        }
    }
    plan_kept(l, p);
}

void adeloth_weigh_actions(Analysis *l, const Menu *m, int32_t *weights)
{
    Plans plans = {.margin = l->t->margin};
    make_plans(l, m, &plans);
    const uint32_t chosen = choose_plans(l, &plans);
    for (int i = 0; i < m->n; i++) {
        const Option o = m->list[i];
        const int verb = option_verb(o);
        weights[i] = 0;
        if (verb == V_LEVEL) {
            weights[i] = CLASS_LEVEL;
        } else if (verb == V_FLOW) {
            weights[i] = weigh_flow(l);
        } else if (verb == V_INCOME) {
            weights[i] = CLASS_INCOME;
        } else if (verb == V_MOVE || verb == V_ATTACK || verb == V_SHOOT) {
            const int32_t gain = weigh_action(l, o);
            weights[i] = gain > l->t->margin ? CLASS_ACT + gain : 0;
        } else {
            weights[i] = plan_weight(&plans, chosen, o);
        }
    }
}

/* ---- administration phase ---- */

/* AD-RC-4: a standard is worth its gold where the own side wants to appear again. */
static int32_t weigh_standard(const Analysis *l)
{
    const State *s = &l->s;
    const Player *p = &s->player[l->seat];
    const int here = s->unit[l->seat].field, goal = s->unit[1 - l->seat].field;
    const int before = p->standard < 0 ? 2 * SIDE : adeloth_steps(p->standard, goal);
    const int price = content(s)->rule_card[adeloth_standard_card(s)].price;
    return l->t->standard_step * (before - adeloth_steps(here, goal)) - l->t->gold * price -
           l->t->standard_margin;
}

void adeloth_weigh_administration(const Analysis *l, const Menu *m, int32_t *weights)
{
    for (int i = 0; i < m->n; i++) {
        const Option o = m->list[i];
        const int card = option_arg(o, 0);
        weights[i] = 0;
        if (option_verb(o) == V_STANDARD)
            weights[i] = weigh_standard(l);
        if (option_verb(o) != V_UPGRADE)
            continue;
        const Card *k = card_at(&l->s, card);
        for (int line = 0; line < k->n_upgrades; line++)
            if (k->upgrade[line].kind == option_arg(o, 1))
                weights[i] = adeloth_weigh_upgrade(&l->s, l->t, card, k->upgrade[line].kind) -
                             l->t->gold * k->upgrade[line].price;
    }
}
