/* Initiative, colour and teams (rulebook chapter "Beginn des Spiels"). */
#include "games/exalted/exalted.h"

/* ---- initiative and colour: EX-INIT-1, -2 ---- */

/* Rolls until one is higher; returns the seat. */
static int roll_initiative(Ctx *c, const char *rule)
{
    for (;;) {
        const int a = roll_die(c->chance, 6);
        const int b = roll_die(c->chance, 6);
        if (a != b) {
            const int winner = b > a;
            EMIT(EV_INITIATIVE, rule, winner, winner ? b : a, winner ? a : b);
            return winner;
        }
        EMIT(EV_TIE, rule, a);
    }
}

static void colour_menu(const State *s, const struct beginning_vars *my, Menu *m)
{
    (void)s;
    (void)my;
    prompt(m, Q_COLOUR, "EX-INIT-2");
    offer(m, option(V_COLOUR, BLUE, 0, 0));
    offer(m, option(V_COLOUR, RED, 0, 0));
}

static void start_menu(const State *s, const struct beginning_vars *my, Menu *m)
{
    prompt(m, Q_START, s->round == 0 ? "EX-DEPLOY-1" : "EX-ROUND-4");
    offer(m, option(V_START, my->winner, 0, 0));
    offer(m, option(V_START, 1 - my->winner, 0, 0));
}

/* EX-INIT-1, -2, EX-DEPLOY-1, EX-ROUND-2 … 4: in round 1 colour and teams come in between. */
FLOW(beginning)
{
    FLOW_BEGIN;
    my->winner = roll_initiative(c, s->round == 0 ? "EX-INIT-1" : "EX-ROUND-3");
    s->initiative = my->winner;
    if (s->round == 0) {
        s->began = my->winner;
        ASK(my->winner, colour_menu);
        s->colour[my->winner] = ANSWER(0);
        s->colour[1 - my->winner] = other_team(ANSWER(0));
        EMIT(EV_COLOUR, "EX-INIT-2", my->winner, s->colour[my->winner]);
        CALL(teams, .winner = my->winner);
    }
    ASK(my->winner, start_menu);
    s->start = ANSWER(0);
    s->opened = s->round == 0 ? s->start : s->opened;
    EMIT(EV_START, s->round == 0 ? "EX-DEPLOY-1" : "EX-ROUND-4", s->start, s->round + 1);
    FLOW_END;
}

/* ---- teams: EX-DRAFT-1 … 8, EX-RULE-71 ---- */

static void take(State *s, int seat, int profile)
{
    s->hero[hero_of(s->colour[seat], exalted_role(content(s), profile))].profile = profile;
}

static bool taken(const State *s, int profile)
{
    for (int h = 0; h < HEROES; h++)
        if (s->hero[h].profile == profile)
            return true;
    return false;
}

/* EX-PRACT-2: whether a team has somebody in this place. */
static bool has_role(const State *s, int role) { return map_of(s)->team & 1u << role; }

static const char *pick_denied(const State *s, int seat, int profile)
{
    const int role = exalted_role(content(s), profile);
    const int mine = s->hero[hero_of(s->colour[seat], role)].profile;
    if (mine >= 0)
        return role == MAGE && content(s)->hero[mine].hero_class !=
                                   content(s)->hero[profile].hero_class
                   ? "EX-DRAFT-4" : "EX-DRAFT-3";
    if (!has_role(s, role))
        return "EX-PRACT-2";
    return s->option[OPT_UNIQUE] && taken(s, profile) ? "EX-DRAFT-6" : 0;
}

static void draft_menu(const State *s, const struct draft_vars *my, Menu *m)
{
    prompt(m, Q_PICK, "EX-DRAFT-1");
    if (count_bits(map_of(s)->team) < PLACES)
        m->wording = "practice";  /* EX-PRACT-2 */
    for (int h = 0; h < content(s)->n_heroes; h++)
        offer_unless(m, option(V_PICK, h, 0, 0), pick_denied(s, my->seat, h));
}

/* EX-DRAFT-1: winner one, then two each in turns, the loser one at the end. */
static int picker(int i, int winner) { return (i + 1) / 2 % 2 == 0 ? winner : 1 - winner; }

FLOW(draft)
{
    FLOW_BEGIN;
    for (my->i = 0; my->i < count_bits(on_map(s, ALL_HEROES)); my->i++) {
        my->seat = picker(my->i, my->winner);
        ASK(my->seat, draft_menu);
        take(s, my->seat, ANSWER(0));
        EMIT(EV_PICK, "EX-DRAFT-1", my->seat, ANSWER(0));
    }
    FLOW_END;
}

static void prepare_menu(const State *s, const struct prepare_vars *my, Menu *m)
{
    prompt(m, Q_PREPARE, "EX-DRAFT-7");
    about(m, KIND_NUMBER, my->role + 1);
    for (int h = 0; h < content(s)->n_heroes; h++)
        offer_unless(m, option(V_PICK, h, 0, 0),
                     exalted_role(content(s), h) == my->role ? 0 : "EX-DRAFT-2");
}

/* EX-DRAFT-7, EX-RULE-71: both prepare their list in secret, one role after the other; they are
 * revealed together. */
FLOW(prepare)
{
    FLOW_BEGIN;
    for (my->role = 0; my->role < TEAM_HEROES; my->role++) {
        if (!has_role(s, my->role))
            continue;
        ASK_EVERYONE(3, prepare_menu);
        for (int seat = 0; seat < 2; seat++)
            s->prepared[seat][my->role] =
                (Slot){option_arg(s->flow.answer[seat], 0), SEAT_BIT(seat)};
    }
    for (int seat = 0; seat < 2; seat++) {
        EMIT(EV_PREPARED, "EX-DRAFT-7", seat);
        EACH_BIT (role, map_of(s)->team) {
            s->prepared[seat][role].seen = ALL_SEATS;
            take(s, seat, s->prepared[seat][role].id);
            EMIT(EV_PICK, "EX-DRAFT-7", seat, s->prepared[seat][role].id);
        }
    }
    FLOW_END;
}

/* EX-HERO-7, EX-PRACT-2: of a faction those who have a place in the team. */
static bool joins(const State *s, int faction, int profile)
{
    return content(s)->hero[profile].faction == faction &&
           has_role(s, exalted_role(content(s), profile));
}

/* A whole faction, if they make a legal team. */
static const char *faction_denied(const State *s, int faction)
{
    int n[TEAM_HEROES] = {0};
    for (int h = 0; h < content(s)->n_heroes; h++)
        if (joins(s, faction, h)) {
            n[exalted_role(content(s), h)]++;
            if (s->option[OPT_UNIQUE] && taken(s, h))
                return "EX-DRAFT-6";
        }
    EACH_BIT (role, map_of(s)->team)
        if (n[role] != 1)
            return "EX-DRAFT-2";
    return 0;
}

static void factions_menu(const State *s, const struct factions_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_FACTION, "EX-HERO-7");
    for (int f = 0; f < content(s)->n_factions; f++)
        offer_unless(m, option(V_FACTION, f, 0, 0), faction_denied(s, f));
}

FLOW(factions)
{
    FLOW_BEGIN;
    for (my->i = 0; my->i < 2; my->i++) {
        my->seat = my->i == 0 ? my->winner : 1 - my->winner;
        ASK(my->seat, factions_menu);
        for (int h = 0; h < content(s)->n_heroes; h++)
            if (joins(s, ANSWER(0), h)) {
                take(s, my->seat, h);
                EMIT(EV_PICK, "EX-HERO-7", my->seat, h);
            }
    }
    FLOW_END;
}

static void pick_at_random(Ctx *c, State *s)
{
    for (int seat = 0; seat < 2; seat++)
        EACH_BIT (role, map_of(s)->team) {
            uint16_t able[HEROES_MAX];
            int n = 0;
            for (int h = 0; h < content(s)->n_heroes; h++)
                if (exalted_role(content(s), h) == role && pick_denied(s, seat, h) == 0)
                    able[n++] = h;
            const int h = able[c->chance->below(c->chance, (uint32_t)n)];
            take(s, seat, h);
            EMIT(EV_PICK, "EX-DRAFT-2", seat, h);
        }
}

/* EX-DEPLOY-4, EX-RULE-73: all begin with full mana and full LP. */
static void equip(State *s)
{
    EACH_BIT (h, on_map(s, ALL_HEROES)) {
        s->hero[h].mana = exalted_value(s, h, MANA);
        s->model[h].lp = exalted_life(s, h);
    }
}

FLOW(teams)
{
    FLOW_BEGIN;
    if (s->option[OPT_TEAMS] == TEAMS_DRAFT)
        CALL(draft, .winner = my->winner);
    else if (s->option[OPT_TEAMS] == TEAMS_PREPARED)
        CALL(prepare, .role = 0);
    else if (s->option[OPT_TEAMS] == TEAMS_FACTIONS)
        CALL(factions, .winner = my->winner);
    else
        pick_at_random(c, s);
    equip(s);
    FLOW_END;
}
