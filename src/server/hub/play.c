/* Playing over the wire: answers, undo, take-back and stand-in by consent, resignation. */
#include <string.h>

#include "server/hub/hub_inner.h"

/* An answer speaks of the version it was thought for; another one is stale. */
static bool is_current(Request *r, const Subscription *sub)
{
    if (r->v == sub->room->revision)
        return true;
    r->h->figures.stale++;
    reply_error(r, "stale", 0, sub->room->revision,
                SAY("server.stale", NUMBER(sub->room->revision)));
    return false;
}

bool is_running(Request *r, const Subscription *sub)
{
    if (refuse_frozen(r, sub->room))
        return false;
    if (!match_over(sub->room->match))
        return true;
    reply_error(r, "over", 0, sub->room->revision, SAY("table.is-over"));
    return false;
}

/* Whoever has resigned is not asked any more: a bot answers. */
static bool is_asked(Request *r, const Subscription *sub)
{
    const Match *m = sub->room->match;
    const bool resigned = match_resigned(m) & SEAT_BIT(sub->seat);
    if (!resigned && match_asked(m) & SEAT_BIT(sub->seat))
        return true;
    reply_error(r, "foreign", 0, sub->room->revision,
                resigned ? SAY("server.gave-up") : SAY("server.not-your-turn"));
    return false;
}

const Menu *want_menu(Request *r, const Subscription *sub)
{
    return is_running(r, sub) && is_asked(r, sub) ? match_menu(sub->room->match, sub->seat) : 0;
}

/* Says which rule an impossible answer breaks. */
static void refuse_answer(Request *r, const Subscription *sub, const char *option)
{
    char text[600];
    Str out = STR_ON(text);
    const char *rule = 0;
    match_why_not(sub->room->match, sub->seat, option, r->c->lang, &out, &rule);
    str_whole(&out);
    reply_error(r, "illegal", rule, sub->room->revision, SAY("table.sentence", text));
}

void on_answer(Request *r)
{
    char why[MATCH_ERROR];
    Subscription *sub = want_seat(r);
    const char *option = want_text(r, "option", 0);
    if (sub == 0 || !is_running(r, sub) || !is_current(r, sub))
        return;
    if (option == 0) {
        reply_error(r, "malformed", 0, NO_ANSWER, SAY("server.no-option-given"));
        return;
    }
    if (room_is_endless(r->h, sub->room)) {
        reply_error(r, "limit", 0, NO_ANSWER, SAY("server.endless"));
        return;
    }
    if (!is_asked(r, sub))
        return;
    if (!match_answer_text(sub->room->match, sub->seat, option, r->c->lang, why)) {
        refuse_answer(r, sub, option);
        return;
    }
    r->h->figures.answers++;
    room_set_payer(sub->room, r->c->payer);
    room_append_answer(r->h, sub->room);
    room_changed(r->h, sub->room);
    if (strcmp(want_text(r, "ack", "done"), "view") == 0 && sub->ack == NO_ANSWER) {
        sub->ack = r->q;  /* one message less: the view that is due anyway says so */
        sub->ack_version = sub->room->revision;
    } else {
        reply_done(r, sub->room->revision);
    }
}

/* What was taken back: the seat's own answer, and how many with it. */
static void reply_undone(Request *r, const Room *room, const char *option, int answers)
{
    Str out;
    Json j = hub_begin(r->h, &out, "done", r->q, room->revision);
    json_key(&j, "match");
    json_text(&j, room->meta.slug);
    json_key(&j, "option");
    json_text(&j, option);
    json_key(&j, "answers");
    json_int(&j, answers);
    hub_send(r->h, r->c, &j, r->q);
}

void on_undo(Request *r)
{
    char why[MATCH_ERROR], notation[200];
    Str option = STR_ON(notation);
    Subscription *sub = want_seat(r);
    if (sub == 0 || !is_running(r, sub) || !is_current(r, sub))
        return;
    Match *m = sub->room->match;
    const int before = match_length(m), to = room_undo_to(sub->room, sub->seat);
    if (to >= 0)
        str_text(&option, match_notation(m, to));
    if (!match_undo(m, sub->seat, room_other_people(sub->room, sub->seat) == 0, r->c->lang, why)) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("table.sentence", why));
        return;
    }
    room_forget_job(sub->room);
    room_holders(sub->room);
    room_undone(r->h, sub->room);
    room_changed(r->h, sub->room);
    reply_undone(r, sub->room, notation, before - to);
}

void on_resign(Request *r)
{
    char why[MATCH_ERROR];
    Subscription *sub = want_seat(r);
    if (sub == 0 || !is_running(r, sub))
        return;
    if (!match_resign(sub->room->match, sub->seat, r->c->lang, why)) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("table.sentence", why));
        return;
    }
    room_append_answer(r->h, sub->room);
    room_changed(r->h, sub->room);
    reply_done(r, sub->room->revision);
}

/* ---- proposals: what needs the consent of the other persons ---- */

static void tell_one(Hub *h, Subscription *sub, const char *state)
{
    static const char *const kinds[] = {"none", "takeback", "standin"};
    const Room *room = sub->room;
    const Proposal *p = &room->proposal;
    Str out;
    Json j = hub_begin(h, &out, "proposal", NO_ANSWER, room->revision);
    json_key(&j, "match");
    json_text(&j, room->meta.slug);
    json_key(&j, "proposal");
    json_int(&j, p->id);
    json_key(&j, "kind");
    json_text(&j, kinds[p->kind]);
    json_key(&j, "by");
    json_int(&j, p->by + 1);
    json_key(&j, p->kind == PROPOSE_TAKEBACK ? "to" : "seat");
    json_int(&j, p->kind == PROPOSE_TAKEBACK ? p->to : p->seat + 1);
    json_key(&j, "state");
    json_text(&j, state);
    json_key(&j, "asked");
    json_bool(&j, sub->seat != SPECTATOR &&
                      (p->needed & ~p->agreed & SEAT_BIT(sub->seat)) != 0);
    hub_send(h, sub->conn, &j, NO_ANSWER);
}

static void tell_proposal(Hub *h, Room *room, const char *state)
{
    for (Subscription *sub = room->subs; sub != 0; sub = sub->next)
        tell_one(h, sub, state);
}

void proposal_show(Hub *h, Subscription *sub)
{
    if (sub->room->proposal.kind != PROPOSE_NOTHING)
        tell_one(h, sub, "open");
}

Seats room_other_people(const Room *room, int by)
{
    Seats set = 0;
    for (int i = 0; i < room->meta.seats; i++)
        if (i != by && (room->seat[i].kind == STORE_PERSON || room->seat[i].kind == STORE_STANDIN))
            set |= SEAT_BIT(i);
    return set & ~match_resigned(room->match);
}

int room_undo_to(const Room *room, int seat)
{
    const Match *m = room->match;
    return match_undo_to(m, seat, room_other_people(room, seat) == 0, match_length(m));
}

/* Those of a set who are at the table. */
static Seats present_among(const Room *room, Seats set)
{
    Seats here = 0;
    for (int i = 0; i < room->meta.seats; i++)
        if (set & SEAT_BIT(i) && room_is_present(room, i))
            here |= SEAT_BIT(i);
    return here;
}

static void take_back(Hub *h, Room *room, int to)
{
    char why[MATCH_ERROR];
    if (!match_take_back(room->match, to, LANG_EN, why)) {
        hub_log(h, "takeback-failed", "match=%s why=\"%s\"", room->meta.slug, why);
        return;
    }
    room_forget_job(room);
    room_holders(room);
    room_undone(h, room);
    room_changed(h, room);
}

static void stand_in(Hub *h, Room *room, int seat)
{
    StoreSeat *s = &room->seat[seat];
    if (s->kind == STORE_PERSON) {
        s->kind = STORE_STANDIN;
    } else {  /* nobody has come */
        s->kind = STORE_BOT;
        strcpy(s->name, STANDIN_BOT);
    }
    room_save_seat(h, room, seat);
    room_holders(room);
    room_changed(h, room);
}

static void settle_proposal(Hub *h, Room *room)
{
    const Proposal p = room->proposal;
    if (p.needed & ~p.agreed) {
        tell_proposal(h, room, "open");
        return;
    }
    tell_proposal(h, room, "agreed");
    room->proposal = (Proposal){0};
    if (p.kind == PROPOSE_TAKEBACK)
        take_back(h, room, p.to);
    else if (!room_is_present(room, p.seat))
        stand_in(h, room, p.seat);
}

void on_takeback(Request *r)
{
    Subscription *sub = want_seat(r);
    const long long to = want_int(r, "to", -1);
    if (sub == 0 || !is_running(r, sub) || !is_current(r, sub))
        return;
    if (to < 0 || to >= match_length(sub->room->match)) {
        reply_error(r, "malformed", 0, NO_ANSWER,
                    SAY("server.takeback-range", NUMBER(match_length(sub->room->match) - 1)));
        return;
    }
    const Seats others = room_other_people(sub->room, sub->seat);
    if (others == 0 && match_dice_stay(sub->room->match, (int)to)) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("table.dice-stay"));
        return;
    }
    sub->room->proposal = (Proposal){.kind = PROPOSE_TAKEBACK, .id = ++r->h->proposals,
                                     .by = sub->seat, .to = (int)to,
                                     .needed = others};
    reply_done(r, sub->room->revision);
    settle_proposal(r->h, sub->room);
}

void on_standin(Request *r)
{
    Subscription *sub = want_seat(r);
    const int seat = want_seat_index(r);
    if (sub == 0 || !is_running(r, sub))
        return;
    Room *room = sub->room;
    if (seat < 0 || seat >= room->meta.seats || seat == sub->seat ||
        room->seat[seat].kind == STORE_BOT || room->seat[seat].kind == STORE_STANDIN ||
        room_is_present(room, seat)) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.not-absent"));
        return;
    }
    const int64_t wait = room->standin * 1000LL - (r->h->ran - room->away_from[seat]);
    if (room->seat[seat].kind == STORE_PERSON && wait > 0) {
        reply_error(r, "refused", 0, NO_ANSWER,
                    SAY("server.not-long-absent", NUMBER(room->standin),
                        NUMBER((wait + 999) / 1000)));
        return;
    }
    /* Two who are away must not keep each other's seats empty. */
    const Seats asked = present_among(room, room_other_people(room, sub->seat));
    room->proposal = (Proposal){.kind = PROPOSE_STANDIN, .id = ++r->h->proposals, .by = sub->seat,
                                .seat = seat, .needed = asked};
    reply_done(r, room->revision);
    settle_proposal(r->h, room);
}

static Room *want_proposal(Request *r, Subscription *sub)
{
    const Proposal *p = sub != 0 ? &sub->room->proposal : 0;
    if (p == 0)
        return 0;
    if (p->kind == PROPOSE_NOTHING || p->id != want_int(r, "proposal", -1) ||
        !(p->needed & SEAT_BIT(sub->seat))) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.no-proposal"));
        return 0;
    }
    return sub->room;
}

void on_agree(Request *r)
{
    Subscription *sub = want_seat(r);
    Room *room = want_proposal(r, sub);
    if (room == 0)
        return;
    room->proposal.agreed |= SEAT_BIT(sub->seat);
    reply_done(r, room->revision);
    settle_proposal(r->h, room);
}

void on_refuse(Request *r)
{
    Subscription *sub = want_seat(r);
    Room *room = want_proposal(r, sub);
    if (room == 0)
        return;
    reply_done(r, room->revision);
    tell_proposal(r->h, room, "refused");
    room->proposal = (Proposal){0};
}
