/* Catalogues of texts and rules; see catalogue.h. */
#include "server/net/catalogue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "pack/packs.h"
#include "server/net/gzip.h"

enum { FIRST_ROOM = 1 << 16, MOST_ROOM = 1 << 26, PATH_ROOM = 64 };

static const char *const lang_id[LANGS] = {[LANG_DE] = "de", [LANG_EN] = "en"};

static bool has_text(const Pack *pack, const char *key)
{
    for (int i = 0; i < pack->n_texts; i++)
        if (strcmp(pack->texts[i].key, key) == 0)
            return true;
    return false;
}

/* Texts of the terminal program and of the lab stay there; those of the server come filled in. */
static bool is_for_clients(const Text *t)
{
    return strncmp(t->key, "cli.", 4) != 0 && strncmp(t->key, "sim.", 4) != 0 &&
           strncmp(t->key, "bench.", 6) != 0 && strncmp(t->key, "server.", 7) != 0;
}

/* Whether a pack of the game before pack number `index` has it too. */
static bool had_text(int index, const char *game, const Text *t)
{
    for (int i = 0; i < index; i++)
        if (strcmp(pack_at(i)->game, game) == 0 && has_text(pack_at(i), t->key))
            return true;
    return false;
}

static void write_text(Json *j, const Text *t, int lang)
{
    json_key(j, t->key);
    json_text(j, t->in[lang]);
}

/* Texts of content that the game had before: matches are still played with it. */
static void write_kept(Json *j, const Pack *pack, int lang)
{
    for (int i = 0; i < pack_count(); i++) {
        const Pack *other = pack_at(i);
        for (int t = 0; strcmp(other->game, pack->game) == 0 && t < other->n_texts; t++)
            if (pack_text(pack, lang, other->texts[t].key) == 0 &&
                !had_text(i, pack->game, &other->texts[t]))
                write_text(j, &other->texts[t], lang);
    }
}

/* The pack's own texts, and those of others and the common ones that it does not replace. */
static void write_texts(Json *j, const Pack *pack)
{
    int n_common;
    const Text *common = pack_common_texts(&n_common);
    json_open(j, '{');
    for (int lang = 0; lang < LANGS; lang++) {
        json_key(j, lang_id[lang]);
        json_open(j, '{');
        for (int i = 0; i < pack->n_texts; i++)
            write_text(j, &pack->texts[i], lang);
        write_kept(j, pack, lang);
        for (int i = 0; i < n_common; i++)
            if (is_for_clients(&common[i]) && !has_text(pack, common[i].key))
                write_text(j, &common[i], lang);
        json_close(j, '}');
    }
    json_close(j, '}');
}

static void write_rules(Json *j, const Pack *pack)
{
    json_open(j, '[');
    for (int i = 0; i < pack->n_rules; i++) {
        const Rule *rule = &pack->rules[i];
        json_open(j, '{');
        json_key(j, "id");
        json_text(j, rule->id);
        json_key(j, "chapter");
        json_text(j, rule->chapter);
        for (int lang = 0; lang < LANGS; lang++) {
            json_key(j, lang_id[lang]);
            json_text(j, rule->in[lang]);
        }
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* Writes again with more room until all fits. */
static char *write_all(void (*write)(Json *j, const Pack *pack), const Pack *pack, size_t *n)
{
    for (size_t room = FIRST_ROOM; room <= MOST_ROOM; room *= 2) {
        char *text = malloc(room);
        if (text == 0)
            return 0;
        Str out = {.at = text, .cap = room};
        Json j = {.out = &out};
        write(&j, pack);
        *n = out.len;
        if (!out.cut)
            return text;
        free(text);
    }
    return 0;
}

static bool make(const Game *game, const char *folder,
                 void (*write)(Json *j, const Pack *pack), Asset *a)
{
    const Pack *pack = pack_at(pack_builtin(game));
    char *path = malloc(PATH_ROOM);
    *a = (Asset){.type = "application/json", .cache = "no-cache", .path = path};
    a->plain = (const uint8_t *)write_all(write, pack, &a->n_plain);
    a->gzip = a->plain != 0 ? gzip_pack(a->plain, a->n_plain, &a->n_gzip) : 0;
    if (path == 0 || a->gzip == 0) {
        catalogue_free(a);
        return false;
    }
    snprintf(path, PATH_ROOM, "/%s/%s.json", folder, game->id);
    asset_etag(a->plain, a->n_plain, a->etag);
    return true;
}

bool catalogue_texts(const Game *game, Asset *a) { return make(game, "texts", write_texts, a); }
bool catalogue_rules(const Game *game, Asset *a) { return make(game, "rules", write_rules, a); }

void catalogue_free(Asset *a)
{
    free((char *)(uintptr_t)a->path);
    free((uint8_t *)(uintptr_t)a->plain);
    free((uint8_t *)(uintptr_t)a->gzip);
}
