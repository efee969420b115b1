/* Players over sockets: a crowd of matches, all seats of which are played by this process with
 * random offers of the `view`s it gets. It keeps what was acknowledged, and after a break every
 * player comes back to its seat by its key. */
#ifndef NET_PLAYER_H
#define NET_PLAYER_H

#include "ws.h"

enum { PLAYER_SEATS = 10, PLAYER_OPTION = 64, PLAYER_SLUG = 24, PLAYER_KEY = 80 };

/* An answer the server said `done` to. */
typedef struct Ack {
    int version;                   /* the new version it named */
    int seat;                      /* from 1 */
    char option[PLAYER_OPTION];
} Ack;

/* A match, and all that was acknowledged in it. */
typedef struct Record {
    char slug[PLAYER_SLUG];
    char key[PLAYER_SEATS][PLAYER_KEY], watch[PLAYER_KEY];
    bool over;
    int seen, acked;               /* highest version in a view, and in a `done` */
    int checked;                   /* for whoever compares it with the store: acks compared */
    int n_acks, room;
    Ack *acks;
    struct Record *next;           /* older */
} Record;

typedef struct Crowd Crowd;
typedef struct Table Table;

typedef enum PlayerState { AWAY, COMING, IDLE, ASKING, SEATED } PlayerState;

typedef struct Player {
    Table *table;
    int seat;                      /* from 1; 0: a spectator */
    Ws *ws;
    PlayerState state;
    long long q;                   /* number of its last request */
    int version;                   /* of the newest view, -1: none */
    int answered;                  /* version it answered last */
    int owed;                      /* version its first view must show at least */
    bool asked, in_flight;
    char option[PLAYER_OPTION];    /* what it will answer */
    char said[PLAYER_OPTION];      /* what it answered last */
    int64_t due, sent;             /* microseconds; due 0: nothing */
} Player;

struct Table {
    Crowd *crowd;
    Record *record;                /* NULL: its match is not made yet */
    Player player[PLAYER_SEATS + 1];
    int64_t retry;                 /* when to try again to create one, 0: not */
};

typedef struct CrowdPlan {
    int port, tables, seats;
    const char *game;
    const char *options;           /* JSON object of match options, NULL: the normal ones */
    int think_ms;                  /* mean of the time before an answer, 0: at once */
    bool watched;                  /* each match has a spectator too */
    bool hold;                     /* seats are taken, but nobody answers yet */
    bool one_match;                /* a table that is over stays so */
    uint32_t addresses;            /* first client address (WsHow), one a player; 0: all the same */
    uint64_t seed;
    /* Hears every message to a player, before the player does. */
    void (*hear)(void *to, const Player *p, const char *text, size_t n);
    void *to;
} CrowdPlan;

typedef struct CrowdFigures {
    long long acks, views, bytes, created, finished, stale, limited;
    long long refused;             /* answers refused for another reason: there should be none */
    long long broken;              /* matches gone, joins refused, connections lost */
    char complaint[400];           /* the first of these */
    size_t n_latencies;
    uint32_t *latency;             /* microseconds from each answer to its `done` */
} CrowdFigures;

struct Crowd {
    CrowdPlan plan;
    WsLoop *loop;
    Table *table;
    Record *records;               /* newest first */
    CrowdFigures figures;
    size_t latency_room;
    uint64_t chance;
    int coming;                    /* handshakes under way */
    int next_comer;
    bool stopping, gathering;
};

Crowd *crowd_new(const CrowdPlan *plan);
void crowd_free(Crowd *c);
/* Lets the crowd live for about `ms`: connects, takes seats, answers. */
void crowd_run(Crowd *c, int ms);
/* Players hold their answers or go on. */
void crowd_hold(Crowd *c, bool hold);
/* No more answers; waits until none is in flight, at most `ms`. */
bool crowd_quiet(Crowd *c, int ms);
int crowd_seated(const Crowd *c);  /* players that are at their tables */
int crowd_idle(const Crowd *c);    /* connected, whether seated or not */
int crowd_size(const Crowd *c);
int crowd_over(const Crowd *c);    /* tables that are over (one_match) */
/* Cuts all connections; with the next crowd_run everybody comes back, to this port. */
void crowd_scatter(Crowd *c, int port);
/* Connects everybody but seats nobody, for measuring connections; crowd_sit then seats them. */
bool crowd_gather(Crowd *c, int ms);
void crowd_sit(Crowd *c);
/* Forgets the figures so far, not the records. */
void crowd_reset(Crowd *c);
/* Sorts the latencies and gives the one that `permille` of them do not exceed, in milliseconds. */
double crowd_latency(Crowd *c, int permille);

#endif
