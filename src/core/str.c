/* Text building without stdio; see str.h. */
#include "core/str.h"

#include <string.h>

void str_bytes(Str *s, const char *bytes, size_t n)
{
    const size_t room = s->cap > s->len + 1 ? s->cap - s->len - 1 : 0;
    if (n > room) {
        s->cut = true;
        n = room;
    }
    memcpy(s->at + s->len, bytes, n);
    s->len += n;
    if (s->cap > 0)
        s->at[s->len] = '\0';
}

void str_text(Str *s, const char *text)
{
    str_bytes(s, text, strlen(text));
}

void str_hex(Str *s, const uint8_t *bytes, size_t n)
{
    static const char digits[] = "0123456789abcdef";
    for (size_t i = 0; i < n; i++) {
        str_char(s, digits[bytes[i] >> 4]);
        str_char(s, digits[bytes[i] & 15]);
    }
}

void str_int(Str *s, long long value)
{
    char digits[24];
    size_t n = sizeof digits;
    unsigned long long rest = (unsigned long long)value;
    if (value < 0)
        rest = 0ULL - rest;
    do {
        digits[--n] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (value < 0)
        digits[--n] = '-';
    str_bytes(s, digits + n, sizeof digits - n);
}

void str_whole(Str *s)
{
    if (!s->cut)
        return;
    while (s->len > 0 && ((unsigned char)s->at[s->len - 1] & 0xc0) == 0x80)
        s->len--;
    if (s->len > 0 && ((unsigned char)s->at[s->len - 1] & 0x80))
        s->len--;
    s->at[s->len] = '\0';
}

void put_list(Str *s, const char *format, va_list args)
{
    for (const char *p = format; *p != '\0'; p++) {
        if (*p != '%') {
            str_char(s, *p);
            continue;
        }
        p++;
        if (*p == 's')
            str_text(s, va_arg(args, const char *));
        else if (*p == 'd')
            str_int(s, va_arg(args, int));
        else if (*p == 'u')
            str_int(s, va_arg(args, unsigned));
        else if (*p == 'c')
            str_char(s, (char)va_arg(args, int));
        else
            str_char(s, *p);
    }
}

void put(Str *s, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    put_list(s, format, args);
    va_end(args);
}

bool text_equal(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

uint32_t text_hash(const char *text)
{
    uint32_t hash = 2166136261u;
    for (; *text != '\0'; text++)
        hash = (hash ^ (unsigned char)*text) * 16777619u;
    return hash;
}

bool text_starts(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

int text_copy_mark(const char *word)
{
    const char *dash = strrchr(word, '-');
    long number;
    if (dash == 0 || dash == word || dash[1] == '0' || !text_int(dash + 1, 2, 99, &number))
        return 0;
    return (int)(dash - word);
}

bool text_int(const char *text, long min, long max, long *out)
{
    const bool negative = text[0] == '-';
    const char *p = text + (negative ? 1 : 0);
    long value = 0;
    if (*p == '\0')
        return false;
    for (; *p != '\0'; p++) {
        if (*p < '0' || *p > '9' || value > 100000000L)
            return false;
        value = value * 10 + (*p - '0');
    }
    if (negative)
        value = -value;
    if (value < min || value > max)
        return false;
    *out = value;
    return true;
}
