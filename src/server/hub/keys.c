/* Keys hold seats: 128 random bits as hex digits. Only their hashes are kept, so a stolen database
 * opens no seat. Slugs are addresses of matches: short, not secret. */
#include <string.h>

#include "core/sha256.h"
#include "server/hub/hub_inner.h"

void key_new(Hub *h, char text[KEY_TEXT])
{
    static const char digits[] = "0123456789abcdef";
    uint8_t bytes[16];
    h->host.random(h->host.host, bytes, sizeof bytes);
    for (int i = 0; i < 16; i++) {
        text[2 * i] = digits[bytes[i] >> 4];
        text[2 * i + 1] = digits[bytes[i] & 15];
    }
    text[32] = '\0';
}

void key_hash(const char *text, uint8_t hash[STORE_HASH])
{
    sha256(text, strlen(text), hash);
}

/* Ten letters and digits that cannot be mistaken for each other. */
void slug_new(Hub *h, char slug[STORE_SLUG])
{
    static const char letters[] = "abcdefghjkmnpqrstuvwxyz23456789x";
    uint8_t bytes[10];
    h->host.random(h->host.host, bytes, sizeof bytes);
    for (int i = 0; i < 10; i++)
        slug[i] = letters[bytes[i] & 31];
    slug[10] = '\0';
}
