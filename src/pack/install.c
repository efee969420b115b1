/* The packs built into the program; see packs.h. Needs neither files nor libraries, so that the
 * browser can use it too. */
#include "pack/packs.h"

#include <string.h>

/* Written by mkpack from content/ and rules/. */
extern const Text common_texts[];
extern const int n_common_texts;

void packs_install(void)
{
    pack_common(common_texts, n_common_texts);
    for (int i = 0; i < n_built_in_packs; i++)
        pack_register(built_in_packs[i]);
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
