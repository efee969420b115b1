/* gzip by zlib; see gzip.h. */
#include "server/net/gzip.h"

#include <stdlib.h>
#include <zlib.h>

/* 16 more: with gzip's head, which holds no time. */
enum { LEVEL = 9, GZIP_WINDOW = 15 + 16, MEMORY = 9 };

uint8_t *gzip_pack(const void *bytes, size_t n, size_t *packed)
{
    z_stream z = {0};
    if (deflateInit2(&z, LEVEL, Z_DEFLATED, GZIP_WINDOW, MEMORY, Z_DEFAULT_STRATEGY) != Z_OK)
        return 0;
    const size_t room = deflateBound(&z, n);
    uint8_t *out = malloc(room);
    z.next_in = (Bytef *)(uintptr_t)bytes;
    z.avail_in = (uInt)n;
    z.next_out = out;
    z.avail_out = (uInt)room;
    const int end = out != 0 ? deflate(&z, Z_FINISH) : Z_MEM_ERROR;
    *packed = z.total_out;
    deflateEnd(&z);
    if (end == Z_STREAM_END)
        return out;
    free(out);
    return 0;
}
