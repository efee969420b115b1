/* Laws of secrets: they are kept, and redealing changes what is hidden. */
#include "laws.h"

static char json_a[JSON_CAP], json_b[JSON_CAP];

/* Law of secrets: what a seat sees does not depend on what it cannot know. */

/* Nothing is said twice of one thing: who reads JSON takes the last. */
static void is_said_once(const ViewFacts *of)
{
    for (int i = 0; i < of->n_facts; i++)
        for (int k = 0; k < i; k++)
            if (text_equal(of->facts[i].key, of->facts[k].key))
                broken("a fact is told twice of one thing", of->facts[i].key);
}

static void all_is_said_once(const View *v)
{
    for (int i = 0; i < v->n_seats; i++)
        is_said_once(&v->seats[i].of);
    for (int i = 0; i < v->n_areas; i++)
        is_said_once(&v->areas[i].of);
    for (int i = 0; i < v->n_cells; i++)
        is_said_once(&v->cells[i].of);
    for (int i = 0; i < v->n_items; i++)
        is_said_once(&v->items[i].of);
}

static void see(const Run *r, const void *state, int seat, char *json)
{
    Str s = {.at = json, .cap = JSON_CAP};
    json[0] = '\0';
    game_view(r->game, state, seat, &view);
    all_is_said_once(&view);
    view_json(r->game, state, &view, &s);
    if (s.cut)
        broken("the view does not fit", "");
}

/* From the first byte that differs, a bit more. */
static const char *difference(void)
{
    size_t i = 0;
    while (json_a[i] != '\0' && json_a[i] == json_b[i])
        i++;
    i = i > 60 ? i - 60 : 0;
    if (strlen(json_b) > i + 160)
        json_b[i + 160] = '\0';
    return json_b + i;
}

static bool same_denial(const Denial *a, const Denial *b)
{
    bool same = a->option == b->option && a->of_thing == b->of_thing && a->n_with == b->n_with &&
                same_thing(a->thing, b->thing) && text_equal(a->rule, b->rule);
    for (int i = 0; same && i < a->n_with; i++)
        same = same_thing(a->with[i], b->with[i]);
    return same;
}

/* "Why not?" must not tell either: the same denials by the same rules, with the same figures, in
 * the same words. */
static void same_denials(const Run *r, const void *copy)
{
    char a[200], b[200];
    const int n = denials.n;
    for (int i = 0; i < n || i < other_denials.n; i++) {
        Str said_a = STR_ON(a), said_b = STR_ON(b);
        const Denial *one = i < n ? &denials.list[i] : &other_denials.list[i];
        option_write(r->game, r->state, one->option, &said_a);
        option_write(r->game, copy, one->option, &said_b);
        if (n != other_denials.n || !same_denial(one, &other_denials.list[i]) || !text_equal(a, b))
            broken("a refusal tells what its seat cannot know", a);
    }
}

static void same_menu(const Run *r, const void *copy, int seat)
{
    game_menu(r->game, r->state, seat, &menu, &denials);
    game_menu(r->game, copy, seat, &other_menu, &other_denials);
    if (menu.n != other_menu.n || menu.prompt != other_menu.prompt ||
        menu.n_about != other_menu.n_about ||
        memcmp(menu.list, other_menu.list, (size_t)menu.n * sizeof menu.list[0]) != 0)
        broken("a menu depends on what its seat cannot know", prompt_id(run.game, &menu));
    for (int i = 0; i < menu.n_about; i++)
        if (menu.about[i].kind != other_menu.about[i].kind ||
            menu.about[i].value != other_menu.about[i].value)
            broken("a question tells what its seat cannot know", prompt_id(run.game, &menu));
    same_denials(r, copy);
}

/* They lie open: what a seat cannot know does not change them. */
static void same_groups(const Run *r, const void *copy)
{
    const PreviewQuery query = {.at = PREVIEW_TOGETHER, .seat = SPECTATOR};
    game_overlay(r->game, r->state, &query, &overlay_a);
    game_overlay(r->game, copy, &query, &overlay_b);
    if (overlay_a.n_groups != overlay_b.n_groups)
        broken("groups depend on secrets", "");
    for (int i = 0; i < overlay_a.n_groups; i++) {
        const Group *a = &overlay_a.group[i], *b = &overlay_b.group[i];
        if (a->n != b->n || a->seat != b->seat ||
            memcmp(a->of, b->of, (size_t)a->n * sizeof(Thing)) != 0)
            broken("a group depends on secrets", a->id);
    }
    if (overlay_a.n_shapes != overlay_b.n_shapes || overlay_a.n_points != overlay_b.n_points ||
        memcmp(overlay_a.shape, overlay_b.shape,
               (size_t)overlay_a.n_shapes * sizeof overlay_a.shape[0]) != 0 ||
        memcmp(overlay_a.point, overlay_b.point,
               (size_t)overlay_a.n_points * sizeof overlay_a.point[0]) != 0)
        broken("a shape depends on secrets", "");
}

/* Whoever takes time when it is worth a stop tells nothing, if that is for everybody to see: it is
 * the same whatever lies hidden. */
static void stops_are_open(const Run *r, const void *copy)
{
    for (int seat = 0; seat < r->setup.seats; seat++) {
        if (!(game_asked(r->state) & SEAT_BIT(seat)))
            continue;
        game_menu(r->game, r->state, seat, &menu, 0);
        game_menu(r->game, copy, seat, &other_menu, 0);
        if (menu.pass != other_menu.pass || menu.stop != other_menu.stop ||
            menu.keep_pause != other_menu.keep_pause || (menu.usual > 0) != (other_menu.usual > 0))
            broken("whether somebody is asked depends on secrets", prompt_id(run.game, &menu));
    }
}

/* What a seat imagines comes of what it knows: two states it cannot tell apart, redealt with the
 * same chance, are the same. Otherwise a bot that imagines often enough learned the true one. */
static void redeals_alike(Run *r, void *redealt, int seat)
{
    void *copy = fresh_copy(r);
    FastChance same = r->choices;
    game_redeal(r->game, copy, seat, &r->choices.chance);
    game_redeal(r->game, redealt, seat, &same.chance);
    if (memcmp(copy, redealt, r->game->state_size) != 0)
        broken("a redeal depends on what was hidden", prompt_id(run.game, &menu));
    free_copy(r, copy);
}

static void secrets_are_kept_from(Run *r, int seat)
{
    void *copy = fresh_copy(r);
    game_redeal(r->game, copy, seat, &r->choices.chance);
    same_groups(r, copy);
    const char *why = r->game->check(copy);
    if (why != 0)
        broken("check after redeal", why);
    if (memcmp(copy, r->state, r->game->state_size) == 0) {  /* nothing is hidden: nothing shows */
        free_copy(r, copy);
        return;
    }
    see(r, r->state, seat, json_a);
    see(r, copy, seat, json_b);
    if (strcmp(json_a, json_b) != 0)
        broken(seat == SPECTATOR ? "a spectator sees a secret" : "a seat sees a secret",
               difference());
    if (seat == SPECTATOR)
        stops_are_open(r, copy);
    else if (game_asked(r->state) & SEAT_BIT(seat))
        same_menu(r, copy, seat);
    redeals_alike(r, copy, seat);
    free_copy(r, copy);
}

static void secrets_are_kept(Run *r)
{
    secrets_are_kept_from(r, SPECTATOR);
    for (int seat = 0; seat < r->setup.seats; seat++)
        secrets_are_kept_from(r, seat);
}

void test_secrets(void **game)
{
    play_all(*game, 2, secrets_are_kept, 0);
}

/* Law: redealing really changes what is hidden. Otherwise the law of secrets would be kept by a
 * redeal that does nothing, and bots would know everything. Counted for each kind of thing: how
 * many items one seat knows, or knows more of, and another does not, and how many of these are
 * sometimes dealt otherwise. */

enum { KINDS_MAX = 64, TRIES = 8 };
static int hidden_items[KINDS_MAX], changed_items[KINDS_MAX];

static bool same_facts(const ViewFacts *a, const ViewFacts *b)
{
    bool same = a->n_facts == b->n_facts && a->n_tags == b->n_tags;
    for (int i = 0; same && i < a->n_facts; i++)
        same = text_equal(a->facts[i].key, b->facts[i].key) &&
               a->facts[i].value == b->facts[i].value && a->facts[i].max == b->facts[i].max;
    for (int i = 0; same && i < a->n_tags; i++)
        same = text_equal(a->tags[i], b->tags[i]);
    return same;
}

static bool same_item(const ViewItem *a, const ViewItem *b)
{
    return a->what.value == b->what.value && same_facts(&a->of, &b->of);
}

/* What is only spoken of lies elsewhere; seats may speak of different things. */
static void drop_mentions(View *v)
{
    int n = 0;
    for (int i = 0; i < v->n_items; i++)
        if (!v->items[i].mention)
            v->items[n++] = v->items[i];
    v->n_items = n;
}

/* Items that `knows` sees and `not` does not, or not as well: their indices. */
static int find_hidden(const Run *r, int knows, int not, int16_t found[VIEW_ITEMS])
{
    static View other;
    int n = 0;
    game_view_again(r->game, r->state, knows, &view);
    game_view_again(r->game, r->state, not, &other);
    drop_mentions(&view);
    drop_mentions(&other);
    for (int i = 0; i < view.n_items && view.n_items == other.n_items; i++)
        if (view.items[i].what.value != THING_HIDDEN && !same_item(&view.items[i], &other.items[i]))
            found[n++] = i;
    return n;
}

static void hidden_can_be_otherwise(Run *r)
{
    static int16_t found[VIEW_ITEMS];
    static View otherwise;
    static bool changed[VIEW_ITEMS];
    const int knows = (int)fast_below(&r->choices, (uint32_t)r->setup.seats);
    const int not = (int)fast_below(&r->choices, (uint32_t)r->setup.seats);
    const int n = find_hidden(r, knows, not, found);
    for (int i = 0; i < n; i++)
        changed[i] = false;
    for (int try = 0; n > 0 && try < TRIES; try++) {
        void *copy = fresh_copy(r);
        game_redeal(r->game, copy, not, &r->choices.chance);
        game_view_again(r->game, copy, knows, &otherwise);
        drop_mentions(&otherwise);
        for (int i = 0; i < n; i++)
            changed[i] = changed[i] ||
                         !same_item(&otherwise.items[found[i]], &view.items[found[i]]);
        free_copy(r, copy);
    }
    for (int i = 0; i < n; i++) {
        const int kind = view.items[found[i]].what.kind;
        hidden_items[kind]++;
        changed_items[kind] += changed[i];
    }
}

void test_redeals(void **game_)
{
    const Game *game = *game_;
    memset(hidden_items, 0, sizeof hidden_items);
    memset(changed_items, 0, sizeof changed_items);
    play_all(game, 2, hidden_can_be_otherwise, 0);
    for (int kind = 0; kind < game->n_kinds; kind++)
        if (hidden_items[kind] >= 20 && 10 * changed_items[kind] < hidden_items[kind])
            fail_msg("%s: of %d hidden things of kind %s only %d are ever redealt", game->id,
                     hidden_items[kind], game->kinds[kind].id, changed_items[kind]);
}
