/* What lies beside the arena: the card mats, the market, heroes to choose from, what was scored,
 * and what the end phase would bring. */
#include "games/exalted/exalted.h"

#include "games/exalted/vocabulary.h"

/* ---- the card mats: EX-SETUP-7, EX-COMP-3 ---- */

static int owner_of(const State *s, int hero) { return seat_of_team(s, team_of(hero)); }

static ViewItem *on_mat(View *v, const State *s, int kind, int value, int hero)
{
    return view_item(v, thing(kind, value), hero % TEAM_HEROES, owner_of(s, hero));
}

static bool cools_down(const State *s, int hero, int slot)
{
    return s->memory[team_of(hero)] == hero * SLOTS + slot &&
           exalted_trait(s, hero, TRAIT_NO_COOLDOWN) != slot + 1;
}

static void describe_ability(ViewFacts *of, const Ability *a)
{
    view_fact(of, "mana", a->mana, -1);
    if (a->range > 0)
        view_fact(of, "range", a->range, -1);
}

/* EX-COOL-2, -5: what keeps a hero from using it, and what it costs. */
static void view_abilities(const State *s, View *v, int hero)
{
    for (int slot = 0; slot < SLOTS; slot++) {
        const Ability *a = ability_of(s, hero, slot);
        ViewItem *item = on_mat(v, s, KIND_ABILITY, ability_number(s, hero, slot), hero);
        describe_ability(&item->of, a);
        if (s->hero[hero].level < a->level)
            view_fact(&item->of, "from-level", a->level, -1);
        else if (cools_down(s, hero, slot))
            view_tag(&item->of, "blocked");
        if (slot == SLOTS - 1 && s->hero[hero].ultimate_used)
            view_tag(&item->of, "r-used");
    }
    on_mat(v, s, KIND_PASSIVE, s->hero[hero].profile, hero);
    for (int i = 0; i < HERO_ITEMS; i++)
        if (s->hero[hero].item[i] >= 0)
            on_mat(v, s, KIND_ITEM, s->hero[hero].item[i], hero);
}

/* Whose activation phases have to end, and how many of them. */
static void tell_ends(ViewFacts *of, int ends, int team)
{
    view_fact(of, "ends", ends, -1);
    view_tag(of, team == BLUE ? "blue" : "red");
}

/* EX-STATUS-3 … 14: how long each lasts. */
static void view_statuses(const State *s, View *v, int hero)
{
    for (Status status = STUN; status < STATUSES; status++) {
        int team;
        const int ends = exalted_status_ends(s, hero, status, &team);
        if (!has_status(s, hero, status))
            continue;
        ViewItem *item = on_mat(v, s, KIND_STATUS, status, hero);
        if (ends > 0)
            tell_ends(&item->of, ends, team);
        else
            view_tag(&item->of, status == SLOW ? "until-move" : "until-end-phase");
    }
}

/* EX-CARD-8, EX-MARK-2: lasting effects of abilities. */
static void view_marks(const State *s, View *v, int hero)
{
    for (int i = 0; i < s->n_marks; i++) {
        const Mark *mark = &s->mark[i];
        const Effect *e = exalted_effect(s, mark);
        if (mark->on != hero)
            continue;
        view_mention(v, thing(KIND_ABILITY, mark->ability), hero % TEAM_HEROES,
                     owner_of(s, mark->by), "lasting");
        ViewFacts *of = &v->items[v->n_items - 1].of;
        if (e->verb == DO_CHANGE)
            view_fact(of, exalted_value_words[e->value],
                      e->n[exalted_column(s->hero[mark->by].level)], -1);
        if (e->verb == DO_CHARGE)
            view_fact(of, "attacks", mark->left, e->times);
        if (mark->ends == UNTIL_END)
            view_tag(of, "this-round");
        else
            tell_ends(of, mark->ends, mark->phases_of);
    }
}

static void view_mats(const State *s, View *v)
{
    for (int seat = 0; seat < 2; seat++) {
        view_area(v, AREA_MAT, "heroes", "heroes", seat);
        EACH_BIT (m, heroes_of(s->colour[seat])) {
            if (s->hero[m].profile < 0)
                continue;
            ViewItem *item = on_mat(v, s, KIND_MODEL, m, m);
            exalted_describe_hero(s, &item->of, m);
            if (s->round > 0 && exalted_discount(s, m) > 0)
                view_fact(&item->of, "discount", exalted_discount(s, m), -1);
            view_tag(&item->of, exalted_class_words[profile_of(s, m)->hero_class]);
            if (!stands(&s->now, m) && s->round > 0)
                view_tag(&item->of, s->model[m].lp > 0 ? "not-deployed" : "out");
            view_abilities(s, v, m);
            view_statuses(s, v, m);
            view_marks(s, v, m);
        }
    }
}

/* ---- the market ---- */

/* EX-EQUIP-7: an upgrade lies beside the card it is made of. */
static int family(const State *s, int item)
{
    const int from = content(s)->item[item].from;
    return from >= 0 ? from : item;
}

static void view_market(const State *s, View *v)
{
    static const char *const needs[] = {0, "needs-nk", "needs-fk", "needs-wk"};
    view_area(v, AREA_ROW, "market", "market", -1);
    for (int i = 0; i < content(s)->n_items && s->round > 0; i++) {
        const Item *k = &content(s)->item[i];
        ViewItem *item = view_item(v, thing(KIND_ITEM, i), family(s, i), -1);
        view_fact(&item->of, "price", k->price, -1);
        view_fact(&item->of, "copies", s->market[i], k->copies);
        if (k->from >= 0)
            view_tag(&item->of, "upgrade");
        if (k->needs != NEEDS_NOTHING)
            view_tag(&item->of, needs[k->needs]);
    }
}

/* ---- choosing teams ---- */

static bool choosing(const State *s)
{
    EACH_BIT (h, on_map(s, ALL_HEROES))
        if (s->hero[h].profile < 0)
            return true;
    return false;
}

/* EX-PROF-1: the card at level 1. */
static void describe_profile(const State *s, ViewFacts *of, const Profile *p)
{
    const struct { const char *fact; Value value; } shown[] = {
        {"life", LIFE}, {p->ranged ? "fk" : "nk", ATTACK}, {"wk", WK}, {"mana", MANA},
        {"mreg", MREG}, {"agil", AGIL}, {"rst", RST}, {"mr", MR}, {"move", MOVE}, {"run", RUN},
    };
    for (size_t i = 0; i < sizeof shown / sizeof *shown; i++)
        if (shown[i].value != WK || p->column[WK][0] > 0)
            view_fact(of, shown[i].fact, p->column[shown[i].value][0], -1);
    view_tag(of, exalted_class_words[p->hero_class]);
    view_tag(of, content(s)->faction[p->faction].id);
    view_tag(of, p->ranged ? "fk" : "nk");
}

static void view_prepared(const State *s, int seat, View *v)
{
    for (int owner = 0; owner < 2; owner++) {
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

static void view_kit(const State *s, int h, View *v)
{
    view_item(v, thing(KIND_PASSIVE, h), h, -1);
    for (int slot = 0; slot < SLOTS; slot++) {
        const Ability *a = &content(s)->hero[h].ability[slot];
        ViewItem *item = view_item(v, thing(KIND_ABILITY, h * SLOTS + slot), h, -1);
        describe_ability(&item->of, a);
        view_fact(&item->of, "from-level", a->level, -1);
    }
}

void exalted_brings(const void *state, Thing figure, View *v)
{
    if (figure.kind == KIND_HERO)
        view_kit(state, figure.value, v);
}

/* All heroes, and what each of them can do: EX-DRAFT-1. */
static void view_pool(const State *s, int seat, View *v)
{
    const int how = s->option[OPT_TEAMS], n = content(s)->n_heroes;
    if (!choosing(s) || how == TEAMS_RANDOM)
        return;
    view_area(v, AREA_ROW, "pool", "pool", -1)->count = n;
    for (int h = 0; h < n; h++)
        describe_profile(s, &view_item(v, thing(KIND_HERO, h), -1, -1)->of, &content(s)->hero[h]);
    view_area(v, AREA_MAT, "pool-abilities", "pool-abilities", -1);
    for (int h = 0; h < n; h++)
        view_kit(s, h, v);
    if (how == TEAMS_PREPARED)
        view_prepared(s, seat, v);
}

/* ---- what was scored: EX-VP-1 … 10 ---- */

/* Of creatures it matters in whose mountain they were: what is left of the points is theirs. */
static int points_from(const State *s, int team, Reward why)
{
    int rest = s->points[team];
    if (why != FOR_CREATURE)
        return s->scored[team][why] * exalted_points_for(s, why, false);
    for (Reward r = FOR_HERO; r < FOR_CREATURE; r++)
        rest -= s->scored[team][r] * exalted_points_for(s, r, false);
    return exalted_points_for(s, why, true) > 0 ? rest : 0;
}

static void view_scored(const State *s, View *v)
{
    for (int seat = 0; seat < 2; seat++) {
        const int team = s->colour[seat];
        view_area(v, AREA_ROW, "scored", "scored", seat);
        for (Reward why = FOR_HERO; why <= FOR_CREATURE; why++) {
            if (s->scored[team][why] == 0)
                continue;
            ViewItem *item = view_item(v, thing(KIND_REWARD, why), -1, seat);
            view_fact(&item->of, "times", s->scored[team][why], -1);
            if (points_from(s, team, why) > 0)
                view_fact(&item->of, "points", points_from(s, team, why), -1);
        }
    }
}

/* ---- what the end phase would bring ---- */

/* Those who advance, and those who are met by them where they stand. */
static int golems_taking_part(const State *s, const Foreseen *then, int team, int lane)
{
    const int outer = count_bits(exalted_alive(s, pair_of(team, lane, OUTER)));
    return max_of(outer, then->losses[lane]);
}

/* EX-GMARCH-7 … 10: who cancels whom, and what is hit. */
static void view_lane(const State *s, const Foreseen *then, int lane, View *v)
{
    ViewItem *item = view_item(v, thing(KIND_LANE, lane), lane, -1);
    view_fact(&item->of, "golems-blue", golems_taking_part(s, then, BLUE, lane), -1);
    view_fact(&item->of, "golems-red", golems_taking_part(s, then, RED, lane), -1);
    view_fact(&item->of, "cancelled", then->losses[lane], -1);
    for (int i = 0; i < TOWERS + TEAMS; i++) {
        const int m = TOWER_0 + i, hits = then->hits[lane][i];
        if (hits == 0)
            continue;
        view_mention(v, thing(KIND_MODEL, m), lane, seat_of_team(s, team_of(m)), "besieged");
        ViewFacts *of = &v->items[v->n_items - 1].of;
        view_fact(of, "hits", hits, -1);
        view_fact(of, "then", s->model[m].lp > hits ? s->model[m].lp - hits : 0, -1);
    }
}

/* EX-STATUS-13, -14: who bleeds or burns. Golems are left out: they march first. */
static void view_victims(const State *s, const Foreseen *then, View *v)
{
    EACH_BIT (m, exalted_alive(s, ALL_HEROES | ALL_NEUTRALS)) {
        if (!has_status(s, m, BLEED) && !has_status(s, m, BURN))
            continue;
        view_mention(v, thing(KIND_MODEL, m), LANES, is_hero(m) ? owner_of(s, m) : -1, "victim");
        ViewFacts *of = &v->items[v->n_items - 1].of;
        view_fact(of, "hits", s->model[m].lp - then->lp[m], -1);
        view_fact(of, "then", then->lp[m], -1);
        if (has_status(s, m, BLEED))
            view_tag(of, "bleed");
        if (has_status(s, m, BURN))
            view_tag(of, "burn");
    }
}

static void view_end_phase(const State *s, View *v)
{
    Foreseen then;
    if (s->round == 0 || s->flow.over)
        return;
    exalted_foresee(s, &then);
    view_area(v, AREA_MAT, "end-phase", "end-phase", -1);
    EACH_BIT (lane, map_of(s)->lanes)
        view_lane(s, &then, lane, v);
    view_victims(s, &then, v);
}

void exalted_view_cards(const State *s, int seat, View *v)
{
    view_pool(s, seat, v);
    view_mats(s, v);
    view_scored(s, v);
    view_market(s, v);
    view_end_phase(s, v);
}
