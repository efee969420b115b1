/* Plays every game by fuzzed notation: lines that are legal moves are played, all others
 * refused. What is read must write back to something that reads the same. */
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "pack/packs.h"

static _Alignas(64) uint8_t state[1 << 16];
static Menu menu;

/* One line: the seat asked first tries to play it. */
static void try_line(Ctx *c, const char *line)
{
    char words[256];
    Str s = STR_ON(words);
    Option o, back;
    const char *at = 0;
    if (option_read(c->game, state, line, &o, &at) != 0) {
        if (at < line || at > line + strlen(line))
            abort();
        return;
    }
    option_write(c->game, state, o, &s);
    if (option_read(c->game, state, words, &back, 0) != 0 || back != o)
        abort();
    if (game_allows(state, &menu, o, 0))
        game_answer(c, menu.seat, o, &menu);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    FastChance dice;
    Setup how;
    if (n < 2)
        return 0;
    packs_install();
    const Game *game = games[bytes[0] % n_games];
    Ctx c = {.game = game, .state = state, .chance = &dice.chance};
    chance_fast(&dice, bytes[1]);
    game_setup_default(game, pack_builtin(game), first_seat(game->seat_counts), &how);
    if (game->state_size > sizeof state || game_start(&c, &how, &menu) != 0)
        abort();
    char *text = malloc(n - 1);
    if (text == 0)
        abort();
    memcpy(text, bytes + 2, n - 2);
    text[n - 2] = '\0';
    for (char *line = strtok(text, "\n"); line != 0; line = strtok(0, "\n")) {
        /* A line of one '+' plays the first offer, so that long games are within reach. */
        if (strcmp(line, "+") == 0 && !game_over(state))
            game_answer(&c, menu.seat, menu.list[0], &menu);
        else if (!game_over(state))
            try_line(&c, line);
    }
    free(text);
    if (game->check(state) != 0)
        abort();
    return 0;
}
