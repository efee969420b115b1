/* Gorgasali Battle Royale: the state, and what the files of this game share.
 *
 * One file a rulebook chapter: setup.c (Spielvorbereitung), round.c (rounds, zones, storms),
 * turn.c (the list of actions), slots.c (character cards), movement.c (movement, great tree,
 * obstacles, teleport), route.c (ways of the exact length), reach.c (range, clear sight, free
 * squares), chests.c, characters.c and cooldown.c (special abilities), weapons.c, odds.c, throws.c,
 * defence.c (banners), damage.c (armour, elimination), partners.c (revival), trade.c.
 * Rule ids are those of rules/gorgasali.md. */
#ifndef GAMES_GORGASALI_H
#define GAMES_GORGASALI_H

#include "core/game.h"
#include "games/gorgasali/content.h"

#define FLOW_OF gorgasali

enum {
    NOBODY = -1, NO_CHARACTER = -1, NO_SECTOR = -1, NO_CARD = -1, NO_SLOT = -1, NO_CATEGORY = -1,
    NO_BANNER = -1, NO_ABILITY = 0xff,
    DEFENCE_BANNERS = 15, SMOKE_BANNERS = 6,           /* GO-RULE-45 */
    BANNERS_MAX = DEFENCE_BANNERS + SMOKE_BANNERS,
    ROLLED_MAX = DICE_MAX + 1,                         /* dice of one shot, with Extra Six */
    DIE = 6, SECTOR_DIE = 20,
    STORM_DAMAGE = 20, STORM_ROUND = 21,               /* GO-RULE-11, -73 */
    QUIET_ROUNDS = 10,                                 /* GO-RULE-74 */
    PROPOSALS = 3,                                     /* of one turn: GO-RULE-76 */
};

/* ---- option verbs, kinds, events, match options ---------------------------------------------- */

#define GORGASALI_VERBS(V)                                                                        \
    V(PICK, "pick", 1, KIND_CHARACTER)  /* before the match; Octor */                             \
    V(IMITATE, "imitate", 1, KIND_CHARACTER)                                                      \
    V(ROLL, "roll", 0, 0)                                                                         \
    V(STEP, "step", 1, KIND_SQUARE)                                                               \
    V(STOP, "stop", 0, 0)                                                                         \
    V(STAY, "stay", 0, 0)                                                                         \
    V(GO_ON, "go-on", 0, 0)                                                                       \
    V(JUMP, "jump", 2, KIND_CARD, KIND_SQUARE)                                                    \
    V(END, "end", 0, 0)                                                                           \
    V(USE, "use", 1, KIND_CARD)  /* support cards */                                              \
    V(PLACE, "place", 2, KIND_CARD, KIND_SQUARE)                                                  \
    V(BARRIER, "build", 3, KIND_CARD, KIND_SQUARE, KIND_SQUARE)                                   \
    V(THROW, "throw", 2, KIND_CARD, KIND_CHARACTER)                                               \
    V(SHOOT, "shoot", 2, KIND_CARD, KIND_CHARACTER)                                               \
    V(SHOOT_WITH, "shoot-with", 3, KIND_CARD, KIND_CARD, KIND_CHARACTER)                          \
    V(RELOAD, "reload", 0, 0)                                                                     \
    V(ARRANGE, "arrange", 0, 0)                                                                   \
    V(EXCHANGE, "exchange", 2, KIND_SLOT, KIND_SLOT)                                              \
    V(DONE, "done", 0, 0)                                                                         \
    V(FILL, "fill", 1, KIND_SLOT)                                                                 \
    V(REROLL, "reroll", 1, KIND_DICE)                                                             \
    V(AGAIN, "again", 0, 0)                                                                       \
    V(KEEP, "keep", 0, 0)                                                                         \
    V(OPEN, "open", 0, 0)  /* cards of chests and loot */                                         \
    V(PUT, "put", 1, KIND_SLOT)                                                                   \
    V(REPLACE, "replace", 1, KIND_SLOT)                                                           \
    V(DISCARD, "discard", 0, 0)                                                                   \
    V(SUPERNOVA, "supernova", 1, KIND_CHARACTER)                                                  \
    V(SUPERNOVA_TWO, "supernova-two", 2, KIND_CHARACTER, KIND_CHARACTER)                          \
    V(HYPNOSIS, "pull", 2, KIND_CHARACTER, KIND_SQUARE)                                           \
    V(STEAL, "steal", 2, KIND_CHARACTER, KIND_CARD)                                               \
    V(HEAL, "heal", 0, 0)                                                                         \
    V(FREEZE, "freeze", 0, 0)                                                                     \
    V(SWAP, "swap", 1, KIND_CHARACTER)                                                            \
    V(RETURN, "return", 0, 0)                                                                     \
    V(REVIVE, "revive", 1, KIND_CARD)  /* partners */                                             \
    V(STAND, "stand", 1, KIND_SQUARE)                                                             \
    V(TRADE, "trade", 0, 0)                                                                       \
    V(GIVE, "give", 1, KIND_SLOT)                                                                 \
    V(TAKE, "take", 1, KIND_SLOT)                                                                 \
    V(GIVE_CHEST, "give-chest", 0, 0)                                                             \
    V(TAKE_CHEST, "take-chest", 0, 0)                                                             \
    V(PROPOSE, "propose", 0, 0)                                                                   \
    V(CANCEL, "cancel", 0, 0)                                                                     \
    V(ACCEPT, "accept", 0, 0)                                                                     \
    V(REFUSE, "refuse", 0, 0)                                                                     \
    V(COUNTER, "counter", 0, 0)
typedef enum Verb { GORGASALI_VERBS(VERB_ENUM) VERBS } Verb;

#define GORGASALI_KINDS(K)                                                                        \
    K(CHARACTER, "character", KIND_ALL_IDS(GorgasaliContent, character),                          \
      KIND_PERSON(character_person))                                                              \
    K(SQUARE, "square", KIND_FUNCTIONS(square_count, square_word))                                \
    K(CARD, "card", KIND_FUNCTIONS(card_count, card_word))                                        \
    K(SLOT, "slot", KIND_FUNCTIONS(slot_count, slot_word))                                        \
    K(ABILITY, "ability", KIND_WORDS(gorgasali_ability_words))                                    \
    K(SECTOR, "sector", KIND_NUMBERED(SECTORS))                                                   \
    /* some of the dice of a shot, by their pips: "1+4" */                                        \
    K(DICE, "dice", KIND_FUNCTIONS(dice_count, dice_word))                                        \
    /* what lies on the map without being a card */                                               \
    K(TOKEN, "token", KIND_WORDS(token_words))
typedef enum Kind {
    KIND_LAST_OF_CORE = KIND_GAME - 1,
    GORGASALI_KINDS(KIND_ENUM)
    KINDS
} Kind;

typedef enum Token { TOKEN_CHEST, TOKEN_CHARACTER_BANNER, TOKENS } Token;

#define GORGASALI_EVENTS(E)                                                                       \
    E(PICK, "pick", 2, KIND_SEAT, KIND_CHARACTER)                                                 \
    E(STARTER_DIE, "starter-die", 2, KIND_CHARACTER, KIND_NUMBER)                                 \
    E(STARTS, "starts", 1, KIND_CHARACTER)                                                        \
    E(SECTOR_TAKEN, "sector-taken", 2, KIND_CHARACTER, KIND_SECTOR)                               \
    E(SECTOR, "sector", 2, KIND_CHARACTER, KIND_SECTOR)                                           \
    E(ROUND, "round", 1, KIND_NUMBER)                                                             \
    E(SHRINK, "shrink", 2, KIND_NUMBER, KIND_NUMBER)                                              \
    E(STORM, "storm", 1, KIND_NUMBER)                                                             \
    E(TURN, "turn", 2, KIND_CHARACTER, KIND_NUMBER)                                               \
    E(FROZEN_TURN, "frozen-turn", 1, KIND_CHARACTER)                                              \
    E(END, "end", 1, KIND_CHARACTER)                                                              \
    E(ROLL, "roll", 4, KIND_CHARACTER, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER)                     \
    E(POINTS, "points", 2, KIND_CHARACTER, KIND_NUMBER)                                           \
    E(ENTER, "enter", 2, KIND_CHARACTER, KIND_SQUARE)                                             \
    E(STEP, "step", 3, KIND_CHARACTER, KIND_SQUARE, KIND_SQUARE)                                  \
    E(STOP, "stop", 1, KIND_CHARACTER)                                                            \
    E(STAY, "stay", 1, KIND_CHARACTER)                                                            \
    E(STUCK, "stuck", 2, KIND_CHARACTER, KIND_NUMBER)                                             \
    E(JUMP, "jump", 4, KIND_CHARACTER, KIND_CARD, KIND_SQUARE, KIND_SQUARE)                       \
    E(PRICE, "price", 2, KIND_CHARACTER, KIND_NUMBER)                                             \
    E(HEALING_POINT, "healing-point", 1, KIND_CHARACTER)                                          \
    E(CHEST, "chest", 2, KIND_CHARACTER, KIND_SQUARE)                                             \
    E(EXTRA_CHEST, "extra-chest", 1, KIND_CHARACTER)                                              \
    E(DRAW, "draw", 2, KIND_CHARACTER, KIND_CARD)                                                 \
    E(RESHUFFLE, "reshuffle", 1, KIND_CHARACTER)                                                  \
    E(PUT, "put", 3, KIND_CHARACTER, KIND_CARD, KIND_SLOT)                                        \
    E(REPLACE, "replace", 3, KIND_CHARACTER, KIND_CARD, KIND_CARD)                                \
    E(DISCARD, "discard", 2, KIND_CHARACTER, KIND_CARD)                                           \
    E(EXCHANGE, "exchange", 3, KIND_CHARACTER, KIND_SLOT, KIND_SLOT)                              \
    E(FILL, "fill", 3, KIND_CHARACTER, KIND_CARD, KIND_SLOT)                                      \
    E(RELOAD, "reload", 1, KIND_CHARACTER)                                                        \
    E(USE, "use", 2, KIND_CHARACTER, KIND_CARD)                                                   \
    E(BANNER, "banner", 3, KIND_CHARACTER, KIND_CARD, KIND_SQUARE)                                \
    E(BARRIER, "build", 4, KIND_CHARACTER, KIND_CARD, KIND_SQUARE, KIND_SQUARE)                   \
    E(BANNER_OFF, "banner-off", 2, KIND_CARD, KIND_SQUARE)                                        \
    E(SHOOT, "shoot", 4, KIND_CHARACTER, KIND_CARD, KIND_CHARACTER, KIND_NUMBER)                  \
    E(EXTEND, "extend", 2, KIND_CHARACTER, KIND_CARD)                                             \
    E(DICE, "dice", 1, MANY(KIND_NUMBER))                                                         \
    E(REROLL, "reroll", 2, KIND_CHARACTER, KIND_NUMBER)                                           \
    E(PLATFORM, "platform", 2, KIND_CHARACTER, KIND_NUMBER)                                       \
    E(PIPS, "pips", 3, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER)                                     \
    E(FIXED, "fixed", 3, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER)                                   \
    E(SPECIAL, "special", 3, KIND_CARD, KIND_NUMBER, KIND_NUMBER)                                 \
    E(MISS, "miss", 3, KIND_CHARACTER, KIND_NUMBER, KIND_NUMBER)                                  \
    E(MISS_EXACT, "miss-exact", 3, KIND_CHARACTER, KIND_NUMBER, KIND_NUMBER)                      \
    E(STAYS_LOADED, "stays-loaded", 1, KIND_CARD)                                                 \
    E(FIELD, "field", 3, KIND_CHARACTER, KIND_NUMBER, KIND_NUMBER)                                \
    E(ARMOUR, "armour", 3, KIND_CHARACTER, KIND_CARD, KIND_NUMBER)                                \
    E(PIERCED, "pierced", 1, KIND_CARD)                                                           \
    E(LOSS, "loss", 3, KIND_CHARACTER, KIND_NUMBER, KIND_NUMBER)                                  \
    E(HEAL, "heal", 3, KIND_CHARACTER, KIND_NUMBER, KIND_NUMBER)                                  \
    E(THROW, "throw", 3, KIND_CHARACTER, KIND_CARD, KIND_CHARACTER)                               \
    E(UNLOADED, "unloaded", 1, KIND_CHARACTER)                                                    \
    E(LIGHTNING, "lightning", 2, KIND_CHARACTER, KIND_SQUARE)                                     \
    E(SUPERNOVA, "supernova", 2, KIND_CHARACTER, KIND_CHARACTER)                                  \
    E(HYPNOSIS, "pull", 4, KIND_CHARACTER, KIND_CHARACTER, KIND_SQUARE, KIND_SQUARE)              \
    E(STEAL, "steal", 3, KIND_CHARACTER, KIND_CHARACTER, KIND_CARD)                               \
    E(HEALER, "healer", 1, KIND_CHARACTER)                                                        \
    E(FREEZE, "freeze", 1, KIND_CHARACTER)                                                        \
    E(FROZEN, "frozen", 1, KIND_CHARACTER)                                                        \
    E(IMITATE, "imitate", 3, KIND_CHARACTER, KIND_CHARACTER, KIND_ABILITY)                        \
    E(SWAP, "swap", 4, KIND_CHARACTER, KIND_CHARACTER, KIND_SQUARE, KIND_SQUARE)                  \
    E(RETURN, "return", 2, KIND_CHARACTER, KIND_SQUARE)                                           \
    E(IGNITE, "ignite", 2, KIND_CHARACTER, KIND_CHARACTER)                                        \
    E(DRAIN, "drain", 2, KIND_CHARACTER, KIND_NUMBER)                                             \
    E(OUT, "out", 1, KIND_CHARACTER)                                                              \
    E(OUT_BY, "out-by", 2, KIND_CHARACTER, KIND_CHARACTER)                                        \
    E(LOOT, "loot", 4, KIND_CHARACTER, KIND_CHARACTER, KIND_NUMBER, KIND_NUMBER)                  \
    E(LOST, "lost", 1, KIND_CHARACTER)                                                            \
    E(REVIVE, "revive", 5, KIND_CHARACTER, KIND_CHARACTER, KIND_CARD, KIND_SQUARE, KIND_NUMBER)   \
    E(PROPOSE, "propose", 2, KIND_CHARACTER, KIND_CHARACTER)                                      \
    E(GIVES, "gives", 3, KIND_CHARACTER, KIND_CARD, KIND_CHARACTER)                               \
    E(GIVES_CHEST, "gives-chest", 3, KIND_CHARACTER, KIND_NUMBER, KIND_CHARACTER)                 \
    E(REFUSE, "refuse", 1, KIND_CHARACTER)                                                        \
    E(TRADED, "traded", 2, KIND_CHARACTER, KIND_CHARACTER)                                        \
    E(WIN, "win", 1, KIND_CHARACTER)
typedef enum EventKind { GORGASALI_EVENTS(EVENT_ENUM) EVENTS } EventKind;

#define GORGASALI_PROMPTS(Q)                                                                      \
    Q(PICK, "pick")                                                                               \
    Q(COPY_NEIGHBOUR, "copy-neighbour")                                                           \
    Q(START_FROZEN_UNHURT, "start-frozen-unhurt", .pause = BEGINS_ANEW)                           \
    Q(START_UNHURT, "start-unhurt", .pause = BEGINS_ANEW)                                         \
    Q(START_FROZEN, "start-frozen", .pause = BEGINS_ANEW)                                         \
    Q(START, "start", .pause = BEGINS_ANEW)                                                       \
    Q(MOVE, "move", .pause = BEGINS_ANEW)                                                         \
    Q(ACTIONS, "actions", .pause = BEGINS_ANEW)                                                   \
    Q(EXTRA_STEPS, "extra-steps")                                                                 \
    Q(CHEST_HERE, "chest-here")                                                                   \
    Q(STEP, "step")                                                                               \
    Q(STAND, "stand")                                                                             \
    Q(REPLACE, "replace")                                                                         \
    Q(PUT, "put")                                                                                 \
    Q(ARRANGE, "arrange")                                                                         \
    Q(FILL, "fill")                                                                               \
    Q(PROPOSE, "propose")                                                                         \
    Q(ANSWER_TRADE, "answer-trade")                                                               \
    Q(REROLL, "reroll")                                                                           \
    Q(AGAIN, "again")
typedef enum Prompt { GORGASALI_PROMPTS(PROMPT_ENUM) PROMPTS } Prompt;

typedef enum MatchOption { OPT_MODE, OPT_CHARACTERS, OPT_STORM, OPT_GUARD, OPT_METRIC,
                           MATCH_OPTIONS } MatchOption;
typedef enum Mode { MODE_EVERYONE, MODE_PARTNERS } Mode;
typedef enum Choice { CHOOSE_CHARACTERS, RANDOM_CHARACTERS } Choice;          /* GO-RULE-63 */
typedef enum Storm { STORM_NONE, STORM_FINAL, STORM_STEADY } Storm;           /* GO-RULE-11, -73 */
typedef enum Metric { METRIC_KING, METRIC_STEPS } Metric;                     /* GO-RULE-2 */

/* ---- state ----------------------------------------------------------------------------------- */

/* Slots of a character card, active ones first (GO-CARD-2, GO-CARD-5). Slot numbers go through
 * places, categories and slots of each. */
typedef enum Place { ACTIVE, BACKPACK, PLACES } Place;
enum { PLACE_SLOTS = CATEGORIES * SLOTS_EACH, SLOTS = PLACES * PLACE_SLOTS };

typedef struct Player {
    uint16_t square;      /* NO_SQUARE: waits in the sector, or is out */
    uint16_t banner;      /* partners: square of the character banner while out, or NO_SQUARE */
    int8_t character;     /* index into the content; NO_CHARACTER before the choice */
    int8_t sector;        /* 0 … SECTORS-1; NO_SECTOR before the die */
    uint8_t health;       /* 0: out of the game */
    uint8_t ability;      /* Ability he has now: his own, or the one he copied; NO_ABILITY */
    uint8_t cooldown;     /* own turns until it can be used */
    uint8_t chests;       /* extra chests not yet opened */
    uint8_t loaded;       /* bit i: the weapon in slot i is loaded */
    uint8_t frozen;       /* no movement in the next, or this, own turn: GO-RULE-25 */
    uint8_t burned;       /* ends of own turns until healing cards work again: GO-RULE-28 */
    uint8_t stayed;       /* chose to stay in the last own turn: GO-RULE-7 */
    uint16_t out;         /* 1 + how many were out before him; 0: in the game */
    uint8_t slot[SLOTS];  /* 1 + card, or 0 */
} Player;

/* What of the list of actions is done: GO-ACT-10 … 14. */
typedef enum ActionsDone {
    DONE_UTILITY = 1 << 0, DONE_DEFENCE = 1 << 1, DONE_MAIN = 1 << 2, DONE_THROW = 1 << 3,
    DONE_CHEST = 1 << 4, DONE_REVIVAL = 1 << 5, DONE_TRADE = 1 << 6,
    DONE_SHOT = 1 << 7,       /* it was the main action: GO-ACT-11 */
} ActionsDone;

typedef enum Phase { PHASE_SETUP, PHASE_START, PHASE_MOVE, PHASE_ACTIONS } Phase;

/* The turn being played. */
typedef struct Turn {
    uint16_t copied;          /* Octor: abilities copied since the last action, GO-RULE-70 */
    Seats burns, burned_by;   /* whom his Ignite has hit, whose has hit him: GO-RULE-19 */
    uint16_t swap_from;       /* Kruber's square before the swap, or NO_SQUARE: GO-RULE-27 */
    uint8_t seat;
    uint8_t phase;            /* Phase */
    uint8_t done;             /* ActionsDone */
    uint8_t die[2];           /* of the movement roll; 0 before it */
    uint8_t points;           /* left to walk */
    uint8_t card;             /* 1 + movement card in force, or 0 */
    uint8_t moved;            /* has entered a square or jumped: GO-RULE-17 */
    int8_t swap_with;         /* seat */
    uint8_t n_dice;           /* of the shot or throw being made */
    uint8_t dice[ROLLED_MAX]; /* 1 … 6 */
} Turn;

typedef struct Banner {
    uint16_t square;          /* of a barrier: its upper or left end */
    uint16_t round;           /* when it was placed */
    uint8_t card;
    uint8_t owner;            /* seat */
    uint8_t down;             /* a barrier goes down from there, else to the right */
    uint8_t struck;           /* ball lightning: has hit whose turn it is, GO-RULE-19 */
} Banner;

/* Cards on their way to a character card: from a chest, from loot, stolen. */
typedef struct Incoming {
    uint8_t seat, n;
    uint8_t optional;         /* stolen: may be discarded although it has room (GO-RULE-23) */
    uint8_t card[SLOTS];      /* the first is placed first */
    uint8_t loaded[SLOTS];
} Incoming;

/* What is offered in a trade; a secret of the two mates until it is done. Bit i: slot i. */
typedef struct Trade {
    uint64_t gives[2];        /* [0]: who made the proposal, [1]: the mate */
    uint8_t chests[2];
    uint8_t by;               /* seat of [0] */
    uint8_t talk;             /* it is going on; else all of the above is 0 */
    uint8_t proposals;        /* made so far in this turn */
    uint8_t unused[3];
} Trade;

typedef struct State {
    Flow flow;
    FLOW_STACK(512);
    int16_t option[MATCH_OPTIONS];
    uint16_t round;               /* from 1; 0 before the first */
    uint16_t steady_from;         /* the steady storm blows from this round on; 0: not planned */
    uint16_t n_out;               /* how many eliminations there were */
    uint8_t starter;              /* seat that rounds are counted from: GO-RULE-59 */
    uint8_t inactive;             /* zones 1 … inactive are inactive */
    uint8_t quiet;                /* whole rounds without a loss to an enemy: GO-RULE-74 */
    uint8_t fought;               /* somebody lost health to an enemy in this round */
    uint8_t winner;               /* 1 + team; 0: nobody */
    uint8_t n_banners;
    Turn turn;
    Squares covered;              /* by the move being made: GO-MOVE-5 */
    Squares chests;
    Squares figures;              /* squares with a figure */
    Squares barriers;             /* squares of barriers */
    Squares banners;              /* squares of all other banners */
    Banner banner[BANNERS_MAX];   /* oldest first */
    uint8_t deck[WEAPONS_MAX + SUPPORTS_MAX];     /* copies of a card still in its deck */
    uint8_t discard[WEAPONS_MAX + SUPPORTS_MAX];  /* and in its discard pile */
    Incoming incoming;
    Incoming laid[2];             /* what two mates have put down in a trade */
    Trade trade;
    Player player[MAX_SEATS];
} State;

_Static_assert(sizeof(State) <= 4096, "the Gorgasali state is small: 12 KB are allowed");

/* ---- flows ----------------------------------------------------------------------------------- */

/* What an answer of the active player does: all these flows have the same variables, the answer's
 * things among them. ORDER ACT: act_procs in turn.c. */
#define GORGASALI_ACTS(X)                                                                         \
    X(use) X(place_banner) X(barrier) X(throw_card) X(shoot) X(reload) X(arrange) X(open_chest)   \
    X(supernova) X(hypnosis) X(steal) X(heal) X(freeze) X(imitate) X(swap) X(swap_back) X(jump)   \
    X(revive) X(trade)

#define GORGASALI_FLOWS(X)                                                                        \
    X(game) X(characters) X(copy_neighbour) X(turn) X(start_phase) X(move_phase) X(action_phase)  \
    X(walk) X(end_of_move) X(ignites) X(strike) X(eliminate) X(place_cards) X(fill_slots)         \
    X(propose) GORGASALI_ACTS(X)

enum { GORGASALI_FLOWS(FLOW_ENUM) PROCS };
GORGASALI_FLOWS(FLOW_DECLARE)

struct game_vars { int8_t i; };
struct characters_vars { int8_t seat; };
struct copy_neighbour_vars { int8_t seat; };
struct turn_vars { int8_t seat; };
struct start_phase_vars { int8_t seat; };
struct move_phase_vars { int8_t seat; };
struct action_phase_vars { int8_t seat; };
struct walk_vars {
    int8_t seat;
    int8_t extra;             /* Dobergun: may stop anywhere, pays no price (GO-RULE-34) */
    uint16_t to;              /* the first square */
};
struct end_of_move_vars { int8_t seat, walked, i; };
struct ignites_vars { int8_t seat, i; };
/* Damage to `seat`. `damage` can be stopped by field and armour, `plain` cannot. */
struct strike_vars {
    int8_t seat;
    int8_t by;                /* who is credited, or NOBODY: the zone */
    uint8_t piercing;         /* armour does not help */
    int16_t damage, plain;
};
struct eliminate_vars { int8_t seat, by; };
struct place_cards_vars { int8_t seat; };
struct fill_slots_vars { int8_t seat; };
struct propose_vars { int8_t seat; };

#define ACT_VARS {                                                          \
    int8_t seat, verb;                                                      \
    int8_t i, target, hit;    /* of flows that hurt several */              \
    uint8_t slots;            /* bit i: backpack slot already exchanged */  \
    uint16_t square;                                                        \
    int16_t a, b, c;          /* things of the answer */                    \
}
struct act_vars ACT_VARS;
#define ACT_STRUCT(name) struct name##_vars ACT_VARS;
GORGASALI_ACTS(ACT_STRUCT)

/* ---- reading the state ----------------------------------------------------------------------- */

static inline const GorgasaliContent *content(const State *s) { return pack_content(s); }
static inline const Board *board(const State *s) { return &content(s)->board; }

static inline bool is_playing(const State *s, int seat)
{
    return s->player[seat].health > 0;
}
static inline bool on_map(const State *s, int seat) { return s->player[seat].square != NO_SQUARE; }
static inline bool in_sector(const State *s, int seat)
{
    return is_playing(s, seat) && !on_map(s, seat);
}

/* GO-TEAM-2: mates sit opposite each other. */
static inline bool has_partners(const State *s) { return s->option[OPT_MODE] == MODE_PARTNERS; }
static inline int team_of(const State *s, int seat)
{
    return has_partners(s) ? seat % (s->flow.seats / 2) : seat;
}
/* Where there are partners. */
static inline int partner_of(const State *s, int seat)
{
    return (seat + s->flow.seats / 2) % s->flow.seats;
}
static inline int mate_of(const State *s, int seat)
{
    return has_partners(s) ? partner_of(s, seat) : NOBODY;
}
/* GO-RULE-58: a teammate is never an enemy. */
static inline bool is_enemy(const State *s, int seat, int other)
{
    return team_of(s, seat) != team_of(s, other);
}
/* All others who are in the game. */
#define EACH_OTHER(other, s, seat)                               \
    EACH_SEAT (other, s)                                         \
        if (other == (seat) || !is_playing(s, other)) continue;  \
        else

/* The i-th seat clockwise from `seat`. */
static inline int clockwise(const State *s, int seat, int i)
{
    return (seat + i) % s->flow.seats;
}

static inline int hero(const State *s, int seat) { return s->player[seat].character; }
int gorgasali_seat_of(const State *s, int character);  /* or NOBODY */
/* The numbers of an ability: those of the character it belongs to. */
const Character *gorgasali_ability(const State *s, int ability);
static inline bool has_ability(const State *s, int seat, Ability ability)
{
    return s->player[seat].ability == ability;
}

/* Cards: weapons first, then support cards. */
static inline bool is_weapon(const State *s, int card) { return card < content(s)->n_weapons; }
static inline int n_cards(const State *s) { return content(s)->n_weapons + content(s)->n_supports; }
static inline const Weapon *weapon_at(const State *s, int card)
{
    return &content(s)->weapon[card];
}
static inline const SupportCard *support_at(const State *s, int card)
{
    return &content(s)->support[card - content(s)->n_weapons];
}
static inline const SupportCard *in_force(const State *s)  /* the movement card; or NULL */
{
    return s->turn.card != 0 ? support_at(s, s->turn.card - 1) : 0;
}

/* GO-ZONE-2; a sector is in no zone: GO-RULE-8. */
static inline bool is_inactive(const State *s, int square)
{
    return square != NO_SQUARE && board(s)->zone[square] <= s->inactive;
}
static inline int zone_price(const State *s)
{
    return s->inactive > 0 ? board(s)->price[s->inactive - 1] : 0;
}

/* a - b, but never below 0. */
static inline int less(int a, int b) { return a > b ? a - b : 0; }

/* ---- slots.c --------------------------------------------------------------------------------- */

static inline int slot_number(Place place, int category, int i)
{
    return place * PLACE_SLOTS + category * SLOTS_EACH + i;
}
#define EACH_SLOT(slot) for (int slot = 0; slot < SLOTS; slot++)
#define EACH_STORED(slot) for (int slot = PLACE_SLOTS; slot < SLOTS; slot++)  /* in the backpack */

static inline int slot_place(int slot) { return slot / PLACE_SLOTS; }
static inline int slot_category(int slot) { return slot % PLACE_SLOTS / SLOTS_EACH; }
/* How many slots of a category there are. */
static inline int slots_of(const State *s, Place place, int category)
{
    return place == ACTIVE ? content(s)->slots.active[category]
                           : content(s)->slots.backpack[category];
}
bool gorgasali_has_slot(const State *s, int slot);             /* on every character card */
int gorgasali_category(const State *s, int card);
int gorgasali_card_in(const State *s, int seat, int slot);     /* or NO_CARD */
/* The first slot of `place` that holds the card, or NO_SLOT. */
int gorgasali_slot_with(const State *s, int seat, Place place, int card);
int gorgasali_free_slot(const State *s, int seat, Place place, int category);  /* or NO_SLOT */
/* The cards in the slots of a category, each kind once: of two alike it does not matter which. */
typedef struct Cards { uint8_t n, card[SLOTS_EACH]; } Cards;
Cards gorgasali_cards_in(const State *s, int seat, Place place, int category);
bool gorgasali_is_loaded(const State *s, int seat, int slot);
void gorgasali_take_out(State *s, int seat, int slot);         /* empties a slot */
void gorgasali_discard(Ctx *c, State *s, int seat, int card, const char *rule);
/* GO-SUP-1: a support card in an active slot is used up. */
void gorgasali_use_up(State *s, int seat, int card);
void gorgasali_expect(State *s, int seat, int card, bool loaded);  /* adds to the incoming cards */
void gorgasali_reload(State *s, int seat);
void gorgasali_unload(State *s, int seat);

/* ---- chests.c -------------------------------------------------------------------------------- */

/* GO-CHEST-2: one weapon and two support cards are drawn and come in. */
void gorgasali_draw_chest(Ctx *c, State *s, int seat, const char *rule);
void gorgasali_draw(Ctx *c, State *s, int seat, bool weapon, const char *rule);

/* ---- reach.c --------------------------------------------------------------------------------- */

int gorgasali_range(const State *s, int from, int to);           /* GO-RULE-2 */
bool gorgasali_sees(const State *s, int from, int to);           /* GO-RULE-3 */
bool gorgasali_is_diagonal(const State *s, int from, int to);    /* GO-RULE-39 */
bool gorgasali_next_to(const State *s, int one, int other);      /* GO-RANGE-2; NO_SQUARE: no */
/* NULL, or why nothing can be placed on the square: GO-FREE, GO-RULE-71. `own`: except under the
 * figure of this seat; NOBODY: no exception. */
const char *gorgasali_not_free(const State *s, int square, int own);
/* Banners and who is pulled also keep off the gates of sectors that hold a figure: GO-RULE-8. */
const char *gorgasali_no_room(const State *s, int square, int own);
void gorgasali_put_figure(State *s, int seat, int square);       /* NO_SQUARE: takes it off */
/* NULL, or why the seat cannot be the target of a card or ability of `seat`, by range alone. */
const char *gorgasali_out_of_range(const State *s, int seat, int target, int min, int max);

/* ---- movement.c ------------------------------------------------------------------------------ */

enum { COST_MAX = 6, POINTS_MAX = 2 * DIE * 3 };                  /* of a square, of a move */
/* Points to enter such a square: GO-MOVE-3, GO-TERR-2 … 4. Axe, boat and rope take the penalty
 * away (GO-MCARD-1 … 3), but no card helps with Dobergun's `extra` steps (GO-RULE-34). */
int gorgasali_terrain_cost(const State *s, int terrain, bool extra);
const char *gorgasali_blocked(const State *s, int square);       /* NULL: a figure can go there */
bool gorgasali_walks_diagonally(const State *s, bool extra);     /* with a compass */
/* Points a step costs; 0: it is not possible at all, `*why` (if given) then tells the rule. */
int gorgasali_step_cost(const State *s, int from, int direction, bool extra, const char **why);
/* The same by the square the step goes to; from = NO_SQUARE is the sector. */
int gorgasali_cost_to(const State *s, int seat, int from, int to, bool extra, const char **why);
bool gorgasali_can_step(const State *s, int seat, bool extra);
const char *gorgasali_no_stay(const State *s, int seat);         /* NULL: may stay */
/* Squares a jump with a teleport may lead to are offered. */
void gorgasali_offer_jumps(const State *s, int seat, int card, Menu *m);
void gorgasali_offer_steps(const State *s, int seat, bool extra, Menu *m);

/* ---- turn.c ---------------------------------------------------------------------------------- */

/* Turns offers into denials. */
void gorgasali_deny_since(const State *s, int seat, int before, const char *why, Menu *m);

/* ---- characters.c ---------------------------------------------------------------------------- */

/* Abilities, extra chest, return: what may be done between actions (GO-RULE-16, GO-RULE-20). */
void gorgasali_offer_between(const State *s, int seat, Menu *m);
bool gorgasali_is_immune(const State *s, int seat);  /* to abilities of others: GO-EMOON-1 */

/* ---- weapons.c, odds.c, throws.c, defence.c -------------------------------------------------- */

typedef struct Shot {
    uint8_t hit;
    uint8_t stays_loaded, extra_steps;
    uint8_t heals;         /* the shooter, by the weapon */
    int16_t drained;       /* damage by Drain Fluid: GO-DRAIN-1 */
    int16_t regained;      /* and health for the shooter: GO-DRAIN-2 */
    int16_t total;         /* pips counted */
    int16_t damage;        /* of the weapon, its own ability included */
} Shot;

/* What a roll does; the dice are natural. `extension`: card or NO_CARD. Pure. */
Shot gorgasali_shot(const State *s, int seat, int weapon, int extension, int target,
                    const uint8_t *dice, int n);
int gorgasali_shot_dice(const State *s, int weapon, int extension);
int gorgasali_minimum(const State *s, int weapon, int extension, int range);  /* 0: always hits */
/* Of n dice with this total, so many of them high, shot diagonally or straight. */
int gorgasali_damage(const Weapon *w, int n, int total, int high, bool diagonal);
void gorgasali_offer_shots(const State *s, int seat, Menu *m);
void gorgasali_offer_throws(const State *s, int seat, Menu *m);
void gorgasali_offer_defences(const State *s, int seat, Menu *m);
/* NULL, or why a card attack of `seat` cannot reach the target: range and clear sight. */
const char *gorgasali_no_target(const State *s, int seat, int target, int min, int max);
/* Adds the figures of that refusal to the last denial. */
void gorgasali_explain_target(const State *s, int seat, int target, int min, int max,
                              const char *why, Menu *m);

/* refusals.c */
void gorgasali_refuse_rest(const State *s, int seat, Menu *m);
bool gorgasali_odds(const void *state, const Menu *m, Option o, Odds *out);

/* The banner of this effect on a square; NULL: none. */
const Banner *gorgasali_banner_on(const State *s, int square, SupportEffect effect);
bool gorgasali_in_smoke(const State *s, int seat);               /* GO-SMOKE-2 */
/* NULL, or why the banner of this card cannot be placed there; `own` as in gorgasali_no_room. */
const char *gorgasali_no_banner(const State *s, int card, int square, int own);
void gorgasali_lift_smoke(Ctx *c, State *s, int seat, const char *rule);
void gorgasali_expire_banners(Ctx *c, State *s, int seat);       /* GO-DEF-4 */

/* ---- damage.c -------------------------------------------------------------------------------- */

typedef struct Absorbed {
    int16_t after_field;      /* damage left */
    int16_t loss;             /* after armour */
    uint8_t field;            /* stood on a magic field */
    uint8_t helmet, vest;     /* used up */
} Absorbed;

/* GO-DMG-3: what field and armour leave of card damage. Pure. */
Absorbed gorgasali_absorb(const State *s, int seat, int damage, bool piercing);
void gorgasali_gain_health(Ctx *c, State *s, int seat, int amount, const char *rule);

/* ---- partners.c, trade.c --------------------------------------------------------------------- */

void gorgasali_offer_partner(const State *s, int seat, Menu *m);
bool gorgasali_trade_fits(const State *s, const Trade *t);       /* GO-TRADE-6 */

/* ---- the Game interface ---------------------------------------------------------------------- */

const char *gorgasali_setup(void *state, const Setup *how);
void gorgasali_view(const void *state, int seat, View *v);
void gorgasali_redeal(void *state, int seat, Chance *chance);
const char *gorgasali_check(const void *state);
extern const BotHooks gorgasali_bots;
int gorgasali_route(const void *state, const Menu *m, Thing to, Option *answers, int cap,
                    const char **rule);
int gorgasali_reach(const void *state, const Menu *m, Thing *ends, int cap);
int gorgasali_covered(const State *s, Option o, Thing *squares, int cap);
int gorgasali_range_of(const void *state, int seat, Thing of, const Thing *at, Thing *cells,
                       int cap, int *clear);

extern const Game gorgasali_game;

#endif
