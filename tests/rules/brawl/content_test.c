/* Super Fantasy Brawl: what the built-in pack must hold. Everything the rulebook states about
 * components is checked, and the geometry of the arena; numbers of our own design
 * may change freely. */
#include "../content_kit.h"

#include "games/brawl/brawl.h"

static const Content *k;
static const Arena *a;

static int begin(void **state)
{
    (void)state;
    k = built_in_content("brawl");
    if (k == 0)
        return -1;
    a = &k->arena;
    return 0;
}

static const Champion *champion(const char *id)
{
    for (int i = 0; i < k->n_champions; i++)
        if (strcmp(k->champion[i].id, id) == 0)
            return &k->champion[i];
    fail_msg("no champion %s", id);
    return 0;
}

static const Card *card(const char *owner, const char *id)
{
    const Champion *c = champion(owner);
    for (int i = 0; i < CARDS_EACH; i++)
        if (strcmp(c->card[i].id, id) == 0)
            return &c->card[i];
    fail_msg("%s has no card %s", owner, id);
    return 0;
}

static int hex_at(int q, int r)
{
    for (int i = 0; i < a->n; i++)
        if (a->q[i] == q && a->r[i] == r)
            return i;
    return -1;
}

/* The hexes named in a list such as "c4 d3". */
static Hexes hexes(const char *list)
{
    Hexes set = 0;
    for (const char *p = list; *p != '\0'; p += p[2] == ' ' ? 3 : 2) {
        int found = -1;
        for (int i = 0; i < a->n; i++)
            if (strncmp(a->name[i], p, 2) == 0 && a->name[i][2] == '\0')
                found = i;
        assert_true(found >= 0);
        set |= hex_bit(found);
    }
    return set;
}

static int size(Hexes set) { return __builtin_popcountll(set); }

/* test BR-COMP-1 11 different challenges, each with name and condition */
static void test_challenges(void **state)
{
    (void)state;
    assert_int_equal(k->n_challenges, 11);
    for (int i = 0; i < k->n_challenges; i++) {
        has_text("challenge", k->challenge[i].id, "");
        has_text("challenge", k->challenge[i].id, ".text");
        for (int j = 0; j < i; j++)
            assert_string_not_equal(k->challenge[i].id, k->challenge[j].id);
    }
}

static int traps_with(TrapKind kind, int damage)
{
    int n = 0;
    for (int i = 0; i < k->n_traps; i++)
        n += k->trap[i].kind == kind && k->trap[i].damage == damage;
    return n;
}

/* test BR-COMP-3 12 traps: 2 stun, 2 root, 2 with 1, 4 with 2, 2 with 3 damage */
static void test_traps(void **state)
{
    (void)state;
    assert_int_equal(k->n_traps, 12);
    assert_int_equal(traps_with(TRAP_STUN, 0), 2);
    assert_int_equal(traps_with(TRAP_ROOT, 0), 2);
    assert_int_equal(traps_with(TRAP_DAMAGE, 1), 2);
    assert_int_equal(traps_with(TRAP_DAMAGE, 2), 4);
    assert_int_equal(traps_with(TRAP_DAMAGE, 3), 2);
}

/* test BR-COMP-4 three essences, and four seats are the most that need a set */
static void test_essences(void **state)
{
    static State s;
    Setup setup;
    int n[ESSENCES] = {0};
    (void)state;
    assert_int_equal(ESSENCES, 3);
    game_setup_default(game, pack_builtin(game), 4, &setup);
    memset(&s, 0, sizeof s);
    s.flow.seats = 4;
    s.flow.pack = pack_builtin(game);
    assert_null(brawl_setup(&s, &setup));
    for (int seat = 0; seat < 4; seat++)
        for (int e = 0; e < ESSENCES; e++)
            n[e] += s.player[seat].ready >> e & 1;
    for (int e = 0; e < ESSENCES; e++)
        assert_int_equal(n[e], 4);
}

/* test BR-COMP-5 6 champions, 36 action cards, six each, two of each essence */
static void test_cards(void **state)
{
    int n = 0;
    (void)state;
    assert_int_equal(k->n_champions, 6);
    for (int i = 0; i < k->n_champions; i++) {
        int of[ESSENCES] = {0};
        for (int c = 0; c < CARDS_EACH; c++, n++) {
            const Card *one = &k->champion[i].card[c];
            assert_true(one->type == ATTACK || one->type == SKILL || one->type == REACTION);
            assert_true(one->essence < ESSENCES);
            of[one->essence]++;
            has_text("card", one->id, "");
            for (int j = 0; j <= i; j++)
                for (int d = 0; d < (j < i ? CARDS_EACH : c); d++)
                    assert_string_not_equal(one->id, k->champion[j].card[d].id);
        }
        for (int e = 0; e < ESSENCES; e++)
            assert_int_equal(of[e], 2);
    }
    assert_int_equal(n, 36);
}

/* test BR-COMP-5 BR-TGT-5 Gwaien's Fireball: attack, indirect shot from 2 to 3 */
static void test_fireball(void **state)
{
    const Card *c = card("gwaien", "fireball");
    (void)state;
    assert_int_equal(c->type, ATTACK);
    assert_int_equal(c->shape, INDIRECT);
    assert_int_equal(c->min, 2);
    assert_int_equal(c->max, 3);
    assert_string_equal(pack_text(pack, LANG_DE, "card.fireball"), "Feuerball");
}

/* test BR-COMP-5 BR-TGT-7 Tzu Xiao's Challenge: attack, direct shot up to 2 */
static void test_challenge_card(void **state)
{
    const Card *c = card("tzu-xiao", "challenge");
    (void)state;
    assert_int_equal(c->type, ATTACK);
    assert_int_equal(c->shape, DIRECT);
    assert_int_equal(c->min, 1);
    assert_int_equal(c->max, 2);
    assert_string_equal(pack_text(pack, LANG_DE, "card.challenge"), "Herausforderung");
}

/* test BR-COMP-5 BR-SKILL-3 Tzu Xiao has a skill with movement 2 or more and three
 * hexes in melee reach */
static void test_tzu_xiao_skill(void **state)
{
    bool found = false;
    (void)state;
    for (int i = 0; i < CARDS_EACH; i++) {
        const Card *c = &champion("tzu-xiao")->card[i];
        found = found || (c->type == SKILL && c->move >= 2 && c->shape == ARC);
    }
    assert_true(found);
}

/* test BR-COMP-5 BR-HEX-2 Gold'arr has an effect with Dash 2 */
static void test_goldarr_dash(void **state)
{
    bool found = false;
    (void)state;
    for (int i = 0; i < CARDS_EACH; i++) {
        const Card *c = &champion("goldarr")->card[i];
        for (int e = 0; e < c->main.n; e++) {
            const Effect *one = &c->main.list[e];
            found = found || (one->verb == DO_DASH && one->who == WHO_SELF && one->n == 2);
        }
    }
    assert_true(found);
}

/* test BR-COMP-6 every champion has two sides, the back with more to offer */
static void test_two_sides(void **state)
{
    (void)state;
    for (int i = 0; i < k->n_champions; i++) {
        const Level *base = &k->champion[i].level[0], *up = &k->champion[i].level[1];
        assert_true(base->hit_points > 0 && up->hit_points > 0);
        assert_memory_not_equal(base, up, sizeof *base);
    }
}

/* test BR-COMP-8 the six champions of the box and no other */
static void test_champions(void **state)
{
    static const char *const names[][2] = {
        {"goldarr", "Gold'arr"}, {"gwaien", "Gwaien"}, {"kilgore", "Kilgore"},
        {"deryn", "Deryn"}, {"dugrun", "Dugrun"}, {"tzu-xiao", "Tzu Xiao"},
    };
    char key[40];
    (void)state;
    assert_int_equal(k->n_champions, 6);
    for (int i = 0; i < 6; i++) {
        champion(names[i][0]);
        snprintf(key, sizeof key, "champion.%s", names[i][0]);
        for (int lang = 0; lang < LANGS; lang++)
            assert_string_equal(pack_text(pack, (Lang)lang, key), names[i][1]);
    }
}

/* test BR-COMP-9 three statues: Esmae manipulation, Garnet destruction, Ragryl creation */
static void test_statues(void **state)
{
    static const struct { const char *id, *hex; Essence essence; } statues[] = {
        {"esmae", "e2", MANIPULATION}, {"garnet", "e5", DESTRUCTION}, {"ragryl", "e8", CREATION},
    };
    (void)state;
    assert_int_equal(a->n_areas, 3);
    assert_int_equal(size(a->statues), 3);
    for (int i = 0; i < 3; i++) {
        assert_string_equal(a->area_id[i], statues[i].id);
        assert_int_equal(a->area_essence[i], statues[i].essence);
        assert_true(hex_bit(a->statue[i]) == hexes(statues[i].hex));
        has_text("statue-of", a->area_id[i], "");
        has_text("area-of", a->area_id[i], "");
    }
}

/* test BR-COMP-10 two deployment areas, six trap hexes, a gate for each side that is no hex */
static void test_places(void **state)
{
    (void)state;
    assert_int_equal(SIDES, 2);
    assert_true(a->deployment[0] == hexes("a1 a2 a3 a4 a5"));
    assert_true(a->deployment[1] == hexes("i1 i2 i3 i4 i5"));
    assert_true(a->trap_hexes == hexes("c4 d3 d6 f3 f6 g4"));
    assert_int_equal(size(a->trap_hexes) - ARENA_TRAPS, 2);
    assert_true((a->trap_hexes & (a->deployment[0] | a->deployment[1] | a->statues)) == 0);
    assert_true(ON_GATE < 0);
}

/* test BR-COMP-10 the shape: 61 hexes, all with |q|, |r| and |q + r| up to 4, rows A
 * to I from the north */
static void test_shape(void **state)
{
    int seen = 0;
    (void)state;
    assert_int_equal(a->n, 61);
    assert_int_equal(size(a->all), 61);
    for (int r = -4; r <= 4; r++) {
        int number = 0;
        for (int q = -4; q <= 4; q++) {
            char name[4] = {(char)('a' + r + 4), 0, 0, 0};
            if (abs(q + r) > 4)
                continue;
            const int hex = hex_at(q, r);
            assert_true(hex >= 0);
            name[1] = (char)('1' + number++);
            assert_string_equal(a->name[hex], name);
            seen++;
        }
    }
    assert_int_equal(seen, 61);
    assert_true(a->half[0] == (a->all & ~a->half[1] & ~hexes("e1 e2 e3 e4 e5 e6 e7 e8 e9")));
    assert_int_equal(size(a->half[0]), 26);
    assert_int_equal(size(a->half[1]), 26);
}

static Hexes mirrored(Hexes set)
{
    Hexes out = 0;
    EACH_HEX (h, set)
        out |= hex_bit(hex_at(a->q[h] + a->r[h], -a->r[h]));
    return out;
}

/* test BR-COMP-10 the arena is its own mirror image at row E, so both sides have
 * the same distances */
static void test_mirror(void **state)
{
    (void)state;
    assert_true(mirrored(a->statues) == a->statues);
    assert_true(mirrored(a->trap_hexes) == a->trap_hexes);
    assert_true(mirrored(a->deployment[0]) == a->deployment[1]);
    assert_true(mirrored(a->half[0]) == a->half[1]);
    for (int i = 0; i < a->n_areas; i++) {
        assert_true(mirrored(a->area[i]) == a->area[i]);
        assert_true(mirrored(a->circle[i]) == a->circle[i]);
    }
}

/* test BR-COMP-9 BR-COMP-10 circles and areas of the three statues */
static void test_areas(void **state)
{
    static const char *const circles[] = {"d1 d2 e1 e3 f1 f2", "d4 d5 e4 e6 f4 f5",
                                          "d7 d8 e7 e9 f7 f8"};
    static const char *const wings[] = {"c1 c2 g1 g2", "c3 c5 g3 g5", "c6 c7 g6 g7"};
    Hexes all = 0;
    (void)state;
    for (int i = 0; i < 3; i++) {
        assert_true(a->circle[i] == hexes(circles[i]));
        assert_true(a->area[i] == (hexes(circles[i]) | hexes(wings[i])));
        assert_int_equal(size(a->area[i]), 10);
        assert_true((all & a->area[i]) == 0);
        all |= a->area[i];
    }
    /* rows C to G are the areas, the trap hexes and the statues */
    for (int h = 0; h < a->n; h++)
        assert_int_equal(abs(a->r[h]) <= 2, ((all | a->trap_hexes | a->statues) & hex_bit(h)) != 0);
}

/* test BR-HEX-1 BR-COMP-10 neighbours, rows and distances agree with the coordinates */
static void test_geometry(void **state)
{
    static const int8_t q[DIRECTIONS] = {1, 1, 0, -1, -1, 0}, r[DIRECTIONS] = {0, -1, -1, 0, 1, 1};
    (void)state;
    for (int h = 0; h < a->n; h++) {
        Hexes in_rows = 0;
        for (int d = 0; d < DIRECTIONS; d++) {
            assert_int_equal(a->neighbour[h][d], hex_at(a->q[h] + q[d], a->r[h] + r[d]));
            int steps = 1;
            for (int to = a->neighbour[h][d]; to >= 0; to = a->neighbour[to][d], steps++) {
                assert_int_equal(a->row[h][to], d);
                assert_int_equal(a->distance[h][to], steps);
                in_rows |= hex_bit(to);
            }
        }
        EACH_HEX (to, a->all & ~in_rows)
            assert_int_equal(a->row[h][to], -1);
    }
    /* opposing deployment rows are 8 apart, the nearest circle hex is 3 steps away */
    EACH_HEX (from, a->deployment[0]) {
        int near = 99;
        EACH_HEX (to, a->deployment[1])
            assert_true(a->distance[from][to] >= 8);
        EACH_HEX (to, a->circle[0] | a->circle[1] | a->circle[2])
            near = a->distance[from][to] < near ? a->distance[from][to] : near;
        assert_int_equal(near, 3);
    }
}

/* test BR-COMP-11 a champion card: defence, hit points, name and description; the
 * back has an ability */
static void test_champion_cards(void **state)
{
    (void)state;
    for (int i = 0; i < k->n_champions; i++) {
        const Champion *c = &k->champion[i];
        for (int side = 0; side < 2; side++) {
            assert_true(c->level[side].defence >= 0);
            assert_true(c->level[side].hit_points > 0);
        }
        has_text("champion", c->id, "");
        has_text("champion", c->id, ".text");
        has_text("ability", c->id, "");
        has_text("ability", c->id, ".text");
    }
}

/* test BR-COMP-12 an ability on every levelled-up side, on no base side */
static void test_abilities(void **state)
{
    (void)state;
    for (int i = 0; i < k->n_champions; i++) {
        for (int p = 0; p < PASSIVES_MAX; p++)
            assert_int_equal(k->champion[i].level[0].passive[p].kind, PASSIVE_NONE);
        assert_int_not_equal(k->champion[i].level[1].passive[0].kind, PASSIVE_NONE);
    }
}

/* test BR-STD-3 BR-STD-4 BR-STD-5 BR-STD-6 the four standard actions as printed on the player
 * boards */
static void test_standard_actions(void **state)
{
    static const struct { Essence essence; int move, verb, n; } wanted[STANDARDS] = {
        {MANIPULATION, 1, DO_PLAN, 1}, {CREATION, 1, DO_HEAL, 1}, {DESTRUCTION, 1, DO_DAMAGE, 1},
        {ANY_ESSENCE, 2, -1, 0},
    };
    (void)state;
    for (int i = 0; i < STANDARDS; i++) {
        const Card *c = &k->standard[i];
        assert_int_equal(c->essence, wanted[i].essence);
        assert_int_equal(c->move, wanted[i].move);
        assert_int_equal(c->main.n, wanted[i].verb < 0 ? 0 : 1);
        if (wanted[i].verb >= 0) {
            assert_int_equal(c->main.list[0].verb, wanted[i].verb);
            assert_int_equal(c->main.list[0].n, wanted[i].n);
        }
    }
}

/* ---- rulings that no position of the built-in pack can reach --------------------------------- */

static void ignore_event(EventSink *sink, const Event *e)
{
    (void)sink;
    (void)e;
}

/* A duel between the first three champions and the others, north against south,
 * with a pack's content. */
static void stage(State *s, int index)
{
    Setup setup;
    memset(s, 0, sizeof *s);
    game_setup_default(game, index, 2, &setup);
    s->flow.seats = 2;
    s->flow.pack = index;
    assert_null(brawl_setup(s, &setup));
    s->side[1] = 1;
    for (int u = 0; u < 6; u++) {
        s->unit[u].champion = u;
        brawl_put_unit(s, u, first_bit(hexes(u < 3 ? "a1" : "i1")) + u % 3);
    }
}

/* test BR-RULE-62 content avoids it: no levelled-up side is weaker than its base side */
static void test_no_weaker_side(void **state)
{
    (void)state;
    for (int i = 0; i < k->n_champions; i++) {
        const Level *side = k->champion[i].level;
        assert_true(side[1].hit_points >= side[0].hit_points);
        assert_true(side[1].defence >= side[0].defence);
    }
}

/* test BR-RULE-62 a flip that leaves too much damage: out of action, VP to the enemy, no source */
static void test_deadly_flip(void **state)
{
    static State s;
    static Content weak;
    static Pack copy;
    EventSink sink = {.take = ignore_event};
    (void)state;
    weak = *k;
    weak.champion[0].level[1].hit_points = 4;
    copy = *pack;
    copy.content = &weak;
    copy.hash[0] ^= 1;
    stage(&s, pack_register(&copy));
    Ctx c = {.game = game, .state = &s, .sink = &sink};
    s.unit[0].damage = 5;
    s.unit[0].hurt_by = 3;  /* an enemy dealt it earlier, which does not matter any more */
    assert_false(brawl_knock_outs(&c, &s));
    assert_int_not_equal(s.unit[0].hex, ON_GATE);
    s.levelling = unit_bit(0);
    brawl_level_ups(&c, &s);
    assert_int_equal(s.unit[0].level, 1);
    assert_int_equal(s.unit[0].damage, 5);
    assert_false(brawl_knock_outs(&c, &s));
    assert_int_equal(s.unit[0].hex, ON_GATE);
    assert_int_equal(s.unit[0].level, 0);
    assert_int_equal(s.unit[0].damage, 0);
    assert_int_equal(s.vp[0], 0);
    assert_int_equal(s.vp[1], 1);
    assert_int_equal(s.levelling, 0);
}

/* test BR-RULE-22 if no hex next to a trap hex is free either, a replacement goes on any free
 * hex */
static void test_replacement_anywhere(void **state)
{
    static State s;
    Hexes near = a->trap_hexes;
    (void)state;
    stage(&s, pack_builtin(game));
    assert_true(brawl_replacement_hexes(&s) == a->trap_hexes);
    EACH_HEX (h, a->trap_hexes)
        near |= a->near[h];
    near &= ~a->statues;
    s.standing[0] |= a->trap_hexes;  /* more champions than there are */
    assert_true(brawl_replacement_hexes(&s) == (near & ~a->trap_hexes));
    s.standing[0] |= near;
    assert_true(brawl_replacement_hexes(&s) == free_hexes(&s));
    assert_true(brawl_replacement_hexes(&s) != 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_challenges), cmocka_unit_test(test_traps),
        cmocka_unit_test(test_essences), cmocka_unit_test(test_cards),
        cmocka_unit_test(test_fireball), cmocka_unit_test(test_challenge_card),
        cmocka_unit_test(test_tzu_xiao_skill), cmocka_unit_test(test_goldarr_dash),
        cmocka_unit_test(test_two_sides), cmocka_unit_test(test_champions),
        cmocka_unit_test(test_statues), cmocka_unit_test(test_places),
        cmocka_unit_test(test_shape), cmocka_unit_test(test_mirror),
        cmocka_unit_test(test_areas), cmocka_unit_test(test_geometry),
        cmocka_unit_test(test_champion_cards), cmocka_unit_test(test_abilities),
        cmocka_unit_test(test_standard_actions), cmocka_unit_test(test_no_weaker_side),
        cmocka_unit_test(test_deadly_flip), cmocka_unit_test(test_replacement_anywhere),
    };
    return cmocka_run_group_tests(tests, begin, 0);
}
