/* Players' records against the database; see stored.h. */
#include "stored.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/store/store.h"
#include "table/match.h"

/* The rows of a log that count as versions: all behind "start" but remarks. */
typedef struct Rows {
    char **row;
    int n;
} Rows;

static void found(char *why, long long *counter, const Record *r, const char *what, int version)
{
    (*counter)++;
    if (why[0] == '\0')
        snprintf(why, STORED_WHY, "match %s, version %d: %s", r->slug, version, what);
}

/* Cuts the text into lines. */
static Rows cut_rows(char *text)
{
    Rows rows = {0};
    char *start = strstr(text, "\nstart");
    char *at = start != 0 ? strchr(start + 1, '\n') : 0;
    rows.row = calloc(strlen(text) + 1, sizeof *rows.row);
    while (rows.row != 0 && at != 0 && *++at != '\0') {
        char *next = strchr(at, '\n');
        if (next != 0)
            *next = '\0';
        if (*at != '#' && strncmp(at, "end ", 4) != 0)
            rows.row[rows.n++] = at;
        at = next;
    }
    return rows;
}

static bool is_row(const char *row, const Ack *a)
{
    char said[PLAYER_OPTION + 8];
    const int n = snprintf(said, sizeof said, "%d %s", a->seat, a->option);
    return strncmp(row, said, (size_t)n) == 0 &&
           (row[n] == '\0' || strncmp(row + n, " |", 2) == 0 || strncmp(row + n, " #", 2) == 0);
}

static void compare_acks(const Record *r, const Rows *rows, StoredFigures *f, char *why)
{
    for (int i = 0; i < r->n_acks; i++) {
        const Ack *a = &r->acks[i];
        f->acks++;
        if (a->version < 1 || a->version > rows->n)
            found(why, &f->lost, r, "an acknowledged answer is not there", a->version);
        else if (!is_row(rows->row[a->version - 1], a))
            found(why, &f->lost, r, rows->row[a->version - 1], a->version);
    }
    if (r->seen > rows->n)
        found(why, &f->lost, r, "a version was shown that is not there", r->seen);
}

/* The match can be rebuilt, and the row the lobby reads says the same as its log. */
static void compare_match(const Record *r, const StoreMatch *row, const char *log, StoredFigures *f,
                          char *why)
{
    char problem[MATCH_ERROR];
    Match *m = match_read(log, problem);
    if (m == 0)
        found(why, &f->broken, r, problem, -1);
    else if (match_length(m) != row->length || match_over(m) != (row->status == STORE_OVER) ||
             (!match_over(m) && match_asked(m) != row->asked))
        found(why, &f->broken, r, "its row does not say the same as its log", match_length(m));
    else if (r->over && !match_over(m))
        found(why, &f->lost, r, "players saw its end, but it is not over", match_length(m));
    match_free(m);
}

static void compare_record(Store *s, Record *r, StoredFigures *f, char *why)
{
    StoreMatch row;
    StoreSeat seats[16];
    char *log = 0;
    f->matches++;
    if (!store_match_by_slug(s, r->slug, &row) || (log = store_log(s, row.id)) == 0 ||
        store_seats(s, row.id, seats, 16) != row.seats) {
        found(why, &f->lost, r, "the match is not there", r->acked);
        free(log);
        return;
    }
    compare_match(r, &row, log, f, why);
    const Rows rows = cut_rows(log);
    compare_acks(r, &rows, f, why);
    free(rows.row);
    free(log);
    r->checked = r->n_acks;
}

bool stored_compare(const char *db, Record *records, bool all, StoredFigures *f, char *why)
{
    char problem[STORE_WHY] = "";
    Store *s = store_open(db, problem);
    if (s == 0) {
        snprintf(why, STORED_WHY, "the database does not open: %s", problem);
        return false;
    }
    for (Record *r = records; r != 0; r = r->next)
        if (all || !r->over || r->checked < r->n_acks)
            compare_record(s, r, f, why);
    store_close(s);
    return true;
}
