/* Characters; see utf8.h. */
#include "core/utf8.h"

#include <string.h>

int32_t utf8_read(const char *at, const char *end, int *length)
{
    static const int32_t least[] = {0, 0x80, 0x800, 0x10000};
    const unsigned char first = at < end ? (unsigned char)*at : 0xff;
    *length = 1;
    if (first < 0x80)
        return first;
    if (first < 0xc2 || first > 0xf4)
        return -1;
    const int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
    int32_t code = first & (0x3f >> more);
    if (end - at <= more)
        return -1;
    for (int i = 1; i <= more; i++) {
        if (((unsigned char)at[i] & 0xc0) != 0x80)
            return -1;
        code = code << 6 | (at[i] & 0x3f);
    }
    *length = more + 1;
    return code < least[more] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? -1 : code;
}

bool utf8_valid(const char *text, size_t n)
{
    const char *end = text + n;
    for (int length; text < end; text += length)
        if (utf8_read(text, end, &length) < 0)
            return false;
    return true;
}

typedef struct Range { int32_t first, last; } Range;

static bool is_among(int32_t code, const Range *range, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (code >= range[i].first && code <= range[i].last)
            return true;
    return false;
}

/* Control characters, ends of lines, and marks that turn the direction of writing. */
static bool steers(int32_t code)
{
    static const Range range[] = {
        {0x00, 0x1f}, {0x7f, 0x9f}, {0x61c, 0x61c}, {0x200e, 0x200f}, {0x2028, 0x202e},
        {0x2066, 0x206f}, {0xfff9, 0xfffb}, {0xe0001, 0xe0001},
    };
    return is_among(code, range, sizeof range / sizeof range[0]);
}

/* What makes two names look alike that are not. The joiners are among it, although some scripts and
 * pictures need them; so is every space but the usual one. */
static bool is_unseen(int32_t code)
{
    static const Range range[] = {
        {0xa0, 0xa0},       {0xad, 0xad},       /* fixed space, soft hyphen */
        {0x34f, 0x34f},     {0x115f, 0x1160},   /* combining joiner, Hangul fillers */
        {0x1680, 0x1680},   {0x17b4, 0x17b5},   /* Ogham space, Khmer marks */
        {0x180b, 0x180f},   {0x2000, 0x200d},   /* Mongolian marks, spaces, joiners */
        {0x202f, 0x202f},   {0x205f, 0x2065},   /* spaces, signs without width */
        {0x2800, 0x2800},   {0x3000, 0x3000},   /* Braille without dots, wide space */
        {0x3164, 0x3164},   {0xe000, 0xf8ff},   /* Hangul filler, private use */
        {0xfe00, 0xfe0e},   {0xfeff, 0xfeff},   /* variants (not that of emoji), byte order mark */
        {0xffa0, 0xffa0},   {0xfff0, 0xffff},   /* half-width filler, no characters */
        {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, /* marks of shorthand and of music */
        {0xe0000, 0x10ffff},                    /* tags, private use */
    };
    return is_among(code, range, sizeof range / sizeof range[0]);
}

static bool has_none(const char *text, bool (*bad)(int32_t code))
{
    const char *end = text + strlen(text);
    for (int length; text < end; text += length) {
        const int32_t code = utf8_read(text, end, &length);
        if (code < 0 || bad(code))
            return false;
    }
    return true;
}

bool utf8_is_safe(const char *text) { return has_none(text, steers); }

bool utf8_is_plain(const char *text) { return utf8_is_safe(text) && has_none(text, is_unseen); }

void utf8_copy(char *to, size_t room, const char *text)
{
    const char *end = text + strlen(text);
    size_t n = 0;
    for (int length; text + n < end; n += (size_t)length)
        if (utf8_read(text + n, end, &length) < 0 || n + (size_t)length >= room)
            break;
    memcpy(to, text, n);
    to[n] = '\0';
}
