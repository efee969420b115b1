/* Super Fantasy Brawl: the state, and what the files of this game share.
 *
 * One file a rulebook chapter: setup.c (2), draft.c (4, 17), round.c (6, 12), activation.c (7, 11),
 * movement.c (7), targeting.c (8), attack.c (8), reaction.c (10), skill.c (9), effects.c (16),
 * displacement.c (15), traps.c (14), out_of_action.c (13), challenges.c (19.8), cards.c (5).
 * Rule ids are those of rules/brawl.md. */
#ifndef GAMES_BRAWL_H
#define GAMES_BRAWL_H

#include "core/game.h"
#include "games/brawl/content.h"

#define FLOW_OF brawl

enum {
    UNITS_MAX = 8, DECK_MAX = 18, TRACK_MAX = 5, ARENA_TRAPS = 4, ON_GATE = -1, NOBODY = -1,
    ANY_ROW = -1, NO_CARD = -1,
    DUEL_GOAL = 5, TEAM_GOAL = 7, BRING_MAX = 5,
};

typedef uint8_t Units;  /* a set of units: bit i is unit i */

/* ---- option verbs, kinds, events, match options ---------------------------------------------- */

#define BRAWL_VERBS(V)                                                                            \
    V(FIRST, "first", 1, KIND_SEAT)  /* before the game */                                        \
    V(SIDE, "side", 1, KIND_SIDE)                                                                 \
    V(PICK, "pick", 1, KIND_CHAMPION)                                                             \
    V(RETURN, "return", 1, KIND_CHAMPION)                                                         \
    V(CONFIRM, "confirm", 0, 0)                                                                   \
    V(BRING, "bring", 1, KIND_CHAMPION)                                                           \
    V(BAN, "ban", 1, KIND_CHAMPION)                                                               \
    V(TRAP, "trap", 1, KIND_HEX)                                                                  \
    V(SWAP, "swap", 1, KIND_CARD)                                                                 \
    V(KEEP, "keep", 0, 0)                                                                         \
    V(DEPLOY, "deploy", 2, KIND_UNIT, KIND_HEX)                                                   \
    V(PLAY, "play", 1, KIND_CARD)  /* activation */                                               \
    V(STANDARD, "standard", 2, KIND_STANDARD, KIND_UNIT)                                          \
    V(SPEND, "spend", 3, KIND_ESSENCE, KIND_STANDARD, KIND_UNIT)  /* any essence */               \
    V(END, "end", 0, 0)                                                                           \
    V(MOVE, "move", 1, KIND_HEX)                                                                  \
    V(STAY, "stay", 0, 0)                                                                         \
    V(ATTACK, "attack", 1, KIND_UNIT)  /* attacks and skills */                                   \
    V(AIM, "aim", 1, KIND_DIRECTION)                                                              \
    V(HOLD, "hold", 0, 0)                                                                         \
    V(REACT, "react", 2, KIND_CARD, KIND_UNIT)                                                    \
    V(PASS, "pass", 0, 0)                                                                         \
    V(USE, "use", 0, 0)                                                                           \
    V(CHOOSE, "choose", 1, KIND_UNIT)                                                             \
    V(SKIP, "skip", 0, 0)                                                                         \
    V(PLACE, "place", 1, KIND_HEX)                                                                \
    V(LOOK, "look", 1, KIND_HEX)                                                                  \
    V(DRAW, "draw", 1, KIND_NUMBER)                                                               \
    V(PLAN, "plan", 1, KIND_CARD)                                                                 \
    V(DISCARD, "discard", 1, KIND_CARD)
typedef enum Verb { BRAWL_VERBS(VERB_ENUM) VERBS } Verb;

#define BRAWL_KINDS(K)                                                                            \
    K(UNIT, "unit", KIND_FUNCTIONS(unit_count, unit_word))                                        \
    K(HEX, "hex", KIND_FUNCTIONS(hex_count, hex_word))                                            \
    K(CARD, "card", KIND_FUNCTIONS(card_count, card_word))                                        \
    K(CHAMPION, "champion", KIND_IDS(Content, champion, n_champions))                             \
    K(ESSENCE, "essence", KIND_WORDS(essence_words))                                              \
    K(DIRECTION, "direction", KIND_WORDS(direction_words))                                        \
    K(SIDE, "side", KIND_WORDS(side_words))                                                       \
    K(STANDARD, "standard", KIND_ALL_IDS(Content, standard))                                      \
    K(TRAP, "trap", KIND_IDS(Content, trap, n_traps))                                             \
    K(CHALLENGE, "challenge", KIND_IDS(Content, challenge, n_challenges))                         \
    /* a card as printed, before anybody owns it */                                               \
    K(PRINT, "card", KIND_FUNCTIONS(print_count, print_word))
typedef enum Kind {
    KIND_LAST_OF_CORE = KIND_GAME - 1,
    BRAWL_KINDS(KIND_ENUM)
    KINDS
} Kind;

#define BRAWL_EVENTS(E)                                                                           \
    E(START, "start", 1, KIND_SEAT)                                                               \
    E(FIRST, "first", 2, KIND_SEAT, KIND_NUMBER)                                                  \
    E(SIDE, "side", 2, KIND_SEAT, KIND_SIDE)                                                      \
    E(PICK, "pick", 2, KIND_SEAT, KIND_CHAMPION)                                                  \
    E(RETURN, "return", 2, KIND_SEAT, KIND_CHAMPION)                                              \
    E(CONFIRM, "confirm", 1, KIND_SEAT)                                                           \
    E(BRING, "bring", 2, KIND_SEAT, KIND_CHAMPION)                                                \
    E(REVEAL_SET, "reveal-set", 2, KIND_SEAT, KIND_CHAMPION)                                      \
    E(BAN, "ban", 3, KIND_SEAT, KIND_CHAMPION, KIND_SEAT)                                         \
    E(TRAP_SET, "trap-set", 2, KIND_SEAT, KIND_HEX)                                               \
    E(MULLIGAN, "mulligan", 2, KIND_SEAT, KIND_NUMBER)                                            \
    E(DEPLOY, "deploy", 2, KIND_UNIT, KIND_HEX)                                                   \
    E(TURN, "turn", 2, KIND_SEAT, KIND_NUMBER)                                                    \
    E(SCORE, "score", 3, KIND_SEAT, KIND_CHALLENGE, KIND_NUMBER)                                  \
    E(VP, "vp", 3, KIND_SIDE, KIND_NUMBER, KIND_NUMBER)  /* of a team */                          \
    E(POINTS, "points", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)  /* in a duel */                  \
    E(CHALLENGE, "challenge", 2, KIND_CHALLENGE, KIND_NUMBER)                                     \
    E(CHALLENGE_OFF, "challenge-off", 1, KIND_CHALLENGE)                                          \
    E(PLAY, "play", 2, KIND_SEAT, KIND_CARD)                                                      \
    E(STANDARD, "standard", 4, KIND_SEAT, KIND_STANDARD, KIND_UNIT, KIND_ESSENCE)                 \
    E(END, "end", 1, KIND_SEAT)                                                                   \
    E(MOVE, "move", 3, KIND_UNIT, KIND_HEX, KIND_HEX)                                             \
    E(ENTER, "enter", 2, KIND_UNIT, KIND_HEX)                                                     \
    E(DASH, "dash", 3, KIND_UNIT, KIND_HEX, KIND_HEX)                                             \
    E(SWOOP, "swoop", 3, KIND_UNIT, KIND_HEX, KIND_HEX)                                           \
    E(JUMP, "jump", 3, KIND_UNIT, KIND_HEX, KIND_HEX)                                             \
    E(FORCE, "force", 3, KIND_UNIT, KIND_HEX, KIND_HEX)                                           \
    E(FEAR, "fear", 3, KIND_UNIT, KIND_HEX, KIND_HEX)                                             \
    E(PUSH, "push", 3, KIND_UNIT, KIND_HEX, KIND_HEX)                                             \
    E(PULL, "pull", 3, KIND_UNIT, KIND_HEX, KIND_HEX)                                             \
    E(PLACE, "place", 3, KIND_UNIT, KIND_HEX, KIND_HEX)                                           \
    E(UNMOVED, "unmoved", 1, KIND_UNIT)                                                           \
    E(TRAP, "trap", 3, KIND_UNIT, KIND_TRAP, KIND_HEX)                                            \
    E(TRAP_PROOF, "trap-proof", 1, KIND_UNIT)                                                     \
    E(TRAP_MOVED, "trap-moved", 3, KIND_SEAT, KIND_HEX, KIND_HEX)                                 \
    E(LOOK, "look", 3, KIND_SEAT, KIND_TRAP, KIND_HEX)                                            \
    E(ATTACK, "attack", 3, KIND_UNIT, KIND_CARD, KIND_UNIT)                                       \
    E(AIM, "aim", 3, KIND_UNIT, KIND_CARD, KIND_DIRECTION)                                        \
    E(AROUND, "around", 2, KIND_UNIT, KIND_CARD)                                                  \
    E(REACT, "react", 3, KIND_SEAT, KIND_CARD, KIND_UNIT)                                         \
    E(ESCAPE, "escape", 1, KIND_UNIT)                                                             \
    E(STRIKE, "strike", 5, KIND_UNIT, KIND_UNIT, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER)           \
    E(DAMAGE, "damage", 2, KIND_UNIT, KIND_NUMBER)                                                \
    E(HEAL, "heal", 2, KIND_UNIT, KIND_NUMBER)                                                    \
    E(ROOT, "root", 1, KIND_UNIT)                                                                 \
    E(STUN, "stun", 1, KIND_UNIT)                                                                 \
    E(GUARD, "guard", 2, KIND_UNIT, KIND_NUMBER)                                                  \
    E(OUT, "out", 1, KIND_UNIT)                                                                   \
    E(LEVEL, "level", 1, KIND_UNIT)                                                               \
    E(DRAW, "draw", 2, KIND_SEAT, KIND_CARD)                                                      \
    E(RESHUFFLE, "reshuffle", 1, KIND_SEAT)                                                       \
    E(PLAN, "plan", 2, KIND_SEAT, KIND_CARD)                                                      \
    E(DISCARD, "discard", 2, KIND_SEAT, KIND_CARD)                                                \
    E(SHOW, "show", 1, KIND_SEAT)                                                                 \
    E(SHOWN, "shown", 2, KIND_SEAT, KIND_CARD)                                                    \
    E(WIN, "win", 1, KIND_SIDE)                                                                   \
    E(VICTORY, "victory", 1, KIND_SEAT)                                                           \
    E(LIMIT, "limit", 1, KIND_NUMBER)
typedef enum EventKind { BRAWL_EVENTS(EVENT_ENUM) EVENTS } EventKind;

#define BRAWL_PROMPTS(Q)                                                                          \
    Q(FIRST, "first")                                                                             \
    Q(SIDE, "side")                                                                               \
    Q(SET_TRAP, "set-trap")                                                                       \
    Q(MULLIGAN, "mulligan")                                                                       \
    Q(DEPLOY, "deploy")                                                                           \
    Q(FREE, "free")                                                                               \
    Q(DRAFT, "draft")                                                                             \
    Q(BRING, "bring")                                                                             \
    Q(BAN, "ban")                                                                                 \
    Q(ACTIVATE, "activate", .pause = BEGINS_ANEW)                                                 \
    Q(AIM, "aim")                                                                                 \
    Q(ATTACK, "attack")                                                                           \
    Q(PLACE, "place")                                                                             \
    Q(STUN, "stun")                                                                               \
    Q(DRAW, "draw")                                                                               \
    Q(PLAN, "plan")                                                                               \
    Q(RESET_TRAP, "reset-trap")                                                                   \
    Q(CHOOSE_ALLY, "choose-ally")                                                                 \
    Q(CHOOSE_ENEMY, "choose-enemy")                                                               \
    Q(CHOOSE_ORDER, "choose-order")                                                               \
    Q(ENTER, "enter")                                                                             \
    Q(FORCE, "force")                                                                             \
    /* whether a reaction is possible must not show */                                            \
    Q(REACT, "react", .pause = ASKED_ALWAYS | WORTH_A_STOP, PASSED_BY(V_PASS))                    \
    Q(SKILL_MORE, "skill-more")                                                                   \
    Q(SKILL, "skill")                                                                             \
    Q(REPLACE_TRAP, "replace-trap")                                                               \
    Q(WALK, "walk")                                                                               \
    Q(JUMP, "jump")                                                                               \
    Q(DASH, "dash")                                                                               \
    Q(SWOOP, "swoop")                                                                             \
    Q(FEAR, "fear")                                                                               \
    Q(TOWARD, "toward")                                                                           \
    Q(AWAY, "away")
typedef enum Prompt { BRAWL_PROMPTS(PROMPT_ENUM) PROMPTS } Prompt;

typedef enum MatchOption { OPT_SELECTION, OPT_QUICK_START, OPT_TEAM_HANDS, OPT_ROUND_LIMIT,
                           OPT_POOL, MATCH_OPTIONS } MatchOption;
typedef enum Selection { SELECT_DRAFT, SELECT_FREE, SELECT_COMPETITIVE, SELECT_SUGGESTED,
                         SELECT_RANDOM } Selection;
typedef enum Pool { POOL_DOUBLE, POOL_UNIQUE } Pool;

/* ---- state ----------------------------------------------------------------------------------- */

typedef enum RootState {
    ROOT_NONE,
    ROOT_TURN,        /* until the end of this turn (BR-RULE-33) */
    ROOT_NEXT,        /* until the end of its controller's next turn (BR-CONT-14) */
    ROOT_AFTER_NEXT,  /* the same, given in its controller's own turn */
} RootState;

typedef struct Unit {
    int8_t champion;  /* index into the content; -1 before the selection */
    int8_t hex;       /* ON_GATE, or where it stands */
    int8_t damage;
    uint8_t level;    /* 0 base side, 1 levelled up */
    uint8_t root;     /* RootState */
    int8_t guard;     /* defence against later attacks this turn (Darksteel Armour) */
    int8_t hurt_by;   /* unit behind the damage being dealt right now, or NOBODY */
    int8_t unused;
} Unit;

typedef struct Player {
    uint8_t ready;        /* bit e: essence e is ready */
    uint8_t standards;    /* bit i: standard action i was used in this phase */
    uint8_t n_picks;      /* champions chosen so far */
    uint8_t n_brought;    /* competitive draft: champions brought so far */
    int8_t brought[BRING_MAX];
    int8_t banned;        /* competitive draft: champion banned from this player's set */
    uint16_t unused;
    ZONE(DECK_MAX) deck;
    ZONE(DECK_MAX) hand;
    ZONE(DECK_MAX) discard;
    ZONE(DECK_MAX) aside; /* opening exchange: face down until the new cards are drawn */
} Player;

typedef struct ArenaTrap {
    int8_t hex;           /* -1: not placed yet */
    int8_t unused;
    Slot token;           /* id: index into Content.trap */
} ArenaTrap;

typedef struct State {
    Flow flow;
    FLOW_STACK(768);
    int16_t option[MATCH_OPTIONS];
    uint16_t round;               /* from 1; 0 before the first */
    uint8_t n_units, each;        /* units in all, and per seat (3, or 2 in the team game) */
    uint8_t n_slots;              /* of the challenge track: 4, or 5 */
    uint8_t order[SEATS_MAX];     /* player number -> seat */
    uint8_t turn;                 /* player number whose turn it is */
    uint8_t side[2];              /* team -> deployment area */
    uint8_t vp[2];                /* team -> victory points */
    uint8_t winner;               /* 1 + team; 0: nobody */
    bool adjusted;                /* the track was adjusted at least once: BR-RULE-8 */
    bool at_limit;                /* ended by the round limit */
    bool sets_open;               /* competitive sets are public */
    Units levelling;              /* will level up when the action is over: BR-LVL-1 */
    Seats confirmed;              /* free choice */
    Unit unit[UNITS_MAX];
    Hexes standing[2];            /* team -> hexes its units stand on */
    Hexes traps;                  /* hexes that hold a trap */
    ArenaTrap trap[ARENA_TRAPS];
    ZONE(TRAPS_MAX) supply;
    ZONE(2) held;                 /* a trap between supply and arena */
    ZONE(4) played;               /* cards being carried out: BR-RULE-47 */
    ZONE(CHALLENGES_MAX) challenges;
    ZONE(CHALLENGES_MAX) done;    /* challenge discard pile */
    int8_t track[TRACK_MAX];      /* challenge on a slot, or -1; slot 0 is leftmost */
    int8_t set_hex;               /* the trap chosen by a skill's targeting symbol */
    int8_t reaction_on;           /* the champion the last reaction was played on */
    uint8_t unused;
    Player player[SEATS_MAX];
} State;

_Static_assert(sizeof(State) <= 4096, "the Brawl state is at most 4 KB");

/* ---- flows ----------------------------------------------------------------------------------- */

#define BRAWL_FLOWS(X)                                                                            \
    X(game) X(order) X(selection) X(free_choice) X(draft) X(competitive) X(set_traps)             \
    X(mulligan) X(deployment) X(turn) X(activation) X(action) X(walk) X(attack) X(strike)         \
    X(reaction) X(skill) X(effects) X(one_effect) X(trap) X(replace_trap) X(shove) X(stun)        \
    X(push) X(pull) X(fear) X(force) X(dash) X(swoop) X(jump) X(toward) X(away) X(place) X(swap)  \
    X(damage) X(heal) X(root) X(guard) X(draw) X(plan) X(show) X(reset_trap)

enum { BRAWL_FLOWS(FLOW_ENUM) PROCS };
BRAWL_FLOWS(FLOW_DECLARE)

struct game_vars { int8_t i; };
struct order_vars { int8_t team; };
struct selection_vars { int8_t i; };
struct free_choice_vars { int8_t i; };
struct draft_vars { int8_t i; };
struct competitive_vars { int8_t i, step; };
struct set_traps_vars { int8_t i; };
struct mulligan_vars { int8_t i, seat, n; };
struct deployment_vars { int8_t i, seat, unit; };
struct turn_vars { int8_t seat; };
struct activation_vars { int8_t seat, done; };
struct action_vars { int8_t unit, seat, standard; int16_t card; };  /* NO_CARD: a standard action */

typedef enum WalkMode { WALK, WALK_JUMP, WALK_DASH, WALK_SWOOP, WALK_FEAR, WALK_TOWARD,
                        WALK_AWAY } WalkMode;
struct walk_vars {
    int8_t unit, seat;    /* who moves, who decides */
    int8_t source;        /* behind the damage of traps on the way: BR-RULE-19 */
    int8_t left;          /* hexes left */
    int8_t mode;          /* WalkMode */
    bool must;            /* may not stay: re-entry, Fear, towards, away */
    int8_t dir;           /* Dash, Swoop: ANY_ROW, or the row of a Dash once it is chosen */
    int8_t goal;          /* hex to move towards or away from */
    int8_t before;        /* distance to it before the walk */
    uint8_t event;
};

struct attack_vars {
    int8_t unit, seat, dir;
    Units targets, spared;
    int8_t reactor, on;
    int16_t card, answer;
};
struct strike_vars {
    int8_t unit;
    Units targets;
    int8_t on;            /* the champion a reaction was played on, or NOBODY */
    int16_t card, answer;
    int8_t damage[UNITS_MAX];
};
struct reaction_vars { int8_t unit; Units targets; int8_t i, seat; int16_t card; };
struct skill_vars { int8_t unit, seat, standard; int16_t card; Units targets; int8_t dir; };

typedef enum Phase { PHASE_PRE, PHASE_MAIN, PHASE_POST } Phase;
#define EFFECTS_VARS {                                                            \
    int8_t seat;       /* who played the card */                                  \
    int8_t source;     /* the champion behind its effects (self): BR-REACT-6 */   \
    int8_t attacker;   /* of the attack a reaction answers, or NOBODY */          \
    int8_t standard;                                                              \
    int8_t phase;                                                                 \
    int16_t card;                                                                 \
    Units targets;                                                                \
    Units todo;        /* still to be affected by the current effect */           \
    int8_t i;          /* current effect */                                       \
    int8_t picks;      /* how many of todo it affects */                          \
    int8_t next;       /* the one it affects now */                               \
    int8_t hits;       /* champions damaged by this card: Circle of Winds */      \
}
struct effects_vars EFFECTS_VARS;
struct one_effect_vars EFFECTS_VARS;

/* All verbs of the effect vocabulary share these variables. The first row is given to them, the
 * second their own. */
#define VERB_VARS {                                                               \
    int8_t unit, source, seat, n, may;                                            \
    union {                                                                       \
        int8_t lasts;   /* Root */                                                \
        int8_t statue;  /* towards, away: see Effect */                           \
    };                                                                            \
    int8_t from;        /* place, reset-trap: the hex that is left */             \
    int8_t dir;         /* push, pull */                                          \
}
struct push_vars VERB_VARS;
struct pull_vars VERB_VARS;
struct fear_vars VERB_VARS;
struct force_vars VERB_VARS;
struct dash_vars VERB_VARS;
struct swoop_vars VERB_VARS;
struct jump_vars VERB_VARS;
struct toward_vars VERB_VARS;
struct away_vars VERB_VARS;
struct place_vars VERB_VARS;
struct swap_vars VERB_VARS;
struct damage_vars VERB_VARS;
struct heal_vars VERB_VARS;
struct root_vars VERB_VARS;
struct stun_vars VERB_VARS;
struct guard_vars VERB_VARS;
struct draw_vars VERB_VARS;
struct plan_vars VERB_VARS;
struct show_vars VERB_VARS;
struct reset_trap_vars VERB_VARS;

struct shove_vars { int8_t unit, source, left, dir, from; uint8_t event; };
struct trap_vars { int8_t unit, source, token, hex; };
struct replace_trap_vars { int8_t seat; };

/* ---- reading the state ----------------------------------------------------------------------- */

static inline const Content *content(const State *s) { return pack_content(s); }
static inline const Arena *arena(const State *s) { return &content(s)->arena; }
static inline bool is_duel(const State *s) { return s->flow.seats == 2; }

static inline Hexes hex_bit(int hex) { return bit(hex); }
#define EACH_HEX(hex, set) EACH_BIT (hex, set)

static inline Units unit_bit(int unit) { return (Units)bit(unit); }
#define EACH_UNIT(u, set) EACH_BIT (u, set)

/* Unit i belongs to seat i / each; seats 0 and 2 are one team, 1 and 3 the other. Who is not of the
 * own team is an enemy: BR-BASIC-2. */
static inline int seat_of(const State *s, int unit) { return unit / s->each; }
static inline int team_of_seat(int seat) { return seat & 1; }
static inline int mate_of(int seat) { return seat ^ 2; }  /* team game */
static inline int team_of(const State *s, int unit) { return team_of_seat(seat_of(s, unit)); }
static inline bool same_team(const State *s, int a, int b)
{
    return team_of(s, a) == team_of(s, b);
}
static inline int first_unit_of(const State *s, int seat) { return seat * s->each; }
static inline bool in_arena(const State *s, int unit) { return s->unit[unit].hex >= 0; }
static inline int current_seat(const State *s) { return s->order[s->turn]; }

/* Cards are numbered unit * 6 + k, so every copy of a champion has its own (BR-RULE-57). */
static inline int unit_of_card(int card) { return card / CARDS_EACH; }
static inline const Champion *champion_of(const State *s, int unit)
{
    return &content(s)->champion[s->unit[unit].champion];
}
static inline const Card *card_at(const State *s, int card)
{
    return &champion_of(s, unit_of_card(card))->card[card % CARDS_EACH];
}
static inline const Card *action_card(const State *s, int card, int standard)
{
    return card != NO_CARD ? card_at(s, card) : &content(s)->standard[standard];
}
static inline const Level *level_of(const State *s, int unit)
{
    return &champion_of(s, unit)->level[s->unit[unit].level];
}
static inline int distance(const State *s, int hex, int to) { return arena(s)->distance[hex][to]; }

/* Units of a seat, of a team, everybody; only those in the arena. */
Units brawl_units_of_seat(const State *s, int seat);
Units brawl_units_of_team(const State *s, int team);
Units brawl_team_in_arena(const State *s, int team);
Units brawl_all_in_arena(const State *s);
Units brawl_units_on(const State *s, Hexes hexes);
Units brawl_units_within(const State *s, int hex, int range);
static inline Hexes occupied(const State *s) { return s->standing[0] | s->standing[1]; }
static inline Hexes free_hexes(const State *s)
{
    return arena(s)->all & ~arena(s)->statues & ~occupied(s);
}
Hexes brawl_hexes_within(const State *s, int hex, int range);
Hexes brawl_neighbours_of(const State *s, Hexes set);  /* of any of these hexes */

/* Sum of a passive that a unit has on its current side. */
int brawl_passive(const State *s, int unit, PassiveKind kind);
int brawl_hit_points(const State *s, int unit);
int brawl_defence(const State *s, int unit);                  /* BR-DEF-1, all modifiers included */
int brawl_defence_with(const State *s, int unit, int bonus);  /* and the bonus of a reaction */
bool brawl_is_bloodied(const State *s, int unit);             /* BR-BLOOD-1 */
bool brawl_is_rooted(const State *s, int unit);
int brawl_movement(const State *s, int unit, const Card *k);  /* value and bonus: BR-MOVE-6, -7 */

/* ---- movement.c, targeting.c ----------------------------------------------------------------- */

/* Hexes a walk may end on now. */
Hexes brawl_walk_ends(const State *s, const struct walk_vars *w);
Hexes brawl_could_walk(const State *s, const struct walk_vars *w);  /* none if it must not walk */
bool brawl_can_enter(const State *s, int unit, int movement);     /* BR-RULE-51 */
void brawl_put_unit(State *s, int unit, int hex);

bool brawl_is_area(const Card *k);
Hexes brawl_area_hexes(const State *s, int from, const Card *k, int dir);
/* NULL if `target` may be chosen with the symbol of `k`, else the rule that forbids it. */
const char *brawl_target_denied(const State *s, int unit, const Card *k, int target);
/* The same of whoever would stand on `hex`; not for areas. */
const char *brawl_reach_denied(const State *s, int unit, const Card *k, int hex);
/* What an attack with this card takes from a target if nobody reacts. */
int brawl_expected_damage(const State *s, const Card *k, int target);
/* Adds the figures of that refusal to the last denial. */
void brawl_explain_target(const State *s, int unit, const Card *k, int target, const char *why,
                          Menu *m);
/* Allies or enemies that an effect names: who is within its reach. */
Units brawl_named_units(const State *s, int self, const Effect *e);
Units brawl_area_targets(const State *s, int unit, const Card *k, int dir);
bool brawl_area_has_enemy(const State *s, int unit, const Card *k, int dir);
int brawl_area_directions(const Card *k);                         /* orientations that differ */
bool brawl_area_meets_alike(const State *s, int unit, const Card *k);
void brawl_offer_area(const State *s, int unit, const Card *k, Menu *m);

/* ---- damage, out of action ------------------------------------------------------------------- */

void brawl_hurt(Ctx *c, State *s, int unit, int amount, int source, const char *rule);
void brawl_heal_unit(Ctx *c, State *s, int unit, int amount, const char *rule);
void brawl_root_unit(Ctx *c, State *s, int unit, bool long_root);
/* Puts out every unit that has too much damage; true if that ends the game. */
bool brawl_knock_outs(Ctx *c, State *s);
void brawl_level_ups(Ctx *c, State *s);
bool brawl_gain_vp(Ctx *c, State *s, int team, int n, const char *rule);
void brawl_win(Ctx *c, State *s, int team);
int brawl_vp_goal(const State *s);
/* After damage: ends the game at once if somebody has won (BR-WIN-1). */
#define SETTLE                  \
    do {                        \
        if (brawl_knock_outs(c, s))   \
            END_GAME;           \
    } while (0)

/* ---- cards.c --------------------------------------------------------------------------------- */

Seats brawl_hand_viewers(const State *s, int seat);               /* BR-RULE-59 */
void brawl_draw_cards(Ctx *c, State *s, int seat, int n);
void brawl_play_from_hand(State *s, int seat, int card);
void brawl_discard_from_hand(Ctx *c, State *s, int seat, int card, const char *rule);
void brawl_discard_played(State *s, int card);
int brawl_hand_size(const State *s);                              /* 5, or 4 in the team game */
bool brawl_has_essence(const State *s, int seat, const Card *k);
void brawl_exhaust(State *s, int seat, int essence);

/* ---- traps.c, challenges.c, round.c ---------------------------------------------------------- */

int brawl_trap_index(const State *s, int hex);                    /* in State.trap, or -1 */
void brawl_lay_trap(Ctx *c, State *s, int hex, int seat, const char *rule);
void brawl_hold_trap(Ctx *c, State *s);
Hexes brawl_replacement_hexes(const State *s);                    /* BR-RULE-22 */
Hexes brawl_reset_hexes(const State *s, int from);                /* Trapsmith */
/* A trap may go on these hexes; `rule` forbids all others. */
void brawl_offer_trap_hexes(const State *s, Hexes ends, const char *rule, Menu *m);
bool brawl_is_fulfilled(const State *s, int challenge, int team);
bool brawl_controls(const State *s, int team, int area);          /* BR-CTRL-1 */
int brawl_slot_value(const State *s, int slot);                   /* BR-RULE-5, -6 */
void brawl_place_challenge(Ctx *c, State *s, int slot);
void brawl_adjust_track(Ctx *c, State *s);

/* ---- the Game interface ---------------------------------------------------------------------- */

void brawl_view(const void *state, int seat, View *v);
void brawl_brings(const void *state, Thing figure, View *v);
void brawl_overlay(const void *state, const PreviewQuery *query, Overlay *out);
void brawl_outlook(const State *s, Thing of, const Thing *from, Overlay *out);
void brawl_redeal(void *state, int seat, Chance *chance);
const char *brawl_check(const void *state);
extern const BotHooks brawl_bots;
const char *brawl_setup(void *state, const Setup *how);

extern const Game brawl_game;

#endif
