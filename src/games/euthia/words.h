/* Euthia: what can be done, what happens, what is asked and what a match is played with. */
#ifndef GAMES_EUTHIA_WORDS_H
#define GAMES_EUTHIA_WORDS_H

#include "core/game.h"
#include "core/hex.h"
#include "games/euthia/content.h"

#define FLOW_OF euthia

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

#endif
