/* Euthia: the state, and what the files of this game share.
 *
 * One file a chapter of the rules: setup.c, turn.c, roll.c, movement.c, reveal.c, elemental.c,
 * mining.c, trade.c, use.c, combat_begin.c, monster_attack.c, hero_attack.c, combat_end.c, cards.c,
 * automaton.c, death.c, free_actions.c, quest.c, surplus.c, elites.c, skoldur.c, scenario.c,
 * scoring.c; map.c, board.c and values.c answer what they all ask. Rule ids are those of
 * rules/euthia.md.
 *
 * Nothing that nobody knows is in the state. A stack whose order nobody knows is a bag of counts,
 * or only how many of which group are left of it: what lies there is settled by drawing, and as
 * everything unseen is alike, that is as good as shuffling. Secret are the hands of silver and gold
 * cards alone, and which of several monsters with the same back lies on top. */
#ifndef GAMES_EUTHIA_H
#define GAMES_EUTHIA_H

#include "core/bag.h"
#include "core/game.h"
#include "core/hex.h"
#include "games/euthia/content.h"

#define FLOW_OF euthia

enum {
    SEATS_MAX = 4,
    LAID_MAX = 56,          /* tiles on the table */
    SITES_MAX = 168,        /* places of the lattice that lie beside one of them */
    OWNED_MAX = 48,         /* tiles of a player: on slots, in pouches, in stock */
    TROPHIES_MAX = 8, HAND_LIMIT = 5, DICE = 2, OFFERS = AT_TOWERS + 1, OFFER = 4,
    TILE_GEMS = 3, TILE_BOUND = 3, OPEN_QUESTS = 2, POWER_STRENGTH = 2,
    HOPE_MAX = 5, DWURT_DIE_MAX = 5,             /* EU-RULE-4 */
    NONE = 255, NO_FIELD = 0xffff, NO_TILE = 0xffff, NO_SEAT = -1,
};

/* ---- option verbs, kinds, events, match options ---------------------------------------------- */

#define EUTHIA_VERBS(V)                                                                           \
    V(PICK, "pick", 1, KIND_HERO)                                                                 \
    V(MARCH, "march", 1, KIND_ACTION)  /* a turn */                                               \
    V(GO, "go", 1, KIND_FIELD)                                                                    \
    V(PORTAL, "portal", 1, KIND_FIELD)                                                            \
    V(MINE, "mine", 0, 0)                                                                         \
    V(TRADE, "trade", 0, 0)                                                                       \
    V(HUNT, "hunt", 0, 0)                                                                         \
    V(PRAY, "pray", 0, 0)                                                                         \
    V(POTION, "potion", 0, 0)                                                                     \
    V(TREASURE, "treasure", 0, 0)                                                                 \
    V(FACE, "face", 0, 0)                                                                         \
    V(QUEST, "quest", 1, KIND_QUEST)                                                              \
    V(LEGEND, "legend", 1, KIND_LEGEND)                                                           \
    V(HAND_IN, "hand-in", 1, KIND_NUMBER)                                                         \
    V(SHELTER, "shelter", 0, 0)                                                                   \
    V(END, "end", 0, 0)                                                                           \
    V(USE, "use", 1, KIND_ITEM)  /* things of one's own */                                        \
    V(FLIP, "flip", 2, KIND_ITEM, KIND_GEM)                                                       \
    V(ESSENCE, "essence", 1, KIND_ESSENCE)                                                        \
    V(EQUIP, "equip", 1, KIND_ITEM)                                                               \
    V(SWAP, "swap", 2, KIND_ITEM, KIND_ITEM)                                                      \
    V(STOW, "stow", 1, KIND_ITEM)                                                                 \
    V(SET, "set", 2, KIND_GEM, KIND_ITEM)                                                         \
    V(BIND, "bind", 2, KIND_ESSENCE, KIND_ITEM)                                                   \
    V(MELT, "melt", 0, 0)                                                                         \
    V(CASH_SILVER, "cash-silver", 0, 0)                                                           \
    V(CASH_GOLD, "cash-gold", 0, 0)                                                               \
    V(BREW, "brew", 0, 0)                                                                         \
    V(BUY, "buy", 1, KIND_TILE)  /* trade */                                                      \
    V(REPLACE, "replace", 0, 0)                                                                   \
    V(SELL, "sell", 1, KIND_ITEM)                                                                 \
    V(SELL_GEM, "sell-gem", 1, KIND_GEM)                                                          \
    V(SELL_ESSENCE, "sell-essence", 1, KIND_ESSENCE)                                              \
    V(HEAL, "heal", 0, 0)                                                                         \
    V(BUY_GAAR, "buy-gaar", 0, 0)                                                                 \
    V(BUY_SHELTER, "buy-shelter", 0, 0)                                                           \
    V(REVEAL, "reveal", 0, 0)                                                                     \
    V(UPGRADE, "upgrade", 1, KIND_ITEM)                                                           \
    V(PURCHASE, "purchase", 1, KIND_ITEM)                                                         \
    V(TAKE_OFF, "take-off", 1, KIND_ITEM)                                                         \
    V(UNLOCK, "unlock", 1, KIND_SLOT)                                                             \
    V(DONE, "done", 0, 0)                                                                         \
    V(WITH_MARKER, "with-marker", 0, 0)  /* answers to small questions */                         \
    V(WITH, "with", 1, KIND_ITEM)                                                                 \
    V(LAY, "lay", 1, KIND_FIELD)                                                                  \
    V(TO, "to", 1, KIND_FIELD)                                                                    \
    V(STAY, "stay", 0, 0)                                                                         \
    V(CHOOSE, "choose", 1, KIND_NUMBER)                                                           \
    V(YES, "yes", 0, 0)                                                                           \
    V(NO, "no", 0, 0)                                                                             \
    V(KEEP, "keep", 1, KIND_TILE)                                                                 \
    V(KEEP_MARKER, "keep-marker", 1, KIND_ACTION)                                                 \
    V(TAKE_GEM, "take-gem", 1, KIND_GEM)                                                          \
    V(TAKE_ESSENCE, "take-essence", 1, KIND_ESSENCE)                                              \
    V(PAY_GEM, "pay-gem", 1, KIND_GEM)                                                            \
    V(PAY_ESSENCE, "pay-essence", 1, KIND_ESSENCE)                                                \
    V(PAY_ITEM, "pay-item", 1, KIND_ITEM)                                                         \
    V(PAY_CARD, "pay-card", 1, KIND_CARD)                                                         \
    V(RENEW, "renew", 1, KIND_ITEM)                                                               \
    V(DISCARD, "discard", 1, KIND_ITEM)  /* surplus */                                            \
    V(DROP_GEM, "drop-gem", 1, KIND_GEM)                                                          \
    V(DROP_ESSENCE, "drop-essence", 1, KIND_ESSENCE)                                              \
    V(DROP_TROPHY, "drop-trophy", 1, KIND_NUMBER)                                                 \
    V(DROP_GAAR, "drop-gaar", 0, 0)                                                               \
    V(DROP_DWURT, "drop-dwurt", 0, 0)                                                             \
    V(DROP_CARD, "drop-card", 1, KIND_CARD)                                                       \
    V(STRIKE, "strike", 1, KIND_ITEM)  /* combat */                                               \
    V(PLAY, "play", 2, KIND_CARD, KIND_NUMBER)                                                    \
    V(REROLL, "reroll", 1, KIND_DIE)                                                              \
    V(DWURT, "dwurt", 0, 0)                                                                       \
    V(HOPE_1, "hope-1", 0, 0)                                                                     \
    V(HOPE_2, "hope-2", 0, 0)                                                                     \
    V(HOPE_3, "hope-3", 0, 0)                                                                     \
    V(CLAIM, "claim", 0, 0)                                                                       \
    V(PASS, "pass", 0, 0)                                                                         \
    V(WARD, "ward", 1, KIND_ESSENCE)
typedef enum Verb { EUTHIA_VERBS(VERB_ENUM) VERBS } Verb;

#define EUTHIA_KINDS(K)                                                                           \
    K(HERO, "hero", KIND_IDS(Content, hero, n_heroes))                                            \
    K(FIELD, "field", KIND_FUNCTIONS(field_count, field_word), KIND_FOUND(field_find))            \
    K(TILE, "tile", KIND_IDS(Content, tile, n_tiles))                                             \
    K(ITEM, "tile", KIND_FUNCTIONS(item_count, item_word))                                        \
    K(SLOT, "slot", KIND_FUNCTIONS(slot_count, slot_word))                                        \
    K(GEM, "gem", KIND_IDS(Content, gem, n_gems))                                                 \
    K(ESSENCE, "essence", KIND_ALL_IDS(Content, elemental))                                       \
    K(ACTION, "action", KIND_WORDS(action_words))                                                 \
    K(CARD, "card", KIND_IDS(Content, card, n_cards))                                             \
    K(MONSTER, "monster", KIND_IDS(Content, monster, n_monsters))                                 \
    K(ELITE, "elite", KIND_IDS(Content, elite, n_elites))                                         \
    K(LEGEND, "legend", KIND_IDS(Content, legend, n_legends))                                     \
    K(QUEST, "quest", KIND_IDS(Content, quest, n_quests))                                         \
    K(MAP_TILE, "map-tile", KIND_IDS(Content, map, n_map))                                        \
    K(GRADE, "grade", KIND_IDS(Content, grade, n_grades))                                         \
    K(FOE, "foe", KIND_IDS(Content, foe, n_foes))                                                 \
    K(DIE, "die", KIND_NUMBERED(2))
typedef enum Kind {
    KIND_LAST_OF_CORE = KIND_GAME - 1,
    EUTHIA_KINDS(KIND_ENUM)
    KINDS
} Kind;

#define EUTHIA_EVENTS(E)                                                                          \
    E(PICK, "pick", 2, KIND_SEAT, KIND_HERO)                                                      \
    E(START, "start", 1, KIND_SEAT)                                                               \
    E(ROUND, "round", 1, KIND_NUMBER)                                                             \
    E(TURN, "turn", 1, KIND_SEAT)                                                                 \
    E(END, "end", 1, KIND_SEAT)                                                                   \
    E(KEPT, "kept", 2, KIND_SEAT, KIND_ACTION)                                                    \
    E(MARCH, "march", 3, KIND_SEAT, KIND_ACTION, KIND_NUMBER)                                     \
    E(MOVE_POINTS, "move-points", 2, KIND_SEAT, KIND_NUMBER)                                      \
    E(MOVE, "move", 2, KIND_SEAT, KIND_FIELD)                                                     \
    E(TELEPORT, "teleport", 2, KIND_SEAT, KIND_FIELD)                                             \
    E(LAID, "laid", 3, KIND_SEAT, KIND_MAP_TILE, KIND_FIELD)                                      \
    E(QUESTS, "quests", 2, KIND_MAP_TILE, KIND_NUMBER)                                            \
    E(QUEST_OPEN, "quest-open", 1, KIND_QUEST)                                                    \
    E(BURNT, "burnt", 2, KIND_SEAT, KIND_NUMBER)                                                  \
    E(SOOTHED, "soothed", 2, KIND_SEAT, KIND_NUMBER)                                              \
    E(HEALED, "healed", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)                                   \
    E(HURT, "hurt", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)                                       \
    E(GOLD, "gold", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)                                       \
    E(PAID, "paid", 2, KIND_SEAT, KIND_NUMBER)                                                    \
    E(FEE, "fee", 2, KIND_SEAT, KIND_SEAT)                                                        \
    E(REPUTATION, "reputation", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)                           \
    E(DISGRACE, "disgrace", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)                               \
    E(GAAR, "gaar", 2, KIND_SEAT, KIND_NUMBER)                                                    \
    E(GAAR_LOST, "gaar-lost", 2, KIND_SEAT, KIND_NUMBER)                                          \
    E(DWURT, "dwurt", 2, KIND_SEAT, KIND_NUMBER)                                                  \
    E(DWURT_DIE, "dwurt-die", 2, KIND_SEAT, KIND_NUMBER)                                          \
    E(GEM, "gem", 2, KIND_SEAT, KIND_GEM)                                                         \
    E(ESSENCE, "essence", 2, KIND_SEAT, KIND_ESSENCE)                                             \
    E(DREW, "drew", 2, KIND_SEAT, KIND_CARD)                                                      \
    E(STORED, "stored", 2, KIND_NUMBER, KIND_NUMBER)                                              \
    E(TILE, "tile", 2, KIND_SEAT, KIND_TILE)                                                      \
    E(MINED, "mined", 3, KIND_SEAT, KIND_FIELD, KIND_TILE)                                        \
    E(TREASURE, "treasure", 2, KIND_SEAT, KIND_TILE)                                              \
    E(OFFERED, "offered", 1, KIND_TILE)                                                           \
    E(REPLACED, "replaced", 1, KIND_SEAT)                                                         \
    E(BOUGHT, "bought", 3, KIND_SEAT, KIND_TILE, KIND_NUMBER)                                     \
    E(SOLD, "sold", 2, KIND_SEAT, KIND_TILE)                                                      \
    E(SOLD_GEM, "sold-gem", 2, KIND_SEAT, KIND_GEM)                                               \
    E(SOLD_ESSENCE, "sold-essence", 2, KIND_SEAT, KIND_ESSENCE)                                   \
    E(KEPT_TILE, "kept-tile", 2, KIND_SEAT, KIND_TILE)                                            \
    E(LEFT_TILE, "left-tile", 2, KIND_SEAT, KIND_TILE)                                            \
    E(UPGRADED, "upgraded", 3, KIND_SEAT, KIND_TILE, KIND_NUMBER)                                 \
    E(UNLOCKED, "unlocked", 2, KIND_SEAT, KIND_SLOT)                                              \
    E(EQUIPPED, "equipped", 2, KIND_SEAT, KIND_TILE)                                              \
    E(STOWED, "stowed", 2, KIND_SEAT, KIND_TILE)                                                  \
    E(SET, "set", 3, KIND_SEAT, KIND_GEM, KIND_TILE)                                              \
    E(USED, "used", 2, KIND_SEAT, KIND_TILE)                                                      \
    E(FLIPPED, "flipped", 2, KIND_SEAT, KIND_GEM)                                                 \
    E(SPENT_ESSENCE, "spent-essence", 2, KIND_SEAT, KIND_ESSENCE)                                 \
    E(SPENT_GEM, "spent-gem", 2, KIND_SEAT, KIND_GEM)                                             \
    E(DROPPED, "dropped", 2, KIND_SEAT, KIND_TILE)                                                \
    E(RENEWED, "renewed", 2, KIND_SEAT, KIND_TILE)                                                \
    E(ROLL, "roll", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)                                       \
    E(AIR, "air", 2, KIND_NUMBER, KIND_NUMBER)                                                    \
    E(REROLL, "reroll", 3, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER)                                 \
    E(ROLLED, "rolled", 2, KIND_SEAT, KIND_NUMBER)                                                \
    E(FACED, "faced", 2, KIND_SEAT, KIND_FIELD)                                                   \
    E(QUEST, "quest", 2, KIND_SEAT, KIND_QUEST)                                                   \
    E(LEGEND, "legend", 2, KIND_SEAT, KIND_LEGEND)                                                \
    E(QUEST_FAILED, "quest-failed", 2, KIND_SEAT, KIND_QUEST)                                     \
    E(HANDED_IN, "handed-in", 2, KIND_SEAT, KIND_NUMBER)                                          \
    E(BADGE, "badge", 2, KIND_SEAT, KIND_NUMBER)                                                  \
    E(COMBAT, "combat", 2, KIND_SEAT, KIND_FIELD)                                                 \
    E(CONTROL, "control", 1, KIND_SEAT)                                                           \
    E(MONSTER_PLAYER, "monster-player", 1, KIND_SEAT)                                             \
    E(MONSTER, "monster", 1, KIND_MONSTER)                                                        \
    E(ELITE, "elite", 1, KIND_ELITE)                                                              \
    E(COMBAT_ROUND, "combat-round", 1, KIND_NUMBER)                                               \
    E(MONSTER_ROLL, "monster-roll", 2, KIND_NUMBER, KIND_NUMBER)                                  \
    E(COMBAT_CARD, "combat-card", 4, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER, KIND_NUMBER)          \
    E(HOPE, "hope", 1, KIND_NUMBER)                                                               \
    E(MONSTER_GAAR, "monster-gaar", 1, KIND_NUMBER)                                               \
    E(PLAYED, "played", 2, KIND_CARD, KIND_NUMBER)                                                \
    E(MONSTER_VALUE, "monster-value", 1, KIND_NUMBER)                                             \
    E(HERO_VALUE, "hero-value", 1, KIND_NUMBER)                                                   \
    E(ATTACK, "attack", 2, KIND_SEAT, KIND_TILE)                                                  \
    E(NO_ATTACK, "no-attack", 1, KIND_SEAT)                                                       \
    E(DAMAGE, "damage", 2, KIND_NUMBER, KIND_NUMBER)                                              \
    E(MONSTER_HEALED, "monster-healed", 1, KIND_NUMBER)                                           \
    E(VICTORY, "victory", 1, KIND_SEAT)                                                           \
    E(TROPHY, "trophy", 2, KIND_SEAT, KIND_NUMBER)                                                \
    E(KILLED, "killed", 1, KIND_SEAT)                                                             \
    E(STALEMATE, "stalemate", 1, KIND_SEAT)                                                       \
    E(BOUNTY, "bounty", 1, KIND_ELITE)                                                            \
    E(MARKER_LOST, "marker-lost", 2, KIND_SEAT, KIND_FIELD)                                       \
    E(ENEMY_MOVES, "enemy-moves", 1, KIND_FIELD)                                                  \
    E(ENEMY_HURT, "enemy-hurt", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)                           \
    E(DESTROYED, "destroyed", 1, KIND_FIELD)                                                      \
    E(SHELTERED, "sheltered", 2, KIND_SEAT, KIND_FIELD)                                           \
    E(GRADE, "grade", 1, KIND_GRADE)                                                              \
    E(SCORE, "score", 3, KIND_SEAT, KIND_NUMBER, KIND_NUMBER)
typedef enum EventKind { EUTHIA_EVENTS(EVENT_ENUM) EVENTS } EventKind;

/* Windows of combats and rolls: who can do something there is asked. Of those that are only passed
 * their menus say where nothing that is offered could change anything. */
#define STOPS_AT(verb) .pause = WORTH_A_STOP, PASSED_BY(verb)
#define EUTHIA_PROMPTS(Q)                                                                         \
    Q(PICK, "pick")                                                                               \
    Q(TURN, "turn", .pause = BEGINS_ANEW)                                                         \
    Q(PAY, "pay")                                                                                 \
    Q(LAY, "lay")                                                                                 \
    Q(TELEPORT, "teleport")                                                                       \
    Q(OPTION, "option")                                                                           \
    Q(MORE, "more")                                                                               \
    Q(GEM, "gem")                                                                                 \
    Q(ESSENCE, "essence")                                                                         \
    Q(PAYMENT, "payment")                                                                         \
    Q(RENEW, "renew")                                                                             \
    Q(CART, "cart")                                                                               \
    Q(RESOURCE, "resource")                                                                       \
    Q(TRADE, "trade")                                                                             \
    Q(PAIR, "pair")                                                                               \
    Q(SURPLUS, "surplus")                                                                         \
    Q(HAND, "hand")                                                                               \
    Q(MARKER, "marker")                                                                           \
    Q(ROLL, "roll", STOPS_AT(V_DONE))                                                             \
    Q(WARD, "ward")                                                                               \
    Q(BEFORE, "before", PASSED_BY(V_DONE))                                                        \
    Q(CLAIM, "claim", STOPS_AT(V_PASS))                                                           \
    Q(PREPARE, "prepare", PASSED_BY(V_DONE))                                                      \
    Q(FIRST, "first", STOPS_AT(V_DONE))                                                           \
    Q(HEALING, "healing", PASSED_BY(V_DONE))                                                      \
    Q(PARRY, "parry", PASSED_BY(V_DONE))                                                          \
    Q(CARDS, "cards", STOPS_AT(V_DONE))                                                           \
    Q(MONSTER, "monster", STOPS_AT(V_PASS))                                                       \
    Q(HERO, "hero", PASSED_BY(V_PASS))                                                            \
    Q(SHIELD, "shield", PASSED_BY(V_DONE))                                                        \
    Q(CURSE, "curse", STOPS_AT(V_DONE))                                                           \
    Q(READY, "ready", PASSED_BY(V_DONE))                                                          \
    Q(WEAPON, "weapon")                                                                           \
    Q(AFTER, "after", PASSED_BY(V_DONE))                                                          \
    Q(PUPPET, "puppet", STOPS_AT(V_PASS))                                                         \
    Q(TROPHY, "trophy")                                                                           \
    Q(SPOIL, "spoil")                                                                             \
    Q(PLACE, "place")                                                                             \
    Q(PROTECT, "protect")
typedef enum Prompt { EUTHIA_PROMPTS(PROMPT_ENUM) PROMPTS } Prompt;

enum { PLAY_AGAINST, PLAY_TOGETHER };         /* OPT_MODE */

enum { OPT_SCENARIO, OPT_MODE, OPT_ELITES, OPT_HEROES, OPT_RADIUS, OPT_QUESTS, MATCH_OPTIONS };

/* ---- state ----------------------------------------------------------------------------------- */

/* EU-GEO-4: the neighbours of a tile. */
enum { NEAR_NW, NEAR_N, NEAR_NE, NEAR_SE, NEAR_S, NEAR_SW, NEAR };
enum { QUEST_BYTES = (QUESTS_MAX + 7) / 8 };
enum { CENTRE = FIELDS, CELLS = FIELDS + 1, FIELDS_MAX = SITES_MAX * CELLS, BESIDE_MAX = 8 };

/* A place of the lattice: a tile lies there, or beside it. A field is site * CELLS + cell. */
typedef struct Site {
    int8_t q, r;              /* anchor */
    uint8_t laid;             /* index of its tile in State.laid, or NONE */
    uint8_t near[NEAR];       /* sites, or NONE */
} Site;

/* Markers on a field. */
enum { PACIFIED = 1 << 0, PORTAL_USED = 1 << 1, PORTAL_LEFT = 1 << 2, DESTROYED = 1 << 3,
       BURNED = 1 << 4 };
typedef struct FieldState {
    uint8_t owner;            /* 1 + seat of the hero or trade marker, or 0 */
    uint8_t tools;            /* interaction markers, tool side: 2 bits for each seat */
    uint8_t faced;            /* elemental side: a bit for each seat */
    uint8_t flags;
    uint8_t shelter;          /* 1 + seat of a protection magic */
} FieldState;

/* Where a tile of a player is. */
enum { NOWHERE, IN_STOCK, IN_POUCH, ON_SLOT };  /* ON_SLOT + its number on the hero board */
enum { EXHAUSTED = 1 << 0,
       RUNNING = 1 << 1,      /* used in this combat round, other moments of it may follow */
       DONE_NOW = 1 << 2 };   /* a shield, used against this attack */
enum { GEM_SPENT = 0x40 };    /* beside 1 + kind of a set gem */

typedef struct Owned {
    uint16_t tile;
    uint8_t place;
    uint8_t flags;
    uint8_t moments;          /* of a running tile: bits of the windows in which it was used */
    uint8_t gem[TILE_GEMS];   /* 0: none */
    uint8_t bound[TILE_BOUND];/* 1 + essence lying on it, or 0 */
} Owned;

/* A player's hero and all he has. */
typedef struct Board {
    uint8_t hero;             /* in the content, or NONE */
    uint16_t at;              /* field, or NO_FIELD before his first turn */
    int16_t reputation;
    int16_t gold;
    int8_t health;
    uint8_t gaar, dwurt, dwurt_die;
    uint8_t marker[ACTION_KINDS];  /* action markers */
    uint32_t unlocked;        /* bit i: slot i of the board */
    uint32_t gone;            /* bit i: hero tile i was taken or left the game */
    uint8_t gem[GEMS_MAX], essence[ELEMENTS];
    uint8_t trophy[TROPHIES_MAX];  /* monster, or MONSTERS_MAX + elite; or NONE */
    uint8_t hand[CARDS_MAX];  /* silver and gold cards by kind: secret in competitive play */
    uint8_t control;          /* own control cards in hand */
    uint8_t deaths;           /* in combat: EU-SCORE-9; chaos markers in solo */
    uint8_t won;              /* markers of others as monster player */
    uint8_t quests, elites;   /* fulfilled, defeated */
    uint8_t voucher;
    uint8_t shelter;          /* protection magic in stock */
    uint8_t handed[MONSTER_LEVELS], badges;  /* The Hunt */
    uint16_t enemy_damage;    /* dealt to the scenario's enemy */
    uint8_t n_owned;          /* one more than the last in use */
    Owned owned[OWNED_MAX];
} Board;

/* A deck of which some cards are known, or the store of the automaton: from bottom to top. */
enum { DECK_MAX = 40, UNKNOWN = 254 };
typedef struct Deck {
    uint8_t n;
    uint8_t card[DECK_MAX];   /* card or UNKNOWN: one of State.pool */
} Deck;

typedef struct Fight {
    uint8_t on;
    int8_t seat, against;     /* the hero's player; the monster player, or NO_SEAT: automaton */
    uint8_t kind, foe;        /* FoeKind, and which */
    uint16_t field;
    uint16_t damage;
    uint8_t chaos, gaar, hope;
    uint8_t round, quiet;     /* combat rounds; those in a row without injury or damage */
    uint8_t harmed;           /* somebody lost health in this round */
    uint8_t dice[DICE];       /* of the monster; second 0: one die */
    int8_t foot;              /* added to its combat value */
    uint8_t one_die;
    int8_t injuries, inj_plus, inj_minus;
    int8_t next_hero, next_mon;
    int8_t clover_cards;      /* on hero rolls until the next monster attack */
    uint8_t played[CARDS_MAX];  /* lie beside the monster: discarded at the end of the round */
    uint8_t clover_played[CARDS_MAX];  /* at the next monster attack */
    uint8_t lasting_played[CARDS_MAX]; /* at the end of the combat */
    uint8_t lasting;          /* bits of Lasting */
    int8_t curse_clover, curse_damage;  /* played in this step A: Silence cancels them */
    uint8_t weapon;           /* owned tile of the attack, or NONE */
    int8_t damage_plus, penalty_cut;
    uint8_t silenced;         /* monster player may play nothing in this step */
    int8_t hit;               /* plain damage of the attack */
    uint16_t dealt;           /* damage as far as the foe had health */
    uint8_t regeneration;     /* the foe heals so much at the end of a round */
    uint8_t card_gaar, card_chaos;  /* symbols of the combat card */
} Fight;

/* A hero roll, in combat or not. */
typedef struct Roll {
    uint8_t dice[DICE];
    int8_t clover;            /* all that is added */
} Roll;

typedef struct State {
    Flow flow;
    FLOW_STACK(1024);
    int16_t option[MATCH_OPTIONS];
    uint8_t round;
    int8_t start, active;     /* start player; whose turn it is, or NO_SEAT */
    uint8_t over;             /* the last round is done */
    uint16_t deaths;          /* of all heroes, so that flows notice one */
    /* the turn */
    uint8_t move_points;
    uint8_t wards;            /* Powers ignored until the end of the turn */
    uint8_t discount;
    uint8_t replaced;         /* offers replaced in this trade action */
    uint8_t tried[QUEST_BYTES];  /* quests with a failed test in this turn */
    /* map */
    uint8_t n_laid, n_sites;
    uint8_t laid[LAID_MAX];
    uint8_t left[CHAPTERS][MAP_GROUPS];  /* tiles of the stack, by chapter and group */
    Site site[SITES_MAX];
    FieldState field[LAID_MAX * CELLS];
    /* encounters */
    uint8_t quests_left[ENCOUNTERS_MAX];  /* cards of the stack */
    uint8_t quest_used[QUEST_BYTES];      /* bits: opened so far */
    uint8_t quest_open[ENCOUNTERS_MAX][OPEN_QUESTS];  /* quest, or NONE */
    uint32_t met;                         /* bits of encounters that are in play */
    uint16_t legends;                     /* bits of legends fulfilled */
    /* stacks of tiles, monsters, cards */
    uint8_t stack[TILES_MAX], discard[TILES_MAX];
    uint16_t offer[OFFERS][OFFER];        /* tile, or NO_TILE */
    uint8_t monsters[MONSTERS_MAX];       /* where each monster is: MonsterPlace */
    uint8_t top[MONSTER_LEVELS];                  /* monster on top of each stack, or NONE */
    uint8_t top_known;                    /* bit for each level: its face is known */
    uint8_t pool[CARDS_MAX];              /* silver and gold cards whose place nobody knows */
    uint8_t cards_out[CARDS_MAX];         /* discard piles */
    Deck deck[METALS], store[METALS];
    uint8_t control[SEATS_MAX], control_out[SEATS_MAX];
    uint64_t combat_cards;                /* bits: still in the stack */
    /* elites */
    uint8_t bounties[MONSTER_LEVELS];             /* left below the open one */
    uint8_t elite;                        /* open, or NONE */
    uint32_t elites_used, elites_under;   /* opened so far; put under their level */
    /* scenario */
    uint16_t enemy_at;                    /* field of its enemy, or NO_FIELD */
    uint16_t enemy_damage;
    uint16_t enemy_dealt;                 /* by all heroes */
    uint8_t enemy_round;                  /* in which it appeared */
    uint8_t enemy_missed;                 /* marches it missed */
    uint8_t enemy_beaten;
    uint32_t march_used;                  /* bits of cards drawn */
    Board board[SEATS_MAX];
    Roll roll;
    Fight fight;
} State;

_Static_assert(sizeof(State) <= 12288, "the state of Euthia is at most 12 KB");

/* ---- flows ----------------------------------------------------------------------------------- */

#define EUTHIA_FLOWS(X)                                                                           \
    X(game) X(beginning) X(round) X(scenario_round) X(flight) X(bring_tile) X(foe_appears)        \
    X(turn) X(turn_end) X(deed) X(tidy) X(surplus) X(hand) X(give_cards) X(card_deed) X(arrive)   \
    X(enter) X(reveal) X(means) X(spend_means) X(spend_grant) X(use) X(one_use) X(pay)            \
    X(payment) X(may_pay) X(effects) X(choose) X(take) X(hero_roll) X(powers) X(mine) X(fee)      \
    X(trade) X(sell) X(hero_tiles) X(unlock) X(buy_shelter) X(free_action) X(treasure) X(face)    \
    X(quest) X(need) X(hunt) X(combat) X(control) X(window) X(combat_round) X(monster_attack)     \
    X(monster_cards) X(alternate) X(hero_attack) X(after_roll) X(combat_end) X(victory)           \
    X(defeat)

enum { EUTHIA_FLOWS(FLOW_ENUM) PROCS };
EUTHIA_FLOWS(FLOW_DECLARE)

typedef enum How { WALKS, TELEPORTS } How;
typedef enum FoeKind { FOE_MONSTER, FOE_ELITE, FOE_ENEMY } FoeKind;
typedef enum MonsterPlace { MONSTER_IN_STACK, MONSTER_OUT, MONSTER_DISCARDED } MonsterPlace;

struct game_vars { uint8_t unused; };
struct beginning_vars { uint8_t seat; };
struct round_vars { uint8_t i; };
struct scenario_round_vars { uint8_t i; };
struct flight_vars { uint8_t i, seat; };
struct bring_tile_vars { uint16_t field; };
struct foe_appears_vars { uint8_t seat, site; };
struct turn_vars { uint8_t seat; };
struct turn_end_vars { uint8_t seat; };
struct deed_vars { uint8_t seat; Option deed; };
struct tidy_vars { uint8_t seat, other; };
struct surplus_vars { uint8_t seat, allow, after_combat; };
struct hand_vars { uint8_t seat; };
struct give_cards_vars { uint8_t seat, metal, n; };
struct card_deed_vars { uint8_t seat; Option deed; };
struct arrive_vars { uint8_t seat, how, item; uint16_t field; };
struct enter_vars { uint8_t seat, how, item; uint16_t field, deaths; };
struct reveal_vars { uint8_t seat, tile; uint16_t field, gap; };
struct means_vars { uint8_t seat, action; };
struct spend_means_vars { uint8_t seat, action, item; };
struct spend_grant_vars { uint8_t seat, item, u, cart; uint16_t tile; };
struct use_vars {
    uint8_t seat, verb, item, what, u, parts, gone, one;
    Windows window;
    uint16_t tile;
};
struct one_use_vars { uint8_t seat, source; Use use; };
struct pay_vars { uint8_t seat; Pay pay; };
struct payment_vars { uint8_t seat, n, kind; };
struct may_pay_vars { uint8_t seat, paid; MayPay part; };
struct effects_vars { uint8_t seat, source, i; uint16_t deaths; Effects list; };
struct choose_vars { uint8_t seat, source, left; uint16_t taken, tile; Effect effect; };
struct take_vars { uint8_t seat; uint16_t tile; };
struct hero_roll_vars { uint8_t seat; };
struct powers_vars { uint8_t seat, power; uint16_t field; };
struct mine_vars { uint8_t seat, n; uint16_t kept, drawn[3]; };
struct fee_vars { uint8_t seat; uint16_t field; };
struct trade_vars { uint8_t seat, place, over, fee; uint16_t tile; };
struct sell_vars { uint8_t seat, item; Effects list; };
struct hero_tiles_vars { uint8_t seat; int16_t value; };
struct unlock_vars { uint8_t seat, slot; };
struct buy_shelter_vars { uint8_t seat; };
struct free_action_vars { uint8_t seat; Option deed; };
struct treasure_vars { uint8_t seat; uint16_t tile; };
struct face_vars { uint8_t seat; uint16_t field; };
struct quest_vars { uint8_t seat, quest, legend, i; uint16_t deaths; };
struct need_vars { uint8_t seat, left; uint16_t used; Need need; };
struct hunt_vars { uint8_t seat, kind; };
struct combat_vars { uint8_t seat, kind, item; uint16_t deaths; };
struct control_vars { uint8_t seat; Seats asked; };
struct window_vars { uint8_t seat, prompt; Windows window; uint16_t deaths; bool again; };
struct combat_round_vars { uint8_t seat; };
struct monster_attack_vars { uint8_t seat; };
struct monster_cards_vars { uint8_t when; };
struct alternate_vars { uint8_t seat, passes; };
struct hero_attack_vars { uint8_t seat, first, i; };
struct after_roll_vars { uint8_t seat; };
struct combat_end_vars { uint8_t seat, won, lost; };
struct victory_vars { uint8_t seat; };
struct defeat_vars { uint8_t seat; };

/* The variables of `use` for an answer that is one. */
#define USE_OF(answer, seat_, window_)                                                            \
    .seat = (uint8_t)(seat_), .window = (window_), .verb = (uint8_t)option_verb(answer),          \
    .item = (uint8_t)(option_verb(answer) == V_ESSENCE ? 0 : option_arg(answer, 0) % OWNED_MAX),  \
    .what = (uint8_t)(option_verb(answer) == V_FLIP ? option_arg(answer, 1)                       \
                      : option_verb(answer) == V_ESSENCE ? option_arg(answer, 0) : 0)

/* ---- short ways ------------------------------------------------------------------------------ */

static inline const Content *content(const State *s) { return pack_content(s); }
static inline const Scenario *scenario(const State *s)
{
    return &content(s)->scenario[s->option[OPT_SCENARIO]];
}
/* EU-SCEN-3: of solo or of cooperative play. */
static inline const Goal *goal_of(const State *s)
{
    return s->flow.seats == 1 ? &scenario(s)->solo : &scenario(s)->coop;
}
static inline bool has_enemy(const State *s) { return scenario(s)->foe != NOBODY; }
static inline const Foe *enemy(const State *s) { return &content(s)->foe[scenario(s)->foe]; }
static inline const Board *board(const State *s, int seat) { return &s->board[seat]; }
static inline const Hero *hero_of(const State *s, int seat)
{
    return &content(s)->hero[s->board[seat].hero];
}
/* Solo and cooperative: nobody plays the monsters (EU-COOP-6). */
static inline bool automatic(const State *s)
{
    return s->flow.seats == 1 || s->option[OPT_MODE] == PLAY_TOGETHER;
}
/* Whether what is marked so is used: tiles, cards, quests (EU-HERO-8, EU-SETUP-12, EU-SOLO-8). */
static inline bool is_in_mode(const State *s, int mode)
{
    return mode == ALL_MODES || mode == (automatic(s) ? SOLO_ONLY : COMPETITIVE_ONLY);
}
/* EU-SKOL-1: Skoldur has dwurt instead of gaar. */
static inline bool uses_dwurt(const State *s, int seat) { return hero_of(s, seat)->dwurt > 0; }

#define EACH_ITEM(i, s, seat)                                                                     \
    for (int i = 0; i < (s)->board[seat].n_owned; i++)                                            \
        if ((s)->board[seat].owned[i].place != NOWHERE)
#define EACH_OWNED(o, s, seat)                                                                    \
    for (const Owned *o = (s)->board[seat].owned,                                                 \
                     *end_##o = o + (s)->board[seat].n_owned; o < end_##o; o++)                   \
        if (o->place != NOWHERE)

static inline int item_of(int seat, int i) { return seat * OWNED_MAX + i; }
static inline int slot_of(int seat, int i) { return seat * BOARD_SLOTS_MAX + i; }
static inline int gem_kind(uint8_t set) { return (set & ~GEM_SPENT) - 1; }

static inline bool has_quest(const uint8_t *set, int q) { return set[q / 8] >> (q % 8) & 1; }
static inline void add_quest(uint8_t *set, int q) { set[q / 8] |= (uint8_t)(1 << (q % 8)); }

/* ---- map.c: fields --------------------------------------------------------------------------- */

static inline int field_of(int site, int cell) { return site * CELLS + cell; }
static inline int site_of(int field) { return field / CELLS; }
static inline int cell_of(int field) { return field % CELLS; }
static inline const MapTile *map_of(const State *s, int field)
{
    return &content(s)->map[s->laid[s->site[site_of(field)].laid]];
}
static inline bool has_centre(const State *s, int field)
{
    return map_of(s, field)->centre != FEATURES;
}
static inline bool is_laid(const State *s, int field)
{
    return s->site[site_of(field)].laid != NONE &&
           (cell_of(field) != CENTRE || has_centre(s, field));
}
static inline int laid_field(const State *s, int field)
{
    return s->site[site_of(field)].laid * CELLS + cell_of(field);
}
static inline const FieldState *field_state(const State *s, int field)
{
    return &s->field[laid_field(s, field)];
}
/* What is printed on one of the three outer fields. */
static inline const MapField *field_data(const State *s, int field)
{
    return &map_of(s, field)->field[cell_of(field)];
}
static inline int field_feature(const State *s, int field)
{
    return cell_of(field) == CENTRE ? map_of(s, field)->centre : field_data(s, field)->feature;
}
static inline int field_level(const State *s, int field)
{
    return cell_of(field) == CENTRE ? 0 : field_data(s, field)->level;
}
/* The encounter whose quests are fulfilled here, or NOBODY: EU-RULE-20. */
static inline int field_encounter(const State *s, int field)
{
    return field_feature(s, field) == ENCOUNTER ? map_of(s, field)->encounter : NOBODY;
}
static inline ElementSet power_of(int feature)
{
    return feature >= FIRE_ELEMENTAL && feature <= EARTH_ELEMENTAL
               ? (ElementSet)bit(feature - FIRE_ELEMENTAL) : 0;
}
static inline int tools_of(const FieldState *f, int seat) { return f->tools >> (2 * seat) & 3; }
static inline void set_tools(FieldState *f, int seat, int n)
{
    f->tools = (uint8_t)((f->tools & ~(3 << (2 * seat))) | n << (2 * seat));
}
/* Where heroes start and revive: the centre of the start tile. */
static inline uint16_t church_field(const State *s)
{
    (void)s;
    return (uint16_t)field_of(0, CENTRE);
}

/* Every field of the map. */
static inline int next_field(const State *s, int field)
{
    do
        field++;
    while (field < s->n_sites * CELLS && !is_laid(s, field));
    return field;
}
/* The effects of a list or a row. */
#define EACH_EFFECT(e, all)                                                                       \
    for (const Effect *e = (all)->list, *end_##e = e + (all)->n; e < end_##e; e++)
#define EACH_FIELD(f, s)                                                                          \
    for (int f = next_field((s), -1); f < (s)->n_sites * CELLS; f = next_field((s), f))

Hex euthia_hex(const State *s, int field);
int euthia_field_at(const State *s, int q, int r);
void euthia_lay(State *s, int site, int map_tile);
int euthia_beside(const State *s, int field, uint16_t out[BESIDE_MAX]);
int euthia_gaps(const State *s, int field, uint16_t out[BESIDE_MAX]);
bool euthia_adjacent(const State *s, int a, int b);
/* Whether a step of a search that began at `start` may be taken. */
typedef bool (*StepTest)(const State *s, int start, int from, int to);
void euthia_distances(const State *s, int from, int most, StepTest may, uint8_t far[FIELDS_MAX]);
bool euthia_any_step(const State *s, int start, int from, int to);
bool euthia_peaceful_step(const State *s, int start, int from, int to);
bool euthia_guarded(const State *s, int field);
bool euthia_centre_open(const State *s, int field);
ElementSet euthia_powers(const State *s, int field);

/* ---- board.c --------------------------------------------------------------------------------- */

int euthia_tile_health(const State *s, const Owned *o);
int euthia_max_health(const State *s, int seat);
int euthia_pouch_sum(const State *s, int seat);
int euthia_pouches(const State *s, int seat);
int euthia_trophies(const State *s, int seat);
int euthia_in_pouches(const State *s, int seat);
int euthia_set_size(const State *s, int seat);
bool euthia_effect_holds(const State *s, int seat, const Effect *e);
int euthia_permanent(const State *s, int seat, EffectVerb verb);
ElementSet euthia_wards(const State *s, int seat);
int euthia_add(State *s, int seat, int tile, int place);
void euthia_discard_tile(State *s, int tile);
void euthia_remove(State *s, int seat, int i);
bool euthia_slot_taken(const State *s, int seat, int slot);
int euthia_free_slot(const State *s, int seat, int symbol);
bool euthia_is_equipment(const Tile *t);
void euthia_put_on(Ctx *c, State *s, int seat, int i, int slot);
void euthia_take_down(Ctx *c, State *s, int seat, int i, int place);
const char *euthia_equip_denied(const State *s, int seat, int i);
const char *euthia_stow_denied(const State *s, int seat, int i);
const char *euthia_swap_denied(const State *s, int seat, int in, int out);
const char *euthia_set_denied(const State *s, int seat, int i);
void euthia_set_gem(Ctx *c, State *s, int seat, int gem, int i);
void euthia_heal(Ctx *c, State *s, int seat, int n, const char *rule);
void euthia_gain_gold(Ctx *c, State *s, int seat, int n, const char *rule);
void euthia_gain_reputation(Ctx *c, State *s, int seat, int n, const char *rule);
void euthia_gain_gaar(Ctx *c, State *s, int seat, int n, const char *rule);
void euthia_gain_dwurt(Ctx *c, State *s, int seat, int n, const char *rule);
void euthia_spend_dwurt(Ctx *c, State *s, int seat, int n);
bool euthia_is_worn(const Owned *o);

/* ---- cards.c --------------------------------------------------------------------------------- */

int euthia_hand(const State *s, int seat, Metal metal);
int euthia_hand_size(const State *s, int seat);
void euthia_discard_card(State *s, int card);
void euthia_store_card(Ctx *c, State *s, Metal metal);
int euthia_store_reveal(Ctx *c, State *s, Metal metal);
void euthia_store_under(State *s, int card);
void euthia_draw_cards(Ctx *c, State *s, int seat, Metal metal, int n, bool stores,
                       const char *rule);
void euthia_drop_card(State *s, int seat, int card);
void euthia_monster_discards(Ctx *c, State *s);
void euthia_offer_cards(const State *s, int seat, Menu *m);
bool euthia_is_card_deed(Option o);

/* ---- effects.c ------------------------------------------------------------------------------- */

void euthia_damage(Ctx *c, State *s, int n, const char *rule);
void euthia_heal_foe(Ctx *c, State *s, int n, const char *rule);
bool euthia_apply(Ctx *c, State *s, int seat, const Effect *e, const char *rule);
void euthia_apply_foe(Ctx *c, State *s, const Effect *e, const char *rule);
const char *euthia_target_denied(const State *s, int seat, int field);
int euthia_draw_tile(Ctx *c, State *s, int stack);

/* ---- use.c ----------------------------------------------------------------------------------- */

int euthia_essences(const State *s, int seat);
const char *euthia_pay_denied(const State *s, int seat, const Pay *p);
const char *euthia_use_denied(const State *s, int seat, const Use *u, Windows window);
const char *euthia_tile_use_denied(const State *s, int seat, int i, int u, Windows window);
const char *euthia_item_denied(const State *s, int seat, int i, Windows window);
int euthia_gem_on(const Owned *o, int gem);
void euthia_offer_uses(const State *s, int seat, Windows window, Menu *m);
bool euthia_is_use(Option o);
int euthia_grants(const State *s, int seat, int i, ActionKind action);
bool euthia_can_pay(const State *s, int seat, ActionKind action);
int euthia_gives_cart(const State *s, int seat, int i);

/* ---- death.c --------------------------------------------------------------------------------- */

void euthia_hurt(Ctx *c, State *s, int seat, int n, const char *rule);
void euthia_hurt_by_dwurt(Ctx *c, State *s, int seat, int n);
void euthia_revive(State *s, int seat);

/* ---- movement.c ------------------------------------------------------------------------------ */

void euthia_feel_new(Ctx *c, State *s, const ElementSet before[SEATS_MAX]);
void euthia_forget_portals(State *s);
const char *euthia_step_denied(const State *s, int seat, int field);
void euthia_offer_moves(const State *s, int seat, Menu *m);

/* ---- reveal.c -------------------------------------------------------------------------------- */

int euthia_next_chapter(const State *s);
int euthia_tiles_left(const State *s);
bool euthia_is_laid_map(const State *s, int tile);
int euthia_draw_map(Ctx *c, State *s);
void euthia_refill(Ctx *c, State *s, int encounter);
void euthia_lay_tile(Ctx *c, State *s, int seat, int field, int tile);
int euthia_reveals(const State *s, int field);

/* ---- roll.c ---------------------------------------------------------------------------------- */

void euthia_throw(Ctx *c, State *s, int seat);
void euthia_reroll(Ctx *c, uint8_t dice[DICE], int die, const char *rule);
void euthia_turn_die(Ctx *c, uint8_t dice[DICE]);
int euthia_roll_total(const State *s, int seat);
const char *euthia_gaar_denied(const State *s, int seat);
void euthia_offer_gaar(const State *s, int seat, const uint8_t dice[DICE], Menu *m);
int euthia_spend_on_roll(Ctx *c, State *s, int seat, uint8_t dice[DICE], Option o);

/* ---- mining.c -------------------------------------------------------------------------------- */

bool euthia_is_mine(int feature);
int euthia_markers_of_others(const State *s, int seat, int field);
const char *euthia_fee_denied(const State *s, int seat, int field);
void euthia_pay_seat(Ctx *c, State *s, int from, int to);
const char *euthia_mine_denied(const State *s, int seat);

/* ---- trade.c --------------------------------------------------------------------------------- */

int euthia_place(const State *s, int field);
const char *euthia_trade_denied(const State *s, int seat);
int euthia_sale(const State *s, int seat, int i);
void euthia_fill_offer(Ctx *c, State *s, int place);
int euthia_next_value(const State *s, int seat);

/* ---- surplus.c ------------------------------------------------------------------------------- */

int euthia_excess(const State *s, int seat);
void euthia_offer_brew(const State *s, int seat, Menu *m);
void euthia_brew(Ctx *c, State *s, int seat);
void euthia_offer_order(const State *s, int seat, Menu *m);
void euthia_order(Ctx *c, State *s, int seat, Option o);

/* ---- free_actions.c -------------------------------------------------------------------------- */

const Row *euthia_row(const Rows *rows, int value);
Effects euthia_row_effects(const Rows *rows, int value);
int euthia_trophy_level(const State *s, int trophy);
int euthia_trophies_of(const State *s, int seat, int level);
void euthia_lose_trophy(State *s, int seat, int level);
void euthia_offer_free(const State *s, int seat, Menu *m);
bool euthia_is_free_action(Option o);

/* ---- quest.c --------------------------------------------------------------------------------- */

int euthia_need_have(const State *s, int seat, const Need *n);
int euthia_need_want(const Need *n);
const char *euthia_quest_denied(const State *s, int seat, const Quest *q);
void euthia_offer_quests(const State *s, int seat, Menu *m);

/* ---- skoldur.c ------------------------------------------------------------------------------- */

void euthia_dwurt_die(Ctx *c, State *s, int seat);

/* ---- setup.c --------------------------------------------------------------------------------- */

const char *euthia_setup(void *state, const Setup *how);
void euthia_top_monster(Ctx *c, State *s, int level);

/* ---- combat_begin.c -------------------------------------------------------------------------- */

const Monster *euthia_foe(const State *s);
int euthia_foe_health(const State *s);
int euthia_foe_penalty(const State *s);
bool euthia_foe_immune(const State *s);
const Rows *euthia_foe_rows(const State *s);
bool euthia_fight_decided(const State *s);
void euthia_offer_hope_gaar(const State *s, Menu *m);
void euthia_hope_gaar(Ctx *c, State *s);
void euthia_raise_hope(Ctx *c, State *s, const char *rule);
void euthia_deny_rest(Menu *m);
void euthia_monster_draws(Ctx *c, State *s, Metal metal, int n, const char *rule);

/* ---- monster_attack.c ------------------------------------------------------------------------ */

int euthia_monster_value(const State *s);
void euthia_play_set(Ctx *c, State *s, int card, int n);
void euthia_monster_gaar(Ctx *c, State *s, int die, const char *rule);

/* ---- hero_attack.c --------------------------------------------------------------------------- */

int euthia_penalty(const State *s);
bool euthia_offers_use(const Menu *m);
bool euthia_blow_misses(const State *s);
int euthia_hero_value(const State *s);
bool euthia_has_strike(const State *s, int seat, bool first);

/* ---- combat_end.c ---------------------------------------------------------------------------- */

bool euthia_is_trade_field(const State *s, int field);

/* ---- automaton.c ----------------------------------------------------------------------------- */

void euthia_combat_card(Ctx *c, State *s);
void euthia_automaton(Ctx *c, State *s);

/* ---- elites.c -------------------------------------------------------------------------------- */

void euthia_set_elites(Ctx *c, State *s);
const char *euthia_hunt_denied(const State *s, int seat);
void euthia_next_bounty(Ctx *c, State *s);

/* ---- scenario.c ------------------------------------------------------------------------------ */

int euthia_foe_tile(const State *s);
bool euthia_is_wrecked(const State *s, int field);
bool euthia_enemy_near(const State *s, int seat);
void euthia_settle_enemy(Ctx *c, State *s, int seat);
const char *euthia_buy_shelter_denied(const State *s, int seat);
const char *euthia_shelter_denied(const State *s, int seat);
void euthia_lay_shelter(Ctx *c, State *s, int seat);

/* ---- scoring.c ------------------------------------------------------------------------------- */

int euthia_count(const State *s, int seat, Category which);
int euthia_table_score(const State *s, int seat, Category which);
int euthia_wealth(const State *s, int seat, int *reputation);
int euthia_scenario_score(const State *s, int seat);
int euthia_final_reputation(const State *s, int seat);
int euthia_tie_break(const State *s, int seat);
/* EU-SCEN-3: the goal of those who play alone or together: reached so far, and wanted. */
GoalKind euthia_goal(const State *s, int *reached, int *wanted);
bool euthia_goal_reached(const State *s);
void euthia_final_scoring(Ctx *c, State *s);
int euthia_grade(const State *s);

/* ---- the Game interface ---------------------------------------------------------------------- */

const char *euthia_why_not(int kind);
void euthia_view(const void *state, int seat, View *v);
void euthia_view_fight(const State *s, View *v);
void euthia_view_score(const State *s, View *v, int seat);
void euthia_view_scenario(const State *s, View *v);
extern const Preview euthia_preview;
void euthia_redeal(void *state, int seat, Chance *chance);
const char *euthia_check(const void *state);
extern const BotHooks euthia_bots;

/* lab.c */
extern const LabHooks euthia_lab;

extern const Game euthia_game;

#endif
