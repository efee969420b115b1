/* A content tree and what is wrong with it; see reader.h. */
#include "core/reader.h"

const char *node_type_name(NodeType type)
{
    static const char *const names[] = {"a plain value", "a list", "a map"};
    return names[type];
}

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
