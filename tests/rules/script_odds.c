/* Exact chances of answers, as they stand before the dice are rolled. */
#include "script.h"

#include "core/text.h"

#include <string.h>

/* One figure of the odds by its word; false: it is none. */
static bool odds_figure(const Odds *odds, const char *word, int *out)
{
    const struct { const char *word; int is; } figures[] = {
        {"hit", odds->hit}, {"kill", odds->kill}, {"mean", odds->mean},
        {"least", odds->least}, {"most", odds->most}, {"need", odds->need},
        {"exact", odds->exact},
        {"dice", odds->roll.dice}, {"off", odds->roll.off}, {"plus", odds->roll.plus},
        {"twice", odds->roll.twice}, {"always", odds->roll.least},
    };
    for (size_t i = 0; i < sizeof figures / sizeof *figures; i++) {
        if (strcmp(figures[i].word, word) != 0)
            continue;
        *out = figures[i].is;
        return true;
    }
    long loss;
    if (strncmp(word, "lose-", 5) != 0 || !text_int(word + 5, 0, UINT8_MAX, &loss))
        return false;
    *out = 0;
    for (int i = 0; i < odds->n_cases; i++)
        if (odds->cases[i].loss == loss)
            *out = odds->cases[i].chance;
    return true;
}

/* expect odds FIGURE N [FIGURE N]… NOTATION…: hit and kill in millionths, mean in thousandths,
 * least, most, need, exact (1: just that hits), lose-N (the chance of exactly that loss), and of
 * the roll dice, off, plus, twice and always (1: the target loses something in any case); expect
 * no-odds NOTATION…: it is offered, but dice do not decide it */
void script_odds(Script *t)
{
    char text[200] = "";
    Str notation = STR_ON(text);
    Option o;
    Odds odds = {0};
    Menu m;
    int first = 2, is = 0;
    while (odds_figure(&odds, t->word[first], &is))
        first += 2;
    for (int i = first; i < t->n_words; i++)
        put(&notation, "%s%s", i > first ? " " : "", t->word[i]);
    const char *wrong = option_read(t->game, t->state, text, &o, 0);
    game_menu(t->game, t->state, first_seat(game_asked(t->state)), &m, 0);
    const bool offered = wrong == 0 && menu_has(&m, o);
    const bool told = offered && t->game->preview->odds(t->state, &m, o, &odds);
    if (!offered || told != (first > 2))
        script_fail(t, "%s of '%s'", told ? "there are odds" : "no odds", text);
    for (int i = 2; told && i < first; i += 2) {
        long wanted = -1;
        odds_figure(&odds, t->word[i], &is);
        if (!text_int(t->word[i + 1], 0, 1000000, &wanted))
            script_fail(t, "no figure behind '%s'", t->word[i]);
        script_equal(t, t->word[i], is, (int)wanted);
    }
}
