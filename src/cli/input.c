/* Reading lines; see input.h. Completion goes word by word through the lines that are possible
 * now. */
#include "cli/input.h"

#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <editline/readline.h>

#include "cli/term.h"

/* Ctrl-C says the same as this line, so that a match that is not saved is not lost by it. */
static const char *const interrupt_line = "quit";
static sigjmp_buf interrupt;
static volatile sig_atomic_t reading, interrupted;

static char **offered;
static int n_offered;

void input_offer(const char *const *lines, int n)
{
    for (int i = 0; i < n_offered; i++)
        free(offered[i]);
    free(offered);
    offered = calloc((size_t)n + 1, sizeof *offered);
    n_offered = 0;
    for (int i = 0; offered != 0 && i < n; i++)
        if ((offered[n_offered] = strdup(lines[i])) != 0)
            n_offered++;
}

/* The library calls this again and again until it returns NULL; state 0 starts over. */
static char *next_word(const char *text, int state)
{
    static int at;
    static size_t before;  /* bytes of the line before the word being completed */
    if (state == 0) {
        at = 0;
        before = strlen(rl_line_buffer) >= strlen(text) ? (size_t)rl_point - strlen(text) : 0;
    }
    while (at < n_offered) {
        const char *line = offered[at++];
        if (strncmp(line, rl_line_buffer, before) != 0 ||
            strncmp(line + before, text, strlen(text)) != 0)
            continue;
        const size_t n = strcspn(line + before, " ");
        bool again = false;  /* "move" stands in many lines but is one answer */
        for (int i = 0; i < at - 1 && !again; i++)
            again = strncmp(offered[i], line, before + n) == 0 &&
                    (offered[i][before + n] == ' ' || offered[i][before + n] == '\0');
        if (!again)
            return strndup(line + before, n);
    }
    return 0;
}

static char **complete(const char *text, int start, int end)
{
    (void)start;
    (void)end;
    rl_attempted_completion_over = 1;  /* never file names */
    return rl_completion_matches(text, next_word);
}

static char *plain_line(const char *prompt)
{
    char *line = 0;
    size_t cap = 0;
    fputs(prompt, stdout);
    fflush(stdout);
    ssize_t n = getline(&line, &cap, stdin);
    if (n < 0) {
        free(line);
        putchar('\n');
        return 0;
    }
    while (n > 0 && (line[n - 1] == '\n' || line[n - 1] == '\r'))
        line[--n] = '\0';
    if (!isatty(STDIN_FILENO))
        puts(line);  /* nobody typed it on this screen, so a transcript would miss it */
    return line;
}

static void on_interrupt(int signal)
{
    (void)signal;
    interrupted = 1;
    if (reading)
        siglongjmp(interrupt, 1);
}

static void catch_interrupts(void)
{
    struct sigaction action = {.sa_handler = on_interrupt};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, 0);
}

static char *edited_line(const char *prompt)
{
    static bool ready;
    if (!ready) {
        rl_readline_name = "spielwerk";
        rl_attempted_completion_function = complete;
        using_history();
        ready = true;
    }
    fflush(stdout);
    char *line = readline(prompt);
    if (line == 0)
        putchar('\n');
    else if (line[0] != '\0')
        add_history(line);
    return line;
}

char *input_line(const char *prompt, bool plain)
{
    if (!term_is_interactive())
        return plain_line(prompt);
    catch_interrupts();
    if (interrupted || sigsetjmp(interrupt, 1) != 0) {
        reading = interrupted = 0;
        putchar('\n');
        return strdup(interrupt_line);
    }
    reading = 1;
    char *line = plain ? plain_line(prompt) : edited_line(prompt);
    reading = 0;
    return line;
}

void input_forget(void)
{
    clear_history();
}
