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

/* The match as it was after so many answers: whoever goes back plays on from here instead of from
 * the start. Never more than a few, the longer the match the farther apart. */
typedef struct Checkpoint {
    int n_entries, n_outcomes, n_events, n_notations;
    Seats resigned;
    uint32_t stream;
    uint64_t mark;
    FairChance fair;
    void *state;
} Checkpoint;

struct Match {
    const Game *game;
    Setup setup;
    SeatHolder holder[MAX_SEATS];
    Seats resigned;
    bool has_seed;           /* false: read from a log that keeps its seed secret; cannot go on */
    uint8_t seed[SEED_BYTES];
    uint8_t commitment[SEED_BYTES];
    uint32_t stream;         /* chance comes from; also where the seed is not known */

    FairChance fair;
    Recorder recorder;
    EventSink sink;
    void *state;

    LogEntry *entries;
    uint32_t *outcomes;
    Event *events;
    char *notations;         /* one after the other, each with its NUL */
    int n_entries, n_outcomes, n_events, n_notations;
    int cap_entries, cap_outcomes, cap_events, cap_notations;
    int opening_outcomes, opening_events;
    uint64_t mark;           /* of all events so far */

    Checkpoint *checkpoints; /* oldest first */
    int n_checkpoints;
    int spacing;             /* answers from one to the next, 0: the usual */
};

/* Room for a menu and its denials, of the calling thread. */
Menu *match_menu_room(void);
Denials *match_denials_room(void);

/* A match before its first decision; NULL seed: only a script answers. Never NULL. */
Match *match_blank(const Game *game, const Setup *setup, const SeatHolder *seats,
                   const uint8_t *seed);
/* Runs to the first decision. NULL, or why the set-up is impossible. Look at recorder.bad after. */
const char *match_begin(Match *m, const uint32_t *script, int n);
/* Goes over to another stream of chance; does nothing if the match is on it. */
void match_turn(Match *m, uint32_t stream);
/* Takes an answer that is known to be legal, or a resignation, and writes the entry. */
void match_step(Match *m, int seat, Option o, bool resign, const uint32_t *script, int n);
/* Whether the script given to the last call above was the whole truth. */
bool match_script_fits(const Match *m);

/* The mark of the events so far and of who is asked now (mark.c). */
void mark_event(uint64_t *mark, const Game *game, const Event *e);
uint32_t mark_now(const Match *m);

/* After an answer: keeps a checkpoint now and then. */
void undo_keep(Match *m);
void undo_forget(Match *m);  /* frees them */
/* Whether an answer closes the way back; the entry is complete. */
bool undo_is_barrier(const Match *m, const LogEntry *e);
/* Whether two seats win and lose together. */
bool match_same_side(const Match *m, int a, int b);

/* "1,3 victory-points": what stands behind "end". */
void log_write_result(const Match *m, Str *out);

/* Fills `why` (MATCH_ERROR bytes) and returns false. */
bool match_refuse(char *why, Lang lang, Sentence s);
/* Why an option or a text cannot be answered, as one sentence with the rule's id. */
bool match_refuse_move(const Match *m, int seat, const char *notation, Lang lang, char *why);

/* Out of memory is fatal: no caller could do better. */
void *match_alloc(size_t n);
void *match_new_state(size_t size);  /* all zero, aligned for fast copies */
void *match_grow(void *list, int n, int *cap, size_t size);

#endif
