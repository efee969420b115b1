/* Positions of Euthia for rule tests: what heroes have, cards, stacks, encounters, elites. The
 * words are in docs/games/euthia.md. */
#include "euthia_script.h"

#include <string.h>

#include "core/text.h"

/* ---- tiles of a hero ------------------------------------------------------------------------- */

/* A tile that somebody gets leaves its stack; a hero tile and the other one of its pair are no
 * longer to be revealed. */
static void take_from_stack(Script *t, int seat, int tile)
{
    State *s = euthia_state(t);
    const Content *k = euthia_pack(t);
    if (k->tile[tile].stack != ST_HERO) {
        if (s->stack[tile] > 0)
            s->stack[tile]--;
        return;
    }
    const Hero *h = hero_of(s, seat);
    if (tile < h->first_tile || tile >= h->first_tile + h->n_tiles)
        script_fail(t, "'%s' is no tile of this hero", k->tile[tile].id);
    for (int i = 0; i < h->n_tiles; i++)
        if (k->tile[h->first_tile + i].value == k->tile[tile].value)
            s->board[seat].gone |= (uint32_t)bit(i);
}

int euthia_wear(Script *t, int seat, int tile)
{
    State *s = euthia_state(t);
    const Hero *h = hero_of(s, seat);
    const int symbol = euthia_pack(t)->tile[tile].symbol;
    for (int i = 0; i < h->n_slots && euthia_free_slot(s, seat, symbol) == NONE; i++)
        if (h->slot[i].symbol == symbol)
            s->board[seat].unlocked |= (uint32_t)bit(i);
    const int slot = euthia_free_slot(s, seat, symbol);
    if (slot == NONE) {
        script_fail(t, "no slot is free for '%s'", euthia_pack(t)->tile[tile].id);
        return 0;
    }
    Ctx c = script_ctx(t);
    take_from_stack(t, seat, tile);
    const int i = euthia_add(s, seat, tile, IN_POUCH);
    euthia_put_on(&c, s, seat, i, slot);
    return i;
}

/* wear SEAT TILE [GEM…] */
static void do_wear(Script *t)
{
    const int seat = script_seat(t, 1), tile = euthia_tile_word(t, 2);
    if (t->why[0] != '\0')
        return;
    Owned *o = &euthia_state(t)->board[seat].owned[euthia_wear(t, seat, tile)];
    for (int i = 3; i < t->n_words && i - 3 < TILE_GEMS; i++) {
        const int gem = script_thing(t, i, KIND_GEM);
        o->gem[i - 3] = (uint8_t)(1 + gem);
        euthia_board_word(t)->health =
            (int8_t)(euthia_board_word(t)->health + euthia_pack(t)->gem[gem].health);
    }
}

void euthia_carry(Script *t, int seat, int tile, int place)
{
    if (t->why[0] != '\0')
        return;
    take_from_stack(t, seat, tile);
    euthia_add(euthia_state(t), seat, tile, place);
}

static void give(Script *t, int place)
{
    euthia_carry(t, script_seat(t, 1), euthia_tile_word(t, 2), place);
}

static void do_carry(Script *t) { give(t, IN_POUCH); }
static void do_stock(Script *t) { give(t, IN_STOCK); }
static void do_exhaust(Script *t) { euthia_owned_word(t)->flags |= EXHAUSTED; }

static void do_spend_gem(Script *t)
{
    Owned *o = euthia_owned_word(t);
    const int at = euthia_gem_on(o, script_thing(t, 3, KIND_GEM));
    if (at == NONE)
        script_fail(t, "this gem is not set there");
    else
        o->gem[at] |= GEM_SPENT;
}

static void do_bind(Script *t)
{
    Owned *o = euthia_owned_word(t);
    for (int i = 3; i < t->n_words && i - 3 < TILE_BOUND; i++)
        o->bound[i - 3] = (uint8_t)(1 + script_thing(t, i, KIND_ESSENCE));
}

static void do_unlock(Script *t)
{
    euthia_board_word(t)->unlocked |= (uint32_t)bit(euthia_slot_word(t, script_seat(t, 1), 2));
}

static void strip(Script *t, int seat)
{
    State *s = euthia_state(t);
    while (s->board[seat].n_owned > 0)
        euthia_remove(s, seat, s->board[seat].n_owned - 1);
    s->board[seat].health = (int8_t)euthia_max_health(s, seat);
}

/* strip SEAT: the hero has no tiles at all. */
static void do_strip(Script *t) { strip(t, script_seat(t, 1)); }

/* stripped: nobody has tiles or gold. */
static void do_stripped(Script *t)
{
    for (int seat = 0; seat < euthia_state(t)->flow.seats; seat++) {
        strip(t, seat);
        euthia_state(t)->board[seat].gold = 0;
    }
}

/* ---- numbers --------------------------------------------------------------------------------- */

static void do_gold(Script *t) { euthia_board_word(t)->gold = (int16_t)script_number(t, 2); }
static void do_gaar(Script *t) { euthia_board_word(t)->gaar = (uint8_t)script_number(t, 2); }
static void do_dwurt(Script *t) { euthia_board_word(t)->dwurt = (uint8_t)script_number(t, 2); }
static void do_die(Script *t) { euthia_board_word(t)->dwurt_die = (uint8_t)script_number(t, 2); }
static void do_health(Script *t) { euthia_board_word(t)->health = (int8_t)script_number(t, 2); }
static void do_won(Script *t) { euthia_board_word(t)->won = (uint8_t)script_number(t, 2); }
static void do_deaths(Script *t) { euthia_board_word(t)->deaths = (uint8_t)script_number(t, 2); }
static void do_voucher(Script *t) { euthia_board_word(t)->voucher = (uint8_t)script_number(t, 2); }
static void do_magic(Script *t) { euthia_board_word(t)->shelter = (uint8_t)script_number(t, 2); }

static void do_reputation(Script *t)
{
    euthia_board_word(t)->reputation = (int16_t)script_number(t, 2);
}

static void do_fulfilled(Script *t)
{
    euthia_board_word(t)->quests = (uint8_t)script_number(t, 2);
}

static void do_claimed(Script *t)
{
    euthia_board_word(t)->elites = (uint8_t)script_number(t, 2);
}

static void do_markers(Script *t)
{
    for (int a = 0; a < ACTION_KINDS; a++)
        euthia_board_word(t)->marker[a] = (uint8_t)script_number(t, 2 + a);
}

static void do_gem(Script *t)
{
    euthia_board_word(t)->gem[script_thing(t, 2, KIND_GEM)] = (uint8_t)script_number(t, 3);
}

static void do_essence(Script *t)
{
    euthia_board_word(t)->essence[script_thing(t, 2, KIND_ESSENCE)] =
        (uint8_t)script_number(t, 3);
}

/* handed SEAT N N N: trophies handed in, by level. */
static void do_handed(Script *t)
{
    for (int i = 0; i < MONSTER_LEVELS; i++)
        euthia_board_word(t)->handed[i] = (uint8_t)script_number(t, 2 + i);
}

/* trophy SEAT MONSTER…, also elites. */
static void do_trophy(Script *t)
{
    Board *b = euthia_board_word(t);
    const Content *k = euthia_pack(t);
    for (int i = 2; i < t->n_words && t->why[0] == '\0'; i++) {
        int what = NONE;
        for (int e = 0; e < k->n_elites; e++)
            if (text_equal(k->elite[e].id, t->word[i]))
                what = MONSTERS_MAX + e;
        if (what == NONE) {
            what = script_thing(t, i, KIND_MONSTER);
            euthia_state(t)->monsters[what] = MONSTER_OUT;
        }
        b->trophy[euthia_trophies(t->state, script_seat(t, 1))] = (uint8_t)what;
    }
}

/* ---- cards ----------------------------------------------------------------------------------- */

/* So many cards of a kind come from the stack, or go back. */
static void move_cards(Script *t, int card, int n)
{
    State *s = euthia_state(t);
    Deck *d = &s->deck[euthia_pack(t)->card[card].metal];
    for (; n > 0; n--) {
        if (s->pool[card] == 0 || d->n == 0) {
            script_fail(t, "so many cards '%s' are not in the stack",
                        euthia_pack(t)->card[card].id);
            return;
        }
        s->pool[card]--;
        d->n--;
    }
    for (; n < 0; n++) {
        s->pool[card]++;
        d->card[d->n++] = UNKNOWN;
    }
}

/* hand SEAT CARD N */
static void do_hand(Script *t)
{
    Board *b = euthia_board_word(t);
    const int card = script_thing(t, 2, KIND_CARD);
    move_cards(t, card, script_number(t, 3) - b->hand[card]);
    b->hand[card] = (uint8_t)script_number(t, 3);
}

/* hand-draw SEAT METAL N: the hero draws cards, with all that follows. */
static void do_hand_draw(Script *t)
{
    Ctx c = script_ctx(t);
    euthia_draw_cards(&c, t->state, script_seat(t, 1),
                      (Metal)euthia_choice(t, 2, euthia_metals, METALS), script_number(t, 3), true,
                      "EU-CARD-2");
}

/* store METAL CARD…: the store holds exactly these, from bottom to top. */
static void do_store(Script *t)
{
    State *s = euthia_state(t);
    Deck *store = &s->store[euthia_choice(t, 1, euthia_metals, METALS)];
    Deck *deck = &s->deck[store - s->store];
    while (store->n > 0) {
        const int card = store->card[--store->n];
        if (card != UNKNOWN)
            s->pool[card]++;
        deck->card[deck->n++] = UNKNOWN;
    }
    for (int i = 2; i < t->n_words && t->why[0] == '\0'; i++) {
        const int card = script_thing(t, i, KIND_CARD);
        move_cards(t, card, 1);
        store->card[store->n++] = (uint8_t)card;
    }
}

static void do_control(Script *t)
{
    State *s = euthia_state(t);
    const int seat = script_seat(t, 1), n = script_number(t, 2);
    s->control[seat] = (uint8_t)(s->control[seat] + s->board[seat].control - n);
    s->board[seat].control = (uint8_t)n;
}

/* controls-out: all control cards lie on the discard pile. */
static void do_controls_out(Script *t)
{
    State *s = euthia_state(t);
    for (int i = 0; i < SEATS_MAX; i++) {
        s->control_out[i] = (uint8_t)(s->control_out[i] + s->control[i]);
        s->control[i] = 0;
    }
}

/* controls-left N N N: the stack holds so many control cards of each, the others are discarded. */
static void do_controls_left(Script *t)
{
    State *s = euthia_state(t);
    do_controls_out(t);
    for (int i = 0; i < s->flow.seats; i++) {
        s->control[i] = (uint8_t)script_number(t, 1 + i);
        s->control_out[i] = (uint8_t)(s->control_out[i] - s->control[i]);
    }
}

static void do_combat_cards(Script *t)
{
    euthia_state(t)->combat_cards = bit(script_number(t, 1)) - 1;
}

/* ---- stacks, offers, monsters, encounters, elites -------------------------------------------- */

int euthia_stack_word(Script *t, int i)
{
    static const char *const stacks[STACKS] = {
        [ST_MERCHANTS] = "merchants", [ST_ALCHEMISTS] = "alchemists", [ST_SLAYERS] = "slayers",
        [ST_MOUNTAIN] = "mountain", [ST_LAKE] = "lake", [ST_CAVE] = "cave",
        [ST_TREASURE_1] = "treasure-1", [ST_TREASURE_2] = "treasure-2",
        [ST_TREASURE_3] = "treasure-3", [ST_HUNTER] = "hunter", [ST_SMITH] = "smith",
        [ST_WITCH] = "witch"};
    return euthia_choice(t, i, stacks, STACKS);
}

/* none STACK: stack and discards are empty. */
static void do_none(Script *t)
{
    State *s = euthia_state(t);
    const int k = euthia_stack_word(t, 1);
    for (int i = 0; i < euthia_pack(t)->n_of[k]; i++)
        s->stack[euthia_pack(t)->first_of[k] + i] =
            s->discard[euthia_pack(t)->first_of[k] + i] = 0;
}

/* discards TILE N */
static void do_discards(Script *t)
{
    euthia_state(t)->discard[euthia_tile_word(t, 1)] = (uint8_t)script_number(t, 2);
}

/* offer PLACE TILE TILE TILE TILE */
static void do_offer(Script *t)
{
    State *s = euthia_state(t);
    const int place = euthia_choice(t, 1, euthia_places, OFFERS);
    for (int i = 0; i < OFFER && t->why[0] == '\0'; i++) {
        const int tile = euthia_tile_word(t, 2 + i);
        s->offer[place][i] = (uint16_t)tile;
        if (s->stack[tile] > 0)
            s->stack[tile]--;
    }
}

/* no-monsters LEVEL [MONSTER…]: all are trophies of somebody, but these are discarded. */
static void do_no_monsters(Script *t)
{
    const Content *k = euthia_pack(t);
    const int level = script_number(t, 1) - 1;
    for (int i = 0; i < k->n_monster[level]; i++)
        euthia_state(t)->monsters[k->first_monster[level] + i] = MONSTER_OUT;
    for (int i = 2; i < t->n_words; i++)
        euthia_state(t)->monsters[script_thing(t, i, KIND_MONSTER)] = MONSTER_DISCARDED;
}

/* open QUEST…: they lie open at their encounter, which is in play with two cards more. */
static void do_open(Script *t)
{
    State *s = euthia_state(t);
    const Content *k = euthia_pack(t);
    for (int i = 1; i < t->n_words && t->why[0] == '\0'; i++) {
        const int q = script_thing(t, i, KIND_QUEST), e = k->quest[q].encounter;
        s->met |= (uint32_t)bit(e);
        s->quests_left[e] = 2;
        s->quest_open[e][i - 1] = (uint8_t)q;
        add_quest(s->quest_used, q);
    }
}

/* This elite is the open one. */
void euthia_open_bounty(Script *t, int elite)
{
    State *s = euthia_state(t);
    if (t->why[0] != '\0')
        return;
    if (s->elite != NONE)
        s->elites_used &= (uint32_t)~bit(s->elite);
    s->elite = (uint8_t)elite;
    s->elites_used |= (uint32_t)bit(s->elite);
}

/* bounty ELITE */
static void do_bounty(Script *t) { euthia_open_bounty(t, script_thing(t, 1, KIND_ELITE)); }

static void do_bounties_below(Script *t)
{
    for (int i = 0; i < MONSTER_LEVELS; i++)
        euthia_state(t)->bounties[i] = (uint8_t)script_number(t, 1);
}

static const EuthiaWord words[] = {
    {"wear", do_wear}, {"carry", do_carry}, {"stock", do_stock}, {"exhaust", do_exhaust},
    {"spend-gem", do_spend_gem}, {"bind", do_bind}, {"unlock", do_unlock}, {"strip", do_strip},
    {"stripped", do_stripped}, {"gold", do_gold}, {"gaar", do_gaar}, {"dwurt", do_dwurt},
    {"dwurt-die", do_die}, {"health", do_health}, {"won", do_won}, {"deaths", do_deaths},
    {"voucher", do_voucher}, {"magic", do_magic}, {"reputation", do_reputation},
    {"fulfilled", do_fulfilled}, {"claimed", do_claimed}, {"markers", do_markers}, {"gem", do_gem},
    {"essence", do_essence}, {"handed", do_handed}, {"trophy", do_trophy}, {"hand", do_hand},
    {"hand-draw", do_hand_draw}, {"store", do_store}, {"control", do_control},
    {"controls-out", do_controls_out}, {"controls-left", do_controls_left},
    {"combat-cards-left", do_combat_cards},
    {"none", do_none}, {"discards", do_discards}, {"offer", do_offer},
    {"no-monsters", do_no_monsters}, {"open", do_open}, {"bounty", do_bounty},
    {"bounties-below", do_bounties_below},
};

bool euthia_things(Script *t) { return euthia_run(t, 0, words, (int)COUNT_OF(words)); }
