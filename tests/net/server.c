/* The server under test as a process; see server.h. */
#define _GNU_SOURCE  /* SOCK_CLOEXEC */
#include "server.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../unit/folder.h"
#include "ws.h"

enum { START_SECONDS = 60, ANSWER_MAX = 1 << 20 };

void need_files(int n)
{
    struct rlimit r;
    getrlimit(RLIMIT_NOFILE, &r);
    if (r.rlim_cur < (rlim_t)n) {
        r.rlim_cur = r.rlim_max < (rlim_t)n ? r.rlim_max : (rlim_t)n;
        setrlimit(RLIMIT_NOFILE, &r);
    }
}

void server_prepare(Server *s, const char *program)
{
    *s = (Server){.program = program};
    if (!make_folder(s->folder, sizeof s->folder, "spielwerk")) {
        perror(s->folder);
        exit(1);
    }
    snprintf(s->db, sizeof s->db, "%s/matches.db", s->folder);
    snprintf(s->log, sizeof s->log, "%s/server.log", s->folder);
}

static int loopback(int port, bool listening)
{
    struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port),
                            .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int on = 1;
    if (listening)
        setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (listening ? bind(fd, (struct sockaddr *)&a, sizeof a) < 0
                  : connect(fd, (struct sockaddr *)&a, sizeof a) < 0) {
        close(fd);
        return -1;
    }
    return fd;
}

static int free_port(void)
{
    struct sockaddr_in a;
    socklen_t size = sizeof a;
    const int fd = loopback(0, true);
    if (fd < 0 || getsockname(fd, (struct sockaddr *)&a, &size) < 0)
        exit(1);
    close(fd);
    return ntohs(a.sin_port);
}

static void become_server(const Server *s)
{
    char port[12];
    const int log = open(s->log, O_WRONLY | O_CREAT | O_APPEND, 0600);
    snprintf(port, sizeof port, "%d", s->port);
    prctl(PR_SET_PDEATHSIG, SIGKILL);  /* it must not outlive a test that crashes */
    dup2(log, 1);
    dup2(log, 2);
    execl(s->program, s->program, "serve", "--port", port, "--db", s->db, "--bots", "2",
          "--limits", "views-per-second=100000", "--limits", "cpu-per-address=10000",
          "--limits", "matches-per-address=1000", (char *)0);
    perror(s->program);
    _exit(127);
}

bool server_runs(Server *s)
{
    if (s->pid > 0 && waitpid(s->pid, 0, WNOHANG) == s->pid)
        s->pid = 0;
    return s->pid > 0;
}

static void show_log(const Server *s)
{
    char line[300];
    FILE *f = fopen(s->log, "r");
    if (f == 0)
        return;
    if (fseek(f, -2000, SEEK_END) != 0)
        rewind(f);
    while (fgets(line, sizeof line, f) != 0)
        printf("# server: %s", line);
    fclose(f);
}

bool server_start(Server *s)
{
    const int64_t from = ws_now_us();
    s->port = free_port();
    fflush(stdout);
    s->pid = fork();
    if (s->pid == 0)
        become_server(s);
    while (server_runs(s) && ws_now_us() - from < START_SECONDS * 1000000ll) {
        char *health = server_get(s, "/healthz");
        const bool ready = health != 0 && strstr(health, " 200 ") != 0;
        free(health);
        if (ready) {
            s->start_ms = (double)(ws_now_us() - from) / 1000;
            return true;
        }
        usleep(2000);
    }
    printf("# the server did not start: %s serve --port %d --db %s\n", s->program, s->port, s->db);
    show_log(s);
    server_kill(s);
    return false;
}

void server_kill(Server *s)
{
    if (!server_runs(s))
        return;
    kill(s->pid, SIGKILL);
    waitpid(s->pid, 0, 0);
    s->pid = 0;
}

int server_stop(Server *s, int ms)
{
    const int64_t end = ws_now_us() + (int64_t)ms * 1000;
    int status = 0;
    if (s->pid <= 0)
        return -1;
    kill(s->pid, SIGTERM);
    while (ws_now_us() < end) {
        if (waitpid(s->pid, &status, WNOHANG) == s->pid) {
            s->pid = 0;
            if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
                show_log(s);
            return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        }
        usleep(2000);
    }
    printf("# the server did not stop within %d ms\n", ms);
    show_log(s);
    server_kill(s);
    return -1;
}

void server_clean(Server *s)
{
    static const char *const endings[] = {"", "-wal", "-shm", "-journal", "-lock", ".lock"};
    char path[128];
    server_kill(s);
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        snprintf(path, sizeof path, "%s%s", s->db, endings[i]);
        unlink(path);
    }
    unlink(s->log);
    if (rmdir(s->folder) != 0)
        printf("# left behind: %s\n", s->folder);
}

char *server_get(const Server *s, const char *path)
{
    char ask[300];
    size_t got = 0;
    const struct timeval patience = {.tv_sec = 10};
    const int fd = loopback(s->port, false);
    char *text = malloc(ANSWER_MAX);
    if (fd < 0 || text == 0) {
        free(text);
        return 0;
    }
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    const int n = snprintf(ask, sizeof ask,
        "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n\r\n", path, s->port);
    ssize_t k = send(fd, ask, (size_t)n, MSG_NOSIGNAL);
    while (k > 0 && got < ANSWER_MAX - 1) {
        k = recv(fd, text + got, ANSWER_MAX - 1 - got, 0);
        got += k > 0 ? (size_t)k : 0;
    }
    close(fd);
    text[got] = '\0';
    return text;
}

long process_cpu_ticks(pid_t pid)
{
    char path[40], line[1000];
    long user = 0, system = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    FILE *f = fopen(path, "r");
    if (f == 0)
        return 0;
    const char *rest = fgets(line, sizeof line, f) != 0 ? strrchr(line, ')') : 0;
    fclose(f);
    if (rest == 0 || sscanf(rest, ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user,
                            &system) != 2)
        return 0;
    return user + system;
}

long process_rss_kb(pid_t pid)
{
    char path[40], line[200];
    long kb = 0;
    snprintf(path, sizeof path, "/proc/%d/status", (int)pid);
    FILE *f = fopen(path, "r");
    while (f != 0 && fgets(line, sizeof line, f) != 0)
        if (sscanf(line, "VmRSS: %ld", &kb) == 1)
            break;
    if (f != 0)
        fclose(f);
    return kb;
}
