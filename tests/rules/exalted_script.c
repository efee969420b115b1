/* Positions and expectations of The Exalted Ones for rule tests; the words are in
 * docs/games/exalted.md. */
#include <stdio.h>
#include <string.h>

#include "games/exalted/exalted.h"
#include "script.h"

static State *state(Script *t) { return t->state; }

/* ---- reaching a clean position --------------------------------------------------------------- */

static int picks[TEAMS][TEAM_HEROES];  /* heroes wanted, in card order */

static const char *const usual_teams[TEAMS][TEAM_HEROES] = {
    {"jasper", "gavin", "markovic", "alice", "lucina"},
    {"shi-weng", "chen-lu", "nian-mingli", "tian-feng", "ayumi"},
};

static int hero_named(Script *t, const char *id)
{
    const Content *k = pack_at(t->setup.pack)->content;
    for (int h = 0; h < k->n_heroes; h++)
        if (strcmp(k->hero[h].id, id) == 0)
            return h;
    script_fail(t, "'%s' is no hero", id);
    return 0;
}

static int role_of(const Content *k, int hero)
{
    const int c = k->hero[hero].hero_class;
    return c == ASSASSIN ? MAGE : c;
}

/* In a pack without the usual heroes the first one who fills the role. */
static int usual_hero(const Content *k, int team, int role)
{
    int first = 0;
    for (int i = k->n_heroes - 1; i >= 0; i--) {
        if (text_equal(k->hero[i].id, usual_teams[team][role]))
            return i;
        if (role_of(k, i) == role)
            first = i;
    }
    return first;
}

/* match [HERO…] [vs HERO…]: heroes that replace those of the usual teams, blue first. */
static void read_picks(Script *t)
{
    const Content *k = pack_at(t->setup.pack)->content;
    int team = BLUE;
    for (int i = 0; i < TEAMS; i++)
        for (int role = 0; role < TEAM_HEROES; role++)
            picks[i][role] = usual_hero(k, i, role);
    for (int i = 1; i < t->n_words && t->why[0] == '\0'; i++) {
        if (script_is(t, i, "vs")) {
            team = RED;
            continue;
        }
        const int hero = hero_named(t, t->word[i]);
        picks[team][role_of(k, hero)] = hero;
    }
}

static Option wanted_pick(const State *s, int seat)
{
    const int team = s->colour[seat];
    EACH_BIT (role, map_of(s)->team)
        if (s->hero[hero_of(team, role)].profile < 0)
            return option(V_PICK, picks[team][role], 0, 0);
    return option(V_PICK, 0, 0, 0);
}

/* Answers a question before the first action; false if there is none. */
static bool answer_setup(Script *t)
{
    State *s = state(t);
    const int seat = first_seat(game_asked(s));
    Option o = t->menu.list[0];
    if (t->menu.prompt == Q_HERO)
        return false;
    if (t->menu.prompt == Q_PICK)
        o = wanted_pick(s, seat);
    script_answer(t, seat, o);
    return t->why[0] == '\0';
}

/* Seat 1 is blue, has the initiative and begins. Round 2, first phase; everybody has 0 gold; of the
 * models only heroes and buildings stand, the heroes on their platforms. */
static void do_match(Script *t)
{
    t->setup.seats = 2;
    t->setup.option[OPT_TEAMS] = TEAMS_DRAFT;
    read_picks(t);
    if (t->why[0] != '\0' || t->chance.n > 0) {
        script_fail(t, "force chance after '%s'", t->word[0]);
        return;
    }
    chance_force(&t->chance, 5);
    chance_force(&t->chance, 0);
    script_start(t);
    while (t->why[0] == '\0' && answer_setup(t))
        ;
    State *s = state(t);
    s->round = 2;
    s->now.standing &= ALL_HEROES | ALL_BUILDINGS;
    for (int m = GOLEM_0; m < MODELS; m++)
        if (!is_building(m))
            s->model[m].lp = 0;
    for (int h = 0; h < HEROES; h++)
        s->hero[h].gold = 0;
    t->n_events = 0;
}

/* factions: seat 1 is blue with Eridani, seat 2 has Wuwei; who starts comes next. */
static void do_factions(Script *t)
{
    const Content *k = pack_at(t->setup.pack)->content;
    t->setup.option[OPT_TEAMS] = TEAMS_FACTIONS;
    chance_force(&t->chance, 5);
    chance_force(&t->chance, 0);
    script_start(t);
    script_answer(t, 0, option(V_COLOUR, BLUE, 0, 0));
    for (int seat = 0; seat < 2; seat++) {
        const int hero = hero_named(t, usual_teams[seat][0]);
        script_answer(t, seat, option(V_FACTION, k->hero[hero].faction, 0, 0));
    }
}

/* Whoever is asked does nothing, or what is usual. */
static void do_nothing(Script *t)
{
    State *s = state(t);
    const bool act = t->menu.prompt == Q_HERO;
    script_answer(t, first_seat(game_asked(s)),
                  act ? option(s->actions > 1 ? V_PASS_PHASE : V_PASS, 0, 0, 0)
                      : t->menu.list[0]);
}

/* turn SEAT: nobody does anything until this seat is active. */
static void do_turn(Script *t)
{
    const int seat = script_seat(t, 1);
    State *s = state(t);
    while (t->why[0] == '\0' && s->active != seat)
        do_nothing(t);
    t->n_events = 0;
}

/* last-phase: nobody does anything until the last activation phase of the round. */
static void do_last_phase(Script *t)
{
    State *s = state(t);
    const int last = map_of(s)->phases;
    while (t->why[0] == '\0' && (s->phases[0] < last || s->phases[1] < last ||
                                 t->menu.prompt != Q_HERO))
        do_nothing(t);
    t->n_events = 0;
}

/* end-phase: nor until the end phase has begun. */
static void do_end_phase(Script *t)
{
    do_last_phase(t);
    if (t->why[0] == '\0')
        do_nothing(t);
}

/* next-round: nor until the first action of the next round. */
static void do_next_round(Script *t)
{
    State *s = state(t);
    const int round = s->round;
    while (t->why[0] == '\0' && !game_over(s) && (s->round == round || t->menu.prompt != Q_HERO))
        do_nothing(t);
}

/* until PROMPT: nor until this question comes up next. */
static void do_until(Script *t)
{
    do
        do_nothing(t);
    while (t->why[0] == '\0' && !game_over(state(t)) &&
           strcmp(prompt_id(t->game, &t->menu), t->word[1]) != 0);
}

/* ---- position -------------------------------------------------------------------------------- */

static int model_word(Script *t, int i) { return script_thing(t, i, KIND_MODEL); }

/* Stands there, with full LP if it was not on the mat. */
static void put_model(Script *t, int m, Point at)
{
    State *s = state(t);
    if (t->why[0] != '\0')
        return;
    s->now.at[m] = at;
    if (!stands(&s->now, m)) {
        s->now.standing |= bit(m);
        s->model[m] = (Model){.lp = (int8_t)exalted_life(s, m)};
    }
}

/* at MODEL X Y */
static void do_at(Script *t)
{
    put_model(t, model_word(t, 1), point(script_number(t, 2), script_number(t, 3)));
}

/* lane MODEL Y [MODEL Y]…: in one line on the free edge of the lane NW, where nothing hinders */
static void do_lane(Script *t)
{
    enum { EDGE = 300 };
    for (int i = 1; i < t->n_words; i += 2)
        put_model(t, model_word(t, i), point(EDGE, script_number(t, i + 1)));
}

/* home MODEL…: golems on their station, creatures and monsters on their spot */
static void do_home(Script *t)
{
    const Arena *a = arena(state(t));
    for (int i = 1; i < t->n_words; i++) {
        const int m = model_word(t, i);
        if (is_golem(m))
            put_model(t, m, a->station[team_of(m)][lane_of(m)][post_of(m)][(m - GOLEM_0) % 2]);
        else if (is_neutral(m))
            put_model(t, m, a->neutral[m - NEUTRAL_0]);
        else
            script_fail(t, "'%s' has no place of its own", t->word[i]);
    }
}

static void do_off(Script *t)
{
    Ctx c = script_ctx(t);
    for (int i = 1; i < t->n_words; i++) {
        const int m = model_word(t, i);
        state(t)->now.standing &= ~bit(m);
        state(t)->model[m].lp = 0;
        exalted_end_marks(&c, state(t), m);
    }
}

static void do_item(Script *t)
{
    State *s = state(t);
    Hero *h = &s->hero[model_word(t, 1)];
    for (int i = 2; i < t->n_words; i++) {
        const int item = script_thing(t, i, KIND_ITEM);
        for (int k = 0; k < HERO_ITEMS; k++)
            if (h->item[k] < 0) {
                h->item[k] = (int8_t)item;
                s->market[item]--;
                break;
            }
    }
}

static void do_level(Script *t)
{
    State *s = state(t);
    const int m = model_word(t, 1), before = exalted_life(s, m);
    s->hero[m].level = (uint8_t)script_number(t, 2);
    s->model[m].lp = (int8_t)(s->model[m].lp + exalted_life(s, m) - before);
}

static void do_status(Script *t)
{
    Ctx c = script_ctx(t);
    State *s = state(t);
    const int m = model_word(t, 1), by = t->n_words > 3 ? model_word(t, 3) : 0;
    exalted_put_status(&c, s, m, (Status)script_thing(t, 2, KIND_STATUS), by);
}

static bool position(Script *t)
{
    State *s = state(t);
    if (script_is(t, 0, "match"))
        do_match(t);
    else if (script_is(t, 0, "turn"))
        do_turn(t);
    else if (script_is(t, 0, "last-phase"))
        do_last_phase(t);
    else if (script_is(t, 0, "next-round"))
        do_next_round(t);
    else if (script_is(t, 0, "until"))
        do_until(t);
    else if (script_is(t, 0, "end-phase"))
        do_end_phase(t);
    else if (script_is(t, 0, "factions"))
        do_factions(t);
    else if (script_is(t, 0, "at"))
        do_at(t);
    else if (script_is(t, 0, "lane"))
        do_lane(t);
    else if (script_is(t, 0, "home"))
        do_home(t);
    else if (script_is(t, 0, "off"))
        do_off(t);
    else if (script_is(t, 0, "lp"))
        s->model[model_word(t, 1)].lp = (int8_t)script_number(t, 2);
    else if (script_is(t, 0, "mana"))
        s->hero[model_word(t, 1)].mana = (uint8_t)script_number(t, 2);
    else if (script_is(t, 0, "gold"))
        s->hero[model_word(t, 1)].gold = (uint8_t)script_number(t, 2);
    else if (script_is(t, 0, "xp"))
        s->hero[model_word(t, 1)].xp = (uint8_t)script_number(t, 2);
    else if (script_is(t, 0, "level"))
        do_level(t);
    else if (script_is(t, 0, "item"))
        do_item(t);
    else if (script_is(t, 0, "status"))
        do_status(t);
    else if (script_is(t, 0, "shield"))
        s->model[model_word(t, 1)].shield = (uint8_t)script_number(t, 2);
    else if (script_is(t, 0, "round"))
        s->round = (uint16_t)script_number(t, 1);
    else if (script_is(t, 0, "points"))
        s->points[s->colour[script_seat(t, 1)]] = (uint8_t)script_number(t, 2);
    else if (script_is(t, 0, "scored"))  /* scored SEAT REWARD N: so often for this */
        s->scored[s->colour[script_seat(t, 1)]][script_thing(t, 2, KIND_REWARD)] =
            (uint8_t)script_number(t, 3);
    else if (script_is(t, 0, "actions"))
        s->actions = (uint8_t)script_number(t, 1);
    else if (script_is(t, 0, "phases"))
        s->phases[0] = s->phases[1] = (uint8_t)script_number(t, 1);
    else
        return false;
    return true;
}

/* ---- expectations ---------------------------------------------------------------------------- */

static void expect_at(Script *t)
{
    const State *s = state(t);
    const int m = model_word(t, 2);
    if (t->why[0] == '\0' && !stands(&s->now, m))
        script_fail(t, "%s is not in the arena", t->word[2]);
    script_equal(t, "x", s->now.at[m].x, script_number(t, 3));
    script_equal(t, "y", s->now.at[m].y, script_number(t, 4));
}

static bool owns(const State *s, int hero, int item)
{
    for (int i = 0; i < HERO_ITEMS; i++)
        if (s->hero[hero].item[i] == item)
            return true;
    return false;
}

static bool expect_number(Script *t)
{
    const State *s = state(t);
    static const char *const words[] = {"lp", "mana", "gold", "xp", "level", "shield"};
    bool known = false;
    for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
        known = known || script_is(t, 1, words[i]);
    if (!known)
        return false;
    const int m = model_word(t, 2);
    const Hero *h = &s->hero[is_hero(m) ? m : 0];
    const int is = script_is(t, 1, "lp") ? s->model[m].lp
                   : script_is(t, 1, "mana") ? h->mana
                   : script_is(t, 1, "gold") ? h->gold
                   : script_is(t, 1, "xp") ? h->xp
                   : script_is(t, 1, "level") ? h->level : s->model[m].shield;
    script_equal(t, t->word[1], is, script_number(t, 3));
    return true;
}

/* expect value MODEL VALUE N [VALUE N …] */
static void expect_values(Script *t)
{
    const int m = model_word(t, 2);
    int i = 3;
    do
        script_equal(t, t->word[i],
                     exalted_value(state(t), m, (Value)script_thing(t, i, KIND_VALUE)),
                     script_number(t, i + 1));
    while ((i += 2) < t->n_words && t->why[0] == '\0');
}

/* expect sequence EVENT MODEL…: exactly these did or met this since the last answer, in order */
static void expect_sequence(Script *t)
{
    int n = 3;
    for (int i = 0; i < t->n_events && t->why[0] == '\0'; i++) {
        const Event *e = &t->events[i];
        if (!script_is(t, 2, t->game->events[e->kind].id))
            continue;
        if (n == t->n_words)
            script_fail(t, "there are more such events");
        else
            script_equal(t, t->word[n], e->arg[0], model_word(t, n));
        n++;
    }
    if (t->why[0] == '\0' && n < t->n_words)
        script_fail(t, "'%s' is missing", t->word[n]);
}

static bool expect(Script *t)
{
    const State *s = state(t);
    if (expect_number(t))
        return true;
    if (script_is(t, 1, "at"))
        expect_at(t);
    else if (script_is(t, 1, "sequence"))
        expect_sequence(t);
    else if (script_is(t, 1, "stands"))
        script_flag(t, t->word[2], stands(&s->now, model_word(t, 2)), 3);
    else if (script_is(t, 1, "status"))
        script_flag(t, t->word[3],
                    has_status(s, model_word(t, 2), (Status)script_thing(t, 3, KIND_STATUS)), 4);
    else if (script_is(t, 1, "value"))
        expect_values(t);
    else if (script_is(t, 1, "life"))
        script_equal(t, "most LP", exalted_life(s, model_word(t, 2)), script_number(t, 3));
    else if (script_is(t, 1, "inches"))
        script_equal(t, "inches", exalted_move_inches(s, model_word(t, 2), script_is(t, 3, "run")),
                     script_number(t, 4));
    else if (script_is(t, 1, "sees"))
        script_flag(t, "sees", exalted_sees(s, &s->now, model_word(t, 2), model_word(t, 3)), 4);
    else if (script_is(t, 1, "within"))
        script_flag(t, "within", exalted_within(s, &s->now, model_word(t, 2), model_word(t, 3),
                                                script_number(t, 4)), 5);
    else if (script_is(t, 1, "armed"))
        script_flag(t, "armed", exalted_is_armed(s, model_word(t, 2)), 3);
    else if (script_is(t, 1, "points"))
        script_equal(t, "points", s->points[s->colour[script_seat(t, 2)]], script_number(t, 3));
    else if (script_is(t, 1, "owns"))
        script_flag(t, t->word[3], owns(s, model_word(t, 2), script_thing(t, 3, KIND_ITEM)), 4);
    else if (script_is(t, 1, "bought"))
        script_flag(t, t->word[3],
                    has_bit(s->bought[script_seat(t, 2)], script_thing(t, 3, KIND_ITEM)), 4);
    else if (script_is(t, 1, "market"))
        script_equal(t, t->word[2], s->market[script_thing(t, 2, KIND_ITEM)], script_number(t, 3));
    else if (script_is(t, 1, "round"))
        script_equal(t, "round", s->round, script_number(t, 2));
    else if (script_is(t, 1, "actions"))
        script_equal(t, "actions", s->actions, script_number(t, 2));
    else if (script_is(t, 1, "colour"))
        script_equal(t, "colour", s->colour[script_seat(t, 2)], script_thing(t, 3, KIND_TEAM));
    else if (script_is(t, 1, "start"))
        script_equal(t, "start player", s->start, script_seat(t, 2));
    else if (script_is(t, 1, "opened"))
        script_equal(t, "who started round 1", s->opened, script_seat(t, 2));
    else if (script_is(t, 1, "began"))
        script_equal(t, "who had the initiative at first", s->began, script_seat(t, 2));
    else if (script_is(t, 1, "traps"))
        script_equal(t, "traps", s->n_traps, script_number(t, 2));
    else
        return false;
    return true;
}

const ScriptGame exalted_script = {"exalted", position, expect, 0};
