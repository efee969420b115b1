/* The list of bots, their names, and the one door through which they see a match. */
#include "bots/bot.h"

#include <stdlib.h>

#include "bots/bots.h"
#include "bots/exec.h"

const Bot *const bots[] = {&bot_random, &bot_scripted, &bot_greedy, &bot_search,
                           &bot_levels[0], &bot_levels[1], &bot_levels[2], &bot_levels[3],
                           &bot_levels[4], &bot_exec};
const int n_bots = COUNT_OF(bots);

#define SPEC(name, usual, min, max) {#name, usual, min, max},
const BotNumberSpec bot_numbers[] = {BOT_NUMBERS(SPEC)};
#undef SPEC
const int n_bot_numbers = COUNT_OF(bot_numbers);

#define USUAL(name, usual, min, max) .name = usual,
static const BotNumbers usual_numbers = {BOT_NUMBERS(USUAL)};
#undef USUAL

const Bot *bot_by_id(const char *id)
{
    for (int i = 0; i < n_bots; i++)
        if (text_equal(bots[i]->id, id))
            return bots[i];
    return 0;
}

/* ---- names ---- */

/* The part of a name up to the next colon; where the one after it begins. */
static const char *next_part(const char *word, char part[static BOT_WORD])
{
    Str out = {.at = part, .cap = BOT_WORD};
    part[0] = '\0';
    for (; *word != '\0' && *word != ':'; word++)
        str_char(&out, *word);
    return *word == ':' ? word + 1 : 0;
}

static bool wrong(BotMistake *why, int what, const char *part, const BotNumberSpec *number)
{
    if (why != 0) {
        Str out = STR_ON(why->part);
        why->what = what;
        why->number = number;
        str_text(&out, part);
    }
    return false;
}

static bool read_number(const char *part, BotNumbers *numbers, BotMistake *why)
{
    for (int i = 0; i < n_bot_numbers; i++) {
        const BotNumberSpec *spec = &bot_numbers[i];
        const size_t n = strlen(spec->name);
        long value;
        if (!text_starts(part, spec->name) || part[n] != '=')
            continue;
        if (!text_int(part + n + 1, spec->min, spec->max, &value))
            return wrong(why, BOT_NUMBER_RANGE, spec->name, spec);
        ((int32_t *)numbers)[i] = (int32_t)value;
        return true;
    }
    return wrong(why, BOT_NO_NUMBER, part, 0);
}

/* "PROGRAM" or "ms=500:PROGRAM". */
static bool read_program(const char *rest, BotSpec *out, BotMistake *why)
{
    char part[BOT_WORD];
    Str program = STR_ON(out->program);
    if (rest != 0 && text_starts(rest, "ms=")) {
        rest = next_part(rest, part);
        if (!read_number(part, &out->numbers, why))
            return false;
    }
    if (rest == 0 || *rest == '\0')
        return wrong(why, BOT_NO_PROGRAM, out->bot->id, 0);
    str_text(&program, rest);
    return exec_allows(rest) || wrong(why, BOT_NOT_ALLOWED, rest, 0);
}

bool bot_read(const char *word, BotSpec *out, BotMistake *why)
{
    char part[BOT_WORD];
    Str whole = STR_ON(out->word);
    const char *rest = next_part(word, part);
    out->bot = bot_by_id(part);
    out->tuning = out->value = 0;
    out->numbers = usual_numbers;
    out->program[0] = '\0';
    str_text(&whole, word);
    if (out->bot == 0)
        return wrong(why, BOT_UNKNOWN, part, 0);
    if (whole.cut)
        return wrong(why, BOT_LONG, part, 0);
    if (rest != 0 && !out->bot->has_numbers && !out->bot->has_program)
        return wrong(why, BOT_TAKES_NONE, part, 0);
    if (out->bot->has_program)
        return read_program(rest, out, why);
    while (rest != 0) {
        rest = next_part(rest, part);
        if (!read_number(part, &out->numbers, why))
            return false;
    }
    return true;
}

BotSpec bot_called(const char *word)
{
    BotSpec out;
    if (!bot_read(word, &out, 0))
        bot_read(BOT_DEFAULT, &out, 0);
    return out;
}

/* ---- choosing ---- */

static size_t padded(size_t n) { return (n + 63) / 64 * 64; }

static size_t desk_size(const Game *game)
{
    return 2 * padded(game->state_size) + padded(sizeof(Menu)) +
           padded(TUNING_MAX * sizeof(int32_t));
}

Desk bot_desk(const Game *game, void *room, int thread)
{
    uint8_t *at = (uint8_t *)room + (size_t)thread * desk_size(game);
    const size_t state = padded(game->state_size);
    return (Desk){.root = at, .copy = at + state, .menu = (Menu *)(void *)(at + 2 * state),
                  .others = (Tuning *)(void *)(at + 2 * state + padded(sizeof(Menu)))};
}

size_t bot_room(const Game *game)
{
    return BOT_THREADS * desk_size(game);
}

void *bot_room_new(const Game *game)
{
    void *room = aligned_alloc(64, bot_room(game));
    if (room == 0)
        abort();
    return room;
}

/* Secrecy is kept here and not by the bots: they never hold the true state, and the menu they
 * get shows only what their seat is asked. */
int bot_think(const BotSpec *spec, const Game *game, const void *state, const Menu *m,
              FastChance *chance, void *room, Thoughts *thoughts)
{
    const BotTools tools = {.chance = chance, .tuning = spec->tuning, .value = spec->value,
                            .numbers = &spec->numbers, .program = spec->program,
                            .room = room, .thoughts = thoughts};
    if (spec->bot->sees_state) {
        memcpy(room, state, game->state_size);
        game_redeal(game, room, m->seat, &chance->chance);
    }
    return spec->bot->choose(game, spec->bot->sees_state ? room : 0, m, &tools);
}

int bot_choose(const BotSpec *spec, const Game *game, const void *state, const Menu *m,
               FastChance *chance, void *room)
{
    return bot_think(spec, game, state, m, chance, room, 0);
}

bool bot_intends(const BotSpec *spec, const Game *game, const void *state, int seat,
                 FastChance *chance, Thing *out)
{
    const BotHooks *hooks = game->bots;
    if (hooks == 0 || hooks->intends == 0 || !spec->bot->sees_state)
        return false;
    void *room = bot_room_new(game);
    memcpy(room, state, game->state_size);
    game_redeal(game, room, seat, &chance->chance);
    const bool does = hooks->intends(room, seat, spec->tuning != 0 ? spec->tuning : hooks->defaults,
                                     &chance->chance, out);
    free(room);
    return does;
}
