/* Bots of others: a program that is told what its seat sees and what is offered, and answers in
 * notation; docs/bots.md has the protocol. A program runs as long as it answers in time. One that
 * hangs, lies or dies is stopped, and the game's policy answers for it. */
#ifndef BOTS_EXEC_H
#define BOTS_EXEC_H

#include "bots/bot.h"

enum { EXEC_MS = 1000, EXEC_ALLOWED = 16, EXEC_TRIES = 3 };

/* Why a program did not answer. */
typedef enum ExecTrouble {
    EXEC_NO_START, EXEC_DIED, EXEC_LATE, EXEC_NOT_OFFERED,
    EXEC_GIVEN_UP,               /* too often in a row: it is not asked again */
} ExecTrouble;

/* Told once for each trouble, from any thread; `said`: what was answered, or "". */
typedef void ExecTold(const char *program, ExecTrouble what, const char *said);

/* This program may be started; without it none is. False: there are too many. */
bool exec_allow(const char *program);
bool exec_allows(const char *program);
void exec_tell(ExecTold *told);
/* Ends all programs; nobody may be choosing any more. */
void exec_end(void);

#endif
