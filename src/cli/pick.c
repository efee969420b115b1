/* Games, packs, options and seats by their names; see pick.h. */
#include "cli/exec_bots.h"
#include "cli/pick.h"

#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "cli/files.h"
#include "cli/words.h"
#include "pack/packs.h"

enum { PROBLEMS = 4096, NAMES = 512 };

const Game *pick_game(const char *id)
{
    char names[NAMES];
    Str out = STR_ON(names);
    const Game *game = game_by_id(id);
    if (game != 0)
        return game;
    for (int i = 0; i < n_games; i++)
        put(&out, "%s%s", i > 0 ? ", " : "", games[i]->id);
    complain("pick.no-game", id, names, NULL);
    return 0;
}

const char *game_title(const Game *game)
{
    char key[64];
    Str k = STR_ON(key);
    put(&k, "game.%s", game->id);
    const char *title = pack_text(pack_at(pack_builtin(game)), words_lang(), key);
    return title != 0 ? title : game->id;
}

/* A pack may have many problems; one line names the first. */
static void first_line(char *text)
{
    text[strcspn(text, "\n")] = '\0';
}

int pick_pack(const Game *game, const char *dir)
{
    char why[PROBLEMS];
    if (dir == 0)
        return pack_builtin(game);
    const int pack = pack_load_dir(game, dir, why, sizeof why);
    if (pack < 0) {
        first_line(why);
        complain("pick.pack", why, NULL);
    }
    return pack;
}

static bool set_option(const OptionSpec *spec, const char *value, Setup *setup, int16_t *to)
{
    const Pack *pack = pack_at(setup->pack);
    char allowed[NAMES];
    Str out = STR_ON(allowed);
    if (setup_read(spec, pack, value, to))
        return true;
    setup_list(spec, pack, &out);
    complain("pick.option-value", spec->id, value, allowed, NULL);
    return false;
}

static bool complain_no_option(const Game *game, const char *name)
{
    char known[NAMES];
    Str out = STR_ON(known);
    for (int i = 0; i < game->n_options; i++)
        put(&out, "%s%s", i > 0 ? ", " : "", game->options[i].id);
    complain("pick.no-option", game->id, name, known, NULL);
    return false;
}

bool pick_options(const Game *game, const TextList *list, Setup *setup)
{
    for (int i = 0; i < list->n; i++) {
        char name[64];
        Str out = STR_ON(name);
        const char *value = strchr(list->item[i], '=');
        int k = 0;
        if (value == 0)
            return complain("pick.option-form", list->item[i], NULL), false;
        str_bytes(&out, list->item[i], (size_t)(value - list->item[i]));
        while (k < game->n_options && !text_equal(game->options[k].id, name))
            k++;
        if (k == game->n_options)
            return complain_no_option(game, name);
        if (!set_option(&game->options[k], value + 1, setup, &setup->option[k]))
            return false;
    }
    return true;
}

static bool complain_of_bot(const char *word, const BotMistake *why)
{
    char names[NAMES], low[16], high[16];
    Str list = STR_ON(names);
    switch (why->what) {
    case BOT_UNKNOWN:
        for (int i = 0; i < n_bots; i++)
            put(&list, "%s%s", i > 0 ? ", " : "", bots[i]->id);
        return complain("pick.no-bot", why->part, names, NULL), false;
    case BOT_TAKES_NONE:
        return complain("pick.bot-alone", why->part, NULL), false;
    case BOT_NO_NUMBER:
        for (int i = 0; i < n_bot_numbers; i++)
            put(&list, "%s%s", i > 0 ? ", " : "", bot_numbers[i].name);
        return complain("pick.bot-number", why->part, names, NULL), false;
    case BOT_NUMBER_RANGE:
        snprintf(low, sizeof low, "%d", (int)why->number->min);
        snprintf(high, sizeof high, "%d", (int)why->number->max);
        return complain("pick.bot-range", why->part, low, high, NULL), false;
    case BOT_NO_PROGRAM:
        return complain("pick.bot-program", NULL), false;
    case BOT_NOT_ALLOWED:
        break;
    case BOT_LONG:
        return complain("pick.long-name", word, NULL), false;
    }
    return false;
}

static bool pick_bot(const char *word, SeatHolder *out)
{
    BotSpec spec;
    BotMistake why;
    Str name = STR_ON(out->name);
    bool good = bot_read(word, &spec, &why);
    if (!good && why.what == BOT_NOT_ALLOWED)  /* who names it on the command line wants it */
        good = exec_bots_allow(why.part);
    else if (!good)
        complain_of_bot(word, &why);
    if (!good)
        return false;
    out->kind = SEAT_BOT;
    str_text(&name, word);
    return true;
}

static bool pick_person(const char *who, SeatHolder *out)
{
    Str name = STR_ON(out->name);
    out->kind = SEAT_PERSON;
    for (const char *p = who; *p != '\0'; p++)
        if ((unsigned char)*p >= 0x20 && *p != 0x7f)
            str_char(&name, *p);
    if (name.len >= MATCH_NAME)
        return complain("pick.long-name", who, NULL), false;
    return true;
}

static bool pick_seat(const char *word, SeatHolder *out)
{
    memset(out, 0, sizeof *out);
    if (text_equal(word, "me"))
        return pick_person("", out);
    if (text_starts(word, "me:"))
        return pick_person(word + 3, out);
    if (text_equal(word, "bot"))
        return pick_bot(BOT_DEFAULT, out);
    if (text_starts(word, "bot:"))
        return pick_bot(word + 4, out);
    complain("pick.no-seat", word, NULL);
    return false;
}

bool pick_seats(const char *text, SeatChoice *out)
{
    out->n = 0;
    for (const char *p = text;;) {
        char word[64];
        Str w = STR_ON(word);
        const size_t n = strcspn(p, ",");
        str_bytes(&w, p, n);
        if (out->n == MAX_SEATS)
            return complain("pick.many-seats", number_word(MAX_SEATS), NULL), false;
        if (!pick_seat(word, &out->holder[out->n++]))
            return false;
        if (p[n] == '\0')
            return true;
        p += n + 1;
    }
}

bool pick_one_bot(const char *text, BotSpec *out)
{
    SeatChoice chosen;
    if (!pick_seats(text, &chosen))
        return false;
    if (chosen.n != 1 || chosen.holder[0].kind != SEAT_BOT)
        return complain("pick.one-bot", text, NULL), false;
    *out = bot_called(chosen.holder[0].name);
    return true;
}

void pick_default_seats(const Game *game, bool me, SeatChoice *out)
{
    out->n = first_seat(game->seat_counts);
    for (int i = 0; i < out->n; i++)
        out->holder[i] = i == 0 && me ? (SeatHolder){.kind = SEAT_PERSON}
                                      : (SeatHolder){SEAT_BOT, BOT_DEFAULT, ""};
}

int pick_duel_seats(const Game *game)
{
    int n = 2;
    while (n < MAX_SEATS && !(game->seat_counts & SEAT_BIT(n)))
        n++;
    return n;
}

void say_seat_counts(const Game *game, Str *out)
{
    int last = -1;
    for (int n = 1; n <= MAX_SEATS; n++)
        if (game->seat_counts & SEAT_BIT(n))
            last = n;
    for (int n = 1; n <= last; n++)
        if (game->seat_counts & SEAT_BIT(n))
            put(out, "%s%d", out->len == 0 ? "" : n == last ? words("or") : ", ", n);
}

bool pick_seat_count(const Game *game, int n)
{
    char counts[64];
    Str out = STR_ON(counts);
    if (n <= MAX_SEATS && (game->seat_counts & SEAT_BIT(n)))
        return true;
    say_seat_counts(game, &out);
    complain("pick.seat-count", game->id, counts, number_word(n), NULL);
    return false;
}

bool pick_pack_for_log(const char *log, const char *pack_dir)
{
    char id[64];
    Str out = STR_ON(id);
    const char *at = strstr(log, "\ngame ");
    if (pack_dir == 0 || at == 0)
        return true;  /* the reader of the log will say what is wrong with it */
    at += strlen("\ngame ");
    str_bytes(&out, at, strcspn(at, " \r\n"));
    const Game *game = pick_game(id);
    return game != 0 && pick_pack(game, pack_dir) >= 0;
}

Match *pick_match(const char *path, const char *pack_dir)
{
    char why[MATCH_ERROR];
    char *text = files_read(path);
    Match *m = 0;
    if (text != 0 && pick_pack_for_log(text, pack_dir)) {
        m = match_read(text, why);
        if (m == 0)
            complain("file.log", path, why, NULL);
    }
    free(text);
    return m;
}
