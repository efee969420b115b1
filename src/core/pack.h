/* Packs: a game's content (cards, boards, champions), its texts and its rule texts.
 *
 * Content is one plain struct per game (no pointers, fixed-width integers), so the same bytes
 * serve every platform and their hash names the pack. The pack compiler (src/pack) makes packs
 * from YAML, at build time into const tables, at run time from a folder. A state refers to its
 * pack by an index into the registry below, because states hold no pointers. */
#ifndef CORE_PACK_H
#define CORE_PACK_H

#include <stddef.h>
#include <stdint.h>

typedef enum Lang { LANG_DE, LANG_EN, LANGS } Lang;

typedef struct Text {
    const char *key;
    const char *in[LANGS];
} Text;

/* A rule as players read it (rules/<game>.md). */
typedef struct Rule {
    const char *id;
    const char *chapter;         /* "English / German" */
    const char *in[LANGS];
    const char *not_applicable;  /* reason, or NULL */
} Rule;

enum { PACK_HASH = 32, PACKS_MAX = 250 };  /* a state has a byte for it */

typedef struct Pack {
    const char *game;
    const char *name;            /* "base", or the folder it came from */
    uint8_t hash[PACK_HASH];     /* SHA-256 of the content bytes */
    const void *content;
    size_t content_size;
    const Text *texts;           /* sorted by key */
    int n_texts;
    const Rule *rules;           /* in the order of the rule book */
    int n_rules;
} Pack;

/* Ids in the content of a pack: where the first one stands, how far the next, and how many. */
typedef struct IdList {
    uint32_t first, stride;      /* without a stride there is no list */
    uint32_t n;                  /* how many; 0: the content says it, in a number of … */
    uint32_t n_size, n_at;       /* … so many bytes at that place */
} IdList;

/* Entries of a list in the content, each with an `id`; the content counts them, or the list is
 * always full. */
#define IDS_OF(content, list, number)                                                            \
    {.first = offsetof(content, list[0].id), .stride = sizeof(((content *)0)->list[0]),           \
     .n_size = sizeof(((content *)0)->number), .n_at = offsetof(content, number)}
#define ALL_IDS_OF(content, list)                                                                \
    {.first = offsetof(content, list[0].id), .stride = sizeof(((content *)0)->list[0]),           \
     .n = sizeof(((content *)0)->list) / sizeof(((content *)0)->list[0])}

int ids_count(const IdList *ids, const void *content);
const char *ids_word(const IdList *ids, const void *content, int i);

/* Adds a pack to the registry and returns its index, or -1 when the registry is full. Packs stay
 * for the life of the process. */
int pack_register(const Pack *pack);
const Pack *pack_at(int index);
int pack_count(void);
/* Content of the pack a state is played with; the state begins with a Flow. */
const void *pack_content(const void *state);
const Pack *pack_of(const void *state);

/* Texts: the pack's own first, then the common ones; NULL if nobody knows the key. */
const char *pack_text(const Pack *pack, Lang lang, const char *key);
/* The common texts (content/core), set once at start. */
void pack_common(const Text *texts, int n);
const Text *pack_common_texts(int *n);
const Rule *pack_rule(const Pack *pack, const char *id);

#endif
