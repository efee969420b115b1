/* Reads rule books line by line; see rules_read.h. */
#include "pack/rules_read.h"

#include <stdlib.h>
#include <string.h>

enum { RULES_MAX = 4096 };

typedef struct Book {
    MemArena *arena;
    Problems *problems;
    const char *file;
    int line;            /* the current one, from 1 */
    const char *chapter; /* NULL before the first */
    Rule *rules;
    int *lines;          /* where each rule begins */
    int n, cap;
} Book;

static void complain(Book *b, int line, const char *what, const char *about)
{
    char text[300];
    Str s = STR_ON(text);
    put(&s, "%s", about[0] != '\0' ? "'" : "");
    put(&s, "%s%s%s", about, about[0] != '\0' ? "' " : "", what);
    problem(b->problems, b->file, line, text);
}

/* "BR-TGT-7": capitals and digits in at least two parts. */
static bool is_id(const char *id)
{
    bool hyphen = false, in_part = false;
    for (; *id != '\0'; id++) {
        if (*id == '-') {
            if (!in_part)
                return false;
            hyphen = true;
            in_part = false;
        } else if ((*id >= 'A' && *id <= 'Z') || (*id >= '0' && *id <= '9')) {
            in_part = true;
        } else {
            return false;
        }
    }
    return hyphen && in_part;
}

static void close_rule(Book *b)
{
    if (b->n == 0)
        return;
    const Rule *r = &b->rules[b->n - 1];
    if (r->in[LANG_DE] == 0)
        complain(b, b->lines[b->n - 1], "has no German text (- de: …)", r->id);
    if (r->in[LANG_EN] == 0)
        complain(b, b->lines[b->n - 1], "has no English text (- en: …)", r->id);
}

static void open_rule(Book *b, const char *id)
{
    if (b->chapter == 0)
        complain(b, b->line, "stands before the first chapter (## …)", id);
    if (!is_id(id))
        complain(b, b->line, "is no rule id; they look like AB-WORD-1", id);
    for (int i = 0; i < b->n && i < RULES_MAX; i++)
        if (text_equal(b->rules[i].id, id))
            complain(b, b->line, "is here twice", id);
    if (b->n == b->cap) {
        b->cap = b->cap > 0 ? 2 * b->cap : 64;
        b->rules = realloc(b->rules, (size_t)b->cap * sizeof *b->rules);
        b->lines = realloc(b->lines, (size_t)b->cap * sizeof *b->lines);
        if (b->rules == 0 || b->lines == 0)
            abort();
    }
    b->lines[b->n] = b->line;
    b->rules[b->n++] = (Rule){.id = id, .chapter = b->chapter != 0 ? b->chapter : ""};
}

static void open_chapter(Book *b, const char *title)
{
    if (strstr(title, " / ") == 0)
        complain(b, b->line, "is no chapter: write '## English / German'", title);
    b->chapter = title;
}

/* Fills one text of the last rule. */
static void give(Book *b, const char **text, const char *value)
{
    if (*text != 0)
        complain(b, b->line, "has this line twice", b->rules[b->n - 1].id);
    else if (value[0] == '\0')
        complain(b, b->line, "has an empty line here", b->rules[b->n - 1].id);
    *text = value;
}

static void read_line(Book *b, const char *line)
{
    if (text_starts(line, "### ")) {
        close_rule(b);
        open_rule(b, line + 4);
        return;
    }
    if (text_starts(line, "## ")) {
        open_chapter(b, line + 3);
        return;
    }
    if (b->chapter == 0 || line[0] == '\0')
        return;  /* the introduction, or an empty line */
    Rule *r = b->n > 0 ? &b->rules[b->n - 1] : 0;
    if (r != 0 && text_starts(line, "- de:"))
        give(b, &r->in[LANG_DE], line + (line[5] == ' ' ? 6 : 5));
    else if (r != 0 && text_starts(line, "- en:"))
        give(b, &r->in[LANG_EN], line + (line[5] == ' ' ? 6 : 5));
    else if (r != 0 && text_starts(line, "- n/a:"))
        give(b, &r->not_applicable, line + (line[6] == ' ' ? 7 : 6));
    else
        complain(b, b->line, "cannot be read; allowed: ##, ###, - de:, - en:, - n/a:", line);
}

const Rule *rules_read(MemArena *a, const char *file, const char *text, int *n, Problems *p)
{
    Book b = {.arena = a, .problems = p, .file = file};
    const int before = p->n;
    for (const char *at = text; *at != '\0';) {
        const char *end = strchr(at, '\n');
        size_t len = end != 0 ? (size_t)(end - at) : strlen(at);
        const char *following = end != 0 ? end + 1 : at + len;
        while (len > 0 && (at[len - 1] == ' ' || at[len - 1] == '\r'))
            len--;
        b.line++;
        read_line(&b, mem_text(a, at, len));
        at = following;
    }
    close_rule(&b);
    if (b.n == 0)
        problem(p, file, 0, "the file holds no rules");
    if (b.n > RULES_MAX)
        problem(p, file, 0, "the file holds more than 4096 rules");
    Rule *rules = mem_alloc(a, ((size_t)b.n + 1) * sizeof *rules);
    if (b.n > 0)
        memcpy(rules, b.rules, (size_t)b.n * sizeof *rules);
    *n = b.n;
    free(b.rules);
    free(b.lines);
    return p->n == before ? rules : 0;
}
