/* Compressing what the server offers: at build time (mkassets) and once at start (catalogues). */
#ifndef SERVER_NET_GZIP_H
#define SERVER_NET_GZIP_H

#include <stddef.h>
#include <stdint.h>

/* The gzip form of `n` bytes, always the same for the same bytes; free() it. NULL: no memory. */
uint8_t *gzip_pack(const void *bytes, size_t n, size_t *packed);

#endif
