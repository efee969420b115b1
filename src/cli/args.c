/* Reading flags; see args.h. Everything wrong gives one line and no action. */
#include "cli/args.h"

#include <stdlib.h>
#include <string.h>

#include "cli/words.h"

static bool is_number(const char *text, uint64_t *out)
{
    char *end;
    if (text[0] < '0' || text[0] > '9' || strlen(text) > 19)
        return false;
    *out = strtoull(text, &end, 10);
    return *end == '\0';
}

static bool set_flag(const Flag *f, const char *value)
{
    if (f->kind == FLAG_TEXT) {
        *(const char **)f->to = value;
    } else if (f->kind == FLAG_NUMBER) {
        if (!is_number(value, f->to))
            return complain("args.number", f->name, value, NULL), false;
    } else {
        TextList *list = f->to;
        if (list->n == LIST_MAX)
            return complain("args.too-often", f->name, NULL), false;
        list->item[list->n++] = value;
    }
    return true;
}

static bool set_lang(const char *value)
{
    if (text_equal(value, "de") || text_equal(value, "en"))
        return true;  /* already chosen by args_choose_lang */
    return complain("args.lang", value, NULL), false;
}

static const Flag *find_flag(const Flag *flags, int n, const char *name, size_t length)
{
    for (int i = 0; i < n; i++)
        if (strlen(flags[i].name) == length && strncmp(flags[i].name, name, length) == 0)
            return &flags[i];
    return 0;
}

/* One argument that begins with two dashes; *i moves on if the value is the next one. */
static bool read_flag(int argc, char **argv, int *i, const Flag *flags, int n)
{
    static const Flag lang = {"lang", FLAG_TEXT, 0};
    const char *name = argv[*i] + 2;
    const char *value = strchr(name, '=');
    const size_t length = value != 0 ? (size_t)(value - name) : strlen(name);
    const bool is_lang = length == 4 && strncmp(name, "lang", 4) == 0;
    const Flag *f = is_lang ? &lang : find_flag(flags, n, name, length);
    if (f == 0)
        return complain("args.unknown", argv[*i], argv[0], NULL), false;
    if (f->kind == FLAG_ON) {
        if (value != 0)
            return complain("args.no-value", f->name, NULL), false;
        *(bool *)f->to = true;
        return true;
    }
    if (value == 0 && *i + 1 == argc)
        return complain("args.value", f->name, NULL), false;
    value = value != 0 ? value + 1 : argv[++*i];
    return f == &lang ? set_lang(value) : set_flag(f, value);
}

static bool wants_help(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
        if (text_equal(argv[i], "--help") || text_equal(argv[i], "-h"))
            return true;
    return false;
}

ArgsResult args_read(int argc, char **argv, const Flag *flags, int n_flags, TextList *found,
                     int max_words)
{
    char key[64];
    Str k = STR_ON(key);
    if (wants_help(argc, argv)) {
        put(&k, "help.%s", argv[0]);
        fputs(words(key), stdout);
        return ARGS_HELP;
    }
    for (int i = 1; i < argc; i++) {
        if (text_starts(argv[i], "--") && argv[i][2] != '\0') {
            if (!read_flag(argc, argv, &i, flags, n_flags))
                return ARGS_WRONG;
        } else if (argv[i][0] == '-' && argv[i][1] != '\0') {
            complain("args.unknown", argv[i], argv[0], NULL);
            return ARGS_WRONG;
        } else if (found->n == max_words) {
            complain("args.too-many", argv[i], argv[0], NULL);
            return ARGS_WRONG;
        } else {
            found->item[found->n++] = argv[i];
        }
    }
    return ARGS_GOOD;
}

void args_choose_lang(int argc, char **argv)
{
    const char *names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *said = 0;
    for (int i = 0; said == 0 && i < 3; i++) {
        said = getenv(names[i]);
        if (said != 0 && said[0] == '\0')
            said = 0;
    }
    for (int i = 1; i < argc; i++) {
        if (text_starts(argv[i], "--lang="))
            said = argv[i] + strlen("--lang=");
        else if (text_equal(argv[i], "--lang") && i + 1 < argc)
            said = argv[i + 1];
    }
    words_choose(said != 0 && text_starts(said, "de") ? LANG_DE : LANG_EN);
}
