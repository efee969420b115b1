/* Positions and expectations of Gorgasali Battle Royale for rule tests; the words are in
 * docs/games/gorgasali.md. */
#include <stdio.h>
#include <string.h>

#include "core/bag.h"
#include "games/gorgasali/gorgasali.h"
#include "gorgasali_ways.h"

static State *state(Script *t) { return t->state; }

/* ---- reaching a clean position --------------------------------------------------------------- */

static int character_word(Script *t, int i)
{
    const GorgasaliContent *k = pack_at(t->setup.pack)->content;
    for (int c = 0; c < CHARACTERS; c++)
        if (strcmp(k->character[c].id, t->word[i]) == 0)
            return c;
    script_fail(t, "'%s' is no character", t->word[i]);
    return 0;
}

/* Seat 1 begins; the sectors are 1, 2, 3 … in the order of the seats, or of the teams. */
static void force_opening(Script *t, int seats, bool partners)
{
    chance_force(&t->chance, DIE - 1);
    for (int seat = 1; seat < seats; seat++)
        chance_force(&t->chance, 0);
    for (int i = 0; i < (partners ? seats / 2 : seats); i++)
        chance_force(&t->chance, (uint32_t)i);
}

/* table / partners CHARACTER…: they sit in this order; seat 1 is at the start of its turn in round
 * 1, everybody waits in a sector with one extra chest. Octor copies his right neighbour, or the
 * left one if he must. */
static void do_table(Script *t)
{
    const bool partners = script_is(t, 0, "partners");
    int picks[MAX_SEATS];
    t->setup.seats = t->n_words - 1;
    t->setup.option[OPT_MODE] = partners ? MODE_PARTNERS : MODE_EVERYONE;
    for (int i = 1; i < t->n_words && i <= MAX_SEATS; i++)
        picks[i - 1] = character_word(t, i);
    if (t->why[0] != '\0' || t->chance.n > 0) {
        script_fail(t, "force chance after '%s'", t->word[0]);
        return;
    }
    force_opening(t, t->setup.seats, partners);
    script_start(t);
    while (t->why[0] == '\0' && !game_over(t->state) && state(t)->round == 0) {
        const int seat = first_seat(game_asked(t->state));
        Option o = t->menu.list[t->menu.n - 1];
        if (t->menu.prompt == Q_PICK)
            o = option(V_PICK, picks[seat], 0, 0);
        script_answer(t, seat, o);
    }
    t->n_events = 0;
}

/* pass [N]: whose turn it is goes on as if frozen, and ends it; N turns. */
static void pass_turn(Script *t)
{
    State *s = state(t);
    const int seat = s->turn.seat, round = s->round;
    while (t->why[0] == '\0' && !game_over(s) && s->turn.seat == seat && s->round == round) {
        game_menu(t->game, s, first_seat(game_asked(s)), &t->menu, 0);
        if (menu_has(&t->menu, option(V_ROLL, 0, 0, 0))) {
            s->player[seat].frozen = 1;
            script_answer(t, seat, option(V_GO_ON, 0, 0, 0));
        } else if (t->menu.prompt == Q_ACTIONS) {
            script_answer(t, seat, option(V_END, 0, 0, 0));
        } else {
            const Option stay = option(V_STAY, 0, 0, 0);
            script_answer(t, t->menu.seat, menu_has(&t->menu, stay) ? stay : t->menu.list[0]);
        }
    }
}

static void do_pass(Script *t)
{
    const int n = t->n_words > 1 ? script_number(t, 1) : 1;
    for (int i = 0; i < n && t->why[0] == '\0'; i++)
        pass_turn(t);
}

/* ---- position -------------------------------------------------------------------------------- */

static int seat_word(Script *t, int i)
{
    const int seat = gorgasali_seat_of(state(t), script_thing(t, i, KIND_CHARACTER));
    if (seat == NOBODY)
        script_fail(t, "%s does not take part", t->word[i]);
    return seat == NOBODY ? 0 : seat;
}

static Player *player_word(Script *t, int i)
{
    return &state(t)->player[seat_word(t, i)];
}

static void do_at(Script *t)
{
    State *s = state(t);
    const int seat = seat_word(t, 1);
    const int square = script_is(t, 2, "sector") ? NO_SQUARE : script_thing(t, 2, KIND_SQUARE);
    if (square != NO_SQUARE && squares_has(&s->figures, square) &&
        s->player[seat].square != square)
        script_fail(t, "somebody stands on %s", t->word[2]);
    else
        gorgasali_put_figure(s, seat, square);
}

/* card / stored / unloaded CHARACTER CARD…: taken from the deck into free slots; 'stored' goes into
 * the backpack, 'unloaded' are weapons face down. */
static void do_card(Script *t)
{
    State *s = state(t);
    const int seat = seat_word(t, 1);
    for (int i = 2; i < t->n_words && t->why[0] == '\0'; i++) {
        const int card = script_thing(t, i, KIND_CARD);
        const Place place = script_is(t, 0, "stored") ? BACKPACK : ACTIVE;
        const int slot = gorgasali_free_slot(s, seat, place, gorgasali_category(s, card));
        if (slot < 0 || s->deck[card] == 0) {
            script_fail(t, "no slot, or no copy left, for %s", t->word[i]);
            return;
        }
        s->deck[card]--;
        s->player[seat].slot[slot] = 1 + card;
        if (is_weapon(s, card) && !script_is(t, 0, "unloaded"))
            s->player[seat].loaded |=
                (uint8_t)(1u << (slot_place(slot) * SLOTS_EACH + slot % SLOTS_EACH));
    }
}

/* banner CHARACTER CARD SQUARE, barrier CHARACTER SQUARE SQUARE: placed in this round */
static void do_banner(Script *t)
{
    State *s = state(t);
    const bool barrier = script_is(t, 0, "barrier");
    const int first = script_thing(t, barrier ? 2 : 3, KIND_SQUARE);
    int card = 0;
    if (!barrier)
        card = script_thing(t, 2, KIND_CARD);
    while (barrier && (is_weapon(s, card) || support_at(s, card)->effect != EFFECT_BARRIER))
        card++;
    if (t->why[0] != '\0' || is_weapon(s, card))
        return;
    Banner *b = &s->banner[s->n_banners++];
    *b = (Banner){.square = first, .round = s->round, .card = card,
                  .owner = seat_word(t, 1)};
    s->deck[card]--;
    s->discard[card]++;
    if (!barrier) {
        squares_add(&s->banners, first);
        return;
    }
    const int last = script_thing(t, 3, KIND_SQUARE);
    b->down = board(s)->row[first] != board(s)->row[last];
    for (int square = first; square <= last; square += b->down ? SIDE : 1)
        squares_add(&s->barriers, square);
}

/* round N: with the zones that are inactive then */
static void do_round(Script *t)
{
    State *s = state(t);
    const int most = s->option[OPT_STORM] == STORM_FINAL ? ZONES : ZONES - 1;
    s->round = script_number(t, 1);
    const int shrunk = (s->round - 1) / board(s)->shrinks_every;
    s->inactive = (uint8_t)(shrunk < most ? shrunk : most);
    if (s->option[OPT_STORM] == STORM_STEADY && s->round >= STORM_ROUND)
        s->steady_from = STORM_ROUND;
}

/* deck weapons|supports N: all but N cards go to the discard pile */
static void do_deck(Script *t)
{
    State *s = state(t);
    const bool weapons = script_is(t, 1, "weapons");
    const int first = weapons ? 0 : content(s)->n_weapons;
    const int last = weapons ? content(s)->n_weapons : n_cards(s);
    int n = bag_count(&s->deck[first], last - first);
    for (int card = first; card < last; card++)
        for (; s->deck[card] > 0 && n > script_number(t, 2); n--) {
            s->deck[card]--;
            s->discard[card]++;
        }
}

static void do_dice(Script *t)
{
    for (int i = 1; i < t->n_words; i++)
        chance_force(&t->chance, (uint32_t)(script_number(t, i) - 1));
}

static void do_chest(Script *t)
{
    State *s = state(t);
    if (script_is(t, 0, "no-chests"))
        s->chests = (Squares){{0}};
    else if (script_is(t, 0, "chest"))
        squares_add(&s->chests, script_thing(t, 1, KIND_SQUARE));
    else
        squares_remove(&s->chests, script_thing(t, 1, KIND_SQUARE));
}

static bool mark_player(Script *t)
{
    if (script_is(t, 0, "health"))
        player_word(t, 1)->health = script_number(t, 2);
    else if (script_is(t, 0, "cooldown"))
        player_word(t, 1)->cooldown = script_number(t, 2);
    else if (script_is(t, 0, "ability"))
        player_word(t, 1)->ability = script_thing(t, 2, KIND_ABILITY);
    else if (script_is(t, 0, "chests"))
        player_word(t, 1)->chests = script_number(t, 2);
    else if (script_is(t, 0, "frozen"))
        player_word(t, 1)->frozen = 1;
    else if (script_is(t, 0, "burned"))
        player_word(t, 1)->burned = script_number(t, 2);
    else if (script_is(t, 0, "stayed"))
        player_word(t, 1)->stayed = 1;
    else
        return false;
    return true;
}

/* out CHARACTER [SQUARE]: eliminated before, its cards discarded; with partners the banner lies on
 * the square */
static void do_out(Script *t)
{
    State *s = state(t);
    Player *p = player_word(t, 1);
    for (int slot = 0; slot < SLOTS; slot++) {
        if (p->slot[slot] != 0)
            s->discard[p->slot[slot] - 1]++;
        p->slot[slot] = 0;
    }
    gorgasali_put_figure(s, seat_word(t, 1), NO_SQUARE);
    p->health = p->loaded = p->chests = 0;
    p->out = 1 + s->n_out++;
    if (t->n_words > 2)
        p->banner = script_thing(t, 2, KIND_SQUARE);
}

static bool position(Script *t)
{
    if (script_is(t, 0, "table") || script_is(t, 0, "partners"))
        do_table(t);
    else if (script_is(t, 0, "pass"))
        do_pass(t);
    else if (script_is(t, 0, "at"))
        do_at(t);
    else if (script_is(t, 0, "card") || script_is(t, 0, "stored") || script_is(t, 0, "unloaded"))
        do_card(t);
    else if (script_is(t, 0, "banner") || script_is(t, 0, "barrier"))
        do_banner(t);
    else if (script_is(t, 0, "chest") || script_is(t, 0, "no-chest") ||
             script_is(t, 0, "no-chests"))
        do_chest(t);
    else if (script_is(t, 0, "round"))
        do_round(t);
    else if (script_is(t, 0, "quiet"))
        state(t)->quiet = script_number(t, 1);
    else if (script_is(t, 0, "deck"))
        do_deck(t);
    else if (script_is(t, 0, "dice"))
        do_dice(t);
    else if (script_is(t, 0, "out"))
        do_out(t);
    else
        return mark_player(t);
    return true;
}

/* ---- expectations ---------------------------------------------------------------------------- */

static void expect_at(Script *t)
{
    char where[16];
    Str out = STR_ON(where);
    const State *s = state(t);
    const int seat = seat_word(t, 2);
    if (in_sector(s, seat))
        str_text(&out, "sector");
    else if (on_map(s, seat))
        gorgasali_square_word(s->player[seat].square, &out);
    else
        str_text(&out, "out");
    script_word(t, t->word[2], where, 3);
}

static bool holds(const State *s, int seat, int card)
{
    return gorgasali_slot_with(s, seat, ACTIVE, card) >= 0 ||
           gorgasali_slot_with(s, seat, BACKPACK, card) >= 0;
}

/* expect has / lacks CHARACTER CARD… */
static void expect_cards(Script *t)
{
    const bool has = script_is(t, 1, "has");
    const int seat = seat_word(t, 2);
    for (int i = 3; i < t->n_words; i++)
        if (holds(state(t), seat, script_thing(t, i, KIND_CARD)) != has)
            script_fail(t, "%s %s '%s'", t->word[2], has ? "lacks" : "has", t->word[i]);
}

/* expect slot CHARACTER SLOT CARD|none */
static void expect_slot(Script *t)
{
    char word[32];
    Str out = STR_ON(word);
    const int card = gorgasali_card_in(state(t), seat_word(t, 2), script_thing(t, 3, KIND_SLOT));
    if (card != NO_CARD)
        thing_write(t->game, t->state, (Thing){KIND_CARD, (int16_t)card}, &out);
    else
        str_text(&out, "none");
    script_word(t, t->word[3], word, 4);
}

/* expect loaded CHARACTER SLOT yes|no */
static void expect_loaded(Script *t)
{
    script_flag(t, "loaded", gorgasali_is_loaded(state(t), seat_word(t, 2),
                                                 script_thing(t, 3, KIND_SLOT)), 4);
}

static void expect_banner(Script *t)
{
    const State *s = state(t);
    const int square = script_thing(t, 2, KIND_SQUARE);
    char word[32];
    Str out = STR_ON(word);
    if (squares_has(&s->barriers, square))
        str_text(&out, "barrier");
    for (int i = 0; i < s->n_banners; i++)
        if (s->banner[i].square == square && !squares_has(&s->barriers, square))
            thing_write(t->game, s, (Thing){KIND_CARD, s->banner[i].card}, &out);
    if (out.len == 0)
        str_text(&out, "none");
    script_word(t, "the banner", word, 3);
}

/* expect deck weapons|supports N */
static void expect_deck(Script *t)
{
    const State *s = state(t);
    const int weapons = content(s)->n_weapons;
    const bool first = script_is(t, 2, "weapons");
    script_equal(t, "the deck", bag_count(first ? s->deck : s->deck + weapons,
                                          first ? weapons : content(s)->n_supports),
                 script_number(t, 3));
}

static void expect_ability(Script *t)
{
    const uint8_t ability = player_word(t, 2)->ability;
    script_word(t, "the ability",
                ability == NO_ABILITY ? "none" : gorgasali_ability_words[ability], 3);
}

/* Numbers of a character: expect WORD CHARACTER N. */
static bool expect_number(Script *t)
{
    static const char *const words[] = {"health", "chests", "cooldown", "burned", "sector", 0};
    int i = 0;
    while (words[i] != 0 && !script_is(t, 1, words[i]))
        i++;
    if (words[i] == 0)
        return false;
    const Player *p = player_word(t, 2);
    const int values[] = {p->health, p->chests, p->cooldown, p->burned, p->sector + 1};
    script_equal(t, t->word[1], values[i], script_number(t, 3));
    return true;
}

/* ---- what a seat sees; VIEWER is a seat or 'spectator' ---- */

/* What a seat sees, as JSON; the map makes it long. */
static const char *all_seen(Script *t, const State *s, int seat, char *json, size_t cap)
{
    static View v;
    Str out = {.at = json, .cap = cap};
    game_view(t->game, s, seat, &v);
    view_json(t->game, s, &v, &out);
    if (out.cut)
        script_fail(t, "the view does not fit");
    return json;
}

/* expect redeal VIEWER changes|keeps: what redealing does to the proposal of a trade; what the
 * viewer sees stays the same */
static void expect_redeal(Script *t)
{
    static char before[1 << 18], after[1 << 18];
    const State *s = state(t);
    const int seat = script_viewer(t, 2);
    FastChance chance;
    bool changed = false;
    for (uint64_t seed = 0; seed < 20; seed++) {
        State copy = *s;
        chance_fast(&chance, seed);
        game_redeal(t->game, &copy, seat, &chance.chance);
        changed = changed || memcmp(&copy.trade, &s->trade, sizeof copy.trade) != 0;
        if (gorgasali_check(&copy) != 0)
            script_fail(t, "redealt: %s", gorgasali_check(&copy));
        if (strcmp(all_seen(t, s, seat, before, sizeof before),
                   all_seen(t, &copy, seat, after, sizeof after)) != 0)
            script_fail(t, "seat %s sees what it cannot know", t->word[2]);
        if (!(game_asked(s) & SEAT_BIT(s->trade.by)) && !gorgasali_trade_fits(&copy, &copy.trade))
            script_fail(t, "redealt: a proposal that does not fit");
    }
    script_word(t, "redealing", changed ? "changes" : "keeps", 3);
}

static bool expect_squares(Script *t)
{
    const State *s = state(t);
    if (script_is(t, 1, "chest"))
        script_flag(t, "chest", squares_has(&s->chests, script_thing(t, 2, KIND_SQUARE)), 3);
    else if (script_is(t, 1, "free"))
        script_flag(t, "free",
                    gorgasali_not_free(s, script_thing(t, 2, KIND_SQUARE), NOBODY) == 0, 3);
    else if (script_is(t, 1, "range"))
        script_equal(t, "the range", gorgasali_range(s, script_thing(t, 2, KIND_SQUARE),
                                                     script_thing(t, 3, KIND_SQUARE)),
                     script_number(t, 4));
    else if (script_is(t, 1, "sight"))
        script_flag(t, "sight", gorgasali_sees(s, script_thing(t, 2, KIND_SQUARE),
                                               script_thing(t, 3, KIND_SQUARE)), 4);
    else if (script_is(t, 1, "banner"))
        expect_banner(t);
    else
        return gorgasali_expect_ways(t);
    return true;
}

static bool expect(Script *t)
{
    const State *s = state(t);
    if (script_is(t, 1, "at"))
        expect_at(t);
    else if (script_is(t, 1, "has") || script_is(t, 1, "lacks"))
        expect_cards(t);
    else if (script_is(t, 1, "slot"))
        expect_slot(t);
    else if (script_is(t, 1, "loaded"))
        expect_loaded(t);
    else if (script_is(t, 1, "ability"))
        expect_ability(t);
    else if (script_is(t, 1, "frozen"))
        script_flag(t, "frozen", player_word(t, 2)->frozen != 0, 3);
    else if (script_is(t, 1, "points"))
        script_equal(t, "points", s->turn.points, script_number(t, 2));
    else if (script_is(t, 1, "round"))
        script_equal(t, "the round", s->round, script_number(t, 2));
    else if (script_is(t, 1, "inactive"))
        script_equal(t, "inactive zones", s->inactive, script_number(t, 2));
    else if (script_is(t, 1, "price"))
        script_equal(t, "the price", zone_price(s), script_number(t, 2));
    else if (script_is(t, 1, "deck"))
        expect_deck(t);
    else if (script_is(t, 1, "discarded"))
        script_equal(t, "discarded", s->discard[script_thing(t, 2, KIND_CARD)],
                     script_number(t, 3));
    else if (script_is(t, 1, "redeal"))
        expect_redeal(t);
    else if (script_is(t, 1, "mates"))  /* expect mates SEAT SEAT yes|no */
        script_flag(t, "mates", t->game->team(s, script_seat(t, 2)) ==
                                    t->game->team(s, script_seat(t, 3)), 4);
    else
        return expect_squares(t) || expect_number(t);
    return true;
}

const ScriptGame gorgasali_script = {"gorgasali", position, expect, 0};
