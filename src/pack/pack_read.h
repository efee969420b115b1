/* The pack compiler: a folder of YAML files becomes a Pack.
 *
 * Every file *.yaml belongs to the game, which reads it through core/reader.h. texts.yaml is read
 * here: a map of keys to {de: …, en: …}. All that is wrong is listed with file and line. */
#ifndef PACK_PACK_READ_H
#define PACK_PACK_READ_H

#include "core/game.h"
#include "pack/mem_arena.h"
#include "pack/problems.h"
#include "pack/sources.h"

typedef struct PackFrom {
    const char *dir;      /* the folder, or what stands for it in complaints about `files` */
    const PackFile *files;  /* its YAML files, or NULL: they are read from the folder */
    int n_files;
    const char *name;     /* of the new pack */
    const char *rules;    /* path of the rule book, or NULL: the base pack's rules are used */
    const Pack *base;     /* gives the texts that the folder does not, or NULL */
} PackFrom;

/* The pack, or NULL after problems. It lives as long as the arena does. */
const Pack *pack_read(MemArena *a, const Game *game, const PackFrom *from, Problems *p);

/* The YAML files of a folder, sorted by name, so that errors come in the same order everywhere; the
 * number of them. */
int pack_files(MemArena *a, const char *dir, PackFile files[PACK_FILES], Problems *p);

/* Only the texts of a folder that holds nothing but texts.yaml, sorted by key; NULL after
 * problems. */
const Text *pack_read_texts(MemArena *a, const char *dir, int *n, Problems *p);

#endif
