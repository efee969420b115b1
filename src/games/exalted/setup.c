/* What stands on the table before the first round (rulebook chapters "Aufbau", "Profilkarten"). */
#include "games/exalted/exalted.h"

/* EX-DRAFT-2, EX-CLASS-5: Mage and Assassin are one role. */
int exalted_role(const Content *k, int hero)
{
    const int c = k->hero[hero].hero_class;
    return c == ASSASSIN ? MAGE : c;
}

static int heroes_for(const Content *k, int role)
{
    int n = 0;
    for (int h = 0; h < k->n_heroes; h++)
        n += exalted_role(k, h) == role;
    return n;
}

static const char *roles_missing(const State *s, int least)
{
    EACH_BIT (role, map_of(s)->team)
        if (heroes_for(content(s), role) < least) {
            if (least > 1)
                return "this pack has too few heroes of a class for each hero once";
            return "this pack lacks heroes of a class";
        }
    return 0;
}

/* EX-GEN-4, EX-MAP-2, -4: an artifact and two towers a team on each lane, with full LP. */
static void put_buildings(State *s)
{
    const Arena *a = arena(s);
    for (int team = 0; team < TEAMS; team++) {
        s->now.at[artifact_of(team)] = a->artifact[team];
        for (int lane = 0; lane < LANES; lane++)
            for (int post = 0; post < POSTS; post++)
                s->now.at[tower_of(team, lane, post)] = a->tower[team][lane][post];
    }
    s->now.standing = on_map(s, ALL_BUILDINGS);
    EACH_BIT (m, s->now.standing)
        s->model[m].lp = exalted_fixed(s, m)->life;
}

const char *exalted_setup(void *state, const Setup *how)
{
    State *s = state;
    s->flow.cap = sizeof s->flow_stack;
    for (int i = 0; i < MATCH_OPTIONS; i++)
        s->option[i] = how->option[i];
    const char *missing = roles_missing(s, s->option[OPT_UNIQUE] ? 2 : 1);
    if (missing != 0)
        return missing;
    if (s->option[OPT_TEAMS] == TEAMS_FACTIONS && content(s)->n_factions < 2)
        return "this pack has fewer than two factions";
    if (s->option[OPT_TEAMS] == TEAMS_PREPARED && s->option[OPT_UNIQUE])
        return "teams that are prepared in secret cannot have each hero once";  /* EX-DRAFT-6, -7 */
    s->colour[1] = RED;
    s->active = NONE;
    s->winner = NONE;
    s->bonus[0] = s->bonus[1] = NONE;
    s->memory[0] = s->memory[1] = NONE;
    s->reaction.hero = s->reaction.target = s->plan.deed.target = NOBODY;
    for (int h = 0; h < HEROES; h++)
        s->hero[h] = (Hero){.profile = NONE, .level = 1, .item = {NONE, NONE, NONE}};
    for (int i = 0; i < TRAPS_MAX; i++)
        s->trap[i].by = NOBODY;
    for (int i = 0; i < content(s)->n_items; i++)
        s->market[i] = content(s)->item[i].copies;
    put_buildings(s);
    return 0;
}
