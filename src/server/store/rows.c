/* From the rows of a match to its log; see rows.h. */
#include "server/store/rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/str.h"

/* An answer that still counts, and the stream of chance it was given on. */
typedef struct Line {
    const char *at;
    unsigned stream;
} Line;

typedef struct Lines {
    Line *line;
    size_t n, cap;
    unsigned stream;  /* of the next one */
} Lines;

static void add_line(Lines *l, const char *at)
{
    if (l->n == l->cap) {
        l->cap = l->cap > 0 ? 2 * l->cap : 64;
        l->line = realloc(l->line, l->cap * sizeof *l->line);
        if (l->line == 0)
            abort();
    }
    l->line[l->n++] = (Line){at, l->stream};
}

static void go_back(Lines *l, long to, unsigned stream)
{
    if (to >= 0 && (size_t)to < l->n)
        l->n = (size_t)to;
    l->stream = stream;
}

static void take_row(Lines *l, const char *row, Rows *r)
{
    long number;
    int seat;
    unsigned stream = l->stream;
    if (sscanf(row, "undo %ld stream %u", &number, &stream) >= 1) {
        go_back(l, number, stream);
        r->epoch++;
        r->revision++;
    } else if (sscanf(row, "# clock %d %ld", &seat, &number) == 2) {
        if (seat >= 1 && seat <= MAX_SEATS)
            r->clock_left[seat - 1] = number;
    } else if (sscanf(row, "# standin %ld", &number) == 1) {
        r->standin = (int)number;
    } else if (sscanf(row, "# again %15s", r->again) == 1) {
        return;
    } else if (*row != '#') {
        add_line(l, row);
        r->revision++;
    }
}

static const char *row_after(const char *row)
{
    const char *end = strchr(row, '\n');
    return end != 0 ? end + 1 : row + strlen(row);
}

/* The first row behind the head. */
static const char *body_of(const char *text)
{
    const char *start = strstr(text, "\nstart");
    return row_after(start != 0 ? start + 1 : text + strlen(text));
}

static void put_stream(unsigned *stream, unsigned now, Str *out)
{
    if (now != *stream)
        put(out, "takeback %u\n", now);
    *stream = now;
}

char *rows_log(const char *text, Rows *r)
{
    Lines l = {0};
    const char *body = body_of(text);
    unsigned stream = 0;
    for (const char *row = body; *row != '\0'; row = row_after(row))
        take_row(&l, row, r);
    /* No longer than the rows: each take-back is told by a row that is longer than its line. */
    const size_t cap = strlen(text) + 2;
    Str out = {.at = malloc(cap), .cap = cap};
    if (out.at == 0)
        abort();
    out.at[0] = '\0';
    str_bytes(&out, text, (size_t)(body - text));
    for (size_t i = 0; i < l.n; i++) {
        put_stream(&stream, l.line[i].stream, &out);
        str_bytes(&out, l.line[i].at, strcspn(l.line[i].at, "\n"));
        str_char(&out, '\n');
    }
    put_stream(&stream, l.stream, &out);
    free(l.line);
    return out.at;
}
