/* Turning things, events and prompts into sentences of the reader's language. */
#ifndef CORE_TEXT_H
#define CORE_TEXT_H

#include "core/event.h"
#include "core/game.h"
#include "core/view.h"

/* What everybody at a table is called. */
enum { SEAT_NAME = 48 };
typedef struct SeatNames { char of[MAX_SEATS][SEAT_NAME]; } SeatNames;

/* Who is told a sentence: in which language, at which seat ("you"), and what all are called. */
typedef struct Listener {
    Lang lang;
    int seat;                /* or SPECTATOR */
    const SeatNames *names;  /* NULL, or an empty one: by the number of the seat */
    const View *around;      /* by whose pieces places of a plane are told; NULL: by their units */
    Thing led;               /* the piece that would stand there, if it is one */
} Listener;

/* The title of a thing: text "<kind>.<word>", else its word. "kilgore-2" is "Kilgore 2". A seat
 * goes by the name of who sits there. */
void thing_title(const Game *game, const void *state, const Listener *to, Thing t, Str *out);

/* Fills the text `key`: {0}, {1} … with the titles of the things, {0:it draws|you draw} with the
 * first of both, or with the second if thing 0 is the listener's own seat, {0/254} with the number
 * as a length of which 254 are one unit, to a tenth, {0@} with the place that things 0 and 1 are
 * on a plane (see place_say), {0@.} with the bare point. Somebody's only figure is spoken of as who
 * plays it, but by {0!}: its own title. An unknown key shows itself. */
void say(const Game *game, const void *state, const Listener *to, const char *key,
         const Thing *things, int n, Str *out);

/* A point of the plane around, by what is nearest to it: "3.2 inches north-east of Elmar".
 * `stands`: measured from the base of the piece that is led there. */
void place_say(const Game *game, const void *state, const Listener *to, Point at, bool stands,
               Str *out);

/* An event as the listener may know it. */
void event_say(const Game *game, const void *state, const Listener *to, const Event *e, Str *out);

/* The question a menu asks. */
void prompt_say(const Game *game, const void *state, const Listener *to, const Menu *m, Str *out);

/* An option as a button label: text "verb.<word>" filled with its things, else its notation. */
void option_say(const Game *game, const void *state, const Listener *to, Option o, Str *out);

/* The same of an answer that was given for somebody who was not asked: text "verb.<word>.unasked",
 * whose {0} … are what the question was about. */
void option_say_unasked(const Game *game, const void *state, const Listener *to, const Menu *m,
                        Option o, Str *out);

/* A refusal in this case: text "why.<rule>.<n>" for just as many figures as it has, else
 * "why.<rule>". False: there is none, or it has holes and there are no figures. */
bool denial_say(const Game *game, const void *state, const Listener *to, const Denial *d, Str *out);

/* A sentence of the program itself: the key of a common text, then what fills its {0}, {1} …, as in
 * SAY("server.no-option", game->id, BRIEF(word)). An unknown key shows itself. */
enum { SAY_PARTS = 6, NUMBER_ROOM = 24, BRIEF_ROOM = 32 };
typedef struct Sentence { const char *part[SAY_PARTS]; } Sentence;
#define SAY(...) ((Sentence){{__VA_ARGS__}})
void sentence_say(Lang lang, Sentence s, Str *out);

/* Values of a sentence that live as long as the block they stand in: a number, and the beginning of
 * a word that somebody else chose. */
#define NUMBER(n) number_text(n, (char[NUMBER_ROOM]){0})
#define BRIEF(word) brief_text(word, (char[BRIEF_ROOM]){0})
const char *number_text(long long n, char room[NUMBER_ROOM]);
const char *brief_text(const char *word, char room[BRIEF_ROOM]);

/* What code says as a constant English phrase, in the reader's language. The key of the text is
 * made of it: "no such verb in this game" of the area "notation" has the key
 * "notation.no-such-verb-in-this-game". Without a text it stays the phrase. */
const char *phrase_text(const Pack *pack, Lang lang, const char *area, const char *phrase);

#endif
