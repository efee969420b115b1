/* Names of contents; see assets.h. */
#include "core/sha256.h"
#include "server/net/assets.h"

void asset_etag(const void *bytes, size_t n, char etag[ETAG])
{
    static const char hex[] = "0123456789abcdef";
    uint8_t hash[SHA256_BYTES];
    sha256(bytes, n, hash);
    for (int i = 0; i < 16; i++) {
        etag[2 * i] = hex[hash[i] >> 4];
        etag[2 * i + 1] = hex[hash[i] & 15];
    }
    etag[32] = '\0';
}
