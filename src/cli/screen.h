/* The table on the terminal, for any game: it knows the view model and nothing else. */
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include "cli/canvas.h"
#include "table/forecast.h"
#include "table/match.h"

typedef struct Screen {
    Canvas *canvas;
    View *view;
    const Match *match;
    const Game *game;
    const void *state;
    int seat;               /* whose eyes, or SPECTATOR */
    Lang lang;
} Screen;

/* Looks at the match with the eyes of a seat and starts an empty sheet. */
void screen_open(Screen *s, const Match *match, int seat, Lang lang, bool color);

/* Parts of the screen, each added below the last. */
void screen_table(Screen *s);
void screen_events(Screen *s, int from, int to);
void screen_prompt(Screen *s, const Menu *menu);
void screen_result(Screen *s);
void screen_forecast(Screen *s, const Forecast *f, Option o);
/* Every card the seat owns and knows, with its text. */
void screen_cards(Screen *s);

/* "Anna", "bot scripted", "you" */
void screen_seat_name(const Screen *s, int seat, Str *out);

/* ---- used by the parts ---- */

void screen_board(Screen *s, int area);   /* hexes or squares */
void screen_area(Screen *s, int area);    /* everything else but piles */
void screen_piles(Screen *s);
void screen_area_title(const Screen *s, const ViewArea *a, Str *out);

const char *screen_text(const Screen *s, const char *kind, const char *key);  /* or the key */
/* "Damage 3/7, Level 1; rooted" */
void screen_facts(const Screen *s, const ViewFacts *of, Str *out);
/* What a card says: the text "<kind>.<word>.text", or NULL. */
const char *screen_card_text(const Screen *s, Thing t);
Style screen_owner_style(int seat);       /* a token in the colour of a seat */

#endif
