/* Positions and expectations of Reflections of Adeloth for rule tests; the words are in
 * docs/games/adeloth.md. */
#include <stdio.h>
#include <string.h>

#include "games/adeloth/adeloth.h"
#include "script.h"

static State *state(Script *t) { return t->state; }

/* ---- reaching a clean position --------------------------------------------------------------- */

/* Answers everything by passing or by the first offer until an action can be chosen. */
static void go_on(Script *t)
{
    while (t->why[0] == '\0' && !game_over(t->state) && t->menu.prompt != Q_ACTION)
        script_answer(t, t->menu.seat, t->menu.list[0]);
}

/* Hands go back under their draw piles, unknown to all; characters but the generals go with
 * them. */
static void clear_table(State *s)
{
    for (int seat = 0; seat < SEATS; seat++) {
        Player *p = &s->player[seat];
        while (p->hand.n > 0)
            zone_add(ZONE_OF(&p->pile), zone_take(ZONE_OF(&p->hand), 0).id, 0);
        adeloth_mix(s, ZONE_OF(&p->pile));
        p->active = p->crystals;
    }
}

/* duel [PROFESSION [COLOUR]]: seat 1 in the action phase of its first turn, the start action done,
 * all hands empty, all mana active, the generals where they start. PROFESSION (pathfinder) is seat
 * 1's, COLOUR (blue) seat 2's. */
static void do_duel(Script *t)
{
    const bool rune_master = t->n_words > 1 && script_is(t, 1, "rune-master");
    const bool green = t->n_words > 2 && script_is(t, 2, "green");
    script_start(t);
    if (t->why[0] == '\0' && t->menu.prompt == Q_PROFESSION)
        script_answer(t, 0, option(V_PROFESSION, rune_master ? 1 : 0, 0, 0));
    if (t->why[0] == '\0' && t->menu.prompt == Q_COLOUR)
        script_answer(t, 1, option(V_COLOUR, green ? GREEN : BLUE, 0, 0));
    go_on(t);
    clear_table(state(t));
    t->n_events = 0;
}

/* resolve: everybody passes as long as reactions are asked for */
static void do_resolve(Script *t)
{
    while (t->why[0] == '\0' && !game_over(t->state) && t->menu.prompt == Q_REACT)
        script_answer(t, t->menu.seat, option(V_PASS, 0, 0, 0));
}

/* execute: everybody passes until the uppermost effect is executed */
static void do_execute(Script *t)
{
    const State *s = state(t);
    const int n = s->n_stack;
    if (n == 0) {
        script_fail(t, "the stack is empty");
        return;
    }
    const StackEntry top = s->stack[n - 1];
    while (t->why[0] == '\0' && !game_over(s) && t->menu.prompt == Q_REACT && s->n_stack == n &&
           memcmp(&s->stack[n - 1], &top, sizeof top) == 0)
        script_answer(t, t->menu.seat, option(V_PASS, 0, 0, 0));
}

/* end [N]: whose turn it is takes the income action, everything resolves, the administration
 * phase is done, and the other one's start action too; N turns */
static void do_end(Script *t)
{
    const int n = t->n_words > 1 ? script_number(t, 1) : 1;
    for (int i = 0; i < n && t->why[0] == '\0' && !game_over(t->state); i++) {
        const int turn = state(t)->turn;
        script_answer(t, state(t)->active, option(V_INCOME, 0, 0, 0));
        while (t->why[0] == '\0' && !game_over(t->state) &&
               (state(t)->turn == turn || t->menu.prompt != Q_ACTION)) {
            const Option done = option(V_DONE, 0, 0, 0);
            script_answer(t, t->menu.seat, menu_has(&t->menu, done) ? done : t->menu.list[0]);
        }
    }
}

/* ---- cards ----------------------------------------------------------------------------------- */

static void lift_from(Zone *z, int card)
{
    const int at = zone_find(z, (uint16_t)card);
    if (at >= 0)
        zone_take(z, at);
}

/* Takes a card from wherever it is and gives it to a player. */
static void lift(State *s, int seat, int card)
{
    lift_from(ZONE_OF(&s->box), card);
    lift_from(ZONE_OF(&s->tutorial), card);
    lift_from(ZONE_OF(&s->table), card);
    for (int i = 0; i < SEATS; i++) {
        Player *p = &s->player[i];
        Zone *zones[] = {ZONE_OF(&p->pile), ZONE_OF(&p->under[0]), ZONE_OF(&p->under[1]),
                         ZONE_OF(&p->hand), ZONE_OF(&p->discard), ZONE_OF(&p->archive),
                         ZONE_OF(&p->equipment)};
        for (size_t z = 0; z < sizeof zones / sizeof *zones; z++)
            lift_from(zones[z], card);
    }
    if (on_board(s, unit_of(card)))
        adeloth_leave(s, unit_of(card));
    s->owner[card] = 1 + seat;
}

static void box_all(State *s, Zone *z)
{
    while (z->n > 0)
        zone_add(ZONE_OF(&s->box), zone_take(z, 0).id, ALL_SEATS);
}

/* hand / discard / archive / equip / box SEAT CARD…; pile SEAT [CARD…]: nothing else, drawn in this
 * order; upper SEAT [CARD…]: the same, but what levels 1 and 2 laid below stays there */
static void do_cards(Script *t)
{
    State *s = state(t);
    const int seat = script_seat(t, 1);
    Player *p = &s->player[seat];
    const bool upper = script_is(t, 0, "upper"), pile = upper || script_is(t, 0, "pile");
    if (pile)
        box_all(s, ZONE_OF(&p->pile));
    if (pile && !upper) {
        box_all(s, ZONE_OF(&p->under[0]));
        box_all(s, ZONE_OF(&p->under[1]));
    }
    for (int i = 2; i < t->n_words && t->why[0] == '\0'; i++) {
        const int card = script_thing(t, pile ? t->n_words + 1 - i : i, KIND_CARD);
        if (t->why[0] != '\0')
            return;
        lift(s, seat, card);
        if (pile) {
            zone_put_on_top(ZONE_OF(&p->pile), (uint16_t)card, 0);
        } else if (script_is(t, 0, "hand")) {
            zone_add(ZONE_OF(&p->hand), (uint16_t)card, SEAT_BIT(seat));
        } else if (script_is(t, 0, "equip")) {
            zone_add(ZONE_OF(&p->equipment), (uint16_t)card, ALL_SEATS);
            s->durability[card] = card_at(s, card)->durability;
        } else {
            zone_add(script_is(t, 0, "discard")   ? ZONE_OF(&p->discard)
                     : script_is(t, 0, "archive") ? ZONE_OF(&p->archive) : ZONE_OF(&s->box),
                     (uint16_t)card, ALL_SEATS);
        }
    }
}

/* tutorial [CARD…]: all but these leave the tutorial deck for the box */
static void do_tutorial(Script *t)
{
    State *s = state(t);
    box_all(s, ZONE_OF(&s->tutorial));
    for (int i = 1; i < t->n_words && t->why[0] == '\0'; i++) {
        const int card = script_thing(t, i, KIND_CARD);
        lift_from(ZONE_OF(&s->box), card);
        zone_add(ZONE_OF(&s->tutorial), (uint16_t)card, ALL_SEATS);
    }
}

/* ---- characters ------------------------------------------------------------------------------ */

static int unit_word(Script *t, int i) { return script_thing(t, i, KIND_UNIT); }

static void put_on(Script *t, int unit, int i)
{
    State *s = state(t);
    const int field = script_thing(t, i, KIND_FIELD);
    if (s->at[field] != 0 && unit_on(s, field) != unit)
        script_fail(t, "%s is not free", t->word[i]);
    else
        adeloth_put(s, unit, field);
}

/* servant SEAT CARD FIELD: it has been there for a while */
static void do_servant(Script *t)
{
    State *s = state(t);
    const int seat = script_seat(t, 1), card = script_thing(t, 2, KIND_CARD);
    if (t->why[0] != '\0')
        return;
    lift(s, seat, card);
    s->unit[unit_of(card)].owner = seat;
    s->unit[unit_of(card)].counters = s->permanent[card];
    put_on(t, unit_of(card), 3);
}

/* A token that has been there for a while. */
static int new_token(Script *t)
{
    State *s = state(t);
    int unit = FIRST_TOKEN;
    while (unit < UNITS - 1 && on_board(s, unit))
        unit++;
    s->unit[unit].owner = script_seat(t, 1);
    s->unit[unit].token = script_thing(t, 2, KIND_TOKEN);
    return unit;
}

/* token SEAT TOKEN FIELD */
static void do_token(Script *t)
{
    put_on(t, new_token(t), 3);
}

/* crowd SEAT TOKEN FIELD FIELD: on every free field from the one to the other, row by row */
static void do_crowd(Script *t)
{
    State *s = state(t);
    const int last = script_thing(t, 4, KIND_FIELD);
    for (int f = script_thing(t, 3, KIND_FIELD); f <= last && t->why[0] == '\0'; f++)
        if (s->at[f] == 0)
            adeloth_put(s, new_token(t), f);
}

static int status_word(Script *t, int i)
{
    static const struct { const char *word; int status; } words[] = {
        {"exhausted", EXHAUSTED}, {"moved", MOVED}, {"defenceless", DEFENCELESS},
        {"surprised-agility", SURPRISED_AGILITY},
        {"surprised-intelligence", SURPRISED_INTELLIGENCE}, {"new", NEW},
        {"swift-used", SWIFT_USED},
    };
    for (size_t k = 0; k < sizeof words / sizeof *words; k++)
        if (script_is(t, i, words[k].word))
            return words[k].status;
    script_fail(t, "'%s' is no status", t->word[i]);
    return 0;
}

/* upgraded CARD KIND */
static void do_upgraded(Script *t)
{
    State *s = state(t);
    const int card = script_thing(t, 1, KIND_CARD), kind = script_thing(t, 2, KIND_UPGRADE);
    s->upgrades[card] |= (uint8_t)(1u << kind);
}

static bool set_unit(Script *t)
{
    State *s = state(t);
    if (script_is(t, 0, "servant"))
        do_servant(t);
    else if (script_is(t, 0, "token"))
        do_token(t);
    else if (script_is(t, 0, "crowd"))
        do_crowd(t);
    else if (script_is(t, 0, "at"))
        put_on(t, unit_word(t, 1), 2);
    else if (script_is(t, 0, "status"))
        s->unit[unit_word(t, 1)].status |= (uint8_t)status_word(t, 2);
    else if (script_is(t, 0, "damage"))
        s->unit[unit_word(t, 1)].damage = script_number(t, 2);
    else if (script_is(t, 0, "counters"))
        s->unit[unit_word(t, 1)].counters = script_number(t, 2);
    else if (script_is(t, 0, "permanent"))
        s->permanent[script_thing(t, 1, KIND_CARD)] = script_number(t, 2);
    else if (script_is(t, 0, "durability"))
        s->durability[script_thing(t, 1, KIND_CARD)] = script_number(t, 2);
    else if (script_is(t, 0, "upgraded"))
        do_upgraded(t);
    else
        return false;
    return true;
}

/* ---- players --------------------------------------------------------------------------------- */

static bool set_player(Script *t)
{
    State *s = state(t);
    Player *p = &s->player[t->n_words > 1 && script_is(t, 1, "2") ? 1 : 0];
    if (script_is(t, 0, "mana")) {
        p->active = script_number(t, 2);
        p->crystals = t->n_words > 3 ? (uint16_t)script_number(t, 3)
                      : p->active > p->crystals ? p->active : p->crystals;
    } else if (script_is(t, 0, "gold")) {
        p->gold = script_number(t, 2);
    } else if (script_is(t, 0, "xp")) {
        p->xp = script_number(t, 2);
    } else if (script_is(t, 0, "life")) {
        p->life = script_number(t, 2);
    } else if (script_is(t, 0, "level")) {
        p->level = script_number(t, 2);
    } else if (script_is(t, 0, "points")) {
        p->points[script_thing(t, 2, KIND_SKILL) % SKILLS_EACH] = script_number(t, 3);
    } else if (script_is(t, 0, "cooldown")) {
        p->cooldown[script_thing(t, 2, KIND_SKILL) % SKILLS_EACH] = script_number(t, 3);
    } else if (script_is(t, 0, "flow")) {
        p->has_flow = 1;
        p->flow = script_is(t, 2, "on");
    } else if (script_is(t, 0, "standard")) {
        p->standard = script_thing(t, 2, KIND_FIELD);
    } else {
        return false;
    }
    return true;
}

static bool position(Script *t)
{
    if (script_is(t, 0, "duel"))
        do_duel(t);
    else if (script_is(t, 0, "resolve"))
        do_resolve(t);
    else if (script_is(t, 0, "execute"))
        do_execute(t);
    else if (script_is(t, 0, "end"))
        do_end(t);
    else if (script_is(t, 0, "hand") || script_is(t, 0, "discard") || script_is(t, 0, "archive") ||
             script_is(t, 0, "equip") || script_is(t, 0, "box") || script_is(t, 0, "pile") ||
             script_is(t, 0, "upper"))
        do_cards(t);
    else if (script_is(t, 0, "tutorial"))
        do_tutorial(t);
    else if (script_is(t, 0, "turn"))
        state(t)->turn = script_number(t, 1);
    else if (script_is(t, 0, "stock"))
        state(t)->stock[script_thing(t, 1, KIND_WARE)] = script_number(t, 2);
    else
        return set_unit(t) || set_player(t);
    return true;
}

/* ---- expectations ---------------------------------------------------------------------------- */

/* expect hand / discard / pile / archive / equipment / under-1 / under-2 SEAT has|lacks CARD…, or a
 * number; under-1 and under-2 are what levels 1 and 2 lay below the draw pile. box, tutorial and
 * table without a seat */
static bool expect_zones(Script *t)
{
    const State *s = state(t);
    static const char *const words[] = {"hand",      "discard", "pile",    "archive",
                                        "equipment", "under-1", "under-2", 0};
    int i = 0;
    const Zone *shared = script_is(t, 1, "box")        ? CZONE_OF(&s->box)
                         : script_is(t, 1, "tutorial") ? CZONE_OF(&s->tutorial)
                         : script_is(t, 1, "table")    ? CZONE_OF(&s->table) : 0;
    if (shared != 0) {
        script_zone(t, shared, 2, KIND_CARD);
        return true;
    }
    while (words[i] != 0 && !script_is(t, 1, words[i]))
        i++;
    if (words[i] == 0)
        return false;
    const Player *p = &s->player[script_seat(t, 2)];
    const Zone *zones[] = {CZONE_OF(&p->hand), CZONE_OF(&p->discard), CZONE_OF(&p->pile),
                           CZONE_OF(&p->archive), CZONE_OF(&p->equipment),
                           CZONE_OF(&p->under[0]), CZONE_OF(&p->under[1])};
    script_zone(t, zones[i], 3, KIND_CARD);
    return true;
}

static void expect_field(Script *t, int field, int i)
{
    char word[8];
    Str out = STR_ON(word);
    if (field < 0)
        str_text(&out, "nowhere");
    else
        adeloth_field_word(field, &out);
    script_word(t, t->word[2], word, i);
}

/* expect attack / resistance / agility / intelligence / movement / damage / counters UNIT N */
static bool expect_number(Script *t)
{
    static const char *const words[] = {"attack", "resistance", "agility", "intelligence",
                                        "movement", "damage", "counters", 0};
    const State *s = state(t);
    int i = 0;
    while (words[i] != 0 && !script_is(t, 1, words[i]))
        i++;
    if (words[i] == 0)
        return false;
    const int unit = unit_word(t, 2);
    if (!on_board(s, unit)) {
        script_fail(t, "%s is not on the battlefield", t->word[2]);
        return true;
    }
    const Stats stats = adeloth_stats(s, unit);
    const int values[] = {stats.attack, stats.resistance, stats.agility, stats.intelligence,
                          stats.movement, s->unit[unit].damage, s->unit[unit].counters};
    script_equal(t, t->word[1], values[i], script_number(t, 3));
    return true;
}

/* expect life / gold / xp / level / crystals / mana SEAT N */
static bool expect_player(Script *t)
{
    static const char *const words[] = {"life", "gold", "xp", "level", "crystals", "mana", 0};
    int i = 0;
    while (words[i] != 0 && !script_is(t, 1, words[i]))
        i++;
    if (words[i] == 0)
        return false;
    const Player *p = &state(t)->player[script_seat(t, 2)];
    const int values[] = {p->life, p->gold, p->xp, p->level, p->crystals, p->active};
    script_equal(t, t->word[1], values[i], script_number(t, 3));
    return true;
}

/* expect stack [KIND…]: from the bottom to the top; 'stack' alone is empty; expect stack-size N */
static void expect_stack(Script *t)
{
    const State *s = state(t);
    script_equal(t, "effects on the stack", s->n_stack, t->n_words - 2);
    for (int i = 0; i < s->n_stack && t->why[0] == '\0'; i++) {
        char word[24];
        Str out = STR_ON(word);
        thing_write(t->game, s, (Thing){KIND_ENTRY, s->stack[i].kind}, &out);
        script_word(t, "the effect", word, i + 2);
    }
}

static Fields fields_from(Script *t, int from)
{
    Fields all = 0;
    for (int i = from; i < t->n_words; i++)
        all |= field_bit(script_thing(t, i, KIND_FIELD));
    return all;
}

static void expect_fields(Script *t, Fields is, Fields wanted)
{
    if (is == wanted)
        return;
    char list[300];
    Str out = STR_ON(list);
    EACH_FIELD (f, is) {
        str_text(&out, " ");
        adeloth_field_word(f, &out);
    }
    script_fail(t, "%s:%s", t->word[1], list);
}

/* expect positions SEAT FIELD…, expect ends UNIT FIELD…, expect warband UNIT FIELD… */
static bool expect_sets(Script *t)
{
    const State *s = state(t);
    if (script_is(t, 1, "positions"))
        expect_fields(t, adeloth_summoning_positions(s, script_seat(t, 2)), fields_from(t, 3));
    else if (script_is(t, 1, "ends"))
        expect_fields(t, adeloth_move_ends(s, unit_word(t, 2)), fields_from(t, 3));
    else if (script_is(t, 1, "warband"))
        expect_fields(t, adeloth_warband(s, s->unit[unit_word(t, 2)].field,
                                         seat_of(s, unit_word(t, 2))), fields_from(t, 3));
    else
        return false;
    return true;
}

static bool expect_flags(Script *t)
{
    const State *s = state(t);
    if (script_is(t, 1, "status"))
        script_flag(t, t->word[3], has_status(s, unit_word(t, 2), status_word(t, 3)), 4);
    else if (script_is(t, 1, "upgraded"))
        script_flag(t, "upgraded", adeloth_has_upgrade(s, script_thing(t, 2, KIND_CARD),
                                                       script_thing(t, 3, KIND_UPGRADE)), 4);
    else if (script_is(t, 1, "flow"))
        script_flag(t, "flow", s->player[script_seat(t, 2)].flow != 0, 3);
    else if (script_is(t, 1, "played"))
        script_flag(t, "played", s->played >> script_thing(t, 2, KIND_CARD) & 1, 3);
    else if (script_is(t, 1, "has-flow"))
        script_flag(t, "has-flow", s->player[script_seat(t, 2)].has_flow != 0, 3);
    else
        return false;
    return true;
}

/* ---- what a seat sees ------------------------------------------------------------------------ */

static const Zone *zone_word(Script *t, const State *s, int i)
{
    const Player *p = &s->player[script_is(t, i + 1, "2") ? 1 : 0];
    return script_is(t, i, "hand")      ? CZONE_OF(&p->hand)
           : script_is(t, i, "under-1") ? CZONE_OF(&p->under[0])
           : script_is(t, i, "under-2") ? CZONE_OF(&p->under[1])
           : script_is(t, i, "box")     ? CZONE_OF(&s->box) : CZONE_OF(&p->pile);
}

/* Whether a zone holds other cards, or, for "top", whether another one lies on top. */
static bool differs(Script *t, const State *a, const State *b)
{
    const Zone *x = zone_word(t, a, 3), *y = zone_word(t, b, 3);
    if (script_is(t, 3, "top"))
        return x->slot[x->n - 1].id != y->slot[y->n - 1].id;
    for (int i = 0; i < x->n; i++)
        if (zone_find(y, x->slot[i].id) < 0)
            return true;
    return false;
}

/* expect redeal VIEWER ZONE [SEAT] changes|keeps: whether the zone (hand, pile, under-1, under-2,
 * box; top: the top card of the pile) can hold other cards as far as the viewer knows */
static void expect_redeal(Script *t)
{
    const int seat = script_viewer(t, 2);
    bool changed = false;
    for (uint64_t seed = 0; seed < 40; seed++) {
        State copy = *state(t);
        FastChance chance;
        chance_fast(&chance, seed);
        game_redeal(t->game, &copy, seat, &chance.chance);
        changed = changed || differs(t, state(t), &copy);
        if (adeloth_check(&copy) != 0)
            script_fail(t, "redealt: %s", adeloth_check(&copy));
    }
    script_word(t, "redealing", changed ? "changes" : "keeps", t->n_words - 1);
}

static bool expect(Script *t)
{
    const State *s = state(t);
    if (script_is(t, 1, "at"))
        expect_field(t, s->unit[unit_word(t, 2)].field, 3);
    else if (script_is(t, 1, "standard"))
        expect_field(t, s->player[script_seat(t, 2)].standard, 3);
    else if (script_is(t, 1, "stack"))
        expect_stack(t);
    else if (script_is(t, 1, "redeal"))
        expect_redeal(t);
    else if (script_is(t, 1, "stack-size"))
        script_equal(t, "effects on the stack", s->n_stack, script_number(t, 2));
    else if (script_is(t, 1, "turn"))
        script_equal(t, "the turn", s->turn, script_number(t, 2));
    else if (script_is(t, 1, "active"))
        script_equal(t, "the active seat", s->active + 1, script_number(t, 2));
    else if (script_is(t, 1, "permanent"))
        script_equal(t, "permanent counters", s->permanent[script_thing(t, 2, KIND_CARD)],
                     script_number(t, 3));
    else if (script_is(t, 1, "durability"))
        script_equal(t, "durability", s->durability[script_thing(t, 2, KIND_CARD)],
                     script_number(t, 3));
    else if (script_is(t, 1, "stock"))
        script_equal(t, "stock", s->stock[script_thing(t, 2, KIND_WARE)], script_number(t, 3));
    else if (script_is(t, 1, "points"))
        script_equal(t, "points", s->player[script_seat(t, 2)]
                         .points[script_thing(t, 3, KIND_SKILL) % SKILLS_EACH],
                     script_number(t, 4));
    else if (script_is(t, 1, "cooldown"))
        script_equal(t, "cooldown", s->player[script_seat(t, 2)]
                         .cooldown[script_thing(t, 3, KIND_SKILL) % SKILLS_EACH],
                     script_number(t, 4));
    else
        return expect_zones(t) || expect_number(t) || expect_player(t) || expect_sets(t) ||
               expect_flags(t);
    return true;
}

/* Level 2 has all that most rules speak of; newcomers begin at level 1, which lacks the checks. */
static void usual(Setup *how)
{
    how->option[OPT_LEVEL] = LEVEL_2;
}

const ScriptGame adeloth_script = {"adeloth", position, expect, usual};
