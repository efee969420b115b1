/* What is announced, and where everything stands as it takes effect: the one place that knows.
 * Rules, bots, previews, the page and the words of a log all ask here. */
#include "games/exalted/exalted.h"

/* No base fits into the corner of the arena: a place there has not been said yet. */
static bool is_said(Point to) { return to.x != 0 || to.y != 0; }

static Point leapt(Point to, Point at) { return is_said(to) ? to : at; }

/* Where the actor is after the leaps of his deed, or his teleport, as far as they are said. */
static Point after_leaps(const State *s, Point at)
{
    const Deed *d = &s->plan.deed;
    return leapt(d->then, leapt(d->first, at));
}

Point exalted_path_start(const State *s)
{
    const Point here = s->now.at[s->plan.deed.hero];
    return s->plan.move_first ? here : after_leaps(s, here);
}

static Point path_end(const State *s)
{
    return s->plan.n > 0 ? s->plan.path[s->plan.n - 1] : exalted_path_start(s);
}

Point exalted_deed_start(const State *s)
{
    return s->plan.move_first ? path_end(s) : s->now.at[s->plan.deed.hero];
}

Point exalted_plan_end(const State *s)
{
    return s->plan.move_first ? after_leaps(s, path_end(s)) : path_end(s);
}

void exalted_planned(const State *s, Places *p)
{
    *p = s->now;
    p->at[s->plan.deed.hero] = exalted_plan_end(s);
}

const Deed *exalted_announced(const State *s)
{
    return exalted_reacts(s) ? &s->reaction : &s->plan.deed;
}

/* EX-RULE-27, -91: the actor has come to where he uses it; a reaction meets him at the end of all
 * he does (EX-REACT-11), or where he was before (EX-RULE-35). */
void exalted_scene(const State *s, Places *p)
{
    const Deed *d = exalted_announced(s);
    *p = s->now;
    if (!exalted_reacts(s))
        p->at[d->hero] = exalted_deed_start(s);
    else if (!d->early)
        p->at[s->plan.deed.hero] = exalted_plan_end(s);
    p->at[d->hero] = leapt(d->first, p->at[d->hero]);
}
