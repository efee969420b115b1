/* Going back. A match is its log, so an earlier position is the same log played again from the
 * start, only shorter; nothing is ever undone step by step. */
#include "table/match.h"

#include "table/match_inner.h"

/* Kept simple and safe: whatever might have told somebody something closes the way back. */
bool undo_is_barrier(const Match *m, const Entry *e)
{
    if (e->resign || e->n_outcomes > 0 || match_asked(m) != SEAT_BIT(e->seat))
        return true;
    for (int i = 0; i < e->n_events; i++)
        if (m->events[e->first_event + i].secret != 0)
            return true;
    return false;
}

Match *match_at(const Match *m, int n, Lang lang, char *why)
{
    if (n < 0 || n > m->n_entries) {
        match_refuse(why, lang, SAY("table.no-position", NUMBER(m->n_entries), NUMBER(n)));
        return 0;
    }
    Match *copy = match_blank(m->game, &m->setup, m->holder, m->has_seed ? m->seed : 0);
    memcpy(copy->commitment, m->commitment, sizeof copy->commitment);
    match_begin(copy, m->outcomes, m->opening_outcomes);
    for (int i = 0; i < n; i++) {
        const Entry *e = &m->entries[i];
        match_step(copy, e->seat, e->option, e->resign, m->outcomes + e->first_outcome,
                   e->n_outcomes);
    }
    return copy;
}

bool match_can_undo(const Match *m, int seat)
{
    const Entry *last = match_entry(m, m->n_entries - 1);
    return last != 0 && last->seat == seat && !last->barrier && !match_over(m);
}

bool match_undo(Match *m, int seat, Lang lang, char *why)
{
    if (m->n_entries == 0)
        return match_refuse(why, lang, SAY("table.nothing-to-undo"));
    if (match_over(m))
        return match_refuse(why, lang, SAY("table.is-over"));
    if (!match_can_undo(m, seat))
        return match_refuse(why, lang, SAY("table.no-undo"));
    Match *back = match_at(m, m->n_entries - 1, lang, why);
    if (back == 0)
        return false;
    const Match old = *m;
    *m = *back;
    *back = old;
    match_free(back);
    return true;
}
