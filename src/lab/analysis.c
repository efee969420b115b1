/* Looking back at a match; see analysis.h. */
#include "lab/analysis.h"

#include <math.h>
#include <stdlib.h>

#include "bots/playout.h"
#include "core/json.h"

static void *need(void *memory)
{
    if (memory == 0)
        abort();
    return memory;
}

void analysis_begin(Analysis *a, const Match *m, int iterations, int ms)
{
    *a = (Analysis){.match = m, .bot = bot_called("search")};
    a->bot.numbers.iterations = iterations;
    a->bot.numbers.ms = ms;
    a->choice = need(malloc(sizeof *a->choice * (size_t)(match_length(m) + 1)));
    a->menu = need(malloc(sizeof *a->menu));
    a->room = bot_room_new(match_game(m));
}

void analysis_end(Analysis *a)
{
    free(a->choice);
    free(a->menu);
    free(a->room);
}

double analysis_accuracy(int32_t lost)
{
    return 100 * exp(-(double)lost / (SURE / 5));
}

/* The menu of a choice with the answer that was given, which need not be among the samples of a
 * region; its index, -1: there was nothing to choose. */
static int menu_with_answer(const Match *now, const LogEntry *e, Menu *out)
{
    const Menu *m = match_menu(now, e->seat);
    if (m == 0 || e->resign)
        return -1;
    *out = *m;
    int i = 0;
    while (i < out->n && out->list[i] != e->option)
        i++;
    if (i == out->n && out->n == MENU_MAX)
        i = out->n - 1;
    else if (i == out->n)
        out->n++;
    out->list[i] = e->option;
    return out->n > 1 ? i : -1;
}

/* The position before an answer, and its menu. NULL: nothing to think about. */
static Match *position(Analysis *a, int version, int *given)
{
    char why[MATCH_ERROR];
    Match *now = need(match_at(a->match, version, LANG_EN, why));
    *given = menu_with_answer(now, match_entry(a->match, version), a->menu);
    if (*given >= 0)
        return now;
    match_free(now);
    return 0;
}

static void look_at(Analysis *a, int version)
{
    int given;
    Thoughts t = {.n = 0};
    FastChance chance;
    Match *now = position(a, version, &given);
    if (now == 0)
        return;
    t.compared = given;
    chance_fast(&chance, (uint64_t)version + 1);
    const int best = bot_think(&a->bot, match_game(now), match_state(now), a->menu, &chance,
                               a->room, &t);
    AnalysedChoice c = {.version = version, .seat = a->menu->seat};
    for (int i = 0; i < t.n; i++)
        if (t.of[i].offer == given)
            c.chance = t.of[i].chance;
    if (best != given && t.of[0].chance > c.chance)
        c.lost = t.of[0].chance - c.chance;
    a->choice[a->n++] = c;
    match_free(now);
}

/* ---- swings ---- */

static bool is_swing(const Analysis *a, int choice)
{
    for (int i = 0; i < a->n_swings; i++)
        if (a->swing[i].choice == choice)
            return true;
    return false;
}

static int biggest_loss(const Analysis *a)
{
    int best = -1;
    for (int i = 0; i < a->n; i++)
        if (a->choice[i].lost > 0 && !is_swing(a, i) &&
            (best < 0 || a->choice[i].lost > a->choice[best].lost))
            best = i;
    return best;
}

/* Thinks longer about a choice that seems to have lost much: luck among many looks like a loss too.
 * What is found then counts. */
static void look_again(Analysis *a, int choice)
{
    int given;
    AnalysedChoice *c = &a->choice[choice];
    AnalysedSwing *s = &a->swing[a->n_swings];
    BotSpec longer = a->bot;
    longer.numbers.iterations *= ANALYSIS_AGAIN;
    longer.numbers.ms *= ANALYSIS_AGAIN;
    Match *now = position(a, c->version, &given);
    if (now == 0)
        return;
    advise(&longer, match_game(now), match_state(now), a->menu, given, (uint64_t)c->version,
           a->room, &s->advice);
    const Thoughts *t = &s->advice.thoughts;
    const int32_t was = c->lost;
    c->lost = 0;
    for (int i = 0; i < t->n; i++)
        if (t->of[i].offer == given) {
            c->chance = t->of[i].chance;
            c->lost = t->of[0].chance > c->chance ? t->of[0].chance - c->chance : 0;
        }
    if (c->lost > 0 && 2 * c->lost >= was) {
        Str played = STR_ON(s->played);
        s->choice = choice;
        option_write(match_game(now), match_state(now), a->menu->list[given], &played);
        a->n_swings++;
    }
    match_free(now);
}

static void find_swings(Analysis *a)
{
    for (int tries = 0; tries < 3 * ANALYSIS_SWINGS && a->n_swings < ANALYSIS_SWINGS; tries++) {
        const int choice = biggest_loss(a);
        if (choice < 0)
            break;
        look_again(a, choice);
    }
    for (int i = 1; i < a->n_swings; i++)
        for (int k = i; k > 0 && a->choice[a->swing[k].choice].lost >
                                     a->choice[a->swing[k - 1].choice].lost; k--) {
            const AnalysedSwing s = a->swing[k];
            a->swing[k] = a->swing[k - 1];
            a->swing[k - 1] = s;
        }
}

static void count_seats(Analysis *a)
{
    for (int i = 0; i < a->n; i++) {
        AnalysedSeat *s = &a->seat[a->choice[i].seat];
        s->accuracy += analysis_accuracy(a->choice[i].lost);
        s->choices++;
    }
    for (int seat = 0; seat < MAX_SEATS; seat++)
        if (a->seat[seat].choices > 0)
            a->seat[seat].accuracy /= a->seat[seat].choices;
}

bool analysis_go_on(Analysis *a)
{
    if (a->next > match_length(a->match))
        return false;
    if (a->next < match_length(a->match)) {
        look_at(a, a->next++);
        return true;
    }
    find_swings(a);
    count_seats(a);
    a->next++;
    return false;
}

bool analysis_go_on_for(Analysis *a, int ms)
{
    const int64_t end = playout_clock() + (int64_t)ms * 1000000;
    while (analysis_go_on(a))
        if (playout_clock() > end)
            return true;
    return false;
}

/* ---- as JSON ---- */

enum { JSON_HEAD = 4096, JSON_CHOICE = 96, JSON_SWING = 8192 };

static void choice_json(const AnalysedChoice *c, Json *j)
{
    json_open(j, '{');
    key_int(j, "v", c->version);
    key_int(j, "seat", c->seat + 1);
    key_micro(j, "chance", c->chance);
    if (c->lost > 0)
        key_micro(j, "lost", c->lost);
    json_close(j, '}');
}

static void write_json(const Analysis *a, Json *j)
{
    key_word(j, "game", match_game(a->match)->id);
    key_int(j, "iterations", a->bot.numbers.iterations);
    json_key(j, "seats");
    json_open(j, '[');
    for (int seat = 0; seat < match_setup(a->match)->seats; seat++) {
        json_open(j, '{');
        key_int(j, "choices", a->seat[seat].choices);
        key_micro(j, "accuracy", llround(a->seat[seat].accuracy * 1e6));
        json_close(j, '}');
    }
    json_close(j, ']');
    json_key(j, "choices");
    json_open(j, '[');
    for (int i = 0; i < a->n; i++)
        choice_json(&a->choice[i], j);
    json_close(j, ']');
    json_key(j, "swings");
    json_open(j, '[');
    for (int i = 0; i < a->n_swings; i++) {
        const AnalysedSwing *s = &a->swing[i];
        const AnalysedChoice *c = &a->choice[s->choice];
        json_open(j, '{');
        key_int(j, "v", c->version);
        key_int(j, "seat", c->seat + 1);
        key_micro(j, "chance", c->chance);
        key_micro(j, "lost", c->lost);
        key_text(j, "played", s->played);
        advice_json(&s->advice, match_game(a->match), match_state(a->match), j);
        json_close(j, '}');
    }
    json_close(j, ']');
}

char *analysis_text(const Analysis *a)
{
    const size_t size = JSON_HEAD + (size_t)a->n * JSON_CHOICE + ANALYSIS_SWINGS * JSON_SWING;
    Str out = {.at = need(malloc(size)), .cap = size};
    Json j = {.out = &out};
    json_open(&j, '{');
    write_json(a, &j);
    json_close(&j, '}');
    str_whole(&out);
    return out.at;
}
