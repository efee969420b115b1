/* Final scoring (rulebook p. 24, 25): EU-SCORE-1 … 11, EU-RULE-29 … 36, EU-SOLO-28, EU-COOP-10. */
#include "games/euthia/combat.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"
#include "games/euthia/scenario.h"

/* EU-SCORE-8, EU-RULE-29: what counts in a column, as it lies. */
int euthia_count(const State *s, int seat, Category which)
{
    const Board *b = board(s, seat);
    int hero = 0, interaction = 0, trade = 0;
    if (which == BY_WON_MARKERS)
        return automatic(s) ? 0 : b->won;                           /* EU-RULE-69 */
    if (which == BY_QUESTS)
        return b->quests;
    if (which == BY_BOUNTIES)
        return b->elites;
    EACH_FIELD (f, s) {
        const FieldState *k = field_state(s, f);
        interaction += tools_of(k, seat) + has_bit(k->faced, seat);
        if (k->owner == 1 + seat) {
            if (euthia_is_trade_field(s, f))
                trade++;
            else
                hero++;
        }
    }
    return which == BY_HERO_MARKERS ? hero : which == BY_INTERACTION ? interaction : trade;
}

int euthia_table_score(const State *s, int seat, Category which)
{
    const Numbers *n = &content(s)->numbers;
    const int have = euthia_count(s, seat, which);
    int score = 0;
    for (int i = 0; i < SCORE_STEPS; i++)
        if (have >= n->score_at[which][i])
            score = n->score[i];
    return score;
}

/* EU-SCORE-6: an option with reputation if there is one, otherwise the most gold. */
static void resource_score(const Tile *t, int *gold, int *reputation)
{
    int best_gold = 0, with_gold = 0, with_rep = 0;
    for (int g = 0; g < t->n_gains; g++) {
        int coins = 0, rep = 0;
        EACH_EFFECT (e, &t->gain[g]) {
            coins += e->verb == DO_GOLD ? e->n : 0;
            rep += e->verb == DO_REPUTATION ? e->n : 0;
        }
        if (rep > with_rep || (rep == with_rep && coins > with_gold)) {
            with_rep = rep;
            with_gold = coins;
        }
        best_gold = max_of(best_gold, coins);
    }
    *gold += with_rep > 0 ? with_gold : best_gold;
    *reputation += with_rep;
}

static int tiles_score(const State *s, int seat, int *reputation)
{
    int gold = 0;
    EACH_OWNED (o, s, seat) {
        const Tile *t = &content(s)->tile[o->tile];
        if (o->place == IN_STOCK)
            continue;
        if (t->kind == RESOURCE)
            resource_score(t, &gold, reputation);
        else
            gold += t->worth;                                       /* EU-SCORE-1, -4 */
        for (int k = 0; k < TILE_GEMS; k++)
            gold += o->gem[k] != 0 ? 2 : 0;                         /* EU-SCORE-3 */
    }
    return gold;
}

/* EU-SCORE-1 … 6, EU-RULE-30, -32: all that one owns as gold; reputation of resources besides. */
int euthia_wealth(const State *s, int seat, int *reputation)
{
    const Board *b = board(s, seat);
    const Hero *h = hero_of(s, seat);
    int gold = b->gold + tiles_score(s, seat, reputation);
    for (int i = 0; i < h->n_slots; i++)                            /* EU-SCORE-2, -5 */
        if (has_bit(b->unlocked, i))
            gold += h->slot[i].gold + 2 * h->slot[i].essences;
    for (int g = 0; g < content(s)->n_gems; g++)
        gold += 2 * b->gem[g];
    for (int e = 0; e < ELEMENTS; e++)
        gold += 2 * b->essence[e];
    return gold;
}

static int tally(const State *s, int seat)
{
    const Board *b = board(s, seat);
    int n = 0;
    if (scenario(s)->rank.tally == DAMAGE_TALLY)
        return b->enemy_damage;
    for (int level = 0; level < MONSTER_LEVELS; level++)
        n += (level + 1) * b->handed[level];
    return n;
}

/* EU-SCEN-2: the highest tallies, competitive games only; who is tied has the lower reward. */
static int rank_score(const State *s, int seat)
{
    const Scenario *k = scenario(s);
    int better = 0, equal = 0;
    if (k->rank.first == 0 || automatic(s) || tally(s, seat) == 0 ||
        (k->rank.beaten && !s->enemy_beaten))
        return 0;
    EACH_SEAT (other, s) {
        better += tally(s, other) > tally(s, seat);
        equal += other != seat && tally(s, other) == tally(s, seat);
    }
    if (better + equal == 0)
        return k->rank.first;
    return better + equal == 1 || better == 0 ? k->rank.second : 0;
}

static int destroyed(const State *s)
{
    int n = 0;
    EACH_FIELD (f, s)
        n += (field_state(s, f)->flags & DESTROYED) != 0;
    return n;
}

/* What the scenario gives and takes at the end: EU-HUNT-5, -6, EU-DW-11, EU-WD-15, -16. */
int euthia_scenario_score(const State *s, int seat)
{
    const Scenario *k = scenario(s);
    int n = rank_score(s, seat) + count_bits(board(s, seat)->badges) * k->hand_in.badge;
    if (has_enemy(s) && !s->enemy_beaten)
        n -= k->toll.per == 0 ? k->toll.reputation
                              : destroyed(s) / k->toll.per * k->toll.reputation;
    return n;
}

/* EU-SCORE-7 … 9, EU-RULE-33, -35: the reputation the game would end with now. */
int euthia_final_reputation(const State *s, int seat)
{
    int reputation = board(s, seat)->reputation;
    if (board(s, seat)->hero == NONE)
        return 0;
    const int gold = euthia_wealth(s, seat, &reputation);
    reputation += gold / 5;
    for (int i = 0; i < CATEGORIES; i++)
        reputation += euthia_table_score(s, seat, (Category)i);
    reputation += euthia_scenario_score(s, seat);
    return max_of(0, reputation - 2 * board(s, seat)->deaths);
}

/* EU-SCORE-10: silver cards count 1, gold cards 4. */
int euthia_tie_break(const State *s, int seat)
{
    return euthia_hand(s, seat, SILVER) + 4 * euthia_hand(s, seat, GOLD);
}

/* EU-SCEN-3: what heroes who play alone or together must reach, and how far they have come. */
GoalKind euthia_goal(const State *s, int *reached, int *wanted)
{
    const Goal *g = goal_of(s);
    int levels = 0, reputation = 0;
    EACH_SEAT (seat, s) {
        reputation += euthia_final_reputation(s, seat);
        for (int level = 0; level < MONSTER_LEVELS; level++)
            levels += (level + 1) * board(s, seat)->handed[level];
    }
    *reached = g->what == GOAL_FOE ? s->enemy_beaten : g->what == GOAL_LEVELS ? levels : reputation;
    *wanted = g->what == GOAL_FOE ? 1 : g->n * s->flow.seats + g->more[s->flow.seats - 1];
    return g->what;
}

/* EU-SCEN-3: in solo and cooperative play, whether the goal of the scenario is reached. */
bool euthia_goal_reached(const State *s)
{
    int reached, wanted;
    euthia_goal(s, &reached, &wanted);
    return reached >= wanted;
}

/* EU-SCEN-4: the grade of solo and cooperative play; who misses the goal has the lowest. */
int euthia_grade(const State *s)
{
    const Scenario *k = scenario(s);
    int sum = 0, i = 0;
    EACH_SEAT (seat, s)
        sum += euthia_final_reputation(s, seat);
    while (euthia_goal_reached(s) && i + 1 < k->n_grades &&
           sum / s->flow.seats >= k->grade[i + 1].from)
        i++;
    return k->grade[i].grade;
}

void euthia_final_scoring(Ctx *c, State *s)
{
    s->over = true;
    if (automatic(s))
        EMIT(EV_GRADE, "EU-SCEN-4", euthia_grade(s));
    EACH_SEAT (seat, s)
        EMIT(EV_SCORE, "EU-SCORE-7", seat, euthia_final_reputation(s, seat),
             euthia_tie_break(s, seat));
}
