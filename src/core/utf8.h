/* UTF-8: reading characters one by one, and telling those apart that people can see. */
#ifndef CORE_UTF8_H
#define CORE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The character at `at` and its length in bytes; -1 if there is none before `end`: it is no longer
 * than it must be, no half one, no surrogate and none beyond the last. */
int32_t utf8_read(const char *at, const char *end, int *length);
bool utf8_valid(const char *text, size_t n);

/* Valid, and nothing in it steers the reader's screen: control characters, ends of lines, marks
 * that turn the direction of writing. */
bool utf8_is_safe(const char *text);
/* Safe, and nothing in it stands there unseen: fit for a name. */
bool utf8_is_plain(const char *text);

/* Copies what of `text` fits, whole characters only. */
void utf8_copy(char *to, size_t room, const char *text);

#endif
