/* Reading and safely writing files; see files.h. */
#include "cli/files.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/words.h"

enum { FILE_MAX = 64 << 20, PATH_ROOM = 4096 };

static char *read_stream(FILE *f, size_t *length)
{
    size_t cap = 1 << 16, n = 0;
    char *text = malloc(cap);
    while (text != 0) {
        n += fread(text + n, 1, cap - 1 - n, f);
        if (n + 1 < cap)
            break;
        if (cap > FILE_MAX) {
            errno = EFBIG;
            free(text);
            return 0;
        }
        cap *= 2;
        char *more = realloc(text, cap);
        if (more == 0)
            free(text);
        text = more;
    }
    if (text != 0)
        text[n] = '\0';
    *length = n;
    return text;
}

char *files_read(const char *path)
{
    const bool is_input = text_equal(path, "-");
    size_t length = 0;
    FILE *f = is_input ? stdin : fopen(path, "rb");
    if (f == 0)
        return complain("file.read", path, strerror(errno), NULL), NULL;
    errno = 0;
    char *text = read_stream(f, &length);
    const bool failed = text == 0 || ferror(f);
    const int reason = errno;
    if (!is_input)
        fclose(f);
    if (failed) {
        free(text);
        return complain("file.read", path, strerror(reason), NULL), NULL;
    }
    if (memchr(text, '\0', length) != 0) {
        free(text);
        return complain("file.binary", path, NULL), NULL;
    }
    return text;
}

char *files_next_line(char **rest)
{
    char *line = *rest;
    if (line == 0)
        return 0;
    char *end = line + strcspn(line, "\n");
    *rest = *end != '\0' ? end + 1 : 0;
    *end = '\0';
    return line;
}

static bool write_all(int fd, const char *text, size_t n)
{
    while (n > 0) {
        const ssize_t done = write(fd, text, n);
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return false;
        text += done;
        n -= (size_t)done;
    }
    return fsync(fd) == 0;
}

/* The new name is on the disk only once its folder is. */
static void sync_folder(const char *path)
{
    char copy[PATH_ROOM];
    Str out = STR_ON(copy);
    str_text(&out, path);
    const int fd = open(dirname(copy), O_RDONLY);
    if (fd >= 0) {
        fsync(fd);
        close(fd);
    }
}

bool files_write_safely(const char *path, const char *text)
{
    char temporary[PATH_ROOM];
    Str name = STR_ON(temporary);
    put(&name, "%s.new", path);
    if (name.cut) {
        errno = ENAMETOOLONG;
        return false;
    }
    const int fd = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (fd < 0)
        return false;
    bool good = write_all(fd, text, strlen(text));
    good = close(fd) == 0 && good;
    if (good && rename(temporary, path) == 0) {
        sync_folder(path);
        return true;
    }
    const int reason = errno;
    unlink(temporary);
    errno = reason;
    return false;
}

void files_keep_backup(const char *path)
{
    char backup[PATH_ROOM];
    Str name = STR_ON(backup);
    struct stat st;
    put(&name, "%s~", path);
    if (!name.cut && stat(path, &st) == 0 && S_ISREG(st.st_mode) && st.st_size > 0)
        rename(path, backup);
}
