/* Fuzzes whole packs: one YAML map whose keys are the files of a pack. What a game's reader accepts
 * must be playable: a few hundred random answers without a broken invariant. */
#include "content_reader.h"

enum { ANSWERS = 300 };

static _Alignas(64) uint8_t content[1 << 18];
static _Alignas(64) uint8_t state[1 << 16];
static Menu menu;
static Pack pack = {.name = "fuzzed", .content = content};

static void play(const Game *game, uint64_t seed)
{
    FastChance chance;
    Setup how;
    pack.game = game->id;
    pack.content_size = game->content_size;
    game_setup_automatic(game, pack_register(&pack), first_seat(game->seat_counts), &how);
    Ctx c = {.game = game, .state = state, .chance = &chance.chance};
    chance_fast(&chance, seed);
    if (game_start(&c, &how, &menu) != 0)
        return;
    for (int i = 0; i < ANSWERS && !game_over(state); i++) {
        game_answer(&c, menu.seat, menu.list[fast_below(&chance, (uint32_t)menu.n)], &menu);
        if (game->check(state) != 0)
            abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    static char lines[8192];
    MemArena arena = {0};
    Str out = STR_ON(lines);
    Problems problems = {.out = &out};
    Node *tree = yaml_read(&arena, "pack.yaml", (const char *)bytes, n, &problems);
    for (int i = 0; tree != 0 && tree->type == NODE_MAP && i < n_games; i++)
        if (read_content(games[i], tree, content, sizeof content) == 0)
            play(games[i], n);
    mem_free(&arena);
    return 0;
}
