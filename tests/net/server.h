/* Starts the server under test on a free port of the loopback, with a database in a folder of its
 * own, and ends it in several ways. */
#ifndef NET_SERVER_H
#define NET_SERVER_H

#include <stdbool.h>
#include <sys/types.h>

typedef struct Server {
    const char *program;
    char folder[64], db[96], log[96];
    int port;
    pid_t pid;          /* 0: not running */
    double start_ms;    /* from the start of the process until /healthz was good */
} Server;

/* A new folder in TMPDIR; nothing runs yet. */
void server_prepare(Server *s, const char *program);
/* Starts it and waits until it answers; false: it did not, and the reason is printed as a TAP
 * comment. A server that is started again continues its database. */
bool server_start(Server *s);
void server_kill(Server *s);             /* SIGKILL, and waits */
int server_stop(Server *s, int ms);      /* SIGTERM; its exit status, -1: it had to be killed */
void server_clean(Server *s);            /* ends it and removes the folder */
bool server_runs(Server *s);
/* The whole answer to an HTTP request, headers and all; free() it. NULL: none. */
char *server_get(const Server *s, const char *path);

long process_cpu_ticks(pid_t pid);       /* user and system time, in ticks of the system */
long process_rss_kb(pid_t pid);
/* The program needs at least so many open files; raises the limit. */
void need_files(int n);

#endif
