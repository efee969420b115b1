/* What a position is worth: models, the whole table; see policy.h. */
#include "games/exalted/policy.h"

/* ---- models ---- */

static int32_t beast_worth(const State *s, const Tuning *t, int team, int m)
{
    const int kind = arena(s)->neutral_kind[m - NEUTRAL_0], mode = s->option[OPT_MODE];
    if (kind >= DRAKO) {
        const int32_t standard = kind == DRAKO ? t->drako : t->cydra;
        return mode == MODE_TROPHIES || mode == MODE_POACHER ? t->trophy
               : mode == MODE_STANDARD ? standard : standard / 2;
    }
    if (mode != MODE_POACHER)
        return t->creature;
    return arena(s)->home[m - NEUTRAL_0] == team ? t->poached : 2 * t->poached;  /* EX-VP-7, -8 */
}

/* EX-TOWER-10, -12: who stands before the tower that comes next keeps it shut. */
static int32_t guard_worth(const State *s, const Tuning *t, int golem)
{
    const int team = team_of(golem), lane = lane_of(golem);
    const int outer = tower_of(team, lane, OUTER), inner = tower_of(team, lane, INNER);
    if (s->round < 2 || (!stands(&s->now, outer) && !stands(&s->now, inner)))
        return 0;
    const bool in_the_way = !stands(&s->now, outer) ||
                            (exalted_tower_pair(s, outer) & bit(golem)) != 0;
    const int32_t worth = s->option[OPT_MODE] == MODE_TO_THE_END ? 3 * t->tower : t->tower;
    return in_the_way ? worth * t->guard / 100 : 0;
}

static Reward reward_for(const State *s, int m)
{
    if (is_hero(m) || is_golem(m))
        return is_hero(m) ? FOR_HERO : FOR_GOLEM;
    if (is_building(m))
        return is_tower(m) ? FOR_TOWER : FOR_ARTIFACT;
    const int kind = arena(s)->neutral_kind[m - NEUTRAL_0];
    return kind == DRAKO ? FOR_DRAKO : kind == CYDRA ? FOR_CYDRA : FOR_CREATURE;
}

/* EX-MODE-2 … 4: eliminating it ends the match. */
static bool is_decisive(const State *s, int team, int m)
{
    const Reward why = reward_for(s, m);
    switch (s->option[OPT_MODE]) {
    case MODE_STANDARD:
        return s->points[team] + exalted_points_for(s, why, false) >= exalted_goal(s) &&
               exalted_points_for(s, why, false) > 0;
    case MODE_TROPHIES:
        return (why == FOR_DRAKO || why == FOR_CYDRA) &&
               s->scored[team][FOR_DRAKO] + s->scored[team][FOR_CYDRA] + 1 >= exalted_goal(s);
    default:
        return false;
    }
}

static int32_t usual_worth(const State *s, const Tuning *t, int team, int m)
{
    const int mode = s->option[OPT_MODE];
    const bool hunts = mode == MODE_TROPHIES || mode == MODE_POACHER;
    const bool razes = mode == MODE_TO_THE_END;
    if (is_hero(m))
        return (hunts || razes ? t->hero / 2 : t->hero) + s->hero[m].level * t->level / 8;
    if (is_golem(m))
        return t->golem + (hunts ? 0 : guard_worth(s, t, m));
    if (is_artifact(m))
        return razes ? 2 * t->artifact : t->artifact;
    if (is_tower(m))
        return razes ? 3 * t->tower : hunts ? t->tower / 3 : t->tower;
    return beast_worth(s, t, team, m);
}

int32_t exalted_worth(const State *s, const Tuning *t, int team, int m)
{
    return usual_worth(s, t, team, m) + (is_decisive(s, team, m) ? t->decisive : 0);
}

/* ---- the whole table ---- */

/* What makes a team likelier to win, in thousandths of the logarithm of its odds: fitted to
 * scripted matches of each mode, at decisions drawn at random, in mid-action too. */
typedef struct Lead {
    int16_t score, near;      /* what the mode counts, and its square: the end comes nearer */
    int16_t purse, cards;     /* a gold piece, there or spent */
    int16_t life, out;        /* a life point of a hero; a hero that is out */
    int16_t tower, artifact;  /* their life points */
    int16_t action;           /* to come in this round */
} Lead;

static const Lead leads[] = {
    [MODE_STANDARD] = {170, 10, 50, 60, 2, -350, 10, 60, 160},
    [MODE_TO_THE_END] = {0, 0, 0, 40, 12, -40, 20, 130, 70},
    [MODE_TROPHIES] = {700, 200, 0, 5, 15, -30, 0, 20, 20},
    [MODE_POACHER] = {280, 10, 0, 5, 9, -50, 5, 20, 90},
};

static int32_t cards_of(const State *s, int h)
{
    const Content *k = content(s);
    int32_t sum = 0;
    for (int i = 0; i < HERO_ITEMS; i++) {
        const int item = s->hero[h].item[i], from = item < 0 ? -1 : k->item[item].from;
        sum += item < 0 ? 0 : k->item[item].price + (from < 0 ? 0 : k->item[from].price);
    }
    return sum;
}

static int32_t heroes_standing(const State *s, const Lead *k, int team)
{
    int32_t sum = 0;
    EACH_BIT (h, heroes_of(team))
        if (s->hero[h].profile >= 0)
            sum += k->purse * s->hero[h].gold + k->cards * cards_of(s, h) +
                   (alive(s, h) ? k->life * s->model[h].lp : k->out);
    return sum;
}

static int score_of(const State *s, int team)
{
    return s->option[OPT_MODE] == MODE_TROPHIES
               ? s->scored[team][FOR_DRAKO] + s->scored[team][FOR_CYDRA] : s->points[team];
}

static int actions_to_come(const State *s, int team)
{
    const int seat = seat_of_team(s, team);
    return ACTIONS * (map_of(s)->phases - s->phases[seat]) + (s->active == seat ? s->actions : 0);
}

static int32_t team_standing(const State *s, int team)
{
    const Lead *k = &leads[s->option[OPT_MODE]];
    const int score = score_of(s, team);
    int32_t sum = k->score * score + k->near * score * score + heroes_standing(s, k, team) +
                  k->artifact * s->model[artifact_of(team)].lp +
                  k->action * actions_to_come(s, team);
    EACH_BIT (m, exalted_alive(s, towers_of(team)))
        sum += k->tower * s->model[m].lp;
    return sum;
}

int32_t exalted_bot_value(const void *state, int seat, const Tuning *t)
{
    const State *s = state;
    const int32_t standing[2] = {team_standing(s, s->colour[0]), team_standing(s, s->colour[1])};
    return chance_of_standing(standing, 2, seat, t->twice);
}
