/* SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104). Own code because the table must compute
 * provable chance inside the browser too, where no library is linked and WebCrypto only answers
 * later; tests compare it with libsodium. */
#ifndef CORE_SHA256_H
#define CORE_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_BYTES = 32 };

void sha256(const void *data, size_t n, uint8_t hash[SHA256_BYTES]);
void hmac_sha256(const uint8_t key[SHA256_BYTES], const void *data, size_t n,
                 uint8_t mac[SHA256_BYTES]);

#endif
