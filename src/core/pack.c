/* The registry of loaded packs and look-up of texts; see pack.h. */
#include "core/pack.h"

#include <assert.h>
#include <stdatomic.h>
#include <string.h>

#include "core/flow.h"

/* One thread adds, others may read: a pack is in its place before it is counted. */
static const Pack *packs[PACKS_MAX];
static atomic_int n_packs;
static const Text *common_texts;
static int n_common;

int pack_register(const Pack *pack)
{
    for (int i = 0; i < n_packs; i++)
        if (packs[i] == pack)
            return i;
    if (n_packs == PACKS_MAX)
        return -1;
    const int index = n_packs;
    packs[index] = pack;
    n_packs = index + 1;
    return index;
}

const Pack *pack_at(int index)
{
    return index >= 0 && index < n_packs ? packs[index] : 0;
}

int pack_count(void)
{
    return n_packs;
}

const Pack *pack_of(const void *state)
{
    return packs[((const Flow *)state)->pack];
}

const void *pack_content(const void *state)
{
    return packs[((const Flow *)state)->pack]->content;
}

int ids_count(const IdList *ids, const void *content)
{
    uint8_t small;
    uint16_t large;
    if (ids->n > 0)
        return (int)ids->n;
    if (ids->n_size == sizeof small) {
        memcpy(&small, (const uint8_t *)content + ids->n_at, sizeof small);
        return small;
    }
    assert(ids->n_size == sizeof large);
    memcpy(&large, (const uint8_t *)content + ids->n_at, sizeof large);
    return large;
}

const char *ids_word(const IdList *ids, const void *content, int i)
{
    return (const char *)content + ids->first + (size_t)i * ids->stride;
}

void pack_common(const Text *texts, int n)
{
    common_texts = texts;
    n_common = n;
}

const Text *pack_common_texts(int *n)
{
    *n = n_common;
    return common_texts;
}

static const char *find(const Text *texts, int n, Lang lang, const char *key)
{
    int low = 0, high = n - 1;
    while (low <= high) {
        const int mid = (low + high) / 2;
        const int order = strcmp(key, texts[mid].key);
        if (order == 0)
            return texts[mid].in[lang];
        if (order < 0)
            high = mid - 1;
        else
            low = mid + 1;
    }
    return 0;
}

const char *pack_text(const Pack *pack, Lang lang, const char *key)
{
    const char *text = pack != 0 ? find(pack->texts, pack->n_texts, lang, key) : 0;
    return text != 0 ? text : find(common_texts, n_common, lang, key);
}

const Rule *pack_rule(const Pack *pack, const char *id)
{
    for (int i = 0; i < pack->n_rules; i++)
        if (strcmp(pack->rules[i].id, id) == 0)
            return &pack->rules[i];
    return 0;
}
