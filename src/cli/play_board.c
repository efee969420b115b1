/* Commands about the board: going somewhere in one go, where one can go, looking at things. */
#include <string.h>

#include "cli/abbr.h"
#include "cli/answers.h"
#include "cli/play.h"
#include "cli/words.h"

enum { LINE = 1024 };

/* ---- words of things ---- */

void play_open_view(Play *p, int seat)
{
    p->screen.tight = 0;  /* what was asked for is told in full */
    screen_open(&p->screen, p->match, seat, words_lang(), p->color);
}

/* A cell of a board. */
static bool find_cell(const Play *p, const char *name, Thing *out)
{
    const View *v = p->screen.view;
    for (int i = 0; i < v->n_areas; i++) {
        const ViewArea *a = &v->areas[i];
        for (int k = 0; view_is_board(a) && k < a->n_cells; k++) {
            *out = v->cells[a->first_cell + k].what;
            if (answers_name(&p->screen, *out, name, false))
                return true;
        }
    }
    return false;
}

static bool find_item(const Play *p, const char *name, bool starts, Thing *out)
{
    const View *v = p->screen.view;
    for (int i = 0; i < v->n_items; i++) {
        *out = v->items[i].what;
        if (out->value != THING_HIDDEN && answers_name(&p->screen, *out, name, starts))
            return true;
    }
    return false;
}

static bool has_letters(const Play *p, const ViewItem *item)
{
    const ViewArea *a = &p->screen.view->areas[item->area];
    return !item->mention && (item->r > 0 || (view_is_board(a) && item->cell >= 0));
}

/* With the number of its seat or, where that is not typed, without. */
static bool has_these(Abbrs *all, const ViewItem *item, bool numbered, const char *name)
{
    char text[24];
    Str letters = STR_ON(text);
    str_text(&letters, abbr_of(all, item->what)->word);
    if (numbered && item->owner >= 0)
        str_int(&letters, item->owner + 1);
    return play_same_word(text, name);
}

bool play_find_letters(const Play *p, const char *name, Thing *out)
{
    const View *v = p->screen.view;
    Abbrs *all = screen_abbrs(&p->screen);
    for (int i = 0; i < 2 * v->n_items; i++) {
        const ViewItem *item = &v->items[i % v->n_items];
        if (!has_letters(p, item) || !has_these(all, item, i < v->n_items, name))
            continue;
        *out = item->what;
        return true;
    }
    return false;
}

/* What an answer names may be looked at before it is on the table. */
static bool find_offered(const Play *p, const char *name, bool starts, Thing *out)
{
    const Game *game = match_game(p->match);
    const Menu *m = match_menu(p->match, p->screen.seat);
    for (int i = 0; m != 0 && i < m->n; i++)
        for (int k = 0; k < game->verbs[option_verb(m->list[i])].n_args; k++) {
            *out = option_thing(game, m->list[i], k);
            if (out->kind != KIND_NUMBER && answers_name(&p->screen, *out, name, starts))
                return true;
        }
    return false;
}

bool play_find_thing(const Play *p, const char *name, Thing *out)
{
    const View *v = p->screen.view;
    long number;
    if (find_item(p, name, false, out) || play_find_letters(p, name, out) ||
        find_offered(p, name, false, out) ||
        find_item(p, name, true, out) || find_offered(p, name, true, out))
        return true;
    if (!text_int(name, 1, v->n_seats, &number))
        return false;
    const ViewItem *piece = screen_piece(&p->screen, (int)number - 1);
    if (piece != 0)
        *out = piece->what;
    return piece != 0;
}

/* ---- going ---- */

static bool offers_other_verbs(const Menu *m, int verb)
{
    for (int i = 0; i < m->n; i++)
        if (option_verb(m->list[i]) != verb)
            return true;
    return false;
}

/* An answer that leads on, and does not end the way. */
static bool is_step(const Game *game, Option o, int kind)
{
    const VerbSpec *verb = &game->verbs[option_verb(o)];
    return verb->n_args > 0 && verb->kinds[verb->n_args - 1] == kind;
}

/* Whether whoever means to go farther passes this question (texts "passed.<prompt>"). */
static bool is_passed(const Play *p, const Menu *m)
{
    return screen_find(&p->screen, "passed", prompt_id(match_game(p->match), m)) != 0;
}

/* Those that the engine has given itself are no longer offered. */
static bool walk(Play *p, int seat, const Way *way, int kind)
{
    int asked = match_menu(p->match, seat)->prompt;
    const Game *game = match_game(p->match);
    for (int i = 0; i < way->n; i++) {
        const Option o = way->answer[i];
        const Menu *m = match_over(p->match) ? 0 : match_menu(p->match, seat);
        if (m == 0)
            return true;
        if (!match_allows(p->match, seat, o))
            continue;
        if (i > 0 && is_step(game, o, kind) && m->prompt != asked &&
            offers_other_verbs(m, option_verb(o)) && !is_passed(p, m))
            return false;
        asked = m->prompt;
        if (!play_answer(p, seat, o))
            return true;
    }
    return true;
}

/* Plays the answers of a way. False: on the way something else can be chosen, so the person has
 * to. */
bool play_walk(Play *p, int seat, const Way *way, int kind)
{
    const int from = match_length(p->match);
    const bool whole = walk(p, seat, way, kind);
    p->way_from = from;
    p->way_to = match_length(p->match);
    return whole;
}

/* What is drawn over the table when it is shown again. */
void play_draw(Play *p, int seat, const Overlay *o)
{
    play_open_view(p, seat);
    p->screen.marks = o->cell;
    p->screen.n_marks = o->n_cells;
    p->screen.shapes = o->shape;
    p->screen.n_shapes = o->n_shapes;
    p->screen.points = o->point;
}

static Overlay ends;

static void find_ends(Play *p, int seat)
{
    ways_reach(match_game(p->match), match_state(p->match), seat, (uint64_t)match_length(p->match),
               &ends);
}

/* The rule that forbids it, or that nobody is on the move. */
static void say_no_way(Play *p, int seat, Thing to, const char *rule)
{
    char line[4 * LINE], word[64];
    Str out = STR_ON(line), w = STR_ON(word);
    find_ends(p, seat);
    if (ends.n_cells == 0) {
        play_say(p, seat, style_plain, words("play.no-ends"));
        return;
    }
    screen_title(&p->screen, to, &w);
    words_fill(&out, "play.no-way", word, NULL);
    str_char(&out, ' ');
    match_say_no_way(p->match, words_lang(), rule, &out);
    put(&out, " (%s)", rule);
    play_say(p, seat, style_plain, line);
}

bool play_go(Play *p, int seat, const char *rest)
{
    static Way way;
    Thing to;
    const Game *game = match_game(p->match);
    if (game_measures(game))
        return play_go_on_plane(p, seat, rest);
    if (!game_plans(game)) {
        play_say(p, seat, style_plain, words("play.no-ways"));
        return false;
    }
    play_open_view(p, seat);
    if (!find_cell(p, rest, &to)) {
        play_say(p, seat, style_plain, words("play.go-where"));
        return false;
    }
    ways_route(game, match_state(p->match), seat, to, (uint64_t)match_length(p->match), &way);
    if (way.n == 0) {
        say_no_way(p, seat, to, way.rule);
        return false;
    }
    if (!play_walk(p, seat, &way, to.kind)) {
        Str note = STR_ON(p->note);
        words_fill(&note, "play.go-stopped", rest, NULL);
    }
    return true;
}

bool play_names_place(Play *p, int seat, const char *text)
{
    Thing cell;
    const Game *game = match_game(p->match);
    play_open_view(p, seat);
    if (game_measures(game))
        return match_menu(p->match, seat)->n_regions > 0 && play_names_point(p, seat, text);
    if (!game_plans(game) || !find_cell(p, text, &cell))
        return false;
    find_ends(p, seat);
    return ends.n_cells > 0;
}

/* ---- ways ---- */

bool play_ways(Play *p, int seat, const char *rest)
{
    const Game *game = match_game(p->match);
    (void)rest;
    find_ends(p, seat);
    if (ends.n_cells == 0 && ends.n_shapes == 0) {
        play_say(p, seat, style_plain, words(game_plans(game) ? "play.no-ends" : "play.no-ways"));
        return false;
    }
    if (ends.n_shapes > 0)
        return play_show_plane(p, seat, &ends);
    Str note = STR_ON(p->note);
    play_draw(p, seat, &ends);
    if (ends.n_cells > 0)
        screen_ends(&p->screen, ends.cell, ends.n_cells, &note);
    return true;
}

/* ---- looking ---- */

/* Hands, piles and rows by their names: all that lies there and is known. */
static bool show_places(Play *p, const char *name)
{
    const View *v = p->screen.view;
    bool found = false;
    for (int i = 0; i < v->n_areas; i++) {
        const ViewArea *a = &v->areas[i];
        if (view_is_board(a) ||
            (!play_same_word(a->key, name) &&
             !play_same_word(screen_text(&p->screen, "area", a->key), name)))
            continue;
        screen_cards_in(&p->screen, i);
        found = true;
    }
    return found;
}

static void say_what_to_look_at(Play *p, int seat)
{
    char cell[32] = "", text[LINE];
    Str word = STR_ON(cell), out = STR_ON(text);
    const View *v = p->screen.view;
    for (int i = 0; i < v->n_areas && word.len == 0; i++)
        if (view_is_board(&v->areas[i]) && v->areas[i].n_cells > 0)
            thing_write(match_game(p->match), match_state(p->match),
                        v->cells[v->areas[i].first_cell].what, &word);
    words_fill(&out, word.len > 0 ? "play.look-what" : "play.look-at-what", cell, NULL);
    play_say(p, seat, style_plain, text);
}

bool play_look(Play *p, int seat, const char *rest)
{
    Thing what;
    Str note = STR_ON(p->note);
    if (rest[0] == '\0') {
        p->screen.look = (Thing){KIND_NUMBER, 0};
        return true;
    }
    play_open_view(p, seat);
    if (find_cell(p, rest, &what)) {
        p->screen.look = what;
        screen_cell(&p->screen, what, &note);
        return true;
    }
    if (play_find_thing(p, rest, &what)) {
        screen_thing(&p->screen, what);
    } else if (!show_places(p, rest) && !screen_tagged(&p->screen, rest)) {
        say_what_to_look_at(p, seat);
        return false;
    }
    play_show(p);
    return false;
}

/* ---- who belongs together ---- */

bool play_groups(Play *p, int seat, const char *rest)
{
    static Overlay together;
    ways_groups(match_game(p->match), match_state(p->match), &together);
    (void)rest;
    if (together.n_groups == 0 && together.n_shapes == 0) {
        play_say(p, seat, style_plain, words("play.no-groups"));
        return false;
    }
    play_open_view(p, seat);
    for (int i = 0; i < together.n_groups; i++)
        screen_group(&p->screen, &together.group[i]);
    screen_name_shapes(&p->screen, together.shape, together.n_shapes, together.point);
    play_show(p);
    return false;
}
