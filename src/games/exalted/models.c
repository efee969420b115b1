/* Models: how large they are, where they stand, what is in their way, what they see (rulebook
 * chapters "Modelle", "Messen", "Sichtlinie"). */
#include "games/exalted/exalted.h"

#include "games/exalted/vocabulary.h"

Models exalted_alive(const State *s, Models of)
{
    return of & s->now.standing & ~s->fallen;
}

static const Fixed *fixed_of(const Content *k, int m)
{
    if (is_golem(m))
        return &k->golem;
    if (is_tower(m))
        return &k->tower[post_of(m)];
    return is_artifact(m) ? &k->artifact : &k->beast[k->arena.neutral_kind[m - NEUTRAL_0]];
}

const Fixed *exalted_fixed(const State *s, int m) { return fixed_of(content(s), m); }

void exalted_measure_bases(Content *k)
{
    for (int m = 0; m < MODELS; m++)
        k->radius[m] = is_hero(m) ? k->radius_hero : fixed_of(k, m)->radius;
}

/* EX-PRACT-2, -3: heroes by their place in the team, towers and golems by their lane; artifacts and
 * neutrals are on every map. */
static bool belongs(const Map *map, int m)
{
    if (is_hero(m))
        return map->team & 1u << m % TEAM_HEROES;
    return !(is_golem(m) || is_tower(m)) || map->lanes & 1u << lane_of(m);
}

void exalted_people_maps(Content *k)
{
    for (int i = 0; i < k->arena.n_maps; i++)
        for (int m = 0; m < MODELS; m++)
            if (belongs(&k->arena.map[i], m))
                k->arena.map[i].models |= bit(m);
}

bool exalted_within(const State *s, const Places *p, int a, int b, int inches)
{
    return discs_within(exalted_disc(s, p, a), exalted_disc(s, p, b), INCH * inches);
}

/* Without a branch: who is near is as good as random. */
static Models near_to(const State *s, const Places *p, Point at, Models of, int units)
{
    const int16_t *radius = content(s)->radius;
    Models out = 0;
    EACH_BIT (m, of)
        out |= (Models)(distance2(at, p->at[m]) <= square(units + radius[m])) << m;
    return out;
}

Models exalted_all_within(const State *s, const Places *p, int a, Models of, int units)
{
    return near_to(s, p, p->at[a], of, exalted_radius(s, a) + units);
}

/* EX-LOS-1 … 6, EX-RULE-9: at most 10", and no mountain covers all lines between them; so everybody
 * sees itself (EX-CARD-2). */
bool exalted_sees(const State *s, const Places *p, int a, int b)
{
    const Disc one = exalted_disc(s, p, a), other = exalted_disc(s, p, b);
    return discs_within(one, other, INCH * SIGHT_INCHES) &&
           discs_see(one, other, arena(s)->wall, arena(s)->n_walls);
}

static Point corner_of(int team)
{
    return team == BLUE ? point(0, 0) : point(MAT, MAT);
}

/* EX-RULE-11: any part of the base in the zone. */
bool exalted_on_platform(const State *s, int hero)
{
    const Disc zone = {corner_of(team_of(hero)), arena(s)->platform};
    return discs_touch(zone, exalted_disc(s, &s->now, hero));
}

/* EX-MOVE-3, -5, EX-FRIEND-2, EX-RULE-6: who blocks the way of whom. */
static Models blockers(const State *s, int m, Gait gait)
{
    const Models all = ~bit(m);
    const int team = team_of(m);
    if (gait == GAIT_FLY || gait == GAIT_PLACED)
        return 0;
    if (gait == GAIT_SHOVED || team == NEUTRAL)
        return all;
    Models out = all & ~(heroes_of(team) | golems_of(team));
    if (gait == GAIT_WALK && exalted_trait(s, m, TRAIT_PASS_MINIONS) > 0) {
        out &= ~ALL_GOLEMS;  /* EX-KIT-4 */
        EACH_BIT (n, ALL_NEUTRALS)
            if (arena(s)->neutral_kind[n - NEUTRAL_0] <= IGU)
                out &= ~bit(n);
    }
    return out;
}

static bool goes_over_walls(const State *s, int m, Gait gait)
{
    return gait == GAIT_FLY || gait == GAIT_PLACED ||
           (gait == GAIT_WALK && exalted_trait(s, m, TRAIT_PASS_MOUNTAINS) > 0);
}

static void lay_out(const State *s, const Places *p, int m, Gait gait, Models others, Terrain *out)
{
    if (gait == GAIT_WALK && exalted_trait(s, m, TRAIT_FLYING) > 0)
        gait = GAIT_FLY;  /* EX-ITEM-18, EX-FLY-2 */
    if (gait == GAIT_MARCH && exalted_fixed(s, m)->flying)
        gait = GAIT_FLY;  /* EX-BEAST-3 */
    const Models solid = others & blockers(s, m, gait);
    const int16_t *radius = content(s)->radius;
    int n = 0;
    EACH_BIT (o, solid)
        out->disc[n++] = (Disc){p->at[o], radius[o]};
    const int n_solid = n;
    EACH_BIT (o, others & ~solid)
        out->disc[n++] = (Disc){p->at[o], radius[o]};
    out->ground = (Ground){
        .mat = {point(0, 0), point(MAT, MAT)},
        .walls = arena(s)->wall, .n_walls = arena(s)->n_walls,
        .discs = out->disc, .n_solid = n_solid, .n_discs = n,
        .over_walls = goes_over_walls(s, m, gait),
        .turned = team_of(m) == RED,
    };
}

void exalted_terrain(const State *s, const Places *p, int m, Gait gait, Terrain *out)
{
    lay_out(s, p, m, gait, p->standing & ~bit(m), out);
}

enum { FEW_DISCS = 16 };  /* that are sooner looked through than looked up */

void exalted_terrain_near(const State *s, const Places *p, int m, Gait gait, Point at, int units,
                          Terrain *out)
{
    const Arena *a = arena(s);
    const int far = units + exalted_radius(s, m);
    lay_out(s, p, m, gait, near_to(s, p, at, p->standing & ~bit(m), far), out);
    for (int i = 0; i < a->n_walls; i++)
        if (boxes_apart(a->wall[i].box, (Box){at, at}, far))
            out->ground.far_walls |= bit(i);
    if (out->ground.n_discs > FEW_DISCS)
        ground_index(&out->ground, &out->index);
}

/* EX-MOVE-4, EX-PLACE-2, EX-BASE-1, EX-RULE-7: contact is allowed, overlapping is not. */
const char *exalted_no_room(const Terrain *t, Disc d)
{
    switch (standing_hit(&t->ground, d).kind) {
    case HIT_RIM:
        return "EX-RULE-7";
    case HIT_DISC:
        return "EX-MOVE-4";
    case HIT_WALL:
        return "EX-PLACE-2";
    default:
        return 0;
    }
}

const char *exalted_no_stand(const State *s, const Places *p, int m, Point at)
{
    Terrain t;
    exalted_terrain_near(s, p, m, GAIT_PLACED, at, 0, &t);
    return exalted_no_room(&t, (Disc){at, exalted_radius(s, m)});
}

Point exalted_nearest(const State *s, const Places *p, int m, Point at)
{
    Terrain t;
    Point out = at;
    if (exalted_no_stand(s, p, m, at) == 0)
        return at;
    exalted_terrain(s, p, m, GAIT_PLACED, &t);
    nearest_place(&t.ground, (Disc){at, exalted_radius(s, m)}, 0, 0, &out);
    return out;
}
