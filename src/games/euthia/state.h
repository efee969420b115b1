/* Euthia: the state, and short ways to what lies in it.
 *
 * Nothing that nobody knows is in it. A stack whose order nobody knows is a bag of counts, or only
 * how many of which group are left of it: what lies there is settled by drawing, and as everything
 * unseen is alike, that is as good as shuffling. Secret are the hands of silver and gold cards
 * alone, and which of several monsters with the same back lies on top. */
#ifndef GAMES_EUTHIA_STATE_H
#define GAMES_EUTHIA_STATE_H

#include "core/bag.h"
#include "games/euthia/words.h"

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

#endif
