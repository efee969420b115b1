/* The rows of a match in the store: the lines of its log in the order of arrival, plus some of the
 * store's own:
 *
 *     undo N               the match went back to its first N answers
 *     undo N stream K      the same, and K times so far outcomes of chance were taken back
 *     # clock SEAT MS      time that is left
 *     # standin SECONDS    how long somebody must be away before a bot may stand in
 *     # again MATCH        where a rematch is played; "# end" follows once more
 *     # end WINNERS ENDING at the very end, so that lists tell the result without playing the match
 *
 * Rows are only ever added, so nothing that happened is lost. "undo N" without a stream leaves
 * chance where it is; servers before 0.2 wrote nothing else, whatever was taken back. */
#ifndef SERVER_STORE_ROWS_H
#define SERVER_STORE_ROWS_H

#include <stdint.h>

#include "core/seats.h"

enum { ROWS_SLUG = 16 };

typedef struct Rows {
    int revision;                   /* answers and undos: what messages quote as `v` */
    int epoch;                      /* undos */
    int64_t clock_left[MAX_SEATS];  /* milliseconds; untouched where no row tells it */
    int standin;                    /* seconds; likewise */
    char again[ROWS_SLUG];          /* the match of the rematch; empty: none */
} Rows;

/* Carries out the rows that are the store's own: what is left is a plain log; free() it. Counts are
 * added to `r`. */
char *rows_log(const char *text, Rows *r);

#endif
