/* What a connection is told of a match: the view of its seat, the question and its options, what
 * happened since it looked last, who is here. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/hub/hub_inner.h"

void write_thing(Json *j, const Match *m, Thing t)
{
    thing_json(match_game(m), match_state(m), t, j);
}

/* The word of a thing; null where it is hidden. Its kind is known from the game's verbs and
 * events. */
void write_word(Json *j, const Match *m, Thing t)
{
    char word[80];
    Str w = STR_ON(word);
    if (t.value == THING_HIDDEN && t.kind != KIND_NUMBER) {
        json_put_null(j);
        return;
    }
    thing_write(match_game(m), match_state(m), t, &w);
    json_word(j, word);
}

/* Only the notation: a verb and the words of its things, whose kinds `welcome` has told. */
static void key_notation(Json *j, const Match *m, const char *key, Option o)
{
    char notation[200];
    Str n = STR_ON(notation);
    option_write(match_game(m), match_state(m), o, &n);
    key_word(j, key, notation);
}

static void write_option(Json *j, const Match *m, Option o)
{
    json_open(j, '{');
    key_notation(j, m, "n", o);
    json_close(j, '}');
}

static void write_menu(Json *j, const Room *room, int seat)
{
    const Match *m = room->match;
    const Menu *menu = room_menu(room, seat);
    if (menu == 0)
        return;
    json_key(j, "prompt");
    json_open(j, '{');
    const PromptSpec *asked = &match_game(m)->prompts[menu->prompt];
    key_word(j, "key", asked->id);
    if (menu->wording[0] != '\0')
        key_word(j, "wording", menu->wording);
    key_word(j, "rule", menu->rule);
    json_key(j, "about");
    json_open(j, '[');
    for (int i = 0; i < menu->n_about; i++)
        write_thing(j, m, menu->about[i]);
    json_close(j, ']');
    if (menu->pass) {
        json_key(j, "pass");
        json_bool(j, true);
        json_key(j, "stop");
        json_bool(j, menu->stop);
        if (asked->subject != 0)
            key_word(j, "subject", match_game(m)->kinds[asked->subject].id);
    }
    if (menu->usual > 0)
        key_notation(j, m, "usual", menu->list[menu->usual - 1]);
    if (menu->ends_turn) {
        json_key(j, "ends");
        json_bool(j, true);
    }
    if (menu->n_regions > 0) {
        json_key(j, "regions");
        json_open(j, '[');
        for (int i = 0; i < menu->n_regions; i++)
            json_text(j, match_game(m)->verbs[menu->region[i].verb].word);
        json_close(j, ']');
    }
    json_close(j, '}');
    json_key(j, "options");
    json_open(j, '[');
    for (int i = 0; i < menu->n; i++)
        write_option(j, m, menu->list[i]);
    json_close(j, ']');
}

void write_event(Json *j, const Match *m, const Event *e, int copies, int at)
{
    const EventSpec *spec = &match_game(m)->events[e->kind];
    json_open(j, '{');
    key_word(j, "e", spec->id);
    key_word(j, "rule", e->rule);
    json_key(j, "args");
    json_open(j, '[');
    for (int k = 0; k < e->n; k++)
        write_word(j, m, event_thing(match_game(m)->events, e, k));
    json_close(j, ']');
    if (copies > 0)
        key_int(j, "copies", copies);
    if (at > 0)
        key_int(j, "at", at);
    json_close(j, '}');
}

static void write_some(Json *j, const Match *m, int first, int n, int seat)
{
    const Event *events;
    match_events(m, &events);
    for (int i = first; i < first + n; i++) {
        Event e;
        event_for(&events[i], seat, &e);
        write_event(j, m, &e, 0, 0);
    }
}

int write_events(Json *j, const Match *m, int from, int to, int seat, size_t most)
{
    const size_t start = j->out->len;
    int at = from < 0 ? 0 : from;
    json_key(j, "events");
    json_open(j, '[');
    if (from < 0)
        write_some(j, m, 0, match_opening_events(m), seat);
    for (; at < to && j->out->len - start < most; at++)
        write_some(j, m, match_entry(m, at)->first_event, match_entry(m, at)->n_events, seat);
    json_close(j, ']');
    return at;
}

/* What happened since the last view; nothing if that is too much. */
static void write_latest(Json *j, const Match *m, int from, int seat)
{
    Str *out = j->out;
    const size_t start = out->len;
    const bool comma = j->comma;
    if (write_events(j, m, from, match_length(m), seat, EVENTS_NEWS) == match_length(m))
        return;
    out->len = start;
    out->at[start] = '\0';
    j->comma = comma;
}

void write_holder(Json *j, const StoreSeat *seat, const char *name)
{
    static const char *const kinds[] = {[STORE_PERSON] = "person", [STORE_BOT] = "bot",
                                        [STORE_FREE] = "open", [STORE_STANDIN] = "bot"};
    const bool standin = seat->kind == STORE_STANDIN;
    key_word(j, "kind", kinds[seat->kind]);
    key_text(j, "name", name);
    if (standin || seat->kind == STORE_BOT)
        key_text(j, "bot", standin ? STANDIN_BOT : seat->name);
    if (standin)
        key_text(j, "standin", name);
}

static void write_seats(Json *j, const Room *room, int64_t now)
{
    SeatNames names;
    seat_names(room->seat, room->meta.seats, room->meta.slug, &names);
    json_key(j, "seats");
    json_open(j, '[');
    for (int i = 0; i < room->meta.seats; i++) {
        json_open(j, '{');
        const bool here = room_is_present(room, i);
        write_holder(j, &room->seat[i], names.of[i]);
        json_key(j, "here");
        json_bool(j, here);
        if (!here && room->seat[i].kind == STORE_PERSON)
            key_int(j, "away", now - room->away_from[i]);
        if (match_resigned(room->match) & SEAT_BIT(i)) {
            json_key(j, "resigned");
            json_bool(j, true);
        }
        if (room->meta.clock > 0) {
            const int64_t used = room_clock_runs(room, i) ? now - room->clock_from : 0;
            key_int(j, "clock", room->clock_left[i] - used);
        }
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void write_hex(Json *j, const char *key, const uint8_t *bytes)
{
    char text[2 * SEED_BYTES + 1];
    Str hex = STR_ON(text);
    str_hex(&hex, bytes, SEED_BYTES);
    key_text(j, key, text);
}

/* A rank of 0 was not kept. */
static void write_seat_result(Json *j, const SeatResult *o)
{
    static const char *const outcomes[] = {
        [OUTCOME_LOSS] = "loss", [OUTCOME_DRAW] = "draw", [OUTCOME_WIN] = "win"};
    json_open(j, '{');
    key_word(j, "outcome", outcomes[o->outcome]);
    if (o->rank > 0) {
        key_int(j, "rank", o->rank);
        key_int(j, "score", o->score);
    }
    json_close(j, '}');
}

void write_result(Json *j, int seats, const Result *r)
{
    json_key(j, "result");
    json_open(j, '{');
    json_key(j, "seats");
    json_open(j, '[');
    for (int i = 0; i < seats; i++)
        write_seat_result(j, &r->seat[i]);
    json_close(j, ']');
    key_word(j, "ending", r->ending != 0 ? r->ending : "over");
    json_close(j, '}');
}

/* A match that cannot go on: the position is the last that this program could follow. What the seed
 * would tell is still secret, and how it ended says the store. */
static void write_frozen(Hub *h, Json *j, const Room *room, Lang lang)
{
    char text[MATCH_ERROR], ending[ENDING_ROOM];
    Str out = STR_ON(text);
    Result result;
    match_say_stop(room->frozen, lang, &out);
    str_whole(&out);
    key_text(j, "frozen", text);
    if (room->meta.status == STORE_OVER && room_read_end(h, &room->meta, &result, ending))
        write_result(j, room->meta.seats, &result);
}

/* How it ended, and the seed: now everybody may recompute the chance of it. */
static void write_end(Json *j, const Match *m)
{
    Result r;
    match_result(m, &r);
    write_result(j, match_setup(m)->seats, &r);
    if (match_seed(m) != 0)
        write_hex(j, "seed", match_seed(m));
}

/* Who plays is told when it changes, and clocks always. */
static void write_new_seats(Hub *h, Subscription *sub, Json *j)
{
    uint64_t mark = 1u + match_resigned(sub->room->match);
    for (int i = 0; i < sub->room->meta.seats; i++) {
        const StoreSeat *seat = &sub->room->seat[i];
        mark = mark * 31 + seat->kind * 2u + room_is_present(sub->room, i);
        for (const char *p = seat->name; *p != '\0'; p++)
            mark = (mark ^ (uint8_t)*p) * 0x100000001b3ULL;
    }
    if (mark == sub->sent_seats && sub->room->meta.clock == 0)
        return;
    sub->sent_seats = mark;
    write_seats(j, sub->room, h->ran);
}

/* What the seat of a subscription may know, as a message of its own. */
static void write_own_view(Hub *h, Subscription *sub, Str *out)
{
    Room *room = sub->room;
    const Match *m = room->match;
    Json j = hub_begin(h, out, "view", sub->ack, room->revision);
    key_word(&j, "match", room->meta.slug);
    if (sub->ack != NO_ANSWER)
        key_int(&j, "done", sub->ack_version);
    sub->ack = NO_ANSWER;
    if (sub->known == 0) {
        key_word(&j, "game", room->meta.game);
        key_int(&j, "seat", sub->seat == SPECTATOR ? 0 : sub->seat + 1);
        write_hex(&j, "commitment", match_commitment(m));
        key_int(&j, "standin", room->standin);
    }
    const bool over = room->frozen != 0 ? room->meta.status == STORE_OVER : match_over(m);
    json_key(&j, "over");
    json_bool(&j, over);
    if (room->frozen != 0)
        write_frozen(h, &j, room, sub->conn->lang);
    else if (over)
        write_end(&j, m);
    write_news(match_game(m), match_state(m), sub->seat, &h->view, &sub->known, &j);
    if (sub->seat != SPECTATOR && !over && room->frozen == 0) {
        write_menu(&j, room, sub->seat);
        json_key(&j, "undo");
        json_bool(&j, room_undo_to(room, sub->seat) >= 0);
    }
    if (sub->sent_length >= 0 && sub->sent_epoch == room->epoch)
        write_latest(&j, m, sub->sent_length, sub->seat);
    write_new_seats(h, sub, &j);
    key_int(&j, "answers", match_length(m));
    json_close(&j, '}');
    json_close(&j, '}');
    sub->sent_length = match_length(m);
    sub->sent_epoch = room->epoch;
}

/* ---- one view for all spectators ---- */

static void forget_shown(Shown *s)
{
    known_leave(s->before);
    known_leave(s->after);
    free(s->text);
    *s = (Shown){0};
}

void shown_forget(Room *room)
{
    for (size_t i = 0; i < sizeof room->shown / sizeof room->shown[0]; i++)
        forget_shown(&room->shown[i]);
}

static bool was_shown(const Hub *h, const Subscription *sub, const Shown *s)
{
    return s->text != 0 && s->news == sub->room->news && known_same(s->before, sub->known) &&
           s->length_before == sub->sent_length && s->epoch_before == sub->sent_epoch &&
           s->seats_before == sub->sent_seats &&
           (sub->room->meta.clock == 0 || s->ran == h->ran);
}

static void show_again(Subscription *sub, const Shown *s, Str *out)
{
    str_bytes(out, s->text, s->n);
    known_leave(sub->known);
    sub->known = known_share(s->after);
    sub->sent_seats = s->seats_after;
    sub->sent_length = match_length(sub->room->match);
    sub->sent_epoch = sub->room->epoch;
}

/* Spectators all see the same; the first of them has it made. */
static void write_shared_view(Hub *h, Subscription *sub, Str *out)
{
    Shown *s = &sub->room->shown[sub->known != 0];
    if (was_shown(h, sub, s)) {
        show_again(sub, s, out);
        return;
    }
    forget_shown(s);
    *s = (Shown){.news = sub->room->news, .ran = h->ran, .before = known_share(sub->known),
                 .length_before = sub->sent_length, .epoch_before = sub->sent_epoch,
                 .seats_before = sub->sent_seats};
    write_own_view(h, sub, out);
    h->figures.views_made++;
    s->after = known_share(sub->known);
    s->seats_after = sub->sent_seats;
    s->n = out->len;
    s->text = malloc(out->len);
    if (s->text == 0)
        abort();
    memcpy(s->text, out->at, out->len);
}

void write_view(Hub *h, Subscription *sub, Str *out)
{
    sub_up_to_date(h, sub);
    if (sub->room->match == 0)
        return;
    if (sub->seat == SPECTATOR && sub->room->frozen == 0)
        write_shared_view(h, sub, out);
    else
        write_own_view(h, sub, out);
}

/* A moment of the past, with the eyes of a seat. */
void write_past_view(Hub *h, Room *room, const Match *past, int at, int eyes, long long q, Str *out)
{
    Json j = hub_begin(h, out, "view", q, at);
    key_word(&j, "match", room->meta.slug);
    key_word(&j, "game", room->meta.game);
    key_int(&j, "seat", eyes == SPECTATOR ? 0 : eyes + 1);
    json_key(&j, "past");
    json_bool(&j, true);
    KnownView *known = 0;
    write_news(match_game(past), match_state(past), eyes, &h->view, &known, &j);
    known_leave(known);
    if (at > 0)
        write_events(&j, past, at - 1, at, eyes, EVENTS_NEWS);
    key_int(&j, "answers", at);
}
