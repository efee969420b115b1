/* Matches from their rows, and the packs they need; see load.h. */
#include "server/store/load.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pack/packs.h"

enum { HEX = 2 * PACK_HASH };

void pack_to_keep(const Pack *pack, StorePack *out)
{
    *out = (StorePack){0};
    snprintf(out->game, sizeof out->game, "%s", pack->game);
    sodium_bin2hex(out->hash, sizeof out->hash, pack->hash, PACK_HASH);
    out->sources = pack_sources(pack, &out->n);
}

static bool hash_of(const char *hex, uint8_t hash[PACK_HASH])
{
    size_t n;
    return sodium_hex2bin(hash, PACK_HASH, hex, strlen(hex), 0, &n, 0) == 0 && n == PACK_HASH;
}

/* The hash in the head of a log; false: it has none. */
static bool pack_of_log(const char *log, char hex[HEX + 1], uint8_t hash[PACK_HASH])
{
    const char *at = strstr(log, "\npack ");
    if (at == 0 || strcspn(at + 6, "\n") != HEX)
        return false;
    snprintf(hex, HEX + 1, "%.*s", HEX, at + 6);
    return hash_of(hex, hash);
}

static void load_pack(void *unused, const StorePack *pack)
{
    char problem[200];
    uint8_t hash[PACK_HASH];
    const Game *game = game_by_id(pack->game);
    (void)unused;
    if (game != 0 && hash_of(pack->hash, hash) && pack_find(game, hash) < 0)
        (void)pack_restore(game, hash, pack->sources, pack->n, problem, sizeof problem);
}

void packs_load(Store *s)
{
    (void)store_packs(s, load_pack, 0);
}

/* Whatever fails here, the log will not find its pack. */
static void need_pack(Store *s, const Game *game, const char *log, char *problem, size_t room)
{
    char hex[HEX + 1];
    uint8_t hash[PACK_HASH];
    size_t n;
    if (game == 0 || !pack_of_log(log, hex, hash) || pack_find(game, hash) >= 0)
        return;
    uint8_t *sources = store_pack_sources(s, game->id, hex, &n);
    if (sources == 0)
        snprintf(problem, room, "the content %.8s of %s is not kept", hex, game->id);
    else if (pack_restore(game, hash, sources, n, problem, room) < 0)
        problem[strcspn(problem, "\n")] = '\0';
    free(sources);
}

void match_load_pack(Store *s, const StoreMatch *meta, const char *rows, Loaded *out)
{
    *out = (Loaded){0};
    for (int i = 0; i < MAX_SEATS; i++)
        out->rows.clock_left[i] = meta->clock * 1000LL;
    need_pack(s, game_by_id(meta->game), rows, out->pack_problem, sizeof out->pack_problem);
}

void match_replay(const char *rows, Loaded *out)
{
    char *log = rows_log(rows, &out->rows);
    out->match = match_read_prefix(log, &out->reading);
    free(log);
}

bool match_load(Store *s, const StoreMatch *meta, Loaded *out)
{
    *out = (Loaded){0};
    char *rows = store_log(s, meta->id);
    if (rows == 0)
        return false;
    match_load_pack(s, meta, rows, out);
    match_replay(rows, out);
    free(rows);
    return true;
}
