/* The terminal: its size, whether it takes colours, and clearing it. */
#ifndef CLI_TERM_H
#define CLI_TERM_H

#include <stdbool.h>

enum { TERM_STANDARD = 80, TERM_NARROW = 60 };

/* Columns to use: the terminal's, 80 where there is none. */
int term_width(void);
/* How many columns the terminal has if they are too few; else 0. */
int term_too_narrow(void);
/* Rows of the terminal; 0 where there is none. */
int term_height(void);
/* Whether to send escape codes: a terminal, not dumb, NO_COLOR not set, nobody forbade it. */
bool term_color(bool forbidden);
/* Both ends are a terminal, so a person sits there. */
bool term_is_interactive(void);
void term_clear(void);
/* Clears what can be scrolled back to as well: nobody shall find the other's cards there. */
void term_clear_line(void);

#endif
