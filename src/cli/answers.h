/* Answers in people's own words: part of what an answer is called is enough if only one has it. */
#ifndef CLI_ANSWERS_H
#define CLI_ANSWERS_H

#include "cli/screen.h"

/* The offers that the words fit, best fit only: indices into the menu. Returns how many fit; `list`
 * has the first `cap` of them. The words fit an offer whose label or notation is that text, else
 * has all of these words, else has words that begin so. What has a digit must be the whole word. */
int answers_fitting(const Screen *s, const Menu *m, const char *text, int *list, int cap);

/* Small letters, those with accents too. */
void words_lower(const char *text, Str *out);

#endif
