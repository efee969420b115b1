/* Looking through stored matches; see check.h. */
#include "server/store/check.h"

#include "core/text.h"
#include "server/store/load.h"

/* As room_changed writes it. */
static void standing_of(const Match *m, const StoreSeat *seat, int n, StoreMatch *out)
{
    out->length = match_length(m);
    out->asked = match_over(m) ? 0 : match_asked(m);
    out->status = match_over(m) ? STORE_OVER : STORE_RUNNING;
    for (int i = 0; i < n && !match_over(m); i++)
        if (seat[i].kind == STORE_FREE)
            out->status = STORE_OPEN;
}

static void write_standing(const StoreMatch *m, Str *out)
{
    put(out, "status=%d answers=%d asked=%d", m->status, m->length, m->asked);
}

static bool check_standing(const StoreMatch *m, const StoreMatch *log, Lang lang, Str *what)
{
    char stored[80], played[80];
    Str a = STR_ON(stored), b = STR_ON(played);
    if (m->length == log->length && m->asked == log->asked && m->status == log->status)
        return true;
    write_standing(m, &a);
    write_standing(log, &b);
    sentence_say(lang, SAY("server.check-standing", stored, played), what);
    return false;
}

bool check_match(Store *s, const StoreMatch *m, Lang lang, Str *what)
{
    Loaded found;
    StoreSeat seat[MAX_SEATS];
    StoreMatch log = *m;
    if (!match_load(s, m, &found)) {
        sentence_say(lang, SAY("server.check-unreadable", store_problem(s)), what);
        return false;
    }
    const int n = store_seats(s, m->id, seat, MAX_SEATS);
    bool good = false;
    if (found.reading.stop != LOG_WHOLE) {
        match_say_stop(&found.reading, lang, what);
    } else if (n != m->seats || n != match_setup(found.match)->seats) {
        sentence_say(lang, SAY("server.check-seats", NUMBER(n),
                               NUMBER(match_setup(found.match)->seats)), what);
    } else {
        standing_of(found.match, seat, n, &log);
        good = check_standing(m, &log, lang, what);
    }
    match_free(found.match);
    return good;
}
