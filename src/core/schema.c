/* Reads maps by tables of fields; see schema.h. Plain values are in schema_value.c. */
#include "core/schema_inner.h"

#include <string.h>

static void read_map(Reader *r, const Node *map, const Field *fields, uint8_t *to, MapRead outer);

static const Node *typed(Reader *r, const Node *n, NodeType type, const Field *f)
{
    if (n->type == type)
        return n;
    char name[NAME_CAP];
    refuse(r, n, f, "%s must be %s%s%s, but is %s", field_name(n, f, name), node_type_name(type),
           f->such_as != 0 ? " such as " : "", f->such_as != 0 ? f->such_as : "",
           node_type_name(n->type));
    return 0;
}

/* ---- lists ---- */

static bool fits(Reader *r, const Node *list, const Field *f)
{
    char name[NAME_CAP];
    if (list->n >= f->min && list->n <= f->max)
        return true;
    if (f->min == f->max)
        refuse(r, list, f, "%s has %d members, but must have %d", field_name(list, f, name),
               list->n, f->min);
    else
        refuse(r, list, f, "%s has %d members, but must have %d to %d", field_name(list, f, name),
               list->n, f->min, f->max);
    return false;
}

static void read_member(Reader *r, const Node *n, const Field *f, uint8_t *to, MapRead *e)
{
    if (f->fields != 0) {
        read_map(r, n, f->fields, to, *e);
        return;
    }
    Field of = *f->of;
    of.key = f->key;
    field_value(r, n, &of, to, e);
}

/* What a list of numbers or words does not say goes on as it said last. */
static void go_on(const Field *f, uint8_t *to, int n)
{
    for (int i = n; i < f->max; i++)
        memcpy(to + (size_t)i * f->size, to + (size_t)(n - 1) * f->size, f->size);
}

static void read_list(Reader *r, const Node *list, const Field *f, uint8_t *to, MapRead *e)
{
    const bool listed = !f->or_one || f->listed == 0 || (f->listed & e->traits) != 0;
    int n = 0;
    if (f->or_one && (list->type != NODE_LIST || !listed)) {
        read_member(r, list, f, to, e);
        go_on(f, to, 1);
        return;
    }
    if (typed(r, list, NODE_LIST, f) == 0 || !fits(r, list, f))
        return;
    for (const Node *one = list->child; one != 0; one = one->next)
        read_member(r, one, f, to + f->size * (size_t)n++, e);
    if (f->or_one && n > 0)
        go_on(f, to, n);
}

static void read_set(Reader *r, const Node *list, const Field *f, uint8_t *to, MapRead *e)
{
    uint64_t set = 0;
    if (typed(r, list, NODE_LIST, f) == 0 || !fits(r, list, f))
        return;
    for (const Node *n = list->child; n != 0; n = n->next)
        set |= (uint64_t)1 << (f->path != 0 ? field_ref(r, n, f) : field_choice(r, n, f, e));
    field_store(to, f->size, (int64_t)set);
}

/* ---- drawings ---- */

static void read_row(Reader *r, const Node *n, const Field *f, int row, uint8_t *signs)
{
    const char *all = f->words;
    if (n->type != NODE_TEXT || (int)strlen(n->text) != f->max) {
        refuse(r, n, f, "row %d of '%s', from the top, must have %d signs, but has %d", row + 1,
               f->key, f->max, (int)strlen(n->text));
        return;
    }
    for (int i = 0; i < f->max; i++) {
        const char *at = strchr(all, n->text[i]);
        if (at == 0) {
            char allowed[80];
            Str list = STR_ON(allowed);
            for (const char *p = all; *p != '\0'; p++)
                put(&list, " %c", *p);
            refuse(r, n, f, "'%c' is no sign of '%s': use%s", n->text[i], f->key, allowed);
            return;
        }
        signs[i] = at - all;
    }
}

static void read_drawing(Reader *r, const Node *list, const Field *f, uint8_t *to)
{
    uint8_t signs[DRAWING_MAX];
    const int errors = r->errors;
    int row = 0;
    if (typed(r, list, NODE_LIST, f) == 0)
        return;
    if (list->n != f->min) {
        refuse(r, list, f, "'%s' has %d rows, but must have %d", f->key, list->n, f->min);
        return;
    }
    for (const Node *n = list->child; n != 0; n = n->next, row++)
        read_row(r, n, f, row, signs + row * f->max);
    if (r->errors == errors)
        f->draw(r, list, signs, to);
}

/* ---- maps ---- */

void field_value(Reader *r, const Node *n, const Field *f, uint8_t *to, MapRead *e)
{
    MapRead inside = *e;
    inside.traits |= f->gives;
    switch (f->type) {
    case FIELD_INT: case FIELD_WORD: case FIELD_REF: case FIELD_SIGN: case FIELD_ID:
        if (typed(r, n, NODE_TEXT, f) != 0)
            field_plain(r, n, f, to, e);
        return;
    case FIELD_MAP:
        if (typed(r, n, NODE_MAP, f) != 0)
            read_map(r, n, f->fields, to, inside);
        return;
    case FIELD_LIST: read_list(r, n, f, to, &inside); return;
    case FIELD_SET: read_set(r, n, f, to, e); return;
    case FIELD_TEXT:
        if (typed(r, n, NODE_MAP, f) != 0)
            field_text(r, n, f, e);
        return;
    case FIELD_DRAWING: read_drawing(r, n, f, to); return;
    case FIELD_OWN:
        if (typed(r, n, f->node, f) != 0)
            f->own(r, n, to, inside.traits);
        return;
    default: return;
    }
}

static void read_keyed(Reader *r, const Node *map, const Field *f, uint8_t *to, MapRead *e)
{
    const Node *n = node_find(map, f->key);
    const bool plain = f->type == FIELD_INT || f->type == FIELD_WORD || f->type == FIELD_REF;
    if (n != 0) {
        field_value(r, n, f, to + f->at, e);
        if (f->count_size > 0 && n->type == NODE_LIST && n->n <= f->max)
            field_store(to + f->count_at, f->count_size, n->n);
    } else if (!f->optional) {
        if (map == r->root)
            read_error(r, map, "the file '%s.yaml' is missing", f->key);
        else
            refuse(r, map, f, "'%s' is missing", f->key);
        e->lost = e->lost || f->chooses;
    } else if (plain || f->or_one) {
        field_fallback(f, to + f->at, e);
    }
}

/* One number for each word. */
static void read_by_word(Reader *r, const Node *map, const Field *f, uint8_t *to, MapRead *e)
{
    Field one = *f;
    one.type = FIELD_INT;
    for (int i = 0; i < f->n_words; i++) {
        one.key = field_word(f, i);
        one.at = f->at + (size_t)i * f->size;
        read_keyed(r, map, &one, to, e);
    }
}

static void read_each(Reader *r, const Node *map, const Field *fields, uint8_t *to, MapRead *e)
{
    for (const Field *f = fields; f->type != FIELD_END; f++) {
        const bool has = f->only == 0 || (f->only & e->traits) != 0;
        if (r->visit != 0)
            r->visit(r, f, map, has);
        if (!has)
            continue;
        switch (f->type) {
        case FIELD_SOURCE: field_source(r, map, f); break;
        case FIELD_BY_WORD: read_by_word(r, map, f, to, e); break;
        case FIELD_SAME: read_each(r, map, f->fields, to + f->at, e); break;
        case FIELD_FIXED: field_fallback(f, to + f->at, e); break;
        case FIELD_CHECK: break;  /* when all is read */
        default: read_keyed(r, map, f, to, e);
        }
    }
}

static void check_each(Reader *r, const Node *map, const Field *fields, uint8_t *to,
                       const MapRead *e)
{
    for (const Field *f = fields; f->type != FIELD_END; f++) {
        if (f->only != 0 && (f->only & e->traits) == 0)
            continue;
        if (f->type == FIELD_SAME)
            check_each(r, map, f->fields, to + f->at, e);
        else if (f->type == FIELD_CHECK && r->errors == e->errors)
            f->own(r, map, to, e->traits);
    }
}

/* Where a key belongs that this entry does not have; NULL if no field says. */
static const char *elsewhere(const Field *fields, const char *key)
{
    const char *where = 0;
    for (const Field *f = fields; f->type != FIELD_END && where == 0; f++) {
        if (f->type == FIELD_SAME)
            where = elsewhere(f->fields, key);
        else if (f->key != 0 && text_equal(f->key, key))
            where = f->elsewhere;
    }
    return where;
}

/* Misspelt words must not be silently ignored. */
static void refuse_others(Reader *r, const Node *map, const Field *fields)
{
    for (const Node *n = map->child; n != 0; n = n->next) {
        if (n->used)
            continue;
        const char *where = elsewhere(fields, n->key);
        if (where != 0)
            read_error(r, n, "'%s' has no meaning here: %s", n->key, where);
        else
            read_error(r, n, "'%s' is not known here", n->key);
    }
}

static void read_map(Reader *r, const Node *map, const Field *fields, uint8_t *to, MapRead outer)
{
    MapRead e = outer;
    e.map = map;
    e.errors = r->errors;
    e.lost = false;
    if (map->type != NODE_MAP) {
        read_error(r, map, "this entry must be a map");
        return;
    }
    read_each(r, map, fields, to, &e);
    if (!e.lost && map != r->root)  /* what belongs to it depends on a word that is not there */
        refuse_others(r, map, fields);
    check_each(r, map, fields, to, &e);
}

void read_fields(Reader *r, const Node *map, const Field *fields, void *to, Traits traits)
{
    read_map(r, map, fields, to, (MapRead){.traits = traits, .id = ""});
}

void read_pack(Reader *r, const Field *files, void *content)
{
    read_fields(r, r->root, files, content, 0);
}
