/* Worker threads and their two lists; see workers.h. */
#include "server/net/workers.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

#include "server/net/clock.h"

enum { SLOW_TURN = 16 };  /* one of so many jobs is a slow one, if any waits */

typedef struct JobList {
    HubJob *first, *last;
    int n;
} JobList;

struct Workers {
    pthread_mutex_t lock;    /* guards all below except the threads and the callback */
    pthread_cond_t more;
    JobList quick, slow;     /* bots; and what must not hold them up */
    JobList done;
    unsigned taken;
    bool stopping;
    void (*ready)(void *to);
    void *to;
    int n;
    pthread_t thread[WORKERS_MAX];
};

static void list_add(JobList *list, HubJob *job)
{
    job->next = 0;
    if (list->last != 0)
        list->last->next = job;
    else
        list->first = job;
    list->last = job;
    list->n++;
}

static HubJob *list_take(JobList *list)
{
    HubJob *job = list->first;
    if (job == 0)
        return 0;
    list->first = job->next;
    if (list->first == 0)
        list->last = 0;
    list->n--;
    job->next = 0;
    return job;
}

static void list_move(JobList *from, JobList *to)
{
    for (HubJob *job = list_take(from); job != 0; job = list_take(from))
        list_add(to, job);
}

/* Bots first, people wait for them; but a busy table does not lock anybody out of an account. */
static HubJob *next_job(Workers *w)
{
    const bool slow = w->quick.n == 0 || (w->slow.n > 0 && w->taken % SLOW_TURN == 0);
    HubJob *job = list_take(slow ? &w->slow : &w->quick);
    w->taken += job != 0;
    return job;
}

/* The next job, or NULL when the thread is to end. */
static HubJob *wait_for_job(Workers *w)
{
    HubJob *job = 0;
    pthread_mutex_lock(&w->lock);
    while (!w->stopping && (job = next_job(w)) == 0)
        pthread_cond_wait(&w->more, &w->lock);
    pthread_mutex_unlock(&w->lock);
    return job;
}

static void *work(void *arg)
{
    Workers *w = arg;
    for (HubJob *job = wait_for_job(w); job != 0; job = wait_for_job(w)) {
        const uint64_t from = clock_us();
        hub_job_run(job);
        job->us = clock_us() - from;
        pthread_mutex_lock(&w->lock);
        list_add(&w->done, job);
        pthread_mutex_unlock(&w->lock);
        w->ready(w->to);
    }
    return 0;
}

/* Signals belong to the loop's thread. */
static bool start_thread(Workers *w)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    const bool good = pthread_create(&w->thread[w->n], 0, work, w) == 0;
    pthread_sigmask(SIG_SETMASK, &before, 0);
    w->n += good;
    return good;
}

Workers *workers_start(int threads, void (*ready)(void *to), void *to)
{
    Workers *w = calloc(1, sizeof *w);
    if (w == 0)
        return 0;
    w->ready = ready;
    w->to = to;
    pthread_mutex_init(&w->lock, 0);
    pthread_cond_init(&w->more, 0);
    while (w->n < threads && w->n < WORKERS_MAX)
        if (!start_thread(w)) {
            workers_stop(w);
            return 0;
        }
    return w;
}

void workers_put(Workers *w, HubJob *job)
{
    pthread_mutex_lock(&w->lock);
    list_add(job->kind == JOB_BOT ? &w->quick : &w->slow, job);
    pthread_cond_signal(&w->more);
    pthread_mutex_unlock(&w->lock);
}

HubJob *workers_take(Workers *w)
{
    pthread_mutex_lock(&w->lock);
    HubJob *first = w->done.first;
    w->done = (JobList){0};
    pthread_mutex_unlock(&w->lock);
    return first;
}

int workers_waiting(Workers *w)
{
    pthread_mutex_lock(&w->lock);
    const int n = w->quick.n + w->slow.n;
    pthread_mutex_unlock(&w->lock);
    return n;
}

HubJob *workers_stop(Workers *w)
{
    pthread_mutex_lock(&w->lock);
    w->stopping = true;
    pthread_cond_broadcast(&w->more);
    pthread_mutex_unlock(&w->lock);
    for (int i = 0; i < w->n; i++)
        pthread_join(w->thread[i], 0);
    list_move(&w->quick, &w->done);
    list_move(&w->slow, &w->done);
    HubJob *left = w->done.first;
    pthread_cond_destroy(&w->more);
    pthread_mutex_destroy(&w->lock);
    free(w);
    return left;
}
