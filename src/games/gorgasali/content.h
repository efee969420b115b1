/* What a Gorgasali pack holds: board, characters, weapons, support cards, slots. Plain data, read
 * by content.c from the YAML files in content/gorgasali; what can be derived from them, such as
 * neighbours and zones of squares, is worked out there once. */
#ifndef GORGASALI_CONTENT_H
#define GORGASALI_CONTENT_H

#include <stdbool.h>
#include <stdint.h>

#include "core/bits.h"
#include "core/reader.h"
#include "core/square.h"

enum {
    ID_CAP = 24,
    SIDE = 30, SQUARES = SIDE * SIDE,     /* GO-RULE-62 */
    QUARTER = SIDE / 2,
    STRAIGHT = SQUARE_SIDES, DIRECTIONS = SQUARE_DIRECTIONS,
    ZONES = 4,                            /* GO-ZONE-1 */
    SECTORS = 20, GATE_SQUARES = 2,       /* GO-SETUP-8, GO-RULE-8 */
    CHESTS = 72, TREE_SQUARES = 12,       /* GO-CHEST-1, GO-RULE-62 */
    CHARACTERS = 10,                      /* GO-COMP-1 */
    WEAPONS_MAX = 20, SUPPORTS_MAX = 32,  /* kinds */
    DECK_MAX = 255,                       /* cards: what fits into a zone of core */
    DICE_MAX = 5,                         /* of one shot, without a card that adds some */
    RANGE_MAX = 4,                        /* of weapons */
    SLOTS_EACH = 3,                       /* of one category, active or in the backpack */
};

/* ---- board ---- */

/* Squares are numbered row by row from the upper left. A set of them: bit i is square i. */
BIT_SET(Squares, squares, SQUARES)

#define EVERY_SQUARE(square) for (int square = 0; square < SQUARES; square++)

#define EACH_SQUARE(square, set) EACH_MEMBER (square, set)

/* The square in a row and column, both from 1; NO_SQUARE outside the map. */
static inline int square_at(int row, int column)
{
    return square_number((Square){(int16_t)(row - 1), (int16_t)(column - 1)}, SIDE, SIDE);
}

/* GO-TERR-1, GO-TREE-1; chests and healing points are on plain squares. */
typedef enum Terrain { PLAIN, FOREST, MOUNTAIN, WATER, TREE, TERRAINS } Terrain;

typedef struct Board {
    uint8_t terrain[SQUARES];
    uint8_t zone[SQUARES];                   /* 1 … ZONES, from the edge inward */
    uint8_t row[SQUARES], column[SQUARES];   /* 1 … SIDE */
    uint16_t near[SQUARES][DIRECTIONS];      /* by Direction: GO-RULE-52; or NO_SQUARE */
    uint16_t gate[SECTORS][GATE_SQUARES];    /* where a sector is left: GO-RULE-8 */
    Squares chests, healing, tree;           /* at the start */
    Squares ground[TERRAINS];                /* squares of a terrain */
    Squares in_zone[ZONES];                  /* squares of zone i + 1 */
    Squares first_column, last_column;
    uint8_t cost[TERRAINS];                  /* points to enter it; 0: the tree, never */
    uint8_t heals;                           /* health, GO-HEALPT-1 */
    uint8_t shrinks_every;                   /* rounds: zone z is inactive from round
                                              * z * shrinks_every + 1 on (GO-RULE-11) */
    uint8_t price[ZONES];                    /* health a square while zones 1 … i + 1 are inactive;
                                              * the last only with a storm: GO-RULE-11, -73 */
} Board;

static inline Square place_on(const Board *b, int square)
{
    return (Square){b->row[square], b->column[square]};
}

/* ---- cards ---- */

/* GO-CARD-2; the two kinds of armour have a slot each (GO-RULE-31). */
typedef enum Category { WEAPON, DEFENCE, UTILITY, THROW, HELMET, VEST, CATEGORIES } Category;

typedef struct CardSlots {
    uint8_t active[CATEGORIES], backpack[CATEGORIES];
} CardSlots;

typedef enum Rarity { COMMON, RARE, EPIC, LEGENDARY, RARITIES } Rarity;  /* GO-DECK-2 */

/* GO-WPN-4: the four groups of weapons. */
typedef enum WeaponGroup { SIX_SHOOTER, STRIKER, MASSIVE, SCOUT, WEAPON_GROUPS } WeaponGroup;

/* What a weapon can do besides. Words and fields: content.c. */
typedef enum Special {
    SPECIAL_NONE,
    SPECIAL_FULL_DAMAGE,   /* a total of exactly `on` deals what all sixes would: GO-RULE-40 */
    SPECIAL_EXTRA_STEPS,   /* a die of `on` or more lets the shooter walk n points: GO-RULE-34 */
    SPECIAL_DIAGONAL,      /* n damage a pip if the target stands diagonally: GO-STRIKE-3 */
    SPECIAL_HIGH_DICE,     /* n more damage for each die of `on` or more: GO-STRIKE-4 */
    SPECIAL_STAYS_LOADED,  /* a die of `on` or more does not spend it: GO-RULE-65 */
    SPECIAL_LEECH,         /* a hit gives the shooter n health: GO-RULE-65 */
    SPECIAL_HIGH_TOTAL,    /* n more damage on a total of `on` or more: GO-RULE-65 */
    SPECIAL_PIERCING,      /* armour does not help: GO-SCOUT-4 */
    SPECIALS
} Special;

/* GO-WPN-7: what a weapon card states. */
typedef struct Weapon {
    char id[ID_CAP];
    uint8_t group;                /* WeaponGroup */
    uint8_t rarity;               /* Rarity */
    uint8_t copies;               /* in the weapon deck */
    uint8_t dice;                 /* 1 … DICE_MAX */
    uint8_t damage;
    uint8_t per_pip;              /* damage a pip rolled, else fixed: GO-WPN-5, GO-WPN-6 */
    uint8_t range;                /* 1 … RANGE_MAX */
    uint8_t minimum[RANGE_MAX];   /* total needed at distance 1, 2 …; 0: a shot cannot miss */
    uint8_t special;              /* Special */
    uint8_t on, n;                /* its numbers, 0 if it has none */
} Weapon;

/* GO-SUP-2, GO-UTIL-1: the groups of support cards; utility cards have three, and the ammunition
 * bag. */
typedef enum SupportGroup {
    GROUP_DEFENCE, GROUP_THROW, GROUP_ARMOUR,
    GROUP_HEALING, GROUP_MOVEMENT, GROUP_EXTENSION, GROUP_AMMUNITION,  /* all utility */
    SUPPORT_GROUPS
} SupportGroup;

/* What a support card does. Words and fields: content.c. */
typedef enum SupportEffect {
    EFFECT_BARRIER,         /* a strip of `squares`: GO-BARR-1 … 5 */
    EFFECT_BALL_LIGHTNING,  /* `damage` to enemies who end a move `within`: GO-BALL-1, -2 */
    EFFECT_TREE_PLATFORM,   /* every die of a shot counts n less: GO-PLAT-1 … 4 */
    EFFECT_MAGIC_FIELD,     /* halves damage: GO-FIELD-1 … 4 */
    EFFECT_FLAME_BALL,      /* `damage` to a target and enemies `within`: GO-FLAME-1 … 4 */
    EFFECT_MAGIC_SPEAR,     /* `damage` if the die shows the distance: GO-SPEAR-1 … 3 */
    EFFECT_NTT_BALL,        /* unloads the weapons of an enemy: GO-NTT-1, -2 */
    EFFECT_SMOKE_BALL,      /* no shots at its owner: GO-SMOKE-1 … 5 */
    EFFECT_BLOCK,           /* stops n damage once: GO-ARM-4 */
    EFFECT_HEAL,            /* n health: GO-POT-1 … 3 */
    EFFECT_EASY_TERRAIN,    /* `terrain` costs as little as plain ground: GO-MCARD-1 … 3 */
    EFFECT_DIAGONALS,       /* GO-MCARD-4 */
    EFFECT_MULTIPLY,        /* n times the points rolled: GO-MCARD-5 */
    EFFECT_TELEPORT,        /* a jump in a straight line: GO-TELE-1 … 3 */
    EFFECT_EXTRA_DICE,      /* n more dice: GO-EXT-2 */
    EFFECT_REROLL,          /* any of the dice once more: GO-EXT-3 */
    EFFECT_SECOND_TRY,      /* another roll after a miss: GO-EXT-4 */
    EFFECT_LOWER_MINIMUM,   /* n less is enough to hit: GO-EXT-5 */
    EFFECT_RELOAD,          /* all weapons: GO-AMMO-1 */
    EFFECTS
} SupportEffect;

/* Numbers that an effect does not have are 0. */
typedef struct SupportCard {
    char id[ID_CAP];
    uint8_t category;              /* Category: the slot it needs */
    uint8_t group;                 /* SupportGroup */
    uint8_t rarity;                /* Rarity */
    uint8_t copies;                /* in the support deck */
    uint8_t effect;                /* SupportEffect */
    uint8_t range_min, range_max;  /* of the target or the place; 0: one's own square */
    uint8_t within;                /* how far it spreads from there */
    uint8_t dice, minimum, damage;
    uint8_t squares, rounds;       /* how many a banner covers, and how long it stays */
    uint8_t terrain;               /* Terrain of EFFECT_EASY_TERRAIN */
    uint8_t weapons;               /* WeaponGroup that an extension works with: GO-EXT-1 */
    uint8_t n;                     /* see SupportEffect */
} SupportCard;

/* ---- characters ---- */

/* GO-ABIL-1. Words and fields: content.c. */
typedef enum Ability {
    ABILITY_SUPERNOVA,     /* `damage` to up to `targets` enemies next to each other: GO-ARMAZI */
    ABILITY_HYPNOSIS,      /* pulls somebody next to oneself: GO-EBUE */
    ABILITY_STEAL,         /* takes a card: GO-VARAS */
    ABILITY_HEAL,          /* `heals`, mates within `mates` too, and draws `cards`: GO-MEDEA */
    ABILITY_FROST_VORTEX,  /* freezes all enemies in range: GO-TSIVA */
    ABILITY_IMITATE,       /* copies an ability with its cooldown: GO-OCTOR */
    ABILITY_EYE_CONTACT,   /* swaps places: GO-KRUBER */
    ABILITY_IGNITE,        /* `damage` to neighbours, who cannot use healing cards: GO-THARSIS */
    ABILITY_DRAIN_FLUID,   /* each die over `over`: `damage` more, and `heals`: GO-DRAIN */
    ABILITY_IMMUNITY,      /* no ability of others works: GO-EMOON */
    ABILITIES
} Ability;

/* Numbers that an ability does not have are 0. */
typedef struct Character {
    char id[ID_CAP];
    uint8_t ability;               /* Ability */
    uint8_t passive;               /* always on, no cooldown: GO-COOL-4 */
    uint8_t range_min, range_max;
    uint8_t cooldown;              /* own turns; 0: none, or that of what is imitated */
    uint8_t damage, heals;
    uint8_t targets, cards, mates, over;
    uint8_t active_zone_only;      /* cannot be used from an inactive zone */
} Character;

typedef struct GorgasaliContent {
    Board board;
    uint8_t health;                /* at the start, and never more: GO-HP-1, GO-SETUP-5 */
    CardSlots slots;               /* of every character card */
    Character character[CHARACTERS];
    uint8_t n_weapons, n_supports;           /* kinds */
    uint8_t weapon_cards, support_cards;     /* copies of all kinds: 1 … DECK_MAX */
    Weapon weapon[WEAPONS_MAX];
    SupportCard support[SUPPORTS_MAX];
} GorgasaliContent;

/* The words of abilities in notation and in text keys, in the order of the enum. */
extern const char *const gorgasali_ability_words[ABILITIES + 1];

void gorgasali_read(Reader *r, void *content);
void gorgasali_read_board(Reader *r, const Node *file, void *content, Traits traits);
/* A square as people write it: "12-7" is row 12, column 7. */
void gorgasali_square_word(int square, Str *out);

#endif
