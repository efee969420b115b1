/* Euthia: what the bots think of a fight, against every throw of the dice there is. */
#include "../content_kit.h"

#include "games/euthia/fighter.h"

/* ---- rows ---- */

#define HIT(from, to, what, much)                                                                  \
    {.lo = from, .hi = to, .n = 1, .list = {{.verb = what, .n = much}}}

static const Rows spear = {.n = 3, .list = {HIT(5, 7, DO_DAMAGE, 1), HIT(8, 10, DO_DAMAGE, 2),
                                            HIT(11, ROW_OPEN, DO_DAMAGE, 4)}};
static const Rows claws = {.n = 3, .list = {HIT(4, 7, DO_INJURY, 1), HIT(8, 11, DO_INJURY, 2),
                                            HIT(12, ROW_OPEN, DO_INJURY, 3)}};

static int hits(const Blow *b, int value)
{
    const int n = euthia_row_sum(euthia_row(b->rows, value), b->verb);
    const int all = (n > 0 ? n + b->plus : 0) - b->minus;
    return all > 0 ? all : 0;
}

/* One attack with these faces: two dice, the die of the monster's gaar, that of the hero's. */
static int attack(const Blow *b, int one, int two, int gaar, int anew)
{
    int add = b->add;
    if (b->one_die)
        return hits(b, one + add);
    if (b->air && one > two)
        one = 7 - one;
    else if (b->air && two > one)
        two = 7 - two;
    if (b->fierce && (one < two ? one : two) <= 3) {
        if (one <= two)
            one = gaar;
        else
            two = gaar;
        add += 2;
    }
    const int now = hits(b, one + two + add);
    if (!b->up && !b->down)
        return now;
    const int stays = b->up ? (one > two ? one : two) + add + 2
                            : (one < two ? one : two) + add - 2;
    int sum = 0;
    for (int face = 1; face <= 6; face++)
        sum += hits(b, stays + face);
    const int more = (b->up ? sum - 6 * now : 6 * now - sum) * 100 / 6;
    return more >= (b->worth > 1 ? b->worth : 1) ? hits(b, stays + anew) : now;
}

static void count(const Blow *b, Spread *out)
{
    memset(out, 0, sizeof *out);
    for (int i = 0; i < SPREAD_SURE; i++)
        out->cases[attack(b, 1 + i % 6, 1 + i / 6 % 6, 1 + i / 36 % 6, 1 + i / 216)]++;
}

/* Every sort of attack, with and without gaar, air, one die. */
static void spreads(void **state)
{
    (void)state;
    for (int i = 0; i < 512; i++) {
        const bool up = i & 1, monster = i & 2;
        const Blow b = {.rows = monster ? &claws : &spear,
                        .verb = monster ? DO_INJURY : DO_DAMAGE,
                        .add = (i >> 6) - 4, .plus = i >> 4 & 1, .minus = i >> 5 & 1,
                        .air = i & 4, .one_die = !up && (i & 12) == 12, .fierce = i & 8,
                        .up = up && !monster, .down = up && monster, .worth = 40};
        Spread p, q;
        euthia_spread(&b, &p);
        count(&b, &q);
        assert_memory_equal(p.cases, q.cases, sizeof p.cases);
    }
}

/* ---- the fight ---- */

typedef struct End { double win, fall, hurt, dealt; } End;

/* Every throw of every round, one after the other. */
static void play(const Duel *d, int lost, int dealt, int round, double chance, End *end)
{
    const int k = round < d->n - 1 ? round : d->n - 1;
    if (d->rounds > 0 && round == d->rounds) {
        end->hurt += chance * lost;
        end->dealt += chance * dealt;
        return;
    }
    for (int i = 0; i < HITS_MAX; i++) {
        const double injured = chance * d->injury[k].cases[i] / SPREAD_SURE;
        if (d->injury[k].cases[i] > 0 && lost + i >= d->health) {
            end->fall += injured;
            end->dealt += injured * dealt;
        }
        for (int n = 0; lost + i < d->health && injured > 0 && n < HITS_MAX; n++) {
            const double hit = injured * d->damage[k].cases[n] / SPREAD_SURE;
            if (hit > 0 && dealt + n >= d->foe) {
                end->win += hit;
                end->hurt += hit * (lost + i);
                end->dealt += hit * d->foe;
            } else if (hit > 0) {
                play(d, lost + i, dealt + n, round + 1, hit, end);
            }
        }
    }
}

static bool near(double a, double b) { return a - b < 0.002 && b - a < 0.002; }

static void fights(void **state)
{
    (void)state;
    for (int i = 0; i < 12; i++) {
        const Blow bite = {.rows = &claws, .verb = DO_INJURY, .add = i % 3, .fierce = i & 1};
        const Blow stab = {.rows = &spear, .verb = DO_DAMAGE, .add = i % 2, .up = i & 2,
                           .worth = 40};
        const Blow later = {.rows = &spear, .verb = DO_DAMAGE, .add = -1};
        Duel d = {.health = 2 + i % 4, .foe = 2 + i % 5, .rounds = 5, .n = 2};
        euthia_spread(&bite, &d.injury[0]);
        d.injury[1] = d.injury[0];
        euthia_spread(&stab, &d.damage[0]);
        euthia_spread(&later, &d.damage[1]);
        End end = {0};
        play(&d, 0, 0, 0, 1, &end);
        const Outlook o = euthia_duel(&d);
        assert_true(near((double)o.win / ODDS_SURE, end.win));
        assert_true(near((double)o.fall / ODDS_SURE, end.fall));
        assert_true(near((double)o.hurt / 1000, end.hurt / 10));
        assert_true(near((double)o.dealt / 1000, end.dealt / 10));
    }
}

/* A first strike comes before everything, and a fight without end is won or lost. */
static void to_the_end(void **state)
{
    (void)state;
    const Blow bite = {.rows = &claws, .verb = DO_INJURY};
    const Blow stab = {.rows = &spear, .verb = DO_DAMAGE, .add = 8};
    Spread first;
    Duel d = {.health = 1, .foe = 2, .n = 1};
    euthia_spread(&bite, &d.injury[0]);
    euthia_spread(&stab, &d.damage[0]);
    Outlook o = euthia_duel(&d);
    assert_true(near((double)(o.win + o.fall) / ODDS_SURE, 1));
    euthia_spread(&stab, &first);
    d.first = &first;
    o = euthia_duel(&d);
    assert_int_equal(o.win, ODDS_SURE);
    assert_int_equal(o.fall, 0);
}

/* ---- what a hero brings ---- */

static const Content *k;

static int begin(void **state)
{
    (void)state;
    k = built_in_content("euthia");
    return k != 0 ? 0 : -1;
}

static int tile(const char *id)
{
    for (int i = 0; i < k->n_tiles; i++)
        if (strcmp(k->tile[i].id, id) == 0)
            return i;
    fail_msg("no tile %s", id);
    return 0;
}

/* What a hero with these tiles on his first slots and so much health has for a fight. */
static Arms arms_with(const char *one, const char *other, int health)
{
    static State s;
    Arms a;
    s = (State){.flow = {.seats = 1, .pack = (uint8_t)pack_builtin(game)}};
    s.board[0].health = (int8_t)health;
    s.board[0].n_owned = other != 0 ? 2 : 1;
    s.board[0].owned[0] = (Owned){.tile = (uint16_t)tile(one), .place = ON_SLOT};
    if (other != 0)
        s.board[0].owned[1] = (Owned){.tile = (uint16_t)tile(other), .place = ON_SLOT + 1};
    euthia_arms(&s, 0, &a);
    return a;
}

/* EU-FIRST-1: one strike comes first, and of two it is the better one that counts. */
static void first_strikes(void **state)
{
    (void)state;
    const Rows *best = &k->tile[tile("crossbow")].attack.rows;
    assert_ptr_equal(arms_with("crossbow", "short-bow", 5).first, best);
    assert_ptr_equal(arms_with("short-bow", "crossbow", 5).first, best);
    assert_ptr_equal(arms_with("short-bow", 0, 5).first, &k->tile[tile("short-bow")].attack.rows);
    assert_null(arms_with("rapier", 0, 5).first);
}

/* EU-RULE-93: what is paid with health is lost to the fight; who cannot pay has none of it. */
static void paid_with_health(void **state)
{
    (void)state;
    const Use *u = &k->tile[tile("blood-rage")].use[0];
    const Arms able = arms_with("blood-rage", 0, 6), weak = arms_with("blood-rage", 0, u->pay.n);
    assert_int_equal(able.health, 6 - u->pay.n);
    assert_int_equal(able.damages[0], u->does.list[0].n);
    assert_int_equal(weak.health, u->pay.n);
    assert_int_equal(weak.damages[0], 0);
    assert_int_equal(arms_with("wall-of-fire", 0, 6).health, 6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spreads),
        cmocka_unit_test(fights),
        cmocka_unit_test(to_the_end),
        cmocka_unit_test(first_strikes),
        cmocka_unit_test(paid_with_health),
    };
    return cmocka_run_group_tests(tests, begin, NULL);
}
