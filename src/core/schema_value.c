/* Plain values of fields: numbers, words, references, ids; and texts and sources. */
#include <string.h>

#include "core/schema_inner.h"

const char *const core_flag_words[2] = {"no", "yes"};

void refuse(Reader *r, const Node *where, const Field *f, const char *format, ...)
{
    char text[400];
    Str s = STR_ON(text);
    va_list args;
    va_start(args, format);
    put_list(&s, format, args);
    va_end(args);
    if (f->rule != 0)
        put(&s, " (%s)", f->rule);
    read_error(r, where, "%s", text);
}

const char *field_name(const Node *n, const Field *f, char name[NAME_CAP])
{
    Str s = {.at = name, .cap = NAME_CAP};
    name[0] = '\0';
    put(&s, n->key != 0 ? "'%s'" : "a member of '%s'", f->key);
    return name;
}

void field_store(uint8_t *to, size_t size, int64_t value)
{
    switch (size) {
    case 1: *to = value; return;
    case 2: memcpy(to, &(uint16_t){value}, 2); return;
    case 4: memcpy(to, &(uint32_t){(uint32_t)value}, 4); return;
    default: memcpy(to, &(uint64_t){(uint64_t)value}, 8);
    }
}

static void store_all(const Field *f, uint8_t *to, int value)
{
    const int n = f->or_one ? f->max : f->repeat > 0 ? f->repeat : 1;
    for (int i = 0; i < n; i++)
        field_store(to + (size_t)i * f->size, f->size, value);
}

/* ---- numbers ---- */

static int read_number(Reader *r, const Node *n, const Field *f, const uint8_t *to)
{
    const int floor = f->floor > 0 ? (to - f->at)[f->floor - 1] : f->min;
    const int min = floor > f->min ? floor : f->min;
    char name[NAME_CAP];
    long value;
    if (text_int(n->text, min, f->max, &value) && !(f->not_zero && value == 0))
        return (int)value;
    refuse(r, n, f, "%s is '%s', but must be a whole number from %d to %d%s",
           field_name(n, f, name), n->text, min, f->max, f->not_zero ? ", not 0" : "");
    return min;
}

/* ---- words ---- */

const char *field_word(const Field *f, int i)
{
    const char *word;
    memcpy(&word, (const uint8_t *)f->words + (size_t)i * f->word_step, sizeof word);
    return word;
}

static void choose(const Field *f, int i, MapRead *e)
{
    if (f->chooses)
        e->traits |= ((const Term *)((const uint8_t *)f->words + (size_t)i * f->word_step))->gives;
}

/* Adds a word to the list of what is allowed; a list that is too long ends with dots. */
static void allow(Str *list, const char *word)
{
    if (list->cut)
        return;
    if (list->len + strlen(word) + sizeof ", …" >= list->cap) {
        str_text(list, ", …");
        list->cut = true;
        return;
    }
    put(list, "%s%s", list->len > 0 ? ", " : "", word);
}

static void refuse_word(Reader *r, const Node *n, const Field *f, const char *allowed)
{
    char name[NAME_CAP];
    if (n->type == NODE_TEXT)
        refuse(r, n, f, "'%s' is not known here; allowed: %s", n->text, allowed);
    else
        refuse(r, n, f, "%s must be one word; allowed: %s", field_name(n, f, name), allowed);
}

int field_choice(Reader *r, const Node *n, const Field *f, MapRead *e)
{
    char allowed[320];
    Str list = STR_ON(allowed);
    for (int i = 0; i < f->n_words; i++) {
        if (f->without >> i & 1)
            continue;
        if (n->type == NODE_TEXT && text_equal(n->text, field_word(f, i))) {
            choose(f, i, e);
            return i;
        }
        allow(&list, field_word(f, i));
    }
    refuse_word(r, n, f, allowed);
    e->lost = e->lost || f->chooses;
    return 0;
}

/* ---- entries by their ids ---- */

/* Child of a map by key, without a mark that it was read. */
static const Node *peek(const Node *map, const char *key, size_t len)
{
    for (const Node *n = map->type == NODE_MAP ? map->child : 0; n != 0; n = n->next)
        if (n->key != 0 && strlen(n->key) == len && memcmp(n->key, key, len) == 0)
            return n;
    return 0;
}

/* Goes to every entry at a path until `take` says that it is enough. */
typedef bool TakeFn(const Node *entry, const char *id, void *with);

static bool each_entry(const Node *from, const char *path, TakeFn *take, void *with)
{
    if (from == 0)
        return false;
    if (from->type == NODE_LIST) {
        for (const Node *n = from->child; n != 0; n = n->next)
            if (each_entry(n, path, take, with))
                return true;
        return false;
    }
    if (*path != '\0') {
        const size_t len = strcspn(path, "/");
        return each_entry(peek(from, path, len), path + len + (path[len] == '/'), take, with);
    }
    const Node *id = peek(from, "id", 2);
    return take(from, id != 0 && id->type == NODE_TEXT ? id->text : "", with);
}

typedef struct Search {
    const char *id;
    const Node *own;  /* entry that it is not about, or NULL */
    int index;
    bool found;
    Str *allowed;
} Search;

static bool compare(const Node *entry, const char *id, void *with)
{
    Search *s = with;
    if (entry == s->own)
        return true;
    s->found = text_equal(id, s->id);
    if (s->found)
        return true;
    s->index++;
    if (s->allowed != 0)
        allow(s->allowed, id);
    return false;
}

int field_ref(Reader *r, const Node *n, const Field *f)
{
    char allowed[320];
    Str list = STR_ON(allowed);
    Search s = {.id = n->text, .allowed = &list};
    if (n->type == NODE_TEXT)
        each_entry(r->root, f->path, compare, &s);
    if (s.found)
        return s.index < f->max ? s.index : 0;  /* that the list is too long is said there */
    refuse_word(r, n, f, allowed);
    return 0;
}

/* Words of notation must not mean two things: the second of two entries is refused. */
static void refuse_twin(Reader *r, const Node *n, const Field *f, const Node *entry)
{
    Search s = {.id = n->text, .own = entry};
    for (int i = 0; f->unique[i] != 0; i++)
        if (each_entry(r->root, f->unique[i], compare, &s))
            break;
    if (s.found)
        refuse(r, entry, f, "the id '%s' is here twice", n->text);
}

static void take_id(Reader *r, const Node *n, const Field *f, uint8_t *to, MapRead *e)
{
    const size_t len = strlen(n->text);
    bool good = len > 0 && len < f->size;
    for (const char *p = n->text; *p != '\0'; p++)
        good = good && ((*p >= 'a' && *p <= 'z') || (*p >= '0' && *p <= '9') || *p == '-');
    if (!good || text_copy_mark(n->text) > 0) {
        refuse(r, n, f, "'%s' is no id: use 1 to %d of a-z, 0-9 and -, not ending in -2 to -99",
               n->text, (int)f->size - 1);
        return;
    }
    memcpy(to, n->text, len + 1);
    e->id = n->text;
    if (f->unique != 0)
        refuse_twin(r, n, f, e->map);
}

/* ---- all of them ---- */

static void read_sign(Reader *r, const Node *n, const Field *f, uint8_t *to)
{
    const char *all = f->words;
    char allowed[120];
    Str list = STR_ON(allowed);
    if (n->text[0] != '\0' && n->text[1] == '\0' && strchr(all, n->text[0]) != 0) {
        *to = n->text[0];
        return;
    }
    for (const char *p = all; *p != '\0'; p++)
        put(&list, " %c", *p);
    refuse(r, n, f, "'%s' is '%s', but must be one of%s", f->key, n->text, allowed);
}

void field_plain(Reader *r, const Node *n, const Field *f, uint8_t *to, MapRead *e)
{
    switch (f->type) {
    case FIELD_INT: store_all(f, to, read_number(r, n, f, to)); return;
    case FIELD_WORD: store_all(f, to, f->base + field_choice(r, n, f, e)); return;
    case FIELD_REF: store_all(f, to, f->base + field_ref(r, n, f)); return;
    case FIELD_SIGN: read_sign(r, n, f, to); return;
    default: take_id(r, n, f, to, e); return;
    }
}

void field_fallback(const Field *f, uint8_t *to, MapRead *e)
{
    store_all(f, to, f->fallback);
    if (f->type == FIELD_WORD)
        choose(f, f->fallback - f->base, e);
}

void field_text(Reader *r, const Node *in, const Field *f, const MapRead *e)
{
    char key[96];
    Str s = STR_ON(key);
    put(&s, "%s.%s%s", f->prefix, e->id, f->suffix);
    r->text(r, key, in);
}

/* How far an entry can be trusted: the rulebook states it, it is public knowledge, or it is our own
 * design; and the rule that states it. */
void field_source(Reader *r, const Node *map, const Field *f)
{
    static const char *const words[] = {"rulebook", "public", "own"};
    const Field source = {.type = FIELD_WORD, .key = "source", FIELD_WORDS(words)};
    const size_t prefix = strcspn(f->such_as, "-") + 1;
    const Node *said = node_find(map, "source"), *rule = node_find(map, "rule");
    if (said == 0)
        read_error(r, map, "'source' is missing");
    else
        field_choice(r, said, &source, &(MapRead){.id = ""});
    if (rule == 0 && f->needs_rule)
        read_error(r, map, "'rule' is missing");
    if (rule != 0 && (rule->type != NODE_TEXT || strncmp(rule->text, f->such_as, prefix) != 0))
        read_error(r, rule, "'rule' must be a rule id such as %s", f->such_as);
}
