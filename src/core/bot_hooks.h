/* What a game tells bots: which offers look good, how a seat stands, and the numbers behind both.
 *
 * All of it is pure: the state is not changed, nothing is played on a copy, and nothing is kept
 * between calls, so that bots may ask from several threads. Looking ahead is the bots' own work
 * (src/bots), through the Game interface alone. */
#ifndef CORE_BOT_HOOKS_H
#define CORE_BOT_HOOKS_H

#include <stdint.h>

#include "core/chance.h"
#include "core/menu.h"

/* The numbers of a game's common sense, each an int32_t with a name. Every game defines its own
 * from one list, #define X_TUNING(X) X(damage, 60, 0, 500) …: name, default, least, most. */
typedef struct Tuning Tuning;

typedef struct TuningSpec {
    const char *name;
    int32_t default_value, min, max;
} TuningSpec;

enum { TUNING_MAX = 160, SURE = 1000000 };

#define TUNING_FIELD(name, default_value, min, max) int32_t name;
#define TUNING_SPEC(name, default_value, min, max) {#name, default_value, min, max},
#define TUNING_DEFAULT(name, default_value, min, max) .name = default_value,
/* T_damage …: numbers named by tables, see `tuned`. They count from 1, 0 is nothing. */
#define TUNING_NUMBER(name, default_value, min, max) T_##name,

static inline int32_t tuned(const Tuning *t, int number)
{
    return number == 0 ? 0 : ((const int32_t *)(const void *)t)[number - 1];
}

/* How one of the levels for people plays, novice to expert: how long it tries offers, and how it
 * errs as people do. */
enum { BOT_LEVELS = 5 };
typedef struct BotLevel {
    int32_t iterations;  /* offers played out; 0: it follows the policy */
    int32_t turns;       /* ended until a position is judged; 1: sees its own turn only */
    int32_t errs;        /* percent by which its judgement is wrong at most */
    int32_t forgets;     /* percent of reactions that it does not think of */
    int32_t overlooks;   /* percent of what it could do that it does not see */
    int32_t beats;       /* of a hundred duels with the level below it wins so many: measured, see
                            docs/bots.md; 0: there is none, or nobody has counted yet */
} BotLevel;

typedef struct BotHooks {
    /* Good common sense: a weight for each offer of the menu; those it does not touch stay 0. The
     * state is a redealt copy. Call game_policy. */
    void (*policy)(const void *state, const Menu *m, const Tuning *tuning, Chance *chance,
                   int32_t *weights);
    /* How well a seat stands while the match goes on: its chance to win in millionths, 0 if it is
     * out. Meaningful at any decision, for every seat; seats of one team stand alike. All that is
     * in the state is used, so ask it about a redealt copy. Call game_value. */
    int32_t (*value)(const void *state, int seat, const Tuning *tuning);
    /* What a seat means to do when its next turn comes, for its partners to know; false: nothing,
     * or it has none. The state is a redealt copy. NULL: nobody plays together in this game. */
    bool (*intends)(const void *state, int seat, const Tuning *tuning, Chance *chance, Thing *out);
    /* A number that changes when a turn ends, whoever's it was: there look-ahead can stop. */
    uint32_t (*turn)(const void *state);
    /* Value and policy are sound enough that looking ahead gains: shown by matches, see
     * docs/balance.md. Else bots that would look ahead follow the policy. */
    bool looks_ahead;
    /* For bots that search: ends of turns after which a position is judged, and hundredths of a
     * standard error by which an offer must seem better than the policy's; 0: 2 and 100. */
    int32_t search_turns, search_doubt;
    const BotLevel *levels;    /* BOT_LEVELS of them; NULL: as most games */
    const TuningSpec *tuning;  /* may be NULL: nothing can be tuned */
    int n_tuning;
    const Tuning *defaults;    /* as the specs say */
} BotHooks;

/* For `value`: the chance of one of n sides in millionths, never quite 0 or SURE, if a side that
 * leads another by `twice` is twice as likely to win. */
int32_t chance_of_standing(const int32_t *standing, int n, int side, int32_t twice);

#endif
