/* Reactions (rulebook chapter "Reaktionen"): the window inside an attack. */
#include "games/brawl/brawl.h"

/* BR-REACT-3: on a champion of the own team that is a target, a team mate's
 * included (BR-TEAM-5). */
static Units own_targets(const State *s, const struct reaction_vars *my, int seat)
{
    return my->targets & brawl_units_of_team(s, team_of_seat(seat)) & brawl_all_in_arena(s);
}

static const char *react_denied(const State *s, const struct reaction_vars *my, const Card *k,
                                int on)
{
    if (k->type != REACTION)
        return "BR-REACT-1";
    if (!brawl_has_essence(s, my->seat, k))
        return "BR-REACT-8";
    return own_targets(s, my, my->seat) & unit_bit(on) ? 0 : "BR-REACT-3";
}

/* Whether the attack is the end of this champion, if nobody reacts. */
static bool puts_out(const State *s, const Card *k, int unit)
{
    return s->unit[unit].damage + brawl_expected_damage(s, k, unit) >= brawl_hit_points(s, unit);
}

/* Who attacks with what, whom of the own team it hits hardest, and how hard; then the others. */
static void ask_about_attack(const State *s, const struct reaction_vars *my, Menu *m)
{
    const Card *k = card_at(s, my->card);
    const Units hit = own_targets(s, my, my->seat);
    int worst = first_bit(hit);
    EACH_UNIT (u, hit)
        if (brawl_expected_damage(s, k, u) > brawl_expected_damage(s, k, worst))
            worst = u;
    prompt(m, Q_REACT, "BR-ATK-13");
    m->wording = hit != unit_bit(worst) ? "several" : puts_out(s, k, worst) ? "out" : "";
    about(m, KIND_UNIT, my->unit);
    about(m, KIND_CARD, my->card);
    about(m, KIND_UNIT, worst);
    about(m, KIND_NUMBER, brawl_expected_damage(s, k, worst));
    EACH_UNIT (u, hit & (Units)~unit_bit(worst))
        about(m, KIND_UNIT, u);
}

static void reaction_menu(const State *s, const struct reaction_vars *my, Menu *m)
{
    const Player *p = &s->player[my->seat];
    const Units hit = own_targets(s, my, my->seat);
    ask_about_attack(s, my, m);
    offer(m, option(V_PASS, 0, 0, 0));
    for (int u = 0; u < s->n_units; u++)  /* before any card: no card could be played on these */
        if (!(hit & unit_bit(u)))
            deny_thing(m, KIND_UNIT, u, "BR-REACT-3");
    for (int i = 0; i < p->hand.n; i++) {
        const int card = p->hand.slot[i].id;
        const Card *k = card_at(s, card);  /* its champion may well be on the gate: BR-RULE-44 */
        for (int u = 0; u < s->n_units; u++) {
            const char *why = react_denied(s, my, k, u);
            if (offer_unless(m, option(V_REACT, card, u, 0), why) && text_equal(why, "BR-REACT-8"))
                because(m, KIND_ESSENCE, k->essence);
        }
    }
    deny_thing(m, KIND_CARD, THING_ANY, "BR-REACT-1");
}

/* BR-RULE-45: first the controllers of targeted champions in turn order from the attacker on,
 * then their team mates. */
static int asked_at(const State *s, const struct reaction_vars *my, int i)
{
    const int attacker_team = team_of(s, my->unit);
    int n = 0;
    for (int pass = 0; pass < 2; pass++)
        for (int after = 1; after < s->flow.seats; after++) {
            const int seat = s->order[(s->turn + after) % s->flow.seats];
            const bool targeted = (my->targets & brawl_units_of_seat(s, seat)) != 0;
            if (team_of_seat(seat) == attacker_team || targeted != (pass == 0))
                continue;
            if (n++ == i)
                return seat;
        }
    return NOBODY;
}

/* Public reasons why a seat cannot react; anything else is asked, so that the
 * question tells nothing. */
static bool could_react(const State *s, int seat)
{
    return s->player[seat].ready != 0 && s->player[seat].hand.n > 0;
}

/* BR-ACT-6, BR-REACT-1, BR-REACT-4, BR-RULE-46: the other team may play one reaction. Returns the
 * card or NO_CARD; State.reaction_on is the champion it was played on (BR-REACT-2, BR-REACT-5). */
FLOW(reaction)
{
    FLOW_BEGIN;
    for (my->i = 0; asked_at(s, my, my->i) != NOBODY; my->i++) {
        my->seat = asked_at(s, my, my->i);
        if (!could_react(s, my->seat))
            continue;
        ASK(my->seat, reaction_menu);
        if (CHOSE(V_PASS))
            continue;
        s->reaction_on = ANSWER(1);
        brawl_exhaust(s, my->seat, card_at(s, ANSWER(0))->essence);  /* BR-REACT-8, BR-REACT-9 */
        brawl_play_from_hand(s, my->seat, ANSWER(0));
        EMIT(EV_REACT, "BR-ATK-13", my->seat, ANSWER(0), ANSWER(1));
        RETURN(ANSWER(0));
    }
    RETURN(NO_CARD);
    FLOW_END;
}
