/* The hub: all of the server that is not sockets, files or threads. It takes messages from
 * connections and gives messages back; matches, lobby, proposals, chat, clocks, accounts and limits
 * are here. Time is told, not asked, and bots think elsewhere (hub_job), so tests run it without a
 * network.
 *
 * Nothing is acknowledged or shown before it is durable: handling a message changes matches in
 * memory and the open batch of the store; hub_tick commits the batch and only then lets messages
 * out. If the commit fails, the matches it touched are dropped from memory (they will be rebuilt
 * from what is durable) and everybody concerned is told.
 *
 * A slow client never makes a queue of views: what waits for a connection is the fact that a match
 * has changed, and the newest view is made when the socket can take it (hub_next). */
#ifndef SERVER_HUB_HUB_H
#define SERVER_HUB_HUB_H

#include <stdatomic.h>

#include "bots/advice.h"
#include "core/game.h"
#include "server/hub/budget.h"
#include "server/hub/message.h"
#include "server/store/store.h"
#include "table/forecast.h"
#include "table/ways.h"

typedef struct Hub Hub;
typedef struct Conn Conn;

enum { HUB_MESSAGE_MAX = MESSAGE_MAX, HUB_MARGIN = 32 };

/* Figures for /metrics. */
typedef struct HubFigures {
    uint64_t connections, connected_now;
    uint64_t matches_created, matches_loaded, matches_in_memory, match_bytes;
    uint64_t messages_in, messages_out, bytes_out;
    uint64_t answers, bot_answers, refusals, stale, commits, commit_failures;
    uint64_t commit_us_sum, commit_us_max, bot_us_sum, bot_us_max;
    uint64_t jobs_now, jobs_unwanted;
    uint64_t views_made, lobbies_made;   /* for spectators and followers, each for many */
    uint64_t step_us_max;        /* the longest single thing the loop did, commits left out */
    /* commits that took at most 2^i × 100 µs; the last takes the rest */
    uint64_t commit_bucket[10];
} HubFigures;

typedef struct HubLimits {
    int connections;             /* in all */
    /* Of one address, and of one account wherever it comes from. */
    int connections_per_address;
    int matches_per_address;     /* created in an hour */
    int messages_per_address;    /* in a second, with a burst of four times as many */
    int chat_per_address;        /* chat lines in a minute, ten of them at once */
    int cpu_per_address;         /* percent of one core, with a burst of ten seconds */
    int jobs_per_address;        /* under way */
    int messages_per_second;     /* of one connection, with a burst of four times as many */
    int chat_bytes;
    int idle_seconds;            /* a match nobody looks at leaves memory after this, … */
    int memory;                  /* … or sooner, if matches take more than this, in megabytes */
    int views_per_second;        /* to who is not asked: quick answers are shown together */
    int answers_per_match;       /* taken back or not; a longer match cannot be a real one */
    int asks_waiting;            /* forecasts, ways … that one connection may have under way */
    int jobs;                    /* under way in all */
} HubLimits;

void hub_default_limits(HubLimits *l);

/* Work that takes too long for the loop: bots, hints, forecasts, ways, password hashes, matches
 * that come back into memory or are looked back at. A thread calls hub_job_run. */
typedef enum HubJobKind {
    JOB_BOT, JOB_HINT, JOB_FORECAST, JOB_ROUTE, JOB_REACH, JOB_RANGE, JOB_PIECE, JOB_PLACES,
    JOB_REGISTER, JOB_LOGIN, JOB_LOAD, JOB_LOOK
} HubJobKind;

typedef struct HubJob {
    HubJobKind kind;
    struct HubJob *next;         /* for the host's queue */
    struct HubJob *hub_prev, *hub_next;  /* all that are under way */
    atomic_bool unwanted;        /* nobody waits for it any more: it need not be done */
    Payer *payer;                /* whose budget its time is charged to */
    uint64_t us;                 /* how long it took, set by the host */
    uint64_t conn;               /* who asked, 0: nobody */
    long long q;                 /* the number of that request */
    bool good;                   /* password: made, or fits */
    char name[STORE_NAME], password[128], hash[160];
    int64_t match;
    int version, seat;
    const Game *game;
    char bot[STORE_HOLDER];
    uint64_t seed;
    int choice;                  /* of the bot: index into menu */
    Option option;               /* to be forecast */
    Thing thing;                 /* where a route goes, or what a range is of */
    Thing at;                    /* of a range, if `placed`: from where */
    bool placed;
    bool think;                  /* of a hint: thoroughly, with reasons */
    bool listed;                 /* of a route: its answers are already there */
    bool on_plane;               /* of a route: it goes to `point` */
    Point point;
    PreviewKind show;            /* of a piece: what of it */
    char *rows;                  /* of a match to be played again, … */
    struct Loaded *loaded;       /* … and that match; both the job's own */
    struct Looking *looking;     /* back at a match; the job's own */
    union {
        struct { Forecast all, fork[FORECAST_FORKS]; } future;
        struct { Way route; Forecast ahead; };  /* a way, and what comes of it */
        Advice advice;           /* of a hint that was thought out */
        Overlay cells;           /* of a reach, a range or a piece */
        struct { int n; PlaceTold told[NAMED_PLACES]; } places;
    };
    Menu menu;
    _Alignas(64) uint8_t state[];
} HubJob;

/* Does the work; touches nothing but the job, so any thread may call it. */
void hub_job_run(HubJob *job);
/* For jobs that never come back to the hub. */
void hub_job_free(HubJob *job);

/* What the hub asks of its surroundings. */
typedef struct HubHost {
    void (*wake)(void *host, void *socket);          /* something waits for this connection */
    void (*close)(void *host, void *socket);         /* end this connection */
    void (*think)(void *host, HubJob *job);          /* have a thread call hub_job_run */
    void (*log)(void *host, const char *line);       /* one structured log line, no secrets in it */
    void (*random)(void *host, void *bytes, size_t n);
    uint64_t (*now_us)(void *host);                  /* a clock for measuring only */
    void *host;
} HubHost;

Hub *hub_new(Store *store, const HubHost *host, const HubLimits *limits);
void hub_free(Hub *h);
/* Starts what was going on when the server stopped: bots that are asked. */
void hub_resume(Hub *h, int64_t now_ms);

/* A connection comes: NULL if there are too many. `socket` is the host's. */
Conn *hub_connect(Hub *h, void *socket, const char *address, int64_t now_ms);
void hub_disconnect(Hub *h, Conn *c);
/* A whole message (at most HUB_MESSAGE_MAX bytes, any content). */
void hub_message(Hub *h, Conn *c, const char *text, size_t n, int64_t now_ms);
/* A job is done; takes it back. */
void hub_job_done(Hub *h, HubJob *job, int64_t now_ms);
/* A job that will not be done, or whose result nobody wants: it is taken back and freed. All of
 * them come back one way or the other before hub_free. */
void hub_abandon(Hub *h, HubJob *job);
/* Commits what has come in, lets messages out, looks after clocks and idle matches. Call it after
 * every batch of input, and at least once a second: longer steps are taken for a pause of the whole
 * process, which counts for nobody. */
void hub_tick(Hub *h, int64_t now_ms);
/* The next message for a connection, or NULL; valid until the next call into the hub. The host may
 * write HUB_MARGIN bytes before it: the head of a frame, so that nothing is copied. */
char *hub_next(Hub *h, Conn *c, size_t *n);
bool hub_has_next(const Hub *h, const Conn *c);

/* Saves what is only in memory, before the server stops; hub_tick makes it durable. */
void hub_save(Hub *h);

const HubFigures *hub_figures(const Hub *h);
/* Milliseconds until hub_tick has something to do by itself. */
int hub_next_tick(const Hub *h, int64_t now_ms);

#endif
