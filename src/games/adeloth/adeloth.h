/* Reflections of Adeloth: the state, and what the files of this game share.
 *
 * One file a rulebook chapter: setup.c, draw.c (drawing, archive, draft), turn.c (turn, phases),
 * actions.c (what may be chosen, as an action or as a reaction), choosing.c, targets.c (legality),
 * stack.c (priority, negation), triggers.c, income.c (start, income, card flow), movement.c,
 * attack.c, attributes.c (attribute victories), summoning.c, levels.c, upgrades.c, effects.c (the
 * vocabulary: what cards, abilities and wares do), removal.c (damage, bounty, the end), units.c
 * (statuses, keywords, warbands), bands.c (what people want to see before they choose), unseen.c
 * (what they can reckon about hidden cards), view.c and secrets.c. policy*.c is the bot. Rule ids
 * are those of rules/adeloth.md. */
#ifndef GAMES_ADELOTH_H
#define GAMES_ADELOTH_H

#include "core/game.h"
#include "games/adeloth/content.h"

#define FLOW_OF adeloth

enum {
    SEATS = 2, NOBODY = -1, NO_CARD = -1, NO_FIELD = -1,
    GENERALS = 2,
    TOKEN_UNITS = FIELDS - GENERALS,       /* AD-SUM-8: as many as find a field */
    FIRST_TOKEN = GENERALS + CARDS_MAX, UNITS = FIRST_TOKEN + TOKEN_UNITS,
    STACK_MAX = 72, TARGETS_MAX = 2,
    /* A reaction puts at most two effects onto the stack, an attack and its check. Above that lie
     * only triggered abilities, each at most once (triggers.c), so none is ever without a place. */
    REACTIONS_UP_TO = STACK_MAX - 2 - TRIGGERS_MAX,
    DRAFT_CARDS = 6,                       /* AD-DRAFT-1 */
    ROUND_LIMIT = 60,                      /* AD-RULE-46 */
    COMPENSATION = 2,                      /* gold: AD-RULE-88 */
    /* No rule limits gold, experience or mana (AD-RULE-63); this keeps what no match can reach
     * inside the numbers of events and views. */
    RESOURCE_MAX = 30000,
};

/* ---- option verbs, kinds, events, match options ---------------------------------------------- */

#define ADELOTH_VERBS(V)                                                                          \
    V(PROFESSION, "profession", 1, KIND_PROFESSION)  /* set-up, draft, archive */                 \
    V(COLOUR, "colour", 1, KIND_COLOUR)                                                           \
    V(DRAFT, "draft", 1, KIND_CARD)                                                               \
    V(LEAVE, "leave", 1, KIND_CARD)                                                               \
    V(TOP, "top", 1, KIND_CARD)                                                                   \
    V(MOVE, "move", 1, KIND_UNIT)  /* actions */                                                  \
    V(ATTACK, "attack", 2, KIND_UNIT, KIND_UNIT)                                                  \
    V(SHOOT, "shoot", 2, KIND_UNIT, KIND_UNIT)                                                    \
    V(SUMMON, "summon", 1, KIND_CARD)                                                             \
    V(SPY, "spy", 2, KIND_CARD, KIND_NUMBER)                                                      \
    V(PLAY, "play", 1, KIND_CARD)  /* cards: alone, at a unit or an effect, by spy */             \
    V(PLAY_AT, "play-at", 2, KIND_CARD, KIND_UNIT)                                                \
    V(COUNTER, "counter", 2, KIND_CARD, KIND_STACKED)                                             \
    V(AMBUSH, "ambush", 3, KIND_CARD, KIND_NUMBER, KIND_UNIT)                                     \
    V(SKILL, "skill", 1, KIND_SKILL)                                                              \
    V(SKILL_AT, "skill-at", 2, KIND_SKILL, KIND_UNIT)                                             \
    V(OFFER, "offer", 2, KIND_SKILL, KIND_UNIT)                                                   \
    V(LEVEL, "level", 0, 0)                                                                       \
    V(USE, "use", 1, KIND_CARD)                                                                   \
    V(USE_AT, "use-at", 2, KIND_CARD, KIND_UNIT)                                                  \
    V(BUY, "buy", 1, KIND_WARE)                                                                   \
    V(BUY_AT, "buy-at", 2, KIND_WARE, KIND_UNIT)                                                  \
    V(FLOW, "flow", 0, 0)                                                                         \
    V(INCOME, "income", 0, 0)                                                                     \
    V(BACK, "back", 1, KIND_UNIT)  /* reactions */                                                \
    V(PASS, "pass", 0, 0)                                                                         \
    V(TO, "to", 1, KIND_FIELD)                                                                    \
    V(STAY, "stay", 0, 0)                                                                         \
    V(DEFEND, "defend", 0, 0)                                                                     \
    V(ENDURE, "endure", 0, 0)                                                                     \
    V(PLACE, "place", 1, KIND_FIELD)                                                              \
    V(INVEST, "invest", 1, KIND_SKILL)                                                            \
    V(DISCARD, "discard", 1, KIND_CARD)                                                           \
    V(AIM, "aim", 1, KIND_UNIT)                                                                   \
    V(NONE, "none", 0, 0)                                                                         \
    V(FIRST, "first", 1, KIND_CARD)  /* which of several triggers */                              \
    V(FIRST_RULE, "first-rule", 1, KIND_RULE_CARD)                                                \
    V(UPGRADE, "upgrade", 2, KIND_CARD, KIND_UPGRADE)  /* administration phase */                 \
    V(STANDARD, "standard", 0, 0)                                                                 \
    V(DONE, "done", 0, 0)                                                                         \
    V(AGREE, "agree", 0, 0)  /* a draw after the round limit */                                   \
    V(GO_ON, "go-on", 0, 0)                                                                       \
    /* which of several triggers of one card */                                                   \
    V(FIRST_TEXT, "first-text", 2, KIND_CARD, KIND_NUMBER)
typedef enum Verb { ADELOTH_VERBS(VERB_ENUM) VERBS } Verb;

#define ADELOTH_KINDS(K)                                                                          \
    K(UNIT, "unit", KIND_FUNCTIONS(unit_count, unit_word))  /* a character */                     \
    K(FIELD, "field", KIND_FUNCTIONS(field_count, field_word))                                    \
    K(CARD, "card", KIND_IDS(AdelothContent, card, n_cards))                                      \
    K(PROFESSION, "profession", KIND_ALL_IDS(AdelothContent, profession))                         \
    K(COLOUR, "colour", KIND_WORDS(colour_words))                                                 \
    K(SKILL, "skill", KIND_FUNCTIONS(skill_count, skill_word))                                    \
    K(WARE, "ware", KIND_IDS(AdelothContent, ware, n_wares))                                      \
    K(UPGRADE, "upgrade", KIND_WORDS(upgrade_words))  /* UpgradeKind */                           \
    K(STACKED, "stacked", KIND_NUMBERED(STACK_MAX))  /* an effect on the stack, 1: the lowest */  \
    K(RULE_CARD, "rule-card", KIND_IDS(AdelothContent, rule_card, n_rule_cards))                  \
    K(TIER, "tier", KIND_WORDS(tier_words))                                                       \
    K(TOKEN, "token", KIND_IDS(AdelothContent, token, n_tokens))                                  \
    K(HINT, "hint", KIND_WORDS(hint_words))                                                       \
    K(ATTRIBUTE, "attribute", KIND_WORDS(attribute_words))                                        \
    K(ENTRY, "entry", KIND_WORDS(entry_words))  /* what kind of effect: StackEntryKind */         \
    K(STATUS, "status", KIND_FUNCTIONS(status_count, status_word))                                \
    K(RESOURCE, "resource", KIND_WORDS(resource_words))                                           \
    K(AIM, "aim", KIND_WORDS(aim_words))  /* what a target has to be: Aim */
typedef enum Kind {
    KIND_LAST_OF_CORE = KIND_GAME - 1,
    ADELOTH_KINDS(KIND_ENUM)
    KINDS
} Kind;

#define ADELOTH_EVENTS(E)                                                                         \
    E(PROFESSION, "profession", 2, KIND_SEAT, KIND_PROFESSION)                                    \
    E(COLOUR, "colour", 2, KIND_SEAT, KIND_COLOUR)                                                \
    E(LEFT_OUT, "left-out", 2, KIND_SEAT, KIND_CARD)                                              \
    E(HINT, "hint", 2, KIND_SEAT, KIND_HINT)                                                      \
    E(DRAFT_OPEN, "draft-open", 1, KIND_TIER)                                                     \
    E(DRAFT, "draft", 2, KIND_SEAT, KIND_CARD)                                                    \
    E(BOXED, "boxed", 1, KIND_CARD)                                                               \
    E(LEAVE, "leave", 2, KIND_SEAT, KIND_CARD)                                                    \
    E(TIER, "tier", 2, KIND_SEAT, KIND_CARD)                                                      \
    E(FLOW_TOKENS, "flow-tokens", 1, KIND_SEAT)                                                   \
    E(SHUFFLE, "shuffle", 2, KIND_SEAT, KIND_NUMBER)                                              \
    E(DRAW, "draw", 2, KIND_SEAT, KIND_CARD)                                                      \
    E(NO_DRAW, "no-draw", 1, KIND_SEAT)                                                           \
    E(DRAWN_THROUGH, "drawn-through", 1, KIND_SEAT)                                               \
    E(TURN, "turn", 2, KIND_SEAT, KIND_NUMBER)                                                    \
    E(CRYSTAL, "crystal", 2, KIND_SEAT, KIND_NUMBER)                                              \
    E(PREPARED, "prepared", 2, KIND_SEAT, KIND_NUMBER)                                            \
    E(CLEANED, "cleaned", 1, KIND_SEAT)                                                           \
    E(CHOOSE_START, "choose-start", 1, KIND_SEAT)                                                 \
    E(CHOOSE_INCOME, "choose-income", 1, KIND_SEAT)                                               \
    E(CHOOSE_MOVE, "choose-move", 1, KIND_UNIT)                                                   \
    E(CHOOSE_ATTACK, "choose-attack", 2, KIND_UNIT, KIND_UNIT)                                    \
    E(CHOOSE_SHOT, "choose-shot", 2, KIND_UNIT, KIND_UNIT)                                        \
    E(CHOOSE_SUMMON, "choose-summon", 2, KIND_SEAT, KIND_CARD)                                    \
    E(CHOOSE_SPY, "choose-spy", 2, KIND_SEAT, KIND_CARD)                                          \
    E(CHOOSE_CARD, "choose-card", 2, KIND_SEAT, KIND_CARD)                                        \
    E(CHOOSE_SKILL, "choose-skill", 2, KIND_SEAT, KIND_SKILL)                                     \
    E(CHOOSE_LEVEL, "choose-level", 1, KIND_SEAT)                                                 \
    E(CHOOSE_ABILITY, "choose-ability", 2, KIND_SEAT, KIND_CARD)                                  \
    E(CHOOSE_WARE, "choose-ware", 2, KIND_SEAT, KIND_WARE)                                        \
    E(CHOOSE_FLOW, "choose-flow", 1, KIND_SEAT)                                                   \
    E(CHOOSE_BACK, "choose-back", 2, KIND_UNIT, KIND_UNIT)                                        \
    E(TARGET, "target", 1, KIND_UNIT)                                                             \
    E(TARGET_EFFECT, "target-effect", 1, KIND_STACKED)                                            \
    E(CHECK_CHOSEN, "check-chosen", 2, KIND_UNIT, KIND_UNIT)                                      \
    E(TRIGGERED, "triggered", 2, KIND_SEAT, KIND_CARD)                                            \
    E(RULE_TRIGGERED, "rule-triggered", 3, KIND_RULE_CARD, KIND_UNIT, KIND_UNIT)                  \
    E(NEGATED, "negated", 2, KIND_SEAT, KIND_ENTRY)                                               \
    E(DROPPED, "dropped", 2, KIND_SEAT, KIND_CARD)                                                \
    E(MOVE, "move", 3, KIND_UNIT, KIND_FIELD, KIND_FIELD)                                         \
    E(STAY, "stay", 1, KIND_UNIT)                                                                 \
    E(ATTACK, "attack", 4, KIND_UNIT, KIND_UNIT, KIND_NUMBER, KIND_NUMBER)                        \
    E(DEFEND, "defend", 1, KIND_UNIT)                                                             \
    E(ENDURE, "endure", 1, KIND_UNIT)                                                             \
    E(DAMAGE, "damage", 2, KIND_UNIT, KIND_NUMBER)                                                \
    E(SUMMONED, "summoned", 2, KIND_UNIT, KIND_FIELD)                                             \
    E(TOKEN, "token", 3, KIND_SEAT, KIND_UNIT, KIND_FIELD)                                        \
    E(EQUIPPED, "equipped", 3, KIND_SEAT, KIND_CARD, KIND_NUMBER)                                 \
    E(EXECUTED, "executed", 2, KIND_SEAT, KIND_CARD)                                              \
    E(PLACED, "placed", 3, KIND_UNIT, KIND_FIELD, KIND_FIELD)                                     \
    E(RETURNED, "returned", 1, KIND_UNIT)                                                         \
    E(REMOVED, "removed", 1, KIND_UNIT)                                                           \
    E(BROKEN, "broken", 1, KIND_CARD)                                                             \
    E(BOUNTY, "bounty", 3, KIND_SEAT, KIND_CARD, KIND_NUMBER)                                     \
    E(LIFE, "life", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)                                       \
    E(GOLD, "gold", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)                                       \
    E(XP, "xp", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)                                           \
    E(SPENT, "spent", 3, KIND_SEAT, KIND_NUMBER, KIND_RESOURCE)                                   \
    E(LEVEL, "level", 2, KIND_SEAT, KIND_NUMBER)                                                  \
    E(INVEST, "invest", 2, KIND_SEAT, KIND_SKILL)                                                 \
    E(DISCARD, "discard", 2, KIND_SEAT, KIND_CARD)                                                \
    E(ATTACK_CHANGE, "attack-change", 2, KIND_UNIT, KIND_NUMBER)                                  \
    E(RESISTANCE_CHANGE, "resistance-change", 2, KIND_UNIT, KIND_NUMBER)                          \
    E(MOVEMENT_CHANGE, "movement-change", 2, KIND_UNIT, KIND_NUMBER)                              \
    E(STATUS, "status", 2, KIND_UNIT, KIND_STATUS)                                                \
    E(STATUS_OFF, "status-off", 2, KIND_UNIT, KIND_STATUS)                                        \
    E(COUNTER, "counter", 2, KIND_UNIT, KIND_NUMBER)                                              \
    E(PERMANENT, "permanent", 2, KIND_UNIT, KIND_NUMBER)                                          \
    E(FORGOTTEN, "forgotten", 1, KIND_UNIT)                                                       \
    E(UPGRADE, "upgrade", 4, KIND_SEAT, KIND_CARD, KIND_UPGRADE, KIND_NUMBER)                     \
    E(STANDARD, "standard", 2, KIND_SEAT, KIND_FIELD)                                             \
    E(STANDARD_OFF, "standard-off", 2, KIND_SEAT, KIND_FIELD)                                     \
    E(CHECK, "check", 6,                                                                          \
      KIND_UNIT, KIND_UNIT, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER)                   \
    E(NO_VICTORY, "no-victory", 2, KIND_UNIT, KIND_UNIT)                                          \
    E(VICTORY, "victory", 3, KIND_UNIT, KIND_UNIT, KIND_ATTRIBUTE)                                \
    E(OFFER_DRAW, "offer-draw", 1, KIND_NUMBER)                                                   \
    E(WIN, "win", 1, KIND_SEAT)                                                                   \
    E(DRAWN_GAME, "drawn-game", 1, KIND_NUMBER)
typedef enum EventKind { ADELOTH_EVENTS(EVENT_ENUM) EVENTS } EventKind;

/* The first six by TargetWhat and TargetSide. */
typedef enum Aim { AIM_SERVANT, AIM_CHARACTER = 3, AIM_OTHER = 6, AIM_NOT_NEW, AIM_BESIDE } Aim;
typedef enum Resource { RESOURCE_MANA, RESOURCE_GOLD, RESOURCE_XP, RESOURCES } Resource;

#define ADELOTH_PROMPTS(Q)                                                                        \
    Q(PROFESSION, "profession")                                                                   \
    Q(COLOUR, "colour")                                                                           \
    Q(ADMINISTRATION, "administration", .pause = BEGINS_ANEW)                                     \
    /* nobody's turn ends by itself: what was done last can be taken back */                      \
    Q(ACTION, "action", .pause = BEGINS_ANEW | ASKED_ALWAYS)                                      \
    Q(OFFER_DRAW, "offer-draw")                                                                   \
    Q(DEFEND, "defend", .pause = FORKS)                                                           \
    Q(LEAVE, "leave")                                                                             \
    Q(DRAFT, "draft")                                                                             \
    Q(TOP, "top")                                                                                 \
    Q(UP_TO, "up-to")                                                                             \
    Q(DISCARD, "discard", .pause = ASKED_ALWAYS)                                                  \
    Q(INVEST, "invest")                                                                           \
    Q(FLY_TO, "fly-to")                                                                           \
    Q(MOVE_CAREFULLY, "move-carefully")                                                           \
    Q(MOVE_TO, "move-to")                                                                         \
    Q(REACT, "react", PASSED_BY(V_PASS), SUBJECT(KIND_ENTRY))                                     \
    Q(SUMMON_TO, "summon-to")                                                                     \
    Q(PLACE, "place")                                                                             \
    Q(PLACE_TOKEN, "place-token")                                                                 \
    Q(FIRST_TRIGGER, "first-trigger")                                                             \
    Q(TRIGGER_TARGET, "trigger-target")                                                           \
    Q(SECOND_TARGET, "second-target")                                                             \
    Q(BUY_UPGRADE, "buy-upgrade")
typedef enum Prompt { ADELOTH_PROMPTS(PROMPT_ENUM) PROMPTS } Prompt;

typedef enum MatchOption { OPT_LEVEL, OPT_STANDARD, OPT_PICK, OPT_LIMIT, OPT_COMPENSATION,
                           MATCH_OPTIONS } MatchOption;
/* They differ in set-up and in where new cards come from, level 1 in attributes too; all else is
 * played alike: AD-MOD-5. */
typedef enum Level {
    LEVEL_1,                  /* fixed cards, no attributes: AD-MOD-1 */
    LEVEL_2,                  /* cards of one colour, some left out: AD-MOD-2 */
    LEVEL_3,                  /* players draft the later tiers: AD-MOD-3 */
    LEVEL_PLUS,               /* and the first deck as well: AD-MOD-4 */
} Level;

/* ---- state ----------------------------------------------------------------------------------- */

typedef enum Status {
    EXHAUSTED = 1 << 0, MOVED = 1 << 1, DEFENCELESS = 1 << 2, SURPRISED_AGILITY = 1 << 3,
    SURPRISED_INTELLIGENCE = 1 << 4,
    NEW = 1 << 5,             /* summoned this turn */
    SWIFT_USED = 1 << 6,      /* AD-KEY-18 */
} Status;

/* A character, or the place of one: generals, then servants by their cards, then tokens
 * (AD-CHAR-1, AD-RULE-1). */
typedef struct Unit {
    int8_t field;             /* NO_FIELD: not on the battlefield */
    uint8_t owner;
    uint8_t token;            /* kind of a token unit */
    uint8_t status;           /* bits of Status: having one twice makes no difference, AD-ST-2 */
    uint8_t damage;           /* of servants */
    uint8_t counters;         /* +1/+1 */
    int8_t attack, resistance, movement;   /* until the end of the turn */
    uint8_t appeared;         /* at the attacker's back, since the last attack action was chosen */
    uint16_t life;            /* grows when it leaves or enters: who comes back is another. While
                               * an effect waits nobody can pay for so many ways to and fro that
                               * it begins anew */
} Unit;

typedef struct Player {
    int16_t life;             /* of the general; may be below 0 inside an effect */
    uint16_t gold, xp;
    uint16_t crystals, active; /* mana, and how much of it can be paid: AD-RULE-63 */
    uint8_t level;
    uint8_t crystal_side;     /* the mana administration token shows the crystal: AD-PREP-1 */
    uint8_t has_flow, flow;   /* card-flow token: owned, active */
    int8_t profession, colour;
    int8_t standard;          /* field of the standard, or NO_FIELD: AD-RC-4 */
    uint8_t points[SKILLS_EACH], cooldown[SKILLS_EACH];
    uint8_t hurt;             /* the general was damaged by the effect being executed: AD-EQ-8 */
    uint8_t drawn_through;    /* AD-RULE-26 */
    uint8_t unused;
    ZONE(CARDS_MAX) pile;     /* draw pile: its part that may come next */
    ZONE(4) under[2];         /* levels 1 and 2: T1.1 and T1.2 below it, each with a hint card */
    ZONE(CARDS_MAX) hand;
    ZONE(CARDS_MAX) discard;
    ZONE(16) archive;
    ZONE(16) equipment;       /* as many as get into one deck: AD-RULE-37 */
} Player;

/* What lies on the stack. ORDER EXECUTE: the flows in stack.c. */
typedef enum StackEntryKind {
    E_START, E_INCOME, E_MOVE, E_ATTACK, E_CHECK, E_SUMMON, E_CARD, E_SKILL, E_LEVEL, E_ABILITY,
    E_WARE, E_FLOW, E_TRIGGER, E_RULE, ENTRY_KINDS
} StackEntryKind;

typedef struct StackEntry {
    uint8_t kind;             /* StackEntryKind */
    uint8_t owner;            /* seat: AD-STACK-11 */
    uint8_t ability;          /* which of the abilities of its card */
    uint8_t back;             /* E_ATTACK, E_CHECK: a fall on the back */
    int16_t card;             /* card, ware, skill, rule card */
    uint16_t life;            /* which life of `unit` */
    uint16_t target_life[TARGETS_MAX];
    uint8_t target[TARGETS_MAX];   /* UNITS: nobody */
    uint8_t n_targets;
    uint8_t unit;             /* attacker, mover, or source */
    uint8_t ranged;           /* E_ATTACK: a ranged one */
    uint8_t aimed;            /* TARGET_EFFECT: 1 + place on the stack of the effect aimed at;
                               * 0: it is not there any more */
    uint8_t winner, loser;    /* consequences of attribute victories: units */
    uint8_t points;           /* of a general ability when it was chosen */
    uint8_t unused;
} StackEntry;

typedef enum Phase { PHASE_SETUP, PHASE_ACTIONS, PHASE_ADMINISTRATION } Phase;
typedef enum Ending { ENDING_NONE, ENDING_LIFE, ENDING_LEVEL, ENDING_DRAWN_THROUGH, ENDING_BOTH,
                      ENDING_AGREED, ENDING_LIMIT } Ending;
enum { WON_BY_NOBODY = 0, DRAWN = 3 };

typedef struct State {
    Flow flow;
    FLOW_STACK(640);
    int16_t option[MATCH_OPTIONS];
    uint16_t turn;                /* turns so far, from 1; two make a round: AD-TURN-2 */
    uint8_t active;               /* seat whose turn it is */
    uint8_t phase;                /* Phase */
    uint8_t n_stack, n_triggers;
    uint8_t is_running;           /* `running` is being executed */
    uint8_t winner;               /* 1 + seat, DRAWN; WON_BY_NOBODY while it goes on */
    uint8_t ending;               /* Ending */
    uint8_t standard_used;        /* in this administration phase: AD-RC-4 */
    uint8_t n_batches;
    uint8_t stock[WARES_MAX];
    uint8_t batch[CARDS_MAX];     /* cards shuffled together, which could stand for each other */
    uint8_t owner[CARDS_MAX];     /* 1 + seat; 0: nobody yet */
    uint8_t upgrades[CARDS_MAX];  /* bits UpgradeKind: bought, permanent: AD-UPG-2 */
    uint8_t permanent[CARDS_MAX]; /* permanent +1/+1 counters: AD-ST-10 */
    uint8_t durability[CARDS_MAX];
    ZONE(CARDS_MAX) box;          /* out of the game: AD-ZONE-9 */
    ZONE(CARDS_MAX) tutorial;     /* tutorial deck: AD-L3-1 */
    ZONE(24) table;               /* cards laid out in a draft */
    Fields standing[SEATS];       /* fields of a player's characters */
    Fields free_then;             /* those free when the last attack action was chosen: AD-BACK-2 */
    uint8_t at[FIELDS];           /* 1 + unit on a field; 0: free */
    StackEntry running;                /* the effect being executed; on no stack any more */
    StackEntry stack[STACK_MAX];       /* the last is on top */
    StackEntry trigger[TRIGGERS_MAX];  /* triggered, but not yet on the stack */
    Player player[SEATS];
    Unit unit[UNITS];
    /* Not an array at the end: there sanitizers would not notice a place behind it. */
    uint64_t played;              /* bit of a card: it was chosen at least once; for statistics */
} State;

_Static_assert(sizeof(State) <= 8192, "the Adeloth state is at most 8 KB");

/* ---- flows ----------------------------------------------------------------------------------- */

/* Flows that execute an entry of the stack, `running`. ORDER EXECUTE */
#define ADELOTH_EXECUTIONS(X)                                                                     \
    X(do_start) X(do_income) X(do_move) X(do_attack) X(do_check) X(do_summon) X(do_card)          \
    X(do_level) X(do_ware) X(do_flow) X(do_text)

#define ADELOTH_FLOWS(X)                                                                          \
    X(game) X(setup) X(draft) X(plus_draft) X(turn) X(action_phase) X(administration)             \
    X(resolve) X(execute) X(settle) X(draw) X(refill) X(aim) X(effects) X(place_unit)             \
    X(summon_tokens) X(buy_upgrade) X(discard_down) X(offer_draw) ADELOTH_EXECUTIONS(X)

enum { ADELOTH_FLOWS(FLOW_ENUM) PROCS };
ADELOTH_FLOWS(FLOW_DECLARE)

struct game_vars { int8_t i; };
struct setup_vars { int8_t i; };
struct draft_vars { int8_t first, i, seat; };          /* 1-2-1: AD-DRAFT-2 */
struct plus_draft_vars { int8_t i; };
struct turn_vars { int8_t seat; };
struct action_phase_vars { int8_t seat, last; };
struct administration_vars { int8_t seat; uint8_t bought; };
struct resolve_vars { int8_t who, passed; };
struct execute_vars { int8_t unused; };
struct settle_vars { int8_t seat, i; };
/* Flows that carry out an effect share these variables. */
#define DEED_VARS { int8_t seat, n, unit, token; uint8_t where; }
struct draw_vars DEED_VARS;
struct refill_vars { int8_t seat, tier; };
struct aim_vars { int8_t unused; };
struct effects_vars { int8_t i; };
struct place_unit_vars DEED_VARS;
struct summon_tokens_vars DEED_VARS;
struct buy_upgrade_vars DEED_VARS;
struct discard_down_vars { int8_t seat, to; };
struct offer_draw_vars { int8_t seat; };
#define EXECUTION_STRUCT(name) struct name##_vars { int8_t i, n; };
struct execution_vars { int8_t i, n; };
ADELOTH_EXECUTIONS(EXECUTION_STRUCT)

/* ---- reading the state ----------------------------------------------------------------------- */

static inline const AdelothContent *content(const State *s) { return pack_content(s); }
static inline const Board *board(const State *s)
{
    return s->option[OPT_LEVEL] == LEVEL_PLUS ? &content(s)->plus_board : &content(s)->board;
}
static inline const Card *card_at(const State *s, int card) { return &content(s)->card[card]; }

#define ALL_FIELDS (((Fields)1 << FIELDS) - 1)
static inline Fields field_bit(int field) { return bit(field); }
#define EACH_FIELD(f, set) EACH_BIT (f, set)

/* Everybody on the board. */
#define EACH_UNIT(u, s)                                                                        \
    EACH_FIELD (at_##u, (s)->standing[0] | (s)->standing[1])                                    \
        for (int u = unit_on((s), at_##u), once_##u = 1; once_##u; once_##u = 0)

static inline bool is_general(int unit) { return unit < GENERALS; }
static inline bool is_card_unit(int unit) { return unit >= GENERALS && unit < FIRST_TOKEN; }
static inline bool is_token(int unit) { return unit >= FIRST_TOKEN; }
/* The card of a servant is its figure: AD-CHAR-2. */
static inline int card_of(int unit) { return unit - GENERALS; }
static inline int unit_of(int card) { return card + GENERALS; }
static inline bool on_board(const State *s, int unit) { return s->unit[unit].field >= 0; }
static inline int seat_of(const State *s, int unit) { return s->unit[unit].owner; }
/* Or NOBODY. */
static inline int unit_on(const State *s, int field) { return s->at[field] - 1; }
static inline const Profession *profession(const State *s, int seat)
{
    return &content(s)->profession[s->player[seat].profession];
}
static inline bool has_status(const State *s, int unit, Status status)
{
    return s->unit[unit].status & status;
}
/* Whether units are named at choosing: AD-ACT-8, AD-TGT-4. */
static inline bool names_units(const Target *t)
{
    return (t->what == TARGET_SERVANT || t->what == TARGET_CHARACTER) && !t->up_to;
}
static inline int round_of(const State *s) { return (s->turn + 1) / 2; }

/* ---- units.c --------------------------------------------------------------------------------- */

typedef struct Stats {
    int attack, resistance, movement, agility, intelligence;
    unsigned keywords;
} Stats;

Stats adeloth_stats(const State *s, int unit);
/* What a text or an upgrade gives, all of it. */
void adeloth_add_bonus(Stats *stats, const Bonus *b);
bool adeloth_has(const State *s, int unit, Keyword keyword);
Fields adeloth_free_fields(const State *s);
void adeloth_put(State *s, int unit, int field);
Fields adeloth_warband(const State *s, int field, int owner);
bool adeloth_has_upgrade(const State *s, int card, UpgradeKind kind);
bool adeloth_is_swift_now(const State *s, int unit);
bool adeloth_can_strike(const State *s, int unit);
Fields adeloth_enemies_near(const State *s, int field, int owner);
Fields adeloth_intruders(const State *s, int unit);
bool adeloth_is_out_of_sight(const State *s, int unit, int by);
Fields adeloth_summoning_positions(const State *s, int seat);
Fields adeloth_move_ends(const State *s, int unit);               /* AD-MOVE-4 … 7 */
/* NULL, or why it cannot perform a movement action: AD-MOVE-1. */
const char *adeloth_no_move(const State *s, int unit);

/* ---- stack.c, targets.c, triggers.c ---------------------------------------------------------- */

/* Puts an effect on the stack and returns it; its owner, kind and source are given. */
StackEntry *adeloth_push(State *s, StackEntryKind kind, int owner, int card, int unit);
/* The same without the stack. */
StackEntry adeloth_entry(const State *s, StackEntryKind kind, int owner, int card, int unit);
/* What an entry says: the ability of its card, skill, ware or trigger; NULL: rules alone. */
const Ability *adeloth_ability_of(const State *s, const StackEntry *e);
/* What it comes from: a card, a general's ability, a ware, a rule card or a character. */
Thing adeloth_source(const State *s, const StackEntry *e);
/* A text on `card` (or a rule card) is triggered; it waits until the effect is executed. */
StackEntry *adeloth_trigger(State *s, StackEntryKind kind, int owner, int card, int ability,
                            int unit);
/* Texts of a servant on what happens to itself. */
void adeloth_trigger_texts(State *s, Timing when, int unit);
/* Of an attribute (0: agility, 1: intelligence). */
void adeloth_trigger_victory(State *s, int which, int winner);
/* One more target, as it is now: AD-TGT-2. */
void adeloth_aim(const State *s, StackEntry *e, int unit);
bool adeloth_same_life(const State *s, int unit, int life);
/* NULL, or why a unit cannot be the target: AD-TGT, AD-KEY-14. */
const char *adeloth_no_target(const State *s, int seat, const Target *t, int unit, int source);
/* NULL, or the rule by which there are not enough targets: AD-TGT-5. */
const char *adeloth_lacks_targets(const State *s, int seat, const Target *t, int source);
/* NULL, or why the entry cannot be executed any more: AD-TGT-6. */
const char *adeloth_illegal(const State *s, const StackEntry *e);
void adeloth_drop_lost_targets(const State *s, StackEntry *e);             /* AD-TGT-7 */
void adeloth_pay_bounty(Ctx *c, State *s, int card, const char *rule);
void adeloth_card_to_discard(State *s, int card);
void adeloth_negate_aimed(Ctx *c, State *s);                          /* AD-NEG-5 */
/* NULL, or why what the ability summons has no room: AD-SUM-4. `e` may be a draft of an entry. */
const char *adeloth_no_room(const State *s, const StackEntry *e, const Ability *a);

/* ---- actions.c, choosing.c ------------------------------------------------------------------- */

/* Everything that needs no empty stack: reactions, and actions that could be reactions. */
void adeloth_offer_cards(const State *s, int seat, bool reaction, Menu *m);
void adeloth_offer_actions(const State *s, int seat, Menu *m);
void adeloth_offer_reactions(const State *s, int seat, Menu *m);
/* The attack action on the stack, against which one may fall on the back; NULL: there is none. */
const StackEntry *adeloth_attack_action(const State *s);
bool adeloth_may_shop(const State *s, int seat);                  /* AD-SHOP-1 */
/* The activated ability of a card; -1: none. */
int adeloth_activated(const State *s, int card);
/* Pays, exhausts and puts the effect onto the stack. */
void adeloth_choose(Ctx *c, State *s, int seat, Option answer);
/* Where a character must appear now to fall on the attacker's back: AD-BACK-2. */
Fields adeloth_back_fields(const State *s);
void adeloth_appear(State *s, int unit);                          /* AD-BACK-2 */
/* NULL, or the rule that a cost breaks; `source`: the unit that would be exhausted, or NOBODY. */
/* refusals.c: figures for the last denial, and denials of whatever no answer names. */
void adeloth_explain_cost(const State *s, int seat, const Cost *cost, const char *why, Menu *m);
void adeloth_explain_price(const State *s, int seat, int price, Menu *m);
void adeloth_explain_nobody(const Target *t, Menu *m);
void adeloth_explain_target(const State *s, int seat, const Target *t, int unit, int source,
                            const char *why, Menu *m);
/* Offers a target of what is being chosen or executed, or says why it is none. */
void adeloth_offer_aim(const State *s, const StackEntry *e, int unit, Menu *m);
void adeloth_refuse_enemys(const State *s, int seat, Menu *m);
void adeloth_refuse_rest(Menu *m);
void adeloth_refuse_actions(Menu *m, const char *rule);

const char *adeloth_cannot_pay(const State *s, int seat, const Cost *cost, int source);
const char *adeloth_no_attack(const State *s, int unit, int target, bool ranged);
bool adeloth_can_defend(const State *s, int target, bool ranged);

/* ---- effects.c, summoning.c, upgrades.c ------------------------------------------------------ */

/* The fields in melee range of what an effect is aimed at. */
Fields adeloth_around_target(const State *s, const StackEntry *e);
/* Free fields where a unit may be put by this seat: Placement. NOBODY: a token that is not there
 * yet, which comes to a summoning position or near a target. */
Fields adeloth_places(const State *s, int unit, int seat, int where);
/* Upgrades that can be bought for a unit, `less` gold cheaper. */
void adeloth_offer_upgrades(const State *s, int seat, int unit, int less, Menu *m);
void adeloth_buy(Ctx *c, State *s, int seat, Option answer, int less);

/* ---- turn.c ---------------------------------------------------------------------------------- */

/* The rule card by which standards are left, or NO_CARD: AD-RC-4. */
int adeloth_standard_card(const State *s);

/* ---- draw.c ---------------------------------------------------------------------------------- */

/* Forgets who has seen what in a zone: its cards were shuffled together. */
void adeloth_mix(State *s, Zone *z);
/* The lowest tier in a zone; TIERS: it is empty. */
int adeloth_lowest_tier(const State *s, const Zone *z);

/* ---- unseen.c -------------------------------------------------------------------------------- */

/* Cards, a bit for each, that `seat` has not seen and that may lie there. */
typedef struct Unseen { uint64_t hand, pile; } Unseen;
Unseen adeloth_unseen(const State *s, int seat, int owner);

/* Where cards come from when a draw pile is empty. */
typedef enum Supply {
    SUPPLY_BELOW, SUPPLY_ARCHIVE, SUPPLY_DRAFT,   /* cards of the next tier */
    SUPPLY_DISCARD, SUPPLY_NONE,
    SUPPLY_END,                                   /* AD-WIN-4 */
    SUPPLIES
} Supply;
/* `tier` is set for the first three. */
Supply adeloth_supply(const State *s, int seat, int *tier);

/* ---- attributes.c ---------------------------------------------------------------------------- */

/* Of an attribute (0: agility, 1: intelligence) over the characters on some fields. */
int adeloth_sum(const State *s, Fields fields, int which);
Fields adeloth_attackers(const State *s, int unit, int target);
const char *adeloth_no_check(const State *s, const StackEntry *e);
/* AD-ATR-1: of agility and of intelligence, in this order wherever there are two. */
typedef struct AttributeSums { int attacker[2], defender[2]; } AttributeSums;
/* Who wins: 1 the attacker, -1 the attacked, 0 nobody; and why nobody does, or NULL. */
typedef struct Victories { int won[2]; const char *none; } Victories;
Victories adeloth_victories(const State *s, int unit, int target, const AttributeSums *sums);

/* ---- removal.c ------------------------------------------------------------------------------- */

/* An effect verb: its word and what it has, what it does, what it is worth to bots. */
struct Analysis;
struct PendingAttack;
typedef struct VerbRow {
    Term term;
    /* One of these: to each character it is about; to its owner; or a flow. */
    void (*to_unit)(Ctx *c, State *s, int unit, int n);
    void (*to_owner)(Ctx *c, State *s, int seat, int n);
    uint8_t proc;
    /* On average, as numbers of tuning.h: at all, for each of n; where these differ, for each of n
     * below 0, to all around the target, to all own servants; for each of n that the next point of
     * a general ability brings. */
    uint8_t worth, worth_each, worth_less, worth_around, worth_all, worth_point;
    bool by_targets;              /* two targets are worth twice as much */
    bool harms;                   /* nobody wants it for himself */
    bool for_a_blow;              /* lost on who does not strike any more */
    /* As things are (policy_cards.c, policy_react.c): to one character, to its owner, against the
     * attack that is pending. NULL: nothing. */
    int32_t (*on_unit)(struct Analysis *l, int unit, int n, int where);
    int32_t (*for_owner)(const struct Analysis *l, const Effect *f, int n);
    int32_t (*saves)(const struct Analysis *l, const struct PendingAttack *a, int unit, int n);
} VerbRow;
extern const VerbRow adeloth_verbs[DOS];

static inline bool verb_has(int verb, Traits traits)
{
    return (adeloth_verbs[verb].term.gives & traits) != 0;
}

void adeloth_hurt(Ctx *c, State *s, int unit, int damage, const char *rule);
void adeloth_gain_life(Ctx *c, State *s, int seat, int n, const char *rule);
void adeloth_gain_xp(Ctx *c, State *s, int seat, int n, const char *rule);
void adeloth_gain_gold(Ctx *c, State *s, int seat, int n, const char *rule);
/* From the battlefield to the discard pile: AD-BNTY-2. */
void adeloth_remove(Ctx *c, State *s, int unit, const char *rule);
void adeloth_remove_equipment(Ctx *c, State *s, int card);
void adeloth_leave(State *s, int unit);                           /* AD-REM-2, AD-REM-4 */
/* AD-REM-1, AD-EQ-4 … 9: after every effect. */
void adeloth_removals(Ctx *c, State *s);
bool adeloth_has_ended(Ctx *c, State *s);                         /* AD-WIN */

/* ---- the Game interface ---------------------------------------------------------------------- */

const char *adeloth_setup(void *state, const Setup *how);
void adeloth_view(const void *state, int seat, View *v);
int adeloth_groups(const void *state, const Menu *m, Option o, Group *out, int cap);
int adeloth_range(const void *state, int seat, Thing of, const Thing *at, Thing *cells, int cap,
                  int *clear);
void adeloth_redeal(void *state, int seat, Chance *chance);
const char *adeloth_check(const void *state);
extern const BotHooks adeloth_bots;

extern const Game adeloth_game;

#endif
