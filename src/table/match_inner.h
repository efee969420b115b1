/* The inside of a match, shared by the files of the table and by nobody else. */
#ifndef TABLE_MATCH_INNER_H
#define TABLE_MATCH_INNER_H

#include "table/fair.h"
#include "table/match.h"

/* The source of chance a match plays with: it writes down every outcome. Outcomes come from the
 * fair stream, or, in a log without its seed, from what the log says; where a log gives both,
 * they must agree. */
typedef struct Recorder {
    Chance chance;
    const uint32_t *script;  /* outcomes the log says, NULL: none given, all is new */
    int n_script, next;
    bool bad;                /* chance and script disagree, or the script is not possible */
    int bad_at;              /* which outcome of the script, from 0 */
} Recorder;

struct Match {
    const Game *game;
    Setup setup;
    SeatHolder holder[MAX_SEATS];
    Seats resigned;
    bool has_seed;           /* false: read from a log that keeps its seed secret; cannot go on */
    uint8_t seed[SEED_BYTES];
    uint8_t commitment[SEED_BYTES];

    FairChance fair;
    Recorder recorder;
    EventSink sink;
    void *state;
    Menu *menu;              /* handed out by match_menu */
    Denials *denials;

    Entry *entries;
    uint32_t *outcomes;
    Event *events;
    char *notations;         /* one after the other, each with its NUL */
    int n_entries, n_outcomes, n_events, n_notations;
    int cap_entries, cap_outcomes, cap_events, cap_notations;
    int opening_outcomes, opening_events;
};

/* A match before its first decision; NULL seed: only a script answers. Never NULL. */
Match *match_blank(const Game *game, const Setup *setup, const SeatHolder *seats,
                   const uint8_t *seed);
/* Runs to the first decision. NULL, or why the set-up is impossible. Look at recorder.bad after. */
const char *match_begin(Match *m, const uint32_t *script, int n);
/* Takes an answer that is known to be legal, or a resignation, and writes the entry. */
void match_step(Match *m, int seat, Option o, bool resign, const uint32_t *script, int n);
/* Whether the script given to the last call above was the whole truth. */
bool match_script_fits(const Match *m);

/* Whether an answer closes the way back; the entry is complete. */
bool undo_is_barrier(const Match *m, const Entry *e);
/* Whether two seats win and lose together. */
bool match_same_side(const Match *m, int a, int b);

/* Fills `why` (MATCH_ERROR bytes) and returns false. */
bool match_refuse(char *why, Lang lang, Sentence s);
/* Why an option or a text cannot be answered, as one sentence with the rule's id. */
bool match_refuse_move(const Match *m, int seat, const char *notation, Lang lang, char *why);

/* Out of memory is fatal: no caller could do better. */
void *match_alloc(size_t n);
void *match_new_state(size_t size);  /* all zero, aligned for fast copies */
void *match_grow(void *list, int n, int *cap, size_t size);

#endif
