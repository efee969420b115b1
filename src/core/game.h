/* The one interface between a game and everything else, and the calls that play it.
 *
 * A game knows only core; bots, table, lab and clients know only this header. */
#ifndef CORE_GAME_H
#define CORE_GAME_H

#include <stddef.h>

#include "core/bits.h"
#include "core/bot_hooks.h"
#include "core/dice.h"
#include "core/event.h"
#include "core/flow.h"
#include "core/lab_hooks.h"
#include "core/numbers.h"
#include "core/pack.h"
#include "core/preview.h"
#include "core/reader.h"
#include "core/result.h"
#include "core/setup.h"
#include "core/view.h"
#include "core/zone.h"

/* A kind of thing: how many values it has in a state and what they are called in notation. Say one
 * of: words, ids, numbered, or the two functions. */
typedef struct KindSpec {
    const char *id;
    const char *const *words;  /* a fixed list, NULL-terminated */
    IdList ids;
    int numbered;              /* "1", "2" … up to this */
    int (*count)(const void *state);                    /* values are 0 … count-1 */
    void (*word)(const void *state, int value, Str *out);
    /* The value that may have this word, or -1; NULL: all words are written and compared. For kinds
     * with many values; what it finds is compared with what `word` writes. */
    int (*find)(const void *state, const char *word);
    /* The seat that this value is the only figure of, or -1: sentences then speak of the person.
     * Wherever it is, it is in view, as an item of that owner. NULL: of nobody. */
    int (*person)(const void *state, int value);
} KindSpec;

/* Kinds are listed as verbs are: #define X_KINDS(K) K(CARD, "card", KIND_IDS(Content, card,
 * n_cards)) …, enum Kind { KIND_LAST_OF_CORE = KIND_GAME - 1, X_KINDS(KIND_ENUM) KINDS } and
 * {CORE_KINDS, X_KINDS(KIND_SPEC)}. What a kind's values are called: */
#define KIND_ENUM(name, ...) KIND_##name,
#define KIND_SPEC(name, id_, ...) [KIND_##name] = {.id = id_, __VA_ARGS__},
#define KIND_WORDS(list) .words = (list)
#define KIND_NUMBERED(most) .numbered = (most)
#define KIND_FUNCTIONS(count_, word_) .count = (count_), .word = (word_)
#define KIND_FOUND(find_) .find = (find_)
#define KIND_PERSON(person_) .person = (person_)
/* Entries of a list in the content, each with an `id`; the content counts them, or the list is
 * always full. */
#define KIND_IDS(content, list, number) .ids = IDS_OF(content, list, number)
#define KIND_ALL_IDS(content, list) .ids = ALL_IDS_OF(content, list)

typedef struct Game {
    const char *id;
    Seats seat_counts;         /* bit n: can be played by n seats */
    size_t state_size;         /* the state begins with a Flow and its FLOW_STACK */
    size_t content_size;

    const VerbSpec *verbs;
    const KindSpec *kinds;     /* number and seat first, then the game's own */
    const EventSpec *events;
    const PromptSpec *prompts;
    const OptionSpec *options;
    const Proc *procs;
    int n_verbs, n_kinds, n_events, n_prompts, n_options, n_procs;
    int main_proc;             /* the flow that is the whole game; its variables start as zeros */
    bool dice_stay;            /* nobody takes back alone what chance has answered, not even where
                                  all others are bots */

    /* Prepares a zeroed state. NULL, or why this set-up is impossible: a phrase of the area
     * "setup", see phrase_text. */
    const char *(*setup)(void *state, const Setup *how);
    /* All that `seat` (or SPECTATOR) may know. */
    void (*view)(const void *state, int seat, View *v);
    /* A number that changes whenever a thing that may be in view gets another word. NULL: words
     * never change. What an event has named keeps its word in any case: logs are read later. */
    uint64_t (*names)(const void *state);
    /* Replaces all that `seat` cannot know by a random possibility that fits what it can. */
    void (*redeal)(void *state, int seat, Chance *chance);
    /* How it ended: outcomes, scores and the ending, in a zeroed result; also meaningful as a
     * standing while it goes on. Call game_result. */
    void (*result)(const void *state, Result *r);
    /* The broken invariant, or NULL. */
    const char *(*check)(const void *state);
    /* The team of a seat; seats of one team win together. */
    int (*team)(const void *state, int seat);
    /* Reads content from YAML into zeroed `content`; errors go to the reader. */
    void (*read)(Reader *r, void *content);

    /* A game may have these, or not. */
    const BotHooks *bots;      /* for bots that do more than guess */
    const Preview *preview;    /* what is shown before somebody answers */
    const LabHooks *lab;       /* what is counted over many matches */
} Game;

/* The lists of a game, which all games call alike, in its table. */
#define GAME_LISTS                                                                               \
    .verbs = verbs, .n_verbs = COUNT_OF(verbs), .kinds = kinds, .n_kinds = COUNT_OF(kinds),      \
    .events = events, .n_events = COUNT_OF(events),                                              \
    .prompts = prompts, .n_prompts = COUNT_OF(prompts),                                          \
    .options = options, .n_options = COUNT_OF(options),                                          \
    .procs = procs, .n_procs = COUNT_OF(procs), .main_proc = P_game

/* Playing. `c` holds game, state, chance and sink. */

/* NULL, or why this set-up is impossible (then the state is of no use). `next`: see game_answer. */
const char *game_start(Ctx *c, const Setup *how, Menu *next);
/* Takes a legal answer and goes on to the next real decision: questions with a single possible
 * answer are answered on the way, unless the pause would give something away or somebody may want
 * to take something back first (Setup.asks_ends). `next` receives the menu of the first seat
 * asked. */
void game_answer(Ctx *c, int seat, Option o, Menu *next);
/* The menu of a seat that is asked; `denials` may be NULL. */
void game_menu(const Game *game, const void *state, int seat, Menu *m, Denials *denials);

/* Whether `o` may be answered to this menu of the state: it is offered, or it lies in an offered
 * region. The one test of legality for whatever comes from outside. If not, and `why` is not NULL,
 * why->rule says what forbids it, NULL if no rule speaks of it. */
bool game_allows(const void *state, const Menu *m, Option o, Denial *why);

/* What a menu asks: "turn". */
static inline const char *prompt_id(const Game *game, const Menu *m)
{
    return game->prompts[m->prompt].id;
}

/* The kind of thing by whose values people say when they want to be asked; 0: there is none. */
static inline int prompt_subject(const Game *game)
{
    for (int i = 0; i < game->n_prompts; i++)
        if (game->prompts[i].subject != 0)
            return game->prompts[i].subject;
    return 0;
}

/* Whether ways of several answers can be planned. */
static inline bool game_plans(const Game *game)
{
    return game->preview != 0 && game->preview->plan != 0;
}
/* Whether it tells what lies where on a measured plane. */
static inline bool game_measures(const Game *game)
{
    return game->preview != 0 && game->preview->plane != 0;
}

static inline bool game_over(const void *state) { return ((const Flow *)state)->over; }
/* Who still has to answer. */
static inline Seats game_asked(const void *state)
{
    const Flow *f = state;
    return (Seats)(f->asked & ~f->answered);
}

/* Replaces everything `seat` cannot know, including secret answers already given by others. */
void game_redeal(const Game *game, void *state, int seat, Chance *chance);
void game_view(const Game *game, const void *state, int seat, View *v);
/* The same without the cells of boards, which never change: for who has seen them. */
void game_view_again(const Game *game, const void *state, int seat, View *v);
/* What the game shows of what somebody looks at; empty if it shows nothing. */
void game_overlay(const Game *game, const void *state, const PreviewQuery *query, Overlay *out);
/* How the match ended or stands, with ranks. */
void game_result(const Game *game, const void *state, Result *r);
/* A weight for each offer by the game's common sense, or all alike if it has none. `tuning` may be
 * NULL: as the game has it. */
void game_policy(const Game *game, const void *state, const Menu *m, const Tuning *tuning,
                 Chance *chance, int32_t *weights);
/* How well a seat stands: SURE if it has won, 0 if it has lost, SURE / 2 after a draw, and what the
 * game thinks before that; the same for all if it has no idea. `tuning` may be NULL. */
int32_t game_value(const Game *game, const void *state, int seat, const Tuning *tuning);
void game_setup_default(const Game *game, int pack, int seats, Setup *out);
/* The same for matches of bots among themselves, which must come to an end. */
void game_setup_automatic(const Game *game, int pack, int seats, Setup *out);

/* The notation word of a thing, and back. */
void thing_write(const Game *game, const void *state, Thing t, Str *out);
bool thing_read(const Game *game, const void *state, int kind, const char *word, int16_t *value);
/* The thing with this word and a kind of this id; several kinds may share one. */
bool thing_named(const Game *game, const void *state, const char *kind, const char *word,
                 Thing *out);

/* A thing as sentences speak of it: somebody's only figure is the seat of who plays it. */
Thing thing_spoken(const Game *game, const void *state, Thing t);

/* Kinds every game has: put them first. */
int kind_number_count(const void *state);
void kind_number_word(const void *state, int value, Str *out);
int kind_seat_count(const void *state);
void kind_seat_word(const void *state, int value, Str *out);
#define CORE_KINDS                                                                               \
    {.id = "number", KIND_FUNCTIONS(kind_number_count, kind_number_word)},                        \
    {.id = "seat", KIND_FUNCTIONS(kind_seat_count, kind_seat_word)},                              \
    {.id = "x", KIND_FUNCTIONS(kind_number_count, kind_number_word)},                             \
    {.id = "y", KIND_FUNCTIONS(kind_number_count, kind_number_word)}

/* How many values a kind has in this state: 0 … count-1. */
int kind_count(const Game *game, const void *state, int kind);

/* The games built into the program (games/games.c). */
extern const Game *const games[];
extern const int n_games;
const Game *game_by_id(const char *id);

#endif
