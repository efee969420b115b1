/* Flags of the commands: --name, --name value or --name=value. */
#ifndef CLI_ARGS_H
#define CLI_ARGS_H

#include <stdbool.h>
#include <stdint.h>

enum { LIST_MAX = 32 };

typedef struct TextList {
    const char *item[LIST_MAX];
    int n;
} TextList;

typedef enum FlagKind {
    FLAG_ON,      /* bool */
    FLAG_TEXT,    /* const char * */
    FLAG_LIST,    /* TextList; may be given again and again */
    FLAG_NUMBER,  /* uint64_t */
} FlagKind;

typedef struct Flag {
    const char *name;  /* without the dashes */
    FlagKind kind;
    void *to;
} Flag;

typedef enum ArgsResult { ARGS_GOOD, ARGS_HELP, ARGS_WRONG } ArgsResult;

/* Reads argv[1 …] of the command argv[0]. --lang is known everywhere and --help prints the text
 * "cli.help.<command>"; then, or when something is wrong and was said, the command ends.
 * `max_words` limits the words that are no flags. */
ArgsResult args_read(int argc, char **argv, const Flag *flags, int n_flags, TextList *found,
                     int max_words);

/* The language of --lang anywhere in the arguments, else of the environment. */
void args_choose_lang(int argc, char **argv);

#endif
