/* Sources of packs; see sources.h. The compressed text is, for each file, a line with its name and
 * its length, then the file; before it stands its own length in four bytes, little endian. */
#include "pack/sources.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { HEAD = 4, NAME_MAX_BYTES = 100, PLAIN_MAX = 32 << 20 };

uint8_t *sources_pack(MemArena *a, const PackFile *files, int n, size_t *packed)
{
    size_t room = 1, used = 0;
    for (int i = 0; i < n; i++)
        room += NAME_MAX_BYTES + 32 + files[i].n;
    char *plain = mem_alloc(a, room);
    for (int i = 0; i < n; i++) {
        used += (size_t)sprintf(plain + used, "%.*s %zu\n", NAME_MAX_BYTES, files[i].name,
                                files[i].n);
        memcpy(plain + used, files[i].text, files[i].n);
        used += files[i].n;
    }
    uLongf size = compressBound(used);
    uint8_t *out = mem_alloc(a, HEAD + size);
    for (int i = 0; i < HEAD; i++)
        out[i] = used >> (8 * i);
    if (compress2(out + HEAD, &size, (const Bytef *)plain, used, Z_BEST_COMPRESSION) != Z_OK)
        abort();  /* there was room for it, so memory is out */
    *packed = HEAD + size;
    return out;
}

/* The file that begins at *at; false: there is none. */
static bool take_file(MemArena *a, const char *plain, size_t size, size_t *at, PackFile *file)
{
    char name[NAME_MAX_BYTES + 1];
    const char *end = memchr(plain + *at, '\n', size - *at);
    if (end == 0 || sscanf(plain + *at, "%100s %zu", name, &file->n) != 2)
        return false;
    *at = (size_t)(end + 1 - plain);
    const size_t n = strlen(name);
    if (file->n > size - *at || n <= strlen(".yaml") || strcmp(name + n - 5, ".yaml") != 0)
        return false;
    file->name = mem_text(a, name, n);
    file->text = mem_text(a, plain + *at, file->n);
    *at += file->n;
    return true;
}

int sources_unpack(MemArena *a, const uint8_t *bytes, size_t n, PackFile files[PACK_FILES])
{
    size_t size = 0, at = 0;
    int count = 0;
    for (int i = 0; i < HEAD && n > HEAD; i++)
        size |= (size_t)bytes[i] << (8 * i);
    if (size == 0 || size > PLAIN_MAX)
        return -1;
    char *plain = mem_alloc(a, size + 1);
    uLongf got = size;
    if (uncompress((Bytef *)plain, &got, bytes + HEAD, n - HEAD) != Z_OK || got != size)
        return -1;
    while (at < size)
        if (count == PACK_FILES || !take_file(a, plain, size, &at, &files[count++]))
            return -1;
    return count;
}
