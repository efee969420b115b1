/* What a seat may know: redealing everything else, and the invariants that
 * every reachable or redealt state keeps. */
#include "games/brawl/brawl.h"

/* Competitive sets are secret until all are fixed; a team mate knows them (BR-TDRAFT-4). */
static void redeal_set(State *s, int seat, Chance *chance)
{
    Player *p = &s->player[seat];
    const Player *mate = is_duel(s) ? 0 : &s->player[mate_of(seat)];
    int8_t pool[CHAMPIONS_MAX];
    int n = 0;
    for (int k = 0; k < content(s)->n_champions; k++) {
        bool free = true;
        for (int i = 0; mate != 0 && i < mate->n_brought; i++)
            free = free && mate->brought[i] != k;
        if (free)
            pool[n++] = k;
    }
    for (int i = 0; i < p->n_brought; i++) {
        const int j = i + (int)chance->below(chance, (uint32_t)(n - i));
        const int8_t champion = pool[j];
        pool[j] = pool[i];
        p->brought[i] = pool[i] = champion;
    }
}

/* A team brings its sets one member after the other, so the first is redealt freely and the second
 * around it. */
static void redeal_sets(State *s, int seat, Chance *chance)
{
    for (int other = 0; other < s->flow.seats; other++) {
        if (seat < SEATS_MAX && team_of_seat(other) == team_of_seat(seat))
            continue;
        Player *p = &s->player[other];
        const uint8_t n = p->n_brought;
        if (!is_duel(s) && other < 2) {  /* forget the mate's set while dealing the first one */
            Player *mate = &s->player[other + 2];
            const uint8_t mates = mate->n_brought;
            mate->n_brought = 0;
            redeal_set(s, other, chance);
            mate->n_brought = mates;
        } else {
            redeal_set(s, other, chance);
        }
        p->n_brought = n;
    }
}

/* Hand, deck and cards set aside of one player: their unseen cards can be anywhere among them. */
static void redeal_cards(State *s, int owner, int seat, Chance *chance)
{
    Redeal r = {.n = 0};
    Player *p = &s->player[owner];
    redeal_zone(&r, ZONE_OF(&p->deck), seat);
    redeal_zone(&r, ZONE_OF(&p->hand), seat);
    redeal_zone(&r, ZONE_OF(&p->aside), seat);
    redeal_mix(&r, chance);
}

static void redeal_traps(State *s, int seat, Chance *chance)
{
    Redeal r = {.n = 0};
    redeal_zone(&r, ZONE_OF(&s->supply), seat);
    redeal_zone(&r, ZONE_OF(&s->held), seat);
    for (int i = 0; i < ARENA_TRAPS; i++)
        if (s->trap[i].hex >= 0)
            redeal_slot(&r, &s->trap[i].token, seat);
    redeal_mix(&r, chance);
}

void brawl_redeal(void *state, int seat, Chance *chance)
{
    State *s = state;
    for (int owner = 0; owner < s->flow.seats; owner++)
        redeal_cards(s, owner, seat, chance);
    redeal_traps(s, seat, chance);
    if (!s->sets_open && s->option[OPT_SELECTION] == SELECT_COMPETITIVE)
        redeal_sets(s, seat, chance);
}

/* ---- invariants ------------------------------------------------------------------------------ */

static const char *check_units(const State *s)
{
    Hexes standing[2] = {0, 0};
    for (int u = 0; u < s->n_units; u++) {
        const Unit *unit = &s->unit[u];
        if (unit->champion >= content(s)->n_champions)
            return "a unit is no champion of this pack";
        if (unit->hex >= arena(s)->n || (unit->hex >= 0 && arena(s)->statues & hex_bit(unit->hex)))
            return "a champion stands outside the arena or on a statue";
        if (unit->hex < 0 && (unit->damage != 0 || unit->root != ROOT_NONE))
            return "a champion on the gate is hurt or rooted (BR-KO-3)";
        if (unit->hex >= 0 && (standing[0] | standing[1]) & hex_bit(unit->hex))
            return "two champions stand on one hex";
        if (unit->damage < 0)
            return "negative damage";
        if (unit->hex >= 0)
            standing[team_of(s, u)] |= hex_bit(unit->hex);
        if (!s->flow.over && unit->hex >= 0 && unit->damage >= brawl_hit_points(s, u))
            return "a champion should be out of action (BR-KO-1)";
    }
    if (standing[0] != s->standing[0] || standing[1] != s->standing[1])
        return "the map of standing champions is wrong";
    return 0;
}

/* Every card is in exactly one place. */
static const char *check_cards(const State *s)
{
    uint8_t seen[UNITS_MAX * CARDS_EACH] = {0};
    int n = 0;
    for (int seat = 0; seat < s->flow.seats; seat++) {
        const Player *p = &s->player[seat];
        const Zone *zones[] = {CZONE_OF(&p->deck), CZONE_OF(&p->hand), CZONE_OF(&p->discard),
                               CZONE_OF(&p->aside)};
        for (int z = 0; z < 4; z++)
            for (int i = 0; i < zones[z]->n; i++, n++) {
                const int card = zones[z]->slot[i].id;
                if (card >= s->n_units * CARDS_EACH || seat_of(s, unit_of_card(card)) != seat)
                    return "a card lies with the wrong player";
                if (seen[card]++)
                    return "a card is in two places";
            }
    }
    n += s->played.n;
    if (n != 0 && n != s->n_units * CARDS_EACH)
        return "a card is missing";
    return 0;
}

static const char *check_traps(const State *s)
{
    uint8_t seen[TRAPS_MAX] = {0};
    Hexes hexes = 0;
    zone_count(CZONE_OF(&s->supply), seen);
    zone_count(CZONE_OF(&s->held), seen);
    for (int i = 0; i < ARENA_TRAPS; i++)
        if (s->trap[i].hex >= 0) {
            seen[s->trap[i].token.id]++;
            hexes |= hex_bit(s->trap[i].hex);
        }
    for (int i = 0; i < content(s)->n_traps; i++)
        if (seen[i] > 1)
            return "a trap is in two places";
    if (hexes != s->traps)
        return "the map of traps is wrong";
    return 0;
}

static const char *check_challenges(const State *s)
{
    int n = s->challenges.n + s->done.n;
    for (int i = 0; i < s->n_slots; i++)
        n += s->track[i] >= 0;
    if (n != content(s)->n_challenges)
        return "a challenge is missing";
    if (s->challenges.n == 0)
        return "the challenge deck is empty (BR-TRACK-4)";
    return 0;
}

static const char *check_score(const State *s)
{
    for (int team = 0; team < 2; team++)
        if (s->vp[team] >= brawl_vp_goal(s) && s->winner == 0)
            return "a side has enough victory points, but nobody has won (BR-WIN-1)";
    return s->flow.over && s->winner == 0 && !s->at_limit ? "the game ended without a winner" : 0;
}

const char *brawl_check(const void *state)
{
    const State *s = state;
    const char *(*const checks[])(const State *) = {check_units, check_cards, check_traps,
                                                    check_challenges, check_score};
    for (unsigned i = 0; i < sizeof checks / sizeof *checks; i++) {
        const char *broken = checks[i](s);
        if (broken != 0)
            return broken;
    }
    return 0;
}
