/* Reading and listing the numbers behind bots; see tune.h. */
#include "cli/tune.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/pick.h"
#include "cli/words.h"

enum { NAME = 64 };

void tune_list(const Game *game)
{
    const BotHooks *bots = game->bots;
    words_print(stdout, "tune.title", NULL);
    for (int i = 0; bots != 0 && i < bots->n_tuning; i++)
        printf("  %-20s %7d   %d - %d\n", bots->tuning[i].name, (int)bots->tuning[i].default_value,
               (int)bots->tuning[i].min, (int)bots->tuning[i].max);
}

/* The seats meant, and what follows the colon. */
static bool read_seats(const char *text, int seats, int *from, int *to, const char **rest)
{
    const char *colon = strchr(text, ':');
    char *end;
    *from = 0;
    *to = seats;
    *rest = text;
    if (colon == 0)
        return true;
    const long seat = strtol(text, &end, 10);
    if (end != colon || end == text || seat < 1 || seat > seats)
        return complain("tune.seat", text, number_word(seats), NULL), false;
    *from = (int)seat - 1;
    *to = (int)seat;
    *rest = colon + 1;
    return true;
}

static int find_number(const BotHooks *bots, const char *name)
{
    for (int i = 0; bots != 0 && i < bots->n_tuning; i++)
        if (text_equal(bots->tuning[i].name, name))
            return i;
    return -1;
}

/* The number of a setting and its value. */
static bool read_setting(const Game *game, const char *text, int *number, int32_t *value)
{
    char name[NAME], low[16], high[16];
    Str out = STR_ON(name);
    const char *equals = strchr(text, '=');
    char *end;
    if (equals == 0)
        return complain("tune.form", text, NULL), false;
    str_bytes(&out, text, (size_t)(equals - text));
    *number = find_number(game->bots, name);
    if (*number < 0)
        return complain("tune.none", game->id, name, NULL), false;
    const TuningSpec *spec = &game->bots->tuning[*number];
    const long n = strtol(equals + 1, &end, 10);
    if (end == equals + 1 || *end != '\0' || n < spec->min || n > spec->max) {
        snprintf(low, sizeof low, "%d", (int)spec->min);
        snprintf(high, sizeof high, "%d", (int)spec->max);
        return complain("tune.range", name, low, high, NULL), false;
    }
    *value = (int32_t)n;
    return true;
}

bool tune_read(const TextList *list, Tunings *room, SimSpec *spec)
{
    const BotHooks *bots = spec->game->bots;
    for (int i = 0; i < list->n; i++) {
        int from, to, number;
        int32_t value;
        const char *setting;
        if (!read_seats(list->item[i], spec->setup.seats, &from, &to, &setting) ||
            !read_setting(spec->game, setting, &number, &value))
            return false;
        for (int seat = from; seat < to; seat++) {
            if (spec->bot[seat].tuning == 0)
                memcpy(room->value[seat], bots->defaults,
                       (size_t)bots->n_tuning * sizeof room->value[seat][0]);
            spec->bot[seat].tuning = (const Tuning *)room->value[seat];
            room->value[seat][number] = value;
        }
    }
    return true;
}
