/* The template game needs no words of its own: its rule tests play from the start with forced chance. */
#include "script.h"

static bool nothing(Script *t)
{
    (void)t;
    return false;
}

const ScriptGame null_script = {"null", nothing, nothing};
