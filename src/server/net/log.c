/* Structured log lines; see log.h. */
#include "server/net/log.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LINE = 1024, STAMP = 64 };

static size_t put_stamp(char *out, const char *level)
{
    struct timespec now;
    struct tm utc;
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &utc);
    const size_t n = strftime(out, STAMP, "%Y-%m-%dT%H:%M:%S", &utc);
    const int ms = (int)(now.tv_nsec / 1000000);
    return n + (size_t)snprintf(out + n, STAMP - n, ".%03dZ %s ", ms, level);
}

void log_line(const char *level, const char *line)
{
    char out[LINE];
    size_t n = put_stamp(out, level);
    for (; *line != '\0' && n < sizeof out - 1; line++)
        out[n++] = (unsigned char)*line < 0x20 || *line == 0x7f ? '?' : *line;
    out[n++] = '\n';
    /* If nobody can read the log, the matches go on without it. */
    if (write(STDERR_FILENO, out, n) < 0)
        return;
}

void log_put(const char *level, const char *format, ...)
{
    char line[LINE];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    log_line(level, line);
}
