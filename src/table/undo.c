/* Going back. A match is its log, so an earlier position is the same log played again, only
 * shorter; nothing is ever undone step by step. Long matches keep checkpoints on the way, so that
 * going back never takes long. */
#include "table/match.h"

#include <stdlib.h>
#include <string.h>

#include "table/match_inner.h"

/* ---- checkpoints ---- */

enum { CHECKPOINTS = 24, SPACING = 64 };

static void drop_checkpoint(Checkpoint *c)
{
    free(c->state);
    c->state = 0;
}

void undo_forget(Match *m)
{
    for (int i = 0; i < m->n_checkpoints; i++)
        drop_checkpoint(&m->checkpoints[i]);
    free(m->checkpoints);
    m->checkpoints = 0;
    m->n_checkpoints = 0;
}

/* Every second one goes, and new ones come half as often. */
static void thin_out(Match *m)
{
    int n = 0;
    m->spacing *= 2;
    for (int i = 0; i < m->n_checkpoints; i++)
        if (m->checkpoints[i].n_entries % m->spacing == 0)
            m->checkpoints[n++] = m->checkpoints[i];
        else
            drop_checkpoint(&m->checkpoints[i]);
    m->n_checkpoints = n;
}

void undo_keep(Match *m)
{
    if (m->spacing == 0)
        m->spacing = SPACING;
    if (m->n_entries % m->spacing != 0)
        return;
    if (m->checkpoints == 0)
        m->checkpoints = match_alloc(CHECKPOINTS * sizeof *m->checkpoints);
    if (m->n_checkpoints == CHECKPOINTS)
        thin_out(m);
    if (m->n_entries % m->spacing != 0)
        return;
    Checkpoint *c = &m->checkpoints[m->n_checkpoints++];
    *c = (Checkpoint){.n_entries = m->n_entries, .n_outcomes = m->n_outcomes,
                      .n_events = m->n_events, .n_notations = m->n_notations,
                      .resigned = m->resigned, .stream = m->stream, .mark = m->mark,
                      .fair = m->fair, .state = match_new_state(m->game->state_size)};
    memcpy(c->state, m->state, m->game->state_size);
}

/* The last one that is not behind `n` answers; NULL: none. */
static const Checkpoint *checkpoint_before(const Match *m, int n)
{
    const Checkpoint *found = 0;
    for (int i = 0; i < m->n_checkpoints && m->checkpoints[i].n_entries <= n; i++)
        found = &m->checkpoints[i];
    return found;
}

static void *copy_list(const void *list, int n, int *cap, size_t size)
{
    *cap = n;
    return n > 0 ? memcpy(match_alloc((size_t)n * size), list, (size_t)n * size) : 0;
}

/* Puts a blank copy where the match was then. */
static void go_to(Match *copy, const Match *m, const Checkpoint *c)
{
    copy->entries = copy_list(m->entries, c->n_entries, &copy->cap_entries, sizeof *m->entries);
    copy->outcomes = copy_list(m->outcomes, c->n_outcomes, &copy->cap_outcomes,
                               sizeof *m->outcomes);
    copy->events = copy_list(m->events, c->n_events, &copy->cap_events, sizeof *m->events);
    copy->notations = copy_list(m->notations, c->n_notations, &copy->cap_notations, 1);
    copy->n_entries = c->n_entries;
    copy->n_outcomes = c->n_outcomes;
    copy->n_events = c->n_events;
    copy->n_notations = c->n_notations;
    copy->opening_outcomes = m->opening_outcomes;
    copy->opening_events = m->opening_events;
    copy->resigned = c->resigned;
    copy->stream = c->stream;
    copy->mark = c->mark;
    copy->fair = c->fair;
    memcpy(copy->state, c->state, m->game->state_size);
}

/* What was kept on the way to `to` is still true there. */
static void hand_over(Match *from, Match *to)
{
    undo_forget(to);
    to->checkpoints = from->checkpoints;
    to->n_checkpoints = from->n_checkpoints;
    to->spacing = from->spacing;
    from->checkpoints = 0;
    from->n_checkpoints = 0;
    while (to->n_checkpoints > 0 &&
           to->checkpoints[to->n_checkpoints - 1].n_entries > to->n_entries)
        drop_checkpoint(&to->checkpoints[--to->n_checkpoints]);
}

/* ---- going back ---- */

/* Kept simple and safe: whatever might have told somebody something closes the way back. */
bool undo_is_barrier(const Match *m, const LogEntry *e)
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
    const Checkpoint *from = checkpoint_before(m, n);
    if (from != 0)
        go_to(copy, m, from);
    else
        match_begin(copy, m->outcomes, m->opening_outcomes);
    for (int i = copy->n_entries; i < n; i++) {
        const LogEntry *e = &m->entries[i];
        match_turn(copy, e->stream);
        match_step(copy, e->seat, e->option, e->resign, m->outcomes + e->first_outcome,
                   e->n_outcomes);
    }
    match_turn(copy, n < m->n_entries ? m->entries[n].stream : m->stream);
    return copy;
}

static bool had_chance(const Match *m, int from)
{
    for (int i = from; i < m->n_entries; i++)
        if (m->entries[i].n_outcomes > 0)
            return true;
    return false;
}

bool match_take_back(Match *m, int n, Lang lang, char *why)
{
    const uint32_t stream = m->stream;
    Match *back = match_at(m, n, lang, why);
    if (back == 0)
        return false;
    match_turn(back, had_chance(m, n) ? stream + 1 : stream);
    hand_over(m, back);
    const Match old = *m;
    *m = *back;
    *back = old;
    match_free(back);
    return true;
}

int match_undo_to(const Match *m, int seat, bool alone, int before)
{
    int n = before - 1;
    if (match_over(m) || m->resigned & SEAT_BIT(seat))
        return -1;
    while (alone && n >= 0 && m->entries[n].seat != seat)
        n--;
    if (n < 0 || m->entries[n].seat != seat)
        return -1;
    return (alone ? match_dice_stay(m, n) : m->entries[n].barrier) ? -1 : n;
}

bool match_dice_stay(const Match *m, int n) { return m->game->dice_stay && had_chance(m, n); }

bool match_undo(Match *m, int seat, bool alone, Lang lang, char *why)
{
    const int to = match_undo_to(m, seat, alone, m->n_entries);
    if (m->n_entries == 0)
        return match_refuse(why, lang, SAY("table.nothing-to-undo"));
    if (match_over(m))
        return match_refuse(why, lang, SAY("table.is-over"));
    if (to < 0 && alone && m->game->dice_stay)
        return match_refuse(why, lang, SAY("table.dice-stay"));
    if (to < 0)
        return match_refuse(why, lang, SAY("table.no-undo"));
    return match_take_back(m, to, lang, why);
}
