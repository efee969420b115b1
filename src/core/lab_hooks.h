/* What only counts: a game tells the lab what took part and what was used. */
#ifndef CORE_LAB_HOOKS_H
#define CORE_LAB_HOOKS_H

#include <stdbool.h>
#include <stdint.h>

struct Event;

/* Work of a game that is worth timing. It is done at positions of play, with a random number to
 * choose by, and tells how many questions it has answered; 0: nothing to ask there. Named by the
 * text bench.<id>. */
typedef struct LabWork {
    const char *id;
    int (*answer)(const void *state, uint32_t pick);
} LabWork;

enum { LAB_TALLIES = 64 };

typedef struct LabHooks {
    /* What takes part and could be unbalanced (champions, factions): calls `tell` for each. */
    void (*entrants)(const void *state, void (*tell)(void *to, const char *name, int seat),
                     void *to);
    /* What its owner may or may not have used (cards in decks): calls `tell` for each, with the
     * seat that had it and whether it was used at least once. May be NULL. */
    void (*usage)(const void *state,
                  void (*tell)(void *to, const char *name, int seat, bool used), void *to);
    /* Figures of a match whose means are wanted (gold a round): `heard` counts the events of the
     * match into `tally`, which begins with zeros; `figures` then calls `tell` once for each
     * observation, `value` in hundredths. Named by the text figure.<name>. May be NULL. */
    void (*heard)(const struct Event *e, int32_t tally[LAB_TALLIES]);
    void (*figures)(const void *state, const int32_t tally[LAB_TALLIES],
                    void (*tell)(void *to, const char *name, int32_t value), void *to);
    const LabWork *work;
    int n_work;
} LabHooks;

#endif
