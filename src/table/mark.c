/* Marks: a hash over what has happened in a match, by which a later program notices that the same
 * answers do not have the same consequences any more. Kinds of events and things go in by their
 * ids, so that neither their order in a game's tables nor the wording of rules matters; the id of
 * an event with a list has the number of its things behind it. */
#include "table/match_inner.h"

static void mix(uint64_t *mark, uint8_t byte)
{
    *mark = (*mark ^ byte) * 0x100000001b3ULL;  /* FNV-1a */
}

static void mix_text(uint64_t *mark, const char *text)
{
    for (; *text != '\0'; text++)
        mix(mark, *text);
    mix(mark, 0);
}

static void mix_number(uint64_t *mark, uint16_t value)
{
    mix(mark, value);
    mix(mark, value >> 8);
}

void mark_event(uint64_t *mark, const Game *game, const Event *e)
{
    const EventSpec *spec = &game->events[e->kind];
    char id[64];
    Str named = STR_ON(id);
    put(&named, event_has_list(spec) ? "%s-%d" : "%s", spec->id, e->n);
    mix_text(mark, id);
    for (int i = 0; i < e->n; i++) {
        mix_text(mark, game->kinds[event_kind(spec, i)].id);
        mix_number(mark, e->arg[i]);
    }
}

uint32_t mark_now(const Match *m)
{
    uint64_t mark = m->mark;
    mix_number(&mark, match_asked(m));
    return (uint32_t)(mark ^ mark >> 32);
}
