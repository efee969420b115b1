/* Fuzzes the YAML reader and a game's content reader behind it: any bytes, as the file
 * cards.yaml. */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "pack/yaml.h"

static void on_error(Reader *r, const Node *where, const char *what)
{
    if (where->file == 0 || what == 0)
        abort();
    (void)r;
}

static void on_text(Reader *r, const char *key, const Node *in)
{
    (void)r;
    (void)key;
    node_find(in, "de");
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    static char lines[8192];
    static _Alignas(64) uint8_t content[1 << 20];
    Arena arena = {0};
    Str out = STR_ON(lines);
    Problems problems = {.out = &out};
    Node *tree = yaml_read(&arena, "cards.yaml", (const char *)bytes, n, &problems);
    if ((tree == 0) != (problems.n > 0))
        abort();  /* a failure without a reason, or a reason without a failure */
    if (tree != 0) {
        tree->key = "cards";
        Node root = {.type = NODE_MAP, .file = "pack", .text = "", .child = tree, .n = 1};
        for (int i = 0; i < n_games; i++) {
            Reader r = {.root = &root, .error = on_error, .text = on_text};
            if (games[i]->content_size > sizeof content)
                abort();
            memset(content, 0, games[i]->content_size);
            games[i]->read(&r, content);
        }
    }
    arena_free(&arena);
    return 0;
}
