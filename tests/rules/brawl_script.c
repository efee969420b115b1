/* Positions and expectations of Super Fantasy Brawl for rule tests; the words are
 * in docs/games/brawl.md. */
#include <stdio.h>
#include <string.h>

#include "games/brawl/brawl.h"
#include "script.h"

static State *state(Script *t) { return t->state; }

/* ---- reaching a clean position --------------------------------------------------------------- */

static int picks[SEATS_MAX][TEAM_MAX];  /* champions wanted, by seat */

/* Answers a question of the set-up so that the wanted champions meet; false if the set-up is
 * over. */
static bool answer_setup(Script *t)
{
    State *s = state(t);
    const Menu *m = &t->menu;
    const int seat = first_seat(game_asked(s));
    Option o = m->list[0];
    if (m->prompt == Q_ACTIVATE)
        return false;
    if (m->prompt == Q_FREE) {
        const Player *p = &s->player[seat];
        o = p->n_picks < s->each ? option(V_PICK, picks[seat][p->n_picks], 0, 0)
                                 : option(V_CONFIRM, 0, 0, 0);
    }
    if (m->prompt == Q_MULLIGAN)
        o = option(V_KEEP, 0, 0, 0);
    script_answer(t, seat, o);
    return t->why[0] == '\0';
}

/* Nothing on the table but champions: no traps, no hands, no challenges. */
static void clear_table(State *s)
{
    for (int i = 0; i < ARENA_TRAPS; i++)
        if (s->trap[i].hex >= 0) {
            zone_add(ZONE_OF(&s->supply), s->trap[i].token.id, 0);
            s->trap[i].hex = -1;
        }
    s->traps = 0;
    zone_forget(ZONE_OF(&s->supply), ALL_SEATS);
    for (int seat = 0; seat < s->flow.seats; seat++) {
        Player *p = &s->player[seat];
        zone_shuffle_into(ZONE_OF(&p->hand), ZONE_OF(&p->deck));
        zone_shuffle_into(ZONE_OF(&p->discard), ZONE_OF(&p->deck));
        p->ready = (1u << ESSENCES) - 1;
    }
    for (int slot = 0; slot < s->n_slots; slot++)
        if (s->track[slot] >= 0) {
            zone_add(ZONE_OF(&s->done), (uint16_t)s->track[slot], ALL_SEATS);
            s->track[slot] = -1;
        }
    zone_shuffle_into(ZONE_OF(&s->done), ZONE_OF(&s->challenges));
}

static void read_picks(Script *t, int seats, int each)
{
    static const char *const standard[2][SEATS_MAX][TEAM_MAX] = {
        {{"kilgore", "gwaien", "deryn"}, {"tzu-xiao", "goldarr", "dugrun"}},
        {{"kilgore", "gwaien"}, {"tzu-xiao", "goldarr"}, {"deryn", "dugrun"}, {"kilgore", "deryn"}},
    };
    const Content *k = pack_at(t->setup.pack)->content;
    for (int seat = 0; seat < seats; seat++)
        for (int i = 0; i < each; i++) {
            const int at = 1 + seat * each + i;
            const char *id = t->n_words > 1 ? t->word[at] : standard[seats == 4][seat][i];
            int found = -1;
            for (int c = 0; c < k->n_champions; c++)
                if (strcmp(k->champion[c].id, id) == 0)
                    found = c;
            if (found < 0)
                script_fail(t, "'%s' is no champion", id);
            picks[seat][i] = found;
        }
}

/* duel / team [CHAMPION …]: seat 1 in the activation of round 2, north is purple and seat 1's side.
 * The champions stand on their deployment hexes; nothing else is on the table. */
static void do_begin(Script *t, int seats)
{
    const int forced = t->chance.n;
    t->setup.seats = seats;
    t->setup.option[OPT_SELECTION] = SELECT_FREE;
    read_picks(t, seats, seats == 2 ? 3 : 2);
    if (t->why[0] != '\0' || forced > 0) {
        script_fail(t, "force chance after '%s'", t->word[0]);
        return;
    }
    chance_force(&t->chance, 0);  /* seat 1 begins */
    script_start(t);
    while (t->why[0] == '\0' && answer_setup(t))
        ;
    State *s = state(t);
    clear_table(s);
    s->round = 2;
    s->adjusted = true;
    t->n_events = 0;
}

/* turn SEAT: the same position in that seat's activation. */
static void do_turn(Script *t)
{
    const int seat = script_seat(t, 1);
    State *s = state(t);
    while (t->why[0] == '\0' && current_seat(s) != seat)
        script_answer(t, current_seat(s), option(V_END, 0, 0, 0));
    clear_table(s);
    t->n_events = 0;
}

/* ---- position -------------------------------------------------------------------------------- */

static int hex_or_gate(Script *t, int i)
{
    return script_is(t, i, "gate") ? ON_GATE : script_thing(t, i, KIND_HEX);
}

static void do_at(Script *t)
{
    State *s = state(t);
    const int unit = script_thing(t, 1, KIND_UNIT), hex = hex_or_gate(t, 2);
    if (hex >= 0 && !(free_hexes(s) & hex_bit(hex)) && s->unit[unit].hex != hex)
        script_fail(t, "%s is not free", t->word[2]);
    else
        brawl_put_unit(s, unit, hex);
}

/* Takes a card from wherever it lies. */
static void lift(State *s, int seat, int card)
{
    Player *p = &s->player[seat];
    Zone *zones[] = {ZONE_OF(&p->deck), ZONE_OF(&p->hand), ZONE_OF(&p->discard)};
    for (int z = 0; z < 3; z++)
        if (zone_find(zones[z], (uint16_t)card) >= 0)
            zone_take(zones[z], zone_find(zones[z], (uint16_t)card));
}

/* hand / discard / top SEAT CARD… (top: drawn in the order given) */
static void do_cards(Script *t)
{
    State *s = state(t);
    const int seat = script_seat(t, 1);
    Player *p = &s->player[seat];
    const bool top = script_is(t, 0, "top");
    for (int i = 2; i < t->n_words && t->why[0] == '\0'; i++) {
        const int card = script_thing(t, top ? t->n_words + 1 - i : i, KIND_CARD);
        if (t->why[0] != '\0' || seat_of(s, unit_of_card(card)) != seat) {
            script_fail(t, "this card belongs to another seat");
            return;
        }
        lift(s, seat, card);
        if (script_is(t, 0, "hand"))
            zone_add(ZONE_OF(&p->hand), (uint16_t)card, brawl_hand_viewers(s, seat));
        else if (script_is(t, 0, "discard"))
            zone_add(ZONE_OF(&p->discard), (uint16_t)card, ALL_SEATS);
        else
            zone_put_on_top(ZONE_OF(&p->deck), (uint16_t)card, brawl_hand_viewers(s, seat));
    }
}

/* deck SEAT N: all but N cards of the draw deck go to the discard pile */
static void do_deck(Script *t)
{
    Player *p = &state(t)->player[script_seat(t, 1)];
    const int n = script_number(t, 2);
    while (p->deck.n > n)
        zone_add(ZONE_OF(&p->discard), zone_take(ZONE_OF(&p->deck), 0).id, ALL_SEATS);
    script_equal(t, "deck", p->deck.n, n);
}

static int token_of(Script *t, const State *s, const char *id)
{
    for (int i = 0; i < s->supply.n; i++)
        if (strcmp(content(s)->trap[s->supply.slot[i].id].id, id) == 0)
            return i;
    script_fail(t, "no such trap in the supply");
    return -1;
}

/* trap HEX KIND */
static void do_trap(Script *t)
{
    State *s = state(t);
    const int hex = script_thing(t, 1, KIND_HEX), token = token_of(t, s, t->word[2]);
    const int free = brawl_trap_index(s, -1);
    if (token < 0 || free < 0) {
        script_fail(t, "four traps lie already");
        return;
    }
    s->trap[free] = (ArenaTrap){.hex = hex, .token = zone_take(ZONE_OF(&s->supply), token)};
    s->traps |= hex_bit(hex);
}

/* next-trap KIND: the next one drawn from the supply */
static void do_next_trap(Script *t)
{
    State *s = state(t);
    const int i = token_of(t, s, t->word[1]);
    if (i >= 0)
        chance_force(&t->chance, FORCE_ID + s->supply.slot[i].id);
}

/* track SLOT CHALLENGE */
static void do_track(Script *t)
{
    State *s = state(t);
    const int slot = script_number(t, 1) - 1, card = script_thing(t, 2, KIND_CHALLENGE);
    const int at = zone_find(CZONE_OF(&s->challenges), (uint16_t)card);
    if (slot < 0 || slot >= s->n_slots || at < 0) {
        script_fail(t, "no such slot, or the challenge is not in the deck");
        return;
    }
    zone_take(ZONE_OF(&s->challenges), at);
    s->track[slot] = card;
}

/* challenge-deck N: all but N challenges of the deck go to the discard pile */
static void do_challenge_deck(Script *t)
{
    State *s = state(t);
    while (s->challenges.n > script_number(t, 1) && t->why[0] == '\0')
        zone_add(ZONE_OF(&s->done), zone_take(ZONE_OF(&s->challenges), 0).id, ALL_SEATS);
}

static void do_essence(Script *t)
{
    Player *p = &state(t)->player[script_seat(t, 1)];
    p->ready = 0;
    for (int i = 2; i < t->n_words && !script_is(t, 2, "none"); i++)
        p->ready |= (uint8_t)(1u << script_thing(t, i, KIND_ESSENCE));
}

static Unit *unit_word(Script *t, int i)
{
    return &state(t)->unit[script_thing(t, i, KIND_UNIT)];
}

static void do_round(Script *t)
{
    state(t)->round = (uint8_t)script_number(t, 1);
    state(t)->adjusted = state(t)->round > 1;
}

static bool position(Script *t)
{
    if (script_is(t, 0, "duel"))
        do_begin(t, 2);
    else if (script_is(t, 0, "team"))
        do_begin(t, 4);
    else if (script_is(t, 0, "turn"))
        do_turn(t);
    else if (script_is(t, 0, "at"))
        do_at(t);
    else if (script_is(t, 0, "damage"))
        unit_word(t, 1)->damage = script_number(t, 2);
    else if (script_is(t, 0, "level"))
        unit_word(t, 1)->level = 1;
    else if (script_is(t, 0, "hurt-by"))
        unit_word(t, 1)->hurt_by = script_thing(t, 2, KIND_UNIT);
    else if (script_is(t, 0, "guard"))
        unit_word(t, 1)->guard = script_number(t, 2);
    else if (script_is(t, 0, "root"))
        unit_word(t, 1)->root = ROOT_TURN;
    else if (script_is(t, 0, "hand") || script_is(t, 0, "discard") || script_is(t, 0, "top"))
        do_cards(t);
    else if (script_is(t, 0, "deck"))
        do_deck(t);
    else if (script_is(t, 0, "trap"))
        do_trap(t);
    else if (script_is(t, 0, "next-trap"))
        do_next_trap(t);
    else if (script_is(t, 0, "track"))
        do_track(t);
    else if (script_is(t, 0, "challenge-deck"))
        do_challenge_deck(t);
    else if (script_is(t, 0, "essence"))
        do_essence(t);
    else if (script_is(t, 0, "vp"))
        state(t)->vp[script_seat(t, 1) & 1] = script_number(t, 2);
    else if (script_is(t, 0, "round"))
        do_round(t);
    else
        return false;
    return true;
}

/* ---- expectations ---------------------------------------------------------------------------- */

static void expect_at(Script *t)
{
    char hex[8] = "gate";
    const State *s = state(t);
    const int unit = script_thing(t, 2, KIND_UNIT);
    if (s->unit[unit].hex >= 0)
        snprintf(hex, sizeof hex, "%s", arena(s)->name[s->unit[unit].hex]);
    if (strcmp(hex, t->word[3]) != 0)
        script_fail(t, "%s is at %s, expected %s", t->word[2], hex, t->word[3]);
}

/* expect hand / discard / deck / brought SEAT has|lacks CARD…, or a count */
static void expect_trap(Script *t)
{
    const State *s = state(t);
    const int i = brawl_trap_index(s, script_thing(t, 2, KIND_HEX));
    const char *is = i < 0 ? "none" : content(s)->trap[s->trap[i].token.id].id;
    if (strcmp(is, t->word[3]) != 0 && !(i >= 0 && script_is(t, 3, "any")))
        script_fail(t, "the trap on %s is %s, expected %s", t->word[2], is, t->word[3]);
}

static void expect_track(Script *t)
{
    const State *s = state(t);
    const int slot = script_number(t, 2) - 1;
    const char *is = slot < 0 || slot >= s->n_slots ? "no slot"
                     : s->track[slot] < 0 ? "empty" : content(s)->challenge[s->track[slot]].id;
    if (strcmp(is, t->word[3]) != 0 && !(script_is(t, 3, "any") && strcmp(is, "empty") != 0))
        script_fail(t, "slot %d holds %s, expected %s", slot + 1, is, t->word[3]);
}

static void expect_essence(Script *t)
{
    const Player *p = &state(t)->player[script_seat(t, 2)];
    unsigned wanted = 0;
    for (int i = 3; i < t->n_words && !script_is(t, 3, "none"); i++)
        wanted |= 1u << script_thing(t, i, KIND_ESSENCE);
    script_equal(t, "the set of ready essences", p->ready, (int)wanted);
}

/* expect card CARD FIELD VALUE: what is printed on it (BR-CARD-1); "none" is no movement value */
static void expect_card(Script *t)
{
    static const char *const types[] = {"attack", "skill", "reaction"};
    static const char *const shapes[] = {"none", "melee", "indirect", "direct", "arc", "ring",
                                         "line", "cone", "friend", "friends", "trap"};
    const State *s = state(t);
    const int card = script_thing(t, 2, KIND_CARD);
    const Card *k = card_at(s, card);
    const struct { const char *field; int is; } numbers[] = {
        {"move", k->move}, {"min", k->min}, {"max", k->max}, {"strength", k->strength},
        {"defence", k->defence}, {"pre", k->pre.n}, {"post", k->post.n}, {"does", k->main.n},
    };
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (script_is(t, 3, numbers[i].field)) {
            script_equal(t, t->word[3], numbers[i].is,
                         script_is(t, 4, "none") ? -1 : script_number(t, 4));
            return;
        }
    char essence[32];
    Str e = STR_ON(essence);
    thing_write(t->game, s, (Thing){KIND_ESSENCE, k->essence}, &e);
    const char *is = script_is(t, 3, "champion") ? champion_of(s, unit_of_card(card))->id
                     : script_is(t, 3, "type") ? types[k->type]
                     : script_is(t, 3, "shape") ? shapes[k->shape]
                     : script_is(t, 3, "essence") ? essence : "no such field";
    if (strcmp(is, t->word[4]) != 0)
        script_fail(t, "%s of %s is %s, expected %s", t->word[3], t->word[2], is, t->word[4]);
}

/* expect seen SEAT UNIT FACT VALUE [MAX] | expect seen SEAT UNIT TAG: what a seat's view
 * says of a champion */
static void expect_seen(Script *t)
{
    static View v;
    const int unit = script_thing(t, 3, KIND_UNIT);
    game_view(t->game, t->state, script_seat(t, 2), &v);
    for (int i = 0; i < v.n_items; i++) {
        const ViewItem *item = &v.items[i];
        if (item->what.kind != KIND_UNIT || item->what.value != unit)
            continue;
        for (int f = 0; f < item->of.n_facts; f++)
            if (script_is(t, 4, item->of.facts[f].key)) {
                script_equal(t, t->word[4], item->of.facts[f].value, script_number(t, 5));
                if (t->n_words > 6)
                    script_equal(t, "maximum", item->of.facts[f].max, script_number(t, 6));
                return;
            }
        for (int k = 0; k < item->of.n_tags; k++)
            if (script_is(t, 4, item->of.tags[k]))
                return;
    }
    script_fail(t, "seat %s does not see '%s' of %s", t->word[2], t->word[4], t->word[3]);
}

/* expect top SEAT CARD…: the uppermost cards of the draw deck, the one drawn first in front */
static void expect_top(Script *t)
{
    const Player *p = &state(t)->player[script_seat(t, 2)];
    for (int i = 3; i < t->n_words; i++)
        if (i - 3 >= p->deck.top ||
            p->deck.slot[p->deck.n - 1 - (i - 3)].id != script_thing(t, i, KIND_CARD))
            script_fail(t, "'%s' is not number %d of the deck", t->word[i], i - 2);
}

/* expect hits UNIT N: how often it suffered damage since the last answer */
static void expect_hits(Script *t)
{
    const int unit = script_thing(t, 2, KIND_UNIT);
    int n = 0;
    for (int i = 0; i < t->n_events; i++)
        n += t->events[i].kind == EV_DAMAGE && t->events[i].arg[0] == unit;
    script_equal(t, "hits", n, script_number(t, 3));
}

static void expect_champions(Script *t)
{
    const State *s = state(t);
    const int seat = script_seat(t, 2);
    for (int i = 3; i < t->n_words; i++) {
        const int wanted = script_thing(t, i, KIND_CHAMPION);
        bool found = false;
        EACH_UNIT (u, brawl_units_of_seat(s, seat))
            found = found || s->unit[u].champion == wanted;
        if (!found)
            script_fail(t, "seat %d does not field %s", seat + 1, t->word[i]);
    }
    script_equal(t, "number of champions", s->each, t->n_words - 3);
}

/* expect knows SEAT CARD 0|1: whether that seat knows where this card lies */
static void expect_knows(Script *t)
{
    const State *s = state(t);
    const int seat = script_seat(t, 2), card = script_thing(t, 3, KIND_CARD);
    const Player *p = &s->player[seat_of(s, unit_of_card(card))];
    const Zone *zones[] = {CZONE_OF(&p->deck), CZONE_OF(&p->hand), CZONE_OF(&p->discard),
                           CZONE_OF(&p->aside)};
    bool known = false;
    for (int z = 0; z < 4; z++)
        for (int i = 0; i < zones[z]->n; i++)
            known = known || (zones[z]->slot[i].id == card &&
                              zones[z]->slot[i].seen & SEAT_BIT(seat));
    script_equal(t, t->word[3], known, script_number(t, 4));
}

static int traps_in_arena(const State *s)
{
    return __builtin_popcountll(s->traps);
}

static bool expect_unit(Script *t)
{
    const State *s = state(t);
    if (script_is(t, 1, "at"))
        expect_at(t);
    else if (script_is(t, 1, "damage"))
        script_equal(t, t->word[2], unit_word(t, 2)->damage, script_number(t, 3));
    else if (script_is(t, 1, "level"))
        script_equal(t, t->word[2], unit_word(t, 2)->level, script_number(t, 3));
    else if (script_is(t, 1, "rooted"))
        script_equal(t, t->word[2], unit_word(t, 2)->root != ROOT_NONE, script_number(t, 3));
    else if (script_is(t, 1, "bloodied"))
        script_equal(t, t->word[2], brawl_is_bloodied(s, script_thing(t, 2, KIND_UNIT)),
                     script_number(t, 3));
    else if (script_is(t, 1, "defence"))
        script_equal(t, t->word[2], brawl_defence(s, script_thing(t, 2, KIND_UNIT)),
                     script_number(t, 3));
    else if (script_is(t, 1, "hit-points"))
        script_equal(t, t->word[2], brawl_hit_points(s, script_thing(t, 2, KIND_UNIT)),
                     script_number(t, 3));
    else
        return false;
    return true;
}

/* expect outlook goes|reaches|blocked|meets CARD[ from HEX] THING…, or STANDARD UNIT THING…, or
 * none: what is shown of an action before it is chosen */
static void expect_outlook(Script *t)
{
    static Overlay o;
    Thing of, from = {0, 0};
    overlay_clear(&o);
    const bool standard = thing_named(t->game, t->state, "standard", t->word[3], &of);
    if (standard)
        from = thing(KIND_UNIT, script_thing(t, 4, KIND_UNIT));
    else
        of = thing(KIND_CARD, script_thing(t, 3, KIND_CARD));
    const bool placed = !standard && t->n_words > 5 && script_is(t, 4, "from");
    if (placed)
        from = thing(KIND_HEX, script_thing(t, 5, KIND_HEX));
    brawl_outlook(state(t), of, standard || placed ? &from : 0, &o);
    const bool goes = script_is(t, 2, "goes"), meets = script_is(t, 2, "meets");
    const Thing *is = meets ? o.whom : script_is(t, 2, "reaches") ? o.cell
                                   : o.cell + (goes ? o.n_cells : o.n_clear);
    const int n = meets ? o.n_whom : goes ? o.n_ends
                  : script_is(t, 2, "reaches") ? o.n_clear : o.n_cells - o.n_clear;
    uint64_t found = 0, wanted = 0;
    for (int i = 0; i < n; i++)
        found |= bit(is[i].value);
    for (int i = placed ? 6 : standard ? 5 : 4; i < t->n_words && !script_is(t, i, "none"); i++)
        wanted |= bit(script_thing(t, i, meets ? KIND_UNIT : KIND_HEX));
    if (found == wanted)
        return;
    char said[600] = "";
    Str list = STR_ON(said);
    for (int i = 0; i < n; i++) {
        str_text(&list, " ");
        thing_write(t->game, t->state, is[i], &list);
    }
    script_fail(t, "%s %s:%s", t->word[3], t->word[2], said);
}

/* expect answers N: how many answers the first seat that is asked may give */
static void expect_answers(Script *t)
{
    Menu m;
    game_menu(t->game, t->state, first_seat(game_asked(t->state)), &m, 0);
    script_equal(t, "number of answers", m.n, script_number(t, 2));
}

static bool expect(Script *t)
{
    const State *s = state(t);
    if (expect_unit(t))
        return true;
    if (script_is(t, 1, "vp"))
        script_equal(t, "vp", s->vp[script_seat(t, 2) & 1], script_number(t, 3));
    else if (script_is(t, 1, "outlook"))
        expect_outlook(t);
    else if (script_is(t, 1, "answers"))
        expect_answers(t);
    else if (script_is(t, 1, "hand"))
        script_zone(t, CZONE_OF(&s->player[script_seat(t, 2)].hand), 3, KIND_CARD);
    else if (script_is(t, 1, "deck"))
        script_zone(t, CZONE_OF(&s->player[script_seat(t, 2)].deck), 3, KIND_CARD);
    else if (script_is(t, 1, "discard"))
        script_zone(t, CZONE_OF(&s->player[script_seat(t, 2)].discard), 3, KIND_CARD);
    else if (script_is(t, 1, "knows"))
        expect_knows(t);
    else if (script_is(t, 1, "aside"))
        script_zone(t, CZONE_OF(&s->player[script_seat(t, 2)].aside), 3, KIND_CARD);
    else if (script_is(t, 1, "trap"))
        expect_trap(t);
    else if (script_is(t, 1, "traps"))
        script_equal(t, "traps in the arena", traps_in_arena(s), script_number(t, 2));
    else if (script_is(t, 1, "supply"))
        script_equal(t, "traps in the supply", s->supply.n, script_number(t, 2));
    else if (script_is(t, 1, "track"))
        expect_track(t);
    else if (script_is(t, 1, "challenge-deck"))
        script_equal(t, "challenge deck", s->challenges.n, script_number(t, 2));
    else if (script_is(t, 1, "challenge-discard"))
        script_equal(t, "challenge discard pile", s->done.n, script_number(t, 2));
    else if (script_is(t, 1, "essence"))
        expect_essence(t);
    else if (script_is(t, 1, "champions"))
        expect_champions(t);
    else if (script_is(t, 1, "card"))
        expect_card(t);
    else if (script_is(t, 1, "hits"))
        expect_hits(t);
    else if (script_is(t, 1, "top"))
        expect_top(t);
    else if (script_is(t, 1, "seen"))
        expect_seen(t);
    else if (script_is(t, 1, "round"))
        script_equal(t, "round", s->round, script_number(t, 2));
    else if (script_is(t, 1, "turn"))
        script_equal(t, "seat on turn", current_seat(s) + 1, script_number(t, 2));
    else if (script_is(t, 1, "player"))
        script_equal(t, "seat of that player", s->order[script_number(t, 2) - 1] + 1,
                     script_number(t, 3));
    else if (script_is(t, 1, "side"))
        script_equal(t, "side", s->side[script_seat(t, 2) & 1], script_thing(t, 3, KIND_SIDE));
    else if (script_is(t, 1, "fulfilled"))
        script_equal(t, t->word[3],
                     brawl_is_fulfilled(s, script_thing(t, 3, KIND_CHALLENGE),
                                        script_seat(t, 2) & 1),
                     script_number(t, 4));
    else if (script_is(t, 1, "slot-value"))
        script_equal(t, "slot value", brawl_slot_value(s, script_number(t, 2) - 1),
                     script_number(t, 3));
    else
        return false;
    return true;
}

const ScriptGame brawl_script = {"brawl", position, expect, 0};
