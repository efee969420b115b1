/* Advice; see advice.h. The reasons are found, not written: both offers are played out on the same
 * samples, and what the seat would see at the two ends is compared fact by fact. */
#include "bots/advice.h"

#include <math.h>
#include <stdlib.h>

#include "bots/playout.h"
#include "core/view_differ.h"

enum { FACTS_MAX = 512 };

/* How much a fact differed, sample by sample. */
typedef struct Difference {
    AdviceReason of;
    int64_t sum, squares;
} Difference;

typedef struct Comparing {
    Playout play;
    View a, b;
    ViewFinder in_a, in_b;
    Difference found[FACTS_MAX];
    int n;
} Comparing;

/* ---- reasons ---- */

/* Only what lies open on the table: what a hand holds at the end is a matter of the redeal, and
 * tags of seats say whose turn it is. */
static bool is_open(const View *v, Thing what, bool is_tag)
{
    if (what.kind == KIND_SEAT)
        return !is_tag;
    for (int i = 0; i < v->n_items; i++)
        if (same_thing(v->items[i].what, what))
            return view_is_board(&v->areas[v->items[i].area]) ||
                   v->areas[v->items[i].area].kind == AREA_MAT;
    return false;
}

static void note_difference(void *comparing, Thing what, const char *key, bool is_tag, int other,
                            int chosen)
{
    Comparing *c = comparing;
    int i = 0;
    if (!is_open(&c->a, what, is_tag))
        return;
    while (i < c->n && !(same_thing(c->found[i].of.what, what) &&
                         c->found[i].of.is_tag == is_tag && text_equal(c->found[i].of.fact, key)))
        i++;
    if (i == FACTS_MAX)
        return;
    if (i == c->n)
        c->found[c->n++] = (Difference){.of = {.what = what, .fact = key, .is_tag = is_tag}};
    c->found[i].sum += chosen - other;
    c->found[i].squares += (chosen - other) * (chosen - other);
}

/* Facts that differ by chance alone do so up and down: the mean must be beyond twice its error. */
static double sureness(const Difference *d)
{
    const double n = ADVICE_SAMPLES, m = (double)d->sum / n;
    const double spread = ((double)d->squares / n - m * m) / (n - 1);
    const double sure = fabs(m) / sqrt(spread + 0.01 / n);
    return sure < 2 ? 0 : sure;
}

static void keep_reasons(const Comparing *c, Advice *out)
{
    double kept[ADVICE_REASONS];
    for (int i = 0; i < c->n; i++) {
        const double sure = sureness(&c->found[i]);
        int at = out->n_reasons;
        while (at > 0 && kept[at - 1] < sure)
            at--;
        if (sure <= 0 || at == ADVICE_REASONS)
            continue;
        const int last = out->n_reasons < ADVICE_REASONS ? out->n_reasons++ : ADVICE_REASONS - 1;
        for (int k = last; k > at; k--) {
            out->reason[k] = out->reason[k - 1];
            kept[k] = kept[k - 1];
        }
        kept[at] = sure;
        out->reason[at] = c->found[i].of;
        out->reason[at].more = (int32_t)(c->found[i].sum * 1000 / ADVICE_SAMPLES);
    }
}

static void look_after(Comparing *c, Option o, uint64_t seed, View *v, ViewFinder *f, int sign,
                       Advice *out)
{
    const int32_t value = playout(&c->play, o, seed);
    if (game_over(c->play.desk.copy)) {
        out->won += value == SURE ? sign : 0;
        out->lost += value == 0 ? sign : 0;
    }
    game_view(c->play.game, c->play.desk.copy, c->play.seat, v);
    view_find_all(f, v);
}

static void find_reasons(Comparing *c, const Menu *m, FastChance *chance, Advice *out)
{
    for (int i = 0; i < ADVICE_SAMPLES; i++) {
        const uint64_t seed = fast_next(chance);
        game_redeal(c->play.game, c->play.desk.root, c->play.seat, &chance->chance);
        look_after(c, m->list[out->other], seed, &c->a, &c->in_a, -1, out);
        look_after(c, m->list[out->thoughts.of[0].offer], seed, &c->b, &c->in_b, 1, out);
        view_differences(&c->in_a, &c->in_b, note_difference, c);
    }
    out->won = out->won * 1000 / ADVICE_SAMPLES;
    out->lost = out->lost * 1000 / ADVICE_SAMPLES;
    keep_reasons(c, out);
}

/* ---- the line ---- */

static void note_step(void *to, const Game *game, const void *state, const Menu *m, Option o)
{
    Advice *out = to;
    if (m->n < 2 || (m->pass && o == m->list[0]) || out->n_steps == ADVICE_STEPS)
        return;
    AdviceStep *step = &out->step[out->n_steps++];
    Str notation = STR_ON(step->notation);
    step->seat = m->seat;
    step->option = o;
    option_write(game, state, o, &notation);
}

/* ---- all of it ---- */

static void write_offers(const Game *game, const void *state, const Menu *m, Advice *out)
{
    while (out->n_offers < ADVICE_OFFERS && out->n_offers < out->thoughts.n) {
        const Thought *t = &out->thoughts.of[out->n_offers];
        AdviceOffer *o = &out->offer[out->n_offers++];
        Str notation = STR_ON(o->notation);
        o->option = m->list[t->offer];
        option_write(game, state, o->option, &notation);
        o->chance = t->chance;
        o->error = t->error;
    }
}

/* What the choice is compared with: the offer asked about, else the next best. */
static int other_of(const Thoughts *t)
{
    if (t->of[0].offer != t->compared)
        return t->compared;
    return t->n > 1 ? t->of[1].offer : -1;
}

void advise(const BotSpec *spec, const Game *game, const void *state, const Menu *m, int compared,
            uint64_t seed, void *room, Advice *out)
{
    FastChance chance;
    *out = (Advice){.thoughts.compared = compared, .other = -1};
    chance_fast(&chance, seed);
    bot_think(spec, game, state, m, &chance, room, &out->thoughts);
    write_offers(game, state, m, out);
    if (game->bots == 0)
        return;
    Comparing *c = malloc(sizeof *c);
    if (c == 0)
        abort();
    c->n = 0;
    c->play = (Playout){.game = game, .desk = bot_desk(game, room, 0), .seat = m->seat,
                        .turns = bot_search_turns(game, &spec->numbers),
                        .turn = game->bots->turn(state), .told = note_step, .to = out};
    memcpy(c->play.desk.root, state, game->state_size);
    game_redeal(game, c->play.desk.root, m->seat, &chance.chance);
    playout(&c->play, m->list[out->thoughts.of[0].offer], fast_next(&chance));
    c->play.told = 0;
    out->other = other_of(&out->thoughts);
    if (out->other >= 0) {
        Str other = STR_ON(out->other_notation);
        out->other_option = m->list[out->other];
        option_write(game, state, out->other_option, &other);
        find_reasons(c, m, &chance, out);
    }
    free(c);
}

/* ---- as JSON ---- */

void advice_json(const Advice *a, const Game *game, const void *state, Json *j)
{
    json_key(j, "offers");
    json_open(j, '[');
    for (int i = 0; i < a->n_offers; i++) {
        json_open(j, '{');
        key_text(j, "option", a->offer[i].notation);
        key_micro(j, "chance", a->offer[i].chance);
        key_micro(j, "error", a->offer[i].error);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_key(j, "line");
    json_open(j, '[');
    for (int i = 0; i < a->n_steps; i++) {
        json_open(j, '{');
        key_int(j, "seat", a->step[i].seat + 1);
        key_text(j, "option", a->step[i].notation);
        json_close(j, '}');
    }
    json_close(j, ']');
    if (a->other < 0)
        return;
    key_text(j, "other", a->other_notation);
    key_micro(j, "wins", a->won * 1000LL);
    key_micro(j, "losses", a->lost * 1000LL);
    json_key(j, "reasons");
    json_open(j, '[');
    for (int i = 0; i < a->n_reasons; i++) {
        json_open(j, '{');
        json_key(j, "thing");
        thing_json(game, state, a->reason[i].what, j);
        key_word(j, a->reason[i].is_tag ? "tag" : "fact", a->reason[i].fact);
        key_micro(j, "more", a->reason[i].more * 1000LL);
        json_close(j, '}');
    }
    json_close(j, ']');
}
