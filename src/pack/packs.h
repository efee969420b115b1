/* Packs for everybody: those built into the program, and others from folders. */
#ifndef PACK_PACKS_H
#define PACK_PACKS_H

#include "core/game.h"

/* Registers the built-in packs of all games and the common texts; call once at start. */
void packs_install(void);

/* Reads a pack from a folder and registers it. Its texts.yaml and rules.md may be missing or
 * partial: then the built-in pack's texts and rules serve. Returns its index in the registry, or
 * -1 with lines of "file:line: what" in `why`. Loading the same content twice gives the same
 * index. */
int pack_load_dir(const Game *game, const char *dir, char *why, size_t cap);

/* What is kept of a pack for later programs: its compressed sources (sources.h), or NULL if they
 * are not known. */
const uint8_t *pack_sources(const Pack *pack, size_t *n);
/* Makes a pack anew from its kept sources and registers it under the hash that matches know it by,
 * although its content may have another one in this program. Rules, and texts it lacks, are those
 * of the built-in pack. Its index, or -1 with the reason in `why`. */
int pack_restore(const Game *game, const uint8_t hash[PACK_HASH], const uint8_t *sources, size_t n,
                 char *why, size_t cap);

/* Index of the game's built-in pack, or -1 before packs_install(). */
int pack_builtin(const Game *game);
/* Index of the game's pack with that hash, or -1. */
int pack_find(const Game *game, const uint8_t hash[PACK_HASH]);

/* The list of what is built in (built_in.c; tests have one of their own). */
extern const Pack *const built_in_packs[];
extern const int n_built_in_packs;

#endif
