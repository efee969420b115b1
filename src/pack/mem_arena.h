/* Memory that is given out in small pieces and given back all at once: trees, texts, packs. */
#ifndef PACK_MEM_ARENA_H
#define PACK_MEM_ARENA_H

#include <stddef.h>

typedef struct MemBlock MemBlock;

typedef struct MemArena {
    MemBlock *block;    /* the one in use; zero-initialise */
} MemArena;

/* Zeroed memory, 16-byte aligned. Never NULL: being out of memory ends the program. */
void *mem_alloc(MemArena *a, size_t bytes);
/* The same, aligned to 64 bytes, as contents are. */
void *mem_alloc_aligned(MemArena *a, size_t bytes);
/* A terminated copy of n bytes. */
char *mem_text(MemArena *a, const char *bytes, size_t n);
void mem_free(MemArena *a);

#endif
