/* The JSON writer; see json.h. */
#include "core/json.h"

static void before_value(Json *j)
{
    if (j->comma)
        str_char(j->out, ',');
    j->comma = true;
}

void json_open(Json *j, char bracket)
{
    before_value(j);
    str_char(j->out, bracket);
    j->comma = false;
}

void json_close(Json *j, char bracket)
{
    str_char(j->out, bracket);
    j->comma = true;
}

static void escaped(Str *out, unsigned char ch)
{
    static const char hex[] = "0123456789abcdef";
    if (ch == '"' || ch == '\\') {
        str_char(out, '\\');
        str_char(out, (char)ch);
    } else if (ch == '\n') {
        str_text(out, "\\n");
    } else {
        str_text(out, "\\u00");
        str_char(out, hex[ch >> 4]);
        str_char(out, hex[ch & 15]);
    }
}

/* Nearly all text is plain and fits: it is looked at while it is copied. */
static void quoted(Str *out, const char *text)
{
    char *to = out->at + out->len + 1;
    const char *from = text, *p = text;
    const size_t room = out->cap > out->len ? out->cap - out->len : 0;
    for (size_t n = 0; n + 3 < room; n++) {
        const unsigned char ch = (unsigned char)text[n];
        if (ch >= 0x20 && ch != '"' && ch != '\\') {
            to[n] = text[n];
            continue;
        }
        if (ch != '\0')
            break;
        to[-1] = to[n] = '"';
        to[n + 1] = '\0';
        out->len += n + 2;
        return;
    }
    str_char(out, '"');
    for (; *p != '\0'; p++) {
        const unsigned char ch = (unsigned char)*p;
        if (ch >= 0x20 && ch != '"' && ch != '\\')
            continue;
        str_bytes(out, from, (size_t)(p - from));
        escaped(out, ch);
        from = p + 1;
    }
    str_bytes(out, from, (size_t)(p - from));
    str_char(out, '"');
}

void json_key_bytes(Json *j, const char *key, size_t n)
{
    before_value(j);
    str_char(j->out, '"');
    str_bytes(j->out, key, n);
    str_bytes(j->out, "\":", 2);
    j->comma = false;
}

void json_text(Json *j, const char *text)
{
    before_value(j);
    quoted(j->out, text);
}

void json_word(Json *j, const char *word)
{
    Str *out = j->out;
    const size_t n = strlen(word);
    if (out->len + n + 4 > out->cap) {
        json_text(j, word);
        return;
    }
    char *to = out->at + out->len;
    if (j->comma)
        *to++ = ',';
    *to++ = '"';
    memcpy(to, word, n);
    memcpy(to + n, "\"", 2);
    out->len = (size_t)(to + n + 1 - out->at);
    j->comma = true;
}

void json_int(Json *j, long long value)
{
    before_value(j);
    str_int(j->out, value);
}

void json_bool(Json *j, bool value)
{
    before_value(j);
    str_text(j->out, value ? "true" : "false");
}

void json_put_null(Json *j)
{
    before_value(j);
    str_text(j->out, "null");
}

void json_micro(Json *j, long long millionths)
{
    before_value(j);
    if (millionths < 0) {
        str_char(j->out, '-');
        millionths = -millionths;
    }
    str_int(j->out, millionths / 1000000);
    str_char(j->out, '.');
    for (long long place = 100000, rest = millionths % 1000000; place > 0; place /= 10)
        str_char(j->out, (char)('0' + rest / place % 10));
}
