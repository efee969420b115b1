/* Choosing champions (rulebook chapters "Auswahl durch Draft" and "4-Spieler-Draft"):
 * free choice, normal draft, competitive draft; and, our own additions, the suggested
 * teams and teams at random. */
#include "games/brawl/brawl.h"

/* How many units of a team are this champion. */
static int taken_by_team(const State *s, int champion, int team)
{
    int n = 0;
    for (int u = 0; u < s->n_units; u++)
        n += s->unit[u].champion == champion && team_of(s, u) == team;
    return n;
}

static bool taken_by_seat(const State *s, int champion, int seat)
{
    EACH_UNIT (u, brawl_units_of_seat(s, seat))
        if (s->unit[u].champion == champion)
            return true;
    return false;
}

static void assign(State *s, int seat, int champion)
{
    EACH_UNIT (u, brawl_units_of_seat(s, seat))
        if (s->unit[u].champion < 0) {
            s->unit[u].champion = champion;
            s->player[seat].n_picks++;
            return;
        }
}

/* Each champion exists once in the duel (BR-RULE-56) and in a pool of unique champions; else once
 * per team (BR-TDRAFT-1, BR-RULE-57, BR-RULE-70). */
static const char *pick_denied(const State *s, int seat, int champion)
{
    const int team = team_of_seat(seat);
    if (taken_by_team(s, champion, team) > 0)
        return is_duel(s) ? "BR-DRAFT-3" : "BR-TDRAFT-1";
    const bool once = is_duel(s) || (s->option[OPT_SELECTION] == SELECT_DRAFT &&
                                     s->option[OPT_POOL] == POOL_UNIQUE);
    if (once && taken_by_team(s, champion, 1 - team) > 0)
        return !is_duel(s) ? "BR-TDRAFT-1"
               : s->option[OPT_SELECTION] == SELECT_FREE ? "BR-RULE-56" : "BR-DRAFT-3";
    return 0;
}

static void offer_picks(const State *s, int seat, Menu *m)
{
    for (int k = 0; k < content(s)->n_champions; k++)
        offer_unless(m, option(V_PICK, k, 0, 0), pick_denied(s, seat, k));
}

/* Champions that cannot be chosen now, by `rule`; and cards come with their champions. */
static void deny_others(const char *rule, Menu *m)
{
    deny_thing(m, KIND_CHAMPION, THING_ANY, rule);
    deny_thing(m, KIND_PRINT, THING_ANY, "BR-SET-7");
}

/* ---- free choice: BR-RULE-70, BR-TDRAFT-7 ---------------------------------------------------- */

static void free_menu(const State *s, const struct free_choice_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_FREE, "BR-RULE-70");
    if (s->player[m->seat].n_picks < s->each)
        offer_picks(s, m->seat, m);
    for (int k = 0; k < content(s)->n_champions; k++)
        if (taken_by_seat(s, k, m->seat))
            offer(m, option(V_RETURN, k, 0, 0));
    if (s->player[m->seat].n_picks == s->each)
        offer(m, option(V_CONFIRM, 0, 0, 0));
    else
        deny(m, option(V_CONFIRM, 0, 0, 0), is_duel(s) ? "BR-SET-4" : "BR-TEAM-2");
    deny_others(is_duel(s) ? "BR-SET-4" : "BR-TEAM-2", m);
}

static void put_back(State *s, int seat, int champion)
{
    EACH_UNIT (u, brawl_units_of_seat(s, seat))
        if (s->unit[u].champion == champion)
            s->unit[u].champion = -1;
    s->player[seat].n_picks--;
}

static Seats undecided(const State *s)
{
    return (Seats)(((1u << s->flow.seats) - 1) & ~s->confirmed);
}

/* First come, first served, until everybody has confirmed. */
FLOW(free_choice)
{
    FLOW_BEGIN;
    while (undecided(s) != 0) {
        ASK_ANYONE(undecided(s), free_menu);
        if (CHOSE(V_PICK)) {
            assign(s, s->flow.who, ANSWER(0));
            EMIT(EV_PICK, "BR-RULE-70", s->flow.who, ANSWER(0));
        } else if (CHOSE(V_RETURN)) {
            put_back(s, s->flow.who, ANSWER(0));
            EMIT(EV_RETURN, "BR-RULE-70", s->flow.who, ANSWER(0));
        } else {
            s->confirmed |= SEAT_BIT(s->flow.who);
            EMIT(EV_CONFIRM, "BR-RULE-70", s->flow.who);
        }
    }
    FLOW_END;
}

/* ---- normal draft ---------------------------------------------------------------------------- */

/* Who is left over is not used (BR-DRAFT-3, BR-TDRAFT-3).
 * BR-DRAFT-2: second, first, second, first …; BR-TDRAFT-2: players 2, 1, 4, 3, and again. */
static int drafter(const State *s, int pick)
{
    static const uint8_t team_order[] = {1, 0, 3, 2};
    return s->order[is_duel(s) ? 1 - pick % 2 : team_order[pick % 4]];
}

static void draft_menu(const State *s, const struct draft_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_DRAFT, is_duel(s) ? "BR-DRAFT-2" : "BR-TDRAFT-2");
    offer_picks(s, m->seat, m);
    deny_others("BR-DRAFT-3", m);
}

FLOW(draft)
{
    FLOW_BEGIN;
    for (my->i = 0; my->i < s->n_units; my->i++) {
        ASK(drafter(s, my->i), draft_menu);
        assign(s, s->flow.who, ANSWER(0));
        EMIT(EV_PICK, is_duel(s) ? "BR-DRAFT-3" : "BR-TDRAFT-2", s->flow.who, ANSWER(0));
    }
    FLOW_END;
}

/* ---- competitive draft ----------------------------------------------------------------------- */

static int bring_count(const State *s)
{
    return is_duel(s) ? BRING_MAX : 3;  /* BR-DRAFT-4, BR-TDRAFT-4 */
}

static bool has_brought(const State *s, int seat, int champion)
{
    for (int i = 0; i < s->player[seat].n_brought; i++)
        if (s->player[seat].brought[i] == champion)
            return true;
    return false;
}

/* BR-TDRAFT-4: not what the team mate brings either. */
static void bring_menu(const State *s, const struct competitive_vars *my, Menu *m)
{
    (void)my;
    prompt(m, Q_BRING, is_duel(s) ? "BR-DRAFT-4" : "BR-TDRAFT-4");
    about(m, KIND_NUMBER, bring_count(s) - s->player[m->seat].n_brought);
    for (int k = 0; k < content(s)->n_champions; k++) {
        const Option o = option(V_BRING, k, 0, 0);
        if (has_brought(s, m->seat, k))
            deny(m, o, is_duel(s) ? "BR-DRAFT-4" : "BR-TDRAFT-4");
        else if (has_brought(s, mate_of(m->seat), k))
            deny(m, o, "BR-TDRAFT-4");
        else
            offer(m, o);
    }
    deny_others(m->rule, m);
}

/* Who bans, and whose champion: BR-DRAFT-5, BR-TDRAFT-5 (1 of 2, 2 of 1, 3 of 4, 4 of 3). */
static int ban_victim(const State *s, int i)
{
    return s->order[i ^ 1];
}

static void ban_menu(const State *s, const struct competitive_vars *my, Menu *m)
{
    const Player *victim = &s->player[ban_victim(s, my->i)];
    prompt(m, Q_BAN, is_duel(s) ? "BR-DRAFT-5" : "BR-TDRAFT-5");
    about(m, KIND_SEAT, ban_victim(s, my->i));
    for (int i = 0; i < victim->n_brought; i++)
        offer(m, option(V_BAN, victim->brought[i], 0, 0));
    deny_others(m->rule, m);
}

static void own_pick_menu(const State *s, const struct competitive_vars *my, Menu *m)
{
    const Player *p = &s->player[m->seat];
    (void)my;
    prompt(m, Q_DRAFT, "BR-DRAFT-6");
    for (int i = 0; i < p->n_brought; i++) {
        const Option o = option(V_PICK, p->brought[i], 0, 0);
        if (p->brought[i] == p->banned)
            deny(m, o, "BR-DRAFT-5");
        else if (taken_by_seat(s, p->brought[i], m->seat))
            deny(m, o, "BR-DRAFT-6");
        else
            offer(m, o);
    }
    deny_others("BR-DRAFT-6", m);
}

static Seats team_seats(const State *s, int seat)
{
    return is_duel(s) ? SEAT_BIT(seat) : (Seats)(SEAT_BIT(seat) | SEAT_BIT(mate_of(seat)));
}

static void note_brought(Ctx *c, State *s)
{
    for (int seat = 0; seat < s->flow.seats; seat++)
        if (s->flow.asked & SEAT_BIT(seat)) {
            Player *p = &s->player[seat];
            p->brought[p->n_brought++] = option_arg(s->flow.answer[seat], 0);
            EMIT_SECRET(EV_BRING, "BR-DRAFT-4", team_seats(s, seat), 2, seat,
                        p->brought[p->n_brought - 1]);
        }
}

static void reveal_sets(Ctx *c, State *s)
{
    s->sets_open = true;
    for (int seat = 0; seat < s->flow.seats; seat++)
        for (int i = 0; i < s->player[seat].n_brought; i++)
            EMIT(EV_REVEAL_SET, "BR-DRAFT-4", seat, s->player[seat].brought[i]);
}

/* BR-TDRAFT-6: everybody plays the two that are left. */
static void take_rest(State *s)
{
    for (int seat = 0; seat < s->flow.seats; seat++)
        for (int i = 0; i < s->player[seat].n_brought; i++)
            if (s->player[seat].brought[i] != s->player[seat].banned)
                assign(s, seat, s->player[seat].brought[i]);
}

FLOW(competitive)
{
    FLOW_BEGIN;
    /* Sets are made in secret, both sides at once; in the team game first the first two players,
     * then their team mates, who must not repeat them. */
    for (my->i = 0; my->i < s->flow.seats; my->i = my->i + 2)
        for (my->step = 0; my->step < bring_count(s); my->step++) {
            ASK_EVERYONE((Seats)(SEAT_BIT(s->order[my->i]) | SEAT_BIT(s->order[my->i + 1])),
                         bring_menu);
            note_brought(c, s);
        }
    reveal_sets(c, s);
    for (my->i = 0; my->i < s->flow.seats; my->i++) {
        ASK(s->order[my->i], ban_menu);
        s->player[ban_victim(s, my->i)].banned = ANSWER(0);
        EMIT(EV_BAN, is_duel(s) ? "BR-DRAFT-5" : "BR-TDRAFT-5", s->flow.who, ANSWER(0),
             ban_victim(s, my->i));
    }
    if (!is_duel(s))
        take_rest(s);
    /* BR-DRAFT-6, BR-DRAFT-7: the duel picks three of four in turns, the first player first. */
    for (my->i = 0; is_duel(s) && my->i < s->n_units; my->i++) {
        ASK(s->order[my->i % 2], own_pick_menu);
        assign(s, s->flow.who, ANSWER(0));
        EMIT(EV_PICK, "BR-DRAFT-6", s->flow.who, ANSWER(0));
    }
    FLOW_END;
}

/* ---- without a choice ------------------------------------------------------------------------ */

static void take_suggested(Ctx *c, State *s)
{
    for (int seat = 0; seat < s->flow.seats; seat++)
        for (int i = 0; i < s->each; i++) {
            const int champion = content(s)->suggested[!is_duel(s)][seat][i];
            assign(s, seat, champion);
            EMIT(EV_PICK, "BR-SET-3", seat, champion);
        }
}

static void take_random(Ctx *c, State *s)
{
    for (int u = 0; u < s->n_units; u++) {
        const int seat = u % s->flow.seats;
        int fits[CHAMPIONS_MAX], n = 0;
        for (int k = 0; k < content(s)->n_champions; k++)
            if (pick_denied(s, seat, k) == 0)
                fits[n++] = k;
        const int champion = fits[c->chance->below(c->chance, (uint32_t)n)];
        assign(s, seat, champion);
        EMIT(EV_PICK, "BR-SET-3", seat, champion);
    }
}

/* BR-SET-3: the way of choosing is agreed before the match. */
FLOW(selection)
{
    FLOW_BEGIN;
    if (s->option[OPT_SELECTION] == SELECT_FREE)
        CALL(free_choice, .i = 0);
    else if (s->option[OPT_SELECTION] == SELECT_DRAFT)
        CALL(draft, .i = 0);
    else if (s->option[OPT_SELECTION] == SELECT_COMPETITIVE)
        CALL(competitive, .i = 0);
    else if (s->option[OPT_SELECTION] == SELECT_SUGGESTED)
        take_suggested(c, s);
    else
        take_random(c, s);
    FLOW_END;
}
