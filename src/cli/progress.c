/* The bar; see progress.h. */
#include "cli/progress.h"

#include <stdio.h>

enum { BAR = 40 };

void progress_draw(long done, long all)
{
    const int filled = (int)(done * BAR / all);
    fprintf(stderr, "\r[");
    for (int i = 0; i < BAR; i++)
        fputc(i < filled ? '#' : ' ', stderr);
    fprintf(stderr, "] %3ld %%  %ld/%ld", done * 100 / all, done, all);
    fflush(stderr);
}

void progress_clear(void)
{
    fprintf(stderr, "\r%*s\r", BAR + 40, "");
    fflush(stderr);
}
