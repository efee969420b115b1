/* Log lines on stderr: "time level event=… key=value …", one write each. Whoever logs sees to it
 * that no key, token, password or hand gets here. */
#ifndef SERVER_NET_LOG_H
#define SERVER_NET_LOG_H

/* Puts time and level in front of `line`; control characters become '?', so a line stays one. */
void log_line(const char *level, const char *line);
void log_put(const char *level, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
