/* A fingerprint of everything that happened in a match; see match.h. */
#include "table/match.h"

#include <stdlib.h>

#include "core/limits.h"

static void mix(uint64_t *hash, uint64_t value)
{
    for (int i = 0; i < 8; i++) {
        *hash = (*hash ^ (value & 0xff)) * 0x100000001b3ULL;  /* FNV-1a */
        value >>= 8;
    }
}

static void mix_text(uint64_t *hash, const char *text)
{
    for (const char *p = text; *p != '\0'; p++)
        mix(hash, (uint8_t)*p);
}

static void mix_view(uint64_t *hash, const Match *m, int seat)
{
    enum { ROOM = 1 << 19 };
    View *v = malloc(sizeof *v);
    char *text = malloc(ROOM);
    if (v == 0 || text == 0)
        abort();
    Str out = {.at = text, .cap = ROOM};
    game_view(match_game(m), match_state(m), seat, v);
    view_json(match_game(m), match_state(m), v, &out);
    keep_limit(!out.cut, "bytes of a view in JSON", ROOM);
    mix_text(hash, text);
    free(text);
    free(v);
}

uint64_t match_fingerprint(const Match *m)
{
    uint64_t hash = 0xcbf29ce484222325ULL;
    const Event *events;
    const int n = match_events(m, &events);
    for (int i = 0; i < match_length(m); i++) {
        mix(&hash, match_entry(m, i)->seat);
        mix(&hash, match_entry(m, i)->option);
        if (match_entry(m, i)->stream > 0)
            mix(&hash, match_entry(m, i)->stream);
    }
    for (int i = 0; i < n; i++) {
        mix(&hash, events[i].kind);
        mix_text(&hash, events[i].rule);
        for (int k = 0; k < events[i].n; k++)
            mix(&hash, (uint16_t)events[i].arg[k]);
    }
    for (int seat = 0; seat < match_setup(m)->seats; seat++)
        mix_view(&hash, m, seat);
    mix_view(&hash, m, SPECTATOR);
    return hash;
}
