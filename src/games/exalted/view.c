/* What a seat sees of a match, in the table model of core/view.h. Nothing is hidden but teams that
 * are being prepared. */
#include "games/exalted/exalted.h"

#include <string.h>

#include "games/exalted/vocabulary.h"

/* ---- the arena ---- */

static void view_walls(const State *s, View *v)
{
    const Arena *a = arena(s);
    for (int w = 0; w < a->n_walls; w++)
        view_tag(&view_polygon(v, thing(KIND_WALL, w), a->wall[w].corner, a->wall[w].n)->of,
                 "mountain");
    for (int team = 0; team < TEAMS; team++) {
        const Point corner = team == BLUE ? point(0, 0) : point(MAT, MAT);
        view_tag(&view_round(v, thing(KIND_TEAM, team), corner.x, corner.y, a->platform)->of,
                 "platform");
    }
}

/* Lanes and the cross way, and where golems stand before towers (EX-RULE-15). */
static void view_ground(const State *s, View *v)
{
    const Arena *a = arena(s);
    for (int i = 0; i < a->n_patches; i++)
        view_print(v, exalted_patch_words[a->patch[i].is], a->patch[i].corner, a->patch[i].n);
    for (int team = 0; team < TEAMS; team++)
        EACH_BIT (lane, map_of(s)->lanes)
            for (int post = 0; post < POSTS; post++)
                for (int k = 0; k < 2; k++)
                    view_print_round(v, "station", a->station[team][lane][post][k],
                                     content(s)->golem.radius);
}

/* EX-ABIL-7, EX-MARK-1: an effect is shown at the model. */
static void describe_statuses(const State *s, ViewFacts *of, int m)
{
    for (Status status = STUN; status < STATUSES; status++)
        if (has_status(s, m, status))
            view_tag(of, exalted_status_words[status]);
    if (s->model[m].shield > 0)
        view_fact(of, "shield", s->model[m].shield, -1);
}

/* EX-PROF-1: what is on the card now. */
static void describe_values(const State *s, ViewFacts *of, int m)
{
    if (!is_building(m) || is_tower(m)) {  /* artifacts never attack: EX-ART-1 */
        view_fact(of, exalted_is_ranged(s, m) ? "fk" : "nk", exalted_value(s, m, ATTACK), -1);
        view_fact(of, "range", exalted_reach(s, m), -1);
    }
    view_fact(of, "agil", exalted_value(s, m, AGIL), -1);
    view_fact(of, "rst", exalted_value(s, m, RST), -1);
    if (!is_building(m))
        view_fact(of, "mr", exalted_value(s, m, MR), -1);
}

void exalted_describe_hero(const State *s, ViewFacts *of, int m)
{
    const Hero *h = &s->hero[m];
    view_fact(of, "life", s->model[m].lp, exalted_life(s, m));
    view_fact(of, "mana", h->mana, exalted_value(s, m, MANA));
    view_fact(of, "level", h->level, LEVELS);
    if (h->level < LEVELS)
        view_fact(of, "xp", h->xp, content(s)->xp_step[h->level - 1]);
    view_fact(of, "gold", h->gold, -1);
    describe_values(s, of, m);
    if (profile_of(s, m)->column[WK][0] > 0)
        view_fact(of, "wk", exalted_value(s, m, WK), -1);
    view_fact(of, "run", exalted_move_inches(s, m, true), -1);
    view_fact(of, "move", exalted_move_inches(s, m, false), -1);
    view_fact(of, "mreg", exalted_value(s, m, MREG), -1);
    view_tag(of, exalted_is_ranged(s, m) ? "fk" : "nk");
    if (exalted_is_wounded(s, m))
        view_tag(of, "wounded");
    describe_statuses(s, of, m);
}

/* The rule behind it as a mark: EX-TOWER-9 … 12, EX-ART-4. */
static const char *why_shut(const char *rule)
{
    static const char *const marks[][2] = {
        {"EX-TOWER-9", "first-round"}, {"EX-TOWER-10", "golems-before"},
        {"EX-TOWER-11", "outer-stands"}, {"EX-TOWER-12", "golems-on-lane"},
        {"EX-ART-4", "towers-stand"},
    };
    int i = 0;
    while (strcmp(marks[i][0], rule) != 0)
        i++;
    return marks[i][1];
}

static void describe_building(const State *s, ViewFacts *of, int m)
{
    view_fact(of, "life", s->model[m].lp, exalted_life(s, m));
    describe_values(s, of, m);
    if (is_tower(m))
        view_tag(of, exalted_is_armed(s, m) ? "armed" : "silent");
    const char *shut = exalted_tower_shut(s, m);
    view_tag(of, shut == 0 ? "open" : "shut");
    if (shut != 0)
        view_tag(of, why_shut(shut));
}

/* EX-VP-4 … 8: a creature is worth more in the mountain of the enemy. */
static void describe_neutral(const State *s, ViewFacts *of, int m)
{
    static const char *const worth[] = {"worth-blue", "worth-red"};
    const int kind = arena(s)->neutral_kind[m - NEUTRAL_0], home = arena(s)->home[m - NEUTRAL_0];
    const Reward why = kind == DRAKO ? FOR_DRAKO : kind == CYDRA ? FOR_CYDRA : FOR_CREATURE;
    for (int team = 0; team < TEAMS; team++)
        if (exalted_points_for(s, why, home == team) > 0)
            view_fact(of, worth[team], exalted_points_for(s, why, home == team), -1);
    if (why == FOR_CREATURE)
        view_tag(of, home == BLUE ? "home-blue" : "home-red");
}

static void describe(const State *s, ViewFacts *of, int m)
{
    if (is_hero(m)) {
        exalted_describe_hero(s, of, m);
    } else if (is_building(m)) {
        describe_building(s, of, m);
    } else {
        view_fact(of, "life", s->model[m].lp, exalted_life(s, m));
        describe_values(s, of, m);
        describe_statuses(s, of, m);
        if (is_neutral(m))
            describe_neutral(s, of, m);
    }
}

static int owner_of(const State *s, int m)
{
    return team_of(m) == NEUTRAL ? -1 : seat_of_team(s, team_of(m));
}

/* All places are open (EX-MEAS-1). A marker of a destroyed tower stays (EX-COMP-2). */
static void view_arena(const State *s, View *v)
{
    view_plane(v, "arena", "arena", MAT, MAT, "inch", INCH)->up = true;  /* EX-RULE-1 */
    if (!v->again) {
        view_walls(s, v);
        view_ground(s, v);
    }
    EACH_BIT (m, map_of(s)->models) {
        if (!stands(&s->now, m) && !(is_tower(m) && s->model[m].lp <= 0))
            continue;
        ViewItem *item = view_disc(v, thing(KIND_MODEL, m), s->now.at[m].x, s->now.at[m].y,
                                   exalted_radius(s, m), owner_of(s, m));
        item->fixed = is_building(m);
        if (stands(&s->now, m))
            describe(s, &item->of, m);
        else
            view_tag(&item->of, "destroyed");
        view_tag(&item->of, is_hero(m) ? "hero" : is_golem(m) ? "golem" : is_tower(m) ? "tower"
                            : is_artifact(m) ? "artifact" : "neutral");
    }
    for (int i = 0; i < s->n_traps; i++) {
        const Trap *t = &s->trap[i];
        const int laid = ability_number(s, t->by, exalted_trap_slot(s, t->by));
        ViewItem *item = view_disc(v, thing(KIND_ABILITY, laid), t->at.x, t->at.y, CIRCLE,
                                   owner_of(s, t->by));
        view_tag(&item->of, "trap");
        view_fact(&item->of, "rounds", s->trap[i].rounds, -1);
    }
}

/* ---- seats ---- */

static void view_seats(const State *s, View *v)
{
    for (int seat = 0; seat < 2; seat++) {
        ViewFacts *of = &v->seats[seat].of;
        const int team = s->colour[seat], mode = s->option[OPT_MODE];
        if (mode == MODE_STANDARD)
            view_fact(of, "points", s->points[team], exalted_goal(s));
        else if (mode == MODE_TROPHIES)
            view_fact(of, "trophies", s->scored[team][FOR_DRAKO] + s->scored[team][FOR_CYDRA],
                      exalted_goal(s));
        else if (mode == MODE_POACHER)
            view_fact(of, "points", s->points[team], -1);
        if (s->round > 0)
            view_fact(of, "phases", s->phases[seat], map_of(s)->phases);
        if (s->active == seat) {
            view_tag(of, "active");
            view_fact(of, "actions", s->actions, ACTIONS);
        }
        if (s->round > 0 && s->initiative == seat)
            view_tag(of, "initiative");
        if (s->round > 0 && s->start == seat)
            view_tag(of, "starts");
        if (s->bonus[0] == team)
            view_tag(of, "drako-bonus");
        if (s->bonus[1] == team)
            view_tag(of, "cydra-bonus");
        view_tag(of, team == BLUE ? "blue" : "red");
    }
}

void exalted_view(const void *state, int seat, View *v)
{
    const State *s = state;
    v->round = s->round;
    view_seats(s, v);
    view_arena(s, v);
    exalted_view_cards(s, seat, v);
}

/* ---- secrets, check ---- */

/* Only lists that are being prepared are hidden: any hero of the role may be in them. */
void exalted_redeal(void *state, int seat, Chance *chance)
{
    State *s = state;
    for (int owner = 0; owner < 2; owner++)
        for (int role = 0; role < TEAM_HEROES; role++) {
            Slot *slot = &s->prepared[owner][role];
            uint16_t able[HEROES_MAX];
            uint32_t n = 0;
            if (slot->seen == 0 || slot->seen & SEAT_BIT(seat))
                continue;
            for (int h = 0; h < content(s)->n_heroes; h++)
                if (exalted_role(content(s), h) == role)
                    able[n++] = h;
            slot->id = able[chance->below(chance, n)];
        }
}

static const char *check_models(const State *s)
{
    EACH_BIT (m, s->now.standing) {
        if (is_hero(m) && s->hero[m].profile < 0)
            return "a hero without a profile stands in the arena";
        if (on_map(s, bit(m)) == 0)
            return "somebody stands on a map that he is not on (EX-PRACT-2, -3)";
        if ((s->model[m].lp <= 0) != ((s->fallen & bit(m)) != 0))
            return "who is at 0 LP is not known to have fallen";
        if (s->model[m].lp > exalted_life(s, m))
            return "a model has more life points than it can have (EX-HEAL-3)";
        const char *why = exalted_no_stand(s, &s->now, m, s->now.at[m]);
        if (why != 0)
            return "a model stands where it may not (EX-RULE-7)";
    }
    for (int m = 0; m < MODELS; m++)
        if (s->model[m].lp < 0 || (s->model[m].status & ~((1u << STATUSES) - 1)))
            return "a model has impossible life points or statuses";
    return 0;
}

static const char *check_heroes(const State *s)
{
    int owned[ITEMS_MAX] = {0};
    for (int h = 0; h < HEROES; h++) {
        if (s->hero[h].profile < 0)
            continue;
        if (s->hero[h].mana > exalted_value(s, h, MANA))
            return "a hero has more mana than it can have (EX-PROF-10)";
        for (int i = 0; i < HERO_ITEMS; i++)
            if (s->hero[h].item[i] >= 0)
                owned[s->hero[h].item[i]]++;
    }
    for (int i = 0; i < content(s)->n_items; i++)
        if (owned[i] + s->market[i] != content(s)->item[i].copies)
            return "a card of equipment is missing or twice there (EX-EQUIP-5)";
    return 0;
}

/* Not in the arena, and not a golem either that its owner is just about to place (EX-GPLACE-4). */
static bool is_out(const State *s, int m)
{
    return !stands(&s->now, m) && !(is_golem(m) && s->model[m].lp > 0);
}

/* What has ended leaves nothing behind. */
static const char *check_effects(const State *s)
{
    for (int m = 0; m < MODELS; m++) {
        const Model *k = &s->model[m];
        if (is_out(s, m) && (k->status != 0 || k->ends != 0 || k->shield != 0))
            return "who is out has statuses or a shield (EX-RULE-68)";
        for (Status status = STUN; status <= BLIND; status++)
            if (((k->ends >> (2 * status) & 3) != 0) != has_status(s, m, status))
                return "a status has no end, or an end no status (EX-SEQ-13)";
    }
    for (int i = 0; i < MARKS_MAX; i++) {
        const Mark *k = &s->mark[i];
        const bool none = k->on == 0 && k->by == 0 && k->ability == 0 && k->effect == 0;
        if (i < s->n_marks ? k->ends == 0 || is_out(s, k->on) : !none)
            return "a mark lies on nobody (EX-RULE-68)";
    }
    for (int i = 0; i < TRAPS_MAX; i++)
        if ((s->trap[i].by == NOBODY) != (i >= s->n_traps))
            return "a trap is nobody's, or nowhere (EX-KIT-2)";
    return 0;
}

const char *exalted_check(const void *state)
{
    const State *s = state;
    const char *broken = check_models(s);
    if (broken == 0)
        broken = check_heroes(s);
    if (broken == 0)
        broken = check_effects(s);
    if (broken == 0 && s->flow.over && s->winner < 0)
        return "the game ended without a winner";
    return broken;
}
