/* Looking up and filling the program's own texts; see words.h. */
#include "cli/words.h"

#include <string.h>

#include "cli/term.h"

enum { ARGS_MAX = 8, LINE = 4096 };

static Lang the_lang = LANG_EN;

void words_choose(Lang lang) { the_lang = lang; }
Lang words_lang(void) { return the_lang; }

const char *words(const char *key)
{
    char full[96];
    Str k = STR_ON(full);
    put(&k, "cli.%s", key);
    const char *text = pack_text(0, the_lang, full);
    return text != 0 ? text : key;
}

static void fill_list(Str *out, const char *key, va_list list)
{
    const char *arg[ARGS_MAX];
    int n = 0;
    for (const char *next; n < ARGS_MAX && (next = va_arg(list, const char *)) != 0;)
        arg[n++] = next;
    for (const char *p = words(key); *p != '\0'; p++) {
        if (p[0] == '{' && p[1] >= '0' && p[1] < '0' + n && p[2] == '}') {
            str_text(out, arg[p[1] - '0']);
            p += 2;
        } else {
            str_char(out, *p);
        }
    }
}

void words_fill(Str *out, const char *key, ...)
{
    va_list list;
    va_start(list, key);
    fill_list(out, key, list);
    va_end(list);
}

/* Breaks a line between words where the terminal ends. */
static void print_wrapped(FILE *to, const char *text)
{
    const int right = term_width();
    int col = 0;
    while (*text != '\0') {
        int wide = 0;
        const size_t blanks = strspn(text, " "), word = strcspn(text + blanks, " ");
        for (size_t i = 0; i < word; i++)
            wide += ((unsigned char)text[blanks + i] & 0xc0) != 0x80;
        if (col > 0 && col + (int)blanks + wide > right) {
            fprintf(to, "\n  %.*s", (int)word, text + blanks);
            col = 2 + wide;
        } else {
            fprintf(to, "%.*s", (int)(blanks + word), text);
            col += (int)blanks + wide;
        }
        text += blanks + word;
    }
    fputc('\n', to);
}

void words_print(FILE *to, const char *key, ...)
{
    char line[LINE];
    Str out = STR_ON(line);
    va_list list;
    va_start(list, key);
    fill_list(&out, key, list);
    va_end(list);
    print_wrapped(to, line);
}

int complain(const char *key, ...)
{
    char line[LINE];
    Str out = STR_ON(line);
    va_list list;
    va_start(list, key);
    fill_list(&out, key, list);
    va_end(list);
    while (out.len > 0 && line[out.len - 1] == '\n')
        line[--out.len] = '\0';
    fflush(stdout);
    fprintf(stderr, "spielwerk: %s\n", line);
    return EXIT_WRONG;
}

const char *number_word(long long n)
{
    static char ring[8][24];
    static int next;
    char *at = ring[next++ % 8];
    snprintf(at, sizeof ring[0], "%lld", n);
    return at;
}
