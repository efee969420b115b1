/* What an Exalted pack holds: arena, heroes with their abilities, equipment, profiles of everything
 * else. Plain data read from the YAML files in content/exalted by content.c; docs/games/exalted.md
 * describes schema and vocabulary. Lengths are in units of 0.1 mm (EX-RULE-1) unless called
 * inches. */
#ifndef EXALTED_CONTENT_H
#define EXALTED_CONTENT_H

#include <stdint.h>

#include "core/plane.h"
#include "core/reader.h"

enum {
    INCH = 254, MAT = 9000,                      /* EX-RULE-1, EX-MAP-1 */
    ID_CAP = 24, HEROES_MAX = 32, ITEMS_MAX = 40, FACTIONS_MAX = 8, WALLS_MAX = 16,
    COLUMNS = 3,                                 /* of levels 1, 3 and 5: EX-PROF-6 */
    LEVELS = 5, SLOTS = 3, EFFECTS_MAX = 4, CHOICES_MAX = 3, TRAITS_MAX = 4,
    MODELS_MAX = 64, LANES = 3, TEAMS = 2, NEUTRALS = 6, PLACES = 5, NODES_MAX = 96, MAPS_MAX = 4,
};

typedef enum Team { BLUE, RED, NEUTRAL } Team;
/* EX-RULE-12: the lanes by compass. */
typedef enum Lane { LANE_NW, LANE_M, LANE_SE } Lane;
/* EX-MAP-8: inner is nearer to the own artifact. */
typedef enum Post { INNER, OUTER, POSTS } Post;

/* EX-CLASS-1. Mage and Assassin share a role (EX-CLASS-5). */
typedef enum HeroClass { FIGHTER, KEEPER, SUPPORTER, MARKSMAN, MAGE, ASSASSIN, CLASSES } HeroClass;

/* Values of a profile that something may change. NK and FK are one: whichever the model has. */
typedef enum Value {
    ATTACK, WK, RST, MR, AGIL, MANA, MREG,
    RUN, MOVE,                     /* the two values of BEW, never one for the other: EX-RULE-23 */
    LIFE, RANGE, VALUE_KINDS
} Value;

/* EX-STATUS-1, in the order in which Shi Weng shakes them off (EX-KIT-16). */
typedef enum Status { STUN, HOLD, SILENCE, BLIND, SLOW, BLEED, BURN, STATUSES } Status;
typedef uint8_t StatusSet;

/* EX-CARD-8: how long a change lasts. */
typedef enum Lasts { THIS_ROUND, SHORT } Lasts;

/* Whom an effect happens to. */
typedef enum Who {
    WHO_TARGET,      /* everybody chosen or hit */
    WHO_USER,
    WHO_FRIENDS,     /* friendly heroes in the area, the user included */
    WHO_OTHERS,      /* the same without the user */
} Who;

/* What an effect does; the row of each is in effects.c. */
typedef enum EffectVerb {
    DO_STATUS, DO_CHANGE, DO_PUSH, DO_CHARM, DO_HEAL, DO_SHIELD, DO_CLEANSE, DO_MANA,
    DO_TRAP,         /* the circle stays and springs: Linnea */
    DO_GUARD,        /* the user takes half of what attacks would cost: Gavin */
    DO_WARD,         /* attack rolls against it lose dice while the user is near: Zahit */
    DO_COVER,        /* ranged attack rolls against it lose dice: Chen Lu */
    DO_CHARGE,       /* the next basic attacks hurt more and have a status: Majvi */
    EFFECT_VERBS
} EffectVerb;

typedef struct Effect {
    uint8_t verb;            /* EffectVerb */
    uint8_t who;             /* Who */
    uint8_t status;          /* DO_STATUS, DO_CHARGE; DO_TRAP: what it puts on its victim */
    uint8_t value;           /* DO_CHANGE: Value */
    uint8_t lasts;           /* Lasts */
    uint8_t within;          /* inches: DO_GUARD, DO_WARD */
    uint8_t not_user;        /* nothing if the target is the user himself */
    int8_t times;            /* DO_CHARGE: how many attacks */
    int8_t n[COLUMNS];       /* how much, by level: EX-CARD-17 */
} Effect;

typedef struct Effects {
    uint8_t n;
    Effect list[EFFECTS_MAX];
} Effects;

/* EX-CARD-2: the range field. */
typedef enum Form {
    AT_TARGET,       /* one model within the range and in sight */
    AT_FIRST,        /* the first in a straight line */
    AT_LINE,         /* all in a straight line */
    AT_T1, AT_T2,    /* a template against the base */
    AT_CIRCLE,       /* the 3" circle, within the range */
    AT_ROUND,        /* everybody within the range */
    AT_SELF,         /* the user */
} Form;

/* Whom an ability is meant for. */
typedef enum Recipients { ENEMIES, FRIEND, OTHER_FRIEND, FRIENDS, NO_ONE } Recipients;

/* EX-CARD-6, -7: how the user gets somewhere. */
typedef enum Travel { STAY, DASH, FLY, PLACE } Travel;

typedef struct Leap {
    uint8_t how;             /* Travel */
    uint8_t inches;
    uint8_t near_target;     /* PLACE: must end within so many inches of the target; 0: anywhere */
} Leap;

/* EX-ABIL-5, EX-CARD-3: the S field. */
typedef struct Roll {
    uint8_t value;           /* ATTACK or WK */
    uint8_t against;         /* RST or MR */
    int8_t plus;             /* dice more or fewer */
    uint8_t rolls;           /* 0: nothing is rolled */
    uint8_t critical;
    int8_t wounded;          /* more dice against a wounded target */
} Roll;

typedef struct Ability {
    char id[ID_CAP];
    uint8_t level;           /* that unlocks it: EX-ABIL-2 */
    uint8_t mana;
    uint8_t form, whom;      /* Form, Recipients */
    uint8_t range;           /* inches: EX-ABIL-4 */
    uint8_t n_choices;       /* 0, or one of so many is announced instead of `also` */
    Leap first, then;
    Roll roll;
    Effects on_damage, also;
    Effects choice[CHOICES_MAX];
    char choice_id[CHOICES_MAX][ID_CAP];
} Ability;

/* What is always true of a hero, by its passive or by a card it owns. */
typedef enum TraitKind {
    TRAIT_VALUE,           /* value +n */
    TRAIT_VALUE_WOUNDED,   /* value +n while wounded */
    TRAIT_VALUE_NEAR,      /* value +n while another friendly hero is within */
    TRAIT_AURA,            /* other friendly heroes within: value +n */
    TRAIT_IMMUNE,          /* to statuses */
    TRAIT_NOT_CHARMED,
    TRAIT_CRITICAL,        /* basic attacks */
    TRAIT_CRITICAL_WOUNDED, /* every attack roll against who is wounded before it */
    TRAIT_DICE_BEASTS,     /* +n dice against creatures and monsters */
    TRAIT_DICE_WILD,       /* +n dice against golems, creatures and monsters */
    TRAIT_DICE_STATUS,     /* ability rolls: +n dice against models with one of these statuses */
    TRAIT_PASS_MINIONS,    /* enemy golems and creatures do not block standard moves and runs */
    TRAIT_PASS_MOUNTAINS,
    TRAIT_FLYING,          /* standard moves and runs are flying */
    TRAIT_ROUND_HEAL,      /* start of the round: itself, and friends within, heal n */
    TRAIT_ROUND_MANA,      /* start of the round: other friends within regain n mana */
    TRAIT_ROUND_SHIELD,    /* start of the round: shield n */
    TRAIT_SHAKE_OFF,       /* start of an activation phase: n statuses go */
    TRAIT_HAGGLE,          /* first card of a round for it or a friend within: n gold less */
    TRAIT_PUSH_BACK,       /* who attacks it in melee is pushed n */
    TRAIT_COUNTER,         /* who attacks it from within suffers n damage */
    TRAIT_DRAIN,           /* its abilities take n mana from heroes they hurt */
    TRAIT_NO_COOLDOWN,     /* of slot n */
    TRAIT_RELOAD,          /* a basic attack without damage is rolled again */
    TRAIT_STATUS_FIRST,    /* first basic attack of a round: on damage these statuses */
    TRAIT_STATUS_ALWAYS,   /* every basic attack */
    TRAIT_BREAKER,         /* basic attacks on buildings +n damage */
    TRAIT_KILL_HEAL,       /* eliminating a golem, creature or monster heals n */
    TRAIT_KINDS
} TraitKind;
_Static_assert(TRAIT_KINDS <= 32, "a set of kinds of traits has 32 bits");

typedef struct Trait {
    uint8_t kind;            /* TraitKind */
    uint8_t value;           /* Value */
    int8_t n;
    uint8_t within;          /* inches */
    StatusSet statuses;
} Trait;

typedef struct TraitList {
    uint8_t n;
    uint32_t kinds;          /* bits of the kinds that are in it */
    uint16_t own, others;    /* bits of the values it changes: of the hero, of friends (auras) */
    Trait list[TRAITS_MAX];
} TraitList;

typedef struct Profile {
    char id[ID_CAP];
    uint8_t faction, hero_class;
    uint8_t ranged;                    /* FK instead of NK: EX-PROF-12 */
    int8_t column[VALUE_KINDS][COLUMNS];  /* by level; WK 0: none */
    Ability ability[SLOTS];            /* Q, W, R */
    TraitList passive;
} Profile;

/* Everything that is no hero. */
typedef struct Fixed {
    uint8_t ranged, attack, move, agil, rst, mr, life;
    uint8_t flying, immune;            /* to status effects: EX-DRAKO-4 */
    int16_t radius;
} Fixed;

typedef struct Item {
    char id[ID_CAP];
    uint8_t price, copies;
    int8_t from;                       /* the card it is made of, or -1: EX-EQUIP-7 */
    uint8_t needs;                     /* NEEDS_…: EX-ITEM-29 */
    TraitList gives;
} Item;
enum { NEEDS_NOTHING, NEEDS_NK, NEEDS_FK, NEEDS_WK, NEEDS_KINDS };

typedef struct Faction { char id[ID_CAP]; } Faction;

typedef enum NeutralKind { PANTHA, IGU, DRAKO, CYDRA, NEUTRAL_KINDS } NeutralKind;

/* Printed on the ground; no rule reads it. */
typedef enum PatchKind { PATCH_LANE, PATCH_WAY, PATCH_KINDS } PatchKind;
enum { PATCHES_MAX = 16 };
typedef struct Patch {
    uint8_t is, n;                      /* PatchKind; corners */
    Point corner[POLYGON_CORNERS];
} Patch;

/* How much of the arena a match uses, and who takes part. The first is the book's; others are for
 * practice: EX-PRACT-1. */
typedef struct Map {
    char id[ID_CAP];
    uint8_t team, lanes;                /* bits of HeroClass, of Lane */
    uint8_t phases;                     /* of each player in a round */
    uint8_t points;                     /* that win the Standard Game */
    uint64_t models;                    /* a bit for each that may ever stand there */
} Map;

typedef struct Arena {
    Point artifact[TEAMS];
    Point tower[TEAMS][LANES][POSTS];
    Point station[TEAMS][LANES][POSTS][2];  /* of the pair before a tower: first, default second */
    Point place[TEAMS][PLACES];         /* default places on the platform */
    Point neutral[NEUTRALS];
    uint8_t neutral_kind[NEUTRALS];
    int8_t home[NEUTRALS];              /* whose mountain: EX-RULE-53 */
    int16_t platform;                   /* radius round the corner: EX-RULE-11 */
    uint8_t n_walls, n_nodes, n_patches, n_maps;
    Map map[MAPS_MAX];
    Polygon wall[WALLS_MAX];
    uint8_t wall_of[WALLS_MAX];         /* which mountain: W, S, E, N */
    Patch patch[PATCHES_MAX];
    Point node[NODES_MAX];              /* where ways of bots lead along */
    uint16_t node_far[NODES_MAX][NODES_MAX];   /* length of the way between them */
} Arena;

typedef struct Content {
    uint8_t n_heroes, n_items, n_factions;
    int16_t radius_hero;
    int16_t radius[MODELS_MAX];         /* of every model: EX-MODEL-2 */
    Fixed golem, tower[POSTS], artifact, beast[NEUTRAL_KINDS];
    Arena arena;
    Faction faction[FACTIONS_MAX];
    Profile hero[HEROES_MAX];
    Item item[ITEMS_MAX];
    uint8_t xp_step[LEVELS];            /* to the next level: EX-CARD-18 */
} Content;

extern const char *const exalted_patch_words[];
void exalted_read(Reader *r, void *content);

#endif
