/* What a piece needs to know to be led about, as JSON; see field.h. */
#include "core/field.h"

#include "core/game.h"

const char *const field_watches[WATCH_KINDS] = {
    [WATCH_SHOOTS] = "shoots", [WATCH_SPRINGS] = "springs", [WATCH_STRIKES] = "strikes",
    [WATCH_SEES] = "sees", [WATCH_REACTS] = "reacts",
};

const char *const field_fates[AIM_FATES] = {
    [FATE_HIT] = "hit", [FATE_SPARED] = "spared", [FATE_STOPS] = "stops",
};

const char *const field_forms[] = {
    [AIM_NOTHING] = "nothing", [AIM_CIRCLE] = "circle", [AIM_TEMPLATE] = "template",
    [AIM_LINE] = "line", [AIM_FIRST] = "first",
};

static void put_int(Json *j, const char *key, int value)
{
    json_key(j, key);
    json_int(j, value);
}

static void put_word(Json *j, const char *key, const char *word)
{
    json_key(j, key);
    json_text(j, word);
}

static void put_flag(Json *j, const char *key, bool flag)
{
    json_key(j, key);
    json_bool(j, flag);
}

static void put_thing(const Game *game, const void *state, Thing t, Json *j)
{
    char word[80];
    Str w = STR_ON(word);
    thing_write(game, state, t, &w);
    put_word(j, "kind", game->kinds[t.kind].id);
    put_word(j, "id", word);
}

static void put_disc(Disc d, Json *j)
{
    put_int(j, "x", d.at.x);
    put_int(j, "y", d.at.y);
    put_int(j, "r", d.r);
}

static void put_option(const Game *game, const void *state, Option o, Json *j)
{
    char notation[200];
    Str n = STR_ON(notation);
    option_write(game, state, o, &n);
    json_text(j, notation);
}

static void gaits_json(const Game *game, const void *state, const Field *f, Json *j)
{
    json_key(j, "gaits");
    json_open(j, '[');
    for (int i = 0; i < f->n_gaits; i++) {
        const FieldGait *g = &f->gait[i];
        json_open(j, '{');
        put_word(j, "id", g->id);
        put_int(j, "left", g->left);
        put_word(j, "rule", g->rule);
        json_key(j, "before");
        json_open(j, '[');
        for (int k = 0; k < g->n_before; k++)
            put_option(game, state, g->before[k], j);
        json_close(j, ']');
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void watches_json(const Game *game, const void *state, const Field *f, Json *j)
{
    json_key(j, "watches");
    json_open(j, '[');
    for (int i = 0; i < f->n_watches; i++) {
        const FieldWatch *w = &f->watch[i];
        json_open(j, '{');
        put_word(j, "does", field_watches[w->kind]);
        put_thing(game, state, w->of, j);
        put_disc(w->disc, j);
        put_int(j, "gap", w->gap);
        put_flag(j, "sight", w->sight);
        if (w->with.kind != KIND_NUMBER) {
            json_key(j, "with");
            json_open(j, '{');
            put_thing(game, state, w->with, j);
            json_close(j, '}');
        }
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void discs_json(const Game *game, const void *state, const Field *f, Json *j)
{
    json_key(j, "discs");
    json_open(j, '[');
    for (int i = 0; i < f->n_discs; i++) {
        json_open(j, '{');
        put_thing(game, state, f->of[i], j);
        put_disc(f->disc[i], j);
        put_flag(j, "solid", i < f->n_solid);
        if (f->aim.form != AIM_NOTHING)
            put_word(j, "fate", field_fates[f->fate[i]]);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void aim_json(const Game *game, const FieldAim *a, Json *j)
{
    if (a->form == AIM_NOTHING)
        return;
    json_key(j, "aim");
    json_open(j, '{');
    put_word(j, "form", field_forms[a->form]);
    put_word(j, "verb", game->verbs[a->verb].word);
    put_disc(a->user, j);
    put_int(j, "reach", a->reach);
    put_int(j, "circle", a->r);
    put_int(j, "length", a->length);
    put_int(j, "near", a->half_near);
    put_int(j, "far", a->half_far);
    json_close(j, '}');
}

static void path_json(const Field *f, Json *j)
{
    json_key(j, "path");
    json_open(j, '[');
    for (int i = 0; i < f->n_path; i++) {
        json_int(j, f->path[i].x);
        json_int(j, f->path[i].y);
    }
    json_close(j, ']');
}

void field_json(const Game *game, const void *state, const Field *f, Json *j)
{
    json_open(j, '{');
    put_thing(game, state, f->mover, j);
    put_disc(f->from, j);
    put_flag(j, "first", f->first);
    put_flag(j, "over", f->over_walls);
    put_flag(j, "turned", f->turned);
    put_int(j, "turns", f->turns);
    path_json(f, j);
    if (f->verb >= 0) {
        put_word(j, "verb", game->verbs[f->verb].word);
        json_key(j, "after");
        put_option(game, state, f->after, j);
    }
    put_int(j, "sight", f->sight);
    put_int(j, "range", f->range);
    gaits_json(game, state, f, j);
    watches_json(game, state, f, j);
    discs_json(game, state, f, j);
    aim_json(game, &f->aim, j);
    json_close(j, '}');
}
