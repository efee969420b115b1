/* Buckets and who owns them; see budget.h. */
#include "server/hub/budget.h"

#include <stdlib.h>
#include <string.h>

#include "core/str.h"

enum {
    TIDY_AT_ONCE = 16,           /* buckets of the table */
    FREE_FAILURES = 3,
    FAILURES_MOST = 24,          /* the wait does not double beyond */
    FORGET_FAILURES = 3600000,   /* milliseconds after the last wait */
};

/* ---- buckets ---- */

static void refill(Bucket *b, const Rate *rate, int64_t now)
{
    const int64_t back = (now - b->at) * rate->amount;
    b->debt = b->debt > back ? b->debt - back : 0;
    b->at = now;
}

bool bucket_has(Bucket *b, const Rate *rate, int64_t amount, int64_t now)
{
    refill(b, rate, now);
    return b->debt + amount * rate->period <= rate->burst * rate->period;
}

void bucket_charge(Bucket *b, const Rate *rate, int64_t amount, int64_t now)
{
    refill(b, rate, now);
    b->debt += amount * rate->period;
}

int64_t bucket_wait(Bucket *b, const Rate *rate, int64_t amount, int64_t now)
{
    refill(b, rate, now);
    const int64_t over = b->debt + amount * rate->period - rate->burst * rate->period;
    return over > 0 ? (over + rate->amount - 1) / rate->amount : 0;
}

/* ---- payers ---- */

static bool owes(const Payers *all, Payer *p, int64_t now)
{
    for (int i = 0; i < BUDGETS; i++) {
        refill(&p->bucket[i], &all->rate[i], now);
        if (p->bucket[i].debt > 0)
            return true;
    }
    return p->failures > 0 && now < p->locked_until + FORGET_FAILURES;
}

static void tidy_bucket(Payers *all, unsigned i, int64_t now)
{
    for (Payer **at = &all->bucket[i]; *at != 0;) {
        Payer *p = *at;
        if (p->users > 0 || owes(all, p, now)) {
            at = &p->next;
            continue;
        }
        *at = p->next;
        free(p);
        all->n--;
    }
}

void payers_tidy(Payers *all, int64_t now)
{
    for (int i = 0; i < TIDY_AT_ONCE; i++)
        tidy_bucket(all, (unsigned)(all->next_look++ % PAYER_BUCKETS), now);
    all->next_look %= PAYER_BUCKETS;
}

Payer *payer_acquire(Payers *all, const char *name, int64_t now)
{
    const unsigned bucket = text_hash(name) % PAYER_BUCKETS;
    for (Payer *p = all->bucket[bucket]; p != 0; p = p->next)
        if (strcmp(p->name, name) == 0) {
            p->users++;
            return p;
        }
    if (all->n >= PAYERS_MAX)
        payers_tidy(all, now);
    Payer *p = all->n < PAYERS_MAX && strlen(name) < HUB_ADDRESS ? calloc(1, sizeof *p) : 0;
    if (p == 0)
        return 0;
    strcpy(p->name, name);
    p->users = 1;
    p->next = all->bucket[bucket];
    all->bucket[bucket] = p;
    all->n++;
    for (int i = 0; i < BUDGETS; i++)
        p->bucket[i].at = now;
    return p;
}

void payer_release(Payer *p)
{
    if (p != 0)
        p->users--;
}

void payers_free(Payers *all)
{
    for (int i = 0; i < PAYER_BUCKETS; i++)
        while (all->bucket[i] != 0) {
            Payer *p = all->bucket[i];
            all->bucket[i] = p->next;
            free(p);
        }
    all->n = 0;
}

bool payer_has(Payers *all, Payer *p, Budget b, int64_t amount, int64_t now)
{
    return p == 0 || bucket_has(&p->bucket[b], &all->rate[b], amount, now);
}

void payer_charge(Payers *all, Payer *p, Budget b, int64_t amount, int64_t now)
{
    if (p != 0)
        bucket_charge(&p->bucket[b], &all->rate[b], amount, now);
}

/* ---- log-ins ---- */

void payer_failed(Payer *p, int64_t most, int64_t now)
{
    if (p->failures < FAILURES_MOST)
        p->failures++;
    if (p->failures < FREE_FAILURES)
        return;
    const int64_t wait = (int64_t)1000 << (p->failures - FREE_FAILURES);
    p->locked_until = now + (wait < most ? wait : most);
}

void payer_succeeded(Payer *p)
{
    p->failures = 0;
    p->locked_until = 0;
}
