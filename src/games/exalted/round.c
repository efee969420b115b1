/* The round and its end (rulebook chapters "Runde", "Ende der Runde"). */
#include "games/exalted/exalted.h"

/* ---- start of the round: EX-ABIL-12, EX-ROUND-9 … 12 ---- */

static void start_of_hero(Ctx *c, State *s, int hero)
{
    const Models friends = exalted_alive(s, heroes_of(team_of(hero)));
    EACH_TRAIT (t, s, hero) {
        if (t->kind == TRAIT_ROUND_SHIELD) {
            exalted_shield(c, s, hero, t->n);
        } else if (t->kind == TRAIT_ROUND_HEAL) {
            EACH_BIT (f, friends)
                if (f == hero || (t->within > 0 && exalted_within(s, &s->now, hero, f, t->within)))
                    exalted_heal(c, s, f, t->n, "EX-ROUND-9");
        } else if (t->kind == TRAIT_ROUND_MANA) {
            EACH_BIT (f, friends & ~bit(hero))
                if (exalted_within(s, &s->now, hero, f, t->within))
                    exalted_regain(c, s, f, t->n, "EX-KIT-18");
        }
    }
}

/* EX-RULE-80: the holder of the initiative first, in card order. */
static void start_effects(Ctx *c, State *s)
{
    for (int i = 0; i < 2; i++)
        EACH_BIT (h, exalted_alive(s, heroes_of(s->colour[i == 0 ? s->initiative
                                                                   : 1 - s->initiative])))
            start_of_hero(c, s, h);
}

/* EX-ROUND-10, EX-GOLD-2: 1 gold for every hero, from round 1 on. */
static void income(Ctx *c, State *s)
{
    EACH_BIT (h, on_map(s, ALL_HEROES))
        if (s->hero[h].gold < UINT8_MAX)
            s->hero[h].gold++;
    s->wants = ALL_HEROES;
    EMIT(EV_INCOME, "EX-ROUND-10", s->round);
}

/* EX-PROF-10, EX-ROUND-12, EX-RULE-73: from round 2 on. */
static void regenerate(State *s)
{
    EACH_BIT (h, s->round > 1 ? on_map(s, ALL_HEROES) : 0) {
        const int most = exalted_value(s, h, MANA);
        const int mana = s->hero[h].mana + exalted_value(s, h, MREG);
        s->hero[h].mana = (uint8_t)min_of(mana, most);
    }
}

/* ---- end of the round: EX-END-1 … 7 ---- */

/* EX-SETUP-1, EX-GMARCH-2, -12, EX-GOLEM-5, EX-ART-2: two new golems before each inner tower. */
static void new_golems(State *s)
{
    EACH_BIT (g, on_map(s, ALL_GOLEMS))
        if (post_of(g) == INNER)
            s->model[g] = (Model){.lp = content(s)->golem.life};
}

/* EX-GMARCH-8, -9, EX-RULE-47: fixed damage; what is too much is lost. */
static void besieged(Ctx *c, State *s, const uint8_t *hits)
{
    for (int i = 0; i < TOWERS + TEAMS; i++) {
        const int m = TOWER_0 + i;
        if (hits[i] == 0)
            continue;
        EMIT(EV_SIEGE, "EX-GMARCH-8", m, hits[i]);
        s->model[m].lp = max_of(0, s->model[m].lp - hits[i]);
        if (s->model[m].lp == 0)
            s->fallen |= bit(m);
    }
}

/* EX-STATUS-13 … 15, EX-RULE-66: bleed first, then burn; armour does not matter. */
static void fester(Ctx *c, State *s, int m)
{
    static const int8_t damage[] = {2, 1};
    static const char *const rules[] = {"EX-STATUS-13", "EX-STATUS-14"};
    EACH_BIT (status, s->model[m].status & (1u << BLEED | 1u << BURN)) {
        const int i = status - BLEED;
        exalted_hurt(c, s, m, damage[i], s->model[m].by[i], false, rules[i]);
        exalted_end_status(c, s, m, status, rules[i]);
    }
}

/* EX-ART-6, EX-RULE-57: 2 LP for an artifact that still stands, never above its maximum. */
static void regrow(Ctx *c, State *s)
{
    for (int team = 0; team < TEAMS; team++) {
        const int m = artifact_of(team), most = exalted_life(s, m);
        const int n = min_of(most - s->model[m].lp, 2);
        if (!alive(s, m) || n <= 0)
            continue;
        s->model[m].lp += n;
        EMIT(EV_REGROWTH, "EX-ART-6", m, n);
    }
}

static void end_effects(Ctx *c, State *s)
{
    const int first = s->colour[s->initiative];
    const Models order[] = {models_of(first), models_of(other_team(first)), ALL_NEUTRALS};
    for (int i = 0; i < 3; i++)
        EACH_BIT (m, exalted_alive(s, order[i]))
            fester(c, s, m);
    regrow(c, s);
    for (int i = s->n_traps; i-- > 0;)  /* EX-KIT-2 */
        if (--s->trap[i].rounds == 0)
            exalted_drop_trap(s, i);
}

static int golems_in(const State *s, int team, int lane)
{
    return count_bits(exalted_alive(s, pair_of(team, lane, INNER) | pair_of(team, lane, OUTER)));
}

/* Each hit is a golem that is gone but has met none (EX-GMARCH-7, -8). */
static int hits_by(int team, const uint8_t hits[TOWERS + TEAMS])
{
    int n = 0;
    EACH_BIT (m, ALL_BUILDINGS & ~models_of(team))
        n += hits[m - TOWER_0];
    return n;
}

void exalted_foresee(const State *s, Foreseen *out)
{
    State then = *s;
    Ctx c = {.game = &exalted_game, .state = &then};
    *out = (Foreseen){0};
    for (int lane = 0; lane < LANES; lane++) {
        exalted_march_on(&c, &then, lane, out->hits[lane]);
        out->losses[lane] = golems_in(s, BLUE, lane) - golems_in(&then, BLUE, lane) -
                                      hits_by(BLUE, out->hits[lane]);
        besieged(&c, &then, out->hits[lane]);
    }
    end_effects(&c, &then);
    for (int m = 0; m < MODELS; m++)
        out->lp[m] = then.model[m].lp;
}

/* ---- its seven steps, told to who watches where there is something to tell ---- */

static void tell_step(Ctx *c, EndStep step, bool something)
{
    static const char *const rules[END_STEPS] = {"EX-END-1", "EX-END-2", "EX-END-3", "EX-END-4",
                                                 "EX-END-5", "EX-END-6", "EX-END-7"};
    if (something)
        EMIT(EV_END_STEP, rules[step], step);
}

static bool any_hit(const uint8_t hits[TOWERS + TEAMS])
{
    bool any = false;
    for (int i = 0; i < TOWERS + TEAMS; i++)
        any = any || hits[i] > 0;
    return any;
}

/* Whether anybody bleeds or burns, or an artifact regains life points. */
static bool any_end_effect(const State *s)
{
    bool any = false;
    EACH_BIT (m, exalted_alive(s, s->now.standing))
        any = any || has_status(s, m, BLEED) || has_status(s, m, BURN) ||
              (is_artifact(m) && s->model[m].lp < exalted_life(s, m));
    return any;
}

FLOW(end_phase)
{
    FLOW_BEGIN;
    EMIT(EV_END_PHASE, "EX-END-1", s->round);
    tell_step(c, STEP_MARCH, true);
    exalted_march(c, s, my->hits);
    CALL(pairs, .post = OUTER);
    tell_step(c, STEP_SIEGE, any_hit(my->hits));
    besieged(c, s, my->hits);
    tell_step(c, STEP_RUINS, s->fallen != 0);
    REMOVE();
    tell_step(c, STEP_EFFECTS, any_end_effect(s));
    end_effects(c, s);
    tell_step(c, STEP_LOSSES, s->fallen != 0);
    REMOVE();
    tell_step(c, STEP_GOLEMS, true);
    new_golems(s);
    CALL(pairs, .post = INNER);
    tell_step(c, STEP_CREATURES, (ALL_NEUTRALS & ~s->now.standing) != 0);
    exalted_return_neutrals(c, s);
    exalted_end_of_round(c, s);
    s->bonus[0] = s->bonus[1] = NONE;          /* EX-DRAKO-3, EX-CYDRA-3, EX-RULE-59 */
    FLOW_END;
}

/* ---- the round ---- */

/* EX-MODE-5, EX-RULE-52, and the round limit for who wants one. */
static bool last_round(Ctx *c, State *s)
{
    enum { POACHER_ROUNDS = 4 };
    const int limit = s->option[OPT_ROUND_LIMIT];
    const bool poached = s->option[OPT_MODE] == MODE_POACHER && s->round >= POACHER_ROUNDS;
    if (!poached && (limit == 0 || s->round < limit))
        return false;
    s->at_limit = !poached;
    s->winner = s->points[BLUE] == s->points[RED] ? NEUTRAL
                                                           : s->points[RED] > s->points[BLUE];
    EMIT(EV_LIMIT, poached ? "EX-MODE-5" : "EX-RULE-78", s->round);
    if (s->winner != NEUTRAL)
        EMIT(EV_WIN, "EX-GEN-6", s->winner);
    else
        EMIT(EV_DRAW, "EX-RULE-52", s->round);
    return true;
}

/* EX-ROUND-1 … 19: initiative, heroes who return, income and mana, then the phases in turns and the
 * end phase. */
FLOW(round)
{
    FLOW_BEGIN;
    if (s->round > 0)
        CALL(beginning, .winner = 0);
    if (s->round < UINT16_MAX)
        s->round++;
    EMIT(EV_ROUND, "EX-ROUND-1", s->round);
    CALL(deploy, .seat = s->round == 1 ? s->start : s->initiative, .back = s->round > 1);
    start_effects(c, s);
    income(c, s);
    CALL(shop, .passed = 0);
    regenerate(s);
    s->phases[0] = s->phases[1] = 0;
    /* EX-DEPLOY-5, EX-ROUND-14, -19, EX-PRACT-4: in turns, as often as the map says. */
    for (my->i = 0; my->i < 2 * map_of(s)->phases; my->i++)
        CALL(phase, .seat = my->i % 2 == 0 ? s->start : 1 - s->start);
    s->active = NONE;
    CALL(end_phase, .hits = {0});
    if (last_round(c, s))
        END_GAME;
    FLOW_END;
}

FLOW(game)
{
    FLOW_BEGIN;
    CALL(beginning, .winner = 0);
    new_golems(s);                             /* EX-SETUP-6 */
    CALL(pairs, .post = INNER);
    exalted_return_neutrals(c, s);
    for (;;)
        CALL(round, .i = 0);
    FLOW_END;
}
