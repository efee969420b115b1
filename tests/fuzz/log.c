/* Fuzzes the reader of match logs: any text is refused with a reason or is a match that writes
 * the same log again. */
#include <stdlib.h>
#include <string.h>

#include "pack/packs.h"
#include "table/match.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    char why[MATCH_ERROR] = "";
    char *text = malloc(n + 1);
    if (text == 0)
        abort();
    memcpy(text, bytes, n);
    text[n] = '\0';
    packs_install();
    Match *m = match_read(text, why);
    if ((m == 0) != (why[0] != '\0'))
        abort();
    if (m != 0) {
        char *again = match_text(m, match_seed(m) != 0);
        Match *copy = match_read(again, why);
        if (copy == 0 || match_fingerprint(copy) != match_fingerprint(m))
            abort();
        match_free(copy);
        free(again);
        match_free(m);
    }
    match_verify(text, why);
    LogReading reading;
    Match *far = match_read_prefix(text, &reading);
    if ((reading.stop == LOG_WHOLE) != (m != 0) || (m != 0 && far == 0) ||
        (reading.answer > 0) != (m == 0 && far != 0))
        abort();
    match_free(far);
    free(text);
    return 0;
}
