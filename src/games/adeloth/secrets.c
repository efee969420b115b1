/* What a seat may know: redealing everything else, and the invariants that every reachable or
 * redealt state keeps. */
#include "games/adeloth/adeloth.h"

/* ---- redeal ---- */

/* Unseen cards of one batch could lie in any of its places. */
static void collect(const State *s, Redeal *r, Zone *z, int seat, int batch)
{
    for (int i = 0; i < z->n; i++)
        if (s->batch[z->slot[i].id] == batch)
            redeal_slot(r, &z->slot[i], seat);
}

void adeloth_redeal(void *state, int seat, Chance *chance)
{
    State *s = state;
    for (int batch = 1; batch <= s->n_batches; batch++) {
        Redeal r = {.n = 0};
        for (int owner = 0; owner < SEATS; owner++) {
            Player *p = &s->player[owner];
            collect(s, &r, ZONE_OF(&p->pile), seat, batch);
            collect(s, &r, ZONE_OF(&p->under[0]), seat, batch);
            collect(s, &r, ZONE_OF(&p->under[1]), seat, batch);
            collect(s, &r, ZONE_OF(&p->hand), seat, batch);
        }
        collect(s, &r, ZONE_OF(&s->box), seat, batch);
        redeal_mix(&r, chance);
    }
}

/* ---- invariants ------------------------------------------------------------------------------ */

static const char *check_units(const State *s)
{
    Fields standing[SEATS] = {0, 0};
    for (int u = 0; u < UNITS; u++) {
        const Unit *unit = &s->unit[u];
        if (unit->field < 0) {
            if (is_general(u))
                return "a general is not on the board (AD-REM-3)";
            continue;
        }
        if (unit->field >= FIELDS || (standing[0] | standing[1]) & field_bit(unit->field))
            return "two characters stand on one field (AD-FIELD-4)";
        standing[unit->owner] |= field_bit(unit->field);
        if (unit_on(s, unit->field) != u)
            return "the map of characters is wrong";
        if (is_card_unit(u) && s->owner[card_of(u)] != unit->owner + 1)
            return "a servant serves a stranger (AD-RULE-44)";
    }
    return standing[0] != s->standing[0] || standing[1] != s->standing[1]
               ? "the map of standing characters is wrong" : 0;
}

static bool holds_card(const StackEntry *e)
{
    return e->kind == E_CARD || e->kind == E_SUMMON;
}

/* AD-ZONE-1: every card is in exactly one place. */
static const char *check_cards(const State *s)
{
    uint8_t count[CARDS_MAX] = {0};
    zone_count(CZONE_OF(&s->box), count);
    zone_count(CZONE_OF(&s->tutorial), count);
    zone_count(CZONE_OF(&s->table), count);
    for (int seat = 0; seat < SEATS; seat++) {
        const Player *p = &s->player[seat];
        zone_count(CZONE_OF(&p->pile), count);
        zone_count(CZONE_OF(&p->under[0]), count);
        zone_count(CZONE_OF(&p->under[1]), count);
        zone_count(CZONE_OF(&p->hand), count);
        zone_count(CZONE_OF(&p->discard), count);
        zone_count(CZONE_OF(&p->archive), count);
        zone_count(CZONE_OF(&p->equipment), count);
    }
    for (int i = 0; i < s->n_stack; i++)
        if (holds_card(&s->stack[i]))
            count[s->stack[i].card]++;
    if (s->is_running && holds_card(&s->running))
        count[s->running.card]++;
    for (int card = 0; card < content(s)->n_cards; card++) {
        count[card] += on_board(s, unit_of(card));
        if (count[card] != 1)
            return "a card is missing or there twice (AD-ZONE-1)";
        if (s->batch[card] > s->n_batches)
            return "a card was shuffled with cards nobody knows of";
    }
    return 0;
}

static bool are_owned(const State *s, const Zone *z, int seat)
{
    for (int i = 0; i < z->n; i++)
        if (s->owner[z->slot[i].id] != 1 + seat)
            return false;
    return true;
}

/* AD-RULE-44: also after redealing, nobody has cards of the other one. */
static const char *check_owners(const State *s)
{
    for (int seat = 0; seat < SEATS; seat++) {
        const Player *p = &s->player[seat];
        const Zone *zones[] = {CZONE_OF(&p->pile), CZONE_OF(&p->under[0]), CZONE_OF(&p->under[1]),
                               CZONE_OF(&p->hand), CZONE_OF(&p->discard), CZONE_OF(&p->archive),
                               CZONE_OF(&p->equipment)};
        for (size_t i = 0; i < sizeof zones / sizeof *zones; i++)
            if (!are_owned(s, zones[i], seat))
                return "a card lies with a stranger (AD-RULE-44)";
    }
    return 0;
}

static const char *check_players(const State *s)
{
    for (int seat = 0; seat < SEATS; seat++) {
        const Player *p = &s->player[seat];
        if (p->active > p->crystals)
            return "more mana than crystals (AD-MANA-1)";
        if (p->life > content(s)->life)
            return "more life than the maximum (AD-GEN-5)";
        int points = 0;
        for (int i = 0; i < SKILLS_EACH; i++)
            points += p->points[i];
        if (points > p->level - 1)
            return "more skill points than levels (AD-LVL-2)";
        for (int i = 0; i < p->hand.n; i++)
            if (!(p->hand.slot[i].seen & SEAT_BIT(seat)))
                return "a player does not know his hand";
    }
    return 0;
}

const char *adeloth_check(const void *state)
{
    const State *s = state;
    const char *wrong = check_units(s);
    if (wrong == 0)
        wrong = check_cards(s);
    if (wrong == 0)
        wrong = check_owners(s);
    if (wrong == 0)
        wrong = check_players(s);
    if (wrong == 0 && (s->winner != 0) != (game_over(s) != 0))
        wrong = "the match does not know whether it is over";
    return wrong;
}
