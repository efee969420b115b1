/* Programs that play; see exec.h. Each thread that asks has a process of its own, kept for the next
 * question: a pool behind one lock, which is not held while a program thinks. */
#include "bots/exec.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bots/playout.h"
#include "core/json.h"

enum { PEERS = 64, QUESTION = 1 << 20, ANSWER = 512, PROTOCOL = 1 };

extern char **environ;

/* A program that runs. */
typedef struct Peer {
    char program[BOT_WORD];
    pid_t pid;                   /* 0: the place is free */
    int fd;                      /* both its standard input and its standard output */
    bool busy;
} Peer;

/* How a program has done so far. */
typedef struct Record {
    char program[BOT_WORD];
    int failures;                /* in a row */
} Record;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Peer peers[PEERS];
static Record records[PEERS];
static char allowed[EXEC_ALLOWED][BOT_WORD];
static int n_allowed;
static ExecTold *tell_trouble;

/* ---- which programs ---- */

bool exec_allow(const char *program)
{
    if (exec_allows(program))
        return true;
    if (n_allowed == EXEC_ALLOWED)
        return false;
    Str to = {.at = allowed[n_allowed], .cap = BOT_WORD};
    str_text(&to, program);
    n_allowed += !to.cut;
    return !to.cut;
}

bool exec_allows(const char *program)
{
    for (int i = 0; i < n_allowed; i++)
        if (text_equal(allowed[i], program))
            return true;
    return false;
}

void exec_tell(ExecTold *told) { tell_trouble = told; }

/* The record of a program; the lock is held. NULL: there are too many programs. */
static Record *record_of(const char *program)
{
    for (int i = 0; i < PEERS; i++) {
        Record *r = &records[i];
        if (r->program[0] == '\0') {
            Str to = STR_ON(r->program);
            str_text(&to, program);
        }
        if (text_equal(r->program, program))
            return r;
    }
    return 0;
}

static bool is_given_up(const char *program)
{
    pthread_mutex_lock(&lock);
    const Record *r = record_of(program);
    const bool up = r == 0 || r->failures >= EXEC_TRIES;
    pthread_mutex_unlock(&lock);
    return up;
}

static void count(const char *program, bool good)
{
    pthread_mutex_lock(&lock);
    Record *r = record_of(program);
    const bool last = r != 0 && !good && ++r->failures == EXEC_TRIES;
    if (r != 0 && good)
        r->failures = 0;
    pthread_mutex_unlock(&lock);
    if (last && tell_trouble != 0)
        tell_trouble(program, EXEC_GIVEN_UP, "");
}

/* ---- processes ---- */

static pid_t start(const char *program, int theirs)
{
    char *const argv[] = {(char *)(uintptr_t)program, 0};
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    pid_t pid;
    posix_spawnattr_init(&how);  /* a group of its own: what it starts is stopped with it */
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP);
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, theirs, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, theirs, STDOUT_FILENO);
    const int wrong = posix_spawnp(&pid, program, &files, &how, argv, environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&how);
    return wrong == 0 ? pid : 0;
}

/* Every other process must not inherit the ends, or a program would never see the other side
 * close. */
static bool run(Peer *p, const char *program)
{
    int ends[2];
    Str name = STR_ON(p->program);
    str_text(&name, program);
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    p->pid = start(program, ends[1]);
    p->fd = ends[0];
    close(ends[1]);
    if (p->pid == 0)
        close(ends[0]);
    return p->pid != 0;
}

static void stop(Peer *p)
{
    close(p->fd);
    kill(-p->pid, SIGKILL);
    waitpid(p->pid, 0, 0);
    pthread_mutex_lock(&lock);
    p->pid = 0;
    p->busy = false;
    pthread_mutex_unlock(&lock);
}

/* One that waits, or a new one; NULL: it cannot be started. Starting is done under the lock, so
 * that no process inherits what another has just opened. */
static Peer *take(const char *program)
{
    Peer *free_place = 0, *found = 0;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < PEERS && found == 0; i++) {
        Peer *p = &peers[i];
        if (p->pid == 0 && free_place == 0)
            free_place = p;
        if (p->pid != 0 && !p->busy && text_equal(p->program, program))
            found = p;
    }
    if (found == 0 && free_place != 0 && run(free_place, program))
        found = free_place;
    if (found != 0)
        found->busy = true;
    pthread_mutex_unlock(&lock);
    return found;
}

static void give_back(Peer *p)
{
    pthread_mutex_lock(&lock);
    p->busy = false;
    pthread_mutex_unlock(&lock);
}

void exec_end(void)
{
    for (int i = 0; i < PEERS; i++)
        if (peers[i].pid != 0)
            stop(&peers[i]);
}

/* ---- talking ---- */

/* Whether the other side can be written to or read from before the time is over. */
static bool wait_for(int fd, short what, int64_t until)
{
    for (;;) {
        const int64_t left = (until - playout_clock()) / 1000000;
        struct pollfd p = {.fd = fd, .events = what};
        if (left < 0)
            return false;
        const int n = poll(&p, 1, (int)left + 1);
        if (n > 0)
            return true;
        if (n < 0 && errno != EINTR)
            return false;
    }
}

/* -1, or what went wrong. */
static int send_all(int fd, const char *text, size_t n, int64_t until)
{
    while (n > 0) {
        if (!wait_for(fd, POLLOUT, until))
            return EXEC_LATE;
        const ssize_t sent = send(fd, text, n, MSG_NOSIGNAL);
        if (sent < 0 && errno != EAGAIN && errno != EINTR)
            return EXEC_DIED;
        text += sent > 0 ? sent : 0;
        n -= sent > 0 ? (size_t)sent : 0;
    }
    return -1;
}

/* A line without its end; what comes behind it was not asked for. -1, or what went wrong. */
static int read_line(int fd, char line[static ANSWER], int64_t until)
{
    size_t n = 0;
    for (;;) {
        line[n] = '\0';
        char *end = strchr(line, '\n');
        if (end != 0) {
            *end = '\0';
            if (end > line && end[-1] == '\r')
                end[-1] = '\0';
            return -1;
        }
        if (n + 1 == ANSWER)
            return EXEC_NOT_OFFERED;
        if (!wait_for(fd, POLLIN, until))
            return EXEC_LATE;
        const ssize_t got = recv(fd, line + n, ANSWER - 1 - n, 0);
        if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
            return EXEC_DIED;
        n += got > 0 ? (size_t)got : 0;
    }
}

static void write_notation(Json *j, const Game *game, const void *state, Option o)
{
    char notation[200];
    Str n = STR_ON(notation);
    option_write(game, state, o, &n);
    json_text(j, notation);
}

static void write_question(const Game *game, const void *state, const Menu *m, int ms, View *view,
                           Str *out)
{
    Json j = {.out = out};
    json_open(&j, '{');
    key_int(&j, "spielwerk", PROTOCOL);
    key_text(&j, "game", game->id);
    key_int(&j, "seat", m->seat + 1);
    key_int(&j, "ms", ms);
    key_text(&j, "prompt", prompt_id(game, m));
    key_text(&j, "rule", m->rule);
    json_key(&j, "about");
    json_open(&j, '[');
    for (int i = 0; i < m->n_about; i++)
        thing_json(game, state, m->about[i], &j);
    json_close(&j, ']');
    json_key(&j, "offers");
    json_open(&j, '[');
    for (int i = 0; i < m->n; i++)
        write_notation(&j, game, state, m->list[i]);
    json_close(&j, ']');
    json_key(&j, "view");
    game_view(game, state, m->seat, view);
    view_json(game, state, view, out);
    j.comma = true;
    json_close(&j, '}');
    str_char(out, '\n');
}

static int find_offer(const Game *game, const void *state, const Menu *m, const char *said)
{
    char notation[200];
    for (int i = 0; i < m->n; i++) {
        Str n = STR_ON(notation);
        option_write(game, state, m->list[i], &n);
        if (text_equal(notation, said))
            return i;
    }
    return -1;
}

/* The index of the answer, or -1 and what went wrong. */
static int ask(Peer *p, const Game *game, const void *state, const Menu *m, int ms, char *said,
               ExecTrouble *what)
{
    struct { View view; char text[QUESTION]; } *room = malloc(sizeof *room);
    if (room == 0)
        abort();
    Str question = STR_ON(room->text);
    write_question(game, state, m, ms, &room->view, &question);
    str_whole(&question);
    const int64_t until = playout_clock() + (int64_t)ms * 1000000;
    int wrong = send_all(p->fd, question.at, question.len, until);
    if (wrong < 0)
        wrong = read_line(p->fd, said, until);
    free(room);
    const int choice = wrong < 0 ? find_offer(game, state, m, said) : -1;
    *what = wrong < 0 ? EXEC_NOT_OFFERED : (ExecTrouble)wrong;
    return choice;
}

static int choose(const Game *game, void *state, const Menu *m, const BotTools *tools)
{
    int32_t weights[MENU_MAX];
    char said[ANSWER] = "";
    ExecTrouble what = EXEC_NO_START;
    int choice = -1;
    if (!is_given_up(tools->program)) {
        Peer *p = take(tools->program);
        if (p != 0)
            choice = ask(p, game, state, m, tools->numbers->ms > 0 ? tools->numbers->ms : EXEC_MS,
                         said, &what);
        if (p != 0 && choice >= 0)
            give_back(p);
        else if (p != 0)
            stop(p);
        if (choice < 0 && tell_trouble != 0)
            tell_trouble(tools->program, what, what == EXEC_NOT_OFFERED ? said : "");
        count(tools->program, choice >= 0);
    }
    return choice >= 0 ? choice : bot_follow_policy(game, state, m, tools, weights);
}

const Bot bot_exec = {.id = "exec", .choose = choose, .sees_state = true, .has_program = true};
