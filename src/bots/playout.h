/* Playing an offer out on a copy: everybody answers by the policy until some turns have ended, then
 * the seat's standing is read. */
#ifndef BOTS_PLAYOUT_H
#define BOTS_PLAYOUT_H

#include "bots/bots.h"

enum { PLAYOUT_ANSWERS = 400 };  /* played on at most */

/* Told of every answer, with the state it is given in. */
typedef void PlayoutTold(void *to, const Game *game, const void *state, const Menu *m, Option o);

typedef struct Playout {
    const Game *game;
    Desk desk;
    int seat;
    int turns;                   /* ends of turns until the position is judged */
    const Tuning *own;           /* judgement of the seat and its team; NULL: as the game has it */
    const Tuning *others;        /* and of everybody else */
    const Tuning *value;         /* by which the end is judged; NULL: by `own` */
    int64_t deadline;            /* of playout_clock; 0: there is time */
    uint32_t turn;               /* where the choice is made */
    FastChance chance;
    PlayoutTold *told;           /* NULL: nobody wants to know */
    void *to;
} Playout;

/* Nanoseconds of a clock that never goes back. */
int64_t playout_clock(void);

/* How the seat stands after `o`: what lies hidden is as in desk.root, chance follows from the seed.
 * -1 if the time is over. */
int32_t playout(Playout *p, Option o, uint64_t seed);

#endif
