/* A small append-only JSON writer. */
#ifndef CORE_JSON_H
#define CORE_JSON_H

#include <string.h>

#include "core/str.h"

typedef struct Json {
    Str *out;
    bool comma;  /* the next value needs a comma before it */
} Json;

void json_open(Json *j, char bracket);
void json_close(Json *j, char bracket);
/* A key as far as there is room. */
void json_key_bytes(Json *j, const char *key, size_t n);
void json_text(Json *j, const char *text);
/* The same for a word of the program or of content, which needs no escaping. */
void json_word(Json *j, const char *word);
void json_int(Json *j, long long value);
void json_bool(Json *j, bool value);
void json_put_null(Json *j);
/* A number with up to six decimals, given in millionths: core stays free of floats. */
void json_micro(Json *j, long long millionths);

/* Keys are words of the program or ids of content: they need no escaping. All at once if there is
 * room, in place, because the length of a constant is known when compiling; else piece by piece. */
static inline void json_key(Json *j, const char *key)
{
    const size_t n = __builtin_strlen(key);
    Str *out = j->out;
    if (__builtin_expect(out->len + n + 5 > out->cap, 0)) {
        json_key_bytes(j, key, n);
        return;
    }
    char *to = out->at + out->len;
    if (j->comma)
        *to++ = ',';
    *to++ = '"';
    memcpy(to, key, n);
    memcpy(to + n, "\":", 3);
    out->len = (size_t)(to + n + 2 - out->at);
    j->comma = false;
}

/* A key with its value. */
static inline void key_text(Json *j, const char *key, const char *text)
{
    json_key(j, key);
    json_text(j, text);
}

/* The same for a word, which needs no escaping. */
static inline void key_word(Json *j, const char *key, const char *word)
{
    json_key(j, key);
    json_word(j, word);
}

static inline void key_int(Json *j, const char *key, long long value)
{
    json_key(j, key);
    json_int(j, value);
}

static inline void key_micro(Json *j, const char *key, long long millionths)
{
    json_key(j, key);
    json_micro(j, millionths);
}

#endif
