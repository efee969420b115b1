/* Bots know the Game interface only and see only what their seat sees: they are given a redealt
 * copy. */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H

#include "core/game.h"

/* What can be said of a bot that searches: name, usual value, least, most. Behind its name in a
 * seat: "search:ms=30:threads=2". 0 is "not said". */
#define BOT_NUMBERS(X)                                                                            \
    X(ms, 0, 1, 600000)             /* of thinking at most */                                     \
    X(iterations, 0, 1, 100000000)  /* offers played out at most */                               \
    X(threads, 1, 1, BOT_THREADS)   /* that think side by side */                                 \
    X(offers, 12, 1, BOT_OFFERS)    /* tried at most; 1: the policy's answer */                   \
    X(turns, 0, 1, 20)              /* ended until a position is judged; else as the game says */ \
    X(doubt, 0, 1, 1000)            /* hundredths of a standard error that a gain must exceed */  \
    X(others, 25, 0, 90)            /* percent by which the judgement of others may differ */     \
    X(errs, 0, 0, 90)               /* percent by which the own judgement may */                  \
    X(forgets, 0, 0, 100)           /* percent of what may be passed that it passes unseen */     \
    X(overlooks, 0, 0, 95)          /* percent of offers that it does not see */

enum { BOT_THREADS = 8, BOT_OFFERS = 32, BOT_WORD = 64 };

typedef struct BotNumbers {
#define BOT_NUMBER(name, usual, min, max) int32_t name;
    BOT_NUMBERS(BOT_NUMBER)
#undef BOT_NUMBER
} BotNumbers;

typedef struct BotNumberSpec {
    const char *name;
    int32_t usual, min, max;
} BotNumberSpec;
extern const BotNumberSpec bot_numbers[];
extern const int n_bot_numbers;

typedef struct Bot Bot;

/* A bot as a seat names it. */
typedef struct BotSpec {
    const Bot *bot;
    const Tuning *tuning;      /* NULL: as the game has it */
    const Tuning *value;       /* by which positions are judged; NULL: as everything else */
    BotNumbers numbers;        /* as they were said, the others as usual */
    char program[BOT_WORD];    /* of one that is a program of others; else "" */
    char word[BOT_WORD];       /* the name with its numbers */
} BotSpec;

/* What a bot that searches thinks of an offer it tried. */
typedef struct Thought {
    int offer;                 /* index into the menu */
    int32_t chance;            /* to win after it, in millionths */
    int32_t error;             /* of how much better it is than the one all are compared with */
    int64_t samples;
} Thought;

/* All it tried: its choice first, the others by their chance. */
typedef struct Thoughts {
    int compared;              /* asked: with which offer; -1: with the policy's answer, which
                                  stands here then */
    int n;
    Thought of[BOT_OFFERS];
} Thoughts;

/* What a bot uses while it chooses. */
typedef struct BotTools {
    FastChance *chance;
    const Tuning *tuning;      /* NULL: as the game has it */
    const Tuning *value;       /* by which positions are judged; NULL: as everything else */
    const BotNumbers *numbers;
    const char *program;
    void *room;                /* bot_room(game) bytes, aligned to 64 */
    Thoughts *thoughts;        /* NULL: nobody wants to know them */
} BotTools;

struct Bot {
    const char *id;
    /* Chooses one offer of the menu: its index. `state` is a redealt copy the bot may play with;
     * it is the beginning of the room. */
    int (*choose)(const Game *game, void *state, const Menu *m, const BotTools *tools);
    bool sees_state;   /* false: the menu is enough, no copy is made (random) */
    bool has_numbers;  /* its numbers can be said */
    bool for_people;   /* offered where people look for opponents */
    bool has_program;  /* behind its name stands a program */
};

/* Who plays, advises and stands in where nobody has chosen otherwise. */
#define BOT_DEFAULT "greedy"

/* How a level for people, 0 to BOT_LEVELS - 1, plays this game; its bot is bot_levels[level]. */
const BotLevel *bot_level(const Game *game, int level);
extern const Bot bot_levels[BOT_LEVELS];

extern const Bot *const bots[];
extern const int n_bots;
const Bot *bot_by_id(const char *id);

/* What is wrong with the name of a bot. */
typedef struct BotMistake {
    enum { BOT_UNKNOWN = 1, BOT_TAKES_NONE, BOT_NO_NUMBER, BOT_NUMBER_RANGE, BOT_LONG,
           BOT_NO_PROGRAM, BOT_NOT_ALLOWED } what;
    char part[BOT_WORD];           /* the bot, or the number */
    const BotNumberSpec *number;   /* whose range it is */
} BotMistake;

/* Reads "greedy", "search:ms=30", "exec:PROGRAM", "exec:ms=500:PROGRAM"; `why` may be NULL. */
bool bot_read(const char *word, BotSpec *out, BotMistake *why);
/* The bot of this name; the usual one if there is none (any more). */
BotSpec bot_called(const char *word);

/* Bytes that any bot needs to choose in this game: a multiple of 64. */
size_t bot_room(const Game *game);

/* What a bot needs to choose, in memory of its own; out of memory is fatal. Free it with free. */
void *bot_room_new(const Game *game);

/* What a bot means to do when the next turn of its seat comes; false: it does not say. */
bool bot_intends(const BotSpec *spec, const Game *game, const void *state, int seat,
                 FastChance *chance, Thing *out);

/* Lets a bot answer for a seat in `state`; `room` has bot_room(game) bytes, aligned to 64. */
int bot_choose(const BotSpec *spec, const Game *game, const void *state, const Menu *m,
               FastChance *chance, void *room);
/* The same, telling what it thought; the bot must be one that searches. */
int bot_think(const BotSpec *spec, const Game *game, const void *state, const Menu *m,
              FastChance *chance, void *room, Thoughts *thoughts);

#endif
