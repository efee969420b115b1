/* Where the database of the server is; see db.h. */
#include "cli/db.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/words.h"

bool db_path(const char *given, char path[DB_PATH])
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    Str out = {.at = path, .cap = DB_PATH};
    path[0] = '\0';
    if (given != 0)
        str_text(&out, given);
    else if (data != 0 && data[0] == '/')
        put(&out, "%s/spielwerk/spielwerk.db", data);
    else if (home != 0 && home[0] == '/')
        put(&out, "%s/.local/share/spielwerk/spielwerk.db", home);
    else
        return complain("serve.no-home", NULL), false;
    return !out.cut || (complain("file.write", path, strerror(ENAMETOOLONG), NULL), false);
}

bool db_folders(char path[DB_PATH])
{
    for (char *p = path + 1; *p != '\0'; p++) {
        if (*p != '/')
            continue;
        *p = '\0';
        const bool good = mkdir(path, 0700) == 0 || errno == EEXIST;
        *p = '/';
        if (!good)
            return complain("file.write", path, strerror(errno), NULL), false;
    }
    return true;
}
