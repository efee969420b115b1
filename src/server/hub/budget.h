/* What one address, or one account wherever it comes from, may use: connections, messages, time of
 * the processor, chat, matches, and tries to log in. Nothing that somebody sends from outside makes
 * the server work without a bound.
 *
 * A budget is a bucket that is emptied by use and fills with time. What cannot be known before (how
 * long something takes) is charged afterwards; then the debt may grow beyond the bucket, and has to
 * be waited for. */
#ifndef SERVER_HUB_BUDGET_H
#define SERVER_HUB_BUDGET_H

#include <stdbool.h>
#include <stdint.h>

enum { HUB_ADDRESS = 48 };

typedef struct Bucket {
    int64_t debt;                /* what is used and has not come back yet, times `period` */
    int64_t at;                  /* when that was reckoned, in milliseconds */
} Bucket;

/* So much comes back in a period, and at most `burst` can be used at once. */
typedef struct Rate {
    int64_t amount, period;      /* period in milliseconds */
    int64_t burst;
} Rate;

bool bucket_has(Bucket *b, const Rate *rate, int64_t amount, int64_t now);
void bucket_charge(Bucket *b, const Rate *rate, int64_t amount, int64_t now);
/* Milliseconds until so much can be used. */
int64_t bucket_wait(Bucket *b, const Rate *rate, int64_t amount, int64_t now);

typedef enum Budget { BUDGET_MESSAGES, BUDGET_CPU, BUDGET_CHAT, BUDGET_MATCHES, BUDGETS } Budget;

typedef struct Payer {
    char name[HUB_ADDRESS];      /* an address, or what hub.c makes of an account or a log-in */
    int users;                   /* connections, rooms and jobs that refer to it */
    int connections, jobs, hashing;
    Bucket bucket[BUDGETS];
    int failures;                /* log-ins that failed one after the other … */
    int64_t locked_until;        /* … and when the next may be tried */
    struct Payer *next;
} Payer;

enum { PAYER_BUCKETS = 1024, PAYERS_MAX = 65536 };

typedef struct Payers {
    Rate rate[BUDGETS];
    Payer *bucket[PAYER_BUCKETS];
    int n;
    int next_look;               /* bucket that is tidied up next */
} Payers;

/* Finds or makes a payer and counts one more user; NULL: no memory, or too many who still owe. */
Payer *payer_acquire(Payers *all, const char *name, int64_t now);
/* One user less. */
void payer_release(Payer *p);
/* Forgets those without users who owe nothing, a few buckets at a time. */
void payers_tidy(Payers *all, int64_t now);
void payers_free(Payers *all);

bool payer_has(Payers *all, Payer *p, Budget b, int64_t amount, int64_t now);
void payer_charge(Payers *all, Payer *p, Budget b, int64_t amount, int64_t now);

/* A log-in failed: the next has to wait, twice as long each time, at most `most` milliseconds. The
 * first few are free: everybody mistypes. */
void payer_failed(Payer *p, int64_t most, int64_t now);
void payer_succeeded(Payer *p);

#endif
