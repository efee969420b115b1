/* Reading requests; see message.h. */
#include "server/hub/message.h"

#include <string.h>

#include "core/utf8.h"

/* Texts are shortened in place: what is read never lies before what is written. */
typedef struct Reader {
    Message *m;
    char *at, *end;
    int depth;
} Reader;

static bool wrong(Reader *r, const char *what)
{
    if (r->m->problem == 0) {
        r->m->problem = what;
        r->m->at = (int)(r->at - r->m->text) + 1;
    }
    return false;
}

static void skip_space(Reader *r)
{
    while (r->at < r->end &&
           (*r->at == ' ' || *r->at == '\n' || *r->at == '\t' || *r->at == '\r'))
        r->at++;
}

/* ---- texts ---- */

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    c |= 0x20;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Four hex digits; -1: they are not. */
static int hex_four(Reader *r)
{
    int code = 0;
    for (int i = 0; i < 4; i++, r->at++) {
        const int digit = r->at < r->end ? hex_digit(*r->at) : -1;
        if (digit < 0)
            return -1;
        code = code << 4 | digit;
    }
    return code;
}

static char *put_utf8(char *to, int code)
{
    if (code < 0x80) {
        *to++ = (char)code;
        return to;
    }
    const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const int lead[] = {0, 0xc0, 0xe0, 0xf0};
    *to++ = (char)(lead[more] | code >> 6 * more);
    for (int i = more - 1; i >= 0; i--)
        *to++ = (char)(0x80 | (code >> 6 * i & 0x3f));
    return to;
}

/* Behind "\u". Beyond the first 65536 characters it takes two of them. */
static bool read_unicode(Reader *r, char **to)
{
    int code = hex_four(r);
    if (code >= 0xd800 && code < 0xdc00) {
        if (r->end - r->at < 2 || r->at[0] != '\\' || r->at[1] != 'u')
            return wrong(r, "half a character");
        r->at += 2;
        const int low = hex_four(r);
        if (low < 0xdc00 || low >= 0xe000)
            return wrong(r, "half a character");
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
    } else if (code <= 0 || (code >= 0xdc00 && code < 0xe000)) {
        return wrong(r, "not a character");
    }
    *to = put_utf8(*to, code);
    return true;
}

static bool read_escape(Reader *r, char **to)
{
    static const char from[] = "\"\\/bfnrt", is[] = "\"\\/\b\f\n\r\t";
    if (r->at == r->end)
        return wrong(r, "a text does not end");
    const char c = *r->at;
    if (c == 'u') {
        r->at++;
        return read_unicode(r, to);
    }
    const char *found = c != '\0' ? strchr(from, c) : 0;
    if (found == 0)
        return wrong(r, "unknown escape");
    r->at++;
    *(*to)++ = is[found - from];
    return true;
}

/* A character of several bytes. */
static bool read_wide(Reader *r, char **to)
{
    int length;
    if (utf8_read(r->at, r->end, &length) < 0)
        return wrong(r, "invalid UTF-8");
    for (int i = 0; i < length; i++)
        *(*to)++ = *r->at++;
    return true;
}

static bool read_text(Reader *r, const char **text)
{
    char *to = ++r->at;  /* behind the quote */
    *text = to;
    while (r->at < r->end) {
        const unsigned char c = (unsigned char)*r->at;
        if (c == '"') {
            r->at++;
            *to = '\0';
            return true;
        }
        if (c < 0x20)
            return wrong(r, "a control character in a text");
        if (c == '\\') {
            r->at++;
            if (!read_escape(r, &to))
                return false;
        } else if (c >= 0x80) {
            if (!read_wide(r, &to))
                return false;
        } else {
            *to++ = *r->at++;
        }
    }
    return wrong(r, "a text does not end");
}

/* ---- numbers ---- */

static int skip_digits(Reader *r)
{
    const char *from = r->at;
    while (r->at < r->end && *r->at >= '0' && *r->at <= '9')
        r->at++;
    return (int)(r->at - from);
}

/* Counts downwards, where one number more fits. */
static bool integer_of(Reader *r, const char *from, long long *out)
{
    const bool negative = *from == '-';
    long long n = 0;
    for (const char *p = from + negative; p < r->at; p++)
        if (__builtin_mul_overflow(n, 10, &n) || __builtin_sub_overflow(n, *p - '0', &n))
            return wrong(r, "too large a number");
    if (!negative && __builtin_sub_overflow(0, n, &n))
        return wrong(r, "too large a number");
    *out = n;
    return true;
}

static bool read_number(Reader *r, Value *v)
{
    const char *from = r->at;
    bool whole = true;
    if (*r->at == '-')
        r->at++;
    const bool zero = r->at < r->end && *r->at == '0';
    const int digits = skip_digits(r);
    if (digits == 0 || (zero && digits > 1))
        return wrong(r, "not a number");
    if (r->at < r->end && *r->at == '.') {
        r->at++;
        whole = false;
        if (skip_digits(r) == 0)
            return wrong(r, "not a number");
    }
    if (r->at < r->end && (*r->at == 'e' || *r->at == 'E')) {
        r->at++;
        whole = false;
        if (r->at < r->end && (*r->at == '+' || *r->at == '-'))
            r->at++;
        if (skip_digits(r) == 0)
            return wrong(r, "not a number");
    }
    v->type = whole ? VALUE_INT : VALUE_REAL;
    v->number = 0;
    return !whole || integer_of(r, from, &v->number);
}

/* ---- values ---- */

static bool read_value(Reader *r, const char *key);

static bool read_word(Reader *r, Value *v)
{
    static const struct { const char *word; ValueType type; } words[] = {
        {"true", VALUE_TRUE}, {"false", VALUE_FALSE}, {"null", VALUE_NULL}};
    for (int i = 0; i < 3; i++) {
        const size_t n = strlen(words[i].word);
        if ((size_t)(r->end - r->at) >= n && memcmp(r->at, words[i].word, n) == 0) {
            r->at += n;
            v->type = words[i].type;
            return true;
        }
    }
    return wrong(r, "not a value");
}

static bool read_key(Reader *r, const Value *object, const char **key)
{
    skip_space(r);
    if (r->at == r->end || *r->at != '"')
        return wrong(r, "a key is missing");
    if (!read_text(r, key))
        return false;
    skip_space(r);
    if (r->at == r->end || *r->at != ':')
        return wrong(r, "a colon is missing");
    for (const Value *p = object + 1; p < r->m->value + r->m->n; p += p->size)
        if (strcmp(p->key, *key) == 0)
            return wrong(r, "a key stands twice");
    r->at++;
    return true;
}

/* A list or an object; its values follow it. */
static bool read_parts(Reader *r, Value *v, char closing)
{
    r->at++;
    skip_space(r);
    bool more = r->at == r->end || *r->at != closing;
    if (!more)
        r->at++;
    while (more) {
        const char *key = 0;
        if ((closing == '}' && !read_key(r, v, &key)) || !read_value(r, key))
            return false;
        skip_space(r);
        if (r->at == r->end || (*r->at != ',' && *r->at != closing))
            return wrong(r, closing == '}' ? "an object does not end" : "a list does not end");
        more = *r->at++ == ',';
    }
    v->size = r->m->value + r->m->n - v;
    return true;
}

static bool read_value(Reader *r, const char *key)
{
    skip_space(r);
    if (r->m->n == MESSAGE_VALUES)
        return wrong(r, "too many values");
    if (r->at == r->end)
        return wrong(r, "a value is missing");
    Value *v = &r->m->value[r->m->n++];
    const char c = *r->at;
    v->key = key;
    v->size = 1;
    v->text = 0;
    if (c == '"') {
        v->type = VALUE_TEXT;
        return read_text(r, &v->text);
    }
    if (c == '-' || (c >= '0' && c <= '9'))
        return read_number(r, v);
    if (c != '{' && c != '[')
        return read_word(r, v);
    if (r->depth == MESSAGE_DEPTH)
        return wrong(r, "nested too deeply");
    v->type = c == '{' ? VALUE_OBJECT : VALUE_LIST;
    r->depth++;
    const bool good = read_parts(r, v, c == '{' ? '}' : ']');
    r->depth--;
    return good;
}

bool message_read(Message *m, const char *text, size_t n)
{
    Reader r = {.m = m, .at = m->text};
    m->n = 0;
    m->problem = 0;
    if (n > MESSAGE_MAX) {
        m->problem = "too long";
        m->at = MESSAGE_MAX + 1;
        return false;
    }
    memcpy(m->text, text, n);
    m->text[n] = '\0';
    r.end = m->text + n;
    if (!read_value(&r, 0))
        return false;
    skip_space(&r);
    return r.at == r.end || wrong(&r, "more than one value");
}

/* ---- looking at it ---- */

bool value_is(const Value *v, ValueType type)
{
    return v != 0 && v->type == type;
}

const Value *value_first(const Value *v)
{
    return v != 0 && v->size > 1 ? v + 1 : 0;
}

const Value *value_next(const Value *v, const Value *part)
{
    part += part->size;
    return part < v + v->size ? part : 0;
}

const Value *value_get(const Value *object, const char *key)
{
    if (!value_is(object, VALUE_OBJECT))
        return 0;
    for (const Value *p = value_first(object); p != 0; p = value_next(object, p))
        if (strcmp(p->key, key) == 0)
            return p;
    return 0;
}

const char *value_text(const Value *v, const char *fallback)
{
    return value_is(v, VALUE_TEXT) ? v->text : fallback;
}

long long value_int(const Value *v, long long fallback)
{
    return value_is(v, VALUE_INT) ? v->number : fallback;
}

int value_count(const Value *v)
{
    int n = 0;
    for (const Value *p = value_first(v); p != 0; p = value_next(v, p))
        n++;
    return n;
}
