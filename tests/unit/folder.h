/* Folders of their own for tests that write files. */
#ifndef TESTS_FOLDER_H
#define TESTS_FOLDER_H

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A new folder in TMPDIR; the name says whose it is. False: there is none. */
static inline bool make_folder(char *folder, size_t cap, const char *name)
{
    const char *tmp = getenv("TMPDIR");
    const int n = snprintf(folder, cap, "%s/%s-XXXXXX", tmp != 0 ? tmp : "/tmp", name);
    return n >= 0 && (size_t)n < cap && mkdtemp(folder) != 0;
}

/* Removes the folder with its files; 0, or -1 if it is still there. */
static inline int remove_folder(const char *folder)
{
    char path[600];
    DIR *d = opendir(folder);
    if (d == 0)
        return -1;
    for (const struct dirent *e = readdir(d); e != 0; e = readdir(d)) {
        snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        unlink(path);
    }
    closedir(d);
    return rmdir(folder);
}

static inline bool write_bytes(const char *path, const void *bytes, size_t n)
{
    FILE *f = fopen(path, "wb");
    if (f == 0)
        return false;
    const bool written = fwrite(bytes, 1, n, f) == n;
    return fclose(f) == 0 && written;
}

/* A file of the folder. */
static inline bool write_text(const char *folder, const char *name, const char *text)
{
    char path[600];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return write_bytes(path, text, strlen(text));
}

#endif
