/* The answers to a question: few one below the other, many in columns. If even that would be long,
 * answers that differ only in their last things share a line that says what they are. */
#include "cli/screen.h"
#include "cli/words.h"
#include "table/ways.h"

enum {
    LINE = 1024, FEW_OPTIONS = 7,
    HIGH_MOST = 12,   /* rows of columns before answers are put together */
    GROUP_LEAST = 5,  /* answers that are worth it */
};

/* ---- what an answer is about ---- */

/* What lies hidden on a field that an answer names: nobody should step on a trap unawares. */
static void put_hidden_there(const Screen *s, Thing field, Str *out)
{
    const View *v = s->view;
    for (int i = 0; i < v->n_items; i++) {
        const ViewItem *item = &v->items[i];
        const ViewArea *a = &v->areas[item->area];
        if (item->what.value != THING_HIDDEN || item->cell < 0 || item->cell >= a->n_cells)
            continue;
        const Thing there = v->cells[a->first_cell + item->cell].what;
        if (there.kind != field.kind || there.value != field.value)
            continue;
        str_text(out, " (");
        screen_title(s, item->what, out);
        str_char(out, ')');
    }
}

static void put_part(const char *text, Str *out)
{
    put(out, "%s%s", out->len > 0 ? ", " : "", text);
}

/* The ground of a square of the map, what lies there, and whether it is out of use. */
static void put_ground(const Screen *s, int map, int cell, Str *out)
{
    const ViewArea *a = &s->view->areas[map];
    const ViewCell *c = &s->view->cells[a->first_cell + cell];
    int16_t color;
    for (int t = c->of.n_tags - 1; t >= 0; t--) {
        const char *sign = screen_find(s, "sign", c->of.tags[t]);
        if (sign == 0)
            continue;
        if (!text_equal(sign, "."))  /* open ground goes without saying */
            put_part(screen_text(s, "tag", c->of.tags[t]), out);
        break;
    }
    for (int i = 0; i < s->view->n_items; i++) {
        char title[64];
        Str t = STR_ON(title);
        const ViewItem *item = &s->view->items[i];
        if (item->area != map || item->cell != cell)
            continue;
        screen_title(s, item->what, &t);
        put_part(title, out);
    }
    const char *dim = screen_dimmed(s, a, c, &color);
    if (dim != 0)
        put_part(dim, out);
}

static void put_square(const Screen *s, Thing what, Str *out)
{
    char about[200];
    Str text = STR_ON(about);
    const int map = screen_map_area(s);
    const ViewArea *a = map >= 0 ? &s->view->areas[map] : 0;
    for (int i = 0; a != 0 && i < a->n_cells; i++) {
        const Thing cell = s->view->cells[a->first_cell + i].what;
        if (cell.kind == what.kind && cell.value == what.value)
            put_ground(s, map, i, &text);
    }
    if (text.len > 0)
        put(out, " (%s)", about);
}

/* The seat whose slots an answer names: one's own, or that of the piece the question is about
 * (texts "whose.<verb>": about). */
static int slots_of(const Screen *s, const Menu *m, Option o)
{
    const char *whose = screen_find(s, "whose", s->game->verbs[option_verb(o)].word);
    for (int seat = 0; whose != 0 && seat < s->view->n_seats; seat++) {
        const ViewItem *piece = screen_piece(s, seat);
        if (piece != 0 && m->n_about > 0 && piece->what.kind == m->about[0].kind &&
            piece->what.value == m->about[0].value)
            return seat;
    }
    return m->seat;
}

/* The card in a slot of a seat; false: this thing is no slot. */
static bool find_slot(const Screen *s, int seat, Thing slot, const ViewItem **card)
{
    const View *v = s->view;
    for (int i = 0; i < v->n_areas; i++) {
        const ViewArea *a = &v->areas[i];
        for (int c = 0; a->kind == AREA_MAT && a->owner == seat && c < a->n_cells; c++) {
            const Thing what = v->cells[a->first_cell + c].what;
            if (what.kind != slot.kind || what.value != slot.value)
                continue;
            *card = 0;
            for (int k = 0; k < v->n_items; k++)
                if (v->items[k].area == i && v->items[k].cell == c)
                    *card = &v->items[k];
            return true;
        }
    }
    return false;
}

/* Which cards lie in the slots that an answer names. */
static void put_slots(const Screen *s, const Menu *m, Option o, Str *out)
{
    char cards[200];
    Str c = STR_ON(cards);
    const int args = s->game->verbs[option_verb(o)].n_args;
    bool any = false;
    for (int k = 0; k < args; k++) {
        char title[96];
        Str t = STR_ON(title);
        const ViewItem *card;
        if (!find_slot(s, slots_of(s, m, o), option_thing(s->game, o, k), &card))
            continue;
        any = any || card != 0;
        if (card != 0)
            screen_title(s, card->what, &t);
        put_part(card != 0 ? title : "-", &c);
    }
    if (any)
        put(out, " (%s)", cards);
}

/* What hides or threatens the place that an answer names on a measured plane; where it lies, its
 * label says. */
static void put_place(const Screen *s, const Menu *m, Option o, Str *out)
{
    char text[200];
    Str words = STR_ON(text);
    PlaceWords w;
    const VerbSpec *verb = &s->game->verbs[option_verb(o)];
    const int x = verb->n_args - 2;
    if (!game_measures(s->game) || x < 0 || verb->kinds[x] != KIND_X)
        return;
    const Point at = {option_arg(o, x), option_arg(o, x + 1)};
    if (!s->game->preview->plane->describe(s->state, m, at, &w))
        return;
    w.near = thing(KIND_NUMBER, 0);
    screen_place_words(s, &w, &words);
    if (words.len > 0)
        put(out, " (%s)", text);
}

/* ---- chances ---- */

static void put_percent(int millionths, Str *out)
{
    const int tenths = (millionths + 500) / 1000;
    put(out, "%d.%d", tenths / 10, tenths % 10);
}

static bool has_odds(const Screen *s, const Menu *m, Option o, Odds *out)
{
    return ways_odds(s->game, s->state, m->seat, o, 1, out);
}

static bool put_odds(const Screen *s, const Menu *m, Option o, Str *out)
{
    char hit[16], kill[16], mean[16], text[200];
    Str h = STR_ON(hit), k = STR_ON(kill), e = STR_ON(mean), t = STR_ON(text);
    Odds odds;
    if (!has_odds(s, m, o, &odds))
        return false;
    put_percent(odds.hit, &h);
    put_percent(odds.kill, &k);
    put(&e, "%d.%d", (odds.mean + 50) / 1000, (odds.mean + 50) / 100 % 10);
    words_fill(&t, "odds.short", hit, mean, NULL);
    if (odds.kill > 0)
        words_fill(&t, "odds.kill", kill, NULL);
    put(out, " %s", text);
    return true;
}

/* ---- single answers ---- */

static void put_choice(const Screen *s, const Menu *m, int i, Str *out)
{
    char label[200], notation[200];
    Str l = STR_ON(label), n = STR_ON(notation);
    const Option o = m->list[i];
    const int args = s->game->verbs[option_verb(o)].n_args;
    screen_say_option(s, o, &l);
    option_write(s->game, s->state, o, &n);
    put(out, "%s%d %s", i < 9 ? " " : "", i + 1, label);
    for (int k = 0; k < args; k++)
        put_hidden_there(s, option_thing(s->game, o, k), out);
    if (args == 1)
        put_square(s, option_thing(s->game, o, 0), out);
    put_slots(s, m, o, out);
    put_place(s, m, o, out);
    if (!text_equal(label, notation) && s->tight < TIGHT_PAGES)  /* the number is enough there */
        put(out, " [%s]", notation);
}

static int widest_choice(const Screen *s, const Menu *m)
{
    int widest = 0;
    for (int i = 0; i < m->n; i++) {
        char line[512];
        Str out = STR_ON(line);
        put_choice(s, m, i, &out);
        if (text_width(line) > widest)
            widest = text_width(line);
    }
    return widest;
}

static int columns_for(const Screen *s, int wide)
{
    const int columns = s->canvas->width / wide;
    return columns < 1 ? 1 : columns;
}

static void draw_columns(Screen *s, const Menu *m)
{
    Canvas *c = s->canvas;
    const int wide = widest_choice(s, m) + 2, columns = columns_for(s, wide);
    const int high = (m->n + columns - 1) / columns, top = c->rows;
    for (int i = 0; i < m->n; i++) {
        char line[512];
        Str out = STR_ON(line);
        put_choice(s, m, i, &out);
        if (columns == 1)
            canvas_line(c, 4, style_plain, line);
        else
            canvas_text(c, top + i % high, i / high * wide, style_plain, line);
    }
}

/* ---- answers put together ---- */

/* How many answers from `i` on are the same but for their last things; `*shared` things are the
 * same in all of them. */
static int group_from(const Screen *s, const Menu *m, int i, int *shared)
{
    const Option o = m->list[i];
    const int args = s->game->verbs[option_verb(o)].n_args;
    int n = 1;
    *shared = args > 1 ? 1 : 0;
    while (args > 0 && i + n < m->n && option_verb(m->list[i + n]) == option_verb(o) &&
           (*shared == 0 || option_arg(m->list[i + n], 0) == option_arg(o, 0)))
        n++;
    return n;
}

/* "Build Barrier from … to … [build barrier …]:" */
static void put_heading(const Screen *s, Option o, int shared, Str *out)
{
    const VerbSpec *verb = &s->game->verbs[option_verb(o)];
    for (const char *p = screen_text(s, "verb", verb->word); *p != '\0'; p++) {
        if (p[0] != '{' || p[1] < '0' || p[1] >= '0' + verb->n_args || p[2] != '}') {
            str_char(out, *p);
            continue;
        }
        if (p[1] - '0' < shared)
            screen_title(s, option_thing(s->game, o, p[1] - '0'), out);
        else
            str_text(out, "…");
        p += 2;
    }
    put(out, " [%s", verb->word);
    for (int k = 0; k < shared; k++) {
        str_char(out, ' ');
        thing_write(s->game, s->state, option_thing(s->game, o, k), out);
    }
    str_text(out, " …]:");
}

/* "12 9-4 9-8", "3 Axe [axe]" */
static void put_entry(const Screen *s, const Menu *m, int i, int shared, Str *out)
{
    const Option o = m->list[i];
    put(out, "%s%d", i < 9 ? " " : "", i + 1);
    for (int k = shared; k < s->game->verbs[option_verb(o)].n_args; k++) {
        char title[64], word[64];
        Str t = STR_ON(title), w = STR_ON(word);
        const Thing what = option_thing(s->game, o, k);
        screen_title(s, what, &t);
        thing_write(s->game, s->state, what, &w);
        put(out, " %s", title);
        if (!text_equal(title, word))
            put(out, " [%s]", word);
        put_hidden_there(s, what, out);
    }
    put_slots(s, m, o, out);
    put_place(s, m, o, out);
}

static void draw_group(Screen *s, const Menu *m, int from, int n, int shared)
{
    Canvas *c = s->canvas;
    char line[512];
    Str heading = STR_ON(line);
    int wide = 0;
    put_heading(s, m->list[from], shared, &heading);
    canvas_line(c, 4, style_plain, line);
    for (int i = from; i < from + n; i++) {
        Str out = STR_ON(line);
        put_entry(s, m, i, shared, &out);
        wide = text_width(line) + 2 > wide ? text_width(line) + 2 : wide;
    }
    const int columns = (c->width - 2) / wide > 1 ? (c->width - 2) / wide : 1;
    const int top = c->rows, high = (n + columns - 1) / columns;
    for (int i = 0; i < n; i++) {
        Str out = STR_ON(line);
        put_entry(s, m, from + i, shared, &out);
        canvas_text(c, top + i % high, 2 + i / high * wide, style_plain, line);
    }
}

static void draw_groups(Screen *s, const Menu *m)
{
    for (int i = 0, n; i < m->n; i += n) {
        char line[LINE], odds[200];
        Str out = STR_ON(line), with = STR_ON(odds);
        int shared = 0;
        const bool dice = put_odds(s, m, m->list[i], &with);
        n = dice ? 1 : group_from(s, m, i, &shared);
        if (m->n > FEW_OPTIONS && n >= GROUP_LEAST) {
            draw_group(s, m, i, n, shared);
            continue;
        }
        n = 1;
        put_choice(s, m, i, &out);
        str_text(&out, odds);
        canvas_line(s->canvas, 4, style_plain, line);
    }
}

/* Few answers, and those with chances, have a line each. */
void screen_choices(Screen *s, const Menu *m)
{
    const int wide = widest_choice(s, m) + 2;
    const int columns = columns_for(s, wide), high = (m->n + columns - 1) / columns;
    const bool many = m->n > FEW_OPTIONS || s->tight >= TIGHT_DENSE;
    const bool short_enough = high <= HIGH_MOST || (columns > 1 && s->tight >= TIGHT_PAGES);
    Odds odds;
    bool dice = false;
    for (int i = 0; !dice && i < m->n; i++)
        dice = has_odds(s, m, m->list[i], &odds);
    if (many && short_enough && !dice)
        draw_columns(s, m);
    else
        draw_groups(s, m);
}
