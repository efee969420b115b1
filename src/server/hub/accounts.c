/* Accounts are optional: a name and a password (argon2id, hashed on a worker thread), and sessions
 * held by random tokens that are stored only as hashes. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "core/utf8.h"
#include "server/hub/hub_inner.h"

enum { NAME_LEAST = 2, PASSWORD_LEAST = 8, PASSWORD_MOST = 100 };
/* Milliseconds that somebody who guesses passwords waits at most. Less for a name than for an
 * address: whoever guesses must not be able to lock the owner out. */
enum { ADDRESS_LOCKED = 900000, NAME_LOCKED = 30000 };

/* Who tries to log in under a name, from wherever; as its index does, without regard to case. */
static Payer *payer_of_name(Hub *h, const char *name)
{
    char payer[HUB_ADDRESS] = "name ";
    size_t n = strlen(payer);
    for (; *name != '\0' && n + 1 < sizeof payer; name++)
        payer[n++] = *name >= 'A' && *name <= 'Z' ? (char)(*name + 32) : *name;
    payer[n] = '\0';
    return payer_acquire(&h->payers, payer, h->ran);
}

static int64_t wait_of(const Payer *p, int64_t now)
{
    return p != 0 && p->locked_until > now ? p->locked_until - now : 0;
}

/* Seconds until this address may try this name again; 0: now. */
static int64_t locked_for(Hub *h, const Conn *c, const char *name)
{
    Payer *named = payer_of_name(h, name);
    const int64_t by_address = wait_of(c->payer, h->ran), by_name = wait_of(named, h->ran);
    payer_release(named);
    return ((by_address > by_name ? by_address : by_name) + 999) / 1000;
}

static void note_log_in(Hub *h, Payer *address, const char *name, bool good)
{
    Payer *named = payer_of_name(h, name);
    if (good) {
        payer_succeeded(address);
    } else {
        payer_failed(address, ADDRESS_LOCKED, h->ran);
        if (named != 0)
            payer_failed(named, NAME_LOCKED, h->ran);
    }
    if (good && named != 0)
        payer_succeeded(named);
    payer_release(named);
}

static bool may_hash(Request *r)
{
    const Conn *c = r->c;
    if (!c->hashing && c->payer->hashing < LOG_INS_AT_ONCE && jobs_have_room(r->h, c->payer))
        return true;
    reply_error(r, "limit", 0, NO_ANSWER, SAY("server.log-ins", NUMBER(LOG_INS_AT_ONCE)));
    return false;
}

static bool want_credentials(Request *r, const char **name, const char **password)
{
    *name = want_text(r, "name", "");
    *password = want_text(r, "password", "");
    const size_t n = strlen(*name), p = strlen(*password);
    if (!may_hash(r))
        return false;
    const bool good = n >= NAME_LEAST && n < STORE_NAME && strchr(*name, ' ') == 0 &&
                      utf8_is_safe(*name) && p >= PASSWORD_LEAST && p <= PASSWORD_MOST;
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
    job_start(r->h, job, r->c->payer);
}

void on_register(Request *r)
{
    char hash[160];
    const char *name, *password;
    if (!want_credentials(r, &name, &password))
        return;
    if (!utf8_is_plain(name))  /* older accounts may be called otherwise */
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.name-form"));
    else if (store_account(r->h->store, name, hash) != 0)
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.name-taken"));
    else if (!conn_may(r->c, BUDGET_MATCHES, 1))
        reply_error(r, "limit", 0, NO_ANSWER, SAY("server.accounts-an-hour"));
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
    const int64_t seconds = locked_for(r->h, r->c, name);
    if (seconds > 0) {
        reply_error(r, "limit", 0, NO_ANSWER, SAY("server.log-in-later", NUMBER(seconds)));
        return;
    }
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
    conn_account(c, account, name);
    c->account_fresh = true;
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
    if (job->kind == JOB_LOGIN)
        note_log_in(h, c->payer, job->name, job->good && account != 0);
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
    char name[STORE_NAME];
    const int64_t account = store_session(r->h->store, hash);
    if (account == 0 || !store_account_name(r->h->store, account, name)) {
        reply_error(r, "refused", 0, NO_ANSWER, SAY("server.no-session"));
        return;
    }
    conn_account(r->c, account, name);
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
    conn_account(r->c, 0, "");
    reply_done(r, NO_ANSWER);
}
