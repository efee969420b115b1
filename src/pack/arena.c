/* The arena; see arena.h. */
#include "pack/arena.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK_BYTES = 64 * 1024 };

struct ArenaBlock {
    ArenaBlock *before;
    size_t used, cap;
    _Alignas(16) uint8_t bytes[];
};

static ArenaBlock *new_block(ArenaBlock *before, size_t cap)
{
    ArenaBlock *b = calloc(1, sizeof *b + cap);
    if (b == 0) {
        fputs("out of memory\n", stderr);
        abort();
    }
    b->before = before;
    b->cap = cap;
    return b;
}

void *arena_take(Arena *a, size_t bytes)
{
    bytes = (bytes + 15) & ~(size_t)15;
    if (a->block == 0 || a->block->used + bytes > a->block->cap)
        a->block = new_block(a->block, bytes > BLOCK_BYTES ? bytes : BLOCK_BYTES);
    void *at = a->block->bytes + a->block->used;
    a->block->used += bytes;
    return at;
}

void *arena_take_aligned(Arena *a, size_t bytes)
{
    const uintptr_t at = (uintptr_t)arena_take(a, bytes + 63);
    return (void *)((at + 63) & ~(uintptr_t)63);
}

char *arena_text(Arena *a, const char *bytes, size_t n)
{
    char *text = arena_take(a, n + 1);
    memcpy(text, bytes, n);
    return text;
}

void arena_free(Arena *a)
{
    while (a->block != 0) {
        ArenaBlock *before = a->block->before;
        free(a->block);
        a->block = before;
    }
}
