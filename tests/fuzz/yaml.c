/* Fuzzes the YAML reader and a game's content reader behind it: any bytes, as the file
 * cards.yaml. */
#include "content_reader.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    static char lines[8192];
    static _Alignas(64) uint8_t content[1 << 20];
    MemArena arena = {0};
    Str out = STR_ON(lines);
    Problems problems = {.out = &out};
    Node *tree = yaml_read(&arena, "cards.yaml", (const char *)bytes, n, &problems);
    if ((tree == 0) != (problems.n > 0))
        abort();  /* a failure without a reason, or a reason without a failure */
    if (tree != 0) {
        tree->key = "cards";
        Node root = {.type = NODE_MAP, .file = "pack", .text = "", .child = tree, .n = 1};
        for (int i = 0; i < n_games; i++)
            read_content(games[i], &root, content, sizeof content);
    }
    mem_free(&arena);
    return 0;
}
