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
void json_key(Json *j, const char *key);
void json_text(Json *j, const char *text);
void json_int(Json *j, long long value);
void json_bool(Json *j, bool value);
void json_nothing(Json *j);
/* A number with up to six decimals, given in millionths: core stays free of floats. */
void json_micro(Json *j, long long millionths);

#endif
