/* Turning things, events and prompts into sentences of the reader's language. */
#ifndef CORE_TEXT_H
#define CORE_TEXT_H

#include "core/event.h"
#include "core/game.h"

/* The title of a thing: text "<kind>.<word>", else its word. "kilgore-2" is "Kilgore 2". */
void thing_title(const Game *game, const void *state, Lang lang, Thing t, Str *out);

/* Fills {0}, {1} … of the text `key` with the titles of the things; an unknown key shows itself. */
void say(const Game *game, const void *state, Lang lang, const char *key, const Thing *things,
         int n, Str *out);

/* An event as `seat` may read it. */
void event_say(const Game *game, const void *state, Lang lang, const Event *e, int seat, Str *out);

/* The question a menu asks. */
void prompt_say(const Game *game, const void *state, Lang lang, const Menu *m, Str *out);

/* An option as a button label: text "verb.<word>" filled with its things, else its notation. */
void option_say(const Game *game, const void *state, Lang lang, Option o, Str *out);

#endif
