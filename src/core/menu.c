/* The parts of menus that are not on the hot path; see menu.h. */
#include "core/menu.h"

bool menu_deny(Menu *m, Denial d)
{
    if (m->denials->n == DENIALS_MAX)
        return false;
    m->denials->list[m->denials->n++] = d;
    return true;
}

void because(Menu *m, int kind, int value)
{
    Denial *d = &m->denials->list[m->denials->n - 1];
    assert(d->n_with < DENIAL_WITH);
    d->with[d->n_with++] = (Thing){(uint8_t)kind, (int16_t)value};
}

bool menu_has(const Menu *m, Option o)
{
    for (int i = 0; i < m->n; i++)
        if (m->list[i] == o)
            return true;
    return false;
}

const Denial *menu_denial(const Menu *m, Option o)
{
    for (int i = 0; m->denials != 0 && i < m->denials->n; i++)
        if (!m->denials->list[i].of_thing && m->denials->list[i].option == o)
            return &m->denials->list[i];
    return 0;
}

const char *menu_why_not(const Menu *m, Option o)
{
    const Denial *d = menu_denial(m, o);
    return d != 0 ? d->rule : 0;
}
