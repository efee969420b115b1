/* The parts of menus that are not on the hot path; see menu.h. */
#include "core/menu.h"

#include <stddef.h>

bool menu_deny(Menu *m, Denial d)
{
    keep_limit(m->denials->n < DENIALS_MAX, "denials of a menu", DENIALS_MAX);
    m->denials->list[m->denials->n++] = d;
    return true;
}

void denial_figure(Denial *d, int kind, int value)
{
    if (d == 0)
        return;
    keep_limit(d->n_with < DENIAL_WITH, "figures of a denial", DENIAL_WITH);
    d->with[d->n_with++] = (Thing){kind, value};
}

void because(Menu *m, int kind, int value)
{
    denial_figure(&m->denials->list[m->denials->n - 1], kind, value);
}

void menu_region(Menu *m, int verb, RegionTest *why, const void *s, const void *my)
{
    const ptrdiff_t vars = (const char *)my - (const char *)s;
    keep_limit(m->n_regions < MENU_REGIONS, "regions of a menu", MENU_REGIONS);
    keep_limit(vars > 0 && vars <= UINT16_MAX, "bytes before the variables of a flow", UINT16_MAX);
    assert(menu_region_of(m, verb) == 0);
    m->region[m->n_regions++] = (Region){verb, vars, why};
}

const Region *menu_region_of(const Menu *m, int verb)
{
    for (int i = 0; i < m->n_regions; i++)
        if (m->region[i].verb == verb)
            return &m->region[i];
    return 0;
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
