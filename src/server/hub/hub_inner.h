/* The inside of the hub, shared by its files: connections, rooms (matches in memory),
 * subscriptions. */
#ifndef SERVER_HUB_HUB_INNER_H
#define SERVER_HUB_HUB_INNER_H

#include "bots/bot.h"
#include "core/json.h"
#include "server/hub/changes.h"
#include "server/hub/hub.h"
#include "server/hub/message.h"
#include "server/store/load.h"
#include "table/match.h"
#include "table/names.h"

enum {
    SUBS_MAX = 8,            /* matches one connection follows */
    ROOM_BUCKETS = 4096,
    OUT_MAX = 1 << 20,       /* one message: that of all events of a long match is the largest */
    EVENTS_PAGE = OUT_MAX - (1 << 16),  /* bytes of events in a message of their own, … */
    EVENTS_NEWS = 1 << 16,   /* … and in a view: who has missed more asks for them */
    QUEUE_MAX = 1 << 21,     /* bytes that wait for one connection; more: it is closed */
    KEY_TEXT = 33,           /* 128 bits as hex digits, and the NUL */
    CHAT_KEPT = 50,          /* chat lines of a match that are kept and sent to who comes */
    LOBBY_MAX = 100,
    LOBBY_PAUSE = 500,       /* milliseconds between two lobbies for a follower */
    ENDING_ROOM = 32,        /* the word for how a match ended */
    NO_ANSWER = -1,
    LOG_INS_AT_ONCE = 4,     /* each costs a tenth of a second and 64 MB */
    STANDIN_MIN = 5, STANDIN_DEFAULT = 120,  /* seconds */
};

/* What a bot of a match may use up for one answer. */
enum { HUB_BOT_MS = 2000, HUB_BOT_ITERATIONS = 20000 };
/* The bot that plays for an absent person. */
#define STANDIN_BOT BOT_DEFAULT

typedef struct Room Room;
typedef struct Loading Loading;

/* A message on its way out. It is held until the batch it belongs to is durable. */
typedef struct OutMessage {
    struct OutMessage *next;
    long long q;             /* number of the request it replies to, NO_ANSWER: pushed */
    size_t n;
    char text[];
} OutMessage;

typedef struct OutList {
    OutMessage *first, *last;
    size_t bytes;
} OutList;

/* A connection follows a match, from a seat or as a spectator. */
typedef struct Subscription {
    Conn *conn;
    Room *room;              /* NULL: free */
    int seat;                /* from 0, or SPECTATOR */
    bool dirty;              /* there is something new to see, … */
    bool due;                /* … and it is time to see it */
    int64_t sent_at;         /* when it saw something last */
    int64_t due_at;          /* when it may see the rest, if it is in Hub.first_later */
    struct Subscription *later_prev, *later_next;
    int sent_length;         /* answers it has seen, -1: none */
    int sent_epoch;          /* undos it has seen */
    KnownView *known;            /* of the view it saw last */
    uint64_t sent_seats;     /* who played then: a hash */
    long long ack;           /* request that the next view acknowledges, NO_ANSWER: none */
    int ack_version;
    Seats muted;
    bool again;              /* it has been told where the rematch is */
    struct Subscription *next;        /* of the same room */
} Subscription;

struct Conn {
    Hub *hub;
    void *socket;
    uint64_t serial;
    char address[HUB_ADDRESS];
    Lang lang;
    int64_t account;         /* 0: none */
    char account_name[STORE_NAME];
    bool account_fresh;      /* logged in by the open batch */
    Subscription sub[SUBS_MAX];
    OutList held, ready;     /* before and after the commit */
    bool follows_lobby, lobby_dirty, closing, woken;
    Bucket messages;         /* what it may still send */
    Payer *payer;            /* its address, … */
    Payer *account_payer;    /* … and its account, NULL: none */
    int floods;              /* messages refused for coming too fast */
    bool hashing;            /* a password of this connection is being looked at */
    bool hinting;            /* a bot thinks for this connection */
    int asks;                /* forecasts and ways that are being worked out for it */
    Conn *prev, *next;
    Conn *next_serial;       /* in the same row of Hub.by_serial */
    bool has_news;           /* is in Hub.news */
    Conn *next_news;
};

typedef enum ProposalKind { PROPOSE_NOTHING, PROPOSE_TAKEBACK, PROPOSE_STANDIN } ProposalKind;

typedef struct Proposal {
    ProposalKind kind;
    int id, by, to, seat;
    Seats agreed, needed;
} Proposal;

/* What seats intend. */
typedef struct Plans {
    Seats made, begun;       /* who has a plan; whose turn for it has come */
    Thing of[MAX_SEATS];
} Plans;

/* What a spectator was told: others who knew the same are told the same, byte for byte. */
typedef struct Shown {
    uint64_t news;           /* Room.news then, … */
    int64_t ran;             /* … and the time, where clocks are told */
    KnownView *before, *after;   /* what the spectator knew, and knows now */
    int length_before, epoch_before;
    uint64_t seats_before, seats_after;
    char *text;              /* NULL: nothing is kept */
    size_t n;
} Shown;

/* A match in memory. */
typedef struct Looking Looking;

struct Room {
    StoreMatch meta;
    StoreSeat seat[MAX_SEATS];
    Match *match;            /* NULL: it could not be rebuilt, or is not yet */
    Loading *loading;        /* it is coming back into memory; NULL: it is here */
    LogReading *frozen;      /* why it cannot go on with this program; NULL: it can */
    int revision;            /* rows of its log: what messages quote as `v` */
    int epoch;               /* undos so far */
    bool touched;            /* changed by the open batch */
    bool fresh;              /* created by the open batch */
    bool standing_changed;   /* meta is to be written */
    HubJob *job;             /* a bot thinks about this position */
    bool clocks_unsaved;     /* time was used since clocks were written */
    bool think_later;        /* a bot is asked, but there is no budget for it now */
    Payer *payer;            /* who pays for its bots: the address that acted last; NULL: nobody */
    Proposal proposal;
    Plans plans;
    Looking *looking;        /* back at the match; NULL: nobody asked, or a thread has it … */
    HubJob *looks;           /* … with this job */
    int looked;              /* answers looked at, as far as is known */
    char again[STORE_SLUG];  /* the match of the rematch; empty: none */
    int64_t clock_left[MAX_SEATS];  /* milliseconds */
    int64_t clock_from;      /* up to when the time of the asked seats is reckoned */
    int64_t away_from[MAX_SEATS];   /* since when nobody is at a seat, if nobody is */
    int standin;             /* seconds somebody must be away before a bot may stand in */
    int64_t idle_from;       /* since when nobody looks */
    uint64_t news;           /* counts what there was to see */
    Shown shown[2];          /* to spectators who come, and to those who are here */
    Subscription *subs;
    Room *next_slug, *next_id, *next_touched;
};

struct Hub {
    Store *store;
    HubHost host;
    HubLimits limits;
    HubFigures figures;
    Conn *conns;
    Conn *news;              /* connections that have something to hear after the commit */
    Subscription *first_later, *last_later;  /* those who see quick answers together, by due_at */
    uint64_t serials;
    Room *by_slug[ROOM_BUCKETS], *by_id[ROOM_BUCKETS];
    Room *touched;
    Room *first_loading, *last_loading;  /* whose rows are still being read */
    bool batch_broken;       /* a write failed: the batch must be rolled back */
    bool store_fails;        /* the last commit failed */
    bool lobby_changed;      /* followers are to hear of it */
    char *lobby;             /* what is told of it: data of a message; NULL: to be made */
    bool lobby_firm;         /* all of that is durable */
    bool lobby_stale;        /* it has changed since */
    int64_t lobby_at;        /* when it was made, … */
    int64_t lobby_told;      /* … and when followers heard of it last */
    int64_t now;             /* milliseconds since 1970, never going back: for dates */
    int64_t ran;             /* milliseconds the loop has run, pauses left out: for durations */
    int64_t told;            /* what the machine's clock said last */
    int64_t last_periodic;
    int proposals;
    Conn *by_serial[ROOM_BUCKETS];
    HubJob *jobs;            /* all that are under way */
    Payers payers;
    Message message;         /* the request being handled */
    char margin[HUB_MARGIN]; /* before the next; see hub_next */
    char out[OUT_MAX];
    View view;
};

/* A request being handled. */
typedef struct Request {
    Hub *h;
    Conn *c;
    long long q, v;          /* NO_ANSWER: not given */
    const Value *d;          /* NULL: not given */
    const char *text;        /* all of it, as it came */
    size_t n;
} Request;

/* ---- hub.c ---- */
void hub_set_now(Hub *h, int64_t told);
/* Begins a message in h->out; end it with hub_send. */
Json hub_begin(Hub *h, Str *out, const char *type, long long q, long long v);
void hub_send(Hub *h, Conn *c, Json *j, long long q);
/* A message whose data is JSON already. */
void hub_send_data(Hub *h, Conn *c, const char *type, long long q, const char *data);
void reply_done(Request *r, long long v);
void json_sentence(Json *j, Lang lang, Sentence s);
/* A refusal: its code for programs, the sentence for people, in the language of the connection. */
void reply_error(Request *r, const char *code, const char *rule, long long v, Sentence s);
void hub_log(Hub *h, const char *event, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void conn_wake(Conn *c);
void conn_news(Conn *c);
/* Data of a request; the text is valid as long as the request. */
/* Whether connection and account may use so much; then it is charged. */
bool conn_may(Conn *c, Budget b, int64_t amount);
void conn_account(Conn *c, int64_t account, const char *name);  /* logged in; 0: logged out */
const char *want_text(Request *r, const char *key, const char *fallback);
long long want_int(Request *r, const char *key, long long fallback);
int want_seat_index(Request *r);                  /* d.seat from 0; -1: missing or impossible */

/* ---- keys.c ---- */
void key_new(Hub *h, char text[KEY_TEXT]);
void key_hash(const char *text, uint8_t hash[STORE_HASH]);
void slug_new(Hub *h, char slug[STORE_SLUG]);

/* ---- loading.c ---- */
void load_begin(Hub *h, Room *room);             /* its match comes (back) into memory */
void loads_step(Hub *h);                         /* reads rows, not too many at a time */
void load_done(Hub *h, HubJob *job);
void load_abandoned(Room *room, const HubJob *job);
void load_cancel(Room *room);
/* The request is looked at again when the match is there; else it is refused. */
void load_wait(Request *r, Room *room);
void hub_repeat_request(Hub *h, Conn *c, const char *text, size_t n);  /* hub.c */
Conn *conn_by_serial(Hub *h, uint64_t serial);                /* jobs.c; NULL: it has gone */

/* ---- room.c ---- */
/* Begins to load it if need be, at the cost of `payer`; NULL: no such match. */
Room *room_find(Hub *h, const char *slug, Payer *payer);
void room_install(Hub *h, Room *room, Loaded *found);  /* what was loaded; takes its match */
Room *room_by_id(Hub *h, int64_t id);            /* only if in memory */
Room *room_new(Hub *h, const StoreMatch *meta, Match *match);
void room_free(Hub *h, Room *room);
void room_touch(Hub *h, Room *room);
/* After something happened: rows are written, everybody is to see it, bots are asked. */
void room_append(Hub *h, Room *room, const char *line);
void room_changed(Hub *h, Room *room);
void room_append_answer(Hub *h, Room *room);     /* writes the newest answer as a row */
/* The persons besides one, but not who has resigned. Whoever is away is asked when they come back,
 * also if a bot stands in for them: it plays for them, it does not agree for them. */
Seats room_other_people(const Room *room, int by);
int room_undo_to(const Room *room, int seat);    /* what it may take back alone: match_undo_to */
void room_undone(Hub *h, Room *room);            /* writes that the match went back to its length */
void rooms_save(Hub *h);                         /* writes where matches stand */
void room_reload(Hub *h, Room *room);            /* after a failed commit */
void room_start_bots(Hub *h, Room *room);
/* A match that never ends must not keep a thread busy for ever, nor the disk. */
bool room_is_endless(const Hub *h, const Room *room);
void room_forget_job(Room *room);                /* a bot that thinks is too late */
/* Whoever acts in a match pays for what its bots think. */
void room_set_payer(Room *room, Payer *payer);
size_t room_bytes(const Room *room);
bool room_is_idle(const Room *room);             /* nobody looks, nothing is under way */
void room_leave(Hub *h, Room *room);             /* it need not be in memory any more */
void room_spend_time(Hub *h, Room *room);        /* before somebody comes or goes */
void room_clocks(Hub *h, Room *room);            /* time passes; a seat out of time resigns */
bool room_clock_runs(const Room *room, int seat);  /* it is a person's who is asked */
/* What the holder of a seat is asked; NULL: nothing, or a bot answers because it has resigned. */
const Menu *room_menu(const Room *room, int seat);
/* A rematch was opened: whoever asks later is led there. */
void room_set_rematch(Hub *h, Room *room, const char *slug);
void room_holders(Room *room);
/* What everybody is called: by the seats and the address of the match, the same for all who ask. */
void seat_names(const StoreSeat *seat, int n, const char *slug, SeatNames *out);
/* Sees to it that the store keeps the pack of a new match. */
void room_keep_pack(Hub *h, int pack, StoreMatch *meta);
/* Refuses a request for a match that is frozen. False: it is not. */
bool refuse_frozen(Request *r, const Room *room);
bool room_is_present(const Room *room, int seat);
/* How a match ended that need not be in memory. False: it has not, or long ago. */
bool room_read_end(Hub *h, const StoreMatch *meta, Result *r, char ending[ENDING_ROOM]);
void room_save_seat(Hub *h, Room *room, int seat);

/* ---- subs.c ---- */
Subscription *sub_open(Hub *h, Conn *c, Room *room, int seat);   /* NULL: follows too many */
void sub_close(Hub *h, Subscription *sub);
void sub_news(Subscription *sub);                                /* there is something new to see */
bool sub_has_view(const Subscription *sub);                     /* there is a view to be sent now */
void sub_schedule(Hub *h, Subscription *sub);                    /* settles when news are seen */
void sub_up_to_date(Hub *h, Subscription *sub);                  /* it is up to date */
void subs_send_due(Hub *h);                             /* time has passed */
Subscription *sub_of(Conn *c, const char *slug);
/* The subscription a request speaks of; replies with an error and returns NULL if there is none. */
Subscription *want_sub(Request *r);
Subscription *want_seat(Request *r);                             /* … and it must be a seat */

/* ---- play.c ---- */
/* Who comes hears what is still to be agreed on. */
void proposal_show(Hub *h, Subscription *sub);

/* Whether the match goes on; else the request is refused. */
bool is_running(Request *r, const Subscription *sub);

/* ---- plans.c ---- */
/* After an answer of a bot: if its turn is over, it tells what it means to do in the next one. */
void plan_of_bot(Hub *h, Room *room, int seat, const char *bot, uint64_t seed);
void plans_end(Hub *h, Room *room);              /* those whose turn is over */
void write_plans(Json *j, const Room *room);

/* ---- view_out.c ---- */
void write_view(Hub *h, Subscription *sub, Str *out);
void shown_forget(Room *room);
/* Events of the answers from `from` (< 0: from the opening on) to `to`, as `seat` may see them, up
 * to about `most` bytes: the answer behind the last whose events are written. */
int write_events(Json *j, const Match *m, int from, int to, int seat, size_t most);
/* 0: not told. */
void write_event(Json *j, const Match *m, const Event *e, int copies, int at);
/* Kind and name of who holds a seat, which bot it is, and whom it stands in for. */
void write_holder(Json *j, const StoreSeat *seat, const char *name);
void write_word(Json *j, const Match *m, Thing t);
void write_thing(Json *j, const Match *m, Thing t);
void write_result(Json *j, int seats, const Result *r);
void write_past_view(Hub *h, Room *room, const Match *past, int at, int eyes, long long q,
                     Str *out);

/* ---- handlers, by chapter ---- */
typedef void Handler(Request *r);
Handler on_hello, on_create, on_join, on_watch, on_leave, on_rematch;              /* tables.c */
Handler on_answer, on_undo, on_takeback, on_standin, on_agree, on_refuse, on_resign; /* play.c */
Handler on_why, on_hint;                                                           /* ask.c */
Handler on_forecast, on_route, on_reach, on_range, on_groups;                      /* forecasts.c */
Handler on_piece, on_places, on_measure, on_field;                                 /* measuring.c */
Handler on_events, on_replay, on_chat, on_mute;
Handler on_plan;                                                                   /* plans.c */
Handler on_lobby, on_mine;                                                         /* lobby.c */
Handler on_register, on_login, on_session, on_logout;                              /* accounts.c */
void lobby_send(Hub *h, Conn *c, long long q);
void lobby_tell(Hub *h);                                                           /* lobby.c */
void lobby_forget(Hub *h);
typedef void JobDone(Hub *h, Conn *c, HubJob *job);
Handler on_analyse;                                                            /* looking.c */
void look_on(HubJob *job);
void looking_done(Hub *h, HubJob *job);
void looking_forget(Room *room);
void looking_free(Looking *l);
JobDone hint_done;                                                                 /* ask.c */
JobDone forecast_done, route_done, reach_done, range_done;                         /* forecasts.c */
JobDone piece_done, places_done;                                                   /* measuring.c */
JobDone account_done;                                                              /* accounts.c */
HubJob *job_new(const Game *game, HubJobKind kind);                                /* job.c */

/* ---- jobs.c: what is under way elsewhere ---- */
/* Whether this connection may have one more thing worked out; else it is told why not. */
bool may_ask(Request *r);
void job_start(Hub *h, HubJob *job, Payer *payer);
bool jobs_have_room(const Hub *h, const Payer *payer);
/* Nobody waits for it any more. */
void job_drop(HubJob *job);
void jobs_drop_of(Hub *h, const Conn *c);
/* A job of whoever asked, about the position of now. */
HubJob *ask_job(const Request *r, const Subscription *sub, HubJobKind kind);
/* Starts it, as one of the questions the connection may have open. */
void put_job(Request *r, HubJob *job);
/* The thing that d[of_kind] and d[key] name; false: refused. */
void write_thing_then(Json *j, const HubJob *job, Thing t);  /* by its word when it was asked */
bool want_thing(Request *r, const Subscription *sub, const char *of_kind, const char *key,
                Thing *out);
/* What the seat of this request is asked; replies with an error and returns NULL if it is not, or
 * has resigned. */
const Menu *want_menu(Request *r, const Subscription *sub);             /* play.c */

#endif
