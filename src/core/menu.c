/* The parts of menus that are not on the hot path; see menu.h. */
#include "core/menu.h"

void menu_deny(Menu *m, Option o, const char *rule)
{
    if (m->denials->n < DENIALS_MAX)
        m->denials->list[m->denials->n++] = (Denial){o, rule};
}

bool menu_has(const Menu *m, Option o)
{
    for (int i = 0; i < m->n; i++)
        if (m->list[i] == o)
            return true;
    return false;
}

const char *menu_why_not(const Menu *m, Option o)
{
    for (int i = 0; m->denials != 0 && i < m->denials->n; i++)
        if (m->denials->list[i].option == o)
            return m->denials->list[i].rule;
    return 0;
}
