/* What seats intend, for their partners to see: no move but a mark on a thing, of which nothing is
 * kept beyond the memory (docs/protocol.md "Talking"). It ends with the turn it was made for. */
#include "server/hub/hub_inner.h"

static void write_plan(Json *j, const Room *room, int seat)
{
    json_key(j, "seat");
    json_int(j, seat + 1);
    if (room->plans.made & SEAT_BIT(seat)) {
        json_key(j, "what");
        write_thing(j, room->match, room->plans.of[seat]);
    }
}

/* Those who do not want to hear somebody do not see either what that one means to do. */
static void tell(Hub *h, const Room *room, int seat)
{
    for (Subscription *to = room->subs; to != 0; to = to->next) {
        Str out;
        if (to->muted & SEAT_BIT(seat))
            continue;
        Json j = hub_begin(h, &out, "plan", NO_ANSWER, NO_ANSWER);
        json_key(&j, "match");
        json_text(&j, room->meta.slug);
        write_plan(&j, room, seat);
        hub_send(h, to->conn, &j, NO_ANSWER);
    }
}

/* `what` NULL: nothing any more. */
static void set(Hub *h, Room *room, int seat, const Thing *what)
{
    Plans *p = &room->plans;
    const bool had = p->made & SEAT_BIT(seat);
    if (what == 0 ? !had : had && same_thing(p->of[seat], *what))
        return;
    p->made &= ~SEAT_BIT(seat);
    p->begun &= ~SEAT_BIT(seat);
    if (what != 0) {
        p->of[seat] = *what;
        p->made |= SEAT_BIT(seat);
        p->begun |= room->meta.asked & SEAT_BIT(seat);
    }
    tell(h, room, seat);
}

void on_plan(Request *r)
{
    Subscription *sub = want_seat(r);
    Thing what = {0};
    const bool some = value_get(r->d, "kind") != 0 || value_get(r->d, "id") != 0;
    if (sub == 0 || !is_running(r, sub) || (some && !want_thing(r, sub, "kind", "id", &what)))
        return;
    if (!conn_may(r->c, BUDGET_CHAT, 1)) {
        reply_error(r, "limit", 0, NO_ANSWER,
                    SAY("server.chat-too-much", NUMBER(r->h->limits.chat_per_address)));
        return;
    }
    set(r->h, sub->room, sub->seat, some ? &what : 0);
    reply_done(r, NO_ANSWER);
}

void plan_of_bot(Hub *h, Room *room, int seat, const char *bot, uint64_t seed)
{
    FastChance chance;
    Thing what;
    const BotSpec spec = bot_called(bot);
    if (match_over(room->match) || match_asked(room->match) & SEAT_BIT(seat))
        return;  /* its turn goes on */
    chance_fast(&chance, seed);
    if (bot_intends(&spec, match_game(room->match), match_state(room->match), seat, &chance,
                    &what))
        set(h, room, seat, &what);
}

void plans_end(Hub *h, Room *room)
{
    Plans *p = &room->plans;
    p->begun |= p->made & room->meta.asked;
    const Seats ended = match_over(room->match) ? p->made : p->begun & ~room->meta.asked;
    for (int i = 0; i < room->meta.seats; i++)
        if (ended & SEAT_BIT(i))
            set(h, room, i, 0);
}

void write_plans(Json *j, const Room *room)
{
    json_key(j, "plans");
    json_open(j, '[');
    for (int i = 0; i < room->meta.seats && room->match != 0; i++)
        if (room->plans.made & SEAT_BIT(i)) {
            json_open(j, '{');
            write_plan(j, room, i);
            json_close(j, '}');
        }
    json_close(j, ']');
}
