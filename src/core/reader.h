/* Reading content: a tree of nodes that knows file and line of everything, and typed getters
 * that say what is wrong, where, and what is allowed. The YAML parser that makes the tree is in
 * src/pack; games only use this header, so they stay free of files and libraries. */
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

typedef struct Reader {
    const Node *root;   /* a map: one child per file of the pack folder, without its ending */
    void (*error)(struct Reader *r, const Node *where, const char *what);
    void *to;           /* for the owner of `error` */
    void (*text)(struct Reader *r, const char *key, const Node *in);  /* takes a {de, en} text */
    int errors;
} Reader;

void read_error(Reader *r, const Node *where, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Child of a map by key; NULL if missing (the second form reports that). */
const Node *node_find(const Node *map, const char *key);
const Node *read_child(Reader *r, const Node *map, const char *key, NodeType type);
const Node *read_file(Reader *r, const char *name, NodeType type);

/* Scalars of a map. A missing key is an error unless a fallback is given. */
int read_int(Reader *r, const Node *map, const char *key, int min, int max);
int read_int_or(Reader *r, const Node *map, const char *key, int min, int max, int fallback);
bool read_flag(Reader *r, const Node *map, const char *key);
/* One of a list of words (NULL-terminated): its index, or 0 after an error. */
int read_word(Reader *r, const Node *map, const char *key, const char *const *words);
int read_word_or(Reader *r, const Node *map, const char *key, const char *const *words,
                 int fallback);
int word_index(Reader *r, const Node *scalar, const char *const *words);
/* An id: lower case letters, digits and hyphens, at most cap-1 of them. */
void read_id(Reader *r, const Node *map, const char *key, char *out, size_t cap);
/* How far an entry can be trusted ("source"), and, if it says so, the rule that states its values
 * ("rule"), an id like the example. */
void read_source(Reader *r, const Node *map, const char *example);
/* The same where every entry must name its rule. */
void read_source_and_rule(Reader *r, const Node *map, const char *example);
/* Words of notation must not mean two things: reports an id that is among n structs already.
 * `first` is the id of the first of them, `stride` the size of each. */
void read_unrepeated(Reader *r, const Node *where, const char *id, const char *first, size_t stride,
                     int n);
/* A {de: …, en: …} text, stored under "<prefix>.<id>". */
void read_text(Reader *r, const Node *map, const char *key, const char *prefix, const char *id);

/* Reports every key of `map` that nobody has read: misspelt words must not be silently ignored. */
void read_nothing_else(Reader *r, const Node *map);

#endif
