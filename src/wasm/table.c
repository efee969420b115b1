/* The table inside the browser: the same core, games and table, compiled to wasm without any
 * import. It replays a log and tells its fingerprint, or verifies one: recomputes every outcome of
 * chance from the revealed seed. The page writes the log's text into `text_buffer`. */
#include <stdlib.h>
#include <string.h>

#include "pack/packs.h"
#include "table/fair.h"
#include "table/match.h"

#define EXPORT(name) __attribute__((export_name(#name), used)) name

enum { TEXT_MAX = 1 << 20, HEX = 2 * SEED_BYTES + 1 };

static char text[TEXT_MAX];
static char why[MATCH_ERROR];
static uint64_t fingerprint;
static char commitment[HEX], seed[HEX];
static int outcomes;
static uint32_t takebacks;

char *EXPORT(text_buffer)(void) { return text; }
int EXPORT(text_size)(void) { return TEXT_MAX; }
const char *EXPORT(error_text)(void) { return why; }
/* JavaScript takes 64 bits in two halves most easily. */
uint32_t EXPORT(fingerprint_low)(void) { return (uint32_t)fingerprint; }
uint32_t EXPORT(fingerprint_high)(void) { return (uint32_t)(fingerprint >> 32); }
/* Of the log that was replayed or verified last; the hex digits are empty if it has none. */
const char *EXPORT(commitment_text)(void) { return commitment; }
const char *EXPORT(seed_text)(void) { return seed; }
int EXPORT(chance_count)(void) { return outcomes; }
/* How often outcomes were taken back: players should remember that many. */
uint32_t EXPORT(takeback_count)(void) { return takebacks; }

static void note_hex(char to[HEX], const uint8_t *bytes)
{
    Str out = {.at = to, .cap = HEX};
    to[0] = '\0';
    if (bytes != 0)
        str_hex(&out, bytes, SEED_BYTES);
}

static void forget(void)
{
    fingerprint = 0;
    commitment[0] = seed[0] = why[0] = '\0';
    outcomes = 0;
    takebacks = 0;
}

/* Replays the log in `text`; the number of answers, or -1 with a sentence in error_text. */
int EXPORT(replay)(void)
{
    packs_install();
    forget();
    text[TEXT_MAX - 1] = '\0';
    Match *m = match_read(text, why);
    if (m == 0)
        return -1;
    const int n = match_length(m);
    fingerprint = match_fingerprint(m);
    note_hex(commitment, match_commitment(m));
    note_hex(seed, match_seed(m));
    outcomes = match_outcomes(m);
    takebacks = match_stream(m);
    match_free(m);
    return n;
}

/* The same for a log with its seed: the seed must fit the commitment, and every outcome must be
 * what the seed gives. */
int EXPORT(verify)(void)
{
    packs_install();
    forget();
    text[TEXT_MAX - 1] = '\0';
    return match_verify(text, why) ? replay() : -1;
}
