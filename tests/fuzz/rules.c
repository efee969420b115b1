/* Fuzzes the reader of rule books. */
#include "pack/rules_read.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    static char lines[8192];
    MemArena arena = {0};
    Str out = STR_ON(lines);
    Problems problems = {.out = &out};
    int count = -1;
    const char *text = mem_text(&arena, (const char *)bytes, n);
    const Rule *rules = rules_read(&arena, "a.md", text, &count, &problems);
    if ((rules == 0) != (problems.n > 0))
        abort();
    for (int i = 0; rules != 0 && i < count; i++)
        if (rules[i].id == 0 || rules[i].chapter == 0 || rules[i].in[LANG_DE] == 0 ||
            rules[i].in[LANG_EN] == 0)
            abort();
    mem_free(&arena);
    return 0;
}
