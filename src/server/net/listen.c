/* Addresses: the one the server listens on, and those of clients as limits count them. */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/net/web_inner.h"

enum { BACKLOG = 1024 };

static int open_one(const struct addrinfo *a)
{
    const int on = 1, off = 0;
    const int fd = socket(a->ai_family, a->ai_socktype, a->ai_protocol);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (a->ai_family == AF_INET6)  /* "::" is every address of both kinds */
        setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
    if (bind(fd, a->ai_addr, a->ai_addrlen) == 0 && listen(fd, BACKLOG) == 0 &&
        fcntl(fd, F_SETFL, O_NONBLOCK) == 0 && fcntl(fd, F_SETFD, FD_CLOEXEC) == 0)
        return fd;
    const int reason = errno;
    close(fd);
    errno = reason;
    return -1;
}

/* As people type it into a browser; "every address" is also this machine itself. */
static void write_address(int fd, char *address)
{
    struct sockaddr_storage at = {0};
    socklen_t n = sizeof at;
    char host[INET6_ADDRSTRLEN] = "127.0.0.1", port[8] = "0";
    getsockname(fd, (struct sockaddr *)&at, &n);
    getnameinfo((struct sockaddr *)&at, n, host, sizeof host, port, sizeof port,
                NI_NUMERICHOST | NI_NUMERICSERV);
    if (strcmp(host, "0.0.0.0") == 0 || strcmp(host, "::") == 0)
        snprintf(host, sizeof host, "127.0.0.1");
    const bool brackets = strchr(host, ':') != 0;
    snprintf(address, WEB_ADDRESS, brackets ? "http://[%s]:%s/" : "http://%s:%s/", host, port);
}

int listen_on(const char *host, int port, char *address, WebProblem *problem, char *why)
{
    const struct addrinfo hints = {.ai_socktype = SOCK_STREAM,
                                   .ai_flags = AI_PASSIVE | AI_NUMERICSERV};
    struct addrinfo *found = 0;
    char service[8];
    int fd = -1;
    snprintf(service, sizeof service, "%d", port);
    const int status = getaddrinfo(host, service, &hints, &found);
    for (const struct addrinfo *a = found; a != 0 && fd < 0; a = a->ai_next)
        fd = open_one(a);
    *problem = fd >= 0 ? WEB_GOOD : status == 0 && errno == EADDRINUSE ? WEB_IN_USE : WEB_CANNOT;
    if (fd >= 0)
        write_address(fd, address);
    else
        snprintf(why, WEB_WHY, "%s", status != 0 ? gai_strerror(status) : strerror(errno));
    if (found != 0)
        freeaddrinfo(found);
    return fd;
}

/* Somebody with an IPv6 network has more addresses than there are limits. */
static bool write_network(const char *text, char address[HUB_ADDRESS])
{
    struct in6_addr a;
    char network[INET6_ADDRSTRLEN];
    if (inet_pton(AF_INET6, text, &a) != 1)
        return false;
    if (IN6_IS_ADDR_V4MAPPED(&a)) {
        inet_ntop(AF_INET, &a.s6_addr[12], address, HUB_ADDRESS);
        return true;
    }
    memset(&a.s6_addr[8], 0, 8);
    inet_ntop(AF_INET6, &a, network, sizeof network);
    snprintf(address, HUB_ADDRESS, "%.42s/64", network);
    return true;
}

/* The last of the forwarded addresses is the one our own proxy saw. */
void client_address(const char *peer, const char *forwarded, char address[HUB_ADDRESS])
{
    struct in_addr v4;
    char text[INET6_ADDRSTRLEN];
    const char *last = strrchr(forwarded, ',');
    last = last != 0 ? last + 1 : forwarded;
    last += strspn(last, " \t");
    snprintf(text, sizeof text, "%.*s", (int)strcspn(last, " \t"), last);
    if (write_network(text, address))
        return;
    if (inet_pton(AF_INET, text, &v4) == 1)
        snprintf(address, HUB_ADDRESS, "%s", text);
    else if (!write_network(peer, address))
        snprintf(address, HUB_ADDRESS, "%s", peer);
}
