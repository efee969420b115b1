/* What a seat sees of a match, in the table model of core/view.h. Nothing is hidden but teams that
 * are being prepared. */
#include "games/exalted/exalted.h"

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
    view_fact(of, "dice", exalted_value(s, m, ATTACK), -1);
    view_fact(of, "range", exalted_reach(s, m), -1);
    view_fact(of, "agil", exalted_value(s, m, AGIL), -1);
    view_fact(of, "rst", exalted_value(s, m, RST), -1);
    if (!is_building(m))
        view_fact(of, "mr", exalted_value(s, m, MR), -1);
}

static void describe_hero(const State *s, ViewFacts *of, int m)
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
    if (exalted_is_wounded(s, m))
        view_tag(of, "wounded");
    describe_statuses(s, of, m);
}

static void describe_building(const State *s, ViewFacts *of, int m)
{
    view_fact(of, "life", s->model[m].lp, exalted_life(s, m));
    describe_values(s, of, m);
    if (is_tower(m))
        view_tag(of, exalted_is_armed(s, m) ? "armed" : "silent");
    view_tag(of, exalted_tower_shut(s, m) == 0 ? "open" : "shut");
}

static void describe(const State *s, ViewFacts *of, int m)
{
    if (is_hero(m)) {
        describe_hero(s, of, m);
    } else if (is_building(m)) {
        describe_building(s, of, m);
    } else {
        view_fact(of, "life", s->model[m].lp, exalted_life(s, m));
        describe_values(s, of, m);
        describe_statuses(s, of, m);
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
    if (!v->again)
        view_walls(s, v);
    for (int m = 0; m < MODELS; m++) {
        if (!stands(&s->now, m) && !(is_tower(m) && s->model[m].lp <= 0))
            continue;
        ViewItem *item = view_disc(v, thing(KIND_MODEL, m), s->now.at[m].x, s->now.at[m].y,
                                   exalted_radius(s, m), owner_of(s, m));
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

/* ---- the card mats: EX-SETUP-7, EX-COMP-3 ---- */

static void view_abilities(const State *s, View *v, int m)
{
    const int owner = owner_of(s, m);
    for (int slot = 0; slot < SLOTS; slot++) {
        const Ability *a = ability_of(s, m, slot);
        ViewItem *item = view_item(v, thing(KIND_ABILITY, ability_number(s, m, slot)),
                                   m % TEAM_HEROES, owner);
        view_fact(&item->of, "mana", a->mana, -1);
        if (s->hero[m].level < a->level)
            view_fact(&item->of, "from-level", a->level, -1);
        else if (s->memory[team_of(m)] == m * SLOTS + slot)
            view_tag(&item->of, "blocked");
        if (slot == SLOTS - 1 && s->hero[m].ultimate_used)
            view_tag(&item->of, "r-used");
    }
    for (int i = 0; i < HERO_ITEMS; i++)
        if (s->hero[m].item[i] >= 0)
            view_item(v, thing(KIND_ITEM, s->hero[m].item[i]), m % TEAM_HEROES, owner);
}

static void view_mats(const State *s, View *v)
{
    for (int seat = 0; seat < 2; seat++) {
        view_area(v, AREA_MAT, "heroes", "heroes", seat);
        EACH_BIT (m, heroes_of(s->colour[seat])) {
            if (s->hero[m].profile < 0)
                continue;
            ViewItem *item = view_item(v, thing(KIND_MODEL, m), m % TEAM_HEROES, seat);
            describe_hero(s, &item->of, m);
            if (!stands(&s->now, m))
                view_tag(&item->of, "out");
            view_abilities(s, v, m);
        }
    }
}

static void view_market(const State *s, View *v)
{
    view_area(v, AREA_ROW, "market", "market", -1);
    for (int i = 0; i < content(s)->n_items && s->round > 0; i++) {
        ViewItem *item = view_item(v, thing(KIND_ITEM, i), -1, -1);
        view_fact(&item->of, "price", content(s)->item[i].price, -1);
        view_fact(&item->of, "copies", s->market[i], content(s)->item[i].copies);
    }
}

/* ---- choosing teams ---- */

static bool choosing(const State *s)
{
    for (int h = 0; h < HEROES; h++)
        if (s->hero[h].profile < 0)
            return true;
    return false;
}

static void view_pool(const State *s, int seat, View *v)
{
    const int how = s->option[OPT_TEAMS];
    if (!choosing(s) || how == TEAMS_RANDOM)
        return;
    view_area(v, AREA_ROW, "pool", "pool", -1)->count = content(s)->n_heroes;
    for (int h = 0; h < content(s)->n_heroes; h++) {
        const Profile *p = &content(s)->hero[h];
        ViewItem *item = view_item(v, thing(KIND_HERO, h), -1, -1);
        view_fact(&item->of, "life", p->column[LIFE][0], -1);
        view_fact(&item->of, "dice", p->column[ATTACK][0], -1);
        view_tag(&item->of, content(s)->faction[p->faction].id);
    }
    for (int owner = 0; owner < 2 && how == TEAMS_PREPARED; owner++) {
        view_area(v, AREA_ROW, "prepared", "prepared", owner);
        for (int role = 0; role < TEAM_HEROES; role++) {
            const Slot *slot = &s->prepared[owner][role];
            if (slot->seen != 0)
                view_item(v, thing(KIND_HERO, slot->seen & SEAT_BIT(seat) ? slot->id
                                                                          : THING_HIDDEN),
                          role, owner);
        }
    }
}

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
            view_fact(of, "phases", s->phases[seat], PHASES);
        if (s->active == seat) {
            view_tag(of, "active");
            view_fact(of, "actions", s->actions, ACTIONS);
        }
        if (s->round > 0 && s->initiative == seat)
            view_tag(of, "initiative");
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
    view_pool(s, seat, v);
    view_arena(s, v);
    view_mats(s, v);
    view_market(s, v);
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
            for (int h = 0; h < content(s)->n_heroes; h++) {
                const int c = content(s)->hero[h].hero_class;
                if ((c == ASSASSIN ? MAGE : c) == role)
                    able[n++] = (uint16_t)h;
            }
            slot->id = able[chance->below(chance, n)];
        }
}

static const char *check_models(const State *s)
{
    EACH_BIT (m, s->now.standing) {
        if (is_hero(m) && s->hero[m].profile < 0)
            return "a hero without a profile stands in the arena";
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

const char *exalted_check(const void *state)
{
    const State *s = state;
    const char *broken = check_models(s);
    if (broken == 0)
        broken = check_heroes(s);
    if (broken == 0 && s->flow.over && s->winner < 0)
        return "the game ended without a winner";
    return broken;
}
