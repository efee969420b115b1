/* Accounts are optional: a name and a password (argon2id, hashed on a worker thread), and sessions
 * held by random tokens that are stored only as hashes. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "server/hub_inner.h"

enum { NAME_LEAST = 2, PASSWORD_LEAST = 8, PASSWORD_MOST = 100, HASHING_MOST = 4 };

/* Each costs a tenth of a second and 64 MB, so one address has few under way. */
static bool may_hash(const Request *r)
{
    int n = 0;
    for (const Conn *c = r->h->conns; c != 0; c = c->next)
        n += c->hashing && strcmp(c->address, r->c->address) == 0;
    return !r->c->hashing && n < HASHING_MOST;
}

static bool want_credentials(Request *r, const char **name, const char **password)
{
    *name = want_text(r, "name", "");
    *password = want_text(r, "password", "");
    const size_t n = strlen(*name), p = strlen(*password);
    if (!may_hash(r)) {
        reply_error(r, "limit", 0, NO_ANSWER,
                    SAY("server.log-ins", NUMBER(HASHING_MOST)));
        return false;
    }
    bool good = n >= NAME_LEAST && n < STORE_NAME && p >= PASSWORD_LEAST && p <= PASSWORD_MOST;
    for (const char *at = *name; *at != '\0'; at++)
        good = good && (unsigned char)*at > 32 && *at != 127;
    if (!good)
        reply_error(r, "refused", 0, NO_ANSWER,
                    SAY("server.credentials", NUMBER(NAME_LEAST), NUMBER(STORE_NAME - 1),
                        NUMBER(PASSWORD_LEAST), NUMBER(PASSWORD_MOST)));
    return good;
}

static void hand_over(Request *r, HubJobKind kind, const char *name, const char *password,
                      const char *hash)
{
    HubJob *job = job_new(0, kind);
    r->c->hashing = true;
    job->conn = r->c->serial;
    job->q = r->q;
    snprintf(job->name, sizeof job->name, "%s", name);
    snprintf(job->password, sizeof job->password, "%s", password);
    snprintf(job->hash, sizeof job->hash, "%s", hash);
    r->h->host.think(r->h->host.host, job);
}

void on_register(Request *r)
{
    char hash[160];
    const char *name, *password;
    if (!want_credentials(r, &name, &password))
        return;
    if (store_account(r->h->store, name, hash) != 0)
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.name-taken"));
    else
        hand_over(r, JOB_REGISTER, name, password, "");
}

void on_login(Request *r)
{
    /* A hash nothing fits, so that an unknown name costs as much time as a wrong password. */
    char hash[160] = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$"
                     "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    const char *name, *password;
    if (!want_credentials(r, &name, &password))
        return;
    store_account(r->h->store, name, hash);
    hand_over(r, JOB_LOGIN, name, password, hash);
}

static void open_session(Hub *h, Conn *c, int64_t account, const char *name, long long q)
{
    char token[KEY_TEXT];
    uint8_t hash[STORE_HASH];
    Str out;
    key_new(h, token);
    key_hash(token, hash);
    if (!store_session_new(h->store, hash, account, h->now))
        h->batch_broken = true;
    c->account = account;
    c->account_fresh = true;
    snprintf(c->account_name, sizeof c->account_name, "%s", name);
    Json j = hub_begin(h, &out, "session", q, NO_ANSWER);
    json_key(&j, "token");
    json_text(&j, token);
    json_key(&j, "name");
    json_text(&j, name);
    hub_send(h, c, &j, q);
}

void account_done(Hub *h, Conn *c, HubJob *job)
{
    char hash[160];
    Request r = {.h = h, .c = c, .q = job->q};
    c->hashing = false;
    int64_t account = store_account(h->store, job->name, hash);
    if (job->kind == JOB_LOGIN && (!job->good || account == 0)) {
        reply_error(&r, "refused", 0, NO_ANSWER, SAY("server.wrong-password"));
        return;
    }
    if (job->kind == JOB_REGISTER) {
        if (!job->good || account != 0) {  /* somebody was faster */
            reply_error(&r, "refused", 0, NO_ANSWER, SAY("server.name-taken"));
            return;
        }
        if (!store_account_new(h->store, job->name, job->hash, &account))
            h->batch_broken = true;
        else if (account == 0) {
            reply_error(&r, "refused", 0, NO_ANSWER, SAY("server.name-taken"));
            return;
        }
    }
    open_session(h, c, account, job->name, job->q);
}

void on_session(Request *r)
{
    uint8_t hash[STORE_HASH];
    Str out;
    key_hash(want_text(r, "token", ""), hash);
    const int64_t account = store_session(r->h->store, hash);
    if (account == 0 || !store_account_name(r->h->store, account, r->c->account_name)) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.no-session"));
        return;
    }
    r->c->account = account;
    Json j = hub_begin(r->h, &out, "session", r->q, NO_ANSWER);
    json_key(&j, "name");
    json_text(&j, r->c->account_name);
    hub_send(r->h, r->c, &j, r->q);
}

void on_logout(Request *r)
{
    uint8_t hash[STORE_HASH];
    key_hash(want_text(r, "token", ""), hash);
    if (!store_session_end(r->h->store, hash))
        r->h->batch_broken = true;
    r->c->account = 0;
    r->c->account_name[0] = '\0';
    reply_done(r, NO_ANSWER);
}
