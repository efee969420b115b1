/* One match: seats, log, undo, replay, forecast, resignation.
 *
 * A match is its log: game, pack hash, options, seed, seats, then one line of notation per
 * answer with the outcomes of chance that followed it. All else is recomputed, so save, replay,
 * bug report and test fixture are the same text. Nothing here does I/O; files belong to the
 * caller. */
#ifndef TABLE_MATCH_H
#define TABLE_MATCH_H

#include "core/game.h"
#include "core/text.h"

enum { MATCH_NAME = 32, MATCH_HOLDER = 64, MATCH_ERROR = 400, MATCH_ENGINE = 16, SEED_BYTES = 32 };

typedef enum SeatKind { SEAT_PERSON, SEAT_BOT, SEAT_OPEN } SeatKind;

typedef struct SeatHolder {
    SeatKind kind;
    char name[MATCH_HOLDER];  /* a person's name, below MATCH_NAME, or the bot's with its numbers */
    char called[MATCH_NAME];  /* what everybody calls a bot, or who it stands in for; empty: see
                                 names.h */
} SeatHolder;

/* One line of the log: an answer, or a resignation. */
typedef struct LogEntry {
    uint8_t seat;
    bool resign;
    Option option;
    uint32_t stream;                /* of chance it was answered on: take-backs of chance before */
    int notation;                   /* where match_notation finds it */
    int first_outcome, n_outcomes;  /* outcomes of chance that followed, in Match.outcomes */
    int first_event, n_events;      /* events that followed, in Match.events */
    uint32_t mark;                  /* of all events so far, see match_write_row */
    bool barrier;                   /* undo may not go back behind this answer without consent:
                                       chance answered, something hidden was shown, or another
                                       seat was asked */
} LogEntry;

typedef struct Match Match;

/* A new match in its first decision. `seed` is secret until the end; its hash is the commitment.
 * NULL on error, with the reason in `why` (MATCH_ERROR bytes). Here and below, `lang` is the
 * language of such sentences. */
Match *match_new(const Game *game, const Setup *setup, const SeatHolder *seats, const uint8_t *seed,
                 Lang lang, char *why);
void match_free(Match *m);

/* What is going on. */
const Game *match_game(const Match *m);
const void *match_state(const Match *m);
const Setup *match_setup(const Match *m);
/* Who plays a seat: for one that has resigned while others go on, the bot "scripted". */
const SeatHolder *match_holder(const Match *m, int seat);
void match_set_holder(Match *m, int seat, const SeatHolder *holder);
bool match_over(const Match *m);
void match_result(const Match *m, Result *r);   /* knows about resignations */
Seats match_asked(const Match *m);
const Menu *match_menu(const Match *m, int seat);   /* valid until the next call; NULL: not asked */
/* Whether a seat may give this answer now. */
bool match_allows(const Match *m, int seat, Option o);
/* The answer that somebody wrote, if the seat may give it now. */
bool match_finds(const Match *m, int seat, const char *notation, Option *out);
int match_length(const Match *m);                   /* answers so far: the version of the match */
const LogEntry *match_entry(const Match *m, int i);
const char *match_notation(const Match *m, int i);  /* the answer as text: "move e5", "resign" */
Seats match_resigned(const Match *m);
int match_events(const Match *m, const Event **events);  /* all events since the start */
int match_opening_events(const Match *m);  /* events before the first answer */
int match_outcomes(const Match *m);        /* of chance, since the start */
size_t match_bytes(const Match *m);        /* memory it takes, about */
/* How often outcomes of chance were taken back: the stream that chance comes from (fair.h). */
uint32_t match_stream(const Match *m);
/* 32 bytes, reveal only when over; NULL: not in its log */
const uint8_t *match_seed(const Match *m);
const uint8_t *match_commitment(const Match *m);    /* SHA-256 of the seed */

/* Answers. Each returns true, or false with a sentence in `why` and nothing changed. */
bool match_answer(Match *m, int seat, Option o, Lang lang, char *why);
bool match_answer_text(Match *m, int seat, const char *notation, Lang lang, char *why);
bool match_resign(Match *m, int seat, Lang lang, char *why);
/* Takes back without asking anybody what match_undo_to names. */
bool match_undo(Match *m, int seat, bool alone, Lang lang, char *why);
/* The answer that a person may take back alone: how many were before it, or -1. Among people it is
 * the last one, if it is the seat's own and gave nothing away. Bots agree to everything: where a
 * seat is `alone` with them, it is its own last answer, whatever they and chance have answered
 * since, unless the game wants dice to stay. Only the first `before` answers are looked at. */
int match_undo_to(const Match *m, int seat, bool alone, int before);
/* Whether going back to the first `n` answers would take back dice that stay in this game. */
bool match_dice_stay(const Match *m, int n);
/* Back to the first `n` answers, by consent. If outcomes of chance are dropped, chance goes on with
 * the next stream: what was seen does not come again. */
bool match_take_back(Match *m, int n, Lang lang, char *why);

/* Why a move is not possible now: writes a sentence, and the rule id into *rule (NULL if none).
 * Returns true if the move is in fact legal. */
bool match_why_not(const Match *m, int seat, const char *notation, Lang lang, Str *out,
                   const char **rule);

/* What somebody pointed at: a thing, or what else lies there, the most particular first; and what
 * they had picked before, as parts of one answer. */
enum { POINTED_MAX = 8 };
typedef struct Pointed {
    int n, n_picked;
    Thing thing[POINTED_MAX], picked[POINTED_MAX];
} Pointed;

typedef struct Reason {
    bool legal;              /* something is possible with it */
    bool first;              /* no rule speaks of it: the question that is asked comes first */
    bool has_option;
    Option option;           /* the answer that the rule forbids */
    const char *rule;        /* NULL if none */
} Reason;

/* Why nothing can be done with a thing now: the refusal that tells most, as a sentence. */
Reason match_why_thing(const Match *m, int seat, const Pointed *at, Lang lang, Str *out);
/* That refusal among the denials of a menu; NULL: none speaks of it. */
const Denial *why_denied(const Game *game, const Menu *menu, const Pointed *at);
bool why_offered(const Game *game, const Menu *menu, const Pointed *at);
/* Why, in words: the text "why.<rule>" with the figures of the case, else the rule itself. */
void match_say_denial(const Match *m, int seat, Lang lang, const Denial *d, Str *out);

/* The rule's own sentence, or at least its id, so that a gap in the rule book hides nothing. */
void match_say_rule(const Match *m, Lang lang, const char *rule, Str *out);
/* Why nobody gets to a cell now: the game's text `way.<rule>`, or the rule. */
void match_say_no_way(const Match *m, Lang lang, const char *rule, Str *out);

/* The log as text, and back. Without the seed nobody can compute what chance will answer; what
 * it has answered, hidden cards included, stands in every log, so none is shown to a player
 * before the end. */
void match_write(const Match *m, bool with_seed, Str *out);
/* The same in parts: everything before the first answer, and the line of one answer. */
void match_write_head(const Match *m, bool with_seed, Str *out);
void match_write_entry(const Match *m, int i, Str *out);  /* without the stream it is on */
/* The line of an answer with a mark at its end: 32 bits of a hash over all events so far. Whoever
 * reads it notices if the same answers have other consequences than they had. */
void match_write_row(const Match *m, int i, Str *out);
char *match_text(const Match *m, bool with_seed);  /* the same as a string of its own; free() it */
Match *match_read(const char *text, char *why);  /* errors name the line, in English */
/* The version of this program, which logs name. */
const char *match_engine(void);

/* Where the reading of a log ended. */
typedef enum LogStop {
    LOG_WHOLE,              /* it was read to its end */
    LOG_HEAD,               /* something before the first answer is unknown or wrong */
    LOG_PACK,               /* its pack is not loaded */
    LOG_ANSWER,             /* an answer is not possible by the rules of this program */
    LOG_CHANCE,             /* chance is not asked as it was then */
    LOG_MARK,               /* an answer has other consequences than it had */
    LOG_LINE                /* a line that no program can have written */
} LogStop;

typedef struct LogReading {
    LogStop stop;
    int answer;                 /* which one does not follow, from 1; 0: none was reached */
    char engine[MATCH_ENGINE];  /* the program that began it; logs have named it since 0.2 */
    char why[MATCH_ERROR];      /* the sentence of match_read; it may tell secrets of the match */
} LogReading;

/* Reads a log that an older program may have written, as far as it follows: the match at the last
 * position that does, which need not be asked anything; NULL if there is none. */
Match *match_read_prefix(const char *text, LogReading *reading);
/* Why a match cannot go on that was not read to its end, for people, without anything secret. */
void match_say_stop(const LogReading *reading, Lang lang, Str *out);
/* A copy of the match as it was after `n` answers. */
Match *match_at(const Match *m, int n, Lang lang, char *why);
/* Recomputes every outcome from the seed: true, or false with the first line that does not fit. */
bool match_verify(const char *text, char *why);

/* A hash over all answers, all events and every seat's final view: equal matches have equal
 * ones, on any machine and in the browser. */
uint64_t match_fingerprint(const Match *m);

#endif
