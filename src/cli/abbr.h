/* Two letters for a piece on a board, different for each. A piece keeps its letters as long as the
 * match is shown: whoever has learnt them finds it again when others come and go. */
#ifndef CLI_ABBR_H
#define CLI_ABBR_H

#include "cli/screen.h"

enum { ABBRS = 64, ABBR_TITLE = 64 };

typedef struct Abbr {
    char title[ABBR_TITLE];
    char word[12];            /* two characters */
    Thing what;
    bool in_legend;
} Abbr;

typedef struct Abbrs {
    const Screen *s;
    const Match *match;       /* whose pieces, in the language they are named in */
    Lang lang;
    int n;
    Abbr list[ABBRS];
} Abbrs;

/* Those of a thing; copies of one thing share them: their seats, places and numbers tell
 * them apart. */
Abbr *abbr_of(Abbrs *all, Thing what);
/* The letters of the match on the screen, nothing of it in a legend yet. The pieces of the seats
 * are named first, in their order. */
Abbrs *screen_abbrs(const Screen *s);

#endif
