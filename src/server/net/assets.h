/* What can be fetched by its exact name: the client built into the program, and catalogues made at
 * start. Nothing is ever read from a folder, so no path can lead anywhere else. */
#ifndef SERVER_NET_ASSETS_H
#define SERVER_NET_ASSETS_H

#include <stddef.h>
#include <stdint.h>

enum { ETAG = 40 };

typedef struct Asset {
    const char *path;        /* "/" and the name */
    const char *type;        /* Content-Type */
    const char *cache;       /* Cache-Control */
    char etag[ETAG];         /* of the plain form, without quotes */
    const uint8_t *plain, *gzip;
    size_t n_plain, n_gzip;  /* n_gzip 0: compressing does not pay */
} Asset;

/* Written by mkassets from client/dist. */
extern const Asset assets[];
extern const int n_assets;

/* Names a content by the beginning of its SHA-256. */
void asset_etag(const void *bytes, size_t n, char etag[ETAG]);

#endif
