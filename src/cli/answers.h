/* Answers in people's own words: part of what an answer is called is enough if only one has it. */
#ifndef CLI_ANSWERS_H
#define CLI_ANSWERS_H

#include "cli/screen.h"

/* Those of the answers that the words fit, best fit only: indices into `of`. Returns how many fit;
 * `list` has the first `cap` of them. The words fit an answer whose label or notation is that text,
 * else has all of these words, else has words that begin so; where none does, its label in the
 * other language counts too. What has a digit must be the whole word. */
int answers_fitting(const Screen *s, const Option *of, int n_of, const char *text, int *list,
                    int cap);

/* Whether a thing is called so: by its word, or its title in either language; or whether one of
 * them starts so. */
bool answers_name(const Screen *s, Thing t, const char *name, bool starts);

/* Small and capital letters are one, those with accents too. */
bool answers_same(const char *a, const char *b);

/* Small letters, those with accents too. */
void words_lower(const char *text, Str *out);

#endif
