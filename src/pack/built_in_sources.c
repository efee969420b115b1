/* The sources of the packs built into the program; see pack_sources. Not for the browser, which
 * keeps nothing. */
#include "pack/packs.h"

/* Written by mkpack from content/. */
extern const uint8_t sources_null[], sources_brawl[], sources_gorgasali[], sources_adeloth[],
    sources_exalted[], sources_euthia[];
extern const size_t n_sources_null, n_sources_brawl, n_sources_gorgasali, n_sources_adeloth,
    n_sources_exalted, n_sources_euthia;

static const struct { const char *game; const uint8_t *bytes; const size_t *n; } built_in[] = {
    {"null", sources_null, &n_sources_null},
    {"brawl", sources_brawl, &n_sources_brawl},
    {"gorgasali", sources_gorgasali, &n_sources_gorgasali},
    {"adeloth", sources_adeloth, &n_sources_adeloth},
    {"exalted", sources_exalted, &n_sources_exalted},
    {"euthia", sources_euthia, &n_sources_euthia},
};

const uint8_t *pack_sources(const Pack *pack, size_t *n)
{
    for (size_t i = 0; i < sizeof built_in / sizeof built_in[0]; i++)
        if (text_equal(pack->game, built_in[i].game) && text_equal(pack->name, "base")) {
            *n = *built_in[i].n;
            return built_in[i].bytes;
        }
    return 0;
}
