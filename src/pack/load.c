/* Loads packs at run time, from folders or from kept sources; see packs.h. */
#include <stdio.h>
#include <string.h>

#include "pack/pack_read.h"
#include "pack/packs.h"

enum { PATH_CAP = 1024 };

/* The folder's own rule book, if it has one. */
static const char *own_rules(const char *dir, Str *path)
{
    put(path, "%s/rules.md", dir);
    FILE *f = fopen(path->at, "rb");
    if (f == 0)
        return 0;
    fclose(f);
    return path->at;
}

/* A pack with the same content, texts and rules: its index, or -1. Texts count too, because a
 * folder may be edited and loaded again. */
static int find_equal(const Game *game, const Pack *pack)
{
    for (int i = 0; i < pack_count(); i++) {
        const Pack *other = pack_at(i);
        bool equal = text_equal(other->game, game->id) && text_equal(other->name, pack->name) &&
                     memcmp(other->hash, pack->hash, PACK_HASH) == 0 &&
                     other->n_texts == pack->n_texts && other->n_rules == pack->n_rules;
        for (int t = 0; equal && t < pack->n_texts; t++)
            equal = text_equal(other->texts[t].key, pack->texts[t].key) &&
                    text_equal(other->texts[t].in[LANG_DE], pack->texts[t].in[LANG_DE]) &&
                    text_equal(other->texts[t].in[LANG_EN], pack->texts[t].in[LANG_EN]);
        if (equal)
            return i;
    }
    return -1;
}

int pack_load_dir(const Game *game, const char *dir, char *why, size_t cap)
{
    MemArena arena = {0};
    Str out = {.at = why, .cap = cap};
    Problems problems = {.out = &out};
    char path[PATH_CAP];
    Str rules = STR_ON(path);
    why[0] = '\0';
    const PackFrom from = {.dir = dir, .name = dir, .rules = own_rules(dir, &rules),
                           .base = pack_at(pack_builtin(game))};
    const Pack *pack = pack_read(&arena, game, &from, &problems);
    int index = -1;
    if (pack != 0) {
        index = find_equal(game, pack);
        if (index < 0) {
            index = pack_register(pack);
            if (index >= 0)
                return index;  /* the registry keeps it, and so its memory */
            put(&out, "%s: too many packs are loaded\n", dir);
        }
    }
    mem_free(&arena);
    return index;
}

/* "kept-1a2b3c4d" */
static void kept_name(const uint8_t hash[PACK_HASH], Str *out)
{
    str_text(out, "kept-");
    str_hex(out, hash, 4);
}

int pack_restore(const Game *game, const uint8_t hash[PACK_HASH], const uint8_t *sources, size_t n,
                 char *why, size_t cap)
{
    MemArena arena = {0};
    Str out = {.at = why, .cap = cap};
    Problems problems = {.out = &out};
    PackFile files[PACK_FILES];
    char name[16];
    Str title = STR_ON(name);
    why[0] = '\0';
    kept_name(hash, &title);
    const int n_files = sources_unpack(&arena, sources, n, files);
    if (n_files < 0)
        problem(&problems, name, 0, "the sources are damaged");
    const PackFrom from = {.dir = name, .name = name, .files = files, .n_files = n_files,
                           .base = pack_at(pack_builtin(game))};
    const Pack *made = n_files >= 0 ? pack_read(&arena, game, &from, &problems) : 0;
    int index = -1;
    if (made != 0) {
        Pack *pack = mem_alloc(&arena, sizeof *pack);
        *pack = *made;
        memcpy(pack->hash, hash, PACK_HASH);
        index = pack_register(pack);
        if (index >= 0)
            return index;  /* the registry keeps it, and so its memory */
        problem(&problems, name, 0, "too many packs are loaded");
    }
    mem_free(&arena);
    return index;
}
