/* The list of packs built into the program, written by mkpack from content/ and rules/. */
#include "pack/packs.h"

extern const Pack pack_null;
extern const Pack pack_brawl;
extern const Pack pack_gorgasali;
extern const Pack pack_adeloth;
extern const Pack pack_exalted;
extern const Pack pack_euthia;

const Pack *const built_in_packs[] = {
    &pack_null,
    &pack_brawl,
    &pack_gorgasali,
    &pack_adeloth,
    &pack_exalted,
    &pack_euthia,
};
const int n_built_in_packs = sizeof built_in_packs / sizeof built_in_packs[0];
