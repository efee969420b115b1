/* What a Euthia pack holds: heroes with their tiles, monsters and elites, everything that is
 * traded, found or won, encounters, the map, cards, scenarios. Plain data read from the YAML files
 * in content/euthia by content.c; docs/games/euthia.md describes schema and vocabulary.
 *
 * How to read it.
 * - Whatever lies on a board or in a pouch is a Tile, in one array: hero tiles, goods of the three
 *   places of trade, resources, treasures, reward tiles, artifacts, and the supply (potion,
 *   supplies, teleport scroll). Entries are kinds with `copies`. The tiles of a Stack follow each
 *   other: first_of[stack], n_of[stack]; so a stack is a bag of counts. Hero tiles stand at the
 *   end, those of a hero together (first_tile, n_tiles), start tiles first, then by ascending
 *   value. The same goods in two shops are two kinds, so a sold tile finds its own discard pile
 *   (EU-RULE-78).
 * - What a tile does: `attack` if it has rows (then it is chosen in step B of the hero attack
 *   phase, or as first strike if attack.first), `use[]` for all else, `health`, `pouches`, `gems`
 *   and `holds` while worn. A Use has a moment (`when`, and the same as bits in `windows`), a
 *   payment, and effects. What using costs the tile itself follows from its kind: `spends`. A Use
 *   with `when` PERM is never chosen: it holds. Of several uses the player takes one if `one_of`;
 *   otherwise the first use of a tile covers the others at their own moments until the end of the
 *   combat round (EU-RULE-91).
 * - `gain[0]` of a tile happens when it is taken: bought, drawn, found. A tile of kind AT_ONCE is
 *   nothing else and then discarded (coins, gem tiles of the shops). Of a RESOURCE, gain[0] and,
 *   if n_gains is 2, gain[1] are what selling gives, one of the player's choice.
 * - Every effect is an Effect: a verb (vocabulary.c has one row for each), a number, what it is
 *   about, and conditions. Verbs that say their direction (monster-loses-gaar, next-hero-minus)
 *   have a positive n; clover, foot, gaar, dwurt, gold and reputation have a sign. Losing what one
 *   does not have is cut off at none. Effects of a list happen in its order.
 * - Rows are the same for weapons, monsters and elementals: from `lo` to `hi`, ROW_OPEN at an open
 *   end. They have no gaps between them.
 * - The reward of a monster, the bounty of an elite and the reward of a quest are effects of
 *   whoever wins it; those in rows of a monster happen to the hero who fights it, or to the
 *   monster's side if their verb begins with "monster". */
#ifndef EUTHIA_CONTENT_H
#define EUTHIA_CONTENT_H

#include <stdint.h>

#include "core/reader.h"

enum {
    ID_CAP = 24, HEROES_MAX = 12, TILES_MAX = 448, BOARD_SLOTS_MAX = 20, MONSTERS_MAX = 64,
    ELITES_MAX = 32, ENCOUNTERS_MAX = 20, QUESTS_MAX = 160, LEGENDS_MAX = 12, MAP_MAX = 96,
    CARDS_MAX = 16, COMBAT_CARDS_MAX = 48, GEMS_MAX = 12, SCENARIOS_MAX = 8,
    EFFECTS_MAX = 5, ROW_EFFECTS_MAX = 4, ROWS_MAX = 6, USES_MAX = 3, GEM_USES_MAX = 4,
    NEEDS_MAX = 3, CARD_FIELDS = 3, FIELDS = 3, PLAYERS_MAX = 4, CHAPTERS = 5, MONSTER_LEVELS = 3,
    DIE_FACES = 6, FOES_MAX = 8, GRADES_MAX = 24, GRADE_STEPS_MAX = 6, FOE_ATTACKS_MAX = 6,
    MARCH_CARDS_MAX = 20, GEM_PLACES_MAX = 3, HELD_MAX = 3,
    ON_TABLE_MAX = 56,       /* map tiles of one match, the start tile included */
    ANY_KIND = 255,          /* of gems, essences, actions: of one's choice */
    NO_PRICE = 255,          /* cannot be bought, cannot be sold */
    NO_CAP = 255,            /* the reward is paid at any reputation */
    NOBODY = 255,            /* no hero, no encounter, no card */
    START_TILE = -1,         /* value of a hero tile that lies on the board from the start */
    ROW_OPEN = 127,
};

/* ---- words that several things use ---- */

/* The four powers, and the four kinds of essences: EU-ELEM-1, EU-ESS-1. */
typedef enum Element { FIRE, WATER, AIR, EARTH, ELEMENTS } Element;
typedef uint8_t ElementSet;

typedef enum ActionKind { MINING, TRADE, COMBAT, ACTION_KINDS } ActionKind;  /* EU-ACT-1 */

/* Where tiles are drawn from. */
typedef enum Stack {
    ST_MERCHANTS, ST_ALCHEMISTS, ST_SLAYERS,
    ST_MOUNTAIN, ST_LAKE, ST_CAVE,
    ST_TREASURE_1, ST_TREASURE_2, ST_TREASURE_3,
    ST_HUNTER, ST_SMITH, ST_WITCH, ST_ARTIFACTS,
    ST_SUPPLY,               /* never runs out: potion, supplies, teleport scroll */
    ST_HERO,
    STACKS
} Stack;

/* Who uses a card or tile: EU-HERO-8, EU-RULE-67. */
typedef enum Mode { ALL_MODES, SOLO_ONLY, COMPETITIVE_ONLY } Mode;  /* solo: and cooperative */

/* The symbol of a slot, and of the tile that lies on it. */
typedef enum Symbol {
    SWORD, ABILITY_SLOT, FIRST_SLOT,                     /* hero slots */
    HELM, CHEST, GLOVES, LEGS, BOOTS, RING, AMULET,      /* equipment slots */
    POUCH_ONLY,                                          /* no slot: into a pouch */
    SYMBOLS
} Symbol;

/* ---- effects ---- */

/* When a tile, gem or essence is used: EU-TIME-1 … 10. */
typedef enum When {
    PERM,            /* always on */
    OUT,             /* outside combat, or directly before one */
    ANY,             /* in or outside combat; healing in combat: only in healing phases */
    PREP,            /* preparation of a combat */
    MA, MAC, MC,     /* monster attack: before its roll, before or after, after */
    HA, HC,          /* hero attack: before the roll, after it */
    AFTER_ROLL,      /* any hero roll, after the throw; in combat HC */
    WITH_MINING,     /* together with a mining action: EU-CART-1 */
    WHENS
} When;

/* The same as a set of decision windows, for who has one open; loader fills it from `when`. */
enum {
    WIN_OUT = 1 << 0, WIN_BEFORE = 1 << 1,   /* BEFORE: the fight is due: EU-COMBAT-5 */
    WIN_PREP = 1 << 2, WIN_HEALING = 1 << 3, WIN_MA = 1 << 4, WIN_MC = 1 << 5, WIN_HA = 1 << 6,
    WIN_HC = 1 << 7, WIN_ROLL = 1 << 8,      /* ROLL: a hero roll outside combat */
    WIN_MINING = 1 << 9,
};
typedef uint16_t Windows;

typedef enum EffectVerb {
    /* on the map */
    DO_MOVE, DO_TELEPORT, DO_CHURCH, DO_ACTION, DO_CART, DO_WARD,
    DO_WARD_HELD,            /* the powers whose essences lie on the tile: EU-PERM-1 */
    DO_RENEW, DO_DISCOUNT, DO_VOUCHER,
    /* the hero */
    DO_HEAL, DO_HEAL_ALL, DO_HURT, DO_DEATH, DO_GAAR, DO_DWURT, DO_DWURT_DIE,
    /* rolls */
    DO_CLOVER, DO_FOOT, DO_PENALTY, DO_NEXT_HERO, DO_NEXT_MONSTER, DO_ONE_DIE, DO_REROLL_OWN,
    DO_REROLL_MONSTER,
    /* damage to the monster, injuries of the hero: plain, +, -: EU-DMG-1 … 4, EU-INJ-1 … 5 */
    DO_DAMAGE, DO_DAMAGE_PLUS, DO_DAMAGE_MINUS, DO_INJURY, DO_INJURY_PLUS, DO_INJURY_MINUS,
    DO_STRIKE,               /* damage at once, whatever is rolled */
    /* the monster's side */
    DO_MONSTER_HEAL, DO_MONSTER_GAAR, DO_MONSTER_CHAOS, DO_MONSTER_SILVER, DO_MONSTER_GOLD_CARD,
    DO_MONSTER_DISCARDS, DO_STEAL_GAAR, DO_NO_CARDS, DO_CANCEL_CURSE,
    /* what one gets */
    DO_GOLD, DO_REPUTATION, DO_SILVER, DO_GOLD_CARD, DO_OTHERS_SILVER, DO_GEM,
    DO_DIFFERENT_GEMS,       /* n of one's choice, no two alike */
    DO_ESSENCE, DO_ESSENCE_HERE,  /* of a power the field is under */
    DO_POTION, DO_SCROLL,    /* of the supply */
    DO_DRAW,                 /* n tiles of a stack; an empty one gives empty_gold instead */
    DO_ARTIFACT,             /* one that is left, or n gold, as one likes */
    EFFECT_VERBS
} EffectVerb;

/* When an effect holds at all; besides `set`. */
typedef enum OnlyIf { ALWAYS, IF_NO_GAAR, IF_OUTSIDE, ONLY_IFS } OnlyIf;

typedef struct Effect {
    uint8_t verb;            /* EffectVerb */
    int8_t n;
    uint8_t what;            /* DO_GEM: gem; DO_ESSENCE: Element; DO_ACTION: ActionKind, each or
                              * ANY_KIND; DO_DRAW: Stack; DO_WARD: ElementSet */
    uint8_t set;             /* 3 … 5: needs an armour set of that size: EU-SET-2; 0: none */
    uint8_t only_if;         /* OnlyIf */
} Effect;

typedef struct Effects {
    uint8_t n;
    Effect list[EFFECTS_MAX];
} Effects;

/* A payment that is part of using a tile: EU-RULE-93, EU-LANG-16. */
typedef enum PayKind {
    PAY_NOTHING, PAY_GOLD, PAY_ESSENCE, PAY_DWURT, PAY_HEALTH, PAY_KINDS
} PayKind;
typedef struct Pay {
    uint8_t what;            /* PayKind */
    uint8_t n;
    uint8_t essence;         /* Element or ANY_KIND */
} Pay;

/* What may be paid besides, up to so many times, and what each time adds: EU-LANG-18. */
typedef struct MayPay {
    Pay each;                /* PAY_NOTHING: there is no such part */
    uint8_t times;
    Effect does;
} MayPay;

typedef struct Use {
    uint8_t when;            /* When */
    Windows windows;         /* WIN_…; of PERM 0 */
    Pay pay;
    MayPay may_pay;
    Effects does;
} Use;

typedef struct Row {
    int8_t lo, hi;           /* -ROW_OPEN, ROW_OPEN: open */
    uint8_t n;
    Effect list[ROW_EFFECTS_MAX];
} Row;

typedef struct Rows {
    uint8_t n;
    Row list[ROWS_MAX];
} Rows;

/* ---- tiles ---- */

typedef enum TileKind {
    WEAPON, SHIELD, ARMOUR, JEWEL, ABILITY,  /* first-strike abilities too: their symbol says it */
    POTION, SCROLL, CHEST_TILE, TOOL,        /* used up */
    RELIC,                                   /* works in a pouch, once a round */
    RESOURCE, AT_ONCE,
    TILE_KINDS
} TileKind;

/* What using a tile costs the tile itself: EU-ABIL-1, EU-ONCE-1, EU-SHIELD-2, -3. */
typedef enum Spends { SPENDS_NOTHING, SPENDS_ROUND, SPENDS_ITSELF } Spends;  /* ROUND: exhausted */

/* Background of armour: EU-SET-1. */
typedef enum Colour { NO_COLOUR, BROWN, GREY, BLUE, RED, COLOURS } Colour;

typedef struct Attack {
    uint8_t first;           /* a first strike, and nothing else: EU-RULE-88 */
    Pay pay;
    MayPay may_pay;          /* decided before the throw */
    Rows rows;               /* n 0: the tile is no weapon and no combat ability */
} Attack;

typedef struct Tile {
    char id[ID_CAP];
    uint8_t kind;            /* TileKind */
    uint8_t stack;           /* Stack */
    uint8_t copies;          /* of the supply: 0, there are always more */
    uint8_t symbol;          /* Symbol; of shields SWORD: EU-SHIELD-1 */
    uint8_t colour;          /* Colour, of armour */
    uint8_t spends;          /* Spends */
    uint8_t price, sale;     /* or NO_PRICE */
    uint8_t worth;           /* gold in the final scoring: EU-SCORE-1, -4, EU-RULE-31 */
    uint8_t gems;            /* gem places: EU-GEM-1 */
    uint8_t holds;           /* essences that may be laid on it: EU-LANG-14 */
    int8_t health, pouches;  /* while worn: EU-MAXHP-1, EU-POUCH-1 */
    uint8_t one_of;          /* its uses are alternatives */
    uint8_t n_uses, n_gains;
    /* of hero tiles */
    uint8_t hero;            /* or NOBODY */
    uint8_t mode;            /* Mode */
    int16_t value;           /* reputation that reveals it, or START_TILE: EU-HTILE-1 */
    Attack attack;
    Use use[USES_MAX];
    Effects gain[2];
} Tile;

typedef struct BoardSlot {
    uint8_t symbol;          /* Symbol */
    uint8_t gold, essences;  /* to unlock it; both 0: open from the start: EU-ESLOT-1 */
} BoardSlot;

typedef enum HeroColour {
    HERO_WHITE, HERO_BLUE, HERO_YELLOW, HERO_RED, HERO_BLACK, HERO_VIOLET, HERO_GREEN, HERO_ORANGE,
    HERO_COLOURS
} HeroColour;

/* EU-HERO-2: what is printed on a hero board. */
typedef struct Hero {
    char id[ID_CAP];
    uint8_t colour;          /* HeroColour */
    uint8_t health;          /* base: EU-HERO-4 */
    uint8_t gaar, dwurt;     /* slots, filled at the start; one of them is 0: EU-SKOL-1 */
    uint8_t pouches, gems;   /* gem and essence slots: EU-RULE-9 */
    uint8_t n_hero_slots, n_slots;  /* hero slots stand before equipment slots */
    BoardSlot slot[BOARD_SLOTS_MAX];
    uint16_t first_tile;
    uint8_t n_tiles;         /* of all modes */
} Hero;

/* ---- gems, essences, elementals ---- */

typedef struct Gem {
    char id[ID_CAP];
    uint8_t copies;
    uint8_t precious;        /* never "of one's choice" */
    uint8_t health;          /* while set in worn equipment */
    uint8_t one_of;          /* its uses are alternatives */
    uint8_t n_uses;          /* PERM: holds; all else turns the gem over: EU-GEM-4 */
    Use use[GEM_USES_MAX];
} Gem;

typedef struct Elemental {
    char id[ID_CAP];
    uint8_t copies;          /* of its essence */
    Use essence;             /* when one is consumed */
    Rows rows;               /* facing it: EU-FACE-5 */
} Elemental;

/* ---- monsters ---- */

/* What a field shows. */
typedef enum Feature {
    MEADOW, MOUNTAIN, LAKE, CAVE, TREASURE,
    FIRE_ELEMENTAL, WATER_ELEMENTAL, AIR_ELEMENTAL, EARTH_ELEMENTAL,  /* in the order of Element */
    PORTAL, MERCHANTS, ALCHEMISTS,
    TOWERS, ENCOUNTER, LEGEND, CHURCH,  /* all but encounters: only as centre of a special tile */
    OUTER,                   /* field round a centre with nothing on it; of towers: carries trade
                              * markers */
    RUINS,
    FEATURES
} Feature;
typedef uint32_t FeatureSet;

/* EU-ELITE-9: on a terrain, beside a place, or round a special tile. */
typedef enum Hiding { HIDES_ON, HIDES_BESIDE, HIDES_ROUND } Hiding;  /* ROUND: outer fields of */

typedef struct Monster {
    char id[ID_CAP];
    uint8_t level;           /* 1 … 3 */
    uint8_t health;
    uint8_t penalty;         /* of the hero's dice: EU-HATK-9 */
    uint8_t silver, gold_cards, chaos, gaar;
    uint8_t cap;             /* highest reputation with a reward, or NO_CAP */
    uint8_t immune;          /* EU-ELITE-22 */
    Rows rows;
    Effects reward;          /* of an elite: its bounty, at any reputation */
    uint8_t hiding;          /* Hiding, of elites */
    FeatureSet where;        /* on, beside or round which of them it hides */
} Monster;

/* ---- cards ---- */

typedef enum Metal { SILVER, GOLD, METALS } Metal;
typedef enum CardWhen { BEFORE_MONSTER, AFTER_MONSTER, EITHER_MONSTER, BEFORE_HERO } CardWhen;
typedef enum Lasting {
    LASTS_NOT,
    REGENERATION,            /* the monster heals lasting_n at the end of every combat round */
    PUPPET,                  /* the monster's gaar works in step C of the hero attack */
} Lasting;

typedef struct Card {
    char id[ID_CAP];
    uint8_t metal, copies;
    uint8_t when;            /* CardWhen; BEFORE_HERO: a curse */
    uint8_t lasting, lasting_n;
    uint8_t mode;            /* Mode */
    uint8_t clovers;         /* bits of its fields with a clover, which leave a round later */
    uint8_t heals;           /* has monster-heal: EU-CHAOS-9 … 12 */
    uint8_t n_fields;        /* 2 silver, 3 gold */
    Effects field[CARD_FIELDS];
} Card;

typedef struct CombatCard {
    uint8_t left, right, gaar, chaos;
} CombatCard;

/* ---- encounters ---- */

typedef enum NeedKind {
    NEED_TROPHY,             /* n of `level` */
    NEED_GOLD, NEED_POTION, NEED_GAAR, NEED_SILVER_CARD, NEED_GOLD_CARD,
    NEED_RESOURCE,           /* of the terrains in `kinds`: bits by Stack - ST_MOUNTAIN */
    NEED_ESSENCE,            /* of the Elements in `kinds` */
    NEED_GEM,                /* of the gems in `kinds` */
    NEED_SCROLL,             /* tiles of kind SCROLL */
    NEED_ARMS,               /* weapons or shields of a price of at least `level` */
    NEED_HURT,               /* suffer n injuries */
    /* only shown */
    NEED_ARMOUR_SET,         /* of at least n */
    NEED_EMPTY_POUCHES, NEED_QUESTS,
    NEED_MARKERS,            /* own trade and interaction markers on the map */
    NEED_KINDS
} NeedKind;

typedef enum Alike { AS_YOU_LIKE, ALL_DIFFERENT, ALL_EQUAL } Alike;

typedef struct Need {
    uint8_t what;            /* NeedKind */
    uint8_t n;
    uint8_t level;
    uint8_t alike;           /* Alike, of resources (by terrain), essences, gems */
    uint16_t kinds;
} Need;

typedef struct Quest {
    char id[ID_CAP];
    uint8_t encounter;       /* or NOBODY: a legend */
    uint8_t mode;            /* Mode */
    uint8_t test;            /* hero roll of at least so much after paying; 0: none */
    uint8_t n_needs;
    Need need[NEEDS_MAX];
    uint16_t artifact;       /* of a legend: tile; otherwise TILES_MAX */
    Effects reward;
} Quest;

typedef struct Encounter {
    char id[ID_CAP];
    uint8_t stack;           /* of its reward tiles, or STACKS: EU-ENC-4 */
    uint8_t first_quest, n_quests;  /* of all modes */
} Encounter;

/* ---- the map ---- */

typedef struct Loot {
    uint8_t gold, gaar, potion, silver, gold_card;  /* EU-LOOT-1 */
} Loot;

typedef struct MapField {
    uint8_t feature;         /* Feature */
    uint8_t treasure;        /* level of a treasure */
    uint8_t level;           /* of the monster, 0: none */
    Loot loot;
} MapField;

/* EU-MAPSET-4: the groups of a chapter's tiles, and the one everybody starts on. */
typedef enum MapGroup {
    START_MAP, FIXED_MAP, ENCOUNTER_MAP, OTHER_MAP, SCENARIO_MAP, MAP_GROUPS
} MapGroup;
/* Which scenario tiles: EU-MAPSET-7. */
typedef enum MapSet { NO_SET, LEGEND_SET, RUINS_SET, MAP_SETS } MapSet;

typedef struct MapTile {
    char id[ID_CAP];
    uint8_t chapter;         /* 1 … 5 */
    uint8_t group, set;      /* MapGroup, MapSet */
    uint8_t solo;            /* a fixed tile that is used in solo, too: EU-SOLO-2 */
    uint8_t centre;          /* Feature of the walkable centre, or FEATURES: EU-SPEC-2 */
    uint8_t encounter;       /* of the encounter field or centre, or NOBODY */
    MapField field[FIELDS];  /* cells (0,0), (1,0), (0,1): EU-GEO-2 */
} MapTile;

/* ---- scenarios: docs/games/euthia.md, "Scenarios" ---- */

typedef struct ChapterRecipe {
    /* How many tiles, by number of heroes - 1. All fixed ones or none; solo: the marked ones. */
    uint8_t fixed[PLAYERS_MAX], encounter[PLAYERS_MAX], other[PLAYERS_MAX];
    uint8_t sets;            /* bits of MapSet: scenario tiles of this chapter that join */
} ChapterRecipe;

typedef struct FoeAttack {
    char id[ID_CAP];
    Rows rows;
} FoeAttack;

/* The one enemy of a scenario, whose damage stays from combat to combat. */
typedef struct Foe {
    char id[ID_CAP];
    uint8_t health[PLAYERS_MAX];
    uint8_t penalty, silver, gold_cards, chaos, gaar;
    uint8_t n_attacks;
    FoeAttack attack[FOE_ATTACKS_MAX];  /* of the first, second … combat round; the last goes on */
    uint8_t rounds;          /* a combat ends after so many combat rounds */
    uint8_t arrives;         /* at the start of this round, at the latest if it has a tile */
    uint8_t tile;            /* map tile on which it appears, or NOBODY: with its first flight */
    uint8_t fights;          /* it can be fought from this round on */
    uint8_t damage, gold;    /* so much dealt brings 1 reputation and so much gold */
    uint8_t last;            /* reputation for whoever beats it */
    uint8_t stagger;         /* each so much damage makes it miss one march; 0: never */
    uint8_t fall;            /* reputation lost by whom it kills, competitive games */
} Foe;

typedef enum MarchExtra { NO_EXTRA, QUAKE, MEND, AGAIN, MARCH_EXTRAS } MarchExtra;
typedef struct MarchCard {
    uint8_t direction;       /* as in core/hex.h */
    uint8_t steps;
    uint8_t extra;           /* MarchExtra */
    uint8_t n;               /* QUAKE: injuries; MEND: damage healed */
} MarchCard;

typedef enum WardKept { WARD_OF_HERO, WARD_ON_FIELD } WardKept;
typedef enum Tally { LEVELS_TALLY, DAMAGE_TALLY, TALLIES } Tally;
typedef enum GoalKind { GOAL_REPUTATION, GOAL_LEVELS, GOAL_FOE, GOAL_KINDS } GoalKind;

typedef struct Goal {
    uint8_t what;            /* GoalKind */
    uint8_t n;
    uint8_t more[PLAYERS_MAX]; /* GOAL_LEVELS: n for each hero and so many more */
    uint8_t gold;            /* so much more at the start for who plays for it */
} Goal;

/* How well it went. */
typedef struct Grade { char id[ID_CAP]; } Grade;
typedef struct GradeStep {
    uint8_t grade;
    uint8_t from;            /* final reputation */
} GradeStep;

/* A scenario without a rule has zeros in its place. */
typedef struct Scenario {
    char id[ID_CAP];
    uint8_t rounds, gold, reputation, supplies;  /* EU-RULE-8, EU-SETUP-3 */
    uint8_t start;           /* map tile */
    uint8_t elites;          /* bits of levels - 1 in play by default: EU-ELITE-2 */
    uint8_t n_chapters;
    ChapterRecipe chapter[CHAPTERS];
    struct {
        uint8_t reputation[MONSTER_LEVELS];  /* for a trophy, by level */
        uint8_t limit;       /* of each level per hero; 0: no handing in */
        uint8_t badge;       /* for the first of each level, at the end */
    } hand_in;
    uint8_t foe;             /* or NOBODY */
    struct { uint8_t from, injuries; } fly;                       /* from 0: never */
    uint8_t n_march;
    MarchCard march[MARCH_CARDS_MAX];
    struct { uint8_t gold, essences, limit, kept; } ward;         /* limit 0: none; WardKept */
    struct { uint8_t tally, first, second, beaten; } rank;        /* first 0: none; beaten: only if
                                                                   * the foe was beaten */
    struct { uint8_t reputation, per; } toll;                     /* reputation 0: none */
    Goal solo, coop;
    uint8_t n_grades;
    GradeStep grade[GRADE_STEPS_MAX];  /* ascending, the first from 0 */
} Scenario;

/* ---- numbers of the boards ---- */

typedef enum Place { AT_MERCHANTS, AT_ALCHEMISTS, AT_TOWERS, AT_CHURCH, PLACES } Place;
/* Columns of the final scoring: EU-SCORE-8. */
typedef enum Category {
    BY_HERO_MARKERS, BY_INTERACTION, BY_TRADE_MARKERS, BY_WON_MARKERS, BY_QUESTS, BY_BOUNTIES,
    CATEGORIES
} Category;
enum { SCORE_STEPS = 4 };

typedef struct Numbers {
    uint8_t move[ACTION_KINDS];              /* of a marker: EU-ACT-4, EU-RULE-2 */
    uint8_t heal[PLACES];                    /* for 1 gold: EU-RULE-7, EU-CHURCH-1 */
    uint8_t score_at[CATEGORIES][SCORE_STEPS];
    uint8_t score[SCORE_STEPS];
    Effects dwurt_die[DIE_FACES];            /* by face: EU-SKOL-12 */
} Numbers;

typedef struct Content {
    Numbers numbers;
    uint8_t n_heroes, n_monsters, n_elites, n_encounters, n_quests, n_legends, n_map, n_cards,
        n_combat_cards, n_gems, n_scenarios, n_foes, n_grades;
    uint16_t n_tiles;
    uint16_t first_of[STACKS], n_of[STACKS]; /* tiles of a stack */
    uint16_t copies_of[STACKS];              /* how many there are in it at the start */
    uint8_t empty_gold[STACKS];              /* instead of a tile of an empty reward stack */
    uint16_t potion, supplies, scroll;       /* tiles of the supply */
    uint8_t first_monster[MONSTER_LEVELS], n_monster[MONSTER_LEVELS];
    uint8_t first_elite[MONSTER_LEVELS], n_elite[MONSTER_LEVELS];
    Tile tile[TILES_MAX];
    Hero hero[HEROES_MAX];
    Gem gem[GEMS_MAX];
    Elemental elemental[ELEMENTS];
    Monster monster[MONSTERS_MAX];
    Monster elite[ELITES_MAX];
    Card card[CARDS_MAX];
    CombatCard combat_card[COMBAT_CARDS_MAX];
    Encounter encounter[ENCOUNTERS_MAX];
    Quest quest[QUESTS_MAX], legend[LEGENDS_MAX];
    MapTile map[MAP_MAX];
    Scenario scenario[SCENARIOS_MAX];
    Foe foe[FOES_MAX];
    Grade grade[GRADES_MAX];
} Content;

void euthia_read(Reader *r, void *content);

#endif
