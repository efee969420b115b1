/* Catalogues: a game's texts and rules in both languages, as JSON for clients, made at start. */
#ifndef SERVER_NET_CATALOGUE_H
#define SERVER_NET_CATALOGUE_H

#include <stdbool.h>

#include "core/game.h"
#include "server/net/assets.h"

/* "/texts/<game>.json": {"de": {key: text}, "en": {…}}. False: no memory. */
bool catalogue_texts(const Game *game, Asset *a);
/* "/rules/<game>.json": [{"id", "chapter", "de", "en"}], in the order of the rule book. */
bool catalogue_rules(const Game *game, Asset *a);
void catalogue_free(Asset *a);

#endif
