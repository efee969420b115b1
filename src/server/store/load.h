/* A match as the store has it: its rows played again, as far as this program follows them. */
#ifndef SERVER_STORE_LOAD_H
#define SERVER_STORE_LOAD_H

#include "server/store/rows.h"
#include "server/store/store.h"
#include "table/match.h"

typedef struct Loaded {
    Match *match;          /* NULL: nothing of it could be played */
    Rows rows;             /* clocks that no row tells are full */
    LogReading reading;    /* whether, where and why this program does not follow */
    char pack_problem[200];  /* why its pack cannot be made anew; "": nothing is wrong with it */
} Loaded;

/* The two halves of it. The first needs the store; the second only its own arguments, so that any
 * thread may do it. */
void match_load_pack(Store *s, const StoreMatch *meta, const char *rows, Loaded *out);
void match_replay(const char *rows, Loaded *out);

/* Its pack is made anew from what the store keeps, if the program has another one. False: the
 * store failed. */
bool match_load(Store *s, const StoreMatch *meta, Loaded *out);

/* Makes all packs anew that the store keeps and the program does not have, so that their texts are
 * known from the start. What cannot be made is left to the matches that need it. */
void packs_load(Store *s);

/* What the store keeps of a loaded pack. */
void pack_to_keep(const Pack *pack, StorePack *out);

#endif
