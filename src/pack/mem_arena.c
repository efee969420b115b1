/* The arena; see arena.h. */
#include "pack/mem_arena.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK_BYTES = 64 * 1024 };

struct MemBlock {
    MemBlock *before;
    size_t used, cap;
    _Alignas(16) uint8_t bytes[];
};

static MemBlock *new_block(MemBlock *before, size_t cap)
{
    MemBlock *b = calloc(1, sizeof *b + cap);
    if (b == 0) {
        fputs("out of memory\n", stderr);
        abort();
    }
    b->before = before;
    b->cap = cap;
    return b;
}

void *mem_alloc(MemArena *a, size_t bytes)
{
    bytes = (bytes + 15) & ~(size_t)15;
    if (a->block == 0 || a->block->used + bytes > a->block->cap)
        a->block = new_block(a->block, bytes > BLOCK_BYTES ? bytes : BLOCK_BYTES);
    void *at = a->block->bytes + a->block->used;
    a->block->used += bytes;
    return at;
}

void *mem_alloc_aligned(MemArena *a, size_t bytes)
{
    const uintptr_t at = (uintptr_t)mem_alloc(a, bytes + 63);
    return (void *)((at + 63) & ~(uintptr_t)63);
}

char *mem_text(MemArena *a, const char *bytes, size_t n)
{
    char *text = mem_alloc(a, n + 1);
    memcpy(text, bytes, n);
    return text;
}

void mem_free(MemArena *a)
{
    while (a->block != 0) {
        MemBlock *before = a->block->before;
        free(a->block);
        a->block = before;
    }
}
