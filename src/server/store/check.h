/* Whether a match in the store is what its log says. */
#ifndef SERVER_STORE_CHECK_H
#define SERVER_STORE_CHECK_H

#include "core/pack.h"
#include "core/str.h"
#include "server/store/store.h"

/* Plays a match and compares it with what lists and the server's start read. False with a sentence
 * in `what`, which tells nothing secret. */
bool check_match(Store *s, const StoreMatch *m, Lang lang, Str *what);

#endif
