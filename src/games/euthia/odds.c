/* Exact odds of a fight; see odds.h. */
#include "games/euthia/odds.h"

int euthia_row_sum(const Row *r, EffectVerb verb)
{
    int n = 0;
    for (int i = 0; r != 0 && i < r->n; i++)
        n += r->list[i].verb == verb ? r->list[i].n : 0;
    return n;
}

/* ---- one attack ---- */

enum { VALUE_LOW = -20, VALUE_HIGH = 40, VALUES = VALUE_HIGH - VALUE_LOW + 1 };

/* What each combat value brings: the row, "+n" only if it hits, "-n" last. `below` are sums of all
 * lower values, so that the six faces of a die are one subtraction. */
typedef struct Table {
    uint8_t hits[VALUES];
    int16_t below[VALUES + 1];
} Table;

static int hits_at(const Table *t, int value)
{
    return t->hits[min_of(max_of(value, VALUE_LOW), VALUE_HIGH) - VALUE_LOW];
}

static void fill_table(const Blow *b, Table *t)
{
    memset(t->hits, 0, sizeof t->hits);
    for (int i = 0; i < b->rows->n; i++) {
        const Row *r = &b->rows->list[i];
        const int n = euthia_row_sum(r, b->verb);
        const int all = min_of(max_of(0, (n > 0 ? n + b->plus : 0) - b->minus), HITS_MAX - 1);
        const int lo = r->lo == -ROW_OPEN ? VALUE_LOW : max_of(r->lo, VALUE_LOW);
        const int hi = r->hi == ROW_OPEN ? VALUE_HIGH : min_of(r->hi, VALUE_HIGH);
        for (int v = lo; v <= hi; v++)
            t->hits[v - VALUE_LOW] = (uint8_t)all;
    }
    t->below[0] = 0;
    for (int v = 0; v < VALUES; v++)
        t->below[v + 1] = (int16_t)(t->below[v] + t->hits[v]);
}

/* What the six faces of a die bring together. */
static int six_faces(const Table *t, int rest)
{
    int sum = 0;
    if (rest + 1 >= VALUE_LOW && rest + 6 <= VALUE_HIGH)
        return t->below[rest + 7 - VALUE_LOW] - t->below[rest + 1 - VALUE_LOW];
    for (int face = 1; face <= 6; face++)
        sum += hits_at(t, rest + face);
    return sum;
}

/* The hero throws one die anew if it pays; `rest` is what stays, with all that is added. */
static void react(const Blow *b, const Table *t, int low, int high, int add, int cases,
                  Spread *out)
{
    const int now = hits_at(t, low + high + add);
    const int rest = b->up ? high + add + 2 : low + add - 2;
    const int sum = b->up || b->down ? six_faces(t, rest) : 0;
    const int more = (b->up ? sum - 6 * now : 6 * now - sum) * 100 / 6;
    if ((!b->up && !b->down) || more < max_of(1, b->worth)) {
        out->cases[now] += cases;
        return;
    }
    for (int face = 1; face <= 6; face++)
        out->cases[hits_at(t, rest + face)] += cases / 6;
}

/* A throw of so many cases. */
static void two_dice(const Blow *b, const Table *t, int low, int high, int cases, Spread *out)
{
    if (b->air && low != high) {
        const int turned = 7 - high;
        high = max_of(low, turned);
        low = min_of(low, turned);
    }
    if (!b->fierce || low > 3) {
        react(b, t, low, high, b->add, cases, out);
        return;
    }
    for (int face = 1; face <= 6; face++)
        react(b, t, min_of(face, high), max_of(face, high), b->add + 2, cases / 6, out);
}

void euthia_spread(const Blow *b, Spread *out)
{
    Table t;
    fill_table(b, &t);
    memset(out, 0, sizeof *out);
    for (int low = 1; low <= 6; low++) {
        if (b->one_die)
            out->cases[hits_at(&t, low + b->add)] += SPREAD_SURE / 6;
        for (int high = low; !b->one_die && high <= 6; high++)
            two_dice(b, &t, low, high, low == high ? 36 : 72, out);
    }
}

int euthia_mean(const Spread *p)
{
    int sum = 0;
    for (int i = 0; i < HITS_MAX; i++)
        sum += i * p->cases[i];
    return sum * 100 / SPREAD_SURE;
}

/* ---- the fight ---- */

/* How likely it is that a side has lost so much and still stands. */
typedef struct Standing {
    int n;                   /* it falls when it has lost so much */
    int64_t lost[HEALTH_MAX];
    int64_t all;
} Standing;

static void stand(Standing *k, int health)
{
    memset(k, 0, sizeof *k);
    k->n = min_of(max_of(health, 1), HEALTH_MAX);
    k->lost[0] = k->all = ODDS_SURE;
}

/* Returns how likely it falls by this attack. */
static int64_t suffer(Standing *k, const Spread *p)
{
    const int64_t before = k->all;
    int hits[HITS_MAX], n = 0;
    for (int hit = 0; hit < HITS_MAX; hit++)
        if (p->cases[hit] > 0)
            hits[n++] = hit;
    k->all = 0;
    for (int have = k->n - 1; have >= 0; have--) {
        int64_t sum = 0;
        for (int i = 0; i < n && hits[i] <= have; i++)
            sum += k->lost[have - hits[i]] * p->cases[hits[i]];
        k->lost[have] = sum / SPREAD_SURE;
        k->all += k->lost[have];
    }
    return before - k->all;
}

static int64_t sum_lost(const Standing *k)
{
    int64_t sum = 0;
    for (int i = 1; i < k->n; i++)
        sum += i * k->lost[i];
    return sum;
}

static int64_t both(int64_t a, int64_t b) { return a * b / ODDS_SURE; }

/* Both sides lose health by their own dice, so the two are independent until one falls. */
Outlook euthia_duel(const Duel *d)
{
    Standing hero, foe;
    Outlook out = {0};
    int64_t win = 0, fall = 0, hurt = 0, dealt = 0;
    stand(&hero, d->health);
    stand(&foe, d->foe);
    if (d->first != 0)
        win = suffer(&foe, d->first);
    const int last = d->rounds > 0 ? d->rounds : DUEL_LONGEST;
    for (int r = 0; r < last && foe.all > 64 && hero.all > 64; r++) {
        const int k = min_of(r, d->n - 1);
        const int64_t down = suffer(&hero, &d->injury[k]);
        fall += both(down, foe.all);
        dealt += both(down, sum_lost(&foe));
        const int64_t kill = suffer(&foe, &d->damage[k]);
        win += both(kill, hero.all);
        hurt += both(kill, sum_lost(&hero));
    }
    hurt += both(foe.all, sum_lost(&hero));
    dealt += win * d->foe + both(sum_lost(&foe), hero.all);
    out.win = (int32_t)win;
    out.fall = (int32_t)fall;
    out.hurt = (int32_t)(hurt * 100 / ODDS_SURE);
    out.dealt = (int32_t)(dealt * 100 / ODDS_SURE);
    return out;
}
