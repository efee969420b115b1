/* Memory that is given out in small pieces and given back all at once: trees, texts, packs. */
#ifndef PACK_ARENA_H
#define PACK_ARENA_H

#include <stddef.h>

typedef struct ArenaBlock ArenaBlock;

typedef struct Arena {
    ArenaBlock *block;  /* the one in use; zero-initialise */
} Arena;

/* Zeroed memory, 16-byte aligned. Never NULL: being out of memory ends the program. */
void *arena_take(Arena *a, size_t bytes);
/* The same, aligned to 64 bytes, as contents are. */
void *arena_take_aligned(Arena *a, size_t bytes);
/* A terminated copy of n bytes. */
char *arena_text(Arena *a, const char *bytes, size_t n);
void arena_free(Arena *a);

#endif
