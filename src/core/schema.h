/* Content described as data. What a map of a content file may hold is a table of fields: key, type,
 * where the value goes, what is allowed. read_fields() turns a map into a struct by such a table
 * and says what is wrong, where, and what is allowed; what no field asks for is refused. So a
 * game's content.c is tables, and a few functions for what several fields must keep together.
 *
 *     static const Field weapon_fields[] = {
 *         ID(Weapon, id, UNIQUE("weapons")),
 *         WORD(Weapon, rarity, "rarity", rarity_words),
 *         INT(Weapon, damage, "damage", 1, 100),
 *         INT(Weapon, range, "range", 1, RANGE_MAX, OR(1)),
 *         SOURCE_AND_RULE("GO-TERR-2"),
 *         CHECK(check_weapon),
 *         {0},
 *     };
 *
 * Traits. Some fields belong only to some entries: an attack has a strength, a reaction has none.
 * An entry has a set of traits, bits that the game names: those of the map around it, those that a
 * nested field gives to its inside, and those of the words chosen so far (CHOICE). A field with
 * ONLY(traits) belongs to entries that have one of them, and is refused in all others. The same key
 * may have several fields, each for other traits.
 *
 * Paths. Entries are named by their ids. A path says where a list of them is: "cards/tokens" is
 * the list 'tokens' in cards.yaml, "weapons" a file that is a list, "nations/nations/towns" the
 * lists 'towns' of all nations, one after the other. References are looked up in the tree of nodes,
 * so they may lead forward, and into other files. */
#ifndef CORE_SCHEMA_H
#define CORE_SCHEMA_H

#include <stddef.h>
#include <stdint.h>

#include "core/reader.h"

enum { DRAWING_MAX = 1024 };  /* signs of a drawing */

typedef enum FieldType {
    FIELD_END,
    /* plain values */
    FIELD_INT, FIELD_WORD, FIELD_REF, FIELD_SIGN, FIELD_ID,
    /* of several */
    FIELD_MAP, FIELD_LIST, FIELD_SET, FIELD_TEXT, FIELD_DRAWING, FIELD_OWN,
    /* without a key of their own */
    FIELD_SOURCE, FIELD_BY_WORD, FIELD_SAME, FIELD_FIXED, FIELD_CHECK,
} FieldType;

/* Reads `n` itself, or checks what was read from it. */
typedef void FieldFn(Reader *r, const Node *n, void *to, Traits traits);
/* Takes a drawing: the number of each sign, row by row from the top. */
typedef void DrawFn(Reader *r, const Node *rows, const uint8_t *signs, void *to);

typedef struct Field Field;
struct Field {
    FieldType type;
    const char *key;
    size_t at, size;        /* the member; of a list, its first element */
    int min, max;           /* a number; how many members; a drawing's rows and columns */
    bool optional;
    int fallback;           /* what an optional number or word is if left out; FIXED */
    bool not_zero;
    size_t floor;           /* 1 + offset of a byte that the number is not below; 0: none */
    int repeat;             /* how many elements get the same number or word; 0: one */

    const void *words;      /* names, or rows that begin with a Term; of signs: a text of them */
    size_t word_step;
    int n_words;
    bool chooses;           /* `words` are choices */
    uint64_t without;       /* bits of words that are not allowed here */
    int base;               /* what the first word or entry is */
    const char *path;       /* REF, SET: where the entries are */
    const char *const *unique;  /* ID: paths of the lists in which it must be the only one; the
                                 * own list is the last of them */

    const Field *fields;    /* MAP, SAME; LIST: every member is a map of these */
    const Field *of;        /* LIST: or every member is one of these */
    size_t count_at, count_size;  /* LIST: a member that gets how many there are; size 0: none */
    bool or_one;            /* LIST: a plain value stands for all; the last one goes on */
    Traits listed;          /* or_one: which entries may have a list; 0: all */

    Traits only;            /* traits of which an entry needs one; 0: every entry has the field */
    Traits gives;           /* to entries inside */
    const char *elsewhere;  /* where the key belongs if not here, for the refusal */
    const char *rule;       /* behind what is demanded, for the refusal */
    const char *such_as;    /* MAP: an example; SOURCE: of a rule id */
    const char *prefix, *suffix;  /* TEXT: key "<prefix>.<id><suffix>" */
    bool needs_rule;        /* SOURCE */
    FieldFn *own;           /* OWN, CHECK */
    NodeType node;          /* OWN */
    DrawFn *draw;
};

/* ---- tables ----
 *
 * Where "to" is needed it is TYPE, MEMBER; of arrays, the first element to fill. Whatever else a
 * field has follows at the end. */

#define FIELD_AT(type_, member_) \
    .at = offsetof(type_, member_), .size = sizeof(((type_ *)0)->member_)

/* A whole number. */
#define INT(type_, member_, key_, min_, max_, ...) \
    {.type = FIELD_INT, .key = key_, FIELD_AT(type_, member_), .min = (min_), .max = (max_), \
     __VA_ARGS__}
/* yes or no; no if left out. */
#define FLAG(type_, member_, key_, ...) \
    {.type = FIELD_WORD, .key = key_, FIELD_AT(type_, member_), .words = core_flag_words, \
     .word_step = sizeof(char *), .n_words = 2, .optional = true, __VA_ARGS__}
/* One word of an array of them: its index. */
#define WORD(type_, member_, key_, words_, ...) \
    {.type = FIELD_WORD, .key = key_, FIELD_AT(type_, member_), FIELD_WORDS(words_), __VA_ARGS__}
/* The same from rows that begin with a Term. */
#define CHOICE(type_, member_, key_, rows_, ...) \
    {.type = FIELD_WORD, .key = key_, FIELD_AT(type_, member_), FIELD_WORDS(rows_), \
     .chooses = true, __VA_ARGS__}
#define FIELD_WORDS(words_) \
    .words = (words_), .word_step = sizeof *(words_), .n_words = sizeof(words_) / sizeof *(words_)
/* The id of an entry of one of the first `cap_` at a path: its index. */
#define REF(type_, member_, key_, path_, cap_, ...) \
    {.type = FIELD_REF, .key = key_, FIELD_AT(type_, member_), .path = path_, .max = (cap_), \
     __VA_ARGS__}
/* One of the characters of a text: the character itself. */
#define SIGN(type_, member_, key_, signs_, ...) \
    {.type = FIELD_SIGN, .key = key_, FIELD_AT(type_, member_), .words = signs_, __VA_ARGS__}
/* 'id': small letters, digits and hyphens, as many as fit. */
#define ID(type_, member_, ...) \
    {.type = FIELD_ID, .key = "id", FIELD_AT(type_, member_), __VA_ARGS__}
/* A map of these fields, for the struct MEMBER. */
#define MAP(type_, member_, key_, fields_, ...) \
    {.type = FIELD_MAP, .key = key_, FIELD_AT(type_, member_), .fields = fields_, __VA_ARGS__}
/* A map of these fields, for the struct around it. */
#define PART(key_, fields_, ...) \
    {.type = FIELD_MAP, .key = key_, .fields = fields_, __VA_ARGS__}
/* A list of min to max maps of these fields. */
#define LIST(type_, member_, key_, min_, max_, fields_, ...) \
    {.type = FIELD_LIST, .key = key_, FIELD_AT(type_, member_), .min = (min_), .max = (max_), \
     .fields = fields_, __VA_ARGS__}
/* A list of min to max values, each as one field says (its key and place do not matter). */
#define VALUES(type_, member_, key_, min_, max_, of_, ...) \
    {.type = FIELD_LIST, .key = key_, FIELD_AT(type_, member_), .min = (min_), .max = (max_), \
     .of = of_, __VA_ARGS__}
/* A list of words: bits by their index. */
#define SET(type_, member_, key_, words_, ...) \
    {.type = FIELD_SET, .key = key_, FIELD_AT(type_, member_), FIELD_WORDS(words_), \
     .max = sizeof(words_) / sizeof *(words_), .optional = true, __VA_ARGS__}
/* A list of ids of the first `cap_` entries at a path: bits by their index. */
#define REFS(type_, member_, key_, path_, cap_, ...) \
    {.type = FIELD_SET, .key = key_, FIELD_AT(type_, member_), .path = path_, .max = (cap_), \
     .optional = true, __VA_ARGS__}
/* {de: …, en: …}, kept under "<prefix>.<id><suffix>"; the id is that of the nearest entry. */
#define TEXT(key_, prefix_, suffix_, ...) \
    {.type = FIELD_TEXT, .key = key_, .prefix = prefix_, .suffix = suffix_, __VA_ARGS__}
/* A list of so many texts of so many signs each. */
#define DRAWING(key_, rows_, columns_, signs_, draw_, ...) \
    {.type = FIELD_DRAWING, .key = key_, .min = (rows_), .max = (columns_), .words = signs_, \
     .draw = draw_, __VA_ARGS__}
/* What no other field can say: the game reads it. */
#define OWN(key_, node_, read_, ...) \
    {.type = FIELD_OWN, .key = key_, .node = node_, .own = read_, __VA_ARGS__}
/* 'source': how far an entry can be trusted; 'rule': the rule that states it, like the example. */
#define SOURCE(example_) {.type = FIELD_SOURCE, .key = "source", .such_as = example_}
#define SOURCE_AND_RULE(example_) \
    {.type = FIELD_SOURCE, .key = "source", .such_as = example_, .needs_rule = true}
/* One number for each word: the words are keys of this very map, MEMBER the first of an array. */
#define BY_WORD(type_, member_, words_, min_, max_, ...) \
    {.type = FIELD_BY_WORD, FIELD_AT(type_, member_), FIELD_WORDS(words_), .min = (min_), \
     .max = (max_), __VA_ARGS__}
/* Further fields of this very map, for the struct MEMBER. */
#define SAME(type_, member_, fields_, ...) \
    {.type = FIELD_SAME, FIELD_AT(type_, member_), .fields = fields_, __VA_ARGS__}
/* Nobody writes it: such entries have always this value. */
#define FIXED(type_, member_, value_, ...) \
    {.type = FIELD_FIXED, FIELD_AT(type_, member_), .fallback = (value_), __VA_ARGS__}
/* What several fields must keep together; called when all of the map is read, if all was right. */
#define CHECK(check_, ...) {.type = FIELD_CHECK, .own = check_, __VA_ARGS__}

/* Members of VALUES. */
#define INT_VALUE(type_, min_, max_) \
    (const Field[]){{.type = FIELD_INT, .size = sizeof(type_), .min = (min_), .max = (max_)}}
#define WORD_VALUE(type_, words_, ...) \
    (const Field[]){{.type = FIELD_WORD, .size = sizeof(type_), FIELD_WORDS(words_), __VA_ARGS__}}
#define REF_VALUE(type_, path_, cap_) \
    (const Field[]){{.type = FIELD_REF, .size = sizeof(type_), .path = path_, .max = (cap_)}}
/* A list in a list, such as a point [x, y]: n values of the type. */
#define TUPLE_VALUE(type_, n_, of_) \
    (const Field[]){{.type = FIELD_LIST, .size = sizeof(type_), .min = (n_), .max = (n_), \
                     .of = of_}}

/* What may follow. */
#define OR(value_) .optional = true, .fallback = (value_)
#define ONLY(traits_) .only = (traits_)
#define ELSEWHERE(text_) .elsewhere = text_
#define COUNTED(type_, member_) \
    .count_at = offsetof(type_, member_), .count_size = sizeof(((type_ *)0)->member_)
#define NOT_BELOW(type_, member_) .floor = 1 + offsetof(type_, member_)
#define UNIQUE(...) .unique = (const char *const[]){__VA_ARGS__, 0}

extern const char *const core_flag_words[2];

/* Reads a map into the struct `to`, whose bytes are zero. */
void read_fields(Reader *r, const Node *map, const Field *fields, void *to, Traits traits);
/* The same for a whole pack: a field for each file. */
void read_pack(Reader *r, const Field *files, void *content);

/* Number `i` of a field's words. */
const char *field_word(const Field *f, int i);

#endif
