/* What the tests of the built-in pack of Gorgasali Battle Royale share: its content. Everything the
 * rulebook states about components is checked, and what is publicly known. */
#ifndef TESTS_GORGASALI_CONTENT_KIT_H
#define TESTS_GORGASALI_CONTENT_KIT_H

#include "../content_kit.h"

#include "games/gorgasali/content.h"

static const GorgasaliContent *k;
static const Board *b;

static inline int begin(void **state)
{
    (void)state;
    k = built_in_content("gorgasali");
    if (k == 0)
        return -1;
    b = &k->board;
    return 0;
}

#endif
