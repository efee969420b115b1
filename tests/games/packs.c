/* The packs of tests: those of the program, and that of the second template. */
#include "pack/packs.h"

extern const Pack pack_null, pack_brawl, pack_gorgasali, pack_adeloth, pack_exalted,
                  pack_euthia, pack_lifeboat;

const Pack *const built_in_packs[] = {
    &pack_null, &pack_brawl, &pack_gorgasali, &pack_adeloth, &pack_exalted,
    &pack_euthia, &pack_lifeboat,
};
const int n_built_in_packs = sizeof built_in_packs / sizeof built_in_packs[0];
