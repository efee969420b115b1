/* Null: the template game. Its rules are in rules/null.md, its cards in content/null.
 *
 *     null.h     state, content, and the lists of verbs, events, kinds and flows
 *     null.c     the Game table: what the rest of the program may ask of Null
 *     content.c  reads the cards
 *     turn.c     the rules: flows and the menus they ask
 *     view.c     what each seat may know, and the laws a state obeys
 *     policy.c   common sense for bots
 *
 * Everything that more than one of these files uses is declared here and begins with null_. */
#ifndef GAMES_NULL_H
#define GAMES_NULL_H

#define FLOW_OF null

#include "core/game.h"

enum {
    SEATS_MAX = 3,    /* NU-SET-1 */
    HAND_SIZE = 3,    /* NU-SET-2 */
    ROUNDS = 30,      /* NU-END-2 */
    CARDS_MIN = 12,   /* three full hands and something to draw */
    CARDS_MAX = 32,
    VALUE_MAX = 20,
    ID_CAP = 16,
};

/* Content: what content/null says. No pointers, fixed widths, so its bytes are the same
 * everywhere. */
typedef struct CardData {
    char id[ID_CAP];
    uint8_t value;    /* 1 … VALUE_MAX */
} CardData;

typedef struct Content {
    uint8_t die;      /* sides */
    uint8_t n_cards;
    CardData card[CARDS_MAX];
} Content;

/* Notation, events and kinds of things: each is listed once, the enums and tables follow. */
#define NULL_KINDS(K)                                                                             \
    K(CARD, "card", KIND_IDS(Content, card, n_cards))
enum Kind { KIND_LAST_OF_CORE = KIND_GAME - 1, NULL_KINDS(KIND_ENUM) KINDS };

#define NULL_VERBS(V)                                                                             \
    V(SET_ASIDE, "set-aside", 1, KIND_CARD)                                                       \
    V(PLAY, "play", 1, KIND_CARD)                                                                 \
    V(PASS, "pass", 0, 0)                                                                         \
    V(CANCEL, "cancel", 1, KIND_CARD)                                                             \
    V(LET, "let", 0, 0)
enum Verb { NULL_VERBS(VERB_ENUM) VERBS };

#define NULL_EVENTS(E)                                                                            \
    E(ROUND, "round", 1, KIND_NUMBER)                                                             \
    E(REVEALED, "revealed", 2, KIND_SEAT, KIND_CARD)                                              \
    E(STARTS, "starts", 1, KIND_SEAT)                                                             \
    E(DREW, "drew", 2, KIND_SEAT, KIND_CARD)                                                      \
    E(SHUFFLED, "shuffled", 1, KIND_NUMBER)                                                       \
    E(ROLLED, "rolled", 2, KIND_SEAT, KIND_NUMBER)                                                \
    E(PLAYED, "played", 2, KIND_SEAT, KIND_CARD)                                                  \
    E(PASSED, "passed", 1, KIND_SEAT)                                                             \
    E(CANCELLED, "cancelled", 3, KIND_SEAT, KIND_CARD, KIND_CARD)                                 \
    E(SCORED, "scored", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)
enum EventKind { NULL_EVENTS(EVENT_ENUM) EVENTS };

#define NULL_PROMPTS(Q)                                                                           \
    Q(SET_ASIDE, "set-aside")                                                                     \
    Q(INTERRUPT, "interrupt", .pause = ASKED_ALWAYS)  /* NU-INT-3: the pause is no sign */        \
    Q(TURN, "turn")
enum Prompt { NULL_PROMPTS(PROMPT_ENUM) PROMPTS };

enum MatchOption { OPT_GOAL, OPT_INTERRUPTS, MATCH_OPTIONS };

enum Ending { ENDING_OPEN, ENDING_GOAL, ENDING_ROUNDS };

/* The whole state. Secrets are in zones only: every slot knows who has seen its card. */
typedef struct State {
    Flow flow;
    FLOW_STACK(128);
    uint8_t goal;            /* points to reach, 10 … 40 */
    uint8_t interrupts;      /* 0: NU-INT-4 */
    uint8_t ending;          /* enum Ending */
    uint8_t first;           /* the seat that starts each round */
    uint8_t round;           /* 0 before the first */
    uint8_t active;          /* the seat whose turn it is */
    uint8_t die;             /* the roll of this turn, 0 before it */
    int16_t score[SEATS_MAX];
    ZONE(CARDS_MAX) deck;
    ZONE(CARDS_MAX) discard;
    ZONE(1) played;          /* lies on the table until it scores or is cancelled */
    ZONE(HAND_SIZE) hand[SEATS_MAX];
} State;

_Static_assert(sizeof(State) <= 2048, "small states are fast states");

/* The flows. What lives across an ASK or CALL is in these structs. */
#define NULL_FLOWS(X) X(game) X(opening) X(turn) X(interrupt)

struct game_vars { uint8_t turn; };         /* 0 … seats-1 within the round */
struct opening_vars { uint8_t unused; };
struct turn_vars { uint8_t seat; };
struct interrupt_vars { uint8_t seat; };    /* who may interrupt the active seat */

enum { NULL_FLOWS(FLOW_ENUM) FLOWS };
NULL_FLOWS(FLOW_DECLARE)

static inline const Content *null_content(const State *s) { return pack_content(s); }
static inline int null_value(const State *s, int card) { return null_content(s)->card[card].value; }

/* NU-TURN-7: clockwise is by rising seat number. */
static inline int null_next(const State *s, int seat) { return (seat + 1) % s->flow.seats; }

void null_read(Reader *r, void *content);
void null_view(const void *state, int seat, View *v);
void null_redeal(void *state, int seat, Chance *chance);
const char *null_check(const void *state);
/* What the card on the table is about to score: NU-TURN-4. */
int null_worth(const State *s);

extern const BotHooks null_bots;

#endif
