/* Where the database of the server is. */
#ifndef CLI_DB_H
#define CLI_DB_H

#include <stdbool.h>

enum { DB_PATH = 4096 };

/* The file that --db names, or the one in the user's data folder if it names none (NULL). False
 * after a complaint. */
bool db_path(const char *given, char path[DB_PATH]);
/* Makes all folders on the way to it, for nobody but us. False after a complaint. */
bool db_folders(char path[DB_PATH]);

#endif
