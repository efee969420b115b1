/* Opening matches and coming to them: hello, create, join, watch, leave, rematch. */
#include <stdio.h>
#include <string.h>

#include "core/utf8.h"
#include "pack/packs.h"
#include "server/hub/hub_inner.h"

/* As it is with the pack that new matches are played with. */
static void write_option_spec(Json *j, const OptionSpec *spec, const Pack *pack)
{
    const int words = setup_words(spec, pack);
    json_open(j, '{');
    json_key(j, "id");
    json_text(j, spec->id);
    json_key(j, "default");
    if (words == 0) {
        json_int(j, spec->default_value);
        json_key(j, "min");
        json_int(j, spec->min);
        json_key(j, "max");
        json_int(j, spec->max);
    } else {
        json_text(j, setup_word(spec, pack, spec->default_value));
        json_key(j, "words");
        json_open(j, '[');
        for (int i = 0; i < words; i++)
            json_text(j, setup_word(spec, pack, i));
        json_close(j, ']');
    }
    if (spec->rule != 0) {
        json_key(j, "rule");
        json_text(j, spec->rule);
    }
    json_close(j, '}');
}

static void write_kinds(Json *j, const Game *game, const char *word, const uint8_t *kinds, int n)
{
    json_key(j, word);
    json_open(j, '[');
    for (int i = 0; i < n; i++)
        json_text(j, game->kinds[kinds[i] & ~EVENT_LIST].id);
    json_close(j, ']');
}

/* Which kinds of things stand behind the words of options and events. */
static void write_words(Json *j, const Game *game)
{
    json_key(j, "verbs");
    json_open(j, '{');
    for (int i = 0; i < game->n_verbs; i++)
        write_kinds(j, game, game->verbs[i].word, game->verbs[i].kinds, game->verbs[i].n_args);
    json_close(j, '}');
    json_key(j, "events");
    json_open(j, '{');
    for (int i = 0; i < game->n_events; i++)
        write_kinds(j, game, game->events[i].id, game->events[i].kinds, game->events[i].n_args);
    json_close(j, '}');
}

/* How strong the levels are: {"easy": 72, …}, so many of a hundred duels are won against the one
 * below. */
static void write_levels(Json *j, const Game *game)
{
    json_key(j, "levels");
    json_open(j, '{');
    for (int i = 0; i < BOT_LEVELS; i++)
        if (bot_level(game, i)->beats > 0) {
            json_key(j, bot_levels[i].id);
            json_int(j, bot_level(game, i)->beats);
        }
    json_close(j, '}');
}

/* Kinds of figures that sentences speak of as who plays them. */
static void write_people(Json *j, const Game *game)
{
    json_key(j, "people");
    json_open(j, '[');
    for (int i = 0; i < game->n_kinds; i++)
        if (game->kinds[i].person != 0)
            json_text(j, game->kinds[i].id);
    json_close(j, ']');
}

static void write_game(Json *j, const Game *game)
{
    json_open(j, '{');
    json_key(j, "id");
    json_text(j, game->id);
    json_key(j, "seats");
    json_open(j, '[');
    for (int n = 1; n <= MAX_SEATS; n++)
        if (game->seat_counts & SEAT_BIT(n))
            json_int(j, n);
    json_close(j, ']');
    json_key(j, "options");
    json_open(j, '[');
    for (int i = 0; i < game->n_options; i++)
        write_option_spec(j, &game->options[i], pack_at(pack_builtin(game)));
    json_close(j, ']');
    write_words(j, game);
    write_levels(j, game);
    write_people(j, game);
    if (prompt_subject(game) != 0) {
        json_key(j, "subject");
        json_text(j, game->kinds[prompt_subject(game)].id);
    }
    json_close(j, '}');
}

void on_hello(Request *r)
{
    Str out;
    const char *lang = want_text(r, "lang", "en");
    r->c->lang = strcmp(lang, "de") == 0 ? LANG_DE : LANG_EN;
    Json j = hub_begin(r->h, &out, "welcome", r->q, NO_ANSWER);
    json_key(&j, "protocol");
    json_int(&j, 1);
    json_key(&j, "games");
    json_open(&j, '[');
    for (int i = 0; i < n_games; i++)
        write_game(&j, games[i]);
    json_close(&j, ']');
    json_key(&j, "bots");
    json_open(&j, '[');
    for (int i = 0; i < n_bots; i++)
        if (bots[i]->for_people)
            json_text(&j, bots[i]->id);
    json_close(&j, ']');
    if (r->c->account != 0) {
        json_key(&j, "account");
        json_text(&j, r->c->account_name);
    }
    hub_send(r->h, r->c, &j, r->q);
}

/* ---- create ---- */

static bool read_value(Request *r, const OptionSpec *spec, const Value *value, Setup *setup,
                       int16_t *to)
{
    enum { LIST = 512 };
    char possible[LIST];
    Str list = STR_ON(possible);
    const Pack *pack = pack_at(setup->pack);
    const char *word = value_text(value, "");
    if (setup_words(spec, pack) > 0) {
        if (setup_read(spec, pack, word, to))
            return true;
        setup_list(spec, pack, &list);
        reply_error(r, "refused", 0, NO_ANSWER,
                    SAY("server.no-option-word", spec->id, BRIEF(word), possible));
        return false;
    }
    const long long n = value_int(value, spec->min - 1LL);
    if (n < spec->min || n > spec->max) {
        reply_error(r, "refused", 0, NO_ANSWER,
                    SAY("server.option-range", spec->id, NUMBER(spec->min), NUMBER(spec->max)));
        return false;
    }
    *to = n;
    return true;
}

static bool read_option(Request *r, const Game *game, const Value *value, Setup *setup)
{
    for (int i = 0; i < game->n_options; i++)
        if (strcmp(game->options[i].id, value->key) == 0)
            return read_value(r, &game->options[i], value, setup, &setup->option[i]);
    reply_error(r, "refused", 0, NO_ANSWER, SAY("server.no-option", game->id, BRIEF(value->key)));
    return false;
}

static bool read_options(Request *r, const Game *game, Setup *setup)
{
    const Value *options = value_get(r->d, "options");
    if (options != 0 && !value_is(options, VALUE_OBJECT)) {
        reply_error(r, "malformed", 0, NO_ANSWER, SAY("server.options-form"));
        return false;
    }
    for (const Value *v = value_first(options); v != 0; v = value_next(options, v))
        if (!read_option(r, game, v, setup))
            return false;
    return true;
}

/* The name somebody goes by: what the request says, else that of the account, else `fallback`; cut
 * if it is too long. False, and refused, if it is not plain. */
static bool read_name(Request *r, const char *fallback, char name[STORE_NAME])
{
    const char *given = want_text(r, "name", 0);
    const char *text = given != 0 ? given : r->c->account != 0 ? r->c->account_name : fallback;
    if (given != 0 && !utf8_is_plain(given)) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.name-form"));
        return false;
    }
    utf8_copy(name, STORE_NAME, text + strspn(text, " "));
    for (size_t n = strlen(name); n > 0 && name[n - 1] == ' '; n--)
        name[n - 1] = '\0';
    if (name[0] == '\0')
        utf8_copy(name, STORE_NAME, fallback);
    return true;
}

/* "NAME" behind "bot:", if it is a bot that thinks no longer than a host can bear. */
static bool read_bot(Request *r, const char *word, int seat, char name[static STORE_HOLDER])
{
    BotSpec bot;
    if (!bot_read(word, &bot, 0)) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.seat-form", NUMBER(seat + 1)));
        return false;
    }
    if (bot.numbers.threads > 1 || bot.numbers.ms > HUB_BOT_MS ||
        bot.numbers.iterations > HUB_BOT_ITERATIONS) {
        reply_error(r, "refused", 0, NO_ANSWER,
                    SAY("server.bot-limit", NUMBER(seat + 1), NUMBER(HUB_BOT_MS),
                        NUMBER(HUB_BOT_ITERATIONS)));
        return false;
    }
    snprintf(name, STORE_HOLDER, "%s", word);
    return true;
}

/* "me", "open" or "bot:NAME"; at most one "me". */
static bool read_seats(Request *r, StoreSeat *seat, int *n, int *mine)
{
    const Value *list = value_get(r->d, "seats"), *wish = value_first(list);
    *n = value_count(list);
    *mine = -1;
    if (!value_is(list, VALUE_LIST) || *n < 1 || *n > MAX_SEATS) {
        reply_error(r, "malformed", 0, NO_ANSWER, SAY("server.seats-form"));
        return false;
    }
    for (int i = 0; i < *n; i++, wish = value_next(list, wish)) {
        const char *word = value_text(wish, 0);
        seat[i] = (StoreSeat){.seat = i};
        if (word != 0 && strcmp(word, "me") == 0 && *mine < 0) {
            seat[i].kind = STORE_PERSON;
            seat[i].account = r->c->account;
            *mine = i;
            if (!read_name(r, "?", seat[i].name))
                return false;
        } else if (word != 0 && strcmp(word, "open") == 0) {
            seat[i].kind = STORE_FREE;
        } else if (word != 0 && text_starts(word, "bot:")) {
            seat[i].kind = STORE_BOT;
            if (!read_bot(r, word + 4, i, seat[i].name))
                return false;
        } else {
            reply_error(r, "refused", 0, NO_ANSWER, SAY("server.seat-form", NUMBER(i + 1)));
            return false;
        }
    }
    return true;
}

typedef struct Opening {
    const Game *game;
    Setup setup;
    StoreSeat seat[MAX_SEATS];
    char key[MAX_SEATS][KEY_TEXT];
    char watch[KEY_TEXT];
    bool listed;
    int clock, standin;          /* seconds */
    Payer *payer;                /* who opens it */
} Opening;

/* Makes the match, its keys and its rows. NULL after an error in `why`. */
static Room *open_match(Hub *h, Opening *o, Lang lang, char *why)
{
    uint8_t seed[SEED_BYTES];
    SeatHolder holders[MAX_SEATS] = {{0}};
    char head[2048];
    Str text = STR_ON(head);
    StoreMatch meta = {.status = STORE_OPEN, .listed = o->listed, .seats = o->setup.seats,
                       .clock = o->clock, .created = h->now, .updated = h->now};
    h->host.random(h->host.host, seed, sizeof seed);
    for (int i = 0; i < o->setup.seats; i++)
        holders[i].kind = SEAT_OPEN;
    Match *match = match_new(o->game, &o->setup, holders, seed, lang, why);
    if (match == 0)
        return 0;
    match_write_head(match, true, &text);
    snprintf(meta.game, sizeof meta.game, "%s", o->game->id);
    slug_new(h, meta.slug);
    key_new(h, o->watch);
    key_hash(o->watch, meta.watch_hash);
    room_keep_pack(h, o->setup.pack, &meta);
    if (text.cut || !store_match_new(h->store, &meta, head))
        h->batch_broken = true;
    Room *room = room_new(h, &meta, match);
    room->fresh = true;
    for (int i = 0; i < o->setup.seats; i++) {
        key_new(h, o->key[i]);
        key_hash(o->key[i], o->seat[i].key_hash);
        room->seat[i] = o->seat[i];
        room_save_seat(h, room, i);
    }
    if (o->standin != STANDIN_DEFAULT) {
        char line[40];
        snprintf(line, sizeof line, "# standin %d", room->standin = o->standin);
        room_append(h, room, line);
    }
    room_set_payer(room, o->payer);
    room_holders(room);
    h->figures.matches_created++;
    room_changed(h, room);
    return room;
}

/* Keys of free seats: whoever sits down with one gets a key of their own. */
static void write_invites(Json *j, const Opening *o)
{
    json_key(j, "invites");
    json_open(j, '[');
    for (int i = 0; i < o->setup.seats; i++) {
        if (o->seat[i].kind != STORE_FREE)
            continue;
        json_open(j, '{');
        json_key(j, "seat");
        json_int(j, i + 1);
        json_key(j, "key");
        json_text(j, o->key[i]);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void reply_created(Request *r, const Room *room, const Opening *o, int mine)
{
    Str out;
    Json j = hub_begin(r->h, &out, "created", r->q, room->revision);
    json_key(&j, "match");
    json_text(&j, room->meta.slug);
    json_key(&j, "seat");
    json_int(&j, mine + 1);
    if (mine >= 0) {
        json_key(&j, "key");
        json_text(&j, o->key[mine]);
    }
    write_invites(&j, o);
    json_key(&j, "watch");
    json_text(&j, o->watch);
    hub_send(r->h, r->c, &j, r->q);
}

static bool may_create(Request *r)
{
    if (conn_may(r->c, BUDGET_MATCHES, 1))
        return true;
    reply_error(r, "limit", 0, NO_ANSWER,
                SAY("server.matches-an-hour", NUMBER(r->h->limits.matches_per_address)));
    return false;
}

void on_create(Request *r)
{
    char why[MATCH_ERROR];
    int n, mine;
    Opening o = {.game = game_by_id(want_text(r, "game", "")), .payer = r->c->payer};
    if (o.game == 0) {
        reply_error(r, "refused", 0, NO_ANSWER,
                    SAY("server.no-game", BRIEF(want_text(r, "game", ""))));
        return;
    }
    if (!read_seats(r, o.seat, &n, &mine))
        return;
    game_setup_default(o.game, pack_builtin(o.game), n, &o.setup);
    o.setup.asks_ends = true;
    if (!read_options(r, o.game, &o.setup))
        return;
    o.listed = value_is(value_get(r->d, "listed"), VALUE_TRUE);
    const long long clock = want_int(r, "clock", 0);
    if (clock < 0 || clock > 7 * 86400) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.clock-range", NUMBER(7 * 86400)));
        return;
    }
    o.clock = (int)clock;
    const long long standin = want_int(r, "standin", STANDIN_DEFAULT);
    if (standin < STANDIN_MIN || standin > 7 * 86400) {
        reply_error(r, "refused", 0, NO_ANSWER,
                    SAY("server.standin-range", NUMBER(STANDIN_MIN), NUMBER(7 * 86400)));
        return;
    }
    o.standin = (int)standin;
    if (!may_create(r))
        return;
    Room *room = open_match(r->h, &o, r->c->lang, why);
    if (room == 0) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("table.sentence", why));
        return;
    }
    reply_created(r, room, &o, mine);
    if (sub_open(r->h, r->c, room, mine < 0 ? SPECTATOR : mine) == 0)
        reply_error(r, "limit", 0, NO_ANSWER, SAY("server.follows-too-many", NUMBER(SUBS_MAX)));
    hub_log(r->h, "created", "match=%s game=%s seats=%d", room->meta.slug, o.game->id, n);
}

/* ---- join, watch, leave ---- */

static Room *want_room(Request *r)
{
    const char *slug = want_text(r, "match", 0);
    Room *room = slug != 0 && strlen(slug) < STORE_SLUG ? room_find(r->h, slug, r->c->payer) : 0;
    if (room == 0) {
        reply_error(r, "missing", 0, NO_ANSWER,
                    SAY("server.no-match", BRIEF(slug != 0 ? slug : "")));
    } else if (room->loading != 0) {
        load_wait(r, room);
        return 0;
    } else if (room->match == 0) {
        if (!refuse_frozen(r, room))
            reply_error(r, "missing", 0, NO_ANSWER, SAY("server.unreadable"));
        return 0;
    }
    return room;
}

static int seat_of_key(const Room *room, const char *key)
{
    uint8_t hash[STORE_HASH];
    key_hash(key, hash);
    for (int i = 0; i < room->meta.seats; i++)
        if (memcmp(hash, room->seat[i].key_hash, STORE_HASH) == 0)
            return i;
    return -1;
}

/* Without a key: a seat of the own account, or a free one of a listed match. */
static int seat_without_key(const Room *room, const Conn *c, int wish)
{
    for (int i = 0; i < room->meta.seats; i++)
        if (c->account != 0 && room->seat[i].account == c->account && (wish < 0 || wish == i))
            return i;
    for (int i = 0; room->meta.listed && i < room->meta.seats; i++)
        if (room->seat[i].kind == STORE_FREE && (wish < 0 || wish == i))
            return i;
    return -1;
}

static void write_chat(void *to, int seat, int64_t at, const char *text)
{
    Json *j = to;
    json_open(j, '{');
    json_key(j, "seat");
    json_int(j, seat + 1);
    json_key(j, "at");
    json_int(j, at);
    json_key(j, "text");
    json_text(j, text);
    json_close(j, '}');
}

static void reply_joined(Request *r, const Room *room, int seat, const char *key)
{
    Str out;
    Json j = hub_begin(r->h, &out, "joined", r->q, room->revision);
    json_key(&j, "match");
    json_text(&j, room->meta.slug);
    json_key(&j, "seat");
    json_int(&j, seat == SPECTATOR ? 0 : seat + 1);
    if (key != 0) {
        json_key(&j, "key");
        json_text(&j, key);
    }
    json_key(&j, "chat");
    json_open(&j, '[');
    store_chats(r->h->store, room->meta.id, CHAT_KEPT, write_chat, &j);
    json_close(&j, ']');
    write_plans(&j, room);
    hub_send(r->h, r->c, &j, r->q);
}

/* A key that whoever joins has made: if the reply is lost, it still opens the seat. */
static bool is_key(const char *text)
{
    return strlen(text) == KEY_TEXT - 1 && strspn(text, "0123456789abcdef") == KEY_TEXT - 1;
}

/* Sits down: a free seat becomes a person's, with a key that nobody else has seen, so that the
 * invitation is used up; or a person takes its seat back from a stand-in. */
static void sit_down(Request *r, Room *room, int seat, const char *name, char key[KEY_TEXT])
{
    StoreSeat *s = &room->seat[seat];
    const char *claim = want_text(r, "claim", "");
    if (s->kind == STORE_FREE) {
        if (is_key(claim))
            strcpy(key, claim);
        else
            key_new(r->h, key);
        key_hash(key, s->key_hash);
    }
    s->kind = STORE_PERSON;
    s->account = r->c->account;
    snprintf(s->name, sizeof s->name, "%s", name);
    room_save_seat(r->h, room, seat);
    room_holders(room);
    room_forget_job(room);  /* a bot that was thinking for this seat is too late */
    room_set_payer(room, r->c->payer);
    room_changed(r->h, room);
}

void on_join(Request *r)
{
    char fresh[KEY_TEXT] = "", name[STORE_NAME];
    Room *room = want_room(r);
    const char *key = want_text(r, "key", 0);
    if (room == 0)
        return;
    const int wish = want_seat_index(r);
    const char *claim = want_text(r, "claim", "");
    int seat = is_key(claim) ? seat_of_key(room, claim) : -1;
    if (seat >= 0)
        strcpy(fresh, claim);  /* sent again: the reply may have been lost */
    else
        seat = key != 0 ? seat_of_key(room, key) : seat_without_key(room, r->c, wish);
    if (seat < 0) {
        reply_error(r, "foreign", 0, NO_ANSWER,
                    key != 0 ? SAY("server.wrong-key") : SAY("server.no-free-seat"));
        return;
    }
    const bool was_away = room->seat[seat].kind != STORE_PERSON;
    const bool was_free = room->seat[seat].kind == STORE_FREE;
    if (was_free && refuse_frozen(r, room))
        return;  /* who has sat there before may still look */
    if (!read_name(r, was_free ? "?" : room->seat[seat].name, name))
        return;
    Subscription *sub = sub_open(r->h, r->c, room, seat);
    if (sub == 0) {
        reply_error(r, "limit", 0, NO_ANSWER, SAY("server.follows-too-many", NUMBER(SUBS_MAX)));
        return;
    }
    if (was_away && room->frozen == 0 && !match_over(room->match))
        sit_down(r, room, seat, name, fresh);
    reply_joined(r, room, seat, fresh[0] != '\0' ? fresh : 0);
    proposal_show(r->h, sub);
}

void on_watch(Request *r)
{
    Room *room = want_room(r);
    const char *key = want_text(r, "key", "");
    uint8_t hash[STORE_HASH];
    if (room == 0)
        return;
    key_hash(key, hash);
    if (!room->meta.listed && memcmp(hash, room->meta.watch_hash, STORE_HASH) != 0) {
        reply_error(r, "foreign", 0, NO_ANSWER, SAY("server.private"));
        return;
    }
    Subscription *sub = sub_open(r->h, r->c, room, SPECTATOR);
    if (sub == 0) {
        reply_error(r, "limit", 0, NO_ANSWER, SAY("server.follows-too-many", NUMBER(SUBS_MAX)));
        return;
    }
    reply_joined(r, room, SPECTATOR, 0);
    proposal_show(r->h, sub);
}

void on_leave(Request *r)
{
    Subscription *sub = want_sub(r);
    if (sub == 0)
        return;
    sub_close(r->h, sub);
    reply_done(r, NO_ANSWER);
}

/* ---- rematch ---- */

/* `o`: the match has just been opened, and who asked for it invites others to the seats of those
 * who are not here. */
static void tell_rematch(Hub *h, Subscription *sub, const Room *room, const char *key,
                         const Opening *o)
{
    Str out;
    Json j = hub_begin(h, &out, "rematch", NO_ANSWER, NO_ANSWER);
    json_key(&j, "old");
    json_text(&j, sub->room->meta.slug);
    json_key(&j, "match");
    json_text(&j, room->meta.slug);
    json_key(&j, "seat");
    json_int(&j, sub->seat == SPECTATOR ? 0 : sub->seat + 1);
    json_key(&j, "key");
    json_text(&j, key);
    if (o != 0)
        write_invites(&j, o);
    hub_send(h, sub->conn, &j, NO_ANSWER);
    sub->again = true;
}

/* Whether a seat of the rematch still is that of who held it before. */
static bool is_same_person(const StoreSeat *before, const StoreSeat *now)
{
    return now->kind != STORE_PERSON ||
           (strcmp(before->name, now->name) == 0 && before->account == now->account);
}

/* There is a rematch already: who has not been told yet gets a key of their own for it. */
static void join_rematch(Request *r, Subscription *sub, Room *room)
{
    char key[KEY_TEXT];
    StoreSeat *seat = &room->seat[sub->seat];
    if (!sub->again && !is_same_person(&sub->room->seat[sub->seat], seat)) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.rematch-taken"));
        return;
    }
    if (!sub->again) {
        key_new(r->h, key);
        key_hash(key, seat->key_hash);
        room_save_seat(r->h, room, sub->seat);
        tell_rematch(r->h, sub, room, key, 0);
    }
    reply_done(r, NO_ANSWER);
}

/* The same game with the same options and seats; everybody gets a key of their own. */
static void open_rematch(Request *r, Subscription *by)
{
    char why[MATCH_ERROR];
    Room *old = by->room;
    Opening o = {.game = match_game(old->match), .setup = *match_setup(old->match),
                 .listed = old->meta.listed, .clock = old->meta.clock, .standin = old->standin,
                 .payer = r->c->payer};
    for (int i = 0; i < old->meta.seats; i++) {
        o.seat[i] = old->seat[i];
        if ((o.seat[i].kind == STORE_PERSON || o.seat[i].kind == STORE_STANDIN) &&
            !room_is_present(old, i))
            o.seat[i] = (StoreSeat){.seat = i, .kind = STORE_FREE};
    }
    if (!may_create(r))
        return;
    Room *room = open_match(r->h, &o, r->c->lang, why);
    if (room == 0) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.no-rematch"));
        return;
    }
    room_set_rematch(r->h, old, room->meta.slug);
    for (Subscription *sub = old->subs; sub != 0; sub = sub->next)
        tell_rematch(r->h, sub, room, sub->seat == SPECTATOR ? o.watch : o.key[sub->seat],
                     sub == by ? &o : 0);
    reply_done(r, NO_ANSWER);
}

void on_rematch(Request *r)
{
    Subscription *sub = want_seat(r);
    if (sub == 0 || refuse_frozen(r, sub->room))
        return;
    if (!match_over(sub->room->match)) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.not-over"));
        return;
    }
    const char *again = sub->room->again;
    Room *room = again[0] != '\0' ? room_find(r->h, again, r->c->payer) : 0;
    if (room != 0 && room->loading != 0)
        load_wait(r, room);
    else if (room != 0)
        join_rematch(r, sub, room);
    else
        open_rematch(r, sub);
}
