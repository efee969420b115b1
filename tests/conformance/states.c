/* Laws of states: sound wherever they lie, the same for the same seed, refused if impossible. */
#include "laws.h"

/* Law: states stay sound wherever they lie, and games end with a result that makes sense. */

static void state_is_sound(Run *r)
{
    const char *why = r->game->check(r->state);
    if (why != 0)
        broken("check", why);
    if (game_asked(r->state) == 0 && !game_over(r->state))
        broken("nobody is asked, but the game is not over", "");
}

static void result_is_sound(Run *r)
{
    Result result;
    state_is_sound(r);
    game_result(r->game, r->state, &result);
    for (int seat = 0; seat < MAX_SEATS; seat++)
        if (result.seat[seat].outcome > (seat < r->setup.seats ? OUTCOME_WIN : OUTCOME_LOSS))
            broken("a seat wins that is not there", "");
    for (int a = 0; a < r->setup.seats; a++) {
        const int team = r->game->team(r->state, a);  /* -1: everyone for himself */
        for (int b = 0; team >= 0 && b < r->setup.seats; b++)
            if (team == r->game->team(r->state, b) &&
                result.seat[a].outcome != result.seat[b].outcome)
                broken("seats of one team do not win together", "");
    }
    if (result.ending == 0)
        broken("no ending", "");
    need_text("ending.", result.ending);
}

/* Every word of every option that a game accepts has been played, for each number of seats. */
static void options_were_played(const Game *game)
{
    enum { ENOUGH = 20 };
    Ctx c = {.game = game, .state = aligned_alloc(64, padded(game)), .chance = &run.dice.chance};
    Setup setup;
    assert_non_null(c.state);
    chance_fast(&run.dice, 1);
    for (int seats = 1; games_each(game) >= ENOUGH && seats <= MAX_SEATS; seats++)
        for (int i = 0; (game->seat_counts & SEAT_BIT(seats)) && i < game->n_options; i++) {
            const OptionSpec *spec = &game->options[i];
            const Pack *pack = pack_at(pack_builtin(game));
            for (int w = 0; w < setup_words(spec, pack); w++) {
                game_setup_default(game, pack_builtin(game), seats, &setup);
                setup.option[i] = w;
                if (game_start(&c, &setup, &menu) == 0 && !(played[seats][i] >> w & 1))
                    fail_msg("%s, %d seats: %s=%s was never played", game->id, seats, spec->id,
                             setup_word(spec, pack, w));
            }
        }
    free(c.state);
}

void test_states(void **game)
{
    memset(played, 0, sizeof played);
    play_all(*game, 1, state_is_sound, result_is_sound);
    options_were_played(*game);
}

/* Law: the same seed gives the same game. */

static uint64_t first_hash;

static void same_hash(Run *r)
{
    if (r->hash != first_hash)
        broken("the same seed gives another game", "");
}

static void play_it_again(Run *r)
{
    const Run kept = *r;
    first_hash = r->hash;
    play(kept.game, kept.setup.seats, kept.seed, 0, same_hash);
    run = kept;
}

void test_repeats(void **game)
{
    play_all(*game, 2, 0, play_it_again);
}

/* Law: impossible set-ups are refused. */
void test_setups(void **game_)
{
    const Game *game = *game_;
    Ctx c = {.game = game, .state = aligned_alloc(64, padded(game)), .chance = &run.dice.chance};
    Setup setup;
    int fewest = 1;
    assert_non_null(c.state);
    chance_fast(&run.dice, 1);
    while (!(game->seat_counts & SEAT_BIT(fewest)))
        fewest++;
    game_setup_automatic(game, pack_builtin(game), fewest, &setup);
    setup.seats = 0;
    assert_non_null(game_start(&c, &setup, &menu));
    setup.seats = fewest;
    setup.pack = PACKS_MAX;
    assert_non_null(game_start(&c, &setup, &menu));
    setup.pack = pack_builtin(game);
    for (int i = 0; i < game->n_options; i++) {
        const int16_t kept = setup.option[i];
        setup.option[i] = INT16_MAX;
        assert_non_null(game_start(&c, &setup, &menu));
        setup.option[i] = INT16_MIN;
        assert_non_null(game_start(&c, &setup, &menu));
        setup.option[i] = kept;
    }
    assert_null(game_start(&c, &setup, &menu));
    free(c.state);
}
