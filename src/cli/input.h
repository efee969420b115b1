/* Lines from the person: with editing, history and completion on a terminal, plain otherwise. */
#ifndef CLI_INPUT_H
#define CLI_INPUT_H

#include <stdbool.h>

/* The next line without its end, to be freed; NULL at the end of the input. */
char *input_line(const char *prompt, bool plain);
/* What TAB may complete: whole lines ("move e5", "why "). The list is copied. */
void input_offer(const char *const *lines, int n);
/* Forgets the lines typed so far: somebody else sits down. */
void input_forget(void);

#endif
