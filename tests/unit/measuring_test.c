/* Measuring on the arena of The Exalted Ones (games/exalted/measuring.c): what is told of places
 * is compared with what the rules say once somebody stands there. */
#include "unit.h"

#include <string.h>

#include "core/field.h"
#include "games/exalted/exalted.h"
#include "pack/packs.h"
#include "table/fair.h"
#include "table/match.h"
#include "table/ways.h"

static char why[MATCH_ERROR];

static Match *new_match(uint64_t number)
{
    static const SeatHolder people[MAX_SEATS];
    uint8_t seed[SEED_BYTES];
    Setup setup;
    game_setup_automatic(&exalted_game, pack_builtin(&exalted_game), 2, &setup);
    setup.option[OPT_TEAMS] = TEAMS_RANDOM;
    fair_seed_from_number(number, seed);
    Match *m = match_new(&exalted_game, &setup, people, seed, LANG_EN, why);
    assert_non_null(m);
    return m;
}

static void answer_by_chance(Match *m, FastChance *chance)
{
    const int seat = first_seat(match_asked(m));
    const Menu *menu = match_menu(m, seat);
    const Option o = menu->list[fast_below(chance, (uint32_t)menu->n)];
    assert_true(match_answer(m, seat, o, LANG_EN, why));
}

/* ---- who may react ---- */

/* Field watches tell exactly the basic attacks that are offered when the way has ended, and of
 * abilities with a target those that can be used. */
static void check_reactors(const State *s, const Menu *menu)
{
    static struct Field f;
    const int actor = s->plan.deed.hero;
    Places p;
    exalted_planned(s, &p);
    assert_true(exalted_field(s, 0, thing(KIND_MODEL, actor), &f));
    for (int i = 0; i < f.n_watches; i++) {
        const FieldWatch *w = &f.watch[i];
        const int by = w->of.value;
        if (w->kind != WATCH_REACTS)
            continue;
        const bool near = discs_within(w->disc, exalted_disc(s, &p, actor), w->gap) &&
                          exalted_sees(s, &p, by, actor);
        if (w->with.kind == KIND_DEED) {
            assert_int_equal(near, menu_has(menu, option(V_STRIKE, by, actor, 0)));
            continue;
        }
        const int slot = w->with.value % SLOTS;
        if (near && ability_of(s, by, slot)->form == AT_TARGET)
            assert_true(menu_has(menu, option(V_ANSWER, by, slot, 0)));
    }
}

/* Who may react sees the way that is announced, and measures from where a reaction meets him. */
static int check_announced(const State *s, const Menu *menu)
{
    static struct Field f;
    const int actor = s->plan.deed.hero;
    Places p;
    exalted_planned(s, &p);
    assert_true(exalted_field(s, menu, thing(KIND_MODEL, actor), &f));
    assert_int_equal(f.from.at.x, p.at[actor].x);
    assert_int_equal(f.from.at.y, p.at[actor].y);
    assert_int_equal(f.n_path, s->plan.n);
    assert_int_equal(f.n_gaits, 0);  /* what he does is said */
    return f.n_path > 0;
}

/* Whoever is asked about an area reads exactly whom of his it hits. Returns how many. */
static int check_hit(const State *s, const Menu *menu)
{
    const Deed *d = &s->plan.deed;
    Places p;
    Models told = 0;
    if (d->kind != DEED_ABILITY || d->target != NOBODY)
        return 0;
    for (int i = 1; i < menu->n_about; i++)
        if (menu->about[i].kind == KIND_MODEL)
            told |= 1ULL << menu->about[i].value;
    exalted_scene(s, &p);
    const Models hit = exalted_touched(s, &p, d).enemies;
    assert_true(told == hit || menu->n_about == MENU_ABOUT);
    assert_int_equal(strcmp(menu->wording, "ability-on") == 0, hit != 0);
    return hit != 0;
}

/* While an ability is announced, its hero is measured from where it is used. Returns how many way
 * points lead there. */
static int check_use(const State *s, const Menu *menu)
{
    static struct Field f;
    const Deed *d = exalted_announced(s);
    Places p;
    exalted_scene(s, &p);
    assert_true(exalted_field(s, menu, thing(KIND_MODEL, d->hero), &f));
    assert_int_equal(f.from.at.x, p.at[d->hero].x);
    assert_int_equal(f.from.at.y, p.at[d->hero].y);
    assert_int_equal(f.n_path, d == &s->plan.deed ? s->plan.n : 0);
    return f.n_path;
}

static void those_who_may_react_are_told(void **state)
{
    int met_reactions = 0, met_hits = 0, met_ways = 0, met_announced = 0;
    (void)state;
    for (uint64_t number = 1; number <= 3; number++) {
        Match *m = new_match(number);
        FastChance chance;
        chance_fast(&chance, number);
        for (int i = 0; i < 4000 && !match_over(m); i++) {
            const State *s = match_state(m);
            const Menu *menu = match_menu(m, first_seat(match_asked(m)));
            if (menu->prompt == Q_REACT && s->plan.deed.kind != DEED_TELEPORT) {
                check_reactors(s, menu);
                met_hits += check_hit(s, menu);
                met_announced += check_announced(s, menu);
                met_reactions++;
            } else if (menu->prompt == Q_AIM || menu->prompt == Q_TARGET) {
                met_ways += check_use(s, menu);
            }
            answer_by_chance(m, &chance);
        }
        match_free(m);
    }
    assert_true(met_reactions > 100);
    assert_true(met_hits > 5);
    assert_true(met_announced > 5);
    assert_true(met_ways > 5);
}

/* ---- places by name ---- */

enum { CONTACT, IN_REACH, OUT_OF_FIRE, COVER, LANE, TOWARDS, SORTS };
static const char *const sorts[SORTS] = {"contact", "in-reach", "out-of-fire", "cover", "lane",
                                         "towards"};
static int met[SORTS];

static int sort_of(const NamedPlace *place)
{
    for (int i = 0; i < SORTS; i++)
        if (strcmp(place->id, sorts[i]) == 0)
            return i;
    fail_msg("no place is called %s", place->id);
    return 0;
}

/* Whether the place is what its name promises for the hero who would stand there. */
static void check_promise(const State *s, const NamedPlace *place)
{
    Places p = s->now;
    const int hero = s->plan.deed.hero, of = place->of.value;
    p.at[hero] = place->at;
    assert_null(exalted_no_stand(s, &p, hero, place->at));
    const Disc here = exalted_disc(s, &p, hero);
    switch (sort_of(place)) {
    case CONTACT:
        assert_true(discs_in_contact(here, exalted_disc(s, &p, of)));
        break;
    case IN_REACH:  /* towers may still be shut: EX-TOWER-9 */
        if (!is_building(of))
            assert_null(exalted_attack_denied(s, &p, hero, of));
        break;
    case OUT_OF_FIRE:
        assert_int_equal(exalted_towers_on(s, &p, hero), 0);
        break;
    case COVER:
        EACH_BIT (e, heroes_of(other_team(team_of(hero))) & p.standing)
            assert_false(exalted_sees(s, &p, e, hero));
        break;
    default:
        break;
    }
    met[sort_of(place)]++;
}

/* Follows the way to a place on a copy. */
static void follow(const State *before, int seat, const NamedPlace *place)
{
    static Way way;
    _Alignas(64) State s;
    Menu menu;
    FastChance chance;
    s = *before;
    check_promise(&s, place);
    ways_route_to(&exalted_game, &s, seat, place->at, 1, &way);
    assert_true(way.n > 0);
    int32_t length = 0;
    Point at = exalted_plan_end(&s);
    chance_fast(&chance, 1);
    Ctx c = {.game = &exalted_game, .state = &s, .chance = &chance.chance};
    for (int i = 0; i < way.n; i++) {
        const Point to = point(option_arg(way.answer[i], 0), option_arg(way.answer[i], 1));
        game_menu(&exalted_game, &s, seat, &menu, 0);
        assert_true(game_allows(&s, &menu, way.answer[i], 0));
        game_answer(&c, seat, way.answer[i], &menu);
        length += leg_length(at, to);
        at = to;
    }
    assert_true(same_point(at, place->at));
    assert_true((length + FINE - 1) / FINE <= place->length);
}

static void places_are_what_they_are_called(void **x)
{
    static PlaceTold told[NAMED_PLACES];
    FastChance chance;
    (void)x;
    chance_fast(&chance, 7);
    for (uint64_t number = 1; number <= 2; number++) {
        Match *m = new_match(number);
        for (int i = 0; i < 500 && !match_over(m); i++) {
            const int seat = first_seat(match_asked(m));
            const int n = ways_places(&exalted_game, match_state(m), seat, 1, told);
            for (int k = 0; k < n; k++)  /* all of those that are rare */
                if (k % 8 == i % 8 || met[sort_of(&told[k].place)] < 10)
                    follow(match_state(m), seat, &told[k].place);
            answer_by_chance(m, &chance);
        }
        match_free(m);
    }
    for (int i = 0; i < SORTS; i++)
        if (met[i] == 0 && i != OUT_OF_FIRE)  /* heroes seldom stand still there by chance */
            fail_msg("no place was called %s", sorts[i]);
}

/* A hero two inches before an enemy tower that has its golems. */
static void whoever_is_under_fire_finds_a_way_out(void **x)
{
    static PlaceTold told[NAMED_PLACES];
    _Alignas(64) State s;
    FastChance chance;
    Menu menu;
    (void)x;
    chance_fast(&chance, 15);
    Match *m = new_match(8);
    while (match_menu(m, first_seat(match_asked(m)))->prompt != Q_HERO)
        answer_by_chance(m, &chance);
    s = *(const State *)match_state(m);
    const int seat = first_seat(game_asked(&s)), hero = hero_of(s.colour[seat], 0);
    const int tower = tower_of(other_team(team_of(hero)), LANE_NW, OUTER);
    const int far = exalted_radius(&s, hero) + exalted_radius(&s, tower) + 2 * INCH;
    s.now.at[hero] = exalted_nearest(&s, &s.now, hero, inner_point(s.now.at[tower], far, 12));
    assert_true(exalted_towers_on(&s, &s.now, hero) & bit(tower));
    Ctx c = {.game = &exalted_game, .state = &s, .chance = &chance.chance};
    game_answer(&c, seat, option(V_ACT, hero, 0, 0), &menu);
    const int n = ways_places(&exalted_game, &s, seat, 1, told), before = met[OUT_OF_FIRE];
    for (int i = 0; i < n; i++)
        follow(&s, seat, &told[i].place);
    assert_true(met[OUT_OF_FIRE] > before);
    match_free(m);
}

/* A way that nobody can go has a rule that says why. */
static void no_way_has_a_rule(void **x)
{
    static Way way;
    FastChance chance;
    int refused = 0, found = 0;
    (void)x;
    chance_fast(&chance, 9);
    Match *m = new_match(4);
    for (int i = 0; i < 600 && !match_over(m); i++) {
        const int seat = first_seat(match_asked(m));
        const Point to = point((int)fast_below(&chance, MAT + 1),
                               (int)fast_below(&chance, MAT + 1));
        ways_route_to(&exalted_game, match_state(m), seat, to, 1, &way);
        assert_true(way.n > 0 ? way.rule == 0 : way.rule != 0);
        refused += way.n == 0;
        found += way.n > 0;
        answer_by_chance(m, &chance);
    }
    assert_true(refused > 100 && found > 0);
    match_free(m);
}

/* ---- one model from another ---- */

static void measuring_is_mutual(void **x)
{
    FastChance chance;
    int pairs = 0, hidden = 0;
    (void)x;
    chance_fast(&chance, 11);
    Match *m = new_match(5);
    for (int i = 0; i < 400 && !match_over(m); i++) {
        const State *s = match_state(m);
        const Thing a = {KIND_MODEL, (int16_t)fast_below(&chance, MODELS)};
        const Thing b = {KIND_MODEL, (int16_t)fast_below(&chance, MODELS)};
        Measure one, other;
        const bool both = ways_measure(&exalted_game, s, a, b, &one);
        assert_true(both == (stands(&s->now, a.value) && stands(&s->now, b.value)));
        if (both && a.value != b.value) {
            assert_true(ways_measure(&exalted_game, s, b, a, &other));
            assert_int_equal(one.gap, other.gap);
            assert_int_equal(one.sees, other.sees);
            assert_true(one.blocker.kind == KIND_NUMBER || !one.sees);
            assert_true(one.attacks || one.rule == 0);
            pairs++;
            hidden += one.blocker.kind == KIND_WALL;
        }
        answer_by_chance(m, &chance);
    }
    assert_true(pairs > 100 && hidden > 0);
    match_free(m);
}

/* Whom the menu lets a hero attack, the tape does, too; once a run, an attack or an ability is
 * announced, neither does: EX-ACT-1, EX-RUN-2. Returns whether something is announced. */
static bool check_attacks(const State *s, const Menu *menu)
{
    const int hero = s->plan.deed.hero, kind = s->plan.deed.kind;
    for (int t = 0; t < MODELS; t++) {
        Measure told;
        if (t == hero || !ways_measure(&exalted_game, s, thing(KIND_MODEL, hero),
                                       thing(KIND_MODEL, t), &told) || !told.attacks)
            continue;
        if (kind != DEED_NONE)
            assert_string_equal(told.rule, kind == DEED_RUN ? "EX-RUN-2" : "EX-ACT-1");
        else if (menu_has(menu, option(V_ATTACK, t, 0, 0)))
            assert_null(told.rule);
    }
    return kind != DEED_NONE;
}

static void measuring_knows_what_is_announced(void **x)
{
    FastChance chance;
    int announced = 0, open = 0;
    (void)x;
    chance_fast(&chance, 12);
    Match *m = new_match(7);
    for (int i = 0; i < 2000 && !match_over(m); i++) {
        const Menu *menu = match_menu(m, first_seat(match_asked(m)));
        if (menu->prompt == Q_ACTION || menu->prompt == Q_PATH || menu->prompt == Q_AFTER) {
            const bool is_announced = check_attacks(match_state(m), menu);
            announced += is_announced;
            open += !is_announced;
        }
        answer_by_chance(m, &chance);
    }
    assert_true(announced > 20 && open > 20);
    match_free(m);
}

/* A hero's move lies within its run; lines of sight end at who is seen. */
static void moves_and_sight_are_drawn(void **x)
{
    static Overlay shapes;
    FastChance chance;
    int moves = 0, lines = 0;
    Places p;
    (void)x;
    chance_fast(&chance, 13);
    Match *m = new_match(6);
    for (int i = 0; i < 300 && !match_over(m); i++) {
        const State *s = match_state(m);
        const int hero = (int)fast_below(&chance, HEROES);
        const Thing of = {KIND_MODEL, (int16_t)hero};
        ways_piece(&exalted_game, s, PREVIEW_MOVE, of, &shapes);
        assert_true(stands(&s->now, hero) || shapes.n_shapes == 0);
        for (int k = 0; k < shapes.n_shapes; k++) {
            const bool run = shapes.shape[k].role == ROLE_FAR;
            const int far = INCH * exalted_move_inches(s, hero, run);
            for (int c = 0; c < shapes.shape[k].n; c++)
                assert_true(point_distance(shapes.point[shapes.shape[k].first + c],
                                           s->now.at[hero]) <= far + 1);
            moves++;
        }
        p = s->now;
        if (is_hero(s->plan.deed.hero) && stands(&p, s->plan.deed.hero))
            exalted_planned(s, &p);
        ways_piece(&exalted_game, s, PREVIEW_SIGHT, of, &shapes);
        for (int k = 0; k < shapes.n_shapes; k++) {
            const OverlayShape *shape = &shapes.shape[k];
            if (shape->form != FORM_LINE)
                continue;
            assert_int_equal(shape->role == ROLE_SIGHT,
                             exalted_sees(s, &p, hero, shape->of.value));
            lines++;
        }
        answer_by_chance(m, &chance);
    }
    if (moves <= 100 || lines <= 100)
        fail_msg("%d moves, %d lines", moves, lines);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_are_what_they_are_called),
        cmocka_unit_test(whoever_is_under_fire_finds_a_way_out),
        cmocka_unit_test(no_way_has_a_rule),
        cmocka_unit_test(measuring_is_mutual),
        cmocka_unit_test(measuring_knows_what_is_announced),
        cmocka_unit_test(moves_and_sight_are_drawn),
        cmocka_unit_test(those_who_may_react_are_told),
    };
    packs_install();
    return cmocka_run_group_tests_name("measuring", tests, 0, 0);
}
