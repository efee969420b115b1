/* Reading content: a tree of nodes that knows file and line of everything. The YAML parser that
 * makes the tree is in src/pack; games read it by tables of fields (schema.h), so they stay free of
 * files and libraries. */
#ifndef CORE_READER_H
#define CORE_READER_H

#include <stdint.h>

#include "core/str.h"

typedef enum NodeType { NODE_TEXT, NODE_LIST, NODE_MAP } NodeType;

typedef struct Node Node;
struct Node {
    NodeType type;
    const char *file;
    int line;
    const char *key;    /* of a map's child */
    const char *text;   /* of a scalar, else "" */
    Node *child, *next; /* first child, next sibling */
    int n;              /* children */
    bool used;          /* a getter has asked for it; what nobody asks for is an error */
};

/* What an entry is made of, in bits that the game names; see schema.h. */
typedef uint64_t Traits;

/* A word, and what choosing it makes of an entry. Rows of a larger table begin with one. */
typedef struct Term {
    const char *word;
    Traits gives;
} Term;

struct Field;

typedef struct Reader {
    const Node *root;   /* a map: one child per file of the pack folder, without its ending */
    void (*error)(struct Reader *r, const Node *where, const char *what);
    void *to;           /* for the owner of `error` */
    void (*text)(struct Reader *r, const char *key, const Node *in);  /* takes a {de, en} text */
    int errors;
    /* Told of every field of every entry, and whether it belongs to that entry: tests of schemas;
     * or NULL. */
    void (*visit)(struct Reader *r, const struct Field *field, const Node *map, bool belongs);
} Reader;

void read_error(Reader *r, const Node *where, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

const char *node_type_name(NodeType type);

/* Child of a map by key, which then counts as read; NULL if there is none. */
const Node *node_find(const Node *map, const char *key);

/* Reports every key of `map` that nobody has read: misspelt words must not be silently ignored. */
void read_nothing_else(Reader *r, const Node *map);

#endif
