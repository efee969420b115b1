/* Challenges: when one is fulfilled, and the track they move along (rulebook chapter
 * "Herausforderungsleiste"). Champions on gates count nowhere; team mates' champions count as
 * one's own (BR-TEAM-9). */
#include "games/brawl/brawl.h"

static int count_on(const State *s, int team, Hexes hexes)
{
    return count_bits(s->standing[team] & hexes);
}

/* BR-CTRL-1: more champions than the other side. */
bool brawl_controls(const State *s, int team, int area)
{
    return count_on(s, team, arena(s)->area[area]) > count_on(s, 1 - team, arena(s)->area[area]);
}

static int areas_controlled(const State *s, int team)
{
    int n = 0;
    for (int a = 0; a < arena(s)->n_areas; a++)
        n += brawl_controls(s, team, a);
    return n;
}

static int statues_held(const State *s, int team)
{
    int n = 0;
    for (int a = 0; a < arena(s)->n_areas; a++)
        n += count_on(s, team, arena(s)->circle[a]) > 0 &&
             count_on(s, 1 - team, arena(s)->circle[a]) == 0;
    return n;
}

static int near_bloodied(const State *s, int team, int within)
{
    Units near = 0;
    EACH_UNIT (enemy, brawl_team_in_arena(s, 1 - team))
        if (brawl_is_bloodied(s, enemy))
            near |= brawl_units_within(s, s->unit[enemy].hex, within);
    return count_bits(near & brawl_units_of_team(s, team));
}

static int near_traps(const State *s, int team)
{
    Hexes near = 0;
    EACH_HEX (h, s->traps)
        near |= arena(s)->near[h];
    return count_on(s, team, near);
}

bool brawl_is_fulfilled(const State *s, int challenge, int team)
{
    const Challenge *k = &content(s)->challenge[challenge];
    switch ((ConditionKind)k->kind) {
    case CONTROL_AREA: return brawl_controls(s, team, k->area);
    case AT_STATUE: return count_on(s, team, arena(s)->circle[k->area]) >= k->n;
    case CONTROL_AREAS: return areas_controlled(s, team) >= k->n;
    case HOLD_STATUES: return statues_held(s, team) >= k->n;
    case ENEMY_HALF: return count_on(s, team, arena(s)->half[s->side[1 - team]]) >= k->n;
    case NEAR_BLOODIED: return near_bloodied(s, team, k->within) >= k->n;
    case NEAR_TRAP: break;
    }
    return near_traps(s, team) >= k->n;
}

/* BR-RULE-5: 0-1-2-1; BR-RULE-6, BR-TEAM-15: the overlay adds a second slot without a trophy. */
int brawl_slot_value(const State *s, int slot)
{
    static const uint8_t duel[] = {0, 1, 2, 1}, team[] = {0, 0, 1, 2, 1};
    return is_duel(s) ? duel[slot] : team[slot];
}

/* BR-TRACK-4: as soon as the challenge deck is empty its discard pile becomes the new deck. There
 * are more challenges than slots, so one of the two always holds some. */
void brawl_place_challenge(Ctx *c, State *s, int slot)
{
    const Slot drawn = zone_draw(ZONE_OF(&s->challenges), c->chance);
    s->track[slot] = drawn.id;
    EMIT(EV_CHALLENGE, "BR-TRACK-2", drawn.id, brawl_slot_value(s, slot));
    zone_refill(ZONE_OF(&s->challenges), ZONE_OF(&s->done));
}

/* BR-TRACK-1 … 3, BR-TEAM-8: everything moves right, what falls off is discarded, new ones come. */
void brawl_adjust_track(Ctx *c, State *s)
{
    const int shift = is_duel(s) ? 1 : 2;
    for (int slot = s->n_slots - 1; slot >= 0; slot--) {
        const int8_t card = s->track[slot];
        s->track[slot] = -1;
        if (card < 0)
            continue;
        if (slot + shift < s->n_slots) {
            s->track[slot + shift] = card;
        } else {
            zone_add(ZONE_OF(&s->done), card, ALL_SEATS);
            EMIT(EV_CHALLENGE_OFF, "BR-TRACK-3", card);
        }
    }
    for (int slot = shift - 1; slot >= 0; slot--)  /* BR-RULE-6: the right one first */
        brawl_place_challenge(c, s, slot);
    s->adjusted = true;
}
