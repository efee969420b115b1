/* A match and the persons at it, for tests: opens it, seats everybody, plays random offers. */
#ifndef NET_PARTY_H
#define NET_PARTY_H

#include "talk.h"

enum { PARTY_SEATS = 10 };

typedef struct Party {
    WsLoop *loop;
    int port, seats;
    char match[24], key[PARTY_SEATS][80], watch[80];
    Talk *seat[PARTY_SEATS];   /* NULL: a bot, or away */
    Talk *watcher;
    uint64_t chance;
} Party;

/* Opens a match. `seats` has a letter for each seat: m for who opens it, o for an open one that a
 * person then takes, s and r for the bots scripted and random. `more` (taken) adds to d. */
bool party_open(Party *p, WsLoop *l, int port, const char *game, const char *seats, json_t *more);
void party_close(Party *p);
bool party_watch(Party *p);
json_t *party_d(const Party *p);             /* {"match": …} */
/* Joins a seat by its key with a new connection; the old one is dropped. */
bool party_return(Party *p, int seat);
int party_version(const Party *p);           /* newest version anybody here has seen */
bool party_sync(Party *p, int version);      /* everybody sees at least this version */
/* The seat of a person that is asked now, from 0; waits for bots. -1: the match is over or nobody
 * is. */
int party_asked(Party *p);
const json_t *party_options(const Party *p, int seat);
bool party_is_over(const Party *p);
/* The asked person gives a random answer, and everybody sees it. False: nobody could. */
bool party_step(Party *p);
/* Plays until it is over or persons gave `most` answers; how many there were, -1: trouble. */
int party_play(Party *p, int most);

#endif
