/* What is shown before somebody answers: reach, ranges, templates, chances. Rules never ask for
 * it. */
#include "games/exalted/policy.h"

/* ---- places and ways ---- */

static Point aimed_at(Option o) { return point(option_arg(o, 0), option_arg(o, 1)); }

/* The ranges of towers that would shoot at who goes there: EX-TOWER-4, -7. */
static void show_towers(const State *s, int hero, Point from, Point to, Overlay *out)
{
    Places p = s->now;
    Models towers = 0;
    const int n = leg_checks(from, to);
    for (int k = 0; k <= n; k++) {
        p.at[hero] = leg_check(from, to, k);
        towers |= exalted_towers_on(s, &p, hero);
    }
    EACH_BIT (t, towers)
        overlay_disc(out, ROLE_DANGER, s->now.at[t], INCH * exalted_reach(s, t) +
                     exalted_radius(s, t))->of = thing(KIND_MODEL, t);
}

static void show_leg(const State *s, Point to, Overlay *out)
{
    const int hero = s->plan.deed.hero;
    const Point leg[] = {exalted_plan_end(s), to};
    overlay_line(out, ROLE_WAY, leg, 2);
    overlay_disc(out, ROLE_PLACE, to, exalted_radius(s, hero));
    show_towers(s, hero, leg[0], to, out);
}

/* EX-CARD-6, -7: as far as a leap gets, from the middle of the base. */
static void show_leap(const State *s, const Menu *m, Overlay *out)
{
    const Deed *d = exalted_announced(s);
    if (d->hero == NOBODY || d->kind != DEED_ABILITY || m->n_about < 2)
        return;
    Places p;
    exalted_scene(s, &p);
    overlay_disc(out, ROLE_REACH, p.at[d->hero], INCH * m->about[1].value);
}

/* EX-DEPLOY-2, EX-RULE-11: the middle of a base stays that far from the rim of the platform. */
static void show_platform(const State *s, int seat, Overlay *out)
{
    const Point corner = s->colour[seat] == BLUE ? point(0, 0) : point(MAT, MAT);
    overlay_disc(out, ROLE_REACH, corner, arena(s)->platform - content(s)->radius_hero);
}

/* ---- abilities ---- */

static void show_area(const State *s, const Places *p, const Deed *d, Point at, Overlay *out)
{
    const Ability *a = ability_of(s, d->hero, d->slot);
    const Disc user = exalted_disc(s, p, d->hero);
    const Vector aim = way(user.at, at);
    if (a->form == AT_CIRCLE) {
        overlay_disc(out, ROLE_AREA, at, CIRCLE);
    } else if (a->form == AT_T1 || a->form == AT_T2) {
        const Polygon shape = exalted_template(s, p, d);
        overlay_polygon(out, ROLE_AREA, shape.corner, shape.n);
    } else {
        const Point line[] = {user.at, moved(user.at, vector_along(aim, user.r + INCH * a->range,
                                                                   0))};
        overlay_line(out, ROLE_AREA, line, 2);
    }
}

/* Who is hit, as a group, with what each loses on average left to the odds. */
static void show_hit(const State *s, const Places *p, const Deed *d, Overlay *out)
{
    const Touched t = exalted_touched(s, p, d);
    const Models hit = ability_of(s, d->hero, d->slot)->whom == ENEMIES ? t.enemies : t.friends;
    if (hit == 0)
        return;
    Group *g = &out->group[out->n_groups++];
    *g = (Group){.id = "hit", .seat = seat_of_team(s, team_of(d->hero))};
    EACH_BIT (m, hit)
        if (g->n < GROUP_THINGS)
            g->of[g->n++] = thing(KIND_MODEL, m);
}

/* EX-PUSH-3, EX-CHARM-3, EX-RULE-8: where one who is hurt would be driven to, as long as all others
 * stay where they are; what stops him is what the line is due to. */
static void show_shove(const State *s, const Places *p, const Deed *d, int target, Overlay *out)
{
    const Effects *on = &ability_of(s, d->hero, d->slot)->on_damage;
    for (int i = 0; i < on->n; i++) {
        const Effect *e = &on->list[i];
        Terrain t;
        Hit met;
        if ((e->verb != DO_PUSH && e->verb != DO_CHARM) || is_building(target) ||
            has_status(s, target, HOLD))
            continue;
        const Point from = p->at[d->hero], at = p->at[target];
        exalted_terrain(s, p, target, GAIT_SHOVED, &t);
        const Point line[] = {at, disc_pushed(&t.ground, exalted_disc(s, p, target),
                                              e->verb == DO_PUSH ? way(from, at) : way(at, from),
                                              INCH * e->n[exalted_column(s->hero[d->hero].level)],
                                              &met)};
        if (same_point(line[0], line[1]))
            continue;
        overlay_line(out, ROLE_WAY, line, 2)->of = exalted_thing_hit(s, p, target, GAIT_SHOVED,
                                                                     met);
        overlay_disc(out, ROLE_PLACE, line[1], exalted_radius(s, target))->of =
            thing(KIND_MODEL, target);
    }
}

static void show_aim(const State *s, Option o, Overlay *out)
{
    Deed d = *exalted_announced(s);
    Places p;
    exalted_scene(s, &p);
    const Point at = aimed_at(o);
    exalted_aim_at(s, &p, &d, at);
    show_area(s, &p, &d, at, out);
    show_hit(s, &p, &d, out);
    const Models hit = exalted_touched(s, &p, &d).enemies;
    EACH_BIT (m, hit)
        show_shove(s, &p, &d, m, out);
}

static void show_target(const State *s, int target, Overlay *out)
{
    const Deed *d = exalted_announced(s);
    Places p;
    exalted_scene(s, &p);
    const Point line[] = {p.at[d->hero], p.at[target]};
    if (d->hero != target)
        overlay_line(out, ROLE_SIGHT, line, 2)->of = thing(KIND_MODEL, target);
    show_shove(s, &p, d, target, out);
}

/* A straight line to who is attacked or aimed at. */
static void show_line(const State *s, int from, int to, Overlay *out)
{
    Places p;
    exalted_planned(s, &p);
    const Point line[] = {p.at[from], p.at[to]};
    overlay_line(out, ROLE_SIGHT, line, 2)->of = thing(KIND_MODEL, to);
}

static void show_offer(const State *s, Option o, Overlay *out)
{
    switch (option_verb(o)) {
    case V_GO:
        show_leg(s, aimed_at(o), out);
        break;
    case V_AIM:
        show_aim(s, o, out);
        break;
    case V_TO:
    case V_GOLEM:
        overlay_disc(out, ROLE_PLACE, aimed_at(o), option_verb(o) == V_GOLEM
                                                       ? content(s)->golem.radius
                                                       : content(s)->radius_hero);
        break;
    case V_DEPLOY:
        overlay_disc(out, ROLE_PLACE, point(option_arg(o, 1), option_arg(o, 2)),
                     content(s)->radius_hero);
        break;
    case V_AT:
        show_target(s, option_arg(o, 0), out);
        break;
    case V_ATTACK:
        show_line(s, s->plan.deed.hero, option_arg(o, 0), out);
        break;
    case V_STRIKE:
        show_line(s, option_arg(o, 0), option_arg(o, 1), out);
        break;
    default:
        break;
    }
}

/* ---- ranges ---- */

/* EX-RANGE-1, -2: how far a model attacks, and of a hero how far it sees (EX-LOS-1). Towers of the
 * other team are a danger. */
static void show_range(const State *s, int seat, int m, Overlay *out)
{
    if (!stands(&s->now, m))
        return;
    const bool fires = is_tower(m) && seat_of_team(s, team_of(m)) != seat;
    overlay_disc(out, fires ? ROLE_DANGER : ROLE_RANGE, s->now.at[m],
                 INCH * exalted_reach(s, m) + exalted_radius(s, m));
    if (is_hero(m))
        overlay_disc(out, ROLE_SIGHT, s->now.at[m], INCH * SIGHT_INCHES + exalted_radius(s, m));
}

static void show_armed(const State *s, Overlay *out)
{
    EACH_BIT (t, ALL_TOWERS & s->now.standing)
        if (exalted_is_armed(s, t))
            overlay_disc(out, ROLE_DANGER, s->now.at[t], INCH * exalted_reach(s, t) +
                         exalted_radius(s, t))->of = thing(KIND_MODEL, t);
}

void exalted_overlay(const void *state, const PreviewQuery *query, Overlay *out)
{
    const State *s = state;
    if (query->at == PREVIEW_OFFER)
        show_offer(s, query->option, out);
    else if (query->at == PREVIEW_ENDS && menu_region_of(query->menu, V_GO) != 0)
        exalted_show_reach(s, out);
    else if (query->at == PREVIEW_ENDS && menu_region_of(query->menu, V_TO) != 0)
        show_leap(s, query->menu, out);
    else if (query->at == PREVIEW_ENDS && menu_region_of(query->menu, V_DEPLOY) != 0)
        show_platform(s, query->seat, out);
    else if (query->at == PREVIEW_RANGE && query->of.kind == KIND_MODEL)
        show_range(s, query->seat, query->of.value, out);
    else if (query->at == PREVIEW_MOVE && query->of.kind == KIND_MODEL)
        exalted_show_move(s, query->of.value, out);
    else if (query->at == PREVIEW_SIGHT && query->of.kind == KIND_MODEL)
        exalted_show_sight(s, query->of.value, out);
    else if (query->at == PREVIEW_TOGETHER)
        show_armed(s, out);
}

/* Dice and how they are counted: the loss tells. What the next phase or the end phase brings, or
 * who has the initiative then, does not come of what is answered now. */
ForecastEnd exalted_ends(int prompt, int event)
{
    (void)prompt;
    if (event == EV_PHASE || event == EV_END_STEP || event == EV_INITIATIVE)
        return ENDS_BEFORE;
    return event == EV_DICE || event == EV_HITS ? NOT_TOLD : GOES_ON;
}

/* ---- chances ---- */

/* The only one whom an ability would hit that is aimed there, or NOBODY. */
static int only_hit(const State *s, Option o)
{
    Deed d = *exalted_announced(s);
    Places p;
    exalted_scene(s, &p);
    exalted_aim_at(s, &p, &d, aimed_at(o));
    const Models hit = exalted_touched(s, &p, &d).enemies;
    EACH_BIT (m, hit)
        return count_bits(hit) == 1 ? m : NOBODY;
    return NOBODY;
}

/* EX-BASIC-3 … 8, EX-ABIL-5: every throw is counted. */
bool exalted_odds(const void *state, const Menu *m, Option o, Odds *out)
{
    const State *s = state;
    int64_t ways[LOSSES_MAX];
    int hero = s->plan.deed.hero, target = option_arg(o, 0);
    const int verb = option_verb(o);
    (void)m;
    if (verb == V_STRIKE || verb == V_CATCH) {
        hero = option_arg(o, 0);
        target = verb == V_STRIKE ? option_arg(o, 1) : s->plan.deed.hero;
    } else if (verb == V_AT || verb == V_AIM) {
        hero = exalted_announced(s)->hero;
        target = verb == V_AIM ? only_hit(s, o) : target;
        if (target == NOBODY)
            return false;
    } else if (verb != V_ATTACK) {
        return false;
    }
    const bool uses = verb == V_AT || verb == V_AIM;
    const Ability *a = uses ? ability_of(s, hero, exalted_announced(s)->slot) : 0;
    if (a != 0 && a->roll.rolls != 1)
        return false;
    const Blow b = a != 0 ? exalted_ability_blow(s, hero, a, target)
                          : exalted_basic_blow(s, hero, target);
    exalted_ways(s, &b, ways);
    const int lp = s->model[target].lp + s->model[target].shield;
    int64_t kill = 0;
    int64_t losses[LOSSES_MAX] = {0};
    for (int i = 0; i < LOSSES_MAX; i++) {
        losses[i < lp ? i : lp < LOSSES_MAX ? lp : LOSSES_MAX - 1] += ways[i];
        kill += i >= lp ? ways[i] : 0;
    }
    out->target = thing(KIND_MODEL, target);
    out->hit = odds_chance(WAYS_ALL - ways[0], WAYS_ALL);
    out->kill = odds_chance(kill, WAYS_ALL);
    out->need = b.need;
    out->roll = (OddsRoll){.dice = (int16_t)b.dice, .off = (int16_t)b.defence,
                           .plus = (int16_t)b.plus, .twice = b.critical, .least = b.basic};
    odds_of_losses(out, losses, LOSSES_MAX);
    return true;
}
