/* From words on the command line to games, packs, options and seats; complaints go to stderr. */
#ifndef CLI_PICK_H
#define CLI_PICK_H

#include "bots/bot.h"
#include "cli/args.h"
#include "table/match.h"

/* NULL after a complaint. */
const Game *pick_game(const char *id);
/* The built-in pack, or the one in a folder; -1 after a complaint. */
int pick_pack(const Game *game, const char *dir);
/* Options written "name=value" on top of the defaults. */
bool pick_options(const Game *game, const TextList *list, Setup *setup);

/* Seats written "me,bot:scripted": me, me:Anna, bot, bot:random, open. */
typedef struct SeatChoice {
    SeatHolder holder[MAX_SEATS];
    int n;
} SeatChoice;
bool pick_seats(const char *text, SeatChoice *out);
/* One bot, written as a seat is. */
bool pick_one_bot(const char *text, BotSpec *out);
/* The fewest seats the game is played by: bots, with `me` a person at the first. */
void pick_default_seats(const Game *game, bool me, SeatChoice *out);
/* Two sides meet: the fewest seats of the game from two on. */
int pick_duel_seats(const Game *game);
bool pick_seat_count(const Game *game, int n);

/* "2 or 4" */
void say_seat_counts(const Game *game, Str *out);
/* The title of a game, or its id. */
const char *game_title(const Game *game);

/* Reads a log and the pack in a folder it may need; NULL after a complaint. */
Match *pick_match(const char *path, const char *pack_dir);
/* Loads a pack for a log that names its game itself. */
bool pick_pack_for_log(const char *log, const char *pack_dir);

#endif
