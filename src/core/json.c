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

static void quoted(Str *out, const char *text)
{
    static const char hex[] = "0123456789abcdef";
    str_char(out, '"');
    for (const char *p = text; *p != '\0'; p++) {
        const unsigned char ch = (unsigned char)*p;
        if (ch == '"' || ch == '\\') {
            str_char(out, '\\');
            str_char(out, *p);
        } else if (ch == '\n') {
            str_text(out, "\\n");
        } else if (ch < 0x20) {
            str_text(out, "\\u00");
            str_char(out, hex[ch >> 4]);
            str_char(out, hex[ch & 15]);
        } else {
            str_char(out, *p);
        }
    }
    str_char(out, '"');
}

void json_key(Json *j, const char *key)
{
    before_value(j);
    quoted(j->out, key);
    str_char(j->out, ':');
    j->comma = false;
}

void json_text(Json *j, const char *text)
{
    before_value(j);
    quoted(j->out, text);
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
