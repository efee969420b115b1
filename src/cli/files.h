/* Files of the program: logs in, logs out. */
#ifndef CLI_FILES_H
#define CLI_FILES_H

#include <stdbool.h>

/* All of a text file, to be freed; NULL after a complaint on stderr. "-" is the standard input. */
char *files_read(const char *path);

/* The line of a text that begins here, ended in place; NULL after the last. */
char *files_next_line(char **rest);

/* Replaces a file so that at every moment either the old or the new text is whole on the disk.
 * Returns false and leaves the reason in errno. */
bool files_write_safely(const char *path, const char *text);

/* Keeps what a file holds under its name with a ~ before somebody else's text replaces it. */
void files_keep_backup(const char *path);

#endif
