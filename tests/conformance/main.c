/* One test per game and law; see laws.h. */
#include "laws.h"

/* A test that failed leaves its game behind. */
static int forget(void **game)
{
    (void)game;
    run = (Run){0};
    return 0;
}

static const struct {
    const char *name;
    CMUnitTestFunction test;
} laws[] = {
    {"states stay sound and games end", test_states},
    {"menus are pure and read back", test_menus},
    {"whatever is refused has a reason", test_reasons},
    {"texts are there in both languages", test_texts},
    {"the same seed gives the same game", test_repeats},
    {"secrets are kept", test_secrets},
    {"what is hidden can be otherwise", test_redeals},
    {"impossible set-ups are refused", test_setups},
};

enum { LAWS = sizeof laws / sizeof laws[0], TESTS_MAX = 64 };

int main(void)
{
    static struct CMUnitTest tests[TESTS_MAX];
    static char names[TESTS_MAX][96];
    int n = 0;
    const char *only = getenv("SPIELWERK_GAME");
    packs_install();
    for (int g = 0; g < n_games; g++) {
        if (only != 0 && !text_equal(only, games[g]->id))
            continue;
        for (int l = 0; l < (int)LAWS && n < TESTS_MAX; l++, n++) {
            Str s = STR_ON(names[n]);
            put(&s, "%s: %s", games[g]->id, laws[l].name);
            tests[n] = (struct CMUnitTest){.name = names[n], .test_func = laws[l].test,
                                           .setup_func = forget,
                                           .initial_state = (void *)(uintptr_t)games[g]};
        }
    }
    return _cmocka_run_group_tests("conformance", tests, (size_t)n, 0, 0);
}
