/* The law of secrets on raw messages: what was sent to a seat or spectator is compared with the
 * match itself, replayed from its log. Every view must be exactly what that seat may see, and no
 * message may contain the name of a thing that only others could see then. */
#ifndef NET_SECRETS_H
#define NET_SECRETS_H

#include <stdbool.h>
#include <stddef.h>

enum { SECRETS_WHY = 600 };

/* A message as it came, with whose eyes it was for: 0 is a spectator, else a seat from 1. */
typedef struct RawMessage {
    struct RawMessage *next;
    int eyes;
    size_t n;
    char text[];
} RawMessage;

typedef struct SecretsFigures {
    long long views, hidden;  /* views compared; hidden things looked for in them */
} SecretsFigures;

/* Adds a copy in front of the list. */
void raw_keep(RawMessage **list, int eyes, const char *text, size_t n);
void raw_free(RawMessage **list);
/* Checks all messages about one match that had no undo. False: `why` says what was given away. */
bool secrets_kept(const char *log, const RawMessage *list, SecretsFigures *f, char *why);

#endif
