/* A sheet of characters with colours. Screens are painted on it in any order and printed at the
 * end, so that things can stand side by side and the width is never exceeded. */
#ifndef CLI_CANVAS_H
#define CLI_CANVAS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum { CANVAS_WIDTH = 120, CANVAS_ROWS = 800, COLOR_NONE = -1 };

typedef struct Style {
    int16_t fg, bg;   /* of the 256 terminal colours, or COLOR_NONE */
    bool bold, dim;
} Style;

extern const Style style_plain, style_bold, style_dim;

typedef struct Glyph {
    char utf8[5];     /* "" means blank */
    bool covered;     /* by the one before, which is two columns wide */
    Style style;
} Glyph;

typedef struct Canvas {
    int width;        /* at most CANVAS_WIDTH */
    int rows;         /* painted so far */
    bool color;
    Glyph at[CANVAS_ROWS][CANVAS_WIDTH];
} Canvas;

void canvas_clear(Canvas *c, int width, bool color);

/* Paints text at a place; returns the column after it. What lies outside is left out. */
int canvas_text(Canvas *c, int row, int col, Style style, const char *text);
/* Paints text between two columns, going on in the next rows at `indent`; returns the last row.
 * `col` is where it begins and, if given, becomes where it ended. */
int canvas_wrap(Canvas *c, int row, int *col, int indent, int right, Style style, const char *text);
/* Adds a row with text, wrapped; following rows are indented. */
void canvas_line(Canvas *c, int indent, Style style, const char *text);
/* Adds an empty row, unless the last one is. */
void canvas_gap(Canvas *c);

/* Adds rows of another sheet, as many of the `n` from `first` on as it has. */
void canvas_copy(Canvas *c, const Canvas *from, int first, int n);

void canvas_print(const Canvas *c, FILE *out);
void canvas_print_rows(const Canvas *c, int first, int n, FILE *out);

/* Columns of a terminal, not bytes. */
int text_width(const char *text);
/* Bytes of the character at `text`. */
int text_step(const char *text);

#endif
