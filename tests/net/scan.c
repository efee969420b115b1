/* A cursor over JSON texts; see scan.h. */
#include "scan.h"

#include <stdlib.h>
#include <string.h>

static const char *blank(const char *p)
{
    while (*p == ' ' || *p == '\n' || *p == '\t' || *p == '\r')
        p++;
    return p;
}

/* Behind the string that begins at `p`. */
static const char *skip_text(const char *p)
{
    for (p++; *p != '"'; p++)
        if (*p == '\0' || (*p == '\\' && *++p == '\0'))
            return 0;
    return p + 1;
}

/* Behind the object or list that begins at `p`. */
static const char *skip_nest(const char *p)
{
    int depth = 0;
    for (;;) {
        switch (*p) {
        case '\0':
            return 0;
        case '"':
            p = skip_text(p);
            if (p == 0)
                return 0;
            continue;
        case '{':
        case '[':
            depth++;
            break;
        case '}':
        case ']':
            if (--depth == 0)
                return p + 1;
        }
        p++;
    }
}

const char *scan_behind(const char *p)
{
    p = blank(p);
    if (*p == '"')
        return skip_text(p);
    if (*p == '{' || *p == '[')
        return skip_nest(p);
    const size_t n = strcspn(p, ",:]}\"{[ \n\t\r");
    return n > 0 ? p + n : 0;
}

void scan_keys(const char *object, int n, const char *const *keys, const char **values)
{
    int left = n;
    memset(values, 0, (size_t)n * sizeof *values);
    if (object == 0 || *(object = blank(object)) != '{')
        return;
    for (const char *p = blank(object + 1); *p == '"';) {
        const char *behind = skip_text(p);
        if (behind == 0 || *(behind = blank(behind)) != ':')
            return;
        for (int i = 0; i < n; i++)
            if (values[i] == 0 && scan_is(p, keys[i])) {
                values[i] = blank(behind + 1);
                left--;
            }
        if (left == 0)
            return;
        p = scan_behind(behind + 1);
        if (p == 0 || *(p = blank(p)) != ',')
            return;
        p = blank(p + 1);
    }
}

const char *scan_key(const char *object, const char *key)
{
    const char *value;
    scan_keys(object, 1, &key, &value);
    return value;
}

const char *scan_first(const char *array)
{
    if (array == 0 || *(array = blank(array)) != '[')
        return 0;
    array = blank(array + 1);
    return *array == ']' || *array == '\0' ? 0 : array;
}

const char *scan_next(const char *value)
{
    const char *p = scan_behind(value);
    if (p == 0 || *(p = blank(p)) != ',')
        return 0;
    return blank(p + 1);
}

bool scan_text(const char *value, char *out, size_t room)
{
    if (value == 0 || *value != '"')
        return false;
    const char *behind = skip_text(value);
    if (behind == 0 || (size_t)(behind - value) - 1 > room)
        return false;
    const size_t n = (size_t)(behind - value) - 2;
    memcpy(out, value + 1, n);
    out[n] = '\0';
    return true;
}

bool scan_is(const char *value, const char *text)
{
    const size_t n = strlen(text);
    return value != 0 && *value == '"' && strncmp(value + 1, text, n) == 0 && value[n + 1] == '"';
}

long long scan_int(const char *value, long long fallback)
{
    if (value == 0 || (*value != '-' && (*value < '0' || *value > '9')))
        return fallback;
    return strtoll(value, 0, 10);
}

bool scan_true(const char *value)
{
    return value != 0 && *value == 't';
}
