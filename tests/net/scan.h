/* Finds single values in JSON texts without building trees: a load generator reads thousands of
 * views a second and needs three fields of each. The texts come from the server under test and end
 * with a zero byte; what is broken is not found. */
#ifndef NET_SCAN_H
#define NET_SCAN_H

#include <stdbool.h>
#include <stddef.h>

/* The value of a key of the object at `object`; NULL: there is none. */
const char *scan_key(const char *object, const char *key);
/* Several of them in one go. */
void scan_keys(const char *object, int n, const char *const *keys, const char **values);
/* Behind the value; NULL: it is broken. */
const char *scan_behind(const char *value);
/* The first element of an array, NULL: it is empty. */
const char *scan_first(const char *array);
/* The value behind this one in an array, NULL: it was the last. */
const char *scan_next(const char *value);
/* Copies a string as it stands, escapes included; false: no string, or too long. */
bool scan_text(const char *value, char *out, size_t room);
bool scan_is(const char *value, const char *text);
long long scan_int(const char *value, long long fallback);
bool scan_true(const char *value);

#endif
