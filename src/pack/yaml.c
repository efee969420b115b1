/* Builds node trees from libyaml's events; see yaml.h. */
#include "pack/yaml.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

typedef struct Parse {
    MemArena *arena;
    Problems *problems;
    const char *file;
    const char *bytes;
    yaml_parser_t parser;
    yaml_event_t event;  /* the current one */
} Parse;

static void complain(Parse *p, size_t line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static void complain(Parse *p, size_t line, const char *format, ...)
{
    char text[400];
    Str s = STR_ON(text);
    va_list args;
    va_start(args, format);
    put_list(&s, format, args);
    va_end(args);
    problem(p->problems, p->file, (int)line + 1, text);
}

/* libyaml counts lines for its scanner and parser, but bytes for characters it cannot read. */
static size_t error_line(const Parse *p)
{
    size_t line = 0;
    if (p->parser.error != YAML_READER_ERROR)
        return p->parser.problem_mark.line;
    for (size_t i = 0; i < p->parser.problem_offset; i++)
        line += p->bytes[i] == '\n';
    return line;
}

/* Goes on to the next event; false after a syntax error. */
static bool next(Parse *p)
{
    yaml_event_delete(&p->event);
    if (yaml_parser_parse(&p->parser, &p->event))
        return true;
    p->event.type = YAML_NO_EVENT;
    complain(p, error_line(p), "not valid YAML: %s",
             p->parser.problem != 0 ? p->parser.problem : "unreadable");
    return false;
}

static bool is_decorated(const yaml_event_t *e)
{
    switch (e->type) {
    case YAML_SCALAR_EVENT:
        return e->data.scalar.anchor != 0 || e->data.scalar.tag != 0;
    case YAML_SEQUENCE_START_EVENT:
        return e->data.sequence_start.anchor != 0 || e->data.sequence_start.tag != 0;
    case YAML_MAPPING_START_EVENT:
        return e->data.mapping_start.anchor != 0 || e->data.mapping_start.tag != 0;
    default:
        return e->type == YAML_ALIAS_EVENT;
    }
}

/* The text of the scalar that is the current event; NULL after a problem. */
static const char *scalar(Parse *p)
{
    const char *value = (const char *)p->event.data.scalar.value;
    const size_t n = p->event.data.scalar.length;
    if (memchr(value, 0, n) != 0) {
        complain(p, p->event.start_mark.line, "a text must not contain a zero byte");
        return 0;
    }
    return mem_text(p->arena, value, n);
}

static Node *node(Parse *p, int depth);

/* The key of the next entry of a map; NULL after a problem. */
static const char *map_key(Parse *p)
{
    if (is_decorated(&p->event)) {
        complain(p, p->event.start_mark.line, "anchors, aliases and tags are not allowed");
        return 0;
    }
    if (p->event.type != YAML_SCALAR_EVENT || p->event.data.scalar.length == 0) {
        complain(p, p->event.start_mark.line, "a key must be a plain word");
        return 0;
    }
    return scalar(p);
}

static int by_key(const void *a, const void *b)
{
    const Node *const *x = a, *const *y = b;
    const int order = strcmp((*x)->key, (*y)->key);
    return order != 0 ? order : ((*x)->line > (*y)->line) - ((*x)->line < (*y)->line);
}

/* Sorted, because a loop over pairs would take minutes on a hostile file. */
static bool keys_differ(Parse *p, const Node *map)
{
    bool good = true;
    int n = 0;
    const Node **sorted = malloc(((size_t)map->n + 1) * sizeof *sorted);
    if (sorted == 0)
        abort();
    for (const Node *child = map->child; child != 0; child = child->next)
        sorted[n++] = child;
    qsort(sorted, (size_t)n, sizeof *sorted, by_key);
    for (int i = 1; i < n; i++)
        if (text_equal(sorted[i]->key, sorted[i - 1]->key)) {
            complain(p, (size_t)sorted[i]->line - 1, "'%s' is here twice, first in line %d",
                     sorted[i]->key, sorted[i - 1]->line);
            good = false;
        }
    free(sorted);
    return good;
}

/* Children of a list or map up to its end event; false after a problem. */
static bool children(Parse *p, Node *parent, yaml_event_type_t end, int depth)
{
    Node **tail = &parent->child;
    for (;;) {
        const char *key = 0;
        size_t line = 0;
        if (!next(p))
            return false;
        if (p->event.type == end)
            break;
        if (parent->type == NODE_MAP) {
            line = p->event.start_mark.line;
            key = map_key(p);
            if (key == 0 || !next(p))
                return false;
        }
        Node *child = node(p, depth + 1);
        if (child == 0)
            return false;
        child->key = key;
        if (key != 0)
            child->line = (int)line + 1;
        *tail = child;
        tail = &child->next;
        parent->n++;
    }
    return parent->type != NODE_MAP || keys_differ(p, parent);
}

/* The node that begins with the current event; NULL after a problem. */
static Node *node(Parse *p, int depth)
{
    const size_t line = p->event.start_mark.line;
    if (is_decorated(&p->event)) {
        complain(p, line, "anchors, aliases and tags are not allowed");
        return 0;
    }
    if (depth > YAML_DEPTH) {
        complain(p, line, "nested deeper than %d levels", YAML_DEPTH);
        return 0;
    }
    Node *n = mem_alloc(p->arena, sizeof *n);
    n->file = p->file;
    n->line = (int)line + 1;
    n->text = "";
    if (p->event.type == YAML_SEQUENCE_START_EVENT) {
        n->type = NODE_LIST;
        return children(p, n, YAML_SEQUENCE_END_EVENT, depth) ? n : 0;
    }
    if (p->event.type == YAML_MAPPING_START_EVENT) {
        n->type = NODE_MAP;
        return children(p, n, YAML_MAPPING_END_EVENT, depth) ? n : 0;
    }
    n->type = NODE_TEXT;
    n->text = scalar(p);
    return n->text != 0 ? n : 0;
}

static Node *document(Parse *p)
{
    if (!next(p) || !next(p))  /* start of the stream, then of the document */
        return 0;
    if (p->event.type != YAML_DOCUMENT_START_EVENT) {
        complain(p, 0, "the file is empty");
        return 0;
    }
    if (!next(p))
        return 0;
    Node *root = node(p, 1);
    if (root == 0 || !next(p) || !next(p))  /* end of the document, then of the stream */
        return 0;
    if (p->event.type != YAML_STREAM_END_EVENT) {
        complain(p, p->event.start_mark.line, "a file holds one document only");
        return 0;
    }
    return root;
}

Node *yaml_read(MemArena *a, const char *file, const char *bytes, size_t n, Problems *problems)
{
    Parse p = {.arena = a, .problems = problems, .bytes = bytes};
    p.file = mem_text(a, file, strlen(file));
    if (n > FILE_BYTES) {
        problem(problems, file, 0, "the file is larger than 4 MB");
        return 0;
    }
    if (!yaml_parser_initialize(&p.parser))
        abort();
    yaml_parser_set_encoding(&p.parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&p.parser, (const unsigned char *)bytes, n);
    Node *root = document(&p);
    yaml_event_delete(&p.event);
    yaml_parser_delete(&p.parser);
    return root;
}

char *content_file(MemArena *a, const char *file, size_t *n, Problems *p)
{
    FILE *in = fopen(file, "rb");
    if (in == 0) {
        problem(p, file, 0, strerror(errno));
        return 0;
    }
    char *bytes = malloc(FILE_BYTES + 1);
    if (bytes == 0)
        abort();
    *n = fread(bytes, 1, FILE_BYTES + 1, in);
    char *text = 0;
    if (ferror(in))
        problem(p, file, 0, "cannot be read");
    else if (*n > FILE_BYTES)
        problem(p, file, 0, "the file is larger than 4 MB");
    else
        text = mem_text(a, bytes, *n);
    fclose(in);
    free(bytes);
    return text;
}
