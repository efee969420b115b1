/* What a Brawl pack holds: arena, champions, cards, challenges, traps, standard actions. Plain data
 * read from the YAML files in content/brawl by content.c; docs/games/brawl.md describes schema and
 * effect vocabulary. */
#ifndef BRAWL_CONTENT_H
#define BRAWL_CONTENT_H

#include <stdint.h>

#include "core/reader.h"

typedef uint64_t Hexes;  /* a set of hexes: bit i is hex i */

enum {
    HEXES_MAX = 64, ID_CAP = 24, CHAMPIONS_MAX = 16, CARDS_EACH = 6, CHALLENGES_MAX = 24,
    TRAPS_MAX = 16, AREAS_MAX = 4, STANDARDS = 4, EFFECTS_MAX = 4, PASSIVES_MAX = 2, DIRECTIONS = 6,
    SIDES = 2, SEATS_MAX = 4, TEAM_MAX = 3,
};

/* BR-COMP-4: every player has one of each. */
typedef enum Essence {
    MANIPULATION, DESTRUCTION, CREATION, ESSENCES,
    ANY_ESSENCE = ESSENCES
} Essence;

/* BR-CARD-1, BR-SKILL-1; standard actions work like skills (BR-STD-1). */
typedef enum CardType { ATTACK, SKILL, REACTION, STANDARD } CardType;

/* Targeting symbols, BR-TGT-1 … 10. */
typedef enum Shape {
    SHAPE_NONE,
    MELEE,     /* one adjacent enemy */
    INDIRECT,  /* one enemy from min to max hexes away */
    DIRECT,    /* the same, in one hex row with nothing between */
    ARC,       /* three neighbours side by side */
    RING,      /* all six neighbours */
    LINE,      /* three hexes in a row */
    CONE,      /* the neighbour in front and the three hexes behind it */
    FRIEND,    /* the champion itself or one ally within max */
    FRIENDS,   /* up to two of the champion and its adjacent allies */
    TRAP,      /* one trap within max */
} Shape;

/* What an effect does; the row of each is in effects.c. */
typedef enum EffectVerb {
    DO_PUSH, DO_PULL, DO_FEAR, DO_FORCE,  /* displacement, BR-DISP-1 */
    DO_DASH, DO_SWOOP, DO_JUMP,           /* own movement in the text box */
    DO_TOWARD, DO_AWAY,                   /* move towards or away, BR-BASIC-6, -7 */
    DO_PLACE, DO_SWAP,                    /* BR-PLACE-1 */
    DO_DAMAGE, DO_HEAL, DO_ROOT, DO_STUN,
    DO_GUARD,                             /* defence against every later attack this turn */
    DO_EVADE,                             /* jump; may leave the attack */
    DO_DRAW, DO_PLAN, DO_SHOW,            /* cards */
    DO_RESET_TRAP,                        /* look at the targeted trap, may set it elsewhere */
    EFFECT_VERBS
} EffectVerb;

/* What an effect with this verb has besides what all have. */
enum {
    FIRST_VERB_TRAIT = 1 << 16,
    OF_CHAMPION = 1 << 16, OF_PLAYER = 1 << 17,  /* whom it happens to */
    POSITIVE = 1 << 18, ANY_SIGN = 1 << 19,      /* its amount */
    HAS_DURATION = 1 << 20,                      /* how long a Root lasts */
    HAS_GOAL = 1 << 21,                          /* a statue to move towards or away from */
};

/* What an effect is worth to the analysing side: on a champion, or for the player. */
struct Analysis;
struct Effect;
typedef int32_t WeighEffect(const struct Analysis *l, const struct Effect *e, int unit);

typedef struct VerbRow {
    Term choice;          /* its word and traits */
    uint8_t proc;         /* the flow that carries it out */
    bool at_once;         /* hits all its targets at once; others one by one (BR-RULE-34) */
    WeighEffect *weigh;   /* what bots think of it; NULL: nothing */
} VerbRow;

extern const VerbRow brawl_verbs[EFFECT_VERBS];

/* Whom it happens to. */
typedef enum Recipients {
    WHO_SELF,      /* the champion the card belongs to */
    WHO_TARGET,    /* every target; of a reaction: the champion it was played on */
    WHO_ATTACKER,  /* of the attack a reaction answers */
    WHO_ALLY,      /* one ally within reach, never the champion itself (BR-BASIC-3) */
    WHO_ENEMY,     /* one enemy within reach */
    WHO_PLAYER,    /* whoever played the card */
} Recipients;

typedef struct Effect {
    uint8_t verb;            /* EffectVerb */
    uint8_t who;             /* Recipients */
    int8_t n;                /* how much, how far */
    int8_t within;           /* reach of WHO_ALLY and WHO_ENEMY */
    int8_t attacker_within;  /* only if the attacker is that near the target; 0: no condition */
    uint8_t may;             /* the player may decline */
    uint8_t per_hit;         /* n for every champion hurt by earlier damage effects of this list */
    union {
        uint8_t lasts;       /* Root: until the end of its controller's next turn */
        uint8_t statue;      /* towards, away: of this area, from 1; 0: the source is meant */
    };
} Effect;

typedef struct Effects {
    uint8_t n;
    Effect list[EFFECTS_MAX];
} Effects;

typedef struct Card {
    char id[ID_CAP];
    uint8_t type, essence;
    int8_t move;              /* -1: no movement value (BR-MOVE-7) */
    uint8_t shape;
    int8_t min, max;          /* range */
    uint8_t enemies_only;
    int8_t strength;          /* attacks */
    int8_t defence;           /* reactions: bonus for this attack */
    int8_t bloodied_bonus;    /* strength against Bloodied targets */
    int8_t poison;
    uint8_t twice, lifesteal; /* keywords Double and Lifesteal */
    Effects pre, main, post;  /* before the attack; the skill itself; after the attack */
} Card;

/* Levelled-up abilities: values that are summed when they are asked for. */
typedef enum PassiveKind {
    PASSIVE_NONE,
    UNMOVED,        /* displacement does nothing (Rock Solid) */
    FAR_SHOT,       /* maximum range of shots +n */
    FAST,           /* movement bonus +n */
    SHELTER,        /* adjacent allies +n defence */
    TRAP_PROOF,     /* effects of traps do not affect it */
    TRAP_BANE,      /* enemies suffer n more from damage traps */
    WINGED,         /* movement value counts as Jump */
} PassiveKind;

typedef struct Passive {
    uint8_t kind;
    int8_t n;
} Passive;

typedef struct Level {
    int8_t defence, hit_points;
    Passive passive[PASSIVES_MAX];
} Level;

/* BR-COMP-6, BR-COMP-11: two sides with defence and hit points, the second with an ability. */
typedef struct Champion {
    char id[ID_CAP];
    Level level[2];           /* base side, levelled-up side */
    Card card[CARDS_EACH];    /* BR-COMP-5 */
} Champion;

/* When a challenge is fulfilled. */
typedef enum ConditionKind {
    CONTROL_AREA,     /* control area `area` */
    AT_STATUE,        /* at least n champions adjacent to the statue of `area` */
    CONTROL_AREAS,    /* control at least n areas */
    HOLD_STATUES,     /* n statues with a champion of ours and no enemy adjacent */
    ENEMY_HALF,       /* at least n champions in the enemy half */
    NEAR_BLOODIED,    /* at least n champions within `within` of a Bloodied enemy */
    NEAR_TRAP,        /* at least n champions next to a face-down trap */
} ConditionKind;

typedef struct Challenge {
    char id[ID_CAP];
    uint8_t kind, area;
    int8_t n, within;
} Challenge;

typedef enum TrapKind { TRAP_DAMAGE, TRAP_ROOT, TRAP_STUN } TrapKind;

typedef struct Trap {
    char id[ID_CAP];
    uint8_t kind;
    int8_t damage;
} Trap;

typedef struct Arena {
    uint8_t n, n_areas;
    char name[HEXES_MAX][4];                  /* "e5" */
    int8_t q[HEXES_MAX], r[HEXES_MAX];        /* axial coordinates */
    int8_t neighbour[HEXES_MAX][DIRECTIONS];  /* e, ne, nw, w, sw, se; -1: outside */
    uint8_t distance[HEXES_MAX][HEXES_MAX];
    int8_t row[HEXES_MAX][HEXES_MAX];         /* direction of the straight row to it, or -1
                                               * (BR-HEX-1) */
    Hexes near[HEXES_MAX];                    /* neighbours */
    Hexes all, statues, trap_hexes;
    Hexes deployment[SIDES], half[SIDES];     /* north, south */
    Hexes area[AREAS_MAX], circle[AREAS_MAX]; /* an area; the hexes adjacent to its statue */
    char area_id[AREAS_MAX][ID_CAP];
    uint8_t area_essence[AREAS_MAX];          /* BR-COMP-9 */
    int8_t statue[AREAS_MAX];
} Arena;

typedef struct Content {
    uint8_t n_champions, n_challenges, n_traps;
    Arena arena;
    Champion champion[CHAMPIONS_MAX];
    Challenge challenge[CHALLENGES_MAX];
    Trap trap[TRAPS_MAX];                     /* one entry a token: BR-COMP-3 */
    Card standard[STANDARDS];                 /* printed on the player board: BR-STD-1 */
    uint8_t suggested[2][SEATS_MAX][TEAM_MAX];  /* champions: duel, team game */
} Content;

void brawl_read(Reader *r, void *content);
void brawl_read_arena(Reader *r, const Node *file, void *content, Traits traits);

#endif
