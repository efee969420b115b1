/* Work done on other threads: bots, hints, forecasts, ways, password hashes. A job carries all it
 * needs. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/hub/hub_inner.h"

HubJob *job_new(const Game *game, HubJobKind kind)
{
    const size_t state = game != 0 ? (game->state_size + 63) / 64 * 64 : 0;
    const size_t size = (sizeof(HubJob) + state + 63) / 64 * 64;
    HubJob *job = aligned_alloc(64, size);
    if (job == 0)
        abort();
    memset(job, 0, sizeof *job);
    job->kind = kind;
    job->game = game;
    return job;
}

static void run_bot(HubJob *job)
{
    FastChance chance;
    const BotSpec bot = bot_called(job->bot);
    void *room = bot_room_new(job->game);
    chance_fast(&chance, job->seed);
    job->choice = bot_choose(&bot, job->game, job->state, &job->menu, &chance, room);
    free(room);
}

static void run_hint(HubJob *job)
{
    if (!job->think) {
        run_bot(job);
        return;
    }
    const BotSpec adviser = bot_called(BOT_ADVISER);
    void *room = bot_room_new(job->game);
    advise(&adviser, job->game, job->state, &job->menu, -1, job->seed, room, &job->advice);
    job->choice = job->advice.thoughts.of[0].offer;
    free(room);
}

/* argon2id, with libsodium's moderate cost for a log-in: about 0.1 s and 64 MB. */
static void make_hash(HubJob *job)
{
    job->good = crypto_pwhash_str(job->hash, job->password, strlen(job->password),
                                  crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                  crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
}

static void check_password(HubJob *job)  /* an unknown name takes as long as a wrong password */
{
    job->good = crypto_pwhash_str_verify(job->hash, job->password, strlen(job->password)) == 0;
}

static void run_forecast(HubJob *job)
{
    Forecast *all = &job->future.all;
    forecast(job->game, job->state, job->seat, job->option, job->seed, all);
    for (int i = 0; i < all->n_forks; i++)
        forecast_fork(job->game, job->state, job->seat, job->option, all->fork[i], job->seed,
                      &job->future.fork[i]);
}

static void find_route(HubJob *job)
{
    if (job->on_plane)
        ways_route_to(job->game, job->state, job->seat, job->point, job->seed, &job->route);
    else if (!job->listed)
        ways_route(job->game, job->state, job->seat, job->thing, job->seed, &job->route);
    forecast_route(job->game, job->state, job->seat, &job->route, job->seed, &job->ahead);
}

static void find_reach(HubJob *job)
{
    ways_reach(job->game, job->state, job->seat, job->seed, &job->cells);
}

static void find_range(HubJob *job)
{
    ways_range(job->game, job->state, job->seat, job->thing, job->placed ? &job->at : 0,
               job->seed, &job->cells);
}

static void look_at_piece(HubJob *job)
{
    ways_piece(job->game, job->state, job->show, job->thing, &job->cells);
}

static void find_places(HubJob *job)
{
    job->places.n = ways_places(job->game, job->state, job->seat, job->seed, job->places.told);
}

static void replay_match(HubJob *job)
{
    match_replay(job->rows, job->loaded);
}

void hub_job_free(HubJob *job)
{
    if (job->loaded != 0)
        match_free(job->loaded->match);
    free(job->loaded);
    looking_free(job->looking);
    free(job->rows);
    free(job);
}

void hub_job_run(HubJob *job)
{
    static void (*const run[])(HubJob *) = {
        [JOB_BOT] = run_bot, [JOB_HINT] = run_hint, [JOB_FORECAST] = run_forecast,
        [JOB_ROUTE] = find_route, [JOB_REACH] = find_reach, [JOB_RANGE] = find_range,
        [JOB_PIECE] = look_at_piece, [JOB_PLACES] = find_places,
        [JOB_REGISTER] = make_hash, [JOB_LOGIN] = check_password, [JOB_LOAD] = replay_match,
        [JOB_LOOK] = look_on,
    };
    if (!atomic_load(&job->unwanted))
        run[job->kind](job);
    sodium_memzero(job->password, sizeof job->password);
}
