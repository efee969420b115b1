/* Two letters for a piece on a board, different for each. */
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
    int n;
    Abbr list[ABBRS];
} Abbrs;

/* Those of a thing; copies of one thing share them: their seats and places tell them apart. */
Abbr *abbr_of(Abbrs *all, Thing what);
/* Begins with the pieces of the seats, in their order: their letters are the same everywhere. */
void screen_name_pieces(Abbrs *all, const Screen *s);

#endif
