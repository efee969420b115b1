/* The build-time tool that puts files into the program: writes a C file with each of them, plain
 * and compressed, with its type and the name of its content.
 *
 *     mkassets out.c ROOT FILE…
 *
 * A file is offered under its path below ROOT; index.html also as "/". */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/assets.h"
#include "server/gzip.h"

enum { FILE_MAX = 16 << 20 };

static const struct { const char *ending, *type; } types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webp", "image/webp"},
    {".woff2", "font/woff2"},
    {".wasm", "application/wasm"},
    {".txt", "text/plain; charset=utf-8"},
};

static const char *type_of(const char *path)
{
    const size_t n = strlen(path);
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        const size_t e = strlen(types[i].ending);
        if (n > e && strcmp(path + n - e, types[i].ending) == 0)
            return types[i].type;
    }
    return 0;
}

/* Files below assets/ carry the hash of their content in their name and never change. */
static const char *cache_of(const char *path)
{
    return strncmp(path, "/assets/", 8) == 0 ? "public, max-age=31536000, immutable" : "no-cache";
}

static uint8_t *read_file(const char *path, size_t *n)
{
    FILE *f = fopen(path, "rb");
    uint8_t *bytes = malloc(FILE_MAX);
    if (f == 0 || bytes == 0) {
        free(bytes);
        return 0;
    }
    *n = fread(bytes, 1, FILE_MAX, f);
    const bool good = !ferror(f) && *n < FILE_MAX;
    fclose(f);
    if (good)
        return bytes;
    free(bytes);
    return 0;
}

static void write_bytes(FILE *out, const char *name, int i, const uint8_t *bytes, size_t n)
{
    fprintf(out, "static const uint8_t %s_%d[] = {\n", name, i);
    for (size_t k = 0; k < n; k++)
        fprintf(out, "%u,%s", bytes[k], k % 32 == 31 || k + 1 == n ? "\n" : "");
    fprintf(out, "%s};\n", n == 0 ? "0" : "");
}

typedef struct Row {
    size_t n_plain, n_gzip;
    char etag[ETAG];
    const char *path, *type;
} Row;

static bool add(FILE *out, const char *root, const char *file, int i, Row *row)
{
    const size_t skip = strlen(root);
    uint8_t *plain = read_file(file, &row->n_plain);
    uint8_t *packed = plain != 0 ? gzip_pack(plain, row->n_plain, &row->n_gzip) : 0;
    row->path = file + skip;
    row->type = type_of(file);
    const bool good = packed != 0 && row->type != 0 && strncmp(file, root, skip) == 0 &&
                      row->path[0] == '/';
    if (good) {
        asset_etag(plain, row->n_plain, row->etag);
        if (row->n_gzip * 10 > row->n_plain * 9)  /* pictures are compressed already */
            row->n_gzip = 0;
        write_bytes(out, "plain", i, plain, row->n_plain);
        write_bytes(out, "gzip", i, packed, row->n_gzip);
    } else {
        fprintf(stderr, "mkassets: %s: unreadable, too large, of unknown type or not in %s\n", file,
                root);
    }
    free(plain);
    free(packed);
    return good;
}

static void write_row(FILE *out, const Row *row, const char *path, int i)
{
    fprintf(out, "    {\"%s\", \"%s\", \"%s\", \"%s\", plain_%d, gzip_%d, %zu, %zu},\n", path,
            row->type, cache_of(row->path), row->etag, i, i, row->n_plain, row->n_gzip);
}

static bool write_all(FILE *out, const char *root, int n, char **files)
{
    Row *rows = calloc((size_t)n, sizeof *rows);
    bool good = rows != 0;
    fprintf(out, "/* Made by mkassets; do not edit. */\n#include \"server/assets.h\"\n\n");
    for (int i = 0; good && i < n; i++)
        good = add(out, root, files[i], i, &rows[i]);
    fprintf(out, "\nconst Asset assets[] = {\n");
    for (int i = 0; good && i < n; i++) {
        write_row(out, &rows[i], rows[i].path, i);
        if (strcmp(rows[i].path, "/index.html") == 0)
            write_row(out, &rows[i], "/", i);
    }
    fprintf(out, "};\n\nconst int n_assets = sizeof assets / sizeof assets[0];\n");
    free(rows);
    return good;
}

int main(int argc, char **argv)
{
    if (argc < 4) {
        fprintf(stderr, "usage: mkassets out.c ROOT FILE…\n");
        return 2;
    }
    FILE *out = fopen(argv[1], "w");
    if (out == 0) {
        perror(argv[1]);
        return 1;
    }
    const bool good = write_all(out, argv[2], argc - 3, argv + 3);
    if (fclose(out) == 0 && good)
        return 0;
    remove(argv[1]);
    return 1;
}
