/* Programs that play for a seat; see exec_bots.h. */
#include "cli/exec_bots.h"

#include <stdlib.h>

#include "bots/exec.h"
#include "cli/words.h"

static void tell(const char *program, ExecTrouble what, const char *said)
{
    static const char *const key[] = {
        [EXEC_NO_START] = "exec.no-start", [EXEC_DIED] = "exec.died", [EXEC_LATE] = "exec.late",
        [EXEC_NOT_OFFERED] = "exec.not-offered", [EXEC_GIVEN_UP] = "exec.given-up",
    };
    words_print(stderr, key[what], program, said, NULL);
}

bool exec_bots_allow(const char *program)
{
    static bool told;
    if (!told) {
        exec_tell(tell);
        atexit(exec_end);
        told = true;
    }
    if (exec_allow(program))
        return true;
    complain("exec.many", number_word(EXEC_ALLOWED), NULL);
    return false;
}
