/* Who plays whom and how strong that shows them to be; see ladder.h. */
#include "lab/ladder.h"

#include <math.h>
#include <string.h>

enum { STEP = 20, LEAD = 15, ROUNDS = 2000 };

/* Elo's scale: 400 points are odds of 10 to 1. */
static const double ELO = 400 / 2.302585092994046;

bool ladder_settled(const Ladder *l, const LadderPair *p)
{
    /* ln 19 / ln (55 / 45) = 14.7: the likelihood ratio of Wald's test at 5 % each way. */
    const long losses = p->games - p->wins - p->draws, lead = p->wins - losses;
    return p->games >= l->most || (!l->all && (lead >= LEAD || lead <= -LEAD));
}

void ladder_progress(const Ladder *l, long *done, long *all)
{
    *done = *all = 0;
    for (int a = 0; a < l->n; a++)
        for (int b = a + 1; b < l->n; b++) {
            const LadderPair *p = &l->pair[a][b];
            *done += p->games;
            *all += ladder_settled(l, p) ? p->games : l->most;
        }
}

const char *ladder_duel(const Duel *d, long games, LadderPair *pair)
{
    SimResult r;
    SimSpec spec = {.game = d->game, .setup = *d->setup, .seed = d->seed, .swap = true,
                    .threads = d->threads, .first = pair->games, .games = games};
    for (int i = 0; i < d->setup->seats; i++)
        spec.bot[i] = *(i % 2 == 0 ? d->first : d->second);
    const char *why = sim_run(&spec, &r);
    if (why == 0) {
        pair->games += r.games;
        pair->draws += r.draws + r.unfinished + r.lost;
        for (int i = 0; i < d->setup->seats; i += 2)
            pair->wins += r.bot_wins[i];
    }
    sim_free(&r);
    return why;
}

static const char *play_step(Ladder *l, int a, int b)
{
    const Duel d = {l->game, &l->setup, &l->bot[a], &l->bot[b], l->seed, l->threads};
    LadderPair *p = &l->pair[a][b];
    return ladder_duel(&d, l->most - p->games < STEP ? l->most - p->games : STEP, p);
}

/* Pairs take turns, so that the table is of use whenever somebody looks. */
const char *ladder_run(Ladder *l)
{
    for (bool any = true; any;) {
        any = false;
        for (int a = 0; a < l->n; a++)
            for (int b = a + 1; b < l->n; b++) {
                if (ladder_settled(l, &l->pair[a][b]))
                    continue;
                const char *why = play_step(l, a, b);
                if (why != 0)
                    return why;
                if (l->step != 0)
                    l->step(l->to, l);
                any = true;
            }
    }
    return 0;
}

/* ---- strength ---- */

/* Games of two bots and points of the first. Half a win for each is added, so that who has never
 * lost is not infinitely strong. */
static double games_of(const Ladder *l, int a, int b, double *points)
{
    const LadderPair *p = &l->pair[a < b ? a : b][a < b ? b : a];
    if (p->games == 0)
        return *points = 0;
    const double won = (double)p->wins + (double)p->draws / 2 + 0.5, n = (double)p->games + 1;
    *points = a < b ? won : n - won;
    return n;
}

/* Bradley and Terry's model: a beats b with the odds of their strengths. Each round brings every
 * strength nearer to what its points ask for (Zermelo's iteration). */
static void find_strengths(const Ladder *l, double *strength)
{
    for (int a = 0; a < l->n; a++)
        strength[a] = 1;
    for (int round = 0; round < ROUNDS; round++) {
        double product = 0;
        for (int a = 0; a < l->n; a++) {
            double won = 0, met = 0;
            for (int b = 0; b < l->n; b++) {
                double points;
                const double n = a == b ? 0 : games_of(l, a, b, &points);
                if (n > 0) {
                    won += points;
                    met += n / (strength[a] + strength[b]);
                }
            }
            strength[a] = met > 0 ? won / met : strength[a];
            product += log(strength[a]);
        }
        for (int a = 0; a < l->n; a++)
            strength[a] /= exp(product / l->n);
    }
}

/* Inverts a matrix in place (Gauss and Jordan; it is symmetric and positive). */
static void invert(int n, double m[LADDER_BOTS][LADDER_BOTS])
{
    for (int k = 0; k < n; k++) {
        const double pivot = m[k][k];
        m[k][k] = 1;
        for (int j = 0; j < n; j++)
            m[k][j] /= pivot;
        for (int i = 0; i < n; i++) {
            const double f = m[i][k];
            if (i == k)
                continue;
            m[i][k] = 0;
            for (int j = 0; j < n; j++)
                m[i][j] -= f * m[k][j];
        }
    }
}

/* Variances of the strengths' logarithms: the inverse of Fisher's information, in which the mean of
 * all is fixed. */
static void find_variances(const Ladder *l, const double *strength, double *variance)
{
    double m[LADDER_BOTS][LADDER_BOTS];
    for (int a = 0; a < l->n; a++)
        for (int b = 0; b < l->n; b++)
            m[a][b] = 1.0 / l->n;
    for (int a = 0; a < l->n; a++)
        for (int b = 0; b < l->n; b++) {
            double points;
            const double n = a == b ? 0 : games_of(l, a, b, &points);
            const double p = strength[a] / (strength[a] + strength[b]);
            m[a][a] += n * p * (1 - p);
            m[a][b] -= n * p * (1 - p);
        }
    invert(l->n, m);
    for (int a = 0; a < l->n; a++)
        variance[a] = m[a][a] - 1.0 / l->n;
}

void ladder_rank(const Ladder *l, LadderRank rank[static LADDER_BOTS])
{
    double strength[LADDER_BOTS], variance[LADDER_BOTS];
    find_strengths(l, strength);
    find_variances(l, strength, variance);
    for (int a = 0; a < l->n; a++) {
        const double elo = ELO * log(strength[a]), off = ELO * 1.959964 * sqrt(fabs(variance[a]));
        rank[a] = (LadderRank){elo, elo - off, elo + off};
    }
}
