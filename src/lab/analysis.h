/* Looking back at a match: how it stood at every choice, where a better answer was at hand, and how
 * well everybody played. A bot that searches thinks about each choice with the eyes of the seat
 * that had it, and compares all other answers with the one that was given. */
#ifndef LAB_ANALYSIS_H
#define LAB_ANALYSIS_H

#include "bots/advice.h"
#include "table/match.h"

enum { ANALYSIS_SWINGS = 3, ANALYSIS_ITERATIONS = 240, ANALYSIS_AGAIN = 4 };

/* A choice that somebody had. */
typedef struct AnalysedChoice {
    int version;                 /* answers before it */
    int seat;
    int32_t chance;              /* to win with the answer given, in millionths */
    int32_t lost;                /* by not giving the best one; 0: none is better beyond doubt */
} AnalysedChoice;

/* One of the choices that lost most, thought about longer. */
typedef struct AnalysedSwing {
    int choice;                  /* index of it */
    char played[ADVICE_STEP];    /* the better ones stand in the advice */
    Advice advice;
} AnalysedSwing;

typedef struct AnalysedSeat {
    int choices;
    double accuracy;             /* in per cent */
} AnalysedSeat;

typedef struct Analysis {
    const Match *match;
    BotSpec bot;
    int next;                    /* the answer looked at next */
    int n;
    AnalysedChoice *choice;
    AnalysedSeat seat[MAX_SEATS];
    int n_swings;                /* the biggest first; there when all is done */
    AnalysedSwing swing[ANALYSIS_SWINGS];
    Menu *menu;                  /* room to think */
    void *room;
} Analysis;

/* Begins to look at a match, which must stay as it is; iterations: offers played out a choice; ms:
 * and how long at most, 0: as long as that takes. */
void analysis_begin(Analysis *a, const Match *m, int iterations, int ms);
/* Looks at the next answer; false: all is done. */
bool analysis_go_on(Analysis *a);
/* The same for about so long; false: all is done. */
bool analysis_go_on_for(Analysis *a, int ms);
void analysis_end(Analysis *a);

/* What an answer counts in per cent that lost so much of a chance to win (millionths): 100 if
 * nothing, 61 for a tenth of all, 37 for a fifth. */
double analysis_accuracy(int32_t lost);

/* All of it as a JSON object (docs/protocol.md) in memory of its own; free it with free. */
char *analysis_text(const Analysis *a);

#endif
