/* Every field of every schema of every game, spoilt in every way: missing, of a wrong type, out of
 * range, an unknown word, a list too long or too short, a key that does not belong there. The good
 * packs in content/ and tests/packs/ are read, and core tells of each field where it belongs and
 * where not; then one node of the tree is replaced at a time. Each mistake must be refused in the
 * line where it stands, with what is wrong and what is allowed. Run it from the project folder. */
#include <dirent.h>

#include "../unit/unit.h"

#include "core/game.h"
#include "core/schema.h"
#include "pack/pack_read.h"
#include "pack/yaml.h"

enum { SPOILT_LINE = 77777, VISITS_MAX = 400000, MEMBERS_MAX = 256 };

/* A field and a map that it was looked for in. */
typedef struct Visit {
    const Field *field;
    Node *root, *map;
    bool belongs;
} Visit;

static MemArena arena;
static const Game *game;
static Visit *visits;
static int n_visits, n_mistakes;
static Node *reading;  /* the pack being looked at */

/* ---- packs as trees ---- */

static Node *tree_of(const char *dir)
{
    static char lines[4096];
    Str out = STR_ON(lines);
    Problems problems = {.out = &out};
    PackFile files[PACK_FILES];
    const int n = pack_files(&arena, dir, files, &problems);
    Node *root = mem_alloc(&arena, sizeof *root);
    *root = (Node){.type = NODE_MAP, .file = dir, .text = ""};
    for (int i = 0; i < n; i++) {
        const char *name = files[i].name;
        Node *file = yaml_read(&arena, name, files[i].text, files[i].n, &problems);
        if (strcmp(name, "texts.yaml") == 0)
            continue;
        file->key = mem_text(&arena, name, strlen(name) - strlen(".yaml"));
        file->next = root->child;
        root->child = file;
        root->n++;
    }
    assert_string_equal(lines, "");
    return root;
}

static void forget_reading(Node *n)
{
    n->used = false;
    for (Node *one = n->child; one != 0; one = one->next)
        forget_reading(one);
}

/* ---- reading ---- */

typedef struct Expected {
    int line;
    const char *what;
    bool found;
    char first[500];  /* what was said instead */
} Expected;

static void on_error(Reader *r, const Node *where, const char *what)
{
    Expected *e = r->to;
    assert_non_null(where->file);
    if (r->errors == 1)
        snprintf(e->first, sizeof e->first, "%s:%d: %s", where->file, where->line, what);
    e->found = e->found || (where->line == e->line && strstr(what, e->what) != 0);
}

static void on_text(Reader *r, const char *key, const Node *in)
{
    (void)r;
    (void)key;
    assert_int_equal(in->type, NODE_MAP);
}

static void on_visit(Reader *r, const struct Field *f, const Node *map, bool belongs)
{
    (void)r;
    assert_true(n_visits < VISITS_MAX);
    visits[n_visits++] = (Visit){f, reading, (Node *)map, belongs};
}

static int read_tree(Node *root, Expected *e, bool look)
{
    static _Alignas(64) uint8_t content[1 << 18];
    Reader r = {.root = root, .error = on_error, .text = on_text, .to = e,
                .visit = look ? on_visit : 0};
    assert_true(game->content_size <= sizeof content);
    memset(content, 0, game->content_size);
    forget_reading(root);
    reading = root;
    game->read(&r, content);
    return r.errors;
}

/* ---- one mistake ---- */

static void refused(const Visit *v, int line, const char *what, const char *why)
{
    Expected e = {.line = line, .what = what};
    n_mistakes++;
    if (read_tree(v->root, &e, false) == 0)
        fail_msg("%s, %s:%d, '%s', %s: accepted", game->id, v->map->file, v->map->line,
                 v->field->key, why);
    if (!e.found)
        fail_msg("%s, %s:%d, '%s', %s: not \"%s\" in line %d, but \"%s\"", game->id, v->map->file,
                 v->map->line, v->field->key, why, what, line, e.first);
}

static Node *child(Node *map, const char *key)
{
    for (Node *n = map->child; n != 0; n = n->next)
        if (n->key != 0 && strcmp(n->key, key) == 0)
            return n;
    return 0;
}

static Node text_node(const char *text)
{
    return (Node){.type = NODE_TEXT, .file = "spoilt", .line = SPOILT_LINE, .text = text};
}

/* A list of n times the same text. */
static Node list_node(const char *text, int n, Node members[MEMBERS_MAX])
{
    assert_true(n <= MEMBERS_MAX);
    for (int i = 0; i < n; i++) {
        members[i] = text_node(text);
        members[i].next = i + 1 < n ? &members[i + 1] : 0;
    }
    return (Node){.type = NODE_LIST, .file = "spoilt", .line = SPOILT_LINE, .text = "", .n = n,
                  .child = n > 0 ? members : 0};
}

/* Has `bad` under the key for once, in place of what is there. */
static void with(const Visit *v, const char *key, Node bad, const char *what)
{
    Node *there = child(v->map, key);
    bad.key = key;
    if (there != 0) {
        const Node good = *there;
        bad.next = good.next;
        *there = bad;
        refused(v, SPOILT_LINE, what, bad.text);
        *there = good;
    } else {
        bad.next = v->map->child;
        v->map->child = &bad;
        refused(v, SPOILT_LINE, what, bad.text);
        v->map->child = bad.next;
    }
}

static void without(const Visit *v, const char *key, const char *what)
{
    for (Node **at = &v->map->child; *at != 0; at = &(*at)->next)
        if (strcmp((*at)->key, key) == 0) {
            Node *gone = *at;
            *at = gone->next;
            refused(v, v->map->line, what, "missing");
            *at = gone;
            return;
        }
    fail_msg("'%s' is needed, but not there", key);
}

static void missing(const Visit *v, const char *key)
{
    char what[80];
    if (v->map == v->root)
        snprintf(what, sizeof what, "the file '%s.yaml' is missing", key);
    else
        snprintf(what, sizeof what, "'%s' is missing", key);
    without(v, key, what);
}

/* ---- mistakes of each type ---- */

static void spoil_number(const Visit *v, const Field *f, const char *key)
{
    Node members[MEMBERS_MAX];
    char number[16], range[80];
    snprintf(range, sizeof range, "to %d", f->max);
    snprintf(number, sizeof number, "%d", f->min - 1);
    with(v, key, text_node(number), range);
    snprintf(number, sizeof number, "%d", f->max + 1);
    with(v, key, text_node(number), range);
    with(v, key, text_node("many"), "must be a whole number from");
    with(v, key, list_node("1", 1, members), "must be a plain value, but is a list");
    if (f->not_zero)
        with(v, key, text_node("0"), "not 0");
}

static void spoil_word(const Visit *v, const Field *f)
{
    Node members[MEMBERS_MAX];
    with(v, f->key, text_node("no-such-word"), "'no-such-word' is not known here; allowed: ");
    with(v, f->key, list_node("x", 1, members), "must be a plain value, but is a list");
    for (int i = 0; i < f->n_words; i++) {
        assert_non_null(field_word(f, i));
        if (f->without >> i & 1)
            with(v, f->key, text_node(field_word(f, i)), "is not known here; allowed: ");
    }
}

/* The first of two entries gets the id of the second. */
static void spoil_id(const Visit *v)
{
    with(v, "id", text_node("No_Id"), "'No_Id' is no id: use 1 to ");
    with(v, "id", text_node("wolf-2"), "not ending in -2");
    for (int i = 0; i < n_visits && v->field->unique != 0; i++) {
        const Visit *other = &visits[i];
        if (other->field != v->field || other->root != v->root || other->map == v->map)
            continue;
        const Visit second = *other;
        const Node *first = child(v->map, "id");
        Node *id = child(second.map, "id");
        const Node good = *id;
        id->text = first->text;
        refused(&second, second.map->line, "is here twice", "twin");
        *id = good;
        return;
    }
}

static const char *member_mistake(const Field *of)
{
    switch (of->type) {
    case FIELD_INT: return "must be a whole number from";
    case FIELD_LIST: return "must be a list, but is a plain value";
    default: return "'no-such-word' is not known here; allowed: ";
    }
}

static void spoil_list(const Visit *v, const Field *f)
{
    Node members[MEMBERS_MAX];
    Node *list = child(v->map, f->key);
    if (!f->or_one)
        with(v, f->key, text_node("one"), "must be a list, but is a plain value");
    if (f->min > 0 && !(f->or_one && f->listed != 0))
        with(v, f->key, list_node("x", f->min - 1, members), "members, but must have");
    if (!(f->or_one && f->listed != 0))
        with(v, f->key, list_node("x", f->max + 1, members), "members, but must have");
    if (f->fields != 0 && f->max > 0) {
        with(v, f->key, list_node("x", f->min > 0 ? f->min : 1, members),
             "this entry must be a map");
    } else if (f->of != 0 && list != 0 && list->type == NODE_LIST && list->child != 0) {
        const Node good = *list->child;
        *list->child = text_node("no-such-word");
        list->child->next = good.next;
        refused(v, SPOILT_LINE, member_mistake(f->of), "member");
        *list->child = good;
    }
}

static void spoil_drawing(const Visit *v, const Field *f)
{
    Node members[MEMBERS_MAX];
    char row[64];
    assert_true(f->max < (int)sizeof row - 1);
    memset(row, *(const char *)f->words, sizeof row);
    row[f->max] = '\0';
    with(v, f->key, text_node("one"), "must be a list");
    with(v, f->key, list_node(row, f->min + 1, members), "rows, but must have");
    with(v, f->key, list_node(row + 1, f->min, members), "signs, but has");
    row[0] = '#';
    with(v, f->key, list_node(row, f->min, members), "'#' is no sign of");
}

static void spoil_source(const Visit *v, const Field *f)
{
    missing(v, "source");
    with(v, "source", text_node("guess"), "'guess' is not known here; allowed: rulebook");
    with(v, "rule", text_node("XX-1"), "'rule' must be a rule id such as");
    if (f->needs_rule)
        missing(v, "rule");
}

static void spoil_value(const Visit *v, const Field *f)
{
    Node members[MEMBERS_MAX];
    switch (f->type) {
    case FIELD_INT: spoil_number(v, f, f->key); return;
    case FIELD_WORD: case FIELD_REF: spoil_word(v, f); return;
    case FIELD_SIGN: with(v, f->key, text_node("##"), "but must be one of"); return;
    case FIELD_ID: spoil_id(v); return;
    case FIELD_LIST: spoil_list(v, f); return;
    case FIELD_SET:
        with(v, f->key, text_node("x"), "must be a list, but is a plain value");
        with(v, f->key, list_node("no-such-word", 1, members), "is not known here; allowed: ");
        return;
    case FIELD_DRAWING: spoil_drawing(v, f); return;
    case FIELD_MAP: case FIELD_TEXT: with(v, f->key, text_node("x"), "must be a map"); return;
    case FIELD_OWN:
        if (f->node == NODE_TEXT)
            with(v, f->key, list_node("x", 1, members), "must be a plain value");
        else
            with(v, f->key, text_node("x"), "must be a ");
        return;
    default: return;
    }
}

static void spoil(const Visit *v)
{
    const Field *f = v->field;
    if (f->type == FIELD_SOURCE) {
        spoil_source(v, f);
    } else if (f->type == FIELD_BY_WORD) {
        for (int i = 0; i < f->n_words; i++) {
            spoil_number(v, f, field_word(f, i));
            if (!f->optional)
                missing(v, field_word(f, i));
        }
    } else if (f->key != 0) {
        spoil_value(v, f);
        if (!f->optional)
            missing(v, f->key);
    }
}

/* Whether any field with this key belongs to the map. */
static bool has_key(const Visit *v)
{
    for (int i = 0; i < n_visits; i++)
        if (visits[i].map == v->map && visits[i].belongs && visits[i].field->key != 0 &&
            strcmp(visits[i].field->key, v->field->key) == 0)
            return true;
    return false;
}

/* ---- every field ---- */

static void look_at_packs(void)
{
    char dir[300];
    /* The template game of the tests has its only pack beside it. */
    snprintf(dir, sizeof dir, strcmp(game->id, "lifeboat") == 0 ? "tests/games/content"
                                                                : "content/%s", game->id);
    DIR *packs = opendir("tests/packs");
    assert_non_null(packs);
    for (const struct dirent *e = 0; dir[0] != '\0';) {
        Expected none = {.what = ""};
        if (read_tree(tree_of(mem_text(&arena, dir, strlen(dir))), &none, true) != 0)
            fail_msg("%s: %s", dir, none.first);
        dir[0] = '\0';
        while (dir[0] == '\0' && (e = readdir(packs)) != 0)
            if (strncmp(e->d_name, game->id, strlen(game->id)) == 0)
                snprintf(dir, sizeof dir, "tests/packs/%s", e->d_name);
    }
    closedir(packs);
}

/* The first visit of the field that has the key, or else one that may have it; or NULL. */
static const Visit *sample(const Field *f)
{
    const Visit *any = 0;
    for (int i = 0; i < n_visits; i++) {
        if (visits[i].field != f || !visits[i].belongs)
            continue;
        if (f->key == 0 || child(visits[i].map, f->key) != 0)
            return &visits[i];
        any = any != 0 ? any : &visits[i];
    }
    return any;
}

static bool seen_before(int i)
{
    for (int j = 0; j < i; j++)
        if (visits[j].field == visits[i].field)
            return true;
    return false;
}

/* What is said about a key that belongs to other entries. */
static const char *foreign(const Field *f)
{
    static char what[200];
    snprintf(what, sizeof what, "'%s' is not known here", f->key);
    if (f->elsewhere != 0)
        snprintf(what, sizeof what, "'%s' has no meaning here: %s", f->key, f->elsewhere);
    return what;
}

static void spoil_game(const char *id)
{
    game = game_by_id(id);
    n_visits = n_mistakes = 0;
    look_at_packs();
    for (int i = 0; i < n_visits; i++) {
        if (seen_before(i))
            continue;
        const Visit *v = sample(visits[i].field);
        if (v == 0)
            fail_msg("%s: no good pack has an entry with '%s'", id, visits[i].field->key);
        spoil(v);
        if (v->map != v->root)
            with(v, "no-such-key", text_node("1"), "'no-such-key' is not known here");
    }
    for (int i = 0; i < n_visits; i++)  /* keys that belong to other entries */
        if (!visits[i].belongs && visits[i].field->key != 0 && !has_key(&visits[i])) {
            bool first = true;
            for (int j = 0; j < i && first; j++)
                first = visits[j].field != visits[i].field || visits[j].belongs ||
                        has_key(&visits[j]);
            if (first)
                with(&visits[i], visits[i].field->key, text_node("1"), foreign(visits[i].field));
        }
    print_message("# %s: %d mistakes refused\n", id, n_mistakes);
    assert_true(n_mistakes > 20);
}

static int begin(void **state)
{
    (void)state;
    visits = malloc(VISITS_MAX * sizeof *visits);
    return visits != 0 ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    free(visits);
    mem_free(&arena);
    return 0;
}

static void test_null(void **state) { (void)state; spoil_game("null"); }
static void test_brawl(void **state) { (void)state; spoil_game("brawl"); }
static void test_gorgasali(void **state) { (void)state; spoil_game("gorgasali"); }
static void test_adeloth(void **state) { (void)state; spoil_game("adeloth"); }
static void test_exalted(void **state) { (void)state; spoil_game("exalted"); }
static void test_euthia(void **state) { (void)state; spoil_game("euthia"); }
static void test_lifeboat(void **state) { (void)state; spoil_game("lifeboat"); }

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_null), cmocka_unit_test(test_brawl),
        cmocka_unit_test(test_gorgasali), cmocka_unit_test(test_adeloth),
        cmocka_unit_test(test_exalted), cmocka_unit_test(test_euthia),
        cmocka_unit_test(test_lifeboat),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
