/* What a seat's match would be worth now, column by column (EU-SCORE-1 … 9), and how far the
 * scenario is. */
#include "games/euthia/euthia.h"

static const char *const count_facts[CATEGORIES] = {
    [BY_HERO_MARKERS] = "by-hero-markers", [BY_INTERACTION] = "by-interaction-markers",
    [BY_TRADE_MARKERS] = "by-trade-markers", [BY_WON_MARKERS] = "by-won-markers",
    [BY_QUESTS] = "by-quests", [BY_BOUNTIES] = "by-bounties",
};
static const char *const score_facts[CATEGORIES] = {
    [BY_HERO_MARKERS] = "for-hero-markers", [BY_INTERACTION] = "for-interaction-markers",
    [BY_TRADE_MARKERS] = "for-trade-markers", [BY_WON_MARKERS] = "for-won-markers",
    [BY_QUESTS] = "for-quests", [BY_BOUNTIES] = "for-bounties",
};

/* From how many on a column brings more than now; -1: it cannot. */
static int next_step(const State *s, Category which, int have)
{
    const Numbers *n = &content(s)->numbers;
    for (int i = 0; i < SCORE_STEPS; i++)
        if (n->score_at[which][i] > have)
            return n->score_at[which][i];
    return -1;
}

void euthia_view_score(const State *s, View *v, int seat)
{
    ViewFacts *of = &view_area(v, AREA_ROW, "score", "score", seat)->of;
    int for_resources = 0;
    const int wealth = euthia_wealth(s, seat, &for_resources);
    view_fact(of, "wealth", wealth, -1);
    view_fact(of, "for-wealth", wealth / 5, -1);
    if (for_resources > 0)
        view_fact(of, "for-resources", for_resources, -1);
    for (int i = 0; i < CATEGORIES; i++) {
        const int have = euthia_count(s, seat, (Category)i);
        view_fact(of, count_facts[i], have, next_step(s, (Category)i, have));
        view_fact(of, score_facts[i], euthia_table_score(s, seat, (Category)i), -1);
    }
    if (euthia_scenario_score(s, seat) != 0)
        view_fact(of, "for-scenario", euthia_scenario_score(s, seat), -1);
    if (board(s, seat)->deaths > 0)
        view_fact(of, "for-deaths", -2 * board(s, seat)->deaths, -1);
}

/* EU-SCEN-3: what heroes who play alone or together must reach. */
static void view_goal(const State *s, ViewFacts *of)
{
    int reached, wanted;
    const GoalKind goal = euthia_goal(s, &reached, &wanted);
    if (goal == GOAL_REPUTATION)
        view_fact(of, "goal-reputation", reached, wanted);
    else if (goal == GOAL_LEVELS)
        view_fact(of, "goal-levels", reached, wanted);
}

void euthia_view_scenario(const State *s, View *v)
{
    ViewFacts *of = &view_area(v, AREA_ROW, "scenario", "scenario", -1)->of;
    view_fact(of, "round", s->round, scenario(s)->rounds);
    if (automatic(s))
        view_goal(s, of);
    if (has_enemy(s)) {
        const int life = enemy(s)->health[s->flow.seats - 1];
        view_fact(of, "foe-life", s->enemy_beaten ? 0 : max_of(0, life - s->enemy_damage), life);
        view_mention(v, thing(KIND_FOE, scenario(s)->foe), -1, -1, "foe");
    }
}
