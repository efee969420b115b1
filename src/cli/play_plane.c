/* Commands on a measured plane: places by name, going there, measuring, what a piece sees and how
 * far it gets. */
#include <string.h>

#include "cli/play.h"
#include "cli/words.h"

enum { LINE = 512, CLOSE = 14 };  /* inches, or whatever is measured with */

static uint64_t seed_of(const Play *p) { return (uint64_t)match_length(p->match); }

/* Says so and returns false where nothing is measured. */
static bool measures(Play *p, int seat)
{
    if (game_measures(match_game(p->match)))
        return true;
    play_say(p, seat, style_plain, words("play.no-measuring"));
    return false;
}

/* "in contact with Elmar" */
static void put_name(const Play *p, const NamedPlace *place, Str *out)
{
    char key[64];
    const Screen *s = &p->screen;
    Str k = STR_ON(key);
    put(&k, "place.%s", place->id);
    say(s->game, s->state, &s->listener, key, &place->of, 1, out);
}

/* ---- places by name ---- */

static PlaceTold told[NAMED_PLACES];

static int find_places(Play *p, int seat)
{
    play_open_view(p, seat);
    return ways_places(match_game(p->match), match_state(p->match), seat, seed_of(p), told);
}

/* How the place lies; that who is in contact is near goes without saying. */
static void put_surroundings(const Play *p, const PlaceTold *place, Str *out)
{
    char text[LINE];
    Str around = STR_ON(text);
    PlaceWords w = place->words;
    if (20 * w.gap < screen_plane_area(&p->screen)->scale && same_thing(w.near, place->place.of))
        w.near = thing(KIND_NUMBER, 0);
    screen_place_words(&p->screen, &w, &around);
    if (around.len > 0)
        put(out, ": %s", text);
}

bool play_places(Play *p, int seat, const char *rest)
{
    (void)rest;
    if (!measures(p, seat))
        return false;
    const int n = find_places(p, seat);
    if (n == 0) {
        play_say(p, seat, style_plain, words("play.no-ends"));
        return false;
    }
    for (int i = 0; i < n; i++) {
        char line[LINE], far[64];
        Str out = STR_ON(line), f = STR_ON(far);
        put(&out, "%s%d  ", i < 9 ? " " : "", i + 1);
        put_name(p, &told[i].place, &out);
        screen_length(&p->screen, screen_plane_area(&p->screen), told[i].place.length, &f);
        put(&out, " (%s)", far);
        put_surroundings(p, &told[i], &out);
        canvas_line(p->screen.canvas, 6, style_plain, line);
    }
    canvas_line(p->screen.canvas, 2, style_dim, words("play.places-go"));
    play_show(p);
    return false;
}

/* By its number in the list, its name as it is told, or its word and thing: "contact elmar". */
static bool is_named(const Play *p, int i, const char *name)
{
    char text[LINE];
    long number;
    const NamedPlace *place = &told[i].place;
    Str out = STR_ON(text);
    if (text_int(name, 1, NAMED_PLACES, &number))
        return number == i + 1;
    put_name(p, place, &out);
    if (play_same_word(text, name))
        return true;
    Str short_name = STR_ON(text);
    put(&short_name, "%s ", place->id);
    thing_write(match_game(p->match), match_state(p->match), place->of, &short_name);
    if (play_same_word(text, name))
        return true;
    Str title = STR_ON(text);
    put(&title, "%s ", place->id);
    screen_title(&p->screen, place->of, &title);
    return play_same_word(text, name);
}

static bool find_named(Play *p, int seat, const char *name, Point *out)
{
    const int n = find_places(p, seat);
    for (int i = 0; i < n; i++)
        if (is_named(p, i, name)) {
            *out = told[i].place.at;
            return true;
        }
    return false;
}

/* "12.5" in the unit of the plane; a comma will do as well. */
static const char *read_length(const char *text, int scale, int *out)
{
    long whole = 0, part = 0, of = 1;
    const char *q = text;
    for (; *q >= '0' && *q <= '9' && whole < 100000; q++)
        whole = whole * 10 + (*q - '0');
    if (q == text)
        return 0;
    if ((*q == '.' || *q == ',') && q[1] >= '0' && q[1] <= '9')
        for (q++; *q >= '0' && *q <= '9' && of < 10000; q++, of *= 10)
            part = part * 10 + (*q - '0');
    const long units = whole * scale + (part * scale + of / 2) / of;
    if (units > INT16_MAX)
        return 0;
    *out = (int)units;
    return q;
}

/* "12.5 / 3", as the legend tells places. */
static bool read_place(const Play *p, const char *text, Point *out)
{
    int x, y;
    const int scale = screen_plane_area(&p->screen)->scale;
    const char *q = read_length(text, scale, &x);
    if (q == 0)
        return false;
    q += strspn(q, " ");
    if (*q != '/')
        return false;
    q++;
    q = read_length(q + strspn(q, " "), scale, &y);
    if (q == 0 || *q != '\0')
        return false;
    *out = (Point){x, y};
    return true;
}

static void say_no_way(Play *p, int seat, const char *where, const char *rule)
{
    char line[4 * LINE];
    Str out = STR_ON(line);
    words_fill(&out, "play.no-way", where, NULL);
    str_char(&out, ' ');
    match_say_rule(p->match, words_lang(), rule, &out);
    put(&out, " (%s)", rule);
    play_say(p, seat, style_plain, line);
}

bool play_names_point(Play *p, int seat, const char *text)
{
    Point to;
    long number;
    return !text_int(text, 1, NAMED_PLACES, &number) &&
           (read_place(p, text, &to) || find_named(p, seat, text, &to));
}

bool play_go_on_plane(Play *p, int seat, const char *rest)
{
    static Way way;
    Point to;
    play_open_view(p, seat);
    if (!read_place(p, rest, &to) && !find_named(p, seat, rest, &to)) {
        play_say(p, seat, style_plain, words("play.go-to-place"));
        return false;
    }
    ways_route_to(match_game(p->match), match_state(p->match), seat, to, seed_of(p), &way);
    if (way.n == 0) {
        say_no_way(p, seat, rest, way.rule);
        return false;
    }
    if (!play_walk(p, seat, &way, KIND_NUMBER)) {
        Str note = STR_ON(p->note);
        words_fill(&note, "play.go-stopped", rest, NULL);
    }
    return true;
}

/* ---- measuring ---- */

/* "3.2 inches, in sight; attack: reaches" */
static void put_measure(const Play *p, const Measure *m, Str *out)
{
    char title[96];
    screen_length(&p->screen, screen_plane_area(&p->screen), m->gap < 0 ? 0 : m->gap, out);
    str_text(out, ", ");
    if (m->sees) {
        str_text(out, words("play.seen"));
    } else if (screen_is_something(m->blocker)) {
        Str t = STR_ON(title);
        screen_title(&p->screen, m->blocker, &t);
        words_fill(out, "play.hidden", title, NULL);
    } else {
        str_text(out, words("play.too-far"));
    }
    if (!m->attacks)
        return;
    str_text(out, "; ");
    str_text(out, words(m->rule == 0 ? "play.can-attack" : "play.cannot-attack"));
    if (m->rule != 0) {
        str_char(out, ' ');
        match_say_rule(p->match, words_lang(), m->rule, out);
        put(out, " (%s)", m->rule);
    }
}

/* Two names, each of which may have blanks in it. */
static bool read_pair(const Play *p, const char *text, Thing *a, Thing *b)
{
    char first[LINE];
    for (const char *q = strchr(text, ' '); q != 0; q = strchr(q + 1, ' ')) {
        Str out = STR_ON(first);
        str_bytes(&out, text, (size_t)(q - text));
        if (play_find_thing(p, first, a) && play_find_thing(p, q + 1, b))
            return true;
    }
    return false;
}

bool play_measure(Play *p, int seat, const char *rest)
{
    char line[4 * LINE];
    Thing a, b;
    Measure m;
    Str out = STR_ON(line);
    if (!measures(p, seat))
        return false;
    play_open_view(p, seat);
    if (!read_pair(p, rest, &a, &b) ||
        !ways_measure(match_game(p->match), match_state(p->match), a, b, &m)) {
        play_say(p, seat, style_plain, words("play.measure-what"));
        return false;
    }
    screen_title(&p->screen, a, &out);
    str_text(&out, " – ");
    screen_title(&p->screen, b, &out);
    str_text(&out, ": ");
    put_measure(p, &m, &out);
    play_say(p, seat, style_plain, line);
    return false;
}

/* The piece that is named; says so if there is none. */
static bool want_piece(Play *p, int seat, const char *name, Thing *out)
{
    if (!measures(p, seat))
        return false;
    play_open_view(p, seat);
    if (play_find_thing(p, name, out))
        return true;
    play_say(p, seat, style_plain, words("play.which-piece"));
    return false;
}

bool play_show_plane(Play *p, int seat, const Overlay *o)
{
    play_draw(p, seat, o);
    screen_close_up(&p->screen, (Point){0, 0}, 0);
    screen_explain_shapes(&p->screen, o->shape, o->n_shapes);
    play_show(p);
    p->screen.n_shapes = 0;
    return false;
}

/* Draws it on the plane, or says that there is nothing. */
static bool draw_piece(Play *p, int seat, PreviewKind at, Thing of)
{
    static Overlay shapes;
    ways_piece(match_game(p->match), match_state(p->match), at, of, &shapes);
    if (shapes.n_shapes > 0)
        return play_show_plane(p, seat, &shapes);
    play_say(p, seat, style_plain, words("play.no-ends"));
    return false;
}

/* Everybody it could see, with the distance. */
bool play_sight(Play *p, int seat, const char *rest)
{
    Thing of;
    Measure m;
    if (!want_piece(p, seat, rest, &of))
        return false;
    const View *v = p->screen.view;
    for (int i = 0; i < v->n_items; i++) {
        char line[4 * LINE];
        Str out = STR_ON(line);
        const Thing other = v->items[i].what;
        if (v->items[i].mention || v->items[i].r <= 0 || same_thing(other, of) ||
            !ways_measure(match_game(p->match), match_state(p->match), of, other, &m) ||
            (!m.sees && !screen_is_something(m.blocker)))
            continue;
        m.attacks = m.attacks && m.rule == 0;  /* why not, `measure` tells */
        screen_title(&p->screen, other, &out);
        str_text(&out, ": ");
        put_measure(p, &m, &out);
        canvas_line(p->screen.canvas, 2, m.sees ? style_plain : style_dim, line);
    }
    if (p->screen.canvas->rows == 0)
        canvas_line(p->screen.canvas, 2, style_plain, words("play.sees-nobody"));
    play_show(p);
    return false;
}

bool play_reach(Play *p, int seat, const char *rest)
{
    Thing of;
    return want_piece(p, seat, rest, &of) && draw_piece(p, seat, PREVIEW_MOVE, of);
}

/* zoom: all of it, as large as possible; zoom A [INCHES]: so much of it round a piece */
bool play_zoom(Play *p, int seat, const char *rest)
{
    char name[LINE];
    Str out = STR_ON(name);
    Thing of = {KIND_NUMBER, 0};
    Point at = {0, 0};
    int units = 0;
    if (!measures(p, seat))
        return false;
    play_open_view(p, seat);
    const int scale = screen_plane_area(&p->screen)->scale;
    const char *last = strrchr(rest, ' ');
    const char *end = last != 0 ? read_length(last + 1, scale, &units) : 0;
    str_bytes(&out, rest, end != 0 && *end == '\0' ? (size_t)(last - rest) : strlen(rest));
    if (rest[0] != '\0' && !want_piece(p, seat, name, &of))
        return false;
    for (int i = 0; i < p->screen.view->n_items; i++) {
        const ViewItem *item = &p->screen.view->items[i];
        if (screen_is_something(of) && same_thing(item->what, of) && item->r > 0 && !item->mention)
            at = (Point){item->x, item->y};
    }
    screen_close_up(&p->screen, at, rest[0] == '\0' ? 0 : units > 0 ? units : CLOSE * scale);
    play_show(p);
    return false;
}
