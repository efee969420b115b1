/* What a bot would answer, how it expects things to go on, and what that brings: for hints and for
 * looking back at a match. It sees what the seat sees. */
#ifndef BOTS_ADVICE_H
#define BOTS_ADVICE_H

#include "bots/bot.h"
#include "core/json.h"

/* Who advises people during a match. */
#define BOT_ADVISER "search:iterations=300:ms=400"

enum {
    ADVICE_OFFERS = 3,
    ADVICE_STEPS = 8,            /* answers that are expected, at most */
    ADVICE_STEP = 96,            /* bytes of such an answer in notation */
    ADVICE_REASONS = 3,
    ADVICE_SAMPLES = 24,         /* in which the ends of two offers are compared */
};

/* An offer that was tried longest. */
typedef struct AdviceOffer {
    Option option;
    char notation[ADVICE_STEP];
    int32_t chance, error;       /* in millionths, see Thought */
} AdviceOffer;

typedef struct AdviceStep {
    int seat;
    Option option;
    char notation[ADVICE_STEP];
} AdviceStep;

/* A fact that differs, or a tag of an item, once the turns looked ahead to have ended. */
typedef struct AdviceReason {
    Thing what;                  /* an item, or a seat */
    const char *fact;            /* text "fact.<fact>", or "tag.<fact>" */
    bool is_tag;
    int32_t more;                /* in the mean, in thousandths, than after the other offer */
} AdviceReason;

typedef struct Advice {
    Thoughts thoughts;           /* the choice first */
    int n_offers;
    AdviceOffer offer[ADVICE_OFFERS];
    int other;                   /* the offer it is compared with below; -1: none */
    Option other_option;
    char other_notation[ADVICE_STEP];
    int32_t won, lost;           /* by then, more often than with the other: thousandths */
    int n_steps;                 /* the line expected after the choice, one of many */
    AdviceStep step[ADVICE_STEPS];
    int n_reasons;               /* the surest first */
    AdviceReason reason[ADVICE_REASONS];
} Advice;

/* Thinks about the menu with a bot that searches. `compared` is the offer that all others are
 * compared with, -1: the policy's answer; `room` has bot_room(game) bytes. Out of memory is
 * fatal. */
void advise(const BotSpec *spec, const Game *game, const void *state, const Menu *m, int compared,
            uint64_t seed, void *room, Advice *out);

/* Its offers, line and reasons, into an open object (docs/protocol.md). */
void advice_json(const Advice *a, const Game *game, const void *state, Json *j);

#endif
