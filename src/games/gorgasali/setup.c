/* Before the first round (rulebook: "Landkarte", "Spielvorbereitung"). */
#include "games/gorgasali/gorgasali.h"

/* GO-SETUP-2: whole decks. */
static void fill_decks(State *s)
{
    for (int card = 0; card < n_cards(s); card++)
        s->deck[card] = is_weapon(s, card) ? weapon_at(s, card)->copies
                                           : support_at(s, card)->copies;
}

/* GO-RULE-75, GO-TEAM-1: 2 to 10 for all against all, 4, 6, 8 or 10 for teams of two. */
const char *gorgasali_setup(void *state, const Setup *how)
{
    State *s = state;
    if (how->option[OPT_MODE] == MODE_PARTNERS && (how->seats < 4 || how->seats % 2 != 0))
        return "partners need an even number of seats, at least four";
    s->flow.cap = sizeof s->flow_stack;
    for (int i = 0; i < MATCH_OPTIONS; i++)
        s->option[i] = how->option[i];
    s->chests = board(s)->chests;  /* GO-SETUP-1, GO-CHEST-1 */
    fill_decks(s);
    for (int seat = 0; seat < how->seats; seat++)
        s->player[seat] = (Player){
            .square = NO_SQUARE, .banner = NO_SQUARE,
            .character = NO_CHARACTER, .sector = NO_SECTOR,
            .health = content(s)->health,  /* GO-SETUP-5 */
            .ability = NO_ABILITY,
            .chests = 1,                   /* GO-SETUP-4, GO-XCHEST-1 */
        };
    return 0;
}

/* ---- characters: GO-SETUP-3, GO-RULE-63 ---- */

static void characters_menu(const State *s, const struct characters_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_PICK, "GO-SETUP-3");
    for (int k = 0; k < CHARACTERS; k++)
        offer_unless(m, option(V_PICK, k, 0, 0),
                     gorgasali_seat_of(s, k) == NOBODY ? 0 : "GO-SETUP-3");
}

/* GO-SETUP-6: the marker starts at the full cooldown. */
static void take_character(Ctx *c, State *s, int seat, int character)
{
    Player *p = &s->player[seat];
    const Character *k = &content(s)->character[character];
    p->character = character;
    p->ability = k->ability == ABILITY_IMITATE ? NO_ABILITY : k->ability;
    p->cooldown = k->cooldown;
    EMIT(EV_PICK, "GO-SETUP-3", seat, character);
}

static int random_character(Ctx *c, const State *s)
{
    int free[CHARACTERS], n = 0;
    for (int k = 0; k < CHARACTERS; k++)
        if (gorgasali_seat_of(s, k) == NOBODY)
            free[n++] = k;
    return free[c->chance->below(c->chance, (uint32_t)n)];
}

/* ---- dice ---- */

/* GO-SETUP-7, GO-RULE-10: the highest die starts, tied players roll again. */
static void choose_starter(Ctx *c, State *s)
{
    Seats left = ALL_SEATS;
    while (left & (left - 1)) {
        Seats best = 0;
        int most = 0;
        EACH_SEAT (seat, s) {
            if (!(left & SEAT_BIT(seat)))
                continue;
            const int die = roll_die(c->chance, DIE);
            EMIT(EV_STARTER_DIE, "GO-SETUP-7", hero(s, seat), die);
            best = die > most ? SEAT_BIT(seat)
                              : (Seats)(best | (die == most ? SEAT_BIT(seat) : 0));
            most = die > most ? die : most;
        }
        left = best;
    }
    s->starter = first_seat(left);
    EMIT(EV_STARTS, "GO-SETUP-7", hero(s, s->starter));
}

static bool is_sector_taken(const State *s, int sector)
{
    EACH_SEAT (seat, s)
        if (s->player[seat].sector == sector)
            return true;
    return false;
}

/* GO-SETUP-8, GO-RULE-9; GO-TEAM-3: mates share the sector, only one of them rolls. */
static void choose_sectors(Ctx *c, State *s)
{
    const int rolling = has_partners(s) ? s->flow.seats / 2 : s->flow.seats;
    for (int seat = 0; seat < rolling; seat++) {
        int sector = roll_die(c->chance, SECTOR_DIE) - 1;
        while (is_sector_taken(s, sector)) {
            EMIT(EV_SECTOR_TAKEN, "GO-RULE-9", hero(s, seat), sector);
            sector = roll_die(c->chance, SECTOR_DIE) - 1;
        }
        s->player[seat].sector = sector;
        EMIT(EV_SECTOR, "GO-SETUP-8", hero(s, seat), sector);
        if (has_partners(s)) {
            s->player[mate_of(s, seat)].sector = sector;
            EMIT(EV_SECTOR, "GO-TEAM-3", hero(s, mate_of(s, seat)), sector);
        }
    }
}

/* ---- Octor: GO-OCTOR-5, GO-RULE-26 ---- */

static bool can_copy(const State *s, int other)
{
    return s->player[other].ability != ABILITY_IMMUNITY;
}

static void copy_neighbour_menu(const State *s, const struct copy_neighbour_vars *my, Menu *m)
{
    const int left = clockwise(s, my->seat, 1), right = clockwise(s, my->seat, s->flow.seats - 1);
    prompt(m, Q_COPY_NEIGHBOUR, "GO-OCTOR-5");
    about(m, KIND_CHARACTER, hero(s, my->seat));
    EACH_SEAT (other, s) {
        if (other == my->seat)
            continue;
        const bool neighbour = other == left || other == right;
        offer_unless(m, option(V_IMITATE, hero(s, other), 0, 0),
                     !neighbour ? "GO-OCTOR-5" : can_copy(s, other) ? 0 : "GO-OCTOR-2");
    }
    deny_thing(m, KIND_CHARACTER, hero(s, my->seat), "GO-OCTOR-5");
}

FLOW(copy_neighbour)
{
    FLOW_BEGIN;
    if (!can_copy(s, clockwise(s, my->seat, 1)) &&
        !can_copy(s, clockwise(s, my->seat, s->flow.seats - 1)))
        RETURN(0);
    ASK(my->seat, copy_neighbour_menu);
    CALL(imitate, .seat = my->seat, .a = ANSWER(0));
    FLOW_END;
}

FLOW(characters)
{
    FLOW_BEGIN;
    for (; my->seat < s->flow.seats; my->seat++) {
        if (s->option[OPT_CHARACTERS] == RANDOM_CHARACTERS) {
            take_character(c, s, my->seat, random_character(c, s));
            continue;
        }
        ASK(my->seat, characters_menu);
        take_character(c, s, my->seat, ANSWER(0));
    }
    choose_starter(c, s);
    choose_sectors(c, s);
    for (my->seat = 0; my->seat < s->flow.seats; my->seat++)
        if (content(s)->character[hero(s, my->seat)].ability == ABILITY_IMITATE)
            CALL(copy_neighbour, .seat = my->seat);
    FLOW_END;
}
