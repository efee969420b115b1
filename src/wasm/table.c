/* The table inside the browser: the same core, games and table, compiled to wasm without any
 * import. For now it replays a log and tells its fingerprint; the page writes the log's text
 * into `text_buffer`. */
#include <stdlib.h>
#include <string.h>

#include "pack/packs.h"
#include "table/fair.h"
#include "table/match.h"

#define EXPORT(name) __attribute__((export_name(#name), used)) name

enum { TEXT_MAX = 1 << 20 };

static char text[TEXT_MAX];
static char why[MATCH_ERROR];
static uint64_t fingerprint;

char *EXPORT(text_buffer)(void) { return text; }
int EXPORT(text_size)(void) { return TEXT_MAX; }
const char *EXPORT(error_text)(void) { return why; }
/* JavaScript takes 64 bits in two halves most easily. */
uint32_t EXPORT(fingerprint_low)(void) { return (uint32_t)fingerprint; }
uint32_t EXPORT(fingerprint_high)(void) { return (uint32_t)(fingerprint >> 32); }

/* Replays the log in `text`; the number of answers, or -1 with a sentence in error_text. */
int EXPORT(replay)(void)
{
    packs_install();
    text[TEXT_MAX - 1] = '\0';
    Match *m = match_read(text, why);
    if (m == 0)
        return -1;
    const int n = match_length(m);
    fingerprint = match_fingerprint(m);
    match_free(m);
    return n;
}
