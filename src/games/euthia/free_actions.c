/* Free actions: church, treasure, facing an elemental, handing in (rulebook p. 23, 24): EU-CHURCH,
 * EU-TREAS, EU-FACE, EU-HUNT, EU-RULE-24, -25. */
#include "games/euthia/actions.h"
#include "games/euthia/flows.h"
#include "games/euthia/hero.h"
#include "games/euthia/map.h"
#include "games/euthia/scenario.h"

/* EU-FREE-1, EU-PAC-4, EU-COMBAT-2: NULL, or why nothing at all can be done on the field. */
static const char *place_denied(const State *s, int seat)
{
    const int at = board(s, seat)->at;
    if (euthia_guarded(s, at))
        return "EU-PAC-4";
    return euthia_is_wrecked(s, at) ? "EU-WD-9" : 0;
}

/* EU-CHURCH-1 … 3: healing or a potion for 1 gold, only in the church, as often as one likes. */
static const char *church_denied(const State *s, int seat)
{
    if (field_feature(s, board(s, seat)->at) != CHURCH)
        return "EU-CHURCH-1";
    return board(s, seat)->gold > 0 ? 0 : "EU-CHURCH-1";
}

/* ---- treasure ---- */

/* EU-TREAS-1, EU-TREAS-3 … 5: a treasure is found once, and what guards it must be beaten first. */
static const char *treasure_denied(const State *s, int seat)
{
    const int at = board(s, seat)->at;
    if (field_feature(s, at) != TREASURE)
        return "EU-TREAS-1";
    if (field_state(s, at)->owner != 0)
        return "EU-TREAS-3";
    return place_denied(s, seat);
}

/* EU-TREAS-2, EU-TREAS-3: the tile of the level pictured; the marker stays whatever becomes of
 * it. */
FLOW(treasure)
{
    FLOW_BEGIN;
    s->field[laid_field(s, s->board[my->seat].at)].owner = 1 + my->seat;
    my->tile = euthia_draw_tile(
        c, s, ST_TREASURE_1 + field_data(s, s->board[my->seat].at)->treasure - 1);
    if (my->tile == NO_TILE)
        RETURN(0);
    EMIT(EV_TREASURE, "EU-TREAS-1", my->seat, my->tile);
    CALL(take, .seat = my->seat, .tile = my->tile);
    FLOW_END;
}

/* ---- facing an elemental ---- */

static bool is_elemental(int feature)
{
    return feature >= FIRE_ELEMENTAL && feature <= EARTH_ELEMENTAL;
}

static const char *face_denied(const State *s, int seat)
{
    const int at = board(s, seat)->at;
    if (!is_elemental(field_feature(s, at)) || has_bit(field_state(s, at)->faced, seat))
        return "EU-FACE-1";
    const char *why = place_denied(s, seat);
    if (why == 0 && euthia_fee_denied(s, seat, at) != 0)
        return automatic(s) ? "EU-COOP-3" : "EU-FACE-2";
    return why;
}

/* The row of a table that holds the result, or NULL: EU-FACE-5, EU-RULE-45. */
const Row *euthia_row(const Rows *rows, int value)
{
    for (int i = 0; i < rows->n; i++) {
        const Row *r = &rows->list[i];
        if ((value >= r->lo || r->lo == -ROW_OPEN) && (value <= r->hi || r->hi == ROW_OPEN))
            return r;
    }
    return 0;
}

Effects euthia_row_effects(const Rows *rows, int value)
{
    Effects all = {0};
    const Row *r = euthia_row(rows, value);
    if (r != 0)
        EACH_EFFECT (e, r)
            all.list[all.n++] = *e;
    return all;
}

/* EU-FACE-2 … 5: the fee, the marker, a hero roll, then what the card says for the result. */
FLOW(face)
{
    FLOW_BEGIN;
    my->field = s->board[my->seat].at;
    CALL(fee, .seat = my->seat, .field = my->field);
    s->field[laid_field(s, my->field)].faced |= bit(my->seat);
    EMIT(EV_FACED, "EU-FACE-3", my->seat, my->field);
    CALL(hero_roll, .seat = my->seat);
    CALL(effects, .seat = my->seat, .source = NONE,
         .list = euthia_row_effects(
             &content(s)->elemental[field_feature(s, my->field) - FIRE_ELEMENTAL].rows, RESULT));
    FLOW_END;
}

/* ---- handing in trophies ---- */

int euthia_trophy_level(const State *s, int trophy)
{
    return trophy >= MONSTERS_MAX ? content(s)->elite[trophy - MONSTERS_MAX].level
                                  : content(s)->monster[trophy].level;
}

int euthia_trophies_of(const State *s, int seat, int level)
{
    int n = 0;
    for (int i = 0; i < TROPHIES_MAX; i++)
        n += board(s, seat)->trophy[i] != NONE &&
             euthia_trophy_level(s, board(s, seat)->trophy[i]) == level;
    return n;
}

/* The card goes to the discard pile of its level; an elite leaves the game (EU-RULE-57). */
void euthia_lose_trophy(State *s, int seat, int level)
{
    Board *b = &s->board[seat];
    int i = 0;
    while (b->trophy[i] == NONE || euthia_trophy_level(s, b->trophy[i]) != level)
        i++;
    if (b->trophy[i] < MONSTERS_MAX)
        s->monsters[b->trophy[i]] = MONSTER_DISCARDED;
    for (; i + 1 < TROPHIES_MAX; i++)      /* pouches never hold so many that the last is taken */
        b->trophy[i] = b->trophy[i + 1];
}

static const char *hand_in_denied(const State *s, int seat, int level)
{
    const Scenario *k = scenario(s);
    if (k->hand_in.limit == 0 || field_feature(s, board(s, seat)->at) != CHURCH)
        return "EU-HUNT-3";
    if (board(s, seat)->handed[level - 1] >= k->hand_in.limit)
        return "EU-HUNT-4";
    return euthia_trophies_of(s, seat, level) > 0 ? 0 : "EU-HUNT-3";
}

static void hand_in(Ctx *c, State *s, int seat, int level)
{
    bool first = true;
    EACH_SEAT (other, s)
        first = first && board(s, other)->handed[level - 1] == 0;
    euthia_lose_trophy(s, seat, level);
    s->board[seat].handed[level - 1]++;
    EMIT(EV_HANDED_IN, "EU-HUNT-3", seat, level);
    euthia_gain_reputation(c, s, seat, scenario(s)->hand_in.reputation[level - 1], "EU-HUNT-3");
    if (first && scenario(s)->hand_in.badge > 0) {
        s->board[seat].badges |= bit(level - 1);
        EMIT(EV_BADGE, "EU-HUNT-5", seat, level);
    }
}

/* ---- all of them ---- */

/* Free actions that are not offered are denied only where their place is near: by the field. */
void euthia_offer_free(const State *s, int seat, Menu *m)
{
    offer_unless(m, option(V_PRAY, 0, 0, 0), church_denied(s, seat));
    offer_unless(m, option(V_POTION, 0, 0, 0), church_denied(s, seat));
    offer_unless(m, option(V_TREASURE, 0, 0, 0), treasure_denied(s, seat));
    offer_unless(m, option(V_FACE, 0, 0, 0), face_denied(s, seat));
    for (int level = 1; level <= MONSTER_LEVELS; level++)
        offer_unless(m, option(V_HAND_IN, level, 0, 0), hand_in_denied(s, seat, level));
    offer_unless(m, option(V_SHELTER, 0, 0, 0), euthia_shelter_denied(s, seat));
    euthia_offer_quests(s, seat, m);
}

FLOW(free_action)
{
    FLOW_BEGIN;
    if (option_verb(my->deed) == V_PRAY) {
        euthia_gain_gold(c, s, my->seat, -1, "EU-CHURCH-1");
        euthia_heal(c, s, my->seat, content(s)->numbers.heal[AT_CHURCH], "EU-CHURCH-1");
    } else if (option_verb(my->deed) == V_POTION) {
        euthia_gain_gold(c, s, my->seat, -1, "EU-CHURCH-2");
        CALL(take, .seat = my->seat, .tile = content(s)->potion);
    } else if (option_verb(my->deed) == V_TREASURE) {
        CALL(treasure, .seat = my->seat);
    } else if (option_verb(my->deed) == V_FACE) {
        CALL(face, .seat = my->seat);
    } else if (option_verb(my->deed) == V_HAND_IN) {
        hand_in(c, s, my->seat, option_arg(my->deed, 0));
    } else if (option_verb(my->deed) == V_SHELTER) {
        euthia_lay_shelter(c, s, my->seat);
    } else {
        CALL(quest, .seat = my->seat, .quest = option_arg(my->deed, 0),
             .legend = option_verb(my->deed) == V_LEGEND);
    }
    FLOW_END;
}

bool euthia_is_free_action(Option o)
{
    switch (option_verb(o)) {
    case V_PRAY: case V_POTION: case V_TREASURE: case V_FACE: case V_HAND_IN: case V_SHELTER:
    case V_QUEST: case V_LEGEND:
        return true;
    default:
        return false;
    }
}
