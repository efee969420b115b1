/* Lifeboat: the second template game. All play together: they lay out a chart, tile by tile, and
 * sail one boat over a measured sea to whoever drifts there, before the storm comes. Its rules are
 * in tests/games/lifeboat.md, its content in tests/games/content. It is not part of the program.
 *
 *     lifeboat.h  state, content, and the lists of verbs, events, kinds and flows
 *     lifeboat.c  the Game table, set-up, result
 *     content.c   reads the pack
 *     turn.c      the rules: flows and the menus they ask
 *     view.c      what everybody sees, what is shown of an answer, the laws a state obeys
 *     policy.c    common sense for bots */
#ifndef GAMES_LIFEBOAT_H
#define GAMES_LIFEBOAT_H

#define FLOW_OF lifeboat

#include "core/bag.h"
#include "core/game.h"
#include "core/hex.h"
#include "core/plane_move.h"

enum {
    SEATS_MAX = 4,                  /* LB-SET-1 */
    PEOPLE_MAX = 12, REEFS_MAX = 12,
    TILES_MAX = 40,
    SIDE = 25, HEXES = SIDE * SIDE, /* of the chart, the first tile being in the middle */
    KNOWN_MAX = 5 * TILES_MAX,      /* tiles laid, and places beside them */
    BOAT_R = 60,                    /* units of a tenth of a millimetre */
    ID_CAP = 16,
};

typedef enum TileKind { CALM, WIND, STORM, TILE_KINDS, OPEN } TileKind;

/* ---- content ---- */

typedef struct Somebody {
    char id[ID_CAP];
    Point at;
} Somebody;

typedef struct Reef {
    char id[ID_CAP];
    Point at;
    int16_t r;
} Reef;

typedef struct Content {
    int16_t wide, high;             /* of the sea */
    Point harbour;                  /* LB-SET-2 */
    int16_t reach, gust;            /* LB-SAIL-1, LB-SAIL-3 */
    int16_t rescue;                 /* LB-SAIL-4 */
    uint8_t tiles[TILE_KINDS];      /* LB-SET-3 */
    uint8_t n_people, n_reefs;
    Somebody people[PEOPLE_MAX];
    Reef reef[REEFS_MAX];
} Content;

/* ---- lists ---- */

#define LIFEBOAT_KINDS(K)                                                                         \
    K(HEX, "hex", KIND_FUNCTIONS(hex_count, hex_word), KIND_FOUND(hex_find))                      \
    K(TILE, "tile", KIND_WORDS(tile_words))                                                       \
    K(PERSON, "person", KIND_IDS(Content, people, n_people))                                      \
    K(REEF, "reef", KIND_IDS(Content, reef, n_reefs))                                             \
    K(BOAT, "boat", KIND_WORDS(boat_words))
enum Kind { KIND_LAST_OF_CORE = KIND_GAME - 1, LIFEBOAT_KINDS(KIND_ENUM) KINDS };

#define LIFEBOAT_VERBS(V)                                                                         \
    V(LAY, "lay", 1, KIND_HEX)                                                                    \
    V(SAIL, "sail", 2, KIND_X, KIND_Y)                                                            \
    V(ANCHOR, "anchor", 0, 0)
enum Verb { LIFEBOAT_VERBS(VERB_ENUM) VERBS };

#define LIFEBOAT_EVENTS(E)                                                                        \
    E(DREW, "drew", 2, KIND_SEAT, KIND_TILE)                                                      \
    E(LAID, "laid", 3, KIND_SEAT, KIND_TILE, KIND_HEX)                                            \
    E(STORM, "storm", 2, KIND_NUMBER, KIND_NUMBER)                                                \
    E(SAILED, "sailed", 3, KIND_SEAT, KIND_X, KIND_Y)                                             \
    E(ANCHORED, "anchored", 1, KIND_SEAT)                                                         \
    E(SAVED, "saved", 1, MANY(KIND_PERSON))                                                       \
    E(WON, "won", 1, KIND_NUMBER)                                                                 \
    E(LOST, "lost", 1, KIND_NUMBER)
enum EventKind { LIFEBOAT_EVENTS(EVENT_ENUM) EVENTS };

#define LIFEBOAT_PROMPTS(Q)                                                                       \
    Q(LAY, "lay")                                                                                 \
    Q(SAIL, "sail")
enum Prompt { LIFEBOAT_PROMPTS(PROMPT_ENUM) PROMPTS };

enum MatchOption { OPT_STORM, MATCH_OPTIONS };

enum Ending { ENDING_NONE, ENDING_SAVED, ENDING_STORM, ENDING_CHART };

/* ---- the state ---- */

/* A place of the chart that is laid or lies beside a laid one. They stay in the order in which they
 * became known, so that the map grows at its end. */
typedef struct Known {
    uint16_t hex;
    uint8_t tile;            /* TileKind, or OPEN */
} Known;

typedef struct State {
    Flow flow;
    FLOW_STACK(64);
    Point boat;
    uint16_t turn;           /* from 0 */
    uint16_t saved;          /* bit i: person i */
    uint8_t storm, limit;    /* LB-END-2 */
    uint8_t ending;          /* enum Ending */
    uint8_t drawn;           /* TileKind of the tile to be laid */
    uint8_t gusts;           /* LB-SAIL-3: of the tile laid last */
    uint8_t bag[TILE_KINDS]; /* tiles not yet drawn; nobody knows an order */
    uint8_t n_known;
    Known known[KNOWN_MAX];
} State;
_Static_assert(sizeof(State) <= 2048, "small states are fast states");

#define LIFEBOAT_FLOWS(X) X(game) X(chart) X(voyage)
struct game_vars { uint8_t seat; };
struct chart_vars { uint8_t seat; };
struct voyage_vars { uint8_t seat; };
enum { LIFEBOAT_FLOWS(FLOW_ENUM) FLOWS };
LIFEBOAT_FLOWS(FLOW_DECLARE)

static inline const Content *content(const State *s) { return pack_content(s); }
static inline Hex hex_of(int value) { return hex_at(value / SIDE, value % SIDE); }
static inline bool on_chart(Hex h) { return h.q >= 0 && h.q < SIDE && h.r >= 0 && h.r < SIDE; }
static inline int value_of(Hex h) { return h.q * SIDE + h.r; }
static inline bool is_saved(const State *s, int person) { return has_bit(s->saved, person); }

/* turn.c: what the boat moves on, how far, and whether it may stand there. */
Ground lifeboat_ground(const State *s, Disc discs[REEFS_MAX]);
int lifeboat_reach(const State *s);
/* How many tiles of a kind lie beside a hex. */
int lifeboat_beside(const State *s, int hex, int tile);

void lifeboat_read(Reader *r, void *content);
void lifeboat_view(const void *state, int seat, View *v);
void lifeboat_overlay(const void *state, const PreviewQuery *query, Overlay *out);
const char *lifeboat_check(const void *state);
extern const BotHooks lifeboat_bots;

#endif
