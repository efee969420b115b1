/* What everybody at a table is called: one name a person, whoever tells of them. */
#ifndef TABLE_NAMES_H
#define TABLE_NAMES_H

#include "table/match.h"

/* People go by their names, a second Anna by "Anna 2"; bots get a name by the text "bot.names",
 * chosen by `salt` and the seat, that nobody else at the table has. Empty: a guest without a name,
 * who is numbered in the reader's language. */
void names_of(const SeatHolder *holders, int n, uint32_t salt, SeatNames *out);

/* Those of a match, guests included. */
void match_names(const Match *m, Lang lang, SeatNames *out);

#endif
