/* sql DATABASE: runs the SQL on the standard input, for tests that spoil databases or make old
 * ones. */
#include <sqlite3.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    static char sql[1 << 20];
    char *why = 0;
    sqlite3 *db;
    if (argc != 2 || sqlite3_open(argv[1], &db) != SQLITE_OK)
        return 2;
    sql[fread(sql, 1, sizeof sql - 1, stdin)] = '\0';
    if (sqlite3_exec(db, sql, 0, 0, &why) != SQLITE_OK)
        fprintf(stderr, "%s\n", why);
    sqlite3_close(db);
    return why != 0;
}
