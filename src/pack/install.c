/* The packs built into the program; see packs.h. Needs neither files nor libraries, so that the
 * browser can use it too. */
#include "pack/packs.h"

#include <string.h>

/* Written by mkpack from content/ and rules/. */
extern const Text common_texts[];
extern const int n_common_texts;
extern const Pack pack_null;
extern const Pack pack_brawl;
extern const Pack pack_gorgasali;
extern const Pack pack_adeloth;
extern const Pack pack_exalted;

static const Pack *const built_in[] = {
    &pack_null,
    &pack_brawl,
    &pack_gorgasali,
    &pack_adeloth,
    &pack_exalted,
};

void packs_install(void)
{
    pack_common(common_texts, n_common_texts);
    for (size_t i = 0; i < sizeof built_in / sizeof built_in[0]; i++)
        pack_register(built_in[i]);
}

int pack_builtin(const Game *game)
{
    for (int i = 0; i < pack_count(); i++)
        if (text_equal(pack_at(i)->game, game->id) && text_equal(pack_at(i)->name, "base"))
            return i;
    return -1;
}

int pack_find(const Game *game, const uint8_t hash[PACK_HASH])
{
    for (int i = 0; i < pack_count(); i++)
        if (text_equal(pack_at(i)->game, game->id) &&
            memcmp(pack_at(i)->hash, hash, PACK_HASH) == 0)
            return i;
    return -1;
}
