/* The loop under abuse: loop_bench. Matches as long as they get, hundreds of spectators and
 * followers of the lobby, everybody asking for the dearest things. Prints for each kind of abuse
 * the longest the loop was busy at a stretch, in milliseconds: so long all others have to wait. */
#include "../unit/hub_kit.h"

enum { CROWD = 300, LISTED = 100, LONG = 20000 };

static Conn *crowd[CROWD];
static uint64_t longest;

static void hear_all(World *w)
{
    size_t n;
    for (int i = 0; i < CROWD; i++)
        while (crowd[i] != 0 && hub_next(w->hub, crowd[i], &n) != 0)
            ;
}

/* Time of the processor: what else the machine does and how long its disk takes is not ours. */
static uint64_t cpu_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * 1000000u + (uint64_t)t.tv_nsec / 1000;
}

static void keep_longest(uint64_t from)
{
    const uint64_t us = cpu_us() - from;
    if (us > longest)
        longest = us;
}

/* One turn of the loop: what is done goes back to the hub, the tick, all that is to be heard. */
static void turn(World *w, HubJob *job)
{
    const uint64_t from = cpu_us();
    if (job != 0)
        hub_job_done(w->hub, job, w->now);
    hub_tick(w->hub, w->now);
    hear_all(w);
    keep_longest(from);
}

static HubJob *take_job(World *w)
{
    HubJob **list = w->loads != 0 ? &w->loads : &w->jobs;
    HubJob *job = *list;
    if (job != 0)
        *list = job->next;
    return job;
}

/* Turns until nothing waits; threads have their own time. */
static void run(World *w)
{
    HubJob *job = 0;
    do {
        turn(w, job);
        job = take_job(w);
        if (job != 0)
            hub_job_run(job);
    } while (job != 0 || hub_next_tick(w->hub, w->now) == 0);
}

static void say(World *w, Conn *c, const char *format, ...)
{
    char text[HUB_MESSAGE_MAX];
    va_list args;
    va_start(args, format);
    const int n = vsnprintf(text, sizeof text, format, args);
    va_end(args);
    const uint64_t from = cpu_us();
    hub_message(w->hub, c, text, (size_t)n, w->now);
    keep_longest(from);
}

static void report(const char *what)
{
    printf("%-52s %8.2f ms\n", what, (double)longest / 1000);
    fflush(stdout);
    longest = 0;
}

static void let_pass(World *w, int seconds)
{
    for (int i = 0; i < seconds; i++) {
        w->now += 1000;
        run(w);
    }
}

/* Bots play a match of ten; afterwards it is over, or as long as a match may be. */
static void play_long(World *w, Person *a, const char *game, const char *seats, const char *more)
{
    create_game(w, a, game, seats, more);
    pass_time(w, 2000);
    longest = 0;
}

static void abuse_a_long_match(World *w, Person *a)
{
    char what[100];
    const int answers = (int)json_integer_value(json_object_get(a->view, "answers"));
    printf("a match of %d answers\n", answers);
    for (int i = 0; i < 20; i++) {
        say(w, crowd[0], "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
        run(w);
        say(w, crowd[0], "{\"t\":\"replay\",\"q\":1,\"d\":{\"match\":\"%s\",\"at\":%d}}", a->match,
            answers - 1 - i * answers / 20);
        run(w);
    }
    report("  a past view");
    for (int i = 0; i < 5; i++) {
        say(w, crowd[0], "{\"t\":\"replay\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
        run(w);
    }
    report("  the whole log");
    for (int since = -1; since < answers; since += answers / 8 + 1) {
        say(w, crowd[0], "{\"t\":\"events\",\"q\":1,\"d\":{\"match\":\"%s\",\"since\":%d}}",
            a->match, since);
        run(w);
    }
    report("  its events");
    for (int i = 0; i < CROWD; i++)
        say(w, crowd[i], "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
    run(w);
    snprintf(what, sizeof what, "  %d spectators come", CROWD);
    report(what);
    for (int i = 0; i < CROWD; i++)
        say(w, crowd[i], "{\"t\":\"leave\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
    say(w, a->conn, "{\"t\":\"leave\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
    let_pass(w, 70);
    longest = 0;
    say(w, crowd[1], "{\"t\":\"watch\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
    run(w);
    report("  coming back after it left memory");
}

static void abuse_a_running_match(World *w, Person *a, Person *b)
{
    const int answers = (int)json_integer_value(json_object_get(a->view, "answers"));
    printf("a running match of %d answers\n", answers);
    for (int i = 0; i < 6; i++) {
        say(w, a->conn, "{\"t\":\"takeback\",\"q\":1,\"v\":%lld,\"d\":{\"match\":\"%s\","
                        "\"to\":%d}}", a->version, a->match, answers - 1 - i);
        settle(w);
        say(w, b->conn, "{\"t\":\"agree\",\"q\":1,\"d\":{\"match\":\"%s\",\"proposal\":%d}}",
            a->match, i + 1);
        run(w);
        settle(w);
    }
    report("  taking back by consent");
}

static void abuse_the_lobby(World *w, Person *a)
{
    for (int i = 0; i < LISTED; i++) {
        create_game(w, a, "null", "[\"me\",\"open\"]", ",\"listed\":true");
        ask(w, a, "{\"t\":\"leave\",\"q\":1,\"d\":{\"match\":\"%s\"}}", a->match);
    }
    for (int i = 0; i < CROWD; i++)
        say(w, crowd[i], "{\"t\":\"lobby\",\"q\":1,\"d\":{\"follow\":true}}");
    run(w);
    printf("a lobby of %d matches and %d followers\n", LISTED, CROWD);
    report("  following");
    const uint64_t from = cpu_us();
    for (int i = 0; i < 20; i++) {
        say(w, a->conn, "{\"t\":\"create\",\"q\":1,\"d\":{\"game\":\"null\",\"listed\":true,"
                        "\"seats\":[\"me\",\"open\"]}}");
        run(w);
        w->now += 100;
        settle(w);
        ask(w, a, "{\"t\":\"leave\",\"q\":1,\"d\":{\"match\":\"%s\"}}", reply_text(w, "match"));
    }
    printf("%-52s %8.2f ms\n", "  20 changes in two seconds, all in all",
           (double)(cpu_us() - from) / 1000);
    report("  a change");
}

int main(void)
{
    World w;
    HubLimits limits;
    prepare(0);
    open_world(&w);
    hub_default_limits(&limits);
    limits.messages_per_second = limits.messages_per_address = limits.matches_per_address = 1000000;
    limits.cpu_per_address = limits.connections_per_address = limits.jobs_per_address = 100000;
    limits.answers_per_match = LONG;
    limits.views_per_second = 100000;
    open_hub_with(&w, &limits);
    for (int i = 0; i < CROWD; i++)
        crowd[i] = hub_connect(w.hub, &crowd[i], "192.0.2.1", w.now);
    Person *a = come(&w, 0), *b = come(&w, 1);
    play_long(&w, a, "gorgasali",
              "[\"bot:random\",\"bot:random\",\"bot:random\",\"bot:random\",\"bot:random\","
              "\"bot:random\",\"bot:random\",\"bot:random\",\"bot:random\",\"bot:random\"]",
              ",\"listed\":true");
    abuse_a_long_match(&w, a);
    play_long(&w, a, "adeloth", "[\"bot:random\",\"bot:random\"]", ",\"listed\":true");
    abuse_a_long_match(&w, a);
    seat_two(&w, a, b, ",\"options\":{\"selection\":\"suggested\",\"round-limit\":60}");
    play_out(&w, a, b, 1500);
    if (!is_over(a))
        abuse_a_running_match(&w, a, b);
    abuse_the_lobby(&w, a);
    close_world(&w);
    return 0;
}
