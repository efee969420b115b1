/* What a client does with a view: it keeps the table and puts changes into it
 * (docs/protocol.md). */
#ifndef NET_MERGE_H
#define NET_MERGE_H

#include <jansson.h>

#include "core/seats.h"

/* `known` holds the newest data of each match by its address; `d` is the data of a view. Afterwards
 * d has "view" whole and "seats", and is what is known. */
void merge_view(json_t *known, json_t *d);
/* The member of a list that has this text under the key; NULL: none. */
json_t *member_with(const json_t *list, const char *key, const char *text);
/* The seats that a result gives this outcome: "win", "loss", "draw". */
Seats seats_with(const json_t *result, const char *outcome);

#endif
