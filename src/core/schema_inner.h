/* What the two files of the schema reader share. */
#ifndef CORE_SCHEMA_INNER_H
#define CORE_SCHEMA_INNER_H

#include "core/schema.h"

enum { NAME_CAP = 64 };

/* The map being read. */
typedef struct MapRead {
    const Node *map;
    Traits traits;
    const char *id;   /* of the nearest entry that has one */
    int errors;       /* so many there were when it began */
    bool lost;        /* a choice went wrong, so nobody knows what it is */
} MapRead;

/* An error about a field; its rule is named behind. */
void refuse(Reader *r, const Node *where, const Field *f, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* What a value is called: 'key', or a member of 'key'. */
const char *field_name(const Node *n, const Field *f, char name[NAME_CAP]);

void field_value(Reader *r, const Node *n, const Field *f, uint8_t *to, MapRead *e);
void field_plain(Reader *r, const Node *n, const Field *f, uint8_t *to, MapRead *e);
/* Indices of a word and of an entry; 0 after an error. */
int field_choice(Reader *r, const Node *n, const Field *f, MapRead *e);
int field_ref(Reader *r, const Node *n, const Field *f);
void field_fallback(const Field *f, uint8_t *to, MapRead *e);
void field_text(Reader *r, const Node *in, const Field *f, const MapRead *e);
void field_source(Reader *r, const Node *map, const Field *f);
void field_store(uint8_t *to, size_t size, int64_t value);

#endif
