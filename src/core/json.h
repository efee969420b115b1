/* A small append-only JSON writer. */
#ifndef CORE_JSON_H
#define CORE_JSON_H

#include "core/str.h"

typedef struct Json {
    Str *out;
    bool comma;  /* the next value needs a comma before it */
} Json;

void json_open(Json *j, char bracket);
void json_close(Json *j, char bracket);
void json_key_bytes(Json *j, const char *key, size_t n);
void json_text(Json *j, const char *text);
void json_int(Json *j, long long value);
void json_bool(Json *j, bool value);
void json_put_null(Json *j);
/* A number with up to six decimals, given in millionths: core stays free of floats. */
void json_micro(Json *j, long long millionths);

/* Keys are words of the program or ids of content: they need no escaping. The length of a constant
 * is known when compiling. */
static inline void json_key(Json *j, const char *key)
{
    json_key_bytes(j, key, __builtin_strlen(key));
}

#endif
