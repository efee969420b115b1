/* The sources of a pack: its YAML files as one compressed text. They are what is kept of a pack for
 * later programs, because the bytes of its content only fit the program that made them. */
#ifndef PACK_SOURCES_H
#define PACK_SOURCES_H

#include <stddef.h>
#include <stdint.h>

#include "pack/mem_arena.h"

enum { PACK_FILES = 64 };

typedef struct PackFile {
    const char *name;    /* "cards.yaml" */
    const char *text;    /* terminated; NULL: it could not be read */
    size_t n;
} PackFile;

/* The files as one piece; *packed is its size. */
uint8_t *sources_pack(MemArena *a, const PackFile *files, int n, size_t *packed);
/* And back: the number of files, or -1 if it is damaged. */
int sources_unpack(MemArena *a, const uint8_t *bytes, size_t n, PackFile files[PACK_FILES]);

#endif
