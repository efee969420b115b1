/* Removing who is at 0 LP: experience, gold, victory points, ends (rulebook chapters "Level",
 * "Gold", "Ausschalten", "Spielmodi", "Siegpunkte"). */
#include "games/exalted/exalted.h"

enum { TROPHY_GOAL = 3, HERO_SUPPORT = 4, CREATURE_SUPPORT = 2 };

/* ---- experience and gold ---- */

/* EX-PROF-19, -20, EX-RULE-69: at once; life grows, mana does not. */
static void rise(Ctx *c, State *s, int hero)
{
    Hero *h = &s->hero[hero];
    while (h->level < LEVELS && h->xp >= content(s)->xp_step[h->level - 1]) {
        const int before = exalted_life(s, hero);
        h->xp = h->xp - content(s)->xp_step[h->level - 1];
        h->level++;
        if (h->level == LEVELS)
            h->xp = 0;
        if (s->model[hero].lp > 0)
            s->model[hero].lp = s->model[hero].lp + exalted_life(s, hero) - before;
        EMIT(EV_LEVEL, "EX-PROF-20", hero, h->level);
    }
}

/* EX-GEN-3, EX-XP-1, EX-GOLD-1: each hero has his own. EX-SEQ-17, EX-XP-10, EX-GOLD-10: heroes that
 * are out receive theirs too. */
void exalted_gain(Ctx *c, State *s, int hero, int xp, int gold, Reward why, const char *rule)
{
    Hero *h = &s->hero[hero];
    EMIT(EV_REWARD, rule, hero, why, xp, gold);
    if (h->level < LEVELS)
        h->xp = h->xp + xp;
    h->gold = (uint8_t)min_of(h->gold + gold, UINT8_MAX);
    rise(c, s, hero);
    s->wants |= (uint16_t)bit(hero);
}

static void gain_all(Ctx *c, State *s, int team, int xp, int gold, Reward why, const char *rule)
{
    EACH_BIT (h, on_map(s, heroes_of(team)))
        exalted_gain(c, s, h, xp, gold, why, rule);
}

/* EX-XP-4, -8, EX-GOLD-5, EX-RULE-55: the other heroes of the team near by. */
static void support(Ctx *c, State *s, int killer, int victim, int inches, int gold,
                    const char *rule)
{
    EACH_BIT (m, exalted_alive(s, heroes_of(team_of(killer)) & ~bit(killer)))
        if (exalted_within(s, &s->now, victim, m, inches))
            exalted_gain(c, s, m, 1, gold, FOR_SUPPORT, rule);
}

/* ---- victory points: EX-VP-1 … 10 ---- */

static void score(Ctx *c, State *s, int team, Reward why, int points, const char *rule)
{
    s->scored[team][why]++;
    if (points == 0)
        return;
    s->points[team] = s->points[team] + points;
    EMIT(EV_POINTS, rule, team, points, s->points[team]);
}

int exalted_points_for(const State *s, Reward why, bool own_mountain)
{
    static const uint8_t standard[REWARDS] = {[FOR_HERO] = 1, [FOR_TOWER] = 2, [FOR_CYDRA] = 2,
                                              [FOR_DRAKO] = 3, [FOR_ARTIFACT] = 6};
    if (s->option[OPT_MODE] == MODE_STANDARD)
        return standard[why];
    if (s->option[OPT_MODE] != MODE_POACHER)
        return 0;
    if (why == FOR_CREATURE)
        return own_mountain ? 1 : 2;  /* EX-VP-7, -8 */
    return why == FOR_DRAKO || why == FOR_CYDRA ? 3 : 0;
}

/* ---- who falls ---- */

/* EX-XP-7, -8, -9, -11, EX-GOLD-4, -5, -9, -11: only heroes are paid, whoever it was. EX-RULE-54:
 * towers and golems score for their team, neutrals for nobody. */
static void fell_hero(Ctx *c, State *s, int m, int by, bool support_paid)
{
    const int team = team_of(by);
    if (team == NEUTRAL)
        return;
    if (is_hero(by)) {
        exalted_gain(c, s, by, 3, 3, FOR_HERO, "EX-XP-7");
        if (support_paid)
            support(c, s, by, m, HERO_SUPPORT, 1, "EX-XP-8");
    }
    score(c, s, team, FOR_HERO, exalted_points_for(s, FOR_HERO, false), "EX-VP-2");
}

/* EX-DRAKO-1, -2, EX-CYDRA-1, -2, EX-RULE-59: the bonus of the round. */
static void fell_monster(Ctx *c, State *s, int m, int by)
{
    const bool drako = arena(s)->neutral_kind[m - NEUTRAL_0] == DRAKO;
    const int team = team_of(by);
    const Reward why = drako ? FOR_DRAKO : FOR_CYDRA;
    exalted_gain(c, s, by, 2, 1, why, "EX-XP-5");
    gain_all(c, s, team, 1, 2, why, "EX-GOLD-7");
    s->bonus[drako ? 0 : 1] = team;
    EMIT(EV_BONUS, drako ? "EX-DRAKO-2" : "EX-CYDRA-2", team, m);
    score(c, s, team, why, exalted_points_for(s, why, false), drako ? "EX-VP-5" : "EX-VP-4");
}

/* EX-XP-3, -4, EX-GOLD-6, EX-CREAT-1: no bonus beyond that. */
static void fell_creature(Ctx *c, State *s, int m, int by, bool support_paid)
{
    const int team = team_of(by);
    exalted_gain(c, s, by, 1, 2, FOR_CREATURE, "EX-XP-3");
    if (support_paid)
        support(c, s, by, m, CREATURE_SUPPORT, 0, "EX-XP-4");
    const bool own = arena(s)->home[m - NEUTRAL_0] == team;
    score(c, s, team, FOR_CREATURE, exalted_points_for(s, FOR_CREATURE, own),
          own ? "EX-VP-7" : "EX-VP-8");
}

/* EX-XP-6, EX-GOLD-8, EX-RULE-56: however it was destroyed; golems themselves get nothing. */
static void fell_building(Ctx *c, State *s, int m)
{
    const int team = other_team(team_of(m));
    const Reward why = is_tower(m) ? FOR_TOWER : FOR_ARTIFACT;
    if (why == FOR_TOWER)
        gain_all(c, s, team, 2, 2, why, "EX-XP-6");
    score(c, s, team, why, exalted_points_for(s, why, false),
          why == FOR_TOWER ? "EX-VP-3" : "EX-VP-6");
}

/* EX-XP-2, EX-GOLD-3, EX-RULE-85: who bleeds or burns out is a deed like any other. Golems and
 * neutrals are felled by heroes alone. */
static void reward(Ctx *c, State *s, int m, int by, bool support_paid)
{
    if (is_hero(m)) {
        fell_hero(c, s, m, by, support_paid);
    } else if (is_building(m)) {
        fell_building(c, s, m);
    } else if (is_golem(m)) {
        exalted_gain(c, s, by, 1, 1, FOR_GOLEM, "EX-XP-2");
    } else if (arena(s)->neutral_kind[m - NEUTRAL_0] >= DRAKO) {
        fell_monster(c, s, m, by);
    } else {
        fell_creature(c, s, m, by, support_paid);
    }
    const int heals = is_golem(m) || is_neutral(m) ? exalted_trait(s, by, TRAIT_KILL_HEAL) : 0;
    if (heals > 0)
        exalted_heal(c, s, by, heals, "EX-ITEM-26");
}

/* EX-ELIM-1, -2, EX-SEQ-7, -9, -12, -14: all leave together, then rewards are paid, so that who
 * fell in the same step supports nobody (EX-RULE-55). */
bool exalted_remove(Ctx *c, State *s)
{
    const Models gone = s->fallen;
    if (gone == 0)
        return false;
    const bool end_phase = s->active < 0;  /* EX-XP-9, EX-GOLD-9: no support there */
    EACH_BIT (m, gone)
        EMIT(EV_OUT, "EX-ELIM-1", m);
    EACH_BIT (m, gone)
        reward(c, s, m, s->model[m].felled_by, !end_phase);
    EACH_BIT (m, gone) {
        s->now.standing &= ~bit(m);
        s->fallen &= ~bit(m);
        exalted_end_marks(c, s, m);
    }
    return exalted_decided(c, s);
}

/* ---- ends ---- */

/* EX-MODE-2, -4, EX-PRACT-5: points of the map, or monsters. */
int exalted_goal(const State *s)
{
    return s->option[OPT_MODE] == MODE_TROPHIES ? TROPHY_GOAL : map_of(s)->points;
}

static int monsters(const State *s, int team)
{
    return s->scored[team][FOR_DRAKO] + s->scored[team][FOR_CYDRA];
}

static bool reached(const State *s, int team)
{
    if (!stands(&s->now, artifact_of(other_team(team))))
        return true;  /* EX-GEN-5, EX-MODE-3, EX-RULE-50 */
    if (s->option[OPT_MODE] == MODE_STANDARD)
        return s->points[team] >= exalted_goal(s);  /* EX-MODE-2 */
    /* EX-MODE-4: Trophy Hunter is won by monsters. */
    return s->option[OPT_MODE] == MODE_TROPHIES && monsters(s, team) >= exalted_goal(s);
}

/* EX-RULE-51: both at once. */
static int better(const State *s)
{
    const bool both_fallen = !stands(&s->now, artifact_of(BLUE)) &&
                             !stands(&s->now, artifact_of(RED));
    if (both_fallen || s->option[OPT_MODE] != MODE_STANDARD || s->points[BLUE] == s->points[RED])
        return NEUTRAL;
    return s->points[RED] > s->points[BLUE];
}

bool exalted_decided(Ctx *c, State *s)
{
    const bool blue = reached(s, BLUE), red = reached(s, RED);
    if (!blue && !red)
        return false;
    s->winner = blue && red ? better(s) : blue ? BLUE : RED;
    if (s->winner == NEUTRAL)
        EMIT(EV_DRAW, "EX-RULE-51", s->round);
    else
        EMIT(EV_WIN, "EX-GEN-6", s->winner);
    return true;
}
