/* Reading, listing and keeping the numbers behind bots; see tune.h. */
#include "cli/tune.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/files.h"
#include "cli/pick.h"
#include "cli/words.h"

enum { NAME = 64, HEAD = 512, LINE = 96, FILE_ROOM = HEAD + LINE * (TUNING_MAX + 1) };

void tune_list(const Game *game)
{
    const BotHooks *bots = game->bots;
    words_print(stdout, "tune.title", NULL);
    for (int i = 0; bots != 0 && i < bots->n_tuning; i++)
        printf("  %-20s %7d   %d - %d\n", bots->tuning[i].name, (int)bots->tuning[i].default_value,
               (int)bots->tuning[i].min, (int)bots->tuning[i].max);
}

void tune_tell(const Game *game, const int32_t *numbers)
{
    for (int i = 0; i < game->bots->n_tuning; i++) {
        const TuningSpec *spec = &game->bots->tuning[i];
        if (numbers[i] != spec->default_value)
            printf("  %-20s %7d -> %d\n", spec->name, (int)spec->default_value, (int)numbers[i]);
    }
}

bool tune_choose(const Game *game, const char *list, bool moves[static TUNING_MAX])
{
    char name[NAME];
    for (int i = 0; i < game->bots->n_tuning; i++)
        moves[i] = list == 0;
    while (list != 0) {
        const size_t n = strcspn(list, ",");
        Str out = STR_ON(name);
        str_bytes(&out, list, n);
        const int i = tune_find(game->bots, name);
        if (i < 0)
            return complain("tune.none", game->id, name, NULL), false;
        moves[i] = true;
        list = list[n] == ',' ? list + n + 1 : 0;
    }
    return true;
}

/* The seats meant, and what follows the colon. */
static bool read_seats(const char *text, int seats, int *from, int *to, const char **rest)
{
    const char *colon = text[0] == '@' ? 0 : strchr(text, ':');  /* files have names of any kind */
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

int tune_find(const BotHooks *bots, const char *name)
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
    *number = tune_find(game->bots, name);
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

/* ---- files ---- */

static void head_options(const Game *game, const Setup *setup, Str *out)
{
    for (int i = 0; i < game->n_options; i++)
        put(out, " %s=%d", game->options[i].id, setup->option[i]);
}

void tune_head(const Tuner *t, Str *out)
{
    char seed[24];
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)t->seed);
    put(out, TUNE_FILE "%s bot=%s seats=%d seed=%s games=%d steps=%d", t->game->id, t->bot.word,
        t->setup.seats, seed, (int)t->games, (int)t->steps);
    head_options(t->game, &t->setup, out);
}

static bool keep(const char *text, const char *path)
{
    return files_write_safely(path, text) ||
           (complain("ladder.not-kept", path, strerror(errno), NULL), false);
}

bool tune_keep(const Tuner *t, const char *path)
{
    char room[FILE_ROOM], number[LINE];
    Str out = STR_ON(room);
    tune_head(t, &out);
    put(&out, "\ndone %d\n", (int)t->done);
    for (int i = 0; i < t->game->bots->n_tuning; i++)
        if (t->moves[i]) {
            snprintf(number, sizeof number, "%.17g", t->value[i]);
            put(&out, "%s %s\n", t->game->bots->tuning[i].name, number);
        }
    return keep(room, path);
}

bool tune_keep_learned(const Trainer *t, const char *path)
{
    char room[FILE_ROOM], seed[24];
    Str out = STR_ON(room);
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)t->seed);
    put(&out, TUNE_FILE "%s learned bot=%s seats=%d seed=%s games=%d", t->game->id, t->bot.word,
        t->setup.seats, seed, (int)t->games);
    head_options(t->game, &t->setup, &out);
    put(&out, "\n");
    for (int i = 0; i < t->game->bots->n_tuning; i++)
        if (t->value[i] != t->game->bots->tuning[i].default_value)
            put(&out, "%s %d\n", t->game->bots->tuning[i].name, t->value[i]);
    return keep(room, path);
}

/* What a file says: how it was found, steps taken, and the numbers it names. */
typedef struct TuneFile {
    char *text;                  /* to be freed */
    const char *head;
    long done;
    bool has[TUNING_MAX];
    double value[TUNING_MAX];
} TuneFile;

static bool read_line(const BotHooks *bots, const char *line, TuneFile *out)
{
    char name[NAME], more;
    double value;
    if (sscanf(line, "done %ld%c", &out->done, &more) == 1)
        return out->done >= 0;
    if (sscanf(line, "%63s %lf%c", name, &value, &more) != 2)
        return false;
    const int i = tune_find(bots, name);
    if (i < 0 || !(value >= bots->tuning[i].min && value <= bots->tuning[i].max))
        return false;
    out->has[i] = true;
    out->value[i] = value;
    return true;
}

/* False after a complaint. */
static bool read_file(const Game *game, const char *path, TuneFile *out)
{
    *out = (TuneFile){.text = files_read(path)};
    if (out->text == 0)
        return false;
    char *rest = out->text;
    out->head = files_next_line(&rest);
    if (!text_starts(out->head, TUNE_FILE) ||
        !text_starts(out->head + strlen(TUNE_FILE), game->id))
        return complain("tune.file", path, game->id, NULL), free(out->text), false;
    const char *line;
    for (int n = 2; (line = files_next_line(&rest)) != 0; n++)
        if (*line != '\0' && !read_line(game->bots, line, out))
            return complain("tune.line", path, number_word(n), NULL), free(out->text), false;
    return true;
}

bool tune_go_on(Tuner *t, const char *path)
{
    TuneFile file;
    char head[HEAD];
    Str out = STR_ON(head);
    if (access(path, F_OK) != 0)
        return true;
    if (!read_file(t->game, path, &file))
        return false;
    tune_head(t, &out);
    bool good = text_equal(file.head, head);
    for (int i = 0; i < t->game->bots->n_tuning; i++)
        good = good && file.has[i] == t->moves[i];
    if (!good)
        complain("tune.other", path, head, NULL);
    t->done = file.done;
    for (int i = 0; i < t->game->bots->n_tuning; i++)
        if (file.has[i])
            t->value[i] = file.value[i];
    free(file.text);
    return good;
}

/* ---- the flag ---- */

/* Sets numbers of one seat: those of a file, or the one of a setting. */
static bool set_numbers(const Game *game, const char *setting, int32_t *value)
{
    int number;
    int32_t one;
    TuneFile file;
    if (setting[0] != '@') {
        if (!read_setting(game, setting, &number, &one))
            return false;
        value[number] = one;
        return true;
    }
    if (!read_file(game, setting + 1, &file))
        return false;
    for (int i = 0; i < game->bots->n_tuning; i++)
        if (file.has[i])
            value[i] = (int32_t)lround(file.value[i]);
    free(file.text);
    return true;
}

bool tune_read(const TextList *list, TuneWhat what, Tunings *room, SimSpec *spec)
{
    const BotHooks *bots = spec->game->bots;
    for (int i = 0; i < list->n; i++) {
        int from, to;
        const char *setting;
        if (!read_seats(list->item[i], spec->setup.seats, &from, &to, &setting))
            return false;
        for (int seat = from; seat < to; seat++) {
            const Tuning **numbers = what == TUNE_ALL ? &spec->bot[seat].tuning
                                                      : &spec->bot[seat].value;
            if (*numbers == 0 && bots != 0)
                memcpy(room->value[seat], bots->defaults,
                       (size_t)bots->n_tuning * sizeof room->value[seat][0]);
            *numbers = (const Tuning *)room->value[seat];
            if (!set_numbers(spec->game, setting, room->value[seat]))
                return false;
        }
    }
    return true;
}
