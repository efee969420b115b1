/* Reads a content folder with its game; see pack_read.h. */
#include "pack/pack_read.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "core/sha256.h"
#include "pack/rules_read.h"
#include "pack/yaml.h"

enum { PATH_CAP = 1024 };

/* A text and where it was found. */
typedef struct FoundText {
    Text text;
    const Node *at;
} FoundText;

typedef struct Reading {
    Reader reader;       /* first: its callbacks find the rest through it */
    MemArena *arena;
    Problems *problems;
    const char *dir;
    Node root;           /* one child per file */
    const Node *texts;   /* the tree of texts.yaml, or NULL */
    FoundText *found;
    int n_found, cap_found;
} Reading;

static void on_error(Reader *r, const Node *where, const char *what)
{
    problem(((Reading *)r)->problems, where->file, where->line, what);
}

/* Text number `lang` of a {de, en} map. */
static const char *in_language(Reader *r, const Node *in, const char *lang, const char *key)
{
    const Node *n = node_find(in, lang);
    if (n == 0)
        read_error(r, in, "the text '%s' has no '%s'", key, lang);
    else if (n->type != NODE_TEXT || n->text[0] == '\0')
        read_error(r, n, "the text '%s' must not be empty", key);
    else
        return n->text;
    return "";
}

static void on_text(Reader *r, const char *key, const Node *in)
{
    Reading *g = (Reading *)r;
    if (in->type != NODE_MAP) {
        read_error(r, in, "the text '%s' must be a map of de and en", key);
        return;
    }
    if (g->n_found == g->cap_found) {
        g->cap_found = g->cap_found > 0 ? 2 * g->cap_found : 256;
        g->found = realloc(g->found, (size_t)g->cap_found * sizeof *g->found);
        if (g->found == 0)
            abort();
    }
    FoundText *f = &g->found[g->n_found++];
    f->at = in;
    f->text.key = mem_text(g->arena, key, strlen(key));
    f->text.in[LANG_DE] = in_language(r, in, "de", key);
    f->text.in[LANG_EN] = in_language(r, in, "en", key);
    read_nothing_else(r, in);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const PackFile *)a)->name, ((const PackFile *)b)->name);
}

static bool ends_with(const char *text, const char *ending)
{
    const size_t n = strlen(text), e = strlen(ending);
    return n > e && text_equal(text + n - e, ending);
}

static int list_files(MemArena *a, const char *folder, PackFile files[PACK_FILES], Problems *p)
{
    int n = 0;
    DIR *dir = opendir(folder);
    if (dir == 0) {
        problem(p, folder, 0, strerror(errno));
        return 0;
    }
    for (const struct dirent *e = readdir(dir); e != 0; e = readdir(dir)) {
        if (e->d_name[0] == '.' || ends_with(e->d_name, "~") || ends_with(e->d_name, ".md"))
            continue;
        if (!ends_with(e->d_name, ".yaml"))
            problem(p, folder, 0, "only .yaml and .md files belong here");
        else if (n == PACK_FILES)
            problem(p, folder, 0, "there are too many files here");
        else
            files[n++] = (PackFile){.name = mem_text(a, e->d_name, strlen(e->d_name))};
    }
    closedir(dir);
    qsort(files, (size_t)n, sizeof *files, by_name);
    return n;
}

static void path_of(const char *dir, const PackFile *file, char path[PATH_CAP])
{
    Str s = {.at = path, .cap = PATH_CAP};
    put(&s, "%s/%s", dir, file->name);
}

int pack_files(MemArena *a, const char *dir, PackFile files[PACK_FILES], Problems *p)
{
    const int n = list_files(a, dir, files, p);
    for (int i = 0; i < n; i++) {
        char path[PATH_CAP];
        path_of(dir, &files[i], path);
        files[i].text = content_file(a, path, &files[i].n, p);
    }
    return n;
}

static void read_files(Reading *g, const PackFile *files, int n)
{
    Node **tail = &g->root.child;
    for (int i = 0; i < n; i++) {
        char path[PATH_CAP];
        const char *name = files[i].name, *text = files[i].text;
        path_of(g->dir, &files[i], path);
        Node *tree = text != 0 ? yaml_read(g->arena, path, text, files[i].n, g->problems) : 0;
        if (tree == 0)
            continue;
        tree->key = mem_text(g->arena, name, strlen(name) - strlen(".yaml"));
        if (text_equal(tree->key, "texts")) {
            g->texts = tree;
            continue;
        }
        *tail = tree;
        tail = &tree->next;
        g->root.n++;
    }
}

static void read_own_texts(Reading *g)
{
    if (g->texts == 0)
        return;
    if (g->texts->type != NODE_MAP) {
        read_error(&g->reader, g->texts, "texts.yaml must be a map of keys to {de, en}");
        return;
    }
    for (const Node *n = g->texts->child; n != 0; n = n->next)
        on_text(&g->reader, n->key, n);
}

static int by_key(const void *a, const void *b)
{
    const FoundText *x = a, *y = b;
    const int order = strcmp(x->text.key, y->text.key);
    if (order != 0)
        return order;
    const int file = strcmp(x->at->file, y->at->file);
    return file != 0 ? file : x->at->line - y->at->line;
}

static void sort_texts(Reading *g)
{
    if (g->n_found > 1)
        qsort(g->found, (size_t)g->n_found, sizeof *g->found, by_key);
    for (int i = 1; i < g->n_found; i++) {
        const FoundText *first = &g->found[i - 1], *second = &g->found[i];
        if (text_equal(first->text.key, second->text.key))
            read_error(&g->reader, second->at, "the text '%s' is here twice, first in %s:%d",
                       second->text.key, first->at->file, first->at->line);
    }
}

/* The found texts, and those of the base pack that they do not replace. */
static const Text *merge_texts(Reading *g, const Pack *base, int *n)
{
    const int n_base = base != 0 ? base->n_texts : 0;
    Text *all = mem_alloc(g->arena, (size_t)(g->n_found + n_base + 1) * sizeof *all);
    int own = 0, old = 0;
    *n = 0;
    while (own < g->n_found || old < n_base) {
        int order = own == g->n_found ? 1 : -1;
        if (own < g->n_found && old < n_base)
            order = strcmp(g->found[own].text.key, base->texts[old].key);
        all[(*n)++] = order <= 0 ? g->found[own].text : base->texts[old];
        own += order <= 0;
        old += order >= 0;
    }
    return all;
}

static void begin(Reading *g, MemArena *a, const PackFrom *from, Problems *p)
{
    PackFile found[PACK_FILES];
    const PackFile *files = from->files;
    int n = from->n_files;
    *g = (Reading){.arena = a, .problems = p};
    g->dir = mem_text(a, from->dir, strlen(from->dir));
    g->root = (Node){.type = NODE_MAP, .file = g->dir, .text = ""};
    g->reader = (Reader){.root = &g->root, .error = on_error, .text = on_text};
    if (files == 0) {
        n = pack_files(a, g->dir, found, p);
        files = found;
    }
    read_files(g, files, n);
}

static void refuse_unread_files(Reading *g)
{
    for (const Node *n = g->root.child; n != 0; n = n->next)
        if (!n->used)
            read_error(&g->reader, n, "this game has no use for a file '%s.yaml'", n->key);
}

static void read_rules(MemArena *a, const PackFrom *from, Pack *pack, Problems *p)
{
    size_t bytes;
    if (from->rules == 0) {
        pack->rules = from->base != 0 ? from->base->rules : 0;
        pack->n_rules = from->base != 0 ? from->base->n_rules : 0;
        return;
    }
    const char *text = content_file(a, from->rules, &bytes, p);
    if (text != 0)
        pack->rules = rules_read(a, from->rules, text, &pack->n_rules, p);
}

const Pack *pack_read(MemArena *a, const Game *game, const PackFrom *from, Problems *p)
{
    Reading g;
    const int before = p->n;
    Pack *pack = mem_alloc(a, sizeof *pack);
    void *content = mem_alloc_aligned(a, game->content_size);
    begin(&g, a, from, p);
    if (p->n == before) {  /* a broken file would only cause more complaints */
        game->read(&g.reader, content);
        refuse_unread_files(&g);
        read_own_texts(&g);
        sort_texts(&g);
        pack->texts = merge_texts(&g, from->base, &pack->n_texts);
    }
    read_rules(a, from, pack, p);
    free(g.found);
    if (p->n != before)
        return 0;
    pack->game = game->id;
    pack->name = mem_text(a, from->name, strlen(from->name));
    pack->content = content;
    pack->content_size = game->content_size;
    sha256(content, game->content_size, pack->hash);
    return pack;
}

const Text *pack_read_texts(MemArena *a, const char *dir, int *n, Problems *p)
{
    Reading g;
    const int before = p->n;
    begin(&g, a, &(PackFrom){.dir = dir}, p);
    refuse_unread_files(&g);
    read_own_texts(&g);
    sort_texts(&g);
    const Text *texts = merge_texts(&g, 0, n);
    free(g.found);
    return p->n == before ? texts : 0;
}
