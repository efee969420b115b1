/* Reading a request: JSON in one pass and in place, without allocation.
 *
 * A request is small and comes tens of thousands of times a second, so its values lie in one array
 * in the order of the text: the parts of a list or an object follow it, and `size` leads past
 * them. */
#ifndef SERVER_HUB_MESSAGE_H
#define SERVER_HUB_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MESSAGE_MAX = 8192, MESSAGE_VALUES = 512, MESSAGE_DEPTH = 16 };

typedef enum ValueType {
    VALUE_NULL, VALUE_FALSE, VALUE_TRUE, VALUE_INT, VALUE_REAL, VALUE_TEXT, VALUE_LIST,
    VALUE_OBJECT
} ValueType;

typedef struct Value {
    uint8_t type;           /* ValueType */
    uint16_t size;          /* values from here to its end, itself included */
    const char *key;        /* in an object */
    union {
        const char *text;
        long long number;   /* of VALUE_INT; that of VALUE_REAL is not kept */
    };
} Value;

typedef struct Message {
    int n;
    const char *problem;    /* if it could not be read: a phrase of the area "server.json", … */
    int at;                 /* … and the byte, from 1 */
    Value value[MESSAGE_VALUES];
    char text[MESSAGE_MAX + 1];
} Message;

/* Whether it is one JSON value: valid UTF-8, no NUL, no key twice, integers within 64 bits. */
bool message_read(Message *m, const char *text, size_t n);

/* These take NULL for a value that is not there. */
const Value *value_get(const Value *object, const char *key);  /* NULL: no object, or no such key */
const char *value_text(const Value *v, const char *fallback);
long long value_int(const Value *v, long long fallback);
bool value_is(const Value *v, ValueType type);
int value_count(const Value *v);                               /* parts of a list or an object */
/* The parts one after the other; NULL behind the last. */
const Value *value_first(const Value *v);
const Value *value_next(const Value *v, const Value *part);

#endif
