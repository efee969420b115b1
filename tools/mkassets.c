/* The build-time tool that puts the client into the program: writes a C file with every file below
 * a folder, plain and compressed, with its type and the name of its content.
 *
 *     mkassets out.c FOLDER
 *
 * A file is offered under its path below FOLDER; index.html also as "/". Names that begin with a
 * dot, and the list files.txt that scripts/client leaves there, are for the build only. */
#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "server/net/assets.h"
#include "server/net/gzip.h"

enum { FILE_MAX = 16 << 20, FILES_MAX = 1000, PATH_ROOM = 1000, DEEPEST = 8 };

typedef struct Type {
    const char *ending, *type;
    bool compressed;         /* by its own format: gzip would gain nothing */
} Type;

static const Type types[] = {
    {".html", "text/html; charset=utf-8", false},
    {".js", "text/javascript; charset=utf-8", false},
    {".mjs", "text/javascript; charset=utf-8", false},
    {".css", "text/css; charset=utf-8", false},
    {".json", "application/json", false},
    {".webmanifest", "application/manifest+json", false},
    {".svg", "image/svg+xml", false},
    {".png", "image/png", true},
    {".webp", "image/webp", true},
    {".woff2", "font/woff2", true},
    {".wasm", "application/wasm", false},
    {".txt", "text/plain; charset=utf-8", false},
};

static const Type *type_of(const char *path)
{
    const size_t n = strlen(path);
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        const size_t e = strlen(types[i].ending);
        if (n > e && strcmp(path + n - e, types[i].ending) == 0)
            return &types[i];
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
    char path[PATH_ROOM];    /* below the folder, with the slash before it */
    const Type *type;
    size_t n_plain, n_gzip;
    char etag[ETAG];
} Row;

typedef struct List {
    const char *folder;
    int n;
    Row row[FILES_MAX];
} List;

static bool complain(const char *path, const char *what)
{
    fprintf(stderr, "mkassets: %s: %s\n", path, what);
    return false;
}

/* ---- finding ---- */

/* Such names need no escaping, neither in an address nor in C. */
static bool is_plain(const char *path)
{
    static const char fine[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/";
    return path[strspn(path, fine)] == '\0';
}

static bool list_file(List *list, const char *path)
{
    const Type *type = type_of(path);
    if (strcmp(path, "/files.txt") == 0)
        return true;
    if (type == 0)
        return complain(path, "its type is not known");
    if (!is_plain(path))
        return complain(path, "its name has signs that need escaping");
    if (list->n == FILES_MAX)
        return complain(path, "there are too many files");
    Row *row = &list->row[list->n++];
    snprintf(row->path, sizeof row->path, "%s", path);
    row->type = type;
    return true;
}

static bool list_folder(List *list, const char *below, int depth);

static bool list_entry(List *list, const char *below, const char *name, int depth)
{
    char path[PATH_ROOM], whole[2 * PATH_ROOM];
    struct stat what;
    const int n = snprintf(path, sizeof path, "%s/%s", below, name);
    const int m = snprintf(whole, sizeof whole, "%s%s", list->folder, path);
    if (n < 0 || (size_t)n >= sizeof path || m < 0 || (size_t)m >= sizeof whole)
        return complain(name, "its path is too long");
    if (stat(whole, &what) != 0)
        return complain(whole, "it cannot be read");
    return S_ISDIR(what.st_mode) ? list_folder(list, path, depth + 1) : list_file(list, path);
}

static bool list_folder(List *list, const char *below, int depth)
{
    char whole[2 * PATH_ROOM];
    bool good = depth < DEEPEST;
    snprintf(whole, sizeof whole, "%s%s", list->folder, below);
    DIR *dir = good ? opendir(whole) : 0;
    if (dir == 0)
        return complain(whole, good ? "it cannot be read" : "it is too deep");
    for (const struct dirent *e = readdir(dir); good && e != 0; e = readdir(dir))
        good = e->d_name[0] == '.' || list_entry(list, below, e->d_name, depth);
    closedir(dir);
    return good;
}

/* A folder has no order of its own; the same files must give the same program. */
static int by_path(const void *a, const void *b)
{
    return strcmp(((const Row *)a)->path, ((const Row *)b)->path);
}

static bool has_index(const List *list)
{
    for (int i = 0; i < list->n; i++)
        if (strcmp(list->row[i].path, "/index.html") == 0)
            return true;
    return complain(list->folder, "there is no index.html; scripts/client builds the client");
}

/* ---- writing ---- */

static bool write_file(FILE *out, const char *folder, int i, Row *row)
{
    char whole[2 * PATH_ROOM];
    snprintf(whole, sizeof whole, "%s%s", folder, row->path);
    uint8_t *plain = read_file(whole, &row->n_plain);
    uint8_t *packed = plain != 0 ? gzip_pack(plain, row->n_plain, &row->n_gzip) : 0;
    const bool good = packed != 0;
    if (good) {
        asset_etag(plain, row->n_plain, row->etag);
        if (row->type->compressed || row->n_gzip * 10 > row->n_plain * 9)
            row->n_gzip = 0;
        write_bytes(out, "plain", i, plain, row->n_plain);
        write_bytes(out, "gzip", i, packed, row->n_gzip);
    }
    free(plain);
    free(packed);
    return good || complain(whole, "it is unreadable or too large");
}

static void write_row(FILE *out, const Row *row, const char *path, int i)
{
    fprintf(out, "    {\"%s\", \"%s\", \"%s\", \"%s\", plain_%d, gzip_%d, %zu, %zu},\n", path,
            row->type->type, cache_of(row->path), row->etag, i, i, row->n_plain, row->n_gzip);
}

static bool write_all(FILE *out, List *list)
{
    bool good = true;
    fprintf(out, "/* Made by mkassets; do not edit. */\n#include \"server/net/assets.h\"\n\n");
    for (int i = 0; good && i < list->n; i++)
        good = write_file(out, list->folder, i, &list->row[i]);
    fprintf(out, "\nconst Asset assets[] = {\n");
    for (int i = 0; good && i < list->n; i++) {
        write_row(out, &list->row[i], list->row[i].path, i);
        if (strcmp(list->row[i].path, "/index.html") == 0)
            write_row(out, &list->row[i], "/", i);
    }
    fprintf(out, "};\n\nconst int n_assets = sizeof assets / sizeof assets[0];\n");
    return good;
}

int main(int argc, char **argv)
{
    static List list;
    if (argc != 3) {
        fprintf(stderr, "usage: mkassets out.c FOLDER\n");
        return 2;
    }
    list.folder = argv[2];
    if (!list_folder(&list, "", 0) || !has_index(&list))
        return 1;
    qsort(list.row, (size_t)list.n, sizeof list.row[0], by_path);
    FILE *out = fopen(argv[1], "w");
    if (out == 0) {
        perror(argv[1]);
        return 1;
    }
    const bool good = write_all(out, &list);
    if (fclose(out) == 0 && good)
        return 0;
    remove(argv[1]);
    return 1;
}
