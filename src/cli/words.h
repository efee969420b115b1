/* What the program says, in the reader's language. Texts are in content/core/texts.yaml under
 * "cli.". */
#ifndef CLI_WORDS_H
#define CLI_WORDS_H

#include <stdio.h>

#include "core/pack.h"
#include "core/str.h"

enum { EXIT_GOOD = 0, EXIT_FOUND = 1, EXIT_WRONG = 2 };

/* One process speaks one language: set at start from --lang or the environment. */
void words_choose(Lang lang);
Lang words_lang(void);

/* The text "cli.<key>"; an unknown key shows itself. */
const char *words(const char *key);
/* Its {0}, {1} … filled with the strings that follow, which end with NULL. */
void words_fill(Str *out, const char *key, ...) __attribute__((sentinel));
/* The same as a line of output. */
void words_print(FILE *to, const char *key, ...) __attribute__((sentinel));
/* One line on stderr; returns EXIT_WRONG, so a command can end with it. */
int complain(const char *key, ...) __attribute__((sentinel));

/* A number as a string; valid until the eighth call after. */
const char *number_word(long long n);

#endif
