/* What an Adeloth pack holds: board, cards, tokens, professions, shop, rule cards. Plain data, read
 * by content.c from the YAML files in content/adeloth.
 *
 * What a card does is written in a small vocabulary: abilities that say when (played, activated,
 * triggered, always), at what cost, at which targets, and a list of effects. A designer makes new
 * cards of these words without touching C; docs/games/adeloth.md explains them. */
#ifndef ADELOTH_CONTENT_H
#define ADELOTH_CONTENT_H

#include <stdbool.h>
#include <stdint.h>

#include "core/reader.h"
#include "core/square.h"

enum {
    ID_CAP = 24,
    SIDE = 7, FIELDS = SIDE * SIDE,            /* 20.8; at most 64 for the sets below */
    CARDS_MAX = 64, TOKENS_MAX = 8,            /* kinds of servant tokens */
    T1_EACH = 6, TIER_EACH = 3,                /* cards of a colour in T1, in every other tier */
    ABILITIES_EACH = 4, EFFECTS_EACH = 4, UPGRADES_EACH = 3,
    PROFESSIONS = 2, SKILLS_EACH = 3, POINTS_EACH = 3,   /* general abilities and their slots */
    LEVELS = 6,                                /* AD-LVL-5 */
    WARES_MAX = 16, RULE_CARDS_MAX = 8,
    TRIGGERS_MAX = 24,                         /* triggered abilities and rule cards of a pack */
    UNLIMITED = 0xff,
    NO_TOKEN = 0xff,
};

/* ---- board ---- */

/* Fields are numbered from A1 along the rows: A1 is 0, B1 is 1, A2 is 7. */
typedef uint64_t Fields;

typedef enum FieldKind { FOREST, GOLD_MINE, SETTLEMENT, SHOP, FIELD_KINDS } FieldKind;

typedef struct Board {
    uint8_t kind[FIELDS];          /* FieldKind */
    uint8_t start[2];              /* AD-SET-2 */
    Fields edges[FIELDS];          /* directly adjacent: AD-FIELD-2 */
    Fields near[FIELDS];           /* in melee range: AD-FIELD-3 */
    Fields of_kind[FIELD_KINDS];
} Board;

/* ---- words ---- */

typedef enum Colour { GREEN, BLUE, COLOURS } Colour;                        /* AD-RULE-48 */
typedef enum Tier { T1, T1_1, T1_2, T2, T3, T4, TIERS } Tier;               /* AD-ARC-3 */
typedef enum CardType { SERVANT, EQUIPMENT, ORDER, SPELL, CARD_TYPES } CardType;

/* AD-KEY, as bits of a set. */
typedef enum Keyword {
    INTRUSIVE, WILD, FLYING, RANGED, GHOST, LIFE_GIVING, SWIFT, KEYWORDS
} Keyword;

typedef enum UpgradeKind { NO_UPGRADE, WEAPONS, ARMOUR, KNOWLEDGE, UPGRADE_KINDS } UpgradeKind;

/* When an ability works. */
typedef enum Timing {
    WHEN_PLAYED,            /* an action or reaction card is executed */
    WHEN_ACTIVATED,         /* AD-CAB: paid for; `reaction` if it has the lightning mark */
    WHEN_SUMMONED,          /* triggered: AD-TRIG */
    WHEN_REMOVED,
    WHEN_WINS_AGILITY,      /* this servant wins an attribute victory */
    WHEN_WINS_INTELLIGENCE,
    WHEN_OWN_WINS_AGILITY,  /* any own character does */
    WHEN_OWN_WINS_INTELLIGENCE,
    ALWAYS,                 /* as long as it is on the battlefield: AD-ST-8 */
    WHENS
} Timing;

/* Whom an ability may be aimed at. */
typedef enum TargetSide { ANY_SIDE, OWN_SIDE, ENEMY_SIDE } TargetSide;
typedef enum TargetWhat {
    NO_TARGET,
    TARGET_SERVANT,         /* cards and tokens */
    TARGET_CHARACTER,       /* generals too */
    TARGET_EFFECT,          /* an effect of a card or card ability on the stack: AD-CONT-12 */
} TargetWhat;

typedef struct Target {
    uint8_t what;           /* TargetWhat */
    uint8_t side;           /* TargetSide */
    uint8_t count;          /* how many; all of them unless `up_to` */
    uint8_t up_to;          /* chosen at execution, none is allowed: AD-TGT-4 */
    uint8_t other;          /* not the source itself */
    uint8_t beside_own;     /* only in melee range of an own character */
    uint8_t not_new;        /* not if it was summoned this turn */
    uint8_t unused;
} Target;

/* What happens; the row of each is in effects.c. */
typedef enum EffectVerb {
    DO_DAMAGE,              /* n to `to` */
    DO_LIFE,                /* the own general gains n */
    DO_GOLD, DO_XP, DO_DRAW,/* n for the owner */
    DO_ATTACK,              /* `to` gets n attack strength until the end of the turn */
    DO_RESISTANCE,
    DO_MOVEMENT,            /* n movement points this turn */
    DO_MOVED,               /* gets the status */
    DO_DEFENCELESS,
    DO_READY,               /* loses Exhausted */
    DO_REFRESH,             /* loses Moved */
    DO_COUNTER,             /* n +1/+1 counters: AD-ST-9 */
    DO_PERMANENT_COUNTER,   /* AD-ST-10 */
    DO_PLACE,               /* put on a free field `where` */
    DO_SUMMON,              /* n tokens `token` on free fields `where` */
    DO_RETURN,              /* to its owner's hand */
    DO_REMOVE,
    DO_FORGET,              /* loses all permanent statuses */
    DO_NEGATE,              /* the effect aimed at */
    DO_BUY_UPGRADE,         /* one for the target, n gold cheaper: AD-UPG-4 */
    DOS
} EffectVerb;

/* What an effect with such a verb has, and what it needs. */
enum {
    ABOUT_UNITS = 1 << 16,   /* it happens to characters; all else is for the player, or names its
                              * place itself */
    HAS_AMOUNT = 1 << 17,    /* n, from 1 */
    HAS_CHANGE = 1 << 18,    /* n, above or below 0 */
    HAS_DISCOUNT = 1 << 19,  /* n, from 0 */
    IS_PLACED = 1 << 20,     /* `where`, of the target */
    HAS_TOKEN = 1 << 21,     /* `token` and `where` */
    NEEDS_ONE = 1 << 22,     /* a single target */
    NOT_GENERALS = 1 << 23,  /* AD-REM-3 */
};

/* Whom one effect is about. */
typedef enum Recipients {
    TO_TARGETS, TO_SELF, TO_OWN_GENERAL, TO_ENEMY_GENERAL,
    TO_OWN_SERVANTS,        /* all of them */
    TO_AROUND_TARGET,       /* every other character in melee range of it, of both players */
    TO_LOSER, TO_WINNER,    /* rule cards: of the attribute victory */
    TOS
} Recipients;

typedef enum Placement {
    ANYWHERE, SUMMONING_POSITION, ADJACENT_TO_IT, NEAR_IT, NEAR_TARGET, WHERES
} Placement;

typedef struct Effect {
    uint8_t verb;                 /* EffectVerb */
    uint8_t to;                   /* Recipients */
    int8_t n[POINTS_EACH];        /* the amount; general abilities: with 1, 2, 3 points */
    uint8_t where[POINTS_EACH];   /* Placement, likewise */
    uint8_t token;                /* DO_SUMMON */
    uint8_t with, without;        /* only if the source has (has not) this UpgradeKind */
    uint8_t target_with;          /* only for targets that have this UpgradeKind */
    uint8_t from_points;          /* general abilities: only with so many points */
} Effect;

typedef struct Cost {
    uint8_t mana, gold, xp;       /* all of them: AD-CARD-2 */
    uint8_t exhaust;              /* the source: AD-CAB-2 */
    uint8_t remove_servant;       /* one own servant card: AD-PROF-2 */
    uint8_t hybrid, spy;          /* instead of all else: AD-SPY-3, -4; 0: no alternative */
    uint8_t unused;
} Cost;

typedef struct Ability {
    uint8_t when;                 /* Timing */
    uint8_t reaction;             /* WHEN_ACTIVATED: lightning mark, AD-CAB-4 */
    uint8_t n_effects;
    uint8_t unused;
    Cost cost;
    Target target;
    Effect effect[EFFECTS_EACH];
} Ability;

static inline bool is_triggered(const Ability *a)
{
    return a->when >= WHEN_SUMMONED && a->when < ALWAYS;
}

/* What a text gives as long as it is on the battlefield: ALWAYS. */
typedef enum BonusCondition {
    WHILE_HERE, WHILE_OWN_ARMOUR_UPGRADE, WHILE_FALLING_ON_THE_BACK
} BonusCondition;
typedef struct Bonus {
    uint8_t whom;                 /* BonusFor */
    uint8_t condition;            /* BonusCondition */
    int8_t attack, resistance, movement, agility, intelligence;
    uint8_t keywords;             /* bit Keyword */
} Bonus;
typedef enum BonusFor { FOR_NOBODY, FOR_SELF, FOR_OTHERS_IN_WARBAND, FOR_GENERAL } BonusFor;

typedef struct Upgrade {
    uint8_t kind;                 /* UpgradeKind; NO_UPGRADE: none */
    uint8_t price;                /* gold */
    Bonus bonus;                  /* for itself; abilities may ask for the upgrade besides */
} Upgrade;

typedef struct Card {
    char id[ID_CAP];
    uint8_t colour, tier, type;
    uint8_t reaction;             /* AD-CARD-10 */
    uint8_t left_out;             /* in level 1: AD-L12-2, AD-L12-4 */
    Cost cost;
    uint8_t attack, resistance, agility, intelligence;
    uint8_t bounty, durability;
    uint8_t keywords;             /* bit Keyword */
    uint8_t n_abilities, n_upgrades;
    Ability ability[ABILITIES_EACH];
    Upgrade upgrade[UPGRADES_EACH];
    Bonus bonus;                  /* ALWAYS */
} Card;

typedef struct Token {
    char id[ID_CAP];
    uint8_t attack, resistance, agility, intelligence, keywords;
} Token;

/* A general ability: AD-GAB, 20.9 */
typedef struct Skill {
    char id[ID_CAP];
    uint8_t slots;                /* 1 … POINTS_EACH */
    uint8_t lock[POINTS_EACH];    /* minimum level; 0: none */
    uint8_t cooldown;
    Ability ability;
} Skill;

/* What one general has and the other has not: AD-GEN-2. */
typedef struct Profession {
    char id[ID_CAP];
    uint8_t threshold[LEVELS];    /* experience for level i + 1; [0] is 0 */
    uint8_t n_skills;
    Skill skill[SKILLS_EACH];
} Profession;

typedef struct Ware {
    char id[ID_CAP];
    uint8_t price, stock;         /* stock UNLIMITED: AD-SHOP-4 */
    Ability ability;
} Ware;

/* AD-RC: a trigger of attribute victories, or an administration option. */
typedef enum RuleCardKind { RULE_AGILITY, RULE_INTELLIGENCE, RULE_STANDARD } RuleCardKind;
typedef struct RuleCard {
    char id[ID_CAP];
    uint8_t kind;                 /* RuleCardKind */
    uint8_t price;                /* RULE_STANDARD: gold */
    uint8_t n_effects;
    Effect effect[EFFECTS_EACH];
} RuleCard;

typedef struct AdelothContent {
    Board board, plus_board;      /* AD-BOARD-5: the modification level Plus may have its own */
    uint8_t life, general_attack; /* AD-GEN-3, AD-GEN-4 */
    uint8_t movement;             /* AD-MOVE-4 */
    uint8_t hand_limit, hand_start;   /* AD-ZONE-4, AD-SET-10 */
    uint8_t crystals;             /* AD-SET-5 */
    uint8_t lead;                 /* attribute victory: AD-RULE-35 */
    uint8_t n_cards, n_tokens, n_wares, n_rule_cards;
    uint8_t n_auras, aura[CARDS_MAX];   /* cards whose text gives others something: AD-ST-8 */
    Card card[CARDS_MAX];
    Token token[TOKENS_MAX];
    Profession profession[PROFESSIONS];
    Ware ware[WARES_MAX];
    RuleCard rule_card[RULE_CARDS_MAX];
} AdelothContent;

void adeloth_read(Reader *r, void *content);
/* A field as people write it: "d4" is column D, row 4. */
void adeloth_field_word(int field, Str *out);

#endif
