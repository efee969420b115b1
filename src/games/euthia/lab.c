/* What is counted over many matches: heroes, their tiles, gold, deeds (spielwerk sim). */
#include "games/euthia/euthia.h"

static void entrants(const void *state, void (*tell)(void *to, const char *name, int seat),
                     void *to)
{
    const State *s = state;
    EACH_SEAT (seat, s)
        if (board(s, seat)->hero != NONE)
            tell(to, hero_of(s, seat)->id, seat);
}

/* Of each pair of hero tiles that was revealed, which one was kept: EU-HTILE-5. */
static void usage(const void *state,
                  void (*tell)(void *to, const char *name, int seat, bool used), void *to)
{
    const State *s = state;
    EACH_SEAT (seat, s) {
        if (board(s, seat)->hero == NONE)
            continue;
        const Hero *h = hero_of(s, seat);
        for (int i = 0; i < h->n_tiles; i++) {
            const Tile *t = &content(s)->tile[h->first_tile + i];
            bool kept = false;
            if (t->value == START_TILE || !has_bit(board(s, seat)->gone, i) ||
                t->mode == (automatic(s) ? COMPETITIVE_ONLY : SOLO_ONLY))
                continue;
            EACH_OWNED (o, s, seat)
                kept = kept || o->tile == h->first_tile + i;
            tell(to, t->id, seat, kept);
        }
    }
}

/* ---- figures ---- */

/* What a hero did in a match; a block of LAB_TALLIES for each seat. */
enum { GOLD_IN, GOLD_OUT, MINED, BOUGHT, UPGRADED, WON, FELL, QUESTS_DONE, DEEDS };
_Static_assert(DEEDS * SEATS_MAX <= LAB_TALLIES, "every seat has room for its deeds");

static void heard(const Event *e, int32_t tally[LAB_TALLIES])
{
    int32_t *of = &tally[e->n > 0 && e->arg[0] >= 0 && e->arg[0] < SEATS_MAX ? e->arg[0] * DEEDS
                                                                             : 0];
    switch ((EventKind)e->kind) {
    case EV_GOLD:
        of[GOLD_IN] += e->arg[1];
        break;
    case EV_PAID:
        of[GOLD_OUT] += e->arg[1];
        break;
    case EV_FEE:
        of[GOLD_OUT]++;
        tally[e->arg[1] * DEEDS + GOLD_IN]++;
        break;
    case EV_MINED:
        of[MINED]++;
        break;
    case EV_BOUGHT:
        of[BOUGHT]++;
        break;
    case EV_UPGRADED:
        of[UPGRADED]++;
        break;
    case EV_VICTORY:
        of[WON]++;
        break;
    case EV_KILLED:
        of[FELL]++;
        break;
    case EV_QUEST:
        of[QUESTS_DONE]++;
        break;
    default:
        break;
    }
}

typedef void Tell(void *to, const char *name, int32_t value);

/* EU-HTILE-3, -7: of each pair whether the hero's reputation reached it in the end and whether it
 * was revealed, in per cent. */
static void tell_pairs(const State *s, int seat, Tell *tell, void *to)
{
    char name[24];
    const Hero *h = hero_of(s, seat);
    int last = START_TILE;
    for (int i = 0; i < h->n_tiles; i++) {
        const Tile *t = &content(s)->tile[h->first_tile + i];
        if (t->value == START_TILE || t->value == last ||
            t->mode == (automatic(s) ? COMPETITIVE_ONLY : SOLO_ONLY))
            continue;
        last = t->value;
        Str out = STR_ON(name);
        put(&out, "pair-%d", t->value);
        const bool revealed = has_bit(board(s, seat)->gone, i);
        tell(to, name, revealed ? 100 * 100 : 0);
        Str other = STR_ON(name);
        put(&other, "reached-%d", t->value);
        tell(to, name, revealed || board(s, seat)->reputation >= t->value ? 100 * 100 : 0);
    }
}

static void figures(const void *state, const int32_t tally[LAB_TALLIES], Tell *tell, void *to)
{
    static const char *const names[DEEDS] = {
        [MINED] = "mined", [BOUGHT] = "bought", [UPGRADED] = "upgraded", [WON] = "won",
        [FELL] = "fell", [QUESTS_DONE] = "quests",
    };
    const State *s = state;
    EACH_SEAT (seat, s) {
        const int32_t *of = &tally[seat * DEEDS];
        if (board(s, seat)->hero == NONE)
            continue;
        tell(to, "gold-in", 100 * of[GOLD_IN] / scenario(s)->rounds);
        tell(to, "gold-out", 100 * of[GOLD_OUT] / scenario(s)->rounds);
        tell(to, "gold-left", 100 * board(s, seat)->gold);
        tell(to, "reputation", 100 * euthia_final_reputation(s, seat));
        tell(to, "reputation-in-play", 100 * board(s, seat)->reputation);
        for (int i = MINED; i < DEEDS; i++)
            tell(to, names[i], 100 * of[i]);
        tell_pairs(s, seat, tell, to);
    }
}

const LabHooks euthia_lab = {.entrants = entrants, .usage = usage, .heard = heard,
                             .figures = figures};
