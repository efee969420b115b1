/* Laws of menus: they are pure and read back, and whatever they refuse has a reason. */
#include "laws.h"

/* Law: menus are pure, their notation is unique and reads back, and their rules and texts exist. */

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void notation_is_sound(const Menu *m)
{
    static char words[MENU_MAX][128];
    for (int i = 0; i < m->n; i++) {
        Str s = STR_ON(words[i]);
        Option back;
        for (int a = 0; a < run.game->verbs[option_verb(m->list[i])].n_args; a++)
            need_thing(option_thing(run.game, m->list[i], a), "an option");
        option_write(run.game, run.state, m->list[i], &s);
        const char *why = option_read(run.game, run.state, words[i], &back, 0);
        if (why != 0 || back != m->list[i])
            broken("notation does not read back", words[i]);
    }
    qsort(words, (size_t)m->n, sizeof words[0], by_text);
    for (int i = 1; i < m->n; i++)
        if (text_equal(words[i - 1], words[i]))
            broken("two offers have one notation", words[i]);
}

/* A way that is shown leads where the option says, and nowhere twice. */
static void path_is_sound(const Menu *m, Option o, const Overlay *shown)
{
    const int args = run.game->verbs[option_verb(o)].n_args, n = shown->n_cells;
    if (n == 0)
        return;
    const Thing end = option_thing(run.game, o, args > 0 ? args - 1 : 0);
    if (args == 0 || n > VIEW_CELLS || !same_thing(shown->cell[n - 1], end))
        broken("a way leads elsewhere", prompt_id(run.game, m));
    for (int k = 1; k < n; k++)
        for (int before = 0; before < k; before++)
            if (same_thing(shown->cell[k], shown->cell[before]))
                broken("a way enters a cell twice", prompt_id(run.game, m));
}

/* Who counts together has a name and figures with texts, and nobody counts twice. */
static void group_is_sound(const Group *g)
{
    need_text("group.", g->id);
    if (g->n < 1 || g->n > GROUP_THINGS || g->seat >= run.setup.seats)
        broken("a group of nobody", g->id);
    for (int i = 0; i < g->n_facts; i++)
        need_text("fact.", g->facts[i].key);
    for (int i = 0; i < g->n; i++) {
        need_thing(g->of[i], g->id);
        for (int k = 0; k < i; k++)
            if (same_thing(g->of[k], g->of[i]))
                broken("somebody is in a group twice", g->id);
    }
}

static void groups_are_sound(const Overlay *shown)
{
    for (int i = 0; i < shown->n_groups; i++)
        group_is_sound(&shown->group[i]);
}

/* What is drawn on a plane is drawable, and of something that exists. */
static void shapes_are_sound(const Overlay *shown)
{
    static const int least[] = {[FORM_LINE] = 2, [FORM_DISC] = 1, [FORM_POLYGON] = 3};
    for (int i = 0; i < shown->n_shapes; i++) {
        const OverlayShape *shape = &shown->shape[i];
        if (shape->form > FORM_POLYGON || shape->role >= SHAPE_ROLES ||
            shape->n < least[shape->form] || (shape->form == FORM_DISC) != (shape->r > 0))
            broken("a shape that nobody can draw", overlay_roles[shape->role % SHAPE_ROLES]);
        need_text("overlay.", overlay_roles[shape->role]);
        if (shape->of.kind != KIND_NUMBER)
            need_thing(shape->of, "a shape");
    }
}

/* What is shown of each offer, and of the table. */
static void overlays_are_sound(const Menu *m)
{
    for (int i = 0; i < m->n; i++) {
        const PreviewQuery query = {.at = PREVIEW_OFFER, .seat = m->seat, .menu = m,
                                    .option = m->list[i]};
        game_overlay(run.game, run.state, &query, &overlay_a);
        path_is_sound(m, m->list[i], &overlay_a);
        groups_are_sound(&overlay_a);
        shapes_are_sound(&overlay_a);
    }
    const PreviewQuery together = {.at = PREVIEW_TOGETHER, .seat = SPECTATOR};
    game_overlay(run.game, run.state, &together, &overlay_a);
    groups_are_sound(&overlay_a);
    shapes_are_sound(&overlay_a);
    const PreviewQuery ends = {.at = PREVIEW_ENDS, .seat = m->seat, .menu = m};
    game_overlay(run.game, run.state, &ends, &overlay_a);
    shapes_are_sound(&overlay_a);
}

/* What a refusal names exists, and its sentence has no hole. */
static void figures_are_sound(const Denial *d)
{
    char text[400];
    if (d->of_thing && d->thing.value != THING_ANY)
        need_thing(d->thing, d->rule);
    for (int i = 0; i < d->n_with; i++)
        need_thing(d->with[i], d->rule);
    if (d->n_with == 0)
        return;
    for (int lang = 0; lang < LANGS; lang++) {
        const Listener to = {.lang = (Lang)lang, .seat = SPECTATOR};
        Str s = STR_ON(text);
        if (!denial_say(run.game, run.state, &to, d, &s))
            broken("figures of a refusal without a text", d->rule);
        if (s.cut || strchr(text, '{') != 0)
            broken("a refusal's text has a hole", text);
    }
}

static void denials_are_sound(const Menu *m)
{
    const char *known = 0;  /* many in a row cite the same rule */
    for (int i = 0; i < denials.n; i++) {
        const Denial *d = &denials.list[i];
        if (!d->of_thing && menu_has(m, d->option)) {
            char words[128];
            Str s = STR_ON(words);
            option_write(run.game, run.state, d->option, &s);
            broken("offered and denied", words);
        }
        figures_are_sound(d);
        if (denials.list[i].rule != known)
            need_rule(denials.list[i].rule, "a denial cites no rule");
        known = denials.list[i].rule;
    }
}

static void sentences_are_sound(const Menu *m, int seat)
{
    for (int lang = 0; lang < LANGS; lang++) {
        char text[1024];
        Str s = STR_ON(text);
        const Listener listener = {.lang = (Lang)lang, .seat = seat, .names = &test_names};
        prompt_say(run.game, run.state, &listener, m, &s);
        if (s.cut || strchr(text, '{') != 0 || strncmp(text, "prompt.", 7) == 0)
            broken("a question's text is missing or has a hole", text);
        speaks_to(&listener, text);
        for (int i = 0; i < m->n; i++) {
            Str o = STR_ON(text);
            option_say(run.game, run.state, &listener, m->list[i], &o);
            speaks_to(&listener, text);
        }
    }
}

/* Samples lie in their region, and whatever else the test says of a point, it has a rule for it. */
static void regions_are_sound(const Menu *m)
{
    for (int i = 0; i < m->n_regions; i++) {
        const Region *region = &m->region[i];
        int samples = 0;
        for (int k = 0; k < m->n; k++) {
            Denial d;
            if (option_verb(m->list[k]) != region->verb)
                continue;
            samples++;
            if (!game_allows(run.state, m, m->list[k], &d))
                broken("a sample lies outside its region", d.rule);
            const Option near = option(region->verb, option_arg(m->list[k], 0) + samples,
                                       option_arg(m->list[k], 1) - 7 * samples,
                                       option_arg(m->list[k], 2));
            if (!game_allows(run.state, m, near, &d))
                need_rule(d.rule, "a region refuses without a rule");
        }
        if (samples == 0)
            broken("a region without a sample", prompt_id(run.game, m));
    }
}

static void menu_of(int seat)
{
    void *before = fresh_copy(&run);
    game_menu(run.game, run.state, seat, &menu, &denials);
    if (memcmp(before, run.state, run.game->state_size) != 0)
        broken("a menu changes the state", prompt_id(run.game, &menu));
    free_copy(&run, before);
    if (menu.n < 1)
        broken("a menu without offers", prompt_id(run.game, &menu));
    need_text("prompt.", prompt_id(run.game, &menu));
    const PromptSpec *asked = &run.game->prompts[menu.prompt];
    if (asked->pass > 0 && option_verb(menu.list[0]) != asked->pass - 1)
        broken("what lets things go on is not offered first", asked->id);
    need_rule(menu.rule, "a question cites no rule");
    for (int i = 0; i < menu.n_about; i++)
        need_thing(menu.about[i], prompt_id(run.game, &menu));
    notation_is_sound(&menu);
    sentences_are_sound(&menu, seat);
    overlays_are_sound(&menu);
    denials_are_sound(&menu);
    regions_are_sound(&menu);
}

static void menus_are_sound(Run *r)
{
    for (int seat = 0; seat < r->setup.seats; seat++)
        if (game_asked(r->state) & SEAT_BIT(seat))
            menu_of(seat);
}

/* Law: whatever lies on the table and cannot be chosen is refused by a rule. Where something new
 * begins that is everything; in other questions at least all things of the kinds that they ask for.
 * The rest is told which question comes first. */

static bool asks_for(const Menu *m, int kind)
{
    for (int i = 0; i < m->n; i++)
        for (int a = 0; a < run.game->verbs[option_verb(m->list[i])].n_args; a++)
            if (option_thing(run.game, m->list[i], a).kind == kind)
                return true;
    return m->halt;
}

static void has_reason(const Menu *m, Thing t)
{
    const Pointed at = {.n = 1, .thing = {t}};
    char words[128];
    Str s = STR_ON(words);
    if (t.kind == KIND_NUMBER || t.kind == KIND_SEAT || t.value == THING_HIDDEN ||
        !asks_for(m, t.kind) || why_offered(run.game, m, &at) || why_denied(run.game, m, &at) != 0)
        return;
    put(&s, "%s: %s ", prompt_id(run.game, m), run.game->kinds[t.kind].id);
    thing_write(run.game, run.state, t, &s);
    broken("nothing is said about", words);
}

static void reasons_are_given(Run *r)
{
    enum { CELLS = 24 };  /* of a large board, some */
    for (int seat = 0; seat < r->setup.seats; seat++) {
        if (!(game_asked(r->state) & SEAT_BIT(seat)))
            continue;
        game_menu(r->game, r->state, seat, &menu, &denials);
        game_view(r->game, r->state, seat, &view);
        for (int i = 0; view.n_cells > 0 && i < CELLS; i++)
            has_reason(&menu, view.cells[fast_below(&r->choices, (uint32_t)view.n_cells)].what);
        for (int i = 0; i < view.n_items; i++)
            if (!view.items[i].mention)
                has_reason(&menu, view.items[i].what);
    }
}

void test_reasons(void **game)
{
    play_all(*game, 6, reasons_are_given, 0);
}

void test_menus(void **game)
{
    play_all(*game, 1, menus_are_sound, 0);
}
