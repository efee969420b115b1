/* Painting and printing; see canvas.h. */
#include "cli/canvas.h"

#include <string.h>

const Style style_plain = {COLOR_NONE, COLOR_NONE, false, false};
const Style style_bold = {COLOR_NONE, COLOR_NONE, true, false};
const Style style_dim = {COLOR_NONE, COLOR_NONE, false, true};

int text_step(const char *text)
{
    int n = 1;
    if (text[0] == '\0')
        return 0;
    while (n < 4 && ((unsigned char)text[n] & 0xc0) == 0x80)
        n++;
    return n;
}

int text_width(const char *text)
{
    int n = 0;
    for (; *text != '\0'; text += text_step(text))
        n++;
    return n;
}

void canvas_clear(Canvas *c, int width, bool color)
{
    c->width = width < CANVAS_WIDTH ? width : CANVAS_WIDTH;
    c->rows = 0;
    c->color = color;
    memset(c->at, 0, sizeof c->at);
}

static void paint(Canvas *c, int row, int col, Style style, const char *at, int bytes)
{
    if (row < 0 || row >= CANVAS_ROWS || col < 0 || col >= c->width)
        return;
    Glyph *g = &c->at[row][col];
    /* Texts come from packs: nothing in them may steer the terminal. */
    const bool harmless = (unsigned char)at[0] >= 0x20 && at[0] != 0x7f;
    memcpy(g->utf8, harmless ? at : "?", (size_t)(harmless ? bytes : 1));
    g->utf8[harmless ? bytes : 1] = '\0';
    g->style = style;
    if (row >= c->rows)
        c->rows = row + 1;
}

int canvas_text(Canvas *c, int row, int col, Style style, const char *text)
{
    for (int n; *text != '\0'; text += n) {
        n = text_step(text);
        paint(c, row, col++, style, text, n);
    }
    return col;
}

/* Length in characters of the word at `text`, up to a space or line end. */
static int word_width(const char *text)
{
    int n = 0;
    for (; *text != '\0' && *text != ' ' && *text != '\n'; text += text_step(text))
        n++;
    return n;
}

int canvas_wrap(Canvas *c, int row, int *col, int indent, int right, Style style, const char *text)
{
    int x = *col;
    bool fresh = false;  /* at the beginning of a further row: blanks there are left out */
    while (*text != '\0') {
        const int word = word_width(text);
        if (*text == '\n' || (word > 0 && x > indent && x + word > right)) {
            row++;
            x = indent;
            fresh = true;
            text += *text == '\n';
            continue;
        }
        if (*text == ' ') {
            if (!fresh && x < right)
                paint(c, row, x++, style, " ", 1);
            text++;
            continue;
        }
        fresh = false;
        for (int i = 0, n; i < word; i++, text += n) {
            n = text_step(text);
            if (x == right) {  /* a word wider than the line is cut wherever it must be */
                row++;
                x = indent;
            }
            paint(c, row, x++, style, text, n);
        }
    }
    *col = x;
    return row;
}

void canvas_line(Canvas *c, int indent, Style style, const char *text)
{
    int col = 0;
    while (*text == ' ') {
        col++;
        text++;
    }
    const int row = c->rows;
    if (row < CANVAS_ROWS)
        c->rows++;
    canvas_wrap(c, row, &col, indent, c->width, style, text);
}

static int used_width(const Canvas *c, int row)
{
    int n = c->width;
    while (n > 0) {
        const Glyph *g = &c->at[row][n - 1];
        const bool is_blank = g->utf8[0] == '\0' || g->utf8[0] == ' ';
        if (!is_blank || (c->color && g->style.bg != COLOR_NONE && g->utf8[0] != '\0'))
            break;
        n--;
    }
    return n;
}

void canvas_gap(Canvas *c)
{
    if (c->rows > 0 && c->rows < CANVAS_ROWS && used_width(c, c->rows - 1) > 0)
        c->rows++;
}

static bool same_style(Style a, Style b)
{
    return a.fg == b.fg && a.bg == b.bg && a.bold == b.bold && a.dim == b.dim;
}

static void print_style(Style s, FILE *out)
{
    fputs("\033[0", out);
    if (s.bold)
        fputs(";1", out);
    if (s.dim)
        fputs(";2", out);
    if (s.fg != COLOR_NONE)
        fprintf(out, ";38;5;%d", s.fg);
    if (s.bg != COLOR_NONE)
        fprintf(out, ";48;5;%d", s.bg);
    fputc('m', out);
}

static void print_row(const Canvas *c, int row, FILE *out)
{
    Style now = style_plain;
    const int n = used_width(c, row);
    for (int i = 0; i < n; i++) {
        const Glyph *g = &c->at[row][i];
        const Style wanted = g->utf8[0] != '\0' ? g->style : style_plain;
        if (c->color && !same_style(now, wanted)) {
            print_style(wanted, out);
            now = wanted;
        }
        fputs(g->utf8[0] != '\0' ? g->utf8 : " ", out);
    }
    if (c->color && !same_style(now, style_plain))
        fputs("\033[0m", out);
    fputc('\n', out);
}

void canvas_print(const Canvas *c, FILE *out)
{
    for (int row = 0; row < c->rows; row++)
        print_row(c, row, out);
}
