/* The Exalted Ones: the state, and what the files of this game share.
 *
 * One file a rulebook chapter: setup.c (7, 8), draft.c (8), deployment.c (8, 9), round.c (9, 16),
 * activation.c (10), announce.c and scene.c (10, 11), aiming.c (13), movement.c (10, 20),
 * attack.c (10), abilities.c (3, 20), reaction.c (11), removal.c (14, 15, 24, 25), market.c (4),
 * golems.c (16, 19), towers.c (17), status.c (22);
 * models.c and values.c answer what they all ask. Rule ids are those of rules/exalted.md. */
#ifndef GAMES_EXALTED_H
#define GAMES_EXALTED_H

#include "core/game.h"
#include "core/plane_route.h"
#include "core/plane_sight.h"
#include "games/exalted/content.h"

#define FLOW_OF exalted

/* ---- models ----------------------------------------------------------------------------------
 *
 * Every model has a number (EX-GEN-1, EX-MODEL-1). Heroes in card order (EX-RULE-81), then golems
 * by team, lane, tower and place in the pair, towers, artifacts, neutrals in the order of the
 * arena. */
enum {
    TEAM_HEROES = 5, HEROES = TEAMS * TEAM_HEROES,
    GOLEM_0 = HEROES, TEAM_GOLEMS = LANES * POSTS * 2, GOLEMS = TEAMS * TEAM_GOLEMS,
    TOWER_0 = GOLEM_0 + GOLEMS, TEAM_TOWERS = LANES * POSTS, TOWERS = TEAMS * TEAM_TOWERS,
    ARTIFACT_0 = TOWER_0 + TOWERS,
    NEUTRAL_0 = ARTIFACT_0 + TEAMS,
    MODELS = NEUTRAL_0 + NEUTRALS,
    NOBODY = -1,
    NONE = -1,       /* no ability, card, team, seat */
};

_Static_assert((int)MODELS <= MODELS_MAX && (int)MODELS <= PLANE_DISCS,
               "a set of models has 64 bits");

typedef uint64_t Models;  /* a set of models: bit i is model i */

#define MODEL_RANGE(first, n) ((((Models)1 << (n)) - 1) << (first))
static const Models ALL_HEROES = MODEL_RANGE(0, HEROES);
static const Models ALL_GOLEMS = MODEL_RANGE(GOLEM_0, GOLEMS);
static const Models ALL_TOWERS = MODEL_RANGE(TOWER_0, TOWERS);
static const Models ALL_BUILDINGS = MODEL_RANGE(TOWER_0, TOWERS + TEAMS);
static const Models ALL_NEUTRALS = MODEL_RANGE(NEUTRAL_0, NEUTRALS);

static inline Models heroes_of(int team) { return MODEL_RANGE(team * TEAM_HEROES, TEAM_HEROES); }
static inline Models golems_of(int team)
{
    return MODEL_RANGE(GOLEM_0 + team * TEAM_GOLEMS, TEAM_GOLEMS);
}
static inline Models towers_of(int team)
{
    return MODEL_RANGE(TOWER_0 + team * TEAM_TOWERS, TEAM_TOWERS);
}
static inline int hero_of(int team, int role) { return team * TEAM_HEROES + role; }
static inline int golem_of(int team, int lane, int post, int k)
{
    return GOLEM_0 + team * TEAM_GOLEMS + lane * POSTS * 2 + post * 2 + k;
}
static inline Models pair_of(int team, int lane, int post)
{
    return MODEL_RANGE(golem_of(team, lane, post, 0), 2);
}
static inline int tower_of(int team, int lane, int post)
{
    return TOWER_0 + team * TEAM_TOWERS + lane * POSTS + post;
}
static inline int artifact_of(int team) { return ARTIFACT_0 + team; }
static inline bool is_hero(int m) { return m >= 0 && m < HEROES; }
static inline bool is_golem(int m) { return m >= GOLEM_0 && m < TOWER_0; }
static inline bool is_tower(int m) { return m >= TOWER_0 && m < ARTIFACT_0; }
static inline bool is_artifact(int m) { return m == ARTIFACT_0 || m == ARTIFACT_0 + 1; }
static inline bool is_building(int m) { return m >= TOWER_0 && m < NEUTRAL_0; }
static inline bool is_neutral(int m) { return m >= NEUTRAL_0; }
/* Its team; NEUTRAL for creatures and monsters. */
static inline int team_of(int m)
{
    if (m < GOLEM_0)
        return m / TEAM_HEROES;
    if (m < TOWER_0)
        return (m - GOLEM_0) / TEAM_GOLEMS;
    if (m < ARTIFACT_0)
        return (m - TOWER_0) / TEAM_TOWERS;
    return m < NEUTRAL_0 ? m - ARTIFACT_0 : NEUTRAL;
}
static inline int other_team(int team) { return 1 - team; }
static inline Models models_of(int team)
{
    return heroes_of(team) | golems_of(team) | towers_of(team) | bit(artifact_of(team));
}
/* Lane and tower of a golem or tower. */
static inline int lane_of(int m)
{
    return is_golem(m) ? (m - GOLEM_0) % TEAM_GOLEMS / (POSTS * 2)
                       : (m - TOWER_0) % TEAM_TOWERS / POSTS;
}
static inline int post_of(int m)
{
    return is_golem(m) ? (m - GOLEM_0) / 2 % POSTS : (m - TOWER_0) % POSTS;
}
static inline int partner_of(int golem) { return GOLEM_0 + ((golem - GOLEM_0) ^ 1); }

/* ---- option verbs, kinds, events, match options ---------------------------------------------- */

#define EXALTED_VERBS(V)                                                                          \
    V(COLOUR, "colour", 1, KIND_TEAM)  /* before the game */                                      \
    V(PICK, "pick", 1, KIND_HERO)                                                                 \
    V(FACTION, "faction", 1, KIND_FACTION)                                                        \
    V(START, "start", 1, KIND_SEAT)                                                               \
    V(DEPLOY, "deploy", 3, KIND_MODEL, KIND_X, KIND_Y)                                            \
    V(GOLEM, "golem", 2, KIND_X, KIND_Y)  /* the second of a pair */                              \
    V(BUY, "buy", 2, KIND_MODEL, KIND_ITEM)                                                       \
    V(NO_MORE, "no-more", 0, 0)                                                                   \
    V(ACT, "act", 1, KIND_MODEL)  /* an action */                                                 \
    V(PASS, "pass", 0, 0)                                                                         \
    V(PASS_PHASE, "pass-phase", 0, 0)                                                             \
    V(GO, "go", 2, KIND_X, KIND_Y)                                                                \
    V(BACK, "back", 0, 0)                                                                         \
    V(RUN, "run", 0, 0)                                                                           \
    V(ATTACK, "attack", 1, KIND_MODEL)                                                            \
    V(USE, "use", 1, KIND_SLOT)                                                                   \
    V(TELEPORT, "teleport", 1, KIND_MODEL)                                                        \
    V(WAKE, "wake", 0, 0)                                                                         \
    V(FREE, "free", 0, 0)                                                                         \
    V(DONE, "done", 0, 0)                                                                         \
    V(CHOOSE, "choose", 1, KIND_CHOICE)  /* how an ability is used */                             \
    V(TO, "to", 2, KIND_X, KIND_Y)                                                                \
    V(AT, "at", 1, KIND_MODEL)                                                                    \
    V(AIM, "aim", 2, KIND_X, KIND_Y)                                                              \
    V(LET, "let", 0, 0)  /* reactions */                                                          \
    V(STRIKE, "strike", 2, KIND_MODEL, KIND_MODEL)                                                \
    V(CATCH, "catch", 1, KIND_MODEL)                                                              \
    V(ANSWER, "answer", 2, KIND_MODEL, KIND_SLOT)                                                 \
    V(AT_START, "at-start", 0, 0)                                                                 \
    V(AT_END, "at-end", 0, 0)
typedef enum Verb { EXALTED_VERBS(VERB_ENUM) VERBS } Verb;

#define EXALTED_KINDS(K)                                                                          \
    K(MODEL, "model", KIND_FUNCTIONS(model_count, model_word))                                    \
    K(HERO, "hero", KIND_IDS(Content, hero, n_heroes))                                            \
    K(ITEM, "item", KIND_IDS(Content, item, n_items))                                             \
    K(SLOT, "slot", KIND_WORDS(slot_words))                                                       \
    K(TEAM, "team", KIND_WORDS(team_words))                                                       \
    K(FACTION, "faction", KIND_IDS(Content, faction, n_factions))                                 \
    K(STATUS, "status", KIND_WORDS(status_words))                                                 \
    K(ABILITY, "ability", KIND_FUNCTIONS(ability_count, ability_word))                            \
    K(CHOICE, "choice", KIND_FUNCTIONS(choice_count, choice_word))                                \
    K(VALUE, "value", KIND_WORDS(value_words))                                                    \
    K(LANE, "lane", KIND_WORDS(lane_words))                                                       \
    K(WALL, "wall", KIND_FUNCTIONS(wall_count, wall_word))                                        \
    K(MODE, "mode", KIND_WORDS(mode_words))                                                       \
    K(REWARD, "reward", KIND_WORDS(reward_words))                                                 \
    K(STEP, "step", KIND_WORDS(step_words))                                                       \
    K(PASSIVE, "passive", KIND_FUNCTIONS(passive_count, passive_word))                            \
    K(DEED, "deed", KIND_WORDS(deed_words))
typedef enum Kind {
    KIND_LAST_OF_CORE = KIND_GAME - 1,
    EXALTED_KINDS(KIND_ENUM)
    KINDS
} Kind;

#define EXALTED_EVENTS(E)                                                                         \
    E(INITIATIVE, "initiative", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)                           \
    E(TIE, "tie", 1, KIND_NUMBER)                                                                 \
    E(COLOUR, "colour", 2, KIND_SEAT, KIND_TEAM)                                                  \
    E(PICK, "pick", 2, KIND_SEAT, KIND_HERO)                                                      \
    E(PREPARED, "prepared", 1, KIND_SEAT)                                                         \
    E(START, "start", 2, KIND_SEAT, KIND_NUMBER)                                                  \
    E(DEPLOY, "deploy", 3, KIND_MODEL, KIND_X, KIND_Y)                                            \
    E(RETURN, "return", 3, KIND_MODEL, KIND_X, KIND_Y)                                            \
    E(PAIR, "pair", 3, KIND_TEAM, KIND_LANE, KIND_NUMBER)                                         \
    E(ROUND, "round", 1, KIND_NUMBER)                                                             \
    E(INCOME, "income", 1, KIND_NUMBER)                                                           \
    E(BUY, "buy", 3, KIND_MODEL, KIND_ITEM, KIND_NUMBER)                                          \
    E(PHASE, "turn", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)                                     \
    E(PASS, "pass", 1, KIND_SEAT)                                                                 \
    E(ANNOUNCE_ATTACK, "announce-attack", 2, KIND_MODEL, KIND_MODEL)                              \
    E(ANNOUNCE_ABILITY, "announce-ability", 2, KIND_MODEL, KIND_ABILITY)                          \
    E(ANNOUNCE_RUN, "announce-run", 1, KIND_MODEL)                                                \
    E(ANNOUNCE_MOVE, "announce-move", 1, KIND_MODEL)                                              \
    E(ANNOUNCE_TELEPORT, "announce-teleport", 2, KIND_MODEL, KIND_MODEL)                          \
    E(REACT_ATTACK, "react-attack", 2, KIND_MODEL, KIND_MODEL)                                    \
    E(REACT_ABILITY, "react-ability", 2, KIND_MODEL, KIND_ABILITY)                                \
    E(CATCH, "catch", 2, KIND_MODEL, KIND_MODEL)                                                  \
    E(NO_REACTION, "no-reaction", 1, KIND_SEAT)                                                   \
    E(LOST, "lost", 1, KIND_MODEL)                                                                \
    E(MOVE, "move", 3, KIND_MODEL, KIND_X, KIND_Y)                                                \
    E(DASH, "dash", 3, KIND_MODEL, KIND_X, KIND_Y)                                                \
    E(PLACE, "place", 3, KIND_MODEL, KIND_X, KIND_Y)                                              \
    E(TELEPORT, "teleport", 3, KIND_MODEL, KIND_X, KIND_Y)                                        \
    E(PUSH, "push", 3, KIND_MODEL, KIND_X, KIND_Y)                                                \
    E(CHARM, "charm", 3, KIND_MODEL, KIND_X, KIND_Y)                                              \
    E(MARCH, "march", 3, KIND_MODEL, KIND_X, KIND_Y)                                              \
    E(WAKE, "wake", 1, KIND_MODEL)                                                                \
    E(FREE, "free", 1, KIND_MODEL)                                                                \
    E(ATTACK, "attack", 2, KIND_MODEL, KIND_MODEL)                                                \
    E(TOWER_SHOT, "tower-shot", 2, KIND_MODEL, KIND_MODEL)                                        \
    E(ABILITY, "ability", 2, KIND_MODEL, KIND_ABILITY)                                            \
    E(DICE, "dice", 1, MANY(KIND_NUMBER))                                                         \
    E(HITS, "hits", 6, KIND_MODEL, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER,            \
      KIND_NUMBER)                                                                                \
    E(REROLL, "reroll", 1, KIND_MODEL)                                                            \
    E(DAMAGE, "damage", 3, KIND_MODEL, KIND_NUMBER, KIND_NUMBER)                                  \
    E(SHIELDED, "shielded", 2, KIND_MODEL, KIND_NUMBER)                                           \
    E(GUARDED, "guarded", 3, KIND_MODEL, KIND_MODEL, KIND_NUMBER)                                 \
    E(HEAL, "heal", 2, KIND_MODEL, KIND_NUMBER)                                                   \
    E(MANA, "mana", 2, KIND_MODEL, KIND_NUMBER)                                                   \
    E(SHIELD, "shield", 2, KIND_MODEL, KIND_NUMBER)                                               \
    E(STATUS, "status", 2, KIND_MODEL, KIND_STATUS)                                               \
    E(STATUS_END, "status-end", 2, KIND_MODEL, KIND_STATUS)                                       \
    E(IMMUNE, "immune", 2, KIND_MODEL, KIND_STATUS)                                               \
    E(CHANGE, "change", 4, KIND_MODEL, KIND_VALUE, KIND_NUMBER, KIND_ABILITY)                     \
    E(MARK, "mark", 2, KIND_MODEL, KIND_ABILITY)                                                  \
    E(MARK_END, "mark-end", 2, KIND_MODEL, KIND_ABILITY)                                          \
    E(TRAP_LAID, "trap-laid", 3, KIND_MODEL, KIND_X, KIND_Y)                                      \
    E(TRAP, "trap", 2, KIND_MODEL, KIND_MODEL)                                                    \
    E(OUT, "out", 1, KIND_MODEL)                                                                  \
    E(REWARD, "reward", 4, KIND_MODEL, KIND_REWARD, KIND_NUMBER, KIND_NUMBER)                     \
    E(LEVEL, "level", 2, KIND_MODEL, KIND_NUMBER)                                                 \
    E(POINTS, "points", 3, KIND_TEAM, KIND_NUMBER, KIND_NUMBER)                                   \
    E(BONUS, "bonus", 2, KIND_TEAM, KIND_MODEL)                                                   \
    E(END_PHASE, "end-phase", 1, KIND_NUMBER)                                                     \
    E(END_STEP, "end-step", 1, KIND_STEP)                                                         \
    E(CLASH, "clash", 2, KIND_LANE, KIND_NUMBER)                                                  \
    E(SIEGE, "siege", 2, KIND_MODEL, KIND_NUMBER)                                                 \
    E(REGROWTH, "regrowth", 2, KIND_MODEL, KIND_NUMBER)                                           \
    E(BACK_AGAIN, "back-again", 1, KIND_MODEL)                                                    \
    E(WIN, "win", 1, KIND_TEAM)                                                                   \
    E(DRAW, "draw", 1, KIND_NUMBER)                                                               \
    E(LIMIT, "limit", 1, KIND_NUMBER)
/* EX-END-1 … 7: the steps of the end phase. */
typedef enum EndStep {
    STEP_MARCH, STEP_SIEGE, STEP_RUINS, STEP_EFFECTS, STEP_LOSSES, STEP_GOLEMS, STEP_CREATURES,
    END_STEPS
} EndStep;

typedef enum EventKind { EXALTED_EVENTS(EVENT_ENUM) EVENTS } EventKind;

#define EXALTED_PROMPTS(Q)                                                                        \
    Q(COLOUR, "colour")                                                                           \
    Q(PICK, "pick")                                                                               \
    Q(PREPARE, "prepare")                                                                         \
    Q(FACTION, "faction")                                                                         \
    Q(START, "start")                                                                             \
    Q(DEPLOY, "deploy")                                                                           \
    Q(GOLEM, "golem")                                                                             \
    Q(BUY, "buy", PASSED_BY(V_NO_MORE), SUBJECT(KIND_DEED))                                       \
    Q(HERO, "hero", .pause = BEGINS_ANEW)                                                         \
    Q(ACTION, "action")                                                                           \
    Q(PATH, "path")                                                                               \
    Q(AFTER, "after")                                                                             \
    Q(CHOICE, "choice")                                                                           \
    Q(LEAP, "leap")                                                                               \
    Q(TARGET, "target")                                                                           \
    Q(AIM, "aim")                                                                                 \
    Q(TELEPORT, "teleport")                                                                       \
    Q(REACT, "react", PASSED_BY(V_LET), SUBJECT(KIND_DEED))                                       \
    Q(WHEN, "when")
typedef enum Prompt { EXALTED_PROMPTS(PROMPT_ENUM) PROMPTS } Prompt;

typedef enum Mode { MODE_STANDARD, MODE_TO_THE_END, MODE_TROPHIES, MODE_POACHER } Mode;
typedef enum TeamChoice { TEAMS_DRAFT, TEAMS_PREPARED, TEAMS_FACTIONS, TEAMS_RANDOM } TeamChoice;

enum { OPT_MODE, OPT_MAP, OPT_TEAMS, OPT_UNIQUE, OPT_ROUND_LIMIT, MATCH_OPTIONS };

/* What a victory point or a reward was for. */
typedef enum Reward {
    FOR_HERO, FOR_TOWER, FOR_ARTIFACT, FOR_DRAKO, FOR_CYDRA, FOR_CREATURE, FOR_GOLEM, FOR_SUPPORT,
    REWARDS
} Reward;

/* ---- state ----------------------------------------------------------------------------------- */

enum { MARKS_MAX = 96, HERO_ITEMS = 3, HERO_TRAPS = 2, TRAPS_MAX = HEROES * HERO_TRAPS,
       UNTIL_END = 0xff, ACTIONS = 2 };

/* Where everything stands. Plans look at copies of it. */
typedef struct Places {
    Models standing;               /* on the mat */
    Point at[MODELS];
} Places;

typedef struct Model {
    int8_t lp;
    uint8_t shield;
    StatusSet status;
    uint8_t ends;                  /* 2 bits for each of stun, hold, silence, blind: how many ends
                                      of activation phases it still lasts */
    uint8_t phases_of;             /* a bit for each of them: red's phases count, or blue's */
    int8_t by[2];                  /* who caused bleed and burn */
    int8_t felled_by;              /* of who is at 0 LP: the model that took the last of them */
} Model;

typedef struct Hero {
    int8_t profile;                /* in the content, or NONE */
    uint8_t level, xp, mana, gold; /* level from 1; xp within the level */
    int8_t item[HERO_ITEMS];       /* or NONE */
    uint8_t ultimate_used;         /* EX-COOL-5 */
    uint8_t struck;                /* it has made a basic attack this round */
    uint8_t haggled;
} Hero;

/* A lasting effect of an ability on a model: EX-CARD-8, EX-MARK-2. */
typedef struct Mark {
    int8_t on, by;
    uint8_t ability;               /* hero * SLOTS + slot */
    uint8_t effect;                /* list * EFFECTS_MAX + index, see exalted_effect */
    uint8_t ends;                  /* how many ends of phases; UNTIL_END: of the round */
    int8_t phases_of;
    int8_t left;                   /* DO_CHARGE: attacks */
} Mark;

typedef struct Trap {
    Point at;
    int8_t by;                     /* the hero that laid it; NOBODY: none */
    uint8_t rounds;                /* end phases to come */
} Trap;

typedef enum DeedKind {
    DEED_NONE, DEED_MOVE, DEED_RUN, DEED_ATTACK, DEED_ABILITY, DEED_TELEPORT, DEED_WAKE, DEED_FREE,
    DEED_BUY         /* no deed of a plan: what people may be asked about besides */
} DeedKind;

/* What is announced: EX-ACT-5, EX-REACT-2. */
typedef struct Deed {
    int8_t hero;
    uint8_t kind;                  /* DeedKind */
    uint8_t slot, choice;
    int8_t target;                 /* model, or NOBODY */
    uint8_t early;                 /* of a reaction: before the actor moves or vanishes */
    Point aim;                     /* direction of a line or template, centre of a circle */
    Point first, then;             /* where the user leaps before and after */
} Deed;

typedef struct Plan {
    Deed deed;
    uint8_t move_first;            /* the path comes before the deed */
    uint8_t n;                     /* way points */
    Point path[PATH_POINTS];
} Plan;

typedef struct State {
    Flow flow;
    FLOW_STACK(512);
    int16_t option[MATCH_OPTIONS];
    uint16_t round;
    int8_t colour[2];              /* team of a seat */
    int8_t initiative;             /* seat that holds it this round: EX-RULE-79 */
    int8_t began, opened;          /* seats that held it at first, and that started round 1 */
    int8_t start;                  /* start player of the round */
    int8_t active;                 /* seat whose phase it is, or NONE */
    uint8_t phases[2];             /* activation phases done this round, by seat */
    uint8_t actions;               /* actions left in this phase */
    int8_t winner;                 /* team, NEUTRAL for a draw, NONE: goes on */
    uint8_t at_limit;
    uint8_t points[TEAMS];
    uint8_t scored[TEAMS][REWARDS];  /* how often for what */
    int8_t bonus[2];               /* team that has Drako's, Cydra's bonus, or NONE */
    int16_t memory[TEAMS];         /* last performed hero * SLOTS + slot, or NONE: EX-RULE-29 */
    uint16_t wants;                /* heroes who have gold that they had not before */
    uint8_t market[ITEMS_MAX];     /* copies left */
    uint64_t bought[2];            /* by seat, a bit for each card it ever bought: for counting */
    Slot prepared[2][TEAM_HEROES]; /* EX-DRAFT-7 */
    Places now;
    Models fallen;                 /* at 0 LP, not removed yet */
    Model model[MODELS];
    Hero hero[HEROES];
    uint8_t n_marks, n_traps;
    Mark mark[MARKS_MAX];
    Trap trap[TRAPS_MAX];
    Plan plan;                     /* the action that is announced */
    Deed reaction;
    Models attacked[2];            /* by the action, by the reaction: EX-SEQ-10, -11 */
} State;

_Static_assert(sizeof(State) <= 6144, "the Exalted state is at most 6 KB");

/* ---- flows ----------------------------------------------------------------------------------- */

#define EXALTED_FLOWS(X)                                                                          \
    X(game) X(beginning) X(teams) X(draft) X(prepare) X(factions) X(deploy) X(pairs) X(pair)      \
    X(round) X(shop) X(phase) X(action) X(announce) X(aim) X(react) X(carry_out)          \
    X(end_phase)

enum { EXALTED_FLOWS(FLOW_ENUM) PROCS };
EXALTED_FLOWS(FLOW_DECLARE)

struct game_vars { int8_t unused; };
struct beginning_vars { int8_t winner; };
struct teams_vars { int8_t winner; };
struct draft_vars { int8_t winner, i, seat; };
struct prepare_vars { int8_t role; };
struct factions_vars { int8_t winner, i, seat; };
struct deploy_vars { int8_t seat, i; bool back; };
struct pairs_vars { int8_t i, lane; uint8_t post; };   /* i: start player's team first */
struct pair_vars { int8_t team, lane; uint8_t post; Point usual; };  /* of the second */
struct round_vars { int8_t winner, i, seat; };
struct shop_vars { int8_t seat, passed; };
struct phase_vars { int8_t seat; };
struct action_vars { int8_t seat, hero; };
struct announce_vars { int8_t seat; };
struct aim_vars { int8_t seat; };
struct react_vars { int8_t seat; uint16_t watching; };  /* heroes who may react */
struct carry_out_vars { int8_t seat; Point expected; };
struct end_phase_vars { uint8_t hits[TOWERS + TEAMS]; };  /* of golems on buildings */

/* ---- models.c: where they are, what stands in the way ---------------------------------------- */

static inline const Content *content(const State *s) { return pack_content(s); }
static inline const Arena *arena(const State *s) { return &content(s)->arena; }
static inline const Map *map_of(const State *s) { return &arena(s)->map[s->option[OPT_MAP]]; }
/* Those of a set that take part in this match, whether they stand or not. */
static inline Models on_map(const State *s, Models of) { return of & map_of(s)->models; }
static inline int seat_of_team(const State *s, int team) { return s->colour[0] == team ? 0 : 1; }
static inline const Profile *profile_of(const State *s, int hero)
{
    return &content(s)->hero[s->hero[hero].profile];
}
static inline const Ability *ability_of(const State *s, int hero, int slot)
{
    return &profile_of(s, hero)->ability[slot];
}
static inline const Ability *ability_at(const State *s, int ability)
{
    return &content(s)->hero[ability / SLOTS].ability[ability % SLOTS];
}
static inline int ability_number(const State *s, int hero, int slot)
{
    return s->hero[hero].profile * SLOTS + slot;
}
static inline bool stands(const Places *p, int m) { return (p->standing & bit(m)) != 0; }
/* On the mat, and not at 0 LP waiting to be removed: EX-RULE-38. */
static inline bool alive(const State *s, int m)
{
    return stands(&s->now, m) && s->model[m].lp > 0;
}
/* The nodes of the arena beginning with those of the hero's own half: what is offered is the same
 * from both sides. */
static inline Point own_node(const State *s, int hero, int i)
{
    const Arena *a = arena(s);
    const int half = a->n_nodes / 2;
    return a->node[team_of(hero) != RED ? i : i < half ? i + half : i - half];
}
Models exalted_alive(const State *s, Models of);
const Fixed *exalted_fixed(const State *s, int m);           /* of what is no hero */
/* EX-MODEL-2, EX-RULE-2: the size of a base never changes. */
static inline int exalted_radius(const State *s, int m) { return content(s)->radius[m]; }
static inline Disc exalted_disc(const State *s, const Places *p, int m)
{
    return (Disc){p->at[m], content(s)->radius[m]};
}
/* EX-MEAS-4, -5, EX-RULE-3: from edge to edge, horizontally; equality counts. */
bool exalted_within(const State *s, const Places *p, int a, int b, int inches);
/* Those of a set that are so near. */
Models exalted_all_within(const State *s, const Places *p, int a, Models of, int units);
enum { SIGHT_INCHES = 10 };                                  /* EX-LOS-1 */
bool exalted_sees(const State *s, const Places *p, int a, int b);
/* Enemies of a team that abilities and attacks may be directed at, buildings too. */
static inline Models enemies_of(int team)
{
    return models_of(other_team(team)) | ALL_NEUTRALS;
}
bool exalted_on_platform(const State *s, int hero);          /* EX-RULE-11 */

/* How a model gets along: EX-RULE-6. */
typedef enum Gait {
    GAIT_WALK,    /* standard move and run of a hero, with what his passive and cards allow */
    GAIT_DASH,    /* movement by an ability */
    GAIT_FLY,
    GAIT_SHOVED,  /* every model blocks */
    GAIT_PLACED,  /* only the end counts */
    GAIT_MARCH,   /* a golem or neutral that closes in */
} Gait;
typedef struct Terrain {
    Ground ground;
    Disc disc[MODELS];
    GroundIndex index;
} Terrain;
void exalted_terrain(const State *s, const Places *p, int m, Gait gait, Terrain *out);
/* The same for questions about ways and places that lead the middle of the model no farther from a
 * point than so many units: what cannot matter is left out. */
void exalted_terrain_near(const State *s, const Places *p, int m, Gait gait, Point at, int units,
                          Terrain *out);
/* The same for who has many questions about it. */
static inline void exalted_well_known(const State *s, const Places *p, int m, Gait gait,
                                      Terrain *out)
{
    exalted_terrain(s, p, m, gait, out);
    ground_index(&out->ground, &out->index);
}
/* EX-RULE-7: NULL, or the rule that forbids the model to stand there. */
const char *exalted_no_stand(const State *s, const Places *p, int m, Point at);
/* The same of any terrain: who blocks no way does not give way either. */
const char *exalted_no_room(const Terrain *t, Disc d);
/* The nearest place where the model may stand. */
Point exalted_nearest(const State *s, const Places *p, int m, Point at);

/* ---- values.c -------------------------------------------------------------------------------- */

int exalted_column(int level);                                /* EX-PROF-6, -7 */
int exalted_value(const State *s, int m, Value v);
int exalted_life(const State *s, int m);                      /* most LP it can have */
/* The sum of n over the traits of a kind that a hero has by passive and cards. */
int exalted_trait(const State *s, int hero, TraitKind kind);
bool exalted_may_have(const State *s, int hero, TraitKind kind);
/* Calls for each trait of a hero. */
#define EACH_TRAIT(t, s, hero)                                                                    \
    for (int list_##t = 0; list_##t <= HERO_ITEMS; list_##t++)                                    \
        for (const TraitList *of_##t = exalted_traits(s, hero, list_##t); of_##t != 0; of_##t = 0) \
            for (const Trait *t = of_##t->list; t < of_##t->list + of_##t->n; t++)
const TraitList *exalted_traits(const State *s, int hero, int list);
bool exalted_has_immunity(const State *s, int m, Status status);
bool exalted_is_wounded(const State *s, int m);               /* EX-WOUND-1 */
enum { RANGE_MOST = 6 };  /* EX-RULE-37: no basic range is longer */
int exalted_reach(const State *s, int m);                     /* of its basic attack, in inches */
bool exalted_is_ranged(const State *s, int m);
int exalted_move_inches(const State *s, int hero, bool run);  /* EX-STATUS-11 counted */
const Effect *exalted_effect(const State *s, const Mark *mark);

/* ---- status.c -------------------------------------------------------------------------------- */

static inline bool has_status(const State *s, int m, Status status)
{
    return (s->model[m].status & 1u << status) != 0;
}
/* Ends of activation phases that it still lasts, and of whose; 0: it ends in another way. */
int exalted_status_ends(const State *s, int m, Status status, int *team);
void exalted_put_status(Ctx *c, State *s, int m, Status status, int by);
void exalted_end_status(Ctx *c, State *s, int m, Status status, const char *rule);
/* Takes a mark away without a word. */
void exalted_drop_mark(State *s, int i);
void exalted_put_mark(Ctx *c, State *s, int m, int by, int ability, int effect);
void exalted_end_marks(Ctx *c, State *s, int m);              /* all on a model: EX-RULE-68 */
void exalted_end_of_phase(Ctx *c, State *s, int team);        /* EX-SEQ-13 */
void exalted_end_of_round(Ctx *c, State *s);                  /* step 7 */

/* Takes a trap away: it has sprung, is too old, or makes room. */
void exalted_drop_trap(State *s, int i);

/* ---- movement.c ------------------------------------------------------------------------------ */

typedef enum Arrival { ARRIVED, STOPPED, FELL } Arrival;
/* Moves a model along a path; towers shoot, traps spring. */
Arrival exalted_travel(Ctx *c, State *s, int m, const Point *path, int n);
Arrival exalted_put(Ctx *c, State *s, int m, Point at, int event, const char *rule);
/* The ability with which this hero lays traps. */
int exalted_trap_slot(const State *s, int by);
void exalted_shove(Ctx *c, State *s, int m, int from, int inches, bool away);
/* NULL, or what forbids a leg of a walk to `to`; `left` in 1/FINE. */
const char *exalted_leg_denied(const Terrain *t, Disc d, Point to, bool first, int32_t left,
                               Hit *hit);
int exalted_leg_samples(const State *s, const Places *p, int hero, const Terrain *t, bool first,
                        int32_t left, Point *out, int most);
/* What blocks a way, for the refusal. */
Thing exalted_thing_hit(const State *s, const Places *p, int hero, Gait gait, Hit hit);

/* ---- attack.c -------------------------------------------------------------------------------- */

/* One attack roll: EX-CARD-13. */
typedef struct Blow {
    int attacker, target;
    int dice, need, defence;
    bool critical, basic, ranged;
    int plus;                     /* damage added after all: EX-CARD-12 */
} Blow;
Blow exalted_basic_blow(const State *s, int attacker, int target);
Blow exalted_ability_blow(const State *s, int hero, const Ability *a, int target);
void exalted_basic_attack(Ctx *c, State *s, int attacker, int target, const char *rule);
int exalted_roll(Ctx *c, State *s, const Blow *b);            /* the damage */
/* Takes LP; returns how many were lost. `roll`: by an attack roll (Gavin). */
int exalted_hurt(Ctx *c, State *s, int m, int damage, int by, bool roll, const char *rule);
void exalted_heal(Ctx *c, State *s, int m, int n, const char *rule);
/* NULL, or why `attacker` may not make a basic attack on an enemy as things stand in `p`. */
const char *exalted_attack_denied(const State *s, const Places *p, int attacker, int target);
/* The figures of a refusal: how far apart they are, and how far would do. */
void exalted_because_far(const State *s, const Places *p, int from, int to, int inches, Menu *m);
/* All that it may attack. */
Models exalted_attackable(const State *s, const Places *p, int attacker);

/* ---- aiming.c, abilities.c ------------------------------------------------------------------- */

/* Shapes of templates: EX-RULE-16, -17. */
enum { CIRCLE = 381, T1_LENGTH = 4 * INCH, T2_LENGTH = 6 * INCH, ROOT_HALF = 127, T1_HALF = 381 };
/* T1 or T2 against the base of the user, as the deed is aimed. */
Polygon exalted_template(const State *s, const Places *p, const Deed *d);
/* Aims at a place: a circle lies there, lines and templates only take the direction. */
void exalted_aim_at(const State *s, const Places *p, Deed *d, Point at);

/* Who is touched by what is aimed at: enemies and friendly heroes. */
typedef struct Touched { Models enemies, friends; } Touched;
Touched exalted_touched(const State *s, const Places *p, const Deed *d);
/* EX-CARD-10: of two shields only the larger stays. */
void exalted_shield(Ctx *c, State *s, int m, int n);
/* EX-PROF-9: never above the maximum. */
void exalted_regain(Ctx *c, State *s, int hero, int n, const char *rule);
const char *exalted_target_denied(const State *s, const Places *p, const Deed *d, int target);
/* All that an ability may be directed at: whom exalted_target_denied does not forbid. */
Models exalted_targets(const State *s, const Places *p, const Deed *d);
const char *exalted_aim_denied(const State *s, const Places *p, const Deed *d);
bool exalted_circle_fits(const State *s, const Places *p, const Deed *d);
int exalted_aim_samples(const State *s, const Places *p, const Deed *d, Point *out, int most);
const char *exalted_leap_denied(const State *s, const Places *p, const Deed *d, const Leap *leap,
                                Point to);
/* The same for the way alone, whoever is hit from there. */
const char *exalted_leap_way_denied(const State *s, const Places *p, const Deed *d,
                                    const Leap *leap, Point to);
int exalted_leap_samples(const State *s, const Places *p, const Deed *d, const Leap *leap,
                         Point *out, int most);
/* NULL, or why the ability cannot be used now; `p`: where everything would stand. */
const char *exalted_ability_denied(const State *s, const Places *p, int hero, int slot);
/* The same as long as nobody asks for a target: NULL, it is ready. */
const char *exalted_ability_blocked(const State *s, int hero, int slot);
/* Carries out an ability; false if it is lost. */
bool exalted_use_ability(Ctx *c, State *s, const Deed *d, int by_reaction);

/* ---- scene.c, announce.c --------------------------------------------------------------------- */

/* Of the announced action: where its path begins, from where its deed is done before any leap, and
 * where the actor is after all of it that is said so far. */
Point exalted_path_start(const State *s);
Point exalted_deed_start(const State *s);
Point exalted_plan_end(const State *s);
/* The last with everybody else where he is. */
void exalted_planned(const State *s, Places *p);
/* Whether it is a reaction that is being announced. */
static inline bool exalted_reacts(const State *s) { return s->reaction.hero != NOBODY; }
/* What is being announced: the reaction if there is one, else the deed of the action. */
const Deed *exalted_announced(const State *s);
/* Where everything stands when the announced ability is used; its user where he has leapt to. */
void exalted_scene(const State *s, Places *p);
/* What a path may still be long, in 1/FINE. */
int32_t exalted_length_left(const State *s);
/* Why nothing more than a way can be announced; NULL: it can. */
const char *exalted_deed_denied(const State *s);

/* ---- reaction.c ------------------------------------------------------------------------------ */

/* EX-LEAVE-1, EX-RULE-32: the mover starts in range of the hero's basic attack, ends outside. */
bool exalted_is_left(const State *s, int hero);
/* EX-SEQ-8, EX-LEAVE-2: carries out the announced reaction, if it is still possible. */
void exalted_do_reaction(Ctx *c, State *s);

/* ---- removal.c ------------------------------------------------------------------------------- */

/* Removes who is at 0 LP, pays rewards, counts points; true if that ends the game. */
bool exalted_remove(Ctx *c, State *s);
#define REMOVE()                           \
    do {                                   \
        if (exalted_remove(c, s)) \
            END_GAME;                      \
    } while (0)
void exalted_gain(Ctx *c, State *s, int hero, int xp, int gold, Reward why, const char *rule);
int exalted_goal(const State *s);
/* EX-VP-2 … 8: what it is worth in this mode; of creatures it matters whose mountain it is. */
int exalted_points_for(const State *s, Reward why, bool own_mountain);
bool exalted_decided(Ctx *c, State *s);

/* ---- market.c, golems.c, towers.c ------------------------------------------------------------ */

int exalted_price(const State *s, int hero, int item);
/* EX-KIT-8: what cards cost him less just now, though never nothing. */
int exalted_discount(const State *s, int hero);
bool exalted_can_buy(const State *s, int team);
void exalted_reset_wants(State *s, int hero);

bool exalted_is_armed(const State *s, int tower);             /* EX-TOWER-6, EX-RULE-40 */
const char *exalted_tower_shut(const State *s, int building); /* NULL: may be attacked */
void exalted_entry_shots(Ctx *c, State *s, int hero, Models towers);
/* Enemy towers that are armed and have the hero in range and sight. */
Models exalted_towers_on(const State *s, const Places *p, int hero);
void exalted_volley(Ctx *c, State *s, int team);              /* EX-TOWER-7 */

Models exalted_tower_pair(const State *s, int tower);
void exalted_answer_attacks(Ctx *c, State *s, int attacker, Models attacked);
/* Step 1 of the end phase: who meets whom, who hits what; inner pairs move up. */
void exalted_march(Ctx *c, State *s, uint8_t hits[TOWERS + TEAMS]);
void exalted_march_on(Ctx *c, State *s, int lane, uint8_t hits[TOWERS + TEAMS]);
void exalted_return_neutrals(Ctx *c, State *s);

/* ---- round.c, view_cards.c ------------------------------------------------------------------- */

/* What steps 1 to 4 of the end phase would do if it came now. */
typedef struct Foreseen {
    uint8_t losses[LANES];                  /* golems of each side that cancel each other */
    uint8_t hits[LANES][TOWERS + TEAMS];    /* of golems on buildings */
    int8_t lp[MODELS];                      /* what everybody would have then */
} Foreseen;
void exalted_foresee(const State *s, Foreseen *out);

/* What is on the card now, and what lies beside the arena. */
void exalted_describe_hero(const State *s, ViewFacts *of, int m);
void exalted_view_cards(const State *s, int seat, View *v);

/* ---- the Game interface ---------------------------------------------------------------------- */

void exalted_view(const void *state, int seat, View *v);
/* The abilities of a hero that is still to be chosen. */
void exalted_brings(const void *state, Thing figure, View *v);
ForecastEnd exalted_ends(int prompt, int event);
void exalted_overlay(const void *state, const PreviewQuery *query, Overlay *out);
bool exalted_odds(const void *state, const Menu *m, Option o, Odds *out);
/* ---- measuring.c */
int exalted_plan(const void *state, const Menu *m, Point to, Option *answers, int cap,
                 const char **rule);
int exalted_named_places(const void *state, const Menu *m, NamedPlace out[NAMED_PLACES]);
bool exalted_describe(const void *state, const Menu *m, Point at, PlaceWords *out);
bool exalted_measure(const void *state, Thing from, Thing to, Measure *out);
void exalted_show_reach(const State *s, Overlay *out);
void exalted_show_move(const State *s, int hero, Overlay *out);
void exalted_show_sight(const State *s, int m, Overlay *out);
bool exalted_field(const void *state, const Menu *m, Thing of, struct Field *out);
void exalted_redeal(void *state, int seat, Chance *chance);
const char *exalted_check(const void *state);
const char *exalted_setup(void *state, const Setup *how);
/* The place of a hero in its team: EX-SETUP-7; Mage and Assassin share one (EX-CLASS-5). */
int exalted_role(const Content *k, int hero);
extern const BotHooks exalted_bots;
enum { EXALTED_WORK = 3 };
extern const LabWork exalted_work[EXALTED_WORK];

extern const Game exalted_game;

#endif
