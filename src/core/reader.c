/* Typed getters over a content tree; see reader.h. */
#include "core/reader.h"

#include <string.h>

static const char *const type_names[] = {"a plain value", "a list", "a map"};

void read_error(Reader *r, const Node *where, const char *format, ...)
{
    char text[400];
    Str s = STR_ON(text);
    va_list args;
    va_start(args, format);
    put_list(&s, format, args);
    va_end(args);
    r->errors++;
    r->error(r, where, text);
}

const Node *node_find(const Node *map, const char *key)
{
    for (Node *n = map->child; n != 0; n = n->next)
        if (n->key != 0 && text_equal(n->key, key)) {
            n->used = true;
            return n;
        }
    return 0;
}

static const Node *typed(Reader *r, const Node *n, NodeType type)
{
    if (n->type == type)
        return n;
    read_error(r, n, "'%s' must be %s, but is %s", n->key != 0 ? n->key : "this entry",
               type_names[type], type_names[n->type]);
    return 0;
}

const Node *read_child(Reader *r, const Node *map, const char *key, NodeType type)
{
    const Node *n = map->type == NODE_MAP ? node_find(map, key) : 0;
    if (n != 0)
        return typed(r, n, type);
    read_error(r, map, "'%s' is missing", key);
    return 0;
}

const Node *read_file(Reader *r, const char *name, NodeType type)
{
    const Node *n = node_find(r->root, name);
    if (n != 0)
        return typed(r, n, type);
    read_error(r, r->root, "the file '%s.yaml' is missing", name);
    return 0;
}

static int to_int(Reader *r, const Node *n, int min, int max)
{
    long value;
    if (n->type == NODE_TEXT && text_int(n->text, min, max, &value))
        return (int)value;
    read_error(r, n, "'%s' is '%s', but must be a whole number from %d to %d",
               n->key != 0 ? n->key : "this entry", n->text, min, max);
    return min;
}

int read_int(Reader *r, const Node *map, const char *key, int min, int max)
{
    const Node *n = read_child(r, map, key, NODE_TEXT);
    return n != 0 ? to_int(r, n, min, max) : min;
}

int read_int_or(Reader *r, const Node *map, const char *key, int min, int max, int fallback)
{
    const Node *n = node_find(map, key);
    return n != 0 ? to_int(r, n, min, max) : fallback;
}

bool read_flag(Reader *r, const Node *map, const char *key)
{
    static const char *const words[] = {"no", "yes", 0};
    return read_word_or(r, map, key, words, 0) == 1;
}

int word_index(Reader *r, const Node *n, const char *const *words)
{
    char allowed[320];
    Str list = STR_ON(allowed);
    for (int i = 0; words[i] != 0; i++) {
        if (n->type == NODE_TEXT && text_equal(n->text, words[i]))
            return i;
        put(&list, "%s%s", i > 0 ? ", " : "", words[i]);
    }
    if (n->type == NODE_TEXT)
        read_error(r, n, "'%s' is not known here; allowed: %s", n->text, allowed);
    else
        read_error(r, n, "here stands one word; allowed: %s", allowed);
    return 0;
}

int read_word(Reader *r, const Node *map, const char *key, const char *const *words)
{
    const Node *n = read_child(r, map, key, NODE_TEXT);
    return n != 0 ? word_index(r, n, words) : 0;
}

int read_word_or(Reader *r, const Node *map, const char *key, const char *const *words,
                 int fallback)
{
    const Node *n = node_find(map, key);
    return n != 0 ? word_index(r, n, words) : fallback;
}

void read_id(Reader *r, const Node *map, const char *key, char *out, size_t cap)
{
    const Node *n = read_child(r, map, key, NODE_TEXT);
    out[0] = '\0';
    if (n == 0)
        return;
    const size_t len = strlen(n->text);
    bool good = len > 0 && len < cap;
    for (const char *p = n->text; *p != '\0'; p++)
        good = good && ((*p >= 'a' && *p <= 'z') || (*p >= '0' && *p <= '9') || *p == '-');
    if (!good || text_copy_mark(n->text) > 0) {
        read_error(r, n, "'%s' is no id: use 1 to %d of a-z, 0-9 and -, not ending in -2 to -99",
                   n->text, (int)cap - 1);
        return;
    }
    memcpy(out, n->text, len + 1);
}

void read_text(Reader *r, const Node *map, const char *key, const char *prefix, const char *id)
{
    char full[96];
    Str k = STR_ON(full);
    const Node *n = read_child(r, map, key, NODE_MAP);
    put(&k, "%s.%s", prefix, id);
    if (n != 0)
        r->text(r, full, n);
}

void read_nothing_else(Reader *r, const Node *map)
{
    if (map->type != NODE_MAP) {
        read_error(r, map, "this entry must be a map");
        return;
    }
    for (const Node *n = map->child; n != 0; n = n->next)
        if (!n->used)
            read_error(r, n, "'%s' is not known here", n->key);
}

void read_source(Reader *r, const Node *map, const char *example)
{
    static const char *const words[] = {"rulebook", "public", "own", 0};
    const size_t prefix = strcspn(example, "-") + 1;
    read_word(r, map, "source", words);
    const Node *rule = node_find(map, "rule");
    if (rule != 0 && (rule->type != NODE_TEXT || strncmp(rule->text, example, prefix) != 0))
        read_error(r, rule, "'rule' must be a rule id such as %s", example);
}

void read_source_and_rule(Reader *r, const Node *map, const char *example)
{
    if (node_find(map, "rule") == 0)
        read_error(r, map, "'rule' is missing");
    read_source(r, map, example);
}

void read_unrepeated(Reader *r, const Node *where, const char *id, const char *first, size_t stride,
                     int n)
{
    for (int i = 0; i < n; i++)
        if (id[0] != '\0' && text_equal(id, first + (size_t)i * stride))
            read_error(r, where, "the id '%s' is here twice", id);
}
