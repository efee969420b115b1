/* spielwerk verify: recomputes every outcome of a log from its revealed seed. */
#include <stdio.h>
#include <stdlib.h>

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/pick.h"
#include "cli/words.h"
#include "table/match.h"

static int verify(const char *path, const char *text)
{
    char why[MATCH_ERROR];
    if (!match_verify(text, why))
        return complain("verify.bad", path, why, NULL);
    Match *m = match_read(text, why);
    if (m == 0)
        return complain("verify.bad", path, why, NULL);
    words_print(stdout, "verify.good", path, number_word(match_length(m)),
                number_word(match_outcomes(m)), NULL);
    if (match_stream(m) > 0)
        words_print(stdout, "verify.takebacks", number_word((int)match_stream(m)), NULL);
    char sum[20];
    const uint64_t print = match_fingerprint(m);
    snprintf(sum, sizeof sum, "%08x%08x", (unsigned)(print >> 32), (unsigned)print);
    words_print(stdout, "verify.sum", sum, NULL);
    if (!match_over(m))
        words_print(stdout, "verify.open", NULL);
    match_free(m);
    return EXIT_GOOD;
}

int cmd_verify(int argc, char **argv)
{
    TextList found = {.n = 0};
    const char *pack = 0;
    const Flag flags[] = {{"pack", FLAG_TEXT, &pack}};
    const ArgsResult args = args_read(argc, argv, flags, sizeof flags / sizeof flags[0], &found, 1);
    if (args != ARGS_GOOD)
        return args == ARGS_HELP ? EXIT_GOOD : EXIT_WRONG;
    if (found.n == 0)
        return complain("need-file", "verify", NULL);
    char *text = files_read(found.item[0]);
    if (text == 0)
        return EXIT_WRONG;
    const int status = pick_pack_for_log(text, pack) ? verify(found.item[0], text) : EXIT_WRONG;
    free(text);
    return status;
}
