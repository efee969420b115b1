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

static uint32_t code_point(const char *text)
{
    const unsigned char *p = (const unsigned char *)text;
    const int n = text_step(text);
    uint32_t code = n == 1 ? p[0] : n == 2 ? p[0] & 0x1fu : n == 3 ? p[0] & 0x0fu : p[0] & 0x07u;
    for (int i = 1; i < n; i++)
        code = code << 6 | (p[i] & 0x3fu);
    return code;
}

/* Terminals give some characters two columns: signs drawn as pictures, such as the lightning of
 * reactions, and the scripts of East Asia. */
static int glyph_width(const char *text)
{
    static const struct { uint32_t from, to; } wide[] = {
        {0x1100, 0x115f}, {0x231a, 0x231b}, {0x23e9, 0x23ec}, {0x23f0, 0x23f0}, {0x23f3, 0x23f3},
        {0x25fd, 0x25fe}, {0x2614, 0x2615}, {0x2648, 0x2653}, {0x267f, 0x267f}, {0x2693, 0x2693},
        {0x26a1, 0x26a1}, {0x26aa, 0x26ab}, {0x26bd, 0x26be}, {0x26c4, 0x26c5}, {0x26ce, 0x26ce},
        {0x26d4, 0x26d4}, {0x26ea, 0x26ea}, {0x26f2, 0x26f3}, {0x26f5, 0x26f5}, {0x26fa, 0x26fa},
        {0x26fd, 0x26fd}, {0x2705, 0x2705}, {0x270a, 0x270b}, {0x2728, 0x2728}, {0x274c, 0x274c},
        {0x274e, 0x274e}, {0x2753, 0x2755}, {0x2757, 0x2757}, {0x2795, 0x2797}, {0x27b0, 0x27b0},
        {0x27bf, 0x27bf}, {0x2b1b, 0x2b1c}, {0x2b50, 0x2b50}, {0x2b55, 0x2b55}, {0x2e80, 0xa4cf},
        {0xac00, 0xd7a3}, {0xf900, 0xfaff}, {0xfe30, 0xfe6f}, {0xff00, 0xff60}, {0xffe0, 0xffe6},
        {0x1f300, 0x1f64f}, {0x1f680, 0x1f6ff}, {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd},
    };
    const uint32_t code = code_point(text);
    for (size_t i = 0; code >= wide[0].from && i < sizeof wide / sizeof *wide; i++)
        if (code >= wide[i].from && code <= wide[i].to)
            return 2;
    return 1;
}

int text_width(const char *text)
{
    int n = 0;
    for (; *text != '\0'; text += text_step(text))
        n += glyph_width(text);
    return n;
}

void canvas_clear(Canvas *c, int width, bool color)
{
    c->width = width < CANVAS_WIDTH ? width : CANVAS_WIDTH;
    c->rows = 0;
    c->color = color;
    memset(c->at, 0, sizeof c->at);
}

/* Returns how many columns it takes. */
static int paint(Canvas *c, int row, int col, Style style, const char *at, int bytes)
{
    const int wide = glyph_width(at);
    if (row < 0 || row >= CANVAS_ROWS || col < 0 || col + wide > c->width)
        return wide;
    Glyph *g = &c->at[row][col];
    /* Texts come from packs: nothing in them may steer the terminal. */
    const bool harmless = (unsigned char)at[0] >= 0x20 && at[0] != 0x7f;
    memcpy(g->utf8, harmless ? at : "?", (size_t)(harmless ? bytes : 1));
    g->utf8[harmless ? bytes : 1] = '\0';
    g->style = style;
    g->covered = false;
    if (wide == 2)
        g[1] = (Glyph){.style = style, .covered = true};
    if (row >= c->rows)
        c->rows = row + 1;
    return wide;
}

int canvas_text(Canvas *c, int row, int col, Style style, const char *text)
{
    for (int n; *text != '\0'; text += n) {
        n = text_step(text);
        col += paint(c, row, col, style, text, n);
    }
    return col;
}

static bool in_word(const char *text)
{
    return *text != '\0' && *text != ' ' && *text != '\n';
}

/* Columns of the word at `text`, up to a space or line end. */
static int word_width(const char *text)
{
    int n = 0;
    for (; in_word(text); text += text_step(text))
        n += glyph_width(text);
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
                x += paint(c, row, x, style, " ", 1);
            text++;
            continue;
        }
        fresh = false;
        for (; in_word(text); text += text_step(text)) {
            if (x + glyph_width(text) > right) {  /* a word too wide is cut wherever it must be */
                row++;
                x = indent;
            }
            x += paint(c, row, x, style, text, text_step(text));
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
        const bool is_blank = (g->utf8[0] == '\0' && !g->covered) || g->utf8[0] == ' ';
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
        if (g->covered)
            continue;
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

void canvas_copy(Canvas *c, const Canvas *from, int first, int n)
{
    for (int row = first; row < first + n && row < from->rows && c->rows < CANVAS_ROWS; row++)
        memcpy(c->at[c->rows++], from->at[row], sizeof from->at[row]);
}

void canvas_print_rows(const Canvas *c, int first, int n, FILE *out)
{
    for (int row = first; row < first + n && row < c->rows; row++)
        print_row(c, row, out);
}

void canvas_print(const Canvas *c, FILE *out)
{
    canvas_print_rows(c, 0, c->rows, out);
}
