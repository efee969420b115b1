/* A bounded text builder: the only way core and games make text, because they stay free of
 * stdio. */
#ifndef CORE_STR_H
#define CORE_STR_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Text is always terminated; what does not fit is dropped and `cut` says so. */
typedef struct Str {
    char *at;
    size_t len, cap;
    bool cut;
} Str;

#define STR_ON(buffer) \
    (Str){.at = (buffer), .len = 0, .cap = sizeof(buffer), .cut = ((buffer)[0] = '\0', false)}

static inline void str_char(Str *s, char ch)
{
    if (s->len + 1 < s->cap) {
        s->at[s->len++] = ch;
        s->at[s->len] = '\0';
    } else {
        s->cut = true;
    }
}

void str_text(Str *s, const char *text);
void str_bytes(Str *s, const char *bytes, size_t n);
void str_int(Str *s, long long value);
void str_hex(Str *s, const uint8_t *bytes, size_t n);  /* two small hex digits a byte */

/* After a cut: drops the character at the end, of which a part may be missing. */
void str_whole(Str *s);

/* A small printf: %s string, %d int, %u unsigned, %c char, %% itself. */
void put(Str *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
void put_list(Str *s, const char *format, va_list args);

/* Helpers on plain strings that a freestanding build also has. */
bool text_equal(const char *a, const char *b);
bool text_starts(const char *text, const char *prefix);
uint32_t text_hash(const char *text);  /* FNV-1a: for tables, not for secrets */
/* Where the number of a copy begins in the word of a thing: at the '-' of "wolf-pup-2" to "-99"; 0:
 * it is the first of its kind. */
int text_copy_mark(const char *word);
/* Reads a decimal number that fills all of `text`; false if it is not one or leaves [min, max]. */
bool text_int(const char *text, long min, long max, long *out);

#endif
