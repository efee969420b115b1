/* What the program knows about its terminal; see term.h. */
#include "cli/term.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/canvas.h"

int term_width(void)
{
    struct winsize size;
    if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return TERM_STANDARD;
    const int width = size.ws_col;
    return width < TERM_NARROW ? TERM_NARROW : width > CANVAS_WIDTH ? CANVAS_WIDTH : width;
}

int term_too_narrow(void)
{
    struct winsize size;
    const bool known = isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0;
    return known && size.ws_col > 0 && size.ws_col < TERM_NARROW ? size.ws_col : 0;
}

int term_height(void)
{
    struct winsize size;
    if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
        return 0;
    return size.ws_row;
}

bool term_color(bool forbidden)
{
    const char *term = getenv("TERM"), *none = getenv("NO_COLOR");
    return !forbidden && isatty(STDOUT_FILENO) && (none == 0 || none[0] == '\0') && term != 0 &&
           strcmp(term, "dumb") != 0;
}

bool term_is_interactive(void)
{
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
}

void term_clear(void)
{
    fputs("\033[H\033[2J", stdout);
}

void term_clear_line(void)
{
    fputs("\033[H\033[2J\033[3J", stdout);
    fflush(stdout);
}
